"""The search: repeatable, thorough where it is asked to be, and stopped where a machine is far too slow."""

import logging

import pytest

from pioche.chance import Chance, FastRng
from pioche.core.registry import game_of
from pioche.core.seats import Action, Seat
from pioche.core.state import Redealer, Redealt, State
from pioche.games.adriano.moves import CALL, SILENT
from pioche.games.nain_jaune.rules import Match
from pioche.search.adriano import AdrianoPolicy
from pioche.search.halving import LOOK, Search
from pioche.search.nain_jaune import NainJaunePolicy
from pioche.search.policy import Policy

ADRIANO = game_of("adriano")
GAME = game_of("nain_jaune")
POLICY = NainJaunePolicy()


def leading(seed: str = "lead") -> State:
    """A match where somebody may begin a series with any card."""
    state, chance = GAME.start(3, FastRng(seed)), FastRng(seed)
    while state.phase() != "lead" or len(state.legal()) < 5:
        state.apply(state.pick(chance))
    return state


def found(search: Search, state: State, seed: str) -> Action:
    return search.choose(GAME.redealer(state.view(state.seat)), FastRng(seed))


def test_the_same_chance_finds_the_same_move() -> None:
    state = leading()
    search = Search(POLICY, 3000)
    assert len({found(search, state, "same") for _ in range(3)}) == 1


def calling(mine: str, knows: list[int], let_go: int = 16) -> State:
    """Adriano: the first of two is asked whether to call, what the other has, nobody knows."""
    position = ADRIANO.start(2, FastRng("deal")).dump()
    hands = [mine, "R14 B14 G14 Y14"]
    held = {*" ".join(hands).split(), "R13"}
    pile = [f"{colour}{value}" for value in range(1, 16) for colour in "RBGY" if f"{colour}{value}" not in held]
    known = [[knows] * 4, [[]] * 4]
    more = {
        "turn": 0,
        "phase": "call",
        "dealer": 1,
        "hands": hands,
        "pile": " ".join(pile),
        "pit": "R13",
        "known": known,
        "kept_over": [[let_go] * 4, [16] * 4],
    }
    return ADRIANO.load(position | more)


@pytest.mark.parametrize(("mine", "calls"), [("R1 B1 G1 R15", True), ("G13 Y13 B13 B12", False)])
def test_a_search_calls_with_a_low_hand_and_not_with_a_high_one(mine: str, calls: bool) -> None:
    state = calling(mine, [0], let_go=5)
    search = Search(AdrianoPolicy(), 4000)
    assert (search.choose(ADRIANO.redealer(state.view(state.seat)), FastRng("call")) == CALL) is calls


def test_who_has_forgotten_all_does_not_call() -> None:
    policy = AdrianoPolicy()
    state = calling("R1 B2 G3 R15", [0])
    assert policy.pick(state, FastRng("")) == CALL
    policy.forget(state, 100, FastRng(""))
    assert policy.pick(state, FastRng("")) == SILENT


class Playing(Policy):
    """Plays Nain Jaune, and nothing else: a compiled policy has no subclasses here."""

    def pick(self, state: State, chance: Chance) -> Action:
        return POLICY.pick(state, chance)

    def won(self, before: State, after: State, seat: Seat) -> int:
        return POLICY.won(before, after, seat)


class Wavering(Playing):
    """Whatever is done, its result is heads or tails."""

    def __init__(self) -> None:
        self.coin = FastRng("coin")

    def gain(self, before: State, after: State, seat: Seat) -> float:
        return float(self.coin.below(2))


class Counting(Redealer):
    """Counts how many deals are asked for."""

    def __init__(self) -> None:
        state = leading()
        self.deals = GAME.redealer(state.view(state.seat))
        self.drawn = 0

    def redeal(self, chance: Chance) -> Redealt:
        self.drawn += 1
        return self.deals.redeal(chance)


def drawn(policy: Policy, decisions: int) -> int:
    """How many deals a search imagines."""
    deals = Counting()
    Search(policy, decisions).choose(deals, FastRng("x"))
    return deals.drawn


def test_a_search_that_takes_far_too_long_is_stopped_and_says_so(caplog: pytest.LogCaptureFixture) -> None:
    state = leading()
    with caplog.at_level(logging.WARNING):
        assert found(Search(Wavering(), 10**9, patience=0.05), state, "slow") in state.legal()
    assert "stopped after 0.05 s" in caplog.text


class Convinced(Playing):
    """Expects far more of the last candidate than any trial could bring."""

    def hopes(self, state: State, candidates: list[Action]) -> list[float]:
        return [0.0] * (len(candidates) - 1) + [1e9]


def test_what_a_candidate_promises_counts_beside_what_it_brings() -> None:
    state = leading()
    assert found(Search(Convinced(), 3000), state, "hope") == state.legal()[-1]


class Laborious(Playing):
    """Has to think about every deal for as long as a hundred decisions take."""

    def effort(self, state: State) -> int:
        return 100


def test_what_it_costs_to_imagine_a_deal_is_paid_from_the_same_budget() -> None:
    assert drawn(Laborious(), 5000) < drawn(Playing(), 5000)


class Settled(Playing):
    """The first card to be led is the best on every deal."""

    def gain(self, before: State, after: State, seat: Seat) -> float:
        assert isinstance(before, Match)
        assert isinstance(after, Match)
        return float(after.laid[before.laid_count] == leading().legal()[0])


def test_a_search_ends_early_where_one_candidate_is_surely_the_best_and_not_where_it_is_a_toss_up() -> None:
    assert drawn(Settled(), 100_000) < 2 * LOOK
    assert drawn(Wavering(), 100_000) > 4 * LOOK
