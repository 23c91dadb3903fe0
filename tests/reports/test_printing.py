"""A page goes to the spooler as it is, and what the spooler says against it is said."""

from pathlib import Path

import pytest

from app.reports.printing import NotPrintedError, SystemPrinters

PAGE = b"%PDF-1.4 a page"


def program(folder: Path, name: str, body: str) -> None:
    """A program of a spooler."""
    file = folder / name
    file.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
    file.chmod(0o755)


@pytest.fixture
def spooler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A system with two printers, of which the second is the usual one."""
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    both = "if [ \"$1\" = -e ]; then echo cassa; echo sala; else echo 'system default destination: sala'; fi"
    program(tmp_path, "lpstat", both)
    program(tmp_path, "lp", f'echo "$@" > {tmp_path}/words; cat > {tmp_path}/page')
    return tmp_path


def test_the_usual_printer_is_named_first(spooler: Path) -> None:
    assert SystemPrinters().names() == ("sala", "cassa")


def test_a_page_is_sent_whole_with_its_title_as_one_word(spooler: Path) -> None:
    SystemPrinters().send(PAGE, "cassa", "Giornata del tavolo 4")
    assert (spooler / "page").read_bytes() == PAGE
    assert (spooler / "words").read_text().strip() == "-d cassa -t Giornata del tavolo 4 -- -"


def test_what_the_spooler_says_against_it_is_said(spooler: Path) -> None:
    program(spooler, "lp", "cat > /dev/null; echo 'lp: Error - no such printer' >&2; exit 1")
    with pytest.raises(NotPrintedError, match="no such printer"):
        SystemPrinters().send(PAGE, "cassa", "x")


def test_where_there_is_no_spooler_there_is_no_printer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert SystemPrinters().names() == ()
    with pytest.raises(NotPrintedError):
        SystemPrinters().send(PAGE, "cassa", "x")


def test_a_spooler_that_does_not_answer_knows_no_printer(spooler: Path) -> None:
    program(spooler, "lpstat", "echo 'lpstat: Bad file descriptor' >&2; exit 1")
    assert SystemPrinters().names() == ()
