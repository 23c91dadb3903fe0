"""The announces of the last spin, row by row: each is accepted by its own key, or all at the foot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QWidget

from app.desks.common.theme import Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.roulette.announces.rows_leaf import SHOWN, Label, RowsLeaf
from app.desks.croupier.roulette.announces.same import same_row
from app.desks.croupier.roulette.announces.slots import Slots
from app.rules.house import House
from app.table.roulette.announced_before import SameAgain

_NAME: Final = 9
"""Columns of a row's words."""


class SameLeaf(RowsLeaf):
    """What was announced for the last spin.

    A row keeps its place when it is accepted: the next touch there is none.

    Attributes:
        keys: one to each row; accepts it, or leads to how it goes on.
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
        self._waiting = False
        self.keys = [TouchButton(scale, self) for _ in range(SHOWN)]
        for row, key in enumerate(self.keys):
            key.single = True
            key.clicked.connect(lambda _=False, r=row: self._touched(r))

    def show_same(self, house: House, items: tuple[SameAgain, ...], *, waiting: bool) -> None:
        """Show the announces; while one waits for its answer none is accepted."""
        self._house, self._items, self._waiting = house, items, waiting
        self.show_rows()

    def _touched(self, row: int) -> None:
        same = self.turned_to(self._items)[row]
        if same.offered:
            self._accept(same)
        else:
            self._ask_won()

    def show_rows(self) -> None:
        """Show the rows, each with the key that accepts it."""
        if self._house is None:
            return
        shown, names = self.turned_to(self._items), list[Label]()
        for place, key in enumerate(self.keys):
            key.setVisible(place < len(shown))
            if place < len(shown):
                row = same_row(self._house, shown[place])
                names.append((place, _NAME, self.numbered(place, f"{row.line}\n{row.below}")))
                key.say(row.key[0], name=row.key[1])
                key.setEnabled((row.offered or row.goes_on) and not self._waiting)
                key.choose(chosen=row.offered)
        self.label_rows(names, len(self._items))

    def place_keys(self, slots: Slots) -> None:
        """The announce, and its key beside it."""
        for row, key in enumerate(self.keys):
            key.setGeometry(slots.at(row, _NAME, 3))
        super().place_keys(slots)
