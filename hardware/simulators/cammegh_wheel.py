"""A simulated wheel, or another device with a script, that plays whole games into a simulated port."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

from hardware.simulators.script import DeviceScript, PlayedGame, Step
from hardware.simulators.waiting import SimulatedPort, wait_until_open, wait_until_read

UNPLUGGED = 1.0
"""Seconds for which the cable is out when a step pulls it."""
_PATIENCE = 5.0
"""Seconds in which a listener reads what was said, and comes back after the cable was pulled."""


class SimulatedWheel:
    """A device on its own thread; it plays until its numbers end or it is stopped."""

    def __init__(
        self,
        port: SimulatedPort,
        script: DeviceScript,
        numbers: Iterator[int],
        *,
        speed: float = 1.0,
        sleep: Callable[[float], object] | None = None,
        may_throw: Callable[[], bool] = lambda: True,
        played: Callable[[PlayedGame], None] = lambda _game: None,
    ) -> None:
        """Nothing happens before `start`.

        Args:
            port: where it speaks; plugged in by `start`, pulled by `stop`.
            script: the device itself.
            numbers: where the ball falls, game by game.
            speed: how much faster than a real wheel.
            sleep: waits so many seconds; by default until then or `stop`.
            may_throw: asked before each game; the wheel waits in "place bets" until it answers yes.
            played: told of each game once it has been played, on the wheel's thread.
        """
        self._port = port
        self._script = script
        self._numbers = numbers
        self._speed = speed
        self._stopping = threading.Event()
        self._sleep = sleep or self._stopping.wait
        self._may_throw = may_throw
        self._played = played
        self._next_fault: str | None = None
        self._thread = threading.Thread(target=self._run, name="simulated wheel", daemon=True)

    @property
    def url(self) -> str:
        """What the listener opens; known once started."""
        return self._port.url

    @property
    def is_running(self) -> bool:
        """It still plays."""
        return self._thread.is_alive()

    def misbehave(self, fault: str) -> None:
        """Go wrong in the next game."""
        self._next_fault = fault

    def start(self) -> None:
        """Plug the cable in and play."""
        self._port.plug_in()
        self._thread.start()

    def play(self) -> None:
        """Play all its games on the caller's own thread, into a port that is plugged in."""
        self._run()

    def stop(self, timeout: float = 5.0) -> None:
        """Stop playing and pull the cable.

        Raises:
            TimeoutError: the thread did not end in `timeout` seconds.
        """
        self._stopping.set()
        if self._thread.is_alive():
            self._thread.join(timeout)
        self._port.hang_up()
        if self._thread.is_alive():
            msg = f"The simulated wheel did not stop within {timeout:g} seconds."
            raise TimeoutError(msg)

    def _run(self) -> None:
        for number in self._numbers:
            while not self._stopping.is_set() and not self._may_throw():
                self._do(self._script.idle())
            fault, self._next_fault = self._next_fault, None
            game = self._script.play(number, fault)
            for step in game.steps:
                if self._stopping.is_set():
                    return
                self._do(step)
            self._played(game)

    def _do(self, step: Step) -> None:
        """One step, after its time."""
        self._sleep(step.after / self._speed)
        if self._stopping.is_set():
            return
        if step.hang_up:
            listened = wait_until_read(self._port, _PATIENCE)
            self._port.hang_up()
            self._sleep(UNPLUGGED / self._speed)
            self._port.plug_in()
            if listened:
                wait_until_open(self._port, _PATIENCE)
        else:
            self._port.write(step.data)
