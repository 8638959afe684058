"""What a client received, in words; and that everything the server says has its words."""

import ast
import contextlib
import json
import re
from pathlib import Path
from random import Random

import msgspec
import pytest

from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.server.protocol import Name, WordsAsked, ZoneTold
from pioche.server.words import worded
from pioche.tables.asks import PHRASES
from pioche.tables.sight import told
from pioche.texts import LANGUAGES, Speech, speech
from tests.tables.written import Written, seen_from

ROOT = Path(__file__).parents[2]
NAMES: list[Name] = ["Anne", "Zoé", "Émile"]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", ["adriano", "janus", "nain_jaune", "programmes"])
def test_everything_a_seat_is_told_of_a_match_can_be_said(game: str, lang: str) -> None:
    here = Written(game, persons=2, bots=1)
    random = Random(game)
    heard = 0
    for _ in range(120):
        for seat in (0, None):
            seen = seen_from(here.table, seat)
            assert seen.view is not None
            zones = msgspec.convert(json.loads(msgspec.json.encode(seen.view["zones"])), list[ZoneTold])
            items = here.table.since(heard)
            assert items is not None
            asked = {"lang": lang, "names": NAMES, "events": told(here.table, items, seat), "moves": seen.moves}
            words = worded(game_of(game), msgspec.convert({**asked, "zones": zones}, WordsAsked))
            assert len(words.events) == len(items)
            assert all(words.moves)
            assert all(words.zones)
        heard = here.table.version
        if here.table.status != "playing":
            break
        here.move(random.choice(here.offered()), "bot" if here.to_act == 2 else "person")


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", ["adriano", "janus", "nain_jaune", "programmes"])
def test_every_question_fact_value_and_zone_of_a_match_can_be_said(game: str, lang: str) -> None:
    here = Written(game, persons=2, bots=1)
    random = Random(game)
    asked_before: set[str] = set()
    for _ in range(80):
        if here.table.status != "playing":
            break
        view = json.loads(msgspec.json.encode(seen_from(here.table, here.to_act).view))
        zones = [zone for zone in view["zones"] if not zone.get("aside")]
        facts = [{"name": name, "spell": view["spells"][name], "value": view["facts"][name]} for name in view["facts"]]
        told_of = [{key: zone[key] for key in ("name", "owner", "spell", "values")} for zone in zones]
        decision = {key: view[key] for key in ("phase", "viewer", "legal")} | {"zones": told_of, "facts": facts}
        values = [{"spell": zone["spell"], "value": zone["values"][0]} for zone in zones if zone["values"]]
        asked = {"lang": lang, "names": NAMES, "facts": facts, "values": values, "zones": told_of, "decision": decision}
        words = worded(game_of(game), msgspec.convert(asked, WordsAsked))
        assert (len(words.facts), len(words.values), len(words.titles)) == (len(facts), len(values), len(zones))
        assert all([*words.facts, *words.values, *words.titles])
        asked_before.add(words.decision)
        here.move(random.choice(here.offered()), "bot" if here.to_act == 2 else "person")
    assert len(asked_before) > 1
    assert all(question[-1] in ".?" for question in asked_before)


def test_what_is_done_at_a_table_is_said_by_name() -> None:
    events: list[dict[str, object]] = [
        {"table": "joined", "seat": 1, "name": "Zoé"},
        {"table": "vacated", "seat": 1, "name": "Marc", "bot": "normal", "by_host": False},
        {"table": "vacated", "seat": 1, "name": "", "bot": "normal", "by_host": True},
        {"table": "moved", "seat": 0, "by": "clock"},
        {"table": "moved", "seat": 0, "by": "person"},
        {"table": "said", "seat": 0, "text": "oops", "phrase": True},
        {"table": "said", "seat": 0, "name": "Marc", "text": "oops", "phrase": False},
        {"table": "closed", "reason": "rematch", "rematch": "x"},
        {"kind": None},
    ]
    words = worded(game_of("janus"), WordsAsked("en", NAMES, events))
    assert words.events == [
        "Zoé sits down.",
        "A bot plays for Marc from now on.",
        "A bot plays for Zoé from now on.",
        "Anne's time is up: a bot plays.",
        "",
        "Anne: Oops!",
        "Marc: oops",
        "The match goes on at another table.",
        "",
    ]


@pytest.mark.parametrize(
    "asked",
    [
        WordsAsked("en", NAMES, [{"kind": "nothing"}]),
        WordsAsked("en", NAMES, [{}]),
        WordsAsked("en", NAMES, [{"table": "flooded"}]),
        WordsAsked("en", NAMES, [{"table": "said", "seat": 0, "text": "x y", "phrase": True}]),
        WordsAsked("en", NAMES, [{"table": "paused and more"}]),
        WordsAsked("en", NAMES, [{"kind": "dealt", "round": [], "dealer": "x", "pile": None}]),
        WordsAsked("en", NAMES, zones=[ZoneTold("cellar", None, "card", [])]),
        WordsAsked("en", NAMES, zones=[ZoneTold("hand", 7, "card", ["ZZ"])]),
    ],
)
def test_nonsense_is_refused_in_words(asked: WordsAsked) -> None:
    with pytest.raises(Refusal) as refused:
        worded(game_of("adriano"), asked)
    assert refused.value.key == "server-words"


def test_a_move_that_is_none_is_refused_by_the_game() -> None:
    with pytest.raises(Refusal):
        worded(game_of("janus"), WordsAsked("en", NAMES, moves=["sing"]))


# The catalogues.


def keys(folder: str) -> set[str]:
    """Every key of a refusal that is written in the sources of a folder."""
    found: set[str] = set()
    for path in (ROOT / "src/pioche" / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= set(re.findall(r"^(?:table|server|store)-[a-z-]+$", node.value))
    return found


WORDS = {"given": "x", "known": "x", "last": "3", "game": "x", "most": "9", "reason": "form", "field": "x"}
MORE = {"clause": "JA-01", "first": "JA-01", "last": "JA-20", "host": "x", "origin": "x", "seconds": "3"}
NO_REFUSALS = ("table-said", "table-stood-in", "table-vacated")


def test_every_refusal_of_tables_and_server_says_in_both_languages_what_to_do() -> None:
    written = {key for key in keys("tables") | keys("server") if key not in NO_REFUSALS}
    for key in sorted(written):
        if key.startswith("store-") and not speech(None, "en").has(f"refusal-{key}"):
            continue  # said when a database cannot be opened at all
        said = [speech(None, lang).refusal(Refusal("x", None, key, words={**WORDS, **MORE})) for lang in LANGUAGES]
        assert said[0] != said[1]
        assert all(text[-1] in ".…" for text in said), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_of_theirs_is_left_over(lang: str) -> None:
    source = (ROOT / f"src/pioche/texts/locale/{lang}.ftl").read_text(encoding="utf-8")
    told_of = set(re.findall(r"^refusal-((?:table|server)-\S+) =", source, re.MULTILINE))
    assert told_of <= keys("tables") | keys("server")


def test_every_phrase_is_said_in_both_languages() -> None:
    for phrase in PHRASES:
        assert speech(None, "fr").message(f"phrase-{phrase}") != speech(None, "en").message(f"phrase-{phrase}")


@pytest.mark.parametrize(
    ("more", "allowed"),
    [
        ({"events": [{"kind": None}] * 120}, True),
        ({"events": [{"kind": None}] * 121}, False),
        ({"moves": ["draw"] * 120}, True),
        ({"moves": ["draw"] * 121}, False),
        ({"zones": [{"name": "hand", "owner": 0, "spell": "card", "values": [None] * 120}] * 40}, True),
        ({"zones": [{"name": "hand", "owner": 0, "spell": "card", "values": [None]}] * 41}, False),
        ({"zones": [{"name": "hand", "owner": 0, "spell": "card", "values": [None] * 121}]}, False),
        ({"events": [{"kind": "remembered", "seat": 0, "cards": [None] * 120}]}, True),
        ({"events": [{"kind": "remembered", "seat": 0, "cards": [None] * 121}]}, False),
    ],
)
def test_no_more_is_put_into_words_than_a_table_tells_at_once(more: dict[str, object], allowed: bool) -> None:
    with contextlib.nullcontext() if allowed else pytest.raises((msgspec.ValidationError, Refusal)):
        worded(game_of("adriano"), msgspec.convert({"lang": "fr", **more}, WordsAsked))


def test_what_is_said_of_many_cards_is_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    message = Speech.message

    def counting(self: Speech, key: str, **arguments: str | int) -> str:
        written.append(key)
        return message(self, key, **arguments)

    monkeypatch.setattr(Speech, "message", counting)
    zone = ZoneTold("hand", 0, "card", ["2H", None] * 50)
    assert len(worded(game_of("janus"), WordsAsked("en", NAMES, zones=[zone] * 10)).zones) == 10
    assert len(written) <= 2 * 10 + 2
