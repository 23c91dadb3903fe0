"""Repeater Bets as a side game that a table plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from app.rules.money import money_text
from app.rules.repeater.house_rules import NAME, repeater_rules
from app.table.event_record import Form
from app.table.repeater.acts import ACTS, SIGNS
from app.table.repeater.events import WagerRefused
from app.table.repeater.following import follow
from app.table.repeater.memory import FOLDS, NOTHING_THERE, Wagers, left_over
from app.table.repeater.owing import handed_over, owed
from app.table.repeater.round_form import standing_form, tallies_form
from app.table.repeater.saying import paid_together, spin_said, why_paid
from app.table.side_game import SideGame


def _form(wagers: Wagers) -> Form:
    """Its part of the state, as scripts read it."""
    round_ = wagers.round
    return {
        "round": round_.number,
        "tallies": tallies_form(round_),
        "standing": standing_form(round_),
        "paid": money_text(wagers.kept.paid),
    }


def _checks() -> Mapping[type, Callable[[Any, Any], str | None]]:
    """Load what only a journal that is verified needs."""
    from app.table.repeater.checks import CHECKS  # noqa: PLC0415 - see above

    return CHECKS


REPEATER: Final = SideGame(
    name=NAME,
    nothing=NOTHING_THERE,
    folds={**FOLDS, WagerRefused: lambda wagers, _event: wagers},
    acts=ACTS,
    follow=follow,
    form=_form,
    checks=_checks,
    owed=owed,
    hands=handed_over,
    undecided=lambda wagers: bool(wagers.round.standing),
    signs=SIGNS,
    leaves=left_over,
    dealt=lambda house: repeater_rules(house) is not None,
    why_paid=why_paid,
    marks=paid_together,
    said=spin_said,
)
