"""Every event, move, phase, zone, fact, option and refusal has its words in both languages."""

import re
from importlib.resources import files

import pytest

from pioche.chance import FastRng
from pioche.core.events import Event, Journal
from pioche.core.options import written
from pioche.core.refusal import Refusal
from pioche.core.seats import EVERYONE, HIDDEN, NOBODY, SPECTATOR, Action, Seat
from pioche.games.adriano import GAME
from pioche.games.adriano.events import EXCHANGED
from pioche.games.adriano.table import PHASES
from pioche.texts import LANGUAGES, Speech
from pioche.texts.rulebook import rulebook
from tests.games.adriano.tables import load

both = pytest.mark.parametrize("lang", LANGUAGES)

SECRET = {"remembered", "drew", "exchanged", "matched", "peeked", "spied"}
FORGOTTEN = {"took", "threw", "showed", "lapsed"}  # said openly, and not for ever


@both
def test_every_kind_of_event_can_be_said_openly_and_where_it_names_a_card_discreetly(lang: str) -> None:
    speech = Speech(GAME, lang)
    for kind, shape in enumerate(GAME.events):
        values = [1] * len(shape.fields) + ([2, 3] if shape.rest is not None else [])
        open_text = speech.event(Event(kind, values, None, EVERYONE))
        assert open_text.endswith(".")
        assert speech.has(f"event-{shape.name}-hidden") == (shape.name in SECRET | FORGOTTEN)
        if shape.name in SECRET | FORGOTTEN:
            secret = Event(kind, values, [EVERYONE] * (len(values) - 1) + [0], EVERYONE).seen_by(SPECTATOR)
            assert speech.event(secret) != open_text


@both
def test_an_exchange_can_be_told_without_either_card(lang: str) -> None:
    speech = Speech(GAME, lang)
    told = speech.event(Event(EXCHANGED, [1, 2, HIDDEN, HIDDEN], None, EVERYONE))
    assert told.endswith(".")
    assert speech.message("hidden") not in told


@both
def test_random_matches_can_be_told(lang: str) -> None:
    speech = Speech(GAME, lang)
    for seed in range(4):
        journal = Journal()
        options = {"rounds": 3, "reshuffle": seed % 2 == 0, "protect_caller": True, "pit_combinations": True}
        state = GAME.start(2 + seed, FastRng(str(seed)), options, {"highest": 9}, None, journal)
        rng = FastRng("moves")
        while state.seat != NOBODY:
            for zone in (*state.zones(), *state.last_round()):
                assert speech.message(f"zone-{zone.name}", owner=speech.seat(int(zone.owner)))
            for fact in state.facts():
                assert speech.message(f"fact-{fact.field.name}", value=speech.value(fact.field.spell, fact.value))
            assert speech.message(f"phase-{state.phase()}")
            state.apply(state.pick(rng))
        for event in journal.events:
            for viewer in (0, 1, SPECTATOR):
                assert speech.event(event.seen_by(Seat(viewer)))


@both
def test_every_move_and_every_refusal_has_its_words(lang: str) -> None:
    speech = Speech(GAME, lang)
    said: set[str] = set()
    gaps = ["R1 - G4 Y5", "B1 G2 - R5"]
    positions: list[dict[str, object]] = [
        {},
        {"pit": "R9"},
        {"pit": "R9", "pit_turns": 6},
        {"phase": "drawn", "held": "R9"},
        {"phase": "drawn", "held": "R9", "hands": ["R1 - - -", "B1 G2 - R5"]},
        {"phase": "drawn", "held": "R9", "failed": True},
        {"phase": "taken", "held": "R9"},
        {"phase": "taken", "held": "R9", "options": {"pit_combinations": True}},
        {"phase": "look_own", "pit": "R7"},
        {"phase": "look_other", "pit": "R9"},
        {"phase": "trade", "pit": "R8"},
        {"phase": "extra", "pit": "R3"},
        {"phase": "call", "pit": "R3"},
        {"turn": None},
    ]
    states = [load(**{"hands": gaps, **fields}) for fields in positions]
    protected = {"players": 3, "caller": 2, "hands": [*gaps, "R6 B6 G6 Y6"], "options": {"protect_caller": True}}
    states.append(load(**protected, phase="look_other", pit="R9"))
    for action in range(GAME.actions):
        assert speech.move((Action(action),))
        for state in states:
            refusal = state.refusal(Action(action))
            if refusal is not None:
                said.add(refusal.key)
                assert speech.refusal(refusal).endswith(".")
    outside = states[0].refusal(Action(-1))
    assert outside is not None
    assert speech.refusal(outside)
    said.add(outside.key)
    for make in (lambda: GAME.parse("dance"), lambda: GAME.start(2, FastRng(""), lab={"highest": 1})):
        with pytest.raises(Refusal) as raised:
            make()
        said.add(raised.value.key)
        assert speech.refusal(raised.value)
    source = files("pioche.games.adriano").joinpath("locale", f"{lang}.ftl").read_text(encoding="utf-8")
    assert {f"refusal-{key}" for key in said} - {"refusal-over"} == set(
        re.findall(r"^(refusal-(?!position)\S+) =", source, re.M)
    )


@both
def test_every_phase_and_option_has_its_words(lang: str) -> None:
    speech = Speech(GAME, lang)
    assert speech.message("title") == "Adriano"
    assert speech.message("tagline")
    for phase in PHASES:
        assert speech.message(f"phase-{phase}")
    for option in (*GAME.options, *GAME.lab):
        assert speech.message(f"option-{option.name}")
        for value in option.values:
            assert speech.message(f"option-{option.name}-{written(value)}")


def test_both_languages_have_the_same_messages_and_the_same_arguments() -> None:
    found: list[dict[str, set[str]]] = []
    for lang in LANGUAGES:
        source = files("pioche.games.adriano").joinpath("locale", f"{lang}.ftl").read_text(encoding="utf-8")
        messages = re.split(r"^(?=[a-z])", source, flags=re.M)
        found.append({m.split(" =")[0]: set(re.findall(r"\$(\w+)", m)) for m in messages if " =" in m})
    assert found[0] == found[1]


def test_both_rulebooks_have_the_same_clauses_and_name_every_option() -> None:
    books = [rulebook(GAME, lang) for lang in LANGUAGES]
    assert list(books[0].clauses) == list(books[1].clauses)
    for book in books:
        for option in GAME.options:
            assert option.clause is not None
            assert f"`{option.name}`" in book.clauses[option.clause]


@pytest.mark.parametrize(
    ("spell", "value", "code", "french", "english"),
    [
        ("card", 56, "R15", "15\u00a0rouge", "red\u00a015"),
        ("card", 25, "B7", "7\u00a0bleu", "blue\u00a07"),
        ("slot", 0, 1, "1 (en haut à gauche)", "1 (top-left)"),
        ("slots", 4, "3", "3", "3"),
        ("slots", 11, "1 2 4", "1, 2 et 4", "1, 2 and 4"),
        ("number", 7, 7, "7", "7"),
    ],
)
def test_values_are_spelled_in_both_languages(spell: str, value: int, code: object, french: str, english: str) -> None:
    assert GAME.code(spell, value) == code
    assert GAME.value(spell, str(code)) == value
    assert (GAME.spell(spell, value, "fr"), GAME.spell(spell, value, "en")) == (french, english)


def test_a_card_is_drawn_with_its_colour_and_a_letter() -> None:
    assert GAME.face("card", 58, "fr") == ("V15", "green")
    assert GAME.face("card", 58, "en") == ("G15", "green")
    assert GAME.face("slot", 1, "en") == ("2 (top-right)", "black")


@pytest.mark.parametrize("text", ["", "R", "R0", "R16", "R01", "X5", "15R", "R1 ", "R²"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        GAME.value("card", text)
