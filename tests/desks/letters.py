"""What is written on a desk: every text with its size, its paint, and the ground that it really stands on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from typing import Final, NamedTuple

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.desks.common.chips import forget_pictures
from app.desks.common.kept import Kept
from app.desks.common.lettering import Written, proofread
from app.desks.common.roulette.cloth_pictures import ClothPictures
from tests.desks.cloths import cloth_read

_IGNORED: Final = 0.1
"""A line that a text crosses is no ground, nor is the rim of a round chip."""


class Letters(NamedTuple):
    """A text as it was written.

    Attributes:
        pixels: its size.
        contrast: the worst against any ground that takes more than a tenth of the room behind it.
        cut: whether something of it was left out.
    """

    text: str
    pixels: int
    contrast: float
    cut: bool


class Reading:
    """Reads what is written, on the pictures that are kept and on a window when it is looked at.

    Attributes:
        letters: everything so far.
    """

    def __init__(self) -> None:
        self.letters: list[Letters] = []
        self._picture: QPixmap | None = None

    def look_at(self, window: QWidget) -> QPixmap:
        """Draw a window and read what is written on it."""
        self._picture = QPixmap(window.size())
        try:
            with drawn(window):
                window.render(self._picture)
            return self._picture
        finally:
            self._picture = None

    def hear(self, written: Written, painter: QPainter) -> None:
        """Look at the ground of a text; where a window draws itself its ground is not at hand."""
        device = painter.device()
        ground = device if isinstance(device, QPixmap) else self._picture
        read = _read(written, painter, ground) if ground is not None else None
        if read is not None:
            self.letters.append(read)

    def cloth(self, pictures: ClothPictures, *, dim: bool) -> QPixmap:
        """Give the picture of a cloth, and read what is written on it; of one that was painted before, again."""
        return cloth_read(pictures, dim, self.letters)


@contextmanager
def drawn(window: QWidget) -> Iterator[None]:
    """Let a window be drawn, also one that otherwise is not."""
    before = window.updatesEnabled()
    window.setUpdatesEnabled(True)
    yield
    window.setUpdatesEnabled(before)


@contextmanager
def reading() -> Iterator[Reading]:
    """Read all that is written from here on; pictures that are kept are drawn anew."""
    read = Reading()
    forget_pictures()
    proofread(read.hear)
    with pytest.MonkeyPatch.context() as patch:
        paint_in_place(patch)
        patch.setattr(ClothPictures, "_painted", lambda pictures, *, dim: read.cloth(pictures, dim=dim))
        yield read
    proofread(None)


def paint_in_place(patch: pytest.MonkeyPatch) -> None:
    """Have everything painted where it stands and not beforehand, for what is seen through it is its ground."""
    patch.setattr(Kept, "put", _put_in_place)


def _put_in_place(
    _kept: Kept, widget: QWidget, _looks: tuple[object, ...], paint: Callable[[QPainter], None]
) -> None:
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()


def _read(written: Written, painter: QPainter, ground: QPixmap) -> Letters | None:
    """Read a text; None where nothing of it is seen."""
    box = letters_box(written, painter)
    seen = painter.deviceTransform().mapRect(box).toAlignedRect().intersected(ground.rect())
    if seen.isEmpty() or not written.text.strip():
        return None
    share = written.paint.alphaF() * painter.opacity()
    return Letters(written.text, written.pixels, _contrast(ground, seen, written.paint, share), written.cut)


def letters_box(written: Written, painter: QPainter) -> QRectF:
    """Give the box of the letters of a text, where its painter writes; of one line without what stays empty."""
    rect = written.rect
    room = rect.x(), rect.y(), rect.width(), rect.height()
    box = QRectF(*_box(painter.font().toString(), room, written.flags, written.shown))
    return box.intersected(painter.clipBoundingRect()) if painter.hasClipping() else box


@lru_cache(maxsize=50_000)
def _box(
    font: str, room: tuple[float, float, float, float], flags: int, shown: str
) -> tuple[float, float, float, float]:
    """Measure a text; most of a desk's are the same in the next picture of it."""
    face = QFont()
    face.fromString(font)
    metrics = QFontMetricsF(face)
    box = metrics.boundingRect(QRectF(*room), flags, shown)
    if box.height() < 1.5 * metrics.height():
        tight = metrics.tightBoundingRect(shown)
        box = QRectF(box.x(), box.y() + metrics.ascent() + tight.y(), box.width(), tight.height())
    return box.x(), box.y(), box.width(), box.height()


def _contrast(ground: QPixmap, seen: QRect, paint: QColor, share: float) -> float:
    """The worst contrast of a paint, so strong, against what lies there."""
    image = ground.copy(seen).toImage().convertToFormat(QImage.Format.Format_RGB32)
    found = _colours(bytes(image.constBits()), image.bytesPerLine())
    upper = paint.rgb() & 0xFFFFFF
    measured = sorted((_against(colour & 0xFFFFFF, upper, share), many) for colour, many in found.items())
    ignored = int(_IGNORED * found.total())
    for contrast, many in measured:
        ignored -= many
        if ignored < 0:
            return contrast
    return measured[-1][0]


def _colours(pixels: bytes, wide: int) -> Counter[int]:
    """Count each colour; most lines of a ground are alike, and are counted once.

    Args:
        pixels: four bytes each: no line is padded.
        wide: bytes of a line.
    """
    found = Counter[int]()
    for line, many in Counter(pixels[start : start + wide] for start in range(0, len(pixels), wide)).items():
        for colour, times in Counter(memoryview(line).cast("I")).items():
            found[colour] += many * times
    return found


@cache
def _against(ground: int, paint: int, share: float) -> float:
    below = _parts(ground)
    mixed = tuple(
        share * above + (1 - share) * under for above, under in zip(_parts(paint), below, strict=True)
    )
    high, low = sorted((_luminance(mixed), _luminance(below)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _parts(colour: int) -> tuple[float, ...]:
    return tuple((colour >> bits & 0xFF) / 255 for bits in (16, 8, 0))


def _luminance(parts: tuple[float, ...]) -> float:
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
