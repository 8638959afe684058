"""The pictures of an arena's page."""

from collections.abc import Sequence
from typing import Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from pioche.lab.drawing import COLOURS, INK, WIDE, number, style, svg
from pioche.lab.ledger import Row
from pioche.lab.ratings import Rating
from pioche.lab.sheets import unit
from pioche.lab.standings import Meeting, quantile
from pioche.texts import Speech

POINTS: Final = 80  # of a curve


def edges(meetings: Sequence[Meeting], words: Speech) -> str:
    """Every pair's edge with its interval."""
    known = [(meeting.pair, meeting.edge) for meeting in meetings]
    with style():
        figure = Figure((WIDE, 0.9 + 0.32 * len(known)), layout="constrained")
        axes = figure.add_subplot()
        axes.axvline(0, color=INK, linewidth=0.8)
        for line, (_, found) in enumerate(known):
            if found is not None:
                axes.errorbar(found.mean, line, xerr=found.half, fmt="o", color=COLOURS[0], capsize=3)
        named = [words.message("arena-pair", hero=pair.hero, villain=pair.villain) for pair, _ in known]
        axes.set_yticks(range(len(known)), named)
        axes.set_ylim(len(known) - 0.5, -0.5)
        axes.set_xlabel(words.message("arena-axis-edge", unit=unit(words)))
        number(axes, words, "x")
        return svg(figure, "edges", _label("edges", words))


def courses(meetings: Sequence[Meeting], words: Speech) -> str:
    """How each edge and its interval came about, deal after deal; a frame for each kind of villains. All have edges."""
    villains = list(dict.fromkeys(meeting.pair.villain for meeting in meetings))
    with style():
        figure = Figure((WIDE, 2.6 * len(villains)), layout="constrained")
        for frame, villain in enumerate(villains):
            axes = figure.add_subplot(len(villains), 1, frame + 1)
            axes.axhline(0, color=INK, linewidth=0.8)
            theirs = [meeting for meeting in meetings if meeting.pair.villain == villain]
            for meeting, colour in zip(theirs, COLOURS * len(theirs), strict=False):
                _course(axes, meeting, colour)
            axes.set_title(words.message("arena-villains", villain=villain), loc="left", fontsize=10)
            axes.set_ylabel(words.message("arena-axis-edge", unit=unit(words)))
            axes.set_ylim(*_reach(theirs))
            number(axes, words, "y")
            axes.legend(loc="upper left", bbox_to_anchor=(1, 1))
        axes.set_xlabel(words.message("arena-axis-deals"))
        return svg(figure, "courses", _label("courses", words))


def _course(axes: Axes, meeting: Meeting, colour: str) -> None:
    deals = meeting.deals
    counts = sorted({max(2, round(len(deals) * point / POINTS)) for point in range(1, POINTS + 1)})
    found = [meeting.edge_of(deals[:count]) for count in counts]
    axes.plot(counts, [one.mean for one in found], color=colour, label=meeting.pair.hero)
    axes.fill_between(
        counts, [one.low for one in found], [one.high for one in found], color=colour, alpha=0.2, linewidth=0
    )


def _reach(meetings: Sequence[Meeting]) -> tuple[float, float]:
    """From where to where: the first intervals are far too wide, what matters is what is left of them."""
    last = [found for meeting in meetings if (found := meeting.edge) is not None]
    low = min([0.0, *(found.mean - 3 * found.half for found in last)])
    high = max([0.0, *(found.mean + 3 * found.half for found in last)])
    return low, high if high > low else low + 1


def rated(ratings: Sequence[Rating], words: Speech) -> str:
    with style():
        figure = Figure((WIDE, 0.9 + 0.32 * len(ratings)), layout="constrained")
        axes = figure.add_subplot()
        for line, rating in enumerate(ratings):
            axes.errorbar(rating.mean, line, xerr=1.96 * rating.doubt, fmt="o", color=COLOURS[2], capsize=3)
        axes.set_yticks(range(len(ratings)), [rating.bot for rating in ratings])
        axes.set_ylim(len(ratings) - 0.5, -0.5)
        axes.set_xlabel(words.message("arena-head-rating"))
        number(axes, words, "x")
        return svg(figure, "rated", _label("rated", words))


def times(rows: Sequence[Row], names: Sequence[str], words: Speech) -> str:
    """Which share of a bot's decisions takes no longer than so many milliseconds."""
    with style():
        figure = Figure((WIDE, 3), layout="constrained")
        axes = figure.add_subplot()
        for name, colour in zip(names, COLOURS * len(names), strict=False):
            ms = sorted(max(0.0001, time) for row in rows if (row.hero or row.villain) == name for time in row.ms)
            if ms:
                shares = [point / 200 for point in range(1, 201)]
                axes.step([quantile(ms, share) for share in shares], shares, color=colour, label=name)
        axes.set_xscale("log")
        axes.set_xlabel(words.message("arena-axis-ms"))
        axes.set_ylabel(words.message("arena-axis-share"))
        number(axes, words, "x")
        number(axes, words, "y")
        axes.legend(loc="upper left", bbox_to_anchor=(1, 1))
        return svg(figure, "times", _label("times", words))


def _label(name: str, words: Speech) -> str:
    return words.message(f"arena-plot-{name}")
