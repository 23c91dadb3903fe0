"""One payment of a closed spin: what was paid, what it is now, and what should have been paid (rules 9)."""

from __future__ import annotations

from typing import Final

from app.desks.common import theme
from app.desks.common.language import decimal_mark, euro, tr
from app.desks.croupier.bank.bank_desk import BankDesk
from app.desks.croupier.bank.bank_words import change_words, changed_words, coin_name, paid_words
from app.desks.croupier.bank.deeds import View
from app.desks.croupier.bank.payment_draft import COMMA, PaymentDraft, may_be_unsaid, paid_line
from app.desks.croupier.bank.tally import Coin
from app.desks.croupier.forms.bank_touches import Touch
from app.desks.croupier.forms.kit import SPACE, Desk, Form, Key, Line, Lines, Part, Row, at_foot
from app.desks.croupier.forms.typed import Press, presses
from app.desks.croupier.words.reasons import reason_words
from app.rules.house import House
from app.rules.inventory import Bundle
from app.rules.money import Cents
from app.table.put_right import MadePayment, PaidOtherwise

_FIGURES: Final = "789⌫456C123"
_TOLD: Final = 2
"""How often it was corrected is told here; all of it stands in the journal."""


def paid_form(desk: Desk, bank: BankDesk) -> Form:
    """The payment on the left with the chips of the difference, the pad for the right amount beside it."""
    draft, house = bank.paid, desk.state.house
    if draft is None:
        raise LookupError(bank.view)
    line, chips = paid_line(draft.made, desk.state), _chips(house, draft)
    nothing = tr("non si corregge niente") if draft.begun else ""
    said = (*_told(house, draft.made), _amount(draft), *(f"{each.words} {each.end}" for each in chips))
    return Form(
        paid_words(line),
        line.why,
        parts=(*_paid(house, draft.made), *_difference(chips)),
        right=(*_typed(desk, draft), *_pad()),
        does=at_foot(
            tr("Avanti: perché"),
            Touch.GO_ON,
            change_words(draft.more) if draft.begun else "",
            can=draft.may_go_on(desk.state) and bank.asks is None,
        ),
        foot=(Key(tr("Altri gettoni…"), Touch.CHIPS, can=bank.asks is None),),
        typed=(Key("", Press(COMMA), key="."),),
        described=". ".join(said),
        back=Key(tr("Indietro"), View.PAYMENTS, nothing),
    )


def _pad() -> tuple[Row, ...]:
    called = {"C": tr("lasciare quanto era pagato"), COMMA: tr("virgola")}
    *figures, comma, last = presses((*_FIGURES, COMMA, "0"), called)
    keys = (*figures, comma._replace(words=decimal_mark()))
    return Row("", keys, 4, typed=True, gap=theme.GAP), Row("", (last,), 1, typed=True)


def _amount(draft: PaymentDraft) -> str:
    """Write the amount as it is typed."""
    if COMMA not in draft.typed:
        return f"€ {euro(draft.amount)}"
    part, whole = draft.typed.partition(COMMA)[2], Cents(draft.amount // 100 * 100)
    return f"€ {euro(whole)}{decimal_mark()}{part}"


def _typed(desk: Desk, draft: PaymentDraft) -> tuple[Line, ...]:
    """What it should have been, and what becomes of the difference or is still wanting."""
    hint = _hint(desk, draft)
    quiet = bool(hint) and not draft.begun
    return (
        Line(tr("Da pagare era"), 20, theme.QUIET, high=28),
        Line(_amount(draft), 44, theme.TEXT if draft.typed else theme.QUIET, loud=True, high=56),
        Line(hint or change_words(draft.more), 22, theme.QUIET if quiet else theme.GOLD, wraps=True, high=64),
    )


def _hint(desk: Desk, draft: PaymentDraft) -> str:
    """Say what is still wanting, or what happens without chips."""
    if not draft.begun:
        return tr("Quanto era da pagare? Quello scritto prima resta, barrato.")
    if not draft.tally.empty and not draft.fits:
        return tr("I gettoni non fanno la differenza: contarli.")
    if draft.tally.empty and draft.more:
        if desk.state.bank.closing is not None:
            return tr("Nessun gettone passa di mano: vale la conta di chiusura.")
        if may_be_unsaid(desk.state):
            return tr("In quali gettoni non si scrive: il banco è stimato.")
        return tr("Nessun gettone fa la differenza: contarli.")
    return ""


def _corrections(made: MadePayment) -> tuple[PaidOtherwise, ...]:
    """Each time that it was corrected, the last one first; of many the last and the first."""
    found = made.put_right
    return found[::-1] if len(found) <= _TOLD else (found[-1], found[0])


def _now(made: MadePayment) -> str:
    return tr("Pagato € {amount}").format(amount=euro(made.amount))


def _laid(house: House, made: MadePayment) -> tuple[str, ...]:
    """Say in which chips it was paid, where the bank was counted and it was not corrected."""
    laid = "" if made.put_right else _chips_said(house, made.laid)
    return (tr("in {chips}").format(chips=laid),) if laid else ()


def _told(house: House, made: MadePayment) -> tuple[str, ...]:
    """Say what was paid, and each time that it was corrected."""
    corrected = (f"{_was(house, made, each)}, {_why(house, made, each)}" for each in _corrections(made))
    return (_now(made), *_laid(house, made), *corrected)


def _paid(house: House, made: MadePayment) -> tuple[Line, ...]:
    """What was paid, and what it is struck for."""
    corrected = (
        line
        for each in _corrections(made)
        for line in (
            Line(_was(house, made, each), 20, high=30, struck=True),
            Line(_why(house, made, each), 18, theme.GOLD, wraps=True, high=50),
        )
    )
    laid = (Line(words, 18, theme.QUIET, high=30) for words in _laid(house, made))
    return (Line(_now(made), 32, loud=True, high=46), *laid, *corrected)


def _was(house: House, made: MadePayment, each: PaidOtherwise) -> str:
    """Say what stood there before; of the first, in which chips it was paid."""
    laid = _chips_said(house, made.laid) if each is made.put_right[0] else ""
    return " · ".join(filter(None, (f"€ {euro(each.was)}", laid)))


def _why(house: House, made: MadePayment, each: PaidOtherwise) -> str:
    """Say by whom and why it was corrected, and in which chips."""
    after = [*(later.was for later in made.put_right), made.amount]
    moved = changed_words(after[made.put_right.index(each) + 1] - each.was)
    why = tr("Corretto: {reason} · {by}, testimone {witness}").format(
        reason=reason_words(each.reason), by=reason_words(each.by), witness=reason_words(each.witness)
    )
    return " · ".join(filter(None, (why, moved, _chips_said(house, each.chips or ()))))


def _chips_said(house: House, chips: Bundle) -> str:
    """Name chips; which way they went only where they went both ways."""
    both = len({pieces > 0 for _, pieces in chips}) > 1
    ways = ((tr("rientra") if pieces > 0 else tr("si dà")) if both else "" for _, pieces in chips)
    named = (f"{abs(pieces)} × {coin_name(house, Coin(chip.value, chip.colour))}" for chip, pieces in chips)
    return ", ".join(f"{way} {name}".strip() for way, name in zip(ways, named, strict=True))


def _chips(house: House, draft: PaymentDraft) -> tuple[Line, ...]:
    """The chips in which the difference changes hands."""
    sides = ((tr("rientra"), draft.tally.comes), (tr("si dà"), draft.tally.goes))
    return tuple(
        Line(
            f"{way} {pieces} × {coin_name(house, coin)}",
            18,
            chips=((coin.look(house), 1),),
            end=f"€ {euro(pieces * coin.value)}",
        )
        for way, side in sides
        for coin, pieces in side.items()
        if pieces
    )


def _difference(chips: tuple[Line, ...]) -> tuple[Part, ...]:
    head = Line(tr("LA DIFFERENZA, IN GETTONI"), 15, theme.QUIET, loud=True, high=34)
    return (head, Lines(chips)) if chips else (SPACE,)
