"""For a moment after a touch its place does nothing else than it did: a hasty second touch meant the first.

Whoever touches twice has not seen what came under the finger meanwhile: another key, a page that opened or
closed, a row that moved up, the same key that asks once more. One rule holds for everything that is touched,
whoever draws it. A touch that means the same again (the next payment, one piece more, the next digit) waits
for nothing.

What comes by itself, a throw or a number, a notice or its end, is as quick: for that moment a place or a key
of the keyboard whose meaning it changed does nothing else than it did. Where nothing was to be touched, and
where a key did nothing, nothing else was meant: there what came waits for nobody.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QInputEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

HASTE: Final = 800
"""Milliseconds."""

Keys = Callable[[object], object]
"""Tells what a key of the keyboard does at one moment, to be compared; None where it does nothing."""


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
        gone: what could be touched before it, and then no longer, or meant something else.
        before: what the keys did before it.
        after: what they did then.
    """

    window: int
    at: int
    gone: tuple[Stood, ...]
    before: Keys
    after: Keys


class SecondTouch:
    """Remembers the touches of a moment, and tells which one was meant for what is there no more.

    Attributes:
        time_of: tells when a touch or a key was, in milliseconds.
        clock: tells what time it is now, in milliseconds.
        counted: how many touches counted.
        came: how often something came by itself.
    """

    def __init__(
        self,
        time_of: Callable[[QInputEvent], int] = QInputEvent.timestamp,
        clock: Callable[[], int] = lambda: time.monotonic_ns() // 1_000_000,
    ) -> None:
        self.time_of, self.clock = time_of, clock
        self.counted = self.came = 0
        self._touches: list[_Touch] = []
        self._came: list[_Came] = []

    @contextmanager
    def coming(self, window: QWidget, keys: Callable[[], Keys]) -> Iterator[None]:
        """Remember what a finger or a key would have met in a window before something came by itself.

        What the hand changes afterwards is its own: only what changes in here is remembered.

        Args:
            window: in which it is drawn now.
            keys: gives what the keys of the keyboard do, before and after.
        """
        stood, before = tuple(_standing(window)), keys()
        yield
        still = {id(each.thing): each for each in _standing(window)}
        gone = tuple(each for each in stood if still.get(id(each.thing)) != each)
        came = _Came(id(window), self.clock(), gone, before, keys())
        self._came = [*self._recent(window), came]
        self.came += 1

    def _recent(self, window: QWidget) -> list[_Came]:
        """All that came by itself a moment ago, and not the last alone."""
        now = self.clock()
        return [came for came in self._came if came.window == id(window) and now - came.at < HASTE]

    def _came_under(self, here: Stood, window: QWidget, where: QPoint) -> bool:
        """Whether something else stood at a place until something came by itself, a moment ago."""
        for came in self._recent(window):
            there = [stood for stood in came.gone if stood.room.contains(where)]
            if there and not any(_is_same(stood, here) for stood in there):
                return True
        return False

    def is_hasty_key(self, window: QWidget, key: object, does: object) -> bool:
        """Tell whether a key that goes down now did something else until something came by itself.

        Args:
            window: that has the keyboard.
            key: as `coming` was told to ask for it.
            does: what it does now.
        """
        return any(
            (did := came.before(key)) is not None and did not in (came.after(key), does)
            for came in self._recent(window)
        )

    def is_hasty(self, widget: QWidget, event: QMouseEvent, near: int) -> bool:
        """Tell whether a finger that comes down now meant what stood there a moment ago; else remember it.

        Args:
            widget: that it comes down on; where it is not touchable, nothing is there to be hasty about.
            event: tells where and when.
            near: pixels within which two touches are of one place.
        """
        window, at = widget.window(), self.time_of(event)
        where = widget.mapTo(window, event.position().toPoint())
        self._touches = [touch for touch in self._touches if 0 <= at - touch.at < HASTE]
        here = _stood(widget, window)
        if here is not None and self._came_under(here, window, where):
            return True
        if here is not None and any(
            touch.window == id(window)
            and (where - touch.where).manhattanLength() < near
            and self._changed(touch, here, where)
            for touch in self._touches
        ):
            return True
        self.counted += 1
        self._touches.append(_Touch(id(window), where, at, tuple(_reached(window, where, near))))
        return False

    def _changed(self, touch: _Touch, here: Stood, where: QPoint) -> bool:
        """Whether this place did not mean this when it was touched.

        A key that says something else now was not meant before, unless the hand has been elsewhere since:
        it went and came back, as for "minus", a place, and "minus" again.
        """
        there = [stood for stood in touch.stood if stood.room.contains(where)]
        if touch is not self._touches[-1] and any(stood.thing is here.thing for stood in there):
            return False
        return not any(_is_same(stood, here) for stood in there)

    def lifted(self, event: QMouseEvent) -> None:
        """Count the moment from when the finger goes up."""
        if self._touches:
            self._touches[-1] = self._touches[-1]._replace(at=self.time_of(event))


def _stood(widget: QWidget | None, window: QWidget) -> Stood | None:
    meaning = getattr(widget, "meaning", None)
    if widget is None or not callable(meaning):
        return None
    return Stood(widget, QRect(widget.mapTo(window, QPoint()), widget.size()), meaning())


def _is_same(before: Stood, now: Stood) -> bool:
    """Whether a touch does now what it did before, wherever it stands."""
    return before.thing is now.thing and before.meaning == now.meaning


def _standing(window: QWidget) -> Iterable[Stood]:
    """Find every key that a finger would reach in a window, and not what lies beneath a page."""
    for key in window.findChildren(QAbstractButton):
        stood = _stood(key, window) if key.isVisible() else None
        if stood is not None and window.childAt(stood.room.center()) is key:
            yield stood


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
