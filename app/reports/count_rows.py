"""The counts of a bank for a spreadsheet and for other programs: pieces by chip, money as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from app.journal.csv_rows import Cell
from app.reports.boxes import Boxes
from app.reports.counts import Count
from app.rules.inventory import Bundle, worth
from app.rules.money import Cents, money_text

Value = str | int | None | list["dict[str, Value]"]
"""What a day is written of for other programs."""


def count_forms(counts: Sequence[Count]) -> list[dict[str, Value]]:
    """Write counts as objects: what was counted and, where it is known, what should have lain there."""
    return [
        {
            "seq": each.stamp.seq,
            "at": each.stamp.at,
            "operation": _operation(each),
            **{what: amount for what, amount, _ in _lines(each)},
            **{f"{what}_chips": chips for what, _, chips in _lines(each)},
        }
        for each in counts
    ]


def count_rows(counts: Sequence[Count]) -> list[tuple[Cell, ...]]:
    """Write counts as rows of a day: what was counted, the book, and the difference, each with its chips."""
    return [
        ("count", each.stamp.seq, each.stamp.at, f"{_operation(each)}, {what}", amount, "", "", chips)
        for each in counts
        for what, amount, chips in _lines(each)
    ]


def box_form(found: Boxes) -> dict[str, Value]:
    """Write the count of the note boxes beside the drop."""
    return {
        "counted": money_text(Cents(found.counted)),
        "drop": money_text(Cents(found.drop)),
        "difference": money_text(Cents(found.differs)),
        "left": money_text(Cents(found.left)),
    }


def box_rows(found: Boxes) -> list[tuple[Cell, ...]]:
    """Write the same as rows of a day."""
    return [
        ("box", "", "", what, cast("Cell", amount), "", "", "") for what, amount in box_form(found).items()
    ]


def _lines(each: Count) -> list[tuple[str, str, str]]:
    """Name each line of a count, with what it is worth and its chips."""
    lines = [("counted", worth(each.chips), each.chips)]
    if each.should is not None:
        lines += [("book", each.should_be, each.should), ("difference", worth(each.differs), each.differs)]
    return [(what, money_text(Cents(amount)), _text_of(chips)) for what, amount, chips in lines]


def _operation(each: Count) -> str:
    return "close" if each.closes else "open"


def _text_of(chips: Bundle) -> str:
    """Write chips in one cell: `red: 200, 20.00: 40`."""
    return ", ".join(f"{chip.colour or money_text(chip.value)}: {pieces}" for chip, pieces in chips)
