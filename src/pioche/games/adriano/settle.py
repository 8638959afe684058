"""How a round is scored."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import Card
from pioche.core.seats import NOBODY, Seat
from pioche.games.adriano import told
from pioche.games.adriano.deck import NO_CARD, worth
from pioche.games.adriano.events import FAILED, SUCCEEDED, TIED, UNCALLED
from pioche.games.adriano.moves import SEATS, SLOTS
from pioche.games.adriano.table import Table, zeros

PENALTY: Final[i64] = 40  # AD-22, AD-23
REWARD: Final[i64] = -10  # AD-43
FAILURE: Final[i64] = 60  # AD-45


def score_round(table: Table) -> None:
    """All cards are shown; everybody's points go to the totals, the hands are kept to be looked at."""
    points = zeros(SEATS)
    for i in range(table.players):
        points[i] = hand_points(table, Seat(i))
    found = verdict(points, table.players, table.caller)
    totals, last, penalties = table.totals, table.last_points, table.penalties
    for i in range(table.players):
        seat = Seat(i)
        score = card_points(points, seat, table.caller, found)
        if not (table.settings.spare_winner and spared(points, seat, table.caller, found)):
            score += penalties[seat]  # AD-46
        last[seat] = score
        totals[seat] += score
    _keep_hands(table)
    if table.journal is not None:
        told.round_ended(table.journal, table, points, found)


def hand_points(table: Table, seat: Seat) -> i64:
    """What a seat's cards are worth."""  # AD-42
    points: i64 = 0
    place = seat * SLOTS
    last = place + table.settings.slots
    while place < last:
        card = Card(table.hands[place])
        if card != NO_CARD:
            points += worth(card, table.settings.red_fifteens)
        place += 1
    return points


def _keep_hands(table: Table) -> None:
    table.finished = True
    hands, last = table.hands, table.last_hands
    first: i64 = 0
    while first < table.players * SLOTS:
        at = first
        for place in range(first, first + SLOTS):
            last[place] = NO_CARD
            if hands[place] != NO_CARD:
                last[at] = hands[place]
                at += 1
        first += SLOTS


def verdict(points: vec[i64], players: i64, caller: Seat) -> i64:
    """What became of the call, as the event that tells it; penalties play no part."""  # AD-42
    if caller == NOBODY:
        return UNCALLED
    mine = points[caller]
    found = SUCCEEDED
    for seat in range(players):
        if points[seat] < mine:
            return FAILED
        if points[seat] == mine and seat != caller:
            found = TIED
    return found


def card_points(points: vec[i64], seat: Seat, caller: Seat, found: i64) -> i64:
    """What a seat scores before penalties."""  # AD-43, AD-44, AD-45
    if seat == caller and found == SUCCEEDED:
        return REWARD
    if seat == caller and found == FAILED:
        return FAILURE
    return points[seat]


def spared(points: vec[i64], seat: Seat, caller: Seat, found: i64) -> bool:
    """Whether `spare_winner` spares a seat its penalties."""  # AD-46
    if found == SUCCEEDED:
        return seat == caller
    return found == TIED and points[seat] == points[caller]
