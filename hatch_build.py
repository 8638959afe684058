"""Puts what has to be built into the wheel: the rules and the road of a move compiled with mypyc, where this machine can.

Everything is built in a scratch folder, so the source tree never holds an extension. An editable install and
PIOCHE_PURE=1 compile nothing; a machine without a C compiler gets the same sources, interpreted, unless
PIOCHE_COMPILED=1 makes that an error.
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
    """The modules that are compiled: cards, chance, the contract, the rules of every game, and a move's road."""
    rules = [package / "cards.py", package / "chance.py", *package.glob("core/*.py"), *package.glob("games/*/*.py")]
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


class Build(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if os.environ.get("PIOCHE_PURE") else COMPILER

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("PIOCHE_PURE"):
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
