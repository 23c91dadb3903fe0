"""No picture lies under a text, no text is cut by its own label, in any size and language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, cast

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QLabel,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.desks.common import theme
from app.desks.common.chips import draw_chip
from app.desks.common.language import Language, speak
from app.desks.common.lettering import LEFT, Written, ink, proofread, write
from app.desks.common.looks import look_of
from app.desks.common.roulette.felt import FeltView
from app.desks.common.text_size import set_text_size
from app.desks.pit_boss.index import Index
from app.desks.pit_boss.page import Page
from app.desks.pit_boss.roulette import wheel_page
from app.desks.pit_boss.roulette.list_view import SpinRow
from app.desks.pit_boss.roulette.payments_list import CardPainter
from app.desks.pit_boss.roulette.steps_list import StepPainter
from app.settings import TEXT_SIZES
from tests.desks.letters import letters_box, paint_in_place
from tests.desks.pit_boss.review import Review
from tests.desks.pit_boss.roulette.test_wheel_page import WHEELS
from tests.desks.pit_boss.test_followed import warned
from tests.desks.pit_boss.test_grey_keys import pages
from tests.desks.pit_boss.test_room import SIZES, settle
from tests.houses import house
from tests.journal.played_journals import record
from tests.register_file.a_register import ARegister
from tests.reports.days import nights
from tests.reports.spins import DISPUTED, recorded

_EVEN = 0.7
"""So much of what lies behind a text has one colour: a line that crosses it is no picture, nor an edge."""


class OnGround(NamedTuple):
    """A text, and how much of its ground has one colour."""

    text: str
    even: float


class Grounds:
    """Looks at what lies behind each text when it is written."""

    def __init__(self) -> None:
        self.found: list[OnGround] = []
        self._picture: QPixmap | None = None
        self.within: QRect | None = None

    def look_at(self, window: QWidget) -> list[OnGround]:
        self.found, self._picture = [], QPixmap(window.size())
        window.render(self._picture)
        self._picture = None
        return self.found

    def hear(self, written: Written, painter: QPainter) -> None:
        if self._picture is None:
            return  # a window draws itself
        box = painter.deviceTransform().mapRect(letters_box(written, painter)).toAlignedRect()
        seen = box.intersected(self._picture.rect())
        if self.within is not None:  # of a row at the end of its list less than half of a text is not read
            seen = seen.intersected(self.within)
        if 2 * seen.height() < box.height() or seen.isEmpty() or not written.text.strip():
            return
        image = self._picture.copy(seen).toImage().convertToFormat(QImage.Format.Format_RGB32)
        pixels: memoryview[int] = memoryview(image.constBits()).cast("I")
        counted = Counter(pixels)
        self.found.append(OnGround(written.text, counted.most_common(1)[0][1] / counted.total()))


def in_its_list(looks: Grounds, paint: Callable[..., None]) -> Callable[..., None]:
    """Let it be known where the list ends in which a row is painted."""

    def painted(
        of: QStyledItemDelegate, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        seen = cast("QAbstractScrollArea", of.parent()).viewport()
        looks.within = QRect(seen.mapTo(seen.window(), QPoint()), seen.size())
        paint(of, painter, option, index)
        looks.within = None

    return painted


@pytest.fixture
def grounds(monkeypatch: pytest.MonkeyPatch) -> Iterator[Grounds]:
    looks = Grounds()
    for row in (CardPainter, StepPainter, SpinRow):
        monkeypatch.setattr(row, "paint", in_its_list(looks, row.paint))
    paint_in_place(monkeypatch)
    proofread(looks.hear)
    yield looks
    proofread(None)
    set_text_size(100)


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A night with a disputed spin of many payments."""
    folder = tmp_path_factory.mktemp("pictures")
    ARegister(folder).peopled()
    return recorded(folder / "T1.sqlite")


@pytest.fixture(params=list(Language))
def spoken(
    request: pytest.FixtureRequest, journal: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Review]:
    monkeypatch.setattr(wheel_page, "wheels_fallen", lambda _journals, _progress: WHEELS)
    desk = Review(journal, language=request.param, register=ARegister(journal.parent).file, every=60)
    yield desk
    desk.close()
    speak(Language.ITALIAN)


def read(desk: Review) -> Iterator[Page]:
    """Every page, once it has read; the disputed spin with each of its leaves."""
    for page in pages(desk):
        desk.go(page)
        if page is desk.spins:
            desk.until(lambda: len(desk.rows) >= DISPUTED)
            place = desk.spins.found.model.at_hand.place_of("T1", DISPUTED)
            desk.spins.found.list.setCurrentIndex(desk.spins.found.model.index(place or 0, 0))
            desk.opened(DISPUTED)
            for leaf in (desk.spins.page.by_steps, desk.spins.page.by_evidence, desk.spins.page.by_payments):
                desk.click(leaf)
                yield page
            continue
        desk.until(
            {
                desk.now: lambda: bool(desk.now.tables),
                desk.day: lambda: desk.day.found is not None,
                desk.wheel: lambda: desk.wheel.looked is not None,
                desk.people: lambda: desk.people.rows.rowCount() > 0,
                desk.upkeep: lambda: desk.upkeep.place is not None,
            }[page]
        )
        yield page


def test_no_picture_lies_under_a_text(spoken: Review, grounds: Grounds) -> None:
    """The cloth is a picture itself, with its own words on it: its own tests look at those."""
    texts = 0
    for page in read(spoken):
        for felt in page.findChildren(FeltView):
            felt.setVisible(False)
        for size in SIZES:
            for letters in TEXT_SIZES if page in {spoken.spins, spoken.wheel} else TEXT_SIZES[:1]:
                set_text_size(letters)
                settle(spoken, size)
                found = grounds.look_at(spoken.window)
                texts += len(found)
                uneven = sorted({each for each in found if each.even < _EVEN})
                assert uneven == [], f"{type(page).__name__} {size} {letters}"
    assert texts > 1_000


class ChipUnderWords(QWidget):
    """What must not be: a chip is drawn, and words over it."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_chip(painter, QPointF(60, 20), look_of(house("venezia"), 2_000, None), 1, 24)
        write(painter, QRectF(30, 8, 60, 24), "1 × 35", 15, paint=ink(theme.QUIET), align=LEFT)
        painter.end()


def test_a_picture_under_a_text_would_be_seen(grounds: Grounds, qtbot: QtBot) -> None:
    under = ChipUnderWords()
    qtbot.addWidget(under)
    under.resize(120, 40)
    (found,) = grounds.look_at(under)
    assert found.even < _EVEN


def test_every_label_has_room_for_its_words(spoken: Review) -> None:
    for page in read(spoken):
        for size in SIZES[:2]:
            settle(spoken, size)
            for label in spoken.window.findChildren(QLabel):
                if not label.isVisible() or not label.text() or label.textFormat() is Qt.TextFormat.RichText:
                    continue
                needed = (
                    label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
                )
                assert label.height() >= needed - 1, (type(page).__name__, size, label.text())
                if not label.wordWrap():
                    assert label.width() >= label.sizeHint().width() - 1, (size, label.text())


def test_what_is_shown_anew_begins_at_its_top(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another day, another table, another wheel: the first line is seen; read again, nothing moves."""
    monkeypatch.setattr(wheel_page, "wheels_fallen", lambda _journals, _progress: WHEELS)
    desk = Review(two_days(tmp_path), every=60, size=(1280, 600))
    desk.go(desk.day)
    desk.until(lambda: desk.day.found is not None)
    bar = desk.day.sheet.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    kept, first = bar.value(), desk.day.found
    desk.click(desk.day.again)
    desk.until(lambda: desk.day.found is not first)
    assert bar.value() == kept, "the same day stays where it was"
    for control in (desk.day.day, desk.day.table, desk.day.what):
        bar.setValue(bar.maximum())
        before = desk.day.sheet.document()
        control.setCurrentIndex(control.count() - 1)
        desk.until(lambda before=before: desk.day.sheet.document() is not before)  # type: ignore[misc]
        assert bar.value() == 0, control.accessibleName()
    desk.go(desk.now)
    desk.until(lambda: len(desk.now.tables) == 2)
    settle(desk, (1280, 400))
    bar = desk.now.one.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    desk.now.rows.selectRow(1)
    assert bar.value() == 0
    desk.go(desk.wheel)
    desk.until(lambda: desk.wheel.looked is not None)
    QApplication.processEvents()
    bar = desk.wheel.beneath.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    shown = desk.wheel.looked
    desk.wheel.wheel.setCurrentIndex(1 - desk.wheel.wheel.currentIndex())
    desk.until(lambda: desk.wheel.looked is not shown)
    assert bar.value() == 0
    desk.close()


def two_days(folder: Path) -> Path:
    """Two tables of two days each, with warnings; the last night has papers."""
    path = folder / "house.sqlite"
    for table in ("T1", "T2"):
        for night in nights(2):
            record(path, warned(night), table)
    return path
