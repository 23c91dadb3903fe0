"""The sentences of the Tombola."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "tombola.title": QT_TRANSLATE_NOOP("", "Roulette Tombola"),
    "tombola.card.1": QT_TRANSLATE_NOOP(
        "",
        "Colonne e dozzine a cavallo coprono 24 numeri e pagano la metà della puntata: 3 per 2 con "
        "la puntata.",
    ),
    "tombola.card.2": QT_TRANSLATE_NOOP(
        "",
        "Ogni puntata da sola: a cavallo la metà, colonne e dozzine due volte, le chance semplici alla pari.",
    ),
    "tombola.card.3": QT_TRANSLATE_NOOP(
        "",
        "Allo zero il tavolo espone la regola: b i, metà delle chance semplici torna; b ii, perdono "
        "tutte. Il resto perde sempre.",
    ),
    "tombola.card.4": QT_TRANSLATE_NOOP(
        "",
        "Il tamburo gira nei due sensi prima che cada la pallina. Se il registro ne mostra uno solo, "
        "l'estrazione è nulla.",
    ),
    "tombola.card.5": QT_TRANSLATE_NOOP(
        "",
        "Si fa uscire ogni numero una volta: quello che resta al banco, diviso per le puntate. 1,35 "
        "% o 2,70 %.",
    ),
    "tombola.ask-1": QT_TRANSLATE_NOOP("", "{where1} {stake1}. Numero {number}: quanto si paga?"),
    "tombola.ask-3": QT_TRANSLATE_NOOP(
        "",
        "{where1} {stake1}, {where2} {stake2}, {where3} {stake3}. Numero {number}: quanto si paga in tutto?",
    ),
    "tombola.ask-half-back": QT_TRANSLATE_NOOP(
        "",
        "Regola b i. {where1} {stake1}, {where2} {stake2}, {where3} {stake3}. Esce lo zero: quanto "
        "torna al giocatore, e quanto prende il banco?",
    ),
    "tombola.ask-all-lost": QT_TRANSLATE_NOOP(
        "",
        "Regola b ii. {where1} {stake1}, {where2} {stake2}, {where3} {stake3}. Esce lo zero: quanto "
        "torna al giocatore, e quanto prende il banco?",
    ),
    "tombola.ask-draw-1": QT_TRANSLATE_NOOP(
        "", "Registro del tamburo: {way1}, giri {turns1}. È caduta la pallina: conta? E le puntate?"
    ),
    "tombola.ask-draw-2": QT_TRANSLATE_NOOP(
        "",
        "Registro del tamburo: {way1}, giri {turns1}; {way2}, giri {turns2}. È caduta la pallina: "
        "conta? E le puntate?",
    ),
    "tombola.ask-draw-3": QT_TRANSLATE_NOOP(
        "",
        "Registro del tamburo: {way1}, giri {turns1}; {way2}, giri {turns2}; {way3}, giri {turns3}. "
        "È caduta la pallina: conta? E le puntate?",
    ),
    "tombola.ask-edge-half-back": QT_TRANSLATE_NOOP(
        "",
        "Regola b i. {where}, {stake} a colpo, e ogni numero esce una volta. Quanto resta al banco, "
        "e che percentuale è?",
    ),
    "tombola.ask-edge-all-lost": QT_TRANSLATE_NOOP(
        "",
        "Regola b ii. {where}, {stake} a colpo, e ogni numero esce una volta. Quanto resta al banco, "
        "e che percentuale è?",
    ),
    "tombola.percent": QT_TRANSLATE_NOOP("", "{percent}"),
    "tombola.counts": QT_TRANSLATE_NOOP("", "conta"),
    "tombola.clockwise-missing": QT_TRANSLATE_NOOP("", "nulla: manca il senso orario"),
    "tombola.anticlockwise-missing": QT_TRANSLATE_NOOP("", "nulla: manca il senso antiorario"),
    "tombola.paid-at-number": QT_TRANSLATE_NOOP("", "si pagano al numero"),
    "tombola.stand-open": QT_TRANSLATE_NOOP("", "restano, e si può puntare di nuovo"),
    "tombola.returned": QT_TRANSLATE_NOOP("", "si restituiscono"),
    "tombola.taken-away": QT_TRANSLATE_NOOP("", "perdono"),
    "tombola.stand-shut": QT_TRANSLATE_NOOP("", "restano, e non si punta più"),
    "tombola.field.paid": QT_TRANSLATE_NOOP("", "si paga"),
    "tombola.field.back": QT_TRANSLATE_NOOP("", "torna in mano"),
    "tombola.field.taken": QT_TRANSLATE_NOOP("", "al banco"),
    "tombola.field.counts": QT_TRANSLATE_NOOP("", "estrazione"),
    "tombola.field.bets": QT_TRANSLATE_NOOP("", "puntate"),
    "tombola.field.keeps": QT_TRANSLATE_NOOP("", "al banco"),
    "tombola.field.edge": QT_TRANSLATE_NOOP("", "percentuale"),
    "tombola.loses": QT_TRANSLATE_NOOP("", "{where}: numero {number}, perde."),
    "tombola.wins": QT_TRANSLATE_NOOP("", "{where}: {sum}."),
    "tombola.paid": QT_TRANSLATE_NOOP("", "Si paga {sum}; la puntata vincente resta."),
    "tombola.nothing": QT_TRANSLATE_NOOP("", "Nessuna puntata vince: non si paga."),
    "tombola.halved": QT_TRANSLATE_NOOP("", "{where}: metà perde, metà torna. {sum}."),
    "tombola.all-lost": QT_TRANSLATE_NOOP("", "{where}: perde tutto, {stake}."),
    "tombola.drum-counts": QT_TRANSLATE_NOOP(
        "", "Il registro mostra tutti e due i sensi: l'estrazione conta."
    ),
    "tombola.drum-clockwise-missing": QT_TRANSLATE_NOOP(
        "", "Il registro non mostra il senso orario: l'estrazione è nulla."
    ),
    "tombola.drum-anticlockwise-missing": QT_TRANSLATE_NOOP(
        "", "Il registro non mostra il senso antiorario: l'estrazione è nulla."
    ),
    "tombola.then-void": QT_TRANSLATE_NOOP(
        "", "Le puntate restano, e si può puntare di nuovo fino alla nuova estrazione."
    ),
    "tombola.then-paid": QT_TRANSLATE_NOOP("", "Si paga al numero della pallina."),
    "tombola.at-zero": QT_TRANSLATE_NOOP(
        "", "Sui numeri da 1 a 36 vincite e perdite si pareggiano: al banco resta lo zero, {keeps}."
    ),
    "tombola.share": QT_TRANSLATE_NOOP("", "Diviso per tutte le puntate: {sum}."),
    "tombola.slip.as-even-money": QT_TRANSLATE_NOOP("", "Una puntata è pagata alla pari."),
    "tombola.slip.as-single": QT_TRANSLATE_NOOP("", "Una puntata è pagata come una chance sola."),
    "tombola.slip.as-three-for-two": QT_TRANSLATE_NOOP("", "3 per 2 comprende la puntata: si paga la metà."),
    "tombola.slip.lost-paid": QT_TRANSLATE_NOOP("", "È pagata una puntata che perde."),
    "tombola.slip.won-forgotten": QT_TRANSLATE_NOOP("", "Manca una puntata che vince."),
    "tombola.slip.miscounted": QT_TRANSLATE_NOOP("", "Il conto è sbagliato."),
    "tombola.slip.other-rule": QT_TRANSLATE_NOOP("", "Questa è l'altra regola dello zero."),
    "tombola.slip.all-halved": QT_TRANSLATE_NOOP("", "Si dividono solo le chance semplici."),
    "tombola.slip.swapped": QT_TRANSLATE_NOOP("", "I due importi sono scambiati."),
    "tombola.slip.all-back": QT_TRANSLATE_NOOP("", "Delle chance semplici torna la metà, non tutto."),
    "tombola.slip.bet-forgotten": QT_TRANSLATE_NOOP("", "Manca una puntata."),
    "tombola.slip.bet-wrong": QT_TRANSLATE_NOOP("", "Una puntata è divisa male."),
    "tombola.slip.after-wrong": QT_TRANSLATE_NOOP("", "L'estrazione è giudicata bene, le puntate no."),
    "tombola.slip.void-missed": QT_TRANSLATE_NOOP("", "Il registro non mostra tutti e due i sensi."),
    "tombola.slip.way-wrong": QT_TRANSLATE_NOOP("", "Il senso che manca non è questo."),
    "tombola.slip.percent-wrong": QT_TRANSLATE_NOOP("", "La cifra è giusta, la percentuale no."),
    "tombola.slip.keeps-wrong": QT_TRANSLATE_NOOP("", "Al banco non resta questo."),
}
