"""Files for other programs that the docs show: what they say of Pioche must be so."""

import re
import shlex
from configparser import ConfigParser

from pioche.cli.main import commands
from tests.docs.blocks import ROOT
from tests.docs.commands import given

ELSEWHERE = ("proxy_", "listen ", "server_name ", "ssl_", "default ", "'' ")  # nginx's own words, as far as we use them


def systemd(text: str) -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # systemd's words are written as they are
    unit.read_string(text)
    program, *words = shlex.split(unit["Service"]["ExecStart"])
    assert program.endswith("/pioche")
    given(shlex.join(["pioche", *words]))
    with commands.make_context("pioche", ["games"], obj="en") as above:
        serve = commands.get_command(above, "serve")
        assert serve is not None
        known = {option.envvar for option in serve.params}
    variables = re.findall(r"^Environment=(\w+)=", text, re.MULTILINE)
    assert variables
    assert set(variables) <= known


def nginx(text: str) -> None:
    """Every line opens or closes a block or is a whole statement of ours, and it leads to where Pioche listens."""
    for line in text.splitlines():
        words = line.strip()
        assert not words or words.endswith(("{", "}")) or (words.endswith(";") and words.startswith(ELSEWHERE)), line
    assert "Upgrade $http_upgrade;" in text
    _leads_here(text, r"proxy_pass http://127\.0\.0\.1:(\d+);")


def caddyfile(text: str) -> None:
    _leads_here(text, r"reverse_proxy 127\.0\.0\.1:(\d+)\n")


def _leads_here(text: str, address: str) -> None:
    depth = 0
    for sign in re.findall(r"[{}]", text):
        depth += 1 if sign == "{" else -1
        assert depth >= 0
    assert depth == 0
    with commands.make_context("pioche", ["games"], obj="en") as above:
        serve = commands.get_command(above, "serve")
        assert serve is not None
        with serve.make_context("serve", [], parent=above) as asked:
            port = asked.params["port"]
    assert re.findall(address, text) == [str(port)]


def paths(text: str) -> None:
    """A drawing of the code: the files and folders that it names exist."""
    named = re.findall(r"(?:\w+/)+(?:\w+\.py)?", text)
    assert named
    for path in named:
        assert any((base / path).exists() for base in (ROOT / "src" / "pioche", ROOT)), path
