"""A payment is explained alike in whatever game: its terms, the chips that lie there, to whom it goes."""

from typing import NamedTuple

import pytest

from app.rules.chips import Chip
from app.rules.explanation import NO_STAKE, Explanation, explained, explained_simply
from app.rules.money import Cents
from app.rules.payment import Odds, Payment, Winning
from app.rules.payment_laying import lay_payment
from app.rules.payment_words import payment_words
from tests.houses import house

VENEZIA = house("venezia")


class Hand(NamedTuple):
    name: str


def paid(
    chip: Chip | None, stakes: list[tuple[int | None, int]], owner: str | None, stake: Cents = NO_STAKE
) -> Explanation[Hand]:
    """Explain a payment for some stakes of 20 on a hand: pieces, and how many times they are paid."""
    winning = tuple(
        Winning(Hand("player"), pieces, Cents((pieces or 1) * 2000), Odds(times, 1))
        for pieces, times in stakes
    )
    amount = Cents(sum(item.odds.of(item.amount) for item in winning))
    payment = Payment("hands", chip, owner, winning, None if chip is None else amount // 2000, amount)
    laid = lay_payment(VENEZIA, payment)
    said = payment_words(laid, VENEZIA.speech)
    return explained(VENEZIA, payment, (1, 3), laid, why="player", said=said, stake=stake)


def test_a_payment_of_which_nothing_more_is_said_is_for_its_bets() -> None:
    won = Winning(Hand("player"), 1, Cents(2000), Odds(1, 1))
    payment = Payment("hands", Chip(Cents(2000)), "Ada", (won,), 1, Cents(2000))
    simple = explained_simply(VENEZIA, payment, (1, 3), None)
    assert simple == paid(Chip(Cents(2000)), [(1, 1)], "Ada")
    assert explained_simply(VENEZIA, payment, (1, 3), None, why="a tie").why == "a tie"


def test_what_is_paid_the_same_odds_is_one_term() -> None:
    one = paid(Chip(Cents(2000)), [(2, 1), (1, 8), (3, 1)], "Ada")
    assert (one.order, one.of, one.terms) == (1, 3, ((5, 1), (1, 8)))
    assert (one.laid.total, one.laid.unpaid) == (26000, 0)


def test_of_an_amount_there_are_no_terms() -> None:
    assert paid(None, [(None, 1)], "Ada").terms == ()


@pytest.mark.parametrize(
    ("owner", "stake", "title", "spoken"),
    [
        ("posto 4", 0, "Posto 4", "Due pezzi, quaranta, posto 4"),
        (None, 0, "Di chi è?", "Due pezzi, quaranta"),
        ("posto 4", 2000, "Posto 4", "Due pezzi, quaranta, più la puntata, venti, posto 4"),
    ],
)
def test_it_is_said_to_whoever_is_paid(owner: str | None, stake: int, title: str, spoken: str) -> None:
    one = paid(Chip(Cents(2000)), [(2, 1)], owner, Cents(stake))
    assert (one.title, one.spoken, one.why, one.rule) == (title, spoken, "player", "")
