"""For a moment after a touch its place does nothing else than it did: a hasty second touch meant the first.

Whoever touches twice has not seen what came under the finger meanwhile: another key, a page that opened or
closed, a row that moved up, the same key that asks once more. One rule holds for everything that is touched,
whoever draws it. A touch that means the same again (the next payment, one piece more, the next digit) waits
for nothing. What the wheel brings, a throw or a number, is as quick: for that moment
a place takes no touch for a key that came there in another's stead.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, Protocol

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QInputEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

HASTE: Final = 800
"""Milliseconds."""
_OWN: Final = 300
"""Milliseconds after a touch in which what changes is what that touch did."""


class Stood(NamedTuple):
    """What a finger would have reached near a touch.

    Attributes:
        thing: that was there.
        room: where in its window.
        meaning: of a touch on it.
    """

    thing: object
    room: QRect
    meaning: object


class Touchable(Protocol):
    """Something that is touched and can say what a touch on it means now."""

    def meaning(self) -> object:
        """Say what a touch does now, to be compared with what it does later."""


class _Touch(NamedTuple):
    """A touch that counted, in one window.

    Attributes:
        stood: all that could be reached near it before it did anything.
        at: milliseconds.
    """

    window: int
    where: QPoint
    at: int
    stood: tuple[Stood, ...]


class _Came(NamedTuple):
    """What came by itself, in one window.

    Attributes:
        at: milliseconds.
        keys: that stood there before it, each with its name.
    """

    window: int
    at: int
    keys: tuple[tuple[Stood, str], ...]


class SecondTouch:
    """Remembers the touches of a moment, and tells which one was meant for what is there no more.

    Attributes:
        time_of: tells when a touch or a key was, in milliseconds.
        clock: tells what time it is now, in milliseconds.
        counted: how many touches counted.
    """

    def __init__(
        self,
        time_of: Callable[[QInputEvent], int] = QInputEvent.timestamp,
        clock: Callable[[], int] = lambda: time.monotonic_ns() // 1_000_000,
    ) -> None:
        self.time_of, self.clock = time_of, clock
        self.counted = 0
        self._touches: list[_Touch] = []
        self._last = -HASTE
        self._came: _Came | None = None

    def comes(self, window: QWidget) -> None:
        """Remember which keys stand in a window before something is drawn that came by itself.

        Args:
            window: as it is before.
        """
        now = self.clock()
        if now - self._last < _OWN:
            return
        shown = (key for key in window.findChildren(QAbstractButton) if key.isVisible())
        stood = ((_stood(key, window), key.accessibleName()) for key in shown)
        self._came = _Came(id(window), now, tuple((each, name) for each, name in stood if each is not None))

    def _came_under(self, here: Stood, window: QWidget, where: QPoint, now: int) -> bool:
        """Whether another key stood at a place until something came by itself, a moment ago."""
        came = self._came
        if came is None or came.window != id(window) or now - came.at >= HASTE:
            return False
        there = [(stood, name) for stood, name in came.keys if stood.room.contains(where)]
        named = here.thing.accessibleName() if isinstance(here.thing, QWidget) else ""
        return bool(there) and not any(
            stood.thing is here.thing and (stood.meaning == here.meaning or name == named)
            for stood, name in there
        )

    def is_hasty(self, widget: QWidget, event: QMouseEvent, near: int) -> bool:
        """Tell whether a finger that comes down now meant what stood there a moment ago; else remember it.

        Args:
            widget: that it comes down on; where it is not touchable, nothing is there to be hasty about.
            event: tells where and when.
            near: pixels within which two touches are of one place.
        """
        window, at, now = widget.window(), self.time_of(event), self.clock()
        where = widget.mapTo(window, event.position().toPoint())
        self._touches = [touch for touch in self._touches if 0 <= at - touch.at < HASTE]
        here = _stood(widget, window)
        if here is not None and self._came_under(here, window, where, now):
            return True
        if here is not None and any(
            touch.window == id(window)
            and (where - touch.where).manhattanLength() < near
            and self._changed(touch, here, where)
            for touch in self._touches
        ):
            return True
        self.counted += 1
        self._last = now
        self._touches.append(_Touch(id(window), where, at, tuple(_reached(window, where, near))))
        return False

    def _changed(self, touch: _Touch, here: Stood, where: QPoint) -> bool:
        """Whether this place did not mean this when it was touched.

        A key that says something else now was not meant before, unless the hand has been elsewhere since:
        it went and came back, as for "minus", a place, and "minus" again.
        """
        there = [stood for stood in touch.stood if stood.room.contains(where)]
        same = [stood for stood in there if stood.thing is here.thing]
        if same and touch is not self._touches[-1]:
            return False
        return not any(stood.meaning == here.meaning for stood in same)

    def lifted(self, event: QMouseEvent) -> None:
        """Count the moment from when the finger goes up."""
        if self._touches:
            self._touches[-1] = self._touches[-1]._replace(at=self.time_of(event))


def _stood(widget: QWidget | None, window: QWidget) -> Stood | None:
    meaning = getattr(widget, "meaning", None)
    if widget is None or not callable(meaning):
        return None
    return Stood(widget, QRect(widget.mapTo(window, QPoint()), widget.size()), meaning())


def _reached(window: QWidget, where: QPoint, near: int) -> Iterable[Stood]:
    """Find what a finger would reach round a place; nothing that is touched is smaller than the steps."""
    found: dict[int, Stood] = {}
    for across in range(-near, near + 1, near // 2):
        for down in range(-near, near + 1, near // 2):
            widget = window.childAt(where + QPoint(across, down))
            stood = None if widget is None or id(widget) in found else _stood(widget, window)
            if stood is not None:
                found[id(widget)] = stood
    return found.values()


SECOND_TOUCH: Final = SecondTouch()
"""Of this program: a finger knows nothing of the parts of a desk."""
