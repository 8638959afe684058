"""Recorded matches for the coach."""

from pioche.bots.bot import Bot, bot_for
from pioche.chance import BOT, FastRng
from pioche.core.record import Record, begin
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY
from pioche.core.turn import whole_move

SLUGS = ["adriano", "janus", "nain_jaune", "programmes"]


def recorded(slug: str, bot: Bot | None = None, most: int = 40, players: int = 3) -> Record:
    """A match of bots of one kind, or so many of its moves."""
    game = game_of(slug)
    bot = bot or bot_for(slug, "normal")
    assert bot is not None
    state = game.start(players, FastRng("coached"))
    record = begin(state)
    chance = FastRng("bots")
    while state.seat != NOBODY and len(record.moves) < most:
        chance.open(BOT, 0, len(record.moves))
        move = whole_move(state, lambda view: bot.choose(view, chance))
        game.play(state, move)
        record.add(game.notation(move), state)
    return record
