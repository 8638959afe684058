"""`pioche` as the tests of the docs call it: the same command, but what would take long is cut short.

A server ends once it has answered, a player types a few moves and leaves, a simulation has a handful of matches.
"""

import io
import sys

from pioche.cli.main import main
from tests.server.process import Running, ask

CUT = {
    "arena": ["--deals", "2", "--workers", "1"],
    "coach": ["--thorough", "0.01"],
    "lab": ["--matches", "4", "--workers", "1"],
    "play": ["--seed", "1"],
}
TYPED = "1\n" * 3  # the first move of the list, three times


def serve(words: list[str]) -> int:
    with Running(*words[1:], command=tuple(words[:1])) as server:
        assert ask(f"{server.url}/api/health").status == 200
        code, _, complaints = server.end()
    sys.stderr.write(complaints)
    return code


if __name__ == "__main__":
    given = sys.argv[1:]
    name = given[0] if given else ""
    if name in ("", "serve"):
        sys.exit(serve(given))
    sys.stdin = io.StringIO(TYPED if "--record" in given else "")
    main(given + CUT.get(name, []))
