"""Janus at search speed: plain decisions, what it may not know, and that search goes further."""

import pytest

from pioche.bots.bot import RANDOM
from pioche.bots.players import Player, Searcher
from pioche.chance import FastRng
from pioche.core.seats import NOBODY, Seat
from pioche.core.state import State
from pioche.games.janus import GAME
from pioche.games.janus.rules import Match
from pioche.search.janus import JanusPolicy
from pioche.search.policy import rollout
from tests.games.janus.tables import load, play


def choice(state: State, chance: str = "bot") -> str:
    return GAME.notation((JanusPolicy().pick(state, FastRng(chance)),))


def choices(state: State) -> set[str]:
    return {choice(state, f"bot {i}") for i in range(20)}


def considered(state: State) -> list[str]:
    return [GAME.notation((action,)) for action in JanusPolicy().candidates(state)]


def test_it_completes_a_trio_from_a_hand_or_from_the_stock() -> None:
    assert choices(load(hands=["AB AC", "EF DA", "IJ KB"])) == {"take 1.2"}
    assert choices(load(hands=["KB KC", "EF DA", "IJ GH"])) == {"take stock"}


def test_it_sees_a_trio_two_takes_away() -> None:
    state = load(hands=["AB CD", "EF DA", "GH IA"])
    first = choice(state)
    assert first in ("take 1.2", "take 2.2")
    assert {first, choice(play(state, first))} == {"take 1.2", "take 2.2"}


def test_it_does_not_take_two_from_one_hand_for_granted() -> None:
    """Both cards that show A are in the same hand: one turn is not enough."""
    state = load(hands=["AB CD", "EA DA", "GH IJ"])
    play(state, "take 1.1")
    assert choice(state) != "take 1.1"


def test_with_four_cards_it_keeps_its_pair() -> None:
    assert choices(load(hands=["AB AC DE FG", "HI", "JK"])) <= {"discard 3", "discard 4"}


def test_it_breaks_up_a_trio_that_it_knows_to_be_near() -> None:
    """All know that seat 1 holds two A, and seat 2 shows a third."""
    data = load(hands=["BC DE", "AF AG HI", "JA KD"]).dump()
    known = data["known"]
    assert isinstance(known, dict)
    known["hands"][1] = "*/* */* 1/02s"
    state = GAME.load(data)
    assert isinstance(state, Match)
    assert trio_next(state, Seat(1))
    while state.seat == 0:
        play(state, choice(state))
    assert not trio_next(state, Seat(1))


def test_who_has_forgotten_a_pair_does_not_see_it() -> None:
    """Nobody but its owner can see the inner sides of seat 1; they were seen before."""
    data = load(hands=["BC DE", "AF AG HI", "JA KD"]).dump()
    known = data["known"]
    assert isinstance(known, dict)
    known["hands"][1] = "*/* */* */*"
    state, unknowing = GAME.load(data), load(hands=["BC DE", "AF AG HI", "JA KD"])
    policy = JanusPolicy()
    sure, before = policy.candidates(state), policy.candidates(unknowing)
    policy.forget(state, 0, FastRng("keep"))
    assert policy.candidates(state) == sure != before
    policy.forget(state, 100, FastRng("lose"))
    assert policy.candidates(state) == before


def test_a_deal_is_likelier_where_others_hold_pairs_and_less_so_where_they_left_a_third() -> None:
    policy = JanusPolicy()
    apart = policy.likelihood(load(hands=["AB CD", "EF GH", "IJ KB"]))
    pair = policy.likelihood(load(hands=["AB CD", "EF EH", "IJ KB"]))
    left = policy.likelihood(load(hands=["AE CD", "EF EH", "IJ KB"]))
    assert apart < left < pair
    assert policy.likelihood(load(hands=["AB AC", "EF GH", "IJ KB"])) == apart, "its own cards it knows"


def test_careful_players_do_not_wait_for_each_other_for_ever() -> None:
    """Three cards that can make no trio, and a stock that nobody has looked into."""
    fresh = [choice(load(hands=["AB", "CD", "EF"], idle=3 * rounds)) for rounds in range(JanusPolicy().quiet)]
    assert "take stock" in fresh


def test_search_thinks_more_of_new_cards_once_nobody_has_laid_a_trio_for_long() -> None:
    policy = JanusPolicy()

    def gain(rounds: int) -> float:
        before = load(hands=["AB", "CD", "EF"], idle=3 * rounds)
        return policy.gain(before, play(before.copy(), "take stock", "stop"), Seat(0))

    assert gain(0) == gain(policy.patient) < gain(policy.patient + 1) < gain(policy.patient + 2)


def test_a_coach_counts_trios_and_no_taste_for_new_cards() -> None:
    policy = JanusPolicy()
    judging = policy.judging()
    before, rested = [load(hands=["AB", "CD", "EF"], idle=3 * rounds) for rounds in (9, 0)]
    after = play(before.copy(), "take stock", "stop")
    assert judging.gain(before, after, Seat(0)) == policy.gain(rested, after, Seat(0))
    assert judging.gain(before, after, Seat(0)) < policy.gain(before, after, Seat(0))
    assert judging.pick(before, FastRng("same")) == policy.pick(before, FastRng("same"))


def trio_next(state: Match, seat: Seat) -> bool:
    """Whether one take would lay a trio for this seat."""
    asked = state.copy()
    asked.seat = seat
    for action in asked.legal():
        trial = asked.copy()
        trial.apply(action)
        if trial.trios > state.trios:
            return True
    return False


def test_it_gathers_nothing_of_a_symbol_that_can_make_no_trio() -> None:
    laid = ["AC AD AE", "AF AG AH", "AI AJ AK"]
    state = load(hands=["AB AA", "EF GH", "KB KC"], trios=[[], laid, []])
    assert JanusPolicy().gain(state, state, Seat(0)) <= JanusPolicy().gain(state, state, Seat(1))


def test_it_votes_to_end_when_ahead_or_when_nothing_has_happened_for_long() -> None:
    voting = {"phase": "vote", "turn": 1, "proposer": 0}
    quiet = JanusPolicy().quiet * 3
    assert choice(load(**voting)) == "refuse"
    assert choice(load(**voting, idle=quiet)) == "agree"
    laid = "BC BD BE"
    assert choice(load(**voting, trios=[[], [laid], []])) == "agree"
    assert choice(load(**voting, trios=[[laid], [], []])) == "refuse"
    assert choice(load(**voting, trios=[[laid], [], []], idle=quiet)) == "refuse"
    assert choice(load(**voting, trios=[[laid], [], []], idle=JanusPolicy().stubborn * 3)) == "agree"
    assert choice(load(idle=quiet)) == "propose"
    assert choice(load(idle=quiet - 1)) != "propose"
    assert choice(load(idle=quiet, proposed=True)) != "propose"
    assert choice(load(idle=quiet + 3)) != "propose", "whoever refused is not asked again at once"
    assert choice(load(idle=quiet + 12)) == "propose"


def test_search_considers_what_seems_best_and_never_a_vote_it_would_not_give() -> None:
    assert considered(load(hands=["AB AC", "EF DA", "IJ KA"])) == ["take 1.2", "take 2.2"]
    assert len(considered(load(hands=["AB CD", "EF DG", "IJ KB HC"]))) == JanusPolicy().width
    assert considered(load(phase="vote", turn=1, proposer=0)) == ["refuse"]
    assert considered(load(idle=JanusPolicy().quiet * 3)) == ["propose"]


def test_a_trio_is_worth_more_than_anything_hoped_for() -> None:
    before = load(hands=["AB AC", "EF DA", "IJ KB"])
    after = play(before.copy(), "take 1.2")
    policy = JanusPolicy()
    assert policy.gain(before, after, Seat(0)) > policy.gain(before, before, Seat(0)) > 0
    assert policy.gain(before, after, Seat(1)) < 0


def test_it_takes_the_gains_of_the_others_off() -> None:
    before = load(hands=["AB AC", "EF DA", "IJ KB"])
    after = play(before.copy(), "take 1.2")
    policy = JanusPolicy()
    assert sum(policy.gain(before, after, Seat(seat)) for seat in range(3)) == pytest.approx(0)


@pytest.mark.parametrize("players", [3, 4, 6])
def test_it_decides_by_what_the_seat_may_know(players: int) -> None:
    """Imagined tables that the seat cannot tell from the true one get the same move and the same candidates."""
    policy = JanusPolicy()
    for seed in range(8):
        state, rng = GAME.start(players, FastRng(f"start {seed}")), FastRng(f"moves {seed}")
        for step in range(60):
            if state.seat == NOBODY:
                break
            if step % 4 == 0:
                other = GAME.redeal(state.view(state.seat), FastRng(f"redeal {step}"))
                assert policy.pick(other, FastRng("same")) == policy.pick(state, FastRng("same"))
                assert policy.candidates(other) == policy.candidates(state)
            loose = [action for action in state.legal() if GAME.notation((action,)) not in ("propose", "agree")]
            state.apply(loose[rng.below(len(loose))] if seed % 2 else policy.pick(state, rng))


def test_a_game_of_its_own_ends() -> None:
    for seed in range(6):
        state = GAME.start(3 + seed % 4, FastRng(f"start {seed}"))
        rollout(JanusPolicy(), state.copy(), state, FastRng("play"), 2000)
        assert state.seat == NOBODY


def test_it_beats_chance() -> None:
    policy, edge = JanusPolicy(), 0.0
    bots = [Player("fast", "janus", policy), RANDOM, RANDOM]
    for seed in range(12):
        state, chance = GAME.start(3, FastRng(f"start {seed}")), FastRng(f"bots {seed}")
        before = state.copy()
        while state.seat != NOBODY:
            state.play(bots[state.seat].choose(state.view(state.seat), chance))
        edge += policy.gain(before, state, Seat(0))
    assert edge > 0


def test_search_lays_the_trio_it_sees() -> None:
    bot = Searcher("hard", "janus", JanusPolicy(), 500, 60.0)
    state = load(hands=["AB AC", "EF DA", "IJ KB"])
    assert GAME.notation((bot.choose(state.view(state.seat), FastRng("bot")),)) == "take 1.2"
