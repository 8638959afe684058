"""Bots of the worst kind, each in a process of its own, and what others notice of them."""

import asyncio
import multiprocessing
import sys
from collections.abc import Callable, Coroutine
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import msgspec
import pytest

from pioche.bots.bot import Bot
from pioche.chance import Chance, FastRng
from pioche.core.registry import game_of
from pioche.core.seats import Action
from pioche.core.view import View
from pioche.tables import thinking
from pioche.tables.thinking import Processes, decide
from tests.tables.company import Inline, until
from tests.tables.strange_bots import ANSWER, strange
from tests.tables.written import Written, seen_from


@pytest.fixture(autouse=True)
def _strange(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "chosen", strange)


def played(count: int, scene: Callable[[Processes], Coroutine[object, object, None]]) -> None:
    """A scene with so many processes, which ends however it goes."""

    async def whole() -> None:
        bots = Processes(count)
        try:
            async with asyncio.timeout(30):
                await scene(bots)
        finally:
            await bots.close()

    asyncio.run(whole())


def ask(bots: Processes, bot: str = "quick", asked: Path | None = None) -> asyncio.Task[int]:
    return asyncio.create_task(bots.choose("janus", bot, b"", str(asked or ""), 0))


async def ask_with_patience(bots: Processes, bot: str, seconds: float, patch: pytest.MonkeyPatch) -> asyncio.Task[int]:
    """A question with a limit of its own, which no other need keep to."""
    with patch.context() as short:
        short.setattr(thinking, "LONGEST", seconds)
        task = ask(bots, bot)
        await asyncio.sleep(0)  # it has its process now
    return task


async def begun(bots: Processes, bot: str, asked: Path) -> asyncio.Task[int]:
    """A question that has reached its process."""
    task = ask(bots, bot, asked)

    async def there() -> bool:
        return asked.exists()

    await until(there, 20)
    return task


def test_those_in_line_behind_a_bot_that_hangs_are_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(bots: Processes) -> None:
        await ask(bots)  # its process is there
        hanging = await ask_with_patience(bots, "hangs", 1.0, monkeypatch)
        behind = [ask(bots) for _ in range(8)]
        with pytest.raises(TimeoutError):
            await hanging
        assert await asyncio.gather(*behind) == [ANSWER] * 8

    played(1, scene)


def test_a_bot_that_hangs_disturbs_no_other_that_thinks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def scene(bots: Processes) -> None:
        await asyncio.gather(ask(bots, "slow"), ask(bots, "slow"))  # both processes are there
        hanging = await ask_with_patience(bots, "hangs", 1.0, monkeypatch)
        other = ask(bots, "hangs", tmp_path / "asked")
        with pytest.raises(TimeoutError):
            await hanging
        assert await ask(bots) == ANSWER
        assert not other.done()
        assert (tmp_path / "asked").read_text() == "x"
        other.cancel()

    played(2, scene)


def test_bots_that_hang_at_once_are_all_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(bots: Processes) -> None:
        hanging = [await ask_with_patience(bots, "hangs", seconds, monkeypatch) for seconds in (0.5, 1.0)]
        for task in hanging:
            with pytest.raises(TimeoutError):
                await task

    played(2, scene)


def test_waiting_in_line_takes_none_of_a_bots_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(bots: Processes) -> None:
        await ask(bots)  # its process is there
        monkeypatch.setattr(thinking, "LONGEST", 2.0)
        assert await asyncio.gather(*[ask(bots, "slow") for _ in range(9)]) == [ANSWER] * 9

    played(1, scene)


def test_a_question_whose_process_died_is_asked_again(tmp_path: Path) -> None:
    async def scene(bots: Processes) -> None:
        assert await ask(bots, "dies once", tmp_path / "asked") == ANSWER
        assert (tmp_path / "asked").read_text() == "xx"

    played(1, scene)


def test_a_bot_that_ends_its_process_every_time_is_given_up_and_others_are_answered(tmp_path: Path) -> None:
    async def scene(bots: Processes) -> None:
        with pytest.raises(BrokenProcessPool):
            await ask(bots, "dies", tmp_path / "asked")
        assert (tmp_path / "asked").read_text() == "x" * thinking.TRIES
        assert await ask(bots) == ANSWER

    played(1, scene)


def test_a_bot_whose_answer_nobody_waits_for_any_more_holds_up_no_other(tmp_path: Path) -> None:
    async def scene(bots: Processes) -> None:
        hanging = await begun(bots, "hangs", tmp_path / "asked")
        hanging.cancel()
        with pytest.raises(asyncio.CancelledError):
            await hanging
        assert await ask(bots) == ANSWER

    played(1, scene)


def test_no_process_is_left_and_none_started_once_closed(tmp_path: Path) -> None:
    async def scene(bots: Processes) -> None:
        hanging = await begun(bots, "hangs", tmp_path / "asked")
        await bots.close()
        with pytest.raises(BrokenProcessPool):
            await hanging
        with pytest.raises(RuntimeError):  # BrokenProcessPool is one
            await ask(bots)
        assert multiprocessing.active_children() == []
        assert (tmp_path / "asked").read_text() == "x"

    played(2, scene)


def test_what_bots_print_or_log_goes_where_it_was_told_to_and_not_on_the_terminal(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def scene() -> None:
        bots = Processes(1, printed=tmp_path / "printed")
        try:
            await ask(bots, "loud")
            with pytest.raises(BrokenProcessPool):
                await ask(bots, "dies")
            await ask(bots, "loud")
        finally:
            await bots.close()

    asyncio.run(scene())
    assert (tmp_path / "printed").read_text() == "Hear me\nHear me too\n" * 2
    assert capfd.readouterr() == ("", "")


class Quitter(Bot):
    def choose(self, view: View, chance: Chance) -> Action:
        sys.exit(0)


def test_a_bot_that_calls_exit_ends_nothing_but_its_own_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "bot_for", lambda game, name: Quitter())
    state = game_of("janus").start(3, FastRng("seed"))
    with pytest.raises(RuntimeError, match="gave up"):
        asyncio.run(decide(Inline(), state, "quitter", "seed"))


class Overheard(Inline):
    """Keeps what bots are given."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[bytes] = []

    async def choose(self, game: str, bot: str, view: bytes, seed: str, step: int) -> int:
        self.given.append(view)
        return await super().choose(game, bot, view, seed, step)


@pytest.mark.parametrize("game", ["adriano", "janus", "nain_jaune", "programmes"])
def test_a_bot_is_given_exactly_what_the_wire_gives_its_seat_at_a_table_with_memory_aid(game: str) -> None:
    here = Written(game, persons=3, memory_aid=True)
    for nth in range(40):
        bots = Overheard()
        move = asyncio.run(decide(bots, here.table.match, "random", f"seed {nth}"))
        assert bots.given[0] == msgspec.json.encode(seen_from(here.table, here.to_act).view)
        here.move(here.table.game.notation(move))
