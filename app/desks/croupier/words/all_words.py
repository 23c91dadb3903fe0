"""What stands on the button that marks all that is left at once."""

from __future__ import annotations

from app.desks.common.language import euro, tr
from app.desks.croupier.acts import Act
from app.desks.croupier.payments.payment_acts import AllOpen, all_open
from app.desks.croupier.payments.shown import AnyPayments
from app.desks.croupier.words.words import act_words


def all_words(paid: AnyPayments) -> tuple[str, str, str]:
    """Say what the button does, what stands beneath, and all of it to a screen reader.

    Once it was touched it names what another touch marks. One that wants other chips is laid and marked by
    itself, and a player who may leave his winnings lying is asked first.
    """
    words, left = act_words(Act.PAID_ALL), all_open(paid)
    if paid.all_asked:
        return _asked_words(left)
    if len(left.orders) > 1 and paid.wished:
        return words, tr("altri gettoni"), tr("Tutti pagati: prima quello che vuole altri gettoni")
    if len(left.orders) > 1 and paid.asks:
        return words, tr("prima: resta?"), tr("Tutti pagati: prima si chiede se la vincita resta")
    return words, "", words


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
