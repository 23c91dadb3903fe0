"""An announce is typed in a few letters, and what is not understood is said (screens: all by keyboard too)."""

import pytest
from PySide6.QtCore import Qt

from app.desks.croupier.roulette.announces.draft import CAPO_TAVOLO, AnnounceDraft, Gifts, GoesOn, Leaf
from app.desks.croupier.roulette.announces.page import AnnouncePage
from app.desks.croupier.roulette.announces.typed import Around, Typed, read_line
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.rules.money import Cents
from app.rules.roulette.announce_wins import Again
from app.rules.roulette.announces import ANNOUNCES, Family
from tests.desks.croupier.announced import opened, taken, typed
from tests.desks.played import Played
from tests.houses import house

AROUND = Around(house("venezia"), tuple(f"posto {seat}" for seat in range(1, 9)), won=(41, 45))


def read(line: str, draft: AnnounceDraft | None = None) -> Typed:
    return read_line(line, AnnounceDraft() if draft is None else draft, AROUND)


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("v", "vicini"),
        ("vic", "vicini"),
        ("s", "serie"),
        ("orf", "orfanelli"),
        ("na", "nassa"),
        ("z", "zero-spiel"),
        ("c", "contronassa"),
        ("n 17", "laterali-17"),
        ("n17", "laterali-17"),
        ("lat 0", "laterali-0"),
        ("f 4", "finale-4"),
        ("f 0/1", "finale-0-1"),
        ("f9/12", "finale-9-12"),
        ("f 8/9 r", "finale-8-9-ridotta"),
        ("fin 8/9", "finale-8-9"),
        ("g 2", "figure-2"),
        ("fig 9", "figure-9"),
    ],
)
def test_each_announce_has_a_short_name(line: str, name: str) -> None:
    assert read(line) == Typed(AnnounceDraft(leaf=Leaf.HOW, name=name), "")


def test_every_announce_can_be_typed() -> None:
    words = {Family.FINALE: "f", Family.FINALE_A_CAVALLO: "f", Family.LATERALI: "n", Family.FIGURE: "g"}
    for announce in ANNOUNCES:
        short = words.get(announce.family)
        line = announce.family.value if short is None else f"{short} {announce.name.split('-', 1)[1]}"
        if announce.family is Family.FINALE_RIDOTTA:
            line = "f 8/9 ridotta"
        found = read(line.replace("-spiel", "").replace("-", "/"))
        assert (found.draft.name, found.unread) == (announce.name, "")


def test_value_owner_money_and_straights_are_typed_after_it() -> None:
    said = read("n 17 da 20 p4 m200 +8 11").draft
    assert (said.name, said.value, said.owner, said.money) == ("laterali-17", 2000, "posto 4", 20000)
    assert said.straights == (8, 11)
    assert read("s da 2,50").draft.value == Cents(250)


def test_a_colour_is_typed_by_its_own_name() -> None:
    said = read("orf ros x3 te").draft
    assert (said.in_colour, said.colour, said.pieces, said.held) == (True, "red", 3, True)
    assert read("orf pi").draft.held is False


def test_the_capo_tavolo_is_named_or_is_the_capo_tavolo() -> None:
    assert read("s p1 capo rossi bianchi").draft.accepted_by == "Rossi Bianchi"
    assert read("s p1 capo").draft.accepted_by == CAPO_TAVOLO


def test_one_that_won_goes_on_by_its_place() -> None:
    assert read("r1").draft.goes_on == GoesOn(41, Again.RIFARE)
    assert read("co 2").draft.goes_on == GoesOn(45, Again.COMPLETARE)
    assert read("tu 2").draft.goes_on == GoesOn(45, Again.TUTTO)


@pytest.mark.parametrize(
    ("line", "unread"),
    [
        ("n", "n"),
        ("n 37", "n 37"),
        ("f 0/2", "f 0/2"),
        ("g 0", "g 0"),
        ("+ 8", "+ 8"),
        ("s + 37", "+ 37"),
        ("s p9", "p 9"),
        ("s da 3", "da 3"),
        ("s da", "da"),
        ("s x0", "x 0"),
        ("r 3", "r 3"),
        ("v qwe p4", "qwe p 4"),
        ("s da 20 ?", "?"),
    ],
)
def test_what_is_not_understood_is_told_from_where_it_begins(line: str, unread: str) -> None:
    assert read(line).unread == unread


@pytest.mark.parametrize("line", ["n", "n ", "s da", "s da 3", "s p", "f", "s t", "s om", "s b"])
def test_what_only_wants_its_end_is_no_error_yet(line: str) -> None:
    found = read(line)
    assert found.unfinished or not found.unread


@pytest.mark.parametrize("line", ["n 37", "f 0/2", "s p9", "v qwe p4", "v p4 q", "s da 20 ?", "t s", "t "])
def test_what_no_further_key_makes_understood_is_an_error(line: str) -> None:
    found = read(line)
    assert found.unread
    assert not found.unfinished


def test_a_line_is_read_on_top_of_what_was_touched() -> None:
    touched = AnnounceDraft(leaf=Leaf.HOW, name="serie", owner="posto 2", value=Cents(500))
    assert read("da 50", touched).draft == touched._replace(value=Cents(5000))
    assert read("", touched).draft == touched


@pytest.mark.parametrize(
    ("line", "gifts"),
    [
        ("v om", Gifts()),
        ("v da 40 om 20 p4", Gifts(Cents(20_00))),
        ("v om 20 4", Gifts(Cents(20_00), 4)),
    ],
)
def test_complimentary_chips_are_typed(line: str, gifts: Gifts) -> None:
    """Rules 6: an announce may be of complimentary chips."""
    said, unread, _ = read(line)
    assert (said.gifts, said.money, unread) == (gifts, None, "")


@pytest.mark.parametrize("line", ["v om 30", "v om 20 0", "v om 7"])
def test_complimentary_chips_that_there_are_not_are_not_understood(line: str) -> None:
    said, unread, _ = read(line)
    assert said.gifts is None
    assert unread.startswith("om")


def test_orfanelli_are_still_one_letter() -> None:
    assert read("o om").draft.name == "orfanelli"


def test_everything_is_typed(played: Played) -> None:
    played.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    page = played.page(SpinAct.ANNOUNCE, AnnouncePage)
    assert page.isVisible()
    typed(played, "n 17 da 20 p4 m200")
    played.key(Qt.Key.Key_Enter)
    (said,) = taken(played)
    assert (said.repeat, said.owner) == ("Da 20, laterali del 17, 100", "posto 4")
    typed(played, "s da 10 p2")
    played.key(Qt.Key.Key_Enter)
    assert [said.name for said in taken(played)] == ["laterali-17", "serie"]
    played.touch(page.back)
    assert not page.isVisible()


def test_a_line_that_is_not_understood_is_not_sent(played: Played) -> None:
    page = opened(played)
    typed(played, "v p4 q")
    assert not page.accept.isEnabled()
    played.key(Qt.Key.Key_Return)
    assert played.station.sent == []
    played.key(Qt.Key.Key_Backspace)
    played.key(Qt.Key.Key_Return)
    assert [said.name for said in taken(played)] == ["vicini"]


def test_the_space_bar_takes_no_announce(played: Played) -> None:
    page = opened(played)
    typed(played, "v p4")
    page.accept.setFocus()
    played.key(Qt.Key.Key_Space)
    assert taken(played) == ()
    assert page.hand.line == "v p4 "
