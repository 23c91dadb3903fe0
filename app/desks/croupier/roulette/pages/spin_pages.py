"""How each page of roulette is made, by the act that opens it; each is made when it is first needed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from app.desks.common.theme import Scale
from app.desks.croupier.acts import Act
from app.desks.croupier.pages.making import Make, Pages, drawn
from app.desks.croupier.pages.page import Page
from app.desks.croupier.roulette import entry_commands
from app.desks.croupier.roulette.at_zero import Lump
from app.desks.croupier.roulette.payments.beside import SpinRow
from app.desks.croupier.roulette.payments.shares import Share
from app.desks.croupier.roulette.spin_dealing import SpinDealing
from app.desks.croupier.trying import why_not


def _form(act: Act, scale: Scale, parent: QWidget, dealing: SpinDealing, pages: Pages) -> Page:
    """Draw a form, some with the places of the layout."""
    from app.desks.croupier.roulette.pages.place_keys import PlaceKeys  # noqa: PLC0415 - when it is first needed
    from app.desks.croupier.roulette.pages.spin_forms import FORMS, ON_THE_LAYOUT  # noqa: PLC0415 - when it is first needed

    def tell(what: Lump | Share | SpinRow) -> None:
        """Say that a stake was taken up before, see to one, or show a payment large."""
        if isinstance(what, Lump):
            dealing.take_up(what.position, what.owner)
        elif isinstance(what, Share):
            dealing.see_to(what)
        else:
            dealing.look_at(what.order)

    page = drawn(FORMS[act], scale, parent, dealing, pages, tell)
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


def _other_number(scale: Scale, parent: QWidget, dealing: SpinDealing, pages: Pages) -> Page:
    from app.desks.croupier.roulette.pages.throw_pages import OtherNumber  # noqa: PLC0415 - when it is first needed

    def say(number: int) -> None:
        paying = None if dealing.live is None else dealing.live.state.paying
        dealing.ask(entry_commands.contradict(number, paying))
        pages.leave()

    return OtherNumber(scale, parent, say, pages.leave)


_FORMS: Final = (
    *(Act.WHY_VOID, Act.VALID, Act.LINES, Act.ZERO),
    *(Act.PRISONERS, Act.MISPLACED, Act.HAND, Act.COLOUR),
)
SPIN_PAGES: Final[Mapping[Act, Make]] = {
    Act.CONFIRM: _second_look,
    Act.NUMBER: _number_pad,
    Act.ANNOUNCE: _announce,
    Act.OTHER_NUMBER: _other_number,
    **{act: partial(_form, act) for act in _FORMS},
}
"""What opens each page of roulette; nobody asks for the second look, it comes by itself."""
