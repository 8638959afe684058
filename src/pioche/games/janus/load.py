"""A match from a position that anybody may have written; what cannot be is refused, and says why."""

from typing import Final

from mypy_extensions import i64

from pioche.cards import bit
from pioche.core.position import MOST, Fields, Position, impossible, items, read_cards, text
from pioche.core.seats import Seat
from pioche.games.janus.knowledge import read_known, read_unlaid, remember
from pioche.games.janus.moves import PLACES
from pioche.games.janus.options import Terms
from pioche.games.janus.rules import Match
from pioche.games.janus.sides import (
    LETTERS,
    NEAR_ALL,
    PAIRS,
    SPECTATORS_BIT,
    all_but,
    far,
    far_known,
    letters,
    made,
    near,
    near_known,
    pair_of,
)
from pioche.games.janus.table import LITERAL, PHASES, SECOND_DISCARD, SECOND_TAKE, VOTE, Table

FIELDS: Final = (
    *("dealer", "hands", "stock", "trios", "taken_from", "proposer", "proposed"),
    *("laid", "idle", "known", "unlaid"),
)


def restored(position: Position) -> Match:
    table = Match(position.players, position.chance, Terms(position.players, position.options, position.lab))
    table.round = position.rounds(1, 1)  # JA-02: one deal is one game
    table.seat = position.seat
    table.step = PHASES.index(position.phase)
    _place_cards(table, position)
    table.dealer = position.seat_of("dealer", 0)
    table.idle = position.number("idle", 0, MOST, 0)
    table.proposed = position.flag("proposed", table.step == VOTE)
    table.laid_now = position.flag("laid", False)
    if position.over():
        _check_over(table, position)
    else:
        _read_step(table, position)
        _check_going_on(table)
    return table


def _check_going_on(table: Match) -> None:
    if table.idle >= table.terms.stall:
        raise impossible("idle", "JA-32", most=table.terms.stall - 1)
    if not table.trio_possible():
        raise impossible("no-trio-left", "JA-30")
    if table.step == SECOND_TAKE and table.takes() == 0:
        raise impossible("no-second-take")


def _check_over(table: Table, position: Position) -> None:
    if table.proposed or table.laid_now or position.given("proposer") or _source(position) != "stock":
        raise impossible("over-under-way")
    if table.idle > table.terms.stall:
        raise impossible("idle-over", "JA-32", most=table.terms.stall)


def _source(position: Position) -> object:
    return position.data.get("taken_from", "stock")


def _read_step(table: Table, position: Position) -> None:
    """What is under way in the turn of `seat`."""
    size = table.size(table.seat)
    if table.step == VOTE:
        table.proposer = position.seat_of("proposer")
        if table.proposer == table.seat:
            raise impossible("own-vote", "JA-31")
        if not table.proposed:
            raise impossible("vote-proposed", "JA-31")
    elif position.given("proposer"):
        raise impossible("no-vote-proposer")
    if _source(position) != "stock":
        table.taken_from = position.seat_of("taken_from")
        if table.step != SECOND_TAKE or table.taken_from == table.seat:
            raise impossible("taken-from", "JA-13")
    if table.laid_now and (table.step != SECOND_TAKE or size > 1 or not table.trios_of(table.seat)):
        raise impossible("laid")
    if table.laid_now and table.idle != 0:
        raise impossible("idle-laid", "JA-32")
    if table.step == SECOND_TAKE and size == 0 and not table.laid_now:
        raise impossible("take-hand")
    if table.step == SECOND_DISCARD and (table.stock_size() == 0 or not 0 < size < PLACES):
        raise impossible("discard-hand")


# Cards.


def _place_cards(table: Table, position: Position) -> None:
    symbols = LETTERS[: table.terms.symbols]
    hands = [_cards(hand, symbols, "hands") for hand in position.row("hands", table.players)]
    trios: list[list[int]] = [[] for _ in hands]
    if position.has("trios"):
        for seat, rows in enumerate(position.row("trios", table.players)):
            trios[seat] = [card for row in items(rows, "trios") for card in _trio(row, symbols)]
    for hand in hands:
        if len(hand) > PLACES:
            raise impossible("hand-size", "JA-10", most=PLACES)
        if any(sum(1 for other in hand if near(other) == near(card)) >= 3 for card in hand):
            raise impossible("trio-in-hand", "JA-20")
    placed = [pair_of(card) for cards in hands + trios for card in cards]
    if position.has("stock"):
        stock = _cards(position.get("stock"), symbols, "stock")
    else:
        missing = [PAIRS[i] for i in range(table.cards) if PAIRS[i] not in placed]
        stock = sorted(missing, key=_alphabetical)
    placed += [pair_of(card) for card in stock]
    for i in range(table.cards):
        if placed.count(PAIRS[i]) != 1:
            raise impossible("places", card=letters(PAIRS[i]), count=placed.count(PAIRS[i]))
    _tell_what_shows(table, hands, stock)
    if position.has("known"):
        _tell(hands, stock, Fields(position.get("known"), ("hands", "stock"), "known"), table.players)
        _check_half_known([card for cards in [*hands, stock] for card in cards], table.players)
    table.set_out(hands, stock, trios)
    _remember_unlaid(table, position)


def _alphabetical(pair: int) -> str:
    return letters(pair)


def _cards(written: object, symbols: str, name: str) -> list[int]:
    return read_cards(written, name, lambda word: _card(word, symbols))


def _card(word: str, symbols: str) -> int:
    if len(word) != 2 or word[0] not in symbols or word[1] not in symbols:
        raise ValueError(word)
    return made(LETTERS.index(word[0]), LETTERS.index(word[1]), 0, 0, 0)


def _trio(row: object, symbols: str) -> list[int]:
    trio = _cards(row, symbols, "trios")
    if len(trio) != 3 or near(trio[0]) != near(trio[1]) or near(trio[0]) != near(trio[2]):
        raise impossible("trio", "JA-20")
    return trio


def _tell_what_shows(table: Table, hands: list[list[int]], stock: list[int]) -> None:  # JA-35
    for seat in range(table.players):
        hand = hands[seat]
        for i in range(len(hand)):
            hand[i] |= made(0, 0, bit(seat), all_but(Seat(seat)), 0)
    if stock:
        stock[-1] |= NEAR_ALL


def _tell(hands: list[list[int]], stock: list[int], known: Fields, players: int) -> None:
    """Give every card the audiences a position names, which must hold those who see it now."""
    rows = [*known.texts("hands", players), known.text("stock")]
    for cards, words in zip([*hands, stock], rows, strict=True):
        told = read_known(words, players)
        if len(told) != len(cards):
            raise impossible("known-count", given=len(told), count=len(cards))
        for i in range(len(cards)):
            seen: i64 = cards[i]
            if near_known(seen) & ~near_known(told[i]) != 0 or far_known(seen) & ~far_known(told[i]) != 0:
                raise impossible("known-forgets", "JA-35", card=letters(seen))
            cards[i] = seen | told[i]


def _check_half_known(cards: list[int], players: int) -> None:
    """Whoever draws a card that nobody had, and so knows half of it, finds all they half know in the hands."""
    most = players * PLACES + 1  # and the top of the stock
    for viewer in [*range(players), SPECTATORS_BIT]:
        half = [card for card in cards if (near_known(card) ^ far_known(card)) & bit(viewer) != 0]
        if len(half) > most:
            raise impossible("known-half", given=len(half), most=most)


def _remember_unlaid(table: Table, position: Position) -> None:
    for seat in range(table.players):
        start = seat * PLACES
        size = table.size(Seat(seat))
        for k in range(2, size):
            for j in range(1, k):
                for i in range(j):
                    remember((2 * (start + i), 2 * (start + j), 2 * (start + k)), table)
    for entry in items(position.data.get("unlaid", []), "unlaid"):
        row = text(entry, "unlaid")
        terms = read_unlaid(row, table)
        if len({_symbol_at(term, table) for term in terms}) == 1:
            raise impossible("unlaid-same", row=row)
        remember(terms, table)


def _symbol_at(term: int, table: Table) -> int:
    if term >= LITERAL:
        return term - LITERAL
    card = table.card_at(term >> 1)
    return far(card) if term & 1 else near(card)
