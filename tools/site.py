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
# What of a French page is ours: the theme around it speaks one language, and screen readers must hear both.
FRENCH = ("<article", '<div class="md-sidebar md-sidebar--secondary"')


def build(folder: Path = ROOT) -> Path:
    """Builds in a folder; a link or an anchor that leads nowhere fails."""
    if folder != ROOT:
        shutil.copyfile(ROOT / SETTINGS, folder / SETTINGS)
    write(folder / "build" / "pages")
    subprocess.run([sys.executable, "-m", "zensical", "build", "--strict"], cwd=folder, check=True)
    site = folder / "build" / "site"
    index = (site / "search.json").read_text(encoding="utf-8")
    (site / "search.js").write_text(f"var __index = {index}\n", encoding="utf-8")  # what the page asks for on a disk
    for page in (site / "joueurs.html", *(site / FOLDERS["fr"]).glob("*.html")):
        html = page.read_text(encoding="utf-8")
        for part in FRENCH:
            html = html.replace(part, f'{part} lang="fr"', 1)
        page.write_text(html, encoding="utf-8")
    return site


if __name__ == "__main__":
    build()
