"""Where there is a register, no command shows what is recorded without a code, and all that is shown stands in it.

Every command that names a journal is walked: a new one asks for a code, or says here why it shows nothing.
"""

from __future__ import annotations

import io
import json
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from app.__main__ import main, parser
from app.journal.lock import TableLock
from app.journal.reading import events
from tests.commands.test_no_journal import JOURNALS, NEEDED, leaves
from tests.journal.played_journals import record
from tests.register_file.a_register import FIRST, GINA, MARCO, ARegister
from tests.reports.days import played_night, story_at

Run = Callable[..., tuple[int, str, str]]
ANNA: Final = "40414227"
SHOWS_NOTHING: Final = {
    "run": "the table itself",
    "table": "the table itself",
    "review": "asks in its window",
    "practise": "exercises, without names of people or players",
    "verify": "says whether all of it holds, and nothing of what stands in it",
    "doctor": "looks at the folder",
    "backup": "copies a file, as whoever has it can without this program",
    "restore": "copies a file",
    "archive": "copies a file",
    "retention": "says which months lie there",
    "house": "says how far the copy of the house goes",
    "support": "for whoever looks after the program: the last hour without names",
    "wheel-health": "what fell, which every player saw",
}
"""What names a journal and asks for no code, and why."""
ONE_OF_EACH: Final = {"--what": "journal", "--document": "A-1", "--to": "{folder}/dossier"}
SAID: Final = {
    "spins": ("looked_at", "list", "", ""),
    "spin": ("printed", "spin", "1", "T1"),
    "day": ("looked_at", "day", "2026-11-21", "T1"),
    "slip": ("printed", "paper", "A-1", "T1"),
    "dossier": ("exported", "dossier", "1", "T1"),
    "export": ("exported", "journal", "journal", ""),
}
"""Of each command how it showed what, which of it, and whose."""


def reading() -> Iterator[tuple[str, ...]]:
    """Each command that shows what a journal says, with what it must be told."""
    for words, one in leaves(parser()):
        takes = {option: action for action in one._actions for option in action.option_strings}
        if any(option in takes for option in JOURNALS) and words[0] not in SHOWS_NOTHING:
            needs = [option for option, action in takes.items() if action.required and option != "--database"]
            said = NEEDED | ONE_OF_EACH
            yield (*words, *(word for option in needs for word in (option, said.get(option, "?"))))


READING: Final = tuple(reading())


def _codes_cost_nothing(patch: pytest.MonkeyPatch) -> None:
    for name, cheap in (("PASSES", 1), ("MEMORY_KIB", 8), ("LANES", 1)):
        patch.setattr(f"app.people.codes.{name}", cheap)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal beside a register, of which each test has a copy."""
    folder = tmp_path_factory.mktemp("made") / "folder"
    folder.mkdir()
    with pytest.MonkeyPatch.context() as patch:
        _codes_cost_nothing(patch)
        record(folder / "T1.sqlite", story_at(played_night()))
        ARegister(folder).peopled()
    return folder


@pytest.fixture
def folder(made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A journal beside a register, whose codes cost nothing."""
    _codes_cost_nothing(monkeypatch)
    shutil.copytree(made, tmp_path, dirs_exist_ok=True)
    monkeypatch.setenv("CAPOTAVOLO_PEOPLE", str(tmp_path / "people.sqlite"))
    return tmp_path


@pytest.fixture
def run(folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Run:
    def run(*words: str, code: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(f"{code}\n" if code else ""))
        asked = [word.format(folder=folder) for word in words]
        status = main([asked[0], "--database", str(folder / "T1.sqlite"), *asked[1:]])
        return status, *capfd.readouterr()

    return run


def seen(folder: Path) -> list[dict[str, object]]:
    bodies = [json.loads(event.body) for event in events(folder / "people.sqlite")]
    return [body for body in bodies if body["kind"] == "evidence.seen"]


def lying(folder: Path) -> list[str]:
    """What lies there, but for lists and for what SQLite puts beside what is read."""
    return sorted(
        path.name
        for path in folder.iterdir()
        if "lists" not in path.name and not path.name.endswith(("-wal", "-shm"))
    )


def test_every_command_was_walked() -> None:
    assert {words[0] for words in READING} == {*SAID}
    assert {*SHOWS_NOTHING} <= {words[0] for words, _ in leaves(parser())}


@pytest.mark.parametrize("words", READING, ids=" ".join)
def test_nothing_is_shown_without_the_code_of_somebody_who_may_read(
    folder: Path, run: Run, words: tuple[str, ...]
) -> None:
    ARegister(folder).file.give_code("Gina", GINA, "Marco", FIRST)
    before = lying(folder)
    for by, code, status, why in (
        ((), "", 2, "--by: who reads?"),
        (("--by", "Gina"), "", 2, "standard input ended before the code was given"),
        (("--by", "Gina"), "00000001", 1, "name or code is wrong"),
        (("--by", "Anna"), ANNA, 2, "Anna may not read what is recorded (permission read)"),
        (("--by", "Marco"), FIRST, 2, "Marco changes the first code before anything else"),
    ):
        found, out, error = run(*words, *by, code=code)
        assert (found, out) == (status, ""), by
        assert why in error
    assert lying(folder) == before
    assert seen(folder) == []


@pytest.mark.parametrize("words", READING, ids=" ".join)
def test_what_is_shown_stands_in_the_register_with_who_saw_it(
    folder: Path, run: Run, words: tuple[str, ...]
) -> None:
    assert run(*words, "--by", "marco", code=MARCO)[0] == 0
    (once,) = seen(folder)
    assert (once["how"], once["what"], once["which"], once["table"]) == SAID[words[0]]
    assert (once["name"], once["desk"]) == ("Marco", words[0])
    assert once["journal"] == str(folder / "T1.sqlite")
    assert main(["verify", "--database", str(folder / "people.sqlite")]) == 0


@pytest.mark.parametrize("words", READING, ids=" ".join)
def test_what_cannot_be_recorded_is_not_shown(folder: Path, run: Run, words: tuple[str, ...]) -> None:
    with TableLock(folder / "people.sqlite", "people", program="another"):
        status, out, error = run(*words, "--by", "Marco", code=MARCO)
    assert (status, out) == (2, "")
    assert "already open in another" in error
    assert not (folder / "page.pdf").exists()


def test_a_day_s_files_are_recorded_one_by_one(folder: Path, run: Run) -> None:
    page = ("--pdf", "{folder}/a.pdf", "--csv", "{folder}/a.csv")
    assert run("day", *page, "--by", "Gina", code=GINA)[0] == 0
    assert [(each["how"], each["what"]) for each in seen(folder)] == [("printed", "day"), ("exported", "day")]


@pytest.mark.parametrize("words", READING, ids=" ".join)
def test_without_a_register_nothing_is_asked(
    folder: Path, run: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    monkeypatch.setenv("CAPOTAVOLO_PEOPLE", str(folder / "none.sqlite"))
    assert run(*words)[0] == 0
    assert not (folder / "none.sqlite").exists()
    status, _, error = run(*words, "--people", "{folder}/other.sqlite")
    assert (status, "there is no journal here" in error) == (2, True), "one that is named is there"


# A register's own events


def seals(folder: Path) -> set[str]:
    """Every part of every sealed code that a register has."""
    text = b"\n".join(event.body for event in events(folder / "people.sqlite")).decode()
    return {part for seal in re.findall(r"\$argon2[^\"]*", text) for part in (seal, *seal.split("$")[-2:])}


@pytest.mark.parametrize("table", ["", "--table"])
@pytest.mark.parametrize("form", ["jsonl", "csv"])
@pytest.mark.parametrize("command", [words[0] for words in READING])
def test_no_command_prints_what_a_code_can_be_tried_on(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    command: str,
    form: str,
    table: str,
) -> None:
    """Of a register whose events are of every kind that seals a code: whole seals, their salts, their hashes."""
    file = ARegister(folder).file
    file.give_code("Gina", GINA, "Anna", FIRST)
    file.change_own("Gina", GINA, "27182827")
    for words in [words for words in READING if words[0] == command]:
        for what in ("journal", "spins", "payments", "bank", "unsigned") if command == "export" else ("",):
            asked = [word.format(folder=folder) for word in words[1:]]
            asked += ["--what", what, "--format", form] if what else []
            monkeypatch.setattr("sys.stdin", io.StringIO("27182827\n"))
            with suppress(SystemExit):
                main(
                    [
                        command,
                        "--database",
                        str(folder / "people.sqlite"),
                        "--by",
                        "Gina",
                        *asked,
                        *([table, "people"] if table else []),
                    ]
                )
            out, error = capfd.readouterr()
            assert seals(folder)
            assert not [part for part in seals(folder) if part in out or part in error]
            if what == "journal":
                assert out.count("person.code") >= len(seals(folder)) / 3
                assert "argon2" not in out


def test_a_register_is_exported_by_whom_it_knows_itself(
    folder: Path, run: Run, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """A copy in another folder has no other register that could say who may read it."""
    monkeypatch.delenv("CAPOTAVOLO_PEOPLE")
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "none"))
    people = str(folder / "people.sqlite")
    assert main(["export", "--database", people, "--what", "journal"]) == 2
    assert "--by: who reads?" in capfd.readouterr().err
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{MARCO}\n"))
    assert main(["export", "--database", people, "--what", "journal", "--by", "Marco"]) == 0
    lines = [json.loads(line) for line in capfd.readouterr().out.splitlines()]
    assert {line["code"] for line in lines if line["kind"] == "person.code"} == {"sealed"}
    assert lines[-1]["kind"] == "evidence.seen"


def test_who_gave_his_code_stands_on_the_page_that_he_had_printed(run: Run, folder: Path) -> None:
    words = ("dossier", "--spin", "1", "--to", "{folder}/made", "--by")
    assert run(*words, "Marco", code=MARCO)[0] == 0
    assert "· Marco, con codice<" in (folder / "made" / "page.html").read_text()
    (folder / "people.sqlite").rename(folder / "elsewhere")
    assert run(*(word.replace("made", "again") for word in words), "Marco")[0] == 0
    page = (folder / "again" / "page.html").read_text()
    assert "senza codice<" in page, "a name that nobody was asked to prove is none"
    assert "Marco, con codice" not in page
