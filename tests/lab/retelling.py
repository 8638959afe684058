"""What a game's own columns say of each round, told again from the journal alone."""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from pioche.chance import FastRng
from pioche.core.events import Journal
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY, Action
from pioche.core.state import State
from pioche.lab.simulation.study import Study

Row = dict[str, object]

BELLES = ("7D", "10D", "JC", "QS", "KH")  # as the board of Nain Jaune has them
RED_FIFTEEN = 56  # of Adriano: worth nothing
ENDS = {"hand empty": 0, "all revealed": 1, "limit": 2, "match won": 3}  # of a round of Programmes


class Told(NamedTuple):
    """An event, after how many decisions of the match it was told, and the hands of that moment."""

    name: str
    values: list[int]
    decisions: int
    hands: list[list[int]]

    @property
    def seat(self) -> int:
        return self.values[0]


def story(of: Study, match: int, actions: list[int]) -> list[Told]:
    """All that happens where a match of a study is played again."""
    game, journal, told = game_of(of.game), Journal(), list[Told]()
    state = game.start(of.players, FastRng(f"{of.deal(match)} deal"), of.options, of.lab, None, journal)
    for decisions in range(len(actions) + 1):
        if decisions > 0:
            state.apply(Action(actions[decisions - 1]))
        for event in journal.events[len(told) :]:
            told.append(Told(game.events[event.kind].name, event.values, decisions, _hands(state)))
    assert state.seat == NOBODY
    return told


def _hands(state: State) -> list[list[int]]:
    return [zone.values for zone in state.zones() if zone.name == "hand"]


def rounds(told: list[Told], first: str) -> list[list[Told]]:
    """A round begins with the first such event, but nothing comes before the first round."""
    found: list[list[Told]] = [[]]
    for before, one in zip([None, *told], told, strict=False):
        begins = one.name == first and before is not None and before.name != first
        if begins and any(event.name == first for event in found[-1]):
            found.append([])
        found[-1].append(one)
    return found


def named(told: list[Told], *names: str) -> list[Told]:
    return [one for one in told if one.name in names]


def nain_jaune(of: Study, told: list[Told]) -> list[Row]:
    return [_of_belles_and_stops(of, one) for one in rounds(told, "began")]


def _of_belles_and_stops(of: Study, told: list[Told]) -> Row:
    hands: dict[int, set[int]] = {one.seat: set(one.values[1:]) for one in named(told, "dealt")}
    talon = set(range(52)).difference(*hands.values())
    took = {game_of(of.game).code("card", one.values[1]): one for one in named(told, "took")}
    stops, after, last = Counter[str](), list[int](), -1
    for one in told:
        if one.name == "laid":
            hands[one.seat].remove(one.values[1])
            last = one.values[1] // 4
        elif one.name == "led":
            after.append(last)
            missing = {4 * (last + 1) + suit for suit in range(4)}
            held = any(missing & hand for hand in hands.values())
            stops["holding" if held else "talon" if missing & talon else "laid"] += 1
    return {
        "winner": named(told, "stopped")[0].seat,
        "takers": [took[belle].seat if belle in took else int(NOBODY) for belle in BELLES],
        "taken": [took[belle].values[2] if belle in took else 0 for belle in BELLES],
        "eliminated": [one.seat for one in named(told, "eliminated")],
        "blocked_after": after,
        "blocked_by_talon": stops["talon"],
        "blocked_by_laid": stops["laid"],
        "blocked_by_holding": stops["holding"],
    }


def adriano(of: Study, told: list[Told]) -> list[Row]:
    return [_of_a_call(of, one) for one in rounds(told, "dealt")]


def _of_a_call(of: Study, told: list[Told]) -> Row:
    names = [one.name for one in told]
    calls = named(told, "called")
    before = told[: names.index("called")] if calls else told
    matched = [one.values[1] for one in named(told, "matched")]
    verdict = next(name for name in names if name in ("succeeded", "tied", "failed", "uncalled"))
    return {
        "caller": calls[0].seat if calls else int(NOBODY),
        "verdict": [event.name for event in game_of(of.game).events].index(verdict),
        "turns": len(named(before, "drew", "took")),
        "matched_pairs": matched.count(2),
        "matched_more": len(matched) - matched.count(2),
        "hands": [_points(one.values[2:]) for one in named(told, "revealed")],
        "hands_at_call": [_points(hand) for hand in calls[0].hands] if calls else [],
    }


def _points(cards: list[int]) -> int:
    return sum(card // 4 + 1 for card in cards if card != RED_FIFTEEN)


def janus(of: Study, told: list[Told]) -> list[Row]:
    trios = [one.decisions for one in named(told, "laid")]
    ended = next(one.name for one in told if one.name in ("exhausted", "concluded", "stalled"))
    return [
        {
            "ended": [event.name for event in game_of(of.game).events].index(ended),
            "last_trio": trios[-1] if trios else 0,
            "stock": told[0].values[1] - len(named(told, "drew")) + len(named(told, "discarded")),
        }
    ]


def programmes(of: Study, told: list[Told]) -> list[Row]:
    """Programmes are kept from round to round, until they are revealed or exchanged."""
    found: list[Row] = []
    working: dict[int, tuple[int, int]] = {}  # the programme of each seat, and the round in which it was given
    for nth, one in enumerate(rounds(told, "dealt")):
        given = [event.name for event in one].index("dealt") if named(one, "dealt") else len(one)
        working |= {event.seat: (event.values[1], nth) for event in named(one[:given], "programme")}
        dealt = [working[seat] if named(one, "dealt") else (-1, nth) for seat in range(of.players)]
        found.append(_of_work(of, one) | {"programme": [programme for programme, _ in dealt]})
        found[-1]["kept"] = [nth - since for _, since in dealt]
        working |= {event.seat: (event.values[1], nth + 1) for event in named(one[given:], "programme")}
    return found


def _of_work(of: Study, told: list[Told]) -> Row:
    turns, revealed, cards = Counter[int](), Counter[int](), Counter[int]()
    ended = "limit"
    for one in told:
        cards[one.seat] += _more_cards(one)
        if one.name == "discarded":
            turns[one.seat] += 1
        elif one.name == "revealed":
            revealed[one.seat] = turns[one.seat] + 1
        elif one.name == "round_ended" and not all(cards[seat] for seat in range(of.players)):
            ended = "hand empty"
        elif one.name == "round_ended" and len(revealed) == of.players:
            ended = "all revealed"
    seats = range(of.players)
    return {
        "ended": ENDS["match won" if named(told, "won") else ended],
        "turns": [turns[seat] for seat in seats],
        "revealed": [revealed[seat] for seat in seats],
    }


def _more_cards(one: Told) -> int:
    """How many more its seat has in hand after an event."""
    laid = {"laid_run": 3, "laid_set": 2}  # columns before the cards
    if one.name in laid:
        return laid[one.name] - len(one.values)
    if one.name == "dealt":
        return len(one.values) - 1
    return {"drew": 1, "took": 1, "added": -1, "added_low": -1, "added_high": -1, "discarded": -1}.get(one.name, 0)


RETOLD: dict[str, Callable[[Study, list[Told]], list[Row]]] = {
    "adriano": adriano,
    "janus": janus,
    "nain_jaune": nain_jaune,
    "programmes": programmes,
}
