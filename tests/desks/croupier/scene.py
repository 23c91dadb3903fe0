"""A screen of the croupier's desk in one state, and what most of them begin with."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from typing import Final, NamedTuple

from msgspec.structs import replace
from PySide6.QtTest import QTest

from app.demo.roulette.players import company, layout
from app.desks.common.monitors import Monitor
from app.desks.croupier import commands
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.notices import Notice
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.settings.setup import Setup
from app.games import GAMES
from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.house_reading import read_house
from app.rules.side import Side
from app.settings import Settings
from app.table.game import Ear
from app.table.live import JournalNow, ReaderHealth, ReaderNow, Refusal
from app.table.roulette.game import ROULETTE
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_table import SpinTable
from app.table.table import Table
from tests.desks.croupier.made_up import MadeUp, MadeUpSupport
from tests.desks.desk import Station
from tests.desks.hands import Hands
from tests.houses import house as house_of

Play = Callable[[Hands], None]

_WHEEL: Final = ReaderNow(ReaderHealth.LIVE, "Cammegh SS2", speed=171, turning=False)
WRITTEN: Final = JournalNow(written_at="2026-11-21T20:41:07Z")
_LAST: Final = (10, 5, 19, 26, 33, 2, 36, 11, 29, 6, 17, 22, 15, 24, 30, 21, 14, 0, 35, 4)
_CROWD: Final = 8


class Scene(NamedTuple):
    """One screen in one state.

    Attributes:
        name: short, for files.
        play: brings the window there.
        opened: whether the table is open when it begins.
        reader: whether a wheel marks the steps by itself.
        profile: the house that is dealt.
        shows: the page, the notice or the phase of which it is the picture, where there is no other.
    """

    name: str
    play: Play
    side: Side = Side.LEFT
    opened: bool = True
    reader: bool = True
    profile: str = "venezia"
    shows: AnyAct | Notice | Phase | None = None


def played(scene: Scene, hands: Hands, *, drawn: bool = True) -> None:
    """Play a scene with the hands of a dealer whose table is as the scene wants it.

    Args:
        scene: what is played.
        hands: at a table of the scene.
        drawn: whether it is drawn at its end; else nothing is before somebody lets it be.
    """
    hands.window.setUpdatesEnabled(False)
    hands.station.publish(reader=_WHEEL if scene.reader else ReaderNow(), journal=WRITTEN)
    scene.play(hands)
    hands.window.setUpdatesEnabled(drawn)
    QTest.qWait(1)


def table_of(scene: Scene) -> Station:
    """The table at which a scene begins."""
    sides = house_of(scene.profile).beside
    return Station(scene.side, scene.profile, GAMES["roulette"] if sides else ROULETTE)


def set_up() -> Setup:
    """The settings of a still desk with a wheel on one of its two ports, and a monitor for the players."""
    found = Setup(
        Settings(table="4", dealer="Anna", database="T4.sqlite", still=True),
        devices=MadeUp(),
        support=MadeUpSupport(),
        monitors=lambda: [Monitor("HDMI-1", "Philips", 1920, 1080)],
        kept="settings.toml",
    )
    found.read_house = read_house
    return found


def an_hour(hands: Hands) -> None:
    """Twenty numbers have fallen; nobody looked."""
    _once(hands, _twenty_numbers)


def _twenty_numbers(hands: Hands) -> None:
    with hands.station.told_once():
        for number in _LAST:
            hands.station.fall(number)
            hands.station.say("next")


def _once(hands: Hands, play: Play) -> None:
    """Play it at a desk; one that begins as another one did is put to where that came."""
    station, table, dealing = hands.station, hands.station.table, hands.window.dealing
    begun = repr((play, _kept_of(table), vars(table._ear), station.live.refusal, dealing.draft))
    if begun not in _PLAYED:
        before = _kept_of(table), dealing.draft
        play(hands)
        end = _kept_of(table), deepcopy(table._ear), station.live.refusal, dealing.draft
        _PLAYED[begun] = _Played(*end, before)
        return
    came = _PLAYED[begun]
    vars(table).update(came.kept, _ear=deepcopy(came.ear))
    station.publish(refusal=came.refusal)
    if dealing.draft != came.draft:
        dealing.draft = came.draft
        dealing.redraw()


class _Played(NamedTuple):
    """To where something that was played brought a desk.

    Attributes:
        kept: what the table keeps; none of it is changed in place.
        ear: what it heard, which is.
        refusal: the last one.
        draft: what is entered.
        before: what was there before; as long as it is here, nothing else is written as it is.
    """

    kept: dict[str, object]
    ear: Ear
    refusal: Refusal | None
    draft: SpinDraft
    before: object


_PLAYED: Final[dict[str, _Played]] = {}


def _kept_of(table: Table[SpinTable]) -> dict[str, object]:
    return {name: value for name, value in vars(table).items() if name != "_ear"}


def lie(hands: Hands, *stacks: Stack) -> None:
    """Let bets lie on the layout, as a table leaves them that knows what was laid."""
    station = hands.station
    betting = station.state.betting
    assert betting is not None
    station.table.state = replace(station.state, betting=replace(betting, bets=(*betting.bets, *stacks)))
    station.publish()


def crowd() -> tuple[Stack, ...]:
    """A full layout: what eight seats lay in one spin."""
    rng = random.Random(_CROWD)
    house = house_of("venezia")
    return layout(company(house, rng), house, house.minimum, rng)


def chip(pieces: int, euros: int, owner: str, *, enferme: bool = False) -> Entry:
    return Entry(pieces, Cents(100 * euros), owner=owner, enferme=enferme)


def piece(pieces: int, colour: str, *, enferme: bool = False) -> Entry:
    return Entry(pieces, Cents(250), colour, colour, enferme=enferme)


def crowded(hands: Hands) -> None:
    an_hour(hands)
    lie(hands, *crowd())


def running(hands: Hands) -> None:
    crowded(hands)
    hands.station.say("throw", "no_more_bets")


def fallen(hands: Hands) -> None:
    an_hour(hands)
    hands.fall(8)


def entered(hands: Hands) -> None:
    """Number 8 as the drawing shows it, and some more."""
    an_hour(hands)
    _once(hands, _eight)


def _eight(hands: Hands) -> None:
    hands.fall(8)
    hands.value(5000, 2)
    hands.place("black")
    hands.value(2000, 4)
    hands.place("line-7-12", "corner-7-11")
    hands.colour("blue")
    hands.place("split-8-9", "straight-8")
    hands.colour("red")
    hands.place("split-8-11", "split-8-11", "straight-8")


def next_number(hands: Hands, number: int) -> None:
    for act in (
        Act.PAID_ALL,
        Act.PAID_ALL,
        Act.PAID,
        SpinAct.CLEARED,
        Act.NEXT,
    ):  # a single payment is not paid as all of them
        hands.window.dealing.act(act)
    hands.fall(number)


def said(hands: Hands, name: str, owner: str, value: str = "20.00") -> None:
    form = {"do": "announce", "name": name, "owner": owner, "value": value, "held": True}
    hands.station.send(form)


def opened_page(act: AnyAct) -> Play:
    def play(hands: Hands) -> None:
        an_hour(hands)
        hands.window.do(act)

    return play


def minimum(hands: Hands) -> None:
    an_hour(hands)
    hands.station.send(commands.minimum(Cents(500), commands.CAPO))
