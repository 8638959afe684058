"""Node and npm from PyPI, run in `web/`: `python -m tools.node npm ci`, `python -m tools.node build/wire.mjs`."""

import subprocess
import sys
from pathlib import Path

from hatch_build import node_and_npm

WEB = Path(__file__).parents[1] / "web"


def main(arguments: list[str]) -> int:
    node, npm = node_and_npm()
    command = [*npm, *arguments[1:]] if arguments[0] == "npm" else [*node, *arguments]
    return subprocess.run(command, cwd=WEB).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
