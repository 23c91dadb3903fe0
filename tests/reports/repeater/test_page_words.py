"""Side wagers in the language of a page."""

from __future__ import annotations

import pytest

from app.reports.repeater.page_words import REPEATER, paid_words, repeater_words
from app.reports.voice import Voice
from app.rules.money import Cents
from app.rules.payment import Odds
from app.table.repeater.owing import owed
from app.table.side_payments import side_payment
from tests.table.repeater.night import PLAYED, Night
from tests.table.repeater.test_checks import NIGHT

VOICE = Voice(games=(REPEATER,))


def test_every_event_has_words_of_its_own() -> None:
    (side,) = PLAYED.sides
    said = {type(event): VOICE.happened(event) for event in NIGHT.story if type(event) in side.folds}
    assert set(said) == set(side.folds)
    assert all(said.values())
    assert len(set(said.values())) == len(said)


def test_what_is_of_no_side_game_has_none() -> None:
    assert {repeater_words(event, VOICE) for event in NIGHT.story if event.spin is None} == {""}


@pytest.mark.parametrize(("code", "name"), [("repeat-4", "repeater 4"), ("horn", "Horn")])
def test_the_dealers_box_is_named_beside_the_wager(code: str, name: str) -> None:
    night = Night()
    night.book(code)
    for number in (3, 3, 3, 3) if code == "repeat-4" else (1, 1):
        night.spin(number)
    spin = night.state.spins - 1
    paid = [paid_words(payment) for payment in owed(night.wagers, spin).payments]
    assert paid == ([name, f"busta per {name}"] if code == "repeat-4" else [name])


def test_a_payment_of_another_side_game_is_said_by_nobody_here() -> None:
    assert paid_words(side_payment("runs", "three", "Bo", Cents(500), Odds(3, 1))) == ""
