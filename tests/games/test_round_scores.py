"""What a round brought is told as the round left it, whatever the next one has taken or given by then."""

import pytest

from pioche.bots.bot import bot_for
from pioche.chance import BOT, FastRng
from pioche.core.game import Game
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY
from pioche.core.state import State
from pioche.lab.duplicate import play

ONE_ROUND = {"adriano": "rounds", "nain_jaune": "rounds", "programmes": "max_rounds"}
TABLES = [(slug, players) for slug in ONE_ROUND for players in range(game_of(slug).least, game_of(slug).most + 1)]


def after_a_round(game: Game, players: int, seed: str, options: dict[str, object]) -> State:
    """Played by `fast`, whose moves do not depend on how many rounds will follow."""
    bot = bot_for(game.slug, "fast")
    assert bot is not None
    state = game.start(players, FastRng(f"{seed} deal"), options)
    chance = FastRng(f"{seed} players")
    decided = 0
    while state.seat != NOBODY and state.round == 0:
        chance.open(BOT, 0, decided)
        decided += 1
        state.apply(bot.choose(state.view(state.seat), chance))
    return state


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_a_round_leaves_the_same_scores_whether_or_not_another_follows(slug: str, players: int) -> None:
    game = game_of(slug)
    for seed in range(4):
        followed = after_a_round(game, players, f"{seed}", {})
        alone = after_a_round(game, players, f"{seed}", {ONE_ROUND[slug]: 1})
        assert alone.seat == NOBODY
        assert followed.round_scores() == alone.round_scores() == alone.scores()


def test_stakes_of_the_next_round_are_no_loss_of_the_last() -> None:
    """Eight players have few tokens: some cannot stake again, and would seem to have won by that."""
    game = game_of("nain_jaune")
    differing = 0
    for seed in range(6):
        state = after_a_round(game, 8, f"{seed}", {})
        lost = {before - after for before, after in zip(state.round_scores(), state.scores(), strict=True)}
        differing += len(lost) > 1
    assert differing > 0


def test_the_arena_counts_a_round_as_it_ended() -> None:
    game, bot = game_of("nain_jaune"), bot_for("nain_jaune", "fast")
    assert bot is not None
    for deal in range(4):
        followed = play(game, [bot] * 8, f"{deal}")
        alone = play(game, [bot] * 8, f"{deal}", {"rounds": 1})
        assert followed.gains == alone.gains
