"""What every event is: a frozen record of one thing that happened, of one spin or of the table."""

from __future__ import annotations

from typing import Any

import msgspec

Form = dict[str, Any]
"""Plain values as JSON has them; their fields are read by the form files."""


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """Something that happened; `spin` is the table's running spin number, or None."""

    spin: int | None = None
