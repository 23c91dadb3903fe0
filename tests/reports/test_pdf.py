"""A page becomes a PDF, whole or not at all, and its seal can be read by a camera."""

import re
import zlib
from pathlib import Path

import pytest
from pypdf import PdfReader

from app.reports.pdf import page_document, page_html, write_pdf
from app.reports.sheet import Figures, Heading, Note, Row, Rows, Seal, Sheet, SignHere
from app.reports.whole_file import PageNotWrittenError

PAGE = Sheet(
    "Giornata del tavolo <T1>",
    "sabato",
    (
        Note("Attenzione & <prego>", loud=True),
        Heading("Risultato"),
        Figures((("Chiusura", "1,00"), ("Totale", "2,00")), summed=True),
        Rows(
            ("Ora", "Importo"), (Row(("18:00", "5,00"), struck=True), Row(("19:00", "6,00"))), frozenset({1})
        ),
        Seal("T1:7:" + "ab" * 32),
        SignHere(("Capo tavolo",)),
    ),
)


def test_what_is_copied_out_of_it_is_what_stands_there(tmp_path: Path) -> None:
    """An auditor copies figures, and the seal for `verify --head`: no sign may be lost, least of all a minus."""
    said = "−1,475.00 alle 20:30, C-0001: 1 × 17 = 17, +1 min 44 s; T4:47:3f73ab (8/11) 10–12"
    write_pdf(Sheet("T4", "sabato", (Note(said), Note(said, loud=True))), tmp_path / "p.pdf", program="test")
    (page,) = PdfReader(tmp_path / "p.pdf").pages
    assert page.extract_text().replace("\t", " ").count(said) == 2


def test_everything_stands_on_it_and_nothing_is_markup() -> None:
    text = page_document(PAGE).toPlainText()
    for said in (
        "Giornata del tavolo <T1>",
        "Attenzione & <prego>",
        "Totale",
        "18:00",
        "T1:7:abab",
        "Capo tavolo",
    ):
        assert said in text
    html = page_html(PAGE)
    assert html.count("class='struck'") == 2
    assert "<prego>" not in html


def test_no_part_of_a_page_reads_a_name_as_markup() -> None:
    """A picture that a name asks for would be looked for on the disk."""
    bad = '<img src="file:///etc/hostname"> <b>x</b> &amp;'
    rows = Rows((bad, bad), (Row((bad, bad), struck=True), Row((bad, bad))), frozenset({1}))
    parts = (Note(bad), Note(bad, loud=True), Heading(bad), Figures(((bad, bad),)), rows, SignHere((bad,)))
    page = Sheet(bad, bad, parts)
    assert page_html(page).count("<img") == 0
    assert page_document(page).toPlainText().count(bad) == 14


def test_a_pdf_is_written_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "day.pdf"
    write_pdf(PAGE, path, program="test 1")
    content = path.read_bytes()
    assert content.startswith(b"%PDF-")
    assert content.rstrip().endswith(b"%%EOF")
    assert len(re.findall(rb"/Type /Page\b", content)) == 1
    streams = re.findall(rb"stream\r?\n(.*?)endstream", content, re.DOTALL)
    assert any(b" re" in _inflated(stream) or b" l\n" in _inflated(stream) for stream in streams)


def _inflated(stream: bytes) -> bytes:
    try:
        return zlib.decompress(stream.strip(b"\r\n"))
    except zlib.error:
        return b""


def test_the_code_says_the_seal() -> None:
    """Read back square by square from the picture, as its standard says: the same squares as the text gives."""
    import segno

    from app.reports.pdf import code_picture

    text = "T1:7:" + "ab" * 32
    picture = code_picture(text)
    squares = [[bool(square) for square in row] for row in segno.make(text, error="m", micro=False).matrix]
    size = picture.width() // (len(squares) + 8)
    seen = [
        [
            picture.pixelColor((column + 4) * size + size // 2, (row + 4) * size + size // 2).lightness()
            < 128
            for column in range(len(squares))
        ]
        for row in range(len(squares))
    ]
    assert seen == squares


def test_where_it_cannot_be_written_it_says_so_and_leaves_what_was_there(tmp_path: Path) -> None:
    with pytest.raises(PageNotWrittenError, match="cannot be written"):
        write_pdf(PAGE, tmp_path / "nowhere" / "day.pdf", program="test 1")


def test_no_line_begins_with_a_sign_that_belongs_to_the_word_before_it() -> None:
    """French writes a space before some signs: it is one at which no line is broken."""
    sent = "*X;2;001;  ;0; 8 ;0"
    assert sent in page_html(Sheet("T", "", (Note(sent),))), "what a reader sent is not touched"
    html = page_html(Sheet("T", "", (Note("Le tapis : « 17 » ; fermé ?"),)))
    assert "Le tapis\u00a0: «\u00a017\u00a0»\u00a0; fermé\u00a0?" in html


def test_a_reader_s_line_keeps_its_spaces() -> None:
    """A wheel that sends its number in two columns sends a blank before an 8."""
    sheet = Sheet(
        "Colpo", "ieri", (Note("21:33:20.123  byte 48  A;5;  8"), Rows(("Riga",), (Row(("B   9",)),)))
    )
    text = page_document(sheet).toPlainText()
    assert "21:33:20.123  byte 48  A;5;  8" in text
    assert "B   9" in text
