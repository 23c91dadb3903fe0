"""One spin from one line of a stream, quickly: what is as usual is read in one go, all else field by field.

The usual form is checked while the JSON is read. Whatever that refuses, or may have a key twice, is read
again by `spin_form`, which knows every form and says where a fault is: both give one spin, or one fault.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from app.foreign import UNREADABLE
from app.rules.chips import Colour
from app.rules.house import House
from app.rules.money import Cents, money_text
from app.rules.roulette.bets import Entry, Spin, Stack
from app.rules.roulette.layout import Position
from app.rules.side import Side
from app.rules.spelling import is_plain, spelled, spelling_key
from app.table.bad_input import BadInputError
from app.table.fields import MOST_PIECES, money
from app.table.json_text import read_json
from app.table.roulette.spin_form import colour_entry, offered, read_spin, value_entry

_Pieces = Annotated[int, Meta(ge=1, le=MOST_PIECES)]
_Text = Annotated[str, Meta(min_length=1)]


class _Entry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Pieces of a colour, or ordinary chips of value; what is given as null is not as usual."""

    pieces: _Pieces
    colour: str | None = None
    value: str | None = None
    owner: _Text | None = None


class _Colour(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    value: str
    owner: _Text | None = None


class _Bet(msgspec.Struct, forbid_unknown_fields=True):
    position: str
    stack: list[_Entry]


class _Spin(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    number: Annotated[int, Meta(ge=0, le=36)]
    bets: list[_Bet]
    house: _Text | UnsetType = UNSET
    cylinder: Side | UnsetType = UNSET
    last_spin: bool | UnsetType = UNSET
    colours: dict[_Text, _Colour] | UnsetType = UNSET


class _OddNameError(Exception):
    """A name is not written as it is compared: it may be another one's in another spelling."""


_decode = msgspec.json.Decoder(_Spin).decode
_encode = msgspec.json.Encoder().encode


def read_spin_line(line: bytes, houses: Callable[[str], House]) -> tuple[House, Spin]:
    """Read a spin and the house that it is settled by.

    Args:
        line: one JSON object.
        houses: finds a house by its name.

    Raises:
        BadInputError: it is no spin; the fault names the place.
    """
    return _at_once(line, houses) or read_spin(read_json(line), houses)


def _at_once(line: bytes, houses: Callable[[str], House]) -> tuple[House, Spin] | None:
    """Read a line that is as usual; None where it is not, or not right."""
    try:
        form = _decode(line)
        # Each key has a colon: with fewer of them in the form written anew a key may have been given twice.
        if b"\\u003" in line or line.count(b":") != _encode(form).count(b":"):
            return None
        try:
            return _usual(form, houses, _plain_entry)
        except _OddNameError:
            return _usual(form, houses, value_entry) if _one_spelling_each(form) else None
    except (*UNREADABLE, LookupError, BadInputError):
        return None


@lru_cache(maxsize=4096)
def _plain_entry(pieces: int, value: Cents, owner: str | None) -> Entry:
    """Make an entry of chips of value, of a player of whom there is no other spelling.

    Raises:
        _OddNameError: there may be.
    """
    if owner is not None and not is_plain(owner):
        raise _OddNameError
    return value_entry(pieces, value, owner)


def _one_spelling_each(form: _Spin) -> bool:
    """Whether each name is written as it is kept, and no two are one in two spellings."""
    colours = {} if form.colours is UNSET else form.colours
    names = {entry.owner for bet in form.bets for entry in bet.stack if entry.owner is not None}
    names |= {*colours, *(colour.owner for colour in colours.values() if colour.owner is not None)}
    return all(name == spelled(name) for name in names) and len(set(map(spelling_key, names))) == len(names)


def _usual(
    form: _Spin, houses: Callable[[str], House], of_value: Callable[[int, Cents, str | None], Entry]
) -> tuple[House, Spin] | None:
    house = houses("venezia" if form.house is UNSET else form.house)
    colours = {} if form.colours is UNSET else _colours(form.colours, house)
    if colours is None:
        return None
    if of_value is _plain_entry and not _all_plain(colours):
        raise _OddNameError
    worth, positions = _worth(house.chips), offered(house)
    side = Side.LEFT if form.cylinder is UNSET else form.cylinder
    stacks: dict[Position, Stack] = {}
    for bet in form.bets:
        position = positions[bet.position]
        entries = [
            of_value(entry.pieces, worth[entry.value], entry.owner)
            if entry.colour is None
            else _of_colour(entry.pieces, entry.colour, colours[entry.colour], entry.value, entry.owner)
            for entry in bet.stack
        ]
        stacks[position] = Stack(position, tuple(entries))
    if len(stacks) != len(form.bets):
        return None
    return house, Spin(form.number, side, form.last_spin is True, colours, tuple(stacks.values()))


@lru_cache(maxsize=64)
def _worth(chips: tuple[Cents, ...]) -> Mapping[str | None, Cents]:
    """Give the house's chips by their text."""
    return {money_text(chip): chip for chip in chips}


@lru_cache(maxsize=4096)
def _of_colour(pieces: int, name: str, colour: Colour, value: str | None, owner: str | None) -> Entry:
    """Make an entry of a colour, which has neither a value nor an owner here."""
    if value is not None or owner is not None:
        raise BadInputError("must have either a colour or a value")
    return colour_entry(pieces, name, colour)


def _all_plain(colours: Mapping[str, Colour]) -> bool:
    for name, colour in colours.items():
        if not is_plain(name) or (colour.owner is not None and not is_plain(colour.owner)):
            return False
    return True


def _colours(forms: Mapping[str, _Colour], house: House) -> dict[str, Colour] | None:
    """Read the colours in play; None where one is not as it should be."""
    colours = {name: Colour(money(form.value), form.owner) for name, form in forms.items()}
    owners = {colour.owner or name for name, colour in colours.items()}
    usual = len(owners) == len(colours) and all(
        colour.value and colour.value % house.unit == 0 for colour in colours.values()
    )
    return colours if usual else None
