"""docs/protocol.md names every message, field, kind and address there is, and its exchange is had."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
from starlette.routing import Route
from websockets.sync.client import connect

from pioche.server import protocol, protocol_after
from pioche.server.failures import STATUS
from pioche.server.page_door import SCREENS
from pioche.server.schema import ANSWERED, ASKED, SAID, TOLD, openapi, schema
from pioche.tables.pace import Pace
from tests.server.process import ask
from tests.server.serving import Serving

WIRE = vars(protocol) | vars(protocol_after)
PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
LEFT_OUT = "…"
SLOW_BOTS = Pace(bot_least=60_000, bot_most=60_000)


def rows(heading: str, end: str) -> list[list[str]]:
    part = PAGE.partition(heading)[2].partition(end)[0]
    lines = re.findall(r"^\| (`.*) \|$", part, re.MULTILINE)
    return [[cell.strip() for cell in line.split("|")] for line in lines]


def named(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def fields(message: type) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(message)]


def tag(message: type) -> str:
    return str(message.__struct_config__.tag)  # type: ignore[attr-defined]  # msgspec puts it there


def test_the_page_names_every_message_with_its_fields() -> None:
    said = {named(row[0])[0]: named(row[1]) for row in rows("What a client says:", "What the server says:")}
    told = {named(row[0])[0]: named(row[1]) for row in rows("What the server says:", "**`sight`**")}
    assert said == {tag(message): fields(message) for message in SAID}
    assert told == {tag(message): fields(message) for message in TOLD}


def test_the_page_names_every_kind_of_failure_with_its_status() -> None:
    kinds = {kind: int(row[1]) for row in rows("## Failures", "## The WebSocket") for kind in named(row[0])}
    assert {kind: status for kind, status in kinds.items() if status != 409} == STATUS
    assert sorted(kind for kind, status in kinds.items() if status == 409) == ["illegal", "over", "seat", "table"]


def addresses() -> set[str]:
    with Serving() as here:
        routes = here.app.routes
    page = {*SCREENS, "/page/{file:path}"}
    return {route.path for route in routes if isinstance(route, Route) and route.path not in page}


def test_the_page_and_the_openapi_document_name_every_address() -> None:
    table = rows("## HTTP", "## Failures")
    told = {address.split(" ")[1].partition("?")[0] for row in table for address in named(row[0])}
    served = addresses()
    assert told == served
    described = openapi()["paths"]
    assert isinstance(described, dict)
    assert set(described) == served - {"/api/openapi.json", "/api/schema.json"}
    for row in table:
        for name in named(row[1]) + named(row[2]):
            assert not name[0].isupper() or name in WIRE


def test_the_schema_has_everything_that_goes_over_the_wire() -> None:
    definitions = schema()["$defs"]
    assert isinstance(definitions, dict)
    for message in (*SAID, *TOLD, *ASKED, *ANSWERED):
        assert message.__name__ in definitions
    structs = {
        value.__name__ for value in WIRE.values() if isinstance(value, type) and issubclass(value, msgspec.Struct)
    }
    assert structs - {"Struct"} <= set(definitions)
    text = json.dumps(openapi())
    references = set(re.findall(r'"#/components/schemas/(\w+)"', text))
    components = openapi()["components"]
    assert isinstance(components, dict)
    assert references <= set(components["schemas"])


# The exchange.


def agrees(found: Any, shown: Any) -> bool:
    """Whether a message is what the page shows, … standing for anything."""
    if shown == LEFT_OUT:
        return True
    if isinstance(shown, dict) and isinstance(found, dict):
        return shown.keys() == found.keys() and all(agrees(found[key], shown[key]) for key in shown)
    if isinstance(shown, list) and isinstance(found, list):
        return len(shown) == len(found) and all(agrees(one, other) for one, other in zip(found, shown, strict=True))
    return bool(found == shown)


def test_the_exchange_of_the_page_goes_as_written() -> None:
    script = PAGE.partition("## An exchange")[2].partition("```\n")[2].partition("```")[0]
    names = {"TABLE": "", "SECRET": ""}

    def filled(text: str) -> str:
        for name, value in names.items():
            text = text.replace(name, value or name)
        return text

    with Serving(pace=SLOW_BOTS) as here:
        http, _, play = script.partition("GET /ws/tables/TABLE\n")
        for path, sent, shown in re.findall(r"^POST (.+)\n> (.+)\n< (.+)$", http, re.MULTILINE):
            headers = {"Authorization": f"Bearer {names['SECRET']}"} if names["SECRET"] else {}
            found = ask(here.url + filled(path), json.loads(sent), headers).json()
            if not names["TABLE"]:
                table = found["table"]
                assert isinstance(table, dict)
                names = {"TABLE": str(table["table"]), "SECRET": str(found["token"])}
            assert agrees(found, json.loads(filled(shown))), f"{found}\n{shown}"
        with connect(f"{here.url.replace('http', 'ws')}/ws/tables/{names['TABLE']}") as line:
            for way, text in re.findall(r"^([<>]) (.+)$", play, re.MULTILINE):
                if way == ">":
                    line.send(filled(text))
                else:
                    found = json.loads(line.recv(timeout=10))
                    assert agrees(found, json.loads(filled(text))), f"{found}\n{text}"
