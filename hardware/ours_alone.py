"""A port that is listened to is refused to every other program: who reads along takes bytes away."""

from __future__ import annotations

import os
import sys
from typing import Final

import serial

if sys.platform != "win32":
    import fcntl
    import termios

_FAR_ENDS: Final = "/dev/pts/"
"""Where pseudo-terminals lie: whoever simulates a device must be able to look into its port."""


def keep_others_away(port: serial.SerialBase, far_ends: str = _FAR_ENDS) -> None:
    """Have the system refuse this port to whoever wants to open it too, until it is closed.

    The lock that the serial library takes is heeded only by programs that ask for it. Windows gives a port to
    one program alone; the superuser is never refused.

    Args:
        port: just opened; what is no device of this machine stays as it is.
        far_ends: paths that begin so stay as they are.

    Raises:
        OSError: the port is gone already.
    """
    if sys.platform == "win32" or not isinstance(port, serial.Serial):
        return
    descriptor = port.fileno()
    if not os.ttyname(descriptor).startswith(far_ends):
        fcntl.ioctl(descriptor, termios.TIOCEXCL)
