"""Whole matches played beside an independent writing of the rules, and NJ-27, NJ-28 along the way."""

from collections.abc import Mapping

from hypothesis import given as over
from hypothesis import settings
from hypothesis import strategies as st

from pioche.chance import FastRng
from pioche.core.events import Journal
from pioche.core.seats import SPECTATOR
from pioche.core.wire import encode_event
from pioche.games.nain_jaune import GAME
from tests.rules.nain_jaune.shadow import Shadow
from tests.rules.nain_jaune.table import BELLES, DECK, RANKS, SHARE, Table, rank, sorted_cards
from tests.rules.table import plays_to_its_end

OPTIONS = st.fixed_dictionaries(
    {
        "talon": st.sampled_from(["safe", "blind"]),
        "stakes": st.sampled_from(["booklet", "traditional"]),
        "lead": st.sampled_from(["ace", "any"]),
        "holding_back": st.booleans(),
        "restart": st.sampled_from(["last_asked", "last_layer"]),
        "opera": st.sampled_from(["glory", "sweep", "grand"]),
        "payment": st.sampled_from(["cards", "points"]),
        "rounds": st.integers(1, 8),
        "tokens": st.sampled_from([None, 15, 20, 40, 200]),
    }
)
MATCH = st.tuples(st.integers(3, 8), st.integers(0, 10**6), OPTIONS)
CALM = settings(max_examples=40, deadline=None, derandomize=True, database=None)
BRIEF = settings(CALM, max_examples=12)


def begin(players: int, seed: int, options: Mapping[str, object]) -> Table:
    return Table(GAME.start(players, FastRng(str(seed)), options))


def choices(seed: int) -> FastRng:
    rng = FastRng(f"choices {seed}")
    rng.open(100, 0, 0)
    return rng


def same(table: Table, shadow: Shadow) -> None:
    """The position shown is the one worked out."""
    now = table.now
    out = now["out"]
    assert isinstance(out, list)
    assert now["board"] == shadow.board
    assert [moment is None for moment in out] == [moment is None for moment in shadow.out]
    assert now["tokens"] == shadow.tokens
    assert table.state.ranks() == shadow.ranks()
    assert table.over == shadow.over
    assert set(table.moves()) == shadow.moves()
    if shadow.over:
        assert now["turn"] is None
        return
    assert now["turn"] == shadow.turn
    assert now["dealer"] == shadow.dealer
    assert now["round"] == shadow.round
    assert now["phase"] == ("lead" if shadow.wanted is None else "follow")
    assert now["wanted"] == shadow.wanted
    assert now["layer"] == shadow.layer
    hands = now["hands"]
    assert isinstance(hands, list)
    assert [sorted(hand.split()) for hand in hands] == [sorted(hand) for hand in shadow.hands]
    assert str(now["laid"]).split() == shadow.laid
    assert now["laid_by"] == shadow.laid_by
    if shadow.wanted is not None:
        assert now["asked"] == shadow.refused
    if not shadow.options["holding_back"]:
        lacks = now["lacks"]
        assert isinstance(lacks, list)
        assert [set(lacked.split()) for lacked in lacks] == shadow.lacks


@CALM
@over(MATCH)
def test_nj_19_a_whole_match_goes_as_the_clauses_say_from_the_first_ace_to_the_last_payment(
    match: tuple[int, int, dict[str, object]],
) -> None:
    players, seed, options = match
    table = begin(players, seed, options)
    shadow = Shadow(table.now)
    rng = choices(seed)
    same(table, shadow)
    while not table.over:
        moves = sorted(table.moves())
        move = moves[rng.below(len(moves))]
        table.plays(move)
        if shadow.play(move) and not shadow.over:
            shadow.deal(table.now)
        same(table, shadow)
    assert table.state.scores() == table.tokens


@CALM
@over(MATCH)
def test_nj_27_tokens_are_neither_made_nor_lost_and_every_card_is_in_exactly_one_place(
    match: tuple[int, int, dict[str, object]],
) -> None:
    players, seed, options = match
    table = begin(players, seed, options)
    share = options["tokens"]
    if share is None:
        plain = options["stakes"] == "booklet" and options["payment"] == "cards"
        total = 65 if plain else 50 * players
    else:
        assert isinstance(share, int)
        total = players * share
    rng = choices(seed)
    while True:
        now = table.now
        gone, spaces, tokens, hands = now["out_of_play"], now["board"], now["tokens"], now["hands"]
        assert isinstance(gone, int)
        assert isinstance(spaces, dict)
        assert isinstance(tokens, list)
        assert isinstance(hands, list)
        assert sum(tokens) + sum(spaces.values()) + gone == total
        assert min(tokens) >= 0
        assert min(spaces.values()) >= 0
        assert sorted(f"{' '.join(hands)} {now['talon']} {now['laid']}".split()) == sorted(DECK)
        if table.over:
            return
        moves = GAME.moves(table.state)
        GAME.play(table.state, moves[rng.below(len(moves))])


@BRIEF
@over(MATCH)
def test_nj_28_a_viewer_knows_their_own_hand_and_what_was_laid_and_no_other_card(
    match: tuple[int, int, dict[str, object]],
) -> None:
    players, seed, options = match
    table = begin(players, seed, options | {"rounds": 2})
    rng = choices(seed)
    while not table.over:
        laid = str(table.now["laid"])
        assert table.seen_cards() == sorted_cards(laid)
        for viewer in range(players):
            assert table.seen_cards(viewer) == sorted_cards(laid + " " + " ".join(table.hands[viewer]))
        moves = GAME.moves(table.state)
        GAME.play(table.state, moves[rng.below(len(moves))])


@CALM
@over(MATCH)
def test_nj_21_the_events_alone_account_for_every_token(match: tuple[int, int, dict[str, object]]) -> None:
    players, seed, options = match
    journal = Journal()
    state = GAME.start(players, FastRng(str(seed)), options, journal=journal)
    rng = choices(seed)
    while GAME.moves(state):
        moves = GAME.moves(state)
        GAME.play(state, moves[rng.below(len(moves))])
    stake = 6 if options["stakes"] == "booklet" else 15
    purse = [0] * players
    inside = set(range(players))
    shown: list[str] = []
    for event in journal.events:
        told = encode_event(GAME, event.seen_by(SPECTATOR))
        kind, seat, tokens = told["kind"], told.get("seat"), told.get("tokens")
        if kind == "staked":
            assert tokens == stake
            for payer in inside:
                purse[payer] -= stake
        elif kind in ("took", "swept"):
            assert isinstance(seat, int)
            assert isinstance(tokens, int)
            purse[seat] += tokens
        elif kind == "showed":
            cards = told["cards"]
            assert isinstance(cards, list)
            shown = cards
        elif kind == "paid":
            winner = told["winner"]
            assert isinstance(seat, int)
            assert isinstance(winner, int)
            assert isinstance(tokens, int)
            owed = sum(cost(card, options["payment"]) for card in shown)
            assert tokens <= owed
            purse[seat] -= tokens
            purse[winner] += tokens
        elif kind == "eliminated":
            assert isinstance(seat, int)
            inside.remove(seat)
    share = state.scores()[0] - purse[0]
    assert [share + won for won in purse] == state.scores()
    assert share == options["tokens"] or (options["tokens"] is None and share in (50, SHARE[players]))


def cost(card: str, payment: object) -> int:
    value = 1 if payment == "cards" else min(RANKS.index(rank(card)) + 1, 10)
    return 2 * value if card in BELLES else value


def test_nj_17_every_belle_laid_empties_its_space() -> None:
    table = begin(3, 5, {"rounds": 1})
    rng = choices(5)
    while not table.over:
        moves = GAME.moves(table.state)
        GAME.play(table.state, moves[rng.below(len(moves))])
    for belle in BELLES:
        laid = belle in str(table.now["laid"]).split()
        assert table.board[belle] == (0 if laid else 6 if belle == "7D" else 3)


@BRIEF
@over(MATCH)
def test_what_is_refused_is_exactly_what_is_not_offered_and_a_copy_plays_on_alone(
    match: tuple[int, int, dict[str, object]],
) -> None:
    players, seed, options = match
    state = GAME.start(players, FastRng(str(seed)), options | {"rounds": 1})
    rng = FastRng(f"choices {seed}")
    rng.open(100, 0, 0)
    plays_to_its_end(GAME, state, rng)
