"""A row of Nain Jaune says all that the view of its seat says."""

from typing import cast

from pioche.cards import RANKS
from pioche.chance import FastRng
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY, Seat
from pioche.core.view import View, Zone
from pioche.games.nain_jaune.moves import PASS
from pioche.games.nain_jaune.options import BELLES
from tests.observing.positions import Told, absolute, positions, seat_named, seats, told

NAIN_JAUNE = game_of("nain_jaune")


def cards_in(row: list[int]) -> list[int]:
    return [card for card, number in enumerate(row) if number > 0]


def laid_in(row: Told) -> list[int]:
    """The cards laid, in their order."""
    return sorted(cards_in(row["laid_at"]), key=lambda card: row["laid_at"][card])


def moment(number: int) -> int | None:
    return None if number == 0 else number - 1


def public_in(row: Told, seat: Seat, players: int) -> dict[str, object]:
    """What everybody could have written down, from a row."""
    named = {name: seat_named(row[name][0], seat, players) for name in ("dealer", "layer")}
    numbers = {name: row[name][0] for name in ("asked", "run", "series")}
    lacks = [row["lacks"][13 * away : 13 * away + 13] for away in range(players)]
    order = [(other - int(seat)) % players for other in range(players)]
    return {
        **named,
        **numbers,
        "opening": row["opening"] == [1],
        "wanted": RANKS[row["wanted"][0] - 1] if row["wanted"] != [0] else None,
        "out": [moment(number) for number in absolute(row["out"], seat)],
        "lacks": [" ".join(RANKS[rank] for rank in cards_in(lacks[away])) for away in order],
        "laid_by": [seat_named(row["laid_by"][card], seat, players) for card in laid_in(row)],
    }


def held(zones: list[Zone], name: str) -> list[list[int]]:
    return [zone.values for zone in zones if zone.name == name]


def legal_in(row: Told, view: View) -> list[int]:
    """What may be done, from a row and what was agreed on."""
    if row["turn"] != [1]:
        return []
    hand, wanted = cards_in(row["hand"]), row["wanted"][0] - 1
    if wanted < 0:
        return hand
    fitting = [card for card in hand if card >> 2 == wanted]
    may_pass = not fitting or (view.options["holding_back"] is True and wanted > 0)
    return fitting + [int(PASS)] * may_pass


def test_what_everybody_could_have_written_down_is_in_every_row() -> None:
    for state in positions(NAIN_JAUNE, FastRng("public"), 200):
        for seat in seats(state):
            view, row = state.view(seat), told(state, seat)
            assert public_in(row, seat, view.players) == view.public
            assert (seat_named(row["turn"][0], seat, view.players), row["round"]) == (
                None if view.turn == NOBODY else int(view.turn),
                [view.round],
            )


def test_what_a_seat_sees_of_the_table_is_in_its_row() -> None:
    for state in positions(NAIN_JAUNE, FastRng("zones"), 200):
        for seat in seats(state):
            view, row = state.view(seat), told(state, seat)
            zones = view.zones
            assert cards_in(row["hand"]) == view.zone("hand", seat).values
            assert absolute(row["hand_sizes"], seat) == [len(hand) for hand in held(zones, "hand")]
            assert laid_in(row) == view.zone("laid", NOBODY).values
            assert [[number] for number in absolute(row["tokens"], seat)] == held(zones, "tokens")
            assert row["board"] == [view.zone(f"board_{belle}", NOBODY).values[0] for belle in BELLES]


def test_the_last_round_is_in_every_row_and_with_it_the_hands_shown_at_the_end() -> None:
    for state in positions(NAIN_JAUNE, FastRng("past"), 200):
        for seat in seats(state):
            view, row = state.view(seat), told(state, seat)
            holders = [seat_named(number, seat, view.players) for number in row["last_hands"]]
            hands = [[card for card in range(52) if holders[card] == other] for other in range(view.players)]
            if view.last_round:
                assert hands == held(view.last_round, "hand")
                assert [[number] for number in absolute(row["last_tokens"], seat)] == held(view.last_round, "tokens")
            else:
                assert not any(row["last_hands"] + row["last_tokens"])
            if view.turn == NOBODY:
                assert hands == held(view.zones, "hand")


def test_whoever_sees_the_row_alone_knows_what_may_be_done() -> None:
    for state in positions(NAIN_JAUNE, FastRng("legal"), 400):
        for seat in seats(state):
            view = state.view(seat)
            assert legal_in(told(state, seat), view) == cast(list[int], view.legal)
