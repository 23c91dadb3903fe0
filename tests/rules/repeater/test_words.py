"""What the dealer says of Repeater Bets."""

from app.rules.money import Cents
from app.rules.repeater.wagers import BY_CODE, WAGERS
from app.rules.repeater.words import booking_sentence, spin_sentence, surrender_sentence, wager_name
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
