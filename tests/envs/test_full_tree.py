"""OpenSpiel's own tests of a whole game tree, on a reduced Nain Jaune whose states are counted by the rules alone."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest
from open_spiel.integration_tests import api_test

from pioche.chance import DEAL, DEALER, Scripted
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY
from pioche.core.state import State
from pioche.envs.openspiel import load
from tests.envs.integration import findings

NAME = "pioche_nain_jaune"
OPTIONS: dict[str, object] = {"lead": "any", "rounds": 1}
LAB: dict[str, object] = {"ranks": 3, "suits": 2, "hand": 2}
CARDS = (0, 1, 4, 5, 8, 9)

Told = tuple[tuple[int, int], ...]  # who has laid what, in order


def dealt(dealer: int, cards: tuple[int, ...]) -> State:
    script = {(int(DEALER), 0, 0): [dealer], (int(DEAL), 0, 0): list(cards)}
    return game_of("nain_jaune").start(3, Scripted(script), OPTIONS, LAB)


def hands(state: State) -> list[tuple[int, ...]]:
    return [tuple(zone.values) for zone in state.zones()[: state.players]]


def deals() -> Iterator[tuple[int, State]]:
    """Every dealer with every way to give two of six cards to each of three players."""
    for dealer in range(3):
        found = {tuple(hands(state)): state for state in (dealt(dealer, cards) for cards in permutations(CARDS))}
        for state in found.values():
            yield dealer, state


def walked(state: State, told: Told = ()) -> Iterator[tuple[State, Told]]:
    yield state, told
    for action in [] if state.seat == NOBODY else state.legal():
        after = state.copy()
        after.apply(action)
        yield from walked(after, (*told, (int(state.seat), int(action))))


@pytest.fixture(scope="module")
def counted() -> tuple[tuple[int, int, int], int]:
    """Chance nodes, decisions and ends; and what a player may know when it decides.

    That is who deals, its own cards and what all have laid: nothing else is told in a round.
    """
    nodes: Counter[bool] = Counter()
    known: set[tuple[object, ...]] = set()
    for dealer, start in deals():
        held = hands(start)
        for state, told in walked(start):
            nodes[state.seat == NOBODY] += 1
            if state.seat != NOBODY:
                known.add((state.seat, dealer, held[state.seat], told))
    return (1, nodes[False], nodes[True]), len(known)


def test_its_tests_of_a_full_tree_are_passed_with_as_many_states_as_the_rules_have(
    counted: tuple[tuple[int, int, int], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    nodes, known = counted
    assert known == 591
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, NAME, nodes)
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, NAME, known)
    game = load("nain_jaune", longest=6, one_round=True, every_deal=True, lead="any", **LAB)
    found = findings(api_test.EnforceAPIOnFullTreeBase, game)
    assert found.testsRun == 8
    assert not found.failures
    assert not found.errors
