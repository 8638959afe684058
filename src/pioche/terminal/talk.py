"""What both terminals say: names of seats, the prompt, refusals with their clause, the results."""

from pioche.bots.bot import Bot
from pioche.core.events import Event
from pioche.core.game import Game
from pioche.core.refusal import Refusal
from pioche.core.seats import HIDDEN, Seat
from pioche.core.state import State
from pioche.core.view import View
from pioche.texts import Speech
from pioche.texts.rulebook import rulebook


def table_speech(game: Game, lang: str, players: int) -> Speech:
    """A speech whose seats are points of the compass, clockwise from the person at South."""
    speech = Speech(game, lang)
    compass = speech.message("ui-seats").split()
    if players <= len(compass):
        speech.names = [compass[round(seat * len(compass) / players)] for seat in range(players)]
    return speech


def explain(speech: Speech, game: Game, refusal: Refusal) -> list[str]:
    """The refusal in words, and the clause of the rulebook behind it."""
    reason = speech.refusal(refusal)
    lines = [speech.message("ui-refused", reason=reason) if refusal.kind == "illegal" else reason]
    if refusal.clause is not None:
        text = rulebook(game, speech.lang).clauses.get(refusal.clause)
        if text is not None:
            lines.append(speech.message("ui-clause", clause=refusal.clause, text=unmarked(text)))
    return lines


def unmarked(text: str) -> str:
    """A clause as plain words in one line, without the marks of the rulebook's format."""
    return " ".join(text.replace("`", "").replace("**", "").split())


def prompt(speech: Speech, game: Game, view: View) -> str:
    """What is being asked of the person."""
    arguments: dict[str, str | int] = {}
    for fact in view.facts:
        if fact.value != HIDDEN:
            arguments[fact.field.name] = speech.value(fact.field.spell, fact.value)
    return speech.message(game.question(view), **arguments)


def results(speech: Speech, state: State) -> list[str]:
    """The final places, best first."""
    ranks = state.ranks()
    scores = state.scores()
    order = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
    lines = [speech.message("ui-over")]
    for seat in order:
        lines.append(speech.message("ui-place", place=ranks[seat], name=speech.seat(seat), score=scores[seat]))
    return lines


def bot_failed(speech: Speech, bot: Bot, seat: Seat, failure: Exception) -> str:
    """Why any move is made in a bot's place."""
    how = "refused" if isinstance(failure, Refusal) else "late" if isinstance(failure, TimeoutError) else "error"
    name, error = speech.seat(int(seat)), str(failure) or repr(failure)
    return speech.message("ui-bot-failed", bot=bot.name, name=name, how=how, error=error)


# What was shown for a moment.


def is_look(game: Game, event: Event) -> bool:
    """Whether this event, as its reader sees it, shows what can be seen no more."""
    return game.events[event.kind].look and HIDDEN not in event.values
