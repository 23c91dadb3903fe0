"""How long a payment takes to be laid out, from a full bank and from whatever a bank may be short of."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from app.rules.chips import Chip
from app.rules.inventory import Certainty, Inventory, counted
from app.rules.laid_payment import Cutting, LaidPayment
from app.rules.mixed_payment import pay_mixed
from app.rules.money import Cents
from app.rules.pieces_payment import pay_colour, pay_value
from tests.houses import house

from .figures import against, line, percentile

_PAYMENTS = 5_000
_MOST_PIECES = 400
_FULL = 100_000
_FULL_MS = 2.0
_WORST_MS = 20.0

Pay = Callable[[Inventory], LaidPayment]


def measure(seed: int) -> None:
    """Print the time from a full bank and the worst from random ones, with their limits."""
    print(f"laying: {_PAYMENTS} random payments of up to {_MOST_PIECES} pieces, each laid once")
    rng = random.Random(seed)
    full = [_spent(*_full_bank(rng)) for _ in range(_PAYMENTS)]
    any_bank = [_spent(*_any_bank(rng)) for _ in range(_PAYMENTS)]
    for name, spent, part, limit in (("a full", full, 0.99, _FULL_MS), ("any", any_bank, 1.0, _WORST_MS)):
        value = percentile(spent, part)
        figure = f"{percentile(spent, 0.5):.3f} / {value:.3f} ms"
        most = "worst" if part == 1.0 else f"p{part * 100:.0f}"
        line(f"from {name} bank, p50 / {most}", figure, f"<= {limit:.0f} ms", against(limit, value))


def _spent(pay: Pay, bank: Inventory) -> float:
    begun = time.perf_counter_ns()
    pay(bank)
    return (time.perf_counter_ns() - begun) / 1e6


def _payment(rng: random.Random) -> tuple[Pay, list[Chip]]:
    """Any payment, and the chips that it may be laid from."""
    venezia = house("venezia")
    chips = [Chip(value) for value in venezia.chips]
    pieces, value = rng.randint(1, _MOST_PIECES), rng.choice(venezia.chips)
    cutting = Cutting(rng.randint(1, 2), plaques=venezia.plaques)
    way = rng.choice(("colour", "value", "mixed"))
    if way == "value":
        return lambda bank: pay_value(pieces, value, venezia.chips, bank=bank, cutting=cutting), chips
    if way == "mixed":
        amount = Cents(pieces * value)
        return lambda bank: pay_mixed(amount, value, venezia.chips, bank=bank, cutting=cutting), chips
    colour = Chip(Cents(rng.choice((250, 500, 1000))), "red")
    offered = [chip for chip in venezia.chips if chip % colour.value == 0]
    wanted = rng.sample(offered, rng.randint(0, 3))
    return (
        lambda bank: pay_colour(pieces, colour, venezia.chips, wanted=wanted, bank=bank, cutting=cutting),
        [*chips, colour],
    )


def _full_bank(rng: random.Random) -> tuple[Pay, Inventory]:
    pay, chips = _payment(rng)
    return pay, counted(dict.fromkeys(chips, _FULL))


def _any_bank(rng: random.Random) -> tuple[Pay, Inventory]:
    """Some chips are many, some few, some are marked as finished."""
    pay, chips = _payment(rng)
    pieces = {chip: rng.randint(0, rng.choice((0, 5, 60, 400, 2_000))) for chip in chips}
    missing = frozenset(rng.sample(chips, rng.randint(0, 4)))
    return pay, Inventory(pieces, rng.choice(list(Certainty)), missing)
