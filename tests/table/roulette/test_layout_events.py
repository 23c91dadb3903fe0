"""Forms that only grow: bets, announces and what is chosen at zero."""

import pytest

from tests.table.growing import check_form

NEEDED = {
    "bet.placed": {"position", "entry"},
    "bet.removed": {"position", "entry"},
    "bet.moved": {"from", "to", "entries"},
    "bet.misplaced": {"position", "meant", "entry", "told"},
    "bet.left": {"order", "revision", "position", "owner"},
    "zero.chosen": {"position", "owner", "choice"},
    "zero.grouped": {"colour"},
    "announce.accepted": {"name", "owner", "bets", "change", "repeat"},
    "announce.refused": {"name", "owner", "reason"},
    "announce.undone": {"accepted", "name", "owner"},
}
"""What an event of each kind has always had; whatever came later may be missing in an old journal."""


@pytest.mark.parametrize("kind", NEEDED)
def test_no_event_asks_for_a_field_that_an_old_journal_lacks(kind: str) -> None:
    check_form(kind, NEEDED[kind])
