"""Whether a wheel is fair, from a journal or a list of its numbers: the figures, and words beside each."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.rules.roulette.wheel import Turning
    from app.rules.roulette.wheel_health.opinion import WheelHealth

    Numbers = tuple[list[int], list[Turning | None]]

HELP = "say what a wheel's numbers tell of the wheel, and what they do not"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument(
        "--database", action="append", help="a journal: what fell at its tables; more than once for several"
    )
    where.add_argument(
        "--numbers",
        metavar="FILE",
        help="one number a line as they fell, behind it 'clockwise' or 'anticlockwise' where that is known; "
        "- is standard input",
    )
    parser.add_argument("--table", help="of a journal: one table's only")
    parser.add_argument(
        "--wheel-number", metavar="NUMBER", help="of journals: one wheel's only, wherever it stood"
    )
    parser.add_argument("--since", help="of a journal: from this time on, ISO 8601, UTC")
    parser.add_argument("--until", help="of a journal: before this time, ISO 8601, UTC")
    parser.add_argument(
        "--language", default="en", choices=("it", "en", "fr"), help="of the words (default en)"
    )
    parser.add_argument("--json", action="store_true", help="the figures for a program, in one line")


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Print what is known of the wheel; 1 where it should be looked at, 0 otherwise."""
    from app.journal.errors import JournalError
    from app.rules.roulette.wheel_health.opinion import Conclusion, health

    try:
        numbers, turnings = _recorded(chosen) if chosen.database else _listed(chosen.numbers)
        found = health(numbers, turnings if any(turnings) else ())
    except JournalError as fault:
        return complain(str(fault))
    except LookupError as fault:
        return complain(str(fault.args[0]))
    except OSError as fault:
        return complain(f"--numbers: {chosen.numbers}: cannot be read: {fault.strerror}")
    except ValueError as fault:
        return complain(f"{'--database' if chosen.database else '--numbers'}: {fault}")
    said = _for_a_program(found) if chosen.json else _in_words(found, chosen.language)
    sys.stdout.write(said + "\n")
    return 1 if found.conclusion in {Conclusion.SIGN, Conclusion.WARNING} else 0


def _recorded(chosen: argparse.Namespace) -> Numbers:
    """Read what fell from journals.

    Raises:
        LookupError: none of them is of the table that is named.
        JournalError: one of them cannot be read.
    """
    from app.commands.day import table_of
    from app.commands.progress import Progress
    from app.journal.reading import tables
    from app.journal.roulette.fallen import numbers_fallen
    from app.rules.roulette.wheel import Turning

    there = [name for database in chosen.database for name in tables(Path(database))]
    table = None if chosen.table is None else table_of(there, chosen.table)
    fallen = [
        each
        for database in chosen.database
        for each in numbers_fallen(
            Path(database),
            table=table,
            since=chosen.since,
            until=chosen.until,
            progress=Progress("wheel-health"),
        )
        if chosen.wheel_number in {None, each.wheel_number}
    ]
    turnings = [None if each.turning is None else Turning(each.turning) for each in fallen]
    return [each.number for each in fallen], turnings


_NUMBERS = {
    written: number for number in range(37) for written in (f"{number}", f"{number:02}") if written != "00"
}
"""As they are written; 00 is a pocket of other wheels, and no zero."""


def _listed(name: str) -> Numbers:
    """Read what fell from a list."""
    from app.foreign import lines, opened

    if name == "-":
        return _read(sys.stdin)
    with opened(Path(name)) as file:
        return _read(line.decode("ascii") for line in lines(file))


def _read(lines: Iterable[str]) -> Numbers:
    """Read the numbers and the directions.

    Raises:
        ValueError: a line is something else; it is named.
    """
    from app.rules.roulette.wheel import Turning

    numbers: list[int] = []
    turnings: list[Turning | None] = []
    for place, line in enumerate(lines, 1):
        words = line.split()
        if not words:
            continue
        number, *way = words
        if number not in _NUMBERS:
            raise ValueError(f"line {place}: {number!r} is no number from 0 to 36")
        if way and (len(way) > 1 or way[0] not in set(Turning)):
            raise ValueError(f"line {place}: behind the number may stand 'clockwise' or 'anticlockwise'")
        numbers.append(_NUMBERS[number])
        turnings.append(Turning(way[0]) if way else None)
    return numbers, turnings


def _for_a_program(found: WheelHealth) -> str:
    import msgspec

    return msgspec.json.encode(found._asdict()).decode()


def _in_words(found: WheelHealth, language: str) -> str:
    from app.commands.day import speak_for_print
    from app.reports.roulette.wheel_words import report

    speak_for_print(language)
    return "\n".join(report(found))
