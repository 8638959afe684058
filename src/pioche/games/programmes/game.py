"""Programmes as a game: its names, its notation, its doors."""

from typing import Final

from pioche.cards import RANKS, SUITS, code
from pioche.chance import DEAL, PROGRAMMES, RESHUFFLE, Chance, Script
from pioche.core.disguise import disguised
from pioche.core.game import Game, Move
from pioche.core.options import Settled
from pioche.core.position import Position
from pioche.core.refusal import Fact, Refusal
from pioche.core.state import Redealer, State
from pioche.core.view import View
from pioche.games.programmes import moves, wording
from pioche.games.programmes.events import EVENTS
from pioche.games.programmes.hands import TYPES, is_wild
from pioche.games.programmes.listing import listing, numbers
from pioche.games.programmes.load import FIELDS, restored
from pioche.games.programmes.moves import ACTIONS, ENDS
from pioche.games.programmes.options import LAB, MOST_PLAYERS, OPTIONS, PRESETS, settings_of
from pioche.games.programmes.playing import complete_moves, refusal
from pioche.games.programmes.redeal import Cast
from pioche.games.programmes.rules import Programmes
from pioche.games.programmes.table import PHASES, SLUG

RULES: Final = 2  # 1 had other tiers (PR-03)
LEAST_PLAYERS: Final = 2


class ProgrammesGame(Game):
    slug = SLUG
    package = "pioche.games.programmes"
    prefix = "PR"
    rules = RULES
    supported = (1, RULES)
    least = LEAST_PLAYERS
    most = MOST_PLAYERS
    players_clause = "PR-02"
    low_wins = False
    options = OPTIONS
    presets = PRESETS
    lab = LAB
    events = EVENTS
    actions = int(ACTIONS)
    phases = PHASES
    fields = FIELDS

    def table(self, rules: int, players: int, chance: Chance, options: Settled, lab: Settled) -> State:
        return Programmes(rules, players, chance, settings_of(rules, players, options, lab))

    def restore(self, position: Position) -> State:
        return restored(position)

    def redealer(self, view: View) -> Redealer:
        return Cast(view)

    # What the conformance kit needs to know.

    def shuffled(self, purpose: int) -> str | None:
        """A hidden programme is not free to be any other: a sun would have shown itself (PR-16)."""
        return "card" if purpose in (DEAL, RESHUFFLE) else None

    def disguise(self, script: Script, truth: State, imagined: State) -> Script:
        def spelling(purpose: int) -> str | None:
            return "programme" if purpose == PROGRAMMES else self.shuffled(purpose)

        return disguised(script, truth, imagined, spelling)

    def question(self, view: View) -> str:
        """Where one card only may be taken, which."""  # PR-31, PR-36
        key = super().question(view)
        only = view.phase == "take" and len(view.legal) == 1
        return f"{key}-{self.notation((view.legal[0],))}" if only else key

    # Notation.

    def notation(self, move: Move) -> str:
        return moves.notation(move)

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def moves(self, state: State) -> list[Move]:
        assert isinstance(state, Programmes)
        return complete_moves(state)

    def refusal(self, state: State, move: Move) -> Refusal | None:
        assert isinstance(state, Programmes)
        return refusal(state, move)

    def describe(self, move: Move) -> tuple[str, list[Fact]]:
        return moves.describe(move)

    # Values.

    def code(self, spell: str, value: int) -> str | int:
        if spell == "programme":
            return listing(RULES)[value].name
        if spell == "drawn":
            return super().code("card", value)
        if spell == "rank":
            return RANKS[(value - 1) % 13]
        if spell == "suits":
            return "".join(suit for i, suit in enumerate(SUITS) if (value >> i) & 1)
        if spell == "end":
            return ENDS[value]
        if spell == "steps":
            return wording.steps_code(value)
        return super().code(spell, value)

    def value(self, spell: str, text: str) -> int:
        if spell == "programme":
            if text not in numbers(RULES):
                raise ValueError(f"{text!r} is no programme: write P01 … P48, S1 or S2")
            return numbers(RULES)[text]
        if spell == "drawn":
            return super().value("card", text)
        if spell == "rank":
            return RANKS.index(text) + 1
        if spell == "suits":
            return sum(2 ** SUITS.index(suit) for suit in text)
        if spell == "end":
            return ENDS.index(text)
        if spell == "steps":
            return wording.steps_value(text)
        return super().value(spell, text)

    def printed(self) -> dict[str, dict[str, dict[str, object]]]:
        programmes = {programme.name: programme.printed() for programme in listing(RULES)}
        wilds: dict[str, dict[str, object]] = {code(card): {"wild": True} for card in range(TYPES) if is_wild(card)}
        return {"programme": programmes, "card": wilds}

    def spell(self, spell: str, value: int, lang: str) -> str:
        if spell == "programme":
            return wording.programme(listing(RULES)[value], lang)
        if spell in ("rank", "suits", "end", "drawn"):
            return wording.plain(spell, value, lang)
        return super().spell(spell, value, lang)
