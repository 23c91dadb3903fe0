"""Pages out of a long document: no row is torn, no heading stands alone, each page says which it is."""

import itertools
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from pypdf import PdfReader

from app.reports.paging import Atom, Stretch, atoms_of, pages
from app.reports.pdf import page_document, write_pdf
from app.reports.sheet import Figures, Heading, Note, Row, Rows, Seal, Sheet

ROOM = 100.0
HEAD = 8.0


@st.composite
def documents(draw: st.DrawFn) -> list[Atom]:
    """Paragraphs, headings, and tables whose rows have their column names above them."""
    found: list[Atom] = []
    y = 0.0
    for kind, high, rows in draw(
        st.lists(
            st.tuples(st.sampled_from("ptf"), st.integers(1, 40), st.integers(1, 12)), min_size=1, max_size=12
        )
    ):
        keeps = kind == "t"
        found.append(Atom(Stretch(y, y + high), keeps=keeps))
        y += high
        if kind == "t":
            head = Stretch(y, y + HEAD)
            found.append(Atom(head, keeps=True))
            y += HEAD
            for _ in range(rows):
                found.append(Atom(Stretch(y, y + high), head))
                y += high
    return found


@given(documents())
def test_nothing_is_torn_left_out_or_parted_from_what_it_stands_above(atoms: list[Atom]) -> None:
    found = list(pages(atoms, ROOM))
    bodies = [page[-1] for page in found]
    assert [body.top for body in bodies] == sorted(body.top for body in bodies)
    for atom in atoms:
        (on,) = [body for body in bodies if body.top <= atom.where.top and atom.where.bottom <= body.bottom]
        if atom.keeps and atom is not atoms[-1]:
            assert on.bottom > atom.where.bottom, "it stands above nothing"
    for page in found:
        assert sum(part.high for part in page) <= ROOM
        first = next(atom for atom in atoms if atom.where.top == page[-1].top)
        assert page[:-1] == (() if first.head is None else (first.head,))


@given(documents())
def test_a_page_is_left_only_where_the_next_thing_has_no_room(atoms: list[Atom]) -> None:
    bodies = list(pages(atoms, ROOM))
    for page, after in itertools.pairwise(bodies):
        group: list[Atom] = []
        for atom in atoms:
            if atom.where.top >= after[-1].top:
                group.append(atom)
                if not atom.keeps:
                    break
        assert sum(part.high for part in page) + group[-1].where.bottom - group[0].where.top > ROOM


def test_what_is_higher_than_a_page_is_shared_out_all_the_same() -> None:
    tall = [Atom(Stretch(0, 60), keeps=True), Atom(Stretch(60, 120))]
    assert list(pages(tall, ROOM)) == [(Stretch(0, 60),), (Stretch(60, 120),)]
    assert list(pages([], ROOM)) == []


def long_sheet() -> Sheet:
    rows = [
        Row((f"{n:03d}", "a sentence of many words, which takes two lines of its narrow column " * 2))
        for n in range(90)
    ]
    return Sheet(
        "T",
        "day",
        (
            Heading("List"),
            Rows(("Number", "What"), rows),
            Heading("Figures"),
            Figures((("one", "1"), ("two", "2"))),
            Note("the end"),
            Seal("T:1:ab"),
        ),
    )


def test_rows_know_their_column_names_and_figures_have_none() -> None:
    document = page_document(long_sheet())
    document.setTextWidth(500)
    atoms = atoms_of(document, {"List", "Figures"})
    assert sum(atom.head is not None for atom in atoms) == 90
    assert sum(atom.keeps for atom in atoms) == 5, (
        "two headings, the names of the columns, the code and above it"
    )
    tops = [atom.where.top for atom in atoms]
    assert tops == sorted(tops)


@pytest.mark.parametrize("rows", range(32, 44))
def test_a_code_stands_on_one_page_with_its_heading_and_what_it_is_for(tmp_path: Path, rows: int) -> None:
    """However many rows stand before it: a code alone on a page tells nobody of what it is the seal."""
    said = (Heading("Seal"), Note("whoever keeps this sheet"), Seal("T:1:ab"))
    list_ = Rows(("Number",), [Row((str(n),)) for n in range(rows)])
    write_pdf(Sheet("T", "day", (list_, *said)), tmp_path / "p.pdf", program="test")
    texts = [page.extract_text() for page in PdfReader(tmp_path / "p.pdf").pages]
    (page,) = [text for text in texts if "T:1:ab" in text]
    assert "Seal" in page
    assert "whoever" in page


def test_each_page_begins_with_the_names_of_the_columns_and_says_which_it_is(tmp_path: Path) -> None:
    write_pdf(long_sheet(), tmp_path / "p.pdf", program="test")
    texts = [page.extract_text().replace("\t", " ") for page in PdfReader(tmp_path / "p.pdf").pages]
    assert len(texts) > 3
    for place, text in enumerate(texts, 1):
        assert text.count("Number") == 1 or place == len(texts)
        assert f"{place} / {len(texts)}" in text
    for number in range(90):
        assert sum(f"{number:03d}" in text for text in texts) == 1


def test_each_page_says_by_which_clocks_its_times_are_once(tmp_path: Path) -> None:
    clocks = "Ore di Europe/Rome (UTC+1)"
    write_pdf(replace(long_sheet(), clocks=clocks), tmp_path / "p.pdf", program="test")
    texts = [page.extract_text().replace("\t", " ") for page in PdfReader(tmp_path / "p.pdf").pages]
    assert len(texts) > 3
    assert [text.count(clocks) for text in texts] == [1] * len(texts)
