"""Starts begun otherwise: which shuffle is rewritten, and what stays where it was."""

from pioche.core.disguise import rename, settled

DEAL, RESHUFFLE = (1, 0, 0), (4, 0, 0)


def test_a_card_is_renamed_in_the_shuffle_that_put_it_where_it_lies() -> None:
    orders = {DEAL: [1, 2, 3, 4, 5], RESHUFFLE: [2, 1]}
    rename(orders, [DEAL, RESHUFFLE], {1: 2, 2: 1, 4: 5, 5: 4})
    assert orders == {DEAL: [1, 2, 3, 5, 4], RESHUFFLE: [1, 2]}


def test_cards_set_aside_by_one_shuffle_trade_places_with_those_dealt_by_the_next() -> None:
    aside, deal = (2, 0, 0), (1, 0, 0)
    orders = {aside: [7, 8, 9], deal: [9, 8]}  # 7 is set aside, the others are dealt
    rename(orders, [aside, deal], {7: 9, 9: 7})
    assert orders == {aside: [9, 8, 7], deal: [7, 8]}


def test_a_name_that_the_shuffle_does_not_have_is_left_to_be_refused() -> None:
    orders = {DEAL: [1, 2, 3]}
    rename(orders, [DEAL], {1: 8})
    assert orders == {DEAL: [8, 2, 3]}


def test_twins_of_which_one_was_shuffled_again_are_settled_by_no_shuffle() -> None:
    orders = {DEAL: [1, 1, 2, 2], RESHUFFLE: [1, 2, 2]}
    assert settled(orders, [DEAL, RESHUFFLE]) == {2: RESHUFFLE}
