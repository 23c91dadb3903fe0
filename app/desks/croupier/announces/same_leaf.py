"""The announces of the last spin, row by row: each is accepted by its own key, or all at the foot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.theme import Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.announces.same import same_row
from app.desks.croupier.announces.slots import LeafPanel, Slots
from app.rules.house import House
from app.table.announced_before import SameAgain

_SHOWN: Final = 4
"""Rows that are shown at once; of more the last row turns to the others."""
_NAME: Final = 9
"""Columns of a row's words."""


class SameLeaf(LeafPanel):
    """What was announced for the last spin.

    A row keeps its place when it is accepted: the next touch there is none.

    Attributes:
        keys: one to each row; accepts it, or leads to how it goes on.
        earlier: turns to the rows before; of more than four three are shown at once.
        later: turns to the rows after.
    """

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        accept: Callable[[SameAgain], None],
        ask_won: Callable[[], None],
    ) -> None:
        super().__init__(scale, parent)
        self._accept, self._ask_won = accept, ask_won
        self._house: House | None = None
        self._items: tuple[SameAgain, ...] = ()
        self._first = 0
        self.keys = [TouchButton(scale, self) for _ in range(_SHOWN)]
        for row, key in enumerate(self.keys):
            key.single = True
            key.clicked.connect(lambda _=False, r=row: self._touched(r))
        self.earlier, self.later = TouchButton(scale, self), TouchButton(scale, self)
        self.earlier.clicked.connect(lambda: self._turn(-_SHOWN + 1))
        self.later.clicked.connect(lambda: self._turn(_SHOWN - 1))

    def show_same(self, house: House, items: tuple[SameAgain, ...], *, waiting: bool) -> None:
        """Show the announces; while one waits for its answer none is accepted."""
        self._house, self._items = house, items
        self._show(waiting=waiting)

    def _each(self) -> int:
        return _SHOWN if len(self._items) <= _SHOWN else _SHOWN - 1

    def _turn(self, step: int) -> None:
        self._first += step
        self._show(waiting=False)

    def _touched(self, row: int) -> None:
        same = self._items[self._first + row]
        if same.offered:
            self._accept(same)
        else:
            self._ask_won()

    def _show(self, *, waiting: bool) -> None:
        if self._house is None:
            return
        many, each = len(self._items), self._each()
        self._first = max(0, min(self._first, (many - 1) // each * each if many else 0))
        shown = self._items[self._first : self._first + each]
        names: list[tuple[int, float, str]] = []
        for place, key in enumerate(self.keys):
            key.setVisible(place < len(shown))
            if place < len(shown):
                row = same_row(self._house, shown[place])
                names.append((place, _NAME, f"{self._first + place + 1}. {row.line}\n{row.below}"))
                key.say(row.key[0], name=row.key[1])
                key.setEnabled((row.offered or row.goes_on) and not waiting)
                key.choose(chosen=row.offered)
        turns = many > _SHOWN
        for key, sign, words in ((self.earlier, "‹", tr("prima")), (self.later, "›", tr("dopo"))):
            key.size_of_text = 30
            key.say(sign, name=words)
            key.setVisible(turns)
        self.earlier.setEnabled(self._first > 0)
        self.later.setEnabled(self._first + each < many)
        if turns:
            place_words = tr("{first}–{last} di {count}")
            last = self._first + len(shown)
            names.append((_SHOWN - 1, 6, place_words.format(first=self._first + 1, last=last, count=many)))
        self.label(tuple(names))

    def place_keys(self, slots: Slots) -> None:
        """The announce, and its key beside it."""
        for row, key in enumerate(self.keys):
            key.setGeometry(slots.at(row, _NAME, 3))
        for column, key in ((6, self.earlier), (9, self.later)):
            key.setGeometry(slots.at(_SHOWN - 1, column, 3))
