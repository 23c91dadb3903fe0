"""Names to be touched, a pageful at a time; letters of the keyboard look for one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.theme import Scale
from app.desks.common.touch import TouchButton
from app.people.names import name_key, same_person
from app.people.permissions import Signed
from app.reports.role_words import ROLES


class NameKeys:
    """So many names as there is room for, and where there are more, a key that turns the page.

    Attributes:
        chosen: who was touched; empty for nobody.
        buttons: in the order in which they stand.
    """

    def __init__(self, scale: Scale, parent: QWidget, told: Callable[[], None], room: int) -> None:
        """Show nobody yet.

        Args:
            scale: of the window.
            parent: what they lie on.
            told: told whenever somebody else is chosen.
            room: for how many buttons.
        """
        self._told = told
        self._people: tuple[Signed, ...] | None = None
        self._shown: tuple[Signed, ...] = ()
        self._from = 0
        self.chosen = ""
        self.buttons = [TouchButton(scale, parent) for _ in range(room)]
        for place, button in enumerate(self.buttons):
            button.size_of_text = 20
            button.clicked.connect(lambda _=False, place=place: self._touch(place))

    def offer(self, people: Sequence[Signed]) -> None:
        """Offer these people; one alone is chosen at once."""
        if tuple(people) == self._people:
            return
        self._people, self._from = tuple(people), 0
        if not any(each.name == self.chosen for each in people):
            self.chosen = ""
        self.look_for("")

    def forget(self) -> None:
        """Let nobody be chosen, and ask anew whom there is; one alone is chosen again."""
        self.chosen, self._people = "", None

    def look_for(self, begun: str) -> None:
        """Offer those whose name, or a word of it, begins so; one alone is chosen, and of none all stay."""
        words = name_key(begun)
        found = tuple(
            each
            for each in self._people or ()
            if name_key(each.name).startswith(words) or f" {words}" in name_key(each.name)
        )
        self._shown, self._from = found or self._people or (), 0
        self.show()
        if len(found) == 1:
            self.choose(found[0].name)

    def choose(self, name: str) -> None:
        """Take a person by name; nobody where there is none of this name."""
        found = next((each.name for each in self._people or () if same_person(each.name, name)), "")
        other = found != self.chosen
        self.chosen = found
        self.show()
        if other:
            self._told()

    def step(self, by: int) -> None:
        """Choose the next one, or the one before."""
        names = [each.name for each in self._shown]
        if names:
            place = names.index(self.chosen) + by if self.chosen in names else (0 if by > 0 else -1)
            place %= len(names)
            room = self._room
            self._from = place // room * room
            self.choose(names[place])

    @property
    def _room(self) -> int:
        """For how many names there is room: the last button turns the page where there are more."""
        return len(self.buttons) - (len(self._shown) > len(self.buttons))

    def show(self) -> None:
        """Write who stands where."""
        page = self._shown[self._from : self._from + self._room]
        for button, person in zip(self.buttons, page, strict=False):
            button.say(person.name, tr(ROLES[person.role]))
            button.choose(chosen=person.name == self.chosen)
        for button in self.buttons[len(page) :]:
            button.say("")
            button.choose(chosen=False)
        if self._room < len(self.buttons):
            self.buttons[-1].say(tr("Altri…"))
        for place, button in enumerate(self.buttons):
            turns = place == len(self.buttons) - 1 and self._room < len(self.buttons)
            button.setVisible(place < len(page) or turns)

    def _touch(self, place: int) -> None:
        if place >= self._room:
            self._from += self._room
            if self._from >= len(self._shown):
                self._from = 0
            self.show()
            return
        page = self._shown[self._from : self._from + self._room]
        if place < len(page):
            self.choose(page[place].name)
