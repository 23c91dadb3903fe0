"""Names to be touched, a pageful at a time; letters of the keyboard look for one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest

from PySide6.QtWidgets import QWidget

from app.desks.common.theme import Scale
from app.desks.croupier.forms.kit import shown
from app.desks.croupier.forms.typed import Name, looked_for, names, only
from app.desks.croupier.pages.form_key import FormKey
from app.people.names import same_person
from app.people.permissions import Signed


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
        self._told, self._room = told, room
        self._people: tuple[Signed, ...] | None = None
        self._begun, self._turned = "", 0
        self.chosen = ""
        self.buttons = [FormKey(scale, parent) for _ in range(room)]
        for button in self.buttons:
            button.clicked.connect(lambda _=False, button=button: self._touch(button.says))

    def offer(self, people: Sequence[Signed]) -> None:
        """Offer these people; one alone is chosen at once."""
        if tuple(people) == self._people:
            return
        self._people = tuple(people)
        if not any(each.name == self.chosen for each in people):
            self.chosen = ""
        self.look_for("")

    def forget(self) -> None:
        """Let nobody be chosen, and ask anew whom there is; one alone is chosen again."""
        self.chosen, self._people = "", None

    def look_for(self, begun: str) -> None:
        """Offer those whose name, or a word of it, begins so; one alone is chosen, and of none all stay."""
        self._begun, self._turned = begun, 0
        self.show()
        if found := only(self._people or (), begun):
            self.choose(found)

    def choose(self, name: str) -> None:
        """Take a person by name; nobody where there is none of this name."""
        found = next((each.name for each in self._people or () if same_person(each.name, name)), "")
        other, self.chosen = found != self.chosen, found
        self.show()
        if other:
            self._told()

    def step(self, by: int) -> None:
        """Choose the next one, or the one before."""
        found = [each.name for each in looked_for(self._people or (), self._begun)]
        if found:
            place = found.index(self.chosen) + by if self.chosen in found else (0 if by > 0 else -1)
            place %= len(found)
            self._turned = place // (self._room - (len(found) > self._room))
            self.choose(found[place])

    def show(self) -> None:
        """Write who stands where."""
        row = names(self._people or (), self.chosen, self._begun, self._room, lines=1)
        for button, key in zip_longest(self.buttons, shown(row, self._turned)):
            if key is None:
                button.hide()
            else:
                button.show_key(key)

    def _touch(self, says: object) -> None:
        if isinstance(says, Name):
            self.choose(says.name)
        else:
            self._turned += 1
            self.show()
