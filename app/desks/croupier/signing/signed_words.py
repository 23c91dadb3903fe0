"""What is signed, said to whoever signs it: the paper, its chips, the sum; what was, and what is instead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

from msgspec import UNSET

from app.desks.common.language import euro, tr
from app.desks.common.owner_words import owner_words
from app.desks.croupier.bank.bank_words import coin_name, deed_words, way_words
from app.desks.croupier.bank.deeds import deed_of
from app.desks.croupier.bank.tally import Tally, tally_of
from app.desks.croupier.commands import Command
from app.desks.croupier.words.moment_words import moment_words
from app.rules.explanation import colour_label
from app.rules.house import House
from app.rules.money import parse_money
from app.table import events as happened
from app.table.bank_fold import corrected_movement
from app.table.corrected_payments import payment_made
from app.table.live import Live
from app.table.state import TableState


class Told(NamedTuple):
    """What is signed.

    Attributes:
        what: in one line; empty where the title says it all.
        more: what belongs to it, line by line.
    """

    what: str = ""
    more: tuple[str, ...] = ()


def what_is_signed(live: Live, house: House, command: Command) -> Told:
    """Say what a command does, for whoever signs it.

    Args:
        live: what the table published.
        house: that is dealt by.
        command: what is to be sent.
    """
    state = live.state
    match command.get("do"):
        case "bank":
            return _paper(house, command)
        case "correct":
            return _correction(live, house, command)
        case "rule":
            return _ruling(state, house, command)
        case "colour":
            return _colour(state, house, command)
        case "minimum":
            text = tr("Minimo: {was} → {now}")
            now = parse_money(str(command["minimum"]))
            return Told(text.format(was=euro(state.minimum), now=euro(now)))
        case _:
            return Told()


def _colour(state: TableState, house: House, form: Mapping[str, object]) -> Told:
    name, owner = str(form["colour"]), form.get("owner")
    label = owner_words(colour_label(house, name))
    known = state.colours.get(name)
    was, now = (state.minimum if known is None else known.value), parse_money(str(form["value"]))
    said = tr("{colour}: {was} → {now}").format(colour=label, was=euro(was), now=euro(now))
    return Told(" · ".join(filter(None, (said, owner_words(str(owner)) if owner else ""))))


def _paper(house: House, form: Mapping[str, object]) -> Told:
    deed = deed_of(str(form["operation"]), str(form.get("change", "")))
    tally = tally_of(cast("Sequence[happened.Form]", form["chips"]))
    document = str(form.get("document") or "")
    amount = f"€ {euro(tally.coming)}"
    what = " · ".join(filter(None, (deed_words(deed), document, amount, way_words(deed))))
    return Told(what, (_chips(house, tally),))


def _correction(live: Live, house: House, form: Mapping[str, object]) -> Told:
    of, instead = cast("int", form["of"]), cast("Mapping[str, object]", form["instead"])
    state, when = live.state, moment_words(live.moments.get(of))
    chips = tally_of(cast("Sequence[happened.Form]", instead.get("chips", ())))
    reason = tr("perché: {reason}").format(reason=tr(str(form.get("reason", ""))))
    was = state.movements.get(of)
    if was is not None:
        now = corrected_movement(was, cast("happened.Form", instead))
        deed = deed_of(was.operation, "" if was.change is UNSET else was.change)
        text = tr("{what}: € {was} → € {now}")
        what = " ".join(filter(None, (deed_words(deed), now.document)))
        what = ", ".join(filter(None, (what, when)))
        said = text.format(what=what, was=euro(parse_money(was.amount)), now=euro(chips.coming))
        before = tr("era: {chips}").format(chips=_chips(house, tally_of(was.chips)))
        return Told(said, (before, tr("ora: {chips}").format(chips=_chips(house, chips)), reason))
    made = payment_made(state, of)
    if made is None or "amount" not in instead:
        return Told(when, (reason,))
    text = tr("Pagamento {order} del colpo {spin}: € {was} → € {now}")
    amount = parse_money(str(instead["amount"]))
    said = text.format(order=made.order, spin=made.spin, was=euro(made.amount), now=euro(amount))
    return Told(said, tuple(filter(None, (_chips(house, chips), reason))))


def _ruling(state: TableState, house: House, form: Mapping[str, object]) -> Told:
    order = cast("int", form["order"])
    paying = state.paying
    payments = () if paying is None or paying.settlement is None else paying.settlement.payments
    decided = tr("decisione: {reason}").format(reason=tr(str(form.get("reason", ""))))
    if not 0 < order <= len(payments):
        return Told(more=(decided,))
    payment = payments[order - 1]
    whose = owner_words(colour_label(house, payment.owner)) if payment.owner else ""
    text = tr("Pagamento {order}: € {amount}")
    said = text.format(order=order, amount=euro(payment.amount))
    return Told(" · ".join(filter(None, (said, whose))), (decided,))


def _chips(house: House, tally: Tally) -> str:
    """List chips from the lowest up; what leaves the bank, where others come, has a minus before it."""
    sides = ((tally.comes, ""), (tally.goes, "−"))
    return ", ".join(
        f"{sign}{pieces} × {coin_name(house, coin)}"
        for side, sign in sides
        for coin, pieces in sorted(side.items(), key=lambda item: (item[0].note, item[0].value))
        if pieces
    )
