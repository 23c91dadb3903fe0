"""One action while it is verified: kept whole, or thrown away whole."""

import pytest

from app.table.fold import BrokenStoryError
from app.table.refusals import Refusal
from app.table.roulette import events as spun
from app.table.roulette.spinning import clear_paid, close_paid, settle_anew, settle_paid
from app.table.turn import RefusedError, Turn, refuse
from tests.table.playing import fallen, opened, paying_eight


def test_a_turn_changes_nothing_but_itself() -> None:
    table = fallen()
    before = table.state
    turn = Turn(before, ready=True)
    clear_paid(turn)
    assert [type(event) for event in turn.events] == [spun.SpinCleared, spun.SpinBetsOpen]
    assert turn.state is not before
    assert table.state is before
    assert before.betting is None


def test_a_refusal_is_a_sentence() -> None:
    with pytest.raises(RefusedError, match=r"^payment 2 is not made$") as refused:
        refuse(Refusal.PAYMENT_NOT_MADE(order=2))
    assert refused.value.reason.line is Refusal.PAYMENT_NOT_MADE
    assert refused.value.rule is None


def test_a_refusal_by_a_rule_names_its_section() -> None:
    with pytest.raises(RefusedError, match=r"^the witness is .* corrects \(rules 9\)$") as refused:
        refuse(Refusal.WITNESS_IS_FIRST(), rule="rules 9")
    assert refused.value.rule == "rules 9"
    assert str(refused.value) == refused.value.reason


def test_what_cannot_follow_is_no_refusal_but_a_fault() -> None:
    turn = Turn(opened().state, ready=True)
    with pytest.raises(BrokenStoryError):
        turn.happen(spun.SpinCleared(spin=1))
    assert turn.events == []


@pytest.mark.parametrize("ready", [True, False])
def test_the_bets_wait_for_the_wheel(ready: bool) -> None:
    turn = Turn(fallen().state, ready=ready)
    clear_paid(turn)
    assert (spun.SpinBetsOpen in map(type, turn.events)) is ready


def test_a_layout_is_cleared_once() -> None:
    turn = Turn(fallen().state, ready=True)
    clear_paid(turn)
    clear_paid(turn)
    assert len(turn.events) == 2


def test_closing_where_nothing_is_paid_is_nothing() -> None:
    turn = Turn(opened().state, ready=True)
    close_paid(turn)
    assert turn.events == []


def test_a_settlement_is_written_once_and_anew_only_when_asked() -> None:
    table = paying_eight()
    turn = Turn(table.state, ready=True)
    assert settle_paid(turn).payable.revision == 1
    assert settle_paid(turn).payable.revision == 1
    settle_anew(turn)
    assert settle_paid(turn).payable.revision == 2


def test_what_a_button_would_do_is_asked_without_doing_it() -> None:
    table = fallen()
    before, heard = table.state, table.table.why_not
    assert heard({"do": "next"}) is None
    assert heard({"do": "unpaid", "order": 1}) == "spin 1 has 0 payments, there is no payment 1"
    assert heard({"do": "unpaid"}) == "/order: is missing"
    assert table.state is before
