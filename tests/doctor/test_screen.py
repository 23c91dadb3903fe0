"""Whether the windows can open, and be read."""

from __future__ import annotations

from pathlib import Path

from app.doctor import screen
from app.doctor.finding import Verdict


def test_a_library_that_is_missing_names_its_package() -> None:
    def load(_plugin: Path) -> None:
        raise OSError("libxcb-cursor.so.0: cannot open shared object file: No such file or directory")

    (finding,) = screen.platforms([Path("/qt/libqxcb.so")], load)
    assert finding.verdict is Verdict.BAD
    assert finding.name == "Qt xcb"
    assert finding.advice == "`sudo apt install libxcb-cursor0`."


def test_a_library_that_nobody_knows_is_named_all_the_same() -> None:
    def load(_plugin: Path) -> None:
        raise OSError("libodd.so.9: cannot open shared object file")

    (finding,) = screen.platforms([Path("/qt/libqxcb.so")], load)
    assert "libodd.so.9" in finding.found
    assert finding.advice


def test_what_loads_is_well_and_nothing_to_load_is_not(tmp_path: Path) -> None:
    loaded: list[Path] = []
    (finding,) = screen.platforms([tmp_path / "libqxcb.so"], loaded.append)
    assert (finding.verdict, loaded) == (Verdict.WELL, [tmp_path / "libqxcb.so"])
    (finding,) = screen.platforms([])
    assert finding.verdict is Verdict.BAD


def test_a_file_that_is_no_library_does_not_load(tmp_path: Path) -> None:
    plugin = tmp_path / "libqxcb.so"
    plugin.write_bytes(b"no library")
    (finding,) = screen.platforms([plugin])
    assert finding.verdict is Verdict.BAD


def test_a_font_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    files = [tmp_path / "Inter-Regular.otf", tmp_path / "Inter-Bold.otf"]
    well = screen.fonts(files, lambda _file: ["Inter"])
    assert (well.verdict, well.found) == (Verdict.WELL, "Inter is read.")
    wrong = screen.fonts(files, lambda file: ["Inter"] if "Regular" in file.name else [])
    assert wrong.verdict is Verdict.BAD
    assert "Inter-Bold.otf" in wrong.found
    assert screen.fonts([], lambda _file: []).verdict is Verdict.BAD
