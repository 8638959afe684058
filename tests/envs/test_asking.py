"""Whatever an environment is asked for wrongly is refused in a plain sentence that says what is possible."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

from pioche.envs import pettingzoo
from pioche.envs.batch import BatchEnv
from pioche.envs.gym import SeatEnv
from pioche.envs.openspiel import load

# What is asked of each interface: a game, and what is given with it.
Ask = Callable[..., object]


def a_batch(game: str, **given: Any) -> object:
    return BatchEnv(game, **{"players": 3, "count": 2, **given})


def an_openspiel_game(game: str, options: Any = None, lab: Any = None, **given: Any) -> object:
    return load(game, **(options or {}), **(lab or {}), **given)


EVERYWHERE = [pettingzoo.env, SeatEnv, a_batch, an_openspiel_game]
everywhere = pytest.mark.parametrize("ask", EVERYWHERE)
where_dictionaries_are_given = pytest.mark.parametrize("ask", EVERYWHERE[:3])
with_matches = pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env, SeatEnv])


@everywhere
def test_an_unknown_game_is_answered_with_those_there_are(ask: Ask) -> None:
    with pytest.raises(ValueError, match=r"There is no game tarot here. Installed: adriano, janus, nain_jaune"):
        ask("tarot")


@where_dictionaries_are_given
def test_a_game_is_named(ask: Ask) -> None:
    with pytest.raises(ValueError, match="game is 7: write the name of one, adriano"):
        ask(7)


@everywhere
def test_a_wrong_number_of_players_is_answered_with_how_many_may_play(ask: Ask) -> None:
    with pytest.raises(ValueError, match=r"This game is for 3 to 8 players, not 2."):
        ask("nain_jaune", players=2)


@everywhere
@pytest.mark.parametrize("players", ["3", 3.0, [3], True])
def test_players_are_a_whole_number(ask: Ask, players: object) -> None:
    with pytest.raises(ValueError, match=r"players is .+: write a"):
        ask("nain_jaune", players=players)


@everywhere
def test_a_misspelt_option_is_answered_with_those_there_are(ask: Ask) -> None:
    with pytest.raises(ValueError, match=r"no (option|parameter) round\b.*rounds"):
        ask("adriano", options={"round": 1})
    with pytest.raises(ValueError, match=r"no (option|parameter) slot\b.*slots"):
        ask("adriano", lab={"slot": 1})


@everywhere
def test_a_value_that_cannot_be_is_answered_with_those_that_can(ask: Ask) -> None:
    with pytest.raises(ValueError, match=r"Option rounds cannot be 0. Allowed: 1\.\.50\."):
        ask("adriano", options={"rounds": 0})


@where_dictionaries_are_given
def test_options_are_a_dictionary(ask: Ask) -> None:
    for name in ("options", "lab"):
        with pytest.raises(ValueError, match=rf"{name} is \['rounds'\]: write a dictionary"):
            ask("adriano", **{name: ["rounds"]})


def test_counts_and_seats_are_whole_numbers() -> None:
    with pytest.raises(ValueError, match=r"count is 2.5"):
        a_batch("janus", count=2.5)
    with pytest.raises(ValueError, match="seat is '1'"):
        SeatEnv("janus", seat="1")  # type: ignore[arg-type]  # as somebody without mypy may write


@with_matches
@pytest.mark.parametrize("action", [4.9, "4", np.float64(4), [4], True])
def test_an_action_is_a_whole_number(make: Ask, action: object) -> None:
    table: Any = make("janus")
    table.reset(seed=1)
    with pytest.raises(ValueError, match=r"action is .+: write a whole number"):
        table.step(action)


@pytest.mark.parametrize("seed", [-1, 1.5, "1"])
def test_a_seed_is_a_whole_number_from_zero(seed: object) -> None:
    with pytest.raises(ValueError, match=r"seed is .+: write a whole number"):
        pettingzoo.env("janus").reset(seed=seed)
    with pytest.raises(gymnasium.error.Error, match="Seed must be"):
        SeatEnv("janus").reset(seed=seed)  # type: ignore[arg-type]  # likewise


@pytest.mark.parametrize("seed", [-1, 1.5, True, b"1", [1]])
def test_a_seed_of_a_batch_is_a_text_or_a_whole_number_from_zero(seed: Any) -> None:
    with pytest.raises(ValueError, match=r"seed is .+: write a whole number"):
        a_batch("janus", seed=seed)
    lanes = BatchEnv("janus", count=1, seed="a text")
    with pytest.raises(ValueError, match=r"seed is .+: write a whole number"):
        lanes.reset(seed)
    assert lanes.seed == "a text"


@with_matches
def test_the_next_match_cannot_have_other_options(make: Ask) -> None:
    table: Any = make("adriano")
    for name in ("rounds", "slots"):
        with pytest.raises(ValueError, match=f"reset .*{name}"):
            table.reset(seed=1, options={name: 1})
    table.reset(seed=1, options={})


@with_matches
def test_rendering_without_a_mode_warns_and_shows_nothing(make: Ask) -> None:
    table: Any = make("janus")
    table.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode is None: write one of ansi, human"):
        assert table.render() is None


@with_matches
def test_people_see_the_table_from_the_first_deal_on(make: Ask, capsys: pytest.CaptureFixture[str]) -> None:
    table: Any = make("janus", render_mode="human")
    table.reset(seed=1)
    first = capsys.readouterr().out
    assert "Player 0" in first
    assert table.render() is None
    assert capsys.readouterr().out == first


def test_a_name_that_names_its_module_needs_no_import() -> None:
    made = "import gymnasium; print(gymnasium.make('pioche.envs.gym:pioche/janus-v1').reset(seed=1)[0].keys())"
    told = subprocess.run([sys.executable, "-c", made], check=True, capture_output=True, text=True).stdout
    assert "action_mask" in told


@pytest.mark.parametrize(
    ("module", "package"),
    [("batch", "numpy"), ("gym", "gymnasium"), ("openspiel", "pyspiel"), ("pettingzoo", "pettingzoo")],
)
def test_a_missing_package_is_answered_with_how_to_install_it(module: str, package: str) -> None:
    asked = f"import sys; sys.modules[{package!r}] = None; import pioche.envs.{module}"
    told = subprocess.run([sys.executable, "-c", asked], check=False, capture_output=True, text=True).stderr
    assert f'pip install ".[{module}]" in a clone' in told.splitlines()[-1]
