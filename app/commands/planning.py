"""The options that a table is run with, read alike by the window and by the headless table."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from app.commands.spelled_options import journal_of, names_spelled
from app.commands.which_game import check_game, recorded, unopened_there

if TYPE_CHECKING:
    from app.rules.house import House
    from app.settings import Loaded, Settings
    from app.station.station import HouseCopy, Plan
    from app.station.wiring import Wiring
    from app.table.state import TableState
    from app.table.table import Automation


SETTINGS_VARIABLE: Final = "CAPOTAVOLO_SETTINGS"
_FROM_SETTINGS: Final = (
    "table",
    "database",
    "house",
    "side",
    "first",
    "first_kind",
    "instrument_number",
    "second",
    "second_kind",
    "dealer",
    "heads",
    "house_copy",
    "house_key",
)
"""The options that stand in the settings too."""
_DEALER: Final = (
    "who deals where nobody says so: a table without a window opens under this name; a window offers whoever "
    "dealt last, since that is newer than what a start script says, and this name where nobody has dealt yet"
)


def table_arguments(parser: argparse.ArgumentParser, *, settings: bool = False) -> None:
    """Add the options of a table; with `settings` what is not given is as it was set, else as usual."""

    def usual(value: str) -> tuple[str | None, str]:
        return (None, "default: as it is set") if settings else (value, f"default {value}")

    house, house_help = usual("venezia")
    side, side_help = usual("left")
    kind, kind_help = usual("cammegh-ss2")
    dealer, _ = usual("")
    parser.add_argument("--table", required=not settings, default=None, help="the table's name")
    parser.add_argument("--database", help="the journal's file (default: in the user's data folder)")
    parser.add_argument(
        "--house", default=house, help=f"a house that is shipped, or a .toml file of your own ({house_help})"
    )
    parser.add_argument(
        "--cylinder", dest="side", choices=("left", "right"), default=side, help=f"its side ({side_help})"
    )
    parser.add_argument(
        "--wheel", dest="first", metavar="URL", help="the reader's port: a device, socket://, rfc2217://"
    )
    parser.add_argument(
        "--wheel-kind", dest="first_kind", default=kind, help=f"the kind of reader ({kind_help})"
    )
    parser.add_argument(
        "--wheel-option",
        dest="first_option",
        action="append",
        default=None,
        metavar="NAME=VALUE",
        help="how the reader is set, such as hold_off=12; more than once for several",
    )
    parser.add_argument(
        "--wheel-number",
        dest="instrument_number",
        default=dealer,
        metavar="NUMBER",
        help="which wheel stands there, by the number on it",
    )
    parser.add_argument("--second", metavar="URL", help="a second reader at the same wheel: they must agree")
    parser.add_argument("--second-kind", default=kind, help=f"its kind ({kind_help})")
    parser.add_argument(
        "--second-option", action="append", default=None, metavar="NAME=VALUE", help="how it is set"
    )
    parser.add_argument(
        "--tumbler", metavar="URL", help="the tumbler's port, in a house that draws its balls"
    )
    _elsewhere_arguments(parser, dealer)
    parser.add_argument("--dealer", default=dealer, help=_DEALER)


def _elsewhere_arguments(parser: argparse.ArgumentParser, usual: str | None) -> None:
    """Add where the journal is told to, beside its own disk."""
    parser.add_argument(
        "--heads",
        default=usual,
        metavar="PLACE",
        help="a second place for the journal's last event, each hour: a folder, syslog:, "
        "syslog://host:port, printer:NAME",
    )
    parser.add_argument(
        "--house-copy",
        default=usual,
        metavar="HOST:PORT",
        help="where the house's program takes a copy of all that is recorded",
    )
    parser.add_argument(
        "--house-key", default=usual, metavar="FILE", help="the key that the house shares with its stations"
    )


def settings_path(given: str | None, environment: Mapping[str, str]) -> Path:
    """Say where the settings are kept: where the command line says, or the environment, or the user's folder.

    Args:
        given: `--settings`, or None.
        environment: of this process.
    """
    named = given or environment.get(SETTINGS_VARIABLE)
    if named:
        return Path(named)
    import platformdirs

    from app.journal.place import APPLICATION

    return platformdirs.user_config_path(APPLICATION, appauthor=False) / "settings.toml"


def fault_sentences(path: Path, loaded: Loaded) -> Sequence[str]:
    """Say what was wrong with the settings, and where they are now as they were."""
    if not loaded.faults:
        return ()
    wrong = "; ".join(fault.sentence for fault in loaded.faults)
    where = f" The file as it was: {loaded.aside}" if loaded.aside is not None else ""
    return (f"{path}: {wrong}.{where}",)


def names_a_table(chosen: argparse.Namespace) -> bool:
    """Whether the command line says which table this is, in part or whole."""
    return any(getattr(chosen, name) is not None for name in _FROM_SETTINGS)


def with_settings(chosen: argparse.Namespace, settings: Settings) -> argparse.Namespace:
    """Take from the settings what the command line does not say; the command line wins.

    A table whose name neither says is called 1. The file of a journal is of the table that the settings name,
    and of no other; the options of a reader are of the kind that the settings name.
    """
    merged = argparse.Namespace(**vars(chosen))
    same = chosen.table in {None, settings.table}
    for name in _FROM_SETTINGS:
        if getattr(chosen, name) is None and (name != "database" or same):
            setattr(merged, name, str(getattr(settings, name)))
    if chosen.first_option is None and chosen.first_kind in {None, settings.first_kind}:
        merged.first_option = list(settings.first_options)
    if chosen.second_option is None and chosen.second_kind in {None, settings.second_kind}:
        merged.second_option = list(settings.second_options)
    if chosen.table is None and not settings.table:
        merged.table = "1"
    if chosen.tumbler is not None and chosen.first is None:
        merged.first = None  # what was set is the reader that the command line replaces
    merged.database, merged.first = merged.database or None, merged.first or None
    merged.second = merged.second or None
    return merged


def planned(chosen: argparse.Namespace, automation: Automation, complain: Callable[[str], int]) -> Plan:
    """Make the plan of a table from its options.

    A table that is open goes on under the rules that its journal holds: a house file that is wrong now is
    said and does not stop it.

    Raises:
        LookupError: no such house.
        ProfileError: the house's profile is wrong, and nothing is open.
        UnknownKindError: no such kind of device.
        OptionError: it has no such option, or not such a value.
        JournalError: the journal cannot be read.
        ValueError: an option is empty or no text, or the reader is none for this house.
    """
    from app.rules.side import Side
    from app.station.station import Plan

    names_spelled(chosen)
    chosen = _of_one_instrument(chosen)
    first_options, second_options = _checked_readers(chosen)
    if not chosen.table:
        raise ValueError("--table: a table must have a name")
    database = journal_of(chosen)
    found = recorded(database, chosen.table)
    state = found.state if found else unopened_there(chosen)
    house = _house(chosen, state, complain)
    _check_house(chosen, house, state, complain)
    plan = Plan(
        table=chosen.table,
        database=database,
        house=house,
        dealer=chosen.dealer,
        side=Side(chosen.side),
        first=chosen.first,
        first_kind=chosen.first_kind,
        first_options=first_options,
        second=chosen.second,
        second_kind=chosen.second_kind,
        second_options=second_options,
        heads=_checked_place(chosen),
        house_copy=checked_house_copy(chosen),
        instrument_number=chosen.instrument_number or "",
        automation=automation,
        found=found,
        wiring=_wired(state),
    )
    if difference := _differs(plan, state):
        complain(difference)
    return plan


def _wired(state: TableState) -> Wiring:
    """Wire the game that is played at a table, with the side games on its rounds, to its devices."""
    from msgspec.structs import replace

    from app.station.wirings import WIRINGS
    from app.table.game import game_of

    return replace(WIRINGS[state.game.name], game=game_of(state))


def _checked_place(chosen: argparse.Namespace) -> str:
    """Give the second place of the journal's heads; one that is written wrong is an error."""
    from app.station.witness import teller

    try:
        if chosen.heads:
            teller(chosen.heads, chosen.table)
    except ValueError as fault:
        raise ValueError(f"--heads: {fault}") from None
    return str(chosen.heads or "")


def checked_house_copy(chosen: argparse.Namespace) -> HouseCopy | None:
    """Give where the copy for the whole house is sent to, and with which key; None for none.

    Raises:
        ValueError: the address is written wrong, or the key's file is no good.
    """
    from app.house_copy.key import read_key
    from app.house_copy.place import house_place
    from app.station.station import HouseCopy

    if not chosen.house_copy:
        return None
    try:
        place = house_place(chosen.house_copy)
    except ValueError as fault:
        raise ValueError(f"--house-copy: {fault}") from None
    if not chosen.house_key:
        raise ValueError("--house-key: name the file of the key that the house shares with its stations")
    key = Path(chosen.house_key)
    read_key(key)
    return HouseCopy(place, key)


def _checked_readers(chosen: argparse.Namespace) -> tuple[Mapping[str, object], Mapping[str, object]]:
    """Give the options of both readers; what is unknown, or a second without a first, is an error."""
    from hardware.options import option_words
    from hardware.registry import device_kind
    from hardware.serial_ports import same_port

    options, of_second = option_words(chosen.first_option or []), option_words(chosen.second_option or [])
    device_kind(chosen.first_kind).with_options(options)
    device_kind(chosen.second_kind).with_options(of_second)
    if chosen.second and not chosen.first:
        raise ValueError("--second: there is no first reader: give its port with --wheel")
    if chosen.second and same_port(chosen.second, chosen.first):
        raise ValueError("--second: the first reader is at that port already")
    return options, of_second


def _house(chosen: argparse.Namespace, state: TableState, complain: Callable[[str], int]) -> House:
    """Give the house that is named; a profile that is wrong stops no table that is open."""
    from app.games import read_house
    from app.houses import house_from
    from app.rules.house_profile import ProfileError

    try:
        return house_from(chosen.house, read_house)
    except ProfileError as fault:
        if not state.opened:
            raise
        complain(f"{fault} (table {chosen.table} is open and goes on under the rules in its journal)")
        return state.house


def _live_there(house: House, complain: Callable[[str], int]) -> None:
    """Go by the clocks of the house; a journal may name some that this machine does not know."""
    from app.local_time import live_in, zone_called

    try:
        live_in(zone_called(house.zone))
    except LookupError as fault:
        live_in(None)
        complain(f"house {house.name}: {fault.args[0]} on this machine; its own clocks are shown")


def _check_house(
    chosen: argparse.Namespace, house: House, state: TableState, complain: Callable[[str], int]
) -> None:
    """Raise ValueError for a reader that is none for this house, or another game; else go by its clocks."""
    from hardware.registry import device_kind

    check_game(house, state)
    instrument = device_kind(chosen.first_kind).instrument
    if chosen.first is not None and not house.takes(instrument):
        needs = f"its numbers come from a {house.instrument}, and {chosen.first} is a {instrument}"
        raise ValueError(f"house {house.name}: {needs}")
    _live_there(house, complain)


def _of_one_instrument(chosen: argparse.Namespace) -> argparse.Namespace:
    """Give the options with a tumbler's port, if one is named, as that of the reader.

    Raises:
        ValueError: a wheel and a tumbler are named.
    """
    from hardware.registry import device_kind

    if chosen.tumbler is None:
        return chosen
    if chosen.first:
        raise ValueError("--tumbler: a table has a wheel or a tumbler, not both")
    kind = chosen.first_kind if device_kind(chosen.first_kind).instrument == "tumbler" else "tumbler/1"
    return argparse.Namespace(**{**vars(chosen), "first": chosen.tumbler, "first_kind": kind})


def _differs(plan: Plan, state: TableState) -> str | None:
    """An open table keeps what it was opened with; somebody who asks for something else is told."""
    if not state.opened or (state.house.name, state.side) == (plan.house.name, plan.side):
        return None
    opened_with = f"house {state.house.name} and the cylinder on the {state.side.value}"
    return f"table {plan.table} is open with {opened_with}, and stays so: close and open it to change that"
