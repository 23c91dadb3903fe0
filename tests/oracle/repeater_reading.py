"""From a line of `capotavolo repeater` to an event; what is no valid line is refused with a ValueError.

Unknown fields are looked for first, then missing ones, then the values in the order of the table.
"""

import json
import re
from collections.abc import Iterable, Mapping

from .reading import flag, items, mapping, must, text, whole
from .repeater_wagers import (
    CRAPS,
    HOUSES,
    MARKED,
    ROULETTE_ALONE,
    TOGETHER,
    WAGERS,
    Marks,
    Wager,
    in_cents,
    missing,
)

FIELDS = {
    "open": (),
    "wager": ("wager", "owner", "amount"),
    "back": ("wager", "owner"),
    "surrender": ("wager", "owner"),
    "spin": ("number",),
    "abandon": ("reason", "by"),
}
OPENING = ("house", "surrender", "envy", "round", "spin", "tallies", "standing")


def amount_of(value: object, where: str) -> int:
    """Money above zero."""
    right = isinstance(value, str) and re.fullmatch(r"[0-9]+\.[0-9]{2}", value)
    must(right, where, f"an amount: {json.dumps(value, ensure_ascii=False)}")
    must(in_cents(value) > 0, where, "not above zero")
    return in_cents(value)


def pointed(name: str) -> str:
    """A name in a JSON pointer."""
    return name.replace("~", "~0").replace("/", "~1")


def has(told: Mapping[str, object], where: str, wanted: Iterable[str], optional: Iterable[str] = ()) -> None:
    """No field that is unknown, none that is missing."""
    known = {*wanted, *optional}
    for name in told:
        must(name in known, f"{where}/{pointed(name)}", "no such field")
    for name in wanted:
        must(name in told, f"{where}/{name}", "is missing")


def check_wager(value: object, where: str) -> Wager:
    """A code of A1."""
    code = text(value, where)
    must(code in WAGERS, where, f"no such wager: {code}")
    return WAGERS[code]


def check_number(value: object) -> None:
    """A number of a wheel."""
    if value in ("00", "000"):
        return
    must(isinstance(value, int) and not isinstance(value, bool), "/number", "no number of a wheel")
    must(isinstance(value, int) and 0 <= value <= 36, "/number", f"no such number: {value}")


def check_house(value: object) -> None:
    """A house that deals these."""
    name = text(value, "/house")
    must(name not in ROULETTE_ALONE, "/house", f"deals no Repeater Bets: {name}")
    must(name in HOUSES, "/house", f"no such house: {name}")


def check_tallies(value: object) -> dict[int, int]:
    """Marks that add up."""
    told = mapping(value, "/tallies")
    known = {str(name) for name in MARKED} | {TOGETHER}
    for name in told:
        must(name in known, f"/tallies/{pointed(name)}", "no such value")
    for name, count in told.items():
        whole(count, f"/tallies/{name}", 0, 10**30)
    marked = {name: whole(told.get(str(name), 0), "", 0, 10**30) for name in MARKED}
    together = sum(marked[name] for name in CRAPS)
    must(told.get(TOGETHER, together) == together, f"/tallies/{TOGETHER}", "does not add up")
    return marked


def check_standing(value: object, marked: Marks) -> None:
    """What may stand at such marks."""
    seen = set()
    for place, entry in enumerate(items(value, "/standing")):
        where = f"/standing/{place}"
        told = mapping(entry, where)
        has(told, where, FIELDS["wager"], ("missing",))
        wager = check_wager(told["wager"], f"{where}/wager")
        owner = text(told["owner"], f"{where}/owner")
        amount_of(told["amount"], f"{where}/amount")
        wanted = missing(wager, marked)
        must((wager.code, owner) not in seen, where, "is there twice")
        must(wanted, where, "is resolved")
        if "missing" in told:
            must(
                whole(told["missing"], f"{where}/missing", 0, 10**30) == wanted, f"{where}/missing", "is not"
            )
        seen.add((wager.code, owner))


def check_opening(event: Mapping[str, object]) -> None:
    """The values of `open`."""
    check_house(event.get("house", "repeater-bets"))
    for name in ("surrender", "envy"):
        flag(event.get(name, False), f"/{name}")
    whole(event.get("round", 1), "/round", 1, 10**30)
    whole(event.get("spin", 0), "/spin", 0, 10**30)
    check_standing(event.get("standing", []), check_tallies(event.get("tallies", {})))


def check(event: object, *, first: bool) -> Mapping[str, object]:
    """A line that is one, or a ValueError that says where it is not."""
    told = mapping(event, "")
    must("do" in told, "/do", "is missing")
    do = text(told["do"], "/do")
    must(do in FIELDS, "/do", f"no such event: {do}")
    has(told, "", ("do", *FIELDS[do]), OPENING if do == "open" else ())
    must(do != "open" or first, "/do", "open comes first")
    if do == "open":
        check_opening(told)
    if "wager" in FIELDS[do]:
        check_wager(told["wager"], "/wager")
    for name in ("owner", "reason", "by"):
        if name in FIELDS[do]:
            text(told[name], f"/{name}")
    if "amount" in FIELDS[do]:
        amount_of(told["amount"], "/amount")
    if "number" in FIELDS[do]:
        check_number(told["number"])
    return told


def once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object in which no key stands twice."""
    found = dict(pairs)
    must(len(found) == len(pairs), "", "a key is there twice")
    return found


def parsed(line: str) -> object:
    """A line as JSON, or a ValueError."""

    def constant(name: str) -> object:
        raise ValueError(f": no JSON: {name}")

    try:
        return json.loads(line, object_pairs_hook=once, parse_constant=constant)
    except json.JSONDecodeError as wrong:
        raise ValueError(f": {wrong}") from None
