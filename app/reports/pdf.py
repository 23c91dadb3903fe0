"""A page as PDF: drawn by Qt's own document, with the house's font, and black on white for any printer."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final, NamedTuple, assert_never
from urllib.parse import quote

import segno
from PySide6.QtCore import QBuffer, QMarginsF, QUrl
from PySide6.QtGui import QFont, QImage, QPageLayout, QPageSize, QPdfWriter, QTextDocument

from app.reports.paging import print_paged
from app.reports.sheet import Figures, Heading, Note, Part, Picture, Row, Rows, Seal, Sheet, SignHere
from app.reports.whole_file import write_whole

_FAMILY: Final = "Inter"
_FORMS: Final = ("calt",)
CODE: Final = "seal://code"
_MODULE: Final = 6
"""Points of the picture for each square of the code: it is drawn smaller, and stays sharp."""
_CODE_WIDTH: Final = 110
_PAGE_WIDTH: Final = 640
"""What a page is wide between its margins, in points of which 96 are an inch."""
_MARGIN: Final = 20
"""Millimetres of a page that stay white on each side."""
_BEFORE: Final = re.compile(r"(?<=[^\W_]) (?=[:?!])|(?<=[^\W\d_]|») (?=;)| (?=»)|(?<=«) ")
"""Spaces that French writes beside a sign; what a reader sent has its own, and keeps them."""


class PageLook(NamedTuple):
    """How a page is written.

    Attributes:
        size: of what is read, in points.
        ink: what it is written in.
        faint: what is struck through is written in.
    """

    size: float
    ink: str
    faint: str


PRINTED: Final = PageLook(9, "black", "#555")


def page_style(look: PageLook) -> str:
    """Give the style of a page; titles and seals go with the size of the rest."""
    title, head, seal = (f"{look.size * part:.1f}pt" for part in (2, 1.22, 0.89))
    return f"""
body {{ font-size: {look.size}pt; color: {look.ink}; }}
.title {{ font-size: {title}; font-weight: bold; margin: 0; }}
.head {{ font-size: {head}; font-weight: bold; margin: 16px 0 4px 0; }}
p {{ margin: 3px 0; white-space: pre-wrap; }}
.beneath {{ font-size: {head}; margin-bottom: 8px; }}
.clocks {{ margin-bottom: 8px; }}
.loud {{ font-weight: bold; border: 1px solid {look.ink}; padding: 4px; }}
th {{ text-align: left; font-weight: bold; padding: 2px 8px 2px 0; }}
td {{ padding: 2px 8px 2px 0; white-space: pre-wrap; }}
.struck {{ text-decoration: line-through; color: {look.faint}; }}
.sum {{ font-weight: bold; }}
.seal {{ font-size: {seal}; }}
"""


def write_pdf(sheet: Sheet, path: Path, *, program: str) -> None:
    """Write a page as PDF into a file; all of it or nothing.

    Args:
        sheet: what stands on it.
        path: the file; one of that name is replaced once the new one is whole.
        program: what wrote it, for the file's own description.

    Raises:
        PageNotWrittenError: there is no room, or no such folder.
    """
    write_whole(path, pdf_of(sheet, program=program))


def pdf_of(sheet: Sheet, *, program: str) -> bytes:
    """Make a page as PDF, for a file or a printer.

    Args:
        sheet: what stands on it.
        program: what made it, for its own description.
    """
    page = QBuffer()
    page.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(page)
    writer.setTitle(f"{sheet.title}, {sheet.beneath}")
    writer.setCreator(program)
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Portrait,
            margins,
            QPageLayout.Unit.Millimeter,
        )
    )
    headings = {_unbroken(part.text) for part in sheet.parts if isinstance(part, Heading)}
    print_paged(page_document(sheet), writer, headings, _unbroken(sheet.clocks))
    del writer  # it writes its end when it goes
    return bytes(page.data().data())


def page_document(sheet: Sheet, look: PageLook = PRINTED) -> QTextDocument:
    """Lay a page out, ready to be printed or shown.

    Args:
        sheet: what stands on it.
        look: how large it is written, and in which colours.
    """
    document = QTextDocument()
    document.setDefaultFont(_plain_font())
    for part in sheet.parts:
        if isinstance(part, Seal):
            document.addResource(
                QTextDocument.ResourceType.ImageResource, QUrl(CODE), code_picture(part.text)
            )
        elif isinstance(part, Picture):
            image = QImage.fromData(part.png)
            document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(picture_address(part)), image)
    document.setDefaultStyleSheet(page_style(look))
    document.setHtml(page_html(sheet))
    return document


def _plain_font() -> QFont:
    """Give the font without the forms that signs take beside others: out of a PDF they cannot be copied."""
    font = QFont(_FAMILY)
    for form in _FORMS:
        font.setFeature(QFont.Tag(form), 0)
    return font


def _unbroken(text: str) -> str:
    """Let no line begin with a sign that belongs to the word before it, as French writes them."""
    return _BEFORE.sub("\u00a0", text)


def _said(text: str) -> str:
    return escape(_unbroken(text))


def page_html(sheet: Sheet) -> str:
    """Write a page in the part of HTML that Qt's document reads."""
    body = "".join(_html(part) for part in sheet.parts)
    title = f"<p class='title'>{_said(sheet.title)}</p><p class='beneath'>{_said(sheet.beneath)}</p>"
    clocks = f"<p class='clocks'>{_said(sheet.clocks)}</p>" if sheet.clocks else ""
    return f"<body>{title}{clocks}{body}</body>"


def _html(part: Part) -> str:
    match part:
        case Heading(text):
            return f"<p class='head'>{_said(text)}</p>"
        case Note(text, loud=loud):
            return f"<p{' class=loud' if loud else ''}>{_said(text)}</p>"
        case Figures():
            return _figures(part)
        case Rows():
            return _rows(part)
        case Seal(text):
            image = f"<img src='{CODE}' width='{_CODE_WIDTH}' height='{_CODE_WIDTH}'>"
            return f"<p>{image}</p><p class='seal'>{_said(text)}</p>"
        case Picture():
            return f"<p><img src='{picture_address(part)}' width='{_PAGE_WIDTH * part.wide // 100}'></p>"
        case SignHere(names):
            return _signatures(names)
        case _ as never:
            assert_never(never)


def picture_address(part: Picture) -> str:
    """Say under which address a picture stands in the page's text."""
    return f"picture://{quote(part.name, safe='')}"


def _figures(part: Figures) -> str:
    last = len(part.rows) - 1
    rows = (
        f"<tr{' class=sum' if part.summed and place == last else ''}>"
        f"<td>{_said(name)}</td><td align='right'>{_said(figure)}</td></tr>"
        for place, (name, figure) in enumerate(part.rows)
    )
    return f"<table width='60%' cellspacing='0'>{''.join(rows)}</table>"


def _rows(part: Rows) -> str:
    head = "".join(f"<th{_align(part, place)}>{_said(name)}</th>" for place, name in enumerate(part.columns))
    rows = "".join(_cells(part, row) for row in part.rows)
    return f"<table width='100%' cellspacing='0'><thead><tr>{head}</tr></thead>{rows}</table>"


def _cells(part: Rows, row: Row) -> str:
    cells: Iterator[str] = (
        f"<td{_align(part, place)}>{_struck(cell) if row.struck else _said(cell)}</td>"
        for place, cell in enumerate(row.cells)
    )
    return f"<tr>{''.join(cells)}</tr>"


def _struck(cell: str) -> str:
    return f"<span class='struck'>{_said(cell)}</span>"


def _align(part: Rows, place: int) -> str:
    return " align='right'" if place in part.right else ""


def _signatures(names: Sequence[str]) -> str:
    cells = "".join(f"<td width='33%'><br><br>____________________<br>{_said(name)}</td>" for name in names)
    return f"<table width='100%'><tr>{cells}</tr></table>"


def code_picture(text: str) -> QImage:
    """Draw a text so that a camera reads it."""
    return QImage.fromData(code_png(text))


@lru_cache(maxsize=8)
def code_png(text: str) -> bytes:
    """Draw a text so that a camera reads it, as PNG; a page's is drawn once for its paper and its screen."""
    picture = io.BytesIO()
    segno.make(text, error="m", micro=False).save(picture, kind="png", scale=_MODULE, border=4)
    return picture.getvalue()
