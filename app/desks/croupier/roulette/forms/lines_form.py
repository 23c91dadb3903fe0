"""All that is done for the number: a payment that is touched is shown large, any other stake is ticked."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.desks.common.language import euro, tr
from app.desks.common.owner_words import title_words
from app.desks.croupier.forms.kit import Asks, Form, Key, Listed, Row, Said
from app.desks.croupier.payments.shown import Mark
from app.desks.croupier.roulette.forms.spin_desk import SpinDesk
from app.desks.croupier.roulette.payments.beside import SpinPayments, SpinRow
from app.desks.croupier.roulette.payments.shares import Share
from app.desks.croupier.roulette.words.beside_words import (
    share_name,
    share_of,
    share_words,
    shut_words,
    spin_row_words,
)
from app.desks.croupier.situation import situation
from app.desks.croupier.words.words import mark_words
from app.rules.italian import elided
from app.table.roulette.outcomes import Fate

Line = SpinRow | Share

_LINES: Final = 12
"""On one side of the list; of more payments another side is turned to."""
_SIGNS: Final = {Mark.PAID: " ✓", Mark.CURRENT: " →", Mark.WAITING: "", Mark.DISPUTED: " !"}


class From(NamedTuple):
    """The side of the list that begins with one of its lines."""

    first: int


class Touched(NamedTuple):
    """A line was touched, at the number and as it stood when the finger went down."""

    line: Line
    moment: object


def _begin(desk: SpinDesk, _left: int | None) -> int:
    """Turn to the side on which the payment stands that is shown large."""
    large, lines = desk.screen.payments.large, desk.screen.payments.lines
    orders = [0 if isinstance(line, Share) else line.order for line in lines]
    undone = any(isinstance(line, Share) and line.before and not line.done for line in lines)
    if large is None or (orders[0] == 0 and undone):  # the list opens with what is done before paying
        return 0
    return orders.index(large.order) // _LINES * _LINES


def _form(desk: SpinDesk, draft: int) -> Form:
    """Each payment, and each other stake, as it stands now."""
    lines, large = desk.screen.payments.lines, desk.screen.payments.large
    many, moment = len(lines), situation(desk.screen).moment
    first, order = min(draft, max(0, many - 1) // _LINES * _LINES), 0 if large is None else large.order
    keys = (_key(line, moment, order) for line in lines[first : first + _LINES])
    turns = (
        Key("‹", From(first - _LINES), name=tr("i pagamenti di prima"), can=first > 0, size=30),
        Key("›", From(first + _LINES), name=tr("altri pagamenti"), can=many - first > _LINES, size=30),
    )
    return Form(
        tr("I pagamenti"),
        _below(desk.screen.payments),
        parts=(Row("", tuple(keys), 2),),
        foot=turns if many > _LINES else (),
    )


def _key(line: Line, moment: object, large: int) -> Key:
    """A payment with its place in the order and its mark, or what became of another stake."""
    says = Touched(line, moment)
    if isinstance(line, Share):
        made = tr("metà alla banca") if line.fate is Fate.HALVED else share_of(line)
        below = " · ".join(filter(None, (made, f"€ {euro(line.amount)}", shut_words(line))))
        listed = Listed(sign="✓" if line.done else "○", shut=line.fate in {Fate.SHUT, Fate.TAKEN})
        words = share_name(line._replace(shut=None))
        return Key(words, says, below, share_words(line), look=line.look, listed=listed)
    title, (counted, amount) = title_words(line.title), spin_row_words(line)
    return Key(
        title,
        says,
        f"{counted} · {amount}",
        f"{line.order}. {title}, {line.why}: {amount}. {mark_words(line.mark)}",
        chosen=line.order == large,
        look=line.look,
        listed=Listed(sign=f"{line.order}{_SIGNS[line.mark]}"),
    )


def _below(paid: SpinPayments) -> str:
    said = []
    before = sum(share.before and not share.done for share in paid.shares)
    if before:
        said.append(tr("Prima di pagare, ancora da fare: {count}.").format(count=before))
    elif paid.rows:
        said.append(tr("Toccare un pagamento lo mostra soltanto."))
    if paid.shares:
        said.append(tr("Toccare le altre voci le segna fatte."))
    if not before and paid.current is not None:
        said.append(elided(tr("Da pagare adesso: il {order}").format(order=paid.current)))
    return " ".join(said)


def _told(_desk: SpinDesk, first: int, says: object) -> Said[int]:
    """Show a payment large, what is paid next stays what it was; or tick another stake."""
    match says:
        case From(turned):
            return Said(turned)
        case Touched(line, _):
            return Said(first, tells=line, leaves=not isinstance(line, Share))
        case _:
            return Said(first)


LINES: Final = Asks(_begin, _form, _told)
