"""The bank: what must add up, and how it is laid and counted (rules 9; sections 3.1 to 3.6).

Chips and notes are counts by denomination; money is cents.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from .cut import STACK
from .houses import CHIPS, NOTES

Counts = Mapping[int, int]
Operation = Literal["chips", "notes", "mass", "bank-change", "fill", "credit", "boite"]

FIVE = 5
KNOWN = 20  # notes
INTO_THE_BOX = 2_000  # tips of this value and more go straight into the boîte
ON_ONE_STACK = 5
ON_MORE_STACKS = 12

# What is said, in order; where a count is said besides, it stands in brackets.
SAID: dict[Operation, tuple[str, ...]] = {
    "chips": ("[importo] al cambio",),
    "notes": ("Biglietti al cambio", "[importo] biglietti conosciuti", "[totale]"),
    "mass": ("Massa al cambio", "[totale]", "La massa è cambiata"),
    "bank-change": ("Cambio alla banca", "[totale] Cambiato alla Banca", "Vuoti"),
}

# Who signs the document of a fill or a credit.
SIGN = ("capo tavolo", "municipal inspector", "house inspector")


def total(counts: Counts) -> int:
    """What a heap is worth."""
    return sum(worth * pieces for worth, pieces in counts.items())


def adds_up(received: Counts, given: Counts) -> bool:
    """A change of any kind: what leaves is worth what comes."""
    return total(received) == total(given)


def missing(received: Counts, given: Counts) -> int:
    """What is still to be given for what was received; below zero, too much was."""
    return total(received) - total(given)


def moved(inventory: Counts, comes: Counts, leaves: Counts) -> dict[int, int]:
    """What lies in the bank afterwards; what is not there cannot leave it."""
    after = dict(inventory)
    for worth, pieces in comes.items():
        after[worth] = after.get(worth, 0) + pieces
    for worth, pieces in leaves.items():
        after[worth] = after.get(worth, 0) - pieces
        if after[worth] < 0:
            raise ValueError(f"the bank has not so many of {worth}")
    return {worth: pieces for worth, pieces in sorted(after.items()) if pieces}


def change(inventory: Counts, received: Counts, given: Counts, *, notes: bool = False) -> dict[int, int]:
    """A change at the table or with the cage; notes that are received go into the box, not into the bank."""
    known = NOTES if notes else CHIPS
    if any(worth not in known for worth in received) or any(worth not in CHIPS for worth in given):
        raise ValueError("not of this house")
    if not adds_up(received, given):
        raise ValueError(f"it does not add up: {missing(received, given)}")
    return moved(inventory, {} if notes else received, given)


def filled(inventory: Counts, chips: Counts) -> dict[int, int]:
    """A fill: chips come from the cage, none leave."""
    return moved(inventory, chips, {})


def credited(inventory: Counts, chips: Counts) -> dict[int, int]:
    """A credit: chips that are too many go to the cage."""
    return moved(inventory, {}, chips)


def result(opening: int, closing: int, *, fills: int = 0, credits_: int = 0, drop: int = 0) -> int:
    """What the table has won in a day: closing + credits + drop − opening − fills."""
    return closing + credits_ + drop - opening - fills


def estimate(last_count: int, *, payments: int = 0, fills: int = 0) -> int:
    """What is thought to lie in the bank between two counts: the last, less payments, plus fills (rules 7)."""
    return last_count - payments + fills


def signed(signatures: Mapping[str, str]) -> bool:
    """A fill or credit is signed by the capo tavolo and both inspectors, three people."""
    names = [signatures.get(role, "") for role in SIGN]
    return all(names) and len(set(names)) == len(SIGN)


def laid(counts: Counts, what: Operation | Literal["payment"]) -> list[tuple[int, int]]:
    """Changes, fills and credits are laid and read from the lowest denomination up, payments from the highest."""
    if what == "notes":
        raise ValueError("notes are laid by note_groups")
    return sorted(((w, n) for w, n in counts.items() if n), reverse=what == "payment")


def mass(pieces: int) -> tuple[int, int]:
    """A mass of one chip: stacks of twenty, and the fraction."""
    return divmod(pieces, STACK)


def most_on_top(stacks: int) -> int:
    """How many chips may lie on top of the stacks of a change: 5 on one, 12 on two or more."""
    if stacks < 1:
        raise ValueError("no stack")
    return ON_ONE_STACK if stacks == 1 else ON_MORE_STACKS


# --- notes ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class NoteGroup:
    """Notes of one denomination up to twenty: how they lie, and the amount that is said when they are twenty."""

    worth: int
    notes: int
    fractions: tuple[int, ...]
    known: int | None


def fractions(notes: int) -> tuple[int, ...]:
    """Fives, offset; what is below five lies singly."""
    fives, singles = divmod(notes, FIVE)
    return (FIVE,) * fives + (1,) * singles


def note_groups(counts: Counts) -> list[NoteGroup]:
    """The highest first; at twenty "biglietti conosciuti" with the amount, and on with the next twenty."""
    found = []
    for worth, notes in sorted(counts.items(), reverse=True):
        if worth not in NOTES:
            raise ValueError(f"no note of this house: {worth}")
        twenties, rest = divmod(notes, KNOWN)
        for size in [KNOWN] * twenties + ([rest] if rest else []):
            known = KNOWN * worth if size == KNOWN else None
            found.append(NoteGroup(worth, size, fractions(size), known))
    return found


# --- the boîte --------------------------------------------------------------------------------------------


def straight_in(chip: int) -> bool:
    """Value of 20 and more goes straight into the boîte; the rest and colour wait on the couvette."""
    return chip >= INTO_THE_BOX


def couvette(pieces: int) -> list[int]:
    """Chips of one kind as they wait: a pile of five, the next beside it, and two fives become a ten."""
    tens, rest = divmod(pieces, 2 * FIVE)
    fives, left = divmod(rest, FIVE)
    return [2 * FIVE] * tens + [FIVE] * fives + ([left] if left else [])


def changed_now(pieces: int) -> bool:
    """Two tens of one kind: they should be changed."""
    return pieces >= 4 * FIVE


def colour_fraction(minimum: int) -> int:
    """In how many pieces colour is laid at the change: four at a minimum of 2.50, five from 5."""
    return 4 if minimum < 500 else 5


def colour_groups(pieces: int, minimum: int) -> list[int]:
    """Colour at the change of the boîte; each full group is a round sum."""
    size = colour_fraction(minimum)
    full, left = divmod(pieces, size)
    return [size] * full + ([left] if left else [])


def round_sum(chip: int, pieces: int) -> bool:
    """Whether value lies as it should at the change of the boîte, in 25s and 50s."""
    return chip * pieces in {2_500, 5_000}


def boite_change(value: Counts, colour_pieces: int, minimum: int) -> tuple[list[str], int]:
    """In what order the boîte is changed, and what it comes to: value first, then colour."""
    if any(straight_in(chip) for chip in value):
        raise ValueError("value of 20 and more is in the boîte already")
    order = [name for name, there in (("value", total(value)), ("colour", colour_pieces)) if there]
    return order, total(value) + colour_pieces * minimum
