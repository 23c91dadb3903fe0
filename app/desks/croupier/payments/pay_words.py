"""What stands on the key that pays, and what the panel says of a payment that is shown large."""

from __future__ import annotations

from typing import Final

from app.desks.common.language import euro, tr
from app.desks.common.owner_words import title_words
from app.desks.croupier.acts import Act
from app.desks.croupier.payments.shown import LargePayment, Mark, Payments
from app.desks.croupier.roulette.words.beside_words import beside_words
from app.desks.croupier.screen import Screen
from app.desks.croupier.words.reasons import reason_words
from app.desks.croupier.words.words import act_words, lack_words
from app.rules.italian import elided

_BRIEF: Final = 16
"""So many letters of what was said against a payment have room on its key; its page has all of it."""


def pay_words(paid: Payments, *, by_key: bool) -> tuple[str, str]:
    """Say what the large button does; what is disputed is not paid until somebody has decided (rules 7)."""
    if is_decided(paid):
        said = reason_words(paid.large.objection) if paid.large is not None else ""
        below = [said] if 0 < len(said) <= _BRIEF else []
        return tr("CONTESTATO"), " · ".join([*below, tr("decidere…")])
    if paid.large is not None and paid.aside:
        return act_words(Act.PAID), elided(tr("si guarda il {order}").format(order=paid.large.order))
    if paid.step is not None:
        return tr("FATTO"), tr("spazio") if by_key else ""
    if paid.large is not None and paid.large.differs is not None:
        what = tr("RIPRESO") if paid.large.differs.back else act_words(Act.PAID)
        return what, tr("spazio") if by_key else ""
    if not paid.rows or paid.current is not None:
        if is_uneven(paid.large):
            return act_words(Act.PAID), tr("chiedere al capo tavolo")
        below = [tr("incassa")] if is_asked(paid.large) else []
        return act_words(Act.PAID), " · ".join([*below, tr("spazio")] if by_key else below)
    return tr("TUTTO PAGATO"), ""


def is_decided(paid: Payments) -> bool:
    """Whether what is shown large is disputed: it is decided, and not paid before (rules 7)."""
    return paid.large is not None and paid.large.mark is Mark.DISPUTED


def is_uneven(large: LargePayment | None) -> bool:
    """Whether something of what is shown large cannot be paid in chips: the capo tavolo is asked first."""
    return large is not None and large.mark is not Mark.PAID and large.lack.unpaid > 0


def is_asked(large: LargePayment | None) -> bool:
    """Whether the player of a payment must be asked: what he won before rested until now (rules 5)."""
    return large is not None and large.resting is not None and large.resting.asked


def named_words(large: LargePayment) -> str:
    """Say the large payment to a screen reader, and what the bank wants for it."""
    words = f"{title_words(large.title)}, {large.why}: {euro(large.amount)}"
    return ". ".join(part for part in (words, *beside_words(large), lack_words(large.lack)) if part)


def runs_already(screen: Screen) -> bool:
    """Whether the next ball runs while a spin is paid that was opened again: "Rien ne va plus" closes it."""
    return screen.number is not None and Act.NO_MORE_BETS in screen.can
