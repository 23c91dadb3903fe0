"""How high the parts of what is shown large are: the rooms of its words grow as texts are set larger."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.desks.common.text_size import grown, text_size
from app.desks.common.theme import TARGET, Scale

CAPTION: Final = 22
TITLE: Final = 34
WHY: Final = 50
_FIGURES: Final = 62
_FIGURES_LESS: Final = 14
_PICTURE: Final = 138
_SPOKEN: Final = 44
_GAP: Final = 8
BANK: Final = 34
PART: Final = 38
_PAY: Final = 70
_LINE: Final = 20
_NAME: Final = 28
"""Pixels of the reference panel; what the spin brings the bank stands under the list."""


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


def rooms(scale: Scale, *, tight: bool, told: bool) -> Rooms:
    """Give every part its room.

    Args:
        scale: of the window.
        tight: the list beneath has no line to give: figures and picture give what the words take more.
        told: something is told above the chips, or they lie on two sides, each with a name.
    """
    px = scale.px
    head = grown(px(CAPTION)) + px(TITLE) + grown(px(WHY))
    spoken = grown(px(_SPOKEN))
    more = head + spoken + grown(px(BANK)) - sum(map(px, (CAPTION, TITLE, WHY, _SPOKEN, BANK)))
    if tight:
        less = min(px(_FIGURES_LESS), more)
        return Rooms(head, px(_FIGURES) - less, px(_PICTURE) - more + less, px(_GAP), spoken)
    picture = px(_PICTURE) + (grown(px(PART)) - px(PART)) * told
    return Rooms(head, px(_FIGURES), picture, px(_GAP), spoken)


def pay_high(scale: Scale, *, tight: bool) -> int:
    """How high the key is that pays: where the list has no room to give, its lines grow into that of this."""
    px, line = scale.px, scale.px(_LINE)
    return px(_PAY) - min(px(_PAY) - px(TARGET), 3 * (grown(line) - line)) * tight


def beside_picture(scale: Scale, parts: Rooms) -> int:
    """How far below the top something of a touch's size stands beside the picture."""
    return parts.above_picture + parts.picture - beside_end(scale) - scale.px(TARGET)


def beside_end(scale: Scale) -> int:
    """How far above the picture's end that ends: beneath it stands the name of how the chips lie."""
    usual = scale.px(_NAME + _GAP)
    return usual if text_size() == 100 else scale.px(_GAP // 2)


def instead_of_spoken(scale: Scale, parts: Rooms) -> int:
    """How far below the top something of a touch's size stands instead of the sentence."""
    return parts.above_spoken + (parts.spoken - scale.px(TARGET)) // 2
