"""One spin as the export tells it: what the bank took, what was owed, what was given, in money and in chips.

Readings. What nobody marked when its spin was closed was given, until somebody says that it was not; then only what
bore a mark was. A payment whose chips are not recorded was made in those of its bet, else in the fewest. What one
spin brought or took without saying in which chips is one amount, in the fewest.
"""

from dataclasses import dataclass, field

from .piles import Line, Pile, added, cents, chip, fewest, is_notes, pile, worth


def _its_chip(form: Line, amount: int) -> Pile | None:
    """An amount in the chip of a payment's bet, where that is one kind and it comes out whole."""
    pieces = form["pieces"]
    if form["chip"] is None or not pieces:
        return None
    each = cents(form["amount"]) // pieces
    return None if amount % each else Pile({chip(form["chip"]): amount // each})


def _handed(form: Line, event: Line, amount: int) -> tuple[Pile, int]:
    """The chips of one mark, and what they do not make up."""
    out, back = event.get("chips") or [], event.get("back") or []
    if not out and not back:
        its = _its_chip(form, amount)
        return (Pile(), amount) if its is None else (its, 0)
    return added(pile(out), pile(back), -1), amount - worth(out) + worth(back)


@dataclass(frozen=True)
class Mark:
    """One mark of a payment: its money, the chips, and what of it went in chips that nobody said."""

    amount: int
    chips: Pile
    unsaid: int


@dataclass
class Payment:
    """One payment: what is owed by the last settlement, and its marks."""

    form: Line
    owed: int
    marks: list[Mark] = field(default_factory=list)
    answered: bool | None = None

    @property
    def given(self) -> int:
        return sum(mark.amount for mark in self.marks)

    def mark(self, event: Line) -> None:
        amount = cents(event["amount"]) if "amount" in event else self.owed
        self.marks.append(Mark(amount, *_handed(self.form, event, amount)))

    def paid(self, closed: bool) -> int:
        """What the player has of it."""
        return self.owed if closed and self.answered is not False else self.given

    def chips(self, closed: bool) -> tuple[Pile, int]:
        """The chips that left the bank for it, and what left it in chips that nobody said."""
        out = Pile()
        for mark in self.marks:
            out = added(out, mark.chips)
        unsaid = sum(mark.unsaid for mark in self.marks)
        unmarked = self.paid(closed) - self.given
        its = _its_chip(self.form, unmarked)
        return (out, unsaid + unmarked) if its is None else (added(out, its), unsaid)


def _same(one: Line, other: Line) -> bool:
    return all(one[key] == other[key] for key in ("amount", "winning")) and _alike(one, other)


def _alike(one: Line, other: Line) -> bool:
    return all(one.get(key) == other.get(key) for key in ("section", "chip", "owner", "employees"))


@dataclass
class Spun:
    """A spin so far; `values` is what a piece of each colour is worth in it."""

    values: dict[str, int]
    number: int | None = None
    settled: Line | None = None
    payments: list[Payment] = field(default_factory=list)
    closed: bool = False
    entered: bool = True
    closed_at: int = 0
    put_right: list[Line] = field(default_factory=list)
    answers: list[tuple[Line, int]] = field(
        default_factory=list
    )  # each with by how much more was paid than said before

    def hear(self, event: Line) -> None:
        """One event of this spin."""
        match event["kind"]:
            case "spin.number":
                self.number = event["number"]
            case "spin.void" | "spin.taken_back":
                self.number, self.settled, self.payments = None, None, []
            case "spin.settled":
                self._settle(event)
            case "spin.closed":
                self.closed, self.entered, self.closed_at = True, event["entered"], event["seq"]
            case "spin.reopened":
                self.closed = False
            case kind if kind.startswith("payment."):
                self._paid(kind, event)
            case _:
                pass

    def _paid(self, kind: str, event: Line) -> None:
        payment = self.payments[event["order"] - 1]
        match kind:
            case "payment.made" | "payment.changed":
                payment.mark(event)
            case "payment.unmade":
                payment.marks.pop()
            case "payment.answered":
                more = event["paid"] - (payment.answered is not False)
                self.answers.append((event, more * cents(event["amount"])))
                payment.answered = event["paid"]
            case _:
                pass

    def _settle(self, event: Line) -> None:
        """A new settlement: each payment that was marked is found again in it, or owed no more."""
        self.settled = event
        before = [payment for payment in self.payments if payment.marks]
        self.payments = [Payment(form, cents(form["amount"])) for form in event["payments"]]
        for matches in (_same, _alike):
            for payment in self.payments:
                found = next((old for old in before if matches(old.form, payment.form)), None)
                if found is not None and not payment.marks:
                    payment.marks = found.marks
                    before.remove(found)
        self.payments += [Payment(old.form, 0, old.marks) for old in before]

    @property
    def complete(self) -> bool:
        """Whether losing stakes were entered too."""
        return self.settled is not None and self.settled["complete"]

    @property
    def taken(self) -> int:
        return 0 if self.settled is None else cents(self.settled["bank"]["taken"])

    @property
    def notes(self) -> int:
        """What went into the box from the layout."""
        return 0 if self.settled is None else cents(self.settled["bank"]["notes"])

    @property
    def paid(self) -> int:
        """What players had of it in the end, with what was put right."""
        marked = sum(payment.paid(self.closed) for payment in self.payments)
        return marked + sum(cents(event["payment"]["difference"]) for event in self.put_right)

    @property
    def for_employees(self) -> int:
        """What was paid for them: it goes to the boîte once the spin is closed."""
        if not self.closed:
            return 0
        theirs = {order for order, payment in enumerate(self.payments, 1) if payment.form.get("employees")}
        righted = (event["payment"] for event in self.put_right if event["payment"]["order"] in theirs)
        made = sum(self.payments[order - 1].paid(self.closed) for order in theirs)
        return made + sum(cents(payment["difference"]) for payment in righted)

    @property
    def staked(self) -> int | None:
        """All that lay there, where every stake was entered and nobody left winnings lying."""
        if self.settled is None or not self.complete:
            return None
        lists = ("lost", "partage", "returned", "withdrawn")
        gone = sum(cents(item["amount"]) for name in lists for item in self.settled[name])
        return gone + sum(self._worth(entry) for bet in self.settled["standing"] for entry in bet["stack"])

    def _worth(self, entry: Line) -> int:
        each = self.values[entry["colour"]] if "colour" in entry else cents(entry["value"])
        return each * int(entry["pieces"])

    def chips(self) -> Pile:
        """By what the bank's chips changed, each kind by itself; what was put right moves chips of its own."""
        out, unsaid = Pile(), 0
        for payment in self.payments:
            given, nobody_said = payment.chips(self.closed)
            out, unsaid = added(out, given, -1), unsaid - nobody_said
        if self.settled is not None:
            won, besides = _won(self.settled, self.values)
            out, unsaid = added(out, won), unsaid + besides
        return added(out, fewest(unsaid))


def _won(settled: Line, values: dict[str, int]) -> tuple[Pile, int]:
    """The chips that the bank took, and what came in chips that nobody said, less what was given for notes.

    Complimentary chips and notes are in the box.
    """
    out, unsaid = Pile(), 0
    for item in (*settled["lost"], *settled["partage"]):
        form, amount = item["chip"], cents(item["amount"])
        if item.get("kind") is not None:
            unsaid += amount if is_notes(item) else 0
        elif form is None:
            unsaid += amount
        else:
            each = values[form["colour"]] if "colour" in form else cents(form["value"])
            out[chip(form)] += amount // each
            unsaid += amount % each
    return out, unsaid - cents(settled["bank"]["notes"])
