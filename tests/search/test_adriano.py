"""What Adriano's search believes of cards that others keep, and what it does with it."""

from statistics import fmean

from pioche.cards import Card
from pioche.chance import FastRng
from pioche.core.seats import Seat
from pioche.core.state import State
from pioche.core.wire import encode_view
from pioche.games.adriano import GAME
from pioche.games.adriano.deck import NO_CARD, worth
from pioche.games.adriano.rules import Adriano
from pioche.search.adriano import AdrianoPolicy
from pioche.search.beliefs import Beliefs
from tests.games.adriano.tables import load

POLICY = AdrianoPolicy()
KNOWN = [[[0], [0], [0], [0]], [[1], [1], [1], [1]]]


def believed(state: State, places: list[int], deals: int = 300) -> float:
    """The points that the seat to act believes to lie in these places, on average."""
    beliefs, chance = Beliefs(GAME.redealer(state.view(state.seat)), POLICY), FastRng("beliefs")
    found: list[float] = []
    for _ in range(deals):
        deal = beliefs.redeal(chance)
        assert isinstance(deal, Adriano)
        found += [float(worth(Card(deal.hands[place]), 1)) for place in places]
    return fmean(found)


def kept_over(points: int) -> State:
    return load(pit="R9", known=KNOWN, kept_over=[[16] * 4, [points] * 4])


def test_what_was_kept_over_lower_cards_is_believed_to_be_lower() -> None:
    theirs = [4, 5, 6, 7]
    low, middle, nothing = (believed(kept_over(points), theirs) for points in (4, 9, 16))
    assert low < 3.5 < middle < 6 < nothing


def test_a_card_swapped_away_by_one_who_knew_it_is_believed_to_be_high() -> None:
    assert believed(kept_over(17), [4, 5, 6, 7]) > 8.5


def test_a_caller_is_believed_to_be_low() -> None:
    silent = load(turn=1, pit="R9", known=KNOWN, dealer=1)
    called = load(turn=1, pit="R9", known=KNOWN, dealer=1, caller=0)
    assert believed(called, [0, 1, 2, 3]) + 2 < believed(silent, [0, 1, 2, 3])


def test_beliefs_change_only_what_the_seat_cannot_know() -> None:
    options = {"reshuffle": True, "rounds": 2}
    state, chance = GAME.start(3, FastRng("whole"), options), FastRng("moves")
    for _ in range(400):
        if state.seat < 0:
            break
        view = state.view(state.seat)
        deal = Beliefs(GAME.redealer(view), POLICY).redeal(chance)
        assert encode_view(GAME, deal.view(state.seat)) == encode_view(GAME, view)
        assert isinstance(deal, Adriano)
        cards = [card for card in deal.hands if card != NO_CARD] + [deal.pile[i] for i in range(deal.head, deal.end)]
        assert len(set(cards)) == len(cards)
        state.apply(POLICY.pick(state, chance) if chance.below(3) else state.pick(chance))


def test_with_two_players_a_call_needs_a_smaller_lead_than_with_six() -> None:
    hands = ["R1 B1 R2 G5", "B13 G13 Y13 R13"]
    known: list[object] = [KNOWN[0], [[1]] * 4]
    two = load(pit="R9", phase="call", hands=hands, known=known, kept_over=[[16] * 4, [8] * 4])
    assert GAME.notation((POLICY.pick(two, FastRng("any")),)) == "call"
    more = [f"{colour}{value} {colour}{value + 1} - -" for value in (3, 10) for colour in "RB"]
    fields = {"players": 6, "pit": "R9", "phase": "call", "hands": [*hands, *more]}
    six = load(**fields, known=[KNOWN[0], *[[[seat], [seat], [], []] for seat in range(1, 6)]])
    assert six.seat == Seat(0)
    assert GAME.notation((POLICY.pick(six, FastRng("any")),)) == "silent"


def test_no_search_exchanges_a_low_card_for_a_high_one() -> None:
    state = load(phase="drawn", held="B14", known=KNOWN, hands=["R1 B2 G13 Y5", "B1 G2 Y4 R5"])
    assert [GAME.notation((action,)) for action in POLICY.candidates(state)] == ["swap 3", "throw"]
    state = load(phase="taken", held="B14", known=KNOWN, hands=["R1 B2 G4 Y5", "B1 G2 Y4 R5"])
    assert [GAME.notation((action,)) for action in POLICY.candidates(state)] == ["swap 4"]


def picked(state: State) -> str:
    return GAME.notation((POLICY.pick(state, FastRng("any")),))


def test_a_high_card_is_kept_to_make_a_pair_for_the_next_turn() -> None:
    hands = ["R12 B10 R2 G3", "B1 G2 Y4 R5"]
    assert picked(load(phase="drawn", held="B12", known=KNOWN, hands=hands)) == "swap 2"
    assert picked(load(pit="B12", known=KNOWN, hands=hands)) == "take"


def test_no_pair_is_begun_in_the_last_turn() -> None:
    hands = ["R12 B10 R2 G3", "B1 G2 Y4 R5"]
    assert picked(load(phase="drawn", held="B12", known=KNOWN, hands=hands, caller=1)) == "throw"


def test_a_pair_is_named_for_a_card_a_little_higher_as_one_card_fewer_is_left() -> None:
    assert picked(load(phase="drawn", held="B13", known=KNOWN, hands=["R6 B6 R2 G3", "B1 G2 Y4 R5"])) == "name 1 2"


def test_a_search_considers_to_make_a_pair_of_high_cards() -> None:
    state = load(phase="drawn", held="B14", known=KNOWN, hands=["R14 B9 R2 G3", "B1 G2 Y4 R5"])
    assert "swap 2" in [GAME.notation((action,)) for action in POLICY.candidates(state)]


def test_six_players_call_with_less_than_half_of_the_next_hand() -> None:
    hands = ["R1 B1 R2 -", *[f"{colour}9 - - -" for colour in "RBGY"], "R10 - - -"]
    known = [[[0], [0], [0], []], *[[[0, seat], [], [], []] for seat in range(1, 6)]]
    assert picked(load(players=6, pit="R13", phase="call", hands=hands, known=known)) == "call"
    hands[0] = "R1 B1 R3 -"
    assert picked(load(players=6, pit="R13", phase="call", hands=hands, known=known)) == "silent"
