"""When a page was printed, and by whom: of whoever prints the machine knows its user, and nobody's code."""

from __future__ import annotations

import platform
from datetime import UTC, datetime
from typing import NamedTuple

from app.register_file.administrator import logged_in


class Printed(NamedTuple):
    """A printing.

    Attributes:
        at: when, as events write times.
        user: of the machine, who logged in.
        machine: its name.
        person: who gave a code for it; empty where nobody did.
    """

    at: str
    user: str
    machine: str
    person: str = ""


def printed_now(person: str = "") -> Printed:
    """Say who prints here and now.

    Args:
        person: who gave a code for it; empty where nobody did.
    """
    at = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")
    return Printed(at, logged_in(), platform.node(), person)
