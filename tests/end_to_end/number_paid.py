"""A number that is being paid, as it stands in the dealer's book: what lay there, and what the oracle makes of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.end_to_end.entered import Bets, Entered, Form, Gone
from tests.oracle.amounts import cents_given
from tests.oracle.layout import POSITIONS
from tests.oracle.settle import settle

OWN_HALF = "half"
"""On the last spin the players' halves go home: for the oracle they stand."""


@dataclass
class Paying:
    """A number that is being paid.

    Attributes:
        known: what lay there by the dealer's word before the number: announces, prisoners, winnings kept.
        left: the chance and the owner whose winnings stay.
        taken: those whose winnings had stayed until now.
        alone: its ball was thrown for a game beside alone: nobody could bet, and there is nothing to enter.
        beside: what is owed behind all that the layout won: by a game that is played on this one's rounds.
        marks: the places of the payments that are made, in the order as it is now.
        said: whether anything was entered at all.
    """

    spin: int
    number: int
    last: bool
    known: Bets
    colours: dict[str, Form]
    side: str
    minimum: int
    entered: Entered = field(default_factory=Entered)
    left: set[tuple[str, str]] = field(default_factory=set)
    taken: set[tuple[str, str]] = field(default_factory=set)
    alone: bool = False
    beside: list[Form] = field(default_factory=list)
    marks: set[int] = field(default_factory=set)
    disputed: set[int] = field(default_factory=set)
    revisions: int = 0
    cleared: bool = False

    def owner_of(self, entry: Form) -> str | None:
        if "colour" in entry:
            return str(self.colours[entry["colour"]].get("owner", entry["colour"]))
        return entry.get("owner")

    def taken_up(self, place: str, owner: str) -> list[Form]:
        """The free stakes that a player is known to have on a chance."""
        lying = self.known.get(place, ())
        return [entry for entry in lying if self.owner_of(entry) == owner and "enferme" not in entry]

    def taken_up_since(self, before: Gone) -> Iterator[list[object]]:
        """Say which stakes from before were taken up, or lay there after all."""
        for place, owner in self.entered.gone - before:
            for entry in self.taken_up(place, owner):
                yield ["bet.removed", self.spin, place, dict(sorted(entry.items()))]
        for place, owner in before - self.entered.gone:
            yield ["bet.back", self.spin, place, owner]

    def lying(self, entered: Entered) -> Bets:
        """What was known, without what players took up before the throw."""
        found: Bets = {}
        for place, stack in self.known.items():
            off = [
                entry
                for there, owner in entered.gone
                if there == place
                for entry in self.taken_up(there, owner)
            ]
            found[place] = [dict(entry) for entry in stack if entry not in off]
        return {place: stack for place, stack in found.items() if stack}

    def bets(self, entered: Entered) -> Bets:
        """What is settled: what was known beneath what was entered, and what winnings lie on (rules 5)."""
        both = self.lying(entered)
        for place, stack in entered.bets.items():
            both.setdefault(place, []).extend(dict(entry) for entry in stack)
        for place, stack in both.items():
            staying = {owner for there, owner in self.left if there == place}
            staying |= {owner for entry in stack if "kept" in entry and (owner := self.owner_of(entry))}
            for entry in stack:
                if "enferme" in entry:
                    continue
                if (place, self.owner_of(entry)) in self.taken:
                    entry.pop("kept", None)
                elif self.owner_of(entry) in staying:
                    entry.setdefault("kept", 0)
        return both

    def settled(self, entered: Entered) -> Form:
        """The oracle's answer."""
        told: Form = {
            "number": self.number,
            "cylinder": self.side,
            "last_spin": self.last,
            "colours": self.colours,
            "bets": [{"position": place, "stack": stack} for place, stack in self.bets(entered).items()],
        }
        answer: Form = json.loads(json.dumps(settle(told)))
        return answer

    @property
    def answer(self) -> Form:
        return self.settled(self.entered)

    def besides(self, listed: str) -> list[int]:
        """What a list of the answer comes to besides payments, in cents; "half" is what zero leaves its players."""
        if listed != OWN_HALF:
            return [cents_given(part["amount"], "amount") for part in self.answer[listed]]
        found: dict[tuple[str, object, object], int] = {}
        for bet in self.answer["standing"]:
            even = POSITIONS[bet["position"]].kind == "even-money"
            for place, entry in enumerate(bet["stack"] if even else ()):
                whose = bet["position"], entry.get("colour"), self.owner_of(entry) or place
                chip = self.colours[entry["colour"]] if "colour" in entry else entry
                found[whose] = found.get(whose, 0) + cents_given(chip["value"], "value") * entry["pieces"]
        return [*found.values()]

    @property
    def payments(self) -> list[Form]:
        return self.owed(self.entered)

    def owed(self, entered: Entered) -> list[Form]:
        """All payments, in the order of the house."""
        return [*self.settled(entered)["payments"], *self.beside]

    @property
    def own(self) -> int:
        """How many payments the layout won."""
        return len(self.payments) - len(self.beside)

    def asked(self, order: int) -> bool:
        """Whether a payment is of winnings that stayed until now, and their player has not said what now."""
        item = self.payments[order - 1]
        if item in self.beside:
            return False
        place, owner = item["winning"][0]["position"], item["owner"]
        lying = self.lying(self.entered).get(place, ())
        stayed = any("kept" in entry and self.owner_of(entry) == owner for entry in lying)
        return stayed and (place, owner) not in self.left | self.taken

    @property
    def open(self) -> list[int]:
        """The payments that wait, in the order of the house."""
        return [n for n in range(1, len(self.payments) + 1) if n not in self.marks | self.disputed]

    def marks_in(self, payments: list[Form]) -> set[int] | None:
        """Where the payments that are made stand in another list; None where one of them is no more."""
        before, found, used = self.payments, set[int](), set[int]()
        for order in sorted(self.marks):
            same = (n for n, item in enumerate(payments, 1) if item == before[order - 1] and n not in used)
            place = next(same, None)
            if place is None:
                return None
            used.add(place)
            found.add(place)
        return found
