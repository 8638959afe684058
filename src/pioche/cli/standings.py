"""The results of an arena as lines of a terminal."""

from collections.abc import Iterator, Sequence

from pioche.lab.skill import Skill, skills
from pioche.lab.standings import Contest, Meeting, Pace, paces
from pioche.texts import Speech


def told(contest: Contest, words: Speech) -> Iterator[str]:
    heads = ["bot", "among", "edge", "interval", "deals", "verdict"]
    rows = [edge_row(meeting, words) for meeting in contest.meetings]
    yield from columns([[words.message(f"arena-head-{head}") for head in heads], *rows], "lllrrl")
    yield ""
    names = list(
        dict.fromkeys(name for meeting in contest.meetings for name in (meeting.pair.hero, meeting.pair.villain))
    )
    found = paces(contest.ledger.rows.values(), names)
    heads = ["bot", "half", "longest", "busy", "decisions"]
    times = [pace_row(pace, words) for pace in found]
    yield from columns([[words.message(f"arena-head-{head}") for head in heads], *times], "lrrrr")
    yield ""
    captured = skills(contest.meetings)
    if captured:
        heads = ["bot", "among", "skill", "interval"]
        yield from columns(
            [[words.message(f"arena-head-{head}") for head in heads], *(skill_row(one, words) for one in captured)],
            "llrr",
        )
        yield ""
        yield words.message("arena-skill")
    for pace in found:
        if pace.cut:
            yield words.message("arena-cut", bot=pace.bot, count=pace.cut)
    yield words.message("arena-sequential" if contest.sequential else "arena-fixed")


def edge_row(meeting: Meeting, words: Speech) -> list[str]:
    hero, villain, found = meeting.pair.hero, meeting.pair.villain, meeting.edge
    if found is None:
        return [hero, villain, "", "", str(len(meeting.deals)), words.message("arena-verdict-none")]
    interval = f"[{signed(found.low, words)} ; {signed(found.high, words)}]"
    return [
        hero,
        villain,
        signed(found.mean, words),
        interval,
        str(found.deals),
        words.message(f"arena-verdict-{verdict(meeting)}"),
    ]


def pace_row(pace: Pace, words: Speech) -> list[str]:
    times = [decimal(ms, words, 3) if ms is not None else "" for ms in (pace.half, pace.longest, pace.busy)]
    return [pace.bot, *times, str(pace.decisions)]


def skill_row(skill: Skill, words: Speech) -> list[str]:
    found = skill.share
    if found is None:
        return [skill.bot, skill.villain, "", words.message("arena-skill-none")]
    interval = f"[{percent(found.low, words)} ; {percent(found.high, words)}]"
    return [skill.bot, skill.villain, percent(found.mean, words), interval]


def verdict(meeting: Meeting) -> str:
    found = meeting.edge
    if found is None:
        return "none"
    if found.low > 0:
        return "better"
    return "worse" if found.high < 0 else "unsure"


def decimal(value: float, words: Speech, digits: int = 2) -> str:
    text = f"{value:.{digits}f}".replace("-", "−")
    return text.replace(".", ",") if words.lang == "fr" else text


def signed(value: float, words: Speech) -> str:
    text = decimal(value, words)
    return text if text.startswith("−") else f"+{text}"


def percent(value: float, words: Speech) -> str:
    return f"{decimal(100 * value, words, 1)} %"


def columns(rows: Sequence[Sequence[str]], sides: str) -> Iterator[str]:
    """Rows with their columns one below the other, each to its side."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            cell.ljust(width) if side == "l" else cell.rjust(width)
            for cell, width, side in zip(row, widths, sides, strict=True)
        ]
        yield "  ".join(cells).rstrip()
