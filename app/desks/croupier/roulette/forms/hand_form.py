"""What is held for its owner by name, or left over, is handed to him (rules 5, 8) [2]."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import euro, quoted, tr
from app.desks.common.looks import Look, look_of
from app.desks.common.owner_words import owner_words, to_words
from app.desks.croupier.commands import CAPO
from app.desks.croupier.forms.kit import Asks, Form, Key, Line, Row, Said, at_foot
from app.desks.croupier.roulette.forms.spin_desk import SpinDesk
from app.rules import italian
from app.rules.house import House, colour_label
from app.rules.money import Cents, fewest_chips
from app.rules.payment_words import amount_words
from app.rules.roulette.position_words import words_of_positions
from app.rules.tongue import Phrase, Speech, tongue
from app.table.roulette.handing import chips_held, held_by_name
from app.table.roulette.held_chips import HeldPart, HeldWhy
from app.table.roulette.spin_table import SpinTable
from app.table.table_commands import HandHeld

_AS_TOLD: Final = Phrase("di chi dice il capo tavolo", "à qui le chef de table dira")
_OF_VALUE: Final = Phrase("{count} da {worth}, ", "{count} de {worth}, ")
_SAID: Final = Phrase("{whose}: {counted}{amount}", "{whose} : {counted}{amount}")
_WHYS: Final = {
    HeldWhy.THIRD: QT_TRANSLATE_NOOP("", "terzo colpo: si ritira tutto"),
    HeldWhy.MAXIMUM: QT_TRANSLATE_NOOP("", "oltre il massimo: si ritira tutto"),
    HeldWhy.UNKNOWN: QT_TRANSLATE_NOOP("", "non si sapeva di chi era la puntata"),
    HeldWhy.LEFT_OVER: QT_TRANSLATE_NOOP("", "rimasto sul tappeto dopo l'ultimo colpo"),
}


class HeldChips(NamedTuple):
    """Chips that lie aside together.

    Attributes:
        where: where they lay, in what the house speaks as all of payments (rules 8): "su manque".
        piles: each chip with its pieces, the lowest first.
        amount: cents.
        why: why they are handed over.
    """

    where: str
    piles: tuple[tuple[Look, int], ...]
    amount: Cents
    why: HeldWhy


class Held(NamedTuple):
    """All that is held for one owner.

    Attributes:
        owner: his name; empty where nobody knew whose it was.
        amount: cents.
        chips: as they lay.
        said: what the dealer says when he hands them over, in the language of the house.
    """

    owner: str
    amount: Cents
    chips: tuple[HeldChips, ...] = ()
    said: str = ""


def held_things(state: SpinTable, house: House) -> tuple[Held, ...]:
    """Name what is held, by its owners; what nobody owned to comes last."""
    return tuple(_held(state, house, owner, amount) for owner, amount in held_by_name(state))


def _held(state: SpinTable, house: House, owner: str, amount: Cents) -> Held:
    parts = chips_held(state, owner)
    speech = house.speech
    where = words_of_positions(speech).where
    chips = tuple(HeldChips(where(p.position), _piles(house, p), p.amount, p.why) for p in parts)
    named = tongue(speech).player_words(colour_label(house, owner))
    whose = named if owner else _AS_TOLD.said(speech)
    said = _SAID.said(
        speech,
        whose=whose[:1].upper() + whose[1:],
        counted=_counted(speech, parts),
        amount=amount_words(speech, amount),
    )
    return Held(owner, amount, chips, said)


def _counted(speech: Speech, parts: tuple[HeldPart, ...]) -> str:
    """Pieces of one chip are counted before they are named: "dodici pezzi da 100, "."""
    chips = {part.chip for part in parts}
    chip = next(iter(chips), None)
    if len(chips) != 1 or chip is None or any(part.pieces is None for part in parts):
        return ""
    count = tongue(speech).pieces_words(sum(part.pieces or 0 for part in parts))
    if chip.colour is not None:
        return f"{count}, "
    return _OF_VALUE.said(speech, count=count, worth=italian.euro(chip.value))


def _piles(house: House, part: HeldPart) -> tuple[tuple[Look, int], ...]:
    """The chips as they lay; an amount of several in the fewest."""
    if part.chip is not None and part.pieces is not None:
        return ((look_of(house, part.chip.value, part.chip.colour), part.pieces),)
    fewest = reversed(fewest_chips(part.amount, house.chips))
    return tuple((look_of(house, value, None), count) for value, count in fewest)


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
    lines = () if one is None else (Line(quoted(one.said), 24, loud=True), *map(_line, one.chips))
    return Form(
        tr("Da consegnare"),
        tr("Tenuto per nome, o rimasto sul tappeto: tutto in una volta."),
        parts=(Row(tr("TENUTO PER"), tuple(keys), columns=4, lines=4), *lines),
        does=_does(desk.house, one),
        described="" if one is None else one.said,
    )


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
            by = None if held.owner else CAPO  # to whom it goes that nobody owned to, the capo tavolo says
            return Said(None, HandHeld(owner=held.owner, by=by))
        case Held():
            return Said(says)
        case _:
            return Said(chosen)


HAND: Final = Asks[Held | None](lambda _desk, _left: None, _form, _told)
