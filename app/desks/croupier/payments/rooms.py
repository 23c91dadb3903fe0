"""How high the parts of what is shown large are: the rooms of its words grow as texts are set larger."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.desks.common.lettering import grown
from app.desks.common.theme import TARGET, Scale

CAPTION: Final = 22
TITLE: Final = 34
WHY: Final = 50
_FIGURES: Final = 62
_PICTURE: Final = 138
_SPOKEN: Final = 44
_GAP: Final = 8
_NAME: Final = 28
"""Pixels of the reference panel, one under the other; the name of how the chips lie is in their picture."""


class Rooms(NamedTuple):
    """The heights of the parts, one under the other, in pixels of this window.

    Attributes:
        head: which payment, whose it is, what won.
        figures: pieces and amount.
        picture: the chips as they lie.
        gap: between the picture and the sentence.
        spoken: the sentence.
    """

    head: int
    figures: int
    picture: int
    gap: int
    spoken: int

    @property
    def high(self) -> int:
        """All of it."""
        return sum(self)

    @property
    def above_picture(self) -> int:
        """What stands above the picture."""
        return self.head + self.figures

    @property
    def above_spoken(self) -> int:
        """What stands above the sentence."""
        return self.high - self.spoken


def rooms(scale: Scale, *, tight: bool) -> Rooms:
    """Give every part its room.

    Args:
        scale: of the window.
        tight: the list beneath has no line to give: the picture gives what the words take more.
    """
    px = scale.px
    head = grown(px(CAPTION)) + px(TITLE) + grown(px(WHY))
    spoken = grown(px(_SPOKEN))
    more = head + spoken - px(CAPTION) - px(TITLE) - px(WHY) - px(_SPOKEN)
    return Rooms(head, px(_FIGURES), px(_PICTURE) - more * tight, px(_GAP), spoken)


def beside_picture(scale: Scale, parts: Rooms) -> int:
    """How far below the top something of a touch's size stands beside the picture."""
    return parts.above_picture + parts.picture - grown(scale.px(_NAME)) - scale.px(TARGET + _GAP)


def instead_of_spoken(scale: Scale, parts: Rooms) -> int:
    """How far below the top something of a touch's size stands instead of the sentence."""
    return parts.above_spoken + (parts.spoken - scale.px(TARGET)) // 2
