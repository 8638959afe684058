"""What is measured of a server: at a pace that people keep, as fast as it can, over a long match, and beside bots."""

import asyncio
import gc
import sys
from statistics import median
from typing import Final

import uvloop
from msgspec import Struct

from bench.load.contender import Contender
from bench.load.driver import Driver, Played
from bench.load.ours import Pioche, Restless

ALL: Final = 1000.0  # moves a second at all tables together, where a pace is kept; at most one a table
WARM: Final = 2000  # moves before anything is measured
AT_ONCE: Final = 20_000  # moves in all, as fast as can be
EACH: Final = 100  # moves of one table, so that no match of Pli ends; a table has then kept what it will ever keep
LONG: Final = 3000  # moves of a long match
LONG_TABLES: Final = 20
TENTHS: Final = 10


class Figures(Struct):
    """Of one run; milliseconds and microseconds."""

    moves: int
    missed: int
    rate: float  # moves a second
    p50: float
    p99: float
    p999: float
    cpu: float  # microseconds of the server for one move
    client: float  # and of the clients


class Result(Struct):
    server: str
    game: str
    tables: int
    steady: Figures
    at_once: Figures
    empty: int  # bytes of the server without tables
    rss: int  # and with all of them


class Tenths(Struct):
    """Microseconds of the server for one move, over the tenths of a long match."""

    server: str
    game: str
    moves: int
    cpu: list[float]


class Bots(Struct):
    """The same tables at the same pace, without and with a table of four bots that think all the time."""

    tables: int
    without: Figures
    beside: Figures


def figures(played: Played) -> Figures:
    return Figures(
        moves=played.moves,
        missed=played.missed,
        rate=played.moves / played.seconds,
        p50=played.wait(0.5) * 1e3,
        p99=played.wait(0.99) * 1e3,
        p999=played.wait(0.999) * 1e3,
        cpu=played.cpu / played.moves * 1e6,
        client=played.client / played.moves * 1e6,
    )


def pace(tables: int) -> float:
    return min(1.0, ALL / tables)


async def seated(contender: Contender, tables: int) -> Driver:
    """Everybody at their tables, server and clients warm."""
    note(f"{contender.name}, {contender.game}: {tables} tables")
    driver = Driver(contender)
    await driver.seat([contender.open() for _ in range(tables)])
    contender.hang_up()
    gc.collect()
    gc.freeze()  # the clients' own collections would be measured as the server's delays
    gc.disable()
    await driver.at_once(max(1, WARM // tables))
    return driver


async def _result(contender: Contender, tables: int, seconds: float, each: int) -> Result:
    empty = contender.use().rss
    driver = await seated(contender, tables)
    steady = await driver.steadily(pace(tables), seconds)
    at_once = await driver.at_once(each)
    rss = contender.use().rss
    driver.leave()
    return Result(contender.name, contender.game, tables, figures(steady), figures(at_once), empty, rss)


async def _tenths(contender: Contender) -> Tenths:
    driver = await seated(contender, LONG_TABLES)
    cpu = [figures(await driver.at_once(LONG // TENTHS)).cpu for _ in range(TENTHS)]
    driver.leave()
    return Tenths(contender.name, contender.game, LONG, cpu)


async def _bots(contender: Pioche, tables: int, seconds: float) -> Bots:
    driver = await seated(contender, tables)
    without = await driver.steadily(pace(tables), seconds)
    contender.open_for_bots("thinker")
    await asyncio.sleep(2)  # until their process has started
    beside = await driver.steadily(pace(tables), seconds)
    driver.leave()
    return Bots(tables, figures(without), figures(beside))


def result(contender: Contender, tables: int, seconds: float, each: int = 0) -> Result:
    """With so many moves of each table as fast as can be, or as many as come to the usual number in all."""
    with contender:
        return uvloop.run(_result(contender, tables, seconds, each or min(EACH, max(1, AT_ONCE // tables))))


def tenths(game: str, times: int) -> Tenths:
    """Of several matches, one after the other, what each tenth cost in the middle of them."""
    runs = []
    for _ in range(times):
        with Pioche(game) as contender:
            runs.append(uvloop.run(_tenths(contender)))
    return Tenths(runs[0].server, game, LONG, [median(tenth) for tenth in zip(*(run.cpu for run in runs), strict=True)])


def bots(tables: int, seconds: float) -> Bots:
    with Restless("pli") as contender:
        return uvloop.run(_bots(contender, tables, seconds))


def note(text: str) -> None:
    print(f"{text}…", file=sys.stderr, flush=True)
