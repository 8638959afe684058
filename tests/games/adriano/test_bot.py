"""The fast plays sensibly, and knows no more than its view."""

from collections.abc import Mapping

import pytest

from pioche.bots.bot import RANDOM, Bot
from pioche.bots.levels import LEVELS
from pioche.chance import FastRng
from pioche.core.seats import NOBODY, Seat
from pioche.core.state import State
from pioche.games.adriano import GAME
from tests.games.adriano.tables import load

FAST, EASY = (next(bot for bot in LEVELS if (bot.game, bot.name) == (GAME.slug, name)) for name in ("fast", "easy"))


def chosen(state: State) -> str:
    return GAME.notation((FAST.choose(state.view(state.seat), FastRng("bot")),))


def match(bots: list[Bot], seed: int, options: Mapping[str, object], lab: Mapping[str, object] | None = None) -> State:
    state = GAME.start(len(bots), FastRng(f"deal {seed}"), options, lab)
    chance = FastRng(f"bots {seed}")
    while state.seat != NOBODY:
        state.play(bots[state.seat].choose(state.view(state.seat), chance))
    return state


def test_the_fast_beats_random_play() -> None:
    won = 0
    for seed in range(60):
        fast = seed % 2
        bots: list[Bot] = [RANDOM, RANDOM]
        bots[fast] = FAST
        won += match(bots, seed, {"rounds": 2}).ranks()[fast] == 1
    assert won >= 50


@pytest.mark.parametrize("players", range(2, 7))
def test_fasts_finish_matches_under_every_option(players: int) -> None:
    options = {"rounds": 2, "pit_combinations": True, "protect_caller": True, "reshuffle": True, "pit_rounds": 1}
    assert match([FAST] * players, players, options).seat == NOBODY
    reduced = {"lowest": 3, "highest": 9, "slots": 2 + players % 3}
    assert match([FAST] * players, players, {"rounds": 2, "red_fifteens": 2}, reduced).seat == NOBODY


def test_it_takes_a_low_card_and_leaves_a_high_one() -> None:
    assert chosen(load(hands=["R13 B2 G13 Y5", "B1 G2 Y4 R5"], pit="R15")) == "take"
    assert chosen(load(hands=["R13 B2 G13 Y5", "B1 G2 Y4 R5"], pit="B15")) == "draw"


def test_it_exchanges_the_highest_card_it_knows() -> None:
    assert chosen(load(hands=["R13 B2 G13 Y5", "B1 G2 Y4 R5"], phase="drawn", held="R1")) == "swap 3"


def test_it_throws_what_would_make_things_worse() -> None:
    assert chosen(load(hands=["R1 B2 G4 Y5", "B1 G2 Y6 R5"], phase="drawn", held="B14")) == "throw"


def test_it_names_a_pair_it_is_sure_of() -> None:
    assert chosen(load(hands=["R1 B2 G12 Y12", "B1 G2 Y4 R5"], phase="drawn", held="B6")) == "name 3 4"


def test_it_looks_at_what_it_does_not_know() -> None:
    assert chosen(load(phase="look_own", pit="R7")) == "look 1"
    assert chosen(load(phase="look_other", pit="R9")) == "look 1.1"
    known = [[[0]] * 4, [[0]] * 4]
    assert chosen(load(phase="look_own", pit="R7", known=known)) == "decline"
    assert chosen(load(phase="look_other", pit="R9", known=known)) == "decline"


def test_it_swaps_a_high_card_for_a_lower_one_only() -> None:
    known = [[[0]] * 4, [[0]] * 4]
    hands = ["R1 B14 G4 Y5", "B1 G2 Y4 R5"]
    assert chosen(load(phase="trade", pit="R8", hands=hands, known=known)) == "trade 2 1.1"
    assert chosen(load(phase="trade", pit="R8", known=known)) == "trade 4 1.1"
    assert chosen(load(phase="trade", pit="R8", hands=["R1 B1 G1 Y1", "R2 B2 G2 Y2"], known=known)) == "decline"


def test_it_calls_when_it_looks_lowest() -> None:
    known = [[[0]] * 4, [[]] * 4]
    assert chosen(load(phase="call", pit="R9", known=known)) == "call"
    assert chosen(load(phase="call", pit="R9", known=known, hands=["R14 B14 G14 Y14", "B1 G2 Y4 R5"])) == "silent"


def test_it_plays_its_extra_turns() -> None:
    assert chosen(load(phase="extra", pit="R3")) == "draw"


def test_a_card_known_to_come_next_is_reckoned_with() -> None:
    laid = "R1 B2 G13 Y5 B1 G2 Y4 R5 R4 R15 Y15"
    rest = [card for card in _deck() if card not in laid.split()]
    fields: dict[str, object] = {"hands": ["R1 B2 G13 Y5", "B1 G2 Y4 R5"], "pit": "R4", "turned": 1}
    assert chosen(load(**fields, pile=" ".join(["R15", "Y15", *rest]))) == "draw"
    assert chosen(load(**fields, pile=" ".join(["Y15", "R15", *rest]))) == "take"


def calls_of_easy(hands: list[str]) -> int:
    """Of sixty, each by another seed."""
    view = load(hands=hands, phase="call", pit="B9").view(Seat(0))
    return sum(GAME.notation((EASY.choose(view, FastRng(f"easy {nth}")),)) == "call" for nth in range(60))


def test_easy_may_forget_to_call_and_never_calls_where_the_careful_would_not() -> None:
    assert calls_of_easy(["R13 B12 G13 Y15", "B1 G2 Y4 R5"]) == 0
    assert 10 < calls_of_easy(["R1 B2 G1 Y2", "B11 G10 Y9 R12"]) < 60


def _deck() -> list[str]:
    return [f"{colour}{value}" for value in range(1, 16) for colour in "RBGY"]
