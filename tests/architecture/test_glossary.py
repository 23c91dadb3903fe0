"""One word for one thing: a name in the code has no word that lost against another one (`app/GLOSSARY.md`)."""

import ast
from pathlib import Path

import pytest

from tests.architecture import naming
from tests.architecture.naming import GLOSSARY, LOSING, Name, Word, all_names, glossary, has, losing
from tests.architecture.source import text_of

WORDS = tuple(glossary(text_of(GLOSSARY)))


def test_no_name_has_a_word_that_lost() -> None:
    """What still has one is listed, and no other; `naming` strikes out what is gone."""
    assert naming.found(losing, all_names()) == naming.listed(LOSING)


def test_each_word_stands_there_once_and_lost_nowhere() -> None:
    used = [word.word for word in WORDS]
    lost = [phrase for word in WORDS for phrase in word.losing]
    assert len(used) == len(set(used)) >= 80
    assert len(lost) == len(set(lost))
    assert set(used) & set(lost) == set()


@pytest.mark.parametrize(
    ("name", "lost"),
    [
        (Name("app/x.py", "put_right_words"), True),
        (Name("app/x.py", "PaidOtherwise"), True),
        (Name("app/x.py", "_ANNOUNCES"), True),
        (Name("app/x.py", "AnnounceRelief"), False),
        (Name("app/x.py", "on_paper"), False),
        (Name("app/x.py", "PaperDesk"), True),
        (Name("app/x.py", "order", "int"), True),
        (Name("app/x.py", "order", "tuple[int, ...]"), False),
        (Name("app/x.py", "spotless"), False),
        (Name("app/x.py", "correction"), False),
    ],
)
def test_a_word_that_lost_is_found(name: Name, *, lost: bool) -> None:
    """So that the test above can fail: in any spelling, and not where it means something else."""
    assert losing(name) is lost


def test_every_kind_of_name_is_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The module's own, and those of classes, functions, arguments, attributes and what is assigned."""
    source = (
        "class One:\n    two: int\n    def three(self, four: str) -> None:\n        self.five = 1\n"
        "async def six(): ...\nSEVEN = 1\neight, [nine] = 1, [2]\n"
    )
    path = tmp_path / "zero_names.py"
    path.write_text(source, encoding="utf-8")
    monkeypatch.setattr(naming, "name_of", lambda one: one.name)
    monkeypatch.setattr(naming, "tree_of", lambda one: ast.parse(one.read_text(encoding="utf-8")))
    given = {(name.name, name.type) for name in naming.names_in(path)}
    assert {name for name, _ in given} == {
        *("zero_names", "One", "two", "three", "self", "four", "five", "six", "SEVEN", "eight", "nine"),
    }
    assert {("two", "int"), ("four", "str")} <= given


def test_a_row_says_what_lost_and_where_it_did_not() -> None:
    text = "| word | what it is | at the table | not |\n| --- | --- | --- | --- |\n| a | b | c | `d`, `e: int`; but `d f` |\n"
    assert list(glossary(text)) == [Word("a", ("d", "e: int"), ("d f",))]
    assert has(Name("x", "some_d"), ("d",), ("d f",))
    assert not has(Name("x", "some_d_f"), ("d",), ("d f",))
