"""docs/hosting.md speaks of what there is."""

import re
from pathlib import Path

from pioche.cli.main import commands
from pioche.server import metrics
from tests.docs.blocks import DOCS

PAGE = (DOCS / "hosting.md").read_text(encoding="utf-8")


def test_every_flag_and_variable_of_the_page_exists() -> None:
    serve = commands.get_command(commands.make_context("pioche", ["games"], obj="en"), "serve")
    assert serve is not None
    flags = {"--help", *(flag for option in serve.params for flag in option.opts)}
    variables = {option.envvar for option in serve.params}
    assert set(re.findall(r"`(--[a-z-]+)", PAGE)) | set(re.findall(r"pioche serve (--[a-z-]+)", PAGE)) <= flags
    assert set(re.findall(r"PIOCHE_[A-Z_]+", PAGE)) <= variables


def test_every_number_to_watch_is_told() -> None:
    source = Path(metrics.__file__).read_text(encoding="utf-8")
    for name in re.findall(r"`pioche_([a-z_]+)`", PAGE):
        assert f'"{name}"' in source
