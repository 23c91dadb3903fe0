"""No word and no key of the program's own English reaches a desk that speaks Italian or French."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, product
from pathlib import Path
from typing import Final

import pytest

import app.house_copy
import app.station
import app.table
import hardware
from app.desks.common.language import Language, speak
from app.desks.croupier.roulette.words.game import ROULETTE
from app.desks.croupier.settings.setup import Heard, Said
from app.desks.croupier.words.device_words import heard_words
from app.desks.croupier.words.reasons import CATALOGUES, reason_words
from app.desks.croupier.words.recorded_texts import CAUSES, SOURCES
from app.desks.croupier.words.trouble_texts import TROUBLES
from app.desks.croupier.words.words import candidate_words, void_words
from app.reports.day_words import waiting_words
from app.reports.roulette.void_words import void_words as void_words_of_reports
from app.reports.voice import Voice
from app.rules.roulette.layout import BY_NAME
from app.table import events as happened
from app.table.roulette.procedure import DrawVoid, VoidReason
from app.table.roulette.stake_faults import StakeFault
from hardware.readings import VoidCause, WarningKind
from tests.desks.croupier.test_translations import texts_of_the_windows, translations
from tests.houses import house

pytestmark = pytest.mark.usefixtures("qapp")

VENEZIA: Final = house("venezia")
SAID: Final = (
    *((line.said, line.text) for catalogue in (*CATALOGUES, *ROULETTE.catalogues) for line in catalogue),
    *TROUBLES.items(),
)
OTHERS: Final = (Language.ITALIAN, Language.FRENCH)
OWN: Final = re.compile(r"[^\W\d_]{2,}")
FAULT: Final = "Errno"
"""What an operating system says of its own: it has its own language."""
VALUES: Final = {
    "cause": [*CAUSES],
    "source": [*SOURCES],
    "said": ["28 and 22", "28"],
    "colour": [chip.name for chip in VENEZIA.colours],
    "owner": ["posto 3", *(chip.name for chip in VENEZIA.colours)],
    "position": [*BY_NAME][::13],
    "more": [fault.said for fault in StakeFault if "{" not in fault.said],
    "fault": [FAULT],
    "why": [FAULT],
}
"""What a place may be filled with, by its name; any other holds a number, a name or a path."""
NOT_OURS: Final = {"fault", "why"}


def words(text: str) -> set[str]:
    return {word.lower() for word in OWN.findall(re.sub(r"\{\w+\}", " ", text))}


def english() -> set[str]:
    """Every word that table, devices and journal say, and every key that the journal keeps."""
    keys = chain(VoidCause, DrawVoid, VoidReason, WarningKind, SOURCES, VALUES["colour"])
    said = chain(
        (said for said, _ in SAID), (key.replace("_", " ") for key in keys), ["and", "wheel", "second"]
    )
    return set().union(*map(words, said))


def spoken(language: Language) -> set[str]:
    """Every word of the windows in a language."""
    texts: Iterable[str] = texts_of_the_windows()
    if language is not Language.ITALIAN:
        texts = translations(language.value).values()
    names = (title for title in (*(chip.label for chip in VENEZIA.colours), VENEZIA.title))
    return set().union(*map(words, texts), *map(words, names))


@cache
def english_only(language: Language) -> set[str]:
    """Every word that the program says and that language has not."""
    return english() - spoken(language) - {FAULT.lower()}


def filled(said: str) -> Iterator[str]:
    """A sentence with each value that its places can have."""
    places = list(dict.fromkeys(re.findall(r"\{(\w+)\}", said)))
    for values in product(*(VALUES.get(place, ["7"]) for place in places)):
        yield said.format(**dict(zip(places, values, strict=True)))


def strangers(text: str, language: Language) -> set[str]:
    """Words of a text that only the program's English has."""
    return words(text) & english_only(language)


def test_the_words_that_are_looked_for_would_be_found() -> None:
    """Neither language has them, and each of them has reached a desk."""
    for language in OTHERS:
        assert {"wheel", "and", "red", "launch", "failed", "the"} <= english_only(language)


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_of_table_journal_or_device_leaves_english_in_it(language: Language) -> None:
    """Screens: texts are Italian, English or French; whatever stands in a sentence's places."""
    speak(language)
    for said, _ in SAID:
        for sentence in filled(said):
            told = reason_words(sentence, VENEZIA)
            assert strangers(told, language) == set(), (sentence, told)


@pytest.mark.parametrize("language", OTHERS)
def test_what_a_device_gave_up_for_is_said_on_desk_page_and_report(language: Language) -> None:
    speak(language)
    for cause in (*VoidCause, *VoidReason, *DrawVoid):
        instrument = "tumbler" if cause in {*DrawVoid} else ""
        for told in (
            void_words(str(cause), instrument),
            void_words_of_reports(str(cause)),
            heard_words(Heard(Said.VOID, VoidCause(str(cause)).value)) if cause in {*VoidCause} else "",
        ):
            assert strangers(told, language) == set(), (cause, told)
            assert "_" not in told


@pytest.mark.parametrize("language", OTHERS)
def test_whoever_tells_of_a_trouble_is_named_in_the_language_of_the_desk(language: Language) -> None:
    """A reader's setting is no name: "wheel" on the page that asks who answers."""
    speak(language)
    turned = "The wheel turns clockwise as at the throw before: it is turned round for each throw."
    for device in ("wheel", "second", *tellers()):
        warning = happened.ReaderWarning(device=device, reason="not_reversed", detail=turned)
        told = waiting_words(warning, Voice(reason_words))
        assert strangers(told, language) == set(), told
        assert not told.startswith(device), told


def tellers() -> set[str]:
    """Every name under which the station has something recorded."""
    found: set[str] = set()
    for file in chain(files(app.station), (Path(app.station.__path__[0]).parent / "commands").glob("*.py")):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(call, ast.Call)
                and isinstance(call.func, ast.Attribute)
                and call.func.attr == "notice"
            ):
                first = call.args[0]
                if isinstance(first, ast.Constant):
                    found.add(str(first.value))
    assert {"heads", "settings"} <= found
    return found


def files(package: object) -> Iterator[Path]:
    root = Path(next(iter(package.__path__)))  # type: ignore[attr-defined]
    return (file for file in sorted(root.rglob("*.py")) if "simulators" not in file.parts)


WARNING_NAMES: Final = {"reason", "detail", "sentence", "warning"}


def warnings() -> Iterator[tuple[str, str]]:
    """Every sentence that devices, station and table write for a warning, with numbers in its places."""
    for file in chain(files(hardware), files(app.station), files(app.table)):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            value: ast.expr | None = None
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                value = node.value if node.targets[0].id in WARNING_NAMES else None
            elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(
                ("Lost", "WheelWarning", "WarningHeard")
            ):
                value = node.args[-1] if node.args else None
            if isinstance(value, ast.JoinedStr):
                yield file.name, "".join(map(part, value.values))


PARTS: Final = {
    "where": "7: the port 7",
    "advice": "does not answer. Check that the device is on, and its address and port number.",
}
"""What a name within a sentence holds that begins or ends it."""


def part(value: ast.expr) -> str:
    if isinstance(value, ast.Constant):
        return str(value.value)
    return PARTS.get(ast.unparse(value.value), "7") if isinstance(value, ast.FormattedValue) else ""


@pytest.mark.parametrize("language", OTHERS)
def test_every_warning_that_is_written_has_words(language: Language) -> None:
    """Whoever lets a device, the station or the table say another sentence gives it words."""
    speak(language)
    found = list(warnings())
    assert len(found) > 10
    for file, sentence in found:
        told = reason_words(sentence)
        assert strangers(told, language) == set(), (file, sentence, told)


@pytest.mark.parametrize("language", OTHERS)
def test_why_a_number_waits_is_said(language: Language) -> None:
    """Every reason of a candidate that a reader gives, as `hardware.readings` names them."""
    source = Path(hardware.__path__[0], "readings.py").read_text(encoding="utf-8")
    reasons = re.findall(r'^[A-Z_]+ = "(\w+)"\n"""Reason of a candidate', source, re.MULTILINE)
    assert len(reasons) >= 5
    speak(language)
    for reason in reasons:
        assert candidate_words(reason) != reason
        assert strangers(candidate_words(reason), language) == set()
