"""The entry of the winners: pure, with undo and redo without end within the spin."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from app.desks.croupier.roulette.entry import draft as entry
from app.desks.croupier.roulette.entry.entered import Gone, SpinDraft
from app.desks.croupier.roulette.entry.entered import Step as EnteredStep
from app.desks.croupier.roulette.entry.hand import MOST_PIECES, Hand, Stacks, lying_there, same_entry
from app.rules.chips import Piece
from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import Position, inside_winning
from tests.desks.desk import at

RED = Hand(Cents(250), "red", "red")
SPLIT = at("split-8-11")
STRAIGHT = at("straight-8")


def holding(hand: Hand = RED) -> SpinDraft:
    return SpinDraft(spin=1, hand=hand)


def test_each_touch_adds_a_piece() -> None:
    draft = entry.touch(entry.touch(holding(), SPLIT), SPLIT)
    assert lying_there(draft.stacks, SPLIT, RED.laid(0)) == 2


def test_the_chosen_count_stays_with_its_chip() -> None:
    draft = entry.touch(entry.choose_count(holding(), 3), SPLIT)
    draft = entry.touch(draft, STRAIGHT)
    assert [stack.entries[0].pieces for stack in draft.stacks] == [3, 3]


@given(st.lists(st.integers(2, 9), min_size=1, max_size=6), st.sampled_from(["colour", "value"]))
def test_the_count_falls_back_to_one_with_another_chip_unless_it_was_said_twice(
    counts: list[int], change: str
) -> None:
    """Screens, "Entry": a second touch holds it; a third lets it go, and another count begins anew."""
    draft, held = holding(), False
    for before, count in zip([1, *counts], counts, strict=False):
        draft, held = entry.choose_count(draft, count), count == before and not held
    assert (draft.each, draft.held) == (counts[-1], held)
    after = CHANGES[change](draft)
    assert (after.each, after.held) == ((counts[-1], True) if held else (1, False))


def test_the_count_is_of_the_chip_and_not_of_whose_it_is() -> None:
    """Twenties of seat 4, three a touch, then those of seat 5: the chip is the same."""
    draft = entry.choose_count(entry.choose_value(SpinDraft(1), Cents(2000)), 3)
    draft = entry.choose_owner(entry.choose_owner(draft, "posto 4"), "posto 5")
    assert entry.choose_value(draft, Cents(2000)).each == 3
    assert entry.choose_value(draft, Cents(5000)).each == 1


def test_a_count_chosen_before_any_chip_is_the_first_chip_s() -> None:
    draft = entry.choose_count(SpinDraft(1), 3)
    assert entry.choose_value(draft, Cents(2000)).each == 3
    assert entry.choose_count(entry.choose_count(SpinDraft(1), 1), 1).held is False


@pytest.mark.parametrize("count", [0, -1, 1000])
def test_a_count_that_no_touch_can_lay_is_refused(count: int) -> None:
    with pytest.raises(ValueError, match="1 to 999"):
        entry.choose_count(holding(), count)


def test_minus_takes_off_and_an_empty_place_disappears() -> None:
    draft = entry.touch(entry.toggle_taking(entry.touch(holding(), SPLIT)), SPLIT)
    assert draft.stacks == ()


CHANGES: dict[str, Callable[[SpinDraft], SpinDraft]] = {
    "colour": lambda draft: entry.choose_colour(draft, "blue", Cents(500), None),
    "value": lambda draft: entry.choose_value(draft, Cents(2000)),
    "kind": entry.next_kind,
}


@pytest.mark.parametrize("change", CHANGES)
def test_taking_off_ends_with_the_chip_that_it_was_chosen_for(change: str) -> None:
    draft = CHANGES[change](entry.toggle_taking(entry.choose_count(holding(), 4)))
    assert (draft.taking, draft.each) == (False, 1)


def test_taking_off_ends_with_its_owner_and_goes_on_with_the_same_chip() -> None:
    draft = entry.choose_owner(entry.choose_value(SpinDraft(1), Cents(2000)), "posto 4")
    taking = entry.toggle_taking(draft)
    assert entry.choose_owner(taking, "posto 4").taking
    assert entry.choose_value(taking, Cents(2000)).taking
    assert not entry.choose_owner(taking, "posto 5").taking


def test_while_it_is_taken_off_a_seat_says_whose_is() -> None:
    """Whoever touches minus, and then the seat, wants that seat's chips off: the next touch lays none."""
    unsaid = entry.toggle_taking(entry.choose_value(SpinDraft(1), Cents(2000)))
    taking = entry.choose_owner(unsaid, "posto 4")
    assert taking.taking
    assert taking.hand is not None
    assert taking.hand.owner == "posto 4"
    assert taking.stacks == ()


def test_the_owner_of_value_says_nothing_of_a_colour_in_hand() -> None:
    taking = entry.toggle_taking(holding())
    assert entry.choose_owner(taking, "posto 5").taking


def test_a_touch_on_the_count_sets_it() -> None:
    draft = entry.choose_count(entry.touch(holding(), SPLIT), 5)
    assert lying_there(entry.set_count(draft, SPLIT).stacks, SPLIT, RED.laid(0)) == 5


def test_nothing_is_laid_without_a_chip_in_hand() -> None:
    draft = SpinDraft(spin=1)
    assert entry.touch(draft, SPLIT) is draft
    assert entry.set_count(draft, SPLIT) is draft


def test_another_chip_lies_on_top_and_the_first_keeps_its_place() -> None:
    draft = entry.touch(holding(), SPLIT)
    draft = entry.touch(entry.choose_colour(draft, "blue", Cents(500), None), SPLIT)
    draft = entry.touch(entry.choose_colour(draft, "red", Cents(250), None), SPLIT)
    assert draft.stacks == (
        Stack(SPLIT, (Entry(2, Cents(250), "red", "red"), Entry(1, Cents(500), "blue", "blue"))),
    )


def test_chips_of_value_of_two_owners_are_two_entries() -> None:
    draft = entry.choose_value(entry.choose_owner(SpinDraft(spin=1), "posto 4"), Cents(2000))
    draft = entry.touch(entry.choose_owner(entry.touch(draft, SPLIT), None), SPLIT)
    assert [item.owner for item in draft.stacks[0].entries] == ["posto 4", None]


def test_a_seat_said_after_the_chip_was_laid_is_the_owner_of_that_chip() -> None:
    """[4.3.1]: the dealer asks whose it is; the answer is of the chip that lies there, not of a second one."""
    draft = entry.choose_value(SpinDraft(spin=1), Cents(2000))
    laid = entry.touch(draft, SPLIT, STRAIGHT)
    assert entry.left_open(draft) == ()
    assert entry.left_open(laid) == ((SPLIT, 1), (STRAIGHT, 1))
    draft = entry.choose_owner(laid, "posto 4")
    assert entry.left_open(draft) == ()
    owned = Entry(1, Cents(2000), owner="posto 4")
    assert draft.stacks == (Stack(SPLIT, (owned,)), Stack(STRAIGHT, (owned,)))
    assert draft.hand == Hand(Cents(2000), None, "posto 4")
    assert [stack.entries[0].owner for stack in entry.undo(draft).stacks] == [None, None]


def test_what_nobody_knows_the_owner_of_stays_without_one() -> None:
    """The key "?" says it: the next seat is of the next chips."""
    draft = entry.choose_owner(entry.choose_value(SpinDraft(spin=1), Cents(2000)), None)
    draft = entry.choose_owner(entry.touch(draft, SPLIT), "posto 4")
    assert draft.stacks == (Stack(SPLIT, (Entry(1, Cents(2000)),)),)
    taking = entry.toggle_taking(entry.touch(entry.choose_value(SpinDraft(spin=1), Cents(2000)), SPLIT))
    assert entry.choose_owner(taking, "posto 4").stacks == taking.stacks


def test_what_is_given_an_owner_joins_his_own_chips() -> None:
    draft = entry.choose_value(entry.choose_owner(SpinDraft(spin=1), "posto 4"), Cents(2000))
    draft = entry.touch(entry.choose_owner(entry.touch(draft, SPLIT), None), SPLIT)
    draft = entry.give_owner(
        draft, Entry(0, Cents(2000)), Entry(0, Cents(2000), owner="posto 4"), ((SPLIT, 1),)
    )
    assert draft.stacks == (Stack(SPLIT, (Entry(2, Cents(2000), owner="posto 4"),)),)


def test_a_seat_says_nothing_of_chips_that_lay_there_before_the_one_in_hand_was_chosen() -> None:
    """Another player's chips lay between: the payment asks whose the first ones are [4.3.1]."""
    first = entry.touch(entry.choose_value(SpinDraft(spin=1), Cents(2000)), SPLIT)
    for between in (
        entry.choose_value(entry.choose_colour(first, "blue", Cents(500), None), Cents(2000)),
        entry.choose_value(entry.choose_value(first, Cents(500)), Cents(2000)),
        entry.choose_value(
            entry.choose_colour(entry.choose_owner(first, None), "blue", Cents(500), None), Cents(2000)
        ),
        entry.next_player(first),
        entry.next_player(entry.choose_owner(first, None)),
    ):
        named = entry.choose_owner(between, "posto 2")
        assert (named.stacks, entry.left_open(between)) == (first.stacks, ())
        assert named.hand == Hand(Cents(2000), None, "posto 2")


def test_of_one_place_a_seat_is_said_of_those_that_were_laid_since() -> None:
    """Six are nobody's, three are laid since: three are his, and go back to nobody with undo."""
    draft = entry.touch(entry.choose_count(entry.choose_value(SpinDraft(spin=1), Cents(2000)), 6), SPLIT)
    draft = entry.choose_value(entry.choose_colour(draft, "blue", Cents(500), None), Cents(2000))
    laid = entry.touch(entry.choose_count(draft, 3), SPLIT)
    assert entry.left_open(laid) == ((SPLIT, 3),)
    named = entry.choose_owner(laid, "posto 2")
    assert named.stacks == (Stack(SPLIT, (Entry(6, Cents(2000)), Entry(3, Cents(2000), owner="posto 2"))),)
    assert entry.undo(named).stacks == laid.stacks


def test_the_owner_is_of_value_chips_and_never_of_a_colour() -> None:
    draft = entry.choose_owner(holding(), "posto 4")
    assert draft.hand == RED
    assert entry.choose_value(draft, Cents(500)).hand == Hand(Cents(500), None, "posto 4")


def test_a_declared_owner_of_a_colour_is_its_owner() -> None:
    assert entry.choose_colour(SpinDraft(spin=1), "red", Cents(250), "seat 4").hand == Hand(
        Cents(250), "red", "seat 4"
    )


@pytest.mark.parametrize("change", CHANGES)
def test_another_spin_begins_with_what_the_journal_has_and_with_nothing_in_hand(change: str) -> None:
    """A chip, a count, a seat or a kind that was chosen for the last number lays nothing at the next."""
    before = entry.choose_owner(CHANGES[change](entry.touch(holding(), SPLIT)), "posto 4")
    before = entry.choose_count(entry.choose_count(before, 4), 4)
    draft = entry.next_spin(before, 2, ())
    assert (draft.stacks, draft.hand, draft.each, draft.held, draft.owner) == ((), None, 1, False, None)
    assert (draft.spin, draft.kind, draft.up_to_maximum) == (2, Piece.CHIPS, False)
    assert entry.undo(draft) is draft
    assert entry.touch(draft, SPLIT) is draft


@given(st.lists(st.tuples(st.sampled_from(inside_winning(8)), st.integers(1, 9), st.booleans()), max_size=30))
def test_undo_leads_back_to_the_beginning_and_redo_to_the_end(
    touches: list[tuple[Position, int, bool]],
) -> None:
    draft = holding()
    for position, count, taking in touches:
        draft = entry.touch(replace(entry.choose_count(draft, count), taking=taking), position)
    back = draft
    while back.before:
        back = entry.undo(back)
    assert back.stacks == ()
    while back.after:
        back = entry.redo(back)
    assert back.stacks == draft.stacks


def test_a_new_touch_forgets_what_was_undone() -> None:
    draft = entry.undo(entry.touch(holding(), SPLIT))
    assert entry.redo(entry.touch(draft, STRAIGHT)).stacks == (
        Stack(STRAIGHT, (Entry(1, Cents(250), "red", "red"),)),
    )


def test_putting_right_can_be_undone() -> None:
    draft = entry.touch(holding(), SPLIT)
    assert entry.undo(entry.put_right(draft, (), frozenset())).stacks == draft.stacks


def test_the_order_in_which_places_were_touched_says_nothing() -> None:
    one = entry.touch(entry.touch(holding(), SPLIT), STRAIGHT)
    other = entry.touch(entry.touch(holding(), STRAIGHT), SPLIT)
    assert same_entry(one.stacks, other.stacks)
    assert not same_entry(one.stacks, entry.touch(other, SPLIT).stacks)


Step = tuple[str, int]
SIX = inside_winning(8)[:6]
GHOST = (Entry(2, Cents(1000), None, "posto 1"), Entry(1, Cents(250), "blue", "blue"))
ACTS: dict[str, Callable[[SpinDraft, int], SpinDraft]] = {
    "touch": lambda draft, n: entry.touch(draft, SIX[n]),
    "figure": lambda draft, n: entry.touch(draft, *SIX[: n + 1]),
    "set": lambda draft, n: entry.set_count(draft, SIX[n]),
    "again": lambda draft, n: entry.lay_again(draft, tuple((position, n + 1) for position in SIX[n:])),
    "ghost": lambda draft, n: entry.say_there(draft, at("black"), GHOST[n % 2 :]),
    "right": lambda draft, n: entry.put_right(draft, (Stack(SIX[n], GHOST[1:]),), frozenset()),
    "gone": lambda draft, n: entry.take_up(draft, at("black"), f"posto {n}"),
    "back": lambda draft, n: entry.say_back(draft, at("black"), f"posto {n}"),
    "undo": lambda draft, _: entry.undo(draft),
    "redo": lambda draft, _: entry.redo(draft),
    "chip": lambda draft, n: entry.choose_colour(draft, f"colour {n}", Cents(250), None),
    "count": lambda draft, n: entry.choose_count(draft, n + 1),
    "take": lambda draft, _: entry.toggle_taking(draft),
}
"""Everything that a dealer's hands can do to the entry."""
STEPS = st.tuples(st.sampled_from(sorted(ACTS)), st.integers(0, 5))


@given(st.lists(STEPS, max_size=60))
def test_undo_and_redo_have_no_end_whatever_the_dealer_does(steps: list[Step]) -> None:
    """Against a plain list of all that was ever entered, and a finger on it."""
    draft = holding()
    story: list[tuple[Stacks, Gone]] = [((), frozenset())]
    finger = 0
    for step in steps:
        before, draft = draft, ACTS[step[0]](draft, step[1])
        if step[0] == "undo":
            finger = max(0, finger - 1)
        elif step[0] == "redo":
            finger = min(len(story) - 1, finger + 1)
        elif (draft.stacks, draft.gone) != (before.stacks, before.gone):
            story = [*story[: finger + 1], (draft.stacks, draft.gone)]
            finger += 1
        assert (draft.stacks, draft.gone) == story[finger]
        assert [each[:2] for each in draft.before] == story[:finger]
        assert [each[:2] for each in draft.after] == story[:finger:-1]
        assert all(stack.entries for stack in draft.stacks)
        assert all(1 <= item.pieces <= MOST_PIECES for stack in draft.stacks for item in stack.entries)
        assert len({stack.position for stack in draft.stacks}) == len(draft.stacks)


def test_a_number_that_is_corrected_begins_an_entry_of_its_own() -> None:
    draft = entry.touch(replace(entry.next_spin(holding(), 1, (), 8), hand=RED), SPLIT)
    assert entry.next_spin(draft, 1, draft.stacks, 8).before == (EnteredStep(),)
    corrected = entry.next_spin(draft, 1, (), 9)
    assert (corrected.stacks, corrected.before, corrected.hand) == ((), (), None)


def test_what_lay_there_keeps_its_owner_and_its_kind() -> None:
    notes = Entry(1, Cents(5000), None, "posto 1", Piece.NOTES)
    draft = entry.say_there(SpinDraft(spin=1), at("black"), (notes,))
    assert draft.stacks == (Stack(at("black"), (notes,)),)
    assert entry.say_there(draft, at("black"), (notes,)) is draft
    assert entry.say_there(entry.toggle_taking(draft), at("black"), (notes,)).stacks == ()


def test_whose_the_next_chips_of_value_are_is_asked_anew_after_another_player() -> None:
    """A colour taken in hand, or a payment that was marked, lies between: the seat is nobody's again."""
    seated = entry.choose_owner(entry.choose_value(SpinDraft(1), Cents(2000)), "posto 4")
    between = entry.choose_colour(seated, "red", Cents(250), None)
    after = entry.choose_value(between, Cents(2000))
    assert after.hand is not None
    assert (after.owner, after.hand.owner, after.nobody) == (None, None, False)
    marked = entry.next_player(seated)
    assert marked.hand is not None
    assert (marked.owner, marked.hand.owner, marked.hand.value) == (None, None, 2000)
    another = entry.choose_value(seated, Cents(500))
    assert another.hand is not None
    assert another.hand.owner == "posto 4", "two denominations of one player follow one another"
