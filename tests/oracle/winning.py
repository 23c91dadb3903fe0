"""What becomes of the stakes on a position that won: freed, returned, left lying, taken off (rules 4 and 5)."""

from .book import Book, Lying
from .houses import fewest_chips
from .layout import Position
from .limits import Stake, count, maximum_on, people
from .reading import Entry

THIRD = 3


def free_prisoners(book: Book, prisoners: list[Entry]) -> None:
    """Rules 4: its chance wins, so it is put in the middle, not paid, and is an ordinary stake from here on."""
    for entry in prisoners:
        book.write_entry("freed", entry, entry.amount)
        book.lying.append(
            Lying(
                position=entry.position.name,
                place=entry.place,
                colour=entry.colour,
                worth=entry.worth,
                pieces=entry.amount // entry.worth,
                owner=entry.owner,
                kind=entry.kind,
            )
        )


def stake_in_chips(stake: Stake) -> list[tuple[str | None, int, int]]:
    """In what the stake that counted stands: (colour, worth, pieces).

    Notes that won have been changed, and what a maximum cut is laid anew: the fewest value chips for both.
    """
    entry = stake.entry
    if entry.kind == "notes" or stake.cut:
        return [(None, worth, pieces) for worth, pieces in fewest_chips(stake.counted)]
    return [(entry.colour, entry.worth, stake.counted // entry.worth)]


def with_winnings(stake: Stake) -> list[tuple[str | None, int, int]]:
    """Stake and winnings in the same chips; what these cannot make up is handed over."""
    pays = stake.entry.position.pays
    grown = []
    for colour, worth, pieces in stake_in_chips(stake):
        winnings = (pieces * pays.numerator) // pays.denominator
        grown.append((colour, worth, pieces + winnings))
    return grown


def worth_of(chips: list[tuple[str | None, int, int]]) -> int:
    """What a heap of chips is worth."""
    return sum(worth * pieces for _, worth, pieces in chips)


def lay(book: Book, stake: Stake, chips: list[tuple[str | None, int, int]], kept: int | None) -> None:
    """Put chips down where the entry lay."""
    entry = stake.entry
    changed = entry.kind == "notes"
    for colour, worth, pieces in chips:
        book.lying.append(
            Lying(
                position=entry.position.name,
                place=entry.place,
                colour=colour,
                worth=worth,
                pieces=pieces,
                owner=entry.owner,
                kind="chips" if changed else entry.kind,
                kept=kept,
            )
        )


def leave_on_chance(book: Book, stakes: list[Stake]) -> None:
    """Rules 5: what one owner leaves lying on one chance is one lump with one count.

    The winnings that the lump has lain for get one spin more. At the third all of it is taken off, and so it
    is as soon as stakes and winnings are more than the maximum. The other stakes simply stand.
    """
    counting = {stake.entry.place: stake for stake in stakes if stake.counted}
    for mine in people([stake.entry for stake in stakes]).values():
        standing = [counting[entry.place] for entry in mine if entry.place in counting]
        lump = [stake for stake in standing if stake.entry.kept is not None]
        spins = 1 + max((entry.kept for entry in mine if entry.kept is not None), default=0)
        total = sum(worth_of(with_winnings(stake)) for stake in lump)
        for stake in standing:
            if stake.entry.kept is None:
                lay(book, stake, stake_in_chips(stake), None)
            elif spins >= THIRD or total > maximum_on(stake.entry):
                book.write_entry("withdrawn", stake.entry, worth_of(with_winnings(stake)))
            else:
                lay(book, stake, with_winnings(stake), spins)


def leave_inside(book: Book, stakes: list[Stake]) -> None:
    """Rules 5: the stake plays on only if its owner is certain, otherwise it is taken off."""
    for stake in stakes:
        if stake.entry.owner is None:
            book.write_entry("withdrawn", stake.entry, stake.counted)
        elif stake.counted:
            lay(book, stake, stake_in_chips(stake), None)


def settle_winning(book: Book, position: Position, stack: list[Entry]) -> list[Stake]:
    """One winning position; answers the stakes that are to be paid."""
    free_prisoners(book, [entry for entry in stack if entry.enferme])
    stakes = count([entry for entry in stack if not entry.enferme])
    for stake in stakes:
        book.write_entry("returned", stake.entry, stake.over)
        if stake.entry.kind == "notes":
            book.notes += stake.counted
    if position.inside:
        leave_inside(book, stakes)
    else:
        leave_on_chance(book, stakes)
    return [stake for stake in stakes if stake.counted]
