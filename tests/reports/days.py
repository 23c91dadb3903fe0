"""A day of a table as a test plays it."""

from pathlib import Path
from zoneinfo import ZoneInfo

from app.reports.day_reading import TableDay, day_begins, day_of_table, openings_of
from app.reports.gaming_day import day_of, gaming_day
from app.table.events import PaymentMade
from app.table.roulette.game import ROULETTE
from app.table.roulette.spin_table import SpinTable
from tests.journal.played_journals import Story, record, stamped
from tests.table.playing import (
    NO_MORE_BETS,
    READY,
    THROW,
    Played,
    chips,
    colour,
    fall,
    number,
    reader,
    stack,
    step,
)

ROME = ZoneInfo("Europe/Rome")
NAMES = ["Carla", "Ugo", "Ines"]
BEGUN = 1_795_300_000
"""A Friday afternoon, seconds since 1970."""


def fifty(pieces: int) -> list[dict[str, object]]:
    return [{"value": "50.00", "pieces": pieces}]


def played_night(after: SpinTable | None = None, *, closing: bool = True) -> Played:
    """A night with everything of the bank, a void throw, a dispute and a warning.

    100 × 50 at the opening, a fill of 10, a credit of 4, 2 of the fill corrected away, notes of 100 changed,
    a tip of one; 35 × 20 are paid; and 86 × 50 + 5 × 20 lie there at the closing.
    """
    table = Played(after)
    table.do("open")
    table.do("bank", operation="open", chips=[*fifty(100), {"value": "20.00", "pieces": 40}])
    table.do("bank", operation="fill", chips=fifty(10), document="A-1", signatures=NAMES)
    filled = table.state.seq
    table.do("bank", operation="credit", chips=fifty(4), document="B-1", signatures=NAMES)
    table.do(
        "correct", of=filled, reason="two too many", by="Carla", witness="Ugo", instead={"chips": fifty(8)}
    )
    notes = {"value": "100.00", "pieces": 1, "kind": "notes"}
    table.do("bank", operation="drop", chips=[notes, {"value": "50.00", "pieces": -2}])
    table.do("bank", operation="tip", chips=fifty(1), by="Anna")
    table.do("place", position="straight-8", entry=chips("20.00"))
    table.do("throw")
    table.do("void", reason="foreign_body")
    fall(table, 8)
    table.do("dispute", order=1, by="seat 1", reason="two lay there")
    table.do("rule", order=1, by="Carla", reason="one, as the camera shows")
    table.do("paid", order=1)
    table.do("next")
    if not closing:
        return table
    table.do("close")
    table.do("bank", operation="close", chips=[*fifty(86), {"value": "20.00", "pieces": 5}])
    return table


def put_right_night() -> Played:
    """The same night; the payment of 700.00 should have been 350.00, and before the closing count 340.00 came back.

    After it the last 10.00 came back too: it is added to what was counted.
    """
    table = played_night(closing=False)
    made = next(n for n, event in enumerate(table.story, 1) if isinstance(event, PaymentMade))
    who = {"of": made, "by": "Carla", "witness": "Ugo"}
    back = [{"value": "100.00", "pieces": 3}, {"value": "20.00", "pieces": 2}]
    table.do("correct", **who, reason="one lay there", instead={"amount": "360.00", "chips": back})
    table.do("close")
    lying = [*fifty(102), {"value": "20.00", "pieces": 7}, {"value": "100.00", "pieces": 3}]
    table.do("bank", operation="close", chips=lying)
    ten = [{"value": "10.00", "pieces": 1}]
    table.do("correct", **who, reason="and ten more", instead={"amount": "350.00", "chips": ten})
    return table


def notes_night() -> Played:
    """A night in which notes of 200.00 lay on black and won, 100.00 were changed, and red pieces are out at the end."""
    table = Played()
    table.do("open")
    red = {"colour": "red", "value": "2.50", "pieces": 100}
    table.do("bank", operation="open", chips=[*fifty(100), red])
    table.do("place", position="black", entry=chips("100.00", 2, kind="notes", owner="posto 2"))
    table.do("place", position="straight-8", entry=colour("red", 1))
    fall(table, 8)
    table.do("dispute", order=1, by="posto 3", reason="due pezzi")
    table.do("rule", order=1, by="Carla", reason="uno")
    table.do("paid_all")
    table.do("next")
    notes = {"value": "100.00", "pieces": 1, "kind": "notes"}
    table.do("bank", operation="drop", chips=[notes, {"value": "50.00", "pieces": -2}])
    table.do("close")
    table.do("bank", operation="close", chips=fifty(90))
    return table


def moved_disputes() -> Played:
    """Spin 1: a disputed payment stands elsewhere before it is ruled; spin 2: one is entered otherwise before that."""
    table = Played()
    table.do("open")
    straight, split = (
        stack("straight-8", colour("red", 2)),
        stack("split-8-11", chips("20.00", owner="posto 4")),
    )
    fall(table, 8)
    table.do("winners", bets=[split, straight])
    table.do("dispute", order=2, by="posto 1", reason="due pezzi")
    table.do("winners", bets=[split, straight, stack("corner-8-12", chips("100.00", owner="posto 2"))])
    (order,) = table.paying.payable.disputed
    assert order == 3, "a payment comes before it now"
    table.do("rule", order=3, by="Carla", reason="uno")
    table.do("paid_all")
    table.do("next")
    fall(table, 8)
    table.do("winners", bets=[straight])
    table.do("dispute", order=1, by="posto 3", reason="tre pezzi")
    table.do("winners", bets=[stack("straight-8", colour("red", 3))])
    table.do("rule", order=1, by="Ugo", reason="tre")
    table.do("paid_all")
    table.do("next")
    return table


def late_night() -> Played:
    """A night in which the wheel threw two games after the closing count; the first of them was void."""
    table = Played(has_wheel=True)
    table.hear(reader(connected=True))
    table.do("open")
    table.do("bank", operation="open", chips=fifty(100))
    table.hear(step(READY))
    for game, fell in ((1, 17), (2, 8)):
        table.hear(step(THROW, game))
        table.hear(step(NO_MORE_BETS, game))
        table.hear(number(fell, game))
        table.do("next")
        table.hear(step(READY))
        if game == 1:
            table.do("bank", operation="close", chips=fifty(100))
            table.hear(step(THROW, 9))
            table.do("void", reason="foreign_body")
    table.do("close")
    return table


def nights(count: int) -> list[Story]:
    """Give the events of the night above, and of the same once more on each day after it."""
    stories, after = [], None
    for day in range(count):
        table = played_night(after)
        stories.append(story_at(table, BEGUN + day * 86_400))
        after = table.state
    return stories


def story_at(table: Played, begun: int = BEGUN) -> Story:
    """Its events, a minute each."""
    story = stamped(table.story, lambda place: begun + 60 * place)
    return [{**event, "mono": 60_000_000 * place} for place, event in enumerate(story)]


def read_day(path: Path, table: str = "T1", opening: int = -1) -> TableDay:
    """The day of one of a journal's openings, of the last one if nothing is said, in Rome."""
    begins = day_begins(path, table, ROULETTE)
    day = day_of(openings_of(path, table)[opening].at, begins, ROME)
    found = day_of_table(path, table, ROULETTE, gaming_day(day, begins, ROME))
    assert found is not None
    return found


def recorded_day(folder: Path, table: Played | None = None) -> TableDay:
    """The night above, or another one, from its journal."""
    path = folder / "T1.sqlite"
    record(path, story_at(table or played_night()))
    return read_day(path)


def warned_night(path: Path) -> Path:
    """Record the night above, and a reader's warning that nobody has answered for yet."""
    story = story_at(played_night())
    times = {key: story[-1][key] for key in ("at", "mono", "boot")}
    warning = {
        "kind": "reader.warning",
        "spin": None,
        "device": "wheel",
        "reason": "x",
        "detail": "",
        "count": 1,
    }
    record(path, [*story, times | warning])
    return path
