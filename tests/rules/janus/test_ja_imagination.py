"""JA-35 from within: what a viewer thinks possible is exactly what could have led to all they saw."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product

import pytest

from pioche.chance import REDEAL, FastRng
from pioche.core.seats import Seat
from pioche.games.janus import GAME
from tests.rules.janus.shadow import Shadow
from tests.rules.janus.table import DECK, Table
from tests.rules.table import WATCHER

World = tuple[str, ...]  # every hand, then the stock


def world(position: dict[str, object]) -> World:
    hands = position["hands"]
    assert isinstance(hands, list)
    return (*hands, str(position["stock"]))


def imagined(table: Table, viewer: int, times: int) -> Iterator[Table]:
    redealer = GAME.redealer(table.state.view(Seat(viewer)))
    chance = FastRng(f"imagined {viewer}")
    for nth in range(times):
        chance.open(REDEAL, 0, nth)
        yield Table(redealer.redeal(chance))


def played(seed: int, players: int, symbols: int, length: int, hand: int = 2) -> tuple[dict[str, object], list[str]]:
    """A start of few symbols, and random moves from it that do not end the game."""
    lab = {"symbols": symbols, "hand": hand}
    table = Table(GAME.start(players, FastRng(str(seed)), {"stall_rounds": 200}, lab))
    begin = table.now
    rng = FastRng(f"moves {seed}")
    rng.open(100, 0, 0)
    done: list[str] = []
    while len(done) < length:
        choices = [move for move in table.moves() if move not in ("propose", "stop")] or ["stop"]
        move = choices[rng.below(len(choices))]
        table.plays(move)
        if table.over:
            break
        done.append(move)
    return begin, done


def sights(begin: dict[str, object], moves: list[str], viewer: int) -> list[object] | None:
    """All this viewer sees and remembers, move by move, by the shadow's count; None if a move cannot be played."""
    shadow = Shadow(begin)
    seen: list[object] = []
    for move in [*moves, ""]:
        seats = range(shadow.players)
        seen.append([shadow.remembered(viewer, shadow.hands[seat]) for seat in seats])
        seen.append(shadow.remembered(viewer, shadow.stock))
        seen.append([[list(trio) for trio in own] for own in shadow.trios])
        if shadow.over or (move and move not in shadow.moves()):
            return None
        if move:
            shadow.play(move)
    return seen


def final(begin: dict[str, object], moves: list[str]) -> World:
    shadow = Shadow(begin)
    for move in moves:
        shadow.play(move)
    hands = [" ".join(card.text for card in hand) for hand in shadow.hands]
    return (*hands, " ".join(card.text for card in shadow.stock))


def starts(begin: dict[str, object], symbols: int) -> Iterator[dict[str, object]]:
    """Every deal of these cards into places as they are."""
    hands = begin["hands"]
    assert isinstance(hands, list)
    sizes = [len(hand.split()) for hand in hands]
    deck = [card for card in DECK if card[1] in "ABCDEFGHIJK"[:symbols]]
    for order in permutations(deck):
        for turns in product(*((card, card[::-1]) if card[0] != card[1] else (card,) for card in order)):
            rest = list(turns)
            dealt = [" ".join(rest.pop(0) for _ in range(size)) for size in sizes]
            yield begin | {"hands": dealt, "stock": " ".join(rest)}


def fits(sight: str, cards: str) -> bool:
    pairs = zip(sight.split(), cards.split(), strict=True)
    return all(a in ("?", b) for seen, card in pairs for a, b in zip(seen, card, strict=True))


@pytest.mark.parametrize("seed", [3, 7, 8, 21, 55])
@pytest.mark.parametrize("viewer", [WATCHER, 0, 1, 2])
def test_ja_35_all_that_could_have_been_is_imagined_and_equally_often(seed: int, viewer: int) -> None:
    # Six cards of three symbols, one each, three in the stock: every deal there is can be tried.
    begin, moves = played(seed, 3, 3, 4 + seed % 4, hand=1)
    table = Table(GAME.load(begin)).plays(*moves)
    truth = sights(begin, moves, viewer)
    assert truth is not None
    first, pile = truth[0], truth[1]
    assert isinstance(first, list)
    assert isinstance(pile, str)
    possible: Counter[World] = Counter()
    for other in starts(begin, 3):
        hands = other["hands"]
        assert isinstance(hands, list)
        if (
            fits(" ".join([*first, pile]), " ".join([*hands, str(other["stock"])]))
            and sights(other, moves, viewer) == truth
        ):
            possible[final(other, moves)] += 1
    assert set(possible.values()) == {1}
    times = 40 * len(possible)
    found = Counter(world(other.now) for other in imagined(table, viewer, times))
    assert set(found) == set(possible)
    assert all(10 <= count <= 90 for count in found.values())
    assert sum(abs(count - 40) for count in found.values()) / times < 0.25


@pytest.mark.parametrize("seed", range(12))
def test_ja_35_what_is_imagined_could_have_been_dealt_and_played_just_so(seed: int) -> None:
    players = 3 + seed % 2
    begin, moves = played(seed, players, 5 + seed % 3, 40)
    table = Table(GAME.load(begin)).plays(*moves)
    # Number the cards, follow them through the game, and put the imagined ones in their places at the start.
    tracked = Shadow(begin)
    cards = [card for hand in tracked.hands for card in hand] + tracked.stock
    fronts = [card.front for card in cards]
    for move in moves:
        tracked.play(move)
    for viewer in table.viewers():
        truth = sights(begin, moves, viewer)
        for other in imagined(table, viewer, 4):
            now = other.now
            fresh = dict(zip(cards, (card.text for card in cards), strict=True))
            places = [card for hand in tracked.hands for card in hand] + tracked.stock
            hands = now["hands"]
            assert isinstance(hands, list)
            texts = " ".join([*hands, str(now["stock"])]).split()
            fresh.update(zip(places, texts, strict=True))
            dealt = [
                fresh[card] if card.front is front else fresh[card][::-1]
                for card, front in zip(cards, fronts, strict=True)
            ]
            size = 2 * players
            again = begin | {
                "hands": [" ".join(dealt[2 * s : 2 * s + 2]) for s in range(players)],
                "stock": " ".join(dealt[size:]),
            }
            assert sights(again, moves, viewer) == truth
            replay = Table(GAME.load(again)).plays(*moves)
            assert world(replay.now) == world(now)
            assert replay.view(viewer) == table.view(viewer)
