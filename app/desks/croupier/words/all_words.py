"""What stands on the button that marks all that is left at once."""

from __future__ import annotations

from app.desks.common.language import euro, tr
from app.desks.croupier.acts import Act
from app.desks.croupier.payments.all_at_once import AllOpen, WhyNot
from app.desks.croupier.words.words import act_words


def all_words(left: AllOpen, why_not: WhyNot, *, asked: bool) -> tuple[str, str, str]:
    """Say what the button does, what stands beneath, and all of it to a screen reader.

    Args:
        left: the payments that are left.
        why_not: why they are not marked at once.
        asked: it was touched once: another touch marks them.
    """
    words = act_words(Act.PAID_ALL)
    if asked:
        return _asked_words(left)
    if why_not.wished:
        return words, tr("altri gettoni"), tr("Tutti pagati: prima quello che vuole altri gettoni")
    if why_not.asks:
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
