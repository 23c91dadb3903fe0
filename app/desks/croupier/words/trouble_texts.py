"""What reader and journal say of their troubles, as they say it and as the desk says it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

TROUBLES: Final[Mapping[str, object]] = {
    "{device}: there is no port {port}. Plug the cable in.":
        QT_TRANSLATE_NOOP("", "{port} non c'è: inserire il cavo."),
    "{device}: the port {port} is not there. Plug the cable in.":
        QT_TRANSLATE_NOOP("", "{port} non c'è: inserire il cavo."),
    "{device}: the port {port} is held by another program. Close that program.":
        QT_TRANSLATE_NOOP("", "La porta {port} è tenuta da un altro programma: chiuderlo."),
    "{device}: the port {port} may not be opened by this user. Add the user to the group dialout and log "
    "in again.":
        QT_TRANSLATE_NOOP("", "Permesso negato sulla porta {port}: gruppo dialout, poi entrare di nuovo."),
    "{device}: the port {port} does not answer. Check that the device is on, and its address and port "
    "number.":
        QT_TRANSLATE_NOOP("", "{port} non risponde: guardare se è acceso, indirizzo e numero di porta."),
    "{device}: the port {port} does not open ({fault}). Check cable, device and address.":
        QT_TRANSLATE_NOOP("", "La porta {port} non si apre ({fault}): guardare cavo e indirizzo."),
    "{device}: {port} is no address of a port ({fault}). Correct it in the settings.":
        QT_TRANSLATE_NOOP("", "{port} non è una porta ({fault}): correggere l'impostazione."),
    "{device}: the line to {port} broke off. Check cable and power.":
        QT_TRANSLATE_NOOP("", "La linea {port} si è interrotta: guardare cavo e corrente."),
    "{device}: the listener failed ({fault}). Restart the program.":
        QT_TRANSLATE_NOOP("", "Il lettore si è fermato ({fault}): riavviare il programma."),
    "{device}: nothing heard for {seconds} seconds.":
        QT_TRANSLATE_NOOP("", "Niente dal cilindro da {seconds} secondi."),
    "{device} is silent: nothing for {seconds} seconds. Check that it is switched on and that the cable is "
    "in; type the number meanwhile.":
        QT_TRANSLATE_NOOP("", "Niente da {seconds} secondi: guardare se è acceso e se il cavo c'è."),
    "{device}: nothing from {port} for {seconds} seconds. It is dialled again until it speaks: check that "
    "the device and its port server are on; type the number meanwhile.":
        QT_TRANSLATE_NOOP("", "Niente da {port} da {seconds} secondi: si richiama finché non risponde."),
    "The wheel went from game {before} to game {now} unheard. Enter by hand what fell meanwhile.":
        QT_TRANSLATE_NOOP("", "Colpi non sentiti ({before} → {now}): scrivere a mano i numeri caduti."),
    "The wheel went from game {before} to game {now} unheard. It was switched off and on again.":
        QT_TRANSLATE_NOOP("", "Il cilindro è stato spento e riacceso ({before} → {now})."),
    "The wheel went from game {before} to game {now} unheard. Enter by hand the number before this one.":
        QT_TRANSLATE_NOOP("", "Un colpo non sentito ({before} → {now}): scrivere a mano il numero prima."),
    "Game {game} has no number 75 seconds after the throw: look at the wheel, then type the number or call "
    "the throw void.":
        QT_TRANSLATE_NOOP("", "Nessun numero dopo 75 secondi: guardare, poi scriverlo o dire nullo."),
    "Damaged lines from {device}, such as {line}: check cable, plug and line speed.":
        QT_TRANSLATE_NOOP("", "Dal cilindro arrivano dati guasti: guardare cavo, spina e velocità."),
    "The wheel says {zero}, which this table has not: look at the ball, and call the technician.":
        QT_TRANSLATE_NOOP("", "Il cilindro dice {zero}, che qui non c'è: chiamare il tecnico."),
    "The first line after the opening, {number}, may be the end of a longer one: look and type.":
        QT_TRANSLATE_NOOP("", "Primo dato {number}, forse tronco: guardare e scriverlo."),
    "{number} is perhaps half a number, typed while the line opened: type it again.":
        QT_TRANSLATE_NOOP("", "{number} è forse mezzo numero: scriverlo un'altra volta."),
    "{line} is no number: type a number from 0 to 36.":
        QT_TRANSLATE_NOOP("", "{line} non è un numero da 0 a 36."),
    "Ball {tag} was never learnt: learn it, or take it off the table.":
        QT_TRANSLATE_NOOP("", "Pallina {tag} sconosciuta: registrarla, o toglierla dal tavolo."),
    "The collector reports a strobe fault: call the technician.":
        QT_TRANSLATE_NOOP("", "Il collettore segnala un guasto degli strobo: chiamare il tecnico."),
    "The collector reports a fault of the rotation: have it checked.":
        QT_TRANSLATE_NOOP("", "Il collettore segnala un guasto della rotazione: farla controllare."),
    "The collector reports a fault of the gate: call the technician.":
        QT_TRANSLATE_NOOP("", "Il collettore segnala un guasto della barriera: chiamare il tecnico."),
    "The collector cannot read the ball: look at it, and type the number.":
        QT_TRANSLATE_NOOP("", "Il collettore non legge la pallina: guardarla e scrivere il numero."),
    "The collector says that the launch failed: look whether the ball is in the rim.":
        QT_TRANSLATE_NOOP("", "Lancio non riuscito per il collettore: guardare se la pallina è in pista."),
    "The collector sees more than one ball: look at the wheel.":
        QT_TRANSLATE_NOOP("", "Il collettore vede più di una pallina: guardare il cilindro."),
    "The collector says that the ball was taken out: look at the wheel.":
        QT_TRANSLATE_NOOP("", "Per il collettore la pallina è stata tolta: guardare il cilindro."),
    "The collector is starting: wait until it is ready.":
        QT_TRANSLATE_NOOP("", "Il collettore si avvia: aspettare che sia pronto."),
    "The collector reports a fault without a name: call the technician.":
        QT_TRANSLATE_NOOP("", "Il collettore segnala un guasto senza nome: chiamare il tecnico."),
    "The collector has no number any more. It was switched off and on again.":
        QT_TRANSLATE_NOOP("", "Il collettore è stato spento e riacceso: non ha più l'ultimo numero."),
    "A throw ended while the collector was not heard: type its number, or call it void.":
        QT_TRANSLATE_NOOP("", "Un lancio è finito senza essere sentito: scrivere il numero o dirlo nullo."),
    "The wheel says that the ball runs in the rotor's direction: throw against the rotor.":
        QT_TRANSLATE_NOOP("", "La pallina gira col cilindro: lanciarla nel verso opposto."),
    "The wheel reports a fault of a sensor, the motor or the encoder: clean the rim and call the "
    "technician.":
        QT_TRANSLATE_NOOP("", "Guasto nel cilindro: pulire la corona e chiamare il tecnico."),
    "The wheel says that the launch failed: look whether the ball is in the rim.":
        QT_TRANSLATE_NOOP("", "Lancio non riuscito: guardare se la pallina è nella corona."),
    "The wheel does not detect the ball: look whether it is in the rim.":
        QT_TRANSLATE_NOOP("", "Il cilindro non vede la pallina: guardare se è nella corona."),
    "The rotor turns outside its limits of speed; play goes on: have its speed checked.":
        QT_TRANSLATE_NOOP("", "Velocità del cilindro fuori dai limiti: si gioca, farla controllare."),
    "The wheel says that the game is void: ball removed, launch too slow or rotor touched.":
        QT_TRANSLATE_NOOP("", "Colpo nullo per il cilindro: pallina tolta, lancio lento o rotore toccato."),
    "The tumbler reports a jam: stop the drum and call the technician.":
        QT_TRANSLATE_NOOP("", "Il tamburo è inceppato: fermarlo e chiamare il tecnico."),
    "The tumbler's door is open: once the balls are loaded, a draw with an open door is void.":
        QT_TRANSLATE_NOOP("", "Lo sportello del tamburo è aperto: così l'estrazione è nulla."),
    "The tumbler's reader is at fault: read the ball yourself and type its number.":
        QT_TRANSLATE_NOOP("", "Il lettore del tamburo è guasto: leggere la pallina e scrivere il numero."),
    "The tumbler does not count as many balls as it should: count them, a draw with others is void.":
        QT_TRANSLATE_NOOP("", "Il conto delle palline non torna: contarle, l'estrazione è nulla."),
    "The tumbler reports trouble with its power: check plug and mains.":
        QT_TRANSLATE_NOOP("", "Il tamburo ha problemi di corrente: guardare la spina."),
    "The tumbler was loaded with {balls} balls and not with {wanted}: count them, this draw will be void.":
        QT_TRANSLATE_NOOP("", "Caricate {balls} palline e non {wanted}: contarle, l'estrazione sarà nulla."),
    "Something that the tumbler said was not heard: look at the drum, then confirm or type the number.":
        QT_TRANSLATE_NOOP("", "Dal tamburo manca un messaggio: guardare, poi confermare o scrivere."),
    "The tumbler was switched off and on in the middle of a draw: pause, look at the drum, then confirm "
    "the ball or call the draw void.":
        QT_TRANSLATE_NOOP("", "Tamburo spento e riacceso: pausa, guardare, poi confermare o dire nulla."),
    "The tumbler says ball {number}, which this game has not: look at the ball, then type its number or "
    "call the draw void.":
        QT_TRANSLATE_NOOP("", "Il tamburo dice {number}, che non c'è: guardare la pallina e scriverla."),
    "The tumbler says ball {number}, which was drawn already: look at the ball, then type its number or "
    "call the draw void.":
        QT_TRANSLATE_NOOP("", "Il tamburo dice {number}, già estratto: guardare la pallina e scriverla."),
    "The raw log {path} cannot be written ({fault}): the table goes on without it; make room on the disk "
    "or correct its rights.":
        QT_TRANSLATE_NOOP("", "Le righe del lettore non si scrivono ({fault}): guardare il disco. Si gioca."),
    "{number} is not a number of this wheel: type a number from 0 to 36.":
        QT_TRANSLATE_NOOP("", "{number} non è un numero da 0 a 36."),
    "{path}.toml: {fault}. The file as it was: {aside}":
        QT_TRANSLATE_NOOP("", "Impostazioni sbagliate ({path}.toml), com'erano in {aside}: guardarle."),
    "{path}.toml: {fault}.":
        QT_TRANSLATE_NOOP("", "Impostazioni sbagliate ({path}.toml): guardarle."),
}  # fmt: skip
