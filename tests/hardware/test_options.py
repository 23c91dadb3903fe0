"""What a house sets of a device is typed and checked, and an error names the field."""

from __future__ import annotations

import pytest

from hardware.codecs.two_digits import TwoDigits
from hardware.devices import DeviceKind, SerialSettings
from hardware.options import DeviceOptions, OptionError, option_words, read_options
from hardware.registry import KINDS, device_kind
from hardware.typed import TypedLines


@pytest.mark.parametrize("name", sorted(KINDS))
def test_every_kind_can_be_set_to_another_line(name: str) -> None:
    kind = device_kind(name).with_options({"baudrate": "1200", "framing": "7E1"})
    assert kind.settings == SerialSettings(1200, 7, "E", 1)
    assert (kind.name, kind.heartbeat) == (name, device_kind(name).heartbeat)
    assert device_kind(name).settings == SerialSettings(115200 if name.endswith("-usb") else 9600)
    assert device_kind(name).with_options({}) is device_kind(name)


@pytest.mark.parametrize(
    ("kind", "given", "field"),
    [
        ("two-digits", {"hold_off": 0}, "hold_off"),
        ("two-digits", {"hold_off": "soon"}, "hold_off"),
        ("two-digits", {"hold_off": 1e9}, "hold_off"),
        ("two-digits", {"line_end": "crcr"}, "line_end"),
        ("two-digits", {"baudrate": 115200}, "baudrate"),
        ("two-digits", {"framing": "8E1"}, "framing"),
        ("two-digits", {"holdoff": 12}, "holdoff"),
        ("cammegh-ss2", {"direction_1": "left"}, "direction_1"),
        ("cammegh-m360", {"baudrate": 9601}, "baudrate"),
        ("napsa", {"direction_1": 1}, "direction_1"),
        ("napsa", {"framing": None}, "framing"),
        ("rfid-head", {"tags": {"100086F444": 37}}, "tags"),
        ("rfid-head", {"tags": {"100086f444": 3}}, "tags"),
        ("rfid-head", {"tags": {"100086F44": 3}}, "tags"),
        ("rfid-head", {"tags": ["100086F444"]}, "tags"),
        ("rfid-head", {"tags": {"100086F444": 3, "100086F445": 3}}, "tags"),
        ("rfid-head", {"hold_off": -1}, "hold_off"),
        ("keypad", {"tags": {}}, "tags"),
    ],
)
def test_a_wrong_option_is_named(kind: str, given: dict[str, object], field: str) -> None:
    with pytest.raises(OptionError) as wrong:
        device_kind(kind).with_options(given)
    assert wrong.value.field == field
    assert str(wrong.value).startswith(f"{kind}: {field}: ")
    assert "$" not in str(wrong.value)


def test_options_come_from_words_as_well() -> None:
    given = option_words(["hold_off=20", "baudrate=1200", "framing=7E1", "line_end=cr"])
    codec = device_kind("two-digits").with_options(given).codec(None)
    assert isinstance(codec, TwoDigits)
    assert codec._hold_off == 20_000_000
    tags = option_words(["tags.100086F444=17", "tags.100086F445=18"])
    assert tags == {"tags": {"100086F444": "17", "100086F445": "18"}}
    assert device_kind("rfid-head").with_options(tags).settings == SerialSettings()


@pytest.mark.parametrize("word", ["hold_off", "=3", "tags.=3", ".x=3"])
def test_a_word_that_is_no_option_is_shown(word: str) -> None:
    with pytest.raises(ValueError, match="is no option"):
        option_words([word])


def test_what_is_not_given_is_as_usual() -> None:
    usual = DeviceOptions(baudrate=1200)
    assert read_options("reader", usual, {"framing": "7O1"}) == DeviceOptions(1200, "7O1")


def test_a_device_without_options_says_so() -> None:
    bare = DeviceKind("bare", TypedLines, heartbeat=False)
    assert bare.with_options({}) is bare
    with pytest.raises(ValueError, match="bare: colour: this device has no options"):
        bare.with_options({"colour": "red"})
