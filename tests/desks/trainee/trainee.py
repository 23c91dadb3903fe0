"""A trainee's desk over made-up time, with answers kept in memory."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache

from app.desks.trainee.practising import Practising
from app.desks.trainee.screen import Asked, Screen
from app.practice.attempts import Attempt
from app.practice.catalogue import Catalogue
from app.practice.exam import Exam, Result
from app.practice.night import Night
from app.practice.roulette.anonymous import anonymous
from app.practice.roulette.night import played_spin
from app.practice.roulette.on_the_cloth import settled
from app.practice.roulette.scenes import OnLayout
from app.practice.saying import Say
from app.practice.trainees import Trainee
from app.rules.roulette.notation_reading import read_spin
from tests.houses import house
from tests.practice.drills.roulette.test_night import SPINS
from tests.practice.learners import BEGAN
from tests.schooling import CATALOGUE


class MadeUpClock:
    """Time that goes on when somebody says so."""

    def __init__(self) -> None:
        self.passed = 0.0

    def seconds(self) -> float:
        return self.passed

    def now(self) -> datetime:
        return BEGAN + timedelta(seconds=self.passed)


class InMemory:
    """Keeps answers as long as the test lasts."""

    def __init__(self) -> None:
        self.kept: dict[str, list[Attempt]] = {}
        self.exams: list[tuple[str, Exam, Result]] = []
        self.trouble = ""

    def read(self, trainee: str, told: Callable[[Sequence[Attempt]], None]) -> None:
        told(list(self.kept.get(trainee, [])))

    def read_class(self, told: Callable[[Sequence[Trainee]], None]) -> None:
        names = {*self.kept, *(name for name, _, _ in self.exams)}
        told(
            [
                Trainee(
                    name,
                    tuple(self.kept.get(name, ())),
                    tuple(result for who, _, result in self.exams if who == name),
                )
                for name in names
            ]
        )

    def keep(self, trainee: str, attempt: Attempt) -> None:
        self.kept.setdefault(trainee, []).append(attempt)

    def keep_exam(self, trainee: str, exam: Exam, result: Result, at: datetime) -> None:
        self.exams.append((trainee, exam, result))


class MadeUpNights:
    """Gives a made-up night, or says why there is none, for each path; told when somebody says so, if wished."""

    def __init__(self, found: Mapping[str, Night | Say], *, at_once: bool = True) -> None:
        self.found, self.at_once = found, at_once
        self.waiting: list[Callable[[], None]] = []

    def read(self, path: str, back: int, told: Callable[[Night | Say], None]) -> None:
        found = self.found[path]
        if isinstance(found, Night):
            found = found._replace(back=back)
        self.waiting.append(lambda: told(found))
        if self.at_once:
            self.waiting.pop()()


class MadeUpPaper:
    """Two printers, of which the second has no paper, and a disk that has room for nothing but PDFs."""

    program = "made up"

    def __init__(self, *names: str) -> None:
        self.names = names
        self.sent: list[tuple[str, str]] = []
        self.written: dict[str, bytes] = {}

    def printers(self, told: Callable[[tuple[str, ...]], None]) -> None:
        told(self.names)

    def send(self, page: bytes, printer: str, title: str, told: Callable[[str], None]) -> None:
        assert page.startswith(b"%PDF-")
        if printer == "cassa":
            told("out of paper")
        else:
            self.sent.append((printer, title))
            told("")

    def write(self, page: bytes, path: str, told: Callable[[str], None]) -> None:
        assert page.startswith(b"%PDF-")
        if path.endswith(".pdf"):
            self.written[path] = page
            told("")
        else:
            told("no room")


@cache
def night(spins: int = 3) -> Night:
    """A night of the spins whose questions are tested drill by drill."""
    venezia = house("venezia")
    lines = [anonymous(venezia, read_spin(line, venezia)) for line, asked in SPINS.values() if asked]
    played = []
    for spin in (lines * (spins // len(lines) + 1))[:spins]:
        scene = OnLayout(spin.bets, spin.number, spin.side)
        found = played_spin(venezia, spin, settled(venezia, scene, last_spin=spin.last_spin).payments)
        assert found is not None
        played.append(found)
    return Night("venezia", tuple(played), left_out=2, nights=3)


class Desk:
    """The desk without its window."""

    def __init__(
        self, seed: int = 5, nights: MadeUpNights | None = None, catalogue: Catalogue = CATALOGUE
    ) -> None:
        self.clock, self.keeping = MadeUpClock(), InMemory()
        self.screens: list[Screen] = []
        self.does = Practising(
            CATALOGUE,
            "venezia",
            self.keeping,
            self.clock,
            random.Random(seed),
            self.screens.append,
            UTC,
            nights,
        )

    @property
    def screen(self) -> Screen:
        return self.does.screen

    @property
    def asked(self) -> Asked:
        assert isinstance(self.does.screen, Asked), self.does.screen
        return self.does.screen

    def right(self) -> list[str]:
        """The right answers to what is asked."""
        assert self.does.answering.run is not None
        assert self.does.answering.run.training.exercise is not None
        return [field.right[0] for field in self.does.answering.run.training.exercise.task.fields]

    def answer(self, texts: Sequence[str] | None = None, *, seconds: float = 2.0) -> None:
        """Type an answer, the right one where none is given, and have it marked."""
        self.clock.passed += seconds
        for place, text in enumerate(self.right() if texts is None else texts):
            self.does.answering.turn_to(place)
            for sign in text:
                self.does.answering.type(sign)
        self.does.answering.enter_key()
