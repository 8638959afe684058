"""A policy plays from inside a state, and uses nothing that the seat to act may not know.

PIOCHE_POLICY_POSITIONS  positions a game is tried on
"""

import os
from itertools import cycle, islice

import pytest

from pioche.bots.levels import LEVELS
from pioche.bots.players import Player
from pioche.chance import FastRng
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY, Seat
from pioche.search.policy import Policy, rollout
from pioche.testing import random_options

POSITIONS = int(os.environ.get("PIOCHE_POLICY_POSITIONS", "300"))
POLICIES = {str(bot.game): bot.policy for bot in LEVELS if isinstance(bot, Player) and bot.name == "fast"}
for_each_policy = pytest.mark.parametrize(("slug", "policy"), POLICIES.items(), ids=list(POLICIES))


@for_each_policy
def test_what_a_policy_does_depends_on_what_its_seat_may_know_alone(slug: str, policy: Policy) -> None:
    game = game_of(slug)
    chance, tried = FastRng(slug), 0
    for players in cycle(range(game.least, game.most + 1)):
        options = next(islice(random_options(game, players, chance), 1, None))
        state = game.start(players, FastRng(f"{slug} {tried}"), options)
        while state.seat != NOBODY:
            if len(state.legal()) > 1:
                imagined = game.redeal(state.view(state.seat), chance)
                assert policy.candidates(imagined) == policy.candidates(state), game.notation((state.legal()[0],))
                assert policy.pick(imagined, FastRng("same")) == policy.pick(state, FastRng("same"))
                tried += 1
                if tried == POSITIONS:
                    return
            wild = chance.below(4) == 0
            state.apply(state.pick(chance) if wild else policy.pick(state, chance))


@for_each_policy
def test_a_policy_considers_only_what_may_be_done_and_brings_matches_to_their_end(slug: str, policy: Policy) -> None:
    game = game_of(slug)
    for players in range(game.least, game.most + 1):
        state, chance = game.start(players, FastRng(str(players))), FastRng("rest")
        before = state.copy()
        for _ in range(200):
            if state.seat == NOBODY:
                break
            considered, legal = policy.candidates(state), state.legal()
            assert considered
            assert set(considered) <= set(legal)
            assert policy.pick(state, chance) in legal
            rollout(policy, before, state, chance, 1)
            if policy.settled(before, state):
                won = [policy.gain(before, state, Seat(seat)) for seat in range(players)]
                places = policy.ambition * players / 2 if before.round > 0 else 0.0
                assert sum(won) == pytest.approx(places), "what one wins, the others lose"
                before = state.copy()
