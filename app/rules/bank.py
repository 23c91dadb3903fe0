"""The bank of a table: what came, what went, what it holds and what it won (rules 9) [3.1–3.6].

The chips of the bank are followed by what is recorded of them: counts, movements, and what each spin pays
and takes (`round_bank`): at any time closing + credits + drop − opening − fills is what the table has won.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from app.rules.chips import Chip
from app.rules.inventory import Certainty, Inventory, counted, worth


class BankBook(NamedTuple):
    """What is recorded of one bank since its opening count; amounts in cents.

    Attributes:
        inventory: its chips, as far as they were ever counted.
        begun: the opening count was made.
        opening: the opening count.
        fills: what the cage brought.
        credits: what went to the cage.
        drop: what is in the note box.
        tips: what went to the boîte, what was won for the employees too; never the bank's.
        closing: the closing count; None while the bank is open.
        loose: cents that no chip makes up, where a house halves to the cent.
        owned: pieces of each colour that belong to the bank, in it or out with a player.
    """

    inventory: Inventory = Inventory({}, Certainty.ESTIMATED)
    begun: bool = False
    opening: int = 0
    fills: int = 0
    credits: int = 0
    drop: int = 0
    tips: int = 0
    closing: int | None = None
    loose: int = 0
    owned: Mapping[str, int] = {}

    @property
    def open(self) -> bool:
        """Whether it was counted, and not yet for the last time."""
        return self.begun and self.closing is None

    @property
    def result(self) -> int | None:
        """What the table won since the opening count, in cents; None before the closing count."""
        if self.closing is None:
            return None
        return self.closing + self.credits + self.drop - self.opening - self.fills


def by_colour(pieces: Mapping[Chip, int]) -> dict[str, int]:
    """Count the pieces of each colour, whatever each is worth; chips of value are left out."""
    found: Counter[str] = Counter()
    for chip, count in pieces.items():
        if chip.colour is not None:
            found[chip.colour] += count
    return dict(found)


def below_nothing(pieces: Mapping[Chip, int]) -> dict[Chip, int]:
    """Name the chips of which there is less than nothing; a colour is one, whatever its pieces are worth.

    Returns:
        How many there are of each, below zero.
    """
    colours, found = by_colour(pieces), dict[Chip, int]()
    for chip, count in pieces.items():
        there = count if chip.colour is None else colours.pop(chip.colour, 0)
        if there < 0:
            found[chip] = there
    return found


def colours_away(book: BankBook) -> dict[str, int]:
    """Say of which colours pieces are out, and how many: what is not in the bank, a player has (rules 8).

    Where the bank is only an estimate nothing is said.
    """
    if not book.begun or book.inventory.certainty is not Certainty.KNOWN:
        return {}
    held = by_colour(book.inventory.pieces)
    away = {name: count - held.get(name, 0) for name, count in book.owned.items()}
    return {name: count for name, count in away.items() if count > 0}


def _owning(book: BankBook, pieces: Mapping[Chip, int], sign: int) -> BankBook:
    """The cage brought pieces of a colour (sign 1), or took them (sign -1)."""
    owned = Counter(book.owned)
    for name, count in by_colour(pieces).items():
        owned[name] += sign * count
    return book._replace(owned=dict(owned))


def opened(pieces: Mapping[Chip, int]) -> BankBook:
    """Begin with a count."""
    return BankBook(counted(pieces), begun=True, opening=worth(pieces.items()), owned=by_colour(pieces))


def closed(book: BankBook, pieces: Mapping[Chip, int]) -> BankBook:
    """End with a count."""
    return book._replace(inventory=counted(pieces), closing=worth(pieces.items()))


def moved(book: BankBook, pieces: Iterable[tuple[Chip, int]]) -> BankBook:
    """Let chips come, or with negative pieces go."""
    return book._replace(inventory=book.inventory.moved(pieces))


def after_operation(book: BankBook, operation: str, pieces: Mapping[Chip, int], amount: int) -> BankBook:
    """Say what the bank is after an operation.

    Args:
        book: before it.
        operation: what was done.
        pieces: chips that came, or with negative pieces went.
        amount: cents, what it is about.
    """
    match operation:
        case "open":
            return opened(pieces)._replace(tips=0 if book.begun else book.tips)
        case "close":
            return closed(book, pieces)
        case "fill":
            return moved(_owning(book, pieces, 1)._replace(fills=book.fills + amount), pieces.items())
        case "credit":
            gone = ((chip, -count) for chip, count in pieces.items())
            return moved(_owning(book, pieces, -1)._replace(credits=book.credits + amount), gone)
        case "drop":
            return moved(book._replace(drop=book.drop + amount), pieces.items())
        case "tip":
            return book._replace(tips=book.tips + amount)
        case "box":  # what is counted there is no chip of the bank
            return book
        case _:
            return moved(book, pieces.items())


def after_correction(book: BankBook, operation: str, pieces: Mapping[Chip, int], amount: int) -> BankBook:
    """Say what the bank is once an operation was put right.

    Args:
        book: with the operation as it was recorded.
        operation: what was done.
        pieces: what it should have had more, or with negative pieces less.
        amount: cents by which it was recorded too low, or below zero too high.
    """
    match operation:
        case "open":
            righted = _owning(book, pieces, 1)._replace(opening=book.opening + amount)
        case "close":
            closing = None if book.closing is None else book.closing + amount
            return moved(book._replace(closing=closing), pieces.items())
        case "fill":
            righted = _owning(book, pieces, 1)._replace(fills=book.fills + amount)
        case "credit":
            righted = _owning(book, pieces, -1)._replace(credits=book.credits + amount)
            pieces = {chip: -count for chip, count in pieces.items()}
        case "drop":
            righted = book._replace(drop=book.drop + amount)
        case "tip":
            return book._replace(tips=book.tips + amount)
        case "box":
            return book
        case _:
            righted = book
    # What was counted at the closing lies there, whatever was written before.
    return righted if book.closing is not None else moved(righted, pieces.items())
