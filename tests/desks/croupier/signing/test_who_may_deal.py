"""Whose names are offered where a dealer is asked."""

from app.desks.croupier.signing.named import who_may_deal
from tests.desks.croupier.made_up_people import ANNA, GINA, MARCO, ROSSI, UGO, MadeUpPeople


def test_where_a_dealer_is_asked_dealers_stand_first() -> None:
    """An inspector and a pit boss may deal where nobody else is there; the auditor never does."""
    assert who_may_deal(MadeUpPeople(GINA, ANNA, MARCO, UGO, ROSSI)) == (ANNA, ROSSI, GINA, MARCO)
