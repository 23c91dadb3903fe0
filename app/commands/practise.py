"""The trainee's desk; it knows of no table, and writes to a file of its own."""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.desks.trainee.school import School
    from app.practice.exercise import Exercise
    from app.reports.practice_words.sentences import PracticeWords
    from app.rules.house import House
    from app.station.night_reading import Later, NightReading

HELP = "open the trainee's window: drills, ten minutes a day, exams; or print an exercise, a sheet, a class"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("exercise", nargs="*", help="a line: an exercise is printed with its solution")
    parser.add_argument(
        "--database", metavar="PATH", help="where answers are kept (default: the data folder)"
    )
    parser.add_argument("--house", default="venezia", help="whose rules are practised (default venezia)")
    parser.add_argument(
        "--language", choices=("it", "en", "fr"), help="of the desk (default: as chosen last, else it)"
    )
    parser.add_argument("--sheet", metavar="PDF", help="write the exercises of a line on paper")
    parser.add_argument("--solutions", action="store_true", help="with --sheet: their solutions instead")
    parser.add_argument("--class", dest="class_sheet", metavar="PDF", help="write how everybody stands")
    parser.add_argument(
        "--journal", metavar="PATH", help="a table's journal, only read: its spins are asked, without names"
    )
    parser.add_argument("--seed", type=int, default=None, help="chance of the exercises (default: any)")


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Open the window until it is closed, or print one exercise."""
    from app.practice.line import LineError
    from app.practice_file.errors import PracticeFileError
    from app.reports.whole_file import PageNotWrittenError
    from app.rules.house_profile import ProfileError

    if chosen.sheet and not chosen.exercise:
        return complain("a sheet is of an exam's line: practise exam 20 15 80 4711 products/1 --sheet PDF")
    try:
        return _do(chosen)
    except (LineError, PracticeFileError, PageNotWrittenError, ProfileError, LookupError) as fault:
        return complain(str(fault).strip("'\""))


def _do(chosen: argparse.Namespace) -> int:
    if chosen.sheet:
        return _on_paper(chosen)
    if chosen.class_sheet:
        return _class(chosen)
    return _printed(chosen) if chosen.exercise else _shown(chosen)


def _on_paper(chosen: argparse.Namespace) -> int:
    from functools import partial
    from pathlib import Path

    from app.desks.trainee.scene_picture import scene_picture
    from app.local_time import local
    from app.practice.exam import questions_of, read_exam
    from app.reports.pdf import write_pdf
    from app.reports.practice_sheet import exercise_sheet, solution_sheet
    from app.reports.wording import day_clocks, day_words
    from app.station.practice_clock import PracticeClock
    from app.station.station import program_name

    words, school = " ".join(chosen.exercise), _school()
    if words.lower().split()[0] == "exam":
        drills = school.catalogue.drills
        exam = read_exam(words, drills)
        exercises, line = questions_of(exam, school.catalogue), str(exam)
    else:
        exercises, line = _exercises(school, words)
    _ready(chosen)
    clock = PracticeClock()
    day = local(clock.now(), clock.zone).date()
    drawn = partial(scene_picture, school)
    if chosen.solutions:
        sheet = solution_sheet(school.words, exercises, line, drawn)
    else:
        said = day_words(day), drawn, day_clocks(day)
        sheet = exercise_sheet(school.words, exercises, line, *said)
    write_pdf(sheet, Path(chosen.sheet), program=program_name())
    return 0


def _school(house: House | None = None) -> School:
    """Put together what is practised: all of it, or what a house deals."""
    from app.desks.trainee.courses import COURSES
    from app.desks.trainee.school import School

    return School(course for course in COURSES.values() if house is None or course.deals(house))


def _class(chosen: argparse.Namespace) -> int:
    from pathlib import Path

    from app.local_time import local
    from app.practice.progress import by_drill
    from app.practice_file.place import practice_path
    from app.practice_file.practice_file import PracticeFile
    from app.reports.pdf import write_pdf
    from app.reports.practice_sheet import class_sheet
    from app.reports.wording import day_clocks, day_words
    from app.station.practice_clock import PracticeClock
    from app.station.station import program_name

    school = _school(_house_of(chosen))
    file, clock = PracticeFile.open(practice_path(chosen.database, os.environ)), PracticeClock()
    _ready(chosen)
    standings = {name: by_drill(file.attempts(name), school.catalogue.pace) for name in file.trainees()}
    day = local(clock.now(), clock.zone).date()
    sheet = class_sheet(
        school.words, standings, tuple(school.catalogue.drills), day_words(day), day_clocks(day)
    )
    write_pdf(sheet, Path(chosen.class_sheet), program=program_name())
    return 0


def _ready(chosen: argparse.Namespace) -> None:
    """Be able to write a page, in the language that was asked for and by the clocks of the house."""
    from app.desks.common.application import make_application
    from app.desks.common.language import Language, speak

    _house_of(chosen)
    make_application([sys.argv[0]])
    speak(Language(chosen.language or "it"))


def _house_of(chosen: argparse.Namespace) -> House:
    """Find the house that is named, and go by its clocks."""
    from app.games import read_house
    from app.houses import house_from
    from app.local_time import live_in, zone_called

    house = house_from(chosen.house, read_house)
    live_in(zone_called(house.zone))
    return house


def _printed(chosen: argparse.Namespace) -> int:
    """Print the question, the answer and how it is worked out, as a trainer would want it beside him."""
    school = _school()
    told, _ = _exercises(school, " ".join(chosen.exercise))
    _ready(chosen)
    print("\n\n".join(_written(school.words, found) for found in told))  # noqa: T201 - what the command is for
    return 0


def _exercises(school: School, words: str) -> tuple[tuple[Exercise, ...], str]:
    """Read a line of one exercise, or of whole spins; gives what it asks, and the line as it is written."""
    from app.practice.line import read_line
    from app.practice.script import is_script, script

    line, catalogue = read_line(words), school.catalogue
    if is_script(line, catalogue.drills):
        return tuple(each.exercise for each in script(line, catalogue).moments), str(line)
    found = catalogue.exercise(line)
    return (found,), str(found.line)


def _written(words: PracticeWords, found: Exercise) -> str:
    from app.practice.answers import letter
    from app.reports.practice_words.scenes import labels_of

    lines = [f"{found.line}", words.sentence(found.task.ask)]
    if found.task.scene is not None:
        lines.append(words.scene(found.task.scene, labels_of(found.house)))
    for field in found.task.fields:
        named = [f"{letter(place)} · {words.sentence(choice)}" for place, choice in enumerate(field.choices)]
        # A row is the same every time: only what is right of it is named.
        is_right = [letter(place) in "".join(field.right) for place in range(len(named))]
        lines += [text for text, right in zip(named, is_right, strict=True) if right or not field.is_row]
    lines += [f"  {words.sentence(step.say)} {step.cited}".rstrip() for step in found.task.steps]
    lines += [f"= {' / '.join(field.right)}" for field in found.task.fields]
    return "\n".join(lines)


def _nights(later: Later) -> NightReading:
    from app.desks.trainee.courses import COURSES
    from app.games import USUAL
    from app.station.night_reading import NightReading

    return NightReading(later, USUAL, COURSES[USUAL.name].played)


def _shown(chosen: argparse.Namespace) -> int:
    from app.desks.common.loading_qt import load_qt

    load_qt()
    from app.desks.common.application import make_application, quit_at_signals
    from app.desks.common.collecting import collected_here
    from app.desks.common.filling import show_whole
    from app.desks.common.language import Language, speak
    from app.desks.trainee.window import Beside, TraineeWindow
    from app.practice_file.language import remembered
    from app.practice_file.place import practice_path
    from app.reports.printing import SystemPrinters
    from app.station.practice_clock import PracticeClock
    from app.station.practice_keeping import PracticeKeeping
    from app.station.practice_paper import PracticePaper
    from app.station.station import program_name
    from app.station.window_thread import WindowThread

    house = _house_of(chosen)
    application = make_application([sys.argv[0]])
    quit_at_signals(application)
    path = practice_path(chosen.database, os.environ)
    spoken = None if chosen.language is None else Language(chosen.language)
    speak(spoken or remembered(path) or Language.ITALIAN)
    clock, later = PracticeClock(), WindowThread()
    nights, paper = _nights(later.do), PracticePaper(SystemPrinters(), later.do, program_name())
    keeping = PracticeKeeping(path, later.do, clock.now)
    chance = random.SystemRandom() if chosen.seed is None else random.Random(chosen.seed)  # noqa: S311 - a game
    window = TraineeWindow(
        _school(house),
        house.name,
        keeping,
        clock,
        chance,
        clock.zone,
        keeping.names,
        Beside(nights=nights, paper=paper, spoken=keeping.keep_language),
    )
    window.night.name(chosen.journal or "")
    show_whole(window, full_screen=False)
    with collected_here():
        try:
            return application.exec()
        finally:
            window.close()
            keeping.close()
