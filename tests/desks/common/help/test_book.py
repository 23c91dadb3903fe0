"""The manual as a desk opens it: parts, pages, and what is looked for."""

import pytest

from app.desks.common.help.book import book, find, plain, shown


@pytest.mark.parametrize(("asked", "spoken"), [("it", "it"), ("en", "en"), ("fr", "en")])
def test_a_language_without_a_manual_reads_the_english_one(asked: str, spoken: str) -> None:
    opened = book(asked)
    assert (opened.language, opened.asked) == (spoken, asked)
    assert opened.page("zero").title == {"it": "Lo zero", "en": "Zero"}[spoken]


def test_the_part_of_the_page_leads_the_contents() -> None:
    assert book("en").parts[0].title == "For the dealer"
    led = book("en").led_by("back-up")
    assert led.parts[0].title == "For the technician"
    assert [part.title for part in led.parts[1:3]] == ["For the dealer", "For the pit boss"]
    assert sorted(led.pages) == sorted(book("en").pages)


def test_a_name_that_is_none_opens_the_first_page() -> None:
    assert book("it").page("nowhere") == book("it").pages[0]


def test_accents_and_capitals_are_no_matter() -> None:
    assert plain("PERCHÉ nullo…") == "perche nullo…"
    assert {found.page.name for found in find(book("it"), "perche NULLO")} >= {"void-throw"}


def test_the_page_that_is_called_so_comes_first_and_says_where() -> None:
    first, *others = find(book("en"), "dispute")
    assert first.page.name == "dispute"
    assert others
    assert all("dispute" in plain(found.page.text) for found in others)
    assert "disput" in plain(first.line)
    assert not any(sign in found.line for found in find(book("en"), "codes") for sign in "*`[]")


def test_all_words_must_stand_on_the_page() -> None:
    assert {found.page.name for found in find(book("en"), "tumbler drum")} < {
        found.page.name for found in find(book("en"), "tumbler")
    }
    assert find(book("en"), "xyzzy") == ()
    assert find(book("en"), " ") == find(book("en"), "a") == ()


def test_pictures_are_left_out_on_a_desk() -> None:
    page = book("en").page("evening")
    assert "![" in page.text
    assert "![" not in shown(page)
    assert shown(page).startswith("# An evening at the table\n")
