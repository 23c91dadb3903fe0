"""A chip that is found on a payment already made: what is still to be given or taken back, marked and recorded.

Through the window with the simulated wheel, and the same story on the headless table; each ends by comparing
the journal with what was done.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.payments.beside import SpinLarge
from tests.end_to_end.at_the_window import AtTheWindow
from tests.end_to_end.dealt import Dealt
from tests.end_to_end.running import Form, Headless, verify
from tests.end_to_end.story import journal_of
from tests.end_to_end.test_unmarked import answers_in, key, told_away

RED, BLUE = 0, 1
"""Places of their keys in the palette."""
MARKS = {"payment.made", "payment.changed", "payment.unmade", "payment.answered"}


class Paid(Dealt):
    """Red has a piece on 20 and blue one on 17/20; both are paid."""

    def __init__(self, table: AtTheWindow) -> None:
        super().__init__(table)
        self.fall(20)
        self.lay(RED, "straight-20")
        self.lay(BLUE, "split-17-20")
        for _ in range(2):
            self.pay()

    @property
    def large(self) -> SpinLarge:
        large = self.table.screen.payments.large
        assert large is not None
        return large

    def shows(self, pieces: int, *, back: bool) -> None:
        """The difference is what is shown large, and what is said of it."""
        self.table.until(lambda: self.large.spoken != "", "the entry to be written")
        differs = self.large.differs
        assert differs is not None
        assert (differs.pieces, self.large.pieces, differs.back) == (pieces, pieces, back)
        sign = "Si riprende: " if back else "Ancora "
        assert self.large.spoken.startswith(sign)

    def look_at(self, title: str) -> int:
        """Look at a payment that was made; gives its place."""
        while self.large.title != title:
            self.table.touch(self.table.panel.buttons[Act.BEFORE])
        return self.large.order

    def take_off(self, place: str) -> None:
        """Minus, the place, and minus again."""
        self.table.touch(self.table.entry.take)
        targets = [*self.table.entry.ground.targets, *self.table.entry.chances]
        self.table.touch(
            next(t for t in targets if t.isVisible() and t.target and t.target.position.name == place)
        )
        self.table.until(lambda: not self.table.screen.drafted, "the entry to be written")


def marks_in(database: Path) -> list[tuple[object, ...]]:
    """What the journal tells of payments, one line each."""
    return [
        (event["kind"], event["order"], event.get("amount", ""))
        for event in journal_of(database)
        if event["kind"] in MARKS
    ]


@pytest.mark.serial_line
def test_at_the_window_the_difference_is_shown_at_once_and_marked(qtbot: QtBot, tmp_path: Path) -> None:
    """One piece more is given, one less is taken back; a slip is undone, and nothing is left of it.

    *Non pagato* is of the payment that is looked at; a payment whose bet was none is taken back whole.
    """
    with AtTheWindow(tmp_path, random.Random(9)) as table:
        hands = Paid(table)
        assert [row.pieces for row in table.screen.payments.rows] == [17, 35]  # blue is paid first
        hands.lay(RED, "split-17-20")
        hands.shows(17, back=False)
        table.touch(table.panel.buttons[Act.PAID])
        table.until(lambda: table.screen.payments.current is None, "the difference to be marked")
        hands.take_off("split-17-20")
        hands.shows(17, back=True)
        assert table.panel.buttons[Act.PAID].text().startswith("RIPRESO")
        table.touch(table.entry.tools[Act.UNDO])
        table.until(
            lambda: table.screen.payments.current is None and not table.screen.drafted, "no difference"
        )
        blue = hands.look_at("Blu")
        table.touch(table.panel.buttons[Act.UNPAID])
        table.until(lambda: table.screen.payments.current == blue, "blue not to be paid")
        hands.pay()
        for _ in range(2):
            table.touch(table.entry.tools[Act.UNDO])
        for title in ("Rosso", "Blu"):
            hands.shows(17, back=True)
            assert hands.large.title == title
            hands.pay()
        assert table.screen.payments.current is None
        hands.next_spin(asked=False)
    database = tmp_path / "T1.sqlite"
    told = [(kind, amount) for kind, _, amount in marks_in(database)]
    assert told == [
        *[("payment.made", "")] * 2,
        ("payment.changed", "42.50"),
        ("payment.unmade", ""),
        ("payment.made", ""),
        *[("payment.changed", "-42.50")] * 2,
    ]
    assert verify(database)[0] == 0


@pytest.mark.serial_line
@pytest.mark.parametrize(("answer", "paid"), [("Pagato", True), ("Non pagato", False)])
def test_the_ball_leaves_a_difference_unmarked_and_it_stays_named(
    qtbot: QtBot, tmp_path: Path, answer: str, paid: bool
) -> None:
    """The touch and the throw meet; over an end of the program it is named until it is answered."""
    with AtTheWindow(tmp_path, random.Random(9)) as table:
        hands = Paid(table)
        hands.lay(RED, "straight-20")
        table.wheel.throw(14)
        table.until(lambda: table.screen.number == 14, "the number 14")
        table.until(lambda: "Rosso, ancora 35 pezzi, € 87,50" in table.banner, "the difference to be named")
    with AtTheWindow(tmp_path, random.Random(10)) as table:
        told_away(table)
        table.until(lambda: "Rosso, ancora 35 pezzi" in table.banner, "it to be named after the restart")
        table.touch(key(table, answer))
        table.until(lambda: "Rosso, ancora" not in table.banner, "the answer")
    database = tmp_path / "T1.sqlite"
    (said,) = answers_in(database)
    assert (said["order"], said["paid"], said["amount"], said["made"]) == (2, paid, "87.50", "87.50")
    assert verify(database)[0] == 0


def red(pieces: int) -> list[Form]:
    return [{"position": "straight-20", "stack": [{"colour": "red", "pieces": pieces}]}] if pieces else []


@pytest.mark.kill
def test_headless_a_kill_between_the_change_and_its_mark_loses_nothing(tmp_path: Path) -> None:
    """The same in commands: given, the program killed, marked; taken back whole; `winners` goes on refusing."""
    database = tmp_path / "T1.sqlite"
    with Headless(database) as table:
        table.all_of({"do": "open"}, {"do": "number", "number": 20}, {"do": "confirm"})
        table.all_of({"do": "winners", "bets": red(1)}, {"do": "paid", "order": 1})
        (refused,) = table.do("winners", bets=red(2))
        assert "take the payment back first" in refused["refused"]
        kinds = [event["kind"] for event in table.do("difference", bets=red(2))]
        assert kinds == ["winners.entered", "spin.settled"]
        table.kill()
    with Headless(database) as table:
        paying = table.state()["paying"]
        (differs,) = paying["differences"]
        assert (differs["order"], differs["pieces"], differs["amount"], paying["paid"]) == (
            1,
            35,
            "87.50",
            [],
        )
        (changed,) = table.do("paid", order=1)
        assert (changed["kind"], changed["amount"]) == ("payment.changed", "87.50")
        table.do("difference", bets=red(0))
        (differs,) = table.state()["paying"]["differences"]
        assert (differs["order"], differs["pieces"], differs["amount"]) == (1, -70, "-175.00")
        (changed,) = table.do("paid", order=1)
        assert (changed["kind"], changed["amount"]) == ("payment.changed", "-175.00")
        (closed, *_) = table.do("next")
        assert (closed["kind"], closed["entered"]) == ("spin.closed", True)
        assert table.finish() == 0
    assert marks_in(database) == [
        ("payment.made", 1, ""),
        ("payment.changed", 1, "87.50"),
        ("payment.changed", 1, "-175.00"),
    ]
    assert verify(database)[0] == 0
