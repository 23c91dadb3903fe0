"""The first pit boss: his name, and a code of his own, given twice; without one names are typed as ever."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.croupier.forms.kit import HOME, Asks, Desk, Form, Key, Line, Row, Said, at_foot
from app.desks.croupier.forms.typed import Letter, Press, Spelt, asked_name, figures, letters
from app.desks.croupier.signing import code_draft
from app.desks.croupier.signing.code_draft import CodeDraft, Step
from app.desks.croupier.signing.people import Checked, Outcome
from app.desks.croupier.signing.signed_words import checked_words


class First(NamedTuple):
    """What was said so far: the name, and once it is asked for the code."""

    name: Spelt = Spelt()
    coding: bool = False
    code: CodeDraft = code_draft.FRESH


class Touch(Enum):
    """What needs no more words; TABLE and DONE are told to whoever made the page."""

    NAME = "name"
    GO_ON = "go on"
    TABLE = "table"
    """the table's own page is wanted once more"""
    DONE = "done"
    """there is a pit boss now"""


class Begin(NamedTuple):
    """Told to whoever made the page: the register is made, with its first pit boss."""

    name: str
    code: str


def _form(_desk: Desk, draft: First) -> Form:
    """First the name in letters, then the code on the pad, and the same code once more."""
    name, coding, waiting = draft.name.name, draft.coding, draft.code.waiting
    called = asked_name(name, Touch.NAME, tr("il suo nome"), tr("il nome: {name}"), chosen=not coding)
    table = Key(tr("Indietro: il tavolo"), Touch.TABLE, key=HOME)
    back = Key(tr("Indietro"), Touch.NAME, can=not waiting) if coding else Key(tr("Più tardi"))
    touched = tr("{count} cifre toccate").format(count=len(draft.code.digits)) if coding else ""
    return Form(
        tr("Chi è il responsabile di sala?"),
        tr("Con il suo codice aggiunge le altre persone. Si chiede una volta sola."),
        parts=(
            Row("", (called,), 2, typed=True),
            *(() if coding else (letters(),)),
            Line(words(draft), 20, _paint(draft), wraps=True),
        ),
        right=(Line(draft.code.dots, 28, high=theme.TARGET), figures(can=not waiting)) if coding else (),
        does=_does(draft),
        foot=() if coding else (table,),
        described=f"{words(draft)} {touched}",
        back=back,
    )


def _paint(draft: First) -> str:
    return theme.ALARM if draft.coding and draft.code.said is not None else theme.GOLD


def _does(draft: First) -> Key:
    if not draft.coding:
        lacking = "" if draft.name.name else tr("prima il nome")
        return at_foot(tr("Avanti"), Touch.GO_ON, lacking, can=not lacking)
    ends = tr("Tenere questo codice") if draft.code.step is Step.AGAIN else tr("Avanti")
    ends = tr("Un momento…") if draft.code.waiting else ends
    return at_foot(ends, Touch.GO_ON, can=draft.code.long_enough)


def words(draft: First) -> str:
    """Say what is asked now, or why a code was not taken."""
    said = draft.code.said
    if not draft.coding:
        return tr("Senza codici i nomi si scrivono soltanto: nessuno firma, e chiunque può scriverli.")
    if said is not None:
        return checked_words(said)
    if draft.code.step is Step.AGAIN:
        return tr("Lo stesso codice, ancora una volta.")
    return tr("Un codice da 8 a 12 cifre: non di seguito, e non sempre la stessa. Nessuno può rileggerlo.")


def _told(_desk: Desk, draft: First, says: object) -> Said[First]:
    match says:
        case Letter():
            return Said(draft._replace(name=draft.name.spelling(says)))
        case Press(sign):
            return Said(draft._replace(code=code_draft.touched(draft.code, sign)))
        case Touch.NAME:
            return Said(First(draft.name))
        case Touch.GO_ON if not draft.coding:
            return Said(First(draft.name, coding=True))
        case Touch.GO_ON:
            code = code_draft.given(draft.code)
            begins = Begin(draft.name.name, code.fresh) if code.waiting else None
            return Said(draft._replace(code=code), tells=begins)
        case Checked():
            right = says.outcome is Outcome.RIGHT
            code = code_draft.FRESH._replace(said=None if right else says)
            return Said(draft._replace(code=code), tells=Touch.DONE if right else None)
        case _:
            return Said(draft, tells=says)


FIRST_PIT_BOSS: Final = Asks(lambda _desk, _left: First(), _form, _told)
