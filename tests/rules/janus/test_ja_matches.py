"""Whole matches played beside an independent writing of the rules: moves, trios and who knows what."""

from hypothesis import given as over
from hypothesis import settings
from hypothesis import strategies as st

from pioche.chance import FastRng
from pioche.core.events import Journal
from pioche.core.seats import HIDDEN, NOBODY, Seat
from pioche.core.view import Zone
from pioche.core.wire import encode_event
from pioche.games.janus import GAME
from tests.rules.janus.notes import Notes
from tests.rules.janus.shadow import Shadow
from tests.rules.janus.table import DECK, SYMBOLS, Table, plain, plainly
from tests.rules.table import WATCHER

OPTIONS = st.fixed_dictionaries(
    {"memory_aid": st.booleans(), "two_from_stock": st.booleans(), "stall_rounds": st.sampled_from([1, 2, 5, 8])}
)
MATCH = st.tuples(st.integers(3, 6), st.integers(0, 10**6), st.sampled_from([0, 5, 50]), OPTIONS)
CALM = settings(max_examples=20, deadline=None, derandomize=True, database=None)
BRIEF = settings(CALM, max_examples=8)


class Player:
    """Mostly goes for trios, so that matches reach their end; proposes and refuses now and then."""

    def __init__(self, seed: object, patience: int) -> None:
        self.rng = FastRng(f"choices {seed}")
        self.rng.open(100, 0, 0)
        self.patience = patience

    def pick(self, table: Table, shadow: Shadow) -> str:
        moves = sorted(table.moves())
        rng = self.rng
        if "agree" in moves:
            return "agree" if self.patience and rng.below(2) else "refuse"
        if "propose" in moves and self.patience and rng.below(self.patience) == 0:
            return "propose"
        mine = [card.front.symbol for card in shadow.hands[shadow.turn]]
        wanted = [move for move in moves if move.startswith("take") and self.offered(shadow, move) in mine]
        pairs = [move for move in wanted if mine.count(self.offered(shadow, move)) == 2]
        if pairs:
            return pairs[0]
        if wanted and rng.below(3):
            return wanted[rng.below(len(wanted))]
        others = [move for move in moves if move != "propose"]
        return others[rng.below(len(others))]

    def offered(self, shadow: Shadow, move: str) -> str:
        place = move.split()[1]
        if place == "stock":
            return shadow.stock[-1].front.symbol
        seat, index = (int(part) for part in place.split("."))
        return shadow.hands[seat][index - 1].back.symbol


def same(table: Table, shadow: Shadow) -> None:
    """The position shown is the one worked out."""
    now = table.now
    assert table.over == shadow.over
    assert set(table.moves()) == shadow.moves()
    assert table.state.scores() == shadow.scores()
    assert table.state.ranks() == shadow.ranks()
    assert now["hands"] == [" ".join(card.text for card in hand) for hand in shadow.hands]
    assert now["stock"] == " ".join(card.text for card in shadow.stock)
    assert table.trios == shadow.trios
    if shadow.over:
        assert (now["turn"], now["phase"]) == (None, "over")
        return
    assert (now["turn"], now["phase"], now["proposed"]) == (shadow.turn, shadow.phase, shadow.proposed)
    if shadow.phase == "turn":
        assert now["idle"] == shadow.idle
    if shadow.phase == "take":
        assert (now["taken_from"], now["laid"]) == (shadow.source, shadow.made_trio)
    if shadow.phase == "vote":
        assert now["proposer"] == shadow.proposer


def same_sights(table: Table, shadow: Shadow, viewer: int) -> None:
    """This viewer sees and remembers what was worked out, and no more."""
    view = table.state.view(Seat(viewer))
    seats = range(shadow.players)
    for seat in seats:
        hand = view.zone("hand", Seat(seat))
        assert sides(hand.forgotten()) == shadow.visible(viewer, seat)
        assert sides(hand) == shadow.remembered(viewer, shadow.hands[seat])
        trios = sides(view.zone("trios", Seat(seat))).split()
        assert sorted(trios) == sorted(card for trio in shadow.trios[seat] for card in trio)
    stock = view.zone("stock", NOBODY)
    top = [f"{shadow.stock[-1].front.symbol}?"] if shadow.stock else []
    assert sides(stock.forgotten()).split() == ["??"] * (len(shadow.stock) - 1) + top
    assert sides(stock) == shadow.remembered(viewer, shadow.stock)


def sides(zone: Zone) -> str:
    assert zone.backs is not None
    pairs = zip(zone.values, zone.backs.values, strict=True)
    return " ".join("".join("?" if side == HIDDEN else SYMBOLS[side] for side in pair) for pair in pairs)


@CALM
@over(MATCH)
def test_ja_33_a_whole_match_goes_as_the_clauses_say(match: tuple[int, int, int, dict[str, object]]) -> None:
    players, seed, patience, options = match
    table = Table(GAME.start(players, FastRng(str(seed)), options))
    shadow = Shadow(table.now)
    player = Player(seed, patience)
    same(table, shadow)
    while not table.over:
        move = player.pick(table, shadow)
        table.plays(move)
        shadow.play(move)
        same(table, shadow)


@BRIEF
@over(MATCH)
def test_ja_35_everybody_sees_and_remembers_what_they_should(match: tuple[int, int, int, dict[str, object]]) -> None:
    players, seed, patience, options = match
    table = Table(GAME.start(players, FastRng(str(seed)), options))
    shadow = Shadow(table.now)
    player = Player(seed, patience)
    for step in range(80):
        same_sights(table, shadow, step % (players + 1) if step % (players + 1) < players else WATCHER)
        if table.over:
            return
        move = player.pick(table, shadow)
        table.plays(move)
        shadow.play(move)


@BRIEF
@over(MATCH)
def test_ja_35_whoever_writes_down_what_they_are_told_knows_what_they_know(
    match: tuple[int, int, int, dict[str, object]],
) -> None:
    players, seed, patience, options = match
    journal = Journal()
    table = Table(GAME.start(players, FastRng(str(seed)), options, journal=journal))
    table.state.journal = journal
    shadow = Shadow(table.now)
    player = Player(seed, patience)
    notes = {viewer: Notes(players) for viewer in table.viewers()}
    read = 0
    for step in range(200):
        for event in journal.events[read:]:
            for viewer, own in notes.items():
                own.hear(encode_event(GAME, event.seen_by(Seat(viewer))))
        read = len(journal.events)
        if step % 10 == 0:
            for viewer, own in notes.items():
                for seat in range(players):
                    assert own.hand(seat) == shadow.remembered(viewer, shadow.hands[seat])
                assert own.pile() == shadow.remembered(viewer, shadow.stock)
        if table.over:
            return
        move = player.pick(table, shadow)
        table.plays(move)
        shadow.play(move)


def test_ja_30_matches_of_few_symbols_end_by_themselves_with_the_stock_running_out() -> None:
    ends = set()
    dry = 0
    for seed in range(60):
        symbols = 4 + seed % 4
        table = Table(GAME.start(3 + seed % 2, FastRng(str(seed)), {"stall_rounds": 4}, {"symbols": symbols}))
        shadow = Shadow(table.now)
        player = Player(seed, 0)
        while not table.over:
            move = player.pick(table, shadow)
            table.plays(move)
            shadow.play(move)
            same(table, shadow)
            dry += not shadow.stock
        ends.add(table.events()[-2]["kind"])
    assert ends == {"exhausted", "stalled"}
    assert dry > 50


@BRIEF
@over(MATCH)
def test_ja_01_every_card_is_in_one_place_and_the_log_alone_accounts_for_every_trio(
    match: tuple[int, int, int, dict[str, object]],
) -> None:
    players, seed, patience, options = match
    table = Table(GAME.start(players, FastRng(str(seed)), options))
    shadow = Shadow(table.now)
    player = Player(seed, patience)
    while not table.over:
        trios = [card for own in table.trios for trio in own for card in trio]
        assert plainly([*" ".join(table.hands).split(), *table.stock, *trios]) == sorted(DECK)
        move = player.pick(table, shadow)
        table.plays(move)
        shadow.play(move)
    laid = [event for event in table.events() if event["kind"] == "laid"]
    assert [sum(event["seat"] == seat for event in laid) for seat in range(players)] == table.state.scores()
    for event in laid:
        others = event["others"]
        assert isinstance(others, list)
        cards = sorted(plain(f"{event['symbol']}{other}") for other in others)
        seat = event["seat"]
        assert isinstance(seat, int)
        assert cards in [plainly(trio) for trio in table.trios[seat]]
    won = table.events()[-1]
    best = max(table.state.scores())
    assert won == {
        "kind": "won",
        "trios": best,
        "seats": [seat for seat in range(players) if table.state.scores()[seat] == best],
    }
