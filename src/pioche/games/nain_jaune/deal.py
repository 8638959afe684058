"""Setting aside, shuffling and the price of cards: what the rules ask about a pack.

Streams of chance. DEALER (round 0): one number, the first dealer's seat. TALON (each round, unless nothing is set
aside): a shuffle of the cards that may be set aside, the first of which are. DEAL (each round): a shuffle of all the
others, dealt from the front.
"""

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import ACE, TEN, bit, popcount
from pioche.chance import DEAL, TALON, Chance
from pioche.games.nain_jaune.options import BELLE_CARDS, BELLE_MASK, SPACES, Terms


def set_aside(terms: Terms, chance: Chance, round: i64, count: i64) -> i64:  # NJ-02
    """As many cards, none of them a belle unless the talon is blind."""
    if count == 0:
        return 0
    cards = _cards(terms, BELLE_MASK if terms.safe else 0)
    chance.open(TALON, round, 0)
    chance.shuffle(cards, len(cards))
    talon: i64 = 0
    for i in range(count):
        talon |= bit(cards[i])
    return talon


def shuffled(terms: Terms, chance: Chance, round: i64, talon: i64) -> vec[i64]:
    """The cards to deal, in random order."""
    cards = _cards(terms, talon)
    chance.open(DEAL, round, 0)
    chance.shuffle(cards, len(cards))
    return cards


def _cards(terms: Terms, without: i64) -> vec[i64]:
    """The pack in order, less some cards."""
    cards = vec[i64]([0] * popcount(terms.pack_mask & ~without))
    at: i64 = 0
    for card in terms.pack:
        if bit(card) & without == 0:
            cards[at] = card
            at += 1
    return cards


def is_belle(card: i64) -> bool:
    return bit(card) & BELLE_MASK != 0


def space_of(card: i64) -> i64:
    """The place on the board of a belle."""
    for space in range(SPACES):
        if BELLE_CARDS[space] == card:
            return space
    raise ValueError(f"card {card} is no belle")


def price(hand: i64, in_points: bool) -> i64:  # NJ-21
    """Tokens owed for the cards left in a hand."""
    if not in_points:
        return popcount(hand) + popcount(hand & BELLE_MASK)
    owed: i64 = 0
    while hand != 0:
        low = hand & -hand
        rank = popcount(low - 1) >> 2
        points = TEN + 1 if rank > TEN else rank - ACE + 1
        owed += points + points if low & BELLE_MASK != 0 else points
        hand ^= low
    return owed
