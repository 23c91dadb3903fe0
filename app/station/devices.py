"""The devices as the settings see them: which ports are there, and what comes in on one of them.

All of it happens on threads of its own; whoever asked is told there, and must not wait.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from app.desks.croupier.settings.setup import Heard, PortSeen, Said
from app.table.troubles import Trouble
from hardware import readings
from hardware.devices import Device, DeviceKind
from hardware.readings import Reading
from hardware.registry import KINDS, device_kind
from hardware.serial_ports import SerialPort, same_port, serial_ports
from hardware.shown import ShownLines

if TYPE_CHECKING:
    from app.station.recognition import Recognition
    from hardware.trial import Trial

SECONDS: Final = 10.0
"""How long a port is listened to."""


class StationDevices:
    """Looks for ports, and listens to one at a time."""

    def __init__(
        self,
        in_use: Sequence[str] = (),
        *,
        configured: DeviceKind | None = None,
        second: DeviceKind | None = None,
        seconds: float = SECONDS,
        ports: Callable[[], Sequence[SerialPort]] = serial_ports,
    ) -> None:
        """Nothing is opened yet.

        Args:
            in_use: the ports that the table itself listens to.
            configured: the first reader's kind as this house has set it; the others are as usual.
            second: the second reader's.
            seconds: how long a port is listened to, and at each setting to recognise what is attached.
            ports: lists the ports.
        """
        self._in_use, self._seconds, self._ports = tuple(in_use), seconds, ports
        self._configured = configured, second
        self._trial: Trial | Recognition | None = None
        self._lock = threading.Lock()

    @property
    def kinds(self) -> Sequence[str]:
        """The kinds that can be spoken to, in the order of the registry."""
        return tuple(KINDS)

    def look(self, told: Callable[[tuple[PortSeen, ...]], None]) -> None:
        """Tell which ports are there, on another thread."""

        def find() -> None:
            told(tuple(PortSeen(*port) for port in self._ports()))

        threading.Thread(target=find, name="serial ports", daemon=True).start()

    def is_in_use(self, url: str) -> bool:
        """Whether the table itself listens to this port."""
        return any(same_port(url, used) for used in self._in_use)

    def listen(self, url: str, kind: str, told: Callable[[Heard], None], *, second: bool = False) -> None:
        """Listen for some seconds and tell what comes in, on other threads.

        Args:
            url: the port; not the one that the table listens to.
            kind: the kind of device, as the registry names it.
            told: takes each thing as it comes, and at last that it is over.
            second: it is the second reader, and set as that is.

        Raises:
            ValueError: the table listens to this port itself.
            UnknownKindError: there is no such kind of device.
        """
        from hardware.trial import Trial  # noqa: PLC0415 - when a port is first listened to

        self._check_free(url)
        device = Device("wheel", self._kind(kind, second=second), url)
        lines = ShownLines(lambda text: told(Heard(Said.BYTES, text)))

        def read(said: Sequence[Reading]) -> None:
            for reading in said:
                told(_heard(reading))

        def over() -> None:
            lines.end()
            told(Heard(Said.OVER))

        self._next(
            Trial(device, seconds=self._seconds, bytes_told=lines.take, readings_told=read, ended=over)
        )

    def recognise(self, url: str, told: Callable[[Heard], None]) -> None:
        """Find out what is attached to a port, and tell it, on another thread.

        Args:
            url: the port; not one that the table listens to.
            told: takes each thing as it comes, and at last that it is over.

        Raises:
            ValueError: the table listens to this port itself.
        """
        from app.station import recognition  # noqa: PLC0415 - when a port is first listened to

        self._check_free(url)
        self._next(recognition.Recognition(url, told, min(self._seconds, recognition.SECONDS)))

    def _check_free(self, url: str) -> None:
        if self.is_in_use(url):
            raise ValueError(f"the table listens to {url} itself")

    def _next(self, trial: Trial | Recognition) -> None:
        with self._lock:
            before, self._trial = self._trial, trial
        threading.Thread(target=_after, args=(before, trial), name="next trial", daemon=True).start()

    def _kind(self, name: str, *, second: bool = False) -> DeviceKind:
        configured = self._configured[second]
        return configured if configured is not None and configured.name == name else device_kind(name)

    def stop(self) -> None:
        """Stop listening; returns at once."""
        with self._lock:
            trial = self._trial
        if trial is not None:
            trial.stop()

    def close(self) -> None:
        """Stop listening, and wait until the port is closed."""
        self.stop()
        with self._lock:
            trial = self._trial
        if trial is not None:
            trial.join()


def _after(before: Trial | Recognition | None, trial: Trial | Recognition) -> None:
    """Begin a trial when the one before it has closed its port, which may be the same."""
    if before is not None:
        before.stop()
        before.join()
    trial.start()


_OfDraw = (
    readings.TumblerSeen
    | readings.BallsLoaded
    | readings.DrumMoved
    | readings.DrumTurned
    | readings.BallUnread
    | readings.BallTakenBack
)
_Told = (
    readings.Number
    | readings.Candidate
    | readings.BallDrawn
    | readings.Conflict
    | readings.GameVoid
    | readings.WheelWarning
    | _OfDraw
)


def _heard(reading: Reading) -> Heard:
    """Say a reading without its wire."""
    match reading:
        case readings.LineChanged(state=state, reason=reason):
            return Heard(Said.LINE, reason or state.value)
        case readings.WheelSeen(phase=phase, speed=speed):
            return Heard(Said.SPEED, phase.value, speed)
        case readings.PhaseSeen(phase=phase):
            return Heard(Said.PHASE, phase.value)
        case _:
            return _of_game(reading)


def _of_game(reading: _Told) -> Heard:
    match reading:
        case readings.Number(number=number):
            return Heard(Said.NUMBER, number=number)
        case readings.Candidate(number=number, reason=reason):
            return Heard(Said.CANDIDATE, reason, number)
        case readings.BallDrawn(number=number):
            return Heard(Said.DRAWN, number=number)
        case readings.Conflict(numbers=numbers):
            return Heard(Said.CONFLICT, ", ".join(map(str, numbers)))
        case readings.GameVoid(cause=cause):
            return Heard(Said.VOID, cause.value)
        case readings.WheelWarning(kind=kind, detail=detail):
            return Heard(Said.WARNING, detail or kind.value)
        case _:
            return _of_draw(reading)


def _of_draw(reading: _OfDraw) -> Heard:
    match reading:
        case readings.TumblerSeen(drum=drum) | readings.DrumMoved(drum=drum):
            return Heard(Said.DRAW, drum.value)
        case readings.DrumTurned(turning=turning, turns=turns):
            return Heard(Said.TURNED, turning.value, number=turns)
        case readings.BallsLoaded(balls=balls):
            return Heard(Said.LOADED, number=balls)
        case readings.BallUnread(cause=cause):
            return Heard(Said.WARNING, Trouble.RESULT_UNREAD.english(cause=cause))
        case readings.BallTakenBack(number=number):
            return Heard(Said.TAKEN_BACK, number=number)
