"""The end of the program, asked first: what it means for the table is said before it is done."""

from __future__ import annotations

from typing import Final

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.touch_role import Role
from app.desks.croupier.bank.bank_desk import BankDesk
from app.desks.croupier.forms.kit import Asks, Desk, Form, Line, Said, at_foot
from app.desks.croupier.screen import Screen

END: Final = "end"
"""Told to whoever made the page: the program ends."""


def leaving(bank: BankDesk) -> Asks[None]:
    """One key at the foot, far from the way back; an open table is not closed by it.

    Args:
        bank: what is counted at the bank, and would have to be counted again.
    """

    def form(desk: Desk, _draft: None) -> Form:
        lost = _lost(desk.screen, half_counted=bank.waiting() is not None)
        return Form(
            tr("Uscire dal programma?"),
            _what_stays(desk.screen),
            parts=tuple(Line(words, 18, theme.GOLD, loud=True) for words in lost),
            does=at_foot(tr("Uscire dal programma"), END, role=Role.TAKE),
            described=" ".join(lost),
        )

    return Asks(lambda _desk, _left: None, form, lambda _desk, _draft, says: Said(None, tells=says))


def _lost(screen: Screen, *, half_counted: bool) -> tuple[str, ...]:
    """Say what would be lost, or have to be done again."""
    lost = screen.heading.journal.on_paper
    unwritten = tr("Non registrati, e persi: {count}. Segnarli su carta.").format(count=lost) if lost else ""
    uncounted = tr("Il conto a metà andrà rifatto.") if half_counted else ""
    return tuple(filter(None, (unwritten, uncounted)))


def _what_stays(screen: Screen) -> str:
    if screen.heading.practice:
        return tr("La prova finisce, e non si riprende.")
    if not screen.opened:
        return tr("Il tavolo è chiuso.")
    if screen.heading.journal.on_paper:
        return tr("Il tavolo resta aperto: al prossimo avvio è dov'era con quello che è registrato.")
    return tr("Il tavolo resta aperto: al prossimo avvio è dov'era.")
