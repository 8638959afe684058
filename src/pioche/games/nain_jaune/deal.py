"""Shuffling, setting aside and the price of cards: what the rules ask about a pack.

Streams of chance. DEALER (round 0): one number, the first dealer's seat. DEAL (each round): one shuffle of the whole
pack; cards are dealt from its front, three at a time, from the dealer's right anticlockwise; what is left at its end
is set aside. TALON (each round): asked only where a belle lies among those and must not, once for each, from first
to last: which of the dealt cards that are no belle, in the order dealt, takes its place.
"""

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import ACE, TEN, bit, popcount
from pioche.chance import DEAL, TALON, Chance
from pioche.games.nain_jaune.options import BELLE_CARDS, BELLE_MASK, SPACES, Terms


def shuffled(terms: Terms, chance: Chance, round: i64, dealt: i64) -> vec[i64]:
    """The pack in random order: the first `dealt` cards for the players, the others set aside."""
    cards = vec[i64]([0] * terms.size)
    for i in range(terms.size):
        cards[i] = terms.pack[i]
    chance.open(DEAL, round, 0)
    chance.shuffle(cards, terms.size)
    if terms.safe:
        _deal_the_belles(cards, chance, round, dealt)
    return cards


def _deal_the_belles(cards: vec[i64], chance: Chance, round: i64, dealt: i64) -> None:  # NJ-02
    """Change every belle set aside for a dealt card; all such deals stay equally likely."""
    asked = False
    for i in range(dealt, len(cards)):
        if not is_belle(cards[i]):
            continue
        if not asked:
            chance.open(TALON, round, 0)
            asked = True
        plain: i64 = 0
        for j in range(dealt):
            plain += 0 if is_belle(cards[j]) else 1
        at = chance.below(plain)
        for j in range(dealt):
            if is_belle(cards[j]):
                continue
            if at == 0:
                belle = cards[i]
                cards[i] = cards[j]
                cards[j] = belle
                break
            at -= 1


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
