"""Whether the table would take a command now: its own code is asked, on a turn that nobody keeps."""

from __future__ import annotations

from app.table.acting import tried
from app.table.bad_input import BadInputError
from app.table.command import Command
from app.table.state import S, TableState
from app.table.turn import RefusedError


def could(state: TableState, said: Command) -> bool:
    """Ask on a turn that nobody keeps."""
    return would_be(state, said) is not None


def why_not(state: TableState, said: Command) -> str:
    """Say why the table would refuse a command, as it says so itself; empty where it would not."""
    try:
        tried(state, said)
    except (RefusedError, BadInputError) as fault:
        return fault.reason
    return ""


def would_be(state: S, said: Command) -> S | None:
    """Tell what the table would be after a command, on a turn that nobody keeps; None where it is refused."""
    try:
        return tried(state, said)
    except (RefusedError, BadInputError):
        return None
