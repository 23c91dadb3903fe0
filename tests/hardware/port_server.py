"""A port server of the test's own: it speaks RFC 2217 on this machine, and a device is attached to it."""

from __future__ import annotations

import contextlib
import socket
import threading
from dataclasses import dataclass
from typing import cast

from serial import rfc2217


@dataclass
class AttachedPort:
    """The server's own serial port, as the listener sets it.

    Attributes:
        cleared: how often the listener threw away what was waiting; with it the opening ends.
    """

    baudrate: int = 115200
    bytesize: int = 8
    parity: str = "N"
    stopbits: float = 1
    xonxoff: bool = False
    rtscts: bool = False
    dtr: bool = False
    rts: bool = False
    break_condition: bool = False
    cts: bool = True
    dsr: bool = True
    ri: bool = False
    cd: bool = True
    cleared: int = 0

    def reset_input_buffer(self) -> None:
        """Nothing is kept here."""

    def reset_output_buffer(self) -> None:
        """The last thing that a listener asks when it opens."""
        self.cleared += 1


class _Peer:
    """One listener that is connected."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection, self.port = connection, AttachedPort()
        self._lock = threading.Lock()
        self.asked = b""
        self.manager = rfc2217.PortManager(cast("rfc2217.Serial", self.port), cast("rfc2217.Serial", self))
        self.thread = threading.Thread(target=self._run, name="port server", daemon=True)
        self.thread.start()

    def write(self, data: bytes) -> None:
        """To the network; whoever has gone hears no more."""
        with self._lock, contextlib.suppress(OSError):
            self.connection.sendall(data)

    def speak(self, data: bytes) -> None:
        """What the device says."""
        self.write(b"".join(self.manager.escape(data)))

    def _run(self) -> None:
        with contextlib.suppress(OSError):
            while data := self.connection.recv(1024):
                self.asked += b"".join(self.manager.filter(data))

    def end(self) -> None:
        with contextlib.suppress(OSError):
            self.connection.shutdown(socket.SHUT_RDWR)
        self.thread.join(5)
        self.connection.close()


class PortServer:
    """A cable like the simulated ports: plugged in the server is on, pulled it is off."""

    def __init__(self) -> None:
        self._number = 0
        self._server: socket.socket | None = None
        self._peer: _Peer | None = None

    @property
    def url(self) -> str:
        """What the listener opens."""
        return f"rfc2217://127.0.0.1:{self._number}"

    @property
    def settings(self) -> AttachedPort:
        """How the listener set the line."""
        assert self._peer is not None
        return self._peer.port

    def plug_in(self) -> None:
        """Switch the server on."""
        self.hang_up()
        self._server = socket.create_server(("127.0.0.1", self._number))
        self._server.settimeout(0)
        self._number = self._server.getsockname()[1]

    def hang_up(self) -> None:
        """Switch it off."""
        if self._peer is not None:
            self._peer.end()
        if self._server is not None:
            self._server.close()
        self._peer = self._server = None

    def is_open(self) -> bool:
        """Somebody has opened the port to the end."""
        if self._server is None:
            return False
        if self._peer is None:
            try:
                connection, _ = self._server.accept()
            except BlockingIOError:
                return False
            connection.settimeout(None)
            self._peer = _Peer(connection)
        return self._peer.thread.is_alive() and self._peer.port.cleared > 0

    def write(self, data: bytes) -> None:
        """The device speaks; what nobody listens to is lost."""
        if self.is_open() and self._peer is not None:
            self._peer.speak(data)

    def unread(self) -> int:
        """Not known of a socket."""
        return 0

    @property
    def asked(self) -> bytes:
        """What was written to the device itself; a listener writes nothing."""
        return self._peer.asked if self._peer is not None else b""
