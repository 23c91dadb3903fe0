"""Starting a live table: what is set, what the command line says, and what is remembered."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.__main__ import parser
from app.commands.planning import settings_path, with_settings
from app.rules.side import Side
from app.settings import Settings, load_settings, write_settings
from tests.end_to_end.running import capotavolo, environment

ROOT = Path(__file__).parents[2]
OURS = Settings(
    table="7",
    house="sanremo",
    side=Side.RIGHT,
    database="seven.sqlite",
    dealer="Anna",
    first="/dev/wheel",
    first_kind="cammegh-m360",
    second="/dev/second",
    second_kind="cammegh-m360",
)


def merged(*words: str, settings: Settings = OURS) -> dict[str, object]:
    chosen = vars(with_settings(parser().parse_args(["run", *words]), settings))
    names = (
        "table",
        "house",
        "side",
        "database",
        "dealer",
        "first",
        "first_kind",
        "second",
        "second_kind",
    )
    return {name: chosen[name] for name in names}


def test_without_words_everything_is_as_it_was_set() -> None:
    assert merged() == {
        "table": "7",
        "house": "sanremo",
        "side": "right",
        "database": "seven.sqlite",
        "dealer": "Anna",
        "first": "/dev/wheel",
        "first_kind": "cammegh-m360",
        "second": "/dev/second",
        "second_kind": "cammegh-m360",
    }


@pytest.mark.parametrize(
    ("option", "name", "value"),
    [
        ("--house", "house", "venezia"),
        ("--cylinder", "side", "left"),
        ("--database", "database", "other.sqlite"),
        ("--dealer", "dealer", "Bruno"),
        ("--wheel", "first", "socket://wheel:4001"),
        ("--wheel-kind", "first_kind", "cammegh-ss2"),
        ("--second", "second", "/dev/other"),
        ("--second-kind", "second_kind", "cammegh-ss2"),
    ],
)
def test_the_command_line_wins_in_what_it_says_and_in_nothing_else(
    option: str, name: str, value: str
) -> None:
    assert merged(option, value) == merged() | {name: value}


def test_another_table_never_goes_on_in_the_file_that_was_set() -> None:
    assert (merged("--table", "8")["table"], merged("--table", "8")["database"]) == ("8", None)
    assert merged("--table", "7")["database"] == "seven.sqlite"


def test_without_settings_a_table_that_nobody_named_is_called_1() -> None:
    assert merged("--dealer", "Anna", settings=Settings())["table"] == "1"


def test_the_settings_lie_where_one_says_or_in_the_user_s_folder(tmp_path: Path) -> None:
    variable = {"CAPOTAVOLO_SETTINGS": "there.toml"}
    assert settings_path("here.toml", variable) == Path("here.toml")
    assert settings_path(None, variable) == Path("there.toml")
    usual = settings_path(None, {})
    assert usual.name == "settings.toml"
    assert "capotavolo" in usual.parts


def test_a_machine_without_a_screen_plays_no_demonstration_in_a_live_table_s_place(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    write_settings(path, OURS)
    bare = environment()
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        bare.pop(name, None)
    done = capotavolo("run", "--settings", path, env=bare)
    assert (done.returncode, "there is no screen" in done.stderr) == (2, True)


LIVE = """
import os, signal, sys, threading, time
from pathlib import Path
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from app.__main__ import complain, parser
from app.commands.live_table import show_live_table
from app.settings import load_settings
path, *words = sys.argv[1:]
def end():
    time.sleep(3)
    while True:  # on a busy machine the window may not be there yet: then nobody hears it
        if signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:
            os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(1)
threading.Thread(target=end, daemon=True).start()
sys.exit(show_live_table(parser().parse_args(["run", *words]), Path(path), load_settings(Path(path)), complain))
"""


def live(path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A live table in a window, whose program is told to end after a moment."""
    return subprocess.run(
        [sys.executable, "-c", LIVE, str(path), *words],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=dict(os.environ),
        timeout=60,
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--second", "/dev/a"], "--second: there is no first reader"),
        (["--wheel", "/dev/a", "--second", "/dev/a"], "--second: the first reader is at that port already"),
        (
            ["--wheel", "/dev/a", "--second", "/dev/b", "--second-kind", "abacus"],
            "No device is called 'abacus'",
        ),
    ],
)
def test_a_second_reader_that_cannot_be_is_named(words: list[str], sentence: str, tmp_path: Path) -> None:
    database = tmp_path / "T1.sqlite"
    done = capotavolo("table", "--headless", "--table", "T1", "--database", database, *words)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert not database.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGTERM")
def test_a_live_table_remembers_its_window_and_what_was_wrong_is_in_the_journal(tmp_path: Path) -> None:
    path, database = tmp_path / "settings.toml", tmp_path / "T7.sqlite"
    write_settings(path, Settings(table="7", database=str(database), first="/dev/none", first_kind="abacus"))
    text = path.read_text(encoding="utf-8").replace("text_size = 100", "text_size = 7")
    path.write_text(text, encoding="utf-8")
    done = live(path)
    assert done.returncode == 0, done.stderr
    assert "text_size: must be one of" in done.stderr
    assert "wheel_kind: No device is called 'abacus'" in done.stderr
    found = load_settings(path)
    assert found.faults == ()
    assert found.settings.window is not None
    assert (found.settings.first, found.settings.first_kind) == ("/dev/none", "abacus"), "nothing is lost"
    assert (tmp_path / "settings.toml.wrong-1").read_text(encoding="utf-8") == text
    journal = capotavolo("export", "--database", database, "--what", "journal").stdout
    assert "text_size: must be one of" in journal
    assert "abacus" in journal


ANSWERED = """
import os, signal, sys, threading, time
from pathlib import Path
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from app.__main__ import complain, parser
from app.commands import live_table, not_opening
from app.journal.surveying import intact_part
from app.station.beside import as_far_as_it_holds, begin_beside
from app.table.roulette.game import ROULETTE
from app.settings import load_settings
asked = []
def answer(trouble, named):
    asked.append(str(trouble))
    if len(asked) > 1:
        return None
    left = as_far_as_it_holds(named.table, ROULETTE, intact_part(named.database, named.table).night)
    return begin_beside(named.database, left, str(trouble), "Carla")
not_opening._what_to_do = answer
def end():
    time.sleep(3)
    while True:  # on a busy machine the window may not be there yet: then nobody hears it
        if signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:
            os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(1)
threading.Thread(target=end, daemon=True).start()
path, *words = sys.argv[1:]
sys.exit(live_table.show_live_table(parser().parse_args(["run", *words]), Path(path), load_settings(Path(path)), complain))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGTERM")
def test_a_table_whose_journal_is_damaged_opens_on_a_new_one_and_both_are_there(tmp_path: Path) -> None:
    path, database = tmp_path / "settings.toml", tmp_path / "T7.sqlite"
    write_settings(path, Settings(table="7", database=str(database)))
    database.write_bytes(b"no journal any more" * 500)
    done = subprocess.run(
        [sys.executable, "-c", ANSWERED, str(path)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=dict(os.environ),
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    fresh = tmp_path / "T7-2.sqlite"
    assert database.read_bytes() == b"no journal any more" * 500
    assert load_settings(path).settings.database == str(fresh)
    assert "the table goes on in" in capotavolo("export", "--database", fresh, "--what", "journal").stdout
