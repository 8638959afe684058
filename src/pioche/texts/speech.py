"""Events, refusals and views in words, in one language."""

import re
from collections.abc import Collection
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from pioche.core.events import Event, Field
from pioche.core.game import Game, Move
from pioche.core.refusal import Fact, Refusal
from pioche.core.seats import HIDDEN, NOBODY, SPECTATOR

LANGUAGES = ("fr", "en")
FRENCH_VOWELS = tuple("aàâäeéèêëiîïoôöuùûüœæ")
LONGEST_WORD = 60  # characters of a word from outside; ours are shorter
LONGEST_TEXT = 500  # of all a refusal quotes at once; our lists are shorter
LONGEST_ARGUMENT = 2000  # Fluent fails above 2,500
LARGEST_NUMBER = 10**15  # Babel, which writes numbers for Fluent, fails far above


class MissingText(KeyError):
    """A message the catalogues do not have, or one that could not be written with its arguments."""


class Speech:
    """One language for one game (or for no game: the core's messages alone)."""

    def __init__(self, game: Game | None, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.names: list[str] = []  # of the seats; empty: "player 2"
        self._bundle = FluentBundle([lang], use_isolating=False)
        for package in ["pioche.texts"] if game is None else ["pioche.texts", game.package]:
            self._bundle.add_resource(_catalogue(package, lang), allow_overrides=True)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def message(self, key: str, **arguments: str | int) -> str:
        if not self._bundle.has_message(key):
            raise MissingText(f"no message {key!r} in {self.lang}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"message {key!r} in {self.lang} has no text")
        written = {name: _bounded(value) for name, value in arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, written)
        if errors:
            raise MissingText(f"message {key!r} in {self.lang}: {errors[0]}")
        return self._elided(str(text))

    def _elided(self, text: str) -> str:
        """« la carte de Est » is « la carte d'Est » in French."""
        for name in self.names if self.lang == "fr" else ():
            if name[:1].lower() in FRENCH_VOWELS:
                text = re.sub(rf"\b([Dd])e (?={re.escape(name)}\b)", r"\1'", text)
        return text

    def value(self, spell: str, value: int) -> str | int:
        """A value as a Fluent argument: numbers stay numbers, so that plurals agree."""
        if value == HIDDEN:
            return _often(self, "hidden")
        if spell == "number":
            return int(value)
        if spell == "seat":
            return self.seat(value)
        if self.game is None:
            return str(value)
        return self.game.spell(spell, value, self.lang)

    def seat(self, seat: int) -> str:
        if seat in (NOBODY, SPECTATOR):
            return _often(self, "nobody")
        if self.names:
            return self.names[seat]
        return _often(self, "player", number=int(seat))

    def event(self, event: Event | None) -> str:
        """A redacted event as a sentence.

        Message `event-<kind>`; where a value is hidden, `event-<kind>-hidden` if the catalogue has it, and where
        several are, `event-<kind>-all-hidden`.
        """
        if event is None or self.game is None:
            return ""
        kind = self.game.events[event.kind]
        arguments: dict[str, str | int] = {}
        for i, field in enumerate(kind.fields):
            arguments[field.name] = self.value(field.spell, event.values[i])
        if kind.rest is not None:
            arguments[kind.rest.name] = self._list(kind.rest, event.values[len(kind.fields) :])
        key = f"event-{kind.name}"
        if event.values.count(HIDDEN) > 1 and self.has(f"{key}-all-hidden"):
            key += "-all-hidden"
        elif HIDDEN in event.values and self.has(f"{key}-hidden"):
            key += "-hidden"
        return self.message(key, **arguments)

    def _list(self, field: Field, values: list[int]) -> str:
        """Signs stand side by side, words do not."""
        said = [str(self.value(field.spell, value)) for value in values]
        return (", " if any(len(one.split()) > 1 for one in said) else " ").join(said)

    def _facts(self, facts: list[Fact], parted: Collection[int] = ()) -> dict[str, str | int]:
        """Facts as Fluent arguments; several of one name make a list, with a stroke before those to be parted."""
        arguments: dict[str, str | int] = {}
        for i, fact in enumerate(facts):
            name = fact.field.name
            value = self.value(fact.field.spell, fact.value)
            gap = " / " if i in parted else " "
            arguments[name] = f"{arguments[name]}{gap}{value}" if name in arguments else value
        return arguments

    def refusal(self, refusal: Refusal) -> str:
        """What was wrong and what would be allowed; message `refusal-<key>`."""
        words = {name: quoted(word) for name, word in refusal.words.items()}
        said = self.message(f"refusal-{refusal.key}", **words, **self._facts(refusal.facts))
        return self.message("refusal-position", reason=said) if refusal.kind == "position" else said

    def move(self, move: Move) -> str:
        """A move in words; message `move-<key>`."""
        if self.game is None:
            return ""
        key, facts = self.game.describe(move)
        return self.message(f"move-{key}", **self._facts(facts, _parted(self.game, move)))


def _parted(game: Game, move: Move) -> set[int]:
    """In a compound move, the facts that come after a step which names nothing: the end of a combination, say."""
    parted: set[int] = set()
    count = 0
    for action in move if len(move) > 1 else ():
        named = len(game.describe((action,))[1])
        if named == 0:
            parted.add(count)
        count += named
    return parted


@lru_cache(maxsize=1000)
def _often(speech: Speech, key: str, **arguments: int) -> str:
    """What is said of many cards or seats at once: kept, because writing it takes long. No name is in it."""
    return speech.message(key, **arguments)


def quoted(text: str) -> str:
    """What anybody may have written, short enough for a sentence."""
    return _shortened(text, LONGEST_TEXT)


def _bounded(value: str | int) -> str | int:
    """An argument that Fluent can write, whatever it is; a path and a sentence of ours stay whole."""
    if isinstance(value, int):
        return value if abs(value) < LARGEST_NUMBER else quoted(str(value))
    return value if len(value) <= LONGEST_TEXT else _shortened(value, LONGEST_ARGUMENT)


def _shortened(text: str, most: int) -> str:
    """Without endless words, and no longer than so many characters."""
    words = re.sub(rf"(?<!\S)(\S{{{LONGEST_WORD}}})\S+", r"\1…", text)
    return words if len(words) <= most else f"{words[:most]}…"


@cache
def _catalogue(package: str, lang: str) -> Resource:
    """Read once: that takes long, and every game has the core's."""
    return FluentResource(files(package).joinpath("locale", f"{lang}.ftl").read_text(encoding="utf-8"))


@cache
def speech(game: Game | None, lang: str) -> Speech:
    """The shared, nameless speech of a game in a language."""
    return Speech(game, lang)
