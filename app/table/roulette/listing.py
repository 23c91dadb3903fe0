"""Spins as they are listed, searched and exported: their flags, and positions in the notation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import UNSET

from app.rules.money import Cents
from app.rules.roulette.layout import BY_NAME, Kind
from app.rules.roulette.notation import POSITION_OF, SHORT
from app.rules.roulette.notation_writing import write_winning
from app.rules.roulette.settled import Winning
from app.rules.roulette.wheel import is_number
from app.table.event_record import Event
from app.table.listing import Flag, Listing, SearchWords
from app.table.roulette import events as spun
from app.table.roulette.spin_state import SpinState
from app.table.roulette.void_throws import voids_after

_KINDS: Final = {
    Kind.STRAIGHT: "straight, pieno, plein",
    Kind.SPLIT: "split, cavallo, cheval",
    Kind.STREET: "street, terzina, transversale, transversale pleine",
    Kind.TRIO: "trio, trasversale",
    Kind.CORNER: "corner, carré",
    Kind.FIRST_FOUR: "first four, quattro primi, quatre premiers",
    Kind.LINE: "line, six line, sestina, sixain",
    Kind.DOZEN: "dozen, dozzina, douzaine",
    Kind.COLUMN: "column, colonna, colonne",
    Kind.EVEN_MONEY: "chance, even money, even chance, chance semplice, chance simple",
    Kind.DOUBLE_DOZEN: "double dozen, two dozens, due dozzine, deux douzaines",
    Kind.DOUBLE_COLUMN: "double column, two columns, due colonne, deux colonnes",
}


def _flags(event: Event, typed: bool) -> Flag:  # noqa: FBT001 - as every game has it
    match event:
        case spun.SpinVoid():
            return Flag.VOID
        case spun.SpinValid():
            return Flag.CORRECTED
        case spun.SpinNumber():  # a slip of the hand is nobody's word against a reader
            return Flag(0) if event.instead_of is None or typed else Flag.OVERRIDDEN
        case _:
            return Flag.OVERRIDDEN if _overrides(event) else Flag(0)


def _overrides(event: Event) -> bool:
    """Whether the capo tavolo allowed what a rule forbids."""
    match event:
        case spun.BetPlaced() | spun.BetRemoved() | spun.BetMoved():
            return event.by is not None
        case spun.AnnounceAccepted():
            return event.accepted_by is not None
        case spun.AnnounceUndone():
            return event.by is not UNSET
        case _:
            return False


def _stakes(spin: SpinState) -> Cents:
    return Cents(sum(entry.amount for stack in spin.bets for entry in stack.entries))


def _kinds_of(winning: Iterable[Winning]) -> str:
    return " ".join(dict.fromkeys(item.position.kind.value for item in winning))


def _position(word: str) -> str | None:
    position = POSITION_OF.get(word) or POSITION_OF.get(word.casefold())
    return None if position is None else SHORT[position]


def _is_number(word: str) -> bool:
    """Whether a word is a number of the wheel; 00 is a pocket of other wheels."""
    return word.isdecimal() and len(word) <= len("36") and word != "00" and is_number(int(word))


LISTING: Final = Listing(
    flags=_flags,
    write=write_winning,
    kinds=_kinds_of,
    wins=lambda position, number: POSITION_OF[position].wins(number),
    voids=voids_after,
    stakes=_stakes,
    words=SearchWords(
        kinds={kind.value: words for kind, words in _KINDS.items()},
        position=_position,
        kind=lambda position: POSITION_OF[position].kind.value,
        colours=frozenset({"red", "black"}),
        called={Kind.EVEN_MONEY.value: BY_NAME},
        inside=frozenset(position.kind.value for position in POSITION_OF.values() if position.inside),
        is_number=_is_number,
    ),
)
