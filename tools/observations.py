"""docs/observations.md, from the observers themselves.

python -m tools.observations     writes the page
"""

from collections.abc import Callable
from pathlib import Path

from pioche.core.game import Game
from pioche.core.options import written
from pioche.core.registry import games
from pioche.observing.finding import OBSERVERS, observer_of
from pioche.observing.observer import MOST, Field, Observer

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"

HEAD = f"""# Observations

What a seat knows, as a row of whole numbers: what the [batch API](batch.md) and the environments give to programs.
`make observations` writes this page from the observers in `pioche.observing`, and a test says whether it is true.

A row tells what the seat's view tells, with perfect memory, and nothing else. Both ways are tested: states that a seat
cannot tell apart give it the same row, and from a row alone its view is found again, whole, with the legal actions. Two
lists that have no bound in the rules have one here: the `unlaid` threes of Janus and the `past` of Programmes.

```python
import numpy as np

from pioche.chance import FastRng
from pioche.core.registry import game_of
from pioche.observing.finding import observer_of

game = game_of("nain_jaune")
observer = observer_of(game, players=4)
state = game.start(4, FastRng("a seed"))
row = np.asarray(observer.observe(state, state.seat))
mask = np.asarray(observer.mask(state))
tokens = row[observer.start_of("tokens") :][:4]  # your own, then those of the seats at your left
assert row.shape == (observer.size,)
assert np.flatnonzero(mask).tolist() == state.legal()
```

- Numbers are 16-bit integers; what would be more than {int(MOST)} is told as {int(MOST)}. `Observer.fields` has the
  name of each field, its size, the least and the most its numbers can be, and the words of this page.
- What each seat has stands in the order of the table, from the seat that looks to its left. A number that names a seat
  is 1 for the seat that looks, 2 for the one at its left, and so on; 0 is nobody. Actions name seats as the game does,
  from the first of the table: `seat` says which of them is yours.
- The layout is fixed for a game with given players and options. A change of it raises the observer's `version`.
- Masks are as wide as the game has actions; `Game.notation((action,))` says what an action is.
"""


def told_for(values: dict[int, int]) -> str:
    """A number that depends on the number of players, as a formula where it is a plain one."""
    most = int(MOST)
    if all(value == most for value in values.values()):
        return str(most)
    if len(set(values.values())) == 1:
        return str(next(iter(values.values())))
    formulas: list[tuple[str, Callable[[int], int]]] = [
        ("players", lambda n: n),
        ("players - 1", lambda n: n - 1),
        ("players + 1", lambda n: n + 1),
        ("2^players - 1", lambda n: 2**n - 1),
        ("2^(players + 1) - 1", lambda n: 2 ** (n + 1) - 1),
    ]
    for text, formula in formulas:
        if all(formula(players) == value for players, value in values.items()):
            return text
    first, last = min(values), max(values)
    slope, rest = divmod(values[last] - values[first], last - first)
    base = values[first] - slope * first
    if rest == 0 and all(slope * players + base == value for players, value in values.items()):
        return f"{slope} × players" + (f" + {base}" if base else "")
    return f"{min(values.values())} to {max(values.values())}"


def row_of(fields: dict[int, Field], only: str) -> str:
    """One line of a table: a field, for every number of players."""
    one = next(iter(fields.values()))
    size = told_for({players: field.size for players, field in fields.items()})
    low = told_for({players: field.low for players, field in fields.items()})
    high = told_for({players: field.high for players, field in fields.items()})
    words = f"{one.words}{f' (only with {only})' if only else ''}"
    return f"| `{one.name}` | {size} | {low} to {high} | {words} |"


def chosen(game: Game) -> dict[str, dict[str, object]]:
    """The booklet's options, then one other choice at a time, by what people would write."""
    found: dict[str, dict[str, object]] = {"": {}}
    for option in game.options:
        for value in option.values:
            if value != option.default:
                found[f"`{option.name}={written(value)}`"] = {option.name: value}
    return found


def section(game: Game) -> str:
    players = range(game.least, game.most + 1)
    rows: dict[str, str] = {}
    plain: dict[int, Observer] = {}
    for only, options in chosen(game).items():
        observers = {count: observer_of(game, count, options) for count in players}
        plain = plain or observers
        for at, field in enumerate(observers[game.least].fields):
            if field.name not in rows:
                rows[field.name] = row_of({count: one.fields[at] for count, one in observers.items()}, only)
    size = told_for({count: int(observer.size) for count, observer in plain.items()})
    lines = [
        f"## `{game.slug}`, version {plain[game.least].version}",
        plain[game.least].about,
        f"{size} numbers and {game.actions} actions; {game.least} to {game.most} players with the booklet's options.",
        "\n".join(["| field | numbers | each | |", "| --- | --- | --- | --- |", *rows.values()]),
    ]
    return "\n\n".join(lines)


def page() -> str:
    return "\n".join([HEAD, *[section(game) + "\n" for slug, game in games().items() if slug in OBSERVERS]])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
