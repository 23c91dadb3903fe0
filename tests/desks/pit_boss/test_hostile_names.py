"""Names and notes that look like markup: each page shows them as they were typed, and no file is opened for them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QListWidget, QToolTip

from app.desks.common.label import Paragraphs, tip_words
from app.desks.pit_boss.roulette.model import Cell
from tests.desks.opened_files import WatchedFile
from tests.desks.pit_boss.review import Review
from tests.journal.played_journals import Story, record
from tests.reports.spins import CLAIM, RULING, recorded_story

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
"""Without a screen no tip is raised above the others."""

BOLD, AMP = "<b>Anna</b>", "&amp; <i>Ugo</i>"
PLAYER = "<u>posto</u> &lt;9>"


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[WatchedFile]:
    file = WatchedFile(tmp_path / "picture.png")
    yield file
    file.close()


@pytest.fixture
def journal(tmp_path: Path, watched: WatchedFile) -> Path:
    """The night of three spins, at two tables, its people and notes called like markup."""
    names = {
        "Anna": BOLD,
        "Carla": AMP,
        "Moro": watched.image,
        "posto 4": PLAYER,
        CLAIM: watched.image,
        RULING: f"{BOLD} {watched.image}",
        "lettura dettata male": BOLD,
        "visto alla camera": watched.image,
    }
    path = tmp_path / "T1.sqlite"
    for table in ("T1", "T2"):
        story: Story = renamed(recorded_story(), {**names, "T1": table})
        record(path, story, table)
    return path


def renamed(value: Any, names: dict[str, str]) -> Any:
    """The same with other names, wherever they stand."""
    if isinstance(value, dict):
        return {key: renamed(each, names) for key, each in value.items()}
    if isinstance(value, list):
        return [renamed(each, names) for each in value]
    return names.get(value, value) if isinstance(value, str) else value


def tips(view: QAbstractItemView, columns: int = 1) -> set[str]:
    """Stay on each cell that is there, and give what was shown."""
    shown = set()
    for row in range(view.model().rowCount()):
        for column in range(columns):
            view.scrollTo(view.model().index(row, column))
            where = view.visualRect(view.model().index(row, column)).center()
            over = view.viewport()
            QApplication.sendEvent(
                over, QHelpEvent(QHelpEvent.Type.ToolTip, QPoint(where), over.mapToGlobal(where))
            )
            QApplication.processEvents()
            shown.add(QToolTip.text())
    QToolTip.hideText()
    return shown


def spoken(rows: QListWidget) -> list[str]:
    """What a screen reader says of each row: the words that are drawn."""
    role = Qt.ItemDataRole.AccessibleTextRole
    return [str(rows.item(place).data(role)) for place in range(rows.count())]


def test_the_list_and_a_spin_show_names_as_they_were_typed(review: Review, watched: WatchedFile) -> None:
    review.until(lambda: len(review.rows) == 6)
    model, list_tips = review.spins.found.model, tips(review.spins.found.list, len(Cell))
    assert BOLD in {model.index(0, column).data() for column in range(model.columnCount())}
    assert list_tips
    row = next(row for row, spin in enumerate(review.rows) if (spin.table, spin.spin) == ("T1", 2))
    review.click_row(row)
    review.opened(2)
    page = review.spins.page
    assert BOLD in page.head.beneath()
    steps, payments = spoken(page.steps), spoken(page.payments)
    for name in (AMP, BOLD, watched.image):
        assert any(name in words for words in steps)
    shown = tips(page.payments)
    for name in (PLAYER, watched.image):
        said = [words for words in payments if name in words]
        assert said
        assert shown.issuperset(map(tip_words, said))
    for button in (page.by_steps, page.by_evidence):
        review.click(button)
    page.grab()
    assert not watched.was_opened()


def test_the_tables_now_show_names_as_they_were_typed(review: Review, watched: WatchedFile) -> None:
    review.go(review.now)
    review.until(lambda: review.now.rows.rowCount() == 2)
    assert BOLD in review.now.rows.cells(0)
    assert tip_words(BOLD) in tips(review.now.rows, review.now.rows.columnCount())
    review.now.tell(watched.image, alarm=True)
    review.window.grab()
    assert review.now.said.text() == watched.image
    assert not watched.was_opened()


def test_the_page_of_the_day_shows_names_as_they_were_typed(review: Review, watched: WatchedFile) -> None:
    review.go(review.day)
    review.until(lambda: review.day.found is not None)
    review.window.grab()
    page = " ".join(review.day.sheet.toPlainText().split())
    for name in (BOLD, AMP, watched.image):
        assert name in page
    assert not watched.was_opened()


def test_every_label_of_the_desk_is_plain(review: Review) -> None:
    labels = review.window.findChildren(QLabel)
    plain = Qt.TextFormat.PlainText
    assert labels
    assert all(label.textFormat() is plain or isinstance(label, Paragraphs) for label in labels)
