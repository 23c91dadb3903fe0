"""Tells a key that is let go from one that stays down.

A key is known by its place on the keyboard: where Shift is let go first, `+` goes up as `=`.
A system repeats a key that is held, as released and pressed again at the same moment, and does not always say
that it is a repeat. So a key that goes up counts a moment later, unless it is down again by then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from app.desks.common.second_touch import SECOND_TOUCH

_AT_ONCE: Final = 5
"""Milliseconds between up and down within which no hand presses a key again."""
_TOUCHES: Final = frozenset(
    {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin}
)
_WAIT: Final = 15
"""Milliseconds until a key that went up counts: the press of a repeat is there by then."""


class Down(NamedTuple):
    """A key that went down.

    Attributes:
        key: Qt's number of it.
        modifiers: what was held with it then.
        began: what it was pressed for.
        at: when it went down, and when it went up, in milliseconds.
    """

    key: int
    modifiers: Qt.KeyboardModifier
    began: object
    at: tuple[int, int] = (0, 0)


class HeldKeys(QObject):
    """Remembers which keys are down, and hands on those that were let go, in their order."""

    def __init__(
        self,
        parent: QObject,
        count: Callable[[Down], None],
        now: Callable[[int, Qt.KeyboardModifier], object] | None = None,
    ) -> None:
        """Nothing is down.

        Args:
            parent: what it ends with.
            count: takes a key that was let go.
            now: tells what a key is pressed for, with what is held; not asked where None.
        """
        super().__init__(parent)
        self._count = count
        self._now = now
        self._down: dict[int, Down] = {}
        self._up_at: dict[int, int] = {}
        self._waiting: Down | None = None
        self._waits_at = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_WAIT)
        self._timer.timeout.connect(self._settle)

    def press(self, event: QKeyEvent) -> None:
        """Remember a key that went down; a repeat is the same key, still down."""
        if event.isAutoRepeat():
            return
        place = _place(event)
        if self._stays_down(event):
            if self._waiting is not None and self._waits_at == place:
                self._timer.stop()
                self._look_out(waits=False)
                self._down[place], self._waiting = self._waiting, None
            return  # one that counted already counts no more until it was really let go
        self._settle()  # before it is asked what this one is pressed for
        at = SECOND_TOUCH.time_of(event)
        began = None if self._now is None else self._now(event.key(), event.modifiers())
        self._down[place] = Down(event.key(), event.modifiers(), began, (at, at))

    def release(self, event: QKeyEvent) -> None:
        """Let a key count that went up, unless it is down again at once."""
        if event.isAutoRepeat():
            return
        self._settle()
        self._waits_at = _place(event)
        self._up_at[self._waits_at] = event.timestamp()
        down = self._down.pop(self._waits_at, None)
        at = SECOND_TOUCH.time_of(event)
        self._waiting = None if down is None else down._replace(at=(down.at[0], at))
        if event.timestamp():
            self._timer.start()
            self._look_out(waits=True)
        else:  # made by a program, that repeats nothing
            self._settle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A touch that follows a key finds done what the key says."""
        if event.type() in _TOUCHES:
            self._settle()
        return super().eventFilter(watched, event)

    def forget(self) -> None:
        """Forget what was down: the keyboard went elsewhere."""
        self._timer.stop()
        self._look_out(waits=False)
        self._down.clear()
        self._waiting = None

    def _stays_down(self, event: QKeyEvent) -> bool:
        up_at = self._up_at.get(_place(event), 0)
        return up_at > 0 and 0 <= event.timestamp() - up_at <= _AT_ONCE

    def _look_out(self, *, waits: bool) -> None:
        """Look at every event of the program for the moment in which a key waits, and no longer."""
        program = QCoreApplication.instance()
        if program is None:
            return
        if waits:
            program.installEventFilter(self)
        else:
            program.removeEventFilter(self)

    def _settle(self) -> None:
        """Hand on what waits."""
        self._timer.stop()
        self._look_out(waits=False)
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            self._count(waiting)


def _place(event: QKeyEvent) -> int:
    """Where on the keyboard a key is; what it means there where the system does not say."""
    return event.nativeScanCode() or event.key()
