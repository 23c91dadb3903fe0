"""A cable made of a local socket, for systems without pseudo-terminals."""

from __future__ import annotations

import socket


class LocalSocket:
    """One listener at a time on a port of this machine; the port's number stays when the cable is pulled."""

    def __init__(self) -> None:
        self._number = 0
        self._server: socket.socket | None = None
        self._peer: socket.socket | None = None

    @property
    def url(self) -> str:
        """What the listener opens."""
        return f"socket://127.0.0.1:{self._number}"

    def plug_in(self) -> None:
        """Wait for a listener."""
        self.hang_up()
        self._server = socket.create_server(("127.0.0.1", self._number))
        self._server.settimeout(0)
        self._number = self._server.getsockname()[1]

    def hang_up(self) -> None:
        """Pull the cable."""
        for end in (self._peer, self._server):
            if end is not None:
                end.close()
        self._peer = self._server = None

    def is_open(self) -> bool:
        """Somebody is connected and has not gone."""
        if self._server is None:
            return False
        if self._peer is None:
            try:
                self._peer, _ = self._server.accept()
            except BlockingIOError:
                return False
            self._peer.settimeout(5)
        return self._peer_stays(self._peer)

    def _peer_stays(self, peer: socket.socket) -> bool:
        """A peer that has gone reads as the end of its bytes; it never sends any."""
        peer.settimeout(0)
        try:
            gone = peer.recv(1) == b""
        except BlockingIOError:
            gone = False
        except OSError:
            gone = True
        if gone:
            peer.close()
            self._peer = None
        else:
            peer.settimeout(5)
        return not gone

    def write(self, data: bytes) -> None:
        """Speak; what nobody listens to is lost."""
        if self.is_open() and self._peer is not None:
            try:
                self._peer.sendall(data)
            except OSError:
                self._peer.close()
                self._peer = None

    def unread(self) -> int:
        """Not known of a socket; those who wait for it wait a little longer besides."""
        return 0
