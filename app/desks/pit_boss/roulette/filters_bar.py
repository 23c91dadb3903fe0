"""What is looked for: a control for each thing, and a line for whoever would rather type it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import Final

from PySide6.QtCore import QDate, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QDateEdit,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.desks.common.label import Label, set_tip
from app.desks.common.language import euro, language, tr
from app.desks.common.owner_words import owner_words
from app.desks.pit_boss.choice import Choice, DayChoice
from app.desks.pit_boss.key import Key
from app.desks.pit_boss.roulette.asked_for import AMOUNTS, Controls, Days, nights_before
from app.desks.pit_boss.roulette.reading import Known
from app.desks.pit_boss.roulette.vocabulary import Asks, vocabulary
from app.desks.pit_boss.roulette.words import DAYS, chip_words, night_words, search_fault
from app.journal.errors import BadSearch
from app.journal.lists.filters import Filter
from app.journal.lists.searching import ReadDay, read_search
from app.latest import Latest
from app.reports.roulette.spin_words import FLAGS
from app.table.listing import Flag
from app.table.roulette.listing import LISTING

_GAP: Final = 8
_NAMED: Final = {days.value: days for days in Days}


class FiltersBar(QWidget):
    """The controls.

    Attributes:
        asked: something else is looked for.
        jumped: a day was named to go to; its date.
        typed: what the search line asks for, as far as it was understood.
    """

    asked = Signal()
    jumped = Signal(object)

    def __init__(
        self,
        parent: QWidget,
        today: Callable[[], date],
        days: ReadDay = lambda _word: None,
        asks: Asks = lambda _controls: Filter(),
    ) -> None:
        """Look for everything.

        Args:
            parent: what it lies on.
            today: gives the gaming day that it is now.
            days: reads a day as it is typed.
            asks: says what the controls ask for: what they offer can be typed.
        """
        super().__init__(parent)
        self._today, self._days, self._asks, self._filled = today, days, asks, date.min
        self._known = Known((), (), (), {})
        self._vocabulary = Latest(self._said)
        self.typed = Filter()
        self.table, self.days, self.number = Choice(self), Choice(self), Choice(self)
        self.dealer, self.over, self.chip = Choice(self), Choice(self), Choice(self)
        self.flags, self.day = QToolButton(self), DayChoice(self)
        self.search, self.fault = QLineEdit(self), Label(self)
        self.count, self.all = Label(self), Key(self)
        self.boxes = (self.table, self.days, self.number, self.dealer, self.over, self.chip)
        self._marks: dict[Flag, QAction] = {}
        self._lay_out()
        self._fill()
        for box in self.boxes:
            box.currentIndexChanged.connect(self._changed)
        self.search.returnPressed.connect(self.read_line)
        self.search.textEdited.connect(self._edited)
        self.all.clicked.connect(self.clear)
        self.day.userDateChanged.connect(lambda date: self.jumped.emit(date.toPython()))

    def controls(self) -> Controls:
        """Say what the controls ask for."""
        flags = Flag(0)
        for flag, mark in self._marks.items():
            flags |= flag if mark.isChecked() else Flag(0)
        return Controls(
            self.table.currentData(),
            _days(self.days.currentData()),
            self.number.currentData(),
            self.dealer.currentData(),
            self.over.currentData(),
            self.chip.currentData(),
            flags,
        )

    def show_known(self, known: Known) -> None:
        """Offer what there is: the tables, the dealers, the colours and chips that were paid."""
        self._fill_days()
        if known != self._known:
            self._known = known
            self._fill_box(self.table, tr("tavolo"), [(table, table) for table in known.tables])
            self._fill_box(self.dealer, tr("croupier"), [(name, name) for name in known.dealers])
            chips = [(chip_words(chip, known.colours), chip) for chip in known.chips]
            self._fill_box(self.chip, tr("colore"), chips)
            self.table.setVisible(len(known.tables) > 1)

    def show_count(self, words: str) -> None:
        """Say how many spins match."""
        self.count.setText(words)

    def clear(self) -> None:
        """Look for everything again."""
        for box in self.boxes:
            with QSignalBlocker(box):
                box.setCurrentIndex(0)
        for mark in self._marks.values():
            mark.setChecked(False)
        self.search.clear()
        self.typed = Filter()
        self._say("")
        self._changed()

    def read_line(self) -> None:
        """Understand what was typed, or say which word was not understood."""
        try:
            typed = self._read(self.search.text())
        except BadSearch as fault:
            self._say(search_fault(fault))
            place = self.search.text().casefold().find(fault.word.casefold()) if fault.word else -1
            if place >= 0:
                self.search.setSelection(place, len(fault.word))
            return
        self._say("")
        self.typed = typed
        self._changed()

    def _read(self, text: str) -> Filter:
        words = self._vocabulary((language(), self._today(), self._filled, self._known))
        return read_search(text, LISTING.words, self._known.chips, self._labels(), self._days, words)

    def _said(self, _when: object) -> dict[str, Filter]:
        """What the controls offer, and all that a row says, by their words."""
        every = tr("fatti: tutti")
        boxes: dict[str, QComboBox] = dict(zip(Controls._fields, self.boxes, strict=False))
        return {every: Filter(), every.partition(":")[0]: Filter()} | vocabulary(boxes, self._asks_of)

    def _asks_of(self, controls: Controls) -> Filter:
        return self._asks(controls._replace(days=_days(str(controls.days))))

    def _labels(self) -> dict[str, str]:
        """What colours are called in the desk's language, by the names that the journal has."""
        return {name: owner_words(label) for name, label in self._known.colours.items()}

    def _edited(self, text: str) -> None:
        self._say("")
        if not text:
            self.read_line()

    def _changed(self) -> None:
        for box in self.boxes:
            _mark(box, asks=box.currentIndex() > 0)
        chosen = [tr(FLAGS[flag]) for flag, mark in self._marks.items() if mark.isChecked()]
        self.flags.setText(", ".join(chosen) or tr("fatti: tutti"))
        _mark(self.flags, asks=bool(chosen))
        _mark(self.search, asks=self.typed != Filter())
        narrowed = self.controls() != Controls() or self.typed != Filter()
        self.all.grey("" if narrowed else _nothing_asked())
        self.asked.emit()

    def _say(self, words: str) -> None:
        self.fault.setText(words)
        self.fault.setVisible(bool(words))

    def _lay_out(self) -> None:
        self.fault.setObjectName("alarm")
        self.fault.setVisible(False)
        self.fault.setAccessibleName(tr("Che cosa non si capisce"))
        self.count.setObjectName("quiet")
        self.flags.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.search.setPlaceholderText(tr("cavallo 8/11 rosso > 200"))
        self.day.setCalendarPopup(True)
        self.day.setDisplayFormat("dd/MM/yyyy")
        with QSignalBlocker(self.day):
            today = self._today()
            self.day.setDate(QDate(today.year, today.month, today.day))
        controls = QHBoxLayout()
        controls.setSpacing(_GAP)
        for widget in (*self.boxes, self.flags):
            controls.addWidget(widget)
        controls.addStretch(1)
        self.go_to = Label(self, tr("vai al"))
        self.go_to.setObjectName("quiet")
        self.go_to.setBuddy(self.day)
        controls.addWidget(self.go_to)
        controls.addWidget(self.day)
        line = QHBoxLayout()
        line.setSpacing(_GAP)
        line.addWidget(self.search, 3)
        line.addWidget(self.all)
        line.addSpacing(_GAP)
        line.addWidget(self.count)
        both = QVBoxLayout(self)
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(_GAP)
        both.addLayout(controls)
        both.addLayout(line)
        both.addWidget(self.fault)

    def _fill(self) -> None:
        """Offer what is the same everywhere."""
        self._fill_box(self.table, tr("tavolo"), [])
        self.table.hide()
        self._fill_days()
        self._fill_box(self.number, tr("numero"), [(str(number), number) for number in range(37)])
        self._fill_box(self.dealer, tr("croupier"), [])
        amounts = [(tr("oltre {amount}").format(amount=euro(cents)), cents) for cents in AMOUNTS]
        self._fill_box(self.over, tr("importo"), amounts)
        self._fill_box(self.chip, tr("colore"), [])
        menu = QMenu(self.flags)
        for flag, words in FLAGS.items():
            mark = menu.addAction(tr(words))
            mark.setCheckable(True)
            mark.toggled.connect(self._changed)
            self._marks[flag] = mark
        self.flags.setMenu(menu)
        self.flags.setText(tr("fatti: tutti"))
        self.all.setText(tr("Tutti i colpi"))
        self._name()
        self.all.grey(_nothing_asked())

    def _fill_days(self) -> None:
        """Offer the days that there are today; a night that was chosen stays offered."""
        today = self._today()
        if today == self._filled:
            return
        before, self._filled = self.days.currentData(), today
        named = nights_before(today)
        if before and before not in _NAMED and (chosen := date.fromisoformat(before)) not in named:
            named = (*named, chosen)
        nights = [(night_words(night), night.isoformat()) for night in named]
        offered = [(tr(words), days.value) for days, words in DAYS.items()]
        usual = list(DAYS).index(Days.YESTERDAY) + 1
        every = (*offered[:usual], *nights, *offered[usual:])
        self.days.offer([(tr("quando: {days}").format(days=words), value) for words, value in every], before)
        self.days.setMaxVisibleItems(16)

    def _name(self) -> None:
        for widget, name in (
            (self.table, tr("Quale tavolo")),
            (self.days, tr("Quali giorni")),
            (self.number, tr("Quale numero")),
            (self.dealer, tr("Quale croupier")),
            (self.over, tr("Un pagamento oltre quale importo")),
            (self.chip, tr("Pagato in quale colore o gettone")),
            (self.flags, tr("Che cosa è successo")),
            (self.day, tr("Vai al giorno")),
            (self.search, tr("Cerca, come nella notazione")),
            (self.all, tr("Togli tutti i filtri")),
            (self.count, tr("Quanti colpi")),
        ):
            widget.setAccessibleName(name)
            if isinstance(widget, QComboBox | QToolButton | QDateEdit):
                set_tip(widget, name)
                widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _fill_box(self, box: Choice, name: str, offered: Sequence[tuple[str, object]]) -> None:
        """Offer everything first, then each; what was chosen stays chosen."""
        box.offer([(tr("{name}: tutti").format(name=name), None), *offered], box.currentData())
        box.setMaxVisibleItems(16)


def _nothing_asked() -> str:
    return tr("Nessun filtro è scelto: la lista ha già tutti i colpi.")


def _days(value: str) -> Days | date:
    return _NAMED[value] if value in _NAMED else date.fromisoformat(value)


def _mark(widget: QWidget, *, asks: bool) -> None:
    """Show that a control narrows what is seen."""
    if widget.property("asks") != asks:
        widget.setProperty("asks", asks)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
