"""With what an announce goes on is what its own chips won, whatever else its player has there (rules 5, 6) [5.2]."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.rules.roulette.announce_names import announce_named
from app.rules.roulette.announce_wins import Again, CannotGoOnError
from app.table.roulette.going_on import announce_won, going_on_of, laid_again, price_again
from tests.often import times
from tests.table.going_on import SEAT, amounts, goes_on, lying, paid_to, seq_of, standing, won
from tests.table.playing import chips, fall, opened

NAMES = ("vicini", "serie", "orfanelli", "laterali-17", "nassa", "finale-8-9", "figure-2")
MAXIMA = {"straight": 6000, "split": 12_000, "street": 18_000, "trio": 18_000, "corner": 24_000}
"""The sample maxima of rules 5."""

REASONS = ("no room left", "only vicini and serie", "do not cover", "none of its pieces lay")


@settings(max_examples=times(15, 60), deadline=None)
@given(data=st.data())
def test_rules_6_nothing_is_lost_and_no_maximum_is_exceeded(data: st.DataObject) -> None:
    """Kept, played on, handed over: all that was won. In play: the announce, with its player's chips besides."""
    name = data.draw(st.sampled_from(NAMES))
    value = data.draw(st.integers(1, 60)) * 250
    places = [bet.position for bet in announce_named(name).bets]
    number = data.draw(st.sampled_from(sorted({n for place in places for n in place.numbers})))
    held = data.draw(st.booleans()) and name in {"vicini", "serie", "orfanelli", "laterali-17"}
    table = opened(all_entered=True)
    stakes = st.lists(
        st.tuples(st.sampled_from(places), st.sampled_from(["5.00", "20.00", "100.00"])), max_size=3
    )
    for place, chip in data.draw(stakes):
        table.do("place", position=place.name, entry=chips(chip, owner=SEAT))
    text = f"{value // 100}.{value % 100:02d}"
    table.do("announce", name=name, owner=SEAT, value=text, held=held)
    fall(table, number)
    table.do("cleared")
    for place, chip in data.draw(stakes):
        table.do("place", position=place.name, entry=chips(chip, owner=SEAT))
    laid_before = sum(lying(table).values())
    event = goes_on(table, name, data.draw(st.sampled_from([again.value for again in Again])))
    if event["kind"] == "announce.refused":
        assert any(words in event["reason"] for words in REASONS), event["reason"]
        return
    kept, plays_on, stake_back, paid = amounts(event)
    assert min(kept, plays_on, stake_back, paid) >= 0
    assert kept + paid <= paid_to(table)
    left = standing(table) - plays_on - stake_back
    assert left >= 0
    table.do("paid_all")
    table.do("next")
    assert sum(lying(table).values()) == left + laid_before + kept + plays_on
    new = announce_named(name)
    assert kept + plays_on == new.pieces * int(event["value"].replace(".", ""))
    for stack in table.betting.bets:
        counts = sum(entry.amount for entry in stack.entries if not entry.over_maximum)
        free = held and name == "vicini" and stack.position.name in {"trio-0-2-3", "corner-25-29"}
        assert free or counts <= MAXIMA[stack.position.kind.value]


def test_it_is_found_by_the_event_that_took_it() -> None:
    table = won("serie", 8, value="20.00")
    found = announce_won(table.state, seq_of(table))
    assert found is not None
    assert (found.name, found.owner, found.value) == ("serie", SEAT, 2000)
    assert announce_won(table.state, seq_of(table) + 1) is None
    table.do("next")
    assert announce_won(table.state, found.seq) is None
    with pytest.raises(CannotGoOnError, match="no number is being paid"):
        going_on_of(table.state, found, Again.RIFARE, held=False)


def test_it_is_the_same_whether_the_settlement_is_written_or_not() -> None:
    """It is written when the first payment is marked: what goes on does not wait for that."""
    table = won("orfanelli", 17, value="20.00")
    said = announce_won(table.state, seq_of(table))
    assert said is not None
    before = going_on_of(table.state, said, Again.COMPLETARE, held=False)
    table.do("paid_all")
    assert going_on_of(table.state, said, Again.COMPLETARE, held=False) == before
    assert (before.kept, before.plays_on) == (3 * 2000, 2 * 2000)


def test_what_it_lays_down_is_what_it_is_priced_at() -> None:
    table = won("vicini", 4, value="30.00")
    said = announce_won(table.state, seq_of(table))
    assert said is not None
    again = Again.TUTTO
    price = price_again(table.state, said, going_on_of(table.state, said, again, held=True), held=True)
    laid = laid_again(table.state, said, price, again, held=True)
    assert (price.value, price.total, laid.stays) == (6000, 54_000, ())
    assert sum(entry.amount for stack in laid.bets for entry in stack.entries) == 54_000
