"""A kept table that plays on when its journal is at an end, or is taken no more: it goes on in another one."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from app.journal.archive import DayOf
from app.journal.chain import JSON
from app.journal.new_journal import begin_new
from app.journal.verifying import KnownHead
from app.rules.roulette.layout import POSITIONS, offers
from app.rules.side import Side
from app.station.beside import Left, begin_beside
from app.station.taken_up import folded
from app.table.beginning import journal_begun
from app.table.event_record import event_form
from app.table.roulette.game import ROULETTE
from tests.kept.played_table import PROGRAM, KeptTable, Night
from tests.simulation.sums import Form


class MovedTable(KeptTable):
    """A table that has more than one journal."""

    def answer_all(self) -> None:
        """Answer for all that waits, as must be before another journal is begun."""
        self._sit_down(Side.LEFT)
        self.disk.recover()
        self._all(
            [{"do": "answer", "of": seq, "by": "Carla", "note": "fine"} for seq in self.state.unanswered]
        )
        self._stand_up()

    def begin_anew(self, folder: Path, day_of: DayOf) -> None:
        """Archive the journal to its end, and begin another in its place."""

        def first(ended: KnownHead) -> dict[str, JSON]:
            begun = cast(
                "dict[str, JSON]",
                event_form(journal_begun(folded(self.path, self.name, ROULETTE), str(ended))),
            )
            return {**begun, **self._stamps().now()}

        begin_new(self.path, self.name, folder, first, day_of=day_of, program=PROGRAM)
        self._moved()

    def _moved(self) -> None:
        """What was recorded lies in another journal."""
        self._regulars.forget()
        self._findings.moved()

    def go_on_beside(self, night: Night, spins: int) -> None:
        """Play a night whose journal takes nothing any more after so many spins; the rest of it is in a new one."""
        self._begin(night)
        self._play(night, range(spins))
        self._all([*self._lies_there(), {"do": "throw"}])
        head, trouble = self._thread.head, self._thread.trouble
        after = str(KnownHead(self.name, head.seq, head.hash))
        left = Left(self.state, after, tuple(self._thread.unwritten))
        self._file.close()
        self.path = begin_beside(self.path, left, trouble, "Carla", stamps=self._stamps())
        self._moved()
        self._sit_down(night.side)
        self._play(night, range(spins, night.spins))
        self._over(night)

    def _more_than_the_maximum(self) -> None:
        """Winnings are left lying, and what is over the maximum is to be handed to its owner."""
        self._ask(
            {"do": "place", "position": "red", "entry": {"value": "200.00", "pieces": 4, "owner": "seat 1"}}
        )
        self._all([{"do": "throw"}, {"do": "number", "number": 1}, {"do": "confirm"}, {"do": "cleared"}])
        self._all([{"do": "leave", "order": 1}, {"do": "paid_all"}, {"do": "next"}])

    def _lies_there(self) -> list[Form]:
        """Give a colour, and let the disk break down with the bets on the layout that come behind it."""
        colour = self._rules.colours[0].name
        self._all([{"do": "paid_all"}, {"do": "next"}, {"do": "void", "reason": "fermo", "by": "Carla"}])
        self._more_than_the_maximum()
        self._ask({"do": "colour", "colour": colour, "value": "10.00", "owner": "seat 11", "by": "Carla"})
        self.disk.break_down()
        names = [position.name for position in POSITIONS if offers(self._rules, position)][:2]
        entries: tuple[Form, ...] = ({"colour": colour, "pieces": 2}, {"value": "20.00", "pieces": 1})
        return [
            {"do": "place", "position": name, "entry": entry}
            for name, entry in zip(names, entries, strict=True)
        ]
