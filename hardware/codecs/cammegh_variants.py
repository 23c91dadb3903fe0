"""The two Cammegh wheels that are spoken to, and what their flags mean.

They send the same line. What differs is how they count their games, which flags a number may carry, and
what the flags are called. The times within which a flag means nothing are the maker's advice.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from hardware.options import DeviceOptions
from hardware.readings import Turning, VoidCause, WarningKind, WheelPhase

SECOND = 1_000_000
"""Microseconds."""


class CammeghOptions(DeviceOptions, frozen=True):
    """How the wheel is set.

    Attributes:
        direction_1: which way the wheel turns that sends a 1.
    """

    direction_1: Turning = Turning.ANTICLOCKWISE


class Flag(Struct, frozen=True):
    """What one bit of the flags says.

    Attributes:
        warning: what the pit boss hears.
        sentence: the same for people, with what to do.
        cause: why there is no number, if a game with this flag ends without one.
        voids: the flag alone makes the game void while its ball runs.
        quiet: microseconds from the start of a phase in which the flag means nothing.
    """

    warning: WarningKind
    sentence: str
    cause: VoidCause = VoidCause.NO_RESULT
    voids: bool = False
    quiet: Mapping[WheelPhase, int] = field(default_factory=dict)


class Variant(Struct, frozen=True):
    """One model of wheel.

    Attributes:
        counts: the numbers that its count of games can show.
        clean: the sums of flags with which a number counts.
        zero: how it prints zero.
        other_zeros: how it prints the zeros that no table here has, by the number that stands for each.
        counts_results: it counts games completed and clears the count on closing; otherwise it counts spins.
        tells_all_speeds: a speed of 000 is a wheel at rest, not one too slow or too fast to measure.
        flags: what each bit means.
    """

    name: str
    counts: range
    clean: frozenset[int]
    zero: frozenset[bytes]
    other_zeros: Mapping[bytes, int]
    counts_results: bool
    tells_all_speeds: bool
    flags: Mapping[int, Flag]


_BALL_WITH_ROTOR = Flag(
    WarningKind.BALL_WITH_ROTOR,
    "The wheel says that the ball runs in the rotor's direction: throw against the rotor.",
    cause=VoidCause.BALL_WITH_ROTOR,
    voids=True,
)
_SENSOR_FAULT = Flag(
    WarningKind.SENSOR_FAULT,
    "The wheel reports a fault of a sensor, the motor or the encoder: clean the rim and call the technician.",
    cause=VoidCause.FAULT,
)
_LAUNCH_FAILED = Flag(
    WarningKind.LAUNCH_FAILED,
    "The wheel says that the launch failed: look whether the ball is in the rim.",
    cause=VoidCause.LAUNCH_FAILED,
    voids=True,
    quiet={WheelPhase.BALL_IN_RIM: 3 * SECOND},
)

SS2 = Variant(
    name="ss2",
    counts=range(1, 257),
    clean=frozenset({0}),
    zero=frozenset({b" 0"}),
    other_zeros={b"00": 37, b"38": 38, b"39": 39},
    counts_results=False,
    tells_all_speeds=True,
    flags={
        1: Flag(
            WarningKind.BALL_NOT_DETECTED,
            "The wheel does not detect the ball: look whether it is in the rim.",
            cause=VoidCause.BALL_REMOVED,
            quiet={WheelPhase.NO_MORE_BETS: 5 * SECOND},
        ),
        2: _BALL_WITH_ROTOR,
        4: _SENSOR_FAULT,
        8: _LAUNCH_FAILED,
    },
)

M360 = Variant(
    name="m360",
    counts=range(256),
    clean=frozenset({0, 1}),
    zero=frozenset({b" 0", b"00"}),
    other_zeros={},
    counts_results=True,
    tells_all_speeds=False,
    flags={
        1: Flag(
            WarningKind.ROTOR_SPEED,
            "The rotor turns outside its limits of speed; play goes on: have its speed checked.",
        ),
        2: _BALL_WITH_ROTOR,
        4: _SENSOR_FAULT,
        8: Flag(
            WarningKind.LAUNCH_FAILED,
            "The wheel says that the game is void: ball removed, launch too slow or rotor touched.",
            cause=VoidCause.BALL_REMOVED,
            voids=True,
            quiet={WheelPhase.BALL_IN_RIM: 3 * SECOND},
        ),
    },
)

OTHER_ZEROS: Mapping[int, str] = {37: "double zero", 38: "triple zero", 39: "quadruple zero"}
"""Pockets of wheels that are no French roulette."""

VARIANTS: Mapping[str, Variant] = {SS2.name: SS2, M360.name: M360}
