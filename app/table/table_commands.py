"""What a person asks of any table: play, people, colours, payments, the bank, and what is put right."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import UNSET, UnsetType, field

from app.table.command import (
    Command,
    MaybeEmpty,
    MaybeSaid,
    Money,
    Names,
    Place,
    Reads,
    Recorded,
    Said,
    Text,
    Truth,
    numbered,
    worded,
)
from app.table.fields import moment, one_of
from app.table.json_text import Json
from app.table.named import Office
from app.table.note_box import BOX

_MOVES: Final = {name: name for name in ("open", "close", "fill", "credit", "change", "drop", "tip")}
_CHANGES: Final = {name: name for name in ("mass", "cage")}


def _expected(value: Json) -> str:
    return "" if value == "" else moment(value)


def _operation(value: Json) -> str:
    return BOX if value == BOX else one_of(value, _MOVES)


class OpenPlay(Command, frozen=True, kw_only=True, tag="open"):
    """Open play; a minimum in cents, the day of the month, who deals, how the instrument was checked."""

    minimum: Money | None = None
    day: Annotated[int, numbered(1, 31)] | None = None
    all_entered: Truth = False
    dealer: Text | None = None
    instrument_check: MaybeSaid = field(default=UNSET, name="balls")


class ClosePlay(Command, frozen=True, kw_only=True, tag="close"):
    """Close play; `back` are the colours that players gave back."""

    back: Names = ()


class ChangeMinimum(Command, frozen=True, kw_only=True, tag="minimum"):
    """Announce another minimum, cents; `out` are the colours that players have, if anybody looked."""

    minimum: Money
    by: Text
    out: Names | UnsetType = UNSET


class ChangeDealer(Command, frozen=True, kw_only=True, tag="dealer"):
    """Hand the table over to another dealer, with notes."""

    name: Text
    notes: Text | None = None


class ConfirmDealer(Command, frozen=True, kw_only=True, tag="deal"):
    """Who deals signs that it is he."""

    name: Text


class AnnounceRelief(Command, frozen=True, kw_only=True, tag="relief"):
    """One more throw, then another dealer; or when he is `due`, UTC, empty takes it back."""

    due: Annotated[str, Reads(_expected, str)] | None = None
    over: Truth | None = None
    by: Text | None = None


class Suspend(Command, frozen=True, kw_only=True, tag="suspend"):
    """Suspend play, or with `over` take it up again."""

    over: Truth = False
    reason: Text | None = None
    by: Text | None = None


class AssignColour(Command, frozen=True, kw_only=True, tag="colour"):
    """Give a colour to a player, at a value in cents; one of another table with its `table`."""

    colour: Text
    table: Text | None = None
    by: Text | None = None
    value: Money | None = None
    owner: Text | None = None


class MarkPaid(Command, frozen=True, kw_only=True, tag="paid"):
    """A payment is made; of a `spin` that is closed it is said afterwards."""

    spin: Recorded | None = None
    order: Place
    by: Text | None = None
    reason: Text | None = None
    wish: MaybeSaid = UNSET


class MarkUnpaid(Command, frozen=True, kw_only=True, tag="unpaid"):
    """A payment's last mark is taken back; of a `spin` that is closed it is said that it was not made."""

    spin: Recorded | None = None
    order: Place
    by: Text | None = None
    reason: Text | None = None


class MarkAllPaid(Command, frozen=True, kw_only=True, tag="paid_all"):
    """All that is left is paid."""


class Dispute(Command, frozen=True, kw_only=True, tag="dispute"):
    """Somebody objects to a payment."""

    order: Place
    by: Text | None = None
    reason: Text | None = None


class RuleOn(Command, frozen=True, kw_only=True, tag="rule"):
    """A disputed payment is ruled."""

    order: Place
    by: Text
    reason: Text
    office: Annotated[Office, worded({each.value: each for each in Office}, str)] | None = None


class MoveBank(Command, frozen=True, kw_only=True, tag="bank"):
    """A count, or what came and went at the bank."""

    operation: Annotated[str, Reads(_operation, str)]
    chips: Said
    document: MaybeSaid = UNSET
    signatures: Names = ()
    by: Text | None = None
    change: Annotated[str, worded(_CHANGES, str)] | None = None
    night: Recorded | None = None


class ChangeDocument(Command, frozen=True, kw_only=True, tag="document"):
    """A paper was printed, or is void."""

    number: Text
    by: Text
    void: Truth = False
    operation: Text | None = None
    reason: Text | None = None


class MarkMissing(Command, frozen=True, kw_only=True, tag="missing"):
    """The bank has no more of a chip, or with `over` has it again."""

    chip: Said
    over: Truth = False


class Correct(Command, frozen=True, kw_only=True, tag="correct"):
    """Put right what was recorded: what is true instead, by whom, before whom."""

    of: Recorded
    by: Text
    witness: Text
    reason: Text
    instead: Said


class Answer(Command, frozen=True, kw_only=True, tag="answer"):
    """Somebody answers for what waits for it."""

    of: Recorded
    by: Text
    note: Text | None = None


class HandHeld(Command, frozen=True, kw_only=True, tag="hand"):
    """What is held for a player is handed to him; an empty owner is nobody's whom one knows."""

    by: Text | None = None
    owner: MaybeEmpty


class NextSpin(Command, frozen=True, kw_only=True, tag="next"):
    """Tout est payé: the spin that is paid is closed."""


class ReopenSpin(Command, frozen=True, kw_only=True, tag="reopen"):
    """The round that was closed last is paid again."""
