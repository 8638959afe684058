"""Nain Jaune as the registry knows it."""

from typing import Final

from pioche.cards import RANKS
from pioche.chance import Chance
from pioche.core.game import Game, Move
from pioche.core.options import Settled
from pioche.core.position import Position
from pioche.core.refusal import Fact
from pioche.core.state import Redealer, State
from pioche.core.view import View
from pioche.games.nain_jaune import moves
from pioche.games.nain_jaune.events import EVENTS
from pioche.games.nain_jaune.load import FIELDS, restored
from pioche.games.nain_jaune.options import LAB, LEAST, MOST, OPTIONS, PRESETS, Terms
from pioche.games.nain_jaune.position import PHASES, RULES, SLUG
from pioche.games.nain_jaune.redeal import NainJauneRedealer
from pioche.games.nain_jaune.rules import Match

RANK_NAMES: Final = {
    "fr": {"A": "as", "J": "valet", "Q": "dame", "K": "roi"},
    "en": {"A": "ace", "J": "jack", "Q": "queen", "K": "king"},
}


class NainJaune(Game):
    slug = SLUG
    package = "pioche.games.nain_jaune"
    prefix = "NJ"
    rules = RULES
    supported = (RULES,)
    least = LEAST
    most = MOST
    players_clause = "NJ-01"
    low_wins = False
    options = OPTIONS
    presets = PRESETS
    lab = LAB
    events = EVENTS
    actions = moves.ACTIONS
    phases = PHASES
    fields = FIELDS

    def table(self, rules: int, players: int, chance: Chance, options: Settled, lab: Settled) -> State:
        return Match(Terms(players, options, lab), players, chance)

    def restore(self, position: Position) -> State:
        return restored(position)

    def redealer(self, view: View) -> Redealer:
        return NainJauneRedealer(self, view)

    def conserved(self, state: State) -> dict[str, object]:  # NJ-27
        assert isinstance(state, Match)
        return {"tokens": sum(state.tokens) + sum(state.board) + state.out_of_play}

    def notation(self, move: Move) -> str:
        return moves.notation(move[0])

    def parse(self, text: str) -> Move:
        return (moves.parse(text),)

    def describe(self, move: Move) -> tuple[str, list[Fact]]:
        return moves.describe(move[0])

    def code(self, spell: str, value: int) -> str | int:
        if spell == "rank":
            return RANKS[value]
        return super().code(spell, value)

    def value(self, spell: str, text: str) -> int:
        if spell == "rank":
            return RANKS.index(text)
        return super().value(spell, text)

    def spell(self, spell: str, value: int, lang: str) -> str:
        if spell == "rank":
            return RANK_NAMES[lang].get(RANKS[value], RANKS[value])
        return super().spell(spell, value, lang)


GAME: Final = NainJaune()
