"""The counts of the bank on the day's page: chip by chip, and what should have lain there (rules 9)."""

import csv
import io
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.reports.counts import Count, counts_rows, nights
from app.reports.day_rows import day_csv, day_form
from app.reports.day_sheet import day_sheet
from app.reports.sheet import Figures, Note, Rows
from app.reports.stamp import Stamp
from app.reports.voice import PLAIN
from app.rules.chips import Chip
from app.rules.inventory import bundle, worth
from app.rules.money import Cents
from tests.reports.days import played_night, recorded_day
from tests.table.test_known_bank import closing

STAMP = Stamp(1, "2026-11-21T05:14:10.123456Z", 1, "b")


@pytest.mark.parametrize(("pieces", "difference"), [(51, "0,00"), (50, "-100,00"), (53, "200,00")])
def test_the_days_page_has_the_three_lines_and_each_chip(
    tmp_path: Path, pieces: int, difference: str
) -> None:
    """51 × 100, 100 × 20 and 200 × 2.50 should lie there: 7,600.00."""
    found = recorded_day(tmp_path, closing(pieces))
    sheet = day_sheet(found)
    (three,) = (part for part in sheet.parts if isinstance(part, Figures) and "Differenza" in dict(part.rows))
    assert [amount.replace(".", "") for _, amount in three.rows] == [
        f"{2500 + 100 * pieces},00", "7600,00", difference.replace("-", "−") if "−" in three.rows[2][1] else difference
    ]  # fmt: skip
    (counts,) = (part for part in sheet.parts if isinstance(part, Rows) and "Gettone" in part.columns)
    hundreds = next(row.cells for row in counts.rows if row.cells[0] == "100,00")
    assert hundreds[1:4] == ("50", str(pieces), "51")
    loud = [part.text for part in sheet.parts if isinstance(part, Note) and part.loud]
    assert any("diversa da quanto doveva esserci" in text for text in loud) is (pieces != 51)


def test_the_rows_have_the_three_lines_too(tmp_path: Path) -> None:
    found = recorded_day(tmp_path, closing(50))
    rows = csv.DictReader(io.StringIO(day_csv(found).decode(), newline=""))
    counts = {row["what"]: (row["amount"], row["note"]) for row in rows if row["section"] == "count"}
    assert counts["close, counted"] == ("7500.00", "red: 200, 20.00: 100, 100.00: 50")
    assert counts["close, book"] == ("7600.00", "red: 200, 20.00: 100, 100.00: 51")
    assert counts["close, difference"] == ("-100.00", "100.00: -1")
    forms = day_form(found)["counts"]
    assert isinstance(forms, list)
    assert [form["operation"] for form in forms] == ["open", "close"]
    assert forms[1]["difference"] == "-100.00"


def test_an_estimate_is_compared_with_nothing(tmp_path: Path) -> None:
    found = recorded_day(tmp_path, played_night())
    assert [(count.closes, count.should) for count in found.figures.counts.found] == [
        (False, None),
        (True, None),
    ]
    (counts,) = (p for p in day_sheet(found).parts if isinstance(p, Rows) and "Gettone" in p.columns)
    assert len(counts.columns) == 3


PIECES = st.dictionaries(
    st.sampled_from(
        [Chip(Cents(2000)), Chip(Cents(10000)), Chip(Cents(250), "red"), Chip(Cents(500), "red")]
    ),
    st.integers(0, 300),
)


@given(counted=PIECES, should=PIECES)
def test_what_differs_is_the_rest_chip_by_chip(counted: dict[Chip, int], should: dict[Chip, int]) -> None:
    """A colour is one chip, whatever its pieces are worth."""
    count = Count(STAMP, True, bundle(counted), bundle(should))
    differs = {chip.colour or chip: pieces for chip, pieces in count.differs}
    for kind in {chip.colour or chip for chip in (*counted, *should)}:
        there, due = (
            sum(n for c, n in each.items() if (c.colour or c) == kind) for each in (counted, should)
        )
        assert differs.get(kind, 0) == there - due
    assert count.should_be + worth(count.differs) == worth(count.chips)
    rows = counts_rows(None, count, None, PLAIN).rows
    assert len(rows) == 1 + len({chip.colour or chip for chip, _ in (*count.chips, *bundle(should))})


def test_a_bank_that_is_counted_open_again_has_its_counts_in_pairs() -> None:
    def count(closes: bool) -> Count:
        return Count(STAMP, closes, (), None)

    opening, closes = count(False), count(True)
    assert nights([opening, closes, opening]) == [(opening, closes), (opening, None)]
    assert nights([closes]) == [(None, closes)]
