"""The pictures of a report."""

from collections.abc import Mapping, Sequence

from matplotlib.figure import Figure
from matplotlib.ticker import LogLocator, NullLocator

from pioche.lab.drawing import COLOURS, INK, WIDE, number, style, svg
from pioche.lab.simulation.sections import Mean
from pioche.texts import Speech

BARS = 60  # of a histogram, at most
Ends = tuple[float, float, float]  # a mean between the ends of its interval


def ends(found: Mean, scale: float = 1.0) -> Ends:
    """Where nothing is known of how sure a mean is, it stands alone."""
    half = found.half if found.count > 1 else 0.0
    return scale * (found.mean - half), scale * found.mean, scale * (found.mean + half)


def intervals(name: str, label: str, found: Mapping[str, Ends], axis: str, words: Speech, line: float = 0.0) -> str:
    """Every mean with its interval, one below the other, beside the line they are held against."""
    with style():
        figure = Figure((WIDE, 0.9 + 0.32 * len(found)), layout="constrained")
        axes = figure.add_subplot()
        axes.axvline(line, color=INK, linewidth=0.8)
        for place, (low, mean, high) in enumerate(found.values()):
            axes.errorbar(mean, place, xerr=[[mean - low], [high - mean]], fmt="o", color=COLOURS[0], capsize=3)
        axes.set_yticks(range(len(found)), list(found))
        axes.set_ylim(len(found) - 0.5, -0.5)
        axes.set_xlabel(axis)
        number(axes, words, "x")
        return svg(figure, name, label)


def ranked(
    name: str, label: str, found: Mapping[str, tuple[float, float]], axis: str, words: Speech, cuts: Sequence[float]
) -> str:
    """Many numbers and half of the interval of each, in two columns of one scale, with lines at these cuts."""
    half = -(-len(found) // 2)
    entries = list(found.items())
    low = min(value for value, _ in found.values()) / 1.5  # a logarithm has no place for intervals that reach nothing
    high = max(value + doubt for value, doubt in found.values()) * 1.1
    with style():
        figure = Figure((WIDE, 0.6 + 0.2 * half), layout="constrained")
        for place, column in enumerate((entries[:half], entries[half:])):
            axes = figure.add_subplot(1, 2, place + 1)
            for cut in cuts:
                axes.axvline(cut, color=INK, linewidth=0.8, linestyle="--")
            for line, (_, (value, doubt)) in enumerate(column):
                axes.errorbar(value, line, xerr=doubt, fmt=".", color=COLOURS[0], capsize=2)
            axes.set_yticks(range(len(column)), [title for title, _ in column])
            axes.set_ylim(half - 0.5, -0.5)
            axes.set_xscale("log")
            axes.set_xlim(low, high)
            axes.xaxis.set_major_locator(LogLocator(subs=(1, 2, 5)))
            axes.xaxis.set_minor_locator(NullLocator())
            axes.set_xlabel(axis)
            number(axes, words, "x")
        return svg(figure, name, label)


def histogram(name: str, label: str, distribution: Mapping[int, int], axis: str, words: Speech) -> str:
    """How often each number comes up, neighbours together where there are too many."""
    low, high = min(distribution), max(distribution)
    width = max(1, -(-(high - low + 1) // BARS))
    bars: dict[int, int] = {}
    for value, count in distribution.items():
        place = low + (value - low) // width * width
        bars[place] = bars.get(place, 0) + count
    total = sum(bars.values())
    with style():
        figure = Figure((WIDE, 2.6), layout="constrained")
        axes = figure.add_subplot()
        places = [place + (width - 1) / 2 for place in bars]
        axes.bar(places, [100 * count / total for count in bars.values()], width=0.9 * width, color=COLOURS[0])
        axes.set_xlabel(axis)
        axes.set_ylabel("%")
        number(axes, words, "x")
        number(axes, words, "y")
        return svg(figure, name, label)


def columns(name: str, label: str, heights: Mapping[str, float], axis: str, words: Speech) -> str:
    """A bar for each thing named, in per cent."""
    with style():
        figure = Figure((WIDE, 2.6), layout="constrained")
        axes = figure.add_subplot()
        axes.bar(range(len(heights)), [100 * height for height in heights.values()], width=0.8, color=COLOURS[0])
        axes.set_xticks(range(len(heights)), list(heights))
        axes.set_xlabel(axis)
        axes.set_ylabel("%")
        number(axes, words, "y")
        return svg(figure, name, label)


def curve(name: str, label: str, points: Sequence[tuple[float, Mean]], said: tuple[str, str], words: Speech) -> str:
    """Means along a number, with their intervals."""
    with style():
        figure = Figure((WIDE, 2.8), layout="constrained")
        axes = figure.add_subplot()
        axes.axhline(0, color=INK, linewidth=0.8)
        halves = [one.half if one.count > 1 else 0 for _, one in points]
        axes.errorbar([x for x, _ in points], [one.mean for _, one in points], yerr=halves, fmt="o-", color=COLOURS[0])
        axes.set_xlabel(said[0])
        axes.set_ylabel(said[1])
        number(axes, words, "x")
        number(axes, words, "y")
        return svg(figure, name, label)
