"""How the balls were found is read back as it was recorded."""

from app.table.roulette.ball_check import BallCheck, read_balls


def test_the_set_the_count_the_seals_and_who_checked_are_read() -> None:
    form = {"set": "B", "count": 37, "seals": ["114", "115"], "by": "ispettore"}
    assert read_balls(form) == BallCheck("B", 37, ("114", "115"), "ispettore")
