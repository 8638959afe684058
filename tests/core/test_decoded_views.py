"""A view that went over the wire is as good as the one that left: to bots, to redeals, and to whoever sends it on."""

import json
from collections.abc import Iterator

import pytest

from pioche.bots.bot import RANDOM, Bot, bots
from pioche.bots.players import Searcher
from pioche.chance import BOT, REDEAL, FastRng
from pioche.core.game import Game
from pioche.core.registry import games
from pioche.core.seats import HIDDEN, NOBODY, SPECTATOR, Seat
from pioche.core.state import State
from pioche.core.view import View, Zone
from pioche.core.wire import decode_view, decode_zone, encode_view, encode_zone
from pioche.testing.variety import random_options
from pli import GAME as PLI

GAMES = [*games().values(), PLI]
STEPS = 300  # enough for a reserve to be shuffled again


def sent(game: Game, view: View) -> View:
    """A view after its journey."""
    decoded = decode_view(game, json.loads(json.dumps(encode_view(game, view))))
    assert encode_view(game, decoded) == json.loads(json.dumps(encode_view(game, view)))
    return decoded


def viewers(state: State) -> list[Seat]:
    return [SPECTATOR, *(Seat(seat) for seat in range(state.players))]


def positions(game: Game) -> Iterator[State]:
    """Moments of random play, compound moves half done too, at tables of all sizes under random options."""
    rng = FastRng(game.slug)
    for players in range(game.least, game.most + 1):
        options = next(random_options(game, players, rng))
        state = game.start(players, FastRng(f"deal {players}"), options)
        for step in range(STEPS):
            if step % 5 == 0 or state.midway():
                yield state
            if state.seat == NOBODY:
                break
            state.play(RANDOM.choose(state.view(state.seat), rng))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_view_comes_back_as_it_was_sent(game: Game) -> None:
    for state in positions(game):
        for viewer in viewers(state):
            view = state.view(viewer)
            found = sent(game, view)
            assert vars_of(found) == vars_of(view)


def vars_of(view: View) -> dict[str, object]:
    """Everything a view says, as plain values."""
    said: dict[str, object] = {}
    for name in dir(view):
        value = getattr(view, name)
        if not name.startswith("_") and not callable(value):
            said[name] = value
    said["zones"] = [zone_of(zone) for zone in view.zones]
    said["last_round"] = [zone_of(zone) for zone in view.last_round]
    said["facts"] = [(fact.field.name, fact.field.spell, fact.value) for fact in view.facts]
    return said


def zone_of(zone: Zone) -> tuple[object, ...]:
    backs = zone_of(zone.backs) if zone.backs is not None else None
    labels = (zone.name, zone.owner, zone.spell, zone.number, zone.aside, zone.unordered)
    return (*labels, zone.values, zone.marks, zone.known, zone.shown, backs)


def hurried(bot: Bot) -> Bot:
    """The same, with a little of its time where it would think for long."""
    if not isinstance(bot, Searcher):
        return bot
    return Searcher(bot.name, str(bot.game), bot.search.policy, 100, patience=60.0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_bot_chooses_the_same_from_a_view_that_was_sent(game: Game) -> None:
    able = [hurried(bot) for bot in bots() if bot.game in (game.slug, None)]
    assert able
    for number, state in enumerate(positions(game)):
        if state.seat != NOBODY and number % 2 == 0:
            view = state.view(state.seat)
            for bot in able:
                native, far = FastRng("bot"), FastRng("bot")
                for chance in (native, far):
                    chance.open(BOT, 0, number)
                assert bot.choose(sent(game, view), far) == bot.choose(view, native)
                assert far.below(1000) == native.below(1000)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_redeals_of_a_view_that_was_sent_are_the_same(game: Game) -> None:
    for number, state in enumerate(positions(game)):
        if number % 10 == 0:
            for viewer in viewers(state):
                dealt: list[object] = []
                view = state.view(viewer)
                for one in (view, sent(game, view)):
                    chance = FastRng("redeal")
                    chance.open(REDEAL, 0, number)
                    dealt.append(game.redealer(one).redeal(chance).dump())
                assert dealt[0] == dealt[1]


def test_a_hidden_seat_and_no_seat_at_all_are_told_apart() -> None:
    zone = Zone("partners", NOBODY, "seat", [int(HIDDEN), int(NOBODY), 1])
    zone.marks = "?=="
    assert decode_zone(PLI, encode_zone(PLI, zone)).values == zone.values


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_value_is_what_its_code_says(game: Game) -> None:
    for state in positions(game):
        for zone in [*state.zones(), *state.last_round()]:
            for value in zone.values:
                assert game.value(zone.spell, str(game.code(zone.spell, value))) == value


def test_programmes_has_its_rarest_zones_among_these_positions() -> None:
    zones = [zone for state in positions(games()["programmes"]) for zone in state.zones() if zone.aside]
    assert any(zone.name == "drawn" for zone in zones)
    assert any(zone.name == "steps" and zone.values[0] > 1 for zone in zones)


@pytest.mark.parametrize(
    ("slug", "spell", "values"),
    [
        ("adriano", "slot", range(4)),
        ("adriano", "slots", range(16)),
        ("janus", "symbol", range(11)),
        ("nain_jaune", "rank", range(13)),
        ("programmes", "rank", range(1, 14)),
        ("programmes", "suits", range(16)),
        ("programmes", "end", range(3)),
    ],
)
def test_what_only_events_and_facts_spell_is_read_back_too(slug: str, spell: str, values: range) -> None:
    game = games()[slug]
    assert [game.value(spell, str(game.code(spell, value))) for value in values] == list(values)


def test_steps_that_name_no_compound_move_are_refused() -> None:
    with pytest.raises(ValueError, match="no compound move"):
        games()["programmes"].value("steps", "jump 7H")
