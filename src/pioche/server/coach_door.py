"""What a coach says of a match that is over: one of this server's tables, or any record."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from pioche.core.record import Record, read
from pioche.core.registry import game_of
from pioche.server import failures
from pioche.server.answers import answer, bearer, body_of, json_answer, packed, queried, table_of
from pioche.server.house import House
from pioche.server.http import record_for
from pioche.server.protocol_after import CoachAsked, Coached
from pioche.server.replays import bounded
from pioche.tables import asks
from pioche.tables.table import CLOSED, OVER


class CoachDoor:
    def __init__(self, house: House) -> None:
        self.house = house

    async def table(self, request: Request) -> Response:
        """What was played here, once nothing of it is a secret."""
        wanted = queried(request, CoachAsked)
        try:
            async with self.house.room.reading(table_of(request)) as live:
                assert live.table is not None
                record = record_for(live.table, bearer(request))
                if live.table.status not in (OVER, CLOSED):
                    raise asks.refused("table-coach-later")
        except KeyError:
            raise failures.no_table() from None
        return await self._coached(request, record, wanted.seat)

    async def record(self, request: Request) -> Response:
        """What a file says was played."""
        wanted = queried(request, CoachAsked)
        record = bounded(read(await body_of(request, 16 * self.house.settings.limits.message_bytes)))
        game_of(record.game)
        return await self._coached(request, record, wanted.seat)

    async def _coached(self, request: Request, record: Record, seat: int) -> Response:
        if seat >= len(record.seats):
            raise asks.refused("table-no-seat", last=str(len(record.seats) - 1))
        address: str = request.scope["address"]
        found = await self.house.coaching.answer(record, seat, address, partial(self._slow_down, address))
        if found is None:
            return answer(Coached(None))
        status, body = found
        return packed(request, json_answer(body, status))

    def _slow_down(self, address: str) -> None:
        """For a match that was never coached here; what is kept costs nothing."""
        wait = self.house.allowance.coachings.wait(address)
        if wait:
            raise failures.limited("server-requests", wait)
