"""What the bank's list of the night says beside each amount (rules 9)."""

from app.desks.croupier.bank.deeds import Deed, View
from tests.desks.croupier.bank_hands import fields
from tests.desks.croupier.bank_keys import lines
from tests.desks.croupier.bank_scenes import menu
from tests.desks.played import Played


def test_the_list_says_whence_and_whither_an_amount_goes(played: Played) -> None:
    """Rules 9: a fill comes from the cage, a credit goes there; an amount by itself does not say it."""
    menu(played)
    view = fields(played, View.MENU)
    assert view.key(Deed.FILL).below == "dalla cassa al banco"
    assert view.key(Deed.CREDIT).below == "dal banco alla cassa"
    named = [line.accessibleName() for line in lines(view) if line.isVisible()]
    fills = [line for line in named if line.startswith("Fill") and "annullato" not in line]
    assert fills
    assert all("dalla cassa al banco" in line for line in fills)
