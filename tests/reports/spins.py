"""A night of three spins: a plain one, one whose split was disputed, and one with a void throw, typed by hand."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Final

from app.reports.roulette.spin_reading import find_spin, read_spin
from app.reports.roulette.spin_story import SpinStory
from app.table.events import PaymentMade
from app.table.fell import Fell, FindNumber, nothing_fell
from app.table.roulette.events import SpinNumber
from app.table.roulette.game import ROULETTE
from tests.journal.played_journals import Story, record
from tests.reports.days import story_at
from tests.table.playing import (
    NO_MORE_BETS,
    READY,
    THROW,
    Played,
    chips,
    colour,
    command,
    number,
    reader,
    stack,
    step,
)

TUESDAY: Final = int(datetime(2026, 11, 17, 20, 30, tzinfo=UTC).timestamp())
"""A Tuesday evening, seconds since 1970."""
CLAIM: Final = "20 sul cavallo 7/8"
RULING: Final = "respinto, la camera mostra il carré"
DISPUTED: Final = 2
"""The number of the disputed spin."""


def wheel(table: Played, fell: int, game: int) -> None:
    """The wheel plays a game; its bets are laid before."""
    table.hear(step(THROW, game))
    table.hear(step(NO_MORE_BETS, game))
    table.hear(number(fell, game))
    table.do("cleared")


def three_spins(*, closing: bool = True, fell: FindNumber = nothing_fell) -> Played:
    """The night, at a table with a wheel."""
    table = Played(has_wheel=True, fell=fell)
    table.hear(reader(connected=True))
    table.do("open")
    table.hear(step(READY))
    table.do("place", position="straight-17", entry=chips("5.00", owner="posto 1"))
    wheel(table, 17, 1)
    table.do("winners", bets=[])
    table.do("paid", order=1)
    table.do("next")
    _disputed(table)
    _by_hand(table)
    if closing:
        table.do("close")
    return table


def _disputed(table: Played) -> None:
    table.hear(step(READY, 2))
    table.do("place", position="black", entry=chips("50.00", owner="posto 2"))
    table.do("place", position="straight-20", entry=chips("10.00", owner="posto 3"))
    wheel(table, 8, 2)
    inside = [
        stack("line-7-12", chips("20.00", owner="posto 4")),
        stack("corner-7-11", chips("20.00", owner="posto 4")),
        stack("split-8-11", colour("red", 2)),
        stack("straight-8", colour("red", 1), colour("blue", 1)),
        stack("split-8-9", colour("blue", 1)),
    ]
    table.do("winners", bets=inside)
    table.do("paid", order=1)
    table.do("dispute", order=2, by="posto 4", reason=CLAIM)
    table.do("paid", order=3)
    table.do("unpaid", order=3, by="Carla", reason="contato due volte")
    table.do("rule", order=2, by="Moro", reason=RULING)
    for order in (2, 3, 4):
        table.do("paid", order=order)
    table.do("next")


def _by_hand(table: Played) -> None:
    table.hear(step(READY, 3))
    table.do("place", position="red", entry=chips("50.00", owner="posto 2"))
    table.do("place", position="black", entry=chips("50.00", owner="posto 2"))
    table.do("place", position="dozen-1", entry=chips("10.00", owner="posto 3"))
    table.hear(step(THROW, 3))
    table.do("void", reason="foreign_body", by="Carla", told="Moro")
    table.do("throw")
    table.do("number", number=0)
    table.do("confirm")
    table.do("cleared")
    table.do("next")


def recorded_story(begun: int = TUESDAY) -> Story:
    """The night as it is recorded, ten seconds between two events; at its end the disputed number is put right."""
    story = story_at(three_spins(), begun)
    for place, event in enumerate(story):
        moment = begun + 10 * place
        event["at"] = datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%dT%H:%M:%S.000000Z")
        event["mono"] = 10_000_000 * place
    fell = next(n for n, e in enumerate(story, 1) if e["kind"] == "spin.number" and e["spin"] == DISPUTED)
    late = {
        "kind": "entry.corrected",
        "spin": None,
        "of": fell,
        "reason": "lettura dettata male",
        "by": "Carla",
        "witness": "Moro",
        "instead": {"note": "visto alla camera"},
        "result": None,
        **{name: story[-1][name] for name in ("at", "mono", "boot")},
    }
    return [*story, late]


def put_right(path: Path) -> SpinStory:
    """Read the disputed spin of a night in which its second payment, of 260.00, was put right twice."""
    table = three_spins(closing=False)
    marks = (
        place
        for place, event in enumerate(table.story, 1)
        if isinstance(event, PaymentMade) and (event.spin, event.order) == (DISPUTED, 2)
    )
    who = {"of": next(marks), "by": "Carla", "witness": "Ugo"}
    more = [{"value": "20.00", "pieces": -1}]
    table.do("correct", **who, reason="una terzina di meno", instead={"amount": "280.00", "chips": more})
    less = [{"value": "20.00", "pieces": 5}, {"value": "50.00", "pieces": -1}]
    table.do("correct", **who, reason="contato bene", instead={"amount": "230.00", "chips": less})
    table.do("close")
    record(path, story_at(table, TUESDAY))
    return told(path)


def number_put_right(path: Path, number: int) -> SpinStory:
    """Read the first spin of a night in which its number, 17, was put right once it was closed."""
    table = three_spins(closing=False, fell=lambda _of: Fell(1, 17))
    of = next(place for place, event in enumerate(table.story, 1) if isinstance(event, SpinNumber))
    table.do("correct", of=of, by="Carla", witness="Moro", reason="letto male", instead={"number": number})
    table.do("close")
    record(path, story_at(table, TUESDAY))
    return told(path, 1)


def recorded(path: Path, begun: int = TUESDAY) -> Path:
    """Write the night into a journal."""
    record(path, _night(begun))
    return path


_night = cache(recorded_story)
"""For whoever changes nothing of it."""


def told(path: Path, spin: int = DISPUTED) -> SpinStory:
    """Read one of its spins."""
    lies = find_spin(path, "T1", spin)
    assert lies is not None
    return read_spin(path, "T1", spin, lies, ROULETTE)


__all__ = [
    "CLAIM",
    "DISPUTED",
    "RULING",
    "TUESDAY",
    "command",
    "put_right",
    "recorded",
    "recorded_story",
    "three_spins",
    "told",
]
