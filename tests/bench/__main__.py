"""Runs the measurements: `make bench`, or some parts with `python -m tests.bench settle wire startup`."""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from . import burst, desk, laying, lines, machine, practice, settling, startup, wire

_PARTS: dict[str, Callable[[int, Path], None]] = {
    "wire": wire.measure,
    "burst": lambda seed, _folder: burst.measure(seed),
    "lines": lines.measure,
    "settle": settling.measure,
    "laying": lambda seed, _folder: laying.measure(seed),
    "startup": lambda _seed, folder: startup.measure(folder),
    "desk": desk.measure,
    "practice": lambda seed, _folder: practice.measure(seed),
}
"""What takes a seed and a folder on the disk to be measured."""


def main() -> None:
    """Describe the machine, calibrate, and run the parts that were asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench")
    parser.add_argument("parts", nargs="*", help=f"of {', '.join(_PARTS)}; default: all")
    parser.add_argument("--folder", type=Path, default=Path.cwd().parent, help="on the disk to be measured")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    chosen = parser.parse_args()
    if unknown := [part for part in chosen.parts if part not in _PARTS]:
        sys.exit(f"no such part: {', '.join(unknown)} (there are {', '.join(_PARTS)})")
    begun = time.monotonic()
    print(f"seed {chosen.seed}")
    with tempfile.TemporaryDirectory(dir=chosen.folder) as name:
        folder = Path(name)
        machine.describe(folder)
        machine.calibrate(folder)
        for part in chosen.parts or _PARTS:
            _PARTS[part](chosen.seed, folder)
    print(f"{time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
