"""Why a throw is void, and why it counts after all: a reason is chosen, then said."""

from __future__ import annotations

from typing import Final

from app.desks.common.language import tr
from app.desks.common.touch_role import Role
from app.desks.croupier.forms.kit import Asks, Do, Form, Key
from app.desks.croupier.forms.reason_forms import Why, nothing_yet, reasons, told_why
from app.desks.croupier.roulette import entry_commands
from app.desks.croupier.roulette.forms.spin_desk import SpinDesk
from app.desks.croupier.roulette.words.game import DRAW_VOID_REASONS, VALID_REASONS, VOID_REASONS
from app.desks.croupier.roulette.words.round_words import throw_words
from app.desks.croupier.words.reasons import reason_words
from app.rules.roulette.spin_rules import has_tumbler
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_commands import CountAfterAll
from app.table.roulette.uncounted import Unexplained

_BETS_OPEN: Final = frozenset({Phase.COMING, Phase.BETS_OPEN, Phase.THROWN})


def _void_form(desk: SpinDesk, draft: Why) -> Form:
    """Why a throw is void that was declared so already; that bets are open is said only while they are."""
    draws, screen = has_tumbler(desk.house), desk.screen
    void = draft.about if isinstance(draft.about, Unexplained) else None  # it asks about no other throw
    printed = (DRAW_VOID_REASONS if draws else VOID_REASONS).items()
    rests = screen.number is None and screen.phase in _BETS_OPEN and not screen.suspended
    title = tr("{throw}: perché è nulla?") if draws else tr("{throw}: perché è nullo?")
    opened = tr("«Rien va» vale già: le puntate restano e sono aperte.")
    says = None if void is None else Do(entry_commands.explain(void, draft.reason))
    return Form(
        "" if void is None else title.format(throw=throw_words(*void, draws=draws)),
        opened if rests else tr("«Rien va» vale già."),
        parts=(reasons({str(reason): tr(words) for reason, words in printed}, draft),),
        does=Key(tr("È questo il motivo"), says, can=bool(draft.reason), role=Role.TAKE),
    )


def _last_void(desk: SpinDesk, _left: Why | None) -> Why:
    """The last void throw for which nobody has said why."""
    return Why(about=next(reversed(tuple(desk.state.unexplained.values())), None))


def _valid_form(_desk: SpinDesk, draft: Why) -> Form:
    """Why a void throw counts after all: what becomes of the spin, and until when it can be said."""
    words = ((reason, reason_words(reason)) for reason in VALID_REASONS)
    why = {reason: said[:1].upper() + said[1:] for reason, said in words}
    return Form(
        tr("Perché il colpo vale?"),
        tr("Tutto torna com'era prima di «Rien va». Si può dire fino al prossimo lancio."),
        parts=(reasons(why, draft),),
        does=Key(
            tr("Il colpo vale"),
            Do(CountAfterAll(reason=draft.reason)),
            can=bool(draft.reason),
            role=Role.TAKE,
        ),
    )


WHY_VOID: Final = Asks(_last_void, _void_form, told_why)
VALID: Final = Asks(nothing_yet, _valid_form, told_why)
