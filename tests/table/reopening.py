"""Tables whose last spin is closed, or about to be, for tests of opening it again."""

from tests.table.playing import EIGHT, Played, chips, colour, fall, fallen, opened, stack


def paid(last: int = 8, **how: object) -> Played:
    """A table whose bank is counted, with one payment of four marked."""
    table = fallen(last, **how)
    table.do("bank", operation="open", chips=[{"value": "20.00", "pieces": 50}])
    table.do("winners", bets=EIGHT)
    table.do("paid", order=1)
    return table


def at_a_new_minimum() -> Played:
    """Red has won at 2.50, and 5.00 holds from the clearing on: red followed, for nobody had named it."""
    table = opened()
    table.do("minimum", minimum="5.00", by="Carla", out=[])
    fall(table, 8)
    table.do("winners", bets=[stack("straight-8", colour("red", 2))])
    table.do("paid", order=1)
    assert table.state.colours["red"].value == 500
    return table


def withdrawn() -> Played:
    """What A left lying on low won beyond the maximum: the closing took it off, and holds it."""
    table = opened(all_entered=True)
    table.do("place", position="low", entry=chips("100.00", 6, owner="A"))
    fall(table, 8)
    table.do("leave", order=1)
    table.do("next")
    return table
