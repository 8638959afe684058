"""A match put together again from a row alone: what the row does not say is made up.

A row says all that the view says, if the view of the match made up is the same; and its legal actions are those that
somebody finds who sees nothing but the row.
"""

from collections.abc import Callable, Iterator

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import Card
from pioche.core.seats import EVERYONE, NOBODY, Action, Seat
from pioche.core.state import State
from pioche.games.adriano.deck import NO_CARD
from pioche.games.adriano.rules import Adriano
from pioche.games.adriano.table import DRAWN, TAKEN
from pioche.games.janus import knowledge
from pioche.games.janus import sides as janus_sides
from pioche.games.janus.rules import Match as Janus
from pioche.games.janus.table import LITERAL, STOCK, STOCK_SPOTS
from pioche.games.programmes import history, moves
from pioche.games.programmes.rules import Programmes
from pioche.games.programmes.shelf import DONE, Shelf
from pioche.games.programmes.table import A_RUN, A_SET, NO_PROGRAMME
from pioche.observing.programmes import CLOSED
from tests.observing.positions import Told, absolute, seat_named


def seat_or_nobody(number: int, viewer: Seat, players: int) -> Seat:
    found = seat_named(number, viewer, players)
    return NOBODY if found is None else Seat(found)


def eyes(number: int, viewer: Seat, players: int) -> int:
    """A mask of seats, from the sum that tells it."""
    return sum(1 << (away + int(viewer)) % players for away in range(players) if number >> away & 1)


def squares(row: list[int], viewer: Seat, players: int) -> list[list[int]]:
    """A row of several places a seat, from the first seat of the table."""
    size = len(row) // players
    return [row[(seat - int(viewer)) % players * size :][:size] for seat in range(players)]


# Adriano.


def card_of(value: int, colour: int) -> int:
    return (value - 1) * 4 + colour - 1 if value > 0 else int(NO_CARD)


def adriano(table: State, row: Told) -> None:
    assert isinstance(table, Adriano)
    me, players = Seat(row["seat"][0]), int(table.players)
    (table.seat, table.dealer, table.caller) = (
        seat_or_nobody(row[name][0], me, players) for name in ("turn", "dealer", "caller")
    )
    (table.stage, table.turned, table.extra, table.pit_turns, table.round, table.pit_size) = (
        row[name][0] for name in ("phase", "turned", "extra", "pit_turns", "round", "pit_size")
    )
    (table.in_extra, table.failed, table.finished) = (row[name] == [1] for name in ("in_extra", "failed", "finished"))
    table.head, table.end = 0, row["pile_size"][0]
    for card, depth in enumerate(row["pit"]):
        if depth > 0:
            table.pit[table.pit_size - depth] = card
    piled = {place - 1: card for card, place in enumerate(row["pile"]) if place > 0}
    by_place = {
        name: [number for square in squares(row[name], me, players) for number in square]
        for name in ("filled", "values", "colours", "known_by", "shown", "kept_over", "last_values", "last_colours")
    }
    known = [card_of(*sides) for sides in zip(by_place["values"], by_place["colours"], strict=True)]
    held = card_of(*row["held"])
    seen = {*known, held, *piled.values(), *(card for card, depth in enumerate(row["pit"]) if depth > 0)}
    unseen = [int(card) for card in table.settings.deck if int(card) not in seen]
    origins = row.get("origins", [0] * 60)
    for card, origin in enumerate(origins):
        table.origins[card] = origin
    places = [
        number for square in squares(row.get("hand_origins", [0] * 4 * players), me, players) for number in square
    ]
    table.filled = 0
    for place, card in enumerate(known):
        table.kept_over[place] = by_place["kept_over"][place]
        table.last_hands[place] = card_of(by_place["last_values"][place], by_place["last_colours"][place])
        table.known[place] = EVERYONE if by_place["shown"][place] else eyes(by_place["known_by"][place], me, players)
        table.hands[place] = NO_CARD
        if by_place["filled"][place]:
            if card == NO_CARD:
                card = next(other for other in unseen if origins[other] == places[place])
                unseen.remove(card)
            table.hands[place] = card
            table.filled |= 1 << place
    if table.stage in (DRAWN, TAKEN):
        table.held = Card(held if held != NO_CARD else unseen.pop())
    for place in range(table.end):
        table.pile[place] = piled[place] if piled else unseen.pop()
    for name, numbers in (
        ("scores", table.totals),
        ("penalties", table.penalties),
        ("last_points", table.last_points),
    ):
        for seat, number in enumerate(absolute(row[name], me)):
            numbers[seat] = number


# Janus.


def janus_cards(row: Told, me: Seat, players: int, names: list[str], places: list[int]) -> list[int]:
    """The cards at some places of the four fields that tell their sides and who knows these."""

    def knowers(number: int) -> int:
        outside = int(janus_sides.ALL) ^ (2**players - 1) if number >> players else 0
        return eyes(number, me, players) | outside

    found: list[int] = []
    for place in places:
        one, other, one_known, other_known = (row[name][place] for name in names)
        seen = (max(one - 1, 0), max(other - 1, 0), knowers(one_known), knowers(other_known))
        found.append(int(janus_sides.made(*seen, 0)))
    return found


def janus(table: State, row: Told) -> None:
    assert isinstance(table, Janus)
    me, players = Seat(row["seat"][0]), int(table.players)
    (table.seat, table.dealer, table.proposer) = (
        seat_or_nobody(row[name][0], me, players) for name in ("turn", "dealer", "proposer")
    )
    (table.step, table.idle, table.round) = (row[name][0] for name in ("phase", "idle", "round"))
    (table.proposed, table.laid_now) = (row[name] == [1] for name in ("proposed", "laid"))
    first = row["taken_from"][0]
    table.taken_from = STOCK if first in (0, players + 1) else seat_or_nobody(first, me, players)
    hands: list[list[int]] = []
    for seat, size in enumerate(absolute(row["hand_sizes"], me)):
        start = (seat - int(me)) % players * 4
        names = ["inner", "outer", "inner_known", "outer_known"]
        hands.append(janus_cards(row, me, players, names, list(range(start, start + size))))
    height = row["stock_size"][0]
    names = ["upper", "lower", "upper_known", "lower_known"]
    stock = janus_cards(row, me, players, names, list(reversed(range(height))))
    trios: list[dict[int, int]] = [{} for _ in range(players)]
    for card, layer in enumerate(row["trio_by"]):
        if layer > 0:
            pair, near = int(janus_sides.PAIRS[card]), row["trio_symbol"][card] - 1
            far = pair >> 4 if pair & 15 == near else pair & 15
            laid = int(janus_sides.made(near, far, 0, 0, 0))
            trios[seat_or_nobody(layer, me, players)][row["trio_at"][card]] = laid
    table.set_out(hands, stock, [[cards[place] for place in sorted(cards)] for cards in trios])
    for first in range(0, len(row["unlaid"]), 3):
        terms = [janus_term(number, me, players, height) for number in row["unlaid"][first : first + 3]]
        if terms[0] >= 0:
            knowledge.remember((terms[0], terms[1], terms[2]), table)


def janus_term(number: int, me: Seat, players: int, height: int) -> int:
    if number <= 11:
        return int(LITERAL) + number - 1 if number > 0 else -1
    place, side = divmod(number - 12, 2)
    if place >= 4 * players:
        spot = int(STOCK_SPOTS) + height - 1 - (place - 4 * players)
    else:
        spot = (place // 4 + int(me)) % players * 4 + place % 4
    return 2 * spot + side


# Programmes.


def programmes(table: State, row: Told) -> None:
    assert isinstance(table, Programmes)
    me, players = Seat(row["seat"][0]), int(table.players)
    table.empty_round()
    (table.seat, table.dealer) = (seat_or_nobody(row[name][0], me, players) for name in ("turn", "dealer"))
    (table.stage, table.turns, table.reshuffles, table.round, table.discard_size) = (
        row[name][0] for name in ("phase", "turns", "reshuffles", "round", "discard_size")
    )
    table.finished = row["finished"] == [1]
    for name, numbers in (
        ("revealed", table.revealed),
        ("kept", table.kept),
        ("last_left", table.last_cards),
        ("last_scores", table.last_scores),
    ):
        for seat, number in enumerate(absolute(row[name], me)):
            numbers[seat] = number
    lay_out(table, row, me, players)
    give_hands(table, row, me, players)
    table.shelf = shelf_of(table, row, me, players)
    table.history = history_of(row, me, players)
    if row["turn"] == [1]:
        if row["compound"] != [0]:
            table.apply(Action(moves.SET if row["compound"] == [2] else moves.REVEAL))
            for step in row["steps"]:
                if step > 0:
                    table.apply(Action(moves.CLOSE if step == CLOSED else moves.PLACE + step - 1))
        table.cancelled = row["cancelled"] == [1]


def lay_out(table: Programmes, row: Told, me: Seat, players: int) -> None:
    """The combinations and the discard."""
    laid = iter(row["laid"])
    for number, kind in enumerate(row["combination_kind"]):
        if kind > 0:
            low, size = row["combination_low"][number], row["combination_size"][number]
            table.combinations = number + 1
            table.kind[number] = A_RUN if kind == 2 else A_SET
            table.owner[number] = seat_or_nobody(row["combination_owner"][number], me, players)
            table.low[number], table.high[number] = low, low + size - 1 if kind == 2 else low
            table.suits[number] = row["combination_suits"][number]
            table.size[number] = table.wilds[number] = 0
            for place in range(size):
                table.lay_card(number, low + place if kind == 2 else place, next(laid) - 1)
    for depth in range(table.discard_size):
        table.discard[table.discard_size - 1 - depth] = row["discard"][depth] - 1


def give_hands(table: Programmes, row: Told, me: Seat, players: int) -> None:
    """What is known in every hand, then whatever is left, and the rest is the reserve."""
    unseen = [int(card) for card in table.settings.deck]
    for card in [*row["laid"], *row["discard"]]:
        if card > 0:
            unseen.remove(card - 1)
    for seat, known in enumerate(squares(row["known"], me, players)):
        for card, count in enumerate(known):
            for _ in range(count):
                table.gain(Seat(seat), card)
                table.know(Seat(seat), card)
                unseen.remove(card)
    for card, count in enumerate(row["hand"]):
        for _ in range(count - row["known"][card]):
            table.gain(me, card)
            unseen.remove(card)
    for seat, size in enumerate(absolute(row["hand_sizes"], me)):
        while table.cards[seat] < size:
            table.gain(Seat(seat), unseen.pop())
    table.reserve = vec[i64](unseen)
    table.reserve_next, table.reserve_end = 0, row["reserve_size"][0]


def shelf_of(table: Programmes, row: Told, me: Seat, players: int) -> Shelf:
    shelf = Shelf()
    shelf.recycles = row["recycles"][0]
    for number, origin in enumerate(row["origins"]):
        shelf.origin[number] = origin
    placed = [number - 1 for number in [*row["programmes"], *row["pile"]] if number > 0]
    placed += [number for number, seat in enumerate(row["completed_by"]) if seat > 0]
    free = [number for number in table.settings.ids if number not in placed]

    def some(told: int, origin: int) -> int:
        """The programme told, or one that may lie there."""
        if told > 0:
            return told - 1
        found = next(number for number in free if shelf.origin[number] == origin)
        free.remove(found)
        return found

    for number, seat in enumerate(row["completed_by"]):
        if seat > 0:
            owner = seat_or_nobody(seat, me, players)
            shelf.done[owner * DONE + row["completed_at"][number] - 1] = number
            shelf.done_count[owner] += 1
    for seat, number in enumerate(absolute(row["recycled"], me)):
        shelf.recycled[seat] = number
    for seat in range(players):
        away = (seat - int(me)) % players
        table.programme[seat] = NO_PROGRAMME
        if row["working"][away] == 1:
            number = some(row["programmes"][away], row["programme_origin"][away])
            table.programme[seat] = number
            shelf.known[number] = eyes(row["programme_known"][away], me, players)
            shelf.handled[number] = row["programme_handled"][away]
    told = [(number, at) for at, number in enumerate(row["pile"]) if number != 0]
    for number, at in reversed(told):
        found = some(number, row["pile_origin"][at] // 2)
        shelf.pile[shelf.size] = found
        shelf.size += 1
        shelf.known[found] = eyes(row["pile_known"][at], me, players)
        shelf.handled[found] = row["pile_origin"][at] % 2
    return shelf


def history_of(row: Told, me: Seat, players: int) -> history.History:
    def entries() -> Iterator[int]:
        shuffled = False
        for kind, seat, card in reversed(list(zip(row["past_kind"], row["past_seat"], row["past_card"], strict=True))):
            if kind > 0:
                shuffled |= kind - 1 == history.SHUFFLED
                hidden = 0 if shuffled else int(history.NO_CARD)  # whoever drew a card later knows which one it was
                who = seat_named(seat, me, players) or 0
                yield (kind - 1) * 512 + who * 64 + (card - 1 if card > 0 else hidden)

    past = history.History()
    past.entries = vec[i64](list(entries()))
    past.hash_again()
    return past


REBUILT: dict[str, Callable[[State, Told], None]] = {"adriano": adriano, "janus": janus, "programmes": programmes}
