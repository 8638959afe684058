"""Dealing: what each stream of chance decides, and who hears of it."""

import pytest

from pioche.cards import PACK, cards_of, popcount
from pioche.chance import DEAL, DEALER, TALON, FastRng, Scripted
from pioche.core.events import Journal
from pioche.core.refusal import Refusal
from pioche.core.seats import HIDDEN, NOBODY, SPECTATOR, Seat
from pioche.games.nain_jaune import GAME
from pioche.games.nain_jaune.options import BELLE_MASK
from pioche.games.nain_jaune.rules import Match
from tests.games.nain_jaune.tables import hand, mask, moves, play, position, start, turn

REDUCED: dict[str, object] = {"ranks": 5, "suits": 2, "hand": 3}
FIRST = "AC AD 2C  2D 3C 3D  4C 4D 5C"


def scripted(script: dict[tuple[int, int, int], str | int], lab: dict[str, object] | None = None) -> Match:
    """A match whose streams are given: cards for a shuffle, a number for a draw."""
    orders = {key: cards_of(given) if isinstance(given, str) else [given] for key, given in script.items()}
    match = GAME.start(3, Scripted(orders), {"rounds": 2, "tokens": 99}, lab)
    assert isinstance(match, Match)
    return match


def test_nj_03_packets_of_three_go_round_from_the_dealers_right() -> None:
    match = scripted({(DEALER, 0, 0): 0, (TALON, 0, 0): "5D", (DEAL, 0, 0): FIRST}, REDUCED)
    assert [hand(match, seat) for seat in (2, 1, 0)] == ["AC AD 2C", "2D 3C 3D", "4C 4D 5C"]
    assert (match.talon, int(match.dealer), int(match.seat)) == (mask("5D"), 0, 2)


def test_nj_03_the_last_packet_is_what_is_left() -> None:
    lab: dict[str, object] = {"ranks": 7, "suits": 2, "hand": 4}
    order = "AC AD 2C  2D 3C 3D  4C 4D 5C  5D  6C  7D"
    match = scripted({(DEALER, 0, 0): 1, (TALON, 0, 0): "7C 6D", (DEAL, 0, 0): order}, lab)
    assert [hand(match, seat) for seat in (0, 2, 1)] == ["AC AD 2C 5D", "2D 3C 3D 6C", "4C 4D 5C 7D"]


@pytest.mark.parametrize("players", range(3, 9))
def test_nj_02_every_table_deals_the_whole_pack(players: int) -> None:
    match = start(players)
    sizes = {popcount(held) for held in match.hands}
    assert len(sizes) == 1
    assert sizes.pop() * players + popcount(match.talon) == PACK


def test_nj_02_a_belle_is_set_aside_only_by_a_blind_talon() -> None:
    safe = [start(seed=str(seed)).talon & BELLE_MASK for seed in range(60)]
    blind = [start(3, {"talon": "blind"}, seed=str(seed)).talon & BELLE_MASK for seed in range(60)]
    assert not any(safe)
    assert any(blind)


def test_nj_06_every_seat_may_deal_first() -> None:
    assert {int(start(8, seed=str(seed)).dealer) for seed in range(80)} == set(range(8))


def test_moves_never_change_a_later_deal() -> None:
    hands: list[list[int]] = []
    for style in (0, -1):
        match = start(4, {"rounds": 2, "tokens": 100, "holding_back": True}, seed="later")
        while match.round == 0:
            match.apply(match.legal()[style])
        hands.append([*match.hands, match.talon])
    assert hands[0] == hands[1]


def test_nobody_is_told_what_others_are_dealt_or_what_is_set_aside() -> None:
    journal = Journal()
    match = start(journal=journal)
    for event in journal.events:
        if GAME.events[event.kind].name != "dealt":
            continue
        owner = event.values[0]
        for viewer in (0, 1, 2, SPECTATOR):
            seen = event.seen_by(Seat(viewer))
            assert seen is not None
            assert (HIDDEN in seen.values) == (viewer != owner)
    talon = match.view(Seat(0)).zone("talon", NOBODY)
    assert (talon.values, talon.marks) == ([HIDDEN] * 7, "???????")


def test_a_hand_is_seen_by_its_owner_alone_until_the_match_is_over() -> None:
    match = start(3, {"rounds": 1})
    own, other = match.view(Seat(1)).zone("hand", Seat(1)), match.view(Seat(0)).zone("hand", Seat(1))
    assert HIDDEN not in own.values
    assert other.values == [HIDDEN] * 15
    while match.seat != NOBODY:
        match.apply(match.pick(FastRng(str(match.laid_count))))
    assert HIDDEN not in match.view(SPECTATOR).zone("hand", Seat(1)).values


def test_a_sans_is_remembered_by_everybody() -> None:
    match = start(3, seed="5")
    while "pass" not in [GAME.notation((action,)) for action in match.legal()]:
        match.apply(match.legal()[0])
    seat, wanted = int(match.seat), match.public()["wanted"]
    match.apply(match.legal()[0])
    lacks = match.view(SPECTATOR).public["lacks"]
    assert isinstance(lacks, list)
    assert wanted in lacks[seat].split()


@pytest.mark.parametrize(
    ("lab", "players"),
    [
        ({"ranks": 3, "suits": 1}, 4),  # three cards for four players
        ({"ranks": 3, "suits": 2, "hand": 3}, 3),
        ({"hand": 7}, 8),
        ({"hand": 1}, 3),  # 49 set aside, and only 47 are no belles
    ],
)
def test_a_pack_that_cannot_be_dealt_is_refused(lab: dict[str, object], players: int) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.start(players, FastRng("1"), {}, lab)
    assert (caught.value.kind, caught.value.clause, caught.value.key) == ("option", "NJ-02", "lab-deal")


def test_a_blind_talon_may_take_more_than_the_plain_cards() -> None:
    match = start(3, {"talon": "blind"}, {"hand": 1})
    assert popcount(match.talon) == 49


def test_in_a_reduced_pack_the_highest_rank_plays_the_kings_part() -> None:
    match = position(["2C 5C", "AD", "3D"], 0, phase="lead", layer=0, lab=REDUCED)
    play(match, "lay 5C")
    assert (turn(match), moves(match)) == (0, ["lay 2C"])


def test_nj_18_in_a_reduced_pack_a_whole_series_is_as_long_as_the_pack_is_high() -> None:
    lab = {"ranks": 3, "suits": 4, "hand": 4}
    match = position(["AC 2C 3C 3D", "AD 2D", "AH"], 0, lab=lab, options={"opera": "sweep", "rounds": 1})
    play(match, "lay AC", "lay 2C", "lay 3C")
    assert match.seat == NOBODY
    assert list(match.board) == [0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("players", "options", "kind", "clause", "key"),
    [
        (2, {}, "argument", "NJ-01", "players"),
        (9, {}, "argument", "NJ-01", "players"),
        (3, {"tokens": 5}, "option", "NJ-04", "option-value"),
        (3, {"tokens": 14, "stakes": "traditional"}, "option", "NJ-04", "tokens-below-stake"),
        (3, {"rounds": 51}, "option", "NJ-25", "option-value"),
        (3, {"colour": 1}, "option", None, "option-unknown"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    players: int, options: dict[str, object], kind: str, clause: str | None, key: str
) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.start(players, FastRng("1"), options)
    assert (caught.value.kind, caught.value.clause, caught.value.key) == (kind, clause, key)


def test_rules_of_another_version_are_refused() -> None:
    with pytest.raises(Refusal) as caught:
        GAME.start(3, FastRng("1"), rules=7)
    assert (caught.value.kind, caught.value.key) == ("argument", "rules-unknown")


@pytest.mark.parametrize("text", ["", "lay", "lay 1C", "lay JK", "lay 7D 8D", "Pass", "pass 7D", "take 7D"])
def test_what_is_no_notation_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.parse(text)
    assert (caught.value.kind, caught.value.key) == ("syntax", "move-unknown")
