"""Each way to tell a viewer what it never learned is noticed at the wire."""

from collections.abc import Callable
from pkgutil import resolve_name
from typing import Any

import msgspec
import pytest

from pioche.core.refusal import Refusal
from pioche.tables import table as tables
from pioche.tables.chair import Chair
from pioche.tables.entries import Entry, Muted, Said
from pioche.tables.table import Table
from tests.server.wire_pairs import check_sitting

pytestmark = pytest.mark.skipif(not str(tables.__file__).endswith(".py"), reason="what is compiled cannot be patched")

SITTINGS = (37, 16, 52)  # of adriano, with a memory aid; not everything happens in each …
VIEWER = 2  # … and this seat listens

Leak = Callable[..., Any]  # takes what it stands in for, and what that is asked


class Secret:
    """The position that a table last came to, as a number of ten digits: nobody's to know."""

    number = 0

    @property
    def odd(self) -> bool:
        return self.number % 2 == 1


SECRET = Secret()


def reasons(why: Leak, table: Table, seat: int, text: str) -> Refusal | None:
    refusal: Refusal | None = why(table, seat, text)
    return refusal and Refusal(refusal.kind, str(SECRET.number), refusal.key, refusal.facts, refusal.words)


def cries_out(move: Leak, table: Table, seat: int, *asked: object) -> list[Entry]:
    try:
        entries: list[Entry] = move(table, seat, *asked)
    except Refusal as refusal:
        if refusal.kind != "illegal" or seat == VIEWER:
            raise
        return [Said(seat, str(SECRET.number), False)]
    return entries


def tells_more(kind: type[Entry]) -> Leak:
    def tell(told: Leak, game: object, table: Table, item: object, seat: int | None) -> Any:
        return told(game, table, item, seat) | ({"secret": SECRET.number} if isinstance(item, kind) else {})

    return tell


def forgets(see: Leak, chair: Chair, version: int) -> None:
    see(chair, version)
    chair.known *= SECRET.odd


def records(record_of: Leak, table: Table) -> Any:
    record = record_of(table)
    record.moves.append(str(SECRET.number))
    return record


async def lists(read: Leak, *asked: object) -> bytes:
    return b"%s%d" % (await read(*asked), SECRET.number)


# Where it leaks, how, and how the difference shows.
LEAKS: dict[str, tuple[str, Leak, str]] = {
    "the reason of a refusal": ("pioche.tables.asks.why", reasons, '"type":"reason"'),
    "a refusal to somebody else": ("pioche.tables.asks.move", cries_out, '"table":"said"'),
    "whether a move is taken back": (
        "pioche.tables.undo._taught",
        lambda taught, *asked: SECRET.odd,
        "taken back|pong",
    ),
    "how long a bot thinks": (
        "pioche.tables.timing._delay",
        lambda delay, *asked: delay(*asked) + SECRET.number % 500,
        r"not \d{13} ",
    ),
    "a deadline": ("pioche.tables.sight.deadline", lambda deadline, *asked: SECRET.number, '"deadline":'),
    "who looks at something": (
        "pioche.tables.table.Table._show",
        lambda show, table, event: show(table, event) if table.match.fingerprint() % 2 else None,
        '"(looks|waiting)":',
    ),
    "what is to be seen": ("pioche.tables.asks.seen", lambda seen, *asked: seen(*asked) if SECRET.odd else [], "pong"),
    "what is said": ("pioche.tables.sight._told", tells_more(Said), '"secret":'),
    "who hears whom": ("pioche.tables.sight._told", tells_more(Muted), '"secret":'),
    "what is told again": ("pioche.tables.chair.Chair.see", forgets, '"type":"snapshot"'),
    "a table over HTTP": (
        "pioche.server.http.shown",
        lambda shown, table: msgspec.structs.replace(shown(table), code=str(SECRET.number)),
        '"code":',
    ),
    "a record": ("pioche.server.http.record_of", records, '"result": null'),
    "a replay": (
        "pioche.server.replays._seen",
        lambda seen, *asked: [*seen(*asked), {"secret": SECRET.number}],
        '"frames":|"secret":',
    ),
    "the lobby": ("pioche.server.lobby.LiveLobby.read", lists, r'"rematch":""}]}\d'),
    "words": (
        "pioche.server.about.worded",
        lambda worded, *asked: msgspec.structs.replace(worded(*asked), moves=[str(SECRET.number)]),
        '"moves":',
    ),
}


@pytest.fixture
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    apply = Table.apply

    def applied(table: Table, entry: Entry, seq: int, at: int) -> None:
        apply(table, entry, seq, at)
        SECRET.number = 10**9 + int(table.state.fingerprint()) % 10**9 if table.state is not None else 0

    monkeypatch.setattr(Table, "apply", applied)


def check_sittings() -> None:
    for number in SITTINGS:
        check_sitting("adriano", number)


@pytest.mark.usefixtures("_known")
@pytest.mark.parametrize("leak", LEAKS)
def test_what_tells_a_secret_is_noticed(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where, leaking, shows = LEAKS[leak]
    true = resolve_name(where)
    monkeypatch.setattr(where, lambda *asked: leaking(true, *asked))
    with pytest.raises(AssertionError, match=shows):
        check_sittings()
