"""What is signed, as it is said to whoever signs it."""

from __future__ import annotations

from typing import NamedTuple


class Told(NamedTuple):
    """What is signed.

    Attributes:
        what: in one line; empty where the title says it all.
        more: what belongs to it, line by line.
    """

    what: str = ""
    more: tuple[str, ...] = ()
