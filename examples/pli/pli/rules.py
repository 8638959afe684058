"""The rules of Pli, one function each."""

from librt.vecs import vec
from mypy_extensions import i64

from pioche.chance import DEAL, DEALER, Chance
from pioche.core.fingerprint import fold
from pioche.core.refusal import Fact, Refusal, illegal
from pioche.core.seats import EVERYONE, NOBODY, Action, Seat, only
from pioche.core.state import State, places
from pli.events import DEALT, PLAYED, SHOWN, TOOK
from pli.moves import ACTIONS


class Rules(State):
    """A whole match of Pli: who holds what, and what a move does. What each seat knows is in `view.py`."""

    def __init__(self, rules: int, players: int, chance: Chance, options: dict[str, object], lab: dict[str, object]):
        super().__init__("pli", rules, players, chance)
        self.options = options
        self.lab = lab
        self.leader = 0
        self.hands: list[list[int]] = [[] for _ in range(players)]  # each in ascending order
        self.table: list[int] = []  # the trick being played, the leader's card first
        self.played: list[int] = []  # the tricks of this round already taken
        self.aside: list[int] = []  # the cards nobody was dealt
        self.tokens: list[int] = [0] * players
        self.shown: list[int] = []  # the cards set aside in the round before, turned up when it ended

    def number(self, option: str) -> int:
        value = self.options[option] if option in self.options else self.lab[option]
        assert isinstance(value, int)
        return value

    # PL-03: the first leader is drawn.
    def begin(self) -> None:
        self.chance.open(DEALER, 0, 0)
        self.leader = self.chance.below(self.players)
        self.deal()

    # PL-02: a hand each, the rest set aside unseen. Hands come off the top of the pack, seat 0 first.
    def deal(self) -> None:
        size, pack = self.number("hand"), self.number("pack")
        order = vec[i64](list(range(pack)))
        self.chance.open(DEAL, self.round, 0)
        self.chance.shuffle(order, pack)
        for seat in range(self.players):
            self.hands[seat] = sorted(order[seat * size : (seat + 1) * size])
        self.aside = list(order[self.players * size :])
        self.table, self.played = [], []
        self.seat = Seat(self.leader)
        if self.journal is not None:
            for seat, hand in enumerate(self.hands):
                audience = only(Seat(seat))
                self.journal.whisper(DEALT, [seat, *hand], [EVERYONE, *[audience for _ in hand]])

    # PL-04: any card of the hand.
    def legal(self) -> list[Action]:
        return [] if self.seat == NOBODY else [Action(card) for card in self.hands[self.seat]]

    def refusal(self, action: Action) -> Refusal | None:
        if self.seat == NOBODY:
            return Refusal("over", None, "over")
        if action in self.legal():
            return None
        if not 0 <= action < ACTIONS:
            return Refusal("syntax", None, "move", words={"text": str(action)})
        held = [Fact("hand", "card", card) for card in self.hands[self.seat]]
        return illegal("PL-04", "not-held", [Fact("card", "card", int(action)), *held])

    def apply(self, action: Action) -> None:
        card = int(action)
        self.hands[self.seat].remove(card)
        self.table.append(card)
        if self.journal is not None:
            self.journal.note(PLAYED, [int(self.seat), card])
        if len(self.table) == self.players:
            self.take_trick()
        else:
            self.seat = Seat((self.seat + 1) % self.players)

    # PL-05: the highest card takes the trick (option `wins`: the lowest). PL-06: a token, and the lead.
    def take_trick(self) -> None:
        best = max(self.table) if self.options["wins"] == "high" else min(self.table)
        self.leader = (self.leader + self.table.index(best)) % self.players
        self.tokens[self.leader] += 1
        self.played += self.table
        self.table = []
        self.seat = Seat(self.leader)
        if self.journal is not None:
            self.journal.note(TOOK, [self.leader, self.tokens[self.leader]])
        if not self.hands[self.leader]:
            self.end_round()

    # PL-07: the cards set aside are shown, then a new deal, or the end after the last one.
    def end_round(self) -> None:
        self.shown = self.aside
        if self.journal is not None:
            self.journal.note(SHOWN, list(self.shown))
        self.round += 1
        if self.round == self.number("rounds"):
            self.seat = NOBODY
        else:
            self.deal()

    def scores(self) -> list[int]:
        return list(self.tokens)

    # PL-08: most tokens; ties share the place.
    def ranks(self) -> list[int]:
        return places(self.tokens)

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Rules)
        self.seat, self.round, self.leader = other.seat, other.round, other.leader
        self.hands = [list(hand) for hand in other.hands]
        self.table, self.played, self.aside = list(other.table), list(other.played), list(other.aside)
        self.tokens, self.shown = list(other.tokens), list(other.shown)

    def copy(self) -> State:
        twin = type(self)(self.rules, self.players, self.chance, self.options, self.lab)
        twin.copy_from(self)
        return twin

    def fingerprint(self) -> i64:
        mark: i64 = 0
        rows = [*self.hands, self.table, self.played, self.aside, self.tokens, self.shown]
        for row in [[int(self.seat), int(self.round), self.leader], *rows]:
            for value in [len(row), *row]:
                mark = fold(mark, value)
        return mark
