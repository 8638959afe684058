"""Debian's Chromium, as tests, benchmarks and pictures start it."""

import os
import shutil

from playwright.sync_api import Browser, Playwright

FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --disable-dev-shm-usage --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --host-resolver-rules=MAP&room.test&127.0.0.1"
)
PHONE = (360, 640)
DESKTOP = (1440, 900)


def launched(playwright: Playwright) -> Browser:
    """Fails where there is no Chromium: a test of the page that was left out would pass for one that passed."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if found is None:
        raise RuntimeError("No Chromium here: install Debian's package chromium, or name one in $CHROMIUM.")
    return playwright.chromium.launch(executable_path=found, args=[flag.replace("&", " ") for flag in FLAGS.split()])
