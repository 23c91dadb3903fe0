"""How each page of any table is made, by the act that opens it; each is made when it is first needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.theme import Scale
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.bank.bank_desk import BankDesk
from app.desks.croupier.bank.colours_and_tips import Exchange, so_far
from app.desks.croupier.bank.deeds import Deed
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.pages.page import Page
from app.desks.croupier.settings.setup import Heard, Setup
from app.desks.croupier.signing.named import who_may_deal

if TYPE_CHECKING:
    from app.desks.croupier.forms.kit import Asks, D
    from app.desks.croupier.pages.form_page import FormPage


class Relay(QObject):
    """Whoever hears `told` hears it on its own thread."""

    told = Signal(object)


class Pages(Protocol):
    """What a page may ask of the one that opens it.

    Attributes:
        made: the pages that were needed so far, by what opens them.
        setup: what the pages of the settings read and change.
        bank: what is counted at the bank.
    """

    made: dict[AnyAct, Page]
    setup: Setup
    bank: BankDesk

    def leave(self) -> None:
        """Close the open page."""

    def go(self, act: AnyAct) -> None:
        """Do what a button says."""

    def help_wanted(self) -> str:
        """Name the page of the manual that belongs to what is seen."""


Make = Callable[[Scale, QWidget, Any, Pages], Page]
"""Makes a page; a game's own takes the game's own dealing."""
Tell = Callable[[Any], object]


def drawn(
    asks: Asks[D],
    scale: Scale,
    parent: QWidget,
    dealing: Dealing,
    pages: Pages,
    tell: Tell | None = None,
    *,
    leave: Callable[[], None] | None = None,
) -> FormPage:
    """Draw a form; `tell` is told what only whoever made the page can do: by default an act of the desk."""
    from app.desks.croupier.pages.form_page import FormPage  # noqa: PLC0415 - when it is first needed

    return FormPage(scale, parent, asks, dealing, leave or pages.leave, tell or pages.go)


def _plain(act: AnyAct, scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    """Draw a form that needs nothing but the desk."""
    from app.desks.croupier.forms.answer_form import ANSWER  # noqa: PLC0415 - when it is first needed
    from app.desks.croupier.forms.minimum_form import MINIMUM  # noqa: PLC0415 - when it is first needed
    from app.desks.croupier.forms.reason_forms import SUSPENSION  # noqa: PLC0415 - when it is first needed

    forms: Mapping[AnyAct, Asks[Any]] = {Act.ANSWER: ANSWER, Act.MINIMUM: MINIMUM, Act.SUSPEND: SUSPENSION}
    return drawn(forms[act], scale, parent, dealing, pages)


def _of_dealers(act: AnyAct, scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    """Draw a form that offers who may deal: the register is read whenever it opens, people come meanwhile."""
    from app.desks.croupier.forms.opening_form import opening  # noqa: PLC0415 - when it is first needed
    from app.desks.croupier.forms.relief_form import relief  # noqa: PLC0415 - when it is first needed

    setup, relay, asks = pages.setup, Relay(parent), opening if act is Act.OPEN else relief

    def look() -> None:
        if setup.people is not None:
            setup.people.look(relay.told.emit)

    form: Asks[Any] = asks(lambda: who_may_deal(setup.people))
    page = drawn(form, scale, parent, dealing, pages)
    relay.told.connect(lambda _roster: page.refresh())
    page.opens = look
    return page


def _table(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.forms.table_form import table_page  # noqa: PLC0415 - when it is first needed

    return drawn(table_page(pages.bank), scale, parent, dealing, pages)


def _payment(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.forms.payment_form import PAYMENT, Wanted  # noqa: PLC0415 - when it is first needed

    def tell(what: AnyAct | Wanted | int) -> None:
        """Open the tip, lay it in other chips, or say that the winnings of an order were gone."""
        if isinstance(what, AnyAct):
            pages.go(what)
        elif isinstance(what, Wanted):
            dealing.wish(*what)
        else:
            dealing.say_gone(what)

    return drawn(PAYMENT, scale, parent, dealing, pages, tell)


def _close(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.forms.closing_form import CLOSING  # noqa: PLC0415 - when it is first needed

    def count(_what: object) -> None:
        pages.go(Act.BANK)
        pages.bank.count(Deed.CLOSE)
        dealing.redraw()

    return drawn(CLOSING, scale, parent, dealing, pages, count)


def _bank(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.common.file_dialog import folder_to_choose  # noqa: PLC0415 - when it is first needed
    from app.desks.croupier.forms.bank_form import banking  # noqa: PLC0415 - when it is first needed
    from app.desks.croupier.forms.bank_touches import Copy, Folder  # noqa: PLC0415 - when it is first needed

    relay = Relay(parent)

    def tell(what: Copy | Folder) -> None:
        """Write a slip, or look for the folder where they go."""
        papers = pages.setup.papers
        if isinstance(what, Copy):
            if papers is not None:
                papers.write(*what, relay.told.emit)
        elif path := folder_to_choose(parent, tr("Dove vanno i documenti?")):
            page.tell(Folder(path))

    page = drawn(banking(pages.bank, pages.setup), scale, parent, dealing, pages, tell)
    relay.told.connect(page.tell)
    return page


def _exchange(
    scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages, *, of_payment: bool = False
) -> Page:
    from app.desks.croupier.forms.colours_and_tips_form import Last, Others, exchanging  # noqa: PLC0415 - when it is first needed

    def tell(what: Last | Others) -> None:
        """Go on at the bank with what was counted here, if nothing waits there; or look there at the last."""
        kept = pages.bank.tip if of_payment else pages.bank.exchange
        deed, tally = so_far(kept.draft)
        pages.go(Act.BANK)
        if isinstance(what, Last):
            pages.bank.look_at(what.seq)
        else:
            pages.bank.count(Deed.OPEN if what.bank else deed)
            if not what.bank and pages.bank.tally.empty and not tally.empty:
                pages.bank.keep(tally)
                kept.change(Exchange())
        dealing.redraw()

    return drawn(exchanging(pages.bank, of_payment=of_payment), scale, parent, dealing, pages, tell)


def _quit(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.forms.leaving_forms import leaving  # noqa: PLC0415 - when it is first needed

    return drawn(leaving(pages.bank), scale, parent, dealing, pages, lambda _end: parent.window().close())


def _new_journal(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.forms.leaving_forms import new_journal  # noqa: PLC0415 - when it is first needed

    begin = pages.setup.new_journal
    return drawn(new_journal(can=begin is not None), scale, parent, dealing, pages, begin)


def _help(scale: Scale, parent: QWidget, _dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.pages.help_page import HelpPage  # noqa: PLC0415 - when it is first needed

    return HelpPage(scale, parent, pages.leave, pages.go, pages.help_wanted)


def _keys(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.pages.keys_page import KeysPage  # noqa: PLC0415 - when it is first needed

    return KeysPage(scale, parent, pages.leave, instrument=dealing.house.instrument)


def _settings(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.common.speech import station_speech  # noqa: PLC0415 - when it is first needed
    from app.desks.croupier.forms.settings_form import Change, WindowNow, settings  # noqa: PLC0415 - when it is first needed

    speech = station_speech()

    def window() -> WindowNow:
        return WindowNow(parent.window().isFullScreen(), parent.window().screen().name())

    def tell(what: AnyAct | Change) -> None:
        """Open a page that is later's, or change a setting at once."""
        if isinstance(what, Change):
            pages.setup.change(**{what.field: what.value})
        else:
            pages.go(what)

    asks = settings(pages.setup, lambda: speech.program, window)
    return drawn(asks, scale, parent, dealing, pages, tell)


def _station(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.forms.station_form import Table, which_table  # noqa: PLC0415 - when it is first needed

    def leave() -> None:
        pages.go(Act.SETTINGS)

    def keep(table: Table) -> None:
        pages.setup.change(**table.changes())
        leave()

    return drawn(which_table(pages.setup), scale, parent, dealing, pages, keep, leave=leave)


def _support(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.forms.support_form import SUPPORT, Found, MakeFile  # noqa: PLC0415 - when it is first needed

    support, relay = pages.setup.support, Relay(parent)

    def look() -> None:
        if support is not None:
            support.look(lambda folders: relay.told.emit(Found(folders)))

    def tell(what: MakeFile | str) -> None:
        """Make the file in a folder, or look for folders again."""
        if isinstance(what, str):
            look()
        elif support is not None:
            support.make(what.folder, relay.told.emit)

    page = drawn(SUPPORT, scale, parent, dealing, pages, tell, leave=lambda: pages.go(Act.SETTINGS))
    relay.told.connect(page.tell)
    page.opens = look
    return page


def _devices(scale: Scale, parent: QWidget, dealing: Dealing, pages: Pages) -> Page:
    from app.desks.croupier.forms.devices_form import Do, Found, Told, devices, url_of  # noqa: PLC0415 - when it is first needed

    setup, relay, there = pages.setup, Relay(parent), pages.setup.devices

    def tell(what: Do) -> None:
        """Ask the devices; what they say comes on threads of their own."""
        if there is None:
            return
        draft, url = page.draft, url_of(setup, page.draft)

        def heard(came: Heard) -> None:
            relay.told.emit(Told(draft.asked, came))

        match what:
            case Do.LOOK:
                there.look(lambda found: relay.told.emit(Found(tuple(found))))
            case Do.LISTEN:
                kind = getattr(setup.settings, f"{draft.reader}_kind")
                there.listen(url, kind, heard, second=draft.reader == "second")
            case Do.RECOGNISE:
                there.recognise(url, heard)
            case Do.STOP:
                there.stop()

    page = drawn(devices(setup), scale, parent, dealing, pages, tell, leave=lambda: pages.go(Act.SETTINGS))
    relay.told.connect(page.tell)
    page.opens, page.closes = lambda: tell(Do.LOOK), lambda: tell(Do.STOP) if page.draft.on else None
    return page


PAGES: Final[Mapping[AnyAct, Make]] = {
    Act.TABLE: _table,
    Act.PAYMENT: _payment,
    Act.ANSWER: partial(_plain, Act.ANSWER),
    Act.MINIMUM: partial(_plain, Act.MINIMUM),
    Act.HAND_OVER: partial(_of_dealers, Act.HAND_OVER),
    Act.OPEN: partial(_of_dealers, Act.OPEN),
    Act.CLOSE: _close,
    Act.SUSPEND: partial(_plain, Act.SUSPEND),
    Act.BANK: _bank,
    Act.EXCHANGE: _exchange,
    Act.TIP: partial(_exchange, of_payment=True),
    Act.NEW_JOURNAL: _new_journal,
    Act.QUIT: _quit,
    Act.HELP: _help,
    Act.KEYS: _keys,
    Act.SETTINGS: _settings,
    Act.STATION: _station,
    Act.DEVICES: _devices,
    Act.SUPPORT: _support,
}
"""What opens each page of any table, and how it is made; a game adds its own."""
