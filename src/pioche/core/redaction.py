"""The one place where secrets are blanked: events and zones both pass through `redact`."""

from mypy_extensions import i64

from pioche.core.seats import EVERYONE, HIDDEN, Seat, only


def redact(values: list[int], audiences: list[int] | None, viewer: Seat) -> list[int]:
    """The same row, every value that the viewer may not see replaced by HIDDEN."""
    if audiences is None:
        return list(values)
    me = only(viewer)
    row: list[int] = []
    for i in range(len(values)):
        audience: i64 = audiences[i]
        if audience == EVERYONE or audience & me != 0:
            row.append(values[i])
        else:
            row.append(HIDDEN)
    return row
