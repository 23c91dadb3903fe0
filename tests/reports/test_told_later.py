"""What is said of a payment after its bank was counted: the day follows, and nothing of it is left unexplained."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from app.reports.day_rows import day_form
from app.rules.money import Cents
from app.table.earlier_payments import Earlier
from app.table.events import PaymentMade
from tests.journal.played_journals import record, stamped
from tests.reports.days import BEGUN, read_day
from tests.table.playing import Played, chips, fall
from tests.table.test_known_bank import HELD

DAY = 1_440
LEFT = [{"value": "100.00", "pieces": 50}, {"value": "20.00", "pieces": 65}, {"colour": "red", "pieces": 200}]
NIGHTS = pytest.mark.parametrize("later", [False, True], ids=["that night", "the night after"])
WHOSE = pytest.mark.parametrize("employees", [False, True], ids=["a player's", "the employees'"])


def played(*, employees: bool, marked: bool) -> Played:
    """700.00 are paid on a straight of 20.00, marked or not, and counted as paid at the closing."""
    table = Played(earlier=lambda _of: Earlier(1, 1, Cents(70000)))
    table.do("open", all_entered=True)
    table.do("bank", operation="open", chips=HELD)
    entry = {"value": "20.00", "pieces": 1, "employees": True} if employees else chips("20.00")
    table.do("place", position="straight-8", entry=entry)
    fall(table, 8)
    if marked:
        table.do("paid_all")
        table.do("next")
    else:
        table.do("cleared")
        fall(table, 9)  # over a payment that nobody marked
        table.do("next")
    table.do(
        "bank", operation="close", chips=[*LEFT[:1], {"value": "20.00", "pieces": 65 + (not marked)}, LEFT[2]]
    )
    return table


def told(folder: Path, table: Played, *, later: bool, **said: object) -> Mapping[str, object]:
    """What the first day says once that was said, in the same night or in the next one."""
    closes = len(table.story) + 1
    table.do("close")
    if later:
        table.do("open", all_entered=True)
    table.do(str(said.pop("do")), **said)
    if later:
        table.do("close")
    story = stamped(table.story, lambda place: BEGUN + 60 * (place + (later and place > closes) * DAY))
    record(folder / "T1.sqlite", story)
    return day_form(read_day(folder / "T1.sqlite", opening=0))


def way(form: Mapping[str, object]) -> dict[str, str]:
    lines = form["reconciliation"]
    assert isinstance(lines, list)
    return {str(line["line"]): str(line["amount"]) for line in lines}


@NIGHTS
@WHOSE
def test_what_was_not_paid_after_all_is_a_line_and_out_of_the_boite(
    tmp_path: Path, employees: bool, later: bool
) -> None:
    table = played(employees=employees, marked=False)
    form = told(tmp_path, table, later=later, do="unpaid", spin=1, order=1, by="Carla")
    assert (form["paid"], form["tips"]) == ("0.00", "0.00")
    assert (way(form)["unmoved"], way(form)["rest"]) == ("-700.00", "0.00")


@NIGHTS
@WHOSE
def test_what_was_more_after_all_is_a_line_and_in_the_boite(
    tmp_path: Path, employees: bool, later: bool
) -> None:
    table = played(employees=employees, marked=True)
    made = next(seq for seq, event in enumerate(table.story, 1) if isinstance(event, PaymentMade))
    who = {"by": "Carla", "witness": "Ugo", "reason": "contato male"}
    form = told(
        tmp_path, table, later=later, do="correct", of=made, instead={"amount": "720.00", "chips": []}, **who
    )
    assert (form["paid"], form["tips"]) == ("720.00", "720.00" if employees else "0.00")
    assert (way(form)["unmoved"], way(form)["rest"]) == ("20.00", "0.00")
