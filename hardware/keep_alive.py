"""A network line is asked by the system whether its far end is still there, though the device says nothing.

Whoever lost its power hangs up on nobody. A device that speaks unasked is missed by its silence; of one that
speaks once a game only this tells that its port server is gone.
"""

from __future__ import annotations

import socket
from typing import Final

import serial

_TIMES: Final = {"TCP_KEEPIDLE": 5, "TCP_KEEPALIVE": 5, "TCP_KEEPINTVL": 3, "TCP_KEEPCNT": 3}
"""Seconds of silence before it is asked (under two names), seconds between two questions, questions."""


def keep_alive(port: serial.SerialBase) -> None:
    """Have the system end this connection where its far end answers no more, within a quarter of a minute.

    Args:
        port: just opened; what is no connection of a network stays as it is.

    Raises:
        OSError: the connection is gone already.
    """
    wire = getattr(port, "_socket", None)  # the serial library has no other way to it
    if not isinstance(wire, socket.socket):
        return
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in _TIMES.items():
        option = getattr(socket, name, None)  # not every system lets all of them be set
        if option is not None:
            wire.setsockopt(socket.IPPROTO_TCP, option, value)
