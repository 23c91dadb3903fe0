"""A mark is named by its quality and value, and every flag is a bit of its own."""

from app.journal.lists.flags import Quality
from app.table.listing import Flag


def test_a_mark_is_named_by_its_quality_and_its_value() -> None:
    assert Quality.NUMBER.word(0) == "number 0"
    assert Quality.PAID.word() == "paid"
    assert len({quality.value for quality in Quality}) == len(Quality)


def test_every_flag_is_a_bit_of_its_own() -> None:
    assert sum(flag.value for flag in Flag) == 2 ** len(Flag) - 1
