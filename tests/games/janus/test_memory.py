"""What was no trio is remembered as long as somebody cannot tell why, however much of it there is."""

from pioche.chance import FastRng
from pioche.core.seats import Seat
from pioche.games.janus import GAME
from tests.games.janus.tables import load, play

MANY = [f"0.1+ stock.{height}+ C" for height in range(1, 41)]


def test_ja_20_forty_threes_that_were_no_trio_are_all_remembered() -> None:
    state = load(unlaid=[*MANY, *MANY])
    assert state.dump()["unlaid"] == MANY
    assert state.copy().dump()["unlaid"] == MANY
    other = load()
    other.copy_from(state)
    assert other.dump() == state.dump()
    play(other, "discard 1")
    assert other.dump()["unlaid"] == []  # all see the A now
    assert state.dump()["unlaid"] == MANY


def test_ja_20_nothing_is_forgotten_however_often_a_card_goes_to_and_fro() -> None:
    """Seat 0 takes the card that seat 1 takes back, again and again; an old three is not renewed meanwhile."""
    state = load(unlaid=["stock.3- stock.4+ B"], options={"stall_rounds": 200})
    play(state, "take 1.1", "stop", "take 0.3", "stop", "discard 1", "stop")
    for _ in range(40):
        play(state, "take 1.2", "stop", "take 0.3", "stop", "take stock", "stop")
        play(state, "take 1.2", "stop", "take 0.3", "stop", "discard 2", "stop")
        assert state.public()["unlaid"] == ["0.1+ 0.2+ 1.2-", "stock.3- stock.4+ B"]


def test_ja_20_two_sides_that_are_no_trio_with_a_third_may_still_be_alike() -> None:
    """Seat 1 took a card that shows C to two that seat 0 does not know: both may be the same, but not both C."""
    state = play(load(hands=["IJ", "CA DB", "EC"], turn=1), "take 2.1", "stop")
    redealer, chance = GAME.redealer(state.view(Seat(0))), FastRng("alike")
    pairs = set()
    for _ in range(600):
        hands = redealer.redeal(chance).dump()["hands"]
        assert isinstance(hands, list)
        first, second, third = hands[1].split()
        assert third[0] == "C"
        pairs.add(first[0] + second[0])
    alike = {symbol for symbol, other in pairs if symbol == other}
    assert alike
    assert "C" not in alike


def test_ja_31_a_vote_goes_on_in_what_is_imagined() -> None:
    for answers, turn in ((("agree", "agree"), -1), (("agree", "refuse"), 1)):
        state = play(load(turn=1), "propose")
        imagined = GAME.redeal(state.view(Seat(2)), FastRng("vote"))
        assert imagined.dump()["proposer"] == 1
        for answer in answers:
            GAME.play(imagined, GAME.parse(answer))
        assert imagined.seat == turn


def test_two_equal_tables_have_one_fingerprint_whoever_laid_first() -> None:
    state = load(hands=["AB AC", "BD BE", "FB DA"], turn=1)
    play(state, "take 2.1", "stop", "take stock", "stop", "take 2.1", "stop")
    assert state.dump()["trios"] == [["AB AC AD"], ["BD BE BF"], []]
    loaded = GAME.load(state.dump())
    assert loaded.dump() == state.dump()
    assert loaded.fingerprint() == state.fingerprint()
