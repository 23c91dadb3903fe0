"""`practise`: an exercise on paper, and files that are none."""

from pathlib import Path

import pytest

from app.__main__ import main
from app.practice.attempts import Skill
from app.practice_file.practice_file import PracticeFile
from tests.practice.learners import attempt


def test_an_exercise_is_printed_with_its_solution(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["practise", "products", "3", "straight-split", "5"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "products 3 straight-split 5"
    assert told[1].startswith("Quanti pezzi pagano ")
    assert told[2].endswith("[4.2]")
    assert told[-1].startswith("= ")


def test_what_is_shown_and_what_can_be_chosen_is_printed_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["practise", "order", "3", "colours-left", "4"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[2].startswith("Numero 12. Cilindro a sinistra. ")
    assert [line[0] for line in told if line[1:4] == " · "] == [*"ABCDE"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["juggling", "1", "split", "5"], "no such drill: juggling"),
        (["products", "1"], "an exercise is drill, level, variant and seed"),
        (["--house", "atlantis"], "atlantis"),
    ],
)
def test_what_there_is_not_is_said_in_one_line(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["practise", *words]) == 2
    assert said in capsys.readouterr().err


def test_another_file_is_refused_and_stays_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = tmp_path / "T1.sqlite"
    journal.write_bytes(b"SQLite format 3\x00" + b"\0" * 200)
    before = journal.read_bytes()
    assert main(["practise", "--database", str(journal)]) == 2
    assert "no practice file" in capsys.readouterr().err
    assert journal.read_bytes() == before


EXAM = ["exam", "6", "10", "80", "3", "products/1", "products/4"]


def test_a_sheet_and_its_solutions_are_written(tmp_path: Path) -> None:
    for name, more in (("sheet.pdf", []), ("solutions.pdf", ["--solutions"])):
        assert main(["practise", *EXAM, "--sheet", str(tmp_path / name), *more]) == 0
        assert (tmp_path / name).read_bytes().startswith(b"%PDF-")
    assert b"/Subtype /Image" not in (tmp_path / "sheet.pdf").read_bytes(), "a product shows nothing"
    pictured = ["exam", "2", "10", "80", "3", "pictures/1", "announces-read/1"]
    assert main(["practise", *pictured, "--sheet", str(tmp_path / "drawn.pdf")]) == 0
    assert (tmp_path / "drawn.pdf").read_bytes().count(b"/Subtype /Image") >= 2


def test_a_sheet_without_a_line_says_what_it_wants(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["practise", "--sheet", "somewhere.pdf"]) == 2
    assert "a sheet is of an exam's line" in capsys.readouterr().err


def test_a_sheet_that_cannot_be_written_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["practise", *EXAM, "--sheet", str(tmp_path / "nowhere" / "sheet.pdf")]) == 2
    assert "nowhere" in capsys.readouterr().err


def test_a_class_is_written(tmp_path: Path) -> None:
    kept, page = tmp_path / "practice.sqlite", tmp_path / "class.pdf"
    PracticeFile.open(kept).keep("Ada", [attempt(Skill("products", 1, "split"))])
    assert main(["practise", "--database", str(kept), "--class", str(page)]) == 0
    assert page.read_bytes().startswith(b"%PDF-")


def test_one_exercise_is_put_on_paper_too(tmp_path: Path) -> None:
    line = "night 3 order 7: 8 sx R=2.50: 7-12 20@A, 8/11 2R, 8/9 10@B, N 5@A"
    assert main(["practise", line, "--sheet", str(tmp_path / "one.pdf")]) == 0
    assert (tmp_path / "one.pdf").read_bytes().startswith(b"%PDF-")


def test_whole_spins_are_printed_moment_by_moment_and_put_on_paper(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "whole-spins 1 calm 4711"
    assert main(["practise", *line.split()]) == 0
    told = capsys.readouterr().out.split("\n\n")
    assert [each.splitlines()[0][-2:] for each in told] == [f"{place:02d}" for place in range(len(told))]
    assert "A · «La banque est ouverte»" in told[0]
    assert "B · " not in told[0]
    assert main(["practise", line, "--sheet", str(tmp_path / "spin.pdf")]) == 0
    assert (tmp_path / "spin.pdf").read_bytes().startswith(b"%PDF-")


def test_a_side_game_is_printed_and_put_on_paper_where_it_is_dealt(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["practise", "repeater-values", "2", "17", "1", "repeater-bets"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "= 8"
    assert main(["practise", "repeater-values", "2", "17", "1"]) == 2
    assert "venezia deals no Repeater Bets" in capsys.readouterr().err
    exam, sheet = "exam 20 15 80 4711 repeater-values/1 repeater-bets", tmp_path / "sheet.pdf"
    assert main(["practise", exam, "--sheet", str(sheet), "--house", "repeater-bets"]) == 0
    assert sheet.read_bytes().startswith(b"%PDF")
