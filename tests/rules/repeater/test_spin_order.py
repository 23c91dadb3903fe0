"""A1, "On a spin, in order": where side wagers stand between the acts of the main game."""

from app.rules.money import Cents
from app.rules.repeater.round import Round, Stake
from app.rules.repeater.spin_order import deeds_on
from app.rules.repeater.spinning import spun
from tests.rules.repeater.tables import PLUS

STANDING = (Stake("repeat-2", "posto 1", Cents(500)), Stake("before-7-2-12", "posto 2", Cents(500)))


def _on(value: int | None, tallies: dict[int, int]) -> list[str]:
    return [deed.value for deed in deeds_on(value, spun(PLUS, Round(1, tallies, STANDING), value))]


def test_on_a_seven_the_board_is_swept_behind_the_clearing_and_the_marks_go_then() -> None:
    assert _on(7, {4: 2}) == ["number", "value", "clear", "sweep", "unmark", "pay-game", "all-paid"]


def test_a_win_is_paid_behind_the_games_payments_and_its_envy_behind_it() -> None:
    assert _on(2, {2: 1}) == ["number", "value", "mark", "clear", "pay-game", "pay", "envy", "all-paid"]


def test_where_nothing_wins_nothing_is_paid_and_a_zero_marks_nothing() -> None:
    assert _on(4, {}) == ["number", "value", "mark", "clear", "pay-game", "all-paid"]
    assert _on(None, {}) == ["number", "value", "clear", "pay-game", "all-paid"]
    before = (Stake("before-7-2-12", "posto 2", Cents(500)),)
    done = spun(PLUS, Round(1, {}, before), 12)
    assert "envy" not in deeds_on(12, done), "none is paid on what T4 does not list"
    assert "pay" in deeds_on(12, done)
