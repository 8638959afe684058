"""The pictures of an arena's page, as SVG that takes its ink from the page around it."""

import re
from collections.abc import Sequence
from contextlib import AbstractContextManager
from html import escape
from io import StringIO
from typing import Final, Literal

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter

from pioche.lab.edges import edge, running_edge
from pioche.lab.ledger import Row
from pioche.lab.ratings import Rating
from pioche.lab.sheets import spelled, unit
from pioche.lab.standings import Meeting, quantile
from pioche.texts import Speech

INK: Final = "#010203"  # a colour that nothing else has, replaced by the page's own
COLOURS: Final = (
    "#0072b2",
    "#d55e00",
    "#009e73",
    "#cc79a7",
    "#e69f00",
    "#56b4e9",
    "#7f7f7f",
)  # told apart by everybody
WIDE: Final = 7.5  # inches
POINTS: Final = 80  # of a curve


def _style() -> AbstractContextManager[None]:
    return rc_context(
        {
            "svg.fonttype": "none",
            "svg.hashsalt": "pioche",  # the same results, the same page
            "font.family": "sans-serif",
            "font.size": 10,
            "text.color": INK,
            "axes.edgecolor": INK,
            "axes.labelcolor": INK,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "xtick.color": INK,
            "ytick.color": INK,
            "legend.frameon": False,
        }
    )


def edges(meetings: Sequence[Meeting], words: Speech) -> str:
    """Every pair's edge with its interval."""
    known = [(meeting.pair, meeting.edge) for meeting in meetings]
    with _style():
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
        _number(axes, words, "x")
        return _svg(figure, "edges", words)


def courses(meetings: Sequence[Meeting], words: Speech) -> str:
    """How each edge and its interval came about, deal after deal; a frame for each kind of villains. All have edges."""
    villains = list(dict.fromkeys(meeting.pair.villain for meeting in meetings))
    with _style():
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
            _number(axes, words, "y")
            axes.legend(loc="upper left", bbox_to_anchor=(1, 1))
        axes.set_xlabel(words.message("arena-axis-deals"))
        return _svg(figure, "courses", words)


def _course(axes: Axes, meeting: Meeting, colour: str) -> None:
    deals = meeting.deals
    counts = sorted({max(2, round(len(deals) * point / POINTS)) for point in range(1, POINTS + 1)})
    found = [(running_edge if meeting.sequential else edge)(deals[:count]) for count in counts]
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
    with _style():
        figure = Figure((WIDE, 0.9 + 0.32 * len(ratings)), layout="constrained")
        axes = figure.add_subplot()
        for line, rating in enumerate(ratings):
            axes.errorbar(rating.mean, line, xerr=1.96 * rating.doubt, fmt="o", color=COLOURS[2], capsize=3)
        axes.set_yticks(range(len(ratings)), [rating.bot for rating in ratings])
        axes.set_ylim(len(ratings) - 0.5, -0.5)
        axes.set_xlabel(words.message("arena-head-rating"))
        _number(axes, words, "x")
        return _svg(figure, "rated", words)


def times(rows: Sequence[Row], names: Sequence[str], words: Speech) -> str:
    """Which share of a bot's decisions takes no longer than so many milliseconds."""
    with _style():
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
        _number(axes, words, "x")
        _number(axes, words, "y")
        axes.legend(loc="upper left", bbox_to_anchor=(1, 1))
        return _svg(figure, "times", words)


def _number(axes: Axes, words: Speech, side: Literal["x", "y"]) -> None:
    """Numbers on this side as the language writes them, with lines to follow."""
    axis = axes.xaxis if side == "x" else axes.yaxis
    axis.set_major_formatter(FuncFormatter(lambda value, _: spelled(f"{value:g}", words)))
    axes.grid(axis=side, color=INK, alpha=0.15)


def _svg(figure: Figure, name: str, words: Speech) -> str:
    """Without what a file of its own would need, and with names that no other picture of the page has."""
    written = StringIO()
    figure.savefig(written, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    drawn = written.getvalue()
    drawn = drawn[drawn.index("<svg") :].replace(INK, "currentColor")
    drawn = re.sub(r"<metadata>.*?</metadata>", "", drawn, flags=re.DOTALL)
    drawn = re.sub(r'(id="|href="#|url\(#)', rf"\1{name}-", drawn)
    label = words.message(f"arena-plot-{name}")
    return drawn.replace("<svg", f'<svg role="img" aria-label="{escape(label)}"', 1)
