"""A record told to one viewer: what each move was, what happened then, and the table after it."""

from itertools import islice

import click
from rich.console import Console

from pioche.cli.wording import Complaint, printable
from pioche.core.events import Event, Journal
from pioche.core.record import Record, Takeover, Undo
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.core.replaying import open_view, opening, steps
from pioche.core.seats import NOBODY, SPECTATOR, Seat
from pioche.core.state import State
from pioche.core.view import View
from pioche.terminal.drawing import Artist
from pioche.terminal.talk import results
from pioche.texts import Speech, quoted
from pioche.texts.marks import takeover_text, undo_text

NEXT = ("\r", "\n", " ", "n", "\x1b[C", "\x1b[B")
BACK = ("p", "\x1b[D", "\x1b[A", "\x7f")
LEAVE = ("q", "\x1b", "\x03", "\x04")


class Story:
    """Chapter 0 is the deal, chapter n move n. Without a viewer: the whole truth if the match is over, else a
    spectator's part of it."""

    def __init__(self, record: Record, viewer: Seat | None, lang: str) -> None:
        self.record = record
        self.game = game_of(record.game)
        self.speech = Speech(self.game, lang)
        try:
            opening(record, self.game)
        except Refusal as refusal:
            raise Complaint(printable(self.speech.refusal(refusal))) from None
        names = [printable(quoted(seat.name)) for seat in record.seats]
        self.speech.names = [name or self.speech.message("player", number=i) for i, name in enumerate(names)]
        self.viewer = viewer
        self.chapters: list[list[str]] = []
        self.refused: Refusal | None = None
        self.state = self._play()

    @property
    def over(self) -> bool:
        return self.state.seat == NOBODY

    def _play(self) -> State:
        journal = Journal()
        heard: list[tuple[str, list[Event]]] = []
        mover, told = "", 0
        try:
            for state in steps(self.record, journal):
                heard.append((mover, journal.events[told:]))
                mover, told = self.speech.seat(int(state.seat)), len(journal.events)
        except Refusal as refusal:
            self.refused = refusal
        if self.viewer is None and state.seat != NOBODY:
            self.viewer = SPECTATOR
        for number, (name, events) in enumerate(heard):
            lines = [self._heading(number, name), *self._sentences(events), *self._undone(number)]
            self.chapters.append(lines)
        return state

    def _heading(self, number: int, name: str) -> str:
        if number == 0:
            return self.speech.message("cli-replay-start")
        move = self.record.moves[number - 1]
        heading = self.speech.message("cli-replay-move", number=number, name=name, move=move)
        reasons = [mark.by for mark in self.record.marks if isinstance(mark, Takeover) and mark.move == number]
        return " ".join([heading, *[f"({takeover_text(by, self.speech)})" for by in reasons]])

    def _undone(self, number: int) -> list[str]:
        undos = [mark for mark in self.record.marks if isinstance(mark, Undo) and mark.after == number]
        return [f"   {printable(undo_text(undo, self.record, self.speech))}" for undo in undos]

    def _sentences(self, events: list[Event]) -> list[str]:
        seen = events if self.viewer is None else [event.seen_by(self.viewer) for event in events]
        return [f"   {self.speech.event(event)}" for event in seen if event is not None]

    def title(self) -> str:
        title, players = self.speech.message("title"), len(self.record.seats)
        return self.speech.message("cli-replay-heading", title=title, players=players, rules=self.record.rules)

    def ending(self) -> list[str]:
        if self.refused is not None:
            number = len(self.chapters)
            move = printable(quoted(self.record.moves[number - 1]))
            reason = printable(self.speech.refusal(self.refused))
            return [self.speech.message("cli-replay-refused", number=number, move=move, reason=reason)]
        if not self.over:
            return [self.speech.message("cli-replay-unfinished")]
        return results(self.speech, self.state)

    def view(self, number: int) -> View:
        """The table after a chapter."""
        state = next(islice(steps(self.record), number, None))
        return open_view(state) if self.viewer is None else state.view(self.viewer)


def tell(story: Story) -> None:
    """Everything, in lines."""
    click.echo(story.title())
    for chapter in story.chapters:
        for line in chapter:
            click.echo(line)
    for line in story.ending():
        click.echo(line)


def step_through(story: Story) -> None:
    """One chapter at a time, forward and back."""
    console = Console(highlight=False)
    artist = Artist(story.game, story.speech, memory=True)
    number, last = 0, len(story.chapters) - 1
    while True:
        console.clear()
        console.print(story.title(), markup=False)
        console.print(story.speech.message("cli-replay-at", number=number, count=len(story.record.moves)), markup=False)
        view = story.view(number)
        for line in [*artist.others(view, console.width), *artist.mine(view, console.width)]:
            console.print(line)
        for sentence in story.chapters[number]:
            console.print(sentence, markup=False)
        if number == last:
            for sentence in story.ending():
                console.print(sentence, markup=False)
        console.print(story.speech.message("cli-replay-keys"), style="dim", markup=False)
        try:
            key = click.getchar()
        except (KeyboardInterrupt, EOFError):
            return
        if key in LEAVE:
            return
        if key in NEXT:
            number = min(number + 1, last)
        elif key in BACK:
            number = max(number - 1, 0)
