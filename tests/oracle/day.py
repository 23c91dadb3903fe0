"""The figures of a table's gaming day, from what `export --what journal` prints (rules 9, README "The day's page").

Readings. A night belongs to the gaming day in which it was opened, and all that is said of its spins later with it:
payments answered for and put right. Chips that move for a payment move in the night in which they move. Of several
counts of a night each has its own book. What losing stakes came to is known only where all of the day were entered.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from .piles import Line, Pile, added, cents, notes, pile, worth
from .spun import Spun
from .till import as_it_was, book, corrected, handed_back, spins

DAY_BEGINS = time(6)


def nights(events: Sequence[Line]) -> list[list[Line]]:
    """The events of each night, from its opening to the next one's."""
    out: list[list[Line]] = []
    for event in events:
        if event["kind"] == "table.opened":
            out.append([])
        if out:
            out[-1].append(event)
    return out


def gaming_day(at: str, zone: str) -> date:
    """The gaming day of a moment, by the clocks of the house."""
    local = datetime.fromisoformat(at).astimezone(ZoneInfo(zone))
    return local.date() if local.time() >= DAY_BEGINS else local.date() - timedelta(days=1)


def span(day: date, zone: str) -> tuple[str, str]:
    """From when to when it lasts, UTC: 23 or 25 hours where the clocks are changed."""
    moments = (datetime.combine(one, DAY_BEGINS, ZoneInfo(zone)) for one in (day, day + timedelta(days=1)))
    since, until = (moment.astimezone(ZoneInfo("UTC")) for moment in moments)
    return since.strftime("%Y-%m-%dT%H:%M:%S.%fZ"), until.strftime("%Y-%m-%dT%H:%M:%S.%fZ")


@dataclass
class Count:
    """One count as it holds in the end; of a closing one what should have lain there and by what it differs."""

    seq: int
    operation: str
    chips: Pile
    worth: int
    book: Pile | None = None
    book_worth: int | None = None

    @property
    def differs(self) -> Pile | None:
        return None if self.book is None else added(self.chips, self.book, -1)


class Night:
    """What one night comes to."""

    def __init__(self, events: Sequence[Line], after: Sequence[Line], lay: Pile | None) -> None:
        """Take a night.

        Args:
            events: its own.
            after: those of later nights, which say something of its spins.
            lay: what the closing count before left; none where there was none.
        """
        self.events, self.later = events, after
        self.said = corrected(events)
        self.spins = spins(events)
        self._hear_later(after)
        self.lay = lay
        self.boxes = self._boxes([*events, *after])
        self.counts = self._counts()
        self.since = (
            self.counts[0].seq if self.counts else sys.maxsize
        )  # a bank that nobody counts has no figures

    def _hear_later(self, after: Sequence[Line]) -> None:
        """What later nights say of payments of this one."""
        here = {number for number, spin in self.spins.items() if spin.number is not None}
        for event in after:
            if event["kind"] == "payment.answered" and event["spin"] in here:
                self.spins[event["spin"]].hear(event)
            elif "payment" in event and event["payment"]["spin"] in here:
                self.spins[event["payment"]["spin"]].put_right.append(event)

    def _boxes(self, events: Sequence[Line]) -> list[Line]:
        """The counts of its note box, as they hold in the end, also those of later nights that say so."""
        opened, said = self.events[0]["seq"], corrected(events)
        here = {event["seq"] for event in self.events}
        return [
            as_it_was(event, said)
            for event in events
            if event["kind"] == "bank.moved"
            and event["operation"] == "box"
            and (event["night"] == opened if "night" in event else event["seq"] in here)
        ]

    @property
    def in_box(self) -> int:
        """What went into the box since it was counted last: nothing, where that was in a later night."""
        if any("night" in event for event in self.boxes):
            return 0
        last = max((event["seq"] for event in self.boxes), default=0)
        changed = (event for kind in ("drop", "change") for event in self.moved(kind))
        lain = sum(spin.notes for spin in self.spins.values() if spin.closed_at > max(last, self.since))
        return lain + sum(notes(event["chips"]) for event in changed if event["seq"] > last)

    def moved(self, operation: str) -> list[Line]:
        """The bank's entries of a kind, as they hold in the end; before its first count only tips are entries."""
        since = 0 if operation == "tip" else self.since
        return [
            as_it_was(event, self.said)
            for event in self.events
            if event["kind"] == "bank.moved" and event["operation"] == operation and event["seq"] >= since
        ]

    def _counts(self) -> list[Count]:
        out: list[Count] = []
        values: dict[str, int] = {}  # a colour counts at the closing what it counted at the opening
        for event in self.events:
            if event["kind"] != "bank.moved" or event["operation"] not in ("open", "close"):
                continue
            held = as_it_was(event, self.said)
            count = Count(event["seq"], event["operation"], pile(held["chips"]), cents(held["amount"]))
            said = {form["colour"]: cents(form["value"]) for form in held["chips"] if "colour" in form}
            values = said if count.operation == "open" else said | values
            if count.operation == "close" and out and out[-1].operation == "open":
                count.book = book(self.events, out[-1].seq, count.seq)
                if count.differs is not None:  # of a colour that was raised pieces of two values lie there
                    count.book_worth = count.worth - worth_at(count.differs, values)
            out.append(count)
        return out

    @property
    def counted(self) -> bool:
        """Whether each opening count has its closing one."""
        operations = [count.operation for count in self.counts]
        return bool(operations) and operations == ["open", "close"] * (len(operations) // 2)

    def total(self, operation: str) -> int:
        return sum(count.worth for count in self.counts if count.operation == operation)

    @property
    def closed_count(self) -> int:
        """The place of the last closing count."""
        return max((count.seq for count in self.counts if count.operation == "close"), default=0)

    def _righted(self) -> list[tuple[Line, bool, int]]:
        """What was put right of payments in this night, whether of its own, and what came back for it."""
        out = []
        for event in self.events:
            if event["kind"] == "entry.corrected" and "payment" in event:
                own = event["payment"]["spin"] in self.spins
                out.append((event, own, self._back(event, own)))
        return out

    def _back(self, event: Line, own: bool) -> int:
        said = event["instead"].get("chips")
        return worth(said) if said is not None else worth_at(handed_back(event, tonight=own), {})

    @property
    def put_right(self) -> int:
        """What came back after the closing count, below zero what was given."""
        return sum(
            back for event, _, back in self._righted() if self.counted and event["seq"] > self.closed_count
        )

    @property
    def earlier(self) -> int:
        """The same for payments of earlier nights, whenever it was."""
        return sum(back for _, own, back in self._righted() if not own)

    @property
    def unmoved(self) -> int:
        """What was paid more, by what was said of this night's payments, without chips that moved in it."""
        out = sum(back for _, own, back in self._righted() if own)
        for spin in self.spins.values():
            out += sum(cents(event["payment"]["difference"]) for event in spin.put_right)
            out += sum(more for event, more in spin.answers if self._counted_since(spin, event))
        return out

    def _counted_since(self, spin: Spun, event: Line) -> bool:
        """Whether the bank was counted between a spin's end and what is said of it: then its chips lay there."""
        later = event["seq"] > self.events[-1]["seq"]
        return later or any(spin.closed_at < count.seq < event["seq"] for count in self.counts)

    @property
    def drop(self) -> int:
        """The notes in the box: those that were changed, and those that lay on the layout."""
        changed = sum(notes(event["chips"]) for kind in ("drop", "change") for event in self.moved(kind))
        return changed + sum(spin.notes for spin in self.spins.values() if spin.closed_at > self.since)

    def sum_of(self, operation: str) -> int:
        return sum(cents(event["amount"]) for event in self.moved(operation))

    @property
    def tips(self) -> int:
        """What people recorded, and what was won for the employees."""
        return self.sum_of("tip") + sum(spin.for_employees for spin in self.spins.values())

    @property
    def result(self) -> int | None:
        """Closing, credits and drop, less opening and fills (rules 9)."""
        if not self.counted:
            return None
        comes = self.total("close") + self.put_right + self.sum_of("credit") + self.drop
        return comes - self.total("open") - self.sum_of("fill")

    @property
    def difference(self) -> int:
        """By what the closing counts differ from what should have lain there, where that was known."""
        return sum(count.worth - count.book_worth for count in self.counts if count.book_worth is not None)

    @property
    def opening_differs(self) -> Pile:
        """By what the first opening count differs from what the last closing count left."""
        if self.lay is None or not self.counts or self.counts[0].operation != "open":
            return Pile()
        return added(self.counts[0].chips, self.lay, -1)

    @property
    def left(self) -> Pile | None:
        """What lies in the bank after the night: its last closing count, and what moved after it."""
        if not self.counts or self.counts[-1].operation != "close":
            return self.lay
        out = self.counts[-1].chips
        for event in self.events:
            if event["seq"] > self.closed_count and event["kind"] == "entry.corrected" and "payment" in event:
                out = added(out, handed_back(event, tonight=event["payment"]["spin"] in self.spins))
        return out

    @property
    def fallen(self) -> list[Spun]:
        """The spins whose number fell."""
        return [spin for spin in self.spins.values() if spin.number is not None]


def worth_at(chips: Pile, values: dict[str, int]) -> int:
    """What chips are worth, a colour's as the opening count says."""
    return sum(pieces * (kind if isinstance(kind, int) else values[kind]) for kind, pieces in chips.items())


def day_of(events: Sequence[Line], day: date, zone: str) -> list[Night]:
    """The nights of a table's gaming day."""
    out: list[Night] = []
    lay: Pile | None = None
    every = nights(events)
    for place, night in enumerate(every):
        after = [event for later in every[place + 1 :] for event in later]
        one = Night(night, after, lay)
        lay = one.left
        if gaming_day(night[0]["at"], zone) == day:
            out.append(one)
    return out


def figures(of_day: Sequence[Night]) -> dict[str, int | None]:
    """The sums of a day in cents and pieces, by their names in `capotavolo day`."""
    fallen = [spin for night in of_day for spin in night.fallen]
    complete = all(spin.complete for spin in fallen)
    results = [night.result for night in of_day]
    return {
        "spins": len(fallen),
        "void": sum(_void(night.events) for night in of_day),
        "not_entered": sum(not spin.entered for spin in fallen),
        "handle": sum(spin.staked or 0 for spin in fallen) if complete else None,
        "taken": sum(spin.taken for spin in fallen) if complete else None,
        "paid": sum(spin.paid for spin in fallen),
        "opening": sum(night.total("open") for night in of_day),
        "fills": sum(night.sum_of("fill") for night in of_day),
        "credits": sum(night.sum_of("credit") for night in of_day),
        "drop": sum(night.drop for night in of_day),
        "closing": sum(night.total("close") for night in of_day),
        "put_right": sum(night.put_right for night in of_day),
        "tips": sum(night.tips for night in of_day),
        "result": None if None in results else sum(result for result in results if result is not None),
    }


def boxes(of_day: Sequence[Night]) -> dict[str, int] | None:
    """The count of the note boxes beside the drop; none where nobody counted one."""
    if not any(night.boxes for night in of_day):
        return None
    counted = sum(cents(event["amount"]) for night in of_day for event in night.boxes)
    left = sum(night.in_box for night in of_day)
    drop = sum(night.drop for night in of_day) - left
    return {"counted": counted, "drop": drop, "difference": counted - drop, "left": left}


def _void(events: Sequence[Line]) -> int:
    """Throws that were void and stayed it."""
    kinds = [event["kind"] for event in events]
    return kinds.count("spin.void") - kinds.count("spin.valid")


def reconciliation(of_day: Sequence[Night]) -> dict[str, int] | None:
    """The way from what was taken and paid to the result, line by line; none where either end is not known."""
    sums = figures(of_day)
    taken, paid, result = sums["taken"], sums["paid"], sums["result"]
    if taken is None or paid is None or result is None:
        return None
    lines = {
        "taken": taken,
        "paid": -paid,
        "unmoved": sum(night.unmoved for night in of_day),
        "earlier": sum(night.earlier for night in of_day),
        "loose": sum(_loose(night) for night in of_day),
        "counted": sum(night.difference for night in of_day),
    }
    return lines | {"rest": result - sum(lines.values()), "result": result}


def _loose(night: Night) -> int:
    """What no chip makes up: of what was owed it stays in the bank, of what the bank took it is never there."""
    out = 0
    for spin in night.fallen:
        if spin.settled is not None:
            owed = spin.taken - spin.notes - sum(payment.paid(spin.closed) for payment in spin.payments)
            out += worth_at(spin.chips(), spin.values) - owed
    return out
