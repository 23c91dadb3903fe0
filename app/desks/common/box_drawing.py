"""A rounded box, as keys, plates and panels have it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen


def draw_box(
    painter: QPainter, rect: QRectF, radius: float, ground: QColor | None, edge: QPen | None = None
) -> None:
    """Draw a box; without a ground, or without an edge, where there is none."""
    painter.setPen(Qt.PenStyle.NoPen if edge is None else edge)
    painter.setBrush(Qt.BrushStyle.NoBrush if ground is None else ground)
    painter.drawRoundedRect(rect, radius, radius)


def draw_disc(painter: QPainter, rect: QRectF, ground: QColor | None, edge: QPen | None = None) -> None:
    """Draw a disc, or a ring; without a ground, or without an edge, where there is none."""
    painter.setPen(Qt.PenStyle.NoPen if edge is None else edge)
    painter.setBrush(Qt.BrushStyle.NoBrush if ground is None else ground)
    painter.drawEllipse(rect)
