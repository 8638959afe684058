"""`pioche serve` as a process: how it starts, how it ends, and what is there when it starts again."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.client import Player, create, full_table, host, join
from tests.server.process import PLAIN, Running, ask

QUICK = ("--pace-bot-least", "1", "--pace-bot-most", "2", "--pace-late", "1", "--pace-reveal", "1")


def refused(*arguments: str) -> str:
    """The one sentence of a server that does not start."""
    env = PLAIN | {"PIOCHE_LANG": "en", "PIOCHE_HOST": "127.0.0.1", "PIOCHE_PORT": "0"}
    told = subprocess.run(
        [sys.executable, "-m", "pioche", "serve", *arguments], env=env, capture_output=True, text=True, timeout=60
    )
    assert (told.returncode, told.stdout) == (2, ""), told.stderr
    assert told.stderr.count("\n") == 1, told.stderr
    return told.stderr


def nobody_is_left(here: Running) -> bool:
    """Whether all processes that a server started end soon after it."""
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        here.process.poll()
        try:
            os.killpg(here.process.pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


# Starting.


def test_it_starts_in_less_than_three_seconds_and_says_where_it_is(tmp_path: Path) -> None:
    times = []
    for _ in range(3):
        with Running("--db", str(tmp_path / "tables.db")) as here:
            times.append(here.took)
            assert here.said == f"Pioche is open: http://127.0.0.1:{here.port}/\n"
            assert ask(f"{here.url}/").status == 200
            assert ask(f"{here.url}/api/health").json()["status"] == "ok"
            code, out, err = here.end()
            assert (code, out, err) == (0, "", "")
    assert min(times) < 3  # the machine may be busy with other tests


def test_answers_do_not_say_what_serves_them(tmp_path: Path) -> None:
    with Running("--db", str(tmp_path / "tables.db")) as here:
        assert "server" not in ask(f"{here.url}/").headers


def test_every_setting_may_come_from_the_environment(tmp_path: Path) -> None:
    env = {"PIOCHE_DB": str(tmp_path / "of the environment.db"), "PIOCHE_LANG": "fr", "PIOCHE_LIMIT_TABLES": "1"}
    with Running(env=env) as here:
        assert here.said.startswith("Pioche est ouvert : http")
        assert (tmp_path / "of the environment.db").exists()
        create(here.url, "nain_jaune", ["me", "open", "open"])
        body = {"game": "janus", "seats": [{"who": "open"}] * 3, "name": "Anne", "entropy": "ab" * 16}
        assert ask(f"{here.url}/api/tables", body).status == 429


def test_without_a_database_named_the_tables_are_in_the_user_s_data_folder(tmp_path: Path) -> None:
    with Running(env={"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}) as here:
        assert list(tmp_path.rglob("tables.db"))
        create(here.url, "nain_jaune", ["me", "open", "open"])


def test_plain_pioche_serves_and_opens_the_browser_where_there_is_one(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o700)
    env = {"PIOCHE_DB": str(tmp_path / "tables.db"), "BROWSER": str(browser)}
    with Running(command=(), env=env) as here:
        deadline = time.monotonic() + 20
        while not opened.exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        assert opened.read_text() == f"{here.url}/\n"
        assert here.end(signal.SIGINT) == (0, "", "")


@pytest.mark.parametrize("browser", ["", "/no/such/browser"])
def test_plain_pioche_goes_on_where_no_browser_opens(tmp_path: Path, browser: str) -> None:
    with Running(command=(), env={"PIOCHE_DB": str(tmp_path / "tables.db"), "BROWSER": browser}) as here:
        assert ask(f"{here.url}/").status == 200
        code, out, _ = here.end()
        assert (code, out) == (0, "")


def test_it_goes_on_when_nobody_reads_what_it_prints(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    reading, writing = os.pipe()
    os.close(reading)
    env = PLAIN | {"PIOCHE_HOST": "127.0.0.1", "PIOCHE_PORT": str(port), "PIOCHE_DB": str(tmp_path / "tables.db")}
    process = subprocess.Popen([sys.executable, "-m", "pioche", "serve"], stdout=writing, env=env)
    os.close(writing)
    try:
        deadline = time.monotonic() + 20
        while True:
            try:
                assert ask(f"http://127.0.0.1:{port}/api/health").status == 200
                break
            except ConnectionError:
                assert time.monotonic() < deadline
                time.sleep(0.1)
    finally:
        process.terminate()
        process.wait(15)


# Not starting.


def test_a_port_that_was_asked_for_and_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = refused("--port", str(port), "--db", str(tmp_path / "tables.db"))
    assert said.startswith(f"Port {port} is taken on this computer")


def test_a_second_server_on_the_same_file_is_refused_and_the_first_plays_on(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.db")
    with Running("--db", file) as here:
        assert file in refused("--db", file)
        create(here.url, "nain_jaune", ["me", "open", "open"])


def test_several_workers_on_a_file_are_refused(tmp_path: Path) -> None:
    assert refused("--workers", "2", "--db", str(tmp_path / "tables.db")).startswith("A SQLite file serves one process")


def test_what_is_no_database_of_ours_is_refused_and_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anne, " * 100)
    assert str(letter) in refused("--db", str(letter))
    assert letter.read_text() == "Dear Anne, " * 100


def test_a_database_that_does_not_answer_is_one_sentence_without_its_password(tmp_path: Path) -> None:
    said = refused("--db", f"postgresql://anne:sesame@/cards?host={tmp_path}")
    assert "sesame" not in said


# Ending.


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_in_good_order_while_people_play(tmp_path: Path, number: int) -> None:
    async def watched(here: Running, table: str, tokens: list[str]) -> list[int | None]:
        async with Player(here.url, table, tokens[0]) as anne, Player(here.url, table) as spectator:
            here.process.send_signal(number)
            await anne.until(lambda: anne.closed is not None)
            await spectator.until(lambda: spectator.closed is not None)
            return [anne.closed, spectator.closed]

    with Running("--db", str(tmp_path / "tables.db")) as here:
        table, tokens = full_table(here.url, "nain_jaune", 3)
        began = time.monotonic()
        assert asyncio.run(watched(here, table, tokens)) == [1012, 1012]
        out, err = here.process.communicate(timeout=10)
        assert time.monotonic() - began < 5
        assert (here.process.returncode, out, err) == (0, b"", b"")


def test_it_ends_in_time_although_somebody_does_not_read(tmp_path: Path) -> None:
    with Running("--db", str(tmp_path / "tables.db")) as here:
        with socket.create_connection(("127.0.0.1", here.port)) as silent:
            silent.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n")  # and never the rest
            began = time.monotonic()
            assert here.end()[0] == 0
        assert time.monotonic() - began < 5


def test_ctrl_c_in_the_terminal_reaches_the_bots_too_and_all_end_quietly(tmp_path: Path) -> None:
    with Running("--db", str(tmp_path / "tables.db"), *QUICK) as here:
        seated = create(here.url, "nain_jaune", ["me", "normal", "normal"])
        host(here.url, seated["table"]["table"], seated["token"], act="start")
        time.sleep(1.5)  # so that bots are being started, or think
        os.killpg(here.process.pid, signal.SIGINT)
        out, err = here.process.communicate(timeout=10)
        assert (here.process.returncode, out, err) == (0, b"", b"")
        assert nobody_is_left(here)


def test_bots_end_with_a_server_that_was_killed(tmp_path: Path) -> None:
    with Running("--db", str(tmp_path / "tables.db"), *QUICK) as here:
        seated = create(here.url, "nain_jaune", ["me", "normal", "normal"], move_seconds=1)
        host(here.url, seated["table"]["table"], seated["token"], act="start")
        time.sleep(1.5)
        here.process.kill()
        assert nobody_is_left(here)


# Starting again.


@pytest.mark.parametrize("how", ["killed", "ended"])
def test_tables_go_on_where_they_were(tmp_path: Path, how: str) -> None:
    file = str(tmp_path / "tables.db")

    async def caught_up(player: Player, version: int) -> None:
        await player.until(lambda: player.version >= version)

    async def begun(url: str, table: str, tokens: list[str]) -> tuple[int, int, list[object]]:
        players = [Player(url, table, token) for token in tokens]
        async with players[0], players[1], players[2]:
            for _ in range(3):
                mover = next(player for player in players if player.sight["moves"])
                assert (await mover.move())["type"] == "ack"
                for player in players:
                    await caught_up(player, mover.version)
            sight = players[0].sight
            return sight["turn"], sight["deadline"], sight["view"]

    async def gone_on(url: str, table: str, token: str, before: tuple[int, int, list[object]]) -> None:
        async with Player(url, table, token) as anne:
            assert (anne.sight["turn"], anne.sight["deadline"], anne.sight["view"]) == before
            assert anne.status == "playing"

    with Running("--db", file) as here:
        table, tokens = full_table(here.url, "nain_jaune", 3, move_seconds=3000)
        before = asyncio.run(begun(here.url, table, tokens))
        if how == "killed":
            here.kill()
        else:
            here.end()
    with Running("--db", file) as again:
        asyncio.run(gone_on(again.url, table, tokens[0], before))


def test_a_clock_that_ran_out_meanwhile_is_heard_at_the_next_start(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.db")
    with Running("--db", file, *QUICK) as here:
        table, tokens = full_table(here.url, "nain_jaune", 3, move_seconds=3)
        here.kill()
    time.sleep(3)

    async def played(url: str) -> None:
        async with Player(url, table, tokens[0]) as anne:
            await anne.until(lambda: int(anne.sight["turn"]) > 0)

    with Running("--db", file, *QUICK) as again:
        asyncio.run(played(again.url))


def test_seats_taken_before_a_crash_are_still_theirs(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.db")
    with Running("--db", file) as here:
        seated = create(here.url, "nain_jaune", ["me", "open", "open"])
        table = str(seated["table"]["table"])
        bob = join(here.url, table, "Bob")
        here.kill()
    with Running("--db", file) as again:
        join(again.url, table, "Zoé")
        assert host(again.url, table, str(bob["token"]), act="start").status == 403
        assert host(again.url, table, str(seated["token"]), act="start").status == 200
