"""A state with everything a view shows, before the hidden cards are imagined."""

from pioche.cards import SUITS, bit, card_of
from pioche.chance import FastRng
from pioche.core.position import MOST, flag, items, mapping, number, read_cards, text
from pioche.core.seats import HIDDEN, NOBODY, Seat
from pioche.core.view import View, Zone
from pioche.games.programmes.attribution import Past
from pioche.games.programmes.history import DREW, NO_CARD, RELEASED, RETURNED, SHUFFLED, History
from pioche.games.programmes.options import settings_of
from pioche.games.programmes.rules import Programmes
from pioche.games.programmes.shelf import Shelf
from pioche.games.programmes.table import A_RUN, A_SET, NO_PROGRAMME, PHASES


def base_state(view: View, past: Past) -> Programmes:
    settings = settings_of(view.rules, view.players, view.options, view.lab)
    state = Programmes(view.rules, view.players, FastRng(""), settings)
    state.empty_round()
    state.seat = view.turn
    state.stage = PHASES.index(view.phase)
    state.round = view.round
    state.dealer = Seat(public_number(view, "dealer"))
    state.turns = public_number(view, "turns")
    state.reshuffles = public_number(view, "reshuffles")
    state.history = _written_history(past)
    revealed = [flag(value, "revealed") for value in items(view.public["revealed"], "revealed")]
    kept = numbers(view.public["kept"])
    for seat in range(view.players):
        state.revealed[seat] = 1 if revealed[seat] else 0
        state.kept[seat] = kept[seat]
    _show_hands(view, state)
    _show_table(view, state)
    _show_completed(view, state)
    for zone in view.last_round:
        state.finished = True
        row = state.last_cards if zone.name == "left" else state.last_scores
        row[zone.owner] = zone.values[0]
    return state


def public_number(view: View, name: str) -> int:
    return number(view.public[name], name, -MOST, MOST)


def numbers(value: object) -> list[int]:
    return [number(entry, "public", -MOST, MOST) for entry in items(value, "public")]


def _show_hands(view: View, state: Programmes) -> None:
    for seat, known in enumerate(items(view.public["known"], "known")):
        for card in read_cards(known, "known", card_of):
            state.know(Seat(seat), card)
        for card in view.zone("hand", Seat(seat)).values:
            if card != HIDDEN:
                state.gain(Seat(seat), card)


def _show_table(view: View, state: Programmes) -> None:
    for card in view.zone("discard", NOBODY).values:
        state.discard[state.discard_size] = card
        state.discard_size += 1
    reserve = len(view.zone("reserve", NOBODY).values)
    state.reserve_end = reserve
    laid = [zone for zone in view.zones if zone.name in ("run", "set")]
    for new, (zone, data) in enumerate(zip(laid, items(view.public["combinations"], "combinations"), strict=True)):
        _show_combination(state, new, zone, mapping(data, "combinations"))


def _show_combination(state: Programmes, new: int, zone: Zone, data: dict[str, object]) -> None:
    run = zone.name == "run"
    state.combinations += 1
    state.kind[new] = A_RUN if run else A_SET
    state.owner[new] = zone.owner
    state.size[new] = 0
    state.wilds[new] = 0
    state.suits[new] = 0
    low = number(data["low"] if run else data["rank"], "low", 1, 14)
    state.low[new] = low
    state.high[new] = low + len(zone.values) - 1 if run else low
    for suit in text(data["suits"], "suits") if run else "":
        state.suits[new] |= bit(SUITS.index(suit))
    for i, card in enumerate(zone.values):
        state.lay_card(new, low + i if run else i, card)


def _show_completed(view: View, state: Programmes) -> None:
    shelf = Shelf()
    shelf.recycles = public_number(view, "recycles")
    for seat, recycled in enumerate(numbers(view.public["recycled"])):
        state.programme[seat] = NO_PROGRAMME
        shelf.recycled[seat] = recycled
        for programme in view.zone("completed", Seat(seat)).values:
            shelf.complete(seat, programme)
    shelf.size = len(view.zone("pile", NOBODY).values)
    names = {programme.name: i for i, programme in enumerate(state.settings.book.programmes)}
    for name, origin in mapping(view.public["origins"], "origins").items():
        shelf.origin[names[name]] = number(origin, "origins", 1, MOST)
    state.shelf = shelf


# The past.


def read_past(view: View) -> Past:
    """The public history, with the viewer's own draws."""
    past = Past()
    mine = [zone.values for zone in view.zones if zone.spell == "drawn" and zone.owner == view.viewer]
    drawn = list(mine[0]) if mine else []
    shuffled = False
    for word in text(view.public["history"], "history").split():
        if word == "*":
            shuffled = True
            past.add(int(SHUFFLED), 0, 0)
        elif word[0] == "=":
            past.add(int(RETURNED), 0, card_of(word[1:]))
        elif word[1] == "+":
            seat = int(word[0])
            known = shuffled and seat == view.viewer
            past.add(int(DREW), seat, drawn.pop(0) if known else int(NO_CARD))
        else:
            past.add(int(RELEASED), int(word[0]), card_of(word[2:]))
    return past


def _written_history(past: Past) -> History:
    """The past as a state keeps it."""
    history = History()
    for kind, seat, card in zip(past.kinds, past.seats, past.cards, strict=True):
        if kind == DREW:
            history.drew(seat, card)
        elif kind == RELEASED:
            history.released(seat, card)
        elif kind == SHUFFLED:
            history.shuffled()
        else:
            history.returned(card)
    return history


def hidden_counts(view: View) -> list[int]:
    """How many cards of each hand the viewer does not know."""
    return [view.zone("hand", Seat(seat)).values.count(HIDDEN) for seat in range(view.players)]
