"""What is done about the payments of a round: made, changed, taken back, disputed, ruled, answered."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET, UnsetType

from app.table.event_record import Event, Form
from app.table.named import Named, Office, named_as


class PaymentMade(Event, frozen=True, kw_only=True, tag="payment.made"):
    """A payment was pushed over; `by` and `reason` of another order, `flags` where it is doubtful.

    Attributes:
        chips: what was laid of a counted bank's chips, in laying order; worth less than the payment where
            the bank could not make it up.
        wish: the chips that the player asked for, where he did: `with` or `mixed`.
    """

    revision: int
    order: int
    by: str | None = None
    reason: str | None = None
    flags: list[str] | UnsetType = UNSET
    chips: list[Form] | UnsetType = UNSET
    wish: Form | UnsetType = UNSET


class PaymentChanged(Event, frozen=True, kw_only=True, tag="payment.changed"):
    """What a payment that was made differed by, since its bet was entered otherwise, changed hands.

    Attributes:
        order: its place; of a payment that is owed no more, behind those that are.
        amount: what was given, below zero what was taken back: made and changed together are what is owed.
        chips: what was laid for the player, in laying order.
        back: what was taken back from him.
    """

    revision: int
    order: int
    amount: str
    by: str | None = None
    reason: str | None = None
    flags: list[str] | UnsetType = UNSET
    chips: list[Form] | UnsetType = UNSET
    back: list[Form] | UnsetType = UNSET


class PaymentUnmade(Event, frozen=True, kw_only=True, tag="payment.unmade"):
    """The mark "paid" was taken back; of a payment with several marks the last one, of a difference."""

    revision: int
    order: int
    by: str | None = None
    reason: str | None = None


class PaymentDisputed(Event, frozen=True, kw_only=True, tag="payment.disputed"):
    """Somebody objects to a payment: it waits for a ruling."""

    revision: int
    order: int
    by: str | None = None
    reason: str | None = None


class PaymentRuled(Event, frozen=True, kw_only=True, tag="payment.ruled"):
    """A dispute is closed; `by` ruled, for the `reason`.

    Attributes:
        office: whether that is the `capo tavolo` or the `ispettore`, where it was said.
    """

    revision: int
    order: int
    by: str
    reason: str
    office: str | UnsetType = UNSET

    @property
    def named(self) -> Named | None:
        """Who ruled, where it was said what they are."""
        return None if self.office is UNSET else named_as(Office(self.office), self.by)


class PaymentAnswered(Event, frozen=True, kw_only=True, tag="payment.answered"):
    """Somebody said of a payment that bore no mark when its spin was closed whether it was made.

    So it is said of a difference that bore none.

    Attributes:
        paid: it was made; otherwise it was not, and the bank has it still.
        amount: what it came to; of a difference what was to be given, below zero to be taken back.
        by: who said so, where it was said.
        made: of a difference, what had been paid before it.
    """

    afterwards: ClassVar[bool] = True

    order: int
    paid: bool
    amount: str
    by: str | None = None
    reason: str | None = None
    made: str | UnsetType = UNSET
