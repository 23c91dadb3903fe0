"""How each page of roulette is made, by the act that opens it; each is made when it is first needed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from app.desks.common.theme import Scale
from app.desks.croupier.acts import Act
from app.desks.croupier.pages.drawn import Make, Pages, drawn
from app.desks.croupier.pages.page import Page
from app.desks.croupier.roulette import entry_commands
from app.desks.croupier.roulette.spin_dealing import SpinDealing
from app.desks.croupier.trying import why_not


def _form(act: Act, scale: Scale, parent: QWidget, dealing: SpinDealing, pages: Pages) -> Page:
    """Draw a form that needs nothing but the desk, some with the places of the layout."""
    from app.desks.croupier.roulette.pages.place_keys import PlaceKeys  # noqa: PLC0415 - when it is first needed
    from app.desks.croupier.roulette.pages.spin_forms import FORMS, ON_THE_LAYOUT  # noqa: PLC0415 - when it is first needed

    page = drawn(FORMS[act], scale, parent, dealing, pages)
    if act in ON_THE_LAYOUT:
        page.parts.panel = PlaceKeys(scale, page, page.tell)
    return page


def _second_look(scale: Scale, parent: QWidget, dealing: SpinDealing, _pages: Pages) -> Page:
    from app.desks.croupier.roulette.pages.throw_pages import SecondLook  # noqa: PLC0415 - when it is first needed

    return SecondLook(scale, parent, dealing.act)


def _number_pad(scale: Scale, parent: QWidget, dealing: SpinDealing, pages: Pages) -> Page:
    from app.desks.croupier.roulette.pages.throw_pages import NumberPad, OtherNumber  # noqa: PLC0415 - when it is first needed

    def typed(number: int) -> None:
        """Type it; where the reader has told one meanwhile, agree with it, or say that it is another.

        Where no other can be said any more the pad stays, and it is told why.
        """
        told = None if dealing.screen is None else dealing.screen.number
        paying = None if dealing.live is None else dealing.live.state.paying
        if told is None:
            dealing.number(number)
            return
        if number != told and dealing.live is not None:
            why = why_not(dealing.live.state, entry_commands.contradict(number, paying))
            if why:
                dealing.tell(why)
                return
        pages.leave()
        if number != told:
            pages.go(Act.OTHER_NUMBER)
            other = pages.made.get(Act.OTHER_NUMBER)
            if isinstance(other, OtherNumber):
                other.choose(number)

    return NumberPad(scale, parent, typed, pages.leave)


def _announce(scale: Scale, parent: QWidget, dealing: SpinDealing, pages: Pages) -> Page:
    from app.desks.croupier.roulette.announces.page import AnnouncePage  # noqa: PLC0415 - when it is first needed

    return AnnouncePage(scale, parent, dealing, pages.leave)


def _lines(scale: Scale, parent: QWidget, dealing: SpinDealing, pages: Pages) -> Page:
    from app.desks.croupier.payments.shown import PaymentRow  # noqa: PLC0415 - when it is first needed
    from app.desks.croupier.roulette.forms.lines_form import LINES, Line  # noqa: PLC0415 - when it is first needed

    def tell(line: Line) -> None:
        """Show a payment large, or see to another stake."""
        if isinstance(line, PaymentRow):
            dealing.look_at(line.order)
        else:
            dealing.see_to(line)

    return drawn(LINES, scale, parent, dealing, pages, tell)


def _other_number(scale: Scale, parent: QWidget, dealing: SpinDealing, pages: Pages) -> Page:
    from app.desks.croupier.roulette.pages.throw_pages import OtherNumber  # noqa: PLC0415 - when it is first needed

    def say(number: int) -> None:
        paying = None if dealing.live is None else dealing.live.state.paying
        dealing.ask(entry_commands.contradict(number, paying))
        pages.leave()

    return OtherNumber(scale, parent, say, pages.leave)


def _zero(scale: Scale, parent: QWidget, dealing: SpinDealing, pages: Pages) -> Page:
    from app.desks.croupier.roulette.forms.zero_form import ZERO, Gone  # noqa: PLC0415 - when it is first needed

    def take_up(gone: Gone) -> None:
        dealing.take_up(gone.lump.position, gone.lump.owner)

    return drawn(ZERO, scale, parent, dealing, pages, take_up)


SPIN_PAGES: Final[Mapping[Act, Make]] = {
    Act.CONFIRM: _second_look,
    Act.NUMBER: _number_pad,
    Act.WHY_VOID: partial(_form, Act.WHY_VOID),
    Act.VALID: partial(_form, Act.VALID),
    Act.ANNOUNCE: _announce,
    Act.LINES: _lines,
    Act.ZERO: _zero,
    Act.OTHER_NUMBER: _other_number,
    Act.PRISONERS: partial(_form, Act.PRISONERS),
    Act.MISPLACED: partial(_form, Act.MISPLACED),
    Act.HAND: partial(_form, Act.HAND),
    Act.COLOUR: partial(_form, Act.COLOUR),
}
"""What opens each page of roulette; nobody asks for the second look, it comes by itself."""
