"""The two frames of a NAPSA collector: nine characters, and no line end that is known.

`NN17    N` is a number that has fallen, `NS1752310` how the wheel stands. A frame is believed with every
character in its place, and everything else between two frames is damage.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from msgspec import Struct

from hardware.readings import VoidCause, WarningKind, WheelPhase

LONGEST = 9
"""Bytes of a frame."""
FRAME = re.compile(
    rb"NN(?P<fallen>[ 0-2]\d|3[0-6])    N"
    rb"|NS(?P<last>[ 0-2]\d|3[0-6]|  )(?P<state>[1-6])(?P<speed>[ \d]\d)(?P<direction>[01])(?P<error>\d)"
)

_PHASES: Mapping[bytes, WheelPhase] = {
    b"1": WheelPhase.START,
    b"2": WheelPhase.PLACE_BETS,
    b"3": WheelPhase.BALL_IN_RIM,
    b"4": WheelPhase.NO_MORE_BETS,
    b"5": WheelPhase.WINNING_NUMBER,
    b"6": WheelPhase.CLOSED,
}


class Fallen(Struct, frozen=True):
    """The number frame, sent about four times when a number has fallen."""

    number: int
    frame: str


class Status(Struct, frozen=True):
    """The status frame; no number while the wheel has none, speed in whole turns a minute."""

    phase: WheelPhase
    number: int | None
    speed: int
    direction: str
    error: int
    frame: str


def frame_of(found: re.Match[bytes]) -> Fallen | Status:
    """One frame, as it was found."""
    frame = found[0].decode("ascii")
    fallen, last = found["fallen"], found["last"]
    if fallen is not None:
        return Fallen(int(fallen), frame)
    number = None if last == b"  " else int(last)
    return Status(_PHASES[found["state"]], number, int(found["speed"]), frame[7], int(found["error"]), frame)


class Fault(Struct, frozen=True):
    """What one error of the collector says.

    Attributes:
        warning: what the pit boss hears.
        sentence: the same for people, with what to do.
        cause: why there is no number, if a game with this error ends without one.
    """

    warning: WarningKind
    sentence: str
    cause: VoidCause = VoidCause.FAULT


FAULTS: Mapping[int, Fault] = {
    1: Fault(WarningKind.SENSOR_FAULT, "The collector reports a strobe fault: call the technician."),
    2: Fault(WarningKind.ROTOR_SPEED, "The collector reports a fault of the rotation: have it checked."),
    3: Fault(WarningKind.SENSOR_FAULT, "The collector reports a fault of the gate: call the technician."),
    4: Fault(
        WarningKind.BALL_NOT_DETECTED,
        "The collector cannot read the ball: look at it, and type the number.",
        VoidCause.NO_RESULT,
    ),
    6: Fault(
        WarningKind.LAUNCH_FAILED,
        "The collector says that the launch failed: look whether the ball is in the rim.",
        VoidCause.LAUNCH_FAILED,
    ),
    7: Fault(WarningKind.SENSOR_FAULT, "The collector sees more than one ball: look at the wheel."),
    8: Fault(
        WarningKind.BALL_NOT_DETECTED,
        "The collector says that the ball was taken out: look at the wheel.",
        VoidCause.BALL_REMOVED,
    ),
    9: Fault(WarningKind.SENSOR_FAULT, "The collector is starting: wait until it is ready."),
}
UNNAMED = Fault(
    WarningKind.SENSOR_FAULT, "The collector reports a fault without a name: call the technician."
)
"""An error that no document names."""
