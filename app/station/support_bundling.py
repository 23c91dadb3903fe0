"""The support bundle at one touch: made by a program of its own, so that the table is never kept waiting."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import platformdirs

from app.desks.croupier.settings.setup import Bundled, Folder, FolderSeen
from app.journal.place import file_name

_PATIENCE: Final = 300.0
"""Seconds in which the bundle must be made."""
_MEDIA: Final = (Path("/media"), Path("/run/media"), Path("/Volumes"))
_DRIVES: Final = "DEFGHIJKLMNOPQRSTUVWXYZ"

Start = Callable[[Sequence[str]], tuple[int, str]]
"""Runs a program to its end; gives its status and what it complained of."""


class SupportBundling:
    """Looks where a bundle can go, and has it made."""

    def __init__(self, database: Path, table: str, settings: Path, *, start: Start | None = None) -> None:
        """Nothing is looked at yet.

        Args:
            database: the table's journal.
            table: its name.
            settings: the station's settings file.
            start: runs the program; as the system does where None.
        """
        self._database, self._table, self._settings = database, table, settings
        self._start = start or _run

    def look(self, told: Callable[[tuple[FolderSeen, ...]], None]) -> None:
        """Tell where it can be put, on another thread: a stick that is being pulled keeps nobody waiting."""
        threading.Thread(target=lambda: told(self._folders()), name="folders", daemon=True).start()

    def make(self, folder: str, told: Callable[[Bundled], None]) -> None:
        """Make a bundle in a folder, on another thread."""
        threading.Thread(target=lambda: told(self._made(Path(folder))), name="support", daemon=True).start()

    def _folders(self) -> tuple[FolderSeen, ...]:
        named = (
            (platformdirs.user_desktop_path(), Folder.DESKTOP),
            (platformdirs.user_downloads_path(), Folder.DOWNLOADS),
            (platformdirs.user_documents_path(), Folder.DOCUMENTS),
            (self._database.parent, Folder.JOURNAL),
        )
        sticks = [FolderSeen(str(path), Folder.STICK) for path in sticks_there()]
        return (*sticks, *(FolderSeen(str(path), kind) for path, kind in named if _can_be_written(path)))

    def _made(self, folder: Path) -> Bundled:
        stamp = f"{datetime.now(UTC):%Y%m%dT%H%M%SZ}"
        to = folder / f"capotavolo-{file_name(self._table)}-{stamp}.zip"
        words = ["support", "--database", self._database, "--table", self._table, "--to", to]
        words += ["--settings", self._settings]
        try:
            status, complaint = self._start([sys.executable, "-m", "app", *map(str, words)])
        except (OSError, subprocess.SubprocessError) as fault:
            return Bundled(trouble=str(fault))
        return Bundled(trouble=complaint) if status else Bundled(str(to))


def sticks_there(media: Sequence[Path] = _MEDIA) -> Iterator[Path]:
    """Name what was plugged in and can be written: a stick, a card.

    Args:
        media: the folders under which the system shows it, or under a folder of the user's in there.
    """
    if sys.platform == "win32":
        yield from (path for letter in _DRIVES if _can_be_written(path := Path(f"{letter}:/")))
        return
    for folder in media:
        for path in sorted((*_inside(folder), *(deep for one in _inside(folder) for deep in _inside(one)))):
            if path.is_mount() and _can_be_written(path):
                yield path


def _inside(folder: Path) -> list[Path]:
    try:
        return [path for path in folder.iterdir() if path.is_dir()]
    except OSError:  # there is none, or it is somebody else's
        return []


def _can_be_written(path: Path) -> bool:
    return path.is_dir() and os.access(path, os.W_OK)


def _run(words: Sequence[str]) -> tuple[int, str]:
    done = subprocess.run(  # noqa: S603 - this program itself, and each word as one word
        words, capture_output=True, text=True, timeout=_PATIENCE, check=False
    )
    lines = done.stderr.strip().splitlines()
    return done.returncode, lines[-1].removeprefix("capotavolo: ") if lines else ""
