"""What a day of side wagers came to, worked out by hand (repeater-bingo, B1 "Pit boss")."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from app.reports.repeater.figures import Played, RoundPlayed
from app.reports.repeater.played import played
from app.rules.money import Cents, money_text
from app.rules.repeater.house_rules import NAME, repeater_rules
from app.rules.repeater.spinning import Exposure
from app.rules.repeater.wagers import WAGERS
from app.table.repeater.events import RoundEnded, SurrenderOffered
from tests.reports.repeater.floor import recorded_floor
from tests.table.repeater.correcting import corrected
from tests.table.repeater.night import PLAYED, Night
from tests.table.repeater.test_random_play import brought


def day_of(night: Night | None = None) -> Played:
    with TemporaryDirectory() as folder:
        return played(recorded_floor(Path(folder), night).figures.beside)


@cache
def the_day() -> Played:
    """Only looked at."""
    return day_of()


def money_of(round_: RoundPlayed) -> dict[str, int]:
    names = ("stood", "paid", "surrendered", "lost", "returned", "envy", "result")
    return {name: getattr(round_, name) for name in names if getattr(round_, name)}


def test_rounds_have_their_length_and_what_stood_was_paid_surrendered_and_lost() -> None:
    """5.00 were given up for 30.00; 10.00 won 65 for 1, and 4 times 10.00 of envy; a seven took the horn's 5.00."""
    first, second, third = the_day().rounds
    assert [(each.number, each.spins, each.wagers) for each in the_day().rounds] == [
        (1, 7, 3),
        (2, 3, 1),
        (3, 1, 1),
    ]
    assert money_of(first) == {
        "stood": 2000,
        "paid": 65000,
        "surrendered": 3000,
        "lost": 500,
        "envy": 4000,
        "result": 500 - (65000 - 1000) - (3000 - 500) - 4000,
    }
    assert money_of(second) == {"stood": 5000, "lost": 5000, "result": 5000}
    assert third.ended is None
    assert money_of(third) == {"stood": 500}


def test_offers_and_envy_are_of_the_dealer_who_made_and_dealt_them() -> None:
    """Anna's offer was taken after the zero, in Ugo's hands; his two on the 4 and one on the 12 were not."""
    assert [(each.dealer, each.offered, each.taken, each.declined) for each in the_day().dealt] == [
        ("Anna", 1, 1, 0),
        ("Ugo", 3, 0, 3),
    ]
    assert [each.envy for each in the_day().dealt] == [0, 4000]


def test_a_wager_refused_as_marked_says_by_whom_and_how_late() -> None:
    (refused,) = the_day().refused
    assert (refused.dealer, refused.wager, refused.owner, refused.amount) == (
        "Ugo",
        "repeat-2",
        "seat 5",
        500,
    )
    assert (refused.spin, refused.values, refused.late) == (4, (2,), 2)
    assert [each.refused for each in the_day().dealt] == [0, 1]


def test_the_alarm_begins_where_the_dearest_value_costs_more_and_ends_only_below_it() -> None:
    """39 times 50.00 beyond the wager, and twice 50.00 of envy; the zero between leaves it."""
    (alarm,) = the_day().alarms
    assert (alarm.spin, alarm.dearest) == (8, Exposure(12, 205_000))
    assert alarm.over is not None
    second = the_day().rounds[1]
    assert second.ended is not None
    assert second.began < alarm.began < alarm.over <= second.ended


def test_what_costs_as_much_as_the_alarm_is_no_alarm(tmp_path: Path) -> None:
    beside = recorded_floor(tmp_path).figures.beside
    rules = repeater_rules(beside[-1].house)
    assert rules is not None
    for alarm, alarms in ((205_000, 0), (204_999, 1)):
        house = replace(beside[-1].house, beside={NAME: replace(rules, alarm=Cents(alarm))})
        assert len(played(each._replace(house=house) for each in beside).alarms) == alarms


def test_values_are_counted_with_the_seven_and_zeros() -> None:
    assert the_day().values == Counter({2: 1, None: 2, 4: 4, 7: 2, 12: 1, 5: 1})


def test_a_number_that_is_taken_back_and_its_offers_count_for_nothing() -> None:
    night = Night()
    night.book("repeat-2")
    night.fall(1)
    night.do("void", reason="ball out of the wheel")
    night.spin(7)
    day = day_of(night)
    assert day.values == {3: 1}
    assert (day.rounds[0].spins, day.dealt[0].offered) == (1, 0)


def test_a_seven_that_was_none_opens_its_round_again() -> None:
    """The 8 that was taken for a seven: 5.00 are to be had back by nobody, the wager stands again."""
    night = Night()
    night.book("repeat-2")
    night.spin(1, 6)
    corrected(night, 2, 12)
    night.spin(12)
    day = day_of(night)
    assert [(each.number, each.spins, each.ended) for each in day.rounds] == [(1, 3, None)]
    assert day.values == {2: 1, 8: 2, 7: 0}
    assert [(each.event.spin, each.event.value) for each in day.corrected] == [(2, 8)]


def test_an_abandoned_round_pays_what_could_be_given_up_and_returns_the_rest() -> None:
    night = Night()
    night.book("repeat-2", amount="5.00")
    night.book("horn", amount="10.00")
    night.spin(1)
    night.do("repeater_abandon", reason="fire", by="Rossi")
    (round_,) = day_of(night).rounds
    assert round_.abandoned
    assert money_of(round_) == {"stood": 1500, "surrendered": 3000, "returned": 1000, "result": -2500}


def test_a_round_goes_on_from_one_night_to_the_next() -> None:
    night = Night()
    night.book("repeat-2")
    night.spin(1)
    night.do("close")
    night.do("open")
    night.spin(7)
    day = day_of(night)
    assert [(each.number, each.spins, each.wagers, each.earlier) for each in day.rounds] == [(1, 2, 1, False)]


def test_a_round_that_was_begun_on_a_day_before_says_so(tmp_path: Path) -> None:
    night = Night()
    night.book("repeat-2")
    night.spin(1)
    night.do("close")
    night.do("open")
    night.spin(7)
    beside = recorded_floor(tmp_path, night).figures.beside
    opened = [place for place, each in enumerate(beside) if type(each.event).__name__ == "TableOpened"]
    day = played(beside[opened[1] :])
    (round_,) = day.rounds
    assert (round_.earlier, round_.spins, round_.wagers) == (True, 1, 1)
    assert [(each.offered, each.declined) for each in day.dealt] == [(0, 0)]


def test_a_wager_refused_for_a_number_that_was_taken_back_is_still_told() -> None:
    """Its values are those that were marked when it was refused."""
    night = Night()
    night.fall(1)
    night.do("cleared")
    night.book("repeat-2")
    night.do("number", number=7, by="Carla", reason="misread")
    night.do("next")
    (refused,) = day_of(night).refused
    assert (refused.wager, refused.values, refused.late) == ("repeat-2", (2,), None)


def test_a_round_that_was_abandoned_behind_a_false_seven_ends_no_other() -> None:
    night = Night()
    night.book("repeat-2")
    night.fall(6)
    night.do("cleared")
    night.book("horn", "seat 1")
    night.do("repeater_abandon", reason="fire", by="Rossi")
    night.do("number", number=5, by="Carla", reason="misread")
    night.do("next")
    (round_,) = day_of(night).rounds
    assert (round_.number, round_.ended, round_.abandoned) == (1, None, False)
    assert money_of(round_) == {"stood": 1000, "returned": 500}


def test_rounds_agree_with_what_the_table_said_when_each_ended() -> None:
    """Sixty spins of eight players, some of whom give up: its wins and surrenders, and what the bank has of all."""
    rng, night = Random(26), Night()
    for _ in range(60):
        for seat in range(1, 9):
            night.book(rng.choice(WAGERS).code, f"seat {seat}", rng.choice(("5.00", "20.00")))
        told = [each for each in night.wagers.kept.told if not each.declined]
        for each in told[::3]:
            night.do("repeater_surrender", wager=each.wager, owner=each.owner)
        night.spin(rng.randrange(37))
    day = day_of(night)
    said = {event.round: event.paid for event in night.story if isinstance(event, RoundEnded)}
    over = [each for each in day.rounds if each.ended is not None]
    assert {each.number: money_text(each.paid + each.surrendered) for each in over} == said
    assert any(each.surrendered for each in over)
    assert all(each.spent + each.lost == each.stood for each in over)
    (side,) = PLAYED.sides
    moved = sum(brought(event) - side.hands(event) for event in night.story if type(event) in side.folds)
    assert sum(each.result for each in day.rounds) == moved
    offered = sum(isinstance(event, SurrenderOffered) for event in night.story)
    assert sum(each.offered for each in day.dealt) == offered
    assert sum(day.values.values()) == 60


def test_what_a_number_that_is_put_right_takes_off_the_board_or_puts_back_is_told() -> None:
    """A false seven took 5.00, a seven that was missed takes them, and so does a win that was missed."""
    for numbers, instead, swept in (
        ((1, 6), 12, -500),
        ((1, 12), 6, 500),
        ((1, 12), 1, 500),
        ((1, 12), 18, 0),
    ):
        night = Night()
        night.book("repeat-2")
        night.spin(*numbers)
        corrected(night, 2, instead)
        night.spin(0)
        assert [each.swept for each in day_of(night).corrected] == [swept]
