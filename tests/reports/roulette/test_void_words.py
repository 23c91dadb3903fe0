"""Every printed reason why a throw is void has words on a page."""

import pytest

from app.reports.roulette.void_words import void_words
from app.table.roulette.procedure import DrawVoid, VoidReason


@pytest.mark.parametrize("reason", [*VoidReason, *DrawVoid])
def test_8_every_printed_reason_has_its_words(reason: str) -> None:
    assert void_words(str(reason)) != str(reason)


def test_a_reason_of_somebodys_own_stays_as_it_was_given() -> None:
    assert void_words("a glass fell over") == "a glass fell over"
