"""What a command prints: UTF-8 on every system; where it cannot be written, that is said and is no answer."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from typing import Any, Final, cast

BAD_INPUT: Final = 2
# Whatever somebody sent, what is said of it stays one line.
_CONTROLS: Final = {code: repr(chr(code))[1:-1] for code in (*range(32), 127, 0x85, 0x2028, 0x2029)}


class UnwrittenError(Exception):
    """What was to be printed could not be; `str()` says why."""


class _Output(io.FileIO):
    """Standard output, whose failing nobody takes for the failing of a journal or another file."""

    def write(self, data: Any) -> int:
        try:
            return super().write(data)
        except BrokenPipeError:
            raise
        except OSError as error:
            raise UnwrittenError(error.strerror or str(error)) from error


def complaint(sentence: str) -> str:
    """Give a sentence as it stands on standard error: one line."""
    return f"capotavolo: {sentence.translate(_CONTROLS)}"


def path_text(path: Path) -> str:
    """Write a file's name as text, what is none of any by its bytes."""
    return str(path).encode("utf-8", "backslashreplace").decode()


def begin() -> None:
    """Take standard output over; a terminal and a program without one keep theirs."""
    if sys.stderr is not None:
        take_over_errors(cast("io.TextIOWrapper", sys.stderr))
    if sys.stdout is None or sys.stdout.isatty():
        return
    there = _Output(sys.stdout.fileno(), "w", closefd=False)
    # The name of a file may be no text: it is told by its bytes.
    sys.stdout = io.TextIOWrapper(io.BufferedWriter(there), encoding="utf-8", errors="backslashreplace")


def take_over_errors(errors: io.TextIOWrapper) -> None:
    """Let standard error take any sentence: with an encoding alone a name that is no text is a fault."""
    errors.reconfigure(encoding="utf-8", errors="backslashreplace")


def flush() -> None:
    """Write what waits.

    Raises:
        UnwrittenError, BrokenPipeError: it cannot be written, or nobody reads it.
    """
    if sys.stdout is not None:
        sys.stdout.flush()


def drop() -> None:
    """Let what waits go nowhere: the interpreter would try once more to write it at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
