"""How far a long run has come: a bar in a terminal, a line a minute where there is none."""

from collections.abc import Callable
from time import monotonic
from types import TracebackType

import click
from rich import progress
from rich.console import Console
from rich.text import Text

from pioche.lab.numbers import duration
from pioche.texts import Speech

SELDOM = 60.0  # seconds between lines


class _Said(progress.ProgressColumn):
    """A column in words."""

    max_refresh = 0.5  # seconds: what is left is not to be told anew with every match

    def __init__(self, words: Speech, say: Callable[[progress.Task, Speech], str]) -> None:
        super().__init__()
        self._words = words
        self._say = say

    def render(self, task: progress.Task) -> Text:
        return Text(self._say(task, self._words))


def _counted(task: progress.Task, words: Speech) -> str:
    return words.message("cli-progress-done", done=int(task.completed), most=int(task.total or 0))


def _left(task: progress.Task, words: Speech) -> str:
    """Nothing before anything is known of it."""
    left = task.time_remaining
    return "" if left is None else words.message("cli-progress-left", left=duration(left))


class Progress:
    """`what` names its messages: `<what>-progress` beside the bar, `<what>-so-far` as a line."""

    def __init__(self, what: str, known: int, most: int, words: Speech) -> None:
        self._what = what
        self._words = words
        self._console = Console(stderr=True)
        self._bar = progress.Progress(
            progress.TextColumn("{task.description}"),
            progress.BarColumn(),
            _Said(words, _counted),
            _Said(words, _left),
            console=self._console,
            disable=not self._console.is_terminal,
            speed_estimate_period=600,
        )
        self._task = self._bar.add_task(words.message(f"{what}-progress"), total=most, completed=known)
        self._began = self._told = monotonic()
        self._known = known

    def __enter__(self) -> "Progress":
        self._bar.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._bar.stop()

    def heard(self, known: int, most: int) -> None:
        self._bar.update(self._task, total=most, completed=known)
        now = monotonic()
        if not self._console.is_terminal and now - self._told >= SELDOM and known > self._known:
            self._told = now
            each = (now - self._began) / (known - self._known)
            left = duration(each * (most - known))
            click.echo(self._words.message(f"{self._what}-so-far", done=known, most=most, left=left), err=True)
