"""Each way to break the contract is noticed, and the message says which."""

import re

import pytest

from pioche.core.game import Game
from pioche.testing import ContractBroken, Reduced, check_game
from pli.view import Pli
from tests.testing import compound_toys, leaky_toys, toys
from tests.testing.toys import Toy

LEAKS = [
    (Toy(leaky_toys.PeekInPublic), r"public\.peek"),
    (Toy(leaky_toys.HiddenPhase), r"phase"),
    (Toy(leaky_toys.OpenHand), r"its own view is another: zones\[\d\]\.values\[0\]"),
    (leaky_toys.OpenHandToy(leaky_toys.OpenHand), r"sees \d+ in zone hand of seat \d, and no event ever told it"),
    (Toy(leaky_toys.LoudDeal), r"could tell two deals apart .*\(imagined\).*events"),
    (Toy(leaky_toys.SilentDeal), r"sees \d+ in zone hand of seat \d, and no event ever told it"),
    (Toy(leaky_toys.ExtraEvent), r"could tell two deals apart .*events"),
    (Toy(leaky_toys.LegalByOthers), r"legal"),
    (
        compound_toys.CompoundToy(compound_toys.Blurting),
        r" is shown a step inside another seat's compound move",
    ),
    (Toy(leaky_toys.TellingRefusal), r"could tell two deals apart .*refusals"),
]

BREACHES = [
    (leaky_toys.TruthToy(leaky_toys.Watched), r"redeal imagined nothing but the truth, (\d+) times out of \1"),
    (Toy(toys.ShallowCopy), r"playing a copy changed its (original|own copy)"),
    (Toy(toys.ForgetfulCopy), r"copy_from\(\) left something of the state before: tokens"),
    (toys.OffByOneToy(Pli), r"is written 'play \d+', which reads back as|two moves of one position"),
    (toys.DeafToy(Pli), r"which parse\(\) refuses"),
    (Toy(toys.FreeAce), r"legal\(\) does not list action 0, and refusal\(\) does not refuse it"),
    (Toy(toys.WrongPick), r"pick\(\) chose action \d+, which is not legal"),
    (Toy(toys.LostTrick), r"a card was lost, found or doubled in round 0"),
    (toys.CountedToy(Pli), r"what must be conserved was not: {'tokens': \d+}, not {'tokens': 0}"),
    (Toy(toys.Endless), r"a random match is not over after 2000 decisions"),
    (Toy(toys.ForgetfulDump), r"load\(\) refuses a dumped position: position-tokens"),
    (Toy(toys.FloatingDump), r"dump\(\) is not JSON data"),
    (toys.CrashingLoadToy(Pli), r"load\(\) of a position with nothing raises KeyError"),
    (toys.WordlessLoadToy(Pli), r"the refusal 'position-unheard-of' has no words"),
    (Toy(toys.BlindFingerprint), r"the same fingerprint"),
    (Toy(toys.UnknownClause), r"names clause PL-99, which rules\.fr\.md does not have"),
    (Toy(toys.NoClause), r"the refusal 'not-held' names no clause"),
    (Toy(toys.NoWords), r"the refusal 'unheard-of' has no words: no message 'refusal-unheard-of' in fr"),
    (Toy(toys.NotOver), r"the match is over, and the refusal of action 0 is not of kind over"),
    (Toy(toys.NoPlaces), r"the ranks \[2, 2, 3\] are not places"),
    (Toy(toys.Descending), r"legal\(\) is not ascending"),
    (Toy(toys.RaggedEvent), r"the event 'took' has 1 values for 2 columns"),
    (Toy(toys.TwiceShuffled), r"a match raised ValueError.*asked for more than one shuffle"),
    (Toy(toys.JournalMatters), r"the same \d+ actions lead to another state when a journal listens"),
]

FAR_OFF = [
    (
        leaky_toys.BiasedToy(Pli),
        r"does not imagine the \d+ possible deals as likely as they are: total variation 0\.\d+",
    ),
    (Toy(leaky_toys.MustBeat), r"imagined a deal that the match so far rules out"),
]


def name(value: object) -> str:
    return value.state.__name__ if isinstance(value, Toy) else ""


@pytest.mark.parametrize(("game", "message"), LEAKS + BREACHES, ids=name)
def test_a_broken_promise_is_told_with_all_that_is_needed_to_see_it_again(game: Game, message: str) -> None:
    with pytest.raises(ContractBroken, match=message) as caught:
        check_game(game, players=[3], options=[{}], seeds=["a", "b"], limit=2000)
    assert re.search(r"^pli: .*\[players=3, options={}, lab={}, seed='[ab]'\]$", str(caught.value), re.DOTALL)


@pytest.mark.parametrize(("game", "message"), FAR_OFF, ids=name)
def test_a_redeal_that_is_not_what_counting_the_deals_gives_is_caught(game: Game, message: str) -> None:
    small = Reduced(3, {"pack": 7}, {"hand": 2})
    with pytest.raises(ContractBroken, match=message):
        check_game(game, players=[], seeds=["a", "b", "c"], reduced=[small])


def test_a_game_of_compound_moves_that_tells_nobody_of_their_steps_is_in_order() -> None:
    report = check_game(
        compound_toys.CompoundToy(compound_toys.Hesitating), players=[3], options=[{}], seeds=["a", "b"], sittings=20
    )
    assert report.acceptance > 0.9
    assert report.uncovered() == []
