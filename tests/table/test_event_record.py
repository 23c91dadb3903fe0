"""What every event is: a record of one spin or of the table, never changed."""

import msgspec
import pytest

from app.table import events as happened
from app.table.event_record import Event
from app.table.roulette import events as spun
from tests.table.reading import KINDS


def test_an_event_is_of_a_spin_or_of_the_table() -> None:
    assert spun.SpinLast(spin=7).spin == 7
    assert happened.TableSuspended(suspended=True, reason="a dispute").spin is None


@pytest.mark.parametrize("form", KINDS, ids=lambda form: form.__name__)
def test_every_form_is_frozen_tagged_and_an_event(form: type[Event]) -> None:
    assert issubclass(form, Event)
    config = form.__struct_config__
    assert (config.frozen, config.tag_field) == (True, "kind")
    assert isinstance(config.tag, str)
    assert "spin" in {field.name for field in msgspec.structs.fields(form)}
