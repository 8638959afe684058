"""What a viewer imagines, against counting every deal of a reduced game, and in whole games."""

import json
from collections import Counter
from collections.abc import Mapping
from functools import cache

import pytest

from pioche.chance import DEALER, REDEAL, Chance, FastRng, Scripted, outcomes
from pioche.core.refusal import Refusal
from pioche.core.seats import HIDDEN, NOBODY, SPECTATOR, Action, Seat
from pioche.core.state import State, playout
from pioche.core.view import Zone
from pioche.core.wire import encode_view
from pioche.games.janus import GAME
from pioche.games.janus.redeal import Imagination
from pioche.games.janus.rules import Match
from tests.games.janus.tables import load, play, row

Sides = tuple[int, ...]

STOCK = str(load().dump()["stock"])
VIEWERS = [Seat(0), Seat(1), Seat(2), SPECTATOR]


def seen(state: State, viewer: Seat) -> str:
    return json.dumps(encode_view(GAME, state.view(viewer)))


def sides_of(zones: list[Zone]) -> Sides:
    found: list[int] = []
    for zone in zones:
        assert zone.backs is not None
        found += [*zone.values, *zone.backs.values]
    return tuple(found)


def lying(state: State) -> Sides:
    """Every side, place by place."""
    return sides_of(state.zones())


def lying_for(state: State, viewer: Seat) -> Sides:
    return sides_of(state.view(viewer).zones)


@cache
def every_start(hand: int) -> list[tuple[Sides, State]]:
    """All deals by seat 0 of a game of three symbols; each is as likely as any other."""

    def start(chance: Chance) -> State:
        return GAME.start(3, chance, lab={"symbols": 3, "hand": hand})

    found: list[tuple[Sides, State]] = []
    for _, state in outcomes(start):
        if state.seat != 0:
            break
        found.append((lying(state), state))
    return found


def possible(hand: int, viewer: Seat, seed: int, moves: int) -> tuple[State, set[Sides]]:
    """A match after some moves, and every table under which the viewer would have seen the same all along."""
    starts = every_start(hand)
    state = starts[seed * 7919 % len(starts)][1].copy()
    known = [(i, side) for i, side in enumerate(lying_for(state, viewer)) if side != HIDDEN]
    alike = [other.copy() for sides, other in starts if all(sides[i] == side for i, side in known)]
    alike = [other for other in alike if seen(other, viewer) == seen(state, viewer)]
    rng = FastRng(f"moves {seed}")
    for _ in range(moves):
        choices = [action for action in state.legal() if GAME.notation((action,)) != "propose"]
        if not choices:
            break
        action = choices[rng.below(len(choices))]
        state.apply(action)
        still: list[State] = []
        for other in alike:
            if other.refusal(action) is None:
                other.apply(action)
                if seen(other, viewer) == seen(state, viewer):
                    still.append(other)
        alike = still
    return state, {lying(other) for other in alike}


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize(("hand", "moves"), [(1, 2), (1, 5), (1, 10), (2, 3), (2, 8)])
def test_redeal_is_exactly_as_likely_as_counting_says(hand: int, moves: int, viewer: Seat) -> None:
    """Every way one draw can go is followed, and those that make no table are left out: no sampling, no tolerance."""
    state, expected = possible(hand, viewer, seed=10 * moves + viewer, moves=moves)
    view = state.view(viewer)

    def draw(chance: Chance) -> Sides | None:
        imagination = Imagination(view)
        if not imagination.draw(chance):
            return None
        return lying(imagination.imagined())

    found: dict[Sides, float] = {}
    for weight, sides in outcomes(draw):
        if sides is not None:
            found[sides] = found.get(sides, 0.0) + weight
    even = sum(found.values()) / len(expected)
    assert found == {sides: pytest.approx(even) for sides in expected}


def test_redeals_of_a_reduced_game_cover_every_possible_table() -> None:
    state, expected = possible(1, Seat(0), seed=7, moves=2)
    assert len(expected) > 5
    redealer, chance = GAME.redealer(state.view(Seat(0))), FastRng("redeal")
    found = Counter(lying(redealer.redeal(chance)) for _ in range(200 * len(expected)))
    assert set(found) == expected
    assert all(130 < count < 270 for count in found.values())


def random_state(players: int, seed: int, moves: int, options: Mapping[str, object] | None = None) -> State:
    state = GAME.start(players, FastRng(f"start {seed}"), options)
    rng = FastRng(f"moves {seed}")
    for _ in range(moves):
        choices = [action for action in state.legal() if GAME.notation((action,)) not in ("propose", "agree")]
        if not choices:
            break
        state.apply(choices[rng.below(len(choices))])
    return state


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("moves", [0, 5, 80])
def test_the_view_of_a_redeal_is_the_view(players: int, moves: int) -> None:
    state = random_state(players, moves + players, moves)
    chance = FastRng("redeal")
    chance.open(REDEAL, 0, 0)
    for viewer in (SPECTATOR, *(Seat(seat) for seat in range(players))):
        redealer = GAME.redealer(state.view(viewer))
        for _ in range(2):
            imagined = redealer.redeal(chance)
            assert seen(imagined, viewer) == seen(state, viewer)
            assert imagined.legal() == state.legal()
            assert GAME.load(imagined.dump()).dump() == imagined.dump()
    assert playout(imagined, chance) > 0


def inner_sides(state: State, seat: int) -> list[str]:
    return [card[0] for card in cards_of(state, seat)]


def cards_of(state: State, seat: int) -> list[str]:
    hands = state.dump()["hands"]
    assert isinstance(hands, list)
    return str(hands[seat]).split()


def test_the_past_rules_out_what_would_have_been_laid() -> None:
    """Seat 1 has two inner sides that seat 0 does not know and took a card that shows C: they are not both C."""
    state = play(load(hands=["IJ", "CA DB", "EC"], turn=1), "take 2.1", "stop")
    redealer, chance = GAME.redealer(state.view(Seat(0))), FastRng("redeal")
    imagined = Counter(inner_sides(redealer.redeal(chance), 1).count("C") for _ in range(1200))
    assert set(imagined) == {1, 2}


def test_the_past_is_remembered_when_the_cards_have_moved() -> None:
    state = play(
        load(hands=["IJ GH", "CA DB", "EC"], turn=1), "take 2.1", "stop", "take stock", "stop", "take 1.1", "stop"
    )
    play(state, "discard 2")
    assert state.public()["unlaid"] == ["0.1+ 0.2+ 0.3+", "0.3- 1.1+ C"]
    redealer, chance = GAME.redealer(state.view(Seat(0))), FastRng("redeal")
    both: Counter[tuple[bool, bool]] = Counter()
    for _ in range(1200):
        imagined = redealer.redeal(chance)
        both[cards_of(imagined, 0)[2][1] == "C", inner_sides(imagined, 1)[0] == "C"] += 1
    assert set(both) == {(False, False), (False, True), (True, False)}


def test_everybody_elses_knowledge_is_imagined_with_the_cards() -> None:
    state = random_state(4, 5, 30)
    imagined = GAME.redeal(state.view(Seat(0)), FastRng("redeal"))
    for viewer in (SPECTATOR, Seat(1), Seat(2), Seat(3)):
        for mine, theirs in zip(state.view(viewer).zones, imagined.view(viewer).zones, strict=True):
            assert mine.backs is not None
            assert theirs.backs is not None
            assert (mine.marks, mine.backs.marks) == (theirs.marks, theirs.backs.marks)


def test_two_matches_that_a_seat_cannot_tell_apart_are_imagined_alike() -> None:
    one = load(hands=["AB CD", "EF GH", "IJ KA"], stock=STOCK)
    other = load(hands=["AB CD", "GF EH", "IJ KA"], stock=STOCK.replace("FG", "EF").replace("EH", "GH"))
    assert row(one.view(Seat(0)).zone("hand", Seat(1))) == "??/F= ??/H="
    assert seen(one, Seat(0)) == seen(other, Seat(0))
    redeals = [GAME.redeal(state.view(Seat(0)), FastRng("x")).dump() for state in (one, other)]
    assert redeals[0] == redeals[1]


def test_an_imagined_future_is_not_ours() -> None:
    state = random_state(3, 1, 10)
    chance = FastRng("redeal")
    redealer = GAME.redealer(state.view(Seat(0)))
    first, second = redealer.redeal(chance), redealer.redeal(chance)
    assert first.chance.seed != second.chance.seed
    assert state.chance.seed not in (first.chance.seed, second.chance.seed)
    assert first.chance.kind == "fast"


def test_a_disguised_start_leads_to_what_was_imagined_by_the_same_moves() -> None:
    for seed in range(12):
        moves: list[Action] = []
        state = GAME.start(4, FastRng(f"start {seed}"))
        dealer = int(state.seat)
        rng = FastRng(f"moves {seed}")
        for _ in range(40):
            choices = [action for action in state.legal() if GAME.notation((action,)) != "propose"]
            if state.seat == NOBODY:
                break
            moves.append(choices[rng.below(len(choices))])
            state.apply(moves[-1])
        imagined = GAME.redeal(state.view(Seat(1)), FastRng(f"redeal {seed}"))
        script = GAME.disguise({(int(DEALER), 0, 0): [dealer]}, state, imagined)
        other = GAME.start(4, Scripted(script))
        for action in moves:
            other.play(action)
        assert lying(other) == lying(imagined)
        assert seen(other, Seat(1)) == seen(state, Seat(1))


def test_a_position_with_odd_knowledge_is_still_imagined() -> None:
    known = {
        "hands": ["*/* */*", "1/02s 1/02s", "2/01s 2/01s"],
        "stock": " ".join(["-/*"] * 4 + ["-/-"] * 55 + ["*/-"]),
    }
    state = load(known=known, unlaid=["stock.1+ stock.9+ C", "1.1+ 1.2+ stock.20-"])
    for viewer in VIEWERS:
        imagined = GAME.redeal(state.view(viewer), FastRng("x"))
        assert seen(imagined, viewer) == seen(state, viewer)
    assert isinstance(imagined, Match)


def test_a_match_that_is_over_can_still_be_imagined() -> None:
    state = play(load(), "propose", "agree", "agree")
    imagined = GAME.redeal(state.view(Seat(2)), FastRng("x"))
    assert imagined.seat == NOBODY
    assert seen(imagined, Seat(2)) == seen(state, Seat(2))
    refusal = imagined.refusal(Action(0))
    assert isinstance(refusal, Refusal)
    assert refusal.kind == "over"
