"""What happens to the side wagers on a table's spins; each hangs on the spin that caused it."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from app.table.event_record import Event, Form


class OnWager(Event, frozen=True, kw_only=True):
    """Of what one owner has on one wager.

    Attributes:
        wager: by its code.
        owner: whose it is.
        amount: money: what is booked, won, lost or given up.
    """

    wager: str
    owner: str
    amount: str


class WagerBooked(OnWager, frozen=True, kw_only=True, tag="repeater.booked"):
    """`by` took it after "Rien ne va plus"."""

    by: str | UnsetType = UNSET


class WagerRefused(OnWager, frozen=True, kw_only=True, tag="repeater.refused"):
    """A rule of the house forbids it; `why` has what belongs to the reason: the marked values, a limit."""

    reason: str
    why: Form


class WagerReturned(OnWager, frozen=True, kw_only=True, tag="repeater.returned"):
    """What was booked since the last spin is taken back."""


class ValueMarked(Event, frozen=True, kw_only=True, tag="repeater.marked"):
    """A number's value, and how often it has come in this round; both None at a zero."""

    value: int | None
    count: int | None


class MarkTakenBack(Event, frozen=True, kw_only=True, tag="repeater.taken_back"):
    """The number of this spin counts no more: all is as if it had not fallen, and what was booked stands."""


class ValueCorrected(Event, frozen=True, kw_only=True, tag="repeater.corrected"):
    """The number of this spin was another: what that changes is listed, and never done by itself.

    Attributes:
        value: that it had; None for a zero.
        to_pay: what owners are to be handed, by wager.
        to_reclaim: what is to be had back of them.
        envy: what the dealers' box is to get more; with a minus what is to be taken from it.
        returned: wagers that were booked meanwhile on a value that should have been marked.
        now: the round as it should be from now on.
    """

    value: int | None
    to_pay: list[Form]
    to_reclaim: list[Form]
    envy: str
    returned: list[Form]
    now: Form


class WagerWon(OnWager, frozen=True, kw_only=True, tag="repeater.won"):
    """It is owed `payment`, which is `pays` times the wager; the dealers' box gets `envy` besides."""

    pays: int
    payment: str
    envy: str


class WagerLost(OnWager, frozen=True, kw_only=True, tag="repeater.lost"):
    """A seven takes it."""


class RoundEnded(Event, frozen=True, kw_only=True, tag="repeater.round"):
    """A seven ended a round; `paid` is all that was handed over in it."""

    round: int
    paid: str


class SurrenderOffered(OnWager, frozen=True, kw_only=True, tag="repeater.offered"):
    """Its owner may have `payment` for giving it up; said aloud once after each mark."""

    tally: int
    payment: str


class SurrenderDeclined(OnWager, frozen=True, kw_only=True, tag="repeater.declined"):
    """It was offered, and the next throw came."""

    tally: int
    payment: str


class WagerSurrendered(OnWager, frozen=True, kw_only=True, tag="repeater.surrendered"):
    """It is given up, whole, for `payment`, which is handed over at once."""

    tally: int
    pays: int
    payment: str


class RoundAbandoned(Event, frozen=True, kw_only=True, tag="repeater.abandoned"):
    """Management gives a round up: some wagers are paid as if they were surrendered, the others returned."""

    round: int
    reason: str
    by: str
    payments: list[Form]
    returned: list[Form]
