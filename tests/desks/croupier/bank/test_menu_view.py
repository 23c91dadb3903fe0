"""What the bank's list of the night says beside each amount (rules 9)."""

from app.desks.croupier.bank.deeds import Deed
from app.desks.croupier.bank.menu_view import MenuView
from tests.desks.croupier.bank_scenes import bank_page, menu
from tests.desks.played import Played


def test_the_list_says_whence_and_whither_an_amount_goes(played: Played) -> None:
    """Rules 9: a fill comes from the cage, a credit goes there; an amount by itself does not say it."""
    menu(played)
    view = bank_page(played).open
    assert isinstance(view, MenuView)
    assert view.deeds[Deed.FILL].below == "dalla cassa al banco"
    assert view.deeds[Deed.CREDIT].below == "dal banco alla cassa"
    lines = [line.accessibleName() for line in view.lines if line.isVisible()]
    fills = [line for line in lines if line.startswith("Fill") and "annullato" not in line]
    assert fills
    assert all("dalla cassa al banco" in line for line in fills)
