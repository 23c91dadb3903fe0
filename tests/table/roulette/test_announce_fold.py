"""What was announced, and what goes on of it, is the fold of the events (rules 6) [5.2]."""

import msgspec
import pytest

from app.table.event_record import Event
from app.table.fold import fold, fold_all
from app.table.roulette import events as spun
from app.table.roulette.announce_fold import NoSuchWinError
from app.table.roulette.game import ROULETTE
from app.table.state import unopened
from tests.table.going_on import SEAT, goes_on, seq_of, won
from tests.table.playing import Played, fall, form_of, opened
from tests.table.reading import read_event


def accepted(table: Played) -> spun.AnnounceAccepted:
    """The last announce that was taken."""
    return [event for event in table.story if isinstance(event, spun.AnnounceAccepted)][-1]


def test_an_announce_is_known_by_the_event_that_took_it() -> None:
    table = opened()
    table.do("announce", name="serie", owner=SEAT, value="20.00", straights=[8])
    (said,) = table.betting.announces
    assert (said.seq, said.name, said.value, said.straights) == (len(table.story), "serie", 2000, (8,))
    assert said.bets == table.betting.bets


def test_one_that_goes_on_is_known_to_both_spins() -> None:
    table = won("serie", 8, value="20.00")
    of = seq_of(table)
    goes_on(table, "serie", "completare")
    (gone,), (said,) = table.paying.gone_on, table.betting.announces
    assert (gone.of, gone.after, gone.kept, gone.plays_on, gone.stake_back, gone.paid) == (
        of, "completare", 10_000, 2_000, 0, 24_000,
    )  # fmt: skip
    assert said.bets == gone.bets == table.betting.bets
    assert said.seq == len(table.story)


def test_another_number_has_no_announce_that_went_on() -> None:
    table = won("serie", 8, value="20.00")
    goes_on(table, "serie", "rifare")
    table.do("next")
    fall(table, 5)
    assert table.paying.gone_on == ()


def test_an_announce_of_a_spin_that_nobody_saw_end_is_the_next_ones() -> None:
    """Its pieces lie there still: the number that falls after it is its number."""
    table = opened(all_entered=True)
    table.do("announce", name="serie", owner=SEAT, value="20.00")
    lapsed = spun.SpinClosed(spin=1, entered=False, lapsed=8)
    state = fold(table.state, lapsed)
    assert state.betting is not None
    assert state.betting.spin == 2
    assert state.betting.announces == table.betting.announces
    assert state.betting.bets == table.betting.bets


@pytest.mark.parametrize("of", [1, 99, msgspec.UNSET])
def test_an_announce_goes_on_from_one_of_the_spin_being_paid_only(of: int) -> None:
    table = won("serie", 8, value="20.00")
    goes_on(table, "serie", "rifare")
    before: list[Event] = table.story[:-1]
    forged = msgspec.structs.replace(accepted(table), of=of)
    with pytest.raises(NoSuchWinError, match="none of the spin being paid"):
        fold_all(unopened("T1", ROULETTE), [*before, forged])


def test_it_goes_on_once_only() -> None:
    table = won("serie", 8, value="20.00")
    goes_on(table, "serie", "rifare")
    with pytest.raises(NoSuchWinError, match="goes on already"):
        fold(table.state, accepted(table))


def test_a_record_from_before_announces_went_on_is_read_as_ever() -> None:
    """Forms only grow: such a record says nothing of going on."""
    table = opened()
    table.do("announce", name="serie", owner=SEAT, value="20.00")
    form = form_of(table.story[-1])
    assert read_event(msgspec.json.encode(form)) == table.story[-1]
    assert accepted(table).after is msgspec.UNSET
