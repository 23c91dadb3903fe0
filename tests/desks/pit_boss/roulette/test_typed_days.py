"""A day as a pit boss types it: as the desk writes it, by its name in three languages, and whole there."""

from datetime import UTC, date, datetime

import pytest

from app.desks.pit_boss.roulette.typed_days import typed_day, typed_stretch
from app.journal.lists.searching import read_search
from app.table.roulette.listing import LISTING
from tests.reports.days import ROME

SUNDAY = date(2026, 11, 22)


@pytest.mark.parametrize(
    ("word", "day"),
    [
        ("17/11", date(2026, 11, 17)),
        ("17/11/26", date(2026, 11, 17)),
        ("17/11/2025", date(2025, 11, 17)),
        ("2026-11-17", date(2026, 11, 17)),
        ("24/12", date(2025, 12, 24)),
        ("martedì", date(2026, 11, 17)),
        ("Tuesday", date(2026, 11, 17)),
        ("mardi", date(2026, 11, 17)),
        ("domenica", SUNDAY),
        ("ieri", date(2026, 11, 21)),
        ("today", SUNDAY),
        ("31/2", None),
        ("rosso", None),
        ("17", None),
    ],
)
def test_a_day_is_read_as_it_is_typed(word: str, day: date | None) -> None:
    assert typed_day(word, SUNDAY) == day


def test_it_is_the_whole_gaming_day_of_the_house() -> None:
    since, until = typed_stretch("17/11", SUNDAY, ROME) or (0, 0)
    local = [datetime.fromtimestamp(each / 1_000_000, UTC).astimezone(ROME) for each in (since, until)]
    assert [moment.date().day for moment in local] == [17, 18]
    assert local[0].hour == local[1].hour
    assert local[0].hour > 4, "a night ends in the morning"


def test_what_is_a_position_stays_one() -> None:
    """8/11 is the split; the eighth of November is 8/11/26."""

    def days(word: str) -> tuple[int, int] | None:
        return typed_stretch(word, SUNDAY, ROME)

    assert read_search("8/11", LISTING.words, days=days).position == "8/11"
    found = read_search("contestato 8/11 17/11", LISTING.words, days=days)
    assert (found.position, found.since, found.until) == ("8/11", *(days("17/11") or ()))
    assert read_search("8/11/26", LISTING.words, days=days).since == (days("8/11/26") or (0, 0))[0]
    assert read_search("since 17/11", LISTING.words, days=days).until is None
