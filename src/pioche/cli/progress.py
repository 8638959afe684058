"""How far an arena has come: a bar in a terminal, a line a minute where there is none."""

from datetime import timedelta
from time import monotonic
from types import TracebackType

import click
from rich import progress
from rich.console import Console

from pioche.lab.plan import Job
from pioche.lab.standings import Contest
from pioche.texts import Speech

SELDOM = 60.0  # seconds between lines


class Progress:
    def __init__(self, contest: Contest, words: Speech) -> None:
        self._contest = contest
        self._words = words
        self._console = Console(stderr=True)
        self._bar = progress.Progress(
            progress.TextColumn("{task.description}"),
            progress.BarColumn(),
            progress.MofNCompleteColumn(),
            progress.TimeRemainingColumn(),
            console=self._console,
            disable=not self._console.is_terminal,
            speed_estimate_period=600,
        )
        self._task = self._bar.add_task(words.message("arena-progress"), total=contest.most, completed=contest.known)
        self._began = self._told = monotonic()
        self._known = contest.known

    def __enter__(self) -> "Progress":
        self._bar.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._bar.stop()

    def heard(self, job: Job) -> None:
        contest = self._contest
        self._bar.update(self._task, total=contest.most, completed=contest.known)
        now = monotonic()
        if not self._console.is_terminal and now - self._told >= SELDOM and contest.known > self._known:
            self._told = now
            each = (now - self._began) / (contest.known - self._known)
            left = timedelta(seconds=round(each * (contest.most - contest.known)))
            said = self._words.message("arena-so-far", done=contest.known, most=contest.most, left=str(left))
            click.echo(said, err=True)
