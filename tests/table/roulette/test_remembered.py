"""What a number leaves to remember: the chances' ghosts, and how each player's chips lay (screens, "Entry")."""

from app.rules.chips import Piece
from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import BY_NAME
from app.table.roulette.remembered import LastWin, OwnChip, SeatChance, ghosts_after, own_chip, wins_of
from tests.table.going_on import goes_on, won
from tests.table.playing import (
    THROW,
    Played,
    candidate,
    chips,
    colour,
    fall,
    fallen,
    paying_eight,
    stack,
    step,
)

BLACK = BY_NAME["black"]
EVEN = BY_NAME["even"]
TEN = Entry(1, Cents(1000), None, "seat 1")


def next_number(table: Played, number: int) -> None:
    """Everything is paid, and another number falls."""
    table.do("paid_all")
    table.do("next")
    fall(table, number)


def test_what_won_on_a_chance_is_the_next_spins_ghost_and_gone_after_it() -> None:
    """Screens: untouched they are gone with the next throw."""
    table = paying_eight()
    next_number(table, 17)
    ghosts = table.paying.ghosts
    assert [ghost for ghost in ghosts if not ghost.position.inside] == [
        Stack(BLACK, (Entry(2, Cents(1000), None, "seat 1"),))
    ]
    assert {ghost.position.name for ghost in ghosts if ghost.position.inside} == {"split-8-11", "straight-8"}
    assert table.paying.bets == ()
    table.do("winners", bets=[stack("straight-17", colour("red"))])
    table.do("paid", order=1)
    assert BLACK in [ghost.position for ghost in table.paying.ghosts], (
        "a payment that is made takes none away"
    )
    next_number(table, 10)
    assert [ghost.position.name for ghost in table.paying.ghosts] == ["straight-17"]


def test_3_a_stake_that_won_inside_and_whose_owner_is_known_is_a_ghost_too() -> None:
    """Rules 3, 5: winning stakes stay on the layout; one of unknown owner is taken off."""
    table = fallen(8)
    table.do("winners", bets=[stack("straight-8", colour("red", 2), chips("5.00", owner=None))])
    next_number(table, 8)
    assert [(g.position.name, [e.colour for e in g.entries]) for g in table.paying.ghosts] == [
        ("straight-8", ["red"])
    ]


def test_5_2_the_stake_that_an_announce_goes_on_with_is_no_ghost() -> None:
    """A rifare it went back to the player, and lies there anew with the announce."""
    table = won("serie", 8, value="20.00")
    goes_on(table, "serie", "rifare")
    table.do("next")
    assert table.betting.ghosts == ()


def test_a_spin_without_a_number_leaves_the_ghosts_where_they_are() -> None:
    table = paying_eight()
    table.do("paid_all")
    table.do("next")
    table.do("throw")
    table.do("void", reason="no_pocket")
    table.do("throw")
    fall(table, 10)
    assert BLACK in [ghost.position for ghost in table.paying.ghosts]


def test_a_number_that_nobody_confirmed_leaves_the_ghosts_too() -> None:
    """What lay there lies there still: nobody has said anything of it."""
    table = paying_eight()
    table.do("paid_all")
    table.do("next")
    spin = table.betting.spin
    table.hear(candidate(17))
    table.hear(step(THROW, 2))
    assert table.betting.spin == spin + 1, "the candidate lapsed"
    assert BLACK in [ghost.position for ghost in table.betting.ghosts]


def test_prisoners_and_winnings_left_lying_are_no_ghosts_but_lie_there() -> None:
    """Rules 4, 5: the table knows of both, and they need no word of anybody's."""
    table = fallen(0)
    table.do("winners", bets=[stack("black", colour("blue"), chips("5.00", owner="seat 1"))])
    next_number(table, 8)
    assert [(e.colour, e.enferme) for s in table.paying.bets for e in s.entries] == [("blue", True)]
    assert [e.amount for s in table.paying.ghosts for e in s.entries] == [250]
    table = fallen(8)
    table.do("winners", bets=[stack("black", chips("10.00", owner="seat 1"))])
    table.do("leave", order=1)
    next_number(table, 10)
    assert table.paying.ghosts == ()
    assert [e.kept for s in table.paying.bets for e in s.entries] == [1]


def test_what_the_table_knew_before_the_number_is_no_ghost() -> None:
    standing = (Stack(BLACK, (TEN._replace(pieces=3), TEN._replace(enferme=True), TEN._replace(kept=2))),)
    carried = (Stack(BLACK, (TEN, TEN._replace(enferme=True))),)
    assert ghosts_after(standing, carried) == (Stack(BLACK, (TEN._replace(pieces=2),)),)
    assert ghosts_after(standing, standing) == ()
    bound = (Stack(BLACK, standing[0].entries[1:]),)
    assert ghosts_after(bound, ()) == (), "an old journal, which did not say what was carried"
    inside = (Stack(BY_NAME["straight-8"], (TEN,)),)
    assert ghosts_after(inside, ()) == inside
    assert ghosts_after(inside, inside) == ()


def test_how_a_players_chips_lay_is_remembered_until_they_win_again() -> None:
    """Screens: come prima is the colour's last one."""
    table = paying_eight()
    assert table.state.last_won == {}
    next_number(table, 17)
    split, straight = BY_NAME["split-8-11"], BY_NAME["straight-8"]
    assert table.state.last_won == {
        OwnChip("red", None, "red"): LastWin(8, ((split, 2),)),
        OwnChip(None, Cents(2000), "seat 4"): LastWin(8, ((split, 1),)),
        OwnChip(None, Cents(500), "seat 1"): LastWin(8, ((straight, 1),)),
    }
    table.do("winners", bets=[stack("straight-17", colour("red", 3))])
    next_number(table, 8)
    assert table.state.last_won[OwnChip("red", None, "red")] == LastWin(17, ((BY_NAME["straight-17"], 3),))
    assert len(table.state.last_won) == 3


def test_a_colour_given_to_another_player_forgets_how_it_lay() -> None:
    table = paying_eight()
    next_number(table, 17)
    table.do("colour", colour="red", value="5.00", owner="Bianchi", by="Carla")
    assert [chip.colour for chip in table.state.last_won] == [None, None]


def test_a_colour_given_to_another_player_while_its_spin_is_paid_forgets_it_too() -> None:
    """Also where the spin is opened again and closed once more; chips of value stay their player's."""
    table = paying_eight()
    bianchi = {"colour": "red", "value": "5.00", "owner": "Bianchi", "by": "Carla"}
    table.do("colour", **bianchi)
    table.do("next")
    assert [chip.colour for chip in table.state.last_won] == [None, None]
    table.do("colour", **bianchi)
    table.do("reopen")
    table.do("next")
    assert [chip.colour for chip in table.state.last_won] == [None, None]


def test_a_new_night_remembers_nothing() -> None:
    table = paying_eight()
    table.do("paid_all")
    table.do("next")
    table.do("close")
    table.do("open")
    assert table.state.last_won == {}
    assert table.betting.ghosts == ()


def test_chances_complimentary_chips_and_unknown_owners_are_no_picture() -> None:
    red = Entry(1, Cents(250), "red", "red")
    split = BY_NAME["split-8-11"]
    winners = (
        Stack(EVEN, (red,)),
        Stack(BY_NAME["straight-9"], (red,)),
        Stack(split, (TEN._replace(owner=None), TEN._replace(kind=Piece.COMPLIMENTARY), red, red)),
    )
    assert wins_of(8, winners) == {OwnChip("red", None, "red"): LastWin(8, ((split, 2),))}


def test_a_colour_is_one_chip_whatever_it_is_worth_and_value_is_one_each() -> None:
    assert own_chip(Cents(250), "red", "red") == own_chip(Cents(500), "red", "red")
    assert own_chip(Cents(250), None, "seat 1") != own_chip(Cents(500), None, "seat 1")
    assert own_chip(Cents(250), None, None) is None


def test_how_much_a_player_had_on_a_chance_is_remembered_this_night_and_folded() -> None:
    """Value chips of a known owner, whatever their values; the last win there counts, a colour has no amount."""
    black, even = SeatChance(BLACK, "seat 1"), SeatChance(EVEN, "seat 1")
    table = fallen(8)
    stakes = [chips("5.00", 2), chips("20.00"), chips("5.00", owner=None)]
    table.do("winners", bets=[stack("black", *stakes, colour("red")), stack("even", stakes[1])])
    table.do("paid_all")
    assert table.state.last_staked == {}
    table.do("next")
    assert table.state.last_staked == {black: 3000, even: 2000}
    fall(table, 17)
    table.do("winners", bets=[stack("black", stakes[1])])
    next_number(table, 5)
    assert table.state.last_staked == {black: 2000, even: 2000}
