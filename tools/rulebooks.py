"""The rulebooks of our games as pages of the site: the game's own text, then its rulings and options from the code."""

import re
from pathlib import Path

from pioche.core.game import Game
from pioche.core.options import Option, OptionValue, written
from pioche.core.registry import games
from pioche.games.programmes.listing import TIERS, listing
from pioche.texts import LANGUAGES, speech
from pioche.texts.rulebook import CLAUSE, rulebook

GAMES = Path(__file__).parents[1] / "src" / "pioche" / "games"
FOLDERS = {"fr": "regles", "en": "rules"}
OTHER = {"fr": "Read this in [English](../rules/{slug}.md).", "en": "À lire aussi [en français](../regles/{slug}.md)."}
RULED = {
    "fr": re.compile(r"de\s+notre\s+part|notre\s+composition"),
    "en": re.compile(r"\bour\s+rulings?|\bours\b", re.I),
}
REFERENCE = re.compile(r"(?<![\w\[*#-])([A-Z]{2}-\d\d)(?![\w*])")

WORDS = {
    "fr": {
        "rulings": "## Décisions et options",
        "about": "Là où le livret se tait, ou peut se lire de deux façons, il a fallu choisir. Une décision de notre "
        "part figure dans {clauses}. Ce qu'une table peut choisir autrement a un nom : c'est une option, à donner par "
        "`pioche play {slug} --options nom=valeur` ou en créant une table.",
        "default": "par défaut",
        "ours": "Le livret ne le dit pas : la valeur par défaut est une décision de notre part.",
        "number": "un nombre de {low} à {high}",
        "null": "comme le disent les règles",
        "presets": "### Manières de jouer",
        "preset": "| `--preset` | | ce qui change |",
        "cards": "## Les programmes",
        "listed": "La liste de la version {rules} des règles.",
    },
    "en": {
        "rulings": "## Rulings and options",
        "about": "Where the booklet is silent or can be read in two ways, somebody had to choose. A ruling of ours "
        "stands in {clauses}. What a table may choose otherwise has a name: it is an option, given by "
        "`pioche play {slug} --options name=value` or where a table is made.",
        "default": "the default",
        "ours": "The booklet does not say: the default is a ruling of ours.",
        "number": "a number from {low} to {high}",
        "null": "as the rules say",
        "presets": "### Ways to play",
        "preset": "| `--preset` | | what it changes |",
        "cards": "## The programmes",
        "listed": "The list of rules version {rules}.",
    },
}


def pages() -> dict[str, str]:
    """Every rulebook by its place in the site."""
    return {f"{FOLDERS[lang]}/{game.slug}.md": page(game, lang) for game in ours() for lang in LANGUAGES}


def sources() -> dict[str, Path]:
    """The file that each was made from."""
    return {
        f"{FOLDERS[lang]}/{game.slug}.md": GAMES / game.slug / f"rules.{lang}.md"
        for game in ours()
        for lang in LANGUAGES
    }


def ours() -> list[Game]:
    return [game for game in games().values() if game.package.startswith("pioche.")]


def page(game: Game, lang: str) -> str:
    title, _, text = rulebook(game, lang).text.partition("\n")
    parts = [title, OTHER[lang].format(slug=game.slug), anchored(text.strip()), rulings(game, lang)]
    if game.slug == "programmes":
        parts.append(programmes(game, lang))
    return "\n\n".join(parts) + "\n"


def anchored(text: str) -> str:
    """Each clause with an anchor of its own, and each clause that is named leading there."""
    linked = REFERENCE.sub(r"[\1](#\1)", text)
    return re.sub(rf"^{CLAUSE.pattern}", r"**\1.**{#\1} ", linked, flags=re.MULTILINE)


def rulings(game: Game, lang: str) -> str:
    words = WORDS[lang]
    ruled = [clause for clause, text in rulebook(game, lang).clauses.items() if RULED[lang].search(text)]
    clauses = ", ".join(f"[{clause}](#{clause})" for clause in ruled)
    parts = [words["rulings"], words["about"].format(clauses=clauses, slug=game.slug)]
    parts += [option_told(game, option, lang) for option in game.options]
    if game.presets:
        parts += [words["presets"], presets(game, lang)]
    return "\n\n".join(parts)


def option_told(game: Game, option: Option, lang: str) -> str:
    said, words = speech(game, lang), WORDS[lang]
    about = f"option-{option.name}-about"
    colon = " : " if lang == "fr" else ": "
    sentences = [f"[{option.clause}](#{option.clause})."] if option.clause else []
    sentences += [said.message(about)] if said.has(about) else []
    sentences += [words["ours"]] if option.ours else []
    lines = []
    for value in option.values:
        usual = f" ({words['default']})" if value == option.default else ""
        key = f"option-{option.name}-{written(value)}"
        meaning = f"{colon}{said.message(key)}" if said.has(key) else ""
        lines.append(f"- `{written(value)}`{usual}{meaning}")
    if not option.values:
        usual = f"`{written(option.default)}` ({words['default']})"
        means = f", {words['null']}" if option.default is None else ""
        lines.append(f"- {words['number'].format(low=option.low, high=option.high)}{colon}{usual}{means}")
    heading = f"### `{option.name}`{colon}{said.message(f'option-{option.name}')} {{#option-{option.name}}}"
    return "\n\n".join([heading, " ".join(sentences), "\n".join(lines)])


def presets(game: Game, lang: str) -> str:
    said = speech(game, lang)
    rows = [WORDS[lang]["preset"], "| --- | --- | --- |"]
    for preset in game.presets:
        rows.append(f"| `{preset.name}` | {said.message(f'preset-{preset.name}')} | {changed(preset.options)} |")
    return "\n".join(rows)


def changed(options: dict[str, OptionValue]) -> str:
    return ", ".join(f"[`{name}={written(value)}`](#option-{name})" for name, value in options.items())


def programmes(game: Game, lang: str) -> str:
    """The cards of Programmes, which only its list tells."""
    said, words = speech(game, lang), WORDS[lang]
    parts = [words["cards"], words["listed"].format(rules=game.rules)]
    for tier in TIERS:
        name = said.message(f"option-difficulty-{tier}")
        rows = [f"| {name[0].upper()}{name[1:]} | |", "| --- | --- |"]
        for at, card in enumerate(listing(game.rules)):
            if card.tier == tier:
                asked = game.spell("programme", at, lang).partition("(")[2].removesuffix(")")
                rows.append(f"| {card.name} | {asked} |")
        parts.append("\n".join(rows))
    return "\n\n".join(parts)
