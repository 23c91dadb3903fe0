"""The rules against an oracle that was written from the documents alone (tests/oracle).

How many spins are compared is CAPOTAVOLO_ORACLE_SPINS; where it is not set 100, and 400 by `make often`. The first seed is
CAPOTAVOLO_ORACLE_SEED. A difference is shown by its field, beside the smallest spin that still shows it.
"""

import json
import os
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from app.rules.roulette.settlement import settle
from app.table.bad_input import BadInputError
from app.table.roulette.settlement_form import settlement_form
from app.table.roulette.spin_form import read_spin
from resources import house_names
from tests.houses import house
from tests.often import times
from tests.oracle.generate import number_that_wins, random_spin, standing_to_next
from tests.oracle.houses import HOUSES
from tests.oracle.reading import read_spin as read_by_oracle
from tests.oracle.settle import settle as settle_by_oracle

pytestmark = pytest.mark.often

Form = dict[str, Any]

SPINS = int(os.environ.get("CAPOTAVOLO_ORACLE_SPINS", str(times(100, 400))))
SEED = int(os.environ.get("CAPOTAVOLO_ORACLE_SEED", "0"))
EVENING = 4
"""Spins that follow on one another, each with what the one before left lying."""
TABLES = sorted(HOUSES.keys() & set(house_names()))


def plain(value: object) -> Form:
    """An object as it is after it has been JSON."""
    told: Form = json.loads(json.dumps(value))
    return told


def ours(spin: Form) -> Form:
    return plain(settlement_form(settle(*read_spin(spin, house))))


def theirs(spin: Form) -> Form:
    return plain(settle_by_oracle(spin))


def differ(spin: Form) -> bool:
    return ours(spin) != theirs(spin)


def smaller(spin: Form) -> Iterator[Form]:
    """The spin with one bet less, with one entry less, or with fewer pieces."""
    for place, bet in enumerate(spin["bets"]):
        without = [*spin["bets"][:place], *spin["bets"][place + 1 :]]
        yield {**spin, "bets": without}
        for which, entry in enumerate(bet["stack"]):
            for instead in ([], [{**entry, "pieces": 1}], [{**entry, "pieces": entry["pieces"] // 2}]):
                if instead != [entry] and all(item["pieces"] for item in instead):
                    stack = [*bet["stack"][:which], *instead, *bet["stack"][which + 1 :]]
                    changed = {"position": bet["position"], "stack": stack}
                    yield {**spin, "bets": [*spin["bets"][:place], changed, *spin["bets"][place + 1 :]]}


def smallest(spin: Form, still: Callable[[Form], bool]) -> Form:
    """Make a spin smaller as long as it still shows what it showed."""
    while found := next((less for less in smaller(spin) if still(less)), None):
        spin = found
    return spin


def told_apart(spin: Form) -> str:
    """Each field in which the answers differ, and the spin."""
    mine, other = ours(spin), theirs(spin)
    fields = [
        f"{name}\n  ours   {json.dumps(mine.get(name))}\n  oracle {json.dumps(other.get(name))}"
        for name in other.keys() | mine.keys()
        if mine.get(name) != other.get(name)
    ]
    return "\n".join([*fields, f"spin {json.dumps(spin)}"])


@pytest.mark.parametrize("table", TABLES)
def test_every_spin_is_settled_as_the_oracle_settles_it(table: str) -> None:
    """Rules 3-5, interface: the same answer, field by field, for evenings of random spins."""
    found: dict[str, str] = {}
    for seed in range(SEED, SEED + -(-SPINS // (EVENING * len(TABLES)))):
        rng = random.Random(f"{table} {seed}")
        spin: Form = random_spin(rng, house=table)
        for _ in range(EVENING):
            if differ(spin) and len(found) < 3:
                shown = told_apart(smallest(spin, differ))
                found.setdefault(shown.partition("\n")[0], f"seed {seed}: {shown}")
            answer = theirs(spin)
            spin = plain(standing_to_next(answer, spin, number_that_wins(rng, answer["standing"])))
    assert not found, "\n\n".join(found.values())


VALUES: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 3, 36, 37, 1.0, "", "x", "20", "2.50", "7.50", "0.00", "500.00", "1000.00",
    "notes", "chips", "complimentary", "left", "red", "seat 1", [], {}, 1_000_000, 1_000_001,
)  # fmt: skip
KEYS = (
    "colour", "value", "pieces", "owner", "kind", "up_to_maximum", "enferme", "kept", "over_maximum", "position",
    "stack", "number", "cylinder", "last_spin", "colours", "unheard of",
)  # fmt: skip


def places(value: Any, inside: Any = None, key: Any = None) -> Iterator[tuple[Any, Any]]:
    """Every object or list of a spin with each key or place in it."""
    if inside is not None:
        yield inside, key
    for inner in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield from places(value[inner], value, inner)


def spoiled(rng: random.Random, spin: Form) -> Form:
    """A spin in which one thing is changed, missing or too much."""
    changed = plain(spin)
    inside, key = rng.choice(list(places(changed)))
    match rng.choice(["change", "remove", "add"]):
        case "change":
            inside[key] = rng.choice(VALUES)
        case "remove":
            del inside[key]
        case _ if isinstance(inside, dict):
            inside[rng.choice(KEYS)] = rng.choice(VALUES)
        case _:
            inside.append(rng.choice(VALUES))
    return changed


def refused(read: Callable[[], object], fault: type[Exception]) -> bool:
    try:
        read()
    except fault:
        return True
    return False


@pytest.mark.parametrize("table", TABLES)
def test_bad_input_is_refused_where_the_oracle_refuses_it(table: str) -> None:
    """Interface, "Bad input also" and the fine print: both take a spoiled spin, or neither does."""
    for seed in range(SEED, SEED + 2 * SPINS // len(TABLES)):
        rng = random.Random(f"{table} {seed} spoiled")
        spin = random_spin(rng, house=table)
        few: Any = spin["bets"]
        changed = spoiled(rng, {**spin, "bets": few[:2]})
        mine = refused(lambda: read_spin(changed, house), BadInputError)  # noqa: B023 - called at once
        other = refused(lambda: read_by_oracle(changed), ValueError)  # noqa: B023 - called at once
        assert mine == other, (
            f"seed {seed}: refused by {'us' if mine else 'the oracle'} alone: {json.dumps(changed)}"
        )
