"""docs/protocol.md names every message, field, kind and address there is."""

import json
import re

import msgspec
from starlette.routing import Route

from pioche.server import protocol, protocol_after
from pioche.server.failures import STATUS
from pioche.server.page_door import SCREENS
from pioche.server.schema import ANSWERED, ASKED, SAID, TOLD, openapi, schema
from tests.docs.blocks import DOCS
from tests.server.serving import Serving

WIRE = vars(protocol) | vars(protocol_after)
PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")


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
