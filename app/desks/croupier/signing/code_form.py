"""The second person touches his name and gives his code, in place; what was being entered waits beneath."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.croupier.forms.kit import (
    DOWN,
    LEFT,
    RIGHT,
    UP,
    Asks,
    Desk,
    Form,
    Key,
    Line,
    Row,
    Said,
    at_foot,
    shown,
)
from app.desks.croupier.forms.typed import Name, Press, figures, names
from app.desks.croupier.signing import code_draft
from app.desks.croupier.signing.code_draft import CodeDraft, Step
from app.desks.croupier.signing.people import Checked, Told
from app.desks.croupier.signing.signed_words import checked_words
from app.people.permissions import Signed

_COLUMNS: Final = 2
_LINES: Final = 3
_WORDS: Final = 64
"""How high the room for what is asked is: two lines."""
_PAD: Final = 328


class Signature(NamedTuple):
    """A signature as it is being given.

    Attributes:
        title: what is signed.
        below: whose code is asked for.
        told: what is signed in full, beneath the names: nobody signs what he does not see.
        himself: who signs for himself that he deals; empty for all else.
        later: it is asked again where it is given up now.
        unsigned: it may go on without a code.
        people: who may sign.
        chosen: the name of who does; empty for nobody.
        turned: how often the names were turned to the others.
        anew: the code begins anew, with another name.
        code: what was touched of it.
        shut: why nothing can be signed now; empty where it can.
    """

    title: str = ""
    below: str = ""
    told: Told = Told()
    himself: str = ""
    later: bool = False
    unsigned: bool = False
    people: tuple[Signed, ...] = ()
    chosen: str = ""
    turned: int = 0
    anew: bool = False
    code: CodeDraft = CodeDraft()
    shut: str = ""

    def offering(self, people: Sequence[Signed], written: str) -> Signature:
        """Offer these people: one alone is chosen at once, of more who is `written` on the paper."""
        first = people[0].name if len(people) == 1 else written
        kept = any(each.name == self.chosen for each in people)
        turned = self.turned if tuple(people) == self.people else 0
        return self._replace(people=tuple(people), turned=turned).choosing(self.chosen if kept else first)

    def choosing(self, name: str) -> Signature:
        """Choose a name: digits touched before any count for the first one, another person's begin anew."""
        if name == self.chosen:
            return self
        if not self.chosen:
            return self._replace(chosen=name)
        return self.forgetting()._replace(chosen=name, anew=bool(self.code.digits))

    def stepping(self, by: int) -> Signature:
        """Choose the next name, or the one before, and turn to it."""
        found, each = [each.name for each in self.people], _COLUMNS * _LINES
        if not found:
            return self
        place = found.index(self.chosen) + by if self.chosen in found else min(by, 0)
        place %= len(found)
        return self._replace(turned=place // (each - (len(found) > each))).choosing(found[place])

    def answered(self, checked: Checked) -> Signature:
        """Take what became of the code."""
        return self._replace(code=code_draft.answered(self.code, checked))

    def forgetting(self) -> Signature:
        """Let no digit stay behind: a code that was compared is given once more."""
        return self._replace(code=CodeDraft())


class Touch(Enum):
    """What needs no more words."""

    SIGN = "sign"
    UNSIGNED = "unsigned"
    """told to whoever made the page: it goes on without a code"""
    OTHERS = "others"
    """the names are turned"""


class Along(NamedTuple):
    """The name so many places further is chosen."""

    by: int


class Given(NamedTuple):
    """Told to whoever made the page: a code is to be compared, or changed."""

    name: str
    code: CodeDraft


_ARROWS: Final = tuple(
    Key("", Along(by), key=key) for key, by in ((DOWN, 1), (RIGHT, 1), (UP, -1), (LEFT, -1))
)


def _form(_desk: Desk, draft: Signature) -> Form:
    """Names and what is signed on one side, the pad on the other; dots alone are seen of a code."""
    code, told, words = draft.code, draft.told, asked_words(draft)
    can, wrong = not (code.waiting or draft.shut), code.said is not None or not draft.people
    said = tr("Avanti") if code.step is Step.FRESH else tr("Firmare")
    without = Key(
        tr("Avanti senza firma"), Touch.UNSIGNED, tr("resta scritto, e avvisa"), can=can, single=True
    )
    touched = tr("{count} cifre toccate").format(count=len(code.digits))
    paint = theme.QUIET if draft.shut else theme.ALARM if wrong else theme.GOLD
    return Form(
        draft.title,
        "" if draft.shut else draft.below,
        draft.shut,
        parts=(
            _names(draft),
            Line(told.what, 21, loud=True),
            Line("\n".join(told.more), 17, theme.QUIET, wraps=True),
            Line(words, 22, paint, wraps=True, high=_WORDS),
        ),
        right=(Line(code.dots, 28, high=theme.TARGET), figures(can=can)),
        wide=_PAD,
        does=at_foot(
            tr("Un momento…") if code.waiting else said,
            Touch.SIGN,
            draft.chosen,
            can=bool(draft.chosen) and code.long_enough and not draft.shut,
        ),
        foot=(without,) if draft.unsigned else (),
        typed=() if code.waiting else _ARROWS,
        described=" ".join(filter(None, (told.what, *told.more, words, touched))),
        back=Key(tr("Più tardi") if draft.later else tr("Indietro")),
    )


def _names(draft: Signature) -> Row:
    """So many names as there is room for, and where there are more, a key that turns them."""
    row = names(draft.people, draft.chosen, "", _COLUMNS, _LINES)
    keys = (
        key._replace(
            says=key.says if isinstance(key.says, Name) else Touch.OTHERS, can=not draft.code.waiting
        )
        for key in shown(row, draft.turned)
    )
    return row._replace(name=tr("CHI FIRMA, E IL SUO CODICE"), keys=tuple(keys), high=68, gap=8)


def asked_words(draft: Signature) -> str:
    """Say what is asked now, or why the last code was not taken."""
    name, code = draft.chosen, draft.code
    if draft.shut:
        return tr("Adesso non c'è niente da firmare.")
    if code.said is not None:
        return checked_words(code.said)
    if not name:
        return tr("Prima toccare il nome.") if draft.people else _nobody(draft)
    match code.step:
        case Step.CODE if draft.anew and not code.digits:
            return tr("Altro nome: il codice ricomincia. Il codice di {name}.").format(name=name)
        case Step.CODE:
            return tr("Il codice di {name}.").format(name=name)
        case Step.FRESH:
            return tr("Il primo codice si cambia: sceglierne uno proprio, da 8 a 12 cifre.")
        case Step.AGAIN:
            return tr("Lo stesso codice nuovo, ancora una volta.")


def _nobody(draft: Signature) -> str:
    """Say that there is nobody who could sign."""
    if draft.himself:
        return tr("Nel registro non c'è {name} fra chi tiene il tavolo.").format(name=draft.himself)
    return tr("Nel registro non c'è nessun altro che possa firmare: lo aggiunge un responsabile di sala.")


def _told(_desk: Desk, draft: Signature, says: object) -> Said[Signature]:
    match says:
        case Name(name):
            return Said(draft.choosing(name))
        case Along(by):
            return Said(draft.stepping(by))
        case Press(sign):
            return Said(draft._replace(code=code_draft.touched(draft.code, sign)))
        case Touch.OTHERS:
            return Said(draft._replace(turned=draft.turned + 1))
        case Touch.SIGN:
            code = code_draft.given(draft.code)
            return Said(draft._replace(code=code), tells=Given(draft.chosen, code) if code.waiting else None)
        case _:
            return Said(draft, tells=says)


CODE: Final = Asks(lambda _desk, _left: Signature(), _form, _told)
