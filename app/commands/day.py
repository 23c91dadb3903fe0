"""The day of a table: what it won and how, as figures, as a page to be signed, and as rows."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from datetime import date, tzinfo
from pathlib import Path
from typing import TYPE_CHECKING, Final

from app.commands.reader import not_let_in, page_arguments, place_text, shown
from app.commands.zones import zone_of

if TYPE_CHECKING:
    from app.journal.readable import Damage, Readable
    from app.reports.day_reading import TableDay

HELP = "say what a table won on a day, and print the day's page with the journal's seal"


_SHOWN: Final = 200
"""Letters of a name that nobody has."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("--database", required=True, help="the journal's file")
    parser.add_argument("--table", help="which, where the file has several")
    parser.add_argument("--day", metavar="YYYY-MM-DD", help="the gaming day (default: the last one)")
    parser.add_argument("--pdf", metavar="FILE", help="write the page there")
    parser.add_argument("--csv", metavar="FILE", help="write the rows there")
    page_arguments(parser)


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Print the figures as one line of JSON, and write the files that are asked for."""
    return shown(Path(chosen.database), "day", complain, lambda journal: _said(chosen, journal, complain))


def _said(chosen: argparse.Namespace, journal: Readable, complain: Callable[[str], int]) -> int:
    import msgspec

    from app.commands.voices import desk_voice
    from app.people.looking import How, Sight, What
    from app.reports.damage_words import damage_form
    from app.reports.day_rows import day_form

    zone = zone_of(chosen.zone, journal.path, the_table(journal.path, chosen.table))
    try:
        found = _found(chosen, journal.path, zone)
    except ValueError as fault:
        return complain(str(fault))
    day, table = found.day.day.isoformat(), found.figures.table
    hows = [How.PRINTED] * bool(chosen.pdf) + [How.EXPORTED] * bool(chosen.csv) or [How.LOOKED_AT]
    sights = [Sight(how, What.DAY, day, place_text(chosen.database), table) for how in hows]
    if (refused := not_let_in(chosen, complain, *sights)) is not None:
        return refused
    speak_for_print(chosen.language)
    _write(chosen, found, journal.damage, zone)
    form = day_form(found, desk_voice()) | damage_form(journal.damage, table)
    sys.stdout.write(msgspec.json.encode(form).decode() + "\n")
    return 0


def _found(chosen: argparse.Namespace, path: Path, zone: tzinfo | None) -> TableDay:
    """Read the day that is asked for.

    Raises:
        LookupError: there is no such table or day.
        ValueError: the day is no date.
        JournalError: the journal cannot be read.
    """
    from app.commands.progress import Progress
    from app.games import game_at
    from app.reports.day_reading import day_begins, day_of_table, last_day
    from app.reports.gaming_day import gaming_day

    table = the_table(path, chosen.table)
    game = game_at(path, table)
    begins = day_begins(path, table, game)
    day = _date(chosen.day) if chosen.day else last_day(path, table, begins, zone)
    found = day and day_of_table(path, table, game, gaming_day(day, begins, zone), Progress("day"))
    if not found:
        raise LookupError(f"--day: table {table} was not opened on {day or 'any day'}")
    return found


def the_table(path: Path, name: str | None) -> str:
    """Say which table of a journal is meant: the only one where nobody says.

    Raises:
        LookupError: there is no such table, or nobody said which of several.
        JournalError: the journal cannot be read.
    """
    from app.journal.reading import tables

    names = tables(path)
    if name is None and len(names) == 1:
        return names[0]
    if name is None:
        raise LookupError(f"--table: say which: {', '.join(names) or 'the journal is empty'}")
    return table_of(names, name)


def table_of(names: Sequence[str], name: str) -> str:
    """Find the table that is meant, in whichever spelling.

    Args:
        names: of the tables that there are.
        name: as it was typed.

    Raises:
        LookupError: there is none of that name.
    """
    from app.rules.spelling import SpellingError, Spellings

    try:
        called = Spellings(names).of(name)
    except SpellingError:
        called = name
    if called not in names:
        there = ", ".join(dict.fromkeys(names))
        raise LookupError(
            f"--table: no table {name[:_SHOWN]} in this journal, only {there or 'no event of any'}"
        )
    return called


def _date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ValueError(f"--day: no such day: {text} (write 2026-11-21)") from None


def speak_for_print(language: str) -> None:
    """Let what is written be in that language; pages are drawn without a screen."""
    from app.desks.common.application import make_application
    from app.desks.common.language import Language, speak

    make_application(["capotavolo"])
    speak(Language(language))


def _write(
    chosen: argparse.Namespace, found: TableDay, damage: Sequence[Damage], zone: tzinfo | None
) -> None:
    """Write the files, each whole or not at all."""
    if chosen.pdf:
        from app.commands.voices import desk_voice
        from app.reports.damage_words import marked
        from app.reports.day_sheet import day_sheet
        from app.reports.pdf import write_pdf
        from app.station.station import program_name

        sheet = marked(day_sheet(found, zone, desk_voice()), damage, found.figures.table, zone)
        write_pdf(sheet, Path(chosen.pdf), program=program_name())
    if chosen.csv:
        from app.commands.voices import desk_voice
        from app.reports.day_rows import day_csv
        from app.reports.whole_file import write_whole

        write_whole(Path(chosen.csv), day_csv(found, desk_voice()))
