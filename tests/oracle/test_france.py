"""House `france`: half back or prison by the player's choice."""

import pytest

from tests.often import chance_of, times

from .generate import random_spin, standing_to_next
from .settle import settle
from .writing import Json, amounts, bank, colour, rows, spin, stack_left, value


def france(number: int, bets: dict[str, list[Json]], **fields: object) -> Json:
    return spin(number, bets, house="france", **fields)


def items(answer: Json, name: str) -> list[tuple[object, object, object, object]]:
    return [(item["chip"], item["pieces"], item["amount"], item.get("kind")) for item in rows(answer, name)]


def test_maxima_are_multiples_of_the_minimum() -> None:
    for position, number, maximum in [
        ("straight-8", 8, "75.00"), ("split-8-11", 8, "150.00"), ("street-7-9", 8, "250.00"),
        ("trio-0-2-3", 2, "250.00"), ("corner-8-12", 8, "300.00"), ("first-four", 2, "300.00"),
        ("line-7-12", 8, "500.00"), ("dozen-1", 8, "1250.00"), ("column-35", 8, "1250.00"),
        ("double-dozen-1-2", 8, "5000.00"), ("double-column-34-35", 8, "5000.00"), ("black", 8, "2500.00"),
    ]:  # fmt: skip
        answer = settle(france(number, {position: [value("1000.00", 6)]}))
        assert [item["winning"][0]["amount"] for item in rows(answer, "payments")] == [maximum]


def test_without_prison_half_is_returned_to_the_cent() -> None:
    answer = settle(france(0, {"red": [value("2.50", 3), colour("red", 1)]}))
    assert items(answer, "partage") == items(answer, "returned")
    assert amounts(answer, "returned") == ["3.75", "1.25"]
    assert rows(answer, "standing") == rows(answer, "enferme") == []


def test_with_prison_all_of_it_is_shut_in_and_the_rest_apart() -> None:
    stack = [
        value("10.00", 2, prison=True, kept=1),
        value("20.00", 1),
        value("5.00", 1, prison=True),
        colour("red", 3, prison=True),
        value("10.00", 1, enferme=True),
    ]
    given = france(0, {"red": stack})
    answer = settle(given)
    assert amounts(answer, "lost") == ["10.00"]
    assert items(answer, "enferme") == [(None, None, "25.00", None), ({"colour": "red"}, 3, "7.50", None)]
    assert amounts(answer, "partage") == amounts(answer, "returned") == ["10.00"]
    assert stack_left(answer, "red") == [
        value("10.00", 2, enferme=True),
        value("5.00", 1, enferme=True),
        colour("red", 3, enferme=True),
    ]
    assert bank(answer, "taken") == "20.00"
    freed = settle(standing_to_next(answer, given, 1))
    assert amounts(freed, "freed") == ["20.00", "5.00", "7.50"]
    assert rows(freed, "payments") == []
    assert stack_left(freed, "red") == [value("10.00", 2), value("5.00"), colour("red", 3)]
    for number in (0, 2):
        assert amounts(settle(standing_to_next(answer, given, number)), "lost") == ["20.00", "5.00", "7.50"]


def test_notes_in_prison_stay_notes() -> None:
    answer = settle(france(0, {"red": [value("100.00", 2, kind="notes", prison=True)]}))
    assert items(answer, "enferme") == [({"value": "100.00"}, 2, "200.00", "notes")]
    assert stack_left(answer, "red") == [value("100.00", 2, kind="notes", enferme=True)]
    assert (bank(answer, "notes"), bank(answer, "taken")) == ("0.00", "0.00")
    both = [value("100.00", kind="notes", prison=True), value("100.00", prison=True)]
    assert items(settle(france(0, {"red": both})), "enferme") == [(None, None, "200.00", None)]


def test_doubtful_notes_that_count_in_part() -> None:
    notes = value("500.00", 6, kind="notes", up_to_maximum=True, prison=True)
    answer = settle(france(0, {"red": [notes, value("100.00", 1)]}))
    assert amounts(answer, "returned") == ["600.00", "50.00"]
    assert items(answer, "enferme") == [(None, None, "2400.00", "notes")]
    assert stack_left(answer, "red") == [
        value("1000.00", 2, enferme=True),
        value("200.00", 2, enferme=True),
    ]
    whole = settle(france(0, {"red": [notes]}))
    assert items(whole, "enferme") == [({"value": "500.00"}, 5, "2500.00", "notes")]
    assert stack_left(whole, "red") == [value("500.00", 5, kind="notes", enferme=True)]


def test_on_the_last_spin_prison_has_no_effect() -> None:
    stack = [value("10.00", 1, prison=True), value("5.00", 1)]
    answer = settle(france(0, {"red": stack}, last_spin=True))
    assert amounts(answer, "returned") == amounts(answer, "partage") == ["7.50"]
    assert rows(answer, "enferme") == rows(answer, "standing") == []


@pytest.mark.often
def test_elsewhere_prison_has_no_effect() -> None:
    rng, spins = chance_of("france"), times(150, 600)
    flags = 0
    for _ in range(spins):
        given = random_spin(rng, house="france")
        if given["number"] == 0:
            continue
        answer = settle(given)
        assert "prison" not in str(answer)
        for bet in rows(given, "bets"):
            flags += sum(1 for entry in bet["stack"] if entry.pop("prison", False))
        assert settle(given) == answer
    assert flags > spins // 12


@pytest.mark.parametrize(
    "bad",
    [
        france(8, {"dozen-1": [value("10.00", prison=True)]}),
        france(8, {"straight-8": [value("10.00", prison=True)]}),
        france(8, {"red": [value("10.00", prison=True, enferme=True)]}),
        spin(8, {"red": [value("10.00", prison=True)]}),
        spin(8, {"red": [value("10.00", prison=True)]}, house="tombola-half-back"),
    ],
)
def test_prison_where_it_does_not_belong(bad: Json) -> None:
    with pytest.raises(ValueError, match="prison"):
        settle(bad)


def test_false_is_allowed_anywhere() -> None:
    settle(spin(8, {"straight-8": [value("10.00", prison=False)]}))
