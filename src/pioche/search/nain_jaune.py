"""Nain Jaune at search speed: belles as soon as possible, and series that come back to whoever begins them."""

from typing import Final

from mypy_extensions import i64

from pioche.cards import ACE, Card, Rank, bit, lowest, rank_mask, rank_of
from pioche.chance import Chance
from pioche.core.seats import Action, Seat
from pioche.core.state import State
from pioche.games.nain_jaune.deal import is_belle, space_of
from pioche.games.nain_jaune.moves import PASS_BIT
from pioche.games.nain_jaune.options import BELLE_MASK
from pioche.games.nain_jaune.position import ANY
from pioche.games.nain_jaune.rules import Match
from pioche.search.policy import Policy

# What a lead is worth, in hundredths of a card.
CARD: Final[i64] = 100
GO_ON: Final[i64] = 600  # the series ends where its player begins the next one
TOKEN: Final[i64] = 15
LONELY_ACE: Final[i64] = 100  # nobody ever asks for an ace
LOW: Final[i64] = 8  # for each rank below the king: low cards are seldom asked for


class NainJaunePolicy(Policy):
    def pick(self, state: State, chance: Chance) -> Action:
        assert isinstance(state, Match)
        choices = state.choices()
        if choices & (choices - 1) == 0:
            return Action(lowest(choices))
        cards = choices & ~PASS_BIT
        if state.wanted == ANY:
            return _lead(state, cards)
        return Action(_richest(state, cards))

    def won(self, before: State, after: State, seat: Seat) -> i64:
        assert isinstance(before, Match)
        assert isinstance(after, Match)
        return after.tokens[seat] - before.tokens[seat]


def _richest(match: Match, cards: i64) -> i64:
    """Of cards of one rank, the one that takes most from the board; the first of equals."""
    best = lowest(cards)
    belles = cards & BELLE_MASK
    most: i64 = 0
    while belles != 0:
        card = lowest(belles)
        belles &= belles - 1
        waiting = match.board[space_of(Card(card))]
        if waiting > most:
            most = waiting
            best = card
    return best


def _lead(match: Match, cards: i64) -> Action:
    terms = match.terms
    hand = match.hands[match.seat]
    top: i64 = terms.king
    laid: i64 = 0
    for i in range(match.laid_count):
        laid |= bit(match.laid[i])
    best: i64 = lowest(cards)
    most: i64 = -1
    left = cards
    while left != 0:
        card = lowest(left)
        left &= left - 1
        rank: i64 = rank_of(Card(card))
        worth = LOW * (top - rank) + CARD + _waiting(match, card)
        end = rank
        while end < top and hand & rank_mask(Rank(end + 1)) != 0:
            end += 1
            worth += CARD + _waiting(match, _richest(match, hand & rank_mask(Rank(end))))
        if rank == ACE:
            worth += LONELY_ACE
        if end == top or (terms.layer_restarts and _all_laid(laid, end + 1, terms.pack_mask)):
            worth += GO_ON
        if worth > most:
            most = worth
            best = card
    return Action(best)


def _waiting(match: Match, card: i64) -> i64:
    """What lies on the board for this card."""
    return TOKEN * match.board[space_of(Card(card))] if is_belle(Card(card)) else 0


def _all_laid(laid: i64, rank: i64, pack: i64) -> bool:
    cards = rank_mask(Rank(rank)) & pack
    return laid & cards == cards
