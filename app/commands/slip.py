"""The paper of a fill or a credit, to be printed and signed; a second print says that it is one."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands.reader import not_let_in, page_arguments, place_text, shown

if TYPE_CHECKING:
    from app.journal.readable import Readable

HELP = "print the paper of a fill or a credit as PDF"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("--database", required=True, help="the journal's file")
    parser.add_argument("--table", help="which, where the file has several")
    parser.add_argument("--document", required=True, metavar="NUMBER", help="the paper's number")
    parser.add_argument("--pdf", required=True, metavar="FILE", help="write it there")
    page_arguments(parser)


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Write the page; how often it was printed before is what the journal says."""
    return shown(Path(chosen.database), "slip", complain, lambda journal: _written(chosen, journal, complain))


def _written(chosen: argparse.Namespace, journal: Readable, complain: Callable[[str], int]) -> int:
    from app.commands.day import speak_for_print, the_table
    from app.commands.voices import desk_voice
    from app.commands.zones import zone_of
    from app.games import game_at
    from app.people.looking import How, Sight, What
    from app.reports.damage_words import marked
    from app.reports.day_reading import house_of
    from app.reports.pdf import write_pdf
    from app.reports.slip import find_slip, slip_sheet
    from app.station.station import program_name

    path = journal.path
    table = the_table(path, chosen.table)
    zone = zone_of(chosen.zone, path, table)
    game = game_at(path, table)
    slip, house = find_slip(path, table, game, chosen.document), house_of(path, table, game)
    if slip is None:
        raise LookupError(f"--document: table {table} has no document {chosen.document}")
    sight = Sight(How.PRINTED, What.PAPER, slip.number, place_text(chosen.database), table)
    if (refused := not_let_in(chosen, complain, sight)) is not None:
        return refused
    speak_for_print(chosen.language)
    voice = desk_voice() if house is None else desk_voice().at(house)
    labels = {name: voice.whose(name) for name in voice.labels}
    sheet = slip_sheet(slip._replace(unrecorded=True), labels, zone, voice)
    sheet = marked(sheet, journal.damage, table, zone)
    write_pdf(sheet, Path(chosen.pdf), program=program_name())
    return 0
