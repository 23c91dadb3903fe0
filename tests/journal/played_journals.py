"""Journals of evenings that were really played, and the same evenings read from their text by other means."""

import csv
import io
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from functools import cache, lru_cache
from pathlib import Path
from stat import S_IMODE
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, cast

import msgspec

from app.journal.chain import JSON
from app.journal.exporting import Form, What, exported_rows
from app.journal.store import Journal
from app.station.stamps import moment_text
from app.table.event_record import Event, event_form
from app.table.roulette.game import ROULETTE
from tests.simulation.evening import Evening, bodies

Story = list[dict[str, Any]]
MONEY = r"(0|[1-9][0-9]*)\.[0-9]{2}"


@cache
def evening(seed: int, spins: int = 60, nights: int = 1, house: str = "venezia") -> Evening:
    """Play one evening or several at one table, once for all who read of it: nobody plays on."""
    played = Evening(seed, name=house)
    for _ in range(nights):
        played.play(spins)
    return played


def story_of(played: Evening, table: str = "T1") -> Story:
    """Its events with their times, as another table's if it is so wished."""
    story: Story = [msgspec.json.decode(body) for body in bodies(played.disk.events)]
    for event in story:
        if event["kind"] == "table.opened":
            event["table"] = table
    return story


def stamped(story: Iterable[Event], at: Callable[[int], int] = lambda place: place) -> Story:
    """Give events of a table their times: a second each, or as `at` says for the place from 1."""
    return [
        {**event_form(event), "at": moment_text(at(place) * 1_000_000), "mono": place, "boot": "a4f1"}
        for place, event in enumerate(story, 1)
    ]


def with_unsigned(story: Story, count: int = 1) -> Story:
    """The same story, with what went on without a code behind its end."""
    envelope = {key: story[-1][key] for key in ("at", "mono", "boot", "spin")}
    act = {"kind": "people.unsigned", "act": "fill", "names": ["x", "y", "z"], "first": "Anna"}
    return [*story, *({**act, **envelope} for _ in range(count))]


def record(path: Path, story: Story, table: str = "T1") -> None:
    """Write events into a journal; what the journal gives it gives anew.

    The same events come to the same files: they are written once, and copied to whoever begins with them.
    """
    own = {"seq", "v", "hash"}
    forms = [{key: value for key, value in event.items() if key not in own} for event in story]
    if path.exists():
        _append(path, forms, table)
    else:
        path.parent.mkdir(parents=True, exist_ok=True)
        for file in _recorded(msgspec.json.encode(forms), path.name, table):
            beside = path.with_name(file.name)
            beside.write_bytes(file.content)
            beside.chmod(file.mode)


class _File(NamedTuple):
    name: str
    content: bytes
    mode: int


@lru_cache(maxsize=64)
def _recorded(forms: bytes, name: str, table: str) -> tuple[_File, ...]:
    """Write events into a new journal, and give it with all that lies beside it then."""
    with TemporaryDirectory() as folder:
        _append(Path(folder) / name, msgspec.json.decode(forms), table)
        files = sorted(Path(folder).iterdir())
        return tuple(_File(file.name, file.read_bytes(), S_IMODE(file.stat().st_mode)) for file in files)


def _append(path: Path, forms: Story, table: str) -> None:
    with Journal.open(path, table, program="test", ballast_bytes=0) as journal:
        journal.append(cast("Sequence[dict[str, JSON]]", forms))


def exported(path: Path, what: What, **limits: Any) -> Story:
    """The rows of an export; as jsonl and as csv they must be the same."""
    rows: Story = [
        msgspec.json.decode(line) for line in exported_rows(path, ROULETTE, what, Form.JSONL, **limits)
    ]
    page = b"".join(exported_rows(path, ROULETTE, what, Form.CSV, **limits)).decode()
    cells = list(csv.DictReader(io.StringIO(page, newline="")))
    assert cells == [{name: as_cell(value) for name, value in row.items()} for row in rows]
    return rows


def as_cell(value: object) -> str:
    """A value of JSON as a spreadsheet shows it."""
    if value is None:
        return ""
    return ("no", "false", "true")[1 + value] if isinstance(value, bool) else str(value)


@dataclass
class PlainReading:
    """One table's evening read from its JSON alone, without fold, settlement or any form of the program's."""

    dealer: str = ""
    spins: dict[int, dict[str, Any]] = field(default_factory=dict)
    settled: dict[int, dict[str, Any]] = field(default_factory=dict)
    marks: dict[int, list[tuple[int, str]]] = field(default_factory=dict)
    closed: list[int] = field(default_factory=list)
    bank: Story = field(default_factory=list)
    stands: dict[int, dict[str, Any]] = field(default_factory=dict)
    differ: dict[int, list[tuple[int, str, str]]] = field(default_factory=dict)

    @classmethod
    def of(cls, story: Story) -> "PlainReading":
        """Read all of it."""
        reading = cls()
        for event in story:
            reading.take(event)
        return reading

    def take_bank(self, event: dict[str, Any]) -> None:
        """Read what was recorded of the bank, or put right."""
        if event["kind"] == "bank.moved":
            self.bank.append(event)
            self.stands[event["seq"]] = event
        elif "payment" in event:
            more = event["payment"]["difference"]
            paid = {"operation": "payment", "document": None, "by": event["by"], "amount": more}
            self.bank.append({**paid, "at": event["at"]})
            self.differ.setdefault(event["payment"]["spin"], []).append(
                (event["payment"]["order"], more, event["at"])
            )
        elif event["of"] in self.stands:
            was = self.stands[event["of"]]
            now = self.stands[event["of"]] = {**was, **event["instead"]}
            more = int(now["amount"].replace(".", "")) - int(was["amount"].replace(".", ""))
            amount = f"{'-' if more < 0 else ''}{abs(more) // 100}.{abs(more) % 100:02d}"
            self.bank.append({**now, "at": event["at"], "by": event["by"], "amount": amount})

    def number(self, spin: int, event: dict[str, Any]) -> None:
        """A number fell, or its ball was taken back."""
        if event["kind"] == "spin.taken_back":
            del self.spins[spin]
            return
        self.spins.setdefault(spin, {"at": event["at"], "dealer": self.dealer})
        self.spins[spin] |= {"number": event["number"], "source": event["source"]}
        self.settled.pop(spin, None)
        self.marks[spin] = []

    def take(self, event: dict[str, Any]) -> None:
        """Read one event."""
        spin, kind = event["spin"], event["kind"]
        if kind in {"table.opened", "table.dealer"}:
            self.dealer = event["dealer"]
        elif kind in {"bank.moved", "entry.corrected"}:
            self.take_bank(event)
        elif kind in {"spin.number", "spin.taken_back"}:
            self.number(spin, event)
        elif kind == "spin.settled":
            self.settle(spin, event)
        elif kind == "payment.made":
            self.marks[spin].append((event["order"], event["at"]))
        elif kind == "payment.unmade":
            self.marks[spin] = [mark for mark in self.marks[spin] if mark[0] != event["order"]]
        elif kind in {"spin.closed", "spin.reopened"}:
            self.close(spin, event)

    def close(self, spin: int, event: dict[str, Any]) -> None:
        """A spin is over, or it is not after all."""
        if event["kind"] == "spin.reopened":
            self.closed.remove(spin)
            return
        nothing = {"at": event["at"], "dealer": self.dealer, "number": None, "source": None}
        self.spins.setdefault(spin, nothing)["entered"] = event["entered"]
        self.closed.append(spin)

    def settle(self, spin: int, event: dict[str, Any]) -> None:
        """Marks go along with the payments that they stand on; of equal ones the earlier is the earlier."""
        if spin in self.settled:
            old, left = self.settled[spin]["payments"], list(enumerate(event["payments"], 1))
            moved = []
            for order, at in sorted(self.marks[spin]):
                place = next(n for n, (_, payment) in enumerate(left) if payment == old[order - 1])
                moved.append((left.pop(place)[0], at))
            self.marks[spin] = moved
        self.settled[spin] = event

    def spin_rows(self, table: str = "T1") -> Story:
        """The rows that an export must have of these spins."""
        return [
            {
                "table": table,
                "spin": spin,
                "at": found["at"],
                "number": found["number"],
                "source": found["source"],
                "dealer": found["dealer"],
                "taken": self.settled[spin]["bank"]["taken"] if spin in self.settled else None,
                "paid": self._paid(spin) if spin in self.settled else None,
                "entered": found["entered"],
            }
            for spin, found in self.spins.items()
            if spin in self.closed
        ]

    def payments(self) -> list[tuple[int, int, dict[str, Any], str | None]]:
        """Spin, order, payment and when it was made; behind a spin's what was put right of them."""
        found: list[tuple[int, int, dict[str, Any], str | None]] = []
        for spin in sorted(self.settled):
            payments = self.settled[spin]["payments"]
            made = dict(self.marks[spin])
            found += [(spin, order, payment, made.get(order)) for order, payment in enumerate(payments, 1)]
            for order, more, at in self.differ.get(spin, ()):
                right = {**payments[order - 1], "winning": [], "pieces": None, "amount": more}
                found.append((spin, order, right, at))
        return found

    def _paid(self, spin: int) -> str:
        """What a spin paid, with what was put right of it."""
        amounts = [self.settled[spin]["bank"]["paid"], *(more for _, more, _ in self.differ.get(spin, ()))]
        return f"{sum(map(Decimal, amounts)):.2f}"
