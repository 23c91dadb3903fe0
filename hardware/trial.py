"""Listening to a port for a few seconds, to see what comes in before a table depends on it.

The same line, codec and sentences as at a table; beside what is read, the bytes are told as they come.
Nothing is written to the device, and nothing is kept.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence

from hardware.devices import Device
from hardware.line import Line
from hardware.readings import Reading
from hardware.reconnecting import Delays, Port, open_port


class Trial:
    """One trial, on threads of its own; it ends by itself."""

    def __init__(
        self,
        device: Device,
        *,
        seconds: float,
        bytes_told: Callable[[bytes], None],
        readings_told: Callable[[Sequence[Reading]], None],
        ended: Callable[[], None],
        opener: Callable[[Device, Delays], Port] = open_port,
    ) -> None:
        """Nothing happens before `start`.

        Args:
            device: what to listen to; no other line may have its port open.
            seconds: how long.
            bytes_told: takes the bytes as they come, on the line's thread.
            readings_told: takes what they say, on the line's thread.
            ended: told once, when the port is closed again.
            opener: opens the port or raises `Lost`.
        """
        self._seconds, self._ended = seconds, ended
        self._over = threading.Event()

        def listened(device: Device, delays: Delays) -> Port:
            return _Overheard(opener(device, delays), bytes_told)

        self._line = Line(device, device.kind.codec(None), readings_told, opener=listened)
        self._thread = threading.Thread(target=self._run, name=f"trial {device.name}", daemon=True)

    def start(self) -> None:
        """Begin to listen; returns at once."""
        self._thread.start()

    def stop(self) -> None:
        """End it before its time; returns at once, and `ended` is told when the port is closed."""
        self._over.set()

    def join(self, timeout: float = 6.0) -> None:
        """Wait until the port is closed, at most so many seconds."""
        if self._thread.is_alive():
            self._thread.join(timeout)

    def _run(self) -> None:
        self._line.start()
        self._over.wait(self._seconds)
        try:
            self._line.stop()
        finally:
            self._ended()


class _Overheard:
    """A port whose bytes are told to somebody else too."""

    def __init__(self, port: Port, told: Callable[[bytes], None]) -> None:
        self._port, self._told = port, told

    @property
    def in_waiting(self) -> int:
        return self._port.in_waiting

    def read(self, size: int = 1, /) -> bytes:
        data = self._port.read(size)
        if data:
            self._told(data)
        return data

    def close(self) -> None:
        self._port.close()
