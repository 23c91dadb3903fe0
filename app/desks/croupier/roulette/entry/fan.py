"""What lies on a place that is touched, seen from above: some kinds of chips, and how many more there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from app.desks.common.box_drawing import draw_box
from app.desks.common.chips import HANGS, count_pill, draw_chip, draw_pill
from app.desks.common.language import tr
from app.desks.common.lettering import Weight, faded, ink, width_of, write
from app.desks.common.owner_words import seat_sign
from app.desks.common.roulette.laid_stacks import Pile
from app.desks.common.roulette.on_track import Holder
from app.desks.common.seats import seat_of
from app.desks.common.theme import GOLD, SEAT, SMALLEST, Scale
from app.desks.croupier.roulette.entry.cells import draw_cells, whose_sign

_ALONE: Final = 44
_AMONG: Final = 36
"""The least chip whose face can be read."""
_APART: Final = 1
_STEP: Final = _AMONG + _APART
"""From one chip of a row to the next: none hides anything of another."""
_STEP_OF_PLAQUES: Final = 42
"""Notes and plaques are wider, and so is a prisoner between his bars."""
_PLATE: Final = 15
_RAISED: Final = 4
"""How far a chip makes room for the seat at its foot."""
_MOST: Final = 3
_BARS: Final = 18
_CELL: Final = 26
"""How much wider than the count of prisoners their bars are, and how high."""


def draw_heap(painter: QPainter, scale: Scale, room: QRectF, piles: tuple[Pile, ...]) -> None:
    """Draw what lies on a round place.

    One chip lies alone, two aslant; of more each owner's are on a line of its own.

    Args:
        painter: draws.
        scale: of the window.
        room: the place, a square of a touch's size.
        piles: from the bottom.
    """
    px = scale.px
    if len(piles) == 1:
        _draw_pile(painter, scale, room, room.center().x(), piles[0], px(_ALONE))
    elif len(piles) == 2:
        _draw_two(painter, scale, room, piles)
    else:
        draw_cells(painter, scale, room, piles)


def _draw_two(painter: QPainter, scale: Scale, room: QRectF, piles: tuple[Pile, ...]) -> None:
    px = scale.px
    size = px(_AMONG)
    aside = (room.width() - size) / 2
    upper, lower = (room.center() + QPointF(sign * aside, sign * aside) for sign in (1, -1))
    raised = px(_RAISED)
    upper.setY(upper.y() - (raised if _signed(piles[-1]) else size * HANGS if piles[-1].look.marker else 0))
    lower.setY(lower.y() + (raised if _signed(piles[0]) else 0))
    draw_chip(painter, lower, piles[0].look, 1, size, barred=piles[0].enferme)
    if piles[0].pieces > 1:
        _draw_count(painter, scale, str(piles[0].pieces), lambda pill: pill.moveTopRight(room.topRight()))
    draw_chip(painter, upper, piles[-1].look, 1, size, barred=piles[-1].enferme)
    if piles[-1].pieces > 1:
        _draw_count(
            painter, scale, str(piles[-1].pieces), lambda pill: pill.moveBottomLeft(room.bottomLeft())
        )
    _draw_seat(painter, scale, piles[0], QPointF(lower.x(), room.top() + px(_PLATE) / 2))
    _draw_seat(painter, scale, piles[-1], QPointF(upper.x(), room.bottom() - px(_PLATE) / 2))


def row_width(scale: Scale, piles: tuple[Pile, ...], most: int = _MOST) -> int:
    """Say how wide a row of chips is, in pixels.

    Args:
        scale: of the window.
        piles: what lies there, from the bottom; the uppermost ones are drawn.
        most: how many of them are drawn; how many more there are is said beside.
    """
    shown = min(len(piles), most)
    more = _more_width(scale, len(piles) - shown) if len(piles) > shown else 0
    return scale.px(_step(piles[-shown:]) * shown - _APART) + more


def _step(piles: tuple[Pile, ...]) -> int:
    return _STEP_OF_PLAQUES if any(pile.look.plaque or pile.enferme for pile in piles) else _STEP


def chips_that_fit(scale: Scale, piles: tuple[Pile, ...], width: float) -> int:
    """Say how many chips of a row can be drawn side by side, at least one."""
    most = min(_MOST, len(piles))
    return next((n for n in range(most, 1, -1) if row_width(scale, piles, n) <= width), 1)


def draw_row(painter: QPainter, scale: Scale, room: QRectF, piles: tuple[Pile, ...], most: int) -> None:
    """Draw the uppermost chips side by side in the middle of a room, and how many more kinds there are."""
    px, shown = scale.px, piles[-most:]
    x = room.center().x() - row_width(scale, piles, most) / 2
    if len(piles) > len(shown):
        more = len(piles) - len(shown)
        corner = QPointF(x, room.center().y() - px(SMALLEST) * 0.61)
        _draw_count(painter, scale, f"+{more}", lambda pill: pill.moveTopLeft(corner))
        x += _more_width(scale, more)
    for place, pile in enumerate(shown):
        middle = x + px(_step(shown) - _APART) / 2 + place * px(_step(shown))
        _draw_pile(painter, scale, room, middle, pile, px(_AMONG))


def shut_width(scale: Scale, shut: tuple[Pile, ...]) -> int:
    """Say how wide it is that prisoners lie there, where their chips have no room; 0 where there are none."""
    px = scale.px
    if not shut:
        return 0
    return round(width_of(_pieces(shut), px(SMALLEST + 2), Weight.BOLD)) + px(_BARS)


def draw_shut(painter: QPainter, scale: Scale, room: QRectF, shut: tuple[Pile, ...]) -> None:
    """Draw how many prisoners lie there between their bars, in the middle of a room."""
    px = scale.px
    cell = QRectF(0, 0, shut_width(scale, shut), px(_CELL))
    cell.moveCenter(room.center())
    painter.setPen(QPen(ink(GOLD), px(2.4)))
    for x in (cell.left() + px(3), cell.right() - px(3)):
        painter.drawLine(QPointF(x, cell.top()), QPointF(x, cell.bottom()))
    write(painter, cell, _pieces(shut), px(SMALLEST + 2), weight=Weight.BOLD, paint=ink("#ffffff"))


def _pieces(shut: tuple[Pile, ...]) -> str:
    return str(sum(pile.pieces for pile in shut))


def _draw_pile(painter: QPainter, scale: Scale, room: QRectF, x: float, pile: Pile, size: int) -> None:
    """Draw one kind with its count, and at the foot of the room whose it is."""
    over = max(0.0, (room.height() - size) / 2)  # beyond it stands the name
    raised = min(scale.px(_RAISED), over) if _signed(pile) else 0
    middle = QPointF(x, room.center().y() - raised)
    draw_chip(painter, middle, pile.look, pile.pieces, size, barred=pile.enferme)
    foot = min(middle.y() + size / 2 + scale.px(5), room.bottom() - 1) - scale.px(_PLATE) / 2
    _draw_seat(painter, scale, pile, QPointF(x, foot))


def _draw_count(painter: QPainter, scale: Scale, words: str, move: Callable[[QRectF], None]) -> None:
    """How many pieces, or kinds, in a corner that no chip takes: `move` puts it there."""
    pixels = scale.px(SMALLEST)
    pill = count_pill(words, pixels)
    move(pill)
    draw_pill(painter, pill, words, pixels)


def _more_width(scale: Scale, more: int) -> int:
    return round(count_pill(f"+{more}", scale.px(SMALLEST)).width()) + scale.px(2)


def _signed(pile: Pile) -> bool:
    """Whether a chip makes room at its foot for whose it is."""
    return bool(pile.owner) or pile.employees


def _draw_seat(painter: QPainter, scale: Scale, pile: Pile, middle: QPointF) -> None:
    """Whose chips of value these are, or that they are laid for the employees."""
    px, sign = scale.px, whose_sign(pile)
    if not sign:
        return
    plate = QRectF(0, 0, width_of(sign, px(SMALLEST), Weight.BOLD) + px(6), px(_PLATE))
    plate.moveCenter(middle)
    draw_box(painter, plate, px(4), ink(SEAT), QPen(faded("#ffffff", 0.5), 1))
    write(painter, plate, sign, px(SMALLEST), weight=Weight.BOLD, paint=ink("#ffffff"))


def draw_held(painter: QPainter, scale: Scale, room: QRectF, owners: tuple[Holder, ...]) -> None:
    """Say at the top of a place who plays there with an announce that is held: "ten. P4", "ten. R"."""
    px, seat = scale.px, seat_of(owners[0].called)
    whose = owners[0].sign if seat is None else seat_sign(seat)
    whose = f"×{len(owners)}" if len(owners) > 1 else whose
    text = tr("ten. {whose}").format(whose=whose).strip()
    wide = min(room.width(), width_of(text, px(SMALLEST), Weight.BOLD) + px(8))
    plate = QRectF(0, 0, wide, px(_PLATE + 1))
    plate.moveCenter(QPointF(room.center().x(), room.top() + px(_PLATE) / 2))
    draw_box(painter, plate, px(4), ink("#0b1a14"), QPen(ink(GOLD), 1.2))
    write(painter, plate, text, px(SMALLEST), weight=Weight.BOLD, paint=ink(GOLD), least=px(SMALLEST))
