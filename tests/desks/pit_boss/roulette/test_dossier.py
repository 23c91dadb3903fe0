"""*Fascicolo…* writes all that proves the spin that is open, and says where it lies."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from app.reports.roulette.dossier import dossier_files
from tests.desks.pit_boss.review import Review


@pytest.fixture
def opened(review: Review) -> Review:
    review.until(lambda: len(review.rows) > 2)
    review.click_row(1)
    review.opened(2)
    return review


def test_the_dossier_is_written_into_the_folder_that_is_chosen(opened: Review, tmp_path: Path) -> None:
    opened.folder = str(tmp_path)
    opened.click(opened.spins.page.dossier)
    opened.until(lambda: "Il fascicolo sta in" in opened.spins.said.text())
    lies = tmp_path / "fascicolo-T1-2"
    assert str(lies) in opened.spins.said.text()
    done = subprocess.run(
        [sys.executable, "-I", str(lies / "verify_dossier.py")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    said = opened.spins.said
    assert f"{done.stdout.split()[-1][:16]}…" in said.text(), "the manifest's hash is said, to be noted"
    words = said.text().replace(str(lies), "/media/gina/Documenti/fascicolo-T1-20848")
    room = said.fontMetrics().boundingRect(said.rect(), Qt.TextFlag.TextWordWrap, words)
    assert room.height() <= said.height(), "two lines, as much as there is room for"
    assert opened.spins.page.dossier.isEnabled()
    assert not opened.spins.printing.patience.isVisible()


def test_one_that_is_there_is_refused_by_name(opened: Review, tmp_path: Path) -> None:
    opened.folder = str(tmp_path)
    (tmp_path / "fascicolo-T1-2").mkdir()
    opened.click(opened.spins.page.dossier)
    opened.until(lambda: "c'è già qualcosa con questo nome" in opened.spins.said.text())
    assert opened.spins.said.objectName() == "alarm"
    assert not any((tmp_path / "fascicolo-T1-2").iterdir())
    assert opened.spins.page.dossier.isEnabled()


def test_whoever_changes_his_mind_writes_none(opened: Review, tmp_path: Path) -> None:
    before = sorted(path.name for path in tmp_path.iterdir())
    opened.click(opened.spins.page.dossier)
    assert opened.spins.page.dossier.isEnabled()
    assert sorted(path.name for path in tmp_path.iterdir()) == before


def test_a_journal_that_cannot_be_read_any_more_is_said(
    opened: Review, journal: Path, tmp_path: Path
) -> None:
    opened.folder = str(tmp_path)
    journal.rename(tmp_path / "elsewhere")
    opened.click(opened.spins.page.dossier)
    opened.until(lambda: "nessun registro" in opened.spins.said.text())
    opened.until(opened.spins.page.dossier.isEnabled)
    assert not (tmp_path / "fascicolo-T1-2").exists()


def test_one_that_takes_long_says_that_it_is_being_written(
    opened: Review, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()

    def slow(*what: Any) -> Any:
        go_on.wait()
        return dossier_files(*what)

    monkeypatch.setattr("app.desks.pit_boss.roulette.reading.dossier_files", slow)
    opened.folder = str(tmp_path)
    opened.click(opened.spins.page.dossier)
    opened.until(opened.spins.printing.patience.isVisible)
    assert not opened.spins.page.dossier.isEnabled(), "a second one would be refused by the first"
    go_on.set()
    opened.until(lambda: "Il fascicolo sta in" in opened.spins.said.text())
    assert not opened.spins.printing.patience.isVisible()
