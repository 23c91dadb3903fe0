"""A house profile, read and checked key by key: what any game's has; the rest is read by its game.

A profile is a mapping of plain values, as TOML or the journal's JSON hold it: money is text ("2.50"). The
mapping itself goes into the journal, so that nothing that settles ever reads a file afterwards.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from importlib import import_module
from typing import Final, Protocol, TypeAlias, TypeVar, cast

from app.rules.house import USUAL_BEGIN, ColourChip, Hours, House, Plain, SideRules
from app.rules.money import Cents, MoneyError, parse_money
from app.rules.tongue import Speech

T = TypeVar("T")

ReadHouse: TypeAlias = Callable[[str, Mapping[str, Plain]], House]
"""Reads the profile of a name as a game does that is played in the house."""

SIDE_GAMES: Final[Mapping[str, str]] = {"repeater": "app.rules.repeater.house_reading"}
"""The side games that a house may deal, by their tables in its profile, and the file that reads each."""

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


class Table:
    """One table of a profile: hands out each key once, and refuses what nobody asked for.

    What it is asked for raises a `ProfileError` where it is missing or of another form.
    """

    def __init__(self, values: Mapping[str, Plain], path: str = "") -> None:
        """Take the keys of a table that stands under others in a profile."""
        self._values = dict(values)
        self._path = path

    def key(self, name: str) -> str:
        """Name a key as faults do, with its table."""
        return f"{self._path}{name}"

    def take(self, name: str) -> Plain:
        """Hand out a key."""
        if name not in self._values:
            raise ProfileError(self.key(name), "is missing")
        return self._values.pop(name)

    def text(self, name: str) -> str:
        """Hand out a text."""
        key = self.key(name)
        found = typed(key, self.take(name), str, "text")
        if not found:
            raise ProfileError(key, "must not be empty")
        return found

    def count(self, name: str) -> int:
        """Hand out a whole number."""
        key = self.key(name)
        found = typed(key, self.take(name), int, "a whole number")
        if not 1 <= found <= _MOST_TIMES:
            raise ProfileError(key, f"must be from 1 to {_MOST_TIMES}")
        return found

    def flag(self, name: str) -> bool:
        """Hand out a switch."""
        return typed(self.key(name), self.take(name), bool, "true or false")

    def money(self, name: str) -> Cents:
        """Hand out an amount."""
        return _money(self.key(name), self.take(name))

    def moneys(self, name: str) -> tuple[Cents, ...]:
        """Hand out amounts that ascend."""
        key = self.key(name)
        found = tuple(_money(key, item) for item in typed(key, self.take(name), list, "a list"))
        if list(found) != sorted(set(found)):
            raise ProfileError(key, "must ascend, each once")
        return found

    def table(self, name: str) -> Table:
        """Hand out a table."""
        return Table(typed(self.key(name), self.take(name), dict, "a table"), f"{self.key(name)}.")

    def tables(self, name: str) -> list[Table]:
        """Hand out a list of tables."""
        key = self.key(name)
        items = typed(key, self.take(name), list, "a list of tables")
        return [
            Table(typed(f"{key}[{i}]", item, dict, "a table"), f"{key}[{i}].") for i, item in enumerate(items)
        ]

    def names(self) -> list[str]:
        """Name the keys that were not handed out yet."""
        return list(self._values)

    def done(self) -> None:
        """Refuse the keys that nobody asked for; side games read their own tables of a profile."""
        for name in self._values:
            if self._path or name not in SIDE_GAMES:
                raise ProfileError(self.key(name), "is not a key of a house profile")


def typed(key: str, value: object, kind: type[T], called: str) -> T:
    """Take a value of one form.

    Raises:
        ProfileError: it is of another one than it is `called`.
    """
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise ProfileError(key, f"must be {called}")
    return value


def _money(key: str, value: Plain) -> Cents:
    try:
        amount = parse_money(typed(key, value, str, 'an amount as text, "20.00"'))
    except MoneyError as fault:
        raise ProfileError(key, str(fault)) from fault
    if amount == 0:
        raise ProfileError(key, "must be more than nothing")
    return amount


PATTERNS: Final = frozenset({"solid", "dashes", "dots", "cross", "ring", "halves", "quarters", "bars"})


def _colour(table: Table) -> ColourChip:
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


def read_colours(tables: list[Table]) -> tuple[ColourChip, ...]:
    """Read the house's colours, which are told apart by name, letter and pattern."""
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


def read_speech(table: Table) -> Speech:
    """Read in which language payments are said; Italian where nobody says so."""
    if "speech" not in table.names():
        return Speech.ITALIAN
    text = table.text("speech")
    try:
        return Speech(text)
    except ValueError:
        raise ProfileError(table.key("speech"), f"must be one of {', '.join(Speech)}") from None


_HOUR = re.compile(r"([01][0-9]|2[0-3]):([0-5][0-9])")
_ZONE = re.compile(r"[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*")


def read_day_begins(table: Table) -> int:
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


def read_zone(table: Table) -> str:
    """Read by whose clocks the house lives; by the machine's where nobody says so."""
    if "zone" not in table.names():
        return ""
    found = table.text("zone")
    if _ZONE.fullmatch(found) is None:
        raise ProfileError(table.key("zone"), 'must be a zone\'s name, "Europe/Rome"')
    return found


def read_readers_off(table: Table) -> Hours | None:
    """Read in which hours the readers are switched off each night; in none where nobody says so."""
    if "wheel_off" not in table.names():
        return None
    begin, _, end = table.text("wheel_off").partition("-")
    since, until = _minutes(begin), _minutes(end)
    if since is None or until is None or since == until:
        raise ProfileError(table.key("wheel_off"), 'must be two times of the day, "05:00-14:00"')
    return Hours(since, until)


class _SideReading(Protocol):
    """The file that reads a side game's table."""

    def read_rules(self, table: Table, house: House) -> SideRules:
        """Read what a house says of the side game.

        Raises:
            ProfileError: a key is missing, unknown or wrong; it names the key.
        """


def _beside(house: House) -> dict[str, SideRules]:
    """Read the tables of the side games that a house deals.

    The file that reads one is loaded where there is one, as a command is when it is asked for.
    """
    found: dict[str, SideRules] = {}
    for name, file in SIDE_GAMES.items():
        if name in house.profile:
            table = Table(house.profile).table(name)
            found[name] = cast("_SideReading", import_module(file)).read_rules(table, house)
            table.done()
    return found


def checked(house: House, limits: Iterable[tuple[str, Cents]]) -> House:
    """Check what the keys of any house must be to one another, and read what it says of side games.

    Args:
        house: as it was read.
        limits: the amounts that its game limits bets by, each with its key.

    Raises:
        ProfileError: they are not; it names the key.
    """
    if not house.chips or house.chips[0] != house.unit or house.unit % 2:
        raise ProfileError(
            "unit", "must be the smallest chip, and an even number of cents so that half can be paid"
        )
    for key, amount in [*(("chips", chip) for chip in house.chips), ("minimum", house.minimum), *limits]:
        if amount % house.unit:
            raise ProfileError(key, "must be whole units")
    if not house.plaques <= set(house.chips):
        raise ProfileError("plaques", "must be chips of the house")
    if not set(house.notes) <= set(house.chips):
        raise ProfileError("notes", "must each have a chip of the same worth, into which they are changed")
    return replace(house, beside=_beside(house))


def read_game(table: Table) -> str:
    """Read what is played in the house; empty where nobody says so."""
    return table.text("game") if "game" in table.names() else ""
