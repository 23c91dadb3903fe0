"""A journal that is not there, or has nothing in it, is said by every command; so is a table that it has not."""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from app.__main__ import main, parser
from tests.commands.foreign_files import keep_files
from tests.end_to_end.running import capotavolo
from tests.journal.played_journals import evening, record, story_of

Words = tuple[str, ...]
JOURNALS: Final = ("--database", "--copy", "--journal")
"""The options that name a journal."""
MAKE: Final = {
    ("run", "--database"): "the table's own journal, begun where there is none",
    ("table", "--database"): "the table's own journal, begun where there is none",
    ("house", "--database"): "the house's file, made where there is none",
    ("restore", "--database"): "where the copy is to lie",
    ("practise", "--database"): "answers of trainees, which are no journal",
}
"""What an option names that need not be there, and why."""
SHOWN: Final = {
    ("review", "--database"): "said in its window",
    ("practise", "--journal"): "said in its window",
    ("doctor", "--database"): "looks at the folder",
}
"""Where nothing is said on the command line, and why."""
NEEDED: Final = {
    "--what": "spins",
    "--spin": "1",
    "--document": "1",
    "--pdf": "{folder}/page.pdf",
    "--to": "{folder}/made",
    "--until": "2026-10-01",
    "--table": "T1",
    "--copy": "{folder}/journal",
    "--database": "{folder}/other",
    "--archive": "{folder}/archive",
    "--by": "Gina",
}
"""What to say to an option without which there is no command."""


def leaves(of: argparse.ArgumentParser, words: Words = ()) -> Iterator[tuple[Words, argparse.ArgumentParser]]:
    """Each command, and each below it."""
    below = [action for action in of._actions if isinstance(action, argparse._SubParsersAction)]
    if not below:
        yield words, of
    for action in below:
        for name, one in action.choices.items():
            yield from leaves(one, (*words, name))


def of_option(name: str, *, without: dict[tuple[str, str], str]) -> list[Words]:
    """Each command that takes an option, with what it must be told besides."""
    found = []
    for words, one in leaves(parser()):
        taken = {action.option_strings[-1]: action for action in one._actions if action.option_strings}
        if name in taken and (words[0], name) not in without:
            asked = [option for option, action in taken.items() if action.required and option != name]
            asked += [
                group._group_actions[0].option_strings[-1]
                for group in one._mutually_exclusive_groups
                if group.required and taken[name] not in group._group_actions
            ]
            found.append((*words, *(word for option in asked for word in (option, NEEDED[option]))))
    return found


EXEMPT: Final = MAKE | SHOWN
READ: Final = [(words, option) for option in JOURNALS for words in of_option(option, without=EXEMPT)]
OF_A_TABLE: Final = of_option(
    "--table", without={(name, "--table"): "whose it is said" for name in ("run", "table", "doctor")}
)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An archive and a register, for what reads them before the journal."""
    folder = tmp_path_factory.mktemp("kept")
    keep_files(folder)
    return folder


@pytest.fixture
def folder(kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a command runs: all is there that it needs, but for the journal."""
    monkeypatch.setenv("CAPOTAVOLO_PEOPLE", str(kept / "people.sqlite"))
    shutil.copytree(kept / "archive", tmp_path / "archive")
    (tmp_path / "made").mkdir()
    return tmp_path


def lying(folder: Path) -> list[str]:
    """What lies there, but for what SQLite puts beside a journal that is read."""
    return sorted(path.name for path in folder.rglob("*") if not path.name.endswith(("-wal", "-shm")))


def said(capsys: pytest.CaptureFixture[str], folder: Path, *words: str) -> str:
    """Run a command that does nothing; gives the one line that it says."""
    before = lying(folder)
    assert main([word.format(folder=folder) for word in words]) == 2
    out, error = capsys.readouterr()
    (line,) = error.splitlines()
    assert out == ""
    assert lying(folder) == before
    return line


def test_every_command_was_walked() -> None:
    named = {words[0] for words, _ in READ}
    assert {"verify", "export", "spins", "archive", "support", "slip", "restore", "wheel-health"} <= named
    assert {"export", "support", "archive", "wheel-health", "restore"} <= {words[0] for words in OF_A_TABLE}


@pytest.mark.parametrize(("words", "option"), READ, ids=str)
def test_a_file_that_is_not_there_is_no_empty_journal(
    folder: Path, capsys: pytest.CaptureFixture[str], words: Words, option: str
) -> None:
    line = said(capsys, folder, *words, option, "{folder}/none.sqlite")
    assert line.startswith(f"capotavolo: {folder}/none.sqlite: there is no journal here")


@pytest.mark.parametrize(("words", "option"), READ, ids=str)
def test_a_file_with_nothing_in_it_is_named(
    folder: Path, capsys: pytest.CaptureFixture[str], words: Words, option: str
) -> None:
    empty = folder / "empty.sqlite"
    empty.touch()
    line = said(capsys, folder, *words, option, str(empty))
    assert line.startswith(f"capotavolo: {empty}: there is nothing in this file, as a power cut can leave")
    assert empty.read_bytes() == b""


@pytest.mark.parametrize("words", OF_A_TABLE, ids=" ".join)
def test_a_table_that_a_journal_has_not_is_named(
    folder: Path, capsys: pytest.CaptureFixture[str], words: Words
) -> None:
    journal = folder / "journal"
    record(journal, story_of(evening(3, spins=2)))
    capsys.readouterr()
    if "--copy" not in words:
        words = tuple(str(journal) if word == NEEDED["--database"] else word for word in words)
    assert "NOPE" in said(capsys, folder, *words, "--table", "NOPE")


@pytest.mark.parametrize(
    "words",
    [("table", "--headless", "--table", "T1"), ("house", "--listen", "localhost:0", "--key", "{key}")],
    ids=" ".join,
)
def test_whoever_writes_begins_nothing_in_a_file_with_nothing_in_it(tmp_path: Path, words: Words) -> None:
    empty, key = tmp_path / "T1.sqlite", tmp_path / "key"
    assert main(["house", "--new-key", str(key)]) == 0
    empty.touch()
    done = capotavolo(*(word.format(key=key) for word in words), "--database", empty, hears='{"do":"open"}\n')
    assert (done.returncode, done.stdout) == (2, "")
    assert "there is nothing in this file" in done.stderr
    assert empty.read_bytes() == b""


def test_the_table_goes_on_beside_it_where_somebody_says_so(tmp_path: Path) -> None:
    empty = tmp_path / "T1.sqlite"
    empty.touch()
    words = ("table", "--headless", "--table", "T1", "--database", empty, "--begin-beside", "Anna")
    done = capotavolo(*words, hears='{"do":"open"}\n')
    assert done.returncode == 0
    assert "table.opened" in done.stdout
    assert empty.read_bytes() == b""
    assert (tmp_path / "T1-2.sqlite").stat().st_size > 0


def test_a_copy_is_put_back_in_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy, empty = tmp_path / "copy.sqlite", tmp_path / "T1.sqlite"
    record(copy, story_of(evening(3, spins=2)))
    empty.touch()
    assert main(["restore", "--copy", str(copy), "--database", str(empty), "--table", "T1"]) == 0
    assert main(["verify", "--database", str(empty)]) == 0
    assert (tmp_path / "T1.sqlite.replaced-1").read_bytes() == b""
