"""With what hand a call gains at Adriano: for every number of players, by how far the round is and what one knows.

    python -m bench.calling [--deals N] [--forgets PERCENT] [--page docs/adriano-calling.md]

Rounds are played by the policy of `normal`, which forgets. At every call that could be made the round is played on
twice from there with the same chance, once with the call and once in silence, and what differs is noted. All that is
noted of some deals is one bundle, and the intervals come from drawing bundles again.
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random

from msgspec import Struct, field

from pioche.cards import Card
from pioche.chance import BOT, PLAYOUT, Chance, FastRng
from pioche.core.seats import NOBODY, Action, Seat, only
from pioche.core.state import State
from pioche.games.adriano import GAME
from pioche.games.adriano.deck import worth
from pioche.games.adriano.moves import CALL, SILENT, SLOTS
from pioche.games.adriano.rules import Adriano
from pioche.games.adriano.settle import REWARD
from pioche.games.adriano.table import CALLING
from pioche.intervals import half_of
from pioche.lab.plan import code_of
from pioche.search.adriano import AdrianoPolicy
from pioche.search.policy import Policy, rollout

SEED = "calling"
BUNDLES = 40
DRAWN_AGAIN = 400
UNKNOWN = 8  # what a card not known counts: 7.75 to the whole point (the rules' 7 is for guessing, and never added up)
HIGHEST = 60
OFTENER = {2: 20, 3: 3}  # rounds of few players are short, and have few calls: so many times as many are played
FEWEST = 200  # calls tried, or a cell of the table stays empty
LAST = 99
STAGES = ((1, 2), (3, 4), (5, 6), (7, 9), (10, LAST))  # own turns played
HANDS = ((0, 3), (4, 6), (7, 9), (10, 12), (13, 16), (17, 20), (21, 25))

Cell = tuple[int, bool]  # the stage, and whether all own cards are known


class Tally(Struct):
    """What calls brought more than silence, by the points of the hand."""

    gains: list[float] = field(default_factory=lambda: [0.0] * (HIGHEST + 1))
    won: list[int] = field(default_factory=lambda: [0] * (HIGHEST + 1))
    count: list[int] = field(default_factory=lambda: [0] * (HIGHEST + 1))

    def note(self, hand: int, gain: float, *, won: bool) -> None:
        self.gains[hand] += gain
        self.won[hand] += won
        self.count[hand] += 1


class Forgetful(Policy):
    """Plays like `normal`: of what it has seen, some is gone whenever it decides."""

    def __init__(self, forgets: int) -> None:
        self.policy = AdrianoPolicy()
        self.forgets = forgets
        self.twin: State | None = None

    def pick(self, state: State, chance: Chance) -> Action:
        if self.forgets == 0:
            return self.policy.pick(state, chance)
        if self.twin is None or self.twin.players != state.players:
            self.twin = state.copy()
        self.twin.copy_from(state)
        self.policy.forget(self.twin, self.forgets, chance)
        return self.policy.pick(self.twin, chance)

    def won(self, before: State, after: State, seat: Seat) -> int:
        return int(self.policy.won(before, after, seat))


def own_hand(table: Adriano) -> tuple[int, bool]:
    """The points a seat reckons with that has forgotten nothing, and whether it knows all its cards."""
    points, complete = 0, True
    for place in range(table.seat * SLOTS, table.seat * SLOTS + SLOTS):
        if table.filled >> place & 1 == 0:
            continue
        if table.known[place] & only(table.seat) != 0:
            points += int(worth(Card(table.hands[place]), table.settings.red_fifteens))
        else:
            points += UNKNOWN
            complete = False
    return min(points, HIGHEST), complete


def stage_of(turns: int) -> int:
    return next(at for at, (_, last) in enumerate(STAGES) if turns <= last)


def play_round(players: int, deal: str, policy: Policy, bundle: dict[Cell, Tally]) -> None:
    state, chance = GAME.start(players, FastRng(f"{deal} deal")), FastRng(f"{deal} players")
    assert isinstance(state, Adriano)
    trial, ahead = state.copy(), FastRng(f"{deal} ahead")
    turns = [0] * players
    nth = 0
    while state.seat != NOBODY and state.round == 0:
        if state.stage == CALLING:
            seat = state.seat
            turns[seat] += 1
            hand, complete = own_hand(state)
            found: list[float] = []
            for action in (CALL, SILENT):
                trial.copy_from(state)
                trial.apply(action)
                ahead.open(PLAYOUT, 0, nth)
                rollout(policy, state, trial, ahead, 5000)
                found.append(policy.gain(state, trial, seat))
                if action == CALL:
                    won = trial.last_points[seat] == REWARD
            cell = (stage_of(turns[seat]), complete)
            bundle.setdefault(cell, Tally()).note(hand, found[0] - found[1], won=won)
        chance.open(BOT, 0, nth)
        nth += 1
        state.apply(policy.pick(state, chance))


def falling(means: Sequence[float], weights: Sequence[int]) -> list[float]:
    """The nearest numbers that never rise: neighbours that do are put together."""
    blocks: list[tuple[float, int, int]] = []  # mean, weight, how many
    for mean, weight in zip(means, weights, strict=True):
        blocks.append((mean, weight, 1))
        while len(blocks) > 1 and blocks[-2][0] <= blocks[-1][0]:
            (one, first, many), (two, second, more) = blocks[-2], blocks[-1]
            both = first + second
            blocks[-2:] = [((one * first + two * second) / both, both, many + more)]
    return [mean for mean, _, many in blocks for _ in range(many)]


def threshold(tallies: Sequence[Tally]) -> int:
    """The highest hand with which a call gains; -1 where none does."""
    hands, means, weights = [], [], []
    for hand in range(HIGHEST + 1):
        count = sum(tally.count[hand] for tally in tallies)
        if count > 0:
            hands.append(hand)
            means.append(sum(tally.gains[hand] for tally in tallies) / count)
            weights.append(count)
    fitted = falling(means, weights)
    return max((hand for hand, gain in zip(hands, fitted, strict=True) if gain > 0), default=-1)


def interval(tallies: Sequence[Tally]) -> tuple[int, int]:
    chance = Random(SEED)
    found = sorted(threshold(chance.choices(tallies, k=len(tallies))) for _ in range(DRAWN_AGAIN))
    return found[DRAWN_AGAIN // 40], found[-1 - DRAWN_AGAIN // 40]


def written_threshold(tallies: Sequence[Tally]) -> str:
    if sum(sum(tally.count) for tally in tallies) < FEWEST:
        return "·"
    low, high = interval(tallies)
    if high < 0:
        return "never"
    return f"unsure (never to {high})" if low < 0 else f"{threshold(tallies)} ({low} to {high})"


def written_gain(tallies: Sequence[Tally], low: int, high: int) -> str:
    """Mean gain of a call with such a hand, its interval, and how often the caller is lowest."""
    hands = range(low, high + 1)
    counts = [sum(tally.count[hand] for hand in hands) for tally in tallies]
    total = sum(counts)
    if total < FEWEST or sum(count > 0 for count in counts) < BUNDLES // 2:
        return "·"
    gains = [sum(tally.gains[hand] for hand in hands) for tally in tallies]
    mean = sum(gains) / total
    won = sum(tally.won[hand] for tally in tallies for hand in hands) / total
    # Bundles differ in how many such calls they have: what each adds to the mean, not its own mean, is what scatters.
    added = [len(tallies) * (gain - mean * count) / total for gain, count in zip(gains, counts, strict=True)]
    return f"{mean:+.1f} ± {half_of(added):.1f} ({100 * won:.0f} %)"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def measure(players: int, deals: int, policy: Policy) -> list[dict[Cell, Tally]]:
    """So many rounds, in bundles."""
    bundles: list[dict[Cell, Tally]] = [{} for _ in range(BUNDLES)]
    for nth in range(deals):
        play_round(players, f"{SEED} {players} {nth}", policy, bundles[nth % BUNDLES])
    return bundles


def page(found: dict[int, list[dict[Cell, Tally]]], deals: int, forgets: int) -> str:
    """What was found for each number of players, as Markdown."""
    thresholds: list[list[str]] = []
    for players, bundles in found.items():
        for complete in (True, False):
            cells = [[bundle.get((at, complete), Tally()) for bundle in bundles] for at in range(len(STAGES))]
            knows = "all" if complete else "not all"
            thresholds.append([str(players), knows, *[written_threshold(cell) for cell in cells]])
    whole = {players: [_together(bundle.values()) for bundle in bundles] for players, bundles in found.items()}
    gains = [
        [f"{low} to {high}", *[written_gain(tallies, low, high) for tallies in whole.values()]] for low, high in HANDS
    ]
    stages = [f"turns {first} to {last}" if last < LAST else f"turn {first} or later" for first, last in STAGES]
    return PAGE.format(
        deals=deals,
        more=", ".join(f"{times * deals} with {players}" for players, times in OFTENER.items()),
        tried=sum(sum(tally.count) for tallies in whole.values() for tally in tallies),
        forgets=forgets,
        thresholds=table(["players", "own cards known", *stages], thresholds),
        gains=table(["hand", *[f"{players} players" for players in found]], gains),
        seed=SEED,
        rules=GAME.rules,
        code=code_of(GAME),
        unknown=UNKNOWN,
        drawn=DRAWN_AGAIN,
        bundles=BUNDLES,
    )


def _together(tallies: Iterable[Tally]) -> Tally:
    whole = Tally()
    for tally in tallies:
        for hand in range(HIGHEST + 1):
            whole.gains[hand] += tally.gains[hand]
            whole.won[hand] += tally.won[hand]
            whole.count[hand] += tally.count[hand]
    return whole


PAGE = """\
# When to say « Adriano »

Whoever calls and is strictly lowest after everybody's last turn scores -10, whoever is not lowest scores 60 (AD-43 to
AD-45). So how low must a hand be? Count yours as you know it, {unknown} points for each card you have not seen.
**Call with at most so many points**; in brackets how far off that may be, "unsure" where it reaches down to
"never", `·` where too few hands came up:

{thresholds}

Turns are your own in this round, with the one that has just ended. "never" means that a call gained nothing on average
even with the lowest hands that came up.

What a call brings, in points against the mean of the others and compared with saying nothing now and playing on; in
brackets how often the caller is strictly lowest. All turns are together here, and late ones weigh most: low hands come
up in long rounds that nobody has called, where everybody's are low. So a hand that loses here may well gain early, and
whether to call is told by the table above:

{gains}

## How it was computed

{deals} first rounds for each number of players ({more}), with the default options, between
players like the level `normal`: they play low cards in and high cards out, name sure combinations, guess others' cards
from what those let go, and forget {forgets} % of what they have seen at each decision. At every end of a turn at which
a call was possible, {tried} in all, the rest of the round was played twice from the true position with the same cards
to come, once with the call and once in silence (who called later, or not, was left to the players), and the difference
was noted. The hand is counted as a perfect memory would. A threshold is the highest hand whose difference is positive,
once the means by hand are made to fall (isotonic regression); how far off it may be: the middle 95 % of what {bundles}
bundles of deals show, drawn {drawn} times with replacement, which is rough for such a number and leans upwards.

The numbers hold among such players, in a match that is still open. `hard` and `max` do not read this table: they search
over the deals that their view allows.

Rules version {rules}, bots {code}, seed `{seed}`. With the compiled package installed, this page is made again by

```sh
python -m bench.calling --deals {deals} --forgets {forgets}
```
"""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--deals", type=int, default=1500, help="rounds for each number of players")
    parser.add_argument("--forgets", type=int, default=20, help="per cent of what it knows that a player forgets")
    parser.add_argument("--page", type=Path, default=Path("docs/adriano-calling.md"))
    given = parser.parse_args()
    found: dict[int, list[dict[Cell, Tally]]] = {}
    for players in range(GAME.least, GAME.most + 1):
        print(f"{players} players…", file=sys.stderr, flush=True)
        deals = given.deals * OFTENER.get(players, 1)
        found[players] = measure(players, deals, Forgetful(given.forgets))
    given.page.write_text(page(found, given.deals, given.forgets), encoding="utf-8")


if __name__ == "__main__":
    main()
