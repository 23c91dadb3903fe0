"""The forms of any table that need nothing but the desk, by what opens them; loaded when one is needed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from app.desks.croupier.acts import Act
from app.desks.croupier.forms.answer_form import ANSWER
from app.desks.croupier.forms.kit import Asks
from app.desks.croupier.forms.minimum_form import MINIMUM
from app.desks.croupier.forms.reason_forms import SUSPENSION

FORMS: Final[Mapping[Act, Asks[Any]]] = {  # each with a draft of its own
    Act.ANSWER: ANSWER,
    Act.MINIMUM: MINIMUM,
    Act.SUSPEND: SUSPENSION,
}
