"""Every text of the windows is translated, into both languages, and fits where the Italian one does."""

import ast
import re
import string
import subprocess
import sys
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

import pytest

import resources

ROOMS = [
    Path(__file__).parents[3] / "app" / room
    for room in ("desks", "house_copy", "journal", "people", "reports", "table")
]
FOLDER = Path(resources.__file__).parent / "translations"
MARKS = {"tr", "QT_TRANSLATE_NOOP"}


@cache
def texts_of_the_windows() -> frozenset[str]:
    """Every literal that is said through `tr`, or marked for it; what is no literal cannot be extracted."""
    found: set[str] = set()
    texts = (file.read_text(encoding="utf-8") for room in ROOMS for file in room.rglob("*.py"))
    for text in (text for text in texts if any(f"{mark}(" in text for mark in MARKS)):
        for call in ast.walk(ast.parse(text)):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in MARKS:
                said = call.args[-1]
                if isinstance(said, ast.Constant) and isinstance(said.value, str):
                    found.add(said.value)
    return frozenset(found)


def translations(language: str) -> dict[str, str]:
    """Source and translation of every finished message."""
    found: dict[str, str] = {}
    for message in ET.parse(FOLDER / f"{language}.ts").getroot().iter("message"):
        translated = message.find("translation")
        if translated is not None and translated.get("type") is None and translated.text:
            found[message.findtext("source") or ""] = translated.text
    return found


FAULTS = {
    "it": {"other quotes than «…»": r"[“”\"]|«\s|\s»"},
    "en": {
        "other quotes than “…”": r"[«»\"]",
        "a decimal comma": r"\d,\d{1,2}(?!\d)",
        "the table chief in Italian": r"(?i)capo tavolo",
        "a call bet in another word": r"(?i)\b(?:an|the|this|that|another) announce\b|\bannounces\b(?! \{)",
    },
    "fr": {
        "other quotes than « … »": r"[“”\"]|«(?!\u202f\S)|(?<!\S\u202f)»",
        "a sign without a space before it": r"[^\s\d}»]:(?!//)|[^\s]:\s|[^\s][;?!]",
        "the table chief in Italian": r"(?i)capo tavolo",
        "the player as a client": r"\bclients?\b",
    },
}
"""What no text of a language has: one kind of quotes, one word for one thing, amounts and signs as it writes them."""


@pytest.mark.parametrize("language", list(FAULTS))
def test_each_language_is_written_in_its_own_way(language: str) -> None:
    said = translations("en").keys() if language == "it" else translations(language).values()
    found = [
        (fault, text) for text in said for fault, how in FAULTS[language].items() if re.search(how, text)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "toccare “Fine”"),
        ("en", "at 2,50"),
        ("en", "touch «Finish»"),
        ("en", "the capo tavolo decides"),
        ("en", "No announce: the announce is refused"),
        ("fr", "à 20: coupe"),
        ("fr", "toucher «Fin»"),
        ("fr", "au client"),
    ],
)
def test_a_text_written_in_another_way_would_be_found(language: str, text: str) -> None:
    assert any(re.search(how, text) for how in FAULTS[language].values())


def places(text: str) -> list[str]:
    return sorted(name for _, name, _, _ in string.Formatter().parse(text) if name)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_text_is_translated(language: str) -> None:
    assert texts_of_the_windows() - translations(language).keys() == set()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_is_translated_that_nobody_says(language: str) -> None:
    assert translations(language).keys() - texts_of_the_windows() == set()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_filled_in_is_filled_in_everywhere(language: str) -> None:
    for source, text in translations(language).items():
        assert places(text) == places(source), source


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_shipped_file_is_made_from_the_one_that_is_read(language: str, tmp_path: Path) -> None:
    """`make translations` writes the .qm; it is never older than the .ts."""
    made = tmp_path / f"{language}.qm"
    release = Path(sys.executable).parent / "pyside6-lrelease"
    subprocess.run([release, "-silent", FOLDER / f"{language}.ts", "-qm", made], check=True, timeout=60)
    assert made.read_bytes() == (FOLDER / f"{language}.qm").read_bytes()


def test_no_text_is_put_together_before_it_is_translated() -> None:
    """An f-string cannot be extracted: places are filled in after the translation."""
    for file in (file for room in ROOMS for file in room.rglob("*.py")):
        assert not re.search(r"\btr\(f[\"']", file.read_text(encoding="utf-8")), file


def test_the_note_box_has_one_name_in_each_language() -> None:
    """What is emptied and counted is where the notes went: box, cassetta and caisse were read as three things."""
    english, french = translations("en"), translations("fr")
    boxes = {text for text in english if re.search(r"(?i)cassett[ae]\b", text)}
    assert boxes
    assert not [text for text in english if re.search(r"(?i)\bbox\b", text)]
    assert not [english[text] for text in boxes if not re.search(r"(?i)\bbox\b", english[text])]
    assert not [french[text] for text in boxes if re.search(r"(?i)\bcaiss", french[text])]
    assert not [french[text] for text in boxes if not re.search(r"(?i)\bbox\b", french[text])]
