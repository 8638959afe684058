"""What both terminals say: names of seats, the prompt, refusals with their clause, the results."""

from pioche.core.game import Game, Move
from pioche.core.refusal import Refusal
from pioche.core.seats import HIDDEN
from pioche.core.state import State
from pioche.core.view import View
from pioche.texts import Speech
from pioche.texts.rulebook import rulebook


def table_speech(game: Game, lang: str, players: int) -> Speech:
    """A speech whose seats are points of the compass, clockwise from the person at South."""
    speech = Speech(game, lang)
    compass = speech.message("ui-seats").split()
    speech.names = [compass[round(seat * len(compass) / players)] for seat in range(players)]
    return speech


def explain(speech: Speech, game: Game, refusal: Refusal) -> list[str]:
    """The refusal in words, and the clause of the rulebook behind it."""
    lines = [speech.message("ui-refused", reason=speech.refusal(refusal))]
    if refusal.clause is not None:
        text = rulebook(game, speech.lang).clauses.get(refusal.clause)
        if text is not None:
            lines.append(speech.message("ui-clause", clause=refusal.clause, text=text))
    return lines


def prompt(speech: Speech, view: View) -> str:
    """What is being asked of the person."""
    arguments: dict[str, str | int] = {}
    for fact in view.facts:
        if fact.value != HIDDEN:
            arguments[fact.field.name] = speech.value(fact.field.spell, fact.value)
    return speech.message(f"phase-{view.phase}", **arguments)


def move_in_words(speech: Speech, game: Game, move: Move) -> str:
    return f"{speech.move(move)} — {game.notation(move)}"


def results(speech: Speech, state: State) -> list[str]:
    """The final places, best first."""
    ranks = state.ranks()
    scores = state.scores()
    order = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
    lines = [speech.message("ui-over")]
    for seat in order:
        lines.append(speech.message("ui-place", place=ranks[seat], name=speech.seat(seat), score=scores[seat]))
    return lines
