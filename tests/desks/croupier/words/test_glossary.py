"""One word for one thing: of several that a table might use the house's own stands on every desk and paper."""

import re

import pytest

from tests.desks.croupier.test_translations import texts_of_the_windows, translations

GLOSSARY = {
    "it": {
        "fill": r"reintegr\w*|aggiunt[ae] (alla|dalla|del) (banc\w+|cassa)|dell'aggiunta",
        "credit": r"credit[oi]|versament\w+",
        "correggere": r"rettific\w*",
        "biglietti": r"banconot\w*",
        "gettone": r"fiches?",
        "tappeto": r"panno",
        "registro": r"giornale",
    },
    "fr": {
        "fill": r"apports?|avances?",
        "crédit": r"credits?|retraits?|versements?",
        "jeton": r"fiches?|plaquettes?",
        "chef de partie": r"responsables? de (la )?salle",
        "déconnecté": r"débranchée?s?",
    },
    "en": {
        "fill": r"additions? to the bank|replenish\w*|top-?up",
        "journal": r"ledger|logbook",
        "chip": r"token",
        "disconnected": r"unplugged",
    },
}
"""By language: the word of the house's procedure (its sections 3.1 to 3.6), and those that it replaces."""


def texts(language: str) -> set[str]:
    """Every text of the windows; what stands in its places is no word."""
    all_of_them = texts_of_the_windows() if language == "it" else {*translations(language).values()}
    return {re.sub(r"\{\w+\}", "", text) for text in all_of_them}


@pytest.mark.parametrize(("language", "word"), [(each, word) for each in GLOSSARY for word in GLOSSARY[each]])
def test_no_other_word_is_said_for_it(language: str, word: str) -> None:
    other = re.compile(rf"\b({GLOSSARY[language][word]})\b", re.IGNORECASE)
    assert sorted(text for text in texts(language) if other.search(text)) == []


@pytest.mark.parametrize(("language", "word"), [(each, word) for each in GLOSSARY for word in GLOSSARY[each]])
def test_the_word_itself_is_said(language: str, word: str) -> None:
    """A glossary of words that nobody says would hold nothing."""
    assert any(re.search(word, text, re.IGNORECASE) for text in texts(language)), word


PEOPLE = re.compile(r"person|\bnom[ei]\b|\{name\}|firma|codic", re.IGNORECASE)
"""Whoever says a name or a code speaks of the register of people."""


def test_a_french_desk_calls_the_journal_by_one_word() -> None:
    """A lamp that says journal and a key beside it that says registre are two things."""
    said = translations("fr")
    assert [
        said[text]
        for text in said
        if re.search(r"\bregistr[oi]\b", text, re.IGNORECASE) and not PEOPLE.search(text)
        if re.search(r"\bregistres?\b", said[text], re.IGNORECASE)
    ] == []


def test_in_french_notes_go_into_the_box_and_tips_into_the_boite() -> None:
    said = translations("fr")
    assert [said[text] for text in said if re.search(r"\bbox\b", text) and "boîte" in said[text]] == []
