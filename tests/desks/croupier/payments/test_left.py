"""Payments that nobody had marked, as the desk names them."""

from msgspec.structs import replace

from app.desks.croupier.acts import Act
from app.desks.croupier.payments.left import not_paid, open_left
from app.desks.croupier.words.words import left_of_words, left_words
from tests.desks.desk import Desk


def test_they_are_named_from_the_oldest_and_listed_from_the_newest(desk: Desk) -> None:
    for number in (8, 17):
        desk.station.fall(number)
        desk.colour("lilac", f"straight-{number}")
        desk.value(20, "posto 2", f"straight-{number}")
        desk.station.say("next")
    named = [(left.spin, left.title, left.pieces) for left in open_left(desk.station.state)]
    assert named == [(1, "Posto 2", 35), (1, "Lilla", 35), (2, "Posto 2", 35), (2, "Lilla", 35)]
    desk.dealing.act(Act.WAS_NOT_PAID)
    listed = [(left.spin, left.order, left.paid) for left in not_paid(desk.station.state)]
    assert listed == [(2, 1, None), (2, 2, None), (1, 2, None), (1, 1, False)]


def test_in_words_it_is_whose_how_many_pieces_and_how_much(desk: Desk) -> None:
    desk.station.fall(8)
    desk.colour("lilac", "straight-8")
    desk.station.say("next")
    (left,) = open_left(desk.station.state)
    assert left_words(left) == "Lilla, 35 pezzi, € 87,50"
    assert left_words(replace(left, pieces=1)) == "Lilla, 1 pezzo, € 87,50"
    assert left_words(replace(left, pieces=None)) == "Lilla, € 87,50"
    said = [left_of_words(left, count) for count in (1, 2, 3)]
    assert said == ["Colpo 1 (8)", "Colpo 1 (8) e un altro", "Colpo 1 (8) e altri 2"]
