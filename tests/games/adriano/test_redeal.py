"""Redeals against counting: every deal of a reduced game, played with the same moves."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import permutations, product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pioche.chance import DEAL, RESHUFFLE, Chance, FastRng
from pioche.core.events import Journal
from pioche.core.seats import NOBODY, SPECTATOR, Seat
from pioche.core.state import State, playout
from pioche.core.wire import encode_view
from pioche.games.adriano import GAME
from tests.games.adriano.tables import cards, told

Arrangement = tuple[int, ...]
Truth = tuple[object, ...]

GROUPS = 12  # observations of each viewer whose redeals are counted


class Arranged(Chance):
    """Each shuffle puts the cards in the order asked for: the n-th from here is the i-th that lay there."""

    def __init__(self, dealer: int, deal: Arrangement, others: tuple[Arrangement, ...]) -> None:
        super().__init__()
        self.kind = "fast"
        self.seed = "arranged"
        self.dealer = dealer
        self.purpose = -1
        self.deal = deal
        self.others = others
        self.sizes: list[int] = []

    def open(self, purpose: i64, round: i64, nth: i64) -> None:
        self.purpose = int(purpose)

    def below(self, n: i64) -> i64:
        return self.dealer

    def fork(self) -> str:
        return "forked"

    def shuffle(self, cards: vec[i64], count: i64) -> None:
        if self.purpose == DEAL:
            order = self.deal
        else:
            order = self.others[len(self.sizes)] if self.others else tuple(range(count))
            self.sizes.append(int(count))
        lay = [cards[i] for i in range(count)]
        for i in range(count):
            cards[i] = lay[order[i]]


@dataclass(frozen=True)
class Story:
    """Moves played from every deal that fits.

    The order of the deal names only cards that all get to see; `?` and what is left out is any card.
    """

    name: str
    players: int
    lab: Mapping[str, object]
    order: str
    moves: str
    options: Mapping[str, object] = field(default_factory=dict)
    shuffles: tuple[int, ...] = ()  # how many cards each shuffling of the pit has

    def deals(self) -> Iterator[Arrangement]:
        deck = cards(_deck(self.lab))
        wanted = self.order.split()
        fixed = {i: deck.index(cards(code)[0]) for i, code in enumerate(wanted) if code != "?"}
        free = [i for i in range(len(deck)) if i not in fixed.values()]
        for rest in permutations(free):
            others = iter(rest)
            yield tuple(fixed[i] if i in fixed else next(others) for i in range(len(deck)))

    def chances(self) -> Iterator[Arranged]:
        piles = list(product(*(permutations(range(size)) for size in self.shuffles)))
        for order in self.deals():
            for others in piles:
                yield Arranged(self.players - 1, order, others)

    def end(self, chance: Chance, journal: Journal) -> State | None:
        """How the story ends; None where one of its moves is not legal."""
        state = GAME.start(self.players, chance, self.options, self.lab, None, journal)
        for text in self.moves.split(", "):
            action = GAME.parse(text)[0]
            if state.refusal(action) is not None:
                return None
            state.apply(action)
        return state


def _deck(lab: Mapping[str, object]) -> str:
    low, high, colours = (int(str(lab[name])) for name in ("lowest", "highest", "colours"))
    return " ".join(f"{colour}{value}" for value in range(low, high + 1) for colour in "RBGY"[:colours])


def truth(state: State) -> Truth:
    position = state.dump()
    return (str(position["hands"]), position["pile"], position["held"])


TWOS = {"lowest": 7, "highest": 10, "colours": 2, "slots": 2}  # 8 cards, 4 of them dealt to two players
SIX = {"lowest": 8, "highest": 10, "colours": 2, "slots": 2}
THREES = {"lowest": 4, "highest": 10, "colours": 1, "slots": 3}  # 7 cards, 6 of them dealt to two players
PLAIN = {"lowest": 9, "highest": 15, "colours": 1, "slots": 2}
TRIO = {"lowest": 12, "highest": 15, "colours": 2, "slots": 2}  # 8 cards, 6 of them dealt to three players

STORIES = [
    Story("after the deal", 2, SIX, "", "draw"),
    Story("an 8 swaps", 2, TWOS, "? R7 ? ? B8", "draw, throw, trade 1 1.2, silent, draw, swap 1, silent, draw"),
    Story("a 9 looks", 2, TWOS, "? ? ? R10 R9", "draw, throw, look 1.1, silent, draw, swap 2, silent"),
    Story("a 7 looks", 2, THREES, "? ? ? ? ? ? R7", "draw, throw, look 1, silent, draw"),
    Story("a combination is named", 2, SIX, "R10", "draw, name 1 2"),
    Story("a combination fails", 2, SIX, "R10", "draw, name 1 2, swap 1, silent, draw, swap 2, silent"),
    Story("three slots are filled", 2, THREES, "R10", "draw, name 1 3, swap 2, silent, draw, swap 1"),
    Story("the pit is turned over", 2, THREES, "R10", "draw, swap 1, silent, draw, swap 3, call, draw"),
    Story(
        "the pit is shuffled",
        2,
        PLAIN,
        "? R14 ? ? R10",
        "draw, throw, silent, draw, swap 1, silent, draw, swap 2, silent, draw, swap 2, silent, draw",
        {"reshuffle": True},
        (3,),
    ),
    Story(
        "the pit is shuffled twice",
        3,
        TRIO,
        "R12 B14 R13",
        "draw, swap 1, silent, draw, swap 1, silent, draw, swap 1, call, draw, swap 1, draw",
        {"reshuffle": True},
        (2, 2),
    ),
    Story(
        "a shuffled card is swapped",
        2,
        {"lowest": 8, "highest": 13, "colours": 1, "slots": 2},
        "R8",
        "draw, swap 1, silent, draw, swap 1, silent, draw, throw, trade 2 1.1, silent",
        {"reshuffle": True},
        (2,),
    ),
]


@pytest.mark.parametrize("story", STORIES, ids=[story.name for story in STORIES])
def test_a_redeal_is_as_likely_as_the_deals_that_explain_what_was_seen(story: Story) -> None:
    viewers = (*range(story.players), SPECTATOR)
    possible: dict[tuple[int, str], Counter[Truth]] = defaultdict(Counter)
    example: dict[tuple[int, str], State] = {}
    for chance in story.chances():
        journal = Journal()
        state = story.end(chance, journal)
        if state is None:
            continue
        assert chance.sizes == list(story.shuffles)
        for viewer in viewers:
            view = encode_view(GAME, state.view(Seat(viewer)))
            received = (int(viewer), json.dumps([told(journal.events, int(viewer)), view]))
            possible[received][truth(state)] += 1
            example[received] = state
    assert possible, "no deal fits the story"
    for viewer in viewers:
        mine = sorted((received for received in possible if received[0] == viewer), key=lambda r: possible[r].total())
        for received in mine[:: max(1, len(mine) // GROUPS)]:
            counted = possible[received]
            expected = {deal: Fraction(count, counted.total()) for deal, count in counted.items()}
            assert imagined(example[received], Seat(viewer)) == expected


def imagined(state: State, viewer: Seat) -> dict[Truth, Fraction]:
    """How likely a viewer's redeals are, over every way their shuffles can fall."""
    redealer = GAME.redealer(state.view(viewer))
    first = Arranged(0, (), ())
    first.open(RESHUFFLE, 0, 0)
    redealer.redeal(first)
    found: Counter[Truth] = Counter()
    for orders in product(*(permutations(range(size)) for size in first.sizes)):
        chance = Arranged(0, (), orders)
        found[truth(redealer.redeal(chance))] += 1
    return {deal: Fraction(count, found.total()) for deal, count in found.items()}


def test_the_stories_hide_something_from_everybody_and_sort_it_by_shuffle() -> None:
    shuffled = STORIES[-2]
    for chance in shuffled.chances():
        state = shuffled.end(chance, Journal())
        if state is not None:
            redealer = GAME.redealer(state.view(SPECTATOR))
            first = Arranged(0, (), ())
            redealer.redeal(first)
            assert first.sizes == [4, 2, 2]
            return
    pytest.fail("no deal fits the story")


@pytest.mark.parametrize("players", range(2, 7))
def test_a_redeal_looks_the_same_to_its_viewer_and_can_be_played_to_the_end(players: int) -> None:
    state = GAME.start(players, FastRng("deals"), {"rounds": 2, "reshuffle": players % 2 == 0}, {"lowest": 6})
    rng = FastRng("moves")
    step = 0
    while state.seat != NOBODY:
        if step % 5 == 0:
            for viewer in (*range(players), SPECTATOR):
                view = state.view(Seat(viewer))
                imagined = GAME.redeal(view, rng)
                assert encode_view(GAME, imagined.view(Seat(viewer))) == encode_view(GAME, view)
                if viewer == state.seat:
                    assert imagined.legal() == state.legal()
                playout(imagined, rng)
                assert imagined.seat == NOBODY
        state.apply(state.pick(rng))
        step += 1
    view = state.view(SPECTATOR)
    assert encode_view(GAME, GAME.redeal(view, rng).view(SPECTATOR)) == encode_view(GAME, view)


def test_a_redealt_match_has_a_future_of_its_own() -> None:
    state = GAME.start(3, FastRng("deals"))
    chance = FastRng("imagination")
    seeds = {GAME.redeal(state.view(Seat(0)), chance).chance.seed for _ in range(10)}
    assert len(seeds) == 10
    assert "deals" not in seeds
