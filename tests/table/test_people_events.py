"""Forms that only grow: what is recorded of codes."""

import pytest

from app.people.held import NONE, UNREADABLE
from app.table.people_events import PitBossAgain, RegisterDiffers
from tests.table.growing import check_form

NEEDED = {
    "people.signed": {"act", "people"},
    "people.unsigned": {"act", "names"},
    "register.differs": {"known", "now"},
}


@pytest.mark.parametrize("kind", NEEDED)
def test_no_event_asks_for_a_field_that_an_old_journal_lacks(kind: str) -> None:
    check_form(kind, NEEDED[kind])


@pytest.mark.parametrize(
    ("now", "begins"),
    [
        (NONE, "the register of people that this table knew is not there"),
        (UNREADABLE, "the register of people that this table knew cannot be read"),
        ("people:2:ab", "the register of people is another than this table knew, or older"),
    ],
)
def test_what_lies_there_is_said_in_one_sentence(now: str, begins: str) -> None:
    assert RegisterDiffers(known="people:1:cd", now=now).alarm == f"{begins}: nobody has answered for it."


def test_a_code_that_the_machines_administrator_gave_is_alarmed_about_and_waits() -> None:
    again = PitBossAgain(owner="Gina", by="root", done="2026-11-21T05:14:10.123456Z")
    assert again.needs_answer
    assert (
        again.alarm == "Gina has a first code from root, who keeps this machine: nobody has answered for it."
    )
