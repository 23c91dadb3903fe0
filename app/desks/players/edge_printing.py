"""The sheet of the house's edge on paper: as plain text, or as a PDF in the program's own letters."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QFont, QPageLayout, QPageSize, QPdfWriter, QTextDocument

from app.desks.common.language import tr
from app.desks.common.lettering import font
from app.desks.players.edge_sheet import EdgeSheet

_MARGIN: Final = 20.0
"""Millimetres round the page."""


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
    document = QTextDocument()
    letters = QFont(font(17).family())
    letters.setPointSizeF(12)
    document.setDefaultFont(letters)
    document.setHtml(_html(sheet))
    document.print_(writer)
    path.write_bytes(page.data().data())


def _html(sheet: EdgeSheet) -> str:
    titles = "".join(f"<th align='left'>{escape(title)}</th>" for title in _titles())
    rows = "".join(
        f"<tr><td>{escape(line.bet)}</td><td align='right'>{line.odds}</td>"
        f"<td align='right'><b>{line.percent}</b></td><td align='right'>{line.edge}</td></tr>"
        for line in sheet.lines
    )
    return (
        f"<h1>{escape(sheet.title)}</h1><h2>{escape(sheet.subtitle)}</h2><p>{escape(sheet.zero)}.</p>"
        f"<table cellpadding='5' width='100%'><tr>{titles}</tr>{rows}</table>"
    )
