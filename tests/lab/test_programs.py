"""Bots that are programs of their own: good ones play, bad ones are told of with what to do."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, nullcontext
from functools import partial
from pathlib import Path

import pytest

from pioche.bots.bot import RANDOM
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.lab import programs as programs_module
from pioche.lab.duplicate import play
from pioche.lab.ledger import Ledger, Row
from pioche.lab.plan import Job, Pair, entrants, plan_of
from pioche.lab.playing import Failed, played, run
from pioche.lab.programs import Program, ProgramFault, end_programs, program, programs_of
from pioche.lab.standings import Contest
from pioche.tables.store.lock import Lock
from pioche.tables.store.store import Unfit
from pioche.texts import LANGUAGES, speech
from tests.lab.arenas import unheard

ROOT = Path(__file__).parents[2]
EXAMPLE = f"{sys.executable} {ROOT / 'examples' / 'arena_bot' / 'bot.py'}"
GAME = game_of("nain_jaune")


@pytest.fixture(autouse=True)
def ended() -> Iterator[None]:
    yield
    end_programs()


def python(code: str) -> str:
    return f"{sys.executable} -c '{code}'"


@pytest.mark.parametrize("slug", ["adriano", "janus", "nain_jaune", "programmes"])
def test_the_example_plays_every_game(slug: str) -> None:
    bot = program("mine", EXAMPLE, 60)
    first = play(game_of(slug), [bot, RANDOM, RANDOM], "1", {}, {})
    assert first.gains == play(game_of(slug), [bot, RANDOM, RANDOM], "1").gains
    assert first.thinking[0]


def test_a_program_is_told_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    code = (
        "import json, sys\n"
        f'for line in sys.stdin:\n    open("{heard}", "a").write(line)\n    asked = json.loads(line)\n'
        '    print(json.dumps({"id": asked["id"], "ok": True, "move": asked["moves"][0]}), flush=True)'
    )
    with closing(Program("mine", python(code), 60)) as bot:
        play(GAME, [RANDOM, bot, RANDOM], "1")
    for line in heard.read_text().splitlines():
        asked = json.loads(line)
        assert set(asked) == {"id", "op", "seat", "view", "moves", "seed"}
        assert (asked["op"], asked["seat"], asked["view"]["viewer"]) == ("choose", 1, 1)
        hands = [zone for zone in asked["view"]["zones"] if zone["name"] == "hand" and zone["owner"] != 1]
        assert hands
        assert all(card is None for hand in hands for card in hand["values"])
        assert len(asked["moves"]) > 1


@pytest.mark.parametrize(
    ("command", "key", "words"),
    [
        ("no-such-program-anywhere", "missing", {"command": "no-such-program-anywhere"}),
        ("'", "missing", {}),
        (python('import sys; sys.exit("no licence")'), "died", {"code": "1", "said": "no licence"}),
        (python("input(); print(7)"), "nonsense", {"answer": "7"}),
        (python('input(); print("lay 7D")'), "nonsense", {"answer": "lay 7D"}),
        (python('input(); print("{}")'), "nonsense", {}),
        (python('input(); print("{\\"id\\": 99, \\"move\\": \\"pass\\"}")'), "nonsense", {}),
        (python('input(); print("{\\"ok\\": false, \\"move\\": \\"pass\\"}")'), "nonsense", {}),
        (python('input(); print("{\\"id\\": 0, \\"move\\": \\"dance\\"}")'), "illegal", {"move": "dance"}),
        (python("import time; time.sleep(30)"), "silent", {"seconds": "0.5"}),
        (python("import os, time; input(); os.close(1); time.sleep(30)"), "closed", {}),
        (python('input(); print("{}", end="")'), "unended", {}),
        (python('input(); print("{", end="", flush=True); raise SystemExit("no card")'), "died", {"said": "no card"}),
    ],
)
def test_a_program_that_does_wrong_is_told_of(command: str, key: str, words: dict[str, str]) -> None:
    bot = Program("mine", command, 0.5 if key == "silent" else 60)
    with pytest.raises(ProgramFault) as fault:
        play(GAME, [bot, bot, bot], "1")
    assert fault.value.key == f"arena-program-{key}"
    assert {"bot": "mine", **words}.items() <= fault.value.words.items()
    said = [
        speech(None, lang).refusal(Refusal("argument", None, fault.value.key, words=fault.value.words))
        for lang in LANGUAGES
    ]
    assert said[0] != said[1]


def test_a_program_that_leaves_its_line_open_and_goes_on_is_told_so() -> None:
    bot = Program("mine", python('print("{}", end="", flush=True); input(); input()'), 5)
    with pytest.raises(ProgramFault, match="arena-program-unended"):
        play(GAME, [bot, bot, bot], "1")


def test_a_program_may_complain_as_much_as_it_likes_and_no_file_grows() -> None:
    code = (
        "import json, os, sys\n"
        "for line in sys.stdin:\n"
        '    sys.stderr.write("x" * 1000000 + "\\n")\n'
        "    asked = json.loads(line)\n"
        '    if asked["id"] == 3:\n        sys.exit(str(os.fstat(2).st_size))\n'
        '    print(json.dumps({"move": asked["moves"][0]}), flush=True)'
    )
    with closing(Program("mine", python(code), 60)) as bot, pytest.raises(ProgramFault, match="died") as fault:
        play(GAME, [bot, bot, bot], "1")
    assert int(fault.value.words["said"]) <= 64 * 1024


SLOW_TO_START = """
import json, sys, time
time.sleep(1.5)
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"id": asked["id"], "move": asked["moves"][0]}), flush=True)
"""


def test_what_a_program_takes_to_start_is_no_time_of_a_move(tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text(SLOW_TO_START)
    plan = plan_of(GAME, 3, {}, {}, seed="test", programs={"slow": f"{sys.executable} {tmp_path / 'slow.py'}"})
    found = played(plan, 60.0, Job(0, "random", "slow"))
    assert isinstance(found, list), found
    assert max(ms for row in found for ms in row.ms) < 1500  # what it slept


def test_a_program_that_never_starts_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs_module, "STARTING", 0.3)
    plan = plan_of(GAME, 3, {}, {}, seed="test", programs={"mute": python("import time; time.sleep(30)")})
    found = played(plan, 0.2, Job(0, "random", "mute"))
    assert isinstance(found, Failed)
    assert (found.key, found.words["seconds"]) == ("arena-program-unready", "0.3")
    for lang in LANGUAGES:
        said = speech(None, lang).refusal(Refusal("argument", None, found.key, words=found.words))
        assert "0.3 s" in said
        assert "--limit" not in said  # which would not make it start


def test_a_program_takes_part_in_an_arena_whoever_asks_it(tmp_path: Path) -> None:
    found: list[list[float]] = []
    for workers in (1, 2):
        plan = plan_of(game_of("adriano"), 2, {}, {}, seed="test", programs={"mine": EXAMPLE})
        with closing(Ledger(tmp_path / str(workers), plan)) as ledger:
            contest = Contest(ledger, [Pair("fast", "mine")], 4)
            run(contest, workers, unheard)
            found.append(contest.meetings[0].deals)
    assert found[0] == found[1]
    assert len(found[0]) == 4


LASTING = """
import json, os, sys, time
from pathlib import Path
from pioche.tables.store.lock import Lock
held = Lock(Path(sys.argv[1], str(os.getpid())))
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"id": asked["id"], "move": asked["moves"][0]}), flush=True)
time.sleep(100)
"""


def gone(lock: Path) -> bool:
    """Whether whoever held it is no more."""
    try:
        Lock(lock.with_suffix("")).release()
    except Unfit:
        return False
    return True


@pytest.mark.skipif(os.name != "posix", reason="the end of its input is all a program hears of there")
@pytest.mark.parametrize(
    ("ended_by", "workers"), [("itself", 2), ("Ctrl-C", 1), ("Ctrl-C", 2), ("terminate", 1), ("kill", 1), ("kill", 2)]
)
def test_no_program_outlives_its_arena_however_that_ends(tmp_path: Path, ended_by: str, workers: int) -> None:
    (tmp_path / "lasting.py").write_text(LASTING)
    started = tmp_path / "started"
    started.mkdir()
    mine = f"mine={sys.executable} {tmp_path / 'lasting.py'} {started}"
    command = [sys.executable, "-m", "pioche", "arena", "adriano", "mine", "random", "--players", "2"]
    deals = "4" if ended_by == "itself" else "9999"
    command += ["--bot", mine, "--deals", deals, "--workers", str(workers), "--out", str(tmp_path / "out")]
    arena = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    if ended_by != "itself":
        within(50, lambda: len(list(started.glob("*.lock"))) == workers)
        signals = {"Ctrl-C": signal.SIGINT, "terminate": signal.SIGTERM, "kill": signal.SIGKILL}
        arena.send_signal(signals[ended_by])
    codes = {"itself": 0, "Ctrl-C": 130, "terminate": -signal.SIGTERM, "kill": -signal.SIGKILL}
    assert arena.wait(50) == codes[ended_by]
    locks = list(started.glob("*.lock"))
    assert locks
    for lock in locks:
        within(5, partial(gone, lock))


def within(seconds: float, true: Callable[[], bool]) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_program_may_join_an_arena_and_not_change_once_it_has_played(tmp_path: Path) -> None:
    def opened(**programs: str) -> Ledger:
        return Ledger(tmp_path, plan_of(GAME, 3, {}, {}, seed="test", programs=programs))

    opened(mine="misspelt").close()
    with closing(opened(mine="a")) as ledger:
        assert ledger.plan.programs == {"mine": "a"}
        ledger.add([Row(0, "mine", "", 0, [0.0] * 3, [], 0)])
    with closing(opened(yours="b")) as ledger:
        assert ledger.plan.programs == {"mine": "a", "yours": "b"}
        ledger.add([Row(0, "mine", "yours", seat, [0.0] * 3, [], 0) for seat in range(3)])
    with closing(opened()) as ledger:
        assert ledger.plan.programs == {"mine": "a", "yours": "b"}
    for changed in ({"mine": "c"}, {"yours": "c"}):
        with pytest.raises(Refusal) as refusal:
            opened(**changed)
        assert refusal.value.words["what"] == "programs"


def test_a_command_may_be_corrected_as_its_refusal_asks(tmp_path: Path) -> None:
    for command, right in (("no-such-program-anywhere", False), (EXAMPLE, True)):
        plan = plan_of(game_of("adriano"), 2, {}, {}, seed="test", programs={"mine": command})
        with closing(Ledger(tmp_path, plan)) as ledger:
            contest = Contest(ledger, [Pair("mine", "random")], 2)
            with nullcontext() if right else pytest.raises(Refusal, match="arena-program-missing"):
                run(contest, 1, unheard)
    assert len(contest.meetings[0].deals) == 2


def test_a_program_has_a_name_of_its_own_and_is_named_among_the_bots() -> None:
    assert programs_of(["mine=python -c 'x=1'"]) == {"mine": "python -c 'x=1'"}
    for wrong in ("mine", "=python", "mine="):
        with pytest.raises(Refusal, match="arena-program-form"):
            programs_of([wrong])
    assert programs_of(["a.b-c_2=x", "é=y"]) == {"a.b-c_2": "x", "é": "y"}
    for wrong in ("$x$=python", "_mine=python", "my bot=python"):
        with pytest.raises(Refusal, match="arena-program-letters"):
            programs_of([wrong])
    assert entrants(GAME, ["mine", "easy"], ["mine"]) == ["mine", "easy"]
    for names, programs in ((["easy", "hard"], ["easy"]), (["easy", "hard"], ["mine"])):
        with pytest.raises(Refusal, match="arena-program-name"):
            entrants(GAME, names, programs)


def test_the_page_shows_a_question_as_it_is_asked() -> None:
    page = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
    asked, answered = (json.loads(line) for line in re.findall(r"^[<>] (.+)$", page, re.MULTILINE))
    assert set(asked) == {"id", "op", "seat", "view", "moves", "seed"}
    assert answered["id"] == asked["id"]
    assert answered["move"] in asked["moves"]
    assert re.findall(r"^\| `(\w+)` \| ", page.partition("| field |")[2], re.MULTILINE) == list(asked)
