"""Same power-up and number, a duplicate; a number left out, a gap; a repetition may fill it."""

from hypothesis import given
from hypothesis import strategies as st

from hardware.codecs.tumbler_sequence import REPEATED_FOR, Arrival, Sequence


def taken(*numbers: int) -> list[Arrival]:
    sequence = Sequence()
    return [sequence.take(number) for number in numbers]


def test_events_follow_one_another_and_0_follows_65535() -> None:
    assert taken(65534, 65535, 0, 1) == [Arrival.NEXT] * 4


def test_the_same_number_again_is_a_duplicate() -> None:
    assert taken(17, 18, 18, 17, 19) == [
        Arrival.NEXT,
        Arrival.NEXT,
        Arrival.DUPLICATE,
        Arrival.DUPLICATE,
        Arrival.NEXT,
    ]


def test_a_number_left_out_is_a_gap_and_its_repetition_is_late_once() -> None:
    assert taken(65534, 1, 65535, 0, 0) == [
        Arrival.NEXT,
        Arrival.GAP,
        Arrival.LATE,
        Arrival.LATE,
        Arrival.DUPLICATE,
    ]


def test_a_status_line_ahead_waits_for_the_repetition() -> None:
    sequence = Sequence()
    sequence.take(4)
    assert not sequence.latest(5, 0)
    assert not sequence.latest(5, REPEATED_FOR - 1)
    assert sequence.take(5) is Arrival.NEXT
    assert not sequence.latest(5, REPEATED_FOR * 9)


def test_what_no_repetition_brought_is_lost_and_said_once() -> None:
    sequence = Sequence()
    sequence.take(4)
    assert not sequence.latest(6, 0)
    assert sequence.latest(6, REPEATED_FOR)
    assert not sequence.latest(6, REPEATED_FOR * 2)
    assert sequence.take(6) is Arrival.DUPLICATE
    assert sequence.take(7) is Arrival.NEXT


def test_a_device_that_counts_backwards_was_not_heard() -> None:
    sequence = Sequence()
    sequence.take(400)
    assert sequence.latest(2, 0)
    assert sequence.take(3) is Arrival.NEXT


@given(st.lists(st.integers(0, 65535), max_size=300))
def test_what_is_waited_for_is_bounded(numbers: list[int]) -> None:
    sequence = Sequence()
    for number in numbers:
        sequence.take(number)
        assert len(sequence.missing) <= 64
