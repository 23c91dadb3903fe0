"""A number that is put right once its spin is closed."""

from __future__ import annotations

from typing import Any

from app.table.repeater.events import ValueCorrected
from app.table.roulette.spin_events import SpinNumber
from tests.table.repeater.night import Night, form_of


def corrected(night: Night, spin: int, number: int) -> dict[str, Any]:
    """Correct the number of a spin; gives what the side wagers say of it."""
    of = next(
        place
        for place, event in enumerate(night.story, 1)
        if isinstance(event, SpinNumber) and event.spin == spin
    )
    who = {"by": "Rossi", "witness": "Bianchi", "reason": "misread"}
    caused = night.do("correct", of=of, instead={"number": number}, **who)
    (said,) = [form_of(event) for event in caused if isinstance(event, ValueCorrected)]
    return said
