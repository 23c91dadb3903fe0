"""In how many minutes another dealer is expected: one touch, from now (rules 8)."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.theme import Scale
from app.desks.common.touch import TouchButton

_OFFERED: Final = (5, 10, 15, 20, 30, 40, 45, 60)
COLUMNS: Final = 3


def due_words(minutes: int) -> str:
    """Say in how many minutes he comes."""
    return tr("fra {minutes} min").format(minutes=minutes)


class DueKeys:
    """The keys; the last one says that nobody knows.

    Attributes:
        buttons: all of them.
    """

    def __init__(
        self, scale: Scale, parent: QWidget, said: Callable[[str], None], now: Callable[[], datetime]
    ) -> None:
        """Ask nothing yet.

        Args:
            scale: of the window.
            parent: what the keys lie on.
            said: takes the time that was touched, UTC, ISO 8601; empty where nobody knows.
            now: the time.
        """
        self._said, self._now = said, now
        self.offered = {minutes: TouchButton(scale, parent) for minutes in _OFFERED}
        self.unknown = TouchButton(scale, parent)
        self.buttons = [*self.offered.values(), self.unknown]
        for minutes, button in self.offered.items():
            button.clicked.connect(partial(self._touched, minutes))
        self.unknown.clicked.connect(lambda: said(""))

    def say(self) -> None:
        """Write on the keys, in the language that is spoken."""
        for minutes, button in self.offered.items():
            button.say(due_words(minutes))
        self.unknown.say(tr("Non si sa"))

    def _touched(self, minutes: int) -> None:
        due = self._now() + timedelta(minutes=minutes)
        self._said(due.strftime("%Y-%m-%dT%H:%M:%SZ"))
