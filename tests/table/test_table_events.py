"""Forms that only grow: opening, rules, dealers, colours, the bank."""

import pytest

from tests.table.growing import check_form

NEEDED = {
    "table.opened": {"table", "minimum", "dealer", "cylinder"},
    "table.closed": {"minimum", "dealer"},
    "table.rules": {"house", "profile", "rules", "program"},
    "table.minimum": {"minimum", "from"},
    "table.dealer": {"dealer"},
    "table.relief": set(),
    "table.suspended": {"suspended"},
    "colour.assigned": {"colour", "value"},
    "bank.moved": {"operation", "chips", "amount"},
    "bank.missing": {"chip", "missing"},
    "held.handed": {"owner", "amount"},
    "entry.corrected": {"of", "reason", "by", "witness", "instead"},
    "command.refused": {"reason", "asked"},
}
"""What an event of each kind has always had; whatever came later may be missing in an old journal."""


@pytest.mark.parametrize("kind", NEEDED)
def test_no_event_asks_for_a_field_that_an_old_journal_lacks(kind: str) -> None:
    check_form(kind, NEEDED[kind])
