"""Everything Programmes can say is said in both languages, and both rulebooks hold every clause."""

import re
from importlib.resources import files
from random import Random

import pytest

from pioche.cards import cards_of
from pioche.chance import FastRng
from pioche.core.options import written
from pioche.core.refusal import Refusal
from pioche.core.seats import NOBODY, Action, Seat
from pioche.games.programmes import GAME
from pioche.games.programmes.listing import listing
from pioche.games.programmes.table import PHASES
from pioche.texts import Speech
from pioche.texts.rulebook import rulebook
from tests.games.programmes.tables import TABLES, load, match, play, viewers
from tests.rules.programmes.table import Laid, asked, given, run

LANGUAGES = ("fr", "en")
CLAUSES = [f"PR-{n:02}" for n in (*range(1, 4), *range(10, 20), *range(20, 23), *range(30, 37), *range(40, 48))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_option_and_phase_has_words(lang: str) -> None:
    speech = Speech(GAME, lang)
    keys = ["title", "tagline", *(f"event-{kind.name}" for kind in GAME.events), *(f"phase-{name}" for name in PHASES)]
    for option in (*GAME.options, *GAME.lab):
        keys.append(f"option-{option.name}")
        keys += [f"option-{option.name}-{written(value)}" for value in option.values]
    assert [key for key in keys if not speech.has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_matches_can_be_told_to_everybody(lang: str) -> None:
    speech = Speech(GAME, lang)
    random = Random(1)
    told: set[int] = set()
    refused: set[str] = set()
    for table in TABLES * 3:
        seed = str(random.random())
        for state in match(*table, seed=seed):
            if random.random() > 0.1 and not state.midway() and state.seat != NOBODY:
                continue
            zones = (*state.zones(), *state.last_round())
            needed = [f"zone-{zone.name}" for zone in zones] + [f"fact-{fact.field.name}" for fact in state.facts()]
            assert [key for key in needed if not speech.has(key)] == []
            for action in (*range(114), *random.sample(range(GAME.actions), 40), GAME.actions):
                refusal = state.refusal(Action(action))
                if refusal is not None and (refusal.key not in refused or random.random() < 0.02):
                    refused.add(refusal.key)
                    assert speech.refusal(refusal)
            for move in GAME.moves(state)[:10]:
                assert speech.move(move)
        assert state.journal is not None
        for event in state.journal.events:
            told.add(event.kind)
            for viewer in viewers(state)[-2:] + viewers(state)[:1]:
                assert speech.event(event.seen_by(viewer))
    assert [GAME.events[kind].name for kind in range(len(GAME.events)) if kind not in told] == []
    assert refused >= {
        *("over", "no-such-action", "exchange-or-keep", "no-exchange-now", "take-first", "already-taken"),
        *("nothing-under-way", "discard-not-held", "revealed-already", "not-complete", "set-before-reveal"),
        *("no-set-in-hand", "add-before-reveal", "no-such-combination", "finish-first", "no-cancel-now"),
        *("wrong-number", "place-not-held"),
    }


def test_everything_the_rules_refuse_has_words_in_both_languages() -> None:
    """Every key that the sources name."""
    keys: set[str] = set()
    for name in ("refusals.py", "playing.py", "options.py"):
        source = files(GAME.package).joinpath(name).read_text(encoding="utf-8")
        keys |= set(
            re.findall(
                r'(?:illegal|Refusal)\([^"\n]*(?:"(?:option|over|syntax)", None, |"PR-\d\d", )"([a-z-]+)"', source
            )
        )
        keys |= set(re.findall(r'illegal\(clause, "([a-z-]+)"', source))
    assert len(keys) > 25
    for lang in LANGUAGES:
        speech = Speech(GAME, lang)
        assert [key for key in sorted(keys) if not speech.has(f"refusal-{key}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    [
        "draw",
        "take",
        "exchange",
        "keep",
        "reveal",
        "set",
        "close",
        "cancel",
        "discard 7D",
        "place JK",
        "add 7D 2",
        "add 7D 2 low",
        "add QS 2 high",
        "reveal 3H4H / 7S7D",
        "set 7S7DJK",
    ],
)
def test_every_kind_of_move_can_be_described(lang: str, text: str) -> None:
    said = Speech(GAME, lang).move(GAME.parse(text))
    assert said
    for card, label in (("7D", "7♦"), ("QS", "D♠" if lang == "fr" else "Q♠"), ("3H", "3♥")):
        assert (card in text) == (label in said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options", "lab", "key"),
    [
        (7, {}, {}, "players"),
        (2, {"goal": 0}, {}, "option-value"),
        (2, {"aim": 5}, {}, "option-unknown"),
        (6, {}, {"programmes": 4}, "lab-programmes"),
        (6, {}, {"ranks": 4}, "lab-deck"),
        (2, {}, {"dealer": 2}, "lab-dealer"),
    ],
)
def test_what_cannot_be_started_is_refused_in_words(
    lang: str, players: int, options: dict[str, object], lab: dict[str, object], key: str
) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.start(players, FastRng("0"), options, lab)
    assert caught.value.key == key
    assert Speech(GAME, lang).refusal(caught.value)


def test_a_missing_card_is_counted_in_the_refusal() -> None:
    state = load(hands=["7H 7S 3C 4C 9S", "KD KH"])
    with pytest.raises(Refusal) as caught:
        play(state, "reveal 7H7S / 3C4C")
    assert Speech(GAME, "en").refusal(caught.value) != Speech(GAME, "fr").refusal(caught.value)
    refusal = state.refusal(GAME.parse("reveal")[0])
    assert refusal is not None
    assert {fact.field.name: fact.value for fact in refusal.facts}["missing"] == 2
    assert all("2" in Speech(GAME, lang).refusal(refusal) for lang in LANGUAGES)


def test_programmes_are_read_out() -> None:
    names = {card.name: i for i, card in enumerate(listing(1))}
    said = {name: [GAME.spell("programme", names[name], lang) for lang in LANGUAGES] for name in names}
    assert said["P09"] == ["P09 (pareilles de 3, suite de 4)", "P09 (set of 3, run of 4)"]
    assert said["P07"] == ["P07 (suite V-D-R)", "P07 (run J-Q-K)"]
    assert said["P08"] == ["P08 (suite de 5 ♦♥♠)", "P08 (run of 5 ♦♥♠)"]
    assert said["P18"] == ["P18 (2 × pareilles de 3, sans frimes)", "P18 (2 × set of 3, no wilds)"]
    assert said["S1"] == ["S1 (soleil)", "S1 (sun)"]
    assert [GAME.value("programme", name) for name in names] == list(names.values())
    assert GAME.value("card", "10H") == cards_of("10H")[0]
    with pytest.raises(ValueError, match="no programme"):
        GAME.value("programme", "P49")


@pytest.mark.parametrize(
    ("spell", "value", "code", "french", "english"),
    [
        ("programme", 4, "P05", "P05 (pareilles de 3, suite de 3)", "P05 (set of 3, run of 3)"),
        ("card", 46, "QH", "D♥", "Q♥"),
        ("drawn", 46, "QH", "D♥", "Q♥"),
        ("rank", 1, "A", "A", "A"),
        ("rank", 12, "Q", "D", "Q"),
        ("rank", 14, "A", "A", "A"),
        ("suits", 12, "HS", "♥♠", "♥♠"),
        ("suits", 15, "CDHS", "♣♦♥♠", "♣♦♥♠"),
        ("end", 0, "set", "au groupe", "set"),
        ("end", 1, "low", "en bas", "low end"),
        ("end", 2, "high", "en haut", "high end"),
        ("number", 3, 3, "3", "3"),
    ],
)
def test_a_value_has_a_code_and_a_word_in_each_language(
    spell: str, value: int, code: str | int, french: str, english: str
) -> None:
    assert GAME.code(spell, value) == code
    assert [GAME.spell(spell, value, lang) for lang in LANGUAGES] == [french, english]


@pytest.mark.parametrize("steps", ["", "reveal", "reveal 7D7H", "reveal 7D7H7S /", "reveal 7D7H7S / 3C4C"])
def test_a_move_begun_is_coded_as_it_is_written_with_a_mark_once_one_was_given_up(steps: str) -> None:
    for cancelled in (False, True):
        zone = next(zone for zone in load(steps=steps, cancelled=cancelled).view(Seat(0)).zones if zone.name == "steps")
        assert GAME.code(zone.spell, zone.values[0]) == (f"{steps} !".strip() if cancelled else steps)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_holds_every_clause_once_and_in_order(lang: str) -> None:
    text = files(GAME.package).joinpath(f"rules.{lang}.md").read_text(encoding="utf-8")
    assert re.findall(r"^\*\*(PR-\d\d)\.\*\*", text, re.MULTILINE) == CLAUSES
    assert list(rulebook(GAME, lang).clauses) == CLAUSES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_names_every_option_under_its_clause(lang: str) -> None:
    clauses = rulebook(GAME, lang).clauses
    for option in GAME.options:
        assert option.clause is not None
        assert f"`{option.name}`" in clauses[option.clause]


@pytest.mark.parametrize(
    ("programme", "hand", "move", "french", "english"),
    [
        (
            "P08",
            "4H5D6S7HJC9C8D",
            "reveal 4H5D6S7H9C",
            "9♣ est d'une couleur que cette directive ne permet pas : elle permet ♦♥♠.",
            "9♣ is of a suit this directive does not permit: it permits ♦♥♠.",
        ),
        (
            "P08",
            "4H5D6S7H9HJC8D",
            "reveal 4H5D6S7H9H",
            "9♥ ne vient pas à la suite : cette place est pour 8 de ♦♥♠, ou pour une frime.",
            "9♥ does not come next: this place is for 8 of ♦♥♠, or for a wild.",
        ),
        (
            "P01",
            "4H5H6H9HJC7H",
            "reveal 4H5H6H9H",
            "9♥ ne vient pas à la suite : cette place est pour 7 de ♥, ou pour une frime.",
            "9♥ does not come next: this place is for 7 of ♥, or for a wild.",
        ),
        (
            "P31",
            "4H5H6H9HJC7H",
            "reveal 4H5H6H9H",
            "9♥ ne vient pas à la suite : sans frimes, cette place est pour 7 de ♥.",
            "9♥ does not come next: without wilds this place is for 7 of ♥ only.",
        ),
        (
            "P18",
            "4H4D4S9H9C9DJC",
            "reveal 4H4D9H / 9C9D4S",
            "9♥ n'est pas de ces pareilles : sans frimes, il y faut la valeur 4.",
            "9♥ is not of this set: without wilds it takes cards of rank 4 only.",
        ),
    ],
)
def test_pr_11_a_card_out_of_place_is_told_what_its_place_takes(
    programme: str, hand: str, move: str, french: str, english: str
) -> None:
    table = asked(programme, hand)
    with pytest.raises(Refusal) as refused:
        GAME.play(table.state, GAME.parse(move))
    assert Speech(GAME, "fr").refusal(refused.value) == french
    assert Speech(GAME, "en").refusal(refused.value) == english


def test_pr_31_with_one_card_left_only_the_reserve_is_offered() -> None:
    one = given(["5H", "KD KH"], phase="take")
    assert Speech(GAME, "en").message(GAME.question(one.state.view(Seat(0)))) == (
        "You have one card left: draw from the reserve."
    )
    two = given(["5H 6H", "KD KH"], phase="take")
    assert GAME.question(two.state.view(Seat(0))) == "phase-take"


@pytest.mark.parametrize(
    ("laid", "told"),
    [
        ([], "nothing has been laid yet."),
        ([run("3S 4S 5S")], "the only one is number 1."),
        ([run("3S 4S 5S"), run("6S 7S 8S")], "they are numbered from 1 to 2."),
    ],
)
def test_pr_34_a_combination_that_is_not_there_is_told_which_are(laid: list[Laid], told: str) -> None:
    table = given(["9S 10C", "KD KH"], revealed=[0], laid=laid)
    refusal = table.state.refusal(GAME.parse("add 10C 9")[0])
    assert refusal is not None
    assert Speech(GAME, "en").refusal(refusal) == f"There is no combination 9 on the table: {told}"
