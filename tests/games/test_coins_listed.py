"""What a journal comes to for any game, of one that is only a test: listed, searched, exported, on a day's page."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import msgspec
import pytest

from app.journal.errors import BadSearch, Damaged
from app.journal.exporting import Form, What, exported_rows
from app.journal.lists.checking import check_lists
from app.journal.lists.filters import Filter
from app.journal.lists.finding import Finder
from app.journal.lists.keeping import ListKeeper
from app.journal.lists.searching import read_search
from app.journal.reading import events
from app.reports.day_reading import day_of_table
from app.reports.day_sheet import day_sheet
from app.reports.gaming_day import gaming_day
from app.reports.sheet import Figures, Rows, Sheet
from app.reports.table_now import TablesNow
from app.reports.voice import PageWords, Voice
from app.table.listing import Flag
from app.table.roulette.game import ROULETTE
from tests.games.coins import COINS
from tests.games.test_coins import BY, INSPECTOR, Dealt, fallen, opened
from tests.journal.played_journals import record, stamped
from tests.reports.days import ROME

DAY = date(1970, 1, 1)
WORDS = COINS.listing.words


def played() -> Dealt:
    """A round is called void and thrown again: heads, disputed and paid; the next comes out tails."""
    dealt = opened()
    dealt.do("void", INSPECTOR, by="Rossi")
    for side, owner, amount in (
        ("heads", "Ada", "10.00"),
        ("tails", "Bo", "50.00"),
        ("heads", "Cy", "20.00"),
    ):
        dealt.do("bet", side=side, owner=owner, amount=amount)
    dealt.do("fall", side="heads")
    dealt.do("dispute", order=1, by="Ada", reason="I bet twenty")
    dealt.do("rule", INSPECTOR, order=1, **BY)
    dealt.do("paid", order=1)
    dealt.do("paid", order=2)
    dealt.do("next")
    dealt.do("bet", side="tails", owner="Bo", amount="20.00")
    dealt.do("fall", side="tails")
    dealt.do("paid", order=1)
    dealt.do("next")
    return dealt


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The journal of that night, with the correction of a payment that was made."""
    dealt = played()
    made = dealt.state.payments[1][0]
    dealt.do("correct", of=made.seq, instead={"amount": "15.00"}, witness="Verdi", **BY)
    dealt.do("close")
    return recorded(tmp_path, dealt)


def recorded(folder: Path, dealt: Dealt) -> Path:
    path = folder / "C1.sqlite"
    record(path, stamped(dealt.story), "C1")
    return path


def exported(path: Path, what: What) -> list[dict[str, object]]:
    return [msgspec.json.decode(line) for line in exported_rows(path, COINS, what, Form.JSONL)]


def listed(path: Path) -> None:
    with ListKeeper.open(path, COINS, program="test") as keeper:
        keeper.catch_up()


def found(path: Path, typed: str) -> list[int]:
    """The rounds that a line finds, the newest first."""
    with Finder.open(path, COINS) as finder:
        return [each.spin for each in finder.page(read_search(typed, WORDS)).spins]


def cells(page: Sheet) -> list[str]:
    return [cell for part in page.parts if isinstance(part, Rows) for row in part.rows for cell in row.cells]


def test_a_round_is_a_row_with_what_it_came_out_as_took_and_paid(path: Path) -> None:
    rows = exported(path, What.SPINS)
    said = ("spin", "number", "source", "dealer", "taken", "paid", "entered")
    assert [[row[name] for name in said] for row in rows] == [
        [1, 1, "hand", "Anna", "50.00", "35.00", True],
        [2, 2, "hand", "Anna", "0.00", "20.00", True],
    ]


def test_a_payment_is_a_row_with_the_bet_that_its_game_writes(path: Path) -> None:
    rows = exported(path, What.PAYMENTS)
    assert [(row["spin"], row["owner"], row["winning"], row["amount"]) for row in rows] == [
        (1, "Ada", "heads 10.00", "10.00"),
        (1, "Cy", "heads 20.00", "20.00"),
        (1, "Ada", "", "5.00"),
        (2, "Bo", "tails 20.00", "20.00"),
    ]
    assert all(row["made_at"] for row in rows)


def test_the_lists_have_each_round_and_are_what_the_journal_gives(path: Path) -> None:
    listed(path)
    with Finder.open(path, COINS) as finder:
        second, first = finder.page(Filter()).spins
    assert (first.number, first.paid, first.taken, first.payments) == (1, 3500, 5000, 2)
    assert first.flags == Flag.VOID | Flag.DISPUTED | Flag.CORRECTED | Flag.BY_HAND
    assert (second.number, second.flags) == (2, Flag.BY_HAND)
    assert check_lists(path, COINS) == {"C1": (len([*events(path, "C1")]), 2, 3)}


@pytest.mark.parametrize(
    ("typed", "spins"),
    [
        ("", [2, 1]),
        ("number 2", [2]),
        ("heads", [1]),
        ("lato tails", [2]),
        ("side", [2, 1]),
        ("over 12", [2, 1]),
        ("over 20", []),
        ("amount 15", [1]),
        ("void", [1]),
        ("contestato heads", [1]),
        ("number 2 heads", []),
        ("dealer Anna", [2, 1]),
    ],
)
def test_what_is_typed_finds_rounds_by_the_games_own_words(path: Path, typed: str, spins: list[int]) -> None:
    listed(path)
    assert found(path, typed) == spins


@pytest.mark.parametrize("typed", ["8/11", "number 3", "cavallo"])
def test_words_of_another_game_are_not_understood(typed: str) -> None:
    with pytest.raises(BadSearch):
        read_search(typed, WORDS)


def test_a_night_stands_on_its_days_page_with_disputes_and_void_throws(path: Path) -> None:
    found = day_of_table(path, "C1", COINS, gaming_day(DAY, 0, ROME))
    assert found is not None
    (night,) = found.figures.nights
    assert (night.spins, night.paid, night.not_entered) == (2, 5500, 0)
    (dispute,) = found.figures.disputes.found
    assert (dispute.spin, dispute.owner, dispute.amount, dispute.ruled_by) == (1, "Ada", 1000, "Rossi")
    (void,) = found.figures.voids
    assert (void.throw.spin, void.throw.reason, void.throw.by) == (1, "called void", "Rossi")
    rolled = PageWords(place=str, void=lambda said: said.replace("called void", "the coin rolled away"))
    page = day_sheet(found, ROME, Voice(games=(rolled,)))
    assert "the coin rolled away" in cells(page)
    assert ("Lanci nulli", "1") in [
        row for part in page.parts if isinstance(part, Figures) for row in part.rows
    ]


def test_a_round_that_is_paid_is_seen_at_its_table_now(tmp_path: Path) -> None:
    dealt = fallen()
    dealt.do("dispute", order=1, by="Ada", reason="I bet twenty")
    (now,) = TablesNow((recorded(tmp_path, dealt),), COINS).look()
    assert now.state is not None
    assert now.state.paying is not None
    assert (now.state.paying.number, now.questions) == (1, 1)
    assert [each.claim for each in now.disputed] == ["I bet twenty"]


def test_a_round_that_was_reopened_is_listed_and_exported_as_it_was_closed_last(tmp_path: Path) -> None:
    """It was closed with one payment unmarked, opened again and paid: verified, and one row in each."""
    dealt = fallen()
    dealt.do("paid", order=1)
    dealt.do("next")
    path = recorded(tmp_path, dealt)
    listed(path)
    before = len(dealt.story)
    for name in ("reopen", "paid_all", "next", "close"):
        dealt.do(name)
    record(path, stamped(dealt.story)[before:], "C1")
    listed(path)
    with Finder.open(path, COINS) as finder:
        (coin,) = finder.page(Filter()).spins
    assert (coin.paid, coin.payments, coin.flags) == (3000, 2, Flag.CORRECTED | Flag.BY_HAND)
    assert check_lists(path, COINS) == {"C1": (len(dealt.story), 1, 2)}
    assert [row["amount"] for row in exported(path, What.PAYMENTS)] == ["10.00", "20.00"]
    found = day_of_table(path, "C1", COINS, gaming_day(DAY, 0, ROME))
    assert found is not None
    assert [night.paid for night in found.figures.nights] == [3000]
    assert found.figures.payments.unmarked == []


def test_what_bore_no_mark_or_was_thrown_after_the_count_stands_on_its_day(tmp_path: Path) -> None:
    dealt = opened()
    count = [{"value": "50.00", "pieces": 4}]
    dealt.do("bank", operation="open", chips=count)
    dealt.do("bank", operation="close", chips=count)
    dealt.do("bet", side="heads", owner="Ada", amount="10.00")
    dealt.do("fall", side="heads")
    dealt.do("next")
    found = day_of_table(recorded(tmp_path, dealt), "C1", COINS, gaming_day(DAY, 0, ROME))
    assert found is not None
    assert [(late.spin, late.number) for late in found.figures.late] == [(1, 1)]
    (left,) = found.figures.payments.unmarked
    assert (left.of.spin, left.of.payment.owner, left.of.payment.amount) == (1, "Ada", 1000)


def test_the_journal_of_one_game_is_none_of_another(path: Path) -> None:
    with pytest.raises(Damaged, match="event 1 of table C1: it is a table of coins"):
        list(exported_rows(path, ROULETTE, What.SPINS, Form.JSONL))
