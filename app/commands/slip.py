"""The paper of a fill or a credit, to be printed and signed; a second print says that it is one."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

HELP = "print the paper of a fill or a credit as PDF"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("--database", required=True, help="the journal's file")
    parser.add_argument("--table", help="which, where the file has several")
    parser.add_argument("--document", required=True, metavar="NUMBER", help="the paper's number")
    parser.add_argument("--pdf", required=True, metavar="FILE", help="write it there")
    parser.add_argument(
        "--language", default="it", choices=("it", "en", "fr"), help="of the page (default it)"
    )
    parser.add_argument("--zone", help="where the house is, such as Europe/Rome (default: this machine's)")


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Write the page; how often it was printed before is what the journal says."""
    from app.commands.day import speak_for_print, the_table, zone_named
    from app.commands.voices import desk_voice
    from app.journal.errors import JournalError
    from app.reports.day_reading import house_of
    from app.reports.pdf import write_pdf
    from app.reports.slip import find_slip, slip_sheet
    from app.station.station import program_name

    path = Path(chosen.database)
    try:
        zone, table = zone_named(chosen.zone), the_table(path, chosen.table)
        slip, house = find_slip(path, table, chosen.document), house_of(path, table)
        if slip is None:
            return complain(f"--document: table {table} has no document {chosen.document}")
        speak_for_print(chosen.language)
        voice = desk_voice() if house is None else desk_voice().at(house)
        labels = {name: voice.whose(name) for name in voice.labels}
        slip = slip._replace(unrecorded=True)
        write_pdf(slip_sheet(slip, labels, zone, voice), Path(chosen.pdf), program=program_name())
    except JournalError as fault:
        return complain(str(fault))
    except (LookupError, OSError) as fault:
        return complain(str(fault).strip("'\""))
    return 0
