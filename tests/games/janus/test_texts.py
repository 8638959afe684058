"""Everything Janus can say is said in both languages, and both rulebooks hold every clause."""

import re
from importlib.resources import files

import pytest

from pioche.chance import BOT, FastRng
from pioche.core.events import Journal
from pioche.core.options import written
from pioche.core.refusal import Refusal
from pioche.core.seats import NOBODY, SPECTATOR, Action, Seat
from pioche.games.janus import GAME
from pioche.games.janus.table import PHASES
from pioche.texts import Speech
from pioche.texts.rulebook import rulebook
from tests.games.janus.tables import NORMAL, load, play

LANGUAGES = ("fr", "en")
CLAUSES = [f"JA-{n:02}" for n in (*range(1, 6), *range(10, 16), 20, 21, *range(30, 37))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_option_phase_zone_and_fact_has_words(lang: str) -> None:
    speech = Speech(GAME, lang)
    keys = ["title", "tagline", *(f"event-{kind.name}" for kind in GAME.events), *(f"phase-{name}" for name in PHASES)]
    for option in (*GAME.options, *GAME.lab):
        keys.append(f"option-{option.name}")
        keys += [f"option-{option.name}-{written(value)}" for value in option.values]
    state = play(load(), "propose")
    keys += [f"fact-{fact.field.name}" for fact in state.facts()]
    play(state, "agree", "agree")
    keys += [f"zone-{zone.name}" for zone in (*state.zones(), *state.last_round())]
    assert [key for key in keys if not speech.has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_can_be_described(lang: str) -> None:
    speech = Speech(GAME, lang)
    described = [speech.move((Action(action),)) for action in range(GAME.actions)]
    assert len(set(described)) == GAME.actions


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_matches_can_be_told_to_everybody(lang: str) -> None:
    speech = Speech(GAME, lang)
    told: set[int] = set()
    tables: list[tuple[int, dict[str, object], dict[str, object]]] = [
        (3, {"stall_rounds": 1}, {}),
        (4, {}, {}),
        (5, {}, {"symbols": 5, "hand": 1}),
        (3, {}, {}),
        (6, {}, {"symbols": 4, "hand": 1}),
    ]
    for seed, (players, options, lab) in enumerate(tables):
        journal, chance = Journal(), FastRng("bot")
        state = GAME.start(players, FastRng(f"texts {seed}"), options, lab, journal=journal)
        rng = FastRng(f"moves {seed}")
        for step in range(4000):
            if state.seat == NOBODY:
                break
            for action in range(GAME.actions + 1):
                refusal = state.refusal(Action(action)) if step % 31 == 0 else None
                assert refusal is None or speech.refusal(refusal)
            chance.open(BOT, step, state.seat)
            state.play(state.pick(rng) if seed % 2 else NORMAL.choose(state.view(state.seat), chance))
        for event in journal.events:
            told.add(event.kind)
            for viewer in (Seat(0), Seat(1), SPECTATOR):
                assert speech.event(event.seen_by(viewer))
    assert told == set(range(len(GAME.events)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("syntax", {"given": "pass"}),
        ("deck-too-small", {"cards": "6", "needed": "8"}),
        ("players", {"least": "3", "most": "6", "given": "2"}),
    ],
)
def test_refusals_outside_play_have_words(lang: str, key: str, words: dict[str, str]) -> None:
    text = Speech(GAME, lang).refusal(Refusal("option", None, key, words=words))
    assert all(word in text for word in words.values())


def test_a_hidden_side_is_called_a_symbol_and_not_a_card() -> None:
    journal = Journal()
    state = load()
    state.journal = journal
    play(state, "take 1.1")
    said = [Speech(GAME, "fr").event(journal.events[0].seen_by(Seat(seat))) for seat in range(3)]
    assert said == [
        "Joueur 0 prend la carte 1 de Joueur 1 et y voit ♪ note ; les autres voient un symbole caché.",
        "Joueur 0 prend la carte 1 de Joueur 1 et y voit un symbole caché ; les autres voient ♥ cœur.",
        "Joueur 0 prend la carte 1 de Joueur 1 et y voit ♪ note ; les autres voient ♥ cœur.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_holds_every_clause_once_and_in_order(lang: str) -> None:
    text = files(GAME.package).joinpath(f"rules.{lang}.md").read_text(encoding="utf-8")
    assert re.findall(r"^\*\*(JA-\d\d)\.\*\*", text, re.MULTILINE) == CLAUSES
    assert list(rulebook(GAME, lang).clauses) == CLAUSES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_names_every_option_under_its_clause(lang: str) -> None:
    clauses = rulebook(GAME, lang).clauses
    for option in GAME.options:
        assert option.clause is not None
        assert f"`{option.name}`" in clauses[option.clause]
