"""The far end of a cable, and when it may be spoken into or pulled.

A simulated port behaves like a plugged cable, but for three things that every simulator has to mind: bytes
written before the other side opened are lost, so are bytes not yet read when we hang up, and some 16 KB
unread make the writer wait.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

OPENED = 0.1
"""Seconds after an opening in which the listener may still throw away what has come."""
READ = 0.3
"""Seconds after the queue is empty until everything has surely been read."""
_LOOK = 0.01
"""Seconds between two looks."""


class SimulatedPort(Protocol):
    """What a simulated device speaks into."""

    @property
    def url(self) -> str:
        """What the listener opens."""
        ...

    def plug_in(self) -> None:
        """Make the port appear."""
        ...

    def hang_up(self) -> None:
        """Pull the cable: the port is gone, with every byte that was not read."""
        ...

    def is_open(self) -> bool:
        """Somebody listens."""
        ...

    def write(self, data: bytes) -> None:
        """Speak; what nobody listens to is lost, as on a cable."""
        ...

    def unread(self) -> int:
        """Bytes written and not yet read, as far as one can know."""
        ...


def wait_until_open(port: SimulatedPort, timeout: float) -> bool:
    """Wait until somebody listens and has settled; false after `timeout` seconds."""
    if not _wait(port.is_open, timeout):
        return False
    time.sleep(OPENED)
    return port.is_open()


def wait_until_read(port: SimulatedPort, timeout: float) -> bool:
    """Wait until everything written was read; false after `timeout` seconds, or if nobody listens."""
    if not _wait(lambda: port.unread() == 0 or not port.is_open(), timeout):
        return False
    time.sleep(READ)
    return port.unread() == 0 and port.is_open()


def _wait(met: Callable[[], bool], timeout: float) -> bool:
    end = time.monotonic() + timeout
    while not met():
        if time.monotonic() > end:
            return False
        time.sleep(_LOOK)
    return True
