"""Wrong codes are told to the table, wherever on the machine they were given."""

from app.people.lockout import WRONG_ALLOWED
from app.people.names import name_key
from app.people.register import AgainAnswered, CodeWrong, LetIn, PitBossAgain, Register, fold, fold_all
from app.people.roles import Role
from app.station.people_watch import PeopleWatch
from app.table.people_heard import PitBossAgainHeard
from tests.people.cheap import cheap_codes, register_of

HOUSE = register_of(cheap_codes(), ("Gina", Role.PIT_BOSS, "73019427"), ("Marco", Role.INSPECTOR, "58201327"))


def watching(told: list[str]) -> PeopleWatch:
    return PeopleWatch(told.append, lambda _heard: None, lambda: 0)


def wrong(register: Register, name: str, times: int) -> Register:
    return fold_all(register, [CodeWrong(name=name, desk="table T2")] * times)


def test_each_fifth_in_a_row_is_told_and_once_they_lock_each_one() -> None:
    told, register = list[str](), HOUSE
    watch = watching(told)
    told_at = []
    for count in range(1, WRONG_ALLOWED + 4):
        before, register = len(told), wrong(register, "Marco", 1)
        watch.seen(register)
        watch.seen(register)
        told_at += [count] * (len(told) - before)
    assert told_at == [5, 10, 15, 20, 21, 22, 23]
    assert told[0] == "5 wrong codes in a row for Marco, the last at table T2."


def test_what_other_programs_counted_meanwhile_is_told_in_one() -> None:
    told = list[str]()
    watch = watching(told)
    watch.seen(wrong(HOUSE, "Marco", 13))
    assert told == ["13 wrong codes in a row for Marco, the last at table T2."]
    watch.seen(fold(wrong(HOUSE, "Marco", 13), LetIn(name="Marco")))
    watch.seen(wrong(HOUSE, "Marco", 5))
    assert len(told) == 2, "after a right code they count anew"


def test_names_that_nobody_has_are_one() -> None:
    told, register = list[str](), HOUSE
    for number in range(7):
        register = wrong(register, f"Nobody {number}", 1)
    watching(told).seen(register)
    assert told == ["7 wrong codes in a row under names that nobody has, the last at table T2."]
    assert all(name_key(f"Nobody {number}") not in register.tries for number in range(7))


def test_codes_of_before_say_no_desk() -> None:
    told = list[str]()
    watching(told).seen(fold_all(HOUSE, [CodeWrong(name="Gina")] * 5))
    assert told == ["5 wrong codes in a row for Gina, the last at an unknown place."]


def test_a_code_of_the_machine_s_administrator_is_told_in_each_night_until_it_is_answered() -> None:
    heard, night = list[PitBossAgainHeard](), [0]
    watch = PeopleWatch(lambda _said: None, heard.append, lambda: night[0])
    again = fold(HOUSE, PitBossAgain(name="Gina", user="root", at="2026-11-21T05:14:10.123456Z"))
    watch.seen(again)
    assert heard == [], "no night is open: it would stand on the page of the last one"
    told = PitBossAgainHeard("Gina", "root", "2026-11-21T05:14:10.123456Z")
    for opening, times in ((7, 1), (7, 1), (90, 2), (90, 2)):
        night[0] = opening
        watch.seen(again)
        assert heard == [told] * times
    night[0] = 200
    watch.seen(fold(again, AgainAnswered(name="Marco", of="gina")))
    assert len(heard) == 2
