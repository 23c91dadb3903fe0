"""The bank's windows as data: what is counted, written and sent, without a window (rules 9)."""

import pytest

from app.desks.croupier.bank.bank_desk import BankDesk
from app.desks.croupier.bank.deeds import Deed, View
from app.desks.croupier.bank.tally import Coin
from app.desks.croupier.forms.bank_form import banking
from app.desks.croupier.forms.bank_touches import LookAt, Touch, Word
from app.desks.croupier.forms.kit import END, ENTER, RIGHT
from app.desks.croupier.forms.typed import Press
from app.desks.croupier.settings.setup import Setup
from app.rules.money import Cents
from tests.desks.croupier.forms.asked import Asked
from tests.desks.desk import Desk

TWENTY, FIFTY = Coin(Cents(2000)), Coin(Cents(5000))


@pytest.fixture
def bank() -> BankDesk:
    return BankDesk()


@pytest.fixture
def page(desk: Desk, bank: BankDesk) -> Asked[BankDesk]:
    """The bank of a table that is open, at its list."""
    return Asked(banking(bank, Setup()), desk)


def test_a_count_is_recorded_and_then_looked_at(desk: Desk, page: Asked[BankDesk]) -> None:
    page.touch(Deed.OPEN, FIFTY, Press("1"), Press("4"), Press("8"))
    assert page.does.below == "€ 7.400"
    page.do()
    page.follow()
    assert desk.station.state.bank.opening == 7_400_00
    assert page.form.title == "Conta d'apertura · € 7.400"


def test_what_is_counted_stays_when_the_page_is_left(page: Asked[BankDesk], bank: BankDesk) -> None:
    page.touch(Deed.OPEN, TWENTY, Press("+20"))
    page.go_back()
    assert (page.left, bank.view) == (False, View.MENU)
    assert page.key(Deed.OPEN).below == "a metà: € 400"
    page.go_back()
    assert page.left


def test_the_keyboard_counts_from_chip_to_chip_and_forgets(page: Asked[BankDesk], bank: BankDesk) -> None:
    page.touch(Deed.OPEN)
    first = bank.coin
    page.press(RIGHT, "7", "+")
    assert bank.coin != first
    assert bank.tally.comes == {bank.coin: 8}
    page.press(END)
    assert bank.tally.empty


def test_a_fill_asks_who_signs_and_says_what_is_still_to_be_written(
    desk: Desk, page: Asked[BankDesk], bank: BankDesk
) -> None:
    page.touch(Deed.OPEN, FIFTY, Press("9"), Touch.GO_ON)
    page.go_back()
    page.touch(Deed.FILL, TWENTY, Press("5"), Touch.GO_ON)
    assert bank.view is View.PAPER
    assert not page.does.can
    assert page.form.aside.startswith("Da scrivere: capo tavolo, ispettore comunale")
    for name in ("CARLA", "UGO", "INES"):
        page.type(name)
        page.press(ENTER)
    page.follow()
    assert desk.station.state.bank.fills == 100_00
    assert page.form.title == "Fill · € 100"


def test_what_was_recorded_is_corrected_with_a_reason(
    desk: Desk, page: Asked[BankDesk], bank: BankDesk
) -> None:
    page.touch(Deed.OPEN, FIFTY, Press("9"), Touch.GO_ON)
    page.go_back()
    page.touch(LookAt(max(desk.station.state.movements)), Touch.CORRECT)
    assert page.form.title == "Correggere: Conta d'apertura"
    page.touch(FIFTY, Press("8"), Touch.GO_ON, Word("Contato male"))
    page.do()
    page.follow()
    assert desk.station.state.bank.opening == 400_00
