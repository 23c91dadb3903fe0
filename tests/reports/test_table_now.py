"""A table as it stands now: the same figures as the day's page, while it plays."""

from pathlib import Path

import pytest

from app.house_copy.standing import Came, write_standing
from app.journal.chain import JSON
from app.journal.copies import back_up, restore
from app.journal.errors import Damaged
from app.journal.new_journal import begin_new
from app.journal.reading import head
from app.journal.verifying import KnownHead
from app.reports.day_sheet import day_sheet
from app.reports.sheet import Rows
from app.reports.table_now import Amount, TablesNow, bank_has, won_so_far
from app.reports.wording import clock
from app.rules.bank import BankBook
from app.rules.chips import Chip
from app.rules.inventory import Certainty, Inventory
from app.rules.money import Cents
from app.station.taken_up import folded
from app.table.beginning import journal_begun
from app.table.heard import WarningHeard
from app.table.roulette.game import ROULETTE
from tests.journal.archived import day_of
from tests.journal.played_journals import evening, record, stamped, story_of
from tests.reports.days import ROME, played_night, read_day, story_at
from tests.table.playing import Played, fall
from tests.table.test_counting_box import closed, counted

FIFTY = Chip(Cents(5000))


def test_a_bank_that_nobody_counted_is_not_known() -> None:
    assert bank_has(BankBook()) == Amount(None, known=False)
    assert won_so_far(BankBook()) == Amount(None, known=False)


@pytest.mark.parametrize("certainty", Certainty)
def test_what_the_bank_has_is_known_or_an_estimate(certainty: Certainty) -> None:
    book = BankBook(Inventory({FIFTY: 90}, certainty), begun=True, opening=500_000, fills=20_000, drop=10_000)
    known = certainty is Certainty.KNOWN
    assert bank_has(book) == Amount(450_000, known)
    assert won_so_far(book) == Amount(450_000 + 10_000 - 500_000 - 20_000, known)


def test_rules_7_an_estimate_below_nothing_says_nothing() -> None:
    """What the table has won is an estimate all the same."""
    book = BankBook(Inventory({FIFTY: -1}, Certainty.ESTIMATED), begun=True, opening=500_000)
    assert bank_has(book) == Amount(None, known=False)
    assert won_so_far(book) == Amount(-505_000, known=False)


def test_it_says_what_the_page_of_the_day_says(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    record(path, story_at(played_night()))
    (now,) = TablesNow((path,), ROULETTE).look()
    night = read_day(path).figures.nights[-1]
    assert now.state is not None
    assert now.night == night
    assert won_so_far(now.state.bank) == Amount(night.result, known=True)


def test_it_follows_while_it_is_played_whatever_is_read_at_once(tmp_path: Path) -> None:
    story, path = story_at(played_night()), tmp_path / "T1.sqlite"
    follows = TablesNow((path,), ROULETTE)
    for place in range(0, len(story), 7):
        record(path, story[place : place + 7])
        (now,) = follows.look()
        assert now.seq == min(place + 7, len(story))
        assert TablesNow((path,), ROULETTE).look() == (now,)


def test_what_an_earlier_night_left_unanswered_waits_until_somebody_answers(tmp_path: Path) -> None:
    """Whether it was followed or is read anew, and each with the opening of its night."""
    table = played_night()
    table.hear(WarningHeard("wheel", "bad_frame", "damaged lines"))
    first = len(table.story)
    table.do("open")
    table.hear(WarningHeard("wheel", "bad_frame", "damaged lines"))
    second = len(table.story)
    table.do("answer", of=first, by="Ines")
    story, path = story_at(table), tmp_path / "T1.sqlite"
    follows = TablesNow((path,), ROULETTE)
    openings = [event["at"] for event in story if event["kind"] == "table.opened"]
    both = [(first, openings[0]), (second, openings[1])]
    for since, until, waits in ((0, first, both[:1]), (first, second, both), (second, len(story), both[1:])):
        record(path, story[since:until])
        (now,) = follows.look()
        assert [(each.stamp.seq, each.night) for each in now.waiting] == waits
        assert TablesNow((path,), ROULETTE).look() == (now,)
    page = day_sheet(read_day(path), ROME)
    (rows,) = (part for part in page.parts if isinstance(part, Rows) and "Risponde" in part.columns)
    assert rows.columns[-1] == "Serata aperta"
    assert [row.cells[-1] for row in rows.rows] == [clock(at, ROME) for at in openings]


def test_9_a_note_box_that_is_not_the_drop_waits_on_the_pit_bosss_desk(tmp_path: Path) -> None:
    """Also once another night is opened; it goes when somebody answers by name."""
    path, table = tmp_path / "T1.sqlite", closed()
    counted(table, 2)
    of = table.state.seq
    table.do("open")
    record(path, story_at(table))
    tables = TablesNow((path,), ROULETTE)
    assert [each.stamp.seq for each in tables.look()[0].waiting] == [of]
    before = len(table.story)
    table.do("answer", of=of, by="Ugo")
    record(path, story_at(table)[before:])
    assert tables.look()[0].waiting == ()


def test_a_new_opening_begins_a_new_night(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    follows = TablesNow((path,), ROULETTE)
    record(path, story_of(evening(3, 6)))
    follows.look()
    record(path, story_of(evening(3, 4, nights=2))[len(story_of(evening(3, 4))) :])
    (now,) = follows.look()
    assert now == TablesNow((path,), ROULETTE).look()[0]


def test_a_journal_that_is_begun_anew_is_followed_from_its_own_first_event(tmp_path: Path) -> None:
    """`archive --begin-new` while the desk runs: places are counted anew, and the old night is over."""
    table, path = played_night(), tmp_path / "T1.sqlite"
    record(path, story_at(table))
    follows = TablesNow((path,), ROULETTE)
    follows.look()

    def first(ended: KnownHead) -> dict[str, JSON]:
        (event,) = stamped([journal_begun(table.state, str(ended))])
        return event

    begin_new(path, "T1", tmp_path / "archive", first, day_of=day_of, program="test")
    assert follows.look() == TablesNow((path,), ROULETTE).look()
    anew = Played(folded(path, "T1", ROULETTE))
    anew.do("open", dealer="Bea")
    for spin in (8, 17, 0):
        fall(anew, spin)
        anew.do("next")
    story = stamped(anew.story)
    for place in (1, 4, len(story)):
        record(path, story[head(path, "T1").seq - 1 : place])
        (now,) = follows.look()
        assert (now.seq, now.state and now.state.dealer) == (place + 1, "Bea")
        assert TablesNow((path,), ROULETTE).look() == (now,)


@pytest.mark.parametrize("played_on", [0, 5, 40])
def test_a_copy_that_is_put_back_is_followed_from_where_it_ends(tmp_path: Path, played_on: int) -> None:
    """Whether it is shorter than what was followed, or was played on beyond it before anybody looked again."""
    story, path = story_of(evening(3, 12)), tmp_path / "T1.sqlite"
    record(path, story[:60])
    copy = back_up(path, tmp_path / "copy.sqlite").path
    other = [event | {"mono": event["mono"] + 1} for event in story[60:]]
    record(path, other[:20])
    follows = TablesNow((path,), ROULETTE)
    follows.look()
    restore(copy, path, "T1", program="test")
    record(path, story[60 : 60 + played_on])
    (now,) = follows.look()
    assert now.seq == 60 + played_on
    assert TablesNow((path,), ROULETTE).look() == (now,)


def test_what_was_handed_out_is_changed_by_nobody(tmp_path: Path) -> None:
    story, path = story_at(played_night()), tmp_path / "T1.sqlite"
    record(path, story[:20])
    follows = TablesNow((path,), ROULETTE)
    (before,) = follows.look()
    kept = repr(before)
    record(path, story[20:])
    follows.look()
    assert repr(before) == kept


def test_of_a_house_it_says_which_lines_are_there(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    for table in ("T1", "T2"):
        record(path, story_of(evening(3, 4), table), table)
    write_standing(path, {"T1": Came(connected=True), "T3": Came(trouble="refused")})
    found = {now.table: now for now in TablesNow((path,), ROULETTE).look()}
    assert sorted(found) == ["T1", "T2", "T3"]
    assert found["T1"].came == Came(connected=True)
    assert found["T2"].came is None
    assert found["T3"].state is None


def test_an_event_that_is_none_is_named(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    story = story_at(played_night())
    record(path, [*story[:5], {**story[5], "kind": "no.such"}])
    with pytest.raises(Damaged, match="event 6 of table T1"):
        TablesNow((path,), ROULETTE).look()


def test_a_long_reading_is_left_off(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    record(path, story_of(evening(3, 150)))

    def stop() -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        TablesNow((path,), ROULETTE, stop).look()
