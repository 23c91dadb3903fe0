"""Which chips a known bank gave for its payments, followed from the journal beside the table's own book."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from app.rules.chips import Chip
from app.rules.inventory import Certainty
from app.table.chip_form import held_chip_form
from app.table.roulette.spin_table import SpinTable
from tests.simulation.sums import Form, cents


@dataclass
class Laid:
    """What was seen.

    Attributes:
        otherwise: payments of one chip that were laid in others.
        short: payments that the bank could not make up.
        known: spins after which a known bank that had paid in other chips was known still.
        lost: spins after which it was an estimate.
    """

    otherwise: int = 0
    short: int = 0
    known: int = 0
    lost: int = 0
    _odd: bool = False

    def take(self, before: SpinTable, form: Form, after: SpinTable) -> None:
        """Follow one event, between the states before and after it."""
        if form["kind"] == "payment.made" and "chips" in form:
            self._made(before, form)
        elif form["kind"] == "spin.closed" and before.paying is not None and before.bank.open:
            if before.paying.spin == form["spin"] and before.bank.inventory.certainty is Certainty.KNOWN:
                self._closed(before, after)
            self._odd = False

    def _made(self, before: SpinTable, form: Form) -> None:
        """What was laid is worth the payment, and a known bank had all of it."""
        assert before.paying is not None
        assert before.paying.settlement is not None
        payment = before.paying.settlement.payments[form["order"] - 1]
        laid = sum(cents(item["value"]) * item["pieces"] for item in form["chips"])
        assert laid <= payment.amount, form
        self.short += laid < payment.amount
        chip, colours = payment.chip, {colour.name for colour in before.house.colours}
        if chip is None or payment.pieces is None or chip.colour not in {None, *colours}:
            return
        if form["chips"] != [{**held_chip_form(chip), "pieces": payment.pieces}]:
            self.otherwise += 1
            self._odd = True

    def _closed(self, before: SpinTable, after: SpinTable) -> None:
        """A known bank whose payments were laid in full stays known, and counts what it has."""
        spin = before.paying
        assert spin is not None
        settled = spin.settlement
        assert settled is not None
        in_full = spin.payable.laid.keys() == set(range(1, len(settled.payments) + 1)) and all(
            sum(chip.value * pieces for chip, pieces in spin.payable.laid[order]) == payment.amount
            for order, payment in enumerate(settled.payments, 1)
        )
        known = after.bank.inventory.certainty is Certainty.KNOWN
        if in_full and not settled.bank.notes and not _below(before.bank.inventory.pieces):
            assert known, spin.spin
        if known:
            assert not _below(after.bank.inventory.pieces), spin.spin
        self.known += known and self._odd
        self.lost += not known


def _below(pieces: Mapping[Chip, int]) -> bool:
    """Whether there is less than nothing of a chip; a colour is one chip, whatever its pieces are worth."""
    held: Counter[str | int] = Counter()
    for chip, count in pieces.items():
        held[chip.value if chip.colour is None else chip.colour] += count
    return any(count < 0 for count in held.values())
