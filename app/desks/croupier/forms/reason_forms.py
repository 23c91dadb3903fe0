"""A reason is chosen, then said: why play is suspended, and whatever else has its reasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import tr
from app.desks.common.touch_role import Role
from app.desks.croupier import commands
from app.desks.croupier.forms.kit import Asks, Desk, Do, Form, Key, Row, Said, at_foot
from app.desks.croupier.words.game_words import dealt

_SUSPENDED: Final = (
    QT_TRANSLATE_NOOP("", "Allarme in sala"),
    QT_TRANSLATE_NOOP("", "Decisione della direzione"),
)


class Why(NamedTuple):
    """A reason as the journal writes it, and what it is about: the same while the page is open."""

    reason: str = ""
    about: object = None


def reasons(offered: Mapping[str, str], draft: Why) -> Row:
    """Give the keys of reasons with their words, two by two; a figure chooses one."""
    numbered = enumerate(offered.items(), 1)
    keys = (Key(words, each, chosen=each == draft.reason, key=str(n)) for n, (each, words) in numbered)
    return Row("", tuple(keys), 2, high=64)


def told_why(_desk: Desk, draft: Why, says: object) -> Said[Why]:
    """Choose a reason, or say it."""
    return Said(draft._replace(reason=says) if isinstance(says, str) else draft)


def _suspension_form(desk: Desk, draft: Why) -> Form:
    """Why the management suspends play; taken up again from the same place."""
    over = desk.state.suspended is not None
    why = (dealt(desk.house.instrument).checked, *_SUSPENDED)
    keys = (Key(tr(each), str(each), chosen=each == draft.reason, can=not over) for each in why)
    title, words = tr("Sospendere il gioco?"), tr("Sospendere il gioco")
    below = tr("Tutto resta com'è, finché non si riprende.")
    if over:
        title, words = tr("Il gioco è sospeso"), tr("Riprendere il gioco")
        below = tr("Si riprende quando la direzione lo dice.")
    says = Do(commands.suspend(draft.reason, over=over))
    return Form(
        title,
        below,
        parts=(Row(tr("PERCHÉ"), tuple(keys)),),
        does=at_foot(words, says, can=over or bool(draft.reason), role=Role.TAKE),
    )


def nothing_yet(_desk: Desk, _left: Why | None) -> Why:
    """Begin without a reason."""
    return Why()


SUSPENSION: Final = Asks(nothing_yet, _suspension_form, told_why)
