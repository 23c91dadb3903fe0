"""A seat is said of the chips of value that were laid since the one in hand was chosen, and of no others [4.3.1]."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.entry import draft as entry
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.entry.hand import MOST_PIECES, Hand
from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Stack
from tests.desks.desk import Desk, at

TWENTY = Cents(2000)
Act_ = Callable[[SpinDraft], SpinDraft]


def twenty(draft: SpinDraft) -> SpinDraft:
    return entry.choose_value(draft, TWENTY)


def blue(draft: SpinDraft) -> SpinDraft:
    return entry.choose_colour(draft, "blue", Cents(500), None)


def seat(number: int | None) -> Act_:
    return lambda draft: entry.choose_owner(draft, None if number is None else f"posto {number}")


def lay(place: str, pieces: int = 1) -> Act_:
    return lambda draft: entry.touch(entry.choose_count(draft, pieces), at(place))


def less(place: str, pieces: int) -> Act_:
    def done(draft: SpinDraft) -> SpinDraft:
        return entry.toggle_taking(lay(place, pieces)(entry.toggle_taking(draft)))

    return done


def ghost(place: str, pieces: int) -> Act_:
    return lambda draft: entry.say_there(draft, at(place), [Entry(pieces, TWENTY)])


def done(*acts: Act_) -> SpinDraft:
    draft = SpinDraft(spin=1)
    for act in acts:
        draft = act(draft)
    return draft


def owners(draft: SpinDraft) -> dict[str, dict[str | None, int]]:
    """How many pieces of value each player has where."""
    found: dict[str, dict[str | None, int]] = {}
    for stack in draft.stacks:
        his = found.setdefault(stack.position.name, {})
        for each in stack.entries:
            if each.colour is None:
                his[each.owner] = his.get(each.owner, 0) + each.pieces
    return found


P2, P4, P5 = "posto 2", "posto 4", "posto 5"
SEQUENCES: dict[str, tuple[tuple[Act_, ...], dict[str, dict[str | None, int]]]] = {
    "a seat undone, then another's": (
        (twenty, lay("black"), seat(4), blue, twenty, lay("straight-8"), entry.undo, entry.undo,
         lay("split-8-11"), seat(5)),
        {"black": {None: 1}, "split-8-11": {P5: 1}},
    ),
    "a seat undone after a payment": (
        (twenty, lay("black"), seat(4), entry.next_player, entry.undo, lay("split-8-11"), seat(5)),
        {"black": {None: 1}, "split-8-11": {P5: 1}},
    ),
    "a ghost": (
        (twenty, ghost("black", 2), lay("straight-8"), seat(2)),
        {"black": {None: 2}, "straight-8": {P2: 1}},
    ),
    "redo of what nobody knows": (
        (twenty, seat(None), lay("black"), entry.undo, blue, twenty, entry.redo, seat(5)),
        {"black": {None: 1}},
    ),
    "redo of another player's": (
        (twenty, lay("black"), entry.undo, blue, twenty, entry.redo, seat(5)),
        {"black": {None: 1}},
    ),
    "redo of the same player's": (
        (twenty, lay("black"), lay("straight-8"), entry.undo, entry.redo, seat(5)),
        {"black": {P5: 1}, "straight-8": {P5: 1}},
    ),
    "laid anew where another's were undone": (
        (twenty, lay("black", 6), blue, twenty, entry.undo, lay("black", 3), seat(2)),
        {"black": {P2: 3}},
    ),
    "taken off and laid again after a payment": (
        (twenty, lay("black", 6), entry.next_player, less("black", 2), lay("black", 2), seat(2)),
        {"black": {None: 4, P2: 2}},
    ),
    "the same chip touched again": (
        (twenty, lay("black"), twenty, lay("black"), seat(4)),
        {"black": {P4: 2}},
    ),
    "more than may lie there": (
        (twenty, seat(2), lay("black", 990), seat(None), lay("black", 6), blue, twenty, lay("black", 20), seat(2)),
        {"black": {P2: MOST_PIECES, None: 17}},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", SEQUENCES)
def test_whose_it_is_after(name: str) -> None:
    acts, wanted = SEQUENCES[name]
    assert owners(done(*acts)) == wanted


def test_nothing_is_open_while_chips_are_taken_off_or_have_an_owner() -> None:
    laid = done(twenty, lay("black", 3))
    assert entry.left_open(laid) == ((at("black"), 3),)
    assert entry.left_open(entry.toggle_taking(laid)) == ()
    assert entry.left_open(less("black", 2)(laid)) == ((at("black"), 1),)
    assert entry.left_open(seat(4)(laid)) == ()
    assert entry.left_open(blue(laid)) == ()


PLACES = ("black", "straight-8", "split-8-11")
OTHERS: dict[str, Act_] = {
    "twenty": twenty,
    "ten": lambda draft: entry.choose_value(draft, Cents(1000)),
    "blue": blue,
    "nobody": seat(None),
    "payment": entry.next_player,
    "undo": entry.undo,
    "redo": entry.redo,
    "ghost": ghost("black", 2),
}
LAID = st.tuples(st.sampled_from(PLACES), st.integers(1, 3))
ACTS = st.one_of(LAID, st.tuples(st.sampled_from(sorted(OTHERS)), st.just(0)))


@given(st.lists(ACTS, max_size=25))
def test_a_seat_never_names_more_than_was_laid_since_the_chip_was_chosen(acts: list[tuple[str, int]]) -> None:
    """Whatever was undone, made again or said to lie there still: that is nobody's as before."""
    draft = twenty(SpinDraft(spin=1))
    since = dict.fromkeys(PLACES, 0)
    for name, pieces in acts:
        before = draft.hand
        draft = (OTHERS[name] if name in OTHERS else lay(name, pieces))(draft)
        if draft.hand != before or name in {"nobody", "payment"}:
            since = dict.fromkeys(PLACES, 0)
        elif name in since and draft.hand is not None and draft.hand.value == TWENTY:
            since[name] += pieces
    had, named = owners(draft), owners(seat(4)(draft))
    assert {place: sum(each.values()) for place, each in had.items()} == {
        place: sum(each.values()) for place, each in named.items()
    }
    chosen = draft.hand == Hand(TWENTY)
    assert all(each.get(P4, 0) <= (since[place] if chosen else MOST_PIECES) for place, each in named.items())


def one_question(desk: Desk) -> None:
    """A twenty on black, left open; then another player's, of whom it is said that nobody knows him."""
    desk.station.fall(8)
    desk.dealing.choose_value(TWENTY)
    desk.touch("black")
    desk.colour("blue", "split-8-11")
    desk.dealing.choose_value(TWENTY)
    desk.dealing.choose_owner(None)
    desk.touch("straight-8")


def test_that_nobody_knows_one_player_is_no_answer_for_another(desk: Desk) -> None:
    one_question(desk)
    assert [row.title for row in desk.screen.payments.rows] == ["Di chi è?", "Di chi è?", "Blu"]
    desk.dealing.act(Act.PAID)
    assert (desk.paid, desk.screen.owner_asked) == (frozenset(), True)
    desk.dealing.act(Act.PAID)
    assert desk.paid == {1}
    desk.dealing.act(Act.PAID)
    assert desk.paid == {1, 2}, "of the second one it was said before"


def test_on_a_place_where_another_laid_the_same_chip_the_question_stays(desk: Desk) -> None:
    """Of one nobody knows whose it is, of the other nobody was asked: they are one payment, and it asks."""
    desk.station.fall(8)
    desk.dealing.choose_value(TWENTY)
    desk.dealing.choose_owner(None)
    desk.touch("black")
    desk.colour("blue", "split-8-11")
    desk.dealing.choose_value(TWENTY)
    desk.touch("black")
    desk.dealing.act(Act.PAID)
    assert (desk.paid, desk.screen.owner_asked) == (frozenset(), True)


def test_a_seat_answers_what_the_payment_asked(desk: Desk) -> None:
    """Also while a chip of value is in hand that is another player's."""
    one_question(desk)
    assert desk.screen.whose is None, "a seat would be of the next chips"
    desk.dealing.act(Act.PAID)
    assert desk.screen.whose is not None
    desk.dealing.choose_owner("posto 3")
    assert owners(desk.dealing.draft) == {"black": {"posto 3": 1}, "split-8-11": {}, "straight-8": {None: 1}}
    assert not desk.screen.owner_asked
    desk.dealing.act(Act.PAID)
    assert desk.paid == {1}


def test_where_the_chips_in_hand_are_asked_about_a_seat_names_all_of_them(desk: Desk) -> None:
    desk.station.fall(8)
    desk.dealing.choose_value(TWENTY)
    desk.touch("black", "straight-8")
    desk.dealing.act(Act.PAID)
    assert desk.screen.owner_asked
    desk.dealing.choose_owner("posto 3")
    assert owners(desk.dealing.draft) == {"black": {"posto 3": 1}, "straight-8": {"posto 3": 1}}


def test_what_a_payment_was_told_that_nobody_knows_is_no_other_players(desk: Desk) -> None:
    desk.station.fall(8)
    desk.dealing.choose_value(TWENTY)
    desk.touch("black", "black")
    desk.dealing.look_at(1)
    desk.dealing.choose_owner(None)
    desk.touch("straight-8")
    desk.dealing.choose_owner("posto 5")
    assert owners(desk.dealing.draft) == {"black": {None: 2}, "straight-8": {P5: 1}}
    assert desk.dealing.draft.stacks[0] == Stack(at("black"), (Entry(2, TWENTY),))
    desk.dealing.act(Act.PAID)
    assert desk.paid == {1}, "it was answered before"
