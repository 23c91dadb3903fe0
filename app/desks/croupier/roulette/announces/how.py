"""How an announce is played: what a share is worth or in which colour, whose it is, what was put down."""

from __future__ import annotations

from typing import Final

from app.desks.common.language import euro, tr
from app.desks.common.looks import look_of
from app.desks.common.owner_words import owner_words, seat_sign, seat_words
from app.desks.common.seats import SEATS, seat_name, seated
from app.desks.croupier.colour_seats import whose_colour
from app.desks.croupier.forms.kit import Key
from app.desks.croupier.roulette.announces import draft as said
from app.desks.croupier.roulette.announces.draft import AnnounceDraft
from app.desks.croupier.roulette.announces.leaf import LABEL, Name, Says, Shown, Slot, beside
from app.desks.croupier.roulette.announces.sheet import Sheet
from app.rules.house import House
from app.rules.money import Cents
from app.table.colour_in_play import colour_in_play
from app.table.state import TableState

_MOST: Final = 9
"""Chips of value and pieces in a row; any other value is added up or typed."""
_NOTES: Final = 8
_LEAST_NOTE: Final = Cents(500)
_SIZE: Final = 17


def quick_money(house: House) -> tuple[Cents, ...]:
    """Give the notes and chips with which an announce is usually paid, ascending."""
    usual = sorted({amount for amount in (*house.notes, *house.chips) if amount >= _LEAST_NOTE})
    return tuple(usual[-_NOTES:])


def how_leaf(state: TableState, draft: AnnounceDraft, page: Sheet | None) -> Shown:
    """Value and owner, or colour and pieces; the money; held or placed; straights."""
    chips = Key(tr("Valuta"), Says(said.play_value), chosen=not draft.in_colour, size=15)
    colour = Key(tr("Colore"), Says(said.play_colour), chosen=draft.in_colour, size=15)
    slots = (
        Slot(chips, 0, 0),
        Slot(colour, 0, 0.94, 1.12),  # the longer word, in French
        *(_in_colour(state, draft) if draft.in_colour else _in_value(state.house, draft, page)),
        *_lying(draft, page),
    )
    names = ["", tr("Di chi"), "" if draft.in_colour else tr("Mette giù"), tr("Dove")]
    return Shown(slots, tuple(Name(row, LABEL, name) for row, name in enumerate(names) if name))


def _in_colour(state: TableState, draft: AnnounceDraft) -> tuple[Slot, ...]:
    """How many pieces to the share, and whose colour."""
    pieces = (
        Key(
            str(count),
            Says(said.choose_pieces, (count,)),
            name=tr("{count} pezzi di colore").format(count=count),
            chosen=count == draft.pieces,
            size=_SIZE,
        )
        for count in range(1, _MOST + 1)
    )
    return (
        *beside(0, pieces),
        *beside(1, (_colour(state, draft, each.name) for each in state.house.colours)),
    )


def _colour(state: TableState, draft: AnnounceDraft, name: str) -> Key:
    known = colour_in_play(state, name)
    label = next(colour.label for colour in state.house.colours if colour.name == name)
    return Key(
        owner_words(seated(label, known.owner)),
        Says(said.choose_colour, (name,)),
        chosen=name == draft.colour,
        look=look_of(state.house, known.value, name),
        owner=whose_colour(state, name),
    )


def _in_value(house: House, draft: AnnounceDraft, page: Sheet | None) -> tuple[Slot, ...]:
    """What a share is worth, whose it is, and what is put down."""
    known = draft.value is not None or draft.money is not None
    worth = page.price.value if page is not None and known else None
    values = (
        Key(
            tr("da {value}").format(value=euro(value)),
            Says(said.choose_value, (value,)),
            chosen=value == worth,
            look=look_of(house, value, None),
        )
        for value in house.chips[:_MOST]
    )
    more = Key(
        "+",
        Says(said.toggle_summing),
        name=tr("aggiungere il prossimo gettone al valore"),
        chosen=draft.summing,
        size=_SIZE,
    )
    seats = (
        Key(
            seat_sign(seat),
            Says(said.choose_owner, (seat_name(seat) or "",)),
            name=seat_words(seat),
            chosen=draft.owner == seat_name(seat),
            size=_SIZE,
        )
        for seat in range(1, SEATS + 1)
    )
    owned = (*beside(0, values), Slot(more, 0, LABEL + _MOST), *beside(1, seats))
    return (*owned, *_money(house, draft, page))


def _money(house: House, draft: AnnounceDraft, page: Sheet | None) -> tuple[Slot, ...]:
    """Notes and chips that were put down, each touch one more; complimentary ones, or the sum itself."""
    notes = (
        Key(
            f"+{euro(value).replace('.', '')}",
            Says(said.put_down, (value,)),
            name=tr("mette {value}").format(value=euro(value)),
            can=draft.gifts is None or value in house.chips,
            size=_SIZE,
        )
        for value in quick_money(house)
    )
    total = None if page is None else page.price.total
    exact = draft.money is None and (draft.gifts is None or draft.gifts.pieces is None)
    exactly = Key(
        tr("Esatto"),
        Says(said.put_down_exactly),
        "" if total is None else f"€ {euro(total)}",
        chosen=exact,
        size=_SIZE,
    )
    gifts = Key(
        tr("Omaggi"),
        Says(said.toggle_gifts),
        name=tr("mette gettoni omaggio"),
        chosen=draft.gifts is not None,
        size=_SIZE,
    )
    return (*beside(2, notes), Slot(exactly, 2, LABEL + _NOTES, 2), Slot(gifts, 3, LABEL + _NOTES, 2))


def _lying(draft: AnnounceDraft, page: Sheet | None) -> tuple[Slot, ...]:
    """Whether it is held or placed, and whether straights are added."""
    held, count = page is not None and page.held, len(draft.straights)
    places = (
        Key(tr("Piazzato"), Says(held_or_placed, (False,)), chosen=not held, size=_SIZE),
        Key(
            tr("Tenuto"),
            Says(held_or_placed, (True,)),
            name=tr("Tenuto pagato a piazzare"),
            chosen=held,
            size=_SIZE,
        ),
    )
    straights = Key(
        tr("+ Pieni") + (f" ({count})" if count else ""),
        Says(said.toggle_adding),
        name=tr("aggiungere pieni toccando i numeri"),
        chosen=draft.adding,
        size=_SIZE,
    )
    return (*beside(3, places, wide=2), Slot(straights, 3, LABEL + 5, 2))


def held_or_placed(draft: AnnounceDraft, held: bool) -> AnnounceDraft:  # noqa: FBT001 - of a key that says it
    """Say whether it stays on the race track."""
    return said.hold(draft, held=held)
