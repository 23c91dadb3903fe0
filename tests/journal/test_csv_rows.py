"""No text becomes a formula in a spreadsheet, every text can be had back, and what is no formula stays as it is."""

import csv
import io
import re
import sys

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from app.journal import csv_rows as module
from app.journal.csv_rows import Cell, csv_rows

FORMULA = tuple("=+-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−")
HARMFUL = (*FORMULA, "\t", "\r", "\n")
UNSEEN = "\0\x0b\x1f \xa0\u2003\u200b\u2060\ufeff"
HIDING = st.sampled_from((*HARMFUL, *UNSEEN, *'\'"";;,|%a1'))
NAMES = st.text(HIDING | st.characters(exclude_categories=["Cs"]), max_size=12)


def read(rows: list[tuple[Cell, ...]], columns: tuple[str, ...] = ("table", "name")) -> list[list[str]]:
    """The rows as Python's csv reads them, without the titles."""
    page = b"".join(csv_rows(columns, rows)).decode()
    titles, *cells = csv.reader(io.StringIO(page, newline=""), strict=True)
    assert titles == list(columns)
    return cells


def had_back(cell: str) -> str:
    """The text of a cell, as the module says that a program has it back."""
    return re.sub(r"(\A|[;\t\r\n])'", r"\1", cell) if cell.startswith("'") else cell


def test_the_way_back_is_the_one_that_is_told() -> None:
    assert r"""re.sub(r"(\A|[;\t\r\n])'", r"\1", cell)""" in (module.__doc__ or "")


@given(st.lists(NAMES, min_size=1, max_size=4))
@example(['=HYPERLINK("http://x","y")', "'=1", "''", "a\r=1"])
@example(['x;"=1+1;y', ' \t"＝1', "\n\n@", "-1;-1", "a;'b;=1"])
def test_no_cell_begins_a_formula_and_every_text_is_had_back(names: list[str]) -> None:
    rows = read([("T1", *names)], ("table", *map(str, range(len(names)))))
    assert len(rows) == 1
    for cell, name in zip(rows[0][1:], names, strict=True):
        assert re.fullmatch(r"-[0-9]+(\.[0-9]+)?", cell) or not cell.startswith(HARMFUL)
        assert had_back(cell) == name


@given(NAMES)
@example('x;=cmd|"/c calc"!A1;y')
@example('x;"=1+1;y')
def test_none_begins_where_semicolons_or_tabs_part_the_cells(name: str) -> None:
    """In Italy a list's separator is `;`: a page parted by commas is parted there, its quotation marks aside."""
    page = b"".join(csv_rows(("table", "name"), [("T1", name)])).decode()
    for cell in re.split(r"[;\t\r\n]", page):
        assert not cell.lstrip(UNSEEN + '"').startswith(FORMULA)


def test_every_first_sign_is_harmless_and_stays_apart() -> None:
    signs = [chr(code) for code in range(0x10000) if not 0xD800 <= code <= 0xDFFF]
    cells = [cell for _, cell in read([("T1", f"{sign}1+1") for sign in signs])]
    assert not [cell for cell in cells if cell.startswith(HARMFUL)]
    assert [had_back(cell) for cell in cells] == [f"{sign}1+1" for sign in signs]
    changed = {sign for sign, cell in zip(signs, cells, strict=True) if cell != f"{sign}1+1"}
    assert {*HARMFUL, "'"} <= changed
    assert len(changed) < 40


@pytest.mark.parametrize(
    "cell",
    [
        "-517.00", "0.00", "172.50", "-1", "2026-11-21T05:14:10.123456Z", "3:" + "a" * 64, "", "F-0012",
        "8/11 2=5 x17", "Anna =1+1, \"B\"\nC", "two; one back", '{"note":"x; y -5","owner":"=1+1"}', "O'Hara",
        "Damaged lines, such as '*X;4;': check the plug", "a;'=1",
    ],
)  # fmt: skip
def test_what_is_no_formula_stays_as_it_is(cell: str) -> None:
    assert read([("T1", cell)]) == [["T1", cell]]


def test_what_is_no_text_is_written_plainly() -> None:
    cells: list[Cell] = [-517, 0, None, True, False, sys.maxsize]
    written = [["T1", text] for text in ("-517", "0", "", "true", "false", str(sys.maxsize))]
    assert read([("T1", cell) for cell in cells]) == written


@pytest.mark.parametrize(
    "almost", ["-", "--1", "-1+1", "-1.", "-.5", "-1 ", "-1\n", "-１", "+1", "-1e5", "-A1"]
)
def test_only_a_minus_and_digits_are_a_number(almost: str) -> None:
    ((_, cell),) = read([("T1", almost)])
    assert cell.startswith(f"'{almost}")
    assert had_back(cell) == almost


def test_lines_end_as_they_always_did() -> None:
    rows: list[tuple[Cell, ...]] = [("T1", "Anna"), ("T1", 'a "b"')]
    assert list(csv_rows(("table", "name"), rows)) == [b"table,name\n", b"T1,Anna\n", b'T1,"a ""b"""\n']
