"""Who may read the files that this program makes; the one place where that is decided.

The program begins with umask 077, so whatever it makes is its user's alone: settings, practice, raw logs,
locks, the ballast, support bundles. Two kinds are made with a mode of their own:

- what is a journal, or was written from one for somebody to read (copies, archives, lists, pages, papers),
  may be read by the group too: whoever looks on runs as another user of the house;
- a register of people is its user's alone whatever it was before: codes are short, and their seals are tried
  by whoever can read them.

Windows has no such modes: there a file has the rights of its folder.
"""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

OWN: Final = 0o600
"""The user of the program, and nobody else: a register of people, and whatever has no mode of its own."""
JOURNAL: Final = 0o640
"""The group reads too: journals, and what is written from them."""
_UMASK: Final = 0o077


def begin() -> None:
    """Let nothing that this process makes be read by others, unless its mode is given."""
    os.umask(_UMASK)


def make(path: Path, mode: int) -> bool:
    """Make an empty file of exactly this mode, whatever the umask; what is there stays as it is.

    Args:
        path: of the file.
        mode: `OWN` or `JOURNAL`.

    Returns:
        Whether it was made.

    Raises:
        OSError: it cannot be made there.
    """
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
    except FileExistsError:
        return False
    try:
        give(descriptor, mode)
    finally:
        os.close(descriptor)
    return True


def give(descriptor: int, mode: int) -> None:
    """Give an open file exactly this mode, where the file system has any: a stick may have none."""
    if sys.platform != "win32":
        with suppress(OSError):  # a stick's file system: all of its files have the mount's mode
            os.fchmod(descriptor, mode)


def narrow(path: Path, mode: int) -> None:
    """Take from a file of ours the rights that go beyond a mode; a file that is not there has none."""
    if sys.platform == "win32":
        return
    with suppress(OSError):  # another's file, or a stick's, cannot be changed; nor what cannot be read
        now = stat.S_IMODE(path.stat().st_mode)
        if now & ~mode:
            path.chmod(now & mode)


def of_copy(most: int, *like: Path) -> int:
    """Give the mode of what is made from files: no right that one of them has not, its own user's always.

    Args:
        most: the mode of its kind: a copy from a stick, where everybody may read all, is no more than that.
        like: the files that it is made from, or that it takes the place of, where they are there.
    """
    for path in like:
        with suppress(FileNotFoundError):
            most &= stat.S_IMODE(path.stat().st_mode)
    return most | OWN


def ours(found: os.stat_result) -> bool:
    """Whether a file is this program's user's; the administrator takes a table's files for the table's."""
    return sys.platform == "win32" or os.geteuid() in {0, found.st_uid}


def ours_alone(found: os.stat_result) -> bool:
    """Whether a file is ours and nobody else can open it."""
    return ours(found) and (sys.platform == "win32" or not found.st_mode & _UMASK)


def other_owner(path: Path) -> str | None:
    """Name the user whose file it is, where that is not ours; None where it is, or there is none."""
    with suppress(FileNotFoundError):
        if not ours(found := path.stat()):
            return user(found.st_uid)
    return None


def user(number: int) -> str:
    """Name a user of this machine; one that has no name by his number."""
    if sys.platform != "win32":
        import pwd  # noqa: PLC0415 - Windows has none

        with suppress(KeyError):
            return pwd.getpwuid(number).pw_name
    return str(number)
