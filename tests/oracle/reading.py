"""From the JSON object to the entries on the layout; what is no valid input is refused with a ValueError.

The flags' places are those of interface.md, the paragraphs below the first example and the fine print.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from .houses import CHIPS, NOTES, UNIT, House, house_named
from .layout import POSITIONS, Position

SPIN_FIELDS = {"house", "number", "cylinder", "last_spin", "colours", "bets"}
ENTRY_FIELDS = {
    "colour", "value", "pieces", "owner", "kind", "up_to_maximum", "enferme", "kept", "over_maximum", "prison",
}  # fmt: skip
VOISINS_ABOVE = {"trio-0-2-3", "corner-25-29"}


@dataclass(frozen=True)
class Entry:
    """One line of a stack: pieces of one chip, of one owner, at one place."""

    position: Position
    place: int
    colour: str | None
    worth: int
    amount: int
    owner: str | None
    kind: str
    up_to_maximum: bool
    enferme: bool
    kept: int | None
    over_maximum: bool
    prison: bool
    maximum: int

    @property
    def person(self) -> str | tuple[str, int]:
        """Whose it is; an entry of unknown owner is somebody by itself (rules 3, 4 and 5)."""
        return ("unknown", self.place) if self.owner is None else self.owner


@dataclass(frozen=True)
class Colour:
    """What a colour is worth here, and who plays it."""

    worth: int
    owner: str


@dataclass(frozen=True)
class Spin:
    """All that is known when the number falls."""

    house: House
    number: int
    cylinder: str
    last: bool
    stacks: dict[str, list[Entry]]


def must(condition: object, where: str, what: str) -> None:
    """Refuse what is not so."""
    if not condition:
        raise ValueError(f"{where}: {what}")


def mapping(value: object, where: str) -> Mapping[str, object]:
    """An object."""
    if isinstance(value, dict):
        return value
    raise ValueError(f"{where}: not an object")


def fields(value: object, where: str, known: set[str]) -> Mapping[str, object]:
    """An object with no unknown fields."""
    told = mapping(value, where)
    for name in told:
        must(name in known, where, f"unknown field: {name}")
    return told


def items(value: object, where: str) -> list[object]:
    """A list."""
    if isinstance(value, list):
        return value
    raise ValueError(f"{where}: not a list")


def text(value: object, where: str) -> str:
    """A string that is not empty."""
    if isinstance(value, str) and value:
        return value
    raise ValueError(f"{where}: not a text")


def whole(value: object, where: str, lowest: int, highest: int) -> int:
    """A whole number between two others."""
    if isinstance(value, int) and not isinstance(value, bool):
        must(lowest <= value <= highest, where, "out of range")
        return value
    raise ValueError(f"{where}: not a whole number")


def flag(value: object, where: str) -> bool:
    """True or false."""
    if isinstance(value, bool):
        return value
    raise ValueError(f"{where}: neither true nor false")


def cents(value: object, where: str) -> int:
    """Money as a text with two decimals."""
    money = text(value, where)
    must(re.fullmatch(r"[0-9]+\.[0-9]{2}", money), where, f"not an amount: {money}")
    return int(money.replace(".", ""))


def read_colours(value: object) -> dict[str, Colour]:
    """The colours at this table; two of them with one owner are refused."""
    colours = {}
    for name, declared in mapping(value, "/colours").items():
        where = f"/colours/{name}"
        declaration = fields(declared, where, {"value", "owner"})
        worth = cents(declaration.get("value"), f"{where}/value")
        must(worth > 0 and worth % UNIT == 0, f"{where}/value", "no multiple of the unit")
        colours[name] = Colour(worth, text(declaration.get("owner", name), f"{where}/owner"))
    owners = [colour.owner for colour in colours.values()]
    must(len(owners) == len(set(owners)), "/colours", "two colours with one owner")
    return colours


def read_entry(
    value: object, where: str, position: Position, place: int, house: House, colours: dict[str, Colour]
) -> Entry:
    """One entry, checked against its place."""
    given = fields(value, where, ENTRY_FIELDS)
    must(("colour" in given) != ("value" in given), where, "a colour or a value")
    pieces = whole(given.get("pieces"), f"{where}/pieces", 1, 1_000_000)
    colour: str | None = None
    owner: str | None = None
    kind = "chips"
    if "colour" in given:
        colour = text(given["colour"], f"{where}/colour")
        must("owner" not in given and "kind" not in given, where, "a colour has neither owner nor kind")
        must(colour in colours, f"{where}/colour", f"not declared: {colour}")
        worth, owner = colours[colour].worth, colours[colour].owner
    else:
        kind = text(given.get("kind", "chips"), f"{where}/kind")
        must(kind in {"chips", "notes", "complimentary"}, f"{where}/kind", "no such kind")
        worth = cents(given["value"], f"{where}/value")
        must(worth in (NOTES if kind == "notes" else CHIPS), f"{where}/value", "not of this house")
        owner = text(given["owner"], f"{where}/owner") if "owner" in given else None
    entry = Entry(
        position=position,
        place=place,
        colour=colour,
        worth=worth,
        amount=pieces * worth,
        owner=owner,
        kind=kind,
        up_to_maximum=flag(given.get("up_to_maximum", False), f"{where}/up_to_maximum"),
        enferme=flag(given.get("enferme", False), f"{where}/enferme"),
        kept=whole(given["kept"], f"{where}/kept", 0, 2) if "kept" in given else None,
        over_maximum=flag(given.get("over_maximum", False), f"{where}/over_maximum"),
        prison=flag(given.get("prison", False), f"{where}/prison"),
        maximum=house.maximum[position.kind],
    )
    check_place(entry, where, house)
    return entry


def check_place(entry: Entry, where: str, house: House) -> None:
    """What lies where it may not lie."""
    inside = entry.position.inside
    must(entry.kind != "notes" or not inside, where, "notes on a combination")
    must(entry.kind != "complimentary" or inside, where, "complimentary chips on a chance")
    must(not entry.up_to_maximum or entry.kind == "notes", where, "up_to_maximum is for notes")
    must(entry.kept is None or not inside, where, "kept on a combination")
    if entry.enferme:
        must(house.prison and entry.position.kind == "even-money", where, "no prison here")
        must(entry.kept is None, where, "enferme and kept")
    if entry.prison:
        must(house.zero == "choice", where, "prison is not for the player to choose here")
        must(entry.position.kind == "even-money" and not entry.enferme, where, "prison here")
    if entry.over_maximum:
        must(house.announces and entry.position.name in VOISINS_ABOVE, where, "over_maximum here")


def read_spin(value: Mapping[str, object]) -> Spin:
    """The whole input."""
    given = fields(value, "", SPIN_FIELDS)
    house = house_named(text(given.get("house", "venezia"), "/house"))
    cylinder = text(given.get("cylinder", "left"), "/cylinder")
    must(cylinder in {"left", "right"}, "/cylinder", "left or right")
    colours = read_colours(given.get("colours", {}))
    stacks: dict[str, list[Entry]] = {}
    for index, bet in enumerate(items(given.get("bets"), "/bets")):
        where = f"/bets/{index}"
        told = fields(bet, where, {"position", "stack"})
        name = text(told.get("position"), f"{where}/position")
        must(name in POSITIONS, f"{where}/position", f"no such position: {name}")
        must(name not in stacks, f"{where}/position", f"twice: {name}")
        position = POSITIONS[name]
        must(house.doubles or not position.kind.startswith("double-"), f"{where}/position", "not offered")
        stacks[name] = [
            read_entry(entry, f"{where}/stack/{place}", position, place, house, colours)
            for place, entry in enumerate(items(told.get("stack"), f"{where}/stack"))
        ]
    return Spin(
        house=house,
        number=whole(given.get("number"), "/number", 0, 36),
        cylinder=cylinder,
        last=flag(given.get("last_spin", False), "/last_spin"),
        stacks=stacks,
    )
