"""Eight tables have room, and nothing of a page lies over anything else of it, in any size and language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLabel, QSplitter, QWidget

from app.desks.common.language import Language, speak
from app.desks.pit_boss.page import Page
from app.desks.pit_boss.plain_table import PlainTable
from app.house_copy.standing import Came, write_standing
from tests.desks.patience import be_patient
from tests.desks.pit_boss.review import Review
from tests.desks.pit_boss.test_followed import warned
from tests.desks.pit_boss.test_grey_keys import settle as answered
from tests.journal.played_journals import evening, record, story_of
from tests.register_file.a_register import ARegister
from tests.reports.days import played_night, story_at

SIZES = ((1280, 800), (1920, 1080), (1280, 720))


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Eight tables in one file: in every phase, with warnings, a dispute and lines that are down."""
    folder = tmp_path_factory.mktemp("hall")
    path = folder / "house.sqlite"
    for number in range(1, 9):
        night = warned(story_at(played_night()))
        ruled = next(place for place, event in enumerate(night) if event["kind"] == "payment.ruled")
        story = night[: ruled - number // 3] if number % 2 else story_of(evening(number, 6))[:-3]
        record(path, story, f"T{number}")
    write_standing(path, {f"T{number}": Came(connected=number != 3) for number in range(1, 9)})
    ARegister(folder).peopled()
    return path


@pytest.fixture(scope="module", params=list(Language))
def of_all(request: pytest.FixtureRequest, hall: Path) -> Iterator[Review]:
    """One desk in each language: nobody does anything there but look."""
    be_patient()
    desk = Review(hall, language=request.param, register=ARegister(hall.parent).file, every=60)
    yield desk
    desk.close()
    speak(Language.ITALIAN)


@pytest.fixture
def spoken(of_all: Review) -> Review:
    speak(of_all.language)
    return of_all


def pages(desk: Review) -> Iterator[Page]:
    """Every page, once it has read."""
    there = {
        desk.spins: lambda: desk.spins.page.story is not None,
        desk.now: lambda: len(desk.now.tables) == 8,
        desk.day: lambda: desk.day.found is not None,
        desk.wheel: lambda: desk.wheel.looked is not None,
        desk.people: lambda: desk.people.rows.rowCount() > 0,
        desk.upkeep: lambda: desk.upkeep.place is not None,
    }
    for place in range(desk.window.pages.count()):
        page = desk.window.pages.widget(place)
        assert isinstance(page, Page)
        desk.window.open_page(place)
        desk.until(there[page])
        yield page


def settle(desk: Review, size: tuple[int, int]) -> None:
    desk.window.resize(*size)
    for _ in range(5):
        QApplication.processEvents()


def over_each_other(over: QWidget) -> Iterator[tuple[QWidget, QWidget]]:
    """Parts that stand on one another, or reach out of what they lie in, and do not scroll there."""
    children = [each for each in over.children() if isinstance(each, QWidget) and each.isVisible()]
    children = [each for each in children if not each.isWindow()]
    if not isinstance(over, QAbstractScrollArea | QSplitter):
        for one, other in combinations(children, 2):
            if one.geometry().intersects(other.geometry()):
                yield one, other
    for each in children:
        scrolls = isinstance(over.parentWidget(), QAbstractScrollArea)
        if not scrolls and not over.rect().contains(each.geometry()):
            yield over, each
        if not isinstance(each, PlainTable):
            yield from over_each_other(each)


def called(part: QWidget) -> str:
    return (
        f"{type(part).__name__} {part.accessibleName() or (part.text() if isinstance(part, QLabel) else '')}"
    )


def cut_heads(page: Page) -> Iterator[str]:
    """Words at the heads of a page's lists that have no room."""
    for table in page.findChildren(PlainTable):
        head = table.horizontalHeader()
        if not table.isVisible():
            continue
        letters = head.fontMetrics()
        for place in range(table.columnCount()):
            words = str(table.model().headerData(place, head.orientation()))
            if head.sectionSize(place) < letters.horizontalAdvance(words) + 12:
                yield words


def test_nothing_on_any_page_lies_over_anything_else_and_heads_of_lists_are_written_whole(
    spoken: Review,
) -> None:
    for page in pages(spoken):
        for size in SIZES:
            settle(spoken, size)
            found = [(called(one), called(other)) for one, other in over_each_other(page)]
            assert found == [], f"{type(page).__name__} {size}"
            assert [*cut_heads(page)] == [], f"{type(page).__name__} {size}"


@pytest.mark.parametrize("size", SIZES[:2])
def test_eight_tables_are_seen_at_once_and_what_waits_beneath_them(
    spoken: Review, size: tuple[int, int]
) -> None:
    now = next(page for page in pages(spoken) if page is spoken.now)
    assert now is spoken.now
    settle(spoken, size)
    assert spoken.now.rows.rowCount() == 8
    for row in range(8):
        spoken.now.rows.selectRow(row)
        settle(spoken, size)
        assert spoken.now.rows.verticalScrollBar().maximum() == 0
        last = spoken.now.rows.visualRect(spoken.now.rows.model().index(7, 0))
        assert spoken.now.rows.viewport().rect().contains(last)
        answer = spoken.now.waiting.answer
        if answer.isVisible():
            foot = answer.mapTo(spoken.now.one.viewport(), QPoint(0, answer.height()))
            assert spoken.now.one.viewport().rect().contains(foot), "it is pressed without scrolling"


def test_where_there_is_room_it_is_used(spoken: Review) -> None:
    list(pages(spoken))
    spoken.window.open_page(spoken.window.pages.indexOf(spoken.now))
    settle(spoken, SIZES[0])
    small = (spoken.now.rows.height(), spoken.now.rows.fontMetrics().height())
    settle(spoken, SIZES[1])
    large = (spoken.now.rows.height(), spoken.now.rows.fontMetrics().height())
    assert large[0] > small[0] * 1.3
    assert large[1] > small[1]
    settle(spoken, SIZES[0])
    assert (spoken.now.rows.height(), spoken.now.rows.fontMetrics().height()) == small


def test_of_more_tables_than_have_room_whole_rows_are_seen(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    for number in range(14):
        record(path, story_of(evening(number, 2))[:-3], f"T{number:02}")
    desk = Review(path, every=60)
    desk.go(desk.now)
    desk.until(lambda: len(desk.now.tables) == 14)
    settle(desk, SIZES[0])
    rows = desk.now.rows
    assert rows.viewport().height() % rows.verticalHeader().defaultSectionSize() == 0
    assert rows.verticalScrollBar().maximum() > 0
    desk.close()


def test_however_many_payments_wait_for_a_ruling_they_cover_nothing(spoken: Review) -> None:
    """What has no room is counted, and stands whole in the tip."""
    list(pages(spoken))
    spoken.window.open_page(spoken.window.pages.indexOf(spoken.now))
    answered(spoken)  # what is still being read would be shown instead
    spoken.now.rows.selectRow(0)
    first, *others = spoken.now.tables
    assert first.disputed
    spoken.now.show_tables((first._replace(disputed=first.disputed * 9), *others))
    for size in SIZES:
        settle(spoken, size)
        assert [(called(one), called(other)) for one, other in over_each_other(spoken.now)] == []
    assert len(spoken.now.disputed.text().splitlines()) == 4
    assert "6" in spoken.now.disputed.text().splitlines()[-1]
    assert len(spoken.now.disputed.toolTip().splitlines()) == 9
    spoken.now.show_tables((first, *others))
