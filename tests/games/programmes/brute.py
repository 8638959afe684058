"""Programmes judged the slow way, straight from the clauses: every choice of cards is tried."""

from collections.abc import Iterator
from itertools import combinations

from pioche.cards import JOKER, SUITS
from pioche.games.programmes.listing import RUN, Directive, Programme


def wild(card: int) -> bool:  # PR-01
    return card == JOKER or card // 4 == 1


def rank_at(card: int) -> tuple[int, ...]:
    """The ranks a natural card may stand for in a run."""  # PR-18
    rank = card // 4 + 1
    return (1, 14) if rank == 1 else (rank,)


def is_set(cards: tuple[int, ...], directive: Directive) -> bool:
    naturals = [card for card in cards if not wild(card)]
    ranks = {card // 4 + 1 for card in naturals}
    return len(ranks) == 1 and (directive.first == 0 or ranks == {directive.first})


def is_run(cards: tuple[int, ...], directive: Directive, mixed: bool) -> bool:
    """Whether the cards, in some order, are a run: naturals on different places of a window, wilds on the others."""
    naturals = [card for card in cards if not wild(card)]
    if len({card % 4 for card in naturals}) > 1 and not (mixed and len(directive.suits) > 1):
        return False
    for low in [directive.first] if directive.first else range(1, 16 - len(cards)):
        window = range(low, low + len(cards))
        places = [[rank for rank in rank_at(card) if rank in window] for card in naturals]
        if all(places) and len({here[0] for here in places}) == len(naturals):
            return True
    return False


def fits(cards: tuple[int, ...], directive: Directive, programme: Programme, mixed: bool, half: bool) -> bool:
    naturals = [card for card in cards if not wild(card)]
    wilds = len(cards) - len(naturals)
    if not naturals or (half and wilds > len(naturals)) or (wilds and not programme.wilds):  # PR-15, PR-17
        return False
    if directive.suits and any(SUITS[card % 4] not in directive.suits for card in naturals):  # PR-13
        return False
    if directive.kind == RUN:
        return is_run(cards, directive, mixed)
    return is_set(cards, directive)


def wanted(programme: Programme) -> list[Directive]:
    return [directive for directive in programme.directives for _ in range(directive.times)]


def choices(
    hand: tuple[int, ...], left: list[Directive], programme: Programme, mixed: bool, half: bool
) -> Iterator[list[tuple[int, ...]]]:
    """Every way to take the combinations still asked from the hand."""
    if not left:
        yield []
        return
    for cards in sorted(set(combinations(sorted(hand), left[0].size))):
        if fits(cards, left[0], programme, mixed, half):
            rest = list(hand)
            for card in cards:
                rest.remove(card)
            for more in choices(tuple(rest), left[1:], programme, mixed, half):
                yield [cards, *more]


def completes(hand: tuple[int, ...], programme: Programme, mixed: bool, half: bool) -> bool:
    return any(True for _ in choices(hand, wanted(programme), programme, mixed, half))


def distance(
    hand: tuple[int, ...], programme: Programme, mixed: bool, half: bool, pack: tuple[int, ...], most: int
) -> int:
    """The fewest cards of the pack to add; `most` + 1 when more than that are missing."""
    rest = list(pack)
    for card in hand:
        rest.remove(card)
    for missing in range(most + 1):
        for more in sorted(set(combinations(sorted(rest), missing))):
            if completes((*hand, *more), programme, mixed, half):
                return missing
    return most + 1
