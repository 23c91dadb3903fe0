"""Which register of people held: told by its last event, so that no other one takes its place unseen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

NONE: Final = "none"
"""What is said where there is no register."""
UNREADABLE: Final = "unreadable"
"""What is said of one that cannot be read, or does not hold."""


class Held(Struct, frozen=True):
    """A register as it was read.

    Attributes:
        said: its last event as `verify --head` takes it, or NONE, or UNREADABLE.
        hashes: of its events in their order, hexadecimal.
    """

    said: str
    hashes: Sequence[str] = ()

    @property
    def there(self) -> bool:
        """Whether there is a register that can be read."""
        return bool(self.hashes)

    def goes_on_from(self, known: str) -> bool:
        """Whether this is the register of which an event is known, or has gone on from it.

        Args:
            known: the event, as `said`; empty where none is known, and any register will do.
        """
        if not known:
            return True
        _, _, placed = known.partition(":")
        place, _, digest = placed.partition(":")
        seq = int(place) if place.isdecimal() else 0
        return 0 < seq <= len(self.hashes) and self.hashes[seq - 1] == digest
