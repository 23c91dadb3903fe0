"""What is wrong with a line that somebody typed, how answers are written, the words of runs and exams."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "run.today": QT_TRANSLATE_NOOP("", "dieci minuti di oggi"),
    "run.exam": QT_TRANSLATE_NOOP("", "esame, il tempo corre"),
    "line.exercise": QT_TRANSLATE_NOOP(
        "", "Un esercizio è: esercizio, livello, variante, seme, come products 1 split 4711"
    ),
    "line.exam": QT_TRANSLATE_NOOP(
        "", "Un esame è: domande, minuti, percento, seme, esercizi, come exam 20 15 80 4711 products/1"
    ),
    "line.no-name": QT_TRANSLATE_NOOP("", "Non è un nome: {word}"),
    "line.no-level": QT_TRANSLATE_NOOP("", "Non è un livello: {word} (da 1 a 9)"),
    "line.no-seed": QT_TRANSLATE_NOOP("", "Non è un seme: {word} (da 0 a {most})"),
    "line.no-drill": QT_TRANSLATE_NOOP("", "Non c'è l'esercizio {word}. Ci sono: {known}"),
    "line.no-such-level": QT_TRANSLATE_NOOP("", "{drill} ha i livelli da 1 a {most}, non {level}"),
    "line.no-variant": QT_TRANSLATE_NOOP("", "Non c'è la variante {word}. Ci sono: {known}"),
    "line.no-script": QT_TRANSLATE_NOOP("", "Non ci sono i colpi {word}. Ci sono: {known}"),
    "line.no-house": QT_TRANSLATE_NOOP("", "Non c'è la casa {word}"),
    "line.no-spin": QT_TRANSLATE_NOOP("", "A {drill} serve il colpo, dopo i due punti"),
    "line.spin-too-much": QT_TRANSLATE_NOOP("", "{drill} fa il colpo da sé: dopo il seme non va altro"),
    "line.no-drills": QT_TRANSLATE_NOOP("", "Un esame ha almeno un esercizio col suo livello: products/1"),
    "line.bad-questions": QT_TRANSLATE_NOOP("", "Domande: da {least} a {most}, non {word}"),
    "line.bad-minutes": QT_TRANSLATE_NOOP("", "Minuti: da {least} a {most}, non {word}"),
    "line.bad-percent": QT_TRANSLATE_NOOP("", "Giusti su cento: da {least} a {most}, non {word}"),
    "line.bad-seed": QT_TRANSLATE_NOOP("", "Seme: da {least} a {most}, non {word}"),
    "how.count": QT_TRANSLATE_NOOP("", "Si scrive in cifre, per esempio {example}"),
    "how.money": QT_TRANSLATE_NOOP("", "Si scrive un importo, per esempio {example}"),
    "how.chips": QT_TRANSLATE_NOOP(
        "", "Quanti e di che gettone, o la lettera del colore: per esempio {example}"
    ),
    "how.piles": QT_TRANSLATE_NOOP("", "Stecche, strisciate con −, pile con +: per esempio {example}"),
    "how.order": QT_TRANSLATE_NOOP("", "Tutte le lettere, ognuna una volta: per esempio {example}"),
    "how.several": QT_TRANSLATE_NOOP("", "Una o più delle lettere, per esempio {example}"),
    "how.choice": QT_TRANSLATE_NOOP("", "Una delle lettere, per esempio {example}"),
}
