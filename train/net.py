"""A small network in NumPy: rows that light up are added, then two layers, and a value for every head."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Rows = NDArray[np.uint16]


class Net:
    def __init__(self, weights: dict[str, Floats]) -> None:
        self.weights = {name: np.ascontiguousarray(values, dtype=np.float32) for name, values in weights.items()}

    def values(self, lit: Rows) -> Floats:
        """For each decision (its rows), what each head promises: points more than the others on average."""
        w = self.weights
        first = np.tile(w["first_bias"], (len(lit), 1))
        for group in range(lit.shape[1]):
            first += w["rows"][lit[:, group]]
        second = np.maximum(first, 0) @ w["second"] + w["second_bias"]
        values: Floats = np.maximum(second, 0) @ w["last"] + w["last_bias"]
        return values

    def save(self, path: Path, precision: type[np.floating] = np.float32) -> None:
        """Whole or not at all: others may read it at any moment."""
        scratch = path.with_name(f"{path.stem}.part.npz")
        arrays = {name: values.astype(precision) for name, values in self.weights.items()}
        np.savez_compressed(scratch, allow_pickle=False, **arrays)
        scratch.replace(path)


def load(path: Path) -> Net:
    with np.load(path) as arrays:
        return Net({name: arrays[name] for name in arrays.files})
