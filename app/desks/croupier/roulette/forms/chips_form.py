"""Which chip, how many of it, and whose: rows of keys for a page that is not the entry's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from app.desks.common.language import euro, tr
from app.desks.common.looks import Look, look_of
from app.desks.common.owner_words import owner_words, seat_sign, seat_words
from app.desks.common.seats import SEATS, seat_name, seated
from app.desks.croupier.colour_seats import whose_colour
from app.desks.croupier.forms.kit import Key, Row
from app.desks.croupier.roulette.entry.hand import Hand
from app.desks.croupier.roulette.entry.palette_keys import colour_at_number, house_at_number
from app.desks.croupier.roulette.forms.spin_desk import SpinDesk
from app.rules.house import ColourChip, House, colour_label
from app.rules.money import Cents
from app.rules.roulette.bets import Entry

_COUNTS: Final = 9


class Chip(NamedTuple):
    """The chip that was chosen, None before one was, and how many of it."""

    hand: Hand | None = None
    pieces: int = 1

    @property
    def entry(self) -> Entry | None:
        """The chips as they lie there; None before they were chosen."""
        return None if self.hand is None else self.hand.laid(self.pieces)


class ChipColour(NamedTuple):
    """A colour was touched, and so its player."""

    name: str


class ChipValue(NamedTuple):
    """A chip of value was touched, cents."""

    cents: Cents


class Count(NamedTuple):
    """How many there are was touched."""

    pieces: int


class Owner(NamedTuple):
    """Whose a chip of value is was touched; None for nobody whom one knows."""

    owner: str | None


OfChip = ChipColour | ChipValue | Count | Owner


def chip_said(desk: SpinDesk, chip: Chip, says: OfChip) -> Chip:
    """Give the chip after a touch; of another value whose it is stays said."""
    value = chip.hand if chip.hand is not None and chip.hand.colour is None else None
    match says:
        case ChipColour(name):
            colour = colour_at_number(desk.state, name)
            return chip._replace(hand=Hand(colour.value, name, colour.owner or name))
        case ChipValue(cents):
            return chip._replace(hand=Hand(cents) if value is None else value._replace(value=cents))
        case Count(pieces):
            return chip._replace(pieces=pieces)
        case Owner(owner):
            return chip if value is None else chip._replace(hand=value.of(owner))


def chip_rows(desk: SpinDesk, chip: Chip) -> tuple[Row, ...]:
    """Give the keys row by row, each under the other; a figure chooses a colour."""
    house, hand = house_at_number(desk.state), chip.hand
    of_value = hand if hand is not None and hand.colour is None else None
    values = (
        Key(
            euro(value),
            ChipValue(value),
            name=tr("da {value}").format(value=euro(value)),
            chosen=of_value is not None and of_value.value == value,
            look=look_of(house, value, None),
        )
        for value in desk.house.chips
    )
    counts = (
        Key(str(n), Count(n), name=tr("{pieces} pezzi").format(pieces=n), chosen=n == chip.pieces)
        for n in range(1, _COUNTS + 1)
    )
    owners = owner_keys(
        lambda owner: of_value is not None and of_value == of_value.of(owner),
        lambda _owner: of_value is not None,
    )
    rows = _colours(desk, hand), tuple(values), tuple(counts), owners
    columns = max(map(len, rows))
    return tuple(Row("", row, columns) for row in rows)


def _colours(desk: SpinDesk, hand: Hand | None) -> tuple[Key, ...]:
    house = house_at_number(desk.state)

    def key(place: int, chip: ColourChip) -> Key:
        look = look_of(house, colour_at_number(desk.state, chip.name).value, chip.name)
        chosen = hand is not None and hand.colour == chip.name
        return colour_key(desk, chip, ChipColour(chip.name), look, chosen=chosen)._replace(key=str(place))

    return tuple(key(*each) for each in enumerate(desk.house.colours, 1))


def colour_key(desk: SpinDesk, chip: ColourChip, says: object, look: Look, *, chosen: bool) -> Key:
    """Give the key of a colour, with the seat that has it; `says` is what a touch on it means."""
    whose = whose_colour(desk.state, chip.name)
    name = " ".join(filter(None, (owner_words(chip.label), whose)))
    return Key(chip.label, says, name=name, chosen=chosen, look=look, owner=whose)


def owner_keys(is_chosen: Callable[[str | None], bool], can: Callable[[str | None], bool]) -> tuple[Key, ...]:
    """Give the keys of the seats, and of nobody whom one knows; a colour has its player."""
    owners = ((seat, seat_name(seat)) for seat in range(SEATS + 1))
    return tuple(
        Key(seat_sign(seat), Owner(owner), "", seat_words(seat), is_chosen(owner), can(owner))
        for seat, owner in owners
    )


def chip_words(house: House, hand: Hand, pieces: int) -> str:
    """Say some chips: "2 × rosso", "1 × 20, posto 4", "1 × 20, per gli impiegati"."""
    theirs = tr("per gli impiegati") if hand.employees else ""
    if hand.colour is not None:
        colour = owner_words(seated(colour_label(house, hand.colour), hand.player))
        return ", ".join(filter(None, (f"{pieces} × {colour}", theirs)))
    said = theirs or ("" if hand.owner is None else owner_words(hand.owner))
    whose = f", {said}" if said else ""
    return f"{pieces} × {euro(hand.value)}{whose}"
