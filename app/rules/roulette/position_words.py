"""How a language names a position and what lies there: "cavallo 8/11", "2 chevaux 8/11" (rules 8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from app.rules.roulette.layout import Kind, Position
from app.rules.tongue import Speech


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


ITALIAN_POSITIONS: Final = PositionWords(
    nouns={
        Kind.STRAIGHT: ("pieno", "pieni"),
        Kind.SPLIT: ("cavallo", "cavalli"),
        Kind.STREET: ("terzina", "terzine"),
        Kind.TRIO: ("trasversale", "trasversali"),
        Kind.CORNER: ("carré", "carré"),
        Kind.LINE: ("sestina", "sestine"),
    },
    names={
        "first-four": "quattro primi",
        "high": "passe",
        "odd": "dispari",
        "red": "rosso",
        "black": "nero",
        "even": "pari",
        "low": "manque",
        Kind.COLUMN: "colonna {}",
        Kind.DOZEN: "{}ª dozzina",
        Kind.DOUBLE_COLUMN: "colonne {}",
        Kind.DOUBLE_DOZEN: "dozzine {}",
    },
    on="su",
)
FRENCH_POSITIONS: Final = PositionWords(
    nouns={
        Kind.STRAIGHT: ("plein", "pleins"),
        Kind.SPLIT: ("cheval", "chevaux"),
        Kind.STREET: ("transversale", "transversales"),
        Kind.TRIO: ("transversale", "transversales"),
        Kind.CORNER: ("carré", "carrés"),
        Kind.LINE: ("sixain", "sixains"),
    },
    names={
        "first-four": "quatre premiers",
        "high": "passe",
        "odd": "impair",
        "red": "rouge",
        "black": "noir",
        "even": "pair",
        "low": "manque",
        "dozen-1": "1re douzaine",
        "dozen-2": "2e douzaine",
        "dozen-3": "3e douzaine",
        Kind.COLUMN: "colonne {}",
        Kind.DOUBLE_COLUMN: "colonnes {}",
        Kind.DOUBLE_DOZEN: "douzaines {}",
    },
    on="sur",
)


def words_of_positions(speech: Speech) -> PositionWords:
    """Give the words for positions of a house's language."""
    return FRENCH_POSITIONS if speech is Speech.FRENCH else ITALIAN_POSITIONS
