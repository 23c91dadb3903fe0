"""Attacks the program, each part printing its seed and its time: `make attack`.

By their names: python -m tests.attack schema rows --seed 7; one trick alone: --only "words in its name"
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.attack import libraries
from tests.attack.trying import attack
from tests.parts import parser_of

PARTS: Final = ("schema", "rows", "disk", "restarts", "register", "clocks", "names", "foreign")
LIBRARIES: Final = "libraries"
"""The file as other versions of the libraries make it: they come from a package index."""


def asked(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = parser_of("python -m tests.attack", (*PARTS, LIBRARIES))
    parser.add_argument(
        "--rounds", type=int, help="how often each trick is tried; default: as its part has it"
    )
    parser.add_argument("--only", default="", metavar="WORDS", help="tricks in whose name this stands")
    return parser.parse_args(arguments)


def main() -> int:
    """Try what was asked for; the exit status is 1 where something was neither found, told nor refused."""
    chosen = asked()
    held = True
    for part in chosen.parts or (*PARTS, LIBRARIES):
        began = time.monotonic()
        print(f"{part}: seed {chosen.seed}", flush=True)
        if part == LIBRARIES:
            with tempfile.TemporaryDirectory() as folder:
                libraries.run(chosen.seed, Path(folder))
        else:
            held &= attack(part, chosen.seed, chosen.rounds, chosen.only)
        print(f"{part}: {time.monotonic() - began:.0f} s", flush=True)
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
