"""The careful player: what it does in plain situations, and that it beats chance."""

from collections import Counter

from pioche.bots.bot import RANDOM, Bot
from pioche.bots.janus import NORMAL
from pioche.chance import BOT, FastRng
from pioche.core.seats import NOBODY
from pioche.core.state import State
from pioche.games.janus import GAME
from tests.games.janus.tables import load, play


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


def test_it_says_what_it_plays() -> None:
    assert (NORMAL.name, NORMAL.game) == ("normal", "janus")


def test_it_completes_a_trio_from_a_hand_or_from_the_stock() -> None:
    assert choice(load(hands=["AB AC", "EF DA", "IJ KB"])) == "take 1.2"
    assert choice(load(hands=["KB KC", "EF DA", "IJ GH"])) == "take stock"


def test_it_sees_a_trio_two_takes_away() -> None:
    state = load(hands=["AB CD", "EF DA", "GH IA"])
    first = choice(state)
    assert first in ("take 1.2", "take 2.2")
    assert {first, choice(play(state, first))} == {"take 1.2", "take 2.2"}


def test_it_wastes_no_card_on_a_symbol_that_can_make_no_trio() -> None:
    laid = ["AC AD AE", "AF AG AH", "AI AJ AK"]
    state = load(hands=["AB AA", "EF GH", "KB KC"], trios=[[], laid, []])
    assert choice(state) == "take stock"


def test_with_four_cards_it_keeps_its_pair() -> None:
    assert choice(load(hands=["AB AC DE FG", "HI", "JK"])) in ("discard 3", "discard 4")
    assert choice(load(hands=["AB AC", "HI", "JK"], phase="discard")) == "stop"


def test_it_takes_from_hands_when_the_stock_is_empty() -> None:
    state = load(lab={"symbols": 3, "hand": 2}, hands=["", "BC AA CC", "CA BB AB"], stock="")
    assert choice(state).startswith("take ")


def test_it_votes_to_end_when_ahead_or_when_nothing_has_happened_for_long() -> None:
    voting = {"phase": "vote", "turn": 1, "proposer": 0}
    assert choice(load(**voting)) == "refuse"
    assert choice(load(**voting, idle=45)) == "agree"
    laid = "BC BD BE"
    assert choice(load(**voting, trios=[[], [laid], []])) == "agree"
    assert choice(load(**voting, trios=[[laid], [], []])) == "refuse"
    assert choice(load(idle=45)) == "propose"
    assert choice(load(idle=44)) != "propose"
    assert choice(load(idle=45, proposed=True)) != "propose"


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
