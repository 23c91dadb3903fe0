"""What is taken off is held chip by chip, with its reason, until it is handed over (rules 5) [2]."""

from app.table.roulette.handing import chips_held
from app.table.roulette.held_chips import HeldWhy
from tests.table.playing import chips, fall, opened


def test_5_what_is_held_is_told_chip_by_chip_with_its_reason() -> None:
    """600 on manque and its winnings exceed the maximum; a straight that won is nobody's whom one knows."""
    table = opened(all_entered=True)
    table.do("place", position="low", entry=chips("100.00", 6, owner="A"))
    table.do("place", position="straight-8", entry=chips("20.00", owner=None))
    fall(table, 8)
    table.do("leave", order=1)
    table.do("next")
    (part,) = chips_held(table.state, "A")
    assert (part.position.name, part.pieces, part.amount, part.why) == ("low", 12, 1200_00, HeldWhy.MAXIMUM)
    (nobodys,) = chips_held(table.state, "")
    assert (nobodys.position.name, nobodys.why) == ("straight-8", HeldWhy.UNKNOWN)


def test_5_at_the_third_spin_that_is_the_reason() -> None:
    table = opened(all_entered=True)
    table.do("place", position="low", entry=chips("20.00", owner="A"))
    for _ in range(3):
        fall(table, 8)
        table.do("cleared")
        if table.paying.spin == 1:
            table.do("leave", order=1)
        table.do("next")
    (part,) = chips_held(table.state, "A")
    assert (part.amount, part.why) == (160_00, HeldWhy.THIRD)
