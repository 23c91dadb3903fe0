"""An announce and its price as JSON (interface)."""

from app.rules.money import Cents
from app.rules.roulette.announce_names import announce_named
from app.rules.roulette.announce_prices import price_in_colour, price_in_value
from app.table.roulette.announce_form import announce_form
from tests.houses import house

VENEZIA = house("venezia")


def test_interface_the_answer_in_value() -> None:
    """Interface: every field, money as text, the printed writing before the equal chips."""
    price = price_in_value(announce_named("serie"), Cents(2000), VENEZIA, money=Cents(15000))
    assert announce_form(price, VENEZIA, held=False) == {
        "announce": "serie",
        "pieces": 6,
        "bets": [
            {"position": name, "pieces": 1}
            for name in (
                "split-5-8",
                "split-10-11",
                "split-13-16",
                "split-23-24",
                "split-27-30",
                "split-33-36",
            )
        ],
        "total": "120.00",
        "change": "30.00",
        "over_maximum": [],
        "writings": [
            [{"value": "100.00", "pieces": 1}, {"value": "20.00", "pieces": 1}],
            [{"value": "20.00", "pieces": 6}],
        ],
        "repeat": "Da 20, serie, 120",
    }


def test_interface_the_answer_in_colour() -> None:
    """Interface: no total, nothing written in chips of value, all pieces counted."""
    price = price_in_colour(announce_named("zero-spiel"), 30, VENEZIA)
    form = announce_form(price, VENEZIA, held=True)
    assert (form["total"], form["change"], form["writings"]) == (None, "0.00", [])
    assert (form["pieces"], form["repeat"]) == (120, "Zero spiel")
    assert form["over_maximum"] == ["straight-26"]
