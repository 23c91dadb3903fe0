"""The lines of a day's bank: each stays as it was recorded, and what holds instead says of which."""

import pytest

from app.reports.bank_lines import LAYOUT_NOTES, BankLines
from app.reports.stamp import Stamp
from app.table.events import BankMoved, DocumentVoided, EntryCorrected


def stamp(seq: int) -> Stamp:
    return Stamp(seq, f"2026-11-21T20:00:{seq:02}.000000Z", 1_000_000 * seq, "boot")


FILL = BankMoved(operation="fill", chips=[], amount="500.00", document="A-1", by="Anna", signatures=["Ugo"])


@pytest.fixture
def bank() -> BankLines:
    bank = BankLines()
    bank.move(stamp(1), FILL)
    return bank


def test_a_correction_strikes_what_it_corrects_and_is_signed_by_whoever_corrected_it(bank: BankLines) -> None:
    bank.correct(
        stamp(2),
        EntryCorrected(of=1, reason="less", by="Carla", witness="Ines", instead={"amount": "450.00"}),
    )
    first, second = bank.found
    assert (first.amount, first.corrected_by) == (50_000, 2)
    assert (second.amount, second.of, second.reason, second.corrected_by) == (45_000, 1, "less", None)
    assert (second.by, second.signatures) == ("Carla", ("Carla", "Ines"))
    assert bank.tell_of(1)
    assert not bank.tell_of(3)


def test_in_another_night_nothing_of_an_earlier_one_is_corrected_as_a_movement(bank: BankLines) -> None:
    bank.begin_night()
    bank.correct(stamp(2), EntryCorrected(of=1, reason="?", by="Carla", witness="Ines", instead={}))
    assert (bank.found[-1].operation, bank.found[-1].amount, bank.found[-1].of) == ("", 0, 1)


def test_notes_of_a_spin_that_is_paid_again_are_taken_back_and_no_others(bank: BankLines) -> None:
    bank.change_notes(stamp(2), 5_000, 7)
    bank.change_notes(stamp(3), 2_000, 8)
    bank.reopen(7)
    assert [(line.operation, line.spin) for line in bank.found] == [("fill", None), (LAYOUT_NOTES, 8)]


def test_a_paper_counts_once_and_a_void_one_is_kept(bank: BankLines) -> None:
    bank.correct(stamp(2), EntryCorrected(of=1, reason="", by="C", witness="I", instead={"document": "A-2"}))
    bank.void_slip(stamp(3), DocumentVoided(operation="fill", number="A-1", reason="spoiled", by="Anna"))
    assert [paper.number for paper in bank.papers] == ["A-2", "A-1"]
