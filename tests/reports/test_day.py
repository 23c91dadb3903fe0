"""A day closes to the cent, and against an independent sum over the export (rules 9)."""

from datetime import timedelta
from decimal import Decimal
from pathlib import Path

import msgspec
import pytest

from app.journal.exporting import Form, What, exported_journal, exported_rows
from app.reports.day_reading import day_begins, day_of_table, last_day
from app.reports.gaming_day import gaming_day
from app.reports.night import per_hour, total
from app.reports.table_now import TablesNow
from app.rules.money import Cents
from app.rules.roulette.wheel import Turning
from app.table.earlier_payments import Earlier
from app.table.events import PaymentMade
from app.table.heard import ReaderHeard
from app.table.roulette.drawing import TakenBackHeard, TurnedHeard
from app.table.roulette.game import ROULETTE
from app.table.roulette.hearing import NumberHeard, StepHeard
from tests.houses import house
from tests.journal.played_journals import evening, record, story_of
from tests.often import times
from tests.reports.days import (
    BEGUN,
    ROME,
    fifty,
    moved_disputes,
    played_night,
    put_right_night,
    read_day,
    recorded_day,
    story_at,
)
from tests.table.playing import HEARD_AT, READY, Played, chips, fall


def test_9_closing_and_credits_and_drop_less_opening_and_fills(tmp_path: Path) -> None:
    (night,) = recorded_day(tmp_path).figures.nights
    assert (night.opening, night.fills, night.credits) == (580_000, 40_000, 20_000)
    assert (night.drop, night.closing, night.tips) == (10_000, 440_000, 5_000)
    assert night.result == 440_000 + 20_000 + 10_000 - 580_000 - 40_000
    assert (night.spins, night.paid, night.not_entered) == (1, 70_000, 0)


@pytest.mark.often
@pytest.mark.parametrize(("seed", "house"), [(1, "venezia"), (2, "sanremo"), (5, "france")])
def test_a_day_comes_to_what_the_export_adds_up_to(tmp_path: Path, seed: int, house: str) -> None:
    path = tmp_path / "T1.sqlite"
    record(path, story_of(evening(seed, times(20, 60), nights=2, house=house)))
    nights = read_day(path).figures.nights
    sums = exported_sums(path)
    drop = sums.get("drop", 0) + notes_of_the_spins(path)
    won = sums["close"] + sums.get("credit", 0) + drop - sums["open"] - sums.get("fill", 0)
    result = total(nights, "result")
    assert result is not None
    assert Decimal(result) / 100 == won
    assert Decimal(total(nights, "tips") or 0) / 100 == sums.get("tip", 0)
    spins = [msgspec.json.decode(line) for line in exported_rows(path, ROULETTE, What.SPINS, Form.JSONL)]
    fallen = [spin for spin in spins if spin["number"] is not None]
    assert total(nights, "spins") == len(fallen)
    assert Decimal(total(nights, "paid") or 0) / 100 == sum(Decimal(spin["paid"] or 0) for spin in fallen)


def exported_sums(path: Path) -> dict[str, Decimal]:
    """What the rows of each operation of the bank add up to."""
    sums: dict[str, Decimal] = {}
    for line in exported_rows(path, ROULETTE, What.BANK, Form.JSONL):
        row = msgspec.json.decode(line)
        sums[row["operation"]] = sums.get(row["operation"], Decimal(0)) + Decimal(row["amount"])
    return sums


def test_9_a_day_with_fill_credit_corrections_and_tip_closes_to_the_cent(tmp_path: Path) -> None:
    """Closing + credits + drop - opening - fills, three ways: the page, the export, and what was played for.

    The bank won no stake of which it knows, paid 350.00 in the end, and nothing else left it for nothing.
    """
    figures = recorded_day(tmp_path, put_right_night()).figures
    (night,) = figures.nights
    sums = exported_sums(tmp_path / "T1.sqlite")
    won = sums["close"] + sums["credit"] + sums["drop"] - sums["open"] - sums["fill"]
    assert night.result == won * 100 == -35_000
    assert (night.paid, sums["payment"]) == (35_000, Decimal(-350))
    assert (night.opening, night.fills, night.credits) == (580_000, 40_000, 20_000)
    assert (night.closing, night.drop, night.tips) == (555_000, 10_000, 5_000)


@pytest.mark.parametrize("fell", [0, 1])
def test_9_a_night_that_is_counted_open_again_has_what_both_counts_brought(tmp_path: Path, fell: int) -> None:
    """Counted 100 × 50, closed with 80; open again with those, or one that was found, closed with 90."""
    table = Played()
    table.do("open", all_entered=True)
    for operation, pieces in (("tip", 1), ("open", 100), ("close", 80), ("open", 80 + fell), ("close", 90)):
        table.do("bank", operation=operation, chips=fifty(pieces), by="Anna")
    table.do("close")
    (night,) = recorded_day(tmp_path, table).figures.nights
    sums = exported_sums(tmp_path / "T1.sqlite")
    assert night.result == (sums["close"] - sums["open"]) * 100 == -20 * 5000 + (10 - fell) * 5000
    assert (night.opening, night.closing, night.tips) == (500_000 + fell * 5000, 450_000, 5000)
    assert night.result == night.closing - night.opening


def test_9_the_closing_count_stays_what_was_counted(tmp_path: Path) -> None:
    """102 × 50, 7 × 20 and 3 × 100 were counted; ten came back after it, and have a figure of their own."""
    (night,) = recorded_day(tmp_path, put_right_night()).figures.nights
    assert (night.counted_closing, night.put_right) == (554_000, 1_000)
    counted = night.counted_closing + night.put_right + night.credits + night.drop
    assert night.result == counted - night.opening - night.fills


def test_who_objected_is_known_beside_who_decided(tmp_path: Path) -> None:
    (dispute,) = recorded_day(tmp_path).figures.disputes.found
    assert (dispute.by, dispute.ruled_by) == ("seat 1", "Carla")


def test_what_each_spin_paid_is_the_sum_of_its_payments_as_they_were_put_right(tmp_path: Path) -> None:
    recorded_day(tmp_path, put_right_night())
    path = tmp_path / "T1.sqlite"
    (spin,) = [msgspec.json.decode(line) for line in exported_rows(path, ROULETTE, What.SPINS, Form.JSONL)]
    payments = [
        msgspec.json.decode(line) for line in exported_rows(path, ROULETTE, What.PAYMENTS, Form.JSONL)
    ]
    assert [row["amount"] for row in payments] == ["700.00", "-340.00", "-10.00"]
    assert (spin["paid"], spin["taken"]) == ("350.00", None)


def test_a_payment_that_was_put_right_stands_struck_with_the_correction_beside_it(tmp_path: Path) -> None:
    lines = [line for line in recorded_day(tmp_path, put_right_night()).figures.bank.found if line.payment]
    assert [(line.payment, line.amount, line.more) for line in lines] == [
        ((1, 1), 70_000, None),
        ((1, 1), 36_000, -34_000),
        ((1, 1), 35_000, -1_000),
    ]
    first, once, last = lines
    assert first.corrected_by == last.stamp.seq == once.corrected_by
    assert last.corrected_by is None
    assert (once.of, once.signatures, once.reason) == (first.stamp.seq, ("Carla", "Ugo"), "one lay there")
    assert first.stamp.at < once.stamp.at


def notes_of_the_spins(path: Path) -> Decimal:
    """Notes that lay on the layout and went into the box, as each spin was settled last."""
    settled: dict[int, Decimal] = {}
    for line in exported_journal(path, Form.JSONL):
        event = msgspec.json.decode(line)
        if event["kind"] == "spin.settled":
            settled[event["spin"]] = Decimal(event["bank"]["notes"])
        elif event["kind"] in {"spin.number", "spin.taken_back"}:
            settled.pop(event["spin"], None)
    return sum(settled.values(), Decimal(0))


def test_a_corrected_line_stays_and_says_what_holds_instead(tmp_path: Path) -> None:
    lines = recorded_day(tmp_path).figures.bank.found
    fill, correction = (line for line in lines if line.operation == "fill")
    assert (fill.amount, correction.amount) == (50_000, 40_000)
    assert fill.corrected_by == correction.stamp.seq
    assert (correction.of, correction.reason) == (fill.stamp.seq, "two too many")
    assert correction.signatures == ("Carla", "Ugo")


def test_a_correction_of_a_correction_strikes_both_through(tmp_path: Path) -> None:
    table = played_night()
    filled = next(
        place for place, event in enumerate(table.story, 1) if getattr(event, "document", "") == "A-1"
    )
    table.do("correct", of=filled, reason="nine", by="Ugo", witness="Ines", instead={"chips": fifty(9)})
    record(tmp_path / "T1.sqlite", story_at(table))
    found = read_day(tmp_path / "T1.sqlite").figures
    standing = [
        line.amount for line in found.bank.found if line.operation == "fill" and not line.corrected_by
    ]
    assert standing == [45_000]
    assert found.nights[0].fills == 45_000


def test_void_throws_disputes_and_their_ruling_stand_there(tmp_path: Path) -> None:
    figures = recorded_day(tmp_path).figures
    assert [(void.throw.spin, void.throw.reason) for void in figures.voids] == [(1, "foreign_body")]
    (dispute,) = figures.disputes.found
    assert (dispute.spin, dispute.order, dispute.claim) == (1, 1, "two lay there")
    assert (dispute.ruled_by, dispute.ruling) == ("Carla", "one, as the camera shows")


def test_3_a_dispute_is_one_and_is_ruled_wherever_its_payment_stands_then(tmp_path: Path) -> None:
    """Rules 3: a ruling ends it; what the table disputes again after another entry is the same dispute."""
    figures = recorded_day(tmp_path, moved_disputes()).figures
    assert [
        (each.spin, each.order, each.by, each.ruled_by, each.amount) for each in figures.disputes.found
    ] == [
        (1, 3, "posto 1", "Carla", 17_500),
        (2, 1, "posto 3", "Ugo", 17_500),
    ]
    assert [each.disputed for each in TablesNow([tmp_path / "T1.sqlite"], ROULETTE).look()] == [()]


@pytest.mark.parametrize("made", [True, False])
def test_a_dispute_on_which_nobody_ruled_before_its_spin_was_closed_waits_where_nothing_was_paid(
    tmp_path: Path, *, made: bool
) -> None:
    """The wheel's throw waits for no ruling: it may still be given of what bears no mark, and of nothing else."""
    table = played_night(closing=False)
    table.do("place", position="straight-8", entry=chips("20.00", owner="seat 1"))
    fall(table, 8)
    if made:
        table.do("paid", order=1)
    table.do("dispute", order=1, by="seat 1", reason="two lay there")
    day = recorded_day(tmp_path, table)
    assert [(each.ruled_by, each.lapsed) for each in day.figures.disputes.found] == [
        ("Carla", False),
        (None, False),
    ]
    assert [len(each.disputed) for each in TablesNow([tmp_path / "T1.sqlite"], ROULETTE).look()] == [1]
    fall(table, 9)
    (tmp_path / "later").mkdir()
    day = recorded_day(tmp_path / "later", table)
    assert [(each.ruled_by, each.lapsed) for each in day.figures.disputes.found] == [
        ("Carla", False),
        (None, made),
    ]
    (now,) = TablesNow([tmp_path / "later" / "T1.sqlite"], ROULETTE).look()
    assert len(now.disputed) == (not made)


def test_a_stake_is_counted_once_whatever_number_was_said_first(tmp_path: Path) -> None:
    """All stakes of the spins that fell: a number that is contradicted, or whose ball is taken back, is no spin."""
    table = Played()
    table.do("open", all_entered=True)
    for numbers in ((8, 9), (8,)):
        table.do("place", position="straight-8", entry=chips("10.00"))
        fall(table, numbers[0])
        for another in numbers[1:]:
            table.do("number", number=another, by="Carla", reason="camera")
        table.do("next")
    table.do("close")
    (night,) = recorded_day(tmp_path, table).figures.nights
    assert (night.spins, night.handle, night.taken) == (2, 2_000, 1_000)
    drawn = Played(under=house("tombola-half-back"), has_wheel=True)
    drawn.do("open", all_entered=True)
    drawn.hear(ReaderHeard("tumbler", connected=True, reason=""))
    drawn.do("place", position="straight-8", entry=chips("10.00"))
    for game, fell in ((5, 17), (6, 4)):
        drawn.hear(StepHeard(READY, "tumbler", game))
        drawn.hear(*(TurnedHeard(way, 4, "tumbler", game) for way in Turning))
        drawn.hear(NumberHeard(fell, "tumbler", "tumbler", HEARD_AT, game))
        if game == 5:
            drawn.hear(TakenBackHeard(fell, "tumbler", game))
    drawn.do("next")
    (tmp_path / "drawn").mkdir()
    (night,) = recorded_day(tmp_path / "drawn", drawn).figures.nights
    assert (night.spins, night.handle, night.taken) == (1, 1_000, 1_000)


def test_pace_is_of_the_steady_clock_and_of_open_play_alone(tmp_path: Path) -> None:
    (night,) = recorded_day(tmp_path).figures.nights
    closed = night.closed
    assert closed is not None
    assert night.playing == closed.mono - night.opened.mono


def test_an_hours_figure_is_rounded_and_of_no_time_there_is_none() -> None:
    assert per_hour(45, 3_600_000_000) == 45
    assert per_hour(1, 7_200_000_000) == 1
    assert per_hour(-3, 7_200_000_000) == -1
    assert per_hour(5, 59_999_999) is None


def test_what_was_put_right_later_stands_on_both_days(tmp_path: Path) -> None:
    """On its own day the payment is struck through; on the later one stands what was said, and what moved."""
    path, table = tmp_path / "T1.sqlite", played_night()
    record(path, story_at(table))
    of = next(n for n, event in enumerate(table.story, 1) if isinstance(event, PaymentMade))
    later = Played(table.state, earlier={of: Earlier(1, 1, Cents(70_000))}.get)
    later.do("open", all_entered=True)
    later.do("bank", operation="open", chips=[*fifty(86), {"value": "20.00", "pieces": 5}])
    given = [{"value": "20.00", "pieces": -1}]
    who = {"of": of, "reason": "camera", "by": "Carla", "witness": "Ugo"}
    later.do("correct", **who, instead={"amount": "720.00", "chips": given})
    later.do("close")
    later.do("bank", operation="close", chips=[*fifty(86), {"value": "20.00", "pieces": 4}])
    record(path, story_at(later, BEGUN + 86_400))
    begins = day_begins(path, "T1", ROULETTE)
    last = last_day(path, "T1", begins, ROME)
    assert last is not None
    own, tonight = (
        day_of_table(path, "T1", ROULETTE, gaming_day(day, begins, ROME))
        for day in (last - timedelta(days=1), last)
    )
    assert own is not None
    assert tonight is not None
    (night,) = own.figures.nights
    assert (night.paid, night.closing, night.put_right) == (72_000, 440_000, 0)
    paid = [(line.amount, line.more, line.corrected_by) for line in own.figures.bank.found if line.payment]
    said = own.figures.bank.found[-1].stamp.seq
    assert paid == [(70_000, None, said), (72_000, 2_000, None)]
    (night,) = tonight.figures.nights
    assert (night.paid, night.result) == (0, -2_000)
    (line,) = (line for line in tonight.figures.bank.found if line.payment)
    assert (line.amount, line.more, line.payment, line.signatures) == (
        72_000,
        2_000,
        (1, 1),
        ("Carla", "Ugo"),
    )


def test_what_is_won_for_the_employees_is_in_the_boite_of_the_day(tmp_path: Path) -> None:
    """Rules 9: the day tells it with the tips; what was paid tells it with the payments, and no tip is recorded."""
    table = Played()
    table.do("open")
    theirs = {"value": "20.00", "pieces": 1, "employees": True}
    table.do("place", position="straight-8", entry=theirs)
    fall(table, 8)
    table.do("winners", bets=[])
    table.do("bank", operation="tip", chips=[{"value": "20.00", "pieces": 1}])
    table.do("paid_all")
    table.do("next")
    table.do("close")
    day = recorded_day(tmp_path, table)
    (night,) = day.figures.nights
    assert (night.tips, night.paid) == (20_00 + 700_00, 700_00)
    (row,) = (row for row in paid_rows(tmp_path / "T1.sqlite"))
    assert (row["owner"], row["amount"]) == (None, "700.00")


def paid_rows(path: Path) -> list[dict[str, object]]:
    return [msgspec.json.decode(line) for line in exported_rows(path, ROULETTE, What.PAYMENTS, Form.JSONL)]
