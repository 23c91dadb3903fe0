"""Ghosts on the chances: one touch says "still there"; untouched they are gone with the next throw (screens)."""

import pytest

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.entry.ghosts import Ghost
from app.rules.money import Cents
from tests.desks.desk import Desk, at, go_on, next_number


def seen(desk: Desk) -> list[tuple[str, list[tuple[int, str | None]]]]:
    return [(g.position.name, [(e.pieces, e.owner) for e in g.entries]) for g in desk.screen.ghosts]


@pytest.fixture
def black(desk: Desk) -> Desk:
    """Black won at 8, where two players lay; 17 is black too."""
    desk.station.fall(8)
    desk.value(50, "posto 2", "black", "black")
    desk.value(20, "posto 4", "black", "even")
    desk.colour("blue", "column-35", "straight-8")
    next_number(desk, 17)
    return desk


def test_what_won_on_a_chance_stands_there_when_it_wins_again(black: Desk) -> None:
    """Pair lost at 17, and the straight is no chance."""
    assert seen(black) == [
        ("column-35", [(1, "blue")]),
        ("black", [(2, "posto 2")]),
        ("black", [(1, "posto 4")]),
    ]
    assert not any(ghost.there for ghost in black.screen.ghosts)
    assert black.screen.payments.rows == (), "nobody is paid for what nobody said is there"


def test_one_touch_lays_exactly_what_lay_there_without_the_winnings(black: Desk) -> None:
    black.dealing.say_there(1)
    assert [(row.title, row.amount) for row in black.screen.payments.rows] == [("Posto 2", 10000)]
    assert [ghost.there for ghost in black.screen.ghosts] == [False, True, False]
    black.dealing.say_there(1)
    assert [row.amount for row in black.screen.payments.rows] == [10000], "a second touch lays nothing more"
    black.dealing.act(Act.UNDO)
    assert black.screen.payments.rows == ()


def test_what_was_entered_by_hand_is_topped_up_and_not_laid_twice(black: Desk) -> None:
    black.dealing.choose_value(Cents(5000))
    black.dealing.choose_owner("posto 2")
    black.dealing.choose_count(1)
    black.dealing.touch(at("black"))
    assert not black.screen.ghosts[1].there
    black.dealing.say_there(1)
    assert [row.amount for row in black.screen.payments.rows] == [10000]
    black.value(50, "posto 2", "black")
    assert [row.amount for row in black.screen.payments.rows] == [15000]
    assert black.screen.ghosts[1].there


def test_minus_takes_a_ghost_off_again(black: Desk) -> None:
    black.dealing.say_there(1)
    black.dealing.say_there(0)
    black.dealing.take()
    black.dealing.say_there(1)
    assert [(row.title, row.amount) for row in black.screen.payments.rows] == [("Blu", 500)]


def test_untouched_it_is_gone_with_the_next_throw(black: Desk) -> None:
    next_number(black, 17)
    assert seen(black) == []


def test_touched_it_is_a_ghost_again(black: Desk) -> None:
    black.dealing.say_there(2)
    next_number(black, 4)
    assert seen(black) == [("black", [(1, "posto 4")])]


def test_a_payment_that_is_made_leaves_the_other_ghosts(black: Desk) -> None:
    black.dealing.say_there(1)
    black.dealing.act(Act.PAID)
    assert [ghost.there for ghost in black.screen.ghosts] == [False, True, False]
    black.dealing.say_there(2)
    assert [(row.amount, row.mark.value) for row in black.screen.payments.rows] == [
        (10000, "paid"),
        (2000, "current"),
    ]


def test_zero_halves_what_is_still_there_and_its_dozens_are_gone(black: Desk) -> None:
    black.dealing.say_there(0)
    black.dealing.say_there(1)
    next_number(black, 0)
    assert seen(black) == [("black", [(2, "posto 2")])]
    black.dealing.say_there(0)
    shares = black.screen.payments.shares
    assert [(share.fate.value, share.amount) for share in shares] == [("halved", 5000)]


def test_a_prisoner_is_no_ghost_until_it_is_freed_and_is_settled_without_a_touch(desk: Desk) -> None:
    """Rules 4: its chance wins, it is freed and not paid; it is seen on its chance all the while."""
    desk.station.fall(0)
    desk.colour("blue", "black")
    next_number(desk, 8)
    assert seen(desk) == []
    target = next(t for t in desk.screen.chances if t.position.name == "black")
    assert [(pile.pieces, pile.enferme) for pile in target.piles] == [(1, True)]
    assert [(share.fate.value, share.owner) for share in desk.screen.payments.shares] == [("freed", "blu")]
    next_number(desk, 17)
    assert seen(desk) == [("black", [(1, "blue")])], "freed, it may lie there: that is asked"
    assert desk.screen.payments.rows == ()


def test_a_colour_that_has_another_player_by_now_is_no_ghost(desk: Desk) -> None:
    desk.station.fall(8)
    desk.colour("blue", "black")
    desk.colour("red", "black")
    desk.dealing.act(Act.PAID_ALL)
    desk.dealing.act(Act.PAID_ALL)
    go_on(desk.dealing)
    desk.station.table.do(
        {"do": "colour", "colour": "blue", "value": "5.00", "owner": "Bianchi", "by": "Carla"}
    )
    desk.station.fall(17)
    assert seen(desk) == [("black", [(1, "red")])]


def test_where_there_are_too_many_the_last_of_one_chance_are_one_touch(desk: Desk) -> None:
    desk.station.fall(8)
    for seat in range(1, 9):
        desk.value(20, f"posto {seat}", "black")
    desk.value(20, "posto 1", "column-35")
    next_number(desk, 17)
    assert [len(ghost.entries) for ghost in desk.screen.ghosts] == [1, 1, 1, 1, 1, 4]
    desk.dealing.say_there(5)
    assert [row.title for row in desk.screen.payments.rows] == [f"Posto {seat}" for seat in range(5, 9)]
    ghost: Ghost = desk.screen.ghosts[5]
    assert ghost.there


def test_nothing_is_said_of_a_ghost_that_is_not_there(black: Desk) -> None:
    black.dealing.say_there(3)
    assert black.dealing.draft.stacks == ()


# Inside: a winning stake lies there until its player takes it (rules 3)


@pytest.fixture
def inside(desk: Desk) -> Desk:
    """At 8 red won with two on the split and seat 4 on the straight; 11 falls, then, of the split alone."""
    desk.station.fall(8)
    desk.colour("red", "split-8-11", "split-8-11")
    desk.value(20, "posto 4", "straight-8")
    next_number(desk, 11)
    return desk


def seen_inside(desk: Desk) -> list[tuple[str, int, bool]]:
    return [(g.position.name, sum(e.pieces for e in g.entries), g.there) for g in desk.screen.inside_ghosts]


def test_3_a_stake_that_won_inside_is_asked_for_where_it_wins_again(inside: Desk) -> None:
    assert seen_inside(inside) == [("split-8-11", 2, False)]
    assert inside.screen.payments.rows == (), "nobody is paid for what nobody said is there"


def test_one_touch_lays_the_stake_and_a_second_nothing_more(inside: Desk) -> None:
    for _ in range(2):
        inside.dealing.say_there_inside(0)
    assert [(row.title, row.pieces) for row in inside.screen.payments.rows] == [("Rosso", 34)]
    assert seen_inside(inside) == [("split-8-11", 2, True)]


def test_several_players_on_one_place_are_one_touch(desk: Desk) -> None:
    desk.station.fall(8)
    desk.colour("red", "straight-8")
    desk.colour("blue", "straight-8", "split-8-11")
    next_number(desk, 8)
    assert seen_inside(desk) == [("split-8-11", 1, False), ("straight-8", 2, False)]
    desk.dealing.say_there_at(desk.screen.inside_ghosts[1].position)
    assert sorted(row.title for row in desk.screen.payments.rows) == ["Blu", "Rosso"]


def test_untouched_inside_it_is_gone_with_the_next_throw(inside: Desk) -> None:
    next_number(inside, 8)
    assert seen_inside(inside) == []


def test_nothing_is_said_of_a_place_where_nothing_stood(inside: Desk) -> None:
    inside.dealing.say_there_inside(1)
    inside.dealing.say_there_at(
        next(t.position for t in inside.screen.inside if t.position.name == "straight-11")
    )
    assert inside.dealing.draft.stacks == ()


def test_a_half_of_several_chips_is_one_ghost(desk: Desk) -> None:
    """Rules 4: of 50 + 20 + 5 half stays, in the fewest chips: one player's stake, one touch."""
    desk.station.fall(0)
    desk.value(50, "posto 2", "black")
    desk.value(20, "posto 2", "black")
    desk.value(5, "posto 2", "black")
    next_number(desk, 17)
    ((place, entries),) = seen(desk)
    assert place == "black"
    assert len(entries) > 1
    desk.dealing.say_there(0)
    assert desk.screen.ghosts[0].there
    assert sum(row.amount for row in desk.screen.payments.rows) == 3750
