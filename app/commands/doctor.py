"""What is wrong with this machine before a table depends on it, and what to do about each thing."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.doctor.finding import Finding

HELP = "look at what a station needs of its machine, and say what to do"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("--table", default="1", help="whose journal's disk is looked at (default 1)")
    parser.add_argument("--database", help="the journal's file (default: in the user's data folder)")


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Print one finding after the other; exit status 1 if one of them is bad."""
    from app.doctor.finding import Verdict
    from app.journal.place import default_database

    try:
        database = Path(chosen.database) if chosen.database else default_database(chosen.table)
    except ValueError as fault:
        return complain(f"--table: {fault}")
    worst = 0
    for finding in examined(database.parent):
        mark = f"{finding.verdict.value:8}"
        sys.stdout.write(f"{mark}{finding.name}: {finding.found}\n")
        if finding.advice:
            sys.stdout.write(f"{'':8}→ {finding.advice}\n")
        sys.stdout.flush()
        worst = max(worst, int(finding.verdict is Verdict.BAD))
    return worst


def examined(folder: Path) -> Iterator[Finding]:
    """Look at everything, the quickest first.

    Args:
        folder: where the journal lies, or will.
    """
    from datetime import UTC, datetime

    from app.doctor import disk, machine, ports
    from hardware.precedence import go_first
    from hardware.serial_ports import serial_ports

    there = serial_ports()
    yield ports.access([port.device for port in there])
    yield from ports.naming(there)
    yield from ports.takers()
    built = datetime.fromtimestamp(Path(__file__).stat().st_mtime, UTC)
    yield machine.clock(datetime.now(UTC), built)
    yield machine.precedence(go_first)
    yield disk.room(folder)
    yield disk.durable(folder)
    yield from _windows()


def _windows() -> Iterator[Finding]:
    """Look at Qt; where it cannot even be loaded, say what is missing."""
    from app.doctor import screen
    from app.doctor.finding import Finding, Verdict

    try:
        from PySide6.QtCore import QLibraryInfo
        from PySide6.QtGui import QFontDatabase
        from PySide6.QtWidgets import QApplication

        from resources import font_files
    except ImportError as fault:
        yield Finding("Qt", Verdict.BAD, f"Qt does not load: {fault}.", "Install the library that is named.")
        return
    if sys.platform == "linux":
        folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
        yield from screen.platforms(sorted(folder.glob("libqxcb.so")))
    application = QApplication.instance() or QApplication(["doctor", "-platform", "offscreen"])

    def families(file: screen.FontFile) -> list[str]:
        added = QFontDatabase.addApplicationFontFromData(file.read_bytes())
        return QFontDatabase.applicationFontFamilies(added) if added >= 0 else []

    yield screen.fonts(font_files(), families)
    del application
