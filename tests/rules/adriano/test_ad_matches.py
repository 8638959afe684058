"""Whole matches played beside an independent writing of the rules: moves, points and who knows what."""

from hypothesis import given as over
from hypothesis import settings
from hypothesis import strategies as st

from pioche.chance import FastRng
from pioche.games.adriano import GAME
from tests.rules.adriano.shadow import SPECTATOR, Shadow
from tests.rules.adriano.table import DECK, Table, cards_told
from tests.rules.table import plays_to_its_end

OPTIONS = st.fixed_dictionaries(
    {
        "red_fifteens": st.sampled_from([1, 2]),
        "rounds": st.integers(1, 3),
        "memory_aid": st.booleans(),
        "pit_combinations": st.booleans(),
        "protect_caller": st.booleans(),
        "spare_winner": st.booleans(),
        "reshuffle": st.booleans(),
        "pit_rounds": st.integers(1, 4),
    }
)
MATCH = st.tuples(st.integers(2, 6), st.integers(0, 10**6), st.sampled_from([0, 2, 5, 20]), OPTIONS)
CALM = settings(max_examples=20, deadline=None, derandomize=True, database=None)
BRIEF = settings(CALM, max_examples=8)


def pick(table: Table, reluctance: int, rng: FastRng) -> str:
    """A random move, but a right combination where there is one; a call once in so many chances, never for 0."""
    moves = sorted(table.moves())
    if "call" in moves:
        return "call" if reluctance > 0 and rng.below(reluctance) == 0 else "silent"
    naming = [move for move in moves if move.startswith("name")]
    hand = table.hands[int(table.state.seat)]
    right = [move for move in naming if len({hand[int(slot) - 1][1:] for slot in move.split()[1:]}) == 1]
    if right:
        return right[-1]
    if "throw" in moves and rng.below(2) == 0:
        return "throw"
    if naming and rng.below(4) > 0:
        moves = [move for move in moves if move not in naming]
    return moves[rng.below(len(moves))]


def same(table: Table, shadow: Shadow) -> None:
    """The position shown is the one worked out."""
    now = table.now
    assert table.over == shadow.over
    assert set(table.moves()) == shadow.moves()
    assert now["totals"] == shadow.totals == table.state.scores()
    assert table.state.ranks() == shadow.ranks()
    if shadow.over:
        assert now["turn"] is None
        return
    assert now["turn"] == shadow.turn
    assert now["phase"] == shadow.phase
    assert now["dealer"] == shadow.dealer
    assert now["round"] == shadow.round
    assert now["hands"] == [" ".join(card or "-" for card in hand) for hand in shadow.hands]
    assert now["pile"] == " ".join(shadow.pile)
    assert now["pit"] == " ".join(shadow.pit)
    assert now["held"] == shadow.held
    assert now["penalties"] == shadow.penalties
    assert now["caller"] == shadow.caller
    assert now["turned"] == shadow.turned
    if shadow.phase == "turn":
        assert now["pit_turns"] == shadow.taken
    known = now["known"]
    assert isinstance(known, list)
    for seat in range(shadow.players):
        for slot in range(4):
            card = shadow.hands[seat][slot]
            expected = sorted(shadow.knowers[card] - {SPECTATOR}) if card is not None else []
            assert known[seat][slot] == expected
    if shadow.phase not in ("turn", "drawn", "taken"):
        return
    for viewer in (SPECTATOR, *range(shadow.players)):
        assert table.seen_cards(viewer) == shadow.seen_by(viewer)


@CALM
@over(MATCH)
def test_ad_49_a_whole_match_goes_as_the_clauses_say_from_the_first_draw_to_the_last_total(
    match: tuple[int, int, int, dict[str, object]],
) -> None:
    players, seed, reluctance, options = match
    table = Table(GAME.start(players, FastRng(str(seed)), options))
    shadow = Shadow(table.now)
    rng = FastRng(f"choices {seed}")
    rng.open(100, 0, 0)
    same(table, shadow)
    while not table.over:
        move = pick(table, reluctance, rng)
        table.plays(move)
        ended = shadow.play(move, table.now)
        if ended and not shadow.over:
            shadow.deal(table.now)
        same(table, shadow)


@BRIEF
@over(MATCH)
def test_ad_50_every_card_is_in_one_place_and_everything_a_player_learns_is_told_by_an_event(
    match: tuple[int, int, int, dict[str, object]],
) -> None:
    players, seed, reluctance, options = match
    table = Table(GAME.start(players, FastRng(str(seed)), options | {"rounds": 1}))
    rng = FastRng(f"choices {seed}")
    rng.open(100, 0, 0)
    seen = {viewer: set(table.seen_cards(viewer)) for viewer in (SPECTATOR, *range(players))}
    while not table.over:
        held = [str(table.now["held"])] if table.now["held"] else []
        slots = [card for hand in table.hands for card in hand if card != "-"]
        assert sorted(slots + table.pile + table.pit + held) == sorted(DECK)
        table.journal.events.clear()
        table.plays(pick(table, reluctance, rng))
        for viewer, before in seen.items():
            after = set(table.seen_cards(viewer)) if not table.over else before
            assert after - before <= set(table.told(viewer))
            seen[viewer] = after


@CALM
@over(MATCH)
def test_ad_46_the_events_alone_account_for_every_point(match: tuple[int, int, int, dict[str, object]]) -> None:
    players, seed, reluctance, options = match
    table = Table(GAME.start(players, FastRng(str(seed)), options))
    rng = FastRng(f"choices {seed}")
    rng.open(100, 0, 0)
    while not table.over:
        table.plays(pick(table, reluctance or 20, rng))
    free = {"R15", "B15"} if options["red_fifteens"] == 2 else {"R15"}
    noted = [0] * players
    hands = [0] * players
    totals = [0] * players
    caller: int | None = None
    for event in table.events():
        kind, seat, points = event["kind"], event.get("seat"), event.get("points")
        if kind == "called":
            assert isinstance(seat, int)
            caller = seat
        elif kind == "penalized":
            assert isinstance(seat, int)
            assert points == 40
            noted[seat] += 40
        elif kind == "revealed":
            assert isinstance(seat, int)
            hands[seat] = sum(int(card[1:]) for card in cards_told(event) if card not in free)
            assert points == hands[seat]
        elif kind == "scored":
            assert isinstance(seat, int)
            expected = score(hands, noted, caller, seat, spare=options["spare_winner"] is True)
            totals[seat] += expected
            assert (points, event["total"]) == (expected, totals[seat])
        elif kind == "dealt":
            noted = [0] * players
            caller = None
    assert totals == table.state.scores()


def score(hands: list[int], noted: list[int], caller: int | None, seat: int, *, spare: bool) -> int:
    """One player's points of a round, by AD-43 to AD-46."""
    if caller is None:
        return hands[seat] + noted[seat]
    own = hands[caller]
    best = min(hands)
    alone = hands.count(own) == 1
    if own > best:
        return noted[seat] + (60 if seat == caller else hands[seat])
    penalty = 0 if spare and hands[seat] == own else noted[seat]
    return penalty + (-10 if seat == caller and alone else hands[seat])


@BRIEF
@over(MATCH)
def test_what_is_refused_is_exactly_what_is_not_offered_and_a_copy_plays_on_alone(
    match: tuple[int, int, int, dict[str, object]],
) -> None:
    players, seed, _, options = match
    state = GAME.start(players, FastRng(str(seed)), options | {"rounds": 1})
    rng = FastRng(f"choices {seed}")
    rng.open(100, 0, 0)
    plays_to_its_end(GAME, state, rng)
