"""How a page of the manual is written: on a dark desk in large letters, on paper in black."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrame,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)

from app.desks.common import theme
from app.desks.common.lettering import FAMILY

_HEADS: Final = {1: 1.55, 2: 1.2, 3: 1.1}
"""How much larger than the rest the titles are, by their rank."""
_FEATURES: Final = (
    QTextDocument.MarkdownFeature.MarkdownDialectGitHub | QTextDocument.MarkdownFeature.MarkdownNoHTML
)
_LINE: Final = 128
"""Height of a line, in hundredths of its letters."""
_CODE: Final = QTextFormat.Property.BlockCodeFence

_MARGIN: Final = 0.8
"""Of the letters' size, round a page on a desk; paper has its own."""
_PAIR: Final = 2
_SHARES: Final = (36, 64)
"""Of a table of two columns what each takes, in hundredths: what it is about, and what is said of it."""


class Inks(NamedTuple):
    """The colours of a page.

    Attributes:
        text: of what is read.
        quiet: of what is beside it.
        keys: of the words that stand on the screen, and of titles.
        link: of what leads to another page.
        code: the ground of what is typed.
        line: between the rows of a table.
    """

    text: str = theme.TEXT
    quiet: str = theme.QUIET
    keys: str = theme.GOLD
    link: str = "#9cc9ff"
    code: str = theme.RAISED
    line: str = theme.LINE


ON_PAPER: Final = Inks("#000000", "#444444", "#000000", "#000000", "#eeeeee", "#999999")


def write_page(document: QTextDocument, text: str, size: float, inks: Inks, *, points: bool = False) -> None:
    """Write a page of the manual into a document.

    Args:
        document: what was in it is gone.
        text: Markdown of our own; nothing that anybody typed stands in it.
        size: of the letters.
        inks: the colours.
        points: whether the size is in points, for paper, and not in pixels.
    """
    letters = QFont(FAMILY)
    letters.setPointSizeF(size) if points else letters.setPixelSize(round(size))
    document.setDefaultFont(letters)
    document.setDocumentMargin(0 if points else size * _MARGIN)
    document.setMarkdown(text, _FEATURES)
    cursor = QTextCursor(document)
    cursor.beginEditBlock()  # all of it is laid out once, when it is written
    _write_blocks(document, size, inks, points=points)
    for table in _tables(document.rootFrame()):
        _rule(table, size, inks)
    cursor.endEditBlock()


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _write_blocks(document: QTextDocument, size: float, inks: Inks, *, points: bool) -> None:
    cursor = QTextCursor(document)
    for block in list(_blocks(document)):
        rank = block.blockFormat().headingLevel()
        for at, long, form in list(_fragments(block)):
            cursor.setPosition(at)
            cursor.setPosition(at + long, QTextCursor.MoveMode.KeepAnchor)
            cursor.setCharFormat(_lettered(form, size * _HEADS.get(rank, 1), inks, rank, points=points))
        cursor.setPosition(block.position())
        cursor.mergeBlockFormat(_spaced(block, size, inks))
        sign = QTextCharFormat()  # of a list's number
        sign.setForeground(QColor(inks.quiet))
        cursor.mergeBlockCharFormat(sign)


def _fragments(block: QTextBlock) -> Iterator[tuple[int, int, QTextCharFormat]]:
    each = block.begin()
    while not each.atEnd():
        fragment = each.fragment()
        yield fragment.position(), fragment.length(), fragment.charFormat()
        each += 1


def _lettered(form: QTextCharFormat, size: float, inks: Inks, rank: int, *, points: bool) -> QTextCharFormat:
    """Words of the screen are loud, what is typed has a ground of its own, and no letter is slanted."""
    now = QTextCharFormat()
    now.setFontFamilies([FAMILY])
    now.setFontPointSize(size) if points else now.setProperty(QTextFormat.Property.FontPixelSize, round(size))
    loud, typed = form.fontItalic(), form.fontFixedPitch()
    bold = rank or loud or form.fontWeight() >= QFont.Weight.DemiBold
    now.setFontWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    now.setForeground(QColor(inks.keys if loud or rank else inks.text))
    if typed:
        now.setBackground(QColor(inks.code))
    if form.isAnchor():
        now.setAnchor(True)
        now.setAnchorHref(form.anchorHref())
        now.setForeground(QColor(inks.link))
        now.setFontUnderline(True)
    return now


def _spaced(block: QTextBlock, size: float, inks: Inks) -> QTextBlockFormat:
    now = QTextBlockFormat()
    now.setLineHeight(_LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    rank, code = block.blockFormat().headingLevel(), block.blockFormat().property(_CODE)
    in_table = QTextCursor(block).currentTable() is not None
    above = {0: 0.0 if in_table or block.textList() is not None or code else 0.45, 1: 0.0}.get(rank, 1.1)
    now.setTopMargin(size * above)
    now.setBottomMargin(size * (0 if in_table or code else 0.3))
    if code:
        now.setBackground(QColor(inks.code))
        now.setNonBreakableLines(False)
        now.setLeftMargin(0)
    return now


def _tables(frame: QTextFrame) -> Iterator[QTextTable]:
    for child in frame.childFrames():
        if isinstance(child, QTextTable):
            yield child
        yield from _tables(child)


def _rule(table: QTextTable, size: float, inks: Inks) -> None:
    """A line between two rows, all the width; a head in which nothing stands is none."""
    cells = (table.cellAt(0, column) for column in range(table.columns()))
    if table.rows() > 1 and not any(cell.firstCursorPosition().block().text().strip() for cell in cells):
        table.removeRows(0, 1)
    form = table.format()
    form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    if table.columns() == _PAIR:
        form.setColumnWidthConstraints([QTextLength(QTextLength.Type.PercentageLength, of) for of in _SHARES])
    form.setCellPadding(size * 0.3)
    form.setCellSpacing(0)
    form.setBorderCollapse(True)
    form.setBorder(1)
    form.setBorderBrush(QBrush(QColor(inks.line)))
    form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    form.setTopMargin(size * 0.5)
    form.setBottomMargin(size * 0.5)
    table.setFormat(form)
