"""Zero on several simple chances: one colour's pieces grouped before they are divided (rules 4) [4.1]."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from app.rules.roulette.settlement import settle
from app.table.roulette.settlement_form import settlement_form
from app.table.roulette.spin_form import read_spin
from tests.rules.roulette.spins import VENEZIA, Form, answer, colour, house_with, parts, spin, stacks

GROUPING = house_with(group_even_money=True)
SIMPLE = ("high", "odd", "red", "black", "even", "low")


def test_4_1_two_odd_pieces_of_a_colour_are_divided_as_one() -> None:
    """One on rouge and one on pair: the bank has one, the other stays, nothing is shut in."""
    told = answer(0, {"red": [colour("red", 1)], "even": [colour("red", 1)]}, under=GROUPING)
    assert parts(told, "partage") == [("red", "red", "red", 1, "2.50")]
    assert (told["enferme"], stacks(told)) == ([], {"even": [colour("red", 1)]})


def test_4_1_of_three_odd_pieces_the_last_is_shut_in() -> None:
    """Three, one and five pieces: four to the bank, four stay, one enfermé."""
    told = answer(
        0,
        {"odd": [colour("red", 3)], "black": [colour("red", 1)], "low": [colour("red", 5)]},
        under=GROUPING,
    )
    assert parts(told, "partage") == [("odd", "red", "red", 2, "5.00"), ("low", "red", "red", 2, "5.00")]
    assert parts(told, "enferme") == [("low", "red", "red", 1, "2.50")]
    assert stacks(told) == {
        "odd": [colour("red", 1)],
        "black": [colour("red", 1)],
        "low": [colour("red", 2), colour("red", 1, enferme=True)],
    }


def test_rules_4_without_the_key_each_chance_is_divided_by_itself() -> None:
    """Rules 4: the profile key is off at Venice."""
    told = answer(0, {"red": [colour("red", 1)], "even": [colour("red", 1)]})
    assert [item[0] for item in parts(told, "enferme")] == ["red", "even"]


def test_the_dealer_groups_the_colours_that_he_names() -> None:
    """Red is grouped, blue is not."""
    bets = {"red": [colour("red", 1), colour("blue", 1)], "even": [colour("red", 1), colour("blue", 1)]}
    house, read = read_spin(spin(0, bets), lambda _: VENEZIA)
    told: Form = settlement_form(settle(house, read._replace(grouped=frozenset({"red"}))))
    assert parts(told, "partage") == [("red", "red", "red", 1, "2.50")]
    assert [item[:2] for item in parts(told, "enferme")] == [("red", "blue"), ("even", "blue")]


@given(
    lying=st.dictionaries(
        st.sampled_from(SIMPLE),
        st.lists(st.tuples(st.sampled_from(("red", "blue")), st.integers(1, 9), st.booleans()), max_size=4),
        min_size=1,
    )
)
def test_4_1_grouped_a_colour_gives_half_of_all_its_free_pieces_and_one_at_most_is_shut_in(
    lying: dict[str, list[tuple[str, int, bool]]],
) -> None:
    """Whatever lies where: bank and player have the same, prisoners apart, and every piece is somewhere."""
    bets = {
        name: [
            colour(which, pieces, enferme=True) if shut else colour(which, pieces)
            for which, pieces, shut in on
        ]
        for name, on in lying.items()
    }
    told = answer(0, bets, under=GROUPING)
    free = Counter[str]()
    for on in lying.values():
        for which, pieces, shut in on:
            free[which] += 0 if shut else pieces
    for which, total in free.items():
        halved, shut_in = (
            sum(item["pieces"] for item in told[name] if item["chip"] == {"colour": which})
            for name in ("partage", "enferme")
        )
        stays = sum(
            entry["pieces"]
            for bet in told["standing"]
            for entry in bet["stack"]
            if entry["colour"] == which and not entry.get("enferme")
        )
        assert (halved, shut_in, stays) == (total // 2, total % 2, total // 2)
