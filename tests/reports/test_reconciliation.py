"""What was taken and paid comes to the result, whatever was put right and miscounted (rules 9)."""

import msgspec
import pytest

from app.reports.day import DayOfTable
from app.reports.reconciliation import (
    COUNTED,
    EARLIER,
    LOOSE,
    PAID,
    REST,
    RESULT,
    TAKEN,
    UNMOVED,
    reconciled,
    reconciliation,
)
from app.reports.stamp import Stamp
from app.table.event_record import Event
from app.table.events import PaymentMade
from app.table.roulette.game import ROULETTE
from tests.often import times
from tests.reports.days import story_at
from tests.simulation.evening import Evening, bodies
from tests.table.playing import Played, chips, fall
from tests.table.reading import read_event
from tests.table.test_known_bank import HELD

WHO = {"by": "Carla", "witness": "Ugo", "reason": "counted again"}


def day_of(story: list[dict[str, object]]) -> DayOfTable:
    day = DayOfTable("T1", ROULETTE)
    for seq, form in enumerate(story, 1):
        event: Event = read_event(msgspec.json.encode(form))
        day.enter(Stamp(seq, str(form["at"]), int(str(form["mono"])), str(form["boot"])), event)
    return day


def lines_of(table: Played) -> dict[str, int]:
    day = day_of(story_at(table))
    found = reconciled(day.nights, day.counts)
    assert found is not None
    assert sum(found.values()) - found[RESULT] == found[RESULT]
    return found


@pytest.mark.often
@pytest.mark.parametrize("seed", range(times(2, 6)))
@pytest.mark.parametrize("name", ["venezia", "tombola-half-back", "regulations-1970"])
def test_nothing_is_left_over_of_an_evening_with_everything_in_it(name: str, seed: int) -> None:
    """Fills, notes, tips, announces, corrections, scarce chips: the bank's own count, and no word of ours on it."""
    evening = Evening(seed, name=name, scarce=bool(seed % 2))
    evening.play(60)
    day = day_of([msgspec.json.decode(body) for body in bodies(evening.disk.events)])
    found = reconciled(day.nights, day.counts)
    assert found is not None
    assert found[REST] == found[COUNTED] == 0


def paid(counted: int) -> Played:
    """700.00 are paid on a straight of 20.00, and 100.00 lost; then so many 100s are counted, of 51."""
    table = Played()
    table.do("open", all_entered=True)
    table.do("bank", operation="open", chips=HELD)
    table.do("place", position="straight-8", entry=chips("20.00", owner="seat 1"))
    table.do("place", position="straight-3", entry=chips("100.00", owner="seat 2"))
    fall(table, 8)
    table.do("paid_all")
    table.do("next")
    left = [{"value": "100.00", "pieces": counted}, {"value": "20.00", "pieces": 65}, HELD[2]]
    table.do("bank", operation="close", chips=left)
    return table


def mark(table: Played) -> int:
    return next(seq for seq, event in enumerate(table.story, 1) if isinstance(event, PaymentMade))


def test_a_short_count_has_a_line_of_its_own() -> None:
    found = lines_of(paid(50))
    assert found == {
        TAKEN: 10000,
        PAID: -70000,
        UNMOVED: 0,
        EARLIER: 0,
        LOOSE: 0,
        COUNTED: -10000,
        REST: 0,
        RESULT: -70000,
    }


@pytest.mark.parametrize(("amount", "unmoved"), [("680.00", -2000), ("720.00", 2000)])
def test_what_is_put_right_after_the_count_and_moves_no_chips_has_one(amount: str, unmoved: int) -> None:
    table = paid(51)
    table.do("correct", of=mark(table), instead={"amount": amount, "chips": []}, **WHO)
    found = lines_of(table)
    assert (found[UNMOVED], found[REST], found[RESULT]) == (unmoved, 0, -60000)
    assert found[PAID] == -70000 - unmoved


def test_what_moved_its_chips_has_none() -> None:
    table = paid(51)
    instead = {"amount": "680.00", "chips": [{"value": "20.00", "pieces": 1}]}
    table.do("correct", of=mark(table), instead=instead, **WHO)
    found = lines_of(table)
    assert (found[UNMOVED], found[PAID], found[REST], found[RESULT]) == (0, -68000, 0, -58000)


def test_only_what_is_something_is_on_the_page() -> None:
    rows = reconciliation(lines_of(paid(51))).rows
    assert [name for name, _ in rows] == ["Ritirato dal banco", "− pagato", "Risultato del tavolo"]


def test_where_not_every_stake_was_entered_nothing_is_compared() -> None:
    table = Played()
    table.do("open")
    assert reconciled(day_of(story_at(table)).nights, day_of(story_at(table)).counts) is None
