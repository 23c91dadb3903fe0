"""A page as a file for any browser has its pictures in it, and fetches nothing."""

from app.reports.html import html_of
from app.reports.sheet import Note, Picture, Seal, Sheet

PNG = b"\x89PNG\r\n\x1a\n"


def test_pictures_and_seal_are_in_the_file() -> None:
    sheet = Sheet("Colpo <2>", "ieri", (Picture("layout", PNG), Note("<b>nome</b>"), Seal("T1:2:ab")))
    page = html_of(sheet, "it").decode()
    assert page.count("src='data:image/png;base64,") == 2
    assert "src='picture" not in page
    assert "src='seal" not in page
    assert "&lt;b&gt;nome&lt;/b&gt;" in page
    assert page.startswith(
        "<!DOCTYPE html><html lang='it'><head><meta charset='utf-8'><title>Colpo &lt;2&gt;</title>"
    )
