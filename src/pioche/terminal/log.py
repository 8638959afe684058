"""What happened so far, beside the table."""

from rich.text import Text
from textual import on
from textual.events import Resize
from textual.widgets import RichLog

from pioche.terminal.layout import broken

LEAST = 10  # columns; while the log has no size yet


class Log(RichLog, can_focus=False):
    """Sentences in lines of the log's width, told again when that changes."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id, markup=False, min_width=LEAST)
        self.sentences: list[str] = []

    def tell(self, sentence: str) -> None:
        self.sentences.append(sentence)
        self._write(sentence)

    @on(Resize)
    def tell_again(self) -> None:
        self.clear()
        for sentence in self.sentences:
            self._write(sentence)

    def _write(self, sentence: str) -> None:
        for line in broken(sentence, max(LEAST, self.scrollable_content_region.width)):
            self.write(Text(line))
