"""The protocol as JSON Schema, and its HTTP half as OpenAPI."""

from functools import cache
from typing import Final

import msgspec

from pioche import __version__
from pioche.core.wire import Json
from pioche.server import protocol, protocol_after
from pioche.tables.shown import TableShown

ASKED: Final = (
    protocol.NewTable,
    protocol.Join,
    protocol.HostAsks,
    protocol.WordsAsked,
    protocol_after.ReplayAsked,
    protocol_after.CoachAsked,
)
ANSWERED: Final = (
    protocol.Seated,
    TableShown,
    protocol.Lobby,
    protocol.Games,
    protocol.Rules,
    protocol.Worded,
    protocol_after.Replay,
    protocol_after.Coached,
    protocol.Failure,
    protocol.Health,
)
SAID: Final = protocol.Said.__args__  # by a client, over a WebSocket
TOLD: Final = protocol.Told.__args__  # by the server


@cache
def schema() -> Json:
    """Every message: `client` and `server` are what each side says over a table's WebSocket, `lobby` what that says."""
    (said, told, *_), components = msgspec.json.schema_components(
        [protocol.Said, protocol.Told, *ASKED, *ANSWERED], schema_hook=_anything, ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Pioche",
        "protocol": protocol.VERSION,
        "client": said,
        "server": told,
        "lobby": {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in ("Lobby", "Refused")]},
        "$defs": components,
    }


def _anything(kind: type) -> Json:
    """What a view or an event holds is told by its game: any JSON."""
    if kind is object:
        return {"description": "any JSON"}  # msgspec takes an empty schema for none
    raise NotImplementedError


def schema_text() -> str:
    """The schema as a file."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"


@cache
def openapi() -> Json:
    _, components = msgspec.json.schema_components(
        [*ASKED, *ANSWERED], schema_hook=_anything, ref_template="#/components/schemas/{name}"
    )
    return {
        "openapi": "3.1.0",
        "info": {"title": "Pioche", "version": __version__, "description": "Tables over HTTP; see docs/protocol.md."},
        "paths": _paths(),
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "The secret of a seat."}},
        },
    }


def _paths() -> Json:
    table = [_parameter("table", "[0-9a-f]{24}")]
    game = [_parameter("slug")]
    lang: Json = {"name": "lang", "in": "query", "schema": {"type": "string", "enum": ["fr", "en"], "default": "fr"}}
    record: Json = {"type": "object", "description": "A record, as docs/records.md says."}
    replayed, coached = _queried("ReplayAsked"), _queried("CoachAsked")
    return {
        "/api/health": _get("Whether the server answers.", "Health"),
        "/api/ready": _get("Whether the database answers too, within a second.", "Health"),
        "/metrics": {
            "get": {
                "summary": "Numbers for Prometheus.",
                "responses": {
                    "200": {"description": "Text.", "content": {"text/plain": {"schema": {"type": "string"}}}},
                    "default": _failed(),
                },
            }
        },
        "/api/games": _get("The games installed here.", "Games"),
        "/api/games/{slug}/rules": _get("A rulebook.", "Rules", [*game, lang]),
        "/api/games/{slug}/rules/{clause}": _get(
            "One clause of a rulebook.", "Rules", [*game, _parameter("clause"), lang]
        ),
        "/api/games/{slug}/words": _post("What was received, in words.", "WordsAsked", "Worded", game),
        "/api/lobby": _get("The listed tables that are open or playing, newest first.", "Lobby"),
        "/api/codes/{code}": _get("The table of a code.", "TableShown", [_parameter("code")]),
        "/api/tables": _post("A new table; whoever creates it is its host.", "NewTable", "Seated", status="201"),
        "/api/tables/{table}": _get("What anybody may know of a table.", "TableShown", table),
        "/api/tables/{table}/record": _get(
            "The record of a match that is over or given up.", record, table, [{}, {"seat": []}]
        ),
        "/api/tables/{table}/replay": _get(
            "A match that is over or given up, step by step as somebody saw it.",
            "Replay",
            [*table, *replayed],
            [{}, {"seat": []}],
        ),
        "/api/replay": _post("A record, step by step as somebody saw it.", record, "Replay", replayed),
        "/api/tables/{table}/coach": _get(
            "What each decision of a seat was worth, once the match is over or given up.", "Coached", [*table, *coached]
        ),
        "/api/coach": _post("What each decision of a seat of a record was worth.", record, "Coached", coached),
        "/api/tables/{table}/join": _post(
            "Sit down; with a seat's secret, add to the seed once more.", "Join", "Seated", table, [{}, {"seat": []}]
        ),
        "/api/tables/{table}/leave": _post("Leave for good.", None, "TableShown", table, [{"seat": []}]),
        "/api/tables/{table}/host": _post(
            "What only the host may do; `rematch` answers with the new table.",
            "HostAsks",
            "TableShown",
            table,
            [{"seat": []}],
        ),
    }


def _queried(message: str) -> list[Json]:
    """What an address asks for behind its question mark, field by field."""
    definitions = schema()["$defs"]
    assert isinstance(definitions, dict)
    fields, needed = definitions[message]["properties"], definitions[message]["required"]
    return [{"name": name, "in": "query", "required": name in needed, "schema": fields[name]} for name in fields]


def _parameter(name: str, pattern: str | None = None) -> Json:
    schema: Json = {"type": "string", "minLength": 1}
    if pattern is not None:
        schema["pattern"] = f"^{pattern}$"
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _get(
    summary: str, answer: str | Json, parameters: list[Json] | None = None, security: list[Json] | None = None
) -> Json:
    operation = _operation(summary, answer, parameters or [], "200")
    return {"get": operation if security is None else {**operation, "security": security}}


def _post(
    summary: str,
    asked: str | Json | None,
    answer: str,
    parameters: list[Json] | None = None,
    security: list[Json] | None = None,
    status: str = "200",
) -> Json:
    operation = _operation(summary, answer, parameters or [], status)
    if asked is not None:
        operation["requestBody"] = {"required": True, "content": _content(asked)}
    if security is not None:
        operation["security"] = security
    return {"post": operation}


def _operation(summary: str, answer: str | Json, parameters: list[Json], status: str) -> Json:
    return {
        "summary": summary,
        "parameters": parameters,
        "responses": {status: {"description": "Done.", "content": _content(answer)}, "default": _failed()},
    }


def _content(what: str | Json) -> Json:
    schema = {"$ref": f"#/components/schemas/{what}"} if isinstance(what, str) else what
    return {"application/json": {"schema": schema}}


def _failed() -> Json:
    return {"description": "Not done; `text` says why, and what to do.", "content": _content("Failure")}
