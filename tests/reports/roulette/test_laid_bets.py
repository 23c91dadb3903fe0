"""Every bet that is known of a spin, losing ones too, with when it was laid and what became of it."""

from pathlib import Path

import pytest

from app.journal.exporting import What
from app.reports.roulette.laid_bets import Known, LaidBet, became, laid_bets
from app.reports.roulette.spin_story import SpinStory
from app.table.roulette.outcomes import Fate
from tests.journal.played_journals import evening, exported, record, story_of
from tests.often import times
from tests.reports.days import story_at
from tests.reports.evidence import recorded_evidence, told_evidence
from tests.reports.spins import recorded, told
from tests.table.playing import Played, chips, fall


@pytest.fixture
def story(tmp_path: Path) -> SpinStory:
    return told_evidence(recorded_evidence(tmp_path))


def short(bets: tuple[LaidBet, ...]) -> list[tuple[str, str | None, int, str, str, str]]:
    """Position, owner, cents, and the hours at which it is known, was laid and taken up."""
    return [
        (
            bet.pile.position.name,
            bet.pile.owner,
            bet.amount,
            bet.known.value,
            "" if bet.at is None else bet.at.at[14:19],
            "" if bet.up is None else bet.up.at[14:19],
        )
        for bet in bets
    ]


def test_each_bet_stands_with_the_moment_at_which_it_was_laid(story: SpinStory) -> None:
    assert short(laid_bets(story)) == [
        ("black", "posto 2", 5_000, "laid", "46:00", ""),
        ("straight-20", "posto 3", 1_000, "laid", "47:00", ""),
        ("straight-20", "posto 4", 1_000, "laid", "48:00", ""),
        ("straight-20", "posto 4", 1_000, "laid", "48:00", "52:00"),
        ("even", "red", 1_000, "laid", "49:00", ""),
        ("split-8-11", "posto 3", 2_000, "laid", "50:00", "51:00"),
        ("straight-8", "posto 3", 2_000, "laid", "51:00", ""),
        ("line-7-12", "posto 4", 2_000, "entered", "57:00", ""),
        ("corner-7-11", "posto 4", 2_000, "entered", "57:00", ""),
        ("split-8-11", "red", 500, "entered", "57:00", ""),
    ]


def test_what_won_and_what_lost_is_told_apart(story: SpinStory) -> None:
    found = story.settled(story.last)
    assert found is not None
    then = {
        (bet.pile.position.name, bet.pile.owner): became(bet.pile, found[2])
        for bet in laid_bets(story)
        if bet.up is None
    }
    assert [each for each, what in then.items() if what.lost] == [
        ("straight-20", "posto 3"),
        ("straight-20", "posto 4"),
    ]
    assert sum(what.won for what in then.values()) == 6


def test_at_zero_it_is_said_what_was_divided(tmp_path: Path) -> None:
    story = told(recorded(tmp_path / "T1.sqlite"), 3)
    found = story.settled(story.last)
    assert found is not None
    then = [became(bet.pile, found[2]) for bet in laid_bets(story)]
    assert [(what.won, what.lost, what.fates) for what in then] == [
        (False, False, (Fate.HALVED,)),
        (False, False, (Fate.HALVED,)),
        (False, True, ()),
    ]


def test_what_was_left_lying_was_laid_in_an_earlier_spin(tmp_path: Path) -> None:
    """Of the first spin's stake on a straight nothing was taken up, so it lies there for the next."""
    table = Played()
    table.do("open")
    table.do("place", position="straight-17", entry=chips("5.00", owner="posto 1"))
    fall(table, 17)
    table.do("cleared")
    table.do("paid", order=1)
    table.do("next")
    table.do("place", position="red", entry=chips("10.00", owner="posto 2"))
    fall(table, 3)
    table.do("cleared")
    table.do("next")
    path = tmp_path / "T1.sqlite"
    record(path, story_at(table))
    bets = laid_bets(told(path, 2))
    left = [bet.pile.position.name for bet in bets if bet.known is Known.LEFT]
    laid = [bet.pile.position.name for bet in bets if bet.known is Known.LAID]
    standing = told(path, 2).before
    assert standing is not None
    spin = standing.spin(2)
    assert left == [stack.position.name for stack in (() if spin is None else spin.bets)]
    assert laid == ["red"]


@pytest.mark.often
@pytest.mark.parametrize("house", ["venezia", "france", "tombola-half-back"])
def test_what_is_listed_is_all_that_lies_there_in_every_spin_of_an_evening(
    tmp_path: Path, house: str
) -> None:
    path = tmp_path / "T1.sqlite"
    record(path, story_of(evening(8, spins=20, nights=2, house=house)))
    spins = [row["spin"] for row in exported(path, What.SPINS)]
    seen = 0
    for number in spins[:: times(3, 1)]:
        story = told_evidence(path, number)
        spin = story.shown(story.last)
        assert spin is not None
        lies = sum(entry.pieces for stack in (*spin.bets, *spin.winners) for entry in stack.entries)
        assert sum(bet.pieces for bet in laid_bets(story) if bet.up is None) == lies
        seen += lies
    assert seen
