"""A cable made of a pseudo-terminal: plugging in makes the port appear, closing our end pulls it out."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import termios
import tty
from pathlib import Path

_LOOK = 0.01
"""Seconds."""


class PseudoTerminal:
    """A pseudo-terminal, if wished behind a symbolic link whose name outlives each plugging in."""

    def __init__(self, link: Path | None = None) -> None:
        """Nothing is plugged in yet.

        Args:
            link: where the port is to appear; what is there already must be a link.

        Raises:
            FileExistsError: something else is there.
        """
        if link is not None and link.exists() and not link.is_symlink():
            msg = f"{link} exists and is no link: give another name for the simulated port."
            raise FileExistsError(msg)
        self._link = link
        self._path = ""
        self._master: int | None = None

    @property
    def url(self) -> str:
        """What the listener opens."""
        return str(self._link) if self._link is not None else self._path

    def plug_in(self) -> None:
        """Make the port appear, at first with nobody listening."""
        self.hang_up()
        master, slave = pty.openpty()
        tty.setraw(slave)
        self._path = os.ttyname(slave)
        os.close(slave)
        os.set_blocking(master, False)
        self._master = master
        if self._link is not None:
            fresh = self._link.with_name(self._link.name + ".new")
            fresh.unlink(missing_ok=True)
            fresh.symlink_to(self._path)
            fresh.replace(self._link)

    def hang_up(self) -> None:
        """Pull the cable."""
        if self._master is None:
            return
        if self._link is not None:
            self._link.unlink(missing_ok=True)
        master, self._master = self._master, None
        os.close(master)

    def is_open(self) -> bool:
        """Somebody listens: the system reports a hang-up while nobody does."""
        if self._master is None:
            return False
        poll = select.poll()
        poll.register(self._master, 0)
        return not poll.poll(0)

    def write(self, data: bytes) -> None:
        """Speak; waits while the listener does not read, and gives up when nobody listens."""
        rest = memoryview(data)
        while rest and self._master is not None and self.is_open():
            try:
                rest = rest[os.write(self._master, rest) :]
            except BlockingIOError:
                select.select([], [self._master], [], _LOOK)

    def heard(self) -> bytes:
        """What the listener wrote to us; a listener that only listens writes nothing."""
        if self._master is None:
            return b""
        try:
            return os.read(self._master, 4096)
        except BlockingIOError:
            return b""

    def unread(self) -> int:
        """Bytes in the terminal's queue."""
        if self._master is None:
            return 0
        slave = os.open(self._path, os.O_RDONLY | os.O_NOCTTY | os.O_NONBLOCK)
        try:
            answer = fcntl.ioctl(slave, termios.FIONREAD, struct.pack("i", 0))
        finally:
            os.close(slave)
        return int(struct.unpack("i", answer)[0])
