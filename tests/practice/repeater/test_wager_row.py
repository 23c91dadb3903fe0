"""The row of wagers has each where the paytables print it."""

from app.practice.repeater.dealt import rules_dealt
from app.practice.repeater.wager_row import letter_behind, letters_of, wager_field
from app.practice.saying import Say
from tests.houses import house
from tests.oracle.repeater_wagers import WAGERS
from tests.schooling import sentence


def test_wagers_stand_in_printed_order_and_what_can_be_chosen_instead_behind_them() -> None:
    rules = rules_dealt(house("repeater-bets"))
    field = wager_field(rules, "resolved", "A", (Say("repeater-spin.nothing"), Say("repeater-spin.taken")))
    said = [wager.said for wager in WAGERS.values()]
    assert [sentence(choice) for choice in field.choices] == [*said, "nessuna", "tutte perse"]
    assert letters_of(rules, ["horn", "repeat-2", "repeat-12"]) == "ABQ"
    assert [letter_behind(rules, place) for place in (0, 1)] == ["T", "U"]
    assert letter_behind(rules_dealt(house("repeater-bets-plain")), 0) == "L"
