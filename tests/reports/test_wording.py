"""Figures and times of a page, as each language writes them."""

from datetime import date

from app.desks.common.language import Language, speak
from app.reports.gaming_day import local_moment
from app.reports.wording import clock, count, day_words, duration, moment_words, money, span
from tests.reports.days import ROME

MOMENT = "2026-11-21T20:05:14.123456Z"


def test_money_has_both_decimals_and_thousands_apart() -> None:
    assert money(104_000) == "1.040,00"
    assert money(-250) == "−2,50"
    assert money(194_769_302_500) == "1.947.693.025,00"
    assert money(None) == "–"
    speak(Language.ENGLISH)
    assert money(104_000) == "1,040.00"


def test_a_number_nobody_knows_is_a_dash() -> None:
    assert count(1_234) == "1.234"
    assert count(None) == "–"


def test_days_and_hours_are_the_houses_own() -> None:
    assert day_words(date(2026, 11, 21)) == "sabato 21 novembre 2026"
    assert clock(MOMENT, ROME) == "21:05"
    assert moment_words(local_moment(MOMENT, ROME)).endswith("21:05")


def test_a_duration_is_hours_and_minutes() -> None:
    assert duration(3_600_000_000 * 7 + 60_000_000 * 5 + 59_000_000) == "7 h 05 min"


def test_how_long_something_was_is_written_in_the_units_that_it_has() -> None:
    assert [span(seconds) for seconds in (0, 7, 90, 3600, 3725)] == [
        "0 s",
        "7 s",
        "90 s",
        "1 h",
        "1 h 2 min 5 s",
    ]
