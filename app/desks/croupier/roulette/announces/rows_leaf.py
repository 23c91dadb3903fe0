"""Announces row by row: of more than there is room for, the last row turns to the others."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, TypeVar

from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.theme import Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.roulette.announces.slots import LeafPanel, Slots

SHOWN: Final = 4
"""Rows that are shown at once; of more three, and the last one turns to the others."""
Item = TypeVar("Item")
Label = tuple[int, float, str]


class RowsLeaf(LeafPanel):
    """A leaf of rows.

    Attributes:
        earlier: turns to the rows before.
        later: turns to the rows after.
    """

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        super().__init__(scale, parent)
        self._first = 0
        self.earlier, self.later = TouchButton(scale, self), TouchButton(scale, self)
        for key, step in ((self.earlier, 1 - SHOWN), (self.later, SHOWN - 1)):
            key.size_of_text = 30
            key.clicked.connect(lambda _=False, s=step: self._turn(s))

    @abstractmethod
    def show_rows(self) -> None:
        """Show the rows that are turned to."""

    def _turn(self, step: int) -> None:
        self._first += step
        self.show_rows()

    def turned_to(self, items: Sequence[Item]) -> Sequence[Item]:
        """Give the items whose rows are shown now."""
        each = SHOWN if len(items) <= SHOWN else SHOWN - 1
        self._first = max(0, min(self._first, (len(items) - 1) // each * each))
        return items[self._first : self._first + each]

    def numbered(self, row: int, words: str) -> str:
        """Put a row's number among all of them before its words."""
        return f"{self._first + row + 1}. {words}"

    def label_rows(self, names: Sequence[Label], many: int) -> None:
        """Write beside the rows what they are, and show how to turn where not all are shown.

        Args:
            names: one of each row that is shown.
            many: how many rows there are.
        """
        shown, turns = len(names), many > SHOWN
        for key, sign, words in ((self.earlier, "‹", tr("prima")), (self.later, "›", tr("dopo"))):
            key.say(sign, name=words)
            key.setVisible(turns)
        self.earlier.setEnabled(self._first > 0)
        self.later.setEnabled(self._first + shown < many)
        place = tr("{first}–{last} di {count}")
        place = place.format(first=self._first + 1, last=self._first + shown, count=many)
        self.label((*names, *(((SHOWN - 1, 6, place),) if turns else ())))

    def place_keys(self, slots: Slots) -> None:
        """The two that turn lie in the last row."""
        for column, key in ((6, self.earlier), (9, self.later)):
            key.setGeometry(slots.at(SHOWN - 1, column, 3))
