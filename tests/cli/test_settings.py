"""Every setting of a server is a flag and a variable, explained in both languages."""

import click
import msgspec
import pytest

from pioche.cli import serving
from pioche.cli.main import main
from pioche.server.settings import Limits, Settings
from pioche.tables.pace import Pace
from pioche.texts import LANGUAGES, speech

FLAGS = {field.name for field in msgspec.structs.fields(Settings)} - {"pace", "limits"}
FLAGS |= {f"limit_{field.name}" for field in msgspec.structs.fields(Limits)}
FLAGS |= {f"pace_{field.name}" for field in msgspec.structs.fields(Pace)}
UNFIT = "has a value that does not fit. See what does with: pioche serve --help"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_LANG", "en")


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Settings, bool, bool]]:
    """What would have been served: the settings, whether to open the browser, whether any port will do."""
    asked: list[tuple[Settings, bool, bool]] = []

    def serve(settings: Settings, lang: str, *, opens: bool, any_port: bool) -> None:
        asked.append((settings, opens, any_port))

    monkeypatch.setattr(serving, "serve", serve)
    return asked


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert isinstance(end.value.code, int)
    return end.value.code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_setting_is_explained_with_its_flag_and_its_variable(
    capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    assert run("serve", "--help", "--lang", lang) == 0
    page = " ".join(capsys.readouterr().out.split())
    for name in FLAGS:
        assert f"--{name.replace('_', '-')} " in page
        assert f"[PIOCHE_{name.upper()}" in page
        assert speech(None, lang).message(f"cli-serve-{name}")[:20] in page


def test_without_flags_the_settings_are_the_defaults(served: list[tuple[Settings, bool, bool]]) -> None:
    assert run("serve") == 0
    assert served == [(Settings(), False, False)]


def test_plain_pioche_serves_and_opens_the_browser_on_any_port(served: list[tuple[Settings, bool, bool]]) -> None:
    assert run() == 0
    assert run("--lang", "fr") == 0
    assert served == [(Settings(), True, True)] * 2


def test_a_port_that_was_asked_for_is_the_only_one_that_will_do(
    served: list[tuple[Settings, bool, bool]], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run("serve", "--open", "--port", "9000") == 0
    monkeypatch.setenv("PIOCHE_PORT", "9001")
    assert run() == 0
    assert served == [(Settings(port=9000), True, False), (Settings(port=9001), True, False)]


def test_flags_reach_their_settings(served: list[tuple[Settings, bool, bool]]) -> None:
    flags = ["--host", "127.0.0.1", "--trusted-proxies", "10.0.0.1, fd00::/8", "--allow-unsafe-database"]
    flags += ["--limit-messages", "7", "--pace-reveal", "0", "--public-url", "https://example.org/cards"]
    assert run("serve", *flags) == 0
    settings = served[0][0]
    assert settings.host == "127.0.0.1"
    assert settings.trusted_proxies == ("10.0.0.1", "fd00::/8")
    assert settings.allow_unsafe_database
    assert settings.limits == Limits(messages=7)
    assert settings.pace == Pace(reveal=0)
    assert settings.base_path == "/cards"


def test_every_setting_is_read_from_its_variable(
    served: list[tuple[Settings, bool, bool]], monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = {
        "host": "127.0.0.1",
        "db": "tables.db",
        "public_url": "https://example.org",
        "trusted_proxies": "10.0.0.1",
        "allowed_hosts": "cards,cards.local",
        "allow_unsafe_database": "1",
    }
    for name in FLAGS:
        monkeypatch.setenv(f"PIOCHE_{name.upper()}", texts.get(name, "77"))
    assert run("serve") == 0
    numbers = {"port": 77, "workers": 77, "bot_processes": 77, "coach_thorough": 77}
    assert served[0][0] == Settings(
        host="127.0.0.1",
        db="tables.db",
        public_url="https://example.org",
        trusted_proxies=("10.0.0.1",),
        allowed_hosts=("cards", "cards.local"),
        allow_unsafe_database=True,
        pace=Pace(**{field.name: 77 for field in msgspec.structs.fields(Pace)}),
        limits=Limits(**{field.name: 77 for field in msgspec.structs.fields(Limits)}),
        **numbers,
    )


def test_a_flag_is_stronger_than_its_variable(
    served: list[tuple[Settings, bool, bool]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIOCHE_PORT", "9001")
    assert run("serve", "--port", "9002") == 0
    assert served[0][0].port == 9002


@pytest.mark.parametrize(
    ("flag", "value", "said"),
    [
        ("--port", "70000", "takes a whole number from 0 to 65,535."),
        ("--port", "http", "takes a whole number from 0 to 65,535."),
        ("--workers", "0", "takes a whole number from 1 to 1,000."),
        ("--limit-messages", "0", "takes a whole number, 1 or more."),
        ("--pace-reveal", "-1", "takes a whole number, 0 or more."),
        ("--trusted-proxies", "my proxy", UNFIT),
        ("--public-url", "example.org", UNFIT),
        ("--public-url", "https://example.org/?a=1", UNFIT),
    ],
)
def test_a_value_that_does_not_fit_is_one_sentence(
    served: list[tuple[Settings, bool, bool]], capsys: pytest.CaptureFixture[str], flag: str, value: str, said: str
) -> None:
    assert run("serve", flag, value) == 2
    assert capsys.readouterr().err == f"{flag} {said}\n"
    assert served == []


def test_the_database_is_a_file_in_the_user_s_data_folder_unless_another_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert Settings().database.endswith("tables.db")
    assert "pioche" in Settings().database
    assert Settings(db="other.db").database == "other.db"
    assert not Settings(db="other.db").shared
    assert Settings(db="postgresql://here/x").shared
    assert Settings(db="postgres://here/x").shared


def test_several_workers_on_a_file_are_refused_before_anything_is_opened() -> None:
    with pytest.raises(click.ClickException) as refused:
        serving.serve(Settings(workers=2, port=0, host="127.0.0.1"), "en", opens=False, any_port=False)
    assert refused.value.message.startswith("A SQLite file serves one process")


def test_the_schema_of_the_protocol_is_printed_and_nothing_served(
    served: list[tuple[Settings, bool, bool]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("serve", "--schema") == 0
    schema = msgspec.json.decode(capsys.readouterr().out, type=dict[str, object])
    assert {"client", "server", "$defs"} <= schema.keys()
    assert served == []
