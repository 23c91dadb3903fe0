"""Which lines of the payments' list are seen where not all of them have room."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.desks.croupier.payments.queue import lines_shown, more_words
from app.desks.croupier.roulette.payments import panel
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.settings import TEXT_SIZES
from tests.desks.croupier.scene import set_up
from tests.desks.played import Played


@pytest.mark.parametrize(
    ("shown", "count", "words"),
    [
        ([0, 1, 2, 3], 4, ""),
        ([0, 1, 2, 3], 9, "▾ ancora 5"),
        ([5, 6, 7, 8], 9, "▴ ancora 5"),
        ([3, 4, 5, 6], 9, "▴ 3 ▾ 2"),
        ([0, 1, 2, 5], 6, "⋯ ancora 2"),
        ([1, 2, 5], 7, "▴ 1 ⋯ 2 ▾ 1"),
        ([], 0, ""),
    ],
)
def test_lines_above_those_that_are_seen_are_not_said_to_be_beneath(
    shown: list[int], count: int, words: str
) -> None:
    assert more_words(shown, count) == words


@pytest.mark.parametrize(
    ("count", "focus", "waiting", "shown"),
    [
        (7, 0, [0, 1, 2, 3, 4], [0, 1, 2, 3]),
        (7, 3, [3, 4], [2, 3, 4, 5]),
        (5, 4, [4], [1, 2, 3, 4]),
        (9, 2, [8], [1, 2, 3, 8]),
        (9, 2, [6, 7, 8], [1, 2, 3, 6]),
        (3, 0, [2], [0, 1, 2]),
        (1, 0, [], [0]),
        (0, 0, [], []),
    ],
)
def test_no_line_is_left_out_but_before_what_is_still_to_be_done(
    count: int, focus: int, waiting: list[int], shown: list[int]
) -> None:
    assert lines_shown(count, focus, waiting, 4) == shown


@given(st.integers(0, 8), st.integers(1, 12), st.integers(0, 8), st.integers(3, 8), st.data())
def test_of_the_payments_never_fewer_than_three_are_seen(
    before: int, payments: int, after: int, room: int, data: st.DataObject
) -> None:
    """What zero halved, or waits after the payments, pushes none out of sight that is paid now or next."""
    focus = data.draw(st.integers(before, before + payments - 1))
    count = before + payments + after
    others = [*range(before), *range(before + payments, count)]
    shown = lines_shown(count, focus, others, room, others)
    assert focus in shown
    assert len(shown) == min(room, count)
    assert sum(line not in others for line in shown) >= min(3, payments)


@pytest.mark.parametrize("size", TEXT_SIZES)
def test_three_payments_are_seen_at_zero_above_its_key(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    """*Allo zero…* stands beneath the list and takes most of its room; what is halved waits for no line of theirs."""
    played = Played(qtbot, setup=set_up())
    played.window.setup.change(text_size=size)
    played.fall(0)
    played.colour("red")
    played.touch(played.entry.keys.counts[2])
    played.place("black", "even", "low", "high")
    for seat in range(1, 6):
        played.value(2000, seat)
        played.place("straight-0")
    played.window.dealing.act(Act.SEEN_TO_ALL)
    assert played.panel.buttons[SpinAct.ZERO].isVisible()
    drawn: list[int] = []
    monkeypatch.setattr(
        panel, "draw_row", lambda _painter, _scale, _rect, row, *_words, **_shown: drawn.append(row.order)
    )
    for order in range(1, 6):
        played.window.dealing.look_at(order)
        drawn.clear()
        played.panel.grab()
        assert order in drawn
        assert len(drawn) == 3
    played.window.setup.change(text_size=100)
