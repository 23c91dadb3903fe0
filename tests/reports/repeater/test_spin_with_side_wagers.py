"""A spin on which side wagers were won, as the pit boss reads it: its page, its payments, its dossier."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from app.__main__ import main
from app.reports.roulette.spin_reading import find_spin, read_spin
from tests.journal.played_journals import record, stamped
from tests.table.repeater.night import PLAYED, Night


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The journal of two spins, the second of which pays a side wager and its envy."""
    path = tmp_path_factory.mktemp("side") / "R1.sqlite"
    night = Night()
    night.book("repeat-2")
    night.spin(1)
    night.fall(1)
    night.do("cleared")
    night.do("repeater_paid", order=1)
    night.do("next")
    night.do("close")
    record(path, stamped(night.story, lambda place: 1_780_000_000 + place), "R1")
    return path


def test_its_payments_are_those_of_the_side_game_too(journal: Path) -> None:
    lies = find_spin(journal, "R1", 2)
    assert lies is not None
    story = read_spin(journal, "R1", 2, lies, PLAYED)
    assert [payment.item.payment.amount for payment in story.payments()] == [20000, 1000]
    assert all(payment.made is not None for payment in story.payments())
    assert story.paid() == 21000


def test_its_dossier_has_the_events_of_the_side_game_in_words(journal: Path, tmp_path: Path) -> None:
    given = ["--database", str(journal), "--spin", "2", "--to", str(tmp_path / "made")]
    assert main(["dossier", *given]) == 0
    page = (tmp_path / "made" / "page.html").read_text(encoding="utf-8")
    assert "Vince 200,00: repeater 2" in page
    assert "busta per repeater 2" in page
    assert b"repeater.won" in (tmp_path / "made" / "events.jsonl").read_bytes()
