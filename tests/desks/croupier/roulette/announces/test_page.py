"""Announces in the window: touched, typed, taken, refused, gone on with, against a real table (rules 6)."""

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.desks.common.language import Language, speak
from app.desks.common.lettering import Written, proofread, width_of
from app.desks.croupier.roulette.announces import draft as draft_of
from app.desks.croupier.roulette.announces.draft import AnnounceDraft, Leaf
from app.desks.croupier.roulette.announces.page import AnnouncePage
from app.desks.croupier.roulette.announces.track import PocketKey
from app.desks.croupier.roulette.announces.words import fault_words
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.rules.chips import Piece
from app.rules.money import Cents
from app.rules.roulette.announce_acceptance import Fault
from app.rules.roulette.announces import ANNOUNCES, Family
from app.rules.side import Side
from tests.desks.croupier.announce_keys import palette, those, ways
from tests.desks.croupier.announced import laid, opened, say, taken, typed
from tests.desks.croupier.roulette.announces.test_sheet import WHEEL
from tests.desks.croupier.scene import said as announced_by
from tests.desks.letters import paint_in_place
from tests.desks.played import Played
from tests.houses import house

ROOT = Path(__file__).parents[5]
EDGE = 0.9
"""So much of a key its text may take."""
SIZES = [(1280, 800), (1920, 1080)]


def value(page: AnnouncePage, cents: int) -> None:
    QTest.mouseClick(
        those(page, draft_of.choose_value)[house("venezia").chips.index(Cents(cents))],
        Qt.MouseButton.LeftButton,
    )


def accepted(played: Played) -> list[object]:
    """Who repeated the announces that were sent."""
    return [form.get("accepted_by") for form in played.station.sent]


def test_a_sector_a_value_a_seat_and_it_is_taken(played: Played) -> None:
    """The vicini as the source prints them: 2 on the trio and the corner, 1 on each split, da 20."""
    page = opened(played)
    played.touch(page.track.sectors["vicini"])
    value(page, 2000)
    played.touch(those(page, draft_of.choose_owner)[3])
    played.touch(those(page, draft_of.put_down)[5])  # 200
    assert page.accessibleName().startswith("«Da 20, vicini, 180»")
    played.touch(page.accept)
    (said,) = taken(played)
    assert laid(said) == {
        "trio-0-2-3": 4000,
        **{f"split-{name}": 2000 for name in ("4-7", "12-15", "18-21", "19-22", "32-35")},
        "corner-25-29": 4000,
    }
    assert (said.owner, said.repeat, said.held) == ("posto 4", "Da 20, vicini, 180", True)
    assert (page.isVisible(), page.hand.draft) == (True, AnnounceDraft()), "it is the next player's now"
    assert page.picture.picture.note == "Accettato: Da 20, vicini, 180 — posto 4 · tenuto"
    assert "1 in gioco" in played.window.strip.own.accessibleName()


def test_the_money_is_complimentary_chips(played: Played) -> None:
    """One touch says that all of it is; those that won are paid, and the chips stay what they are."""
    page = opened(played)
    played.touch(page.track.sectors["serie"])
    value(page, 2000)
    played.touch(those(page, draft_of.choose_owner)[3])
    played.touch(those(page, draft_of.toggle_gifts)[0])
    played.touch(page.accept)
    (said,) = taken(played)
    assert {entry.kind for stack in said.bets for entry in stack.entries} == {Piece.COMPLIMENTARY}
    assert played.station.sent[-1]["complimentary"] == {"value": "20.00", "pieces": 6}


def test_part_of_it_complimentary_is_refused_while_it_is_held(played: Played) -> None:
    """Rules 6: an announce held must be entirely of complimentary chips or have none."""
    page = opened(played)
    played.touch(page.track.sectors["serie"])
    value(page, 2000)
    played.touch(those(page, draft_of.choose_owner)[3])
    played.touch(those(page, draft_of.toggle_gifts)[0])
    for _ in range(2):
        played.touch(those(page, draft_of.put_down)[2])  # 20
    assert page.accept.text() == "Rifiutato"
    played.touch(page.accept)
    betting = played.station.state.betting
    assert betting is not None
    assert (len(betting.refused), betting.announces) == (1, ())
    played.touch(page.undo)
    played.touch(those(page, draft_of.put_down_exactly)[0])
    assert page.accept.text() == "Accettato"


def test_whose_it_is_must_be_said(played: Played) -> None:
    page = opened(played)
    played.touch(page.track.pockets[17])
    assert not page.accept.isEnabled()
    played.key(Qt.Key.Key_Return)
    assert played.station.sent == []
    played.touch(those(page, draft_of.choose_owner)[0])
    played.key(Qt.Key.Key_Return)
    assert taken(played)[0].name == "laterali-17"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("side", list(Side))
def test_a_tap_means_the_number_that_is_drawn_there(qtbot: QtBot, side: Side, size: tuple[int, int]) -> None:
    """Zero lies at the cylinder; the wheel goes clockwise round the track, on both sides of the table."""
    played = Played(qtbot, side, size)
    page = opened(played)
    track = page.track
    step, row = track.width() / 19, track.height() / 3
    seen = {}
    for column in range(19):
        for line in (0, 2):
            point = QPoint(round((column + 0.5) * step), round((line + 0.5) * row))
            key = track.childAt(point)
            assert isinstance(key, PocketKey)
            assert key.text() == str(key.number)
            QTest.mouseClick(key, Qt.MouseButton.LeftButton)
            assert page.hand.draft.name == f"laterali-{key.text()}"
            seen[column, line] = key.number
    near_zero = range(1, 19) if side is Side.LEFT else range(17, -1, -1)
    far, near = (0, 2) if side is Side.LEFT else (2, 0)
    around = [seen[column, far] for column in near_zero]
    around += [seen[column, near] for column in reversed(near_zero)]
    assert [0, *around] == WHEEL
    assert seen[0 if side is Side.LEFT else 18, 0] == 0


@pytest.mark.parametrize("number", range(37))
def test_the_five_neighbours_are_lit_and_no_other(played: Played, number: int) -> None:
    page = opened(played)
    played.touch(page.track.pockets[number])
    place = WHEEL.index(number)
    lit = {key.number for key in page.track.pockets.values() if key.chosen}
    assert lit == {WHEEL[(place + step) % 37] for step in range(-2, 3)}
    assert {key.number for key in page.track.pockets.values() if key.dim} == set(range(37)) - lit


def test_every_announce_is_on_the_race_track_or_in_the_palette(played: Played) -> None:
    page = opened(played)
    offered = {*page.track.sectors, *palette(page), *(f"laterali-{n}" for n in page.track.pockets)}
    assert offered == {announce.name for announce in ANNOUNCES}
    for name, key in palette(page).items():
        played.touch(key)
        assert page.hand.draft.name == name
        played.touch(page.other)


def test_the_chips_of_value_and_straights_are_touched(played: Played) -> None:
    """ "Da 30, serie, 8 e 11": a value that no chip has, and two straights from the race track."""
    page = opened(played)
    played.touch(page.track.sectors["serie"])
    value(page, 1000)
    played.touch(those(page, draft_of.toggle_summing)[0])
    value(page, 2000)
    played.touch(those(page, draft_of.toggle_adding)[0])
    played.touch(page.track.pockets[8])
    played.touch(page.track.pockets[11])
    played.touch(those(page, draft_of.choose_owner)[6])
    played.touch(page.accept)
    (said,) = taken(played)
    assert said.repeat == "Da 30, serie, 8 e 11"
    assert (laid(said)["straight-8"], laid(said)["split-5-8"], said.held) == (3000, 3000, False)


def test_it_is_played_in_colour(played: Played) -> None:
    page = opened(played)
    played.touch(page.track.sectors["orfanelli"])
    played.touch(those(page, draft_of.play_colour)[0])
    played.touch(those(page, draft_of.choose_pieces)[2])
    assert not page.accept.isEnabled()
    played.touch(those(page, draft_of.choose_colour)[1])
    played.touch(page.accept)
    (said,) = taken(played)
    assert (said.colour, said.colour_pieces, said.repeat) == ("blue", 3, "Orfanelli")


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


def test_after_rien_ne_va_plus_the_empty_page_says_that_it_is_closed(played: Played) -> None:
    """Rules 6: after "Rien ne va plus" no announce except by the capo tavolo."""
    page = opened(played)
    closed = "Dopo «Rien ne va plus» accetta solo il capo tavolo"
    assert closed not in page.accessibleName()
    played.station.say("throw", "no_more_bets")
    assert closed in page.accessibleName()


def test_after_rien_ne_va_plus_it_needs_a_name(played: Played) -> None:
    """Screens: after "Rien ne va plus" it needs the capo tavolo."""
    page = opened(played)
    assert not page.capo.isVisible()
    played.station.say("throw", "no_more_bets")
    typed(played, "s da 20 p2")
    assert page.capo.isVisible()
    assert "Dopo «Rien ne va plus» accetta solo il capo tavolo" in page.picture.accessibleName()
    played.touch(page.capo)
    played.touch(page.accept)
    assert accepted(played) == ["capo tavolo"]
    opened(played)
    typed(played, "v p3 capo bianchi")
    played.key(Qt.Key.Key_Return)
    assert accepted(played) == ["capo tavolo", "Bianchi"]
    assert [said.name for said in taken(played)] == ["serie", "vicini"]
    page = opened(played)
    typed(played, "v p2")
    played.touch(page.capo)
    played.touch(page.accept)
    assert accepted(played)[-1] == "Bianchi", "the last who was named this evening"


def test_why_it_is_refused_is_shown_before_it_is_sent_and_recorded_when_it_is(played: Played) -> None:
    """Rules 6: too short of money is refused with the reason; recorded, it makes room and is still read."""
    page = opened(played)
    typed(played, "v da 20 p4 m100")
    shown = page.picture.accessibleName()
    assert "L'importo non basta" in shown
    assert page.accessibleName().startswith("«Da 20, vicini, 180»")
    assert page.accept.text() == "Rifiutato"
    played.touch(page.accept)
    betting = played.station.state.betting
    assert betting is not None
    assert (len(betting.refused), betting.announces) == (1, ())
    assert page.isVisible()
    assert betting.refused == ("it takes 180.00, the player put down 100.00 (rules 6) [5]",)
    told = page.picture.accessibleName()
    assert "Rifiutato e annotato: «Da 20, vicini, 180», posto 4" in told
    assert "L'importo non basta" in told
    assert "it takes" not in told, "the desk speaks its own language"
    assert page.accessibleName().startswith("Annuncio.")
    assert (page.accept.isEnabled(), page.hand.draft) == (False, AnnounceDraft())
    page.take(Qt.Key.Key_Return)
    betting = played.station.state.betting
    assert betting is not None
    assert len(betting.refused) == 1, "the same refusal is never noted twice"
    played.touch(page.undo)
    assert page.accessibleName().startswith("«Da 20, vicini, 180»"), "he puts more money down"
    assert "Rifiutato" not in page.picture.accessibleName()
    typed(played, " m180")
    played.touch(page.accept)
    assert [said.owner for said in taken(played)] == ["posto 4"]


def test_every_fault_has_words() -> None:
    assert all(fault_words(fault) for fault in Fault)


def test_nothing_waits_for_the_disk_and_nothing_is_sent_twice(played: Played) -> None:
    page = opened(played)
    typed(played, "v p4")
    played.station.deaf = True
    played.touch(page.accept)
    played.touch(page.track.pockets[8])
    played.key(Qt.Key.Key_Return)
    assert not page.accept.isEnabled()
    assert len(played.station.sent) == 1
    played.station.catch_up()
    assert [said.name for said in taken(played)] == ["vicini"]
    played.touch(page.accept)
    assert len(played.station.sent) == 1, "a second touch gives nothing"


def test_what_is_held_is_seen_when_the_page_opens_next(played: Played) -> None:
    say(played, "laterali-17", "posto 2", held=True)
    say(played, "serie", "posto 4", held=True)
    page = opened(played)
    assert page.picture.picture.taken == (
        "posto 2 · Da 20, laterali del 17, 100 · tenuto",
        "posto 4 · Da 20, serie, 120 · tenuto",
    )
    assert {n: key.lying for n, key in page.track.pockets.items() if key.lying} == {17: 1}
    assert "tenuti 1" in page.track.sectors["serie"].accessibleName()


def test_one_that_won_goes_on_at_one_touch_and_a_confirmation(played: Played) -> None:
    say(played, "serie", "posto 4", held=True)
    say(played, "laterali-8", "posto 2", held=True)
    played.fall(8)
    played.station.say("cleared")
    assert "proseguire: 2" in played.window.strip.own.accessibleName()
    page = opened(played)
    played.touch(ways(page)[0][1])
    assert "si tengono 100 · di puntata restano 20" in page.accessibleName()
    played.touch(page.accept)
    paying = played.station.state.paying
    assert paying is not None
    assert [(gone.after, gone.kept, gone.plays_on) for gone in paying.gone_on] == [
        ("completare", 10000, 2000)
    ]
    opened(played)
    typed(played, "r1")
    played.key(Qt.Key.Key_Return)
    paying = played.station.state.paying
    assert paying is not None
    assert [gone.after for gone in paying.gone_on] == ["completare", "rifare"]
    assert [said.name for said in taken(played)] == ["serie", "laterali-8"]


def test_one_that_waits_for_the_capo_tavolo_goes_on_with_his_name(played: Played) -> None:
    say(played, "nassa", "posto 4", held=True, accepted_by="Bianchi")
    played.fall(19)
    played.station.say("cleared")
    page = opened(played)
    played.touch(ways(page)[0][0])
    assert page.accept.text() == "Rifiutato"
    played.touch(page.capo)
    played.touch(page.accept)
    assert [said.name for said in taken(played)] == ["nassa"]


def test_from_those_that_won_one_comes_to_a_new_one_and_back(played: Played) -> None:
    say(played, "serie", "posto 4", held=True)
    played.fall(8)
    played.station.say("cleared")
    page = opened(played)
    played.touch(page.other)
    played.touch(page.asks_won)
    assert page.leaves[Leaf.WON].isVisible()
    played.station.say("next")
    assert not page.leaves[Leaf.WON].isVisible()
    assert page.leaves[Leaf.WHICH].isVisible()


def test_the_page_is_left_without_a_trace_and_the_ball_does_not_close_it(played: Played) -> None:
    page = opened(played)
    typed(played, "v p4")
    played.touch(page.back)
    assert (page.isVisible(), played.station.sent) == (False, [])
    assert opened(played).hand.draft.name is None
    played.fall(8)
    assert page.isVisible()
    played.touch(page.back)
    assert (page.isVisible(), played.station.sent) == (False, [])


def test_while_payments_stand_untouched_the_next_spin_s_announce_can_be_given(played: Played) -> None:
    """Rules 3: the next spin's bets are open from the clearing; who takes one says that the layout is clear."""
    say(played, "serie", "posto 4", held=True)
    played.fall(8)
    assert len(played.amounts) == 1
    assert played.station.state.betting is None
    page = opened(played)
    assert played.station.sent[-1] == {"do": "cleared"}
    assert page.accessibleName().startswith("Annunci vinti"), "what won is asked first"
    played.touch(page.other)
    typed(played, "v da 20 p2")
    played.key(Qt.Key.Key_Return)
    assert [said.name for said in taken(played)] == ["vicini"]
    assert played.paid == frozenset()


def test_what_is_said_before_the_clearing_is_written_stands_and_it_is_said_once(played: Played) -> None:
    """Nothing waits for the disk: a dealer who types on loses nothing, and the table is told once."""
    say(played, "serie", "posto 4", held=True)
    played.fall(8)
    played.station.deaf = True
    played.window.dealing.act(SpinAct.CLEARED)
    opened(played)
    typed(played, "v da 20 p2")
    assert [form["do"] for form in played.station.sent].count("cleared") == 1
    played.station.catch_up()
    played.key(Qt.Key.Key_Return)
    assert [said.name for said in taken(played)] == ["vicini"]


def test_no_amount_is_chosen_before_it_was_said(played: Played) -> None:
    """Rules 6: an announce has a price; at the table's minimum until its value is said, or money put down."""
    page = opened(played)
    played.touch(page.track.sectors["vicini"])
    assert not any(chip.chosen for chip in those(page, draft_of.choose_value))
    assert page.accessibleName().endswith("9 pezzi da € 2,50 · al minimo, se non dice altro")
    assert those(page, draft_of.put_down_exactly)[0].accessibleName() == "Esatto € 22,50"
    value(page, 2000)
    assert [chip.chosen for chip in those(page, draft_of.choose_value)].index(True) == 3
    assert those(page, draft_of.put_down_exactly)[0].accessibleName() == "Esatto € 180"
    played.touch(page.undo)
    played.touch(those(page, draft_of.put_down)[4])  # 100 reaches to 10
    assert [chip.chosen for chip in those(page, draft_of.choose_value)].index(True) == 2


def test_each_touch_is_taken_back(played: Played) -> None:
    page = opened(played)
    assert not page.undo.isEnabled()
    played.touch(page.track.sectors["serie"])
    played.touch(those(page, draft_of.choose_owner)[0])
    played.touch(page.undo)
    assert (page.hand.draft.name, page.hand.draft.owner) == ("serie", None)


def test_a_house_without_announces_offers_none(qtbot: QtBot) -> None:
    played = Played(qtbot)
    state = replace(played.station.state, house=house("tombola-half-back"))
    played.window.show_live(replace(played.station.live, state=state))
    assert not played.window.strip.own.isVisible()
    played.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert SpinAct.ANNOUNCE not in played.window.pages.made


def test_what_takes_it_lies_at_the_dealers_outer_hand(qtbot: QtBot) -> None:
    left, right = opened(Played(qtbot)), opened(Played(qtbot, Side.RIGHT))
    assert left.accept.x() > left.width() / 2 > left.picture.x()
    assert right.accept.x() < right.width() / 2 < right.picture.x()


def test_the_announces_are_worked_out_when_the_page_is_first_opened() -> None:
    code = (
        "import sys, app.desks.croupier.window\n"
        "print([name for name in sys.modules if name in "
        "{'app.rules.roulette.announces', 'app.rules.roulette.announce_names', 'app.desks.croupier.roulette.announces.page'}])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "[]"


def test_finals_stand_in_the_palette_as_the_source_lists_them(played: Played) -> None:
    """[5.1] names seventeen of two numbers, and the short one."""
    page = opened(played)
    faces = {key.text() for name, key in palette(page).items() if "/" in key.text()}
    printed = "0/1 1/2 2/3 4/5 5/6 0/3 1/4 2/5 3/6 7/8 8/9 4/7 5/8 6/9 7/10 8/11 9/12"
    assert sorted(faces) == sorted(printed.split(" "))
    assert palette(page)["finale-8-9-ridotta"].accessibleName() == "finale 8/9 ridotta"
    assert sum(a.family is Family.FINALE for a in ANNOUNCES) == 10


@pytest.mark.parametrize("language", Language)
def test_how_many_are_held_leaves_an_edge_on_the_key_of_a_sector(
    played: Played, language: Language, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    request.addfinalizer(lambda: speak(Language.ITALIAN))
    request.addfinalizer(lambda: proofread(None))
    speak(language)
    QCoreApplication.processEvents()
    announced_by(played, "vicini", "posto 4")
    opened(played)
    paint_in_place(monkeypatch)
    found: list[Written] = []
    proofread(lambda written, _painter: found.append(written))
    played.window.grab()
    (held,) = (each for each in found if each.text.startswith("9 ") and " · " in each.text)
    assert width_of(held.text, held.pixels) <= EDGE * held.rect.width()
