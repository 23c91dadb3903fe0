"""The program on a disk whose syncs hang for as long as somebody says so; its desk does what lines ask.

    python -m tests.end_to_end.hung_program HANGS COMMAND [WORDS]

As long as HANGS is a file, each sync hangs of what is written in it: `log` or `file`. A window's desk sends what
comes on standard input, a command a line; a table without a window takes its commands there as ever.
"""

from __future__ import annotations

import json
import sys
import threading
import time
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from app.__main__ import main
from app.desks.common import application as applications
from app.station.desk_link import DeskLink
from app.station.table_thread import TableThread
from tests.journal.faulty_disk import Call, FaultyDisk

_LOOKS = 0.01


def _hanging(hangs: Path, call: Call) -> None:
    kind = "log" if call.of_log else "file"
    while call.what == "sync" and hangs.is_file() and hangs.read_text(encoding="ascii") == kind:
        time.sleep(_LOOKS)


def _touched_by_lines() -> None:
    """Send each line from the desk, as soon as the window lives and a signal ends it in its own way."""
    bind, quits = DeskLink.bind, applications.quit_at_signals
    links: list[DeskLink] = []

    def bound(link: DeskLink, table: TableThread) -> None:
        bind(link, table)
        links.append(link)

    def touch() -> None:
        for line in sys.stdin:
            links[0].send(json.loads(line))

    def ready(application: QApplication) -> None:
        quits(application)
        QTimer.singleShot(0, threading.Thread(target=touch, daemon=True).start)

    DeskLink.bind = bound  # type: ignore[method-assign,assignment]
    applications.quit_at_signals = ready


if __name__ == "__main__":
    place = Path(sys.argv.pop(1))
    if sys.argv[1] == "run":
        _touched_by_lines()
    with FaultyDisk(lambda call: _hanging(place, call)):
        sys.exit(main())
