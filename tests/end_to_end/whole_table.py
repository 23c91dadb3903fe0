"""What is done at a table with all its rooms beside it: commands for one spin after the other, at random."""

from __future__ import annotations

import random

from app.rules.money import money_text
from app.table.documents import next_document
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_table import SpinTable
from tests.end_to_end.running import Form
from tests.houses import house
from tests.register_file.a_register import GINA, MARCO
from tests.simulation.company import Company

UGO, ANNA = "27182827", "40414227"
THREE = (("Gina", GINA), ("Marco", MARCO), ("Ugo", UGO))
"""Who may sign here."""
_COUNT = [
    *({"value": value, "pieces": 50_000} for value in ("2.50", "5.00", "10.00", "20.00", "50.00", "100.00")),
    *({"value": value, "pieces": 50_000} for value in ("200.00", "500.00", "1000.00")),
    *({"colour": chip.name, "value": "2.50", "pieces": 50_000} for chip in house("venezia").colours),
]


class WholeTable:
    """Who sits at the table, who deals, and who signs."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._company = Company(house("venezia"), chance)
        self._comers = 0

    def until_the_number(self, state: SpinTable, *, void: bool = False) -> list[Form]:
        """Open the table where it is closed, see to the bank, lay bets, and let the ball fall.

        Args:
            state: where the table is.
            void: the first throw certainly is; else it may be.
        """
        asked: list[Form] = []
        if not state.opened:
            asked.append(_coded({"do": "open", "dealer": "Anna", "all_entered": True}, ("Anna", ANNA)))
            asked.append({"do": "bank", "operation": "open", "chips": _COUNT})
        elif state.betting is not None and state.betting.phase not in {Phase.THROWN, Phase.NO_MORE_BETS}:
            asked += [form for form in self._company.between(state) if form["do"] not in {"last", "suspend"}]
            asked += self._beside(state)
        asked += [*self._company.bets(state), {"do": "throw"}]
        if self._chance.random() < 0.2 or void:
            said = {"do": "void", "reason": "foreign_body", "by": "Marco"}
            asked += [_coded(said, ("Marco", MARCO)), {"do": "throw"}]
        number = {"do": "number", "number": self._chance.randrange(37)}
        return [*asked, {"do": "no_more_bets"}, number, {"do": "confirm"}]

    def after_the_number(self, state: SpinTable) -> list[Form]:
        """Pay, mostly to the end."""
        paying = state.paying
        if paying is None:
            return []
        rulings = [
            _coded({"do": "rule", "order": order, "by": "Gina", "reason": "visto"}, ("Gina", GINA))
            for order in sorted(paying.payable.disputed)
        ]
        return [*rulings, *self._company.deals(paying)]

    def everything(self, state: SpinTable) -> list[Form]:
        """What the newer rooms do, each once: it is refused where there is nothing to do it to."""
        return [
            self._fill(state),
            *self._printed(state),
            *self._put_right(state),
            self._wrong(),
            self._added(),
        ]

    def _beside(self, state: SpinTable) -> list[Form]:
        chance = self._chance
        asked: list[Form] = []
        if chance.random() < 0.4:
            asked.append(self._fill(state))
        if chance.random() < 0.4:
            asked += self._printed(state)
        if chance.random() < 0.6:
            asked += self._put_right(state)
        if chance.random() < 0.2:
            asked.append(self._wrong())
        if chance.random() < 0.2:
            asked.append(self._added())
        if chance.random() < 0.2:
            least = {"do": "minimum", "minimum": chance.choice(("2.50", "5.00")), "by": "Ugo"}
            asked.append(_coded(least, ("Ugo", UGO)))
        return asked

    def _fill(self, state: SpinTable) -> Form:
        """A fill or a credit with its paper, signed by three codes."""
        operation = self._chance.choice(("fill", "credit"))
        chips = [{"value": "100.00", "pieces": self._chance.randint(1, 20)}]
        paper = {"document": next_document(state, operation), "signatures": [name for name, _ in THREE]}
        return _coded({"do": "bank", "operation": operation, "chips": chips, **paper}, *THREE)

    def _printed(self, state: SpinTable) -> list[Form]:
        """A second print of a paper, and one that is void before it was used."""
        asked: list[Form] = []
        if used := sorted(number for number, paper in state.documents.items() if not paper.void):
            asked.append({"do": "document", "number": self._chance.choice(used), "by": "Anna"})
        spoilt = {"number": next_document(state, "credit"), "operation": "credit", "reason": "macchiato"}
        return [*asked, {"do": "document", "void": True, "by": "Anna", **spoilt}]

    def _put_right(self, state: SpinTable) -> list[Form]:
        """A payment of this night was a hundred too little: it is put right before a witness, by two codes."""
        payments = [made for kept in state.payments.values() for made in kept]
        if not payments:
            return []
        made = self._chance.choice(payments[-6:])
        instead = {
            "amount": money_text(made.amount + 100_00),
            "chips": [{"value": "100.00", "pieces": -1}],
        }
        said = {"do": "correct", "of": made.seq, "reason": "telecamera", "by": "Gina", "witness": "Marco"}
        return [_coded({**said, "instead": instead}, *THREE[:2])]

    def _wrong(self) -> Form:
        """Somebody guesses: a code of nobody's."""
        self._comers += 1
        nobody = f"Nobody {self._chance.randrange(1_000_000)}"
        return {"codes": [[nobody, "000001"]]}

    def _added(self) -> Form:
        """Somebody begins to work here."""
        self._comers += 1
        return {"add": f"New {self._chance.randrange(1_000_000)}"}


def _coded(command: Form, *codes: tuple[str, str]) -> Form:
    return {"codes": [list(each) for each in codes], "command": command}
