"""What the pit boss's desk shows, without any window (screens, "The capo tavolo and the pit boss")."""

from datetime import date
from pathlib import Path

import pytest

from app.desks.common.application import make_application
from app.desks.common.language import Language, speak
from app.desks.pit_boss.roulette.asked_for import (
    Controls,
    Days,
    asked,
    end_of_day,
    moment_of_day,
    nights_before,
)
from app.desks.pit_boss.roulette.payments_list import payment_card
from app.desks.pit_boss.roulette.spin_shown import spin_shown, steps_shown
from app.journal.lists.filters import Filter
from app.journal.lists.times import moment_written
from app.reports.roulette.spin_story import SpinStory
from app.reports.voice import Voice
from app.table import events as happened
from app.table.listing import Flag
from app.table.roulette import events as spun
from tests.reports.days import ROME
from tests.reports.spins import put_right, recorded, told

TODAY = date(2026, 11, 22)


@pytest.fixture(scope="module")
def story(tmp_path_factory: pytest.TempPathFactory) -> SpinStory:
    return told(recorded(tmp_path_factory.mktemp("screen") / "T1.sqlite"))


def test_what_was_typed_goes_before_what_a_control_says() -> None:
    controls = Controls(number=17, dealer="Anna", over=5_000, flags=Flag.DISPUTED)
    found = asked(controls, Filter(number=8, under=900, flags=Flag.VOID), TODAY, ROME)
    assert (found.number, found.dealer, found.flags) == (8, "Anna", Flag.DISPUTED | Flag.VOID)
    assert (found.over, found.under) == (None, 900), "under so much and over more would find nothing"


def test_a_day_begins_at_six_by_the_clocks_of_the_house() -> None:
    yesterday = asked(Controls(days=Days.YESTERDAY), Filter(), TODAY, ROME)
    assert yesterday.since is not None
    assert yesterday.until is not None
    assert moment_written(yesterday.since) == "2026-11-21T05:00:00.000000Z"
    assert moment_written(yesterday.until) == "2026-11-22T05:00:00.000000Z"
    assert end_of_day(date(2026, 11, 21), ROME) == moment_of_day(TODAY, ROME)
    typed = asked(Controls(days=Days.TODAY), Filter(until=5), TODAY, ROME)
    assert (typed.since, typed.until) == (None, 5), "a day that was typed is the one that is meant"


def test_a_night_of_this_week_is_looked_at_alone() -> None:
    assert nights_before(TODAY) == tuple(date(2026, 11, day) for day in (20, 19, 18, 17, 16))
    tuesday = asked(Controls(days=date(2026, 11, 17)), Filter(), TODAY, ROME)
    assert tuesday.since == moment_of_day(date(2026, 11, 17), ROME)
    assert tuesday.until == moment_of_day(date(2026, 11, 18), ROME)


@pytest.mark.parametrize(
    ("days", "since"),
    [(Days.TODAY, "2026-11-22"), (Days.WEEK, "2026-11-16"), (Days.MONTH, "2026-10-24")],
)
def test_days_are_counted_back_with_today(days: Days, since: str) -> None:
    found = asked(Controls(days=days), Filter(), TODAY, ROME)
    assert found.since == moment_of_day(date.fromisoformat(since), ROME)


def test_a_spin_is_shown_as_it_stood_last(story: SpinStory) -> None:
    shown = spin_shown(story)
    assert shown.number == 8
    assert {stack.position.name for stack in shown.laid} >= {
        "black",
        "line-7-12",
        "corner-7-11",
        "split-8-11",
    }
    assert [each.of.item.payment.amount for each in shown.payments] == [5_000, 26_000, 17_250, 13_000]
    assert all(each.paid for each in shown.payments)


def test_the_picture_follows_each_step(story: SpinStory) -> None:
    before = spin_shown(story, 0)
    assert (before.number, before.payments) == (None, ())
    assert "black" not in {stack.position.name for stack in before.laid}
    place = next(n for n, step in enumerate(story.steps) if isinstance(step.event, happened.PaymentMade))
    first = spin_shown(story, place)
    assert [each.paid for each in first.payments] == [True, False, False, False]
    assert spin_shown(story, 999).place == len(story.steps) - 1


def test_what_was_put_right_is_struck_and_each_step_says_how_long_it_took(story: SpinStory) -> None:
    steps = steps_shown(story)
    struck = [type(shown.step.event) for shown in steps if shown.struck]
    assert struck == [spun.SpinNumber, happened.PaymentMade]
    assert [shown.took for shown in steps[:3]] == [None, 10_000_000, 10_000_000]


def test_at_zero_what_was_divided_stands_beside_the_payments(tmp_path: Path) -> None:
    shown = spin_shown(told(recorded(tmp_path / "T1.sqlite"), 3))
    assert shown.payments == ()
    assert [outcome.part.amount for outcome in shown.outcomes] == [2_500, 2_500]


def test_9_a_payment_that_was_put_right_shows_what_holds_and_what_was(tmp_path: Path) -> None:
    make_application(["review"])
    speak(Language.ITALIAN)
    story = put_right(tmp_path / "T1.sqlite")
    card = payment_card(spin_shown(story).payments[1], Voice(), ROME)
    assert (card.amount, card.was) == ("€ 230", ("€ 260", "€ 280"))
    assert "sbarrato: € 280" in card.words
    assert card.loud[-2:] == (
        "corretto: contato bene (Carla, testimone Ugo)",
        "€ 280 − 50 = € 230 · ripresi 50,00: ripresi 5 × 20,00; dati 1 × 50,00",
    )
    assert card.lines[0].startswith("registrato € 260: "), "the sum is that of what was recorded"
    before = payment_card(spin_shown(story, story.last).payments[1], Voice(), ROME)
    assert (before.amount, before.was) == ("€ 260", ())
    assert card.lines[0].endswith(before.lines[0])
