"""The last twenty numbers, the newest at the cylinder's end; a banner takes their place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.box_drawing import draw_box, draw_disc
from app.desks.common.chips import draw_chip
from app.desks.common.kept import Kept
from app.desks.common.language import tr
from app.desks.common.lettering import LEFT, Weight, fits_lines, ink, width_of, write, write_wrapped
from app.desks.common.second_touch import SECOND_TOUCH
from app.desks.common.taking_away import take_away
from app.desks.common.theme import TARGET, Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.notices import Banner
from app.desks.croupier.screen import Screen
from app.desks.croupier.top_bar import halves
from app.desks.croupier.words.banner_words import BEHIND, banner_ways, banner_words
from app.desks.croupier.words.game_words import dealt
from app.desks.croupier.words.words import (
    act_words,
    answer_words,
    beneath_words,
    left_words,
    suspend_words,
    to_hand_words,
    unanswered_words,
)
from app.rules.side import Side

_SHOWN = 20
_BESIDE = 7
"""Of a notice that is short so many of the numbers stand beside it."""
_MORE = 112
_OWN = 128
KEYS: Final = _MORE + _OWN + 2 * 8
"""So much of the strip the two buttons take, and what is left beside them."""
_ACT = 150
_ADVICE = 16
_TWO_LINES = 15
"""So large no more than two lines stand in a banner."""
_TITLE = 19
_OWED = 36
_OWED_STEP = 46
"""The change for an announce is drawn in chips of this size, so far apart."""
_TITLE_SHARE = 0.3
"""A title that would take more of a banner whose advice is long stands on two lines."""
_IN_A_WORD: Final = frozenset({(Act.DISMISS,), (Act.NEW_JOURNAL,)})
"""A key alone that says in a word or two what it does: the rest is the banner's."""
_ANSWERS: Final[Mapping[AnyAct, Role]] = {Act.WAS_PAID: Role.PAY, Act.WAS_NOT_PAID: Role.TAKE}


class Strip(QWidget):
    """The last numbers, or the banner; the buttons of a banner are touched."""

    pressed = Signal(object)

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        super().__init__(parent)
        self._scale = scale
        self._last: tuple[int, ...] = ()
        self._banner: Banner | None = None
        self._side = Side.LEFT
        self._buttons: list[TouchButton] = []
        self._kept = Kept()
        self._down = False
        self.more = TouchButton(scale, self)
        self.more.clicked.connect(lambda: self.pressed.emit(Act.TABLE))
        self.own, self._own_act = TouchButton(scale, self), dealt().strip
        self.own.clicked.connect(lambda: self.pressed.emit(self._own_act))

    def show_strip(self, screen: Screen) -> None:
        """Show other numbers or another banner."""
        last, banner, side = screen.last, screen.banner, screen.side
        waits = to_hand_words(screen.to_hand) or unanswered_words(screen.unanswered)
        self.more.say(act_words(Act.TABLE), waits)
        self.more.choose(chosen=screen.to_hand > 0)
        self.own.setVisible(self._own_act in screen.can)
        if self._own_act is not None:
            beneath, marked = beneath_words(self._own_act, screen)
            self.own.say(act_words(self._own_act), beneath)
            self.own.choose(chosen=marked)
        if (last, banner, side) == (self._last, self._banner, self._side):
            return
        if banner != self._banner:
            self._set_buttons(banner)
        self._last, self._banner, self._side = last, banner, side
        spoken = ", ".join(map(str, last))
        self.setAccessibleName(". ".join(banner_words(banner)) if banner else spoken)
        self.place_buttons()
        self.update()

    def _set_buttons(self, banner: Banner | None) -> None:
        take_away(self._buttons)
        self._buttons = []
        for act in banner.acts if banner is not None else ():
            button = TouchButton(self._scale, self)
            self._say(button, act, banner)
            button.clicked.connect(lambda _=False, act=act: self.pressed.emit(act))
            button.show()
            self._buttons.append(button)

    @staticmethod
    def _say(button: TouchButton, act: AnyAct, banner: Banner | None) -> None:
        """What is said of a payment is said of the one that is named, of the next by its own touch."""
        if act in _ANSWERS and banner is not None and banner.left is not None:
            button.role, button.single = _ANSWERS[act], True
            words = answer_words(banner.left)[act is Act.WAS_NOT_PAID]
            button.say(words, name=f"{words}: {left_words(banner.left)}")
        else:
            button.say(suspend_words(suspended=True) if act is Act.SUSPEND else act_words(act))

    def place_buttons(self) -> None:
        """Put the button for what is rare at the dealer's outer hand, and the banner's beside it."""
        px = self._scale.px
        width, height = self._wide(), max(px(TARGET), self.height())
        self.more.setGeometry(self._outer(0, px(_MORE)), 0, px(_MORE), height)
        self.own.setGeometry(self._outer(px(_MORE) + px(8), px(_OWN)), 0, px(_OWN), height)
        beside = round(self._numbers_beside() * self._step()) if self._banner is not None else 0
        x = self.width() - (self._scale.px(KEYS) if self._side is Side.LEFT else beside)
        for button in reversed(self._buttons):
            x -= width
            button.setGeometry(x, 0, width, height)
            x -= px(8)

    def _wide(self) -> int:
        """How wide a banner's button is."""
        told = self._banner
        narrow = told is not None and (told.short or len(told.acts) > 1 or told.acts in _IN_A_WORD)
        return self._scale.px(_MORE if narrow else _ACT)

    def _outer(self, along: int, wide: int) -> int:
        """Where something lies that is so far from the end away from the cylinder."""
        return self.width() - along - wide if self._side is Side.LEFT else along

    def meaning(self) -> object:
        """Say what a touch beside the buttons does: it turns the notices over, whichever they are."""
        return self._banner is not None and self._banner.others > 0

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Leave a touch that was meant for a button which stood here a moment ago."""
        self._down = not SECOND_TOUCH.is_hasty(self, event, self._scale.px(TARGET))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Turn a banner over that has others behind it."""
        down, self._down = self._down, False
        if not down:
            return
        SECOND_TOUCH.lifted(self, event)
        if self._banner is not None and self._banner.others and self._room().contains(event.position()):
            self.pressed.emit(Act.OTHER_NOTICE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the banner if there is one, else the numbers."""
        looks = self._last, self._banner, self._side, len(self._buttons), self._scale.factor
        self._kept.put(self, looks, self._draw)

    def _draw(self, painter: QPainter) -> None:
        if self._banner is not None:
            self._draw_banner(painter, self._banner)
        self._draw_numbers(painter, self._numbers_beside())

    def _numbers_beside(self) -> int:
        """How many of the last numbers there is room for."""
        if self._banner is None:
            return _SHOWN
        return _BESIDE if self._banner.short else 0

    def _draw_banner(self, painter: QPainter, banner: Banner) -> None:
        px, rect = self._scale.px, self._room()
        ground = ink(theme.ALARM_GROUND if banner.grave else theme.WARN_GROUND)
        edge = QPen(ink(theme.ALARM if banner.grave else theme.GOLD), px(2))
        draw_box(painter, rect.adjusted(1, 1, -1, -1), px(theme.RADIUS), ground, edge)
        inside = rect.adjusted(px(52), px(4), -px(14), -px(5))
        self._draw_sign(painter, QRectF(rect.x() + px(14), (rect.height() - px(28)) / 2, px(28), px(28)))
        inside.setRight(inside.right() - self._draw_owed(painter, inside, banner))
        title, _ = banner_words(banner)
        self._draw_words(painter, inside, f"{title} ›" if banner.others else title, banner_ways(banner))

    def _room(self) -> QRectF:
        """Where a banner stands: beside its buttons, and beside the numbers where it is short."""
        beside = self._numbers_beside() * self._step()
        buttons = len(self._buttons) * (self._wide() + self._scale.px(8))
        x = beside if self._side is Side.LEFT else self._scale.px(KEYS)
        return QRectF(x, 0, self.width() - self._scale.px(KEYS) - buttons - beside, self.height())

    def _draw_owed(self, painter: QPainter, inside: QRectF, banner: Banner) -> float:
        """Draw the chips of the change at the banner's end; gives how much of it they take.

        Where the words would not have the room that they need beside them, the words alone say it.
        """
        px, step = self._scale.px, self._scale.px(_OWED_STEP)
        chips = [chip for each in banner.owed for chip in each.chips]
        wide = step * len(chips) + px(8)
        words = max(width_of(text, px(theme.SMALLEST), Weight.BOLD) for text in banner_words(banner))
        if not chips or len(banner.owed) > 1 or wide + words > inside.width():
            return 0
        x = inside.right() - step * len(chips)
        for look, pieces in chips:
            draw_chip(painter, QPointF(x + step / 2, inside.center().y()), look, pieces, px(_OWED))
            x += step
        return wide

    def _draw_words(self, painter: QPainter, inside: QRectF, title: str, ways: tuple[str, ...]) -> None:
        """What is wrong over what to do; where that is long it has all the room beside the title.

        The title is always as large: what is wrong is seen first, how much there is to do about it or not.
        What to do is said in the next way where one would stand on three small lines.
        """
        px, white, least = self._scale.px, ink("#ffffff"), self._scale.px(theme.SMALLEST)
        lines = self._title_lines(title, inside.width())
        wide = max(width_of(line, px(_TITLE), Weight.BOLD) for line in lines) + 1
        rest = inside.adjusted(wide + px(12), -px(2), px(8), px(3))
        size = px(_TWO_LINES)
        advice = next(
            (way for way in ways if width_of(way, size) <= inside.width() or fits_lines(rest, way, size)),
            ways[-1],
        )
        beside = fits_lines(rest, advice, least) and width_of(advice, size) > inside.width()
        if not beside and width_of(advice, least) <= inside.width():
            half = inside.height() / 2
            top = QRectF(inside.x(), inside.y(), inside.width(), half)
            write(painter, top, title, px(_TITLE), weight=Weight.BOLD, paint=white, align=LEFT)
            under = QRectF(inside.x(), inside.y() + half, inside.width(), half)
            write(painter, under, advice, px(_ADVICE), paint=white, align=LEFT, least=least)
            return
        high = inside.height() / len(lines)
        for place, line in enumerate(lines):
            room = QRectF(inside.x(), inside.y() + place * high, wide, high)
            write(painter, room, line, px(_TITLE), weight=Weight.BOLD, paint=white, align=LEFT)
        write_wrapped(painter, rest, advice, px(_ADVICE), paint=white, align=LEFT, least=least)

    def _title_lines(self, title: str, width: float) -> tuple[str, ...]:
        """Break a long title in two: before how many notices are behind it, else near its middle."""
        if width_of(title, self._scale.px(_TITLE), Weight.BOLD) <= width * _TITLE_SHARE:
            return (title,)
        if BEHIND in title:
            return tuple(title.split(BEHIND, 1))
        return tuple(line for line in halves(title) if line)

    def _draw_sign(self, painter: QPainter, rect: QRectF) -> None:
        draw_disc(painter, rect, ink("#ffffff"))
        write(painter, rect, "!", self._scale.px(21), weight=Weight.BOLD, paint=ink(theme.ALARM_GROUND))

    def _step(self) -> float:
        """How far apart the numbers stand."""
        return (self.width() - self._scale.px(KEYS)) / _SHOWN

    def _draw_numbers(self, painter: QPainter, count: int) -> None:
        px = self._scale.px
        if not self._last and count == _SHOWN:
            from_left = 0 if self._side is Side.LEFT else self._scale.px(KEYS) + px(4)
            rect = QRectF(from_left, 0, self.width() - self._scale.px(KEYS), self.height())
            write(painter, rect, tr("Ancora nessun numero"), px(17), paint=ink(theme.FAINT), align=LEFT)
            return
        step = self._step()
        height = px(38)
        y = (self.height() - height) / 2
        for place, number in enumerate(self._last[:count]):
            x = place * step if self._side is Side.LEFT else self.width() - (place + 1) * step
            rect = QRectF(x + 2, y, step - px(5), height)
            edge = QPen(ink(theme.GOLD), px(2.5)) if place == 0 else QPen(ink(theme.LINE), 1)
            draw_box(painter, rect, px(6), ink(dealt().ground(number)), edge)
            weight = Weight.BOLD if place == 0 else Weight.REGULAR
            write(painter, rect, str(number), px(18), weight=weight, paint=ink(theme.TEXT))
