"""Zero on the even-money chances (rules 4)."""

from dataclasses import dataclass

from .book import Book, Lying, chip_named, pieces_in
from .houses import UNIT, House, fewest_chips
from .limits import maximum_on
from .reading import Entry
from .winning import THIRD


@dataclass(frozen=True)
class Division:
    """What is halved at once: an owner's chips and notes, the pieces of a colour, or one of unknown owner."""

    entries: list[Entry]

    @property
    def first(self) -> Entry:
        """The entry at whose place all is written and left."""
        return self.entries[0]

    @property
    def unit(self) -> int:
        """The indivisible: one piece of a colour, whatever it is worth, or 2.50."""
        return UNIT if self.first.colour is None else self.first.worth

    @property
    def total(self) -> int:
        """The whole stake, also what lies over the maximum."""
        return sum(entry.amount for entry in self.entries)

    @property
    def odd(self) -> int:
        """The unit that nobody can halve, if there is one."""
        return self.total % (2 * self.unit)

    @property
    def half(self) -> int:
        """The half of the rest."""
        return (self.total - self.odd) // 2

    @property
    def lump(self) -> bool:
        """Whether any of it has been left lying."""
        return any(entry.kept is not None for entry in self.entries)

    def chip(self) -> dict[str, str] | None:
        """A colour keeps its chip, value has none."""
        return None if self.first.colour is None else chip_named(self.first.colour, self.unit)

    def pieces(self, amount: int) -> int | None:
        """An amount in pieces of the colour; none for value."""
        return None if self.first.colour is None else pieces_in(amount, self.unit)


def goes_to_prison(entry: Entry, *, last: bool) -> bool:
    """House `france`: the player's choice, without effect on the last spin."""
    return entry.prison and not last


def divisions(free: list[Entry], *, last: bool) -> list[Division]:
    """Owner by owner, a colour by itself, as they lie; what is to go to prison apart from the rest."""
    found: dict[object, list[Entry]] = {}
    for entry in free:
        key = ("value", entry.person) if entry.colour is None else ("colour", entry.colour)
        found.setdefault((key, goes_to_prison(entry, last=last)), []).append(entry)
    return [Division(entries) for entries in found.values()]


def take_half(book: Book, division: Division, half: int) -> None:
    """The bank's part; whole notes go into the box."""
    all_notes = all(entry.kind == "notes" for entry in division.entries)
    book.write(
        "partage",
        division.first,
        half,
        division.chip(),
        division.pieces(half),
        kind="notes" if all_notes else "chips",
    )
    book.taken += half
    book.notes += sum(entry.amount for entry in division.entries if entry.kind == "notes")


def half_back(book: Book, division: Division) -> None:
    """To the cent: half taken, half returned, nothing stands."""
    half, rest = divmod(division.total, 2)
    if rest:
        raise AssertionError("a stake is a multiple of 2.50, so its half is whole cents")
    take_half(book, division, half)
    book.write("returned", division.first, half, division.chip(), division.pieces(half))


def shut_in(book: Book, division: Division) -> None:
    """House `france`: the whole stake goes to prison as it lies, and none of it into the box."""
    first = division.first
    all_notes = all(entry.kind == "notes" for entry in division.entries)
    chips = {(entry.colour, entry.worth, entry.kind) for entry in division.entries}
    pieces = pieces_in(division.total, first.worth) if len(chips) == 1 else None
    chip = None if pieces is None else chip_named(first.colour, first.worth)
    kind = "notes" if all_notes else "chips"
    book.write("enferme", first, division.total, chip, pieces, kind=kind)
    for entry in division.entries:
        whole = entry.amount % entry.worth == 0
        heap = [(entry.worth, entry.amount // entry.worth)] if whole else fewest_chips(entry.amount)
        for worth, count in heap:
            book.lying.append(
                Lying(
                    position=entry.position.name,
                    place=entry.place,
                    colour=entry.colour,
                    worth=worth,
                    pieces=count,
                    owner=entry.owner,
                    kind=entry.kind if whole else "chips",
                    enferme=True,
                )
            )


def imprison(book: Book, division: Division, *, last: bool) -> None:
    """The odd unit: shut in, or on the last spin returned."""
    if not division.odd:
        return
    first = division.first
    into = "returned" if last else "enferme"
    book.write(into, first, division.odd, chip_named(first.colour, division.unit), 1)
    if not last:
        leave(book, division, division.unit, 1, kept=None, enferme=True)


def leave(
    book: Book, division: Division, worth: int, pieces: int, *, kept: int | None, enferme: bool
) -> None:
    """Chips at the place of the division's first entry."""
    first = division.first
    book.lying.append(
        Lying(
            position=first.position.name,
            place=first.place,
            colour=first.colour,
            worth=worth,
            pieces=pieces,
            owner=first.owner,
            kept=kept,
            enferme=enferme,
        )
    )


def leave_half(book: Book, division: Division, kept: int | None) -> None:
    """The player's half: pieces of a colour, or the fewest value chips, highest first."""
    if division.first.colour is not None:
        if division.half:
            leave(book, division, division.unit, division.half // division.unit, kept=kept, enferme=False)
        return
    for worth, pieces in fewest_chips(division.half):
        leave(book, division, worth, pieces, kept=kept, enferme=False)


def partage(book: Book, mine: list[Division], *, last: bool) -> None:
    """What one person has on one chance: halves, the odd units, and what becomes of a lump.

    Zero is one more spin for winnings that have lain already, and begins no count. What is left of a lump is
    taken off at the third spin or over the maximum, like winnings.
    """
    longest = max(
        (entry.kept for division in mine for entry in division.entries if entry.kept is not None), default=0
    )
    kept = longest + 1 if longest else 0
    lump = sum(division.half for division in mine if division.lump)
    off = kept >= THIRD or lump > maximum_on(mine[0].first)
    for division in mine:
        take_half(book, division, division.half)
        if division.lump and off:
            half = division.half
            book.write("withdrawn", division.first, half, division.chip(), division.pieces(half))
        else:
            leave_half(book, division, kept if division.lump else None)
        imprison(book, division, last=last)


def settle_zero(book: Book, stack: list[Entry], house: House, *, last: bool) -> None:
    """One even-money chance: prisoners first, then what is free, owner by owner."""
    free = [entry for entry in stack if not entry.enferme]
    for entry in stack:
        if entry.enferme or house.zero == "all_lost":
            book.lose(entry)
    if house.zero == "all_lost":
        return
    if house.zero in {"half_back", "choice"}:
        for division in divisions(free, last=last):
            treat = shut_in if goes_to_prison(division.first, last=last) else half_back
            treat(book, division)
        return
    people: dict[object, list[Division]] = {}
    for division in divisions(free, last=last):
        people.setdefault(division.first.person, []).append(division)
    for mine in people.values():
        partage(book, mine, last=last)
