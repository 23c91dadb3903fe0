"""A number that nobody vouches for waits for the dealer, and lapses at the next throw."""

import pytest

from tests.table.playing import (
    NO_MORE_BETS,
    READY,
    THROW,
    candidate,
    fall,
    form_of,
    opened,
    reader,
    running,
    step,
    wheel_ready,
    wheel_told,
)


def test_a_candidate_waits_for_the_dealer_and_keeps_the_bets_shut() -> None:
    table = opened(has_wheel=True)
    assert table.hear(candidate(14, 12, "unseen_game")) == ("spin.candidate",)
    last = table.last()
    assert (last["spin"], last["number"], last["reason"], last["device"], last["game"], last["raw"]) == (
        1,
        14,
        "unseen_game",
        "wheel",
        12,
        ["14"],
    )
    assert table.hear(step(READY, 13)) == ()
    assert table.do("confirm") == ("spin.number",)
    assert table.do("cleared") == ("spin.cleared", "spin.bets_open")


@pytest.mark.parametrize("says", [THROW, NO_MORE_BETS])
def test_a_candidate_that_nobody_answers_lapses_at_the_next_throw(says: object) -> None:
    table = opened(has_wheel=True)
    table.hear(candidate(14, 12), step(READY, 13))
    kinds = table.hear(step(says, 13))  # type: ignore[arg-type]
    assert kinds[0] == "spin.closed"
    closed = next(form_of(event) for event in table.story if form_of(event)["kind"] == "spin.closed")
    assert (closed["spin"], closed["entered"], closed["lapsed"]) == (1, False, 14)
    assert (table.betting.spin, table.betting.proposed) == (2, None)


def test_a_second_candidate_lets_the_first_lapse() -> None:
    table = opened(has_wheel=True)
    table.hear(candidate(14, 12))
    assert table.hear(candidate(24, 13)) == ("spin.closed", "spin.candidate")
    assert form_of(table.story[-2])["lapsed"] == 14
    assert table.betting.spin == 2


def test_a_typed_number_that_nobody_confirms_lapses_like_any_other() -> None:
    table = wheel_ready()
    table.do("number", number=14)
    table.hear(step(THROW, 1))
    assert form_of(table.story[-3])["lapsed"] == 14


def test_a_candidate_clears_a_layout_that_nobody_cleared() -> None:
    table = wheel_told()
    assert table.hear(candidate(24, 2, "unseen_game")) == ("spin.cleared", "spin.candidate")
    assert (table.paying.spin, table.betting.spin) == (1, 2)


def test_a_candidate_of_the_number_that_was_typed_only_agrees() -> None:
    table = wheel_ready()
    table.hear(step(THROW, 11), reader(connected=False, reason="no port"))
    fall(table, 8)
    assert table.hear(reader(connected=True), candidate(8, 11, "unseen_game")) == ("reader.connected",)


def test_a_game_whose_number_was_typed_is_not_offered_again() -> None:
    table = running(11)
    table.hear(step(NO_MORE_BETS, 11), reader(connected=False, reason="no port"))
    fall(table, 8)
    table.do("next")
    table.hear(reader(connected=True))
    assert table.hear(candidate(8, 11, "unseen_game")) == ()
