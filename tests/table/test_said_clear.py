"""A layout counts as clear once the next spin begins; whether somebody said so outlives the closing (rules 3)."""

import pytest

from app.table.turn import RefusedError
from tests.table.playing import EIGHT, THROW, fallen, form_of, step


def test_what_the_closing_implied_nobody_has_said() -> None:
    """A spin that was closed over silence does not count as cleared; somebody may say it now."""
    table = fallen(8)
    table.do("next")
    (cleared,) = (form for form in map(form_of, table.story) if form["kind"] == "spin.cleared")
    assert cleared["implied"] is True
    table.do("reopen")
    assert table.paying.unsaid
    table.do("next")
    table.do("reopen")
    assert table.paying.unsaid
    assert table.do("cleared") == ("spin.cleared",)
    assert not table.paying.unsaid
    assert "implied" not in table.last()
    with pytest.raises(RefusedError, match="cleared already"):
        table.do("cleared")


@pytest.mark.parametrize("said", ["cleared", "winners"])
def test_what_somebody_said_before_the_closing_stays_said(said: str) -> None:
    table = fallen(8)
    table.do(said, **({} if said == "cleared" else {"bets": EIGHT}))
    table.do("next")
    table.do("reopen")
    assert not table.paying.unsaid
    with pytest.raises(RefusedError, match="cleared already"):
        table.do("cleared")


def test_the_wheels_throw_says_nothing_of_the_layout_either() -> None:
    table = fallen(8)
    table.hear(step(THROW))
    table.do("reopen")
    assert table.paying.unsaid
    table.do("winners", bets=EIGHT)
    assert not table.paying.unsaid
