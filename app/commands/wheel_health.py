"""Whether a wheel is fair, from a list of its numbers: the figures, and plain words beside each."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.rules.wheel import Turning
    from app.wheel_health.opinion import WheelHealth

HELP = "say what a list of a wheel's numbers tells of the wheel, and what it does not"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument(
        "--numbers",
        required=True,
        metavar="FILE",
        help="one number a line as they fell, behind it 'clockwise' or 'anticlockwise' where that is known; "
        "- is standard input",
    )
    parser.add_argument("--json", action="store_true", help="the figures for a program, in one line")


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Print what is known of the wheel; 1 where it should be looked at, 0 otherwise."""
    from app.wheel_health.opinion import Conclusion, health

    try:
        lines = sys.stdin if chosen.numbers == "-" else Path(chosen.numbers).read_text("ascii").splitlines()
        numbers, turnings = _read(lines)
        found = health(numbers, turnings if any(turnings) else ())
    except OSError as fault:
        return complain(f"--numbers: {chosen.numbers}: cannot be read: {fault.strerror}")
    except ValueError as fault:
        return complain(f"--numbers: {fault}")
    sys.stdout.write((_for_a_program if chosen.json else _in_words)(found) + "\n")
    return 1 if found.conclusion in {Conclusion.SIGN, Conclusion.WARNING} else 0


def _read(lines: Iterable[str]) -> tuple[list[int], list[Turning | None]]:
    """Read the numbers and the directions.

    Raises:
        ValueError: a line is something else; it is named.
    """
    from app.rules.wheel import Turning

    numbers: list[int] = []
    turnings: list[Turning | None] = []
    for place, line in enumerate(lines, 1):
        words = line.split()
        if not words:
            continue
        number, *way = words
        if not number.isascii() or not number.isdigit() or int(number) > 36:
            raise ValueError(f"line {place}: {number!r} is no number from 0 to 36")
        if way and (len(way) > 1 or way[0] not in set(Turning)):
            raise ValueError(f"line {place}: behind the number may stand 'clockwise' or 'anticlockwise'")
        numbers.append(int(number))
        turnings.append(Turning(way[0]) if way else None)
    return numbers, turnings


def _for_a_program(found: WheelHealth) -> str:
    import msgspec

    return msgspec.json.encode(found._asdict()).decode()


def _in_words(found: WheelHealth) -> str:
    from app.commands.wheel_words import report

    return "\n".join(report(found))
