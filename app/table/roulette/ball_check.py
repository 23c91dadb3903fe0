"""How a tumbler's balls were found before the table opened, as its opening recorded it (rules 10)."""

from __future__ import annotations

from msgspec import Struct

from app.table.event_record import Form


class BallCheck(Struct, frozen=True):
    """The balls of a tumbler as they were checked before the table opened (rules 10).

    Attributes:
        name: of the set.
        count: how many there are.
        seals: their numbers, as they were found unbroken.
        by: who checked.
    """

    name: str
    count: int
    seals: tuple[str, ...]
    by: str


def read_balls(form: Form) -> BallCheck:
    """Read the set, the count, the seals and who checked."""
    return BallCheck(form["set"], form["count"], tuple(form["seals"]), form["by"])
