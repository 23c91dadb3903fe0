"""What was paid then is what counts: every settlement that can be comes back whole from its record."""

import msgspec
import pytest
from hypothesis import given, settings

from app.rules.house import House
from app.rules.roulette.settlement import settle
from app.table.roulette.settlement_form import bank_form, settlement_form
from app.table.roulette.settlement_reading import read_settlement
from app.table.roulette.spin_form import read_spin
from tests.properties.layouts import Form, houses_and_spins
from tests.table.playing import EIGHT, chips, colour, fallen, stack


@given(houses_and_spins())
@settings(deadline=None)
def test_a_settlement_comes_back_whole_from_its_record(asked: tuple[House, Form]) -> None:
    house, spin = read_spin(asked[1], lambda _name: asked[0])
    settlement = settle(house, spin)
    recorded = msgspec.json.decode(msgspec.json.encode(settlement_form(settlement)))
    assert read_settlement(recorded, spin.colours) == settlement


def recorded(**fields: object) -> Form:
    """A settlement as the journal has it: nobody entered the losing stakes."""
    table = fallen()
    table.do("winners", bets=[*EIGHT, stack("dozen-1", chips("5.00"))])
    table.do("paid", order=1)
    settlement = table.paying.settlement
    assert settlement is not None
    bank = {**bank_form(settlement.bank), "taken": None, "result": None}
    return {**settlement_form(settlement), "bank": bank, **fields}


def test_what_the_bank_took_is_added_up_again_where_it_was_not_entered() -> None:
    table = fallen()
    settlement = read_settlement(recorded(), table.state.colours)
    assert (settlement.bank.taken, settlement.bank.paid, settlement.bank.result) == (0, 63000, -63000)


@pytest.mark.parametrize(
    "fields",
    [
        {"payments": [{**recorded()["payments"][0], "chip": {"colour": "pink"}}]},
        {"lost": [{"position": "split-8-10"}]},
        {"standing": [stack("straight-8", colour("pink"))]},
    ],
)
def test_a_record_that_names_what_is_not_there_is_refused(fields: Form) -> None:
    table = fallen()
    with pytest.raises(KeyError):
        read_settlement(recorded(**fields), table.state.colours)
