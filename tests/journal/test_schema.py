"""Whatever of a journal's file is not as this program made it is refused by name, and found by `verify`."""

import ast
import sqlite3
from contextlib import closing
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

import migrations
from app.journal.errors import Damaged
from app.journal.reading import head
from app.journal.revision import _VERSION
from app.journal.revision import KNOWN as REVISIONS
from app.journal.schema import KNOWN, evened, objects, why_not_known
from app.journal.store import Journal
from app.journal.verifying import Broken, Verified, verify_chain
from tests.journal.bodies import Bodies

IGNORES = """
CREATE TRIGGER quiet BEFORE INSERT ON journal WHEN NEW.seq > 3 BEGIN SELECT RAISE(IGNORE); END
"""


@pytest.fixture
def played(path: Path, bodies: Bodies) -> Path:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(3))
    return path


def changed(path: Path, *statements: str) -> None:
    """Change the file as somebody would who has it and time."""
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("PRAGMA writable_schema=ON")
        for statement in statements:
            raw.execute(statement)


def test_every_revision_is_known_and_a_new_file_is_of_the_newest(played: Path) -> None:
    assert tuple(KNOWN) == REVISIONS
    with closing(sqlite3.connect(played)) as raw:
        assert objects(raw) == KNOWN[REVISIONS[-1]]
        assert why_not_known(raw, REVISIONS[-1]) is None


def test_a_new_file_is_made_of_the_frozen_texts_to_the_letter(path: Path) -> None:
    """No library writes a word of it; `tests/attack/libraries.py` asks the oldest and the newest."""
    frozen = [text for made in map(_frozen, REVISIONS) for text in (made.TABLE, *made.TRIGGERS)]
    Journal.open(path, "T1", program="test", ballast_bytes=0).close()
    with closing(sqlite3.connect(path)) as raw:
        texts = raw.execute("SELECT sql FROM sqlite_master WHERE sql NOT NULL ORDER BY rowid")
        made = [text for (text,) in texts]
    assert made == [text.strip() for text in (_VERSION.replace("IF NOT EXISTS ", ""), *frozen)]


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_frozen_text_is_handed_on_by_the_libraries_and_never_read(revision: str) -> None:
    """What Alembic writes of tables and columns is another in each of its versions: nothing of it is asked."""
    source = ast.parse(Path(str(_frozen(revision).__file__)).read_text(encoding="utf-8"))
    asked = {
        node.attr
        for node in ast.walk(source)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value).startswith("op")
    }
    assert asked == {"get_bind", "exec_driver_sql"}
    imported = [ast.unparse(node) for node in source.body if isinstance(node, ast.Import | ast.ImportFrom)]
    assert imported == ["from alembic import op"]


def _frozen(revision: str) -> ModuleType:
    """The migration that makes a revision."""
    (file,) = (Path(migrations.__file__).parent / "versions").glob(f"{revision}_*.py")
    return import_module(f"migrations.versions.{file.stem}")


NAMES = sorted(KNOWN[REVISIONS[-1]])


@pytest.mark.parametrize("name", NAMES)
def test_an_object_that_is_not_there_or_is_another_is_refused_by_its_name(played: Path, name: str) -> None:
    """Every object of the file and not a list of tricks: taken away, renamed, and with one word more."""
    kind, called = name.split(" ", 1)
    where = f"WHERE type = '{kind}' AND name = '{called}'"
    with closing(sqlite3.connect(played)) as raw, raw:
        raw.execute("CREATE TABLE copy AS SELECT type, name, tbl_name, sql FROM sqlite_master")
        rows = "SELECT type, name, tbl_name, sql FROM copy WHERE name <> 'copy'"
        for harm in (
            f"DELETE FROM copy {where}",
            f"UPDATE copy SET name = 'other' {where}",
            f"UPDATE copy SET tbl_name = 'other' {where}",
            f"UPDATE copy SET sql = coalesce(sql, '') || ' more' {where}",
        ):
            raw.execute("SAVEPOINT harm")
            raw.execute(harm)
            found = why_not_known(_Masked(raw, rows), REVISIONS[-1])  # type: ignore[arg-type]
            assert found is not None
            assert called in found or "other" in found
            raw.execute("ROLLBACK TO harm")


class _Masked:
    """A file whose master table says what another one says: what SQLite itself would not let be written."""

    def __init__(self, raw: sqlite3.Connection, rows: str) -> None:
        self._raw, self._rows = raw, rows

    def execute(self, statement: str) -> sqlite3.Cursor:
        return self._raw.execute(self._rows if "sqlite_master" in statement else statement)


READ_WRONG = frozenset({"a computed column that says something else", "a check that passes all"})
HARMS = {
    "a trigger that ignores inserts": (IGNORES, "quiet"),
    "one guard less": ("DROP TRIGGER journal_never_changed", "journal_never_changed"),
    "a view": ("CREATE VIEW other AS SELECT * FROM journal", "other"),
    "an index": ("CREATE INDEX other ON journal (seq)", "other"),
    "a table": ("CREATE TABLE other (a)", "other"),
    "a computed column that says something else": (
        "UPDATE sqlite_master SET sql = replace(sql, '$.kind', '$.spin') WHERE name = 'journal'",
        "table journal",
    ),
    "a check that passes all": (
        "UPDATE sqlite_master SET sql = replace(sql, '= 32', '> 0') WHERE name = 'journal'",
        "table journal",
    ),
    "another program's mark": ("PRAGMA user_version = 7", "another program's mark"),
}


@pytest.mark.parametrize("harm", HARMS)
def test_nothing_is_written_there_and_verify_says_so_though_every_event_holds(
    played: Path, harm: str
) -> None:
    statement, named = HARMS[harm]
    changed(played, statement)
    with pytest.raises(Damaged, match=named):
        Journal.open(played, "T1", program="test", ballast_bytes=0)
    if harm in READ_WRONG:
        with pytest.raises(Damaged, match=named):
            head(played, "T1")
    else:
        assert head(played, "T1").seq == 3
    found = verify_chain(played)
    assert isinstance(found, Broken)
    assert named in found.reason


def test_what_only_looks_otherwise_is_the_same_file(played: Path) -> None:
    """White space, quotes round a name, capitals: libraries write them one way or another."""
    with closing(sqlite3.connect(played)) as raw:
        (text,) = raw.execute(
            "SELECT sql FROM sqlite_master WHERE name = 'journal' AND type = 'table'"
        ).fetchone()
    other = " ".join(text.split()).replace("seq INTEGER", '"seq"   integer').replace("[table]", '"table"')
    changed(
        played,
        f"UPDATE sqlite_master SET sql = '{other.replace(chr(39), chr(39) * 2)}' WHERE name = 'journal'",
    )
    assert isinstance(verify_chain(played), Verified)


@given(st.text(alphabet="ab '\"`[]\n,()", max_size=30))
def test_evening_out_is_done_once_and_keeps_texts_as_they_are(text: str) -> None:
    assert evened(evened(text)) == evened(text)
    assert evened("x = 'A  b'") == "x = 'A  b'"
    assert evened('CREATE  "t"') == evened("create t") != evened('create "t u"')


@pytest.mark.parametrize(
    "other", ['"\u212aind" TEXT', "\u212aind TEXT", "kind\u00a0TEXT", "kind\u2003TEXT", "kind\x85TEXT"]
)
def test_what_only_looks_like_a_letter_or_a_space_is_another_text(other: str) -> None:
    """SQLite knows none of them: the column would have another name."""
    assert evened(other) != evened("kind TEXT")
