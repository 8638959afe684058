"""The site: the pages built into HTML that needs nothing from anybody else, not even a server.

python -m tools.site     builds build/site
"""

import shutil
import subprocess
import sys
from pathlib import Path

from tools.pages import ROOT, write
from tools.rulebooks import FOLDERS

SETTINGS = "zensical.toml"


def build(folder: Path = ROOT) -> Path:
    """Builds in a folder; a link or an anchor that leads nowhere fails."""
    if folder != ROOT:
        shutil.copyfile(ROOT / SETTINGS, folder / SETTINGS)
    write(folder / "build" / "pages")
    subprocess.run([sys.executable, "-m", "zensical", "build", "--strict"], cwd=folder, check=True)
    site = folder / "build" / "site"
    index = (site / "search.json").read_text(encoding="utf-8")
    (site / "search.js").write_text(f"var __index = {index}\n", encoding="utf-8")  # what the page asks for on a disk
    for page in (site / FOLDERS["fr"]).glob("*.html"):  # the theme speaks one language: screen readers must hear both
        html = page.read_text(encoding="utf-8")
        page.write_text(html.replace("<article ", '<article lang="fr" ', 1), encoding="utf-8")
    return site


if __name__ == "__main__":
    build()
