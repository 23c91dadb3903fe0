"""All that proves one spin, in one folder that anybody verifies: page, events, frames, hashes, and how."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands.reader import not_let_in, place_text, reader_arguments, shown, spin_arguments, who_reads
from app.commands.zones import zone_argument

if TYPE_CHECKING:
    from app.journal.readable import Readable

HELP = "write all that proves one spin into a folder that anybody can verify without this program"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("--database", required=True, help="the journal's file; nothing in it changes")
    spin_arguments(parser)
    parser.add_argument(
        "--to", required=True, metavar="FOLDER", help="the folder to be made; one that is there is refused"
    )
    parser.add_argument(
        "--language",
        choices=("it", "en", "fr"),
        help="of the page and of what is said (default: the house's)",
    )
    zone_argument(parser)
    reader_arguments(parser)


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Write the folder; print where it lies, the spin's seal, and the hash of its manifest, to be noted."""
    return shown(
        Path(chosen.database), "dossier", complain, lambda journal: _written(chosen, journal, complain)
    )


def _written(chosen: argparse.Namespace, journal: Readable, complain: Callable[[str], int]) -> int:
    import msgspec

    from app.commands.day import speak_for_print, the_table
    from app.commands.voices import desk_voice
    from app.commands.zones import zone_of
    from app.desks.pit_boss.roulette.dossier_page import dossier_page
    from app.games import game_at
    from app.output import path_text
    from app.people.looking import How, Sight, What
    from app.reports.printed import printed_now
    from app.reports.roulette.dossier import dossier_files, manifest_hash
    from app.reports.roulette.spin_reading import find_spin, read_spin
    from app.reports.whole_folder import write_folder
    from app.station.station import program_name

    path, folder = journal.path, Path(chosen.to)
    table = the_table(path, chosen.table)
    zone = zone_of(chosen.zone, path, table)
    lies = find_spin(path, table, chosen.spin)
    if lies is None:
        raise LookupError(f"--spin: table {table} has no spin {chosen.spin}")
    sight = Sight(How.EXPORTED, What.DOSSIER, str(chosen.spin), place_text(chosen.database), table)
    if (refused := not_let_in(chosen, complain, sight)) is not None:
        return refused
    story = read_spin(path, table, chosen.spin, lies, game_at(path, table))
    speak_for_print(chosen.language or story.steps[-1].state.house.speech.value)
    printed = printed_now(who_reads(chosen))
    page = dossier_page(story, zone, desk_voice(), program_name(), printed, journal.damage)
    files = dossier_files(path, story, lies, page)
    write_folder(folder, files, Path(chosen.database))
    answer = {
        "dossier": path_text(folder),
        "table": table,
        "spin": chosen.spin,
        "head": story.seal,
        "files": len(files),
        "manifest": manifest_hash(files),
    }
    sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
    return 0
