"""Where everything stands on the desk, in pixels, by the sizes of window and texts and the side."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.desks.common import theme
from app.desks.common.box import Box
from app.desks.common.text_size import grown
from app.desks.common.theme import GAP, TARGET, Scale
from app.rules.side import Side

MARGIN: Final = 12
"""Round the whole desk; in practice it is hatched."""
_TOP: Final = 78
_PANEL: Final = 356
_FIGURES: Final = 92
_BLOCK: Final = 3 * TARGET + 2 * GAP
_PALETTE: Final = 2 * TARGET + GAP
_PAD: Final = 10


class Regions(NamedTuple):
    """The desk's parts.

    Attributes:
        top: phase, sentence, lamps.
        strip: the last numbers; a banner takes exactly its place, so that nothing moves.
        felt: the cloth, or the entry.
        panel: the payments, at the dealer's outer hand.
        upper: within the felt, the row above the number.
        ground: the neighbourhood.
        figures: the number's figures, and *come prima*.
        block: counts and seats.
        palette: colours and chips of value.
        tools: minus, undo, redo, the whole layout: apart from what adds.
    """

    top: Box
    strip: Box
    felt: Box
    panel: Box
    upper: Box
    ground: Box
    figures: Box
    block: Box
    palette: Box
    tools: Box


def regions(width: int, height: int, side: Side, scale: Scale) -> Regions:
    """Divide a window, in pixels; with the cylinder on the right left and right are exchanged.

    Args:
        width: of the window, in pixels.
        height: of the window, in pixels.
        side: where the cylinder stands; the payments are at the other hand.
        scale: of this window.
    """
    px = scale.px
    margin, gap, panel_w = px(MARGIN), px(GAP), px(_PANEL)
    inner = width - 2 * margin
    top = Box(margin, margin, inner, px(_TOP))
    below = margin + px(_TOP) + gap
    left_w = inner - panel_w - gap
    strip = Box(margin, below, left_w, px(TARGET))
    panel = Box(margin + left_w + gap, below, panel_w, height - margin - below)
    felt_y = below + px(TARGET) + gap
    felt = Box(margin, felt_y, left_w, height - margin - felt_y)
    parts = Regions(top, strip, felt, panel, *_entry(felt.shrunk(px(_PAD)), scale))
    if side is Side.LEFT:
        return parts
    return Regions(*(box.mirrored(width) for box in parts))


def label_high(scale: Scale) -> int:
    """How high the names of counts and seats are: larger texts take half the gap beside their keys."""
    line = scale.px(theme.LINE_ROOM)
    return min(grown(line), line + scale.px(GAP) // 2)


def _entry(felt: Box, scale: Scale) -> tuple[Box, Box, Box, Box, Box, Box]:
    px = scale.px
    target, gap = px(TARGET), px(GAP)
    upper = Box(felt.x, felt.y, felt.w, target)
    palette_h = px(_PALETTE)
    palette_y = felt.y + felt.h - palette_h
    block_w = px(_BLOCK)
    middle_y = upper.y + upper.h + gap
    middle_h = palette_y - gap - middle_y
    figures_w = px(_FIGURES)
    ground = Box(felt.x, middle_y, felt.w - block_w - figures_w - 4 * gap, middle_h)
    figures = Box(ground.x + ground.w + 2 * gap, middle_y, figures_w, middle_h)
    more = label_high(scale) - px(theme.LINE_ROOM)
    block = Box(felt.x + felt.w - block_w, middle_y - more, block_w, middle_h + 2 * more)
    tools_w = block_w
    palette = Box(felt.x, palette_y, felt.w - tools_w - 3 * gap, palette_h)
    tools = Box(felt.x + felt.w - tools_w, palette_y, tools_w, palette_h)
    return upper, ground, figures, block, palette, tools
