"""Adapters that cannot be told apart are offered by their sockets, and the page says so in every language."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.desks.common.language import Language
from app.desks.croupier.acts import Act
from app.desks.croupier.forms.devices_form import Port, Reader
from app.desks.croupier.settings.setup import PortSeen
from hardware.serial_ports import Unlike
from tests.desks.croupier.proofreading import faults, switch
from tests.desks.croupier.settings.settings_window import Set, ports

SOCKET = "/dev/serial/by-path/pci-0000:0e:00.0-usb-0:{}:1.0-port0"
BY_ID = "/dev/serial/by-id/usb-Prolific_Technology_Inc._USB-Serial_Controller-if00-port0"
ALIKE = tuple(
    PortSeen(SOCKET.format(place), f"/dev/ttyUSB{place}", "USB-Serial Controller", why)
    for place, why in enumerate(Unlike)
)
NAMED = ALIKE[0]._replace(also=(BY_ID,))


@pytest.fixture
def desk_set(qtbot: QtBot) -> Set:
    made = Set(qtbot)
    made.bench.found = (NAMED, *ALIKE[1:])
    return made


@pytest.mark.parametrize("language", Language)
def test_a_port_that_is_named_by_its_socket_says_to_leave_it_there(desk_set: Set, language: Language) -> None:
    switch(language)
    desk_set.window.resize(1280, 800)
    desk_set.go(Act.DEVICES)
    page = desk_set.devices
    assert ports(page) == ["", *(port.url for port in ALIKE)]
    stays = {"it": "resti qui", "en": "leave it here", "fr": "à laisser ici"}[language.value]
    assert all(stays in page.key(Port(port.url)).accessibleName() for port in ALIKE)
    assert faults(desk_set) == []


def test_a_name_that_was_set_and_is_not_its_own_is_there_and_taken_for_one_reader_alone(
    desk_set: Set,
) -> None:
    desk_set.setup.change(first=BY_ID)
    desk_set.go(Act.DEVICES)
    page = desk_set.devices
    assert "ora non c'è" not in page.key(Port(BY_ID)).accessibleName()
    desk_set.touch(page.key(Reader("second")))
    assert "è dell'altro lettore" in page.key(Port(NAMED.url)).accessibleName()
    assert not page.key(Port(NAMED.url)).isEnabled()
    assert page.key(Port(ALIKE[1].url)).isEnabled()
