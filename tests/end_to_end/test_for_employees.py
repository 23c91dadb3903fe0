"""A stake for the employees in three touches: paid by itself, and its win in the boîte (rules 9).

Wheel, line, table, journal and window are real; the amounts are worked out from the odds of the house.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from tests.end_to_end.at_the_window import AtTheWindow
from tests.end_to_end.dealt import Dealt
from tests.end_to_end.running import verify
from tests.end_to_end.story import journal_of
from tests.touches import touches_of

pytestmark = [pytest.mark.serial_line]
RED, TWENTY = 0, 3
"""The places of their keys."""
STRAIGHT = 35


@pytest.fixture
def hands(tmp_path: Path, qtbot: QtBot) -> Iterator[Dealt]:
    with AtTheWindow(tmp_path, random.Random(9)) as table:
        yield Dealt(table)


def owed(hands: Dealt) -> dict[str, int]:
    """What is to be paid, by whose it is, in cents."""
    return {row.title: row.amount for row in hands.table.screen.payments.rows}


def test_a_piece_for_the_employees_is_laid_in_three_touches_and_wins_for_the_boite(hands: Dealt) -> None:
    hands.fall(17)
    table, chips = hands.table, hands.table.entry.chips
    table.touches = 0
    table.touch(chips.values[TWENTY])
    table.touch(chips.employees)
    hands.touch_place("straight-17")
    assert table.touches == touches_of("a piece for the employees")
    table.touch(table.entry.tools[Act.UNDO])
    hands.written()
    assert owed(hands) == {}
    table.touch(table.entry.tools[Act.REDO])
    hands.lay(RED, "straight-17")
    table.key(Qt.Key.Key_0)
    hands.touch_place("straight-17")
    assert owed(hands) == {
        "Impiegati": STRAIGHT * 2000,
        "Rosso": STRAIGHT * 250,
        "Impiegati, rosso": STRAIGHT * 250,
    }
    while table.screen.payments.current is not None:
        hands.pay()
    hands.next_spin(asked=False)
    settled = [event for event in journal_of(table.database) if event["kind"] == "spin.settled"][-1]
    whose = [(payment["owner"], payment.get("employees", False)) for payment in settled["payments"]]
    assert sorted(whose, key=str) == [("red", False), (None, True), (None, True)]
    assert table.window.dealing.live is not None
    assert table.window.dealing.live.state.bank.tips == STRAIGHT * (2000 + 250)
    assert verify(table.database)[0] == 0
    hands.fall(17)
    assert not chips.employees.chosen, "the next number begins without it"
    hands.lay(RED, "straight-17")
    assert owed(hands) == {"Rosso": STRAIGHT * 250}
