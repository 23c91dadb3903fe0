"""Which chip, how many of it, and whose: rows of keys for a page that is not the entry's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from app.desks.common.language import euro, tr
from app.desks.common.looks import look_of
from app.desks.common.owner_words import owner_words, seat_sign, seat_words
from app.desks.common.seats import seat_name, seated
from app.desks.common.theme import Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.chip_button import ChipButton
from app.desks.croupier.colour_seats import whose_colour
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.roulette.entry.hand import Hand
from app.desks.croupier.roulette.entry.palette_keys import SEATS, colour_at_number, house_at_number
from app.rules.house import House, colour_label
from app.rules.money import Cents

_COUNTS: Final = 9


class ChipChoice:
    """The keys of one chip; whoever made them is told when another is chosen.

    Attributes:
        hand: the chip that was chosen, None before one was.
        pieces: how many of it.
        colours: by their names.
        values: the chips of value.
        counts: from one.
        seats: whose a chip of value is; the first for nobody whom one knows.
    """

    def __init__(self, scale: Scale, parent: QWidget, dealing: Dealing, changed: Callable[[], None]) -> None:
        self._dealing, self._changed = dealing, changed
        self.hand: Hand | None = None
        self.pieces = 1
        house = dealing.house
        self.colours = {chip.name: ChipButton(scale, parent) for chip in house.colours}
        self.values = {value: ChipButton(scale, parent) for value in house.chips}
        self.counts = [TouchButton(scale, parent) for _ in range(_COUNTS)]
        self.seats = [TouchButton(scale, parent) for _ in range(SEATS + 1)]
        for name, button in self.colours.items():
            button.clicked.connect(partial(self.choose_colour, name))
        for value, chip in self.values.items():
            chip.clicked.connect(partial(self.choose_value, value))
        for pieces, key in enumerate(self.counts, 1):
            key.clicked.connect(partial(self.choose_count, pieces))
        for seat, key in enumerate(self.seats):
            key.clicked.connect(partial(self.choose_seat, seat))

    def begin(self, hand: Hand | None, pieces: int) -> None:
        """Begin with a chip, or with none."""
        self.hand, self.pieces = hand, pieces

    def choose_colour(self, name: str) -> None:
        """Say that it is of a colour, and so of its player."""
        if self._dealing.live is not None:
            colour = colour_at_number(self._dealing.live.state, name)
            self.hand = Hand(colour.value, name, colour.owner or name)
            self._changed()

    def choose_value(self, value: Cents) -> None:
        """Say that it is a chip of value; of another one whose it is stays said."""
        before = self.hand if self._of_value() else None
        self.hand = Hand(value) if before is None else before._replace(value=value)
        self._changed()

    def choose_count(self, pieces: int) -> None:
        """Say how many of them there are."""
        self.pieces = pieces
        self._changed()

    def choose_seat(self, seat: int) -> None:
        """Say whose a chip of value is."""
        if self._of_value() and self.hand is not None:
            self.hand = self.hand.of(seat_name(seat))
            self._changed()

    def _of_value(self) -> bool:
        return self.hand is not None and self.hand.colour is None

    def show(self, *, visible: bool) -> None:
        """Show what was chosen, or nothing of it."""
        self._show_chips()
        chosen = self.hand if self._of_value() else None
        for pieces, key in enumerate(self.counts, 1):
            key.say(str(pieces), name=tr("{pieces} pezzi").format(pieces=pieces))
            key.choose(chosen=pieces == self.pieces)
        for seat, key in enumerate(self.seats):
            key.say(seat_sign(seat), name=seat_words(seat))
            key.choose(chosen=chosen is not None and chosen == chosen.of(seat_name(seat)))
            key.setEnabled(self._of_value())
        for button in (*self.colours.values(), *self.values.values(), *self.counts, *self.seats):
            button.setVisible(visible)

    def _show_chips(self) -> None:
        hand, live = self.hand, self._dealing.live
        if live is None:
            return
        house = house_at_number(live.state)
        for name, button in self.colours.items():
            chosen = hand is not None and hand.colour == name
            look = look_of(house, colour_at_number(live.state, name).value, name)
            seat = whose_colour(live.state, name)
            words = " ".join(filter(None, (owner_words(colour_label(house, name)), seat)))
            button.show_chip(look, words, chosen=chosen, owner=seat)
        for value, chip in self.values.items():
            chosen = hand is not None and hand.colour is None and hand.value == value
            worth = tr("da {value}").format(value=euro(value))
            chip.show_chip(look_of(house, value, None), worth, chosen=chosen)

    def rows(self) -> tuple[Row, ...]:
        """Give the keys row by row, each under the other."""
        rows: tuple[Sequence[QWidget], ...] = (
            list(self.colours.values()),
            list(self.values.values()),
            self.counts,
            self.seats,
        )
        columns = max(len(row) for row in rows)
        return tuple(Row("", row, columns) for row in rows)


def chip_words(house: House, hand: Hand, pieces: int) -> str:
    """Say some chips: "2 × rosso", "1 × 20, posto 4", "1 × 20, per gli impiegati"."""
    theirs = tr("per gli impiegati") if hand.employees else ""
    if hand.colour is not None:
        colour = owner_words(seated(colour_label(house, hand.colour), hand.player))
        return ", ".join(filter(None, (f"{pieces} × {colour}", theirs)))
    said = theirs or ("" if hand.owner is None else owner_words(hand.owner))
    whose = f", {said}" if said else ""
    return f"{pieces} × {euro(hand.value)}{whose}"
