"""Runs the measurements: `make bench`, or some parts with `python -m tests.bench settle wire startup`."""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path

from . import burst, desk, laying, machine, settling, startup, wire

_PARTS = ("wire", "burst", "settle", "laying", "startup", "desk")


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
            if part == "wire":
                wire.measure(chosen.seed, folder)
            elif part == "burst":
                burst.measure(chosen.seed)
            elif part == "settle":
                settling.measure(chosen.seed, folder)
            elif part == "laying":
                laying.measure(chosen.seed)
            elif part == "startup":
                startup.measure(folder)
            else:
                desk.measure(chosen.seed, folder)
    print(f"{time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
