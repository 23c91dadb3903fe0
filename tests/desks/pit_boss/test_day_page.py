"""The day's page: what is shown is what is printed, and a file that cannot be written loses nothing."""

import threading
from datetime import timedelta
from pathlib import Path

import pytest

from app.desks.pit_boss import day_page
from app.desks.pit_boss.asking import StoppedReadingError
from app.journal.errors import Damaged
from app.reports.day_rows import day_csv
from tests.desks.pit_boss.review import Review
from tests.journal.played_journals import record
from tests.reports.days import BEGUN, nights, played_night, read_day, story_at


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "T1.sqlite"
    record(path, story_at(played_night()))
    return path


def shown(review: Review) -> str:
    return review.day.sheet.toPlainText()


def test_the_last_day_is_shown_as_it_is_printed(journal: Path, review: Review) -> None:
    review.go(review.day)
    review.until(lambda: review.day.found is not None)
    assert "Giornata del tavolo T1" in shown(review)
    assert str(read_day(journal).head) in shown(review)
    assert not review.day.table.isVisible()


def test_it_is_written_as_pdf_and_as_rows(journal: Path, review: Review, tmp_path: Path) -> None:
    review.go(review.day)
    review.until(lambda: review.day.found is not None)
    review.answer = str(tmp_path / "day.pdf")
    review.click(review.day.pdf)
    review.answer = str(tmp_path / "day.csv")
    review.click(review.day.csv)
    day = read_day(journal)
    assert review.files == [f"giornata-T1-{day.day.day}.pdf", f"giornata-T1-{day.day.day}.csv"]
    assert (tmp_path / "day.pdf").read_bytes().startswith(b"%PDF-")
    assert (tmp_path / "day.csv").read_bytes() == day_csv(day)
    assert "day.csv" in review.day.said.text()


def test_a_file_that_cannot_be_written_is_said_and_the_day_stays(review: Review, tmp_path: Path) -> None:
    review.go(review.day)
    review.until(lambda: review.day.found is not None)
    before = shown(review)
    review.answer = str(tmp_path / "no" / "such" / "folder.pdf")
    review.click(review.day.pdf)
    assert f"{review.answer} non è stato scritto: la cartella non c'è." in review.day.said.text()
    assert shown(review) == before
    assert review.day.pdf.isEnabled()
    review.day.tell("", alarm=False)
    review.answer = ""
    review.click(review.day.csv)
    assert review.day.said.text() == "", "whoever changes his mind writes nothing"


def test_every_day_and_table_can_be_chosen(journal: Path) -> None:
    record(journal, nights(2)[1])
    record(journal, story_at(played_night(), BEGUN + 3 * 86_400), "T2")
    review = Review(journal)
    review.go(review.day)
    review.until(lambda: review.day.found is not None)
    assert review.day.table.count() == 2
    last = read_day(journal).day.day
    assert [review.day.day.itemData(n) for n in (0, 1)] == [last, last - timedelta(days=1)]
    review.day.day.setCurrentIndex(1)
    review.until(lambda: review.day.found is not None and review.day.found.day.day < last)
    review.day.table.setCurrentIndex(1)
    review.until(lambda: review.day.found is not None and review.day.found.figures.table == "T2")
    assert "Giornata del tavolo T2" in shown(review)
    review.close()


def test_a_table_that_was_never_opened_has_no_day(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    story = story_at(played_night())
    times = {key: story[0][key] for key in ("at", "mono", "boot")}
    lost = {**times, "kind": "reader.lost", "spin": None, "device": "wheel", "reason": ""}
    record(path, [lost])
    review = Review(path)
    review.go(review.day)
    review.until(lambda: "non è ancora stato aperto" in shown(review))
    assert not review.day.pdf.isEnabled()
    review.close()


def test_what_cannot_be_read_is_said(review: Review, monkeypatch: pytest.MonkeyPatch, journal: Path) -> None:
    def damaged(*_: object) -> None:
        raise Damaged(journal, "event 7 of table T1 is missing")

    monkeypatch.setattr(day_page, "day_of_table", damaged)
    review.go(review.day)
    review.until(review.day.said.isVisible)
    assert review.day.said.text() == (
        f"Il registro {journal} è guasto. Resta com'è: lo esamina «capotavolo verify»."
    ), "what it was is English, and told on standard error"


def test_a_long_reading_ends_with_the_window(review: Review, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, ended = threading.Event(), threading.Event()

    def read_on(_path: object, _table: object, _game: object, _day: object, progress: object) -> None:
        assert callable(progress)
        begun.set()
        try:
            while True:
                progress(1, 2)
        except StoppedReadingError:
            ended.set()
            raise

    monkeypatch.setattr(day_page, "day_of_table", read_on)
    review.go(review.day)
    review.until(begun.is_set)
    review.until(review.day.progress.isVisible)
    review.window.close()
    assert ended.is_set()
