"""Of more rows than there is room for, the last one turns to the others: each is met once on the way there."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desks.common.theme import Scale
from app.desks.croupier.roulette.announces.rows_leaf import SHOWN, RowsLeaf


class Letters(RowsLeaf):
    """A row is a letter."""

    def __init__(self, parent: QWidget, letters: str) -> None:
        super().__init__(Scale(), parent)
        self.letters = letters
        self.seen: list[str] = []
        self.show_rows()

    def show_rows(self) -> None:
        shown = self.turned_to(self.letters)
        self.seen.append("".join(shown))
        names = [(row, 6.0, self.numbered(row, letter)) for row, letter in enumerate(shown)]
        self.label_rows(names, len(self.letters))


@pytest.mark.parametrize("many", [0, 1, SHOWN])
def test_what_has_room_is_shown_at_once(qtbot: QtBot, many: int) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    leaf = Letters(parent, "abcdefghij"[:many])
    assert leaf.seen == ["abcdefghij"[:many]]
    assert leaf.later.isHidden()
    assert leaf.earlier.isHidden()


@pytest.mark.parametrize("many", range(SHOWN + 1, 11))
def test_the_rest_is_turned_to_and_back(qtbot: QtBot, many: int) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    leaf = Letters(parent, "abcdefghij"[:many])
    assert not leaf.earlier.isEnabled()
    while leaf.later.isEnabled():
        leaf.later.click()
    assert "".join(leaf.seen) == leaf.letters
    there = len(leaf.seen)
    while leaf.earlier.isEnabled():
        leaf.earlier.click()
    assert leaf.seen[there:] == leaf.seen[there - 2 :: -1]
    assert leaf.numbered(1, "b") == "2. b"
