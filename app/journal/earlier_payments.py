"""A payment of a night that is over, looked up in the journal: its night is played again to its end.

It is asked for when such a payment is put right, and when that is verified: seldom, so that a night's time is
nothing beside what it saves to remember.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from app.foreign import FORGED
from app.journal.chain import Recorded, is_sealed
from app.journal.errors import Damaged
from app.journal.nights import Nights, nights_of, walked
from app.journal.reading import opened
from app.rules.money import Cents, parse_difference, parse_money
from app.table.corrected_payments import payment_made
from app.table.earlier_payments import Earlier, Later, as_it_stands, read_later, why_not_later
from app.table.event_reading import E, kind_name, read_as, reader_of
from app.table.events import EntryCorrected, PaymentAnswered
from app.table.fold import fold
from app.table.put_right import MadePayment
from app.table.state import Memory, TableState, unopened

_SAID: Final = """
SELECT later.seq, CAST(later.body AS BLOB), CAST(later.hash AS BLOB), CAST(before.hash AS BLOB)
FROM journal AS later
LEFT JOIN journal AS before ON before."table" = later."table" AND before.seq = later.seq - 1
WHERE later."table" = ? AND later.kind = ? AND later.seq > ? AND later.seq <= ? ORDER BY later.seq
"""
_ANY: Final = 2**63 - 1
"""The last place that a journal can have."""


PaymentAt: TypeAlias = Callable[[str, int], MadePayment | None]
"""Gives a table's payment by the place of its mark, as it stood when its night was over; None if none is."""


class LaterCheck:
    """Asks the nights of payments whether what later nights say of them is so."""

    def __init__(self, payment_at: PaymentAt) -> None:
        """Nothing is asked yet.

        Args:
            payment_at: looks a payment up.
        """
        self._payment_at = payment_at
        self._made: dict[tuple[str, int], MadePayment | None] = {}
        self._said: dict[tuple[str, int], list[Later]] = {}

    def why_not(self, table: str, later: Later) -> str | None:
        """Say what is not so of a correction; those of one payment are asked about in their order.

        Args:
            table: whose.
            later: what was put right.
        """
        key = (table, later.of)
        if key not in self._made:
            self._made[key] = self._payment_at(*key)
        said = self._said.setdefault(key, [])
        said.append(later)
        wrong = why_not_later(self._made[key], said)
        return None if wrong is None else wrong[1]


def payments_in(path: Path, game: Memory[Any]) -> PaymentAt:
    """Look payments up in a journal; the night that was asked about last stays played.

    Args:
        path: the journal.
        game: what is played at its tables.
    """

    @lru_cache(maxsize=1)
    def ended(night: Nights) -> TableState:
        return _state_at_its_end(path, night, game)

    def payment_at(table: str, of: int) -> MadePayment | None:
        night = next((each for each in nights_of(path, table) if each.first <= of <= each.last), None)
        return None if night is None else _made(path, night, ended(night), of)

    return payment_at


def earlier_payment(path: Path, table: str, game: Memory[Any], of: int) -> Earlier | None:
    """Find a payment as it stands, with all that was put right of it since.

    Args:
        path: the journal.
        table: whose.
        game: what is played there.
        of: the place of the payment's mark.

    Returns:
        The payment; None where there is none.

    Raises:
        Damaged: an event does not hold; with table and place.
        JournalError: the journal cannot be read.
    """
    night = next((each for each in nights_of(path, table) if each.first <= of <= each.last), None)
    state = None if night is None else _state_at_its_end(path, night, game)
    made = None if night is None or state is None else _made(path, night, state, of)
    if made is None or state is None:
        return None
    said = (_said(path, *correction) for correction in corrections_after(path, table, of))
    stands = as_it_stands(made, [each for each in said if each is not None and each.of == of])
    return stands._replace(ruled=state.ruled.get(made.spin, ()))


def _state_at_its_end(path: Path, night: Nights, game: Memory[Any]) -> TableState:
    """Play a night again to its end."""
    state: TableState = replace(unopened(night.table, game), seq=night.first - 1)
    reader = reader_of(game)
    for recorded in walked(path, (night,)):
        try:
            state = fold(state, reader.read(recorded.body))
        except FORGED as fault:
            raise _damage(path, recorded, fault) from fault
    return state


def _made(path: Path, night: Nights, state: TableState, of: int) -> MadePayment | None:
    """Find a payment as it stood when its night was over, and its difference answered; None if none is."""
    made = payment_made(state, of)
    if made is None:
        return None
    for _, said in answers_after(path, night.table, night.last):  # whether its difference was paid
        if (said.spin, said.order) == (made.spin, made.order) and said.made is not msgspec.UNSET:
            more = parse_difference(said.amount) if said.paid else 0
            made = replace(made, amount=Cents(parse_money(said.made) + more))
    return made


def corrections_after(path: Path, table: str, seq: int) -> Iterator[tuple[Recorded, EntryCorrected]]:
    """Read what was put right after a place of the journal, as `said_after` does."""
    return said_after(path, table, seq, EntryCorrected)


def answers_after(path: Path, table: str, seq: int) -> Iterator[tuple[Recorded, PaymentAnswered]]:
    """Read which payments were said to be made or not after a place of the journal, as `said_after` does."""
    return said_after(path, table, seq, PaymentAnswered)


def said_after(
    path: Path, table: str, seq: int, kind: type[E], until: int = _ANY
) -> Iterator[tuple[Recorded, E]]:
    """Read events of one kind after a place of the journal, each checked against the one before it.

    Args:
        path: the journal.
        table: whose.
        seq: the last event that is not asked about.
        kind: which.
        until: the last event that is asked about.

    Raises:
        Damaged: an event does not hold; with table and place.
        JournalError: the journal cannot be read.
    """
    with opened(path) as connection:
        rows = connection.exec_driver_sql(_SAID, (table, kind_name(kind), seq, until)).all()
    for place, body, digest, before in rows:
        recorded = Recorded(table, place, body, digest)
        if before is None or not is_sealed(recorded, before):
            raise Damaged(path, f"event {place} of table {table}: its hash does not fit it")
        yield recorded, _read(path, recorded, kind)


def _said(path: Path, recorded: Recorded, event: EntryCorrected) -> Later | None:
    """Read what a correction says of a payment; None where it is of none."""
    if not isinstance(event.payment, dict):
        return None
    try:
        return read_later(recorded.seq, event)
    except FORGED as fault:
        raise _damage(path, recorded, fault) from fault


def _read(path: Path, recorded: Recorded, kind: type[E]) -> E:
    try:
        return read_as(kind, recorded.body)
    except FORGED as fault:
        raise _damage(path, recorded, fault) from fault


def _damage(path: Path, recorded: Recorded, fault: BaseException) -> Damaged:
    return Damaged(path, f"event {recorded.seq} of table {recorded.table}: {fault}")
