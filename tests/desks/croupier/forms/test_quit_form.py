"""The end of the program is asked first, and what it means for the table is said (screens)."""

from app.desks.croupier.bank import counting
from app.desks.croupier.bank.bank_desk import BankDesk
from app.desks.croupier.bank.deeds import Deed
from app.desks.croupier.bank.tally import Coin
from app.desks.croupier.forms.leaving_forms import END, leaving
from app.rules.money import Cents
from app.table.live import JournalNow
from tests.desks.croupier.forms.asked import ENTER, Asked
from tests.desks.desk import Desk


def test_an_open_table_stays_open_and_it_says_so(desk: Desk) -> None:
    page = Asked(leaving(BankDesk()), desk)
    assert "al prossimo avvio è dov'era" in page.words
    before = desk.station.state
    page.press(ENTER)
    assert page.told == [END]
    assert desk.station.sent == []
    assert desk.station.state is before


def test_a_closed_table_is_named_as_closed() -> None:
    assert "Il tavolo è chiuso" in Asked(leaving(BankDesk()), Desk(opened=False)).words


def test_what_is_not_recorded_is_counted_before_it_is_lost(desk: Desk) -> None:
    """Nobody leaves a table that is on paper without being told what that costs."""
    desk.station.publish(journal=JournalNow(on_paper=12, reason="disk full"))
    page = Asked(leaving(BankDesk()), desk)
    assert "con quello che è registrato" in page.words
    assert "Non registrati, e persi: 12" in page.form.described
    desk.station.publish(journal=JournalNow())
    assert page.form.described == ""


def test_what_is_half_counted_at_the_bank_is_named(desk: Desk) -> None:
    bank = BankDesk()
    bank.hear(desk.station.live)
    bank.count(Deed.OPEN)
    counting.choose(bank, Coin(Cents(2000)))
    counting.add(bank, 1)
    page = Asked(leaving(bank), desk)
    assert page.form.described == "Il conto a metà andrà rifatto."
