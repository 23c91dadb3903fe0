"""Keeps how quickly the table plays, out of what becomes durable; after a restart out of its journal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import msgspec

from app.foreign import FORGED
from app.journal.chain import Recorded
from app.table.pace import Played, followed

LOOK_BACK: Final = 4000
"""How many events of the journal are looked at after a restart: more than an hour of play has."""


class Pace:
    """Follows the numbers that fall.

    Attributes:
        now: what is known of the last hour.
    """

    def __init__(self, latest: Callable[[int], Iterable[Recorded]], *, rests: bool) -> None:
        """Look up what was played before.

        Args:
            latest: reads the last so many events of the table, in their order.
            rests: the table is closed, or play is suspended: nothing is looked up.
        """
        self.now = Played()
        for place, each in enumerate(() if rests else latest(LOOK_BACK)):
            try:
                body = msgspec.json.decode(each.body)
                if not place:
                    self.now = Played(body["at"])  # what lies further back was played before it
                self.now = followed(self.now, body)
            except FORGED:  # it is not this program's, which `verify` says: nothing was played by it
                continue

    def take(self, bodies: Iterable[Mapping[str, Any]]) -> None:
        """Follow what became durable, in its order."""
        for body in bodies:
            self.now = followed(self.now, body)
