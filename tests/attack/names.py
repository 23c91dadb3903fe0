"""Names, reasons and notes as somebody types them who means harm: at the table, in the register, in every page.

What the table takes stands in its journal letter for letter. In a label and a tip it is drawn as it was typed,
in a csv it is no formula and can be had back, a page of it can be read, and no answer is torn in two by it.
"""

from __future__ import annotations

import csv
import io
import json
import random
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as RichText
from PySide6.QtGui import QTextDocument

from app.desks.common.application import make_application
from app.desks.common.label import Label, Paragraphs, tip_words
from tests.attack.asking import Said, ask, play
from tests.attack.judging import holds
from tests.attack.nights import NAME
from tests.attack.trying import Part
from tests.end_to_end.running import Form

NAMES: Final[Mapping[str, str]] = {
    "a formula": '=HYPERLINK("http://x/?"&A1,"Anna")',
    "a program": "=cmd|' /C calc'!A0",
    "a sum": "+1+1",
    "a difference": "-1-1",
    "a function": "@SUM(A1)",
    "a wide formula": "＝1+1",
    "a formula behind a tab": "\t=1",
    "a formula behind a line": "Anna\n=1",
    "a formula behind a return": "Anna\r=1",
    "a formula behind a semicolon": "Anna;=1",
    "a formula behind quotation marks": '"=1',
    "a cell and another": 'Anna","=1',
    "an apostrophe": "'=1",
    "a number below zero": "-5",
    "bold": "<b>Anna</b>",
    "a picture": '<img src="file:///etc/passwd">',
    "a link": '<a href="file:///etc/passwd">Anna</a>',
    "a program in a page": "<script>alert(1)</script>",
    "a table's end": "</td></table>Anna",
    "an entity": "&lt;Anna&gt; &amp; &#0; &#x1F4A9;",
    "a comment": "<!-- Anna",
    "a style": "<style>*{display:none}</style>Anna",
    "half a mark": "Anna <",
    "nothing": "",
    "a space": " ",
    "a space of another width": "\u2003",
    "a nought": "Anna\x00Verdi",
    "a bell": "\x07Anna",
    "an escape": "\x1b[2J\x1b[31mAnna",
    "a deletion": "Anna\x7f\x08\x08",
    "two lines": "Anna\nVerdi",
    "two lines of another kind": "Anna\x85Verdi\u2028Ugo\u2029Ivo",
    "the other way": "\u202eannA\u202c",
    "isolated": "\u2066Anna\u2069\u200f",
    "unseen": "An\u200bn\u00ada\ufeff",
    "composed": "Zo\u00eb",
    "decomposed": "Zoe\u0308",
    "a ligature": "\ufb01ona",
    "two scripts": "\u0410nna",
    "a sharp s": "Strauß",
    "a dotted I": "İlke",
    "marks without end": "A" + "\u0301" * 60,
    "a family": "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "beyond the plane": "\U00010400\U000e0041",
    "no character": "\ufffe\uffff",
    "half a pair": "\ud800",
    "right to left": "عمر 12",
    "no Latin": "王 伟",
    "forty": "n" * 40,
    "forty-one": "n" * 41,
    "ten thousand": "Anna " * 2_000,
    "one long word": "W" * 3_000,
    "quotation marks": "\"'`«»“”",
    "bars": "\\\\Anna\\n\\u0000",
    "a place for words": "%s %n %(x)s {0} {name} ${x} $(x)",
    "a statement": "'; DROP TABLE journal; --",
    "a path": "../../etc/passwd",
    "a device": "CON",
    "an option": "--database",
    "true": "true",
    "null": "null",
    "a large number": "9" * 400,
    "an object": '{"kind":"spin.void"}',
    "the bank": "bank",
    "a colour": "red",
    "a seat": "seat 4",
    "nobody": "None",
}
"""What is typed, by what it is."""

_FORMULA: Final = re.compile(r"[=+@\t\r\n]|-(?![0-9]+(\.[0-9]+)?\Z)")


def night(name: str) -> Iterator[Form]:
    """A night in which everything that can be typed is this."""
    yield {"do": "open", "dealer": name, "minimum": "5.00"}
    yield {"do": "open", "dealer": "Anna"}  # where nobody may be called so
    yield {"do": "bank", "operation": "open", "chips": [{"value": "50.00", "pieces": 100}]}
    yield {"do": "colour", "colour": "blue", "value": "10.00", "owner": name, "by": name}
    chips = [{"value": "50.00", "pieces": 2}]
    yield {
        "do": "bank",
        "operation": "fill",
        "chips": chips,
        "document": name,
        "signatures": [name, "Ugo", "Ines"],
    }
    yield {
        "do": "bank",
        "operation": "fill",
        "chips": chips,
        "document": "A-1",
        "signatures": [name, "Ugo", "Ines"],
    }
    yield {"do": "bank", "operation": "tip", "chips": chips, "by": name}
    yield {"do": "minimum", "minimum": "10.00", "by": name}
    yield {"do": "place", "position": "straight-8", "entry": {"value": "20.00", "pieces": 1, "owner": name}}
    yield {"do": "place", "position": name, "entry": {"value": "20.00", "pieces": 1, "owner": "seat 2"}}
    yield {"do": "place", "position": "split-8-11", "entry": {"value": "20.00", "pieces": 1}}
    yield {"do": "announce", "name": name, "owner": name, "value": "20.00"}
    yield {"do": "throw"}
    yield {"do": "void", "reason": name, "by": name}
    yield {"do": "throw"}
    yield {"do": "no_more_bets"}
    yield {"do": "number", "number": 8}
    yield {"do": "confirm"}
    yield {"do": "dispute", "order": 1, "by": name, "reason": name}
    yield {"do": "rule", "order": 1, "by": name, "reason": name}
    yield {"do": "paid", "order": 1, "by": name, "reason": name}
    yield {"do": "paid_all"}
    yield {"do": "next"}
    yield {"do": "dealer", "dealer": name, "notes": name}
    yield {"do": "suspend", "reason": name, "by": name}
    yield {"do": name}


def _keep(_folder: Path) -> None:
    """Each name has a table of its own."""


def tricks(_kept: Path) -> Sequence[str]:
    """Name what is typed: by itself, and between other letters."""
    return [f"{what}{where}" for where in ("", ", among others") for what in NAMES]


def attack(trick: str, chance: random.Random, _kept: Path, work: Path) -> None:
    """Type a name wherever something can be typed, and look at all that shows it."""
    what, _, among = trick.partition(", ")
    name = NAMES[what]
    if among:
        name = "".join(
            (chance.choice(list(NAMES.values()))[:30], name, chance.choice(list(NAMES.values()))[:30])
        )
    path = work / NAME
    said = play(path, *night(name))
    assert said.status == 0, said
    _each_line_is_one(said)
    assert holds(path), ask("verify", "--database", path)
    _stands_letter_for_letter(said, name)
    _is_no_formula(path, work)
    _pages_can_be_read(path, work)
    _is_drawn_as_it_was_typed(name)
    _is_a_word_of_no_command(name, path, work)


def _each_line_is_one(said: Said) -> None:
    """Every line of the answer is an object, whatever was typed into it."""
    for line in said.out.split(b"\n")[:-1]:
        assert isinstance(json.loads(line), dict), line
    for text in said.error.split("\n")[:-1]:
        assert text.startswith("capotavolo: "), said.error
        assert not [sign for sign in text if unicodedata.category(sign) == "Cc"], said.error


def _stands_letter_for_letter(said: Said, name: str) -> None:
    """What was taken as somebody's name is his name: whole, or without what stands round it."""
    dealers = [json.loads(line)["dealer"] for line in said.events if b'"kind":"table.opened"' in line]
    taken = {unicodedata.normalize("NFC", each) for each in (name, name.strip(), " ".join(name.split()))}
    assert dealers[0] in taken | {"Anna", ""}, dealers


def _is_no_formula(path: Path, work: Path) -> None:
    """No cell of any csv begins one, each row has its cells, and each text can be had back."""
    for kind in ("journal", "spins", "payments", "bank"):
        page = ask("export", "--database", path, "--what", kind, "--format", "csv")
        _cells_are_harmless(page.out.decode())
    lines = ask("export", "--database", path, "--what", "journal").out.splitlines()
    bodies = [json.loads(line) for line in lines]
    page = ask("export", "--database", path, "--what", "journal", "--format", "csv")
    for row, body in zip(csv.DictReader(io.StringIO(page.out.decode(), newline="")), bodies, strict=True):
        cell = row["body"]
        text = re.sub(r"(\A|[;\t\r\n])'", r"\1", cell) if cell.startswith("'") else cell
        assert json.loads(text) == {key: value for key, value in body.items() if key != "hash"}
    day = ask("day", "--database", path, "--csv", work / "day.csv")
    assert day.status == 0, day
    _cells_are_harmless((work / "day.csv").read_bytes().decode())


def _cells_are_harmless(page: str) -> None:
    titles, *rows = csv.reader(io.StringIO(page, newline=""), strict=True)
    for row in rows:
        assert len(row) == len(titles), row
        assert not [cell for cell in row if _FORMULA.match(cell)], row


def _pages_can_be_read(path: Path, work: Path) -> None:
    """The day's page and the spin's are made, and can be read."""
    for words in (("day",), ("spin", "--spin", "1"), ("slip", "--document", "A-1")):
        for language in ("it", "en") if words[0] == "day" else ("it",):
            page = work / f"{words[0]}-{language}.pdf"
            more = ("--language", language) if words[0] == "day" else ()
            said = ask(*words, "--database", path, "--pdf", page, *more)
            if words[0] == "slip" and said.status:
                continue  # the fill was refused
            assert said.status == 0, said
            assert "".join(each.extract_text() for each in PdfReader(page).pages)


def _is_drawn_as_it_was_typed(name: str) -> None:
    """A label has no markup of anybody's, and a tip shows what was typed."""
    make_application(["names"])
    shown = name.encode("utf-8", "replace").decode().replace("\ufffe", "\ufffd").replace("\ufeff", "")
    label, paragraphs = Label(None, shown), Paragraphs(None)
    paragraphs.tell([(shown, shown)], bold=1)
    assert label.textFormat() is Qt.TextFormat.PlainText
    assert label.text() == shown
    for each in (label, paragraphs):
        each.adjustSize()
        each.grab()
        each.deleteLater()
    for text in (paragraphs.text(), tip_words(shown)):
        marks = (
            {*re.findall(r"<\s*/?\s*([a-zA-Z!]+)", text)} if RichText.mightBeRichText(text) else set[str]()
        )
        assert marks <= {"p", "b", "br"}, text
    if RichText.mightBeRichText(tip_words(shown)):
        page = QTextDocument()
        page.setHtml(tip_words(shown))
        assert _plain(page.toPlainText()) == _plain(shown)


def _plain(text: str) -> str:
    """A text without what no page can show: controls, and lines' ends of one kind or another."""
    return "".join(sign for sign in text if unicodedata.category(sign) not in {"Cc", "Cn", "Zl", "Zp"})


def _is_a_word_of_no_command(name: str, path: Path, work: Path) -> None:
    """As a table's name, a person's, a search's, a file's: one sentence, or an answer."""
    word = name.replace("\x00", "")
    ask("spins", "--database", path, f'dealer "{word}"')
    ask("spins", "--database", path, word)
    ask("export", "--database", path, "--what", "spins", f"--table={word}")
    ask("day", "--database", path, f"--table={word}")
    ask("slip", "--database", path, f"--document={word}")
    ask("verify", "--database", path, f"--head={word}")
    ask("people", "--people", work / "people.sqlite", "code", f"--by={word}", "--", word)
    play(work / "other.sqlite", {"do": "open"}, words=(f"--dealer={word}",))


PART: Final = Part(_keep, tricks, attack)
