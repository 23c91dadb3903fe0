"""Rows of buttons that can be gone through with the arrows: Enter takes the one that is marked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from app.desks.croupier.pages.page import ENTER
from app.desks.croupier.pages.rows_page import RowsPage

_STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}


class ChoicePage(RowsPage):
    """The arrows go from button to button; Enter takes the marked one, or does what the page asks."""

    _left_at: QAbstractButton | None = None
    """The button that was taken last: the arrows go on from there."""

    def in_order(self) -> Sequence[QAbstractButton]:
        """Give the buttons that the arrows go through, in their order."""
        rows = sorted((row for row in self.rows if not row.typed), key=lambda row: not row.first)
        return [each for row in rows for each in row.buttons if isinstance(each, QAbstractButton)]

    def take_key(self, key: int) -> None:
        """Go from button to button with the arrows; Enter does what the page asks."""
        if key in ENTER:
            if self.doing is not None and self.doing.isEnabled():
                self.doing.click()
        elif key in _STEPS:
            self._step(_STEPS[Qt.Key(key)])

    def take_marked(self) -> bool:
        """Take the marked button; the arrows go on from there."""
        self._left_at = self.marked() or self._left_at
        return super().take_marked()

    def _step(self, step: int) -> None:
        offered = [*self.in_order(), self.back, *([self.doing] if self.doing is not None else [])]
        open_ones = [button for button in offered if button.isEnabled() and not button.isHidden()]
        marked = self.marked() or self._left_at
        place = open_ones.index(marked) + step if marked in open_ones else (0 if step > 0 else -1)
        open_ones[place % len(open_ones)].setFocus(Qt.FocusReason.OtherFocusReason)
