"""A match from a position that anybody may have written; whatever cannot be is refused, and says why."""

from typing import Final

from pioche.cards import Card, bit
from pioche.core.position import MOST, Fields, Position, impossible, items, number, read_cards
from pioche.core.seats import EVERYONE, NO_ONE, NOBODY, Seat, only
from pioche.games.adriano import legality
from pioche.games.adriano.deal import LOOKED_AT
from pioche.games.adriano.deck import NO_CARD, card_of, code, value_of
from pioche.games.adriano.moves import SLOTS
from pioche.games.adriano.options import Settings
from pioche.games.adriano.rules import EIGHT, NINE, SEVEN, THREE, Adriano
from pioche.games.adriano.settle import PENALTY
from pioche.games.adriano.table import (
    CALLING,
    DRAWN,
    EXTRA,
    GIVEN,
    LOOK_OTHER,
    LOOK_OWN,
    NOTHING,
    OVER,
    PHASES,
    TAKEN,
    TRADING,
    TURN,
)

FIELDS: Final = (
    *("dealer", "hands", "pile", "pit", "held", "known", "shown", "kept_over"),
    *("totals", "penalties", "caller", "turned", "pile_known", "extra", "in_extra", "failed", "pit_turns"),
    *("origins", "last_round"),
)
MOST_TURNED: Final = 1_000


def restored(fields: Position) -> Adriano:
    settings = Settings(fields.players, fields.options, fields.lab)
    state = Adriano(fields.rules, fields.players, fields.chance, settings)
    _read_moment(fields, state)
    _read_cards(fields, state)
    _read_origins(fields, state)
    _read_knowledge(fields, state)
    _read_kept_over(fields, state)
    _read_points(fields, state)
    _read_last_round(fields, state)
    _check_moment(state)
    _check_piles(state)
    _check_power(state)
    return state


def _read_moment(fields: Position, state: Adriano) -> None:
    state.seat = fields.seat
    state.stage = PHASES.index(fields.phase)
    state.round = fields.rounds(state.settings.rounds, state.settings.rounds)
    state.dealer = fields.seat_of("dealer", 0 if fields.over() else (state.seat - 1) % state.players)
    state.caller = fields.seat_or_nobody("caller")
    state.turned = fields.number("turned", 0, MOST_TURNED, 0)
    state.extra = fields.number("extra", 0, 1, 0)
    state.in_extra = fields.flag("in_extra", state.stage == EXTRA)
    state.failed = fields.flag("failed", False)
    state.pit_turns = fields.number("pit_turns", 0, state.settings.pit_limit, 0)
    if fields.flag("pile_known", state.pile_known()) != state.pile_known():
        raise impossible("pile-known", "AD-47")


# The cards.


def _read_cards(fields: Position, state: Adriano) -> None:
    placed: list[int] = []
    for seat, entry in enumerate(fields.texts("hands", state.players)):
        placed += _read_hand(state, seat, entry)
    if fields.given("held"):
        held = read_cards(fields.get("held"), "held", card_of)
        if len(held) != 1:
            raise impossible("held")
        state.held = Card(held[0])
        placed += held
    pit = read_cards(fields.text("pit", ""), "pit", card_of)
    placed += pit
    deck: list[int] = list(state.settings.deck)
    pile = (
        read_cards(fields.get("pile"), "pile", card_of)
        if fields.has("pile")
        else [card for card in deck if card not in placed]
    )
    placed += pile
    for card in deck:
        if placed.count(card) != 1:
            raise impossible("places", card=code(card), count=placed.count(card))
    if len(placed) != len(deck):
        raise impossible("not-in-deck")
    for i, card in enumerate(pile):
        state.pile[i] = card
    state.end = len(pile)
    for i, card in enumerate(pit):
        state.pit[i] = card
    state.pit_size = len(pit)


def _read_hand(state: Adriano, seat: int, written: str) -> list[int]:
    """`"R15 B3 - G7"` laid in a square; the cards it has."""
    words = written.split()
    if len(words) != state.settings.slots:
        raise impossible("slots", "AD-04", count=state.settings.slots)
    held: list[int] = []
    for slot, word in enumerate(words):
        place = seat * SLOTS + slot
        if word == "-":
            state.hands[place] = NO_CARD
            state.filled &= ~bit(place)
        else:
            held += read_cards(word, "hands", card_of)
            state.hands[place] = held[-1]
    if not held:
        raise impossible("empty-hand", "AD-21")
    return held


def _read_origins(fields: Position, state: Adriano) -> None:
    """With `reshuffle`, which pile each card came from; by default all but the hands lay in the last one."""
    shuffled = state.turned if state.settings.reshuffle else 0
    if fields.has("origins"):
        for i, entry in enumerate(items(fields.get("origins"), "origins", shuffled)):
            for card in read_cards(entry, "origins", card_of):
                if state.origins[card] != 0 or card not in state.settings.deck:
                    raise impossible("origins")
                state.origins[card] = i + 1
    elif shuffled > 0:
        for i in range(state.end):
            state.origins[state.pile[i]] = shuffled
        for i in range(state.pit_size):
            state.origins[state.pit[i]] = shuffled
        if state.held != NO_CARD:
            state.origins[state.held] = shuffled
    for i in range(state.end):
        if state.origins[state.pile[i]] != shuffled:
            raise impossible("origin-pile", "AD-47")
    if state.stage == DRAWN and state.held != NO_CARD and state.origins[state.held] != shuffled:
        raise impossible("origin-held", "AD-47")


# Who knows what.


def _read_knowledge(fields: Position, state: Adriano) -> None:
    for seat in range(state.players):
        for slot in range(state.settings.slots):
            state.known[seat * SLOTS + slot] = _usually_known(state, seat, slot)
    if fields.has("known"):
        for seat, row in enumerate(fields.row("known", state.players)):
            for slot, entry in enumerate(items(row, "known", state.settings.slots)):
                _read_audience(state, seat * SLOTS + slot, entry)
    everybody = bit(state.players) - 1
    shown = _read_shown(fields, state)
    for seat in range(state.players):
        for slot in range(state.settings.slots):
            place = seat * SLOTS + slot
            complete = state.known[place] & everybody == everybody
            seen = shown[seat] & bit(slot) != 0 if shown else complete
            if seen and not complete:
                raise impossible("shown-unknown", "AD-50")
            if seen:
                state.known[place] = EVERYONE
            elif state.stage == OVER and state.hands[place] != NO_CARD:
                raise impossible("over-unshown", "AD-42")


def _usually_known(state: Adriano, seat: int, slot: int) -> int:
    if state.hands[seat * SLOTS + slot] == NO_CARD:
        return NO_ONE
    if state.stage == OVER:
        return bit(state.players) - 1
    return only(Seat(seat)) if slot >= state.settings.slots - LOOKED_AT else NO_ONE  # AD-05


def _read_audience(state: Adriano, place: int, entry: object) -> None:
    audience = NO_ONE
    for value in items(entry, "known"):
        audience |= bit(number(value, "known", 0, state.players - 1))
    if audience != NO_ONE and state.hands[place] == NO_CARD:
        raise impossible("known-empty")
    state.known[place] = audience


def _read_shown(fields: Position, state: Adriano) -> list[int]:
    """For each seat the mask of the slots whose card was shown to all; [] where left out."""
    masks: list[int] = []
    if fields.has("shown"):
        for entry in fields.row("shown", state.players):
            mask = NO_ONE
            for value in items(entry, "shown"):
                mask |= bit(number(value, "shown", 1, state.settings.slots) - 1)
            masks.append(mask)
    return masks


def _read_kept_over(fields: Position, state: Adriano) -> None:
    if not fields.has("kept_over"):
        return
    for seat, row in enumerate(fields.row("kept_over", state.players)):
        for slot, entry in enumerate(items(row, "kept_over", state.settings.slots)):
            points = number(entry, "kept_over", 0, GIVEN)
            if points != NOTHING and state.hands[seat * SLOTS + slot] == NO_CARD:
                raise impossible("known-empty")
            state.kept_over[seat * SLOTS + slot] = points


# Points.


def _read_points(fields: Position, state: Adriano) -> None:
    if fields.has("totals"):
        for seat, total in enumerate(fields.numbers("totals", state.players, -MOST, MOST)):
            state.totals[seat] = total
    if fields.has("penalties"):
        for seat, noted in enumerate(fields.numbers("penalties", state.players, 0, MOST)):
            if noted % PENALTY != 0:
                raise impossible("penalty", "AD-22", unit=PENALTY)
            state.penalties[seat] = noted


def _read_last_round(fields: Position, state: Adriano) -> None:
    if not fields.given("last_round"):
        return
    if state.round == 0:
        raise impossible("no-last-round")
    last = Fields(fields.get("last_round"), ("hands", "points"), "last_round")
    seen: list[int] = []
    for seat, entry in enumerate(last.texts("hands", state.players)):
        hand = read_cards(entry, "last_round.hands", card_of)
        if not 1 <= len(hand) <= state.settings.slots:
            raise impossible("last-hand", most=state.settings.slots)
        for i, card in enumerate(hand):
            state.last_hands[seat * SLOTS + i] = card
        seen += hand
    if len(set(seen)) != len(seen) or not all(card in state.settings.deck for card in seen):
        raise impossible("last-cards")
    for seat, points in enumerate(last.numbers("points", state.players, -MOST, MOST)):
        state.last_points[seat] = points
    state.finished = True


# What cannot be.


def _check_moment(state: Adriano) -> None:
    stage = state.stage
    if (state.held != NO_CARD) != (stage in (DRAWN, TAKEN)):
        raise impossible("held-phase")
    if state.caller != NOBODY and (state.caller == state.seat or stage == CALLING):
        raise impossible("after-call", "AD-40")
    if state.in_extra and stage in (TURN, TAKEN, CALLING, OVER):
        raise impossible("extra-phase", "AD-30")
    if (stage == EXTRA or state.extra > 0) and not state.in_extra:
        raise impossible("extra-left", "AD-30")
    if state.failed and (stage in (TURN, EXTRA, OVER) or (stage == TAKEN and not state.settings.pit_combinations)):
        raise impossible("failed", "AD-22")
    if state.pit_turns > 0 and stage not in (TURN, TAKEN, CALLING, OVER):
        raise impossible("pit-turns", "AD-51")
    if stage == TAKEN and legality.must_draw(state):
        raise impossible("pit-limit", "AD-51")


def _check_piles(state: Adriano) -> None:
    stage = state.stage
    if state.pit_size == 0 and stage not in (DRAWN, TAKEN, OVER) and (stage != TURN or state.end == 0):
        raise impossible("empty-piles")
    if state.turned > 1 and state.caller == NOBODY:
        raise impossible("turned-twice", "AD-48")
    if state.turned > 0 and state.end == 0 and state.caller == NOBODY and stage in (TURN, TAKEN, EXTRA):
        raise impossible("run-out", "AD-48")


def _check_power(state: Adriano) -> None:
    """A power is asked for when its card has just been thrown and something can be done with it."""
    stage = state.stage
    thrown = value_of(Card(state.pit[state.pit_size - 1])) if state.pit_size > 0 else 0
    powers: dict[int, int] = {LOOK_OWN: SEVEN, LOOK_OTHER: NINE, TRADING: EIGHT}
    if stage in (LOOK_OWN, LOOK_OTHER, TRADING) and thrown != powers[int(stage)]:
        raise impossible("power", phase=PHASES[stage], value=powers[int(stage)])
    if stage == EXTRA and state.extra > 0 and thrown != THREE:
        raise impossible("extra-three", "AD-30")
    if stage in (LOOK_OTHER, TRADING) and legality.targets(state) == 0:
        raise impossible("power-lapses", "AD-15")
