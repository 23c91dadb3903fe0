"""Codes never fall away in silence: a table without a window, its register, the page, the export, the second place."""

import io
import json
import shutil
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from app.__main__ import main
from app.register_file.held import held_at
from tests.end_to_end.running import Form, Headless
from tests.register_file.a_register import GINA, ARegister

CHIPS = [{"value": "20.00", "pieces": 9}]


@pytest.fixture
def register(tmp_path: Path) -> ARegister:
    """A register beside the table."""
    return ARegister(tmp_path).peopled()


def table_of(register: ARegister, *words: str) -> Headless:
    database = register.path.with_name("T1.sqlite")
    return Headless(database, "--dealer", "Anna", "--people", str(register.path), *words)


def said(*words: object) -> tuple[int, str, str]:
    """Run a command in this process; its status, answer and complaints."""
    with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
        status = main([*map(str, words)])
    return status, out.getvalue(), err.getvalue()


def unsigned(database: Path, capfd: pytest.CaptureFixture[str]) -> list[Form]:
    """What is exported of acts without a code."""
    capfd.readouterr()
    assert main(["export", "--database", str(database), "--what", "unsigned"]) == 0
    return [json.loads(line) for line in capfd.readouterr().out.splitlines()]


def test_a_fill_signed_x_y_z_is_recorded_as_without_a_code_printed_and_exported(
    register: ARegister, capfd: pytest.CaptureFixture[str]
) -> None:
    with table_of(register) as table:
        opened, *more = table.do("open")
        assert (opened["kind"], opened["register"]) == ("table.opened", held_at(register.path).said)
        assert [(each["act"], each["names"]) for each in more if each["kind"] == "people.unsigned"] == [
            ("deal", ["Anna"])
        ]
        table.do("bank", operation="open", chips=CHIPS, by="Anna")
        written = {"document": "A-1", "signatures": ["x", "y", "z"]}
        told, *_ = table.do("bank", operation="fill", chips=CHIPS, **written)
        assert (told["kind"], told["act"], told["names"]) == ("people.unsigned", "fill", ["x", "y", "z"])
        table.do("close")
    rows = [(row["act"], row["names"]) for row in unsigned(table.database, capfd)]
    assert rows == [("deal", "Anna"), ("count", "Anna"), ("fill", "x, y, z")]
    day = json.loads(said("day", "--database", table.database)[1])
    assert [(row["act"], row["names"]) for row in day["without_code"]] == rows
    assert day["nights"][0]["register"] == opened["register"]
    assert said("verify", "--database", table.database)[0] == 0


def test_a_register_that_is_gone_at_the_start_warns_until_somebody_answers(register: ARegister) -> None:
    with table_of(register) as table:
        (known,) = (each["register"] for each in table.do("open") if each["kind"] == "table.opened")
    register.path.unlink()
    with table_of(register) as table:  # in the midst of a night
        table.wait(lambda _answers: "register.differs" in table.kinds(), "for the warning")
        (warned,) = table.events
        assert (warned["known"], warned["now"]) == (known, "none")
        table.do("close")
        opened, *more = table.do("open")
        assert (opened["register"], opened["register_known"]) == ("none", known)
        (again,) = (each for each in more if each["kind"] == "register.differs")
        table.do("answer", of=again["seq"], by="Gina")
        table.do("close")
        assert "register.differs" not in [each["kind"] for each in table.do("open")]
        table.do("close")
    day = json.loads(said("day", "--database", table.database)[1])
    assert [each["what"] for each in day["unanswered"]] == ["register.differs"], "the first night's"
    assert said("verify", "--database", table.database)[0] == 0


def test_an_older_copy_in_the_place_of_the_register_warns(register: ARegister) -> None:
    old = register.path.with_name("old.sqlite")
    shutil.copyfile(register.path, old)
    register.file.let_in("Gina", "00000001")
    with table_of(register) as table:
        table.do("open")
        table.do("close")
    known = held_at(register.path).said
    shutil.copyfile(old, register.path)
    with table_of(register) as table:
        (warned,) = (each for each in table.do("open") if each["kind"] == "register.differs")
    assert (warned["known"], warned["now"]) == (known, held_at(old).said)


def test_the_register_s_head_lies_in_the_second_place_and_verify_takes_it_back(register: ARegister) -> None:
    elsewhere = register.path.with_name("elsewhere")
    elsewhere.mkdir()
    old = register.path.with_name("old.sqlite")
    shutil.copyfile(register.path, old)
    register.file.let_in("Gina", "00000001")
    register.file.let_in("Gina", GINA)
    with table_of(register, "--heads", str(elsewhere)) as table:
        table.do("open")
        table.do("close")
        assert table.finish() == 0
    told = elsewhere / "T1.heads.txt"
    of_register = [line for line in told.read_text().splitlines() if "[register]" in line]
    assert [line.split(" ", 1)[1] for line in of_register] == [f"[register] {held_at(register.path).said}"]
    status, _, complaints = said("verify", "--database", table.database, "--heads", told)
    assert (status, complaints) == (
        0,
        "capotavolo: --heads: lines of the register of people: 1; verify its own file with them\n",
    )
    assert said("verify", "--database", register.path, "--heads", told)[0] == 0
    status, out, _ = said("verify", "--database", old, "--heads", told)
    assert (status, "is known and the journal ends at" in out) == (1, True)


def test_a_second_place_that_tells_nothing_of_a_file_proves_nothing_of_it(register: ARegister) -> None:
    told = register.path.with_name("T1.heads.txt")
    told.write_text(f"2026-11-22T02:00:00.000000Z T1:1:{'a' * 64}\n")
    status, _, complaints = said("verify", "--database", register.path, "--heads", told)
    assert (status, "in which nothing is told of this file" in complaints) == (2, True)
