"""A match from a position. What is left out is filled in; what cannot be is refused."""

from typing import Final

from mypy_extensions import i64

from pioche.cards import ACE, RANKS, Card, Rank, bit, card_of, code, indices, popcount, rank_mask, rank_of
from pioche.core.position import MOST, Fields, Position, impossible, items, number, read_cards
from pioche.core.seats import NOBODY, Seat
from pioche.games.nain_jaune.options import BELLE_MASK, BELLES, LEAST, SPACES, SWEEP, Terms
from pioche.games.nain_jaune.position import ANY, IN
from pioche.games.nain_jaune.rules import Match

FIELDS: Final = (
    *("dealer", "hands", "talon", "laid", "board", "tokens", "out_of_play", "out"),
    *("wanted", "layer", "asked", "run", "series", "opening", "lacks", "laid_by", "last_round"),
)


def restored(fields: Position) -> Match:
    match = Match(Terms(fields.players, fields.options, fields.lab), fields.players, fields.chance)
    match.seat = fields.seat
    match.round = fields.rounds(1, match.terms.rounds)
    _read_out(match, fields)
    _read_cards(match, fields)
    _read_layers(match, fields)
    _read_tokens(match, fields)
    _read_lacks(match, fields)
    if fields.over():
        _read_end(match, fields)
    else:
        _read_turn(match, fields)
    _read_series(match, fields)
    _read_last_round(match, fields)
    return match


def _read_out(match: Match, fields: Position) -> None:
    if fields.has("out"):
        for seat, moment in enumerate(fields.row("out", match.players)):
            if moment is not None:
                match.out[seat] = number(moment, "out", 0, MOST)
    match.order_seats()
    if match.left < (1 if match.seat == NOBODY else LEAST):
        raise impossible("few-seats", "NJ-25")
    if match.seat != NOBODY and match.out[match.seat] != IN:
        raise impossible("actor-out")


# Cards.


def _read_cards(match: Match, fields: Position) -> None:
    pack = match.terms.pack_mask
    rest = pack
    for seat, written in enumerate(fields.row("hands", match.players)):
        hand = _mask(written, pack, f"hands.{seat}")
        rest = _without(rest, hand)
        match.hands[seat] = hand
    laid: list[int] | None = None
    if fields.has("laid"):
        laid = _sequence(fields.get("laid"), pack, "laid")
        for card in laid:
            rest = _without(rest, bit(card))
    allowed = pack & ~BELLE_MASK if match.terms.safe else pack
    if fields.has("talon"):
        match.talon = _mask(fields.get("talon"), pack, "talon")
    else:
        match.talon = _lowest(rest & allowed, _set_aside(match))
    rest = _without(rest, match.talon)
    if laid is None:
        laid = indices(rest)
    elif rest != 0:
        raise impossible("nowhere")
    for card in laid:
        match.laid[match.laid_count] = card
        match.laid_count += 1
    if match.talon & ~allowed != 0:
        raise impossible("belle-aside", "NJ-02")
    if match.seat != NOBODY:
        _check_sizes(match)


def _read_layers(match: Match, fields: Position) -> None:
    """Who laid what is for those who want to guess: play goes on without it."""
    if not fields.has("laid_by"):
        return
    for i, seat in enumerate(items(fields.get("laid_by"), "laid_by", match.laid_count)):
        match.laid_by[i] = NOBODY if seat is None else number(seat, "laid_by", 0, match.players - 1)


def _sequence(written: object, pack: i64, name: str) -> list[int]:
    """Different cards of the pack, in the order written."""
    found = read_cards(written, name, card_of)
    seen: i64 = 0
    for card in found:
        if bit(card) & pack == 0:
            raise impossible("not-in-pack", name=name, card=code(card))
        if bit(card) & seen != 0:
            raise impossible("twice", name=name, card=code(card))
        seen |= bit(card)
    return found


def _mask(written: object, pack: i64, name: str) -> i64:
    mask: i64 = 0
    for card in _sequence(written, pack, name):
        mask |= bit(card)
    return mask


def _lowest(mask: i64, count: i64) -> i64:
    """The `count` lowest cards of a mask, or all of them."""
    chosen: i64 = 0
    for card in indices(mask)[:count]:
        chosen |= bit(card)
    return chosen


def _without(rest: i64, cards: i64) -> i64:
    if rest & cards != cards:
        raise impossible("two-places")
    return rest ^ cards


def _set_aside(match: Match) -> i64:
    """NJ-02, for those who were dealt cards: after the last round some of them may be out."""
    dealt: i64 = 0
    for seat in range(match.players):
        if match.out[seat] == IN or match.hands[seat] != 0:
            dealt += 1
    dealt = max(dealt, LEAST)
    return match.terms.size - match.terms.hand_size(dealt) * dealt


def _check_sizes(match: Match) -> None:
    size = match.terms.hand_size(match.left)
    for seat in range(match.players):
        cards = popcount(match.hands[seat])
        if match.out[seat] != IN and cards > 0:
            raise impossible("out-holds", seat=seat)
        if match.out[seat] == IN and not 1 <= cards <= size:
            raise impossible("hand-size", "NJ-03", seat=seat, size=size)
    if popcount(match.talon) != _set_aside(match):
        raise impossible("aside-size", "NJ-02", count=_set_aside(match))


# Tokens.


def _read_tokens(match: Match, fields: Position) -> None:
    terms = match.terms
    for seat in range(match.players):
        if match.out[seat] == IN:
            match.tokens[seat] = terms.tokens - terms.stake
    if fields.has("tokens"):
        for seat, held in enumerate(fields.numbers("tokens", match.players, 0, MOST)):
            match.tokens[seat] = held
    if fields.has("board"):
        board = Fields(fields.get("board"), BELLES, "board")
        for space, belle in enumerate(BELLES):
            match.board[space] = board.number(belle, 0, MOST, 0)
    else:
        for space in range(SPACES):
            match.board[space] = terms.stakes[space] * match.left
    match.out_of_play = fields.number("out_of_play", 0, MOST, 0)


def _read_last_round(match: Match, fields: Position) -> None:
    if not fields.given("last_round"):
        if match.seat == NOBODY:
            match.keep_round()
        return
    past = Fields(fields.get("last_round"), ("hands", "tokens"), "last_round")
    match.past = True
    held: i64 = 0
    for seat, written in enumerate(past.row("hands", match.players)):
        hand = _mask(written, match.terms.pack_mask, "last_round.hands")
        if held & hand != 0:
            raise impossible("past-two-hands")
        held |= hand
        match.past_hands[seat] = hand
    for seat, tokens in enumerate(past.numbers("tokens", match.players, 0, MOST)):
        match.past_tokens[seat] = tokens


# The turn.


def _read_lacks(match: Match, fields: Position) -> None:
    if not fields.has("lacks"):
        return
    for seat, written in enumerate(fields.texts("lacks", match.players)):
        ranks = rank_mask_of(written, "lacks")
        match.lacks[seat] = ranks
        for rank in indices(ranks):
            if match.terms.proves(Rank(rank)) and match.hands[seat] & rank_mask(Rank(rank)) != 0:
                raise impossible("lacks-held", "NJ-14", seat=seat, rank=RANKS[rank])


def rank_mask_of(written: str, name: str) -> i64:
    """The ranks of `"A 5"`, as a mask of ranks."""
    mask: i64 = 0
    for word in written.split():
        mask |= bit(_rank(word, name))
    return mask


def _rank(word: str, name: str) -> int:
    if word not in RANKS:
        raise impossible("rank", name=name, word=word, known=" ".join(RANKS))
    return RANKS.index(word)


def _read_end(match: Match, fields: Position) -> None:
    if fields.given("wanted"):
        raise impossible("over-wanted")
    if not match.finished():
        raise impossible("goes-on", "NJ-25")
    emptied = [seat for seat in range(match.players) if match.out[seat] == IN and match.hands[seat] == 0]
    if not emptied and match.terms.opera != SWEEP:
        raise impossible("round-goes-on", "NJ-20")
    match.dealer = fields.seat_of("dealer", _first_in(match))
    match.layer = fields.seat_or_nobody("layer")
    match.opening = fields.flag("opening", match.layer == NOBODY)


def _read_turn(match: Match, fields: Position) -> None:
    if fields.phase == "follow":
        match.wanted = Rank(_rank(fields.text("wanted", "A"), "wanted"))
        if match.wanted > match.terms.king:
            raise impossible("wanted-not-in-pack", rank=RANKS[match.wanted])
    elif fields.given("wanted"):
        raise impossible("lead-wanted")
    match.layer = fields.seat_or_nobody("layer")
    if match.layer != NOBODY and match.out[match.layer] != IN:
        raise impossible("layer-out")
    if match.wanted != ANY and (match.wanted == ACE) != (match.layer == NOBODY):
        raise impossible("ace-opening", "NJ-11")
    if match.wanted == ACE and not match.terms.ace_first:
        raise impossible("lead-any", "NJ-11")
    _read_asked(match, fields)
    match.opening = fields.flag("opening", match.layer == NOBODY)
    if match.layer == NOBODY and not match.opening:
        raise impossible("opening-false")
    if match.opening and match.layer not in (NOBODY, match.seat):
        raise impossible("opening-over")
    match.run = fields.number("run", 0, int(match.terms.king), 0)
    if match.run not in (0, match.wanted):
        raise impossible("run", "NJ-18")


def _read_series(match: Match, fields: Position) -> None:
    """Unless it is said, a series is the last cards as far as they rise by one."""  # NJ-12
    laid = match.laid
    rising: i64 = 0 if match.layer == NOBODY else min(1, match.laid_count)
    while 0 < rising < match.laid_count:
        first = match.laid_count - rising
        if rank_of(Card(laid[first])) != rank_of(Card(laid[first - 1])) + 1:
            break
        rising += 1
    match.series = fields.number("series", 0, match.laid_count, rising)


def _read_asked(match: Match, fields: Position) -> None:
    """The dealer and how many were asked; one follows from the other, from the layer and from the turn."""
    if match.wanted == ANY:
        _read_leader(match, fields)
        return
    asked: i64 = fields.number("asked", 0, match.left - 1, IN)
    if fields.has("dealer") or match.layer != NOBODY:
        match.dealer = _dealer(match, fields)
        first = match.right[match.dealer] if match.layer == NOBODY else match.layer
        match.asked = _steps(match, first)
        if asked not in (IN, match.asked):
            raise impossible("asked", count=match.asked)
    else:
        match.asked = max(asked, 0)
        match.dealer = match.seat
        while _steps(match, match.right[match.dealer]) != match.asked:
            match.dealer = Seat(match.right[match.dealer])
    _note_asked(match)


def _dealer(match: Match, fields: Position) -> Seat:
    dealer = fields.seat_of("dealer", _first_in(match))
    if match.out[dealer] != IN:
        raise impossible("dealer-out")
    return dealer


def _first_in(match: Match) -> int:
    return min([seat for seat in range(match.players) if match.out[seat] == IN])


def _steps(match: Match, first: i64) -> i64:
    """How many seats are asked, from the first, before it is the turn of the seat to act."""
    steps: i64 = 0
    while first != match.seat:
        first = match.right[first]
        steps += 1
    return steps


def _note_asked(match: Match) -> None:  # NJ-14
    """Those who were asked said « sans »."""
    asked = match.right[match.dealer] if match.layer == NOBODY else match.layer
    for _ in range(match.asked):
        if match.terms.proves(match.wanted) and match.hands[asked] & rank_mask(match.wanted) != 0:
            raise impossible("passed-holds", "NJ-13", seat=asked)
        match.lacks[asked] |= bit(match.wanted)
        asked = match.right[asked]


def _read_leader(match: Match, fields: Position) -> None:
    """In phase lead: who laid a king, who was asked last, or at the opening who NJ-10 or NJ-16 says."""
    fields.number("asked", 0, 0, 0)
    seat = match.seat
    if match.layer != NOBODY:
        match.dealer = _dealer(match, fields)
        if seat != match.layer and (match.terms.layer_restarts or match.right[seat] != match.layer):
            raise impossible("cannot-lead", "NJ-16")
        return
    leads_by_right = not match.terms.ace_first
    if fields.has("dealer"):
        match.dealer = _dealer(match, fields)
        if seat != (match.right[match.dealer] if leads_by_right else match.dealer):
            raise impossible("cannot-open", "NJ-10")
        return
    match.dealer = seat
    if leads_by_right:
        while match.right[match.dealer] != seat:
            match.dealer = Seat(match.right[match.dealer])
