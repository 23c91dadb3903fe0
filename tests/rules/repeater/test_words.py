"""What the dealer says of Repeater Bets."""

from app.rules.money import Cents
from app.rules.repeater.round import Offer, Stake
from app.rules.repeater.wagers import BY_CODE, WAGERS
from app.rules.repeater.words import (
    booking_sentence,
    offer_sentence,
    spin_sentence,
    surrender_sentence,
    wager_name,
)
from app.rules.tongue import Speech


def test_a_spin_is_said_behind_its_number() -> None:
    said = [
        spin_sentence(number, value, 3, Speech.ITALIAN)
        for number, value in (("8", 4), ("6", 7), ("0", None), ("00", None), ("000", None))
    ]
    assert said == [
        "Valore 4, 3ª volta",
        "Valore 7, il giro è chiuso",
        "Zero, non conta",
        "Doppio zero, non conta",
        "Triplo zero, non conta",
    ]
    assert spin_sentence("8", 4, 3, Speech.FRENCH) == "Valeur 4, 3e fois"


def test_each_wager_has_a_name() -> None:
    assert [wager_name(wager, Speech.ITALIAN) for wager in WAGERS] == [
        *(f"repeater {value}" for value in (2, 12, 3, 11, 4, 10, 5, 9, 6, 8)),
        "repeater 2 3 11 12",
        *("Uptown", "Downtown", "Citywide", "Even", "Odd", "Horn"),
        *("2 o 12 prima del 7", "3 o 11 prima del 7"),
    ]


def test_amounts_have_a_comma_where_they_are_not_whole() -> None:
    assert booking_sentence(BY_CODE["repeat-4"], Cents(750), Speech.ITALIAN) == "Da 7,50, repeater 4"
    assert booking_sentence(BY_CODE["horn"], Cents(500), Speech.FRENCH) == "Par 5, Horn"
    assert surrender_sentence(Cents(10_500), Speech.ITALIAN) == "105, resa"


def test_an_offer_is_a_question() -> None:
    """B1: "Posto 3, 4 a tre: 105 o avanti?"."""
    four = Offer(Stake("repeat-4", "posto 3", Cents(5_00)), 3, 21)
    assert offer_sentence(four, Speech.ITALIAN) == "Posto 3, 4 a tre: 105 o avanti?"
    assert offer_sentence(four, Speech.FRENCH) == "Place 3, 4 à trois\u202f: 105 ou on continue\u202f?"
    once = Offer(Stake("repeat-12", "Marta", Cents(7_50)), 1, 6)
    assert offer_sentence(once, Speech.ITALIAN) == "Marta, 12 a una: 45 o avanti?"
    together = Offer(Stake("repeat-2-3-11-12", "posto 1", Cents(2_50)), 4, 12)
    assert offer_sentence(together, Speech.ITALIAN) == "Posto 1, 2 3 11 12 a quattro: 30 o avanti?"
