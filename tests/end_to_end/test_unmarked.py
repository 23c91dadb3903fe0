"""The wheel throws before a payment is marked: it stays named until somebody says *pagato* or *non pagato*."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.desks.common.touch import TouchButton
from app.desks.croupier.acts import Act
from app.desks.croupier.commands import CAPO
from app.desks.croupier.forms.amounts import Amount
from app.desks.croupier.notices import Notice
from app.desks.croupier.payments.shown import Mark
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.rules.money import Cents
from app.table.roulette.procedure import Phase
from tests.end_to_end.at_the_window import AtTheWindow
from tests.end_to_end.running import Headless, verify
from tests.end_to_end.story import journal_of
from tests.said import said

NAMED = "Lilla, 70 pezzi, € 350"
LILAC = 4
"""The place of its key in the palette."""


def left_by_the_ball(table: AtTheWindow, *, disputed: bool = False) -> None:
    """Lilac won 70 pieces on 20, and the next number fell before anybody touched PAGATO."""
    table.touch(table.window.steps.main)
    page = table.form(Act.OPEN)
    table.touch(page.key(Amount(Cents(500))))
    table.touch(page.does)
    table.until(lambda: table.phase is Phase.BETS_OPEN, "the bets")
    table.wheel.throw(20)
    table.until(lambda: table.screen.number == 20, "the number")
    table.until(lambda: table.entering, "the neighbourhood")
    table.touch(table.entry.chips.colours[LILAC])
    targets = [target for target in table.entry.ground.targets if target.target is not None]
    straight = next(t for t in targets if t.target and t.target.position.name == "straight-20")
    for _ in range(2):
        table.touch(straight)
    table.until(lambda: bool(table.screen.payments.rows) and not table.screen.drafted, "the payment")
    if disputed:
        table.window.dealing.ask(said({"do": "dispute", "order": 1, "reason": "di chi è"}))
        table.until(lambda: table.screen.payments.rows[0].mark is Mark.DISPUTED, "the dispute")
    fall(table, 14)


def fall(table: AtTheWindow, number: int) -> None:
    """The wheel throws, and its ball falls."""
    spin = table.screen.heading.spin
    table.wheel.throw(number)
    table.until(lambda: table.screen.number == number and table.screen.heading.spin > spin, f"{number}")


def key(table: AtTheWindow, words: str) -> TouchButton:
    """A button of the banner."""
    return next(button for button in table.window.strip._buttons if button.text() == words)


def told_away(table: AtTheWindow) -> None:
    """The wheel was switched off and on with the program: what is said of that is read first."""
    table.until(lambda: table.screen.banner is not None, "a notice")
    if table.screen.banner is not None and table.screen.banner.notice is Notice.ALARM:
        table.touch(key(table, "Capito"))
        QTest.qWait(1_100)  # a hand that touches the same place again has not seen what stands there now


def answers_in(database: Path) -> list[dict[str, object]]:
    return [event for event in journal_of(database) if event["kind"] == "payment.answered"]


@pytest.mark.serial_line
@pytest.mark.parametrize(("answer", "paid"), [("Pagato", True), ("Non pagato", False)])
def test_a_payment_that_was_not_marked_stays_named_until_it_is_answered(
    qtbot: QtBot, tmp_path: Path, answer: str, paid: bool
) -> None:
    """Over numbers and over an end of the program; one touch answers it, and the journal has it so."""
    with AtTheWindow(tmp_path, random.Random(7)) as table:
        left_by_the_ball(table)
        table.until(lambda: NAMED in table.banner, "the payment to be named")
        table.touch(table.panel.buttons[SpinAct.CLEARED])
        fall(table, 3)
        assert NAMED in table.banner
    assert not answers_in(tmp_path / "T1.sqlite")
    with AtTheWindow(tmp_path, random.Random(8)) as table:
        told_away(table)
        table.until(lambda: NAMED in table.banner, "it to be named after the restart")
        button = key(table, answer)
        assert button.accessibleName() == f"{answer}: {NAMED}"
        table.touch(button)
        table.until(lambda: NAMED not in table.banner, "the answer")
    said = answers_in(tmp_path / "T1.sqlite")
    assert [(e["spin"], e["order"], e["paid"], e["amount"]) for e in said] == [(1, 1, paid, "350.00")]
    assert verify(tmp_path / "T1.sqlite")[0] == 0


@pytest.mark.serial_line
def test_a_payment_that_is_disputed_when_the_ball_closes_its_spin_stays_so(
    qtbot: QtBot, tmp_path: Path
) -> None:
    """The desk names it as disputed; what is said of it is the capo tavolo's ruling."""
    with AtTheWindow(tmp_path, random.Random(7)) as table:
        left_by_the_ball(table, disputed=True)
        table.until(lambda: f"{NAMED}, contestato" in table.banner, "the payment to be named")
        table.touch(key(table, "Non pagato"))
        table.until(lambda: NAMED not in table.banner, "the answer")
    (said,) = answers_in(tmp_path / "T1.sqlite")
    assert (said["paid"], said["by"], said["reason"]) == (False, CAPO, "deciso")
    assert verify(tmp_path / "T1.sqlite")[0] == 0


@pytest.mark.parametrize("paid", [True, False])
def test_on_a_headless_table_it_is_answered_by_command_after_a_kill(tmp_path: Path, paid: bool) -> None:
    database = tmp_path / "T1.sqlite"
    bets = [{"position": "straight-20", "stack": [{"colour": "lilac", "pieces": 2}]}]
    with Headless(database) as table:
        table.all_of({"do": "open", "minimum": "5.00"}, {"do": "number", "number": 20}, {"do": "confirm"})
        table.all_of({"do": "winners", "bets": bets}, {"do": "number", "number": 14}, {"do": "confirm"})
        table.kill()
    with Headless(database) as table:
        (left,) = table.state()["unmarked"]
        assert (left["spin"], left["number"], left["owner"], left["pieces"]) == (1, 20, "lilac", 70)
        assert (left["amount"], left["paid"]) == ("350.00", None)
        (event,) = table.do("paid" if paid else "unpaid", spin=1, order=1)
        assert (event["kind"], event["paid"]) == ("payment.answered", paid)
        assert [left["paid"] for left in table.state()["unmarked"]] == [paid]
    assert verify(database)[0] == 0
