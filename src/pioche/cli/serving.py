"""What `pioche serve` does once its flags are read: listen, say where, and serve."""

import io
import os
import sys
import threading
from contextlib import suppress

import click

from pioche.cli.wording import Complaint
from pioche.server.addresses import CannotListen, lan_urls, listen, listen_nearby, local_url
from pioche.server.settings import Settings
from pioche.tables.store.store import NotStored, Unfit
from pioche.texts import Speech, speech


def serve(settings: Settings, lang: str, *, opens: bool, any_port: bool) -> None:
    """Serves until Ctrl-C or SIGTERM; a Complaint says why it cannot."""
    words = speech(None, lang)
    if settings.workers > 1 and not settings.shared:
        raise Complaint(words.message("serve-workers-need-postgresql"))
    try:
        sockets = (listen_nearby if any_port else listen)(settings.host, settings.port)
        port = int(sockets[0].getsockname()[1])

        def ready() -> None:
            with suppress(OSError):  # nobody reads what is printed: people may have the address from elsewhere
                announce(settings, port, words)
            if opens and has_display():
                open_browser(local_url(settings, port))

        if settings.workers > 1:
            from pioche.server.workers import supervise

            supervise(settings, sockets, ready)
        else:
            from pioche.server.running import run

            run(settings, sockets, ready)
    except (CannotListen, Unfit) as failure:
        raise Complaint(words.message(failure.key, **failure.words)) from None
    except NotStored as failure:
        raise Complaint(words.message(f"refusal-{failure.key}")) from None


def announce(settings: Settings, port: int, words: Speech) -> None:
    """Where people find this server, and a QR code of it for a phone; in a pipe the addresses alone."""
    click.echo(words.message("serve-here", url=local_url(settings, port)))
    others = [settings.public_url] if settings.public_url else lan_urls(settings, port)
    for url in others:
        click.echo(words.message("serve-elsewhere", url=url))
    if sys.stdout.isatty():
        if others:
            click.echo(qr_code(others[0]))
        click.echo(words.message("serve-until"))
    sys.stdout.flush()


def qr_code(url: str) -> str:
    """White on black whatever the colours of the terminal: not every telephone reads it the other way round."""
    import segno

    drawn = io.StringIO()
    segno.make_qr(url, error="l").terminal(drawn, border=2, compact=True)
    return "\n".join(f"\x1b[97;40m{line}\x1b[0m" for line in drawn.getvalue().splitlines())


def has_display() -> bool:
    """Whether a browser would show itself here; without a display it might take over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return "SSH_CONNECTION" not in os.environ
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def open_browser(url: str) -> None:
    """In a thread of its own: some browsers keep whoever opens them waiting."""

    def work() -> None:
        import webbrowser

        with suppress(Exception):  # the address is printed: a browser that fails keeps nobody from playing
            webbrowser.open(url)

    threading.Thread(target=work, name="pioche-browser", daemon=True).start()
