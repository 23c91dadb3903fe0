"""A house profile as roulette reads it: its limits by kinds of bet, zero, and what the numbers come from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeVar

from app.rules.house import House, Plain, multiples
from app.rules.house_profile import (
    ProfileError,
    Table,
    checked,
    read_colours,
    read_day_begins,
    read_game,
    read_readers_off,
    read_speech,
    read_zone,
    typed,
)
from app.rules.money import Cents
from app.rules.roulette.layout import DOUBLES, Kind, inside_winning
from app.rules.roulette.spin_rules import Instrument, SpinRules, ZeroRule

T = TypeVar("T")

_MAXIMA: Final[dict[str, tuple[Kind, ...]]] = {
    "straight": (Kind.STRAIGHT,),
    "split": (Kind.SPLIT,),
    "street": (Kind.STREET, Kind.TRIO),
    "corner": (Kind.CORNER, Kind.FIRST_FOUR),
    "line": (Kind.LINE,),
    "dozen": (Kind.DOZEN, Kind.COLUMN, Kind.DOUBLE_DOZEN, Kind.DOUBLE_COLUMN),
    "even_money": (Kind.EVEN_MONEY,),
}
"""The keys of the table `maxima`, and the kinds of bet that each holds for."""

_DOUBLE: Final = "double"
"""A key that may be there beside them: twenty-four numbers, where they have a maximum of their own."""

_NUMBERS: Final = {str(number): number for number in range(37)}


def _of_kinds(table: Table, read: Callable[[str], T]) -> dict[str, T]:
    """Read a table that has a value for each kind of bet."""
    found: dict[str, T] = {
        kind: value for name, kinds in _MAXIMA.items() for value in [read(name)] for kind in kinds
    }
    if _DOUBLE in table.names():
        found |= dict.fromkeys(DOUBLES, read(_DOUBLE))
    table.done()
    return found


def _times(table: Table) -> dict[str, int] | None:
    """Read the maxima that are multiples of the minimum, in a house that has them so."""
    if "maxima_times" not in table.names():
        return None
    times = table.table("maxima_times")
    return _of_kinds(times, times.count)


def _minima(table: Table) -> dict[str, Cents]:
    """Read the minima of those kinds of bet that have one above the table's."""
    if "minima" not in table.names():
        return {}
    minima = table.table("minima")
    found: dict[str, Cents] = {
        kind: least
        for name, kinds in _MAXIMA.items()
        if name in minima.names()
        for least in [minima.money(name)]
        for kind in kinds
    }
    minima.done()
    return found


def _maxima(table: Table, times: Mapping[str, int] | None, minimum: Cents) -> dict[str, Cents]:
    if times is not None:
        return multiples(times, minimum)
    maxima = table.table("maxima")
    return _of_kinds(maxima, maxima.money)


def _exceptions(table: Table) -> dict[int, tuple[str, ...]]:
    found: dict[int, tuple[str, ...]] = {}
    for name in table.names():
        key = table.key(name)
        names = typed(key, table.take(name), list, "a list of positions")
        if name not in _NUMBERS:
            raise ProfileError(key, "must be a number from 0 to 36")
        number = _NUMBERS[name]
        expected = {position.name for position in inside_winning(number)}
        if len(names) != len(expected) or {str(n) for n in names} != expected:
            raise ProfileError(key, f"must name each of {', '.join(sorted(expected))} once")
        found[number] = tuple(map(str, names))
    return found


def _zero(key: str, text: str) -> ZeroRule:
    try:
        return ZeroRule(text)
    except ValueError:
        raise ProfileError(key, f"must be one of {', '.join(ZeroRule)}") from None


def _instrument(table: Table) -> Instrument:
    """Read what the numbers come from; a profile that does not say so has a wheel."""
    if "instrument" not in table.names():
        return Instrument.WHEEL
    text = table.text("instrument")
    try:
        return Instrument(text)
    except ValueError:
        fault = f"must be one of {', '.join(Instrument)}"
        raise ProfileError(table.key("instrument"), fault) from None


def _requests(table: Table, instrument: Instrument) -> bool:
    """Read whether the program may write to the tumbler; it may not where nobody says so."""
    if "tumbler_requests" not in table.names():
        return False
    if instrument is not Instrument.TUMBLER:
        raise ProfileError(table.key("tumbler_requests"), "is for a house with a tumbler")
    return table.flag("tumbler_requests")


def _spin_rules(table: Table) -> SpinRules:
    """Read what is roulette's alone."""
    return SpinRules(
        zero=_zero(table.key("zero"), table.text("zero")),
        doubles=table.flag("doubles"),
        announces=table.flag("announces"),
        group_even_money=table.flag("group_even_money"),
        order_exceptions=_exceptions(table.table("payment_order_exceptions")),
    )


def _limits(house: House) -> Iterator[tuple[str, Cents]]:
    """Give the amounts by which bets are limited, each with its key."""
    yield from ((f"maxima.{key}", house.maxima[kinds[0]]) for key, kinds in _MAXIMA.items())
    for key, kinds in _MAXIMA.items():
        if kinds[0] in house.minima:
            yield f"minima.{key}", house.minima[kinds[0]]


def read_house(name: str, profile: Mapping[str, Plain]) -> House:
    """Read a profile, key by key.

    Args:
        name: of the profile: `venezia`.
        profile: the mapping as TOML or JSON hold it.

    Raises:
        ProfileError: a key is missing, unknown or wrong; it names the key.
    """
    table = Table(profile)
    minimum, times = table.money("minimum"), _times(table)
    instrument = _instrument(table)
    house = House(
        name=name,
        title=table.text("title"),
        unit=table.money("unit"),
        minimum=minimum,
        chips=table.moneys("chips"),
        plaques=frozenset(table.moneys("plaques")),
        notes=table.moneys("notes"),
        colours=read_colours(table.tables("colours")),
        minima=_minima(table),
        maxima=_maxima(table, times, minimum),
        times=times,
        french_spread=table.flag("french_spread"),
        profile=profile,
        game_rules=_spin_rules(table),
        instrument=instrument.value,
        asks_readers=_requests(table, instrument),
        day_begins=read_day_begins(table),
        zone=read_zone(table),
        readers_off=read_readers_off(table),
        speech=read_speech(table),
        game=read_game(table),
    )
    table.done()
    return checked(house, _limits(house))
