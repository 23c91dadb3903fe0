"""Rules 8: "Rien va" through the window, at the wheel's own pace; what the wheel goes on to say moves nothing.

Wheel, line, table, journal and window are real. Each story is compared with what the journal holds.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.journal.roulette.fallen import numbers_fallen
from app.table.roulette.procedure import Phase
from hardware.simulators.cammegh_script import RUNNING
from tests.end_to_end.at_the_window import SHORT, AtTheWindow, opened_at_the_window
from tests.end_to_end.held_wheel import HeldWheel
from tests.end_to_end.running import Headless, capotavolo, verify
from tests.end_to_end.story import journal_of

pytestmark = [pytest.mark.serial_line]


@pytest.fixture
def table(tmp_path: Path, qtbot: QtBot) -> Iterator[AtTheWindow]:
    with opened_at_the_window(tmp_path, random.Random(7)) as at:
        yield at


def exported(database: Path) -> list[str]:
    """The spins, as a casino's own systems take them."""
    return capotavolo(
        "export", "--database", database, "--what", "spins", "--format", "jsonl"
    ).stdout.splitlines()


def kinds(table: AtTheWindow) -> list[str]:
    return [str(event["kind"]) for event in journal_of(table.database)]


def recorded(table: AtTheWindow, kind: str) -> list[dict[str, Any]]:
    return [dict(event) for event in journal_of(table.database) if event["kind"] == kind]


def void(table: AtTheWindow) -> QAbstractButton:
    """Say "Rien va": the key beside the steps, while the ball runs."""
    button = table.window.steps.others[Act.VOID]
    table.touch(button)
    table.until(lambda: table.screen.heading.said == ("Rien va",), "Rien va, large")
    return button


def explain(table: AtTheWindow, reason: str) -> None:
    page = table.form(Act.WHY_VOID)
    table.touch(page.key(reason))
    table.touch(page.does)
    table.until(lambda: Act.WHY_VOID not in table.screen.can, "the reason to be recorded")


def runs(table: AtTheWindow, number: int) -> None:
    """The wheel throws, and holds its ball."""
    table.wheel.throw(number, RUNNING)
    table.until(lambda: table.phase is Phase.NO_MORE_BETS, "no more bets")


def lets_fall(table: AtTheWindow) -> None:
    table.wheel.port.hold()
    table.until(lambda: table.wheel.idles, "the wheel to idle")


def test_the_ball_that_falls_after_rien_va_is_nobodys_and_the_reason_waits_on_its_page(
    table: AtTheWindow,
) -> None:
    """The throw, "Rien va", and while the reason is looked for the wheel tells 14."""
    runs(table, 14)
    void(table)
    page = table.form(Act.WHY_VOID)
    table.touch(page.key("too_few_turns"))
    lets_fall(table)
    table.until(
        lambda: "14" in table.banner or "void.number" in kinds(table), "the number that does not count"
    )
    assert page.isVisible()
    assert [key.says for key in page.keys if key.chosen] == ["too_few_turns"]
    assert (table.screen.number, table.phase) == (None, Phase.BETS_OPEN)
    table.touch(page.does)
    table.until(lambda: Act.WHY_VOID not in table.screen.can, "the reason to be recorded")
    table.until(lambda: "14: non conta" in table.banner, "what the reader says, as void")
    runs(table, 20)
    lets_fall(table)
    table.until(lambda: table.screen.number == 20, "the number of the next throw")
    assert table.screen.last == (20,)
    assert [event["number"] for event in recorded(table, "void.number")] == [14]
    assert [event["number"] for event in recorded(table, "spin.number")] == [20]
    assert [each.number for each in numbers_fallen(table.database)] == [20]
    assert verify(table.database) == (0, {**verify(table.database)[1], "differs": []})


def test_il_colpo_vale_lets_the_number_count_that_was_told_meanwhile(table: AtTheWindow) -> None:
    runs(table, 14)
    void(table)
    lets_fall(table)
    table.until(lambda: "void.number" in kinds(table), "the number that does not count")
    table.window.pages.leave()
    valid = next(button for button in table.window.strip._buttons if "vale" in button.text())
    table.touch(valid)
    page = table.form(Act.VALID)
    table.touch(page.key("il numero si è visto"))
    table.touch(page.does)
    table.until(lambda: table.screen.number == 14, "the number")
    number = recorded(table, "spin.number")[0]
    assert (number["number"], number["source"]) == (14, "wheel")
    assert kinds(table)[-2:] == ["spin.valid", "spin.number"]
    assert not table.screen.can & {Act.WHY_VOID, Act.VALID}
    assert verify(table.database)[0] == 0


def test_a_number_is_taken_back_before_anything_of_it_is_paid(table: AtTheWindow) -> None:
    """After the number: two touches, and the spin is thrown again under its own number."""
    runs(table, 14)
    lets_fall(table)
    table.until(lambda: table.screen.number == 14, "the number")
    table.touch(table.window.strip.more)
    page = table.form(Act.TABLE)
    table.touch(page.key(Act.VOID))
    table.until(lambda: table.screen.heading.said == ("Rien va",), "Rien va, large")
    assert (table.screen.number, table.screen.heading.spin, table.screen.last) == (None, 1, ())
    explain(table, "foreign_body")
    runs(table, 20)
    lets_fall(table)
    table.until(lambda: table.screen.number == 20, "the number of the throw that counts")
    assert table.screen.heading.spin == 1
    assert [(each.spin, each.number) for each in numbers_fallen(table.database)] == [(1, 20)]
    assert [event["number"] for event in recorded(table, "spin.taken_back")] == [14]
    rows = [json.loads(line) for line in exported(table.database)]
    assert [(row["spin"], row["number"]) for row in rows] == [(1, 20)]
    assert verify(table.database)[0] == 0


def test_a_kill_between_rien_va_and_its_reason_loses_neither(tmp_path: Path) -> None:
    """Started again the table asks why, for the same throw; so it does in the next night, and after its kill."""
    database = tmp_path / "T1.sqlite"
    with Headless(database, "--stay") as table:
        table.do("open")
        table.do("throw")
        assert [event["kind"] for event in table.do("void", reason="")] == ["spin.void", "spin.bets_open"]
        table.kill()
    with Headless(database, "--stay") as table:
        state = table.state()
        assert state["unexplained"] == [{"spin": 1, "throw": 1}]
        assert [prompt["task"] for prompt in state["prompts"]][:1] == ["explain_void"]
        table.do("close")
        table.do("open")
        table.kill()
    with Headless(database, "--stay") as table:
        state = table.state()
        assert state["unexplained"] == [{"spin": 1, "throw": 1}]
        assert [prompt["task"] for prompt in state["prompts"]][:1] == ["explain_void"]
        unsigned, said = table.do("explain", reason="no_pocket")
        assert (unsigned["kind"], unsigned["act"]) == ("people.unsigned", "void")
        assert (said["kind"], said["spin"], said["throw"]) == ("void.explained", 1, 1)
        (declared,) = (event for event in journal_of(database) if event["kind"] == "spin.void")
        assert said["of"] == declared["seq"]
        assert "unexplained" not in table.state()
        assert table.do("explain", reason="no_pocket")[-1]["refused"].startswith("no throw is void")
        assert table.terminate() == 0
    assert verify(database)[0] == 0


@pytest.mark.kill
def test_headless_the_ball_that_falls_after_rien_va_is_nobodys_until_the_throw_counts(tmp_path: Path) -> None:
    """The same story in commands: 14 counts nowhere; the next game's 20 neither, until "Il colpo vale" is said."""
    wheel = HeldWheel(tmp_path / "wheel", random.Random(7), SHORT, speed=25)
    with Headless(tmp_path / "T1.sqlite", "--stay", "--wheel", str(tmp_path / "wheel")) as table:
        wheel.start()
        try:
            table.wait(lambda told: "reader.connected" in kinds_of(told), "a line")
            for number, counts in ((14, False), (20, True)):
                wheel.throw(number, RUNNING)
                table.wait(lambda told: kinds_of(told)[-1:] == ["spin.no_more_bets"], "no more bets")
                assert [event["kind"] for event in table.do("void", reason="")] == [
                    "spin.void",
                    "spin.bets_open",
                ]
                wheel.port.hold()
                table.wait(lambda told: kinds_of(told)[-1:] == ["void.number"], "the number, as void")
                assert table.state()["void_number"]["number"] == number
                table.do("explain", reason="no_pocket")
                if counts:
                    assert [event["kind"] for event in table.do("valid", reason="seen")][:1] == ["spin.valid"]
        finally:
            wheel.stop()
        assert table.terminate() == 0
    numbers = [(event["spin"], event["number"]) for event in table.events if event["kind"] == "spin.number"]
    assert numbers == [(1, 20)]
    assert [event["throw"] for event in table.events if event["kind"] == "spin.void"] == [1, 2]
    assert verify(table.database)[0] == 0


def kinds_of(answers: list[dict[str, Any]]) -> list[str]:
    return [str(answer["kind"]) for answer in answers if "kind" in answer]
