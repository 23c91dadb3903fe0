"""From the desk the journal is verified, copied, archived and put back as by the commands; nothing waits for it."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.__main__ import main
from app.desks.pit_boss import upkeep
from app.desks.pit_boss.restore_window import RestoreWindow
from app.desks.pit_boss.upkeep import Deed
from app.journal.copies import back_up
from app.journal.lock import TableLock
from app.journal.reading import head
from tests.desks.pit_boss.review import Review
from tests.desks.pit_boss.test_grey_keys import damaged
from tests.journal.played_journals import record
from tests.reports.days import nights


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """Two nights, so that one of them is over and can be archived."""
    path = tmp_path / "T1.sqlite"
    for night in nights(2):
        record(path, night)
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "stick").mkdir()
    return tmp_path / "stick"


@pytest.fixture
def review(journal: Path) -> Iterator[Review]:
    desk = Review(journal, drawn=False)
    desk.go(desk.upkeep)
    desk.until(lambda: desk.upkeep.place is not None)
    yield desk
    desk.close()


def press(review: Review, deed: Deed) -> None:
    """Press a key once nobody is seen to write any more."""
    review.until(review.upkeep.keys[deed].isEnabled)
    review.click(review.upkeep.keys[deed])


def done(review: Review, deed: Deed) -> tuple[str, ...]:
    """Press a key, and wait for the sentence at the end."""
    before = review.upkeep.ended
    press(review, deed)
    review.until(lambda: review.upkeep.ended is not before)
    ended = review.upkeep.ended
    assert ended is not None
    assert review.upkeep.said.text() == ended.lines[0]
    assert all(line in review.upkeep.result.toPlainText() for line in ended.lines)
    return ended.lines


def last(journal: Path) -> str:
    end = head(journal, "T1")
    return f"T1:{end.seq}:{end.hash.hex()}"


def answer_of(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(list(words)) == 0
    found: dict[str, Any] = msgspec.json.decode(capsys.readouterr().out)
    return found


def test_it_is_verified_as_the_command_does(
    review: Review, journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = done(review, Deed.VERIFY)
    said = answer_of(capsys, "verify", "--database", str(journal))
    assert f"fatti {said['events']}, colpi {said['spins']}" in lines[0]
    assert lines[1] == f"Ultimo fatto: {last(journal)}"
    assert not review.upkeep.bar.isVisible()


def test_what_does_not_hold_is_named_with_its_place(tmp_path: Path) -> None:
    review = Review(damaged(tmp_path))
    review.go(review.upkeep)
    review.until(review.upkeep.keys[Deed.VERIFY].isEnabled)
    (line,) = done(review, Deed.VERIFY)
    place = f"n. {head(tmp_path / 'T1.sqlite', 'T1').seq}"
    assert line.startswith(f"Il registro NON regge: tavolo T1, {place}")
    assert review.upkeep.said.objectName() == "alarm"
    key = review.upkeep.keys[Deed.BACK_UP]  # a page that met the damage may have told of it last
    review.until(lambda: not key.isEnabled() and place in key.toolTip())
    review.close()


def test_a_copy_is_made_walked_and_named(review: Review, journal: Path, folder: Path) -> None:
    review.place = str(folder)
    lines = done(review, Deed.BACK_UP)
    (copy,) = folder.iterdir()
    assert str(copy) in lines[0]
    assert lines[1] == f"Ultimo fatto: {last(journal)}"
    assert last(copy) == last(journal)


def test_whole_nights_are_archived(review: Review, journal: Path, folder: Path) -> None:
    review.place = str(folder)
    day = review.upkeep.until
    day.offer(
        [("", day.itemData(0) - timedelta(days=400)), ("", day.itemData(0) + timedelta(days=400))], None
    )
    assert done(review, Deed.ARCHIVE)[0].startswith("Niente da archiviare prima di ")
    day.setCurrentIndex(1)
    lines = done(review, Deed.ARCHIVE)
    assert len(list(folder.glob("*.jsonl.gz"))) == 1
    assert lines[-1].startswith("Ultimo fatto: T1:")
    assert main(["verify", "--archive", *map(str, folder.glob("*.jsonl.gz"))]) == 0
    assert done(review, Deed.ARCHIVE)[0].startswith("Niente da archiviare")


def test_a_copy_is_put_back_once_somebody_says_yes(review: Review, journal: Path, folder: Path) -> None:
    copy = folder / "copy.sqlite"
    back_up(journal, copy)
    record(journal, nights(3)[2])
    later = last(journal)
    review.place = str(copy)
    press(review, Deed.RESTORE)
    window = review.asked(RestoreWindow)
    assert str(copy) in window.fact.text()
    review.click(window.cancel)
    assert last(journal) == later, "nobody said yes"
    press(review, Deed.RESTORE)
    review.click(review.asked(RestoreWindow).done_button)
    review.until(lambda: review.upkeep.ended is not None)
    assert review.upkeep.ended is not None
    lines = review.upkeep.ended.lines
    assert last(journal) == last(copy)
    kept = journal.with_name("T1.sqlite.replaced-1")
    assert any(str(kept) in line for line in lines)
    assert last(kept) == later
    assert any("che la copia non ha" in line for line in lines)


def test_what_is_under_way_can_be_stopped_and_leaves_nothing(
    review: Review, journal: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go = threading.Event(), threading.Event()
    copying = back_up

    def slowly(*args: Any, **how: Any) -> object:
        copied = how["copied"]

        def told(did: int, of: int) -> None:
            begun.set()
            assert go.wait(20)
            copied(did, of)

        return copying(*args, **{**how, "copied": told})

    monkeypatch.setattr(upkeep, "back_up", slowly)
    review.place = str(folder)
    assert not review.upkeep.halt.isEnabled()
    press(review, Deed.BACK_UP)
    review.until(begun.is_set)
    assert review.upkeep.bar.isVisible(), "the window goes on"
    assert not review.upkeep.keys[Deed.VERIFY].isEnabled()
    assert "fermarlo" in review.upkeep.keys[Deed.VERIFY].toolTip()
    review.click(review.upkeep.halt)
    go.set()
    review.until(lambda: review.upkeep.ended is not None)
    assert review.upkeep.said.text() == "Fermato: non è cambiato niente, e non resta niente a metà."
    assert list(folder.iterdir()) == []
    assert review.upkeep.keys[Deed.VERIFY].isEnabled()


def test_how_far_it_is_stands_there_in_words(review: Review) -> None:
    review.upkeep.under_way = None
    review.upkeep._stepped("walk")
    review.upkeep._progressed(3_000, 12_000)
    assert review.upkeep.far.text() == "Si ripercorre il registro: 3.000 di 12.000 fatti"
    assert (review.upkeep.bar.value(), review.upkeep.bar.maximum()) == (3_000, 12_000)


def test_another_tables_copy_is_refused_before_anything_is_begun(review: Review, tmp_path: Path) -> None:
    other = tmp_path / "T2.sqlite"
    record(other, nights(1)[0], "T2")
    review.place = str(other)
    press(review, Deed.RESTORE)
    review.until(review.upkeep.said.isVisible)
    assert "è del tavolo T2, e qui sta il registro del tavolo T1" in review.upkeep.said.text()
    assert review.upkeep.window_open is None


@pytest.mark.parametrize("deed", [Deed.BACK_UP, Deed.ARCHIVE])
def test_a_folder_that_will_not_do_is_said_before_anything_is_begun(
    review: Review, folder: Path, deed: Deed, monkeypatch: pytest.MonkeyPatch
) -> None:
    review.place = str(folder / "gone")
    press(review, deed)
    review.until(lambda: "nessuna cartella" in review.upkeep.said.text())
    usage = shutil.disk_usage(folder)._replace(free=10)
    monkeypatch.setattr(shutil, "disk_usage", lambda _where: usage)
    review.place = str(folder)
    press(review, deed)
    review.until(lambda: "non c'è posto" in review.upkeep.said.text())
    assert list(folder.iterdir()) == []


def test_no_copy_takes_the_place_of_a_journal_whose_table_is_open(review: Review, journal: Path) -> None:
    key = review.upkeep.keys[Deed.RESTORE]
    assert key.isEnabled()
    with TableLock(journal.resolve(), "T1", program="the table"):
        review.until(lambda: not key.isEnabled())
        assert "quando è chiuso" in key.toolTip()
        assert review.upkeep.keys[Deed.BACK_UP].isEnabled(), "a copy is made while the table plays"
    review.until(key.isEnabled)


def test_a_journal_that_is_gone_is_put_back_from_a_copy(tmp_path: Path, journal: Path, folder: Path) -> None:
    copy = folder / "copy.sqlite"
    back_up(journal, copy)
    for file in tmp_path.glob("T1.sqlite*"):
        file.unlink()
    review = Review(journal)
    review.go(review.upkeep)
    review.until(lambda: review.upkeep.place is not None)
    assert not review.upkeep.keys[Deed.VERIFY].isEnabled()
    assert "nessun registro" in review.upkeep.keys[Deed.VERIFY].toolTip()
    review.place = str(copy)
    press(review, Deed.RESTORE)
    review.click(review.asked(RestoreWindow).done_button)
    review.until(lambda: review.upkeep.ended is not None)
    assert last(journal) == last(copy)
    review.until(review.upkeep.keys[Deed.VERIFY].isEnabled)
    review.close()


def test_a_long_deed_ends_with_the_window(review: Review, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, ended = threading.Event(), threading.Event()

    def walk_on(_journal: Path, *, beside: object, progress: Any) -> None:
        del beside
        begun.set()
        try:
            while True:
                progress(1, 2)
        finally:
            ended.set()

    monkeypatch.setattr(upkeep, "verify_chain", walk_on)
    press(review, Deed.VERIFY)
    review.until(begun.is_set)
    review.window.close()
    assert ended.is_set()
