"""An announce that won is offered as it can go on, with what is kept and what is handed over (rules 6) [5.2]."""

import pytest
from PySide6.QtCore import Qt

from app.desks.croupier.roulette.announces.beside_page import announcing
from app.desks.croupier.roulette.announces.draft import AnnounceDraft, GoesOn, Leaf
from app.desks.croupier.roulette.announces.going_on import Way, Won, chosen_way, going_on_command, winners
from app.desks.croupier.roulette.announces.hand import AnnounceHand
from app.desks.croupier.roulette.announces.page import AnnouncePage
from app.desks.croupier.roulette.announces.showing import Picture, showing
from app.desks.croupier.roulette.announces.words import lowered_words
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.screen import Announcing
from app.rules.roulette.announce_wins import Again
from app.rules.roulette.announces import Placing
from tests.desks.croupier.announce_keys import ways
from tests.desks.croupier.announced import opened, say, taken, typed
from tests.desks.desk import Desk
from tests.desks.played import Played


def hold(at: Desk | Played, name: str, owner: str = "posto 4", **fields: object) -> None:
    """An announce is taken, and its pieces are held."""
    say(at, name, owner, held=True, **fields)


def say_in_colour(desk: Desk, name: str, pieces: int) -> None:
    desk.station.send({"do": "announce", "name": name, "owner": "red", "colour_pieces": pieces, "held": True})


def won(desk: Desk, number: int) -> tuple[Won, ...]:
    desk.station.fall(number)
    desk.station.say("cleared")
    return winners(desk.station.state)


def ways_of(item: Won) -> dict[Again, Way]:
    return {way.goes_on.again: way for way in item.ways}


PRINTED = [
    ("serie", 8, 6, 5),
    ("vicini", 4, 9, 8),
    ("vicini", 26, 9, 7),
    ("vicini", 0, 9, 7),
    ("orfanelli", 1, 5, 4),
    ("orfanelli", 17, 5, 3),
    ("laterali-17", 25, 5, 4),
]
"""Pieces that are kept a rifare and a completare (rules 6, the printed figures)."""


def shown(desk: Desk, way: Way) -> Picture:
    hand = AnnounceHand()
    hand.change(AnnounceDraft(leaf=Leaf.WON, goes_on=way.goes_on))
    return showing(desk.station.state, hand, winners(desk.station.state)).picture


def pieces(bets: tuple[Placing, ...]) -> int:
    return sum(bet.pieces for bet in bets)


@pytest.mark.parametrize(("name", "number", "rifare", "completare"), PRINTED)
def test_the_picture_parts_what_lies_there_from_what_is_kept(
    desk: Desk, name: str, number: int, rifare: int, completare: int
) -> None:
    """A rifare nothing stays and the stake goes back; a completare the winning pieces stay where they lie."""
    hold(desk, name)
    (item,) = won(desk, number)
    again, complete = (shown(desk, ways_of(item)[way]) for way in (Again.RIFARE, Again.COMPLETARE))
    assert (pieces(again.bets), pieces(again.kept)) == (0, rifare)
    assert any(words.startswith("→ Torna al cliente la puntata") for words in again.parted)
    assert (pieces(complete.bets), pieces(complete.kept)) == (rifare - completare, completare)
    assert all(bet.position.wins(number) for bet in complete.bets)
    assert not any(bet.position.wins(number) for bet in complete.kept)
    assert [words.split(":")[0].split(",")[0] for words in complete.parted] == [
        "● Resta in gioco",
        "○ Si tiene",
    ]


def test_in_a_colour_the_picture_counts_its_pieces(desk: Desk) -> None:
    """Two pieces to the bet: 5 bets of the orfanelli are 10 pieces, and two of them lie where it won."""
    say_in_colour(desk, "orfanelli", 2)
    (item,) = won(desk, 1)
    again, complete = (shown(desk, ways_of(item)[way]) for way in (Again.RIFARE, Again.COMPLETARE))
    assert (pieces(again.bets), pieces(again.kept)) == (0, 10)
    assert {bet.pieces for bet in again.kept} == {2}
    assert (pieces(complete.bets), pieces(complete.kept)) == (2, 8)
    assert any("2\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}" in words for words in complete.parted)


def test_per_il_tutto_a_colour_is_topped_up_in_its_pieces(desk: Desk) -> None:
    """The serie triples: where one piece lies three are to lie, on each of six splits."""
    say_in_colour(desk, "serie", 1)
    (item,) = won(desk, 8)
    picture = shown(desk, ways_of(item)[Again.TUTTO])
    assert {bet.pieces for bet in picture.bets} == {1}
    assert {bet.pieces for bet in picture.kept} == {3}


def test_per_il_tutto_the_winning_place_is_topped_up_too(desk: Desk) -> None:
    """Rules 6: the serie triples: on the split that won two more pieces are kept beside the one that lies there."""
    hold(desk, "serie")
    (item,) = won(desk, 8)
    picture = shown(desk, ways_of(item)[Again.TUTTO])
    assert [bet.position.name for bet in picture.bets] == ["split-5-8"]
    assert len(picture.kept) == 6


@pytest.mark.parametrize(
    ("name", "number", "rifare", "completare"),
    PRINTED,
)
def test_the_pieces_that_are_kept(desk: Desk, name: str, number: int, rifare: int, completare: int) -> None:
    """Rules 6, the printed figures: serie 6 and 5, vicini on a split 9 and 8, on the trio 9 and 7 …"""
    hold(desk, name)
    (item,) = won(desk, number)
    assert ways_of(item)[Again.RIFARE].kept == rifare * 2000
    assert ways_of(item)[Again.COMPLETARE].kept == completare * 2000
    for way in item.ways:
        if way.repeat:
            stake = (rifare - completare) * 2000
            odds = {"serie": 17, "laterali-17": 35}.get(name)
            assert way.plays_on + way.stake_back == stake
            assert odds is None or way.kept + way.paid == odds * stake


def test_per_il_tutto_the_serie_triples_and_the_vicini_double(desk: Desk) -> None:
    hold(desk, "serie", "posto 1")
    hold(desk, "vicini", "posto 2")
    serie = ways_of(won(desk, 8)[0])[Again.TUTTO]
    assert serie.repeat == "Da 60, serie, 360"
    desk.station.say("next")
    hold(desk, "vicini", "posto 3")
    vicini = ways_of(won(desk, 4)[0])[Again.TUTTO]
    assert vicini.repeat == "Da 40, vicini, 360"


def test_what_cannot_go_on_in_a_way_says_why(desk: Desk) -> None:
    hold(desk, "orfanelli")
    (item,) = won(desk, 1)
    assert "only vicini and serie" in ways_of(item)[Again.TUTTO].reason
    assert not ways_of(item)[Again.TUTTO].repeat


def test_one_that_is_held_exceptionally_waits_for_the_capo_tavolo_again(desk: Desk) -> None:
    hold(desk, "nassa", accepted_by="Bianchi")
    (item,) = won(desk, 19)
    assert [way.for_capo for way in item.ways] == [True, True, False]


def test_it_goes_on_as_it_was_shown_and_is_offered_no_more(desk: Desk) -> None:
    hold(desk, "serie")
    (item,) = won(desk, 8)
    assert announcing(desk.station.state) == Announcing(taken=0, won=1)
    draft = AnnounceDraft(goes_on=GoesOn(item.said.seq, Again.COMPLETARE))
    way = chosen_way((item,), draft)
    assert way is not None
    desk.dealing.announce(going_on_command(item.said, way.goes_on.again))
    (gone,) = desk.station.paying.gone_on
    assert (gone.kept, gone.plays_on, gone.stake_back, gone.paid) == (
        way.kept, way.plays_on, way.stake_back, way.paid
    )  # fmt: skip
    assert winners(desk.station.state) == ()
    assert announcing(desk.station.state)[:2] == Announcing(taken=1, won=0)[:2]


def test_before_the_layout_is_cleared_and_without_a_win_nothing_is_offered(desk: Desk) -> None:
    hold(desk, "serie")
    desk.station.fall(8)
    assert winners(desk.station.state) == ()
    desk.station.say("cleared", "next")
    assert winners(desk.station.state) == ()
    hold(desk, "serie")
    assert won(desk, 1) == ()


def test_an_announce_of_another_spin_is_none_that_can_go_on(desk: Desk) -> None:
    hold(desk, "serie")
    draft = AnnounceDraft(goes_on=GoesOn(7, Again.RIFARE))
    assert chosen_way(won(desk, 8), draft) is None


def test_over_a_maximum_it_is_said_why_it_goes_on_lower(desk: Desk) -> None:
    """Rules 6: it goes on at the highest value that all its positions can carry, and the rest is paid."""
    hold(desk, "orfanelli", value="100.00")
    (item,) = won(desk, 17)
    again = ways_of(item)[Again.RIFARE]
    assert (again.lowered, again.repeat) == (6000, "Da 60, orfanelli, 300")
    assert lowered_words(item.said, again) == "Il massimo: prosegue da 60, il resto si paga"


def test_its_key_says_why_it_goes_on_lower(played: Played) -> None:
    form = {"do": "announce", "name": "orfanelli", "owner": "posto 4", "value": "100.00", "held": True}
    played.station.send(form)
    played.fall(17)
    played.station.say("cleared")
    played.window.do(SpinAct.ANNOUNCE)
    key = ways(played.page(SpinAct.ANNOUNCE, AnnouncePage))[0][0]
    assert (key.text(), key.below) == ("A rifare", "da 60")
    assert key.accessibleName().endswith(". Il massimo: prosegue da 60, il resto si paga")


@pytest.mark.parametrize(
    ("name", "number", "whole", "below"),
    [("orfanelli", 17, False, "solo vicini, serie"), ("serie", 5, True, ""), ("vicini", 26, True, "")],
)
def test_what_cannot_go_on_for_all_says_what_can(
    played: Played, name: str, number: int, whole: bool, below: str
) -> None:
    """Rules 6: per il tutto is for vicini and serie without straights."""
    played.station.send({"do": "announce", "name": name, "owner": "posto 4", "value": "10.00", "held": True})
    played.fall(number)
    played.station.say("cleared")
    played.window.do(SpinAct.ANNOUNCE)
    key = ways(played.page(SpinAct.ANNOUNCE, AnnouncePage))[0][2]
    assert (key.isEnabled(), key.below) == (whole, below)


def test_where_it_goes_on_as_it_was_nothing_is_said_of_a_maximum(desk: Desk) -> None:
    """Per il tutto the serie triples: that is what the player asks."""
    hold(desk, "serie")
    (item,) = won(desk, 8)
    assert [way.lowered for way in item.ways] == [None, None, None]


def test_per_il_tutto_stops_at_the_maximum_too(desk: Desk) -> None:
    hold(desk, "serie", value="50.00")
    (item,) = won(desk, 8)
    assert {again: way.lowered for again, way in ways_of(item).items()} == {
        Again.RIFARE: None,
        Again.COMPLETARE: None,
        Again.TUTTO: 12000,
    }


def test_it_is_counted_as_soon_as_the_number_is_confirmed(desk: Desk) -> None:
    """Rules 6: what is kept is kept out of the payment, so the player is asked before he has it in his hand."""
    hold(desk, "serie")
    hold(desk, "vicini", "posto 2")
    desk.station.fall(8)
    assert desk.station.state.betting is None
    assert announcing(desk.station.state).won == 1
    assert desk.screen.announcing.won == 1
    desk.station.say("cleared")
    assert announcing(desk.station.state).won == 1


def test_after_the_last_spin_nothing_goes_on(desk: Desk) -> None:
    """Rules 8: no bets follow."""
    desk.station.say("last")
    hold(desk, "serie")
    desk.station.fall(8)
    assert announcing(desk.station.state).won == 0


def test_one_that_won_goes_on_at_one_touch_and_a_confirmation(played: Played) -> None:
    hold(played, "serie")
    hold(played, "laterali-8", "posto 2")
    played.fall(8)
    played.station.say("cleared")
    assert "proseguire: 2" in played.window.strip.own.accessibleName()
    page = opened(played)
    played.touch(ways(page)[0][1])
    assert "si tengono 100 · di puntata restano 20" in page.accessibleName()
    played.touch(page.accept)
    paying = played.station.paying
    assert [(gone.after, gone.kept, gone.plays_on) for gone in paying.gone_on] == [
        ("completare", 10000, 2000)
    ]
    opened(played)
    typed(played, "r1")
    played.key(Qt.Key.Key_Return)
    paying = played.station.paying
    assert [gone.after for gone in paying.gone_on] == ["completare", "rifare"]
    assert [said.name for said in taken(played)] == ["serie", "laterali-8"]


def test_one_that_waits_for_the_capo_tavolo_goes_on_with_his_name(played: Played) -> None:
    hold(played, "nassa", accepted_by="Bianchi")
    played.fall(19)
    played.station.say("cleared")
    page = opened(played)
    played.touch(ways(page)[0][0])
    assert page.accept.text() == "Rifiutato"
    played.touch(page.capo)
    played.touch(page.accept)
    assert [said.name for said in taken(played)] == ["nassa"]


def test_from_those_that_won_one_comes_to_a_new_one_and_back(played: Played) -> None:
    hold(played, "serie")
    played.fall(8)
    played.station.say("cleared")
    page = opened(played)
    played.touch(page.other)
    played.touch(page.asks_won)
    assert page.leaves[Leaf.WON].isVisible()
    played.station.say("next")
    assert not page.leaves[Leaf.WON].isVisible()
    assert page.leaves[Leaf.WHICH].isVisible()
