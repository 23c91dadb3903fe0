"""Finding out what is attached to a port, for the settings: on a thread of its own, told as it goes."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final

from app.desks.croupier.settings.setup import Heard, Said
from hardware.recognising import Listening, recognised
from hardware.registry import device_kind
from hardware.shown import ShownLines

SECONDS: Final = 4.0
"""How long a port is listened to at each setting of its line."""


class Recognition:
    """Listens to one port at one setting after the other; it ends by itself."""

    def __init__(self, url: str, told: Callable[[Heard], None], seconds: float = SECONDS) -> None:
        """Nothing happens before `start`.

        Args:
            url: the port; no line may have it open.
            told: takes each thing as it comes, the kinds with the best first, and at last that it is over.
            seconds: how long at each setting.
        """
        self._url, self._told, self._seconds = url, told, seconds
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, name="recognition", daemon=True)

    def start(self) -> None:
        """Begin to listen; returns at once."""
        self._thread.start()

    def stop(self) -> None:
        """End it before its time; returns at once."""
        self._over.set()

    def join(self, timeout: float = 6.0) -> None:
        """Wait until the port is closed, at most so many seconds."""
        if self._thread.is_alive():
            self._thread.join(timeout)

    def _run(self) -> None:
        try:
            self._recognise()
        finally:
            self._told(Heard(Said.OVER))

    def _recognise(self) -> None:
        lines = ShownLines(lambda text: self._told(Heard(Said.BYTES, text)))
        found = recognised(
            self._url,
            Listening(
                self._seconds,
                tried=lambda settings: self._told(Heard(Said.TRIED, str(settings))),
                told=lines.take,
                over=self._over.is_set,
            ),
        )
        lines.end()
        for guess in found.guesses:
            options = found.options(device_kind(guess.kind))
            self._told(Heard(Said.GUESSED, guess.kind, options=options))
        if found.trouble:
            self._told(Heard(Said.LINE, found.trouble))
        elif not found.guesses:
            self._told(Heard(Said.UNKNOWN if found.came else Said.NOTHING))
