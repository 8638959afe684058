"""The whole game in lines: for pipes, screen readers and small machines."""

from collections.abc import Callable, Iterator, Sequence

from pioche.core.game import Move
from pioche.core.refusal import Refusal
from pioche.terminal.drawing import Artist
from pioche.terminal.match import Match
from pioche.terminal.talk import explain, move_in_words, prompt, results
from pioche.texts import Speech
from pioche.texts.rulebook import rulebook

WIDTH = 78
SHOWN_MOVES = 30

Say = Callable[[str], None]


class PlainTable:
    """Reads lines, says lines; one match."""

    def __init__(self, match: Match, speech: Speech, lines: Iterator[str], say: Say) -> None:
        self.match = match
        self.game = match.game
        self.speech = speech
        self.lines = lines
        self.say = say
        self.artist = Artist(match.game, speech, memory=match.state.options.get("memory_aid") is True)

    def run(self) -> bool:
        """Play to the end; False if the person left first."""
        while True:
            self._tell_news()
            if self.match.over:
                for line in results(self.speech, self.match.state):
                    self.say(line)
                return True
            if not self.match.my_turn:
                self.match.let_bot_play()
                continue
            if not self._ask():
                self.say(self.speech.message("ui-left"))
                return False

    def _tell_news(self) -> None:
        for event in self.match.hear():
            self.say(self.speech.event(event))

    def _ask(self) -> bool:
        """One decision of the person; False when they leave."""
        choices = self.match.choices()
        self._show_table()
        self._show_moves(choices[:SHOWN_MOVES], len(choices))
        while True:
            self.say(self.speech.message("ui-prompt"))
            line = next(self.lines, None)
            if line is None:
                return False
            words = line.split()
            match words:
                case []:
                    continue
                case ["quit"]:
                    return False
                case ["help"]:
                    self.say(self.speech.message("ui-help"))
                case ["table"]:
                    self._show_table()
                case ["moves"]:
                    self._show_moves(choices, len(choices))
                case ["log"]:
                    for event in self.match.journal.events:
                        seen = event.seen_by(self.match.me)
                        if seen is not None:
                            self.say(self.speech.event(seen))
                case ["rules"]:
                    self.say(rulebook(self.game, self.speech.lang).text)
                case ["rules", clause]:
                    self._show_clause(clause.upper())
                case _:
                    if self._try(" ".join(words), choices):
                        return True

    def _try(self, text: str, choices: Sequence[Move]) -> bool:
        """A move by its number or notation; False if it was refused."""
        try:
            if text.isdecimal():
                number = int(text)
                if not 1 <= number <= len(choices):
                    self.say(self.speech.message("ui-no-such-move", number=text, count=len(choices)))
                    return False
                move = choices[number - 1]
            else:
                move = self.game.parse(text)
            self.match.play(move)
        except Refusal as refusal:
            for line in explain(self.speech, self.game, refusal):
                self.say(line)
            return False
        return True

    def _show_table(self) -> None:
        view = self.match.view()
        for line in [*self.artist.others(view, WIDTH), *self.artist.mine(view, WIDTH)]:
            self.say(line.plain)
        self.say(self.artist.scores(view))
        self.say(f"{self.speech.message('ui-your-turn')} {prompt(self.speech, view)}")

    def _show_moves(self, choices: Sequence[Move], count: int) -> None:
        self.say(self.speech.message("ui-choices"))
        for number, move in enumerate(choices, 1):
            self.say(f"  {number}. {move_in_words(self.speech, self.game, move)}")
        if len(choices) < count:
            self.say(self.speech.message("ui-more-choices", count=count - len(choices)))

    def _show_clause(self, clause: str) -> None:
        clauses = rulebook(self.game, self.speech.lang).clauses
        if clause in clauses:
            self.say(self.speech.message("ui-clause", clause=clause, text=clauses[clause]))
            return
        ids = list(clauses)
        self.say(self.speech.message("ui-no-such-clause", clause=clause, first=ids[0], last=ids[-1]))
