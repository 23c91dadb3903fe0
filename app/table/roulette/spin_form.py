"""A spin as JSON: bets, entries and colours, read field by field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from app.rules.chips import Colour, Piece
from app.rules.house import House
from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Spin, Stack
from app.rules.roulette.layout import BY_NAME, DOUBLES, Position
from app.rules.roulette.spin_rules import ZeroRule, spin_rules
from app.rules.side import Side
from app.table.bad_input import BadInputError
from app.table.fields import MOST_PIECES, at, flag, items, members, money, one_of, payable, text, whole
from app.table.json_text import Json
from app.table.roulette.layout_refusals import LayoutRefusal
from app.table.roulette.spin_names import spin_spelled
from app.table.roulette.stake_faults import StakeFault

_HELD_VICINI: Final = frozenset({"trio-0-2-3", "corner-25-29"})
_SPIN_FIELDS: Final = frozenset({"house", "number", "cylinder", "last_spin", "colours", "bets"})
_BET_FIELDS: Final = frozenset({"position", "stack"})
_COLOUR_FIELDS: Final = frozenset({"value", "owner"})
_FLAGS: Final = ("up_to_maximum", "enferme", "over_maximum", "prison", "employees")
_ENTRY_FIELDS: Final = frozenset({"colour", "value", "pieces", "owner", "kind", "kept", *_FLAGS})
_PLAIN: Final = frozenset({"colour", "value", "pieces", "owner"})
_OFFERED: Final = {
    doubles: {name: place for name, place in BY_NAME.items() if doubles or place.kind not in DOUBLES}
    for doubles in (False, True)
}
"""The positions by name, of houses without the doubles and with them."""
_PIECES: Final = {piece.value: piece for piece in Piece}
_SIDES: Final = {side.value: side for side in Side}


@lru_cache(maxsize=4096)
def colour_entry(pieces: int, name: str, colour: Colour) -> Entry:
    """Make an entry of pieces of a colour that was declared."""
    return Entry(pieces, colour.value, name, colour.owner or name)


def offered(house: House) -> Mapping[str, Position]:
    """Give the positions that a house offers, by name."""
    return _OFFERED[spin_rules(house).doubles]


@lru_cache(maxsize=4096)
def value_entry(pieces: int, value: Cents, owner: str | None, kind: Piece = Piece.CHIPS) -> Entry:
    """Make an entry of chips of value, or of notes."""
    return Entry(pieces, value, None, owner, kind)


def read_colours(value: Json, house: House) -> dict[str, Colour]:
    """Read the colours in play: `{"red": {"value": "2.50", "owner": "seat 4"}}`.

    Raises:
        BadInputError: a value that is no multiple of the unit, or two colours with one owner.
    """
    if type(value) is not dict:
        raise BadInputError("must be an object")
    colours: dict[str, Colour] = {}
    owners: dict[str, str] = {}
    for name, form in value.items():
        if not name:
            raise BadInputError("a colour must have a name", name)
        colour = at(name, lambda form: _colour(form, house), form)
        owner = colour.owner or name
        if owner in owners:
            raise BadInputError(
                f"{owners[owner]} is {owner}'s already: a player has one colour", name, rule="rules 2"
            )
        owners[owner] = name
        colours[name] = colour
    return colours


def _colour(form: Json, house: House) -> Colour:
    fields = members(form, _COLOUR_FIELDS, ("value",))
    value = at("value", lambda value: payable(value, house.unit), fields["value"])
    return Colour(value, at("owner", text, fields["owner"]) if "owner" in fields else None)


def read_position(value: Json, house: House) -> Position:
    """Read the name of a position that the house offers.

    Raises:
        BadInputError: there is none, or the house does not offer it.
    """
    position = offered(house).get(value) if type(value) is str else None
    if position is not None:
        return position
    if type(value) is str and value in BY_NAME:
        raise BadInputError(StakeFault.NOT_OFFERED(house=house.name, position=value), rule="rules 1")
    raise BadInputError(f"no such position: {value if type(value) is str else 'it must be a text'}")


def read_entry(form: Json, position: Position, house: House, colours: Mapping[str, Colour]) -> Entry:
    """Read pieces of one chip on a position.

    Raises:
        BadInputError: a field is wrong, or the pieces may not lie there.
    """
    fields = members(form, _ENTRY_FIELDS, ("pieces",))
    pieces = fields["pieces"]
    if type(pieces) is not int or not 1 <= pieces <= MOST_PIECES:
        raise BadInputError(f"must be a whole number from 1 to {MOST_PIECES}", "pieces")
    if ("colour" in fields) == ("value" in fields):
        raise BadInputError("must have either a colour or a value")
    entry = _of_colour(fields, pieces, colours) if "colour" in fields else _of_value(fields, pieces, house)
    if len(fields) == 2 or fields.keys() <= _PLAIN:
        return entry
    return _flagged(fields, entry, position, house)


def _of_colour(fields: Mapping[str, Json], pieces: int, colours: Mapping[str, Colour]) -> Entry:
    name = fields["colour"]
    if type(name) is not str:
        raise BadInputError(f"no colour that was declared: {name}", "colour")
    colour = colours.get(name)
    if colour is None:
        raise BadInputError(f"no colour that was declared: {name}", "colour", rule="rules 2")
    if len(fields) > 2:
        for key in ("owner", "kind"):
            if key in fields:
                raise BadInputError(f"a colour has no {key} here", key)
    return colour_entry(pieces, name, colour)


def _of_value(fields: Mapping[str, Json], pieces: int, house: House) -> Entry:
    kind = at("kind", lambda word: one_of(word, _PIECES), fields["kind"]) if "kind" in fields else Piece.CHIPS
    value = at("value", money, fields["value"])
    notes = kind is Piece.NOTES
    if value not in (house.notes if notes else house.chips):
        raise BadInputError(
            f"{house.name} has no such {'note' if notes else 'chip'}", "value", rule="rules 2"
        )
    owner = at("owner", text, fields["owner"]) if "owner" in fields else None
    return value_entry(pieces, value, owner, kind)


def _flagged(fields: Mapping[str, Json], entry: Entry, position: Position, house: House) -> Entry:
    """Read what is rarely there, and refuse it where it does not belong."""
    if entry.kind is Piece.NOTES and position.inside:
        raise BadInputError(StakeFault.NOTES_ON_CHANCES(), "kind", rule="rules 2")
    if entry.kind is Piece.COMPLIMENTARY and not position.inside:
        raise BadInputError(StakeFault.COMPLIMENTARY_INSIDE(), "kind", rule="rules 2")
    up_to, enferme, over, prison, employees = (at(key, flag, fields.get(key, False)) for key in _FLAGS)
    if up_to and entry.kind is not Piece.NOTES:
        raise BadInputError(StakeFault.UP_TO_MAXIMUM(), "up_to_maximum", rule="rules 5")
    if over and (position.name not in _HELD_VICINI or not spin_rules(house).announces):
        raise BadInputError(
            StakeFault.OVER_MAXIMUM(),
            "over_maximum",
            rule="rules 5",
        )
    _check_prison(position, house, enferme=enferme, prison=prison)
    kept = _read_kept(fields["kept"], position, enferme=enferme) if "kept" in fields else None
    entry = entry._replace(up_to_maximum=up_to, enferme=enferme, over_maximum=over, kept=kept, prison=prison)
    return _for_employees(fields, entry) if employees else entry


def _for_employees(fields: Mapping[str, Json], entry: Entry) -> Entry:
    """Lay a stake for the employees: nobody owns it, and what it wins is left lying by nobody."""
    if "owner" in fields:
        raise BadInputError("a stake for the employees has no owner", "owner", rule="rules 9")
    if entry.kept is not None:
        raise BadInputError(LayoutRefusal.WINNINGS_OF_EMPLOYEES(), "kept", rule="rules 9")
    if entry.prison:
        raise BadInputError("no player chooses for the employees", "prison", rule="rules 9")
    if entry.over_maximum:
        raise BadInputError("no announce is held for the employees", "over_maximum", rule="rules 9")
    return entry._replace(owner=None, employees=True)


def _read_kept(value: Json, position: Position, *, enferme: bool) -> int:
    kept = at("kept", lambda value: whole(value, 0, 2), value)
    if position.inside or enferme:
        raise BadInputError(StakeFault.KEPT_ON_CHANCES(), "kept", rule="rules 5")
    return kept


def _check_prison(position: Position, house: House, *, enferme: bool, prison: bool) -> None:
    """A prisoner, and a stake that will be one, lie on a simple chance of a house that has them."""
    if enferme and not spin_rules(house).has_prison:
        raise BadInputError(StakeFault.NO_PRISON(house=house.name), "enferme", rule="rules 4")
    if enferme and not position.even_money:
        raise BadInputError(StakeFault.PRISONER_ON_SIMPLE_CHANCE(), "enferme", rule="rules 4")
    if prison and spin_rules(house).zero is not ZeroRule.CHOICE:
        raise BadInputError(LayoutRefusal.NO_CHOICE_AT_ZERO(house=house.name), "prison", rule="rules 4")
    if prison and (enferme or not position.even_money):
        raise BadInputError(StakeFault.FREE_STAKE_SHUT_IN(), "prison", rule="rules 4")


def read_stack(form: Json, house: House, colours: Mapping[str, Colour]) -> Stack:
    """Read all that lies on one position.

    Raises:
        BadInputError: a field is wrong.
    """
    fields = members(form, _BET_FIELDS, ("position", "stack"))
    try:
        position = read_position(fields["position"], house)
    except BadInputError as fault:
        raise fault.inside("position") from fault
    entries = fields["stack"]
    if type(entries) is not list:
        raise BadInputError("must be a list", "stack")
    found: list[Entry] = []
    try:
        for item in entries:
            found.append(read_entry(item, position, house, colours))  # noqa: PERF401 - its length is the place
    except BadInputError as fault:
        raise fault.inside("stack", len(found)) from fault
    return Stack(position, tuple(found))


def read_bets(value: object, house: House, colours: Mapping[str, Colour]) -> tuple[Stack, ...]:
    """Read a layout: each position once.

    Raises:
        BadInputError: a field is wrong, or a position stands twice.
    """
    stacks: dict[Position, Stack] = {}
    for place, form in enumerate(items(value)):
        try:
            stack = read_stack(form, house, colours)
        except BadInputError as fault:
            raise fault.inside(place) from fault
        if stack.position in stacks:
            raise BadInputError(f"position given twice: {stack.position.name}", place, "position")
        stacks[stack.position] = stack
    return tuple(stacks.values())


def read_spin(form: Json, houses: Callable[[str], House]) -> tuple[House, Spin]:
    """Read a whole spin and the house that it is settled by.

    Args:
        form: the object of `settle`.
        houses: finds a house by its name.

    Raises:
        BadInputError: a field is wrong; the fault names it.
    """
    fields = members(spin_spelled(form), _SPIN_FIELDS, ("number", "bets"))
    try:
        house = houses(at("house", text, fields.get("house", "venezia")))
    except LookupError as fault:
        raise BadInputError(str(fault.args[0]), "house") from fault
    number = at("number", lambda value: whole(value, 0, 36), fields["number"])
    side = at("cylinder", lambda value: one_of(value, _SIDES), fields.get("cylinder", "left"))
    last = at("last_spin", flag, fields.get("last_spin", False))
    colours = at("colours", lambda value: read_colours(value, house), fields.get("colours", {}))
    bets = at("bets", lambda value: read_bets(value, house, colours), fields["bets"])
    return house, Spin(number, side, last, colours, bets)
