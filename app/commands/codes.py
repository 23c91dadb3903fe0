"""Codes on the command line: typed where nobody sees them, or read from standard input, a line each."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from app.register_file.register_file import Answer

_NO: Final = 1


def asked_code(what: str = "Your code") -> str:
    """Read a code: where nobody sees it, or a line of standard input.

    Args:
        what: is asked for; by itself somebody's own.

    Raises:
        EOFError: there is no line.
    """
    if sys.stdin.isatty():
        import getpass

        return getpass.getpass(f"{what}: ")
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\r\n")


def said_wrong(answer: Answer, complain: Callable[[str], int]) -> int | None:
    """Say, of name and code alike, that they are not right; gives the exit status, or None where they are."""
    if answer.minutes:
        complain(f"locked after too many wrong codes: {answer.minutes} minutes more")
        return _NO
    if answer.person is None:
        complain("name or code is wrong")
        return _NO
    return None
