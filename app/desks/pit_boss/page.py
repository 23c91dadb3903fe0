"""A page of the review window: it begins to read when it is first looked at, and ends with the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from app.desks.common.label import Label, set_tip
from app.desks.pit_boss.key import Key

if TYPE_CHECKING:
    from app.desks.pit_boss.asking import Asking


_SAID: Final = 40
"""Pixels of what is said: two lines."""


def keep_place(part: QWidget) -> None:
    """Keep the place of what is not always shown: no control moves away from a hand."""
    policy = part.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    part.setSizePolicy(policy)


def empty_label(parent: QWidget, words: str) -> Label:
    """Say in the middle of a part of the page why it is empty."""
    label = Label(parent)
    label.setText(words)
    label.setObjectName("empty")
    label.setWordWrap(True)
    label.setMargin(32)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label


class Page(QWidget):
    """A page.

    Attributes:
        asking: reads for it; None where nothing is read.
        said: what cannot be read, or was done; its place at the foot stays, also while there is nothing.
    """

    def __init__(self, asking: Asking | None = None) -> None:
        """Read nothing yet.

        Args:
            asking: reads for this page; started when it is first seen, and stopped with it.
        """
        super().__init__()
        self.asking = asking
        self._heard = False
        self.said = Label(self)
        self.said.setWordWrap(True)
        self.said.setFixedHeight(_SAID)
        keep_place(self.said)
        self.said.hide()
        if asking is not None:
            asking.trouble.connect(lambda sentence: self.tell(sentence, alarm=True))

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to read, and look again whenever it comes into sight."""
        super().showEvent(event)
        self._hear_keys()
        if self.asking is not None:
            self.asking.start()
        self.seen()

    def _hear_keys(self) -> None:
        """Say of every grey key that is touched why it is grey."""
        if not self._heard:
            self._heard = True
            for key in self.findChildren(Key):
                key.refused.connect(lambda why: self.tell(why, alarm=False))

    def seen(self) -> None:
        """It comes into sight."""

    def stop(self) -> None:
        """Read no more."""
        if self.asking is not None:
            self.asking.stop()

    def tell(self, words: str, *, alarm: bool) -> None:
        """Say something beneath the page; nothing takes away what was said, and nothing moves for it."""
        self.said.setObjectName("alarm" if alarm else "loud")
        self.said.style().unpolish(self.said)
        self.said.style().polish(self.said)
        self.said.setText(words)
        set_tip(self.said, words)
        self.said.setVisible(bool(words))
