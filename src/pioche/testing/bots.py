"""Whether a bot, ours or anybody's, is what a bot must be: a pure function of its seat's view and a stream of chance.

Every position is asked about twice: as it is, and as another that the seat cannot tell from it, which other cards and
another future make. Between both the bot is asked about all the other positions, so that it could not remember either.
"""

from collections.abc import Iterator
from itertools import cycle, islice
from typing import NamedTuple

import msgspec

from pioche.bots.bot import RANDOM, Bot, bot_for
from pioche.bots.levels import LEVELS
from pioche.chance import REDEAL, FastRng
from pioche.core.game import Game
from pioche.core.seats import NOBODY, Action
from pioche.core.state import State
from pioche.core.view import View
from pioche.core.wire import decode_view, encode_view
from pioche.testing.movers import bot_mover
from pioche.testing.report import ContractBroken
from pioche.testing.variety import random_options

TOGETHER = 100  # positions between which a bot could carry something over
OURS = (RANDOM, *LEVELS)
ORACLE = "oracle"  # the arena's own, wherever that name is read
SURE = 10  # times in a row that the same answer is no accident


class Moment(NamedTuple):
    """A position in which there is a choice, and another that the seat to act cannot tell from it."""

    game: Game
    nth: int
    truth: State
    other: State

    def seen(self) -> View:
        return self.truth.view(self.truth.seat)

    def received(self) -> View:
        """The same from the other table, as it would come over the wire."""
        sent = encoded(self.game, self.other.view(self.truth.seat))
        return decode_view(self.game, msgspec.json.decode(sent))

    def seed(self) -> str:
        return f"question {self.nth}"

    def broken(self, bot: Bot, what: str) -> ContractBroken:
        again = f"bot.choose(game.load(position).view({self.truth.seat}), FastRng({self.seed()!r}))"
        return ContractBroken(
            f"{self.game.slug}: the bot {bot.name!r} {what}\nTo see it again: {again}\nposition = {self.truth.dump()}"
        )


def check_bot(bot: Bot, game: Game, *, positions: int = 200) -> None:
    """Raises ContractBroken for a name of ours, or at the first move that is illegal or another when asked again."""
    if bot.game not in (None, game.slug):
        raise ValueError(f"the bot {bot.name!r} plays {bot.game} alone: check it with game_of({bot.game!r})")
    if bot.name in taken(bot):
        names = ", ".join(taken(bot))
        raise ContractBroken(
            f"{game.slug}: the bot {bot.name!r} has the name of one that comes with Pioche, beside which it would be "
            f"left out: give it a name of its own, none of {names}"
        )
    found = moments(game)
    for begun in range(0, positions, TOGETHER):
        some = islice(found, min(positions - begun, TOGETHER))
        moves = [(moment, answer(bot, moment, moment.seen())) for moment in some]
        for moment, move in reversed(moves):
            second = answer(bot, moment, moment.received())
            if second != move:
                raise fault(bot, moment, move, second)


def taken(bot: Bot) -> list[str]:
    """The names of our own bots that play what this one plays; none is taken from themselves."""
    if any(bot is one for one in OURS):
        return []
    names = [one.name for one in OURS if None in (one.game, bot.game) or one.game == bot.game]
    return list(dict.fromkeys([*names, ORACLE]))


def moments(game: Game) -> Iterator[Moment]:
    """Of matches between quick bots that now and then do anything, under random options, without end."""
    chance, nth = FastRng(game.slug), 0
    move = bot_mover(bot_for(game.slug, "fast") or RANDOM)
    for players in cycle(range(game.least, game.most + 1)):
        options = next(islice(random_options(game, players, chance), 1, None))
        state = game.start(players, FastRng(f"{game.slug} {nth}"), options)
        while state.seat != NOBODY:
            if len(state.legal()) > 1 and chance.below(3) == 0:
                yield Moment(game, nth, state.copy(), disguised(game, state, nth))
                nth += 1
            state.apply(move(state, chance))


def disguised(game: Game, state: State, nth: int) -> State:
    """What its seat cannot tell from this state: every third time only the future is another, else the cards too."""
    view = state.view(state.seat)
    other: State = state.copy()
    if nth % 3 > 0:
        chance = FastRng(f"{game.slug} imagined {nth}")
        chance.open(REDEAL, 0, nth)
        other = game.redeal(view, chance)
    other.chance = FastRng(f"another future {nth}")
    if encoded(game, other.view(state.seat)) != encoded(game, view):
        raise ContractBroken(f"{game.slug}: a redeal does not look like the view it came from; check_game says where")
    return other


def encoded(game: Game, view: View) -> bytes:
    return msgspec.json.encode(encode_view(game, view))


def answer(bot: Bot, moment: Moment, view: View) -> Action:
    """What the bot does: the same seed whenever it is asked about this moment."""
    given = encoded(moment.game, view)
    legal = list(view.legal)
    try:
        move = bot.choose(view, FastRng(moment.seed()))
    except Exception as error:
        raise moment.broken(bot, f"raised {error!r}") from error
    if not isinstance(move, int) or move not in legal:
        allowed = ", ".join(told(moment.game, action) for action in legal)
        raise moment.broken(bot, f"chose {move!r}, which is none of view.legal: {allowed}")
    if encoded(moment.game, view) != given:
        raise moment.broken(bot, "changed the view that it was given: let it change a copy")
    return move


def told(game: Game, action: Action) -> str:
    return f"{action} ({game.notation((action,))})"


def fault(bot: Bot, moment: Moment, first: Action, second: Action) -> ContractBroken:
    """Why two answers differ: whoever goes by the hidden cards answers the same as long as these are the same."""
    one, two = told(moment.game, first), told(moment.game, second)
    again = [answer(bot, moment, moment.seen()) for _ in range(SURE)]
    again += [answer(bot, moment, moment.received()) for _ in range(SURE)]
    if again != [first] * SURE + [second] * SURE:
        return moment.broken(
            bot,
            f"does not answer the same to the same view and seed: it chose {one}, and {two} when it was asked again "
            f"after others; it remembers something, or draws from another chance than the one it is given",
        )
    peeks = f"goes by what its seat may not know: it chose {one}, and {two} from what looks the same to that seat"
    found = moment.broken(bot, peeks)
    return ContractBroken(f"{found}\nWhat looks the same: position = {moment.other.dump()}")
