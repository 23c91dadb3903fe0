"""Who keeps the machine: the user who logged in, as the system knows him whatever he became since."""

from __future__ import annotations

import getpass
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from app import file_modes

_LOGIN: Final = Path("/proc/self/loginuid")
_NOBODY: Final = 2**32 - 1
"""What Linux says of a program that nobody logged in for."""


def logged_in(login: Path = _LOGIN) -> str:
    """Name the user who logged in, where the system keeps that: `sudo` does not change it; else who we are.

    Args:
        login: where Linux says it.
    """
    if sys.platform == "win32":
        return getpass.getuser()
    with suppress(OSError, ValueError):  # another system, or one that does not keep it
        if (number := int(login.read_text(encoding="ascii"))) != _NOBODY:
            return file_modes.user(number)
    return file_modes.user(os.geteuid())
