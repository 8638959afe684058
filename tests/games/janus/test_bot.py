"""The normal level: what it does where there is no stock, and that it beats chance."""

from collections import Counter

from pioche.bots.bot import RANDOM, Bot
from pioche.chance import BOT, FastRng
from pioche.core.seats import NOBODY
from pioche.core.state import State
from pioche.games.janus import GAME
from tests.games.janus.tables import NORMAL, load


def choice(state: State) -> str:
    return GAME.notation((NORMAL.choose(state.view(state.seat), FastRng("bot")),))


def match(bots: list[Bot], seed: int) -> State:
    state, chance = GAME.start(len(bots), FastRng(f"match {seed}")), FastRng(f"bots {seed}")
    step = 0
    while state.seat != NOBODY:
        chance.open(BOT, step, state.seat)
        state.play(bots[state.seat].choose(state.view(state.seat), chance))
        step += 1
    return state


def test_it_takes_from_hands_when_the_stock_is_empty() -> None:
    state = load(lab={"symbols": 3, "hand": 2}, hands=["", "BC AA CC", "CA BB AB"], stock="")
    assert choice(state).startswith("take ")


def test_it_chooses_the_same_from_the_same_view_and_chance() -> None:
    state = load(hands=["AB CD EF", "GH IJ", "KA"])
    assert len({choice(state) for _ in range(5)}) == 1


def test_it_clearly_beats_chance() -> None:
    won: Counter[str] = Counter()
    players = 4
    for seed in range(24):
        bots: list[Bot] = [RANDOM] * players
        bots[seed % players] = NORMAL
        ranks = match(bots, seed).ranks()
        alone = ranks.count(1) == 1
        if alone:
            won[bots[ranks.index(1)].name] += 1
    assert won["normal"] > 4 * won["random"]
    assert won["normal"] > 15


def test_four_of_them_lay_most_of_the_trios_there_are() -> None:
    scores = [sum(match([NORMAL] * 4, seed).scores()) for seed in range(2)]
    assert min(scores) > 10
