"""`capotavolo slip`: the paper of a fill or a credit as PDF."""

import os
from pathlib import Path

import pytest
from pypdf import PdfReader

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from app.__main__ import main
from tests.journal.played_journals import record
from tests.reports.days import played_night, story_at
from tests.table.playing import Played, reader


@pytest.fixture
def journal(tmp_path: Path) -> str:
    record(tmp_path / "T1.sqlite", story_at(played_night()))
    return str(tmp_path / "T1.sqlite")


def test_a_paper_is_written_as_a_copy_because_the_table_does_not_hear_of_it(
    journal: str, tmp_path: Path
) -> None:
    """Rules 9: second prints are marked, and a second original of money there never is."""
    pdf = tmp_path / "fill.pdf"
    assert main(["slip", "--database", journal, "--document", "A-1", "--pdf", str(pdf)]) == 0
    (page,) = PdfReader(pdf).pages
    assert "COPIA scritta fuori dal tavolo" in page.extract_text().replace("\t", " ")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--document", "Z-9"], "--document: table T1 has no document Z-9"),
        (["--document", "A-1", "--table", "T2"], "--table: no table T2"),
        (["--document", "A-1", "--zone", "Nowhere"], "--zone: no such zone: Nowhere"),
    ],
)
def test_what_is_wrong_is_said(
    journal: str, tmp_path: Path, capfd: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert main(["slip", "--database", journal, "--pdf", str(tmp_path / "x.pdf"), *words]) == 2
    assert said in capfd.readouterr().err
    assert not (tmp_path / "x.pdf").exists()


def test_a_table_that_was_never_opened_has_no_paper(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Interface: what is wrong is one line; the journal was begun anew, or only the reader was there so far."""
    table = Played(has_wheel=True)
    table.hear(reader(connected=True))
    record(tmp_path / "T1.sqlite", story_at(table))
    asked = ["slip", "--database", str(tmp_path / "T1.sqlite"), "--document", "A-1"]
    assert main([*asked, "--pdf", str(tmp_path / "x.pdf")]) == 2
    assert capfd.readouterr().err == "capotavolo: --document: table T1 has no document A-1\n"
