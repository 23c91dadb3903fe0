"""How a tumbler's balls were found before the table opened, as its opening recorded it (rules 10)."""

from __future__ import annotations

from app.table.event_record import Form
from app.table.state import BallCheck


def read_balls(form: Form) -> BallCheck:
    """Read the set, the count, the seals and who checked."""
    return BallCheck(form["set"], form["count"], tuple(form["seals"]), form["by"])
