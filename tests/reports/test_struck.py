"""What holds no more is struck through on the spin's page, and stands there for ever (rules 8; design)."""

from app.reports.struck import Struck
from app.table import events as happened
from app.table.events import AnyEvent

NUMBER = happened.SpinNumber(spin=1, number=14, announcement="…", source="wheel")
TAKEN_BACK = happened.SpinTakenBack(spin=1, number=14, reason="", source="hand")
VOID = happened.SpinVoid(spin=1, reason="", throw=1, source="hand")
VALID = happened.SpinValid(spin=1, throw=1, reason="seen")
THROWN = happened.SpinThrown(spin=1, source="wheel")


def struck(*events: AnyEvent) -> dict[int, int]:
    """What is struck through of some entries, by their places from 1."""
    found = Struck()
    for place, event in enumerate(events, 1):
        found.enter(place, event)
    return found.found


def test_a_number_that_counts_no_more_is_struck_by_what_took_it_back() -> None:
    assert struck(THROWN, NUMBER, TAKEN_BACK, VOID) == {2: 3}


def test_il_colpo_vale_strikes_rien_va_and_lets_the_number_stand() -> None:
    assert struck(THROWN, NUMBER, TAKEN_BACK, VOID, VALID) == {4: 5}
    assert struck(THROWN, VOID, VALID, NUMBER) == {2: 3}


def test_after_another_throw_the_void_number_stays_struck() -> None:
    assert struck(THROWN, NUMBER, TAKEN_BACK, VOID, THROWN, NUMBER) == {2: 3}


def test_a_contradicted_number_is_struck_by_the_other() -> None:
    assert struck(NUMBER, NUMBER) == {1: 2}


def test_a_mark_that_was_taken_back_is_struck() -> None:
    made = happened.PaymentMade(spin=1, revision=1, order=1)
    unmade = happened.PaymentUnmade(spin=1, revision=1, order=1)
    assert struck(made, unmade, made) == {1: 2}
