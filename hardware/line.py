"""The line to one device: it listens, says how alive it is, and comes back for ever.

One thread for each device does nothing but read, note the time, decode and hand over. Open is not alive: a
line is live while the device says something that can be read, stale after two seconds without, silent after
five. Of a device that speaks once a game nothing is known but that its port is open: then it is live.
When the port is gone the thread closes its own end and waits for it; each trouble is said once, and over only
when the device is heard again. A network line whose far end lost its power never says that it is gone: where
nothing comes from a device that speaks unasked, it is closed and dialled again, for ever. This is the only
place that tries again. Nothing is ever written to a device,
but where its house lets its codec ask: then what the codec asks, and nothing else.
"""

from __future__ import annotations

import contextlib
import errno
import os
import select
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import serial

from hardware.devices import Asking, Codec, Device
from hardware.precedence import go_first
from hardware.raw_log import RawLog
from hardware.readings import Heard, LineChanged, LineState, Reading, WarningKind, WheelWarning
from hardware.reconnecting import (
    LOSSES,
    Delays,
    Lost,
    Patience,
    Port,
    Trouble,
    Writable,
    broken,
    open_port,
    read_port,
)

Clock = Callable[[], int]
_AT_ONCE: Final = 1 << 16
_BRIM: Final = 4095
"""Bytes that the system gives of a line at most at once."""
_FLOWS: Final = 0.005
"""Seconds in which it brings up more of what waits behind them."""


def wall_clock() -> int:
    """UTC, microseconds since 1970."""
    return time.time_ns() // 1000


def steady_clock() -> int:
    """The machine's steady clock, microseconds."""
    return time.monotonic_ns() // 1000


class Line:
    """The thread that listens to one device."""

    def __init__(
        self,
        device: Device,
        codec: Codec,
        deliver: Callable[[Sequence[Reading]], None],
        *,
        raw_log: RawLog | None = None,
        may_write: bool = False,
        delays: Delays | None = None,
        clocks: tuple[Clock, Clock] = (wall_clock, steady_clock),
        opener: Callable[[Device, Delays], Port] = open_port,
    ) -> None:
        """Nothing happens before `start`.

        Args:
            device: what to listen to.
            codec: its codec, this line's own.
            deliver: takes what was read at once, in order, on the line's thread; it must not wait.
            raw_log: keeps every byte; started and stopped with the line.
            may_write: the house lets the codec write its requests to the device.
            delays: seconds, for tests.
            clocks: the wall clock (UTC) and the steady one, microseconds.
            opener: opens the port or raises `Lost`.
        """
        self._device = device
        self._codec = codec
        self._deliver = deliver
        self._raw_log = raw_log
        self._may_write = may_write
        self._delays = delays or Delays(stale=device.kind.stale, silent=device.kind.silent)
        self._wall, self._steady = clocks
        self._opener = opener
        self._patience = Patience(device, self._delays)
        self._dials_again = device.is_network and device.kind.heartbeat
        self._state: LineState | None = None
        self._reason = ""
        self._trouble: Trouble | None = None
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"line {device.name}", daemon=True)

    @property
    def codec(self) -> Codec:
        """The codec, whose `memory` may be read from any thread."""
        return self._codec

    @property
    def is_running(self) -> bool:
        """The thread lives."""
        return self._thread.is_alive()

    def start(self) -> None:
        """Begin to listen."""
        if self._raw_log is not None:
            self._raw_log.start()
        self._thread.start()

    def stop(self, timeout: float = 5.0) -> None:
        """Close the port and end the thread, within `timeout` seconds.

        Raises:
            TimeoutError: the port or the raw log's disk does not answer.
        """
        self._stopping.set()
        if self._thread.is_alive():
            self._thread.join(timeout)
        if self._raw_log is not None:
            self._raw_log.stop(timeout)
        if self._thread.is_alive():
            msg = f"The line to {self._device.name} did not end within {timeout:g} seconds: pull its cable."
            raise TimeoutError(msg)

    def _run(self) -> None:
        """Open, listen, lose, wait; a fault of the program is said before it ends the thread."""
        go_first()
        try:
            self._say(LineState.OPENING)
            while not self._stopping.is_set():
                try:
                    self._listen()
                except Lost as lost:
                    self._lose(lost)
                self._stopping.wait(self._patience.next())
            self._say(LineState.CLOSED)
        except Exception as fault:
            self._say(
                LineState.LOST, f"{self._device.name}: the listener failed ({fault!r}). Restart the program."
            )
            raise

    def _listen(self) -> None:
        """One connection, from its opening to its loss, its silence or our own closing."""
        port = self._opener(self._device, self._delays)
        try:
            self._codec.connected()
            if not self._device.kind.heartbeat:
                self._say(LineState.LIVE)
            read = _reading(port, self._delays.read)
            alive = came = self._steady()
            while not self._stopping.is_set():
                data = self._read(read)
                spoken = bool(data) and self._hear(data)
                now = self._steady()
                came = now if data else came
                if spoken:
                    alive = now
                elif self._dials_again and now - came >= self._delays.silent * 1e6:
                    return self._hang_up()
                else:
                    self._grow_silent((now - alive) / 1e6)
                self._ask(port)
                self._report_raw_log()
        finally:
            if self._raw_log is not None:
                self._raw_log.put(self._wall(), b"")
            # What is gone cannot be closed properly, and its loss is being reported already.
            with contextlib.suppress(*LOSSES):
                port.close()

    def _read(self, read: Callable[[], bytes]) -> bytes:
        """What has come; nothing if the time was up."""
        try:
            return read()
        except LOSSES as error:
            raise broken(self._device) from error

    def _hear(self, data: bytes) -> bool:
        """Decode and hand over; true if the device said something that could be read."""
        at, mono = self._wall(), self._steady()
        log = self._raw_log.put(at, data) if self._raw_log is not None else None
        readings = self._codec.feed(data, Heard(self._device.name, at, mono, log))
        if not readings:
            return False
        if self._state is not LineState.LIVE and self._device.kind.lives(readings):
            self._say(LineState.LIVE)
        self._deliver(readings)  # a table waits for it: all else comes after
        if self._raw_log is not None:
            self._raw_log.understood()
        spoken = self._device.kind.lives(readings)
        if spoken:
            self._patience.spoken()
        return spoken

    def _ask(self, port: Port) -> None:
        """Write what the codec asks, where the house lets it."""
        if not (self._may_write and isinstance(self._codec, Asking) and isinstance(port, Writable)):
            return
        requests = self._codec.requests()
        if not requests:
            return
        try:
            port.write(requests)
        except LOSSES as error:
            raise broken(self._device) from error

    def _grow_silent(self, seconds: float) -> None:
        """Nothing readable for so many seconds; without a heartbeat that means nothing."""
        if not self._device.kind.heartbeat or seconds < self._delays.stale:
            return
        name = self._device.name
        if seconds >= self._delays.silent:
            advice = "Check that it is switched on and that the cable is in; type the number meanwhile."
            self._say(
                LineState.SILENT, f"{name} is silent: nothing for {self._delays.silent:g} seconds. {advice}"
            )
        elif self._state is not LineState.SILENT:  # dialled again, it is silent until it is heard
            self._say(LineState.STALE, f"{name}: nothing heard for {self._delays.stale:g} seconds.")

    def _hang_up(self) -> None:
        """Nothing at all comes from the far end, which may know of this connection no more: said once."""
        reason = (
            f"{self._device.name}: nothing from {self._device.url} for {self._delays.silent:g} seconds. "
            "It is dialled again until it speaks: check that the device and its port server are on; "
            "type the number meanwhile."
        )
        if reason != self._reason:
            self._state = None
        self._say(LineState.SILENT, reason)

    def _report_raw_log(self) -> None:
        failure = self._raw_log.take_failure() if self._raw_log is not None else None
        if failure is not None:
            self._deliver([WheelWarning(self._now(), WarningKind.RAW_LOG, failure)])

    def _lose(self, lost: Lost) -> None:
        """Said once, and again only when there is something else to do about it."""
        if self._state is not LineState.LOST or lost.trouble is not self._trouble:
            self._trouble = lost.trouble
            self._state = None
            self._say(LineState.LOST, str(lost))

    def _say(self, state: LineState, reason: str = "") -> None:
        """Once for each change."""
        if state is not self._state:
            self._state, self._reason = state, reason
            self._deliver([LineChanged(self._now(), state, reason)])

    def _now(self) -> Heard:
        return Heard(self._device.name, self._wall(), self._steady())


def _reading(port: Port, seconds: float) -> Callable[[], bytes]:
    """How all that has come is taken from a port, at once.

    The serial library asks the system five times for a line of a device, and lets other threads in each time;
    where a port has a descriptor that can be waited for, two times are enough.
    """
    if os.name == "posix" and isinstance(port, serial.Serial):
        return partial(_read_descriptor, port.fileno(), seconds)
    return partial(read_port, port)


def _read_descriptor(descriptor: int, seconds: float) -> bytes:
    """All that waits: of a burst the system gives no more than a brimful at once, and it belongs together."""
    data = read = _read_once(descriptor, seconds)
    while len(read) >= _BRIM and len(data) < _AT_ONCE:
        read = _read_once(descriptor, _FLOWS)
        data += read
    return data


def _read_once(descriptor: int, seconds: float) -> bytes:
    ready, _, _ = select.select([descriptor], [], [], seconds)
    if not ready:
        return b""
    try:
        data = os.read(descriptor, _AT_ONCE)
    except BlockingIOError:  # it was ready for nothing
        return b""
    if not data:
        raise OSError(errno.EIO, os.strerror(errno.EIO))
    return data
