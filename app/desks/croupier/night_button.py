"""The night's page by one touch at a table that is closed: written where papers go."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.theme import GAP, Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.screen import Screen
from app.desks.croupier.settings.setup import Setup, Written
from app.desks.croupier.words.reasons import reason_words


class NightButton(TouchButton):
    """Has the page written, and says where it lies or why there is none.

    The folder of the papers is taken where somebody chose one, else the first that is offered.
    """

    told = Signal(object)
    """What became of the page."""

    def __init__(self, scale: Scale, parent: QWidget, setup: Setup) -> None:
        super().__init__(scale, parent)
        self._setup = setup
        self._night: int | None = None
        self._writes = False
        self._written: Written | None = None
        self.clicked.connect(self._write)
        self.told.connect(self._hear)
        self.hide()

    def show_screen(self, screen: Screen) -> None:
        """Offer the page of the night that is over; of another night nothing is written yet."""
        if screen.night_over != self._night:
            self._night, self._written, self._writes = screen.night_over, None, False
        self.setVisible(screen.night_over is not None and self._setup.papers is not None)
        self._say()

    def place_over(self, below: QWidget) -> None:
        """Stand above another button, as large as it is."""
        box = below.geometry()
        self.setGeometry(box.translated(0, -box.height() - self.scale.px(GAP)))

    def _say(self) -> None:
        self.say(tr("La pagina della serata"), self._below())
        self.setEnabled(not self._writes)

    def _below(self) -> str:
        if self._writes:
            return tr("si scrive…")
        if self._written is None:
            return tr("PDF da firmare")
        if self._written.trouble:
            return tr("Non stampato: {reason}").format(reason=reason_words(self._written.trouble))
        return tr("Si trova in {path}").format(path=self._written.path)

    def _write(self) -> None:
        papers = self._setup.papers
        if papers is None:
            return
        if not papers.folder:
            papers.folder = next(iter(papers.folders()), "")
        self._writes = True
        self._say()
        papers.write_night(self.told.emit)

    def _hear(self, written: Written) -> None:
        self._written, self._writes = written, False
        self._say()
