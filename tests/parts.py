"""The parts of a long run, as its command line names them."""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterable


def parser_of(prog: str, names: Iterable[str]) -> argparse.ArgumentParser:
    """A command line that takes names of parts, none for all of them, and a seed.

    Args:
        prog: how the run is called.
        names: of its parts; another one is refused, and they are told.
    """
    known = tuple(names)
    parser = argparse.ArgumentParser(prog=prog)

    def part(text: str) -> str:
        if text not in known:
            raise argparse.ArgumentTypeError(f"no such part: {text} (there are {', '.join(known)})")
        return text

    parser.add_argument(
        "parts", nargs="*", type=part, metavar="PART", help=f"{', '.join(known)}; default: all"
    )
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    return parser
