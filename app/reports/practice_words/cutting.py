"""The sentences of cutting and sliding."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "cutting.title": QT_TRANSLATE_NOOP("", "Tagliare e strisciare"),
    "cutting.card.1": QT_TRANSLATE_NOOP(
        "",
        "Fino a 5 si stendono. Da 6 a 10 due pile uguali e la dispari accanto: 4+4+1. Da 11 a 14 pile da 5 e "
        "il resto: 5+5+2. Da 15 a 19 si striscia: 20-5.",
    ),
    "cutting.card.2": QT_TRANSLATE_NOOP(
        "",
        "Prima le stecche da 20, poi il resto: 35 è 20 20-5. Solo i 34 di due cavalli si strisciano in due "
        "frazioni: 20 20-3-3.",
    ),
    "cutting.card.3": QT_TRANSLATE_NOOP(
        "", "Più puntate pagate in valuta: si taglia sempre, mai strisciare. 19 è 5+5+5+4, e 34 è 20 5+5+4."
    ),
    "cutting.card.4": QT_TRANSLATE_NOOP(
        "",
        "Ogni cento pezzi stanno da soli, cinque stecche; poi le stecche, poi il resto: "
        "155 è 100 20 20 20-5.",
    ),
    "cutting.card.5": QT_TRANSLATE_NOOP(
        "",
        "Un pagamento già steso: è giusto, o quale regola non rispetta? Contano i pezzi e come sono stesi.",
    ),
    "cutting.ask.colour": QT_TRANSLATE_NOOP("", "Si pagano {pieces} pezzi di colore. Come si stendono?"),
    "cutting.ask.one": QT_TRANSLATE_NOOP(
        "", "Una sola puntata: si pagano {pieces} pezzi da {value}. Come si stendono?"
    ),
    "cutting.ask.several": QT_TRANSLATE_NOOP(
        "", "Più puntate insieme: si pagano {pieces} pezzi da {value}. Come si stendono?"
    ),
    "cutting.ask.colour-splits": QT_TRANSLATE_NOOP(
        "", "Due pezzi di colore a cavallo: se ne pagano {pieces}. Come si stendono?"
    ),
    "cutting.ask.one-splits": QT_TRANSLATE_NOOP(
        "", "Due pezzi da {value} sullo stesso cavallo: se ne pagano {pieces}. Come si stendono?"
    ),
    "cutting.ask.several-splits": QT_TRANSLATE_NOOP(
        "", "Due cavalli, un pezzo da {value} su ciascuno: se ne pagano {pieces}. Come si stendono?"
    ),
    "cutting.judge.colour": QT_TRANSLATE_NOOP(
        "", "Si dovevano pagare {pieces} pezzi di colore. Quale regola non è rispettata?"
    ),
    "cutting.judge.one": QT_TRANSLATE_NOOP(
        "", "Una sola puntata: si dovevano pagare {pieces} pezzi da {value}. Quale regola non è rispettata?"
    ),
    "cutting.judge.several": QT_TRANSLATE_NOOP(
        "",
        "Più puntate insieme: si dovevano pagare {pieces} pezzi da {value}. Quale regola non è rispettata?",
    ),
    "cutting.choice.right": QT_TRANSLATE_NOOP("", "Nessuna: è giusto"),
    "cutting.choice.not-spread": QT_TRANSLATE_NOOP("", "Fino a 5 pezzi si stende, non si taglia"),
    "cutting.choice.spread": QT_TRANSLATE_NOOP("", "Sopra i 5 pezzi si taglia"),
    "cutting.choice.unequal": QT_TRANSLATE_NOOP("", "Da 6 a 10 si taglia in due pile uguali"),
    "cutting.choice.too-high": QT_TRANSLATE_NOOP("", "Una pila tagliata ha al massimo 5 pezzi"),
    "cutting.choice.not-slid": QT_TRANSLATE_NOOP("", "Da 15 a 19 si striscia"),
    "cutting.choice.slid": QT_TRANSLATE_NOOP("", "Più puntate in valuta: si taglia, non si striscia"),
    "cutting.choice.slid-too-many": QT_TRANSLATE_NOOP("", "Da una stecca si strisciano al massimo 5 pezzi"),
    "cutting.choice.no-stack": QT_TRANSLATE_NOOP("", "Venti pezzi sono una stecca intera"),
    "cutting.choice.hundred": QT_TRANSLATE_NOOP("", "Ogni cento pezzi stanno da soli"),
    "cutting.choice.count": QT_TRANSLATE_NOOP("", "I pezzi non sono quelli da pagare"),
    "cutting.because.right": QT_TRANSLATE_NOOP(
        "", "È steso bene: i pezzi ci sono tutti, e ogni regola è rispettata."
    ),
    "cutting.because.not-spread": QT_TRANSLATE_NOOP("", "Pochi pezzi sono tagliati, e si dovevano stendere."),
    "cutting.because.spread": QT_TRANSLATE_NOOP("", "Più di 5 pezzi sono stesi, e si dovevano tagliare."),
    "cutting.because.unequal": QT_TRANSLATE_NOOP("", "Le due pile non sono uguali."),
    "cutting.because.too-high": QT_TRANSLATE_NOOP("", "Una pila tagliata ha più di 5 pezzi."),
    "cutting.because.not-slid": QT_TRANSLATE_NOOP(
        "", "Da 15 a 19 pezzi sono tagliati, e si dovevano strisciare."
    ),
    "cutting.because.slid": QT_TRANSLATE_NOOP("", "È strisciato, ma la valuta di più puntate si taglia."),
    "cutting.because.slid-too-many": QT_TRANSLATE_NOOP(
        "", "Dalla stecca sono strisciati più di 5 pezzi: l'eccezione è solo dei due cavalli."
    ),
    "cutting.because.no-stack": QT_TRANSLATE_NOOP(
        "", "Venti pezzi sono tagliati, e dovevano essere una stecca."
    ),
    "cutting.because.hundred": QT_TRANSLATE_NOOP("", "I cento pezzi non sono staccati dalle altre stecche."),
    "cutting.because.count": QT_TRANSLATE_NOOP(
        "", "È steso con ordine, ma i pezzi sono uno in più o in meno."
    ),
    "cutting.field.piles": QT_TRANSLATE_NOOP("", "stesura"),
    "cutting.field.rule": QT_TRANSLATE_NOOP("", "regola"),
    "cutting.hundreds": QT_TRANSLATE_NOOP("", "Centinaia, ognuna da sola: {count}."),
    "cutting.stacks": QT_TRANSLATE_NOOP("", "Stecche intere da 20: {count}."),
    "cutting.rest.spread": QT_TRANSLATE_NOOP("", "{rest} pezzi: fino a 5 si stendono."),
    "cutting.rest.spread-french": QT_TRANSLATE_NOOP("", "{rest} pezzi: alla francese, fino a 9 si stendono."),
    "cutting.rest.even": QT_TRANSLATE_NOOP("", "{rest} pezzi: due pile uguali, {piles}."),
    "cutting.rest.odd": QT_TRANSLATE_NOOP(
        "", "{rest} pezzi: due pile uguali e il pezzo dispari accanto, {piles}."
    ),
    "cutting.rest.piles": QT_TRANSLATE_NOOP("", "{rest} pezzi: pile da 5 e il resto accanto, {piles}."),
    "cutting.rest.several": QT_TRANSLATE_NOOP(
        "", "{rest} pezzi: valuta di più puntate, si taglia sempre, {piles}."
    ),
    "cutting.rest.slid": QT_TRANSLATE_NOOP("", "{rest} pezzi: da 15 si striscia una stecca, {piles}."),
    "cutting.rest.two-splits": QT_TRANSLATE_NOOP(
        "", "{rest} pezzi: due cavalli, l'unica eccezione, due frazioni da 3, {piles}."
    ),
    "cutting.so": QT_TRANSLATE_NOOP("", "La stesura: {piles}."),
    "cutting.slip.not-spread": QT_TRANSLATE_NOOP("", "Fino a 5 pezzi si stende: qui è tagliato."),
    "cutting.slip.spread": QT_TRANSLATE_NOOP("", "Sopra i 5 pezzi si taglia: qui è steso."),
    "cutting.slip.unequal": QT_TRANSLATE_NOOP("", "Da 6 a 10 le due pile sono uguali."),
    "cutting.slip.too-high": QT_TRANSLATE_NOOP("", "Una pila tagliata ha al massimo 5 pezzi."),
    "cutting.slip.not-slid": QT_TRANSLATE_NOOP("", "Da 15 a 19 qui si striscia: è tagliato."),
    "cutting.slip.slid": QT_TRANSLATE_NOOP("", "Valuta di più puntate: si taglia, e qui è strisciato."),
    "cutting.slip.slid-too-many": QT_TRANSLATE_NOOP("", "Si strisciano al massimo 5 pezzi."),
    "cutting.slip.no-stack": QT_TRANSLATE_NOOP("", "Venti pezzi sono una stecca: qui sono tagliati."),
    "cutting.slip.hundred": QT_TRANSLATE_NOOP("", "Il cento va staccato dalle altre stecche."),
    "cutting.slip.two-splits": QT_TRANSLATE_NOOP(
        "", "Sono i 34 di due cavalli: conta se si può strisciare, e allora in due frazioni da 3."
    ),
    "cutting.slip.stack-forgotten": QT_TRANSLATE_NOOP("", "Manca una stecca."),
    "cutting.slip.miscounted": QT_TRANSLATE_NOOP("", "La stesura è in ordine, ma i pezzi non sono quelli."),
    "cutting.slip.fault-missed": QT_TRANSLATE_NOOP("", "Il pagamento non era giusto."),
    "cutting.slip.fault-imagined": QT_TRANSLATE_NOOP("", "Il pagamento era giusto."),
    "cutting.slip.other-rule": QT_TRANSLATE_NOOP("", "Il pagamento era sbagliato, ma per un'altra regola."),
}
