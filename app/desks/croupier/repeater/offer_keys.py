"""What may be given up, in the place of the last numbers: one touch takes an offer, nothing declines it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.lettering import ink
from app.desks.common.theme import Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.repeater.board_words import more_words, offer_words
from app.desks.croupier.repeater.shown import OfferShown

_MOST: Final = 3
_GAP: Final = 8


class OfferKeys(QWidget):
    """A key for each offer, as many as there is room for; the last of more leads to the page with all."""

    def __init__(
        self, scale: Scale, parent: QWidget, take: Callable[[OfferShown], None], more: Callable[[], None]
    ) -> None:
        super().__init__(parent)
        self._scale, self._take, self._more = scale, take, more
        self._offers: tuple[OfferShown, ...] = ()
        self.keys = [TouchButton(scale, self) for _ in range(_MOST)]
        for place, key in enumerate(self.keys):
            key.single = True
            key.clicked.connect(lambda _=False, place=place: self._touched(place))

    def show_offers(self, offers: Sequence[OfferShown]) -> None:
        """Show these; none at a moment at which none can be taken."""
        self._offers = tuple(offers)
        self.setVisible(bool(self._offers))
        for place, key in enumerate(self.keys):
            key.setVisible(place < len(self._offers))
            if place >= len(self._offers):
                continue
            offer = self._offers[place]
            key.choose(chosen=offer.fresh)
            if self._leads_on(place):
                key.say(more_words(len(self._offers) - place))
                key.means = None
            else:
                key.say(*offer_words(offer))
                key.means = offer

    def _leads_on(self, place: int) -> bool:
        return place == _MOST - 1 and len(self._offers) > _MOST

    def _touched(self, place: int) -> None:
        if self._leads_on(place):
            self._more()
        elif place < len(self._offers):
            self._take(self._offers[place])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay them beside each other."""
        super().resizeEvent(event)
        gap = self._scale.px(_GAP)
        wide = (self.width() - (_MOST - 1) * gap) // _MOST
        for place, key in enumerate(self.keys):
            key.setGeometry(place * (wide + gap), 0, wide, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Cover the last numbers, which lie beneath."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), ink(theme.GROUND))
        painter.end()
