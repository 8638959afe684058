"""Common random numbers: studies of one seed that differ in options or bots have the same deals and the same chance."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from mypy_extensions import i64

from pioche.chance import BOT, Chance
from pioche.core.registry import game_of
from pioche.core.seats import Action
from pioche.core.state import State
from pioche.core.view import Zone
from pioche.lab.native.count import Count
from pioche.lab.native.match import Decisions, play_out
from pioche.lab.native.minds import Mind
from pioche.lab.simulation import playing
from pioche.lab.simulation.comparing import DEALING
from pioche.lab.simulation.playing import Played, played
from pioche.lab.simulation.study import Part, Study
from pioche.testing.variety import notable
from tests.lab.studies import GAMES, study

MATCH = 5  # any
DEALT = ("card", "programme", "symbol")  # how zones spell what chance has laid out
LATER: dict[str, dict[str, object]] = {  # whole matches with a second deal, if the game has one
    "adriano": {"rounds": 2},
    "janus": {},
    "nain_jaune": {"rounds": 2},
    "programmes": {"max_rounds": 2, "round_limit": 3, "goal": 10},
}
every_game = pytest.mark.parametrize("slug", GAMES)

PlayOut = Callable[[State, list[Mind], list[Chance], i64, Count, Decisions | None], i64]
Cards = list[tuple[str, int, list[int], list[int]]]


class Dealt(NamedTuple):
    """A match before its first decision: whose turn it is, all that lies where, and what the bots would draw."""

    seat: int
    cards: Cards
    draws: list[int]


def laid_out(zones: list[Zone], *spells: str) -> Cards:
    """Every such zone, with the other sides of its cards."""
    return [
        (zone.name, int(zone.owner), zone.values, zone.backs.values if zone.backs else [])
        for zone in zones
        if zone.spell in spells
    ]


def in_place_of_playing(monkeypatch: pytest.MonkeyPatch, of: Study, done: PlayOut) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(playing, "play_out", done)
        found = played(of, Part(0, MATCH, 1))
    assert isinstance(found, Played), found


def dealt(monkeypatch: pytest.MonkeyPatch, of: Study) -> Dealt:
    """What a match of a study begins with, looked at where it would be played."""
    seen: list[Dealt] = []

    def only_begin(
        state: State, minds: list[Mind], chances: list[Chance], match: i64, count: Count, decisions: Decisions | None
    ) -> i64:
        state.begin()
        for chance in chances:
            chance.open(BOT, 0, 0)
        draws = [int(chance.below(1 << 30)) for chance in chances]
        seen.append(Dealt(int(state.seat), laid_out(state.zones(), *DEALT), draws))
        return 0

    in_place_of_playing(monkeypatch, of, only_begin)
    return seen[0]


class Watching(Mind):
    """Decides as another does, and notes every deal before its first decision."""

    def __init__(self, mind: Mind, deals: dict[int, Cards]) -> None:
        self.mind = mind
        self.deals = deals

    def decide(self, state: State, chance: Chance) -> Action:
        zones = state.zones()
        if any(zone.name == "hand" and zone.values for zone in zones):  # not yet where programmes are exchanged
            self.deals.setdefault(int(state.round), laid_out(zones, "card", "symbol"))
        return self.mind.decide(state, chance)


def deals(monkeypatch: pytest.MonkeyPatch, of: Study) -> dict[int, Cards]:
    """The cards of every round of a match, as each was dealt."""
    seen: dict[int, Cards] = {}

    def watched(
        state: State, minds: list[Mind], chances: list[Chance], match: i64, count: Count, decisions: Decisions | None
    ) -> i64:
        return play_out(state, [Watching(mind, seen) for mind in minds], chances, match, count, decisions)

    in_place_of_playing(monkeypatch, of, watched)
    return seen


@every_game
def test_the_same_seed_deals_the_same_cards_whatever_the_option(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = dealt(monkeypatch, study(slug, options={}))
    assert len([name for name, _, values, _ in usual.cards if name == "hand" and values]) == 3
    for option in game_of(slug).options:
        if option.name in DEALING.get(slug, ()):
            continue
        for value in notable(option):
            assert dealt(monkeypatch, study(slug, options={option.name: value})) == usual, (option.name, value)


@every_game
def test_the_same_seed_deals_the_same_cards_whatever_the_bots(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = dealt(monkeypatch, study(slug))
    for names in (("random",), ("normal",), ("fast", "random", "easy")):
        assert dealt(monkeypatch, study(slug, names=names)) == usual, names


@every_game
def test_what_bots_did_in_a_round_changes_no_later_deal(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual, other = (deals(monkeypatch, study(slug, options=LATER[slug], names=(name,))) for name in ("fast", "random"))
    assert len(usual) == (1 if game_of(slug).one_round else 2)
    assert other == usual


@every_game
def test_another_seed_deals_other_cards_and_chance(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual, other = (dealt(monkeypatch, study(slug, seed=seed)) for seed in ("test", "another"))
    assert other.cards != usual.cards
    assert other.draws != usual.draws
