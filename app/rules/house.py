"""The house profile: everything that differs from casino to casino, checked key by key (rules 2, 4, 5).

A profile is a mapping of plain values, as TOML or the journal's JSON hold it: money is text ("2.50"). The
mapping itself goes into the journal, so that nothing that settles ever reads a file afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeVar

from app.rules.layout import BY_NAME, DOUBLES, Kind, Position, inside_winning
from app.rules.money import Cents, MoneyError, parse_money

Plain = str | int | bool | list["Plain"] | dict[str, "Plain"]
"""What TOML and JSON have in common."""

T = TypeVar("T")


class ZeroRule(StrEnum):
    """What zero does to the simple chances [4.1]."""

    PRISON = "prison"
    """half to the bank, the indivisible piece imprisoned"""
    HALF_BACK = "half_back"
    """half to the bank, half back to the player, to the cent"""
    ALL_LOST = "all_lost"


class ProfileError(ValueError):
    """A key of a profile is wrong.

    Attributes:
        key: the key, with its table: `maxima.split`.
        fault: what is wrong with it.
    """

    def __init__(self, key: str, fault: str) -> None:
        self.key, self.fault = key, fault
        super().__init__(f"house profile: {key}: {fault}")


@dataclass(frozen=True, slots=True)
class ColourChip:
    """A colour of the house's own chips, told apart by name, letter and pattern too.

    Attributes:
        name: as scripts write it: `red`.
        label: what the dealer calls it: "rosso".
        letter: the one letter on the chip.
        paint: its colour as #rrggbb.
        pattern: the drawing on its rim, one of PATTERNS.
    """

    name: str
    label: str
    letter: str
    paint: str
    pattern: str


@dataclass(frozen=True, slots=True)
class House:
    """One house's rules, as recorded with every opening.

    Attributes:
        name: of the profile.
        title: of the house, for the screens.
        unit: the smallest payable amount, cents.
        minimum: the table's minimum at an ordinary opening, cents.
        chips: the chips of value, ascending, cents.
        plaques: those of them that are plaques.
        notes: the banknotes taken, ascending, cents.
        colours: the house's colours.
        maxima: cents by kind of bet.
        zero: what zero does to the simple chances.
        doubles: whether double columns and dozens are offered.
        announces: whether announces are taken.
        french_spread: whether up to nine pieces are spread and not cut.
        group_even_money: whether one colour's pieces on several simple chances are grouped before dividing.
        order_exceptions: numbers whose inside positions are paid in an order of their own.
        profile: the mapping from which all this was read.
    """

    name: str
    title: str
    unit: Cents
    minimum: Cents
    chips: tuple[Cents, ...]
    plaques: frozenset[Cents]
    notes: tuple[Cents, ...]
    colours: tuple[ColourChip, ...]
    maxima: Mapping[Kind, Cents]
    zero: ZeroRule
    doubles: bool
    announces: bool
    french_spread: bool
    group_even_money: bool
    order_exceptions: Mapping[int, tuple[Position, ...]]
    profile: Mapping[str, Plain]

    def offers(self, position: Position) -> bool:
        """Whether this house takes bets there."""
        return self.doubles or position.kind not in DOUBLES

    def maximum(self, position: Position) -> Cents:
        """How much one player may have there, cents [2]."""
        return self.maxima[position.kind]


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

_NUMBERS: Final = {str(number): number for number in range(37)}
PATTERNS: Final = frozenset({"solid", "dashes", "dots", "cross", "ring", "halves", "quarters", "bars"})


def _maxima(table: _Table) -> dict[Kind, Cents]:
    found = {kind: most for name, kinds in _MAXIMA.items() for most in [table.money(name)] for kind in kinds}
    table.done()
    return found


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


def _exceptions(table: _Table) -> dict[int, tuple[Position, ...]]:
    found: dict[int, tuple[Position, ...]] = {}
    for name in table.names():
        key = table.key(name)
        names = _typed(key, table.take(name), list, "a list of positions")
        if name not in _NUMBERS:
            raise ProfileError(key, "must be a number from 0 to 36")
        number = _NUMBERS[name]
        expected = {position.name for position in inside_winning(number)}
        if len(names) != len(expected) or {str(n) for n in names} != expected:
            raise ProfileError(key, f"must name each of {', '.join(sorted(expected))} once")
        found[number] = tuple(BY_NAME[str(n)] for n in names)
    return found


def _zero(key: str, text: str) -> ZeroRule:
    try:
        return ZeroRule(text)
    except ValueError:
        raise ProfileError(key, f"must be one of {', '.join(ZeroRule)}") from None


def _checked(house: House) -> House:
    """What the keys must be to one another."""
    if not house.chips or house.chips[0] != house.unit or house.unit % 2:
        raise ProfileError(
            "unit", "must be the smallest chip, and an even number of cents so that half can be paid"
        )
    amounts = [("chips", chip) for chip in house.chips] + [("minimum", house.minimum)]
    amounts += [(f"maxima.{key}", house.maxima[kinds[0]]) for key, kinds in _MAXIMA.items()]
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
    house = House(
        name=name,
        title=table.text("title"),
        unit=table.money("unit"),
        minimum=table.money("minimum"),
        chips=table.moneys("chips"),
        plaques=frozenset(table.moneys("plaques")),
        notes=table.moneys("notes"),
        colours=_colours(table.tables("colours")),
        maxima=_maxima(table.table("maxima")),
        zero=_zero(table.key("zero"), table.text("zero")),
        doubles=table.flag("doubles"),
        announces=table.flag("announces"),
        french_spread=table.flag("french_spread"),
        group_even_money=table.flag("group_even_money"),
        order_exceptions=_exceptions(table.table("payment_order_exceptions")),
        profile=profile,
    )
    table.done()
    return _checked(house)
