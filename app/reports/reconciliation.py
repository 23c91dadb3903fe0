"""Why what a table took and paid is not its result: what moved no chips when it was put right, a short count.

Where every stake was entered the bank's own figures must come to what the spins say. What is left over has a
line of its own, so that the page adds up whatever is on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.reports.counts import Counts
from app.reports.night import Night
from app.reports.sheet import Figures
from app.reports.wording import money, tr
from app.rules.inventory import worth

TAKEN: Final = "taken"
PAID: Final = "paid"
UNMOVED: Final = "unmoved"
EARLIER: Final = "earlier"
LOOSE: Final = "loose"
COUNTED: Final = "counted"
REST: Final = "rest"
RESULT: Final = "result"


def reconciled(nights: Sequence[Night], counts: Counts) -> dict[str, int] | None:
    """Go from what the spins took and paid to the result, in cents; None where one of them is not known.

    Args:
        nights: of the day.
        counts: of its bank.

    Returns:
        The lines in their order; all but the last come to the last.
    """
    found: dict[str, int] = {TAKEN: 0, PAID: 0, UNMOVED: 0, EARLIER: 0, LOOSE: 0, COUNTED: 0, REST: 0}
    result = 0
    for night in nights:
        if night.taken is None or night.result is None:
            return None
        found[TAKEN] += night.taken
        found[PAID] -= night.paid
        found[UNMOVED] += night.unmoved
        found[EARLIER] += night.earlier
        found[LOOSE] -= night.loose
        result += night.result
    found[COUNTED] = sum(worth(each.differs) for each in counts.found if each.closes)
    found[REST] = result - sum(found.values())
    return {**found, RESULT: result}


def reconciliation(found: dict[str, int]) -> Figures:
    """Lay it out; what is nothing is left out, but for what was taken, paid and won."""
    words = {
        TAKEN: tr("Ritirato dal banco"),
        PAID: tr("− pagato"),
        UNMOVED: tr("+ corretto senza muovere gettoni"),
        EARLIER: tr("+ mosso per pagamenti di sere prima"),
        LOOSE: tr("+ frazioni che nessun gettone fa"),
        COUNTED: tr("+ differenza della conta di chiusura"),
        REST: tr("+ resto non spiegato"),
        RESULT: tr("Risultato del tavolo"),
    }
    always = {TAKEN, PAID, RESULT}
    shown = {name: cents for name, cents in found.items() if cents or name in always}
    rows = [(words[name], money(-cents if name == PAID else cents)) for name, cents in shown.items()]
    return Figures(rows, summed=True)
