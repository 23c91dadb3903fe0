"""A live table with its windows: what is set and what the command line says, and what only a person can say.

A table's name, house and side are asked for where nobody has said them, and where what was set is wrong. A
reader that is wrong stops nobody: the numbers are typed, and the pit boss hears why.
"""

from __future__ import annotations

import argparse
import dataclasses
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from app.commands.live_people import ask_pit_boss, people_at
from app.commands.never_recorded import ended
from app.commands.not_opening import Leaving, Named, until_it_opens
from app.commands.planning import (
    checked_house_copy,
    fault_sentences,
    names_a_table,
    names_spelled,
    planned,
    with_settings,
)
from app.houses import house_from
from app.journal.place import default_database
from app.journal.verifying import KnownHead
from app.register_file.place import register_path
from app.rules.house_profile import ProfileError
from app.settings import Loaded, Settings, write_settings
from app.station.beside import Left
from app.station.devices import StationDevices
from app.station.keeping import Keeper
from app.station.register_now import RegisterNow
from app.station.station import Plan, Station
from app.station.support_bundling import SupportBundling
from app.station.table_thread import TableThread
from app.station.witness import teller
from app.table.table import Automation
from app.table.troubles import Trouble
from hardware.options import option_words
from hardware.registry import KINDS, UnknownKindError, device_kind

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from app.desks.common.monitors import Monitor
    from app.desks.croupier.settings.setup import Setup
    from app.station.desk_link import DeskLink
    from app.station.windows import Windows

Complain = Callable[[str], int]
_ASKED: Final = frozenset({"table", "house", "cylinder"})
"""What a table cannot be dealt without, and nobody may guess."""
_READERS: Final = ("wheel", "second")
"""The readers of one wheel, the one that leads first."""


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
    sentences += _without_wrong_readers(chosen, merged, path)
    for reader in _READERS:
        if getattr(chosen, f"{reader}_option") is None:
            sentences += without_unknown_options(merged, path, reader)
    sentences += _without_a_wrong_place(chosen, merged, path)
    sentences += _without_a_wrong_house(chosen, merged, path)
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
        plan = dataclasses.replace(planned(merged, Automation.NONE, complain), register=register)
        return _show(plan, now, path, sentences, register, complain, display=chosen.display, language=spoken)

    def moved(fresh: Path, sentence: str) -> None:
        nonlocal now
        merged.database = str(fresh)
        sentences.append(sentence)
        if not names_a_table(chosen):
            now = replace(now, database=str(fresh))
            sentences.extend(filter(None, [_kept(path, now)]))

    names_spelled(merged)
    database = Path(merged.database) if merged.database else default_database(merged.table)
    who, number = merged.dealer or "", merged.wheel_number or ""
    named = Named(database, merged.table, who, number, spoken or settings.language.value)
    return until_it_opens(named, play, moved)


def what_to_ask(chosen: argparse.Namespace, loaded: Loaded) -> str | None:
    """Say why the first page is needed: empty at a first start, a sentence where what was set is wrong.

    Args:
        chosen: the command line; whoever names a table on it is asked nothing.
        loaded: the settings that were found.

    Returns:
        None where nothing must be asked.
    """
    if names_a_table(chosen):
        return None
    wrong = [fault.sentence for fault in loaded.faults if not fault.field or fault.field in _ASKED]
    if wrong or not loaded.settings.table:
        return "; ".join(wrong)
    try:
        house_from(loaded.settings.house)
    except LookupError as fault:
        return str(fault.args[0])
    except ProfileError as fault:
        return str(fault)
    return None


def ask(
    settings: Settings, path: Path, question: str, chosen: argparse.Namespace, sentences: list[str]
) -> Settings | None:
    """Ask which table it is, and at a first start for the pit boss, from whose page one may come back.

    Args:
        settings: what was right in them.
        path: of the file in which the answer is kept.
        question: why it is asked, as `what_to_ask` says it.
        chosen: the command line.
        sentences: what is to be complained of; more is added.

    Returns:
        The settings with what was answered, or None.
    """
    answer: Settings | None = settings
    while answer is not None:
        answer = ask_first(answer, path, question, chosen)
        if answer is None:
            return None
        sentences += filter(None, [_kept(path, answer)])
        if question or ask_pit_boss(register_path(chosen.people, os.environ)):
            return answer
    return None


def ask_first(settings: Settings, path: Path, question: str, chosen: argparse.Namespace) -> Settings | None:
    """Ask in the language of the command line; one that is touched on the page holds from there on.

    Args:
        settings: what was right in them.
        path: of the file in which the answer is kept.
        question: why it is asked, as `what_to_ask` says it.
        chosen: the command line; a language that is touched takes the place of its own.

    Returns:
        The settings with what was answered, or None.
    """
    from app.desks.common.application import make_application
    from app.desks.common.language import Language, speak
    from app.desks.croupier.settings.first_start import FirstStart

    make_application(sys.argv[:1])
    spoken = Language(chosen.language) if chosen.language else settings.language
    speak(spoken)
    answer = FirstStart(replace(settings, language=spoken), str(path), question).ask()
    if answer is None or answer.language is not spoken:
        chosen.language = None
        return answer
    return replace(answer, language=settings.language)


def _kept(path: Path, settings: Settings) -> str:
    """Keep what was answered; empty when all is well."""
    try:
        write_settings(path, settings)
    except OSError as fault:
        return f"{path} cannot be written ({fault.strerror}): the next start will ask again"
    return ""


def _without_wrong_readers(
    chosen: argparse.Namespace, merged: argparse.Namespace, path: Path
) -> Sequence[str]:
    """A kind that was set and that nobody knows, or that is not this house's: it is not listened to."""
    sentences = []
    for reader in _READERS:
        name = f"{reader}_kind"
        if getattr(chosen, name) is not None:
            continue
        try:
            fault = _not_of_house(device_kind(getattr(merged, name)).instrument, merged.house)
        except UnknownKindError as unknown:
            fault = str(unknown)
        if fault and (getattr(merged, reader) is not None or getattr(merged, name) not in KINDS):
            setattr(merged, reader, None)
            setattr(merged, name, next(iter(KINDS)))
            sentences.append(Trouble.READER_SET_WRONG.english(path=path, setting=name, fault=fault))
    if merged.second and not merged.wheel:
        merged.wheel, merged.wheel_kind, merged.second = merged.second, merged.second_kind, None
        merged.wheel_option, merged.second_option = merged.second_option, None
    return sentences


def _without_a_wrong_place(
    chosen: argparse.Namespace, merged: argparse.Namespace, path: Path
) -> Sequence[str]:
    """A second place that was set and is written wrong stops nobody: the journal goes on without it."""
    if chosen.heads is not None or not merged.heads:
        return ()
    try:
        teller(merged.heads, merged.table)
    except ValueError as fault:
        merged.heads = ""
        return (Trouble.HEADS_SET_WRONG.english(path=path, fault=fault),)
    return ()


def _without_a_wrong_house(
    chosen: argparse.Namespace, merged: argparse.Namespace, path: Path
) -> Sequence[str]:
    """A house's copy that was set and is wrong stops nobody: the journal on the own disk is what counts."""
    if chosen.house_copy is not None or chosen.house_key is not None:
        return ()
    try:
        checked_house_copy(merged)
    except ValueError as fault:
        merged.house_copy = ""
        return (Trouble.HOUSE_SET_WRONG.english(path=path, fault=fault),)
    return ()


def without_unknown_options(merged: argparse.Namespace, path: Path, reader: str = "wheel") -> Sequence[str]:
    """Take back those options that were set and that the reader has not.

    Args:
        merged: the options of the table, whose kind of reader is known; changed.
        path: of the settings, for the sentences.
        reader: `wheel` or `second`.

    Returns:
        What to say of it.
    """
    kind = device_kind(getattr(merged, f"{reader}_kind"))
    fitting, sentences = list[str](), list[str]()
    for word in getattr(merged, f"{reader}_option") or []:
        try:
            kind.with_options(option_words([*fitting, word]))
        except ValueError as fault:
            sentences.append(
                Trouble.SETTING_LEFT_OUT.english(path=path, setting=f"{reader}_options", fault=fault)
            )
        else:
            fitting.append(word)
    setattr(merged, f"{reader}_option", fitting)
    return sentences


def _not_of_house(instrument: str | None, name: str) -> str:
    """Say why a reader is none for a house; empty where it is, or where the house is wrong itself."""
    try:
        wanted = house_from(name).instrument.value
    except (LookupError, ProfileError):
        return ""
    if instrument in {None, wanted}:
        return ""
    return f"House {name} has its numbers from a {wanted}, and not from a {instrument}."


def _monitors() -> Sequence[Monitor]:
    from app.desks.common.monitors import monitors_there

    return monitors_there()


def _devices(plan: Plan) -> StationDevices:
    """Give what the settings' pages listen to, the table's own readers as they are set."""
    configured = device_kind(plan.wheel_kind).with_options(plan.wheel_options)
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
        windows = Windows(link, setup)
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
            keeper.close()
            papers.close()
            if people is not None:
                people.close()
            devices.close()
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

    support = SupportBundling(plan.database, plan.table, path)
    setup = Setup(settings, devices=devices, support=support, monitors=_monitors, kept=str(path))
    setup.side = plan.side
    return setup


def _practise() -> None:
    """Open the demonstration as a program of its own: nothing of it can reach this table's journal."""
    from PySide6.QtCore import QProcess

    from app.desks.common.language import language

    words = ["-m", "app", "run", "--demo", "--language", language().value]
    QProcess.startDetached(sys.executable, words)
