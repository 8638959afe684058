"""What the seat to act may do: the predicates and masks that the legal list, the picks and the refusals all ask."""

from mypy_extensions import i64

from pioche.cards import nth_bit, popcount
from pioche.chance import Chance
from pioche.core.seats import Action, add_actions
from pioche.games.programmes.hands import NATURALS, WILDS, natural_types, of_suits
from pioche.games.programmes.moves import (
    CANCEL,
    CLOSE,
    DISCARD,
    DRAW,
    EXCHANGE,
    HIGH,
    KEEP,
    LOW,
    PLACE,
    REVEAL,
    SET,
    TAKE,
    TO_SET,
    adding,
)
from pioche.games.programmes.steps import (
    HIGH_ACE,
    candidates,
    leads_on,
    may_cancel,
    may_close,
    may_set,
    placeable,
    under_way,
)
from pioche.games.programmes.table import A_RUN, A_SET, EXCHANGING, PLAYING, TAKING, Table


def may_draw(table: Table) -> bool:
    """Whether there is a card to draw, if need be after the discard is shuffled."""  # PR-30, PR-36
    return table.reserve_size() > 0 or table.discard_size > 1


def may_take(table: Table) -> bool:
    """Whether the top of the discard may be taken: not with one card in hand, unless there is nothing to draw."""
    if table.discard_size == 0:
        return False
    return table.cards[table.seat] != 1 or not may_draw(table)  # PR-31


def may_reveal(table: Table) -> bool:
    """Whether the hand meets every directive of the programme."""  # PR-32
    if table.revealable < 0:
        seat = table.seat
        table.revealable = 0
        if table.revealed[seat] == 0 and table.settings.solver.completes(
            table.programme[seat], table.one[seat] & NATURALS, table.two[seat] & NATURALS, table.wild_cards(seat)
        ):
            table.revealable = 1
    return table.revealable == 1


def may_lay(table: Table) -> bool:
    """Whether the seat may lay sets and add cards."""  # PR-33
    return table.revealed[table.seat] == 1


def accepted(table: Table, combination: i64, end: i64) -> i64:
    """The types that may be added at this end of a combination."""  # PR-34
    if table.kind[combination] == A_SET:
        if end != TO_SET:
            return 0
        return natural_types(table.low[combination]) | accepted_wilds(table, combination)
    rank = next_rank(table, combination, end)
    if rank == 0:
        return 0
    suits = of_suits(table.suits[combination])
    return (natural_types(rank) & suits) | accepted_wilds(table, combination)


def next_rank(table: Table, combination: i64, end: i64) -> i64:
    """The rank that would lengthen a run at this end; 0 beyond an ace."""  # PR-34
    if end == LOW:
        return table.low[combination] - 1
    if end == HIGH and table.high[combination] < HIGH_ACE:
        return table.high[combination] + 1
    return 0


def accepted_wilds(table: Table, combination: i64) -> i64:
    """All wilds, or none where one more would outnumber the naturals."""  # PR-17
    if table.settings.half and 2 * (table.wilds[combination] + 1) > table.size[combination] + 1:
        return 0
    return WILDS


def first_end(table: Table, combination: i64) -> i64:
    return LOW if table.kind[combination] == A_RUN else TO_SET


def last_end(table: Table, combination: i64) -> i64:
    return HIGH if table.kind[combination] == A_RUN else TO_SET


# The legal actions, as a list …


def legal(table: Table) -> list[Action]:
    if table.stage == TAKING:
        return _takings(table)
    if table.stage == EXCHANGING:
        return [Action(EXCHANGE), Action(KEEP)]
    found: list[Action] = []
    if table.stage == PLAYING and table.compound != 0:
        if may_close(table):
            found.append(Action(CLOSE))
        if may_cancel(table):
            found.append(Action(CANCEL))
        add_actions(found, PLACE, placeable(table))
    elif table.stage == PLAYING:
        _list_plays(table, found)
    return found


def _takings(table: Table) -> list[Action]:
    draw = may_draw(table)
    if not may_take(table):
        return [Action(DRAW)] if draw else []
    return [Action(DRAW), Action(TAKE)] if draw else [Action(TAKE)]


def _list_plays(table: Table, found: list[Action]) -> None:
    held = table.one[table.seat]
    if may_reveal(table):
        found.append(Action(REVEAL))
    if may_lay(table) and may_set(table):
        found.append(Action(SET))
    add_actions(found, DISCARD, held)
    if may_lay(table):
        for combination in range(table.combinations):
            for end in range(first_end(table, combination), last_end(table, combination) + 1):
                add_actions(found, adding(combination, end, 0), held & accepted(table, combination, end))


# … and one of them at random.


def pick(table: Table, rng: Chance) -> Action:
    stage = table.stage
    if stage == TAKING:
        if not may_take(table):
            return Action(DRAW)
        if not may_draw(table):
            return Action(TAKE)
        return Action(DRAW + rng.below(2))
    if stage == EXCHANGING:
        return Action(EXCHANGE + rng.below(2))
    if table.compound != 0:
        return _pick_step(table, rng)
    return _pick_play(table, rng)


def _pick_step(table: Table, rng: Chance) -> Action:
    if table.compound == REVEAL:
        return _pick_reveal_step(table, rng)
    types = placeable(table)
    close: i64 = 1 if may_close(table) else 0
    choice = rng.below(popcount(types) + close + (1 if may_cancel(table) else 0))
    if choice < close:
        return Action(CLOSE)
    choice -= close
    return Action(PLACE + nth_bit(types, choice)) if choice < popcount(types) else Action(CANCEL)


def _pick_reveal_step(table: Table, rng: Chance) -> Action:
    """Of the cards that fit, the first drawn by lot that leads on: as likely as any other that does."""
    now = under_way(table)
    types = candidates(table, now)
    if types == 0:
        return Action(CLOSE)
    count = popcount(types)
    while True:
        choice = rng.below(count + (1 if may_cancel(table) else 0))
        if choice == count:
            return Action(CANCEL)
        card = nth_bit(types, choice)
        if leads_on(table, now, card):
            return Action(PLACE + card)


def _pick_play(table: Table, rng: Chance) -> Action:
    held = table.one[table.seat]
    count = popcount(held)
    if not may_lay(table):
        if not may_reveal(table):
            return Action(DISCARD + nth_bit(held, rng.below(count)))
        choice = rng.below(count + 1)
        return Action(REVEAL) if choice == count else Action(DISCARD + nth_bit(held, choice))
    additions = _count_additions(table, held)
    sets: i64 = 1 if may_set(table) else 0
    choice = rng.below(count + sets + additions)
    if choice < count:
        return Action(DISCARD + nth_bit(held, choice))
    choice -= count
    if choice < sets:
        return Action(SET)
    return _nth_addition(table, held, choice - sets)


def _count_additions(table: Table, held: i64) -> i64:
    count: i64 = 0
    combination: i64 = 0
    while combination < table.combinations:
        end = first_end(table, combination)
        while end <= last_end(table, combination):
            count += popcount(held & accepted(table, combination, end))
            end += 1
        combination += 1
    return count


def _nth_addition(table: Table, held: i64, n: i64) -> Action:
    combination: i64 = 0
    while combination < table.combinations:
        end = first_end(table, combination)
        while end <= last_end(table, combination):
            types = held & accepted(table, combination, end)
            here = popcount(types)
            if n < here:
                return Action(adding(combination, end, nth_bit(types, n)))
            n -= here
            end += 1
        combination += 1
    raise IndexError("there are fewer cards to add")
