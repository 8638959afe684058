"""Values as people read them, in French and in English."""

from typing import Final

from pioche.cards import FRENCH_FIGURES, RANKS, SUIT_SYMBOLS, SUITS, cards_of, code, label
from pioche.games.programmes.listing import RUN, Directive, Programme
from pioche.games.programmes.moves import CLOSE, NAMED, PLACE, WORDS
from pioche.games.programmes.view import decode_steps, packed_steps

SUN: Final = {"fr": "soleil", "en": "sun"}
NO_WILDS: Final = {"fr": "sans frimes", "en": "no wilds"}
RUNS: Final = {"fr": "suite", "en": "run"}
SETS: Final = {"fr": "pareilles", "en": "set"}
OF: Final = {"fr": "de", "en": "of"}
ENDS: Final = {"fr": ("au groupe", "en bas", "en haut"), "en": ("set", "low end", "high end")}


def programme(card: Programme, lang: str) -> str:
    """`P09 (pareilles de 3, suite de 4)`."""
    if card.is_sun:
        return f"{card.name} ({SUN[lang]})"
    asked = [_directive(directive, lang) for directive in card.directives]
    if not card.wilds:
        asked.append(NO_WILDS[lang])
    return f"{card.name} ({', '.join(asked)})"


def _directive(directive: Directive, lang: str) -> str:
    times = f"{directive.times} × " if directive.times > 1 else ""
    kind = (RUNS if directive.kind == RUN else SETS)[lang]
    ranks = [figure(name, lang) for name in directive.ranks()]
    what = f" {'-'.join(ranks)}" if ranks else f" {OF[lang]} {directive.size}"
    suits = "".join(SUIT_SYMBOLS[SUITS.index(suit)] for suit in directive.suits)
    return f"{times}{kind}{what}{' ' if suits else ''}{suits}"


def figure(name: str, lang: str) -> str:
    return FRENCH_FIGURES.get(name, name) if lang == "fr" else name


def plain(spell: str, value: int, lang: str) -> str:
    if spell == "rank":
        return figure(RANKS[(value - 1) % 13], lang)
    if spell == "suits":
        return "".join(symbol for i, symbol in enumerate(SUIT_SYMBOLS) if (value >> i) & 1)
    if spell == "end":
        return ENDS[lang][value]
    return label(value, lang)


def steps_code(value: int) -> str:
    """A compound move under way: `reveal 3H4H5H6H / 7S`; `!` where one was given up this turn."""
    compound, steps, cancelled = decode_steps(value)
    words = [WORDS[compound]] if compound else []
    if steps:
        words.append("".join(" / " if step == CLOSE else code(step - int(PLACE)) for step in steps).strip())
    return " ".join([*words, *(["!"] if cancelled else [])])


def steps_value(text: str) -> int:
    """What `steps_code` wrote; ValueError when it is no compound move."""
    words = text.split()
    cancelled = words[-1:] == ["!"]
    if cancelled:
        words.pop()
    if words and words[0] not in NAMED:
        raise ValueError(f"{text!r} is no compound move")
    steps: list[int] = []
    for i, group in enumerate("".join(words[1:]).split("/")):
        if i > 0:
            steps.append(int(CLOSE))
        steps += [int(PLACE) + card for card in cards_of(group)]
    return packed_steps(NAMED[words[0]] if words else 0, steps, cancelled=cancelled)
