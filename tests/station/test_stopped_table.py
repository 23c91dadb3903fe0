"""A command for a table that no program runs: the same answers as at the table, and never two writers."""

from pathlib import Path

import pytest

from app.house_copy.standing import Came, write_standing
from app.journal.copies import back_up
from app.journal.errors import NotAJournal, TableInUse
from app.journal.house_file import HouseFile
from app.journal.lock import TableLock
from app.journal.reading import events, head
from app.people.permissions import Signed
from app.people.roles import Role
from app.station.stopped_table import CopyError, do_stopped
from app.station.taken_up import folded
from app.table.json_text import Json
from app.table.roulette.game import ROULETTE
from tests.journal.played_journals import record
from tests.reports.days import played_night, story_at

MARCO = Signed("Marco", Role.INSPECTOR)
GINA = Signed("Gina", Role.PIT_BOSS)


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A night, and a reader's warning for which nobody has answered."""
    path, story = tmp_path / "T1.sqlite", story_at(played_night())
    warned = {key: story[-1][key] for key in ("at", "mono", "boot")} | {
        "kind": "reader.warning",
        "spin": None,
        "device": "wheel",
        "reason": "damaged",
        "detail": "",
        "count": 1,
    }
    record(path, [*story, warned])
    return path


def kinds(path: Path) -> list[str]:
    return [event.body.decode().split('"kind":"')[1].split('"')[0] for event in events(path, "T1")]


def test_it_is_answered_as_at_the_table(journal: Path) -> None:
    waits = head(journal, "T1").seq
    assert do_stopped(journal, "T1", ROULETTE, {"do": "answer", "of": waits, "by": "Marco"}, ()) == ""
    assert kinds(journal)[-1] == "event.answered"
    assert folded(journal, "T1", ROULETTE).unanswered == {}


def test_who_signed_a_correction_stands_before_it(journal: Path) -> None:
    paid = kinds(journal).index("payment.made") + 1
    form: dict[str, Json] = {
        "do": "correct",
        "of": paid,
        "reason": "camera",
        "by": "Gina",
        "witness": "Marco",
    }
    chips: list[Json] = [{"value": "20.00", "pieces": 1}]
    form["instead"] = {"amount": "680.00", "chips": chips}
    assert do_stopped(journal, "T1", ROULETTE, form, (GINA, MARCO)) == ""
    assert kinds(journal)[-2:] == ["people.signed", "entry.corrected"]


def test_a_refusal_is_told_and_one_that_rests_on_a_rule_is_recorded(journal: Path) -> None:
    before = head(journal, "T1").seq
    refused = do_stopped(journal, "T1", ROULETTE, {"do": "answer", "of": 1, "by": "Marco"}, ())
    assert refused == "1 waits for no answer"
    assert head(journal, "T1").seq == before
    form: dict[str, Json] = {"do": "correct", "of": 2, "reason": "camera", "by": "Marco", "witness": "marco"}
    refused = do_stopped(journal, "T1", ROULETTE, {**form, "instead": {"note": "x"}}, (MARCO,))
    assert "another person" in refused
    assert kinds(journal)[-1] == "command.refused"


def test_a_table_that_runs_is_left_alone(journal: Path) -> None:
    before = head(journal, "T1")
    with TableLock(journal.resolve(), "T1", program="the table"), pytest.raises(TableInUse):
        do_stopped(journal, "T1", ROULETTE, {"do": "answer", "of": before.seq, "by": "Marco"}, ())
    assert head(journal, "T1") == before


def test_nothing_is_written_into_a_copy(journal: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    back_up(journal, copy)
    before = copy.read_bytes()
    with pytest.raises(CopyError, match=r"copy\.sqlite: this is a copy"):
        do_stopped(copy, "T1", ROULETTE, {"do": "answer", "of": head(copy, "T1").seq, "by": "Marco"}, ())
    assert copy.read_bytes() == before


@pytest.mark.parametrize("tables", [("T1",), ("T1", "T2")])
def test_nor_into_the_copy_for_the_whole_house(
    journal: Path, tmp_path: Path, tables: tuple[str, ...]
) -> None:
    house = tmp_path / "house.sqlite"
    with HouseFile.open(house, program="test") as file:
        for table in tables:
            story = tmp_path / f"{table}-own.sqlite"
            record(story, story_at(played_night()), table)
            file.take(table, list(events(story, table)))
    write_standing(house, {table: Came() for table in tables})
    before = head(house, "T1")
    with pytest.raises((CopyError, NotAJournal)):
        do_stopped(house, "T1", ROULETTE, {"do": "answer", "of": before.seq, "by": "Marco"}, ())
    assert head(house, "T1") == before


def test_a_table_that_the_journal_has_not_is_none(journal: Path) -> None:
    with pytest.raises(NotAJournal, match="it is the journal of table T1, not of T9"):
        do_stopped(journal, "T9", ROULETTE, {"do": "answer", "of": 1, "by": "Marco"}, ())
