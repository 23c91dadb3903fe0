"""The sheet of the house's edge on paper: as plain text, or as a PDF in the program's own letters."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QFont, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter, QTextDocument

from app.desks.common.language import tr
from app.desks.common.lettering import font
from app.desks.players.roulette.edge_sheet import EdgeSheet

_MARGIN: Final = 20.0
"""Millimetres round the page."""
_LETTERS: Final = 12.0
"""Points."""
_STYLE: Final = """
p, td, th { color: #000000; }
.title { font-size: 26pt; font-weight: 700; margin: 0; }
.house { font-size: 15pt; color: #444444; margin-top: 2px; margin-bottom: 18px; }
.zero { margin-top: 0; margin-bottom: 22px; }
th, td { padding-top: 6px; padding-bottom: 6px; }
th { font-size: 10pt; font-weight: 600; color: #444444; border-bottom: 1.5px solid #000000; }
td { border-bottom: 0.5px solid #bbbbbb; }
.exact { color: #444444; }
"""


def sheet_text(sheet: EdgeSheet) -> str:
    """Write the sheet as plain text, its columns under one another."""
    rows = [_titles(), *((line.bet, line.odds, line.percent, line.edge) for line in sheet.lines)]
    wide = [max(len(row[column]) for row in rows) for column in range(4)]
    table = [
        f"{bet:<{wide[0]}}  {odds:>{wide[1]}}  {percent:>{wide[2]}}  {edge:>{wide[3]}}".rstrip()
        for bet, odds, percent, edge in rows
    ]
    return "\n".join([sheet.title, sheet.subtitle, "", f"{sheet.zero}.", "", *table, ""])


def _titles() -> tuple[str, str, str, str]:
    return tr("Puntata"), tr("Paga"), tr("Vantaggio"), ""


def write_pdf(sheet: EdgeSheet, path: Path) -> None:
    """Write the sheet as a PDF, one page of A4; there must be an application, for its letters.

    Raises:
        OSError: the file cannot be written.
    """
    page = QBuffer()
    page.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(page)
    writer.setTitle(f"{sheet.title} – {sheet.subtitle}")
    writer.setCreator("Capotavolo")
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Portrait,
            QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN),
            QPageLayout.Unit.Millimeter,
        )
    )
    draw_sheet(sheet, writer)
    path.write_bytes(page.data().data())


def draw_sheet(sheet: EdgeSheet, device: QPdfWriter | QImage) -> None:
    """Draw the sheet on a page without its margins, its letters in points."""
    document = QTextDocument()
    document.documentLayout().setPaintDevice(device)
    document.setDocumentMargin(0)
    document.setPageSize(QSizeF(device.width(), device.height()))
    letters = QFont(font(17).family())
    letters.setPointSizeF(_LETTERS)
    document.setDefaultFont(letters)
    document.setDefaultStyleSheet(_STYLE)
    document.setHtml(_html(sheet))
    painter = QPainter(device)
    document.drawContents(painter)
    painter.end()


def _html(sheet: EdgeSheet) -> str:
    first, *others = _titles()
    titles = f"<th align='left'>{escape(first)}</th>" + "".join(
        f"<th align='right'>{escape(title)}</th>" for title in others
    )
    rows = "".join(
        f"<tr><td>{escape(line.bet)}</td><td align='right'>{escape(line.odds)}</td>"
        f"<td align='right'><b>{escape(line.percent)}</b></td>"
        f"<td align='right' class='exact'>{escape(line.edge)}</td></tr>"
        for line in sheet.lines
    )
    return (
        f"<p class='title'>{escape(sheet.title)}</p><p class='house'>{escape(sheet.subtitle)}</p>"
        f"<p class='zero'>{escape(sheet.zero)}.</p>"
        f"<table cellpadding='0' cellspacing='0' width='100%'><tr>{titles}</tr>{rows}</table>"
    )
