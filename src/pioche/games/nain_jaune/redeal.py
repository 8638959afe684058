"""Full matches that a view allows, every hidden deal under which what was seen was legal equally likely.

« Sans X » proves that X is not held (NJ-14), unless players may hold back (NJ-13); under `safe` no belle is set aside
(NJ-02). Nothing else that was seen says anything about the cards that were not.
"""

from typing import cast

from mypy_extensions import i64

from pioche.cards import Rank, bit, codes, indices, rank_mask
from pioche.chance import Chance, FastRng
from pioche.core.game import Game
from pioche.core.position import seen_header
from pioche.core.seats import HIDDEN, NOBODY, Seat
from pioche.core.state import Redealer, Redealt
from pioche.core.view import View, Zone
from pioche.games.nain_jaune.load import rank_mask_of
from pioche.games.nain_jaune.options import BELLE_MASK, BELLES, Terms
from pioche.games.nain_jaune.rules import Match
from pioche.games.nain_jaune.sharing import Sharing


class NainJauneRedealer(Redealer):
    def __init__(self, game: Game, view: View) -> None:
        self._terms = Terms(view.players, view.options, view.lab)
        self._players: i64 = view.players
        self._hidden: list[int] = []  # the seats whose hand the viewer does not see
        self._sharing = self._prepare(view)
        self._sharing.draw(FastRng(""))
        base = game.load(self._position(view))
        assert isinstance(base, Match)
        self._base = base

    def _prepare(self, view: View) -> Sharing:
        unseen = self._terms.pack_mask ^ _mask(view.zone("laid", NOBODY))
        lacks = cast(list[str], view.public["lacks"])
        sizes: list[int] = []
        refused: list[int] = []
        for seat in range(view.players):
            hand = view.zone("hand", Seat(seat))
            if HIDDEN in hand.values:
                self._hidden.append(seat)
                sizes.append(len(hand.values))
                refused.append(self._refused(rank_mask_of(lacks[seat], "lacks")))
            else:
                unseen ^= _mask(hand)
        sizes.append(len(view.zone("talon", NOBODY).values))
        refused.append(BELLE_MASK if self._terms.safe else 0)
        return Sharing(unseen, sizes, refused)

    def _refused(self, ranks: i64) -> int:
        """The cards that a seat cannot hold, having said « sans » to these ranks."""
        cards: i64 = 0
        for rank in indices(ranks):
            if self._terms.proves(Rank(rank)):
                cards |= rank_mask(Rank(rank))
        return cards

    def _position(self, view: View) -> dict[str, object]:
        """The view as a position, the hidden cards as they were just shared."""
        shares = self._sharing.shares
        hands: list[str] = []
        for seat in range(view.players):
            hand = view.zone("hand", Seat(seat))
            cards = indices(shares[self._hidden.index(seat)]) if seat in self._hidden else hand.values
            hands.append(codes(cards))
        return {
            **seen_header(view),
            "hands": hands,
            "talon": codes(indices(shares[len(self._hidden)])),
            "laid": codes(view.zone("laid", NOBODY).values),
            "board": {belle: view.zone(f"board_{belle}", NOBODY).values[0] for belle in BELLES},
            "tokens": [view.zone("tokens", Seat(seat)).values[0] for seat in range(view.players)],
            "out_of_play": view.zone("out_of_play", NOBODY).values[0],
            **view.public,
            "last_round": _last_round(view.last_round),
        }

    def redeal(self, chance: Chance) -> Redealt:
        self._sharing.draw(chance)
        shares = self._sharing.shares
        match = Match(self._base.terms, self._players, FastRng(chance.fork()))
        match.become(self._base)
        at: i64 = 0
        for seat in self._hidden:
            match.hands[seat] = shares[at]
            at += 1
        match.talon = shares[at]
        return Redealt(match)


def _last_round(zones: list[Zone]) -> dict[str, object] | None:
    if not zones:
        return None
    return {
        "hands": [codes(zone.values) for zone in zones if zone.name == "hand"],
        "tokens": [zone.values[0] for zone in zones if zone.name == "tokens"],
    }


def _mask(zone: Zone) -> i64:
    mask: i64 = 0
    for card in zone.values:
        mask |= bit(card)
    return mask
