"""The desk is locked until somebody gives his code, and again once nobody has touched it for some minutes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QInputEvent
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from app.desks.common.label import hide_tip
from app.desks.common.people_words import register_words
from app.desks.pit_boss.asking import Asking
from app.desks.pit_boss.idle import Idle
from app.desks.pit_boss.keeping import kept
from app.desks.pit_boss.lock_page import LockPage
from app.desks.pit_boss.people_windows import KeepingWindow, OwnCodeWindow
from app.desks.pit_boss.sights import Sights
from app.desks.pit_boss.signing_window import SigningWindow
from app.desks.pit_boss.writer import Outcome, Signature, Written
from app.people.permissions import Act, may
from app.people.register import Register
from app.register_file.register_file import RegisterFile

_LOOKS_EVERY: Final = 1_000
"""Milliseconds between two looks at how long nobody has touched it."""
_TOUCHES: Final = {
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseMove,
    QEvent.Type.KeyPress,
    QEvent.Type.Wheel,
    QEvent.Type.TouchBegin,
    QEvent.Type.TabletPress,
}


class LockReading(Asking):
    """Asks the register who may read, and whether a code is somebody's who may."""

    def __init__(self, register: RegisterFile, sights: Sights) -> None:
        super().__init__("lock", every=None)
        self._register, self._sights = register, sights

    def people(self, answer: Callable[[Register], None]) -> None:
        """Read who works here."""
        self.start()
        self.ask("people", self._register.read, answer)

    def open(self, by: Signature, answer: Callable[[Written], None]) -> None:
        """Take a code; that he sees again what stands on the desk is recorded with it."""
        self.start()
        again = self._sights.shown

        def opened() -> Written:
            written = kept(self._register, by.name, lambda register: register.see(*by, *again))
            if written.outcome is Outcome.DONE:
                self._sights.opened_by(written.name, again)
            return written

        self.ask("open", opened, answer)

    def keep(self, window: KeepingWindow, answer: Callable[[Written], None]) -> None:
        """Have a code changed."""
        self.start()
        deed, by = window.deed(), window.signatures[0].signature.name
        self.ask("keep", lambda: kept(self._register, by, deed), answer)


class Locking(QObject):
    """Locks one window, and opens it.

    Attributes:
        changed: it is locked, or open, from here on.
        locked: nothing is shown.
    """

    changed = Signal()

    def __init__(
        self, over: QWidget, page: LockPage, reading: LockReading, sights: Sights, idle: Idle
    ) -> None:
        """Lock it; it is opened by a code.

        Args:
            over: the window.
            page: stands in the place of all its pages.
            reading: asks the register.
            sights: takes who looks.
            idle: how long nobody has touched it.
        """
        super().__init__(over)
        self._over, self.page, self._reading, self._sights, self._idle = over, page, reading, sights, idle
        self._names: tuple[str, ...] = ()
        self.locked = True
        page.wanted.connect(self._open)
        page.own.connect(self._change)
        self._clock = QTimer(self, interval=_LOOKS_EVERY)
        self._clock.timeout.connect(self.look)
        self.lock()
        self._clock.start()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """See that somebody touches it; every event comes by here, until the first that is a touch."""
        if isinstance(event, QInputEvent) and event.type() in _TOUCHES:
            self._idle.touched()
            self._listen(on=False)
        return False

    def _listen(self, *, on: bool) -> None:
        program = QApplication.instance()
        assert program is not None  # noqa: S101 - a window is there
        if on:
            program.installEventFilter(self)
        else:
            program.removeEventFilter(self)

    def look(self) -> None:
        """Lock where nobody has touched it for so long; until the next look one touch is enough."""
        if self.locked:
            return
        if self._idle.over:
            self.lock()
        else:
            self._listen(on=True)

    def lock(self) -> None:
        """Show nothing; what somebody has not signed yet is given up, and asked for again."""
        self.locked = True
        self._listen(on=False)
        self._sights.close()
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        for window in QApplication.topLevelWidgets():
            if isinstance(window, QDialog) and window.isVisible():
                window.reject()
        self._give_up()
        hide_tip()
        self.page.begin()
        self.changed.emit()
        self._reading.people(self._offer)

    def stop(self) -> None:
        """Ask nobody any more."""
        self._clock.stop()
        self._listen(on=False)
        self._reading.stop()

    def _give_up(self) -> None:
        for window in self._over.findChildren(SigningWindow):
            if window.isVisible():
                window.finish()

    def _offer(self, register: Register) -> None:
        self._names = tuple(person.name for person in register.here)
        self.page.offer([person.name for person in register.here if may(person.role, Act.READ)])

    def _open(self, by: Signature) -> None:
        self._reading.open(by, self._opened)

    def _opened(self, written: Written) -> None:
        if written.outcome is Outcome.REFUSED:
            written = written._replace(reason=register_words(written.reason))
        self.page.told(written)
        if written.outcome is Outcome.DONE and self._sights.open:
            self.locked = False
            self._idle.touched()
            self.changed.emit()

    def _change(self) -> None:
        """Let somebody change his code: a first one opens nothing before."""
        window = OwnCodeWindow(self._over, self._names, self.page.signature.name)

        def told(written: Written) -> None:
            if written.outcome is Outcome.REFUSED:
                written = written._replace(reason=register_words(written.reason))
            window.told(written)

        window.wanted.connect(lambda: self._reading.keep(window, told))
        window.open()
