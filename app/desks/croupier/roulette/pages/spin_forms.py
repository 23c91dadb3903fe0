"""The forms of roulette, by what opens them; loaded when one is needed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.forms.kit import Asks
from app.desks.croupier.roulette.forms.colour_form import COLOUR
from app.desks.croupier.roulette.forms.hand_form import HAND
from app.desks.croupier.roulette.forms.lines_form import LINES
from app.desks.croupier.roulette.forms.misplaced_form import MISPLACED
from app.desks.croupier.roulette.forms.number_form import NUMBER, OTHER_NUMBER
from app.desks.croupier.roulette.forms.void_forms import VALID, WHY_VOID
from app.desks.croupier.roulette.forms.zero_form import PRISONERS, ZERO
from app.desks.croupier.roulette.spin_acts import SpinAct

FORMS: Final[Mapping[AnyAct, Asks[Any]]] = {  # each with a draft of its own
    Act.WHY_VOID: WHY_VOID,
    Act.VALID: VALID,
    SpinAct.PRISONERS: PRISONERS,
    SpinAct.MISPLACED: MISPLACED,
    SpinAct.HAND: HAND,
    Act.COLOUR: COLOUR,
    Act.LINES: LINES,
    SpinAct.ZERO: ZERO,
    Act.NUMBER: NUMBER,
    Act.OTHER_NUMBER: OTHER_NUMBER,
}
ON_THE_LAYOUT: Final = frozenset({SpinAct.PRISONERS, SpinAct.MISPLACED, Act.NUMBER, Act.OTHER_NUMBER})
"""They have keys with places of the layout, or with its numbers."""
