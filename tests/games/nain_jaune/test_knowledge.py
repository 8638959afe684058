"""What viewers receive, to the letter: a small table as it is sent, and the log of a short match."""

import pytest

from pioche.cards import codes
from pioche.chance import DEAL, DEALER, TALON, FastRng, Scripted
from pioche.core.events import Journal
from pioche.core.refusal import Refusal
from pioche.core.seats import SPECTATOR, Seat
from pioche.core.wire import Json, encode_event, encode_view
from pioche.games.nain_jaune import GAME
from pioche.games.nain_jaune.rules import Match
from tests.games.nain_jaune.tables import play, position


def table() -> Match:
    """Seat 0 has laid an ace and said « sans 2 »; a round was played before."""
    lab = {"ranks": 3, "suits": 2, "hand": 2}
    past = {"hands": ["", "AC", "3C 3D"], "tokens": [24, 20, 19]}
    match = position(["AC 3C", "2C 3D", "AD 2D"], 0, lab=lab, round=1, out_of_play=2, last_round=past)
    return play(match, "lay AC", "pass")


def zone(name: str, owner: int | None, spell: str, values: list[object], marks: str) -> Json:
    return {"name": name, "owner": owner, "spell": spell, "values": values, "marks": marks}


def hand(owner: int, values: list[object], marks: str) -> Json:
    return {**zone("hand", owner, "card", values, marks), "unordered": True}


def numbers(name: str, owner: int | None, value: int) -> Json:
    return zone(name, owner, "number", [value], "=")


def test_nj_28_a_seat_receives_its_own_hand_and_what_all_can_see() -> None:
    match = table()
    view = encode_view(GAME, match.view(Seat(2)))
    assert view["zones"] == [
        hand(0, [None], "?"),
        hand(1, [None, None], "??"),
        hand(2, ["AD", "2D"], "=="),
        *[numbers("tokens", seat, 15) for seat in range(3)],
        numbers("board_7D", None, 6),
        *[numbers(f"board_{belle}", None, 3) for belle in ("10D", "JC", "QS", "KH")],
        zone("laid", None, "card", ["AC"], "="),
        zone("talon", None, "card", [], ""),
        numbers("out_of_play", None, 2),
    ]
    assert view["last_round"] == [
        zone("hand", 0, "card", [], ""),
        zone("hand", 1, "card", ["AC"], "="),
        zone("hand", 2, "card", ["3C", "3D"], "=="),
        numbers("tokens", 0, 24),
        numbers("tokens", 1, 20),
        numbers("tokens", 2, 19),
    ]
    assert view["facts"] == {"round": 2, "rounds": 5, "dealer": 1, "wanted": "2", "layer": 0, "series": 1}
    assert view["public"] == {
        "dealer": 1,
        "out": [None, None, None],
        "wanted": "2",
        "layer": 0,
        "asked": 1,
        "run": 1,
        "series": 1,
        "opening": False,
        "lacks": ["2", "", ""],
        "laid_by": [0],
    }
    assert (view["turn"], view["phase"], view["round"], view["scores"]) == (2, "follow", 1, [15, 15, 15])
    assert view["legal"] == [5]


def test_a_spectator_sees_no_hand() -> None:
    view = encode_view(GAME, table().view(SPECTATOR))
    hands = [zone for zone in table().view(SPECTATOR).zones if zone.name == "hand"]
    assert [zone.marks for zone in hands] == ["?", "??", "??"]
    assert view["legal"] == []


def log(match: Match, viewer: int) -> list[Json]:
    assert match.journal is not None
    return [encode_event(GAME, event.seen_by(Seat(viewer))) for event in match.journal.events]


def short_match() -> Match:
    """One round: seat 2 opens, seat 1 follows, seat 2 goes out."""
    script = {(DEALER, 0, 0): [0], (TALON, 0, 0): [9, 13], (DEAL, 0, 0): [0, 8, 4, 1, 5, 12]}
    lab = {"ranks": 4, "suits": 2, "hand": 2}
    match = GAME.start(3, Scripted(script), {"rounds": 1, "tokens": 7}, lab, journal=Journal())
    assert isinstance(match, Match)
    return play(match, "lay AC", "pass", "lay 2C", "pass", "pass", "lay 3C")


def test_the_log_tells_the_whole_round() -> None:
    begin: list[Json] = [
        {"kind": "began", "round": 1, "dealer": 0},
        {"kind": "staked", "tokens": 6},
        {"kind": "set_aside", "count": 2},
        {"kind": "dealt", "seat": 0, "cards": ["2D", "4C"]},
        {"kind": "dealt", "seat": 1, "cards": [None, None]},
        {"kind": "dealt", "seat": 2, "cards": [None, None]},
    ]
    assert log(short_match(), 0) == [
        *begin,
        {"kind": "laid", "seat": 2, "card": "AC"},
        {"kind": "passed", "seat": 2, "wanted": "2"},
        {"kind": "laid", "seat": 1, "card": "2C"},
        {"kind": "passed", "seat": 1, "wanted": "3"},
        {"kind": "passed", "seat": 0, "wanted": "3"},
        {"kind": "laid", "seat": 2, "card": "3C"},
        {"kind": "stopped", "seat": 2},
        {"kind": "showed", "seat": 1, "cards": ["AD"]},
        {"kind": "paid", "seat": 1, "tokens": 1, "winner": 2},
        {"kind": "showed", "seat": 0, "cards": ["2D", "4C"]},
        {"kind": "paid", "seat": 0, "tokens": 1, "winner": 2},
        {"kind": "eliminated", "seat": 0, "tokens": 0},
        {"kind": "ended"},
    ]


def kinds(match: Match) -> list[object]:
    return [event["kind"] for event in log(match, -2)]


def test_nj_18_the_log_tells_a_feat_and_what_it_swept() -> None:
    lab = {"ranks": 3, "suits": 4, "hand": 4}
    match = position(["AC 2C 3C 3D", "AD 2D", "AH"], 0, tokens=[9, 9, 9], lab=lab, options={"opera": "sweep"})
    match.journal = Journal()
    play(match, "lay AC", "lay 2C", "lay 3C")
    told = log(match, -2)
    assert told[3:6] == [
        {"kind": "completed", "seat": 0},
        {"kind": "swept", "seat": 0, "tokens": 18},
        {"kind": "stopped", "seat": 0},
    ]
    assert told[6] == {"kind": "showed", "seat": 0, "cards": ["3D"]}


def test_the_log_tells_who_leads_when_nobody_goes_on() -> None:
    match = position(["AC 9C", "9D", "9H"], 0)
    match.journal = Journal()
    play(match, "lay AC", "pass", "pass", "pass")
    assert log(match, 0)[-1] == {"kind": "led", "seat": 1}


def test_the_log_tells_a_belle_and_what_it_took() -> None:
    match = position(["7D 9C", "9D", "9H"], 0, phase="lead", layer=0)
    match.journal = Journal()
    play(match, "lay 7D")
    assert log(match, 1) == [
        {"kind": "laid", "seat": 0, "card": "7D"},
        {"kind": "took", "seat": 0, "card": "7D", "tokens": 6},
    ]


def test_nj_23_the_log_tells_what_the_eliminated_keep() -> None:
    match = position(["2C", "9D", "9H", "9S"], 0, phase="lead", layer=0, tokens=[30, 6, 30, 30])
    match.journal = Journal()
    play(match, "lay 2C")
    assert {"kind": "eliminated", "seat": 1, "tokens": 5} in log(match, 0)
    assert {"kind": "began", "round": 2, "dealer": 3} in log(match, 0)
    assert kinds(match).count("dealt") == 3


def test_the_game_says_who_it_is() -> None:
    assert (GAME.slug, GAME.prefix, GAME.package) == ("nain_jaune", "NJ", "pioche.games.nain_jaune")
    assert (GAME.least, GAME.most, GAME.low_wins, GAME.actions) == (3, 8, False, 53)
    assert (GAME.rules, GAME.supported) == (1, (1,))


def test_refusals_at_the_door_carry_what_was_given() -> None:
    with pytest.raises(Refusal) as caught:
        GAME.start(9, FastRng("1"))
    assert caught.value.words == {"least": "3", "most": "8", "given": "9"}
    with pytest.raises(Refusal) as caught:
        GAME.start(3, FastRng("1"), rules=7)
    assert caught.value.words == {"given": "7", "known": "1"}
    with pytest.raises(Refusal) as caught:
        GAME.parse("draw 2")
    assert caught.value.words == {"text": "draw 2"}


def test_moves_are_written_in_one_way() -> None:
    assert [GAME.notation(GAME.parse(text)) for text in ("lay 10D", " lay  KH ", "pass")] == [
        "lay 10D",
        "lay KH",
        "pass",
    ]
    key, facts = GAME.describe(GAME.parse("lay QS"))
    assert (key, [(fact.field.name, fact.field.spell, fact.value) for fact in facts]) == ("lay", [("card", "card", 47)])
    assert GAME.describe(GAME.parse("pass")) == ("pass", [])
    assert codes([47, 0]) == "QS AC"
