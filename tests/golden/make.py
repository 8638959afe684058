"""Plays the matches of the golden corpus: `python -m tests.golden.make`.

A record that exists is never written again: to change one, raise the rules version of its game and add a case.
"""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from pioche.bots.bot import RANDOM, bot_for
from pioche.chance import BOT, FastRng, chance_of
from pioche.core.record import Record, Seating, begin
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY
from pioche.core.turn import whole_move

HERE = Path(__file__).parent


class Case:
    """One match, played by careful beginners who make any move at all one time in five."""

    def __init__(
        self, game: str, what: str, players: int, options: Mapping[str, object], rng: str = "fast", **lab: object
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.rng = rng
        self.lab = lab
        self.name = f"{game}-{players}-{what}"


CASES = (
    Case("nain_jaune", "booklet", 3, {"rounds": 2}),
    Case("nain_jaune", "sealed", 4, {"rounds": 1}, "sealed"),
    Case("nain_jaune", "poor", 5, {"rounds": 3, "tokens": 6}),
    Case("nain_jaune", "traditional", 6, {"rounds": 2, "stakes": "traditional", "restart": "last_layer"}),
    Case("nain_jaune", "points", 7, {"rounds": 2, "payment": "points", "opera": "grand", "talon": "blind"}),
    Case("nain_jaune", "any-lead", 8, {"rounds": 1, "lead": "any", "holding_back": True}),
    Case("nain_jaune", "sweep", 3, {"rounds": 2, "opera": "sweep", "holding_back": True, "lead": "any"}),
    Case("nain_jaune", "reduced", 3, {"rounds": 2}, ranks=4, suits=3),
    Case("adriano", "booklet", 2, {"rounds": 4}),
    Case("adriano", "sealed", 3, {"rounds": 1}, "sealed"),
    Case("adriano", "two-fifteens", 4, {"rounds": 1, "red_fifteens": 2, "memory_aid": True}),
    Case("adriano", "pit", 5, {"rounds": 1, "pit_combinations": True, "pit_rounds": 1}),
    Case("adriano", "protected", 6, {"rounds": 1, "protect_caller": True, "spare_winner": False}),
    Case("adriano", "reshuffled", 6, {"rounds": 2, "reshuffle": True, "red_fifteens": 2}, highest=7),
    Case("adriano", "reduced", 2, {"rounds": 2}, highest=5, slots=2),
    Case("janus", "booklet", 3, {}),
    Case("janus", "sealed", 4, {}, "sealed"),
    Case("janus", "one-from-stock", 5, {"two_from_stock": False, "memory_aid": True}),
    Case("janus", "stalled", 6, {"stall_rounds": 4}),
    Case("janus", "reduced", 3, {}, symbols=4),
    Case("programmes", "booklet", 2, {}),
    Case("programmes", "sealed", 3, {"goal": 3}, "sealed"),
    Case("programmes", "easy", 4, {"goal": 3, "difficulty": "easy", "wild_limit": "half"}),
    Case("programmes", "hard", 5, {"max_rounds": 2, "round_limit": 12, "difficulty": "hard", "mixed_runs": False}),
    Case("programmes", "normal", 6, {"goal": 2, "difficulty": "normal"}),
    Case("programmes", "family", 3, {"difficulty": "easy", "goal": 3, "swap_after": 1}),
    Case("programmes", "swaps", 2, {"max_rounds": 5, "round_limit": 4, "swap_after": 1, "difficulty": "hard"}),
    Case("programmes", "easy-rules-2", 3, {"difficulty": "easy", "goal": 3, "swap_after": 1}),
    Case("programmes", "normal-rules-2", 2, {"difficulty": "normal", "goal": 2}),
    Case("programmes", "hard-rules-2", 4, {"difficulty": "hard", "max_rounds": 3, "round_limit": 12, "swap_after": 1}),
)


def played(case: Case) -> Record:
    """The whole match of a case."""
    game = game_of(case.game)
    beginner = bot_for(game.slug, "normal")
    assert beginner is not None
    state = game.start(case.players, chance_of(case.rng, case.name), case.options, case.lab)
    record = begin(state, [Seating(bot="golden") for _ in range(case.players)])
    chance = FastRng(f"bots of {case.name}")
    while state.seat != NOBODY:
        seat = state.seat
        chance.open(BOT, seat, len(record.moves))
        bot = RANDOM if chance.below(5) == 0 else beginner
        move = whole_move(state, partial(bot.choose, chance=chance))
        game.play(state, move)
        record.add(game.notation(move), state)
    return record


def main() -> None:
    for case in CASES:
        path = HERE / f"{case.name}.json"
        if path.exists():
            print(f"{path.name}: there already, kept as it is")
            continue
        record = played(case)
        path.write_text(record.text(), encoding="utf-8")
        print(f"{path.name}: {len(record.moves)} moves")


if __name__ == "__main__":
    main()
