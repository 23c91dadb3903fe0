"""Somebody signs with name and code: what is signed stands above, and why it was not taken beneath.

It lies over the desk, which rests meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRegularExpression, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QRegularExpressionValidator, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.desks.common.label import Label
from app.desks.common.language import tr
from app.desks.pit_boss.choice import Choice
from app.desks.pit_boss.key import Key
from app.desks.pit_boss.looks import LEAST
from app.desks.pit_boss.writer import Outcome, Signature, Written
from app.desks.pit_boss.writer_words import written_words
from app.people.names import same_person

_WIDE: Final = 680
_SIDE: Final = 24
_BAR: Final = 16
_MOST_FACT: Final = 190
"""Pixels of what it is about; more of it scrolls."""
_LINE: Final = 24
"""Of what is said beneath the fields."""
_LONGEST: Final = 200
"""Letters of what is typed freely."""


def code_line(parent: QWidget, name: str) -> QLineEdit:
    """Make a line for a code: digits, which nobody sees."""
    line = QLineEdit(parent)
    line.setEchoMode(QLineEdit.EchoMode.Password)
    line.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]{0,12}"), line))
    line.setAccessibleName(name)
    return line


class SignatureFields(QWidget):
    """A name, chosen or typed, and its code, which nobody sees."""

    def __init__(self, parent: QWidget, whose: str, names: Sequence[str]) -> None:
        super().__init__(parent)
        self.whose = Label(self, whose)
        self.name = Choice(self)
        self.code = code_line(self, tr("{whose}: codice").format(whose=whose))
        self.name.setEditable(True)
        self.name.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)  # what is typed becomes nobody's name
        self.name.addItems(list(names))
        self.name.setCurrentIndex(-1)
        self.name.setMinimumHeight(LEAST)
        self.name.setAccessibleName(tr("{whose}: nome").format(whose=whose))
        if (line := self.name.lineEdit()) is not None:
            line.setPlaceholderText(tr("nome"))
            line.installEventFilter(self)
        self.code.setPlaceholderText(tr("codice"))
        self.setFocusProxy(self.name)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.name, 2)
        row.addWidget(self.code, 1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open the names where somebody clicks into the field; whoever types goes on typing."""
        if not isinstance(event, QMouseEvent):
            return False
        pressed = event.type() is QEvent.Type.MouseButtonPress and watched is self.name.lineEdit()
        if pressed and self.name.count():
            self.name.setFocus()
            self.name.showPopup()
            return True
        return False

    @property
    def signature(self) -> Signature:
        """Give what was typed."""
        return Signature(self.name.currentText().strip(), self.code.text())

    def is_of(self, name: str) -> bool:
        """Whether this is somebody's, however he wrote his name."""
        return same_person(self.signature.name, name)

    @property
    def whole(self) -> bool:
        """Whether name and code are there."""
        return all(self.signature)


class SigningWindow(QFrame):
    """What is to be signed, and by whom.

    Attributes:
        wanted: everything is filled in, and is to be done.
        finished: it is closed, whether something was done or not.
        alarm: why it was not done.
    """

    wanted = Signal()
    finished = Signal()

    def __init__(self, parent: QWidget, title: str, fact: str) -> None:
        """Ask for nothing yet.

        Args:
            parent: the window that it lies over.
            title: what is done.
            fact: what it is about.
        """
        super().__init__(parent)
        self.hide()
        self._over = parent
        self.setObjectName("veil")
        self.setAccessibleName(title)
        self._resting: list[QWidget] = []
        self._first: QWidget | None = None
        head, self.fact = Label(self, title), Label(self, fact)
        head.setObjectName("title")
        self.fact.setWordWrap(True)
        self.fields, self.alarm = QGridLayout(), Label(self)
        self.fields.setVerticalSpacing(10)
        self.fields.setHorizontalSpacing(14)
        self.fields.setColumnStretch(1, 1)
        self.alarm.setObjectName("alarm")
        self.alarm.setWordWrap(True)
        kept = self.alarm.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # the fields stay where they are when something is said
        self.alarm.setSizePolicy(kept)
        self.alarm.setMinimumHeight(_LINE)
        self.alarm.hide()
        self.cancel, self.done_button = QPushButton(tr("Indietro"), self), Key(self, tr("Firma"))
        self.signatures: list[SignatureFields] = []
        self._needed: list[tuple[str, Callable[[], bool]]] = []
        self._hints: list[Callable[[], str]] = []
        self._warned = ""
        self._lay_out(head)
        self.cancel.clicked.connect(self.finish)
        self.done_button.clicked.connect(self._sign)
        self.done_button.refused.connect(self._speak)
        self.looked()

    def open(self) -> None:
        """Lie over the desk, which rests until this is finished."""
        desk = self._over
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        others = desk.findChildren(QWidget, options=direct)
        under = [each for each in others if not isinstance(each, SigningWindow)]  # another one goes by itself
        self._resting = [each for each in under if each.isEnabled()]
        for each in self._resting:
            each.setEnabled(False)
        desk.installEventFilter(self)
        self.setGeometry(desk.rect())
        self.show()
        self.raise_()
        if self._first is not None:
            self._first.setFocus()

    def finish(self) -> None:
        """Give the desk back; no code stays in its line."""
        for line in self.findChildren(QLineEdit):
            if line.echoMode() is QLineEdit.EchoMode.Password:
                line.clear()
        self._over.removeEventFilter(self)
        for each in self._resting:
            each.setEnabled(True)
        self.hide()
        self.finished.emit()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the whole desk, whatever its size."""
        if isinstance(event, QResizeEvent) and watched is self._over:
            self.setGeometry(self._over.rect())
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back, Enter signs."""
        if event.key() == Qt.Key.Key_Escape:
            self.finish()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.done_button.isEnabled():
            self._sign()
        else:
            super().keyPressEvent(event)

    def add_line(self, name: str, *, needed: bool) -> QLineEdit:
        """Ask for a text."""
        line = QLineEdit(self)
        line.setMaxLength(_LONGEST)
        line.setAccessibleName(name)
        line.textChanged.connect(self.looked)
        if needed:
            self._needed.append((name, lambda: bool(line.text().strip())))
        self.add(name, line)
        return line

    def add_code(self, name: str) -> QLineEdit:
        """Ask for a code that is to be, twice, since nobody sees what is typed."""
        code, again = code_line(self, name), code_line(self, tr("{name}, ancora").format(name=name))
        row = QWidget(self)
        row.setFocusProxy(code)
        inside = QHBoxLayout(row)
        inside.setContentsMargins(0, 0, 0, 0)
        for line, hint in ((code, tr("codice")), (again, tr("ancora una volta"))):
            line.setPlaceholderText(hint)
            line.textChanged.connect(self.looked)
            inside.addWidget(line)
        self._needed.append((name, lambda: bool(code.text()) and code.text() == again.text()))
        unlike = tr("I due codici non sono uguali.")
        self.hint(lambda: "" if code.text().startswith(again.text()) else unlike)
        self.add(name, row)
        return code

    def add_signature(self, whose: str, names: Sequence[str]) -> SignatureFields:
        """Ask for a name and its code."""
        fields = SignatureFields(self, whose, names)
        fields.name.currentTextChanged.connect(self.looked)
        fields.code.textChanged.connect(self.looked)
        self._needed.append((tr("{whose}: nome e codice").format(whose=whose), lambda: fields.whole))
        self.signatures.append(fields)
        fields.whose.hide()
        self.add(whose, fields)
        return fields

    def add(self, name: str, field: QWidget) -> None:
        """Put a field beneath the others, with its name beside it."""
        row = self.fields.rowCount()
        label = Label(self, name)
        label.setObjectName("quiet")
        self.fields.addWidget(label, row, 0)
        self.fields.addWidget(field, row, 1)
        takes = field.focusProxy() is not None or field.focusPolicy() is not Qt.FocusPolicy.NoFocus
        if self._first is None and takes:
            self._first = field

    def need(self, what: str, so: Callable[[], bool]) -> None:
        """Let it be signed only where something is so.

        Args:
            what: is missing where it is not.
            so: whether it is.
        """
        self._needed.append((what, so))
        self.looked()

    def hint(self, say: Callable[[], str]) -> None:
        """Say beneath the fields why it cannot be signed as it is typed; an empty text is nothing."""
        self._hints.append(say)

    def looked(self) -> None:
        """See whether it can be signed now; what was said of what stood there before is gone."""
        missing = ", ".join(what for what, so in self._needed if not so())
        self.done_button.grey(tr("Manca: {what}.").format(what=missing) if missing else "")
        self._speak(next(filter(None, (say() for say in self._hints)), self._warned))

    def warn(self, standing: Written) -> None:
        """Say what would stand in the way, before anybody types; it may be over when it is signed."""
        self._warned = written_words(standing)
        self.looked()

    def told(self, written: Written) -> None:
        """Take the answer: close, or say why not and ask again for the code that was not taken."""
        if written.outcome is Outcome.DONE:
            self.finish()
            return
        self.setEnabled(True)
        again = self._not_taken(written)
        for fields in again:
            fields.code.clear()
        if again:
            again[0].code.setFocus()
        elif self._first is not None:
            self._first.setFocus()
        self._speak(written_words(written))

    def _not_taken(self, written: Written) -> list[SignatureFields]:
        """Give the signatures that are asked for again; what a rule refuses is no fault of a code."""
        if written.outcome is Outcome.REFUSED:
            return []
        whose = [each for each in self.signatures if each.is_of(written.name)]
        return whose or self.signatures

    def _speak(self, words: str) -> None:
        self.alarm.setText(words)
        self.alarm.setVisible(bool(words))

    def _lay_out(self, head: Label) -> None:
        """A panel in the middle, no wider than its fields need."""
        panel = QFrame(self)
        panel.setObjectName("panel")
        panel.setFixedWidth(_WIDE)
        foot = QHBoxLayout()
        foot.addWidget(self.cancel)
        foot.addStretch(1)
        foot.addWidget(self.done_button)
        inside = QVBoxLayout(panel)
        inside.setContentsMargins(_SIDE, 18, _SIDE, 18)
        inside.setSpacing(12)
        inside.addWidget(head)
        inside.addWidget(self._scrolled_fact())
        inside.addLayout(self.fields)
        inside.addWidget(self.alarm)
        inside.addLayout(foot)
        page = QVBoxLayout(self)
        page.addWidget(panel, 0, Qt.AlignmentFlag.AlignCenter)

    def _scrolled_fact(self) -> QScrollArea:
        """What it is about has as many lines as it needs; many scroll, and the fields stay in sight."""
        area = QScrollArea(self)
        area.setObjectName("fact")
        area.setWidget(self.fact)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.fact.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.fact.ensurePolished()
        area.setFixedHeight(min(_MOST_FACT, self.fact.heightForWidth(_WIDE - 2 * _SIDE - _BAR) + 2))
        return area

    def _sign(self) -> None:
        self.setEnabled(False)
        self.wanted.emit()
