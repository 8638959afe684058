"""A seat of a table and who is on it."""

from pioche.core.events import Event


class Chair:
    """A person with a link, a bot, or nobody yet."""

    def __init__(self, bot: str = "") -> None:
        self.bot = bot
        self.token = ""  # the hash of the link's secret
        self.name = ""
        self.entropy = ""
        self.processes: set[str] = set()  # where somebody with the link is connected
        self.away_since = 0  # when the last of them went
        self.looks: list[tuple[int, Event]] = []  # what was shown to this seat alone and not yet seen, by version
        self.reveal = 0  # the version of a round's end not yet seen; 0: none
        self.known = 0  # the version up to which this seat has acknowledged what it got, by a move or by `seen`
        self.muted: set[int] = set()

    @property
    def free(self) -> bool:
        return not self.bot and not self.token

    @property
    def person(self) -> bool:
        return bool(self.token)

    @property
    def present(self) -> bool:
        return bool(self.processes)

    @property
    def looking(self) -> bool:
        """Whether the table waits until this seat has seen something."""
        return self.present and (bool(self.looks) or self.reveal > 0)

    def see(self, version: int) -> None:
        self.known = max(self.known, version)
        self.looks = [(shown, event) for shown, event in self.looks if shown > version]
        if self.reveal <= version:
            self.reveal = 0
