"""Skill captured: how much of the way from random play to an oracle's a bot has come, among the same opponents."""

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from msgspec import Struct

from pioche.bots.bot import RANDOM
from pioche.lab.edges import Edge, edge
from pioche.lab.oracle import ORACLE
from pioche.lab.standings import Meeting

FEWEST: Final = 2  # deals


class Skill(Struct, frozen=True):
    bot: str
    villain: str
    share: Edge | None  # None where the oracle is not surely better than chance


def skills(meetings: Sequence[Meeting]) -> list[Skill]:
    """(bot - random) / (oracle - random) for everybody else among each kind that both of them met."""
    found: list[Skill] = []
    for villain in dict.fromkeys(meeting.pair.villain for meeting in meetings):
        edges = {meeting.pair.hero: meeting.deals for meeting in meetings if meeting.pair.villain == villain}
        count = min(len(deals) for deals in edges.values())
        edges[villain] = [0.0] * count
        if RANDOM.name not in edges or ORACLE not in edges or count < FEWEST:
            continue
        low, high = edges[RANDOM.name][:count], edges[ORACLE][:count]
        for bot, deals in edges.items():
            if bot not in (RANDOM.name, ORACLE):
                found.append(Skill(bot, villain, share(deals[:count], low, high)))
    return found


def share(bot: Sequence[float], low: Sequence[float], high: Sequence[float]) -> Edge | None:
    """The quotient of two means over the same deals, and its interval by the delta method."""
    above = [one - other for one, other in zip(bot, low, strict=True)]
    way = [one - other for one, other in zip(high, low, strict=True)]
    if edge(way).low <= 0:
        return None
    whole = fmean(way)
    part = fmean(above) / whole
    spread = edge([(one - part * other) / whole for one, other in zip(above, way, strict=True)])
    return Edge(part, spread.half, len(way))
