"""OpenSpiel's games: played by its own C++ loop with its C++ random bots, and stepped from Python."""

from functools import cache
from itertools import count
from random import Random

import pyspiel

from bench.measure import Play, Rate, rate

COUNTED = 200  # matches played to learn how many decisions one has, which the C++ loop does not tell


def stepped(name: str) -> Play:
    game = pyspiel.load_game(name)
    random = Random(1).random

    def play() -> tuple[float, int]:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                # All outcomes are equally likely in these games, so the quickest draw is a fair one.
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
        return decisions, 1

    return play


@cache
def decisions_a_match(name: str) -> float:
    play = stepped(name)
    return sum(play()[0] for _ in range(COUNTED)) / COUNTED


def native(name: str) -> Play:
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    seeds = count()
    decisions = decisions_a_match(name)

    def play() -> tuple[float, int]:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return decisions, 1

    return play


def forced_share(name: str, matches: int) -> float:
    game = pyspiel.load_game(name)
    random = Random(2)
    forced = decisions = 0
    for _ in range(matches):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node():
                forced += len(legal) == 1
                decisions += 1
            state.apply_action(random.choice(legal))
    return forced / decisions


def measure(job: str, name: str, seconds: float) -> Rate | float:
    if job == "native":
        return rate(native(name), seconds)
    if job == "stepped":
        return rate(stepped(name), seconds)
    if job == "forced":
        return forced_share(name, 50)
    raise ValueError(f"no measurement {job!r}")
