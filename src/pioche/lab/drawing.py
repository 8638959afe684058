"""What all pictures of the lab's pages have in common: SVG that takes its ink from the page around it."""

import re
from contextlib import AbstractContextManager
from html import escape
from io import StringIO
from typing import Final, Literal

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter

from pioche.lab.numbers import spelled
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


def style() -> AbstractContextManager[None]:
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


def number(axes: Axes, words: Speech, side: Literal["x", "y"]) -> None:
    """Numbers on this side as the language writes them, with lines to follow."""
    axis = axes.xaxis if side == "x" else axes.yaxis
    axis.set_major_formatter(FuncFormatter(lambda value, _: spelled(f"{value:g}", words)))
    axes.grid(axis=side, color=INK, alpha=0.15)


def svg(figure: Figure, name: str, label: str) -> str:
    """Without what a file of its own would need, and with names that no other picture of the page has."""
    written = StringIO()
    figure.savefig(written, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    drawn = written.getvalue()
    drawn = drawn[drawn.index("<svg") :].replace(INK, "currentColor")
    drawn = re.sub(r"<metadata>.*?</metadata>", "", drawn, flags=re.DOTALL)
    drawn = re.sub(r'(id="|href="#|url\(#)', rf"\1{name}-", drawn)
    return drawn.replace("<svg", f'<svg role="img" aria-label="{escape(label)}"', 1)
