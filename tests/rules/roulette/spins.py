"""Short ways to write a spin and to read what became of it."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from app.rules.house import House
from app.rules.roulette.house_reading import read_house
from app.rules.roulette.settlement import settle
from app.table.roulette.settlement_form import settlement_form
from app.table.roulette.spin_form import read_spin
from tests.houses import house

Form = dict[str, Any]
Bets = Mapping[str, Sequence[Form]]

VENEZIA = house("venezia")
COLOURS: Form = {"red": {"value": "2.50"}, "blue": {"value": "5.00"}, "green": {"value": "10.00"}}


def house_with(**keys: Any) -> House:
    """Venezia with some keys of its profile changed."""
    return read_house("variant", {**VENEZIA.profile, **keys})


def with_maximum(kind: str, amount: str) -> House:
    """Venezia with one maximum changed: `straight`, "5000.00"."""
    maxima = cast("dict[str, Any]", VENEZIA.profile["maxima"])
    return house_with(maxima={**maxima, kind: amount})


def chips(worth: str, pieces: int = 1, owner: str | None = "seat 1", **flags: object) -> Form:
    """An entry of value chips, notes or complimentary chips; `owner` None where nobody knows."""
    return {"value": worth, "pieces": pieces, **({} if owner is None else {"owner": owner}), **flags}


def colour(name: str, pieces: int = 1, **flags: object) -> Form:
    """An entry of a colour."""
    return {"colour": name, "pieces": pieces, **flags}


def notes(worth: str, pieces: int = 1, owner: str | None = "seat 1", **flags: object) -> Form:
    """An entry of banknotes."""
    return chips(worth, pieces, owner, kind="notes", **flags)


def spin(number: int, bets: Bets, **fields: object) -> Form:
    """A spin as scripts write it: red is worth 2.50, blue 5.00, green 10.00."""
    stacks = [{"position": name, "stack": list(stack)} for name, stack in bets.items()]
    return {"number": number, "colours": COLOURS, "bets": stacks, **fields}


def answer(number: int, bets: Bets, *, under: House = VENEZIA, **fields: object) -> Form:
    """Settle a spin, and give the answer as scripts see it."""
    return settlement_form(settle(*read_spin(spin(number, bets, **fields), lambda _: under)))


def paid(told: Form) -> list[tuple[object, ...]]:
    """The payments in their order: section, chip (its colour or its value), owner, amount."""
    return [(p["section"], chip_word(p["chip"]), p["owner"], p["amount"]) for p in told["payments"]]


def chip_word(chip: Mapping[str, str] | None) -> str | None:
    """A chip in one word."""
    return None if chip is None else chip.get("colour", chip.get("value"))


def parts(told: Form, name: str) -> list[tuple[object, ...]]:
    """A list of the answer: position, chip, owner, pieces, amount."""
    return [(p["position"], chip_word(p["chip"]), p["owner"], p["pieces"], p["amount"]) for p in told[name]]


def stacks(told: Form) -> dict[str, list[Form]]:
    """What stands afterwards, position by position."""
    return {bet["position"]: bet["stack"] for bet in told["standing"]}
