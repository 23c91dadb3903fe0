"""A game of the tumbler keeps its balls in their places, and no more lines than it may."""

from hardware.codecs.tumbler_draw import FLAGS, TOMBOLA, Draw
from hardware.readings import VoidCause


def test_the_tombola_has_37_balls_with_zero_and_draws_one() -> None:
    assert (len(TOMBOLA.numbers), min(TOMBOLA.numbers), max(TOMBOLA.numbers), TOMBOLA.draws) == (37, 0, 36, 1)


def test_what_could_not_be_read_is_entered_in_its_place() -> None:
    draw = Draw(5)
    draw.put(1, None)
    assert draw.unread(1)
    assert not draw.unread(2)
    draw.put(1, 17)
    assert draw.drawn == [17]
    assert not draw.unread(1)


def test_a_game_waits_for_its_ball_from_its_beginning_to_its_end() -> None:
    draw = Draw(5)
    assert not draw.running
    draw.begun = True
    assert draw.running
    draw.put(1, 17)
    assert not draw.running


def test_only_an_open_door_and_a_wrong_count_spoil_a_draw() -> None:
    spoiling = {bit: flag.spoils for bit, flag in FLAGS.items() if flag.spoils is not None}
    assert spoiling == {2: VoidCause.DOOR_OPEN, 8: VoidCause.BALL_COUNT}


def test_of_the_lines_the_last_are_kept() -> None:
    draw = Draw(5)
    draw.lines.extend(map(str, range(100)))
    assert (len(draw.lines), draw.lines[-1]) == (32, "99")
