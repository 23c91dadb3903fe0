"""The register of people as a station read it last: an opening records it, and another one is told of."""

from __future__ import annotations

from pathlib import Path

from app.people.held import Held
from app.register_file.held import held_at
from app.table.people_heard import RegisterHeard


class RegisterNow:
    """Which register holds while a table runs; read at its start, and as often as somebody looks.

    Attributes:
        path: where it lies, or would.
    """

    def __init__(self, path: Path) -> None:
        """Read it.

        Args:
            path: of the register.
        """
        self.path = path
        self._now = self._newest = held_at(path)

    def __call__(self) -> Held:
        """Say which one holds, as it was read last; from any thread, never waits."""
        return self._now

    def head(self) -> str:
        """Give the last event of the one that holds; empty where none does."""
        return self._now.said if self._now.there else ""

    def seen(self, held: Held) -> RegisterHeard | None:
        """Take what was read, and say if it is another one; one that is gone or broken is told elsewhere."""
        known, self._now = self._newest.said if self._newest.there else "", held
        if not held.there:
            return None
        self._newest = held
        return None if held.goes_on_from(known) else RegisterHeard(known, held.said)
