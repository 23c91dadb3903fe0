"""Two windows of the bank: a payment that nobody had marked, and where papers are written to (rules 9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from app.desks.common.language import tr
from app.desks.common.touch_role import Role
from app.desks.croupier import commands
from app.desks.croupier.bank.bank_desk import BankDesk
from app.desks.croupier.forms.kit import Asks, Desk, Do, Form, Key, Row, Said
from app.desks.croupier.payments.left import left_of
from app.desks.croupier.words.left_words import answer_words, left_of_words, left_words
from app.table.unmarked import unmarked_at

_MOST: Final = 5
OTHER: Final = "other"
"""Told to whoever made the page: another folder is looked for."""


def not_marked(bank: BankDesk) -> Asks[None]:
    """Two touches lead here from the list; one says whether it was made, and leads back to it.

    Args:
        bank: knows which payment is looked at.
    """

    def form(desk: Desk, _draft: None) -> Form:
        spin, order = bank.left
        found = unmarked_at(desk.state, spin, order)
        title, below, words = tr("Pagamenti non segnati"), "", (tr("Pagato"), tr("Non pagato"))
        if found is not None:  # else the night is over
            left = left_of(desk.state.house, found)
            words = answer_words(left)
            said = "" if found.paid is None else tr("Detto: {answer}.").format(answer=words[1].lower())
            title, below = left_words(left), f"{left_of_words(left, 1)} · {left.why}. {said}".strip()
        disputed = found is not None and found.disputed
        keys = (
            Key(
                said,
                Do(commands.answered(spin, order, paid=paid, disputed=disputed)),
                can=found is not None and found.paid is not paid,
                role=role,
            )
            for said, paid, role in zip(words, (True, False), (Role.PAY, Role.TAKE), strict=True)
        )
        return Form(title, below, parts=(Row("", tuple(keys), 2, high=96),))

    return Asks(lambda _desk, _left: None, form, lambda _desk, _draft, _says: Said(None))


def slips_folder(folders: Callable[[], Sequence[str]]) -> Asks[None]:
    """The folders that are offered, and any other one by a window; whoever made the page is told which.

    Args:
        folders: names those that are there.
    """

    def form(_desk: Desk, _draft: None) -> Form:
        found = (Key(path, path, single=True) for path in folders()[:_MOST])
        keys = (*found, Key(tr("Un'altra cartella…"), OTHER))
        return Form(
            tr("Dove vanno i documenti?"),
            tr("Si chiede una volta, finché il programma resta aperto."),
            parts=(Row("", keys, 1, high=64),),
        )

    return Asks(lambda _desk, _left: None, form, lambda _desk, _draft, says: Said(None, tells=says))
