"""What lies in the bank, chip by chip: known after a count, and what an estimate does not say (rules 7, 9)."""

from app.desks.common.touch import TouchButton
from app.desks.croupier.bank.deeds import View
from app.desks.croupier.forms.bank_touches import Mark
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.payments.differing import Lack
from app.rules.chips import Chip
from app.rules.inventory import worth
from app.rules.money import Cents
from app.rules.roulette.layout import BY_NAME
from tests.desks.croupier.bank_hands import chips, counted, fields, opened
from tests.desks.croupier.bank_keys import tiles
from tests.desks.played import Played


def looked(played: Played) -> tuple[FormPage, dict[str, TouchButton]]:
    """The view, and its tiles by colour or by cents."""
    played.touch(opened(played).key(View.HOLDINGS))
    view = fields(played, View.HOLDINGS)
    coins = ((key.says.coin, key) for key in tiles(view) if isinstance(key.says, Mark))
    return view, {coin.colour or str(coin.value): key for coin, key in coins}


def test_a_finished_chip_is_marked_and_unmarked(played: Played) -> None:
    counted(played)
    view, held = looked(played)
    twenty = held["2000"]
    assert twenty.text() == "40"
    assert "Conosciuto al pezzo" in view.accessibleName()
    played.touch(twenty)
    assert Chip(Cents(2000)) in played.station.state.bank.inventory.missing
    played.touch(twenty)
    assert not played.station.state.bank.inventory.missing
    assert worth(played.station.state.bank.inventory.pieces.items()) == sum(
        int(item["pieces"]) * (250 if "colour" in item else round(100 * float(str(item["value"]))))  # type: ignore[call-overload]
        for item in chips(played)
    )


def test_an_estimate_below_nothing_says_nothing(played: Played) -> None:
    """Rules 7: more reds were paid than were counted, and nobody knows how many lie there by now."""
    counted(played)
    played.station.fall(8)
    played.station.say("next")
    played.fall(8)
    played.colour("red")
    played.window.dealing.choose_count(18)
    played.window.dealing.touch(BY_NAME["straight-8"])
    large = played.window.dealing.screen.payments.large  # type: ignore[union-attr]
    assert large is not None
    assert large.lack == Lack()
    played.station.say("paid_all", "next")
    _, held = looked(played)
    pieces = played.station.state.bank.inventory.pieces.items()
    assert sum(count for chip, count in pieces if chip.colour == "red") < 0
    assert (held["red"].text(), held["2000"].text()) == ("?", "40")
    assert not any("-" in tile.text() or "−" in tile.text() for tile in held.values())
