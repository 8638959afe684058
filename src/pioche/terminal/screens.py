"""What is laid over the table for a while: the rulebook, the end of a round."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Markdown, Static


class RulesScreen(ModalScreen[None]):
    """The rulebook over the table."""

    CSS = """
    RulesScreen { align: center middle; }
    #book { width: 92%; height: 92%; border: round $accent; background: $surface; padding: 0 1; }
    #keys { dock: bottom; height: 1; padding: 0 1; color: $text-muted; background: $panel; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f1,q,enter", "dismiss", show=False)]

    def __init__(self, text: str, keys: str) -> None:
        super().__init__()
        self._text = text
        self._keys = keys

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="book"):
            yield Markdown(self._text)
        yield Static(self._keys, id="keys", markup=False)

    def on_mount(self) -> None:
        self.query_one("#book").focus()


class ResultScreen(ModalScreen[None]):
    """The end of a round or of the match, until the person has seen it."""

    CSS = """
    ResultScreen { align: center middle; }
    #sheet { width: auto; max-width: 96%; height: auto; max-height: 92%; border: round $accent; background: $surface; }
    #sheet { padding: 0 2; }
    #result { width: auto; height: auto; }
    #go { margin-top: 1; color: $text-muted; width: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,f10", "dismiss", show=False)]

    def __init__(self, sheet: Text, keys: str) -> None:
        super().__init__()
        self._text = sheet
        self._keys = keys

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"):
            yield Static(self._text, id="result", markup=False)
            yield Static(self._keys, id="go", markup=False)
