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
from pioche.search.adriano_memory import Memory
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


def kept_over_among_three(points: int) -> State:
    known = [*KNOWN, [[2], [2], [2], [2]]]
    hands = ["R1 B2 G4 Y5", "B1 G2 Y4 R5", "G1 Y2 R4 B5"]
    return load(players=3, hands=hands, pit="R9", known=known, kept_over=[[16] * 4, [points] * 4, [16] * 4])


def test_what_was_kept_over_lower_cards_is_believed_to_be_lower() -> None:
    theirs = [4, 5, 6, 7]
    low, middle, nothing = (believed(kept_over_among_three(points), theirs) for points in (4, 9, 16))
    assert low < 3.5 < middle < 6 < nothing


def test_between_two_what_was_let_go_tells_less() -> None:
    theirs = [4, 5, 6, 7]
    low, middle, nothing = (believed(kept_over(points), theirs) for points in (4, 9, 16))
    assert 4.5 < low < middle < 7 < nothing
    assert believed(kept_over_among_three(4), theirs) + 1 < low


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
    assert [GAME.notation((action,)) for action in POLICY.candidates(state)] == ["throw", "swap 3"]
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


def test_six_players_call_with_about_half_of_what_the_next_hand_may_be_after_its_last_turn() -> None:
    hands = ["R1 B2 - -", *[f"{colour}12 - - -" for colour in "RBGY"], "R13 - - -"]
    known = [[[0], [0], [], []], *[[[0, seat], [], [], []] for seat in range(1, 6)]]
    assert picked(load(players=6, pit="R14", phase="call", hands=hands, known=known)) == "call"
    assert picked(load(players=6, pit="R3", phase="call", hands=hands, known=known)) == "silent"
    hands[0] = "R1 B3 - -"
    assert picked(load(players=6, pit="R14", phase="call", hands=hands, known=known)) == "silent"


def test_three_points_are_called_with_when_others_would_need_luck_to_get_below() -> None:
    known = [[[0], [0], [0], []], [[0, 1], [0, 1], [], []], [[0, 2], [0, 2], [], []]]
    fields = {"players": 3, "pit": "R13", "phase": "call", "known": known}
    assert picked(load(**fields, hands=["R1 B1 G1 -", "R2 R4 - -", "B2 B3 - -"])) == "call"
    assert picked(load(**fields, hands=["R1 B1 G1 -", "R2 R4 - -", "Y1 B2 - -"])) == "silent"


def test_all_equal_cards_are_named_and_a_carre_whatever_was_drawn() -> None:
    carre = load(phase="drawn", held="G13", known=KNOWN, hands=["Y15 R15 B15 G15", "B1 G2 Y4 R5"])
    assert picked(carre).startswith("name ")
    assert len(picked(carre).split()) == 5
    trio = load(phase="drawn", held="G5", known=KNOWN, hands=["Y9 R9 B9 G15", "B1 G2 Y4 R5"])
    assert picked(trio) == "name 1 2 3"


def test_the_red_fifteen_is_not_left_on_top_for_the_next_player() -> None:
    hands = ["B15 R15 R2 G3", "B1 G2 Y4 R5"]
    assert picked(load(phase="drawn", held="R1", known=KNOWN, hands=hands)) == "name 2 1"


def test_nobody_forgets_equal_cards_of_their_own_nor_what_all_were_shown() -> None:
    everyone = {"hands": ["R1 B1 G1 Y9", "B2 G2 Y4 R5"], "known": [[[0], [0], [0], [0]], [[0, 1], [0], [], []]]}
    state = load(pit="R9", **everyone)
    assert isinstance(state, Adriano)
    POLICY.forget(state, 100, FastRng("lose"))
    assert [place for place in range(8) if state.known[place] & 1] == [0, 1, 2, 4]


def test_a_known_one_is_not_swapped_away_by_an_eight() -> None:
    state = load(
        phase="trade", pit="B8", known=KNOWN, hands=["R1 B1 G1 Y1", "B2 G2 Y4 R5"], kept_over=[[4] * 4, [2] * 4]
    )
    POLICY.forget(state, 100, FastRng("lose"))
    assert picked(state) == "decline"


def test_a_pair_of_low_cards_is_not_given_for_a_higher_card() -> None:
    hands = ["R1 B4 Y2 G2", "B1 R2 Y4 R5"]
    assert picked(load(phase="drawn", held="B6", known=KNOWN, hands=hands)) == "throw"
    assert picked(load(phase="drawn", held="B5", known=KNOWN, hands=hands)) == "name 3 4"


def test_a_pair_is_not_broken_for_a_low_card_on_the_pit() -> None:
    hands = ["B7 R5 R3 G7", "B1 G2 Y4 B5"]
    assert picked(load(pit="R2", known=KNOWN, hands=hands)) == "draw"
    assert picked(load(phase="taken", held="R2", known=KNOWN, hands=hands)) == "swap 2"


def test_a_card_kept_over_low_ones_seems_higher_when_the_lowest_are_seen() -> None:
    few, many = (load(pit=pit, known=KNOWN, kept_over=[[16] * 4, [4] * 4]) for pit in ("R13", "G1 Y1 R2 B3 G3 Y3 R3"))
    seen = [Memory(POLICY.manner, state).seems(4) for state in (few, many) if isinstance(state, Adriano)]
    assert seen[0] < seen[1]


def test_of_equals_a_search_throws() -> None:
    state = load(phase="drawn", held="G11", known=KNOWN, hands=["B11 B3 R6 Y7", "B1 G2 Y4 R5"], caller=1)
    assert GAME.notation((POLICY.candidates(state)[0],)) == "throw"
