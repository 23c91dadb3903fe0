"""One spin as a page: payments with their arithmetic, claims and rulings, what was put right, the seal."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands.reader import not_let_in, page_arguments, place_text, shown, spin_arguments, who_reads

if TYPE_CHECKING:
    from app.journal.readable import Readable

HELP = "print one spin as PDF: payments with their arithmetic, disputes, corrections, timing, seal"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("--database", required=True, help="the journal's file")
    spin_arguments(parser)
    parser.add_argument("--pdf", required=True, metavar="FILE", help="write it there")
    page_arguments(parser)


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Write the page; the spin is read from the journal itself, and needs no lists."""
    return shown(Path(chosen.database), "spin", complain, lambda journal: _written(chosen, journal, complain))


def _written(chosen: argparse.Namespace, journal: Readable, complain: Callable[[str], int]) -> int:
    from app.commands.day import speak_for_print, the_table
    from app.commands.voices import desk_voice
    from app.commands.zones import zone_of
    from app.desks.pit_boss.roulette.spin_picture import spin_picture
    from app.games import game_at
    from app.people.looking import How, Sight, What
    from app.reports import printed
    from app.reports.damage_words import marked
    from app.reports.pdf import write_pdf
    from app.reports.roulette.spin_reading import find_spin, read_spin
    from app.reports.roulette.spin_sheet import spin_sheet
    from app.station.station import program_name

    table = the_table(journal.path, chosen.table)
    zone = zone_of(chosen.zone, journal.path, table)
    lies = find_spin(journal.path, table, chosen.spin)
    if lies is None:
        raise LookupError(f"--spin: table {table} has no spin {chosen.spin}")
    sight = Sight(How.PRINTED, What.SPIN, str(chosen.spin), place_text(chosen.database), table)
    if (refused := not_let_in(chosen, complain, sight)) is not None:
        return refused
    story = read_spin(journal.path, table, chosen.spin, lies, game_at(journal.path, table))
    speak_for_print(chosen.language)
    now = printed.printed_now(who_reads(chosen))
    sheet = spin_sheet(story, zone, desk_voice(), drawn=spin_picture(story), printed=now)
    write_pdf(marked(sheet, journal.damage, table, zone), Path(chosen.pdf), program=program_name())
    return 0
