"""What one touch lays: as many pieces as the count says, on one place, or all that was laid when it won last.

Wheel, line, table, journal and window are real; each story ends with what the journal holds.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.desks.croupier.roulette.entry.figures import Figure
from app.rules.roulette.layout import inside_winning
from tests.end_to_end.at_the_window import AtTheWindow
from tests.end_to_end.dealt import Dealt
from tests.end_to_end.running import verify
from tests.end_to_end.story import journal_of

pytestmark = [pytest.mark.serial_line]
RED, BLUE = 0, 1
"""The places of their keys."""
ODDS = {1: 35, 2: 17, 3: 11, 4: 8, 6: 5}


@pytest.fixture
def hands(tmp_path: Path, qtbot: QtBot) -> Iterator[Dealt]:
    with AtTheWindow(tmp_path, random.Random(11)) as table:
        yield Dealt(table)


def won_at(hands: Dealt, spin: int) -> dict[str, list[tuple[str, int]]]:
    """Whose chips lay where when a number fell, as the journal says last."""
    entered: list[dict[str, Any]] = [
        dict(event) for event in journal_of(hands.table.database) if event["kind"] == "winners.entered"
    ]
    bets = next(event["bets"] for event in reversed(entered) if event["spin"] == spin)
    found: dict[str, list[tuple[str, int]]] = {}
    for stack in bets:
        for entry in stack["stack"]:
            found.setdefault(entry["colour"], []).append((stack["position"], entry["pieces"]))
    return {name: sorted(places) for name, places in found.items()}


def completo(number: int) -> list[tuple[str, int]]:
    """A piece on every place inside that wins there."""
    return sorted((place.name, 1) for place in inside_winning(number))


def paid(places: list[tuple[str, int]], number: int) -> int:
    """What they win, in pieces."""
    sizes = {place.name: len(place.numbers) for place in inside_winning(number)}
    return sum(pieces * ODDS[sizes[name]] for name, pieces in places)


@pytest.mark.parametrize(("number", "after"), [(17, 20), (20, 3)])
def test_come_prima_lays_the_figure_of_the_new_number_and_says_so_before(
    hands: Dealt, number: int, after: int
) -> None:
    """A *completo* is a *completo* again: not its places moved over, of which a number at the edge lacks some."""
    hands.fall(number)
    hands.table.touch(hands.table.entry.chips.colours[RED])
    hands.table.touch(hands.table.entry.figures.figures[Figure.COMPLETE])
    hands.written()
    hands.pay()
    hands.next_spin(asked=False)
    hands.fall(after)
    again = hands.table.entry.figures.again
    assert not again.isEnabled(), "nobody is chosen whose chips it would lay"
    hands.table.touch(hands.table.entry.chips.colours[RED])
    assert "complet" in again.accessibleName()
    hands.table.touch(again)
    hands.written()
    whole = won_at(hands, 2)
    assert paid(whole["red"], after) == hands.table.screen.payments.rows[0].pieces
    assert whole == {"red": completo(after)}
    hands.pay()
    assert verify(hands.table.database)[0] == 0


def test_the_count_falls_back_to_one_with_another_chip_and_a_second_touch_holds_it(hands: Dealt) -> None:
    hands.fall(20)
    entry = hands.table.entry
    three = entry.keys.counts[2]
    hands.table.touch(three)
    hands.lay(RED, "straight-20")
    assert entry.chips.colours[RED].each == 3, "the chip in hand bears it"
    hands.lay(BLUE, "straight-20")
    assert won_at(hands, 1) == {"red": [("straight-20", 3)], "blue": [("straight-20", 1)]}
    hands.table.touch(three)
    hands.table.touch(three)
    hands.lay(RED, "split-17-20")
    hands.lay(BLUE, "split-17-20")
    assert won_at(hands, 1) == {
        "red": [("split-17-20", 3), ("straight-20", 3)],
        "blue": [("split-17-20", 3), ("straight-20", 1)],
    }
    assert {row.pieces for row in hands.table.screen.payments.rows} == {3 * 35 + 3 * 17, 35 + 3 * 17}
    assert verify(hands.table.database)[0] == 0
