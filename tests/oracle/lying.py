"""What counts under a maximum, and winnings that are left lying (rules 5; section 2).

A stack is given as in the interface's `settle`; amounts are cents.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from .houses import UNIT, house_named
from .layout import POSITIONS
from .limits import count, reduce_notes
from .reading import Entry, read_spin
from .winning import THIRD

Json = dict[str, object]
Why = Literal["third-spin", "over-the-maximum"]


def entries(position: str, stack: Sequence[Json], house: str, colours: Json | None) -> list[Entry]:
    """The stack as it lies, prisoners apart, for they count under no maximum."""
    bets = [{"position": position, "stack": list(stack)}]
    spin = {"house": house, "number": 0, "bets": bets, "colours": colours or {}}
    return [entry for entry in read_spin(spin).stacks[position] if not entry.enferme]


def maximum(position: str, house: str = "venezia") -> int:
    """How much one player may have on a position."""
    return house_named(house).maximum[POSITIONS[position].kind]


def notes_up_to(
    position: str, stack: Sequence[Json], house: str = "venezia", colours: Json | None = None
) -> list[int]:
    """What goes back of each entry because its notes play up to the maximum only, as the entries lie."""
    free = entries(position, stack, house, colours)
    _, back = reduce_notes(free)
    returned = {entry.place: amount for entry, amount in back}
    return [returned.get(entry.place, 0) for entry in free]


def counting(
    position: str, stack: Sequence[Json], house: str = "venezia", colours: Json | None = None
) -> list[tuple[int, int]]:
    """Of each entry on a position that won, what is paid and what goes back, as the entries lie.

    What doubtful notes are too much goes back too.
    """
    free = entries(position, stack, house, colours)
    left, _ = reduce_notes(free)
    counted = {stake.entry.place: stake.counted for stake in count(left)}
    return [(counted.get(entry.place, 0), entry.amount - counted.get(entry.place, 0)) for entry in free]


@dataclass(frozen=True)
class Lump:
    """What one owner has left lying on one chance that has won: the count it comes to, and what it is worth."""

    spins: int
    paid: int
    total: int
    taken_off: tuple[Why, ...]


def reasons(spins: int, total: int, limit: int) -> tuple[Why, ...]:
    """Why a lump is taken off: at the third spin, or as soon as it is strictly over the maximum."""
    found: list[Why] = []
    if spins >= THIRD:
        found.append("third-spin")
    if total > limit:
        found.append("over-the-maximum")
    return tuple(found)


def lump(stakes: Sequence[tuple[int, int]], position: str, house: str = "venezia") -> Lump:
    """One owner's stakes that are left lying on a chance that won, each (amount, spins that it has lain).

    The highest count is everyone's; stakes and winnings together are compared. What counts under the maximum
    is taken to be all of it.
    """
    if not stakes:
        raise ValueError("nothing lies there")
    pays = POSITIONS[position].pays
    if pays.denominator != 1:
        raise ValueError(f"half the stake is paid there: {position}")
    staked = sum(amount for amount, _ in stakes)
    total = staked + staked * int(pays)
    spins = 1 + max(kept for _, kept in stakes)
    return Lump(spins, total - staked, total, reasons(spins, total, maximum(position, house)))


@dataclass(frozen=True)
class Played:
    """One spin in the life of a stake whose player takes nothing.

    `kept` is its count afterwards: none while nothing has won. `taken_off` is held for its owner.
    """

    number: int
    stake: int
    paid: int
    bank: int
    enferme: int
    standing: int
    kept: int | None
    taken_off: int
    why: tuple[Why, ...]


def at_zero(stake: int, kept: int | None, number: int, limit: int) -> Played:
    """The bank's half, an odd unit shut in; what is left has lain one spin more if winnings lie in it."""
    odd = stake % (2 * UNIT)
    half = (stake - odd) // 2
    spins = None if kept is None else kept + 1
    why = () if spins is None else reasons(spins, half, limit)
    standing = 0 if why else half
    return Played(number, stake, 0, half, odd, standing, spins if standing else None, half - standing, why)


def won(stake: int, kept: int | None, number: int, position: str, house: str) -> Played:
    """Paid, and the winnings stay with the stake unless they must be taken off."""
    found = lump([(stake, kept or 0)], position, house)
    standing = 0 if found.taken_off else found.total
    return Played(
        number=number,
        stake=stake,
        paid=found.paid,
        bank=0,
        enferme=0,
        standing=standing,
        kept=found.spins if standing else None,
        taken_off=found.total - standing,
        why=found.taken_off,
    )


def left_lying(stake: int, position: str, numbers: Sequence[int], house: str = "venezia") -> list[Played]:
    """A player's value on one chance, never touched, number by number until nothing stands any more.

    The zero rule is `partage`; a prisoner is left out of what follows.
    """
    told = house_named(house)
    if told.zero != "partage":
        raise ValueError(f"not the zero rule of {house}")
    if POSITIONS[position].inside or stake > maximum(position, house) or stake % UNIT:
        raise ValueError("a stake on a chance, in units, not over the maximum")
    kept: int | None = None
    evening = []
    for number in numbers:
        if stake == 0:
            break
        if number in POSITIONS[position].numbers:
            spin = won(stake, kept, number, position, house)
        elif number == 0 and POSITIONS[position].kind == "even-money":
            spin = at_zero(stake, kept, number, maximum(position, house))
        else:
            spin = Played(number, stake, 0, stake, 0, 0, None, 0, ())
        evening.append(spin)
        stake, kept = spin.standing, spin.kept
    return evening
