"""Combinations, history and the compound move under way of a position."""

from pioche.cards import RANKS, SUITS, bit, card_of, cards_of
from pioche.core.position import Fields, Position, impossible, items, read_cards
from pioche.core.seats import Action
from pioche.games.programmes import legality
from pioche.games.programmes.book import STRIDE
from pioche.games.programmes.hands import is_wild
from pioche.games.programmes.history import NO_CARD
from pioche.games.programmes.moves import CLOSE, COMBINATIONS, NAMED, PLACE
from pioche.games.programmes.past import explained
from pioche.games.programmes.rules import Programmes
from pioche.games.programmes.steps import HIGH_ACE, LEAST_SET
from pioche.games.programmes.table import A_RUN, A_SET, EXCHANGING, PLAYING

RUN_FIELDS = ("kind", "owner", "low", "cards", "suits")
SET_FIELDS = ("kind", "owner", "rank", "cards")


def read_combinations(fields: Position, state: Programmes) -> list[int]:
    """Lay the combinations; the cards in them."""
    used: list[int] = []
    given = items(fields.data.get("combinations", []), "combinations")
    if len(given) > COMBINATIONS or (given and state.stage == EXCHANGING):
        raise impossible("many-combinations")
    least = _least_size(state)
    for entry in given:
        kind = entry.get("kind") if isinstance(entry, dict) else None
        if kind not in ("run", "set"):
            raise impossible("kind")
        laid = _read_run(entry, state) if kind == "run" else _read_set(entry, state)
        if len(laid) < least:
            raise impossible("small", "PR-33", least=least)
        _check_wilds(state, laid)
        used += laid
    return used


def _least_size(state: Programmes) -> int:
    """Three cards, as in a new set; fewer where a programme of a reduced game asks for fewer."""
    book = state.settings.book
    asked = [int(book.size[i * STRIDE + n]) for i in state.settings.ids for n in range(book.count[i])]
    return min(int(LEAST_SET), *asked)


def _new(state: Programmes, fields: Fields) -> int:
    new = int(state.combinations)
    state.combinations += 1
    state.owner[new] = fields.number("owner", 0, int(state.players) - 1)
    state.size[new] = 0
    state.wilds[new] = 0
    state.suits[new] = 0
    if state.revealed[state.owner[new]] == 0:
        raise impossible("owner", "PR-33", seat=state.owner[new])
    return new


def _read_run(entry: object, state: Programmes) -> list[int]:
    fields = Fields(entry, RUN_FIELDS, "combinations")
    new = _new(state, fields)
    laid = read_cards(fields.get("cards"), "combinations.cards", card_of)
    low = fields.number("low", 1, int(HIGH_ACE))
    if low + len(laid) - 1 > HIGH_ACE:
        raise impossible("beyond-ace", "PR-18")
    suits = fields.text("suits")
    if not suits or suits != "".join(suit for suit in SUITS if suit in suits):
        raise impossible("suits", known=SUITS)
    state.kind[new] = A_RUN
    state.low[new] = low
    state.high[new] = low + len(laid) - 1
    for suit in suits:
        state.suits[new] |= bit(SUITS.index(suit))
    for i, card in enumerate(laid):
        if not is_wild(card) and (card >> 2 != (low + i - 1) % 13 or SUITS[card & 3] not in suits):
            raise impossible("run-card", "PR-11")
        state.lay_card(new, low + i, card)
    return laid


def _read_set(entry: object, state: Programmes) -> list[int]:
    fields = Fields(entry, SET_FIELDS, "combinations")
    new = _new(state, fields)
    laid = read_cards(fields.get("cards"), "combinations.cards", card_of)
    name = fields.text("rank")
    if name not in RANKS or name == "2":
        raise impossible("set-rank", "PR-18")
    rank = RANKS.index(name)
    state.kind[new] = A_SET
    state.low[new] = rank + 1
    state.high[new] = rank + 1
    for i, card in enumerate(laid):
        if not is_wild(card) and card >> 2 != rank:
            raise impossible("set-card", "PR-11", rank=name)
        state.lay_card(new, i, card)
    return laid


def _check_wilds(state: Programmes, laid: list[int]) -> None:  # PR-17
    wilds = sum(1 for card in laid if is_wild(card))
    if wilds == len(laid) or (state.settings.half and 2 * wilds > len(laid)):
        raise impossible("wilds", "PR-17")


def read_history(fields: Position, state: Programmes) -> None:
    """`0+ 0-7H * =7H`, as `view.history_text` writes it."""
    past = state.history
    shuffles = 0
    for word in fields.text("history", "").split():
        try:
            if word == "*":
                shuffles += 1
                past.shuffled()
            elif word[0] == "=" and shuffles > 0:
                past.returned(card_of(word[1:]))
            elif word[1] == "+" and (len(word) > 2) == (shuffles > 0):
                past.drew(_seat(state, word[0]), card_of(word[2:]) if len(word) > 2 else NO_CARD)
            elif word[1] == "-":
                past.released(_seat(state, word[0]), card_of(word[2:]))
            else:
                raise ValueError(word)
        except (ValueError, IndexError):
            raise impossible("history-word", word=word) from None
    if shuffles > state.reshuffles:
        raise impossible("history-shuffles")
    if not explained(state):
        raise impossible("history-deal")


def _seat(state: Programmes, name: str) -> int:
    seat = "012345".index(name)
    if seat >= state.players:
        raise ValueError(name)
    return seat


def read_steps(fields: Position, state: Programmes) -> None:
    """Begin the compound move again and place its cards."""
    words = fields.text("steps", "").split(maxsplit=1)
    if not words:
        return
    cancelled = state.cancelled
    if state.stage != PLAYING or words[0] not in ("reveal", "set"):
        raise impossible("steps")
    actions = [NAMED[words[0]]]
    try:
        groups = [cards_of(group) for group in (words[1] if len(words) > 1 else "").split("/")]
    except ValueError:
        raise impossible("steps-cards") from None
    for i, group in enumerate(groups):
        actions += [int(PLACE) + card for card in group]
        if i < len(groups) - 1:
            actions.append(int(CLOSE))
    for action in actions:
        if Action(action) not in legality.legal(state):
            raise impossible("steps-refused")
        state.apply(Action(action))
    if not state.midway():
        raise impossible("steps-complete")
    state.cancelled = cancelled
