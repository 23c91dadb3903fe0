"""What a table took over from a journal that was refused, as it is asked for and as pages print it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UNSET

from app.reports.voice import Voice
from app.reports.wording import count, money, tr
from app.rules.inventory import worth
from app.rules.money import parse_money
from app.table.event_record import Form
from app.table.overnight import read_pieces
from app.table.table_events import TableTaken


def taken_words(event: TableTaken, voice: Voice) -> str:
    """Say what somebody must look at: the bank, the colours, what stands on the layout, what is held.

    Args:
        event: what was taken over.
        voice: says what a journal was refused for, and what the house calls its colours.
    """
    if event.journal is not UNSET:
        return tr("Registro lasciato: {why}").format(why=voice.reason(event.journal))
    if event.paper is not UNSET:
        words = tr("Mai registrati prima, e tenuti qui come furono: {count}")
        return words.format(count=len(event.paper))
    return tr("Ripreso, da controllare: {what}").format(what="; ".join(_named(event, voice)))


def _named(event: TableTaken, voice: Voice) -> Iterable[str]:
    if event.bank is not UNSET:
        yield tr("banco {amount}, da contare").format(amount=money(worth(read_pieces(event.bank))))
    if event.colours is not UNSET:
        yield from (_colour(voice.whose(name), form) for name, form in event.colours.items())
    if event.layout is not UNSET:
        for stack in event.layout:
            where = voice.place(stack["position"])
            yield from (_lying(where, entry, voice) for entry in stack["stack"])
    if event.held is not UNSET:
        for part in event.held:
            words = tr("da consegnare {amount} ({owner})") if part["owner"] else tr("da consegnare {amount}")
            yield words.format(amount=money(parse_money(part["amount"])), owner=part["owner"])


def _colour(name: str, form: Form) -> str:
    owner = f", {form['owner']}" if form["owner"] else ""
    return f"{name} {money(parse_money(form['value']))}{owner}"


def _lying(where: str, entry: Form, voice: Voice) -> str:
    """Say what lies on one position: "nero: 2 × lilla, prigioniero"."""
    what = voice.whose(entry["colour"]) if "colour" in entry else money(parse_money(entry["value"]))
    owner = f", {entry['owner']}" if entry.get("owner") else ""
    shut_in = ", " + tr("prigioniero") if entry.get("enferme") else ""
    return f"{where}: {count(entry['pieces'])} × {what}{owner}{shut_in}"
