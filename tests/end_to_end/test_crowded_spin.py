"""A crowded number takes a dealer no more touches than he can spare, from the dolly to the last payment drawn.

Window, wheel, line, table and journal are real, and nothing was entered before the number. The amounts are worked
out from the odds of the house (rules 1): 35, 17, 11, 8 and 5 for one, and once the stake on a chance.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from pytestqt.qtbot import QtBot

from app.desks.croupier.roulette.entry.chance_row import ChanceRow
from app.desks.croupier.roulette.entry.figures import Figure
from tests.end_to_end.at_the_window import AtTheWindow
from tests.end_to_end.dealt import Dealt
from tests.end_to_end.running import verify
from tests.end_to_end.story import journal_of
from tests.said import said
from tests.touches import touches_of

pytestmark = [pytest.mark.serial_line]
RED, BLUE, GREEN, YELLOW, ORANGE, BROWN = 0, 1, 2, 3, 5, 7
"""The places of their keys."""
TWENTY, FIFTY = 3, 4
COMPLETO: Final = 35 + 4 * 17 + 11 + 4 * 8 + 2 * 5
STOOD: Final = [
    {"position": "low", "stack": [{"colour": "orange", "pieces": 20}]},
    {"position": "black", "stack": [{"value": "100.00", "pieces": 1, "owner": "posto 1"}]},
]
OWED: Final = {
    ("red", None): COMPLETO * 250,
    ("blue", None): COMPLETO * 250,
    ("brown", None): COMPLETO * 250,
    ("green", None): 4 * 8 * 250,
    ("yellow", None): 2 * 4 * 17 * 250,
    ("orange", None): (35 + 4 * 17) * 250,
    ("orange", "low"): 20 * 250,
    ("posto 1", None): (35 + 2 * 17) * 2000,
    ("posto 1", "black"): 10000,
    ("posto 2", None): (8 + 5) * 5000,
    ("posto 2", "odd"): 5000,
}
"""What is owed to whom inside or on a chance, in cents."""


@pytest.fixture
def hands(tmp_path: Path, qtbot: QtBot) -> Iterator[Dealt]:
    with AtTheWindow(tmp_path, random.Random(17)) as table:
        yield Dealt(table)


def stood_there(hands: Dealt) -> None:
    """At the number before, orange had twenty on manque and seat 1 a hundred on noir; both won, and were paid."""
    hands.fall(2)
    for form in ({"do": "winners", "bets": STOOD}, {"do": "cleared"}, {"do": "paid_all"}, {"do": "next"}):
        hands.table.window.dealing.ask(said(form))
    hands.table.until(lambda: hands.table.screen.number is None, "the next spin")


def may_stand(row: ChanceRow, place: str) -> Any:
    """The key of what may stand there still."""
    return next(
        key for key in row.ghosts if key.isVisible() and key.ghost and key.ghost.position.name == place
    )


def test_a_crowded_seventeen_takes_at_most_twenty_six_touches(hands: Dealt) -> None:
    stood_there(hands)
    hands.fall(17)
    table, entry = hands.table, hands.table.entry
    table.touches = 0
    for colour in (RED, BLUE, BROWN):
        table.touch(entry.chips.colours[colour])
        table.touch(entry.figures.figures[Figure.COMPLETE])
    table.touch(entry.chips.colours[GREEN])
    table.touch(entry.figures.figures[Figure.CORNERS])
    table.touch(entry.chips.colours[YELLOW])
    table.touch(entry.keys.counts[1])
    table.touch(entry.figures.figures[Figure.SPLITS])
    table.touch(entry.chips.colours[ORANGE])
    table.touch(entry.figures.figures[Figure.STRAIGHT_AND_SPLITS])
    for place in ("low", "black"):
        table.touch(may_stand(entry.row, place))
    places: list[tuple[int, int, tuple[str, ...]]] = [
        (TWENTY, 1, ("straight-17", "split-17-18", "split-17-20")),
        (FIFTY, 2, ("corner-17-21", "line-16-21", "odd")),
    ]
    for value, seat, where in places:
        table.touch(entry.chips.values[value])
        table.touch(entry.keys.seats[seat])
        for place in where:
            hands.touch_place(place)
    hands.written()
    assert table.touches == touches_of(
        "a crowded 17: eight players, fifteen places inside and on chances, without the marks"
    )
    assert sum(row.amount for row in table.screen.payments.rows) == sum(OWED.values())
    while table.screen.payments.current is not None:
        hands.pay()
    assert owed(hands) == OWED
    hands.next_spin(asked=False)
    assert verify(table.database)[0] == 0


def owed(hands: Dealt) -> dict[tuple[str, str | None], int]:
    """What the journal says is owed for the last number."""
    settled = [dict(event) for event in journal_of(hands.table.database) if event["kind"] == "spin.settled"]
    found = {}
    for payment in settled[-1]["payments"]:
        place = payment["winning"][0]["position"] if payment["section"] != "inside" else None
        found[payment["owner"], place] = round(float(payment["amount"]) * 100)
    return found
