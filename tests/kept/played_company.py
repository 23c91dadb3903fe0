"""Guests and dealers of a kept table: beside what the simulation's do, all that is seldom done."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from app.rules.house import House
from app.rules.money import Cents, money_text
from app.rules.roulette.bets import Stack
from app.rules.roulette.layout import POSITIONS, offers
from app.table.documents import next_document
from app.table.note_box import BOX, in_box
from app.table.roulette.handing import held_by_name
from app.table.roulette.outcomes import LISTS
from app.table.roulette.procedure import BALL_RUNS
from app.table.roulette.settlement_form import entry_form
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable
from tests.simulation.company import Company, Form
from tests.simulation.sums import cents

_SEATS = ("seat 1", "seat 2", "seat 3", "nobody")
_CHANGED: Form = {
    "do": "bank",
    "operation": "change",
    "chips": [{"value": "100.00", "pieces": 1}, {"value": "20.00", "pieces": -5}],
}
_NOTES: Form = {"value": "100.00", "kind": "notes"}
_WISHES: tuple[Form, ...] = ({"mixed": True}, {"with": ["50.00", "20.00"]}, {"with": ["100.00"]})


class Regulars(Company):
    """Those who come to a kept table.

    Attributes:
        remembers: payments of the night before: where the table's record has them, and what was paid, in cents.
        fell: where the record has the numbers of this night.
    """

    def __init__(self, house: House, chance: random.Random) -> None:
        super().__init__(house, chance, answers=True)
        self.house = house
        self.remembers: list[tuple[int, int]] = []
        self.fell: list[int] = []

    def forget(self) -> None:
        """Remember nothing: the night is over, or what was recorded lies in another journal."""
        self.remembers, self.fell = [], []

    def bets(self, state: SpinTable) -> list[Form]:
        """Bet; take announces back that were given before; announce when it is nearly too late."""
        asked = super().bets(state)
        for form in asked:
            entry = form.get("entry", {})
            if form["do"] == "place" and not entry.keys() & {"owner", "kind"} and self._chance.random() < 0.1:
                entry["employees"] = True
        if self._chance.random() < 0.5:
            asked += self._on_chances()
        said = () if state.betting is None else state.betting.announces
        for announce in said:
            if self._chance.random() < 0.3:
                over: Form = {"do": "announce", "name": announce.name, "owner": announce.owner}
                asked.append({**over, "of": announce.seq, "over": True, **self._allowed()})
        if self._chance.random() < 0.3:
            late = {**self._announce(state), **self._allowed()}
            late["straights"] = [self._chance.randrange(37)]
            asked.append(late)
        return asked

    def _on_chances(self) -> Iterator[Form]:
        """One colour on several simple chances, which zero divides together."""
        colour = self._chance.choice(self._colours)
        for name in self._chance.sample(("red", "even", "low", "black"), 2):
            yield {"do": "place", "position": name, "entry": {"colour": colour, "pieces": 5}}

    def _allowed(self) -> Form:
        return {"accepted_by": "Carla"} if self._chance.random() < 0.6 else {}

    def between(self, state: SpinTable) -> list[Form]:
        """Do what is seldom done between two spins."""
        return [*super().between(state), *self._seldom(state)]

    def _seldom(self, state: SpinTable) -> Iterator[Form]:
        chance = self._chance
        yield from self._papers(state)
        yield from self._notes(state)
        yield from self._now_and_then(*((0.12, self._fell_otherwise(of)) for of in self.fell[-2:-1]))
        yield from self._now_and_then(
            (0.12, {"do": "missing", "chip": {"value": chance.choice(("20.00", "100.00"))}, "over": False}),
            (0.12, {"do": "missing", "chip": {"value": "20.00"}, "over": True}),
            (0.06, {"do": "wheel", "wheel_number": str(chance.randint(1, 4)), "by": "Carla"}),
            (0.06, {"do": "minimum", "minimum": "5.00", "by": "Carla", "out": [self._colours[0]]}),
            (0.06, {"do": "minimum", "minimum": "2.50", "by": "Carla"}),
            (0.08, {"do": "relief", "by": "Carla"}),
            (0.05, {"do": "relief", "over": True}),
            (0.05, {"do": "relief", "by": "Carla", "due": chance.choice(("2026-11-21T23:30:00Z", ""))}),
            (0.1, {"do": "dealer", "name": chance.choice(("Anna", "Bruno", "Carla")), "notes": "rosso a 5"}),
            (0.05, {"do": "deal", "name": chance.choice(("Anna", "Bruno"))}),
            (0.06, {"do": "bank", "operation": "tip", "chips": [{"value": "20.00", "pieces": 2}]}),
            (0.06, {**_CHANGED, "change": chance.choice(("mass", "cage"))}),
            (0.04, {"do": "suspend", "reason": "allarme", "by": "Carla"}),
        )
        if state.suspended is not None:
            yield {"do": "suspend", "over": True}
        for seq in state.unanswered:
            answer: Form = {"do": "answer", "of": seq, "by": "Carla", "note": chance.choice(("", "visto"))}
            yield from self._now_and_then((0.3, answer))
        for owner, _ in held_by_name(state):
            yield from self._now_and_then((0.6, {"do": "hand", "owner": owner, "by": "Carla"}))
        if self.remembers:
            yield from self._now_and_then((0.15, self._of_an_earlier_night()))

    def _now_and_then(self, *forms: tuple[float, Form]) -> Iterator[Form]:
        """Give each with its own likelihood."""
        for likely, form in forms:
            if self._chance.random() < likely:
                yield form

    def _papers(self, state: SpinTable) -> Iterator[Form]:
        """Spoil a paper, and print one again."""
        chance = self._chance
        if chance.random() < 0.08:
            operation = chance.choice(("fill", "credit"))
            void: Form = {"do": "document", "void": True, "operation": operation, "reason": "macchiato"}
            yield {**void, "number": next_document(state, operation), "by": "Carla"}
        if chance.random() < 0.08:
            paper: Form = {"number": next_document(state, "fill"), "total": "500.00"}
            filled: Form = {"do": "bank", "operation": "fill", "chips": [{"value": "100.00", "pieces": 5}]}
            yield {**filled, "document": paper, "signatures": ["Carla", "Rossi", "Bianchi"]}
        opened = [(seq, moved) for seq, moved in state.movements.items() if moved.operation == "open"]
        if opened and chance.random() < 0.1:
            seq, counted = opened[-1]
            first, *others = counted.chips
            instead: Form = {"chips": [{**first, "pieces": first["pieces"] + 1}, *others]}
            wrong: Form = {"do": "correct", "reason": "contata male", "by": "Carla", "witness": "Rossi"}
            yield {**wrong, "of": seq, "instead": instead}
        if state.documents and chance.random() < 0.2:
            yield {"do": "document", "number": chance.choice(sorted(state.documents)), "by": "Carla"}

    def _notes(self, state: SpinTable) -> Iterator[Form]:
        """Change notes; count the note box by two, this night's or an earlier one's, and put that right."""
        chance = self._chance
        pieces = chance.randint(1, 4)
        notes, out = {**_NOTES, "pieces": pieces}, {"value": "20.00", "pieces": -5 * pieces}
        yield from self._now_and_then((0.2, {"do": "bank", "operation": "drop", "chips": [notes, out]}))
        yield from self._now_and_then((0.12, self._boxed(in_box(state))))
        if (before := state.box_before) is not None:
            yield from self._now_and_then((0.3, {**self._boxed(before.drop), "night": before.night}))
        boxes = [seq for seq, moved in state.movements.items() if moved.operation == BOX]
        if boxes and chance.random() < 0.2:
            wrong: Form = {"do": "correct", "reason": "contata male", "by": "Carla", "witness": "Rossi"}
            instead = {"chips": [{**_NOTES, "pieces": chance.randint(1, 8)}]}
            yield {**wrong, "of": boxes[-1], "instead": instead}

    def _boxed(self, drop: int) -> Form:
        """Count a box; now and then a note is missing, or there is one more."""
        pieces = max(0, drop // 100_00 + self._chance.choice((0, 0, 0, 1, -1)))
        counted: Form = {"do": "bank", "operation": BOX, "chips": [{**_NOTES, "pieces": pieces}]}
        return {**counted, "by": "Carla", "signatures": ["Rossi"]}

    def _fell_otherwise(self, of: int) -> Form:
        """The number of a spin that is closed was another."""
        who: Form = {"do": "correct", "reason": "era accanto", "by": "Carla", "witness": "Rossi"}
        return {**who, "of": of, "instead": {"number": self._chance.randrange(37)}}

    def _of_an_earlier_night(self) -> Form:
        who: Form = {"do": "correct", "reason": "pagata male", "by": "Carla", "witness": "Rossi"}
        seq, paid = self._chance.choice(self.remembers)
        more = self._chance.choice((1, 2) if paid < 100_00 else (1, -1))
        chips = [{"value": "100.00", "pieces": -more}]
        return {
            **who,
            "of": seq,
            "instead": {"amount": money_text(Cents(paid + more * 100_00)), "chips": chips},
        }

    def deals(self, spin: SpinState) -> list[Form]:
        """Pay as the simulation does, and enter, tick, wish, take up and rule beside it."""
        if self._chance.random() < 0.07:
            return []  # the wheel goes on over it, and nobody says that the layout is clear
        cleared, *others = super().deals(spin)
        ends = [form for form in others if form["do"] in {"paid_all", "next"}]
        paid = [form for form in others if form not in ends]
        found = list(self._found_otherwise(spin))
        if found and self._chance.random() < 0.3:
            ends = []  # the wheel closes it, and what it differs by is said later
        if self._chance.random() < 0.06:
            ends = [{"do": "dispute", "order": 1, "by": "seat 2", "reason": "dice tre pezzi"}]
        lying = list(self._left_lying())
        return [
            cleared,
            *self._entered(spin),
            *self._seen_to(),
            *lying,
            *paid,
            *self._seen_to(),
            *found,
            *ends,
        ]

    def _left_lying(self) -> Iterator[Form]:
        """Take back that winnings stay; say that those of before were taken up."""
        for order in (1, 2):
            left: Form = {"do": "leave", "order": order}
            yield from self._now_and_then(
                (0.15, {**left, "gone": True}), (0.3, left), (0.15, {**left, "over": True})
            )

    def _found_otherwise(self, spin: SpinState) -> Iterator[Form]:
        """Find once that a payment which is made was another; mark what it differs by, or take that back."""
        if self._chance.random() < 0.7:
            return
        yield {"do": "paid", "order": 1}
        for entered in self._entered(spin):
            yield {**entered, "do": "difference"}
            yield from self._now_and_then(
                (0.7, {"do": "paid", "order": 1}), (0.2, {"do": "unpaid", "order": 1})
            )

    def rien_va(self, state: SpinTable) -> Iterator[Form]:
        """Say that a throw does not count, at one touch; why, sooner or later; or that it counts after all."""
        betting = state.betting
        runs = betting is not None and betting.phase in BALL_RUNS
        if runs and self._chance.random() < 0.02:
            yield from ({"do": "suspend", "reason": "allarme"}, {"do": "suspend", "over": True})
        elif runs and self._chance.random() < 0.06:
            yield {"do": "void", "reason": ""}
            yield from self._now_and_then((0.4, {"do": "valid", "reason": "vista bene", "by": "Carla"}))
        if state.unexplained:
            why: Form = {"do": "explain", "reason": "corpo estraneo", "by": "Carla", "told": "Rossi"}
            yield from self._now_and_then((0.3, why))

    def _before_paying(self, spin: SpinState) -> list[Form]:
        """Let announces go on, and take that back; say what was taken up before the throw."""
        asked = super()._before_paying(spin)
        for said in spin.announces:
            if self._chance.random() < 0.3:
                over: Form = {"do": "announce", "name": said.name, "owner": said.owner}
                asked.append({**over, "of": said.seq, "over": True})
        for stack in spin.bets:
            if not stack.position.inside and self._chance.random() < 0.3:
                asked += self._taken_up(stack)
        return asked

    def _taken_up(self, stack: Stack) -> Iterator[Form]:
        owner = self._chance.choice(stack.entries).owner or "nobody"
        gone: Form = {"do": "taken_up", "position": stack.position.name, "owner": owner}
        yield gone
        if self._chance.random() < 0.6:
            yield {**gone, "over": True}

    def _entered(self, spin: SpinState) -> Iterator[Form]:
        """Enter winning stacks, as at a table where nobody says what loses; once more, otherwise."""
        if spin.number is None:
            return
        winning = [p for p in POSITIONS if offers(self.house, p) and p.wins(spin.number)]
        for _ in range(self._chance.choice((0, 1, 1, 2))):
            places = self._chance.sample(winning, min(len(winning), self._chance.randint(0, 3)))
            stacks = [{"position": place.name, "stack": [self._winner(place.inside)]} for place in places]
            yield {"do": "winners", "bets": stacks}

    def _winner(self, inside: bool) -> Form:
        pieces = self._chance.choice((1, 2, 3, 10))
        if inside and self._chance.random() < 0.5:
            return {"colour": self._chance.choice(self._colours), "pieces": pieces}
        owner = self._chance.choice(_SEATS)
        return {"value": self._chance.choice(("5.00", "20.00")), "pieces": pieces, "owner": owner}

    def _seen_to(self) -> Iterator[Form]:
        """Tick stakes that are seen to, pay with a wish, claim, rule."""
        for listed in LISTS:
            if self._chance.random() < 0.25:
                tick: Form = {"do": "done", "listed": listed, "place": 1}
                yield tick
                yield from self._now_and_then((0.3, {**tick, "over": True}))
        ruling: Form = {"do": "rule", "order": 2, "by": "Rossi", "reason": "visto", "office": "ispettore"}
        yield from self._now_and_then(
            (0.4, {"do": "paid", "order": 1, "wish": self._chance.choice(_WISHES)}),
            (0.2, {"do": "unpaid", "order": 1, "by": "Carla", "reason": "chiede altro"}),
            (0.2, {"do": "paid", "order": 2, "by": "Carla", "reason": "ha fretta"}),
            (0.15, {"do": "dispute", "order": 2, "by": "seat 2", "reason": "dice tre pezzi"}),
            (0.15, ruling),
        )

    def _misplaced(self, spin: SpinState) -> Form:
        """One of the chips was meant for elsewhere; now and then it is not sure for where."""
        form = super()._misplaced(spin)
        if self._chance.random() < 0.4:
            form["doubt"] = "seat 2"
        return form

    def _at_zero(self, spin: SpinState) -> list[Form]:
        """Choose and group, and group no longer."""
        asked = super()._at_zero(spin)
        grouped = [form["colour"] for form in asked if form["do"] == "group"]
        return [*asked, *({"do": "group", "colour": name, "over": True} for name in grouped[:1])]

    def lifted(self, state: SpinTable) -> list[Form]:
        """Take up all that lies there: what the last spin left is taken home."""
        betting = state.betting
        return [
            {"do": "remove", "position": stack.position.name, "entry": entry_form(entry)}
            for stack in (() if betting is None else betting.bets)
            for entry in stack.entries
        ]


def paid_in(story: Iterable[Form]) -> Iterator[tuple[int, int]]:
    """Say where each payment of a night stands in the table's record, and what was paid, in cents."""
    amounts: dict[int, list[int]] = {}
    for form in story:
        if form["kind"] == "spin.settled":
            amounts[form["spin"]] = [cents(payment["amount"]) for payment in form["payments"]]
        elif form["kind"] == "payment.made":
            yield form["seq"], amounts[form["spin"]][form["order"] - 1]
