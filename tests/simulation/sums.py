"""The money of an evening, added up from its journal's text alone: nothing of the program is used here.

What the players laid down and never got back is what the bank won. Each chip that was laid is followed: it
lies, it is lost, halved, given back, taken up, or carried to the next spin.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

Form = dict[str, Any]


def cents(amount: str) -> int:
    """Read an amount."""
    whole, part = amount.removeprefix("-").split(".")
    value = int(whole) * 100 + int(part)
    return -value if amount.startswith("-") else value


@dataclass
class Sums:
    """The sums of one table's evening, in cents.

    Attributes:
        hands: what the players have in their hands; they came with nothing, so it is below zero at first.
        paying: the last spin that has a number.
        lying: what lies on the layout of each spin that is alive.
        bank: what the settlements say that the bank won.
        counted: what the closing count says that the bank won.
        gone_on: the announces that go on after each spin that is alive.
        complimentary: what was lost in complimentary chips, which the bank gave away itself.
    """

    hands: int = 0
    paying: int = 0
    lying: dict[int, int] = field(default_factory=dict)
    bank: int = 0
    counted: int = 0
    complimentary: int = 0
    last_close: tuple[Any, ...] = ()
    colours: dict[str, int] = field(default_factory=dict)
    settled: dict[int, Form] = field(default_factory=dict)
    unpaid: set[tuple[int, int]] = field(default_factory=set)
    gone_on: dict[int, list[Form]] = field(default_factory=dict)

    @property
    def players(self) -> int:
        """What the players have, in their hands and on the layout."""
        return self.hands + sum(self.lying.values())

    def worth(self, entry: Form) -> int:
        """Say what pieces are worth."""
        value = self.colours[entry["colour"]] if "colour" in entry else cents(entry["value"])
        return int(entry["pieces"]) * value

    def stacks(self, stacks: Iterable[Form]) -> int:
        """Say what a layout is worth."""
        return sum(self.worth(entry) for stack in stacks for entry in stack["stack"])

    def take(self, event: Form) -> None:
        """Follow one event."""
        spin = event["spin"]
        match event["kind"]:
            case "table.opened":
                self.colours = {name: cents(form["value"]) for name, form in event["colours"].items()}
                assert event["all_entered"]
            case "colour.assigned":
                self.colours[event["colour"]] = cents(event["value"])
            case "bet.placed":
                self.lay(spin, self.worth(event["entry"]))
            case "bet.removed":
                self.lay(spin, -self.worth(event["entry"]))
            case "announce.accepted":
                self.lay(spin, self.stacks(event["bets"]))
                self.gone_on.setdefault(self.paying, []).extend([event] * ("after" in event))
            case "bank.moved" if event["operation"] == "close":
                self.counted = cents(event["result"])
            case "entry.corrected" if "payment" in event:
                difference = cents(event["payment"]["difference"])
                self.hands += difference
                self.bank -= difference
            case _:
                self.take_number(event)

    def take_number(self, event: Form) -> None:
        """Follow what a number did."""
        match event["kind"]:
            case "spin.number":
                self.paying = event["spin"]
            case "spin.settled":
                self.settled[event["spin"]] = event
            case "spin.closed":
                before = (self.lying.get(event["spin"], 0), self.lying.get(event["spin"] + 1, 0))
                kept = (self.settled.get(event["spin"]), self.gone_on.get(event["spin"], []))
                sums = (self.hands, self.complimentary, self.bank)
                self.close(event["spin"], event)
                now = (self.lying[event["spin"] + 1], self.hands, self.complimentary, self.bank)
                self.last_close = (before, kept, sums, now)
            case "spin.reopened":
                self.open_again(event["spin"])
            case "payment.answered":
                self.answer(event)
            case _:
                pass

    def lay(self, spin: int, worth: int) -> None:
        """Money goes from the hands onto the layout."""
        self.hands -= worth
        self.lying[spin] = self.lying.get(spin, 0) + worth

    def close(self, spin: int, event: Form) -> None:
        """A spin is over: its last settlement says where everything went."""
        lay = self.lying.pop(spin, 0)
        answer = self.settled.pop(spin, None)
        if answer is None:  # no number: all of it lies there still
            self.lying[spin + 1] = self.lying.get(spin + 1, 0) + lay
            return
        parts = {name: sum(cents(part["amount"]) for part in answer[name]) for name in _PARTS}
        paid = sum(cents(payment["amount"]) for payment in answer["payments"])
        standing = self.stacks(answer["standing"])
        off = sum(parts.values())
        left = standing - (lay - off)  # winnings that were left lying are on the layout, or withdrawn from it
        assert 0 <= left <= paid, (spin, left, paid)
        stakes = self.with_what_they_won(spin, answer)
        assert self.stacks(event["carried"]) == standing - stakes, spin
        self.hands += parts["returned"] + parts["withdrawn"] + paid - left + stakes
        self.lying[spin + 1] = self.lying.get(spin + 1, 0) + standing - stakes
        free = sum(cents(part["amount"]) for part in answer["lost"] if part.get("kind") == "complimentary")
        self.complimentary += free
        assert cents(answer["bank"]["complimentary"]) == free, spin
        assert cents(answer["bank"]["taken"]) == parts["lost"] + parts["partage"] - free, spin
        assert cents(answer["bank"]["paid"]) == paid, spin
        self.bank += cents(answer["bank"]["result"])

    def open_again(self, spin: int) -> None:
        """What the last closing moved comes back; what was moved since stays."""
        (lay, next_lay), (answer, gone_on), sums, (next_now, *now) = self.last_close
        self.lying[spin] = lay
        self.lying[spin + 1] += next_lay - next_now
        self.settled[spin], self.gone_on[spin] = answer, gone_on
        self.hands, self.complimentary, self.bank = (
            there + before - after
            for there, before, after in zip(
                (self.hands, self.complimentary, self.bank), sums, now, strict=True
            )
        )

    def answer(self, event: Form) -> None:
        """What was closed without its mark was taken as paid, until somebody says that it was not."""
        which, amount = (event["spin"], event["order"]), cents(event["amount"])
        more = amount * (event["paid"] - (which not in self.unpaid))
        self.unpaid ^= {which} if more else set()
        self.hands += more
        self.bank -= more

    def with_what_they_won(self, spin: int, answer: Form) -> int:
        """Announces that went on did so with what their owners won; gives their winning stakes."""
        won: dict[str, int] = {}
        for payment in answer["payments"]:
            if payment["section"] == "inside":
                won[payment["owner"]] = won.get(payment["owner"], 0) + cents(payment["amount"])
        stakes = 0
        for event in self.gone_on.pop(spin, []):
            kept, plays_on, back, paid = (
                cents(event[key]) for key in ("kept", "plays_on", "stake_back", "paid")
            )
            assert self.stacks(event["bets"]) == kept + plays_on, event
            won[event["owner"]] -= kept + paid
            assert won[event["owner"]] >= 0, event
            stakes += plays_on + back
        return stakes


_PARTS = ("lost", "partage", "returned", "withdrawn")
