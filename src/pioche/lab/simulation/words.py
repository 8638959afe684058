"""What the lab says of simulations, in a catalogue of its own."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentResource

from pioche.core.events import EventKind
from pioche.core.game import Game
from pioche.texts import Speech


class Words(Speech):
    """A game's words and the lab's."""

    def __init__(self, game: Game, lang: str) -> None:
        super().__init__(game, lang)
        source = files("pioche.lab.simulation").joinpath("locale", f"{lang}.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def happening(self, game: Game, kind: EventKind) -> str:
        """What an event is, whoever and whatever it is about."""
        own = f"lab-event-{game.slug.replace('_', '-')}-{kind.name.replace('_', '-')}"
        if self.has(own):
            return self.message(own)
        blanks = {field.name: "…" for field in [*kind.fields, *([kind.rest] if kind.rest is not None else [])]}
        return self.message(f"event-{kind.name}", **blanks)


@cache
def lab_words(game: Game, lang: str) -> Words:
    return Words(game, lang)
