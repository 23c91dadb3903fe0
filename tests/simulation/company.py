"""Players and a dealer who do everything that may be done, at random, and some that may not."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from app.rules.chips import Chip
from app.rules.house import House
from app.rules.money import Cents, money_text
from app.rules.roulette.bets import Stack
from app.rules.roulette.layout import POSITIONS, offers
from app.table.documents import SERIES, next_document
from app.table.put_right import MadePayment
from app.table.roulette.settlement_form import entry_form
from app.table.roulette.spin_state import Announced, SpinState
from app.table.roulette.spin_table import SpinTable

Form = dict[str, Any]

_SEATS = ("seat 1", "seat 2", "seat 3")
_TWENTY, _HUNDRED = Chip(Cents(20_00)), Chip(Cents(100_00))
_VALUES = ("2.50", "5.00", "20.00", "100.00", "500.00")


class Company:
    """Who sits at the table, and who deals."""

    def __init__(self, house: House, chance: random.Random, *, answers: bool = False) -> None:
        """Sit down.

        Args:
            house: its rules.
            chance: all that is done.
            answers: somebody says of payments that bore no mark whether they were made.
        """
        self._chance, self._answering = chance, answers
        self._again, self._said = (
            random.Random(f"{kind}{chance.getstate()[1][:4]}") for kind in ("", "said")
        )
        self._positions = [position for position in POSITIONS if offers(house, position)]
        self._chances = [position for position in self._positions if not position.inside]
        self._colours = [chip.name for chip in house.colours]

    def bets(self, state: SpinTable) -> list[Form]:
        """Lay some bets, take some up, move some."""
        asked = [self._bet(state) for _ in range(self._chance.randint(0, 7))]
        if self._chance.random() < 0.15:
            asked.append(self._announce(state))
        lying = () if state.betting is None else state.betting.bets
        if lying and self._chance.random() < 0.3:
            asked.append(self._take_up(self._chance.choice(lying)))
        if lying and self._chance.random() < 0.4:
            asked.append(self._move(self._chance.choice(lying)))
        return asked

    def _bet(self, state: SpinTable) -> Form:
        chance = self._chance
        pool = self._chances if chance.random() < 0.4 else self._positions
        position = chance.choice(pool)
        entry: Form = {"pieces": chance.choice((1, 1, 2, 3, 5, 20))}
        if chance.random() < 0.6:
            entry["colour"] = chance.choice([*self._colours, *guests(state)])
        elif not position.inside and chance.random() < 0.2:
            entry |= {"value": chance.choice(("5.00", "50.00", "500.00")), "kind": "notes"}
            entry["up_to_maximum"] = chance.random() < 0.3
        else:
            entry["value"] = chance.choice(_VALUES)
            if position.inside and chance.random() < 0.2:
                entry["kind"] = "complimentary"
        if "value" in entry and chance.random() < 0.9:
            entry["owner"] = chance.choice(_SEATS)
        return {"do": "place", "position": position.name, "entry": entry}

    def _announce(self, state: SpinTable) -> Form:
        chance = self._chance
        name = chance.choice(("vicini", "serie", "orfanelli", "nassa", f"laterali-{chance.randrange(37)}"))
        said: Form = {"do": "announce", "name": name, "held": chance.random() < 0.5}
        if chance.random() < 0.2 and state.colours:
            colour = chance.choice(sorted(state.colours))
            owner = state.colours[colour].owner or colour
            return {**said, "colour_pieces": chance.randint(1, 12), "owner": owner}
        if chance.random() < 0.1:
            said["complimentary"] = {"value": "5.00", "pieces": 9 if name == "vicini" else 5}
            return {**said, "value": "5.00", "owner": chance.choice(_SEATS)}
        said |= chance.choice(
            ({"value": "20.00"}, {"value": "70.00"}, {"money": "500.00"}, {"money": "20.00"})
        )
        return {**said, "owner": chance.choice(_SEATS)}

    def _goes_on(self, said: Announced) -> Form:
        """Let an announce go on, whether or not it won."""
        after = self._chance.choice(("rifare", "completare", "tutto"))
        return {"do": "announce", "name": said.name, "owner": said.owner, "after": after, "of": said.seq}

    def _take_up(self, stack: Stack) -> Form:
        entry: Form = self._chance.choice([entry_form(entry) for entry in stack.entries])
        return {"do": "remove", "position": stack.position.name, "entry": entry}

    def _move(self, stack: Stack) -> Form:
        entry = self._chance.choice(stack.entries)
        pool = self._chances if self._chance.random() < 0.7 else self._positions
        move = {"do": "move", "from": stack.position.name, "to": self._chance.choice(pool).name}
        return {**move, "owner": entry.owner or "nobody", "enferme": entry.enferme}

    def between(self, state: SpinTable) -> list[Form]:
        """Do what happens between two spins, now and then."""
        chance, asked = self._chance, self._at_the_table(state)
        if chance.random() < 0.02:
            asked.append({"do": "minimum", "minimum": chance.choice(("2.50", "5.00")), "by": "Carla"})
        if chance.random() < 0.03:
            owner = f"seat {chance.randint(10, 20)}"
            asked.append({"do": "colour", "colour": chance.choice(self._colours), "owner": owner})
        if chance.random() < 0.01:
            asked.append({"do": "dealer", "name": chance.choice(("Anna", "Bruno")), "notes": "niente"})
        if chance.random() < 0.01:
            asked += [{"do": "suspend", "reason": "allarme"}, {"do": "suspend", "over": True}]
        if chance.random() < 0.01 and state.betting is not None:
            asked.append({"do": "last"})
            if chance.random() < 0.9:  # after the last spin nobody bets: most evenings go on
                asked.append({"do": "last", "over": True})
        return [*asked, *self._answers(state)]

    def _answers(self, state: SpinTable) -> Iterator[Form]:
        """Say now and then of payments that bore no mark whether they were made; also otherwise than before."""
        for left in (each for kept in state.unmarked.values() for each in kept):
            if self._answering and self._said.random() < 0.2:
                name = self._said.choice(("paid", "unpaid"))
                yield {"do": name, "spin": left.spin, "order": left.order, "by": "Carla"}

    def second_thoughts(self) -> list[Form]:
        """Open the spin again that was closed last, mark something otherwise, and mostly close it again."""
        if self._again.random() > 0.06:
            return []
        asked: list[Form] = [{"do": "reopen"}, {"do": "leave", "order": 1}, {"do": "unpaid", "order": 1}]
        if self._again.random() < 0.7:
            asked += [{"do": "paid_all"}, {"do": "next"}]
        return asked

    def _at_the_table(self, state: SpinTable) -> list[Form]:
        """Announce a relief, take in another table's colour, put something right, count chips."""
        chance, asked = self._chance, list[Form]()
        if chance.random() < 0.01:
            asked.append({"do": "relief", "over": chance.random() < 0.3})
        if chance.random() < 0.02:
            guest = {"table": "T2", "value": chance.choice(("2.50", "5.00", "10.00"))}
            asked.append({"do": "colour", "colour": chance.choice(self._colours), **guest})
        if chance.random() < 0.06:
            asked.append(self._correction(state))
        if chance.random() < 0.1:
            asked.append(self._bank(state))
        return asked

    def _correction(self, state: SpinTable) -> Form:
        """Put something right: mostly a fill, else whatever stands somewhere in the record."""
        chance = self._chance
        who = {"do": "correct", "reason": "contato male", "by": "Carla", "witness": "Rossi"}
        payments = [made for kept in state.payments.values() for made in kept]
        if payments and chance.random() < 0.6:
            return {**who, **self._paid_otherwise(state, chance.choice(payments[-8:]))}
        fills = [seq for seq, moved in state.movements.items() if moved.operation == "fill"]
        if fills and chance.random() < 0.8:
            instead: Form = {"chips": [{"value": "100.00", "pieces": chance.randint(1, 20)}]}
            return {**who, "of": chance.choice(fills), "instead": instead}
        return {**who, "of": chance.randint(1, state.seq + 3), "instead": {"note": "era un altro"}}

    def _paid_otherwise(self, state: SpinTable, made: MadePayment) -> Form:
        """A payment was too much or too little: the difference changes hands in 100s, or in two kinds of chips."""
        pieces = self._chance.randint(-3, 3)
        pieces = max(
            -max(state.bank.inventory.pieces.get(_HUNDRED, 0), 0), min(pieces, made.amount // 100_00)
        )
        amount = made.amount - pieces * 100_00
        chips = [{"value": "100.00", "pieces": pieces}]
        if pieces == 0:
            chips = [{"value": "100.00", "pieces": 1}, {"value": "1000.00", "pieces": -1}]
            amount += 900_00
        return {"of": made.seq, "instead": {"amount": money_text(amount), "chips": chips}}

    def _before_paying(self, spin: SpinState) -> list[Form]:
        """What is chosen at zero, what lies wrong, what goes on."""
        chance, asked = self._chance, list[Form]()
        if spin.number == 0 or chance.random() < 0.02:
            asked += self._at_zero(spin)
        if spin.bets and chance.random() < 0.1:
            asked.append(self._misplaced(spin))
        if chance.random() < 0.03:
            late: Form = {"do": "announce", "name": "serie", "value": "20.00", "late": True}
            asked.append({**late, "owner": chance.choice(_SEATS)})
        return asked + [self._goes_on(said) for said in spin.announces if chance.random() < 0.7]

    def _at_zero(self, spin: SpinState) -> list[Form]:
        """Choose half back or prison, and group colours; at other numbers all of it is refused."""
        chance, asked = self._chance, list[Form]()
        free = [
            (stack.position.name, entry.owner)
            for stack in spin.bets
            if stack.position.even_money
            for entry in stack.entries
            if entry.owner is not None and not entry.enferme
        ]
        for position, owner in free:
            if chance.random() < 0.5:
                choice = chance.choice(("prison", "prison", "half_back"))
                asked.append({"do": "choose", "position": position, "owner": owner, "choice": choice})
        asked += [{"do": "group", "colour": name} for name in self._colours if chance.random() < 0.6]
        return asked

    def _misplaced(self, spin: SpinState) -> Form:
        """One of the chips was meant for elsewhere."""
        stack = self._chance.choice(spin.bets)
        entry = self._chance.choice(stack.entries)._replace(pieces=1)
        meant = self._chance.choice(self._positions)
        place: Form = {"position": stack.position.name, "meant": meant.name}
        return {"do": "misplaced", **place, "entry": entry_form(entry), "told": "Carla"}

    def _bank(self, state: SpinTable) -> Form:
        """Fill, credit, change of chips or notes, or a tip; nobody hands over chips that he does not see."""
        pieces = self._chance.randint(1, 20)
        operation = self._chance.choice(("fill", "credit", "change", "drop", "tip"))
        held = _seen(state)
        if operation == "credit":
            pieces = min(pieces, max(held.get(_HUNDRED, 0), 0))
        elif operation in {"change", "drop"}:
            pieces = min(pieces, max(held.get(_TWENTY, 0), 0) // 5)
        hundreds = {"value": "100.00", "pieces": pieces}
        out = {"value": "20.00", "pieces": -5 * pieces}
        signed = {"document": self._paper(state, operation), "signatures": ["Carla", "Rossi", "Bianchi"]}
        match operation:
            case "fill" | "credit":
                return {"do": "bank", "operation": operation, "chips": [hundreds], **signed}
            case "change":
                return {"do": "bank", "operation": operation, "chips": [hundreds, out]}
            case "drop":
                return {"do": "bank", "operation": operation, "chips": [{**hundreds, "kind": "notes"}, out]}
            case _:
                return {"do": "bank", "operation": operation, "chips": [hundreds]}

    def _paper(self, state: SpinTable, operation: str) -> str:
        """The next of its series; now and then one that was used already."""
        used = sorted(state.documents)
        if used and self._chance.random() < 0.1:
            return self._chance.choice(used)
        return next_document(state, operation if operation in SERIES else "fill")

    def deals(self, spin: SpinState) -> list[Form]:
        """Pay a number: in order, out of it, with disputes and winnings left lying; or not to the end."""
        chance = self._chance
        asked: list[Form] = [{"do": "cleared"}, *self._before_paying(spin)]
        for order in range(1, 4):
            if chance.random() < 0.3:
                asked.append({"do": "leave", "order": order})
            if chance.random() < 0.05:
                asked += [{"do": "dispute", "order": order}, {"do": "paid", "order": order}]
                asked.append({"do": "rule", "order": order, "by": "Rossi", "reason": "visto"})
            if chance.random() < 0.3:
                asked.append({"do": "paid", "order": order})
            if chance.random() < 0.05:
                asked.append({"do": "unpaid", "order": order})
        if chance.random() < 0.1 and not spin.payable.paid:
            other = chance.randrange(37)
            asked.insert(1, {"do": "number", "number": other, "by": "Carla", "reason": "era accanto"})
        if chance.random() < 0.9:
            asked += [{"do": "paid_all"}, {"do": "next"}]
        return asked


def _seen(state: SpinTable) -> Mapping[Chip, int]:
    """What lies in the bank: its book, less what was handed out already in the spin that is being paid."""
    laid = () if state.paying is None else state.paying.payable.laid.values()
    return state.bank.inventory.moved((chip, -pieces) for chips in laid for chip, pieces in chips).pieces


def guests(state: SpinTable) -> list[str]:
    """Name the colours of other tables that are in play."""
    return sorted(state.colours.keys() - {chip.name for chip in state.house.colours})
