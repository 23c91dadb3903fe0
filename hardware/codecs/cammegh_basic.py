"""A Cammegh wheel in basic mode: a word for each step of the game, once, with no flags and no count.

Nothing confirms its number, so it is never more than a candidate. The first word after a number begins a new
game; the number said again is the same one, and another one is a conflict.
"""

from __future__ import annotations

from hardware.codecs.cammegh_frames import Basic
from hardware.readings import ONE_LINE, Candidate, Conflict, Heard, PhaseSeen, Reading, WheelPhase, WheelSeen


class BasicMode:
    """The steps of a game on one connection."""

    def __init__(self) -> None:
        self._phase: WheelPhase | None = None
        self._said: list[Basic] = []

    def connected(self) -> None:
        """A new connection: a number that comes now, of which each is sent once, is a new one."""
        self._phase = None
        self._said.clear()

    def hear(self, line: Basic, heard: Heard) -> list[Reading]:
        """What this line says."""
        said: list[Reading] = []
        if line.number is None:
            self._said.clear()
        elif not self._said:
            self._said.append(line)
            said.append(Candidate(heard, line.number, None, ONE_LINE, raw=(line.line,)))
        elif all(line.number != other.number for other in self._said):
            self._said.append(line)
            numbers = tuple([each.number for each in self._said if each.number is not None])
            said.append(Conflict(heard, numbers, None, tuple([each.line for each in self._said])))
        if line.phase is not self._phase:
            self._phase = line.phase
            said.insert(0, PhaseSeen(heard, line.phase, None, line.line))
        said.append(WheelSeen(heard, line.phase, None, None, None))
        return said
