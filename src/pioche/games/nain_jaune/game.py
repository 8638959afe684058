"""Nain Jaune as the registry knows it."""

from collections.abc import Mapping
from typing import Final

from pioche.cards import RANKS
from pioche.chance import Chance
from pioche.core.events import Journal
from pioche.core.game import Game, Move
from pioche.core.refusal import Fact, Refusal
from pioche.core.state import Redealer, State
from pioche.core.view import View
from pioche.games.nain_jaune import moves
from pioche.games.nain_jaune.events import EVENTS
from pioche.games.nain_jaune.load import load
from pioche.games.nain_jaune.options import LAB, LEAST, MOST, OPTIONS, Terms
from pioche.games.nain_jaune.position import RULES, SLUG
from pioche.games.nain_jaune.redeal import NainJauneRedealer
from pioche.games.nain_jaune.rules import Match

RANK_NAMES: Final = {
    "fr": {"A": "as", "J": "valet", "Q": "dame", "K": "roi"},
    "en": {"A": "ace", "J": "jack", "Q": "queen", "K": "king"},
}


class NainJaune(Game):
    def __init__(self) -> None:
        self.slug = SLUG
        self.package = "pioche.games.nain_jaune"
        self.prefix = "NJ"
        self.rules = RULES
        self.supported = (RULES,)
        self.least = LEAST
        self.most = MOST
        self.low_wins = False
        self.options = OPTIONS
        self.lab = LAB
        self.events = EVENTS
        self.actions = moves.ACTIONS

    def start(
        self,
        players: int,
        chance: Chance,
        options: Mapping[str, object] | None = None,
        lab: Mapping[str, object] | None = None,
        rules: int | None = None,
        journal: Journal | None = None,
    ) -> State:
        if not LEAST <= players <= MOST:  # NJ-01
            words = {"least": str(LEAST), "most": str(MOST), "given": str(players)}
            raise Refusal("argument", "NJ-01", "players", words=words)
        if rules is not None and rules != RULES:
            raise Refusal("argument", None, "rules-unknown", words={"given": str(rules), "known": str(RULES)})
        match = Match(Terms(players, options or {}, lab or {}), players, chance)
        match.begin(journal)
        return match

    def load(self, position: Mapping[str, object]) -> State:
        return load(position)

    def redealer(self, view: View) -> Redealer:
        return NainJauneRedealer(view)

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
