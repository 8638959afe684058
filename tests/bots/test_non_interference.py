"""What a seat may not know never changes its bot's move: `check_bot` of every level of every game.

PIOCHE_BOT_POSITIONS  positions of each game; a tenth as many for bots that search, which then get a twentieth of
                      their budget instead of next to nothing
"""

import os

import pytest

from pioche.bots.bot import Bot, bots
from pioche.bots.players import Searcher
from pioche.core.game import Game
from pioche.core.registry import games
from pioche.testing import check_bot

POSITIONS = int(os.environ.get("PIOCHE_BOT_POSITIONS", "40"))
SHARE = 20 if "PIOCHE_BOT_POSITIONS" in os.environ else 4000  # of a search's budget
LEVELS = [(game, bot) for game in games().values() for bot in bots() if bot.game == game.slug]


def hurried(bot: Bot) -> Bot:
    if not isinstance(bot, Searcher):
        return bot
    name, budget = f"hurried {bot.name}", bot.search.decisions // SHARE
    return Searcher(name, str(bot.game), bot.search.policy, budget, patience=600.0)


@pytest.mark.parametrize(("game", "bot"), LEVELS, ids=[f"{game.slug}-{bot.name}" for game, bot in LEVELS])
def test_what_a_seat_may_not_know_never_changes_its_bots_move(game: Game, bot: Bot) -> None:
    count = POSITIONS // 10 if isinstance(bot, Searcher) else POSITIONS
    check_bot(hurried(bot), game, positions=count)
