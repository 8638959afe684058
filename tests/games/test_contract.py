"""Every installed game keeps the contract: each number of players, option sets at random, every hidden zone.

Sizes come from the environment, so that a long run and a short one are the same tests:

    PIOCHE_CONTRACT_SETS   option sets for each number of players
    PIOCHE_CONTRACT_PAIRS  pairs of starts a game must be tried on for what a viewer may not know
"""

import os
from itertools import islice
from math import ceil

import pytest

from pioche.bots.bot import bot_for
from pioche.chance import FastRng
from pioche.core.registry import game_of, games
from pioche.testing import Reduced, bot_mover, check_game, random_mover, random_options

SETS = int(os.environ.get("PIOCHE_CONTRACT_SETS", "6"))
PAIRS = int(os.environ.get("PIOCHE_CONTRACT_PAIRS", "1000"))

TABLES = [(slug, players) for slug, game in games().items() for players in range(game.least, game.most + 1)]

# Games small enough to count every deal, and to see a pack shuffled again before the match is long.
ADRIANO = {"lowest": 7, "highest": 9, "colours": 2, "slots": 2}
PROGRAMMES = {"jokers": 0, "hand": 2, "list": "tiny", "programmes": 2, "suns": 0, "dealer": 0}
REDUCED = [
    ("adriano", Reduced(2, ADRIANO, {"rounds": 1}, moves=6)),
    ("adriano", Reduced(2, ADRIANO, {"rounds": 1, "reshuffle": True}, moves=14)),
    ("janus", Reduced(3, {"symbols": 3, "hand": 1}, moves=6)),
    ("nain_jaune", Reduced(3, {"ranks": 3, "suits": 2, "hand": 1}, {"rounds": 1, "tokens": 50}, moves=3)),
    ("programmes", Reduced(2, {**PROGRAMMES, "ranks": 3, "suits": 2, "packs": 1}, {"goal": 1}, moves=8)),
    ("programmes", Reduced(2, {**PROGRAMMES, "ranks": 3, "suits": 1, "packs": 2}, {"goal": 1}, moves=8)),
]


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_a_game_keeps_the_contract_at_every_table(slug: str, players: int) -> None:
    game = game_of(slug)
    tables = game.most - game.least + 1
    # Each table takes the sets the last one left off at: together they try every value of every option.
    begun = (players - game.least) * SETS
    sets = list(islice(random_options(game, players, FastRng("contract")), begun, begun + SETS))
    share = ceil(PAIRS / tables)
    bot = bot_for(slug, "normal")
    report = check_game(
        game,
        players=[players],
        options=sets,
        seeds=["contract"],
        sittings=ceil(share / (2 * SETS)),
        mover=random_mover if bot is None else bot_mover(bot),
    )
    assert report.accepted >= share, report
    assert report.uncovered() == [], report
    assert report.acceptance > 0.5, report


@pytest.mark.parametrize(("slug", "small"), REDUCED)
def test_redeals_are_as_likely_as_counting_every_deal_says(slug: str, small: Reduced) -> None:
    report = check_game(game_of(slug), players=[], seeds=["1", "2"], reduced=[small])
    assert report.distributions == 2


@pytest.mark.parametrize(("slug", "small"), REDUCED)
def test_a_reduced_game_keeps_the_contract_too(slug: str, small: Reduced) -> None:
    tables, sets = [small.players], [small.options]
    report = check_game(game_of(slug), players=tables, options=sets, lab=small.lab, seeds=["1", "2"], sittings=10)
    assert report.swaps_accepted + report.accepted > 0, report
