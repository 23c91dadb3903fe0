"""The commands that this desk sends, at any table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from msgspec import UNSET

from app.rules.chips import Chip
from app.rules.money import Cents
from app.rules.payment_laying import AS_PLAYED, Wish
from app.table import table_commands
from app.table.chip_form import held_chip_form
from app.table.command import Command
from app.table.json_text import Json
from app.table.named import Office
from app.table.wishes import wish_form

CAPO: Final = Office.CAPO_TAVOLO.value
INSPECTOR: Final = Office.INSPECTOR.value
MANAGEMENT: Final = "direzione"
"""Who decides, as the journal names them where no name is known."""


def paid(order: int, wish: Wish = AS_PLAYED) -> Command:
    """A payment was pushed over; `order` is its place, from 1, `wish` the chips that its player asked for."""
    return table_commands.MarkPaid(order=order, wish=wish_form(wish))


def missing(chip: Chip, *, over: bool) -> Command:
    """The bank has no more of a chip; `over` when it is there again."""
    return table_commands.MarkMissing(chip=cast("Json", held_chip_form(chip)), over=over)


def answered(spin: int, order: int, *, paid: bool, disputed: bool = False) -> Command:
    """Say of a payment that nobody had marked when its spin was closed whether it was made.

    Of one that is disputed that is the ruling of the capo tavolo, who stands at the table.
    """
    kind = table_commands.MarkPaid if paid else table_commands.MarkUnpaid
    return kind(spin=spin, order=order, by=CAPO if disputed else None, reason="deciso" if disputed else None)


def opening(day: int, minimum: Cents | None = None, dealer: str = "") -> table_commands.OpenPlay:
    """Open the table.

    Args:
        day: of the month.
        minimum: cents; the house's own where it is not said.
        dealer: who deals; as the station has it where it is not said.
    """
    return table_commands.OpenPlay(day=day, dealer=dealer or None, minimum=minimum)


def minimum(then: Cents, by: str, out: Iterable[str] | None = None) -> Command:
    """Announce another minimum: it holds from the next spin.

    Args:
        then: cents.
        by: the capo tavolo.
        out: the colours that players have; None where nobody looked, or the bank knows.
    """
    return table_commands.ChangeMinimum(minimum=then, by=by, out=UNSET if out is None else tuple(out))


def colour(name: str, value: Cents, owner: str | None, by: str = CAPO) -> Command:
    """Give a colour to a player, at a value in cents; one of its own the capo tavolo gives."""
    return table_commands.AssignColour(colour=name, value=value, by=by or None, owner=owner or None)


def suspend(reason: str, *, over: bool) -> Command:
    """Suspend play for the management's reason, or take it up again."""
    return table_commands.Suspend(over=True) if over else table_commands.Suspend(reason=reason, by=MANAGEMENT)
