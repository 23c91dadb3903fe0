"""Which names are one person's, and which are only made to look so.

Theory. A name is compared by what is read of it: capitals, spaces, how its accents are composed, wide or
ligatured letters and letters that nobody sees tell no people apart (Unicode's NFKC_Casefold). A name that is
another by that, and would be read as the same, has the same skeleton: letters that look alike stand in it as
one. The pairs are facts of Unicode's confusables, of Latin, Cyrillic and Greek, with some small letters more
that look alike from a step away.
"""

from __future__ import annotations

import unicodedata
from typing import Final

_UNSEEN: Final = frozenset(
    chr(code)
    for begun, ended in (
        (0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x3164, 0x3164),
        (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xE0100, 0xE01EF),
    )
    for code in range(begun, ended + 1)
)  # fmt: skip
"""What is drawn as nothing, beside the signs that only steer how a text is set (category Cf)."""
_TOGETHER: Final = frozenset(
    {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"}
)
"""Scripts of which one word may have several."""
_STROKE: Final = "\N{LATIN LETTER DENTAL CLICK}"
"""What a capital i, a small L, a one and a bar look like."""
_PAIRS: Final = (
    ("Il1|", _STROKE * 4),
    ("0", "o"),
    # Cyrillic: capitals, small letters, strokes, and three small ones that look alike from a step away
    (
        "\u0410\u0412\u0415\u0405\u0408\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425\u04ae\u050c\u051a\u051c",
        "ABESJKMHOPCTYXYGQW",
    ),
    (
        "\u0430\u0435\u0441\u0455\u0456\u0458\u0501\u04bb\u043e\u0440\u051b\u051d\u0445\u0443\u04af\u0475",
        "aecsijdhopqwxyyv",
    ),
    ("\u04c0\u04cf\u0406", _STROKE * 3),
    ("\u043a\u043c\u0442", "kmt"),
    # Greek, in the same order
    (
        "\u0391\u0392\u0395\u0396\u0397\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03f9",
        "ABEZHKMNOPTYXC",
    ),
    ("\u03b1\u03b3\u03b9\u03f3\u03bd\u03bf\u03c1\u03c2\u03c3\u03f2\u03c5", "ayijvopcocu"),
    ("\u0399", _STROKE),
    ("\u03ba\u03c4", "kt"),
    # Latin letters of other alphabets
    ("\u0131\u0251\u0261\u0237", "iagj"),
    ("\u2018\u2019\u02bc\u02b9`\u00b4", "'" * 6),
    ("\u2010\u2012\u2013\u2212", "-" * 4),
)
_LOOKS: Final = str.maketrans(
    {odd: usual for odds, usuals in _PAIRS for odd, usual in zip(odds, usuals, strict=True)}
)


def same_person(one: str, other: str) -> bool:
    """Whether two names are one person's, however they were typed."""
    return name_key(one) == name_key(other)


def name_key(name: str) -> str:
    """The name as it is looked up."""
    if name.isascii():
        return " ".join(name.split()).casefold()
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFD", name).casefold())
    seen = "".join(letter for letter in folded if not is_unseen(letter))
    return " ".join(unicodedata.normalize("NFKC", seen.casefold()).split())


def kept_key(name: str) -> str:
    """The name under which a register has kept somebody from its first event on: old ones are read so."""
    return " ".join(name.split()).casefold()


def is_unseen(letter: str) -> bool:
    """Whether nothing is drawn for a letter."""
    return letter in _UNSEEN or unicodedata.category(letter) == "Cf"


def looks_like(one: str, other: str) -> bool:
    """Whether two names of two people would be read as one person's."""
    return not same_person(one, other) and _skeleton(one) == _skeleton(other)


def mixed_word(name: str) -> str | None:
    """Find a word in which letters of two scripts stand; None where there is none."""
    for word in unicodedata.normalize("NFKC", name).split():
        if len({script for script in map(_script, word) if script}) > 1:
            return word
    return None


def _skeleton(name: str) -> str:
    """Write a name with one letter for all that look alike: PaoIa, with a capital i, as Paola."""
    looks = name_key(unicodedata.normalize("NFKC", name).translate(_LOOKS))
    return looks.replace("i\u0307", "i").replace("rn", "m")


def _script(letter: str) -> str:
    """Name the script of a letter, as the first word of its name does; empty for what stands in any."""
    if not letter.isalpha():
        return ""
    script = unicodedata.name(letter, "").partition(" ")[0]
    if script == "MODIFIER":  # an apostrophe, such as in Hawaiian
        return ""
    return "EAST ASIAN" if script in _TOGETHER else script
