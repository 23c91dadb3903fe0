"""A desk has papers written and never waits: by a program of its own, from the journal (rules 9) [3.5]."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.desks.croupier.settings.setup import Written
from app.station.paper_desk import PaperDesk
from tests.journal.played_journals import record
from tests.reports.days import played_night, story_at

PATIENCE = 60.0


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[PaperDesk]:
    record(tmp_path / "T1.sqlite", story_at(played_night()))
    papers = PaperDesk(tmp_path / "T1.sqlite", "T1")
    papers.folder = str(tmp_path)
    yield papers
    papers.close()


def written(desk: PaperDesk, number: str, copy: int = 1) -> tuple[Written, str]:
    """Have a paper written; what became of it, and on which thread that was told."""
    told: list[tuple[Written, str]] = []
    done = threading.Event()

    def hear(paper: Written) -> None:
        told.append((paper, threading.current_thread().name))
        done.set()

    desk.write(number, copy, hear)
    assert done.wait(PATIENCE), "the paper was not written"
    return told[0]


def test_a_paper_is_written_where_it_was_said(desk: PaperDesk, tmp_path: Path) -> None:
    paper, thread = written(desk, "A-1")
    assert paper == Written("A-1", str(tmp_path / "T1-A-1.pdf"))
    assert Path(paper.path).read_bytes().startswith(b"%PDF-")
    assert thread == "papers"


def test_a_second_print_lies_beside_the_first(desk: PaperDesk, tmp_path: Path) -> None:
    paper, _ = written(desk, "A-1", 2)
    assert paper.path == str(tmp_path / "T1-A-1-2.pdf")


def test_what_went_wrong_is_told_in_a_sentence(desk: PaperDesk) -> None:
    paper, _ = written(desk, "pad 7/99")
    assert paper.path == ""
    assert "table T1 has no document pad 7/99" in paper.trouble


def test_a_folder_that_is_gone_is_told(desk: PaperDesk, tmp_path: Path) -> None:
    desk.folder = str(tmp_path / "pulled out")
    paper, _ = written(desk, "A-1")
    assert not paper.path
    assert paper.trouble


def test_the_folder_beside_the_journal_is_offered_first(desk: PaperDesk, tmp_path: Path) -> None:
    assert desk.folders()[0] == str(tmp_path)


def test_the_evenings_page_lies_beside_the_papers(desk: PaperDesk, tmp_path: Path) -> None:
    told: list[Written] = []
    done = threading.Event()

    def hear(paper: Written) -> None:
        told.append(paper)
        done.set()

    desk.write_night(hear)
    assert done.wait(PATIENCE), "the page was not written"
    assert told == [Written("evening", str(tmp_path / "T1-evening.pdf"))]
    assert Path(told[0].path).read_bytes().startswith(b"%PDF-")
