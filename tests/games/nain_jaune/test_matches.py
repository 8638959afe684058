"""Between rounds: payments, eliminations, the deal, and who wins."""

import pytest

from pioche.chance import FastRng
from pioche.core.seats import NOBODY
from pioche.games.nain_jaune import GAME
from tests.games.nain_jaune.tables import play, position, start, turn


def ending(hands: list[str], tokens: list[int], **fields: object) -> list[object]:
    """Seat 0 lays its last card; what became of everybody."""
    match = position(["2C", *hands], 0, phase="lead", layer=0, tokens=tokens, **fields)
    play(match, "lay 2C")
    return [match.seat == NOBODY, list(match.past_tokens), list(match.out), match.ranks()]


def test_nj_22_who_cannot_pay_gives_everything_and_is_out() -> None:
    over, tokens, out, ranks = ending(["9D 8D 7D", "9H", "9S"], [30, 3, 30, 30])
    assert (over, tokens, out, ranks) == (False, [35, 0, 29, 29], [-1, 1, -1, -1], [1, 4, 2, 2])


def test_nj_22_paying_the_last_token_is_paying_in_full() -> None:
    over, tokens, out, ranks = ending(["9D 8D", "9H"], [30, 2, 30])
    assert (over, tokens, out, ranks) == (True, [33, 0, 29], [-1, -1, -1], [1, 3, 2])


def test_nj_23_is_later_than_nj_22() -> None:
    over, tokens, out, ranks = ending(["9D 8D 7D", "9H", "9S", "10S"], [30, 3, 30, 6, 30])
    assert (over, tokens, out) == (False, [36, 0, 29, 5, 29], [-1, 1, -1, 2, -1])
    assert ranks == [1, 5, 2, 4, 2]


def test_nj_23_eliminates_nobody_where_fewer_than_three_could_stake() -> None:
    over, tokens, out, ranks = ending(["9D", "9H", "9S"], [30, 6, 6, 30])
    assert (over, tokens, out, ranks) == (True, [33, 5, 5, 29], [-1, -1, -1, -1], [1, 3, 3, 2])


def test_nj_26_of_those_out_at_the_same_moment_more_tokens_rank_first() -> None:
    match = position(["9C", "9D", "9H", "", "", ""], 0, out=[None, None, None, 2, 2, 1], tokens=[9, 9, 1, 3, 5, 7])
    assert match.ranks() == [1, 1, 3, 5, 4, 6]


def test_nj_27_tokens_kept_by_those_who_are_out_are_counted_once() -> None:
    match = position(["2C", "9D", "9H", "9S"], 0, phase="lead", layer=0, tokens=[30, 6, 30, 30])
    before = sum(match.tokens) + sum(match.board)
    play(match, "lay 2C")
    assert list(match.out) == [-1, 1, -1, -1]
    assert match.tokens[1] == 5
    assert sum(match.tokens) + sum(match.board) + match.out_of_play == before


@pytest.mark.parametrize(("players", "options", "total"), [(3, {}, 65), (6, {}, 65), (4, {"tokens": 12}, 48)])
def test_nj_27_all_tokens_together_never_change(players: int, options: dict[str, object], total: int) -> None:
    """Also those out of play from the start, and those of players who go out on the way."""
    match, rng = start(players, options, seed="all"), FastRng("all")
    assert GAME.conserved(match) == {"tokens": total}
    while match.seat != NOBODY:
        match.apply(match.pick(rng))
        assert GAME.conserved(match) == {"tokens": total}


def test_nj_06_the_deal_passes_over_those_who_are_out() -> None:
    match = position(["2C", "9D", "9H 8H", "9S"], 0, phase="lead", layer=0, dealer=3, tokens=[30, 30, 1, 30])
    play(match, "lay 2C")
    assert (match.round, int(match.dealer), turn(match)) == (1, 1, 0)


def test_nj_06_the_deal_passes_on_from_a_dealer_who_goes_out() -> None:
    match = position(["2C", "9D", "9H 8H", "9S"], 0, phase="lead", layer=0, dealer=2, tokens=[30, 30, 1, 30])
    play(match, "lay 2C")
    assert (int(match.dealer), turn(match)) == (1, 0)


def test_nj_02_fewer_players_set_aside_and_hold_other_numbers() -> None:
    match = position(["2C", "9D", "9H 8H", "9S"], 0, phase="lead", layer=0, tokens=[30, 30, 1, 30])
    play(match, "lay 2C")
    assert [bin(held).count("1") for held in match.hands] == [15, 15, 0, 15]
    assert bin(match.talon).count("1") == 7


def test_nj_24_tokens_stay_on_the_board_for_the_next_round() -> None:
    match = position(["2C", "9D", "9H"], 0, phase="lead", layer=0, tokens=[30, 30, 30], board={"10D": 5})
    play(match, "lay 2C")
    assert list(match.board) == [6, 8, 3, 3, 3]


@pytest.mark.parametrize(
    ("players", "options", "tokens", "left_over"),
    [
        (3, {}, 21, 2),
        (6, {}, 10, 5),
        (8, {}, 8, 1),
        (3, {"stakes": "traditional"}, 50, 0),
        (3, {"payment": "points"}, 50, 0),
        (3, {"tokens": 6}, 6, 0),
        (3, {"tokens": 10000, "stakes": "traditional"}, 10000, 0),
    ],
)
def test_nj_04_tokens_are_shared(players: int, options: dict[str, object], tokens: int, left_over: int) -> None:
    match = start(players, options)
    assert [held + match.terms.stake for held in match.tokens] == [tokens] * players
    assert match.out_of_play == left_over


def test_nj_25_the_agreed_number_of_rounds_is_played() -> None:
    match = start(3, {"rounds": 3, "tokens": 10000})
    while match.seat != NOBODY:
        match.apply(match.legal()[0])
    assert match.round == 3


def test_the_hands_of_the_finished_round_stay_until_the_next_one_ends() -> None:
    match = position(["2C", "9D 8D", "9H"], 0, phase="lead", layer=0, tokens=[30, 30, 30])
    assert match.last_round() == []
    play(match, "lay 2C")
    shown = [zone.values for zone in match.last_round()]
    assert shown == [[], [29, 33], [34], [33], [28], [29]]
    match.apply(match.legal()[0])
    assert [zone.values for zone in match.last_round()] == shown


def test_a_match_that_became_a_copy_of_another_has_the_same_future() -> None:
    """The next rounds are dealt to it as they are to the other, though it was begun from another seed."""
    other, match = start(4, seed="one"), start(4, seed="two")
    match.copy_from(other)
    while other.seat != NOBODY:
        assert match.dump() == other.dump()
        action = other.legal()[0]
        other.apply(action)
        match.apply(action)
    assert match.round > 1


def test_a_move_that_is_the_only_one_is_picked_without_asking_chance() -> None:
    match = position(["AC 9C", "9D", "9H"], 0)
    rng, untouched = FastRng("picks"), FastRng("picks")
    assert match.legal() == [match.pick(rng)]
    assert rng.below(1000) == untouched.below(1000)
