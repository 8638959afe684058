"""What all doors of one server share."""

from pioche.server.coaching import Coaching
from pioche.server.limits import Allowance
from pioche.server.line import Post
from pioche.server.lobby import LiveLobby
from pioche.server.metrics import Metrics
from pioche.server.settings import Settings
from pioche.server.telling import Telling
from pioche.tables.room import Room


class House:
    def __init__(self, room: Room, settings: Settings) -> None:
        self.room = room
        self.settings = settings
        self.metrics = Metrics(room)
        self.allowance = Allowance(settings)
        self.post = Post()
        self.telling = Telling(room.pace)
        self.coaching = Coaching(settings.coach_thorough / 100)
        self.lobby = LiveLobby(room, settings.limits.queue_bytes)
