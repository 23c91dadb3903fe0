"""How a Cammegh wheel's games follow one another: the edges between phases, and the count.

The table `ENTERING` says what each edge means; `moved` says what the count has done since the wheel was last
heard, on this connection or an earlier one. Both are only read here; `cammegh.py` acts on them.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto

from msgspec import Struct

from hardware.codecs.cammegh_frames import Frame, Shown
from hardware.codecs.cammegh_variants import Variant
from hardware.readings import WheelMemory, WheelPhase


class Entering(Struct, frozen=True):
    """What the edge into a phase means.

    Attributes:
        ball_runs: the ball is in the rim: a throw is under way.
        ends_throw: no ball runs any more; a throw that gave no number is void.
        forgets: what was heard for the last number, the bare one too, is over.
    """

    ball_runs: bool = False
    ends_throw: bool = False
    forgets: bool = False


ENTERING: Mapping[WheelPhase, Entering] = {
    WheelPhase.START: Entering(ends_throw=True, forgets=True),
    WheelPhase.PLACE_BETS: Entering(ends_throw=True, forgets=True),
    WheelPhase.BALL_IN_RIM: Entering(ball_runs=True, forgets=True),
    WheelPhase.NO_MORE_BETS: Entering(ball_runs=True),
    WheelPhase.LOCKED: Entering(),
    WheelPhase.WINNING_NUMBER: Entering(),
    WheelPhase.CLOSED: Entering(ends_throw=True, forgets=True),
}

IDLE = frozenset(phase for phase, entering in ENTERING.items() if entering.ends_throw)
"""No ball runs, and the number shown is the last game's."""
THROWN = frozenset(phase for phase, entering in ENTERING.items() if entering.ball_runs)
BALL_SEEN = THROWN | {WheelPhase.LOCKED}
"""Having seen one of these, a number that follows is not an old one."""


class CountMove(Enum):
    """What the wheel's count did."""

    FIRST = auto()
    """this wheel was never heard before"""
    SAME = auto()
    NEXT = auto()
    CLEARED = auto()
    """closing cleared it, as it should"""
    SKIPPED = auto()
    """games were played that nobody heard"""
    RESTARTED = auto()
    """it went back, or there is no number where there was one"""


def moved(last: WheelMemory, frame: Frame, variant: Variant) -> CountMove:
    """What the count of this frame says, compared with the last that was heard of this wheel.

    Args:
        last: what is known of the wheel.
        frame: the frame that came now.
        variant: how this model counts.
    """
    if last.count is None:
        return CountMove.FIRST
    if frame.number is None and last.number is not None:
        return CountMove.RESTARTED
    ahead = (frame.count - last.count) % 256
    if ahead == 0:
        return CountMove.SAME
    if variant.counts_results and frame.phase is WheelPhase.CLOSED and frame.count == 0:
        return CountMove.CLEARED
    if ahead == 1 and frame.number is not None:
        return CountMove.NEXT
    return CountMove.SKIPPED if ahead < 128 else CountMove.RESTARTED


class Connection:
    """What is forgotten when the line hangs up.

    Attributes:
        phase: of the last frame; None before the first.
        phase_since: steady clock, microseconds.
        throw_since: steady clock, microseconds.
        ball_seen: 3, 4 or 7 was seen.
        throw_seen: 3 or 4 was seen.
        void_said: the running game was called void while its ball ran.
        late_said: the pit boss was told that this throw gives no number.
        flags: of the last frame.
        flags_said: those of which the pit boss was told, until they clear.
        bare: the bare numbers heard for the coming 5.
        framed: what the frames of this 5 show, until something is said of it.
        conflict_said: this 5 contradicts itself, and that was said.
    """

    def __init__(self) -> None:
        """Nothing was heard yet."""
        self.phase: WheelPhase | None = None
        self.phase_since = self.throw_since = 0
        self.ball_seen = self.throw_seen = False
        self.void_said = self.late_said = self.conflict_said = False
        self.flags = self.flags_said = 0
        self.bare: list[Shown] = []
        self.framed: list[Shown] = []

    def forget_number(self) -> None:
        """The lines heard for one number are not evidence for the next."""
        self.bare.clear()
        self.framed.clear()
        self.conflict_said = False
