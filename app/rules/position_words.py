"""How a language names a position and what lies there: "cavallo 8/11", "2 chevaux 8/11" (rules 8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from app.rules.layout import Kind, Position


class PositionWords(NamedTuple):
    """The words of one language, and the sentences that are made of them in each."""

    nouns: Mapping[Kind, tuple[str, str]]
    """Of what is counted ("2 cavalli"): one, and several."""
    names: Mapping[Kind | str, str]
    """Of what is not, by its kind ("colonna {}") or by its name in the layout ("high")."""
    on: str
    """What stands before a chance: "su", "sur"."""

    def name(self, position: Position) -> str:
        """Name a position as the dealer says it: "cavallo 8/11", "1re douzaine", "colonna 34"."""
        if position.kind in self.nouns:
            return f"{self.nouns[position.kind][0]} {position.ends}"
        if position.name in self.names:
            return self.names[position.name]
        return self.names[position.kind].format(position.ends)

    def where(self, position: Position) -> str:
        """Say where a stake lies: "su nero" on a chance, "plein 8" inside."""
        return self.name(position) if position.inside else f"{self.on} {self.name(position)}"

    def kind(self, pieces: int, kind: Kind) -> str:
        """Say how many pieces lie on a kind of combination: "2 cavalli", "un pieno" as "1 pieno".

        Raises:
            KeyError: it is a chance, or the only position of its kind.
        """
        return f"{pieces} {self.nouns[kind][pieces > 1]}"

    def stake(self, pieces: int, position: Position) -> str:
        """Say how many pieces lie where: "2 cavalli 8/11"; on a chance "3 sur manque"."""
        if position.kind in self.nouns:
            return f"{self.kind(pieces, position.kind)} {position.ends}"
        return f"{pieces} {self.on} {self.name(position)}"
