"""When something happened: the wall clock for people, the steady clock for durations."""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from pathlib import Path

from msgspec import Struct, field

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


def moment_text(microseconds: int) -> str:
    """Write a time as events do: UTC, ISO 8601, microseconds, Z.

    Args:
        microseconds: since 1970, UTC.
    """
    seconds, rest = divmod(microseconds, 1_000_000)
    return f"{_second_text(seconds)}.{rest:06d}Z"


@lru_cache(maxsize=4)
def _second_text(seconds: int) -> str:
    """A second is asked for many times: all that one reading causes happens in it."""
    return (_EPOCH + timedelta(seconds=seconds)).isoformat()[: len("1970-01-01T00:00:00")]


def this_boot() -> str:
    """Name this start of the machine; where the system has no name for it, this start of the program."""
    try:
        return _BOOT_ID.read_text(encoding="ascii").strip()
    except OSError:
        return str(uuid.uuid4())


class Stamps(Struct, frozen=True):
    """The clocks of a station, passed in so that tests can turn them.

    Attributes:
        wall: UTC, microseconds since 1970.
        steady: the machine's steady clock, microseconds.
        boot: which start of the machine the steady clock counts from.
        jumped: by how many microseconds the wall clock was set since this was asked last; mostly 0.
    """

    wall: Callable[[], int] = lambda: time.time_ns() // 1000
    steady: Callable[[], int] = lambda: time.monotonic_ns() // 1000
    boot: str = field(default_factory=this_boot)
    jumped: Callable[[], int] = lambda: 0

    def now(self) -> dict[str, str | int]:
        """Stamp one event."""
        return {"at": moment_text(self.wall()), "mono": self.steady(), "boot": self.boot}
