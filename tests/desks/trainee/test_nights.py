"""Last night's table on the desk: read from a file, gone through, and brought back (screens, "The trainee")."""

from datetime import timedelta

import pytest

from app.desks.trainee.screen import Home, NightShown, Summary
from app.practice.attempts import Skill
from app.practice.saying import Say, Symbols
from tests.desks.trainee.trainee import Desk, MadeUpNights, night

ORDER = Skill("night", 3, "order")
TROUBLE = Say("night.trouble.damaged", {"path": Symbols("T2.sqlite")})


@pytest.fixture
def desk() -> Desk:
    desk = Desk(nights=MadeUpNights({"T1.sqlite": night(), "T2.sqlite": TROUBLE}))
    desk.does.enter("Ada")
    desk.does.nights()
    return desk


def shown(desk: Desk) -> NightShown:
    assert isinstance(desk.screen, NightShown)
    return desk.screen


def test_nothing_is_read_before_a_file_is_named(desk: Desk) -> None:
    desk.does.read_night("   ")
    assert shown(desk) == NightShown("", reading=False, trouble=None, night=None, asked=())
    desk.does.runs.start_night()
    assert isinstance(desk.screen, NightShown)


def test_what_is_in_a_file_is_counted_by_what_can_be_asked(desk: Desk) -> None:
    desk.does.read_night(" T1.sqlite ")
    assert [(skill.variant, count) for skill, count in shown(desk).asked] == [
        ("totals", 3),
        ("payment", 3),
        ("order", 2),
        ("clearing", 1),
        ("zero", 1),
    ]
    desk.does.read_night("T1.sqlite", 2)
    read = shown(desk).night
    assert read is not None
    assert read.back == 2


def test_a_file_that_cannot_be_read_says_why_and_another_is_read(desk: Desk) -> None:
    desk.does.read_night("T2.sqlite")
    assert (shown(desk).trouble, shown(desk).night) == (TROUBLE, None)
    desk.does.read_night("T1.sqlite")
    assert shown(desk).trouble is None


def test_what_was_named_last_is_shown_whatever_is_read_first() -> None:
    nights = MadeUpNights({"T1.sqlite": night(), "T2.sqlite": TROUBLE}, at_once=False)
    desk = Desk(nights=nights)
    desk.does.enter("Ada")
    desk.does.nights()
    desk.does.read_night("T2.sqlite")
    desk.does.read_night("T1.sqlite")
    assert shown(desk).reading
    for told in reversed(nights.waiting):
        told()
    assert (shown(desk).trouble, shown(desk).reading) == (None, False)
    desk.does.read_night("T2.sqlite")
    desk.does.home()
    nights.waiting[-1]()
    assert isinstance(desk.screen, Home), "what is read late takes nobody away from where he is"


def test_a_night_is_gone_through_to_its_end_and_its_skills_are_kept(desk: Desk) -> None:
    desk.does.read_night("T1.sqlite")
    desk.does.runs.start_night(ORDER)
    assert desk.asked.of == 2
    while not isinstance(desk.screen, Summary):
        desk.answer()
        desk.does.answering.enter_key()
    assert [(kept.skill, kept.right) for kept in desk.keeping.kept["Ada"]] == [(ORDER, True)] * 2
    desk.does.home()
    home = desk.screen
    assert isinstance(home, Home)
    assert home.night is not None
    assert home.night.standing is not None
    assert home.night.standing.right == 1


def test_one_spin_is_asked_about_by_itself(desk: Desk) -> None:
    desk.does.read_night("T1.sqlite")
    desk.does.runs.start_night(None, 2)
    assert desk.asked.of == 3
    assert desk.asked.line.partition(": ")[2].startswith("0 sx")


def test_what_went_wrong_comes_back_in_the_ten_minutes_without_the_file() -> None:
    """The line has the spin: what is due is asked of the spin that went wrong, with another seed."""
    desk = Desk(nights=MadeUpNights({"T1.sqlite": night()}))
    desk.does.enter("Ada")
    desk.does.nights()
    desk.does.read_night("T1.sqlite")
    desk.does.runs.start_night(ORDER)
    wrong = desk.asked.line
    desk.does.answering.give_up()
    later = Desk(nights=None)
    later.keeping.kept = desk.keeping.kept
    later.clock.passed = timedelta(days=1).total_seconds()
    later.does.enter("Ada")
    later.does.runs.start_today()
    asked = set()
    while not isinstance(later.screen, Summary):
        asked.add(later.asked.line)
        later.answer()
        later.does.answering.enter_key()
    (back,) = [line for line in asked if line.startswith("night ")]
    assert back.partition(": ")[2] == wrong.partition(": ")[2]
    assert back != wrong


def test_without_anything_to_read_from_nothing_is_offered() -> None:
    desk = Desk()
    desk.does.enter("Ada")
    desk.does.nights()
    assert isinstance(desk.screen, Home)
    assert desk.screen.night is None
