"""What one viewer gets of a table. Views and events pass the core's redaction; nothing else here holds a secret."""

from pioche.core.events import Event
from pioche.core.game import Game
from pioche.core.seats import EVERYONE, SPECTATOR, Seat
from pioche.core.wire import Encoded, Json, encode_event, encode_view
from pioche.tables.entries import Closed, Joined, Moved, Muted, Said, Undone, Vacated
from pioche.tables.pace import Pace
from pioche.tables.shown import ChairShown, Sight, TableShown
from pioche.tables.table import Item, Table
from pioche.tables.timing import deadline


def shown(table: Table) -> TableShown:
    created = table.created
    return TableShown(
        table=table.name,
        code=created.code,
        game=created.game,
        rules=created.rules,
        options=created.options,
        status=table.status,
        paused=table.paused,
        chairs=[
            ChairShown(chair.name, chair.bot, chair.free, chair.present, chair.person and chair.token == table.host)
            for chair in table.chairs
        ],
        move_seconds=created.clock.move,
        grace_seconds=created.clock.grace,
        spectators=created.spectators,
        chat=created.chat,
        listed=created.listed,
        memory_aid=created.memory_aid,
        takeback=created.takeback,
        commitment=table.commitment,
        rematch=table.rematch,
    )


class Position:
    """What all who look at a table at one version share, worked out once; `state.view_in` decides who sees what."""

    def __init__(self, table: Table, pace: Pace) -> None:
        self.scene = None if table.state is None else table.state.scene()
        self.encoded = Encoded()
        self.waiting = [i for i, chair in enumerate(table.chairs) if chair.looking]
        self.deadline = deadline(table, pace)


def sight(table: Table, seat: int | None, position: Position) -> Sight:
    """What this seat, or a spectator, sees now."""
    game, state, scene = table.game, table.state, position.scene
    view: Json | None = None
    moves: list[str] = []
    if state is not None and scene is not None:
        seen = state.view_in(scene, viewer(seat))
        view = encode_view(game, seen, memory=table.created.memory_aid, encoded=position.encoded)
        if seat is not None and table.to_act == seat:
            moves = [game.notation(move) for move in game.moves(state)]
    looks = table.chairs[seat].looks if seat is not None else []
    return Sight(
        version=table.version,
        turn=table.turn,
        view=view,
        moves=moves,
        looks=[encode_event(game, event.seen_by(viewer(seat))) for _, event in looks],
        waiting=position.waiting,
        deadline=position.deadline,
    )


def told(table: Table, items: list[Item], seat: int | None, public: list[Json | None] | None = None) -> list[Json]:
    """What happened, as this viewer may know it: as many entries as there are items.

    `public` has those that are everybody's, for each item; the others are None.
    """
    everybodys = told_to_all(table, items) if public is None else public
    return [
        _told(table.game, table, item, seat) if shared is None else shared
        for item, shared in zip(items, everybodys, strict=True)
    ]


def told_to_all(table: Table, items: list[Item]) -> list[Json | None]:
    """What everybody is told in the same words; None for what is not everybody's to know."""
    found: list[Json | None] = []
    for item in items:
        if isinstance(item, Event):
            open_to_all = item.audiences is None and item.witnesses == EVERYONE
        else:
            open_to_all = not isinstance(item, Said | Muted)
        found.append(_told(table.game, table, item, None) if open_to_all else None)
    return found


def viewer(seat: int | None) -> Seat:
    return SPECTATOR if seat is None else Seat(seat)


def _told(game: Game, table: Table, item: Item, seat: int | None) -> Json:
    if isinstance(item, Event):
        return encode_event(game, item.seen_by(viewer(seat)))
    if isinstance(item, Said):
        if seat is not None and item.seat in table.chairs[seat].muted:
            return encode_event(game, None)
        return {"table": "said", "seat": item.seat, "name": item.name, "text": item.text, "phrase": item.phrase}
    if isinstance(item, Muted):
        if seat != item.seat:
            return encode_event(game, None)
        return {"table": "muted", "seat": item.other, "muted": item.muted}
    return {"table": type(item).__name__.lower(), **_public(item)}


def _public(item: Item) -> Json:
    """The fields of an entry that are everybody's; hashes, processes and the notation of a move are nobody's."""
    if isinstance(item, Joined):
        return {"seat": item.seat, "name": item.name}
    if isinstance(item, Vacated):
        return {"seat": item.seat, "name": item.name, "bot": item.bot, "by_host": item.by_host}
    if isinstance(item, Moved):
        return {"seat": item.seat, "by": item.by}
    if isinstance(item, Undone):
        return {"seat": item.seat, "left": item.left}
    if isinstance(item, Closed):
        return {"reason": item.reason, "rematch": item.rematch}
    seat = getattr(item, "seat", None)
    return {} if seat is None else {"seat": seat}
