"""A list that was changed behind the program's back is found, whatever was changed in it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection

from app.journal.errors import CannotOpen, NoJournal, NoLists
from app.journal.lists import checking
from app.journal.lists.checking import Agreeing, check_lists
from app.journal.lists.flags import BLOCK
from app.journal.lists.marks import amount_word, packed, unpacked
from app.journal.lists.schema import METADATA
from app.journal.lists.writing import remove
from app.journal.place import lists_path
from app.journal.reading import head
from app.journal.verifying import Broken
from app.table.roulette.game import ROULETTE
from tests.journal.lists.kept_lists import journal, kept, kept_in_part, told_rows
from tests.journal.played_journals import record, stamped
from tests.table.playing import EIGHT, fall, fallen


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = journal(tmp_path_factory.mktemp("made") / "T1.sqlite", 31, spins=40)
    kept(path)
    return path


@pytest.fixture
def path(made: Path, tmp_path: Path) -> Path:
    for file in (made, lists_path(made)):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    return tmp_path / made.name


def tampered(path: Path, *statements: str) -> Broken:
    with closing(sqlite3.connect(lists_path(path))) as raw, raw:
        for statement in statements:
            assert raw.execute(statement).rowcount, statement
    found = check_lists(path, ROULETTE)
    assert isinstance(found, Broken), statements
    return found


def test_untouched_lists_agree(path: Path) -> None:
    said: list[int] = []
    found = check_lists(path, ROULETTE, progress=lambda done, _of: said.append(done))
    assert isinstance(found, dict)
    (agreeing,) = found.values()
    assert isinstance(agreeing, Agreeing)
    assert (agreeing.seq, agreeing.spins > 60, agreeing.payments > 60) == (head(path, "T1").seq, True, True)


COLUMNS = [
    (table, column.name)
    for table in METADATA.sorted_tables
    for column in table.columns
    if (table.name, column.name) not in {("list_name", "id"), ("list_mark", "id"), ("list_mark", "bits"), ("list_about", "form")}
]  # fmt: skip


@pytest.mark.parametrize(("table", "column"), COLUMNS, ids=str)
def test_every_column_that_is_changed_is_found(path: Path, table: object, column: str) -> None:
    list_ = METADATA.tables[str(table)]
    changed = f"'other ' || \"{column}\""
    if str(list_.columns[column].type) == "INTEGER":
        changed = f'coalesce("{column}", 0) + 1000003'
    elif column == "hash":
        changed = "randomblob(32)"
    key = list_.primary_key.columns.keys()[-1 if str(table) != "list_payment" else 1]
    where = f'WHERE "{key}" = (SELECT min("{key}") FROM {table})'
    assert tampered(path, f'UPDATE {table} SET "{column}" = {changed} {where}').reason


def test_the_list_the_spin_and_the_column_are_named(path: Path) -> None:
    found = tampered(path, "UPDATE list_spin SET paid = paid + 1 WHERE spin = 5")
    with closing(sqlite3.connect(lists_path(path))) as raw:
        (last,) = raw.execute("SELECT last_seq FROM list_spin WHERE spin = 5").fetchone()
    assert (found.table, found.seq) == ("T1", last)
    assert found.reason.startswith("list_spin: spin 5: paid is ")


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM list_spin WHERE spin = 9",
        "DELETE FROM list_spin WHERE spin = (SELECT max(spin) FROM list_spin)",
        "DELETE FROM list_payment WHERE spin = (SELECT max(spin) FROM list_payment)",
        "INSERT INTO list_payment SELECT \"table\", spin, 99, owner, chip, winning, kinds, pieces, amount, made, flags FROM list_payment LIMIT 1",
        "INSERT INTO list_spin SELECT 7, spin, opened, at, closed, number, source, dealer, paid, taken, largest, payments, flags, first_seq, last_seq, opening_seq, rules_seq FROM list_spin LIMIT 1",
        "DELETE FROM list_mark WHERE word = 'is 1'",
        "DELETE FROM list_mark WHERE word = 'is 2'",
        "INSERT INTO list_mark (\"table\", word, block, layer, bits) SELECT \"table\", 'dealer Nobody', block, layer, bits FROM list_mark LIMIT 1",
        "INSERT INTO list_mark (\"table\", word, block, layer, bits) SELECT \"table\", word, 77, layer, bits FROM list_mark LIMIT 1",
        "UPDATE list_mark SET bits = x'00' WHERE word = 'number 8'",
        "DELETE FROM list_amount WHERE word = 'kind split'",
        "INSERT INTO list_amount SELECT \"table\", 'on nowhere', block, amounts FROM list_amount LIMIT 1",
        "UPDATE list_amount SET amounts = x'00'",
        "DELETE FROM list_block",
        "DELETE FROM list_correction",
        "INSERT INTO list_correction VALUES (1, 3, 4)",
        "UPDATE list_spin SET flags = flags | 2 WHERE spin = (SELECT min(spin) FROM list_spin WHERE flags & 2 = 0)",
        "UPDATE list_spin SET flags = flags & ~2 WHERE flags & 2",
    ],
)  # fmt: skip
def test_what_is_taken_away_or_slipped_in_is_found(path: Path, statement: str) -> None:
    assert tampered(path, statement).reason


PUT_RIGHT = (
    '("table", spin) = (SELECT p."table", p.spin FROM list_spin p JOIN list_correction c ON'
    ' c."table" = p."table" AND c.spin = p.spin WHERE p.paid != 0 ORDER BY c.seq LIMIT 1)'
)


@pytest.mark.parametrize(
    ("list_", "column"), [("list_spin", "paid"), ("list_spin", "largest"), ("list_payment", "amount")]
)
def test_of_a_spin_whose_payment_was_put_right_every_amount_is_looked_at(
    path: Path, list_: str, column: str
) -> None:
    reason = tampered(path, f"UPDATE {list_} SET {column} = {column} + 1 WHERE {PUT_RIGHT}").reason
    assert f"{column} is " in reason


def test_lists_that_did_not_follow_a_payment_that_was_put_right_are_found(path: Path, tmp_path: Path) -> None:
    """The rows of the dealt amount, or its marks only: both are not what the journal gives."""
    rows = told_rows(path, "T1")
    right = next(row for row in rows if row["kind"] == "entry.corrected" and "payment" in row)
    was, spin = right["payment"]["was"].replace(".", ""), right["payment"]["spin"]
    order = right["payment"]["order"]
    put_back = f'UPDATE list_payment SET amount = {was} WHERE spin = {spin} AND "order" = {order}'
    assert "amount is " in tampered(path, put_back).reason
    now = int(right["instead"]["amount"].replace(".", ""))
    tampered(
        path, put_back.replace(was, str(now), 1), f"DELETE FROM list_mark WHERE word = '{amount_word(now)}'"
    )


def test_one_bit_of_a_mark_is_found(path: Path) -> None:
    with closing(sqlite3.connect(lists_path(path))) as raw, raw:
        asked = "SELECT id, word, bits FROM list_mark WHERE word LIKE 'on %' LIMIT 1"
        number, word, stored = raw.execute(asked).fetchone()
        bits = bytearray(unpacked(stored))
        place = next(place for place in range(BLOCK) if bits[place])
        bits[place] = 0
        raw.execute("UPDATE list_mark SET bits = ? WHERE id = ?", (packed(bytes(bits)), number))
    found = check_lists(path, ROULETTE)
    assert isinstance(found, Broken)
    assert found.reason.startswith(f"list_mark: spin {place}: {word}")


def test_lists_that_lag_behind_agree_as_far_as_they_go(made: Path, path: Path) -> None:
    remove(lists_path(path))
    kept_in_part(path)
    found = check_lists(path, ROULETTE)
    assert isinstance(found, dict)
    assert 0 < found["T1"].seq < head(made, "T1").seq


def test_lists_of_another_journal_do_not_agree(path: Path, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    other = journal(tmp_path / "other" / "T1.sqlite", 32, spins=40)
    lists_path(other).write_bytes(lists_path(path).read_bytes())
    found = check_lists(other, ROULETTE)
    assert isinstance(found, Broken)
    assert found.table == "T1"


def test_a_damaged_file_does_not_agree(path: Path) -> None:
    lists_path(path).write_bytes(b"nothing at all that a database would be " * 200)
    found = check_lists(path, ROULETTE)
    assert isinstance(found, Broken)
    assert "damaged" in found.reason


def test_a_file_that_nobody_here_may_read_does_not_agree(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(at: Path, *_: object) -> Connection:
        raise CannotOpen(at, "unable to open database file")

    monkeypatch.setattr(checking, "reading", closed)
    found = check_lists(path, ROULETTE)
    assert isinstance(found, Broken)
    assert found.reason == "the lists cannot be read (unable to open database file)"


def test_without_lists_or_journal_nothing_is_compared(path: Path, tmp_path: Path) -> None:
    remove(lists_path(path))
    with pytest.raises(NoLists):
        check_lists(path, ROULETTE)
    kept(path)
    path.unlink()
    with pytest.raises(NoJournal):
        check_lists(path, ROULETTE)


@pytest.mark.parametrize("batch", [1, 1_000])
def test_lists_of_a_first_spin_that_has_another_number_in_the_end_agree_all_along(
    tmp_path: Path, batch: int
) -> None:
    """Rules 8: the first spin is closed, opened again and void; the time of its first number is nobody's."""
    table, path = fallen(8), tmp_path / "T1.sqlite"
    table.do("winners", bets=EIGHT)
    table.do("next")
    table.do("reopen")
    table.do("void", reason="")
    fall(table, 9)
    table.do("next")
    table.do("close")
    story = stamped(table.story, lambda place: 60 * place)
    for start in range(0, len(story), batch):
        record(path, story[start : start + batch])
        kept(path)
        assert isinstance(found := check_lists(path, ROULETTE), dict), found
