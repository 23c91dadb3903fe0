"""Every form of the file is known by name, and the slow way to change it is taken only when it must be."""

import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from importlib.resources import as_file, files
from pathlib import Path

import pytest
from alembic import op
from alembic.config import Config
from alembic.script import ScriptDirectory

from app.journal import hands, reading
from app.journal.errors import CannotOpen, Damaged, NewerJournal, NoJournal
from app.journal.revision import KNOWN, bring_up_to_date
from app.journal.store import Journal
from app.journal.verifying import verify_chain
from tests.migrated import brought_up


def test_every_revision_is_known_to_the_program() -> None:
    with as_file(files("migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.set_main_option("path_separator", "os")
        scripts = list(ScriptDirectory.from_config(config).walk_revisions())
    assert tuple(script.revision for script in reversed(scripts)) == KNOWN


OPENS = """
import sys, pathlib
from app.journal.store import Journal
from app.journal.verifying import verify_chain
Journal.open(pathlib.Path(sys.argv[1]), "T1", program="test", ballast_bytes=0).close()
verify_chain(pathlib.Path(sys.argv[1]))
print(sorted(name for name in sys.modules if name in {"alembic", "mako", "PySide6", "numpy"}))
"""


def test_alembic_is_loaded_for_a_new_file_and_for_no_other(
    path: Path, program: Callable[..., subprocess.Popen[str]]
) -> None:
    said = []
    for _ in range(2):
        out, errors = program(OPENS, path).communicate(timeout=60)
        assert errors == ""
        said.append(out.strip())
    assert "alembic" in said[0]
    assert said[1] == "[]"


def test_a_file_that_the_tests_make_without_alembic_is_the_same(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = []
    for bring in (bring_up_to_date, brought_up):
        monkeypatch.setattr(hands, "bring_up_to_date", bring)
        Journal.open(path, "T1", program="test", ballast_bytes=0).close()
        files.append(path.read_bytes())
        path.unlink()
    assert files[0] == files[1]


def test_a_newer_journal_is_refused_by_writer_and_readers(path: Path) -> None:
    Journal.open(path, "T1", program="test", ballast_bytes=0).close()
    with closing(sqlite3.connect(path)) as shell, shell:
        shell.execute("UPDATE alembic_version SET version_num = '0999'")
    before = path.read_bytes()
    sentence = r"T1\.sqlite: this journal has revision 0999 and this program knows up to 0001; open it with the newer"
    with pytest.raises(NewerJournal, match=sentence):
        Journal.open(path, "T1", program="test", ballast_bytes=0)
    with pytest.raises(NewerJournal, match=sentence):
        verify_chain(path)
    assert path.read_bytes() == before


def test_a_journal_that_could_not_be_made_leaves_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Fails:
        def exec_driver_sql(self, statement: str) -> None:
            raise sqlite3.DatabaseError(statement.strip())

    monkeypatch.setattr(hands, "bring_up_to_date", bring_up_to_date)
    monkeypatch.setattr(op, "get_bind", Fails)
    with pytest.raises(CannotOpen, match="CREATE TABLE"):
        Journal.open(path, "T1", program="test", ballast_bytes=0)
    monkeypatch.undo()
    assert [file.name for file in path.parent.iterdir() if file.name.startswith(path.name)] == [
        f"{path.name}.lock"
    ]
    with pytest.raises(NoJournal):
        reading.tables(path)
    Journal.open(path, "T1", program="test", ballast_bytes=0).close()
    assert reading.tables(path) == ()


def test_a_journal_with_damaged_beginnings_is_refused(path: Path) -> None:
    Journal.open(path, "T1", program="test", ballast_bytes=0).close()
    with path.open("r+b") as file:
        file.seek(100)
        file.write(b"\xff" * 8)
    with pytest.raises(Damaged, match="run `capotavolo verify`"):
        Journal.open(path, "T1", program="test", ballast_bytes=0)
