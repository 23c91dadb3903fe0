"""In whose name something is recorded, beneath the button that does it."""

from __future__ import annotations

from app.desks.common.language import tr
from app.table.named import Office


def decider_below(by: str) -> str:
    """Say in whose name it is recorded; nothing where nobody was named this evening."""
    return "" if by in {*Office} else tr("lo dice {name}").format(name=by)
