"""`pioche referee` as a process: pipes, the end of input, a reader that leaves."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from pioche.cli import referee
from pioche.core.registry import games

PIOCHE = Path(sys.executable).with_name("pioche")


def process() -> subprocess.Popen[bytes]:
    return subprocess.Popen([PIOCHE, "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def test_a_whole_match_of_every_game_over_pipes() -> None:
    with process() as running:
        assert running.stdin is not None
        assert running.stdout is not None

        def ask(**request: object) -> dict[str, object]:
            assert running.stdin is not None
            assert running.stdout is not None
            running.stdin.write(json.dumps(request).encode() + b"\n")
            running.stdin.flush()
            reply = json.loads(running.stdout.readline())
            assert isinstance(reply, dict)
            assert reply["ok"], reply
            return reply

        for slug, game in games().items():
            ask(op="new", game=slug, players=game.least, seed="abc")
            for _ in range(60):
                turn = ask(op="legal")
                if turn["seat"] is None:
                    break
                assert isinstance(turn["moves"], list)
                ask(op="play", seat=turn["seat"], move=turn["moves"][-1])
            ask(op="load", position=ask(op="redeal", seat=0)["position"])
            ask(op="record")
        running.stdin.close()
        assert running.wait(timeout=60) == 0


def test_every_line_is_answered_and_the_end_of_input_ends_it_with_0() -> None:
    sent = b'{"id": 1, "op": "games"}\n\n\xff\xfe\n\x00\n{"id": 2, "op": "no"}\r\n' + b"x" * 1_000_000 + b"\n[[[[{"
    done = subprocess.run([PIOCHE, "referee"], input=sent, capture_output=True, timeout=60)
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert [reply["ok"] for reply in replies] == [True, False, False, False, False, False, False]
    assert [reply["id"] for reply in replies] == [1, None, None, None, 2, None, None]
    assert (done.returncode, done.stderr) == (0, b"")


def test_no_input_at_all_ends_it_with_0() -> None:
    done = subprocess.run([PIOCHE, "referee"], stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_it_ends_quietly_when_nobody_reads_its_answers() -> None:
    with process() as running:
        assert running.stdin is not None
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        try:
            for _ in range(1000):
                running.stdin.write(b'{"op": "games"}\n')
                running.stdin.flush()
        except BrokenPipeError:
            pass
        assert running.wait(timeout=60) == 0
        assert running.stderr.read() == b""


def test_a_line_too_long_is_read_as_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "LONGEST_LINE", 4)
    stream = io.BytesIO(b"a" * 10 + b"\nbc\n" + b"d" * 4 + b"\ne")
    assert list(referee.lines(stream)) == [b"aaaa", b"bc\n", b"dddd", b"e"]
