"""The Game that Pioche finds: names, notation, start and load."""

from pioche.chance import Chance, FastRng
from pioche.core.game import Game, Move
from pioche.core.options import Settled
from pioche.core.position import Position
from pioche.core.refusal import Fact, Refusal
from pioche.core.seats import Action
from pioche.core.state import Redealer, State
from pioche.core.view import View
from pli.events import EVENTS
from pli.moves import ACTIONS, parsed, read, written
from pli.options import HAND, PACK, ROUNDS, WINS
from pli.position import FIELDS, fill
from pli.view import PHASES, Imagination, Pli


class PliGame(Game):
    slug = "pli"
    package = "pli"
    prefix = "PL"
    rules = 1
    supported = (1,)
    least = 2
    most = 4
    players_clause = "PL-01"
    low_wins = False
    options = (HAND, ROUNDS, WINS)
    lab = (PACK,)
    events = EVENTS
    actions = ACTIONS
    phases = PHASES
    fields = FIELDS
    state = Pli

    def table(self, rules: int, players: int, chance: Chance, options: Settled, lab: Settled) -> Pli:
        state = self.state(rules, players, chance, options, lab)
        needed, pack = players * state.number("hand"), state.number("pack")
        if needed > pack:
            facts = [Fact("needed", "number", needed), Fact("pack", "number", pack)]
            raise Refusal("option", "PL-02", "pack-too-small", facts)
        return state

    def restore(self, position: Position) -> State:
        state = self.table(position.rules, position.players, position.chance, position.options, position.lab)
        fill(state, position)
        return state

    def redealer(self, view: View) -> Redealer:
        return Imagination(self.state(view.rules, view.players, FastRng(""), view.options, view.lab), view)

    def notation(self, move: Move) -> str:
        return f"play {written(int(move[0]))}"

    def parse(self, text: str) -> Move:
        return (Action(parsed(text)),)

    def describe(self, move: Move) -> tuple[str, list[Fact]]:
        return "play", [Fact("card", "card", int(move[0]))]

    def code(self, spell: str, value: int) -> str | int:
        return written(value) if spell == "card" else value

    def value(self, spell: str, text: str) -> int:
        return read(text) if spell == "card" else int(text)

    def spell(self, spell: str, value: int, lang: str) -> str:
        return str(self.code(spell, value))

    def face(self, spell: str, value: int, lang: str) -> tuple[str, str]:
        return self.spell(spell, value, lang), "black"


GAME = PliGame()
