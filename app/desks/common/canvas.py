"""Pictures that are painted once and kept: all of them on one canvas, and cut out of it.

Qt's bindings note six things of every picture that is painted on and never give them back. An evening has
thousands of pictures, so there is one that is painted, and what is kept is a copy. A picture that is painted
while another is takes a canvas of its own: there are as many as pictures lie within each other, two or three.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

_TRANSPARENT = QColor(Qt.GlobalColor.transparent)
_free: list[QPixmap] = []


def painted(
    width: float,
    height: float,
    ratio: float,
    paint: Callable[[QPainter], None],
    ground: QColor = _TRANSPARENT,
) -> QPixmap:
    """Paint a picture.

    Args:
        width: pixels of the desk.
        height: pixels of the desk.
        ratio: device pixels for each of them.
        paint: paints it, its corner at 0, 0; with smooth edges unless it says otherwise.
        ground: what lies beneath.
    """
    across, down = max(1, round(width * ratio)), max(1, round(height * ratio))
    canvas = _taken(across, down)
    canvas.setDevicePixelRatio(ratio)

    def fill(painter: QPainter) -> None:
        painter.setBackground(ground)
        painter.eraseRect(QRectF(0, 0, across / ratio, down / ratio))  # `fillRect` would load all gradients

    _paint(canvas, fill, paint)
    _free.append(canvas)
    return canvas.copy(0, 0, across, down)


def paint_over(picture: QPixmap, paint: Callable[[QPainter], None], ground: QPixmap) -> None:
    """Paint a picture anew that nobody shows any more: a large one is not worth a copy each time.

    Args:
        picture: is painted; as large as the ground.
        paint: as for `painted`.
        ground: the picture that lies beneath.
    """
    _paint(picture, lambda painter: painter.drawPixmap(0, 0, ground), paint)


def _paint(
    canvas: QPixmap, lay_ground: Callable[[QPainter], None], paint: Callable[[QPainter], None]
) -> None:
    painter = QPainter(canvas)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    lay_ground(painter)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()


def _taken(across: int, down: int) -> QPixmap:
    """Take a canvas that nobody paints on, larger than before where it must be; in device pixels."""
    kept = _free.pop() if _free else None
    if kept is not None and kept.width() >= across and kept.height() >= down:
        return kept
    wide = across if kept is None else max(across, kept.width())
    high = down if kept is None else max(down, kept.height())
    canvas = QPixmap(wide, high)
    canvas.fill(_TRANSPARENT)  # gives it transparency
    return canvas
