"""What a touch lays: colours, chips of value, counts and seats."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import euro, tr
from app.desks.common.lettering import LEFT, Weight, ink, write, write_lines
from app.desks.common.owner_words import employees_sign, owner_sign, owner_words, seat_sign, seat_words
from app.desks.common.roulette.cloth_words import cloth_words
from app.desks.common.seats import SEATS, seat_name, seat_of
from app.desks.common.taking_away import take_away
from app.desks.common.theme import GAP, TARGET, Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.chip_button import ChipButton
from app.desks.croupier.colour_seats import given_to_seat
from app.desks.croupier.regions import label_high
from app.desks.croupier.roulette.entry.palette_keys import ColourKey, Palette, hint_words, worth_words
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.spin_dealing import SpinDealing
from app.desks.croupier.words.words import count_words
from app.rules.chips import Piece
from app.rules.money import Cents
from app.rules.roulette.layout import Position
from app.table.named import Office

_COUNTS = 9
_EMPLOYEES: Final = 84
"""How wide the key for the employees is at least, behind the chips of value."""
_KIND_KEYS: Final = {
    (Piece.CHIPS, False): QT_TRANSLATE_NOOP("", "Gettoni"),
    (Piece.NOTES, False): QT_TRANSLATE_NOOP("", "Biglietti"),
    (Piece.NOTES, True): QT_TRANSLATE_NOOP("", "Fino al max"),
    (Piece.COMPLIMENTARY, False): QT_TRANSLATE_NOOP("", "Omaggi"),
}
"""What the row of value offers, in turn; its key names what it offers now."""
_KINDS: Final = {
    (Piece.CHIPS, False): QT_TRANSLATE_NOOP("", "gettone da {value}"),
    (Piece.NOTES, False): QT_TRANSLATE_NOOP("", "biglietto da {value}"),
    (Piece.NOTES, True): QT_TRANSLATE_NOOP("", "biglietto da {value}, fino al massimo"),
    (Piece.COMPLIMENTARY, False): QT_TRANSLATE_NOOP("", "gettone omaggio da {value}"),
}


class ChipRows(QWidget):
    """Two rows: the colours, and beneath them the chips of value.

    Attributes:
        seating: the colour that was touched again while it was in hand: whose it is, a seat says.
    """

    def __init__(self, scale: Scale, parent: QWidget, dealing: SpinDealing) -> None:
        super().__init__(parent)
        self._scale = scale
        self._dealing = dealing
        self.colours: list[ChipButton] = []
        self.values: list[ChipButton] = []
        self.seating: str | None = None
        self._palette: Palette | None = None
        self._made_of: tuple[tuple[str, ...], tuple[Cents, ...]] = ((), ())
        self.kind = TouchButton(scale, self)
        self.kind.size_of_text = 15
        self.kind.clicked.connect(lambda: dealing.act(SpinAct.KIND))
        self.employees = TouchButton(scale, self)
        self.employees.size_of_text = 16
        self.employees.say(
            tr("Impiegati"), name=tr("il prossimo è per gli impiegati: la vincita va alla boîte")
        )
        self.employees.clicked.connect(dealing.choose_employees)

    def show_palette(self, palette: Palette) -> None:
        """Show the house's chips and which one is in hand."""
        if palette == self._palette:
            return
        self._palette = palette
        self._make(palette)
        kind = palette.kind, palette.up_to_maximum
        shown, kinds = tr(_KIND_KEYS[kind]), list(_KIND_KEYS)
        following = tr(_KIND_KEYS[kinds[(kinds.index(kind) + 1) % len(kinds)]])
        name = tr("accanto ai colori: {kind}; poi {following}").format(kind=shown, following=following)
        self.kind.say(shown, name=name)
        self.kind.choose(chosen=kind != (Piece.CHIPS, False))
        for colour, button in zip(palette.colours, self.colours, strict=True):
            seat = seat_sign(colour.seat) if colour.seat else ""
            theirs = colour.chosen and palette.employees
            sign, whose = _whose_next(palette) if theirs else (seat, "")
            said = ", ".join(filter(None, (worth_words(colour), whose)))
            button.show_chip(colour.look, said, chosen=colour.chosen, owner=sign, each=palette.each)
        for value, button in zip(palette.values, self.values, strict=True):
            name = tr(_KINDS[kind]).format(value=euro(value.value))
            sign, whose = _whose_next(palette) if value.chosen and palette.asks_owner else ("", "")
            said = f"{name}, {whose}" if whose else name
            button.show_chip(value.look, said, chosen=value.chosen, owner=sign, each=palette.each)
        self.employees.choose(chosen=palette.employees)

    def _make(self, palette: Palette) -> None:
        """Make the buttons of what is offered, where something else is than before."""
        made = tuple(colour.name for colour in palette.colours), tuple(key.value for key in palette.values)
        if made == self._made_of:
            return
        self._made_of = made
        take_away((*self.colours, *self.values))
        self.colours = [ChipButton(self._scale, self) for _ in palette.colours]
        self.values = [ChipButton(self._scale, self) for _ in palette.values]
        for colour, button in zip(palette.colours, self.colours, strict=True):
            button.clicked.connect(lambda _=False, n=colour.name: self.touch_colour(n))
        for value, button in zip(palette.values, self.values, strict=True):
            button.clicked.connect(lambda _=False, v=value.value: self._dealing.choose_value(v))
        for button in (*self.colours, *self.values):
            button.show()
        self.place_chips()

    def touch_colour(self, name: str) -> None:
        """Take a colour in hand; touched again, its seat is asked, or no longer."""
        draft = self._dealing.draft
        again = draft.hand is not None and draft.hand.colour == name
        self.seating = name if again and self.seating != name else None
        if again:
            self._dealing.redraw()
        else:
            self._dealing.choose_colour(name)

    def seated_colour(self, palette: Palette) -> ColourKey | None:
        """Give the colour whose seat is asked, as long as it is in hand."""
        asked = next((key for key in palette.colours if key.chosen and key.name == self.seating), None)
        self.seating = None if asked is None else asked.name
        return asked

    def place_chips(self) -> None:
        """Spread each row over the width, as far as it is calm."""
        side, gap = self._scale.px(TARGET), self._scale.px(GAP)
        most = max(len(self.values), len(self.colours) + 1)  # in the longer row before what is no chip
        step = min((self.width() - self._scale.px(_EMPLOYEES)) // most, round(side * 1.5))
        for row, buttons in enumerate((self.colours, self.values)):
            for place, button in enumerate(buttons):
                button.setGeometry(place * step, row * (side + gap), max(side, step - gap), side)
        beyond = len(self.colours) * step
        self.kind.setGeometry(beyond, 0, max(side, self.width() - beyond), side)
        behind = most * step
        self.employees.setGeometry(behind, side + gap, self.width() - behind, side)


class SmallKeys(QWidget):
    """How many pieces a touch lays, and, for chips of value, whose they are."""

    def __init__(self, scale: Scale, parent: QWidget, dealing: SpinDealing) -> None:
        super().__init__(parent)
        self._scale = scale
        self._palette: Palette | None = None
        self._clears = ""
        self._whose: Position | None = None
        self._gives: ColourKey | None = None
        self._dealing = dealing
        self.counts = [TouchButton(scale, self) for _ in range(_COUNTS)]
        self.seats = [TouchButton(scale, self) for _ in range(SEATS + 1)]
        for each, button in enumerate(self.counts, start=1):
            button.say(str(each), name=count_words(each))
            button.size_of_text = 22
            button.clicked.connect(lambda _=False, n=each: dealing.choose_count(n))
        for seat, button in enumerate(self.seats):
            button.clicked.connect(lambda _=False, s=seat: self.touch_seat(s))

    def touch_seat(self, seat: int) -> None:
        """Say whose the chips of value are, or give the colour that was touched again."""
        live, dealing = self._dealing.live, self._dealing
        if self._gives is None or self._whose is not None:
            dealing.choose_owner(seat_name(seat))
        elif seat and live is not None:
            decider = dealing.decider(Office.CAPO_TAVOLO)
            dealing.ask(given_to_seat(live.state, self._gives.name, seat, decider))

    def show_palette(
        self,
        palette: Palette,
        *,
        clears: str = "",
        whose: Position | None = None,
        gives: ColourKey | None = None,
    ) -> None:
        """Show which count is chosen, and the seats while a chip of value is in hand or a payment asks whose.

        A seat whose player has another colour is given none: it bears that one's letter.

        Args:
            palette: what a touch lays.
            clears: payments are shown before the layout is clear: in which order that is done.
            whose: where the chips lie of which the payment shown large asks whose they are.
            gives: the colour that a seat is given.
        """
        if (palette, clears, whose, gives) == (self._palette, self._clears, self._whose, self._gives):
            return
        self._palette, self._clears, self._whose, self._gives = palette, clears, whose, gives
        for each, button in enumerate(self.counts, start=1):
            chosen, below, name = each == palette.each, "", count_words(each)
            if chosen and palette.held:
                below, name = tr("resta"), tr("{count}, anche con un altro gettone").format(count=name)
            button.choose(chosen=chosen)
            button.means = each, chosen, palette.held
            button.say(str(each), below, name=name)
        others = {} if gives is None else {key.seat: key for key in palette.colours if key.name != gives.name}
        for seat, button in enumerate(self.seats):
            other = others.get(seat) if seat and self._gives_now else None
            taken = "" if other is None else owner_words(other.label)
            letter = "" if other is None else other.look.face
            button.say(seat_sign(seat), letter, name=", ".join(filter(None, (seat_words(seat), taken))))
            button.setEnabled(not taken)
            button.setVisible(self._seats_shown and not (seat == 0 and self._gives_now))
            now = gives.seat if self._gives_now and gives is not None else None
            owner = None if whose else palette.owner
            said = owner == seat_name(seat) and (whose is not None or not palette.employees)
            button.choose(chosen=said if now is None else now == seat)
            button.means = (self._whose, now is not None, button.chosen, seat)
        self.update()

    def place_keys(self) -> None:
        """Put the counts above and the seats beneath, three by three."""
        side, gap = self._scale.px(TARGET), self._scale.px(GAP)
        label = label_high(self._scale)
        for row, buttons in ((0, self.counts), (1, self.seats)):
            top = row * (self.height() - label - 3 * side - 2 * gap) + label
            for place, button in enumerate(buttons):
                x, y = place % 3 * (side + gap), place // 3 * (side + gap)
                button.setGeometry(x, top + y, side, side)

    @property
    def _seats_shown(self) -> bool:
        asks = self._palette is not None and self._palette.asks_owner
        return self._whose is not None or asks or self._gives_now

    @property
    def _gives_now(self) -> bool:
        return self._gives is not None and self._whose is None

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write what the two blocks are for; without seats, how the entry works."""
        painter = QPainter(self)
        px, label = self._scale.px, label_high(self._scale)
        top = QRectF(0, -px(2), self.width(), label)
        write(painter, top, tr("QUANTI A TOCCO"), px(14), weight=Weight.SEMI, paint=_label_ink(), align=LEFT)
        lower = self.height() - 3 * px(TARGET) - 2 * px(GAP)
        if self._seats_shown:
            rect = QRectF(0, lower - label, self.width(), label)
            asked = ""
            if self._whose is not None:
                asked = tr("DI CHI È? {place}").format(place=cloth_words(self._whose))
            elif self._gives is not None:
                asked = tr("DI CHI È {colour}").format(colour=owner_words(self._gives.label).upper())
            elif self._palette is not None and self._palette.asks_whose:
                asked = tr("DI CHI SONO?")
            words, paint = asked or tr("DI CHI SONO"), ink(theme.GOLD) if asked else _label_ink()
            write(painter, rect, words, px(14), weight=Weight.SEMI, paint=paint, align=LEFT)
        else:
            rect = QRectF(0, lower, self.width(), self.height() - lower)
            hint = "" if self._palette is None else hint_words(self._palette)
            paint = ink(theme.GOLD) if self._clears else _label_ink()
            write_lines(painter, rect, self._clears or hint, px(16), paint=paint)
        painter.end()


def _whose_next(palette: Palette) -> tuple[str, str]:
    """Say whose the next ones are, in few letters and in words."""
    if palette.employees:
        return employees_sign(), tr("per gli impiegati")
    sign = "?" if palette.owner is None else owner_sign(palette.owner)
    return sign, seat_words(seat_of(palette.owner) or 0)


def _label_ink() -> QColor:
    return ink(theme.FELT_TEXT_DIM)
