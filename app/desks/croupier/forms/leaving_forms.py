"""The end of the program, asked first; and of a journal: the table goes on in a new one beside it."""

from __future__ import annotations

from typing import Final

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.touch_role import Role
from app.desks.croupier.bank.bank_desk import BankDesk
from app.desks.croupier.forms.kit import Asks, Desk, Form, Line, Row, Said, at_foot
from app.desks.croupier.forms.typed import Letter, Spelt, asked_name, letters
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


def new_journal(*, can: bool) -> Asks[Spelt]:
    """Whoever deals is offered; one touch does it, and whoever made the page is told in whose name.

    Args:
        can: whether there is a journal to leave.
    """

    def form(desk: Desk, draft: Spelt) -> Form:
        waits, name = desk.screen.heading.journal.on_paper, draft.name
        said = tr("a nome di {name}").format(name=name) if name else tr("prima il nome di chi lo dice")
        called = tr("chi lo dice: {name}")
        return Form(
            tr("Un registro nuovo?"),
            tr("Quello guasto resta com'è. Non registrati: {count}. Vanno nel nuovo.").format(count=waits),
            parts=(
                Row("", (asked_name(name, "", tr("chi lo dice"), called, chosen=False, can=False),), 2),
                letters(),
            ),
            does=at_foot(
                tr("Andare avanti su un registro nuovo"),
                name,
                said if waits else tr("quello di ora scrive"),
                can=waits > 0 and bool(name) and can,
            ),
        )

    return Asks(_begin, form, _told)


def _begin(desk: Desk, left: Spelt | None) -> Spelt:
    """Offer whoever deals, unless another name was written."""
    return left if left is not None and left.text else Spelt(desk.screen.heading.dealer, fresh=True)


def _told(_desk: Desk, draft: Spelt, says: object) -> Said[Spelt]:
    return Said(draft.spelling(says)) if isinstance(says, Letter) else Said(draft, tells=says)
