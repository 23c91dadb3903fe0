"""What the dealer's hands do: which commands go out, and which must not."""

import pytest

from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.notices import Notice
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.spin_dealing import SpinDealing
from app.rules.chips import Piece
from app.rules.money import Cents
from app.table.roulette.outcomes import Fate
from tests.desks.desk import Desk, Station, at, enter_eight, go_on
from tests.said import form_of


def test_each_touch_is_sent_as_the_winners_so_far(desk: Desk) -> None:
    desk.station.fall(8)
    desk.colour("red", "split-8-11", "split-8-11")
    desk.value(20, "posto 4", "split-8-11")
    assert desk.station.sent[-1] == {
        "do": "winners",
        "bets": [
            {
                "position": "split-8-11",
                "stack": [
                    {"colour": "red", "pieces": 2},
                    {"value": "20.00", "pieces": 1, "owner": "posto 4"},
                ],
            }
        ],
    }
    assert desk.station.asked == ["winners"] * 3


def test_choosing_a_chip_sends_nothing(desk: Desk) -> None:
    desk.station.fall(8)
    desk.dealing.choose_colour("red")
    desk.dealing.choose_count(4)
    desk.dealing.take()
    assert desk.station.asked == []


def test_a_place_that_did_not_win_cannot_be_touched(desk: Desk) -> None:
    desk.station.fall(8)
    desk.colour("red", "straight-9", "red", "double-dozen-1-2")
    assert desk.station.asked == []


def test_nothing_is_entered_before_a_number_has_fallen(desk: Desk) -> None:
    desk.colour("red", "straight-8")
    desk.dealing.choose_value(Cents(500))
    assert desk.dealing.draft.hand is None
    assert desk.station.asked == []


def test_undo_and_redo_are_sent_too(desk: Desk) -> None:
    desk.station.fall(8)
    desk.colour("red", "straight-8")
    desk.dealing.act(Act.UNDO)
    assert desk.station.sent[-1] == {"do": "winners", "bets": []}
    assert desk.screen.payments.rows == ()
    desk.dealing.act(Act.REDO)
    assert len(desk.screen.payments.rows) == 1


def test_payments_are_marked_in_their_order(eight: Desk) -> None:
    for _ in range(6):
        eight.dealing.act(Act.PAID)
    assert [command["order"] for command in eight.station.sent if command["do"] == "paid"] == [
        1,
        2,
        3,
        4,
    ]


def test_a_payment_is_asked_for_once_until_the_table_answers(eight: Desk) -> None:
    eight.station.deaf = True
    eight.dealing.act(Act.PAID)
    eight.dealing.act(Act.PAID)
    assert [form_of(command)["order"] for command in eight.station.waiting] == [1]
    eight.station.catch_up()
    eight.dealing.act(Act.PAID)
    assert eight.screen.payments.current == 3


def test_a_refused_mark_can_be_asked_for_again(eight: Desk) -> None:
    eight.station.deaf = True
    eight.dealing.act(Act.PAID)
    eight.station.waiting.clear()
    eight.station.deaf = False
    eight.station.say("confirm")
    assert Act.PAID in eight.screen.can


def test_not_paid_takes_the_last_mark_back(eight: Desk) -> None:
    eight.dealing.act(Act.PAID)
    eight.dealing.act(Act.PAID)
    eight.dealing.act(Act.UNPAID)
    assert eight.station.sent[-1] == {"do": "unpaid", "order": 2}
    assert eight.screen.payments.current == 2


def test_all_can_be_marked_at_once(eight: Desk) -> None:
    eight.dealing.act(Act.PAID_ALL)
    eight.dealing.act(Act.PAID_ALL)
    assert eight.station.asked[-1] == "paid_all"
    assert eight.screen.payments.current is None
    assert Act.PAID_ALL not in eight.screen.can
    assert Act.NEXT in eight.screen.can


def test_looking_at_another_payment_pays_nothing(eight: Desk) -> None:
    eight.dealing.act(Act.AFTER)
    assert eight.screen.payments.large is not None
    assert eight.screen.payments.large.order == 2
    assert Act.PAID not in eight.screen.can
    eight.dealing.act(Act.PAID)
    assert "paid" not in eight.station.asked
    eight.dealing.act(Act.BEFORE)
    assert Act.PAID in eight.screen.can


def test_what_is_disputed_is_not_taken_away_by_a_touch(eight: Desk) -> None:
    eight.dealing.act(Act.PAID_ALL)
    eight.dealing.act(Act.PAID_ALL)
    eight.station.send({"do": "dispute", "order": 3, "reason": "di chi è"})
    before = eight.dealing.draft.stacks
    for _ in range(len(eight.dealing.draft.before)):
        eight.dealing.act(Act.UNDO)
    assert eight.dealing.draft.stacks != ()
    assert len(eight.dealing.draft.stacks) < len(before)
    assert eight.screen.banner is not None
    assert eight.screen.banner.notice is Notice.NOT_TAKEN
    eight.dealing.act(Act.DISMISS)
    assert eight.screen.banner is None


def test_a_touch_that_was_not_taken_is_no_news_once_its_number_is_paid(eight: Desk) -> None:
    """A notice of a payment that is over must not stand before one that the reader is lost."""
    eight.dealing.act(Act.PAID_ALL)
    eight.dealing.act(Act.PAID_ALL)
    eight.dealing.take()
    eight.touch("low")
    assert eight.screen.banner is not None
    eight.station.say("next")
    assert eight.screen.banner is None


def test_a_payment_that_is_made_stays_made_when_another_comes_before_it(eight: Desk) -> None:
    eight.dealing.act(Act.PAID)
    eight.value(100, "posto 5", "column-35")
    rows = eight.screen.payments.rows
    assert [(row.title, row.mark.value) for row in rows][:2] == [("Posto 5", "current"), ("Posto 2", "paid")]
    assert eight.screen.banner is None


def test_the_same_spin_goes_on_where_it_was_after_a_restart(eight: Desk) -> None:
    eight.dealing.act(Act.PAID)
    dealing = SpinDealing(eight.station.send, lambda: None)
    dealing.hear(eight.station.live)
    assert dealing.draft.stacks == eight.dealing.draft.stacks
    assert dealing.screen is not None
    assert dealing.screen.payments == eight.screen.payments


def test_the_next_number_begins_an_empty_entry(eight: Desk) -> None:
    eight.dealing.act(Act.PAID_ALL)
    eight.dealing.act(Act.PAID_ALL)
    go_on(eight.dealing)
    eight.station.fall(9)
    assert eight.dealing.draft.stacks == ()
    assert eight.screen.payments.rows == ()


def test_a_table_is_opened_with_the_day_of_the_month() -> None:
    station = Station()
    dealing = SpinDealing(station.send, lambda: None, lambda: 21)
    station.listener = dealing.hear
    station.publish()
    dealing.act(Act.OPEN)
    assert station.sent == [{"do": "open", "day": 21}]
    assert station.state.pocket == 21


@pytest.mark.parametrize("act", [SpinAct.THROW, Act.LAST])
def test_the_steps_of_the_game_are_commands_of_the_same_name(desk: Desk, act: AnyAct) -> None:
    desk.dealing.act(act)
    assert desk.station.asked == [act.value]


def test_what_is_not_possible_is_not_sent(desk: Desk) -> None:
    for act in {*Act, *SpinAct} - desk.screen.can:
        desk.dealing.act(act)
    assert desk.station.asked == []


def test_the_whole_layout_can_be_seen_while_paying(eight: Desk) -> None:
    eight.dealing.act(SpinAct.WHOLE)
    assert eight.screen.view.value == "whole"
    eight.dealing.act(SpinAct.WHOLE)
    assert eight.screen.view.value == "entry"


def test_before_the_table_has_said_anything_nothing_happens() -> None:
    station = Desk(opened=False).station
    dealing = SpinDealing(station.send, lambda: None)
    dealing.act(Act.OPEN)
    dealing.touch(at("straight-8"))
    dealing.choose_colour("red")
    assert station.sent == []


def test_picture_bets_take_as_many_touches_as_places_and_one_for_the_chip(desk: Desk) -> None:
    desk.station.fall(17)
    desk.colour("red", "straight-17", "split-14-17", "split-17-20", "split-16-17", "split-17-18")
    large = desk.screen.payments.large
    assert large is not None
    assert large.pieces == 35 + 4 * 17


def test_eight_is_sent_so_that_the_table_pays_the_same(eight: Desk) -> None:
    eight.dealing.act(Act.PAID)
    paying = eight.station.paying
    assert paying.settlement is not None
    assert [p.amount for p in paying.settlement.payments] == [r.amount for r in eight.screen.payments.rows]
    enter_eight(eight)


def test_notes_play_on_chances_alone_and_complimentary_chips_never(desk: Desk) -> None:
    """Rules 2: banknotes play on chances, complimentary chips inside; a place where they may not lie takes none."""
    desk.station.fall(8)
    desk.dealing.act(SpinAct.KIND)
    assert desk.screen.palette is not None
    assert desk.screen.palette.kind is Piece.NOTES
    desk.value(50, "posto 2", "black", "straight-8")
    assert [target.takes for target in desk.screen.inside] == [False] * len(desk.screen.inside)
    desk.dealing.act(SpinAct.KIND)
    assert (desk.screen.palette.kind, desk.screen.palette.up_to_maximum) == (Piece.NOTES, True)
    desk.dealing.act(SpinAct.KIND)
    desk.value(20, "posto 2", "straight-8", "black")
    laid = {
        (stack.position.name, entry.kind) for stack in desk.dealing.draft.stacks for entry in stack.entries
    }
    assert laid == {("black", Piece.NOTES), ("straight-8", Piece.COMPLIMENTARY)}
    assert desk.amounts == [50_00, 700_00]
    assert desk.station.paying.entered == 2


def test_notes_up_to_the_maximum_play_what_room_the_owner_has_and_the_rest_comes_back(desk: Desk) -> None:
    """Rules 5: at every number what exceeds the room beside all else that the owner has there is returned."""
    desk.station.fall(8)
    desk.dealing.choose_count(6)
    desk.value(100, "posto 2", "black")
    for _ in range(2):
        desk.dealing.act(SpinAct.KIND)
    desk.dealing.choose_count(2)
    assert desk.screen.palette is not None
    assert desk.screen.palette.values[-1].look.face == "≤500"
    desk.value(500, "posto 2", "black", "straight-8")
    assert desk.amounts == [600_00, 400_00]
    assert [(share.fate, share.amount) for share in desk.screen.payments.shares] == [
        (Fate.NOTES_BACK, 600_00)
    ]
    assert [entry.up_to_maximum for stack in desk.station.paying.winners for entry in stack.entries] == [
        False,
        True,
    ]


def test_a_note_and_one_up_to_the_maximum_lie_apart_and_are_taken_off_apart(desk: Desk) -> None:
    desk.station.fall(8)
    desk.dealing.act(SpinAct.KIND)
    desk.value(50, "posto 2", "black")
    desk.dealing.act(SpinAct.KIND)
    desk.value(50, "posto 2", "black", "black")
    black = next(target for target in desk.screen.chances if target.position.name == "black")
    faces = [(pile.look.face, pile.pieces) for pile in black.piles]
    assert faces == [("€50", 1), ("≤50", 2)]
    desk.dealing.take()
    desk.touch("black", "black", "black")
    left = [entry for stack in desk.dealing.draft.stacks for entry in stack.entries]
    assert [(entry.pieces, entry.up_to_maximum) for entry in left] == [(1, False)]


def test_the_next_spin_says_that_nobody_won(desk: Desk) -> None:
    """Interface: an empty list of winners counts; only a throw closes a spin with nothing entered."""
    desk.station.fall(8)
    go_on(desk.dealing)
    assert desk.station.sent == [{"do": "cleared"}, {"do": "winners", "bets": []}, {"do": "next"}]
    desk.station.fall(9)
    desk.colour("red", "straight-9")
    desk.dealing.act(Act.PAID)
    go_on(desk.dealing)
    assert desk.station.sent[-1] == {"do": "next"}
    assert desk.station.sent.count({"do": "winners", "bets": []}) == 1
