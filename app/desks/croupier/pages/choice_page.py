"""Rows of buttons that can be gone through with the arrows: Enter takes the one that is marked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QAbstractButton

from app.desks.croupier.pages.rows_page import RowsPage

_STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class ChoicePage(RowsPage):
    """The arrows go from button to button; Enter takes the marked one, or does what the page asks."""

    _left_at: QAbstractButton | None = None
    """The button that was taken last: the arrows go on from there."""

    def in_order(self) -> Sequence[QAbstractButton]:
        """Give the buttons that the arrows go through, in their order."""
        return [button for row in self.rows for button in row.buttons if isinstance(button, QAbstractButton)]

    def take_key(self, key: int) -> None:
        """Go from button to button, or take the marked one; the mark goes, so that the next Enter goes on."""
        if key in ENTER:
            focus = self._marked()
            taken = focus if focus is not None else self.doing
            if focus is not None:
                self._left_at = focus
                focus.clearFocus()
            if taken is not None and taken.isEnabled():
                taken.click()
        elif key in _STEPS:
            self._step(_STEPS[Qt.Key(key)])

    def _marked(self) -> QAbstractButton | None:
        focus = self.window().focusWidget()
        return focus if isinstance(focus, QAbstractButton) and self.isAncestorOf(focus) else None

    def _step(self, step: int) -> None:
        offered = [*self.in_order(), self.back, *([self.doing] if self.doing is not None else [])]
        open_ones = [button for button in offered if button.isEnabled() and not button.isHidden()]
        marked = self._marked() or self._left_at
        place = open_ones.index(marked) + step if marked in open_ones else (0 if step > 0 else -1)
        open_ones[place % len(open_ones)].setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        """Give the keyboard back to the desk: Qt would mark another button, which Enter then took."""
        focus = self._marked()
        if focus is not None:
            focus.clearFocus()
            self.window().setFocus()
        super().hideEvent(event)
