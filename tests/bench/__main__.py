"""Runs the measurements: `make bench`, or some parts with `python -m tests.bench settle wire startup`."""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.parts import parser_of

from . import burst, desk, hung, laying, lines, machine, practice, settling, startup, wire

_PARTS: dict[str, Callable[[int, Path], None]] = {
    "wire": wire.measure,
    "burst": lambda seed, _folder: burst.measure(seed),
    "lines": lines.measure,
    "settle": settling.measure,
    "laying": lambda seed, _folder: laying.measure(seed),
    "startup": lambda _seed, folder: startup.measure(folder),
    "desk": desk.measure,
    "hung": hung.measure,
    "practice": lambda seed, _folder: practice.measure(seed),
}
"""What takes a seed and a folder on the disk to be measured."""


def asked(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = parser_of("python -m tests.bench", _PARTS)
    parser.add_argument("--folder", type=Path, default=Path.cwd().parent, help="on the disk to be measured")
    return parser.parse_args(arguments)


def main() -> None:
    """Describe the machine, calibrate, and run the parts that were asked for."""
    chosen = asked()
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
