"""Why a throw or a draw did not count is said in words."""

import pytest

from app.desks.croupier.roulette.words.game import VOID_REASONS
from app.desks.croupier.words.words import void_words
from app.table.roulette.procedure import DrawVoid, VoidReason


@pytest.mark.parametrize("reason", [*VoidReason, *DrawVoid])
def test_every_reason_for_a_void_throw_has_words(reason: str) -> None:
    """Also of what was drawn, at a table where a ball runs now, and the other way round."""
    assert reason not in {void_words(reason), void_words(reason, instrument="tumbler")}


def test_what_is_found_in_wheel_and_tumbler_is_found_in_its_own() -> None:
    assert void_words(VoidReason.FOREIGN_BODY) == "Corpo estraneo nel cilindro"
    assert void_words(VoidReason.FOREIGN_BODY, instrument="tumbler") == "Corpo estraneo nel tamburo"


def test_a_reason_without_words_is_shown_and_one_that_is_missing_is_to_be_said() -> None:
    assert void_words("something new") == void_words("something new", instrument="tumbler") == "something new"
    assert void_words("") == void_words("", instrument="tumbler") == "Colpo nullo: il motivo è da dire"


def test_the_printed_reasons_for_a_void_throw_are_offered() -> None:
    assert set(VOID_REASONS) == set(VoidReason)
    assert all(VOID_REASONS.values())
