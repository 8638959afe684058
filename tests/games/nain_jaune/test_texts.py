"""Everything a person may be told has its words, in French and in English."""

import re
from pathlib import Path

import pytest

from pioche.chance import FastRng
from pioche.core.events import Event, Journal
from pioche.core.options import written
from pioche.core.refusal import Refusal
from pioche.core.seats import EVERYONE, HIDDEN, NOBODY, SPECTATOR
from pioche.games import nain_jaune
from pioche.games.nain_jaune import GAME
from pioche.texts import LANGUAGES, speech
from pioche.texts.rulebook import rulebook
from tests.games.nain_jaune.tables import play, position, refused, start

CLAUSES = [f"NJ-{number:02}" for number in (*range(1, 7), *range(10, 29))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_told(lang: str) -> None:
    for kind, event in enumerate(GAME.events):
        columns = [*event.fields, *([event.rest, event.rest] if event.rest is not None else [])]
        told = speech(GAME, lang).event(Event(kind, [1 for _ in columns], None, EVERYONE))
        assert told.strip()
        assert "$" not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_dealt_to_another_is_told_without_its_cards(lang: str) -> None:
    journal = Journal()
    start(journal=journal)
    dealt = next(event for event in journal.events if GAME.events[event.kind].name == "dealt")
    seen = dealt.seen_by(SPECTATOR)
    assert seen is not None
    assert HIDDEN in seen.values
    assert speech(GAME, lang).message("hidden") not in speech(GAME, lang).event(seen)


@pytest.mark.parametrize(
    ("lang", "tokens", "reason"),
    [
        ("en", 0, "no token is left to pay or to stake."),
        ("en", 1, "1 token does not pay the stakes."),
        ("en", 4, "4 tokens do not pay the stakes."),
        ("fr", 0, "plus de jeton pour payer ni pour miser."),
        ("fr", 1, "1 jeton ne suffit pas pour miser."),
        ("fr", 4, "4 jetons ne suffisent pas pour miser."),
    ],
)
def test_whoever_goes_out_is_told_with_the_reason(lang: str, tokens: int, reason: str) -> None:
    kind = next(i for i, kind in enumerate(GAME.events) if kind.name == "eliminated")
    assert speech(GAME, lang).event(Event(kind, [1, tokens], None, EVERYONE)).endswith(reason)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_phases_zones_and_facts_have_words(lang: str) -> None:
    words = speech(GAME, lang)
    for option in (*GAME.options, *GAME.lab):
        assert words.message(f"option-{option.name}")
        for value in option.values:
            assert words.message(f"option-{option.name}-{written(value)}")
    match = start()
    for zone in match.zones():
        assert words.message(f"zone-{zone.name}", owner=words.seat(int(zone.owner)))
    for fact in match.facts():
        assert words.message(f"fact-{fact.field.name}", value=words.value(fact.field.spell, fact.value))
    assert words.message("fact-layer", value="x")
    for phase in ("follow", "lead", "over"):
        assert words.message(f"phase-{phase}", wanted=words.value("rank", 7))
    assert words.message("title") == "Nain Jaune"


def test_both_catalogues_hold_the_same_messages() -> None:
    folder = Path(str(nain_jaune.__file__)).parent / "locale"
    keys = [re.findall(r"^([\w-]+) =", (folder / f"{lang}.ftl").read_text(), re.MULTILINE) for lang in LANGUAGES]
    assert keys[0] == keys[1]
    assert len(set(keys[0])) == len(keys[0])


def refusals() -> list[Refusal]:
    """One of each key, as the rules make them."""
    opening = position(["AC 2C 9C", "9D", "9H"], 0)
    held = position(["AC 2C 9C", "9D", "9H"], 0, options={"holding_back": True})
    lead = position(["2C 9C", "9D", "9H"], 0, phase="lead")
    found = [refused(opening, "pass"), refused(lead, "pass"), refused(lead, "lay KS")]
    play(opening, "lay AC")
    play(held, "lay AC")
    for move in ("pass", "lay 9C", "lay KS"):
        found.append(refused(opening, move))
    for move in ("lay 9C", "lay KS"):
        found.append(refused(held, move))
    play(opening, "lay 2C")
    for move in ("lay 9C", "lay KS"):
        found.append(refused(opening, move))
    for options, lab in (({"tokens": 9, "stakes": "traditional"}, {}), ({}, {"hand": 1})):
        with pytest.raises(Refusal) as caught:
            GAME.start(3, FastRng("1"), options, lab)
        found.append(caught.value)
    with pytest.raises(Refusal) as caught:
        GAME.parse("draw")
    found.append(caught.value)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_sentence_that_names_what_was_wrong(lang: str) -> None:
    catalogue = (Path(str(nain_jaune.__file__)).parent / "locale" / f"{lang}.ftl").read_text()
    keys = set(re.findall(r"^refusal-(?!position)([\w-]+) =", catalogue, re.MULTILINE))
    assert {refusal.key for refusal in refusals()} == keys
    for refusal in refusals():
        assert speech(GAME, lang).refusal(refusal).endswith(".")
        assert refusal.clause is None or refusal.clause in CLAUSES


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("fr", "Vous avez la carte demandée (2) et vous devez la jouer : posez 2♣ 2♦."),
        ("en", "You hold the rank asked for (2) and must play it: lay 2♣ 2♦."),
    ],
)
def test_nj_13_the_refusal_to_pass_says_what_to_lay(lang: str, sentence: str) -> None:
    match = play(position(["AC 2C 2D 9C", "9D", "9H"], 0), "lay AC")
    assert speech(GAME, lang).refusal(refused(match, "pass")) == sentence


@pytest.mark.parametrize(("lang", "names"), [("fr", "as 8 valet dame roi"), ("en", "ace 8 jack queen king")])
def test_ranks_are_named(lang: str, names: str) -> None:
    ranks = [GAME.value("rank", code) for code in ("A", "8", "J", "Q", "K")]
    assert " ".join(GAME.spell("rank", rank, lang) for rank in ranks) == names
    assert [GAME.code("rank", rank) for rank in ranks] == ["A", "8", "J", "Q", "K"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_every_clause_once_and_names_every_option(lang: str) -> None:
    book = rulebook(GAME, lang)
    assert list(book.clauses) == CLAUSES
    for option in GAME.options:
        assert option.clause is not None
        assert f"`{option.name}`" in book.clauses[option.clause]
        for value in option.values:
            assert f"`{written(value)}`" in book.clauses[option.clause]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_moves_have_words(lang: str) -> None:
    match, rng = start(4), FastRng("words")
    said: set[str] = set()
    while match.seat != NOBODY:
        for move in GAME.moves(match):
            said.add(speech(GAME, lang).move(move))
        match.apply(match.pick(rng))
    assert len(said) > 40
