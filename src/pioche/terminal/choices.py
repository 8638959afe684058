"""The moves offered to a person, in the order they are shown, and what a typed text means among them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Final

from pioche.cards import SUIT_SYMBOLS, SUITS
from pioche.core.game import Game, Move
from pioche.core.refusal import Refusal
from pioche.core.seats import Action
from pioche.texts import Speech

FEW: Final = 4  # moves of one kind; a kind that has more stands after those that have fewer
NAMED: Final = 4  # moves that an answer names
SIGNS: Final = str.maketrans(SUIT_SYMBOLS, SUITS)
SILENT: Final = str.maketrans("", "", '“”«»"…:,;—')  # signs of a sentence that nobody needs to type


class Choices:
    """The moves offered, with their words.

    Those before `shown` are listed. The others say the same in another order, and may be typed: a game has such moves
    where its catalogue has a message `move-<key>-order` that says what their order decides.
    """

    def __init__(self, speech: Speech, game: Game, moves: Sequence[Move]) -> None:
        self.game = game
        self.speech = speech
        listed: list[Move] = []
        reordered: list[Move] = []
        hints: dict[str, None] = {}
        met: set[tuple[str, ...]] = set()
        for move in moves:
            hint = f"move-{game.describe(move)[0]}-order"
            same = tuple(sorted(game.notation(move).split())) if speech.has(hint) else ()
            if same and same in met:
                reordered.append(move)
                hints[hint] = None
            else:
                met.add(same)
                listed.append(move)
        self.moves = [*_few_first(game, listed), *reordered]
        self.shown = len(listed)
        self.hints = [speech.message(hint) for hint in hints]
        self._notations = [_typed(game.notation(move)) for move in self.moves]
        said = [speech.move(move) for move in self.moves]
        self._said = [_typed(words) for words in said]
        self.words = [f"{words} — {game.notation(move)}" for words, move in zip(said, self.moves, strict=True)]

    def narrowed(self, text: str) -> list[int]:
        """The moves a text may become: its number, the beginning of its notation, or a part of its words."""
        number = text.strip()
        if number.isdecimal() and number.isascii():
            return [i for i in range(self.shown) if str(i + 1) == number.lstrip("0")]
        wanted = _typed(text)
        listed, reordered = range(self.shown), range(self.shown, len(self.moves))
        if not wanted:
            return [] if number else list(listed)
        for some in (listed, reordered):
            begun = [i for i in some if self._notations[i].startswith(wanted)]
            if begun:
                return begun
        for some in (listed, reordered):
            found = [i for i in some if f" {wanted}" in f" {self._said[i]} {self._notations[i]}"]
            if found:
                return found
        return []

    def meant(self, text: str) -> Move:
        """The move a text names, or the only one offered it may become; raises a Refusal of kind syntax.

        A move that is not offered is found too, so that the referee says why.
        """
        wanted = _typed(text)
        for i, move in enumerate(self.moves):
            if wanted in (self._notations[i], self._said[i], f"{self._said[i]} {self._notations[i]}"):
                return move
        written = " ".join(text.split())
        parsed = self._parsed(written.translate(SIGNS))
        if parsed and not any(move[: len(parsed)] == parsed for move in self.moves):
            return parsed
        found = self.narrowed(text)
        if len(found) == 1:
            return self.moves[found[0]]
        if found:
            raise self._unclear("move-several", text, found)
        elsewhere = self._elsewhere(wanted) if wanted else ()
        if elsewhere:
            return elsewhere
        alike = self._alike(wanted)
        if alike:
            raise self._unclear("move-alike", text, alike)
        return self.game.parse(written)

    def _parsed(self, text: str) -> Move:
        """The move of this notation, or of the step a longer one begins with; empty where it is none."""
        try:
            return self.game.parse(text)
        except Refusal:
            return ()

    def _elsewhere(self, wanted: str) -> Move:
        """The move of one action that these are the words of, offered or not, or what it is done with: a card alone.

        Empty where there is none.
        """
        begun: Move = ()
        for action in range(self.game.actions):
            move = (Action(action),)
            seats = [fact.value for fact in self.game.describe(move)[1] if fact.field.spell == "seat"]
            if any(seat >= len(self.speech.names) for seat in seats):
                continue
            said = _typed(self.speech.move(move))
            if wanted == said:
                return move
            if not begun and wanted in (_after(said), _after(_typed(self.game.notation(move)))):
                begun = move
        return begun

    def _alike(self, wanted: str) -> list[int]:
        """The listed moves that begin with the same word."""
        first = f"{wanted.partition(' ')[0]} "
        return [i for i in range(self.shown) if any(s[i].startswith(first) for s in (self._notations, self._said))]

    def _unclear(self, key: str, text: str, found: Sequence[int]) -> Refusal:
        named = [f"{i + 1}. {self.words[i]}" if i < self.shown else self.words[i] for i in found[:NAMED]]
        more = ["…"] if len(found) > NAMED else []
        listed = reduce(lambda one, other: self.speech.message("ui-pair", one=one, other=other), [*named, *more])
        return Refusal("syntax", None, key, words={"given": text, "list": listed})


def _after(words: str) -> str:
    """Without the first of them, which says what is done."""
    return words.partition(" ")[2]


def _few_first(game: Game, moves: Iterable[Move]) -> list[Move]:
    """The kinds with many moves last, so that they bury no other."""
    kinds = [(game.describe(move)[0], move) for move in moves]
    sizes = Counter(kind for kind, _ in kinds)
    order = sorted(sizes, key=lambda kind: max(FEW, sizes[kind]))
    return [move for wanted in order for kind, move in kinds if kind == wanted]


def _typed(text: str) -> str:
    """A text as anybody may type it: small letters, suits as letters, no signs of a sentence."""
    return " ".join(text.translate(SIGNS).translate(SILENT).lower().split())
