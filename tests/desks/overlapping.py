"""Texts that stand on each other, wherever on a desk they are written."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Final, NamedTuple

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.desks.common.chips import forget_pictures
from app.desks.common.lettering import Written, proofread
from tests.desks.letters import drawn, letters_box, paint_in_place

_TOUCHING: Final = 3
"""Letters whose boxes share no more pixels than these, across or down, only touch."""


class _Stands(NamedTuple):
    """A text, and the box of its letters in the window."""

    text: str
    box: QRectF


def overlapping(
    window: QWidget, read: Callable[[Written, QPainter], None] = lambda *_: None
) -> list[tuple[str, str]]:
    """Draw a window; gives the pairs of texts of which one is written over the other, and tells each text.

    Args:
        window: as it is to be seen.
        read: hears of each text that is written, seen or not, and of its painter.
    """
    found: list[_Stands] = []
    picture = QPixmap(window.size())
    forget_pictures()

    def heard(written: Written, painter: QPainter) -> None:
        read(written, painter)
        found.extend(_stands(window, picture, written, painter))

    proofread(heard)
    with pytest.MonkeyPatch.context() as patch:
        paint_in_place(patch)
        with drawn(window):
            window.render(picture)
    proofread(None)
    assert found
    return _pairs(found)


def _stands(window: QWidget, picture: QPixmap, written: Written, painter: QPainter) -> Iterator[_Stands]:
    """Say where a text stands; of one that another page covers nothing is said."""
    box = painter.deviceTransform().mapRect(letters_box(written, painter))
    device = painter.device()
    seen = _is_on_top(window, device, box) if isinstance(device, QWidget) else device is picture
    if seen and written.text.strip():
        yield _Stands(written.text, box)


def _is_on_top(window: QWidget, writer: QWidget, box: QRectF) -> bool:
    top = window.childAt(box.center().toPoint())
    return top is not None and (top is writer or top.isAncestorOf(writer) or writer.isAncestorOf(top))


def _pairs(found: Sequence[_Stands]) -> list[tuple[str, str]]:
    """Give the texts that share more than they may; each is compared with those that begin before it ends."""
    boxes = sorted(
        (box.left(), box.right(), box.top(), box.bottom(), place)
        for place, box in enumerate(stands.box.normalized() for stands in found)
    )
    shared: list[tuple[int, int]] = []
    for nth, (left, right, top, bottom, place) in enumerate(boxes, 1):
        if right - left <= _TOUCHING:
            continue
        for start, end, upper, lower, other in islice(boxes, nth, None):
            if right - start <= _TOUCHING:
                break  # so does whatever begins farther to the right
            if min(right, end) - start > _TOUCHING and min(bottom, lower) - max(top, upper) > _TOUCHING:
                shared.append((min(place, other), max(place, other)))
    pairs = ((found[one].text, found[other].text) for one, other in sorted(shared))
    return [(one, other) for one, other in pairs if not _may_share(one, other)]


def _may_share(one: str, other: str) -> bool:
    """Whether two texts may stand on each other: a chip lies on its number."""
    return one == other or (one.isdigit() and other.isdigit())
