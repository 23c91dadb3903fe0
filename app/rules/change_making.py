"""Which amounts some chips can make up, and with how few of them: exact, whatever is missing (rules 7).

Theory. The amounts that a stock can pay are the bits of one whole number, bit n standing for n units (the
greatest common divisor of the chips). One more chip of worth w is `bits | bits << w`; a stock of n equal
chips is taken in parts of 1, 2, 4 … chips, so that each denomination costs a few shifts. The bits are kept
for each number of denominations, lowest first. The fewest chips are then looked for from the highest
denomination down: only where the bit says that the rest can be paid, as many of it as possible first, and no
further than a bound allows (what the rest would take if chips could be broken). What a dealer does by eye is
the first path, nearly always.
"""

from __future__ import annotations

from math import gcd
from typing import Final

from app.rules.chips import Chip
from app.rules.inventory import Bundle, Stock, bundle, laying_place

_UNPAYABLE: Final = 1 << 62


class ChipSearch:
    """All that a stock of chips can pay, up to some amount."""

    __slots__ = ("_chips", "_found", "_limits", "_reached", "_unit", "_worths")

    def __init__(self, most: int, stock: Stock) -> None:
        """Work out what can be paid.

        Args:
            most: cents; nothing above it is asked.
            stock: the chips that may be used.
        """
        there = [(chip, count) for chip, count in stock.items() if chip.value <= most and count != 0]
        # At equal worth the later is preferred: colour before value.
        there.sort(key=lambda item: (item[0].value, not laying_place(item[0])[0]))
        self._chips: tuple[Chip, ...] = tuple(chip for chip, _ in there)
        self._unit = gcd(*(chip.value for chip in self._chips)) or 1
        self._worths = [chip.value // self._unit for chip in self._chips]
        self._limits = [
            most // chip.value if count is None else min(count, most // chip.value) for chip, count in there
        ]
        self._reached = _reached(self._worths, self._limits, most // self._unit)
        self._found: dict[tuple[int, int], tuple[int, ...]] = {}

    def pays(self, amount: int) -> bool:
        """Whether the chips can make up an amount exactly."""
        units, rest = divmod(amount, self._unit)
        return rest == 0 and bool(self._reached[-1] >> units & 1)

    def largest(self, amount: int) -> int:
        """The largest amount, in cents, that can be paid and is not over `amount`."""
        below = self._reached[-1] & ((1 << amount // self._unit + 1) - 1)
        return (below.bit_length() - 1) * self._unit

    def fewest(self, amount: int) -> Bundle | None:
        """Make up an amount in the fewest chips; of equally few, those with most of the highest.

        Args:
            amount: cents.

        Returns:
            The chips in laying order, or None where they cannot make it up.
        """
        if not self.pays(amount):
            return None
        counts = self._counts(len(self._chips), amount // self._unit)
        return bundle(dict(zip(self._chips, counts, strict=True)))

    def _counts(self, level: int, rest: int) -> tuple[int, ...]:
        """Pieces of the lowest `level` chips that make up `rest` units, which they can."""
        if level == 0:
            return ()
        known = self._found.get((level, rest))
        if known is not None:
            return known
        worth, below = self._worths[level - 1], self._reached[level - 1]
        best: tuple[int, ...] = ()
        fewest = _UNPAYABLE
        for count in range(min(self._limits[level - 1], rest // worth), -1, -1):
            left = rest - count * worth
            if count + self._at_least(level - 1, left) >= fewest:
                break
            if below >> left & 1:
                lower = self._counts(level - 1, left)
                if count + sum(lower) < fewest:
                    best, fewest = (*lower, count), count + sum(lower)
        self._found[level, rest] = best
        return best

    def _at_least(self, level: int, rest: int) -> int:
        """How many chips `rest` units would take if the last of them could be broken."""
        count = 0
        for place in range(level - 1, -1, -1):
            worth, limit = self._worths[place], self._limits[place]
            if rest <= limit * worth:
                return count - (-rest // worth)
            count += limit
            rest -= limit * worth
        return count if rest == 0 else _UNPAYABLE - 1


def _reached(worths: list[int], limits: list[int], most: int) -> list[int]:
    """The amounts that the lowest chips can pay, as bits: with none of them, with the first, with two."""
    mask = (1 << most + 1) - 1
    reached = [1]
    for worth, limit in zip(worths, limits, strict=True):
        bits, part, left = reached[-1], 1, limit
        while left:
            taken = min(part, left)
            bits = (bits | bits << taken * worth) & mask
            left -= taken
            part *= 2
        reached.append(bits)
    return reached


def fewest_of(amount: int, stock: Stock) -> Bundle | None:
    """Make up an amount in the fewest chips of a stock.

    Args:
        amount: cents.
        stock: the chips that may be used.

    Returns:
        The chips in laying order, or None where they cannot make it up.
    """
    return ChipSearch(amount, stock).fewest(amount)


def most_of(chip: Chip, most: int, amount: int, others: Stock, *, least: int = 0) -> Bundle | None:
    """Make up an amount with as many pieces of one chip as can be, the rest in the fewest of the others.

    Args:
        chip: the one that is wanted.
        most: how many pieces of it at most.
        amount: cents.
        others: the chips that fill up; without `chip`.
        least: how many pieces of it at least.

    Returns:
        The chips in laying order, or None where it cannot be done.
    """
    search = ChipSearch(amount, others)
    for count in range(min(most, amount // chip.value), least - 1, -1):
        rest = search.fewest(amount - count * chip.value)
        if rest is not None:
            return bundle({**dict(rest), chip: count})
    return None
