"""The trainee's desk in each of its states, for pictures and for whoever proofreads."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from datetime import UTC, timedelta
from functools import partial

from app.desks.trainee.window import Beside, TraineeWindow
from app.practice.attempts import Attempt
from app.practice.drills.roulette.night import askable
from app.practice.exam import Result, read_exam
from app.practice.line import Line, read_line
from app.practice.roulette.anonymous import anonymous
from app.practice.saying import Say, Symbols
from app.rules.roulette.notation_reading import read_spin
from tests.desks.cloths import share_cloths
from tests.desks.trainee.trainee import InMemory, MadeUpClock, MadeUpNights, MadeUpPaper, night
from tests.houses import house
from tests.practice.drills.roulette.test_night import SPINS
from tests.practice.learners import BEGAN
from tests.schooling import DRILLS, SCHOOL, exercise

LONG_EXAM = "exam 10 15 80 4711 " + " ".join(f"{name}/1" for name in DRILLS)
PICTURE = "pictures 5 worth-50 7"
"""The exercise that the README shows."""
SCRIPT = "whole-spins 5 night 3"


NAMES = ("Bepi", "Cosima Alessandra", "Dino", "Elsa", "Fulvio", "Gemma", "Ivo", "Lea")
"""Others of Ada's class."""


def practised(seed: int = 11) -> list[Attempt]:
    """Three weeks of somebody who gets better, and is slow at some."""
    chance, answers = random.Random(seed), list[Attempt]()
    for day in range(21):
        for drill in DRILLS.values():
            for variant in drill.levels[0]:
                seconds = chance.uniform(3, 16) * (1.5 - day / 30)
                at = BEGAN - timedelta(days=21 - day)
                right = chance.random() < 0.6 + day / 55
                answers.append(Attempt(Line(drill.name, 1, variant, day), ("1",), right, None, seconds, at))
    return answers


def desk() -> TraineeWindow:
    """A desk at which Ada has practised for three weeks."""
    share_cloths()
    keeping = InMemory()
    keeping.kept["Ada"] = practised()
    for place, name in enumerate(NAMES):
        keeping.kept[name] = practised(place)[: place * 400]
    exam = read_exam(LONG_EXAM, DRILLS)
    keeping.exams += [("Ada", exam, Result(right, 10, 80, 300)) for right in (9, 7)]
    trouble = Say("night.trouble.newer", {"path": Symbols("T2.sqlite")})
    nights = MadeUpNights({"T1.sqlite": night(60), "T2.sqlite": trouble})
    names, beside = ["Ada", *NAMES], Beside(nights=nights, paper=MadeUpPaper())
    return TraineeWindow(SCHOOL, "venezia", keeping, MadeUpClock(), random.Random(5), UTC, names, beside)


def _levels(place: int, window: TraineeWindow) -> None:
    window.home.drills[place].click()


def _asked(line: str) -> Callable[[TraineeWindow], None]:
    return lambda window: window.practising.runs.start_exercise(exercise(read_line(line)))


def _unknown(line: str) -> Callable[[TraineeWindow], None]:
    def play(window: TraineeWindow) -> None:
        _asked(line)(window)
        window.practising.answering.give_up()

    return play


def _wrong(line: str) -> Callable[[TraineeWindow], None]:
    def play(window: TraineeWindow) -> None:
        found = exercise(read_line(line))
        window.practising.runs.start_exercise(found)
        for place, answer in enumerate(found.task.slips[0].answers):
            window.practising.answering.turn_to(place)
            for sign in answer:
                window.practising.answering.type(sign)
        window.practising.answering.enter_key()

    return play


def _exam(window: TraineeWindow) -> None:
    window.practising.exams.begin()
    for drill in [*DRILLS][:3]:
        window.practising.exams.turn(drill)


def _sat(line: str, *, wrong: bool = False) -> Callable[[TraineeWindow], None]:
    """Sit an exam, every other question wrongly where wished: with a known mistake, or not at all."""

    def play(window: TraineeWindow) -> None:
        window.practising.runs.start_exam(read_exam(line, DRILLS))
        while window.practising.answering.run is not None:
            asked = window.practising.answering.run.training.exercise
            place = len(window.practising.answering.run.attempts)
            if wrong and asked is not None and place % 2:
                window.practising.answering._answer(
                    window.practising.answering.run,
                    asked.task.slips[0].answers if place % 4 == 1 else [""] * len(asked.task.fields),
                )
                continue
            for place, field in enumerate(asked.task.fields if asked is not None else ()):
                window.practising.answering.turn_to(place)
                for sign in field.right[0]:
                    window.practising.answering.type(sign)
            window.practising.answering.enter_key()

    return play


def _looked_back(window: TraineeWindow) -> None:
    _sat(LONG_EXAM, wrong=True)(window)
    window.practising.look_back()


def _summed_up(window: TraineeWindow) -> None:
    window.practising.runs.start_level("products", 1)
    while window.exercise.shown is not None and window.practising.answering.run is not None:
        window.practising.answering.give_up()
        window.practising.answering.go_on()


def _night(path: str) -> Callable[[TraineeWindow], None]:
    def play(window: TraineeWindow) -> None:
        window.practising.nights()
        window.practising.read_night(path)

    return play


def _paused(window: TraineeWindow) -> None:
    _asked(PICTURE)(window)
    window.practising.home()


def _waits(window: TraineeWindow) -> None:
    window.practising.runs.start_level("products", 1)
    window.practising.answering.give_up()
    window.practising.home()
    window.practising.runs.start_level("order", 1)


def _class(window: TraineeWindow) -> None:
    window.practising.who()
    window.practising.see_class()


def _class_one(window: TraineeWindow) -> None:
    _class(window)
    window.practising.choose_trainee(1)


def _given() -> Iterator[str]:
    """A line for each question that can be asked of a spin that is given."""
    venezia = house("venezia")
    for spin, asked in SPINS.values():
        if asked:
            found = anonymous(venezia, read_spin(spin, venezia))
            for level, variant in askable(venezia, found):
                yield f"night {level} {variant} 7: {spin}"


def _spins(window: TraineeWindow) -> None:
    window.practising.runs.start_script(read_line(SCRIPT))
    window.practising.answering.enter_key()


def _laying(window: TraineeWindow) -> None:
    _spins(window)
    window.practising.answering.give_up()


def _limits(window: TraineeWindow) -> None:
    """Somebody lays more than the maximum, and the table has laid already."""
    window.practising.runs.start_script(read_line("whole-spins 3 slips 12"))
    for _ in range(2):
        window.practising.answering.give_up()
        window.practising.answering.enter_key()


def _reviewed(window: TraineeWindow) -> None:
    """All of it answered, now and then wrongly or too late."""
    _spins(window)
    does, clock, chance = window.practising, window.practising._clock, random.Random(2)
    assert isinstance(clock, MadeUpClock)
    while does.answering.run is not None:
        does.answering.enter_key()
        clock.passed += chance.choice((1.5, 2.4, 3.1, 5.2))
        found = does.answering.run.training.exercise
        if found is None or chance.random() < 0.2:
            does.answering.give_up()
            continue
        for place, field in enumerate(found.task.fields):
            does.answering.turn_to(place)
            for sign in field.right[0]:
                does.answering.type(sign)
        does.answering.enter_key()


def shots() -> Iterator[tuple[str, Callable[[TraineeWindow], None]]]:
    """Give each state with what leads to it."""
    yield "home", lambda _window: None
    for place, name in enumerate(DRILLS):
        yield f"levels-{name}", partial(_levels, place)
    yield "progress", lambda window: window.practising.progress("products")
    yield "progress-all", lambda window: window.practising.all_progress()
    yield "exam-nothing-chosen", lambda window: window.practising.exams.begin()
    yield "exam", _exam
    yield "summary", _summed_up
    yield "exam-passed", _sat(LONG_EXAM)
    yield "exam-failed", _sat(LONG_EXAM, wrong=True)
    yield "exam-looked-back", _looked_back
    yield "picture", _wrong(PICTURE)
    yield "keys", lambda window: window.show_keys()
    yield "paused", _paused
    yield "waits", _waits
    yield "who", lambda window: window.practising.who()
    yield "class", _class
    yield "class-one", _class_one
    yield "night", _night("T1.sqlite")
    yield "night-trouble", _night("T2.sqlite")
    for place, line in enumerate(_given()):
        name = f"{line.split(' 7: ', maxsplit=1)[0].replace(' ', '-')}-{place}"
        yield name, _asked(line)
        yield f"{name}-why", _unknown(line)
    yield "spins", _spins
    yield "spins-laying", _laying
    yield "spins-limits", _limits
    yield "spins-reviewed", _reviewed
    for drill in DRILLS.values():
        for level, variants in enumerate(drill.levels, 1):
            for variant in variants:
                line = f"{drill.name} {level} {variant} 7"
                yield line.replace(" ", "-"), _asked(line)
                yield f"{line.replace(' ', '-')}-why", _unknown(line)
