"""A payment of an earlier night is found in the journal as it stands, and what is said of it must be so."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import cast

import msgspec
import pytest

from app.__main__ import main
from app.commands.replaying import Replayed, ReplayedBeside
from app.journal.chain import ZERO_HASH, link
from app.journal.earlier_payments import LaterCheck, earlier_payment, payments_in
from app.journal.errors import Damaged
from app.journal.exporting import What
from app.journal.reading import events, head
from app.journal.verifying import Broken, verify_chain
from app.rules.money import Cents
from app.station.stamps import Stamps
from app.station.stopped_table import do_stopped
from app.table.earlier_payments import Earlier
from app.table.json_text import Json
from app.table.roulette.game import ROULETTE
from tests.journal.played_journals import exported, record
from tests.reports.days import BEGUN, fifty, played_night, story_at
from tests.table.playing import Form, Played, colour, fall, stack

DAY = 86_400_000_000


def do(path: Path, day: int, name: str, **fields: Json) -> str:
    """Have something done at the stopped table, so many days after its first night."""
    at = BEGUN * 1_000_000 + day * DAY
    return do_stopped(path, "T1", ROULETTE, {"do": name, **fields}, (), Stamps(lambda: at, lambda: at, "b"))


def put_right(path: Path, day: int, of: int, amount: str, chips: list[Json]) -> str:
    instead: Json = {"amount": amount, "chips": chips}
    return do(path, day, "correct", of=of, reason="camera", by="Gina", witness="Marco", instead=instead)


@contextmanager
def unguarded(path: Path) -> Iterator[sqlite3.Connection]:
    """Write where nobody may; the guard stands again afterwards."""
    with closing(sqlite3.connect(path)) as raw, raw:
        (guard,) = raw.execute(
            "SELECT sql FROM sqlite_master WHERE name = 'journal_never_changed'"
        ).fetchone()
        raw.execute("DROP TRIGGER journal_never_changed")
        yield raw
        raw.execute(guard)


def mark_of(path: Path) -> int:
    return next(each.seq for each in events(path) if b'"kind":"payment.made"' in each.body)


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A night in which 700.00 were paid, and two more nights without a spin; the last one is open."""
    path = tmp_path / "T1.sqlite"
    record(path, story_at(played_night()))
    assert do(path, 1, "open") == ""
    assert do(path, 1, "close") == ""
    assert do(path, 2, "open") == ""
    return path


@pytest.fixture
def righted(journal: Path) -> Path:
    """The payment is put right twice in the third night, and the last time chips change hands."""
    of = mark_of(journal)
    assert do(journal, 2, "bank", operation="open", chips=cast("Json", fifty(86))) == ""
    assert put_right(journal, 2, of, "1400.00", []) == ""
    assert put_right(journal, 2, of, "1350.00", [{"value": "50.00", "pieces": 1}]) == ""
    return journal


RULED = ("Carla",)
"""Who ruled on a payment of that spin."""


def test_it_is_found_as_it_stands(journal: Path) -> None:
    of = mark_of(journal)
    assert earlier_payment(journal, "T1", ROULETTE, of) == Earlier(1, 1, Cents(70000), RULED)
    assert put_right(journal, 2, of, "1400.00", []) == ""
    assert earlier_payment(journal, "T1", ROULETTE, of) == Earlier(1, 1, Cents(140000), RULED)
    assert earlier_payment(journal, "T1", ROULETTE, of - 1) is None
    assert earlier_payment(journal, "T1", ROULETTE, 10_000) is None


def test_what_was_put_right_in_its_own_night_counts(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    record(path, story_at(played_night()))
    of = mark_of(path)
    assert put_right(path, 0, of, "680.00", [{"value": "20.00", "pieces": 1}]) == ""
    assert do(path, 1, "open") == ""
    assert earlier_payment(path, "T1", ROULETTE, of) == Earlier(1, 1, Cents(68000), RULED)
    assert put_right(path, 1, of, "660.00", []) == ""
    assert main(["verify", "--database", str(path)]) == 0


def test_a_difference_that_was_answered_a_night_later_counts(tmp_path: Path) -> None:
    """In the night in which it is answered it is not put right besides; from the next one on it is."""
    path, table = tmp_path / "T1.sqlite", Played()
    table.do("open")
    fall(table, 20)
    table.do("winners", bets=[stack("straight-20", colour("lilac", 2))])
    table.do("paid_all")
    table.do("difference", bets=[stack("straight-20", colour("lilac", 3))])
    table.do("next")
    table.do("close")
    record(path, story_at(table))
    of = mark_of(path)
    assert do(path, 1, "open") == ""
    assert earlier_payment(path, "T1", ROULETTE, of) == Earlier(1, 1, Cents(17500))
    assert "it is put right later" in put_right(path, 1, of, "180.00", [])
    assert do(path, 1, "paid", spin=1, order=1) == ""
    assert "it is put right later" in put_right(path, 1, of, "180.00", [])
    assert do(path, 1, "close") == ""
    assert do(path, 2, "open") == ""
    assert earlier_payment(path, "T1", ROULETTE, of) == Earlier(1, 1, Cents(26250))
    assert put_right(path, 2, of, "180.00", []) == ""
    assert main(["verify", "--database", str(path)]) == 0


def test_a_night_that_was_changed_is_no_ground_to_put_anything_right(journal: Path) -> None:
    of = mark_of(journal)
    with unguarded(journal) as raw:
        raw.execute("UPDATE journal SET body = replace(body, '700.00', '900.00') WHERE seq < ?", (of,))
    before = head(journal, "T1")
    with pytest.raises(Damaged):
        earlier_payment(journal, "T1", ROULETTE, of)
    assert "cannot be read" in put_right(journal, 2, of, "1400.00", [])
    assert head(journal, "T1") == before


def test_lists_export_and_verify_say_what_was_paid_in_the_end(
    righted: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["spins", "--database", str(righted), "corrected", "amount", "1350"]) == 0
    found = json.loads(capfd.readouterr().out)
    assert (found["spin"], found["paid"], found["largest"]) == (1, "1350.00", "1350.00")
    assert main(["verify", "--database", str(righted), "--lists"]) == 0
    rows = exported(righted, What.PAYMENTS)
    assert [row["amount"] for row in rows] == ["700.00", "700.00", "-50.00"]
    (spin,) = exported(righted, What.SPINS)
    assert spin["paid"] == "1350.00"
    bank = [row["amount"] for row in exported(righted, What.BANK) if row["operation"] == "payment"]
    assert bank == ["700.00", "-50.00"]


def test_an_export_up_to_its_night_has_what_was_put_right_after_it(righted: Path) -> None:
    """The payments of a spin add up to its `paid`, wherever the times cut."""
    until = "2026-11-22T12:00:00Z"
    assert [row["amount"] for row in exported(righted, What.PAYMENTS, until=until)] == [
        "700.00",
        "700.00",
        "-50.00",
    ]


def test_a_correction_that_was_changed_ends_an_export_of_the_nights_before_it(righted: Path) -> None:
    with unguarded(righted) as raw:
        raw.execute(
            "UPDATE journal SET body = replace(body, '1350.00', '1351.00') WHERE kind = 'entry.corrected'"
        )
    with pytest.raises(Damaged, match="its hash does not fit it"):
        exported(righted, What.PAYMENTS, until="2026-11-22T12:00:00Z")


def resealed(path: Path, change: Callable[[Form], object]) -> int:
    """Change the first correction of a payment and seal the chain anew from there on; gives its place."""
    place, previous = 0, ZERO_HASH
    with unguarded(path) as raw:
        for event in list(events(path)):
            form = msgspec.json.decode(event.body)
            if not place and "payment" in form:
                place = event.seq
                change(form)
            body = msgspec.json.encode(form, order="sorted")
            previous = link(previous, body)
            raw.execute(
                "UPDATE journal SET body = ?, hash = ? WHERE seq = ?", (body.decode(), previous, event.seq)
            )
    return place


def lied(form: Form) -> None:
    """It says that less was paid at first; by how much it differs fits that."""
    form["payment"] |= {"was": "600.00", "difference": "800.00"}


def of_another(form: Form) -> None:
    form["payment"]["order"] = 2


@pytest.mark.parametrize("change", [lied, of_another])
def test_what_was_not_so_is_found_however_it_is_walked(
    righted: Path, change: Callable[[Form], object]
) -> None:
    place = resealed(righted, change)
    check = LaterCheck(payments_in(righted, ROULETTE))
    found = [verify_chain(righted, on_event=Replayed(check))]
    for by in (
        Replayed(LaterCheck(payments_in(righted, ROULETTE))),
        ReplayedBeside(LaterCheck(payments_in(righted, ROULETTE)), 2),
    ):
        with by:
            found.append(verify_chain(righted, beside=by))
    assert {isinstance(each, Broken) and (each.seq, each.reason) for each in found} == {
        (place, f"the correction of {mark_of(righted)} says otherwise what was paid at first")
    }


@pytest.mark.parametrize("forged", [False, True])
def test_archived_nights_are_asked_too(
    righted: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str], *, forged: bool
) -> None:
    """What a month's file puts right of a night in another file is asked of that one."""
    if forged:
        resealed(righted, lied)
    assert do(righted, 2, "close") == ""
    assert do(righted, 2, "bank", operation="close", chips=cast("Json", fifty(86))) == ""
    assert do(righted, 40, "open") == ""
    words = ["archive", "--database", str(righted), "--to", str(tmp_path / "a"), "--until", "2026-12-30"]
    assert main(words) == 0
    capfd.readouterr()
    files = [str(path) for path in sorted((tmp_path / "a").glob("*.gz"))]
    assert main(["verify", "--archive", *files]) == int(forged)
    answer = json.loads(capfd.readouterr().out)
    assert ("says otherwise" in answer.get("reason", "")) is forged
