"""Whole moves: the list of those that make a difference, and why any other is refused."""

from collections.abc import Iterator

from pioche.cards import JOKER, bit
from pioche.core.game import Move, tried
from pioche.core.refusal import Fact, Refusal, illegal
from pioche.games.programmes import legality
from pioche.games.programmes.arrangements import Cards, arrangements, new_sets, with_wilds
from pioche.games.programmes.book import STRIDE
from pioche.games.programmes.hands import NATURALS, is_wild
from pioche.games.programmes.moves import CANCEL, REVEAL, SET, combinations_of, compound
from pioche.games.programmes.refusals import misplaced
from pioche.games.programmes.rules import Programmes
from pioche.games.programmes.steps import LEAST_SET, Open, asks_run, is_set


def complete_moves(state: Programmes) -> list[Move]:
    """Every move of the seat to act; in the middle of a compound one, its next steps."""
    found: list[Move] = []
    for action in legality.legal(state):
        if action == REVEAL and not state.midway():
            found += [compound(REVEAL, _with_own_wilds(state, laid)) for laid in reveals(state)]
        elif action == SET and not state.midway():
            found += [compound(SET, _with_own_wilds(state, [cards])) for cards in sets(state)]
        else:
            found.append((action,))
    return found


def reveals(state: Programmes) -> Iterator[list[Cards]]:
    seat = state.seat
    one, two = int(state.one[seat] & NATURALS), int(state.two[seat] & NATURALS)
    wilds = int(state.wild_cards(seat))
    return arrangements(state.settings.solver, int(state.programme[seat]), one, two, wilds)


def sets(state: Programmes) -> list[Cards]:
    seat = state.seat
    return new_sets(int(state.one[seat]), int(state.two[seat]), int(state.wild_cards(seat)), state.settings.half)


def _with_own_wilds(state: Programmes, laid: list[Cards]) -> list[list[int]]:
    return with_wilds(laid, own_wilds(state))


def own_wilds(state: Programmes) -> list[int]:
    """The wilds of the seat to act, those that all know of first, then the twos, then the jokers."""
    seat = state.seat
    known: list[int] = []
    hidden: list[int] = []
    for card in [4, 5, 6, 7]:
        for mask, seen in ((state.one[seat], state.known_one[seat]), (state.two[seat], state.known_two[seat])):
            if mask & bit(card) != 0:
                (known if seen & bit(card) != 0 else hidden).append(card)
    jokers, seen_jokers = int(state.jokers[seat]), int(state.known_jokers[seat])
    known += [int(JOKER)] * seen_jokers
    return known + hidden + [int(JOKER)] * (jokers - seen_jokers)


# Refusing one.


def refusal(state: Programmes, move: Move) -> Refusal | None:
    """Why a whole move may not be made; cards of a set come in any order."""
    if len(move) == 1 and (state.midway() or move[0] not in (REVEAL, SET)):
        return state.refusal(move[0])
    if CANCEL in move:
        return Refusal("syntax", None, "move-unfinished")  # begun and given up: nothing was done
    fault = _fault(state, move) if not state.midway() else None
    return fault if fault is not None else tried(state, move)


def _fault(state: Programmes, move: Move) -> Refusal | None:
    """What is wrong with a compound move as it is written; None where the steps are left to say."""
    first = state.refusal(move[0])
    if move[0] == REVEAL and (first is None or first.key in ("not-complete", "cannot-complete")):
        return _fault_in_reveal(state, combinations_of(move)) or first
    if move[0] == SET and (first is None or first.key == "no-set-in-hand"):
        return _fault_in_set(state, combinations_of(move)) or first
    return first


def _not_held(state: Programmes, clause: str, laid: list[list[int]]) -> Refusal | None:
    left = {card: int(count) for card, count in _held(state)}
    for cards in laid:
        for card in cards:
            left[card] = left.get(card, 0) - 1
            if left[card] < 0:
                return illegal(clause, "place-not-held", [Fact("card", "card", card)])
    return None


def _held(state: Programmes) -> Iterator[tuple[int, int]]:
    """Each type in the hand of the seat to act, and how many of it."""
    seat = state.seat
    for card in range(52):
        if state.one[seat] & bit(card) != 0:
            yield card, 2 if state.two[seat] & bit(card) != 0 else 1
    yield int(JOKER), int(state.jokers[seat])


def _fault_in_reveal(state: Programmes, laid: list[list[int]]) -> Refusal | None:
    """The first thing that a revealed programme breaks: cards not held, too few combinations, a card out of place."""
    if not laid:
        return None
    held = _not_held(state, "PR-32", laid)
    if held is not None:
        return held
    count = int(state.settings.book.count[state.programme[state.seat]])
    if len(laid) != count:
        return illegal("PR-32", "wrong-count", [Fact("given", "number", len(laid)), Fact("count", "number", count)])
    now = Open()
    trial = state.copy()
    trial.compound = REVEAL
    for cards in laid:
        run = asks_run(trial, now.number)
        for card in cards:
            fault = misplaced(trial, now, card)
            if fault is not None:
                return fault
            now.place(card, run)
        size = asked_size(trial, now)
        if now.size < size:
            given = [Fact("given", "number", int(now.size)), Fact("size", "number", size)]
            return illegal("PR-32", "wrong-number", given)
        now.close()
    return None


def asked_size(state: Programmes, now: Open) -> int:
    """How many cards the combination under way must have."""
    book = state.settings.book
    return int(book.size[state.programme[state.seat] * STRIDE + now.number])


def _fault_in_set(state: Programmes, laid: list[list[int]]) -> Refusal | None:
    if not laid:
        return None
    held = _not_held(state, "PR-33", laid)
    if held is not None:
        return held
    naturals = [card for card in laid[0] if not is_wild(card)]
    other = [card for card in naturals if card >> 2 != naturals[0] >> 2]
    if other:
        rank = Fact("rank", "rank", (naturals[0] >> 2) + 1)
        return illegal("PR-11", "not-that-rank", [Fact("card", "card", other[0]), rank])
    if len(laid[0]) < LEAST_SET:
        return illegal("PR-33", "set-too-small", [Fact("given", "number", len(laid[0]))])
    if not is_set(state, len(naturals), len(laid[0]) - len(naturals)):
        return illegal("PR-17", "wilds-outnumber")
    return None
