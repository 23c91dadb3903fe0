"""How many touches the manual says that something takes: the tests that count them hold it to that."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

_PAGE: Final = Path(__file__).parents[1] / "resources" / "manual" / "en" / "speed.md"
_TABLE: Final = "| what | touches | limit |"
_ROW: Final = re.compile(r"\| (.+) \| (\d+)(?: at most)? \| (\d+) \|")


def touches_of(what: str) -> int:
    """Give the figure that stands beside something in the manual, which is within its limit there.

    Args:
        what: as it is written there.
    """
    figure, limit = _stated()[what]
    assert figure <= limit, what
    return figure


@cache
def _stated() -> dict[str, tuple[int, int]]:
    """Read the figure and the limit of each row."""
    below = _PAGE.read_text("utf-8").split(_TABLE)[1]
    rows = (_ROW.fullmatch(line) for line in below.split("\n\n")[0].splitlines()[2:])
    return {row[1]: (int(row[2]), int(row[3])) for row in rows if row}
