"""Recorded matches for the coach."""

from pathlib import Path

from pioche.bots.bot import Bot, bot_for
from pioche.chance import BOT, FastRng
from pioche.core.record import Record, begin, read
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY
from pioche.core.turn import whole_move

SHORT = {  # whole matches, made for good
    "adriano": "adriano-3-sealed",
    "janus": "janus-3-reduced",
    "nain_jaune": "nain_jaune-4-sealed",
    "programmes": "programmes-4-easy",
}
SLUGS = list(SHORT)


def short(slug: str) -> Record:
    return read((Path(__file__).parents[1] / "golden" / f"{SHORT[slug]}.json").read_bytes())


def recorded(slug: str, bot: Bot | None = None, most: int = 30, players: int = 3, seed: str = "coached") -> Record:
    """A match of bots of one kind, or so many of its moves."""
    game = game_of(slug)
    bot = bot or bot_for(slug, "normal")
    assert bot is not None
    state = game.start(players, FastRng(seed))
    record = begin(state)
    chance = FastRng("bots")
    while state.seat != NOBODY and len(record.moves) < most:
        chance.open(BOT, 0, len(record.moves))
        move = whole_move(state, lambda view: bot.choose(view, chance))
        game.play(state, move)
        record.add(game.notation(move), state)
    return record
