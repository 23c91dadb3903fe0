"""The board of Repeater Bets as it is to be seen, from the dealer's account."""

from __future__ import annotations

from tests.end_to_end.board_account import BoardAccount, which
from tests.end_to_end.entered import Form
from tests.oracle.repeater import table
from tests.oracle.repeater_wagers import TIMES, WAGERS, Marks, Wager, in_cents, tally


def shown(account: BoardAccount) -> Form:
    """Its boxes, then the wagers that are no repeater's, and what can be given up."""
    seen = table(account.history)
    codes = [*(f"repeat-{value}" for value in sorted(TIMES)), "repeat-2-3-11-12"]
    groups = [code for code in WAGERS if code not in codes]
    offers = [[*which(o), in_cents(o["payment"]), account.is_fresh(o)] for o in account.offers]
    return {
        "round": seen.round,
        "last": account.said.last,
        "boxes": [[*_box(account, code), *_dots(WAGERS[code], seen.marks)] for code in codes],
        "groups": [_box(account, code) for code in groups],
        "offers": sorted(offers, key=lambda offer: not offer[-1]),
    }


def _box(account: BoardAccount, code: str) -> list[object]:
    """Its code, whether it may be booked, the marks that block it, and whose wagers lie there."""
    marked = table(account.history).marks
    owners = [[whose, cents] for wager, whose, cents in account.standing if wager == code]
    blocked = [name for name in WAGERS[code].names if marked[name]]
    return [code, code in account.free, blocked, owners]


def _dots(wager: Wager, marked: Marks) -> list[int]:
    """The marks on a repeater, and how many it wants."""
    return [tally(wager, marked), wager.times or 0]
