"""What table, journal and readers say is wrong is said in the desk's language (refusals: test_refusals)."""

import ast
import re
from pathlib import Path

import pytest

import app.desks.croupier
from app.desks.common.language import Language, speak
from app.desks.common.owner_words import owner_words, seat_sign, title_words
from app.desks.common.seats import seat_name, seat_of
from app.desks.croupier.words.reasons import reason_words
from app.desks.croupier.words.trouble_texts import TROUBLES
from app.journal.errors import CopyRefused, EmptyJournal, NoRoomFor
from app.rules.roulette.wheel import Turning
from app.table.roulette.hearing import reversal_text
from app.table.table import UNCOUNTED
from app.table.troubles import Trouble
from hardware.codecs import cammegh_variants, napsa_frames, tumbler_draw
from hardware.devices import Device
from hardware.readings import Heard, WheelWarning
from hardware.reconnecting import Delays, Lost, open_port
from hardware.registry import device_kind

pytestmark = pytest.mark.usefixtures("qapp")
CROUPIER = Path(next(iter(app.desks.croupier.__path__)))


def filled(text: str) -> str:
    return re.sub(r"\{[^}]*\}", "7", text)


@pytest.mark.parametrize(
    "said",
    [
        UNCOUNTED,
        reversal_text(Turning.CLOCKWISE),
        str(NoRoomFor(Path("/media/stick/bundle.zip"))),
        str(CopyRefused(Path("bundle.zip"), "there is something of this name already; choose another")),
    ],
)
def test_what_the_table_itself_warns_of_has_words_in_every_language(said: str) -> None:
    found = set()
    for language in Language:
        speak(language)
        found.add(reason_words(said))
    assert len({*found, said}) == len(Language) + 1


def test_every_sentence_is_met_by_its_own_text() -> None:
    """The more special one comes first: none is caught by a more general one before it."""
    for said, text in TROUBLES.items():
        words = reason_words(filled(said))
        assert re.fullmatch(re.sub(r"\\\{[^}]*\\\}", ".+", re.escape(str(text))), words), said


def test_places_are_filled_in_as_the_desk_calls_them() -> None:
    speak(Language.FRENCH)
    told = reason_words("posto 3's winnings on dozen-2 are left lying already")
    assert told == "Sur 2e douz. le gain reste déjà\u202f: place 3"


def test_a_sentence_nobody_knows_is_shown_as_it_came() -> None:
    speak(Language.ENGLISH)
    assert reason_words("OSError: [Errno 5] {weird}") == "OSError: [Errno 5] {weird}"


def test_a_reason_that_was_chosen_on_the_desk_is_found_again() -> None:
    """The journal keeps it in Italian."""
    assert reason_words("Allarme in sala") == "Allarme in sala"
    speak(Language.ENGLISH)
    assert reason_words("Allarme in sala") == "Alarm in the room"


def test_what_a_wheel_reports_has_words() -> None:
    """Every flag of every wheel that is read."""
    flags = [*cammegh_variants.SS2.flags.values(), *cammegh_variants.M360.flags.values()]
    for flag in flags:
        assert reason_words(flag.sentence) != flag.sentence


def test_what_a_tumbler_reports_has_words() -> None:
    """Every flag of the tumbler, what it was not heard to say, and what was not read."""
    said = [flag.sentence for flag in tumbler_draw.FLAGS.values()]
    for sentence in (
        *said,
        tumbler_draw.MISSED,
        tumbler_draw.REBOOTED,
        Trouble.RESULT_UNREAD.english(cause="TAG"),
    ):
        assert reason_words(sentence) != sentence


def test_what_a_collector_reports_has_words() -> None:
    """Every fault that a document names, and the one without a name."""
    for fault in (*napsa_frames.FAULTS.values(), napsa_frames.UNNAMED):
        assert reason_words(fault.sentence) != fault.sentence


WARNED = {
    "cammegh-ss2": b"\r\n*W 38\r\n",
    "napsa": b"NS176 000NS  6 000",
    "two-digits": b"17\r\n",
    "rfid-head": b"\x02100086F44426\x03",
    "keypad": b"7\r99\r",
}


@pytest.mark.parametrize("kind", WARNED)
def test_what_a_reader_warns_of_has_words_in_every_language(kind: str) -> None:
    """The sentences as the codecs themselves say them."""
    codec = device_kind(kind).codec(None)
    codec.connected()
    said = [r for r in codec.feed(WARNED[kind], Heard("wheel", 0, 0)) if isinstance(r, WheelWarning)]
    assert said
    for warning in said:
        found = set()
        for language in Language:
            speak(language)
            found.add(reason_words(warning.detail))
        assert len(found) == len(Language), warning.detail


def test_a_port_that_is_not_there_has_words() -> None:
    """The sentence as the line itself says it."""
    device = Device("wheel", device_kind("cammegh-ss2"), "/dev/there-is-none")
    with pytest.raises(Lost) as lost:
        open_port(device, Delays())
    assert reason_words(str(lost.value)) == "/dev/there-is-none non c'è: inserire il cavo."


@pytest.mark.parametrize(
    ("language", "seat", "sign", "title"),
    [
        (Language.ITALIAN, "posto 4", "P4", "Posto 4"),
        (Language.ENGLISH, "seat 4", "S4", "Seat 4"),
        (Language.FRENCH, "place 4", "P4", "Place 4"),
    ],
)
def test_a_seat_is_called_in_the_language_of_the_desk(
    language: Language, seat: str, sign: str, title: str
) -> None:
    """What is sent stays what it is, in every language."""
    speak(language)
    assert seat_name(4) == "posto 4"
    assert owner_words("posto 4") == seat
    assert seat_sign(4) == sign
    assert title_words("Posto 4") == title


def test_anybody_else_goes_by_name() -> None:
    speak(Language.ENGLISH)
    assert owner_words("Bianchi") == "Bianchi"
    assert title_words("Rosso") == "Red"
    assert title_words("Avorio") == "Avorio"
    assert seat_of("posto d'onore") is None
    assert seat_of(None) is None
    assert title_words("Di chi è?") == "Whose is it?"


@pytest.mark.parametrize("section", ["", " (rules 6)", " (rules 6) [5]"])
def test_the_section_on_which_a_sentence_rests_is_left_out(section: str) -> None:
    assert reason_words(f"payment 2 is not made{section}") == "Il pagamento 2 non è fatto"


def test_the_desk_calls_a_colour_in_a_reason_as_its_house_does() -> None:
    """Wherever a table's refusal is said the house is given; these say what readers and persons say."""
    without = {
        path.name
        for path in sorted(CROUPIER.rglob("*.py"))
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        if call.func.id == "reason_words" and len(call.args) == 1
    }
    assert without == {
        "bank_entry.py",
        "bank_fields.py",
        "bank_payment.py",
        "device_words.py",
        "devices_form.py",
        "night_button.py",
        "pay_words.py",
        "start_trouble.py",
        "support_form.py",
        "void_forms.py",
    }


@pytest.mark.parametrize(
    "said",
    [str(EmptyJournal(Path("T4.sqlite"))), Trouble.LISTS_NOT_KEPT.english(why="T4.lists.sqlite.lock: no.")],
)
def test_what_is_wrong_beside_the_game_has_words_in_every_language(said: str) -> None:
    words = set()
    for language in Language:
        speak(language)
        words.add(reason_words(said))
    speak(Language.ITALIAN)
    assert len(words) == len(Language)
    assert all("T4." in each for each in words)
