"""Draws the board of Repeater Bets as an exercise shows it: marks, needs, and whose wagers stand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from app.desks.common import theme
from app.desks.common.language import euro, tr
from app.desks.common.lettering import LEFT, RIGHT, Weight, ink, write, write_wrapped
from app.desks.common.owner_words import owner_sign
from app.desks.common.theme import Scale
from app.desks.trainee.course import CourseViews
from app.desks.trainee.drawings import Drawing
from app.practice.repeater.dealt import rules_dealt
from app.practice.repeater.scenes import OnBoard
from app.practice.scene import Scene
from app.reports.repeater.wager_words import wager_words
from app.rules.house import House
from app.rules.repeater.round import Round
from app.rules.repeater.values import SEVEN
from app.rules.repeater.wagers import REPEATERS, Wager

_GAP: Final = 6
_HEAD: Final = 28
"""Height of what a place is called."""
_DOTS: Final = 20
_STAKE: Final = 24
_SIZE: Final = 17
_WHOSE: Final = 0.41
"""Of a place's width."""
_ACROSS: Final = 4
"""Groups beside each other."""


def _draw(painter: QPainter, rect: QRectF, scale: Scale, house: House, scene: Scene) -> None:
    """Draw the low values, the high ones, and beneath them the groups, each where it always is."""
    if isinstance(scene, OnBoard):
        rows = rows_of(rules_dealt(house).wagers)
        high = (rect.height() + scale.px(_GAP)) / len(rows)
        for down, row in enumerate(rows):
            room = QRectF(rect.x(), rect.y() + down * high, rect.width(), high - scale.px(_GAP))
            _draw_row(painter, room, scale, row, scene.round)


def rows_of(offered: Sequence[Wager]) -> list[list[Wager | None]]:
    """Put the wagers of a house where a board has them; None where it has nothing."""
    singles = sorted((w for w in offered if w in REPEATERS and len(w.values) == 1), key=lambda w: w.values)
    low: list[Wager | None] = [wager for wager in singles if wager.values[0] < SEVEN]
    high: list[Wager | None] = [wager for wager in singles if wager.values[0] > SEVEN]
    together: list[Wager | None] = [w for w in offered if w in REPEATERS and w not in singles]
    groups = iter([wager for wager in offered if wager not in REPEATERS])
    rows = [low + together, high + [None] * len(together)]
    while row := list[Wager | None](islice(groups, _ACROSS)):
        rows.append(row)
    return rows


def _draw_row(
    painter: QPainter, rect: QRectF, scale: Scale, row: Sequence[Wager | None], round_: Round
) -> None:
    gap = scale.px(_GAP)
    wide = (rect.width() + gap) / len(row)
    for across, wager in enumerate(row):
        room = QRectF(rect.x() + across * wide, rect.y(), wide - gap, rect.height())
        if wager is None:
            words = tr("giro {round}").format(round=round_.number)
            write_wrapped(painter, room, words, scale.px(22), weight=Weight.BOLD, paint=ink(theme.GOLD))
        else:
            _draw_place(painter, room, scale, wager, round_)


def _draw_place(painter: QPainter, rect: QRectF, scale: Scale, wager: Wager, round_: Round) -> None:
    """Draw what a place is called, its marks, and beneath them whose wagers lie there."""
    px = scale.px
    painter.setPen(QPen(ink(theme.FELT_LINE), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, px(8), px(8))
    inside = rect.adjusted(px(5), px(4), -px(5), -px(4))
    head = QRectF(inside.x(), inside.y(), inside.width(), px(_HEAD))
    _draw_head(painter, head, scale, wager, round_)
    top = head.bottom()
    if wager in REPEATERS:
        _draw_dots(painter, QRectF(inside.x(), top, inside.width(), px(_DOTS)), scale, wager, round_)
        top += px(_DOTS)
    if wager in REPEATERS and len(wager.values) > 1:
        row, words = QRectF(inside.x(), top, inside.width(), px(_DOTS)), " ".join(map(str, wager.values))
        write(painter, row, words, px(16), weight=Weight.SEMI, paint=ink(theme.TEXT), align=LEFT)
        top += px(_DOTS)
    for stake in (stake for stake in round_.standing if stake.wager == wager.code):
        row = QRectF(inside.x(), top, inside.width(), px(_STAKE))
        paint = ink(theme.GOLD)
        whose, much = owner_sign(stake.owner), row.adjusted(row.width() * _WHOSE, 0, 0, 0)
        row.setRight(much.x() - px(4))
        write(painter, row, whose, px(_SIZE), weight=Weight.SEMI, paint=paint, align=LEFT)
        write(painter, much, euro(stake.amount), px(_SIZE), weight=Weight.SEMI, paint=paint, align=RIGHT)
        top += px(_STAKE)


def _draw_head(painter: QPainter, rect: QRectF, scale: Scale, wager: Wager, round_: Round) -> None:
    """A value, or how often several must come; at the right what came beyond that."""
    size, bright = scale.px(24), ink(theme.TEXT)
    if wager not in REPEATERS:
        words = wager_words(wager.code)
        write(painter, rect, words, scale.px(20), weight=Weight.BOLD, paint=bright, align=LEFT)
        return
    need, tally = wager.goals[0].need, round_.tally(wager.values)
    sign = str(wager.values[0]) if len(wager.values) == 1 else f"{need}×"
    write(painter, rect, sign, size, weight=Weight.BOLD, paint=bright, align=LEFT)
    beyond = f"+{tally - need}" if tally > need else ""
    write(painter, rect, beyond, scale.px(_SIZE), weight=Weight.SEMI, paint=bright, align=RIGHT)


def _draw_dots(painter: QPainter, rect: QRectF, scale: Scale, wager: Wager, round_: Round) -> None:
    """As many dots as marks are needed, those that were made filled."""
    need, tally = wager.goals[0].need, round_.tally(wager.values)
    step = min(rect.width() / need, scale.px(18))
    radius, y = step * 0.34, rect.center().y()
    for place in range(need):
        marked = place < tally
        painter.setPen(QPen(ink(theme.TEXT if marked else theme.FELT_LINE), scale.px(2)))
        painter.setBrush(ink(theme.TEXT) if marked else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(rect.x() + step * (place + 0.5), y), radius, radius)


VIEWS: Final = CourseViews(drawings={OnBoard: Drawing(_draw, is_tall=True, has_chips=False)})
"""What exercises of Repeater Bets are drawn by."""
