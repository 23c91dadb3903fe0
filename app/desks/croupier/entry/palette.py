"""What a touch lays: colours, chips of value, counts and seats."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.chips import draw_chip
from app.desks.common.language import euro, tr
from app.desks.common.lettering import LEFT, Weight, ink, write, write_lines
from app.desks.common.looks import Look
from app.desks.common.theme import GAP, TARGET, Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.acts import Act
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.entry.palette_keys import SEATS, Palette
from app.desks.croupier.words.owner_words import seat_name, seat_sign, seat_words
from app.rules.bets import Piece
from app.rules.money import Cents

_COUNTS = 9
_KIND_KEYS: Final = {
    (Piece.CHIPS, False): QT_TRANSLATE_NOOP("", "Gettoni"),
    (Piece.NOTES, False): QT_TRANSLATE_NOOP("", "Biglietti"),
    (Piece.NOTES, True): QT_TRANSLATE_NOOP("", "Fino al max"),
    (Piece.COMPLIMENTARY, False): QT_TRANSLATE_NOOP("", "Omaggi"),
}
"""What the row of value offers; a touch on it offers the next."""
_KINDS: Final = {
    (Piece.CHIPS, False): QT_TRANSLATE_NOOP("", "gettone da {value}"),
    (Piece.NOTES, False): QT_TRANSLATE_NOOP("", "biglietto da {value}"),
    (Piece.NOTES, True): QT_TRANSLATE_NOOP("", "biglietto da {value}, fino al massimo"),
    (Piece.COMPLIMENTARY, False): QT_TRANSLATE_NOOP("", "gettone omaggio da {value}"),
}


class ChipButton(TouchButton):
    """A chip to take in hand; the one in hand stands in a ring of gold."""

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        super().__init__(scale, parent)
        self._look: Look | None = None

    def show_chip(self, look: Look, name: str, *, chosen: bool) -> None:
        """Show another chip, or that it was chosen."""
        if look != self._look:
            self._look = look
            self.update()
        self.say(look.face, name=name)
        self.choose(chosen=chosen)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the chip, and the ring if it is in hand."""
        if self._look is None:
            return
        side = min(rect.width(), rect.height())
        if self.chosen or self.isDown():
            painter.setPen(QPen(ink(theme.GOLD), self.scale.px(4)))
            painter.setBrush(ink(theme.GOLD_DARK))
            ring = QRectF(0, 0, side - 4, side - 4)
            ring.moveCenter(rect.center())
            painter.drawEllipse(ring)
        draw_chip(painter, rect.center(), self._look, 1, int(side * 0.82))


class ChipRows(QWidget):
    """Two rows: the colours, and beneath them the chips of value."""

    def __init__(self, scale: Scale, parent: QWidget, dealing: Dealing) -> None:
        super().__init__(parent)
        self._scale = scale
        self._dealing = dealing
        self.colours: list[ChipButton] = []
        self.values: list[ChipButton] = []
        self._made_of: tuple[tuple[str, ...], tuple[Cents, ...]] = ((), ())
        self.kind = TouchButton(scale, self)
        self.kind.size_of_text = 15
        self.kind.clicked.connect(lambda: dealing.act(Act.KIND))

    def show_palette(self, palette: Palette) -> None:
        """Show the house's chips and which one is in hand."""
        self._make(palette)
        kind = palette.kind, palette.up_to_maximum
        shown = tr(_KIND_KEYS[kind])
        self.kind.say(shown, name=tr("accanto ai colori: {kind}").format(kind=shown))
        self.kind.choose(chosen=palette.kind is not Piece.CHIPS)
        for colour, button in zip(palette.colours, self.colours, strict=True):
            worth = tr("{colour} da {value}").format(colour=colour.label, value=euro(colour.value))
            button.show_chip(colour.look, worth, chosen=colour.chosen)
        for value, button in zip(palette.values, self.values, strict=True):
            name = tr(_KINDS[kind]).format(value=euro(value.value))
            button.show_chip(value.look, name, chosen=value.chosen)

    def _make(self, palette: Palette) -> None:
        """Make the buttons of what is offered, where something else is than before."""
        made = tuple(colour.name for colour in palette.colours), tuple(key.value for key in palette.values)
        if made == self._made_of:
            return
        self._made_of = made
        for button in (*self.colours, *self.values):
            button.deleteLater()
        self.colours = [self._button() for _ in palette.colours]
        self.values = [self._button() for _ in palette.values]
        for colour, button in zip(palette.colours, self.colours, strict=True):
            button.clicked.connect(lambda _=False, n=colour.name: self._dealing.choose_colour(n))
        for value, button in zip(palette.values, self.values, strict=True):
            button.clicked.connect(lambda _=False, v=value.value: self._dealing.choose_value(v))
        self.place_chips()

    def _button(self) -> ChipButton:
        button = ChipButton(self._scale, self)
        button.show()
        return button

    def _step(self) -> int:
        most = max(len(self.values), len(self.colours) + 1)
        return min((self.width() + self._scale.px(GAP)) // most, round(self._scale.px(TARGET) * 1.5))

    def place_chips(self) -> None:
        """Spread each row over the width, as far as it is calm."""
        side, gap = self._scale.px(TARGET), self._scale.px(GAP)
        step = self._step()
        for row, buttons in enumerate((self.colours, self.values)):
            for place, button in enumerate(buttons):
                button.setGeometry(place * step, row * (side + gap), max(side, step - gap), side)
        beyond = len(self.colours) * self._step()
        self.kind.setGeometry(beyond, 0, max(side, self.width() - beyond), side)


class SmallKeys(QWidget):
    """How many pieces a touch lays, and, for chips of value, whose they are."""

    def __init__(self, scale: Scale, parent: QWidget, dealing: Dealing) -> None:
        super().__init__(parent)
        self._scale = scale
        self._palette: Palette | None = None
        self.counts = [TouchButton(scale, self) for _ in range(_COUNTS)]
        self.seats = [TouchButton(scale, self) for _ in range(SEATS + 1)]
        for each, button in enumerate(self.counts, start=1):
            button.say(str(each), name=tr("{count} pezzi a tocco").format(count=each))
            button.size_of_text = 22
            button.clicked.connect(lambda _=False, n=each: dealing.choose_count(n))
        for seat, button in enumerate(self.seats):
            button.say(seat_sign(seat), name=seat_words(seat))
            button.clicked.connect(lambda _=False, s=seat: dealing.choose_owner(seat_name(s)))

    def show_palette(self, palette: Palette) -> None:
        """Show which count is chosen, and the seats while a chip of value is in hand."""
        if palette == self._palette:
            return
        self._palette = palette
        for each, button in enumerate(self.counts, start=1):
            button.choose(chosen=each == palette.each)
        for seat, button in enumerate(self.seats):
            button.setVisible(palette.asks_owner)
            button.choose(chosen=palette.owner == seat_name(seat))
        self.update()

    def place_keys(self) -> None:
        """Put the counts above and the seats beneath, three by three."""
        side, gap = self._scale.px(TARGET), self._scale.px(GAP)
        label = self._label()
        for row, buttons in ((0, self.counts), (1, self.seats)):
            top = row * (self.height() - label - 3 * side - 2 * gap) + label
            for place, button in enumerate(buttons):
                x, y = place % 3 * (side + gap), place // 3 * (side + gap)
                button.setGeometry(x, top + y, side, side)

    def _label(self) -> int:
        return self._scale.px(20)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 - Qt's name
        """Write what the two blocks are for; without seats, how the entry works."""
        painter = QPainter(self)
        px, label = self._scale.px, self._label()
        top = QRectF(0, -px(2), self.width(), label)
        write(painter, top, tr("QUANTI A TOCCO"), px(14), weight=Weight.SEMI, paint=_label_ink(), align=LEFT)
        lower = self.height() - 3 * px(TARGET) - 2 * px(GAP)
        if self._palette is not None and self._palette.asks_owner:
            rect = QRectF(0, lower - label - px(2), self.width(), label)
            words = tr("DI CHI SONO")
            write(painter, rect, words, px(14), weight=Weight.SEMI, paint=_label_ink(), align=LEFT)
        else:
            hint = tr("Ogni tocco aggiunge i pezzi scelti; il numero accanto si tocca per cambiarlo.")
            rect = QRectF(0, lower, self.width(), self.height() - lower)
            write_lines(painter, rect, hint, px(16), paint=_label_ink())
        painter.end()


def _label_ink() -> QColor:
    return ink(theme.FELT_TEXT_DIM)
