"""What was measured beside the levels' strength, told on one page: python -m bench.measured

`bench.thinking`, `beliefs`, `ismcts`, `endings`, `horizon`, `planted` and `luck` keep what they find in docs/measured/,
where docs/measured.md is made from. A row says where the bots or the coach have changed since.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from bench import beliefs, coaching, endings, horizon, ismcts, luck, planted, thinking
from bench.levels import SHELF, SLUGS, interval, kept, settings, tables, verdict
from bench.report import titled
from bench.shelf import MEASURED, Measured, every
from pioche.core.game import Game
from pioche.core.registry import game_of
from pioche.intervals import wilson
from pioche.lab.plan import code_of
from pioche.lab.simulation.words import lab_words

PAGE = Path("docs/measured.md")

Row = tuple[str, ...]


def title(found: Measured) -> str:
    return lab_words(game_of(found.game), "en").message("title")


def marks(found: Measured, *said: str) -> str:
    """The last cell of a row: what is to be said of it, and who played it if not the present bots."""
    earlier = ""
    if found.code != code_of(game_of(found.game)):
        earlier = "an earlier build" if alike(found) else "earlier bots"
    return ", ".join(word for word in (*said, earlier) if word)


def alike(found: Measured) -> bool:
    """Whether all of this table's levels, with the same preset, hold both for the bots of then and for the present."""
    if isinstance(found, (thinking.Thought, endings.Ended, horizon.Looked)):
        return False  # what wins the same may be faster or slower, and levels are first rounds
    game, preset = game_of(found.game), found.preset if isinstance(found, ismcts.Fought) else "booklet"
    table = (found.players, preset)
    met = [setting for setting in settings(game, SHELF) if (setting.players, setting.preset or "booklet") == table]
    played = [kept(setting, SHELF) for setting in met]
    codes = (found.code, code_of(game))
    return bool(played) and all(one is not None and all(map(one.holds_for, codes)) for one in played)


def counted(count: int, least: int) -> str:
    return str(count) if count >= least else f"{count} of at least {least}"


def thought(found: thinking.Thought) -> Row:
    times = (found.p50, found.p99, found.longest, found.wall, found.memory)
    told = (f"{number:.0f}" for number in times)
    missed = "" if found.good else "too much"
    return (title(found), str(found.players), found.bot, *told, str(found.moves), marks(found, missed))


def believed(found: beliefs.Believed) -> Row:
    better = found.better
    numbers = (f"{found.uniform:.4f}", f"{found.believed:.4f}", f"{better.mean:+.4f} ± {better.half:.4f}")
    about = (title(found), str(found.players), found.bot)
    return (*about, *numbers, str(better.deals), marks(found, verdict(better)))


def fought(found: ismcts.Fought) -> Row:
    told = (
        "" if found.preset == "booklet" else found.preset,
        "" if found.alone == "ismcts" else f"{found.alone} alone",
    )
    seats = ", ".join(word for word in (str(found.players), *told) if word)
    edge = interval(found.edge) if found.edge else ""
    rounds = counted(found.rounds, ismcts.EARLIEST)
    numbers = (f"{found.hard_ms:.0f}", f"{found.spiel_ms:.0f}", f"{found.times:.1f}", f"{found.simulations:.0f}")
    short = "" if found.times >= ismcts.TIMES else f"less than {ismcts.TIMES:g} times"
    return (title(found), seats, rounds, edge, *numbers, marks(found, verdict(found.edge, ismcts.EARLIEST), short))


def ended(found: endings.Ended) -> Row:
    told = (
        f"{found.places.mean:+.4f} ± {found.places.half:.4f}",
        f"{found.points.mean:+.3f} ± {found.points.half:.3f}",
    )
    about = (title(found), str(found.players), f"1/{found.share}", str(found.places.deals))
    return (*about, *told, marks(found, verdict(found.places)))


def looked(found: horizon.Looked) -> Row:
    edge = f"{found.edge.mean:+.2f} ± {found.edge.half:.2f}"
    preset = horizon.PRESETS.get(found.game)
    seats = f"{found.players}, {preset}" if preset else str(found.players)
    return (title(found), seats, f"1/{found.share}", str(found.edge.deals), edge, marks(found, verdict(found.edge)))


def coached(found: planted.Coached) -> Row:
    share = found.found / found.matches
    low, high = wilson(share, found.matches)
    percent = f"{100 * share:.1f} % [{100 * low:.1f}; {100 * high:.1f}]"
    matches = counted(found.matches, planted.MATCHES)
    times = (f"{found.seconds:.1f}", f"{found.longest:.1f}")
    about = (title(found), str(found.players), found.bots, f"{found.thorough:g}")
    return (*about, matches, str(found.found), percent, *times, marks(found, coached_earlier(found)))


def balanced(found: luck.Balance) -> Row:
    luck_told, apart = (f"{one.mean:+.2f} ± {one.half:.2f}" for one in (found.luck, found.apart))
    sums = (luck_told, f"{found.lost.mean:.2f} ± {found.lost.half:.2f}", apart)
    times = (f"{found.seconds:.1f}", f"{found.longest:.1f}")
    about = (title(found), str(found.players), found.bots, f"{found.thorough:g}", str(found.luck.deals))
    uneven = "not even" if abs(found.apart.mean) > found.apart.half else ""
    return (*about, *sums, *times, marks(found, uneven, coached_earlier(found)))


def coached_earlier(found: coaching.Coaching) -> str:
    return "" if found.coach == coaching.coach_code() else "earlier coach"


def rows(head: str, cells: list[Row]) -> Iterator[str]:
    yield from titled(head, [f"| {' | '.join(row)} |" for row in cells])


def codes(found: Measured) -> str:
    coach = f" and the coach {found.coach}" if isinstance(found, coaching.Coaching) else ""
    return f"the bots {found.code}{coach}"


def commands(found: Mapping[str, Measured], wanted: Mapping[str, str]) -> Iterator[str]:
    """Those that were given, and those that still are to be."""
    given = {name: f"{one.command}  # by {codes(one)}" for name, one in found.items()}
    missing = {name: f"{line}  # not measured yet" for name, line in wanted.items() if name not in found}
    yield from ("", "```sh", *(line for _, line in sorted((given | missing).items())), "```")


def coachings(topic: str, matches: int) -> dict[str, str]:
    played = map(game_of, SLUGS)
    return {coaching.name(topic, game): coaching.command(topic, game, matches) for game in played}


def page(shelf: Path) -> Iterator[str]:
    played = [game_of(slug) for slug in SLUGS]
    seated: list[tuple[Game, int]] = [(game, players) for game in played for players in tables(game)]
    yield INTRODUCTION

    yield COSTS
    costs = every(shelf, "thinking", thinking.Thought)
    head = "| game | players | bot | p50, ms | p99, ms | longest, ms | p99 by the clock, ms | memory, MB | moves | |"
    yield from rows(head, [thought(one) for one in costs.values()])
    timed = [(game, players, "hard") for game, players in seated] + [(game, 4, "max") for game in played]
    yield from commands(costs, {thinking.name(*table): thinking.command(*table) for table in timed})

    yield BELIEFS
    losses = every(shelf, "beliefs", beliefs.Believed)
    head = "| game | players | played by | uniform redeals | beliefs | better by, 95 % | matches | |"
    yield from rows(head, [believed(one) for one in losses.values()])
    yield from commands(losses, {beliefs.name(*table): beliefs.command(*table) for table in seated})

    yield ISMCTS
    fights = every(shelf, "ismcts", ismcts.Fought)
    head = (
        "| game | players | rounds | hard wins more a round, 95 % at any time | hard, ms a decision "
        "| ISMCTSBot, ms | times | simulations | |"
    )
    yield from rows(head, [fought(one) for one in fights.values()])
    yield from commands(fights, {ismcts.name(game): ismcts.command(game) for game in played})

    yield ENDINGS
    lasts = every(shelf, "endings", endings.Ended)
    head = "| game | players | of the budget | endings | places more, 95 % | points more, 95 % | |"
    yield from rows(head, [ended(one) for one in lasts.values()])
    yield from commands(lasts, {endings.name(game): endings.command(game) for game in map(game_of, endings.SLUGS)})

    yield HORIZON
    looks = every(shelf, "horizon", horizon.Looked)
    head = "| game | players | of the budget | deals | looking to the end wins more, 95 % | |"
    yield from rows(head, [looked(one) for one in looks.values()])
    yield from commands(looks, {horizon.name(game): horizon.command(game) for game in map(game_of, horizon.SLUGS)})

    yield PLANTED
    blunders = every(shelf, "planted", planted.Coached)
    head = "| game | players | played by | thorough | matches | found | share, 95 % | seconds a match | at most | |"
    yield from rows(head, [coached(one) for one in blunders.values()])
    yield from commands(blunders, coachings("planted", planted.MATCHES))

    yield LUCK
    balances = every(shelf, "luck", luck.Balance)
    head = (
        "| game | players | played by | thorough | matches | luck | given away | apart | seconds a match | at most | |"
    )
    yield from rows(head, [balanced(one) for one in balances.values()])
    yield from commands(balances, coachings("luck", luck.MATCHES))


INTRODUCTION = """\
# What else was measured

[How strong the levels are](levels.md) has a page of its own; here is what `hard` and `max` cost, how well `hard`
guesses, how it fares against somebody else's search, what it wins by thinking of the match, what it would win by
looking further, whether the coach finds blunders, and whether luck balances losses. Written by `python -m
bench.measured` from what the commands below found, with the compiled wheel, by CPython 3.11 on a machine of x86_64
with two cores, of which one is used.

After each command stands which bots it measured: a hash of the rules and the bots of that game. A row marked "earlier
bots" or "earlier coach" is of others than the present ones. "An earlier build" has another hash, but made as many
decisions and won the same as the present bots on the first deals of everything that is on the page of levels for that
table and preset, or won the same on all deals. These are first rounds; what `hard` counts from the second round on, the
rest of the match, has no part in guesses at cards, in the coach, or in the single rounds against ISMCTSBot. A test
against it, one of planted blunders and one of endings go on where `docs/measured/rounds/` says that they stopped: to
play one again, move its file away first."""

COSTS = f"""
## What hard and max cost

Milliseconds of one core that a move takes, at tables of that bot alone, asked as tables ask it, and the most memory
that its process has had. The goals of `hard` are a p99 under {thinking.LONGEST:.0f} ms and memory under
{thinking.LARGEST:.0f} MB; `max` has ten times its budget and no goal but about 2 s. Budgets leave room for a slow
day: machines of one kind differ, and another one took 2.4 times as long for the same moves as the quickest, with p99
of `hard` from 142 to 230 ms, by the clock up to 430, and of `max` up to 2.2 s (docs/measured.md at f9bc729). A clock
on the wall also counts what else the machine does meanwhile."""

BELIEFS = """
## Beliefs

How well `hard` guesses the cards of others, beside a redeal in which everything its view allows is as likely: the
log-loss in nats for each hidden value (less is better), on held-out matches. A match is one observation. Both are
known by `--samples` deals that they draw: with few of them both look worse than they are. Matches in which nothing
hidden was looked at are left out. Adriano of two was not sure at first (-0.008 ± 0.009, with 50 matches and 200 deals);
its beliefs were then changed, and it was measured again with more deals drawn on matches that nobody had seen."""

ISMCTS = f"""
## Against OpenSpiel's ISMCTSBot

`hard` against OpenSpiel's own Python ISMCTSBot, which gets our resampler and on average ten times `hard`'s thinking
time: the mean of all decisions of `hard`, also of those that it does not search, which take no time. The fewest
players, the booklet's options, in Janus the preset `short`. In a duplicate round it sits in each seat in turn, the
same cards dealt, `hard` in all others; the edge is what `hard` wins more than it, in the game's points (Programmes:
programmes completed). In Janus it is `hard` that sits alone: 16 rounds with two `hard` at every table were played
first, and given up at +0.04 [-0.11; +0.20]: in 25 of their 48 games all had as many trios. Those 16 deals are the
first of the test that is told here, too. The test looks after every round from the {ismcts.EARLIEST}th on and stops
when zero is outside an interval that holds at any time; of so few rounds such an interval is rough, and where a test
stops at once the edge tends to be too large. How many simulations fill its time is measured again by every round; the
mean is told."""

ENDINGS = """
## The ends of matches

After the first round of a match `hard` counts, beside the points of the round, how probably each of the others ends the
match behind it. What that brings where it tells most: from the beginning of the last round on, in Programmes from when
somebody lacks one programme, in one seat among searches that count the points of the round alone. A place is 1 before
all others and 0 behind them; points are those of the match, of which some may be given up for places. The searches have
the part of `hard`'s budget that the table says, so that there can be enough matches; nothing was tried on these.
Janus is one game, and its search has no such value."""

HORIZON = """
## How far the search looks ahead

`hard` plays imagined rounds of Nain Jaune and Programmes out to their end. In Adriano it looks four turns of
everybody ahead, after which the points in hand count, in Janus three decisions a player, after which what each may
hope for counts beside the trios laid. Here one that plays these two out to the end sits in each seat in turn among
three that look as far as `hard`, with the same part of its budget, duplicate deals, in the game's points: with as
many imagined decisions in all, it knows more of fewer deals."""

PLANTED = f"""
## Planted blunders

In each of {planted.MATCHES} whole matches a bot makes the worst of the moves that the coach weighs at one decision,
that of its seat at which best and worst lie furthest apart, and [the coach](coach.md) must name it among the three
that cost most. The planter weighs moves as the coach does, on other deals: what is tested is whether the coach finds
by little thinking what much thinking shows, not whether both are right about the game. In Adriano that decision is
nearly always a call, which costs so much that it is easily found. Seats with fewer than ten decisions are passed over.
Shares have Wilson's interval. Seconds are of one core, for one seat of a match; `thorough` 1 is the coach's usual
thinking."""

LUCK = """
## Luck and losses

What the coach calls luck after the deal, and what it says was given away, in whole matches of bots with nothing planted
in them: points of a match, 95 %, a match being one observation. What was given away by the first decision of a round is
left out, for it comes back as luck of the deal. Where all play as the coach expects, everybody has, on average, as much
luck as they give away: what the two are apart is how far its expectations are off, "not even" where zero is outside the
interval. In Nain Jaune and Programmes it expects all to play as `fast` does; in Janus and Adriano some bolder or looser
ones too, and it looks only so far ahead. Among `easy` bots it shows how much of such a table's luck is others' play."""


def main() -> None:
    PAGE.write_text("\n".join(page(MEASURED)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
