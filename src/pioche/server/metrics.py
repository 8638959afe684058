"""Numbers for whoever watches the server, as Prometheus reads them. No name, code or secret is among them."""

from bisect import bisect_left
from collections import Counter
from typing import Final

from pioche.tables.room import Room

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds

OURS: Final = (
    "fault",
    "json",
    "limit",
    "link",
    "message",
    "not-found",
    "protocol",
    "size",
    "store",
)  # kinds of refusals


class Metrics:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.connections = 0
        self.messages = 0  # received over WebSockets
        self.dropped = 0  # slow readers
        self._refusals: Counter[str] = Counter()
        self.answers: Counter[int] = Counter()  # by HTTP status
        self._appends = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0
        room.stored = self.stored

    def stored(self, seconds: float) -> None:
        """The store took so long to write something."""
        self._appends[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def refused(self, kind: str) -> None:
        """What rules and tables refuse is nobody's to know: it may depend on what somebody holds."""
        if kind in OURS:
            self._refusals[kind] += 1

    def text(self) -> str:
        lines: list[str] = []

        def tell(name: str, kind: str, what: str, values: dict[str, float]) -> None:
            lines.extend((f"# HELP pioche_{name} {what}", f"# TYPE pioche_{name} {kind}"))
            lines.extend(f"pioche_{name}{labels} {value}" for labels, value in values.items())

        tell("tables_in_memory", "gauge", "Tables that this process has in memory.", {"": len(self.room.lives)})
        tell("connections", "gauge", "WebSockets open now.", {"": self.connections})
        tell("messages_total", "counter", "Messages received over WebSockets.", {"": self.messages})
        tell("moves_total", "counter", "Moves written to the store.", {"": self.room.moves})
        tell("slow_readers_total", "counter", "Connections dropped for not reading.", {"": self.dropped})
        refusals: dict[str, float] = {f'{{kind="{kind}"}}': count for kind, count in sorted(self._refusals.items())}
        tell("refusals_total", "counter", "What was asked and not done, but for rules and tables.", refusals)
        answers: dict[str, float] = {f'{{status="{status}"}}': count for status, count in sorted(self.answers.items())}
        tell("http_answers_total", "counter", "HTTP answers.", answers)
        tell("append_seconds", "histogram", "How long the store took to write.", self._histogram())
        return "\n".join(lines) + "\n"

    def _histogram(self) -> dict[str, float]:
        values: dict[str, float] = {}
        count = 0
        for bound, number in zip([*BOUNDS, "+Inf"], self._appends, strict=True):
            count += number
            values[f'_bucket{{le="{bound}"}}'] = count
        return {**values, "_sum": self._seconds, "_count": count}
