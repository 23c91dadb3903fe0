"""The names of side wagers in the language of a page or a window."""

from __future__ import annotations

from app.reports.repeater.wager_words import wager_words
from app.rules.repeater.wagers import WAGERS


def test_every_wager_has_a_name_and_no_two_the_same() -> None:
    assert len({wager_words(wager.code) for wager in WAGERS}) == len(WAGERS)
    assert wager_words("repeat-2-3-11-12") == "repeater 2 3 11 12"


def test_what_is_no_wager_stays_as_it_was_written() -> None:
    assert wager_words("split") == "split"
