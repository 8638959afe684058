"""Bots that are not what a bot must be are found out, with what is needed to see it again."""

import ast
import random
import re

import pytest

from pioche.bots.bot import RANDOM, Bot, bot_for
from pioche.chance import Chance, FastRng
from pioche.core.game import Game
from pioche.core.registry import game_of
from pioche.core.seats import Action, Seat
from pioche.core.view import View
from pioche.testing import ContractBroken, check_bot
from pli import GAME
from pli.view import Pli
from tests.testing import leaky_toys
from tests.testing.toys import Toy

NAIN_JAUNE = game_of("nain_jaune")


class Remembering(Bot):
    """Prefers what it has not chosen lately, whatever it is asked."""

    name = "remembering"

    def __init__(self) -> None:
        self.last = Action(-1)

    def choose(self, view: View, chance: Chance) -> Action:
        self.last = next(action for action in view.legal if action != self.last)
        return self.last


class Counting(Bot):
    """Does something else only after many questions."""

    name = "counting"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, chance: Chance) -> Action:
        self.asked += 1
        return view.legal[self.asked // 50 % 2]


class Gambling(Bot):
    name = "gambling"

    def choose(self, view: View, chance: Chance) -> Action:
        return random.choice(view.legal)


class Illegal(Bot):
    name = "illegal"

    def choose(self, view: View, chance: Chance) -> Action:
        return next(action for action in map(Action, range(100)) if action not in view.legal)


class Wordy(Bot):
    """Answers with a move as it is written, not with an action."""

    name = "wordy"

    def choose(self, view: View, chance: Chance) -> Action:
        return NAIN_JAUNE.notation((view.legal[0],))  # type: ignore[return-value]


class Failing(Bot):
    name = "failing"

    def choose(self, view: View, chance: Chance) -> Action:
        return view.legal[len(view.legal)]


class Tidying(Bot):
    name = "tidying"

    def choose(self, view: View, chance: Chance) -> Action:
        view.legal.reverse()
        return view.legal[0]


class Overlooked(Pli):
    """Leaves a way to the whole truth in a global."""

    def view(self, viewer: Seat) -> View:
        TABLE[:] = [self]
        return super().view(viewer)


TABLE: list[Overlooked] = []


class Peeking(Bot):
    """Looks at the next player's cards, which no view shows it."""

    name = "peeking"

    def choose(self, view: View, chance: Chance) -> Action:
        hands = TABLE[0].hands
        return view.legal[sum(hands[(view.viewer + 1) % view.players]) % len(view.legal)]


FOUND = [
    (Remembering(), NAIN_JAUNE, r"does not answer the same to the same view and seed: it chose \d+ \(\w.*\), and \d+"),
    (Counting(), NAIN_JAUNE, r"does not answer the same to the same view and seed"),
    (Gambling(), NAIN_JAUNE, r"draws from another chance than the one it is given"),
    (Illegal(), NAIN_JAUNE, r"chose \d+, which is none of view\.legal: \d+ \(lay \w+\), "),
    (Wordy(), NAIN_JAUNE, r"chose 'lay \w+', which is none of view\.legal"),
    (Failing(), NAIN_JAUNE, r"raised IndexError\('list index out of range'\)"),
    (Tidying(), NAIN_JAUNE, r"changed the view that it was given"),
    (Peeking(), Toy(Overlooked), r"goes by what its seat may not know: it chose \d+ \(play \d+\), and \d+"),
]


@pytest.mark.parametrize(("bot", "game", "message"), FOUND, ids=[bot.name for bot, _, _ in FOUND])
def test_a_bot_that_is_no_pure_legal_function_of_its_view_is_found_out(bot: Bot, game: Game, message: str) -> None:
    with pytest.raises(ContractBroken, match=rf"^{game.slug}: the bot '{bot.name}' .*{message}"):
        check_bot(bot, game)


@pytest.mark.parametrize(("bot", "game"), [(Illegal(), NAIN_JAUNE), (Peeking(), Toy(Overlooked))], ids=["one", "both"])
def test_the_positions_of_the_message_show_it_again(bot: Bot, game: Game) -> None:
    with pytest.raises(ContractBroken) as caught:
        check_bot(bot, game)
    told = str(caught.value)
    (asked,) = re.findall(r"bot\.choose\(game\.load\(position\)\.view\((\d)\), FastRng\('(.+)'\)\)$", told, re.M)
    answers = []
    for position in re.findall(r"position = ({.*})$", told, re.MULTILINE):
        view = game.load(ast.literal_eval(position)).view(Seat(int(asked[0])))
        answers.append(bot.choose(view, FastRng(asked[1])))
    assert answers == [int(action) for action in re.findall(r"(?:chose|and) (\d+)", told)]


def test_a_bot_as_it_should_be_passes_in_any_game() -> None:
    check_bot(RANDOM, NAIN_JAUNE)
    check_bot(RANDOM, GAME)


def test_a_bot_of_another_game_is_not_asked_but_told_where_it_belongs() -> None:
    class Elsewhere(Illegal):
        game = "janus"

    with pytest.raises(ValueError, match=r"plays janus alone: check it with game_of\('janus'\)"):
        check_bot(Elsewhere(), NAIN_JAUNE)


def test_a_game_that_imagines_what_the_seat_can_tell_apart_is_no_fault_of_the_bot() -> None:
    with pytest.raises(ContractBroken, match=r"^pli: a redeal does not look like the view it came from"):
        check_bot(RANDOM, Toy(leaky_toys.OpenHand))


def named(called: str, plays: str | None) -> Bot:
    class Namesake(Bot):
        name = called
        game = plays

        def choose(self, view: View, chance: Chance) -> Action:
            return view.legal[0]

    return Namesake()


@pytest.mark.parametrize("name", ["easy", "normal", "fast", "hard", "max", "random", "oracle"])
@pytest.mark.parametrize("plays", ["nain_jaune", None])
def test_a_bot_with_the_name_of_one_of_ours_is_told_to_take_another(name: str, plays: str | None) -> None:
    with pytest.raises(
        ContractBroken, match=rf"^nain_jaune: the bot '{name}' .*a name of its own, none of .*\b{name}\b"
    ):
        check_bot(named(name, plays), NAIN_JAUNE, positions=1)


def test_a_game_of_others_may_have_a_level_called_like_one_of_ours() -> None:
    check_bot(named("normal", "pli"), GAME, positions=10)
    with pytest.raises(ContractBroken, match="the bot 'random' has the name"):
        check_bot(named("random", "pli"), GAME, positions=10)


def test_our_own_bots_keep_their_names() -> None:
    check_bot(RANDOM, NAIN_JAUNE, positions=10)
    easy = bot_for("nain_jaune", "easy")
    assert easy is not None
    check_bot(easy, NAIN_JAUNE, positions=10)
