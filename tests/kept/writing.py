"""Answers as lines of text that stay where they are, so that a difference shows what changed and nothing else."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping
from difflib import unified_diff
from typing import Any

import msgspec

from app.reports.sheet import Figures, Heading, Note, Part, Picture, Row, Rows, Seal, Sheet, SignHere


def flat(form: Mapping[str, Any], path: str = "") -> dict[str, str]:
    """Write a form as one value a path; what is in a list is one value each."""
    found: dict[str, str] = {}
    for key, value in form.items():
        name = f"{path}{key}"
        if isinstance(value, dict) and value:
            found |= flat(value, f"{name}/")
        elif isinstance(value, list | tuple) and value:
            found |= {f"{name}/{place}": _text(each) for place, each in enumerate(value)}
        else:
            found[name] = _text(value)
    return found


def what_changed(before: Mapping[str, str], now: Mapping[str, str]) -> str:
    """Write what is otherwise now, a line each, in the order of their paths."""
    lines = (f"  {path} = {now[path]}\n" for path in _in_order(now) if now[path] != before.get(path))
    gone = (f"  {path} gone\n" for path in _in_order(before.keys() - now.keys()))
    return "".join((*lines, *gone))


def _in_order(paths: Iterable[str]) -> list[str]:
    """By their names; what is in a list by its place."""
    return sorted(paths, key=lambda path: [(part.isdecimal(), part.zfill(4)) for part in path.split("/")])


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def sheet_text(sheet: Sheet) -> str:
    """Write a page's parts as lines."""
    head = [f"# {sheet.title}", sheet.beneath, sheet.clocks]
    lines = [*head, *(line for part in sheet.parts for line in _lines(part))]
    return "".join(f"{line}\n" for line in lines)


def _lines(part: Part) -> Iterator[str]:
    match part:
        case Heading(text):
            yield f"## {text}"
        case Note(text, loud):
            yield f"{'! ' if loud else ''}{text}"
        case Figures(rows, summed):
            yield from (f"- {name}: {figure}" for name, figure in rows)
            yield from ("= summed",) if summed else ()
        case Rows(columns, rows, right):
            yield f"| {' | '.join(columns)} | right: {sorted(right)}"
            yield from map(_row, rows)
        case Seal(text):
            yield f"seal: {text}"
        case Picture(name, _, wide):
            yield f"picture: {name}, {wide} %"
        case SignHere(names):
            yield f"sign: {', '.join(names)}"


def _row(row: Row) -> str:
    return f"{'x' if row.struck else '|'} {' | '.join(row.cells)} |"


def as_csv(lines: bytes) -> bytes:
    """Write rows of JSON as the same rows for a spreadsheet: nothing for null, yes and no as JSON says them."""
    rows = [msgspec.json.decode(line) for line in lines.splitlines()]
    page = io.StringIO(newline="")
    writer = csv.writer(page, lineterminator="\n")
    if rows:
        writer.writerow(rows[0])
    writer.writerows([_cell(value) for value in row.values()] for row in rows)
    return page.getvalue().encode()


def _cell(value: object) -> object:
    return ("false", "true")[value] if isinstance(value, bool) else value


def difference(name: str, kept: bytes, today: bytes) -> str:
    """Say where two texts part, as a difference that can be read."""
    before, now = (text.decode("utf-8", "replace").splitlines(keepends=True) for text in (kept, today))
    lines = list(unified_diff(before, now, f"kept {name}", f"today's {name}", n=1))
    return "".join(lines[:60])
