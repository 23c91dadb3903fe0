"""How each page of roulette is made, by the act that opens it; each is made when it is first needed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from app.desks.common.theme import Scale
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.pages.making import Make, Pages, drawn
from app.desks.croupier.pages.page import Page
from app.desks.croupier.roulette import entry_commands
from app.desks.croupier.roulette.at_zero import Lump
from app.desks.croupier.roulette.payments.beside import SpinRow
from app.desks.croupier.roulette.payments.shares import Share
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.spin_dealing import SpinDealing
from app.desks.croupier.trying import why_not


def _form(act: AnyAct, scale: Scale, parent: QWidget, dealing: SpinDealing, pages: Pages) -> Page:
    """Draw a form, some with the places of the layout."""
    from app.desks.croupier.roulette.pages.place_keys import PlaceKeys  # noqa: PLC0415 - when it is first needed
    from app.desks.croupier.roulette.pages.spin_forms import FORMS, ON_THE_LAYOUT  # noqa: PLC0415 - when it is first needed

    def tell(what: Lump | Share | SpinRow | int) -> None:
        """Say that a stake was taken up before, see to one, show a payment large, or type a number."""
        if isinstance(what, Lump):
            dealing.take_up(what.position, what.owner)
        elif isinstance(what, Share):
            dealing.see_to(what)
        elif isinstance(what, int):
            _typed(dealing, pages, what)
        else:
            dealing.look_at(what.order)

    page = drawn(FORMS[act], scale, parent, dealing, pages, tell)
    if act in ON_THE_LAYOUT:
        page.parts.panel = PlaceKeys(scale, page, page.tell)
    return page


def _second_look(scale: Scale, parent: QWidget, dealing: SpinDealing, _pages: Pages) -> Page:
    from app.desks.croupier.roulette.pages.second_look import SecondLook  # noqa: PLC0415 - when it is first needed

    return SecondLook(scale, parent, dealing.act)


def _typed(dealing: SpinDealing, pages: Pages, number: int) -> None:
    """Type a number; where the reader has told one meanwhile, agree with it, or say that it is another.

    Where no other can be said any more the pad stays, and it is told why.
    """
    from app.desks.croupier.pages.form_page import FormPage  # noqa: PLC0415 - it is loaded by now
    from app.desks.croupier.roulette.forms.places import Number  # noqa: PLC0415 - it is loaded by now

    told = None if dealing.screen is None else dealing.screen.number
    if told is None or dealing.live is None:
        dealing.number(number)
        return
    state = dealing.live.state
    why = "" if number == told else why_not(state, entry_commands.contradict(number, state.paying))
    if why:
        dealing.tell(why)
        return
    pages.leave()
    if number != told:
        pages.go(Act.OTHER_NUMBER)
        other = pages.made.get(Act.OTHER_NUMBER)
        if isinstance(other, FormPage):
            other.tell(Number(number))


def _announce(scale: Scale, parent: QWidget, dealing: SpinDealing, pages: Pages) -> Page:
    from app.desks.croupier.roulette.announces.page import AnnouncePage  # noqa: PLC0415 - when it is first needed

    return AnnouncePage(scale, parent, dealing, pages.leave)


_FORMS: Final = (
    *(Act.WHY_VOID, Act.VALID, Act.LINES, SpinAct.ZERO),
    *(SpinAct.PRISONERS, SpinAct.MISPLACED, SpinAct.HAND, Act.COLOUR, Act.NUMBER, Act.OTHER_NUMBER),
)
SPIN_PAGES: Final[Mapping[AnyAct, Make]] = {
    Act.CONFIRM: _second_look,
    SpinAct.ANNOUNCE: _announce,
    **{act: partial(_form, act) for act in _FORMS},
}
"""What opens each page of roulette; nobody asks for the second look, it comes by itself."""
