"""The journal takes nothing any more: the table goes on in a new one beside it, in somebody's name."""

from __future__ import annotations

from app.desks.common.language import tr
from app.desks.croupier.forms.kit import Asks, Desk, Form, Key, Row, Said, at_foot
from app.desks.croupier.forms.typed import Letter, Spelt, letters


def new_journal(*, can: bool) -> Asks[Spelt]:
    """Whoever deals is offered; one touch does it, and whoever made the page is told in whose name.

    Args:
        can: whether there is a journal to leave.
    """

    def form(desk: Desk, draft: Spelt) -> Form:
        waits, name = desk.screen.heading.journal.on_paper, draft.name
        said = tr("a nome di {name}").format(name=name) if name else tr("prima il nome di chi lo dice")
        called = tr("chi lo dice: {name}").format(name=name)
        return Form(
            tr("Un registro nuovo?"),
            tr("Quello guasto resta com'è. Non registrati: {count}. Vanno nel nuovo.").format(count=waits),
            parts=(
                Row("", (Key(name or tr("Nome"), "", tr("chi lo dice"), called, can=False),), 2),
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
