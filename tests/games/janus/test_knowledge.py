"""Who knows what: everything a view holds was told by events, and nothing told is forgotten."""

import pytest

from pioche.bots.bot import RANDOM, Bot
from pioche.chance import BOT, FastRng
from pioche.core.events import Event, Journal
from pioche.core.seats import HIDDEN, NOBODY, SPECTATOR, Seat
from pioche.core.state import State
from pioche.core.view import REMEMBERED, SHOWN, UNKNOWN
from pioche.core.wire import encode_view
from pioche.games.janus import GAME
from tests.games.janus.tables import NORMAL, load, play, row


class Witness:
    """Somebody with perfect memory who only hears their events; sides never told are HIDDEN."""

    def __init__(self, players: int) -> None:
        self.hands: list[list[list[int]]] = [[] for _ in range(players)]
        self.stock: list[list[int]] = []
        self.trios: list[list[list[int]]] = [[] for _ in range(players)]

    def hear(self, event: Event) -> None:
        kind, values = GAME.events[event.kind].name, event.values
        if kind == "began":
            self.stock = [[HIDDEN, HIDDEN] for _ in range(values[1])]
        elif kind == "dealt":
            self.hands[values[0]].append([values[3], values[2]])
        elif kind == "showed":
            self.learn(self.stock[-1], 0, values[0])
        elif kind == "drew":
            self.arrive(values[0], self.stock.pop(), values[1], values[2])
        elif kind == "took":
            near, far = self.hands[values[1]].pop(values[2] - 1)
            self.arrive(values[0], [far, near], values[3], values[4])
        elif kind == "laid":
            self.lay(values[0], values[1], values[2], values[3], values[4:])
        elif kind == "discarded":
            card = self.hands[values[0]].pop(values[1] - 1)
            self.learn(card, 0, values[2])
            self.stock.append(card)

    def learn(self, card: list[int], side: int, symbol: int) -> None:
        if symbol != HIDDEN:
            assert card[side] in (HIDDEN, symbol), "an event contradicts what was told before"
            card[side] = symbol

    def arrive(self, seat: int, card: list[int], inner: int, outer: int) -> None:
        self.learn(card, 0, inner)
        self.learn(card, 1, outer)
        self.hands[seat].append(card)

    def lay(self, seat: int, symbol: int, first: int, second: int, others: list[int]) -> None:
        hand = self.hands[seat]
        cards = [hand[first - 1], hand[second - 1], hand[-1]]
        for card, other in zip(cards, others, strict=True):
            self.learn(card, 0, symbol)
            self.learn(card, 1, other)
            self.trios[seat].append(card)
        self.hands[seat] = [card for card in hand if not any(card is gone for gone in cards)]


def compare(witness: Witness, state: State, viewer: Seat) -> None:
    view = state.view(viewer)
    for seat in range(state.players):
        for name, cards in (("hand", witness.hands[seat]), ("trios", witness.trios[seat])):
            zone = view.zone(name, Seat(seat))
            assert zone.backs is not None
            assert [list(pair) for pair in zip(zone.values, zone.backs.values, strict=True)] == cards
    stock = view.zone("stock", NOBODY)
    assert stock.backs is not None
    assert [list(pair) for pair in zip(stock.values, stock.backs.values, strict=True)] == witness.stock


@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.parametrize("bot", [RANDOM, NORMAL], ids=lambda bot: str(bot.name))
def test_ja_35_a_view_is_exactly_what_its_viewer_was_told(players: int, bot: Bot) -> None:
    journal, chance = Journal(), FastRng("bot")
    state = GAME.start(players, FastRng(f"told {players}"), journal=journal)
    viewers = [SPECTATOR, *(Seat(seat) for seat in range(players))]
    witnesses = [Witness(players) for _ in viewers]
    heard = 0
    for step in range(100):
        for event in journal.events[heard:]:
            for witness, viewer in zip(witnesses, viewers, strict=True):
                seen = event.seen_by(viewer)
                assert seen is not None
                witness.hear(seen)
        heard = len(journal.events)
        for witness, viewer in zip(witnesses, viewers, strict=True):
            compare(witness, state, viewer)
        if state.seat == NOBODY:
            break
        chance.open(BOT, step, state.seat)
        state.play(bot.choose(state.view(state.seat), chance))


def test_ja_35_what_is_visible_now_is_marked_apart_from_what_is_remembered() -> None:
    state = GAME.start(4, FastRng("marks"))
    rng = FastRng("moves")
    for _ in range(80):
        if state.seat == NOBODY:
            break
        state.apply(state.pick(rng))
        for viewer in (SPECTATOR, Seat(0), Seat(3)):
            view = state.view(viewer)
            for zone in view.zones:
                assert zone.backs is not None
                for marks, front in ((zone.marks, True), (zone.backs.marks, False)):
                    for i, mark in enumerate(marks):
                        last = i == len(marks) - 1
                        mine = zone.owner == viewer
                        visible = {"hand": mine == front, "stock": front and last, "trios": True}[zone.name]
                        assert mark == SHOWN if visible else mark in (UNKNOWN, REMEMBERED)


def test_ja_05_without_memory_only_visible_sides_go_over_the_wire() -> None:
    state = play(load(), "discard 1", "stop", "take stock", "stop")
    seen = encode_view(GAME, state.view(Seat(0)), memory=False)
    zones = seen["zones"]
    assert isinstance(zones, list)
    assert "~" not in "".join(zone["marks"] + zone["backs"]["marks"] for zone in zones)
    assert "public" not in seen


def test_a_card_taken_twice_is_known_on_both_sides_by_those_who_saw_it_turn() -> None:
    state = play(load(), "take 1.1", "stop", "take 0.3", "stop")
    # EF went from seat 1 to seat 0 and back: seat 1 sees E again and never saw F.
    assert row(state.view(Seat(1)).zone("hand", Seat(1))).split()[-1] == "E=/??"
    assert row(state.view(Seat(0)).zone("hand", Seat(1))).split()[-1] == "??/F="
    assert row(state.view(Seat(2)).zone("hand", Seat(1))).split()[-1] == "E~/F="


def test_facts_tell_the_dealer_the_turns_left_and_an_open_vote() -> None:
    def facts(state: State) -> dict[str, int]:
        return {fact.field.name: fact.value for fact in state.facts()}

    assert facts(load(dealer=2, idle=5)) == {"dealer": 2, "turns_left": 85}
    assert facts(play(load(turn=1), "propose")) == {"dealer": 0, "turns_left": 90, "proposer": 1}


def test_public_facts_are_the_same_for_everybody() -> None:
    state = play(load(), "take 1.1")
    public = state.view(Seat(0)).public
    assert public == state.view(SPECTATOR).public == state.view(Seat(2)).public
    assert (public["taken_from"], public["proposer"], public["proposed"], public["idle"]) == (1, None, False, 0)
    assert play(load(), "take stock").public()["taken_from"] == "stock"
    assert load().public()["taken_from"] is None


def test_ja_20_three_sides_that_met_and_were_no_trio_are_remembered_until_all_can_tell() -> None:
    state = load(hands=["AB CD", "EF GH", "IJ KA"])
    play(state, "take 1.1", "stop")
    # The inner sides of seat 0: A and C, seen by nobody else, and F, not seen by seat 1.
    assert state.public()["unlaid"] == ["0.1+ 0.2+ 0.3+"]
    play(state, "take 0.3", "stop")
    # F is now outside seat 1's hand; the three sides are the same.
    assert state.public()["unlaid"] == ["0.1+ 0.2+ 1.2-"]
    play(state, "discard 1", "stop", "discard 1", "stop")
    # I is gone to the stock, then A: everybody knows A, and that the other two are not both A.
    assert state.public()["unlaid"] == ["0.1+ 1.2- A"]
    play(state, "discard 2", "stop")
    # F lies down in the stock now, where it can still be found.
    assert state.public()["unlaid"] == ["0.1+ stock.63- A"]
    play(state, "discard 1", "discard 1")
    # C shows in the stock: C and A are no trio, whatever F is.
    assert state.public()["unlaid"] == []


def test_what_all_can_tell_apart_is_not_remembered() -> None:
    state = play(load(), "take stock", "take stock")
    # K and J came from the stock for all to see: with each other they make no trio, whatever the rest.
    assert state.dump()["hands"] == ["AB CD KK JK", "EF GH", "IJ KA"]
    assert state.public()["unlaid"] == ["0.1+ 0.2+ J", "0.1+ 0.2+ K"]


def test_the_memory_of_unlaid_sides_stays_small() -> None:
    state = GAME.start(6, FastRng("long"), {"stall_rounds": 200})
    rng = FastRng("moves")
    most = 0
    for _ in range(600):
        if state.seat == NOBODY:
            break
        action = state.pick(rng)
        state.apply(action if GAME.notation((action,)) != "agree" else GAME.parse("refuse")[0])
        unlaid = state.public()["unlaid"]
        assert isinstance(unlaid, list)
        most = max(most, len(unlaid))
    assert 3 < most < 30
