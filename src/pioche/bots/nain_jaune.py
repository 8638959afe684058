"""Nain Jaune, as a careful beginner plays it: belles as soon as possible, and long series from low cards."""

from typing import Final, cast

from pioche.bots.bot import Bot
from pioche.cards import ACE, Card, code, rank_of
from pioche.chance import Chance
from pioche.core.seats import NOBODY, Action
from pioche.core.view import View
from pioche.games.nain_jaune.moves import PASS
from pioche.games.nain_jaune.options import BELLES

# What a lead is worth, counted in cards.
GO_ON: Final = 6.0  # the series ends where its player begins the next one
TOKEN: Final = 0.15
LONELY_ACE: Final = 1.0  # nobody ever asks for an ace
LOW: Final = 0.08  # for each rank below the king: low cards are seldom asked for


class Beginner(Bot):
    name = "beginner"
    game = "nain_jaune"

    def choose(self, view: View, chance: Chance) -> Action:
        """Lay when possible; of equals, the belle with most tokens, then the card that comes first."""
        cards = [int(action) for action in view.legal if action != PASS]
        if not cards:
            return PASS
        if view.phase == "lead":
            return Action(max(cards, key=lambda card: (_worth(view, card), -card)))
        return Action(max(cards, key=lambda card: (_tokens(view, card), -card)))


def _tokens(view: View, card: int) -> int:
    """What waits on the board for this card."""
    return view.zone(f"board_{code(card)}", NOBODY).values[0] if code(card) in BELLES else 0


def _worth(view: View, card: int) -> float:
    """What beginning a series with this card promises: how long it runs, what it takes, who begins the next one."""
    rank = int(rank_of(Card(card)))
    top = cast(int, view.lab["ranks"]) - 1
    best = _best_tokens(view)
    end = rank
    worth = TOKEN * _tokens(view, card) + LOW * (top - rank)
    while end + 1 in best:
        end += 1
        worth += TOKEN * best[end]
    worth += end - rank + 1
    if rank == ACE:
        worth += LONELY_ACE
    if end == top or (view.options["restart"] == "last_layer" and _nobody_has(view, end + 1)):
        worth += GO_ON
    return worth


def _best_tokens(view: View) -> dict[int, int]:
    """For each rank in hand, the most that one of its cards takes from the board."""
    best: dict[int, int] = {}
    for card in view.zone("hand", view.viewer).values:
        rank = int(rank_of(Card(card)))
        best[rank] = max(best.get(rank, 0), _tokens(view, card))
    return best


def _nobody_has(view: View, rank: int) -> bool:
    """Whether all cards of a rank have been laid."""
    laid = [card for card in view.zone("laid", NOBODY).values if card >> 2 == rank]
    return len(laid) == view.lab["suits"]


BEGINNER = Beginner()
