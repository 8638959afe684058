"""Whole matches played beside an independent writing of the rules, and accounted for from the log alone."""

from collections import Counter

import pytest
from hypothesis import given as over
from hypothesis import settings
from hypothesis import strategies as st

from pioche.chance import FastRng
from pioche.games.programmes import GAME
from tests.rules.programmes.book import completes, possible
from tests.rules.programmes.notes import Notes
from tests.rules.programmes.shadow import Shadow
from tests.rules.programmes.table import CARDS, Table, in_order, split, start, wild
from tests.rules.table import WATCHER

OPTIONS = st.fixed_dictionaries(
    {
        "difficulty": st.sampled_from(["easy", "easy", "all", "normal", "hard"]),
        "mixed_runs": st.booleans(),
        "wild_limit": st.sampled_from(["none", "half"]),
        "swap_after": st.integers(0, 2),
        "goal": st.integers(1, 4),
        "round_limit": st.sampled_from([1, 5, 12, 25]),
        "max_rounds": st.integers(1, 3),
    }
)
MATCH = st.tuples(st.integers(2, 6), st.integers(0, 10**6), OPTIONS)
CALM = settings(max_examples=25, deadline=None, derandomize=True, database=None)
BRIEF = settings(CALM, max_examples=8)


class Player:
    """Reveals and lays whatever it can, most of the time; otherwise chance."""

    def __init__(self, seed: object) -> None:
        self.rng = FastRng(f"choices {seed}")
        self.rng.open(100, 0, 0)

    def pick(self, moves: list[str]) -> str:
        for verb in ("reveal", "set", "add"):
            some = [move for move in moves if move.startswith(verb)]
            if some and self.rng.below(5) > 0:
                return some[self.rng.below(len(some))]
        others = [move for move in moves if move not in ("reveal", "set", "add")]
        if "take" in others and self.rng.below(3):
            return "draw"
        natural = [move for move in others if move.startswith("discard") and not wild(move.split()[1])]
        if natural and self.rng.below(4):
            return natural[self.rng.below(len(natural))]
        return others[self.rng.below(len(others))]


def same(table: Table, shadow: Shadow, moves: list[str]) -> None:
    """The position shown is the one worked out."""
    now = table.now
    assert table.over == shadow.over
    assert table.state.scores() == shadow.scores()
    assert table.state.ranks() == shadow.ranks()
    assert now["completed"] == shadow.completed
    compound = [move for move in moves if move.split()[0] in ("reveal", "set")]
    assert set(moves) - set(compound) == shadow.plain_moves()
    sets = [split(move[4:]) for move in compound if move.startswith("set")]
    listed = {(tuple(in_order(c for c in cards if not wild(c))), sum(map(wild, cards))) for cards in sets}
    assert listed == shadow.sets()
    reveals = [move[7:] for move in compound if move.startswith("reveal")]
    name = shadow.revealable()
    if name is None:
        assert reveals == []
    elif reveals or shadow.turns % 4 == 0:
        assert bool(reveals) == possible(name, shadow.hands[shadow.turn], shadow.options)
        for text in reveals[:5]:
            assert completes(name, [split(part) for part in text.split(" / ")], shadow.options)
    if shadow.over:
        assert now["turn"] is None
        return
    assert (now["turn"], now["phase"], now["round"]) == (shadow.turn, shadow.phase, shadow.round)
    assert (now["dealer"], now["kept"], now["pile"]) == (shadow.dealer, shadow.kept, shadow.pile)
    if shadow.phase == "exchange":
        return
    assert now["programmes"] == [
        None if done else one for one, done in zip(shadow.programmes, shadow.revealed, strict=True)
    ]
    assert [in_order(hand) for hand in table.hands] == [in_order(hand) for hand in shadow.hands]
    assert table.cards("reserve") == shadow.reserve
    assert table.cards("discard") == shadow.discard
    assert now["revealed"] == shadow.revealed
    assert now["turns"] == shadow.turns
    assert [Counter(str(known).split()) for known in table.entries("known")] == [
        Counter(known.elements()) for known in shadow.known
    ]
    found = []
    for one in table.entries("combinations"):
        assert isinstance(one, dict)
        cards = one["cards"].split()
        cards = in_order(cards) if one["kind"] == "set" else cards
        found.append((one["owner"], one.get("low"), one.get("suits", ""), " ".join(cards)))
    assert found == [one.data() for one in shadow.table]


@CALM
@over(MATCH)
def test_pr_43_a_whole_match_goes_as_the_clauses_say(match: tuple[int, int, dict[str, object]]) -> None:
    players, seed, options = match
    table = Table(GAME.start(players, FastRng(str(seed)), options))
    if table.over:  # suns alone
        assert max(table.state.scores()) == options["goal"]
        return
    shadow = Shadow(table.now)
    player = Player(seed)
    while not table.over:
        moves = table.moves()
        same(table, shadow, moves)
        move = player.pick(moves)
        table.plays(move)
        shadow.play(move, table.now)
    same(table, shadow, [])


@BRIEF
@over(MATCH)
def test_pr_45_the_log_alone_tells_all_that_is_public_and_no_more(match: tuple[int, int, dict[str, object]]) -> None:
    players, seed, options = match
    table = start(players, seed, chance=None, **options)
    notes = Notes(players)
    player = Player(seed)
    read = 0
    while not table.over:
        for event in table.events()[read:]:
            notes.hear(event)
        read = len(table.journal.events)
        now = table.now
        if now["phase"] != "exchange":
            assert notes.sizes == [len(hand) for hand in table.hands]
            assert notes.discard == table.cards("discard")
            assert notes.reserve == len(table.cards("reserve"))
            assert [in_order(known.elements()) for known in notes.known] == [
                str(known).split() for known in table.entries("known")
            ]
            assert notes.laid == table.laid
        assert notes.completed == now["completed"]
        table.plays(player.pick(table.moves()))


@BRIEF
@over(MATCH)
def test_pr_45_nobody_sees_more_than_they_should(match: tuple[int, int, dict[str, object]]) -> None:
    players, seed, options = match
    table = Table(GAME.start(players, FastRng(str(seed)), options))
    player = Player(seed)
    for step in range(150):
        if table.over:
            return
        if step % 5 == 0 and table.now["phase"] != "exchange":
            known = [str(one).split() for one in table.entries("known")]
            for viewer in (WATCHER, step % players):
                for seat in range(players):
                    seen = [str(card) for card in table.sees(viewer, "hand", seat) if card is not None]
                    assert in_order(seen) == (in_order(table.hands[seat]) if seat == viewer else known[seat])
                    assert len(table.sees(viewer, "hand", seat)) == len(table.hands[seat])
                assert table.sees(viewer, "discard") == table.cards("discard")
                assert set(table.sees(viewer, "reserve")) <= {None}
            everything = sum(table.hands, table.cards("reserve") + table.cards("discard"))
            everything += [card for text in table.laid for card in text.split()]
            assert Counter(everything) == Counter(CARDS)
        table.plays(player.pick(table.moves()))


@pytest.mark.parametrize("players", [2, 6])
def test_pr_36_the_reserve_runs_out_and_comes_back(players: int) -> None:
    options: dict[str, object] = {"difficulty": "hard", "max_rounds": 1, "round_limit": 100 if players == 2 else 40}
    table = start(players, 7, chance=None, **options)
    shadow = Shadow(table.now)
    rng = FastRng("patience")
    rng.open(100, 0, 0)
    while not table.over:
        moves = [move for move in table.moves() if move.split()[0] in ("draw", "discard")]
        move = moves[rng.below(len(moves))]
        table.plays(move)
        shadow.play(move, table.now)
        if move == "draw":
            assert (table.cards("reserve"), table.cards("discard")) == (shadow.reserve, shadow.discard)
    same(table, shadow, [])
    assert table.heard().count("reshuffled") >= 2
