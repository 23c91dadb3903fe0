"""What players and a dealer do at a table in one spin, by chance: all that can be laid, won, halved and left unmarked."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from app.rules.money import money_text
from app.rules.roulette.layout import BY_NAME
from app.rules.roulette.spin_rules import ZeroRule, spin_rules
from tests.end_to_end.clocked import ClockedTable
from tests.table.playing import NO_MORE_BETS, READY, THROW, Form, chips, colour, number, stack, step

COLOURS = ("red", "blue", "green")
SEATS = ("seat 1", "seat 2", "seat 3")
INSIDE = (
    "straight-17",
    "split-17-20",
    "corner-16-20",
    "street-16-18",
    "line-16-21",
    "split-0-1",
    "straight-0",
)
CHANCES = ("red", "black", "odd", "even", "low", "high", "dozen-2", "column-35")


class DealtTable(ClockedTable):
    """A table at which spins are dealt."""

    def __init__(self, path: Path, name: str, rules: str, seed: int, *, wheel: bool) -> None:
        """Sit down; all chance is of the seed."""
        super().__init__(path, name, rules, wheel=wheel)
        self._chance, self._game = Random(seed), 0

    def _void(self) -> None:
        """A throw does not count; what the wheel tells of it is shown as void."""
        if not self.wheel:
            self.do("throw")
            self.do("void", reason="foreign_body", by="Carla", told="Rossi")
            return
        self._game += 1
        self.hear(step(READY, self._game), step(THROW, self._game))
        self.do("void", reason="foreign_body", by="Carla", told="Rossi")
        self.hear(step(NO_MORE_BETS, self._game), number(17, self._game))

    def _throw(self, fell: int) -> None:
        if self.wheel:
            self._game += 1
            self.hear(*(step(says, self._game) for says in (READY, THROW, NO_MORE_BETS)))
            self.hear(number(fell, self._game))
            return
        for name in ("throw", "no_more_bets"):
            self.do(name)
        self.do("number", number=fell)
        self.do("confirm")

    def _deal(self, lay: Callable[[], None] | None, fell: int) -> None:
        """Deal a spin to its end; where the next throw comes first, its payments bear no mark."""
        if lay is not None:
            lay()
        self._throw(fell)
        self.do("cleared")
        if lay is None:
            self._winners(fell)
        if not fell and spin_rules(self.house).zero is ZeroRule.CHOICE:
            self._choose()
        if self._chance.random() < 0.3:
            self._dispute()
        if self.wheel and self._chance.random() < 0.25:
            self.may("paid", order=1)  # the wheel throws over the others
            return
        self._paid()
        if self._chance.random() < (0.6 if lay is None else 0.2):  # closed too early
            self.do("reopen")
            self.may("unpaid", order=1)
            if lay is None:
                self._found(fell)
            self._paid()

    def _paid(self) -> None:
        if self.table.state.paying is not None:
            self.do("paid_all")
            self.do("next")

    def _found(self, fell: int) -> None:
        """More pieces are found on a number that was paid; what it differs by is given with the rest."""
        if fell:
            bets = [stack(f"straight-{fell}", colour("red", 2), chips("5.00", 1, "seat 6"))]
            self.do("difference", bets=bets)

    def _dispute(self) -> None:
        if self.may("dispute", order=1, by="seat 2", reason="tre pezzi"):
            self.do("rule", order=1, by="Ugo", reason="due")

    def _choose(self) -> None:
        """In this house a player may have his stake shut in; one does."""
        for each in self.table.paying.bets:
            for entry in each.entries[:1]:
                if (
                    each.position.even_money
                    and entry.owner
                    and not entry.enferme
                    and self._chance.random() < 0.5
                ):
                    self.may("choose", position=each.position.name, owner=entry.owner, choice="prison")

    def _winners(self, fell: int) -> None:
        """At a live table the dealer enters what won."""
        won = [name for name in (*INSIDE, *CHANCES) if BY_NAME[name].wins(fell)]
        bets = [
            stack(
                name,
                colour(self._chance.choice(COLOURS), self._chance.randint(1, 5)),
                chips("5.00", 2, "seat 6"),
            )
            for name in self._chance.sample(won, min(3, len(won)))
        ]
        if fell in {17, 20, 8}:
            bets.append(stack("black", chips("50.00", 2, "seat 7", kind="notes")))
        seen: dict[str, Form] = {each["position"]: each for each in bets}
        self.do("winners", bets=[*seen.values()])

    def _lay(self) -> None:
        """Players lay: colours, value, notes, complimentary chips, a piece for the employees, an announce."""
        chance = self._chance
        for name, seat in zip(COLOURS, SEATS, strict=True):
            self.may("place", position=chance.choice(INSIDE), entry=colour(name, chance.randint(1, 3)))
            self.may("place", position=chance.choice(CHANCES), entry=colour(name, chance.randint(1, 6)))
            self.may("place", position=chance.choice(INSIDE), entry=chips("5.00", 1, seat))
            self.may("place", position=chance.choice(CHANCES), entry=chips("20.00", 2, seat))
        notes = chips("50.00", 1, "seat 7", kind="notes")
        self.may("place", position=chance.choice(("red", "high", "dozen-2")), entry=notes)
        self.may("place", position="straight-17", entry=chips("20.00", 1, "seat 8", kind="complimentary"))
        self.may("place", position="split-17-20", entry={"value": "2.50", "pieces": 1, "employees": True})
        self.may("place", position="double-dozen-1-2", entry=chips("10.00", 2, "seat 4"))
        name = chance.choice(("serie", "orfanelli", "vicini"))
        self.may("announce", name=name, value="20.00", owner="seat 5")
        self._take_up()

    def _take_up(self) -> None:
        """Players take up much of what lies there from before."""
        betting = self.table.state.betting
        for each in () if betting is None else betting.bets:
            for entry in each.entries:
                if entry.owner and not entry.enferme and entry.colour is None and self._chance.random() < 0.5:
                    what = chips(money_text(entry.value), entry.pieces, entry.owner)
                    self.may("remove", position=each.position.name, entry=what)

    def _lay_at_zero(self) -> None:
        """Odd stakes on the simple chances, halved and shut in, or given back by halves."""
        for name, pieces in zip(COLOURS, (3, 4, 5), strict=True):
            self.do("place", position="red", entry=colour(name, pieces))
        self.do("place", position="black", entry=chips("5.00", 3, "seat 1"))
        self.do("place", position="low", entry=chips("20.00", 1, "seat 7", kind="notes"))
