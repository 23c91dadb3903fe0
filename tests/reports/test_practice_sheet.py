"""Exercises on paper are the exercises of their line, and the solutions theirs."""

from PySide6.QtWidgets import QApplication

from app.practice.attempts import Skill
from app.practice.catalogue import DRILLS
from app.practice.exam import Result, questions_of, read_exam
from app.practice.progress import by_drill
from app.reports.practice_sheet import class_sheet, exercise_sheet, result_sheet, solution_sheet
from app.reports.practice_words.sentences import begun, sentence
from app.reports.sheet import Heading, Note, Rows, Sheet
from tests.practice.learners import attempt

LINE = f"exam {2 * len(DRILLS)} 30 80 7 " + " ".join(f"{name}/{len(DRILLS[name].levels)}" for name in DRILLS)


def texts(sheet: Sheet) -> list[str]:
    return [part.text for part in sheet.parts if isinstance(part, Heading | Note)]


def test_a_sheet_asks_everything_and_answers_nothing(qapp: QApplication) -> None:
    found = questions_of(read_exam(LINE))
    sheet = exercise_sheet(found, LINE)
    headings = [part.text for part in sheet.parts if isinstance(part, Heading)]
    assert headings == [f"{place}. {begun(sentence(each.task.ask))}" for place, each in enumerate(found, 1)]
    assert sheet.beneath == LINE
    assert sum("____" in text for text in texts(sheet)) == sum(len(each.task.fields) for each in found)


def test_the_solutions_have_every_answer_and_every_section(qapp: QApplication) -> None:
    found = questions_of(read_exam(LINE))
    said = texts(solution_sheet(found, LINE))
    for place, each in enumerate(found, 1):
        (heading,) = [text for text in said if text.startswith(f"{place}. ")]
        assert all(field.right[0] in heading for field in each.task.fields)
        assert str(each.line) in said
        assert all(any(f"[{step.section}]" in text for text in said) for step in each.task.steps)


def test_a_result_says_whether_it_was_passed(qapp: QApplication) -> None:
    sheet = result_sheet("Ada", LINE, Result(17, 20, 85, 630), "1 maggio 2026")
    assert sheet.title == "Esame di Ada"
    assert "Superato: 17 giusti su 20, ne servono 85 su cento, in 10,5 minuti" in texts(sheet)
    assert "Non superato" in texts(result_sheet("Ada", LINE, Result(16, 20, 85, 630), ""))[0]


def test_a_class_has_a_row_for_each_name(qapp: QApplication) -> None:
    split = Skill("products", 1, "split")
    standings = {
        "Bea": by_drill([attempt(split)] * 3 + [attempt(split, right=False)]),
        "Ada": by_drill([attempt(split, seconds=60)]),
        "Cora": {},
    }
    (rows,) = [part for part in class_sheet(standings, ["products"], "").parts if isinstance(part, Rows)]
    assert [row.cells for row in rows.rows] == [["Ada", "100*"], ["Bea", "75"], ["Cora", "–"]]
