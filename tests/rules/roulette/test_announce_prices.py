"""What an announce costs, the change and the sentence that is repeated [5]; rules 5 and 6."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.money import Cents, fewest_chips
from app.rules.roulette.announce_names import announce_named
from app.rules.roulette.announce_prices import (
    OffUnitError,
    Price,
    TooLittleMoneyError,
    highest_value,
    over_maximum,
    price_in_colour,
    price_in_value,
    repeated,
    verify_units,
)
from app.rules.roulette.announces import ANNOUNCES, Announce, with_straights
from app.rules.tongue import Speech
from tests.houses import house

VENEZIA = house("venezia")
MAXIMA = {"straight": 6000, "split": 12000, "street": 18000, "trio": 18000, "corner": 24000}


def euros(amount: float) -> Cents:
    return Cents(round(amount * 100))


def priced(
    name: str,
    value: float,
    money: float | None = None,
    *,
    held: bool = False,
    straights: tuple[int, ...] = (),
) -> Price:
    announce = with_straights(announce_named(name), straights)
    given_money = None if money is None else euros(money)
    return price_in_value(announce, euros(value), VENEZIA, money=given_money, held=held)


@pytest.mark.parametrize(
    ("name", "value", "total"),
    [
        ("vicini", 5, 45), ("vicini", 10, 90), ("vicini", 20, 180), ("vicini", 30, 270), ("vicini", 40, 360),
        ("vicini", 50, 450), ("vicini", 60, 540), ("vicini", 70, 630), ("vicini", 80, 720),
        ("serie", 5, 30), ("serie", 10, 60), ("serie", 20, 120), ("serie", 30, 180), ("serie", 40, 240),
        ("serie", 50, 300), ("serie", 60, 360), ("serie", 70, 420), ("serie", 80, 480), ("serie", 120, 720),
    ],
)  # fmt: skip
def test_5_3_the_printed_totals(name: str, value: int, total: int) -> None:
    """[5.3] "TOT. €45"."""
    found = priced(name, value)
    assert (found.total, found.change, found.pieces) == (euros(total), 0, found.announce.pieces)


def test_5_money_that_does_not_divide_gives_change() -> None:
    """[5] "Quando c'è un resto da dare al cliente"."""
    assert priced("serie", 20, 150).change == euros(30)
    assert priced("serie", 20, 120).change == 0


def test_5_too_little_money_is_no_announce() -> None:
    """[5] "L'importo è insufficiente"."""
    with pytest.raises(TooLittleMoneyError) as caught:
        priced("serie", 20, 117.50)
    assert (caught.value.money, caught.value.needed) == (11750, 12000)
    assert str(caught.value) == "117.50 is too little: the announce takes 120.00"


@pytest.mark.parametrize(("value", "money"), [(0, None), (21, None), (0.01, None), (20, 181), (2.5, 22.51)])
def test_rules_2_amounts_are_whole_units(value: float, money: float | None) -> None:
    """Rules 2: the smallest payable unit is 2.50, of the value and of the money."""
    with pytest.raises(OffUnitError):
        priced("vicini", value, money)


def test_rules_2_the_fault_says_what_is_wrong() -> None:
    with pytest.raises(OffUnitError, match=r"^21\.00 is no multiple of 2\.50$"):
        verify_units(euros(21), VENEZIA)
    with pytest.raises(OffUnitError, match=r"^0\.00 must be more than nothing$"):
        verify_units(Cents(0), VENEZIA)


@given(
    st.sampled_from(ANNOUNCES),
    st.integers(1, 4000).map(lambda units: Cents(units * 250)),
    st.sampled_from([Cents(250), Cents(500), Cents(1000), Cents(2500)]),
)
def test_rules_6_money_alone_plays_the_highest_value_that_chips_make_up(
    announce: Announce, money: Cents, minimum: Cents
) -> None:
    """What a chip more a piece would cost is more than the money; the minimum is the least, and no step."""
    least = VENEZIA.chips[0]
    if money < announce.pieces * minimum:
        with pytest.raises(TooLittleMoneyError):
            highest_value(announce, money, minimum, least)
        return
    value = highest_value(announce, money, minimum, least)
    price = price_in_value(announce, value, VENEZIA, money=money)
    assert value >= minimum
    assert sum(chip * pieces for chip, pieces in fewest_chips(value, VENEZIA.chips)) == value
    assert price.total is not None
    assert price.total + price.change == money
    assert price.change < announce.pieces * least


def test_rules_6_money_for_orfanelli_at_a_minimum_of_20_is_not_shared_out_in_twenties() -> None:
    """150 on five pieces are 30 each, a 20 and a 10; in multiples of the minimum 50 would come back."""
    orfanelli = announce_named("orfanelli")
    assert highest_value(orfanelli, Cents(15_000), Cents(2000), VENEZIA.chips[0]) == 3000


def test_rules_6_colour_is_counted_in_pieces() -> None:
    """Rules 6: all pieces on their positions, no amount."""
    found = price_in_colour(announce_named("vicini"), 3, VENEZIA)
    assert (found.pieces, found.total, found.value, found.change) == (27, None, None, 0)
    assert [bet.pieces for bet in found.bets] == [6, 3, 3, 3, 3, 3, 6]
    with pytest.raises(ValueError, match="at least 1 piece"):
        price_in_colour(announce_named("vicini"), 0, VENEZIA)


def test_rules_5_one_player_may_not_have_more_than_the_maximum() -> None:
    """Rules 5: the trio of placed voisins is over with two pieces of 92.50, the splits with 122.50."""
    assert [p.name for p in priced("vicini", 90).over_maximum] == []
    assert [p.name for p in priced("vicini", 92.50).over_maximum] == ["trio-0-2-3"]
    assert len(priced("vicini", 122.50).over_maximum) == 7
    assert [p.name for p in priced("nassa", 62.50).over_maximum] == ["straight-19", "straight-26"]
    assert [p.name for p in priced("orfanelli", 40, straights=(1,)).over_maximum] == ["straight-1"]


def test_5_2_held_voisins_may_exceed_it_on_trio_and_corner() -> None:
    """[5.2] "Con i vicini pagati a piazzare": those two alone."""
    assert priced("vicini", 120, held=True).over_maximum == ()
    over = [p.name for p in priced("vicini", 122.50, held=True).over_maximum]
    assert over == ["split-4-7", "split-12-15", "split-18-21", "split-19-22", "split-32-35"]
    assert [p.name for p in priced("serie", 122.50, held=True).over_maximum][:1] == ["split-5-8"]


def test_interface_over_maximum_of_colour_is_at_its_worth() -> None:
    """Interface: at the table's minimum, unless the colour is known to be worth more."""
    serie = announce_named("serie")
    assert price_in_colour(serie, 48, VENEZIA).over_maximum == ()
    assert len(price_in_colour(serie, 49, VENEZIA).over_maximum) == 6
    assert len(price_in_colour(serie, 25, VENEZIA, worth=euros(5)).over_maximum) == 6


@pytest.mark.parametrize("announce", ANNOUNCES, ids=lambda announce: announce.name)
def test_rules_5_the_maxima_by_kind(announce: Announce) -> None:
    """Rules 5: each position against the printed sample of its kind, at every value up to 250."""
    for value in range(250, 25001, 250):
        expected = [
            bet.position.name
            for bet in announce.bets
            if bet.pieces * value > MAXIMA[bet.position.name.split("-")[0]]
        ]
        assert [p.name for p in over_maximum(announce, Cents(value), VENEZIA, held=False)] == expected


@pytest.mark.parametrize(
    ("price", "held", "sentence"),
    [
        (priced("serie", 20), False, "Da 20, serie"),
        (priced("serie", 20), True, "Da 20, serie, 120"),
        (priced("serie", 20, 120), False, "Da 20, serie"),
        (priced("serie", 20, 150), False, "Da 20, serie, 120"),
        (priced("vicini", 2.50), True, "Da 2,50, vicini, 22,50"),
        (priced("vicini", 200), True, "Da 200, vicini, 1800"),
        (priced("serie", 20, straights=(8, 11, 23, 30)), False, "Da 20, serie, 8, 11, 23 e 30"),
        (priced("serie", 20, straights=(8, 11)), True, "Da 20, serie, 8 e 11, 160"),
        (priced("serie", 20, straights=(8,)), False, "Da 20, serie e 8"),
        (priced("figure-2", 5), False, "Da 5, 2 e le sue figure"),
        (price_in_colour(announce_named("laterali-17"), 2, VENEZIA), True, "Laterali del 17"),
        (price_in_colour(announce_named("figure-2"), 1, VENEZIA), False, "2 e le sue figure"),
        (price_in_colour(announce_named("finale-0-1"), 1, VENEZIA), False, "Finale 0/1"),
        (price_in_colour(announce_named("finale-8-9-ridotta"), 1, VENEZIA), False, "Finale 8/9 ridotta"),
    ],
)
def test_5_an_announce_is_repeated(price: Price, held: bool, sentence: str) -> None:
    """[5] "Prima il valore e poi l'annuncio"; held or with change the total too; colour without a value."""
    assert repeated(price, Speech.ITALIAN, held=held) == sentence


def test_a_french_house_repeats_in_french() -> None:
    """Rules 8: value, name, straights and total, as in Italian."""
    serie = with_straights(announce_named("serie"), (8, 11, 23))
    price = price_in_value(serie, Cents(2000), VENEZIA, money=Cents(20000))
    assert repeated(price, Speech.FRENCH, held=False) == "Par 20, tiers du cylindre, 8, 11 et 23, 180"
