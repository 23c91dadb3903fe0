"""`capotavolo people`: codes come from standard input or unseen from the terminal, never from the command line."""

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from app.__main__ import main

Run = Callable[..., tuple[int, list[dict[str, object]], str]]
GINA, MARCO = "73019427", "58201327"


@pytest.fixture
def people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    for name, cheap in (("PASSES", 1), ("MEMORY_KIB", 8), ("LANES", 1)):
        monkeypatch.setattr(f"app.people.codes.{name}", cheap)
    monkeypatch.setenv("CAPOTAVOLO_PEOPLE", str(tmp_path / "people.sqlite"))

    def run(*words: str, codes: tuple[str, ...] = ()) -> tuple[int, list[dict[str, object]], str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{code}\n" for code in codes)))
        status = main(["people", *words])
        said = capsys.readouterr()
        return status, [json.loads(line) for line in said.out.splitlines()], said.err

    return run


@pytest.fixture
def house(people: Run) -> Run:
    assert people("first", "Gina", codes=(GINA,))[0] == 0
    added = people("add", "Marco", "--role", "inspector", "--by", "gina", codes=(GINA, "61928427"))
    assert added == (0, [{"name": "Marco", "role": "inspector", "must_change": True}], "")
    return people


def test_who_works_here_is_listed_without_any_code(house: Run) -> None:
    status, said, _ = house("list")
    assert status == 0
    assert said == [
        {"name": "Gina", "role": "pit_boss", "must_change": False},
        {"name": "Marco", "role": "inspector", "must_change": True},
    ]


def test_nothing_is_listed_and_no_file_made_where_there_is_no_register(people: Run, tmp_path: Path) -> None:
    assert people("list") == (0, [], "")
    status, _, said = people("leave", "Marco", "--by", "Gina", codes=(GINA,))
    assert (status, "there is no journal here" in said) == (2, True)
    assert not list(tmp_path.iterdir())


def test_a_first_code_is_changed_by_its_owner_alone(house: Run) -> None:
    changed = house("code", "Marco", "--by", "marco", codes=("61928427", MARCO))
    assert changed == (0, [{"name": "Marco", "role": "inspector", "must_change": False}], "")
    status, _, said = house("role", "Marco", "--role", "dealer", "--by", "Marco", codes=(MARCO,))
    assert (status, said) == (2, "capotavolo: Marco may not change the register: a pit boss does\n")
    assert house("role", "Marco", "--role", "dealer", "--by", "Gina", codes=(GINA,))[1][0]["role"] == "dealer"
    assert house("code", "Marco", "--by", "Gina", codes=(GINA, "27182827"))[1][0]["must_change"] is True
    assert house("leave", "Marco", "--by", "Gina", codes=(GINA,))[1] == [{"name": "Marco", "here": False}]


def test_the_only_pit_boss_who_lost_his_code_comes_back(house: Run) -> None:
    """Recorded, told by each listing, and answered for by somebody else."""
    assert house("code", "Marco", "--by", "marco", codes=("61928427", MARCO))[0] == 0
    status, said, _ = house("first", "gina", "--again", codes=("27182827",))
    assert (status, said) == (0, [{"name": "Gina", "role": "pit_boss", "must_change": True}])
    assert "Gina: a first code given by " in house("list")[2]
    assert "nobody has answered for it" in house("list")[2]
    assert house("answer", "Gina", "--by", "Marco", "--note", "it was she", codes=(MARCO,))[0] == 0
    assert house("list")[2] == ""
    assert house("first", "Marco", "--again", codes=("27182827",))[0] == 2


@pytest.mark.parametrize("by", ["Gina", "Nobody"])
def test_a_wrong_name_and_a_wrong_code_are_told_alike_and_locked_alike(house: Run, by: str) -> None:
    told = [house("leave", "Marco", "--by", by, codes=("000001",)) for _ in range(21)]
    assert told[:19] == [(1, [], "capotavolo: name or code is wrong\n")] * 19
    assert told[19:] == [(1, [], "capotavolo: locked after too many wrong codes: 60 minutes more\n")] * 2


@pytest.mark.parametrize(
    ("words", "codes", "why"),
    [
        (("first", "Rita"), ("40414227",), "there is a pit boss already"),
        (("add", "Rita", "--role", "dealer", "--by", "Gina"), (GINA, "12345678"), "no run"),
        (("add", "Rita", "--role", "dealer", "--by", "Gina"), (GINA,), "ended before all codes"),
        (("leave", "Gina", "--by", "Gina"), (GINA,), "last pit boss"),
        (("add", "Rita", "--role", "king", "--by", "Gina"), (), "invalid choice"),
        (("add", "Rita", "--role", "dealer"), (), "--by"),
        ((), (), "DEED"),
    ],
)
def test_bad_input_is_one_line_and_changes_nothing(
    house: Run, words: tuple[str, ...], codes: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = house("list")
    try:
        status, _, said = house(*words, codes=codes)
    except SystemExit as ended:
        status, said = int(str(ended.code)), capsys.readouterr().err
    assert status == 2
    assert why in said
    assert said.count("\n") == 1
    assert house("list") == before


def test_at_a_terminal_a_code_is_typed_unseen_and_a_new_one_twice(
    house: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("sys.stdin", Terminal())
    typed = iter([GINA, "40414227", "404143", GINA, "40414227", "40414227"])
    asked: list[str] = []

    def unseen(prompt: str) -> str:
        asked.append(prompt)
        return next(typed)

    monkeypatch.setattr("getpass.getpass", unseen)
    words = ["people", "add", "Rita", "--role", "dealer", "--by", "Gina"]
    assert main(words) == 2
    assert "second time was another" in capsys.readouterr().err
    assert main(words) == 0
    assert asked[:3] == ["Your code: ", "First code for Rita: ", "First code for Rita, once more: "]


def test_the_register_is_verified_and_backed_up_like_any_journal(
    house: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "people.sqlite")
    assert main(["verify", "--database", database]) == 0
    assert json.loads(capsys.readouterr().out)["events"] == 4
    (tmp_path / "stick").mkdir()
    assert main(["backup", "--database", database, "--to", str(tmp_path / "stick")]) == 0
    made = json.loads(capsys.readouterr().out)
    house("leave", "Marco", "--by", "Gina", codes=(GINA,))
    assert main(["restore", "--copy", made["copy"], "--database", database, "--table", "people"]) == 0
    capsys.readouterr()
    assert len(house("list")[1]) == 2


def test_a_changed_register_fails_to_verify(
    house: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import sqlite3

    with sqlite3.connect(tmp_path / "people.sqlite") as raw:
        for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            raw.execute(f"DROP TRIGGER {name}")
        raw.execute("UPDATE journal SET body = replace(body, 'inspector', 'pit_boss') WHERE seq = 3")
    raw.close()
    assert main(["verify", "--database", str(tmp_path / "people.sqlite")]) == 1
    assert json.loads(capsys.readouterr().out)["seq"] == 3


def test_who_has_a_code_of_before_is_named_beside_the_list(
    house: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert house("list")[2] == ""
    monkeypatch.setattr("app.people.deeds.SHORTEST", 6)
    assert house("code", "Marco", "--by", "Marco", codes=("61928427", MARCO))[0] == 0
    monkeypatch.undo()
    monkeypatch.setenv("CAPOTAVOLO_PEOPLE", str(tmp_path / "people.sqlite"))
    status, said, told = house("list")
    assert (status, len(said)) == (0, 2)
    assert told == (
        "capotavolo: Marco: codes of before, which may have fewer than 8 digits: have them changed\n"
    )
