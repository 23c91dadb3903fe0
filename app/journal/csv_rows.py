r"""Rows for a spreadsheet: the one place that writes csv, so that no text becomes a formula there.

A spreadsheet takes a cell that begins with = + - @ for a formula, in quotation marks too, and a formula can
send away what lies beside it, or start a program. Names, reasons and notes are typed by people. So a text
that could be taken for one is written behind an apostrophe: `'=HYPERLINK("http://x")`.

- The first sign of such a text that can be seen, quotation marks aside, is = + - @ or looks like one (`＝`);
  or it begins with a tab or a line's end.
- Where `;` parts the cells of a list, as in Italy, a spreadsheet begins a cell behind it, whatever is quoted;
  some do behind a tab or a line's end. So a text is such a one, too, if what stands behind one of these is.
  It has an apostrophe behind each of them as well.
- A text that begins with an apostrophe is written like these, so that the two stay apart.
- A number is no formula: a number, and a text that is a minus and digits (`-517.00`), stay as they are.

A program has the text back from a cell that begins with an apostrophe, and from no other, by
`re.sub(r"(\A|[;\t\r\n])'", r"\1", cell)`.
"""

import csv
import io
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import TypeAlias

Cell: TypeAlias = "str | int | bool | None"

_BEGINS_A_CELL = re.compile(r"[;\t\r\n]")
_BELOW_ZERO = re.compile(r"-[0-9]+(?:\.[0-9]+)?")
_FORMULA = frozenset(
    "=+-@\u2212"
)  # the last is the minus sign, which Unicode does not call a form of the hyphen
_UNSEEN = frozenset({"Cc", "Cf", "Zl", "Zp", "Zs"})


def csv_rows(columns: Sequence[str], rows: Iterable[Sequence[Cell]]) -> Iterator[bytes]:
    """Write a line of titles, then the rows, each with its end: UTF-8, parted by commas, nothing for None.

    Yes and no are written as JSON says them, numbers as they are, and texts so that none is a formula.

    Args:
        columns: the titles.
        rows: the cells of each row, as many as there are titles.
    """
    page = io.StringIO(newline="")
    # Python quotes a CR only where the line's end has one; unquoted it would tear the row in two.
    writer = csv.writer(page, lineterminator="\r\n")
    for row in chain([columns], rows):
        page.seek(0)
        page.truncate()
        writer.writerow([_written(cell) for cell in row])
        yield page.getvalue().removesuffix("\r\n").encode() + b"\n"


def _written(cell: Cell) -> str | int | None:
    if isinstance(cell, bool):
        return "true" if cell else "false"
    return _harmless(cell) if isinstance(cell, str) else cell


def _harmless(text: str) -> str:
    """Put an apostrophe wherever a cell could begin, if any could be a formula there."""
    if _BELOW_ZERO.fullmatch(text) or not _is_harmful(text):
        return text
    return "'" + _BEGINS_A_CELL.sub(r"\g<0>'", text)


def _is_harmful(text: str) -> bool:
    """Whether a spreadsheet could take it for a formula, or a program for a text that was made harmless."""
    return text.startswith(("'", "\t", "\r", "\n")) or any(map(_is_formula, _BEGINS_A_CELL.split(text)))


def _is_formula(part: str) -> bool:
    seen = next((sign for sign in part if sign != '"' and unicodedata.category(sign) not in _UNSEEN), "")
    return unicodedata.normalize("NFKC", seen)[:1] in _FORMULA
