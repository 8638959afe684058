"""What a run is made of. It is written into the run's folder once, and kept."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

WEIGHTS = "weights.npz"
SETTINGS = "settings.json"
STOP = "stop"  # a file: everybody who plays or judges ends


@dataclass
class Settings:
    players: int = 4
    seed: str = "adriano"
    random: float = 0.02  # share of decisions made as they come
    random_calls: float = 0.004  # and of calls, which end the round and cost most
    tables: int = 256  # at once, so that the network is asked for many decisions together
    shard: int = 16_384  # decisions
    actors: int = 1
    width: int = 256  # of both layers
    batch: int = 8_192
    passes: float = 2.0  # how often each decision is learnt from, about
    rate: float = 1e-3
    memory: int = 3_000_000  # newest decisions that are learnt from
    teaching: int = 2_000_000  # decisions of `fast` before the network plays itself
    judged: int = 4_000  # rounds for each point of the curve
    decisions: int = 100_000_000  # over which the rate falls to nothing


def kept(run: Path, settings: Settings) -> Settings:
    """The settings of a run that was begun before, or else these."""
    path = run / SETTINGS
    if not path.exists():
        run.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(asdict(settings), indent=2) + "\n", encoding="utf-8")
    return read(run)


def read(run: Path) -> Settings:
    return Settings(**json.loads((run / SETTINGS).read_text(encoding="utf-8")))
