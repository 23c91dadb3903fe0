"""The forms of roulette, by what opens them; loaded when one is needed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from app.desks.croupier.acts import Act
from app.desks.croupier.forms.kit import Asks
from app.desks.croupier.roulette.forms.colour_form import COLOUR
from app.desks.croupier.roulette.forms.hand_form import HAND
from app.desks.croupier.roulette.forms.lines_form import LINES
from app.desks.croupier.roulette.forms.misplaced_form import MISPLACED
from app.desks.croupier.roulette.forms.number_form import NUMBER, OTHER_NUMBER
from app.desks.croupier.roulette.forms.void_forms import VALID, WHY_VOID
from app.desks.croupier.roulette.forms.zero_form import PRISONERS, ZERO

FORMS: Final[Mapping[Act, Asks[Any]]] = {  # each with a draft of its own
    Act.WHY_VOID: WHY_VOID,
    Act.VALID: VALID,
    Act.PRISONERS: PRISONERS,
    Act.MISPLACED: MISPLACED,
    Act.HAND: HAND,
    Act.COLOUR: COLOUR,
    Act.LINES: LINES,
    Act.ZERO: ZERO,
    Act.NUMBER: NUMBER,
    Act.OTHER_NUMBER: OTHER_NUMBER,
}
ON_THE_LAYOUT: Final = frozenset({Act.PRISONERS, Act.MISPLACED, Act.NUMBER, Act.OTHER_NUMBER})
"""They have the places of the layout."""
