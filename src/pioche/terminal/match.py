"""One person against bots in this process: the state, whose turn it is, and what the person has heard."""

from collections.abc import Mapping, Sequence
from itertools import count

from pioche.bot_chance import bot_seed
from pioche.bots.bot import Bot
from pioche.chance import BOT, FastRng, chance_of
from pioche.core.events import Event, Journal
from pioche.core.game import Game, Move
from pioche.core.record import Record, Seating, begin
from pioche.core.seats import NOBODY, SPECTATOR, Action, Seat
from pioche.core.turn import whole_move
from pioche.core.view import View
from pioche.tables.thinking import any_move


class Match:
    """The person sits at `me`; every other seat is played by a bot from that seat's own view."""

    def __init__(
        self,
        game: Game,
        seed: str,
        bots: Mapping[int, Bot],
        players: int,
        options: Mapping[str, object],
        lab: Mapping[str, object],
        rng: str = "fast",
    ) -> None:
        self.game = game
        self.bots = bots
        self.journal = Journal()
        self.state = game.start(players, chance_of(rng, seed), options, lab, journal=self.journal)
        self.dealing = {event.kind for event in self.journal.events}  # the kinds of event that a deal brings
        people = [seat for seat in range(players) if seat not in bots]
        self.me = Seat(people[0]) if people else SPECTATOR
        self.moves: list[str] = []  # everything played so far, in notation
        self._heard = 0
        self._seed = seed

    def record(self, names: Sequence[str]) -> Record:
        """The match so far, for a file."""
        seats = [Seating(name, self.bots[seat].name if seat in self.bots else None) for seat, name in enumerate(names)]
        record = begin(self.state, seats)
        record.moves = list(self.moves)
        record.conclude(self.state)
        return record

    @property
    def over(self) -> bool:
        return self.state.seat == NOBODY

    @property
    def my_turn(self) -> bool:
        return not self.over and self.state.seat == self.me

    def view(self) -> View:
        return self.state.view(self.me)

    def choices(self) -> Sequence[Move]:
        """Every complete move the person may make now."""
        return self.game.moves(self.state) if self.my_turn else ()

    @property
    def memory_aid(self) -> bool:
        """Whether this table keeps showing what was seen before."""
        return self.state.options.get("memory_aid") is True

    def story(self) -> list[Event]:
        """All that was heard so far, as the person may see it."""
        return self._seen(0, self._heard)

    def hear(self) -> list[Event]:
        """What happened since the last call, as the person may see it."""
        start, self._heard = self._heard, len(self.journal.events)
        return self._seen(start, self._heard)

    def _seen(self, start: int, end: int) -> list[Event]:
        seen = [event.seen_by(self.me) for event in self.journal.events[start:end]]
        return [event for event in seen if event is not None]

    def play(self, move: Move) -> None:
        """The move of the seat to act; raises its Refusal and changes nothing."""
        self.game.play(self.state, move)
        self.moves.append(self.game.notation(move))

    @property
    def bot(self) -> Bot:
        """Whose turn it is."""
        return self.bots[int(self.state.seat)]

    def bot_seed(self) -> str:
        """Of its next move."""
        return bot_seed(self._seed, len(self.moves))

    def let_bot_play(self) -> Exception | None:
        """One whole move of the bot whose turn it is, thought of here: the same that another process would find.

        Where the bot fails, any move is made in its place, and why is returned.
        """
        bot, chance, steps = self.bot, FastRng(self.bot_seed()), count()

        def choose(view: View) -> Action:
            chance.open(BOT, 0, next(steps))
            try:
                return Action(int(bot.choose(view, chance)))
            except (Exception, SystemExit) as error:  # somebody else's bot may fail in any way
                raise RuntimeError(repr(error)) from error

        try:
            move, failure = whole_move(self.state, choose), None
        except Exception as error:  # what it chose may be refused too, or be no number of an action
            move, failure = any_move(self.state, self.bot_seed()), error
        self.play(move)
        return failure
