"""A whole server in a thread, on a free port of this machine, with bots that think at once."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from pioche.server.addresses import listen
from pioche.server.app import build
from pioche.server.running import Server, config
from pioche.server.settings import Limits, Settings
from pioche.tables.pace import Pace
from pioche.tables.room import Room
from pioche.tables.store.opening import open_store
from pioche.tables.store.store import Store
from pioche.tables.upkeep import Upkeep
from tests.tables.company import Inline
from tests.tables.shared_store import SharedStore, Shelf

QUICK = Pace(bot_least=1, bot_most=2, late=1, reveal=30)
GENEROUS = Limits(messages=10_000, requests=10_000, tables=10_000, chat_per_minute=10_000)


class Serving:
    """`with Serving() as here:` — its room lives in the server's own thread and loop."""

    def __init__(self, settings: Settings | None = None, *, pace: Pace = QUICK, file: Path | None = None) -> None:
        self.settings = settings or Settings(limits=GENEROUS)
        self.pace = pace
        self.file = file
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), name="server")
        self.error: BaseException | None = None

    def __enter__(self) -> "Serving":
        self._thread.start()
        assert self._ready.wait(20)
        if self.error is not None:
            raise self.error
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive()

    async def _serve(self) -> None:
        try:
            self.store: Store = SharedStore(Shelf()) if self.file is None else await open_store(self.file)
            self.room = Room(self.store, self.pace)
            upkeep = Upkeep(self.room, Inline())
            await upkeep.start()
            self.app = build(self.room, self.settings)
            (listening,) = listen("127.0.0.1", 0)
            self.port = int(listening.getsockname()[1])
            self._server = Server(config(self.app, self.settings), lambda: None)
            serving = asyncio.create_task(self._server.serve([listening]))
            while not self._server.started:
                await asyncio.sleep(0.005)
            self.loop = asyncio.get_running_loop()
            self._ready.set()
            await serving
            await upkeep.stop()
            await self.store.close()
        except BaseException as error:
            self.error = error
            self._ready.set()
            raise

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def inside(self, work: Callable[[], object]) -> object:
        """Does something in the server's own thread."""

        async def done() -> object:
            return work()

        return asyncio.run_coroutine_threadsafe(done(), self.loop).result(10)
