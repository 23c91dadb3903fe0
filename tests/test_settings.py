"""Settings: what is written is read again, what is wrong is named and put aside, and nothing else is lost."""

import os
import tomllib
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import fields

from app.rules.side import Side
from app.rules.spelling import LONGEST_NAME
from app.settings import (
    TEXT_SIZES,
    Frame,
    Language,
    Settings,
    load_settings,
    read_settings,
    settings_text,
    write_settings,
)

OURS = Settings(
    table="4 “grande” \\ è",
    house="ours.toml",
    side=Side.RIGHT,
    database="T4.sqlite",
    dealer="Anna",
    first="socket://wheel:4001",
    first_kind="cammegh-m360",
    first_options=("direction_1=clockwise", "framing=7E1"),
    second="/dev/second",
    second_kind="cammegh-m360",
    second_options=("direction_1=anticlockwise",),
    heads="syslog://log:514",
    house_copy="10.0.0.5:7411",
    house_key="house.key",
    instrument_number="CAM-4711",
    display="HDMI-1",
    language=Language.FRENCH,
    text_size=115,
    still=True,
    speech=True,
    window=Frame(-1280, 0, 1280, 800),
    maximized=True,
    full_screen=True,
)
"""Every field differs from its usual value."""

printable = st.text(st.characters(exclude_categories=["C", "Z"], include_characters=" "))
named = printable.filter(str.strip)
called = printable.map(lambda name: unicodedata.normalize("NFC", name.strip())).filter(
    lambda name: len(name) <= LONGEST_NAME
)
"""What names a table, a dealer or a wheel, as it is kept."""
anything = st.builds(
    Settings,
    table=called,
    house=named,
    side=st.sampled_from(Side),
    database=printable,
    dealer=called,
    first=printable,
    first_kind=named,
    first_options=st.lists(st.builds("{}={}".format, printable, printable)).map(tuple),
    second=printable,
    second_kind=named,
    second_options=st.lists(st.builds("{}={}".format, printable, printable)).map(tuple),
    heads=printable,
    house_copy=printable,
    house_key=printable,
    instrument_number=called,
    display=printable,
    language=st.sampled_from(Language),
    text_size=st.sampled_from(TEXT_SIZES),
    still=st.booleans(),
    speech=st.booleans(),
    window=st.none() | st.builds(Frame, *[st.integers(-9999, 9999)] * 2, *[st.integers(1, 9999)] * 2),
    maximized=st.booleans(),
    full_screen=st.none() | st.booleans(),
)


def by_name(settings: Settings) -> dict[str, object]:
    """Every value, by its name in the file."""
    return {each.encode_name: getattr(settings, each.name) for each in fields(settings)}


def test_no_field_is_left_out_of_this_test() -> None:
    usual = by_name(Settings())
    assert [name for name, value in by_name(OURS).items() if value == usual[name]] == []


@given(anything)
def test_what_is_written_is_read_again(settings: Settings) -> None:
    loaded = read_settings(settings_text(settings))
    assert (loaded.settings, loaded.faults) == (settings, ())


def test_the_file_is_toml_with_a_version_and_every_field_by_name() -> None:
    """An oracle that nobody here wrote: Python's own TOML reader."""
    found = tomllib.loads(settings_text(OURS))
    assert found.pop("version") == 1
    assert set(found) == set(by_name(OURS))
    assert (found["table"], found["cylinder"], found["window"]) == (
        OURS.table,
        "right",
        [-1280, 0, 1280, 800],
    )


WRONG = {
    'version = "1"': "version: must be 1",
    "version = 2": "version: must be 1",
    "table = 4": "table: must be text in quotes",
    'table = "a\\nb"': "table: must be one line",
    'house = ""': "house: must not be empty",
    'cylinder = "lfet"': 'cylinder: must be one of "left", "right"',
    "database = true": "database: must be text",
    "dealer = []": "dealer: must be text",
    "wheel = 1": "wheel: must be text",
    'wheel_kind = " "': "wheel_kind: must not be empty",
    "display = 2": "display: must be text",
    'wheel_options = "hold_off=12"': "wheel_options: must be a list of options",
    'wheel_options = ["hold_off"]': "wheel_options: must be a list of options",
    "second_options = [12]": "second_options: must be a list of options",
    "wheel_options = [12]": "wheel_options: must be a list of options",
    'language = "de"': 'language: must be one of "it", "en", "fr"',
    "text_size = 120": "text_size: must be one of 100, 115, 130",
    "text_size = true": "text_size: must be one of",
    'still = "no"': "still: must be true or false",
    "speech = 0": "speech: must be true or false",
    "window = [1, 2, 3]": "window: must be [x, y, width, height]",
    "window = [1, 2, 0, 4]": "window: must be",
    "window = [1, 2, 3, true]": "window: must be",
    "window = [1, 2, 3, 99999999]": "window: must be",
    "maximized = 1": "maximized: must be true or false",
    'full_screen = "yes"': "full_screen: must be true or false",
    "tabel = 4": "tabel: is not a setting",
}


@pytest.mark.parametrize("line", WRONG)
def test_a_wrong_field_is_named_and_every_other_setting_is_kept(tmp_path: Path, line: str) -> None:
    path = tmp_path / "settings.toml"
    name = line.split(" ", maxsplit=1)[0]
    lines = [kept for kept in settings_text(OURS).splitlines() if kept.split(" ")[0] != name]
    raw = "\n".join([*lines, line])
    path.write_text(raw, encoding="utf-8")
    loaded = load_settings(path)
    assert [fault.sentence.startswith(WRONG[line]) for fault in loaded.faults] == [True]
    usual = by_name(Settings())
    assert by_name(loaded.settings) == by_name(OURS) | {key: usual[key] for key in usual if key == name}
    assert loaded.aside is not None
    assert loaded.aside.read_text(encoding="utf-8") == raw
    again = load_settings(path)
    assert (again.settings, again.faults) == (loaded.settings, ())


def test_all_faults_are_named_at_once() -> None:
    loaded = read_settings('version = 1\ncylinder = "up"\nstill = 3\ntable = "4"')
    assert [fault.field for fault in loaded.faults] == ["cylinder", "still"]
    assert loaded.settings == Settings(table="4")


@pytest.mark.parametrize(
    "raw",
    [
        b"version = ",
        b"\xff\xfe",
        b"",
        b"table = '4'\ntable = '5'",
        b"text_size = " + b"9" * 5_000,
        b"window = " + b"[" * 5_000,
        b"a." * 5_000 + b"b = 1",
    ],
    ids=["no value", "no text", "empty", "twice", "long number", "deep", "long key"],
)
def test_what_is_no_settings_file_is_put_aside_whole(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(raw)
    loaded = load_settings(path)
    assert loaded.settings == Settings()
    assert loaded.faults
    assert loaded.aside is not None
    assert loaded.aside.read_bytes() == raw


def test_what_was_put_aside_before_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    for place in range(1, 4):
        path.write_text(f"# {place}", encoding="utf-8")
        loaded = load_settings(path)
        assert loaded.aside == tmp_path / f"settings.toml.wrong-{place}"
    texts = [file.read_text(encoding="utf-8") for file in sorted(tmp_path.glob("*.wrong-*"))]
    assert texts == ["# 1", "# 2", "# 3"]


def test_without_a_file_everything_is_as_usual_and_none_is_made(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "no" / "settings.toml").faults == ()
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_read_is_said_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.mkdir()
    loaded = load_settings(path)
    assert "cannot be read (it is no regular file)" in loaded.faults[0].sentence
    assert path.is_dir()


def test_where_a_wrong_file_cannot_be_put_aside_it_stays_and_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("version = 9", encoding="utf-8")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    loaded = load_settings(path)
    assert "No space left on device" in loaded.faults[-1].sentence
    assert path.read_text(encoding="utf-8") == "version = 9"


def test_settings_are_replaced_in_one_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that fails in the middle leaves the old settings, and nothing beside them."""
    path = tmp_path / "deep" / "settings.toml"
    write_settings(path, OURS)

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_settings(path, Settings())
    assert read_settings(path.read_text(encoding="utf-8")).settings == OURS
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("field", ["table", "dealer", "wheel_number"])
def test_a_name_is_trimmed_composed_and_no_longer_than_a_name(field: str) -> None:
    assert by_name(read_settings(f'version = 1\n{field} = " Jose\u0301 "\n').settings)[field] == "José"
    assert by_name(read_settings(f'version = 1\n{field} = "  "\n').settings)[field] == ""
    (fault,) = read_settings(f'version = 1\n{field} = "{"x" * 201}"\n').faults
    assert (fault.field, fault.advice) == (field, "must have at most 200 letters")
