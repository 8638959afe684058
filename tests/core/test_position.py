"""What every position has in common, whichever game it is of."""

import pytest

from pioche.chance import FastRng
from pioche.core.game import Game
from pioche.core.position import HEADER
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY
from pioche.core.state import State, places, playout
from pioche.texts import speech

SHORT: dict[str, dict[str, object]] = {
    "nain_jaune": {"rounds": 2},
    "adriano": {"rounds": 2},
    "janus": {"stall_rounds": 1},
    "programmes": {"max_rounds": 2, "round_limit": 2},
}
ROUNDS = {"nain_jaune": 2, "adriano": 2, "janus": 1, "programmes": 2}

every_game = pytest.mark.parametrize("slug", sorted(SHORT))


def begun(slug: str) -> tuple[Game, State]:
    game = game_of(slug)
    return game, game.start(3, FastRng("common"), SHORT[slug])


def reason(game: Game, position: dict[str, object]) -> str:
    with pytest.raises(Refusal) as caught:
        game.load(position)
    assert caught.value.kind == "position"
    assert speech(game, "fr").refusal(caught.value).startswith("Cette position est refusée. ")
    return speech(game, "en").refusal(caught.value)


@every_game
def test_a_dump_begins_with_the_common_fields_and_has_those_the_game_names(slug: str) -> None:
    game, state = begun(slug)
    names = list(state.dump())
    assert tuple(names[: len(HEADER)]) == HEADER
    assert set(names) == {*HEADER, *game.fields}


@every_game
def test_round_counts_the_rounds_finished_and_at_the_end_those_played(slug: str) -> None:
    game, state = begun(slug)
    assert state.dump()["round"] == 0
    playout(state, FastRng("moves"))
    over = state.dump()
    assert (over["turn"], over["phase"], over["round"]) == (None, "over", ROUNDS[slug])
    assert game.load(over).dump() == over
    left_out = {name: value for name, value in over.items() if name != "round"}
    assert game.load(left_out).round == ROUNDS[slug]
    assert '"round" must be' in reason(game, {**over, "round": ROUNDS[slug] + 1})


@every_game
@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"game": "whist"}, '"game" must be'),
        ({"rules": 99}, '"rules" must be '),
        ({"players": 1}, '"players" must be a whole number from'),
        ({"options": {"colour": 1}}, "There is no option colour."),
        ({"options": 3}, '"options" must be an object'),
        ({"lab": {"colour": 1}}, "There is no option colour."),
        ({"lab": []}, '"lab" must be an object'),
        ({"chance": {"kind": "dice"}}, '"chance.kind" must be one of: fast, sealed.'),
        ({"chance": {"seed": 1}}, '"chance.seed" must be a text'),
        ({"chance": {"luck": 1}}, 'no field "chance.luck"'),
        ({"round": -1}, '"round" must be'),
        ({"turn": 3}, '"turn" must be a seat, from 0 to 2'),
        ({"turn": True}, '"turn" must be a seat, from 0 to 2'),
        ({"turn": None}, '"turn" is null when "phase" is over'),
        ({"phase": "over"}, '"turn" is null when "phase" is over'),
        ({"phase": 1}, '"phase" must be one of'),
        ({"hands": [""]}, '"hands" must be a list of 3 entries, one a seat'),
        ({"hands": [0, 0, 0]}, "must be a text"),
        ({"colour": 1}, 'no field "colour"'),
    ],
)
def test_what_does_not_fit_is_refused_in_the_same_words(slug: str, fields: dict[str, object], said: str) -> None:
    game, state = begun(slug)
    assert said in reason(game, {**state.dump(), **fields})


@every_game
@pytest.mark.parametrize("name", ["game", "players", "turn", "hands"])
def test_what_is_required_is_said_to_be_missing(slug: str, name: str) -> None:
    game, state = begun(slug)
    position = {field: value for field, value in state.dump().items() if field != name}
    assert reason(game, position) == f'This position is refused. "{name}" is missing.'


@every_game
def test_a_match_starts_only_with_players_and_rules_there_are(slug: str) -> None:
    game = game_of(slug)
    for players in (game.least - 1, game.most + 1):
        with pytest.raises(Refusal) as caught:
            game.start(players, FastRng("common"))
        assert (caught.value.kind, caught.value.clause, caught.value.key) == (
            "argument",
            game.players_clause,
            "players",
        )
    with pytest.raises(Refusal) as caught:
        game.start(game.least, FastRng("common"), rules=99)
    assert (caught.value.kind, caught.value.key) == ("argument", "rules-unknown")


@pytest.mark.parametrize("cards", ["8C 8D", "8C"])
def test_a_combination_of_programmes_has_three_cards_or_more(cards: str) -> None:
    game = game_of("programmes")
    laid = {"kind": "set", "owner": 0, "rank": "8", "cards": cards}
    position: dict[str, object] = {
        "game": "programmes",
        "players": 2,
        "turn": 0,
        "hands": ["9C", "9D"],
        "programmes": [None, "P02"],
        "completed": [["P01"], []],
        "revealed": [True, False],
    }
    assert game.load({**position, "combinations": [{**laid, "cards": "8C 8D 8H"}]}).seat != NOBODY
    assert "3 cards or more" in reason(game, {**position, "combinations": [laid]})
    tiny = {**position, "lab": {"list": "tiny"}, "programmes": [None, "T2"], "completed": [["T1"], []]}
    if cards == "8C 8D":
        assert game.load({**tiny, "combinations": [laid]}).seat != NOBODY
    else:
        assert "2 cards or more" in reason(game, {**tiny, "combinations": [laid]})


def test_those_who_tie_share_a_place() -> None:
    assert places([3, 5, 5, 1]) == [3, 1, 1, 4]
    assert places([3, 5, 5, 1], low_wins=True) == [2, 3, 3, 1]
