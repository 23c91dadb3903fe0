"""`capotavolo spin` and `review`: one spin as PDF, and what is wrong said in one line."""

import os
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from app.__main__ import main
from app.desks.common.application import make_application
from app.desks.pit_boss.roulette.spins_page import SpinsPage
from app.desks.pit_boss.window import ReviewWindow
from tests.reports.spins import recorded


@pytest.fixture
def journal(tmp_path: Path) -> str:
    return str(recorded(tmp_path / "T1.sqlite"))


@pytest.mark.parametrize("language", ["it", "en", "fr"])
def test_a_spin_is_printed(journal: str, tmp_path: Path, language: str) -> None:
    pdf = tmp_path / "spin.pdf"
    words = ["spin", "--database", journal, "--spin", "2", "--pdf", str(pdf), "--language", language]
    assert main(words) == 0
    assert pdf.read_bytes().startswith(b"%PDF-")
    assert not (tmp_path / "T1.lists.sqlite").exists(), "one spin needs no lists"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--spin", "99"], "--spin: table T1 has no spin 99"),
        (["--spin", "2", "--table", "T2"], "--table: no table T2"),
        (["--spin", "2", "--zone", "Nowhere"], "--zone: no such zone: Nowhere"),
    ],
)
def test_what_is_wrong_is_said(
    journal: str, tmp_path: Path, capfd: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert main(["spin", "--database", journal, "--pdf", str(tmp_path / "x.pdf"), *words]) == 2
    assert said in capfd.readouterr().err
    assert not (tmp_path / "x.pdf").exists()


def test_the_desk_opens_and_closes(journal: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.desks.common.application.quit_at_signals", lambda _application: None)
    make_application(["review"])
    seen: list[int] = []

    def look() -> None:
        for window in QApplication.topLevelWidgets():
            spins = window.pages.currentWidget() if isinstance(window, ReviewWindow) else None
            if isinstance(spins, SpinsPage) and spins.found.model.rowCount():
                seen.append(spins.found.model.rowCount())
                timer.stop()
                window.close()  # as a person would: `quit` leaves Qt a second one, which ends the next test's waiting

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(50)
    assert main(["review", "--database", journal, "--zone", "Europe/Rome"]) == 0
    assert seen == [3]


def test_a_zone_that_is_none_is_said(journal: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["review", "--database", journal, "--zone", "Nowhere"]) == 2
    assert "--zone: no such zone: Nowhere" in capfd.readouterr().err
