"""The players' display: phase, number and limits, and nothing about anyone's bets."""

import typing

import pytest
from msgspec.structs import replace

from app.desks.players.roulette.board import Board, Limit, Moment, board
from app.rules.money import Cents
from app.rules.roulette.layout import BY_NAME, Kind, offers
from app.table.json_text import Json
from app.table.live import Live
from app.table.roulette.game import ROULETTE
from app.table.roulette.procedure import Phase
from app.table.state import unopened
from resources import house_names
from tests.desks.desk import Station
from tests.houses import house


@pytest.fixture
def station() -> Station:
    return Station()


def shown(station: Station) -> Board:
    station.publish()
    return board(station.live)


def test_a_closed_table_shows_its_house_and_its_limits(station: Station) -> None:
    now = shown(station)
    assert (now.table, now.house, now.moment) == ("4", "Casinò di Venezia", Moment.CLOSED)
    assert (now.phrase, now.number, now.last) == ((), None, ())
    assert (now.minimum, now.limits[0]) == (250, Limit(Kind.STRAIGHT, Cents(6000)))


def test_a_table_without_a_house_shows_no_limits() -> None:
    now = board(Live(unopened("4", ROULETTE)))
    assert (now.minimum, now.limits) == (0, ())


def test_the_phrases_follow_the_spin(station: Station) -> None:
    """Rules 8: "Faites vos jeux" until "Rien ne va plus"; the number from its fall on."""
    station.say("open")
    assert (shown(station).moment, shown(station).phrase) == (Moment.BETS_OPEN, ("Faites vos jeux",))
    station.say("throw")
    assert shown(station).phrase == ("Faites vos jeux",)
    station.say("no_more_bets")
    assert (shown(station).moment, shown(station).phrase) == (Moment.NO_MORE_BETS, ("Rien ne va plus",))
    station._do({"do": "number", "number": 8})
    assert shown(station).phrase == ("Rien ne va plus",), "a number that nobody confirmed is not shown"
    station.say("confirm")
    assert shown(station).moment is Moment.NUMBER
    assert (shown(station).number, shown(station).phrase) == (8, ("Huit", "Noir", "Pair", "Manque"))
    station.say("cleared")
    assert (shown(station).number, shown(station).phrase) == (None, ("Faites vos jeux",))
    assert shown(station).last == (8,)


def test_the_number_stays_until_the_wheel_takes_bets_again(station: Station) -> None:
    """The layout is clear, but the wheel still shows the last number: bets are not open yet."""
    station.say("open")
    station.fall(8)
    station.say("cleared")
    betting = station.state.betting
    assert betting is not None
    waiting = replace(station.state, betting=replace(betting, phase=Phase.COMING))
    assert board(replace(station.live, state=waiting)).number == 8
    assert board(replace(station.live, state=replace(waiting, betting=betting))).number is None
    paid = replace(waiting, paying=None)
    assert board(replace(station.live, state=paid)).phrase == ("Faites vos jeux",)


def test_a_void_throw_is_rien_va_and_the_next_tout_va(station: Station) -> None:
    """Rules 8 [3.7]: "Rien va" opens the bets again; the new throw is "Tout va"."""
    station.say("open", "throw")
    station._do({"do": "void", "reason": "no_pocket"})
    assert (shown(station).moment, shown(station).phrase) == (Moment.VOID, ("Rien va",))
    station.say("throw")
    assert (shown(station).moment, shown(station).phrase) == (Moment.BETS_OPEN, ("Tout va",))


def test_the_last_spin_is_announced_until_its_number_and_nobody_is_invited_after_it(station: Station) -> None:
    """Rules 8: "Messieurs et dames, à la dernière"; after it the game is over."""
    station.say("open", "last")
    assert "Messieurs et dames, à la dernière" in shown(station).notes
    station.say("throw", "no_more_bets")
    assert "Messieurs et dames, à la dernière" in shown(station).notes
    station._do({"do": "number", "number": 8})
    station.say("confirm", "cleared", "next")
    assert (shown(station).moment, shown(station).phrase) == (Moment.OVER, ())


def test_a_new_minimum_is_announced_a_spin_ahead_and_then_holds(station: Station) -> None:
    station.say("open")
    station.table.do({"do": "minimum", "minimum": "5.00", "by": "capo tavolo"})
    assert shown(station).notes[-1] == "Ultimo colpo a minimo 2,50, la partita proseguirà col minimo di 5"
    assert shown(station).minimum == 250
    station.fall(8)
    station.say("cleared", "next")
    assert shown(station).minimum == 500


def test_the_dealers_relief_is_no_affair_of_the_players(station: Station) -> None:
    station.say("open")
    before = shown(station)
    station.say("relief")
    assert station.state.relief is not None
    assert shown(station) == before


def test_a_suspended_game_says_so(station: Station) -> None:
    station.say("open")
    station.table.do({"do": "suspend", "reason": "Allarme in sala"})
    now = shown(station)
    assert (now.moment, now.phrase) == (Moment.SUSPENDED, ())
    assert "Allarme" not in repr(now), "the management's reason is not the players'"


@pytest.mark.parametrize("name", house_names())
def test_the_sign_names_the_limit_of_every_kind_of_bet(name: str) -> None:
    """What is not named by itself has the same maximum as the kind that stands for it."""
    same = {
        Kind.TRIO: Kind.STREET,
        Kind.FIRST_FOUR: Kind.CORNER,
        Kind.COLUMN: Kind.DOZEN,
        Kind.DOUBLE_COLUMN: Kind.DOUBLE_DOZEN,
    }
    ours = house(name)
    named = {limit.kind: limit.most for limit in board(Live(unopened("4", ROULETTE), house=ours)).limits}
    for position in BY_NAME.values():
        if offers(ours, position):
            assert named[same.get(position.kind, position.kind)] == ours.maximum(position), position.name


def test_a_kind_of_bet_with_a_minimum_of_its_own_says_it() -> None:
    profile = dict(house("venezia").profile) | {"minima": {"even_money": "10.00"}}
    from app.rules.roulette.house_reading import read_house

    limits = board(Live(unopened("4", ROULETTE), house=read_house("ours", profile))).limits
    assert limits[-1] == Limit(Kind.EVEN_MONEY, Cents(100_000), Cents(1000))


def leaves(kind: object) -> set[object]:
    """Every plain type that a type is made of."""
    inner = typing.get_args(kind)
    if inner:
        return set().union(*(leaves(part) for part in inner))
    if isinstance(kind, type) and hasattr(kind, "_fields"):
        return set().union(*(leaves(part) for part in typing.get_type_hints(kind).values()))
    return {kind}


def test_the_board_can_hold_no_bet_no_owner_and_no_payment() -> None:
    """Screens: nothing about anyone's bets; its types are numbers, texts, kinds and moments."""
    allowed = {str, int, bool, Cents, Kind, Moment, type(None), Ellipsis}
    assert leaves(Board) <= allowed
    assert set(Board._fields) == {
        "table", "house", "practice", "moment", "phrase", "notes", "number", "minimum", "limits", "last",
        "zero", "keeps",
    }  # fmt: skip


BETS: tuple[Json, ...] = (
    {"do": "colour", "colour": "red", "owner": "posto 3"},
    {"do": "place", "position": "split-8-11", "entry": {"colour": "red", "pieces": 2}},
    {"do": "place", "position": "black", "entry": {"value": "50.00", "pieces": 1, "owner": "posto 2"}},
    {"do": "place", "position": "straight-8", "entry": {"value": "5.00", "pieces": 1, "owner": "posto 4"}},
)


def test_a_table_full_of_bets_shows_what_an_empty_one_does() -> None:
    """Screens: nothing about anyone's bets, at any moment of the spin."""
    empty, full = Station(), Station()
    for station in (empty, full):
        station.say("open")
    for bet in BETS:
        full.table.do(bet)
    assert full.state.betting is not None
    assert full.state.betting.bets
    assert shown(full) == shown(empty)
    for step in ("throw", "no_more_bets", "number", "cleared", "paid_all", "next"):
        for station in (empty, full):
            if step == "number":
                station._do({"do": "number", "number": 8})
                station.say("confirm")
            elif step != "paid_all" or station is full:
                station.say(step)
        assert shown(full) == shown(empty), step
    assert full.state.ghosts, "the bets were paid and something stood there"


def test_a_tombola_displays_its_zero_rule_and_the_edge_computed_from_its_odds() -> None:
    """Rules 10: 1.35 % even-money with b i, 2.70 % otherwise; a house with a wheel displays none."""
    half, lost = (shown(Station(name=f"tombola-{rule}")) for rule in ("half-back", "all-lost"))
    assert (half.zero, half.keeps) == ("half_back", (135, 270))
    assert (lost.zero, lost.keeps) == ("all_lost", (270, 270))
    assert (shown(Station()).zero, shown(Station()).keeps) == ("", ())
