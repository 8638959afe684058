"""Learns what each choice at Adriano brings, from rounds that the network plays with itself and with `fast`.

    python -m train.learn RUN [--minutes M] [--NAME VALUE ...]

Needs the extra `train`. NAME is any of `train.settings.Settings`. Begins a run, or goes on with one that was stopped.
RUN/weights.npz is what to play with, RUN/loss.csv and RUN/curve.csv tell how it went.
"""

import argparse
import csv
import os
import subprocess
import sys
import time
from dataclasses import fields
from pathlib import Path
from zlib import crc32

import numpy as np
import torch
from torch import Tensor, nn

from train.net import Net
from train.settings import STOP, WEIGHTS, Settings, kept

SCALE = 20.0  # points: about the deviation of what a round brings
AVERAGED = 0.999  # of the weights played with, at each step
NEWS = 10.0  # seconds between weights
CHECKPOINT = "checkpoint.pt"


class Values(nn.Module):
    def __init__(self, rows: int, width: int, heads: int) -> None:
        super().__init__()
        self.rows = nn.EmbeddingBag(rows, width, mode="sum")
        nn.init.normal_(self.rows.weight, std=0.1)
        self.first_bias = nn.Parameter(torch.zeros(width))
        self.second = nn.Linear(width, width)
        self.last = nn.Linear(width, heads)

    def forward(self, lit: Tensor) -> Tensor:
        first = torch.relu(self.rows(lit) + self.first_bias)
        values: Tensor = self.last(torch.relu(self.second(first)))
        return values

    def net(self, decisions: int) -> Net:
        """The same in NumPy, in points."""
        found = {
            "rows": self.rows.weight,
            "first_bias": self.first_bias,
            "second": self.second.weight.T,
            "second_bias": self.second.bias,
            "last": self.last.weight.T * SCALE,
            "last_bias": self.last.bias * SCALE,
            "decisions": torch.tensor([float(decisions)]),
        }
        return Net({name: values.detach().cpu().numpy() for name, values in found.items()})


class Memory:
    """The newest decisions."""

    def __init__(self, size: int, groups: int, device: str) -> None:
        self.lit = torch.zeros((size, groups), dtype=torch.int32, device=device)
        self.heads = torch.zeros(size, dtype=torch.int64, device=device)
        self.gains = torch.zeros(size, device=device)
        self.seen = 0

    def add(self, lit: Tensor, heads: Tensor, gains: Tensor) -> None:
        size = len(self.gains)
        at = (torch.arange(len(gains), device=self.gains.device) + self.seen) % size
        self.lit[at] = lit.to(self.lit)
        self.heads[at] = heads.to(self.heads)
        self.gains[at] = gains.to(self.gains) / SCALE
        self.seen += len(gains)

    def draw(self, count: int) -> tuple[Tensor, Tensor, Tensor]:
        at = torch.randint(min(self.seen, len(self.gains)), (count,), device=self.gains.device)
        return self.lit[at], self.heads[at], self.gains[at]


class Learner:
    def __init__(self, run: Path, settings: Settings, rows: int, heads: int, groups: int) -> None:
        self.run = run
        self.settings = settings
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.decisions = 0  # played, in all sittings
        self._sow()
        self.model = Values(rows, settings.width, heads).to(self.device)
        self.average = torch.optim.swa_utils.AveragedModel(
            self.model, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(AVERAGED)
        )
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=settings.rate)
        self.memory = Memory(settings.memory, groups, self.device)
        self.steps = 0
        self.owed = 0.0  # steps
        self.losses: list[Tensor] = []
        self._resume()

    def _resume(self) -> None:
        path = self.run / CHECKPOINT
        if path.exists():
            saved = torch.load(path, map_location=self.device)
            self.model.load_state_dict(saved["model"])
            self.average.load_state_dict(saved["average"])
            self.optimizer.load_state_dict(saved["optimizer"])
            self.decisions, self.steps = saved["decisions"], saved["steps"]
            self._sow()

    def _sow(self) -> None:
        """By the run's seed, and differently in each sitting: what is drawn from memory must not begin anew."""
        torch.manual_seed(crc32(f"{self.settings.seed} {self.decisions}".encode()))

    def save(self) -> None:
        scratch = self.run / f"{CHECKPOINT}.part"
        torch.save(
            {
                "model": self.model.state_dict(),
                "average": self.average.state_dict(),
                "optimizer": self.optimizer.state_dict(),
                "decisions": self.decisions,
                "steps": self.steps,
            },
            scratch,
        )
        scratch.replace(self.run / CHECKPOINT)

    def learn(self, lit: Tensor, heads: Tensor, gains: Tensor) -> None:
        """New decisions, and as many steps as they are worth."""
        settings = self.settings
        self.memory.add(lit, heads, gains)
        self.decisions += len(gains)
        self.owed += settings.passes * len(gains) / settings.batch
        if self.memory.seen < min(settings.memory, settings.teaching) // 4:
            return
        left = max(0.02, 1 - self.decisions / settings.decisions)
        for group in self.optimizer.param_groups:
            group["lr"] = settings.rate * left
        while self.owed >= 1:
            self.owed -= 1
            self._step()

    def _step(self) -> None:
        lit, heads, gains = self.memory.draw(self.settings.batch)
        values = self.model(lit).gather(1, heads[:, None])[:, 0]
        loss = nn.functional.mse_loss(values, gains)
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()
        self.average.update_parameters(self.model)
        self.steps += 1
        self.losses.append(loss.detach())

    def publish(self) -> None:
        """Weights to play with, once `fast` has been learnt from for long enough."""
        if self.decisions >= self.settings.teaching:
            model = self.average.module
            assert isinstance(model, Values)
            model.net(self.decisions).save(self.run / WEIGHTS)
        if self.losses:
            with (self.run / "loss.csv").open("a", newline="", encoding="utf-8") as file:
                loss = float(torch.stack(self.losses).mean()) * SCALE**2
                csv.writer(file, lineterminator="\n").writerow([self.decisions, self.steps, f"{loss:.3f}"])
            self.losses = []
        self.save()


def follow(run: Path, settings: Settings, minutes: float, python: str) -> None:
    """Starts who plays and who judges, and learns until time is up or all is played."""
    (run / STOP).unlink(missing_ok=True)
    shards = run / "shards"
    shards.mkdir(exist_ok=True)
    for old in shards.iterdir():
        old.unlink()
    one = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    begun = _played(run)  # so that nobody plays again what was played before
    players = [
        subprocess.Popen([python, "-m", "train.selfplay", str(run), f"{nth}-{begun}"], env=one)
        for nth in range(settings.actors)
    ]
    players.append(subprocess.Popen([python, "-m", "train.judge", str(run)], env=one))
    try:
        _learn(run, settings, time.monotonic() + 60 * minutes, players)
    finally:
        (run / STOP).touch()
        for player in players:
            player.wait()


def _played(run: Path) -> int:
    """The decisions of earlier sittings."""
    path = run / "loss.csv"
    return int(path.read_text(encoding="utf-8").splitlines()[-1].split(",")[0]) if path.exists() else 0


def _learn(run: Path, settings: Settings, until: float, players: list[subprocess.Popen[bytes]]) -> None:
    learner: Learner | None = None
    told = time.monotonic()
    while time.monotonic() < until and (learner is None or learner.decisions < settings.decisions):
        found = sorted((run / "shards").glob("*.npz"))
        if not found:
            if any(player.poll() is not None for player in players):
                raise RuntimeError("somebody who plays or judges has ended")
            time.sleep(0.02)
        for path in found:
            with np.load(path) as shard:
                lit, heads, gains = shard["lit"].astype(np.int32), shard["heads"], shard["gains"]
                sizes = shard["sizes"]
            path.unlink()
            if learner is None:
                learner = Learner(run, settings, int(sizes[0]), int(sizes[1]), lit.shape[1])
            learner.learn(torch.from_numpy(lit), torch.from_numpy(heads), torch.from_numpy(gains))
        if learner is not None and time.monotonic() - told > NEWS:
            told = time.monotonic()
            learner.publish()
    if learner is not None:
        learner.publish()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("run", type=Path)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--python", default=sys.executable, help="who plays may have another Python, without torch")
    for field in fields(Settings):
        parser.add_argument(f"--{field.name}", type=type(field.default), default=field.default)
    given = vars(parser.parse_args())
    run, minutes, python = given.pop("run"), given.pop("minutes"), given.pop("python")
    follow(run, kept(run, Settings(**given)), minutes, python)


if __name__ == "__main__":
    main()
