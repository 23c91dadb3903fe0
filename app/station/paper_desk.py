"""Papers of the bank, and the night's page, written as PDF for a desk: on a thread that waits.

A program of its own writes them: reading the journal and drawing a page take their time, and in
this one they would hold up the table.
"""

from __future__ import annotations

import os
import queue
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from app.desks.common.language import language
from app.desks.croupier.settings.setup import Written

_PATIENCE: Final = 60.0
_NIGHT: Final = "evening"
_ODD: Final = re.compile(r"[^\w.-]+")


class PaperDesk:
    """Writes one paper after the other; nobody who asks waits.

    Attributes:
        folder: where to; empty before somebody said it.
    """

    def __init__(self, database: Path, table: str) -> None:
        """Begin without a folder.

        Args:
            database: the journal's file.
            table: whose papers they are.
        """
        self.folder = ""
        self._database, self._table = database, table
        self._queue: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="papers", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Write what waits, and end; at most a minute long."""
        self._queue.put(None)
        self._thread.join(_PATIENCE)

    def folders(self) -> Sequence[str]:
        """Name the folder beside the journal, the user's own, and sticks that are plugged in."""
        from PySide6.QtCore import QStandardPaths, QStorageInfo  # noqa: PLC0415 - only a desk asks

        places = (
            QStandardPaths.StandardLocation.DocumentsLocation,
            QStandardPaths.StandardLocation.DesktopLocation,
        )
        own = [QStandardPaths.writableLocation(place) for place in places]
        sticks = [
            volume.rootPath() for volume in QStorageInfo.mountedVolumes() if _is_stick(volume.rootPath())
        ]
        found = (str(self._database.absolute().parent), *own, *sticks)
        return tuple(dict.fromkeys(path for path in found if path and os.access(path, os.W_OK)))

    def write(self, number: str, copy: int, told: Callable[[Written], None]) -> None:
        """Write a paper that the journal has, as the station speaks; a second print lies beside the first."""
        path, spoken = Path(self.folder) / self._name(number, copy), language().value
        self._queue.put(lambda: told(self._written(number, path, spoken)))

    def _name(self, number: str, copy: int) -> str:
        parts = [self._table, number, *([str(copy)] if copy > 1 else [])]
        return "-".join(_ODD.sub("_", part) for part in parts) + ".pdf"

    def write_night(self, told: Callable[[Written], None]) -> None:
        """Write the page of the last gaming day, as the station speaks; a later one replaces it."""
        path, spoken = Path(self.folder) / self._name(_NIGHT, 1), language().value
        self._queue.put(lambda: told(self._run_for(_NIGHT, path, spoken, "day")))

    def _written(self, number: str, path: Path, spoken: str) -> Written:
        return self._run_for(number, path, spoken, "slip", "--document", number)

    def _run_for(self, number: str, path: Path, spoken: str, command: str, *more: str) -> Written:
        """Have a command of this program write a page."""
        words = [
            sys.executable,
            "-m",
            "app",
            command,
            "--database",
            str(self._database),
            "--table",
            self._table,
            *more,
        ]
        words += ["--pdf", str(path), "--language", spoken]
        try:
            done = subprocess.run(  # noqa: S603 - this program, and each name as one word
                words,
                capture_output=True,
                text=True,
                check=False,
                timeout=_PATIENCE,
                env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            )
        except (OSError, subprocess.SubprocessError) as fault:
            return Written(number, trouble=str(fault))
        if done.returncode:
            return Written(number, trouble=(done.stderr.strip().splitlines() or ["?"])[-1])
        return Written(number, str(path))

    def _run(self) -> None:
        while (task := self._queue.get()) is not None:
            task()


def _is_stick(path: str) -> bool:
    """Where systems put what is plugged in; a letter of its own on Windows."""
    drive = re.fullmatch(r"[D-Z]:[/\\]", path)
    return drive is not None or path.startswith(("/media/", "/run/media/", "/Volumes/"))
