"""The whole game in lines: for pipes, screen readers and small machines."""

from collections.abc import Callable, Iterator, Sequence

from pioche.core.events import Event
from pioche.core.refusal import Refusal
from pioche.core.view import View
from pioche.terminal.choices import Choices
from pioche.terminal.match import Match
from pioche.terminal.talk import bot_failed, explain, prompt, results, unmarked
from pioche.texts import Speech
from pioche.texts.reading import Reader
from pioche.texts.rulebook import rulebook

SHOWN_MOVES = 20
OTHER_WORDS = {
    "?": "help",
    "q": "quit",
    "aide": "help",
    "coups": "moves",
    "journal": "log",
    "règles": "rules",
    "regles": "rules",
    "quitter": "quit",
}  # for the same commands, in either language

Say = Callable[[str], None]


class PlainTable:
    """Reads lines, says lines; one match."""

    def __init__(self, match: Match, speech: Speech, lines: Iterator[str], say: Say) -> None:
        self.match = match
        self.game = match.game
        self.speech = speech
        self.lines = lines
        self.say = say
        self.reader = Reader(match.game, speech, memory=match.memory_aid)
        self._told: set[str] = set()  # the lines about the others and the table that were said last
        self._round = 0

    def run(self) -> bool:
        """Play to the end; False if the person left first."""
        while True:
            self._tell_news()
            if self.match.over:
                self._say_all(results(self.speech, self.match.state))
                return True
            if not self.match.my_turn:
                self._let_bot_play()
                continue
            if not self._ask():
                self.say(self.speech.message("ui-left"))
                return False

    def _let_bot_play(self) -> None:
        bot, seat = self.match.bot, self.match.state.seat
        failure = self.match.let_bot_play()
        if failure is not None:
            self.say(bot_failed(self.speech, bot, seat, failure))

    def _say_all(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.say(line)

    def _tell_news(self) -> None:
        news = self.match.hear()
        if not self.match.over and self.match.state.round == self._round:
            self._tell(news)
            return
        self._round = int(self.match.state.round)
        before, after = self._parted(news)
        self._tell(before)
        self._tell_last_round(self.match.view())
        self._tell(after)

    def _tell(self, events: Sequence[Event]) -> None:
        self._say_all([self.speech.event(event) for event in events])

    def _parted(self, news: Sequence[Event]) -> tuple[Sequence[Event], Sequence[Event]]:
        """What the round that ended told, and what the next one tells; without what the table itself says of an end."""
        headline = self._round_over()
        for i, event in enumerate(news):
            if self.speech.event(event) == headline:
                return news[:i], news[i + 1 :]
            if event.kind in self.match.dealing and not self.match.over:
                return news[:i], news[i:]
        over = self.speech.message("ui-over")
        return [event for event in news if self.speech.event(event) != over], ()

    def _round_over(self) -> str:
        return self.speech.message("ui-round-over", number=max(1, self._round))

    def _tell_last_round(self, view: View) -> None:
        lines = self.reader.last_round(view)
        if lines and not self.game.one_round:
            self.say(self._round_over())
        self._say_all(lines)

    def _ask(self) -> bool:
        """One decision of the person; False when they leave."""
        choices = Choices(self.speech, self.game, self.match.choices())
        self._show_table(self.match.view())
        self._show_moves(choices, SHOWN_MOVES)
        while True:
            self.say(self.speech.message("ui-prompt"))
            line = next(self.lines, None)
            if line is None:
                return False
            match [OTHER_WORDS.get(word, word) for word in line.split()]:
                case []:
                    continue
                case ["quit"]:
                    return False
                case ["help"]:
                    self.say(self.speech.message("ui-help", clause=f"{self.game.prefix}-10"))
                case ["table"]:
                    self._told.clear()
                    self._show_table(self.match.view(), whole=True)
                case ["moves"]:
                    self._show_moves(choices, choices.shown)
                case ["log"]:
                    self._say_all([self.speech.event(event) for event in self.match.story()])
                case ["rules"]:
                    self.say(rulebook(self.game, self.speech.lang).text)
                case ["rules", clause]:
                    self._show_clause(clause)
                case _:
                    if self._try(line.strip(), choices):
                        return True

    def _try(self, text: str, choices: Choices) -> bool:
        """A move by its number, notation or words; False if it was refused."""
        if text.isascii() and text.isdecimal():
            found = choices.narrowed(text)
            if not found:
                self.say(self.speech.message("ui-no-such-move", number=text, count=choices.shown))
                return False
            self.match.play(choices.moves[found[0]])
            return True
        try:
            self.match.play(choices.meant(text))
        except Refusal as refusal:
            self._say_all(explain(self.speech, self.game, refusal))
            return False
        return True

    def _show_table(self, view: View, *, whole: bool = False) -> None:
        """The person's own part, and of the rest what has changed since it was said last."""
        rest = self.reader.others(view, whole=whole)
        self._say_all([line for line in rest if line not in self._told])
        self._told = set(self.reader.others(view, whole=False))
        self._say_all(self.reader.known(view))
        self._say_all(self.reader.mine(view))
        self.say(f"{self.speech.message('ui-your-turn')} {prompt(self.speech, self.game, view)}")

    def _show_moves(self, choices: Choices, most: int) -> None:
        self.say(self.speech.message("ui-choices"))
        most = min(most, choices.shown)
        for number, words in enumerate(choices.words[:most], 1):
            self.say(f"  {number}. {words}")
        if most < choices.shown:
            self.say(self.speech.message("ui-more-choices", count=choices.shown - most))
        self._say_all(choices.hints)

    def _show_clause(self, name: str) -> None:
        book = rulebook(self.game, self.speech.lang)
        clause = book.clause(name)
        if clause is not None:
            self.say(self.speech.message("ui-clause", clause=clause, text=unmarked(book.clauses[clause])))
            return
        ids = list(book.clauses)
        self.say(self.speech.message("ui-no-such-clause", clause=name, first=ids[0], last=ids[-1]))
