"""A thousand codes guessed get nowhere."""

import random

import pytest

from app.people.entering import enter
from app.people.lockout import WRONG_ALLOWED
from app.people.register import CodeWrong, LetIn, PersonLocked, Register, fold_all
from app.people.roles import Role
from tests.people.cheap import HOUR, MINUTE, Counting, register_of

NOW = 1_795_000_000_000_000
SECOND = 1_000_000
RIGHT = "58201327"


class Guessing:
    """Somebody guesses Marco's code, on a clock that is turned by hand."""

    def __init__(self) -> None:
        self.counting = Counting()
        self.register = register_of(self.counting.codes, ("Marco", Role.INSPECTOR, RIGHT))
        self.now = NOW

    def guess(self, code: str, name: str = "Marco") -> bool:
        entered = enter(self.register, name, code, self.counting.codes, self.now)
        self.register = fold_all(self.register, entered.caused)
        return entered.person is not None


@pytest.mark.parametrize("name", ["Marco", "Nobody"])
def test_a_thousand_guesses_one_a_second_get_nowhere(name: str) -> None:
    """The right code is among them, and again at the end: by then nobody listens."""
    guessing, chance = Guessing(), random.Random(7)
    codes = [f"{chance.randrange(10**6):06}" for _ in range(1_000)]
    codes[20::50] = [RIGHT] * 20
    for code in [*codes, RIGHT]:
        assert not guessing.guess(code, name)
        guessing.now += SECOND
    # 5 at once, then one after 1, 5 and 15 minutes: more do not fit into a quarter of an hour.
    assert guessing.counting.checks == WRONG_ALLOWED + 2


def test_a_thousand_guesses_of_somebody_who_waits_take_years() -> None:
    guessing = Guessing()
    for guess in range(1_000):
        assert not guessing.guess(f"{guess:06}")
        guessing.now = max(guessing.now, guessing.register.tried("Marco").until)
    assert guessing.counting.checks == 1_000
    years = (guessing.now - NOW) / (365 * 24 * HOUR)
    assert years > 2.6


def test_a_right_code_begins_the_count_anew_and_is_recorded_only_after_wrong_ones() -> None:
    guessing = Guessing()
    for _ in range(4):
        assert not guessing.guess("000001")
    entered = enter(guessing.register, "marco", RIGHT, guessing.counting.codes, NOW)
    assert entered.caused == (LetIn(name="Marco"),)
    assert entered.person is not None
    guessing.register = fold_all(guessing.register, entered.caused)
    assert enter(guessing.register, "marco", RIGHT, guessing.counting.codes, NOW).caused == ()
    assert not guessing.guess("000001")
    assert guessing.guess(RIGHT)


def test_the_fifth_locks_and_after_its_minute_the_right_code_opens() -> None:
    guessing = Guessing()
    for _ in range(4):
        guessing.guess("000001")
    fifth = enter(guessing.register, "Marco", "000001", guessing.counting.codes, NOW)
    caused = fifth.caused
    assert (fifth.person, fifth.minutes, caused) == (
        None,
        1,
        (CodeWrong(name="Marco"), PersonLocked(name="Marco", until=NOW + MINUTE)),
    )
    guessing.register = fold_all(guessing.register, caused)
    assert not guessing.guess(RIGHT)
    guessing.now += MINUTE
    assert guessing.guess(RIGHT)


def test_nobody_learns_whether_name_or_code_was_wrong() -> None:
    """The same answers, as slow, and locked alike."""
    answers = {}
    for name in ("Marco", "Nobody"):
        guessing = Guessing()
        said = []
        for _ in range(7):
            entered = enter(guessing.register, name, "000001", guessing.counting.codes, guessing.now)
            guessing.register = fold_all(guessing.register, entered.caused)
            said.append((entered.person, entered.minutes, len(entered.caused)))
        answers[name] = (said, guessing.counting.checks)
    assert answers["Marco"] == answers["Nobody"]


@pytest.mark.parametrize("name", ["", "   ", "x" * 500, "\ud800", "a\nb"])
def test_any_name_is_counted_under_something_that_can_be_recorded(name: str) -> None:
    counting = Counting()
    entered = enter(Register(), name, "1" * 500, counting.codes, NOW)
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
        assert enter(each, "Marco", RIGHT, counting.codes, NOW).person is None
