"""What goes over the wire about matches that are over: replays, and what a coach found in them."""

from typing import Annotated

from msgspec import Meta, Struct

from pioche.core.wire import Json
from pioche.server.protocol import Seat

# What is asked.


class ReplayAsked(Struct, forbid_unknown_fields=True, frozen=True):
    """Whose view of a match (a seat's, a spectator's, or all cards open), and which steps of it; in the address."""

    view: Annotated[str, Meta(pattern="^([0-7]|spectator|open)$")] = "spectator"
    first: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    count: Annotated[int, Meta(ge=0, le=40)] = 40


class CoachAsked(Struct, forbid_unknown_fields=True, frozen=True):
    """Whose decisions; in the address."""

    seat: Seat


# What is answered.


class Frame(Struct, frozen=True):
    """A step of a replay: the deal, or a move. What led there, and what the viewer saw then."""

    seat: int | None  # who moved; null for the deal
    events: list[Json]
    looks: list[Json]  # those of them that were shown to this viewer alone
    view: Json


class Standing(Struct, frozen=True):
    """The points from this step on."""

    step: int
    round: int
    scores: list[int]


class FindingTold(Struct, frozen=True):
    """What replaying a whole record found, as `pioche verify` says it."""

    verdict: str
    fair: bool  # whether the deal is proved to follow from the secret committed to and from what was added
    text: dict[str, str]


class Outline(Struct, frozen=True):
    """A whole match: step 0 is the deal, step n the nth move; where points or rounds changed."""

    steps: int
    over: bool
    standings: list[Standing]
    finding: FindingTold | None  # null while the match is on


class Replay(Struct, frozen=True):
    """The steps asked for; the outline comes with the first of them."""

    outline: Outline | None
    frames: list[Frame]


class OptionWeighed(Struct, frozen=True):
    """A move that could have been made, and the expected result of the round with it."""

    move: str
    worth: float
    half: float  # of the 95 % interval of how much more or less that is than the chosen move's


class DecisionWeighed(Struct, frozen=True):
    """A decision by what its player knew: step `move` - 1 of a replay is what was seen then."""

    move: int
    round: int  # from 0
    chosen: str
    best: str  # the chosen move where no other is surely better
    worth: float  # the expected result of the round after the chosen move
    loss: float
    half: float  # of the 95 % interval of the loss
    luck: float | None  # until the next decision or the end of the round; null where the match was given up before
    options: list[OptionWeighed]  # the best first
    remembered: dict[str, list[str]]  # what had been shown and lay turned away, in words


class RoundWeighed(Struct, frozen=True):
    """`start` + `luck` - `loss` = `result`; null where nothing was decided, or the match was given up."""

    round: int  # from 0
    start: float | None
    luck: float
    loss: float
    result: float | None


class CoachSays(Struct, frozen=True):
    """In words: all of it, every round, and the decisions that cost most, or that none did."""

    summary: str
    rounds: list[str]
    costliest: list[str]


class Advice(Struct, frozen=True):
    """What a coach found in the decisions of a seat. Results are by how much they are more than the others' average."""

    seat: int
    rounds: list[RoundWeighed]
    decisions: list[DecisionWeighed]
    costliest: list[int]  # at most three places in `decisions`
    text: dict[str, CoachSays]


class Coached(Struct, frozen=True):
    """Null while the coach is thinking: ask again. Where nobody does, it stops."""

    advice: Advice | None
