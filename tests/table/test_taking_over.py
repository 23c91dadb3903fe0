"""A journal was refused: the table goes on in a new one as the old one says, and each of it is asked for."""

from hypothesis import settings
from hypothesis.stateful import rule

from app.table.events import TableTaken
from app.table.fold import fold_all
from app.table.roulette.game import ROULETTE
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_table import SpinTable
from app.table.roulette.spinning import close_paid
from app.table.state import unopened
from app.table.taking_over import Refused, taken_over
from app.table.turn import Turn
from tests.often import times
from tests.table.playing import Form, Played, chips, fall, form_of, opened
from tests.table.test_random_play import AnyEvening

AFTER, WHY, FILE = "T1:120:" + 64 * "a", "T1.sqlite: this journal is damaged (event 121)", "T1.sqlite"


def gone_on(left: SpinTable) -> Played:
    """The table in its new journal, each event read back from what is written there."""
    table = Played()
    events = taken_over(left, Refused(AFTER, WHY, "Carla", FILE), "test 2", "w9")
    table.table.state = fold_all(table.state, events)
    table.checked(events)
    return table


def taken(table: Played) -> list[Form]:
    """What is asked for, as it is recorded."""
    return [form_of(event) for event in table.story if isinstance(event, TableTaken)]


def evening() -> Played:
    """Two prisoners, a colour with a value of its own, chips to be handed, a counted bank, one payment left."""
    table = opened()
    table.do(
        "bank", operation="open", chips=[{"value": "20.00", "pieces": 500}, {"colour": "blue", "pieces": 200}]
    )
    table.do("colour", colour="blue", value="10.00", owner="seat 3", by="Carla")
    table.do("place", position="red", entry={"colour": "blue", "pieces": 5})
    table.do("place", position="odd", entry=chips("20.00", 2))
    fall(table, 0)
    return table


def test_play_is_open_again_with_all_that_lay_there_and_the_next_throw_waits_for_nobody() -> None:
    table = evening()
    table.do("next")
    left = table.state
    assert left.betting is not None
    new = gone_on(left)
    state = new.state
    assert (state.opened, state.house, state.minimum) == (True, left.house, left.minimum)
    assert (state.dealer, state.side, state.numbers) == (left.dealer, left.side, left.numbers)
    assert state.colours == left.colours
    assert state.personalised == left.personalised == {"blue"}
    assert state.betting is not None
    assert state.betting.bets == left.betting.bets != ()
    assert (state.betting.spin, state.spins) == (left.betting.spin, left.spins)
    assert state.betting.phase is Phase.BETS_OPEN
    assert new.do("throw") == ("spin.thrown",)


def test_each_thing_waits_for_an_answer_of_its_own() -> None:
    table = evening()
    table.do("next")
    new = gone_on(table.state)
    assert [sorted(set(form) - {"kind", "spin"}) for form in taken(new)] == [
        ["journal"],
        ["bank"],
        ["colours"],
        ["layout"],
    ]
    waiting = dict(new.state.unanswered)
    assert len(waiting) == 4
    for seq in waiting:
        new.do("answer", of=seq, by="Carla")
    assert new.state.unanswered == {}


def test_a_bank_is_an_estimate_until_it_is_counted_and_the_count_says_what_differs() -> None:
    table = evening()
    table.do("next")
    new = gone_on(table.state)
    assert not new.state.bank.open
    new.do(
        "bank", operation="open", chips=[{"value": "20.00", "pieces": 499}, {"colour": "blue", "pieces": 200}]
    )
    assert new.last()["differs"] != []


def test_a_number_that_was_being_paid_is_over_and_what_bore_no_mark_stays_named() -> None:
    table = opened()
    table.do("place", position="straight-8", entry=chips("20.00", 1, "seat 4"))
    fall(table, 8)
    table.do("cleared")
    table.do("winners", bets=[])
    spin = table.paying.spin
    new = gone_on(table.state)
    assert new.state.paying is None
    assert [(each.spin, each.order, each.paid) for each in new.state.unmarked[spin]] == [(spin, 1, None)]
    new.do("paid", spin=spin, order=1)
    assert new.state.unmarked[spin][0].paid


def test_where_play_was_closed_it_stays_closed_and_the_reason_waits_for_an_answer() -> None:
    table = opened()
    table.do("close")
    new = gone_on(table.state)
    assert not new.state.opened
    assert [form["journal"] for form in taken(new)] == [WHY]
    said = {"after": AFTER, "why": WHY, "by": "Carla", "beside": FILE}
    assert said.items() <= form_of(new.story[0]).items()
    assert new.do("open")[0] == "table.opened"


def test_where_nothing_holds_the_table_begins_as_one_that_never_was() -> None:
    new = gone_on(unopened("T1", ROULETTE))
    assert [form_of(event)["kind"] for event in new.story] == ["journal.begun", "table.taken"]
    assert new.state.spins == 0


class AnyEveningIsTakenOver(AnyEvening):
    """At any moment of any evening the journal may be refused."""

    @rule()
    def the_journal_is_refused(self) -> None:
        before = self.played.state
        new = self.played = gone_on(before)
        after = new.state
        assert after.opened is before.opened
        assert after.paying is None
        if not before.opened:
            return
        over = Turn(before, ready=False)
        close_paid(over)  # what was announced may hold from the next spin on
        assert (after.minimum, after.side, after.dealer) == (over.state.minimum, before.side, before.dealer)
        assert after.betting is not None
        assert after.unanswered
        if before.suspended is None and not before.last_played:
            assert new.table.why_not({"do": "throw"}) is None


TestAnyEveningIsTakenOver = AnyEveningIsTakenOver.TestCase
TestAnyEveningIsTakenOver.settings = settings(
    max_examples=times(15, 40), stateful_step_count=30, deadline=None
)
