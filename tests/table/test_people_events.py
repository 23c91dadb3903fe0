"""Forms that only grow: what is recorded where a code fell away."""

import pytest

from tests.table.growing import check_form

NEEDED = {"people.unsigned": {"act", "names"}, "register.differs": {"known", "now"}}


@pytest.mark.parametrize("kind", NEEDED)
def test_no_event_asks_for_a_field_that_an_old_journal_lacks(kind: str) -> None:
    check_form(kind, NEEDED[kind])
