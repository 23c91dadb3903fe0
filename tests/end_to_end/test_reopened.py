"""A spin that one hasty touch closed is opened again by one touch: through the window, and on the headless table.

The window, its wheel and its journal are real; each story ends by comparing the journal with what was done.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.table.roulette.procedure import Phase
from hardware.simulators.cammegh_script import RUNNING
from tests.end_to_end.at_the_window import AtTheWindow
from tests.end_to_end.dealt import Dealt
from tests.end_to_end.running import EIGHT, Form, Headless, folded_form, verify
from tests.end_to_end.story import journal_of

SEED = 20261121
_BESIDE = {"spin.bets_open", "spin.settled", "reader.connected", "reader.lost", "table.rules", "table.opened"}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "T1.sqlite"


def happened(database: Path) -> list[tuple[object, ...]]:
    """What the journal tells of the spins, one line each."""
    lines: list[tuple[object, ...]] = []
    for event in journal_of(database):
        if event["kind"] in _BESIDE:
            continue
        more = {"spin.closed": "entered", "spin.number": "number", "payment.made": "order"}.get(event["kind"])
        lines.append((event["spin"], event["kind"], *(() if more is None else (event[more],))))
    return lines


def thrown(spin: int, number: int) -> list[tuple[object, ...]]:
    return [(spin, "spin.thrown"), (spin, "spin.no_more_bets"), (spin, "spin.number", number)]


@pytest.mark.serial_line
def test_at_the_window_nothing_is_lost_by_one_touch(qtbot: QtBot, tmp_path: Path) -> None:
    """Closed with chips on the layout, opened again, paid; and once more while the next ball runs already."""
    with AtTheWindow(tmp_path, random.Random(SEED)) as table:
        hands = Dealt(table)
        hands.fall(20)
        hands.next_spin(asked=True)
        hands.go_back("Torna al colpo 1 (20)")
        assert hands.next_is_quiet()
        hands.next_spin(asked=True)
        hands.go_back("Torna al colpo 1 (20)")
        hands.say_clear()
        assert not hands.next_is_quiet()
        hands.lay(0, "straight-20")
        hands.lay(1, "split-17-20")
        hands.pay()
        hands.pay()
        hands.next_spin(asked=False)
        hands.go_back("Torna al colpo 1 (20)", by_key=True)
        entered = table.window.dealing.draft.stacks
        assert {stack.position.name for stack in entered} == {"straight-20", "split-17-20"}
        assert [row.order for row in table.screen.payments.rows] == [1, 2]
        assert table.screen.payments.current is None  # both marks are there
        hands.next_spin(asked=False)
        table.wheel.throw(8, RUNNING)
        table.until(lambda: table.phase in {Phase.THROWN, Phase.NO_MORE_BETS}, "the ball")
        table.wheel.port.hold()
        table.until(lambda: table.screen.number == 8, "the number 8")
        assert not table.window.steps.back.isVisible()
    database = tmp_path / "T1.sqlite"
    first = [
        (1, "spin.cleared"),
        (1, "spin.closed", False),
        (1, "spin.reopened"),
        (1, "spin.closed", False),
        (1, "spin.reopened"),
        (1, "spin.cleared"),
        (1, "winners.entered"),
        (1, "winners.entered"),
        (1, "payment.made", 1),
        (1, "payment.made", 2),
        (1, "spin.closed", True),
        (1, "spin.reopened"),
        (1, "spin.closed", True),
    ]
    assert happened(database) == [*thrown(1, 20), *first, *thrown(2, 8)]
    assert verify(database)[0] == 0


@pytest.mark.kill
def test_headless_it_is_opened_again_over_a_kill_and_closed_by_rien_ne_va_plus(database: Path) -> None:
    """The same story in commands; the program dies between the reopening and the closing."""
    with Headless(database) as table:
        table.do("open", day=21)
        table.do("number", number=8)
        table.do("confirm")
        (*_, closed) = table.all_of({"do": "winners", "bets": []}, {"do": "next"})
        assert (closed["kind"], closed["entered"]) == ("spin.closed", True)
        table.do("throw")
        (again,) = table.do("reopen")
        assert (again["kind"], again["spin"]) == ("spin.reopened", 1)
        table.do("winners", bets=EIGHT)
        table.do("paid", order=1)
        table.kill()
        lines = [line for line in table.lines if b'"hash":' in line]
    with Headless(database) as table:
        state: Form = table.state()
        assert (state["paying"]["spin"], state["betting"]["spin"], state["betting"]["phase"]) == (
            1,
            2,
            "thrown",
        )
        assert len(state["paying"]["payments"]) == 4
        assert state["paying"]["paid"] == [1]
        closing, rien = table.do("no_more_bets")
        assert (closing["kind"], closing["entered"], rien["kind"]) == (
            "spin.closed", False, "spin.no_more_bets",
        )  # fmt: skip
        (refused,) = table.do("reopen")
        assert refused["refused"] == "no spin was closed since the last number: there is none to open again"
        assert table.state() == folded_form([*lines, *(line for line in table.lines if b'"hash":' in line)])
        assert table.finish() == 0
    status, told = verify(database)
    assert (status, told["spins"]) == (0, 1)
