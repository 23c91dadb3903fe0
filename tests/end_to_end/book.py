"""What a dealer did, kept by hand as on paper beside the table: written from the rules, settled by the oracle.

Nothing here looks at the program. Each thing that was done is a line of the story, told to whoever listens;
the journal must tell the same lines (tests/end_to_end/story.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tests.end_to_end.book_colours import Colours, colours_in
from tests.end_to_end.entered import Bets, Entered, Form, added, bare, plain_bets
from tests.end_to_end.number_paid import Paying
from tests.end_to_end.stakes_before import StakesBefore
from tests.oracle.amounts import cents_given
from tests.oracle.announce import announce as priced
from tests.oracle.book import money
from tests.oracle.houses import fewest_chips
from tests.oracle.layout import POSITIONS

Line = list[Any]
FOUR = ("vicini", "serie", "orfanelli", "laterali")
"""What is taken on the race track (rules 6)."""
CAPO = "capo tavolo"


class Book:
    """The whole evening.

    Attributes:
        spin: the spin that is being bet on.
        known: what is known to lie there for it.
        paying: the number that is being paid.
        ghosts: what may still stand on the chances from the last number.
        colours: what they are worth, and which are out.
        before: where players' chips lay.
    """

    def __init__(self, tell: Callable[[Line], None], colours: Iterable[str], side: str = "left") -> None:
        self._tell = tell
        self._side = side
        self.minimum, self._then = 250, (250, 0)
        self.dealer = ""
        self.spin, self.throw = 1, 1
        self.last = False
        self.known: Bets = {}
        self.ghosts: Bets = {}
        self.paying: Paying | None = None
        self.colours = Colours(tell, colours, self._lying)
        self.before = StakesBefore()

    # The table

    def opened(self, minimum: int, dealer: str, day: int) -> None:
        self.minimum, self.dealer = minimum, dealer
        self.colours.begin(minimum)
        self._tell(["table.opened", money(minimum), dealer, day])

    def closed(self) -> None:
        self._tell(["table.closed", money(self.minimum), self.dealer, self.colours.out])

    def _lying(self) -> set[str]:
        """The colours that are known to lie on the layout now."""
        now = [] if self.paying is None else [self.paying.known, self.paying.entered.bets]
        return {name for bets in (self.known, *now) for name in colours_in(bets)}

    def announced_minimum(self, then: int) -> None:
        out = self.colours.say_out(self.minimum)
        self._then = then, self.spin + 1
        self._tell(["table.minimum", money(then), self.spin + 1, CAPO, out])

    def announced_relief(self) -> None:
        self._tell(["table.relief", False])

    def handed_over(self, name: str, notes: str) -> None:
        self.dealer = name
        self._tell(["table.dealer", name, notes])

    def suspended(self, reason: str = "") -> None:
        """The game rests for a reason; without one it goes on."""
        self._tell(["table.suspended", bool(reason), reason, "direzione" if reason else ""])

    def announced_last(self) -> None:
        self.last = True
        self._tell(["spin.last", self.spin])

    def finished(self, chip: Form, *, missing: bool) -> None:
        self._tell(["bank.missing", chip, missing])

    # The throw

    def thrown(self, source: str) -> None:
        """The ball runs: a number that is still being paid is over, whatever was marked."""
        if self.paying is not None:
            self.close_spin()
        self._tell(["spin.thrown", self.spin, source])

    def no_more_bets(self, source: str) -> None:
        self._tell(["spin.no_more_bets", self.spin, source])

    def void(self, reason: str, by: str | None) -> None:
        self._tell(["spin.void", self.spin, "", self.throw, "hand", None])
        self._tell(["void.explained", self.spin, self.throw, reason, by])
        self.throw += 1

    def candidate(self, number: int, reason: str) -> None:
        self._tell(["spin.candidate", self.spin, number, reason])

    def refused_candidate(self, number: int) -> None:
        self._tell(["candidate.refused", self.spin, number])

    def fell(self, number: int, source: str) -> None:
        colours = {name: dict(colour) for name, colour in self.colours.worth.items()}
        self.paying = Paying(self.spin, number, self.last, self.known, colours, self._side, self.minimum)
        self.known, self.throw = {}, 1
        self._tell(["spin.number", self.spin, number, source])

    # Paying

    def clear(self) -> None:
        """The layout is clear: from here on the next spin is bet on, at the minimum announced for it."""
        paying = self.now
        if paying.cleared:
            return
        paying.cleared = True
        self._tell(["spin.cleared", paying.spin])
        self.spin = paying.spin + 1
        if self._then[1] and self.spin >= self._then[1]:
            before, self.minimum, self._then = self.minimum, self._then[0], (0, 0)
            self.colours.follow(before, self.minimum)

    @property
    def now(self) -> Paying:
        """The number that is being paid."""
        assert self.paying is not None
        return self.paying

    def enter(self, change: Callable[[Entered], None]) -> bool:
        """Change what was entered; one that would change a payment that is made is not taken.

        Returns:
            Whether it was taken.
        """
        paying = self.now
        changed = paying.entered.copy()
        change(changed)
        if changed.same(paying.entered):
            return True
        marks = paying.marks_in(paying.owed(changed))
        if marks is None:
            return False
        self.clear()
        was, paying.entered, paying.marks = paying.entered, changed, marks
        for line in paying.taken_up_since(was.gone):
            self._tell(line)
        if changed.bets != was.bets:
            paying.revisions += 1
            self._tell(["winners.entered", paying.spin, paying.revisions, plain_bets(changed.bets)])
        return True

    def enter_and_back(self, change: Callable[[Entered], None]) -> bool:
        """Change what a payment that is made was paid for, and take that back: the payment is what it was.

        Returns:
            Whether it was taken; what was taken up before the throw is not said of a payment that is made.
        """
        paying, entered = self.now, self.now.entered
        changed = entered.copy()
        change(changed)
        if changed.gone != entered.gone:
            return False
        for each in (changed, entered):
            paying.revisions += 1
            self._tell(["winners.entered", paying.spin, paying.revisions, plain_bets(each.bets)])
        if change not in (Entered.undo, Entered.redo):
            changed.undo()
            paying.entered = changed
        return True

    def paid(self, order: int, by: str | None = None, reason: str | None = None) -> None:
        self.clear()
        paying = self.now
        item = paying.payments[order - 1]
        paying.marks.add(order)
        told = [paying.spin, order, item["owner"], item["section"], item["amount"], by, reason]
        self._tell(["payment.made", *told])

    def paid_all(self) -> None:
        for order in self.now.open:
            self.paid(order)

    def seen_to(self, listed: str, place: int, amount: int) -> None:
        """What the number did to a stake besides paying it was done: the oracle has it there, and so much."""
        self.clear()
        assert self.now.besides(listed)[place - 1] == amount
        self._tell(["stake.done", self.now.spin, listed, place, None])

    def unpaid(self, order: int) -> None:
        self.now.marks.discard(order)
        self._tell(["payment.unmade", self.now.spin, order])

    def disputed(self, order: int, reason: str) -> None:
        self.clear()
        self.now.disputed.add(order)
        self._tell(["payment.disputed", self.now.spin, order, reason])

    def ruled(self, order: int, by: str, reason: str) -> None:
        self.now.disputed.discard(order)
        self._tell(["payment.ruled", self.now.spin, order, by, reason])

    def left(self, order: int, *, over: bool = False) -> None:
        """The winnings of a payment stay on their chance, or their player takes them."""
        item = self.now.payments[order - 1]
        lump = item["winning"][0]["position"], item["owner"]
        self.clear()
        into, out = (self.now.taken, self.now.left) if over else (self.now.left, self.now.taken)
        into.add(lump)
        out.discard(lump)
        self._tell(["bet.left", self.now.spin, order, *lump, True if over else None])

    def next_spin(self, *, over_silence: bool = False) -> None:
        """Tout est payé: where nothing was entered, the dealer has said that nobody won.

        Args:
            over_silence: he went on all the same where nothing was entered and the layout not said to be clear.
        """
        paying = self.now
        self.clear()
        if not paying.revisions and not over_silence:
            paying.revisions = 1
            self._tell(["winners.entered", paying.spin, 1, {}])
        self.close_spin()

    def close_spin(self) -> None:
        """Tout est payé, or the next ball runs."""
        paying = self.now
        self.clear()
        answer = paying.answer
        said = bool(paying.revisions) or paying.alone
        known_of_it = said or any(order <= paying.own for order in paying.marks)
        entered = known_of_it and len(paying.marks) == len(paying.payments)
        self.colours.stay(paying, answer, self.minimum, self.known)
        standing, carried = _stacks(answer["standing"]), _carried(answer)
        self.ghosts = _ghosts(standing, carried)
        for place, stack in self.known.items():
            carried.setdefault(place, [])
            for entry in stack:
                added(carried[place], entry)
        told = {**answer, "bank": {**answer["bank"], "taken": None, "result": None}}
        self._tell(["spin.closed", paying.spin, entered, plain_bets(_carried(answer)), told])
        self.before.remember(paying)
        self.colours.settle(answer, standing)
        self.known, self.paying = carried, None

    # Announces

    def announce(
        self,
        name: str,
        owner: str,
        value: int,
        *,
        held: bool,
        moment: str,
        straights: tuple[int, ...] = (),
        money_down: int | None = None,
        accepted_by: str | None = None,
    ) -> bool:
        """Give an announce in chips of value.

        Args:
            moment: `rest`, `thrown` or `no more`.

        Returns:
            Whether it is taken.
        """
        given = None if money_down is None else money(money_down)
        short = money_down is not None and money_down < cents_given(
            str(priced(name, money(value), straights=straights)["total"]), "total"
        )
        sheet = priced(name, money(value), None, None if short else given, straights, held)
        said = [name, owner, money(value), given, held, accepted_by, list(straights)]
        ours = name.split("-", maxsplit=1)[0] in FOUR and not straights
        free = {"rest": ours or not held, "thrown": ours, "no more": False}[moment]
        if short or value < self.minimum or not (free or accepted_by):
            self._tell(["announce.refused", self.spin, *said])
            return False
        bets = _announced(sheet, owner, value, held=held, voisins=name == "vicini")
        costs = sheet["total"], sheet["change"], sheet["repeat"]
        self._tell(["announce.accepted", self.spin, *said, *costs, plain_bets(bets)])
        for place, stack in bets.items():
            for entry in stack:
                added(self.known.setdefault(place, []), entry)
        return True


def _stacks(listed: Any) -> Bets:
    return {item["position"]: [dict(entry) for entry in item["stack"]] for item in listed}


def _carried(answer: Form) -> Bets:
    """Prisoners and winnings that lie on; whether any other stake does nobody said."""
    carried: Bets = {}
    for place, stack in _stacks(answer["standing"]).items():
        for entry in stack:
            if "enferme" in entry or "kept" in entry:
                added(carried.setdefault(place, []), dict(entry))
    return carried


def _ghosts(standing: Bets, carried: Bets) -> Bets:
    """What stands on the chances, and nobody said that it stays."""
    found: Bets = {}
    for place, stack in standing.items():
        if POSITIONS[place].inside:
            continue
        for entry in stack:
            known = sum(e["pieces"] for e in carried.get(place, ()) if bare(e) == bare(entry))
            if entry["pieces"] > known and not {"enferme", "kept"} & entry.keys():
                found.setdefault(place, []).append({**entry, "pieces": entry["pieces"] - known})
    return found


def _announced(sheet: dict[str, object], owner: str, value: int, *, held: bool, voisins: bool) -> Bets:
    """The chips of an announce: each piece in its own, or the fewest, the lowest below (rules 5, 6)."""
    bets: Bets = {}
    listed: Any = sheet["bets"]
    for bet in listed:
        above = held and voisins and bet["position"] in {"trio-0-2-3", "corner-25-29"}
        extra: Form = {"over_maximum": True} if above else {}
        bets[bet["position"]] = [
            {"value": money(chip), "pieces": pieces * bet["pieces"], "owner": owner, **extra}
            for chip, pieces in sorted(fewest_chips(value))
        ]
    return bets
