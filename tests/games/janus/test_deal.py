"""Setting up: the deck, its sides, who sees what as cards are dealt."""

from math import prod

import pytest
from mypy_extensions import i64

from pioche.chance import DEAL, DEALER, SIDES, Chance, Enumerating, FastRng
from pioche.core.events import Journal
from pioche.core.refusal import Refusal
from pioche.core.seats import NOBODY, SPECTATOR, Seat
from pioche.core.state import playout
from pioche.games.janus import GAME
from pioche.games.janus.sides import pairs
from tests.games.janus.tables import deal, hands, moves, row, told

DECK = "BA CD FE GH IJ KA CC DE"


def test_ja_01_every_pair_of_symbols_is_in_the_deck_once() -> None:
    state = GAME.start(3, FastRng("deck"))
    found: list[tuple[int, int]] = []
    for zone in state.zones():
        assert zone.backs is not None
        found += zip(zone.values, zone.backs.values, strict=True)
    assert len(found) == 66
    assert {(min(card), max(card)) for card in found} == {(low, high) for high in range(11) for low in range(high + 1)}


def test_ja_01_a_game_of_fewer_symbols_uses_the_first_pairs_of_the_deck() -> None:
    deck = [(pair & 15, pair >> 4) for pair in pairs()]
    assert len(deck) == 66
    for symbols in range(1, 12):
        used = deck[: symbols * (symbols + 1) // 2]
        assert sorted(used) == [(low, high) for low in range(symbols) for high in range(low, symbols)]


@pytest.mark.parametrize("players", [2, 7])
def test_ja_02_three_to_six_play(players: int) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.start(players, FastRng("x"))
    assert (caught.value.kind, caught.value.clause, caught.value.key) == ("argument", "JA-02", "players")
    assert caught.value.words == {"least": "3", "most": "6", "given": str(players)}


def test_ja_02_any_seat_may_deal_and_the_dealer_begins() -> None:
    starts = [GAME.start(6, FastRng(str(seed))) for seed in range(60)]
    assert {state.dump()["dealer"] for state in starts} == set(range(6))
    assert all(state.seat == state.dump()["dealer"] for state in starts)


def test_ja_02_play_is_clockwise() -> None:
    state = deal(DECK, dealer=2)
    seats = []
    for _ in range(4):
        seats.append(int(state.seat))
        for move in ("discard 1", "stop"):
            GAME.play(state, GAME.parse(move)) if move in moves(state) else None
    assert seats == [2, 0, 1, 2]


def test_ja_03_each_card_lies_on_either_side() -> None:
    starts = [GAME.start(3, FastRng(str(seed))).dump()["stock"] for seed in range(40)]
    mixed = [card for stock in starts for card in str(stock).split() if card[0] != card[1]]
    assert 0.4 < sum(card[0] < card[1] for card in mixed) / len(mixed) < 0.6


def test_ja_03_only_the_top_of_the_stock_shows() -> None:
    state = deal(DECK)
    for viewer in (Seat(0), Seat(1), SPECTATOR):
        seen = row(state.view(viewer).zone("stock", NOBODY)).split()
        assert seen[-1] == "C=/??"
        assert set(seen[:-1]) == {"??/??"}


def test_ja_04_cards_go_one_by_one_from_the_left_of_the_dealer_who_is_last() -> None:
    # Each owner sees the side that was down: cards are named by it first in a hand.
    assert hands(deal(DECK, dealer=0)) == ["EF AK", "AB HG", "DC JI"]
    assert hands(deal(DECK, dealer=1)) == ["DC JI", "EF AK", "AB HG"]


def test_ja_04_the_owner_has_seen_both_sides_and_the_others_the_one_that_was_up() -> None:
    state = deal(DECK)
    assert row(state.view(Seat(1)).zone("hand", Seat(1))) == "A=/B~ H=/G~"
    assert row(state.view(Seat(0)).zone("hand", Seat(1))) == "??/B= ??/G="
    assert row(state.view(SPECTATOR).zone("hand", Seat(1))) == "??/B= ??/G="


def test_ja_04_the_deal_is_told_to_those_who_see_it() -> None:
    journal = Journal()
    deal(DECK, journal=journal)
    mine = told(journal, Seat(1))
    assert mine[0] == {"kind": "began", "dealer": 0, "stock": 60}
    assert mine[1] == {"kind": "dealt", "seat": 1, "place": 1, "outer": "B", "inner": "A"}
    assert mine[2] == {"kind": "dealt", "seat": 2, "place": 1, "outer": "C", "inner": None}
    assert mine[5] == {"kind": "dealt", "seat": 2, "place": 2, "outer": "I", "inner": None}
    assert mine[7:] == [{"kind": "showed", "symbol": "C"}]
    assert [event["inner"] for event in told(journal, SPECTATOR)[1:7]] == [None] * 6


def test_a_start_draws_dealer_deck_and_sides_each_from_its_own_stream() -> None:
    asked: list[tuple[int, list[int]]] = []

    class Listening(Chance):
        def __init__(self) -> None:
            super().__init__()
            self.inner = FastRng("x")

        def open(self, purpose: i64, round: i64, nth: i64) -> None:
            self.inner.open(purpose, round, nth)
            assert (round, nth) == (0, 0)
            asked.append((int(purpose), []))

        def below(self, n: i64) -> i64:
            asked[-1][1].append(int(n))
            return self.inner.below(n)

    state = GAME.start(4, Listening(), lab={"symbols": 3, "hand": 1})
    assert [purpose for purpose, _ in asked] == [DEALER, DEAL, SIDES]
    assert asked[0][1] == [4]
    assert sorted(asked[2][1]) == [1, 1, 1, 2, 2, 2]  # a double has one way to lie
    playout(state, FastRng("moves"))
    assert len(asked) == 3


def test_a_reduced_game_of_three_symbols_has_a_countable_number_of_deals() -> None:
    chance = Enumerating([])
    GAME.start(3, chance, lab={"symbols": 3, "hand": 1})
    assert prod(chance.widths) == 3 * 720 * 8


@pytest.mark.parametrize(("lab", "players"), [({"symbols": 3}, 4), ({"symbols": 4}, 6), ({"symbols": 3, "hand": 2}, 6)])
def test_a_deck_too_small_for_the_hands_is_refused(lab: dict[str, object], players: int) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.start(players, FastRng("x"), lab=lab)
    assert (caught.value.kind, caught.value.clause, caught.value.key) == ("option", "JA-04", "deck-too-small")


def test_a_deck_that_just_suffices_leaves_an_empty_stock() -> None:
    state = GAME.start(3, FastRng("x"), lab={"symbols": 3, "hand": 2})
    assert state.dump()["stock"] == ""
    assert "take stock" not in moves(state)


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"stall_rounds": 0}, "option-value"),
        ({"stall_rounds": 201}, "option-value"),
        ({"two_from_stock": 1}, "option-value"),
        ({"memory_aid": None}, "option-value"),
        ({"speed": 3}, "option-unknown"),
    ],
)
def test_options_out_of_range_are_refused(options: dict[str, object], key: str) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.start(3, FastRng("x"), options)
    assert (caught.value.kind, caught.value.key) == ("option", key)


def test_rules_of_another_version_are_refused() -> None:
    with pytest.raises(Refusal) as caught:
        GAME.start(3, FastRng("x"), rules=2)
    assert (caught.value.kind, caught.value.key) == ("argument", "rules-unknown")
    assert caught.value.words == {"given": "2", "known": "1"}
