"""The README shows what truly happens."""

import json
import re
from pathlib import Path

import pytest

from pioche.cli.main import commands
from pioche.referee import Session

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def test_the_referee_answers_what_the_readme_says() -> None:
    requests, replies = re.findall(r"```json\n(.*?)```", README, re.DOTALL)
    session = Session()
    answered = [session.reply(line.encode()) for line in requests.splitlines()]
    assert answered == [json.loads(line) for line in replies.splitlines()]


@pytest.mark.parametrize("name", sorted(set(re.findall(r"^pioche (\w+)", README, re.MULTILINE))))
def test_a_command_of_the_readme_exists(name: str) -> None:
    assert commands.get_command(commands.make_context("pioche", [], obj="en"), name) is not None


@pytest.mark.parametrize("block", re.findall(r"```python\n(.*?)```", README, re.DOTALL))
def test_the_python_of_the_readme_runs(block: str) -> None:
    exec(compile(block, "README.md", "exec"), {"__name__": "readme"})
