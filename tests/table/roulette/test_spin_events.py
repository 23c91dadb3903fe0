"""Forms that only grow: the procedure, its number, its settlement, its payments."""

import pytest

from tests.table.growing import check_form

NEEDED = {
    "spin.bets_open": {"source"},
    "spin.thrown": {"source"},
    "spin.no_more_bets": {"source"},
    "spin.last": set(),
    "spin.number": {"number", "announcement", "source"},
    "spin.candidate": {"number", "reason"},
    "candidate.refused": {"number"},
    "spin.void": {"reason", "throw", "source"},
    "spin.cleared": set(),
    "winners.entered": {"bets", "revision"},
    "spin.settled": {
        "revision",
        "complete",
        "number",
        "announcement",
        "payments",
        "lost",
        "partage",
        "enferme",
        "freed",
        "returned",
        "withdrawn",
        "standing",
        "bank",
    },
    "payment.made": {"revision", "order"},
    "payment.changed": {"revision", "order", "amount"},
    "payment.unmade": {"revision", "order"},
    "payment.disputed": {"revision", "order"},
    "payment.ruled": {"revision", "order", "by", "reason"},
    "payment.answered": {"order", "paid", "amount"},
    "stake.done": {"revision", "listed", "place"},
    "spin.closed": {"entered"},
}
"""What an event of each kind has always had; whatever came later may be missing in an old journal."""


@pytest.mark.parametrize("kind", NEEDED)
def test_no_event_asks_for_a_field_that_an_old_journal_lacks(kind: str) -> None:
    check_form(kind, NEEDED[kind])
