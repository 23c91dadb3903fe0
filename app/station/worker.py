"""A thread that works whenever it is woken, and that ends when it is told to."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final

_PATIENCE: Final = 10.0


class Worker:
    """Wakes a thread of its own, and ends it."""

    def __init__(self, name: str) -> None:
        """Nothing runs before `start`.

        Args:
            name: of the thread.
        """
        self._name: Final = name
        self._wake, self._stopping = threading.Event(), threading.Event()
        self._thread: threading.Thread | None = None

    def start(self, run: Callable[[], None]) -> None:
        """Begin to run; what runs asks `woken` whether it goes on."""
        self._thread = threading.Thread(target=run, name=self._name, daemon=True)
        self._thread.start()

    def wake(self) -> None:
        """Say that there is something to do; returns at once."""
        self._wake.set()

    def stop(self, patience: float = _PATIENCE) -> bool:
        """End, once what is being done just now is done.

        Args:
            patience: seconds that this may take; what the disk never lets go is left.

        Returns:
            Whether it has ended.
        """
        self._stopping.set()
        self._wake.set()
        if self._thread is None:
            return True
        self._thread.join(patience)
        return not self._thread.is_alive()

    def stopping(self) -> bool:
        """Whether it is to end: for whatever takes long."""
        return self._stopping.is_set()

    def woken(self, at_most: float | None = None) -> bool:
        """Wait until there is something to do; on the worker's thread.

        The waking is taken back before the end is asked for: whoever is told to end after that is woken.

        Args:
            at_most: seconds; None waits for as long as it takes.

        Returns:
            False where it is to end.
        """
        self._wake.wait(at_most)
        self._wake.clear()
        return not self._stopping.is_set()
