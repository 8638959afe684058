"""Redeals against counting every deal under which the observed history was legal."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import sqrt
from random import Random

import pytest

from pioche.cards import bit, codes, indices, popcount
from pioche.chance import FastRng
from pioche.core.seats import NOBODY, SPECTATOR, Action, Seat
from pioche.core.state import playout
from pioche.core.wire import encode_view
from pioche.games.nain_jaune import GAME
from pioche.games.nain_jaune.options import BELLE_MASK
from pioche.games.nain_jaune.rules import Match
from pioche.games.nain_jaune.sharing import Sharing
from tests.games.nain_jaune.tables import mask, position, start

Shares = tuple[int, ...]


def ways(cards: int, sizes: list[int], refused: list[int]) -> Iterator[Shares]:
    """Every way to share the cards, holder by holder."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(indices(cards & ~refused[0]), sizes[0]):
        share = sum(bit(card) for card in chosen)
        for rest in ways(cards & ~share, sizes[1:], refused[1:]):
            yield (share, *rest)


def strays(found: Counter[Shares], possible: list[Shares]) -> float:
    """How far counts are from equal ones, in standard deviations of chi-square; infinite outside the possible."""
    if not set(found) <= set(possible):
        return float("inf")
    samples = sum(found.values())
    if len(possible) == 1:
        return 0.0
    expected = samples / len(possible)
    chi = sum((found[way] - expected) ** 2 / expected for way in possible)
    freedom = len(possible) - 1
    return (chi - freedom) / sqrt(2 * freedom)


# Sharing by itself.


@pytest.mark.parametrize("seed", range(40))
def test_every_way_to_share_is_equally_likely(seed: int) -> None:
    """Random refusals around a sharing that exists, sparse and dense, of up to five holders."""
    random = Random(seed)
    sizes = [random.randint(0, 3) for _ in range(random.randint(2, 5))]
    cards = list(range(sum(sizes)))
    random.shuffle(cards)
    density = random.choice((0.2, 0.5, 0.8))
    refused: list[int] = []
    for size in sizes:
        own = [cards.pop() for _ in range(size)]
        others = [card for card in range(sum(sizes)) if card not in own]
        refused.append(sum(bit(card) for card in others if random.random() < density))
    everything = bit(sum(sizes)) - 1
    possible = list(ways(everything, sizes, refused))
    sharing, chance = Sharing(everything, sizes, refused), FastRng(str(seed))
    found: Counter[Shares] = Counter()
    for _ in range(20 * min(len(possible), 300) + 50):
        sharing.draw(chance)
        found[tuple(sharing.shares)] += 1
    for shares in found:
        assert [popcount(share) for share in shares] == sizes
        assert not any(share & no for share, no in zip(shares, refused, strict=True))
    assert strays(found, possible) < 4.5


def test_sharings_that_no_exchange_of_two_cards_connects_are_both_found() -> None:
    """Three holders, three cards, each refused by one of them in turn: only the two rotations are possible."""
    sizes, refused = [1, 1, 1], [0b010, 0b100, 0b001]
    sharing, chance = Sharing(0b111, sizes, refused), FastRng("rotations")
    found: Counter[Shares] = Counter()
    for _ in range(1000):
        sharing.draw(chance)
        found[tuple(sharing.shares)] += 1
    assert len(found) == 2
    assert min(found.values()) > 430


def test_the_only_sharing_possible_is_found_among_many_holders() -> None:
    """Holder i can have card i or a lower one: a greedy hand would take what a poorer holder needs."""
    sizes = [1] * 9
    refused = [(bit(9) - 1) & ~(bit(holder + 1) - 1) for holder in range(9)]
    sharing = Sharing(bit(9) - 1, sizes, refused)
    for seed in range(20):
        sharing.draw(FastRng(str(seed)))
        assert list(sharing.shares) == [bit(holder) for holder in range(9)]


def test_a_sharing_that_cannot_be_is_an_error_and_not_a_loop() -> None:
    sharing = Sharing(0b11, [1, 1], [0b01, 0b01])
    with pytest.raises(ValueError, match=r"^no deal fits this view$"):
        sharing.draw(FastRng("1"))


def test_the_same_chance_draws_the_same_sharing_again() -> None:
    sharing = Sharing(bit(12) - 1, [4, 4, 4], [0b1001, 0b0110, 0])
    drawn: list[list[int]] = []
    for _ in range(2):
        sharing.draw(FastRng("again"))
        drawn.append(list(sharing.shares))
        sharing.draw(FastRng("other"))
    assert drawn[0] == drawn[1]


# Whole redeals, against the rules themselves.


def legal_deals(begun: Match, viewer: Seat, actions: list[Action]) -> list[Shares]:
    """The hidden cards now, of every first deal from which all these moves would have been legal."""
    others = [seat for seat in range(begun.players) if seat != viewer]
    sizes = [popcount(begun.hands[seat]) for seat in others]
    unseen = begun.terms.pack_mask & ~begun.hands[viewer] if viewer != SPECTATOR else begun.terms.pack_mask
    refused = [0] * len(others) + [BELLE_MASK if begun.terms.safe else 0]
    found: list[Shares] = []
    trial = begun.copy()
    for deal in ways(unseen, [*sizes, popcount(begun.talon)], refused):
        trial.copy_from(begun)
        for seat, held in zip(others, deal, strict=False):
            trial.hands[seat] = held
        trial.talon = deal[-1]
        if all(_plays(trial, action) for action in actions):
            found.append((*trial.hands, trial.talon))
    return found


def _plays(match: Match, action: Action) -> bool:
    if match.refusal(action) is not None:
        return False
    match.apply(action)
    return True


EIGHT: dict[str, object] = {"ranks": 4, "suits": 2, "hand": 2}
TEN: dict[str, object] = {"ranks": 5, "suits": 2, "hand": 3}
WITH_A_BELLE: dict[str, object] = {"ranks": 7, "suits": 2, "hand": 4}


@pytest.mark.parametrize("seed", ["1", "2", "3"])
@pytest.mark.parametrize(
    ("players", "lab", "options"),
    [
        (3, EIGHT, {}),
        (3, TEN, {}),
        (3, TEN, {"holding_back": True}),
        (3, TEN, {"lead": "any", "restart": "last_layer"}),
        (3, WITH_A_BELLE, {}),
        (4, EIGHT, {"talon": "blind"}),
    ],
)
def test_redeals_are_uniform_over_the_deals_that_explain_the_history(
    players: int, lab: dict[str, object], options: dict[str, object], seed: str
) -> None:
    rng = FastRng(seed)
    match = start(players, {**options, "rounds": 1, "tokens": 90}, lab, seed)
    begun, actions = match.copy(), list[Action]()
    while len(actions) < 6:
        action = match.pick(rng)
        ahead = match.copy()
        ahead.apply(action)
        if ahead.seat == NOBODY:
            break
        match.apply(action)
        actions.append(action)
    viewer = match.seat
    possible = legal_deals(begun, viewer, actions)
    redealer, chance = GAME.redealer(match.view(viewer)), FastRng(f"redeals {seed}")
    found: Counter[Shares] = Counter()
    for _ in range(min(20 * len(possible) + 200, 3000)):
        imagined = redealer.redeal(chance)
        assert isinstance(imagined, Match)
        found[(*imagined.hands, imagined.talon)] += 1
    assert (*match.hands, match.talon) in possible
    assert strays(found, possible) < 4.5


def imagined_ranks(match: Match, seat: int, cards: str) -> int:
    """Of 200 redeals of seat 0's view, how many give another seat one of these cards."""
    redealer, chance = GAME.redealer(match.view(Seat(0))), FastRng(cards)
    count = 0
    for _ in range(200):
        imagined = redealer.redeal(chance)
        assert isinstance(imagined, Match)
        count += imagined.hands[seat] & mask(cards) != 0
    return count


def after_a_pass(holding_back: bool) -> Match:
    """Seat 1 has said « sans as » and « sans 5 »; the fives are unseen."""
    return position(
        ["9C 8C", "9D 8D 7S", "9H 8H 5H"],
        0,
        options={"holding_back": holding_back},
        lacks=["", "A 5", ""],
        wanted="5",
        layer=1,
        talon="AC AD AH AS 5C 5D 5S",
    )


def test_a_sans_is_believed() -> None:
    match = after_a_pass(holding_back=False)
    assert imagined_ranks(match, 1, "5C 5D 5H 5S") == 0
    assert imagined_ranks(match, 2, "5C 5D 5H 5S") > 100


def test_a_sans_proves_nothing_when_players_may_hold_back_but_for_an_ace() -> None:
    match = after_a_pass(holding_back=True)
    assert imagined_ranks(match, 1, "5C 5D 5H 5S") > 50
    assert imagined_ranks(match, 1, "AC AD AH AS") == 0
    assert imagined_ranks(match, 2, "AC AD AH AS") > 50


@pytest.mark.parametrize("seed", range(12))
def test_what_is_imagined_looks_the_same_and_can_be_played(seed: int) -> None:
    """For every viewer, all along a match with eliminations, under each way to lead, hold back and set aside."""
    options: dict[str, object] = {
        "tokens": 12,
        "rounds": 6,
        "holding_back": seed % 2 == 0,
        "talon": ("safe", "blind")[seed % 3 == 0],
        "lead": ("ace", "any")[seed % 4 == 0],
    }
    players = 3 + seed % 6
    match, rng = start(players, options, seed=str(seed)), FastRng(f"play {seed}")
    decisions = 0
    while match.seat != NOBODY:
        if decisions % 23 == 0:
            _compare(match, Seat(decisions % players) if decisions % 2 else SPECTATOR, rng)
        match.apply(match.pick(rng))
        decisions += 1
    _compare(match, SPECTATOR, rng)


def _compare(match: Match, viewer: Seat, rng: FastRng) -> None:
    view = match.view(viewer)
    imagined = GAME.redeal(view, rng)
    assert encode_view(GAME, imagined.view(viewer)) == encode_view(GAME, view)
    assert imagined.legal() == match.legal() or viewer != match.seat
    assert imagined.chance.seed != match.chance.seed
    playout(imagined, rng)
    assert imagined.seat == NOBODY


def test_what_is_imagined_is_a_position_that_can_be_loaded() -> None:
    match, rng = start(6), FastRng("loaded")
    for _ in range(25):
        match.apply(match.pick(rng))
    dumped = GAME.redeal(match.view(match.seat), rng).dump()
    assert GAME.load(dumped).dump() == dumped
    assert dumped["laid"] == codes([int(card) for card in match.laid][: match.laid_count])
