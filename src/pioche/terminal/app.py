"""The full-screen table: cards, moves, log, and the clause behind any refusal."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, Markdown, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from pioche.core.game import Move
from pioche.core.refusal import Refusal
from pioche.terminal.drawing import Artist
from pioche.terminal.match import Match
from pioche.terminal.talk import explain, move_in_words, prompt, results
from pioche.texts import Speech
from pioche.texts.rulebook import rulebook

PACE = 0.35  # seconds a bot takes, so that the eye can follow


class RulesScreen(ModalScreen[None]):
    """The rulebook over the table."""

    CSS = (
        "RulesScreen { align: center middle; } #book { width: 90%; height: 90%; border: round $accent; padding: 0 1; }"
    )

    def __init__(self, text: str, close: str) -> None:
        super().__init__()
        self._text = text
        self._bindings.bind("escape,f1,q", "dismiss", close)

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="book"):
            yield Markdown(self._text)
        yield Footer()


class Entry(Input):
    """The one place for the keyboard: typing writes a move, the arrows choose one from the list."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.up", show=False),
        Binding("down", "app.down", show=False),
    ]


class TableApp(App[bool]):
    """One match, to its end; returns whether it was finished."""

    CSS = """
    #title { height: 1; background: $primary; color: $text; padding: 0 1; }
    #middle { height: 1fr; }
    #left { width: 2fr; }
    #table { height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }
    #mine { height: auto; padding: 0 1; background: $boost; }
    #side { width: 1fr; min-width: 26; border-left: solid $primary; padding: 0 1; scrollbar-size-vertical: 1; }
    #notice { height: auto; max-height: 5; padding: 0 1; background: $surface; }
    #notice.refused { background: $error 30%; max-height: 9; }
    #moves { height: auto; max-height: 6; border: none; border-top: solid $primary; scrollbar-size-vertical: 1; }
    #entry { height: 1; border: none; padding: 0 1; }
    """
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, match: Match, speech: Speech, pace: float = PACE) -> None:
        super().__init__()
        self.match = match
        self.speech = speech
        self.pace = pace
        self.artist = Artist(match.game, speech, memory=match.state.options.get("memory_aid") is True)
        self._choices: Sequence[Move] = ()
        self._news: list[str] = []
        self._bindings.bind("f1", "rules", speech.message("ui-key-rules"))
        self._bindings.bind("f10", "leave", speech.message("ui-key-quit"))

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                with VerticalScroll(id="table", can_focus=False):
                    yield Static(id="cards", markup=False)
                yield Static(id="mine", markup=False)
            side = RichLog(id="side", wrap=True, markup=False, min_width=10)
            side.can_focus = False
            yield side
        yield Static(id="notice", markup=False)
        moves = OptionList(id="moves")
        moves.can_focus = False
        yield moves
        yield Entry(id="entry", placeholder=self.speech.message("ui-entry"))
        yield Footer()

    def on_mount(self) -> None:
        self.query_one("#entry", Entry).focus()
        self.call_after_refresh(self._go_on)

    def on_resize(self) -> None:
        self.call_after_refresh(self._draw)

    # The course of the match.

    def _go_on(self) -> None:
        """Show what happened; then ask the person, or let the next bot play after a moment."""
        log = self.query_one("#side", RichLog)
        for event in self.match.hear():
            sentence = self.speech.event(event)
            self._news.append(sentence)
            log.write(Text(sentence))
        self._draw()
        if self.match.over:
            self._notice(results(self.speech, self.match.state))
            self._offer(())
        elif self.match.my_turn:
            self._notice([*self._news[-2:], prompt(self.speech, self.match.view())])
            self._news.clear()
            self._offer(self.match.choices())
        else:
            name = self.speech.seat(int(self.match.state.seat))
            self._notice([self.speech.message("ui-waiting", name=name)])
            self._offer(())
            self.set_timer(self.pace, self._bot_turn)

    def _bot_turn(self) -> None:
        self.match.let_bot_play()
        self._go_on()

    def _submit(self, move: Move) -> None:
        try:
            self.match.play(move)
        except Refusal as refusal:
            self._refuse(refusal)
            return
        self._go_on()

    # What is on the screen.

    def _draw(self) -> None:
        view = self.match.view()
        number = self.speech.message("ui-round", number=view.round + 1)
        title = self.speech.message("ui-title", title=self.speech.message("title"), round=number)
        self.query_one("#title", Static).update(f"{title}   {self.artist.scores(view)}")
        width = max(20, self.query_one("#table", VerticalScroll).size.width - 2)
        self.query_one("#cards", Static).update(Text("\n").join(self.artist.others(view, width)))
        self.query_one("#mine", Static).update(Text("\n").join(self.artist.mine(view, width)))

    def _notice(self, lines: Sequence[str]) -> None:
        notice = self.query_one("#notice", Static)
        notice.remove_class("refused")
        notice.update("\n".join(lines))

    def _refuse(self, refusal: Refusal) -> None:
        notice = self.query_one("#notice", Static)
        notice.add_class("refused")
        notice.update("\n".join(explain(self.speech, self.match.game, refusal)))

    def _offer(self, choices: Sequence[Move]) -> None:
        self._choices = choices
        moves = self.query_one("#moves", OptionList)
        moves.clear_options()
        moves.add_options(Option(move_in_words(self.speech, self.match.game, move)) for move in choices)
        if choices:
            moves.highlighted = 0

    # What the person does.

    @on(OptionList.OptionSelected, "#moves")
    def choose(self, chosen: OptionList.OptionSelected) -> None:
        if chosen.option_index < len(self._choices):
            self._submit(self._choices[chosen.option_index])

    @on(Input.Submitted, "#entry")
    def type_move(self, typed: Input.Submitted) -> None:
        """Enter: what was typed or, if nothing was, the move that is marked."""
        text = typed.value.strip()
        typed.input.value = ""
        if not self.match.my_turn:
            return
        if not text:
            self.query_one("#moves", OptionList).action_select()
            return
        try:
            move = self.match.game.parse(text)
        except Refusal as refusal:
            self._refuse(refusal)
            return
        self._submit(move)

    def action_up(self) -> None:
        self.query_one("#moves", OptionList).action_cursor_up()

    def action_down(self) -> None:
        self.query_one("#moves", OptionList).action_cursor_down()

    def action_rules(self) -> None:
        text = rulebook(self.match.game, self.speech.lang).text
        self.push_screen(RulesScreen(text, self.speech.message("ui-key-close")))

    def action_leave(self) -> None:
        self.exit(self.match.over)
