"""The threads that a number passes through come before the windows that are being drawn."""

from __future__ import annotations

import os
import threading
from typing import Final

_LOWEST: Final = 1
"""The least of the system's real-time priorities: before every ordinary thread, behind the system's own."""

_BEHIND: Final = 10
"""How far behind the others a thread stands that nobody waits for; the system's own scale goes to 19."""


def go_last() -> bool:
    """Let the calling thread stand behind all others: what it does has time.

    Returns:
        Whether the system allows it; on others than Linux a thread takes its turn like any other.
    """
    if not hasattr(os, "setpriority") or not hasattr(os, "sched_setscheduler"):
        return False
    try:
        own = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, own, os.getpriority(os.PRIO_PROCESS, own) + _BEHIND)
    except OSError:
        return False
    return True


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
