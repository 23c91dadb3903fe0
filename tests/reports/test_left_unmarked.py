"""What nobody had marked when its spin was closed is told everywhere, with what was said of it since."""

from pathlib import Path

import pytest

from app.commands.replaying import Replayed
from app.journal.export_rows import Between, payment_rows, spin_rows
from app.journal.lists.checking import check_lists
from app.journal.lists.keeping import ListKeeper
from app.journal.nights import nights_of
from app.journal.reading import head
from app.journal.verifying import Verified, verify_chain
from app.reports.day_rows import day_csv, day_form
from app.reports.day_sheet import day_sheet
from app.reports.roulette.spin_reading import find_spin, read_spin
from app.reports.roulette.spin_sheet import spin_sheet
from app.reports.sheet import Note, Rows
from app.table.roulette.game import ROULETTE
from tests.journal.played_journals import record, stamped
from tests.reports.days import BEGUN, ROME, read_day
from tests.table.playing import Played, colour, fall, stack

NIGHTS = pytest.mark.parametrize("later", [False, True], ids=["that night", "the night after"])
DAY = 1_440


def recorded(folder: Path, said: tuple[str, ...], later: bool) -> Path:
    """Lilac's 70 pieces on 20 are left by the next number; then each of these commands is said of them.

    Args:
        said: the commands; `put right`: what was said last came to 340.00.
        later: they are said when the table is open again, a day later.
    """
    table = Played()
    table.do("open", minimum="5.00")
    fall(table, 20)
    table.do("winners", bets=[stack("straight-20", colour("lilac", 2))])
    fall(table, 14)
    table.do("next")
    closes = len(table.story)
    if later:
        table.do("close")
        table.do("open", minimum="10.00")
    for name in said:
        if name == "put right":
            who = {"by": "Carla", "witness": "Ugo", "reason": "one piece less"}
            table.do("correct", of=table.state.seq, **who, instead={"amount": "340.00"})
        else:
            table.do(name, spin=1, order=1, by="Carla")
    table.do("close")
    story = stamped(table.story, lambda place: BEGUN + 60 * (place + (later and place > closes + 1) * DAY))
    record(folder / "T1.sqlite", story)
    return folder / "T1.sqlite"


SAID: list[tuple[tuple[str, ...], str | None]] = [
    ((), None),
    (("paid",), "paid"),
    (("unpaid",), "not paid"),
    (("unpaid", "paid"), "paid"),
    (("paid", "unpaid"), "not paid"),
]
WORDS = {None: "nessuno ha detto", "paid": "pagato, alle", "not paid": "non pagato, alle"}
PAID = {None: "350.00", "paid": "350.00", "not paid": "0.00"}


@NIGHTS
@pytest.mark.parametrize(("said", "answer"), SAID)
def test_it_is_on_the_days_page_and_counts_as_paid_until_somebody_says_otherwise(
    tmp_path: Path, said: tuple[str, ...], answer: str | None, later: bool
) -> None:
    path = recorded(tmp_path, said, later)
    day = read_day(path, opening=0)
    form, page = day_form(day), day_sheet(day, ROME)
    left = {"spin": 1, "order": 1, "owner": "lilac", "amount": "350.00", "answer": answer}
    assert (form["unmarked"], form["paid"]) == ([left], PAID[answer])
    rows = [part.rows for part in page.parts if isinstance(part, Rows) and "Detto" in part.columns]
    ((row,),) = rows
    assert row.cells[1:6] == ("1", "20", "1 · lilla", "70", "350,00")
    assert row.cells[6].startswith(WORDS[answer])
    loud = [part.text for part in page.parts if isinstance(part, Note) and part.loud]
    assert any("nessuno ha detto se furono fatti: 1" in text for text in loud) is (answer is None)
    told = f'"spin 1, payment 1",350.00,,{"Carla" if said else ""},{answer or ""}\n'
    assert told in day_csv(day).decode()


@NIGHTS
@pytest.mark.parametrize(("said", "answer"), SAID)
def test_in_an_export_it_is_made_when_it_was_said_to_be_and_the_rows_add_up(
    tmp_path: Path, said: tuple[str, ...], answer: str | None, later: bool
) -> None:
    path = recorded(tmp_path, said, later)
    nights = nights_of(path, "T1")[:1]
    rows = [row for row in payment_rows(path, ROULETTE, nights, Between()) if row.spin == 1]
    spin = next(row for row in spin_rows(path, ROULETTE, nights, Between()) if row.spin == 1)
    assert spin.paid == PAID[answer]
    assert [row.amount for row in rows] == ["350.00", *(["-350.00"] if answer == "not paid" else [])]
    assert rows[0].made_at is not None if answer == "paid" else not any(row.made_at for row in rows)


@NIGHTS
@pytest.mark.parametrize(("said", "answer"), SAID)
def test_its_spin_tells_of_it_though_it_was_over(
    tmp_path: Path, said: tuple[str, ...], answer: str | None, later: bool
) -> None:
    path = recorded(tmp_path, said, later)
    lies = find_spin(path, "T1", 1)
    assert lies is not None
    story = read_spin(path, "T1", 1, lies, ROULETTE)
    (payment,) = story.payments()
    assert (payment.made is not None, payment.not_paid is not None) == (
        answer == "paid",
        answer == "not paid",
    )
    assert story.paid() == payment.amount == (0 if answer == "not paid" else 35000)
    parts = spin_sheet(story, ROME).parts
    cells = [c for p in parts if isinstance(p, Rows) for r in p.rows for c in r.cells]
    assert ("non pagato, detto a colpo chiuso" in cells) is (answer == "not paid")
    steps = [
        c for p in parts if isinstance(p, Rows) and "Fatto" in p.columns for r in p.rows for c in r.cells
    ]
    assert len([cell for cell in steps if cell.startswith("Detto ")]) == len(said)


@NIGHTS
@pytest.mark.parametrize(("said", "answer"), SAID)
def test_the_lists_and_the_walk_agree_with_it(
    tmp_path: Path, said: tuple[str, ...], answer: str | None, later: bool
) -> None:
    """Also lists that had read the journal before it was said."""
    path = recorded(tmp_path, said, later)
    with ListKeeper.open(path, ROULETTE, program="test") as keeper:
        keeper.catch_up(batch=1)
    assert isinstance(found := check_lists(path, ROULETTE), dict), found
    assert [each.seq for each in found.values()] == [head(path, "T1").seq]
    assert isinstance(verify_chain(path, on_event=Replayed()), Verified)


@NIGHTS
def test_a_dispute_that_the_ball_left_stands_until_somebody_decides(tmp_path: Path, *, later: bool) -> None:
    """It is among what is left and among the disputes of its day, and does not lapse; the answer rules it."""
    table = Played()
    table.do("open", minimum="5.00")
    fall(table, 20)
    table.do("winners", bets=[stack("straight-20", colour("lilac", 2))])
    table.do("dispute", order=1, reason="it was mine", by="seat 3")
    fall(table, 14)
    table.do("next")
    if later:
        table.do("close")
        table.do("open", minimum="10.00")
    before = recorded_as(tmp_path / "before", table)
    figures = read_day(before).figures
    assert [(each.of.disputed, each.of.paid) for each in figures.payments.unmarked] == [(True, None)]
    (dispute,) = figures.disputes.found
    assert (dispute.order, dispute.ruled_by, dispute.lapsed) == (1, None, False)
    table.do("unpaid", spin=1, order=1, by="Carla", reason="the camera shows it")
    after = recorded_as(tmp_path / "after", table)
    (dispute,) = read_day(after).figures.disputes.found
    assert (dispute.ruled_by, dispute.ruling) == ("Carla", "the camera shows it")
    lies = find_spin(after, "T1", 1)
    assert lies is not None
    (objection,) = read_spin(after, "T1", 1, lies, ROULETTE).objections()
    assert (objection.ruled_by, objection.ruling) == ("Carla", "the camera shows it")


def recorded_as(folder: Path, table: Played) -> Path:
    """Record what was played by now."""
    folder.mkdir()
    record(folder / "T1.sqlite", stamped(table.story, lambda place: BEGUN + 60 * place))
    return folder / "T1.sqlite"


@NIGHTS
def test_what_is_put_right_of_it_is_of_the_night_of_its_spin(tmp_path: Path, later: bool) -> None:
    """Its own day has the 340.00 that it came to, and names it; the night in which that was said paid nothing."""
    path = recorded(tmp_path, ("paid", "put right"), later)
    day, again = read_day(path, opening=0), read_day(path)
    assert [night.paid for night in day.figures.nights] == [340_00]
    assert [night.paid for night in again.figures.nights] == [0 if later else 340_00]
    lines = [(each.amount, each.more, each.corrected_by) for each in day.figures.bank.found if each.payment]
    said = day.figures.bank.found[-1].stamp.seq
    assert lines == [(350_00, None, said), (340_00, -10_00, None)]
