"""A payment of a spin that is closed is put right: how much, in which chips, why, by whom and before whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QLocale, QRegularExpression
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from app.desks.common.label import Label
from app.desks.common.language import euro, tr
from app.desks.pit_boss.signing_window import SigningWindow
from app.desks.pit_boss.writer import Deed, Entry, Form, PaidFact
from app.people.permissions import Act, Signed, may, may_sign
from app.rules.chips import Chip
from app.rules.house import House, colour_label
from app.rules.money import Cents, fewest_chips, money_text
from app.table.chip_form import held_chip_form
from app.table.json_text import Json

_MOST: Final = 9_999_999_999
"""Cents that may be typed."""


class CorrectWindow(SigningWindow):
    """The window."""

    def __init__(
        self,
        parent: QWidget,
        entry: Entry,
        payment: PaidFact,
        chips: Sequence[NamedChip],
        people: Sequence[Signed],
    ) -> None:
        """Ask what should have been paid.

        Args:
            parent: the window that it lies over.
            entry: the mark of the payment.
            payment: as it was made.
            chips: in which the difference may change hands, the payment's colour first where it has one.
            people: who works here.
        """
        super().__init__(parent, tr("Correggere un pagamento"), payment.words)
        self._entry, self._paid, self._earlier = entry, payment.paid, payment.earlier
        self.amount, self.difference = QLineEdit(self), Label(self)
        self.chips = ChipCounts(self, chips)
        self._ask_amount()
        self.reason = self.add_line(tr("Perché"), needed=True)
        first = [each.name for each in people if may(each.role, Act.CORRECT)]
        second = [each.name for each in people if may_sign(each.role, Act.CORRECT)]
        self.by = self.add_signature(tr("Chi corregge"), first)
        self.witness = self.add_signature(tr("Davanti a chi"), second)
        self.hint(self._unread)
        self.hint(self._short)
        self.hint(self._alone)
        made_up = tr("una differenza, e i gettoni che la fanno")
        self.need(made_up, lambda: self._more != 0 and not self._short() and not self._alone())

    def deed(self) -> Deed:
        """Give what is to be written as it was typed; it is done on another thread."""
        amount = money_text(Cents(self._paid + self._more))
        instead: Form = {"amount": amount, "chips": self.chips.form(leave=self._more > 0)}
        entry, reason = self._entry, self.reason.text().strip()
        by, witness = self.by.signature, self.witness.signature
        return lambda writer: writer.correct(entry, instead, reason, by, witness)

    def _unread(self) -> str:
        """Say that what was typed is no amount, as amounts are written in the desk's language."""
        typed = self.amount.text().strip()
        value, understood = QLocale().toDouble(typed)
        if not typed or (understood and 0 <= round(value * 100) <= _MOST):
            return ""
        words = tr("«{typed}» non è un importo: si scrive come {amount}.")
        return words.format(typed=typed, amount=QLocale().toString(self._paid / 100, "f", 2))

    def _short(self) -> str:
        """Say that the chips do not make up the difference; of an earlier night none need change hands."""
        if self._earlier and not self.chips.worth:
            return ""
        more, worth = abs(self._more), self.chips.worth
        words = tr("I gettoni fanno € {worth}, la differenza è € {amount}.")
        return "" if more == worth else words.format(worth=euro(worth), amount=euro(more))

    def _alone(self) -> str:
        """Say that nobody is his own second (rules 9)."""
        first = self.by.signature.name.strip()
        alone = bool(first) and self.witness.is_of(first)
        return tr("Davanti a chi: un'altra persona, non chi corregge.") if alone else ""

    @property
    def _more(self) -> int:
        """By how much more should have been paid, or below zero less; cents, 0 where no amount is typed."""
        value, understood = QLocale().toDouble(self.amount.text().strip())
        cents = round(value * 100)
        return cents - self._paid if understood and 0 <= cents <= _MOST else 0

    def _ask_amount(self) -> None:
        self.amount.setText(QLocale().toString(self._paid / 100, "f", 2))
        self.amount.setAccessibleName(tr("Da pagare era"))
        self.difference.setWordWrap(True)
        self.add(tr("Pagato"), Label(self, f"€ {euro(self._paid)}"))
        self.add(tr("Da pagare era"), self.amount)
        self.add(tr("La differenza"), self.difference)
        self.add(tr("in gettoni"), self.chips)
        if self._earlier:
            told = Label(self, tr("Serata passata: gettoni solo se cambiano mano adesso."))
            told.setObjectName("quiet")
            self.add("", told)
        self.amount.textChanged.connect(self._changed)
        self.chips.changed(self.looked)
        self._changed()

    def _changed(self, *_: object) -> None:
        """Propose the fewest chips that make up the difference; none for a night that is over."""
        more = self._more
        words = tr("si dà ancora € {amount}") if more > 0 else tr("si riprende € {amount}")
        self.difference.setText(words.format(amount=euro(abs(more))) if more else tr("nessuna"))
        self.chips.propose(0 if self._earlier else abs(more))
        self.looked()


class NamedChip(NamedTuple):
    """A chip, and what the house calls it: "rosso", "20"."""

    chip: Chip
    name: str


def chips_of(house: House, paid_in: Chip | None) -> tuple[NamedChip, ...]:
    """Name the chips in which a payment's difference may change hands.

    Args:
        house: whose they are.
        paid_in: the payment's chip; its colour comes first, at what its pieces are worth.
    """
    values = tuple(NamedChip(Chip(value), euro(value)) for value in house.chips)
    if paid_in is None or paid_in.colour is None:
        return values
    return (NamedChip(paid_in, colour_label(house, paid_in.colour)), *values)


class ChipCounts(QWidget):
    """How many of each chip change hands."""

    def __init__(self, parent: QWidget, chips: Sequence[NamedChip]) -> None:
        super().__init__(parent)
        self.counts = {chip: Count(self, name) for chip, name in chips}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for (_, name), count in zip(chips, self.counts.values(), strict=True):
            label = Label(self, name)
            label.setObjectName("quiet")
            column = QVBoxLayout()
            column.setSpacing(0)
            column.addWidget(label)
            column.addWidget(count)
            row.addLayout(column)

    @property
    def worth(self) -> int:
        """What they are worth, cents."""
        return sum(chip.value * count.pieces for chip, count in self.counts.items())

    def propose(self, amount: int) -> None:
        """Fill in the payment's colour where its pieces make it up, else the fewest chips, or none."""
        colour = next((chip for chip in self.counts if chip.colour is not None), None)
        if colour is not None and amount % colour.value == 0:
            proposed = {colour: amount // colour.value}
        else:
            proposed = self._fewest(amount)
        for chip, count in self.counts.items():
            count.setText(str(proposed.get(chip, 0)))

    def _fewest(self, amount: int) -> dict[Chip, int]:
        values = tuple(chip.value for chip in self.counts if chip.colour is None)
        try:
            return {Chip(value): pieces for value, pieces in fewest_chips(amount, values)}
        except ValueError:
            return {}

    def form(self, *, leave: bool) -> list[Json]:
        """Write them as the table reads them: what leaves the bank is below zero."""
        sign = -1 if leave else 1
        return [
            {**held_chip_form(chip), "pieces": sign * count.pieces}
            for chip, count in self.counts.items()
            if count.pieces
        ]

    def changed(self, told: Callable[[], None]) -> None:
        """Tell somebody whenever a count is another."""
        for count in self.counts.values():
            count.textChanged.connect(lambda _count: told())


class Count(QLineEdit):
    """A count of chips."""

    def __init__(self, parent: QWidget, value: str) -> None:
        super().__init__("0", parent)
        self.setObjectName("count")
        self.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]{0,4}"), self))
        self.setAccessibleName(tr("gettoni da {value}").format(value=value))

    @property
    def pieces(self) -> int:
        """How many; nothing typed is none."""
        return int(self.text() or 0)
