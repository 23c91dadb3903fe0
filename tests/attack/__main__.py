"""Attacks the program, each part printing its seed and its time: `make attack`.

By their names: python -m tests.attack schema rows --seed 7; one trick alone: --only "words in its name"
A part that takes longer than nine minutes in shares: --share 1/2, then --share 2/2
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
from tests.attack.trying import Ended, Share, attack
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
    parser.add_argument(
        "--share",
        type=Share.read,
        default=Share(),
        metavar="K/N",
        help="every N-th attack alone, from the K-th",
    )
    return parser.parse_args(arguments)


def main() -> int:
    """Try what was asked for.

    Returns:
        The exit status: 1 where something was neither found, told nor refused, 3 where a part had no time for
        all of it.
    """
    chosen = asked()
    found = set[Ended]()
    for part in chosen.parts or (*PARTS, LIBRARIES):
        began = time.monotonic()
        print(f"{part}: seed {chosen.seed}", flush=True)
        if part == LIBRARIES:
            with tempfile.TemporaryDirectory() as folder:
                libraries.run(chosen.seed, Path(folder))
        else:
            found.add(attack(part, chosen.seed, chosen.rounds, chosen.only, chosen.share))
        print(f"{part}: {time.monotonic() - began:.0f} s", flush=True)
    return 1 if Ended.FOOLED in found else 3 if Ended.NOT_ALL in found else 0


if __name__ == "__main__":
    sys.exit(main())
