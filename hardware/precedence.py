"""The threads that a number passes through come before the windows that are being drawn."""

from __future__ import annotations

import os
from typing import Final

_LOWEST: Final = 1
"""The least of the system's real-time priorities: before every ordinary thread, behind the system's own."""


def go_first() -> bool:
    """Let the calling thread run as soon as it has something to do; what it starts does not inherit that.

    A painting window may otherwise keep a number waiting for a millisecond or two: the system wakes the
    thread on the window's processor and lets the window finish its turn.

    Returns:
        Whether the system allows it. Where it does not (other systems than Linux, or a user without the right
        to real-time priorities) the thread takes its turn like any other, and nothing is lost but time.
    """
    if not hasattr(os, "sched_setscheduler"):
        return False
    try:
        os.sched_setscheduler(0, os.SCHED_FIFO | os.SCHED_RESET_ON_FORK, os.sched_param(_LOWEST))
    except PermissionError:
        return False
    return True
