"""What is held for its owner by name is handed to him (rules 5) [2]."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import euro, quoted, tr
from app.desks.common.owner_words import owner_words, to_words
from app.desks.croupier import commands
from app.desks.croupier.forms.kit import Asks, Form, Key, Line, Row, Said, at_foot
from app.desks.croupier.roulette.forms.held import Held, HeldChips, held_things
from app.desks.croupier.roulette.forms.spin_desk import SpinDesk
from app.rules.house import House, colour_label
from app.table.roulette.held_chips import HeldWhy

_WHYS: Final = {
    HeldWhy.THIRD: QT_TRANSLATE_NOOP("", "terzo colpo: si ritira tutto"),
    HeldWhy.MAXIMUM: QT_TRANSLATE_NOOP("", "oltre il massimo: si ritira tutto"),
    HeldWhy.UNKNOWN: QT_TRANSLATE_NOOP("", "non si sapeva di chi era la puntata"),
    HeldWhy.LEFT_OVER: QT_TRANSLATE_NOOP("", "rimasto sul tappeto dopo l'ultimo colpo"),
}


class Handed(NamedTuple):
    """All of it is pushed over, as it is named on the key."""

    held: Held | None


def _form(desk: SpinDesk, chosen: Held | None) -> Form:
    """Whose chips, and then they are pushed over; a sum that has changed meanwhile is chosen anew."""
    things = held_things(desk.state, desk.house)
    one = chosen if chosen in things else things[0] if len(things) == 1 else None
    keys = (
        Key(_owner(desk.house, each), each, f"€ {euro(each.amount)}", chosen=each == one) for each in things
    )
    return Form(
        tr("Da consegnare"),
        tr("Tenuto per nome, o rimasto sul tappeto: tutto in una volta."),
        parts=(Row(tr("TENUTO PER"), tuple(keys), columns=4, lines=4), *(() if one is None else _lines(one))),
        does=_does(desk.house, one),
        described="" if one is None else one.said,
    )


def _lines(held: Held) -> tuple[Line, ...]:
    return Line(quoted(held.said), 24, loud=True), *map(_line, held.chips)


def _line(chips: HeldChips) -> Line:
    return Line(f"€ {euro(chips.amount)} · {chips.where} · {tr(_WHYS[chips.why])}", chips=chips.piles)


def _does(house: House, held: Held | None) -> Key:
    if held is None:
        return at_foot(tr("Consegnare"), Handed(None), tr("toccare di chi è"), can=False)
    words = tr("Consegnare € {amount}").format(amount=euro(held.amount))
    whom = to_words(colour_label(house, held.owner)) if held.owner else tr("a chi dice il capo tavolo")
    return at_foot(words, Handed(held), whom)


def _owner(house: House, held: Held) -> str:
    return owner_words(colour_label(house, held.owner)) if held.owner else tr("non si sa di chi")


def _told(_desk: SpinDesk, chosen: Held | None, says: object) -> Said[Held | None]:
    """A touch on a name chooses it; the page stays for the next, and closes when nothing is held any more."""
    match says:
        case Handed(Held() as held):
            return Said(None, commands.hand(held.owner))
        case Held():
            return Said(says)
        case _:
            return Said(chosen)


HAND: Final = Asks[Held | None](lambda _desk, _left: None, _form, _told)
