"""PR-41, PR-42 and PR-44: new programmes, exchanges, suns, and an empty pile."""

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from pioche.games.programmes import GAME
from tests.rules.programmes.book import BOOK
from tests.rules.programmes.table import CARDS, IDS, SUNS, Table, given

EASY = [name for name in IDS if BOOK[name].tier == "easy"]  # P01 and P02 among them
HELD = ("P20", "P21", "P22", "P23", "P24", "P25")
HANDS = ("9D", "KD KH", "QD QH", "JD JH", "10D 10H", "8D 8H")


def ending(
    pile: Sequence[str] = (),
    *,
    revealed: Sequence[int] = (0,),
    players: int = 3,
    completed: Mapping[int, Sequence[str]] | None = None,
    options: Mapping[str, object] | None = None,
    **fields: object,
) -> Table:
    """Seat 2 dealt; seat 0 has one card left to discard, which ends the round; the pile begins as said."""
    done = {seat: [f"P{30 + seat}"] for seat in revealed} | dict(completed or {})
    used = {*pile, *(one for own in done.values() for one in own)}
    used |= {HELD[seat] for seat in range(players) if seat not in revealed}
    rest = [one for one in [*IDS, *SUNS] if one not in used]
    return given(
        HANDS[:players],
        programmes=dict(enumerate(HELD)),
        revealed=revealed,
        completed=done,
        options=options,
        fields={"dealer": players - 1, "pile": [*pile, *rest]} | fields,
    )


def test_pr_41_the_deal_passes_clockwise_and_the_dealers_left_begins() -> None:
    for dealer, following, first in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        table = ending(["P01"], dealer=dealer).plays("discard 9D")
        table.then(dealer=following, turn=first, round=1, phase="take")


def test_pr_41_all_cards_come_back() -> None:
    table = ending(["P01"]).plays("discard 9D")
    assert [len(hand) for hand in table.hands] == [13, 13, 13]
    assert len(table.cards("reserve")) == 68
    table.then(combinations=[], revealed=[False] * 3, known=[""] * 3, turns=0)


@pytest.mark.parametrize(
    ("revealed", "dealer", "programmes"),
    [
        ((0,), 2, ["P01", "P21", "P22"]),
        ((0, 1), 2, ["P02", "P01", "P22"]),  # the new dealer is seat 0: seat 1 is first
        ((0, 1), 0, ["P01", "P02", "P22"]),  # the new dealer is seat 1: seat 2, then 0, then 1
        ((0, 2), 0, ["P02", "P21", "P01"]),
        ((0, 2), 2, ["P02", "P21", "P01"]),
        ((0, 2), 1, ["P01", "P21", "P02"]),
    ],
)
def test_pr_41_who_revealed_gets_a_new_programme_from_the_new_dealers_left(
    revealed: tuple[int, ...], dealer: int, programmes: list[str]
) -> None:
    table = ending(["P01", "P02", "P03"], revealed=revealed, dealer=dealer).plays("discard 9D")
    table.then(programmes=programmes, scores=[int(seat in revealed) for seat in range(3)])
    assert table.entries("pile")[0] == ["P01", "P02", "P03"][len(revealed)]
    table.then(kept=[int(seat not in revealed) for seat in range(3)])


def test_pr_41_the_others_keep_theirs_and_the_rounds_are_counted() -> None:
    table = ending(["P01"], kept=[2, 1, 0]).plays("discard 9D").then(programmes=["P01", "P21", "P22"], kept=[0, 2, 1])
    assert "asked" not in table.heard()


def test_pr_41_a_new_programme_is_told_to_its_owner_alone() -> None:
    table = ending(["P01", "P02"], revealed=(0, 1)).plays("discard 9D")
    for viewer in table.viewers():
        told = [(e["seat"], e["programme"]) for e in table.events(viewer) if e["kind"] == "programme"]
        assert told == [(1, "P01" if viewer == 1 else None), (0, "P02" if viewer == 0 else None)]


def test_pr_41_suns_count_at_once() -> None:
    table = ending(["S1", "P01", "S2", "P02"], revealed=(0, 1)).plays("discard 9D")
    table.then(programmes=["P02", "P01", "P22"], scores=[2, 2, 0], completed=[["P30", "S2"], ["P31", "S1"], []])
    both = ending(["S1", "S2", "P01", "P02"], revealed=(0, 1)).plays("discard 9D")
    both.then(programmes=["P02", "P01", "P22"], scores=[1, 3, 0], completed=[["P30"], ["P31", "S1", "S2"], []])


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_pr_16_a_sun_between_rounds_may_be_the_fifth_and_wins_immediately(dealer: int) -> None:
    done = {0: ["P30", "P40", "P41", "P42"]}
    table = ending(["S1", "P01"], completed=done, dealer=dealer).plays("discard 9D")
    table.then(over=True, turn=None, scores=[5, 0, 0], ranks=[1, 2, 2])
    assert table.events()[-1] == {"kind": "won", "seat": 0}
    assert table.moves() == []


def test_pr_16_the_first_to_be_given_a_sun_wins() -> None:
    done = {seat: [f"P3{seat}", f"P0{seat + 1}", f"P0{seat + 4}", f"P1{seat}"] for seat in (0, 1)}
    table = ending(["S1", "S2"], revealed=(0, 1), completed=done).plays("discard 9D")
    table.then(over=True, scores=[4, 5, 0], ranks=[2, 1, 3])


@pytest.mark.parametrize(("swap_after", "kept"), [(1, 0), (2, 1), (3, 2), (3, 7), (50, 49)])
def test_pr_42_a_programme_kept_long_enough_may_be_exchanged(swap_after: int, kept: int) -> None:
    options = {} if swap_after == 3 else {"swap_after": swap_after}
    table = ending(["P01", "P02", "P03"], kept=[0, kept, 0], options=options).plays("discard 9D")
    table.then(phase="exchange", turn=1, over=False, kept=[0, kept + 1, 1]).offers("exchange", "keep")
    for viewer in table.viewers():
        assert {"kind": "asked", "seat": 1} in table.events(viewer)
    table.refuses("draw").refuses("take").refuses("discard KD")


@pytest.mark.parametrize(("swap_after", "kept"), [(3, 1), (3, 0), (2, 0), (50, 48), (0, 0), (0, 60)])
def test_pr_42_not_before_and_never_where_so_agreed(swap_after: int, kept: int) -> None:
    table = ending(["P01", "P02", "P03"], kept=[0, kept, 0], options={"swap_after": swap_after}).plays("discard 9D")
    table.then(phase="take", turn=1, programmes=["P01", "P21", "P22"], kept=[0, kept + 1, 1])
    table.refuses("exchange", "PR-42").refuses("keep", "PR-42")


def test_pr_42_the_new_one_is_drawn_first_and_the_old_one_goes_under_the_pile() -> None:
    table = ending(["P01", "P02", "P03"], kept=[0, 2, 0]).plays("discard 9D")
    size = len(table.entries("pile"))
    table.plays("exchange").then(
        programmes=["P02", "P01", "P22"], kept=[0, 0, 1], phase="take", turn=1, scores=[1, 0, 0]
    )
    pile = table.entries("pile")
    assert pile[0] == "P03"
    assert pile[-1] == "P21"
    assert len(pile) == size - 1  # seat 0 got its new one too


def test_pr_42_keeping_goes_on_counting() -> None:
    table = ending(["P01", "P02", "P03"], kept=[0, 2, 0]).plays("discard 9D", "keep")
    table.then(programmes=["P01", "P21", "P22"], kept=[0, 3, 1], phase="take", turn=1, round=1)
    again = ending(["P01"], kept=[0, 3, 0]).plays("discard 9D").then(phase="exchange", turn=1)
    for viewer in again.plays("keep").viewers():
        assert {"kind": "kept", "seat": 1} in again.events(viewer)


def test_pr_42_who_is_asked_first_chooses_before_the_next_is_given_theirs() -> None:
    # The new dealer is seat 0: seat 1 is asked, then seat 2, then seat 0 gets its new one.
    table = ending(["P01", "P02", "P03"], kept=[0, 2, 2]).plays("discard 9D").then(turn=1, phase="exchange")
    table.plays("keep").then(turn=2, phase="exchange").plays("exchange")
    table.then(programmes=["P02", "P21", "P01"], kept=[0, 3, 0], turn=1, phase="take")
    both = ending(["P01", "P02", "P03"], kept=[0, 2, 2]).plays("discard 9D", "exchange", "exchange")
    both.then(programmes=["P03", "P01", "P02"], kept=[0, 0, 0])
    assert both.entries("pile")[-2:] == ["P21", "P22"]


def test_pr_42_given_before_the_one_who_is_asked() -> None:
    # The new dealer is seat 1: seat 2 keeps, seat 0 gets a new one, then seat 1 is asked.
    table = (
        ending(["P01", "P02"], kept=[0, 2, 0], dealer=0).plays("discard 9D").then(turn=1, phase="exchange", dealer=1)
    )
    table.plays("exchange").then(programmes=["P01", "P02", "P22"], turn=2, phase="take")


def test_pr_42_the_thirteen_cards_are_dealt_afterwards() -> None:
    table = ending(["P01", "P02"], kept=[0, 2, 0]).plays("discard 9D").then(phase="exchange", combinations=[])
    assert table.heard().count("dealt") == 0
    table.plays("keep")
    assert table.heard().count("dealt") == 3
    assert [len(hand) for hand in table.hands] == [13, 13, 13]


def test_pr_42_who_revealed_is_not_asked() -> None:
    table = ending(["P01", "P02"], revealed=(0, 1), kept=[5, 5, 0]).plays("discard 9D")
    table.then(phase="take", programmes=["P02", "P01", "P22"], kept=[0, 0, 1])


def test_pr_42_the_exchange_is_public_and_the_programmes_are_not() -> None:
    table = ending(["P01", "P02"], kept=[0, 2, 0]).plays("discard 9D", "exchange")
    for viewer in table.viewers():
        told = [event for event in table.events(viewer) if event["kind"] in ("exchanged", "programme")]
        assert [(event["kind"], event["seat"]) for event in told[:2]] in (
            [("exchanged", 1), ("programme", 1)],
            [("programme", 1), ("exchanged", 1)],
        )
        assert {event["programme"] for event in told[:2]} == ({"P21", "P01"} if viewer == 1 else {None})
        assert table.sees(viewer, "programme", 1) == ["P01" if viewer == 1 else None]
        assert table.sees(viewer, "pile")[-1] == ("P21" if viewer == 1 else None)


def test_pr_42_a_sun_drawn_in_exchange_counts_and_is_replaced() -> None:
    table = ending(["S1", "P01", "P02"], kept=[0, 2, 0]).plays("discard 9D", "exchange")
    table.then(programmes=["P02", "P01", "P22"], scores=[1, 1, 0], completed=[["P30"], ["S1"], []], kept=[0, 0, 1])
    assert table.entries("pile")[-1] == "P21"


def test_pr_42_and_wins_if_it_is_the_fifth() -> None:
    done = {1: ["P10", "P11", "P12", "P13"]}
    table = ending(["S1", "P01", "P02"], completed=done, kept=[0, 2, 0]).plays("discard 9D", "exchange")
    table.then(over=True, scores=[1, 5, 0], ranks=[2, 1, 3])


def easy(pile: Sequence[str], completed: Mapping[int, Sequence[str]], **fields: object) -> Table:
    """Easy programmes only; seats 1 and 2 hold P01 and P02."""
    return given(
        HANDS[:3],
        programmes={1: "P01", 2: "P02"},
        revealed=[0],
        completed=completed,
        options={"difficulty": "easy", "goal": 10},
        fields={"dealer": 2, "pile": list(pile)} | fields,
    )


# All easy programmes but P01 and P02, and both suns.
SPREAD = {0: [*EASY[2:5], "S1"], 1: [*EASY[5:8], "S2"], 2: EASY[8:]}


def test_pr_42_no_exchange_with_an_empty_pile() -> None:
    # The new dealer is seat 0: seats 1 and 2 come first and find the pile empty.
    table = easy([], SPREAD, kept=[0, 5, 5]).plays("discard 9D").then(phase="take", turn=1)
    assert "asked" not in table.heard()
    assert table.entries("programmes")[1:] == ["P01", "P02"]
    # Dealer 1 next: seat 2 finds it empty, seat 0's new programme fills it again, and seat 1 may exchange.
    later = easy([], SPREAD, kept=[0, 5, 5], dealer=0).plays("discard 9D").then(phase="exchange", turn=1)
    later.plays("exchange").then(kept=[0, 0, 6])
    assert later.entries("pile")[-1] == "P01"


def test_pr_44_an_empty_pile_is_filled_with_completed_programmes_and_the_count_is_kept() -> None:
    table = (
        easy([], SPREAD).then(scores=[4, 4, 5]).plays("discard 9D").then(scores=[4, 4, 5], ranks=[2, 2, 1], over=False)
    )
    programmes = table.entries("programmes")
    assert programmes[1:] == ["P01", "P02"]
    assert programmes[0] in EASY[2:]
    pile = table.entries("pile")
    assert sorted([*map(str, pile), str(programmes[0])]) == EASY[2:]
    table.then(completed=[["S1"], ["S2"], []])


def test_pr_44_the_new_pile_is_shuffled() -> None:
    piles = set()
    for seed in range(6):
        table = easy([], SPREAD, chance={"kind": "fast", "seed": str(seed)}).plays("discard 9D")
        piles.add(tuple(map(str, table.entries("pile"))))
    assert len(piles) == 6


def test_pr_44_suns_never_come_back() -> None:
    table = easy([], SPREAD).plays("discard 9D")
    assert not set(table.entries("pile")) & set(SUNS)
    assert not set(table.entries("programmes")) & set(SUNS)


def test_pr_44_only_when_a_programme_is_owed() -> None:
    full = {0: [*EASY[2:6], "S1"], 1: [*EASY[6:10], "S2"], 2: EASY[10:-1]}
    table = easy([EASY[-1]], full).plays("discard 9D").then(pile=[], scores=[5, 5, 2])
    table.then(programmes=[EASY[-1], "P01", "P02"], completed=[list(full[seat]) for seat in range(3)])
    assert "recycled" not in table.heard()


def test_pr_44_the_last_of_the_pile_first_and_then_those_who_completed() -> None:
    spread = {0: [*EASY[2:6], "S1"], 1: [*EASY[6:10], "P01", "S2"], 2: EASY[10:-1]}
    table = given(
        HANDS[:3],
        programmes={2: "P02"},
        revealed=[0, 1],
        completed=spread,
        options={"difficulty": "easy", "goal": 10},
        dealer=2,
        pile=[EASY[-1]],
    ).plays("discard 9D")
    programmes = table.entries("programmes")
    assert programmes[1:] == [EASY[-1], "P02"]  # seat 1 is first and gets the last one
    assert programmes[0] in [*EASY[2:-1], "P01"]
    table.then(scores=[5, 6, 2], completed=[["S1"], ["S2"], []])


def test_pr_44_a_sun_at_the_end_of_the_pile_is_replaced_from_the_new_one() -> None:
    spread = {0: EASY[2:6], 1: [*EASY[6:10], "S2"], 2: EASY[10:]}
    table = easy(["S1"], spread).plays("discard 9D").then(scores=[5, 5, 3], completed=[["S1"], ["S2"], []])
    assert table.entries("programmes")[0] in EASY[2:]
    assert len(table.entries("pile")) == len(EASY) - 3


def test_pr_44_a_sun_drawn_in_exchange_may_be_the_last_of_the_pile() -> None:
    # Seat 1 draws the sun, is owed a programme from the new pile, and only then puts its old one under it.
    spread = {0: EASY[2:6], 1: [*EASY[6:10], "S2"], 2: EASY[10:]}
    table = easy(["S1"], spread, kept=[0, 5, 0]).plays("discard 9D").then(phase="exchange", turn=1).plays("exchange")
    table.then(scores=[4, 6, 3], kept=[0, 0, 1])
    assert table.entries("programmes")[1] in EASY[2:]
    assert table.entries("pile")[-1] == "P01"


def test_pr_44_everybody_knows_what_came_back() -> None:
    table = easy([], SPREAD).plays("discard 9D")
    for viewer in table.viewers():
        told = [event for event in table.events(viewer) if event["kind"] == "recycled"]
        assert [event["count"] for event in told] == [len(EASY) - 2]
        names = told[0]["programmes"]
        assert isinstance(names, list)
        assert sorted(names) == EASY[2:]


def test_pr_44_a_count_kept_still_wins() -> None:
    # Seat 2's five completed programmes went back into the pile; its sixth wins where six are wanted.
    table = easy([], SPREAD).plays("discard 9D")
    again = table.now
    options = again["options"]
    assert isinstance(options, dict)
    programmes = [EASY[-1], "P01", "P02"]
    pile = [one for one in EASY if one not in programmes]
    fixed = again | {"options": options | {"goal": 6}, "programmes": programmes, "pile": pile, "turn": 2}
    hands = ["", "", "9C 9D 9H 8C 8D 8H 4C 4D 5D 6D JD QD KD KS"]
    rest = Counter(CARDS) - Counter(hands[2].split())
    cards = sorted(rest.elements())
    hands[:2] = [" ".join(cards[:13]), " ".join(cards[13:26])]
    fixed |= {"hands": hands, "discard": cards[26], "reserve": " ".join(cards[27:]), "phase": "play"}
    won = Table(GAME.load(fixed)).then(scores=[4, 4, 5]).plays("reveal 9C9D9H / 8C8D8H")
    won.then(over=True, scores=[4, 4, 6], ranks=[2, 2, 1])
