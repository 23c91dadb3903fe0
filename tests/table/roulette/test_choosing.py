"""At zero the player chooses, where the house leaves it to him: recorded, and settled by."""

from app.rules.roulette.layout import BY_NAME
from app.rules.roulette.lying import entries_on
from tests.houses import house
from tests.table.playing import Played, chips, colour, fall, form_of, opened

FRANCE = house("france")
PRISON = {"position": "red", "owner": "seat 1", "choice": "prison"}
HALF = {**PRISON, "choice": "half_back"}


def at_zero(number: int = 0, *, last: bool = False) -> Played:
    """A French table at which a number fell with 20.00 of seat 1 on red."""
    table = opened(all_entered=True, under=FRANCE)
    table.do("place", position="red", entry=chips("20.00", owner="seat 1"))
    if last:
        table.do("last")
    fall(table, number)
    return table


def settled(table: Played) -> list[str]:
    """What the last settlement shut in."""
    answers = [form_of(event) for event in table.story if type(event).__name__ == "SpinSettled"]
    return [item["amount"] for item in answers[-1]["enferme"]]


def test_a_choice_is_recorded_and_the_stake_lies_in_prison_for_the_next_spin() -> None:
    """Its chance wins: freed, and neither paid nor lost."""
    table = at_zero()
    assert table.do("choose", **PRISON) == ("spin.cleared", "spin.bets_open", "zero.chosen")
    table.do("next")
    assert settled(table) == ["20.00"]
    lying = entries_on(table.betting.bets, BY_NAME["red"])
    assert [(entry.value, entry.enferme) for entry in lying] == [(2000, True)]
    fall(table, 3)
    table.do("next")
    lying = entries_on(table.betting.bets, BY_NAME["red"])
    assert [(entry.value, entry.enferme) for entry in lying] == [(2000, False)]


def test_a_player_may_change_his_mind_until_the_spin_is_closed() -> None:
    """Each change after the settlement was written is settled anew."""
    table = at_zero()
    table.do("paid_all")
    assert settled(table) == []
    assert table.do("choose", **PRISON) == ("zero.chosen", "spin.settled")
    assert settled(table) == ["20.00"]
    assert "already" in table.refused("choose", **PRISON)
    assert table.do("choose", **HALF) == ("zero.chosen", "spin.settled")
    assert settled(table) == []
    assert "already" in table.refused("choose", **HALF)


def test_who_says_that_he_wants_half_back_is_recorded_too() -> None:
    """A choice is told from silence."""
    assert at_zero().do("choose", **HALF)[-1] == "zero.chosen"


def test_what_leaves_no_choice_is_refused() -> None:
    """Another number, another owner, the last spin, another house."""
    assert "for zero alone" in at_zero(3).refused("choose", **PRISON)
    assert "no free stake" in at_zero().refused("choose", **{**PRISON, "owner": "seat 2"})
    assert "à la dernière" in at_zero(last=True).refused("choose", **PRISON)
    venezia = opened()
    fall(venezia, 0)
    assert "leaves no choice" in venezia.refused("choose", **PRISON)


def test_a_choice_that_is_none_is_named() -> None:
    """Bad input names its field."""
    assert "choice" in at_zero().bad_input("choose", **{**PRISON, "choice": "both"})
    assert "position" in at_zero().bad_input("choose", **{**PRISON, "position": "dozen-1"})


def test_art_53_the_maxima_follow_the_minimum_of_the_table_from_the_spin_on_that_it_holds() -> None:
    """Minimum 2.50: 75.00 on a number; announced 5.00: 150.00 from the next spin on, and not before."""
    table = opened(all_entered=True, under=FRANCE)
    table.do("minimum", minimum="5.00", by="Ugo")
    table.do("place", position="straight-8", entry=chips("100.00", owner="seat 1"))
    fall(table, 8)
    table.do("cleared")
    assert table.state.house.maximum(BY_NAME["straight-8"]) == 15000
    table.do("next")
    answers = [form_of(event) for event in table.story if type(event).__name__ == "SpinSettled"]
    assert [item["amount"] for item in answers[-1]["returned"]] == ["25.00"]


def grouping(number: int = 0, *, chances: tuple[str, ...] = ("red", "even")) -> Played:
    """A table at Venice with one red piece on each of these chances."""
    table = opened(all_entered=True)
    for name in chances:
        table.do("place", position=name, entry=colour("red", 1))
    fall(table, number)
    return table


def test_4_1_the_dealer_groups_a_colour_before_dividing_and_may_take_it_back() -> None:
    table = grouping()
    table.do("paid_all")
    assert settled(table) == ["2.50", "2.50"]
    assert table.do("group", colour="red") == ("zero.grouped", "spin.settled")
    assert settled(table) == []
    assert "already" in table.refused("group", colour="red")
    assert table.do("group", colour="red", over=True) == ("zero.grouped", "spin.settled")
    assert settled(table) == ["2.50", "2.50"]
    assert "not grouped" in table.refused("group", colour="red", over=True)


def test_where_there_is_nothing_to_group_the_dealer_is_told() -> None:
    assert "fewer than two" in grouping(chances=("red",)).refused("group", colour="red")
    assert "for zero alone" in grouping(3).refused("group", colour="red")
    assert "colour" in grouping().bad_input("group", colour="mauve")
    assert "nothing to group" in at_zero().refused("group", colour="red")
