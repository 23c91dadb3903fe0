"""The day for other programs: plain figures, and a row for each thing."""

import csv
import io
from pathlib import Path

from app.reports.day_rows import COLUMNS, day_csv, day_form
from app.table.heard import ClockHeard
from tests.journal.played_journals import record
from tests.reports.days import played_night, put_right_night, read_day, recorded_day, story_at
from tests.table.playing import chips, fall


def test_the_figures_are_plain_values(tmp_path: Path) -> None:
    found = recorded_day(tmp_path)
    form = day_form(found)
    assert (form["table"], form["day"], form["spins"], form["void"]) == ("T1", "2026-11-21", 1, 1)
    assert (form["opening"], form["fills"], form["credits"]) == ("5800.00", "400.00", "200.00")
    assert (form["drop"], form["closing"], form["result"]) == ("100.00", "4400.00", "-1500.00")
    assert (form["handle"], form["taken"], form["paid"]) == (None, None, "700.00")
    assert form["head"] == str(found.head)
    assert form["unanswered"] == []


def test_what_waits_is_named_as_scripts_know_it(tmp_path: Path) -> None:
    table = played_night()
    table.hear(ClockHeard(3_600_000_000))
    record(tmp_path / "T1.sqlite", story_at(table))
    waiting = day_form(read_day(tmp_path / "T1.sqlite"))["unanswered"]
    assert isinstance(waiting, list)
    assert [each["what"] for each in waiting] == ["clock.jumped"]


def test_the_rows_are_the_figures_and_the_story(tmp_path: Path) -> None:
    rows = list(csv.DictReader(io.StringIO(day_csv(recorded_day(tmp_path)).decode(), newline="")))
    assert tuple(rows[0]) == COLUMNS
    figures = {row["what"]: row["amount"] for row in rows if row["section"] == "figure"}
    assert figures["result"] == "-1500.00"
    bank = [(row["what"], row["amount"], row["note"]) for row in rows if row["section"] == "bank"]
    assert ("fill", "500.00", "corrected by 7") in bank or any("corrected by" in note for _, _, note in bank)
    (dispute,) = (row for row in rows if row["section"] == "dispute")
    assert (dispute["what"], dispute["by"]) == ("spin 1, payment 1: two lay there (seat 1)", "Carla")
    assert {row["section"] for row in rows} == {"figure", "bank", "count", "void", "dispute"}


def test_9_a_payment_that_was_put_right_has_a_row_for_each_time(tmp_path: Path) -> None:
    found = recorded_day(tmp_path, put_right_night())
    rows = list(csv.DictReader(io.StringIO(day_csv(found).decode(), newline="")))
    paid = [(row["amount"], row["note"]) for row in rows if row["what"] == "payment 1 of spin 1"]
    assert [amount for amount, _ in paid] == ["700.00", "360.00", "350.00"]
    assert paid[0][1].startswith("corrected by")
    assert paid[2][1].endswith("and ten more")
    form = day_form(found)
    assert form["paid"] == "350.00"
    assert (form["closing"], form["put_right"], form["result"]) == ("5540.00", "10.00", "-350.00")


def test_what_people_typed_is_no_formula(tmp_path: Path) -> None:
    """Names and reasons have their apostrophe; an amount below zero is none."""
    table = played_night(closing=False)
    table.do("place", position="straight-9", entry=chips("20.00"))
    fall(table, 9)
    table.do("dispute", order=1, by="seat 1", reason="two lay there")
    table.do("rule", order=1, by='=HYPERLINK("http://x","y")', reason="-1+1")
    table.do("paid", order=1)
    table.do("next")
    table.do("close")
    table.do("bank", operation="close", chips=[{"value": "50.00", "pieces": 80}])
    rows = list(csv.DictReader(io.StringIO(day_csv(recorded_day(tmp_path, table)).decode(), newline="")))
    _, dispute = (row for row in rows if row["section"] == "dispute")
    assert (dispute["by"], dispute["note"]) == ('\'=HYPERLINK("http://x","y")', "'-1+1")
    assert dispute["amount"] == "700.00"
    (result,) = (row["amount"] for row in rows if row["what"] == "result")
    assert result.startswith("-")
