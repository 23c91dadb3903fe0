"""What station and house say of the copy is said in the desk's language, each of their sentences."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import app.house_copy
from app.desks.common.language import Language, speak
from app.desks.croupier.words.house_texts import HOUSE_TROUBLES
from app.desks.croupier.words.reasons import reason_words

pytestmark = pytest.mark.usefixtures("qapp")
ROOM = Path(next(iter(app.house_copy.__path__)))
_PLACE = re.compile(r"\{\w+\}")


def sentences() -> Iterator[str]:
    """Every sentence of the sender and the receiver about a trouble, with empty places."""
    for name in ("sending.py", "receiving.py"):
        for node in ast.walk(ast.parse((ROOM / name).read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                yield "".join(
                    str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values
                )


@pytest.mark.parametrize("said", [said for said, _ in HOUSE_TROUBLES])
def test_each_text_is_of_a_sentence_that_is_said(said: str) -> None:
    assert _PLACE.sub("{}", said) in set(sentences())


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("said", [said for said, _ in HOUSE_TROUBLES])
def test_each_has_words_in_every_language(said: str, language: Language) -> None:
    speak(language)
    try:
        filled = _PLACE.sub("7", said)
        assert reason_words(filled) != filled
    finally:
        speak(Language.ITALIAN)


def test_the_house_s_troubles_are_all_there() -> None:
    """Whoever adds a sentence gives it words."""
    known = {_PLACE.sub("{}", said) for said, _ in HOUSE_TROUBLES}
    whole = {sentence for sentence in sentences() if len(sentence) > 60 or "house" in sentence}
    assert whole - known == {"the house says that it has another event {}"}
