"""How the quick policy plays Programmes: what it collects, how it lays, and that it looks at nothing hidden."""

from random import Random

import pytest

from pioche.bots.players import Searcher
from pioche.chance import FastRng
from pioche.core.seats import NOBODY, Seat
from pioche.core.state import State
from pioche.core.wire import encode_view
from pioche.games.programmes import GAME
from pioche.games.programmes.past import explained
from pioche.games.programmes.rules import Programmes
from pioche.search.beliefs import Beliefs
from pioche.search.policy import rollout
from pioche.search.programmes import ProgrammesPolicy
from pioche.search.programmes_deeds import Deeds, likelihood
from tests.games.programmes.tables import SET, TABLES, Fields, Table, hand, laid, load, match

SMALL: Fields = {"kind": "run", "owner": 0, "low": 5, "cards": "5H 6H 7H", "suits": "H"}


def picked(**fields: object) -> str:
    """What the policy does, in words."""
    state = load(**fields)
    return GAME.notation((ProgrammesPolicy().pick(state, FastRng("")),))


def turn(**fields: object) -> list[str]:
    """Everything the policy does until its turn or the round is over."""
    state = load(**fields)
    done: list[str] = []
    while state.seat == 0 and state.round == 0:
        action = ProgrammesPolicy().pick(state, FastRng(""))
        assert action in state.legal()
        done.append(GAME.notation((action,)))
        state.apply(action)
    return done


# Taking.


def taking(cards: str, top: str, programme: str = "P05") -> Fields:
    return {**hand(cards, programme), "phase": "take", "discard": top}


@pytest.mark.parametrize(
    ("cards", "top", "programme", "choice"),
    [
        ("7H 7S 3C 4C 9S KD", "7D", "P05", "take"),  # completes the set
        ("7H 7S 3C 4C 9S KD", "5C", "P05", "take"),  # completes the run
        ("7H 7S 3C 4C 9S KD", "JC", "P05", "draw"),
        ("7H 7S 3C 4C 9S KD", "JK", "P05", "take"),
        ("7H 7S 3C 4C 9S KD", "2C", "P05", "take"),
        ("7H 7S 3C 4C 9S KD", "2C", "P32", "draw"),  # no wilds in this one
    ],
)
def test_the_discard_is_taken_where_it_brings_the_programme_nearer(
    cards: str, top: str, programme: str, choice: str
) -> None:
    assert picked(**taking(cards, top, programme)) == choice


@pytest.mark.parametrize(
    ("cards", "top", "choice"),
    [
        ("9C JD", "8H", "take"),  # lengthens the run
        ("9C JD", "9D", "draw"),  # a pair is nothing yet
        ("9C 9H JD", "9D", "take"),
        ("9C JD JK", "9D", "take"),  # a set with the joker
        ("9C JD", "2D", "take"),
        ("9C", "8H", "draw"),  # with one card in hand there is no choice
    ],
)
def test_after_revealing_it_is_taken_where_it_can_be_laid(cards: str, top: str, choice: str) -> None:
    assert picked(**{**laid(cards, SMALL), "phase": "take", "discard": top}) == choice


@pytest.mark.parametrize(
    ("cards", "top", "choice"),
    [
        ("8H JD", "9H", "take"),  # the eight of hearts goes there first
        ("4H JD", "3H", "take"),
        ("8S JD", "9H", "draw"),  # an eight of another suit does not
        ("8H 8S 8C JD", "9H", "draw"),  # nor one that a set needs
    ],
)
def test_what_fits_after_a_card_of_the_hand_is_taken_too(cards: str, top: str, choice: str) -> None:
    assert picked(**{**laid(cards, SMALL), "phase": "take", "discard": top}) == choice


def test_a_mate_is_left_lying_where_the_only_wild_has_a_pair_already() -> None:
    assert picked(**{**laid("QC QD 9C JD JK", SMALL), "phase": "take", "discard": "9D"}) == "draw"
    assert picked(**{**laid("QC QD 9C JD JK JK", SMALL), "phase": "take", "discard": "9D"}) == "take"


@pytest.mark.parametrize(
    ("cards", "top", "choice"),
    [
        ("7H 7S JK 3C 4C 5C 9S 9D", "7D", "take"),  # the joker makes a set of the nines
        ("7H 7S 7D 3C 4C 5C 9S JD", "9D", "draw"),  # a pair is nothing yet
        ("7H 7S 2C 3C 4C 5C 9S JD", "9D", "draw"),  # and this wild has its place
        ("7H 7S 7D 3C 4C 5C 9S 9H JD", "9D", "take"),
        ("7H 7S 7D 3C 4C 5C 9S JD", "6C", "take"),  # lengthens what will lie there
    ],
)
def test_with_a_complete_programme_only_what_leaves_no_more_in_hand_is_taken(cards: str, top: str, choice: str) -> None:
    assert picked(**taking(cards, top)) == choice


# Playing.


def test_a_programme_is_revealed_at_once_and_with_as_few_wilds_as_possible() -> None:
    assert turn(**hand("7H 7S 7D 3C 4C 5C 9S KS JK 2D"))[:9] == [
        *("reveal", "place 7D", "place 7H", "place 7S", "close"),
        *("place 3C", "place 4C", "place 5C", "close"),
    ]


@pytest.mark.parametrize(
    ("programme", "cards"),
    [
        ("P06", "AH QH KH 7S 8S JK 4C"),  # a high ace
        ("P06", "AH 2S 3H 7S 8S 9S 4C"),  # a low one, with a wild above it
        ("P05", "7H JK 2S 3C 2C 2D KD"),  # a single natural in a combination
        ("P08", "3D 4H 5S 6D 7D 7H KC"),  # a run of several suits
        ("P16", "3D 4D 5D 5D 6D 7D 5S 5H 5C KC"),  # runs and a set want the same cards
        ("P02", "7H 7H 7S 7D 7C 7S KC"),  # both sets of one rank
        ("P28", "10S JS JK KS AS 3D"),
    ],
)
def test_whatever_completes_a_programme_is_laid(programme: str, cards: str) -> None:
    done = turn(**hand(cards, programme))
    assert done[0] == "reveal"
    assert "close" in done


def test_of_the_ways_to_lay_a_programme_the_one_that_leaves_fewest_cards_is_taken() -> None:
    """Both of its runs take two wilds; one of them would break two sets of three."""
    done = turn(**hand("5D 5H 5S 6D 6C 6S 9D JD 2C 2H 4S KC", "P01"))
    assert set(done[1:5]) == {"place 9D", "place JD", "place 2C", "place 2H"}


def test_cards_that_fit_the_table_count_as_gone_when_a_way_to_lay_is_chosen() -> None:
    run = {"kind": "run", "owner": 1, "low": 7, "cards": "7C 8C 9C", "suits": "C"}
    others: Fields = {"revealed": [False, True], "programmes": ["P01", None], "completed": [[], ["P05"]]}
    done = turn(**{**hand("3C 4C 5C 6C 10S JS QS KS AD"), **others, "combinations": [run]})
    assert done[1:5] == ["place 10S", "place JS", "place QS", "place KS"]


def test_what_the_programme_does_not_need_is_discarded() -> None:
    assert picked(**hand("7H 7S 3C 4C KD 9S 9H", "P09")) == "discard KD"


def test_a_card_that_the_next_player_collects_is_kept_longer() -> None:
    cards = hand("7H 7S 3C 4C KS JD", "P09")
    assert picked(**{**cards, "hands": ["7H 7S 3C 4C KS JD", "JS QH"], "known": ["", "JS"]}) == "discard KS"
    assert picked(**{**cards, "hands": ["7H 7S 3C 4C KS JD", "KH QH"], "known": ["", "KH"]}) == "discard JD"


# Laying off.


def test_naturals_are_laid_before_anything_else() -> None:
    assert turn(**laid("8H 9H 4H KS QD", SMALL))[:3] == ["add 4H 1 low", "add 8H 1 high", "add 9H 1 high"]


def test_no_set_is_broken_to_add_one_of_its_cards() -> None:
    assert turn(**laid("8H 8S 8C KS QD", SMALL))[0].startswith("discard")
    assert turn(**laid("8H 8S 8C KS", SMALL)) == ["set", "place 8C", "place 8H", "place 8S", "close", "discard KS"]
    assert picked(**laid("8H 8S JK KS QD", SMALL)).startswith("discard")  # the joker will be its third card
    assert picked(**laid("8H 8S KS QD", SMALL)) == "add 8H 1 high"


def test_a_pair_is_laid_with_one_wild_where_that_ends_the_round() -> None:
    assert turn(**laid("KS KD JK 9C", SMALL))[:5] == ["set", "place KD", "place KS", "place JK", "close"]
    assert turn(**laid("KS KD JK 9C", SMALL))[-1] == "discard 9C"


def test_sets_are_kept_until_they_end_the_round_so_that_a_wild_may_still_go_to_another_pair() -> None:
    assert picked(**laid("KS KD QS QD JK 9C", SMALL)) == "discard 9C"
    assert picked(**laid("KS KD KC 9C 4S", SMALL)).startswith("discard")
    assert turn(**laid("KS KD QS QD QC JK 9C", SMALL))[-1] == "discard 9C"


def test_wilds_are_kept_until_they_end_the_round() -> None:
    assert picked(**laid("KS JK 9C QD", SMALL)).startswith("discard")
    assert len(turn(**laid("KS JK JK 2S", SMALL))) == 4
    assert turn(**laid("KS JK JK 2S", SMALL))[-1] == "discard KS"


def test_two_wilds_lay_one_card_where_that_ends_the_round() -> None:
    assert turn(**laid("KS QD JK 2S", SMALL))[0] == "set"
    assert len(turn(**laid("KS QD JK 2S", SMALL))) == 6
    assert picked(**laid("KS QD 9C JK 2S", SMALL)).startswith("discard")
    half: Fields = {"options": {"wild_limit": "half"}}
    assert picked(**{**laid("KS QD JK 2S", SMALL), **half}).startswith("discard")


def test_a_wild_makes_way_for_another_card_where_that_ends_the_round() -> None:
    assert turn(**laid("9H KS JK", SMALL)) == ["add JK 1 high", "add 9H 1 high", "discard KS"]


# The search.


def test_the_search_considers_only_what_is_legal_and_something_always() -> None:
    policy = ProgrammesPolicy()
    for table in TABLES:
        for state in match(*table, seed="candidates"):
            if state.seat != NOBODY and state.round < 2:
                found = policy.candidates(state)
                assert found
                assert set(found) <= set(state.legal())


def test_of_discards_the_one_that_leaves_more_cards_to_hope_for_promises_more() -> None:
    state = load(**hand("7H 7S 9C 9D 4H QD 3S", "P02"))  # two pairs, to become two sets of three
    policy = ProgrammesPolicy()
    found = [GAME.parse(f"discard {card}")[0] for card in ("QD", "9D")]
    hopes = policy.hopes(state, found)
    assert hopes[0] > hopes[1]


def test_where_hardly_a_card_would_help_a_fresh_start_is_considered() -> None:
    fields = hand("AC AD 5D 5H 5S 9C 10H JD", "P18")  # two sets of three without wilds, and only one of the aces left
    policy = ProgrammesPolicy()
    usual = {GAME.notation((action,)) for action in policy.candidates(load(**fields))}
    assert not usual & {"discard AC", "discard AD"}
    laid_aces = {"kind": "set", "owner": 1, "rank": "A", "cards": "AC AH AH AS AS"}
    others: Fields = {"revealed": [False, True], "programmes": ["P18", None], "completed": [[], ["P05"]]}
    state = load(**{**fields, **others, "combinations": [laid_aces]})
    found = policy.candidates(state)
    assert {GAME.notation((action,)) for action in found} & {"discard AC", "discard AD"}
    hopes = dict(zip(found, policy.hopes(state, found), strict=True))
    assert max(hopes, key=lambda action: hopes[action]) not in {
        GAME.parse("discard AC")[0],
        GAME.parse("discard AD")[0],
    }


def test_waiting_is_considered_and_a_complete_programme_revealed_all_the_same() -> None:
    state = load(**hand("7H 7S 7D 3C 4C 5C 9S KD JD QH"))
    found = [GAME.notation((action,)) for action in ProgrammesPolicy().candidates(state)]
    assert found[0] == "reveal"
    assert any(choice.startswith("discard") for choice in found)
    choice = Searcher("hard", "programmes", ProgrammesPolicy(), 3000, 60.0).choose(state.view(Seat(0)), FastRng("x"))
    assert GAME.notation((choice,)) == "reveal"


def test_what_a_round_brings_is_the_programmes_completed_in_it() -> None:
    policy = ProgrammesPolicy()
    before = load(**laid("8H", SMALL))
    after = before.copy()
    rollout(policy, before, after, FastRng("x"), 1000)
    assert after.round == 1
    assert policy.gain(before, after, Seat(0)) == 0.0
    before = load(**hand("7H 7S 7D 3C 4C 5C"))
    after = before.copy()
    rollout(policy, before, after, FastRng("x"), 1000)
    assert policy.gain(before, after, Seat(0)) == 1.0
    assert policy.gain(before, after, Seat(1)) == -1.0


def test_the_search_finds_the_way_out() -> None:
    state = load(**laid("9H KS JK", SMALL, SET))
    choice = Searcher("hard", "programmes", ProgrammesPolicy(), 2000, 60.0).choose(state.view(Seat(0)), FastRng("x"))
    assert GAME.notation((choice,)) == "add JK 1 high"


# What the others' deeds tell.


def test_whoever_took_a_card_is_thought_to_need_it() -> None:
    """Seat 1 took a seven and parted with a queen: its hidden cards rather go with the one than with the other."""
    fields = {"turns": 4, "known": ["", "7H"], "hands": ["3C 4D 6S 8H JC", "7H 7S 9C KD"], "discard": "QD QS"}
    state = load(**fields)
    plain = GAME.redealer(state.view(Seat(0)))
    policy, chance = ProgrammesPolicy(), FastRng("draw")
    useless = [0, 0]
    for which, deals in enumerate((plain, Beliefs(plain, policy))):
        for _ in range(300):
            deal = deals.redeal(chance)
            assert isinstance(deal, Programmes)
            useless[which] += likelihood(deal, policy.planner(deal.settings), Deeds(deal), 1) < 0.4
    assert useless[1] < useless[0] / 2


@pytest.mark.parametrize("table", TABLES, ids=range(len(TABLES)))
def test_a_deal_that_was_changed_shows_the_same_view_and_explains_all_that_was_seen(table: Table) -> None:
    random = Random(4)
    policy = ProgrammesPolicy()
    changed = 0
    for step, state in enumerate(match(*table, seed="reconsidered")):
        if state.seat == NOBODY or random.random() > 0.2:
            continue
        view = state.view(state.seat)
        imagined = GAME.redeal(view, FastRng(f"{step}"))
        assert isinstance(imagined, Programmes)
        before = imagined.fingerprint()
        policy.lean(imagined, FastRng("x"))
        changed += imagined.fingerprint() != before
        assert encode_view(GAME, imagined.view(state.seat)) == encode_view(GAME, view)
        assert explained(imagined)
        check(imagined)
    assert changed > 5


@pytest.mark.parametrize("table", TABLES, ids=range(len(TABLES)))
def test_what_a_seat_may_not_know_changes_nothing(table: Table) -> None:
    random = Random(3)
    policy = ProgrammesPolicy()
    differed = 0
    for step, state in enumerate(match(*table, seed="interference")):
        if state.seat == NOBODY or random.random() > 0.3:
            continue
        imagined = GAME.redeal(state.view(state.seat), FastRng(f"{step}"))
        assert policy.pick(imagined, FastRng("x")) == policy.pick(state, FastRng("x"))
        assert policy.candidates(imagined) == policy.candidates(state)
        differed += others(imagined) != others(state)
    assert differed > 10


def others(state: State) -> list[tuple[int, int]]:
    """What the seat to act does not see of the others' hands."""
    assert isinstance(state, Programmes)
    return [(int(state.one[i]), int(state.programme[i])) for i in range(state.players) if i != state.seat]


def check(table: Programmes) -> None:
    """Every card of the pack and every programme is there as often as it should be."""
    loaded = GAME.load(table.dump())
    assert loaded.fingerprint() == table.fingerprint()
