"""The manual is true: what it names is there, in both languages, and each promise names the test that holds it."""

import ast
import re

import pytest

from tests.architecture.manual import (
    CONTENTS,
    LANGUAGES,
    MANUAL,
    Said,
    all_pages,
    codes,
    links,
    pages,
    slanted,
    stands_on_screen,
    typed_lines,
)
from tests.architecture.manual_codes import code_fault, commands, line_fault
from tests.architecture.source import name_of, nodes_of, python_files, text_of, tree_of

PROTECTION = "protection.md"
_STATUSES = {"0", "1", "2", "130"}


def called_tests(names: set[str]) -> set[str]:
    """Those of some names that are a test's; a file in which none of them stands is not taken apart."""
    any_of_them = re.compile("|".join(names))
    return names & {
        node.name
        for path in python_files("tests")
        if any_of_them.search(text_of(path))
        for node in nodes_of(tree_of(path))
        if isinstance(node, ast.FunctionDef)
    }


def test_each_page_is_there_in_both_languages() -> None:
    english, italian = ({page.name for page in pages(language)} for language in LANGUAGES)
    assert english == italian
    assert len(english) > 40


def test_the_contents_name_every_page_once() -> None:
    for language in LANGUAGES:
        named = [said.words for said in links(MANUAL / language / CONTENTS)]
        assert sorted(named) == sorted(page.name for page in pages(language) if page.name != CONTENTS)


def test_a_page_is_called_in_the_contents_as_it_calls_itself() -> None:
    for language in LANGUAGES:
        contents = text_of(MANUAL / language / CONTENTS)
        for page in pages(language):
            title = text_of(page).splitlines()[0].removeprefix("# ")
            assert page.name == CONTENTS or f"[{title}]({page.name})" in contents, name_of(page)


def test_every_link_leads_somewhere() -> None:
    led = [(page, said) for page in all_pages() for said in links(page)]
    assert len(led) > 200
    assert [
        s for page, s in led if not s.words.startswith("https://") and not (page.parent / s.words).exists()
    ] == []


def test_what_is_set_in_code_is_of_this_program() -> None:
    found = [(said, code_fault(said.words)) for page in all_pages() for said in codes(page)]
    assert len(found) > 500
    assert [(said.page, fault) for said, fault in found if fault] == []


def test_every_line_could_be_typed() -> None:
    found = [(said, line_fault(said.words)) for page in all_pages() for said in typed_lines(page)]
    assert len(found) > 100
    assert [(said.page, fault) for said, fault in found if fault] == []


@pytest.mark.parametrize(
    "words",
    [
        "capotavolo settled",
        "capotavolo run --weel /dev/ttyUSB0",
        "capotavolo people give",
        "capotavolo export --what sums",
        "capotavolo practise products 3 nothing 4711",
        "--lock-afterwards",
        "wheel_kinds",
        "make everything",
        "settings.yaml.wrong-1",
        "CAPOTAVOLO_JOURNAL",
    ],
)
def test_what_is_not_of_this_program_is_seen(words: str) -> None:
    assert code_fault(words)


def test_the_keys_are_called_as_they_stand_on_the_screen() -> None:
    said = [(page.parent.name, each) for page in all_pages() for each in slanted(page)]
    assert len(said) > 400
    assert [each for language, each in said if not stands_on_screen(each.words, language)] == []
    assert not stands_on_screen("Open the window", "en")


def test_every_command_is_named() -> None:
    for language in LANGUAGES:
        here = [each for page in pages(language) for each in (*codes(page), *typed_lines(page))]
        named = {word for said in here for word in re.findall(r"[a-z-]+", said.words)}
        assert [command for command in commands() if command not in named] == []


def test_every_exit_status_that_is_said_is_one() -> None:
    for page in all_pages():
        said = re.findall(r"(?:status|stato)(?: d'uscita è)? (\d+)", text_of(page))
        assert set(said) <= _STATUSES, name_of(page)
    for language in LANGUAGES:
        told = {Said(f"{language}/commands.md", status) for status in _STATUSES}
        assert told <= set(codes(MANUAL / language / "commands.md"))


def test_every_test_that_is_named_is_there() -> None:
    named = {said.words for page in all_pages() for said in codes(page) if said.words.startswith("test_")}
    assert len(named) > 30
    assert named - called_tests(named) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_promise_names_what_holds_it(language: str) -> None:
    said = text_of(MANUAL / language / PROTECTION)
    promises = re.findall(r"^(\d+)\. ", said, re.MULTILINE)
    held = re.findall(r"^\| (\d+) \| `test_\w+`", said, re.MULTILINE)
    assert len(promises) > 10
    assert promises == held


def test_what_is_not_protected_against_is_said() -> None:
    assert "It does not protect against\n\n- the administrator" in text_of(MANUAL / "en" / PROTECTION)
    assert "Non protegge\n\n- dall'amministratore" in text_of(MANUAL / "it" / PROTECTION)


def test_both_languages_measure_the_same() -> None:
    english, italian = (
        [line for line in text_of(MANUAL / language / "speed.md").splitlines() if line.startswith("|")]
        for language in LANGUAGES
    )
    assert len(english) == len(italian) > 30
    assert [_figures(line) for line in english] == [_figures(line) for line in italian]


def _figures(row: str) -> list[str]:
    """The figures of a row behind its name, however a language writes them."""
    return re.findall(r"\d+", "|".join(row.split("|")[2:]))
