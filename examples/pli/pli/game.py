"""The Game that Pioche finds: names, notation, start and load."""

from collections.abc import Mapping
from typing import Any

from pioche.chance import Chance, FastRng, chance_of
from pioche.core.events import Journal
from pioche.core.game import Game, Move
from pioche.core.options import settle
from pioche.core.refusal import Fact, Refusal
from pioche.core.seats import Action
from pioche.core.state import Redealer, State
from pioche.core.view import View
from pli.events import EVENTS
from pli.moves import ACTIONS, parsed, read, written
from pli.options import HAND, PACK, ROUNDS, WINS
from pli.position import fill
from pli.view import Imagination, Pli


class PliGame(Game):
    slug = "pli"
    package = "pli"
    prefix = "PL"
    rules = 1
    supported = (1,)
    least = 2
    most = 4
    low_wins = False
    options = (HAND, ROUNDS, WINS)
    lab = (PACK,)
    events = EVENTS
    actions = ACTIONS
    state = Pli

    def start(
        self,
        players: int,
        chance: Chance,
        options: Mapping[str, object] | None = None,
        lab: Mapping[str, object] | None = None,
        rules: int | None = None,
        journal: Journal | None = None,
    ) -> State:
        state = self.table(players, chance, options or {}, lab or {}, self.rules if rules is None else rules)
        state.journal = journal
        state.begin()
        return state

    def table(
        self, players: int, chance: Chance, options: Mapping[str, object], lab: Mapping[str, object], rules: int
    ) -> Pli:
        """A table before the deal, or the Refusal that says why there can be none."""
        if not self.least <= players <= self.most:
            words = {"least": str(self.least), "most": str(self.most), "given": str(players)}
            raise Refusal("argument", "PL-01", "players", words=words)
        if rules not in self.supported:
            raise Refusal("argument", None, "rules-unknown", words={"given": str(rules), "known": "1"})
        state = self.state(rules, players, chance, settle(self.options, options), settle(self.lab, lab))
        needed, pack = players * state.number("hand"), state.number("pack")
        if needed > pack:
            facts = [Fact("needed", "number", needed), Fact("pack", "number", pack)]
            raise Refusal("option", "PL-02", "pack-too-small", facts)
        return state

    def load(self, position: Mapping[str, object]) -> State:
        given: dict[str, Any] = {"rules": self.rules, "options": {}, "lab": {}, "chance": {}, **position}
        try:
            chance = chance_of(**{"kind": "fast", "seed": "0", **given["chance"]})
            state = self.table(given["players"], chance, given["options"], given["lab"], given["rules"])
            fill(state, given)
        except ValueError as error:
            raise Refusal("position", None, "position", words={"reason": str(error)}) from None
        except (Refusal, AttributeError, LookupError, TypeError):
            reason = "a field is missing, or is not what a dumped position has there."
            raise Refusal("position", None, "position", words={"reason": reason}) from None
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
