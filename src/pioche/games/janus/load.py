"""Reading a position of Janus; a ValueError says in a sentence what cannot be."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from pioche.cards import bit
from pioche.chance import Chance, chance_of
from pioche.core.refusal import Refusal
from pioche.core.seats import Seat
from pioche.games.janus.knowledge import read_known, read_unlaid, remember
from pioche.games.janus.moves import PLACES
from pioche.games.janus.options import LEAST, MOST, Terms
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
from pioche.games.janus.table import (
    LITERAL,
    OVER,
    PHASES,
    RULES,
    SECOND_DISCARD,
    SECOND_TAKE,
    SLUG,
    TURN,
    VOTE,
    Table,
)

Position = Mapping[str, object]

LARGEST: Final = 1_000_000  # of any number in a position

FIELDS: Final = (
    "game",
    "players",
    "rules",
    "options",
    "lab",
    "chance",
    "round",
    "turn",
    "phase",
    "dealer",
    "hands",
    "stock",
    "trios",
    "taken_from",
    "proposer",
    "proposed",
    "laid",
    "idle",
    "known",
    "unlaid",
)


class Setting:
    """What a position says before its cards: the table they are set out on."""

    def __init__(self, position: Position) -> None:
        _mapping(position, "a position")
        for name in position:
            if name not in FIELDS:
                raise ValueError(f"there is no field {name!r}; the fields are {', '.join(FIELDS)}")
        if position.get("game") != SLUG:
            raise ValueError(f"this is not a position of {SLUG}")
        if _number(position.get("rules", RULES), "rules") != RULES:
            raise ValueError(f"rules must be {RULES}")
        if _number(position.get("round", 0), "round") != 0:
            raise ValueError("round must be 0: one deal is one game")
        self.players = _number(position.get("players"), "players")
        if not LEAST <= self.players <= MOST:
            raise ValueError(f"players must be {LEAST} to {MOST}")
        options = _mapping(position.get("options", {}), "options")
        lab = _mapping(position.get("lab", {}), "lab")
        try:
            self.terms = Terms(self.players, options, lab)
        except Refusal as refusal:
            told = ", ".join(f"{name} {word}" for name, word in refusal.words.items())
            raise ValueError(f"its options cannot be: {refusal.key} ({told})") from None
        self.chance = _chance(position.get("chance", {"kind": "fast", "seed": "0"}))


def fill(table: Table, position: Position) -> None:
    """Set out an empty table as a position says."""
    _place_cards(table, position)
    table.dealer = _seat(position.get("dealer", 0), table, "dealer")
    table.idle = _number(position.get("idle", 0), "idle")
    if "turn" not in position:
        raise ValueError("turn must be the seat to act, or null")
    turn = position["turn"]
    phase = position.get("phase", PHASES[OVER] if turn is None else PHASES[TURN])
    if not isinstance(phase, str) or phase not in PHASES:
        raise ValueError(f"phase must be one of {', '.join(PHASES)}")
    table.step = PHASES.index(phase)
    if (turn is None) != (table.step == OVER):
        raise ValueError("turn is null when the phase is over, and only then")
    for name in ("proposed", "laid"):
        if not isinstance(position.get(name, False), bool):
            raise ValueError(f"{name} must be true or false")
    if turn is None:
        _check_over(table, position)
        return
    table.seat = _seat(turn, table, "turn")
    table.proposed = position.get("proposed", False) is True or table.step == VOTE
    table.laid_now = position.get("laid", False) is True
    _read_step(table, position)
    if not 0 <= table.idle < table.terms.stall:
        raise ValueError(f"idle must be 0 to {table.terms.stall - 1} while the match goes on")
    if not table.trio_possible():
        raise ValueError("no symbol is left on three cards in play: the match would be over")


def _check_over(table: Table, position: Position) -> None:
    under_way = [position.get("proposed", False), position.get("laid", False), position.get("proposer") is not None]
    if any(under_way) or position.get("taken_from", "stock") != "stock":
        raise ValueError("nothing is under way when the match is over")
    if not 0 <= table.idle <= table.terms.stall:
        raise ValueError(f"idle must be 0 to {table.terms.stall}")


def _read_step(table: Table, position: Position) -> None:
    """What is under way in the turn of `seat`."""
    size = table.size(table.seat)
    if table.step == VOTE:
        table.proposer = _seat(position.get("proposer"), table, "proposer")
        if table.proposer == table.seat:
            raise ValueError("nobody votes on their own proposal")
    elif position.get("proposer") is not None:
        raise ValueError("proposer must be null unless a vote is open")
    source = position.get("taken_from", "stock")
    if source != "stock":
        table.taken_from = _seat(source, table, "taken_from")
        if table.step != SECOND_TAKE or table.taken_from == table.seat:
            raise ValueError("taken_from must be another seat, in phase take, or stock")
    if table.laid_now and (table.step != SECOND_TAKE or size > 1 or not table.trios_of(table.seat)):
        raise ValueError("laid is for a second take, after a trio that left one card in hand at most")
    if table.laid_now and table.idle != 0:
        raise ValueError("idle must be 0 in the turn of a trio")
    if table.step == SECOND_TAKE and size == 0 and not table.laid_now:
        raise ValueError("in phase take the card just taken must be in hand, or laid")
    if table.step == SECOND_DISCARD and (table.stock_size() == 0 or not 0 < size < PLACES):
        raise ValueError("in phase discard a card lies on the stock and one to three are in hand")


# Cards.


def _place_cards(table: Table, position: Position) -> None:
    symbols = LETTERS[: table.terms.symbols]
    hands = [_cards(text, symbols, "hands") for text in _entries(position.get("hands"), table, "hands")]
    trios: list[list[int]] = []
    for rows in _entries(position.get("trios", [[]] * table.players), table, "trios"):
        if not isinstance(rows, list):
            raise ValueError("trios must be one list of strings a seat")
        trios.append([card for row in rows for card in _trio(row, symbols)])
    for hand in hands:
        if len(hand) > PLACES:
            raise ValueError(f"a hand holds {PLACES} cards at most")
        if any(sum(1 for other in hand if near(other) == near(card)) >= 3 for card in hand):
            raise ValueError("three cards of a hand show their owner the same symbol: they would have been laid")
    placed = [pair_of(card) for cards in hands + trios for card in cards]
    if "stock" in position:
        stock = _cards(position["stock"], symbols, "stock")
    else:
        missing = [PAIRS[i] for i in range(table.cards) if PAIRS[i] not in placed]
        stock = sorted(missing, key=_alphabetical)
    placed += [pair_of(card) for card in stock]
    for i in range(table.cards):
        if placed.count(PAIRS[i]) != 1:
            raise ValueError(f"card {letters(PAIRS[i])} lies in {placed.count(PAIRS[i])} places instead of one")
    _tell_what_shows(table, hands, stock)
    if "known" in position:
        _tell(hands, stock, _mapping(position["known"], "known"), table.players)
        _check_half_known([card for cards in [*hands, stock] for card in cards], table.players)
    table.set_out(hands, stock, trios)
    _remember_unlaid(table, position)


def _alphabetical(pair: int) -> str:
    return letters(pair)


def _cards(text: object, symbols: str, name: str) -> list[int]:
    if not isinstance(text, str):
        raise ValueError(f"{name} must be cards of two letters with spaces between them")
    found: list[int] = []
    for word in text.split():
        if len(word) != 2 or word[0] not in symbols or word[1] not in symbols:
            raise ValueError(f"{word!r} is no card: write two of the letters {symbols}")
        found.append(made(LETTERS.index(word[0]), LETTERS.index(word[1]), 0, 0, 0))
    return found


def _trio(row: object, symbols: str) -> list[int]:
    cards = _cards(row, symbols, "a trio")
    if len(cards) != 3 or near(cards[0]) != near(cards[1]) or near(cards[0]) != near(cards[2]):
        raise ValueError("a trio is three cards with the same letter first")
    return cards


def _tell_what_shows(table: Table, hands: list[list[int]], stock: list[int]) -> None:  # JA-35
    for seat in range(table.players):
        hand = hands[seat]
        for i in range(len(hand)):
            hand[i] |= made(0, 0, bit(seat), all_but(Seat(seat)), 0)
    if stock:
        stock[-1] |= NEAR_ALL


def _tell(hands: list[list[int]], stock: list[int], known: Position, players: int) -> None:
    """Give every card the audiences a position names, which must hold those who see it now."""
    named = known.get("hands")
    if not isinstance(named, list) or len(named) != players:
        raise ValueError("known must have hands, one string a seat, and stock")
    rows = [(hands[seat], named[seat]) for seat in range(players)]
    rows.append((stock, known.get("stock")))
    for cards, text in rows:
        if not isinstance(text, str):
            raise ValueError("known is written in strings: one a hand, one for the stock")
        told = read_known(text, players)
        if len(told) != len(cards):
            raise ValueError(f"known speaks of {len(told)} cards where {len(cards)} lie")
        for i in range(len(cards)):
            seen: i64 = cards[i]
            if near_known(seen) & ~near_known(told[i]) != 0 or far_known(seen) & ~far_known(told[i]) != 0:
                raise ValueError(f"known forgets somebody who sees {letters(seen)} now")
            cards[i] = seen | told[i]


def _check_half_known(cards: list[int], players: int) -> None:
    """Whoever draws a card that nobody had, and so knows half of it, finds all they half know in the hands."""
    most = players * PLACES + 1  # and the top of the stock
    for viewer in [*range(players), SPECTATORS_BIT]:
        half = [card for card in cards if (near_known(card) ^ far_known(card)) & bit(viewer) != 0]
        if len(half) > most:
            raise ValueError(f"known lets somebody know one side only of {len(half)} cards, at most {most} can be so")


def _remember_unlaid(table: Table, position: Position) -> None:
    for seat in range(table.players):
        start = seat * PLACES
        size = table.size(Seat(seat))
        for k in range(2, size):
            for j in range(1, k):
                for i in range(j):
                    remember((2 * (start + i), 2 * (start + j), 2 * (start + k)), table)
    rows = position.get("unlaid", [])
    if not isinstance(rows, list):
        raise ValueError("unlaid must be a list of strings")
    for row in rows:
        if not isinstance(row, str):
            raise ValueError("unlaid must be a list of strings")
        terms = read_unlaid(row, table)
        if len({_symbol_at(term, table) for term in terms}) == 1:
            raise ValueError(f"unlaid says that {row!r} are not the same symbol, but they are")
        remember(terms, table)


def _symbol_at(term: int, table: Table) -> int:
    if term >= LITERAL:
        return term - LITERAL
    card = table.card_at(term >> 1)
    return far(card) if term & 1 else near(card)


# Plain values.


def _number(value: object, name: str) -> int:
    if type(value) is not int or not 0 <= value <= LARGEST:
        raise ValueError(f"{name} must be a whole number")
    return value


def _seat(value: object, table: Table, name: str) -> Seat:
    if type(value) is not int or not 0 <= value < table.players:
        raise ValueError(f"{name} must be a seat, 0 to {table.players - 1}")
    return Seat(value)


def _mapping(value: object, name: str) -> Position:
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        raise ValueError(f"{name} must be an object")
    return value


def _entries(value: object, table: Table, name: str) -> list[object]:
    if not isinstance(value, list) or len(value) != table.players:
        raise ValueError(f"{name} must be a list with one entry for each of {table.players} seats")
    return value


def _chance(value: object) -> Chance:
    named = _mapping(value, "chance")
    kind = named.get("kind", "fast")
    seed = named.get("seed", "0")
    if not isinstance(kind, str) or not isinstance(seed, str):
        raise ValueError("chance must have a kind and a seed, both text")
    return chance_of(kind, seed)
