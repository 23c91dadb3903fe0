"""What a receiver makes of another speed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.devices import SerialSettings
from hardware.simulators.wrong_speed import at_speed

LINES = st.sampled_from(
    [
        SerialSettings(speed, bits, parity)
        for speed in (1200, 9600)
        for bits, parity in ((8, "N"), (8, "E"), (8, "O"))
    ]
)


@given(st.binary(max_size=60), LINES)
def test_at_its_own_speed_every_byte_comes_through(data: bytes, settings: SerialSettings) -> None:
    near = SerialSettings(settings.baudrate + settings.baudrate // 100, settings.bytesize, settings.parity)
    assert at_speed(data, settings, settings) == data
    assert at_speed(data, near, settings) == data


def test_seven_bits_with_even_parity_heard_as_eight_have_the_parity_above() -> None:
    seven, eight = SerialSettings(9600, 7, "E"), SerialSettings(9600)
    assert at_speed(b"10\r\n", seven, eight) == bytes([0xB1, 0x30, 0x8D, 0x0A])
    assert at_speed(bytes([0xB1, 0x30, 0x8D, 0x0A]), eight, seven) == b"10\r\n"


@pytest.mark.parametrize(("sent", "heard"), [(9600, 19200), (19200, 9600), (1200, 9600)])
def test_at_another_speed_it_is_something_else(sent: int, heard: int) -> None:
    data = b"*X;5;011;25;0;165;1\r\n"
    assert at_speed(data, SerialSettings(sent), SerialSettings(heard)) not in {data, b""}


def test_a_byte_of_low_bits_at_half_the_speed_is_what_an_oscilloscope_shows() -> None:
    """0x00 sent at 9600 is nine low bits; heard at 19200 that is a start bit, eight zeros and nine more low."""
    assert at_speed(b"\x00", SerialSettings(9600), SerialSettings(19200)) == b"\x00"
    assert at_speed(b"\xff", SerialSettings(9600), SerialSettings(19200)) == b"\xfe"
