"""What the bank's windows say of what is recorded: pure, from what the table knows (rules 9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from msgspec import UNSET, Struct

from app.desks.croupier.bank.deeds import Deed, deed_of
from app.desks.croupier.bank.tally import Coin, Tally
from app.people.permissions import Act, Signed, may_sign
from app.rules.bank import BankBook
from app.rules.chips import Chip
from app.rules.inventory import Bundle, Certainty
from app.rules.money import parse_money
from app.table.bank_events import BankMoved
from app.table.named import Office
from app.table.overnight import lay_before
from app.table.state import TableState


class Line(Struct, frozen=True):
    """One thing that was recorded this night.

    Attributes:
        seq: its place in the table's record; 0 of a void paper, which goes with nothing.
        deed: what was done.
        amount: cents, as it stands now.
        document: its number; empty without one.
        first: what it was recorded as before it was put right, cents; None where it was not.
        prints: how often its paper was printed.
        off: of a count of the note box by how much it differs from what is recorded, cents; None of all else.
    """

    seq: int
    deed: Deed
    amount: int
    document: str = ""
    first: int | None = None
    prints: int = 0
    off: int | None = None


def lines_of(state: TableState) -> tuple[Line, ...]:
    """List what was recorded this night, the newest first; void papers after it."""
    found = [_line(state, seq, moved) for seq, moved in state.movements.items()]
    void = [
        Line(0, Deed(paper.operation), 0, number) for number, paper in state.documents.items() if paper.void
    ]
    return (*reversed(found), *reversed(void))


def _line(state: TableState, seq: int, moved: BankMoved) -> Line:
    righted = state.righted.get(seq)
    paper = state.documents.get(moved.document or "")
    return Line(
        seq,
        deed_of(moved.operation, moved.change or ""),
        parse_money(moved.amount),
        moved.document or "",
        None if righted is None else parse_money(righted.first.amount),
        0 if paper is None else paper.prints,
        None if moved.drop is UNSET else parse_money(moved.amount) - parse_money(moved.drop),
    )


class Difference(Struct, frozen=True):
    """One chip at a count.

    Attributes:
        counted: pieces that lie there.
        expected: pieces that should; None where nobody knows.
    """

    coin: Coin
    counted: int
    expected: int | None

    @property
    def more(self) -> int:
        """How many are too many, or below zero too few; 0 where nobody knows."""
        return 0 if self.expected is None else self.counted - self.expected


def is_known(book: BankBook) -> bool:
    """Whether each chip of the bank is known to the piece: all stakes were entered since the count."""
    return book.begun and book.inventory.certainty is Certainty.KNOWN


def by_kind(chips: Iterable[tuple[Chip, int]]) -> dict[tuple[int | None, str | None], int]:
    """Count the pieces of each chip, a colour's whatever each is worth.

    Args:
        chips: each with how many pieces of it; the same one may come more than once.

    Returns:
        Pieces by value in cents, or by colour.
    """
    found: Counter[tuple[int | None, str | None]] = Counter()
    for chip, pieces in chips:
        found[_kind(chip.value, chip.colour)] += pieces
    return dict(found)


def expected_at(state: TableState, deed: Deed) -> Bundle | None:
    """Say what should lie there when a count is made; None where nobody knows.

    Args:
        state: of the table before the count.
        deed: the opening count, at which the last closing one lies there, or the closing one.
    """
    if deed is Deed.OPEN:
        return lay_before(state)
    return tuple(state.bank.inventory.pieces.items()) if is_known(state.bank) else None


def _kind(value: int, colour: str | None) -> tuple[int | None, str | None]:
    return (value, None) if colour is None else (None, colour)


def pieces_there(book: BankBook, coin: Coin) -> int | None:
    """Say how many of a chip should lie there by what is recorded, estimates too.

    Returns:
        None where nobody knows: before a count, and where an estimate is below nothing (rules 7).
    """
    pieces = by_kind(book.inventory.pieces.items()).get(_kind(coin.value, coin.colour), 0)
    return pieces if is_known(book) or (book.begun and pieces >= 0) else None


def differences(expected: Bundle | None, tally: Tally, coins: tuple[Coin, ...]) -> tuple[Difference, ...]:
    """Compare a count with what should lie there; what neither is nor should be is left out.

    Args:
        expected: what should; None where nobody knows.
        tally: what was counted.
        coins: all that can be counted, in the order of the house.
    """
    pieces = by_kind(expected or ())
    found = [
        Difference(
            coin,
            tally.pieces(coin, going=False),
            None if expected is None else pieces.get(_kind(coin.value, coin.colour), 0),
        )
        for coin in coins
    ]
    return tuple(each for each in found if each.counted or each.expected)


class Sum(NamedTuple):
    """The result of the table with its parts, in cents: closing + credits + drop − opening − fills."""

    closing: int
    credits: int
    drop: int
    opening: int
    fills: int

    @property
    def result(self) -> int:
        """What the table won."""
        return self.closing + self.credits + self.drop - self.opening - self.fills


def sum_of(book: BankBook, closing: int) -> Sum:
    """Work out the result for a closing count of so many cents."""
    return Sum(closing, book.credits, book.drop, book.opening, book.fills)


def names_offered(state: TableState, people: tuple[Signed, ...], act: Act) -> tuple[str, ...]:
    """Name who signs.

    These are those of the last paper first, then who was named tonight, then the register's.

    Args:
        state: of the table.
        people: of the register; none without one.
        act: what is signed: of the register only who may sign it is named.
    """
    last = [name for moved in reversed(list(state.movements.values())) for name in moved.signatures]
    named = [state.names[office] for office in Office if office in state.names]
    able = [each.name for each in people if may_sign(each.role, act)]
    return tuple(dict.fromkeys((*last, *named, *able)))


def last_signatures(movements: Mapping[int, BankMoved]) -> tuple[str, ...]:
    """Give who signed the last paper of this night; none before the first."""
    return next(
        (tuple(moved.signatures) for moved in reversed(list(movements.values())) if moved.signatures), ()
    )
