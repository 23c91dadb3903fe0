"""A colour is sold to a seat, handed in, and tipped from a payment, while the ball falls: the journal has it all.

The window, its wheel and its journal are real; the story ends by comparing the journal with what was done.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.desks.croupier.bank.deeds import View
from app.desks.croupier.forms.colours_and_tips_form import Touch as Exchanged
from app.desks.croupier.forms.typed import Press
from app.desks.croupier.pages.form_page import FormPage
from tests.desks.croupier.bank_keys import seats, tiles
from tests.end_to_end.at_the_window import AtTheWindow
from tests.end_to_end.running import verify
from tests.end_to_end.story import journal_of

SEED = 20261125


class Dealt:
    """A table that is open at the window, its bank counted, and a dealer's hands."""

    def __init__(self, table: AtTheWindow) -> None:
        self.table = table
        table.touch(table.window.steps.main)
        table.touch(table.form(Act.OPEN).does)
        self.count()

    def open(self) -> FormPage:
        """The short way's page, by one touch."""
        self.table.touch(self.table.window.steps.others[Act.EXCHANGE])
        return self.table.form(Act.EXCHANGE)

    def count(self) -> None:
        """The short way leads to the opening count: a thousand red, and forty of fifty."""
        self.table.touch(self.open().key("Conta d'apertura…"))
        view = self.table.form(Act.BANK)
        assert self.table.window.bank.view is View.COUNT
        for place, figures in ((0, "1000"), (len(self.table.window.dealing.house.colours) + 4, "40")):
            self.table.touch(tiles(view)[place])
            for figure in figures:
                self.table.touch(view.key(Press(figure)))
        self.table.touch(view.does)
        self.until_recorded(1)
        self.table.window.leave()

    def until_recorded(self, movements: int) -> None:
        live = self.table.window.dealing.live
        assert live is not None

        def there() -> bool:
            now = self.table.window.dealing.live
            return now is not None and len(now.state.movements) == movements

        self.table.until(there, f"{movements} movements of the bank")

    def tile(self, page: FormPage, name: str) -> None:
        """Touch a chip by its name."""
        names = (tile for tile in tiles(page) if tile.accessibleName().startswith(name))
        self.table.touch(next(names))

    def type(self, page: FormPage, figures: str) -> None:
        for figure in figures:
            self.table.touch(page.key(Press(figure)))

    def fall(self, number: int) -> None:
        self.table.wheel.throw(number)
        self.table.until(lambda: self.table.screen.number == number, f"the number {number}")


def happened(database: Path) -> list[tuple[object, ...]]:
    """What the journal tells of the bank and of colours: what, about how much, which pieces of red."""
    lines: list[tuple[object, ...]] = []
    for event in journal_of(database):
        if event["kind"] == "bank.moved":
            red = sum(chip["pieces"] for chip in event["chips"] if chip.get("colour") == "red")
            lines.append((event["operation"], event["amount"], red))
        elif event["kind"] == "colour.assigned":
            lines.append((event["colour"], event.get("owner"), event.get("by")))
    return lines


@pytest.mark.serial_line
def test_at_the_window_colours_change_hands_while_the_ball_falls(qtbot: QtBot, tmp_path: Path) -> None:
    """The number falls over a count that is half typed: nothing of it is lost, and it is recorded from there."""
    with AtTheWindow(tmp_path, random.Random(SEED)) as table:
        hands = Dealt(table)
        page = hands.open()
        hands.tile(page, "rosso")
        table.touch(seats(page)[2])
        hands.tile(page, "biglietto da 50:")
        hands.fall(20)
        assert page.isVisible()
        hands.tile(page, "biglietto da 50:")
        table.touch(page.key(Exchanged.EXCHANGED))
        hands.until_recorded(2)
        table.until(lambda: table.entering, "the neighbourhood")
        table.touch(table.entry.chips.colours[0])
        straight = next(
            t for t in table.entry.ground.targets if t.target and t.target.position.name == "straight-20"
        )
        table.touch(straight)
        table.until(lambda: not table.screen.drafted, "the entry to be written")
        assert table.panel.accessibleName().startswith("Rosso P3")
        table.touch(table.panel.buttons[Act.PAYMENT])
        table.touch(table.form(Act.PAYMENT).key(Act.TIP))
        tip = table.form(Act.TIP)
        hands.type(tip, "2")
        table.touch(tip.key(Exchanged.TIPPED))
        hands.until_recorded(3)
        table.touch(table.panel.buttons[Act.PAID])
        table.until(lambda: table.screen.payments.current is None, "the mark")
        table.touch(table.panel.buttons[Act.NEXT])
        table.until(lambda: table.screen.number is None, "the next spin")
        page = hands.open()
        hands.tile(page, "rosso")
        hands.type(page, "40")
        table.touch(page.key(Exchanged.EXCHANGED))
        hands.until_recorded(4)
        table.until(lambda: table.window.pages.open is None, "the layout")
    database = tmp_path / "T1.sqlite"
    assert happened(database) == [
        ("open", "4500.00", 1000),
        ("red", "posto 3", None),
        ("drop", "100.00", -40),
        ("tip", "5.00", 2),
        ("change", "100.00", 40),
    ]
    assert verify(database)[0] == 0
