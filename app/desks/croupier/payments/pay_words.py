"""What stands on the keys that pay, and what the panel says of a payment that is shown large."""

from __future__ import annotations

from typing import Final

from app.desks.common.language import as_written, euro, labelled, tr
from app.desks.common.owner_words import title_words
from app.desks.croupier.acts import Act
from app.desks.croupier.payments.differing import Differing
from app.desks.croupier.payments.payment_acts import AllOpen, all_open
from app.desks.croupier.payments.shown import AnyPayments, Beside, LargePayment, Mark, PaymentRow
from app.desks.croupier.words.reasons import reason_words
from app.desks.croupier.words.words import act_words, lack_words
from app.rules.italian import elided

_BRIEF: Final = 16
"""So many letters of what was said against a payment have room on its key; its page has all of it."""


def pay_words(paid: AnyPayments, *, by_key: bool) -> tuple[str, str]:
    """Say what the large button does; what is disputed is not paid until somebody has decided (rules 7)."""
    if is_decided(paid):
        said = reason_words(paid.large.objection) if paid.large is not None else ""
        below = [said] if 0 < len(said) <= _BRIEF else []
        return tr("CONTESTATO"), " · ".join([*below, tr("decidere…")])
    if paid.large is not None and paid.aside:
        return act_words(Act.PAID), elided(tr("si guarda il {order}").format(order=paid.large.order))
    if paid.step is not None:
        return tr("FATTO"), tr("spazio") if by_key else ""
    if paid.large is not None and paid.large.differs is not None:
        what = tr("RIPRESO") if paid.large.differs.back else act_words(Act.PAID)
        return what, tr("spazio") if by_key else ""
    if not paid.rows or paid.current is not None:
        if is_uneven(paid.large):
            return act_words(Act.PAID), tr("chiedere al capo tavolo")
        below = [tr("incassa")] if paid.large is not None and paid.large.beside.asks else []
        return act_words(Act.PAID), " · ".join([*below, tr("spazio")] if by_key else below)
    return tr("TUTTO PAGATO"), ""


def is_decided(paid: AnyPayments) -> bool:
    """Whether what is shown large is disputed: it is decided, and not paid before (rules 7)."""
    return paid.large is not None and paid.large.mark is Mark.DISPUTED


def is_uneven(large: LargePayment[Beside] | None) -> bool:
    """Whether something of what is shown large cannot be paid in chips: the capo tavolo is asked first."""
    return large is not None and large.mark is not Mark.PAID and large.lack.unpaid > 0


def named_words(large: LargePayment[Beside], told: tuple[str, ...]) -> str:
    """Say the large payment to a screen reader, what its game tells of it, and what the bank wants for it."""
    words, differs = f"{title_words(large.title)}, {large.why}: {euro(large.amount)}", large.differs
    said = "" if differs is None else labelled(differs_head(differs), differs_words(differs))
    return ". ".join(part for part in (words, said, *told, lack_words(large.lack)) if part)


def row_words(row: PaymentRow[Beside]) -> tuple[str, str]:
    """Say how many pieces a payment is, and its amount; of several denominations what won.

    Of a colour that is not worth the minimum it is said what a piece is worth.
    """
    if row.differs is not None:
        return _differs_counted(row.differs), signed_words(row.differs)
    return _counted(row), f"€ {euro(row.amount)}"


def _counted(row: PaymentRow[Beside]) -> str:
    if row.pieces is None:
        return row.why
    if row.look is not None and row.look.marker:
        words = tr("1 pz. da {worth}") if row.pieces == 1 else tr("{count} pz. da {worth}")
        return words.format(count=row.pieces, worth=as_written(row.look.marker))
    return tr("1 pezzo") if row.pieces == 1 else tr("{count} pezzi").format(count=row.pieces)


def differs_head(differs: Differing) -> str:
    """Say which way a difference goes."""
    return tr("DA RIPRENDERE") if differs.back else tr("ANCORA DA DARE")


def differs_words(differs: Differing) -> str:
    """Say what was given so far, and what the payment comes to."""
    return tr("dati € {given}, dovuti € {owed}").format(given=euro(differs.given), owed=euro(differs.owed))


def signed_words(differs: Differing) -> str:
    """Say what the player has more by a difference, or less: "+ € 87,50"."""
    return f"{'−' if differs.back else '+'} € {euro(differs.amount)}"


def _differs_counted(differs: Differing) -> str:
    """Say how many pieces are still given, or taken back; where they are not of one chip only which."""
    if differs.pieces is None:
        return tr("Da riprendere").lower() if differs.back else tr("ancora")
    if differs.back:
        return tr("riprendere {count} pz.").format(count=differs.pieces)
    return tr("ancora {count} pz.").format(count=differs.pieces)


def all_words(paid: AnyPayments) -> tuple[str, str, str]:
    """Say what the button does, what stands beneath, and all of it to a screen reader.

    Once it was touched it names what another touch marks. One that wants other chips is laid and marked by
    itself, and a player who may leave his winnings lying is asked first.
    """
    if paid.all_asked:
        return _asked_words(all_open(paid))
    words = act_words(Act.PAID_ALL)
    if not (paid.wished or paid.asks) or len(all_open(paid).orders) < 2:
        return words, "", words
    if paid.wished:
        return words, tr("altri gettoni"), tr("Tutti pagati: prima quello che vuole altri gettoni")
    return words, tr("prima: resta?"), tr("Tutti pagati: prima si chiede se la vincita resta")


def _asked_words(left: AllOpen) -> tuple[str, str, str]:
    """Name what another touch marks; whose a payment is comes before what all of it comes to."""
    count = tr("{count} pagamenti?").format(count=len(left.orders))
    amount = tr("ancora: € {amount}").format(amount=euro(left.amount))
    name = tr("Toccare ancora: {count} pagamenti, € {amount}").format(
        count=len(left.orders), amount=euro(left.amount)
    )
    if not left.unowned:
        return count, amount, name
    whose = tr("{count}: di chi?").format(count=left.unowned)
    asks = tr("di {count} non si sa di chi").format(count=left.unowned)
    return count, whose, f"{name}, {asks}"
