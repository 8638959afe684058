"""Every setting of a server as a flag and an environment variable, with its help in the reader's language."""

from collections.abc import Callable, Mapping
from ipaddress import ip_network
from typing import Final, TypeVar
from urllib.parse import urlsplit

import click
import msgspec

from pioche.server.settings import Limits, Settings
from pioche.tables.pace import Pace
from pioche.texts import speech

F = TypeVar("F", bound=Callable[..., object])

GROUPS: Final[dict[str, type[msgspec.Struct]]] = {"limit": Limits, "pace": Pace}
RANGES: Final = {"port": (0, 65_535), "bot_processes": (0, 1000), "coach_thorough": (0, 1000), "workers": (1, 1000)}


def words(text: str) -> tuple[str, ...]:
    """What stands between commas."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


def networks(text: str) -> tuple[str, ...]:
    """Addresses or ranges of them, between commas."""
    for word in words(text):
        ip_network(word, strict=False)  # raises ValueError, which click turns into a complaint
    return words(text)


def web_address(text: str) -> str:
    """An address that a browser goes to, or none."""
    parts = urlsplit(text)
    if text and (parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment):
        raise ValueError(text)
    return text


KINDS: Final[dict[str, Callable[[str], object]]] = {"trusted_proxies": networks, "public_url": web_address}


class Setting(click.Option):
    """Its help ends with the variable that sets it too, and with what it is when nobody says."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        spoken = speech(None, ctx.find_object(str) or "fr")
        key = "cli-setting-default" if isinstance(self.default, int) and not self.is_flag else "cli-setting"
        text = spoken.message(key, help=self.help or "", variable=str(self.envvar), value=str(self.default))
        return self.opts[0] if self.is_flag else f"{self.opts[0]} {self.make_metavar(ctx)}", text


def setting_options(command: F) -> F:
    """Gives a command all of them: `port`, `limit_messages`, `pace_reveal`…"""
    for prefix, kind in reversed(GROUPS.items()):
        for field in reversed(msgspec.structs.fields(kind)):
            command = _option(f"{prefix}_{field.name}", field.default)(command)
    for field in reversed(msgspec.structs.fields(Settings)):
        if not isinstance(field.default, msgspec.Struct):
            command = _option(field.name, field.default)(command)
    return command


def _option(name: str, default: object) -> Callable[[F], F]:
    flag, variable = f"--{name.replace('_', '-')}", f"PIOCHE_{name.upper()}"
    if isinstance(default, bool):
        return click.option(flag, name, cls=Setting, envvar=variable, is_flag=True, default=default)
    if isinstance(default, int):
        least, most = RANGES.get(name, (0 if name.startswith("pace_") else 1, None))
        number = click.IntRange(least, most)
        return click.option(flag, name, cls=Setting, envvar=variable, type=number, metavar="N", default=default)
    kind = KINDS.get(name, words if isinstance(default, tuple) else str)
    metavar = "A,B,…" if isinstance(default, tuple) else "…"
    return click.option(flag, name, cls=Setting, envvar=variable, type=kind, metavar=metavar, default="")


def settings_from(given: Mapping[str, object]) -> Settings:
    """The settings that these parameters say, each of the type its flag gave it."""
    groups: dict[str, dict[str, object]] = {prefix: {} for prefix in GROUPS}
    plain: dict[str, object] = {}
    for name, value in given.items():
        prefix, _, rest = name.partition("_")
        if prefix in groups:
            groups[prefix][rest] = value
        else:
            plain[name] = value
    return msgspec.convert(plain | {"limits": groups["limit"], "pace": groups["pace"]}, Settings)
