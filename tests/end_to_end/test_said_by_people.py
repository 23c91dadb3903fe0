"""What a person said of a game holds, whatever its reader goes on to tell: through the window, at the wheel's pace.

Wheel, line, table, journal and window are real. Each story is compared with what the journal holds.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.roulette.pages.second_look import SecondLook
from app.table.roulette.procedure import Phase
from hardware.simulators.cammegh_script import RUNNING
from tests.end_to_end.at_the_window import AtTheWindow, opened_at_the_window
from tests.end_to_end.running import verify
from tests.end_to_end.story import journal_of

pytestmark = [pytest.mark.serial_line]


@pytest.fixture
def table(tmp_path: Path, qtbot: QtBot) -> Iterator[AtTheWindow]:
    with opened_at_the_window(tmp_path, random.Random(7)) as at:
        yield at


def kinds(table: AtTheWindow) -> list[str]:
    return [str(event["kind"]) for event in journal_of(table.database)]


def numbers(table: AtTheWindow) -> list[tuple[object, object, object]]:
    events = journal_of(table.database)
    return [(e["spin"], e["number"], e["source"]) for e in events if e["kind"] == "spin.number"]


def runs(table: AtTheWindow, number: int) -> None:
    """The wheel throws, and holds its ball."""
    table.wheel.throw(number, RUNNING)
    table.until(lambda: table.phase is Phase.NO_MORE_BETS, "no more bets")


def suspension(table: AtTheWindow) -> FormPage:
    table.touch(table.window.strip.more)
    table.touch(table.form(Act.TABLE).key(Act.SUSPEND))
    return table.form(Act.SUSPEND)


def suspend(table: AtTheWindow) -> None:
    page = suspension(table)
    table.touch(page.keys[0])
    table.touch(page.does)
    table.until(lambda: "Gioco sospeso" in table.banner, "play to be suspended")


def goes_on(table: AtTheWindow) -> None:
    table.touch(suspension(table).does)
    table.until(lambda: "Gioco sospeso" not in table.banner, "play to go on")


def test_play_that_is_suspended_while_the_ball_runs_makes_that_throw_none(table: AtTheWindow) -> None:
    """The number falls meanwhile; when play goes on it is shown as void, bets are open, nothing closes."""
    runs(table, 14)
    suspend(table)
    table.wheel.port.hold()
    table.until(lambda: "void.number" in kinds(table), "the number that does not count")
    goes_on(table)
    table.until(lambda: table.phase is Phase.BETS_OPEN, "the bets to be open")
    assert table.screen.heading.said == ("Rien va",)
    assert table.screen.heading.void == "suspended"
    assert (table.screen.number, table.screen.heading.spin) == (None, 1)
    table.until(lambda: "14: non conta" in table.banner, "what the reader says, as void")
    assert Act.VALID in table.screen.can
    runs(table, 20)
    table.wheel.port.hold()
    table.until(lambda: table.screen.number == 20, "the number of the next throw")
    assert numbers(table) == [(1, 20, "wheel")]
    assert "spin.closed" not in kinds(table)
    assert verify(table.database)[0] == 0


def test_il_colpo_vale_lets_its_number_count_once_play_goes_on(table: AtTheWindow) -> None:
    runs(table, 14)
    suspend(table)
    table.wheel.port.hold()
    table.until(lambda: "void.number" in kinds(table), "the number that does not count")
    assert Act.VALID not in table.screen.can
    goes_on(table)
    table.until(lambda: "14: non conta" in table.banner, "what the reader says, as void")
    QTest.qWait(1_100)  # the banner has changed under the hand: a moment later its keys are taken
    table.touch(next(button for button in table.window.strip._buttons if "vale" in button.text()))
    page = table.form(Act.VALID)
    table.touch(page.key("il numero si è visto"))
    table.touch(page.does)
    table.until(lambda: table.screen.number == 14, "the number")
    assert numbers(table) == [(1, 14, "wheel")]


def test_a_number_that_was_typed_and_the_readers_are_both_asked(table: AtTheWindow) -> None:
    """7 waits for its yes while the wheel tells 14: 14 is asked, and with no the 7."""
    runs(table, 14)
    table.window.dealing.number(7)
    table.until(lambda: table.screen.waits is not None, "the second look")
    table.wheel.port.hold()
    table.until(lambda: "14" in table.page(Act.CONFIRM, SecondLook).confirm.text(), "the reader's number")
    page = table.page(Act.CONFIRM, SecondLook)
    assert "Il lettore dice 14, a mano è scritto 7" in page.accessibleName()
    table.touch(page.refuse)
    table.until(lambda: "7" in page.confirm.text(), "the number that was typed")
    table.touch(page.confirm)
    table.until(lambda: table.screen.number == 7, "the number")
    assert numbers(table) == [(1, 7, "hand")]
    assert verify(table.database)[0] == 0
