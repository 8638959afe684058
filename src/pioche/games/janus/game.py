"""Janus, as the registry holds it."""

from pioche.chance import DEAL, SIDES, Chance, Script
from pioche.core.game import Game, Move
from pioche.core.options import Settled
from pioche.core.position import Position
from pioche.core.refusal import Fact
from pioche.core.state import Redealer, State
from pioche.core.view import View
from pioche.games.janus import moves
from pioche.games.janus.events import EVENTS
from pioche.games.janus.load import FIELDS, restored
from pioche.games.janus.options import LAB, LEAST, MOST, OPTIONS, PRESETS, Terms
from pioche.games.janus.redeal import Imagination, start_of
from pioche.games.janus.rules import Match
from pioche.games.janus.sides import LETTERS
from pioche.games.janus.symbols import drawn, named
from pioche.games.janus.table import PHASES, RULES, SLUG, Table


class Janus(Game):
    slug = SLUG
    package = "pioche.games.janus"
    prefix = "JA"
    rules = RULES
    supported = (RULES,)
    least = LEAST
    most = MOST
    players_clause = "JA-02"
    low_wins = False
    one_round = True  # JA-02
    options = OPTIONS
    presets = PRESETS
    lab = LAB
    events = EVENTS
    actions = int(moves.ACTIONS)
    phases = PHASES
    fields = FIELDS

    def table(self, rules: int, players: int, chance: Chance, options: Settled, lab: Settled) -> State:
        return Match(players, chance, Terms(players, options, lab))

    def restore(self, position: Position) -> State:
        return restored(position)

    def redealer(self, view: View) -> Redealer:
        return Imagination(view)

    def shuffled(self, purpose: int) -> str | None:
        """A trio lays itself, so cards cannot change places without everybody noticing."""
        return None

    def disguise(self, script: Script, truth: State, imagined: State) -> Script:
        assert isinstance(truth, Table)
        assert isinstance(imagined, Table)
        order, sides = start_of(truth, imagined)
        return {**script, (int(DEAL), 0, 0): order, (int(SIDES), 0, 0): sides}

    def notation(self, move: Move) -> str:
        return moves.notation(int(move[0]))

    def parse(self, text: str) -> Move:
        return (moves.parse(text),)

    def question(self, view: View) -> str:
        """With four cards one must discard, with none one must take."""  # JA-15
        cards = len(view.zone("hand", view.viewer).values)
        must = {0: "-take", int(moves.PLACES): "-discard"}.get(cards, "") if view.phase == PHASES[0] else ""
        return super().question(view) + must

    def describe(self, move: Move) -> tuple[str, list[Fact]]:
        return moves.describe(int(move[0]))

    def code(self, spell: str, value: int) -> str | int:
        if spell == "symbol":
            return LETTERS[value]
        return super().code(spell, value)

    def value(self, spell: str, text: str) -> int:
        if spell == "symbol":
            if len(text) != 1 or text not in LETTERS:
                raise ValueError(f"{text!r} is not a symbol: write one of the letters {LETTERS}")
            return LETTERS.index(text)
        return super().value(spell, text)

    def spell(self, spell: str, value: int, lang: str) -> str:
        if spell == "symbol":
            return named(value, lang)
        return super().spell(spell, value, lang)

    def face(self, spell: str, value: int, lang: str) -> tuple[str, str]:
        if spell == "symbol":
            return drawn(value)
        return super().face(spell, value, lang)


GAME = Janus()
