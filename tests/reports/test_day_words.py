"""What the things on a day's page are called."""

import pytest

from app.desks.common.language import Language, speak
from app.reports.day_words import missing_words, operation_words, waiting_words
from app.reports.roulette.page_words import ROULETTE
from app.reports.voice import Voice
from app.table import events as happened
from app.table.missing_documents import Gap
from app.table.roulette import events as spun


@pytest.mark.parametrize("operation", ["open", "close", "fill", "credit", "change", "drop", "tip", "box", ""])
def test_every_operation_of_the_bank_has_its_word(operation: str) -> None:
    assert operation_words(operation) != operation


def test_what_waits_says_what_happened() -> None:
    jump = waiting_words(happened.ClockJumped(microseconds=-90_000_000))
    assert jump == "orologio messo indietro di 90 s"
    behind = happened.ClockBehind(microseconds=90_000_000, than="event")
    assert waiting_words(behind) == "orologio più indietro di 90 s dell'ultimo fatto registrato"
    older = waiting_words(happened.ClockBehind(microseconds=1, than="program"))
    assert older == "orologio più indietro del giorno in cui fu fatto il programma"
    again = happened.PitBossAgain(owner="Gina", by="root", done="2026-11-21T05:14:10.123456Z")
    assert waiting_words(again) == (
        "Gina: primo codice dato il 2026-11-21 da chi amministra la macchina (root)"
    )
    wrong = happened.JournalVerified(after="", head="", events=0, place=7, reason="it was changed")
    assert waiting_words(wrong, Voice(str.upper)) == "registro controllato: non regge al n. 7: IT WAS CHANGED"
    warning = happened.ReaderWarning(device="wheel", reason="bad_frame", detail="damaged", count=4)
    assert waiting_words(warning, Voice(str.upper)) == "Lettore: DAMAGED (×4)"
    lapsed = spun.SpinClosed(spin=1, entered=False, lapsed=0)
    assert waiting_words(lapsed, Voice(games=(ROULETTE,))) == "numero del lettore non confermato: 0"


def test_9_an_opening_count_says_by_what_it_differs_with_the_houses_colours() -> None:
    differs = [{"colour": "red", "value": "2.50", "pieces": -4}]
    counted = happened.BankMoved(operation="open", chips=[], amount="0.00", differs=differs)
    voice = Voice(labels={"red": "rosso"})
    words = "conta d'apertura diversa dall'ultima chiusura: mancano 10,00: −4 × rosso"
    assert waiting_words(counted, voice) == words
    righted = happened.EntryCorrected(of=9, reason="", by="Carla", witness="Ugo", instead={}, differs=differs)
    assert "corretta, ancora diversa" in waiting_words(righted, voice)


@pytest.mark.parametrize(
    ("language", "words", "righted"),
    [
        (Language.ITALIAN, "mancano 50,00", "corretta, ancora diversa"),
        (Language.ENGLISH, "50.00 missing", "put right, still other"),
        (Language.FRENCH, "il manque 50,00", "corrigé, encore autre"),
    ],
)
def test_9_a_count_of_the_note_box_says_what_is_wanting(language: Language, words: str, righted: str) -> None:
    speak(language)
    box = happened.BankMoved(operation="box", chips=[], amount="150.00", drop="200.00", off="-50.00")
    assert words in waiting_words(box)
    again = happened.EntryCorrected(
        of=9, reason="", by="Carla", witness="Ugo", instead={}, drop="200.00", off="-50.00"
    )
    assert words in waiting_words(again)
    assert righted in waiting_words(again)


def test_9_missing_papers_are_named_one_by_one_or_from_one_to_another() -> None:
    words = "Documenti: manca il n. 13, mancano i n. da 15 a 17."
    assert missing_words([Gap("13", "13"), Gap("15", "17")]) == words
