"""What the lamps of reader and journal say."""

from datetime import UTC, datetime, timedelta

import pytest

from app.desks.common.language import local_time
from app.desks.croupier.heading import Health, JournalLamp, ReaderLamp
from app.desks.croupier.words.top_words import journal_words, reader_lines, reader_words, utc_now
from app.table.live import ReaderHealth

AT = "2026-11-20T22:41:07.123456Z"
NOW = datetime.fromisoformat(AT) + timedelta(minutes=3, seconds=59)
TURNING = ReaderLamp(Health.GOOD, ReaderHealth.LIVE, 171, turning=False)
MUTE = TURNING._replace(speed=None, turning=None)


def test_the_lamps_say_speed_direction_and_time() -> None:
    assert reader_words(TURNING, NOW) == "Cilindro 17,1 giri/min ↺"
    assert reader_words(TURNING._replace(turning=True), NOW).endswith("↻")
    assert reader_words(MUTE, NOW) == "Cilindro"
    for health in ReaderHealth:
        assert reader_words(TURNING._replace(reader=health), NOW)
    assert journal_words(JournalLamp(Health.BAD, "", 3)) == "NON REGISTRATO · 3"
    assert journal_words(JournalLamp(Health.GOOD, "", 0))
    assert journal_words(JournalLamp(Health.GOOD, AT, 0)).endswith(":07")


@pytest.mark.parametrize(
    ("lamp", "words"),
    [
        (TURNING._replace(damaged=1), "Cilindro 17,1 ↺ · 1 riga guasta"),
        (TURNING._replace(damaged=12), "Cilindro 17,1 ↺ · 12 righe guaste"),
        (TURNING._replace(damaged=1000), "Cilindro 17,1 ↺ · 999+ righe guaste"),
        (MUTE._replace(damaged=12), "Cilindro · 12 righe guaste"),
        (MUTE._replace(damaged=12, instrument="tumbler"), "Tamburo · 12 righe guaste"),
        (MUTE._replace(damaged=12, reader=ReaderHealth.SILENT), "Cilindro muto · 12 righe guaste"),
        (MUTE._replace(damaged=12, reader=ReaderHealth.STALE), "Cilindro in ritardo"),
        (MUTE._replace(damaged=12, reader=ReaderHealth.LOST), "Cilindro scollegato"),
        (MUTE._replace(damaged=12, number_at=AT), "Numero 3 min fa · guaste 12"),
    ],
)
def test_damaged_lines_are_counted_where_there_are_any(lamp: ReaderLamp, words: str) -> None:
    assert reader_words(lamp, NOW) == words


@pytest.mark.parametrize(
    ("later", "age"),
    [
        (timedelta(0), "adesso"),
        (timedelta(seconds=-5), "adesso"),
        (timedelta(seconds=59), "adesso"),
        (timedelta(minutes=1), "1 min fa"),
        (timedelta(minutes=59, seconds=59), "59 min fa"),
        (timedelta(hours=2, minutes=59), "2 h fa"),
    ],
)
def test_a_reader_that_says_numbers_alone_has_the_age_of_the_last(later: timedelta, age: str) -> None:
    now = datetime.fromisoformat(AT) + later
    assert reader_words(MUTE._replace(number_at=AT), now) == f"Cilindro · numero {age}"
    lost = MUTE._replace(number_at=AT, reader=ReaderHealth.LOST)
    assert reader_words(lost, now) == "Cilindro scollegato"


def test_the_page_of_the_readers_says_all_of_it() -> None:
    assert reader_lines(TURNING, NOW) == ["Cilindro 17,1 giri/min ↺"]
    assert reader_lines(MUTE._replace(number_at=AT, damaged=2), NOW) == [
        "Cilindro",
        f"ultimo numero 3 min fa, alle {local_time(AT)}",
        "2 righe guaste da quando è collegato",
    ]


def test_the_clock_is_the_worlds() -> None:
    assert utc_now().tzinfo is UTC
