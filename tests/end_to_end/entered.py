"""What a dealer entered of a number, touch by touch, as he would count it on the cloth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from tests.oracle.book import money
from tests.oracle.layout import POSITIONS

Form = dict[str, Any]
Bets = dict[str, list[Form]]
MOST = 999
CORNERS = frozenset({"corner", "trio", "first-four"})
FIGURES: Mapping[str, frozenset[str]] = {
    "splits": frozenset({"split"}),
    "corners": CORNERS,
    "straight_and_splits": frozenset({"straight", "split"}),
    "complete": frozenset({"straight", "split", "street", "line"}) | CORNERS,
}
"""The figures of a number, by the kinds of combination that they cover."""


class Held(NamedTuple):
    """The chip in hand: a colour, or a chip of value (cents) with its owner, None where nobody knows."""

    colour: str | None
    value: int | None
    owner: str | None

    @classmethod
    def of(cls, entry: Form) -> Self:
        if "colour" in entry:
            return cls(entry["colour"], None, None)
        return cls(None, round(float(entry["value"]) * 100), entry.get("owner"))

    def entry(self, pieces: int) -> Form:
        if self.colour is not None:
            return {"colour": self.colour, "pieces": pieces}
        owner = {} if self.owner is None else {"owner": self.owner}
        return {"value": money(self.value or 0), "pieces": pieces, **owner}


def winning(number: int) -> list[str]:
    """The combinations of a number."""
    return [name for name, place in POSITIONS.items() if place.inside and number in place.numbers]


def chances(number: int) -> list[str]:
    """The chances that can be touched: those that won, at zero the six that are divided."""
    outside = [
        place for place in POSITIONS.values() if not place.inside and not place.kind.startswith("double")
    ]
    if number == 0:
        return [place.name for place in outside if place.kind == "even-money"]
    return [place.name for place in outside if number in place.numbers]


def figure(name: str, number: int) -> list[str]:
    """The places of a figure."""
    return [place for place in winning(number) if POSITIONS[place].kind in FIGURES[name]]


def _squares(name: str) -> tuple[int, ...]:
    """The squares that a combination touches; beside the first row those where another row would be are zero."""
    kind, numbers = POSITIONS[name].kind, POSITIONS[name].numbers
    if numbers[0] != 0 or kind == "straight":
        return numbers
    own = numbers[1:]
    return (*(n - 3 for n in own), *own)


_BY_SQUARES = {(place.kind, _squares(name)): name for name, place in POSITIONS.items() if place.inside}


def moved(place: str, number: int, other: int) -> str | None:
    """The place that lies to another number as a place lies to a number: 0/2 is to 2 what 5/8 is to 8.

    Returns:
        Its name; None where there is none, or it would be another kind of bet.
    """
    if number == other:
        return place
    if 0 in {number, other}:
        return None
    by = other - number
    if POSITIONS[place].kind in {
        "street",
        "line",
        "first-four",
    }:  # beside the row, whichever of its numbers fell
        by = 3 * ((other - 1) // 3 - (number - 1) // 3)
    return _BY_SQUARES.get((POSITIONS[place].kind, tuple(n + by for n in _squares(place))))


Gone = frozenset[tuple[str, str]]
"""What players took up before the throw, by the chance and whose it was."""


class Entered:
    """The stacks, each from the bottom, what was taken up of the stakes of before, and the way back.

    Attributes:
        bets: entries by place; a place where nothing lies is not there.
        gone: what was said to be taken up.
    """

    def __init__(self, gone: Gone = frozenset()) -> None:
        self.bets: Bets = {}
        self.gone = gone
        self.before: list[tuple[Bets, Gone]] = []
        self.after: list[tuple[Bets, Gone]] = []

    def copy(self) -> Entered:
        other = Entered(self.gone)
        other.bets = {place: [dict(e) for e in stack] for place, stack in self.bets.items()}
        other.before, other.after = list(self.before), list(self.after)
        return other

    def same(self, other: Entered) -> bool:
        """Whether the same lies there, however it came about."""
        return (self.bets, self.gone) == (other.bets, other.gone)

    def pieces(self, place: str, chip: Held) -> int:
        return sum(e["pieces"] for e in self.bets.get(place, ()) if Held.of(e) == chip)

    def change(self, wanted: Mapping[tuple[str, Held], int]) -> None:
        """Let so many pieces of a chip lie on a place, all as one act."""
        was = self.copy()
        for (place, chip), pieces in wanted.items():
            self._lay(place, chip, max(0, min(MOST, pieces)))
        if not self.same(was):
            self.before.append((was.bets, was.gone))
            self.after.clear()

    def take_up(self, place: str, owner: str) -> None:
        """Say that a player's stake from before lay there no more when the ball was thrown."""
        self.before.append((self.copy().bets, self.gone))
        self.gone |= {(place, owner)}
        self.after.clear()

    def add(self, chip: Held, pieces: int, *places: str) -> None:
        """Lay as many more, or with fewer than none take as many off."""
        self.change({(place, chip): self.pieces(place, chip) + pieces for place in places})

    def give(self, chip: Held, owner: str, laid: Mapping[str, int]) -> None:
        """Say whose chips are of which nobody said it: so many on each place; where all of them are, in their stead."""
        was, his = self.copy(), chip._replace(owner=owner)
        for place, pieces in laid.items():
            rest, whole = self.pieces(place, chip) - pieces, self.pieces(place, his) + pieces
            if not pieces:
                continue
            if rest:
                self._lay(place, chip, rest)
                self._lay(place, his, whole)
                continue
            stack = self.bets[place]
            first = min(n for n, entry in enumerate(stack) if Held.of(entry) in {chip, his})
            others = [entry for entry in stack if Held.of(entry) not in {chip, his}]
            self.bets[place] = [*others[:first], his.entry(whole), *others[first:]]
        if not self.same(was):
            self.before.append((was.bets, was.gone))
            self.after.clear()

    def _lay(self, place: str, chip: Held, pieces: int) -> None:
        stack = self.bets.setdefault(place, [])
        there = next((entry for entry in stack if Held.of(entry) == chip), None)
        if there is None:
            stack.append(chip.entry(pieces))
        else:
            there["pieces"] = pieces
        stack[:] = [entry for entry in stack if entry["pieces"]]
        if not stack:
            del self.bets[place]

    def say_back(self, place: str, owner: str) -> None:
        """Say that it lay there after all."""
        self.before.append((self.copy().bets, self.gone))
        self.gone -= {(place, owner)}
        self.after.clear()

    def undo(self) -> None:
        self.after.append((self.bets, self.gone))
        self.bets, self.gone = self.before.pop()

    def redo(self) -> None:
        self.before.append((self.bets, self.gone))
        self.bets, self.gone = self.after.pop()


def bare(entry: Form) -> Form:
    """What kind of entry it is, in any number of pieces."""
    return {key: value for key, value in entry.items() if key != "pieces"}


def added(stack: list[Form], entry: Form) -> None:
    """Lay pieces on top; equal ones that come together are one entry."""
    if stack and bare(stack[-1]) == bare(entry):
        stack[-1] = {**entry, "pieces": stack[-1]["pieces"] + entry["pieces"]}
    else:
        stack.append(dict(entry))


def plain_bets(bets: Bets) -> Form:
    """Bets in a form that is compared: by place, each stack from the bottom."""
    return {place: [dict(sorted(e.items())) for e in stack] for place, stack in sorted(bets.items())}
