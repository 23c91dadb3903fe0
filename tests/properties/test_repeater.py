"""Repeater Bets, whatever is made and whatever falls: nothing is lost, and nothing depends on where it began."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from app.rules.money import parse_difference
from app.rules.repeater.values import TALLIED
from app.rules.repeater.wagers import RANKS, WAGERS
from app.table.repeater.stream import Stream
from tests.houses import house
from tests.rules.repeater.tables import PLUS

Form = dict[str, Any]

CODES = tuple(wager.code for wager in WAGERS)
OWNERS = ("seat 1", "seat 3")
AMOUNTS = ("5.00", "7.50", "2.50", "50.00", "6.00")
NUMBERS = (*range(37), 1, 1, 36, 36, 2, 2, 30, 30, 3, 24, 4, 5, 0)
"""Those whose values are rare oftener than they fall, so that they are won now and then."""
SEVEN = 6

codes, owners = st.sampled_from(CODES), st.sampled_from(OWNERS)
spins = st.builds(lambda number: {"do": "spin", "number": number}, st.sampled_from(NUMBERS))
wagers = st.builds(
    lambda code, owner, amount: {"do": "wager", "wager": code, "owner": owner, "amount": amount},
    codes, owners, st.sampled_from(AMOUNTS),
)  # fmt: skip
surrenders = st.builds(lambda code, owner: {"do": "surrender", "wager": code, "owner": owner}, codes, owners)
backs = st.builds(lambda code, owner: {"do": "back", "wager": code, "owner": owner}, codes, owners)
abandonments = st.just({"do": "abandon", "reason": "fault", "by": "Rossi"})
forward = st.one_of(spins, wagers, wagers, spins, spins, surrenders)
"""Events that take nothing back."""
events = st.lists(st.one_of(forward, forward, backs, abandonments), max_size=40)
first_bookings = st.lists(
    st.tuples(codes, owners, st.sampled_from(("5.00", "10.00"))), unique_by=lambda each: each[:2], max_size=20
)


def opened(opening: Form | None = None, house_name: str = "repeater-bets") -> Stream:
    stream = Stream(house)
    stream.answer({"do": "open", "house": house_name, **(opening or {})})
    return stream


def answers(stream: Stream, told: Iterable[Form]) -> list[Form]:
    return [stream.answer(event) for event in told]


def cents(text: str) -> int:
    return parse_difference(text)


def amount_of(stakes: Sequence[Form]) -> int:
    return sum(cents(stake["amount"]) for stake in stakes)


@given(events, st.sampled_from(["repeater-bets", "repeater-bets-plain"]), st.data())
def test_from_any_spin_on_another_stream_answers_alike(
    told: list[Form], name: str, data: st.DataObject
) -> None:
    """Tallies and what stands are all that a round needs to go on, on another night too."""
    found = answers(opened(house_name=name), told)
    spun = [place for place, event in enumerate(told) if event["do"] == "spin"]
    assume(spun)
    place = data.draw(st.sampled_from(spun))
    last = found[place]
    number = last["round"] + (last["value"] == 7)
    kept = {key: last[key] for key in ("tallies", "standing", "spin")}
    assert answers(opened({**kept, "round": number}, name), told[place + 1 :]) == found[place + 1 :]


@given(events)
def test_each_wager_is_paid_lost_surrendered_returned_or_stands_and_amounts_add_up(told: list[Form]) -> None:
    made = gone = 0
    for event, answer in zip(told, answers(opened(), told), strict=True):
        if "booked" in answer:
            made += cents(event["amount"])
        gone += amount_of(list(resolved_in(answer)))
        if "standing" in answer:
            assert made == gone + amount_of(answer["standing"])
        if "bank" in answer:
            assert_bank_adds_up(answer)


def resolved_in(answer: Form) -> Iterator[Form]:
    """The wagers that an answer says are gone from the board, or the part that is taken back."""
    for name in ("payments", "lost", "returned", "surrendered"):
        found = answer.get(name, [])
        yield from found if isinstance(found, list) else [found]


def assert_bank_adds_up(answer: Form) -> None:
    """What a spin, a surrender or an abandoned round moves is what its lists say."""
    paid = answer.get("payments", [answer[key] for key in ("surrendered",) if key in answer])
    beyond = sum(cents(each["payment"]) - cents(each["amount"]) for each in paid)
    envy = sum(cents(each.get("envy", "0.00")) for each in paid)
    bank = {name: cents(text) for name, text in answer["bank"].items()}
    taken = amount_of(answer.get("lost", []))
    assert bank == {"taken": taken, "paid": beyond, "envy": envy, "result": taken - beyond - envy}
    assert all(cents(each["payment"]) == each["pays"] * cents(each["amount"]) for each in paid)


@given(st.lists(forward, max_size=30), st.lists(st.integers(0, 30), max_size=10))
def test_zeros_change_nothing_but_the_count_of_spins(told: list[Form], places: list[int]) -> None:
    strewn = list(told)
    for place in places:
        strewn.insert(min(place, len(strewn)), {"do": "spin", "number": "00"})
    with_zeros = [answer for answer in answers(opened(), strewn) if answer.get("number") != "00"]
    assert [without_spin(answer) for answer in with_zeros] == [
        without_spin(answer) for answer in answers(opened(), told)
    ]


def without_spin(answer: Form) -> Form:
    return {key: value for key, value in answer.items() if key != "spin"}


@given(first_bookings, st.lists(spins, max_size=15), st.randoms())
def test_in_which_order_wagers_are_booked_changes_the_order_within_a_wager_alone(
    booked: list[tuple[str, str, str]], told: list[Form], chance: Any
) -> None:
    def after(order: list[tuple[str, str, str]]) -> list[Form]:
        stream = opened()
        for code, owner, amount in order:
            stream.answer({"do": "wager", "wager": code, "owner": owner, "amount": amount})
        return [by_owner(answer) for answer in answers(stream, told)]

    shuffled = list(booked)
    chance.shuffle(shuffled)
    assert after(shuffled) == after(booked)


def by_owner(answer: Form) -> Form:
    """An answer whose lists have the owners of one wager by their names; that the wagers are in order holds."""
    found = dict(answer)
    for name in ("payments", "lost", "offers", "standing"):
        ranks = [RANKS[each["wager"]] for each in answer[name]]
        assert ranks == sorted(ranks)
        found[name] = sorted(answer[name], key=lambda each: (RANKS[each["wager"]], each["owner"]))
    return found


@given(events)
def test_tallies_are_a_function_of_the_numbers_since_the_last_seven(told: list[Form]) -> None:
    since: list[int] = []
    for event, answer in zip(told, answers(opened(), told), strict=True):
        if event["do"] == "abandon":
            since = []
        if event["do"] != "spin":
            continue
        value = PLUS.value_of(event["number"])
        since = [] if value == 7 else [*since, *([] if value is None else [value])]
        counted = Counter(since)
        assert answer["tallies"] == {
            **{str(each): counted[each] for each in TALLIED},
            "2-3-11-12": sum(counted[each] for each in (2, 3, 11, 12)),
        }


@given(st.lists(forward, max_size=20))
def test_a_seven_takes_all_that_stands_and_all_may_be_made_again(told: list[Form]) -> None:
    stream = opened()
    found = answers(stream, [*told, {"do": "spin", "number": SEVEN}])[-1]
    assert (found["standing"], found["offers"], found["exposure"]) == ([], [], None)
    assert found["may_be_made"] == list(CODES)
    assert cents(found["bank"]["result"]) == amount_of(found["lost"]) >= 0


@given(events)
def test_the_exposure_is_what_the_dearest_next_value_does_cost(told: list[Form]) -> None:
    """Each value is tried by its first number, on a stream that goes on from there."""
    found = [answer for answer in answers(opened(), told) if "exposure" in answer]
    assume(found)
    last = found[-1]
    kept = {key: last[key] for key in ("tallies", "standing")}
    numbers = {PLUS.value_of(number): number for number in range(36, 0, -1)}
    costs = {
        value: -cents(opened(kept).answer({"do": "spin", "number": numbers[value]})["bank"]["result"])
        for value in range(2, 13)
    }
    dearest = max(costs.values())
    if dearest > 0:
        value = min(value for value, cost in costs.items() if cost == dearest)
        assert (last["exposure"]["value"], cents(last["exposure"]["paid"])) == (value, dearest)
    else:
        assert last["exposure"] is None
