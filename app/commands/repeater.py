"""Follow Repeater Bets without a table: wagers and spins in, answers out."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.foreign import ByLines

HELP = "follow Repeater Bets: wagers and spins as JSON, one a line, each answered at once"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument(
        "file", metavar="FILE", nargs="?", help="where the events are (default: standard input)"
    )


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Answer each event in its order; stop at the first that is bad."""
    from app.foreign import opened

    if chosen.file is None:
        return _follow(sys.stdin.buffer, complain)
    try:
        file = opened(Path(chosen.file))
    except OSError as fault:
        return complain(f"{chosen.file}: cannot be read: {fault.strerror or fault}")
    with file:
        return _follow(file, complain)


def _follow(source: ByLines, complain: Callable[[str], int]) -> int:
    from functools import partial

    import msgspec

    from app.foreign import LongLineError, lines
    from app.games import read_house
    from app.houses import house
    from app.table.bad_input import BadInputError
    from app.table.json_text import read_json
    from app.table.repeater.stream import Stream

    stream, line = Stream(partial(house, read=read_house)), 0
    try:
        for text in lines(source):
            line += 1
            if not text.isspace():
                answer = stream.answer(read_json(text))
                sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
                sys.stdout.buffer.flush()
    except BadInputError as fault:
        return complain(f"line {line}: {fault}")
    except LongLineError as fault:
        return complain(str(fault))
    return 0
