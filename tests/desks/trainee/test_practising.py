"""What a trainee does and sees, without windows (screens, "The trainee")."""

from datetime import timedelta

import pytest

from app.desks.trainee.screen import Home, Paused, Progress, Review, Summary, Waits, Who
from app.practice.attempts import Skill
from app.practice.exam import read_exam
from app.practice.line import read_line
from app.practice.saying import Say
from tests.desks.trainee.trainee import Desk
from tests.practice.learners import BEGAN, attempt
from tests.schooling import DRILLS, exercise

LINE = "products 3 straight-split 5"
EXAM = "exam 4 1 75 9 products/1 products/3"


@pytest.fixture
def desk() -> Desk:
    desk = Desk()
    desk.does.begin(["Bea"])
    desk.does.enter("Ada")
    return desk


def ask(desk: Desk) -> None:
    desk.does.runs.start_exercise(exercise(read_line(LINE)))


def test_it_begins_with_who_practises() -> None:
    desk = Desk()
    desk.does.begin(["Ada", "Bea"])
    assert desk.screen == Who(("Ada", "Bea"))
    desk.does.enter("   ")
    assert desk.screen == Who(("Ada", "Bea"))


def test_a_beginner_sees_every_drill_as_new(desk: Desk) -> None:
    home = desk.screen
    assert isinstance(home, Home)
    assert [row.name for row in home.drills] == [*DRILLS]
    assert all((row.open_level, row.standing) == (1, None) for row in home.drills)
    assert home.today > 0
    assert (home.repeated, home.days, home.weak) == (0, 0, ())


def test_a_right_answer_is_said_with_its_seconds_and_kept(desk: Desk) -> None:
    ask(desk)
    desk.answer(seconds=3.5)
    assert (desk.asked.marked, desk.asked.right, desk.asked.seconds) == (True, True, 3.5)
    assert desk.asked.steps == ()
    (kept,) = desk.keeping.kept["Ada"]
    assert (str(kept.line), kept.right, kept.seconds) == (LINE, True, 3.5)


def test_a_wrong_answer_is_worked_out_and_named(desk: Desk) -> None:
    ask(desk)
    desk.answer([str(int(desk.right()[0]) + 1)])
    assert not desk.asked.right
    assert desk.asked.fields[0].solution == desk.right()[0]
    assert [step.section for step in desk.asked.steps] == ["4.2"] * 3
    assert desk.asked.slip is not None
    assert desk.asked.slip.key == "products.slip.miscounted"


def test_a_right_answer_is_explained_to_whoever_asks(desk: Desk) -> None:
    ask(desk)
    desk.does.answering.explain()
    assert desk.asked.steps == ()
    desk.answer()
    desk.does.answering.explain()
    assert len(desk.asked.steps) == 3


def test_nonsense_is_not_marked_and_can_be_written_again(desk: Desk) -> None:
    ask(desk)
    desk.answer(["many"])
    assert (desk.asked.marked, desk.asked.fields[0].nonsense) == (False, True)
    for _ in "many":
        desk.does.answering.erase()
    assert not desk.asked.fields[0].nonsense
    desk.answer()
    assert desk.asked.right


def test_enter_alone_answers_nothing(desk: Desk) -> None:
    ask(desk)
    desk.does.answering.enter_key()
    assert not desk.asked.marked
    desk.does.answering.give_up()
    assert (desk.asked.marked, desk.asked.right) == (True, False)
    assert desk.keeping.kept["Ada"][0].answers == ("",)


def test_with_the_clock_off_nothing_is_timed(desk: Desk) -> None:
    desk.does.answering.with_clock = False
    ask(desk)
    desk.answer()
    assert desk.asked.seconds is None
    assert desk.keeping.kept["Ada"][0].seconds is None


def test_leaving_in_the_middle_keeps_what_was_answered(desk: Desk) -> None:
    desk.does.runs.start_today()
    before = desk.asked.of
    desk.answer()
    desk.does.answering.go_on()
    desk.does.home()
    home = desk.screen
    assert isinstance(home, Home)
    assert (home.today <= before, home.repeated) == (True, 0), "what was answered is not asked again today"
    assert len(desk.keeping.kept["Ada"]) == 1


def test_today_goes_on_to_its_end_and_is_summed_up(desk: Desk) -> None:
    desk.does.runs.start_today()
    planned, left = desk.asked.of, desk.asked.seconds_left
    assert left is not None
    assert 300 < left <= 600
    desk.answer(["0"] * len(desk.asked.fields))
    assert (desk.asked.of - planned, desk.asked.brought_back) == (1, 1), "what went wrong comes back"
    assert desk.asked.seconds_left is not None
    desk.does.answering.enter_key()
    answered = 1
    while not isinstance(desk.screen, Summary):
        desk.answer()
        desk.does.answering.enter_key()
        answered += 1
    assert (desk.screen.answered, desk.screen.right) == (answered, answered - 1)
    assert len(desk.screen.weak) == 1


def test_a_level_is_ten_exercises_over_all_its_variants(desk: Desk) -> None:
    desk.does.runs.start_level("products", 1)
    assert desk.asked.of == 10
    assert (desk.asked.brought_back, desk.asked.seconds_left) == (0, None)
    while not isinstance(desk.screen, Summary):
        desk.answer()
        desk.does.answering.enter_key()
    assert {kept.line.variant for kept in desk.keeping.kept["Ada"]} == {*DRILLS["products"].levels[0]}


def test_an_exam_explains_nothing_and_is_kept(desk: Desk) -> None:
    desk.does.runs.start_exam(read_exam(EXAM, DRILLS))
    for place in range(4):
        assert (desk.asked.exam, desk.asked.marked, desk.asked.place, desk.asked.of) == (
            True,
            False,
            place + 1,
            4,
        )
        desk.answer(["1"] if place == 2 else None, seconds=5)
    summary = desk.screen
    assert isinstance(summary, Summary)
    assert summary.exam is not None
    assert (summary.exam.right, summary.exam.questions, summary.exam.passed) == (3, 4, True)
    assert summary.line == EXAM
    assert [row.right for row in summary.rows] == [True, True, False, True]
    desk.does.look_back()
    review = desk.screen
    assert isinstance(review, Review)
    assert (review.rows, review.seconds, review.place) == (summary.rows, 20, None)
    assert review.rows[2].attempt is not None
    assert review.rows[2].attempt.answers == ("1",)
    desk.does.back_from_review()
    assert desk.screen == summary
    assert [(who, str(exam)) for who, exam, _ in desk.keeping.exams] == [("Ada", EXAM)]


def test_an_exam_ends_when_its_time_is_over(desk: Desk) -> None:
    desk.does.runs.start_exam(read_exam(EXAM, DRILLS))
    desk.answer(seconds=20)
    desk.does.answering.look_at_clock()
    assert desk.does.answering.seconds_left() == 40
    desk.clock.passed += 41
    desk.does.answering.look_at_clock()
    summary = desk.screen
    assert isinstance(summary, Summary)
    assert summary.exam is not None
    assert (summary.exam.right, summary.exam.questions, summary.exam.passed) == (1, 4, False)
    assert [row.attempt is None for row in summary.rows] == [False, True, True, True], "no answer in time"


def test_who_comes_back_finds_his_weak_spots() -> None:
    desk = Desk()
    split = Skill("products", 1, "split")
    desk.keeping.kept["Ada"] = [attempt(split, right=False)] * 5
    desk.clock.passed = timedelta(days=1).total_seconds()
    desk.does.enter("Ada")
    home = desk.screen
    assert isinstance(home, Home)
    assert [skill for skill, _ in home.weak] == [split]
    assert [row.name for row in home.drills if row.has_weak] == ["products"], "the tile says so, too"
    assert (home.repeated, home.days) == (1, 1)


def test_an_answer_to_a_drill_that_is_gone_hurts_nobody() -> None:
    desk = Desk()
    gone = [Skill("juggling", 1, "three"), Skill("products", 8, "split"), Skill("products", 1, "trio")]
    desk.keeping.kept["Ada"] = [attempt(skill, at=BEGAN) for skill in gone]
    desk.does.enter("Ada")
    assert isinstance(desk.screen, Home)


def test_trouble_with_the_file_is_said_at_home(desk: Desk) -> None:
    desk.keeping.trouble = "the disk is full"
    desk.does.home()
    assert isinstance(desk.screen, Home)
    assert desk.screen.trouble == "the disk is full"


def test_progress_is_shown_drill_by_drill(desk: Desk) -> None:
    desk.does.all_progress()
    assert desk.screen == Progress((), "", (), None, ())
    desk.does.other_progress(1)
    assert desk.screen.chosen == "", "nothing was practised yet"
    desk.does.runs.start_level("products", 1)
    for _ in range(4):
        desk.answer()
        desk.does.answering.enter_key()
    desk.does.progress("products")
    shown = desk.screen
    assert isinstance(shown, Progress)
    assert (shown.drills, shown.chosen, shown.needed) == (("products",), "products", 4)
    assert [(point.answers, point.right, point.seconds) for point in shown.points] == [(4, 1, 2)]
    assert {skill.drill for skill, _ in shown.skills} == {"products"}
    assert [point.share for point in shown.points] == [2 / 4]
    asked = {attempt.skill for attempt in desk.keeping.kept["Ada"]}
    assert {skill for skill, _ in shown.coming} == asked
    assert [day for _, day in shown.coming] == sorted(day for _, day in shown.coming)
    assert sum(shown.due) <= len(asked)
    desk.does.all_progress()
    assert isinstance(desk.screen, Progress)
    assert (desk.screen.chosen, desk.screen.needed, desk.screen.skills) == ("", None, ())
    assert [name for name, _ in desk.screen.stands] == ["products"]
    for by, chosen in ((1, "products"), (1, ""), (-1, "products")):
        desk.does.other_progress(by)
        assert isinstance(desk.screen, Progress)
        assert desk.screen.chosen == chosen
    desk.clock.passed += timedelta(days=40).total_seconds()
    desk.does.all_progress()
    assert isinstance(desk.screen, Progress)
    assert desk.screen.due == (len(asked), 0, 0), "what was left lying is for today"


def test_what_is_left_in_the_middle_is_gone_on_with(desk: Desk) -> None:
    """What stood in the field stands there again; the time spent elsewhere is not the answer's."""
    desk.does.runs.start_level("products", 1)
    desk.answer()
    desk.does.answering.enter_key()
    desk.does.answering.type("1")
    before = desk.asked
    desk.clock.passed += 3
    desk.does.home()
    home = desk.screen
    assert isinstance(home, Home)
    assert home.paused == Paused(before.title, 2, 10)
    desk.clock.passed += 1000
    desk.does.runs.resume()
    assert desk.asked == before
    desk.does.answering.erase()
    desk.answer(seconds=4)
    assert desk.asked.seconds == 7
    desk.does.runs.resume()
    assert desk.asked.place == 2, "nothing else was left"


def test_another_level_is_chosen_in_the_middle_of_an_exercise(desk: Desk) -> None:
    desk.does.runs.start_level("products", 1)
    desk.does.levels()
    home = desk.screen
    assert isinstance(home, Home)
    assert home.chosen == "products"
    desk.does.runs.start_level("products", 3)
    assert desk.asked.level == 3
    desk.does.runs.start_exam(read_exam(EXAM, DRILLS))
    desk.does.levels()
    assert desk.asked.exam, "an exam has its own levels"


def paused(desk: Desk) -> Paused | None:
    """What home offers to go on with."""
    assert isinstance(desk.screen, Home)
    return desk.screen.paused


def test_what_was_left_is_kept_while_something_else_is_begun(desk: Desk) -> None:
    """Until it is gone on with, or its owner begins another of the same kind; the last that was left is first."""
    desk.does.runs.start_today()
    today = desk.asked
    drill = read_line(today.line).drill
    desk.does.levels()
    assert paused(desk) == Paused(Say("run.today"), today.place, today.of), "of many drills"
    desk.does.runs.start_level(drill, 2)
    level = desk.asked
    desk.answer()
    desk.does.answering.go_on()
    desk.does.home()
    assert paused(desk) == Paused(level.title, 2, 10)
    desk.does.runs.start_level(drill, 3)
    assert desk.screen == Waits(Paused(level.title, 2, 10), "Ada"), "nothing is forgotten unasked"
    desk.does.runs.resume()
    assert (desk.asked.level, desk.asked.place) == (2, 2)
    desk.does.home()
    desk.does.runs.start_level(drill, 3)
    desk.does.home()
    assert paused(desk) == Paused(level.title, 2, 10), "who leaves the question has forgotten nothing"
    desk.clock.passed += 100
    desk.does.runs.start_level(drill, 3)
    desk.does.runs.begin_anew()
    assert (desk.asked.level, desk.asked.place, desk.does.answering.seconds_passed) == (3, 1, 0)
    desk.does.home()
    assert paused(desk) == Paused(level.title, 1, 10), "another level took the place of the one before"
    desk.does.runs.start_level(drill, 1)
    assert desk.asked.level == 1, "where nothing was done nothing is lost, and nothing asked"
    desk.does.home()
    desk.does.runs.resume()
    while not isinstance(desk.screen, Summary):
        desk.answer()
        desk.does.answering.enter_key()
    desk.does.home()
    desk.does.runs.resume()
    assert desk.asked == today
    desk.does.home()
    desk.does.runs.start_today()
    desk.does.home()
    desk.does.runs.resume()
    desk.does.runs.resume()
    assert desk.asked.place == 1
    desk.does.who()
    desk.does.enter("Bea")
    assert paused(desk) is None


def test_of_an_exam_that_is_left_the_time_goes_on(desk: Desk) -> None:
    desk.does.runs.start_exam(read_exam(EXAM, DRILLS))
    desk.clock.passed += 10
    desk.does.home()
    desk.clock.passed += 20
    desk.does.runs.resume()
    assert desk.does.answering.seconds_left() == 30
    desk.does.home()
    desk.clock.passed += 40
    desk.does.runs.resume()
    assert isinstance(desk.screen, Summary)
    assert len(desk.keeping.exams) == 1


def test_another_name_begins_with_nothing_left(desk: Desk) -> None:
    ask(desk)
    desk.does.who()
    desk.does.runs.resume()
    assert desk.screen == Who(("Bea", "Ada"))
    desk.does.enter("Bea")
    home = desk.screen
    assert isinstance(home, Home)
    assert home.paused is None


def test_whole_spins_that_are_left_are_gone_on_with(desk: Desk) -> None:
    desk.does.runs.start_level("whole-spins", 1)
    while desk.asked.flow is not None and desk.asked.flow.laying:
        desk.clock.passed += 1
        desk.does.answering.look_at_clock()
    desk.answer()
    before = desk.asked
    desk.does.home()
    desk.clock.passed += 500
    desk.does.runs.resume()
    assert (desk.asked.line, desk.asked.place) == (before.line, before.place)
    while desk.asked.flow is not None and desk.asked.flow.laying:
        desk.clock.passed += 1
        desk.does.answering.look_at_clock()
    desk.answer()
    assert desk.keeping.kept["Ada"][-1].seconds is not None
    assert desk.keeping.kept["Ada"][-1].seconds < 20
