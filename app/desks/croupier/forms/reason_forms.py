"""Why a throw is void, why it counts after all, why play is suspended: a reason is chosen, then said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import tr
from app.desks.common.touch_role import Role
from app.desks.croupier import commands
from app.desks.croupier.forms.kit import Asks, Desk, Do, Form, Key, Row, Said
from app.desks.croupier.roulette.words import tumbler_words
from app.desks.croupier.roulette.words.throw_words import throw_words
from app.desks.croupier.words.reasons import reason_words
from app.desks.croupier.words.words import VALID_REASONS, VOID_REASONS
from app.table.roulette.procedure import Phase
from app.table.roulette.uncounted import Unexplained

_BETS_OPEN: Final = frozenset({Phase.COMING, Phase.BETS_OPEN, Phase.THROWN})
_SUSPENDED: Final = (
    QT_TRANSLATE_NOOP("", "Controllo del cilindro"),
    QT_TRANSLATE_NOOP("", "Allarme in sala"),
    QT_TRANSLATE_NOOP("", "Decisione della direzione"),
)
_DRUM: Final = QT_TRANSLATE_NOOP("", "Controllo del tamburo")
"""The first reason where a ball is drawn."""


class Why(NamedTuple):
    """A reason as the journal writes it, and the void throw that is asked about: it stays the same one."""

    reason: str = ""
    void: Unexplained | None = None


def _reasons(reasons: Mapping[str, str], draft: Why) -> Row:
    """Reasons with their words, two by two; a figure chooses one."""
    keys = enumerate(reasons.items(), 1)
    return Row(
        "", tuple(Key(words, each, chosen=each == draft.reason, key=str(n)) for n, (each, words) in keys), 2
    )


def _told(_desk: Desk, draft: Why, says: object) -> Said[Why]:
    match says:
        case Do(command):
            return Said(draft, command, leaves=True)
        case str(reason):
            return Said(draft._replace(reason=reason))
        case _:
            return Said(draft)


def _void_form(desk: Desk, draft: Why) -> Form:
    """Why a throw is void that was declared so already; that bets are open is said only while they are."""
    draws, screen, void = desk.house.draws, desk.screen, draft.void
    printed = tumbler_words.VOID_REASONS.items() if draws else VOID_REASONS.items()
    rests = screen.number is None and screen.phase in _BETS_OPEN and not screen.suspended
    title = tr("{throw}: perché è nulla?") if draws else tr("{throw}: perché è nullo?")
    opened = tr("«Rien va» vale già: le puntate restano e sono aperte.")
    says = None if void is None else Do(commands.explain(void, draft.reason))
    return Form(
        "" if void is None else title.format(throw=throw_words(*void, draws=draws)),
        opened if rests else tr("«Rien va» vale già."),
        parts=(_reasons({str(reason): tr(words) for reason, words in printed}, draft),),
        does=Key(tr("È questo il motivo"), says, can=bool(draft.reason), role=Role.TAKE),
    )


def _last_void(desk: Desk, _left: Why | None) -> Why:
    """The last void throw for which nobody has said why."""
    return Why(void=next(reversed(tuple(desk.state.unexplained.values())), None))


def _valid_form(_desk: Desk, draft: Why) -> Form:
    """Why a void throw counts after all: what becomes of the spin, and until when it can be said."""
    return Form(
        tr("Perché il colpo vale?"),
        tr("Tutto torna com'era prima di «Rien va». Si può dire fino al prossimo lancio."),
        parts=(_reasons({reason: _capital(reason_words(reason)) for reason in VALID_REASONS}, draft),),
        does=Key(
            tr("Il colpo vale"), Do(commands.valid(draft.reason)), can=bool(draft.reason), role=Role.TAKE
        ),
    )


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _suspension_form(desk: Desk, draft: Why) -> Form:
    """Why the management suspends play; taken up again from the same place."""
    over = desk.state.suspended is not None
    why = (_DRUM, *_SUSPENDED[1:]) if desk.house.draws else _SUSPENDED
    keys = (Key(tr(each), str(each), chosen=each == draft.reason, can=not over) for each in why)
    title, below, words = (
        (
            tr("Il gioco è sospeso"),
            tr("Si riprende quando la direzione lo dice."),
            tr("Riprendere il gioco"),
        )
        if over
        else (
            tr("Sospendere il gioco?"),
            tr("Tutto resta com'è, finché non si riprende."),
            tr("Sospendere il gioco"),
        )
    )
    says = Do(commands.suspend(draft.reason, over=over))
    return Form(
        title,
        below,
        parts=(Row(tr("PERCHÉ"), tuple(keys)),),
        does=Key(words, says, can=over or bool(draft.reason), role=Role.TAKE, size=22),
    )


def _nothing(_desk: Desk, _left: Why | None) -> Why:
    return Why()


WHY_VOID: Final = Asks(_last_void, _void_form, _told)
VALID: Final = Asks(_nothing, _valid_form, _told)
SUSPENSION: Final = Asks(_nothing, _suspension_form, _told)
