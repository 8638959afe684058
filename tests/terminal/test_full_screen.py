"""The full-screen table, played by pressing keys."""

import asyncio
import multiprocessing
from collections.abc import Awaitable, Callable, Mapping
from contextlib import nullcontext

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from pioche.core.game import Game
from pioche.core.options import parse_options
from pioche.core.registry import game_of
from pioche.tables import thinking
from pioche.tables.thinking import Processes, Thinker, decide
from pioche.terminal.app import TableApp
from pioche.terminal.log import Log
from pioche.terminal.screens import ResultScreen, RulesScreen
from pli import GAME as PLI
from tests.installed import installed
from tests.tables.strange_bots import strange
from tests.terminal.sittings import LEAST, SHORT, Here, sitting

SMALL = (80, 24)
LARGE = (140, 40)
SMALL_DECKS = {"nain_jaune": {"ranks": 5, "suits": 3}}  # of those games that would take too many keys


class Person:
    """Somebody at the keyboard."""

    def __init__(self, app: TableApp, pilot: Pilot[bool]) -> None:
        self.app = app
        self.pilot = pilot
        self.match = app.match

    async def wait(self) -> None:
        """Until something is asked of the person."""
        for _ in range(2000):
            await self.pilot.pause()
            if self.match.my_turn or self.match.over or isinstance(self.app.screen, ResultScreen):
                return
        raise AssertionError("the bots never stop thinking")

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.wait()

    async def type(self, text: str) -> None:
        self.app.query_one("#entry", Input).value = text
        await self.pilot.pause()

    def shown(self, name: str) -> str:
        return str(self.app.query_one(f"#{name}", Static).content)

    def moves(self) -> list[str]:
        return [str(option.prompt) for option in self.app.query_one("#moves", OptionList).options]

    def story(self) -> str:
        return "\n".join(line.text for line in self.app.query_one(Log).lines)


def play(
    story: Callable[[Person], Awaitable[None]],
    game: Game | str,
    size: tuple[int, int] = SMALL,
    options: Mapping[str, object] | None = None,
    lang: str = "en",
    players: int | None = None,
    seed: str = "1",
    lab: Mapping[str, object] | None = None,
    thinker: Thinker | None = None,
) -> TableApp:
    seated = sitting(game, lang, players, options, seed, lab)
    app = TableApp(seated.match, seated.speech, thinker or Here(seated.match), pace=0)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            person = Person(app, pilot)
            await person.wait()
            await story(person)

    asyncio.run(run())
    return app


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
@pytest.mark.parametrize("game", [*SHORT, "pli"])
def test_a_whole_match_is_played_by_pressing_enter(game: str, size: tuple[int, int]) -> None:
    async def story(person: Person) -> None:
        for _ in range(300):
            if person.match.over:
                break
            await person.press("enter")
        assert isinstance(person.app.screen, ResultScreen)
        await person.press("enter")
        assert person.shown("notice").startswith("The match is over.")
        await person.pilot.press("enter")

    with installed(PLI) if game == "pli" else nullcontext():
        chosen = game_of(game)
        options = parse_options(chosen.options, SHORT.get(game, "rounds=1"))
        app = play(story, chosen, size, options, players=LEAST.get(game, 2), lab=SMALL_DECKS.get(game))
    assert app.return_value is True


def test_a_move_is_asked_for_only_where_there_is_one_to_make() -> None:
    async def story(person: Person) -> None:
        entry = person.app.query_one("#entry", Input)
        assert entry.placeholder.startswith("a number")
        while not person.match.over:
            await person.press("enter")
        await person.press("enter")
        assert entry.placeholder == ""

    play(story, "janus", options={"stall_rounds": 1})


def test_enter_alone_never_says_adriano() -> None:
    async def story(person: Person) -> None:
        while not person.match.over:
            await person.press("enter")

    app = play(story, "adriano", options={"rounds": 1}, players=2, seed="2")
    told = "\n".join(app.speech.event(event) for event in app.match.story())
    assert "South says nothing" in told
    assert "South says “Adriano”" not in told


def test_a_typed_move_is_played() -> None:
    async def story(person: Person) -> None:
        await person.type("lay AH")
        await person.press("enter")
        assert person.match.moves[0] == "lay AH"
        assert "South lays A♥." in person.story()

    play(story, "nain_jaune")


def test_typing_narrows_the_moves_and_enter_plays_the_marked_one() -> None:
    async def story(person: Person) -> None:
        await person.press("enter")
        assert len(person.moves()) == 16
        assert "other orders may be typed" in person.shown("notice")
        await person.type("name 4 1")
        assert [move.split(" — ")[1] for move in person.moves()][:2] == ["name 4 1", "name 4 1 2"]
        await person.type("swap")
        await person.press("down", "down", "enter")
        assert person.match.moves[-1] == "swap 3"

    play(story, "adriano", players=2, seed="b")


def test_a_word_or_a_number_narrows_the_moves_too() -> None:
    async def story(person: Person) -> None:
        everything = person.moves()
        await person.type("North")
        assert 0 < len(person.moves()) < len(everything)
        assert all("North" in move for move in person.moves())
        await person.type("2")
        assert person.moves() == everything[1:2]
        await person.press("escape")
        assert person.moves() == everything

    play(story, "janus")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_refused_move_shows_its_clause_until_something_is_typed(lang: str) -> None:
    async def story(person: Person) -> None:
        refusal = person.app.query_one("#refusal", Static)
        await person.type("lay KH")
        await person.press("enter")
        assert refusal.display
        assert "NJ-11" in person.shown("refusal")
        assert person.match.moves == []
        await person.type("lay A")
        assert not refusal.display

    play(story, "nain_jaune", lang=lang)


def test_what_is_no_move_at_all_is_told_what_to_write() -> None:
    async def story(person: Person) -> None:
        await person.type("dance")
        await person.press("enter")
        assert "take stock" in person.shown("refusal")

    play(story, "janus")


def test_f1_opens_the_rulebook_and_closes_it() -> None:
    async def story(person: Person) -> None:
        for closing in ("f1", "escape"):
            await person.press("f1")
            assert isinstance(person.app.screen, RulesScreen)
            await person.press(closing)
            assert not isinstance(person.app.screen, RulesScreen)

    play(story, "janus")


@pytest.mark.parametrize("text", ["x" * 5000, "9" * 5000, "take 2." + "9" * 5000], ids=["word", "number", "move"])
def test_an_endless_text_is_refused_by_its_beginning(text: str) -> None:
    async def story(person: Person) -> None:
        await person.type(text)
        assert person.moves() == []
        await person.press("enter")
        assert person.shown("refusal").replace("\n", "").startswith(f'"{text[:50]}')

    play(story, "janus")


@pytest.mark.parametrize("key", ["f10", "ctrl+c", "ctrl+q"])
def test_f10_leaves_the_table_and_so_does_what_ends_other_programs(key: str) -> None:
    async def story(person: Person) -> None:
        await person.pilot.press(key)

    assert play(story, "janus").return_value is False


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_control_c_leaves_from_the_rulebook_too_without_a_word_of_textuals_own(lang: str) -> None:
    async def story(person: Person) -> None:
        await person.pilot.press("f1")
        assert isinstance(person.app.screen, RulesScreen)
        await person.pilot.press("ctrl+c")
        assert not person.app._notifications

    assert play(story, "janus", lang=lang).return_value is False


@pytest.mark.parametrize(
    ("game", "look"), [("adriano", "South looks at their bottom cards"), ("janus", "South is dealt card 1")]
)
def test_a_private_look_stays_until_the_next_move(game: str, look: str) -> None:
    async def story(person: Person) -> None:
        assert look in person.shown("notice")
        await person.type("nonsense")
        await person.press("enter")
        assert look in person.shown("notice")
        await person.press("escape", "enter")
        assert look not in person.shown("notice")

    play(story, game)


def test_a_round_that_ended_is_shown_until_it_was_seen() -> None:
    async def story(person: Person) -> None:
        while not isinstance(person.app.screen, ResultScreen):
            await person.press("enter")
        sheet = str(person.app.screen.query_one("#result", Static).content)
        assert sheet.startswith("Round 1 is over.")
        assert sheet.count("points") == 2
        moves = list(person.match.moves)
        await person.pilot.pause(0.05)
        assert person.match.moves == moves
        await person.press("enter")
        assert person.match.my_turn

    play(story, "adriano", options={"rounds": 2}, players=2)


def test_ones_own_hand_is_always_in_sight() -> None:
    async def story(person: Person) -> None:
        for width, height in ((80, 24), (140, 45), (60, 20)):
            await person.pilot.resize_terminal(width, height)
            await person.pilot.pause()
            hand = person.match.view().zone("hand", person.match.me)
            mine = person.app.query_one("#mine", Static)
            assert mine.region.bottom <= person.app.query_one("#notice", Static).region.y
            assert mine.region.height == len(person.shown("mine").splitlines())
            faces = [person.match.game.face("card", card, "en")[0] for card in hand.values]
            assert all(face in person.shown("mine") for face in faces)
            drawn = [*person.shown("cards").splitlines(), *person.shown("mine").splitlines()]
            assert max(len(line) for line in drawn) <= person.app.query_one("#left").size.width
            assert ("╭" in person.shown("mine")) == (height > 24)

    play(story, "nain_jaune", players=8)


def test_the_log_is_told_again_in_its_new_width() -> None:
    async def story(person: Person) -> None:
        narrow = person.story()
        await person.pilot.resize_terminal(*LARGE)
        await person.pilot.pause()
        await person.pilot.pause()
        assert person.story().split() == narrow.split()
        assert len(person.story().splitlines()) < len(narrow.splitlines())

    play(story, "adriano")


def test_the_bots_take_their_time() -> None:
    seated = sitting("adriano")
    app = TableApp(seated.match, seated.speech, Here(seated.match), pace=30)

    async def run() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            await pilot.press("enter")
            assert str(app.query_one("#notice", Static).content).endswith("is thinking…")

    asyncio.run(run())
    assert seated.match.moves == []


class Bound:
    """A bot that ends, or does not, in a process of its own."""

    def __init__(self, how: str) -> None:
        self.how = how
        self.processes = Processes(1)

    async def choose(self, game: str, bot: str, view: bytes, seed: str, step: int) -> int:
        return await self.processes.choose(game, self.how, view, "", step)

    async def close(self) -> None:
        await self.processes.close()


def after_ones_move(story: Callable[[Person], Awaitable[None]], bots: Bound) -> TableApp:
    """What a person does while the next bot thinks."""

    async def whole(person: Person) -> None:
        while person.match.my_turn:
            await person.pilot.press("enter")
        await story(person)

    try:
        return play(whole, "nain_jaune", thinker=bots)
    finally:
        asyncio.run(bots.close())


@pytest.mark.parametrize("key", ["f10", "ctrl+c"])
def test_while_a_bot_thinks_the_rules_open_and_whoever_leaves_ends_it(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "chosen", strange)

    async def story(person: Person) -> None:
        async with asyncio.timeout(30):  # it thinks ten minutes
            await person.pilot.press("f1")
            assert isinstance(person.app.screen, RulesScreen)
            await person.pilot.press("f1")
            assert person.shown("notice").endswith("is thinking…")
            await person.pilot.press(key)

    assert after_ones_move(story, Bound("hangs")).return_value is False
    assert multiprocessing.active_children() == []


def test_a_bot_whose_process_dies_is_stood_in_for_and_the_match_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "chosen", strange)
    monkeypatch.setattr(thinking, "TRIES", 1)

    async def story(person: Person) -> None:
        moves = len(person.match.moves)
        while len(person.match.moves) == moves:
            await person.pilot.pause(0.1)
        assert 'The bot "normal" (East) failed (' in " ".join(person.story().split())

    after_ones_move(story, Bound("dies"))


@pytest.mark.parametrize("game", SHORT)
def test_bots_make_the_same_moves_in_lines_and_on_the_full_screen(game: str) -> None:
    here, elsewhere = (sitting(game, players=LEAST[game]).match for _ in range(2))
    for _ in range(20):
        if here.my_turn:
            here.play(here.choices()[0])
            elsewhere.play(elsewhere.choices()[0])
        else:
            here.let_bot_play()
            asked = decide(Here(elsewhere), elsewhere.state, elsewhere.bot.name, elsewhere.bot_seed())
            elsewhere.play(asyncio.run(asked))
    assert here.moves == elsewhere.moves


def test_what_bots_printed_is_told_once_the_screen_is_given_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(app: TableApp) -> bool:
        assert isinstance(app.thinker, Processes)
        assert app.thinker.printed is not None
        app.thinker.printed.write_text("stopped\nstopped\n")
        return False

    monkeypatch.setattr(TableApp, "run", run)
    said: list[str] = []
    sitting("janus").play_full_screen(said.append)
    assert said == ["You left the table; the match is not finished."]
    assert capsys.readouterr().err == "stopped\n"
