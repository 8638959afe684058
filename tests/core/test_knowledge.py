"""What a move taught, and whether it drew chance: what an undo depends on."""

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pioche.bots.bot import RANDOM
from pioche.chance import DEAL, Counted, FastRng, Scripted, SealedRng
from pioche.core.game import Game
from pioche.core.knowledge import learned
from pioche.core.registry import game_of
from pioche.core.seats import EVERYONE, NO_ONE, NOBODY, Seat
from pioche.core.state import State
from pioche.core.turn import whole_move
from pioche.core.view import Zone
from pli import GAME as PLI

SLUGS = ["adriano", "janus", "nain_jaune", "programmes"]
SHORT = {"round_limit": 10, "max_rounds": 2}


class Shown(State):
    """A state that is only its zones."""

    def __init__(self, *zones: Zone, past: list[Zone] | None = None) -> None:
        super().__init__("shown", 1, 2, FastRng(""))
        self._zones = list(zones)
        self._past = past or []

    def zones(self) -> list[Zone]:
        return self._zones

    def last_round(self) -> list[Zone]:
        return self._past


def hand(audience: int, *cards: int) -> Zone:
    return Zone("hand", Seat(0), "card", list(cards), [audience] * len(cards))


def counter(value: int) -> Zone:
    return Zone("tokens", Seat(0), "number", [value])


def played(game: Game, state: State, moves: int) -> Iterator[tuple[State, str, State]]:
    """Random moves, each with the state before it and after it."""
    rng = FastRng("moves")
    while state.seat != NOBODY and moves > 0:
        before = state.copy()
        move = whole_move(state, lambda view: RANDOM.choose(view, rng))
        game.play(state, move)
        yield before, game.notation(move), state
        moves -= 1


# What a move taught.


def test_nothing_that_happens_teaches_nothing() -> None:
    for slug in SLUGS:
        game = game_of(slug)
        state = game.start(game.least, FastRng("still"))
        assert not learned(state, state.copy())


def test_a_card_turned_up_teaches() -> None:
    assert learned(Shown(hand(NO_ONE, 3)), Shown(hand(EVERYONE, 3)))
    assert learned(Shown(hand(NO_ONE, 3, 4)), Shown(hand(1, 3, 4)))
    assert learned(Shown(hand(1, 3)), Shown(hand(3, 3)))


def test_a_second_card_of_the_same_name_teaches() -> None:
    known = Zone("pit", NOBODY, "card", [3])
    assert learned(Shown(known, hand(NO_ONE, 3)), Shown(known, hand(EVERYONE, 3)))


def test_a_card_that_all_know_may_lie_elsewhere() -> None:
    pit = Zone("pit", NOBODY, "card", [3])
    assert not learned(Shown(pit, hand(1, 5)), Shown(Zone("pit", NOBODY, "card", []), hand(EVERYONE, 3), hand(1, 5)))


def test_a_card_forgotten_teaches_nothing() -> None:
    assert not learned(Shown(hand(EVERYONE, 3)), Shown(hand(NO_ONE, 3)))


def test_counters_teach_nothing_whatever_they_say() -> None:
    always = Zone("turns", NOBODY, "number", [7], [int(EVERYONE)])
    assert not learned(Shown(counter(3), hand(1, 5)), Shown(counter(4), always, hand(1, 5)))


def test_the_other_face_of_a_card_teaches() -> None:
    def two_faced(audience: int) -> Zone:
        backs = Zone("hand", Seat(0), "symbol", [2], [audience])
        return Zone("hand", Seat(0), "symbol", [1], [1], backs=backs)

    assert learned(Shown(two_faced(NO_ONE)), Shown(two_faced(2)))
    assert not learned(Shown(two_faced(2)), Shown(two_faced(2)))


def test_notes_kept_aside_teach_nothing() -> None:
    def noted(value: int) -> Zone:
        zone = Zone("steps", Seat(0), "steps", [value], [1])
        zone.aside = True
        return zone

    assert not learned(Shown(noted(3)), Shown(noted(4)))


def test_hands_shown_when_a_round_ends_teach() -> None:
    secret = hand(1, 5)
    assert learned(Shown(secret), Shown(secret, past=[Zone("hand", Seat(0), "card", [9])]))
    scores = [Zone("score", NOBODY, "number", [9, 1])]
    assert not learned(Shown(secret), Shown(secret, past=scores))


def test_a_spectator_counts_as_a_viewer() -> None:
    seats = 0b11
    assert learned(Shown(hand(seats, 3)), Shown(hand(EVERYONE, 3)))


def test_programmes_taking_the_discard_teaches_nobody_and_a_draw_and_a_discard_do() -> None:
    game = game_of("programmes")
    taught: dict[str, set[bool]] = {}
    for seed in ("a", "b", "c"):
        state = game.start(3, FastRng(seed), SHORT)
        for before, move, after in played(game, state, 150):
            if after.round == before.round and after.seat != NOBODY:
                taught.setdefault(move.split()[0], set()).add(learned(before, after))
    assert taught["take"] == {False}
    assert taught["draw"] == {True}
    assert True in taught["discard"]


def test_programmes_discarding_the_card_just_taken_teaches_nobody() -> None:
    game = game_of("programmes")
    state = game.start(2, FastRng("back"))
    while "take" not in [game.notation(move) for move in game.moves(state)]:
        game.play(state, game.moves(state)[0])
    top = state.view(Seat(0)).zone("discard", NOBODY).values[-1]
    game.play(state, game.parse("take"))
    before = state.copy()
    game.play(state, game.parse(f"discard {game.code('card', top)}"))
    assert not learned(before, state)


def test_adriano_drawing_teaches_the_mover() -> None:
    game = game_of("adriano")
    taught: dict[str, set[bool]] = {}
    for before, move, after in played(game, game.start(3, FastRng("a")), 200):
        if after.round == before.round:
            taught.setdefault(move.split()[0], set()).add(learned(before, after))
    assert taught["draw"] == {True}


def test_nain_jaune_laying_a_card_teaches_the_others() -> None:
    game = game_of("nain_jaune")
    for before, move, after in played(game, game.start(4, FastRng("a")), 100):
        if move.startswith("lay ") and after.round == before.round:
            assert learned(before, after)


def test_pli_playing_a_card_teaches_the_others() -> None:
    for before, _, after in played(PLI, PLI.start(3, FastRng("a"), {"rounds": 1}), 100):
        assert learned(before, after)


# Whether chance was drawn.


def test_counted_chance_deals_as_the_chance_it_counts() -> None:
    for slug in SLUGS:
        game = game_of(slug)
        counted = Counted(SealedRng("deal"))
        state = game.start(game.least, counted)
        assert state.dump() == game.start(game.least, SealedRng("deal")).dump()
        assert (counted.kind, counted.seed) == ("sealed", "deal")
        assert counted.drawn > 0


def test_counted_chance_shuffles_as_a_script_says() -> None:
    counted = Counted(Scripted({(DEAL, 0, 0): [2, 0, 1]}))
    cards = vec[i64]([0, 1, 2])
    counted.open(DEAL, 0, 0)
    counted.shuffle(cards, 3)
    assert list(cards) == [2, 0, 1]
    assert counted.drawn == 1


@pytest.mark.parametrize("slug", SLUGS)
def test_a_copy_of_a_state_with_counted_chance_plays_on_alike(slug: str) -> None:
    game = game_of(slug)
    counted = Counted(FastRng("twin"))
    state = game.start(game.least, counted)
    twin = state.copy()
    assert twin.chance is counted
    moves = [(after.fingerprint(), move) for _, move, after in played(game, state, 60)]
    assert moves == [(after.fingerprint(), move) for _, move, after in played(game, twin, 60)]


@pytest.mark.parametrize(("slug", "options"), [("adriano", {}), ("nain_jaune", {}), ("programmes", SHORT)])
def test_a_round_end_draws_chance_and_an_ordinary_move_does_not(slug: str, options: dict[str, object]) -> None:
    game = game_of(slug)
    counted = Counted(FastRng("rounds"))
    state = game.start(game.least, counted, options)
    rounds, rng = 0, FastRng("moves")
    while state.seat != NOBODY and rounds < 2:
        move = whole_move(state, lambda view: RANDOM.choose(view, rng))
        drawn, round = counted.drawn, state.round
        game.play(state, move)
        if state.round != round and state.seat != NOBODY:
            rounds += 1
            assert counted.drawn > drawn
        elif slug != "programmes":  # where the reserve may be shuffled at any draw
            assert counted.drawn == drawn
    assert rounds > 0
