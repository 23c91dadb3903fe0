"""The raw lines of a spin as they come: the edges are kept, the rest is counted."""

from __future__ import annotations

from typing import Final

from app.table.event_record import WireLines
from hardware import readings
from hardware.readings import Reading, WarningKind

_MOST: Final = 12
"""Edges that are kept; a game has four, a wheel that falters some more."""


class SpinLines:
    """Of one device, since its last number."""

    def __init__(self) -> None:
        self._edges: list[str] = []
        self._frames = self._damaged = 0

    def hear(self, reading: Reading) -> None:
        """Note what the reading brought."""
        match reading:
            case readings.PhaseSeen(raw=raw) if raw and len(self._edges) < _MOST:
                self._edges.append(raw)
            case readings.WheelSeen(frames=frames):
                self._frames += frames
            case readings.WheelWarning(kind=WarningKind.BAD_FRAME, count=count):
                self._damaged += count
            case _:
                pass

    def take(self, heard: readings.Heard) -> WireLines | None:
        """Give what was said up to a number, and begin anew; nothing if the device shows no lines.

        Args:
            heard: when and where the number's last byte was heard.
        """
        if not (self._edges or self._frames or self._damaged or heard.log):
            return None
        log, offset = heard.log or (None, None)
        taken = WireLines(self._edges, self._frames, self._damaged, log, offset)
        self._edges, self._frames, self._damaged = [], 0, 0
        return taken
