"""What was set wrong is left out and said, and the rest holds."""

from pathlib import Path

from app.__main__ import parser
from app.commands.planning import with_settings
from app.commands.set_wrong import without_a_wrong_place, without_unknown_options, without_wrong_readers
from app.settings import Settings


def test_an_option_that_the_reader_has_not_is_left_out_and_said_and_the_others_hold() -> None:
    """Somebody chose another reader on the page: what was set of the one before is no reason to deal without."""
    settings = Settings(
        table="7",
        first="/dev/wheel",
        first_kind="two-digits",
        first_options=("tags.A=3", "hold_off=20", "framing=x"),
    )
    chosen = with_settings(parser().parse_args(["run"]), settings)
    sentences = without_unknown_options(chosen, Path("settings.toml"))
    assert (chosen.first, chosen.first_kind, chosen.first_option) == (
        "/dev/wheel",
        "two-digits",
        ["hold_off=20"],
    )
    assert [said.split(": ")[:4] for said in sentences] == [
        ["settings.toml", "wheel_options", "two-digits", field] for field in ("tags", "framing")
    ]


def test_so_is_one_of_the_second_reader_and_the_first_keeps_its_own() -> None:
    settings = Settings(
        table="7",
        first="/dev/wheel",
        first_kind="two-digits",
        first_options=("hold_off=20",),
        second="/dev/second",
        second_kind="napsa",
        second_options=("hold_off=20", "direction_1=clockwise"),
    )
    chosen = with_settings(parser().parse_args(["run"]), settings)
    (sentence,) = without_unknown_options(chosen, Path("settings.toml"), "second")
    assert sentence.startswith("settings.toml: second_options: napsa: hold_off: ")
    assert (chosen.first_option, chosen.second_option) == (["hold_off=20"], ["direction_1=clockwise"])


def test_a_second_reader_that_takes_the_first_s_place_keeps_its_options() -> None:
    settings = Settings(
        table="7",
        first="/dev/wheel",
        first_kind="abacus",
        first_options=("beads=10",),
        second="/dev/second",
        second_kind="two-digits",
        second_options=("hold_off=20",),
    )
    chosen = parser().parse_args(["run"])
    merged = with_settings(chosen, settings)
    (sentence,) = without_wrong_readers(chosen, merged, Path("settings.toml"))
    assert "abacus" in sentence
    assert (merged.first, merged.first_kind, merged.first_option) == (
        "/dev/second",
        "two-digits",
        ["hold_off=20"],
    )
    assert (merged.second, merged.second_option) == (None, None)
    assert without_unknown_options(merged, Path("settings.toml")) == []


def test_a_second_place_that_is_set_wrong_stops_no_table_and_is_said() -> None:
    chosen = parser().parse_args(["run"])
    merged = with_settings(chosen, Settings(table="7", heads="printer:"))
    (sentence,) = without_a_wrong_place(chosen, merged, Path("settings.toml"))
    assert sentence.startswith("settings.toml: heads: a printer is written printer:NAME")
    assert merged.heads == ""
    assert without_a_wrong_place(chosen, merged, Path("settings.toml")) == ()
