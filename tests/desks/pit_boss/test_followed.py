"""What is followed or chosen stays so, whatever its row says by then: every list, every control, every page."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.desks.common.application import make_application
from app.desks.pit_boss.choice import Choice
from app.desks.pit_boss.plain_table import PlainTable, Row
from app.desks.pit_boss.roulette import reading
from app.desks.pit_boss.roulette.filters_bar import FiltersBar
from app.desks.pit_boss.roulette.words import night_words
from app.reports.table_now import TablesNow
from app.table.roulette.game import ROULETTE
from tests.desks.pit_boss.review import Review
from tests.journal.played_journals import Story, evening, record, story_of
from tests.register_file.a_register import ARegister
from tests.reports.days import played_night, story_at
from tests.reports.spins import DISPUTED

WORDS = st.text("ab", max_size=2)


def warned(story: Story) -> Story:
    """The same night with three warnings after its opening that nobody answers for."""
    alike = {
        **{key: story[4][key] for key in ("at", "mono", "boot")},
        "kind": "reader.warning",
        "spin": None,
        "device": "wheel",
        "reason": "damaged",
        "detail": "",
    }
    return [*story[:5], *({**alike, "count": count} for count in (1, 2, 3)), *story[5:]]


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[tuple[Review, Path]]:
    """Two tables in one file, both with warnings of the same places; three people."""
    path = tmp_path / "house.sqlite"
    for table in ("T1", "T2"):
        record(path, warned(story_at(played_night()))[:9], table)
    desk = Review(path, register=ARegister(tmp_path).peopled().file, every=60)
    yield desk, path
    desk.close()


def looked_at(desk: Review) -> None:
    """Open every page once, until what it reads is there."""
    read: tuple[tuple[QWidget, Callable[[], bool]], ...] = (
        (desk.now, lambda: len(desk.now.tables) == 2),
        (desk.day, lambda: desk.day.found is not None),
        (desk.wheel, lambda: desk.wheel.looked is not None),
        (desk.people, lambda: desk.people.rows.rowCount() == 3),
    )
    for page, there in read:
        desk.window.open_page(desk.window.pages.indexOf(page))
        desk.until(there)


def tables_of(desk: Review) -> list[PlainTable]:
    return [table for table in desk.window.findChildren(PlainTable) if table.rowCount()]


def chosen(desk: Review) -> dict[str, Hashable]:
    return {table.accessibleName(): table.chosen for table in tables_of(desk)}


def test_every_row_of_every_list_has_a_key_of_its_own(hall: tuple[Review, Path]) -> None:
    desk, _ = hall
    looked_at(desk)
    lists = tables_of(desk)
    assert len(lists) > 2
    for table in lists:
        keys = [table.key(row) for row in range(table.rowCount())]
        assert len(set(keys)) == len(keys), table.accessibleName()


def test_what_is_chosen_in_any_list_stays_chosen_through_every_event_of_a_night(
    hall: tuple[Review, Path],
) -> None:
    """Phase after phase, spin after spin: as long as no row goes, no list loses its chosen one."""
    desk, path = hall
    looked_at(desk)
    desk.window.open_page(desk.window.pages.indexOf(desk.now))
    follows = TablesNow((path,), ROULETTE)
    desk.now.show_tables(follows.look())
    for table in tables_of(desk):
        table.selectRow(table.rowCount() - 1)
    began = chosen(desk)
    assert None not in began.values()
    assert desk.now.phase.text().startswith("Tavolo T2")
    said = set()
    for event in warned(story_at(played_night()))[9:]:
        record(path, [event], "T2")
        desk.now.show_tables(follows.look())
        said.add(desk.now.phase.text())
        assert chosen(desk) == began
        assert desk.now.waiting.rows.chosen == began[desk.now.waiting.rows.accessibleName()]
    assert len(said) > 5, "there were phases to lose it at"
    assert all(words.startswith("Tavolo T2") for words in said)


def test_another_tables_event_of_the_same_place_is_not_the_chosen_one(hall: tuple[Review, Path]) -> None:
    desk, _ = hall
    looked_at(desk)
    desk.window.open_page(desk.window.pages.indexOf(desk.now))
    desk.now.rows.selectRow(0)
    desk.now.waiting.rows.selectRow(1)
    desk.now.rows.selectRow(1)
    assert desk.now.waiting.rows.rowCount() == 3
    assert desk.now.waiting.rows.chosen is None
    assert not desk.now.waiting.answer.isEnabled()


def test_the_table_that_is_followed_alone_stays_when_others_come_before_it(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    record(path, story_of(evening(5, 4), "T2"), "T2")
    desk, follows = Review(path, every=60), TablesNow((path,), ROULETTE)
    desk.now.show_tables(follows.look())
    record(path, story_of(evening(5, 4), "T1"), "T1")
    desk.now.show_tables(follows.look())
    assert desk.now.phase.text().startswith("Tavolo T2")
    assert desk.now.rows.currentRow() == 1
    desk.close()


def test_what_is_chosen_in_any_control_stays_chosen_when_its_page_is_read_again(
    hall: tuple[Review, Path],
) -> None:
    desk, path = hall
    looked_at(desk)
    desk.until(lambda: desk.spins.filters.table.count() > 2)
    boxes = [box for box in desk.window.findChildren(Choice) if box.count() > 1]
    assert len(boxes) > 4
    for box in boxes:
        box.setCurrentIndex(box.count() - 1)
    desk.until(lambda: desk.day.found is not None and desk.day.found.figures.table == "T2")
    kept, before = [box.currentData() for box in boxes], desk.day.found
    record(path, warned(story_at(played_night()))[9:], "T2")
    desk.spins._reading.look_up()
    desk.day.again.click()
    desk.wheel.again.click()
    desk.until(lambda: desk.day.found is not before and desk.wheel.again.isEnabled())
    assert [box.currentData() for box in boxes] == kept


@given(st.lists(st.tuples(WORDS, WORDS), min_size=1, max_size=6), st.data())
def test_no_word_of_a_row_decides_which_one_is_chosen(
    cells: list[tuple[str, str]], data: st.DataObject
) -> None:
    make_application(["test"])
    over = QWidget()
    table = PlainTable(over, ("a", "b"), widest=1)
    table.show_rows([Row(key, each) for key, each in enumerate(cells)])
    place = data.draw(st.integers(0, len(cells) - 1))
    table.selectRow(place)
    others = data.draw(st.permutations(range(len(cells) + 2)))
    table.show_rows([Row(key, data.draw(st.tuples(WORDS, WORDS))) for key in others])
    assert table.chosen == place
    assert table.currentRow() == others.index(place)
    table.show_rows([Row(key, each) for key, each in enumerate(cells) if key != place])
    assert table.chosen is None


def test_a_night_that_was_chosen_by_its_day_stays_offered(review: Review) -> None:
    """The seventh day has no name of its own any more, but the list is still of it."""
    today = [date(2026, 11, 22)]
    bar = FiltersBar(review.window, lambda: today[0])
    night = today[0] - timedelta(days=6)
    bar.days.setCurrentIndex(bar.days.findText(night_words(night), Qt.MatchFlag.MatchContains))
    today[0] += timedelta(days=1)
    bar.show_known(reading.Known((), (), (), {}))
    assert bar.controls().days == night


def test_a_payment_that_is_chosen_stays_so_step_after_step_and_once_read_again(review: Review) -> None:
    review.spins.found.list.setCurrentIndex(review.spins.found.model.index(0, 0))
    review.until(lambda: len(review.rows) > DISPUTED)
    place = review.spins.found.model.at_hand.place_of("T1", DISPUTED)
    review.spins.found.list.setCurrentIndex(review.spins.found.model.index(place or 0, 0))
    review.opened(DISPUTED)
    page = review.spins.page
    page.payments.setCurrentRow(page.payments.count() - 1)
    card = page.payments.chosen
    page.go(-1)
    assert page.payments.chosen is not None
    assert card is not None
    assert page.payments.chosen.key == card.key
    assert page.listed is not None
    assert page.story is not None
    step, shown = page.place, page.story
    page.show_spin(page.listed, shown)
    assert page.place == step
    assert page.payments.chosen is not None
    assert page.payments.chosen.key == card.key


def test_the_spin_that_is_read_stays_chosen_however_far_back_it_lies_when_a_table_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "PAGE", 5)
    path = tmp_path / "house.sqlite"
    record(path, story_of(evening(5, 40), "T2"), "T2")
    desk = Review(path)
    desk.until(lambda: bool(desk.rows) and desk.spins.found.model.at_hand.oldest)
    first = desk.rows[-1]
    desk.spins.found.list.setCurrentIndex(desk.spins.found.model.index(len(desk.rows) - 1, 0))
    desk.opened(first.spin, "T2")
    record(path, story_of(evening(6, 8), "T1"), "T1")
    desk.until(lambda: desk.spins.found.list.several)
    desk.until(lambda: not desk.spins.found._busy)
    row = desk.spins.found.model.spin(desk.spins.found.list.currentIndex().row())
    assert row is not None
    assert (row.table, row.spin) == ("T2", first.spin)
    desk.opened(first.spin, "T2")
    desk.close()
