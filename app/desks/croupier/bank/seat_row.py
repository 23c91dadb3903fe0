"""Whose a colour is: a touch on a seat gives it to its player, another one takes it back (rules 2) [2]."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import LEFT, Weight, ink, write
from app.desks.common.owner_words import owner_words, seat_sign, seat_words
from app.desks.common.seats import seat_name
from app.desks.common.theme import GAP, TARGET, Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.acts import why_not
from app.desks.croupier.bank.bank_words import coin_name
from app.desks.croupier.bank.tally import Coin
from app.desks.croupier.colour_seats import given_to_seat, whose_colour
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.forms.table_choices import owners_with_colours
from app.desks.croupier.roulette.entry.palette_keys import SEATS
from app.desks.croupier.words.reasons import reason_words
from app.table.colour_in_play import colour_in_play
from app.table.command import Command
from app.table.named import Office

_LABEL: Final = 15


class SeatRow(QWidget):
    """A key for each seat, while a colour is chosen; one whose player has another colour says which."""

    def __init__(self, scale: Scale, parent: QWidget, dealing: Dealing) -> None:
        super().__init__(parent)
        self._scale, self._dealing = scale, dealing
        self._coin: Coin | None = None
        self._why = ""
        self.keys = [TouchButton(scale, self) for _ in range(SEATS)]
        for seat, key in enumerate(self.keys, start=1):
            key.single = True
            key.clicked.connect(partial(self._give, seat))

    def whose(self, coin: Coin) -> str:
        """Say in few letters whose a colour is; empty where nobody said, and of what is no colour."""
        live = self._dealing.live
        return "" if live is None else whose_colour(live.state, coin.colour)

    def show_colour(self, coin: Coin | None) -> None:
        """Show whose a colour is; nothing where none is chosen."""
        self._coin, live = coin, self._dealing.live
        shown = coin is not None and coin.colour is not None and live is not None
        self._why = ""
        for seat, key in enumerate(self.keys, start=1):
            key.setVisible(shown)
            if shown and coin is not None and live is not None:
                self._show_seat(seat, key, coin)
        self.update()

    def _show_seat(self, seat: int, key: TouchButton, coin: Coin) -> None:
        live, house = self._dealing.live, self._dealing.house
        if live is None or coin.colour is None:
            return
        other = owners_with_colours(live.state).get(seat_name(seat) or "", coin.colour)
        taken = "" if other == coin.colour else coin_name(house, Coin(coin.value, other))
        key.say(seat_sign(seat), taken, name=", ".join(filter(None, (seat_words(seat), taken))))
        key.choose(chosen=colour_in_play(live.state, coin.colour).owner == seat_name(seat))
        asked = None if taken else self._command(seat, coin.colour)
        why = "" if asked is None else why_not(live.state, asked)
        key.setEnabled(not taken and not why)
        self._why = self._why or why

    def _command(self, seat: int, colour: str) -> Command | None:
        live = self._dealing.live
        decider = self._dealing.decider(Office.CAPO_TAVOLO)
        return None if live is None else given_to_seat(live.state, colour, seat, decider)

    def _give(self, seat: int) -> None:
        colour = None if self._coin is None else self._coin.colour
        asked = None if colour is None else self._command(seat, colour)
        if asked is not None:
            self._dealing.ask(asked)

    def resizeEvent(self, _event: object) -> None:
        """Spread the keys over the width, beneath the name of the row."""
        px, gap = self._scale.px, self._scale.px(GAP)
        step = (self.width() + gap) // SEATS
        for place, key in enumerate(self.keys):
            key.setGeometry(place * step, px(theme.LINE_ROOM), step - gap, px(TARGET))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write whose colour it is, or why it cannot be given now."""
        if self._coin is None or self._coin.colour is None:
            return
        px, painter = self._scale.px, QPainter(self)
        name = owner_words(coin_name(self._dealing.house, self._coin)).upper()
        words, paint = tr("DI CHI È {colour}").format(colour=name), ink(theme.QUIET)
        if self._why:
            words, paint = reason_words(self._why, self._dealing.house), ink(theme.TEXT)
        box = QRectF(0, 0, self.width(), px(theme.LINE_ROOM))
        least = px(theme.SMALLEST)
        write(painter, box, words, px(_LABEL), weight=Weight.SEMI, paint=paint, align=LEFT, least=least)
        painter.end()
