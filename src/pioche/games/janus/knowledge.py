"""Who knows what, as positions and views write it down: all of it is public, because all see who sees what.

`0/12s` says of a card that seat 0 knows its near side and seats 1, 2 and the spectators its far one; `*` is everybody,
`-` nobody. `0.1+` is the near side of seat 0's first card, `stock.3-` the far side of the third card from the bottom
of the stock, and `0.1+ 0.2+ C` says that these sides and C are not all the same symbol.
"""

from mypy_extensions import i64

from pioche.cards import bit
from pioche.core.position import impossible
from pioche.core.seats import Seat
from pioche.games.janus.moves import PLACES
from pioche.games.janus.sides import ALL, LETTERS, SPECTATORS, far_known, made, near_face, near_known
from pioche.games.janus.table import LITERAL, STOCK_SPOTS, TERM, Table

# Audiences.


def _knowers(known: i64, players: i64) -> str:
    if known == ALL:
        return "*"
    seats = "".join([str(seat) for seat in range(players) if known & bit(seat) != 0])
    return (seats + ("s" if known & SPECTATORS != 0 else "")) or "-"


def _written(cards: list[int], players: i64) -> str:
    return " ".join([f"{_knowers(near_known(c), players)}/{_knowers(far_known(c), players)}" for c in cards])


def written_known(table: Table) -> dict[str, object]:
    """Who knows each side of every card that is in a hand or in the stock."""
    hands = [_written(table.hand(Seat(seat)), table.players) for seat in range(table.players)]
    return {"hands": hands, "stock": _written(table.stock_cards(), table.players)}


def _known(text: str, players: int) -> i64:
    """An audience. Seats that are empty know what spectators know."""
    if text == "*":
        return ALL
    known: i64 = 0
    if text != "-":
        for letter in text:
            if letter == "s":
                known |= ALL ^ (bit(players) - 1)
            elif letter in "012345"[:players]:
                known |= bit(int(letter))
            else:
                raise impossible("known-who", word=text)
    return known


def read_known(text: str, players: int) -> list[int]:
    """The audiences of a row of cards, each card without its symbols."""
    cards: list[int] = []
    for word in text.split():
        near, slash, far = word.partition("/")
        if not slash:
            raise impossible("known-slash", word=word)
        cards.append(made(0, 0, _known(near, players), _known(far, players), 0))
    return cards


# Sides that met in a hand and were no trio.


def _written_term(term: int) -> str:
    if term >= LITERAL:
        return LETTERS[term - LITERAL]
    spot, far = divmod(term, 2)
    sign = "-" if far else "+"
    if spot < STOCK_SPOTS:
        return f"{spot // PLACES}.{spot % PLACES + 1}{sign}"
    return f"stock.{spot - STOCK_SPOTS + 1}{sign}"


def written_unlaid(table: Table) -> list[str]:
    rows: list[str] = []
    for key in table.unlaid_keys():
        words: list[str] = []
        for term in (key & TERM, key >> 9 & TERM, key >> 18):
            word = _written_term(term)
            if word not in words:
                words.append(word)
        rows.append(" ".join(words))
    return rows


def _term(word: str, table: Table) -> int:
    """What a word of `unlaid` stands for."""
    if len(word) == 1 and word in LETTERS[: table.terms.symbols]:
        return LITERAL + LETTERS.index(word)
    where, dot, rest = word[:-1].partition(".")
    if dot and word[-1] in "+-" and rest.isdecimal():
        place = int(rest) - 1
        if where == "stock" and 0 <= place < table.stock_size():
            return 2 * (STOCK_SPOTS + place) + "+-".index(word[-1])
        if where in [str(seat) for seat in range(table.players)] and 0 <= place < table.size(Seat(int(where))):
            return 2 * (int(where) * PLACES + place) + "+-".index(word[-1])
    raise impossible("unlaid-side", word=word)


def read_unlaid(text: str, table: Table) -> tuple[int, int, int]:
    """The three terms of a row."""
    terms = [_term(word, table) for word in text.split()]
    sides = [term for term in terms if term < LITERAL]
    symbols = [term for term in terms if term >= LITERAL]
    if len(set(sides)) < len(sides) or (len(sides), len(symbols)) not in ((3, 0), (2, 1), (1, 1)):
        raise impossible("unlaid-row", row=text)
    first, second, third = (sides + symbols + symbols)[:3]
    return first, second, third


def face_of(term: int, table: Table) -> int:
    """The number of the face on a spot's side, as a state remembers it."""
    if term >= LITERAL:
        return term
    return near_face(table.card_at(term >> 1)) ^ (term & 1)


def remember(terms: tuple[int, int, int], table: Table) -> None:
    first, second, third = terms
    table.remember_unlaid(face_of(first, table) | face_of(second, table) << 9 | face_of(third, table) << 18)
