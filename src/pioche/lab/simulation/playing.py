"""Plays the matches of a part and gives them as Parquet: bytes that whoever asked for them writes down."""

from collections.abc import Collection
from io import BytesIO
from typing import Final

import polars
from msgspec import Struct

from pioche.chance import Chance, FastRng
from pioche.core.game import Game
from pioche.core.registry import game_of
from pioche.lab.native.adriano import AdrianoCount
from pioche.lab.native.count import Count
from pioche.lab.native.janus import JanusCount
from pioche.lab.native.match import Decisions, play_out
from pioche.lab.native.nain_jaune import NainJauneCount
from pioche.lab.native.programmes import ProgrammesCount
from pioche.lab.playing import Failed, told
from pioche.lab.simulation.minds import mind_of
from pioche.lab.simulation.study import Part, Study
from pioche.lab.simulation.times import Taken, Watch

COUNTS: Final[dict[str, type[Count]]] = {
    "adriano": AdrianoCount,
    "janus": JanusCount,
    "nain_jaune": NainJauneCount,
    "programmes": ProgrammesCount,
}

MATCHES: Final = "matches"
ROUNDS: Final = "rounds"
DECISIONS: Final = "decisions"

BY_SEAT: Final = ("scores", "ranks", "order")  # of a match

Tables = dict[str, bytes]  # a Parquet file by the name of its table


class Played(Struct, frozen=True):
    tables: Tables
    taken: Taken


def played(study: Study, part: Part) -> Played | Failed:
    watch = Watch()
    try:
        return Played(_tables(study, part), watch.taken(part.count))
    except Exception as error:  # a bot is anybody's, and may fail in any way
        words = {"bots": ", ".join(dict.fromkeys(study.bots)), "first": str(part.first), "error": told(error)}
        return Failed("lab-bot-failed", words)


def _tables(study: Study, part: Part) -> Tables:
    game = game_of(study.game)
    count = COUNTS.get(game.slug, Count)(len(game.events), study.players)
    decisions = Decisions() if study.decisions else None
    minds = [mind_of(game.slug, name) for name in study.bots]
    rows: dict[str, list[object]] = {name: [] for name in ("match", "rounds", "decisions", *BY_SEAT)}
    for match in range(part.first, part.first + part.count):
        begun = len(count.lists["order"])
        deal = study.deal(match)
        state = game.table(study.rules, study.players, FastRng(f"{deal} deal"), study.options, study.lab)
        chances: list[Chance] = [FastRng(f"{deal} seat {seat}") for seat in range(study.players)]
        total = play_out(state, minds, chances, match, count, decisions)
        rows["match"].append(match)
        rows["rounds"].append(len(count.lists["order"]) - begun)
        rows["decisions"].append(int(total))
        rows["scores"].append(state.scores())
        rows["ranks"].append(state.ranks())
        rows["order"].append(count.lists["order"][begun] if len(count.lists["order"]) > begun else [])
    tables = {MATCHES: _parquet(rows, BY_SEAT), ROUNDS: _parquet(_rounds(game, count), count.lists)}
    if decisions is not None:
        tables[DECISIONS] = _parquet({name: list(column) for name, column in decisions.columns.items()})
    return tables


def _rounds(game: Game, count: Count) -> dict[str, list[object]]:
    columns: dict[str, list[object]] = {name: list(column) for name, column in count.numbers.items()}
    columns |= {name: list(column) for name, column in count.lists.items()}
    for kind, column in zip(game.events, count.events, strict=True):
        columns[event_column(kind.name)] = list(column)
    return columns


def event_column(name: str) -> str:
    """How often an event of this name happened in a round."""
    return f"event_{name}"


def _parquet(columns: dict[str, list[object]], lists: Collection[str] = ()) -> bytes:
    """Columns of one number, but for those named, which hold several."""
    several, one = polars.List(polars.Int32), polars.Int32()
    types = {name: several if name in lists else polars.Int64() if name == "match" else one for name in columns}
    written = BytesIO()
    polars.DataFrame(columns, schema=types).write_parquet(written)
    return written.getvalue()
