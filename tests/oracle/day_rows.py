"""The lines of the bank on a day's page: what was recorded, what was put right, and which of it stands."""

from collections.abc import Sequence
from typing import NamedTuple

from .day import Night
from .piles import Line, cents
from .spun import Spun


class BankRow(NamedTuple):
    """One line; an amount is None where what was put right is nothing of the bank's."""

    seq: int
    what: str
    amount: int | None
    document: str
    stands: bool


def bank_rows(of_day: Sequence[Night]) -> list[BankRow]:
    """The lines of a day's nights, by their places.

    A payment that was put right stands there with what was marked at first, on its own night's day; what is said of
    it on a later night stands on both days.
    """
    out: dict[int, BankRow] = {}
    for night in of_day:
        for row in (*_recorded(night), *_notes(night), *_righted(night), *_payments(night), *_boxes(night)):
            out[row.seq] = row
    return [out[seq] for seq in sorted(out)]


def _recorded(night: Night) -> list[BankRow]:
    return [
        _entry(event, event["seq"], event["seq"] not in night.said) for event in night.events if _moved(event)
    ]


def _moved(event: Line) -> bool:
    """Whether it is an entry of this night's bank: the count of an earlier night's box is that night's."""
    return bool(event["kind"] == "bank.moved" and "night" not in event)


def _entry(event: Line, seq: int, stands: bool) -> BankRow:
    return BankRow(seq, event["operation"], cents(event["amount"]), event["document"] or "", stands)


def _notes(night: Night) -> list[BankRow]:
    """Notes from the layout, when their spin was closed."""
    return [
        BankRow(spin.closed_at, f"notes of spin {number}", spin.notes, "", True)
        for number, spin in night.spins.items()
        if spin.notes and spin.closed_at > night.since
    ]


def _righted(night: Night) -> list[BankRow]:
    """What was put right in this night, but its own payments."""
    entries = {event["seq"]: event for event in night.events if _moved(event)}
    elsewhere = {event["seq"] for event in night.events if "night" in event}
    out = []
    for event in night.events:
        if event["kind"] != "entry.corrected" or event["of"] in elsewhere:
            continue
        stands = night.said[event["of"]] is event
        if event["of"] in entries:
            out.append(_entry(entries[event["of"]] | event["instead"], event["seq"], stands))
        elif "payment" not in event:
            out.append(BankRow(event["seq"], "correction", None, "", stands))
        elif event["payment"]["spin"] not in night.spins:
            out.append(_payment(event, event["seq"], event["instead"]["amount"], stands))
    return out


def _boxes(night: Night) -> list[BankRow]:
    """The counts of this night's box that were made in a later one, and what was put right of them."""
    counted = {event["seq"]: event for event in night.later if event.get("night") == night.events[0]["seq"]}
    righted = [
        event for event in night.later if event["kind"] == "entry.corrected" and event["of"] in counted
    ]
    last = {event["of"]: event for event in righted}
    return [
        *(_entry(event, seq, seq not in last) for seq, event in counted.items()),
        *(
            _entry(counted[event["of"]] | event["instead"], event["seq"], last[event["of"]] is event)
            for event in righted
        ),
    ]


def _payments(night: Night) -> list[BankRow]:
    """The payments of this night that were put right, whenever that was said."""
    out = []
    for spin in night.spins.values():
        out += [_payment(event, event["of"], event["payment"]["was"], False) for event in _first(spin)]
        last = {event["of"]: event for event in spin.put_right}
        for event in spin.put_right:
            stands = last[event["of"]] is event
            out.append(_payment(event, event["seq"], event["instead"]["amount"], stands))
    return out


def _first(spin: Spun) -> list[Line]:
    return list({event["of"]: event for event in reversed(spin.put_right)}.values())


def _payment(event: Line, seq: int, amount: str, stands: bool) -> BankRow:
    which = event["payment"]
    return BankRow(seq, f"payment {which['order']} of spin {which['spin']}", cents(amount), "", stands)
