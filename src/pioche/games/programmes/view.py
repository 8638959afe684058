"""The whole truth in zones with their audiences, and what everybody could have written down."""

from mypy_extensions import i64

from pioche.cards import SUITS, bit, code
from pioche.core.refusal import Fact
from pioche.core.seats import EVERYONE, NO_ONE, NOBODY, Seat, only
from pioche.core.view import Zone
from pioche.games.programmes.history import DREW, NO_CARD, RELEASED, SHUFFLED, card_of, kind_of, seat_of
from pioche.games.programmes.moves import CLOSE, PLACE
from pioche.games.programmes.shelf import DONE
from pioche.games.programmes.table import A_RUN, NO_PROGRAMME, OVER, PHASES, Table
from pioche.games.programmes.told import hand_cards


def phase(table: Table) -> str:
    return PHASES[table.stage]


def facts(table: Table) -> list[Fact]:
    return [Fact("dealer", "seat", int(table.dealer)), Fact("turns", "number", int(table.turns))]


# Zones.


def zones(table: Table) -> list[Zone]:
    found: list[Zone] = []
    for i in range(table.players):
        seat = Seat(i)
        found.append(hand(table, seat))
        found.append(programme(table, seat))
        found.append(completed(table, seat))
    found.append(reserve(table))
    found.append(discard(table))
    found.append(pile(table))
    for combination in range(table.combinations):
        name = "run" if table.kind[combination] == A_RUN else "set"
        cards = table.combination_cards(combination)
        laid = Zone(name, Seat(table.owner[combination]), "card", cards)
        laid.number = int(combination) + 1
        found.append(laid)
    for i in range(table.players):
        cards = drawn(table, Seat(i))
        if cards:
            found.append(aside("drawn", Seat(i), cards, NO_ONE))
    if table.seat != NOBODY:
        found.append(aside("steps", table.seat, [encode_steps(table)], only(table.seat)))
    return found


def aside(name: str, owner: Seat, values: list[int], shown: i64) -> Zone:
    """What only its owner knows of a hand besides the cards in it: it is spelled as it is named."""
    size = len(values)
    zone = Zone(name, owner, name, values, [int(only(owner))] * size, [int(shown)] * size)
    zone.aside = True
    return zone


def hand(table: Table, seat: Seat) -> Zone:
    """First the cards that all know of, then the others, so that their order tells nothing."""  # PR-45
    known = hand_cards(table.known_one[seat], table.known_two[seat], table.known_jokers[seat])
    rest = hand_cards(table.one[seat], table.two[seat], table.jokers[seat])
    for card in known:
        rest.remove(card)
    mine = int(only(seat))
    audiences = [int(EVERYONE)] * len(known) + [mine] * len(rest)
    zone = Zone("hand", seat, "card", known + rest, audiences, [mine] * len(audiences))
    zone.unordered = True
    return zone


def programme(table: Table, seat: Seat) -> Zone:
    """The programme a seat works on; a seat that once put it under the pile still knows it."""  # PR-42, PR-45
    number = table.programme[seat]
    if number == NO_PROGRAMME:
        return Zone("programme", seat, "programme", [], [], [])
    return Zone("programme", seat, "programme", [int(number)], [int(table.shelf.known[number])], [int(only(seat))])


def completed(table: Table, seat: Seat) -> Zone:
    shelf = table.shelf
    done = [int(shelf.done[seat * DONE + i]) for i in range(shelf.done_count[seat])]
    return Zone("completed", seat, "programme", done)


def reserve(table: Table) -> Zone:
    cards = [int(table.reserve[i]) for i in range(table.reserve_next, table.reserve_end)]
    return Zone("reserve", NOBODY, "card", cards, [int(NO_ONE)] * len(cards))


def discard(table: Table) -> Zone:
    """Only the top is shown; the rest was seen."""  # PR-45
    cards = [int(table.discard[i]) for i in range(table.discard_size)]
    shown = [int(NO_ONE)] * len(cards)
    if shown:
        shown[-1] = int(EVERYONE)
    return Zone("discard", NOBODY, "card", cards, None, shown)


def pile(table: Table) -> Zone:
    cards = pile_cards(table)
    known = [int(table.shelf.known[number]) for number in cards]
    return Zone("pile", NOBODY, "programme", cards, known, [int(NO_ONE)] * len(cards))


def pile_cards(table: Table) -> list[int]:
    """Next drawn first."""
    shelf = table.shelf
    return [int(shelf.pile[shelf.size - 1 - i]) for i in range(shelf.size)]


def drawn(table: Table, seat: Seat) -> list[int]:
    """The cards a seat drew since the first reshuffle of the round: which came from which reserve matters to redeal."""
    cards: list[int] = []
    for entry in table.history.entries:
        if kind_of(entry) == DREW and seat_of(entry) == seat and card_of(entry) != NO_CARD:
            cards.append(int(card_of(entry)))
    return cards


def encode_steps(table: Table) -> int:
    steps = [int(table.steps[i]) for i in range(table.steps_size)]
    return packed_steps(int(table.compound), steps, cancelled=table.cancelled)


def packed_steps(compound: int, steps: list[int], *, cancelled: bool) -> int:
    """A compound move under way as one number: sixty-four for each step, and whether one was given up this turn."""
    value = compound
    for step in steps:
        value = value * 64 + (63 if step == int(CLOSE) else step - int(PLACE))
    return (value * 64 + len(steps)) * 2 + (1 if cancelled else 0)


def decode_steps(value: int) -> tuple[int, list[int], bool]:
    """The kind of compound move, its steps as actions, and whether one was given up this turn."""
    cancelled = value % 2 == 1
    value //= 2
    size = value % 64
    value //= 64
    steps: list[int] = []
    for _ in range(size):
        step = value % 64
        steps.append(int(CLOSE) if step == 63 else int(PLACE) + step)
        value //= 64
    steps.reverse()
    return value, steps, cancelled


def last_round(table: Table) -> list[Zone]:
    """Cards left and programmes completed when the round before ended. Hands are not shown then (PR-45).

    A round that a last programme cut short (PR-43) is told by what it left on the table.
    """
    found: list[Zone] = []
    short = table.stage == OVER and cards_held(table) > 0
    if table.finished or short:
        for seat in range(table.players):
            left = table.cards[seat] if short else table.last_cards[seat]
            score = table.shelf.score(Seat(seat)) if short else table.last_scores[seat]
            found.append(Zone("left", Seat(seat), "number", [int(left)]))
            found.append(Zone("score", Seat(seat), "number", [int(score)]))
    return found


def cards_held(table: Table) -> i64:
    count: i64 = 0
    for seat in range(table.players):
        count += table.cards[seat]
    return count


# What everybody could have written down.


def public(table: Table) -> dict[str, object]:
    seats = range(table.players)
    shelf = table.shelf
    return {
        "dealer": int(table.dealer),
        "turns": int(table.turns),
        "reshuffles": int(table.reshuffles),
        "revealed": [table.revealed[seat] == 1 for seat in seats],
        "kept": [int(table.kept[seat]) for seat in seats],
        "recycled": [int(shelf.recycled[seat]) for seat in seats],
        "recycles": int(shelf.recycles),
        "known": [known_text(table, Seat(seat)) for seat in seats],
        "combinations": [combination_data(table, combination) for combination in range(table.combinations)],
        "history": history_text(table, secret=False),
        "origins": origins(table),
        "programme_origins": [programme_origin(table, table.programme[seat]) for seat in seats],
        "programme_knowers": [knowers(table, table.programme[seat]) for seat in seats],
        "pile_origins": [programme_origin(table, number) for number in pile_cards(table)],
        "pile_knowers": [knowers(table, number) for number in pile_cards(table)],
    }


def combination_data(table: Table, combination: i64) -> dict[str, object]:
    data: dict[str, object] = {"owner": int(table.owner[combination])}
    if table.kind[combination] == A_RUN:
        suits = "".join(suit for i, suit in enumerate(SUITS) if table.suits[combination] & bit(i) != 0)
        return {"kind": "run", **data, "low": int(table.low[combination]), "suits": suits}
    return {"kind": "set", **data, "rank": int(table.low[combination])}


def programme_origin(table: Table, number: i64) -> int:
    """Which pile a card was last shuffled into, doubled, and one more if anybody held it since; -1 for no card."""
    if number == NO_PROGRAMME:
        return -1
    return int(table.shelf.origin[number] * 2 + table.shelf.handled[number])


def knowers(table: Table, number: i64) -> list[int]:
    """The seats that know this card: who holds it, and who put it under the pile before."""  # PR-42
    if number == NO_PROGRAMME:
        return []
    return [seat for seat in range(table.players) if (table.shelf.known[number] >> seat) & 1]


def known_text(table: Table, seat: Seat) -> str:
    """The cards that all know to be in a hand."""  # PR-45
    cards = hand_cards(table.known_one[seat], table.known_two[seat], table.known_jokers[seat])
    return " ".join(code(card) for card in cards)


def origins(table: Table) -> dict[str, object]:
    """The programmes that were completed once and went back into a pile: into which one."""  # PR-44
    names = table.settings.book.programmes
    return {names[i].name: int(table.shelf.origin[i]) for i in table.settings.ids if table.shelf.origin[i] > 0}


def history_text(table: Table, *, secret: bool) -> str:
    """`0+` seat 0 drew (`0+7H` from a reshuffled reserve, for those who may know), `0-7H` a card nobody knew there
    left its hand, `*` the discard was shuffled, `=7H` with this card in it."""
    words: list[str] = []
    for entry in table.history.entries:
        kind, seat, card = kind_of(entry), seat_of(entry), card_of(entry)
        if kind == DREW:
            words.append(f"{seat}+{code(card) if secret and card != NO_CARD else ''}")
        elif kind == RELEASED:
            words.append(f"{seat}-{code(card)}")
        elif kind == SHUFFLED:
            words.append("*")
        else:
            words.append(f"={code(card)}")
    return " ".join(words)
