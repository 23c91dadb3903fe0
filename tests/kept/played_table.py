"""A table that plays the nights which are kept: the simulation's evening on a journal of its own, night after night.

All chance comes from the seed and all time from the wheel's steps, so that a seed is a journal, to the byte.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple, cast

import msgspec
from msgspec.structs import replace

from app.journal.chain import JSON, Recorded
from app.journal.store import Journal
from app.rules.house import House
from app.rules.roulette.spin_rules import has_tumbler
from app.rules.side import Side
from app.station.clock_watch import stands_behind
from app.station.earlier_payments import earlier_payments, numbers_recorded
from app.station.listening import Readers
from app.station.roulette.meaning import spin_meaning
from app.station.stamps import Stamps
from app.station.table_thread import TableThread
from app.station.taken_up import folded
from app.table.documents import next_document
from app.table.json_text import Json
from app.table.roulette.game import ROULETTE
from app.table.roulette.procedure import Phase
from app.table.state import unopened
from app.table.station_opening import Opening
from app.table.table import Table
from hardware.readings import Heard, LineChanged, LineState, Number, Reading
from hardware.simulators.cammegh_script import Step
from hardware.simulators.tumbler_script import TumblerFault
from tests.kept.played_company import Regulars, paid_in
from tests.kept.played_counts import counted_last, so_many_of_each
from tests.kept.played_disk import FileDisk
from tests.kept.played_findings import Findings
from tests.kept.played_register import Registers
from tests.kept.played_signing import signed_by_half
from tests.simulation.evening import Evening
from tests.simulation.sums import Form

_BEGINS: Final = 1_795_286_000_000_000
"""The evening of the day on which the first line of the program was written: no clock that is right is behind it."""
_A_DAY: Final = 86_400_000_000
_AN_ACT: Final = 700_000
_TO_MORNING: Final = 13 * 3_600_000_000
PROGRAM: Final = "kept"
_ZEROS: Final = 0.2


class Night(NamedTuple):
    """How a night is played.

    Attributes:
        day: after the first one.
        spins: games of the wheel.
        all_entered: every stake is placed, also those that lose.
        counted: the bank is counted at the opening.
        side: where the cylinder stands.
        last: the last spin is announced.
    """

    day: int
    spins: int
    all_entered: bool
    counted: bool
    side: Side
    last: bool


class KeptTable(Evening):
    """One table, from its first night on.

    Attributes:
        path: its journal.
        name: its name.
    """

    disk: FileDisk

    def __init__(
        self,
        path: Path,
        name: str,
        rules: House,
        seed: int,
        registers: Registers,
        *,
        two_readers: bool = False,
    ) -> None:
        chance = random.Random(seed)
        numbers = [0 if chance.random() < _ZEROS else chance.randrange(37) for _ in range(1_000)]
        super().__init__(seed, numbers, name=rules.name, scarce=bool(seed % 2))
        self.path, self.name, self._rules = path, name, rules
        self._findings = Findings(registers, self._chance)
        self._regulars = Regulars(self._rules, self._chance)
        self._company = self._regulars
        self._two_readers, self._jump, self._slow = two_readers, 0, 0

    def night(self, night: Night) -> None:
        """Play a night."""
        self._begin(night)
        self._play(night, range(night.spins))
        self._over(night)

    def _begin(self, night: Night) -> None:
        """Open the table, and mostly count its bank."""
        self._now = night.day * _A_DAY
        self._sit_down(night.side)
        opening: Form = {"do": "open", "all_entered": night.all_entered, "dealer": "Anna"}
        if night.day % 2:
            opening |= {"day": 21, "minimum": "2.50"}
        if has_tumbler(self._rules):
            opening["balls"] = {"set": "B", "count": 37, "seals": ["114", "115"], "by": "ispettore"}
        self._ask(opening)
        self._findings.opened(self._thread, lambda: self.state)
        if night.counted:
            self._count(dear=not night.all_entered)

    def _play(self, night: Night, places: range) -> None:
        """Play some of a night's games."""
        self._line(LineState.LIVE)
        for place in places:
            self._between(place)
            if night.last and place == night.spins - 1:
                self._ask({"do": "last"})
            self._game()

    def _over(self, night: Night) -> None:
        """Let the night end."""
        if night.last:
            self._breaks_off()
        self._end()
        if self._rules.readers_off is not None:
            self._now += _TO_MORNING
            self._findings.switched(self._thread, self._readers(), self._rules.zone)
        self._stand_up()

    def _count(self, *, dear: bool) -> None:
        """Count the bank; where a dear number follows a scarce one has too little, until the cage fills it."""
        few = dear and self._scarce
        pieces = 1 if few else 12 if self._scarce else 900
        self._ask({"do": "bank", "operation": "open", "chips": so_many_of_each(self._rules, pieces)})
        if dear:
            self._dear_number()
        if few:
            self._fill()

    def _dear_number(self) -> None:
        """A straight wins that may be more than the bank holds, and a piece beside it is found afterwards."""
        won: Form = {"value": "20.00", "pieces": 3, "owner": "seat 1"}
        more = {"position": "split-17-20", "stack": [{**won, "pieces": 1}]}
        self._all([{"do": "place", "position": "straight-17", "entry": won}, {"do": "throw"}])
        self._all([{"do": "number", "number": 17}, {"do": "confirm", **self._turned}, {"do": "cleared"}])
        self._all([{"do": "paid", "order": 1}, {"do": "difference", "bets": [more]}])
        self._all([{"do": "paid", "order": 1}, {"do": "next"}])

    def _fill(self) -> None:
        """Let the cage bring what a bank begins with that has too little."""
        document = {
            "document": next_document(self.state, "fill"),
            "signatures": ["Carla", "Rossi", "Bianchi"],
        }
        self._ask({"do": "bank", "operation": "fill", "chips": so_many_of_each(self._rules, 60), **document})

    @property
    def _turned(self) -> Form:
        """What is said besides of a number that is typed."""
        return {"turned": True} if has_tumbler(self._rules) else {}

    def _breaks_off(self) -> None:
        """The ball runs, is said not to count, and nobody says why before the table is closed."""
        self._ask({"do": "last", "over": True})
        number = self._chance.randrange(37)
        for step in self._drawn(number) if has_tumbler(self.state.house) else self._spun(number):
            self._step(step)
            betting = self.state.betting
            if betting is not None and betting.phase is Phase.NO_MORE_BETS:
                self._ask({"do": "void", "reason": ""})
                return

    def _between(self, place: int) -> None:
        self._findings.between(self._thread, self.state, self.path)
        self._all(self._company.between(self.state))
        self._all(self._company.second_thoughts())
        self._all(self._fills())
        if self._chance.random() < 0.05:
            self._jump = self._chance.choice((-90_000_000, 7_000_000))
        if self._chance.random() < 0.05:
            self._thread.notice("house", "not_copied", "The house's program does not answer.")
        if place == 7:  # counted once more, in the midst of the night
            pieces = self._chance.choice((11, 14, 900))
            self._ask({"do": "bank", "operation": "open", "chips": so_many_of_each(self._rules, pieces)})

    def _game(self) -> None:
        """Play a game of the wheel; now and then one by hand before it."""
        if self._chance.random() < 0.08:
            self._by_hand()
        if self._chance.random() < 0.12:
            self._announce_wins()
        super()._game()

    def _announce_wins(self) -> None:
        """Take an announce, let one of its numbers fall, and let it go on; or not so after all."""
        name, number = self._chance.choice((("serie", 5), ("vicini", 26), ("orfanelli", 17), ("nassa", 12)))
        said: Form = {"do": "announce", "name": name, "owner": "seat 2", "held": self._chance.random() < 0.5}
        priced: Form = {"colour_pieces": 2, "owner": self._rules.colours[0].name}
        self._all([{"do": "next"}, {**said, **self._chance.choice((priced, {"value": "20.00"}))}])
        self._all([{"do": "throw"}, {"do": "number", "number": number}])
        self._ask({"do": "confirm", **self._turned})
        self._ask({"do": "cleared"})
        paying = self.state.paying
        for announce in () if paying is None else paying.announces:
            after: Form = {
                "do": "announce",
                "name": announce.name,
                "owner": announce.owner,
                "of": announce.seq,
            }
            if self._chance.random() < 0.5:
                self._ask({"do": "paid", "order": 1})
            self._ask({**after, "after": self._chance.choice(("rifare", "completare", "tutto"))})
            self._ask({"do": "done", "listed": "paid_before", "place": 1})
            if self._chance.random() < 0.3:
                self._ask({**after, "over": True})
        self._all([{"do": "paid_all"}, {"do": "next"}])

    def _sit_down(self, side: Side) -> None:
        """Take the table up where its journal is, as after a start of the program."""
        known = self.path.exists()
        state = folded(self.path, self.name, ROULETTE) if known else unopened(self.name, ROULETTE)
        self._findings.starts()
        self._file = Journal.open(self.path, self.name, program=PROGRAM, ballast_bytes=0)
        self.disk = FileDisk(self._file, self._chance)
        self._codec.connected()
        opening = Opening(self.name, self._rules, "Anna", side, PROGRAM, "2", self._findings.register)
        waits, place = lambda: bool(self._thread.unwritten), (self.path, self.name)
        earlier, fell = earlier_payments(*place, ROULETTE, waits), numbers_recorded(*place, ROULETTE, waits)
        self.table = Table(state, opening, steps_told=True, earlier=earlier, fell=fell)
        names = (self._instrument, "second") if self._two_readers else (self._instrument,)
        self._thread = TableThread(
            self.table,
            self.disk,
            readers=Readers(names, means=spin_meaning),
            stamps=self._stamps(),
            told=self._told,
            publish=lambda _live: None,
            between_spins=lambda: None,
        )
        self._look_at_the_clock()

    def _look_at_the_clock(self) -> None:
        """Say if the clock stands behind what it cannot; then somebody sets it."""
        self._slow = 2 * _A_DAY if self._chance.random() < 0.2 else 0
        last = self._file.head.seq
        for behind in stands_behind(
            self._stamps().wall(), self._file.when([last])[last][0] if last else None
        ):
            self._thread.tell(behind)
        self._thread.work_off()
        self._jump, self._slow = self._slow, 0

    def _stamps(self) -> Stamps:
        return Stamps(lambda: _BEGINS + self._now - self._slow, lambda: self._now, "kept", self._jumped)

    def _jumped(self) -> int:
        jump, self._jump = self._jump, 0
        return jump

    def _told(self, recorded: Sequence[Recorded]) -> None:
        """Write what the unsteady disk took into the journal, where payments are looked up."""
        given = [msgspec.json.decode(event.body) for event in recorded]
        forms = [{key: form[key] for key in form.keys() - {"seq", "v"}} for form in given]
        written = self._file.append(cast("list[dict[str, JSON]]", forms))
        assert [event.hash for event in written] == [event.hash for event in recorded]
        self._regulars.fell += [form["seq"] for form in given if form["kind"] == "spin.number"]

    def _stand_up(self) -> None:
        """Let the journal go, and remember the night's payments."""
        assert not self._thread.unwritten
        self._file.close()
        story = [msgspec.json.decode(event.body) for event in self.disk.events]
        self._regulars.forget()
        self._regulars.remembers = list(paid_in(story))[-8:]

    # What Evening does otherwise

    def _drawn(self, number: int) -> tuple[Step, ...]:
        """A ball is taken back oftener than a tumbler does it."""
        if self._chance.random() < 0.08:
            return self._tumbler.play(number, TumblerFault.TAKEN_BACK).steps
        return super()._drawn(number)

    def _step(self, step: Step) -> None:
        """Let both readers hear a step, where there are two; now and then it does not count, as somebody says."""
        self._now += round(step.after * 1_000_000)
        if step.hang_up:
            self._line(LineState.LOST)
            self._codec.connected()
            self._line(LineState.LIVE)
        heard = Heard(self._instrument, _BEGINS + self._now, self._now)
        readings = self._codec.feed(step.data, heard)
        self._thread.hear(readings)
        if self._two_readers:
            self._thread.hear(
                [self._as_second(reading) for reading in readings if self._chance.random() > 0.02]
            )
        self._thread.work_off()
        self._all(list(self._regulars.rien_va(self.state)))

    def _as_second(self, reading: Reading) -> Reading:
        """Say what the other reader says of it; now and then another number."""
        reading = replace(reading, heard=replace(reading.heard, device="second"))
        if isinstance(reading, Number) and self._chance.random() < 0.25:
            return replace(reading, number=(reading.number + 1) % 37)
        return reading

    def _line(self, state: LineState) -> None:
        for heard in self._readers():
            self._thread.hear([LineChanged(heard, state, "the cable" if state is LineState.LOST else "")])
        self._thread.work_off()

    def _readers(self) -> tuple[Heard, ...]:
        """Name who is heard now."""
        names = (self._instrument, "second")[: 1 + self._two_readers]
        return tuple(Heard(name, _BEGINS + self._now, self._now) for name in names)

    def _void(self) -> Form:
        return {**super()._void(), "told": "Rossi"}

    def _end(self) -> None:
        """Pay what is open, hand over what is held, count and close."""
        self.disk.recover()
        for _ in range(3):  # what waits behind one thing may be another
            disputed = set() if self.state.paying is None else self.state.paying.payable.disputed
            ruling: Form = {"do": "rule", "by": "Rossi", "reason": "fine"}
            self._all([{**ruling, "order": order} for order in sorted({1, 2, 3, *disputed})])
            self._all(
                [{"do": "paid_all"}, {"do": "next"}, {"do": "void", "reason": "fine"}, {"do": "refuse"}]
            )
        self._all(self._regulars.lifted(self.state))
        self._all([{"do": "hand", "owner": owner, "by": "Carla"} for owner in self.state.held])
        self._ask({"do": "refuse"})
        if self.state.bank.open:
            self._count_last()
        self._ask({"do": "close"})
        assert not self.state.opened

    def _count_last(self) -> None:
        """Count the bank for the last time, now and then by a piece too few; that is found, or not."""
        chips, few = counted_last(self.state, self._rules, self._chance)
        wrong = self._chance.random() < 0.4
        self._ask({"do": "bank", "operation": "close", "chips": few if wrong else chips})
        closed = [seq for seq, moved in self.state.movements.items() if moved.operation == "close"]
        if wrong and closed and self._chance.random() < 0.6:
            who: Form = {"do": "correct", "reason": "una sotto il bordo", "by": "Carla", "witness": "Rossi"}
            self._ask({**who, "of": closed[-1], "instead": {"chips": chips}})

    def _ask(self, command: Form) -> None:
        """Ask; of what others sign, half is signed with a code."""

        def refused(_reason: str, _form: Json) -> None:
            self.refusals += 1

        self._now += _AN_ACT
        form = cast("Json", command)
        self._thread.ask(form, refused, signed_by_half(self.state, command, self._chance))
        self._thread.work_off()
