"""What a seat may not know never changes its bot's move.

Every position is asked about twice: as it is, and as another that the seat cannot tell from it, which other cards and
another future make. Between both the bot is asked about all the other positions, so that it could not remember either.

PIOCHE_BOT_POSITIONS  positions of each game; a tenth as many for bots that search, which then get a twentieth of
                      their budget instead of next to nothing
"""

import os
from collections.abc import Iterator
from itertools import cycle, islice
from typing import NamedTuple

import msgspec
import pytest

from pioche.bots.bot import Bot, bot_for, bots
from pioche.bots.players import Searcher
from pioche.chance import BOT, REDEAL, Chance, FastRng
from pioche.core.game import Game
from pioche.core.registry import game_of, games
from pioche.core.seats import NOBODY, Action
from pioche.core.state import State
from pioche.core.view import View
from pioche.core.wire import decode_view, encode_view
from pioche.testing import random_options

POSITIONS = int(os.environ.get("PIOCHE_BOT_POSITIONS", "40"))
SHARE = 20 if "PIOCHE_BOT_POSITIONS" in os.environ else 4000  # of a search's budget
TOGETHER = 100  # positions between which a bot could carry something over
LEVELS = [(game, bot) for game in games().values() for bot in bots() if bot.game == game.slug]


class Pair(NamedTuple):
    """What a seat sees of the truth, and the same as it is sent from a table that it cannot tell from this one."""

    seen: View
    sent: bytes


def encoded(game: Game, view: View) -> bytes:
    return msgspec.json.encode(encode_view(game, view))


def received(game: Game, sent: bytes) -> View:
    return decode_view(game, msgspec.json.decode(sent))


def disguised(game: Game, state: State, nth: int) -> bytes:
    """The view of the seat to act in another state: every third time only the future is another, else the cards too."""
    other: State = state.copy()
    if nth % 3 > 0:
        chance = FastRng(f"{game.slug} imagined {nth}")
        chance.open(REDEAL, 0, nth)
        other = game.redeal(state.view(state.seat), chance)
    other.chance = FastRng(f"another future {nth}")
    return encoded(game, other.view(state.seat))


def pairs(game: Game) -> Iterator[Pair]:
    """Moments of matches between quick bots that now and then do anything, under random options."""
    chance, nth = FastRng(game.slug), 0
    quick = bot_for(game.slug, "fast")
    assert quick is not None
    for players in cycle(range(game.least, game.most + 1)):
        options = next(islice(random_options(game, players, chance), 1, None))
        state = game.start(players, FastRng(f"{game.slug} {nth}"), options)
        while state.seat != NOBODY:
            view = state.view(state.seat)
            if len(view.legal) > 1 and chance.below(3) == 0:
                sent = disguised(game, state, nth)
                assert sent == encoded(game, view), "the seat can tell them apart"
                yield Pair(view, sent)
                nth += 1
            wild = chance.below(4) == 0
            state.apply(state.pick(chance) if wild else quick.choose(view, chance))


def hurried(bot: Bot) -> Bot:
    if not isinstance(bot, Searcher):
        return bot
    return Searcher(bot.name, str(bot.game), bot.search.policy, bot.search.decisions // SHARE, patience=600.0)


def asked(bot: Bot, view: View, nth: int) -> Action:
    chance = FastRng("the same")
    chance.open(BOT, 0, nth)
    return bot.choose(view, chance)


def tell_apart(game: Game, bot: Bot, count: int) -> bytes | None:
    """A view, of so many, from which the bot moved otherwise when it was asked again."""
    found = pairs(game)
    while count > 0:
        some = list(islice(found, min(count, TOGETHER)))
        count -= len(some)
        moves = [asked(bot, pair.seen, nth) for nth, pair in enumerate(some)]
        for nth in reversed(range(len(some))):
            if asked(bot, received(game, some[nth].sent), nth) != moves[nth]:
                return some[nth].sent
    return None


@pytest.mark.parametrize(("game", "bot"), LEVELS, ids=[f"{game.slug}-{bot.name}" for game, bot in LEVELS])
def test_what_a_seat_may_not_know_never_changes_its_bots_move(game: Game, bot: Bot) -> None:
    count = POSITIONS // 10 if isinstance(bot, Searcher) else POSITIONS
    assert tell_apart(game, hurried(bot), count) is None


class Remembering(Bot):
    """Prefers what it has not chosen lately, whatever it is asked."""

    def __init__(self) -> None:
        self.last = Action(-1)

    def choose(self, view: View, chance: Chance) -> Action:
        self.last = next(action for action in view.legal if action != self.last)
        return self.last


def test_a_bot_that_remembers_is_found_out() -> None:
    assert tell_apart(game_of("nain_jaune"), Remembering(), 40) is not None
