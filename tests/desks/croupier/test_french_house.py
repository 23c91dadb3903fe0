"""A house that speaks French: payments, why, changes and cloth are French, whatever the desk's language is (rules 8)."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from app.desks.common.language import Language, quoted, speak
from app.desks.common.lettering import Weight, fits_lines
from app.desks.common.theme import SMALLEST
from app.desks.common.utterances import Utterance, Voice
from app.desks.croupier.payments.large import spoken_ways
from app.desks.croupier.payments.shown import Beside, LargePayment
from app.desks.croupier.roulette.entry.figures import Figure
from app.desks.croupier.screen import sayable
from app.rules.tongue import Speech, tongue
from tests.desks.croupier.scene import set_up
from tests.desks.desk import Station
from tests.desks.letters import reading
from tests.desks.overlapping import overlapping
from tests.desks.played import Played

LANGUAGES = pytest.mark.parametrize("language", Language)


@pytest.fixture(autouse=True)
def italian_again() -> Iterator[None]:
    yield
    speak(Language.ITALIAN)


@pytest.fixture
def french(qtbot: QtBot) -> Played:
    return at_a_house(qtbot, "france")


def at_a_house(qtbot: QtBot, name: str) -> Played:
    return Played(qtbot, station=Station(name=name), setup=set_up())


def written(played: Played) -> set[str]:
    """All that is written on the window now, each no-break space a space."""
    found: set[str] = set()
    overlapping(played.window, lambda text, _: found.add(text.text.replace("\N{NO-BREAK SPACE}", " ")))
    return found


@LANGUAGES
def test_payment_why_and_place_are_french_in_every_language_of_the_desk(
    qtbot: QtBot, language: Language
) -> None:
    """Rules 8: what is said to the players is the house's; the desk's own words stay the station's."""
    speak(language)
    french = at_a_house(qtbot, "france")
    french.fall(8)
    french.colour("red")
    french.place("split-8-11", "split-8-11", "straight-8")
    found = written(french)
    said = quoted("Soixante-neuf pièces au rouge").replace("\N{NO-BREAK SPACE}", " ")
    assert {"Rouge", "2 chevaux 8/11 + 1 plein 8", said, "1re douz."} <= found
    assert {Language.ITALIAN: "PAGATO", Language.ENGLISH: "PAID", Language.FRENCH: "PAYÉ"}[language] in found


def test_a_seat_a_chance_and_what_is_left_are_said_in_french(french: Played) -> None:
    french.fall(8)
    french.value(2000, 4)
    french.place("black", "split-8-11")
    assert french.large.spoken == "Vingt, place 4"
    french.station.send({"do": "leave", "order": 1})
    assert french.large.spoken == "Vingt, place 4 : reste, quarante en jeu"
    shown = french.window.dealing.screen
    assert shown is not None
    assert [row.why for row in shown.payments.rows] == ["1 sur noir", "1 cheval 8/11"]


def test_the_cloth_is_french(qtbot: QtBot) -> None:
    """The numbers need no language; dozens and sectors have one."""
    with reading() as read:
        read.look_at(at_a_house(qtbot, "france").window)
    found = {letter.text for letter in read.letters}
    assert {"MANQUE", "IMPAIR", "1re DOUZAINE", "3e DOUZAINE", "ORPHELINS", "VOISINS DU ZÉRO"} <= found
    assert not {"1ª DOZZINA", "ORFANELLI"} & found


def test_it_is_said_aloud_by_a_french_voice(french: Played) -> None:
    french.station._do({"do": "minimum", "minimum": "5.00", "by": "capo tavolo"})
    now = sayable(french.window.dealing.screen)  # type: ignore[arg-type]
    assert now is not None
    assert now.said[-1] == Utterance(
        Voice.FRENCH, "Dernier coup au minimum de 2,50, la partie continuera au minimum de 5"
    )
    french.fall(8)
    french.colour("orange")
    french.place("straight-8")
    now = sayable(french.window.dealing.screen)  # type: ignore[arg-type]
    assert now is not None
    assert now.payment == Utterance(Voice.FRENCH, "Trente-cinq pièces à l'orange")


def test_an_italian_house_stays_italian_on_a_french_desk(qtbot: QtBot) -> None:
    speak(Language.FRENCH)
    played = at_a_house(qtbot, "venezia")
    played.fall(8)
    played.colour("red")
    played.place("split-8-11")
    assert {"1 cavallo 8/11", quoted("Diciassette pezzi al rosso"), "Rouge"} <= written(played)


def test_a_sentence_that_has_no_room_has_its_numbers_in_figures(french: Played) -> None:
    """What is said is never cut: seven pieces complete are 1092, and as much in words is two lines too many."""
    french.fall(8)
    french.value(250, 4)
    french.touch(french.entry.keys.counts[6])
    french.touch(french.entry.figures.figures[Figure.COMPLETE])
    words, counted, figures = spoken_ways(french.large)
    assert words == counted == "Mille quatre-vingt-douze pièces, deux mille sept cent trente, place 4"
    assert figures == "1092 pièces, €\N{NO-BREAK SPACE}2.730, place 4"


@given(st.sampled_from(list(Speech)), st.integers(1, 9_999), st.sampled_from([250, 500, 2000, 10_000]))
def test_every_sentence_has_room_in_figures(speech: Speech, pieces: int, value: int) -> None:
    """The last way fits into the narrowest box that there is, the reference's, in either language."""
    nothing: dict[str, Any] = dict.fromkeys(LargePayment.__struct_fields__)
    said = tongue(speech)
    spoken = (
        f"{said.pieces_words(pieces)}, {said.money_words(pieces * value)}, {said.player_words('posto 4')}"
    )
    shown = {"pieces": pieces, "amount": pieces * value, "speech": speech, "spoken": spoken.capitalize()}
    last = spoken_ways(LargePayment(**{**nothing, "beside": Beside(), **shown}))[-1]
    assert fits_lines(QRectF(0, 0, 308, 42), f"« {last} »", SMALLEST, Weight.SEMI), last
    assert str(pieces) in last
