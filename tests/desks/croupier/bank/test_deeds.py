"""What is done at the bank, when, and what is said with it (rules 9) [3.1–3.6]."""

import pytest

from app.desks.croupier.bank.deeds import (
    CHANGES_OF,
    OPERATIONS,
    Deed,
    deed_of,
    sentence_after,
    sentence_before,
    why_not_now,
)
from app.rules.tongue import Speech
from tests.desks.desk import Desk

AFTER_A_COUNT = set(Deed) - {Deed.OPEN, Deed.TIP}


def possible(desk: Desk) -> set[Deed]:
    return {deed for deed in Deed if not why_not_now(desk.station.state, deed)}


def test_the_bank_is_counted_before_anything_moves(desk: Desk) -> None:
    assert possible(desk) == {Deed.OPEN, Deed.TIP, Deed.BOX}
    desk.station.send({"do": "bank", "operation": "open", "chips": [{"value": "50.00", "pieces": 100}]})
    assert possible(desk) == AFTER_A_COUNT | {Deed.TIP}


def test_a_closed_table_counts_what_was_open(desk: Desk) -> None:
    desk.station.send({"do": "bank", "operation": "open", "chips": [{"value": "50.00", "pieces": 100}]})
    desk.station.say("close")
    assert Deed.CLOSE in possible(desk)


@pytest.mark.parametrize(
    ("deed", "amount", "sentence"),
    [
        (Deed.CHANGE, 100_00, "Cento al cambio"),
        (Deed.CHANGE, 0, ""),
        (Deed.MASS, 0, "Massa al cambio"),
        (Deed.DROP, 250_00, "Biglietti al cambio: duecentocinquanta"),
        (Deed.BANK_CHANGE, 0, "Cambio alla banca"),
        (Deed.OPEN, 100_00, ""),
    ],
)
def test_what_is_said_while_chips_are_laid_out(deed: Deed, amount: int, sentence: str) -> None:
    assert sentence_before(Speech.ITALIAN, deed, amount) == sentence


def test_what_is_said_once_it_is_done() -> None:
    assert sentence_after(Speech.ITALIAN, Deed.MASS, 100_00) == "La massa è cambiata"
    assert sentence_after(Speech.ITALIAN, Deed.BANK_CHANGE, 1000_00) == "Cambiato alla Banca: mille"
    assert sentence_after(Speech.ITALIAN, Deed.FILL, 100_00) == ""


def test_what_was_recorded_is_told_apart() -> None:
    for deed in Deed:
        assert deed_of(OPERATIONS[deed], CHANGES_OF.get(deed, "")) is deed
