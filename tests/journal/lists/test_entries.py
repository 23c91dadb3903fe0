"""Rows are what the events say: compared with the same events read by other means, and with the export."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from app.journal.exporting import What
from app.journal.lists.entries import Correction, Entry, ListBook, NowPaid, SpinEntry, standings
from app.journal.lists.flags import PaymentFlag
from app.journal.lists.times import moment_written
from app.journal.reading import events
from app.rules.money import money_text
from app.table.listing import Flag
from app.table.roulette.game import ROULETTE
from tests import often
from tests.journal.lists.kept_lists import journal, put_right, told, told_rows
from tests.journal.played_journals import Story, exported, record, stamped
from tests.table.playing import chips, fall, fallen, stack
from tests.table.reading import read_event

pytestmark = pytest.mark.often

SEEDS = (5, 1, 2)[: often.times(1, 3)]


def entries(path: Path, table: str = "T1") -> list[Entry]:
    story = {event.seq: read_event(event.body) for event in events(path, table)}
    book = ListBook(table, ROULETTE, lambda seq: story[seq].spin)
    found: list[Entry] = []
    for (seq, event), at in zip(story.items(), times(path, table), strict=True):
        found += book.enter(seq, at, event)
    return found


def times(path: Path, table: str) -> list[str]:
    return [row["at"] for row in told_rows(path, table)]


@pytest.fixture(scope="module", params=SEEDS)
def path(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return journal(tmp_path_factory.mktemp("entries") / "T1.sqlite", request.param)


@pytest.fixture(scope="module")
def spins(path: Path) -> dict[int, SpinEntry]:
    return {entry.spin: entry for entry in entries(path) if isinstance(entry, SpinEntry)}


def money(cents: int | None) -> str | None:
    return None if cents is None else money_text(cents)


def test_spins_are_those_of_the_export(path: Path, spins: dict[int, SpinEntry]) -> None:
    rows, later = exported(path, What.SPINS), put_right(told_rows(path, "T1"))
    assert [row["spin"] for row in rows] == list(spins)
    for row in rows:
        spin = spins[row["spin"]]
        said = (
            moment_written(spin.at),
            spin.number,
            spin.source,
            spin.dealer,
            money(spin.taken),
            money(None if spin.paid is None else spin.paid + later[spin.spin]),
        )
        assert said == tuple(row[name] for name in ("at", "number", "source", "dealer", "taken", "paid"))
        assert (row["entered"] is None) == bool(spin.flags & Flag.BROKEN_OFF)
        assert (row["entered"] is False) == bool(spin.flags & Flag.NOT_ENTERED)
        assert (row["source"] == "hand") == bool(spin.flags & Flag.BY_HAND)


def test_payments_are_those_of_the_export_and_add_up(path: Path, spins: dict[int, SpinEntry]) -> None:
    rows = [
        row for row in exported(path, What.PAYMENTS) if row["winning"]
    ]  # none of what was put right later
    made = [
        {
            "table": "T1",
            "spin": spin.spin,
            "order": payment.order,
            "owner": payment.owner,
            "chip": payment.chip,
            "winning": payment.winning,
            "pieces": payment.pieces,
            "amount": money(payment.amount),
            "made_at": None if payment.made is None else moment_written(payment.made),
        }
        for spin in spins.values()
        for payment in spin.payments
    ]
    assert made == rows
    assert all(sum(p.amount for p in spin.payments) == (spin.paid or 0) for spin in spins.values())
    assert all(spin.largest == max([0, *(p.amount for p in spin.payments)]) for spin in spins.values())


def of_spin(story: Story, spin: SpinEntry) -> Story:
    return [
        event
        for event in story
        if event["spin"] == spin.spin and spin.first_seq <= event["seq"] <= spin.last_seq
    ]


def test_flags_are_what_the_events_say(path: Path, spins: dict[int, SpinEntry]) -> None:
    story = told_rows(path, "T1")
    seen = Flag(0)
    for spin in spins.values():
        own = of_spin(story, spin)
        kinds = [event["kind"] for event in own]
        numbers = [event["number"] for event in own if event["kind"] == "spin.number"]
        assert bool(spin.flags & Flag.VOID) == ("spin.void" in kinds)
        assert bool(spin.flags & Flag.DISPUTED) == ("payment.disputed" in kinds)
        undone = {"spin.taken_back", "payment.unmade", "spin.reopened"}
        again = len(set(numbers)) > 1 or not undone.isdisjoint(kinds)
        corrected = {event["of"] for event in story if event["kind"] == "entry.corrected"} & {
            e["seq"] for e in own
        }
        if again:
            assert spin.flags & Flag.CORRECTED
        elif not corrected:
            assert not spin.flags & Flag.CORRECTED
        assert bool(spin.flags & Flag.OVERRIDDEN) == (any(map(overrides, own)) or contradicts_a_reader(own))
        seen |= Flag(spin.flags)
    assert seen & (Flag.VOID | Flag.DISPUTED | Flag.OVERRIDDEN)


def overrides(event: dict[str, Any]) -> bool:
    if event["kind"] in {"payment.made", "bet.placed", "bet.removed", "bet.moved", "announce.undone"}:
        return event.get("by") is not None
    if event["kind"] == "announce.accepted":
        return event.get("accepted_by") is not None
    return False


def contradicts_a_reader(own: list[dict[str, Any]]) -> bool:
    """A number typed by hand and put right is a slip of the hand, and nobody's word against a reader."""
    numbers = [event for event in own if event["kind"] == "spin.number"]
    return any(
        later.get("instead_of") is not None and earlier["source"] != "hand"
        for earlier, later in pairwise(numbers)
    )


def test_a_disputed_payment_is_marked_itself(path: Path, spins: dict[int, SpinEntry]) -> None:
    marked = [p for spin in spins.values() for p in spin.payments if p.flags & PaymentFlag.DISPUTED]
    assert marked
    assert all(
        spin.flags & Flag.DISPUTED for spin in spins.values() if any(p.flags & 1 for p in spin.payments)
    )


def test_a_spin_says_where_in_the_journal_it_lies(path: Path, spins: dict[int, SpinEntry]) -> None:
    story = told_rows(path, "T1")
    kinds = {event["seq"]: event["kind"] for event in story}
    for spin in spins.values():
        own = of_spin(story, spin)
        assert (own[0]["seq"], own[-1]["seq"]) == (spin.first_seq, spin.last_seq)
        assert kinds[spin.opening_seq] == "table.opened"
        assert kinds[spin.rules_seq] == "table.rules"
        assert spin.opening_seq < spin.rules_seq < spin.first_seq
        opened = [e["at"] for e in own if e["kind"] == "spin.bets_open"] or [own[0]["at"]]
        assert moment_written(spin.opened) == opened[0]


def test_each_payment_that_was_put_right_stands_in_the_end_as_it_was_said_last(
    path: Path, spins: dict[int, SpinEntry]
) -> None:
    """Rules 9; the differences are read from the journal's text, apart from the entries."""
    story = told_rows(path, "T1")
    right = [entry for entry in entries(path) if isinstance(entry, Correction) and entry.payment is not None]
    assert right
    later = put_right(story)
    for spin in {entry.spin for entry in right}:
        own = [entry for entry in right if entry.spin == spin]
        stood = standings(spins[spin], own)
        assert len(stood) == len(own) + 1
        assert stood[0] == spins[spin]
        assert stood[-1].paid == (spins[spin].paid or 0) + later[spin]
        assert sum(payment.amount for payment in stood[-1].payments) == stood[-1].paid
        said = {each.order: each.amount for entry in own if (each := entry.payment)}
        assert {p.order: p.amount for p in stood[-1].payments if p.order in said} == said


def test_a_correction_of_something_else_changes_no_amount(spins: dict[int, SpinEntry]) -> None:
    paid = next(spin for spin in spins.values() if spin.payments)
    assert standings(paid, [Correction(9, paid.spin)]) == (paid,)
    none = Correction(9, paid.spin, NowPaid(99, 1))
    assert standings(paid, [none]) == (paid, paid)


def test_what_puts_a_spin_right_is_an_entry_of_its_own(path: Path) -> None:
    story = told(1)
    found = [entry for entry in entries(path) if isinstance(entry, Correction)]
    assert len(found) >= 2
    assert {correction.seq for correction in found} <= {
        row["seq"] for row in told_rows(path, "T1") if row["kind"] == "entry.corrected"
    }
    assert story[-1]["of"] == 1
    assert max(row["seq"] for row in told_rows(path, "T1")) not in {correction.seq for correction in found}


def test_a_payment_for_the_employees_bears_a_flag_and_no_owner(tmp_path: Path) -> None:
    """Rules 9: it is told from one whose owner nobody knows, in the lists too."""
    table = fallen(8)
    theirs = chips("20.00", 1, None, employees=True)
    table.do("winners", bets=[stack("straight-8", theirs, chips("50.00", 1, None))])
    table.do("paid_all")
    table.do("next")
    record(tmp_path / "T1.sqlite", stamped(table.story))
    (spin,) = (entry for entry in entries(tmp_path / "T1.sqlite") if isinstance(entry, SpinEntry))
    assert [(paid.owner, paid.chip, paid.flags) for paid in spin.payments] == [
        (None, "50.00", 0),
        (None, "20.00", PaymentFlag.EMPLOYEES),
    ]


@pytest.mark.parametrize("counts", [True, False])
def test_where_a_number_counts_after_all_the_next_spin_begins_where_it_began(
    tmp_path: Path, *, counts: bool
) -> None:
    """Rules 8: after "Rien va" the next spin has not begun; *Il colpo vale* lets both be as they were."""
    table, path = fallen(8), tmp_path / "T1.sqlite"
    table.do("cleared")
    table.do("place", position="straight-5", entry=chips("20.00"))
    first = next(seq for seq, event in enumerate(table.story, 1) if event.spin == 2)
    table.do("void", reason="")
    if counts:
        table.do("valid", reason="seen", by="Carla")
    else:
        fall(table, 9)
        table.do("cleared")
    again = len(table.story)
    table.do("next")
    fall(table, 20)
    table.do("next")
    record(path, stamped(table.story))
    (second,) = (each for each in entries(path) if isinstance(each, SpinEntry) and each.spin == 2)
    assert (second.first_seq == first) is counts
    assert second.first_seq <= again
