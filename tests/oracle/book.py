"""Where every stake is written down once it is known what becomes of it (interface, the answer of `settle`)."""

from dataclasses import dataclass, field

from .layout import PLACE_IN_LISTS
from .reading import Entry

Item = dict[str, object]
Chip = dict[str, str] | None
LISTS = ("lost", "partage", "enferme", "freed", "returned", "withdrawn")


def money(amount: int) -> str:
    """Cents as a text, with a minus where it is one."""
    sign = "-" if amount < 0 else ""
    units, cents = divmod(abs(amount), 100)
    return f"{sign}{units}.{cents:02d}"


def chip_named(colour: str | None, worth: int) -> dict[str, str]:
    """A chip as JSON: a colour, or a value."""
    return {"value": money(worth)} if colour is None else {"colour": colour}


def pieces_in(amount: int, worth: int) -> int | None:
    """How many pieces an amount is; none where it is no whole number of them."""
    pieces, rest = divmod(amount, worth)
    return None if rest else pieces


@dataclass(frozen=True)
class Lying:
    """Chips that stay on the layout."""

    position: str
    place: int
    colour: str | None
    worth: int
    pieces: int
    owner: str | None
    kind: str = "chips"
    kept: int | None = None
    enferme: bool = False

    @property
    def likeness(self) -> tuple[object, ...]:
        """Two that are alike in this become one entry."""
        return self.colour, self.worth, self.owner, self.kind, self.kept, self.enferme


@dataclass
class Book:
    """The lists of the answer while they are being filled."""

    written: dict[str, list[tuple[int, int, Item]]] = field(
        default_factory=lambda: {name: [] for name in LISTS}
    )
    lying: list[Lying] = field(default_factory=list)
    taken: int = 0
    notes: int = 0
    complimentary: int = 0

    def write(
        self, into: str, first: Entry, amount: int, chip: Chip, pieces: int | None, *, kind: str = "chips"
    ) -> None:
        """One item, at the place of `first`; nothing of 0.00."""
        if amount == 0:
            return
        item: Item = {
            "position": first.position.name,
            "chip": chip,
            "owner": first.owner,
            "pieces": pieces,
            "amount": money(amount),
        }
        if kind != "chips":
            item["kind"] = kind
        self.written[into].append((PLACE_IN_LISTS[first.position.name], first.place, item))

    def write_entry(self, into: str, entry: Entry, amount: int) -> None:
        """One item for (a part of) one entry, in its own chip."""
        chip = chip_named(entry.colour, entry.worth)
        self.write(into, entry, amount, chip, pieces_in(amount, entry.worth), kind=entry.kind)

    def lose(self, entry: Entry) -> None:
        """The bank takes an entry; notes and complimentary chips go into the box."""
        self.write_entry("lost", entry, entry.amount)
        if entry.kind == "complimentary":
            self.complimentary += entry.amount
            return
        self.taken += entry.amount
        if entry.kind == "notes":
            self.notes += entry.amount

    def listed(self, name: str) -> list[Item]:
        """One list in the order of the layout; items at one place in the order of writing."""
        in_order = sorted(self.written[name], key=lambda line: (line[0], line[1]))
        return [item for _, _, item in in_order]

    def standing(self) -> list[Item]:
        """What lies on the layout afterwards, in the form of `bets`."""
        stacks: dict[str, list[Lying]] = {}
        for chips in sorted(self.lying, key=lambda chips: (PLACE_IN_LISTS[chips.position], chips.place)):
            stacks.setdefault(chips.position, []).append(chips)
        return [{"position": position, "stack": merged(stack)} for position, stack in stacks.items()]


def merged(stack: list[Lying]) -> list[Item]:
    """Equal entries become one, at the place of the first of them."""
    together: dict[tuple[object, ...], int] = {}
    first: dict[tuple[object, ...], Lying] = {}
    for chips in stack:
        together[chips.likeness] = together.get(chips.likeness, 0) + chips.pieces
        first.setdefault(chips.likeness, chips)
    return [entry_of(chips, together[likeness]) for likeness, chips in first.items()]


def entry_of(chips: Lying, pieces: int) -> Item:
    """An entry as it would be given to the next spin; what is default is left out."""
    entry: Item = {**chip_named(chips.colour, chips.worth), "pieces": pieces}
    if chips.colour is None and chips.owner is not None:
        entry["owner"] = chips.owner
    if chips.kind != "chips":
        entry["kind"] = chips.kind
    if chips.kept is not None:
        entry["kept"] = chips.kept
    if chips.enferme:
        entry["enferme"] = True
    return entry
