"""The results of an arena as tables of words, the same for a terminal and for a page."""

from msgspec import Struct

from pioche.lab.edges import Edge, digits, verdict
from pioche.lab.numbers import between, decimal, percent, signed
from pioche.lab.ratings import Rating, ratings
from pioche.lab.skill import Skill, skills
from pioche.lab.standings import Contest, Meeting, Pace, paces
from pioche.texts import Speech


class Sheet(Struct, frozen=True):
    name: str  # arena-sheet-<name> is its title, arena-note-<name> how to read it
    heads: list[str]
    rows: list[list[str]]
    sides: str  # of each column, l or r


class Report:
    """Everything that is told of a contest, worked out once."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.plan = contest.ledger.plan
        pairs = [meeting.pair for meeting in contest.meetings]
        self.names = list(dict.fromkeys(name for pair in pairs for name in (pair.hero, pair.villain)))
        self.rows = contest.counted()
        self.paces = paces(self.rows, self.names)
        self.ratings = ratings(self.rows)
        skilled = skills(contest.meetings)
        self.skills = [] if contest.sequential else skilled
        self.unskilled = contest.sequential and bool(skilled)

    def sheets(self, words: Speech) -> list[Sheet]:
        edges = [edge_row(meeting, words) for meeting in self.contest.meetings]
        rated = [rating_row(rating, words) for rating in self.ratings]
        captured = [skill_row(skill, words) for skill in self.skills]
        times = [pace_row(pace, words) for pace in self.paces]
        found = [
            Sheet("edges", ["bot", "among", "edge", "interval", "deals", "verdict"], edges, "llrrrl"),
            Sheet("skill", ["bot", "among", "skill", "interval"], captured, "llrr"),
            Sheet("ratings", ["bot", "rating", "sigmas", "tables"], rated, "lrrr"),
            Sheet("paces", ["bot", "p50", "p99", "busy", "decisions"], times, "lrrrr"),
        ]
        return [sheet for sheet in found if sheet.rows]

    def reading(self, words: Speech) -> str:
        """What an edge is."""
        return words.message("arena-sequential" if self.contest.sequential else "arena-fixed", unit=unit(words))

    def warnings(self, words: Speech) -> list[str]:
        said = [words.message("arena-stale")] if self.contest.ledger.stale else []
        said += [words.message("arena-cut", bot=pace.bot, count=pace.cut) for pace in self.paces if pace.cut]
        return [*said, words.message("arena-skill-fixed")] if self.unskilled else said


def edge_row(meeting: Meeting, words: Speech) -> list[str]:
    found = meeting.edge
    numbers = ["", ""] if found is None else [mean(found, words), interval(found, words)]
    said = words.message(f"arena-verdict-{verdict(found, meeting.earliest)}")
    return [meeting.pair.hero, meeting.pair.villain, *numbers, str(len(meeting.deals)), said]


def skill_row(skill: Skill, words: Speech) -> list[str]:
    found = skill.share
    if found is None:
        return [skill.bot, skill.villain, "", words.message("arena-skill-none")]
    ends = between(percent(found.low, words), percent(found.high, words), words)
    return [skill.bot, skill.villain, percent(found.mean, words), ends]


def rating_row(rating: Rating, words: Speech) -> list[str]:
    low, high = (decimal(rating.mean + side * rating.doubt, words) for side in (-1.96, 1.96))
    return [rating.bot, decimal(rating.mean, words), between(low, high, words), str(rating.tables)]


def pace_row(pace: Pace, words: Speech) -> list[str]:
    times = [decimal(ms, words, 3) if ms is not None else "" for ms in (pace.p50, pace.p99, pace.busy)]
    return [pace.bot, *times, str(pace.decisions)]


def unit(words: Speech) -> str:
    """What the game counts, in the coach's word."""
    return words.message("coach-amount", number="", count=2).strip()


def mean(found: Edge, words: Speech) -> str:
    return signed(found.mean, words, digits(found))


def interval(found: Edge, words: Speech) -> str:
    low, high = (signed(end, words, digits(found)) for end in (found.low, found.high))
    return between(low, high, words)
