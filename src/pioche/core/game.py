"""A game: what the registry holds, and the only name other packages use of it."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from pioche.cards import JOKER, Card, card_of, code, label, suit_of
from pioche.chance import DEAL, PROGRAMMES, RESHUFFLE, TALON, Chance, Script
from pioche.core.disguise import disguised
from pioche.core.events import EventKind, Journal
from pioche.core.options import Option, Preset, Settled, settle
from pioche.core.position import Position
from pioche.core.refusal import Fact, Refusal
from pioche.core.seats import Action
from pioche.core.state import Redealer, Redealt, State
from pioche.core.view import View

BOOKLET: Final = Preset("booklet", {})  # the way to play that every game has

# One thing a person does: usually one action, several for a compound move.
Move = tuple[Action, ...]


def tried(state: State, move: Move) -> Refusal | None:
    """Why the steps of a compound move cannot be done one after the other, or do not make a whole one."""
    trial = state.copy()
    for action in move:
        refusal = trial.refusal(action)
        if refusal is not None:
            return refusal
        trial.apply(action)
    return Refusal("syntax", None, "move-unfinished") if trial.midway() else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game and everything needed to name, read, write and start it."""

    slug: str
    package: str  # where rules.fr.md, rules.en.md and locale/ lie
    prefix: str  # of its clause ids: "NJ"
    rules: int  # the version new matches are played under
    supported: tuple[int, ...]  # versions that old records are still replayed under
    least: int
    most: int
    players_clause: str | None = None  # the clause that says so
    low_wins: bool
    one_round: bool = False  # whether one deal is the whole game
    options: tuple[Option, ...]
    presets: tuple[Preset, ...] = ()  # beside the booklet's own
    lab: tuple[Option, ...]  # reduced games; tables do not offer these
    events: tuple[EventKind, ...]
    actions: int  # actions are 0 <= a < actions
    phases: tuple[str, ...]  # what may be being decided: the usual thing first, and "over"
    fields: tuple[str, ...]  # of a position, beside those every game has

    # Starting and loading.

    def start(
        self,
        players: int,
        chance: Chance,
        options: Mapping[str, object] | None = None,
        lab: Mapping[str, object] | None = None,
        rules: int | None = None,
        journal: Journal | None = None,
    ) -> State:
        """A new match, dealt; the journal, if given, hears the deal. Raises a Refusal of kind argument or option."""
        version = self.rules if rules is None else rules
        self.admit(players, version)
        state = self.table(version, players, chance, *self.settled(options or {}, lab or {}))
        state.journal = journal
        state.begin()
        return state

    def table(self, rules: int, players: int, chance: Chance, options: Settled, lab: Settled) -> State:
        """A match before its first deal. Raises a Refusal of kind option where options and players do not agree."""
        raise NotImplementedError

    def admit(self, players: int, rules: int) -> None:
        """Raises a Refusal of kind argument for a version of the rules or a number of players that cannot be."""
        if rules not in self.supported:
            words = {"given": str(rules), "known": ", ".join(str(known) for known in self.supported)}
            raise Refusal("argument", None, "rules-unknown", words=words)
        if not self.least <= players <= self.most:
            words = {"least": str(self.least), "most": str(self.most), "given": str(players)}
            raise Refusal("argument", self.players_clause, "players", words=words)

    def settled(self, options: Mapping[str, object], lab: Mapping[str, object]) -> tuple[Settled, Settled]:
        """Options and lab parameters, defaults filled in. Raises a Refusal of kind option."""
        return settle(self.options, options), settle(self.lab, lab)

    def preset(self, name: str) -> dict[str, object]:
        """The options of a way to play; the booklet's are none at all. Raises a Refusal of kind option."""
        for preset in (BOOKLET, *self.presets):
            if preset.name == name:
                return dict(preset.options)
        known = ", ".join(preset.name for preset in (BOOKLET, *self.presets))
        raise Refusal("option", None, "preset-unknown", words={"given": name, "known": known})

    def load(self, position: Mapping[str, object]) -> State:
        """A match from `State.dump()`. Raises a Refusal of kind position, whatever is given."""
        given = Position(position, self.fields)
        given.read_game(self.slug, self.rules, self.supported)
        given.players = given.number("players", self.least, self.most)
        given.read_moment(self.phases)
        try:
            given.options, given.lab = self.settled(given.mapping("options"), given.mapping("lab"))
            return self.restore(given)
        except Refusal as refusal:
            if refusal.kind != "option":
                raise
            raise Refusal("position", refusal.clause, refusal.key, refusal.facts, refusal.words) from None

    def restore(self, position: Position) -> State:
        """The match that `load` was given, from a position whose common fields have been read."""
        raise NotImplementedError

    def redealer(self, view: View) -> Redealer:
        """Prepares the states this view allows."""
        raise NotImplementedError

    def redeal(self, view: View, chance: Chance) -> Redealt:
        return self.redealer(view).redeal(chance)

    # What the conformance kit needs to know beyond the zones.

    def conserved(self, state: State) -> dict[str, object]:
        """What never changes in a match besides the cards in the zones: tokens, say."""
        return {}

    def shuffled(self, purpose: int) -> str | None:
        """How zones spell the entries of this purpose's shuffles; None where it draws plain numbers."""
        if purpose in (DEAL, TALON, RESHUFFLE):
            return "card"
        return "programme" if purpose == PROGRAMMES else None

    def disguise(self, script: Script, truth: State, imagined: State) -> Script:
        """Other outcomes of chance, from which the same moves lead to the imagined state instead of the true one.

        The seat that imagines has the same view of both. A game whose cards are more than one value overrides this.
        """
        return disguised(script, truth, imagined, self.shuffled)

    # Notation: pure text, no state needed.

    def notation(self, move: Move) -> str:
        """`lay 7D`, `take 2.1`, `reveal 3H4H5H6H / 7S7D2H`."""
        raise NotImplementedError

    def parse(self, text: str) -> Move:
        """The move a text names; raises a Refusal of kind syntax that says what may be written."""
        raise NotImplementedError

    def moves(self, state: State) -> list[Move]:
        """Every complete move of the seat to act; a game with compound moves overrides it."""
        return [(action,) for action in state.legal()]

    def refusal(self, state: State, move: Move) -> Refusal | None:
        """Why a whole move may not be made, without making it; None when it may."""
        return state.refusal(move[0]) if len(move) == 1 else tried(state, move)

    def play(self, state: State, move: Move) -> None:
        """Do a whole move, or raise its Refusal and change nothing."""
        refusal = self.refusal(state, move)
        if refusal is not None:
            raise refusal
        for action in move:
            state.apply(action)

    def question(self, view: View) -> str:
        """The Fluent message that asks the viewer to decide; a game overrides it where a phase has several."""
        return f"phase-{view.phase}"

    def describe(self, move: Move) -> tuple[str, list[Fact]]:
        """A move for people: the Fluent message `move-<key>` and its facts."""
        raise NotImplementedError

    # Values.

    def code(self, spell: str, value: int) -> str | int:
        """A value as notation and the wire write it, the same in every language."""
        if spell == "card":
            return code(value)
        return value

    def value(self, spell: str, text: str) -> int:
        """The value a code names, the inverse of `code`; ValueError when it names none."""
        if spell == "card":
            return card_of(text)
        return int(text)

    def spell(self, spell: str, value: int, lang: str) -> str:
        """A value as people of this language read it."""
        if spell == "card":
            return label(value, lang)
        return str(self.code(spell, value))

    def printed(self) -> dict[str, dict[str, dict[str, object]]]:
        """What stands on cards and their codes do not say, by spell and code: the same in every match, no secret."""
        return {}

    def face(self, spell: str, value: int, lang: str) -> tuple[str, str]:
        """A value drawn on a card: a few characters, and the name of their colour."""
        if spell == "card":
            return label(value, lang), "red" if value != JOKER and suit_of(Card(value)) in (1, 2) else "black"
        return self.spell(spell, value, lang), "black"
