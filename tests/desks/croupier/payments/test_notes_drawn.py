"""Banknotes beside chips: what they are called, given back and paid last (rules 2) [4.3]."""

from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.rules.money import Cents
from tests.desks.played import Played
from tests.desks.written import texts_on, written_on


def test_rules_2_banknotes_are_said_to_be_last_and_changed_and_what_goes_back(played: Played) -> None:
    """[4.3] Six chips of 100 beside two notes of 500 up to the maximum: 400 count, 600 go back."""
    played.fall(8)
    played.touch(played.entry.keys.counts[5])
    played.value(10000, 2)
    played.place("black")
    for _ in range(2):
        played.touch(played.entry.chips.kind)
    played.touch(played.entry.chips.values[-1])
    played.place("black")
    played.place("black")  # notes are laid one by one, whatever count was chosen for the chips
    drawn = texts_on(played.panel)
    assert "Biglietti da rendere · su nero · posto 2" in drawn
    assert "Posto 2 · biglietti" in drawn
    assert not any("Biglietti per ultimi" in text for text in drawn)
    played.key(Qt.Key.Key_Space)  # the notes are given back before anything is paid (rules 5)
    played.key(Qt.Key.Key_Space)
    assert played.large.spoken == "Biglietti per ultimi: quattrocento, posto 2"
    assert "Biglietti per ultimi: cambiare 400 in gettoni, poi pagare. Da rendere prima: 600." in texts_on(
        played.panel
    )


def test_what_was_seen_to_stays_ticked_however_long_its_name(played: Played) -> None:
    """At zero nothing is paid: all that was done stands there, and that it was done."""
    played.fall(0)
    played.window.dealing.act(SpinAct.KIND)
    played.window.dealing.act(SpinAct.KIND)
    played.window.dealing.choose_owner("posto 5")
    played.window.dealing.choose_value(Cents(50_000))
    played.window.dealing.choose_count(5)
    played.place("black")
    played.window.dealing.act(Act.SEEN_TO_ALL)
    found = written_on(played.panel)
    (named,) = {
        written.text for written in found if "biglietti" in written.text and "1.500" not in written.text
    }
    assert named == "✓ su nero · posto 5 · biglietti"
    assert not any(written.cut for written in found)


def test_the_key_beside_the_colours_names_what_is_offered_now(played: Played) -> None:
    """It is lit as long as it is not the usual chips; a screen reader hears what comes next."""
    played.fall(8)
    key = played.entry.chips.kind
    said = []
    for _ in range(4):
        said.append((key.text(), key.chosen))
        played.touch(key)
    assert said == [("Gettoni", False), ("Biglietti", True), ("Fino al max", True), ("Omaggi", True)]
    assert key.accessibleName() == "accanto ai colori: Gettoni; poi Biglietti"


def test_notes_that_go_back_are_drawn_and_counted_as_notes(played: Played) -> None:
    played.fall(8)
    for _ in range(2):
        played.window.dealing.act(SpinAct.KIND)
    played.touch(played.entry.keys.counts[2])
    played.touch(played.entry.chips.values[-1])
    played.touch(played.entry.keys.seats[1])
    played.place("black")
    played.station.say("cleared")
    drawn = texts_on(played.panel)
    assert "Biglietti da rendere" in drawn
    assert "biglietto" in drawn
    assert "≤500" in drawn or "€500" in drawn
