"""Non-interference: what a viewer never learned changes nothing that this viewer receives.

A match is played and everything one viewer receives is kept, byte for byte: the view after every step, the redacted
events, the legal list and the refusals of some actions whenever it is the viewer's turn. Then the match is begun
otherwise and the same moves are played. Pairs in which a move became illegal are dropped and counted.

Two ways to begin otherwise, because each misses what the other sees:

* **imagined.** The viewer's own view is redealt, and `Game.disguise` finds the start that leads there. What may differ
  is what the view does not know. A value that leaks through an event, a fact, `public()`, a legal list, a refusal,
  the order of play or the shape of a zone makes the pair differ. A zone that wrongly admits the viewer does not: the
  redeal keeps what the view shows.
* **untold.** Cards that no event told the viewer since they were dealt change names among themselves. What may differ
  is what the events did not tell. This catches the zone that wrongly admits the viewer. Before that, every card that
  the viewer's zones show must have been told by one of the viewer's events: knowledge does not come from nowhere.

What no general check can see: a zone and the events agreeing to tell a secret (only the rules know it was one), and a
redeal that keeps too much (its distribution is compared with the enumeration of a reduced deal, in `redeals.py`).
In an untold pair every card must be free to be another as long as the moves stay legal. Where the rules show something
of hidden cards in another way (a combination that lays itself), the game returns None from `shuffled` for them, and
only imagined pairs are made.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec

from pioche.chance import REDEAL, FastRng, Script
from pioche.core.disguise import Orders, placed, rename, running
from pioche.core.events import Journal
from pioche.core.seats import HIDDEN, NOBODY, SPECTATOR, Action, Seat
from pioche.core.state import State
from pioche.core.view import Zone
from pioche.core.wire import encode_event, encode_view
from pioche.testing.evidence import assignment, byte_difference, refusal_json, seat_name, view_bytes
from pioche.testing.matches import complete_moves
from pioche.testing.movers import Mover, random_mover
from pioche.testing.recording import ImpossibleDeal, Recorder, Rehearsal
from pioche.testing.report import Case, Report

LENGTHS = (4, 12, 40, 120, 300)  # decisions before the viewer is asked to imagine, at most
PROBES = 4  # actions whose refusal the viewer hears on each of its turns
SPECTATORS = 0.1  # of the viewers; they do not imagine, so they give untold pairs alone
IMAGINED = 3  # pairs a sitting gives of each kind
UNTOLD = 2


class Sitting:
    """One viewer at one match, and everything that viewer received."""

    def __init__(self, case: Case, viewer: Seat, state: State, journal: Journal) -> None:
        self.case = case
        self.viewer = viewer
        self.journal = journal
        self.state = state
        self.heard = 0
        self.received: list[bytes] = []
        self.look()

    def look(self) -> None:
        """Receive what there is to receive now; nothing while somebody else is inside a compound move."""
        state, game = self.state, self.case.game
        if state.midway() and state.seat != self.viewer:
            self.check_private()
            return
        fresh = self.journal.events[self.heard :]
        self.heard = len(self.journal.events)
        refusals: list[object] = []
        if state.seat == self.viewer:
            probe = Random(f"{self.case.seed} probe {len(self.received)}")
            for _ in range(PROBES):
                refusals.append(refusal_json(game, state.refusal(Action(probe.randrange(game.actions)))))
        self.received.append(
            msgspec.json.encode(
                {
                    "view": encode_view(game, state.view(self.viewer)),
                    "events": [encode_event(game, event.seen_by(self.viewer)) for event in fresh],
                    "refusals": refusals,
                }
            )
        )

    def check_private(self) -> None:
        """The steps of a compound move are its mover's own until the move is complete."""
        before = msgspec.json.decode(self.received[-1])["view"]
        now = msgspec.json.decode(view_bytes(self.case.game, self.state.view(self.viewer)))
        if now != before or len(self.journal.events) != self.heard:
            raise self.case.broken(f"{seat_name(self.viewer)} is shown a step inside another seat's compound move")

    def play(self, action: Action) -> None:
        self.state.apply(action)
        self.look()

    def replay(self) -> bytes:
        """The match so far as the viewer may leaf through it."""
        seen = [encode_event(self.case.game, event.seen_by(self.viewer)) for event in self.journal.events]
        return msgspec.json.encode(seen)


class Truth(Sitting):
    """The match as it was played, with every outcome of chance."""

    def __init__(self, case: Case, viewer: Seat) -> None:
        journal = Journal()
        self.recorder = Recorder(FastRng(case.seed), journal)
        super().__init__(case, viewer, case.start(self.recorder, journal), journal)
        self.actions: list[Action] = []

    def play(self, action: Action) -> None:
        self.actions.append(action)
        super().play(action)


def opening(case: Case, mover: Mover, random: Random, longest: int) -> list[Action]:
    """The first moves of a match, all complete, stopping before its end."""
    state, rng = case.start(), case.rng(f"moves {random.random()}")
    actions: list[Action] = []
    for _ in range(random.randint(0, longest)):
        if state.seat == NOBODY:
            break
        actions.append(mover(state, rng))
        state.apply(actions[-1])
    if state.seat == NOBODY and actions:
        actions.pop()
    return [action for move in complete_moves(case, actions) for action in move]


def check_secrecy(case: Case, report: Report, *, sitting: int = 0, mover: Mover = random_mover) -> None:
    """Seat one viewer at a match, stop it somewhere, and begin it otherwise several times."""
    random = case.random(f"secrecy {sitting}")
    actions = opening(case, mover, random, random.choice(LENGTHS))
    viewer = SPECTATOR if random.random() < SPECTATORS else random.choice(case.seats())
    truth = Truth(case, viewer)
    if truth.state.seat == NOBODY:
        return  # over as soon as it was dealt: nobody will ever imagine anything
    for action in actions:
        truth.play(action)
    check_told(truth)
    check_untold(truth, report, random)
    if viewer != SPECTATOR:
        check_imagined(truth, report, random)


def check_imagined(truth: Truth, report: Report, random: Random) -> None:
    for script in imagined_starts(truth, random):
        report.pairs += 1
        if compared(truth, script, report, "imagined"):
            report.accepted += 1


def imagined_starts(truth: Truth, random: Random) -> Iterator[Script]:
    """Starts that would lead to what the viewer, for all it knows, might be looking at."""
    case, viewer = truth.case, truth.viewer
    view = truth.state.view(viewer)
    chance = case.rng(f"redeal {random.random()}")
    chance.open(REDEAL, 0, 0)
    redealer = case.game.redealer(view)
    for _ in range(IMAGINED):
        imagined = redealer.redeal(chance)
        seen, again = view_bytes(case.game, view), view_bytes(case.game, imagined.view(viewer))
        if seen != again:
            where = byte_difference(again, seen)
            raise case.broken(f"{seat_name(viewer)} imagined a state in which its own view is another: {where}")
        if assignment(imagined) != assignment(truth.state):
            yield case.game.disguise(truth.recorder.orders, truth.state, imagined)


def told(truth: Truth, spell: str) -> Counter[int]:
    """How often events told the viewer each value of this spelling since it was last dealt."""
    case, recorder = truth.case, truth.recorder
    dealt = [recorder.heard[key] for key in running(recorder.orders, truth.state, spell, case.game.shuffled)]
    values: Counter[int] = Counter()
    for event in truth.journal.events[min(dealt, default=0) :]:
        seen = event.seen_by(truth.viewer)
        if seen is not None:
            kind = case.game.events[seen.kind]
            values.update(value for i, value in enumerate(seen.values) if kind.column(i).spell == spell)
    return values


def check_told(truth: Truth) -> None:
    """What the viewer's zones show was told to the viewer by events: each value as often as it is seen, at least.

    Only for secrets that events speak of: a mover's own unfinished move, say, is no news to anybody.
    """
    game = truth.case.game
    faces = [face for zone in truth.state.zones() for _, face in sides(zone)]
    spoken = {column.spell for kind in game.events for column in (*kind.fields, kind.rest) if column is not None}
    for spell in sorted({face.spell for face in faces if face.known is not None} & spoken):
        left = told(truth, spell)
        for face in faces:
            for value in face.seen_by(truth.viewer).values if face.spell == spell else ():
                left[value] -= 1
                if value != HIDDEN and left[value] < 0:
                    where = f"{face.name} of seat {face.owner}" if face.owner >= 0 else face.name
                    sees = f"{seat_name(truth.viewer)} sees {game.code(spell, value)} in zone {where}"
                    raise truth.case.broken(f"{sees}, and no event ever told it")


def shuffled_spells(truth: Truth) -> list[str]:
    spells = [truth.case.game.shuffled(purpose) for purpose, _, _ in truth.recorder.orders]
    return sorted({spell for spell in spells if spell is not None})


def check_untold(truth: Truth, report: Report, random: Random) -> None:
    for script in untold_starts(truth, random):
        report.swaps += 1
        if compared(truth, script, report, "untold"):
            report.swaps_accepted += 1


def untold_starts(truth: Truth, random: Random) -> Iterator[Script]:
    """Starts in which cards that no event told the viewer have changed names."""
    orders = truth.recorder.orders
    for spell in shuffled_spells(truth):
        heard = told(truth, spell)
        values = placed(truth.state, spell)
        alike: dict[int, list[int]] = {}
        for value in sorted(set(values) - set(heard)):
            alike.setdefault(values.count(value), []).append(value)
        classes = [group for group in alike.values() if len(group) > 1]
        for _ in range(UNTOLD if classes else 0):
            group = random.choice(classes)
            cycle = random.sample(group, min(len(group), random.choice((2, 3, len(group)))))
            names = {value: cycle[i - 1] for i, value in enumerate(cycle)}
            script: Orders = {key: list(order) for key, order in orders.items()}
            rename(script, running(orders, truth.state, spell, truth.case.game.shuffled), names)
            yield script


def compared(truth: Truth, script: Script, report: Report, how: str) -> bool:
    """Play the same moves from another start; whether they led elsewhere. The viewer must receive the same."""
    case = truth.case
    journal = Journal()
    try:
        other = Sitting(case, truth.viewer, case.start(Rehearsal(script, case.seed), journal), journal)
        for action in truth.actions:
            if other.state.seat == NOBODY or other.state.refusal(action) is not None:
                return False
            other.play(action)
    except ImpossibleDeal:
        return False
    if how == "imagined" and astray(truth, other):
        return False
    for step, (mine, theirs) in enumerate(zip(truth.received, other.received, strict=False)):
        if mine != theirs:
            raise case.broken(
                f"{seat_name(truth.viewer)} could tell two deals apart that differ only in cards it never saw ({how}), "
                f"after {step} of {len(truth.actions)} steps: {byte_difference(theirs, mine)}"
            )
    if len(truth.received) != len(other.received) or truth.replay() != other.replay():
        raise case.broken(f"{seat_name(truth.viewer)} could tell two deals apart by the replay of the match ({how})")
    note_changes(truth, other, report)
    return assignment(other.state) != assignment(truth.state)


def sides(zone: Zone) -> list[tuple[str, Zone]]:
    return [(zone.name, zone)] + ([(f"{zone.name} (backs)", zone.backs)] if zone.backs is not None else [])


def astray(truth: Truth, other: Sitting) -> bool:
    """Whether the disguise did not lead where it should: something the viewer knows lies elsewhere."""
    for mine, theirs in zip(truth.state.zones(), other.state.zones(), strict=False):
        for (_, true), (_, found) in zip(sides(mine), sides(theirs), strict=True):
            known = true.seen_by(truth.viewer).values
            if len(known) == len(found.values) and any(
                value not in (HIDDEN, there) for value, there in zip(known, found.values, strict=True)
            ):
                return True
    return False


def note_changes(truth: Truth, other: Sitting, report: Report) -> None:
    """Which zones hid something from the viewer, and in which of them the two matches differ.

    Those kept aside repeat what lies elsewhere, or what was done, which is the same in both.
    """
    for mine, theirs in zip(truth.state.zones(), other.state.zones(), strict=True):
        if mine.aside:
            continue
        for (name, true), (_, found) in zip(sides(mine), sides(theirs), strict=True):
            if HIDDEN in true.seen_by(truth.viewer).values:
                report.hidden[name] += 1
                if true.values != found.values:
                    report.changed[name] += 1
