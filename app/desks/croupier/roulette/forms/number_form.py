"""A number by hand, or another than was said: touched as it lies on the cloth, or typed."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from app.desks.common.language import tr
from app.desks.common.touch_role import Role
from app.desks.croupier.forms.kit import ENTER, Asks, Do, Form, Key, Panel, Said, at_foot
from app.desks.croupier.roulette import entry_commands
from app.desks.croupier.roulette.forms.places import (
    FIGURES,
    Figure,
    Number,
    Places,
    Pointed,
    number_keys,
    pointed_at,
)
from app.desks.croupier.roulette.forms.spin_desk import SpinDesk
from app.desks.croupier.words.words import with_article
from app.rules.italian import elided


class Pad(NamedTuple):
    """What was touched so far.

    Attributes:
        said: the number that was said before; None for none.
        chosen: the one that is touched; None before one is.
        typed: the one whose figures are typed.
    """

    said: int | None = None
    chosen: int | None = None
    typed: Pointed = Pointed()


def _form(desk: SpinDesk, draft: Pad, title: str, below: str, does: Key | None = None) -> Form:
    """Show the numbers of the cloth; Enter touches the one that is typed, and nothing else."""
    typed, enter = draft.typed, None
    marked = Pointed() if draft.chosen is None else Pointed(draft.chosen, marked=True)
    if typed.typed:
        title, below = tr("{number} – Invio").format(number=typed.typed), tr("Quale numero è caduto?")
        marked, enter = typed, Number(typed.number)
    numbers = tuple(key._replace(single=True) for key in number_keys(marked))
    return Form(
        title,
        below,
        parts=(Panel(Places(desk.screen.side, numbers, (), ())),),
        does=does,
        typed=(*FIGURES, Key("", enter, key=ENTER)),
    )


def _by_hand(desk: SpinDesk, draft: Pad) -> Form:
    """The one that is touched waits for a second look."""
    hint = tr("Toccarlo; poi si conferma guardando la pallina.")
    return _form(desk, draft, tr("Quale numero è caduto?"), hint)


def _contradicting(desk: SpinDesk, draft: Pad) -> Form:
    """The reader is contradicted: another number is touched, and then said in the capo tavolo's name."""
    said, chosen, says, words = draft.said, draft.chosen, None, tr("Toccare il numero")
    if chosen is not None and chosen != said:
        says = Do(entry_commands.contradict(chosen, desk.state.paying))
        words = elided(tr("È il {number}").format(number=chosen))
    title = tr("Quale numero vale?")
    if said is not None:
        title = tr("Non è {number}?").format(number=with_article(str(said)))
    below = tr("Decide il capo tavolo, prima del primo pagamento; il registro tiene tutti e due.")
    does = at_foot(words, says, tr("lo dice il capo tavolo"), Role.TAKE, can=says is not None)
    return _form(desk, draft, title, below, does)


def _told(_desk: SpinDesk, draft: Pad, says: object, *, at_once: bool) -> Said[Pad]:
    """A number is told `at_once` to whoever made the page, or waits for the key at the foot."""
    match says:
        case Number(number) if at_once:
            return Said(Pad(), tells=number)
        case Number(number):
            return Said(Pad(draft.said, number))
        case Figure():
            return Said(draft._replace(typed=pointed_at(draft.typed, says)))
        case _:
            return Said(draft)


NUMBER: Final = Asks[Pad](lambda _desk, _left: Pad(), _by_hand, partial(_told, at_once=True))
OTHER_NUMBER: Final = Asks[Pad](
    lambda desk, _left: Pad(desk.screen.number), _contradicting, partial(_told, at_once=False)
)
