"""Pages go to the printer or the disk beside the window, and what became of it comes back."""

from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import current_thread, get_ident

from app.reports.printing import NotPrintedError
from app.station.practice_paper import PracticePaper


class Spooler:
    """Knows on which thread it was asked."""

    def __init__(self) -> None:
        self.asked_on: list[str] = []

    def names(self) -> tuple[str, ...]:
        self.asked_on.append(current_thread().name)
        return ("sala",)

    def send(self, page: bytes, printer: str, title: str) -> None:
        self.asked_on.append(current_thread().name)
        if printer != "sala":
            raise NotPrintedError("no such printer")


def test_nothing_waits_and_everything_is_answered(tmp_path: Path) -> None:
    come: SimpleQueue[Callable[[], None]] = SimpleQueue()
    spooler, told = Spooler(), list[object]()
    paper = PracticePaper(spooler, come.put, "program")
    here = get_ident()

    def said(answer: object) -> None:
        assert get_ident() == here
        told.append(answer)

    def answered() -> object:
        come.get(timeout=10)()
        return told[-1]

    paper.printers(said)
    assert answered() == ("sala",)
    paper.send(b"page", "sala", "title", said)
    assert answered() == ""
    paper.send(b"page", "cassa", "title", said)
    assert answered() == "no such printer"
    paper.write(b"page", str(tmp_path / "page.pdf"), said)
    assert (answered(), (tmp_path / "page.pdf").read_bytes()) == ("", b"page")
    paper.write(b"page", str(tmp_path / "nowhere" / "page.pdf"), said)
    assert "non è stato scritto" in str(answered())
    assert spooler.asked_on == ["paper"] * 3
