"""One round at one table, in which some seats are taught and `fast` sits in the others. mypyc may compile it."""

from mypy_extensions import i64

from pioche.chance import Chance
from pioche.games.adriano.rules import Adriano
from pioche.search.adriano import AdrianoPolicy
from train.sight import Sight


class Round:
    def __init__(self, table: Adriano, taught: i64, chance: Chance) -> None:
        self.table = table
        self.taught: i64 = taught  # seats, as a mask
        self.chance = chance
        self.policy = AdrianoPolicy()
        self.sight = Sight(table.players)

    def advance(self) -> bool:
        """Plays on to where a taught seat has a choice; whether there is one before the round is over."""
        table = self.table
        while table.round == 0:
            if self.taught >> table.seat & 1 == 0:
                table.apply(self.policy.pick(table, self.chance))
                continue
            self.sight.look(table)
            if len(self.sight.actions) > 1:
                return True
            table.apply(self.sight.actions[0])
        return False

    def usual(self) -> int:
        """The number of the choice that `fast` would make."""
        action = self.policy.pick(self.table, self.chance)
        return self.sight.actions.index(action) if action in self.sight.actions else 0

    def choose(self, nth: i64) -> None:
        self.table.apply(self.sight.actions[nth])

    def gains(self) -> list[float]:
        """What each seat has won more than the others on average, points being bad."""
        table = self.table
        total: i64 = 0
        for seat in range(table.players):
            total += table.totals[seat]
        found: list[float] = []
        for seat in range(table.players):
            mine = table.totals[seat]
            found.append(float(total - mine) / float(table.players - 1) - float(mine))
        return found
