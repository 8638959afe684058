"""A match from a position that anybody may have written; whatever cannot be is refused, and says why."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import card_of, code
from pioche.core.position import MOST, Fields, Position, flag, impossible, read_cards
from pioche.core.seats import Seat
from pioche.games.programmes.hands import is_wild
from pioche.games.programmes.load_programmes import read_programmes
from pioche.games.programmes.load_table import read_combinations, read_history, read_steps
from pioche.games.programmes.options import settings_of
from pioche.games.programmes.rules import Programmes
from pioche.games.programmes.table import EXCHANGING, OVER, PHASES, PLAYING, TAKING

FIELDS: Final = (
    *("dealer", "hands", "known", "reserve", "discard", "programmes", "completed", "recycled", "pile"),
    *("combinations", "revealed", "kept", "turns", "reshuffles", "recycles", "origins", "handled", "seen"),
    *("history", "steps", "cancelled", "last_round"),
)
MOST_ROUNDS: Final = 200


def restored(fields: Position) -> Programmes:
    settings = settings_of(fields.rules, fields.players, fields.options, fields.lab)
    state = Programmes(fields.rules, fields.players, fields.chance, settings)
    state.empty_round()
    _read_moment(fields, state)
    read_programmes(fields, state)
    _read_last_round(fields, state)
    used = read_combinations(fields, state)
    _read_cards(fields, state, used)
    _read_known(fields, state)
    read_history(fields, state)
    _check_moment(state)
    _check_hands(state)
    read_steps(fields, state)
    return state


def _read_moment(fields: Position, state: Programmes) -> None:
    players = fields.players
    state.round = fields.rounds(0, int(state.settings.max_rounds))
    state.seat = fields.seat
    state.stage = PHASES.index(fields.phase)
    state.dealer = fields.seat_of("dealer", 0 if fields.over() else (int(state.seat) - 1) % players)
    state.turns = fields.number("turns", 0, int(state.settings.round_limit) * players, 0)
    state.reshuffles = fields.number("reshuffles", 0, MOST, 0)
    state.cancelled = fields.flag("cancelled", False)
    for seat, kept in enumerate(fields.numbers("kept", players, 0, MOST_ROUNDS, 0)):
        state.kept[seat] = kept
    if fields.has("revealed"):
        for seat, value in enumerate(fields.row("revealed", players)):
            state.revealed[seat] = 1 if flag(value, "revealed") else 0


def _read_last_round(fields: Position, state: Programmes) -> None:
    if not fields.given("last_round"):
        return
    past = Fields(fields.get("last_round"), ("left", "scores"), "last_round")
    players = int(state.players)
    state.finished = True
    for seat, left in enumerate(past.numbers("left", players, 0, int(state.settings.deck_size), 0)):
        state.last_cards[seat] = left
    for seat, score in enumerate(past.numbers("scores", players, 0, int(state.settings.goal), 0)):
        state.last_scores[seat] = score


# Cards.


def _read_cards(fields: Position, state: Programmes, used: list[int]) -> None:
    """Hands, discard and reserve: with what is on the table they make the whole pack."""
    left = [int(card) for card in state.settings.deck]
    _remove(left, used, "combinations")
    for seat, value in enumerate(fields.row("hands", fields.players)):
        for card in read_cards(value, "hands", card_of):
            _remove(left, [card], "hands")
            state.gain(Seat(seat), card)
    reserve: list[int] | None = None
    if fields.has("reserve"):
        reserve = read_cards(fields.get("reserve"), "reserve", card_of)
        _remove(left, reserve, "reserve")
    if fields.has("discard"):
        discard = read_cards(fields.get("discard"), "discard", card_of)
        _remove(left, discard, "discard")
    else:
        discard = _first_discard(left) if state.stage in (TAKING, PLAYING) else []
    if reserve is None:
        reserve, left = left, []
    if left:
        raise impossible("nowhere", card=code(left[0]))
    state.reserve = vec[i64](reserve)
    state.reserve_end = len(reserve)
    for i, card in enumerate(discard):
        state.discard[i] = card
    state.discard_size = len(discard)


def _remove(left: list[int], gone: list[int], name: str) -> None:
    for card in gone:
        if card not in left:
            raise impossible("too-often", "PR-01", name=name, card=code(card))
        left.remove(card)


def _first_discard(left: list[int]) -> list[int]:
    """The highest card that is nowhere else, and not a wild."""
    naturals = [card for card in left if not is_wild(card)]
    if not naturals:
        raise impossible("no-discard")
    left.remove(max(naturals))
    return [max(naturals)]


def _read_known(fields: Position, state: Programmes) -> None:
    if not fields.has("known"):
        return
    for i, value in enumerate(fields.row("known", fields.players)):
        for card in read_cards(value, "known", card_of):
            state.know(Seat(i), card)
        if (
            state.known_one[i] & ~state.one[i] != 0
            or state.known_two[i] & ~state.two[i] != 0
            or state.known_jokers[i] > state.jokers[i]
        ):
            raise impossible("known", seat=i)


# What must fit together.


def _check_moment(state: Programmes) -> None:
    won = any(state.shelf.score(seat) >= state.settings.goal for seat in range(state.players))
    ended = state.round == state.settings.max_rounds
    if (won or ended) != (state.stage == OVER):
        raise impossible("match-over", "PR-43")
    if state.stage != PLAYING and state.cancelled:
        raise impossible("cancelled")
    if state.stage == EXCHANGING:
        if not state.may_exchange(state.seat):
            raise impossible("no-exchange", "PR-42")
        if any(state.revealed[seat] == 1 for seat in range(state.players)) or state.turns > 0 or state.reshuffles > 0:
            raise impossible("between-rounds", "PR-41")
    if state.stage in (TAKING, PLAYING):
        if state.turns == state.settings.round_limit * state.players:
            raise impossible("round-turns", "PR-46")
        if all(state.revealed[seat] == 1 for seat in range(state.players)):
            raise impossible("round-revealed", "PR-40")


def _check_hands(state: Programmes) -> None:
    """Nobody has more cards than they were dealt, the seat to act one more once it has taken."""
    if state.stage in (TAKING, PLAYING):
        for seat in range(state.players):
            most = state.settings.hand + (1 if state.stage == PLAYING and seat == state.seat else 0)
            if not 1 <= state.cards[seat] <= most:
                raise impossible("hand-size", "PR-22", seat=seat, given=state.cards[seat], most=most)
        if state.stage == TAKING and state.discard_size == 0:
            raise impossible("empty-discard", "PR-22")
    elif state.stage == EXCHANGING and (state.discard_size > 0 or state.reserve_end < state.settings.deck_size):
        raise impossible("between-cards", "PR-41")
