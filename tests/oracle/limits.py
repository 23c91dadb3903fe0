"""What counts under a maximum, and what is over it (rules 5)."""

from dataclasses import dataclass, replace

from .reading import Entry


@dataclass(frozen=True)
class Stake:
    """An entry on a winning position, and how much of it is paid."""

    entry: Entry
    counted: int

    @property
    def over(self) -> int:
        """What is returned."""
        return self.entry.amount - self.counted

    @property
    def cut(self) -> bool:
        """Whether a chip counts in part."""
        return self.counted % self.entry.worth != 0


def maximum_on(entry: Entry) -> int:
    """The maximum of the place where the entry lies, in this house."""
    return entry.maximum


def counting_order(entry: Entry) -> tuple[bool, int, bool, int]:
    """Notes last; the highest denomination first; ordinary before complimentary; then as they lie."""
    return entry.kind == "notes", -entry.worth, entry.kind == "complimentary", entry.place


def people(entries: list[Entry]) -> dict[object, list[Entry]]:
    """The entries of each person, as they lie; one of unknown owner is alone."""
    found: dict[object, list[Entry]] = {}
    for entry in entries:
        found.setdefault(entry.person, []).append(entry)
    return found


def fill(room: int, entries: list[Entry]) -> dict[int, int]:
    """How much of each entry (by its place) goes into the room, in the order in which stakes count."""
    taken = {}
    for entry in sorted(entries, key=counting_order):
        amount = min(entry.amount, room)
        if entry.kind == "complimentary":
            # Such a chip is indivisible: it counts whole or not at all.
            amount -= amount % entry.worth
        taken[entry.place] = amount
        room -= amount
    return taken


def count(free: list[Entry]) -> list[Stake]:
    """The free entries on one winning position, as they lie, each with what counts of it.

    Held voisins (`over_maximum`) count in full and take no room.
    """
    counted = {entry.place: entry.amount for entry in free if entry.over_maximum}
    for mine in people([entry for entry in free if not entry.over_maximum]).values():
        counted.update(fill(maximum_on(mine[0]), mine))
    return [Stake(entry, counted[entry.place]) for entry in free]


def reduce_notes(free: list[Entry]) -> tuple[list[Entry], list[tuple[Entry, int]]]:
    """Notes that play up to the maximum are reduced to the room that is left beside all else.

    Answers what stays on the position, and what is returned of which entry. Several such entries of one
    owner share the room in the order in which stakes count.
    """
    stays = {entry.place: entry.amount for entry in free}
    for mine in people(free).values():
        doubtful = [entry for entry in mine if entry.up_to_maximum]
        if doubtful:
            beside = sum(entry.amount for entry in mine if not entry.up_to_maximum)
            stays.update(fill(max(0, maximum_on(doubtful[0]) - beside), doubtful))
    returned = [
        (entry, entry.amount - stays[entry.place]) for entry in free if stays[entry.place] < entry.amount
    ]
    left = [replace(entry, amount=stays[entry.place]) for entry in free if stays[entry.place]]
    return left, returned
