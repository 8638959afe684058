"""Nain Jaune at search speed: belles as soon as possible, and kings kept while they may bring the lead back."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import ACE, PACK, Card, Rank, bit, indices, lowest, popcount, rank_mask, rank_of
from pioche.chance import Chance
from pioche.core.seats import NOBODY, Action, Seat
from pioche.core.state import State
from pioche.games.nain_jaune.deal import is_belle, space_of
from pioche.games.nain_jaune.moves import PASS, PASS_BIT
from pioche.games.nain_jaune.options import BELLE_MASK, SPACES, Terms
from pioche.games.nain_jaune.position import ANY, IN
from pioche.games.nain_jaune.rules import Match
from pioche.search.policy import Policy
from pioche.search.standing import leading

# What a lead is worth, in hundredths of a card.
CARD: Final[i64] = 100
WIN: Final[i64] = 10_000  # nobody else will lay a card any more
GO_ON: Final[i64] = 600  # the series ends where its player begins the next one
KEPT_KING: Final[i64] = 40  # for each player and each card of whoever has fewest: who may call it, and in what time
TOKEN: Final[i64] = 30
AT_RISK: Final[i64] = 3  # times what waits on a kept king, for each card that somebody has less than FEW
FEW: Final[i64] = 6
LONELY_ACE: Final[i64] = 100  # nobody ever asks for an ace
LOW: Final[i64] = 8  # for each rank below the king: low cards are seldom asked for

AMBITION: Final = 12.0  # tokens
SPREAD: Final = 12.0  # of what two players win in a round


class NainJaunePolicy(Policy):
    def __init__(self) -> None:
        self.deals: i64 = 8  # among which likelihood decides
        self.heat: float = 100.0  # how much worse a lead may be and others still choose it, in hundredths of a card
        self.stray: float = 0.1  # how often others do what they should not
        self.ambition = AMBITION

    def pick(self, state: State, chance: Chance) -> Action:
        assert isinstance(state, Match)
        choices = state.choices()
        if choices & (choices - 1) == 0:
            return Action(lowest(choices))
        cards = choices & ~PASS_BIT
        if state.wanted == ANY:
            return _lead(state, cards)
        return Action(_richest(cards))

    def candidates(self, state: State) -> list[Action]:
        """Of one rank the richest card alone: no suit is ever asked for, so that any other leaves the same or worse."""
        assert isinstance(state, Match)
        choices = state.choices()
        found: list[Action] = []
        left = choices & ~PASS_BIT
        while left != 0:
            cards = left & rank_mask(rank_of(Card(lowest(left))))
            left ^= cards
            found.append(Action(_richest(cards)))
        if choices & PASS_BIT != 0:
            found.append(PASS)
        return found

    def draws(self, state: State) -> i64:
        assert isinstance(state, Match)
        return self.deals if state.laid_count > 0 else 1

    def effort(self, state: State) -> i64:
        return self.draws(state) * (40 + 8 * state.players)

    def likelihood(self, state: State) -> float:
        """What the others led, and which of their cards they followed with, tells what they did not have then."""
        assert isinstance(state, Match)
        found = 1.0
        board = _board_before(state)
        hands = vec[i64]([state.hands[seat] for seat in range(state.players)])
        laid = _laid(state)
        for i in range(state.laid_count - 1, -1, -1):
            card = Card(state.laid[i])
            laid ^= bit(card)
            seat = state.laid_by[i]
            if seat == NOBODY:
                continue
            hands[seat] |= bit(card)
            if seat == state.seat:
                continue
            if _led(state, i):
                found *= self._led_so(state, board, hands, seat, laid, card)
            else:
                found *= self._followed_so(hands[seat] & rank_mask(rank_of(card)), card)
        return found * self._held_back(state)

    def _led_so(self, match: Match, board: vec[i64], hands: vec[i64], seat: i64, laid: i64, card: i64) -> float:
        hand = hands[seat]
        fewest = _fewest(hands, seat)
        worth = _worth(match, board, hand, laid, fewest, card)
        total = 0.0
        left = hand
        while left != 0:
            other = lowest(left)
            left &= left - 1
            total += exp(float(_worth(match, board, hand, laid, fewest, other) - worth) / self.heat)
        return self.stray / float(popcount(hand)) + (1.0 - self.stray) / total

    def _followed_so(self, cards: i64, card: i64) -> float:
        if cards & BELLE_MASK == 0:
            return 1.0 / float(popcount(cards))
        return 1.0 - self.stray if _richest(cards) == card else self.stray / float(popcount(cards))

    def _held_back(self, match: Match) -> float:
        """Who may keep what is asked for seldom does."""
        found = 1.0
        if match.terms.holding_back:
            for seat in range(match.players):
                for rank in indices(match.lacks[seat]):
                    if seat != match.seat and match.hands[seat] & rank_mask(Rank(rank)) != 0:
                        found *= self.stray
        return found

    def won(self, before: State, after: State, seat: Seat) -> i64:
        assert isinstance(before, Match)
        assert isinstance(after, Match)
        ended = after.seat == NOBODY or after.round != before.round  # the stakes of the next are paid by then
        return (after.past_tokens[seat] if ended else after.tokens[seat]) - before.tokens[seat]

    def ahead(self, before: State, after: State, seat: Seat, other: Seat) -> float:
        assert isinstance(before, Match)
        assert isinstance(after, Match)
        if after.seat == NOBODY or after.out[seat] != IN or after.out[other] != IN:
            return leading(float(after.outranks(seat, other)) - float(after.outranks(other, seat)), 0.0, SPREAD)
        lead = before.tokens[seat] - before.tokens[other]
        lead += self.won(before, after, seat) - self.won(before, after, other)
        return leading(float(lead), float(before.terms.rounds - 1 - before.round), SPREAD)

    def judging(self) -> Policy:
        policy = NainJaunePolicy()
        policy.ambition = 0.0
        return policy


def _laid(match: Match) -> i64:
    laid: i64 = 0
    for i in range(match.laid_count):
        laid |= bit(match.laid[i])
    return laid


def _led(match: Match, nth: i64) -> bool:
    """Whether the nth card laid began a series."""
    rank = rank_of(Card(match.laid[nth]))
    if nth == 0:
        return rank != ACE or not match.terms.ace_first
    return rank != rank_of(Card(match.laid[nth - 1])) + 1


def _board_before(match: Match) -> vec[i64]:
    """The board before belles were laid: in a space that is empty now lay one round's stakes, or more."""
    board = vec[i64]([0] * SPACES)
    for space in range(SPACES):
        waiting = match.board[space]
        board[space] = waiting if waiting > 0 else match.terms.stakes[space] * match.left
    return board


def _richest(cards: i64) -> i64:
    """Of cards of one rank the belle, for tokens wait on it and it costs double at the end; the first of equals."""
    belle = cards & BELLE_MASK
    return lowest(belle if belle != 0 else cards)


def _lead(match: Match, cards: i64) -> Action:
    hand = match.hands[match.seat]
    laid = _laid(match)
    fewest = _fewest(match.hands, match.seat)
    best: i64 = lowest(cards)
    most = _worth(match, match.board, hand, laid, fewest, best)
    left = cards & (cards - 1)
    while left != 0:
        card = lowest(left)
        left &= left - 1
        worth = _worth(match, match.board, hand, laid, fewest, card)
        if worth > most:
            most = worth
            best = card
    return Action(best)


def _worth(match: Match, board: vec[i64], hand: i64, laid: i64, fewest: i64, card: i64) -> i64:
    """What it is worth to begin a series with this card of a hand, the others having so many cards or more."""
    terms = match.terms
    top: i64 = terms.king
    rank: i64 = rank_of(Card(card))
    left = hand ^ bit(Card(card))
    worth = LOW * (top - rank) + CARD + _waiting(board, card)
    end = rank
    while end < top and hand & rank_mask(Rank(end + 1)) != 0:
        end += 1
        follower = _richest(hand & rank_mask(Rank(end)))
        left ^= bit(Card(follower))
        worth += CARD + _waiting(board, follower)
    if rank == ACE:
        worth += LONELY_ACE
    if left == 0:
        return worth + WIN
    if end < top and not (terms.layer_restarts and _all_laid(laid, end + 1, terms.pack_mask)):
        return worth
    if _can_lay_out(left, top):
        return worth + WIN
    return worth + GO_ON - (_kept_king(match, board, hand, laid, fewest) if end == top else 0)


def _kept_king(match: Match, board: vec[i64], hand: i64, laid: i64, fewest: i64) -> i64:
    """What a king is worth in hand: it may bring the lead back, or stay there with what waits on it."""
    kings = hand & rank_mask(match.terms.king)
    worth = -AT_RISK * _waiting(board, _richest(kings)) * max(FEW - fewest, 0)
    if _calls(match.terms, hand, laid) > popcount(kings):  # else few may call, and one card less is sure
        worth += KEPT_KING * match.left * fewest
    return worth


def _calls(terms: Terms, hand: i64, laid: i64) -> i64:
    """How many cards that others may have would call a king of this hand: queens, or jacks where it has a queen, ..."""
    others = terms.pack_mask & ~laid & ~hand
    calls: i64 = 0
    rank: i64 = terms.king
    while rank > 0:
        rank -= 1
        calls += popcount(others & rank_mask(Rank(rank)))
        if hand & rank_mask(Rank(rank)) == 0:
            break
    return calls


def _fewest(hands: vec[i64], seat: i64) -> i64:
    """The cards of whoever has fewest besides this seat; those who are out have none and do not count."""
    fewest: i64 = PACK
    for other in range(len(hands)):
        if other != seat and hands[other] != 0:
            fewest = min(fewest, popcount(hands[other]))
    return fewest


def _can_lay_out(hand: i64, top: i64) -> bool:
    """Whether whoever begins may lay this whole hand at once: all its series but one end with a king."""
    short: i64 = 0
    while hand != 0 and short < 2:
        rank: i64 = rank_of(Card(lowest(hand)))
        hand &= hand - 1
        while rank < top and hand & rank_mask(Rank(rank + 1)) != 0:
            rank += 1
            hand ^= bit(Card(lowest(hand & rank_mask(Rank(rank)))))
        if rank < top:
            short += 1
    return short < 2


def _waiting(board: vec[i64], card: i64) -> i64:
    """What lies on the board for this card."""
    return TOKEN * board[space_of(Card(card))] if is_belle(Card(card)) else 0


def _all_laid(laid: i64, rank: i64, pack: i64) -> bool:
    cards = rank_mask(Rank(rank)) & pack
    return laid & cards == cards
