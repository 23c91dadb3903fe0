"""The keys of the keyboard that the manual names do what it says, on the desk that it speaks of."""

import re

import pytest
from PySide6.QtGui import QKeySequence

from app.desks.common.language import Language, speak
from app.desks.croupier.keys import act_keys
from app.desks.croupier.words.words import act_words
from tests.architecture.manual import LANGUAGES, bold, pages, prose

SIGNS = {"←": "Left", "→": "Right", "Invio": "Return", "Enter": "Return", "Canc": "Del"}
PIT_BOSS = {"Ctrl+F", "Ctrl+G", "Ctrl+P", "Ctrl+L", *(f"Ctrl+{place}" for place in range(1, 7))}
TRAINEE = {f"F{place}" for place in range(1, 9)}
_KEY = re.compile(r"(?:Ctrl\+)?(?:F\d+|[A-Z0-9]|Backspace|Invio|Enter|Canc|←|→)")
_BESIDE = re.compile(r"\*([^*]+)\* \(\*\*([^*]+)\*\*\)")


def portable(key: str) -> str:
    """A key as Qt writes it in any language."""
    *held, last = key.split("+")
    return "+".join((*held, SIGNS.get(last, last)))


def of_acts() -> dict[str, str]:
    """What each key of the croupier's desk does, in the language that is spoken."""
    form = QKeySequence.SequenceFormat.PortableText
    return {
        QKeySequence(key).toString(form): act_words(act) for act, keys in act_keys().items() for key in keys
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_is_named_is_one(language: str) -> None:
    named = {said.words for page in pages(language) for said in bold(page) if _KEY.fullmatch(said.words)}
    assert len(named) > 40
    known = {*of_acts(), *PIT_BOSS, *TRAINEE, *(f"F{count}" for count in range(2, 10)), "Ctrl+Return"}
    assert {portable(key) for key in named} - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_beside_the_words_of_a_button_does_the_same(language: str) -> None:
    speak(Language(language))
    try:
        does, found = of_acts(), 0
        for page in pages(language):
            for words, key in _BESIDE.findall(prose(page)):
                if portable(key) in does and key not in PIT_BOSS:
                    assert does[portable(key)] == words, page.name
                    found += 1
        assert found > 15
    finally:
        speak(Language.ITALIAN)
