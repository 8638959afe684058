"""The full-screen table: cards, moves, log, and the clause behind any refusal."""

import asyncio
from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from pioche.core.game import Move
from pioche.core.refusal import Refusal
from pioche.tables.thinking import Thinker, any_move, decide
from pioche.terminal.choices import Choices
from pioche.terminal.drawing import Artist
from pioche.terminal.layout import broken, joined
from pioche.terminal.log import Log
from pioche.terminal.match import Match
from pioche.terminal.screens import ResultScreen, RulesScreen
from pioche.terminal.talk import bot_failed, explain, is_look, prompt, results
from pioche.texts import Speech
from pioche.texts.rulebook import rulebook

PACE = 0.35  # seconds a bot takes at least, so that the eye can follow
SHEET = 12  # columns around a result that are not its own
FRAME = 8  # the same around a refusal


class Entry(Input):
    """The one place for the keyboard: typing writes or narrows a move, the arrows choose one from the list."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.up", show=False),
        Binding("down", "app.down", show=False),
        Binding("pageup", "app.scroll_up", show=False),
        Binding("pagedown", "app.scroll_down", show=False),
        Binding("escape", "app.clear", show=False),
    ]


class Tabletop(Vertical):
    """Where the cards lie; says when it has another size."""

    class Resized(Message):
        """There is more or less room for the cards."""

    @on(Resize)
    def tell(self) -> None:
        self.post_message(self.Resized())


class TableApp(App[bool]):
    """One match, to its end; returns whether it was finished."""

    CSS = """
    Screen { layers: base over; }
    #title { height: auto; background: $primary-darken-2; color: $text; padding: 0 1; }
    #middle { height: 1fr; }
    #left { width: 2fr; }
    #table { height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }
    #mine { height: auto; padding: 0 1; background: $boost; }
    #side { width: 1fr; min-width: 26; border-left: solid $primary; padding: 0 1; scrollbar-size-vertical: 1; }
    #notice { height: auto; min-height: 2; max-height: 7; padding: 0 1; background: $surface; }
    #refusal { layer: over; dock: top; height: auto; max-height: 80%; margin: 1 2; padding: 0 1; display: none; }
    #refusal { background: $error-darken-3; border: round $error; }
    #moves { height: 20%; min-height: 5; border: none; border-top: solid $primary; scrollbar-size-vertical: 1; }
    #entry { height: 1; border: none; padding: 0 1; }
    #keys { height: 1; padding: 0 1; color: $text-muted; background: $panel; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "rules", show=False, priority=True),
        Binding("f10", "leave", show=False),
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, match: Match, speech: Speech, thinker: Thinker, pace: float = PACE) -> None:
        super().__init__()
        self.match = match
        self.speech = speech
        self.thinker = thinker
        self.pace = pace
        self.artist = Artist(match.game, speech, memory=match.memory_aid)
        self._choices = Choices(speech, match.game, ())
        self._offered: list[int] = []  # the moves in the list, by their index among the choices
        self._looks: list[str] = []  # what the person was shown for a moment, kept until their next move
        self._round = match.state.round
        self._cut = False  # whether the table is longer than its place on the screen

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Horizontal(id="middle"):
            with Tabletop(id="left"):
                with VerticalScroll(id="table", can_focus=False):
                    yield Static(id="cards", markup=False)
                yield Static(id="mine", markup=False)
            yield Log(id="side")
        yield Static(id="notice", markup=False)
        moves = OptionList(id="moves", markup=False)
        moves.can_focus = False
        yield moves
        yield Entry(id="entry")
        yield Static(id="keys", markup=False)
        yield Static(id="refusal", markup=False)

    def on_mount(self) -> None:
        self.query_one("#entry", Entry).focus()
        self.call_after_refresh(self._go_on)

    # The course of the match.

    def _go_on(self) -> None:
        """Show what happened; then the end of a round, if that was one; then ask the person, or the next bot."""
        self._hear()
        self._draw()
        if self.match.over or self.match.state.round != self._round:
            self._show_result()
        else:
            self._next()

    def _hear(self) -> None:
        for event in self.match.hear():
            sentence = self.speech.event(event)
            self.query_one(Log).tell(sentence)
            if is_look(self.match.game, event):
                self._looks.append(sentence)

    def _show_result(self) -> None:
        """What the round brought, until the person has seen it."""
        view, width = self.match.view(), self.size.width - SHEET
        self._round = self.match.state.round
        if self.match.over:
            parts = [[Text(line, style="bold") for line in results(self.speech, self.match.state)]]
        else:
            parts = [[Text(self.speech.message("ui-round-over", number=int(self._round)), style="bold")]]
            parts.append(joined([Text(score) for score in self.artist.scores(view)], width))
        parts.insert(1, self.artist.last_round(view, width))
        self._offer(())
        self._say_keys("ui-keys-go-on")
        sheet = Text("\n\n").join(Text("\n").join(part) for part in parts if part)
        self.push_screen(ResultScreen(sheet, self.speech.message("ui-keys-go-on")), lambda _: self._next())

    def _next(self) -> None:
        if self.match.over:
            self._notice(results(self.speech, self.match.state))
            self._say_keys("ui-keys-over")
        elif self.match.my_turn:
            self._offer(self.match.choices())
            asked = prompt(self.speech, self.match.game, self.match.view())
            self._notice([*self._looks, *self._choices.hints, asked])
            self._say_keys("ui-keys")
        else:
            name = self.speech.seat(int(self.match.state.seat))
            self._notice([*self._looks, self.speech.message("ui-waiting", name=name)])
            self._offer(())
            self._say_keys("ui-keys-wait")
            self.run_worker(self._bot_turn())

    async def _bot_turn(self) -> None:
        """Keys are answered meanwhile."""
        move, _ = await asyncio.gather(self._thought(), asyncio.sleep(self.pace))
        self.match.play(move)
        self._go_on()

    async def _thought(self) -> Move:
        state, seed = self.match.state, self.match.bot_seed()
        try:
            return await decide(self.thinker, state, self.match.bot.name, seed)
        except Exception as error:  # a bot that fails must not end the match
            self.query_one(Log).tell(bot_failed(self.speech, self.match.bot, state.seat, error))
            return any_move(state, seed)

    def _submit(self, move: Move) -> None:
        try:
            self.match.play(move)
        except Refusal as refusal:
            self._refuse(refusal)
            return
        self.query_one("#refusal", Static).display = False
        self._looks.clear()
        self._go_on()

    # What is on the screen.

    @on(Tabletop.Resized)
    def _draw(self) -> None:
        view = self.match.view()
        title = self.artist.heading(view, self.size.width - 2)
        self.query_one("#title", Static).update(Text("\n").join(title))
        left = self.query_one(Tabletop).size
        others, mine = self.artist.fitted(view, max(20, left.width - 3), left.height)
        self._cut = len(others) + len(mine) > left.height
        self.query_one("#cards", Static).update(Text("\n").join(others))
        self.query_one("#mine", Static).update(Text("\n").join(mine))

    def _say_keys(self, key: str) -> None:
        keys = self.speech.message(key)
        if self._cut:
            keys = f"{keys} · {self.speech.message('ui-keys-scroll')}"
        self.query_one("#keys", Static).update(keys)

    def _notice(self, lines: Sequence[str]) -> None:
        *before, last = self._wrapped(lines, self.size.width - 2)
        self.query_one("#notice", Static).update(Text.assemble("\n".join([*before, ""]), (last, "bold")))

    def _refuse(self, refusal: Refusal) -> None:
        """Over the table, until something else is typed."""
        lines = explain(self.speech, self.match.game, refusal)
        shown = self.query_one("#refusal", Static)
        shown.update("\n".join(self._wrapped(lines, self.size.width - FRAME)))
        shown.display = True

    def _wrapped(self, lines: Sequence[str], width: int) -> list[str]:
        return ["\n".join(broken(line, width)) for line in lines]

    def _offer(self, choices: Sequence[Move]) -> None:
        self._choices = Choices(self.speech, self.match.game, choices)
        entry = self.query_one("#entry", Entry)
        entry.value = ""
        entry.placeholder = self.speech.message("ui-entry") if choices else ""
        self._list(range(self._choices.shown))

    def _list(self, offered: Sequence[int]) -> None:
        """Show these moves, the first one marked."""
        self._offered = list(offered)
        moves = self.query_one("#moves", OptionList)
        moves.clear_options()
        moves.add_options(Option(self._entry(i)) for i in self._offered)
        if self._offered:
            moves.highlighted = 0

    def _entry(self, index: int) -> str:
        """A move in the list, after its number if it has one."""
        number = str(index + 1) if index < self._choices.shown else ""
        return f"{number:>2}  {self._choices.words[index]}"

    # What the person does.

    @on(OptionList.OptionSelected, "#moves")
    def choose(self, chosen: OptionList.OptionSelected) -> None:
        if chosen.option_index < len(self._offered):
            self._submit(self._choices.moves[self._offered[chosen.option_index]])

    @on(Input.Changed, "#entry")
    def narrow(self, typed: Input.Changed) -> None:
        self.query_one("#refusal", Static).display = False
        self._list(self._choices.narrowed(typed.value))

    @on(Input.Submitted, "#entry")
    def enter(self, typed: Input.Submitted) -> None:
        """Enter: the move that was written out or, if none was, the one that is marked."""
        text = typed.value.strip()
        if self.match.over:
            self.exit(True)
        elif not self.match.my_turn:
            return
        elif not text:
            self.query_one("#moves", OptionList).action_select()
        else:
            self._enter(text)

    def _enter(self, text: str) -> None:
        try:
            move = self._choices.meant(text)
        except Refusal as refusal:
            if self._offered:
                self.query_one("#moves", OptionList).action_select()
            else:
                self._refuse(refusal)
            return
        self._submit(move)

    def action_clear(self) -> None:
        self.query_one("#refusal", Static).display = False
        self.query_one("#entry", Entry).value = ""

    def action_up(self) -> None:
        self.query_one("#moves", OptionList).action_cursor_up()

    def action_down(self) -> None:
        self.query_one("#moves", OptionList).action_cursor_down()

    def action_scroll_up(self) -> None:
        self.query_one("#table", VerticalScroll).scroll_page_up()

    def action_scroll_down(self) -> None:
        self.query_one("#table", VerticalScroll).scroll_page_down()

    def action_rules(self) -> None:
        if isinstance(self.screen, RulesScreen):
            self.pop_screen()
            return
        text = rulebook(self.match.game, self.speech.lang).text
        self.push_screen(RulesScreen(text, self.speech.message("ui-keys-close")))

    def action_leave(self) -> None:
        self.exit(self.match.over)
