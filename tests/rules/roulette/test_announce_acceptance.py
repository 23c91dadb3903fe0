"""Whether an announce may be taken, and why not [5]; rules 6."""

import itertools

import pytest

from app.rules.money import Cents
from app.rules.roulette.announce_acceptance import Asked, Complimentary, Fault, Moment, refusals
from app.rules.roulette.announce_names import announce_named
from app.rules.roulette.announce_prices import price_in_colour, price_in_value
from app.rules.roulette.announces import ANNOUNCES, Family, with_straights
from tests.houses import house

VENEZIA = house("venezia")
MINIMUM = Cents(250)
FOUR = {Family.VICINI, Family.SERIE, Family.ORFANELLI, Family.LATERALI}


def asked(
    name: str = "serie",
    *,
    moment: Moment = Moment.AT_REST,
    held: bool = False,
    value: int = 20,
    put_down: int | None = None,
) -> Asked:
    """An announce for which the player puts down exactly what it takes, unless told otherwise."""
    price = price_in_value(announce_named(name), Cents(value * 100), VENEZIA, held=held)
    needed = 0 if price.total is None else price.total
    return Asked(price, moment, held, needed if put_down is None else put_down)


def faults(question: Asked, minimum: Cents = MINIMUM) -> list[Fault]:
    found = refusals(question, VENEZIA, minimum)
    assert all(refusal.sentence.endswith("]") and "(rules " in refusal.sentence for refusal in found)
    return [refusal.fault for refusal in found]


def taken(moment: Moment, *, four: bool, held: bool, capo: bool) -> bool:
    """The sentences of [5] and of rules 3, one after the other."""
    if moment is Moment.PAYING:  # "gli unici annunci accettati, durante il pagamento"
        return four and held
    if moment is Moment.AT_REST:  # "piazzare o lasciare pagati a piazzare"
        return four or not held or capo
    if moment is Moment.THROWN:  # "obbligatoriamente piazzati prima di lanciare la pallina"
        return four or capo
    if moment is Moment.FALLEN:  # the ball lies in its number: the spin is played
        return False
    return capo  # "a discrezione del Capo Tavolo"


@pytest.mark.parametrize("moment", Moment)
@pytest.mark.parametrize(("held", "capo"), list(itertools.product([True, False], repeat=2)))
def test_5_when_an_announce_is_taken(moment: Moment, held: bool, capo: bool) -> None:
    """[5] Every announce at every moment, placed and held, with the capo tavolo's repeating and without."""
    for announce in ANNOUNCES:
        question = asked(announce.name, moment=moment, held=held)
        if capo:
            question = question._replace(accepted_by="Bruni")
        expected = taken(moment, four=announce.family in FOUR, held=held, capo=capo)
        assert (faults(question) == []) == expected, announce.name


@pytest.mark.parametrize(
    ("question", "fault"),
    [
        (asked("vicini", moment=Moment.NO_MORE_BETS, held=True), Fault.LATE),
        (asked("nassa", held=True), Fault.NEEDS_CAPO_TAVOLO),
        (asked("finale-3", moment=Moment.THROWN), Fault.NEEDS_CAPO_TAVOLO),
        (asked("vicini", moment=Moment.PAYING), Fault.WHILE_PAYING),
        (asked("nassa", moment=Moment.PAYING, held=True), Fault.WHILE_PAYING),
        (asked()._replace(clear=False), Fault.UNCLEAR),
        (asked(put_down=0), Fault.ON_WORD),
        (asked(put_down=11750), Fault.TOO_LITTLE),
    ],
)
def test_5_each_refusal_has_its_reason(question: Asked, fault: Fault) -> None:
    """[5] "Se l'annuncio non è chiaro, l'importo è insufficiente o fuori tempo massimo"; never on the word."""
    assert faults(question) == [fault]


@pytest.mark.parametrize("wrong", [{"clear": False}, {"put_down": 0}, {"put_down": 11750}])
def test_5_the_capo_tavolo_excuses_only_the_moment(wrong: dict[str, bool | int]) -> None:
    """[5] "È vietato accettare annunci sulla parola": his repeating makes nothing clear, and pays nothing."""
    question = asked(moment=Moment.NO_MORE_BETS)._replace(accepted_by="Bruni")
    assert faults(question) == []
    broken = question._replace(clear=wrong.get("clear") is not False)
    if "put_down" in wrong:
        broken = broken._replace(put_down=int(wrong["put_down"]))
    assert len(faults(broken)) == 1


def test_rules_6_all_faults_are_told() -> None:
    """Rules 6: the announce's own before its moment's."""
    question = asked("nassa", moment=Moment.NO_MORE_BETS, put_down=0)._replace(clear=False)
    assert faults(question) == [Fault.UNCLEAR, Fault.ON_WORD, Fault.LATE]


def test_rules_6_what_is_too_little_is_said_in_money_or_pieces() -> None:
    """Rules 6: value in amounts, colour in pieces."""
    (value,) = refusals(asked(put_down=11750), VENEZIA, MINIMUM)
    assert value.sentence == "it takes 120.00, the player put down 117.50 (rules 6) [5]"
    price = price_in_colour(announce_named("serie"), 2, VENEZIA)
    (colour,) = refusals(Asked(price, Moment.AT_REST, held=True, put_down=11), VENEZIA, MINIMUM)
    assert colour.sentence == "it takes 12 pieces, the player put down 11 pieces (rules 6) [5]"
    assert faults(Asked(price, Moment.AT_REST, held=True, put_down=12)) == []


def test_rules_6_more_money_than_it_takes_is_change() -> None:
    """Rules 6: money that does not divide is no reason to refuse."""
    assert faults(asked(put_down=15000)) == []


def test_rules_5_a_piece_is_worth_the_minimum_at_least() -> None:
    """Rules 5: a minimum for each kind of bet."""
    assert faults(asked(value=5), Cents(1000)) == [Fault.BELOW_MINIMUM]
    assert faults(asked(value=10), Cents(1000)) == []


def test_rules_6_an_announce_with_straights_is_no_longer_one_of_the_four() -> None:
    """Rules 6: the race track has no place for the straights; placed before the throw it is taken."""
    price = price_in_value(with_straights(announce_named("serie"), [8]), Cents(2000), VENEZIA)
    assert faults(Asked(price, Moment.AT_REST, held=False, put_down=14000)) == []
    assert faults(Asked(price, Moment.AT_REST, held=True, put_down=14000)) == [Fault.NEEDS_CAPO_TAVOLO]


@pytest.mark.parametrize(
    ("held", "value", "chips", "expected"),
    [
        (True, 20, Complimentary(Cents(2000), 6), []),
        (True, 20, Complimentary(Cents(1000), 12), []),
        (True, 20, None, []),
        (True, 20, Complimentary(Cents(2000), 5), [Fault.COMPLIMENTARY_MIXED]),
        (True, 20, Complimentary(Cents(2000), 5, where_said=True), [Fault.COMPLIMENTARY_MIXED]),
        # Six pieces of 30 are nine chips of 20, but no piece is made of them.
        (True, 30, Complimentary(Cents(2000), 9), [Fault.COMPLIMENTARY_MIXED]),
        (False, 20, Complimentary(Cents(2000), 6), []),
        (False, 20, Complimentary(Cents(2000), 1), [Fault.COMPLIMENTARY_WHERE]),
        (False, 20, Complimentary(Cents(2000), 1, where_said=True), []),
        (True, 10, Complimentary(Cents(2000), 3), [Fault.COMPLIMENTARY_SMALLER]),
        (False, 10, Complimentary(Cents(2000), 3, where_said=True), [Fault.COMPLIMENTARY_SMALLER]),
    ],
)
def test_5_complimentary_chips_in_an_announce(
    held: bool, value: int, chips: Complimentary | None, expected: list[Fault]
) -> None:
    """[5] Held: all of them or none. Placed: the player says where. Never a piece worth less than one."""
    assert faults(asked(held=held, value=value)._replace(complimentary=chips)) == expected


def test_5_complimentary_chips_are_no_colour() -> None:
    """[5] They are chips of value: an announce in colour has none."""
    price = price_in_colour(announce_named("serie"), 1, VENEZIA)
    question = Asked(
        price, Moment.AT_REST, held=False, put_down=6, complimentary=Complimentary(Cents(250), 1)
    )
    assert faults(question) == [Fault.COMPLIMENTARY_COLOUR]


def test_rules_6_some_houses_take_no_announces() -> None:
    """Interface: Tombola and 1970."""
    for name in ("tombola-half-back", "regulations-1970"):
        (refusal,) = refusals(asked(), house(name), MINIMUM)
        assert refusal.fault is Fault.NO_ANNOUNCES
        assert refusal.sentence.endswith("takes no announces (rules 6)")
