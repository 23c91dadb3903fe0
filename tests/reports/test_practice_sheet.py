"""Exercises on paper are the exercises of their line, and the solutions theirs."""

from PySide6.QtWidgets import QApplication

from app.practice.attempts import Skill
from app.practice.exam import Result, questions_of, read_exam
from app.practice.line import read_line
from app.practice.progress import by_drill
from app.practice.scene import Scene
from app.practice.script import script
from app.reports.practice_sheet import (
    Wrong,
    class_sheet,
    exercise_sheet,
    played_sheet,
    result_sheet,
    solution_sheet,
)
from app.reports.practice_words.sentences import begun
from app.reports.sheet import Heading, Note, Picture, Rows, Sheet
from app.rules.house import House
from tests.practice.learners import attempt
from tests.schooling import CATALOGUE, DRILLS, WORDS, exercise, sentence

LINE = f"exam {2 * len(DRILLS)} 30 80 7 " + " ".join(f"{name}/{len(DRILLS[name].levels)}" for name in DRILLS)


def texts(sheet: Sheet) -> list[str]:
    return [part.text for part in sheet.parts if isinstance(part, Heading | Note)]


def _drawn(_house: House, scene: Scene) -> bytes:
    return repr(scene).encode()


def test_a_sheet_asks_everything_and_answers_nothing(qapp: QApplication) -> None:
    found = questions_of(read_exam(LINE, DRILLS), CATALOGUE)
    sheet = exercise_sheet(WORDS, found, LINE)
    headings = [part.text for part in sheet.parts if isinstance(part, Heading)]
    assert headings == [f"{place}. {begun(sentence(each.task.ask))}" for place, each in enumerate(found, 1)]
    assert sheet.beneath == LINE
    assert texts(sheet)[0].startswith("Nome: ____")
    drawn = exercise_sheet(WORDS, found, LINE, "1 maggio 2026", _drawn)
    assert texts(drawn)[0].endswith("Data: 1 maggio 2026")
    pictured = [each for each in found if each.task.scene is not None]
    pictures = [part.png.decode() for part in drawn.parts if isinstance(part, Picture)]
    assert pictures == [repr(each.task.scene) for each in pictured]
    assert len({part.name for part in drawn.parts if isinstance(part, Picture)}) == len(pictured)
    assert sum("____" in text for text in texts(sheet)[1:]) == sum(len(each.task.fields) for each in found)


def test_what_a_dealer_may_do_stands_once_above_the_moments_of_a_spin(qapp: QApplication) -> None:
    told = script(read_line("whole-spins 1 calm 4711"), CATALOGUE)
    sheet = exercise_sheet(WORDS, [moment.exercise for moment in told.moments], str(told.line))
    row = [text for text in texts(sheet) if "A · «La banque est ouverte»" in text]
    assert len(row) == 1
    assert sheet.parts[1] == Note(row[0]), "beneath the name"
    assert "Y · Va bene così" in row[0]


def test_the_solutions_have_every_answer_and_every_section(qapp: QApplication) -> None:
    found = questions_of(read_exam(LINE, DRILLS), CATALOGUE)
    said = texts(solution_sheet(WORDS, found, LINE))
    for place, each in enumerate(found, 1):
        (heading,) = [text for text in said if text.startswith(f"{place}. ")]
        assert all(field.right[0] in heading for field in each.task.fields)
        assert str(each.line) in said
        assert all(any(step.cited in text for text in said) for step in each.task.steps)


def test_a_solution_shows_how_it_ends(qapp: QApplication) -> None:
    """The last scene of its steps, under them; of an order all that lies; what is solved by words has none."""
    found = questions_of(read_exam(LINE, DRILLS), CATALOGUE)
    assert not [part for part in solution_sheet(WORDS, found, LINE).parts if isinstance(part, Picture)]
    sheet = solution_sheet(WORDS, found, LINE, _drawn)
    shown = {part.name: part.png.decode() for part in sheet.parts if isinstance(part, Picture)}
    ends = {
        f"solution-{place}": repr(each.task.scene if each.line.drill in {"order", "clearing"} else scenes[-1])
        for place, each in enumerate(found, 1)
        if (scenes := [step.scene for step in each.task.steps if step.scene is not None])
    }
    assert shown == ends
    assert len(ends) > 5


def test_a_result_says_whether_it_was_passed(qapp: QApplication) -> None:
    sheet = result_sheet(WORDS, "Ada", LINE, Result(17, 20, 85, 630), "1 maggio 2026")
    assert sheet.title == "Esame di Ada"
    said = texts(sheet)
    assert "Superato: 17 giusti su 20 (ne servono 85 su cento)" in said
    assert "Tempo impiegato: 10,5 minuti" in said, "the time stands by itself, away from the hundred"
    found = questions_of(read_exam(LINE, DRILLS), CATALOGUE)[:2]
    wrong = [Wrong(3, found[0], ()), Wrong(7, found[1], found[1].task.slips[0].answers)]
    told = texts(result_sheet(WORDS, "Ada", LINE, Result(18, 20, 85, 630), "", wrong))
    begins = told.index("Che cosa era sbagliato")
    assert [text.split(".")[0] for text in told[begins + 1 :: 3]] == ["3", "7"]
    assert told[begins + 2] == "Risposta: –"
    for each, solved in zip(found, told[begins + 3 :: 3], strict=True):
        assert str(each.line) in solved
        assert all(step.cited in solved for step in each.task.steps)
        assert each.task.fields[0].right[0] in solved
    assert "Non superato" in texts(result_sheet(WORDS, "Ada", LINE, Result(16, 20, 85, 630), ""))[0]


def test_a_class_has_a_row_for_each_name(qapp: QApplication) -> None:
    split = Skill("products", 1, "split")
    standings = {
        "Bea": by_drill([attempt(split)] * 3 + [attempt(split, right=False)], CATALOGUE.pace),
        "Ada": by_drill([attempt(split, seconds=60)], CATALOGUE.pace),
        "Cora": {},
    }
    (rows,) = [
        part for part in class_sheet(WORDS, standings, ["products"], "").parts if isinstance(part, Rows)
    ]
    assert [row.cells for row in rows.rows] == [["Ada", "100*"], ["Bea", "75"], ["Cora", "–"]]


def test_a_night_on_paper_has_every_line_and_no_name(qapp: QApplication) -> None:
    lines = [f"night {level} {asked} 7: 8 sx R=2.50: 7-12 20@Moro, 8/11 2R, 8/9 10@4, N 5@Moro"
             for level, asked in ((1, "totals"), (2, "payment"), (3, "order"))]  # fmt: skip
    said = texts(played_sheet(WORDS, [exercise(read_line(line)) for line in lines]))
    assert sum(text.startswith("night ") for text in said) == 3
    assert all(
        text.endswith(": 8 sx R=2.50: 7-12 20@A, 8/11 2R, 8/9 10@B, N 5@A")
        for text in said
        if text.startswith("night ")
    )
    assert not any("Moro" in text for text in said)
    drawn = played_sheet(WORDS, [exercise(read_line(line)) for line in lines], _drawn)
    names = [part.name for part in drawn.parts if isinstance(part, Picture)]
    assert names[:3] == ["exercise-1", "exercise-2", "exercise-3"]
    assert set(names[3:]) <= {"solution-1", "solution-2", "solution-3"}
    assert not any("Moro" in text for text in texts(drawn))
    assert next(text for text in said if text[:2] in {"1.", "2.", "3."}).startswith("1. È uscito l'8.")
