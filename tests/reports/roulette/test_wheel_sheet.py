"""The wheel's page to be printed says what the command says, with its days and who dealt."""

from __future__ import annotations

import random

from app.desks.common.application import make_application
from app.desks.common.language import Language, speak
from app.reports.roulette.wheel_sheet import wheel_sheet
from app.reports.roulette.wheel_words import conclusion_words, needed_spins
from app.reports.roulette.wheels_fallen import Spun, Wheel
from app.reports.sheet import Note, Rows
from app.reports.wording import dealers_words, period_words
from tests.reports.days import ROME
from tests.rules.roulette.wheel_health.wheels import biased, fair


def italian() -> None:
    make_application(["test"])
    speak(Language.ITALIAN)


def test_it_has_its_days_its_dealers_and_every_number() -> None:
    italian()
    since, until = "2026-10-01T20:00:00.000000Z", "2026-11-21T23:30:00.000000Z"
    numbers = tuple(fair(random.Random(3), 800))
    spun = Spun(numbers, (None,) * 800, since, until, ("Anna", "Bruno"))
    sheet = wheel_sheet(Wheel("C-1"), spun, spun.health(), needed_spins(), ROME)
    assert sheet.title == "Cilindro C-1"
    assert sheet.beneath == "dal 01/10/26 22:00 al 22/11/26 00:30"
    notes = [part.text for part in sheet.parts if isinstance(part, Note)]
    assert notes[:2] == [conclusion_words(spun.health()), "Croupier: Anna, Bruno"]
    (pockets,) = (part for part in sheet.parts if isinstance(part, Rows))
    assert {row.cells[0] for row in pockets.rows} == {str(number) for number in range(37)}


def test_a_grave_conclusion_is_loud() -> None:
    italian()
    numbers = tuple(biased(random.Random(1), 12_000, (17,), 0.6))
    spun = Spun(numbers, (None,) * 12_000)
    first = wheel_sheet(Wheel("", "T9"), spun, spun.health(), (), ROME).parts[0]
    assert isinstance(first, Note)
    assert first.loud


def test_what_nobody_recorded_is_said() -> None:
    italian()
    assert dealers_words(()) == "Croupier: nessuno registrato"
    assert period_words("", "", ROME) == ""
