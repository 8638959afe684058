"""Adriano, as the registry holds it."""

from pioche.chance import Chance
from pioche.core.game import Game, Move
from pioche.core.options import Settled
from pioche.core.position import Position
from pioche.core.refusal import Fact
from pioche.core.state import Redealer, State
from pioche.core.view import View
from pioche.games.adriano import deck, moves
from pioche.games.adriano.events import EVENTS
from pioche.games.adriano.load import FIELDS, restored
from pioche.games.adriano.options import LAB, OPTIONS, PRESETS, Settings
from pioche.games.adriano.redeal import redealer
from pioche.games.adriano.rules import Adriano
from pioche.games.adriano.table import PHASES, SLUG

CONJUNCTIONS = {
    ("slots", "fr"): " et ",
    ("slots", "en"): " and ",
    ("order", "fr"): " puis ",
    ("order", "en"): " then ",
}
SLOT_NAMES = {
    "fr": ("en haut à gauche", "en haut à droite", "en bas à gauche", "en bas à droite"),
    "en": ("top-left", "top-right", "bottom-left", "bottom-right"),
}


class AdrianoGame(Game):
    slug = SLUG
    package = "pioche.games.adriano"
    prefix = "AD"
    rules = 1
    supported = (1,)
    least = 2
    most = 6
    players_clause = "AD-02"
    low_wins = True  # AD-49
    options = OPTIONS
    presets = PRESETS
    lab = LAB
    events = EVENTS
    actions = int(moves.ACTIONS)
    phases = PHASES
    fields = FIELDS

    def table(self, rules: int, players: int, chance: Chance, options: Settled, lab: Settled) -> State:
        return Adriano(rules, players, chance, Settings(players, options, lab))

    def restore(self, position: Position) -> State:
        return restored(position)

    def redealer(self, view: View) -> Redealer:
        return redealer(self, view)

    def notation(self, move: Move) -> str:
        return moves.notation(int(move[0]))

    def parse(self, text: str) -> Move:
        return (moves.parse(text),)

    def moves(self, state: State) -> list[Move]:
        """What cannot be taken back is offered last."""  # AD-40
        return sorted(super().moves(state), key=lambda move: move[0] == moves.CALL)

    def question(self, view: View) -> str:
        key = super().question(view)
        return f"{key}-draw" if view.phase == "turn" and view.legal == [moves.DRAW] else key  # AD-04, AD-51

    def describe(self, move: Move) -> tuple[str, list[Fact]]:
        return moves.describe(int(move[0]))

    def code(self, spell: str, value: int) -> str | int:
        if spell == "card":
            return deck.code(value)
        if spell == "slot":
            return value + 1
        if spell in ("slots", "order"):
            return " ".join(_numbers(spell, value))
        return value

    def value(self, spell: str, text: str) -> int:
        if spell == "card":
            return deck.card_of(text)
        if spell == "slot":
            return int(text) - 1
        if spell == "slots":
            return sum(2 ** (int(slot) - 1) for slot in text.split())
        if spell == "order":
            return sum(int(slot) * 8**i for i, slot in enumerate(text.split()))
        return int(text)

    def spell(self, spell: str, value: int, lang: str) -> str:
        if spell == "card":
            return deck.label(value, lang)
        if spell == "slot":
            return f"{value + 1} ({SLOT_NAMES[lang][value]})"
        if spell in ("slots", "order"):
            numbers = _numbers(spell, value)
            conjunction = CONJUNCTIONS[spell, lang]
            return conjunction.join([", ".join(numbers[:-1]), numbers[-1]] if len(numbers) > 1 else numbers)
        return str(value)

    def face(self, spell: str, value: int, lang: str) -> tuple[str, str]:
        if spell == "card":
            return deck.face(value, lang), deck.INKS[value & 3]
        return self.spell(spell, value, lang), "black"


def _numbers(spell: str, value: int) -> list[str]:
    slots = moves.slots_of(value) if spell == "slots" else moves.named(value)
    return [str(slot + 1) for slot in slots]


GAME = AdrianoGame()
