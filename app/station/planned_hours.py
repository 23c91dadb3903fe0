"""What a wheel does each night by plan: it is switched off, and on again, in hours that the house names."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from app.local_time import local
from app.rules.house import Hours
from hardware.readings import WarningKind

_SWITCHED: Final = frozenset(
    {
        WarningKind.WHEEL_RESTARTED,
        WarningKind.TUMBLER_RESTARTED,
        WarningKind.POWER,
        WarningKind.BAD_FRAME,
        WarningKind.SENSOR_FAULT,
        WarningKind.ROTOR_SPEED,
    }
)
"""What a device complains of when it is switched: it begins anew, its last and first lines are torn, its
rotor and its sensors are not ready."""


def is_planned(hours: Hours | None, kind: WarningKind, at: int) -> bool:
    """Whether a warning is what comes of a device that is switched off or on by plan.

    Args:
        hours: of the house; None where nothing is planned.
        kind: of the warning.
        at: when it was heard, UTC, microseconds since 1970.
    """
    if hours is None or kind not in _SWITCHED:
        return False
    here = local(datetime.fromtimestamp(at / 1_000_000, UTC))
    return hours.hold(60 * here.hour + here.minute)
