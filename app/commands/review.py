"""The pit boss's review desk: every spin, the tables now, days, wheels; a running table is left alone."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import tzinfo
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands.zones import zone_argument
from app.desks.pit_boss.idle import LEAST_MINUTES, MOST_MINUTES, USUAL_MINUTES

if TYPE_CHECKING:
    from app.rules.house import House

HELP = "look through every spin: find it, see why it was paid so, go through it again, print it"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("--database", required=True, help="the journal's file, also while its table plays")
    parser.add_argument(
        "--also",
        action="append",
        default=[],
        metavar="PATH",
        help="another table's journal, for its table now and its wheel; more than once for several",
    )
    parser.add_argument(
        "--people", metavar="PATH", help="the register of people (default: in the data folder)"
    )
    parser.add_argument(
        "--language", default="it", choices=("it", "en", "fr"), help="of the desk (default it)"
    )
    parser.add_argument(
        "--lock-after",
        type=int,
        choices=range(LEAST_MINUTES, MOST_MINUTES + 1),
        default=USUAL_MINUTES,
        metavar="MINUTES",
        help=f"with a register: lock after so many minutes without a hand (default {USUAL_MINUTES})",
    )
    zone_argument(parser)


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Open the window, and stay until it is closed; a journal that cannot be read is said in it."""
    from app.commands.replaying import replayed
    from app.commands.voices import desk_voice
    from app.desks.common.application import make_application, quit_at_signals
    from app.desks.common.collecting import collected_here
    from app.desks.common.filling import show_whole
    from app.desks.common.language import Language, speak
    from app.desks.pit_boss.hall import Hall, review_window
    from app.desks.pit_boss.reviewed import REVIEWED
    from app.games import USUAL
    from app.local_time import live_in
    from app.register_file.place import register_path
    from app.station.people_desk import register_of
    from app.station.review_writer import ReviewWriter
    from app.station.station import program_name

    journals = [Path(name) for name in (chosen.database, *chosen.also)]
    try:
        zone, begins = _day_of_house(chosen.zone, journals)
    except LookupError as fault:
        return complain(str(fault).strip("'\""))
    live_in(zone)
    application = make_application([sys.argv[0]])
    quit_at_signals(application)
    speak(Language(chosen.language))
    if wrong := _registers(journals):
        return complain(f"{wrong[0]}: this is the register of people, no journal: name it with --people.")
    register = register_of(register_path(chosen.people, os.environ), "review")
    hall = Hall(
        journals,
        USUAL,
        REVIEWED,
        ReviewWriter(register, USUAL),
        register,
        desk_voice(),
        program_name(),
        replayed,
        zone,
        begins=begins,
        lock_after=chosen.lock_after,
        houses=houses_of(journals),
    )
    window = review_window(hall)
    window.resize(1280, 800)
    show_whole(window, full_screen=False)
    with collected_here(), closing(window):
        return application.exec()


def _day_of_house(zone: str | None, journals: Sequence[Path]) -> tuple[tzinfo | None, int]:
    """Find the zone and the beginning of the day of the first house; what cannot be read the window says.

    Args:
        zone: the one that is named; None takes the house's.
        journals: of the tables.

    Raises:
        LookupError: this machine knows none of that name.
    """
    from app.commands.zones import zone_named, zone_of
    from app.games import game_at
    from app.journal.errors import JournalError
    from app.journal.reading import tables
    from app.reports.day_reading import day_begins
    from app.rules.house import USUAL_BEGIN

    for journal in journals:
        try:
            if names := tables(journal):
                return zone_of(zone, journal, names[0]), day_begins(
                    journal, names[0], game_at(journal, names[0])
                )
        except JournalError:
            continue
    return zone_named(zone), USUAL_BEGIN


def houses_of(journals: Sequence[Path]) -> tuple[House, ...]:
    """Give the house of each table, as its journal last said; what cannot be read the window says."""
    from app.games import game_at
    from app.journal.errors import JournalError
    from app.journal.reading import tables
    from app.reports.day_reading import house_of

    found: list[House | None] = []
    for journal in journals:
        try:
            found += [house_of(journal, name, game_at(journal, name)) for name in tables(journal)]
        except JournalError:
            continue
    return tuple(house for house in found if house is not None)


def _registers(journals: Sequence[Path]) -> list[Path]:
    """Find registers of people among the files; what cannot be read is said by the window."""
    from app.journal.errors import JournalError
    from app.journal.reading import tables
    from app.register_file.place import PEOPLE

    found = []
    for journal in journals:
        try:
            names = tables(journal)
        except JournalError:
            continue
        if names == (PEOPLE,):
            found.append(journal)
    return found
