"""How much is left of the time that a table leaves: a bar that runs out, and is red when it is over."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import ink
from app.desks.common.theme import Scale
from app.desks.trainee.looks import PANEL, WRONG


class PaceBar(QWidget):
    """The bar.

    Attributes:
        share: of the time, how much has passed; more than 1 where it is over.
    """

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        super().__init__(parent)
        self._scale = scale
        self.share = 0.0

    def show_share(self, share: float) -> None:
        """Show how much has passed."""
        if share != self.share:
            self.share = share
            self.setAccessibleName(tr("tempo scaduto") if share > 1 else tr("tempo"))
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw what is left, or that it is over."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), ink(PANEL))
        left = max(0.0, 1 - self.share)
        if self.share > 1:
            painter.fillRect(self.rect(), ink(WRONG))
        else:
            painter.fillRect(QRectF(0, 0, self.width() * left, self.height()), ink(theme.GOLD))
        painter.end()
