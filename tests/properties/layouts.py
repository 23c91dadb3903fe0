"""Any layout that can be: strategies for spins as scripts write them, small enough to be read when one fails."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from hypothesis import strategies as st

from app.rules.house import House
from app.rules.money import money_text
from app.rules.roulette.house_reading import read_house
from app.rules.roulette.layout import POSITIONS, Position, offers
from app.rules.roulette.settlement import settle
from app.rules.roulette.spin_rules import spin_rules
from app.table.roulette.settlement_form import settlement_form
from app.table.roulette.spin_form import read_spin
from tests.houses import house
from tests.properties.lots import Lots, drawn

Form = dict[str, Any]

VENEZIA = house("venezia")
HOUSES = {
    "prison": VENEZIA,
    "prison and doubles": read_house("with doubles", {**VENEZIA.profile, "doubles": True}),
    "half back": read_house("half back", {**VENEZIA.profile, "zero": "half_back", "doubles": True}),
    "all lost": read_house("all lost", {**VENEZIA.profile, "zero": "all_lost", "doubles": True}),
}
COLOURS: Form = {
    "red": {"value": "2.50"},
    "blue": {"value": "12.50", "owner": "seat 1"},
    "green": {"value": "700.00", "owner": "seat 2"},
}
SEATS = ("seat 1", "seat 2", "red", None)
PIECES = (1, 2, 3, 4, 5)
MANY = (40, 99, 400)


def owned(owner: str | None) -> Form:
    return {} if owner is None else {"owner": owner}


def entry_on(position: Position, under: House, lots: Lots) -> Form:
    """One entry that may lie there."""
    pieces: Form = {"pieces": lots.of(MANY if lots.once_in(2) else PIECES)}
    prisoner = position.even_money and spin_rules(under).zero == "prison" and lots.once_in(5)
    what = lots.of(("value", "colour", "special"))
    if what == "colour":
        entry = {"colour": lots.of(tuple(COLOURS)), **pieces}
    else:
        special = what == "special" and not prisoner
        notes = special and not position.inside
        worth = lots.of(under.notes if notes else under.chips)
        kind = {"kind": "notes" if notes else "complimentary"} if special else {}
        entry = {"value": money_text(worth), **pieces, **owned(lots.of(SEATS)), **kind}
        if notes and lots.once_in(2):
            entry["up_to_maximum"] = True
    if prisoner:
        entry["enferme"] = True
    elif not position.inside and lots.once_in(2):
        entry["kept"] = lots.below(3)
    elif position.name in {"trio-0-2-3", "corner-25-29"} and lots.once_in(2):
        entry["over_maximum"] = True
    elif lots.once_in(6):
        entry = {**entry, "employees": True}
        entry.pop("owner", None)
    return entry


def spin_at(under: House, lots: Lots) -> Form:
    """One spin; half of its bets lie where the number wins, or on the simple chances at zero."""
    number = lots.below(37) if lots.once_in(2) else 0
    offered = [position for position in POSITIONS if offers(under, position)]
    likely = [p for p in offered if p.wins(number) or (number == 0 and p.even_money)]
    where = {p.name: p for p in lots.some(6, lambda: lots.of(offered if lots.once_in(2) else likely))}
    bets = [
        {"position": p.name, "stack": lots.some(4, partial(entry_on, p, under, lots))} for p in where.values()
    ]
    return {
        "number": number,
        "cylinder": lots.of(("left", "right")),
        "last_spin": lots.once_in(2),
        "colours": COLOURS,
        "bets": bets,
    }


def house_and_spin(lots: Lots) -> tuple[House, Form]:
    """A house, and a spin at its table."""
    under = lots.of(tuple(HOUSES.values()))
    return under, spin_at(under, lots)


def houses_and_spins() -> st.SearchStrategy[tuple[House, Form]]:
    """Any house, with a spin at its table."""
    return drawn(house_and_spin)


def answer(under: House, spin: Form) -> Form:
    """Settle a spin, and give the answer as scripts see it."""
    return settlement_form(settle(*read_spin(spin, lambda _: under)))


def cents(amount: str) -> int:
    return int(amount.replace(".", ""))


def amount_of(entry: Form) -> int:
    """What an entry is worth, in cents."""
    return int(entry["pieces"]) * cents(
        entry["value"] if "value" in entry else COLOURS[entry["colour"]]["value"]
    )


def owner_of(entry: Form) -> str | None:
    """Whose an entry is: the colour stands for its player unless he is declared; what is the employees' is nobody's."""
    if entry.get("employees"):
        return None
    if "colour" in entry:
        return str(COLOURS[entry["colour"]].get("owner", entry["colour"]))
    owner = entry.get("owner")
    return None if owner is None else str(owner)


def laid(bets: list[Form]) -> Iterator[tuple[str, Form]]:
    """Position and entry, one after the other."""
    for bet in bets:
        for entry in bet["stack"]:
            yield bet["position"], entry
