"""Asks often what `make test` asks a few times, each part printing its seed and its time: `make often`.

By their names, which are those of the folders of tests: python -m tests.often journal simulation --seed 7
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.often import SEED
from tests.parts import parser_of

_TESTS: Final = Path(__file__).parents[1]
_NEXT_TO_ALL: Final = "others"
"""The tests that stand in no folder."""
_OF_CHANCE: Final = ("from tests.often import", "from tests import often", "from hypothesis import")


def asked_often(room: Path) -> list[Path]:
    """The files below a folder in which something is asked oftener than `make test` does."""
    files = sorted(room.rglob("*.py") if room != _TESTS else room.glob("test_*.py"))
    return [file for file in files if any(words in file.read_text("utf-8") for words in _OF_CHANCE)]


def parts() -> dict[str, Path]:
    """Each part's folder."""
    rooms = {room.name: room for room in sorted(_TESTS.iterdir()) if room.is_dir() and room.name != "often"}
    return {name: room for name, room in {**rooms, _NEXT_TO_ALL: _TESTS}.items() if asked_often(room)}


def asked(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """What was asked for on the command line."""
    return parser_of("python -m tests.often", parts()).parse_args(arguments)


def ask(name: str, seed: int) -> bool:
    """Run the tests of chance of a part, many times each, on all processors.

    Args:
        name: of the part.
        seed: of whatever is drawn.

    Returns:
        Whether all of them hold.
    """
    room = parts()[name]
    where = [room] if room != _TESTS else asked_often(room)
    workers = str(os.cpu_count() or 1)
    words = ("-q", "-p", "no:cacheprovider", "-m", "often or hypothesis", f"--hypothesis-seed={seed}")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", workers, "--dist", "worksteal", *words, *map(str, where)],
        cwd=_TESTS.parent,
        env={**os.environ, SEED: str(seed), "CAPOTAVOLO_SEED": str(seed)},
        check=False,
    )
    return done.returncode == 0


def main() -> int:
    """Run the parts that were asked for, or all of them; the exit status is 1 if one of them fails."""
    chosen, held = asked(), True
    for part in chosen.parts or parts():
        began = time.monotonic()
        print(f"{part}: seed {chosen.seed}", flush=True)
        held &= ask(part, chosen.seed)
        print(f"{part}: {time.monotonic() - began:.0f} s", flush=True)
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
