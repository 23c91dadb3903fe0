"""The trainee's window: answers an exam of every level of every drill, and tells how long each next one took."""

from __future__ import annotations

import json
import os
import random
import sys
import time
from datetime import UTC

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from app.desks.common.application import make_application
from app.desks.trainee.screen import Asked
from app.desks.trainee.window import TraineeWindow
from app.practice.exam import Exam
from tests.desks.trainee.trainee import InMemory, MadeUpClock
from tests.schooling import DRILLS, SCHOOL

_QUESTIONS = 20
_SIZE = (1280, 800)


def main(seed: int) -> None:
    """Tell the milliseconds of every level, and of the bare window."""
    make_application(["bench"])
    window = TraineeWindow(SCHOOL, "venezia", InMemory(), MadeUpClock(), random.Random(seed), UTC)
    window.resize(*_SIZE)
    window.show()
    window.practising.enter("bench")
    by_level = {
        f"{name}/{level}": _timed(window, name, level, seed)
        for name, drill in DRILLS.items()
        for level in range(1, len(drill.levels) + 1)
    }
    bare = [_painted(window) for _ in range(50)]
    window.close()
    json.dump({"levels": by_level, "bare": bare}, sys.stdout)


def _timed(window: TraineeWindow, name: str, level: int, seed: int) -> list[float]:
    """Answer an exam of one level; gives milliseconds from each answer to the next exercise."""
    does, found = window.practising, list[float]()
    does.runs.start_exam(Exam(((name, level),), _QUESTIONS, 180, 80, seed % 1000))
    window.repaint()
    while isinstance(does.screen, Asked):
        for place, answer in enumerate(_right(window)):
            does.answering.turn_to(place)
            for sign in answer:
                does.answering.type(sign)
        window.repaint()
        began = time.perf_counter()
        does.answering.enter_key()
        _paint(window)
        found.append((time.perf_counter() - began) * 1000)
    return found


def _right(window: TraineeWindow) -> list[str]:
    run = window.practising.answering.run
    found = None if run is None else run.training.exercise
    return [] if found is None else [field.right[0] for field in found.task.fields]


def _painted(window: TraineeWindow) -> float:
    began = time.perf_counter()
    _paint(window)
    return (time.perf_counter() - began) * 1000


def _paint(window: TraineeWindow) -> None:
    """Paint the whole window, with all that lies on it, as the screen would show it."""
    window.grab()


if __name__ == "__main__":
    main(int(sys.argv[1]))
