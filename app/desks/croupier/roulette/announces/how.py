"""How an announce is played: what a share is worth or in which colour, whose it is, what was put down."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from app.desks.common.language import euro, tr
from app.desks.common.looks import look_of
from app.desks.common.owner_words import owner_words, seat_sign, seat_words
from app.desks.common.seats import seat_name, seated
from app.desks.common.taking_away import take_away
from app.desks.common.theme import Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.chip_button import ChipButton
from app.desks.croupier.colour_seats import whose_colour
from app.desks.croupier.roulette.announces import draft as said
from app.desks.croupier.roulette.announces.draft import AnnounceDraft
from app.desks.croupier.roulette.announces.sheet import Sheet
from app.desks.croupier.roulette.announces.slots import LABEL, LeafPanel, Slots
from app.desks.croupier.roulette.entry.palette_keys import SEATS
from app.rules.house import House
from app.rules.money import Cents
from app.table.colour_in_play import colour_in_play
from app.table.roulette.spin_table import SpinTable

_MOST: Final = 9
"""Chips of value and pieces in a row; any other value is added up or typed."""
_NOTES: Final = 8
_LEAST_NOTE: Final = Cents(500)

Change = Callable[[Callable[[AnnounceDraft], AnnounceDraft]], None]
"""Makes another draft of the one that there is."""


def quick_money(house: House) -> tuple[Cents, ...]:
    """Give the notes and chips with which an announce is usually paid, ascending."""
    usual = sorted({amount for amount in (*house.notes, *house.chips) if amount >= _LEAST_NOTE})
    return tuple(usual[-_NOTES:])


class HowLeaf(LeafPanel):
    """Value and owner, or colour and pieces; the money; held or placed; straights.

    Attributes:
        values: the chips of value.
        pieces: of colour to the share.
        seats: whose chips of value they are.
        colours: the house's colours.
        money: notes and chips that were put down, each touch one more.
        gifts: what is put down are complimentary chips.
    """

    def __init__(self, scale: Scale, parent: QWidget, change: Change) -> None:
        super().__init__(scale, parent)
        self._change, self._house = change, ""
        self.in_value = self._key(said.play_value)
        self.in_colour = self._key(said.play_colour)
        self.sum = self._key(said.toggle_summing)
        self.exactly = self._key(said.put_down_exactly)
        self.placed = self._key(lambda draft: said.hold(draft, held=False))
        self.held = self._key(lambda draft: said.hold(draft, held=True))
        self.straights = self._key(said.toggle_adding)
        self.gifts = self._key(said.toggle_gifts)
        self.pieces = [self._key(partial(_pieces, count)) for count in range(1, _MOST + 1)]
        owners = [seat_name(seat) or "" for seat in range(1, SEATS + 1)]
        self.seats = [self._key(partial(_owner, owner)) for owner in owners]
        self.values: list[ChipButton] = []
        self.colours: list[ChipButton] = []
        self.money: list[TouchButton] = []

    def _key(self, changed: Callable[[AnnounceDraft], AnnounceDraft]) -> TouchButton:
        button = TouchButton(self.scale, self)
        button.size_of_text = 17
        button.clicked.connect(lambda: self._change(changed))
        return button

    def _chip(self, changed: Callable[[AnnounceDraft], AnnounceDraft]) -> ChipButton:
        button = ChipButton(self.scale, self)
        button.clicked.connect(lambda: self._change(changed))
        return button

    def _make(self, house: House) -> None:
        """Make the chips of a house, once."""
        if self._house == house.name:
            return
        self._house = house.name
        take_away((*self.values, *self.colours, *self.money))
        self.values = [self._chip(partial(_value, value)) for value in house.chips[:_MOST]]
        self.colours = [self._chip(partial(_colour, chip.name)) for chip in house.colours]
        self.money = [self._key(partial(_money, value)) for value in quick_money(house)]
        self.place_keys(self._slots)

    def show_draft(self, state: SpinTable, draft: AnnounceDraft, page: Sheet | None) -> None:
        """Show what was said so far."""
        self._make(state.house)
        self._show_chips(state, draft, page)
        self._show_colours(state, draft)
        self._show_owner(draft)
        self._show_money(state.house, draft, page)
        self._show_lying(draft, page)
        names = ["", tr("Di chi"), "" if draft.in_colour else tr("Mette giù"), tr("Dove")]
        self.label(tuple((row, LABEL, name) for row, name in enumerate(names) if name))

    def _show_chips(self, state: SpinTable, draft: AnnounceDraft, page: Sheet | None) -> None:
        self.in_value.size_of_text = self.in_colour.size_of_text = 15
        self.in_value.say(tr("Valuta"))
        self.in_value.choose(chosen=not draft.in_colour)
        self.in_colour.say(tr("Colore"))
        self.in_colour.choose(chosen=draft.in_colour)
        said = draft.value is not None or draft.money is not None
        worth = page.price.value if page is not None and said else None
        for value, chip in zip(state.house.chips, self.values, strict=False):
            name = tr("da {value}").format(value=euro(value))
            chip.show_chip(look_of(state.house, value, None), name, chosen=value == worth)
            chip.setVisible(not draft.in_colour)
        self.sum.say("+", name=tr("aggiungere il prossimo gettone al valore"))
        self.sum.choose(chosen=draft.summing)
        self.sum.setVisible(not draft.in_colour)
        for count, button in enumerate(self.pieces, 1):
            button.say(str(count), name=tr("{count} pezzi di colore").format(count=count))
            button.choose(chosen=count == draft.pieces)
            button.setVisible(draft.in_colour)

    def _show_colours(self, state: SpinTable, draft: AnnounceDraft) -> None:
        for colour, button in zip(state.house.colours, self.colours, strict=True):
            known = colour_in_play(state, colour.name)
            look = look_of(state.house, known.value, colour.name)
            words = owner_words(seated(colour.label, known.owner))
            seat = whose_colour(state, colour.name)
            button.show_chip(look, words, chosen=colour.name == draft.colour, owner=seat)
            button.setVisible(draft.in_colour)

    def _show_owner(self, draft: AnnounceDraft) -> None:
        for seat, button in enumerate(self.seats, 1):
            button.say(seat_sign(seat), name=seat_words(seat))
            button.choose(chosen=draft.owner == seat_name(seat))
            button.setVisible(not draft.in_colour)

    def _show_money(self, house: House, draft: AnnounceDraft, page: Sheet | None) -> None:
        for value, button in zip(quick_money(house), self.money, strict=True):
            button.say(f"+{euro(value).replace('.', '')}", name=tr("mette {value}").format(value=euro(value)))
            button.setVisible(not draft.in_colour)
            button.setEnabled(draft.gifts is None or value in house.chips)
        total = None if page is None else page.price.total
        self.exactly.say(tr("Esatto"), "" if total is None else f"€ {euro(total)}")
        self.exactly.choose(
            chosen=draft.money is None and (draft.gifts is None or draft.gifts.pieces is None)
        )
        self.exactly.setVisible(not draft.in_colour)
        self.gifts.say(tr("Omaggi"), name=tr("mette gettoni omaggio"))
        self.gifts.choose(chosen=draft.gifts is not None)
        self.gifts.setVisible(not draft.in_colour)

    def _show_lying(self, draft: AnnounceDraft, page: Sheet | None) -> None:
        held = page is not None and page.held
        self.placed.say(tr("Piazzato"))
        self.placed.choose(chosen=not held)
        self.held.say(tr("Tenuto"), name=tr("Tenuto pagato a piazzare"))
        self.held.choose(chosen=held)
        count = len(draft.straights)
        words = tr("+ Pieni") + (f" ({count})" if count else "")
        self.straights.say(words, name=tr("aggiungere pieni toccando i numeri"))
        self.straights.choose(chosen=draft.adding)

    def place_keys(self, slots: Slots) -> None:
        """Four rows; colour and value take the same places."""
        slots.lay(0, (self.in_value, self.in_colour), start=0)
        wider = slots.gap // 2  # the longer word, in French
        self.in_colour.setGeometry(slots.at(0, 1).adjusted(-wider, 0, wider, 0))
        for keys in (self.values, self.pieces):
            slots.lay(0, keys)
        self.sum.setGeometry(slots.at(0, LABEL + _MOST))
        for keys in (self.seats, self.colours):
            slots.lay(1, keys)
        slots.lay(2, self.money)
        self.exactly.setGeometry(slots.at(2, LABEL + _NOTES, 2))
        slots.lay(3, (self.placed, self.held), wide=2)
        self.straights.setGeometry(slots.at(3, LABEL + 5, 2))
        self.gifts.setGeometry(slots.at(3, LABEL + _NOTES, 2))


def _pieces(count: int, draft: AnnounceDraft) -> AnnounceDraft:
    return said.choose_pieces(draft, count)


def _owner(owner: str, draft: AnnounceDraft) -> AnnounceDraft:
    return said.choose_owner(draft, owner)


def _value(chip: Cents, draft: AnnounceDraft) -> AnnounceDraft:
    return said.choose_value(draft, chip)


def _colour(name: str, draft: AnnounceDraft) -> AnnounceDraft:
    return said.choose_colour(draft, name)


def _money(amount: Cents, draft: AnnounceDraft) -> AnnounceDraft:
    return said.put_down(draft, amount)
