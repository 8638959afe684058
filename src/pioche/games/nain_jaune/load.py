"""A match from a position. What is left out is filled in; what cannot be is refused."""

from typing import Final

from mypy_extensions import i64

from pioche.cards import ACE, Rank, bit, indices, popcount, rank_mask
from pioche.chance import Chance, FastRng, chance_of
from pioche.core.refusal import Refusal
from pioche.core.seats import NOBODY, Seat
from pioche.games.nain_jaune.fields import (
    MOST_TOKENS,
    Fields,
    card_mask,
    card_sequence,
    impossible,
    lowest_cards,
    number,
    rank_mask_of,
    rank_of_text,
)
from pioche.games.nain_jaune.options import BELLE_MASK, BELLES, LEAST, MOST, SPACES, Terms
from pioche.games.nain_jaune.position import ANY, IN, RULES, SLUG
from pioche.games.nain_jaune.rules import Match

FIELDS: Final = (
    *("game", "rules", "players", "options", "lab", "chance", "round", "turn", "phase", "dealer"),
    *("hands", "talon", "laid", "board", "tokens", "out_of_play", "out"),
    *("wanted", "layer", "asked", "run", "opening", "lacks", "last_round"),
)


def load(position: object) -> Match:
    fields = Fields(position, FIELDS, "the position")
    if fields.get("game") != SLUG:
        raise impossible(f"game must be {SLUG!r}.")
    if fields.has("rules"):
        fields.number("rules", RULES, RULES)
    players = fields.number("players", LEAST, MOST)
    match = Match(_terms(fields, players), players, _chance(fields))
    if fields.has("round"):
        match.round = fields.number("round", 0, match.terms.rounds - 1)
    over = fields.get("turn") is None
    match.seat = NOBODY if over else Seat(fields.number("turn", 0, players - 1))
    _read_out(match, fields)
    _read_cards(match, fields)
    _read_tokens(match, fields)
    _read_lacks(match, fields)
    if over:
        _read_end(match, fields)
    else:
        _read_turn(match, fields)
    _read_last_round(match, fields)
    return match


def _terms(fields: Fields, players: int) -> Terms:
    given: list[dict[str, object]] = []
    for name in ("options", "lab"):
        value = fields.get(name) if fields.has(name) else {}
        if not isinstance(value, dict):
            raise impossible(f"{name} must be an object.")
        given.append(value)
    try:
        return Terms(players, given[0], given[1])
    except Refusal as refusal:
        words = ", ".join(f"{name} {value}" for name, value in refusal.words.items())
        raise impossible(f"its options are refused ({refusal.key}: {words}).") from None


def _chance(fields: Fields) -> Chance:
    if not fields.has("chance"):
        return FastRng("0")
    source = Fields(fields.get("chance"), ("kind", "seed"), "chance")
    try:
        return chance_of(source.text("kind"), source.text("seed"))
    except ValueError as error:
        raise impossible(f"{error}.") from None


def _read_out(match: Match, fields: Fields) -> None:
    if fields.has("out"):
        for seat, moment in enumerate(fields.row("out", match.players)):
            if moment is not None:
                match.out[seat] = number(moment, "out", 0, MOST_TOKENS)
    match.order_seats()
    if match.left < (1 if match.seat == NOBODY else LEAST):
        raise impossible("too few seats are still in.")
    if match.seat != NOBODY and match.out[match.seat] != IN:
        raise impossible("the seat to act is out.")


# Cards.


def _read_cards(match: Match, fields: Fields) -> None:
    pack = match.terms.pack_mask
    rest = pack
    for seat, written in enumerate(fields.texts("hands", match.players)):
        hand = card_mask(written, pack, f"the hand of seat {seat}")
        rest = _without(rest, hand)
        match.hands[seat] = hand
    laid: list[int] | None = None
    if fields.has("laid"):
        laid = card_sequence(fields.text("laid"), pack, "laid")
        for card in laid:
            rest = _without(rest, bit(card))
    allowed = pack & ~BELLE_MASK if match.terms.safe else pack
    if fields.has("talon"):
        match.talon = card_mask(fields.text("talon"), pack, "talon")
    else:
        match.talon = lowest_cards(rest & allowed, _set_aside(match))
    rest = _without(rest, match.talon)
    if laid is None:
        laid = indices(rest)
    elif rest != 0:
        raise impossible("some cards are in no place.")
    for card in laid:
        match.laid[match.laid_count] = card
        match.laid_count += 1
    if match.talon & ~allowed != 0:
        raise impossible("a belle is set aside, which NJ-02 forbids.")
    if match.seat != NOBODY:
        _check_sizes(match)


def _without(rest: i64, cards: i64) -> i64:
    if rest & cards != cards:
        raise impossible("a card is in two places.")
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
            raise impossible(f"seat {seat} is out and holds cards.")
        if match.out[seat] == IN and not 1 <= cards <= size:
            raise impossible(f"seat {seat} must hold 1 to {size} cards.")
    if popcount(match.talon) != _set_aside(match):
        raise impossible(f"{_set_aside(match)} cards must be set aside (NJ-02).")


# Tokens.


def _read_tokens(match: Match, fields: Fields) -> None:
    terms = match.terms
    for seat in range(match.players):
        if match.out[seat] == IN:
            match.tokens[seat] = terms.tokens - terms.stake
    if fields.has("tokens"):
        for seat, held in enumerate(fields.numbers("tokens", match.players)):
            match.tokens[seat] = held
    if fields.has("board"):
        board = Fields(fields.get("board"), BELLES, "board")
        for space, belle in enumerate(BELLES):
            match.board[space] = board.number(belle, 0, MOST_TOKENS) if board.has(belle) else 0
    else:
        for space in range(SPACES):
            match.board[space] = terms.stakes[space] * match.left
    if fields.has("out_of_play"):
        match.out_of_play = fields.number("out_of_play", 0, MOST_TOKENS)


def _read_last_round(match: Match, fields: Fields) -> None:
    if not fields.given("last_round"):
        if match.seat == NOBODY:
            match.keep_round()
        return
    past = Fields(fields.get("last_round"), ("hands", "tokens"), "last_round")
    match.past = True
    held: i64 = 0
    for seat, written in enumerate(past.texts("hands", match.players)):
        hand = card_mask(written, match.terms.pack_mask, "last_round.hands")
        if held & hand != 0:
            raise impossible("last_round has a card in two hands.")
        held |= hand
        match.past_hands[seat] = hand
    for seat, tokens in enumerate(past.numbers("tokens", match.players)):
        match.past_tokens[seat] = tokens


# The turn.


def _read_lacks(match: Match, fields: Fields) -> None:
    if not fields.has("lacks"):
        return
    for seat, written in enumerate(fields.texts("lacks", match.players)):
        ranks = rank_mask_of(written, "lacks")
        match.lacks[seat] = ranks
        for rank in indices(ranks):
            if match.terms.proves(Rank(rank)) and match.hands[seat] & rank_mask(Rank(rank)) != 0:
                raise impossible(f"seat {seat} holds a rank it has said it lacks.")


def _read_end(match: Match, fields: Fields) -> None:
    if fields.has("phase") and fields.get("phase") != "over":
        raise impossible("turn is null only when the match is over.")
    if fields.given("wanted"):
        raise impossible("no rank is wanted when the match is over.")
    match.dealer = _seat(match, fields, "dealer") if fields.has("dealer") else Seat(0)
    match.layer = _seat(match, fields, "layer") if fields.given("layer") else NOBODY
    match.opening = fields.flag("opening") if fields.has("opening") else match.layer == NOBODY


def _read_turn(match: Match, fields: Fields) -> None:
    phase = fields.get("phase") if fields.has("phase") else "follow"
    if phase == "follow":
        match.wanted = Rank(ACE)
        if fields.has("wanted"):
            match.wanted = Rank(rank_of_text(fields.text("wanted"), "wanted"))
        if match.wanted > match.terms.king:
            raise impossible("the wanted rank is not in the pack.")
    elif phase != "lead":
        raise impossible("phase must be follow or lead.")
    elif fields.given("wanted"):
        raise impossible("no rank is wanted in phase lead.")
    match.layer = _seat(match, fields, "layer") if fields.given("layer") else NOBODY
    if match.layer != NOBODY and match.out[match.layer] != IN:
        raise impossible("the layer is out.")
    if match.wanted != ANY and (match.wanted == ACE) != (match.layer == NOBODY):
        raise impossible("an ace is wanted exactly at the opening, when nobody has laid: then layer is null.")
    if match.wanted == ACE and not match.terms.ace_first:
        raise impossible("under lead: any the opening is in phase lead (NJ-11).")
    _read_asked(match, fields)
    match.opening = fields.flag("opening") if fields.has("opening") else match.layer == NOBODY
    if match.layer == NOBODY and not match.opening:
        raise impossible("opening cannot be false before anybody has laid.")
    if match.opening and match.layer not in (NOBODY, match.seat):
        raise impossible("the opening turn is over when another than the layer is to act.")
    if fields.has("run"):
        match.run = fields.number("run", 0, int(match.terms.king))
        if match.run not in (0, match.wanted):
            raise impossible("run must be 0 or the number of cards from the ace to just below the wanted rank.")


def _seat(match: Match, fields: Fields, name: str) -> Seat:
    return Seat(fields.number(name, 0, match.players - 1))


def _read_asked(match: Match, fields: Fields) -> None:
    """The dealer and how many were asked; one follows from the other, from the layer and from the turn."""
    if match.wanted == ANY:
        _read_leader(match, fields)
        return
    asked: i64 = fields.number("asked", 0, match.left - 1) if fields.has("asked") else IN
    if fields.has("dealer") or match.layer != NOBODY:
        match.dealer = _dealer(match, fields)
        first = match.right[match.dealer] if match.layer == NOBODY else match.layer
        match.asked = _steps(match, first)
        if asked not in (IN, match.asked):
            raise impossible(f"asked must be {match.asked}: those between the layer (or the dealer) and turn.")
    else:
        match.asked = max(asked, 0)
        match.dealer = match.seat
        while _steps(match, match.right[match.dealer]) != match.asked:
            match.dealer = Seat(match.right[match.dealer])
    _check_asked(match)


def _dealer(match: Match, fields: Fields) -> Seat:
    dealer = _seat(match, fields, "dealer") if fields.has("dealer") else Seat(0)
    if fields.has("dealer") and match.out[dealer] != IN:
        raise impossible("the dealer is out.")
    return dealer


def _steps(match: Match, first: i64) -> i64:
    """How many seats are asked, from the first, before it is the turn of the seat to act."""
    steps: i64 = 0
    while first != match.seat:
        first = match.right[first]
        steps += 1
    return steps


def _check_asked(match: Match) -> None:
    asked = match.right[match.dealer] if match.layer == NOBODY else match.layer
    for _ in range(match.asked):
        if match.terms.proves(match.wanted) and match.hands[asked] & rank_mask(match.wanted) != 0:
            raise impossible(f"seat {asked} has passed and holds the wanted rank (NJ-13).")
        asked = match.right[asked]


def _read_leader(match: Match, fields: Fields) -> None:
    """In phase lead: who laid a king, who was asked last, or at the opening who NJ-10 or NJ-16 says."""
    if fields.has("asked"):
        fields.number("asked", 0, 0)
    seat = match.seat
    if match.layer != NOBODY:
        match.dealer = _dealer(match, fields)
        if seat != match.layer and (match.terms.layer_restarts or match.right[seat] != match.layer):
            raise impossible("this seat cannot lead: neither the layer nor the last one asked (NJ-15, NJ-16).")
        return
    leads_by_right = not match.terms.ace_first
    if fields.has("dealer"):
        match.dealer = _dealer(match, fields)
        if seat != (match.right[match.dealer] if leads_by_right else match.dealer):
            raise impossible("this seat cannot lead the round (NJ-10, NJ-16).")
        return
    match.dealer = seat
    if leads_by_right:
        while match.right[match.dealer] != seat:
            match.dealer = Seat(match.right[match.dealer])
