"""What the keyboard enters on a felt: each game says what its keys do."""

from __future__ import annotations

from typing import Protocol

from app.desks.croupier.keys import Key


class EntryMeanings(Protocol):
    """What each key enters at one moment, to be compared with what it does at another."""

    def can(self) -> bool:
        """Whether anything can be entered."""

    def means(self, key: Key) -> tuple[object, ...]:
        """Say what a key enters."""


class EntryKeys(Protocol):
    """Enters what a key means."""

    def now(self) -> EntryMeanings:
        """Take what each key means now, also once it means something else."""

    def enter(self, key: Key) -> None:
        """Enter it, if anything can be entered."""
