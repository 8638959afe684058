"""What there is to see of a match, with who may see it."""

from mypy_extensions import i64

from pioche.cards import RANKS, indices
from pioche.core.position import seat_or_null
from pioche.core.refusal import Fact
from pioche.core.seats import NO_ONE, NOBODY, Seat, only
from pioche.core.view import Zone
from pioche.games.nain_jaune.options import BELLES
from pioche.games.nain_jaune.position import ANY, IN, Position


def phase_of(match: Position) -> str:
    if match.seat == NOBODY:
        return "over"
    return "lead" if match.wanted == ANY else "follow"


def zones_of(match: Position) -> list[Zone]:  # NJ-28
    """Hands and the cards set aside are hidden; at the end of the match the hands have been shown."""
    zones: list[Zone] = []
    for seat in range(match.players):
        cards = indices(match.hands[seat])
        mine: list[int] = [only(Seat(seat))]
        hand = Zone("hand", Seat(seat), "card", cards, mine * len(cards) if match.seat != NOBODY else None)
        hand.unordered = True
        zones.append(hand)
    for seat in range(match.players):
        zones.append(Zone("tokens", Seat(seat), "number", [match.tokens[seat]]))
    for space, belle in enumerate(BELLES):
        zones.append(Zone(f"board_{belle}", NOBODY, "number", [match.board[space]]))
    zones.append(Zone("laid", NOBODY, "card", laid_cards(match)))
    talon = indices(match.talon)
    unseen: list[int] = [NO_ONE]
    zones.append(Zone("talon", NOBODY, "card", talon, unseen * len(talon)))
    zones.append(Zone("out_of_play", NOBODY, "number", [match.out_of_play]))
    return zones


def past_zones_of(match: Position) -> list[Zone]:
    """The hands everybody showed when the last round ended, and the tokens after the payments."""
    zones: list[Zone] = []
    if match.past:
        for seat in range(match.players):
            zones.append(Zone("hand", Seat(seat), "card", indices(match.past_hands[seat])))
        for seat in range(match.players):
            zones.append(Zone("tokens", Seat(seat), "number", [match.past_tokens[seat]]))
    return zones


def facts_of(match: Position) -> list[Fact]:
    facts = [
        Fact("round", "number", match.round + 1 if match.seat != NOBODY else match.round),
        Fact("rounds", "number", match.terms.rounds),
        Fact("dealer", "seat", int(match.dealer)),
    ]
    if match.wanted != ANY:
        facts.append(Fact("wanted", "rank", int(match.wanted)))
    if match.layer != NOBODY:
        facts.append(Fact("layer", "seat", int(match.layer)))
    if match.series > 0:
        facts.append(Fact("series", "number", match.series))
    return facts


def public_of(match: Position) -> dict[str, object]:
    """What everybody could have written down, in the fields of a position."""
    return {
        "dealer": int(match.dealer),
        "out": [_moment(match.out[seat]) for seat in range(match.players)],
        "wanted": RANKS[match.wanted] if match.wanted != ANY else None,
        "layer": seat_or_null(match.layer),
        "asked": int(match.asked),
        "run": int(match.run),
        "series": int(match.series),
        "opening": bool(match.opening),
        "lacks": [_rank_list(match.lacks[seat]) for seat in range(match.players)],
        "laid_by": [seat_or_null(Seat(match.laid_by[i])) for i in range(match.laid_count)],
    }


def laid_cards(match: Position) -> list[int]:
    cards: list[int] = []
    for i in range(match.laid_count):
        cards.append(match.laid[i])
    return cards


def _moment(out: i64) -> int | None:
    return int(out) if out != IN else None


def _rank_list(ranks: i64) -> str:
    return " ".join(RANKS[rank] for rank in indices(ranks))
