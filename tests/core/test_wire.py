"""What a zone says of itself reaches those who receive views as JSON."""

from pioche.chance import FastRng
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY, SPECTATOR, Seat
from pioche.core.view import Zone
from pioche.core.wire import encode_view, encode_zone

SECRET = {"known", "shown"}  # audiences: a zone that was seen has marks instead


def plain() -> Zone:
    return Zone("hand", Seat(0), "card", [3])


def labelled() -> dict[str, Zone]:
    """For every attribute of a zone, one that differs from a plain zone in it."""
    zones = {
        "name": Zone("pile", Seat(0), "card", [3]),
        "owner": Zone("hand", NOBODY, "card", [3]),
        "spell": Zone("hand", Seat(0), "number", [3]),
        "values": Zone("hand", Seat(0), "card", [4]),
        "backs": Zone("hand", Seat(0), "card", [3], backs=plain()),
    }
    for name, value in (("marks", "~"), ("aside", True), ("unordered", True), ("number", 2)):
        zones[name] = plain()
        setattr(zones[name], name, value)
    return zones


def test_every_label_of_a_zone_goes_over_the_wire() -> None:
    zone = plain()
    names = {name for name in dir(zone) if not name.startswith("_") and not callable(getattr(zone, name))}
    assert names - SECRET == set(labelled())
    game = game_of("programmes")
    for name, other in labelled().items():
        for seen in (other, other.forgotten()):
            assert encode_zone(game, seen) != encode_zone(game, zone), name


def test_what_is_kept_aside_is_marked_and_is_no_second_hand() -> None:
    game = game_of("programmes")
    state = game.start(2, FastRng("aside"))
    for viewer in (SPECTATOR, Seat(0), Seat(1)):
        zones = encode_view(game, state.view(viewer))["zones"]
        assert isinstance(zones, list)
        assert [zone["name"] for zone in zones if zone.get("aside")] == ["steps"]
        assert sum(zone["name"] == "hand" for zone in zones) == 2
