"""A night whose second spin was disputed, paid, and put right once it was closed; its wheel's raw log beside it."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path
from typing import Final

from app.people.permissions import Signed
from app.people.roles import Role
from app.reports.roulette.spin_reading import Stretch, find_spin, read_spin
from app.reports.roulette.spin_story import SpinStory
from app.table.events import PaymentMade
from app.table.roulette.events import SpinSettled
from app.table.roulette.game import ROULETTE
from hardware.raw_log import record_text
from tests.journal.played_journals import Story, record
from tests.reports.crowded import lay_crowd
from tests.reports.days import story_at
from tests.reports.spins import CLAIM, RULING, TUESDAY, wheel
from tests.table.playing import READY, Played, chips, colour, reader, stack, step

SPIN: Final = 2
ORDER: Final = 3
"""The place of the payment that was disputed: 260.00, to seat 4."""
LOG: Final = "T1.wheel.1.log"
MORO: Final = Signed("Moro", Role.INSPECTOR)
UGO: Final = Signed("Ugo", Role.PIT_BOSS)


def disputed_night(*, crowded: bool = False) -> Played:
    """Three spins; of the second somebody disputed a payment, which was ruled on with a code, and put right."""
    table = Played(has_wheel=True)
    table.hear(reader(connected=True))
    table.do("open")
    table.hear(step(READY))
    table.do("place", position="straight-17", entry=chips("5.00", owner="posto 1"))
    table.do("place", position="red", entry=chips("10.00", owner="posto 5"))
    wheel(table, 14, 1)
    table.do("winners", bets=[])
    table.do("paid", order=1)
    table.do("next")
    _disputed(table, crowded=crowded)
    table.hear(step(READY, 3))
    wheel(table, 3, 3)
    mark = next(
        place
        for place, event in enumerate(table.story, 1)
        if isinstance(event, PaymentMade) and (event.spin, event.order) == (SPIN, ORDER)
    )
    who = {"of": mark, "by": "Carla", "witness": "Ugo", "reason": "una terzina di meno"}
    more = [{"value": "20.00", "pieces": -1}]
    table.signed((UGO,), "correct", **who, instead={"amount": _twenty_more(table), "chips": more})
    table.do("next")
    table.do("close")
    return table


def _twenty_more(table: Played) -> str:
    """What was paid to whoever disputed it, and 20.00 more."""
    settled = [event for event in table.story if isinstance(event, SpinSettled) and event.spin == SPIN]
    return f"{Decimal(str(settled[-1].payments[ORDER - 1]['amount'])) + 20:.2f}"


def _disputed(table: Played, *, crowded: bool) -> None:
    table.hear(step(READY, 2))
    if crowded:
        lay_crowd(table)
    table.do("place", position="black", entry=chips("50.00", owner="posto 2"))
    table.do("place", position="straight-20", entry=chips("10.00", owner="posto 3"))
    table.do("place", position="straight-20", entry=chips("10.00", 2, owner="posto 4"))
    table.do("place", position="even", entry=colour("red", 4))
    table.do("place", position="split-8-11", entry=chips("20.00", owner="posto 3"))
    table.do("move", **{"from": "split-8-11", "to": "straight-8"}, owner="posto 3")
    table.do("remove", position="straight-20", entry=chips("10.00", owner="posto 4"))
    wheel(table, 8, 2)
    inside = [
        stack("line-7-12", chips("20.00", owner="posto 4")),
        stack("corner-7-11", chips("20.00", owner="posto 4")),
        stack("split-8-11", colour("red", 2)),
    ]
    table.do("winners", bets=inside)
    table.do("paid", order=1)
    table.do("dispute", order=ORDER, by="posto 4", reason=CLAIM)
    table.signed((MORO,), "rule", order=ORDER, by="Moro", reason=RULING)
    table.do("paid_all")
    table.do("next")


def with_raw_log(story: Story, folder: Path) -> Story:
    """The same story; each number names the lines that its wheel sent, and where they lie in the log."""
    offset = place = 0
    with (folder / LOG).open("wb") as log:
        for event in story:
            if event["kind"] != "spin.number":
                continue
            number = f"{event['number']:2d}"
            at, edges = 1_795_000_000_000_000 + offset, [f"A;2;{number}", f"A;3;{number}", f"A;4;{number}"]
            for step, line in enumerate([*edges, f"A;4;{number}", f"A;5;{number}"], 1):
                text = record_text(at + step * 1_000_000, f"{line}\r\n".encode())
                place, offset = offset, offset + len(text)
                log.write(text)
            event["raw"] = [f"A;5;{number}"]
            event["wire"] = {"edges": edges, "frames": 5, "damaged": 0, "log": LOG, "offset": place}
    return story


def recorded_evidence(folder: Path, table: Played | None = None) -> Path:
    """Write the night into a journal, with the raw log beside it."""
    path = folder / "T1.sqlite"
    record(path, with_raw_log(story_at(table or disputed_night(), TUESDAY), folder))
    return path


def lying(path: Path, spin: int = SPIN) -> Stretch:
    """Where one of its spins lies."""
    found = find_spin(path, "T1", spin)
    assert found is not None
    return found


def told_evidence(path: Path, spin: int = SPIN) -> SpinStory:
    """Read one of its spins."""
    return read_spin(path, "T1", spin, lying(path, spin), ROULETTE)
