"""A match from a position that anybody may have written; whatever cannot be is refused, and says why."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import code
from pioche.chance import Chance, chance_of
from pioche.core.refusal import Refusal
from pioche.core.seats import NOBODY, Seat
from pioche.games.programmes.fields import Fields, cards, flag, impossible, items, mapping, number, text
from pioche.games.programmes.hands import is_wild
from pioche.games.programmes.load_programmes import read_programmes
from pioche.games.programmes.load_table import read_combinations, read_history, read_steps
from pioche.games.programmes.options import settings_of
from pioche.games.programmes.rules import Programmes
from pioche.games.programmes.table import EXCHANGING, OVER, PHASES, PLAYING, SLUG, TAKING

FIELDS: Final = (
    *("game", "rules", "players", "options", "lab", "chance", "round", "turn", "phase", "dealer"),
    *("hands", "known", "reserve", "discard", "programmes", "completed", "recycled", "pile", "combinations"),
    *("revealed", "kept", "turns", "reshuffles", "recycles", "origins", "handled", "seen", "history", "steps"),
    *("cancelled", "last_round"),
)
MOST: Final = 1_000_000
MOST_ROUNDS: Final = 200


def load(position: object, rules: int, supported: tuple[int, ...], least: int, most: int) -> Programmes:
    fields = Fields(position, "the position", FIELDS)
    state = _empty_match(fields, rules, supported, least, most)
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


def _empty_match(fields: Fields, rules: int, supported: tuple[int, ...], least: int, most: int) -> Programmes:
    if fields.get("game") != SLUG:
        raise impossible(f"game must be {SLUG!r}.")
    version = fields.number("rules", rules, 1, MOST)
    if version not in supported:
        raise impossible(f"rules must be one of {', '.join(str(known) for known in supported)}.")
    players = number(fields.get("players"), "players", least, most)
    options = mapping(fields.data.get("options", {}), "options")
    lab = mapping(fields.data.get("lab", {}), "lab")
    try:
        settings = settings_of(version, players, options, lab)
    except (Refusal, TypeError) as error:
        words = error.words if isinstance(error, Refusal) else {}
        raise impossible(f"options or lab: {' '.join(words.values()) or 'not as they must be'}.") from None
    state = Programmes(version, players, _chance(fields), settings)
    state.empty_round()
    return state


def _chance(fields: Fields) -> Chance:
    source = Fields(fields.data.get("chance", {}), "chance", ("kind", "seed"))
    try:
        return chance_of(source.text("kind", "fast"), source.text("seed", "0"))
    except ValueError as error:
        raise impossible(f"chance: {error}.") from None


def _read_moment(fields: Fields, state: Programmes) -> None:
    players = int(state.players)
    state.round = fields.number("round", 0, 0, int(state.settings.max_rounds))
    turn = fields.get("turn")
    stage = text(fields.data.get("phase", "over" if turn is None else "take"), "phase")
    if stage not in PHASES:
        raise impossible(f"phase must be one of {', '.join(PHASES)}.")
    state.stage = PHASES.index(stage)
    if (turn is None) != (state.stage == OVER):
        raise impossible("turn is null when the phase is over, and only then.")
    state.seat = Seat(number(turn, "turn", 0, players - 1)) if turn is not None else NOBODY
    before = (int(state.seat) - 1) % players if turn is not None else 0
    state.dealer = Seat(fields.number("dealer", before, 0, players - 1))
    state.turns = fields.number("turns", 0, 0, int(state.settings.round_limit) * players)
    state.reshuffles = fields.number("reshuffles", 0, 0, MOST)
    state.cancelled = fields.flag("cancelled", False)
    for seat, kept in enumerate(fields.numbers("kept", 0, players, 0, MOST_ROUNDS)):
        state.kept[seat] = kept
    if fields.has("revealed"):
        for seat, value in enumerate(items(fields.get("revealed"), "revealed", players)):
            state.revealed[seat] = 1 if flag(value, "revealed") else 0


def _read_last_round(fields: Fields, state: Programmes) -> None:
    value = fields.data.get("last_round")
    if value is None:
        return
    past = Fields(value, "last_round", ("left", "scores"))
    players = int(state.players)
    state.finished = True
    for seat in range(players):
        state.last_cards[seat] = past.numbers("left", 0, players, 0, int(state.settings.deck_size))[seat]
        state.last_scores[seat] = past.numbers("scores", 0, players, 0, int(state.settings.goal))[seat]


# Cards.


def _read_cards(fields: Fields, state: Programmes, used: list[int]) -> None:
    """Hands, discard and reserve: with what is on the table they make the whole pack."""
    left = [int(card) for card in state.settings.deck]
    _remove(left, used, "combinations")
    for seat, value in enumerate(items(fields.get("hands"), "hands", int(state.players))):
        for card in cards(value, "hands"):
            _remove(left, [card], "hands")
            state.gain(Seat(seat), card)
    reserve: list[int] | None = None
    if fields.has("reserve"):
        reserve = cards(fields.get("reserve"), "reserve")
        _remove(left, reserve, "reserve")
    if fields.has("discard"):
        discard = cards(fields.get("discard"), "discard")
        _remove(left, discard, "discard")
    else:
        discard = _first_discard(left) if state.stage in (TAKING, PLAYING) else []
    if reserve is None:
        reserve, left = left, []
    if left:
        raise impossible(f"{code(left[0])} is nowhere.")
    state.reserve = vec[i64](reserve)
    state.reserve_end = len(reserve)
    for i, card in enumerate(discard):
        state.discard[i] = card
    state.discard_size = len(discard)


def _remove(left: list[int], gone: list[int], name: str) -> None:
    for card in gone:
        if card not in left:
            raise impossible(f"{name}: {code(card)} is there more often than the pack has it.")
        left.remove(card)


def _first_discard(left: list[int]) -> list[int]:
    """The highest card that is nowhere else, and not a wild."""
    naturals = [card for card in left if not is_wild(card)]
    if not naturals:
        raise impossible("discard must be given: no natural card is left for it.")
    left.remove(max(naturals))
    return [max(naturals)]


def _read_known(fields: Fields, state: Programmes) -> None:
    if not fields.has("known"):
        return
    for i, value in enumerate(items(fields.get("known"), "known", int(state.players))):
        for card in cards(value, "known"):
            state.know(Seat(i), card)
        if (
            state.known_one[i] & ~state.one[i] != 0
            or state.known_two[i] & ~state.two[i] != 0
            or state.known_jokers[i] > state.jokers[i]
        ):
            raise impossible(f"known: seat {i} does not hold all of these.")


# What must fit together.


def _check_moment(state: Programmes) -> None:
    won = any(state.shelf.score(seat) >= state.settings.goal for seat in range(state.players))
    ended = state.round == state.settings.max_rounds
    if (won or ended) != (state.stage == OVER):
        raise impossible("the match is over when somebody has the goal or after the last round, and only then.")
    if state.stage != PLAYING and state.cancelled:
        raise impossible("cancelled is only for the phase play.")
    if state.stage == EXCHANGING:
        if not state.may_exchange(state.seat):
            raise impossible("the seat to act may not exchange its programme (PR-42).")
        if any(state.revealed[seat] == 1 for seat in range(state.players)) or state.turns > 0 or state.reshuffles > 0:
            raise impossible("between rounds nobody has revealed, and no turn was played.")
    if state.stage in (TAKING, PLAYING):
        if state.turns == state.settings.round_limit * state.players:
            raise impossible("the round is over by its number of turns (PR-46).")
        if all(state.revealed[seat] == 1 for seat in range(state.players)):
            raise impossible("the round is over when everybody has revealed (PR-40).")


def _check_hands(state: Programmes) -> None:
    """Nobody has more cards than they were dealt, the seat to act one more once it has taken."""
    if state.stage in (TAKING, PLAYING):
        for seat in range(state.players):
            most = state.settings.hand + (1 if state.stage == PLAYING and seat == state.seat else 0)
            if not 1 <= state.cards[seat] <= most:
                raise impossible(f"seat {seat} has {state.cards[seat]} cards: it must have 1 to {most}.")
        if state.stage == TAKING and state.discard_size == 0:
            raise impossible("the discard is never empty at the beginning of a turn.")
    elif state.stage == EXCHANGING and (state.discard_size > 0 or state.reserve_end < state.settings.deck_size):
        raise impossible("between rounds all cards lie in the reserve.")
