"""A match from its deal to its end, at the speed of the rules."""

from mypy_extensions import i64

from pioche.chance import BOT, Chance
from pioche.core.events import Journal
from pioche.core.seats import NOBODY
from pioche.core.state import State
from pioche.lab.native.count import Count
from pioche.lab.native.minds import Mind


class Decisions:
    """A row a decision, where they are wanted."""

    def __init__(self) -> None:
        self.columns: dict[str, list[int]] = {
            "match": [],
            "round": [],
            "decision": [],
            "seat": [],
            "choices": [],
            "action": [],
        }


def play_out(
    state: State, minds: list[Mind], chances: list[Chance], match: i64, count: Count, decisions: Decisions | None
) -> i64:
    """How many decisions it took. A seat's chance depends on the match and on how often it has decided alone."""
    journal = Journal()
    state.journal = journal
    start = state.scores()
    state.begin()
    count.begin(state, match, start, journal.events)
    journal.events = []
    decided = [0] * len(minds)
    total: i64 = 0
    while state.seat != NOBODY:
        seat = state.seat
        chance = chances[seat]
        chance.open(BOT, 0, decided[seat])
        decided[seat] += 1
        action = minds[seat].decide(state, chance)
        if decisions is not None:
            columns = decisions.columns
            columns["match"].append(match)
            columns["round"].append(count.rounds)
            columns["decision"].append(total)
            columns["seat"].append(int(seat))
            columns["choices"].append(len(state.legal()))
            columns["action"].append(int(action))
        total += 1
        count.decided(seat)
        round = state.round
        state.apply(action)
        if state.round != round:
            count.round_changed(state)
        count.tell(state, journal.events)
        journal.events = []
        count.round_told(state)
    count.end(state)
    return total
