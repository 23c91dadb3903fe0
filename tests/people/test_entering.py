"""A thousand codes guessed get nowhere."""

import random

import pytest

from app.people.entering import Entered, enter
from app.people.lockout import WRONG_ALLOWED, Moment
from app.people.register import CodeWrong, LetIn, PersonLocked, Register, fold, fold_all, read_event
from app.people.roles import Role
from tests.people.cheap import HOUR, MINUTE, Counting, register_of

NOW = Moment(7_000_000, "one start of the machine")
SECOND = 1_000_000
RIGHT = "58201327"
DESK = "table T4"


class Guessing:
    """Somebody guesses Marco's code, on a clock that is turned by hand."""

    def __init__(self) -> None:
        self.counting = Counting()
        self.register = register_of(self.counting.codes, ("Marco", Role.INSPECTOR, RIGHT))
        self.now = NOW

    def enter(self, code: str, name: str = "Marco") -> Entered:
        entered = enter(self.register, name, code, self.counting.codes, self.now, DESK)
        self.register = fold_all(self.register, entered.caused)
        return entered

    def guess(self, code: str, name: str = "Marco") -> bool:
        return self.enter(code, name).person is not None

    def wait(self, microseconds: int) -> None:
        self.now = self.now._replace(steady=self.now.steady + microseconds)


@pytest.mark.parametrize("name", ["Marco", "Nobody"])
def test_a_thousand_guesses_one_a_second_get_nowhere(name: str) -> None:
    """The right code is among them, and again at the end: by then nobody listens."""
    guessing, chance = Guessing(), random.Random(7)
    codes = [f"{chance.randrange(10**6):06}" for _ in range(1_000)]
    codes[20::50] = [RIGHT] * 20
    for code in [*codes, RIGHT]:
        assert not guessing.guess(code, name)
        guessing.wait(SECOND)
    assert guessing.counting.checks == WRONG_ALLOWED, "an hour is longer"


def test_a_thousand_guesses_of_somebody_who_waits_take_an_hour_each() -> None:
    guessing, began = Guessing(), NOW.steady
    for guess in range(1_000):
        while guessing.enter(f"{guess:06}").minutes and guessing.counting.checks <= guess:
            guessing.wait(MINUTE)
    assert guessing.counting.checks == 1_000
    assert guessing.now.steady - began == (1_000 - WRONG_ALLOWED) * HOUR


def test_restarting_the_machine_helps_nobody() -> None:
    """Neither a clock that says more nor one that says less; each restart costs an hour, and one line."""
    guessing = Guessing()
    for _ in range(WRONG_ALLOWED):
        guessing.guess("000001")
    for start, steady in enumerate((0, 1, 10**15) * 5):
        guessing.now = Moment(steady, f"start {start}")
        assert guessing.enter(RIGHT).caused == (
            PersonLocked(name="Marco", mono=steady, boot=f"start {start}"),
        )
        assert guessing.enter(RIGHT) == (None, 60, ())
    assert guessing.counting.checks == WRONG_ALLOWED
    guessing.wait(HOUR)
    assert guessing.guess(RIGHT)


def test_a_right_code_begins_the_count_anew_and_is_recorded_only_after_wrong_ones() -> None:
    guessing = Guessing()
    for _ in range(4):
        assert not guessing.guess("000001")
    entered = guessing.enter(RIGHT, "marco")
    assert entered.caused == (LetIn(name="Marco"),)
    assert entered.person is not None
    assert guessing.enter(RIGHT, "marco").caused == ()
    assert not guessing.guess("000001")
    assert guessing.guess(RIGHT)


def test_the_twentieth_locks_names_the_desk_and_after_its_hour_the_right_code_opens() -> None:
    guessing = Guessing()
    for _ in range(19):
        assert guessing.enter("000001") == (None, 0, (CodeWrong(name="Marco", desk=DESK),))
    assert guessing.enter("000001") == (
        None,
        60,
        (CodeWrong(name="Marco", desk=DESK), PersonLocked(name="Marco", mono=NOW.steady, boot=NOW.boot)),
    )
    assert not guessing.guess(RIGHT)
    guessing.wait(HOUR)
    assert guessing.guess(RIGHT)


def test_a_lock_of_before_which_went_by_the_wall_clock_holds_no_longer() -> None:
    """Five wrong codes locked then; a clock that was set had locked for twenty years."""
    guessing = Guessing()
    for _ in range(5):
        guessing.register = fold(guessing.register, CodeWrong(name="Marco"))
    body = b'{"kind":"person.locked","name":"Marco","until":9000000000000000,"mono":1,"boot":"b"}'
    guessing.register = fold(guessing.register, read_event(body))
    assert guessing.guess(RIGHT)


def test_names_that_nobody_has_are_counted_and_locked_as_one() -> None:
    guessing = Guessing()
    for number in range(WRONG_ALLOWED):
        assert not guessing.guess(RIGHT, f"Nobody {number}")
    assert guessing.enter(RIGHT, "somebody else") == (None, 60, ())
    assert guessing.counting.checks == WRONG_ALLOWED
    assert guessing.guess(RIGHT), "Marco's own tries are his own"
    assert guessing.enter(RIGHT, "somebody else").minutes == 0, "and end that row"


def test_nobody_learns_whether_name_or_code_was_wrong() -> None:
    """The same answers, as slow, and locked alike."""
    answers = {}
    for name in ("Marco", "Nobody"):
        guessing = Guessing()
        said = []
        for _ in range(WRONG_ALLOWED + 2):
            entered = guessing.enter("000001", name)
            said.append((entered.person, entered.minutes, len(entered.caused)))
        answers[name] = (said, guessing.counting.checks)
    assert answers["Marco"] == answers["Nobody"]


@pytest.mark.parametrize("name", ["", "   ", "x" * 500, "\ud800", "a\nb"])
def test_any_name_is_counted_under_something_that_can_be_recorded(name: str) -> None:
    counting = Counting()
    entered = enter(Register(), name, "1" * 500, counting.codes, NOW, DESK)
    (wrong,) = entered.caused
    assert 0 < len(wrong.name) <= 40
    wrong.name.encode()
    assert counting.checks == 1


def test_who_has_left_or_has_no_code_is_nobody() -> None:
    counting = Counting()
    register = register_of(counting.codes, ("Marco", Role.DEALER, RIGHT))
    from app.people.register import PersonAdded, PersonLeft

    left = fold_all(register, [PersonLeft(name="Marco", by="Gina")])
    back = fold_all(left, [PersonAdded(name="Marco", role=Role.DEALER, by="Gina")])
    for each in (left, back):
        assert enter(each, "Marco", RIGHT, counting.codes, NOW, DESK).person is None
