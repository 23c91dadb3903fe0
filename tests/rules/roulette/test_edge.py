"""What the house keeps of each bet, found by settling every number (rules 1, 4, 10) [4.1]."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache

import pytest

from app.rules.house import House
from app.rules.roulette.bets import Spin
from app.rules.roulette.edge import INDIVISIBLE, BetEdge, edge_of, house_edges
from app.rules.roulette.layout import POSITIONS, Kind, Position, offers
from app.rules.roulette.settled import Settlement
from app.rules.roulette.settlement import settle
from tests.houses import house
from tests.rules.roulette.spins import VENEZIA, answer, chips, colour, house_with

# (rules 1) The numbers that each bet covers, and what it pays: retyped, two columns of the table.
RULES_1: Mapping[str, tuple[int, int | Fraction]] = {
    "straight": (1, 35), "split": (2, 17), "street": (3, 11), "trio": (3, 11), "corner": (4, 8),
    "first-four": (4, 8), "line": (6, 5), "dozen": (12, 2), "column": (12, 2),
    "double-dozen": (24, Fraction(1, 2)), "double-column": (24, Fraction(1, 2)), "even-money": (18, 1),
}  # fmt: skip
DOUBLES = {"double-dozen", "double-column"}
TOMBOLA = ("tombola-half-back", "tombola-all-lost", "regulations-1970")


@cache
def edges(name: str) -> Mapping[str, Fraction]:
    return {bet.bet: bet.edge for bet in house_edges(house(name))}


def printed(bet: str) -> Fraction:
    """What the table of odds leaves the bank, zero being one loss more."""
    numbers, pays = RULES_1[bet]
    return 1 - Fraction(numbers, 37) * (1 + pays)


@pytest.mark.parametrize("name", ["venezia", "sanremo", *TOMBOLA])
def test_rules_1_the_edge_follows_from_the_numbers_and_what_they_pay(name: str) -> None:
    """Rules 1: what a house keeps is what the table of odds leaves it; the simple chances apart."""
    found = edges(name)
    chosen = {bet: edge for bet, edge in found.items() if not bet.startswith("even-money")}
    assert chosen == {bet: printed(bet) for bet in chosen}
    assert set(chosen.values()) == {Fraction(1, 37)}


@pytest.mark.parametrize("name", ["venezia", "sanremo", *TOMBOLA])
def test_a_house_has_what_it_offers_in_one_order(name: str) -> None:
    """Interface: those that the house has, straight first, even money last."""
    offered = [bet for bet in RULES_1 if name in TOMBOLA or bet not in DOUBLES]
    assert list(edges(name)) == offered + [INDIVISIBLE] * (name == "venezia")


@pytest.mark.parametrize(
    ("name", "simple"),
    [
        ("venezia", Fraction(1, 74)),
        ("tombola-half-back", Fraction(1, 74)),
        ("regulations-1970", Fraction(1, 74)),
        ("tombola-all-lost", Fraction(1, 37)),
        ("sanremo", Fraction(1, 37)),
    ],
)
def test_rules_10_half_a_stake_back_halves_the_edge(name: str, simple: Fraction) -> None:
    """Rules 10: 1.35 % on even money where half is left or given back at zero, 2.70 % otherwise."""
    assert edges(name)["even-money"] == simple


def test_4_1_an_odd_piece_comes_back_eighteen_times_in_thirty_seven() -> None:
    """[4.1] Won, lost, or shut in at zero; freed by eighteen of the next thirty-seven numbers, else taken."""
    red = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
    kept_by_the_bank = 0
    for first in range(37):
        for second in range(37):  # every pair of numbers is as likely as any other
            if first == 0:
                kept_by_the_bank += 0 if second in red else 1
            else:
                kept_by_the_bank += -1 if first in red else 1
    assert edges("venezia")[INDIVISIBLE] == Fraction(kept_by_the_bank, 37 * 37) == Fraction(19, 1369)


def test_a_prisoner_that_could_outlast_a_number_is_followed_further(monkeypatch: pytest.MonkeyPatch) -> None:
    """A prisoner that stays shut in at zero comes back 18 times in 36: the equation is solved, not cut off."""

    def staying(under: House, spin: Spin) -> Settlement:
        ((stack,), settled) = (spin.bets, settle(under, spin))
        shut_in = spin.number == 0 and stack.entries[0].enferme
        return settled._replace(lost=(), standing=(stack,)) if shut_in else settled

    monkeypatch.setattr("app.rules.roulette.edge.settle", staying)
    found = {bet.bet: bet.edge for bet in house_edges(VENEZIA)}
    assert found[INDIVISIBLE] == Fraction(1, 37) * (1 - Fraction(18, 36))


@pytest.mark.parametrize("chip", ["value", "colour"])
@pytest.mark.parametrize("position", [p for p in POSITIONS if offers(VENEZIA, p)], ids=lambda p: p.name)
def test_one_position_stands_for_all_of_its_kind(position: Position, chip: str) -> None:
    """[4.1] Two pieces on any position of a kind, in value or in colour: the same edge."""
    entry = chips("2.50", 2) if chip == "value" else colour("red", 2)
    left = 0
    for number in range(37):
        told = answer(number, {position.name: [entry]})
        left += worth(told["bank"]["result"])
        stake_left = sum(
            2.5 * e["pieces"] for stack in told["standing"] for e in stack["stack"] if not e.get("enferme")
        )
        gone = told["lost"] or told["partage"]
        assert gone or stake_left == 5  # a winning stake stays, and is its player's
    assert Fraction(left, 37 * 500) == edges("venezia")[position.kind.value]


def worth(amount: str) -> int:
    return int(amount.replace(".", ""))


def test_a_maximum_of_one_unit_leaves_the_indivisible_piece_alone() -> None:
    """What may not be staked has no edge: two units on red, where one is the most."""
    maxima = {**as_table(VENEZIA.profile["maxima"]), "even_money": "2.50"}
    assert [bet.bet for bet in house_edges(house_with(maxima=maxima))][-2:] == ["column", INDIVISIBLE]


def as_table(value: object) -> Mapping[str, object]:
    assert isinstance(value, dict)
    return value


@pytest.mark.parametrize(
    ("edge", "percent"),
    [
        (Fraction(1, 37), "2.7027"),  # 2.702702…
        (Fraction(1, 74), "1.3514"),  # 1.351351…
        (Fraction(19, 1369), "1.3879"),  # 1.387874…
        (Fraction(1, 8), "12.5000"),
        (Fraction(1, 2_000_000), "0.0001"),  # exactly half of the last decimal goes up
        (Fraction(3, 2_000_000), "0.0002"),
        (Fraction(999_999, 2_000_000_000_000), "0.0000"),
        (Fraction(0), "0.0000"),
        (Fraction(1), "100.0000"),
    ],
)
def test_percent_has_four_decimals_half_up(edge: Fraction, percent: str) -> None:
    """Interface: `percent` to four decimals, half up."""
    assert BetEdge("straight", edge).percent == percent


def test_one_kind_of_bet_is_that_of_the_list() -> None:
    house = house_with(doubles=True)
    for kept in house_edges(house):
        if kept.bet != INDIVISIBLE:
            assert edge_of(house, Kind(kept.bet)) == kept
