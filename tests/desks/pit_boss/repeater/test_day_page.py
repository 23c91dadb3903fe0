"""Repeater Bets at the pit boss's desk: the page of a day, and the alarm beside the table now (B1 "Pit boss")."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.desks.pit_boss.repeater.day_page import RepeaterPage
from app.reports.day_rows import COLUMNS
from app.reports.repeater.day_parts import day_page
from app.reports.repeater.values_fallen import values_fallen
from app.reports.sheet import Note
from tests.desks.pit_boss.review import Review
from tests.reports.days import ROME
from tests.reports.repeater.floor import recorded_floor
from tests.table.repeater.night import PLAYED, Night


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("floor")
    recorded_floor(folder)
    return folder / "R1.sqlite"


@pytest.fixture(scope="module")
def desk(journal: Path) -> Iterator[Review]:
    review = Review(journal, game=PLAYED)
    yield review
    review.close()


def page_of(desk: Review) -> RepeaterPage:
    """Go to the page, and wait until it has read."""
    found = desk.window.findChildren(RepeaterPage)
    desk.go(found[0])
    desk.until(lambda: found[0].found is not None)
    return found[0]


def alarmed(folder: Path, *then: str) -> Path:
    """A table at which another 12 costs 2,050.00, and what is done then."""
    night = Night()
    night.book("repeat-12", amount="50.00")
    night.spin(36)
    for each in then:
        night.do(each, wager="repeat-12", owner="seat 3")
    recorded_floor(folder, night)
    return folder / "R1.sqlite"


def test_it_stands_right_behind_the_wheel_and_opens_its_own_page_of_the_manual(desk: Review) -> None:
    names = [button.text() for button in desk.window.buttons]
    assert names[names.index("La ruota") + 1] == "Repeater"
    page_of(desk)
    desk.window.show_help()
    assert desk.window.help.view.name == "repeater-bets"


def test_it_shows_the_day_of_repeater_bets_alone_and_asks_for_no_answer(desk: Review, journal: Path) -> None:
    page = page_of(desk)
    assert page.found is not None
    assert page.shown == day_page(page.found, ROME, page.voice, values_fallen(journal, "R1"))
    said = page.sheet.toPlainText()
    assert "Repeater Bets del tavolo R1" in said
    assert "650,00" in said
    assert "il 5 % sopra il suo valore giusto" in said
    assert "i valori in tutte le serate" in said
    assert "Sigillo" not in said
    assert not page.waiting.isVisible()
    assert not page.what.isVisible()


def test_its_rows_are_those_of_repeater_bets_alone(desk: Review, tmp_path: Path) -> None:
    page = page_of(desk)
    desk.answer = str(tmp_path / "rounds.csv")
    desk.click(page.csv)
    desk.until((tmp_path / "rounds.csv").exists)
    head, *rows = (tmp_path / "rounds.csv").read_text().splitlines()
    assert desk.files[-1] == "repeater-R1-2026-11-21.csv"
    assert head == ",".join(COLUMNS)
    assert {row.split(",")[0] for row in rows} == {
        "repeater_rounds",
        "repeater_dealers",
        "repeater_refused",
        "repeater_alarms",
        "repeater_values",
    }


def test_where_no_house_deals_them_there_is_no_such_page(tmp_path: Path) -> None:
    night = Night("venezia")
    night.spin(1)
    recorded_floor(tmp_path, night)
    review = Review(tmp_path / "R1.sqlite", game=PLAYED)
    assert not review.window.findChildren(RepeaterPage)
    assert "Repeater" not in [button.text() for button in review.window.buttons]
    review.close()


def test_the_table_now_says_the_alarm_and_prints_it(tmp_path: Path) -> None:
    review = Review(alarmed(tmp_path), game=PLAYED)
    review.go(review.now)
    review.until(lambda: bool(review.now.tables))
    assert "valore 12 il banco ci rimette 2.050,00; allarme oltre 2.000,00" in review.now.disputed.text()
    sheet = review.now._sheet()
    assert sheet is not None
    assert any(isinstance(part, Note) and part.loud and "2.050,00" in part.text for part in sheet.parts)
    review.close()


def test_the_alarm_ends_with_the_exposure(tmp_path: Path) -> None:
    review = Review(alarmed(tmp_path, "repeater_surrender"), game=PLAYED)
    review.go(review.now)
    review.until(lambda: bool(review.now.tables))
    assert "esposizione" not in review.now.disputed.text()
    review.close()
