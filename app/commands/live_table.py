"""A live table with its windows: what is set and what the command line says, and what only a person can say.

A table's name, house and side are asked for where nobody has said them, and where what was set is wrong. A
reader that is wrong stops nobody: the numbers are typed, and the pit boss hears why.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from app.commands.first_questions import ask, kept, what_to_ask
from app.commands.live_people import people_at
from app.commands.never_recorded import ended
from app.commands.not_opening import Leaving, Named, until_it_opens
from app.commands.planning import (
    fault_sentences,
    names_a_table,
    planned,
    with_settings,
)
from app.commands.seen import game_seen
from app.commands.set_wrong import without_what_is_wrong
from app.commands.spelled_options import journal_of, names_spelled
from app.journal.verifying import KnownHead
from app.register_file.place import register_path
from app.settings import Loaded, Settings
from app.station.beside import Left
from app.station.devices import StationDevices
from app.station.keeping import Keeper
from app.station.register_now import RegisterNow
from app.station.station import Plan, Station
from app.station.support_bundling import SupportBundling
from app.station.table_thread import TableThread
from app.table.table import Automation
from hardware.registry import device_kind

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from app.desks.common.monitors import Monitor
    from app.desks.croupier.settings.setup import Setup
    from app.station.desk_link import DeskLink
    from app.station.windows import Windows

Complain = Callable[[str], int]


def show_live_table(chosen: argparse.Namespace, path: Path, loaded: Loaded, complain: Complain) -> int:
    """Ask what must be known, then run the table until its window is closed.

    Args:
        chosen: the command line.
        path: where the settings are kept.
        loaded: the settings that were found there.
        complain: says a sentence on standard error.

    Raises:
        LookupError: no such house.
        ProfileError: the house's profile is wrong, and nothing is open.
        UnknownKindError: no such kind of device.
        JournalError: the journal cannot be read.
        ValueError: an option is empty.
    """
    sentences = list(fault_sentences(path, loaded))
    settings: Settings | None = loaded.settings
    question = what_to_ask(chosen, loaded)
    if question is not None:
        settings = ask(loaded.settings, path, question, chosen, sentences)
    if settings is None:
        return 0
    merged = with_settings(chosen, settings)
    sentences += without_what_is_wrong(chosen, merged, path)
    for sentence in sentences:
        complain(sentence)
    return _until_it_opens(chosen, merged, settings, path, sentences, complain)


def _until_it_opens(
    chosen: argparse.Namespace,
    merged: argparse.Namespace,
    settings: Settings,
    path: Path,
    sentences: list[str],
    complain: Complain,
) -> int:
    """Run the table; where its journal does not let it open, ask what is to be done.

    Raises:
        JournalError: as `show_live_table`, where nobody wants to go on.
    """
    spoken, now = chosen.language, settings

    def play() -> int | Leaving:
        register = RegisterNow(register_path(chosen.people, os.environ))
        plan = replace(planned(merged, Automation.NONE, complain), register=register)
        return _show(plan, now, path, sentences, register, complain, display=chosen.display, language=spoken)

    def moved(fresh: Path, sentence: str) -> None:
        nonlocal now
        merged.database = str(fresh)
        sentences.append(sentence)
        if not names_a_table(chosen):
            now = replace(now, database=str(fresh))
            sentences.extend(filter(None, [kept(path, now)]))

    names_spelled(merged)
    database = journal_of(merged)
    who, number = merged.dealer or "", merged.instrument_number or ""
    named = Named(database, merged.table, who, number, spoken or settings.language.value)
    return until_it_opens(named, play, moved)


def _monitors() -> Sequence[Monitor]:
    from app.desks.common.monitors import monitors_there

    return monitors_there()


def _devices(plan: Plan) -> StationDevices:
    """Give what the settings' pages listen to, the table's own readers as they are set."""
    configured = device_kind(plan.first_kind).with_options(plan.first_options)
    second = device_kind(plan.second_kind).with_options(plan.second_options)
    in_use = [device.url for device in plan.devices()]
    return StationDevices(in_use, configured=configured, second=second)


def _show(
    plan: Plan,
    settings: Settings,
    path: Path,
    sentences: Sequence[str],
    register: RegisterNow,
    complain: Complain,
    *,
    display: bool,
    language: str | None,
) -> int | Leaving:
    """Run a live table with its window; where its journal is left, say how the table stood.

    Whatever needs no Qt was imported for the plan: PySide6 looks into the source of all that comes after it.
    """
    from app.desks.common.application import quit_at_signals
    from app.desks.common.collecting import collected_here
    from app.station.desk_link import DeskLink
    from app.station.paper_desk import PaperDesk
    from app.station.windows import Windows

    link = DeskLink()
    application = _application(link, language or settings.language.value)
    devices = _devices(plan)
    setup = _set_up(plan, settings, devices, path)
    with Station(plan, told=lambda _recorded: None, publish=link.publish) as station:
        link.bind(station.table)
        people = setup.people = people_at(register, station.table)
        papers = setup.papers = PaperDesk(plan.database, plan.table)
        keeper = Keeper(path, lambda sentence: station.table.notice("settings", "not_written", sentence))
        setup.hear(keeper.keep)
        windows = Windows(link, game_seen(plan.wiring.game.name), setup)
        leaving = _wired(setup, windows)
        for sentence in sentences:
            station.table.notice("settings", "wrong", sentence)
        station.table.question(link.publish)
        windows.show(display=display)
        quit_at_signals(application)
        try:
            with collected_here():
                status = application.exec()
        finally:
            windows.remember()
            for service in (keeper, papers, people, devices):
                if service is not None:
                    service.close()
    unwritten = ended(station.table, complain, station.ending.kept, station.ending.failed)
    return _left(station.table, leaving[-1]) if leaving else status or unwritten


def _wired(setup: Setup, windows: Windows) -> list[str]:
    """Do what the desk asks of the program; in whose name the journal is left comes here."""
    names: list[str] = []

    def leave(name: str) -> None:
        names.append(name)
        windows.window.close()

    setup.new_journal = leave
    windows.window.practice_wanted.connect(_practise)
    return names


def _left(thread: TableThread, name: str) -> Leaving:
    """Say where a table was whose journal is left; its thread has ended."""
    head, table = thread.head, thread.state.table
    after = str(KnownHead(table, head.seq, head.hash)) if head.seq else ""
    return Leaving(Left(thread.state, after, tuple(thread.unwritten)), thread.trouble, name)


def _application(link: DeskLink, language: str) -> QApplication:
    """Make the application that the windows share, in a language."""
    from app.desks.common.application import make_application
    from app.desks.common.language import Language, speak

    application = make_application(sys.argv[:1], link.fault)
    speak(Language(language))
    return application


def _set_up(plan: Plan, settings: Settings, devices: StationDevices, path: Path) -> Setup:
    """Give the pages of the settings what they read and change."""
    from app.desks.croupier.settings.setup import Setup
    from app.games import read_house

    support = SupportBundling(plan.database, plan.table, path)
    setup = Setup(settings, devices=devices, support=support, monitors=_monitors, kept=str(path))
    setup.side, setup.read_house = plan.side, read_house
    return setup


def _practise() -> None:
    """Open the demonstration as a program of its own: nothing of it can reach this table's journal."""
    from PySide6.QtCore import QProcess

    from app.desks.common.language import language

    words = ["-m", "app", "run", "--demo", "--language", language().value]
    QProcess.startDetached(sys.executable, words)
