"""The language of practice is remembered beside the answers, and a file that says nothing hurts nobody."""

from pathlib import Path

import pytest

from app.practice_file.errors import PracticeFileError
from app.practice_file.language import remember, remembered
from app.settings import Language


def test_what_was_chosen_last_is_remembered(tmp_path: Path) -> None:
    answers = tmp_path / "practice.sqlite"
    assert remembered(answers) is None
    for language in (Language.ENGLISH, Language.FRENCH):
        remember(answers, language)
        assert remembered(answers) is language
    assert not answers.exists(), "nothing is written among the answers"


@pytest.mark.parametrize("content", [b"", b"la", b"\xff\xfe"])
def test_what_is_no_language_is_none(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "practice.language").write_bytes(content)
    assert remembered(tmp_path / "practice.sqlite") is None


def test_what_cannot_be_read_or_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "practice.language").mkdir()
    with pytest.raises(PracticeFileError, match="not kept now"):
        remember(tmp_path / "practice.sqlite", Language.FRENCH)
    with pytest.raises(PracticeFileError, match="cannot be read"):
        remembered(tmp_path / "practice.sqlite")
