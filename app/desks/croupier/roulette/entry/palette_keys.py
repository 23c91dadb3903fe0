"""What a touch lays, as plain data and in words: the house's chips, how many, whose."""

from __future__ import annotations

from msgspec import Struct

from app.desks.common.language import euro, tr
from app.desks.common.looks import Look, look_of
from app.desks.common.owner_words import owner_words, seat_sign
from app.desks.common.roulette.laid_stacks import look_of_entry
from app.desks.common.seats import seat_of
from app.desks.croupier.roulette.entry.draft import left_open
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.entry.hand import Hand
from app.rules.chips import Colour, Piece
from app.rules.house import ColourChip, House
from app.rules.money import Cents
from app.rules.roulette.layout import Kind
from app.table.colour_in_play import colour_in_play
from app.table.roulette.settling import house_of
from app.table.roulette.spin_table import SpinTable


class ColourKey(Struct, frozen=True):
    """A colour in the palette."""

    name: str
    label: str
    look: Look
    value: Cents
    owner: str | None
    chosen: bool
    seat: int = 0


class ValueKey(Struct, frozen=True):
    """A chip of value in the palette."""

    value: Cents
    look: Look
    chosen: bool


class Palette(Struct, frozen=True):
    """What a touch lays: whose chip, and how many.

    Attributes:
        held: the count goes on when another chip is chosen.
        asks_owner: a chip of value is in hand, so the seats can be touched.
        owner: the seat that was chosen, None for an unknown one.
        employees: the chips that are laid next are the employees'.
        kind: what is offered beside the colours: chips of value, notes or complimentary chips.
        up_to_maximum: these notes are played "up to the maximum".
        asks_whose: chips lie there that were laid since it is in hand, and a seat says whose they are.
        maxima: of an even-money chance, and of a dozen or a column, cents.
    """

    colours: tuple[ColourKey, ...]
    values: tuple[ValueKey, ...]
    hand: Look | None
    each: int
    held: bool
    taking: bool
    asks_owner: bool
    owner: str | None
    kind: Piece
    up_to_maximum: bool = False
    asks_whose: bool = False
    employees: bool = False
    maxima: tuple[Cents, Cents] = (Cents(0), Cents(0))


def colour_at_number(state: SpinTable, name: str) -> Colour:
    """What a colour is worth at the number that is paid; before one fell, in play."""
    paying = state.paying
    if paying is None or paying.number is None or name not in paying.colours:
        return colour_in_play(state, name)
    return paying.colours[name]


def house_at_number(state: SpinTable) -> House:
    """The house at the minimum that held when the number fell that is paid; before one fell, at today's."""
    return state.house if state.paying is None else house_of(state, state.paying)


def palette_of(state: SpinTable, draft: SpinDraft) -> Palette:
    """Offer the house's chips, with the one that is in hand.

    Args:
        state: has the house and the colours in play.
        draft: has the chip in hand, the count and the seat.
    """
    house, hand = house_at_number(state), draft.hand
    of_value = hand if hand is not None and hand.colour is None else None
    return Palette(
        colours=tuple(_colour_key(state, house, chip, hand) for chip in house.colours),
        values=tuple(
            ValueKey(value, _look(house, draft, value), of_value is not None and of_value.value == value)
            for value in (house.notes if draft.kind is Piece.NOTES else house.chips)
        ),
        hand=None if hand is None else look_of_entry(house, hand.laid(1)),
        each=draft.each,
        held=draft.held,
        taking=draft.taking,
        asks_owner=of_value is not None,
        owner=draft.owner,
        kind=draft.kind,
        up_to_maximum=draft.up_to_maximum,
        asks_whose=bool(left_open(draft)),
        employees=draft.employees,
        maxima=(house.maxima[Kind.EVEN_MONEY], house.maxima[Kind.DOZEN]),
    )


def _look(house: House, draft: SpinDraft, value: Cents) -> Look:
    """What is offered of a value, as it would lie there."""
    return look_of_entry(house, Hand(value, None, None, draft.kind, draft.up_to_maximum).laid(1))


def _colour_key(state: SpinTable, house: House, chip: ColourChip, hand: Hand | None) -> ColourKey:
    colour = colour_at_number(state, chip.name)
    chosen = hand is not None and hand.colour == chip.name
    look = look_of(house, colour.value, chip.name)
    seat = seat_of(colour_in_play(state, chip.name).owner) or 0
    return ColourKey(chip.name, chip.label, look, colour.value, colour.owner, chosen, seat)


def hint_words(palette: Palette) -> str:
    """Say what the chip in hand is worth, or what the row that is offered wants; else how the entry works."""
    if palette.taking:
        return tr("Ogni tocco toglie i pezzi scelti. Per aggiungere di nuovo: ancora «− Togli».")
    touches = tr("Ogni tocco aggiunge i pezzi scelti; toccare il numero accanto lo porta a quelli.")
    in_hand = next((key for key in palette.colours if key.chosen), None)
    if in_hand is not None:
        whose = tr("Toccarlo ancora: di chi è.")
        return f"{worth_words(in_hand)}. {touches} {whose}"
    if palette.kind is Piece.NOTES and palette.up_to_maximum:
        most = tr("Fino al massimo: toccare ogni biglietto, poi la chance. Oltre {maxima} si rende.")
        return most.format(maxima=_maxima_words(palette))
    if palette.kind is Piece.NOTES:
        return tr("Biglietti interi: toccare il taglio, poi la chance. Ogni tocco è un biglietto.")
    if palette.kind is Piece.COMPLIMENTARY:
        return tr("Omaggi: solo sulle combinazioni; chi vince è pagato in gettoni.")
    return touches if palette.hand is not None else letters_words(palette)


def letters_words(palette: Palette) -> str:
    """Say which colour each letter is, as long as none is in hand: "R rosso, B blu, V verde"."""
    named = (f"{key.look.face}\N{NO-BREAK SPACE}{owner_words(key.label)}" for key in palette.colours)
    return ", ".join(named)


def worth_words(colour: ColourKey) -> str:
    """Say what a piece of a colour is worth: the table's minimum, where nothing else was said."""
    name = owner_words(colour.label)
    name = " ".join(
        filter(None, (name[:1].upper() + name[1:], seat_sign(colour.seat) if colour.seat else ""))
    )
    words = tr("{colour}: {value} a pezzo") if colour.look.marker else tr("{colour}: valore minimo, {value}")
    return words.format(colour=name, value=f"€ {euro(colour.value)}")


def _maxima_words(palette: Palette) -> str:
    """Name the maxima of the chances that take notes: "1.000 (dozzine e colonne 500)"."""
    simple, multiple = palette.maxima
    if simple == multiple:
        return euro(simple)
    words = tr("{simple} (dozzine e colonne {multiple})")
    return words.format(simple=euro(simple), multiple=euro(multiple))
