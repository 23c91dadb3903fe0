"""Marks say in which spins of a block something is to be found: bit strings, laid over one another.

A spin has a byte in each of its block's strings, and a payment a bit of that byte: what holds for the whole
spin has all eight. So two qualities of which a payment must have both are found by one `and`, and so are
qualities of spins and payments together. A spin's ninth payment to its sixteenth have their bits in a string
of the next layer, which few blocks have much of, and so on.
"""

from __future__ import annotations

import zlib
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from app.foreign import UNREADABLE
from app.journal.lists.entries import SpinEntry
from app.journal.lists.flags import BLOCK, SLOTS, Quality
from app.table.listing import Flag

WHOLE: Final = 0xFF
_NOTHING: Final = "-"
"""A payment of no bet."""
NONE: Final = bytes(BLOCK)
"""The string of what is nowhere in a block."""

_WORTH_PRESSING: Final = BLOCK * 3 // 4
_ONES: Final = bytes(1 if byte else 0 for byte in range(256))
GRADES: Final = tuple(
    step * 10**power
    for power in range(1, 8)
    for step in (10, 15, 20, 30, 40, 50, 60, 80)
    if 500 <= step * 10**power <= 10**8
)
"""Amounts in cents: of a payment it is marked which of them it exceeds, and under which it is."""

_STEP_OF_MONEY: Final = 50
_DRAWERS: Final = 97
"""Amounts are sorted into so many drawers; a prime, so that those of one chip lie in all of them."""


def packed(bits: bytes) -> bytes:
    """Press a block's string for the file; one that gets hardly shorter lies there as it is."""
    pressed = zlib.compress(bits, 1)
    return pressed if len(pressed) < _WORTH_PRESSING else bits


def unpacked(stored: bytes) -> bytes:
    """Give a block's string, as many bytes as a block has spins.

    Raises:
        ValueError: it is none.
    """
    if len(stored) == BLOCK:
        return stored
    try:
        bits = zlib.decompress(stored, bufsize=BLOCK)
    except UNREADABLE as fault:
        raise ValueError(f"a mark cannot be read: {fault}") from fault
    if len(bits) != BLOCK:
        raise ValueError("a mark has not the length of a block")
    return bits


def spins_marked(bits: bytes, first: int, last: int) -> Iterator[int]:
    """Name the places in a block at which anything is marked, the highest first.

    Args:
        bits: the block's string.
        first: the lowest place that is wanted.
        last: the highest.
    """
    ones = bits.translate(_ONES)
    place = ones.rfind(1, first, last + 1)
    while place >= 0:
        yield place
        place = ones.rfind(1, first, place)


def places_ascending(bits: bytes, first: int, last: int) -> Iterator[int]:
    """Name those places, the lowest first."""
    ones = bits.translate(_ONES)
    place = ones.find(1, first, last + 1)
    while place >= 0:
        yield place
        place = ones.find(1, place + 1, last + 1)


@lru_cache(maxsize=100_000)
def positions_of(winning: str) -> tuple[str, ...]:
    """Name the positions that a payment pays, as its game writes them: `8/11 2=5 x17` pays 8/11."""
    return () if winning == _NOTHING else tuple(stake.split(" ", 1)[0] for stake in winning.split(", "))


@lru_cache(maxsize=4_096)
def kinds_in(kinds: str) -> tuple[str, ...]:
    """Name the kinds of bets that a payment pays."""
    return tuple(kinds.split())


def number_word(number: int | None) -> str:
    """Name the mark of a number that fell; None of a spin without one."""
    return Quality.NUMBER.word("none" if number is None else number)


def spin_words(number: int | None, dealer: str, flags: int) -> Iterator[str]:
    """Name the marks of a whole spin, by what stands in its row."""
    yield number_word(number)
    yield Quality.DEALER.word(dealer)
    if flags:
        yield from (Quality.FLAG.word(flag.value) for flag in Flag(flags))


@lru_cache(maxsize=100_000)
def payment_words(chip: str | None, winning: str, kinds: str) -> tuple[str, ...]:
    """Name the marks of a payment, without those of its amount."""
    words = {Quality.PAID.word()}
    words |= {Quality.POSITION.word(position) for position in positions_of(winning)}
    words |= {Quality.KIND.word(kind) for kind in kinds_in(kinds)}
    if chip is not None:
        words.add(Quality.CHIP.word(chip))
    return tuple(sorted(words))


class Mark(NamedTuple):
    """The string of a word in one layer of a block."""

    block: int
    word: str
    layer: int
    bits: bytes


class Marks:
    """The marks of some spins of one table, block by block, before they go into the file."""

    def __init__(self) -> None:
        """Nothing is marked yet."""
        self._blocks: dict[tuple[int, int], _Strings] = {}

    def add(self, entry: SpinEntry) -> None:
        """Mark a spin and its payments."""
        block, place = divmod(entry.spin, BLOCK)
        strings = self._of(block)
        for word in spin_words(entry.number, entry.dealer, entry.flags):
            strings.of(word)[place] = WHOLE
        for payment in entry.payments:
            layer, slot = divmod(payment.order - 1, SLOTS)
            if layer:
                strings = self._of(block, layer)
            alike = strings.of_payment(payment.chip, payment.winning, payment.kinds)
            alike.amounts.add(payment.amount)
            for bits in alike.strings:
                bits[place] |= 1 << slot
            strings.of_step(_step(payment.amount))[place] |= 1 << slot
            strings.of(amount_word(payment.amount))[place] |= 1 << slot

    def came_to(self, entry: SpinEntry) -> None:
        """Keep what a spin's payments came to before one was put right, or it was opened again."""
        for payment in entry.payments:
            layer = (payment.order - 1) // SLOTS
            strings = self._of(entry.spin // BLOCK, layer)
            strings.of_payment(payment.chip, payment.winning, payment.kinds).amounts.add(payment.amount)

    def flag(self, spin: int, flag: Flag) -> None:
        """Mark a spin with a flag that it got later."""
        block, place = divmod(spin, BLOCK)
        self._of(block).of(Quality.FLAG.word(flag.value))[place] = WHOLE

    def amounts(self) -> Iterator[tuple[int, str, set[int]]]:
        """Give what the payments come to that were marked with a word: block, word, amounts in cents."""
        found: dict[tuple[int, str], set[int]] = {}
        for (block, _), strings in self._blocks.items():
            for word, amounts in strings.amounts():
                found.setdefault((block, word), set()).update(amounts)
        yield from ((block, word, amounts) for (block, word), amounts in found.items())

    def taken(self) -> Iterator[Mark]:
        """Give everything that was marked, and forget it."""
        blocks, self._blocks = self._blocks, {}
        for (block, layer), strings in blocks.items():
            for word, bits in strings.all():
                if bits != NONE:
                    yield Mark(block, word, layer, bits)

    def _of(self, block: int, layer: int = 0) -> _Strings:
        strings = self._blocks.get((block, layer))
        if strings is None:
            strings = self._blocks[block, layer] = _Strings()
        return strings


class _Alike(NamedTuple):
    """Payments in the same chips for the same bets.

    Attributes:
        strings: in which they are marked.
        amounts: what they come to, in cents.
    """

    strings: list[bytearray]
    amounts: set[int]


class _Strings:
    """The strings of one block."""

    def __init__(self) -> None:
        self._words: dict[str, bytearray] = {}
        self._steps: dict[int, bytearray] = {}
        self._payments: dict[tuple[str | None, str, str], _Alike] = {}

    def of(self, word: str) -> bytearray:
        bits = self._words.get(word)
        if bits is None:
            bits = self._words[word] = bytearray(BLOCK)
        return bits

    def of_payment(self, chip: str | None, winning: str, kinds: str) -> _Alike:
        """Give all the strings of such a payment; many are alike."""
        found = self._payments.get((chip, winning, kinds))
        if found is None:
            found = _Alike([self.of(word) for word in payment_words(chip, winning, kinds)], set())
            self._payments[chip, winning, kinds] = found
        return found

    def amounts(self) -> Iterator[tuple[str, set[int]]]:
        """Give what the payments come to, by each word that they bear; a word may come again."""
        for alike_in, alike in self._payments.items():
            yield from ((word, alike.amounts) for word in payment_words(*alike_in))

    def of_step(self, step: int) -> bytearray:
        bits = self._steps.get(step)
        if bits is None:
            bits = self._steps[step] = bytearray(BLOCK)
        return bits

    def all(self) -> Iterator[tuple[str, bytes]]:
        """Give every word's string; what is over an amount is over each smaller one, and so with under."""
        for word, bits in self._words.items():
            yield word, bytes(bits)
        steps = {step: int.from_bytes(bits, "little") for step, bits in self._steps.items()}
        above = 0
        for step in range(2 * len(GRADES), 0, -1):
            above |= steps.get(step, 0)
            if step % 2 == 0 and above:
                yield Quality.OVER.word(GRADES[step // 2 - 1]), above.to_bytes(BLOCK, "little")
        below = 0
        for step in range(2 * len(GRADES)):
            below |= steps.get(step, 0)
            if step % 2 == 0 and below:
                yield Quality.UNDER.word(GRADES[step // 2]), below.to_bytes(BLOCK, "little")


def _step(amount: int) -> int:
    """Say where an amount lies: even between two grades, odd on one; 0 is below the first."""
    return bisect_left(GRADES, amount) + bisect_right(GRADES, amount)


@lru_cache(maxsize=100_000)
def amount_word(cents: int) -> str:
    """Name the mark that every payment of just so many cents bears, and few others."""
    return Quality.AMOUNT.word(cents // _STEP_OF_MONEY % _DRAWERS)


def amount_words(cents: int) -> frozenset[str]:
    """Name all the marks that a payment of just so many cents bears for its amount."""
    over = {Quality.OVER.word(grade) for grade in GRADES if cents > grade}
    under = {Quality.UNDER.word(grade) for grade in GRADES if cents < grade}
    return frozenset({amount_word(cents), *over, *under})


def over_word(cents: int) -> str | None:
    """Name the mark that every payment of more than so many cents bears; None where none need bear one."""
    place = bisect_right(GRADES, cents) - 1
    return None if place < 0 else Quality.OVER.word(GRADES[place])


def under_word(cents: int) -> str | None:
    """Name the mark that every payment of less than so many cents bears; None where none need bear one."""
    place = bisect_left(GRADES, cents)
    return None if place == len(GRADES) else Quality.UNDER.word(GRADES[place])


def laid_over(strings: Iterable[bytes]) -> bytes:
    """Lay strings over one another; what is left is marked in all of them.

    Args:
        strings: at least one. Where nothing is left no more of them are taken.
    """
    each = iter(strings)
    found = int.from_bytes(next(each), "little")
    while found and (bits := next(each, None)) is not None:
        found &= int.from_bytes(bits, "little")
    return found.to_bytes(BLOCK, "little") if found else NONE
