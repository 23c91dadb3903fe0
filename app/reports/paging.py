"""Pages out of a long document: no row is torn, no heading stands alone, and each page says which it is."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QPagedPaintDevice,
    QPainter,
    QTextCursor,
    QTextDocument,
)

_FOOT: Final = 7 / 25.4
"""Inches at the foot of a page, in which its number stands."""
_NUMBER: Final = 8
"""Points of that number."""


class Stretch(NamedTuple):
    """A part of the long document, from above down, in its units."""

    top: float
    bottom: float

    @property
    def high(self) -> float:
        """How much room it takes."""
        return self.bottom - self.top


class Atom(Struct, frozen=True):
    """What must not be torn.

    Attributes:
        where: it stands.
        head: the names of the columns above a row; they stand above it again where a page begins with it.
        keeps: whether it stands on one page with what follows.
    """

    where: Stretch
    head: Stretch | None = None
    keeps: bool = False


def pages(atoms: Sequence[Atom], room: float) -> Iterator[tuple[Stretch, ...]]:
    """Share a document out.

    Args:
        atoms: all of it, from above down.
        room: how high a page is.

    Returns:
        Of each page what is drawn on it, one below the other.
    """
    begun: Atom | None = None
    left, end = room, 0.0
    for group in _together(atoms):
        if begun is not None and group[-1].where.bottom - begun.where.top > left:
            yield _page(begun, end)
            begun = None
        for atom in group:
            if begun is not None and atom.where.bottom - begun.where.top > left:
                yield _page(begun, end)  # a group that is higher than a page
                begun = None
            if begun is None:
                begun, left = atom, room - (0 if atom.head is None else atom.head.high)
            end = atom.where.bottom
    if begun is not None:
        yield _page(begun, end)


def _page(begun: Atom, end: float) -> tuple[Stretch, ...]:
    whole = Stretch(begun.where.top, end)
    return (whole,) if begun.head is None else (begun.head, whole)


def _together(atoms: Sequence[Atom]) -> Iterator[list[Atom]]:
    """Put together what stands on one page."""
    group: list[Atom] = []
    for atom in atoms:
        group.append(atom)
        if not atom.keeps:
            yield group
            group = []
    if group:
        yield group


_PICTURE: Final = "\ufffc"
"""What a picture is in a document's text; what it says stands beneath it, and what it is for above."""


class _Found(NamedTuple):
    """A paragraph with its text, or a row of a table by the place at which that begins."""

    table: int | None
    row: int
    text: str
    names: bool
    where: Stretch

    def is_of(self, other: _Found) -> bool:
        """Whether both are of one row."""
        return self.table is not None and (self.table, self.row) == (other.table, other.row)

    def with_(self, other: _Found) -> _Found:
        where = Stretch(min(self.where.top, other.where.top), max(self.where.bottom, other.where.bottom))
        return self._replace(where=where)


def atoms_of(document: QTextDocument, headings: Collection[str]) -> tuple[Atom, ...]:
    """Find what must not be torn: paragraphs, and rows of tables.

    Args:
        document: laid out.
        headings: the texts that stand above what follows.
    """
    atoms: list[Atom] = []
    heads: dict[int, Stretch] = {}
    # Qt ends each table with an empty one, which lies over the table's own last line.
    all_found = [found for found in _stretches(document) if found.table is not None or found.text]
    for found, after in zip_longest(all_found, all_found[1:]):
        if found.table is None:
            pictured = _PICTURE in {found.text, None if after is None else after.text}
            atoms.append(Atom(found.where, keeps=found.text in headings or pictured))
        elif found.names:
            heads[found.table] = found.where
            atoms.append(Atom(found.where, keeps=True))
        else:
            atoms.append(Atom(found.where, heads.get(found.table)))
    return tuple(atoms)


def _stretches(document: QTextDocument) -> Iterator[_Found]:
    layout = document.documentLayout()
    begun: _Found | None = None
    block = document.begin()
    while block.isValid():
        rect = layout.blockBoundingRect(block)
        table, where = QTextCursor(block).currentTable(), Stretch(rect.top(), rect.bottom())
        if table is None:
            now = _Found(None, 0, block.text(), names=False, where=where)
        else:
            row = table.cellAt(block.position()).row()
            names = row < table.format().headerRowCount()
            now = _Found(table.firstPosition(), row, "", names=names, where=where)
        if begun is not None and begun.is_of(now):
            begun = begun.with_(now)
        else:
            if begun is not None:
                yield begun
            begun = now
        block = block.next()
    if begun is not None:
        yield begun


def print_paged(
    document: QTextDocument, device: QPagedPaintDevice, headings: Collection[str], clocks: str = ""
) -> None:
    """Draw a document on as many pages as it takes.

    Args:
        document: what is drawn; it is laid out anew for the device.
        device: the pages, empty.
        headings: the texts that stand above what follows.
        clocks: by which clocks the times are, for the foot of the pages after the first, which says it too.
    """
    painter = QPainter(device)
    dots = device.logicalDpiY()
    document.documentLayout().setPaintDevice(device)
    document.setDocumentMargin(0)
    document.setTextWidth(device.width())
    room = device.height() - _FOOT * dots
    font = QFont(document.defaultFont())
    font.setPointSize(_NUMBER)
    found = list(pages(atoms_of(document, headings), room))
    for place, page in enumerate(found, 1):
        if place > 1:
            device.newPage()
        y = 0.0
        for part in page:
            painter.save()
            painter.translate(QPointF(0, y - part.top))
            document.drawContents(painter, QRectF(0, part.top, device.width(), part.high))
            painter.restore()
            y += part.high
        painter.setFont(font)
        foot = QRectF(0, room, device.width(), _FOOT * dots)
        bottom = Qt.AlignmentFlag.AlignBottom
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight | bottom, f"{place} / {len(found)}")
        if place > 1:
            painter.drawText(foot, Qt.AlignmentFlag.AlignLeft | bottom, clocks)
    painter.end()
