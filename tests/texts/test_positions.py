"""Why a position is refused is said in French and in English, whatever the reason."""

import ast
import re
from pathlib import Path

import pytest

from pioche.chance import FastRng
from pioche.core.game import Game
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.texts import LANGUAGES, speech
from pli import GAME as PLI

ROOT = Path(__file__).parents[2]
CORE = (ROOT / "src/pioche/core", ROOT / "src/pioche/referee.py")
GAMES = [game_of(slug) for slug in ("adriano", "janus", "nain_jaune", "programmes")] + [PLI]
OPENING = {"fr": "Cette position est refusée. ", "en": "This position is refused. "}


every_game = pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])


def folder(game: Game) -> Path:
    return ROOT / ("examples/pli/pli" if game is PLI else f"src/pioche/games/{game.slug}")


def refusals(*places: Path) -> list[Refusal]:
    """One for each `impossible("key", "XX-01", name=…)` written there."""
    found: list[Refusal] = []
    for place in places:
        for path in [place] if place.is_file() else sorted(place.glob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "impossible":
                    reason, *clause = [ast.literal_eval(argument) for argument in node.args]
                    words = {str(keyword.arg): f"<{keyword.arg}>" for keyword in node.keywords}
                    found.append(Refusal("position", clause[0] if clause else None, f"position-{reason}", words=words))
    return found


@every_game
def test_every_reason_has_its_sentence_in_both_languages(game: Game) -> None:
    for refusal in refusals(*CORE, folder(game)):
        french, english = (speech(game, lang).refusal(refusal).removeprefix(OPENING[lang]) for lang in LANGUAGES)
        assert french[0] in f"{french[0].upper()}<", french
        assert english[0] in f"{english[0].upper()}<", english
        assert french != english
        assert (french[-1], english[-1]) == (".", ".")
        assert all(word in french and word in english for word in refusal.words.values()), refusal.key
        assert refusal.clause is None or refusal.clause.startswith(game.prefix)


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_the_one_of_a_reason(game: Game, lang: str) -> None:
    own = {refusal.key for refusal in refusals(folder(game))}
    common = {refusal.key for refusal in refusals(*CORE)}
    for place, keys in ((folder(game), own | {"position-card"}), (ROOT / "src/pioche/texts", common)):
        source = (place / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^refusal-(position-\S+) =", source, re.MULTILINE)) - keys == set()


@every_game
def test_an_option_that_a_position_cannot_have_is_refused_as_at_a_start(game: Game) -> None:
    position = game.start(3, FastRng("options")).dump()
    for wrong in ({"options": {"colour": 1}}, {"options": {game.options[0].name: "x"}}, {"lab": {"colour": 1}}):
        with pytest.raises(Refusal) as started:
            game.start(3, FastRng("options"), **wrong)
        with pytest.raises(Refusal) as loaded:
            game.load({**position, **wrong})
        assert (started.value.kind, loaded.value.kind) == ("option", "position")
        assert started.value.clause == loaded.value.clause
        for lang in LANGUAGES:
            words = speech(game, lang)
            assert words.refusal(loaded.value) == OPENING[lang] + words.refusal(started.value)
