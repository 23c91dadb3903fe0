"""What every event is: a frozen record of one thing that happened, of one spin or of the table."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from app.table.json_text import Json
from app.table.named import Named

Form = dict[str, Any]
"""Plain values as JSON has them; their fields are read by the form files."""


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """Something that happened; `spin` is the table's running spin number, or None.

    What is asked of any event is answered here for most of them, and by their own kinds for the others.

    Attributes:
        afterwards: it says something of a night that is over.
    """

    afterwards: ClassVar[bool] = False

    spin: int | None = None

    @property
    def needs_answer(self) -> bool:
        """Whether somebody must look into it, and answer for it by name."""
        return False

    @property
    def alarm(self) -> str | None:
        """What the station alarms about; None where it is no alarm."""
        return None

    @property
    def named(self) -> Named | None:
        """Whom it names as having decided; None where it names nobody, or by the office alone."""
        return None


def event_form(event: Event) -> dict[str, Json]:
    """Write an event as plain values: its kind, its spin and its own fields."""
    form: dict[str, Json] = msgspec.to_builtins(event)
    return form


class WireLines(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one device said since the number before: some twelve lines, and where all of them lie.

    Attributes:
        edges: the lines with which its phase changed.
        frames: whole status lines, all told.
        damaged: lines that could not be read.
        log: the raw log's file in which the number's last byte lies.
        offset: bytes that lie before its record there.
    """

    edges: list[str] = []
    frames: int = 0
    damaged: int = 0
    log: str | None = None
    offset: int | None = None
