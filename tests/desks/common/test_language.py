"""The language of the station: texts from Qt's own files, money as each language writes it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from app.desks.common.application import make_application
from app.desks.common.language import Language, as_written, euro, labelled, language, quoted, speak, tr


@pytest.fixture(autouse=True)
def italian_again() -> Iterator[None]:
    make_application(["test"])
    yield
    speak(Language.ITALIAN)


@pytest.mark.parametrize(
    ("spoken", "back", "amount", "files"),
    [
        (Language.ITALIAN, "«Indietro»", "1.172,50", "&Salva"),
        (Language.ENGLISH, "“Back”", "1,172.50", "&Save"),
        (Language.FRENCH, "«\u202fRetour\u202f»", "1\u202f172,50", "&Enregistrer"),
    ],
)
def test_a_text_and_an_amount_in_each_language(spoken: Language, back: str, amount: str, files: str) -> None:
    """What Qt's own windows say is of the same language."""
    speak(spoken)
    assert QCoreApplication.translate("QFileDialog", "&Save") == files
    assert language() is spoken
    assert quoted(tr("Indietro")) == back
    assert euro(1172_50) == amount


def test_what_has_no_translation_stays_as_it_is_written() -> None:
    speak(Language.FRENCH)
    assert tr("Rien ne va plus") == "Rien ne va plus"


@pytest.mark.parametrize(
    ("spoken", "said", "named", "face"),
    [
        (Language.ITALIAN, "«Rien va»", "Mancia: 5", "1.000 e 2,50"),
        (Language.ENGLISH, "“Rien va”", "Tip: 5", "1,000 e 2.50"),
        (Language.FRENCH, "«\u202fRien va\u202f»", "Pourboire : 5", "1\u202f000 e 2,50"),
    ],
)
def test_quotes_colons_and_what_a_chip_bears_in_each_language(
    spoken: Language, said: str, named: str, face: str
) -> None:
    speak(spoken)
    assert quoted("Rien va") == said
    assert labelled(tr("Mancia"), "5") == named
    assert as_written("1.000 e 2,50") == face
