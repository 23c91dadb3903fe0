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

from msgspec import Struct
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QInputEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

HASTE: Final = 800
"""Milliseconds."""

Keys = Callable[[object], object]
"""Tells what a key of the keyboard does at one moment, to be compared; None where it does nothing."""


class Stood(Struct, frozen=True):
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


class _Seen(Struct, frozen=True):
    """What a finger and a key would have met in a window at one moment.

    Attributes:
        stood: all that could be touched.
        keys: what the keys of the keyboard did.
    """

    stood: tuple[Stood, ...]
    keys: Keys


class _Came(Struct):
    """What came by itself, in one window.

    Attributes:
        at: milliseconds.
        before: what was there until then.
        look: sees what is there now.
        after: what was there then; None until the hand comes: nobody but the hand wants to know.
    """

    window: int
    at: int
    before: _Seen
    look: Callable[[], _Seen]
    after: _Seen | None = None

    def seen(self) -> _Seen:
        """What was there when the hand came next, and before it changed anything."""
        if self.after is None:
            self.after = self.look()
        return self.after

    def gone(self) -> Iterable[Stood]:
        """Find what could be touched before, and then no longer, or meant something else."""
        still = {id(each.thing): each for each in self.seen().stood}
        return (each for each in self.before.stood if still.get(id(each.thing)) != each)


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

        It is looked at again only when the hand comes, by `see`: what came is drawn first.

        Args:
            window: in which it is drawn now.
            keys: gives what the keys of the keyboard do, before and after.
        """

        def look() -> _Seen:
            return _Seen(tuple(_standing(window)), keys())

        self.see(window)
        before = look()
        yield
        self._came = [*self._recent(window), _Came(id(window), self.clock(), before, look)]
        self.came += 1

    def see(self, window: QWidget) -> None:
        """See what is there now, before the hand changes it: what it changes did not come by itself.

        Args:
            window: in which the hand does something.
        """
        for came in self._recent(window):
            came.seen()

    def _recent(self, window: QWidget) -> list[_Came]:
        """All that came by itself a moment ago, and not the last alone."""
        now = self.clock()
        return [came for came in self._came if came.window == id(window) and now - came.at < HASTE]

    def _came_under(self, here: Stood, window: QWidget, where: QPoint) -> bool:
        """Whether something else stood at a place until something came by itself, a moment ago."""
        for came in self._recent(window):
            there = [stood for stood in came.gone() if stood.room.contains(where)]
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
        self.see(window)
        return any(
            (did := came.before.keys(key)) is not None and did not in (came.seen().keys(key), does)
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
        self.see(window)
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

    def lifted(self, widget: QWidget, event: QMouseEvent) -> None:
        """Count the moment from when the finger goes up.

        Args:
            widget: that it came down on.
            event: tells when.
        """
        self.see(widget.window())
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
    corners: dict[QWidget, QPoint] = {}
    for key in buttons_seen(window):
        meaning = getattr(key, "meaning", None)
        parent = key.parentWidget()
        if parent is None or not callable(meaning):
            continue
        if parent not in corners:
            corners[parent] = parent.mapTo(window, QPoint())
        room = key.geometry().translated(corners[parent])
        if window.childAt(room.center()) is key:
            yield Stood(key, room, meaning())


def buttons_seen(widget: QWidget) -> Iterator[QAbstractButton]:
    """Find the visible buttons within a widget, in Qt's order; nothing is looked for on a hidden page."""
    for child in widget.children():
        if isinstance(child, QWidget) and child.isVisible():
            if isinstance(child, QAbstractButton):
                yield child
            yield from buttons_seen(child)


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
