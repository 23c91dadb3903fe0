"""The locked desk: nothing of any journal, only who may open it, and how much waits for an answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.desks.common.label import Label
from app.desks.common.language import tr
from app.desks.pit_boss.signing_window import SignatureFields
from app.desks.pit_boss.writer import Outcome, Signature, Written
from app.desks.pit_boss.writer_words import written_words
from app.reports.wording import count

_WIDE: Final = 680
_SAID: Final = 48
"""Pixels of what is said: two lines, kept while there is nothing."""


class LockPage(QWidget):
    """The page.

    Attributes:
        wanted: somebody gave name and code.
        own: somebody wants to change his code.
    """

    wanted = Signal(object)
    own = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.fields = SignatureFields(self, tr("Chi guarda"), ())
        self.open, self.change = QPushButton(tr("Apri"), self), QPushButton(tr("Il proprio codice…"), self)
        self.alarm, self.waiting = Label(self), Label(self)
        self._lay_out()
        self.open.clicked.connect(self._ask)
        self.change.clicked.connect(self.own)
        for changed in (self.fields.name.currentTextChanged, self.fields.code.textChanged):
            changed.connect(self._looked)
        self._looked()

    def offer(self, names: Sequence[str]) -> None:
        """Offer the names of those who may read; what is typed stays."""
        typed = self.fields.name.currentText()
        there = [self.fields.name.itemText(row) for row in range(self.fields.name.count())]
        if there != [*names]:
            self.fields.name.clear()
            self.fields.name.addItems([*names])
            self.fields.name.setCurrentIndex(-1)
            self.fields.name.setEditText(typed)

    def begin(self) -> None:
        """Wait for somebody: no name and no code stands there."""
        self.fields.name.setCurrentIndex(-1)
        self.fields.name.setEditText("")
        self.fields.code.clear()
        self.alarm.setText("")
        self.setEnabled(True)
        self.fields.setFocus()

    def show_waiting(self, many: int) -> None:
        """Say how much waits for somebody's answer at the tables, and nothing of what it is."""
        self.waiting.setText(tr("Aspettano una risposta: {count}").format(count=count(many)) if many else "")

    def told(self, written: Written) -> None:
        """Say why it stays locked, and ask again for the code."""
        self.setEnabled(True)
        self.fields.code.clear()
        if written.outcome is not Outcome.DONE:
            self.alarm.setText(written_words(written))
            self.fields.code.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.open.isEnabled():
            self._ask()
        else:
            super().keyPressEvent(event)

    def _ask(self) -> None:
        self.setEnabled(False)
        self.alarm.setText("")
        self.wanted.emit(self.fields.signature)

    def _looked(self) -> None:
        self.open.setEnabled(self.fields.whole)

    @property
    def signature(self) -> Signature:
        """What was typed."""
        return self.fields.signature

    def _lay_out(self) -> None:
        title, said = Label(self, tr("Capotavolo · Sala")), Label(self)
        title.setObjectName("title")
        said.setText(
            tr(
                "Il programma è chiuso a chiave. Lo apre con il suo codice chi può leggere ciò che è "
                "registrato: capo tavolo o ispettore, responsabile di sala, revisore. Resta scritto chi "
                "guarda."
            )
        )
        self.waiting.setObjectName("loud")
        self.alarm.setObjectName("alarm")
        for label in (said, self.alarm):
            label.setWordWrap(True)
        self.alarm.setFixedHeight(_SAID)
        self.alarm.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.open.setAccessibleName(self.open.text())
        self.change.setAccessibleName(self.change.text())
        self.fields.whose.hide()
        panel = QFrame(self)
        panel.setObjectName("panel")
        panel.setFixedWidth(_WIDE)
        foot = QHBoxLayout()
        foot.addWidget(self.change)
        foot.addStretch(1)
        foot.addWidget(self.open)
        inside = QVBoxLayout(panel)
        inside.setContentsMargins(24, 18, 24, 18)
        inside.setSpacing(12)
        for part in (title, said, self.waiting, self.fields, self.alarm):
            inside.addWidget(part)
        inside.addLayout(foot)
        page = QVBoxLayout(self)
        page.addWidget(panel, 0, Qt.AlignmentFlag.AlignCenter)
