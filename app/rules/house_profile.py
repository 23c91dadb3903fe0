"""A house profile, read and checked key by key.

A profile is a mapping of plain values, as TOML or the journal's JSON hold it: money is text ("2.50"). The
mapping itself goes into the journal, so that nothing that settles ever reads a file afterwards.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from app.rules.house import USUAL_BEGIN, ColourChip, Hours, House, Instrument, Plain, ZeroRule, multiples
from app.rules.money import Cents, MoneyError, parse_money
from app.rules.roulette.layout import DOUBLES, Kind, inside_winning
from app.rules.tongue import Speech

T = TypeVar("T")

_MOST_TIMES: Final = 1_000_000
"""No maximum is so many times the minimum."""


class ProfileError(ValueError):
    """A key of a profile is wrong.

    Attributes:
        key: the key, with its table: `maxima.split`.
        fault: what is wrong with it.
    """

    def __init__(self, key: str, fault: str) -> None:
        self.key, self.fault = key, fault
        super().__init__(f"house profile: {key}: {fault}")


class _Table:
    """One table of a profile: hands out each key once, and refuses what nobody asked for."""

    def __init__(self, values: Mapping[str, Plain], path: str = "") -> None:
        self._values = dict(values)
        self._path = path

    def key(self, name: str) -> str:
        return f"{self._path}{name}"

    def take(self, name: str) -> Plain:
        if name not in self._values:
            raise ProfileError(self.key(name), "is missing")
        return self._values.pop(name)

    def text(self, name: str) -> str:
        key = self.key(name)
        found = _typed(key, self.take(name), str, "text")
        if not found:
            raise ProfileError(key, "must not be empty")
        return found

    def count(self, name: str) -> int:
        key = self.key(name)
        found = _typed(key, self.take(name), int, "a whole number")
        if not 1 <= found <= _MOST_TIMES:
            raise ProfileError(key, f"must be from 1 to {_MOST_TIMES}")
        return found

    def flag(self, name: str) -> bool:
        return _typed(self.key(name), self.take(name), bool, "true or false")

    def money(self, name: str) -> Cents:
        return _money(self.key(name), self.take(name))

    def moneys(self, name: str) -> tuple[Cents, ...]:
        key = self.key(name)
        found = tuple(_money(key, item) for item in _typed(key, self.take(name), list, "a list"))
        if list(found) != sorted(set(found)):
            raise ProfileError(key, "must ascend, each once")
        return found

    def table(self, name: str) -> _Table:
        return _Table(_typed(self.key(name), self.take(name), dict, "a table"), f"{self.key(name)}.")

    def tables(self, name: str) -> list[_Table]:
        key = self.key(name)
        items = _typed(key, self.take(name), list, "a list of tables")
        return [
            _Table(_typed(f"{key}[{i}]", item, dict, "a table"), f"{key}[{i}].")
            for i, item in enumerate(items)
        ]

    def names(self) -> list[str]:
        return list(self._values)

    def done(self) -> None:
        for name in self._values:
            raise ProfileError(self.key(name), "is not a key of a house profile")


def _typed(key: str, value: object, kind: type[T], called: str) -> T:
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise ProfileError(key, f"must be {called}")
    return value


def _money(key: str, value: Plain) -> Cents:
    try:
        amount = parse_money(_typed(key, value, str, 'an amount as text, "20.00"'))
    except MoneyError as fault:
        raise ProfileError(key, str(fault)) from fault
    if amount == 0:
        raise ProfileError(key, "must be more than nothing")
    return amount


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
PATTERNS: Final = frozenset({"solid", "dashes", "dots", "cross", "ring", "halves", "quarters", "bars"})


def _of_kinds(table: _Table, read: Callable[[str], T]) -> dict[str, T]:
    """Read a table that has a value for each kind of bet."""
    found: dict[str, T] = {
        kind: value for name, kinds in _MAXIMA.items() for value in [read(name)] for kind in kinds
    }
    if _DOUBLE in table.names():
        found |= dict.fromkeys(DOUBLES, read(_DOUBLE))
    table.done()
    return found


def _times(table: _Table) -> dict[str, int] | None:
    """Read the maxima that are multiples of the minimum, in a house that has them so."""
    if "maxima_times" not in table.names():
        return None
    times = table.table("maxima_times")
    return _of_kinds(times, times.count)


def _minima(table: _Table) -> dict[str, Cents]:
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


def _maxima(table: _Table, times: Mapping[str, int] | None, minimum: Cents) -> dict[str, Cents]:
    if times is not None:
        return multiples(times, minimum)
    maxima = table.table("maxima")
    return _of_kinds(maxima, maxima.money)


def _colour(table: _Table) -> ColourChip:
    chip = ColourChip(
        table.text("name"),
        table.text("label"),
        table.text("letter"),
        table.text("paint"),
        table.text("pattern"),
    )
    if len(chip.letter) != 1:
        raise ProfileError(table.key("letter"), "must be one letter")
    if chip.pattern not in PATTERNS:
        raise ProfileError(table.key("pattern"), f"must be one of {', '.join(sorted(PATTERNS))}")
    if (
        len(chip.paint) != 7
        or chip.paint[0] != "#"
        or not set(chip.paint[1:].lower()) <= set("0123456789abcdef")
    ):
        raise ProfileError(table.key("paint"), 'must be a colour, "#c0392b"')
    table.done()
    return chip


def _colours(tables: list[_Table]) -> tuple[ColourChip, ...]:
    chips = tuple(_colour(table) for table in tables)
    told_apart: tuple[tuple[str, Callable[[ColourChip], str]], ...] = (
        ("name", lambda chip: chip.name),
        ("letter", lambda chip: chip.letter),
        ("pattern", lambda chip: chip.pattern),
    )
    for what, of in told_apart:
        if len({of(chip) for chip in chips}) != len(chips):
            raise ProfileError(f"colours.{what}", "must be different for every colour")
    return chips


def _exceptions(table: _Table) -> dict[int, tuple[str, ...]]:
    found: dict[int, tuple[str, ...]] = {}
    for name in table.names():
        key = table.key(name)
        names = _typed(key, table.take(name), list, "a list of positions")
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


def _instrument(table: _Table) -> Instrument:
    """Read what the numbers come from; a profile that does not say so has a wheel."""
    if "instrument" not in table.names():
        return Instrument.WHEEL
    text = table.text("instrument")
    try:
        return Instrument(text)
    except ValueError:
        fault = f"must be one of {', '.join(Instrument)}"
        raise ProfileError(table.key("instrument"), fault) from None


def _speech(table: _Table) -> Speech:
    """Read in which language payments are said; Italian where nobody says so."""
    if "speech" not in table.names():
        return Speech.ITALIAN
    text = table.text("speech")
    try:
        return Speech(text)
    except ValueError:
        raise ProfileError(table.key("speech"), f"must be one of {', '.join(Speech)}") from None


def _requests(table: _Table, instrument: Instrument) -> bool:
    """Read whether the program may write to the tumbler; it may not where nobody says so."""
    if "tumbler_requests" not in table.names():
        return False
    if instrument is not Instrument.TUMBLER:
        raise ProfileError(table.key("tumbler_requests"), "is for a house with a tumbler")
    return table.flag("tumbler_requests")


_HOUR = re.compile(r"([01][0-9]|2[0-3]):([0-5][0-9])")
_ZONE = re.compile(r"[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*")


def _day_begins(table: _Table) -> int:
    """Read when the gaming day begins, in minutes after midnight; at six where nobody says so."""
    if "day_begins" not in table.names():
        return USUAL_BEGIN
    found = _minutes(table.text("day_begins"))
    if found is None:
        raise ProfileError(table.key("day_begins"), 'must be a time of the day, "06:00"')
    return found


def _minutes(text: str) -> int | None:
    """Read a time of the day in minutes after midnight; None where it is none."""
    found = _HOUR.fullmatch(text)
    return None if found is None else 60 * int(found[1]) + int(found[2])


def _zone_name(table: _Table) -> str:
    """Read by whose clocks the house lives; by the machine's where nobody says so."""
    if "zone" not in table.names():
        return ""
    found = table.text("zone")
    if _ZONE.fullmatch(found) is None:
        raise ProfileError(table.key("zone"), 'must be a zone\'s name, "Europe/Rome"')
    return found


def _wheel_off(table: _Table) -> Hours | None:
    """Read in which hours the wheels are switched off each night; in none where nobody says so."""
    if "wheel_off" not in table.names():
        return None
    begin, _, end = table.text("wheel_off").partition("-")
    since, until = _minutes(begin), _minutes(end)
    if since is None or until is None or since == until:
        raise ProfileError(table.key("wheel_off"), 'must be two times of the day, "05:00-14:00"')
    return Hours(since, until)


def _checked(house: House) -> House:
    """What the keys must be to one another."""
    if not house.chips or house.chips[0] != house.unit or house.unit % 2:
        raise ProfileError(
            "unit", "must be the smallest chip, and an even number of cents so that half can be paid"
        )
    amounts = [("chips", chip) for chip in house.chips] + [("minimum", house.minimum)]
    amounts += [(f"maxima.{key}", house.maxima[kinds[0]]) for key, kinds in _MAXIMA.items()]
    amounts += [
        (f"minima.{key}", house.minima[kinds[0]])
        for key, kinds in _MAXIMA.items()
        if kinds[0] in house.minima
    ]
    for key, amount in amounts:
        if amount % house.unit:
            raise ProfileError(key, "must be whole units")
    if not house.plaques <= set(house.chips):
        raise ProfileError("plaques", "must be chips of the house")
    if not set(house.notes) <= set(house.chips):
        raise ProfileError("notes", "must each have a chip of the same worth, into which they are changed")
    return house


def parse_house(name: str, profile: Mapping[str, Plain]) -> House:
    """Read a profile, key by key.

    Args:
        name: of the profile: `venezia`.
        profile: the mapping as TOML or JSON hold it.

    Raises:
        ProfileError: a key is missing, unknown or wrong; it names the key.
    """
    table = _Table(profile)
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
        colours=_colours(table.tables("colours")),
        minima=_minima(table),
        maxima=_maxima(table, times, minimum),
        times=times,
        zero=_zero(table.key("zero"), table.text("zero")),
        doubles=table.flag("doubles"),
        announces=table.flag("announces"),
        french_spread=table.flag("french_spread"),
        group_even_money=table.flag("group_even_money"),
        order_exceptions=_exceptions(table.table("payment_order_exceptions")),
        profile=profile,
        instrument=instrument,
        tumbler_requests=_requests(table, instrument),
        day_begins=_day_begins(table),
        zone=_zone_name(table),
        wheel_off=_wheel_off(table),
        speech=_speech(table),
        game=table.text("game") if "game" in table.names() else "",
    )
    table.done()
    return _checked(house)
