"""The referee with every installed game: whole matches, redeals, and positions with anything in them."""

import json

import pytest

from pioche.chance import FastRng
from pioche.core.game import Game
from pioche.core.record import decode
from pioche.core.registry import games
from pioche.core.verifying import VERIFIED, verify
from pioche.core.wire import Json
from pioche.referee import Session

GAMES = list(games().values())
ODD: list[object] = [
    None,
    True,
    -1,
    10**30,
    2**63,
    1.5,
    "",
    "x",
    "AC",
    [],
    {},
    [[]],
    ["x"],
    [None] * 3,
    ["AC AC"] * 3,
    {"x": 1},
]

SHORT = {"rounds": 1, "goal": 1, "max_rounds": 2, "round_limit": 10}  # where a game has such options


def start(session: Session, game: Game) -> None:
    options = {option.name: SHORT[option.name] for option in game.options if option.name in SHORT}
    reply = ask(session, "new", game=game.slug, players=game.least, seed="abc", options=options)
    assert reply["ok"], reply


def ask(session: Session, op: str, **fields: object) -> Json:
    reply = json.loads(session.answer(json.dumps({"op": op, **fields}).encode()))
    assert isinstance(reply, dict)
    return reply


def play_on(session: Session, rng: FastRng, moves: int = 10_000) -> bool:
    """Random legal moves; whether the match is over."""
    while moves > 0:
        turn = ask(session, "legal")
        if turn["seat"] is None:
            return True
        choices = turn["moves"]
        assert isinstance(choices, list)
        played = ask(session, "play", seat=turn["seat"], move=choices[rng.below(len(choices))])
        assert played["ok"], played
        moves -= 1
    return False


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_whole_match_is_played_and_its_record_verifies(game: Game) -> None:
    session = Session()
    start(session, game)
    assert play_on(session, FastRng("moves"))
    assert verify(decode(ask(session, "record")["record"])).verdict == VERIFIED


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_redeal_loads_as_a_match_that_looks_the_same(game: Game) -> None:
    session, other, rng = Session(), Session(), FastRng("moves")
    start(session, game)
    over = False
    for _ in range(6):
        for seat in range(game.least):
            imagined = ask(session, "redeal", seat=seat)
            assert ask(other, "load", position=imagined["position"])["ok"]
            assert ask(other, "view", seat=seat) == ask(session, "view", seat=seat)
        if over:
            break
        over = play_on(session, rng, 17)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_position_with_anything_in_any_field_is_loaded_or_refused(
    game: Game, caplog: pytest.LogCaptureFixture
) -> None:
    session, rng = Session(), FastRng("moves")
    start(session, game)
    play_on(session, rng, 9)
    dump = ask(session, "dump")["position"]
    assert isinstance(dump, dict)
    for field in [*dump, "more"]:
        for value in ODD:
            reply = ask(session, "load", position={**dump, field: value})
            if reply["ok"]:
                play_on(session, rng, 3)
            else:
                error = reply["error"]
                assert isinstance(error, dict)
                assert error["kind"] == "position"
    assert caplog.text == ""
