"""What this process holds in memory is read by nobody else: codes are typed into it.

On Linux a process that is not dumpable leaves no image of itself where it dies, and no other program of the
same user may trace it or read its memory; the administrator of the machine can. On other systems no image is
left where the limit holds. Programs that it starts are as any other: the kernel gives each its own, and what
they inherit, that no image is kept, none of them needs.
"""

from __future__ import annotations

import sys
from typing import Final

_SET_DUMPABLE: Final = 4
"""PR_SET_DUMPABLE of prctl(2)."""


def close_memory() -> None:
    """Close this process's memory to other programs of its user; what the system does not offer is left."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - Windows has none

    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415 - only here

        ctypes.CDLL(None).prctl(_SET_DUMPABLE, 0, 0, 0, 0)
