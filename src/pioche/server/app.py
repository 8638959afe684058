"""The application: which address leads to which door."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from pioche.core.refusal import Refusal
from pioche.server.about import AboutDoor, read_catalogues
from pioche.server.answers import Handler, answering, refused
from pioche.server.coach_door import CoachDoor
from pioche.server.house import House
from pioche.server.http import TablesDoor
from pioche.server.limits import Limiting
from pioche.server.page_door import SCREENS, PageDoor
from pioche.server.play import PlayDoor
from pioche.server.replays import ReplayDoor
from pioche.server.safety import Safety
from pioche.server.settings import Settings
from pioche.tables.room import Room


def build(room: Room, settings: Settings) -> Starlette:
    """Answers under the base path and at the root alike: a proxy may strip the path before it asks, or leave it."""
    house = House(room, settings)
    routes = _routes(house)
    if settings.base_path:
        document = answering(PageDoor(house).document)
        routes = [Route(settings.base_path, document), Mount(settings.base_path, routes=routes), *routes]

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        reading = asyncio.create_task(asyncio.to_thread(read_catalogues))  # else whoever comes first waits for it
        yield
        await asyncio.wait([reading])
        await house.lobby.close()
        await house.coaching.close()

    app = Starlette(
        routes=routes,
        middleware=[
            Middleware(Safety, settings=settings, metrics=house.metrics),
            Middleware(Limiting, allowance=house.allowance, metrics=house.metrics),
        ],
        exception_handlers={HTTPException: _no_such_address},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.house = house
    return app


def _routes(house: House) -> list[BaseRoute]:
    tables, about, page = TablesDoor(house), AboutDoor(house), PageDoor(house)
    replays, coach = ReplayDoor(house), CoachDoor(house)

    def get(path: str, work: Handler) -> Route:
        return Route(path, answering(work), methods=["GET"])

    def post(path: str, work: Handler) -> Route:
        return Route(path, answering(work), methods=["POST"])

    return [
        *(get(screen, page.document) for screen in SCREENS),
        get("/page/{file:path}", page.file),
        get("/metrics", about.metrics),
        get("/api/health", about.health),
        get("/api/ready", about.ready),
        get("/api/openapi.json", about.openapi),
        get("/api/schema.json", about.schema),
        get("/api/games", about.games),
        get("/api/games/{slug}/rules", about.rules),
        get("/api/games/{slug}/rules/{clause}", about.rules),
        post("/api/games/{slug}/words", about.words),
        get("/api/lobby", tables.lobby),
        get("/api/codes/{code}", tables.code),
        post("/api/tables", tables.create),
        get("/api/tables/{table}", tables.table),
        get("/api/tables/{table}/record", tables.record),
        get("/api/tables/{table}/replay", replays.table),
        post("/api/replay", replays.record),
        get("/api/tables/{table}/coach", coach.table),
        post("/api/coach", coach.record),
        post("/api/tables/{table}/join", tables.join),
        post("/api/tables/{table}/leave", tables.leave),
        post("/api/tables/{table}/host", tables.host),
        WebSocketRoute("/ws/lobby", house.lobby.follow),
        WebSocketRoute("/ws/tables/{table}", PlayDoor(house)),
    ]


async def _no_such_address(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        response = refused(Refusal("method", None, "server-method"))
        response.headers.update(error.headers or {})
        return response
    return refused(Refusal("not-found", None, "server-no-address"))
