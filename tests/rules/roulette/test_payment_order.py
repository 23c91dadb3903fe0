"""Who is paid first: chances, then value, then colours; rank, place, value or stack [4.3]; rules 3.5 and 3.6."""

import pytest

from app.rules.roulette.layout import POSITIONS, inside_winning, offers
from app.rules.roulette.payment_order import inside_order
from app.rules.side import Side
from tests.rules.roulette.spins import VENEZIA, Form, answer, chips, colour, house_with, notes, paid

EIGHT_LEFT = (
    "line-7-12 line-4-9 street-7-9 corner-8-12 corner-7-11 corner-5-9 corner-4-8 split-8-11 split-8-9 "
    "split-7-8 split-5-8 straight-8"
)
EIGHT_RIGHT = (
    "line-7-12 line-4-9 street-7-9 corner-7-11 corner-8-12 corner-4-8 corner-5-9 split-8-11 split-7-8 "
    "split-8-9 split-5-8 straight-8"
)
# Near zero, by rules 3.6: trios, first four and splits with zero lie nearer the wheel than the first row.
NEAR_ZERO = {
    (0, "left"): "trio-0-2-3 trio-0-1-2 first-four split-0-3 split-0-2 split-0-1 straight-0",
    (0, "right"): "trio-0-1-2 trio-0-2-3 first-four split-0-1 split-0-2 split-0-3 straight-0",
    (1, "left"): "line-1-6 street-1-3 trio-0-1-2 corner-1-5 first-four split-1-4 split-1-2 split-0-1 straight-1",
    (1, "right"): "line-1-6 street-1-3 trio-0-1-2 corner-1-5 first-four split-1-4 split-1-2 split-0-1 straight-1",
    (2, "left"): "line-1-6 street-1-3 trio-0-2-3 trio-0-1-2 corner-2-6 corner-1-5 first-four split-2-5 split-2-3 "
    "split-1-2 split-0-2 straight-2",
    (2, "right"): "line-1-6 street-1-3 trio-0-1-2 trio-0-2-3 corner-1-5 corner-2-6 first-four split-2-5 split-1-2 "
    "split-2-3 split-0-2 straight-2",
    (3, "left"): "line-1-6 street-1-3 trio-0-2-3 corner-2-6 first-four split-3-6 split-2-3 split-0-3 straight-3",
    (3, "right"): "line-1-6 street-1-3 trio-0-2-3 corner-2-6 first-four split-3-6 split-2-3 split-0-3 straight-3",
}  # fmt: skip


def order_of_payment(number: int, cylinder: str) -> list[str]:
    """Settle one chip of unknown owner on every winning combination: each is a payment by itself."""
    bets = {position.name: [chips("2.50", owner=None)] for position in inside_winning(number)}
    told = answer(number, bets, cylinder=cylinder)
    return [payment["winning"][0]["position"] for payment in told["payments"]]


@pytest.mark.parametrize(("cylinder", "order"), [("left", EIGHT_LEFT), ("right", EIGHT_RIGHT)])
def test_4_3_the_example_of_number_8(cylinder: str, order: str) -> None:
    """[4.3] Number 8, cylinder left and right: the order that the procedure itself gives."""
    assert order_of_payment(8, cylinder) == order.split()


@pytest.mark.parametrize(("number", "cylinder"), NEAR_ZERO)
def test_rules_3_6_near_zero_the_general_rule_stands(number: int, cylinder: str) -> None:
    """Rules 3.6: until a house supplies the lost figure for 0, 1, 2, 3, rank and distance decide."""
    assert order_of_payment(number, cylinder) == NEAR_ZERO[number, cylinder].split()


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("number", range(37))
def test_4_3_farthest_from_the_wheel_then_from_the_dealer(number: int, side: Side) -> None:
    """[4.3] Within a rank the highest numbers come first, then those of the far column."""
    rank = {"line": 0, "street": 1, "trio": 1, "corner": 2, "first": 2, "split": 3, "straight": 4}
    far = {Side.LEFT: (0, 1, 2), Side.RIGHT: (2, 1, 0)}[side]

    def place(name: str) -> tuple[int, float, float]:
        position = next(p for p in inside_winning(number) if p.name == name)
        rows = [(n + 2) // 3 for n in position.numbers]
        columns = [far[(n - 1) % 3] for n in position.numbers if n]
        across = 9.0 if name.startswith(("line", "street", "first")) else sum(columns) / len(columns or [1])
        return rank[name.partition("-")[0]], -(min(rows) + max(rows)), -across

    names = [position.name for position in inside_order(VENEZIA, number, side)]
    assert [place(name) for name in names] == sorted(place(name) for name in names)
    assert sorted(names) == sorted(position.name for position in inside_winning(number))


def test_a_house_may_pay_a_number_in_an_order_of_its_own() -> None:
    """Rules 3.6: the key `payment_order_exceptions` overrides number by number, on both sides alike."""
    order = ["straight-0", "split-0-2", "split-0-1", "split-0-3", "first-four", "trio-0-1-2", "trio-0-2-3"]
    house = house_with(payment_order_exceptions={"0": order})
    for side in Side:
        assert [position.name for position in inside_order(house, 0, side)] == order
        assert inside_order(house, 8, side) == inside_order(VENEZIA, 8, side)


def test_4_3_value_is_paid_before_colour() -> None:
    """[4.3] All value on the number before any colour, whatever its place."""
    told = answer(8, {"line-7-12": [colour("red")], "straight-8": [chips("2.50")]})
    assert [chip for _, chip, _, _ in paid(told)] == ["2.50", "red"]


def test_4_3_the_highest_value_on_the_first_position_is_paid_everywhere() -> None:
    """[4.3] Starting from a six line of 20, all the value of 20 is paid; then the search starts again."""
    bets = {
        "line-7-12": [chips("20.00", owner="A"), chips("5.00", owner="A")],
        "split-8-11": [chips("100.00", owner="B"), chips("5.00", owner="B")],
        "straight-8": [chips("20.00", owner="A"), chips("10.00", owner="B")],
    }
    assert [(chip, owner, amount) for _, chip, owner, amount in paid(answer(8, bets))] == [
        ("20.00", "A", "800.00"),
        ("5.00", "A", "25.00"),
        ("5.00", "B", "85.00"),
        ("100.00", "B", "1700.00"),
        ("10.00", "B", "350.00"),
    ]


def test_4_3_1_one_owner_s_chips_of_one_value_are_paid_together() -> None:
    """[4.3.1] A cumulative payment at the place of the first; two values of one player stay apart [4.3.2]."""
    bets = {
        "split-8-11": [chips("20.00", owner="B")],
        "split-8-9": [chips("20.00", owner="A"), chips("20.00", owner="B")],
        "straight-8": [chips("20.00", owner="B")],
    }
    told = answer(8, bets)
    assert [(owner, amount) for _, _, owner, amount in paid(told)] == [("B", "1380.00"), ("A", "340.00")]
    assert [item["position"] for item in told["payments"][0]["winning"]] == [
        "split-8-11",
        "split-8-9",
        "straight-8",
    ]


def test_rules_3_6_several_owners_on_one_position_from_the_bottom() -> None:
    """Rules 3.6: in the order of the stack, from the bottom (decided)."""
    told = answer(8, {"split-8-11": [chips("5.00", owner=who) for who in "CAB"]})
    assert [owner for _, _, owner, _ in paid(told)] == ["C", "A", "B"]


def test_4_3_1_unknown_owners_are_each_asked() -> None:
    """[4.3.1] Each entry of unknown owner is a payment by itself, beside those of known owners."""
    bets = {
        "split-8-11": [chips("5.00", 2, owner=None), chips("5.00", owner="A"), chips("5.00", 3, owner=None)],
        "straight-8": [chips("5.00", owner=None), chips("5.00", owner="A")],
    }
    assert [(owner, amount) for _, _, owner, amount in paid(answer(8, bets))] == [
        (None, "170.00"), ("A", "260.00"), (None, "255.00"), (None, "175.00"),
    ]  # fmt: skip


def test_4_3_the_colour_lying_highest_is_paid_first_and_whole() -> None:
    """[4.3] Of the colours on the first position the one highest in the stack; all its pieces as one payment."""
    bets = {
        "corner-8-12": [colour("red", 2), colour("blue"), colour("red")],
        "split-8-11": [colour("green"), colour("blue")],
        "straight-8": [colour("red"), colour("green")],
    }
    told = answer(8, bets)
    assert [(chip, payment["pieces"]) for (_, chip, _, _), payment in zip(paid(told), told["payments"], strict=True)] == [
        ("red", 24 + 35), ("blue", 8 + 17), ("green", 17 + 35),
    ]  # fmt: skip


def sections(number: int, house_doubles: bool = False) -> list[str]:
    """The sections in which a number's chances are paid, one colour piece lying on each chance."""
    house = house_with(doubles=house_doubles)
    chances = [p.name for p in reversed(POSITIONS) if offers(house, p) and not p.inside]
    told = answer(number, {name: [colour("red")] for name in chances}, under=house)
    return [payment["section"] for payment in told["payments"]]


@pytest.mark.parametrize(
    ("number", "order"),
    [
        (36, "column high dozen-3 red even"),
        (31, "column high odd dozen-3 black"),
        (14, "column red dozen-2 even low"),
        (8, "column black even low dozen-1"),
        (5, "column odd red low dozen-1"),
    ],
)
def test_4_3_the_order_of_the_chances(number: int, order: str) -> None:
    """[4.3] Column; passe, impair, third dozen; colour, second dozen; pair, manque, first dozen; then the number."""
    assert sections(number) == order.split()


def test_rules_3_5_doubles_after_the_columns_and_last() -> None:
    """Rules 3.5: double columns after the columns, double dozens last, the lower-numbered first."""
    assert sections(14, house_doubles=True) == [
        "column", "double-column", "double-column", "red", "dozen-2", "even", "low", "double-dozen", "double-dozen",
    ]  # fmt: skip


def test_4_3_the_chances_are_paid_before_the_number() -> None:
    """[4.3] The number is paid when column and chances have been."""
    told = answer(
        8, {"straight-8": [chips("50.00")], "dozen-1": [colour("red")], "column-35": [colour("blue")]}
    )
    assert [section for section, *_ in paid(told)] == ["column", "dozen-1", "inside"]


def chance(position: str) -> list[Form]:
    """Notes, colours and value of several owners, as they lie on a chance."""
    return [
        notes("100.00", owner="A"),
        colour("red"),
        chips("5.00", owner="A"),
        chips("20.00", owner="B"),
        colour("blue"),
        chips("100.00", owner="A"),
        notes("50.00", owner=None),
    ]


def test_4_3_in_a_column_from_the_highest_chip() -> None:
    """[4.3] In the column the value with the highest chip first, equal ones as they lie; colours; notes last."""
    told = answer(8, {"column-35": chance("column-35")})
    assert [(chip, owner) for _, chip, owner, _ in paid(told)] == [
        (None, "A"), ("20.00", "B"), ("red", "red"), ("blue", "blue"), ("100.00", "A"), ("50.00", None),
    ]  # fmt: skip
    equal = answer(
        8, {"column-35": [chips("5.00", owner="C"), chips("20.00", owner="B"), chips("20.00", owner="A")]}
    )
    assert [owner for _, _, owner, _ in paid(equal)] == ["B", "A", "C"]


def test_4_3_on_another_chance_from_the_farthest_from_the_wheel() -> None:
    """[4.3] Elsewhere as they lie: value, then colours, then notes ("biglietti per ultimi")."""
    told = answer(8, {"even": [chips("5.00", owner="C"), chips("20.00", owner="B"), *chance("even")]})
    assert [(chip, owner) for _, chip, owner, _ in paid(told)] == [
        ("5.00", "C"), ("20.00", "B"), (None, "A"), ("red", "red"), ("blue", "blue"), ("100.00", "A"), ("50.00", None),
    ]  # fmt: skip


def test_rules_3_5_one_owner_s_value_on_a_chance_is_one_payment() -> None:
    """Rules 3.5: his chips together at the place of the first; where they differ, as an amount."""
    told = answer(
        8, {"even": [chips("5.00", 2, owner="A"), chips("5.00", owner="B"), chips("20.00", owner="A")]}
    )
    first, second = told["payments"]
    assert (first["chip"], first["pieces"], first["amount"]) == (None, None, "30.00")
    assert first["winning"] == [{"position": "even", "amount": "30.00", "pays": 1}]
    assert (second["chip"], second["pieces"], second["owner"]) == ({"value": "5.00"}, 1, "B")


def test_rules_3_5_unknown_owners_on_a_chance_are_each_apart() -> None:
    """Rules 3.5: an entry whose owner is unknown is a payment by itself."""
    told = answer(8, {"even": [chips("5.00", owner=None), chips("5.00", owner=None)]})
    assert [(owner, amount) for _, _, owner, amount in paid(told)] == [(None, "5.00"), (None, "5.00")]


def test_a_colour_s_player_who_also_bets_value_is_paid_apart() -> None:
    """Interface: declared as one owner the maxima count together, and he is still paid apart."""
    told = answer(8, {"even": [colour("red"), chips("5.00", owner="seat 4")]},
                  colours={"red": {"value": "2.50", "owner": "seat 4"}})  # fmt: skip
    assert paid(told) == [("even", "5.00", "seat 4", "5.00"), ("even", "red", "seat 4", "2.50")]


def test_a_stake_for_the_employees_is_a_payment_of_its_own() -> None:
    """It is in the order as any other, by its chip and its place, and never part of a player's payment."""
    mine, theirs = chips("20.00"), chips("20.00", 2, None, employees=True)
    red, red_theirs = colour("red", 3), colour("red", employees=True)
    told = answer(8, {"straight-8": [theirs, mine, red, red_theirs], "split-8-11": [theirs, red_theirs]})
    assert [(p["owner"], p.get("employees", False), p["amount"]) for p in told["payments"]] == [
        (None, True, "2080.00"),
        ("seat 1", False, "700.00"),
        (None, True, "130.00"),
        ("red", False, "262.50"),
    ]
    assert told["withdrawn"] == [], "they lie on, as any stake whose owner is known"
    assert [sum(e["pieces"] for e in bet["stack"]) for bet in told["standing"]] == [3, 7]


def test_a_player_called_as_the_employees_are_stays_a_player() -> None:
    """A name is a name: only the field of the stake says that it is theirs."""
    theirs = chips("20.00", 1, None, employees=True)
    told = answer(8, {"straight-8": [chips("20.00", 1, "employees"), chips("20.00", 1, "impiegati"), theirs]})
    assert [(p["owner"], p.get("employees", False)) for p in told["payments"]] == [
        ("employees", False),
        ("impiegati", False),
        (None, True),
    ]
