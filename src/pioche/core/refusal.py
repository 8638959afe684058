"""Why something asked for was not done: the clause, the facts, and a message key for the texts."""

from pioche.core.events import Field


class Fact:
    """A value worth telling, written by `Game.spell` in the reader's language."""

    def __init__(self, name: str, spell: str, value: int) -> None:
        self.field = Field(name, spell)
        self.value = value


class Refusal(Exception):
    """`kind` is one of argument, option, position, seat, syntax, illegal, over.

    `key` names a Fluent message of the game's catalogue (or of the core's), which receives the facts
    and the words as its arguments.
    """

    def __init__(
        self,
        kind: str,
        clause: str | None,
        key: str,
        facts: list[Fact] | None = None,
        words: dict[str, str] | None = None,
    ) -> None:
        super().__init__(f"{kind} {clause or ''} {key}")
        self.kind = kind
        self.clause = clause
        self.key = key
        self.facts: list[Fact] = facts if facts is not None else []
        self.words: dict[str, str] = words if words is not None else {}


def illegal(clause: str, key: str, facts: list[Fact] | None = None) -> Refusal:
    """A move the rules forbid."""
    return Refusal("illegal", clause, key, facts)
