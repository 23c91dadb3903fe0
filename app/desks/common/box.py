"""A rectangle of a picture, without Qt."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle, in pixels of a picture."""

    x: float
    y: float
    w: float
    h: float

    @property
    def middle(self) -> tuple[float, float]:
        """Its middle point."""
        return self.x + self.w / 2, self.y + self.h / 2

    def mirrored(self, width: float) -> Box:
        """The same box in a picture of this width whose left and right are exchanged."""
        return self._replace(x=width - self.x - self.w)

    def shrunk(self, by: float) -> Box:
        """The box without a border of this width."""
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)
