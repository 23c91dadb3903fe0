"""Somebody answers: by name for what needed it, or whether a payment was made that nobody had marked.

By the first all that changes is that it waits no longer.
"""

from __future__ import annotations

from msgspec import UNSET

from app.people.names import same_person
from app.rules.money import money_text
from app.table import events as happened
from app.table.event_record import Event
from app.table.refusals import Refusal
from app.table.station_opening import Opening
from app.table.table_commands import Answer, MarkPaid, MarkUnpaid
from app.table.turn import Turn, refuse
from app.table.unmarked import payment_of, unmarked_at


def answer(turn: Turn, said: Answer, _opening: Opening) -> None:
    """Answer for something that was recorded: it was looked into, by whom, and what was found.

    Of an earlier night the table knows no more what waits; there the answer is taken for what it is about.
    """
    of, by = said.of, said.by
    if of > turn.state.seq:
        refuse(Refusal.NOTHING_RECORDED(of=of, seq=turn.state.seq))
    if of >= turn.state.night and of not in turn.state.unanswered:
        refuse(Refusal.WAITS_FOR_NO_ANSWER(of=of))
    himself = own_affair(turn.state.unanswered.get(of))
    if himself and same_person(himself, by):
        refuse(Refusal.NOT_FOR_OWN_CODE(himself=himself))
    turn.happen(happened.EventAnswered(of=of, by=by, note=said.note or ""))


def own_affair(waiting: Event | None) -> str:
    """Name him who does not answer for something, since it is about his own code; empty where anybody may."""
    return waiting.owner if isinstance(waiting, happened.PitBossAgain) else ""


def is_of_closed(turn: Turn, said: MarkPaid | MarkUnpaid) -> bool:
    """Whether a mark is of another spin than the one that is being paid."""
    paying = turn.state.paying
    return said.spin is not None and (paying is None or paying.spin != said.spin)


def answer_unmarked(turn: Turn, said: MarkPaid | MarkUnpaid, *, paid: bool) -> None:
    """Say of a payment of a closed spin, which nobody had marked, whether it was made."""
    spin, order = said.spin or 0, said.order
    was = unmarked_at(turn.state, spin, order)
    if was is None:
        refuse(Refusal.NOT_LEFT_UNMARKED(order=order, spin=spin))
    if was.paid is paid:
        refuse(Refusal.UNMARKED_ANSWERED(order=order, spin=spin))
    by, reason = said.by, said.reason
    if was.disputed and (by is None or reason is None):
        refuse(Refusal.CLOSED_PAYMENT_DISPUTED(order=order, spin=spin), rule="rules 3")
    made = payment_of(turn.state, spin, order)
    if made is not None and made.put_right:
        refuse(Refusal.PAYMENT_CORRECTED(order=order, spin=spin))
    turn.happen(
        happened.PaymentAnswered(
            spin=spin,
            order=order,
            paid=paid,
            amount=money_text(was.payment.amount),
            made=UNSET if was.made is None else money_text(was.made),
            by=by,
            reason=reason,
        )
    )
