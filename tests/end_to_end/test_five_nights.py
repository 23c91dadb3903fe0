"""Five nights of two tables with everything in them: each day's page is what an independent sum over the export says.

What is compared is worked out by the oracle (`tests/oracle/day.py`), which knows nothing of the program.
"""

import csv
import io
import json
import os
from collections import Counter
from contextlib import redirect_stdout
from datetime import date
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from app.__main__ import main
from app.rules.roulette.spin_rules import spin_rules
from tests.end_to_end.five_nights import NIGHTS, FiveNights
from tests.oracle.day import Count, Night, boxes, day_of, figures, reconciliation, span
from tests.oracle.day_rows import bank_rows
from tests.oracle.piles import Line, Pile, added, cents, pile

ZONE = "Europe/Rome"
TABLES = {
    "T1 of seed 1": ("T1", "venezia", 1, True),
    "T2 of seed 1": ("T2", "france", 2, False),
    "T1 of seed 5": ("T1", "sanremo", 5, True),
    "T2 of seed 5": ("T2", "regulations-1970", 6, False),
}
DAYS = [*dict.fromkeys(night.begins.date().isoformat() for night in NIGHTS)]
EVERYTHING = {
    "announce.accepted", "bank.moved", "bank.short", "bet.placed", "bet.removed", "colour.assigned",
    "document.voided", "entry.corrected", "payment.changed", "payment.disputed", "payment.made", "payment.ruled",
    "payment.unmade", "spin.last", "spin.reopened", "spin.settled", "spin.void", "table.dealer", "winners.entered",
}  # fmt: skip
OPERATIONS = {"open", "close", "fill", "credit", "change", "drop", "tip", "box"}


def told(*words: object) -> str:
    """Run one command in this process; gives what it prints."""
    with redirect_stdout(io.TextIOWrapper(io.BytesIO(), encoding="utf-8")) as out:
        assert main([*map(str, words)]) == 0
        out.flush()
        return out.buffer.getvalue().decode()


class Played:
    """What is told of a table's journal: the export, and of each day its figures and its rows."""

    def __init__(self, path: Path, *, announces: bool) -> None:
        self.announces = announces
        exported = told("export", "--database", path, "--what", "journal")
        self.events: list[Line] = [json.loads(line) for line in exported.splitlines()]
        self.pages: dict[str, dict[str, Any]] = {}
        self.rows: dict[str, list[dict[str, str]]] = {}
        self._nights: dict[str, list[Night]] = {}
        for day in DAYS:
            rows = path.with_name("rows.csv")
            page = told("day", "--database", path, "--day", day, "--zone", ZONE, "--csv", rows)
            self.pages[day] = json.loads(page)
            with rows.open(encoding="utf-8", newline="") as lines:
                self.rows[day] = list(csv.DictReader(lines))

    def nights(self, day: str) -> list[Night]:
        """The oracle's nights of a day, worked out once for all that is asked of them."""
        if day not in self._nights:
            self._nights[day] = day_of(self.events, date.fromisoformat(day), ZONE)
        return self._nights[day]


@pytest.fixture(scope="module", params=TABLES.values(), ids=[*TABLES])
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Played:
    name, rules, seed, wheel = request.param
    path = tmp_path_factory.mktemp(name) / f"{name}.sqlite"
    table = FiveNights(path, name, rules, seed, wheel=wheel)
    told("verify", "--database", path)
    return Played(path, announces=spin_rules(table.house).announces)


def in_cents(value: str | int | None) -> int | None:
    """Money as text, or a count as it stands."""
    return cents(value) if isinstance(value, str) else value


def counted(text: str) -> Pile:
    """Chips as the rows write them: "red: 60, 2.50: 13"."""
    pairs = (pair.rsplit(": ", 1) for pair in text.split(", ") if pair)
    return Counter({cents(chip) if chip[0].isdigit() else chip: int(pieces) for chip, pieces in pairs})


def same(one: Pile, other: Pile) -> bool:
    return not added(one, other, -1)


def test_everything_is_in_them(played: Played) -> None:
    kinds = {event["kind"] for event in played.events}
    assert EVERYTHING - kinds <= ({"announce.accepted"} if not played.announces else set())
    assert {event["operation"] for event in played.events if event["kind"] == "bank.moved"} == OPERATIONS
    settled = [event for event in played.events if event["kind"] == "spin.settled"]
    assert {event["complete"] for event in settled} == {True, False}
    assert any(event["bank"]["notes"] != "0.00" for event in settled)
    assert any(payment.get("employees") for event in settled for payment in event["payments"])
    pages = played.pages.values()
    assert {len(page["nights"]) for page in pages} == {1, 2}
    hours = {page["until"][11:13] + page["since"][11:13] for page in pages}
    assert hours == {"0404", "0504", "0505"}, "one of the days has twenty-five hours"


@pytest.mark.parametrize("day", DAYS)
class TestEachDay:
    """Each day of each table."""

    def test_the_figures_are_the_oracle_s(self, played: Played, day: str) -> None:
        page, mine = played.pages[day], figures(played.nights(day))
        assert {name: in_cents(page[name]) for name in mine} == mine
        assert (page["since"], page["until"]) == span(date.fromisoformat(day), ZONE)

    def test_so_are_those_of_the_rows(self, played: Played, day: str) -> None:
        rows = {row["what"]: row["amount"] for row in played.rows[day] if row["section"] == "figure"}
        assert {name: value for name, value in rows.items() if value} == {
            name: str(played.pages[day][name]) for name in rows if played.pages[day][name] is not None
        }

    def test_what_was_taken_and_paid_comes_to_the_result(self, played: Played, day: str) -> None:
        page, nights = played.pages[day], played.nights(day)
        lines = {line["line"]: cents(line["amount"]) for line in page.get("reconciliation", [])}
        assert lines == (reconciliation(nights) or {})
        short = any(event["kind"] == "bank.short" for night in nights for event in night.events)
        assert short or not lines.get("rest"), "nothing is left over where the bank is known"

    def test_the_counts_are_chip_by_chip(self, played: Played, day: str) -> None:
        counts = [count for night in played.nights(day) for count in night.counts]
        rows = {(row["seq"], row["what"]): row for row in played.rows[day] if row["section"] == "count"}
        assert len(counts) == len(played.pages[day]["counts"])
        for count, form in zip(counts, played.pages[day]["counts"], strict=True):
            lines = count_lines(count)
            assert (form["seq"], form["operation"]) == (count.seq, count.operation)
            assert [name for name in ("counted", "book", "difference") if name in form] == [*lines]
            for name, (worth, chips) in lines.items():
                row = rows.pop((str(count.seq), f"{count.operation}, {name}"))
                assert cents(form[name]) == cents(row["amount"]) == worth
                assert same(counted(form[f"{name}_chips"]), chips)
                assert same(counted(row["note"]), chips)
        assert not rows

    def test_the_note_box_stands_beside_the_drop(self, played: Played, day: str) -> None:
        rows = {row["what"]: cents(row["amount"]) for row in played.rows[day] if row["section"] == "box"}
        forms = played.pages[day].get("box", [])
        form = {name: cents(amount) for each in forms for name, amount in each.items()}
        assert rows == form == (boxes(played.nights(day)) or {})

    def test_each_night_has_its_result_and_what_its_opening_differs_by(
        self, played: Played, day: str
    ) -> None:
        for night, form in zip(played.nights(day), played.pages[day]["nights"], strict=True):
            assert in_cents(form["result"]) == night.result
            assert same(pile(form["opening_differs"]), night.opening_differs)
            assert form["spins"] == len(night.fallen)

    def test_the_lines_of_the_bank_are_the_oracle_s(self, played: Played, day: str) -> None:
        lines = [
            (
                int(row["seq"]),
                row["what"],
                cents(row["amount"]) if row["amount"] else None,
                row["document"],
                not row["note"].startswith("corrected by "),
            )
            for row in played.rows[day]
            if row["section"] == "bank"
        ]
        assert sorted(lines) == [tuple(row) for row in bank_rows(played.nights(day))]


def count_lines(count: Count) -> dict[str, tuple[int, Pile]]:
    """What should stand of a count: its worth and its chips, and where that was known what should have lain there."""
    lines = {"counted": (count.worth, count.chips)}
    if count.book is not None and count.book_worth is not None and count.differs is not None:
        lines["book"] = (count.book_worth, count.book)
        lines["difference"] = (count.worth - count.book_worth, count.differs)
    return lines


def test_every_kind_of_difference_occurs(played: Played) -> None:
    """Short and over at the closing, more and less at the opening, and a bank of which nothing is known."""
    closings = [count for day in DAYS for night in played.nights(day) for count in night.counts if count.book]
    worths = {count.worth - (count.book_worth or 0) for count in closings}
    assert min(worths) < 0 < max(worths)
    openings = [night.opening_differs for day in DAYS for night in played.nights(day)]
    assert {sum(differs.values()) > 0 for differs in openings if differs} == {True, False}
    counted = [found["difference"] for day in DAYS if (found := boxes(played.nights(day))) is not None]
    assert min(counted) < 0 < max(counted)
    assert any(night.counts[-1].book is None for day in DAYS for night in played.nights(day))
