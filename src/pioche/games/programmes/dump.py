"""A position as readable JSON data."""

from mypy_extensions import i64

from pioche.cards import RANKS, code, codes
from pioche.core.position import header
from pioche.games.programmes.moves import CLOSE, PLACE, WORDS
from pioche.games.programmes.shelf import DONE
from pioche.games.programmes.table import A_RUN, NO_PROGRAMME, Table
from pioche.games.programmes.told import hand_cards
from pioche.games.programmes.view import combination_data, history_text, origins, pile_cards


def dump(table: Table) -> dict[str, object]:
    seats = range(table.players)
    shelf = table.shelf
    names = table.settings.book.programmes
    return {
        **header(table),
        "dealer": int(table.dealer),
        "hands": [codes(hand_cards(table.one[i], table.two[i], table.jokers[i])) for i in seats],
        "known": [codes(hand_cards(table.known_one[i], table.known_two[i], table.known_jokers[i])) for i in seats],
        "reserve": codes([int(table.reserve[i]) for i in range(table.reserve_next, table.reserve_end)]),
        "discard": codes([int(table.discard[i]) for i in range(table.discard_size)]),
        "programmes": [programme_name(table, table.programme[i]) for i in seats],
        "completed": [[names[shelf.done[i * DONE + n]].name for n in range(shelf.done_count[i])] for i in seats],
        "recycled": [int(shelf.recycled[i]) for i in seats],
        "pile": [names[i].name for i in pile_cards(table)],
        "combinations": [combination(table, i) for i in range(table.combinations)],
        "revealed": [table.revealed[i] == 1 for i in seats],
        "kept": [int(table.kept[i]) for i in seats],
        "turns": int(table.turns),
        "reshuffles": int(table.reshuffles),
        "recycles": int(shelf.recycles),
        "origins": origins(table),
        "handled": [names[i].name for i in sorted(pile_cards(table)) if shelf.handled[i] == 1],
        "seen": seen(table),
        "history": history_text(table, secret=True),
        "steps": steps_text(table),
        "cancelled": table.cancelled,
        "last_round": last_round(table),
    }


def programme_name(table: Table, number: i64) -> str | None:
    return None if number == NO_PROGRAMME else table.settings.book.programmes[number].name


def combination(table: Table, number: i64) -> dict[str, object]:
    data = combination_data(table, number)
    if table.kind[number] != A_RUN:
        data["rank"] = RANKS[table.low[number] - 1]
    data["cards"] = codes(table.combination_cards(number))
    return data


def seen(table: Table) -> dict[str, object]:
    """The seats that know where a programme is, besides the one that holds it: they put it under the pile once."""
    shelf = table.shelf
    found: dict[str, object] = {}
    holders = {int(table.programme[i]): i for i in range(table.players)}
    for number in sorted([*pile_cards(table), *[number for number in holders if number != NO_PROGRAMME]]):
        knowing = [i for i in range(table.players) if (shelf.known[number] >> i) & 1 and holders.get(number) != i]
        if knowing:
            found[table.settings.book.programmes[number].name] = knowing
    return found


def steps_text(table: Table) -> str:
    """`reveal 3H4H5H6H / 7S`, as far as it was placed; empty when nothing is under way."""
    if table.compound == 0:
        return ""
    text = WORDS[int(table.compound)] + " "
    for i in range(table.steps_size):
        text += " / " if table.steps[i] == CLOSE else code(table.steps[i] - PLACE)
    return text.strip()


def last_round(table: Table) -> dict[str, object] | None:
    if not table.finished:
        return None
    seats = range(table.players)
    return {"left": [int(table.last_cards[i]) for i in seats], "scores": [int(table.last_scores[i]) for i in seats]}
