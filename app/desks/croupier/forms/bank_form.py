"""The bank: its list, or what was begun and waits; one window at a time (rules 9) [3.1–3.6].

The draft is the bank's desk itself: what is counted there is kept while the page is closed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from app.desks.croupier import commands
from app.desks.croupier.bank import counting
from app.desks.croupier.bank.bank_desk import BankDesk
from app.desks.croupier.bank.deeds import Deed, View
from app.desks.croupier.bank.tally import Coin
from app.desks.croupier.forms import bank_count, bank_touches
from app.desks.croupier.forms.bank_check import check_form, holdings_form, marking
from app.desks.croupier.forms.bank_entry import entry_form, print_slip
from app.desks.croupier.forms.bank_fields import fields_form, send_fields, write
from app.desks.croupier.forms.bank_lists import folder_form, left_form, menu_form, payments_form
from app.desks.croupier.forms.bank_payment import paid_form
from app.desks.croupier.forms.kit import Asks, Desk, Form, Said
from app.desks.croupier.forms.typed import Letter, Press
from app.desks.croupier.settings.setup import Setup, Written
from app.table.command import Command

_FORMS: Final[Mapping[View, Callable[[Desk, BankDesk], Form]]] = {
    View.MENU: menu_form,
    View.COUNT: bank_count.count_form,
    View.CHIPS: bank_count.count_form,
    View.CHECK: check_form,
    **dict.fromkeys((View.PAPER, View.SPOILED, View.BOX, View.CORRECTION, View.PAID_WHY), fields_form),
    View.ENTRY: entry_form,
    View.HOLDINGS: holdings_form,
    View.FOLDER: folder_form,
    View.PAYMENTS: payments_form,
    View.PAYMENT: paid_form,
    View.LEFT: left_form,
}
"""What each window shows."""


def banking(bank: BankDesk, setup: Setup) -> Asks[BankDesk]:
    """What was counted in part, or waits for an answer, goes on where it was left.

    Else the list opens.

    Args:
        bank: what is counted.
        setup: of this station: its people, and how slips are written.
    """

    def begin(desk: Desk, _left: BankDesk | None) -> BankDesk:
        bank.setup, bank.by_code = setup, desk.dealing.by_code
        if not bank.goes_on:
            bank.go(View.MENU)
        return bank

    def form(desk: Desk, bank: BankDesk) -> Form:
        return _FORMS[bank.view](desk, bank)

    return Asks(begin, form, _told, wide=True, follows=_follow, unsigned=BankDesk.unsigned)


def _follow(desk: Desk, bank: BankDesk) -> Said[BankDesk]:
    """Take what became of what was sent; a slip that the journal has as printed is written."""
    bank.hear(desk.live)
    if bank.view is View.ENTRY and bank.of not in desk.state.movements:  # the next night has begun
        bank.go(View.MENU)
    if bank.view in {View.COUNT, View.CHIPS}:
        bank_count.begin_count(desk, bank)
    writes, bank.to_write = bank.to_write, None
    return Said(bank, tells=None if writes is None else bank_touches.Copy(*writes))


def _told(desk: Desk, bank: BankDesk, says: object) -> Said[BankDesk]:
    looks_for = isinstance(says, bank_touches.Folder) and not says.path
    command = None if looks_for else _does(desk, bank, says)
    if bank.view in {View.COUNT, View.CHIPS}:
        bank_count.begin_count(desk, bank)
    return Said(bank, command, tells=says if looks_for else None)


def _does(desk: Desk, bank: BankDesk, says: object) -> Command | None:
    """Do what a touch means; gives what is sent, None where nothing is."""
    match says:
        case bank_touches.Touch():
            return _touched(desk, bank, says)
        case bank_touches.Folder(path):
            return _keep_folder(desk, bank, path)
        case bank_touches.Answered(of, paid, disputed):
            bank.go(View.PAYMENTS)
            return commands.answered(*of, paid=paid, disputed=disputed)
        case bank_touches.Mark(coin):
            *others, last = marking(desk, coin)
            for each in others:
                desk.dealing.ask(each)
            return last
        case bank_touches.Field() | bank_touches.Word() | Letter():
            write(desk, bank, says)
        case Coin() | bank_touches.Fill() | bank_touches.Step() | bank_touches.Going() | Press():
            _count(desk, bank, says)
        case _:
            _open(desk, bank, says)
    return None


def _open(desk: Desk, bank: BankDesk, says: object) -> None:
    """Open another window, or show more in the one that is open."""
    match says:
        case View():
            bank.go(says)
        case Deed():
            bank.count(says)
        case bank_touches.LookAt(seq, True):
            bank.look_at_payment(desk.state, seq)
        case bank_touches.LookAt(seq, _):
            bank.look_at(seq)
        case bank_touches.LookAtLeft(spin, order):
            bank.look_at_left(spin, order)
        case bank_touches.From(first):
            bank.first = first
        case Written():
            bank.papers_told = says
        case _:
            raise LookupError(says)


def _touched(desk: Desk, bank: BankDesk, touch: bank_touches.Touch) -> Command | None:
    match touch:
        case bank_touches.Touch.GO_ON:
            return _goes_on(desk, bank)
        case bank_touches.Touch.PRINT:
            return print_slip(desk, bank)
        case bank_touches.Touch.FORGET:
            bank.forget()
        case bank_touches.Touch.CHIPS:
            bank.count_chips()
        case bank_touches.Touch.CORRECT:
            bank.correct(desk.state)
        case bank_touches.Touch.OTHER_BOX:
            bank.box_before = not bank.box_before
        case bank_touches.Touch.NEXT_FIELD:
            write(desk, bank, touch)
    return None


def _goes_on(desk: Desk, bank: BankDesk) -> Command | None:
    """Go on to what comes next, or send what was counted and written."""
    match bank.view:
        case View.COUNT | View.CHIPS | View.PAYMENT:
            return bank_count.count_goes_on(desk, bank)
        case View.CHECK:
            return bank_count.record_count(desk, bank)
        case _:
            return send_fields(desk, bank)


def _keep_folder(desk: Desk, bank: BankDesk, path: str) -> Command | None:
    """Keep where slips are written to, and go on with the one that is printed."""
    if bank.setup.papers is not None:
        bank.setup.papers.folder = path
    bank.go(View.ENTRY)
    return print_slip(desk, bank)


def _count(desk: Desk, bank: BankDesk, says: object) -> None:
    match says:
        case Coin():
            counting.choose(bank, says)
        case bank_touches.Fill():
            counting.add(bank, counting.missing(bank))
        case bank_touches.Step(places):
            bank_count.step(bank, bank_count.counted_coins(desk, bank), places)
        case bank_touches.Going(going):
            counting.turn(bank, going=going)
        case Press(sign) if bank.view is View.PAYMENT and bank.paid is not None:
            bank.paid.press(sign)
        case Press(sign):
            counting.press(bank, sign)
        case _:
            raise LookupError(says)
