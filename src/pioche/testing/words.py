"""Whether everything a person may be told has its words, in every language."""

from collections.abc import Callable

from pioche.core.events import Event
from pioche.core.game import Game, Move
from pioche.core.options import written
from pioche.core.refusal import Fact, Refusal
from pioche.core.seats import HIDDEN, NOBODY
from pioche.core.state import State
from pioche.core.view import Zone
from pioche.testing.report import Case
from pioche.texts import LANGUAGES, Speech, speech
from pioche.texts.rulebook import rulebook
from pioche.texts.speech import MissingText

KINDS = ("argument", "option", "position", "seat", "syntax", "illegal", "over")
Write = Callable[[Speech], str]

EACH = 20  # times a message of one shape is written before it is trusted


class Words:
    """Writes what a game says, and remembers which shapes of message were written often enough."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.count: dict[object, int] = {}

    def fresh(self, *shape: object) -> bool:
        self.count[shape] = self.count.get(shape, 0) + 1
        return self.count[shape] <= EACH

    def say(self, case: Case, what: str, write: Write) -> None:
        for lang in LANGUAGES:
            try:
                text = write(speech(self.game, lang))
            except MissingText as error:
                raise case.broken(f"{what} has no words: {error.args[0]}") from error
            if not text.strip():
                raise case.broken(f"{what} has no words: the text in {lang} is empty")

    def event(self, case: Case, event: Event | None) -> None:
        if event is None or not self.fresh("event", event.kind, HIDDEN in event.values, len(event.values)):
            return
        self.say(case, f"the event {self.game.events[event.kind].name!r}", lambda words: words.event(event))

    def refusal(self, case: Case, refusal: Refusal) -> None:
        """A refusal names a clause of the rulebooks, unless nothing was wrong but the writing, and has a text."""
        facts = tuple(fact.field.name for fact in refusal.facts)
        if not self.fresh("refusal", refusal.kind, refusal.clause, refusal.key, facts):
            return
        what = f"the refusal {refusal.key!r}"
        if refusal.kind not in KINDS:
            raise case.broken(f"{what} is of an unknown kind, {refusal.kind!r}")
        if refusal.clause is not None:
            self.clause(case, refusal.clause, what)
        elif refusal.kind == "illegal":
            raise case.broken(f"{what} names no clause")
        self.say(case, what, lambda words: words.refusal(refusal))

    def clause(self, case: Case, clause: str, what: str) -> None:
        for lang in LANGUAGES:
            if clause not in rulebook(self.game, lang).clauses:
                raise case.broken(f"{what} names clause {clause}, which rules.{lang}.md does not have")

    def move(self, case: Case, move: Move) -> None:
        if self.fresh("move", self.game.describe(move)[0], len(move)):
            self.say(case, f"the move {self.game.notation(move)!r}", lambda words: words.move(move))

    def position(self, case: Case, state: State) -> None:
        """Headings, facts, and the question that is asked."""
        for zone in (*state.zones(), *state.last_round()):
            if self.fresh("zone", zone.name, zone.owner):
                self.say(case, f"the zone {zone.name!r}", heading(zone))
        for fact in state.facts():
            if self.fresh("fact", fact.field.name, fact.value):
                self.say(case, f"the fact {fact.field.name!r}", line(fact))
        if state.seat != NOBODY:
            key = self.game.question(state.view(state.seat))
            if self.fresh("phase", key):
                self.say(case, f"the question {key!r}", question(key, state.facts()))

    def table(self, case: Case) -> None:
        """What does not depend on a match: the title, the options, and the clauses they stand for."""
        keys = ["title", "tagline"]
        for option in (*self.game.options, *self.game.lab):
            keys.append(f"option-{option.name}")
            keys += [f"option-{option.name}-{written(value)}" for value in option.values]
            about = f"option-{option.name}-about"
            if any(speech(self.game, lang).has(about) for lang in LANGUAGES):
                keys.append(about)
            if option.clause is not None:
                self.clause(case, option.clause, f"the option {option.name!r}")
        for key in keys:
            self.say(case, f"the message {key!r}", plain(key))
        books = [list(rulebook(self.game, lang).clauses) for lang in LANGUAGES]
        if any(book != books[0] for book in books):
            odd = sorted(set(books[0]).symmetric_difference(*books[1:]))
            raise case.broken(
                f"the rulebooks differ in their clauses: {', '.join(odd) or 'they stand in another order'}"
            )


def plain(key: str) -> Write:
    return lambda words: words.message(key)


def heading(zone: Zone) -> Write:
    return lambda words: words.message(f"zone-{zone.name}", owner=words.seat(int(zone.owner)))


def line(fact: Fact) -> Write:
    return lambda words: words.message(f"fact-{fact.field.name}", value=words.value(fact.field.spell, fact.value))


def question(key: str, facts: list[Fact]) -> Write:
    def write(words: Speech) -> str:
        return words.message(key, **{f.field.name: words.value(f.field.spell, f.value) for f in facts})

    return write
