<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="it_IT">
<context>
    <name></name>
    <message>
        <source>{amount} di meno</source>
        <translation>{amount} de moins</translation>
    </message>
    <message>
        <source>{amount} di più</source>
        <translation>{amount} de plus</translation>
    </message>
    <message>
        <source>max {most}</source>
        <translation>max {most}</translation>
    </message>
    <message>
        <source>IL COLORE</source>
        <translation>COULEUR</translation>
    </message>
    <message>
        <source>QUANTO VALE UN PEZZO</source>
        <translation>VALEUR D’UNE PIÈCE</translation>
    </message>
    <message>
        <source>Il giro…</source>
        <translation>La manche…</translation>
    </message>
    <message>
        <source>la prende il capo tavolo</source>
        <translation>le chef de table la prend</translation>
    </message>
    <message>
        <source>bloccata dal {marked}</source>
        <translation>bloquée par {marked}</translation>
    </message>
    <message>
        <source>OFFERTE: un tocco cede la puntata</source>
        <translation>OFFRES&#x202f;: une touche abandonne la mise</translation>
    </message>
    <message>
        <source>COME PRIMA: un tocco ripunta tutto quello che aveva</source>
        <translation>MÊME JEU&#x202f;: une touche rejoue tout ce qu’il avait</translation>
    </message>
    <message>
        <source>DI CHI È</source>
        <translation>À QUI ELLE EST</translation>
    </message>
    <message>
        <source>SU CHE COSA</source>
        <translation>SUR QUOI</translation>
    </message>
    <message>
        <source>GETTONI: ogni tocco aggiunge</source>
        <translation>JETONS&#x202f;: chaque touche ajoute</translation>
    </message>
    <message>
        <source>Toccare ancora: tutti come prima</source>
        <translation>Toucher encore&#x202f;: tous comme avant</translation>
    </message>
    <message>
        <source>Come prima, tutti</source>
        <translation>Même jeu, tous</translation>
    </message>
    <message>
        <source>Riprendere</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>blu</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>verde</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>giallo</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>lilla</source>
        <translation>lilas</translation>
    </message>
    <message>
        <source>arancio</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>celeste</source>
        <translation>bleu ciel</translation>
    </message>
    <message>
        <source>nocciola</source>
        <translation>noisette</translation>
    </message>
    <message>
        <source>P{seat}</source>
        <translation>P{seat}</translation>
    </message>
    <message>
        <source>Imp</source>
        <translation>Emp</translation>
    </message>
    <message>
        <source>di chi è, non si sa</source>
        <translation>propriétaire inconnu</translation>
    </message>
    <message>
        <source>posto {seat}</source>
        <translation>place {seat}</translation>
    </message>
    <message>
        <source>del posto {seat}</source>
        <translation>pour la place {seat}</translation>
    </message>
    <message>
        <source>al posto {seat}</source>
        <translation>à la place {seat}</translation>
    </message>
    <message>
        <source>Di chi è?</source>
        <translation>À qui est-ce&#x202f;?</translation>
    </message>
    <message>
        <source>Impiegati</source>
        <translation>Employés</translation>
    </message>
    <message>
        <source>Colore personale: {colour}</source>
        <translation>Couleur personnelle&#x202f;: {colour}</translation>
    </message>
    <message>
        <source>Cartellino rosso e marker; un giocatore ha un colore solo.</source>
        <translation>Carton rouge et marqueur&#x202f;; une couleur par joueur.</translation>
    </message>
    <message>
        <source>valore minimo</source>
        <translation>valeur minimum</translation>
    </message>
    <message>
        <source>{colour} a {value}</source>
        <translation>{colour} à {value}</translation>
    </message>
    <message>
        <source>di {owner}</source>
        <translation>pour {owner}</translation>
    </message>
    <message>
        <source>di chi lo gioca</source>
        <translation>pour qui la joue</translation>
    </message>
    <message>
        <source>Togli</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>togliere pezzi</source>
        <translation>retirer des pièces</translation>
    </message>
    <message>
        <source>CHI VIENE, E COSA DEVE SAPERE</source>
        <translation>QUI PREND LA RELÈVE, ET CE QU’IL DOIT SAVOIR</translation>
    </message>
    <message>
        <source>{own} — chi c&apos;era prima: «{left}»</source>
        <translation>{own} — du collègue précédent : «&#x202f;{left}&#x202f;»</translation>
    </message>
    <message>
        <source>Cambio impiegato</source>
        <translation>Relève du croupier</translation>
    </message>
    <message>
        <source>Adesso: {dealer}</source>
        <translation>À présent&#x202f;: {dealer}</translation>
    </message>
    <message>
        <source>FRA QUANTO VIENE IL COLLEGA</source>
        <translation>DANS COMBIEN DE TEMPS VIENT LA RELÈVE</translation>
    </message>
    <message>
        <source>Nessun nome, finora.</source>
        <translation>Aucun nom pour l’instant.</translation>
    </message>
    <message>
        <source>CHI È AL TAVOLO</source>
        <translation>QUI EST À LA TABLE</translation>
    </message>
    <message>
        <source>prima chi è al tavolo</source>
        <translation>d&apos;abord qui est à la table</translation>
    </message>
    <message>
        <source>toccare per cambiare</source>
        <translation>toucher pour changer</translation>
    </message>
    <message>
        <source>Nome</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>chi è al tavolo: {name}</source>
        <translation>qui est à la table : {name}</translation>
    </message>
    <message>
        <source>il nome: {name}</source>
        <translation>le nom&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Note proprie</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>le note: {notes}</source>
        <translation>les notes&#x202f;: {notes}</translation>
    </message>
    <message>
        <source>Ancora un colpo</source>
        <translation>Encore un coup</translation>
    </message>
    <message>
        <source>scrivere lo sostituisce</source>
        <translation>taper le remplace</translation>
    </message>
    <message>
        <source>Cambio fra…</source>
        <translation>Relève dans…</translation>
    </message>
    <message>
        <source>prima di passare</source>
        <translation>avant de passer la table</translation>
    </message>
    <message>
        <source>Passare il tavolo</source>
        <translation>Passer la table</translation>
    </message>
    <message>
        <source>prima il nome</source>
        <translation>d’abord le nom</translation>
    </message>
    <message>
        <source>prima finire i pagamenti</source>
        <translation>finir d&apos;abord les paiements</translation>
    </message>
    <message>
        <source>prima il numero, e pagarlo</source>
        <translation>d&apos;abord le numéro, et le payer</translation>
    </message>
    <message>
        <source>prima il colpo annunciato</source>
        <translation>d&apos;abord le coup annoncé</translation>
    </message>
    <message>
        <source>Leggere tutto…</source>
        <translation>Tout lire…</translation>
    </message>
    <message>
        <source>Alle lettere</source>
        <translation>Aux lettres</translation>
    </message>
    <message>
        <source>IL TAVOLO DICE DA SÉ</source>
        <translation>CE QUE DIT LA TABLE</translation>
    </message>
    <message>
        <source>i colori, da sinistra</source>
        <translation>les couleurs, de gauche à droite</translation>
    </message>
    <message>
        <source>per gli impiegati, o non più</source>
        <translation>pour les employés, ou plus</translation>
    </message>
    <message>
        <source>i gettoni di valore, da sinistra</source>
        <translation>les jetons de valeur, de gauche</translation>
    </message>
    <message>
        <source>le chance che hanno vinto</source>
        <translation>les chances gagnantes</translation>
    </message>
    <message>
        <source>di chi sono: Z non si sa, X posto 1 …</source>
        <translation>à qui&#x202f;: Z inconnu, X place 1 …</translation>
    </message>
    <message>
        <source>Maiusc+A S …</source>
        <translation>Maj+A S …</translation>
    </message>
    <message>
        <source>sulle chance: c&apos;è ancora, da sinistra</source>
        <translation>chances&#x202f;: encore là</translation>
    </message>
    <message>
        <source>sul numero: c&apos;è ancora</source>
        <translation>sur le numéro : encore là</translation>
    </message>
    <message>
        <source>da due a nove pezzi a tocco</source>
        <translation>deux à neuf pièces par touche</translation>
    </message>
    <message>
        <source>di nuovo un pezzo a tocco</source>
        <translation>de nouveau une pièce par touche</translation>
    </message>
    <message>
        <source>il pieno</source>
        <translation>le plein</translation>
    </message>
    <message>
        <source>i cavalli, come stanno sullo schermo</source>
        <translation>les chevaux, comme à l’écran</translation>
    </message>
    <message>
        <source>i carré, come stanno sullo schermo</source>
        <translation>les carrés, comme à l’écran</translation>
    </message>
    <message>
        <source>la terzina</source>
        <translation>la transversale</translation>
    </message>
    <message>
        <source>le sestine</source>
        <translation>les sixains</translation>
    </message>
    <message>
        <source>tutti i cavalli</source>
        <translation>tous les chevaux</translation>
    </message>
    <message>
        <source>tutti i carré</source>
        <translation>tous les carrés</translation>
    </message>
    <message>
        <source>pieno e cavalli</source>
        <translation>plein et chevaux</translation>
    </message>
    <message>
        <source>completo</source>
        <translation>complet</translation>
    </message>
    <message>
        <source>come prima</source>
        <translation>même jeu</translation>
    </message>
    <message>
        <source>un annuncio, scritto sulla sua pagina</source>
        <translation>une annonce, écrite sur sa page</translation>
    </message>
    <message>
        <source>e di quanto, di chi, che cosa mette</source>
        <translation>et sa valeur, à qui, ce qu’il pose</translation>
    </message>
    <message>
        <source>in colore: rosso, due pezzi a puntata</source>
        <translation>en couleur : rouge, deux pièces par mise</translation>
    </message>
    <message>
        <source>il capo tavolo lo ripete</source>
        <translation>le chef de table le répète</translation>
    </message>
    <message>
        <source>togliere, e di nuovo posare</source>
        <translation>retirer, et poser de nouveau</translation>
    </message>
    <message>
        <source>PAGATO</source>
        <translation>PAYÉ</translation>
    </message>
    <message>
        <source>Spazio</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Invio ▦</source>
        <translation>Entrée ▦</translation>
    </message>
    <message>
        <source>il prossimo passo del colpo</source>
        <translation>l’étape suivante du coup</translation>
    </message>
    <message>
        <source>Ctrl+Invio</source>
        <translation>Ctrl+Entrée</translation>
    </message>
    <message>
        <source>chiudere la pagina aperta</source>
        <translation>fermer la page ouverte</translation>
    </message>
    <message>
        <source>Annunciati per questo colpo: toccare per revocare</source>
        <translation>Annonces pour ce coup : toucher pour retirer</translation>
    </message>
    <message>
        <source>Altro annuncio</source>
        <translation>Autre annonce</translation>
    </message>
    <message>
        <source>Capo tavolo accetta</source>
        <translation>Le chef accepte</translation>
    </message>
    <message>
        <source>tasti: capo</source>
        <translation>touches : capo</translation>
    </message>
    <message>
        <source>a tappeto pulito</source>
        <translation>quand le tapis est ramassé</translation>
    </message>
    <message>
        <source>Invio ancora: si annota</source>
        <translation>Encore Entrée&#xa0;: c&apos;est noté</translation>
    </message>
    <message>
        <source>Indietro</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Tastiera: v · s · o · n 17, da 20 p4</source>
        <translation>Clavier : v · s · o · n 17, da 20 p4</translation>
    </message>
    <message>
        <source>I tasti</source>
        <translation>Les touches</translation>
    </message>
    <message>
        <source>▦ è il tastierino numerico; un tasto conta quando si lascia.</source>
        <translation>▦ est le pavé numérique&#x202f;; une touche compte quand on la relâche.</translation>
    </message>
    <message>
        <source>cancellare una lettera</source>
        <translation>effacer une lettre</translation>
    </message>
    <message>
        <source>cancellare tutto</source>
        <translation>tout effacer</translation>
    </message>
    <message>
        <source>vuota</source>
        <translation>vider</translation>
    </message>
    <message>
        <source>spazio</source>
        <translation>espace</translation>
    </message>
    <message>
        <source>Il tappeto</source>
        <translation>Le tapis</translation>
    </message>
    <message>
        <source>… e altri {count}</source>
        <translation>… et {count} autres</translation>
    </message>
    <message>
        <source>Torna al numero</source>
        <translation>Retour au numéro</translation>
    </message>
    <message>
        <source>IL NUOVO MINIMO</source>
        <translation>LE NOUVEAU MINIMUM</translation>
    </message>
    <message>
        <source>TOCCARE I COLORI FUORI: tengono il valore finché il giocatore non li cambia</source>
        <translation>TOUCHER LES COULEURS DEHORS : elles gardent leur valeur jusqu&apos;au change</translation>
    </message>
    <message>
        <source>I COLORI FUORI, come dice la banca contata: tengono il loro valore</source>
        <translation>LES COULEURS DEHORS, selon la banque comptée : elles gardent leur valeur</translation>
    </message>
    <message>
        <source>{colour}: è fuori?</source>
        <translation>{colour} : dehors ?</translation>
    </message>
    <message>
        <source>Adesso {now}; col nuovo, pieno fino a {most}.</source>
        <translation>Maintenant {now} ; avec le nouveau, plein jusqu&apos;à {most}.</translation>
    </message>
    <message>
        <source>Cambio di minimo</source>
        <translation>Changement de minimum</translation>
    </message>
    <message>
        <source>Adesso {now}; annunciato {then}: col {now} si revoca.</source>
        <translation>Maintenant {now} ; annoncé {then} : {now} l&apos;annule.</translation>
    </message>
    <message>
        <source>Annunciare {then}</source>
        <translation>Annoncer {then}</translation>
    </message>
    <message>
        <source>vale dal colpo successivo</source>
        <translation>dès le coup suivant</translation>
    </message>
    <message>
        <source>Resta {now}: revocare</source>
        <translation>{now} reste : annuler</translation>
    </message>
    <message>
        <source>il nuovo minimo non viene</source>
        <translation>le nouveau minimum ne vient pas</translation>
    </message>
    <message>
        <source>resta {value}</source>
        <translation>reste {value}</translation>
    </message>
    <message>
        <source>poi {value}</source>
        <translation>puis {value}</translation>
    </message>
    <message>
        <source>IL MINIMO</source>
        <translation>LE MINIMUM</translation>
    </message>
    <message>
        <source>PERCHÉ</source>
        <translation>POURQUOI</translation>
    </message>
    <message>
        <source>Controllo del cilindro</source>
        <translation>Contrôle du cylindre</translation>
    </message>
    <message>
        <source>Allarme in sala</source>
        <translation>Alarme en salle</translation>
    </message>
    <message>
        <source>Decisione della direzione</source>
        <translation>Décision de la direction</translation>
    </message>
    <message>
        <source>TOCCARE I COLORI TORNATI: TUTTI I PEZZI SONO NELLA BANCA</source>
        <translation>TOUCHER LES COULEURS REVENUES : TOUTES LES PIÈCES SONT EN BANQUE</translation>
    </message>
    <message>
        <source>COLORI FUORI, COME DICE LA BANCA CONTATA: SI REGISTRA IL CAMBIO</source>
        <translation>COULEURS DEHORS D&apos;APRÈS LA BANQUE COMPTÉE : ON INSCRIT LE CHANGE</translation>
    </message>
    <message>
        <source>Controllo del tamburo</source>
        <translation>Contrôle du tambour</translation>
    </message>
    <message>
        <source>Aprire il tavolo {table}</source>
        <translation>Ouvrir la table {table}</translation>
    </message>
    <message>
        <source>{house} · pieno fino a {most} · numero del giorno {day}</source>
        <translation>{house} · plein jusqu’à {most} · numéro du jour {day}</translation>
    </message>
    <message>
        <source>{house} · pieno fino a {most}</source>
        <translation>{house} · plein jusqu&apos;à {most}</translation>
    </message>
    <message>
        <source>Aprire a {minimum}</source>
        <translation>Ouvrir à {minimum}</translation>
    </message>
    <message>
        <source>Ancora fuori: {colours}. Aprendo, ogni colore vale {minimum}.</source>
        <translation>Encore dehors : {colours}. À l&apos;ouverture, chaque couleur vaut {minimum}.</translation>
    </message>
    <message>
        <source>{colour} ({count} pz.)</source>
        <translation>{colour} ({count} p.)</translation>
    </message>
    <message>
        <source>un colore fuori</source>
        <translation>une couleur dehors</translation>
    </message>
    <message>
        <source>{count} colori fuori</source>
        <translation>{count} couleurs dehors</translation>
    </message>
    <message>
        <source>CHIUDENDO ORA, DA CONSEGNARE: tenuto per nome, o rimasto sul tappeto</source>
        <translation>EN FERMANT MAINTENANT, À REMETTRE : tenu au nom du joueur, ou resté sur le tapis</translation>
    </message>
    <message>
        <source>Colori ancora fuori: {colours}</source>
        <translation>Couleurs encore dehors&#x202f;: {colours}</translation>
    </message>
    <message>
        <source>Nessun colore risulta fuori.</source>
        <translation>Aucune couleur connue dehors.</translation>
    </message>
    <message>
        <source>Chiudere il tavolo {table}?</source>
        <translation>Fermer la table {table}&#x202f;?</translation>
    </message>
    <message>
        <source>Il banco non è contato.</source>
        <translation>La banque n&apos;est pas comptée.</translation>
    </message>
    <message>
        <source>Contare il banco</source>
        <translation>Compter la banque</translation>
    </message>
    <message>
        <source>Da consegnare: {held}</source>
        <translation>À remettre : {held}</translation>
    </message>
    <message>
        <source>tornato</source>
        <translation>revenue</translation>
    </message>
    <message>
        <source>fuori</source>
        <translation>dehors</translation>
    </message>
    <message>
        <source>€ {amount} da consegnare</source>
        <translation>€ {amount} à remettre</translation>
    </message>
    <message>
        <source>il banco non è contato</source>
        <translation>la banque n&apos;est pas comptée</translation>
    </message>
    <message>
        <source>Chiudere con € {amount} da consegnare</source>
        <translation>Fermer avec € {amount} à remettre</translation>
    </message>
    <message>
        <source>Chiudere il tavolo</source>
        <translation>Fermer la table</translation>
    </message>
    <message>
        <source>Chiudere senza contare</source>
        <translation>Fermer sans compter</translation>
    </message>
    <message>
        <source>Chiudere lo stesso</source>
        <translation>Fermer quand même</translation>
    </message>
    <message>
        <source>Il gioco è sospeso</source>
        <translation>Le jeu est suspendu</translation>
    </message>
    <message>
        <source>Si riprende quando la direzione lo dice.</source>
        <translation>Il reprend quand la direction le dit.</translation>
    </message>
    <message>
        <source>Riprendere il gioco</source>
        <translation>Reprendre le jeu</translation>
    </message>
    <message>
        <source>Sospendere il gioco?</source>
        <translation>Suspendre le jeu&#x202f;?</translation>
    </message>
    <message>
        <source>Tutto resta com&apos;è, finché non si riprende.</source>
        <translation>Tout reste en place jusqu’à la reprise.</translation>
    </message>
    <message>
        <source>Sospendere il gioco</source>
        <translation>Suspendre le jeu</translation>
    </message>
    <message>
        <source>Conta d&apos;apertura</source>
        <translation>Comptage d&apos;ouverture</translation>
    </message>
    <message>
        <source>Conta di chiusura</source>
        <translation>Comptage de fermeture</translation>
    </message>
    <message>
        <source>Cambio alla banca</source>
        <translation>Change à la banque</translation>
    </message>
    <message>
        <source>Cambio gettoni</source>
        <translation>Change de jetons</translation>
    </message>
    <message>
        <source>Massa al cambio</source>
        <translation>Masse au change</translation>
    </message>
    <message>
        <source>Biglietti al cambio</source>
        <translation>Billets au change</translation>
    </message>
    <message>
        <source>Boîte (mance)</source>
        <translation>Boîte (pourboires)</translation>
    </message>
    <message>
        <source>Conta della cassetta</source>
        <translation>Comptage du box</translation>
    </message>
    <message>
        <source>dalla cassa al banco</source>
        <translation>de la caisse</translation>
    </message>
    <message>
        <source>dal banco alla cassa</source>
        <translation>vers la caisse</translation>
    </message>
    <message>
        <source>pari con la cassa</source>
        <translation>à égalité, caisse</translation>
    </message>
    <message>
        <source>pari col giocatore</source>
        <translation>à égalité, joueur</translation>
    </message>
    <message>
        <source>dal giocatore alla boîte</source>
        <translation>du joueur au personnel</translation>
    </message>
    <message>
        <source>in due, quando si vuota</source>
        <translation>à deux, quand on le vide</translation>
    </message>
    <message>
        <source>Dal biglietto più grande; ogni venti si dice «biglietti conosciuti».</source>
        <translation>Du plus gros billet ; tous les vingt on dit «&#x202f;biglietti conosciuti&#x202f;».</translation>
    </message>
    <message>
        <source>A stecche da venti, una pareggiata con un altro colore.</source>
        <translation>En piles de vingt, une égalisée avec une autre couleur.</translation>
    </message>
    <message>
        <source>In ordine crescente; nessun annuncio lì vicino.</source>
        <translation>En ordre croissant ; aucune annonce à côté.</translation>
    </message>
    <message>
        <source>Dal biglietto più grande; si conta in due, senza guardare il registro.</source>
        <translation>Du plus gros billet ; on compte à deux, sans regarder le journal.</translation>
    </message>
    <message>
        <source>Prima i gettoni di valore, poi i colori; guarda il capo tavolo.</source>
        <translation>D&apos;abord les jetons de valeur, puis les couleurs ; le chef de table regarde.</translation>
    </message>
    <message>
        <source>documento</source>
        <translation>document</translation>
    </message>
    <message>
        <source>ispettore comunale</source>
        <translation>inspecteur municipal</translation>
    </message>
    <message>
        <source>ispettore della casa</source>
        <translation>inspecteur de la maison</translation>
    </message>
    <message>
        <source>perché</source>
        <translation>pourquoi</translation>
    </message>
    <message>
        <source>chi lo dice</source>
        <translation>qui le dit</translation>
    </message>
    <message>
        <source>testimone</source>
        <translation>témoin</translation>
    </message>
    <message>
        <source>chi conta</source>
        <translation>qui compte</translation>
    </message>
    <message>
        <source>chi conta con lui</source>
        <translation>qui compte avec lui</translation>
    </message>
    <message>
        <source>Scritto male</source>
        <translation>Mal écrit</translation>
    </message>
    <message>
        <source>Strappato</source>
        <translation>Déchiré</translation>
    </message>
    <message>
        <source>Fuori sequenza</source>
        <translation>Hors série</translation>
    </message>
    <message>
        <source>Contato male</source>
        <translation>Mal compté</translation>
    </message>
    <message>
        <source>Pezzi di un altro valore</source>
        <translation>Pièces d&apos;une autre valeur</translation>
    </message>
    <message>
        <source>Calcolato male</source>
        <translation>Mal calculé</translation>
    </message>
    <message>
        <source>Puntata scritta male</source>
        <translation>Mise mal saisie</translation>
    </message>
    <message>
        <source>Gettoni tagliati male</source>
        <translation>Jetons mal coupés</translation>
    </message>
    <message>
        <source>Pagato a un altro</source>
        <translation>Payé à un autre</translation>
    </message>
    <message>
        <source>{colour} da {value}</source>
        <translation>{colour} à {value}</translation>
    </message>
    <message>
        <source>entra</source>
        <translation>entre</translation>
    </message>
    <message>
        <source>esce</source>
        <translation>sort</translation>
    </message>
    <message>
        <source>torna</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>−1: manca</source>
        <translation>−1&#x202f;: manque</translation>
    </message>
    <message>
        <source>−{pieces}: mancano</source>
        <translation>−{pieces} : manquent</translation>
    </message>
    <message>
        <source>+{pieces}: in più</source>
        <translation>+{pieces} : en trop</translation>
    </message>
    <message>
        <source>Nel registro € {drop}: torna.</source>
        <translation>Au journal € {drop} : c&apos;est juste.</translation>
    </message>
    <message>
        <source>Nel registro € {drop}: mancano € {amount}.</source>
        <translation>Au journal € {drop} : il manque € {amount}.</translation>
    </message>
    <message>
        <source>Nel registro € {drop}: € {amount} in più.</source>
        <translation>Au journal € {drop} : € {amount} de trop.</translation>
    </message>
    <message>
        <source>mancano € {amount}</source>
        <translation>il manque € {amount}</translation>
    </message>
    <message>
        <source>€ {amount} in più</source>
        <translation>€ {amount} de trop</translation>
    </message>
    <message>
        <source>toccare un gettone</source>
        <translation>toucher un jeton</translation>
    </message>
    <message>
        <source>giusto: {difference}</source>
        <translation>juste : {difference}</translation>
    </message>
    <message>
        <source>pari: entrano {amount}, escono {amount}</source>
        <translation>égal : {amount} entrent et {amount} sortent</translation>
    </message>
    <message>
        <source>Colpo {spin}, numero {number} · {owner}</source>
        <translation>Coup {spin}, numéro {number} · {owner}</translation>
    </message>
    <message>
        <source>mancano {amount} in uscita</source>
        <translation>il manque {amount} en sortie</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Fill</translation>
    </message>
    <message>
        <source>dal giocatore alla cassetta</source>
        <translation>du joueur au box</translation>
    </message>
    <message>
        <source>chiusura {closing} + credit {credits} + biglietti {drop} − apertura {opening} − fill {fills}</source>
        <translation>fermeture {closing} + crédits {credits} + billets {drop} − ouverture {opening} − fills {fills}</translation>
    </message>
    <message>
        <source>mancano {amount} in entrata</source>
        <translation>il manque {amount} en entrée</translation>
    </message>
    <message>
        <source>gettone da {value}</source>
        <translation>jeton de {value}</translation>
    </message>
    <message>
        <source>Gettoni</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Biglietti</source>
        <translation>Billets</translation>
    </message>
    <message>
        <source>Fino al max</source>
        <translation>Au max</translation>
    </message>
    <message>
        <source>biglietto da {value}</source>
        <translation>billet de {value}</translation>
    </message>
    <message>
        <source>biglietto da {value}, fino al massimo</source>
        <translation>billet de {value}, jusqu’au maximum</translation>
    </message>
    <message>
        <source>gettone omaggio da {value}</source>
        <translation>jeton offert de {value}</translation>
    </message>
    <message>
        <source>il prossimo è per gli impiegati: la vincita va alla boîte</source>
        <translation>la prochaine est pour les employés : le gain va à la boîte</translation>
    </message>
    <message>
        <source>accanto ai colori: {kind}; poi {following}</source>
        <translation>à côté des couleurs : {kind} ; puis {following}</translation>
    </message>
    <message>
        <source>{count} pezzi a tocco</source>
        <translation>{count} pièces par touche</translation>
    </message>
    <message>
        <source>QUANTI A TOCCO</source>
        <translation>PIÈCES PAR TOUCHE</translation>
    </message>
    <message>
        <source>DI CHI SONO</source>
        <translation>À QUI</translation>
    </message>
    <message>
        <source>DI CHI SONO?</source>
        <translation>À QUI&#x202f;?</translation>
    </message>
    <message>
        <source>DI CHI È? {place}</source>
        <translation>À QUI&#x202f;? {place}</translation>
    </message>
    <message>
        <source>{count}, anche con un altro gettone</source>
        <translation>{count}, même avec un autre jeton</translation>
    </message>
    <message>
        <source>Ogni tocco toglie i pezzi scelti. Per aggiungere di nuovo: ancora «− Togli».</source>
        <translation>Chaque touche retire les pièces choisies. Pour en ajouter&#x202f;: encore «&#x202f;− Retirer&#x202f;».</translation>
    </message>
    <message>
        <source>Ogni tocco aggiunge i pezzi scelti; toccare il numero accanto lo porta a quelli.</source>
        <translation>Chaque touche ajoute les pièces choisies&#x202f;; toucher le nombre à côté l&apos;y met.</translation>
    </message>
    <message>
        <source>Toccarlo ancora: di chi è.</source>
        <translation>Encore un toucher&#xa0;: à qui elle est.</translation>
    </message>
    <message>
        <source>Fino al massimo: toccare ogni biglietto, poi la chance. Oltre {maxima} si rende.</source>
        <translation>Jusqu&apos;au maximum&#xa0;: toucher chaque billet, puis la chance. Au-delà de {maxima} on rend.</translation>
    </message>
    <message>
        <source>Biglietti interi: toccare il taglio, poi la chance. Ogni tocco è un biglietto.</source>
        <translation>Billets entiers&#xa0;: toucher le montant, puis la chance. Chaque touche est un billet.</translation>
    </message>
    <message>
        <source>Omaggi: solo sulle combinazioni; chi vince è pagato in gettoni.</source>
        <translation>Offerts&#xa0;: sur les combinaisons seules&#x202f;; qui gagne est payé en jetons.</translation>
    </message>
    <message>
        <source>{colour}: {value} a pezzo</source>
        <translation>{colour}&#xa0;: {value} la pièce</translation>
    </message>
    <message>
        <source>{colour}: valore minimo, {value}</source>
        <translation>{colour}&#xa0;: valeur minimum, {value}</translation>
    </message>
    <message>
        <source>{simple} (dozzine e colonne {multiple})</source>
        <translation>{simple} (douzaines et colonnes {multiple})</translation>
    </message>
    <message>
        <source>PAGAMENTO {order} DI {all}</source>
        <translation>PAIEMENT {order} SUR {all}</translation>
    </message>
    <message>
        <source>RESTA SULLA CHANCE</source>
        <translation>RESTE SUR LA CHANCE</translation>
    </message>
    <message>
        <source>{order} DI {all} · CONTESTATO</source>
        <translation>{order} SUR {all} · CONTESTÉ</translation>
    </message>
    <message>
        <source>pezzo</source>
        <translation>pièce</translation>
    </message>
    <message>
        <source>pezzi</source>
        <translation>pièces</translation>
    </message>
    <message>
        <source>{pieces} da {worth}</source>
        <translation>{pieces} à {worth}</translation>
    </message>
    <message>
        <source>AL CLIENTE</source>
        <translation>AU JOUEUR</translation>
    </message>
    <message>
        <source>IN GIOCO</source>
        <translation>EN JEU</translation>
    </message>
    <message>
        <source>bozza, in scrittura…</source>
        <translation>brouillon, en écriture…</translation>
    </message>
    <message>
        <source>regole {section}</source>
        <translation>règles {section}</translation>
    </message>
    <message>
        <source>{worth} a pezzo, minimo</source>
        <translation>{worth} la pièce, minimum</translation>
    </message>
    <message>
        <source>INCASSA O RESTA?</source>
        <translation>ENCAISSE OU RESTE ?</translation>
    </message>
    <message>
        <source>SI RITIRA TUTTO</source>
        <translation>ON RETIRE TOUT</translation>
    </message>
    <message>
        <source>Restava: {stake} in gioco.</source>
        <translation>Restait : {stake} en jeu.</translation>
    </message>
    <message>
        <source>Se resta ancora, giocano {amount}.</source>
        <translation>Si cela reste encore, {amount} jouent.</translation>
    </message>
    <message>
        <source>Se non incassa: {why}, si ritira tutto: {amount}.</source>
        <translation>Si cela reste : {why}, on retire tout : {amount}.</translation>
    </message>
    <message>
        <source>Resta: puntata {stake} + vincita {winnings} = {amount} in gioco.</source>
        <translation>Reste : mise {stake} + gain {winnings} = {amount} en jeu.</translation>
    </message>
    <message>
        <source>Non si passa, {why}: si ritira tutto, {stake} + {winnings} = {amount}.</source>
        <translation>On ne passe pas, {why} : on retire tout, {stake} + {winnings} = {amount}.</translation>
    </message>
    <message>
        <source>terzo colpo</source>
        <translation>troisième coup</translation>
    </message>
    <message>
        <source>oltre il massimo di {maximum}</source>
        <translation>au-dessus du maximum de {maximum}</translation>
    </message>
    <message>
        <source>PRIMA DI PAGARE · {order}/{all}</source>
        <translation>AVANT DE PAYER · {order}/{all}</translation>
    </message>
    <message>
        <source>DOPO I PAGAMENTI · {order}/{all}</source>
        <translation>APRÈS LES PAIEMENTS · {order}/{all}</translation>
    </message>
    <message>
        <source>GIÀ PAGATO, PROSEGUE · {order}/{all}</source>
        <translation>DÉJÀ PAYÉ, CONTINUE · {order}/{all}</translation>
    </message>
    <message>
        <source>biglietto</source>
        <translation>billet</translation>
    </message>
    <message>
        <source>ALLA BANCA</source>
        <translation>À LA BANQUE</translation>
    </message>
    <message>
        <source>RESTA</source>
        <translation>RESTE</translation>
    </message>
    <message>
        <source>SI RITIRA</source>
        <translation>ON RETIRE</translation>
    </message>
    <message>
        <source>Biglietti per ultimi</source>
        <translation>Billets en dernier</translation>
    </message>
    <message>
        <source>cambiare {changed} in gettoni, poi pagare</source>
        <translation>changer {changed} en jetons, puis payer</translation>
    </message>
    <message>
        <source>Da rendere prima: {back}.</source>
        <translation>À rendre d&apos;abord : {back}.</translation>
    </message>
    <message>
        <source>Oltre il massimo, ammesso: vicini tenuti [5.2]</source>
        <translation>Au-dessus du maximum, permis : voisins tenus [5.2]</translation>
    </message>
    <message>
        <source>Sotto il minimo di {least}: {places}</source>
        <translation>Sous le minimum de {least} : {places}</translation>
    </message>
    <message>
        <source>{handed} + puntata {stake}</source>
        <translation>{handed} + mise {stake}</translation>
    </message>
    <message>
        <source>Al cliente {handed}; in gioco {kept}</source>
        <translation>Au joueur {handed} ; en jeu {kept}</translation>
    </message>
    <message>
        <source>resta?</source>
        <translation>reste ?</translation>
    </message>
    <message>
        <source>si ritira</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>in gioco {kept}</source>
        <translation>en jeu {kept}</translation>
    </message>
    <message>
        <source>biglietti</source>
        <translation>billets</translation>
    </message>
    <message>
        <source>{count} pz. da {worth}</source>
        <translation>{count} p. à {worth}</translation>
    </message>
    <message>
        <source>1 pezzo</source>
        <translation>1 pièce</translation>
    </message>
    <message>
        <source>{count} pezzi</source>
        <translation>{count} pièces</translation>
    </message>
    <message>
        <source>biglietti, {pieces}</source>
        <translation>billets, {pieces}</translation>
    </message>
    <message>
        <source>DA RIPRENDERE</source>
        <translation>À REPRENDRE</translation>
    </message>
    <message>
        <source>ANCORA DA DARE</source>
        <translation>RESTE À DONNER</translation>
    </message>
    <message>
        <source>dati € {given}, dovuti € {owed}</source>
        <translation>donnés € {given}, dus € {owed}</translation>
    </message>
    <message>
        <source>ancora</source>
        <translation>encore</translation>
    </message>
    <message>
        <source>riprendere {count} pz.</source>
        <translation>reprendre {count} p.</translation>
    </message>
    <message>
        <source>ancora {count} pz.</source>
        <translation>encore {count} p.</translation>
    </message>
    <message>
        <source>al cliente {amount}</source>
        <translation>au joueur {amount}</translation>
    </message>
    <message>
        <source>colore {colour}</source>
        <translation>couleur {colour}</translation>
    </message>
    <message>
        <source>rendere puntata {stake}</source>
        <translation>rendre la mise de {stake}</translation>
    </message>
    <message>
        <source>la puntata</source>
        <translation>la mise</translation>
    </message>
    <message>
        <source>puntata e vincita</source>
        <translation>mise et gain</translation>
    </message>
    <message>
        <source>fatto</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>Sulla riga esterna della chance: resta chiuso</source>
        <translation>Sur la ligne extérieure de la chance : enfermé</translation>
    </message>
    <message>
        <source>Il prigioniero va alla banca</source>
        <translation>Le prisonnier va à la banque</translation>
    </message>
    <message>
        <source>Al centro della chance: è libero, non si paga</source>
        <translation>Au milieu de la chance : libre, non payé</translation>
    </message>
    <message>
        <source>Rendere al cliente</source>
        <translation>Rendre au joueur</translation>
    </message>
    <message>
        <source>Biglietti nella cassetta</source>
        <translation>Billets dans le box</translation>
    </message>
    <message>
        <source>Togliere dal tappeto e consegnare al cliente</source>
        <translation>Retirer du tapis et remettre au joueur</translation>
    </message>
    <message>
        <source>1 pz. da {worth}</source>
        <translation>1 p. à {worth}</translation>
    </message>
    <message>
        <source>Cambiare {chip} e rendere al cliente</source>
        <translation>Changer {chip} et rendre au joueur</translation>
    </message>
    <message>
        <source>riprendere {amount}</source>
        <translation>reprendre {amount}</translation>
    </message>
    <message>
        <source>Metà alla banca: {amount}</source>
        <translation>Moitié à la banque : {amount}</translation>
    </message>
    <message>
        <source>{amount} sulla riga esterna</source>
        <translation>{amount} à l’extérieur</translation>
    </message>
    <message>
        <source>resta 1</source>
        <translation>1 reste</translation>
    </message>
    <message>
        <source>restano {count}</source>
        <translation>{count} restent</translation>
    </message>
    <message>
        <source>1 chiuso</source>
        <translation>1 enfermé</translation>
    </message>
    <message>
        <source>Metà alla banca, {taken} · {left}</source>
        <translation>Moitié à la banque, {taken} · {left}</translation>
    </message>
    <message>
        <source>la banca cambia: rende {chips}</source>
        <translation>la banque change : rend {chips}</translation>
    </message>
    <message>
        <source>resta</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>Banca sul colpo</source>
        <translation>Banque sur le coup</translation>
    </message>
    <message>
        <source>Banca</source>
        <translation>Banque</translation>
    </message>
    <message>
        <source>metà alla banca</source>
        <translation>moitié à la banque</translation>
    </message>
    <message>
        <source>ancora {count}</source>
        <translation>{count} de plus</translation>
    </message>
    <message>
        <source>Chi ha vinto?</source>
        <translation>Qui a gagné&#x202f;?</translation>
    </message>
    <message>
        <source>Chi vince, chi divide?</source>
        <translation>Qui gagne, qui partage ?</translation>
    </message>
    <message>
        <source>Toccare dove ha vinto, e le chance semplici puntate.</source>
        <translation>Toucher les gains, et les chances simples jouées.</translation>
    </message>
    <message>
        <source>Scegliere il colore o il gettone.</source>
        <translation>Choisir la couleur ou le jeton.</translation>
    </message>
    <message>
        <source>Toccare i posti dove ha vinto.</source>
        <translation>Toucher les cases gagnantes.</translation>
    </message>
    <message>
        <source>Il pagamento appare qui, nell&apos;ordine in cui si paga.</source>
        <translation>Le paiement apparaît ici, dans l’ordre où l’on paie.</translation>
    </message>
    <message>
        <source>Se non c&apos;è niente: {keys}.</source>
        <translation>S’il n’y a rien&#x202f;: {keys}.</translation>
    </message>
    <message>
        <source>Se nessuno ha vinto: {keys}.</source>
        <translation>Si personne n’a gagné&#x202f;: {keys}.</translation>
    </message>
    <message>
        <source>Pulire: intorno allo zero, colonne; terza, seconda, prima dozzina. Le chance semplici si dividono.</source>
        <translation>Ramasser : autour du zéro, colonnes ; troisième, deuxième, première douzaine. Les chances simples se partagent.</translation>
    </message>
    <message>
        <source>Pulire: intorno al numero, colonne; passe, impair, terza dozzina; noir, rouge, seconda dozzina; pair, manque, prima dozzina.</source>
        <translation>Ramasser : autour du numéro, colonnes ; passe, impair, troisième douzaine ; noir, rouge, deuxième douzaine ; pair, manque, première douzaine.</translation>
    </message>
    <message>
        <source>CONTESTATO: aspetta il capo tavolo, poi l&apos;ispettore</source>
        <translation>CONTESTÉ&#x202f;: attend le chef de table, puis l’inspecteur</translation>
    </message>
    <message>
        <source>Di chi è</source>
        <translation>À qui il est</translation>
    </message>
    <message>
        <source>Quanto è</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Dove stava</source>
        <translation>Où il était</translation>
    </message>
    <message>
        <source>IL SET DI PALLINE</source>
        <translation>LE JEU DE BOULES</translation>
    </message>
    <message>
        <source>37 PALLINE CONTATE, SIGILLI INTATTI: LO DICE</source>
        <translation>37 BOULES COMPTÉES, SCELLÉS INTACTS : DIT PAR</translation>
    </message>
    <message>
        <source>Il capo tavolo</source>
        <translation>Le chef de table</translation>
    </message>
    <message>
        <source>L&apos;ispettore</source>
        <translation>L’inspecteur</translation>
    </message>
    <message>
        <source>La direzione</source>
        <translation>La direction</translation>
    </message>
    <message>
        <source>Set {name}</source>
        <translation>Jeu {name}</translation>
    </message>
    <message>
        <source>prima il set di palline</source>
        <translation>d’abord le jeu de boules</translation>
    </message>
    <message>
        <source>prima chi le ha contate</source>
        <translation>d’abord qui les a comptées</translation>
    </message>
    <message>
        <source>Non resta: incassa</source>
        <translation>Ne reste pas : encaisse</translation>
    </message>
    <message>
        <source>Non c&apos;era più</source>
        <translation>Il n&apos;y était plus</translation>
    </message>
    <message>
        <source>DECISIONE: si paga così. Pezzi sbagliati: prima correggerli. Di chi è: il posto si tocca dopo</source>
        <translation>DÉCISION : payé ainsi. Pièces fausses : les corriger d&apos;abord. À qui : toucher la place après</translation>
    </message>
    <message>
        <source>Evacuazione</source>
        <translation>Évacuation</translation>
    </message>
    <message>
        <source>Guasto</source>
        <translation>Panne</translation>
    </message>
    <message>
        <source>IN GIOCO: € {amount}</source>
        <translation>EN JEU&#x202f;: € {amount}</translation>
    </message>
    <message>
        <source>Abbandonare il giro…</source>
        <translation>Abandonner la manche…</translation>
    </message>
    <message>
        <source>Niente è in gioco.</source>
        <translation>Rien n’est en jeu.</translation>
    </message>
    <message>
        <source>{round}: abbandonato</source>
        <translation>{round}&#x202f;: abandonnée</translation>
    </message>
    <message>
        <source>DA CONSEGNARE</source>
        <translation>À REMETTRE</translation>
    </message>
    <message>
        <source>Si pagano € {paid} e si rendono € {returned}; niente in busta.</source>
        <translation>€ {paid} sont payés et € {returned} rendus&#x202f;; rien pour la boîte.</translation>
    </message>
    <message>
        <source>resi € {amount}</source>
        <translation>€ {amount} rendus</translation>
    </message>
    <message>
        <source>Chi lo decide…</source>
        <translation>Qui le décide…</translation>
    </message>
    <message>
        <source>Abbandonare il giro</source>
        <translation>Abandonner la manche</translation>
    </message>
    <message>
        <source>{round}: abbandonarlo?</source>
        <translation>{round}&#x202f;: l’abandonner&#x202f;?</translation>
    </message>
    <message>
        <source>A CHI</source>
        <translation>À QUI</translation>
    </message>
    <message>
        <source>Chi abbandona il giro?</source>
        <translation>Qui abandonne la manche&#x202f;?</translation>
    </message>
    <message>
        <source>Scrivere il nome di chi decide</source>
        <translation>Taper le nom de qui décide</translation>
    </message>
    <message>
        <source>ultimo colpo: si incassa</source>
        <translation>dernier coup : on encaisse</translation>
    </message>
    <message>
        <source>poi il nome</source>
        <translation>puis le nom</translation>
    </message>
    <message>
        <source>per gli impiegati</source>
        <translation>pour les employés</translation>
    </message>
    <message>
        <source>Contestato: {reason}.</source>
        <translation>Contesté : {reason}.</translation>
    </message>
    <message>
        <source>Altro nome…</source>
        <translation>Autre nom…</translation>
    </message>
    <message>
        <source>Uguale</source>
        <translation>Idem</translation>
    </message>
    <message>
        <source>nei gettoni giocati</source>
        <translation>dans les jetons joués</translation>
    </message>
    <message>
        <source>Tutto</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>in valuta</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>Mista</source>
        <translation>Mixte</translation>
    </message>
    <message>
        <source>in valuta mista</source>
        <translation>en valeur mixte</translation>
    </message>
    <message>
        <source>con gettoni da {value}</source>
        <translation>avec des jetons de {value}</translation>
    </message>
    <message>
        <source>è già pagato</source>
        <translation>déjà payé</translation>
    </message>
    <message>
        <source>la valuta si paga uguale o mista; i singoli tagli sono per i colori</source>
        <translation>la valeur se paie idem ou mixte ; le choix est pour les couleurs</translation>
    </message>
    <message>
        <source>un colore si paga nei suoi pezzi, o in tagli che ne fanno di interi</source>
        <translation>une couleur se paie en ses pièces, ou en jetons qui en font d’entières</translation>
    </message>
    <message>
        <source>si paga come sta: non c&apos;è altro da scegliere</source>
        <translation>se paie ainsi&#x202f;: rien d’autre à choisir</translation>
    </message>
    <message>
        <source>Resta sulla chance</source>
        <translation>Reste sur la chance</translation>
    </message>
    <message>
        <source>IL GIOCATORE LASCIA LA VINCITA, O IL CAPO TAVOLO FA PAGARE SUBITO</source>
        <translation>LE JOUEUR LAISSE SON GAIN, OU LE CHEF DE TABLE FAIT PAYER TOUT DE SUITE</translation>
    </message>
    <message>
        <source>Il giocatore ha fretta</source>
        <translation>Le joueur est pressé</translation>
    </message>
    <message>
        <source>Altro motivo</source>
        <translation>Autre motif</translation>
    </message>
    <message>
        <source>TOCCARE CHI DECIDE: vale subito</source>
        <translation>TOUCHER QUI DÉCIDE : vaut tout de suite</translation>
    </message>
    <message>
        <source>COME LA VUOLE IL GIOCATORE</source>
        <translation>COMME LE JOUEUR LE VEUT</translation>
    </message>
    <message>
        <source>Pagamento {order}: {owner}</source>
        <translation>Paiement {order}&#x202f;: {owner}</translation>
    </message>
    <message>
        <source>la pallina che gira</source>
        <translation>la bille qui tourne</translation>
    </message>
    <message>
        <source>Fatto allo zero</source>
        <translation>Fait au zéro</translation>
    </message>
    <message>
        <source>il {order}</source>
        <translation>le {order}</translation>
    </message>
    <message>
        <source>non incassa</source>
        <translation>non pris</translation>
    </message>
    <message>
        <source>Mancia in questi gettoni, o di chi è il colore</source>
        <translation>Un pourboire dans ces jetons, ou à qui est la couleur</translation>
    </message>
    <message>
        <source>Torna al pagamento {order}</source>
        <translation>Revenir au paiement {order}</translation>
    </message>
    <message>
        <source>Torna a: {step}</source>
        <translation>Retour à : {step}</translation>
    </message>
    <message>
        <source>di chi è? ancora: paga</source>
        <translation>à qui ? encore : paie</translation>
    </message>
    <message>
        <source>decidere…</source>
        <translation>décider…</translation>
    </message>
    <message>
        <source>si guarda il {order}</source>
        <translation>on regarde le {order}</translation>
    </message>
    <message>
        <source>FATTO</source>
        <translation>FAIT</translation>
    </message>
    <message>
        <source>RIPRESO</source>
        <translation>REPRIS</translation>
    </message>
    <message>
        <source>chiedere al capo tavolo</source>
        <translation>demander au chef de table</translation>
    </message>
    <message>
        <source>incassa</source>
        <translation>encaisse</translation>
    </message>
    <message>
        <source>CONTESTATO</source>
        <translation>CONTESTÉ</translation>
    </message>
    <message>
        <source>TUTTO PAGATO</source>
        <translation>TOUT EST PAYÉ</translation>
    </message>
    <message>
        <source>C&apos;è di nuovo</source>
        <translation>Il y en a de nouveau</translation>
    </message>
    <message>
        <source>Posare il dolly, poi pulire il tappeto</source>
        <translation>Poser le dolly, puis ramasser</translation>
    </message>
    <message>
        <source>Aprire in diagonale: {places}</source>
        <translation>Ouvrir en diagonale&#x202f;: {places}</translation>
    </message>
    <message>
        <source>Chiedere di chi è: {places}</source>
        <translation>Demander à qui c’est&#x202f;: {places}</translation>
    </message>
    <message>
        <source>Pagamento {order} fatto: posarvi il marker</source>
        <translation>Paiement {order} fait&#x202f;: y poser le marqueur</translation>
    </message>
    <message>
        <source>Rimettere a posto: {places}</source>
        <translation>Remettre en place&#x202f;: {places}</translation>
    </message>
    <message>
        <source>Puntata vinta, dal race track al tappeto: {places}</source>
        <translation>Mise gagnante, du race track au tapis : {places}</translation>
    </message>
    <message>
        <source>Pagamento {order} contestato: capo tavolo, poi ispettore</source>
        <translation>Paiement {order} contesté&#x202f;: chef de table, puis inspecteur</translation>
    </message>
    <message>
        <source>Passare al collega: {notes}</source>
        <translation>Dire à la relève&#x202f;: {notes}</translation>
    </message>
    <message>
        <source>Chiedere i colori ancora fuori: {colours}</source>
        <translation>Demander les couleurs encore dehors&#x202f;: {colours}</translation>
    </message>
    <message>
        <source>Consegnare: {held}</source>
        <translation>Remettre : {held}</translation>
    </message>
    <message>
        <source>Avvisare l&apos;ispettore</source>
        <translation>Prévenir l’inspecteur</translation>
    </message>
    <message>
        <source>Invertire il cilindro: {wheel}, un giro. Palla {ball} {pocket}</source>
        <translation>Inverser le cylindre&#x202f;: {wheel}, un tour. Bille {ball} {pocket}</translation>
    </message>
    <message>
        <source>Rimettere le 37 palline e chiudere lo sportello</source>
        <translation>Remettre les 37 boules et fermer la porte</translation>
    </message>
    <message>
        <source>Girare il tamburo: {ways}</source>
        <translation>Tourner le tambour : {ways}</translation>
    </message>
    <message>
        <source>Il tamburo ha girato nei due versi: estrarre una pallina</source>
        <translation>Le tambour a tourné dans les deux sens : tirer une boule</translation>
    </message>
    <message>
        <source>Cilindro {wheel}, palla {ball} {pocket}</source>
        <translation>Cylindre {wheel}, bille {ball} {pocket}</translation>
    </message>
    <message>
        <source>orario ↻</source>
        <translation>horaire ↻</translation>
    </message>
    <message>
        <source>antiorario ↺</source>
        <translation>antihoraire ↺</translation>
    </message>
    <message>
        <source>dal numero del giorno</source>
        <translation>du numéro du jour</translation>
    </message>
    <message>
        <source>nei due versi ↻ ↺</source>
        <translation>dans les deux sens ↻ ↺</translation>
    </message>
    <message>
        <source>{places} e altri {count}</source>
        <translation>{places} et {count} autres</translation>
    </message>
    <message>
        <source>Non si paga in gettoni, chiedere al capo tavolo: {places}</source>
        <translation>Aucun jeton ne paie cela, demander au chef de table&#x202f;: {places}</translation>
    </message>
    <message>
        <source>Passando il pagamento {order}, ripeterlo a voce</source>
        <translation>Répéter à voix haute le paiement {order} en le passant</translation>
    </message>
    <message>
        <source> (era {minimum})</source>
        <translation> (était {minimum})</translation>
    </message>
    <message>
        <source>minimo {minimum}</source>
        <translation>minimum {minimum}</translation>
    </message>
    <message>
        <source>poi minimo {minimum}</source>
        <translation>puis minimum {minimum}</translation>
    </message>
    <message>
        <source>da consegnare: {held}</source>
        <translation>à remettre : {held}</translation>
    </message>
    <message>
        <source>dal {pocket}</source>
        <translation>du {pocket}</translation>
    </message>
    <message>
        <source>le puntate restano e sono aperte</source>
        <translation>les mises restent et sont ouvertes</translation>
    </message>
    <message>
        <source>Prova: cilindro simulato</source>
        <translation>Exercice&#x202f;: cylindre simulé</translation>
    </message>
    <message>
        <source>Dal collega: {notes}</source>
        <translation>Du collègue : {notes}</translation>
    </message>
    <message>
        <source>In attesa</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Passare il tavolo…</source>
        <translation>Passer la table…</translation>
    </message>
    <message>
        <source>Prova: tamburo simulato</source>
        <translation>Exercice&#x202f;: tambour simulé</translation>
    </message>
    <message>
        <source>Tavolo chiuso</source>
        <translation>Table fermée</translation>
    </message>
    <message>
        <source>Tutto è pagato</source>
        <translation>Tout est payé</translation>
    </message>
    <message>
        <source>Ultimo colpo giocato</source>
        <translation>Le dernier coup est joué</translation>
    </message>
    <message>
        <source>Il banco non è ancora contato</source>
        <translation>La banque n’est pas encore comptée</translation>
    </message>
    <message>
        <source>Puntate vinte rimaste: tornano ai giocatori</source>
        <translation>Mises gagnantes restées : elles reviennent aux joueurs</translation>
    </message>
    <message>
        <source>Uscire dal programma</source>
        <translation>Quitter le programme</translation>
    </message>
    <message>
        <source>Non registrati, e persi: {count}. Segnarli su carta.</source>
        <translation>Non enregistrés, et perdus : {count}. Les noter sur papier.</translation>
    </message>
    <message>
        <source>Il conto a metà andrà rifatto.</source>
        <translation>Le compte à moitié fait sera à refaire.</translation>
    </message>
    <message>
        <source>Uscire dal programma?</source>
        <translation>Quitter le programme ?</translation>
    </message>
    <message>
        <source>La prova finisce, e non si riprende.</source>
        <translation>L&apos;exercice s&apos;arrête, et ne se reprend pas.</translation>
    </message>
    <message>
        <source>Il tavolo è chiuso.</source>
        <translation>La table est fermée.</translation>
    </message>
    <message>
        <source>Il tavolo resta aperto: al prossimo avvio è dov&apos;era con quello che è registrato.</source>
        <translation>La table reste ouverte : au prochain démarrage, elle reprend avec ce qui est enregistré.</translation>
    </message>
    <message>
        <source>Il tavolo resta aperto: al prossimo avvio è dov&apos;era.</source>
        <translation>La table reste ouverte : au prochain démarrage, elle sera où elle était.</translation>
    </message>
    <message>
        <source>IL COLPO</source>
        <translation>LE COUP</translation>
    </message>
    <message>
        <source>Puntate vinte rimaste: si segnano al prossimo numero</source>
        <translation>Mises gagnantes restées : marquées au prochain numéro</translation>
    </message>
    <message>
        <source>Banco contato: si chiude.</source>
        <translation>Banque comptée : on ferme.</translation>
    </message>
    <message>
        <source>Lo segna il cilindro da sé.</source>
        <translation>Le cylindre le marque.</translation>
    </message>
    <message>
        <source>Lo segna il tamburo da sé.</source>
        <translation>Le tambour le marque.</translation>
    </message>
    <message>
        <source>Al lancio: «Palla lanciata».</source>
        <translation>Au lancer&#x202f;: «&#x202f;Bille lancée&#x202f;».</translation>
    </message>
    <message>
        <source>Lancio</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Poi: «Rien ne va plus».</source>
        <translation>Puis&#x202f;: «&#x202f;Rien ne va plus&#x202f;».</translation>
    </message>
    <message>
        <source>Caduta: «Numero a mano».</source>
        <translation>Tombée&#x202f;: «&#x202f;Numéro manuel&#x202f;».</translation>
    </message>
    <message>
        <source>Numero e dolly</source>
        <translation>Numéro et dolly</translation>
    </message>
    <message>
        <source>Pagamenti</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>Quando gira: «Il tamburo gira».</source>
        <translation>Quand il tourne : «&#x202f;Le tambour tourne&#x202f;».</translation>
    </message>
    <message>
        <source>Ancora nessun numero</source>
        <translation>Pas encore de numéro</translation>
    </message>
    <message>
        <source>IL TAVOLO</source>
        <translation>LA TABLE</translation>
    </message>
    <message>
        <source>I GIOCATORI</source>
        <translation>LES JOUEURS</translation>
    </message>
    <message>
        <source>IL PROGRAMMA</source>
        <translation>LE PROGRAMME</translation>
    </message>
    <message>
        <source>Tavolo {table}</source>
        <translation>Table {table}</translation>
    </message>
    <message>
        <source>al prossimo colpo</source>
        <translation>au prochain coup</translation>
    </message>
    <message>
        <source>nessuno in prigione</source>
        <translation>prison vide</translation>
    </message>
    <message>
        <source>conto a metà</source>
        <translation>à finir</translation>
    </message>
    <message>
        <source>tenuto sul race track: {owners}</source>
        <translation>tenu sur le race track : {owners}</translation>
    </message>
    <message>
        <source>un tocco ne posa {pieces}, come l&apos;ultima volta</source>
        <translation>un toucher en pose {pieces}, comme la dernière fois</translation>
    </message>
    <message>
        <source>{count} su {place}, da cambiare</source>
        <translation>{count} sur {place}, à changer</translation>
    </message>
    <message>
        <source>Toccarlo; poi si conferma guardando la pallina.</source>
        <translation>Le toucher&#x202f;; puis confirmer en regardant la bille.</translation>
    </message>
    <message>
        <source>Quale numero è caduto?</source>
        <translation>Quel numéro est sorti&#x202f;?</translation>
    </message>
    <message>
        <source>{number} – Invio</source>
        <translation>{number} – Entrée</translation>
    </message>
    <message>
        <source>Decide il capo tavolo, prima del primo pagamento; il registro tiene tutti e due.</source>
        <translation>Le chef de table décide, avant le premier paiement&#x202f;; le journal garde les deux.</translation>
    </message>
    <message>
        <source>È il {number}</source>
        <translation>C’est le {number}</translation>
    </message>
    <message>
        <source>Toccare il numero</source>
        <translation>Toucher le numéro</translation>
    </message>
    <message>
        <source>lo dice il capo tavolo</source>
        <translation>le chef de table le dit</translation>
    </message>
    <message>
        <source>Chi conferma dichiara che il tamburo ha girato nei due versi.</source>
        <translation>Qui confirme déclare que le tambour a tourné dans les deux sens.</translation>
    </message>
    <message>
        <source>Il lettore dice {number}, a mano è scritto {typed}: con «{no}» si chiede {typed}.</source>
        <translation>Le lecteur dit {number} ; à la main, c&apos;est {typed} : avec «&#x202f;{no}&#x202f;», on demande le {typed}.</translation>
    </message>
    <message>
        <source>È questo il numero?</source>
        <translation>Est-ce bien ce numéro&#x202f;?</translation>
    </message>
    <message>
        <source>al minimo, se non dice altro</source>
        <translation>au minimum, sauf s&apos;il dit autre chose</translation>
    </message>
    <message>
        <source>In scrittura…</source>
        <translation>En écriture…</translation>
    </message>
    <message>
        <source>Accettato</source>
        <translation>Acceptée</translation>
    </message>
    <message>
        <source>manca: di chi è</source>
        <translation>manque&#x202f;: à qui</translation>
    </message>
    <message>
        <source>Rifiutato</source>
        <translation>Refusée</translation>
    </message>
    <message>
        <source>si annota il motivo</source>
        <translation>le motif est noté</translation>
    </message>
    <message>
        <source>Invio</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>oltre il massimo</source>
        <translation>au-dessus du maximum</translation>
    </message>
    <message>
        <source>Toccare un settore, un numero per i suoi laterali, una finale o una figura.</source>
        <translation>Toucher un secteur, un numéro pour ses voisins, une finale ou une figure.</translation>
    </message>
    <message>
        <source>Scegliere come prosegue ciascuno, oppure un altro annuncio.</source>
        <translation>Choisir comment chacune continue, ou une autre annonce.</translation>
    </message>
    <message>
        <source>Annunci vinti</source>
        <translation>Annonces gagnantes</translation>
    </message>
    <message>
        <source>Per il colpo {spin}</source>
        <translation>Pour le coup {spin}</translation>
    </message>
    <message>
        <source>Annuncio</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Annunci in gioco</source>
        <translation>Annonces en jeu</translation>
    </message>
    <message>
        <source>Revocarne uno lo toglie, come una puntata ripresa.</source>
        <translation>En retirer une l’ôte, comme une mise reprise.</translation>
    </message>
    <message>
        <source>1 pezzo a giocata</source>
        <translation>1 pièce chacune</translation>
    </message>
    <message>
        <source>{pieces} pezzi a giocata</source>
        <translation>{pieces} pièces chacune</translation>
    </message>
    <message>
        <source>tenuto</source>
        <translation>tenue</translation>
    </message>
    <message>
        <source>piazzato</source>
        <translation>placé</translation>
    </message>
    <message>
        <source>Canc</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Non è {number}?</source>
        <translation>Ce n’est pas le {number}&#x202f;?</translation>
    </message>
    <message>
        <source>Colpo {spin}</source>
        <translation>Coup {spin}</translation>
    </message>
    <message>
        <source>impiegato {dealer}</source>
        <translation>croupier {dealer}</translation>
    </message>
    <message>
        <source>aperte le puntate del colpo {spin}</source>
        <translation>mises ouvertes pour le coup {spin}</translation>
    </message>
    <message>
        <source>ultimo colpo: non si punta più</source>
        <translation>dernier coup : on ne mise plus</translation>
    </message>
    <message>
        <source>min {least} · max pieno {most}</source>
        <translation>min {least} · max plein {most}</translation>
    </message>
    <message>
        <source>PROVA</source>
        <translation>EXERCICE</translation>
    </message>
    <message>
        <source>Liberato</source>
        <translation>Libéré</translation>
    </message>
    <message>
        <source>Da rendere</source>
        <translation>À rendre</translation>
    </message>
    <message>
        <source>pagato</source>
        <translation>payé</translation>
    </message>
    <message>
        <source>da pagare adesso</source>
        <translation>à payer maintenant</translation>
    </message>
    <message>
        <source>aspetta il suo turno</source>
        <translation>attend son tour</translation>
    </message>
    <message>
        <source>contestato</source>
        <translation>contesté</translation>
    </message>
    <message>
        <source>Manca {chip}: chiedere un fill</source>
        <translation>Il manque {chip}&#x202f;: demander un fill</translation>
    </message>
    <message>
        <source>Mancano {chip}: chiedere un fill</source>
        <translation>Manquent {chip}&#x202f;: demander un fill</translation>
    </message>
    <message>
        <source>restano € {amount}</source>
        <translation>restent € {amount}</translation>
    </message>
    <message>
        <source>1 stecca</source>
        <translation>1 pile</translation>
    </message>
    <message>
        <source>{count} stecche</source>
        <translation>{count} piles</translation>
    </message>
    <message>
        <source>{count} staccati</source>
        <translation>{count} à part</translation>
    </message>
    <message>
        <source>stecca meno {pieces}</source>
        <translation>pile moins {pieces}</translation>
    </message>
    <message>
        <source>taglio {piles}</source>
        <translation>coupe {piles}</translation>
    </message>
    <message>
        <source>1 sciolto</source>
        <translation>1 seule</translation>
    </message>
    <message>
        <source>{count} sciolti</source>
        <translation>{count} étalées</translation>
    </message>
    <message>
        <source>{chips} e {last}</source>
        <translation>{chips} et {last}</translation>
    </message>
    <message>
        <source>TENUTO PER</source>
        <translation>GARDÉ POUR</translation>
    </message>
    <message>
        <source>terzo colpo: si ritira tutto</source>
        <translation>troisième coup : tout est retiré</translation>
    </message>
    <message>
        <source>oltre il massimo: si ritira tutto</source>
        <translation>au-delà du maximum : tout est retiré</translation>
    </message>
    <message>
        <source>non si sapeva di chi era la puntata</source>
        <translation>on ne savait pas à qui était la mise</translation>
    </message>
    <message>
        <source>rimasto sul tappeto dopo l&apos;ultimo colpo</source>
        <translation>resté sur le tapis après le dernier coup</translation>
    </message>
    <message>
        <source>Da consegnare</source>
        <translation>À remettre</translation>
    </message>
    <message>
        <source>Tenuto per nome, o rimasto sul tappeto: tutto in una volta.</source>
        <translation>Tenu au nom du joueur, ou resté sur le tapis : tout en une fois.</translation>
    </message>
    <message>
        <source>Consegnare</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>toccare di chi è</source>
        <translation>toucher à qui c’est</translation>
    </message>
    <message>
        <source>Consegnare € {amount}</source>
        <translation>Remettre € {amount}</translation>
    </message>
    <message>
        <source>a {owner}</source>
        <translation>à {owner}</translation>
    </message>
    <message>
        <source>a chi dice il capo tavolo</source>
        <translation>à qui le chef de table dit</translation>
    </message>
    <message>
        <source>non si sa di chi</source>
        <translation>on ne sait à qui</translation>
    </message>
    <message>
        <source>Aprirlo quando banca e cilindro sono pronti</source>
        <translation>L’ouvrir quand banque et cylindre sont prêts</translation>
    </message>
    <message>
        <source>Tutto resta com&apos;è, finché la direzione non riprende il gioco</source>
        <translation>Tout reste ainsi jusqu’à la reprise du jeu</translation>
    </message>
    <message>
        <source>Il tappeto è libero, si attende il cilindro</source>
        <translation>Le tapis est libre, on attend le cylindre</translation>
    </message>
    <message>
        <source>Le puntate sono aperte</source>
        <translation>Les mises sont ouvertes</translation>
    </message>
    <message>
        <source>Chiedere i colori, poi chiudere il tavolo</source>
        <translation>Demander les couleurs, puis fermer la table</translation>
    </message>
    <message>
        <source>Si lancia ancora, solo per le puntate a lato</source>
        <translation>On lance encore, pour les mises annexes seules</translation>
    </message>
    <message>
        <source>Ultimo colpo prima della chiusura</source>
        <translation>Dernier coup avant la fermeture</translation>
    </message>
    <message>
        <source>La banca è aperta, la prima boule</source>
        <translation>La banque est ouverte, la première boule</translation>
    </message>
    <message>
        <source>Cambio di minimo dal prossimo colpo</source>
        <translation>Autre minimum dès le prochain coup</translation>
    </message>
    <message>
        <source>Dopo questo colpo le palline passano al collega</source>
        <translation>Après ce coup, la relève prend les boules</translation>
    </message>
    <message>
        <source>Colpo nullo, le puntate restano e sono aperte</source>
        <translation>Coup nul, les mises restent et sont ouvertes</translation>
    </message>
    <message>
        <source>Nuovo lancio regolare, le puntate sono ancora aperte</source>
        <translation>Nouveau lancer régulier, les mises sont encore ouvertes</translation>
    </message>
    <message>
        <source>La pallina gira, le puntate sono ancora aperte</source>
        <translation>La bille tourne, les mises sont encore ouvertes</translation>
    </message>
    <message>
        <source>Nulla va più — si attende il numero</source>
        <translation>Les jeux sont faits — on attend le numéro</translation>
    </message>
    <message>
        <source>C&apos;è un numero da confermare</source>
        <translation>Un numéro est à confirmer</translation>
    </message>
    <message>
        <source>{call} — posare il dolly, poi pulire il tappeto</source>
        <translation>{call} — poser le dolly, puis ramasser</translation>
    </message>
    <message>
        <source>{call} — toccare quello che ha vinto</source>
        <translation>{call} — toucher ce qui a gagné</translation>
    </message>
    <message>
        <source>{call} — pagare nell&apos;ordine</source>
        <translation>{call} — payer dans l’ordre</translation>
    </message>
    <message>
        <source>Zero — dividere le chance semplici</source>
        <translation>Zéro — partager les chances simples</translation>
    </message>
    <message>
        <source>Tutto è pagato al numero — colpo successivo</source>
        <translation>Tout est payé au numéro — coup suivant</translation>
    </message>
    <message>
        <source>rosso</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>nero</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>dispari</source>
        <translation>impair</translation>
    </message>
    <message>
        <source>pari</source>
        <translation>pair</translation>
    </message>
    <message>
        <source>manque</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>passe</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>Aprire il tavolo</source>
        <translation>Ouvrir la table</translation>
    </message>
    <message>
        <source>Chiudere il tavolo…</source>
        <translation>Fermer la table…</translation>
    </message>
    <message>
        <source>Palla lanciata</source>
        <translation>Bille lancée</translation>
    </message>
    <message>
        <source>Rien ne va plus</source>
        <translation>Rien ne va plus</translation>
    </message>
    <message>
        <source>Numero a mano</source>
        <translation>Numéro manuel</translation>
    </message>
    <message>
        <source>Confermare</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Non è questo</source>
        <translation>Pas celui-ci</translation>
    </message>
    <message>
        <source>Ultimo colpo</source>
        <translation>Dernier coup</translation>
    </message>
    <message>
        <source>Tappeto pulito</source>
        <translation>Tapis ramassé</translation>
    </message>
    <message>
        <source>Non pagato</source>
        <translation>Non payé</translation>
    </message>
    <message>
        <source>Detto: {answer}.</source>
        <translation>Dit : {answer}.</translation>
    </message>
    <message>
        <source>Tutti pagati</source>
        <translation>Tout payé</translation>
    </message>
    <message>
        <source>Colpo successivo</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Annulla</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Da riprendere</source>
        <translation>À reprendre</translation>
    </message>
    <message>
        <source>Biglietti da rendere</source>
        <translation>Billets à rendre</translation>
    </message>
    <message>
        <source>Prigioniero perso</source>
        <translation>Prisonnier perdu</translation>
    </message>
    <message>
        <source>{call} — fare quello che è mostrato</source>
        <translation>{call} — faire ce qui est montré</translation>
    </message>
    <message>
        <source>Tutto è pagato al numero — chiudere il tavolo</source>
        <translation>Tout est payé au numéro — fermer la table</translation>
    </message>
    <message>
        <source>Resta</source>
        <translation>Reste sur la chance</translation>
    </message>
    <message>
        <source>Tutto fatto</source>
        <translation>Tout fait</translation>
    </message>
    <message>
        <source>Ripeti</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Tutto il tappeto</source>
        <translation>Tout le tapis</translation>
    </message>
    <message>
        <source>Biglietti, omaggi</source>
        <translation>Billets, offerts</translation>
    </message>
    <message>
        <source>Pagamento precedente</source>
        <translation>Paiement précédent</translation>
    </message>
    <message>
        <source>Pagamento seguente</source>
        <translation>Paiement suivant</translation>
    </message>
    <message>
        <source>Elenco dei pagamenti…</source>
        <translation>Liste des paiements…</translation>
    </message>
    <message>
        <source>Al pagamento dovuto</source>
        <translation>Au paiement dû</translation>
    </message>
    <message>
        <source>Riprendere dal registro</source>
        <translation>Repartir du journal</translation>
    </message>
    <message>
        <source>Capito</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Altro avviso</source>
        <translation>Autre avis</translation>
    </message>
    <message>
        <source>Annota rifiutato</source>
        <translation>Noter refusée</translation>
    </message>
    <message>
        <source>Annuncio…</source>
        <translation>Annonce…</translation>
    </message>
    <message>
        <source>Tavolo…</source>
        <translation>Table…</translation>
    </message>
    <message>
        <source>Cambio di minimo…</source>
        <translation>Changer le minimum…</translation>
    </message>
    <message>
        <source>Colore personale…</source>
        <translation>Couleur personnelle…</translation>
    </message>
    <message>
        <source>Cambio impiegato…</source>
        <translation>Relève…</translation>
    </message>
    <message>
        <source>Sospendere il gioco…</source>
        <translation>Suspendre le jeu…</translation>
    </message>
    <message>
        <source>Altro sul pagamento…</source>
        <translation>Autour du paiement…</translation>
    </message>
    <message>
        <source>Allo zero…</source>
        <translation>Au zéro…</translation>
    </message>
    <message>
        <source>Un altro numero…</source>
        <translation>Un autre numéro…</translation>
    </message>
    <message>
        <source>Prigionieri…</source>
        <translation>Prisonniers…</translation>
    </message>
    <message>
        <source>Gettone fuori posto…</source>
        <translation>Jeton mal placé…</translation>
    </message>
    <message>
        <source>Da consegnare…</source>
        <translation>À remettre…</translation>
    </message>
    <message>
        <source>Banco…</source>
        <translation>Banque…</translation>
    </message>
    <message>
        <source>Colori e mance…</source>
        <translation>Couleurs et pourboires…</translation>
    </message>
    <message>
        <source>Mancia…</source>
        <translation>Pourboire…</translation>
    </message>
    <message>
        <source>Chi ne risponde…</source>
        <translation>Qui en répond…</translation>
    </message>
    <message>
        <source>Tasti</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Stampa</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>in su</source>
        <translation>vers le haut</translation>
    </message>
    <message>
        <source>in giù</source>
        <translation>vers le bas</translation>
    </message>
    <message>
        <source>Le pagine del manuale</source>
        <translation>Les pages du manuel</translation>
    </message>
    <message>
        <source>Cerca</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Niente: cercare un&apos;altra parola.</source>
        <translation>Rien : chercher un autre mot.</translation>
    </message>
    <message>
        <source>Il manuale è in italiano e in inglese: queste sono le pagine inglesi.</source>
        <translation>Le manuel est en italien et en anglais : voici les pages anglaises.</translation>
    </message>
    <message>
        <source>Impostazioni…</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <source>Nome, casa e lato…</source>
        <translation>Nom, maison, côté…</translation>
    </message>
    <message>
        <source>Pacchetto per l&apos;assistenza…</source>
        <translation>Paquet pour l&apos;assistance…</translation>
    </message>
    <message>
        <source>Lettore del cilindro…</source>
        <translation>Lecteur…</translation>
    </message>
    <message>
        <source>Schermo dei giocatori</source>
        <translation>Écran des joueurs</translation>
    </message>
    <message>
        <source>proseguire: {count}</source>
        <translation>à suivre : {count}</translation>
    </message>
    <message>
        <source>Uscire e riavviare: riprende dal registro. Intanto su carta.</source>
        <translation>Quitter et redémarrer&#x202f;: elle repart du journal. D’ici là, sur papier.</translation>
    </message>
    <message>
        <source>Segnare su carta, avvisare il capo tavolo.</source>
        <translation>Noter sur papier, prévenir le chef de table.</translation>
    </message>
    <message>
        <source>Avvisare il capo tavolo; si continua.</source>
        <translation>Prévenir le chef de table&#x202f;; on continue.</translation>
    </message>
    <message>
        <source>Riprendere dal registro, poi correggere.</source>
        <translation>Repartir du journal, puis corriger.</translation>
    </message>
    <message>
        <source>Registro nuovo…</source>
        <translation>Nouveau journal…</translation>
    </message>
    <message>
        <source>{left}: {was}</source>
        <translation>{left} : {was}</translation>
    </message>
    <message>
        <source>Lancio di prima nullo</source>
        <translation>Lancer précédent nul</translation>
    </message>
    <message>
        <source>Il lettore lo ripete, e si era detto no: guardare la pallina.</source>
        <translation>Le lecteur le répète, et la réponse était non : regarder la bille.</translation>
    </message>
    <message>
        <source>Lo dice il lettore: guardare la pallina.</source>
        <translation>Le lecteur le dit : regarder la bille.</translation>
    </message>
    <message>
        <source>Il gioco fu sospeso mentre girava: il lancio non vale</source>
        <translation>Jeu suspendu pendant le lancer : il ne compte pas</translation>
    </message>
    <message>
        <source>Lancio non riuscito</source>
        <translation>Lancement manqué</translation>
    </message>
    <message>
        <source>La pallina è stata tolta</source>
        <translation>La bille a été retirée</translation>
    </message>
    <message>
        <source>Il colpo è finito senza numero</source>
        <translation>Le coup s’est terminé sans numéro</translation>
    </message>
    <message>
        <source>Guasto nel cilindro</source>
        <translation>Panne dans le cylindre</translation>
    </message>
    <message>
        <source>annunciato: revocare</source>
        <translation>annoncé&#x202f;: annuler</translation>
    </message>
    <message>
        <source>toccare ancora</source>
        <translation>toucher encore</translation>
    </message>
    <message>
        <source>Successivo</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Riprendere il gioco…</source>
        <translation>Reprendre le jeu…</translation>
    </message>
    <message>
        <source>da riprendere</source>
        <translation>à reprendre</translation>
    </message>
    <message>
        <source>IL TAVOLO SI È FERMATO</source>
        <translation>LA TABLE S&apos;EST ARRÊTÉE</translation>
    </message>
    <message>
        <source>Così non si può</source>
        <translation>Pas ainsi</translation>
    </message>
    <message>
        <source>Resta da fare</source>
        <translation>Reste à faire</translation>
    </message>
    <message>
        <source>{passed}. Un altro tocco va avanti lo stesso.</source>
        <translation>{passed}. Toucher encore pour passer quand même.</translation>
    </message>
    <message>
        <source>Annuncio non accettato</source>
        <translation>Annonce non acceptée</translation>
    </message>
    <message>
        <source>Leggere le note accanto.</source>
        <translation>Lire les notes à côté.</translation>
    </message>
    <message>
        <source>{count} in gioco</source>
        <translation>{count} en jeu</translation>
    </message>
    <message>
        <source>NON REGISTRATO</source>
        <translation>NON ENREGISTRÉ</translation>
    </message>
    <message>
        <source>Registro in difficoltà</source>
        <translation>Journal en difficulté</translation>
    </message>
    <message>
        <source>Non accettato</source>
        <translation>Non accepté</translation>
    </message>
    <message>
        <source>Pezzi finiti</source>
        <translation>Plus rien</translation>
    </message>
    <message>
        <source>Puntate a lato…</source>
        <translation>Mises annexes…</translation>
    </message>
    <message>
        <source>Schermo intero</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Uscire dal programma…</source>
        <translation>Quitter le programme…</translation>
    </message>
    <message>
        <source>consegnare: {count}</source>
        <translation>remettre : {count}</translation>
    </message>
    <message>
        <source>risposte: {count}</source>
        <translation>réponses : {count}</translation>
    </message>
    <message>
        <source>Niente è cambiato.</source>
        <translation>Rien n’a changé.</translation>
    </message>
    <message>
        <source>Inserimento non accettato</source>
        <translation>Saisie non acceptée</translation>
    </message>
    <message>
        <source>Quel pagamento è già fatto</source>
        <translation>Ce paiement est déjà fait</translation>
    </message>
    <message>
        <source>Per cambiarlo, toccare prima «Non pagato».</source>
        <translation>Pour le changer, toucher d’abord «&#x202f;Non payé&#x202f;».</translation>
    </message>
    <message>
        <source>Cilindro scollegato</source>
        <translation>Cylindre déconnecté</translation>
    </message>
    <message>
        <source>Si continua: il numero si scrive a mano.</source>
        <translation>On continue&#x202f;: le numéro s’écrit à la main.</translation>
    </message>
    <message>
        <source>Gioco sospeso</source>
        <translation>Jeu suspendu</translation>
    </message>
    <message>
        <source>Attendere la direzione.</source>
        <translation>Attendre la direction.</translation>
    </message>
    <message>
        <source>Attenzione</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Avvisare il capo tavolo.</source>
        <translation>Prévenir le chef de table.</translation>
    </message>
    <message>
        <source>Resto dell&apos;annuncio</source>
        <translation>Monnaie de l&apos;annonce</translation>
    </message>
    <message>
        <source>Rendere a: {owed}.</source>
        <translation>Rendre à : {owed}.</translation>
    </message>
    <message>
        <source>Il cilindro tace</source>
        <translation>Le cylindre se tait</translation>
    </message>
    <message>
        <source>Se il numero non arriva, si scrive a mano.</source>
        <translation>Si le numéro n’arrive pas, l’écrire à la main.</translation>
    </message>
    <message>
        <source>Nessuna voce</source>
        <translation>Pas de voix</translation>
    </message>
    <message>
        <source>Si annuncia come sempre.</source>
        <translation>Annoncer comme toujours.</translation>
    </message>
    <message>
        <source>Adesso al tavolo: {dealer}</source>
        <translation>À la table maintenant&#x202f;: {dealer}</translation>
    </message>
    <message>
        <source>riprendere € {amount}</source>
        <translation>reprendre € {amount}</translation>
    </message>
    <message>
        <source>annunci da proseguire: {count}</source>
        <translation>annonces à poursuivre&#xa0;: {count}</translation>
    </message>
    <message>
        <source>e un altro avviso</source>
        <translation>et un autre avis</translation>
    </message>
    <message>
        <source>e altri {count} avvisi</source>
        <translation>et {count} autres avis</translation>
    </message>
    <message>
        <source>Numeri a mano</source>
        <translation>Numéros à la main</translation>
    </message>
    <message>
        <source>Cilindro</source>
        <translation>Cylindre</translation>
    </message>
    <message>
        <source>Cilindro in ritardo</source>
        <translation>Cylindre en retard</translation>
    </message>
    <message>
        <source>Cilindro muto</source>
        <translation>Cylindre muet</translation>
    </message>
    <message>
        <source>giri/min</source>
        <translation>tr/min</translation>
    </message>
    <message>
        <source>guaste {count}</source>
        <translation>{count} err.</translation>
    </message>
    <message>
        <source>ultimo numero {ago}, alle {time}</source>
        <translation>dernier numéro {ago}, à {time}</translation>
    </message>
    <message>
        <source>{lines} da quando è collegato</source>
        <translation>{lines} depuis la connexion</translation>
    </message>
    <message>
        <source>NON REGISTRATO · {count}</source>
        <translation>NON ENREGISTRÉ · {count}</translation>
    </message>
    <message>
        <source>Registro fermo</source>
        <translation>Journal arrêté</translation>
    </message>
    <message>
        <source>Registro pronto</source>
        <translation>Journal prêt</translation>
    </message>
    <message>
        <source>Registro scritto {time}</source>
        <translation>Journal écrit {time}</translation>
    </message>
    <message>
        <source>Il tamburo si collega</source>
        <translation>Le tambour se connecte</translation>
    </message>
    <message>
        <source>Il cilindro si collega</source>
        <translation>Le cylindre se connecte</translation>
    </message>
    <message>
        <source>1 riga guasta</source>
        <translation>1 ligne abîmée</translation>
    </message>
    <message>
        <source>{count} righe guaste</source>
        <translation>{count} erreurs</translation>
    </message>
    <message>
        <source>numero {ago}</source>
        <translation>numéro {ago}</translation>
    </message>
    <message>
        <source>adesso</source>
        <translation>à l&apos;instant</translation>
    </message>
    <message>
        <source>{hours} h fa</source>
        <translation>il y a {hours} h</translation>
    </message>
    <message>
        <source>{minutes} min fa</source>
        <translation>il y a {minutes} min</translation>
    </message>
    <message>
        <source>Il lettore lo dice, ma non l&apos;ha visto cadere.</source>
        <translation>Le lecteur le dit, mais ne l’a pas vu tomber.</translation>
    </message>
    <message>
        <source>Un lettore lo dice, l&apos;altro tace.</source>
        <translation>Un lecteur le dit, l’autre se tait.</translation>
    </message>
    <message>
        <source>È di un colpo che il lettore non ha seguito.</source>
        <translation>Il est d’un coup que le lecteur n’a pas suivi.</translation>
    </message>
    <message>
        <source>Questo lettore non segue il colpo: guardare la pallina.</source>
        <translation>Ce lecteur ne suit pas le coup : regarder la bille.</translation>
    </message>
    <message>
        <source>Il lettore l&apos;ha detto una volta sola: guardare la pallina.</source>
        <translation>Le lecteur ne l&apos;a dit qu&apos;une fois : regarder la bille.</translation>
    </message>
    <message>
        <source>Il tamburo ha detto qualcosa che non si è sentito.</source>
        <translation>Le tambour a dit quelque chose qui n&apos;a pas été entendu.</translation>
    </message>
    <message>
        <source>Il tamburo è stato spento e riacceso durante l&apos;estrazione.</source>
        <translation>Le tambour a été éteint et rallumé pendant le tirage.</translation>
    </message>
    <message>
        <source>L&apos;estrazione vale dopo tutto: guardare la pallina.</source>
        <translation>Le tirage compte tout de même&#x202f;: regarder la bille.</translation>
    </message>
    <message>
        <source>Scritto a mano: guardare la pallina un&apos;altra volta.</source>
        <translation>Écrit à la main&#x202f;: regarder la bille encore une fois.</translation>
    </message>
    <message>
        <source>Pallina lanciata nel verso del cilindro</source>
        <translation>Bille lancée dans le sens du cylindre</translation>
    </message>
    <message>
        <source>Lanciata prima di aver pagato tutto</source>
        <translation>Lancée avant que tout soit payé</translation>
    </message>
    <message>
        <source>Meno di sette giri completi</source>
        <translation>Moins de sept tours complets</translation>
    </message>
    <message>
        <source>Il cilindro si è fermato</source>
        <translation>Le cylindre s’est arrêté</translation>
    </message>
    <message>
        <source>La pallina non è in una casella</source>
        <translation>La bille n’est dans aucune case</translation>
    </message>
    <message>
        <source>Corpo estraneo nel cilindro</source>
        <translation>Corps étranger dans le cylindre</translation>
    </message>
    <message>
        <source>Solo per le puntate a lato: sul tappeto non si punta</source>
        <translation>Pour les mises annexes seules&#x202f;: rien ne se mise sur le tapis</translation>
    </message>
    <message>
        <source>Aprirlo quando banca e tamburo sono pronti</source>
        <translation>L&apos;ouvrir quand banque et tambour sont prêts</translation>
    </message>
    <message>
        <source>Il tappeto è libero, si attende il tamburo</source>
        <translation>Le tapis est libre, on attend le tambour</translation>
    </message>
    <message>
        <source>La banca è aperta, la prima estrazione</source>
        <translation>La banque est ouverte, le premier tirage</translation>
    </message>
    <message>
        <source>Estrazione nulla, le puntate restano e sono aperte</source>
        <translation>Tirage nul, les mises restent et sont ouvertes</translation>
    </message>
    <message>
        <source>Il tamburo gira, le puntate sono ancora aperte</source>
        <translation>Le tambour tourne, les mises sont encore ouvertes</translation>
    </message>
    <message>
        <source>Nuova estrazione, le puntate sono ancora aperte</source>
        <translation>Nouveau tirage, les mises sont encore ouvertes</translation>
    </message>
    <message>
        <source>Il tamburo gira</source>
        <translation>Le tambour tourne</translation>
    </message>
    <message>
        <source>Lettore del tamburo…</source>
        <translation>Lecteur du tambour…</translation>
    </message>
    <message>
        <source>Tamburo</source>
        <translation>Tambour</translation>
    </message>
    <message>
        <source>Tamburo in ritardo</source>
        <translation>Tambour en retard</translation>
    </message>
    <message>
        <source>Tamburo muto</source>
        <translation>Tambour muet</translation>
    </message>
    <message>
        <source>Tamburo scollegato</source>
        <translation>Tambour déconnecté</translation>
    </message>
    <message>
        <source>Il tamburo tace</source>
        <translation>Le tambour se tait</translation>
    </message>
    <message>
        <source>Il tamburo non ha girato nei due versi</source>
        <translation>Pas tourné dans les deux sens</translation>
    </message>
    <message>
        <source>Lo sportello era aperto</source>
        <translation>La porte était ouverte</translation>
    </message>
    <message>
        <source>Le palline non sono 37</source>
        <translation>Il n&apos;y a pas 37 boules</translation>
    </message>
    <message>
        <source>È caduta più di una pallina</source>
        <translation>Plus d&apos;une boule est tombée</translation>
    </message>
    <message>
        <source>Non è caduta nessuna pallina</source>
        <translation>Aucune boule n&apos;est tombée</translation>
    </message>
    <message>
        <source>Corpo estraneo nel tamburo</source>
        <translation>Corps étranger dans le tambour</translation>
    </message>
    <message>
        <source>Altra decisione del capo tavolo</source>
        <translation>Autre décision du chef de table</translation>
    </message>
    <message>
        <source>La pallina è stata ripresa</source>
        <translation>La boule a été reprise</translation>
    </message>
    <message>
        <source>Il tamburo è stato spento e riacceso</source>
        <translation>Le tambour a été éteint et rallumé</translation>
    </message>
    <message>
        <source>Il tavolo è chiuso: prima si apre</source>
        <translation>La table est fermée&#x202f;: d’abord l’ouvrir</translation>
    </message>
    <message>
        <source>Il tavolo è già aperto</source>
        <translation>La table est déjà ouverte</translation>
    </message>
    <message>
        <source>La banca della sera prima non è contata: prima si chiude quella</source>
        <translation>La banque de la veille n’est pas comptée&#x202f;: d’abord la fermer</translation>
    </message>
    <message>
        <source>Il gioco è già sospeso</source>
        <translation>Le jeu est déjà suspendu</translation>
    </message>
    <message>
        <source>Il gioco non è sospeso</source>
        <translation>Le jeu n’est pas suspendu</translation>
    </message>
    <message>
        <source>Si paga di nuovo il colpo {paid} e gira la pallina del {spin}: prima «Rien ne va plus»</source>
        <translation>On repaie le coup {paid} pendant que roule la bille du {spin} : d&apos;abord «&#x202f;Rien ne va plus&#x202f;»</translation>
    </message>
    <message>
        <source>Il minimo del prossimo colpo è cambiato nel frattempo: prima rimetterlo com&apos;era</source>
        <translation>Le minimum du prochain coup a changé entre-temps : d&apos;abord le remettre comme avant</translation>
    </message>
    <message>
        <source>Il colpo {spin} non è ancora pagato: segnare i pagamenti, poi colpo successivo</source>
        <translation>Le coup {spin} n’est pas encore payé&#x202f;: marquer les paiements, puis coup suivant</translation>
    </message>
    <message>
        <source>L&apos;ultimo colpo è giocato: ritirare i colori e chiudere il tavolo</source>
        <translation>Le dernier coup est joué&#x202f;: reprendre les couleurs et fermer la table</translation>
    </message>
    <message>
        <source>Il banco è contato alla chiusura: ricontarlo all&apos;apertura per giocare ancora, o chiudere</source>
        <translation>La banque est comptée à la fermeture : la compter à nouveau à l&apos;ouverture pour jouer encore, ou fermer</translation>
    </message>
    <message>
        <source>Era l&apos;ultimo colpo: non si punta più</source>
        <translation>C&apos;était le dernier coup : on ne mise plus</translation>
    </message>
    <message>
        <source>Era l&apos;ultimo colpo: niente resta, il giocatore incassa</source>
        <translation>C&apos;était le dernier coup : rien ne reste, le joueur encaisse</translation>
    </message>
    <message>
        <source>L&apos;ultimo colpo non è annunciato: non c&apos;è niente da revocare</source>
        <translation>Le dernier coup n’est pas annoncé&#x202f;: rien à annuler</translation>
    </message>
    <message>
        <source>La pallina del colpo {spin} gira già</source>
        <translation>La bille du coup {spin} tourne déjà</translation>
    </message>
    <message>
        <source>La pallina del colpo {spin} gira: attendere il numero</source>
        <translation>La bille du coup {spin} tourne&#x202f;: attendre le numéro</translation>
    </message>
    <message>
        <source>Il {number} attende risposta: confermare o rifiutare</source>
        <translation>Le {number} attend une réponse&#x202f;: confirmer ou refuser</translation>
    </message>
    <message>
        <source>La pallina non è nel cilindro: prima si lancia</source>
        <translation>La bille n’est pas dans le cylindre&#x202f;: d’abord la lancer</translation>
    </message>
    <message>
        <source>Il tamburo gira già per il colpo {spin}</source>
        <translation>Le tambour tourne déjà pour le coup {spin}</translation>
    </message>
    <message>
        <source>Il tamburo gira per il colpo {spin}: attendere la pallina</source>
        <translation>Le tambour tourne pour le coup {spin} : attendre la boule</translation>
    </message>
    <message>
        <source>Il tamburo gira per il colpo {spin}: il cambio si fa quando è pagato</source>
        <translation>Le tambour tourne pour le coup {spin} : relève quand il est payé</translation>
    </message>
    <message>
        <source>Il tamburo non gira: prima si gira</source>
        <translation>Le tambour ne tourne pas : le tourner d&apos;abord</translation>
    </message>
    <message>
        <source>Ci sono puntate a lato: si lancia ancora, solo per quelle, o si abbandona il giro</source>
        <translation>Des mises annexes restent&#x202f;: on lance encore pour elles seules, ou on abandonne la manche</translation>
    </message>
    <message>
        <source>Il tamburo non gira: non c&apos;è un&apos;estrazione da annullare</source>
        <translation>Le tambour ne tourne pas : pas de tirage à annuler</translation>
    </message>
    <message>
        <source>Il registro non mostra i due versi del tamburo: dichiararli, o annullare</source>
        <translation>Le journal ne montre pas les deux sens : les déclarer, ou annuler</translation>
    </message>
    <message>
        <source>Nel tamburo ci sono {count} palline e non 37: prima si cerca il perché</source>
        <translation>Le tambour a {count} boules et non 37 : chercher d&apos;abord pourquoi</translation>
    </message>
    <message>
        <source>Il colpo {spin} ha il numero: per contraddire il lettore dire chi e perché</source>
        <translation>Le coup {spin} a son numéro&#x202f;: pour contredire le lecteur, dire qui et pourquoi</translation>
    </message>
    <message>
        <source>Per contraddire il lettore dire chi lo decide e perché</source>
        <translation>Pour contredire le lecteur, dire qui décide et pourquoi</translation>
    </message>
    <message>
        <source>Il colpo {spin} ha già quel numero</source>
        <translation>Le coup {spin} a déjà ce numéro</translation>
    </message>
    <message>
        <source>Nessun numero attende risposta</source>
        <translation>Aucun numéro n’attend de réponse</translation>
    </message>
    <message>
        <source>La pallina non gira: non c&apos;è un lancio da annullare</source>
        <translation>La bille ne tourne pas&#x202f;: aucun lancer à annuler</translation>
    </message>
    <message>
        <source>È già girata un&apos;altra pallina: «Numero a mano», o si rilancia</source>
        <translation>Une autre bille a tourné depuis : «&#x202f;Numéro à la main&#x202f;», ou relancer</translation>
    </message>
    <message>
        <source>Per un altro motivo decide il capo tavolo: dire chi</source>
        <translation>Un autre motif est au chef de table&#x202f;: dire qui</translation>
    </message>
    <message>
        <source>Il tappeto non è pulito: prima si pulisce</source>
        <translation>Le tapis n’est pas ramassé&#x202f;: d’abord ramasser</translation>
    </message>
    <message>
        <source>Il tappeto è già pulito</source>
        <translation>Le tapis est déjà ramassé</translation>
    </message>
    <message>
        <source>Non c&apos;è un colpo da pagare: prima cade un numero</source>
        <translation>Aucun coup à payer&#x202f;: un numéro doit d’abord sortir</translation>
    </message>
    <message>
        <source>A questo tavolo ogni puntata è scritta: si sa già che cosa vince</source>
        <translation>À cette table chaque mise est écrite&#x202f;: on sait ce qui gagne</translation>
    </message>
    <message>
        <source>Cambierebbe un pagamento già fatto: prima «Non pagato»</source>
        <translation>Cela changerait un paiement fait&#x202f;: d’abord «&#x202f;Non payé&#x202f;»</translation>
    </message>
    <message>
        <source>Questo annuncio prosegue una vincita: revocare quella</source>
        <translation>Cette annonce prolonge un gain : annuler celui-ci</translation>
    </message>
    <message>
        <source>Il colpo {spin} ha {payments} pagamenti: il {order} non c&apos;è</source>
        <translation>Le coup {spin} a {payments} paiements&#x202f;: le {order} n’existe pas</translation>
    </message>
    <message>
        <source>Il pagamento {order} è già fatto</source>
        <translation>Le paiement {order} est déjà fait</translation>
    </message>
    <message>
        <source>Toglierebbe il pagamento {order}, contestato: prima la decisione</source>
        <translation>Cela retirerait le paiement {order}, contesté : d’abord la décision</translation>
    </message>
    <message>
        <source>Il pagamento {order} è contestato: attende la decisione</source>
        <translation>Le paiement {order} est contesté&#x202f;: il attend la décision</translation>
    </message>
    <message>
        <source>Prima il pagamento {order}: per cambiare l&apos;ordine dire chi e perché</source>
        <translation>D’abord le paiement {order}&#x202f;: pour changer l’ordre, dire qui et pourquoi</translation>
    </message>
    <message>
        <source>Il pagamento {order} non è fatto</source>
        <translation>Le paiement {order} n’est pas fait</translation>
    </message>
    <message>
        <source>Il pagamento {order} è già contestato</source>
        <translation>Le paiement {order} est déjà contesté</translation>
    </message>
    <message>
        <source>Il pagamento {order} non è contestato</source>
        <translation>Le paiement {order} n’est pas contesté</translation>
    </message>
    <message>
        <source>Il pagamento non si legge: {fault}</source>
        <translation>Le paiement ne se lit pas&#x202f;: {fault}</translation>
    </message>
    <message>
        <source>Quel gettone è già segnato così</source>
        <translation>Ce jeton est déjà marqué ainsi</translation>
    </message>
    <message>
        <source>Rien ne va plus: adesso lo concede solo il capo tavolo</source>
        <translation>Rien ne va plus&#x202f;: seul le chef de table l’accorde</translation>
    </message>
    <message>
        <source>Prigioni e vincite lasciate le segna il tavolo: per correggerle dire chi</source>
        <translation>Prisons et gains laissés sont marqués par la table&#x202f;: pour corriger, dire qui</translation>
    </message>
    <message>
        <source>Un enfermé non si ritira: si sposta, o attende il prossimo numero</source>
        <translation>Un enfermé ne se retire pas&#x202f;: il se déplace, ou attend le prochain numéro</translation>
    </message>
    <message>
        <source>Su {position} non ci sono {pieces} pezzi così: {more}</source>
        <translation>Sur {position} il n’y a pas {pieces} pièces pareilles&#x202f;: {more}</translation>
    </message>
    <message>
        <source>ce ne sono {pieces}</source>
        <translation>il y en a {pieces}</translation>
    </message>
    <message>
        <source>Su {position} non può stare: {more}</source>
        <translation>Cela ne peut être sur {position}&#x202f;: {more}</translation>
    </message>
    <message>
        <source>Su {position} non può giocare: {more}</source>
        <translation>Cela ne peut jouer sur {position}&#x202f;: {more}</translation>
    </message>
    <message>
        <source>Lì ci sono gettoni diversi: spostarli tutti, o dire se sono enfermé</source>
        <translation>Il y a là des jetons différents&#x202f;: tout déplacer, ou dire s’ils sont enfermés</translation>
    </message>
    <message>
        <source>Lì ci sono solo {pieces} pezzi</source>
        <translation>Il n’y a là que {pieces} pièces</translation>
    </message>
    <message>
        <source>La vincita su una combinazione si consegna subito</source>
        <translation>Le gain d’une combinaison se remet tout de suite</translation>
    </message>
    <message>
        <source>Una vincita resta solo se si sa di chi è: chiedere</source>
        <translation>Un gain ne reste que si l’on sait à qui&#x202f;: demander</translation>
    </message>
    <message>
        <source>{table} è questo tavolo: i suoi colori giocano già qui</source>
        <translation>{table} est cette table&#x202f;: ses couleurs jouent déjà ici</translation>
    </message>
    <message>
        <source>Il colpo {spin} ha il {number}: questo vale solo per lo zero</source>
        <translation>Le coup {spin} a le {number}&#x202f;: ceci ne vaut que pour le zéro</translation>
    </message>
    <message>
        <source>{house} allo zero non lascia scelta</source>
        <translation>{house} ne laisse pas de choix au zéro</translation>
    </message>
    <message>
        <source>All&apos;ultimo colpo niente va in prigione: si rende la metà</source>
        <translation>À la dernière rien n&apos;est emprisonné&#x202f;: la moitié est rendue</translation>
    </message>
    <message>
        <source>Su {position} non c&apos;è una puntata libera: {owner}</source>
        <translation>Sur {position} pas de mise libre&#x202f;: {owner}</translation>
    </message>
    <message>
        <source>Su {position} è già scelto così: {owner}</source>
        <translation>Sur {position} c&apos;est déjà choisi&#x202f;: {owner}</translation>
    </message>
    <message>
        <source>{house} non imprigiona pezzi spaiati: niente da raggruppare</source>
        <translation>{house} n&apos;emprisonne pas de pièce impaire&#x202f;: rien à grouper</translation>
    </message>
    <message>
        <source>{house} raggruppa ogni colore per regola propria</source>
        <translation>{house} groupe chaque couleur selon sa propre règle</translation>
    </message>
    <message>
        <source>Già raggruppato: {colour}</source>
        <translation>Déjà groupé&#x202f;: {colour}</translation>
    </message>
    <message>
        <source>Non raggruppato: {colour}</source>
        <translation>Non groupé&#x202f;: {colour}</translation>
    </message>
    <message>
        <source>Niente da raggruppare su due chance semplici: {colour}</source>
        <translation>Rien à grouper sur deux chances simples&#x202f;: {colour}</translation>
    </message>
    <message>
        <source>Il colpo {spin} non ha una puntata {place} di quelle</source>
        <translation>Le coup {spin} n&apos;a pas de telle mise {place}</translation>
    </message>
    <message>
        <source>Al colpo {spin} si è già pagato: il numero si può solo correggere</source>
        <translation>Au coup {spin} on a déjà payé&#x202f;: le numéro ne peut qu’être rectifié</translation>
    </message>
    <message>
        <source>Un annuncio prosegue dal colpo {spin}: il numero si può solo correggere</source>
        <translation>Une annonce continue du coup {spin}&#x202f;: le numéro ne peut qu’être rectifié</translation>
    </message>
    <message>
        <source>Quell&apos;annuncio non prosegue: non c&apos;è niente da revocare</source>
        <translation>Cette annonce ne continue pas : il n’y a rien à reprendre</translation>
    </message>
    <message>
        <source>L&apos;annuncio è un altro: {repeat}, {owner}</source>
        <translation>L’annonce est une autre : {repeat}, {owner}</translation>
    </message>
    <message>
        <source>I pezzi di quell&apos;annuncio non stanno più lì: prima si rimettono</source>
        <translation>Les pièces de cette annonce ne sont plus là : on les remet d’abord</translation>
    </message>
    <message>
        <source>Cambierebbe la vincita di un annuncio, che con quella prosegue</source>
        <translation>Cela changerait le gain d’une annonce, qui continue avec lui</translation>
    </message>
    <message>
        <source>Prima dire se la differenza del pagamento {order} del colpo {spin} fu pagata</source>
        <translation>Dire d&apos;abord si la différence du paiement {order} du coup {spin} a été payée</translation>
    </message>
    <message>
        <source>La differenza del pagamento {order} del colpo {spin} si dice questa sera: si corregge dopo</source>
        <translation>La différence du paiement {order} du coup {spin} se dit ce soir : on corrige après</translation>
    </message>
    <message>
        <source>Il pagamento {order} del colpo {spin} è contestato: dire chi decide e perché</source>
        <translation>Le paiement {order} du coup {spin} est contesté : dire qui décide et pourquoi</translation>
    </message>
    <message>
        <source>Su {position} non c&apos;è un pezzo così: {more}</source>
        <translation>Aucune pièce de ce genre sur {position}&#x202f;: {more}</translation>
    </message>
    <message>
        <source>ce n&apos;è 1</source>
        <translation>il y en a 1</translation>
    </message>
    <message>
        <source>non ce n&apos;è nessuno</source>
        <translation>il n&apos;y en a aucune</translation>
    </message>
    <message>
        <source>Su {position} non c&apos;è niente: {owner}</source>
        <translation>Rien sur {position}&#x202f;: {owner}</translation>
    </message>
    <message>
        <source>Lì c&apos;è solo 1 pezzo</source>
        <translation>Il n&apos;y a qu&apos;1 pièce là</translation>
    </message>
    <message>
        <source>Quello che vincono gli impiegati va alla boîte: non resta</source>
        <translation>Ce que gagnent les employés va à la boîte : cela ne reste pas</translation>
    </message>
    <message>
        <source>Su {position} la vincita resta già: {owner}</source>
        <translation>Sur {position} le gain reste déjà&#x202f;: {owner}</translation>
    </message>
    <message>
        <source>Su {position} la vincita non resta: {owner}</source>
        <translation>Sur {position} le gain ne reste pas&#x202f;: {owner}</translation>
    </message>
    <message>
        <source>Quello che si corregge non è scritto</source>
        <translation>Ce qu’on corrige n’est pas enregistré</translation>
    </message>
    <message>
        <source>Quello non aspetta risposta</source>
        <translation>Cela n’attend pas de réponse</translation>
    </message>
    <message>
        <source>Del codice di {himself} risponde un altro</source>
        <translation>Du code de {himself} répond un autre</translation>
    </message>
    <message>
        <source>Quel cilindro è già al tavolo</source>
        <translation>Ce cylindre est déjà à la table</translation>
    </message>
    <message>
        <source>La pallina gira: il cilindro si cambia tra due colpi</source>
        <translation>La bille tourne : le cylindre se change entre deux coups</translation>
    </message>
    <message>
        <source>Il minimo è {minimum}, e non ne è annunciato un altro</source>
        <translation>Le minimum est {minimum}, et aucun autre n&apos;est annoncé</translation>
    </message>
    <message>
        <source>Quello che lo zero ha diviso si chiede al prossimo colpo</source>
        <translation>Ce que le zéro a partagé se demande au prochain coup</translation>
    </message>
    <message>
        <source>Nessuno è in prigione</source>
        <translation>Personne n’est en prison</translation>
    </message>
    <message>
        <source>Adesso lo zero non chiede niente</source>
        <translation>Le zéro ne demande rien maintenant</translation>
    </message>
    <message>
        <source>Qui non c&apos;è niente da togliere con il gettone e il posto scelti</source>
        <translation>Rien à enlever ici avec le jeton et la place choisis</translation>
    </message>
    <message>
        <source>Lì c&apos;è la puntata per gli impiegati: nessun giocatore l&apos;ha tolta</source>
        <translation>La mise des employés est là : aucun joueur ne l&apos;a retirée</translation>
    </message>
    <message>
        <source>Qui sta la puntata di un altro: prima scegliere il suo gettone, poi − Togli</source>
        <translation>La mise d&apos;un autre est ici : choisir d&apos;abord son jeton, puis − Retirer</translation>
    </message>
    <message>
        <source>Qui stanno più giocatori: prima scegliere gettone e posto, poi − Togli</source>
        <translation>Plusieurs joueurs ici : choisir d&apos;abord jeton et place, puis − Retirer</translation>
    </message>
    <message>
        <source>Di {owner} su {position} nessuno ha detto che non c&apos;era più</source>
        <translation>Personne n&apos;a dit que {owner} n&apos;était plus sur {position}</translation>
    </message>
    <message>
        <source>Di {owner} su {position} non si conosce nessuna puntata</source>
        <translation>Aucune mise de {owner} sur {position} n&apos;est connue</translation>
    </message>
    <message>
        <source>{owner} ha un prigioniero su {position}: non si riprende</source>
        <translation>{owner} a un prisonnier sur {position} : il ne se reprend pas</translation>
    </message>
    <message>
        <source>È già fatto</source>
        <translation>C&apos;est déjà fait</translation>
    </message>
    <message>
        <source>Non è ancora fatto</source>
        <translation>Ce n&apos;est pas encore fait</translation>
    </message>
    <message>
        <source>Niente è in custodia senza un nome</source>
        <translation>Rien n’est gardé sans nom</translation>
    </message>
    <message>
        <source>Niente è in custodia: {owner}</source>
        <translation>Rien n&apos;est gardé&#x202f;: {owner}</translation>
    </message>
    <message>
        <source>Prima del numero un gettone fuori posto si sposta subito</source>
        <translation>Avant le numéro, un jeton mal placé se déplace tout de suite</translation>
    </message>
    <message>
        <source>Dove doveva stare non vince: non c&apos;è niente da decidere</source>
        <translation>Là où il devait être il ne gagne pas : rien à décider</translation>
    </message>
    <message>
        <source>Il cambio di minimo si annuncia prima del lancio</source>
        <translation>Un minimum s’annonce avant le lancer</translation>
    </message>
    <message>
        <source>L&apos;ultimo colpo si annuncia prima del lancio</source>
        <translation>Le dernier coup s’annonce avant le lancer</translation>
    </message>
    <message>
        <source>L&apos;ultimo colpo si revoca prima del lancio</source>
        <translation>Le dernier coup s’annule avant le lancer</translation>
    </message>
    <message>
        <source>L&apos;ultimo colpo è già annunciato</source>
        <translation>Le dernier coup est déjà annoncé</translation>
    </message>
    <message>
        <source>Il valore di un colore lo dà il capo tavolo: dire chi</source>
        <translation>La valeur d’une couleur est au chef de table&#x202f;: dire qui</translation>
    </message>
    <message>
        <source>{owner} ha già un colore ({colour}): un giocatore ne ha uno solo</source>
        <translation>{owner} a déjà une couleur ({colour})&#x202f;: une par joueur</translation>
    </message>
    <message>
        <source>Di quel colore ({colour}) ci sono pezzi sul tappeto: per ora resta com&apos;è</source>
        <translation>Des pièces de cette couleur ({colour}) sont sur le tapis&#x202f;: elle reste ainsi</translation>
    </message>
    <message>
        <source>Il colpo {spin} non è ancora pagato: il cambio si fa quando è finito</source>
        <translation>Le coup {spin} n’est pas encore payé&#x202f;: la relève vient quand il est fini</translation>
    </message>
    <message>
        <source>La pallina del colpo {spin} gira: il cambio si fa quando è pagato</source>
        <translation>La bille du coup {spin} tourne&#x202f;: la relève vient quand il est payé</translation>
    </message>
    <message>
        <source>Le palline passano dopo il colpo {spin}: prima si lancia</source>
        <translation>Les boules passent après le coup {spin}&#x202f;: d’abord lancer</translation>
    </message>
    <message>
        <source>Nessun cambio è annunciato</source>
        <translation>Aucune relève n’est annoncée</translation>
    </message>
    <message>
        <source>Il cambio dopo il colpo {spin} è già annunciato</source>
        <translation>La relève après le coup {spin} est déjà annoncée</translation>
    </message>
    <message>
        <source>Il cambio si annuncia prima del lancio</source>
        <translation>La relève s’annonce avant le lancer</translation>
    </message>
    <message>
        <source>Chi prende il tavolo firma per sé</source>
        <translation>Celui qui prend la table signe pour lui-même</translation>
    </message>
    <message>
        <source>Chi è al tavolo firma con il suo codice: non l&apos;ha dato nessuno</source>
        <translation>Qui tient la table signe avec son code : personne ne l&apos;a donné</translation>
    </message>
    <message>
        <source>Al tavolo c&apos;è {dealer}: prima il cambio con {name}</source>
        <translation>{dealer} tient la table : d&apos;abord la relève par {name}</translation>
    </message>
    <message>
        <source>La seconda persona è un&apos;altra da chi sta al tavolo</source>
        <translation>La seconde personne est une autre que le croupier</translation>
    </message>
    <message>
        <source>{name} non può firmare questo: serve un capo tavolo o un responsabile di sala</source>
        <translation>{name} ne peut pas signer ceci : il faut un chef de table ou un chef de partie</translation>
    </message>
    <message>
        <source>{name} ha già firmato: ogni firma è di un&apos;altra persona</source>
        <translation>{name} a déjà signé : chaque signature est d&apos;une autre personne</translation>
    </message>
    <message>
        <source>{name} ha dato il codice e non è fra chi firma</source>
        <translation>{name} a donné son code et n&apos;est pas parmi les signataires</translation>
    </message>
    <message>
        <source>{name} non può tenere il tavolo</source>
        <translation>{name} ne peut pas tenir la table</translation>
    </message>
    <message>
        <source>Il banco è già contato: prima si chiude</source>
        <translation>La banque est déjà comptée : d&apos;abord la fermer</translation>
    </message>
    <message>
        <source>Il banco non è ancora contato: prima la conta d&apos;apertura</source>
        <translation>La banque n&apos;est pas encore comptée : d&apos;abord le comptage d&apos;ouverture</translation>
    </message>
    <message>
        <source>Il banco ne ha {there} ({chip}): {pieces} non possono uscirne</source>
        <translation>La banque en a {there} ({chip}) : {pieces} ne peuvent en sortir</translation>
    </message>
    <message>
        <source>Il tavolo non è mai stato aperto: nella cassetta non c&apos;è niente</source>
        <translation>La table n&apos;a jamais été ouverte : rien dans son box</translation>
    </message>
    <message>
        <source>Nessuna cassetta di quella sera attende la conta</source>
        <translation>Aucun box de ce soir-là n&apos;attend d&apos;être compté</translation>
    </message>
    <message>
        <source>La cassetta si vuota in due: dire chi conta e chi è con lui</source>
        <translation>Le box se vide à deux : dire qui compte et qui est avec lui</translation>
    </message>
    <message>
        <source>Quanto entra e quanto esce differiscono di {amount}</source>
        <translation>Ce qui entre et ce qui sort diffèrent de {amount}</translation>
    </message>
    <message>
        <source>I biglietti si cambiano a parte: vanno nella cassetta</source>
        <translation>Les billets se changent à part : ils vont dans le box</translation>
    </message>
    <message>
        <source>Non c&apos;è nessun biglietto: è un cambio di gettoni</source>
        <translation>Il n&apos;y a pas de billet : c&apos;est un change de jetons</translation>
    </message>
    <message>
        <source>Va con il suo documento: dire il numero</source>
        <translation>Il va avec son document : dire le numéro</translation>
    </message>
    <message>
        <source>Il documento dice {total} e i gettoni {amount}</source>
        <translation>Le document dit {total} et les jetons {amount}</translation>
    </message>
    <message>
        <source>Lo firmano il capo tavolo e i due ispettori: tre nomi diversi</source>
        <translation>Le chef de table et les deux inspecteurs le signent : trois noms différents</translation>
    </message>
    <message>
        <source>Il documento {number} è annullato: prendere {next}</source>
        <translation>Le document {number} est annulé : prendre {next}</translation>
    </message>
    <message>
        <source>Il documento {number} è già usato: prendere il seguente</source>
        <translation>Le document {number} est déjà utilisé : prendre le suivant</translation>
    </message>
    <message>
        <source>Il documento {number} non c&apos;è questa sera: si stampa dopo averlo registrato</source>
        <translation>Pas de document {number} ce soir : il s&apos;imprime une fois enregistré</translation>
    </message>
    <message>
        <source>Il documento {number} è già annullato</source>
        <translation>Le document {number} est déjà annulé</translation>
    </message>
    <message>
        <source>Il documento {number} è usato: si corregge quello</source>
        <translation>Le document {number} est utilisé : corriger celui-là</translation>
    </message>
    <message>
        <source>Quella è già una correzione: si corregge ancora quanto correggeva</source>
        <translation>C’est déjà une correction : on corrige encore ce qu’elle corrigeait</translation>
    </message>
    <message>
        <source>Dal conto del banco manca 1 pezzo ({colour}): registrare il cambio</source>
        <translation>D&apos;après la banque il manque 1 pièce ({colour})&#x202f;: enregistrer le change</translation>
    </message>
    <message>
        <source>Dal conto del banco mancano {pieces} pezzi ({colour}): registrare il cambio</source>
        <translation>D&apos;après le compte de la banque {pieces} pièces ({colour}) sont dehors : enregistrer leur change</translation>
    </message>
    <message>
        <source>Il testimone è un&apos;altra persona che chi corregge</source>
        <translation>Le témoin est une autre personne que celle qui corrige</translation>
    </message>
    <message>
        <source>Dopo il colpo {spin} è cambiato l&apos;impiegato: si corregge in «Pagamenti…»</source>
        <translation>Le croupier a changé après le coup {spin} : on corrige dans «&#x202f;Paiements…&#x202f;»</translation>
    </message>
    <message>
        <source>Il numero del colpo {spin} è stato corretto intanto</source>
        <translation>Le numéro du coup {spin} a été corrigé entre-temps</translation>
    </message>
    <message>
        <source>Il colpo {spin} si paga ancora: dire un altro numero</source>
        <translation>Le coup {spin} se paie encore : dire un autre numéro</translation>
    </message>
    <message>
        <source>Il colpo {spin} ha già il numero {number}: non c&apos;è nulla da correggere</source>
        <translation>Le coup {spin} a déjà le numéro {number} : rien n&apos;est à corriger</translation>
    </message>
    <message>
        <source>Forse non è ancora scritto: si corregge quando il registro scrive di nuovo</source>
        <translation>Peut-être pas encore écrit : à corriger quand le journal s&apos;écrit de nouveau</translation>
    </message>
    <message>
        <source>Di un pagamento del colpo {spin} è già detto se fu fatto: si corregge in «Pagamenti…»</source>
        <translation>D&apos;un paiement du coup {spin}, il est déjà dit s&apos;il a été fait : on le corrige dans «&#x202f;Paiements…&#x202f;»</translation>
    </message>
    <message>
        <source>È di una sera prima: si corregge quando il registro scrive di nuovo</source>
        <translation>C’est d’un soir d’avant : à corriger quand le journal écrit de nouveau</translation>
    </message>
    <message>
        <source>Il colpo {spin} si sta pagando: si toglie il segno del pagamento {order}</source>
        <translation>Le coup {spin} est en cours de paiement : retirez la marque du paiement {order}</translation>
    </message>
    <message>
        <source>Risultano già pagati {amount}: non c&apos;è niente da correggere</source>
        <translation>{amount} figurent déjà comme payés : il n&apos;y a rien à corriger</translation>
    </message>
    <message>
        <source>Il banco è contato: dire in quali gettoni si dà o si riprende la differenza</source>
        <translation>La banque est comptée : dire en quels jetons la différence est donnée ou reprise</translation>
    </message>
    <message>
        <source>I gettoni differiscono di {amount} da quanto si dà o si riprende</source>
        <translation>Les jetons diffèrent de {amount} de ce qui est donné ou repris</translation>
    </message>
    <message>
        <source>Registro delle persone illeggibile: nessuno firma.</source>
        <translation>Registre des personnes illisible&#x202f;: personne ne signe.</translation>
    </message>
    <message>
        <source>{name}: {count} codici sbagliati ({desk}).</source>
        <translation>{name} : {count} codes faux ({desk}).</translation>
    </message>
    <message>
        <source>Nomi di nessuno: {count} codici sbagliati ({desk}).</source>
        <translation>Noms de personne : {count} codes faux ({desk}).</translation>
    </message>
    <message>
        <source>{name} è al tavolo senza aver dato il suo codice.</source>
        <translation>{name} tient la table sans avoir donné son code.</translation>
    </message>
    <message>
        <source>{name} ha rimandato il suo codice, ed è ancora al tavolo.</source>
        <translation>{name} a remis son code à plus tard, et reste à la table.</translation>
    </message>
    <message>
        <source>Il registro delle persone non c&apos;è più.</source>
        <translation>Le registre des personnes n&apos;est plus là.</translation>
    </message>
    <message>
        <source>Il registro delle persone non si legge.</source>
        <translation>Le registre des personnes est illisible.</translation>
    </message>
    <message>
        <source>Il registro delle persone è un altro, o più vecchio.</source>
        <translation>Le registre des personnes est un autre, ou plus ancien.</translation>
    </message>
    <message>
        <source>{port} non c&apos;è: inserire il cavo.</source>
        <translation>{port} absent&#x202f;: brancher le câble.</translation>
    </message>
    <message>
        <source>La porta {port} è tenuta da un altro programma: chiuderlo.</source>
        <translation>Le port {port} est pris par un autre programme&#x202f;: le fermer.</translation>
    </message>
    <message>
        <source>Permesso negato sulla porta {port}: gruppo dialout, poi entrare di nuovo.</source>
        <translation>Permission refusée sur le port {port}&#x202f;: groupe dialout, puis se reconnecter.</translation>
    </message>
    <message>
        <source>{port} non risponde: guardare se è acceso, indirizzo e numero di porta.</source>
        <translation>{port} ne répond pas&#x202f;: vérifier courant, adresse et numéro de port.</translation>
    </message>
    <message>
        <source>La porta {port} non si apre ({fault}): guardare cavo e indirizzo.</source>
        <translation>Le port {port} ne s’ouvre pas ({fault})&#x202f;: vérifier câble et adresse.</translation>
    </message>
    <message>
        <source>{port} non è una porta ({fault}): correggere l&apos;impostazione.</source>
        <translation>{port} n’est pas un port ({fault})&#x202f;: corriger le réglage.</translation>
    </message>
    <message>
        <source>La linea {port} si è interrotta: guardare cavo e corrente.</source>
        <translation>La ligne {port} s’est coupée&#x202f;: vérifier câble et courant.</translation>
    </message>
    <message>
        <source>Il lettore si è fermato ({fault}): riavviare il programma.</source>
        <translation>L’écoute du lecteur s’est arrêtée ({fault})&#x202f;: redémarrer le programme.</translation>
    </message>
    <message>
        <source>Niente dal cilindro da {seconds} secondi.</source>
        <translation>Rien du cylindre depuis {seconds} secondes.</translation>
    </message>
    <message>
        <source>Niente da {seconds} secondi: guardare se è acceso e se il cavo c&apos;è.</source>
        <translation>Rien depuis {seconds} secondes&#x202f;: vérifier qu’il est allumé et câblé.</translation>
    </message>
    <message>
        <source>Niente da {port} da {seconds} secondi: si richiama finché non risponde.</source>
        <translation>Rien de {port} depuis {seconds} secondes : on le rappelle jusqu’à ce qu’il réponde.</translation>
    </message>
    <message>
        <source>Colpi non sentiti ({before} → {now}): scrivere a mano i numeri caduti.</source>
        <translation>Coups non entendus ({before} → {now})&#x202f;: écrire les numéros sortis.</translation>
    </message>
    <message>
        <source>Il cilindro è stato spento e riacceso ({before} → {now}).</source>
        <translation>Le cylindre a été éteint et rallumé ({before} → {now}).</translation>
    </message>
    <message>
        <source>Un colpo non sentito ({before} → {now}): scrivere a mano il numero prima.</source>
        <translation>Un coup non entendu ({before} → {now})&#x202f;: écrire le numéro d’avant.</translation>
    </message>
    <message>
        <source>Nessun numero dopo 75 secondi: guardare, poi scriverlo o dire nullo.</source>
        <translation>Aucun numéro après 75 secondes&#x202f;: regarder, puis l’écrire ou dire nul.</translation>
    </message>
    <message>
        <source>Il registro {path} è guasto ({why}). Il file resta com&apos;è: si può aprire il tavolo su uno nuovo, e chiamare il tecnico.</source>
        <translation>Le journal {path} est endommagé ({why}). Le fichier reste tel quel : on peut ouvrir la table sur un nouveau, et appeler le technicien.</translation>
    </message>
    <message>
        <source>{path} non è un registro ({why}). Il file resta com&apos;è.</source>
        <translation>{path} n&apos;est pas un journal ({why}). Le fichier reste tel quel.</translation>
    </message>
    <message>
        <source>{path} è vuoto, come può lasciarlo una mancanza di corrente. Il file resta com&apos;è: chiamare il tecnico.</source>
        <translation>{path} est vide, comme peut le laisser une coupure de courant. Le fichier reste tel quel : appeler le technicien.</translation>
    </message>
    <message>
        <source>Le liste dei colpi non si scrivono ({why}): chiamare il tecnico. Il registro va avanti.</source>
        <translation>Les listes des coups ne peuvent pas être écrites ({why}) : appeler le technicien. Le journal continue.</translation>
    </message>
    <message>
        <source>Il tavolo {table} è già aperto in un altro programma ({holder}): chiudere quello, poi riprovare.</source>
        <translation>La table {table} est déjà ouverte dans un autre programme ({holder}) : le fermer, puis réessayer.</translation>
    </message>
    <message>
        <source>Il disco di {path} è pieno: fare posto, poi riprovare.</source>
        <translation>Le disque de {path} est plein : faire de la place, puis réessayer.</translation>
    </message>
    <message>
        <source>Nella cartella {path} non si può scrivere ({why}): chiedere il permesso, poi riprovare.</source>
        <translation>On ne peut pas écrire dans le dossier {path} ({why}) : demander le droit, puis réessayer.</translation>
    </message>
    <message>
        <source>Il registro {path} non si apre ({why}): guardare il disco e i permessi, poi riprovare.</source>
        <translation>Le journal {path} ne s&apos;ouvre pas ({why}) : vérifier le disque et les droits, puis réessayer.</translation>
    </message>
    <message>
        <source>Il secondo posto del registro non risponde ({fault}): guardare.</source>
        <translation>Le second lieu du journal ne répond pas ({fault}) : aller voir.</translation>
    </message>
    <message>
        <source>Il controllo del registro non ha dato risposta ({why}).</source>
        <translation>Le contrôle du journal n&apos;a pas donné de réponse ({why}).</translation>
    </message>
    <message>
        <source>Il registro controllato non regge ({why}): chiamare il tecnico.</source>
        <translation>Le journal contrôlé ne tient pas ({why}) : appeler le technicien.</translation>
    </message>
    <message>
        <source>Cilindro non invertito: va invertito a ogni lancio.</source>
        <translation>Cylindre non inversé : on l’inverse à chaque lancer.</translation>
    </message>
    <message>
        <source>Si lancia, e il banco della sera prima non è contato: contarlo, poi aprire.</source>
        <translation>On lance, et la banque de la veille n’est pas comptée : la compter, puis ouvrir.</translation>
    </message>
    <message>
        <source>Dal cilindro arrivano dati guasti: guardare cavo, spina e velocità.</source>
        <translation>Données abîmées du cylindre&#x202f;: vérifier câble, prise et vitesse.</translation>
    </message>
    <message>
        <source>Il cilindro dice {zero}, che qui non c&apos;è: chiamare il tecnico.</source>
        <translation>Le cylindre dit {zero}, qui n&apos;existe pas ici : appeler le technicien.</translation>
    </message>
    <message>
        <source>Primo dato {number}, forse tronco: guardare e scriverlo.</source>
        <translation>Première ligne {number}, peut-être coupée : regarder et l&apos;écrire.</translation>
    </message>
    <message>
        <source>{number} è forse mezzo numero: scriverlo un&apos;altra volta.</source>
        <translation>{number} est peut-être un demi-numéro : l&apos;écrire encore une fois.</translation>
    </message>
    <message>
        <source>{line} non è un numero da 0 a 36.</source>
        <translation>{line} n&apos;est pas un numéro de 0 à 36.</translation>
    </message>
    <message>
        <source>Pallina {tag} sconosciuta: registrarla, o toglierla dal tavolo.</source>
        <translation>Bille {tag} inconnue : l&apos;enregistrer, ou l&apos;enlever de la table.</translation>
    </message>
    <message>
        <source>Il collettore segnala un guasto degli strobo: chiamare il tecnico.</source>
        <translation>Le collecteur signale une panne des stroboscopes : appeler le technicien.</translation>
    </message>
    <message>
        <source>Il collettore segnala un guasto della rotazione: farla controllare.</source>
        <translation>Le collecteur signale une panne de rotation : la faire contrôler.</translation>
    </message>
    <message>
        <source>Il collettore segnala un guasto della barriera: chiamare il tecnico.</source>
        <translation>Le collecteur signale une panne de la barrière : appeler le technicien.</translation>
    </message>
    <message>
        <source>Il collettore non legge la pallina: guardarla e scrivere il numero.</source>
        <translation>Le collecteur ne lit pas la bille : la regarder et écrire le numéro.</translation>
    </message>
    <message>
        <source>Lancio non riuscito per il collettore: guardare se la pallina è in pista.</source>
        <translation>Lancer manqué selon le collecteur : voir si la bille est sur la piste.</translation>
    </message>
    <message>
        <source>Il collettore vede più di una pallina: guardare il cilindro.</source>
        <translation>Le collecteur voit plus d&apos;une bille : regarder le cylindre.</translation>
    </message>
    <message>
        <source>Per il collettore la pallina è stata tolta: guardare il cilindro.</source>
        <translation>Selon le collecteur la bille a été enlevée : regarder le cylindre.</translation>
    </message>
    <message>
        <source>Il collettore si avvia: aspettare che sia pronto.</source>
        <translation>Le collecteur démarre : attendre qu&apos;il soit prêt.</translation>
    </message>
    <message>
        <source>Il collettore segnala un guasto senza nome: chiamare il tecnico.</source>
        <translation>Le collecteur signale une panne sans nom : appeler le technicien.</translation>
    </message>
    <message>
        <source>Il collettore è stato spento e riacceso: non ha più l&apos;ultimo numero.</source>
        <translation>Le collecteur a été éteint et rallumé : son dernier numéro est perdu.</translation>
    </message>
    <message>
        <source>Un lancio è finito senza essere sentito: scrivere il numero o dirlo nullo.</source>
        <translation>Un lancer a fini sans être entendu : écrire le numéro ou le dire nul.</translation>
    </message>
    <message>
        <source>La pallina gira col cilindro: lanciarla nel verso opposto.</source>
        <translation>La bille tourne avec le cylindre&#x202f;: la lancer en sens contraire.</translation>
    </message>
    <message>
        <source>Guasto nel cilindro: pulire la corona e chiamare il tecnico.</source>
        <translation>Panne du cylindre&#x202f;: nettoyer la couronne et appeler le technicien.</translation>
    </message>
    <message>
        <source>Lancio non riuscito: guardare se la pallina è nella corona.</source>
        <translation>Lancer manqué&#x202f;: regarder si la bille est dans la couronne.</translation>
    </message>
    <message>
        <source>Il cilindro non vede la pallina: guardare se è nella corona.</source>
        <translation>Le cylindre ne voit pas la bille&#x202f;: regarder si elle est dans la couronne.</translation>
    </message>
    <message>
        <source>Velocità del cilindro fuori dai limiti: si gioca, farla controllare.</source>
        <translation>Vitesse du cylindre hors limites&#x202f;: on joue, la faire contrôler.</translation>
    </message>
    <message>
        <source>Colpo nullo per il cilindro: pallina tolta, lancio lento o rotore toccato.</source>
        <translation>Coup nul pour le cylindre&#x202f;: bille ôtée, lancer lent ou rotor touché.</translation>
    </message>
    <message>
        <source>Il tamburo è inceppato: fermarlo e chiamare il tecnico.</source>
        <translation>Le tambour est bloqué : l&apos;arrêter, appeler le technicien.</translation>
    </message>
    <message>
        <source>Lo sportello del tamburo è aperto: così l&apos;estrazione è nulla.</source>
        <translation>La porte du tambour est ouverte : le tirage est nul.</translation>
    </message>
    <message>
        <source>Il lettore del tamburo è guasto: leggere la pallina e scrivere il numero.</source>
        <translation>Lecteur du tambour en panne : lire la boule et saisir le numéro.</translation>
    </message>
    <message>
        <source>Il conto delle palline non torna: contarle, l&apos;estrazione è nulla.</source>
        <translation>Le compte des boules est faux : compter, le tirage est nul.</translation>
    </message>
    <message>
        <source>Il tamburo ha problemi di corrente: guardare la spina.</source>
        <translation>Le tambour a un problème de courant : voir la prise.</translation>
    </message>
    <message>
        <source>Caricate {balls} palline e non {wanted}: contarle, l&apos;estrazione sarà nulla.</source>
        <translation>{balls} boules chargées et non {wanted} : compter, tirage nul.</translation>
    </message>
    <message>
        <source>Dal tamburo manca un messaggio: guardare, poi confermare o scrivere.</source>
        <translation>Un message du tambour manque : regarder, puis confirmer ou saisir.</translation>
    </message>
    <message>
        <source>Tamburo spento e riacceso: pausa, guardare, poi confermare o dire nulla.</source>
        <translation>Tambour éteint et rallumé : pause, regarder, confirmer ou annuler.</translation>
    </message>
    <message>
        <source>Il tamburo dice {number}, che non c&apos;è: guardare la pallina e scriverla.</source>
        <translation>Le tambour dit {number}, qui n&apos;existe pas : regarder et saisir.</translation>
    </message>
    <message>
        <source>Il tamburo dice {number}, già estratto: guardare la pallina e scriverla.</source>
        <translation>Le tambour dit {number}, déjà tiré : regarder et saisir.</translation>
    </message>
    <message>
        <source>Pallina caduta e non letta ({cause}): guardarla e scrivere il numero.</source>
        <translation>Boule tombée et non lue ({cause}) : la regarder et saisir.</translation>
    </message>
    <message>
        <source>Per il tamburo il colpo {spin} è nullo ({cause}): decide il capo tavolo</source>
        <translation>Pour le tambour le coup {spin} est nul ({cause}) : le chef décide</translation>
    </message>
    <message>
        <source>Un lettore ({source}) dice {number}, ma qui si estrae dal tamburo</source>
        <translation>Un lecteur ({source}) dit {number}, mais ici on tire une boule</translation>
    </message>
    <message>
        <source>Il pagamento {order} era contestato, e la sua puntata è scritta altrimenti</source>
        <translation>Le paiement {order} était contesté, et sa mise est saisie autrement</translation>
    </message>
    <message>
        <source>Un lettore ha lasciato il colpo ({cause}): l&apos;altro continua.</source>
        <translation>Un lecteur a abandonné le coup ({cause}) : l’autre continue.</translation>
    </message>
    <message>
        <source>Le righe del lettore non si scrivono ({fault}): guardare il disco. Si gioca.</source>
        <translation>Les lignes du lecteur ne s’écrivent pas ({fault}) : voir le disque. On joue.</translation>
    </message>
    <message>
        <source>Le impostazioni non si scrivono ({fault}): valgono fino all&apos;uscita.</source>
        <translation>Les réglages ne s’écrivent pas ({fault}) : ils valent jusqu’à la sortie.</translation>
    </message>
    <message>
        <source>{number} non è un numero da 0 a 36.</source>
        <translation>{number} n’est pas un numéro de 0 à 36.</translation>
    </message>
    <message>
        <source>Qui non c&apos;è un registro: {path}.</source>
        <translation>Il n’y a pas de journal ici : {path}.</translation>
    </message>
    <message>
        <source>Il registro {path} è di un programma più nuovo: aprirlo con quello.</source>
        <translation>Le journal {path} est d’un programme plus récent : l’ouvrir avec celui-là.</translation>
    </message>
    <message>
        <source>{path} è su un disco di rete: il registro sta sul disco di questa macchina.</source>
        <translation>{path} est sur un disque du réseau : le journal reste sur le disque de cette machine.</translation>
    </message>
    <message>
        <source>il disco di {folder} è pieno: fare posto, o scegliere un altro luogo.</source>
        <translation>le disque de {folder} est plein : faire de la place, ou choisir un autre endroit.</translation>
    </message>
    <message>
        <source>{path} non si può scrivere: {why}.</source>
        <translation>{path} ne peut pas être écrit : {why}.</translation>
    </message>
    <message>
        <source>Il disco del registro ha fallito ({fault}): fare subito una copia, e chiamare il tecnico. Tutto è conservato.</source>
        <translation>Le disque du journal est en panne ({fault}) : faire tout de suite une copie et appeler le technicien. Tout est conservé.</translation>
    </message>
    <message>
        <source>L&apos;ultima volta il disco del registro ha fallito: tutto è conservato. Fare subito una copia, e chiamare il tecnico.</source>
        <translation>La dernière fois, le disque du journal est tombé en panne : tout est conservé. Faire une copie, et appeler le technicien.</translation>
    </message>
    <message>
        <source>Il disco ha fallito: fare subito una copia del registro.</source>
        <translation>Le disque est en panne : faire tout de suite une copie du journal.</translation>
    </message>
    <message>
        <source>Qualcuno ha toccato il registro {path}: la fine può mancare. Andare avanti su uno nuovo, e conservare questo.</source>
        <translation>Quelqu&apos;un a touché au journal {path} : la fin peut manquer. Continuer sur un nouveau, et garder celui-ci.</translation>
    </message>
    <message>
        <source>Il lettore annulla il lancio, ma a mano è scritto {typed}</source>
        <translation>Le lecteur annule le lancer, mais {typed} est saisi à la main</translation>
    </message>
    <message>
        <source>Il lettore dice {said}, ma per quel colpo è scritto {typed}</source>
        <translation>Le lecteur dit {said}, mais pour ce coup {typed} est écrit</translation>
    </message>
    <message>
        <source>Il lettore dice {said}: scrivere il numero a mano</source>
        <translation>Le lecteur dit {said}&#x202f;: écrire le numéro</translation>
    </message>
    <message>
        <source>Colpo {spin}: nessuno ha confermato il {number}, e si è lanciato di nuovo</source>
        <translation>Coup {spin}&#x202f;: personne n’a confirmé le {number}, et on a relancé</translation>
    </message>
    <message>
        <source>{name}: primo codice dall&apos;amministratore {user}.</source>
        <translation>{name} : premier code de l&apos;administrateur {user}.</translation>
    </message>
    <message>
        <source>L&apos;orologio di questa macchina è più indietro del programma stesso</source>
        <translation>L&apos;horloge de cette machine est antérieure au programme même</translation>
    </message>
    <message>
        <source>L&apos;orologio di questa macchina è {seconds} secondi prima dell&apos;ultimo fatto</source>
        <translation>L&apos;horloge de cette machine est {seconds} secondes avant le dernier fait</translation>
    </message>
    <message>
        <source>L&apos;orologio di questa macchina è stato messo avanti di {seconds} secondi</source>
        <translation>L&apos;horloge de cette machine a été avancée de {seconds} secondes</translation>
    </message>
    <message>
        <source>L&apos;orologio è stato messo indietro di {seconds} secondi</source>
        <translation>L&apos;horloge a été reculée de {seconds} secondes</translation>
    </message>
    <message>
        <source>Disco quasi pieno, circa {spins} colpi: fare posto.</source>
        <translation>Disque presque plein, env. {spins} coups&#x202f;: faire de la place.</translation>
    </message>
    <message>
        <source>Disco pieno: fare posto.</source>
        <translation>Disque plein&#x202f;: faire de la place.</translation>
    </message>
    <message>
        <source>Il disco non scrive ({fault}): guardare il disco.</source>
        <translation>Le disque n’écrit pas ({fault})&#x202f;: regarder le disque.</translation>
    </message>
    <message>
        <source>Il disco non risponde: guardare il disco.</source>
        <translation>Le disque ne répond pas&#x202f;: regarder le disque.</translation>
    </message>
    <message>
        <source>Qualcuno ha toccato la cartella del registro: nulla è perso. Lasciare acceso il programma.</source>
        <translation>Quelqu&apos;un a touché au dossier du journal : rien n&apos;est perdu. Laisser le programme ouvert.</translation>
    </message>
    <message>
        <source>Il disco non risponde: l&apos;ultima cosa fatta non è ancora scritta.</source>
        <translation>Le disque ne répond pas&#x202f;: ce qui a été fait en dernier n’est pas encore écrit.</translation>
    </message>
    <message>
        <source>Il registro non è più al suo posto: rimetterlo.</source>
        <translation>Le journal n&apos;est plus à sa place : le remettre.</translation>
    </message>
    <message>
        <source>Al posto del registro c&apos;è un altro file: rimettere il suo.</source>
        <translation>Un autre fichier est à la place du journal : remettre le journal.</translation>
    </message>
    <message>
        <source>Il registro non si raggiunge ({fault}): guardare il disco.</source>
        <translation>Le journal est hors d&apos;atteinte ({fault}) : regarder le disque.</translation>
    </message>
    <message>
        <source>{path} non si è aperto: si continua in {fresh}.</source>
        <translation>{path} ne s’est pas ouvert : on continue dans {fresh}.</translation>
    </message>
    <message>
        <source>Impostazioni sbagliate ({path}): quel lettore non si ascolta.</source>
        <translation>Réglages faux ({path}) : ce lecteur n’est pas écouté.</translation>
    </message>
    <message>
        <source>Impostazioni sbagliate ({path}): una del lettore è lasciata fuori.</source>
        <translation>Réglages faux ({path}) : un de ceux du lecteur est laissé de côté.</translation>
    </message>
    <message>
        <source>Impostazioni sbagliate ({path}): il registro non ha un secondo posto.</source>
        <translation>Réglages faux ({path}) : le journal n’a pas de second lieu.</translation>
    </message>
    <message>
        <source>Impostazioni sbagliate ({path}): alla casa non si manda niente.</source>
        <translation>Réglages faux ({path}) : rien n’est envoyé à la maison.</translation>
    </message>
    <message>
        <source>Impostazioni sbagliate ({path}.toml), com&apos;erano in {aside}: guardarle.</source>
        <translation>Réglages faux ({path}.toml), tels quels dans {aside} : à voir.</translation>
    </message>
    <message>
        <source>Impostazioni sbagliate ({path}.toml): guardarle.</source>
        <translation>Réglages faux ({path}.toml) : à voir.</translation>
    </message>
    <message>
        <source>Su questa macchina non c&apos;è un programma che parla</source>
        <translation>Aucun programme ne parle sur cette machine</translation>
    </message>
    <message>
        <source>Su questa macchina non c&apos;è una voce francese</source>
        <translation>Cette machine n’a pas de voix française</translation>
    </message>
    <message>
        <source>Su questa macchina non c&apos;è una voce italiana</source>
        <translation>Cette machine n’a pas de voix italienne</translation>
    </message>
    <message>
        <source>Di chi</source>
        <translation>À qui</translation>
    </message>
    <message>
        <source>Mette giù</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Dove</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Valuta</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Colore</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>da {value}</source>
        <translation>à {value}</translation>
    </message>
    <message>
        <source>aggiungere il prossimo gettone al valore</source>
        <translation>ajouter le prochain jeton à la valeur</translation>
    </message>
    <message>
        <source>{count} pezzi di colore</source>
        <translation>{count} pièces de couleur</translation>
    </message>
    <message>
        <source>mette {value}</source>
        <translation>pose {value}</translation>
    </message>
    <message>
        <source>Esatto</source>
        <translation>Exact</translation>
    </message>
    <message>
        <source>Omaggi</source>
        <translation>Offerts</translation>
    </message>
    <message>
        <source>mette gettoni omaggio</source>
        <translation>met des jetons offerts</translation>
    </message>
    <message>
        <source>Piazzato</source>
        <translation>Placée</translation>
    </message>
    <message>
        <source>Tenuto</source>
        <translation>Tenue</translation>
    </message>
    <message>
        <source>Tenuto pagato a piazzare</source>
        <translation>Tenue, payée à placer</translation>
    </message>
    <message>
        <source>+ Pieni</source>
        <translation>+ Pleins</translation>
    </message>
    <message>
        <source>aggiungere pieni toccando i numeri</source>
        <translation>ajouter des pleins en touchant les numéros</translation>
    </message>
    <message>
        <source>{pieces} pezzi</source>
        <translation>{pieces} pièces</translation>
    </message>
    <message>
        <source>tenuti {count}</source>
        <translation>ten. {count}</translation>
    </message>
    <message>
        <source>Vinti {count}</source>
        <translation>Gagnées {count}</translation>
    </message>
    <message>
        <source>proseguire o revocare</source>
        <translation>poursuivre ou retirer</translation>
    </message>
    <message>
        <source>Revocare…</source>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>Finali</source>
        <translation>Finales</translation>
    </message>
    <message>
        <source>A cavallo</source>
        <translation>À cheval</translation>
    </message>
    <message>
        <source>… e le sue figure</source>
        <translation>… et ses figures</translation>
    </message>
    <message>
        <source>ridotta</source>
        <translation>court</translation>
    </message>
    <message>
        <source>prima</source>
        <translation>avant</translation>
    </message>
    <message>
        <source>dopo</source>
        <translation>après</translation>
    </message>
    <message>
        <source>{first}–{last} di {count}</source>
        <translation>{first}–{last} sur {count}</translation>
    </message>
    <message>
        <source>solo vicini, serie</source>
        <translation>que vicini, serie</translation>
    </message>
    <message>
        <source>solo vicini e serie senza pieni</source>
        <translation>seulement vicini et serie sans pleins</translation>
    </message>
    <message>
        <source>Revocare</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>non prosegue</source>
        <translation>ne continue pas</translation>
    </message>
    <message>
        <source>non gioca più</source>
        <translation>ne joue plus</translation>
    </message>
    <message>
        <source>Questa casa non accetta annunci</source>
        <translation>Cette maison ne prend pas d’annonces</translation>
    </message>
    <message>
        <source>Annuncio non chiaro: farlo ripetere</source>
        <translation>Annonce pas claire&#x202f;: la faire répéter</translation>
    </message>
    <message>
        <source>Nessun annuncio sulla parola</source>
        <translation>Pas d’annonce sur parole</translation>
    </message>
    <message>
        <source>L&apos;importo non basta</source>
        <translation>La somme ne suffit pas</translation>
    </message>
    <message>
        <source>Il valore è sotto il minimo</source>
        <translation>La valeur est sous le minimum</translation>
    </message>
    <message>
        <source>Nessun gettone omaggio in colore</source>
        <translation>Pas de jeton offert en couleur</translation>
    </message>
    <message>
        <source>Il gettone omaggio non si divide</source>
        <translation>Un jeton offert ne se divise pas</translation>
    </message>
    <message>
        <source>Con gettoni omaggio in parte: piazzarlo</source>
        <translation>En partie jetons offerts&#x202f;: placer</translation>
    </message>
    <message>
        <source>Chiedere dove vanno i gettoni omaggio</source>
        <translation>Demander où vont les jetons offerts</translation>
    </message>
    <message>
        <source>Durante un pagamento solo sul race track</source>
        <translation>Pendant un paiement, seulement sur le race track</translation>
    </message>
    <message>
        <source>Così lo accetta solo il capo tavolo</source>
        <translation>Ainsi seul le chef l’accepte</translation>
    </message>
    <message>
        <source>Il numero è già caduto</source>
        <translation>Le numéro est déjà tombé</translation>
    </message>
    <message>
        <source>Dopo «Rien ne va plus» accetta solo il capo tavolo</source>
        <translation>Après «&#x202f;Rien ne va plus&#x202f;» seul le chef accepte</translation>
    </message>
    <message>
        <source>manca 1 pezzo, € {short}</source>
        <translation>il manque 1 pièce, € {short}</translation>
    </message>
    <message>
        <source>mancano {pieces} pezzi, € {short}</source>
        <translation>il manque {pieces} pièces, € {short}</translation>
    </message>
    <message>
        <source>almeno da € {minimum}, in tutto € {total}</source>
        <translation>au moins à € {minimum}, € {total} en tout</translation>
    </message>
    <message>
        <source>{fault}: {missing}</source>
        <translation>{fault}&#xa0;: {missing}</translation>
    </message>
    <message>
        <source>{pieces} pezzi da € {value}</source>
        <translation>{pieces} pièces de € {value}</translation>
    </message>
    <message>
        <source>{pieces} omaggi da {value}</source>
        <translation>{pieces} jetons offerts de {value}</translation>
    </message>
    <message>
        <source>dà l&apos;importo esatto</source>
        <translation>donne la somme exacte</translation>
    </message>
    <message>
        <source>dà {given}, mancano {short}</source>
        <translation>donne {given}, manque {short}</translation>
    </message>
    <message>
        <source>dà {given}</source>
        <translation>donne {given}</translation>
    </message>
    <message>
        <source>dà {given}, resto {change}</source>
        <translation>donne {given}, rendu {change}</translation>
    </message>
    <message>
        <source>Annunciati per il colpo {spin}: toccare per revocare</source>
        <translation>Annonces pour le coup {spin} : toucher pour retirer</translation>
    </message>
    <message>
        <source>{way}, si tengono {kept}</source>
        <translation>{way}, {kept} gardés</translation>
    </message>
    <message>
        <source>revocando: {back}</source>
        <translation>si annulée : {back}</translation>
    </message>
    <message>
        <source>Revocato: {repeat} — {owner}: {back}</source>
        <translation>Retirée : {repeat} — {owner} : {back}</translation>
    </message>
    <message>
        <source>Rifiutato e annotato: {announce}, {owner}</source>
        <translation>Refusée et notée : {announce}, {owner}</translation>
    </message>
    <message>
        <source>si tengono {kept}</source>
        <translation>on garde {kept}</translation>
    </message>
    <message>
        <source>di puntata restano {plays_on}</source>
        <translation>mise laissée&#x202f;: {plays_on}</translation>
    </message>
    <message>
        <source>Il massimo: prosegue {now}, il resto si paga</source>
        <translation>Le maximum&#xa0;: elle continue {now}, le reste est payé</translation>
    </message>
    <message>
        <source>Resta in gioco: {places}</source>
        <translation>Reste en jeu&#x202f;: {places}</translation>
    </message>
    <message>
        <source>Si tiene, {amount}: {places}</source>
        <translation>On garde, {amount}&#x202f;: {places}</translation>
    </message>
    <message>
        <source>Torna al cliente la puntata: {amount}</source>
        <translation>La mise revient au joueur&#x202f;: {amount}</translation>
    </message>
    <message>
        <source>al cliente: vincita {paid}, puntata {stake_back}</source>
        <translation>au joueur : gain {paid}, mise {stake_back}</translation>
    </message>
    <message>
        <source>{chips} su {place}: c&apos;è ancora</source>
        <translation>{chips} sur {place}&#x202f;: encore là</translation>
    </message>
    <message>
        <source>{chips} su {place}: c&apos;è ancora?</source>
        <translation>{chips} sur {place}&#x202f;: encore là&#x202f;?</translation>
    </message>
    <message>
        <source>c&apos;è</source>
        <translation>là</translation>
    </message>
    <message>
        <source>c&apos;è?</source>
        <translation>là ?</translation>
    </message>
    <message>
        <source>Cavalli</source>
        <translation>Chevaux</translation>
    </message>
    <message>
        <source>Carré</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Pieno e cav.</source>
        <translation>Plein + chev.</translation>
    </message>
    <message>
        <source>Completo</source>
        <translation>Complet</translation>
    </message>
    <message>
        <source>tutti i cavalli del numero</source>
        <translation>tous les chevaux du numéro</translation>
    </message>
    <message>
        <source>tutti i carré del numero</source>
        <translation>tous les carrés du numéro</translation>
    </message>
    <message>
        <source>pieno e tutti i cavalli</source>
        <translation>plein et tous les chevaux</translation>
    </message>
    <message>
        <source>completo: ogni combinazione del numero</source>
        <translation>complet&#x202f;: toutes les combinaisons du numéro</translation>
    </message>
    <message>
        <source>Come prima</source>
        <translation>Même jeu</translation>
    </message>
    <message>
        <source>come prima: come ha vinto l&apos;ultima volta</source>
        <translation>comme avant&#x202f;: comme elle a gagné la dernière fois</translation>
    </message>
    <message>
        <source>RESTA IN PRIGIONE SU</source>
        <translation>RESTE EN PRISON SUR</translation>
    </message>
    <message>
        <source>TORNA A GIOCARE SU</source>
        <translation>REJOUE SUR</translation>
    </message>
    <message>
        <source>In mano al giocatore non torna mai. Per una combinazione toccare, o scrivere, un numero.</source>
        <translation>Il ne revient jamais en main du joueur. Pour une combinaison, toucher ou taper un numéro.</translation>
    </message>
    <message>
        <source>Spostare un prigioniero</source>
        <translation>Déplacer un prisonnier</translation>
    </message>
    <message>
        <source>toccare dove va</source>
        <translation>toucher où il va</translation>
    </message>
    <message>
        <source>Spostare</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>RAGGRUPPARE, e poi dividere: i colori su più chance semplici</source>
        <translation>REGROUPER, puis diviser&#x202f;: couleurs sur plusieurs chances simples</translation>
    </message>
    <message>
        <source>RIPRESO PRIMA DEL LANCIO: toccare quello che non c&apos;era più</source>
        <translation>REPRIS AVANT LE LANCER : toucher ce qui n&apos;y était plus</translation>
    </message>
    <message>
        <source>La metà che resta è del cliente: resta, si sposta o si riprende.</source>
        <translation>La moitié qui reste est au joueur : elle reste, se déplace ou se reprend.</translation>
    </message>
    <message>
        <source>Allo zero</source>
        <translation>Au zéro</translation>
    </message>
    <message>
        <source>Chi non dice niente riprende la metà.</source>
        <translation>Qui ne dit rien reprend la moitié.</translation>
    </message>
    <message>
        <source>CHE COSA</source>
        <translation>QUOI</translation>
    </message>
    <message>
        <source>CHI NE RISPONDE</source>
        <translation>QUI EN RÉPOND</translation>
    </message>
    <message>
        <source>Guardato il fatto, chi ne risponde scrive il suo nome: {count} ancora.</source>
        <translation>Qui a regardé le fait écrit son nom : encore {count}.</translation>
    </message>
    <message>
        <source>Guardato il fatto, chi ne risponde firma con il suo codice: {count} ancora.</source>
        <translation>Le fait vu, qui en répond signe de son code : encore {count}.</translation>
    </message>
    <message>
        <source>Chi ne risponde</source>
        <translation>Qui en répond</translation>
    </message>
    <message>
        <source>Rispondere</source>
        <translation>Répondre</translation>
    </message>
    <message>
        <source>con il codice</source>
        <translation>avec le code</translation>
    </message>
    <message>
        <source>annullato: resta nella serie</source>
        <translation>annulé : il reste dans la série</translation>
    </message>
    <message>
        <source>stampe: {count}</source>
        <translation>impressions : {count}</translation>
    </message>
    <message>
        <source>Colpo {spin} · {owner}</source>
        <translation>Coup {spin} · {owner}</translation>
    </message>
    <message>
        <source>pagamento {order}: {why}</source>
        <translation>paiement {order} : {why}</translation>
    </message>
    <message>
        <source>{order}. differenza: {answer}?</source>
        <translation>{order}. différence : {answer} ?</translation>
    </message>
    <message>
        <source>{order}. differenza: {answer}</source>
        <translation>{order}. différence : {answer}</translation>
    </message>
    <message>
        <source>corretto, era {amount}</source>
        <translation>corrigé, était {amount}</translation>
    </message>
    <message>
        <source>CONTARE</source>
        <translation>COMPTER</translation>
    </message>
    <message>
        <source>CON LA CASSA</source>
        <translation>AVEC LA CAISSE</translation>
    </message>
    <message>
        <source>CON I GIOCATORI</source>
        <translation>AVEC LES JOUEURS</translation>
    </message>
    <message>
        <source>LE MANCE</source>
        <translation>POURBOIRES</translation>
    </message>
    <message>
        <source>COLPI CHIUSI</source>
        <translation>COUPS CLOS</translation>
    </message>
    <message>
        <source>LA CASSETTA</source>
        <translation>LE BOX</translation>
    </message>
    <message>
        <source>Il banco</source>
        <translation>La banque</translation>
    </message>
    <message>
        <source>a metà: € {amount}</source>
        <translation>en cours : € {amount}</translation>
    </message>
    <message>
        <source>conosciuto</source>
        <translation>connu</translation>
    </message>
    <message>
        <source>stima</source>
        <translation>estimation</translation>
    </message>
    <message>
        <source>Che cosa c&apos;è</source>
        <translation>Ce qu&apos;il y a</translation>
    </message>
    <message>
        <source>non contato</source>
        <translation>non compté</translation>
    </message>
    <message>
        <source>Pagamenti…</source>
        <translation>Paiements…</translation>
    </message>
    <message>
        <source>vedere, correggere</source>
        <translation>voir, corriger</translation>
    </message>
    <message>
        <source>ancora nessuno</source>
        <translation>encore aucun</translation>
    </message>
    <message>
        <source>Il tavolo è chiuso: si conta dopo averlo aperto.</source>
        <translation>La table est fermée : on compte après l&apos;ouverture.</translation>
    </message>
    <message>
        <source>Prima si conta il banco.</source>
        <translation>D&apos;abord on compte la banque.</translation>
    </message>
    <message>
        <source>Il banco è chiuso.</source>
        <translation>La banque est fermée.</translation>
    </message>
    <message>
        <source>Apertura € {amount}</source>
        <translation>Ouverture € {amount}</translation>
    </message>
    <message>
        <source>Altri…</source>
        <translation>Autres…</translation>
    </message>
    <message>
        <source>QUESTA SERA: toccare per vedere, stampare, correggere</source>
        <translation>CE SOIR : toucher pour voir, imprimer, corriger</translation>
    </message>
    <message>
        <source>Ancora niente.</source>
        <translation>Rien encore.</translation>
    </message>
    <message>
        <source>Scrivere il nome</source>
        <translation>Écrire le nom</translation>
    </message>
    <message>
        <source>ne risponde</source>
        <translation>en répond</translation>
    </message>
    <message>
        <source>Metà</source>
        <translation>Moitié</translation>
    </message>
    <message>
        <source>Prigione</source>
        <translation>Prison</translation>
    </message>
    <message>
        <source>inizio</source>
        <translation>début</translation>
    </message>
    <message>
        <source>la pallina gira</source>
        <translation>la bille tourne</translation>
    </message>
    <message>
        <source>numero</source>
        <translation>numéro</translation>
    </message>
    <message>
        <source>tavolo chiuso</source>
        <translation>table fermée</translation>
    </message>
    <message>
        <source>bloccato</source>
        <translation>bloqué</translation>
    </message>
    <message>
        <source>fermo</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>in senso orario ↻</source>
        <translation>sens horaire ↻</translation>
    </message>
    <message>
        <source>in senso antiorario ↺</source>
        <translation>sens antihoraire ↺</translation>
    </message>
    <message>
        <source>si estrae</source>
        <translation>tirage</translation>
    </message>
    <message>
        <source>La porta si apre</source>
        <translation>Le port s’ouvre</translation>
    </message>
    <message>
        <source>La porta è aperta, si ascolta</source>
        <translation>Le port est ouvert, on écoute</translation>
    </message>
    <message>
        <source>Da un momento non arriva nulla</source>
        <translation>Rien ne vient depuis un moment</translation>
    </message>
    <message>
        <source>Non arriva più nulla</source>
        <translation>Plus rien ne vient</translation>
    </message>
    <message>
        <source>La porta non c&apos;è, o non si apre</source>
        <translation>Le port n’est pas là, ou ne s’ouvre pas</translation>
    </message>
    <message>
        <source>La porta è chiusa</source>
        <translation>Le port est fermé</translation>
    </message>
    <message>
        <source>Collettore NAPSA</source>
        <translation>Collecteur NAPSA</translation>
    </message>
    <message>
        <source>Testina a due cifre</source>
        <translation>Tête à deux chiffres</translation>
    </message>
    <message>
        <source>Testina per palline marcate</source>
        <translation>Tête pour billes marquées</translation>
    </message>
    <message>
        <source>Tamburo della tombola, USB</source>
        <translation>Tambour de tombola, USB</translation>
    </message>
    <message>
        <source>Tamburo della tombola</source>
        <translation>Tambour de tombola</translation>
    </message>
    <message>
        <source>Tastierino dei numeri</source>
        <translation>Pavé des numéros</translation>
    </message>
    <message>
        <source>Tamburo: {detail}</source>
        <translation>Tambour : {detail}</translation>
    </message>
    <message>
        <source>Giri del tamburo {detail}: {number}</source>
        <translation>Tours du tambour {detail} : {number}</translation>
    </message>
    <message>
        <source>Palline caricate: {number}</source>
        <translation>Boules chargées : {number}</translation>
    </message>
    <message>
        <source>Pallina ritirata: {number}</source>
        <translation>Boule reprise : {number}</translation>
    </message>
    <message>
        <source>Numeri che si contraddicono: {detail}</source>
        <translation>Numéros qui se contredisent&#x202f;: {detail}</translation>
    </message>
    <message>
        <source>Colpo nullo: {detail}</source>
        <translation>Coup nul&#x202f;: {detail}</translation>
    </message>
    <message>
        <source>Avviso: {detail}</source>
        <translation>Avis&#x202f;: {detail}</translation>
    </message>
    <message>
        <source>Si ascolta a {detail}</source>
        <translation>Écoute à {detail}</translation>
    </message>
    <message>
        <source>Arriva qualcosa che nessun lettore conosce</source>
        <translation>Il arrive quelque chose qu’aucun lecteur ne connaît</translation>
    </message>
    <message>
        <source>Non arriva nulla: è acceso?</source>
        <translation>Rien n&apos;arrive : est-il allumé ?</translation>
    </message>
    <message>
        <source>L&apos;ascolto è finito</source>
        <translation>L’écoute est finie</translation>
    </message>
    <message>
        <source>{device}: senza numero, resti qui</source>
        <translation>{device}&#x202f;: sans numéro, à laisser ici</translation>
    </message>
    <message>
        <source>{device}: stesso numero, resti qui</source>
        <translation>{device}&#x202f;: même numéro, à laisser ici</translation>
    </message>
    <message>
        <source>Sembra: {kind}</source>
        <translation>Cela semble être : {kind}</translation>
    </message>
    <message>
        <source>Fase: {phase}</source>
        <translation>Phase&#x202f;: {phase}</translation>
    </message>
    <message>
        <source>Stato: {phase}</source>
        <translation>État&#x202f;: {phase}</translation>
    </message>
    <message>
        <source>Numero: {call}</source>
        <translation>Numéro&#x202f;: {call}</translation>
    </message>
    <message>
        <source>Forse {number}: {why}</source>
        <translation>Peut-être {number}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>LA PORTA</source>
        <translation>LE PORT</translation>
    </message>
    <message>
        <source>IL LETTORE</source>
        <translation>LE LECTEUR</translation>
    </message>
    <message>
        <source>Primo lettore</source>
        <translation>Premier lecteur</translation>
    </message>
    <message>
        <source>Secondo lettore</source>
        <translation>Second lecteur</translation>
    </message>
    <message>
        <source>Lettore del cilindro</source>
        <translation>Lecteur du cylindre</translation>
    </message>
    <message>
        <source>Lettore del tamburo</source>
        <translation>Lecteur du tambour</translation>
    </message>
    <message>
        <source>Porta e lettore valgono dal prossimo avvio; ascoltare non cambia nulla.</source>
        <translation>Port et lecteur valent au prochain démarrage&#x202f;; écouter ne change rien.</translation>
    </message>
    <message>
        <source>capisce quello che arriva</source>
        <translation>comprend ce qui arrive</translation>
    </message>
    <message>
        <source>il primo conta da solo</source>
        <translation>le premier compte seul</translation>
    </message>
    <message>
        <source>ora non c&apos;è</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>Riconoscere</source>
        <translation>Reconnaître</translation>
    </message>
    <message>
        <source>quale lettore capisce quello che arriva</source>
        <translation>quel lecteur comprend ce qui arrive</translation>
    </message>
    <message>
        <source>i numeri si scrivono a mano</source>
        <translation>les numéros se tapent</translation>
    </message>
    <message>
        <source>Nessun lettore</source>
        <translation>Aucun lecteur</translation>
    </message>
    <message>
        <source>Cercare di nuovo</source>
        <translation>Chercher encore</translation>
    </message>
    <message>
        <source>è dell&apos;altro lettore</source>
        <translation>est à l’autre lecteur</translation>
    </message>
    <message>
        <source>Smettere di ascoltare</source>
        <translation>Arrêter l’écoute</translation>
    </message>
    <message>
        <source>Ascoltare</source>
        <translation>Écouter</translation>
    </message>
    <message>
        <source>questa porta l&apos;ascolta il tavolo</source>
        <translation>la table écoute ce port</translation>
    </message>
    <message>
        <source>prima una porta</source>
        <translation>d’abord un port</translation>
    </message>
    <message>
        <source>QUELLO CHE ARRIVA</source>
        <translation>CE QUI ARRIVE</translation>
    </message>
    <message>
        <source>QUELLO CHE DICE</source>
        <translation>CE QU’IL DIT</translation>
    </message>
    <message>
        <source>Chiudere</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>GRANDEZZA DEI TESTI, MOVIMENTO, FINESTRA</source>
        <translation>TAILLE DES TEXTES, MOUVEMENT, FENÊTRE</translation>
    </message>
    <message>
        <source>SCHERMO DEI GIOCATORI</source>
        <translation>ÉCRAN DES JOUEURS</translation>
    </message>
    <message>
        <source>LINGUA, E VOCE</source>
        <translation>LANGUE, ET VOIX</translation>
    </message>
    <message>
        <source>DAL PROSSIMO AVVIO, E AIUTO</source>
        <translation>DÈS LE PROCHAIN DÉMARRAGE, ET AIDE</translation>
    </message>
    <message>
        <source>pieno</source>
        <translation>plein</translation>
    </message>
    <message>
        <source>cavallo</source>
        <translation>cheval</translation>
    </message>
    <message>
        <source>terzina</source>
        <translation>transversale</translation>
    </message>
    <message>
        <source>carré</source>
        <translation>carré</translation>
    </message>
    <message>
        <source>sestina</source>
        <translation>sixain</translation>
    </message>
    <message>
        <source>dozzina e colonna</source>
        <translation>douzaine et colonne</translation>
    </message>
    <message>
        <source>chance semplici</source>
        <translation>chances simples</translation>
    </message>
    <message>
        <source>minimo {amount}</source>
        <translation>minimum {amount}</translation>
    </message>
    <message>
        <source>{house}, dal profilo «{name}»: limiti e colori si cambiano lì.</source>
        <translation>{house}, du profil «&#x202f;{name}&#x202f;»&#x202f;: limites et couleurs se changent là.</translation>
    </message>
    <message>
        <source>Limiti: {limits}</source>
        <translation>Limites&#x202f;: {limits}</translation>
    </message>
    <message>
        <source>Colori: {colours}</source>
        <translation>Couleurs&#x202f;: {colours}</translation>
    </message>
    <message>
        <source>Ogni tocco vale subito, e resta: {path}</source>
        <translation>Chaque touche vaut tout de suite et reste&#x202f;: {path}</translation>
    </message>
    <message>
        <source>Impostazioni</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>In prova valgono fino alla fine del programma.</source>
        <translation>En exercice, jusqu’à la fin du programme.</translation>
    </message>
    <message>
        <source>testi al {size} per cento</source>
        <translation>textes à {size} pour cent</translation>
    </message>
    <message>
        <source>Senza movimento</source>
        <translation>Sans mouvement</translation>
    </message>
    <message>
        <source>Annunciare a voce</source>
        <translation>Annoncer à voix haute</translation>
    </message>
    <message>
        <source>qui nessuna voce</source>
        <translation>aucune voix ici</translation>
    </message>
    <message>
        <source>qui sta il croupier</source>
        <translation>celui du croupier</translation>
    </message>
    <message>
        <source>Nessuno</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>a sinistra</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>a destra</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>tavolo {table}, cilindro {side}</source>
        <translation>table {table}, cylindre {side}</translation>
    </message>
    <message>
        <source>tavolo {table}, tamburo {side}</source>
        <translation>table {table}, tambour {side}</translation>
    </message>
    <message>
        <source>mai chiesto</source>
        <translation>jamais demandé</translation>
    </message>
    <message>
        <source>nessuno: numeri a mano</source>
        <translation>aucun&#x202f;: numéros à la main</translation>
    </message>
    <message>
        <source>in prova è simulato</source>
        <translation>simulé en exercice</translation>
    </message>
    <message>
        <source>l&apos;ultima ora, senza nomi</source>
        <translation>la dernière heure, sans noms</translation>
    </message>
    <message>
        <source>in prova non serve</source>
        <translation>inutile à l&apos;essai</translation>
    </message>
    <message>
        <source>IL TAVOLO, E DOVE STA IL CILINDRO VISTO DAL CROUPIER</source>
        <translation>LA TABLE, ET OÙ EST LE CYLINDRE VU DU CROUPIER</translation>
    </message>
    <message>
        <source>zero: metà, enfermé</source>
        <translation>zéro&#x202f;: moitié, prison</translation>
    </message>
    <message>
        <source>zero: metà resa</source>
        <translation>zéro&#x202f;: moitié rendue</translation>
    </message>
    <message>
        <source>zero: tutto perde</source>
        <translation>zéro&#x202f;: tout perd</translation>
    </message>
    <message>
        <source>zero: sceglie il giocatore</source>
        <translation>zéro&#x202f;: le joueur choisit</translation>
    </message>
    <message>
        <source>Cilindro a sinistra</source>
        <translation>Cylindre à gauche</translation>
    </message>
    <message>
        <source>Cilindro a destra</source>
        <translation>Cylindre à droite</translation>
    </message>
    <message>
        <source>non si può leggere</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>Quale tavolo è questo?</source>
        <translation>Quelle est cette table&#x202f;?</translation>
    </message>
    <message>
        <source>Nome, casa e lato</source>
        <translation>Nom, maison et côté</translation>
    </message>
    <message>
        <source>Si chiede una volta sola; tutto il resto può aspettare.</source>
        <translation>Demandé une seule fois&#x202f;; le reste peut attendre.</translation>
    </message>
    <message>
        <source>Vale dal prossimo avvio.</source>
        <translation>Vaut au prochain démarrage.</translation>
    </message>
    <message>
        <source>il nome del tavolo</source>
        <translation>le nom de la table</translation>
    </message>
    <message>
        <source>scelto</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>Indietro: il tavolo</source>
        <translation>Retour : la table</translation>
    </message>
    <message>
        <source>Chi è il responsabile di sala?</source>
        <translation>Qui est le chef de partie ?</translation>
    </message>
    <message>
        <source>Con il suo codice aggiunge le altre persone. Si chiede una volta sola.</source>
        <translation>Avec son code il ajoute les autres. Demandé une seule fois.</translation>
    </message>
    <message>
        <source>il suo nome</source>
        <translation>son nom</translation>
    </message>
    <message>
        <source>Più tardi</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Avanti</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Tenere questo codice</source>
        <translation>Garder ce code</translation>
    </message>
    <message>
        <source>Un momento…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>{count} cifre toccate</source>
        <translation>{count} chiffres touchés</translation>
    </message>
    <message>
        <source>Senza codici i nomi si scrivono soltanto: nessuno firma, e chiunque può scriverli.</source>
        <translation>Sans codes les noms s&apos;écrivent seulement : personne ne signe, chacun peut les écrire.</translation>
    </message>
    <message>
        <source>Non erano uguali: scegliere il codice nuovo da capo.</source>
        <translation>Ils n&apos;étaient pas égaux : choisir le nouveau code encore une fois.</translation>
    </message>
    <message>
        <source>Lo stesso codice, ancora una volta.</source>
        <translation>Le même code encore une fois.</translation>
    </message>
    <message>
        <source>Un codice da 8 a 12 cifre: non di seguito, e non sempre la stessa. Nessuno può rileggerlo.</source>
        <translation>Un code de 8 à 12 chiffres : pas de suite, ni toujours le même. Personne ne peut le relire.</translation>
    </message>
    <message>
        <source>Tenere</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>in prova non si cambia</source>
        <translation>pas en exercice</translation>
    </message>
    <message>
        <source>prima il lato del cilindro</source>
        <translation>d’abord le côté du cylindre</translation>
    </message>
    <message>
        <source>prima una casa che si possa leggere</source>
        <translation>d’abord une maison lisible</translation>
    </message>
    <message>
        <source>Il registro del tavolo: {path}</source>
        <translation>Le journal de la table&#x202f;: {path}</translation>
    </message>
    <message>
        <source>Il lettore del cilindro si sceglie poi: Tavolo… → Impostazioni…</source>
        <translation>Le lecteur du cylindre se choisit après&#x202f;: Table… → Réglages…</translation>
    </message>
    <message>
        <source>Un tavolo aperto resta com&apos;è, finché non si chiude.</source>
        <translation>Une table ouverte reste ainsi jusqu’à sa fermeture.</translation>
    </message>
    <message>
        <source>schermo dei giocatori</source>
        <translation>écran des joueurs</translation>
    </message>
    <message>
        <source>Minimo</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Allo zero metà di ogni puntata sulle chance semplici è resa</source>
        <translation>Au zéro la moitié des mises sur chances simples est rendue</translation>
    </message>
    <message>
        <source>Allo zero le puntate sulle chance semplici sono perse</source>
        <translation>Au zéro les mises sur chances simples sont perdues</translation>
    </message>
    <message>
        <source>Allo zero metà è persa, il pezzo indivisibile è enfermé</source>
        <translation>Au zéro la moitié est perdue, la pièce indivisible enfermée</translation>
    </message>
    <message>
        <source>Allo zero metà è resa, o la puntata è enfermée, a scelta</source>
        <translation>Au zéro moitié rendue ou mise enfermée, au choix</translation>
    </message>
    <message>
        <source>Pieno</source>
        <translation>Plein</translation>
    </message>
    <message>
        <source>Cavallo</source>
        <translation>Cheval</translation>
    </message>
    <message>
        <source>Terzina</source>
        <translation>Transversale</translation>
    </message>
    <message>
        <source>Trasversale dello zero</source>
        <translation>Transversale du zéro</translation>
    </message>
    <message>
        <source>Quattro primi</source>
        <translation>Quatre premiers</translation>
    </message>
    <message>
        <source>Sestina</source>
        <translation>Sixain</translation>
    </message>
    <message>
        <source>Dozzina</source>
        <translation>Douzaine</translation>
    </message>
    <message>
        <source>Colonna</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Due dozzine</source>
        <translation>Deux douzaines</translation>
    </message>
    <message>
        <source>Due colonne</source>
        <translation>Deux colonnes</translation>
    </message>
    <message>
        <source>Un pezzo indivisibile su una chance semplice</source>
        <translation>Une pièce indivisible sur chance simple</translation>
    </message>
    <message>
        <source>Vantaggio della casa {every}</source>
        <translation>Avantage de la maison {every}</translation>
    </message>
    <message>
        <source>Vantaggio della casa: chance semplici {simple}, altre puntate {others}</source>
        <translation>Avantage : chances simples {simple}, autres mises {others}</translation>
    </message>
    <message>
        <source>Vantaggio della casa</source>
        <translation>Avantage de la maison</translation>
    </message>
    <message>
        <source>Chance semplici</source>
        <translation>Chances simples</translation>
    </message>
    <message>
        <source>Dozzina, colonna</source>
        <translation>Douzaine, colonne</translation>
    </message>
    <message>
        <source>Due doz. o col.</source>
        <translation>Deux douz. ou col.</translation>
    </message>
    <message>
        <source>Il tavolo è chiuso</source>
        <translation>La table est fermée</translation>
    </message>
    <message>
        <source>Colpo nullo: le puntate restano e sono aperte</source>
        <translation>Coup nul&#x202f;: les mises restent et sont ouvertes</translation>
    </message>
    <message>
        <source>Le puntate sono chiuse</source>
        <translation>Les mises sont closes</translation>
    </message>
    <message>
        <source>L&apos;ultimo colpo è giocato</source>
        <translation>Le dernier coup est joué</translation>
    </message>
    <message>
        <source>Estrazione nulla: le puntate restano e sono aperte</source>
        <translation>Tirage nul&#x202f;: les mises restent et sont ouvertes</translation>
    </message>
    <message>
        <source>fino a € {most}</source>
        <translation>jusqu’à € {most}</translation>
    </message>
    <message>
        <source>da € {least} a € {most}</source>
        <translation>de € {least} à € {most}</translation>
    </message>
    <message>
        <source>DECIDE IL CAPO TAVOLO</source>
        <translation>LE CHEF DE TABLE DÉCIDE</translation>
    </message>
    <message>
        <source>DECIDE L&apos;ISPETTORE</source>
        <translation>L’INSPECTEUR DÉCIDE</translation>
    </message>
    <message>
        <source>che gettone, e di chi</source>
        <translation>quel jeton, et à qui</translation>
    </message>
    <message>
        <source>dove sta</source>
        <translation>où il est</translation>
    </message>
    <message>
        <source>Questi stanno lì: toccare quello giusto, o dirne un altro.</source>
        <translation>Ceux-ci sont là&#x202f;: toucher le bon, ou en dire un autre.</translation>
    </message>
    <message>
        <source>dove doveva stare</source>
        <translation>où il devait être</translation>
    </message>
    <message>
        <source>Un altro gettone…</source>
        <translation>Un autre jeton…</translation>
    </message>
    <message>
        <source>Dove gioca il gettone?</source>
        <translation>Où joue le jeton ?</translation>
    </message>
    <message>
        <source>Il suo pagamento aspetta la decisione.</source>
        <translation>Son paiement attend la décision.</translation>
    </message>
    <message>
        <source>Si paga come doveva stare, e dopo i pagamenti si rimette a posto.</source>
        <translation>On paie comme il devait être ; on le remet en place après les paiements.</translation>
    </message>
    <message>
        <source>Gettone fuori posto</source>
        <translation>Jeton mal placé</translation>
    </message>
    <message>
        <source>Gioca su {place}</source>
        <translation>Joue sur {place}</translation>
    </message>
    <message>
        <source>Gioca come doveva</source>
        <translation>Joue comme voulu</translation>
    </message>
    <message>
        <source>è chiaro, detto a {name}</source>
        <translation>c&apos;est clair, dit à {name}</translation>
    </message>
    <message>
        <source>è chiaro, detto al capo tavolo</source>
        <translation>c’est clair, dit au chef de table</translation>
    </message>
    <message>
        <source>È dubbio</source>
        <translation>Douteux</translation>
    </message>
    <message>
        <source>prima inserirlo</source>
        <translation>le saisir d’abord</translation>
    </message>
    <message>
        <source>decide il capo tavolo</source>
        <translation>le chef de table décide</translation>
    </message>
    <message>
        <source>I pagamenti</source>
        <translation>Les paiements</translation>
    </message>
    <message>
        <source>i pagamenti di prima</source>
        <translation>les paiements d’avant</translation>
    </message>
    <message>
        <source>altri pagamenti</source>
        <translation>d’autres paiements</translation>
    </message>
    <message>
        <source>Toccare un pagamento lo mostra soltanto.</source>
        <translation>Toucher un paiement le montre seulement.</translation>
    </message>
    <message>
        <source>Toccare le altre voci le segna fatte.</source>
        <translation>Toucher les autres lignes les marque faites.</translation>
    </message>
    <message>
        <source>Prima di pagare, ancora da fare: {count}.</source>
        <translation>Avant de payer, encore à faire : {count}.</translation>
    </message>
    <message>
        <source>Da pagare adesso: il {order}</source>
        <translation>À payer maintenant : le {order}</translation>
    </message>
    <message>
        <source>Puntata</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Paga</source>
        <translation>Paie</translation>
    </message>
    <message>
        <source>Vantaggio</source>
        <translation>Avantage</translation>
    </message>
    <message>
        <source>Il tavolo non si può aprire</source>
        <translation>La table ne peut pas s&apos;ouvrir</translation>
    </message>
    <message>
        <source>Riprovare</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Un registro nuovo?</source>
        <translation>Un nouveau journal ?</translation>
    </message>
    <message>
        <source>Quello guasto resta com&apos;è. Non registrati: {count}. Vanno nel nuovo.</source>
        <translation>Celui qui est endommagé reste tel quel. Non enregistrés : {count}. Ils vont dans le nouveau.</translation>
    </message>
    <message>
        <source>chi lo dice: {name}</source>
        <translation>qui le dit : {name}</translation>
    </message>
    <message>
        <source>a nome di {name}</source>
        <translation>au nom de {name}</translation>
    </message>
    <message>
        <source>prima il nome di chi lo dice</source>
        <translation>d&apos;abord le nom de qui le dit</translation>
    </message>
    <message>
        <source>Andare avanti su un registro nuovo</source>
        <translation>Continuer sur un nouveau journal</translation>
    </message>
    <message>
        <source>quello di ora scrive</source>
        <translation>celui d&apos;à présent écrit</translation>
    </message>
    <message>
        <source>si guarda…</source>
        <translation>examen en cours…</translation>
    </message>
    <message>
        <source>Chi lo dice: {name}</source>
        <translation>Qui le dit : {name}</translation>
    </message>
    <message>
        <source>Si guarda che cosa è intatto: {walked}</source>
        <translation>On regarde ce qui est intact : {walked}</translation>
    </message>
    <message>
        <source>Non si legge niente.</source>
        <translation>Rien ne peut être lu.</translation>
    </message>
    <message>
        <source>Intatti i primi {events} eventi, l&apos;ultimo {at}</source>
        <translation>Les {events} premiers événements sont intacts, le dernier {at}</translation>
    </message>
    <message>
        <source>dal race track</source>
        <translation>du race track</translation>
    </message>
    <message>
        <source>dal tappeto</source>
        <translation>du tapis</translation>
    </message>
    <message>
        <source>tornano {pieces} pezzi {whence}</source>
        <translation>{pieces} pièces reviennent {whence}</translation>
    </message>
    <message>
        <source>tornano € {amount} {whence}</source>
        <translation>€ {amount} reviennent {whence}</translation>
    </message>
    <message>
        <source>il pagamento è intero, la puntata resta</source>
        <translation>le paiement est entier, la mise reste</translation>
    </message>
    <message>
        <source>rendere € {amount}</source>
        <translation>rendre € {amount}</translation>
    </message>
    <message>
        <source>riprendere puntata € {amount}</source>
        <translation>reprendre la mise de € {amount}</translation>
    </message>
    <message>
        <source>Giornata del tavolo {table}</source>
        <translation>Journée de la table {table}</translation>
    </message>
    <message>
        <source>tappeto pulito, si attende il cilindro</source>
        <translation>tapis débarrassé, on attend le cylindre</translation>
    </message>
    <message>
        <source>pallina lanciata</source>
        <translation>boule lancée</translation>
    </message>
    <message>
        <source>è uscito il numero {number}</source>
        <translation>le numéro {number} est sorti</translation>
    </message>
    <message>
        <source>si paga il numero {number}</source>
        <translation>on paie le numéro {number}</translation>
    </message>
    <message>
        <source>chiuso</source>
        <translation>fermé</translation>
    </message>
    <message>
        <source>mai aperto</source>
        <translation>jamais ouverte</translation>
    </message>
    <message>
        <source>gioco sospeso</source>
        <translation>jeu suspendu</translation>
    </message>
    <message>
        <source>aperto, nessun colpo</source>
        <translation>ouverte, aucun coup</translation>
    </message>
    <message>
        <source>il numero {number} attende conferma</source>
        <translation>le numéro {number} attend confirmation</translation>
    </message>
    <message>
        <source>colpo {spin}: {what}</source>
        <translation>coup {spin} : {what}</translation>
    </message>
    <message>
        <source>circa {amount}</source>
        <translation>environ {amount}</translation>
    </message>
    <message>
        <source>ultimi {numbers}</source>
        <translation>derniers {numbers}</translation>
    </message>
    <message>
        <source>{count} senza pagamenti registrati</source>
        <translation>{count} sans paiements enregistrés</translation>
    </message>
    <message>
        <source>in {time} di gioco</source>
        <translation>en {time} de jeu</translation>
    </message>
    <message>
        <source>La banca ha</source>
        <translation>La banque a</translation>
    </message>
    <message>
        <source>non contata: non si sa</source>
        <translation>non comptée : on ne sait pas</translation>
    </message>
    <message>
        <source>contata alla chiusura</source>
        <translation>comptée à la fermeture</translation>
    </message>
    <message>
        <source>conosciuta</source>
        <translation>connue</translation>
    </message>
    <message>
        <source>stima: le puntate perse non sono scritte</source>
        <translation>estimation : les mises perdues ne sont pas saisies</translation>
    </message>
    <message>
        <source>contati {counted} alla chiusura, {more} per pagamenti corretti dopo</source>
        <translation>{counted} comptés à la fermeture, {more} par des paiements corrigés ensuite</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Drop</translation>
    </message>
    <message>
        <source>biglietti nella cassetta</source>
        <translation>billets dans le box</translation>
    </message>
    <message>
        <source>Risultato</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>la banca non è contata</source>
        <translation>la banque n&apos;est pas comptée</translation>
    </message>
    <message>
        <source>del tavolo, dopo la conta</source>
        <translation>de la table, après le comptage</translation>
    </message>
    <message>
        <source>finora, conosciuto</source>
        <translation>jusqu&apos;ici, connu</translation>
    </message>
    <message>
        <source>finora, stima: vale la conta di chiusura</source>
        <translation>jusqu&apos;ici, estimation : le comptage de fermeture fait foi</translation>
    </message>
    <message>
        <source>Trattenuto per i giocatori</source>
        <translation>Gardé pour les joueurs</translation>
    </message>
    <message>
        <source>niente</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>croupier {name}</source>
        <translation>croupier {name}</translation>
    </message>
    <message>
        <source>cilindro {number}</source>
        <translation>cylindre {number}</translation>
    </message>
    <message>
        <source>ultimo fatto {moment}</source>
        <translation>dernier fait {moment}</translation>
    </message>
    <message>
        <source>Colpo {spin}, pagamento {order} contestato, attende la decisione: {claim}</source>
        <translation>Coup {spin}, paiement {order} contesté, en attente de décision&#x202f;: {claim}</translation>
    </message>
    <message>
        <source>La copia è ferma: {why}</source>
        <translation>La copie est arrêtée : {why}</translation>
    </message>
    <message>
        <source>La stazione non è collegata: si vede fin dove è arrivata la copia.</source>
        <translation>La station n&apos;est pas reliée : on voit jusqu&apos;où la copie est arrivée.</translation>
    </message>
    <message>
        <source>Gioco</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Serate</source>
        <translation>Soirées</translation>
    </message>
    <message>
        <source>Sigillo</source>
        <translation>Sceau</translation>
    </message>
    <message>
        <source>Ultimo controllo, alle {at}: {said}.</source>
        <translation>Dernier contrôle, à {at} : {said}.</translation>
    </message>
    <message>
        <source>Capo tavolo</source>
        <translation>Chef de table</translation>
    </message>
    <message>
        <source>Ispettore comunale</source>
        <translation>Inspecteur communal</translation>
    </message>
    <message>
        <source>Ispettore della casa</source>
        <translation>Inspecteur de la maison</translation>
    </message>
    <message>
        <source>Il tavolo non è chiuso: le cifre sono provvisorie.</source>
        <translation>La table n&apos;est pas fermée : les chiffres sont provisoires.</translation>
    </message>
    <message>
        <source>Il banco non è stato contato alla chiusura: non c&apos;è risultato.</source>
        <translation>La banque n&apos;a pas été comptée à la fermeture : il n&apos;y a pas de résultat.</translation>
    </message>
    <message>
        <source>Atti senza il codice che vi serve: {count}.</source>
        <translation>Actes sans le code qu&apos;il y faut : {count}.</translation>
    </message>
    <message>
        <source>Fatti di cui nessuno ha ancora risposto: {count}.</source>
        <translation>Faits dont personne n&apos;a encore répondu : {count}.</translation>
    </message>
    <message>
        <source>Conta d&apos;apertura delle {at} diversa dall&apos;ultima chiusura: {differs}.</source>
        <translation>Comptage d&apos;ouverture de {at} différent de la dernière fermeture : {differs}.</translation>
    </message>
    <message>
        <source>Conta di chiusura delle {at} diversa da quanto doveva esserci: {differs}.</source>
        <translation>Comptage de fermeture de {at} différent de ce qui devait s&apos;y trouver : {differs}.</translation>
    </message>
    <message>
        <source>Colori ancora fuori alla chiusura delle {at}: {colours}.</source>
        <translation>Couleurs encore dehors à la fermeture de {at} : {colours}.</translation>
    </message>
    <message>
        <source>Conteggio di chiusura</source>
        <translation>Comptage de fermeture</translation>
    </message>
    <message>
        <source>+ pagamenti corretti dopo il conteggio</source>
        <translation>+ paiements corrigés après le comptage</translation>
    </message>
    <message>
        <source>+ credit alla cassa</source>
        <translation>+ crédits à la caisse</translation>
    </message>
    <message>
        <source>+ biglietti nella cassetta (drop)</source>
        <translation>+ billets dans le box (drop)</translation>
    </message>
    <message>
        <source>− conteggio d&apos;apertura</source>
        <translation>− comptage d&apos;ouverture</translation>
    </message>
    <message>
        <source>− fill dalla cassa</source>
        <translation>− fills de la caisse</translation>
    </message>
    <message>
        <source>Risultato del tavolo</source>
        <translation>Résultat de la table</translation>
    </message>
    <message>
        <source>Si scrive il fascicolo</source>
        <translation>Le dossier s&apos;écrit</translation>
    </message>
    <message>
        <source>Qui non c&apos;è niente da leggere: il registro o le liste non si aprono.</source>
        <translation>Il n&apos;y a rien à lire ici : le journal ou les listes ne s&apos;ouvrent pas.</translation>
    </message>
    <message>
        <source>Le liste si fanno dal registro: la prima volta ci vuole un momento.</source>
        <translation>Les listes se font à partir du journal : la première fois il faut un moment.</translation>
    </message>
    <message>
        <source>Nessun colpo è ancora chiuso. Il primo appare qui da solo.</source>
        <translation>Aucun coup n&apos;est encore clos. Le premier paraît ici de lui-même.</translation>
    </message>
    <message>
        <source>Nessun colpo è così. Togliere un filtro, o «Tutti i colpi».</source>
        <translation>Aucun coup n&apos;est ainsi. Ôter un filtre, ou «&#x202f;Tous les coups&#x202f;».</translation>
    </message>
    <message>
        <source>colpo-{spin}.pdf</source>
        <translation>coup-{spin}.pdf</translation>
    </message>
    <message>
        <source>fascicolo-{spin}</source>
        <translation>dossier-{spin}</translation>
    </message>
    <message>
        <source>Il fascicolo si sta già scrivendo.</source>
        <translation>Le dossier s&apos;écrit déjà.</translation>
    </message>
    <message>
        <source>Il fascicolo sta in {folder}; SHA-256 del manifesto {hash}…</source>
        <translation>Le dossier se trouve dans {folder} ; SHA-256 du manifeste {hash}…</translation>
    </message>
    <message>
        <source>In quale cartella si scrive il fascicolo</source>
        <translation>Dans quel dossier écrire le dossier du coup</translation>
    </message>
    <message>
        <source>Le liste si fanno</source>
        <translation>Les listes se font</translation>
    </message>
    <message>
        <source>Scegliere un colpo: si apre qui, com&apos;era.</source>
        <translation>Choisir un coup : il s&apos;ouvre ici, tel qu&apos;il était.</translation>
    </message>
    <message>
        <source>fase</source>
        <translation>phase</translation>
    </message>
    <message>
        <source>colpi/h</source>
        <translation>coups/h</translation>
    </message>
    <message>
        <source>risultato</source>
        <translation>résultat</translation>
    </message>
    <message>
        <source>avvisi</source>
        <translation>alertes</translation>
    </message>
    <message>
        <source>I tavoli adesso</source>
        <translation>Les tables maintenant</translation>
    </message>
    <message>
        <source>Stampa come stanno i tavoli</source>
        <translation>Imprimer où en sont les tables</translation>
    </message>
    <message>
        <source>tavoli.pdf</source>
        <translation>tables.pdf</translation>
    </message>
    <message>
        <source>Non c&apos;è ancora niente da stampare: nessun tavolo è stato letto.</source>
        <translation>Il n&apos;y a encore rien à imprimer : aucune table n&apos;a été lue.</translation>
    </message>
    <message>
        <source>Nel registro non c&apos;è ancora nessun tavolo.</source>
        <translation>Il n&apos;y a encore aucune table dans le journal.</translation>
    </message>
    <message>
        <source>Si legge il registro…</source>
        <translation>On lit le journal…</translation>
    </message>
    <message>
        <source>Tavolo {table} · {phase}</source>
        <translation>Table {table} · {phase}</translation>
    </message>
    <message>
        <source>Colpi</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Ctrl+F cerca · ← → passi · Ctrl+P stampa</source>
        <translation>Ctrl+F cherche · Ctrl+P imprime</translation>
    </message>
    <message>
        <source>Il tavolo adesso</source>
        <translation>La table maintenant</translation>
    </message>
    <message>
        <source>Il giorno</source>
        <translation>La journée</translation>
    </message>
    <message>
        <source>La ruota</source>
        <translation>La roulette</translation>
    </message>
    <message>
        <source>Le persone</source>
        <translation>Les personnes</translation>
    </message>
    <message>
        <source>Registrato: sta nel registro.</source>
        <translation>Enregistré&#x202f;: c&apos;est dans le journal.</translation>
    </message>
    <message>
        <source>Colpo {spin}, pagamento {order}: {title}</source>
        <translation>Coup {spin}, paiement {order} : {title}</translation>
    </message>
    <message>
        <source>Chi guarda</source>
        <translation>Qui regarde</translation>
    </message>
    <message>
        <source>Aspettano una risposta: {count}</source>
        <translation>Attendent une réponse : {count}</translation>
    </message>
    <message>
        <source>Capotavolo · Sala</source>
        <translation>Capotavolo · Salle</translation>
    </message>
    <message>
        <source>Il programma è chiuso a chiave. Lo apre con il suo codice chi può leggere ciò che è registrato: capo tavolo o ispettore, responsabile di sala, revisore. Resta scritto chi guarda.</source>
        <translation>Le programme est verrouillé. L&apos;ouvre avec son code qui peut lire ce qui est enregistré : chef ou inspecteur, chef de partie, auditeur. Il reste écrit qui regarde.</translation>
    </message>
    <message>
        <source>Tempo di gioco</source>
        <translation>Temps de jeu</translation>
    </message>
    <message>
        <source>Colpi all&apos;ora</source>
        <translation>Coups à l&apos;heure</translation>
    </message>
    <message>
        <source>Vincita all&apos;ora</source>
        <translation>Gain à l&apos;heure</translation>
    </message>
    <message>
        <source>Puntate (dove tutte registrate)</source>
        <translation>Mises (où toutes sont saisies)</translation>
    </message>
    <message>
        <source>Ritirato dal banco (dove tutte registrate)</source>
        <translation>Ramassé (où tout est saisi)</translation>
    </message>
    <message>
        <source>Pagato (per quanto registrato)</source>
        <translation>Payé (pour ce qui est saisi)</translation>
    </message>
    <message>
        <source>Colpi chiusi senza registrare i pagamenti</source>
        <translation>Coups clos sans paiements saisis</translation>
    </message>
    <message>
        <source>Lanci nulli</source>
        <translation>Lancers nuls</translation>
    </message>
    <message>
        <source>Mance (boîte)</source>
        <translation>Pourboires (boîte)</translation>
    </message>
    <message>
        <source>Apertura</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Chiusura</source>
        <translation>Fermeture</translation>
    </message>
    <message>
        <source>Casa</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>Croupier</source>
        <translation>Croupier</translation>
    </message>
    <message>
        <source>Banco</source>
        <translation>Banque</translation>
    </message>
    <message>
        <source>Del banco non è stato registrato nulla.</source>
        <translation>Rien n&apos;a été enregistré de la banque.</translation>
    </message>
    <message>
        <source>Ora</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>N.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Operazione</source>
        <translation>Opération</translation>
    </message>
    <message>
        <source>Documento</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Importo</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Chi</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Conte</source>
        <translation>Comptages</translation>
    </message>
    <message>
        <source>Contato alla chiusura</source>
        <translation>Compté à la fermeture</translation>
    </message>
    <message>
        <source>− doveva esserci</source>
        <translation>− devait s&apos;y trouver</translation>
    </message>
    <message>
        <source>Cassetta</source>
        <translation>Box</translation>
    </message>
    <message>
        <source>Senza codice</source>
        <translation>Sans code</translation>
    </message>
    <message>
        <source>Atto</source>
        <translation>Acte</translation>
    </message>
    <message>
        <source>Al tavolo</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Nomi scritti</source>
        <translation>Noms écrits</translation>
    </message>
    <message>
        <source>{act}, rimandato</source>
        <translation>{act}, remis à plus tard</translation>
    </message>
    <message>
        <source>Ultimo fatto della giornata: n. {seq}, {at}. Chi conserva questo foglio può provare, con «capotavolo verify --head», che il registro fino a qui non è stato cambiato.</source>
        <translation>Dernier fait de la journée : n° {seq}, {at}. Qui garde cette feuille peut prouver, avec «&#x202f;capotavolo verify --head&#x202f;», que le journal jusqu&apos;ici n&apos;a pas été changé.</translation>
    </message>
    <message>
        <source>Documento {number} annullato alle {at}: {reason} ({by}).</source>
        <translation>Document {number} annulé à {at} : {reason} ({by}).</translation>
    </message>
    <message>
        <source>Dai colpi al risultato</source>
        <translation>Des coups au résultat</translation>
    </message>
    <message>
        <source>Pagamento {order} del colpo {spin}</source>
        <translation>Paiement {order} du coup {spin}</translation>
    </message>
    <message>
        <source>{what}, colpo {spin}</source>
        <translation>{what}, coup {spin}</translation>
    </message>
    <message>
        <source>{what}, corregge il n. {of}: {reason}</source>
        <translation>{what}, corrige le n° {of} : {reason}</translation>
    </message>
    <message>
        <source>Colpo</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Motivo</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Contestazioni</source>
        <translation>Contestations</translation>
    </message>
    <message>
        <source>Pagamento</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>Contestazione</source>
        <translation>Contestation</translation>
    </message>
    <message>
        <source>Decisione</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Contesta</source>
        <translation>Qui conteste</translation>
    </message>
    <message>
        <source>Le righe sbarrate restano nel registro; vale la correzione che le nomina.</source>
        <translation>Les lignes barrées restent au journal ; la correction qui les nomme fait foi.</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Qui décide</translation>
    </message>
    <message>
        <source>non detto</source>
        <translation>non dit</translation>
    </message>
    <message>
        <source>non ancora decisa</source>
        <translation>pas encore tranchée</translation>
    </message>
    <message>
        <source>Fatti di cui qualcuno risponde</source>
        <translation>Faits dont quelqu&apos;un répond</translation>
    </message>
    <message>
        <source>Fatto</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>Risponde</source>
        <translation>Répond</translation>
    </message>
    <message>
        <source>Nota</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Serata aperta</source>
        <translation>Soirée ouverte</translation>
    </message>
    <message>
        <source>nessuno ancora</source>
        <translation>personne encore</translation>
    </message>
    <message>
        <source>Conteggio d&apos;apertura</source>
        <translation>Comptage d&apos;ouverture</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>Crédit</translation>
    </message>
    <message>
        <source>Cambio</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>Cambio di biglietti</source>
        <translation>Change de billets</translation>
    </message>
    <message>
        <source>Boîte</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>Biglietti dal tappeto</source>
        <translation>Billets du tapis</translation>
    </message>
    <message>
        <source>Correzione</source>
        <translation>Correction</translation>
    </message>
    <message>
        <source>pallina nel senso del cilindro</source>
        <translation>bille dans le sens du cylindre</translation>
    </message>
    <message>
        <source>Lettore</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>Registro del tavolo</source>
        <translation>Journal de la table</translation>
    </message>
    <message>
        <source>Programma</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Secondo posto del registro</source>
        <translation>Second lieu du journal</translation>
    </message>
    <message>
        <source>Copia della casa</source>
        <translation>Copie de la maison</translation>
    </message>
    <message>
        <source>Liste dei colpi</source>
        <translation>Listes des coups</translation>
    </message>
    <message>
        <source>Registro delle persone</source>
        <translation>Registre des personnes</translation>
    </message>
    <message>
        <source>Controllo del registro</source>
        <translation>Contrôle du journal</translation>
    </message>
    <message>
        <source>lancio prima del pagamento</source>
        <translation>lancer avant la fin des paiements</translation>
    </message>
    <message>
        <source>meno di sette giri</source>
        <translation>moins de sept tours</translation>
    </message>
    <message>
        <source>cilindro fermo</source>
        <translation>cylindre arrêté</translation>
    </message>
    <message>
        <source>pallina in nessuna casella</source>
        <translation>bille dans aucune case</translation>
    </message>
    <message>
        <source>corpo estraneo</source>
        <translation>corps étranger</translation>
    </message>
    <message>
        <source>decisione del capo tavolo</source>
        <translation>décision du chef de table</translation>
    </message>
    <message>
        <source>gioco sospeso mentre girava</source>
        <translation>jeu suspendu pendant le lancer</translation>
    </message>
    <message>
        <source>{owner}: primo codice dato il {day} da chi amministra la macchina ({user})</source>
        <translation>{owner} : premier code donné le {day} par qui administre la machine ({user})</translation>
    </message>
    <message>
        <source>il registro delle persone non c&apos;è; il tavolo conosceva {known}</source>
        <translation>le registre des personnes n&apos;est pas là ; la table connaissait {known}</translation>
    </message>
    <message>
        <source>il registro delle persone non si legge; il tavolo conosceva {known}</source>
        <translation>le registre des personnes est illisible ; la table connaissait {known}</translation>
    </message>
    <message>
        <source>il registro delle persone è un altro, o più vecchio: {now}; il tavolo conosceva {known}</source>
        <translation>le registre des personnes est un autre, ou plus ancien : {now} ; la table connaissait {known}</translation>
    </message>
    <message>
        <source>Registro delle persone all&apos;apertura delle {at}: nessuno.</source>
        <translation>Registre des personnes à l&apos;ouverture de {at} : aucun.</translation>
    </message>
    <message>
        <source>Registro delle persone all&apos;apertura delle {at}: illeggibile.</source>
        <translation>Registre des personnes à l&apos;ouverture de {at} : illisible.</translation>
    </message>
    <message>
        <source>Registro delle persone all&apos;apertura delle {at}: {register}</source>
        <translation>Registre des personnes à l&apos;ouverture de {at} : {register}</translation>
    </message>
    <message>
        <source>Il tavolo conosceva {known}.</source>
        <translation>La table connaissait {known}.</translation>
    </message>
    <message>
        <source>orologio messo avanti di {time}</source>
        <translation>horloge avancée de {time}</translation>
    </message>
    <message>
        <source>orologio messo indietro di {time}</source>
        <translation>horloge reculée de {time}</translation>
    </message>
    <message>
        <source>orologio più indietro del giorno in cui fu fatto il programma</source>
        <translation>horloge avant le jour où le programme fut fait</translation>
    </message>
    <message>
        <source>orologio più indietro di {time} dell&apos;ultimo fatto registrato</source>
        <translation>horloge en retard de {time} sur le dernier fait enregistré</translation>
    </message>
    <message>
        <source>la banca contata ha meno di nulla, e da qui è una stima: {differs}</source>
        <translation>la banque comptée a moins que rien, et n&apos;est dès lors qu&apos;une estimation : {differs}</translation>
    </message>
    <message>
        <source>il tamburo ha girato in un senso solo</source>
        <translation>le tambour n&apos;a tourné que dans un sens</translation>
    </message>
    <message>
        <source>sportello aperto</source>
        <translation>porte ouverte</translation>
    </message>
    <message>
        <source>i biglietti giocano solo sulle chance</source>
        <translation>les billets ne jouent que sur les chances</translation>
    </message>
    <message>
        <source>gli omaggi non giocano sulle chance</source>
        <translation>les jetons offerts ne jouent pas sur les chances</translation>
    </message>
    <message>
        <source>solo i biglietti giocano fino al massimo</source>
        <translation>seuls les billets jouent au maximum</translation>
    </message>
    <message>
        <source>solo i vicini a piazzare superano un massimo, su 0/2/3 e 25/29</source>
        <translation>seuls les voisins à placer dépassent un maximum, sur 0/2/3 et 25/29</translation>
    </message>
    <message>
        <source>una vincita resta solo sulle chance, mai di un prigioniero</source>
        <translation>un gain ne reste que sur les chances, jamais celui d’un prisonnier</translation>
    </message>
    <message>
        <source>solo le chance semplici hanno prigioni</source>
        <translation>seules les chances simples ont des prisonniers</translation>
    </message>
    <message>
        <source>si imprigiona solo una puntata libera su una chance semplice</source>
        <translation>on n’enferme qu’une mise libre sur une chance simple</translation>
    </message>
    <message>
        <source>{house} non offre {position}</source>
        <translation>{house} n’offre pas {position}</translation>
    </message>
    <message>
        <source>{house} non ha la prigione</source>
        <translation>{house} n’a pas la prison</translation>
    </message>
    <message>
        <source>il registro non è più lì</source>
        <translation>le journal n’est plus là</translation>
    </message>
    <message>
        <source>al posto del registro c&apos;è un altro file</source>
        <translation>un autre fichier est à la place du journal</translation>
    </message>
    <message>
        <source>c&apos;è già un file con questo nome</source>
        <translation>il y a déjà un fichier de ce nom</translation>
    </message>
    <message>
        <source>pagamento {order}: già contestato prima di «Rien va»</source>
        <translation>paiement {order} : déjà contesté avant «&#x202f;Rien va&#x202f;»</translation>
    </message>
    <message>
        <source>non è un file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>è una cartella</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>è un file di un altro tipo</source>
        <translation>c’est un fichier d’un autre genre</translation>
    </message>
    <message>
        <source>è di un altro programma</source>
        <translation>il est d’un autre programme</translation>
    </message>
    <message>
        <source>questo disco non tiene un registro sicuro</source>
        <translation>ce disque ne peut tenir un journal sûr</translation>
    </message>
    <message>
        <source>risponde un altro programma</source>
        <translation>un autre programme répond</translation>
    </message>
    <message>
        <source>arriva un messaggio troppo lungo</source>
        <translation>un message trop long arrive</translation>
    </message>
    <message>
        <source>un messaggio è arrivato cambiato</source>
        <translation>un message est arrivé changé</translation>
    </message>
    <message>
        <source>nessuno riceve</source>
        <translation>personne ne reçoit</translation>
    </message>
    <message>
        <source>la linea si è interrotta ({fault})</source>
        <translation>la ligne s’est coupée ({fault})</translation>
    </message>
    <message>
        <source>l&apos;altra parte ha chiuso la linea</source>
        <translation>l’autre côté a fermé la ligne</translation>
    </message>
    <message>
        <source>non arriva più niente</source>
        <translation>plus rien n’arrive</translation>
    </message>
    <message>
        <source>la casa non conferma quanto ha ricevuto</source>
        <translation>la maison ne confirme pas ce qu’elle a reçu</translation>
    </message>
    <message>
        <source>la casa non dice che cosa ha</source>
        <translation>la maison ne dit pas ce qu’elle a</translation>
    </message>
    <message>
        <source>la casa ha un altro evento {seq}</source>
        <translation>la maison a un autre événement {seq}</translation>
    </message>
    <message>
        <source>lancio non riuscito</source>
        <translation>lancement manqué</translation>
    </message>
    <message>
        <source>pallina tolta</source>
        <translation>bille retirée</translation>
    </message>
    <message>
        <source>guasto</source>
        <translation>panne</translation>
    </message>
    <message>
        <source>palline in numero sbagliato</source>
        <translation>mauvais nombre de billes</translation>
    </message>
    <message>
        <source>seconda pallina</source>
        <translation>seconde bille</translation>
    </message>
    <message>
        <source>pallina ripresa</source>
        <translation>bille reprise</translation>
    </message>
    <message>
        <source>la testina non l&apos;ha sentita</source>
        <translation>la tête ne l’a pas lue</translation>
    </message>
    <message>
        <source>cilindro</source>
        <translation>cylindre</translation>
    </message>
    <message>
        <source>tamburo</source>
        <translation>tambour</translation>
    </message>
    <message>
        <source>conta d&apos;apertura diversa dall&apos;ultima chiusura: {differs}</source>
        <translation>comptage d&apos;ouverture différent de la dernière fermeture : {differs}</translation>
    </message>
    <message>
        <source>conta d&apos;apertura corretta, ancora diversa dall&apos;ultima chiusura: {differs}</source>
        <translation>comptage d&apos;ouverture corrigé, encore différent de la dernière fermeture : {differs}</translation>
    </message>
    <message>
        <source>conta di chiusura diversa da quanto doveva esserci: {differs}</source>
        <translation>comptage de fermeture différent de ce qui devait s&apos;y trouver : {differs}</translation>
    </message>
    <message>
        <source>conta di chiusura corretta, ancora diversa da quanto doveva esserci: {differs}</source>
        <translation>comptage de fermeture corrigé, encore différent de ce qui devait s&apos;y trouver : {differs}</translation>
    </message>
    <message>
        <source>conta della cassetta diversa dai biglietti registrati ({drop}): {differs}</source>
        <translation>comptage du box autre que les billets enregistrés ({drop}) : {differs}</translation>
    </message>
    <message>
        <source>conta della cassetta corretta, ancora diversa dai biglietti registrati ({drop}): {differs}</source>
        <translation>comptage du box corrigé, encore autre que les billets enregistrés ({drop}) : {differs}</translation>
    </message>
    <message>
        <source>Lanci nulli, e nessuno ha detto perché: {spins}.</source>
        <translation>Coups nuls, et personne n&apos;a dit pourquoi : {spins}.</translation>
    </message>
    <message>
        <source>colpo {spin} ({number})</source>
        <translation>coup {spin} ({number})</translation>
    </message>
    <message>
        <source>Giocato dopo il conteggio di chiusura: {spins}. Il risultato non può valere.</source>
        <translation>Joué après le comptage de fermeture : {spins}. Le résultat ne peut pas tenir.</translation>
    </message>
    <message>
        <source>nessun numero</source>
        <translation>aucun numéro</translation>
    </message>
    <message>
        <source>Colpo {spin} · {call}</source>
        <translation>Coup {spin} · {call}</translation>
    </message>
    <message>
        <source>Leggi di nuovo</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Stampa…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Si legge la giornata</source>
        <translation>On lit la journée</translation>
    </message>
    <message>
        <source>tavolo {table}</source>
        <translation>table {table}</translation>
    </message>
    <message>
        <source>Il tavolo non è ancora stato aperto.</source>
        <translation>La table n&apos;a pas encore été ouverte.</translation>
    </message>
    <message>
        <source>Non c&apos;è nessuna giornata da stampare.</source>
        <translation>Il n&apos;y a aucune journée à imprimer.</translation>
    </message>
    <message>
        <source>Le righe sono della giornata: scegliere «La giornata».</source>
        <translation>Les lignes sont de la journée : choisir «&#x202f;La journée&#x202f;».</translation>
    </message>
    <message>
        <source>La giornata</source>
        <translation>La journée</translation>
    </message>
    <message>
        <source>giornata-{table}-{day}</source>
        <translation>journee-{table}-{day}</translation>
    </message>
    <message>
        <source>documento-{number}</source>
        <translation>document-{number}</translation>
    </message>
    <message>
        <source>Scritto in {file}</source>
        <translation>Écrit dans {file}</translation>
    </message>
    <message>
        <source>Quale giornata</source>
        <translation>Quelle journée</translation>
    </message>
    <message>
        <source>La giornata, o uno dei suoi documenti</source>
        <translation>La journée, ou l&apos;un de ses documents</translation>
    </message>
    <message>
        <source>Leggi di nuovo la giornata</source>
        <translation>Relire la journée</translation>
    </message>
    <message>
        <source>Stampa la pagina che si vede</source>
        <translation>Imprimer la page affichée</translation>
    </message>
    <message>
        <source>Scrivi la pagina che si vede come PDF</source>
        <translation>Écrire la page affichée en PDF</translation>
    </message>
    <message>
        <source>Scrivi la giornata come righe, per un foglio di calcolo</source>
        <translation>Écrire la journée en lignes, pour un tableur</translation>
    </message>
    <message>
        <source>La pagina della giornata</source>
        <translation>La page de la journée</translation>
    </message>
    <message>
        <source>dopo il conteggio di chiusura</source>
        <translation>après le comptage de fermeture</translation>
    </message>
    <message>
        <source>prima {count} lanci nulli</source>
        <translation>avant lui {count} lancers nuls</translation>
    </message>
    <message>
        <source>prima un lancio nullo</source>
        <translation>avant lui un lancer nul</translation>
    </message>
    <message>
        <source>a mano</source>
        <translation>à la main</translation>
    </message>
    <message>
        <source>dal lettore</source>
        <translation>du lecteur</translation>
    </message>
    <message>
        <source>pagato in {time}</source>
        <translation>payé en {time}</translation>
    </message>
    <message>
        <source>apparecchio riacceso</source>
        <translation>appareil rallumé</translation>
    </message>
    <message>
        <source>manca il n. {first}</source>
        <translation>il manque le n° {first}</translation>
    </message>
    <message>
        <source>mancano i n. da {first} a {last}</source>
        <translation>il manque les n° {first} à {last}</translation>
    </message>
    <message>
        <source>Documenti: {missing}.</source>
        <translation>Documents : {missing}.</translation>
    </message>
    <message>
        <source>numero del lettore non confermato: {number}</source>
        <translation>numéro du lecteur non confirmé : {number}</translation>
    </message>
    <message>
        <source>Nel registro alle {when}</source>
        <translation>Enregistré à {when}</translation>
    </message>
    <message>
        <source>Correggere…</source>
        <translation>Corriger…</translation>
    </message>
    <message>
        <source>Stampare di nuovo</source>
        <translation>Imprimer encore</translation>
    </message>
    <message>
        <source>Stampare il documento</source>
        <translation>Imprimer le document</translation>
    </message>
    <message>
        <source>copia, stampa n. {copy}</source>
        <translation>copie, impression n° {copy}</translation>
    </message>
    <message>
        <source>qui non si stampa</source>
        <translation>ici on n&apos;imprime pas</translation>
    </message>
    <message>
        <source>Documento {number}</source>
        <translation>Document {number}</translation>
    </message>
    <message>
        <source>Firma: {names}</source>
        <translation>Signé par {names}</translation>
    </message>
    <message>
        <source>Ha contato {name}</source>
        <translation>Compté par {name}</translation>
    </message>
    <message>
        <source>Diversa dall&apos;ultima chiusura: {differs}</source>
        <translation>Différent de la dernière fermeture : {differs}</translation>
    </message>
    <message>
        <source>Diversa da quanto doveva esserci: {differs}</source>
        <translation>Différent de ce qui devait s&apos;y trouver : {differs}</translation>
    </message>
    <message>
        <source>Non stampato: {reason}</source>
        <translation>Non imprimé : {reason}</translation>
    </message>
    <message>
        <source>Si trova in {path}</source>
        <translation>Écrit dans {path}</translation>
    </message>
    <message>
        <source>Corretto: {reason} · {by}, testimone {witness}</source>
        <translation>Corrigé : {reason} · {by}, témoin {witness}</translation>
    </message>
    <message>
        <source>Fill: dalla cassa al banco</source>
        <translation>Fill : de la caisse à la banque</translation>
    </message>
    <message>
        <source>Credit: dal banco alla cassa</source>
        <translation>Crédit : de la banque à la caisse</translation>
    </message>
    <message>
        <source>Tavolo {table}, {when}</source>
        <translation>Table {table}, {when}</translation>
    </message>
    <message>
        <source>impiegato {name}</source>
        <translation>croupier {name}</translation>
    </message>
    <message>
        <source>ANNULLATO: {reason} ({by})</source>
        <translation>ANNULÉ : {reason} ({by})</translation>
    </message>
    <message>
        <source>COPIA scritta fuori dal tavolo: non è l&apos;originale.</source>
        <translation>COPIE écrite hors de la table : ce n&apos;est pas l&apos;original.</translation>
    </message>
    <message>
        <source>COPIA, stampa n. {copy}</source>
        <translation>COPIE, impression n° {copy}</translation>
    </message>
    <message>
        <source>CORRETTO dopo la registrazione: vale quanto segue.</source>
        <translation>CORRIGÉ après l&apos;enregistrement : ce qui suit fait foi.</translation>
    </message>
    <message>
        <source>Valore, €</source>
        <translation>Valeur, €</translation>
    </message>
    <message>
        <source>Importo, €</source>
        <translation>Montant, €</translation>
    </message>
    <message>
        <source>Totale {amount}</source>
        <translation>Total {amount}</translation>
    </message>
    <message>
        <source>Totale {amount}: {words}</source>
        <translation>Total {amount} : {words}</translation>
    </message>
    <message>
        <source>Pezzi</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Correggere: {what}</source>
        <translation>Corriger : {what}</translation>
    </message>
    <message>
        <source>In ordine crescente, dal gettone più basso.</source>
        <translation>En ordre croissant, du jeton le plus bas.</translation>
    </message>
    <message>
        <source>{chip}: {pieces} pezzi</source>
        <translation>{chip} : {pieces} pièces</translation>
    </message>
    <message>
        <source>a {value}</source>
        <translation>à {value}</translation>
    </message>
    <message>
        <source>cancellare una cifra</source>
        <translation>effacer un chiffre</translation>
    </message>
    <message>
        <source>azzerare questo gettone</source>
        <translation>zéro de ce jeton</translation>
    </message>
    <message>
        <source>Entra</source>
        <translation>Entre</translation>
    </message>
    <message>
        <source>Esce</source>
        <translation>Sort</translation>
    </message>
    <message>
        <source>il conto resta</source>
        <translation>le compte reste</translation>
    </message>
    <message>
        <source>Azzerare</source>
        <translation>Remettre à zéro</translation>
    </message>
    <message>
        <source>Avanti: chi conta</source>
        <translation>Suite : qui compte</translation>
    </message>
    <message>
        <source>Toccarlo di nuovo: altri {pieces}, e i conti sono pari</source>
        <translation>Le toucher encore : {pieces} de plus, et les comptes sont égaux</translation>
    </message>
    <message>
        <source>Toccarlo di nuovo: un altro, e i conti sono pari</source>
        <translation>Le toucher encore&#x202f;: une de plus, et les comptes sont égaux</translation>
    </message>
    <message>
        <source>In quali gettoni: {what}</source>
        <translation>En quels jetons : {what}</translation>
    </message>
    <message>
        <source>Avanti: perché</source>
        <translation>Suite : pourquoi</translation>
    </message>
    <message>
        <source>Avanti: documento</source>
        <translation>Suite : document</translation>
    </message>
    <message>
        <source>Confrontare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Registrare</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Totale € {amount}</source>
        <translation>Total € {amount}</translation>
    </message>
    <message>
        <source>Avanti senza firma</source>
        <translation>Continuer sans signer</translation>
    </message>
    <message>
        <source>resta scritto, e avvisa</source>
        <translation>inscrit, avec alerte</translation>
    </message>
    <message>
        <source>Firmare</source>
        <translation>Signer</translation>
    </message>
    <message>
        <source>Adesso non c&apos;è niente da firmare.</source>
        <translation>Il n’y a rien à signer maintenant.</translation>
    </message>
    <message>
        <source>Prima toccare il nome.</source>
        <translation>Toucher d&apos;abord le nom.</translation>
    </message>
    <message>
        <source>Altro nome: il codice ricomincia. Il codice di {name}.</source>
        <translation>Autre nom : le code recommence. Le code de {name}.</translation>
    </message>
    <message>
        <source>Il codice di {name}.</source>
        <translation>Le code de {name}.</translation>
    </message>
    <message>
        <source>Il primo codice si cambia: sceglierne uno proprio, da 8 a 12 cifre.</source>
        <translation>Le premier code se change : en choisir un à soi, de 8 à 12 chiffres.</translation>
    </message>
    <message>
        <source>Lo stesso codice nuovo, ancora una volta.</source>
        <translation>Le même nouveau code encore une fois.</translation>
    </message>
    <message>
        <source>Nel registro non c&apos;è {name} fra chi tiene il tavolo.</source>
        <translation>{name} n&apos;est pas au registre parmi ceux qui tiennent la table.</translation>
    </message>
    <message>
        <source>Nel registro non c&apos;è nessun altro che possa firmare: lo aggiunge un responsabile di sala.</source>
        <translation>Au registre il n&apos;y a personne d&apos;autre qui puisse signer : un chef de partie l&apos;ajoute.</translation>
    </message>
    <message>
        <source>CHI FIRMA, E IL SUO CODICE</source>
        <translation>QUI SIGNE, ET SON CODE</translation>
    </message>
    <message>
        <source>Annuncio dopo «Rien ne va plus»</source>
        <translation>Annonce après «&#x202f;Rien ne va plus&#x202f;»</translation>
    </message>
    <message>
        <source>Colpo nullo: chi lo conferma?</source>
        <translation>Coup nul : qui le confirme ?</translation>
    </message>
    <message>
        <source>Correzione: chi la conferma?</source>
        <translation>Correction : qui la confirme ?</translation>
    </message>
    <message>
        <source>Decisione: chi la prende?</source>
        <translation>Décision : qui la prend ?</translation>
    </message>
    <message>
        <source>Chi ne risponde?</source>
        <translation>Qui en répond ?</translation>
    </message>
    <message>
        <source>Cambio di minimo: chi lo decide?</source>
        <translation>Autre minimum : qui le décide ?</translation>
    </message>
    <message>
        <source>impiegato</source>
        <translation>croupier</translation>
    </message>
    <message>
        <source>capo tavolo</source>
        <translation>chef de table</translation>
    </message>
    <message>
        <source>capo tavolo o ispettore</source>
        <translation>chef ou inspecteur</translation>
    </message>
    <message>
        <source>responsabile di sala</source>
        <translation>chef de partie</translation>
    </message>
    <message>
        <source>istruttore</source>
        <translation>instructeur</translation>
    </message>
    <message>
        <source>revisore</source>
        <translation>auditeur</translation>
    </message>
    <message>
        <source>Sta al tavolo: annunci, numeri, pagamenti, banco. Davanti a un altro non firma.</source>
        <translation>Tient la table : annonces, numéros, paiements, banque. Ne signe pas à côté d’un autre.</translation>
    </message>
    <message>
        <source>Capo tavolo, ispettore comunale o ispettore della casa: firma accanto all&apos;impiegato, decide le contestazioni, risponde dei fatti, legge tutto.</source>
        <translation>Chef de table, inspecteur municipal ou inspecteur de la maison : signe à côté du croupier, tranche les litiges, répond des faits, lit tout.</translation>
    </message>
    <message>
        <source>Come il capo tavolo e l&apos;ispettore; tiene anche il registro delle persone e vede gli allievi.</source>
        <translation>Comme le chef de table et l’inspecteur ; tient aussi le registre des personnes et voit les élèves.</translation>
    </message>
    <message>
        <source>Vede come va una classe; al tavolo non fa e non legge niente.</source>
        <translation>Voit comment va une classe ; à la table ne fait et ne lit rien.</translation>
    </message>
    <message>
        <source>Legge tutto, non fa e non firma niente: anche un ispettore che controlla soltanto.</source>
        <translation>Lit tout, ne fait et ne signe rien : aussi un inspecteur qui ne fait que contrôler.</translation>
    </message>
    <message>
        <source>Un codice ha da 8 a 12 cifre.</source>
        <translation>Un code a de 8 à 12 chiffres.</translation>
    </message>
    <message>
        <source>Non sempre la stessa cifra.</source>
        <translation>Pas toujours le même chiffre.</translation>
    </message>
    <message>
        <source>Non cifre di seguito, come 12345678.</source>
        <translation>Pas de chiffres à la suite, comme 12345678.</translation>
    </message>
    <message>
        <source>Il codice nuovo è un altro da quello di prima.</source>
        <translation>Le nouveau code est autre que le précédent.</translation>
    </message>
    <message>
        <source>Nessuno si dà un primo codice: cambiare il proprio.</source>
        <translation>Personne ne se donne un premier code : changer le sien.</translation>
    </message>
    <message>
        <source>Manca il nome.</source>
        <translation>Le nom manque.</translation>
    </message>
    <message>
        <source>Un nome ha al più {count} lettere.</source>
        <translation>Un nom a au plus {count} lettres.</translation>
    </message>
    <message>
        <source>Un nome ha lettere che si leggono.</source>
        <translation>Un nom a des lettres lisibles.</translation>
    </message>
    <message>
        <source>In una parola stanno lettere di due scritture: {word}.</source>
        <translation>Un mot mêle des lettres de deux écritures : {word}.</translation>
    </message>
    <message>
        <source>Si legge come il nome di {name}: scriverlo in altro modo.</source>
        <translation>Il se lit comme le nom de {name} : l&apos;écrire autrement.</translation>
    </message>
    <message>
        <source>Nessuno di nome {name} lavora qui.</source>
        <translation>Personne du nom de {name} ne travaille ici.</translation>
    </message>
    <message>
        <source>{name} è già nel registro.</source>
        <translation>{name} est déjà dans le registre.</translation>
    </message>
    <message>
        <source>{name} lo è già.</source>
        <translation>{name} l&apos;est déjà.</translation>
    </message>
    <message>
        <source>{name} non può cambiare il registro: lo fa un responsabile di sala.</source>
        <translation>{name} ne peut pas changer le registre : un chef de partie le fait.</translation>
    </message>
    <message>
        <source>{name} è l&apos;ultimo responsabile di sala: farne prima un altro.</source>
        <translation>{name} est le dernier chef de partie : en faire d&apos;abord un autre.</translation>
    </message>
    <message>
        <source>Di questo nome nessun codice aspetta una risposta.</source>
        <translation>Aucun code de ce nom n&apos;attend de réponse.</translation>
    </message>
    <message>
        <source>Risponde un altro da quello di cui è il codice.</source>
        <translation>Un autre répond que celui à qui est le code.</translation>
    </message>
    <message>
        <source>{name} non può risponderne: serve un ispettore o un responsabile di sala.</source>
        <translation>{name} ne peut en répondre : il faut un inspecteur ou un chef de partie.</translation>
    </message>
    <message>
        <source>{name} non può leggere ciò che è registrato (permesso «leggere»): serve un capo tavolo o ispettore, il responsabile di sala o il revisore.</source>
        <translation>{name} ne peut lire ce qui est enregistré (permission «&#x202f;lire&#x202f;») : il faut un chef ou inspecteur, le chef de partie ou l’auditeur.</translation>
    </message>
    <message>
        <source>C&apos;è già un responsabile di sala: {name}.</source>
        <translation>Il y a déjà un chef de partie&#x202f;: {name}.</translation>
    </message>
    <message>
        <source>Non c&apos;è un responsabile di sala: farne il primo.</source>
        <translation>Il n&apos;y a pas de chef de partie&#x202f;: créer le premier.</translation>
    </message>
    <message>
        <source>Accanto a {name} c&apos;è {other}: l&apos;uno dà il codice all&apos;altro.</source>
        <translation>À côté de {name} il y a {other}&#x202f;: l&apos;un donne son code à l&apos;autre.</translation>
    </message>
    <message>
        <source>L&apos;unico responsabile di sala è {name}.</source>
        <translation>Le seul chef de partie est {name}.</translation>
    </message>
    <message>
        <source>{name} non può dire che cosa si tiene: lo fa un responsabile di sala.</source>
        <translation>{name} ne peut dire ce qui est gardé&#x202f;: un chef de partie le fait.</translation>
    </message>
    <message>
        <source>I mesi archiviati si tengono da {least} a {most} mesi.</source>
        <translation>Les mois archivés se gardent de {least} à {most} mois.</translation>
    </message>
    <message>
        <source>Il registro delle persone è di {owner}: farlo come quell&apos;utente della macchina.</source>
        <translation>Le registre des personnes est à {owner}&#x202f;: le faire comme cet utilisateur de la machine.</translation>
    </message>
    <message>
        <source>La seconda volta il codice era un altro: non cambia niente.</source>
        <translation>La seconde fois le code était un autre&#x202f;: rien ne change.</translation>
    </message>
    <message>
        <source>posto sconosciuto</source>
        <translation>endroit inconnu</translation>
    </message>
    <message>
        <source>primo avvio</source>
        <translation>premier démarrage</translation>
    </message>
    <message>
        <source>programma di sala</source>
        <translation>programme de salle</translation>
    </message>
    <message>
        <source>comando «{command}»</source>
        <translation>commande «&#x202f;{command}&#x202f;»</translation>
    </message>
    <message>
        <source>Chi è al tavolo: il suo codice</source>
        <translation>Qui est à la table : son code</translation>
    </message>
    <message>
        <source>Conta della cassetta: chi la firma?</source>
        <translation>Comptage du box : qui le signe ?</translation>
    </message>
    <message>
        <source>Una volta, e il tavolo si apre.</source>
        <translation>Une fois, et la table s&apos;ouvre.</translation>
    </message>
    <message>
        <source>Una volta per turno; le puntate restano come sono.</source>
        <translation>Une fois par tour de service ; les mises restent telles quelles.</translation>
    </message>
    <message>
        <source>Firma {place} di {due}, ognuno con il suo codice.</source>
        <translation>Signature {place} sur {due}, chacun avec son code.</translation>
    </message>
    <message>
        <source>Già firmato: {names}.</source>
        <translation>Déjà signé : {names}.</translation>
    </message>
    <message>
        <source>Nome o codice sbagliato.</source>
        <translation>Nom ou code erroné.</translation>
    </message>
    <message>
        <source>Troppi codici sbagliati: bloccato ancora {minutes} min.</source>
        <translation>Trop de codes erronés : bloqué encore {minutes} min.</translation>
    </message>
    <message>
        <source>Troppi codici sbagliati: bloccato ancora {minutes} min, fino alle {until}.</source>
        <translation>Trop de codes faux : bloqué encore {minutes} min, jusqu&apos;à {until}.</translation>
    </message>
    <message>
        <source>Un altro programma usa il registro delle persone: riprovare.</source>
        <translation>Un autre programme utilise le registre des personnes : réessayer.</translation>
    </message>
    <message>
        <source>Il registro delle persone non si legge: {reason}</source>
        <translation>Le registre des personnes est illisible : {reason}</translation>
    </message>
    <message>
        <source>Chi viene fa il suo codice, e il tavolo è suo.</source>
        <translation>Celui qui vient fait son code, et la table est à lui.</translation>
    </message>
    <message>
        <source>Fill: chi lo firma?</source>
        <translation>Fill : qui le signe ?</translation>
    </message>
    <message>
        <source>Credit: chi lo firma?</source>
        <translation>Crédit : qui le signe ?</translation>
    </message>
    <message>
        <source>Gli altri nomi non sono nel registro: restano scritti, senza codice.</source>
        <translation>Les autres noms, hors registre, restent sans code.</translation>
    </message>
    <message>
        <source>Serve una seconda persona, con il suo codice. Al tavolo c&apos;è {name}.</source>
        <translation>Il faut le code d&apos;une seconde personne. À la table : {name}.</translation>
    </message>
    <message>
        <source>Serve una seconda persona, con il suo codice.</source>
        <translation>Il faut le code d&apos;une seconde personne.</translation>
    </message>
    <message>
        <source>lo dice {name}</source>
        <translation>{name} le dit</translation>
    </message>
    <message>
        <source>La copia della casa ({place}) non risponde ({fault}): guardare la rete.</source>
        <translation>La copie de la maison ({place}) ne répond pas ({fault}) : voir le réseau.</translation>
    </message>
    <message>
        <source>La casa ({place}) ha un&apos;altra chiave: chiamare il tecnico.</source>
        <translation>La maison ({place}) a une autre clé : appeler le technicien.</translation>
    </message>
    <message>
        <source>La casa ({place}) non scrive la sua copia: guardare il suo disco ({fault}).</source>
        <translation>La maison ({place}) n&apos;écrit pas sa copie : voir son disque ({fault}).</translation>
    </message>
    <message>
        <source>La copia della casa è diversa dall&apos;evento {seq} ({at}): chiamare il tecnico.</source>
        <translation>La copie de la maison diffère depuis l&apos;événement {seq} ({at}) : appeler le technicien.</translation>
    </message>
    <message>
        <source>Il registro finisce all&apos;evento {seq}, la casa l&apos;ha fino a {last}: è una copia vecchia. Chiamare il tecnico prima di giocare.</source>
        <translation>Le journal finit à l&apos;événement {seq}, la maison l&apos;a jusqu&apos;à {last} : c&apos;est une vieille copie. Appeler le technicien avant de jouer.</translation>
    </message>
    <message>
        <source>La casa rifiuta l&apos;evento {seq} ({fault}): chiamare il tecnico.</source>
        <translation>La maison refuse l&apos;événement {seq} ({fault}) : appeler le technicien.</translation>
    </message>
    <message>
        <source>La copia per la casa è ferma: il registro non si legge ({fault}).</source>
        <translation>La copie pour la maison est arrêtée : le journal ne se lit pas ({fault}).</translation>
    </message>
    <message>
        <source>La copia della casa va avanti: ha il tavolo fino all&apos;evento {seq}.</source>
        <translation>La copie de la maison continue : elle a la table jusqu&apos;à l&apos;événement {seq}.</translation>
    </message>
    <message>
        <source>È giusta questa conta di chiusura?</source>
        <translation>Ce comptage de fermeture est-il juste ?</translation>
    </message>
    <message>
        <source>Ricontare</source>
        <translation>Recompter</translation>
    </message>
    <message>
        <source>Registrare la chiusura</source>
        <translation>Enregistrer la fermeture</translation>
    </message>
    <message>
        <source>È giusta questa conta d&apos;apertura?</source>
        <translation>Ce comptage d&apos;ouverture est-il juste ?</translation>
    </message>
    <message>
        <source>Registrare l&apos;apertura</source>
        <translation>Enregistrer l&apos;ouverture</translation>
    </message>
    <message>
        <source>Banca stimata: le puntate perse non sono scritte, e non si sa quanti pezzi mancano.</source>
        <translation>Banque estimée : les mises perdues ne sont pas écrites, on ne sait pas combien de pièces manquent.</translation>
    </message>
    <message>
        <source>È quello che ha lasciato l&apos;ultima chiusura, pezzo per pezzo.</source>
        <translation>C&apos;est ce que la dernière fermeture a laissé, pièce par pièce.</translation>
    </message>
    <message>
        <source>Torna tutto, pezzo per pezzo.</source>
        <translation>Tout est juste, pièce par pièce.</translation>
    </message>
    <message>
        <source>Uno non torna. Guardare ancora una volta.</source>
        <translation>Un n&apos;est pas juste. Regarder encore une fois.</translation>
    </message>
    <message>
        <source>Non tornano: {count}. Guardare ancora una volta.</source>
        <translation>Pas justes : {count}. Regarder encore une fois.</translation>
    </message>
    <message>
        <source>{chip}: {pieces}</source>
        <translation>{chip} : {pieces}</translation>
    </message>
    <message>
        <source>{counted} di {expected}</source>
        <translation>{counted} sur {expected}</translation>
    </message>
    <message>
        <source>Risultato {result}</source>
        <translation>Résultat {result}</translation>
    </message>
    <message>
        <source>Differenza dall&apos;ultima chiusura {amount}</source>
        <translation>Différence avec la dernière fermeture {amount}</translation>
    </message>
    <message>
        <source>Risultato {result} = {sum}</source>
        <translation>Résultat {result} = {sum}</translation>
    </message>
    <message>
        <source>Come l&apos;ultima chiusura</source>
        <translation>Comme à la dernière fermeture</translation>
    </message>
    <message>
        <source>Se resta così, qualcuno ne risponde per nome: «Tavolo…», «Chi ne risponde…».</source>
        <translation>Si cela reste ainsi, quelqu&apos;un en répond par son nom : «&#x202f;Table…&#x202f;», «&#x202f;Qui en répond…&#x202f;».</translation>
    </message>
    <message>
        <source>{chip}: {pieces} di {expected}</source>
        <translation>{chip} : {pieces} sur {expected}</translation>
    </message>
    <message>
        <source>Documento annullato…</source>
        <translation>Document annulé…</translation>
    </message>
    <message>
        <source>Della sera prima</source>
        <translation>Du soir d&apos;avant</translation>
    </message>
    <message>
        <source>Di questa sera</source>
        <translation>De ce soir</translation>
    </message>
    <message>
        <source>toccare: l&apos;altra cassetta</source>
        <translation>toucher : l&apos;autre box</translation>
    </message>
    <message>
        <source>Il documento, e chi lo firma: capo tavolo e i due ispettori.</source>
        <translation>Le document, et qui le signe : le chef de table et les deux inspecteurs.</translation>
    </message>
    <message>
        <source>Quale documento è annullato?</source>
        <translation>Quel document est annulé ?</translation>
    </message>
    <message>
        <source>Resta nella serie, con il perché; si prende il seguente.</source>
        <translation>Il reste dans la série, avec la raison ; on prend le suivant.</translation>
    </message>
    <message>
        <source>€ {was} resta, barrato; conta questo.</source>
        <translation>€ {was} reste, barré ; ceci compte.</translation>
    </message>
    <message>
        <source>Se resta così, qualcuno ne risponde per nome.</source>
        <translation>Si cela reste ainsi, quelqu&apos;un en répond par son nom.</translation>
    </message>
    <message>
        <source>€ {was} resta, barrato; conta € {amount}: {difference}.</source>
        <translation>€ {was} reste, barré ; € {amount} compte : {difference}.</translation>
    </message>
    <message>
        <source>€ {amount}: {difference}.</source>
        <translation>€ {amount} : {difference}.</translation>
    </message>
    <message>
        <source>Da scrivere: {fields}</source>
        <translation>À écrire : {fields}</translation>
    </message>
    <message>
        <source>Annullare il documento</source>
        <translation>Annuler le document</translation>
    </message>
    <message>
        <source>Dove vanno i documenti?</source>
        <translation>Où vont les documents ?</translation>
    </message>
    <message>
        <source>Si chiede una volta, finché il programma resta aperto.</source>
        <translation>Demandé une fois, tant que le programme reste ouvert.</translation>
    </message>
    <message>
        <source>Un&apos;altra cartella…</source>
        <translation>Un autre dossier…</translation>
    </message>
    <message>
        <source>finito</source>
        <translation>fini</translation>
    </message>
    <message>
        <source>Che cosa c&apos;è nel banco</source>
        <translation>Ce qu&apos;il y a dans la banque</translation>
    </message>
    <message>
        <source>Il banco non è stato contato: non si sa.</source>
        <translation>La banque n&apos;a pas été comptée : on ne sait pas.</translation>
    </message>
    <message>
        <source>Conosciuto al pezzo dopo la conta: € {amount}.</source>
        <translation>Connu à la pièce depuis le comptage : € {amount}.</translation>
    </message>
    <message>
        <source>Stima, circa € {amount}: le puntate perse non sono scritte a una a una.</source>
        <translation>Estimation, environ € {amount} : les mises perdues ne sont pas écrites une à une.</translation>
    </message>
    <message>
        <source>Toccare un gettone finito: non viene più proposto nei pagamenti. Di nuovo: c&apos;è ancora.</source>
        <translation>Toucher un jeton fini : il n&apos;est plus proposé dans les paiements. Encore : il est là.</translation>
    </message>
    <message>
        <source>Apertura {opening} · fill {fills} · credit {credits} · biglietti {drop} · boîte {tips}</source>
        <translation>Ouverture {opening} · fills {fills} · crédits {credits} · billets {drop} · boîte {tips}</translation>
    </message>
    <message>
        <source>DOVE</source>
        <translation>OÙ</translation>
    </message>
    <message>
        <source>Chiavetta</source>
        <translation>Clé USB</translation>
    </message>
    <message>
        <source>Scrivania</source>
        <translation>Bureau</translation>
    </message>
    <message>
        <source>Scaricati</source>
        <translation>Téléchargements</translation>
    </message>
    <message>
        <source>Documenti</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Accanto al registro</source>
        <translation>À côté du journal</translation>
    </message>
    <message>
        <source>Si prepara: il tavolo intanto va avanti.</source>
        <translation>En préparation : la table continue entre-temps.</translation>
    </message>
    <message>
        <source>Non è riuscito: {why}</source>
        <translation>Sans succès : {why}</translation>
    </message>
    <message>
        <source>Fatto: {path}</source>
        <translation>Fait : {path}</translation>
    </message>
    <message>
        <source>Pacchetto per l&apos;assistenza</source>
        <translation>Paquet pour l&apos;assistance</translation>
    </message>
    <message>
        <source>Un file solo, da mandare a chi aiuta: nessun nome vi sta dentro.</source>
        <translation>Un seul fichier, à envoyer à qui aide : aucun nom n&apos;y figure.</translation>
    </message>
    <message>
        <source>un momento…</source>
        <translation>un instant…</translation>
    </message>
    <message>
        <source>prima una cartella</source>
        <translation>d&apos;abord un dossier</translation>
    </message>
    <message>
        <source>Fare il pacchetto</source>
        <translation>Faire le paquet</translation>
    </message>
    <message>
        <source>Dentro: gli eventi dell&apos;ultima ora, quello che ha detto il lettore, le versioni, lo stato della macchina e le impostazioni. Le persone sono «person-1», «person-2»…; quello che qualcuno ha scritto con parole sue resta fuori.</source>
        <translation>Dedans : les événements de la dernière heure, ce qu&apos;a dit le lecteur, les versions, l&apos;état de la machine et les réglages. Les personnes sont «&#x202f;person-1&#x202f;», «&#x202f;person-2&#x202f;»… ; ce que quelqu&apos;un a écrit avec ses propres mots reste dehors.</translation>
    </message>
    <message>
        <source>sigillo {seal}</source>
        <translation>sceau {seal}</translation>
    </message>
    <message>
        <source>Il lettore</source>
        <translation>Le lecteur</translation>
    </message>
    <message>
        <source>niente: il numero è stato scritto a mano</source>
        <translation>rien : le numéro a été tapé à la main</translation>
    </message>
    <message>
        <source>Le firme</source>
        <translation>Les signatures</translation>
    </message>
    <message>
        <source>nessuna con codice</source>
        <translation>aucune avec un code</translation>
    </message>
    <message>
        <source>Il registro</source>
        <translation>Le journal</translation>
    </message>
    <message>
        <source>registro n. {first} – {last}, catena verificata</source>
        <translation>journal n° {first} – {last}, chaîne vérifiée</translation>
    </message>
    <message>
        <source>detto poi: n. {places}</source>
        <translation>dit ensuite : n° {places}</translation>
    </message>
    <message>
        <source>La prova: righe del lettore, firme, sigillo</source>
        <translation>La preuve : lignes du lecteur, signatures, sceau</translation>
    </message>
    <message>
        <source>tavolo</source>
        <translation>table</translation>
    </message>
    <message>
        <source>croupier</source>
        <translation>croupier</translation>
    </message>
    <message>
        <source>colore</source>
        <translation>couleur</translation>
    </message>
    <message>
        <source>fatti: tutti</source>
        <translation>faits : tous</translation>
    </message>
    <message>
        <source>Che cosa non si capisce</source>
        <translation>Ce qui n&apos;est pas compris</translation>
    </message>
    <message>
        <source>cavallo 8/11 rosso &gt; 200</source>
        <translation>cheval 8/11 rouge &gt; 200</translation>
    </message>
    <message>
        <source>vai al</source>
        <translation>aller au</translation>
    </message>
    <message>
        <source>quando: {days}</source>
        <translation>quand : {days}</translation>
    </message>
    <message>
        <source>oltre {amount}</source>
        <translation>plus de {amount}</translation>
    </message>
    <message>
        <source>importo</source>
        <translation>montant</translation>
    </message>
    <message>
        <source>Tutti i colpi</source>
        <translation>Tous les coups</translation>
    </message>
    <message>
        <source>Quale tavolo</source>
        <translation>Quelle table</translation>
    </message>
    <message>
        <source>Quali giorni</source>
        <translation>Quels jours</translation>
    </message>
    <message>
        <source>Quale numero</source>
        <translation>Quel numéro</translation>
    </message>
    <message>
        <source>Quale croupier</source>
        <translation>Quel croupier</translation>
    </message>
    <message>
        <source>Un pagamento oltre quale importo</source>
        <translation>Un paiement de plus de quel montant</translation>
    </message>
    <message>
        <source>Pagato in quale colore o gettone</source>
        <translation>Payé en quelle couleur ou quel jeton</translation>
    </message>
    <message>
        <source>Che cosa è successo</source>
        <translation>Ce qui est arrivé</translation>
    </message>
    <message>
        <source>Vai al giorno</source>
        <translation>Aller au jour</translation>
    </message>
    <message>
        <source>Cerca, come nella notazione</source>
        <translation>Chercher, comme dans la notation</translation>
    </message>
    <message>
        <source>Togli tutti i filtri</source>
        <translation>Ôter tous les filtres</translation>
    </message>
    <message>
        <source>Quanti colpi</source>
        <translation>Combien de coups</translation>
    </message>
    <message>
        <source>{name}: tutti</source>
        <translation>{name} : tous</translation>
    </message>
    <message>
        <source>Nessun filtro è scelto: la lista ha già tutti i colpi.</source>
        <translation>Aucun filtre n&apos;est choisi : la liste a déjà tous les coups.</translation>
    </message>
    <message>
        <source>I colpi, dal più recente</source>
        <translation>Les coups, du plus récent</translation>
    </message>
    <message>
        <source>ora</source>
        <translation>heure</translation>
    </message>
    <message>
        <source>colpo</source>
        <translation>coup</translation>
    </message>
    <message>
        <source>n.</source>
        <translation>n°</translation>
    </message>
    <message>
        <source>maggiore</source>
        <translation>plus gros</translation>
    </message>
    <message>
        <source>banca</source>
        <translation>banque</translation>
    </message>
    <message>
        <source>fatti</source>
        <translation>faits</translation>
    </message>
    <message>
        <source>pagato alle {time}</source>
        <translation>payé à {time}</translation>
    </message>
    <message>
        <source>sbarrato: {entry}</source>
        <translation>barré : {entry}</translation>
    </message>
    <message>
        <source>registrato {amount}: {sum}</source>
        <translation>enregistré {amount} : {sum}</translation>
    </message>
    <message>
        <source>regola {rule}</source>
        <translation>règle {rule}</translation>
    </message>
    <message>
        <source>corretto: {reason} ({by}, testimone {witness})</source>
        <translation>corrigé : {reason} ({by}, témoin {witness})</translation>
    </message>
    <message>
        <source>contestato: {claim}</source>
        <translation>contesté : {claim}</translation>
    </message>
    <message>
        <source>non ancora deciso</source>
        <translation>pas encore décidé</translation>
    </message>
    <message>
        <source>deciso: {ruling} ({by})</source>
        <translation>décidé : {ruling} ({by})</translation>
    </message>
    <message>
        <source>registrato</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>Pagamenti, nell&apos;ordine della casa</source>
        <translation>Paiements, dans l&apos;ordre de la maison</translation>
    </message>
    <message>
        <source>Si corregge guardando il colpo com&apos;era alla fine: «Tutto il colpo».</source>
        <translation>On corrige en regardant le coup tel qu&apos;il était à la fin : «&#x202f;Tout le coup&#x202f;».</translation>
    </message>
    <message>
        <source>Scegliere prima un pagamento.</source>
        <translation>Choisir d&apos;abord un paiement.</translation>
    </message>
    <message>
        <source>Questo non è un pagamento segnato: non c&apos;è niente da correggere.</source>
        <translation>Ce n&apos;est pas un paiement marqué : il n&apos;y a rien à corriger.</translation>
    </message>
    <message>
        <source>È il primo passo del colpo.</source>
        <translation>C&apos;est la première étape du coup.</translation>
    </message>
    <message>
        <source>È l&apos;ultimo passo del colpo.</source>
        <translation>C&apos;est la dernière étape du coup.</translation>
    </message>
    <message>
        <source>Si vede già tutto il colpo.</source>
        <translation>On voit déjà tout le coup.</translation>
    </message>
    <message>
        <source>Com&apos;era alla fine</source>
        <translation>Tel qu&apos;à la fin</translation>
    </message>
    <message>
        <source>Banca: non tutto registrato</source>
        <translation>Banque : pas tout enregistré</translation>
    </message>
    <message>
        <source>Banca {amount}</source>
        <translation>Banque {amount}</translation>
    </message>
    <message>
        <source>Mostra i pagamenti</source>
        <translation>Montrer les paiements</translation>
    </message>
    <message>
        <source>Passi</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Mostra i passi</source>
        <translation>Montrer les étapes</translation>
    </message>
    <message>
        <source>Prova</source>
        <translation>Preuve</translation>
    </message>
    <message>
        <source>Mostra la prova</source>
        <translation>Montrer la preuve</translation>
    </message>
    <message>
        <source>Dall&apos;inizio</source>
        <translation>Du début</translation>
    </message>
    <message>
        <source>Un passo indietro</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Un passo avanti</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>Tutto il colpo</source>
        <translation>Tout le coup</translation>
    </message>
    <message>
        <source>Mostra com&apos;era alla fine</source>
        <translation>Montrer tel qu&apos;à la fin</translation>
    </message>
    <message>
        <source>Stampa una pagina del colpo</source>
        <translation>Imprimer une page du coup</translation>
    </message>
    <message>
        <source>Fascicolo…</source>
        <translation>Dossier…</translation>
    </message>
    <message>
        <source>Scrivi tutto ciò che prova il colpo in una cartella</source>
        <translation>Écrire tout ce qui prouve le coup dans un dossier</translation>
    </message>
    <message>
        <source>Correggi…</source>
        <translation>Corriger…</translation>
    </message>
    <message>
        <source>Correggi il pagamento scelto</source>
        <translation>Corriger le paiement choisi</translation>
    </message>
    <message>
        <source>Correggi il pagamento scelto, davanti a un secondo</source>
        <translation>Corriger le paiement choisi, devant un second</translation>
    </message>
    <message>
        <source>Il tappeto com&apos;era</source>
        <translation>Le tapis tel qu&apos;il était</translation>
    </message>
    <message>
        <source>Come è andato il colpo, passo per passo</source>
        <translation>Comment le coup s&apos;est passé, pas à pas</translation>
    </message>
    <message>
        <source>n. {seq} del registro</source>
        <translation>n° {seq} du journal</translation>
    </message>
    <message>
        <source>sempre</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>oggi</source>
        <translation>aujourd&apos;hui</translation>
    </message>
    <message>
        <source>ieri</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>7 giorni</source>
        <translation>7 jours</translation>
    </message>
    <message>
        <source>30 giorni</source>
        <translation>30 jours</translation>
    </message>
    <message>
        <source>un importo: 200 o 2,50</source>
        <translation>un montant : 200 ou 2,50</translation>
    </message>
    <message>
        <source>un nome</source>
        <translation>un nom</translation>
    </message>
    <message>
        <source>un colore</source>
        <translation>une couleur</translation>
    </message>
    <message>
        <source>una posizione: 8/11, c34, R</source>
        <translation>une position : 8/11, c34, R</translation>
    </message>
    <message>
        <source>un giorno o un&apos;ora</source>
        <translation>un jour ou une heure</translation>
    </message>
    <message>
        <source>il numero di un colpo</source>
        <translation>le numéro d&apos;un coup</translation>
    </message>
    <message>
        <source>un numero da 0 a 36</source>
        <translation>un numéro de 0 à 36</translation>
    </message>
    <message>
        <source>un giorno di questi tempi</source>
        <translation>un jour de notre temps</translation>
    </message>
    <message>
        <source>un giorno (2026-11-21) o un&apos;ora (2026-11-21T22:30), UTC</source>
        <translation>un jour (2026-11-21) ou une heure (2026-11-21T22:30), UTC</translation>
    </message>
    <message>
        <source>una posizione (8/11, c34, R), un colore, un giorno, numero, croupier, oltre, nullo …</source>
        <translation>une position (8/11, c34, R), une couleur, un jour, numéro, croupier, plus, nul …</translation>
    </message>
    <message>
        <source>{kind}</source>
        <translation>{kind}</translation>
    </message>
    <message>
        <source>trio</source>
        <translation>trio</translation>
    </message>
    <message>
        <source>1ª dozz.</source>
        <translation>1re douz.</translation>
    </message>
    <message>
        <source>2ª dozz.</source>
        <translation>2e douz.</translation>
    </message>
    <message>
        <source>3ª dozz.</source>
        <translation>3e douz.</translation>
    </message>
    <message>
        <source>Dozz. 1/2</source>
        <translation>Douz. 1/2</translation>
    </message>
    <message>
        <source>Dozz. 2/3</source>
        <translation>Douz. 2/3</translation>
    </message>
    <message>
        <source>quattro primi</source>
        <translation>quatre premiers</translation>
    </message>
    <message>
        <source>4 primi</source>
        <translation>4 prem.</translation>
    </message>
    <message>
        <source>dozzina</source>
        <translation>douzaine</translation>
    </message>
    <message>
        <source>colonna</source>
        <translation>colonne</translation>
    </message>
    <message>
        <source>chance semplice</source>
        <translation>chance simple</translation>
    </message>
    <message>
        <source>due dozzine</source>
        <translation>deux douzaines</translation>
    </message>
    <message>
        <source>due colonne</source>
        <translation>deux colonnes</translation>
    </message>
    <message>
        <source>Alla fine manca {expected}.</source>
        <translation>À la fin il manque {expected}.</translation>
    </message>
    <message>
        <source>«{word}» non si capisce: qui va {expected}.</source>
        <translation>«&#x202f;{word}&#x202f;» n&apos;est pas compris : ici va {expected}.</translation>
    </message>
    <message>
        <source>una cosa sola, e una c&apos;è già</source>
        <translation>une seule chose, et il y en a déjà une</translation>
    </message>
    <message>
        <source>«numero {number}» per ciò che è uscito, «pieno {number}» per una puntata</source>
        <translation>«&#x202f;numéro {number}&#x202f;» pour ce qui est sorti, «&#x202f;plein {number}&#x202f;» pour une mise</translation>
    </message>
    <message>
        <source>«importo {amount}», o «oltre {amount}»</source>
        <translation>«&#x202f;montant {amount}&#x202f;», ou «&#x202f;plus de {amount}&#x202f;»</translation>
    </message>
    <message>
        <source>numero {number}</source>
        <translation>numéro {number}</translation>
    </message>
    <message>
        <source>Correggere un pagamento</source>
        <translation>Corriger un paiement</translation>
    </message>
    <message>
        <source>Chi corregge</source>
        <translation>Qui corrige</translation>
    </message>
    <message>
        <source>Davanti a chi</source>
        <translation>Devant qui</translation>
    </message>
    <message>
        <source>una differenza, e i gettoni che la fanno</source>
        <translation>une différence, et les jetons qui la font</translation>
    </message>
    <message>
        <source>«{typed}» non è un importo: si scrive come {amount}.</source>
        <translation>«&#x202f;{typed}&#x202f;» n’est pas un montant&#x202f;: on l’écrit comme {amount}.</translation>
    </message>
    <message>
        <source>I gettoni fanno € {worth}, la differenza è € {amount}.</source>
        <translation>Les jetons font € {worth}, la différence est de € {amount}.</translation>
    </message>
    <message>
        <source>Davanti a chi: un&apos;altra persona, non chi corregge.</source>
        <translation>Devant qui&#x202f;: une autre personne que celle qui corrige.</translation>
    </message>
    <message>
        <source>Serata passata: gettoni solo se cambiano mano adesso.</source>
        <translation>Soirée passée : jetons seulement s&apos;ils changent de main ici.</translation>
    </message>
    <message>
        <source>lasciare quanto era pagato</source>
        <translation>laisser ce qui était payé</translation>
    </message>
    <message>
        <source>non si corregge niente</source>
        <translation>rien n’est corrigé</translation>
    </message>
    <message>
        <source>Mancia</source>
        <translation>Pourboire</translation>
    </message>
    <message>
        <source>Colori e mance</source>
        <translation>Couleurs et pourboires</translation>
    </message>
    <message>
        <source>Un tocco su un biglietto è uno. Il colore: di chi è, quanti pezzi.</source>
        <translation>Toucher un billet&#xa0;: un billet. La couleur&#xa0;: à qui elle est, combien de pièces.</translation>
    </message>
    <message>
        <source>Altri gettoni…</source>
        <translation>D’autres jetons…</translation>
    </message>
    <message>
        <source>contarli uno per uno</source>
        <translation>comptés un à un</translation>
    </message>
    <message>
        <source>Pagato € {amount}</source>
        <translation>Payé € {amount}</translation>
    </message>
    <message>
        <source>in {chips}</source>
        <translation>en {chips}</translation>
    </message>
    <message>
        <source>rientra</source>
        <translation>on reprend</translation>
    </message>
    <message>
        <source>si dà</source>
        <translation>on donne</translation>
    </message>
    <message>
        <source>Quanto era da pagare? Quello scritto prima resta, barrato.</source>
        <translation>Combien fallait-il payer ? Ce qui était écrit reste, barré.</translation>
    </message>
    <message>
        <source>I gettoni non fanno la differenza: contarli.</source>
        <translation>Les jetons ne font pas la différence : les compter.</translation>
    </message>
    <message>
        <source>Nessun gettone passa di mano: vale la conta di chiusura.</source>
        <translation>Aucun jeton ne change de main : le compte de fermeture vaut.</translation>
    </message>
    <message>
        <source>In quali gettoni non si scrive: il banco è stimato.</source>
        <translation>On n’écrit pas en quels jetons : la banque est estimée.</translation>
    </message>
    <message>
        <source>Nessun gettone fa la differenza: contarli.</source>
        <translation>Aucun jeton ne fait la différence : les compter.</translation>
    </message>
    <message>
        <source>LA DIFFERENZA, IN GETTONI</source>
        <translation>LA DIFFÉRENCE, EN JETONS</translation>
    </message>
    <message>
        <source>Da pagare era</source>
        <translation>Il fallait payer</translation>
    </message>
    <message>
        <source>La differenza</source>
        <translation>La différence</translation>
    </message>
    <message>
        <source>in gettoni</source>
        <translation>en jetons</translation>
    </message>
    <message>
        <source>si dà ancora € {amount}</source>
        <translation>on donne encore € {amount}</translation>
    </message>
    <message>
        <source>si riprende € {amount}</source>
        <translation>on reprend € {amount}</translation>
    </message>
    <message>
        <source>nessuna</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>gettoni da {value}</source>
        <translation>jetons de {value}</translation>
    </message>
    <message>
        <source>colpo {spin}</source>
        <translation>coup {spin}</translation>
    </message>
    <message>
        <source>pagato {amount}</source>
        <translation>payé {amount}</translation>
    </message>
    <message>
        <source>pagamento maggiore {amount}</source>
        <translation>plus gros paiement {amount}</translation>
    </message>
    <message>
        <source>oltre {count} colpi</source>
        <translation>plus de {count} coups</translation>
    </message>
    <message>
        <source>1 colpo</source>
        <translation>1 coup</translation>
    </message>
    <message>
        <source>{count} colpi</source>
        <translation>{count} coups</translation>
    </message>
    <message>
        <source>dal {moment}</source>
        <translation>du {moment}</translation>
    </message>
    <message>
        <source>al {moment}</source>
        <translation>au {moment}</translation>
    </message>
    <message>
        <source>importo {amount}</source>
        <translation>montant {amount}</translation>
    </message>
    <message>
        <source>sotto {amount}</source>
        <translation>moins de {amount}</translation>
    </message>
    <message>
        <source>chi è al tavolo</source>
        <translation>qui tient la table</translation>
    </message>
    <message>
        <source>annuncio dopo «Rien ne va plus»</source>
        <translation>annonce après «&#x202f;Rien ne va plus&#x202f;»</translation>
    </message>
    <message>
        <source>lancio nullo</source>
        <translation>lancer nul</translation>
    </message>
    <message>
        <source>correzione</source>
        <translation>correction</translation>
    </message>
    <message>
        <source>decisione su una contestazione</source>
        <translation>décision sur une contestation</translation>
    </message>
    <message>
        <source>risposta su un fatto</source>
        <translation>réponse d&apos;un fait</translation>
    </message>
    <message>
        <source>cambio di minimo</source>
        <translation>changement de minimum</translation>
    </message>
    <message>
        <source>lettura del registro</source>
        <translation>lecture du journal</translation>
    </message>
    <message>
        <source>vista sugli allievi</source>
        <translation>suivi des élèves</translation>
    </message>
    <message>
        <source>registro delle persone</source>
        <translation>registre du personnel</translation>
    </message>
    <message>
        <source>conservazione degli archivi</source>
        <translation>conservation des archives</translation>
    </message>
    <message>
        <source>conta della cassetta</source>
        <translation>comptage du box</translation>
    </message>
    <message>
        <source>una conta</source>
        <translation>un comptage</translation>
    </message>
    <message>
        <source>senso orario</source>
        <translation>sens horaire</translation>
    </message>
    <message>
        <source>senso antiorario</source>
        <translation>sens antihoraire</translation>
    </message>
    <message>
        <source>cilindro in {way}</source>
        <translation>cylindre en {way}</translation>
    </message>
    <message>
        <source>Lancio della pallina</source>
        <translation>Lancer de la bille</translation>
    </message>
    <message>
        <source>À la dernière: ritirato</source>
        <translation>À la dernière : retiré</translation>
    </message>
    <message>
        <source>Après le coup les boules passent: ritirato</source>
        <translation>Après le coup les boules passent&#x202f;: retiré</translation>
    </message>
    <message>
        <source>Il {number} attende conferma: {why}</source>
        <translation>Le {number} attend confirmation : {why}</translation>
    </message>
    <message>
        <source>Il {number} non è confermato</source>
        <translation>Le {number} n&apos;est pas confirmé</translation>
    </message>
    <message>
        <source>Il tamburo ha girato in {way}</source>
        <translation>Le tambour a tourné en {way}</translation>
    </message>
    <message>
        <source>Il {number} è ritirato: {why}</source>
        <translation>Le {number} est retiré : {why}</translation>
    </message>
    <message>
        <source>Rien va, lancio {throw} nullo: {why}</source>
        <translation>Rien va, lancer {throw} nul : {why}</translation>
    </message>
    <message>
        <source>Chiuso: il {number} del lettore non è stato confermato</source>
        <translation>Clos : le {number} du lecteur n&apos;a pas été confirmé</translation>
    </message>
    <message>
        <source>Chiuso: pagato, non registrato</source>
        <translation>Clos : payé, non enregistré</translation>
    </message>
    <message>
        <source>al posto del {number} del lettore: {reason}</source>
        <translation>au lieu du {number} du lecteur : {reason}</translation>
    </message>
    <message>
        <source>Puntata: {chips}, {position}</source>
        <translation>Mise : {chips}, {position}</translation>
    </message>
    <message>
        <source>Tolta: {chips}, {position}</source>
        <translation>Ôtée : {chips}, {position}</translation>
    </message>
    <message>
        <source>C&apos;era ancora: {position}, {owner}</source>
        <translation>Était encore là : {position}, {owner}</translation>
    </message>
    <message>
        <source>Spostata da {origin} a {to}</source>
        <translation>Déplacée de {origin} à {to}</translation>
    </message>
    <message>
        <source>Gettone mal posto: sta su {lies}, gioca {meant}; informato {told}</source>
        <translation>Jeton mal placé : est sur {lies}, joue {meant} ; informé {told}</translation>
    </message>
    <message>
        <source>Riprende la vincita: {position}, {owner}</source>
        <translation>Reprend le gain : {position}, {owner}</translation>
    </message>
    <message>
        <source>La vincita non c&apos;era più: {position}, {owner}</source>
        <translation>Le gain n&apos;y était plus : {position}, {owner}</translation>
    </message>
    <message>
        <source>Lascia la vincita: {position}, {owner}</source>
        <translation>Laisse le gain : {position}, {owner}</translation>
    </message>
    <message>
        <source>Scelta allo zero: {choice}, {position}, {owner}</source>
        <translation>Choix au zéro : {choice}, {position}, {owner}</translation>
    </message>
    <message>
        <source>Allo zero le chance si contano insieme: {owner}</source>
        <translation>Au zéro les chances se comptent ensemble : {owner}</translation>
    </message>
    <message>
        <source>Annuncio: {repeat}</source>
        <translation>Annonce : {repeat}</translation>
    </message>
    <message>
        <source>Annuncio rifiutato: {name}, {owner}: {reason}</source>
        <translation>Annonce refusée : {name}, {owner} : {reason}</translation>
    </message>
    <message>
        <source>Annuncio ritirato: {name}, {owner}</source>
        <translation>Annonce retirée : {name}, {owner}</translation>
    </message>
    <message>
        <source>Cambiato il {order}: {what}</source>
        <translation>Paiement {order} changé : {what}</translation>
    </message>
    <message>
        <source>Vincenti segnati: {count}</source>
        <translation>Gagnants marqués : {count}</translation>
    </message>
    <message>
        <source>{device}: risponde</source>
        <translation>{device} : répond</translation>
    </message>
    <message>
        <source>{device}: non risponde: {why}</source>
        <translation>{device} : ne répond pas : {why}</translation>
    </message>
    <message>
        <source>Conto {revision}: 1 pagamento, {amount}</source>
        <translation>Compte {revision} : 1 paiement, {amount}</translation>
    </message>
    <message>
        <source>Conto {revision}: {count} pagamenti, {amount}</source>
        <translation>Compte {revision} : {count} paiements, {amount}</translation>
    </message>
    <message>
        <source>fuori ordine</source>
        <translation>hors de l&apos;ordre</translation>
    </message>
    <message>
        <source>Pagato il {order}</source>
        <translation>Paiement {order} payé</translation>
    </message>
    <message>
        <source>Ritirato il segno «pagato» del {order}</source>
        <translation>Marque «&#x202f;payé&#x202f;» du {order} retirée</translation>
    </message>
    <message>
        <source>Contestato il {order}: «{claim}»</source>
        <translation>Paiement {order} contesté : «&#x202f;{claim}&#x202f;»</translation>
    </message>
    <message>
        <source>Deciso sul {order}: {ruling}</source>
        <translation>Décidé sur le {order} : {ruling}</translation>
    </message>
    <message>
        <source>Da rifare, oltre ai pagamenti</source>
        <translation>À refaire, outre les paiements</translation>
    </message>
    <message>
        <source>Fatto, oltre ai pagamenti</source>
        <translation>Fait, outre les paiements</translation>
    </message>
    <message>
        <source>Corretto il n. {of}: {reason} ({by}, testimone {witness})</source>
        <translation>N° {of} corrigé : {reason} ({by}, témoin {witness})</translation>
    </message>
    <message>
        <source>{by} risponde del n. {of}</source>
        <translation>{by} répond du n° {of}</translation>
    </message>
    <message>
        <source>Rifiutato: {reason}</source>
        <translation>Refusé : {reason}</translation>
    </message>
    <message>
        <source>Al tavolo: {dealer}</source>
        <translation>À la table : {dealer}</translation>
    </message>
    <message>
        <source>Gioco sospeso: {reason}</source>
        <translation>Jeu suspendu : {reason}</translation>
    </message>
    <message>
        <source>Il gioco riprende</source>
        <translation>Le jeu reprend</translation>
    </message>
    <message>
        <source>Firma con codice: {names} ({act})</source>
        <translation>Signé avec un code : {names} ({act})</translation>
    </message>
    <message>
        <source>senza codice: {names}</source>
        <translation>sans code : {names}</translation>
    </message>
    <message>
        <source>Senza codice, rimandato: {act}</source>
        <translation>Sans code, remis à plus tard : {act}</translation>
    </message>
    <message>
        <source>Senza codice: {act}</source>
        <translation>Sans code : {act}</translation>
    </message>
    <message>
        <source>pagamento {order}: {was}, corretto in {amount}</source>
        <translation>paiement {order} : {was}, corrigé en {amount}</translation>
    </message>
    <message>
        <source>ammesso da {by}</source>
        <translation>admis par {by}</translation>
    </message>
    <message>
        <source>Colpo {spin}, tavolo {table}</source>
        <translation>Coup {spin}, table {table}</translation>
    </message>
    <message>
        <source>Come è andato</source>
        <translation>Comment cela s&apos;est passé</translation>
    </message>
    <message>
        <source>Il colpo non è chiuso: il foglio è provvisorio.</source>
        <translation>Le coup n&apos;est pas clos : la feuille est provisoire.</translation>
    </message>
    <message>
        <source>Giocato dopo il conteggio di chiusura: il risultato non può valere.</source>
        <translation>Joué après le comptage de fermeture : le résultat ne peut pas tenir.</translation>
    </message>
    <message>
        <source>Una contestazione non è ancora decisa.</source>
        <translation>Une contestation n&apos;est pas encore décidée.</translation>
    </message>
    <message>
        <source>Una contestazione non fu mai decisa.</source>
        <translation>Une contestation n’a jamais été tranchée.</translation>
    </message>
    <message>
        <source>Corretto dopo la registrazione: la prima voce resta, sbarrata.</source>
        <translation>Corrigé après l&apos;enregistrement : la première entrée reste, barrée.</translation>
    </message>
    <message>
        <source>Chiuso con pagamenti che nessuno ha registrato.</source>
        <translation>Clos avec des paiements que personne n&apos;a enregistrés.</translation>
    </message>
    <message>
        <source>«{claim}»</source>
        <translation>«&#x202f;{claim}&#x202f;»</translation>
    </message>
    <message>
        <source>byte {place}</source>
        <translation>octet {place}</translation>
    </message>
    <message>
        <source>Numero</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Detto da</source>
        <translation>Dit par</translation>
    </message>
    <message>
        <source>Dal numero all&apos;ultimo pagamento</source>
        <translation>Du numéro au dernier paiement</translation>
    </message>
    <message>
        <source>Pagato</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Niente da pagare, o niente di registrato.</source>
        <translation>Rien à payer, ou rien d&apos;enregistré.</translation>
    </message>
    <message>
        <source>A chi</source>
        <translation>À qui</translation>
    </message>
    <message>
        <source>Perché</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Chi conserva questo foglio può provare, con «capotavolo verify --head», che il registro fino a questo colpo non è stato cambiato.</source>
        <translation>Qui conserve cette feuille peut prouver, avec «&#x202f;capotavolo verify --head&#x202f;», que le journal jusqu&apos;à ce coup n&apos;a pas été changé.</translation>
    </message>
    <message>
        <source>{number}; detto prima: {first}</source>
        <translation>{number} ; dit d&apos;abord : {first}</translation>
    </message>
    <message>
        <source>Conto</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Regola</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Oltre ai pagamenti</source>
        <translation>Outre les paiements</translation>
    </message>
    <message>
        <source>omaggio</source>
        <translation>offert</translation>
    </message>
    <message>
        <source>Tavolo</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Stampato</source>
        <translation>Imprimé</translation>
    </message>
    <message>
        <source>{person}, con codice</source>
        <translation>{person}, avec code</translation>
    </message>
    <message>
        <source>utente {user} di {machine}, senza codice</source>
        <translation>utilisateur {user} de {machine}, sans code</translation>
    </message>
    <message>
        <source>Non tutte le poste sono registrate: mancano quelle che nessuno ha scritto.</source>
        <translation>Toutes les mises ne sont pas enregistrées : celles que personne n&apos;a saisies manquent.</translation>
    </message>
    <message>
        <source>Esito</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>personale</source>
        <translation>employés</translation>
    </message>
    <message>
        <source>dal colpo prima</source>
        <translation>du coup d&apos;avant</translation>
    </message>
    <message>
        <source>{time}, a numero uscito</source>
        <translation>{time}, numéro sorti</translation>
    </message>
    <message>
        <source>tolta {time}</source>
        <translation>retirée {time}</translation>
    </message>
    <message>
        <source>vince</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>perde</source>
        <translation>perd</translation>
    </message>
    <message>
        <source>Chi ha firmato</source>
        <translation>Qui a signé</translation>
    </message>
    <message>
        <source>Nessuno ha firmato con un codice, e nessuno è nominato.</source>
        <translation>Personne n&apos;a signé avec un code, et personne n&apos;est nommé.</translation>
    </message>
    <message>
        <source>Che cosa</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Come</source>
        <translation>Comment</translation>
    </message>
    <message>
        <source>«Solo nominato»: il nome fu scritto al tavolo, e nessuno diede un codice.</source>
        <translation>«&#x202f;Seulement nommé&#x202f;» : le nom fut écrit à la table, et personne ne donna de code.</translation>
    </message>
    <message>
        <source>con codice</source>
        <translation>avec code</translation>
    </message>
    <message>
        <source>solo nominato</source>
        <translation>seulement nommé</translation>
    </message>
    <message>
        <source>Dopo</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Puntate registrate una per una: {count}.</source>
        <translation>Mises enregistrées une à une : {count}.</translation>
    </message>
    <message>
        <source>Richieste che una regola ha rifiutato in quel tempo: {count}.</source>
        <translation>Demandes qu&apos;une règle a refusées pendant ce temps : {count}.</translation>
    </message>
    <message>
        <source>Che cosa ha detto il lettore</source>
        <translation>Ce que le lecteur a dit</translation>
    </message>
    <message>
        <source>{frames} righe di stato, {damaged} illeggibili</source>
        <translation>{frames} lignes d&apos;état, {damaged} illisibles</translation>
    </message>
    <message>
        <source>registro grezzo {log}, dal byte {offset}</source>
        <translation>journal brut {log}, depuis l&apos;octet {offset}</translation>
    </message>
    <message>
        <source>corretto</source>
        <translation>corrigé</translation>
    </message>
    <message>
        <source>forzato</source>
        <translation>forcé</translation>
    </message>
    <message>
        <source>non registrato</source>
        <translation>non enregistré</translation>
    </message>
    <message>
        <source>interrotto</source>
        <translation>interrompu</translation>
    </message>
    <message>
        <source>Ripreso</source>
        <translation>Repris</translation>
    </message>
    <message>
        <source>Biglietti resi</source>
        <translation>Billets rendus</translation>
    </message>
    <message>
        <source>Reso</source>
        <translation>Rendu</translation>
    </message>
    <message>
        <source>Consegnato</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>{terms} = {pieces} pezzi da {worth}</source>
        <translation>{terms} = {pieces} pièces de {worth}</translation>
    </message>
    <message>
        <source>{terms} = 1 pezzo da {worth}</source>
        <translation>{terms} = 1 pièce de {worth}</translation>
    </message>
    <message>
        <source>mai decisa</source>
        <translation>jamais tranchée</translation>
    </message>
    <message>
        <source>{places}: se vince contano {counted}, tornano {back}</source>
        <translation>{places} : s&apos;il gagne, {counted} comptent, {back} sont rendus</translation>
    </message>
    <message>
        <source>Oltre il massimo, {parts}</source>
        <translation>Au-dessus du maximum, {parts}</translation>
    </message>
    <message>
        <source>Oltre il massimo, ammesso: vicini tenuti, {places} [5.2]</source>
        <translation>Au-dessus du maximum, permis : voisins tenus, {places} [5.2]</translation>
    </message>
    <message>
        <source>che cosa è accaduto</source>
        <translation>ce qui s’est passé</translation>
    </message>
    <message>
        <source>serata aperta</source>
        <translation>soirée ouverte</translation>
    </message>
    <message>
        <source>Fatti di cui qualcuno deve rispondere</source>
        <translation>Faits dont quelqu&apos;un doit répondre</translation>
    </message>
    <message>
        <source>Tutti</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Scegli tutti i fatti, o nessuno</source>
        <translation>Choisir tous les faits, ou aucun</translation>
    </message>
    <message>
        <source>Rispondi…</source>
        <translation>Répondre…</translation>
    </message>
    <message>
        <source>Rispondi dei fatti scelti, con un codice</source>
        <translation>Répondre des faits choisis, avec un code</translation>
    </message>
    <message>
        <source>Scegliere prima i fatti di cui si risponde: uno o più.</source>
        <translation>Choisir d&apos;abord les faits dont on répond : un ou plusieurs.</translation>
    </message>
    <message>
        <source>Nessuno deve rispondere di niente</source>
        <translation>Rien n&apos;attend de réponse</translation>
    </message>
    <message>
        <source>Qualcuno deve rispondere: {count}</source>
        <translation>Quelqu&apos;un doit répondre : {count}</translation>
    </message>
    <message>
        <source>Mentre il tavolo gioca si risponde lì: «Tavolo…», «Chi ne risponde…». Qui quando è fermo.</source>
        <translation>Pendant que la table joue on répond là-bas : «&#x202f;Table…&#x202f;», «&#x202f;Qui en répond…&#x202f;». Ici quand elle est arrêtée.</translation>
    </message>
    <message>
        <source>stesso importo, altri gettoni</source>
        <translation>même montant, autres jetons</translation>
    </message>
    <message>
        <source>Contato nella cassetta</source>
        <translation>Compté dans le box</translation>
    </message>
    <message>
        <source>− biglietti che vi sono entrati (drop)</source>
        <translation>− billets qui y sont entrés (drop)</translation>
    </message>
    <message>
        <source>Conta della cassetta diversa dai biglietti registrati: {counted} invece di {drop}, {differs}.</source>
        <translation>Le comptage du box diffère des billets enregistrés : {counted} au lieu de {drop}, {differs}.</translation>
    </message>
    <message>
        <source>Biglietti nella cassetta non ancora contati: {amount}.</source>
        <translation>Billets dans le box pas encore comptés : {amount}.</translation>
    </message>
    <message>
        <source>mancano {amount}</source>
        <translation>il manque {amount}</translation>
    </message>
    <message>
        <source>{amount} in più</source>
        <translation>{amount} de trop</translation>
    </message>
    <message>
        <source>in più {amount}</source>
        <translation>{amount} en trop</translation>
    </message>
    <message>
        <source>dati ancora {amount}</source>
        <translation>{amount} donnés en plus</translation>
    </message>
    <message>
        <source>ripresi {amount}</source>
        <translation>{amount} repris</translation>
    </message>
    <message>
        <source>{amount} in più, nessun gettone mosso</source>
        <translation>{amount} de plus, aucun jeton déplacé</translation>
    </message>
    <message>
        <source>{amount} in meno, nessun gettone mosso</source>
        <translation>{amount} de moins, aucun jeton déplacé</translation>
    </message>
    <message>
        <source>ripresi {chips}</source>
        <translation>repris {chips}</translation>
    </message>
    <message>
        <source>dati {chips}</source>
        <translation>donnés {chips}</translation>
    </message>
    <message>
        <source>{number}: uscito {times}, atteso {expected}; la sua parte {limits}</source>
        <translation>{number} : sorti {times}, attendu {expected} ; sa part {limits}</translation>
    </message>
    <message>
        <source>Quanto spesso è uscito ogni numero, nell&apos;ordine del cilindro</source>
        <translation>Combien de fois chaque numéro est sorti, dans l&apos;ordre du cylindre</translation>
    </message>
    <message>
        <source>nessun numero fuori dai suoi limiti</source>
        <translation>aucun numéro hors de ses limites</translation>
    </message>
    <message>
        <source>atteso</source>
        <translation>attendu</translation>
    </message>
    <message>
        <source>Stampa la pagina del cilindro</source>
        <translation>Imprimer la page du cylindre</translation>
    </message>
    <message>
        <source>Si leggono i registri</source>
        <translation>On lit les journaux</translation>
    </message>
    <message>
        <source>Si sta già leggendo.</source>
        <translation>On lit déjà.</translation>
    </message>
    <message>
        <source>Nel registro non è ancora caduto nessun numero.</source>
        <translation>Aucun numéro n&apos;est encore tombé dans le journal.</translation>
    </message>
    <message>
        <source>Non c&apos;è ancora niente da stampare: nessun numero è stato letto.</source>
        <translation>Il n&apos;y a encore rien à imprimer : aucun numéro n&apos;a été lu.</translation>
    </message>
    <message>
        <source>cilindro-{name}.pdf</source>
        <translation>cylindre-{name}.pdf</translation>
    </message>
    <message>
        <source>una casella</source>
        <translation>une case</translation>
    </message>
    <message>
        <source>chi quadrato</source>
        <translation>khi carré</translation>
    </message>
    <message>
        <source>sorveglianza</source>
        <translation>surveillance</translation>
    </message>
    <message>
        <source>Quale cilindro</source>
        <translation>Quel cylindre</translation>
    </message>
    <message>
        <source>Leggi di nuovo i registri</source>
        <translation>Relire les journaux</translation>
    </message>
    <message>
        <source>La linea sottile: {words}.</source>
        <translation>Le trait fin : {words}.</translation>
    </message>
    <message>
        <source>Cilindro {number}</source>
        <translation>Cylindre {number}</translation>
    </message>
    <message>
        <source>Tavolo {table}, cilindro senza numero</source>
        <translation>Table {table}, cylindre sans numéro</translation>
    </message>
    <message>
        <source>dal {first} al {last}</source>
        <translation>du {first} au {last}</translation>
    </message>
    <message>
        <source>Croupier: {names}</source>
        <translation>Croupiers : {names}</translation>
    </message>
    <message>
        <source>nessuno registrato</source>
        <translation>personne d&apos;enregistré</translation>
    </message>
    <message>
        <source>la sua parte</source>
        <translation>sa part</translation>
    </message>
    <message>
        <source>I numeri, nell&apos;ordine del cilindro</source>
        <translation>Les numéros, dans l&apos;ordre du cylindre</translation>
    </message>
    <message>
        <source>I numeri escono tutti allo stesso modo?</source>
        <translation>Tous les numéros sortent-ils pareillement ?</translation>
    </message>
    <message>
        <source>La pallina preferisce un lato del cilindro?</source>
        <translation>La boule préfère-t-elle un côté du cylindre ?</translation>
    </message>
    <message>
        <source>Un numero dipende da quello che lo precede?</source>
        <translation>Un numéro dépend-il de celui qui le précède ?</translation>
    </message>
    <message>
        <source>Rosso e nero si seguono come per caso?</source>
        <translation>Rouge et noir se suivent-ils comme au hasard ?</translation>
    </message>
    <message>
        <source>I numeri escono altrimenti quando il cilindro gira nell&apos;altro senso?</source>
        <translation>Les numéros sortent-ils autrement quand le cylindre tourne dans l&apos;autre sens ?</translation>
    </message>
    <message>
        <source>Troppo pochi colpi per concludere qualcosa.</source>
        <translation>Trop peu de coups pour conclure quoi que ce soit.</translation>
    </message>
    <message>
        <source>Niente che il caso non faccia.</source>
        <translation>Rien que le hasard ne fasse.</translation>
    </message>
    <message>
        <source>Una cifra così è rara per caso; fra più domande non è segno di un difetto. Continuare a contare.</source>
        <translation>Un chiffre est rarement ainsi par hasard ; parmi plusieurs questions ce n&apos;est pas signe d&apos;un défaut. Continuer à compter.</translation>
    </message>
    <message>
        <source>Anche contando tutte le domande è raro per caso. Far guardare il cilindro, e continuare a contare.</source>
        <translation>Même en comptant toutes les questions, c&apos;est rarement le hasard. Faire examiner le cylindre, et continuer à compter.</translation>
    </message>
    <message>
        <source>AVVISO: quasi nessun cilindro regolare arriva a tanto. Far guardare il cilindro.</source>
        <translation>ALERTE : presque aucun cylindre régulier n&apos;en arrive là. Faire examiner le cylindre.</translation>
    </message>
    <message>
        <source>{count} colpi.</source>
        <translation>{count} coups.</translation>
    </message>
    <message>
        <source>1 colpo.</source>
        <translation>1 coup.</translation>
    </message>
    <message>
        <source>Nessun colpo: non si può dire.</source>
        <translation>Aucun coup : on ne peut pas le dire.</translation>
    </message>
    <message>
        <source>{count} colpi sono troppo pochi per dirlo.</source>
        <translation>{count} coups sont trop peu pour le dire.</translation>
    </message>
    <message>
        <source>1 colpo è troppo poco per dirlo.</source>
        <translation>1 coup est trop peu pour le dire.</translation>
    </message>
    <message>
        <source>chi quadrato {value} con {free} gradi di libertà</source>
        <translation>khi carré {value} avec {free} degrés de liberté</translation>
    </message>
    <message>
        <source>{value} deviazioni standard</source>
        <translation>{value} écarts types</translation>
    </message>
    <message>
        <source>{name}: tanto o più viene per caso {often}; contando tutte le domande {counted}.</source>
        <translation>{name} : autant ou plus vient par hasard {often} ; en comptant toutes les questions {counted}.</translation>
    </message>
    <message>
        <source>quasi sempre</source>
        <translation>presque toujours</translation>
    </message>
    <message>
        <source>su {count} cilindri regolari ogni 100</source>
        <translation>sur {count} cylindres réguliers sur 100</translation>
    </message>
    <message>
        <source>su un cilindro regolare ogni {count} (p = {chance})</source>
        <translation>sur un cylindre régulier sur {count} (p = {chance})</translation>
    </message>
    <message>
        <source>su meno di un cilindro regolare ogni {count}</source>
        <translation>sur moins d&apos;un cylindre régulier sur {count}</translation>
    </message>
    <message>
        <source>La sorveglianza si guarda quanto spesso si vuole, e avvisa al più di un cilindro regolare ogni 100:</source>
        <translation>On peut consulter la surveillance aussi souvent qu&apos;on veut, et elle alerte au plus d&apos;un cylindre régulier sur 100 :</translation>
    </message>
    <message>
        <source>nessun avviso.</source>
        <translation>aucune alerte.</translation>
    </message>
    <message>
        <source>ha avvisato dopo {count} colpi; il più verosimile {numbers}, circa {size} % più spesso.</source>
        <translation>elle a alerté après {count} coups ; le plus vraisemblable {numbers}, environ {size} % plus souvent.</translation>
    </message>
    <message>
        <source>A un chi quadrato, per vedere una casella che esce più spesso, servono circa, e la sorveglianza avvisa dopo circa:</source>
        <translation>Pour voir une case qui sort plus souvent, il faut à un khi carré environ, et la surveillance alerte après environ :</translation>
    </message>
    <message>
        <source>{size} % più spesso</source>
        <translation>{size} % plus souvent</translation>
    </message>
    <message>
        <source>la sua vera parte di tutti i colpi, al 95 % per tutte insieme; giusta è {share} %</source>
        <translation>sa vraie part de tous les coups, à 95 % pour toutes ensemble ; juste est {share} %</translation>
    </message>
    <message>
        <source>da {low} a {high} %</source>
        <translation>de {low} à {high} %</translation>
    </message>
    <message>
        <source>uscito</source>
        <translation>sorti</translation>
    </message>
    <message>
        <source>Che numero è uscito</source>
        <translation>Quel numéro est sorti</translation>
    </message>
    <message>
        <source>Da dove viene la differenza</source>
        <translation>D&apos;où vient la différence</translation>
    </message>
    <message>
        <source>Chi lo ha voluto</source>
        <translation>Qui l&apos;a voulu</translation>
    </message>
    <message>
        <source>sta nel registro di un altro tavolo</source>
        <translation>c&apos;est dans le journal d&apos;une autre table</translation>
    </message>
    <message>
        <source>riguarda {name}: ne risponde un altro</source>
        <translation>cela concerne {name} : un autre en répond</translation>
    </message>
    <message>
        <source>Tavolo {table}, n. {seq}: {fact}</source>
        <translation>Table {table}, n° {seq} : {fact}</translation>
    </message>
    <message>
        <source>Che cosa si è trovato</source>
        <translation>Ce qu&apos;on a trouvé</translation>
    </message>
    <message>
        <source>Chi risponde di {count} fatti, con un codice</source>
        <translation>Qui répond de {count} faits, avec un code</translation>
    </message>
    <message>
        <source>Chi risponde</source>
        <translation>Qui répond</translation>
    </message>
    <message>
        <source>almeno un fatto di cui può rispondere</source>
        <translation>au moins un fait dont il peut répondre</translation>
    </message>
    <message>
        <source>Resta fuori: {fact} ({why})</source>
        <translation>Reste à part : {fact} ({why})</translation>
    </message>
    <message>
        <source>{whose}: nome</source>
        <translation>{whose} : nom</translation>
    </message>
    <message>
        <source>bloccato ancora {minutes} min</source>
        <translation>bloqué encore {minutes} min</translation>
    </message>
    <message>
        <source>righe illeggibili</source>
        <translation>lignes illisibles</translation>
    </message>
    <message>
        <source>guasto di un sensore</source>
        <translation>panne d’un capteur</translation>
    </message>
    <message>
        <source>pallina non rilevata</source>
        <translation>bille non détectée</translation>
    </message>
    <message>
        <source>velocità del cilindro fuori norma</source>
        <translation>vitesse du cylindre anormale</translation>
    </message>
    <message>
        <source>colpi che il lettore non ha seguito</source>
        <translation>coups que le lecteur n’a pas suivis</translation>
    </message>
    <message>
        <source>cilindro spento e riacceso</source>
        <translation>cylindre éteint et rallumé</translation>
    </message>
    <message>
        <source>uno zero che questo tavolo non ha</source>
        <translation>un zéro que cette table n’a pas</translation>
    </message>
    <message>
        <source>pallina marcata non conosciuta</source>
        <translation>bille marquée inconnue</translation>
    </message>
    <message>
        <source>i due lettori non dicono lo stesso</source>
        <translation>les deux lecteurs ne disent pas la même chose</translation>
    </message>
    <message>
        <source>tamburo inceppato</source>
        <translation>tambour bloqué</translation>
    </message>
    <message>
        <source>guasto della testina</source>
        <translation>panne de la tête de lecture</translation>
    </message>
    <message>
        <source>corrente difettosa</source>
        <translation>courant défaillant</translation>
    </message>
    <message>
        <source>qualcosa non si è sentito</source>
        <translation>quelque chose n’a pas été entendu</translation>
    </message>
    <message>
        <source>una pallina che il gioco non ha</source>
        <translation>une bille que le jeu n’a pas</translation>
    </message>
    <message>
        <source>tamburo spento e riacceso</source>
        <translation>tambour éteint et rallumé</translation>
    </message>
    <message>
        <source>il registro grezzo non si scrive</source>
        <translation>le journal brut ne s’écrit pas</translation>
    </message>
    <message>
        <source>pallina non letta</source>
        <translation>bille non lue</translation>
    </message>
    <message>
        <source>due numeri per una pallina</source>
        <translation>deux numéros pour une bille</translation>
    </message>
    <message>
        <source>cilindro non girato nell&apos;altro verso</source>
        <translation>cylindre non lancé dans l’autre sens</translation>
    </message>
    <message>
        <source>banca non contata</source>
        <translation>banque non comptée</translation>
    </message>
    <message>
        <source>codice rimandato</source>
        <translation>code remis à plus tard</translation>
    </message>
    <message>
        <source>codici sbagliati</source>
        <translation>codes faux</translation>
    </message>
    <message>
        <source>senza codice</source>
        <translation>sans code</translation>
    </message>
    <message>
        <source>illeggibile</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>copiato da capo</source>
        <translation>recopié depuis le début</translation>
    </message>
    <message>
        <source>la copia non va avanti</source>
        <translation>la copie ne va pas plus loin</translation>
    </message>
    <message>
        <source>il secondo posto non si scrive</source>
        <translation>le second lieu ne s’écrit pas</translation>
    </message>
    <message>
        <source>non si scrive</source>
        <translation>ne s’écrit pas</translation>
    </message>
    <message>
        <source>non controllato</source>
        <translation>non contrôlé</translation>
    </message>
    <message>
        <source>sbagliato</source>
        <translation>faux</translation>
    </message>
    <message>
        <source>il disco non scrive</source>
        <translation>le disque n’écrit pas</translation>
    </message>
    <message>
        <source>il registro è stato cambiato</source>
        <translation>le journal a été changé</translation>
    </message>
    <message>
        <source>il registro non è tenuto in ordine</source>
        <translation>le journal n’est pas tenu en ordre</translation>
    </message>
    <message>
        <source>ha un primo codice, da cambiare</source>
        <translation>a un premier code, à changer</translation>
    </message>
    <message>
        <source>ha un codice di prima, da cambiare</source>
        <translation>a un code d&apos;avant, à changer</translation>
    </message>
    <message>
        <source>codice da {user}, che amministra la macchina</source>
        <translation>code de {user}, qui administre la machine</translation>
    </message>
    <message>
        <source>a posto</source>
        <translation>en ordre</translation>
    </message>
    <message>
        <source>codici sbagliati: {count}</source>
        <translation>codes faux : {count}</translation>
    </message>
    <message>
        <source>nome</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>codice</source>
        <translation>code</translation>
    </message>
    <message>
        <source>ruolo</source>
        <translation>rôle</translation>
    </message>
    <message>
        <source>Chi lavora qui</source>
        <translation>Qui travaille ici</translation>
    </message>
    <message>
        <source>Stampa chi lavora qui</source>
        <translation>Imprimer qui travaille ici</translation>
    </message>
    <message>
        <source>persone.pdf</source>
        <translation>personnes.pdf</translation>
    </message>
    <message>
        <source>Aggiungi…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Ruolo…</source>
        <translation>Rôle…</translation>
    </message>
    <message>
        <source>Non lavora più qui…</source>
        <translation>Ne travaille plus ici…</translation>
    </message>
    <message>
        <source>Il proprio codice…</source>
        <translation>Son propre code…</translation>
    </message>
    <message>
        <source>Risponderne…</source>
        <translation>En répondre…</translation>
    </message>
    <message>
        <source>Non c&apos;è un registro delle persone: lo fa il tavolo al primo avvio, o «capotavolo people»</source>
        <translation>Il n&apos;y a pas de registre des personnes : la table le fait au premier démarrage, ou «&#x202f;capotavolo people&#x202f;»</translation>
    </message>
    <message>
        <source>Sblocca…</source>
        <translation>Débloquer…</translation>
    </message>
    <message>
        <source>Primo codice…</source>
        <translation>Premier code…</translation>
    </message>
    <message>
        <source>Scegliere prima una persona.</source>
        <translation>Choisir d&apos;abord une personne.</translation>
    </message>
    <message>
        <source>il registro delle persone</source>
        <translation>le registre des personnes</translation>
    </message>
    <message>
        <source>Si legge il registro delle persone…</source>
        <translation>On lit le registre des personnes…</translation>
    </message>
    <message>
        <source>{whose}: codice</source>
        <translation>{whose} : code</translation>
    </message>
    <message>
        <source>Firma</source>
        <translation>Signer</translation>
    </message>
    <message>
        <source>{name}, ancora</source>
        <translation>{name}, encore</translation>
    </message>
    <message>
        <source>ancora una volta</source>
        <translation>encore une fois</translation>
    </message>
    <message>
        <source>I due codici non sono uguali.</source>
        <translation>Les deux codes ne sont pas identiques.</translation>
    </message>
    <message>
        <source>{whose}: nome e codice</source>
        <translation>{whose} : nom et code</translation>
    </message>
    <message>
        <source>Manca: {what}.</source>
        <translation>Il manque : {what}.</translation>
    </message>
    <message>
        <source>{name}: nome o codice sbagliato.</source>
        <translation>{name} : nom ou code erroné.</translation>
    </message>
    <message>
        <source>{name}: troppi codici sbagliati, bloccato ancora {minutes} min.</source>
        <translation>{name} : trop de codes erronés, bloqué encore {minutes} min.</translation>
    </message>
    <message>
        <source>Il tavolo è aperto nel suo programma: per questa serata si fa lì; qui, quando è chiuso.</source>
        <translation>La table est ouverte dans son programme : pour cette soirée, cela se fait là ; ici, une fois qu&apos;elle est fermée.</translation>
    </message>
    <message>
        <source>Questa è una copia, e in una copia non si scrive: aprire il registro del tavolo.</source>
        <translation>C&apos;est une copie, et on n&apos;écrit pas dans une copie : ouvrir le journal de la table.</translation>
    </message>
    <message>
        <source>{name} deve prima cambiare il codice che gli è stato dato.</source>
        <translation>{name} doit d&apos;abord changer le code qui lui a été donné.</translation>
    </message>
    <message>
        <source>{name} deve prima cambiare il codice che gli è stato dato: «Le persone», «Il proprio codice…».</source>
        <translation>{name} doit d&apos;abord changer le code qui lui a été donné&#x202f;: «&#x202f;Les personnes&#x202f;», «&#x202f;Son propre code…&#x202f;».</translation>
    </message>
    <message>
        <source>{name} non può firmarlo: serve un capo tavolo o il responsabile di sala.</source>
        <translation>{name} ne peut pas le signer : il faut un chef de table ou le chef de partie.</translation>
    </message>
    <message>
        <source>Qui non si scrive ({reason}): si fa dove la cartella del registro si può scrivere.</source>
        <translation>On n&apos;écrit pas ici ({reason}) : cela se fait là où le dossier du journal peut être écrit.</translation>
    </message>
    <message>
        <source>Nessuno può ancora firmare: il registro delle persone si comincia in «Le persone».</source>
        <translation>Personne ne peut encore signer : le registre des personnes se commence dans «&#x202f;Les personnes&#x202f;».</translation>
    </message>
    <message>
        <source>Non si può scrivere: {reason}</source>
        <translation>On ne peut pas écrire : {reason}</translation>
    </message>
    <message>
        <source>Ruolo</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Chi lo fa</source>
        <translation>Qui le fait</translation>
    </message>
    <message>
        <source>Riceve un primo codice, che cambia quando lo usa.</source>
        <translation>Reçoit un premier code, qu&apos;il change en l&apos;utilisant.</translation>
    </message>
    <message>
        <source>Aggiungere una persona</source>
        <translation>Ajouter une personne</translation>
    </message>
    <message>
        <source>Primo codice</source>
        <translation>Premier code</translation>
    </message>
    <message>
        <source>Cambiare il ruolo</source>
        <translation>Changer le rôle</translation>
    </message>
    <message>
        <source>un altro ruolo</source>
        <translation>un autre rôle</translation>
    </message>
    <message>
        <source>Sbloccare con un primo codice</source>
        <translation>Débloquer avec un premier code</translation>
    </message>
    <message>
        <source>Dare un primo codice</source>
        <translation>Donner un premier code</translation>
    </message>
    <message>
        <source>{name}: il codice di prima non vale più.</source>
        <translation>{name} : le code d&apos;avant ne vaut plus.</translation>
    </message>
    <message>
        <source>{name}: chi amministra la macchina gli ha dato un primo codice. Ne risponde un altro.</source>
        <translation>{name} : qui administre la machine lui a donné un premier code. Un autre en répond.</translation>
    </message>
    <message>
        <source>Rispondere di un codice</source>
        <translation>Répondre d&apos;un code</translation>
    </message>
    <message>
        <source>{name}: il codice non apre più niente; ciò che ha firmato resta.</source>
        <translation>{name} : le code n&apos;ouvre plus rien ; ce qui fut signé reste.</translation>
    </message>
    <message>
        <source>Non lavora più qui</source>
        <translation>Ne travaille plus ici</translation>
    </message>
    <message>
        <source>Cambiare il proprio codice</source>
        <translation>Changer son propre code</translation>
    </message>
    <message>
        <source>Lo sceglie chi lo userà.</source>
        <translation>Celui qui l&apos;utilisera le choisit.</translation>
    </message>
    <message>
        <source>Chi lo cambia</source>
        <translation>Qui le change</translation>
    </message>
    <message>
        <source>Codice nuovo</source>
        <translation>Nouveau code</translation>
    </message>
    <message>
        <source>Prodotti</source>
        <translation>Produits</translation>
    </message>
    <message>
        <source>Si pagano i pezzi, la puntata resta: pieno 35, cavallo 17, terzina 11, carré 8, sestina 5.</source>
        <translation>On paie les pièces, la mise reste : pieno 35, cavallo 17, terzina 11, carré 8, sestina 5.</translation>
    </message>
    <message>
        <source>Molti pezzi su una sola puntata: prima le decine, poi le unità, e si sommano.</source>
        <translation>Beaucoup de pièces sur une seule mise : d&apos;abord les dizaines, puis les unités, et on additionne.</translation>
    </message>
    <message>
        <source>Due puntate insieme: un prodotto per ciascuna, poi la somma. Conviene partire dal più grande.</source>
        <translation>Deux mises ensemble : un produit pour chacune, puis la somme. Commencer par le plus grand.</translation>
    </message>
    <message>
        <source>Tre puntate insieme. I prodotti tondi aiutano: 2 cavalli 34, 2 pieni 70, 5 carré 40.</source>
        <translation>Trois mises ensemble. Les produits ronds aident : 2 cavalli 34, 2 pieni 70, 5 carré 40.</translation>
    </message>
    <message>
        <source>Quattro puntate insieme, come attorno a un numero: pieno, cavalli, carré, terzina, sestina.</source>
        <translation>Quatre mises ensemble, comme autour d&apos;un numéro : pieno, cavalli, carré, terzina, sestina.</translation>
    </message>
    <message>
        <source>Quanti pezzi pagano {bets}?</source>
        <translation>Combien de pièces paient {bets} ?</translation>
    </message>
    <message>
        <source>Figure attorno a un numero</source>
        <translation>Figures autour d&apos;un numéro</translation>
    </message>
    <message>
        <source>Le figure da riconoscere a colpo d&apos;occhio: tutti i cavalli 68, tutti i carré 32; sulle colonne esterne 51 e 16. Due pezzi in pieno fanno 70.</source>
        <translation>Les figures à reconnaître d&apos;un coup d&apos;œil : tous les cavalli 68, tous les carré 32 ; sur les colonnes extérieures 51 et 16. Deux pièces en pieno font 70.</translation>
    </message>
    <message>
        <source>I diciassette totali da sapere a memoria: 21 25 33 42 51 52 60 67 68 69 77 86 100 101 102 103 116.</source>
        <translation>Les dix-sept totaux à savoir par cœur : 21 25 33 42 51 52 60 67 68 69 77 86 100 101 102 103 116.</translation>
    </message>
    <message>
        <source>Pezzi disuguali: prima si leggono i totali noti, poi si aggiunge quello che avanza.</source>
        <translation>Pièces inégales : lire d&apos;abord les totaux connus, puis ajouter ce qui reste.</translation>
    </message>
    <message>
        <source>Si contano i pezzi, e solo alla fine si moltiplica per il valore di un pezzo.</source>
        <translation>On compte en pièces, et l&apos;on ne multiplie qu&apos;à la fin par la valeur d&apos;une pièce.</translation>
    </message>
    <message>
        <source>Annunci: il prezzo</source>
        <translation>Annonces : le prix</translation>
    </message>
    <message>
        <source>Vicini 9 pezzi, serie 6, orfanelli 5, laterali 5: pezzi per valore.</source>
        <translation>Vicini 9 pièces, serie 6, orfanelli 5, laterali 5 : pièces fois valeur.</translation>
    </message>
    <message>
        <source>Nassa 5, zero spiel 4, figure 4, finali 4 (7, 8 e 9: 3), finali a cavallo 5, 4 o 3.</source>
        <translation>Nassa 5, zero spiel 4, figure 4, finali 4 (7, 8 et 9 : 3), finali a cavallo 5, 4 ou 3.</translation>
    </message>
    <message>
        <source>Dà una somma e dice solo l&apos;annuncio: si gioca il valore più alto che i soldi coprono, multiplo del minimo. Il resto torna.</source>
        <translation>Il donne une somme et ne dit que l&apos;annonce : on joue la plus haute valeur que l&apos;argent couvre, multiple du minimum. Le reste revient.</translation>
    </message>
    <message>
        <source>Ogni pieno aggiunto è un pezzo in più. Con un resto si ripete anche il totale.</source>
        <translation>Chaque pieno ajouté est une pièce de plus. S&apos;il y a un reste, on répète aussi le total.</translation>
    </message>
    <message>
        <source>In colore si conta in pezzi, e l&apos;annuncio si ripete senza valore.</source>
        <translation>En couleur on compte en pièces, et l&apos;annonce se répète sans valeur.</translation>
    </message>
    <message>
        <source>{announce} da {value}: quanto fa in tutto?</source>
        <translation>{announce} à {value} : combien en tout ?</translation>
    </message>
    <message>
        <source>Minimo {minimum}. Il giocatore dà {money} e dice {announce}: da quanto si gioca, e quanto torna?</source>
        <translation>Minimum {minimum}. Le joueur donne {money} et dit {announce} : à combien la joue-t-on, et combien revient ?</translation>
    </message>
    <message>
        <source>Il giocatore dà {money}: {said}. Quanto fa in tutto, e quanto torna?</source>
        <translation>Le joueur donne {money} : {said}. Combien en tout, et combien revient ?</translation>
    </message>
    <message>
        <source>{announce} in colore da {worth}, {each} pezzi per quota: quanti pezzi, e quanto valgono?</source>
        <translation>{announce} en couleur de {worth}, {each} pièces par part : combien de pièces, et que valent-elles ?</translation>
    </message>
    <message>
        <source>Il giocatore dà {pieces} pezzi di colore e dice {announce}: quanti per quota, e quanti tornano?</source>
        <translation>Le joueur donne {pieces} pièces de couleur et dit {announce} : combien par part, et combien reviennent ?</translation>
    </message>
    <message>
        <source>totale</source>
        <translation>total</translation>
    </message>
    <message>
        <source>annunciato</source>
        <translation>annoncé</translation>
    </message>
    <message>
        <source>detto da</source>
        <translation>dit par</translation>
    </message>
    <message>
        <source>lettore</source>
        <translation>lecteur</translation>
    </message>
    <message>
        <source>colpo del lettore</source>
        <translation>coup du lecteur</translation>
    </message>
    <message>
        <source>lancio</source>
        <translation>lancer</translation>
    </message>
    <message>
        <source>al posto di</source>
        <translation>au lieu de</translation>
    </message>
    <message>
        <source>chi</source>
        <translation>qui</translation>
    </message>
    <message>
        <source>informato</source>
        <translation>informé</translation>
    </message>
    <message>
        <source>come</source>
        <translation>comme</translation>
    </message>
    <message>
        <source>pagamento</source>
        <translation>paiement</translation>
    </message>
    <message>
        <source>posizione</source>
        <translation>position</translation>
    </message>
    <message>
        <source>gioca</source>
        <translation>joue</translation>
    </message>
    <message>
        <source>da</source>
        <translation>de</translation>
    </message>
    <message>
        <source>a</source>
        <translation>à</translation>
    </message>
    <message>
        <source>di chi</source>
        <translation>à qui</translation>
    </message>
    <message>
        <source>valore</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>puntata</source>
        <translation>mise</translation>
    </message>
    <message>
        <source>resto</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>in euro</source>
        <translation>en euros</translation>
    </message>
    <message>
        <source>per quota</source>
        <translation>par part</translation>
    </message>
    <message>
        <source>{announce}: {pieces} pezzi.</source>
        <translation>{announce} : {pieces} pièces.</translation>
    </message>
    <message>
        <source>I pezzi dell&apos;annuncio, e uno per ogni pieno: {sum}.</source>
        <translation>Les pièces de l&apos;annonce, et une pour chaque pieno : {sum}.</translation>
    </message>
    <message>
        <source>Pezzi per valore: {sum}.</source>
        <translation>Pièces fois valeur : {sum}.</translation>
    </message>
    <message>
        <source>Si ripete: {said}.</source>
        <translation>On répète : {said}.</translation>
    </message>
    <message>
        <source>Il resto: {sum}.</source>
        <translation>Le reste : {sum}.</translation>
    </message>
    <message>
        <source>I pezzi giocati: {sum}.</source>
        <translation>Les pièces jouées : {sum}.</translation>
    </message>
    <message>
        <source>Il colore vale il suo minimo: {sum}.</source>
        <translation>La couleur vaut son minimum : {sum}.</translation>
    </message>
    <message>
        <source>Tornano al giocatore: {sum}.</source>
        <translation>Reviennent au joueur : {sum}.</translation>
    </message>
    <message>
        <source>L&apos;annuncio non ha questi pezzi.</source>
        <translation>L&apos;annonce n&apos;a pas ce nombre de pièces.</translation>
    </message>
    <message>
        <source>Manca un pezzo.</source>
        <translation>Il manque une pièce.</translation>
    </message>
    <message>
        <source>I pezzi sono giusti, il valore no.</source>
        <translation>Les pièces sont justes, pas la valeur.</translation>
    </message>
    <message>
        <source>Pezzi e valore sono giusti, il prodotto no.</source>
        <translation>Pièces et valeur sont justes, pas le produit.</translation>
    </message>
    <message>
        <source>I soldi non bastano per questo valore.</source>
        <translation>L&apos;argent ne suffit pas pour cette valeur.</translation>
    </message>
    <message>
        <source>Manca il resto.</source>
        <translation>Il manque le reste.</translation>
    </message>
    <message>
        <source>Il resto è sbagliato.</source>
        <translation>Le reste est faux.</translation>
    </message>
    <message>
        <source>I due importi sono scambiati.</source>
        <translation>Les deux chiffres sont inversés.</translation>
    </message>
    <message>
        <source>Il totale è sbagliato.</source>
        <translation>Le total est faux.</translation>
    </message>
    <message>
        <source>I pieni aggiunti non sono contati.</source>
        <translation>Les pieni ajoutés ne sont pas comptés.</translation>
    </message>
    <message>
        <source>Un pezzo di troppo.</source>
        <translation>Une pièce de trop.</translation>
    </message>
    <message>
        <source>{bets}: {sum}</source>
        <translation>{bets} : {sum}</translation>
    </message>
    <message>
        <source>Insieme: {sum}</source>
        <translation>Ensemble : {sum}</translation>
    </message>
    <message>
        <source>{pieces} pezzi: un totale da sapere a memoria.</source>
        <translation>{pieces} pièces : un total à savoir par cœur.</translation>
    </message>
    <message>
        <source>Da colore a valuta e ritorno</source>
        <translation>De la couleur à la valeur et retour</translation>
    </message>
    <message>
        <source>Si parte dalla stecca: 20 pezzi a 2,50 sono 50, a 5 sono 100, a 10 sono 200, a 20 sono 400.</source>
        <translation>On part de la stecca : 20 pièces à 2,50 font 50, à 5 elles font 100, à 10 200, à 20 400.</translation>
    </message>
    <message>
        <source>Dall&apos;importo ai pezzi: quante stecche ci stanno, poi il resto. Cento al minimo 2,50 sono 40 pezzi.</source>
        <translation>Du montant aux pièces : combien de stecche y tiennent, puis le reste. Cent au minimum 2,50 font 40 pièces.</translation>
    </message>
    <message>
        <source>Pagamenti grandi, a ogni minimo: cento pezzi a 2,50 sono 250, a 5 sono 500, a 50 sono 5.000.</source>
        <translation>Grands paiements, à chaque minimum : cent pièces à 2,50 font 250, à 5 elles font 500, à 50 5.000.</translation>
    </message>
    <message>
        <source>Chi lascia il tavolo cambia il suo colore in valuta: il minor numero di gettoni.</source>
        <translation>Qui quitte la table change sa couleur en valeur : le moins de jetons possible.</translation>
    </message>
    <message>
        <source>Colore pagato in valuta: si conta in pezzi e ogni cento sta da solo, coi gettoni più alti.</source>
        <translation>Couleur payée en valeur : on compte en pièces, chaque centaine à part, avec les jetons les plus forts.</translation>
    </message>
    <message>
        <source>{pieces} pezzi di colore da {value}: quanto valgono?</source>
        <translation>{pieces} pièces de couleur à {value} : combien valent-elles ?</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi di colore da {value}: quanto valgono?</source>
        <translation>On paie {pieces} pièces de couleur à {value} : combien valent-elles ?</translation>
    </message>
    <message>
        <source>{worth} in colore da {value}: quanti pezzi sono?</source>
        <translation>{worth} en couleur à {value} : combien de pièces ?</translation>
    </message>
    <message>
        <source>Un giocatore lascia il tavolo con {pieces} pezzi di colore da {value}: in quali gettoni si cambiano?</source>
        <translation>Un joueur quitte la table avec {pieces} pièces de couleur à {value} : en quels jetons les changer ?</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi di colore da {value}, tutto in valuta: con quali gettoni?</source>
        <translation>On paie {pieces} pièces de couleur à {value}, tout en valeur : avec quels jetons ?</translation>
    </message>
    <message>
        <source>Stecche: {stacks} da {each}, {worth}.</source>
        <translation>Stecche : {stacks} de {each}, {worth}.</translation>
    </message>
    <message>
        <source>Gli altri {rest} pezzi: {worth}.</source>
        <translation>Les {rest} autres pièces : {worth}.</translation>
    </message>
    <message>
        <source>{pieces} pezzi da {value} valgono {worth}.</source>
        <translation>{pieces} pièces de {value} valent {worth}.</translation>
    </message>
    <message>
        <source>Una stecca vale {each}.</source>
        <translation>Une stecca vaut {each}.</translation>
    </message>
    <message>
        <source>{worth} a {value} il pezzo: {pieces} pezzi.</source>
        <translation>{worth} à {value} la pièce : {pieces} pièces.</translation>
    </message>
    <message>
        <source>Dal gettone più alto in giù: {chips}.</source>
        <translation>Du jeton le plus fort vers le bas : {chips}.</translation>
    </message>
    <message>
        <source>Ogni cento pezzi da soli: {sum}.</source>
        <translation>Chaque centaine de pièces à part : {sum}.</translation>
    </message>
    <message>
        <source>Gruppo per gruppo, i gettoni più alti: {chips}.</source>
        <translation>Groupe par groupe, les jetons les plus forts : {chips}.</translation>
    </message>
    <message>
        <source>È il conto di un altro valore del pezzo.</source>
        <translation>C&apos;est le compte pour une autre valeur de la pièce.</translation>
    </message>
    <message>
        <source>Il valore è giusto, ma ogni cento pezzi doveva stare da solo.</source>
        <translation>La valeur est juste, mais chaque centaine de pièces devait rester à part.</translation>
    </message>
    <message>
        <source>C&apos;è qualche pezzo di troppo o in meno.</source>
        <translation>Il y a quelques pièces de trop ou de moins.</translation>
    </message>
    <message>
        <source>C&apos;è una stecca di troppo.</source>
        <translation>Il y a une stecca de trop.</translation>
    </message>
    <message>
        <source>È dieci volte tanto.</source>
        <translation>C&apos;est dix fois trop.</translation>
    </message>
    <message>
        <source>Il valore è giusto, ma basta un numero minore di gettoni.</source>
        <translation>La valeur est juste, mais moins de jetons suffisent.</translation>
    </message>
    <message>
        <source>Numero {number}. Quanti pezzi si pagano?</source>
        <translation>Numéro {number}. Combien de pièces paie-t-on ?</translation>
    </message>
    <message>
        <source>Numero {number}. Un pezzo vale {value}: quanti pezzi si pagano, e quanto valgono?</source>
        <translation>Numéro {number}. Une pièce vaut {value} : combien de pièces paie-t-on, et combien valent-elles ?</translation>
    </message>
    <message>
        <source>Il tavolo di ieri</source>
        <translation>La table d&apos;hier soir</translation>
    </message>
    <message>
        <source>Quanto si paga in tutto su ogni posizione: si sommano le puntate, poi si moltiplica una volta.</source>
        <translation>Combien on paie en tout sur chaque position : on additionne les mises, puis on multiplie une fois.</translation>
    </message>
    <message>
        <source>Quanto si paga a un giocatore: posizione per posizione, pezzi per quota; il valore per ultimo.</source>
        <translation>Ce qu&apos;on paie à un joueur : position par position, pièces fois rapport ; la valeur en dernier.</translation>
    </message>
    <message>
        <source>L&apos;ordine dei pagamenti: le chance, poi il numero; la valuta prima del colore.</source>
        <translation>L&apos;ordre des paiements : les chances, puis le numéro ; la valeur avant la couleur.</translation>
    </message>
    <message>
        <source>L&apos;ordine della pulizia: intorno al numero, le colonne, poi a dozzine dall&apos;ultima.</source>
        <translation>L&apos;ordre du nettoyage : autour du numéro, les colonnes, puis par douzaines à partir de la dernière.</translation>
    </message>
    <message>
        <source>Lo zero sulle chance semplici: prima la prigione, poi le metà, giocatore per giocatore.</source>
        <translation>Le zéro sur les chances simples : d&apos;abord la prison, puis les moitiés, joueur par joueur.</translation>
    </message>
    <message>
        <source>È uscito il {number}. Quanto si paga in tutto su ogni posizione?</source>
        <translation>Le {number} est sorti. Combien paie-t-on en tout sur chaque position ?</translation>
    </message>
    <message>
        <source>È uscito il {number}. Quanto si paga — {colour}: {bets}?</source>
        <translation>Le {number} est sorti. Combien paie-t-on — {colour} : {bets} ?</translation>
    </message>
    <message>
        <source>È uscito il {number}. Quanto si paga — giocatore {player}, da {value}: {bets}?</source>
        <translation>Le {number} est sorti. Combien paie-t-on — joueur {player}, de {value} : {bets} ?</translation>
    </message>
    <message>
        <source>È uscito il {number}. Quanto si paga — di non si sa chi, da {value}: {bets}?</source>
        <translation>Le {number} est sorti. Combien paie-t-on — d&apos;on ne sait qui, de {value} : {bets} ?</translation>
    </message>
    <message>
        <source>È uscito il {number}. Quanto si paga — giocatore {player}, {amount} in gettoni: {where}?</source>
        <translation>Le {number} est sorti. Combien paie-t-on — joueur {player}, {amount} en jetons : {where} ?</translation>
    </message>
    <message>
        <source>È uscito il {number}. Quanto si paga — di non si sa chi, {amount} in gettoni: {where}?</source>
        <translation>Le {number} est sorti. Combien paie-t-on — d&apos;on ne sait qui, {amount} en jetons : {where} ?</translation>
    </message>
    <message>
        <source>È uscito il {number}. Quanto si paga — giocatore {player}, {amount} in biglietti: {where}?</source>
        <translation>Le {number} est sorti. Combien paie-t-on — joueur {player}, {amount} en billets : {where} ?</translation>
    </message>
    <message>
        <source>È uscito il {number}. Quanto si paga — di non si sa chi, {amount} in biglietti: {where}?</source>
        <translation>Le {number} est sorti. Combien paie-t-on — d&apos;on ne sait qui, {amount} en billets : {where} ?</translation>
    </message>
    <message>
        <source>È uscito il {number}. Ecco i primi pagamenti: in che ordine si fanno?</source>
        <translation>Le {number} est sorti. Voici les premiers paiements : dans quel ordre les fait-on ?</translation>
    </message>
    <message>
        <source>È uscito il {number}. In che ordine si puliscono queste?</source>
        <translation>Le {number} est sorti. Dans quel ordre nettoie-t-on celles-ci ?</translation>
    </message>
    <message>
        <source>Esce lo zero. Che cosa si fa sulle chance semplici?</source>
        <translation>Le zéro sort. Que fait-on sur les chances simples ?</translation>
    </message>
    <message>
        <source>«À la dernière», ed esce lo zero. Che cosa si fa sulle chance semplici?</source>
        <translation>«&#x202f;À la dernière&#x202f;», et le zéro sort. Que fait-on sur les chances simples ?</translation>
    </message>
    <message>
        <source>{where}: {sum}</source>
        <translation>{where} : {sum}</translation>
    </message>
    <message>
        <source>È contata anche la puntata: resta al giocatore, ma non è pagamento.</source>
        <translation>La mise est comptée aussi : elle reste au joueur, mais ce n&apos;est pas un paiement.</translation>
    </message>
    <message>
        <source>{path} non è il registro di un tavolo.</source>
        <translation>{path} n&apos;est pas le journal d&apos;une table.</translation>
    </message>
    <message>
        <source>Il registro {path} è guasto e resta com&apos;è: lo esamina «capotavolo verify».</source>
        <translation>Le journal {path} est abîmé et reste tel quel : «&#x202f;capotavolo verify&#x202f;» l&apos;examine.</translation>
    </message>
    <message>
        <source>{path} è di un programma più nuovo di questo: lo legge quello.</source>
        <translation>{path} est d&apos;un programme plus récent que celui-ci : c&apos;est lui qui le lit.</translation>
    </message>
    <message>
        <source>{path} non si può leggere adesso.</source>
        <translation>{path} ne peut pas être lu maintenant.</translation>
    </message>
    <message>
        <source>In {path} non c&apos;è nessuna serata con colpi pagati.</source>
        <translation>Dans {path} il n&apos;y a aucune soirée avec des coups payés.</translation>
    </message>
    <message>
        <source>Le regole con cui si giocava ({house}) non sono fra quelle di questo programma.</source>
        <translation>Les règles selon lesquelles on jouait ({house}) ne sont pas parmi celles de ce programme.</translation>
    </message>
    <message>
        <source>Il numero completo, un pezzo per posto: 156 al centro, 123 sulle colonne esterne; in fondo una sestina in meno, allo zero trasversali e quattro primi.</source>
        <translation>Le numéro complet, une pièce par place : 156 au centre, 123 sur les colonnes extérieures ; au bout un sixain de moins, au zéro transversales et quatre premiers.</translation>
    </message>
    <message>
        <source>Un posto non è stato contato.</source>
        <translation>Une place n&apos;a pas été comptée.</translation>
    </message>
    <message>
        <source>Un posto è pagato come un&apos;altra combinazione.</source>
        <translation>Une place est payée comme une autre combinaison.</translation>
    </message>
    <message>
        <source>Un pezzo di troppo su un posto.</source>
        <translation>Une pièce de trop sur une place.</translation>
    </message>
    <message>
        <source>Un pezzo in meno su un posto.</source>
        <translation>Une pièce de moins sur une place.</translation>
    </message>
    <message>
        <source>I pezzi sono giusti, ma moltiplicati per un altro valore.</source>
        <translation>Les pièces sont justes, mais multipliées par une autre valeur.</translation>
    </message>
    <message>
        <source>I pezzi sono giusti, ma il valore è di un pezzo in più o in meno.</source>
        <translation>Les pièces sont justes, mais la valeur est à une pièce près.</translation>
    </message>
    <message>
        <source>Il valore ha una cifra di troppo.</source>
        <translation>La valeur a un chiffre de trop.</translation>
    </message>
    <message>
        <source>Una puntata è pagata come un&apos;altra combinazione.</source>
        <translation>Une mise est payée comme une autre combinaison.</translation>
    </message>
    <message>
        <source>Manca una puntata.</source>
        <translation>Il manque une mise.</translation>
    </message>
    <message>
        <source>Un pezzo di troppo su una puntata.</source>
        <translation>Une pièce de trop sur une mise.</translation>
    </message>
    <message>
        <source>Un pezzo in meno su una puntata.</source>
        <translation>Une pièce de moins sur une mise.</translation>
    </message>
    <message>
        <source>I prodotti sono giusti, la somma no.</source>
        <translation>Les produits sont justes, la somme ne l&apos;est pas.</translation>
    </message>
    <message>
        <source>{title}, livello {level}</source>
        <translation>{title}, niveau {level}</translation>
    </message>
    <message>
        <source>e</source>
        <translation>et</translation>
    </message>
    <message>
        <source>orario</source>
        <translation>horaire</translation>
    </message>
    <message>
        <source>antiorario</source>
        <translation>antihoraire</translation>
    </message>
    <message>
        <source>Annunci: le posizioni</source>
        <translation>Annonces : les positions</translation>
    </message>
    <message>
        <source>Vicini 9 pezzi, due sulla trasversale 0/2/3 e due sul carré 25/29. Serie 6 cavalli. Orfanelli pieno 1 e 4 cavalli.</source>
        <translation>Vicini 9 pièces, deux sur la trasversale 0/2/3 et deux sur le carré 25/29. Serie 6 cavalli. Orfanelli pieno 1 et 4 cavalli.</translation>
    </message>
    <message>
        <source>Nassa 5 pezzi, zero spiel la stessa senza il 19. Contronassa: pieno 2 e 4 cavalli. La finale 8/9 ridotta ha una terzina.</source>
        <translation>Nassa 5 pièces, zero spiel la même sans le 19. Contronassa : pieno 2 et 4 cavalli. La finale 8/9 ridotta a une terzina.</translation>
    </message>
    <message>
        <source>Laterali: il numero e due per parte sul cilindro. Figure: le cifre sommate danno il numero. Finale: la stessa ultima cifra.</source>
        <translation>Laterali : le numéro et deux de chaque côté sur le cylindre. Figure : les chiffres additionnés le donnent. Finale : le même dernier chiffre.</translation>
    </message>
    <message>
        <source>Finale a cavallo: dove i due numeri si toccano un cavallo, dove non si toccano due pieni, fino in fondo al tappeto.</source>
        <translation>Finale a cavallo : un cavallo où les deux numéros se touchent, deux pieni où ils ne se touchent pas, jusqu&apos;au bout du tapis.</translation>
    </message>
    <message>
        <source>I pieni aggiunti costano un pezzo ciascuno. Se l&apos;annuncio ha già quel numero in pieno, il pezzo si somma.</source>
        <translation>Chaque pieno ajouté coûte une pièce. Si l&apos;annonce a déjà ce numéro en pieno, la pièce s&apos;y ajoute.</translation>
    </message>
    <message>
        <source>{said}, {each} pezzi per quota: dove vanno, e quanti?</source>
        <translation>{said}, {each} pièces par part : où vont-elles, et combien ?</translation>
    </message>
    <message>
        <source>{said} da un pezzo: dove vanno i pezzi, e quanti?</source>
        <translation>{said} à une pièce : où vont les pièces, et combien ?</translation>
    </message>
    <message>
        <source>posizioni</source>
        <translation>positions</translation>
    </message>
    <message>
        <source>Sul cilindro, in senso orario: {numbers}.</source>
        <translation>Sur le cylindre, dans le sens horaire : {numbers}.</translation>
    </message>
    <message>
        <source>Le cifre si sommano finché ne resta una: {numbers}.</source>
        <translation>On additionne les chiffres jusqu&apos;à un seul : {numbers}.</translation>
    </message>
    <message>
        <source>I numeri con la stessa ultima cifra: {numbers}.</source>
        <translation>Les numéros au même dernier chiffre : {numbers}.</translation>
    </message>
    <message>
        <source>Di dieci in dieci: i due numeri si toccano, un cavallo; non si toccano, due pieni; uno manca, si smette.</source>
        <translation>De dix en dix : les deux numéros se touchent, un cavallo ; sinon, deux pieni ; l&apos;un manque, on s&apos;arrête.</translation>
    </message>
    <message>
        <source>{announce} da un pezzo: {bets}.</source>
        <translation>{announce} à une pièce : {bets}.</translation>
    </message>
    <message>
        <source>Si aggiunge un pezzo in pieno per ogni numero detto: {straights}.</source>
        <translation>On ajoute une pièce en pieno pour chaque numéro dit : {straights}.</translation>
    </message>
    <message>
        <source>In tutto {sum} pezzi.</source>
        <translation>En tout {sum} pièces.</translation>
    </message>
    <message>
        <source>Dove ne vanno due, ne è messo uno solo.</source>
        <translation>Une seule pièce est posée où il en faut deux.</translation>
    </message>
    <message>
        <source>Le posizioni sono giuste, i pezzi per quota no.</source>
        <translation>Les positions sont justes, pas les pièces par part.</translation>
    </message>
    <message>
        <source>Questo è un altro annuncio.</source>
        <translation>C&apos;est une autre annonce.</translation>
    </message>
    <message>
        <source>Mancano i pieni aggiunti.</source>
        <translation>Il manque les pieni ajoutés.</translation>
    </message>
    <message>
        <source>Un posto è scambiato con quello accanto.</source>
        <translation>Une place est prise pour sa voisine.</translation>
    </message>
    <message>
        <source>Manca una posizione.</source>
        <translation>Il manque une position.</translation>
    </message>
    <message>
        <source>Un pezzo di troppo su una posizione.</source>
        <translation>Une pièce de trop sur une position.</translation>
    </message>
    <message>
        <source>meno: {what}</source>
        <translation>moins : {what}</translation>
    </message>
    <message>
        <source>più: {what}</source>
        <translation>plus : {what}</translation>
    </message>
    <message>
        <source>Esci</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Esame: ogni tocco su un esercizio sceglie il livello dopo, e alla fine nessuno</source>
        <translation>Examen : chaque touche sur un exercice choisit le niveau suivant, et après le dernier aucun</translation>
    </message>
    <message>
        <source>{count} domande</source>
        <translation>{count} questions</translation>
    </message>
    <message>
        <source>1 domanda</source>
        <translation>1 question</translation>
    </message>
    <message>
        <source>{count} minuti</source>
        <translation>{count} minutes</translation>
    </message>
    <message>
        <source>1 minuto</source>
        <translation>1 minute</translation>
    </message>
    <message>
        <source>si passa con {count} su cento</source>
        <translation>reçu avec {count} sur cent</translation>
    </message>
    <message>
        <source>Altre domande</source>
        <translation>Autres questions</translation>
    </message>
    <message>
        <source>riga dell&apos;esame</source>
        <translation>ligne de l&apos;examen</translation>
    </message>
    <message>
        <source>o scrivi qui la riga: esame, esercizio, colpi interi</source>
        <translation>ou écris ici la ligne : examen, exercice, coups entiers</translation>
    </message>
    <message>
        <source>prima scegli un esercizio</source>
        <translation>choisis d&apos;abord un exercice</translation>
    </message>
    <message>
        <source>Comincia l&apos;esame</source>
        <translation>Commencer l&apos;examen</translation>
    </message>
    <message>
        <source>Non so</source>
        <translation>Je ne sais pas</translation>
    </message>
    <message>
        <source>Perché?</source>
        <translation>Pourquoi ?</translation>
    </message>
    <message>
        <source>livello {level}</source>
        <translation>niveau {level}</translation>
    </message>
    <message>
        <source>riga: {line}</source>
        <translation>ligne : {line}</translation>
    </message>
    <message>
        <source>Livello…</source>
        <translation>Niveau…</translation>
    </message>
    <message>
        <source>{place} di {of}</source>
        <translation>{place} sur {of}</translation>
    </message>
    <message>
        <source>Orologio acceso</source>
        <translation>Horloge : oui</translation>
    </message>
    <message>
        <source>Orologio spento</source>
        <translation>Horloge : non</translation>
    </message>
    <message>
        <source>Rispondi</source>
        <translation>Répondre</translation>
    </message>
    <message>
        <source>‹ Passo</source>
        <translation>‹ Étape</translation>
    </message>
    <message>
        <source>Passo ›</source>
        <translation>Étape ›</translation>
    </message>
    <message>
        <source>circa 1 min</source>
        <translation>environ 1 min</translation>
    </message>
    <message>
        <source>circa {count} min</source>
        <translation>environ {count} min</translation>
    </message>
    <message>
        <source>1 torna</source>
        <translation>1 revient</translation>
    </message>
    <message>
        <source>{count} tornano</source>
        <translation>{count} reviennent</translation>
    </message>
    <message>
        <source>Prima: ✓ {done}</source>
        <translation>Avant : ✓ {done}</translation>
    </message>
    <message>
        <source>Prima: ✗ andava {done}</source>
        <translation>Avant : ✗ c&apos;était {done}</translation>
    </message>
    <message>
        <source>Restano {minutes}:{seconds}</source>
        <translation>Reste {minutes}:{seconds}</translation>
    </message>
    <message>
        <source>Ecco come si fa.</source>
        <translation>Voici comment on fait.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Non.</translation>
    </message>
    <message>
        <source>Giusto.</source>
        <translation>Juste.</translation>
    </message>
    <message>
        <source>Giusto, in {seconds} s.</source>
        <translation>Juste, en {seconds} s.</translation>
    </message>
    <message>
        <source>Giusto, in {seconds} s; al tavolo ce ne sono {needed}.</source>
        <translation>Juste, en {seconds} s ; à la table il faut {needed} s.</translation>
    </message>
    <message>
        <source>così non si legge</source>
        <translation>illisible ainsi</translation>
    </message>
    <message>
        <source>giusto</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>no: {answer}</source>
        <translation>non : {answer}</translation>
    </message>
    <message>
        <source>Si scrive in cifre, per esempio {example}</source>
        <translation>On l&apos;écrit en chiffres, par exemple {example}</translation>
    </message>
    <message>
        <source>Si scrive un importo, per esempio {example}</source>
        <translation>On écrit un montant, par exemple {example}</translation>
    </message>
    <message>
        <source>Numeri da 0 a 36, nell&apos;ordine, con uno spazio: per esempio {example}</source>
        <translation>Numéros de 0 à 36, dans l&apos;ordre, avec une espace : par exemple {example}</translation>
    </message>
    <message>
        <source>Numeri da 0 a 36, con uno spazio: per esempio {example}</source>
        <translation>Numéros de 0 à 36, avec une espace : par exemple {example}</translation>
    </message>
    <message>
        <source>Posizioni con i numeri, davanti quanti pezzi: per esempio {example}</source>
        <translation>Positions par leurs numéros, devant combien de pièces : par exemple {example}</translation>
    </message>
    <message>
        <source>Quanti e di che gettone, o la lettera del colore: per esempio {example}</source>
        <translation>Combien et de quel jeton, ou la lettre de la couleur : par exemple {example}</translation>
    </message>
    <message>
        <source>Stecche, strisciate con −, pile con +: per esempio {example}</source>
        <translation>Stecche, glissées avec −, piles avec + : par exemple {example}</translation>
    </message>
    <message>
        <source>Tutte le lettere, ognuna una volta: per esempio {example}</source>
        <translation>Toutes les lettres, chacune une fois : par exemple {example}</translation>
    </message>
    <message>
        <source>Una o più delle lettere, per esempio {example}</source>
        <translation>Une ou plusieurs des lettres, par exemple {example}</translation>
    </message>
    <message>
        <source>Una delle lettere, per esempio {example}</source>
        <translation>Une des lettres, par exemple {example}</translation>
    </message>
    <message>
        <source>Ciao, {name}</source>
        <translation>Bonjour, {name}</translation>
    </message>
    <message>
        <source>Negli ultimi quattordici giorni: {days} con esercizio</source>
        <translation>Sur les quatorze derniers jours : {days} avec exercice</translation>
    </message>
    <message>
        <source>Dieci minuti di oggi</source>
        <translation>Les dix minutes du jour</translation>
    </message>
    <message>
        <source>Esame…</source>
        <translation>Examen…</translation>
    </message>
    <message>
        <source>Progressi</source>
        <translation>Progrès</translation>
    </message>
    <message>
        <source>Altro nome</source>
        <translation>Autre nom</translation>
    </message>
    <message>
        <source>Riprendi: {title}</source>
        <translation>Reprendre : {title}</translation>
    </message>
    <message>
        <source>Livello {level}</source>
        <translation>Niveau {level}</translation>
    </message>
    <message>
        <source>mai provato</source>
        <translation>jamais essayé</translation>
    </message>
    <message>
        <source>{share} % giusti</source>
        <translation>{share} % justes</translation>
    </message>
    <message>
        <source>{seconds} s (al tavolo {needed} s)</source>
        <translation>{seconds} s ({needed} s à la table)</translation>
    </message>
    <message>
        <source>{standing} — non in tutto</source>
        <translation>{standing} — pas tout</translation>
    </message>
    <message>
        <source>{count} da ripetere</source>
        <translation>{count} à répéter</translation>
    </message>
    <message>
        <source>1 nuovo</source>
        <translation>1 nouveau</translation>
    </message>
    <message>
        <source>{count} nuovi</source>
        <translation>{count} nouveaux</translation>
    </message>
    <message>
        <source>Sbagli più spesso — {slips}</source>
        <translation>Erreurs les plus fréquentes — {slips}</translation>
    </message>
    <message>
        <source>Classe: chi ha più da recuperare sta in cima</source>
        <translation>Classe : qui a le plus à rattraper est en tête</translation>
    </message>
    <message>
        <source>nomi di prima</source>
        <translation>noms d&apos;avant</translation>
    </message>
    <message>
        <source>nomi seguenti</source>
        <translation>noms suivants</translation>
    </message>
    <message>
        <source>{days} giorni su 14</source>
        <translation>{days} jours sur 14</translation>
    </message>
    <message>
        <source>1 giorno su 14</source>
        <translation>1 jour sur 14</translation>
    </message>
    <message>
        <source>nessun esame</source>
        <translation>aucun examen</translation>
    </message>
    <message>
        <source>esami superati: {passed} di {sat}</source>
        <translation>examens réussis : {passed} sur {sat}</translation>
    </message>
    <message>
        <source>Niente da curare per ora.</source>
        <translation>Rien à soigner pour l&apos;instant.</translation>
    </message>
    <message>
        <source>Non ha ancora risposto.</source>
        <translation>N&apos;a pas encore répondu.</translation>
    </message>
    <message>
        <source>Da curare — {weak}</source>
        <translation>À soigner — {weak}</translation>
    </message>
    <message>
        <source>ESERCITAZIONE — NESSUN TAVOLO</source>
        <translation>EXERCICE — AUCUNE TABLE</translation>
    </message>
    <message>
        <source>Chi si esercita?</source>
        <translation>Qui s&apos;exerce ?</translation>
    </message>
    <message>
        <source>Ogni nome ha i suoi progressi. Restano su questa macchina, e non toccano nessun tavolo.</source>
        <translation>Chaque nom a ses progrès. Ils restent sur cette machine et ne touchent aucune table.</translation>
    </message>
    <message>
        <source>Comincia</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Classe…</source>
        <translation>Classe…</translation>
    </message>
    <message>
        <source>Tasti e lingua</source>
        <translation>Touches et langue</translation>
    </message>
    <message>
        <source>Per rifarlo uguale: {line}</source>
        <translation>Pour refaire le même : {line}</translation>
    </message>
    <message>
        <source>{seconds} s per risposta giusta</source>
        <translation>{seconds} s par bonne réponse</translation>
    </message>
    <message>
        <source>Torneranno presto: {weak}</source>
        <translation>Ils reviendront bientôt : {weak}</translation>
    </message>
    <message>
        <source>Le domande, una per una</source>
        <translation>Les questions, une par une</translation>
    </message>
    <message>
        <source>1 sbagliata: perché?</source>
        <translation>1 fausse : pourquoi ?</translation>
    </message>
    <message>
        <source>{wrong} sbagliate: perché?</source>
        <translation>{wrong} fausses : pourquoi ?</translation>
    </message>
    <message>
        <source>{right} giusti su {answered}</source>
        <translation>{right} justes sur {answered}</translation>
    </message>
    <message>
        <source>Superato</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Non superato</source>
        <translation>Échoué</translation>
    </message>
    <message>
        <source>ne servono {percent} su cento</source>
        <translation>il en faut {percent} sur cent</translation>
    </message>
    <message>
        <source>togliere l&apos;ultima cifra</source>
        <translation>effacer le dernier chiffre</translation>
    </message>
    <message>
        <source>virgola</source>
        <translation>virgule</translation>
    </message>
    <message>
        <source>e un&apos;altra pila</source>
        <translation>et une autre pile</translation>
    </message>
    <message>
        <source>meno</source>
        <translation>moins</translation>
    </message>
    <message>
        <source>poi</source>
        <translation>puis</translation>
    </message>
    <message>
        <source>gruppo seguente</source>
        <translation>groupe suivant</translation>
    </message>
    <message>
        <source>una stecca intera</source>
        <translation>une pile entière</translation>
    </message>
    <message>
        <source>quanti: {figure}</source>
        <translation>combien : {figure}</translation>
    </message>
    <message>
        <source>Prima un numero, poi la posizione: ogni tocco è un pezzo, o quanti ne dicono le cifre con ×.</source>
        <translation>D&apos;abord un numéro, puis la position : chaque appui est une pièce, ou autant que le disent les chiffres suivis de ×.</translation>
    </message>
    <message>
        <source>togliere l&apos;ultima</source>
        <translation>reprendre la dernière</translation>
    </message>
    <message>
        <source>Nome: {blank}   Data: {when}</source>
        <translation>Nom : {blank}   Date : {when}</translation>
    </message>
    <message>
        <source>Esercizi</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Soluzioni</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>{count} esercizi</source>
        <translation>{count} exercices</translation>
    </message>
    <message>
        <source>1 esercizio</source>
        <translation>1 exercice</translation>
    </message>
    <message>
        <source>1 giusto su {answered}</source>
        <translation>1 juste sur {answered}</translation>
    </message>
    <message>
        <source>{verdict}: {right} ({needed})</source>
        <translation>{verdict} : {right} ({needed})</translation>
    </message>
    <message>
        <source>Tempo impiegato: {minutes} minuti</source>
        <translation>Temps employé : {minutes} minutes</translation>
    </message>
    <message>
        <source>Che cosa era sbagliato</source>
        <translation>Ce qui était faux</translation>
    </message>
    <message>
        <source>Esame di {name}</source>
        <translation>Examen de {name}</translation>
    </message>
    <message>
        <source>Risposta: {answer}</source>
        <translation>Réponse : {answer}</translation>
    </message>
    <message>
        <source>Risposte giuste fra le ultime venti, in cento; con * dove al tavolo sarebbe troppo lento.</source>
        <translation>Réponses justes sur les vingt dernières, pour cent ; avec * là où ce serait trop lent à la table.</translation>
    </message>
    <message>
        <source>Classe</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>dieci minuti di oggi</source>
        <translation>les dix minutes d&apos;aujourd&apos;hui</translation>
    </message>
    <message>
        <source>esame, il tempo corre</source>
        <translation>examen, le temps court</translation>
    </message>
    <message>
        <source>Un esercizio è: esercizio, livello, variante, seme, come products 1 split 4711</source>
        <translation>Un exercice est : exercice, niveau, variante, graine, comme products 1 split 4711</translation>
    </message>
    <message>
        <source>Un esame è: domande, minuti, percento, seme, esercizi, come exam 20 15 80 4711 products/1</source>
        <translation>Un examen est : questions, minutes, pour cent, graine, exercices, comme exam 20 15 80 4711 products/1</translation>
    </message>
    <message>
        <source>Non è un nome: {word}</source>
        <translation>Ce n&apos;est pas un nom : {word}</translation>
    </message>
    <message>
        <source>Non è un livello: {word} (da 1 a 9)</source>
        <translation>Ce n&apos;est pas un niveau : {word} (de 1 à 9)</translation>
    </message>
    <message>
        <source>Non è un seme: {word} (da 0 a {most})</source>
        <translation>Ce n&apos;est pas une graine : {word} (de 0 à {most})</translation>
    </message>
    <message>
        <source>Non c&apos;è l&apos;esercizio {word}. Ci sono: {known}</source>
        <translation>Il n&apos;y a pas d&apos;exercice {word}. Il y a : {known}</translation>
    </message>
    <message>
        <source>{drill} ha i livelli da 1 a {most}, non {level}</source>
        <translation>{drill} a les niveaux de 1 à {most}, pas {level}</translation>
    </message>
    <message>
        <source>Non c&apos;è la variante {word}. Ci sono: {known}</source>
        <translation>Il n&apos;y a pas de variante {word}. Il y a : {known}</translation>
    </message>
    <message>
        <source>Non ci sono i colpi {word}. Ci sono: {known}</source>
        <translation>Il n&apos;y a pas de coups {word}. Il y a : {known}</translation>
    </message>
    <message>
        <source>Non c&apos;è la casa {word}</source>
        <translation>Il n&apos;y a pas de maison {word}</translation>
    </message>
    <message>
        <source>A {drill} serve il colpo, dopo i due punti</source>
        <translation>{drill} a besoin du coup, après les deux-points</translation>
    </message>
    <message>
        <source>{drill} fa il colpo da sé: dopo il seme non va altro</source>
        <translation>{drill} tire lui-même le coup : rien ne va après la graine</translation>
    </message>
    <message>
        <source>Il colpo non si legge dal segno {column} in poi</source>
        <translation>Le coup ne se lit plus à partir du signe {column}</translation>
    </message>
    <message>
        <source>In questa casa non si punta su {where}</source>
        <translation>Dans cette maison on ne mise pas sur {where}</translation>
    </message>
    <message>
        <source>Di questo colpo non si può chiedere: {word}</source>
        <translation>Sur ce coup on ne peut pas demander : {word}</translation>
    </message>
    <message>
        <source>Un esame ha almeno un esercizio col suo livello: products/1</source>
        <translation>Un examen a au moins un exercice avec son niveau : products/1</translation>
    </message>
    <message>
        <source>Domande: da {least} a {most}, non {word}</source>
        <translation>Questions : de {least} à {most}, pas {word}</translation>
    </message>
    <message>
        <source>Minuti: da {least} a {most}, non {word}</source>
        <translation>Minutes : de {least} à {most}, pas {word}</translation>
    </message>
    <message>
        <source>Giusti su cento: da {least} a {most}, non {word}</source>
        <translation>Justes sur cent : de {least} à {most}, pas {word}</translation>
    </message>
    <message>
        <source>Seme: da {least} a {most}, non {word}</source>
        <translation>Graine : de {least} à {most}, pas {word}</translation>
    </message>
    <message>
        <source>Cilindro a sinistra.</source>
        <translation>Cylindre à gauche.</translation>
    </message>
    <message>
        <source>Cilindro a destra.</source>
        <translation>Cylindre à droite.</translation>
    </message>
    <message>
        <source>biglietti da {chip}</source>
        <translation>billets de {chip}</translation>
    </message>
    <message>
        <source>omaggi da {chip}</source>
        <translation>jetons gratuits de {chip}</translation>
    </message>
    <message>
        <source>Numero {number}.</source>
        <translation>Numéro {number}.</translation>
    </message>
    <message>
        <source>Sovrapposti: {chips}.</source>
        <translation>Empilés : {chips}.</translation>
    </message>
    <message>
        <source>Accanto: {chips}.</source>
        <translation>À côté : {chips}.</translation>
    </message>
    <message>
        <source>fino al massimo</source>
        <translation>jusqu&apos;au maximum</translation>
    </message>
    <message>
        <source>Tagliare e strisciare</source>
        <translation>Couper et faire glisser</translation>
    </message>
    <message>
        <source>Fino a 5 si stendono. Da 6 a 10 due pile uguali e la dispari accanto: 4+4+1. Da 11 a 14 pile da 5 e il resto: 5+5+2. Da 15 a 19 si striscia: 20-5.</source>
        <translation>Jusqu&apos;à 5, on étale. De 6 à 10, deux piles égales et l&apos;impaire à côté : 4+4+1. De 11 à 14, des piles de 5 et le reste : 5+5+2. De 15 à 19, on fait glisser : 20-5.</translation>
    </message>
    <message>
        <source>Prima le stecche da 20, poi il resto: 35 è 20 20-5. Solo i 34 di due cavalli si strisciano in due frazioni: 20 20-3-3.</source>
        <translation>D&apos;abord les stecche de 20, puis le reste : 35 fait 20 20-5. Seuls les 34 de deux cavalli glissent en deux fractions : 20 20-3-3.</translation>
    </message>
    <message>
        <source>Più puntate pagate in valuta: si taglia sempre, mai strisciare. 19 è 5+5+5+4, e 34 è 20 5+5+4.</source>
        <translation>Plusieurs mises payées en valeur : on coupe toujours, on ne fait jamais glisser. 19 fait 5+5+5+4, et 34 fait 20 5+5+4.</translation>
    </message>
    <message>
        <source>Ogni cento pezzi stanno da soli, cinque stecche; poi le stecche, poi il resto: 155 è 100 20 20 20-5.</source>
        <translation>Chaque centaine de pièces reste à part, cinq stecche ; puis les stecche, puis le reste : 155 fait 100 20 20 20-5.</translation>
    </message>
    <message>
        <source>Un pagamento già steso: è giusto, o quale regola non rispetta? Contano i pezzi e come sono stesi.</source>
        <translation>Un paiement déjà étalé : est-il juste, ou quelle règle enfreint-il ? Comptent les pièces et leur disposition.</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi di colore. Come si stendono?</source>
        <translation>On paie {pieces} pièces de couleur. Comment les étaler ?</translation>
    </message>
    <message>
        <source>Una sola puntata: si pagano {pieces} pezzi da {value}. Come si stendono?</source>
        <translation>Une seule mise : on paie {pieces} pièces de {value}. Comment les étaler ?</translation>
    </message>
    <message>
        <source>Più puntate insieme: si pagano {pieces} pezzi da {value}. Come si stendono?</source>
        <translation>Plusieurs mises ensemble : on paie {pieces} pièces de {value}. Comment les étaler ?</translation>
    </message>
    <message>
        <source>Due pezzi di colore a cavallo: se ne pagano {pieces}. Come si stendono?</source>
        <translation>Deux pièces de couleur en cavallo : on en paie {pieces}. Comment les étaler ?</translation>
    </message>
    <message>
        <source>Due pezzi da {value} sullo stesso cavallo: se ne pagano {pieces}. Come si stendono?</source>
        <translation>Deux pièces de {value} sur le même cavallo : on en paie {pieces}. Comment les étaler ?</translation>
    </message>
    <message>
        <source>Due cavalli, un pezzo da {value} su ciascuno: se ne pagano {pieces}. Come si stendono?</source>
        <translation>Deux cavalli, une pièce de {value} sur chacun : on en paie {pieces}. Comment les étaler ?</translation>
    </message>
    <message>
        <source>Si dovevano pagare {pieces} pezzi di colore. Quale regola non è rispettata?</source>
        <translation>Il fallait payer {pieces} pièces de couleur. Quelle règle n&apos;est pas respectée ?</translation>
    </message>
    <message>
        <source>Una sola puntata: si dovevano pagare {pieces} pezzi da {value}. Quale regola non è rispettata?</source>
        <translation>Une seule mise : il fallait payer {pieces} pièces de {value}. Quelle règle n&apos;est pas respectée ?</translation>
    </message>
    <message>
        <source>Più puntate insieme: si dovevano pagare {pieces} pezzi da {value}. Quale regola non è rispettata?</source>
        <translation>Plusieurs mises ensemble : il fallait payer {pieces} pièces de {value}. Quelle règle n&apos;est pas respectée ?</translation>
    </message>
    <message>
        <source>Nessuna: è giusto</source>
        <translation>Aucune : c&apos;est juste</translation>
    </message>
    <message>
        <source>Fino a 5 pezzi si stende, non si taglia</source>
        <translation>Jusqu&apos;à 5 pièces on étale, on ne coupe pas</translation>
    </message>
    <message>
        <source>Sopra i 5 pezzi si taglia</source>
        <translation>Au-delà de 5 pièces on coupe</translation>
    </message>
    <message>
        <source>Da 6 a 10 si taglia in due pile uguali</source>
        <translation>De 6 à 10 on coupe en deux piles égales</translation>
    </message>
    <message>
        <source>Una pila tagliata ha al massimo 5 pezzi</source>
        <translation>Une pile coupée a 5 pièces au plus</translation>
    </message>
    <message>
        <source>Da 15 a 19 si striscia</source>
        <translation>De 15 à 19 on fait glisser</translation>
    </message>
    <message>
        <source>Più puntate in valuta: si taglia, non si striscia</source>
        <translation>Plusieurs mises en valeur : on coupe, sans faire glisser</translation>
    </message>
    <message>
        <source>Da una stecca si strisciano al massimo 5 pezzi</source>
        <translation>D&apos;une stecca on fait glisser 5 pièces au plus</translation>
    </message>
    <message>
        <source>Venti pezzi sono una stecca intera</source>
        <translation>Vingt pièces font une stecca entière</translation>
    </message>
    <message>
        <source>Ogni cento pezzi stanno da soli</source>
        <translation>Chaque centaine de pièces reste à part</translation>
    </message>
    <message>
        <source>I pezzi non sono quelli da pagare</source>
        <translation>Les pièces ne sont pas celles à payer</translation>
    </message>
    <message>
        <source>È steso bene: i pezzi ci sono tutti, e ogni regola è rispettata.</source>
        <translation>C&apos;est bien étalé : toutes les pièces y sont, et chaque règle est respectée.</translation>
    </message>
    <message>
        <source>Pochi pezzi sono tagliati, e si dovevano stendere.</source>
        <translation>Quelques pièces sont coupées, il fallait les étaler.</translation>
    </message>
    <message>
        <source>Più di 5 pezzi sono stesi, e si dovevano tagliare.</source>
        <translation>Plus de 5 pièces sont étalées, il fallait les couper.</translation>
    </message>
    <message>
        <source>Le due pile non sono uguali.</source>
        <translation>Les deux piles ne sont pas égales.</translation>
    </message>
    <message>
        <source>Una pila tagliata ha più di 5 pezzi.</source>
        <translation>Une pile coupée a plus de 5 pièces.</translation>
    </message>
    <message>
        <source>Da 15 a 19 pezzi sono tagliati, e si dovevano strisciare.</source>
        <translation>De 15 à 19 pièces sont coupées, il fallait les faire glisser.</translation>
    </message>
    <message>
        <source>È strisciato, ma la valuta di più puntate si taglia.</source>
        <translation>On a fait glisser, mais la valeur de plusieurs mises se coupe.</translation>
    </message>
    <message>
        <source>Dalla stecca sono strisciati più di 5 pezzi: l&apos;eccezione è solo dei due cavalli.</source>
        <translation>Plus de 5 pièces ont glissé de la stecca : l&apos;exception ne vaut que pour deux cavalli.</translation>
    </message>
    <message>
        <source>Venti pezzi sono tagliati, e dovevano essere una stecca.</source>
        <translation>Vingt pièces sont coupées, il fallait une stecca.</translation>
    </message>
    <message>
        <source>I cento pezzi non sono staccati dalle altre stecche.</source>
        <translation>Les cent pièces ne sont pas séparées des autres stecche.</translation>
    </message>
    <message>
        <source>È steso con ordine, ma i pezzi sono uno in più o in meno.</source>
        <translation>C&apos;est étalé en ordre, mais il y a une pièce de trop ou de moins.</translation>
    </message>
    <message>
        <source>stesura</source>
        <translation>étalage</translation>
    </message>
    <message>
        <source>regola</source>
        <translation>règle</translation>
    </message>
    <message>
        <source>Centinaia, ognuna da sola: {count}.</source>
        <translation>Centaines, chacune à part : {count}.</translation>
    </message>
    <message>
        <source>Stecche intere da 20: {count}.</source>
        <translation>Stecche entières de 20 : {count}.</translation>
    </message>
    <message>
        <source>{rest} pezzi: fino a 5 si stendono.</source>
        <translation>{rest} pièces : jusqu&apos;à 5, on étale.</translation>
    </message>
    <message>
        <source>{rest} pezzi: alla francese, fino a 9 si stendono.</source>
        <translation>{rest} pièces : à la française, on étale jusqu&apos;à 9.</translation>
    </message>
    <message>
        <source>{rest} pezzi: due pile uguali, {piles}.</source>
        <translation>{rest} pièces : deux piles égales, {piles}.</translation>
    </message>
    <message>
        <source>{rest} pezzi: due pile uguali e il pezzo dispari accanto, {piles}.</source>
        <translation>{rest} pièces : deux piles égales et la pièce impaire à côté, {piles}.</translation>
    </message>
    <message>
        <source>{rest} pezzi: pile da 5 e il resto accanto, {piles}.</source>
        <translation>{rest} pièces : des piles de 5 et le reste à côté, {piles}.</translation>
    </message>
    <message>
        <source>{rest} pezzi: valuta di più puntate, si taglia sempre, {piles}.</source>
        <translation>{rest} pièces : valeur de plusieurs mises, on coupe toujours, {piles}.</translation>
    </message>
    <message>
        <source>{rest} pezzi: da 15 si striscia una stecca, {piles}.</source>
        <translation>{rest} pièces : à partir de 15 on fait glisser une stecca, {piles}.</translation>
    </message>
    <message>
        <source>{rest} pezzi: due cavalli, l&apos;unica eccezione, due frazioni da 3, {piles}.</source>
        <translation>{rest} pièces : deux cavalli, la seule exception, deux fractions de 3, {piles}.</translation>
    </message>
    <message>
        <source>La stesura: {piles}.</source>
        <translation>L&apos;étalage : {piles}.</translation>
    </message>
    <message>
        <source>Fino a 5 pezzi si stende: qui è tagliato.</source>
        <translation>Jusqu&apos;à 5 pièces on étale : ici c&apos;est coupé.</translation>
    </message>
    <message>
        <source>Sopra i 5 pezzi si taglia: qui è steso.</source>
        <translation>Au-delà de 5 pièces on coupe : ici c&apos;est étalé.</translation>
    </message>
    <message>
        <source>Da 6 a 10 le due pile sono uguali.</source>
        <translation>De 6 à 10 les deux piles sont égales.</translation>
    </message>
    <message>
        <source>Una pila tagliata ha al massimo 5 pezzi.</source>
        <translation>Une pile coupée a 5 pièces au plus.</translation>
    </message>
    <message>
        <source>Da 15 a 19 qui si striscia: è tagliato.</source>
        <translation>De 15 à 19 on fait glisser ici : c&apos;est coupé.</translation>
    </message>
    <message>
        <source>Valuta di più puntate: si taglia, e qui è strisciato.</source>
        <translation>Valeur de plusieurs mises : on coupe, et ici on a fait glisser.</translation>
    </message>
    <message>
        <source>Si strisciano al massimo 5 pezzi.</source>
        <translation>On fait glisser 5 pièces au plus.</translation>
    </message>
    <message>
        <source>Venti pezzi sono una stecca: qui sono tagliati.</source>
        <translation>Vingt pièces font une stecca : ici elles sont coupées.</translation>
    </message>
    <message>
        <source>Il cento va staccato dalle altre stecche.</source>
        <translation>La centaine se sépare des autres stecche.</translation>
    </message>
    <message>
        <source>Sono i 34 di due cavalli: conta se si può strisciare, e allora in due frazioni da 3.</source>
        <translation>Ce sont les 34 de deux cavalli : ce qui compte est si l&apos;on peut faire glisser, et alors en deux fractions de 3.</translation>
    </message>
    <message>
        <source>Manca una stecca.</source>
        <translation>Il manque une stecca.</translation>
    </message>
    <message>
        <source>La stesura è in ordine, ma i pezzi non sono quelli.</source>
        <translation>L&apos;étalage est en ordre, mais ce ne sont pas les bonnes pièces.</translation>
    </message>
    <message>
        <source>Il pagamento non era giusto.</source>
        <translation>Le paiement n&apos;était pas juste.</translation>
    </message>
    <message>
        <source>Il pagamento era giusto.</source>
        <translation>Le paiement était juste.</translation>
    </message>
    <message>
        <source>Il pagamento era sbagliato, ma per un&apos;altra regola.</source>
        <translation>Le paiement était faux, mais pour une autre règle.</translation>
    </message>
    <message>
        <source>Annuncio del numero</source>
        <translation>L&apos;annonce du numéro</translation>
    </message>
    <message>
        <source>Colore, pari o dispari, metà. Da 1 a 10 e da 19 a 28 i dispari sono rossi; da 11 a 18 e da 29 a 36 i pari. Lo zero è solo.</source>
        <translation>Couleur, pair ou impair, moitié. De 1 à 10 et de 19 à 28 les impairs sont rouges ; de 11 à 18 et de 29 à 36 les pairs. Le zéro est annoncé seul.</translation>
    </message>
    <message>
        <source>L&apos;annuncio intero: numero, colore, pari o dispari, metà. L&apos;uno si dice «Premiere».</source>
        <translation>L&apos;annonce entière : numéro, couleur, pair ou impair, moitié. Le un se dit «&#x202f;Premiere&#x202f;».</translation>
    </message>
    <message>
        <source>Si legge l&apos;annuncio, si scrive il numero.</source>
        <translation>On lit l&apos;annonce, on écrit le numéro.</translation>
    </message>
    <message>
        <source>Si sente l&apos;annuncio, si scrive il numero.</source>
        <translation>On entend l&apos;annonce, on écrit le numéro.</translation>
    </message>
    <message>
        <source>Si sente solo il numero: si scrive, e si completa l&apos;annuncio.</source>
        <translation>On n&apos;entend que le numéro : on l&apos;écrit, et on complète l&apos;annonce.</translation>
    </message>
    <message>
        <source>È uscito {number}. Che cosa si dice dopo il numero?</source>
        <translation>Le {number} est sorti. Que dit-on après le numéro ?</translation>
    </message>
    <message>
        <source>È uscito {number}. Come si annuncia?</source>
        <translation>Le {number} est sorti. Comment l&apos;annonce-t-on ?</translation>
    </message>
    <message>
        <source>{call}: che numero è?</source>
        <translation>{call} : quel numéro est-ce ?</translation>
    </message>
    <message>
        <source>{call}: che numero è uscito?</source>
        <translation>{call} : quel numéro est sorti ?</translation>
    </message>
    <message>
        <source>{call}: che numero è, e come continua l&apos;annuncio?</source>
        <translation>{call} : quel numéro est-ce, et comment continue l&apos;annonce ?</translation>
    </message>
    <message>
        <source>pari o dispari</source>
        <translation>pair ou impair</translation>
    </message>
    <message>
        <source>metà</source>
        <translation>moitié</translation>
    </message>
    <message>
        <source>{word}</source>
        <translation>{word}</translation>
    </message>
    <message>
        <source>{number} si dice {word}.</source>
        <translation>{number} se dit {word}.</translation>
    </message>
    <message>
        <source>Lo zero non ha colore, né parità, né metà: si dice solo.</source>
        <translation>Le zéro n&apos;a ni couleur, ni parité, ni moitié : on l&apos;annonce seul.</translation>
    </message>
    <message>
        <source>Il colore: {word}.</source>
        <translation>La couleur : {word}.</translation>
    </message>
    <message>
        <source>Pari o dispari: {word}.</source>
        <translation>Pair ou impair : {word}.</translation>
    </message>
    <message>
        <source>Fino a 18 Manque, da 19 Passe: {word}.</source>
        <translation>Jusqu&apos;à 18 Manque, à partir de 19 Passe : {word}.</translation>
    </message>
    <message>
        <source>L&apos;annuncio intero: {call}.</source>
        <translation>L&apos;annonce entière : {call}.</translation>
    </message>
    <message>
        <source>È il nome di un altro numero.</source>
        <translation>C&apos;est le nom d&apos;un autre numéro.</translation>
    </message>
    <message>
        <source>È un altro numero.</source>
        <translation>C&apos;est un autre numéro.</translation>
    </message>
    <message>
        <source>Il colore è sbagliato.</source>
        <translation>La couleur est fausse.</translation>
    </message>
    <message>
        <source>Pari e dispari sono scambiati.</source>
        <translation>Pair et impair sont intervertis.</translation>
    </message>
    <message>
        <source>Manque e passe sono scambiati.</source>
        <translation>Manque et passe sont intervertis.</translation>
    </message>
    <message>
        <source>Lo zero si dice da solo.</source>
        <translation>Le zéro s&apos;annonce seul.</translation>
    </message>
    <message>
        <source>Più parti sono sbagliate.</source>
        <translation>Plusieurs parties sont fausses.</translation>
    </message>
    <message>
        <source>Massimi e vincite lasciate</source>
        <translation>Maximums et gains laissés</translation>
    </message>
    <message>
        <source>Sopra il massimo non si paga: l&apos;eccedenza si restituisce. Un gettone può contare in parte.</source>
        <translation>Au-dessus du maximum on ne paie pas : l&apos;excédent est rendu. Un jeton peut compter en partie.</translation>
    </message>
    <message>
        <source>Il massimo vale per giocatore e posizione: due giocatori non si sommano. L&apos;omaggio non si taglia: conta intero o torna intero.</source>
        <translation>Le maximum vaut par joueur et position : deux joueurs ne s&apos;additionnent pas. Un jeton offert ne se coupe pas : il compte entier ou revient entier.</translation>
    </message>
    <message>
        <source>Biglietti fino alla concorrenza dei massimi: a ogni numero torna quel che eccede, anche se perde. Accanto ai gettoni hanno il posto che resta.</source>
        <translation>Billets à concurrence du maximum : à chaque numéro l&apos;excédent revient, même s&apos;ils perdent. À côté des jetons ils ont la place qui reste.</translation>
    </message>
    <message>
        <source>Chi non ritira gioca tutto: al terzo colpo, o appena supera il massimo, si ritira tutto.</source>
        <translation>Qui ne retire rien joue tout : au troisième coup, ou dès que le maximum est dépassé, tout est retiré.</translation>
    </message>
    <message>
        <source>Lo zero è un colpo. Proprio al massimo si gioca ancora. Quel che si aggiunge segue il resto.</source>
        <translation>Le zéro est un coup. Au maximum exactement on joue encore. Ce qui s&apos;ajoute suit le reste.</translation>
    </message>
    <message>
        <source>Esce {numbers}, vince {where}. Che cosa conta, si paga e torna?</source>
        <translation>Le {numbers} sort, {where} gagne. Qu&apos;est-ce qui compte, est payé et revient ?</translation>
    </message>
    <message>
        <source>Esce {numbers}, perde {where}. Che cosa conta, si paga e torna?</source>
        <translation>Le {numbers} sort, {where} perd. Qu&apos;est-ce qui compte, est payé et revient ?</translation>
    </message>
    <message>
        <source>{where}: il giocatore non ritira niente. Numeri usciti: {numbers}. Che cosa succede all&apos;ultimo?</source>
        <translation>{where} : le joueur ne retire rien. Numéros sortis : {numbers}. Que se passe-t-il au dernier ?</translation>
    </message>
    <message>
        <source>{where}: {lain} giacciono con le vincite da colpi: {spins}. Il giocatore aggiunge {added}. Esce {numbers}: che cosa succede?</source>
        <translation>{where} : {lain} restent avec les gains, coups passés : {spins}. Le joueur ajoute {added}. Le {numbers} sort : que se passe-t-il ?</translation>
    </message>
    <message>
        <source>conta</source>
        <translation>compte</translation>
    </message>
    <message>
        <source>si paga</source>
        <translation>est payé</translation>
    </message>
    <message>
        <source>gioca ancora</source>
        <translation>joue encore</translation>
    </message>
    <message>
        <source>{where}: un giocatore può avere {maximum}.</source>
        <translation>{where} : un joueur peut avoir {maximum}.</translation>
    </message>
    <message>
        <source>Posto {seat}: quel che eccede torna, {amount}.</source>
        <translation>Place {seat} : l&apos;excédent revient, {amount}.</translation>
    </message>
    <message>
        <source>Al {colour} torna quel che eccede, {amount}.</source>
        <translation>Au {colour} revient l&apos;excédent, {amount}.</translation>
    </message>
    <message>
        <source>L&apos;omaggio che sarebbe tagliato non conta e torna intero: {amount}.</source>
        <translation>Le jeton offert qui serait coupé ne compte pas et revient entier : {amount}.</translation>
    </message>
    <message>
        <source>Posto {seat}: {sum}.</source>
        <translation>Place {seat} : {sum}.</translation>
    </message>
    <message>
        <source>Al {colour}: {sum}.</source>
        <translation>Au {colour} : {sum}.</translation>
    </message>
    <message>
        <source>Il resto conta, e perde: {amount}.</source>
        <translation>Le reste compte, et perd : {amount}.</translation>
    </message>
    <message>
        <source>{where}: si ritira al terzo colpo, o sopra {maximum}.</source>
        <translation>{where} : retiré au troisième coup, ou au-dessus de {maximum}.</translation>
    </message>
    <message>
        <source>{number}: vince. {sum}.</source>
        <translation>{number} : gagné. {sum}.</translation>
    </message>
    <message>
        <source>Lo zero è un colpo. Alla banca {amount}.</source>
        <translation>Le zéro est un coup. À la banque {amount}.</translation>
    </message>
    <message>
        <source>Non supera il massimo: gioca ancora {amount}.</source>
        <translation>Pas au-dessus du maximum : {amount} joue encore.</translation>
    </message>
    <message>
        <source>Supera il massimo: si ritira tutto, {amount}.</source>
        <translation>Au-dessus du maximum : tout est retiré, {amount}.</translation>
    </message>
    <message>
        <source>È il terzo colpo: si ritira tutto, {amount}.</source>
        <translation>C&apos;est le troisième coup : tout est retiré, {amount}.</translation>
    </message>
    <message>
        <source>È pagato anche quel che eccede.</source>
        <translation>L&apos;excédent est payé aussi.</translation>
    </message>
    <message>
        <source>L&apos;eccedenza vincente si restituisce, non si tiene.</source>
        <translation>L&apos;excédent gagnant est rendu, pas gardé.</translation>
    </message>
    <message>
        <source>Torna solo quel che eccede.</source>
        <translation>Seul l&apos;excédent revient.</translation>
    </message>
    <message>
        <source>Un gettone può contare in parte.</source>
        <translation>Un jeton peut compter en partie.</translation>
    </message>
    <message>
        <source>Il massimo vale per ciascun giocatore.</source>
        <translation>Le maximum vaut pour chaque joueur.</translation>
    </message>
    <message>
        <source>È contata anche la puntata.</source>
        <translation>La mise est comptée aussi.</translation>
    </message>
    <message>
        <source>È pagata una volta di troppo.</source>
        <translation>Payé une fois de trop.</translation>
    </message>
    <message>
        <source>Quel che conta si paga.</source>
        <translation>Ce qui compte est payé.</translation>
    </message>
    <message>
        <source>È ora di ritirare tutto.</source>
        <translation>Il est temps de tout retirer.</translation>
    </message>
    <message>
        <source>Non è ancora il terzo colpo, né supera il massimo.</source>
        <translation>Ce n&apos;est pas encore le troisième coup, ni au-dessus du maximum.</translation>
    </message>
    <message>
        <source>Puntata e vincita vanno insieme.</source>
        <translation>Mise et gain vont ensemble.</translation>
    </message>
    <message>
        <source>Si ritira tutto, non solo quel che eccede.</source>
        <translation>Tout est retiré, pas seulement l&apos;excédent.</translation>
    </message>
    <message>
        <source>Prima si paga, poi si ritira.</source>
        <translation>D&apos;abord on paie, puis on retire.</translation>
    </message>
    <message>
        <source>È pagato due volte.</source>
        <translation>C&apos;est payé deux fois.</translation>
    </message>
    <message>
        <source>Conto sbagliato.</source>
        <translation>Mal compté.</translation>
    </message>
    <message>
        <source>Vicini sul cilindro</source>
        <translation>Voisins sur le cylindre</translation>
    </message>
    <message>
        <source>Un vicino per parte, in senso orario: quello di sinistra, il numero, quello di destra.</source>
        <translation>Un voisin de chaque côté, dans le sens horaire : celui de gauche, le numéro, celui de droite.</translation>
    </message>
    <message>
        <source>I laterali: due vicini per parte, in senso orario. Cinque numeri, il numero in mezzo.</source>
        <translation>Les laterali : deux voisins de chaque côté, dans le sens horaire. Cinq numéros, le numéro au milieu.</translation>
    </message>
    <message>
        <source>Tre vicini per parte, in senso orario: sette numeri.</source>
        <translation>Trois voisins de chaque côté, dans le sens horaire : sept numéros.</translation>
    </message>
    <message>
        <source>Chi sta in mezzo, e chi sta due caselle più in là. Destra è il senso orario.</source>
        <translation>Qui est au milieu, et qui est deux cases plus loin. La droite, c&apos;est le sens horaire.</translation>
    </message>
    <message>
        <source>I laterali alla rovescia: dai numeri all&apos;annuncio, e dal numero uscito agli annunci che vincono.</source>
        <translation>Les laterali à l&apos;envers : des numéros à l&apos;annonce, et du numéro sorti aux annonces qui gagnent.</translation>
    </message>
    <message>
        <source>{number} e un vicino per parte, in senso orario?</source>
        <translation>{number} et un voisin de chaque côté, dans le sens horaire ?</translation>
    </message>
    <message>
        <source>{number} e due vicini per parte, in senso orario?</source>
        <translation>{number} et deux voisins de chaque côté, dans le sens horaire ?</translation>
    </message>
    <message>
        <source>{number} e tre vicini per parte, in senso orario?</source>
        <translation>{number} et trois voisins de chaque côté, dans le sens horaire ?</translation>
    </message>
    <message>
        <source>Che numero sta fra {left} e {right}?</source>
        <translation>Quel numéro est entre {left} et {right} ?</translation>
    </message>
    <message>
        <source>In senso orario, quali due numeri stanno fra {left} e {right}?</source>
        <translation>Dans le sens horaire, quels deux numéros sont entre {left} et {right} ?</translation>
    </message>
    <message>
        <source>Che numero sta due caselle a sinistra di {number}, in senso antiorario?</source>
        <translation>Quel numéro est deux cases à gauche du {number}, dans le sens antihoraire ?</translation>
    </message>
    <message>
        <source>Che numero sta due caselle a destra di {number}, in senso orario?</source>
        <translation>Quel numéro est deux cases à droite du {number}, dans le sens horaire ?</translation>
    </message>
    <message>
        <source>{numbers}: i laterali di che numero?</source>
        <translation>{numbers} : les laterali de quel numéro ?</translation>
    </message>
    <message>
        <source>Laterali di {number}: {numbers}. Quale numero manca ancora?</source>
        <translation>Laterali du {number} : {numbers}. Quel numéro manque encore ?</translation>
    </message>
    <message>
        <source>Esce {number}. I laterali di quali numeri vincono?</source>
        <translation>Le {number} sort. Les laterali de quels numéros gagnent ?</translation>
    </message>
    <message>
        <source>numeri</source>
        <translation>numéros</translation>
    </message>
    <message>
        <source>laterali di</source>
        <translation>laterali de</translation>
    </message>
    <message>
        <source>{number} sta fra {left} e {right}.</source>
        <translation>{number} est entre {left} et {right}.</translation>
    </message>
    <message>
        <source>Più in là: a sinistra {left}, a destra {right}.</source>
        <translation>Plus loin : à gauche {left}, à droite {right}.</translation>
    </message>
    <message>
        <source>In senso orario: {numbers}.</source>
        <translation>Dans le sens horaire : {numbers}.</translation>
    </message>
    <message>
        <source>In mezzo sta {number}.</source>
        <translation>Au milieu est {number}.</translation>
    </message>
    <message>
        <source>Vincono i laterali di {number} e dei due vicini per parte: chi lo ha vicino, gli è vicino.</source>
        <translation>Gagnent les laterali du {number} et de ses deux voisins de chaque côté : qui l&apos;a pour voisin est son voisin.</translation>
    </message>
    <message>
        <source>È il senso antiorario.</source>
        <translation>C&apos;est le sens antihoraire.</translation>
    </message>
    <message>
        <source>Una casella più in là: il numero non è in mezzo.</source>
        <translation>Une case trop loin : le numéro n&apos;est pas au milieu.</translation>
    </message>
    <message>
        <source>È il vicino del vicino.</source>
        <translation>C&apos;est le voisin du voisin.</translation>
    </message>
    <message>
        <source>Sono i vicini sul tappeto, non sul cilindro.</source>
        <translation>Ce sont les voisins sur le tapis, pas sur le cylindre.</translation>
    </message>
    <message>
        <source>Ne manca uno.</source>
        <translation>Il en manque un.</translation>
    </message>
    <message>
        <source>Manca il numero stesso.</source>
        <translation>Le numéro lui-même manque.</translation>
    </message>
    <message>
        <source>Una casella di troppo per parte.</source>
        <translation>Une case de trop de chaque côté.</translation>
    </message>
    <message>
        <source>Due per parte, non uno.</source>
        <translation>Deux de chaque côté, pas un.</translation>
    </message>
    <message>
        <source>Due vicini sono scambiati.</source>
        <translation>Deux voisins sont intervertis.</translation>
    </message>
    <message>
        <source>È la casella accanto.</source>
        <translation>C&apos;est la case à côté.</translation>
    </message>
    <message>
        <source>È una casella più lontana.</source>
        <translation>C&apos;est une case plus lointaine.</translation>
    </message>
    <message>
        <source>È uno dei cinque, non quello in mezzo.</source>
        <translation>C&apos;est un des cinq, pas celui du milieu.</translation>
    </message>
    <message>
        <source>Ordine dei pagamenti</source>
        <translation>Ordre des paiements</translation>
    </message>
    <message>
        <source>Sestina, terzina, carré, cavallo, pieno. A pari combinazione prima la più lontana dal cilindro, poi la più lontana dall&apos;impiegato.</source>
        <translation>Sestina, terzina, carré, cavallo, pieno. À combinaison égale, d&apos;abord la plus loin du cylindre, puis la plus loin du croupier.</translation>
    </message>
    <message>
        <source>La prima posizione dice la pezzatura: la più alta che vi giace si paga dappertutto. Poi si ricomincia con quel che resta.</source>
        <translation>La première position donne la valeur : la plus haute qui s&apos;y trouve est payée partout. Puis on recommence avec le reste.</translation>
    </message>
    <message>
        <source>Il colore dopo la valuta: sulla prima posizione il colore più in alto, tutti i suoi pezzi insieme. Poi si ricomincia.</source>
        <translation>La couleur après la valeur : sur la première position la couleur la plus haute, toutes ses pièces ensemble. Puis on recommence.</translation>
    </message>
    <message>
        <source>Una pezzatura di un giocatore è un solo pagamento, al posto del suo primo gettone. Di chi non si sa, ogni gettone si paga da solo.</source>
        <translation>Une valeur d&apos;un joueur est un seul paiement, à la place de son premier jeton. Quand on ne sait pas à qui, chacun est payé seul.</translation>
    </message>
    <message>
        <source>È uscito il {number}. In che ordine si paga?</source>
        <translation>Le {number} est sorti. Dans quel ordre paie-t-on ?</translation>
    </message>
    <message>
        <source>Pulizia del tappeto</source>
        <translation>Nettoyage du tapis</translation>
    </message>
    <message>
        <source>Prima intorno al numero, lo spazio di una sestina; poi le colonne; poi a dozzine, dall&apos;ultima.</source>
        <translation>D&apos;abord autour du numéro, l&apos;espace d&apos;une sestina ; puis les colonnes ; puis par douzaines, depuis la dernière.</translation>
    </message>
    <message>
        <source>Una puntata perdente per zona. Quel che vince non si tocca finché non è pagato.</source>
        <translation>Une mise perdante par zone. Ce qui gagne n&apos;est pas touché avant d&apos;être payé.</translation>
    </message>
    <message>
        <source>In ogni dozzina prima le chance, poi la dozzina, poi i suoi numeri.</source>
        <translation>Dans chaque douzaine d&apos;abord les chances, puis la douzaine, puis ses numéros.</translation>
    </message>
    <message>
        <source>Tutto insieme. Con la prima dozzina vanno pari, manque e i suoi numeri, zero compreso.</source>
        <translation>Tout ensemble. Avec la première douzaine vont pari, manque et ses numéros, zéro compris.</translation>
    </message>
    <message>
        <source>È uscito il {number}. In che ordine si pulisce?</source>
        <translation>Le {number} est sorti. Dans quel ordre nettoie-t-on ?</translation>
    </message>
    <message>
        <source>La banca</source>
        <translation>La banque</translation>
    </message>
    <message>
        <source>I biglietti dal più grande al più piccolo. I gettoni in stecche da 20, la frazione a parte; poi si dice il totale.</source>
        <translation>Les billets du plus grand au plus petit. Les jetons en piles de 20, la fraction à part ; puis on dit le total.</translation>
    </message>
    <message>
        <source>I biglietti dal taglio più alto. Cambi, Fill e Credit dal taglio più basso. Alla boîte prima la valuta, poi il colore.</source>
        <translation>Les billets depuis la plus haute valeur. Changes, Fill et Crédit depuis la plus basse. À la boîte la valeur d&apos;abord, puis la couleur.</translation>
    </message>
    <message>
        <source>Da 20 in su va subito nella boîte. Il resto aspetta sulla couvette: il colore a frazioni di 4 a minimo 2,50, di 5 da 5 in su.</source>
        <translation>À partir de 20, cela va tout de suite dans la boîte. Le reste attend sur la couvette : la couleur par 4 au minimum 2,50, par 5 à partir de 5.</translation>
    </message>
    <message>
        <source>Quello che esce vale quello che entra. Fill e Credit: il documento dice lo stesso totale, e lo firmano in tre.</source>
        <translation>Ce qui sort vaut ce qui entre. Fill et Crédit : le document dit le même total, et trois le signent.</translation>
    </message>
    <message>
        <source>Biglietti al cambio: {notes}. Quanto in tutto?</source>
        <translation>Billets au change : {notes}. Combien en tout ?</translation>
    </message>
    <message>
        <source>Massa al cambio: {chips}. Quante stecche, quanti pezzi oltre, quanto in tutto?</source>
        <translation>Une masse au change : {chips}. Combien de piles, combien de pièces en plus, combien en tout ?</translation>
    </message>
    <message>
        <source>{money} in colore, minimo {minimum}. Quante stecche, quanti pezzi oltre, quanto in tutto?</source>
        <translation>{money} en couleur, minimum {minimum}. Combien de piles, combien de pièces en plus, combien en tout ?</translation>
    </message>
    <message>
        <source>Biglietti al cambio: in che ordine si contano?</source>
        <translation>Billets au change : dans quel ordre les compte-t-on ?</translation>
    </message>
    <message>
        <source>Fill: in che ordine si stendono i gettoni?</source>
        <translation>Fill : dans quel ordre étale-t-on les jetons ?</translation>
    </message>
    <message>
        <source>Cambio alla banca, gettoni in entrata: in che ordine si stendono?</source>
        <translation>Change à la banque, jetons en entrée : dans quel ordre les étale-t-on ?</translation>
    </message>
    <message>
        <source>Cambio alla boîte: in che ordine si stendono?</source>
        <translation>Change de la boîte : dans quel ordre les étale-t-on ?</translation>
    </message>
    <message>
        <source>Mance, come sono in figura. Quanto va subito nella boîte, e quanti pezzi aspettano sulla couvette?</source>
        <translation>Pourboires, comme sur l&apos;image. Combien va tout de suite dans la boîte, et combien de pièces attendent sur la couvette ?</translation>
    </message>
    <message>
        <source>Cambio alla boîte, minimo {minimum}, {pieces} pezzi di colore. Quante frazioni intere, quanti pezzi oltre, quanto in tutto?</source>
        <translation>Change de la boîte, minimum {minimum}, {pieces} pièces de couleur. Combien de fractions entières, combien de pièces en plus, combien en tout ?</translation>
    </message>
    <message>
        <source>Cambio alla banca. Escono {goes}; entrano {comes}, e il resto in gettoni da {last}. Quanti sono?</source>
        <translation>Change à la banque. Sortent {goes} ; entrent {comes}, et le reste en jetons de {last}. Combien sont-ils ?</translation>
    </message>
    <message>
        <source>Fill: arrivano {chips}. Il documento dice {total}, firmato da {who1}, {who2} e {who3}. Di quanto differisce, e chi manca?</source>
        <translation>Fill : arrivent {chips}. Le document dit {total}, signé par {who1}, {who2} et {who3}. De combien diffère-t-il, et qui manque ?</translation>
    </message>
    <message>
        <source>Fill: arrivano {chips}. Il documento dice {total}, firmato da {who1} e {who2}. Di quanto differisce, e chi manca?</source>
        <translation>Fill : arrivent {chips}. Le document dit {total}, signé par {who1} et {who2}. De combien diffère-t-il, et qui manque ?</translation>
    </message>
    <message>
        <source>Credit: partono {chips}. Il documento dice {total}, firmato da {who1}, {who2} e {who3}. Di quanto differisce, e chi manca?</source>
        <translation>Crédit : partent {chips}. Le document dit {total}, signé par {who1}, {who2} et {who3}. De combien diffère-t-il, et qui manque ?</translation>
    </message>
    <message>
        <source>Credit: partono {chips}. Il documento dice {total}, firmato da {who1} e {who2}. Di quanto differisce, e chi manca?</source>
        <translation>Crédit : partent {chips}. Le document dit {total}, signé par {who1} et {who2}. De combien diffère-t-il, et qui manque ?</translation>
    </message>
    <message>
        <source>Risultato: chiusura, credit e biglietti, meno apertura e fill.</source>
        <translation>Résultat : clôture, crédits et billets, moins ouverture et fills.</translation>
    </message>
    <message>
        <source>Apertura {opening}, chiusura {closing}, fill {fills}, credit {credits}, biglietti {drop}. Qual è il risultato del tavolo?</source>
        <translation>Ouverture {opening}, clôture {closing}, fills {fills}, crédits {credits}, billets {drop}. Quel est le résultat de la table ?</translation>
    </message>
    <message>
        <source>{chips}</source>
        <translation>{chips}</translation>
    </message>
    <message>
        <source>{pieces} pezzi di colore</source>
        <translation>{pieces} pièces de couleur</translation>
    </message>
    <message>
        <source>nessuno</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>vinto</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>perso</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>stecche</source>
        <translation>piles</translation>
    </message>
    <message>
        <source>oltre</source>
        <translation>en plus</translation>
    </message>
    <message>
        <source>ordine</source>
        <translation>ordre</translation>
    </message>
    <message>
        <source>nella boîte</source>
        <translation>dans la boîte</translation>
    </message>
    <message>
        <source>couvette</source>
        <translation>couvette</translation>
    </message>
    <message>
        <source>frazioni</source>
        <translation>fractions</translation>
    </message>
    <message>
        <source>differenza</source>
        <translation>différence</translation>
    </message>
    <message>
        <source>chi manca</source>
        <translation>qui manque</translation>
    </message>
    <message>
        <source>il tavolo ha</source>
        <translation>la table a</translation>
    </message>
    <message>
        <source>Si stendono dal più grande: {notes}.</source>
        <translation>On les étale depuis le plus grand : {notes}.</translation>
    </message>
    <message>
        <source>In stecche da 20: {sum}.</source>
        <translation>En piles de 20 : {sum}.</translation>
    </message>
    <message>
        <source>I biglietti si contano dal più grande al più piccolo: {chips}.</source>
        <translation>Les billets se comptent du plus grand au plus petit : {chips}.</translation>
    </message>
    <message>
        <source>Nei Fill e Credit l&apos;ordine è crescente: {chips}.</source>
        <translation>Pour Fill et Crédit l&apos;ordre est croissant : {chips}.</translation>
    </message>
    <message>
        <source>Nei cambi l&apos;ordine è crescente: {chips}.</source>
        <translation>Dans les changes l&apos;ordre est croissant : {chips}.</translation>
    </message>
    <message>
        <source>Prima tutta la valuta in ordine crescente, {chips}; poi il colore.</source>
        <translation>D&apos;abord toute la valeur en ordre croissant, {chips} ; puis la couleur.</translation>
    </message>
    <message>
        <source>La valuta da 20 in su va subito nella boîte: {sum}.</source>
        <translation>La valeur à partir de 20 va tout de suite dans la boîte : {sum}.</translation>
    </message>
    <message>
        <source>Il resto aspetta sulla couvette, colore compreso: {sum}.</source>
        <translation>Le reste attend sur la couvette, la couleur aussi : {sum}.</translation>
    </message>
    <message>
        <source>A minimo {minimum} il colore si stende a frazioni di {pieces}.</source>
        <translation>Au minimum {minimum} la couleur s&apos;étale par fractions de {pieces}.</translation>
    </message>
    <message>
        <source>Le frazioni: {sum}.</source>
        <translation>Les fractions : {sum}.</translation>
    </message>
    <message>
        <source>Escono {sum}.</source>
        <translation>Sortent {sum}.</translation>
    </message>
    <message>
        <source>Entrano già {sum}.</source>
        <translation>Entrent déjà {sum}.</translation>
    </message>
    <message>
        <source>Mancano {sum}. Pezzi: {pieces}.</source>
        <translation>Il manque {sum}. Pièces : {pieces}.</translation>
    </message>
    <message>
        <source>I gettoni si leggono dal più basso: {sum}.</source>
        <translation>Les jetons se lisent depuis le plus bas : {sum}.</translation>
    </message>
    <message>
        <source>Il documento dice lo stesso: la differenza è {difference}.</source>
        <translation>Le document dit la même chose : la différence est {difference}.</translation>
    </message>
    <message>
        <source>Il documento dice altro: la differenza è {difference}. Non si firma.</source>
        <translation>Le document dit autre chose : la différence est {difference}. On ne signe pas.</translation>
    </message>
    <message>
        <source>Firmano il capo tavolo, l&apos;ispettore comunale e l&apos;ispettore della casa; poi va nella cassetta dei biglietti.</source>
        <translation>Signent le chef de table, l&apos;inspecteur municipal et l&apos;inspecteur de la maison&#x202f;; puis il va dans le box des billets.</translation>
    </message>
    <message>
        <source>Chiusura, credit e biglietti: {sum}.</source>
        <translation>Clôture, crédits et billets : {sum}.</translation>
    </message>
    <message>
        <source>Apertura e fill: {sum}.</source>
        <translation>Ouverture et fills : {sum}.</translation>
    </message>
    <message>
        <source>Il risultato: {sum}.</source>
        <translation>Le résultat : {sum}.</translation>
    </message>
    <message>
        <source>Manca un taglio.</source>
        <translation>Il manque une valeur.</translation>
    </message>
    <message>
        <source>Uno di troppo.</source>
        <translation>Un de trop.</translation>
    </message>
    <message>
        <source>Uno in meno.</source>
        <translation>Un de moins.</translation>
    </message>
    <message>
        <source>Il conto è sbagliato.</source>
        <translation>Le compte est faux.</translation>
    </message>
    <message>
        <source>Una stecca ha 20 pezzi.</source>
        <translation>Une pile a 20 pièces.</translation>
    </message>
    <message>
        <source>La frazione non è questa.</source>
        <translation>La fraction n&apos;est pas celle-ci.</translation>
    </message>
    <message>
        <source>Le stecche sono giuste, il totale no.</source>
        <translation>Les piles sont justes, pas le total.</translation>
    </message>
    <message>
        <source>Le stecche sono contate male.</source>
        <translation>Les piles sont mal comptées.</translation>
    </message>
    <message>
        <source>È l&apos;ordine contrario.</source>
        <translation>C&apos;est l&apos;ordre contraire.</translation>
    </message>
    <message>
        <source>L&apos;ordine non è questo.</source>
        <translation>Ce n&apos;est pas l&apos;ordre.</translation>
    </message>
    <message>
        <source>Subito nella boîte va la valuta da 20 in su, e solo quella.</source>
        <translation>Seule la valeur à partir de 20 va tout de suite dans la boîte.</translation>
    </message>
    <message>
        <source>Anche il colore aspetta sulla couvette.</source>
        <translation>La couleur aussi attend sur la couvette.</translation>
    </message>
    <message>
        <source>A questo minimo la frazione è un&apos;altra.</source>
        <translation>À ce minimum la fraction est une autre.</translation>
    </message>
    <message>
        <source>Il valore del gettone è un altro.</source>
        <translation>Le jeton a une autre valeur.</translation>
    </message>
    <message>
        <source>Quello che entra già non è tolto.</source>
        <translation>Ce qui entre déjà n&apos;est pas déduit.</translation>
    </message>
    <message>
        <source>Firmano in tre: capo tavolo e tutti e due gli ispettori.</source>
        <translation>Trois signent : le chef de table et les deux inspecteurs.</translation>
    </message>
    <message>
        <source>La differenza tra documento e gettoni non è questa.</source>
        <translation>Ce n&apos;est pas la différence entre document et jetons.</translation>
    </message>
    <message>
        <source>La cifra è giusta, il segno no.</source>
        <translation>Le chiffre est juste, pas le signe.</translation>
    </message>
    <message>
        <source>Una voce è dimenticata.</source>
        <translation>Un poste est oublié.</translation>
    </message>
    <message>
        <source>Una voce è sommata invece che tolta, o il contrario.</source>
        <translation>Un poste est ajouté au lieu d&apos;être retiré, ou l&apos;inverse.</translation>
    </message>
    <message>
        <source>{where}</source>
        <translation>{where}</translation>
    </message>
    <message>
        <source>intorno al numero</source>
        <translation>autour du numéro</translation>
    </message>
    <message>
        <source>le colonne</source>
        <translation>les colonnes</translation>
    </message>
    <message>
        <source>passe, dispari, terza dozzina e i suoi numeri</source>
        <translation>passe, dispari, troisième douzaine et ses numéros</translation>
    </message>
    <message>
        <source>nero e rosso, seconda dozzina e i suoi numeri</source>
        <translation>nero et rosso, deuxième douzaine et ses numéros</translation>
    </message>
    <message>
        <source>pari, manque, prima dozzina e i suoi numeri</source>
        <translation>pari, manque, première douzaine et ses numéros</translation>
    </message>
    <message>
        <source>Intorno al numero: almeno lo spazio di una sestina.</source>
        <translation>Autour du numéro : au moins l&apos;espace d&apos;une sestina.</translation>
    </message>
    <message>
        <source>Le colonne.</source>
        <translation>Les colonnes.</translation>
    </message>
    <message>
        <source>Passe, dispari, l&apos;ultima dozzina, i suoi numeri.</source>
        <translation>Passe, dispari, la dernière douzaine, ses numéros.</translation>
    </message>
    <message>
        <source>Nero e rosso, la seconda dozzina, i suoi numeri.</source>
        <translation>Nero et rosso, la deuxième douzaine, ses numéros.</translation>
    </message>
    <message>
        <source>Pari, manque, la prima dozzina, i suoi numeri e lo zero.</source>
        <translation>Pari, manque, la première douzaine, ses numéros et le zéro.</translation>
    </message>
    <message>
        <source>{where}: accanto al numero, va via per prima.</source>
        <translation>{where} : à côté du numéro, elle part en premier.</translation>
    </message>
    <message>
        <source>{where}: le colonne, dopo il numero.</source>
        <translation>{where} : les colonnes, après le numéro.</translation>
    </message>
    <message>
        <source>{where}: apre l&apos;ultima dozzina.</source>
        <translation>{where} : ouvre la dernière douzaine.</translation>
    </message>
    <message>
        <source>{where}: nell&apos;ultima dozzina, dopo passe.</source>
        <translation>{where} : dans la dernière douzaine, après passe.</translation>
    </message>
    <message>
        <source>{where}: dopo passe e dispari.</source>
        <translation>{where} : après passe et dispari.</translation>
    </message>
    <message>
        <source>{where}: i numeri dell&apos;ultima dozzina, dopo le sue chance.</source>
        <translation>{where} : les numéros de la dernière douzaine, après ses chances.</translation>
    </message>
    <message>
        <source>{where}: apre la seconda dozzina.</source>
        <translation>{where} : ouvre la deuxième douzaine.</translation>
    </message>
    <message>
        <source>{where}: dopo nero e rosso.</source>
        <translation>{where} : après nero et rosso.</translation>
    </message>
    <message>
        <source>{where}: i numeri della seconda dozzina, dopo le sue chance.</source>
        <translation>{where} : les numéros de la deuxième douzaine, après ses chances.</translation>
    </message>
    <message>
        <source>{where}: apre la prima dozzina.</source>
        <translation>{where} : ouvre la première douzaine.</translation>
    </message>
    <message>
        <source>{where}: nella prima dozzina, dopo pari.</source>
        <translation>{where} : dans la première douzaine, après pari.</translation>
    </message>
    <message>
        <source>{where}: dopo pari e manque.</source>
        <translation>{where} : après pari et manque.</translation>
    </message>
    <message>
        <source>{where}: i numeri della prima dozzina, e lo zero, per ultimi.</source>
        <translation>{where} : les numéros de la première douzaine, et le zéro, en dernier.</translation>
    </message>
    <message>
        <source>Si pulisce dall&apos;ultima dozzina alla prima.</source>
        <translation>On nettoie de la dernière douzaine à la première.</translation>
    </message>
    <message>
        <source>Due zone vicine sono scambiate.</source>
        <translation>Deux zones voisines sont interverties.</translation>
    </message>
    <message>
        <source>Due zone sono scambiate.</source>
        <translation>Deux zones sont interverties.</translation>
    </message>
    <message>
        <source>Una zona viene troppo presto.</source>
        <translation>Une zone vient trop tôt.</translation>
    </message>
    <message>
        <source>Una zona viene troppo tardi.</source>
        <translation>Une zone vient trop tard.</translation>
    </message>
    <message>
        <source>Prima del numero: colonna; passe, dispari, 3ª dozzina; rosso o nero, 2ª; pari, manque, 1ª. Valuta, colore, biglietti, dal più lontano; in colonna dal gettone più alto.</source>
        <translation>Avant le numéro : colonne ; passe, dispari, 3e douzaine ; rosso ou nero, 2e ; pari, manque, 1re. Valeur, couleur, billets, du plus loin ; en colonne du jeton le plus haut.</translation>
    </message>
    <message>
        <source>{colour}: {bets}</source>
        <translation>{colour} : {bets}</translation>
    </message>
    <message>
        <source>posto {seat}, da {value}: {bets}</source>
        <translation>place {seat}, de {value} : {bets}</translation>
    </message>
    <message>
        <source>giocatore {player}, da {value}: {bets}</source>
        <translation>joueur {player}, de {value} : {bets}</translation>
    </message>
    <message>
        <source>di non si sa chi, da {value}: {bets}</source>
        <translation>on ne sait à qui, de {value} : {bets}</translation>
    </message>
    <message>
        <source>posto {seat}, {amount} in gettoni: {where}</source>
        <translation>place {seat}, {amount} en jetons : {where}</translation>
    </message>
    <message>
        <source>giocatore {player}, {amount} in gettoni: {where}</source>
        <translation>joueur {player}, {amount} en jetons : {where}</translation>
    </message>
    <message>
        <source>di non si sa chi, {amount} in gettoni: {where}</source>
        <translation>d&apos;on ne sait qui, {amount} en jetons : {where}</translation>
    </message>
    <message>
        <source>posto {seat}, {amount} in biglietti: {where}</source>
        <translation>place {seat}, {amount} en billets : {where}</translation>
    </message>
    <message>
        <source>giocatore {player}, {amount} in biglietti: {where}</source>
        <translation>joueur {player}, {amount} en billets : {where}</translation>
    </message>
    <message>
        <source>di non si sa chi, {amount} in biglietti: {where}</source>
        <translation>d&apos;on ne sait qui, {amount} en billets : {where}</translation>
    </message>
    <message>
        <source>Per 0, 1, 2 e 3 la casa può avere un ordine suo; finché non lo dà, vale la regola generale.</source>
        <translation>Pour 0, 1, 2 et 3 la maison peut avoir son propre ordre ; tant qu&apos;elle ne le donne pas, la règle générale vaut.</translation>
    </message>
    <message>
        <source>{payment}: prima di tutto la colonna, la valuta dal gettone più alto.</source>
        <translation>{payment} : avant tout la colonne, la valeur à partir du jeton le plus haut.</translation>
    </message>
    <message>
        <source>{payment}: {where}, la valuta, dal gettone più lontano dal cilindro.</source>
        <translation>{payment} : {where}, la valeur, à partir du jeton le plus loin du cylindre.</translation>
    </message>
    <message>
        <source>{payment}: {where}, dopo la valuta il colore.</source>
        <translation>{payment} : {where}, après la valeur la couleur.</translation>
    </message>
    <message>
        <source>{payment}: {where}, biglietti per ultimi.</source>
        <translation>{payment} : {where}, les billets en dernier.</translation>
    </message>
    <message>
        <source>{payment}: la prima posizione con valuta è {where}; il più alto lì è {value}, e si paga dappertutto.</source>
        <translation>{payment} : la première position avec de la valeur est {where} ; le plus haut y est {value}, et il est payé partout.</translation>
    </message>
    <message>
        <source>{payment}: ancora da {value}, un altro pagamento: comincia da {where}.</source>
        <translation>{payment} : encore de {value}, un autre paiement : il commence à {where}.</translation>
    </message>
    <message>
        <source>{payment}: finita la valuta. La prima posizione è {where}; il colore più in alto è {colour}.</source>
        <translation>{payment} : la valeur est finie. La première position est {where} ; la couleur la plus haute est {colour}.</translation>
    </message>
    <message>
        <source>È l&apos;ordine con il cilindro dall&apos;altra parte.</source>
        <translation>C&apos;est l&apos;ordre avec le cylindre de l&apos;autre côté.</translation>
    </message>
    <message>
        <source>Prima la valuta, poi il colore.</source>
        <translation>D&apos;abord la valeur, puis la couleur.</translation>
    </message>
    <message>
        <source>Prima le chance, poi il numero.</source>
        <translation>D&apos;abord les chances, puis le numéro.</translation>
    </message>
    <message>
        <source>Non conta quanto si paga: conta dove giace.</source>
        <translation>Peu importe combien on paie : c&apos;est la position qui compte.</translation>
    </message>
    <message>
        <source>La pila è letta dalla parte sbagliata.</source>
        <translation>La pile est lue du mauvais côté.</translation>
    </message>
    <message>
        <source>È l&apos;ordine alla rovescia.</source>
        <translation>C&apos;est l&apos;ordre à l&apos;envers.</translation>
    </message>
    <message>
        <source>Due pagamenti vicini sono scambiati.</source>
        <translation>Deux paiements voisins sont intervertis.</translation>
    </message>
    <message>
        <source>Due pagamenti sono scambiati.</source>
        <translation>Deux paiements sont intervertis.</translation>
    </message>
    <message>
        <source>Un pagamento viene troppo presto.</source>
        <translation>Un paiement vient trop tôt.</translation>
    </message>
    <message>
        <source>Un pagamento viene troppo tardi.</source>
        <translation>Un paiement vient trop tard.</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Zéro</translation>
    </message>
    <message>
        <source>«À partager»: metà alla banca. Se i pezzi sono dispari, uno va in prigione: «Enfermé».</source>
        <translation>«&#x202f;À partager&#x202f;» : la moitié à la banque. Si les pièces sont impaires, une va en prison : «&#x202f;Enfermé&#x202f;».</translation>
    </message>
    <message>
        <source>Gettoni e biglietti di un giocatore sono una somma sola, divisa in unità da 2,50. L&apos;unità che avanza va in prigione.</source>
        <translation>Les jetons et billets d&apos;un joueur sont une seule somme, divisée en unités de 2,50. L&apos;unité qui reste va en prison.</translation>
    </message>
    <message>
        <source>All&apos;ultimo colpo nessuno va in prigione: il gettone indivisibile torna al giocatore. Chi era già in prigione va alla banca.</source>
        <translation>Au dernier coup rien ne va en prison : le jeton indivisible revient au joueur. Ce qui était déjà en prison va à la banque.</translation>
    </message>
    <message>
        <source>Giocatore per giocatore, chance per chance; il colore in pezzi, la valuta in denaro.</source>
        <translation>Joueur par joueur, chance par chance ; la couleur en pièces, la valeur en argent.</translation>
    </message>
    <message>
        <source>Esce lo zero. Che cosa si fa?</source>
        <translation>Le zéro sort. Que fait-on ?</translation>
    </message>
    <message>
        <source>«À la dernière», ed esce lo zero. Che cosa si fa?</source>
        <translation>«&#x202f;À la dernière&#x202f;», et le zéro sort. Que fait-on ?</translation>
    </message>
    <message>
        <source>Prima del lancio</source>
        <translation>Avant le lancer</translation>
    </message>
    <message>
        <source>La pallina gira</source>
        <translation>La bille tourne</translation>
    </message>
    <message>
        <source>Dopo «Rien ne va plus»</source>
        <translation>Après «&#x202f;Rien ne va plus&#x202f;»</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi, {colour}. Come si tagliano?</source>
        <translation>On paie {pieces} pièces, {colour}. Comment les coupe-t-on ?</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi da {value} al posto {seat}, per una posizione. Come si tagliano?</source>
        <translation>On paie {pieces} pièces de {value} à la place {seat}, pour une position. Comment les coupe-t-on ?</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi da {value} al posto {seat}, per più posizioni. Come si tagliano?</source>
        <translation>On paie {pieces} pièces de {value} à la place {seat}, pour plusieurs positions. Comment les coupe-t-on ?</translation>
    </message>
    <message>
        <source>Si apre il tavolo. La pallina è sul {before}, il numero del giorno.</source>
        <translation>La table ouvre. La bille est sur le {before}, le numéro du jour.</translation>
    </message>
    <message>
        <source>La banca è aperta. La pallina è sul {before}, nessuno ha ancora puntato.</source>
        <translation>La banque est ouverte. La bille est sur le {before}, personne n&apos;a encore misé.</translation>
    </message>
    <message>
        <source>Il numero {before} è pagato, il tappeto è libero e i giocatori aspettano.</source>
        <translation>Le numéro {before} est payé, le tapis est libre et les joueurs attendent.</translation>
    </message>
    <message>
        <source>I giocatori puntano…</source>
        <translation>Les joueurs misent…</translation>
    </message>
    <message>
        <source>Nessuno punta più. La pallina è nel {before}.</source>
        <translation>Plus personne ne mise. La bille est dans le {before}.</translation>
    </message>
    <message>
        <source>La pallina è nel {before}, il cilindro girava in senso {turned}. Come lanci?</source>
        <translation>La bille est dans le {before}, le cylindre tournait en sens {turned}. Comment lances-tu ?</translation>
    </message>
    <message>
        <source>{turns} giri completi: la pallina rallenta.</source>
        <translation>{turns} tours complets : la bille ralentit.</translation>
    </message>
    <message>
        <source>La pallina si ferma nel {number}.</source>
        <translation>La bille s&apos;arrête dans le {number}.</translation>
    </message>
    <message>
        <source>La pallina è nel {number}. Come si annuncia?</source>
        <translation>La bille est dans le {number}. Comment l&apos;annonce-t-on ?</translation>
    </message>
    <message>
        <source>Il numero {number} è annunciato.</source>
        <translation>Le numéro {number} est annoncé.</translation>
    </message>
    <message>
        <source>Il dolly è sul {number}.</source>
        <translation>Le dolly est sur le {number}.</translation>
    </message>
    <message>
        <source>Il {number}: in che ordine si pulisce?</source>
        <translation>Le {number} : dans quel ordre nettoie-t-on ?</translation>
    </message>
    <message>
        <source>Restano le puntate che vincono sul {number}.</source>
        <translation>Restent les mises qui gagnent sur le {number}.</translation>
    </message>
    <message>
        <source>Il primo pagamento del {number} è davanti al giocatore.</source>
        <translation>Le premier paiement du {number} est devant le joueur.</translation>
    </message>
    <message>
        <source>L&apos;ultimo pagamento del {number} è consegnato.</source>
        <translation>Le dernier paiement du {number} est remis.</translation>
    </message>
    <message>
        <source>Il {number}, pagamenti già fatti: {paid}. Chi si paga adesso, e quanto?</source>
        <translation>Le {number}, paiements déjà faits : {paid}. Qui paie-t-on maintenant, et combien ?</translation>
    </message>
    <message>
        <source>Il {number}, pagamenti già fatti: {paid}. Resta {colour}: {bets}.</source>
        <translation>Le {number}, paiements déjà faits : {paid}. Reste {colour} : {bets}.</translation>
    </message>
    <message>
        <source>Il {number}, pagamenti già fatti: {paid}. Resta il posto {seat}, da {value}: {bets}.</source>
        <translation>Le {number}, paiements déjà faits : {paid}. Reste la place {seat}, de {value} : {bets}.</translation>
    </message>
    <message>
        <source>Il {number}, pagamenti già fatti: {paid}. Resta il posto {seat}, {amount} in gettoni: {where}.</source>
        <translation>Le {number}, paiements déjà faits : {paid}. Reste la place {seat}, {amount} en jetons : {where}.</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi da {value}, {colour}: li vuole in gettoni da {with}. Con quali gettoni?</source>
        <translation>On paie {pieces} pièces de {value}, {colour} : il les veut en jetons de {with}. En quels jetons ?</translation>
    </message>
    <message>
        <source>È zero, il tappeto è pulito; restano le chance semplici.</source>
        <translation>C&apos;est le zéro, le tapis est nettoyé ; restent les chances simples.</translation>
    </message>
    <message>
        <source>Le chance semplici sono divise; qua e là resta un pezzo.</source>
        <translation>Les chances simples sont partagées ; çà et là reste une pièce.</translation>
    </message>
    <message>
        <source>Il {number}. In prigione su {where}, {colour}: {stake}. Che cosa diventa?</source>
        <translation>Le {number}. En prison sur {where}, {colour} : {stake}. Que devient-elle ?</translation>
    </message>
    <message>
        <source>Il {number}. In prigione su {where}, posto {seat}: {stake}. Che cosa diventa?</source>
        <translation>Le {number}. En prison sur {where}, place {seat} : {stake}. Que devient-elle ?</translation>
    </message>
    <message>
        <source>La direzione chiude il tavolo: manca un colpo solo.</source>
        <translation>La direction ferme la table : il ne reste qu&apos;un coup.</translation>
    </message>
    <message>
        <source>Il cambio è arrivato: ti resta un colpo solo.</source>
        <translation>La relève est là : il ne te reste qu&apos;un coup.</translation>
    </message>
    <message>
        <source>Il colpo è finito, non c&apos;è più niente da pagare.</source>
        <translation>Le coup est fini, il n&apos;y a plus rien à payer.</translation>
    </message>
    <message>
        <source>{when}, il posto {seat} dà {money}: {announce}, da {value} il pezzo.</source>
        <translation>{when}, la place {seat} donne {money} : {announce}, de {value} la pièce.</translation>
    </message>
    <message>
        <source>{when}, il posto {seat} dà {money} e mormora: «…{value}…». Non si capisce che cosa.</source>
        <translation>{when}, la place {seat} donne {money} et murmure : «&#x202f;…{value}…&#x202f;». On ne comprend pas quoi.</translation>
    </message>
    <message>
        <source>{when}, il posto {seat} annuncia {announce}, da {value}: i gettoni li porta dopo.</source>
        <translation>{when}, la place {seat} annonce {announce}, de {value} : il apportera les jetons après.</translation>
    </message>
    <message>
        <source>{when}, il posto {seat} dà {money}, di cui {gifts} in omaggi: {announce}, da {value}. E basta.</source>
        <translation>{when}, la place {seat} donne {money}, dont {gifts} en jetons offerts : {announce}, de {value}. Sans plus.</translation>
    </message>
    <message>
        <source>{when}, il posto {seat} dà {money}: {announce}, da {value}. Perché no?</source>
        <translation>{when}, la place {seat} donne {money} : {announce}, de {value}. Pourquoi non ?</translation>
    </message>
    <message>
        <source>{when}, il posto {seat} dà {money} e mormora: «…{value}…». Perché no?</source>
        <translation>{when}, la place {seat} donne {money} et murmure : «&#x202f;…{value}…&#x202f;». Pourquoi non ?</translation>
    </message>
    <message>
        <source>{when}, il posto {seat} annuncia {announce}, da {value}, senza gettoni. Perché no?</source>
        <translation>{when}, la place {seat} annonce {announce}, de {value}, sans jetons. Pourquoi non ?</translation>
    </message>
    <message>
        <source>{when}, il posto {seat} dà {money}, di cui {gifts} in omaggi: {announce}, da {value}. Perché no?</source>
        <translation>{when}, la place {seat} donne {money}, dont {gifts} en jetons offerts : {announce}, de {value}. Pourquoi non ?</translation>
    </message>
    <message>
        <source>Il posto {seat} ha dato {money}: {announce}, da {value}. Quanto costa, e quanto torna?</source>
        <translation>La place {seat} a donné {money} : {announce}, de {value}. Combien cela coûte-t-il, et que rend-on ?</translation>
    </message>
    <message>
        <source>Il posto {seat} mette {amount}: {where}. Sul cartello: minimo {least}, massimo {most}.</source>
        <translation>La place {seat} mise {amount} : {where}. Sur l&apos;affiche : minimum {least}, maximum {most}.</translation>
    </message>
    <message>
        <source>Il posto {seat} ha messo {amount}: {where}. Il massimo è {most}. Quanto torna?</source>
        <translation>La place {seat} a misé {amount} : {where}. Le maximum est {most}. Combien rend-on ?</translation>
    </message>
    <message>
        <source>{when}, il posto {seat} dice «{meant}», ma i suoi {amount} sono su: {where}.</source>
        <translation>{when}, la place {seat} dit «&#x202f;{meant}&#x202f;», mais ses {amount} sont sur : {where}.</translation>
    </message>
    <message>
        <source>{when}, il posto {seat} posa {amount}: {where}.</source>
        <translation>{when}, la place {seat} pose {amount} : {where}.</translation>
    </message>
    <message>
        <source>Il cilindro gira in senso {wheel}, e la pallina anche lei in senso {ball}.</source>
        <translation>Le cylindre tourne en sens {wheel}, et la bille aussi : {ball}.</translation>
    </message>
    <message>
        <source>La pallina fa {turns} giri completi e cade nel {fallen}.</source>
        <translation>La bille fait {turns} tours complets et tombe dans le {fallen}.</translation>
    </message>
    <message>
        <source>Mentre la pallina gira il cilindro si ferma.</source>
        <translation>Pendant que la bille tourne, le cylindre s&apos;arrête.</translation>
    </message>
    <message>
        <source>Dopo {turns} giri completi la pallina salta fuori dal cilindro.</source>
        <translation>Après {turns} tours complets la bille saute hors du cylindre.</translation>
    </message>
    <message>
        <source>Mentre la pallina gira un gettone cade nel cilindro; la pallina va nel {fallen}.</source>
        <translation>Pendant que la bille tourne, un jeton tombe dans le cylindre ; la bille va dans le {fallen}.</translation>
    </message>
    <message>
        <source>La pallina va nel {fallen}; il capo tavolo dichiara nullo il colpo per un motivo suo.</source>
        <translation>La bille va dans le {fallen} ; le chef de table déclare le coup nul pour un motif à lui.</translation>
    </message>
    <message>
        <source>Cilindro e pallina in senso {wheel}; prima era uscito {before}. Perché è nullo, e come si rilancia?</source>
        <translation>Cylindre et bille en sens {wheel} ; avant, le {before}. Pourquoi est-ce nul, et comment relance-t-on ?</translation>
    </message>
    <message>
        <source>{turns} giri completi, cilindro in senso {wheel}; prima era uscito {before}. Perché è nullo, e come si rilancia?</source>
        <translation>{turns} tours complets, cylindre en sens {wheel} ; avant, le {before}. Pourquoi est-ce nul, et comment relance-t-on ?</translation>
    </message>
    <message>
        <source>Il cilindro, che girava in senso {wheel}, si è fermato; prima era uscito {before}. Perché è nullo, e come si rilancia?</source>
        <translation>Le cylindre, qui tournait en sens {wheel}, s&apos;est arrêté ; avant, le {before}. Pourquoi est-ce nul, et comment relance-t-on ?</translation>
    </message>
    <message>
        <source>La pallina è saltata fuori, cilindro in senso {wheel}; prima era uscito {before}. Perché è nullo, e come si rilancia?</source>
        <translation>La bille a sauté dehors, cylindre en sens {wheel} ; avant, le {before}. Pourquoi est-ce nul, et comment relance-t-on ?</translation>
    </message>
    <message>
        <source>Un gettone nel cilindro, che girava in senso {wheel}; prima era uscito {before}. Perché è nullo, e come si rilancia?</source>
        <translation>Un jeton dans le cylindre, qui tournait en sens {wheel} ; avant, le {before}. Pourquoi est-ce nul, et comment relance-t-on ?</translation>
    </message>
    <message>
        <source>Lo dichiara nullo il capo tavolo, cilindro in senso {wheel}; prima era uscito {before}. Perché, e come si rilancia?</source>
        <translation>Le chef de table le déclare nul, cylindre en sens {wheel} ; avant, le {before}. Pourquoi, et comment relance-t-on ?</translation>
    </message>
    <message>
        <source>Pagamenti del {number} ancora da fare: {left}. Il collega al cilindro ha già lanciato.</source>
        <translation>Paiements du {number} encore à faire : {left}. Le collègue au cylindre a déjà lancé.</translation>
    </message>
    <message>
        <source>Il colpo è nullo per un motivo che è solo del capo tavolo. Prima di tutto?</source>
        <translation>Le coup est nul pour un motif qui n&apos;est qu&apos;au chef de table. Avant tout ?</translation>
    </message>
    <message>
        <source>Si è puntato ancora, il cilindro invertito ha fatto un giro, la pallina è nel {before}.</source>
        <translation>On a encore misé, le cylindre inversé a fait un tour, la bille est dans le {before}.</translation>
    </message>
    <message>
        <source>Dopo il colpo nullo la pallina gira di nuovo.</source>
        <translation>Après le coup nul la bille tourne de nouveau.</translation>
    </message>
    <message>
        <source>Annuncio il numero</source>
        <translation>J&apos;annonce le numéro</translation>
    </message>
    <message>
        <source>Lancio la pallina</source>
        <translation>Je lance la bille</translation>
    </message>
    <message>
        <source>Metto il dolly</source>
        <translation>Je pose le dolly</translation>
    </message>
    <message>
        <source>Pulisco il tappeto</source>
        <translation>Je nettoie le tapis</translation>
    </message>
    <message>
        <source>Pago</source>
        <translation>Je paie</translation>
    </message>
    <message>
        <source>Segno il pagamento</source>
        <translation>Je marque le paiement</translation>
    </message>
    <message>
        <source>Avviso l&apos;ispettore</source>
        <translation>J&apos;avertis l&apos;inspecteur</translation>
    </message>
    <message>
        <source>Passo le palline</source>
        <translation>Je passe les boules</translation>
    </message>
    <message>
        <source>Ripeto e accetto</source>
        <translation>Je répète et j&apos;accepte</translation>
    </message>
    <message>
        <source>Al capo tavolo</source>
        <translation>Au chef de table</translation>
    </message>
    <message>
        <source>Rifiuto</source>
        <translation>Je refuse</translation>
    </message>
    <message>
        <source>Rendo il di più</source>
        <translation>Je rends le surplus</translation>
    </message>
    <message>
        <source>Sposto i gettoni</source>
        <translation>Je déplace les jetons</translation>
    </message>
    <message>
        <source>Va bene così</source>
        <translation>C&apos;est bien ainsi</translation>
    </message>
    <message>
        <source>senso {way}</source>
        <translation>sens {way}</translation>
    </message>
    <message>
        <source>qui non si annuncia</source>
        <translation>pas d&apos;annonces ici</translation>
    </message>
    <message>
        <source>non è chiaro</source>
        <translation>ce n&apos;est pas clair</translation>
    </message>
    <message>
        <source>è sulla parola</source>
        <translation>c&apos;est sur parole</translation>
    </message>
    <message>
        <source>i soldi non bastano</source>
        <translation>l&apos;argent ne suffit pas</translation>
    </message>
    <message>
        <source>il pezzo è sotto il minimo</source>
        <translation>la pièce est sous le minimum</translation>
    </message>
    <message>
        <source>omaggi in un annuncio di colore</source>
        <translation>jetons offerts dans une annonce en couleur</translation>
    </message>
    <message>
        <source>il pezzo vale meno di un omaggio</source>
        <translation>la pièce vaut moins qu&apos;un jeton offert</translation>
    </message>
    <message>
        <source>da tenere, solo in parte omaggi</source>
        <translation>à tenir, offert en partie seulement</translation>
    </message>
    <message>
        <source>non dice dove vanno gli omaggi</source>
        <translation>il ne dit pas où vont les jetons offerts</translation>
    </message>
    <message>
        <source>si sta pagando</source>
        <translation>un paiement est en cours</translation>
    </message>
    <message>
        <source>lo deve ripetere il capo tavolo</source>
        <translation>le chef de table doit la répéter</translation>
    </message>
    <message>
        <source>è tardi</source>
        <translation>c&apos;est trop tard</translation>
    </message>
    <message>
        <source>si paga ora</source>
        <translation>on paie maintenant</translation>
    </message>
    <message>
        <source>tagli</source>
        <translation>coupe</translation>
    </message>
    <message>
        <source>si rende</source>
        <translation>on rend</translation>
    </message>
    <message>
        <source>prende la banca</source>
        <translation>la banque prend</translation>
    </message>
    <message>
        <source>va in prigione</source>
        <translation>va en prison</translation>
    </message>
    <message>
        <source>All&apos;apertura: «La banque est ouverte», poi «Messieurs et dames, la partie commence, voici la première».</source>
        <translation>À l&apos;ouverture : «&#x202f;La banque est ouverte&#x202f;», puis «&#x202f;Messieurs et dames, la partie commence, voici la première&#x202f;».</translation>
    </message>
    <message>
        <source>torna in mano</source>
        <translation>est rendu</translation>
    </message>
    <message>
        <source>Zero, {where}, {colour}: {stake}. Come si divide?</source>
        <translation>Zéro, {where}, {colour} : {stake}. Comment partage-t-on ?</translation>
    </message>
    <message>
        <source>Zero, {where}, posto {seat}: {stake}. Come si divide?</source>
        <translation>Zéro, {where}, place {seat} : {stake}. Comment partage-t-on ?</translation>
    </message>
    <message>
        <source>Prima di pulire: i {amount} del posto {seat} sono su {where}, ma aveva detto «{meant}».</source>
        <translation>Avant de nettoyer : les {amount} de la place {seat} sont sur {where}, mais il avait dit «&#x202f;{meant}&#x202f;».</translation>
    </message>
    <message>
        <source>Tutto è consegnato; resta il gettone fuori posto: {where}, inteso per {meant}.</source>
        <translation>Tout est remis ; reste le jeton mal placé : {where}, voulu pour {meant}.</translation>
    </message>
    <message>
        <source>il numero è già caduto</source>
        <translation>le numéro est déjà tombé</translation>
    </message>
    <message>
        <source>resta in mezzo</source>
        <translation>reste au milieu</translation>
    </message>
    <message>
        <source>torna libero</source>
        <translation>redevient libre</translation>
    </message>
    <message>
        <source>va alla banca</source>
        <translation>va à la banque</translation>
    </message>
    <message>
        <source>costa</source>
        <translation>cela coûte</translation>
    </message>
    <message>
        <source>il cilindro</source>
        <translation>le cylindre</translation>
    </message>
    <message>
        <source>perché no</source>
        <translation>pourquoi non</translation>
    </message>
    <message>
        <source>si annuncia</source>
        <translation>on annonce</translation>
    </message>
    <message>
        <source>Aperta la banca, si invita al primo colpo: «Messieurs et dames, la partie commence, voici la première».</source>
        <translation>La banque ouverte, on invite au premier coup : «&#x202f;Messieurs et dames, la partie commence, voici la première&#x202f;».</translation>
    </message>
    <message>
        <source>Il tappeto è libero: si invita a puntare.</source>
        <translation>Le tapis est libre : on invite à miser.</translation>
    </message>
    <message>
        <source>Le puntate sono fatte: si lancia, dal {before}.</source>
        <translation>Les jeux sont faits : on lance, depuis le {before}.</translation>
    </message>
    <message>
        <source>Il cilindro è invertito: si rilancia, dal {before}.</source>
        <translation>Le cylindre est inversé : on relance, depuis le {before}.</translation>
    </message>
    <message>
        <source>Al rilancio dopo un colpo nullo si dice «Tout va».</source>
        <translation>À la relance après un coup nul on dit «&#x202f;Tout va&#x202f;».</translation>
    </message>
    <message>
        <source>La pallina rallenta: si chiudono le puntate.</source>
        <translation>La bille ralentit : on ferme les mises.</translation>
    </message>
    <message>
        <source>Prima si annuncia il numero {number}.</source>
        <translation>D&apos;abord on annonce le numéro {number}.</translation>
    </message>
    <message>
        <source>Annunciato il numero {number}, ci va il dolly.</source>
        <translation>Le numéro {number} annoncé, on y pose le dolly.</translation>
    </message>
    <message>
        <source>Con il dolly sul {number} si toglie quel che perde.</source>
        <translation>Le dolly sur le {number}, on enlève ce qui perd.</translation>
    </message>
    <message>
        <source>Pulito il tappeto, si paga il {number} in ordine.</source>
        <translation>Le tapis nettoyé, on paie le {number} dans l&apos;ordre.</translation>
    </message>
    <message>
        <source>Dopo ogni pagamento il segnale sulla puntata pagata.</source>
        <translation>Après chaque paiement, le marqueur sur la mise payée.</translation>
    </message>
    <message>
        <source>Tutto è pagato sul {number}: si dice, e poi si può lanciare.</source>
        <translation>Tout est payé sur le {number} : on le dit, et alors on peut lancer.</translation>
    </message>
    <message>
        <source>Allo zero le chance semplici si dividono: «À partager».</source>
        <translation>Au zéro on partage les chances simples : «&#x202f;À partager&#x202f;».</translation>
    </message>
    <message>
        <source>Quel che non si divide va in prigione: «Enfermé».</source>
        <translation>Ce qui ne se partage pas va en prison : «&#x202f;Enfermé&#x202f;».</translation>
    </message>
    <message>
        <source>Il colpo è nullo: «Rien va», e si punta ancora.</source>
        <translation>Le coup est nul : «&#x202f;Rien va&#x202f;», et on mise encore.</translation>
    </message>
    <message>
        <source>Si lancia solo quando tutto è pagato: il colpo è nullo, e si finisce di pagare il {number}.</source>
        <translation>On ne lance que quand tout est payé : le coup est nul, et on finit de payer le {number}.</translation>
    </message>
    <message>
        <source>Del motivo che è solo del capo tavolo si avvisa subito l&apos;ispettore.</source>
        <translation>D&apos;un motif qui n&apos;est qu&apos;au chef de table on avertit aussitôt l&apos;inspecteur.</translation>
    </message>
    <message>
        <source>L&apos;ultimo colpo si annuncia prima del lancio.</source>
        <translation>Le dernier coup s&apos;annonce avant le lancer.</translation>
    </message>
    <message>
        <source>Prima dell&apos;ultimo lancio si avvisa che le palline passano.</source>
        <translation>Avant le dernier lancer on avertit que les boules passent.</translation>
    </message>
    <message>
        <source>Finito il colpo annunciato, le palline passano al cambio.</source>
        <translation>Le coup annoncé fini, les boules passent à la relève.</translation>
    </message>
    <message>
        <source>È chiaro, in tempo e i gettoni ci sono: si ripete, e vale.</source>
        <translation>C&apos;est clair, à temps, et les jetons y sont : on répète, et cela vaut.</translation>
    </message>
    <message>
        <source>{announce} si prende prima del lancio; poi vale solo se lo ripete il capo tavolo.</source>
        <translation>{announce} se prend avant le lancer ; ensuite cela ne vaut que si le chef de table le répète.</translation>
    </message>
    <message>
        <source>Questo annuncio non si prende, e si dice perché.</source>
        <translation>Cette annonce ne se prend pas, et on dit pourquoi.</translation>
    </message>
    <message>
        <source>In questa casa non si prendono annunci.</source>
        <translation>Cette maison ne prend pas d&apos;annonces.</translation>
    </message>
    <message>
        <source>Non è chiaro: si chiede di nuovo.</source>
        <translation>Ce n&apos;est pas clair : on redemande.</translation>
    </message>
    <message>
        <source>Sulla parola non si prende niente.</source>
        <translation>Sur parole on ne prend rien.</translation>
    </message>
    <message>
        <source>{money} non bastano per {announce} da {value}.</source>
        <translation>{money} ne suffisent pas pour {announce} de {value}.</translation>
    </message>
    <message>
        <source>{value} il pezzo è sotto il minimo.</source>
        <translation>{value} la pièce est sous le minimum.</translation>
    </message>
    <message>
        <source>In colore non ci sono omaggi.</source>
        <translation>En couleur il n&apos;y a pas de jetons offerts.</translation>
    </message>
    <message>
        <source>Un omaggio non si divide.</source>
        <translation>Un jeton offert ne se divise pas.</translation>
    </message>
    <message>
        <source>Da tenere, un annuncio è tutto di omaggi o non ne ha.</source>
        <translation>À tenir, une annonce est toute en jetons offerts ou n&apos;en a pas.</translation>
    </message>
    <message>
        <source>Degli omaggi il giocatore dice dove vanno: finché non lo dice, no.</source>
        <translation>Des jetons offerts le joueur dit où ils vont : tant qu&apos;il ne le dit pas, non.</translation>
    </message>
    <message>
        <source>Mentre si paga solo vicini, serie, orfanelli e laterali, da tenere.</source>
        <translation>Pendant qu&apos;on paie, seulement vicini, serie, orfanelli et laterali, à tenir.</translation>
    </message>
    <message>
        <source>Lo deve ripetere il capo tavolo.</source>
        <translation>Le chef de table doit la répéter.</translation>
    </message>
    <message>
        <source>Dopo «Rien ne va plus» non si prende più niente, se non dal capo tavolo.</source>
        <translation>Après «&#x202f;Rien ne va plus&#x202f;» on ne prend plus rien, sauf le chef de table.</translation>
    </message>
    <message>
        <source>{amount} passano il massimo di {most}: il di più torna.</source>
        <translation>{amount} dépassent le maximum de {most} : on rend le surplus.</translation>
    </message>
    <message>
        <source>{amount} sono sotto il minimo di {least}: non si gioca.</source>
        <translation>{amount} sont sous le minimum de {least} : cela ne joue pas.</translation>
    </message>
    <message>
        <source>{amount} stanno fra {least} e {most}: va bene.</source>
        <translation>{amount} sont entre {least} et {most} : c&apos;est bien.</translation>
    </message>
    <message>
        <source>Prima del numero un gettone fuori posto si sposta subito: {meant}.</source>
        <translation>Avant le numéro, un jeton mal placé se déplace aussitôt : {meant}.</translation>
    </message>
    <message>
        <source>Caduto il numero, di un gettone fuori posto si avvisa il capo tavolo: gioca come era inteso.</source>
        <translation>Le numéro tombé, on avertit le chef de table d&apos;un jeton mal placé : il joue comme il était voulu.</translation>
    </message>
    <message>
        <source>Dopo tutti i pagamenti si mette a posto quel che era fuori posto.</source>
        <translation>Après tous les paiements on remet en place ce qui était mal placé.</translation>
    </message>
    <message>
        <source>Dopo «Rien ne va plus» una puntata si rifiuta: solo il capo tavolo può.</source>
        <translation>Après «&#x202f;Rien ne va plus&#x202f;» une mise se refuse : seul le chef de table peut.</translation>
    </message>
    <message>
        <source>Fino a «Rien ne va plus» si punta: va bene.</source>
        <translation>Jusqu&apos;à «&#x202f;Rien ne va plus&#x202f;» on mise : c&apos;est bien.</translation>
    </message>
    <message>
        <source>Numero, colore, parità, metà: {words}.</source>
        <translation>Numéro, couleur, parité, moitié : {words}.</translation>
    </message>
    <message>
        <source>Poi {where}.</source>
        <translation>Puis {where}.</translation>
    </message>
    <message>
        <source>È il pagamento numero {order} nell&apos;ordine della casa.</source>
        <translation>C&apos;est le paiement numéro {order} dans l&apos;ordre de la maison.</translation>
    </message>
    <message>
        <source>Sul tappeto: {piles}</source>
        <translation>Sur le tapis : {piles}</translation>
    </message>
    <message>
        <source>Sul tappeto: {chips}</source>
        <translation>Sur le tapis : {chips}</translation>
    </message>
    <message>
        <source>La pallina parte dall&apos;ultimo numero che ha contato, {pocket}.</source>
        <translation>La bille part du dernier numéro qui a compté, {pocket}.</translation>
    </message>
    <message>
        <source>«À partager»: alla banca {amount}.</source>
        <translation>«&#x202f;À partager&#x202f;» : à la banque {amount}.</translation>
    </message>
    <message>
        <source>«Enfermé»: in prigione {amount}.</source>
        <translation>«&#x202f;Enfermé&#x202f;» : en prison {amount}.</translation>
    </message>
    <message>
        <source>Torna in mano {amount}.</source>
        <translation>Rendu en main : {amount}.</translation>
    </message>
    <message>
        <source>Resta in mezzo {amount}.</source>
        <translation>Reste au milieu : {amount}.</translation>
    </message>
    <message>
        <source>Se la sua chance vince è libera, e non si paga: {amount}.</source>
        <translation>Si sa chance gagne elle est libre, et n&apos;est pas payée : {amount}.</translation>
    </message>
    <message>
        <source>Se no va alla banca: {amount}.</source>
        <translation>Sinon elle va à la banque : {amount}.</translation>
    </message>
    <message>
        <source>Costa {sum}.</source>
        <translation>Cela coûte {sum}.</translation>
    </message>
    <message>
        <source>Resto {sum}.</source>
        <translation>Rendu {sum}.</translation>
    </message>
    <message>
        <source>Il massimo è {most}: {sum}.</source>
        <translation>Le maximum est {most} : {sum}.</translation>
    </message>
    <message>
        <source>Non è ancora il momento, o non più.</source>
        <translation>Ce n&apos;est pas encore le moment, ou plus.</translation>
    </message>
    <message>
        <source>Così passa quel che non può passare.</source>
        <translation>Ainsi passe ce qui ne peut passer.</translation>
    </message>
    <message>
        <source>Il giocatore era nel suo diritto, o quasi.</source>
        <translation>Le joueur était dans son droit, ou presque.</translation>
    </message>
    <message>
        <source>Prima si risponde al giocatore, nel modo giusto.</source>
        <translation>D&apos;abord on répond au joueur, comme il faut.</translation>
    </message>
    <message>
        <source>Nessun giocatore ha chiesto niente.</source>
        <translation>Aucun joueur n&apos;a rien demandé.</translation>
    </message>
    <message>
        <source>Si paga un&apos;altra somma.</source>
        <translation>On paie une autre somme.</translation>
    </message>
    <message>
        <source>I pezzi sono altri.</source>
        <translation>Le nombre de pièces est autre.</translation>
    </message>
    <message>
        <source>Prima viene un altro.</source>
        <translation>Un autre vient d&apos;abord.</translation>
    </message>
    <message>
        <source>Si taglia in un altro modo.</source>
        <translation>On coupe autrement.</translation>
    </message>
    <message>
        <source>I gettoni sono altri.</source>
        <translation>Les jetons sont autres.</translation>
    </message>
    <message>
        <source>Torna un&apos;altra somma.</source>
        <translation>On rend une autre somme.</translation>
    </message>
    <message>
        <source>La banca prende un&apos;altra parte.</source>
        <translation>La banque prend une autre part.</translation>
    </message>
    <message>
        <source>In prigione va un&apos;altra parte.</source>
        <translation>Une autre part va en prison.</translation>
    </message>
    <message>
        <source>Torna un&apos;altra parte.</source>
        <translation>Une autre part revient.</translation>
    </message>
    <message>
        <source>In mezzo resta un&apos;altra parte.</source>
        <translation>Une autre part reste au milieu.</translation>
    </message>
    <message>
        <source>Libero torna solo chi è su una chance che vince.</source>
        <translation>Seul ce qui est sur une chance gagnante redevient libre.</translation>
    </message>
    <message>
        <source>Alla banca va solo chi non vince.</source>
        <translation>Seul ce qui ne gagne pas va à la banque.</translation>
    </message>
    <message>
        <source>Il resto è un altro.</source>
        <translation>Le rendu est autre.</translation>
    </message>
    <message>
        <source>L&apos;annuncio costa un&apos;altra somma.</source>
        <translation>L&apos;annonce coûte une autre somme.</translation>
    </message>
    <message>
        <source>Si pulisce in un altro ordine.</source>
        <translation>On nettoie dans un autre ordre.</translation>
    </message>
    <message>
        <source>La ragione è un&apos;altra.</source>
        <translation>La raison est autre.</translation>
    </message>
    <message>
        <source>Non si annuncia così.</source>
        <translation>On n&apos;annonce pas ainsi.</translation>
    </message>
    <message>
        <source>Colpi interi</source>
        <translation>Coups entiers</translation>
    </message>
    <message>
        <source>Un colpo calmo, dall&apos;apertura a «Tout est payé»: frasi, lancio, numero, pulizia, pagamenti.</source>
        <translation>Un coup calme, de l&apos;ouverture à «&#x202f;Tout est payé&#x202f;» : phrases, lancer, numéro, nettoyage, paiements.</translation>
    </message>
    <message>
        <source>Un colpo con annunci: chiari, confusi, corti di soldi, sulla parola, con omaggi, tardivi.</source>
        <translation>Un coup avec annonces : claires, confuses, à court d&apos;argent, sur parole, avec jetons offerts, tardives.</translation>
    </message>
    <message>
        <source>Un colpo con errori dei giocatori e un lancio nullo: massimo, minimo, fuori posto, in ritardo.</source>
        <translation>Un coup avec erreurs des joueurs et un lancer nul : maximum, minimum, mal placé, en retard.</translation>
    </message>
    <message>
        <source>Due colpi: lo zero, «À partager», «Enfermé», e il numero dopo con i prigionieri.</source>
        <translation>Deux coups : le zéro, «&#x202f;À partager&#x202f;», «&#x202f;Enfermé&#x202f;», et le numéro suivant avec les prisonniers.</translation>
    </message>
    <message>
        <source>Tre colpi a quarantacinque l&apos;ora: annunci, errori, un nullo, lo zero, e la fine del turno.</source>
        <translation>Trois coups à quarante-cinq l&apos;heure : annonces, erreurs, un nul, le zéro, et la fin du service.</translation>
    </message>
    <message>
        <source>Il numero dopo decide la prigione: se la sua chance vince torna in mezzo, non pagata; se no va alla banca. A un altro zero si divide anche il resto.</source>
        <translation>Le numéro suivant décide de la prison : si sa chance gagne, elle revient au milieu, non payée ; sinon à la banque. À un autre zéro on partage aussi le reste.</translation>
    </message>
    <message>
        <source>Esce lo zero e si divide; nessuno tocca nulla. Poi esce {number}: che cosa succede?</source>
        <translation>Le zéro sort et l&apos;on partage ; personne ne touche à rien. Puis sort {number} : que se passe-t-il ?</translation>
    </message>
    <message>
        <source>Esce due volte lo zero; nessuno tocca nulla. Poi esce {number}: che cosa succede?</source>
        <translation>Le zéro sort deux fois ; personne ne touche à rien. Puis sort {number} : que se passe-t-il ?</translation>
    </message>
    <message>
        <source>Prima la prigione: alla banca {amount}.</source>
        <translation>D&apos;abord la prison : à la banque {amount}.</translation>
    </message>
    <message>
        <source>«À partager», {where}, {colour}: alla banca {amount}.</source>
        <translation>«&#x202f;À partager&#x202f;», {where}, {colour} : à la banque {amount}.</translation>
    </message>
    <message>
        <source>«À partager», {where}, posto {seat}: alla banca {amount}.</source>
        <translation>«&#x202f;À partager&#x202f;», {where}, place {seat} : à la banque {amount}.</translation>
    </message>
    <message>
        <source>«À partager», {where}, giocatore {player}: alla banca {amount}.</source>
        <translation>«&#x202f;À partager&#x202f;», {where}, joueur {player} : à la banque {amount}.</translation>
    </message>
    <message>
        <source>«À partager», {where}, di non si sa chi: alla banca {amount}.</source>
        <translation>«&#x202f;À partager&#x202f;», {where}, on ne sait à qui : à la banque {amount}.</translation>
    </message>
    <message>
        <source>«Enfermé», {where}, {colour}: {amount}.</source>
        <translation>«&#x202f;Enfermé&#x202f;», {where}, {colour} : {amount}.</translation>
    </message>
    <message>
        <source>«Enfermé», {where}, posto {seat}: {amount}.</source>
        <translation>«&#x202f;Enfermé&#x202f;», {where}, place {seat} : {amount}.</translation>
    </message>
    <message>
        <source>«Enfermé», {where}, giocatore {player}: {amount}.</source>
        <translation>«&#x202f;Enfermé&#x202f;», {where}, joueur {player} : {amount}.</translation>
    </message>
    <message>
        <source>«Enfermé», {where}, di non si sa chi: {amount}.</source>
        <translation>«&#x202f;Enfermé&#x202f;», {where}, on ne sait à qui : {amount}.</translation>
    </message>
    <message>
        <source>{where}, {colour}: torna in mano {amount}.</source>
        <translation>{where}, {colour} : {amount} est rendu.</translation>
    </message>
    <message>
        <source>{where}, posto {seat}: torna in mano {amount}.</source>
        <translation>{where}, place {seat} : {amount} est rendu.</translation>
    </message>
    <message>
        <source>{where}, giocatore {player}: torna in mano {amount}.</source>
        <translation>{where}, joueur {player} : {amount} est rendu.</translation>
    </message>
    <message>
        <source>{where}, di non si sa chi: torna in mano {amount}.</source>
        <translation>{where}, on ne sait à qui : {amount} est rendu.</translation>
    </message>
    <message>
        <source>Ultimo colpo, {where}, {colour}: l&apos;indivisibile torna in mano, {amount}.</source>
        <translation>Dernier coup, {where}, {colour} : l&apos;indivisible est rendu, {amount}.</translation>
    </message>
    <message>
        <source>Ultimo colpo, {where}, posto {seat}: l&apos;indivisibile torna in mano, {amount}.</source>
        <translation>Dernier coup, {where}, place {seat} : l&apos;indivisible est rendu, {amount}.</translation>
    </message>
    <message>
        <source>Ultimo colpo, {where}, giocatore {player}: l&apos;indivisibile torna in mano, {amount}.</source>
        <translation>Dernier coup, {where}, joueur {player} : l&apos;indivisible est rendu, {amount}.</translation>
    </message>
    <message>
        <source>Ultimo colpo, {where}, di non si sa chi: l&apos;indivisibile torna in mano, {amount}.</source>
        <translation>Dernier coup, {where}, on ne sait à qui : l&apos;indivisible est rendu, {amount}.</translation>
    </message>
    <message>
        <source>{number}: perde tutto, anche la prigione. Alla banca {amount}.</source>
        <translation>{number} : tout perd, la prison aussi. À la banque {amount}.</translation>
    </message>
    <message>
        <source>{number}: vince. Si paga quel che è in mezzo: {amount}.</source>
        <translation>{number} : gagné. On paie ce qui est au milieu : {amount}.</translation>
    </message>
    <message>
        <source>La prigione è liberata e non si paga: in mezzo {amount}.</source>
        <translation>La prison est libérée et non payée : {amount} au milieu.</translation>
    </message>
    <message>
        <source>Resta in mezzo {left}.</source>
        <translation>Il reste {left} au milieu.</translation>
    </message>
    <message>
        <source>Il pezzo indivisibile non è della banca.</source>
        <translation>La pièce indivisible n&apos;est pas à la banque.</translation>
    </message>
    <message>
        <source>Il pezzo indivisibile non resta in mezzo.</source>
        <translation>La pièce indivisible ne reste pas au milieu.</translation>
    </message>
    <message>
        <source>La banca prende la metà, non tutto.</source>
        <translation>La banque prend la moitié, pas tout.</translation>
    </message>
    <message>
        <source>La metà del giocatore resta libera.</source>
        <translation>La moitié du joueur reste libre.</translation>
    </message>
    <message>
        <source>Chi esce di prigione non si paga.</source>
        <translation>Ce qui sort de prison n&apos;est pas payé.</translation>
    </message>
    <message>
        <source>Chi vince esce di prigione.</source>
        <translation>Ce qui gagne sort de prison.</translation>
    </message>
    <message>
        <source>La prigione di prima va alla banca.</source>
        <translation>La prison d&apos;avant va à la banque.</translation>
    </message>
    <message>
        <source>È quel che ha fatto il primo zero.</source>
        <translation>C&apos;est ce qu&apos;a fait le premier zéro.</translation>
    </message>
    <message>
        <source>Le due metà sono uguali.</source>
        <translation>Les deux moitiés sont égales.</translation>
    </message>
    <message>
        <source>Un pezzo di differenza: si conti di nuovo.</source>
        <translation>Une pièce de trop ou de moins : recomptez.</translation>
    </message>
    <message>
        <source>1ª DOZZINA</source>
        <translation>1RE DOUZAINE</translation>
    </message>
    <message>
        <source>2ª DOZZINA</source>
        <translation>2E DOUZAINE</translation>
    </message>
    <message>
        <source>3ª DOZZINA</source>
        <translation>3E DOUZAINE</translation>
    </message>
    <message>
        <source>ten. {whose}</source>
        <translation>tenu {whose}</translation>
    </message>
    <message>
        <source>Tutto insieme</source>
        <translation>Tout ensemble</translation>
    </message>
    <message>
        <source>Tempo su cento di quello del tavolo{last} · cento è la linea</source>
        <translation>Temps en centièmes de celui de la table{last} · cent est la ligne</translation>
    </message>
    <message>
        <source>Ancora niente: si comincia con i dieci minuti.</source>
        <translation>Rien encore : on commence par les dix minutes.</translation>
    </message>
    <message>
        <source>Giusti su cento{last}</source>
        <translation>Justes sur cent{last}</translation>
    </message>
    <message>
        <source>Progressi — {drill}</source>
        <translation>Progrès — {drill}</translation>
    </message>
    <message>
        <source>esercizio prima</source>
        <translation>exercice précédent</translation>
    </message>
    <message>
        <source>esercizio dopo</source>
        <translation>exercice suivant</translation>
    </message>
    <message>
        <source>Da curare</source>
        <translation>À travailler</translation>
    </message>
    <message>
        <source>Come va, dal più debole</source>
        <translation>Comment ça va, du plus faible</translation>
    </message>
    <message>
        <source>Che cosa torna, e quando</source>
        <translation>Ce qui revient, et quand</translation>
    </message>
    <message>
        <source>Secondi per risposta giusta{last}</source>
        <translation>Secondes par bonne réponse{last}</translation>
    </message>
    <message>
        <source>al tavolo {needed}, la linea tratteggiata</source>
        <translation>{needed} à la table, la ligne pointillée</translation>
    </message>
    <message>
        <source>Niente: quel che si può giudicare va bene.</source>
        <translation>Rien : ce qu&apos;on peut juger va bien.</translation>
    </message>
    <message>
        <source>oggi {today}, domani {tomorrow}, poi in settimana {later}</source>
        <translation>aujourd&apos;hui {today}, demain {tomorrow}, puis cette semaine {later}</translation>
    </message>
    <message>
        <source>domani</source>
        <translation>demain</translation>
    </message>
    <message>
        <source>fra {count} giorni</source>
        <translation>dans {count} jours</translation>
    </message>
    <message>
        <source>ESERCITAZIONE</source>
        <translation>EXERCICE</translation>
    </message>
    <message>
        <source>Prima era uscito {before}. Cilindro in senso {wheel}, pallina in senso {ball}, {turns} giri completi: cade nel {fallen}.</source>
        <translation>Avant était sorti {before}. Cylindre en sens {wheel}, bille en sens {ball}, {turns} tours complets : elle tombe au {fallen}.</translation>
    </message>
    <message>
        <source>Colpi nulli</source>
        <translation>Coups nuls</translation>
    </message>
    <message>
        <source>Nullo: pallina nel verso del cilindro o lanciata prima di aver pagato, meno di sette giri, cilindro fermo, nessuna casella, corpo estraneo, motivo del capo tavolo.</source>
        <translation>Nul : bille dans le sens du cylindre ou lancée avant d&apos;avoir payé, moins de sept tours, cylindre arrêté, aucune case, corps étranger, motif du chef de table.</translation>
    </message>
    <message>
        <source>Al limite: sette giri completi bastano. Una puntata tardiva si rifiuta.</source>
        <translation>À la limite : sept tours complets suffisent. Une mise tardive est refusée.</translation>
    </message>
    <message>
        <source>Dopo un colpo nullo la pallina torna sul numero di prima; il cilindro si inverte sempre.</source>
        <translation>Après un coup nul la bille revient au numéro d&apos;avant ; le cylindre est toujours inversé.</translation>
    </message>
    <message>
        <source>«Rien va», pallina, cilindro, un giro; «Tout va», e poi «Rien ne va plus».</source>
        <translation>«&#x202f;Rien va&#x202f;», bille, cylindre, un tour ; «&#x202f;Tout va&#x202f;», et puis «&#x202f;Rien ne va plus&#x202f;».</translation>
    </message>
    <message>
        <source>Puntate, prigionieri e vincite lasciate restano, e si punta ancora. Del motivo suo il capo tavolo avvisa l&apos;ispettore.</source>
        <translation>Mises, prisonniers et gains laissés restent, et on mise encore. D&apos;un motif à lui le chef de table avertit l&apos;inspecteur.</translation>
    </message>
    <message>
        <source>Prima era uscito {before}. Lancio regolare; dopo «Rien ne va plus» un giocatore posa un gettone. La pallina cade nel {fallen}.</source>
        <translation>Avant était sorti {before}. Lancer régulier ; après «&#x202f;Rien ne va plus&#x202f;» un joueur pose un jeton. La bille tombe au {fallen}.</translation>
    </message>
    <message>
        <source>Prima era uscito {before}. Detto «Tout est payé au numéro» si lancia subito: {turns} giri completi, la pallina cade nel {fallen}.</source>
        <translation>Avant était sorti {before}. «&#x202f;Tout est payé au numéro&#x202f;» dit, on lance aussitôt : {turns} tours complets, la bille tombe au {fallen}.</translation>
    </message>
    <message>
        <source>Prima era uscito {before}. La pallina parte mentre si paga ancora l&apos;ultimo colore; {turns} giri completi, cade nel {fallen}.</source>
        <translation>Avant était sorti {before}. La bille part pendant qu&apos;on paie encore la dernière couleur ; {turns} tours complets, elle tombe au {fallen}.</translation>
    </message>
    <message>
        <source>Prima era uscito {before}. Mentre la pallina gira il cilindro si ferma.</source>
        <translation>Avant était sorti {before}. Pendant que la bille tourne le cylindre s&apos;arrête.</translation>
    </message>
    <message>
        <source>Prima era uscito {before}. Dopo {turns} giri completi la pallina salta fuori dal cilindro.</source>
        <translation>Avant était sorti {before}. Après {turns} tours complets la bille saute hors du cylindre.</translation>
    </message>
    <message>
        <source>Prima era uscito {before}. Mentre la pallina gira un gettone cade nel cilindro; poi la pallina è nel {fallen}.</source>
        <translation>Avant était sorti {before}. Pendant que la bille tourne un jeton tombe dans le cylindre ; puis la bille est au {fallen}.</translation>
    </message>
    <message>
        <source>Prima era uscito {before}. La pallina cade nel {fallen}; il capo tavolo dichiara nullo il colpo per un motivo suo.</source>
        <translation>Avant était sorti {before}. La bille tombe au {fallen} ; le chef de table déclare le coup nul pour un motif à lui.</translation>
    </message>
    <message>
        <source>La pallina ha fatto solo {turns} giri; prima era uscito {before}. In che ordine si procede?</source>
        <translation>La bille n&apos;a fait que {turns} tours ; avant était sorti {before}. Dans quel ordre procède-t-on ?</translation>
    </message>
    <message>
        <source>Un gettone è caduto nel cilindro; prima era uscito {before}. In che ordine si procede?</source>
        <translation>Un jeton est tombé dans le cylindre ; avant était sorti {before}. Dans quel ordre procède-t-on ?</translation>
    </message>
    <message>
        <source>Il cilindro si è fermato; prima era uscito {before}. In che ordine si procede?</source>
        <translation>Le cylindre s&apos;est arrêté ; avant était sorti {before}. Dans quel ordre procède-t-on ?</translation>
    </message>
    <message>
        <source>il colpo</source>
        <translation>le coup</translation>
    </message>
    <message>
        <source>ora si dice</source>
        <translation>on dit maintenant</translation>
    </message>
    <message>
        <source>sul tappeto</source>
        <translation>sur le tapis</translation>
    </message>
    <message>
        <source>si avvisa l&apos;ispettore</source>
        <translation>inspecteur averti</translation>
    </message>
    <message>
        <source>la pallina da</source>
        <translation>la bille de</translation>
    </message>
    <message>
        <source>il cilindro girerà</source>
        <translation>le cylindre tournera</translation>
    </message>
    <message>
        <source>è valido</source>
        <translation>il est valable</translation>
    </message>
    <message>
        <source>nullo: pallina nel verso del cilindro</source>
        <translation>nul : bille dans le sens du cylindre</translation>
    </message>
    <message>
        <source>nullo: lanciata prima di aver pagato tutto</source>
        <translation>nul : lancée avant que tout soit payé</translation>
    </message>
    <message>
        <source>nullo: meno di sette giri completi</source>
        <translation>nul : moins de sept tours complets</translation>
    </message>
    <message>
        <source>nullo: cilindro fermo</source>
        <translation>nul : cylindre arrêté</translation>
    </message>
    <message>
        <source>nullo: pallina in nessuna casella</source>
        <translation>nul : bille dans aucune case</translation>
    </message>
    <message>
        <source>nullo: corpo estraneo nel cilindro</source>
        <translation>nul : corps étranger dans le cylindre</translation>
    </message>
    <message>
        <source>nullo: altro motivo del capo tavolo</source>
        <translation>nul : autre motif du chef de table</translation>
    </message>
    <message>
        <source>{words}</source>
        <translation>{words}</translation>
    </message>
    <message>
        <source>il numero</source>
        <translation>le numéro</translation>
    </message>
    <message>
        <source>resta tutto, e si punta ancora</source>
        <translation>tout reste, et on mise encore</translation>
    </message>
    <message>
        <source>le puntate tornano ai giocatori</source>
        <translation>les mises reviennent aux joueurs</translation>
    </message>
    <message>
        <source>resta tutto, ma non si punta più</source>
        <translation>tout reste, mais on ne mise plus</translation>
    </message>
    <message>
        <source>restano solo i prigionieri</source>
        <translation>seuls les prisonniers restent</translation>
    </message>
    <message>
        <source>si pulisce e si paga</source>
        <translation>on nettoie et on paie</translation>
    </message>
    <message>
        <source>sì</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>{way}</source>
        <translation>{way}</translation>
    </message>
    <message>
        <source>«Rien va»</source>
        <translation>«&#x202f;Rien va&#x202f;»</translation>
    </message>
    <message>
        <source>si riprende la pallina e si rimette sul {before}</source>
        <translation>on reprend la bille et on la remet sur le {before}</translation>
    </message>
    <message>
        <source>si inverte il cilindro</source>
        <translation>on inverse le cylindre</translation>
    </message>
    <message>
        <source>si aspetta almeno un giro, e si accettano puntate</source>
        <translation>on attend au moins un tour, et on accepte des mises</translation>
    </message>
    <message>
        <source>si rilancia: «Tout va»</source>
        <translation>on relance : «&#x202f;Tout va&#x202f;»</translation>
    </message>
    <message>
        <source>dopo qualche giro «Rien ne va plus»</source>
        <translation>après quelques tours «&#x202f;Rien ne va plus&#x202f;»</translation>
    </message>
    <message>
        <source>Nessuno dei casi: il colpo è valido.</source>
        <translation>Aucun des cas : le coup est valable.</translation>
    </message>
    <message>
        <source>La pallina gira nel verso del cilindro: nullo.</source>
        <translation>La bille tourne dans le sens du cylindre : nul.</translation>
    </message>
    <message>
        <source>Prima si finisce di pagare, poi si lancia: nullo.</source>
        <translation>D&apos;abord on finit de payer, puis on lance : nul.</translation>
    </message>
    <message>
        <source>{turns} giri completi sono meno di sette: nullo.</source>
        <translation>{turns} tours complets sont moins de sept : nul.</translation>
    </message>
    <message>
        <source>Il cilindro si è fermato: nullo.</source>
        <translation>Le cylindre s&apos;est arrêté : nul.</translation>
    </message>
    <message>
        <source>La pallina non è in una casella: nullo.</source>
        <translation>La bille n&apos;est dans aucune case : nul.</translation>
    </message>
    <message>
        <source>Un corpo estraneo mentre la pallina gira: nullo.</source>
        <translation>Un corps étranger pendant que la bille tourne : nul.</translation>
    </message>
    <message>
        <source>Lo ritiene necessario il capo tavolo: nullo.</source>
        <translation>Le chef de table le juge nécessaire : nul.</translation>
    </message>
    <message>
        <source>Si dice «Rien va».</source>
        <translation>On dit «&#x202f;Rien va&#x202f;».</translation>
    </message>
    <message>
        <source>Si annuncia il numero.</source>
        <translation>On annonce le numéro.</translation>
    </message>
    <message>
        <source>Puntate, prigionieri e vincite lasciate restano dove sono, e si può puntare.</source>
        <translation>Mises, prisonniers et gains laissés restent où ils sont, et on peut miser.</translation>
    </message>
    <message>
        <source>Il numero vale: si pulisce e si paga.</source>
        <translation>Le numéro vaut : on nettoie et on paie.</translation>
    </message>
    <message>
        <source>L&apos;ispettore si avvisa subito quando il motivo è del capo tavolo.</source>
        <translation>L&apos;inspecteur est averti aussitôt quand le motif est du chef de table.</translation>
    </message>
    <message>
        <source>Non c&apos;è niente da dire all&apos;ispettore.</source>
        <translation>Il n&apos;y a rien à dire à l&apos;inspecteur.</translation>
    </message>
    <message>
        <source>La pallina torna sul numero di prima, {pocket}.</source>
        <translation>La bille revient au numéro d&apos;avant, {pocket}.</translation>
    </message>
    <message>
        <source>La pallina riparte dal numero uscito, {pocket}.</source>
        <translation>La bille repart du numéro sorti, {pocket}.</translation>
    </message>
    <message>
        <source>Il cilindro si inverte: senso {way}.</source>
        <translation>Le cylindre est inversé : sens {way}.</translation>
    </message>
    <message>
        <source>A ogni lancio il cilindro si inverte: senso {way}.</source>
        <translation>À chaque lancer le cylindre est inversé : sens {way}.</translation>
    </message>
    <message>
        <source>Non è questo il caso.</source>
        <translation>Ce n&apos;est pas ce cas.</translation>
    </message>
    <message>
        <source>Non si dice questo, ora.</source>
        <translation>Ce n&apos;est pas ce qu&apos;on dit maintenant.</translation>
    </message>
    <message>
        <source>Sul tappeto non si fa così.</source>
        <translation>Ce n&apos;est pas ce qu&apos;on fait sur le tapis.</translation>
    </message>
    <message>
        <source>L&apos;ispettore si avvisa del motivo che è solo del capo tavolo.</source>
        <translation>L&apos;inspecteur est averti d&apos;un motif qui n&apos;est que du chef de table.</translation>
    </message>
    <message>
        <source>La pallina riparte dall&apos;ultimo numero che ha contato.</source>
        <translation>La bille repart du dernier numéro qui a compté.</translation>
    </message>
    <message>
        <source>Il cilindro si inverte a ogni lancio.</source>
        <translation>Le cylindre est inversé à chaque lancer.</translation>
    </message>
    <message>
        <source>Più cose sono sbagliate.</source>
        <translation>Plusieurs choses sont fausses.</translation>
    </message>
    <message>
        <source>Due cose vicine sono scambiate.</source>
        <translation>Deux choses voisines sont interverties.</translation>
    </message>
    <message>
        <source>Due cose sono scambiate.</source>
        <translation>Deux choses sont interverties.</translation>
    </message>
    <message>
        <source>Una cosa viene troppo presto.</source>
        <translation>Une chose vient trop tôt.</translation>
    </message>
    <message>
        <source>Repeater: il ritiro al 7</source>
        <translation>Repeater&#x202f;: le ramassage au 7</translation>
    </message>
    <message>
        <source>Il 7 prende ogni puntata che resta, anche se fatta adesso, toglie tutti i segni, e il giro seguente è aperto. Ogni altro numero non prende niente.</source>
        <translation>Le 7 prend chaque mise qui reste, même faite à l&apos;instant, enlève toutes les marques, et la manche suivante est ouverte. Tout autre numéro ne prend rien.</translation>
    </message>
    <message>
        <source>Il tabellone si ritira dopo l&apos;ultima dozzina, e poi si tolgono i segni. Si paga prima la roulette, poi il tabellone nell&apos;ordine delle puntate, la busta dopo il suo pagamento.</source>
        <translation>On ramasse le tableau après la dernière douzaine, puis on enlève les marques. On paie d&apos;abord la roulette, puis le tableau dans l&apos;ordre des mises, la boîte après son paiement.</translation>
    </message>
    <message>
        <source>Esce {number}: quanto si prende, che cosa resta?</source>
        <translation>Le {number} sort&#x202f;: combien prend-on, que reste-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Esce {number}: in che ordine si fa?</source>
        <translation>Le {number} sort&#x202f;: dans quel ordre fait-on&#x202f;?</translation>
    </message>
    <message>
        <source>si prende</source>
        <translation>on prend</translation>
    </message>
    <message>
        <source>segni, dopo</source>
        <translation>marques, après</translation>
    </message>
    <message>
        <source>giro, dopo</source>
        <translation>manche, après</translation>
    </message>
    <message>
        <source>Il 7 prende tutte le puntate, {count}: {amount}.</source>
        <translation>Le 7 prend toutes les mises, {count}&#x202f;: {amount}.</translation>
    </message>
    <message>
        <source>I segni si tolgono tutti, e il giro {round} è aperto.</source>
        <translation>On enlève toutes les marques, et la manche {round} est ouverte.</translation>
    </message>
    <message>
        <source>Solo il 7 prende: qui non si prende niente.</source>
        <translation>Seul le 7 prend&#x202f;: ici on ne prend rien.</translation>
    </message>
    <message>
        <source>Un segno di più, {marks} in tutto; il giro {round} continua.</source>
        <translation>Une marque de plus, {marks} en tout&#x202f;; la manche {round} continue.</translation>
    </message>
    <message>
        <source>Nessun segno di più, {marks} in tutto; il giro {round} continua.</source>
        <translation>Pas de marque de plus, {marks} en tout&#x202f;; la manche {round} continue.</translation>
    </message>
    <message>
        <source>il numero, in francese</source>
        <translation>le numéro, en français</translation>
    </message>
    <message>
        <source>il valore, detto</source>
        <translation>la valeur, dite</translation>
    </message>
    <message>
        <source>il segno sul valore</source>
        <translation>la marque sur la valeur</translation>
    </message>
    <message>
        <source>il ritiro alla roulette, fino all&apos;ultima dozzina</source>
        <translation>le ramassage à la roulette, jusqu&apos;à la dernière douzaine</translation>
    </message>
    <message>
        <source>il ritiro del tabellone</source>
        <translation>le ramassage du tableau</translation>
    </message>
    <message>
        <source>via tutti i segni</source>
        <translation>toutes les marques enlevées</translation>
    </message>
    <message>
        <source>i pagamenti della roulette</source>
        <translation>les paiements de la roulette</translation>
    </message>
    <message>
        <source>i pagamenti del tabellone</source>
        <translation>les paiements du tableau</translation>
    </message>
    <message>
        <source>Repeater: il pagamento sbagliato</source>
        <translation>Repeater&#x202f;: le paiement faux</translation>
    </message>
    <message>
        <source>Si paga per 1: 40 per 1 su 5 sono 200, e la puntata è spesa. 40 a 1, cioè 205, è sbagliato.</source>
        <translation>On paie pour 1&#x202f;: 40 pour 1 sur 5 font 200, et la mise est dépensée. 40 à 1, soit 205, est faux.</translation>
    </message>
    <message>
        <source>La busta: solo per un repeater vinto, mai per una resa né per un gruppo, e non tocca il pagamento. Si paga nell&apos;ordine delle puntate, e su una come sono state fatte.</source>
        <translation>La boîte&#x202f;: seulement pour un repeater gagné, jamais pour un abandon ni pour un groupe, et elle ne touche pas au paiement. On paie dans l&apos;ordre des mises, et sur l&apos;une d&apos;elles comme elles ont été faites.</translation>
    </message>
    <message>
        <source>Esce {number}, e si consegna così. Che cosa è sbagliato?</source>
        <translation>Le {number} sort, et on remet ceci. Qu&apos;est-ce qui est faux&#x202f;?</translation>
    </message>
    <message>
        <source>posto {seat}, {bet} su {wager}: {amount}</source>
        <translation>place {seat}, {bet} sur {wager}&#x202f;: {amount}</translation>
    </message>
    <message>
        <source>posto {seat}, {bet} su {wager}: {amount}, busta {envy}</source>
        <translation>place {seat}, {bet} sur {wager}&#x202f;: {amount}, boîte {envy}</translation>
    </message>
    <message>
        <source>posto {seat}, {bet} su {wager}, ceduta a {tally}: {amount}</source>
        <translation>place {seat}, {bet} sur {wager}, abandon à {tally}&#x202f;: {amount}</translation>
    </message>
    <message>
        <source>posto {seat}, {bet} su {wager}, ceduta a {tally}: {amount}, busta {envy}</source>
        <translation>place {seat}, {bet} sur {wager}, abandon à {tally}&#x202f;: {amount}, boîte {envy}</translation>
    </message>
    <message>
        <source>niente: tutto giusto</source>
        <translation>rien&#x202f;: tout est juste</translation>
    </message>
    <message>
        <source>a 1, non per 1</source>
        <translation>à 1, pas pour 1</translation>
    </message>
    <message>
        <source>la puntata è tolta</source>
        <translation>la mise est déduite</translation>
    </message>
    <message>
        <source>un altro fattore</source>
        <translation>un autre facteur</translation>
    </message>
    <message>
        <source>la busta</source>
        <translation>la boîte</translation>
    </message>
    <message>
        <source>non ha vinto</source>
        <translation>pas gagné</translation>
    </message>
    <message>
        <source>{wager}, posto {seat}: {pays} × {bet} = {amount}.</source>
        <translation>{wager}, place {seat}&#x202f;: {pays} × {bet} = {amount}.</translation>
    </message>
    <message>
        <source>{wager}, posto {seat}: {pays} × {bet} = {amount}; busta {envy}.</source>
        <translation>{wager}, place {seat}&#x202f;: {pays} × {bet} = {amount}&#x202f;; boîte {envy}.</translation>
    </message>
    <message>
        <source>È consegnato proprio così.</source>
        <translation>On remet exactement cela.</translation>
    </message>
    <message>
        <source>{payment} è pagato a 1: la puntata è già compresa, e si restituisce una volta di troppo.</source>
        <translation>{payment} est payé à 1&#x202f;: la mise est déjà comprise, et on la rend une fois de trop.</translation>
    </message>
    <message>
        <source>In {payment} la puntata è tolta: nel per 1 è già compresa.</source>
        <translation>Dans {payment} la mise est déduite&#x202f;: le paiement pour 1 la comprend déjà.</translation>
    </message>
    <message>
        <source>In {payment} il fattore è di un&apos;altra puntata.</source>
        <translation>Dans {payment} le facteur est celui d&apos;une autre mise.</translation>
    </message>
    <message>
        <source>In {payment} la busta è sbagliata: va solo per un repeater vinto, e il pagamento non cambia.</source>
        <translation>Dans {payment} la boîte est fausse&#x202f;: elle ne va qu&apos;à un repeater gagné, et le paiement ne change pas.</translation>
    </message>
    <message>
        <source>{payment} non ha vinto: resta sul tabellone.</source>
        <translation>{payment} n&apos;a pas gagné&#x202f;: elle reste sur le tableau.</translation>
    </message>
    <message>
        <source>{payment} è fuori ordine: si paga come stampato, e su una puntata come è stata fatta.</source>
        <translation>{payment} est hors de l&apos;ordre&#x202f;: on paie comme imprimé, et sur une mise comme elle a été faite.</translation>
    </message>
    <message>
        <source>Lo sbaglio è in un altro pagamento.</source>
        <translation>L&apos;erreur est dans un autre paiement.</translation>
    </message>
    <message>
        <source>Il pagamento è quello; la ragione è un&apos;altra.</source>
        <translation>C&apos;est bien ce paiement&#x202f;; la raison est une autre.</translation>
    </message>
    <message>
        <source>Né il pagamento né la ragione sono giusti.</source>
        <translation>Ni le paiement ni la raison ne sont justes.</translation>
    </message>
    <message>
        <source>a 1 e non per 1</source>
        <translation>à 1 et non pour 1</translation>
    </message>
    <message>
        <source>la puntata tolta</source>
        <translation>la mise déduite</translation>
    </message>
    <message>
        <source>tutto giusto</source>
        <translation>tout juste</translation>
    </message>
    <message>
        <source>busta per una resa</source>
        <translation>boîte pour un abandon</translation>
    </message>
    <message>
        <source>busta per un gruppo</source>
        <translation>boîte pour un groupe</translation>
    </message>
    <message>
        <source>busta tolta al giocatore</source>
        <translation>boîte prise au joueur</translation>
    </message>
    <message>
        <source>pagata senza aver vinto</source>
        <translation>payée sans avoir gagné</translation>
    </message>
    <message>
        <source>tutto giusto, con una resa</source>
        <translation>tout juste, avec un abandon</translation>
    </message>
    <message>
        <source>«Tout est payé au numéro»</source>
        <translation>«&#x202f;Tout est payé au numéro&#x202f;»</translation>
    </message>
    <message>
        <source>Non è quello che si prende.</source>
        <translation>Ce n&apos;est pas ce que l&apos;on prend.</translation>
    </message>
    <message>
        <source>I segni non tornano.</source>
        <translation>Le compte des marques n&apos;y est pas.</translation>
    </message>
    <message>
        <source>Il giro è un altro.</source>
        <translation>C&apos;est une autre manche.</translation>
    </message>
    <message>
        <source>Una cosa viene troppo tardi.</source>
        <translation>Une chose vient trop tard.</translation>
    </message>
    <message>
        <source>7, poche puntate</source>
        <translation>7, peu de mises</translation>
    </message>
    <message>
        <source>7, molte puntate</source>
        <translation>7, beaucoup de mises</translation>
    </message>
    <message>
        <source>un altro valore</source>
        <translation>une autre valeur</translation>
    </message>
    <message>
        <source>una vincita</source>
        <translation>un gain</translation>
    </message>
    <message>
        <source>ordine al 7</source>
        <translation>ordre au 7</translation>
    </message>
    <message>
        <source>ordine a una vincita</source>
        <translation>ordre à un gain</translation>
    </message>
    <message>
        <source>ordine a un altro valore</source>
        <translation>ordre à une autre valeur</translation>
    </message>
    <message>
        <source>Colori — {colours}.</source>
        <translation>Couleurs — {colours}.</translation>
    </message>
    <message>
        <source>Dal basso — {stacks}</source>
        <translation>Du bas — {stacks}</translation>
    </message>
    <message>
        <source>Annunci: leggere e scrivere</source>
        <translation>Annonces : lire et écrire</translation>
    </message>
    <message>
        <source>Gettoni uguali: vicini 5 impilati e 4 stesi, serie 5 e 1, orfanelli 5 stesi, laterali sulla casella del numero.</source>
        <translation>Jetons égaux : vicini 5 empilés et 4 étalés, serie 5 et 1, orfanelli 5 étalés, laterali sur la case du numéro.</translation>
    </message>
    <message>
        <source>Si conta il totale, poi si divide: per 9 i vicini, per 6 la serie. La scrittura dice quale dei due.</source>
        <translation>On compte le total, puis on divise : par 9 les vicini, par 6 la serie. L&apos;écriture dit lequel des deux.</translation>
    </message>
    <message>
        <source>180, 360 e 720 sono di tutti e due: decide la scrittura. La serie da 120 è 500, due da 100 e 20.</source>
        <translation>180, 360 et 720 sont aux deux : l&apos;écriture décide. La serie da 120 est 500, deux de 100 et 20.</translation>
    </message>
    <message>
        <source>Le stesure comuni fino a 40. Vanno sempre bene anche gettoni uguali, uno per pezzo.</source>
        <translation>Les écritures courantes jusqu&apos;à 40. Des jetons égaux, un par pièce, sont toujours justes aussi.</translation>
    </message>
    <message>
        <source>Le stesure comuni da 50 in su. Non si scrive nei gettoni più alti che ci stanno: si leggerebbe altro.</source>
        <translation>Les écritures courantes à partir de 50. On n&apos;écrit pas dans les plus gros jetons possibles : on lirait autre chose.</translation>
    </message>
    <message>
        <source>Sul race track c&apos;è scritto così. Che annuncio è, e da quanto?</source>
        <translation>C&apos;est écrit ainsi sur le race track. Quelle annonce est-ce, et à combien ?</translation>
    </message>
    <message>
        <source>Così, sulla casella del {number} del race track. Che annuncio è, e da quanto?</source>
        <translation>Ainsi, sur la case du {number} du race track. Quelle annonce est-ce, et à combien ?</translation>
    </message>
    <message>
        <source>{announce} da {value}: in quali gettoni si scrive?</source>
        <translation>{announce} à {value} : dans quels jetons l&apos;écrit-on ?</translation>
    </message>
    <message>
        <source>vicini</source>
        <translation>vicini</translation>
    </message>
    <message>
        <source>serie</source>
        <translation>serie</translation>
    </message>
    <message>
        <source>orfanelli</source>
        <translation>orfanelli</translation>
    </message>
    <message>
        <source>laterali</source>
        <translation>laterali</translation>
    </message>
    <message>
        <source>annuncio</source>
        <translation>annonce</translation>
    </message>
    <message>
        <source>gettoni</source>
        <translation>jetons</translation>
    </message>
    <message>
        <source>Il totale: {sum}.</source>
        <translation>Le total : {sum}.</translation>
    </message>
    <message>
        <source>Una pila di 5 e 4 stesi: {pieces} pezzi, vicini.</source>
        <translation>Une pile de 5 et 4 étalés : {pieces} pièces, vicini.</translation>
    </message>
    <message>
        <source>Una pila di 5 e uno steso: {pieces} pezzi, serie.</source>
        <translation>Une pile de 5 et un étalé : {pieces} pièces, serie.</translation>
    </message>
    <message>
        <source>Tutti stesi, senza pila: {pieces} pezzi, orfanelli.</source>
        <translation>Tous étalés, sans pile : {pieces} pièces, orfanelli.</translation>
    </message>
    <message>
        <source>Sulla casella di un numero: {pieces} pezzi, laterali.</source>
        <translation>Sur la case d&apos;un numéro : {pieces} pièces, laterali.</translation>
    </message>
    <message>
        <source>{announce} da {value} si scrive {chips}.</source>
        <translation>{announce} à {value} s&apos;écrit {chips}.</translation>
    </message>
    <message>
        <source>Oppure {chips}.</source>
        <translation>Ou bien {chips}.</translation>
    </message>
    <message>
        <source>Lo stesso totale è anche {announce} da {value}, ma si scrive {chips}.</source>
        <translation>Le même total est aussi {announce} à {value}, mais s&apos;écrit {chips}.</translation>
    </message>
    <message>
        <source>Il pezzo vale: {sum}.</source>
        <translation>La pièce vaut : {sum}.</translation>
    </message>
    <message>
        <source>Così si scrive un altro annuncio.</source>
        <translation>C&apos;est ainsi qu&apos;on écrit une autre annonce.</translation>
    </message>
    <message>
        <source>Questo è il totale: si divide per i pezzi.</source>
        <translation>C&apos;est le total : il faut le diviser par les pièces.</translation>
    </message>
    <message>
        <source>Questo è il valore di un gettone, non del pezzo.</source>
        <translation>C&apos;est la valeur d&apos;un jeton, pas de la pièce.</translation>
    </message>
    <message>
        <source>L&apos;annuncio è giusto, il valore no.</source>
        <translation>L&apos;annonce est juste, pas la valeur.</translation>
    </message>
    <message>
        <source>Sono i gettoni più alti che ci stanno: l&apos;annuncio non si legge più.</source>
        <translation>Ce sont les plus gros jetons possibles : l&apos;annonce ne se lit plus.</translation>
    </message>
    <message>
        <source>Così si scrive lo stesso annuncio, ma di un altro valore.</source>
        <translation>C&apos;est ainsi qu&apos;on écrit la même annonce, mais à une autre valeur.</translation>
    </message>
    <message>
        <source>Un gettone di troppo.</source>
        <translation>Un jeton de trop.</translation>
    </message>
    <message>
        <source>Manca un gettone.</source>
        <translation>Il manque un jeton.</translation>
    </message>
    <message>
        <source>Un gettone è preso di un altro valore.</source>
        <translation>Un jeton est pris d&apos;une autre valeur.</translation>
    </message>
    <message>
        <source>Annunci: rigiocare la vincita</source>
        <translation>Annonces : rejouer le gain</translation>
    </message>
    <message>
        <source>A rifare si tengono tutti i pezzi dell&apos;annuncio. A completare quelli meno la puntata vincente, che resta in gioco.</source>
        <translation>A rifare on garde toutes les pièces de l&apos;annonce. A completare celles-ci moins la mise gagnante, qui reste en jeu.</translation>
    </message>
    <message>
        <source>Dalla vincita si tolgono i pezzi tenuti, il resto si paga. A rifare torna anche la puntata.</source>
        <translation>On retire du gain les pièces gardées, on paie le reste. A rifare la mise revient aussi.</translation>
    </message>
    <message>
        <source>In valuta è lo stesso conto: prima i pezzi, poi per il valore.</source>
        <translation>En valeur c&apos;est le même compte : d&apos;abord les pièces, puis fois la valeur.</translation>
    </message>
    <message>
        <source>Per il tutto: la serie triplica, i vicini raddoppiano. Se vince la trasversale si restituisce il triplo della sua puntata.</source>
        <translation>Per il tutto : la serie triple, les vicini doublent. Si la trasversale gagne, on rend le triple de sa mise.</translation>
    </message>
    <message>
        <source>Oltre i massimi si gioca il valore più alto che tutte le posizioni portano, e il resto si paga. I vicini tenuti possono superarli su trasversale e carré.</source>
        <translation>Au-delà des maxima on joue la plus haute valeur que toutes les positions portent, et on paie le reste. Les vicini tenus peuvent les dépasser sur trasversale et carré.</translation>
    </message>
    <message>
        <source>{announce}, esce il {number}. Quanti pezzi si tengono a rifare, e quanti a completare?</source>
        <translation>{announce}, le {number} sort. Combien de pièces garde-t-on a rifare, et combien a completare ?</translation>
    </message>
    <message>
        <source>{announce} da un pezzo, esce il {number}, {way}. Quanti pezzi si tengono, e quanti si danno al giocatore?</source>
        <translation>{announce} à une pièce, le {number} sort, {way}. Combien de pièces garde-t-on, et combien en reçoit le joueur ?</translation>
    </message>
    <message>
        <source>{announce} da {value}, esce il {number}, {way}. Quanto si tiene, e quanto si dà al giocatore?</source>
        <translation>{announce} à {value}, le {number} sort, {way}. Combien garde-t-on, et combien reçoit le joueur ?</translation>
    </message>
    <message>
        <source>{announce} da {value} sul tappeto. Esce il {number}, {way}. Da quanto si gioca, e quanto si dà al giocatore?</source>
        <translation>{announce} à {value} sur le tapis. Le {number} sort, {way}. À combien joue-t-on, et combien reçoit le joueur ?</translation>
    </message>
    <message>
        <source>{announce} da {value}, pagati a piazzare. Esce il {number}, {way}. Da quanto si gioca, e quanto si dà al giocatore?</source>
        <translation>{announce} à {value}, pagati a piazzare. Le {number} sort, {way}. À combien joue-t-on, et combien reçoit le joueur ?</translation>
    </message>
    <message>
        <source>a rifare</source>
        <translation>a rifare</translation>
    </message>
    <message>
        <source>a completare</source>
        <translation>a completare</translation>
    </message>
    <message>
        <source>si tiene</source>
        <translation>gardé</translation>
    </message>
    <message>
        <source>al giocatore</source>
        <translation>au joueur</translation>
    </message>
    <message>
        <source>Vince {bets}. Pezzi pagati: {sum}.</source>
        <translation>Gagne : {bets}. Pièces payées : {sum}.</translation>
    </message>
    <message>
        <source>A rifare si tengono tutti i pezzi: {pieces}.</source>
        <translation>A rifare on garde toutes les pièces : {pieces}.</translation>
    </message>
    <message>
        <source>A completare la puntata resta in gioco: {pieces}.</source>
        <translation>A completare la mise reste en jeu : {pieces}.</translation>
    </message>
    <message>
        <source>Al giocatore il resto della vincita e la puntata: {sum}.</source>
        <translation>Au joueur le reste du gain et la mise : {sum}.</translation>
    </message>
    <message>
        <source>Al giocatore il resto della vincita: {sum}.</source>
        <translation>Au joueur le reste du gain : {sum}.</translation>
    </message>
    <message>
        <source>Si tiene {sum}.</source>
        <translation>Gardé : {sum}.</translation>
    </message>
    <message>
        <source>Al giocatore {sum}.</source>
        <translation>Au joueur {sum}.</translation>
    </message>
    <message>
        <source>Vincita e puntata insieme: {sum}.</source>
        <translation>Gain et mise ensemble : {sum}.</translation>
    </message>
    <message>
        <source>Ha vinto la trasversale: si restituisce il triplo della sua puntata. {sum}.</source>
        <translation>La trasversale a gagné : on rend le triple de sa mise. {sum}.</translation>
    </message>
    <message>
        <source>Diviso per i pezzi: {sum}.</source>
        <translation>Divisé par les pièces : {sum}.</translation>
    </message>
    <message>
        <source>Il massimo di una posizione non lo permette: si gioca da {value}.</source>
        <translation>Le maximum d&apos;une position ne le permet pas : on joue à {value}.</translation>
    </message>
    <message>
        <source>I cavalli non possono superare il massimo: si gioca da {value}.</source>
        <translation>Les cavalli ne peuvent dépasser le maximum : on joue à {value}.</translation>
    </message>
    <message>
        <source>Al giocatore quello che avanza: {sum}.</source>
        <translation>Au joueur ce qui reste : {sum}.</translation>
    </message>
    <message>
        <source>La puntata vincente è contata male o dimenticata.</source>
        <translation>La mise gagnante est oubliée ou mal comptée.</translation>
    </message>
    <message>
        <source>A rifare e a completare sono scambiati.</source>
        <translation>A rifare et a completare sont inversés.</translation>
    </message>
    <message>
        <source>I pezzi vincenti non sono questi.</source>
        <translation>Ce ne sont pas les pièces gagnantes.</translation>
    </message>
    <message>
        <source>I pezzi tenuti vanno tolti dalla vincita.</source>
        <translation>Les pièces gardées se retirent du gain.</translation>
    </message>
    <message>
        <source>La posizione vincente paga altro.</source>
        <translation>La position gagnante paie autre chose.</translation>
    </message>
    <message>
        <source>Il conto dei pezzi è sbagliato.</source>
        <translation>Le compte des pièces est faux.</translation>
    </message>
    <message>
        <source>Quello che avanza si dà al giocatore.</source>
        <translation>Ce qui reste va au joueur.</translation>
    </message>
    <message>
        <source>Per la trasversale si restituisce il triplo della puntata.</source>
        <translation>Pour la trasversale on rend le triple de la mise.</translation>
    </message>
    <message>
        <source>L&apos;annuncio non si moltiplica così.</source>
        <translation>L&apos;annonce ne se multiplie pas ainsi.</translation>
    </message>
    <message>
        <source>Il valore del pezzo è un altro.</source>
        <translation>La valeur de la pièce est une autre.</translation>
    </message>
    <message>
        <source>Roulette Tombola</source>
        <translation>Roulette Tombola</translation>
    </message>
    <message>
        <source>Colonne e dozzine a cavallo coprono 24 numeri e pagano la metà della puntata: 3 per 2 con la puntata.</source>
        <translation>Colonnes et douzaines à cheval couvrent 24 numéros et paient la moitié de la mise : 3 pour 2 avec la mise.</translation>
    </message>
    <message>
        <source>Ogni puntata da sola: a cavallo la metà, colonne e dozzine due volte, le chance semplici alla pari.</source>
        <translation>Chaque mise à part : à cheval la moitié, colonnes et douzaines deux fois, les chances simples à égalité.</translation>
    </message>
    <message>
        <source>Allo zero il tavolo espone la regola: b i, metà delle chance semplici torna; b ii, perdono tutte. Il resto perde sempre.</source>
        <translation>Au zéro la table affiche sa règle : b i, la moitié des chances simples revient ; b ii, toutes perdent. Le reste perd toujours.</translation>
    </message>
    <message>
        <source>Il tamburo gira nei due sensi prima che cada la pallina. Se il registro ne mostra uno solo, l&apos;estrazione è nulla.</source>
        <translation>Le tambour tourne dans les deux sens avant que la boule tombe. Si le journal n&apos;en montre qu&apos;un, le tirage est nul.</translation>
    </message>
    <message>
        <source>Si fa uscire ogni numero una volta: quello che resta al banco, diviso per le puntate. 1,35 % o 2,70 %.</source>
        <translation>On fait sortir chaque numéro une fois : ce que garde la banque, divisé par les mises. 1,35 % ou 2,70 %.</translation>
    </message>
    <message>
        <source>{where1} {stake1}. Numero {number}: quanto si paga?</source>
        <translation>{where1} {stake1}. Numéro {number} : combien paie-t-on ?</translation>
    </message>
    <message>
        <source>{where1} {stake1}, {where2} {stake2}, {where3} {stake3}. Numero {number}: quanto si paga in tutto?</source>
        <translation>{where1} {stake1}, {where2} {stake2}, {where3} {stake3}. Numéro {number} : combien paie-t-on en tout ?</translation>
    </message>
    <message>
        <source>Regola b i. {where1} {stake1}, {where2} {stake2}, {where3} {stake3}. Esce lo zero: quanto torna al giocatore, e quanto prende il banco?</source>
        <translation>Règle b i. {where1} {stake1}, {where2} {stake2}, {where3} {stake3}. Le zéro sort : combien revient au joueur, et combien prend la banque ?</translation>
    </message>
    <message>
        <source>Regola b ii. {where1} {stake1}, {where2} {stake2}, {where3} {stake3}. Esce lo zero: quanto torna al giocatore, e quanto prende il banco?</source>
        <translation>Règle b ii. {where1} {stake1}, {where2} {stake2}, {where3} {stake3}. Le zéro sort : combien revient au joueur, et combien prend la banque ?</translation>
    </message>
    <message>
        <source>Registro del tamburo: {way1}, giri {turns1}. È caduta la pallina: conta? E le puntate?</source>
        <translation>Journal du tambour : {way1}, tours {turns1}. La boule est tombée : compte-t-elle ? Et les mises ?</translation>
    </message>
    <message>
        <source>Registro del tamburo: {way1}, giri {turns1}; {way2}, giri {turns2}. È caduta la pallina: conta? E le puntate?</source>
        <translation>Journal du tambour : {way1}, tours {turns1} ; {way2}, tours {turns2}. La boule est tombée : compte-t-elle ? Et les mises ?</translation>
    </message>
    <message>
        <source>Registro del tamburo: {way1}, giri {turns1}; {way2}, giri {turns2}; {way3}, giri {turns3}. È caduta la pallina: conta? E le puntate?</source>
        <translation>Journal du tambour : {way1}, tours {turns1} ; {way2}, tours {turns2} ; {way3}, tours {turns3}. La boule est tombée : compte-t-elle ? Et les mises ?</translation>
    </message>
    <message>
        <source>Regola b i. {where}, {stake} a colpo, e ogni numero esce una volta. Quanto resta al banco, e che percentuale è?</source>
        <translation>Règle b i. {where}, {stake} par coup, et chaque numéro sort une fois. Combien garde la banque, et quel pourcentage est-ce ?</translation>
    </message>
    <message>
        <source>Regola b ii. {where}, {stake} a colpo, e ogni numero esce una volta. Quanto resta al banco, e che percentuale è?</source>
        <translation>Règle b ii. {where}, {stake} par coup, et chaque numéro sort une fois. Combien garde la banque, et quel pourcentage est-ce ?</translation>
    </message>
    <message>
        <source>{percent}</source>
        <translation>{percent}</translation>
    </message>
    <message>
        <source>nulla: manca il senso orario</source>
        <translation>nulle : le sens horaire manque</translation>
    </message>
    <message>
        <source>nulla: manca il senso antiorario</source>
        <translation>nulle : le sens antihoraire manque</translation>
    </message>
    <message>
        <source>si pagano al numero</source>
        <translation>elles sont payées au numéro</translation>
    </message>
    <message>
        <source>restano, e si può puntare di nuovo</source>
        <translation>elles restent, et on peut miser de nouveau</translation>
    </message>
    <message>
        <source>si restituiscono</source>
        <translation>elles sont rendues</translation>
    </message>
    <message>
        <source>perdono</source>
        <translation>elles perdent</translation>
    </message>
    <message>
        <source>restano, e non si punta più</source>
        <translation>elles restent, et on ne mise plus</translation>
    </message>
    <message>
        <source>al banco</source>
        <translation>à la banque</translation>
    </message>
    <message>
        <source>estrazione</source>
        <translation>tirage</translation>
    </message>
    <message>
        <source>puntate</source>
        <translation>mises</translation>
    </message>
    <message>
        <source>percentuale</source>
        <translation>pourcentage</translation>
    </message>
    <message>
        <source>{where}: numero {number}, perde.</source>
        <translation>{where} : numéro {number}, perd.</translation>
    </message>
    <message>
        <source>{where}: {sum}.</source>
        <translation>{where} : {sum}.</translation>
    </message>
    <message>
        <source>Si paga {sum}; la puntata vincente resta.</source>
        <translation>On paie {sum} ; la mise gagnante reste.</translation>
    </message>
    <message>
        <source>Nessuna puntata vince: non si paga.</source>
        <translation>Aucune mise ne gagne : on ne paie rien.</translation>
    </message>
    <message>
        <source>{where}: metà perde, metà torna. {sum}.</source>
        <translation>{where} : la moitié perd, la moitié revient. {sum}.</translation>
    </message>
    <message>
        <source>{where}: perde tutto, {stake}.</source>
        <translation>{where} : tout perd, {stake}.</translation>
    </message>
    <message>
        <source>Il registro mostra tutti e due i sensi: l&apos;estrazione conta.</source>
        <translation>Le journal montre les deux sens : le tirage compte.</translation>
    </message>
    <message>
        <source>Il registro non mostra il senso orario: l&apos;estrazione è nulla.</source>
        <translation>Le journal ne montre pas le sens horaire : le tirage est nul.</translation>
    </message>
    <message>
        <source>Il registro non mostra il senso antiorario: l&apos;estrazione è nulla.</source>
        <translation>Le journal ne montre pas le sens antihoraire : le tirage est nul.</translation>
    </message>
    <message>
        <source>Le puntate restano, e si può puntare di nuovo fino alla nuova estrazione.</source>
        <translation>Les mises restent, et on peut miser de nouveau jusqu&apos;au nouveau tirage.</translation>
    </message>
    <message>
        <source>Si paga al numero della pallina.</source>
        <translation>On paie au numéro de la boule.</translation>
    </message>
    <message>
        <source>Sui numeri da 1 a 36 vincite e perdite si pareggiano: al banco resta lo zero, {keeps}.</source>
        <translation>De 1 à 36 gains et pertes s&apos;équilibrent : il reste le zéro à la banque, {keeps}.</translation>
    </message>
    <message>
        <source>Diviso per tutte le puntate: {sum}.</source>
        <translation>Divisé par toutes les mises : {sum}.</translation>
    </message>
    <message>
        <source>Una puntata è pagata alla pari.</source>
        <translation>Une mise est payée à égalité.</translation>
    </message>
    <message>
        <source>Una puntata è pagata come una chance sola.</source>
        <translation>Une mise est payée comme une chance seule.</translation>
    </message>
    <message>
        <source>3 per 2 comprende la puntata: si paga la metà.</source>
        <translation>3 pour 2 comprend la mise : on paie la moitié.</translation>
    </message>
    <message>
        <source>È pagata una puntata che perde.</source>
        <translation>Une mise perdante est payée.</translation>
    </message>
    <message>
        <source>Manca una puntata che vince.</source>
        <translation>Il manque une mise gagnante.</translation>
    </message>
    <message>
        <source>Questa è l&apos;altra regola dello zero.</source>
        <translation>C&apos;est l&apos;autre règle du zéro.</translation>
    </message>
    <message>
        <source>Si dividono solo le chance semplici.</source>
        <translation>Seules les chances simples se partagent.</translation>
    </message>
    <message>
        <source>Delle chance semplici torna la metà, non tutto.</source>
        <translation>La moitié des chances simples revient, pas tout.</translation>
    </message>
    <message>
        <source>Una puntata è divisa male.</source>
        <translation>Une mise est mal partagée.</translation>
    </message>
    <message>
        <source>L&apos;estrazione è giudicata bene, le puntate no.</source>
        <translation>Le tirage est bien jugé, pas les mises.</translation>
    </message>
    <message>
        <source>Il registro non mostra tutti e due i sensi.</source>
        <translation>Le journal ne montre pas les deux sens.</translation>
    </message>
    <message>
        <source>Il senso che manca non è questo.</source>
        <translation>Ce n&apos;est pas le sens qui manque.</translation>
    </message>
    <message>
        <source>La cifra è giusta, la percentuale no.</source>
        <translation>Le chiffre est juste, pas le pourcentage.</translation>
    </message>
    <message>
        <source>Al banco non resta questo.</source>
        <translation>Ce n&apos;est pas ce que garde la banque.</translation>
    </message>
    <message>
        <source>Con quali gettoni si paga</source>
        <translation>Avec quels jetons payer</translation>
    </message>
    <message>
        <source>Se nessuno chiede altro: il colore si paga in colore, la valuta nella stessa valuta.</source>
        <translation>Si personne ne demande autre chose : la couleur se paie en couleur, la valeur dans la même valeur.</translation>
    </message>
    <message>
        <source>Colore con valuta: il gettone vale i suoi pezzi, a 2,50 un 50 è 20 pezzi. Il resto in colore.</source>
        <translation>Couleur avec valeur : le jeton compte pour ses pièces, à 2,50 un 50 fait 20 pièces. Le reste en couleur.</translation>
    </message>
    <message>
        <source>Oltre i cento pezzi ogni cento sta da solo: 120 pezzi a 2,50 sono 250 insieme e 50 staccato.</source>
        <translation>Au-delà de cent pièces, chaque centaine reste à part : 120 pièces à 2,50 font 250 ensemble et 50 détaché.</translation>
    </message>
    <message>
        <source>Valuta mista: frazioni da 500. La prima col gettone giocato, al massimo una stecca, completata coi più alti; poi meno gettoni che si può.</source>
        <translation>Valeur mixte : fractions de 500. La première avec le jeton joué, une stecca au plus, complétée par les plus forts ; puis le moins de jetons possible.</translation>
    </message>
    <message>
        <source>Un gettone è finito: non si usa più, e si paga con quanto c&apos;è di più vicino alla regola.</source>
        <translation>Un jeton est épuisé : on ne l&apos;utilise plus, et l&apos;on paie au plus près de la règle.</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi di colore, nient&apos;altro è chiesto: con quali gettoni?</source>
        <translation>On paie {pieces} pièces de couleur, rien d&apos;autre n&apos;est demandé : avec quels jetons ?</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi da {value}, nient&apos;altro è chiesto: con quali gettoni?</source>
        <translation>On paie {pieces} pièces de {value}, rien d&apos;autre n&apos;est demandé : avec quels jetons ?</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi di colore da {value}, il più possibile in gettoni da {with}: con quali gettoni?</source>
        <translation>On paie {pieces} pièces de couleur à {value}, le plus possible en jetons de {with} : avec quels jetons ?</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi da {value} in valuta mista: con quali gettoni, frazione per frazione?</source>
        <translation>On paie {pieces} pièces de {value} en valeur mixte : avec quels jetons, fraction par fraction ?</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi da {value}, ma i {finished} sono finiti: con quali gettoni, frazione per frazione?</source>
        <translation>On paie {pieces} pièces de {value}, mais les {finished} sont épuisés : avec quels jetons, fraction par fraction ?</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi da {value} in valuta mista, ma i {finished} sono finiti: con quali gettoni, frazione per frazione?</source>
        <translation>On paie {pieces} pièces de {value} en valeur mixte, mais les {finished} sont épuisés : avec quels jetons, fraction par fraction ?</translation>
    </message>
    <message>
        <source>Si pagano {pieces} pezzi di colore da {value}, il più possibile in {with} e {also}, ma i {finished} sono finiti: con quali gettoni?</source>
        <translation>On paie {pieces} pièces de couleur à {value}, le plus possible en {with} et {also}, mais les {finished} sont épuisés : avec quels jetons ?</translation>
    </message>
    <message>
        <source>primo gruppo</source>
        <translation>premier groupe</translation>
    </message>
    <message>
        <source>secondo gruppo</source>
        <translation>deuxième groupe</translation>
    </message>
    <message>
        <source>terzo gruppo</source>
        <translation>troisième groupe</translation>
    </message>
    <message>
        <source>quarto gruppo</source>
        <translation>quatrième groupe</translation>
    </message>
    <message>
        <source>quinto gruppo</source>
        <translation>cinquième groupe</translation>
    </message>
    <message>
        <source>{pieces} pezzi da {value} valgono {worth}: si conta in valore.</source>
        <translation>{pieces} pièces de {value} valent {worth} : on compte en valeur.</translation>
    </message>
    <message>
        <source>I {finished} sono finiti: non si usano.</source>
        <translation>Les {finished} sont épuisés : on ne les utilise pas.</translation>
    </message>
    <message>
        <source>Per frazioni di 500: {sum}.</source>
        <translation>Par fractions de 500 : {sum}.</translation>
    </message>
    <message>
        <source>In pezzi, ogni cento da solo: {sum}.</source>
        <translation>En pièces, chaque centaine à part : {sum}.</translation>
    </message>
    <message>
        <source>Il colore si paga in colore: {chips}.</source>
        <translation>La couleur se paie en couleur : {chips}.</translation>
    </message>
    <message>
        <source>La valuta si paga nella stessa valuta: {chips}.</source>
        <translation>La valeur se paie dans la même valeur : {chips}.</translation>
    </message>
    <message>
        <source>Prima il colore, poi la valuta: {chips}.</source>
        <translation>D&apos;abord la couleur, puis la valeur : {chips}.</translation>
    </message>
    <message>
        <source>La prima frazione col gettone giocato, le altre coi gettoni più alti. In tutto {chips}.</source>
        <translation>La première fraction avec le jeton joué, les autres avec les jetons les plus forts. En tout {chips}.</translation>
    </message>
    <message>
        <source>Senza il gettone giocato si paga in valuta mista, coi gettoni più alti. In tutto {chips}.</source>
        <translation>Sans le jeton joué, on paie en valeur mixte, avec les jetons les plus forts. En tout {chips}.</translation>
    </message>
    <message>
        <source>Come sempre, ma senza il gettone finito. In tutto {chips}.</source>
        <translation>Comme toujours, mais sans le jeton épuisé. En tout {chips}.</translation>
    </message>
    <message>
        <source>Con la valuta che c&apos;è, e il resto in colore. In tutto {chips}.</source>
        <translation>Avec la valeur qu&apos;il y a, et le reste en couleur. En tout {chips}.</translation>
    </message>
    <message>
        <source>È usato un gettone che è finito.</source>
        <translation>On a utilisé un jeton épuisé.</translation>
    </message>
    <message>
        <source>Il giocatore aveva chiesto altri gettoni.</source>
        <translation>Le joueur avait demandé d&apos;autres jetons.</translation>
    </message>
    <message>
        <source>I gruppi sono giusti, il loro ordine no.</source>
        <translation>Les groupes sont justes, leur ordre non.</translation>
    </message>
    <message>
        <source>Un gettone è preso per quello accanto.</source>
        <translation>Un jeton est pris pour son voisin.</translation>
    </message>
    <message>
        <source>Il valore è giusto, i gettoni no: sono altri o di meno.</source>
        <translation>La valeur est juste, pas les jetons : d&apos;autres, ou moins.</translation>
    </message>
    <message>
        <source>di chi è</source>
        <translation>à qui c&apos;est</translation>
    </message>
    <message>
        <source>quanto è</source>
        <translation>combien c&apos;est</translation>
    </message>
    <message>
        <source>dove stava</source>
        <translation>où c&apos;était</translation>
    </message>
    <message>
        <source>dove stava: {lies} o {meant}</source>
        <translation>où c&apos;était : {lies} ou {meant}</translation>
    </message>
    <message>
        <source>gioca su {place}</source>
        <translation>il joue sur {place}</translation>
    </message>
    <message>
        <source>si paga così</source>
        <translation>on paie ainsi</translation>
    </message>
    <message>
        <source>il giocatore ha fretta</source>
        <translation>le joueur est pressé</translation>
    </message>
    <message>
        <source>deciso dal capo tavolo</source>
        <translation>décidé par le chef de table</translation>
    </message>
    <message>
        <source>numero scritto per errore</source>
        <translation>numéro saisi par erreur</translation>
    </message>
    <message>
        <source>il lettore ha sbagliato</source>
        <translation>le lecteur s&apos;est trompé</translation>
    </message>
    <message>
        <source>ispettore</source>
        <translation>inspecteur</translation>
    </message>
    <message>
        <source>direzione</source>
        <translation>direction</translation>
    </message>
    <message>
        <source>Stampato il {moment}.</source>
        <translation>Imprimé le {moment}.</translation>
    </message>
    <message>
        <source>Scrivi la pagina</source>
        <translation>Écrire la page</translation>
    </message>
    <message>
        <source>Su quale stampante</source>
        <translation>Sur quelle imprimante</translation>
    </message>
    <message>
        <source>Qui non c&apos;è nessuna stampante: «PDF…» scrive la stessa pagina in un file.</source>
        <translation>Il n&apos;y a pas d&apos;imprimante ici : «&#x202f;PDF…&#x202f;» écrit la même page dans un fichier.</translation>
    </message>
    <message>
        <source>Si manda alla stampante {printer}…</source>
        <translation>Envoi à l&apos;imprimante {printer}…</translation>
    </message>
    <message>
        <source>{title}: la stampante {printer} non l&apos;ha presa ({why}). «PDF…» la scrive in un file.</source>
        <translation>{title} : l&apos;imprimante {printer} ne l&apos;a pas prise ({why}). «&#x202f;PDF…&#x202f;» l&apos;écrit dans un fichier.</translation>
    </message>
    <message>
        <source>{title}: mandata alla stampante {printer}.</source>
        <translation>{title} : envoyée à l&apos;imprimante {printer}.</translation>
    </message>
    <message>
        <source>Il tavolo di ieri: i colpi di una serata, senza nomi</source>
        <translation>La table d&apos;hier soir : les coups d&apos;une soirée, sans noms</translation>
    </message>
    <message>
        <source>il file del tavolo: si legge soltanto</source>
        <translation>le fichier de la table : il est seulement lu</translation>
    </message>
    <message>
        <source>Scegli…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Apri</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Colpo per colpo, tutto</source>
        <translation>Coup par coup, tout</translation>
    </message>
    <message>
        <source>‹ Serata prima</source>
        <translation>‹ Soirée d&apos;avant</translation>
    </message>
    <message>
        <source>Serata dopo ›</source>
        <translation>Soirée d&apos;après ›</translation>
    </message>
    <message>
        <source>colpi di prima</source>
        <translation>coups d&apos;avant</translation>
    </message>
    <message>
        <source>colpi seguenti</source>
        <translation>coups suivants</translation>
    </message>
    <message>
        <source>Si legge…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Si apre il file di un tavolo, anche mentre si gioca: nessuno ci scrive.</source>
        <translation>On ouvre le fichier d&apos;une table, même pendant le jeu : rien n&apos;y est écrit.</translation>
    </message>
    <message>
        <source>un altro non si può chiedere</source>
        <translation>un autre ne peut être demandé</translation>
    </message>
    <message>
        <source>altri {count} non si possono chiedere</source>
        <translation>{count} autres ne peuvent être demandés</translation>
    </message>
    <message>
        <source>1 pagamento</source>
        <translation>1 paiement</translation>
    </message>
    <message>
        <source>{count} pagamenti</source>
        <translation>{count} paiements</translation>
    </message>
    <message>
        <source>colpo {place}: {number}, {payments}, € {paid}</source>
        <translation>coup {place} : {number}, {payments}, € {paid}</translation>
    </message>
    <message>
        <source>L&apos;ultima serata</source>
        <translation>La dernière soirée</translation>
    </message>
    <message>
        <source>Il registro di un tavolo</source>
        <translation>Le journal d&apos;une table</translation>
    </message>
    <message>
        <source>il registro di un tavolo</source>
        <translation>le journal d&apos;une table</translation>
    </message>
    <message>
        <source>La serata prima dell&apos;ultima</source>
        <translation>L&apos;avant-dernière soirée</translation>
    </message>
    <message>
        <source>{back} serate prima dell&apos;ultima</source>
        <translation>{back} soirées avant la dernière</translation>
    </message>
    <message>
        <source>{of}: molti pezzi</source>
        <translation>{of} : beaucoup de pièces</translation>
    </message>
    <message>
        <source>colore in colore</source>
        <translation>couleur en couleur</translation>
    </message>
    <message>
        <source>valuta nella stessa valuta</source>
        <translation>valeur dans la même valeur</translation>
    </message>
    <message>
        <source>colore, con gettoni da {of}</source>
        <translation>couleur, avec jetons de {of}</translation>
    </message>
    <message>
        <source>oltre cento pezzi, con gettoni da {of}</source>
        <translation>plus de cent pièces, avec jetons de {of}</translation>
    </message>
    <message>
        <source>valuta mista, da {of}</source>
        <translation>valeur mixte, de {of}</translation>
    </message>
    <message>
        <source>gettone finito, stessa valuta</source>
        <translation>jeton épuisé, même valeur</translation>
    </message>
    <message>
        <source>gettone finito, valuta mista</source>
        <translation>jeton épuisé, valeur mixte</translation>
    </message>
    <message>
        <source>gettone finito, colore in valuta</source>
        <translation>jeton épuisé, couleur en valeur</translation>
    </message>
    <message>
        <source>quanto valgono, da {of}</source>
        <translation>ce qu&apos;elles valent, de {of}</translation>
    </message>
    <message>
        <source>quanti pezzi, da {of}</source>
        <translation>combien de pièces, de {of}</translation>
    </message>
    <message>
        <source>oltre cento pezzi, da {of}</source>
        <translation>plus de cent pièces, de {of}</translation>
    </message>
    <message>
        <source>chi lascia il tavolo, da {of}</source>
        <translation>qui quitte la table, de {of}</translation>
    </message>
    <message>
        <source>pagati in valuta, da {of}</source>
        <translation>payées en valeur, de {of}</translation>
    </message>
    <message>
        <source>stesi, fino a 5</source>
        <translation>étalés, jusqu&apos;à 5</translation>
    </message>
    <message>
        <source>due pile, da 6 a 10</source>
        <translation>deux piles, de 6 à 10</translation>
    </message>
    <message>
        <source>pile da 5, da 11 a 14</source>
        <translation>piles de 5, de 11 à 14</translation>
    </message>
    <message>
        <source>strisciati, da 15 a 19</source>
        <translation>glissés, de 15 à 19</translation>
    </message>
    <message>
        <source>stecca e stesi</source>
        <translation>pile de vingt et étalés</translation>
    </message>
    <message>
        <source>stecca e due pile</source>
        <translation>pile de vingt et deux piles</translation>
    </message>
    <message>
        <source>stecca e pile da 5</source>
        <translation>pile de vingt et piles de 5</translation>
    </message>
    <message>
        <source>stecca e strisciati</source>
        <translation>pile de vingt et glissés</translation>
    </message>
    <message>
        <source>34 di due cavalli</source>
        <translation>34 de deux chevaux</translation>
    </message>
    <message>
        <source>valuta per più posizioni: due pile</source>
        <translation>valeur pour plusieurs positions : deux piles</translation>
    </message>
    <message>
        <source>valuta per più posizioni: pile da 5</source>
        <translation>valeur pour plusieurs positions : piles de 5</translation>
    </message>
    <message>
        <source>valuta per più posizioni: mai strisciati</source>
        <translation>valeur pour plusieurs positions : jamais glissés</translation>
    </message>
    <message>
        <source>valuta per più posizioni: il 34</source>
        <translation>valeur pour plusieurs positions : le 34</translation>
    </message>
    <message>
        <source>centinaia e stesi</source>
        <translation>centaines et étalés</translation>
    </message>
    <message>
        <source>centinaia e due pile</source>
        <translation>centaines et deux piles</translation>
    </message>
    <message>
        <source>centinaia e pile da 5</source>
        <translation>centaines et piles de 5</translation>
    </message>
    <message>
        <source>centinaia e strisciati</source>
        <translation>centaines et glissés</translation>
    </message>
    <message>
        <source>centinaia di valuta per più posizioni</source>
        <translation>centaines de valeur pour plusieurs positions</translation>
    </message>
    <message>
        <source>è giusto? colore</source>
        <translation>est-ce juste ? couleur</translation>
    </message>
    <message>
        <source>è giusto? valuta, una posizione</source>
        <translation>est-ce juste ? valeur, une position</translation>
    </message>
    <message>
        <source>è giusto? valuta, più posizioni</source>
        <translation>est-ce juste ? valeur, plusieurs positions</translation>
    </message>
    <message>
        <source>tutti i cavalli, {of}</source>
        <translation>tous les chevaux, {of}</translation>
    </message>
    <message>
        <source>tutti i carré, {of}</source>
        <translation>tous les carrés, {of}</translation>
    </message>
    <message>
        <source>pieno e cavalli, {of}</source>
        <translation>plein et chevaux, {of}</translation>
    </message>
    <message>
        <source>pieno e carré, {of}</source>
        <translation>plein et carrés, {of}</translation>
    </message>
    <message>
        <source>il totale {of}</source>
        <translation>le total {of}</translation>
    </message>
    <message>
        <source>completo, {of}</source>
        <translation>complet, {of}</translation>
    </message>
    <message>
        <source>pezzi disuguali, {of}</source>
        <translation>pièces inégales, {of}</translation>
    </message>
    <message>
        <source>pezzi da {of}</source>
        <translation>pièces de {of}</translation>
    </message>
    <message>
        <source>finale 8/9 ridotta</source>
        <translation>finale 8/9 ridotta</translation>
    </message>
    <message>
        <source>finale a cavallo di {of}</source>
        <translation>finale a cavallo de {of}</translation>
    </message>
    <message>
        <source>con pieni nuovi</source>
        <translation>avec des pleins nouveaux</translation>
    </message>
    <message>
        <source>con pieni che ha già</source>
        <translation>avec des pleins qu&apos;elle a déjà</translation>
    </message>
    <message>
        <source>somma giusta</source>
        <translation>somme juste</translation>
    </message>
    <message>
        <source>somma con resto</source>
        <translation>somme avec monnaie</translation>
    </message>
    <message>
        <source>un gettone solo</source>
        <translation>un seul jeton</translation>
    </message>
    <message>
        <source>con pieni: vicini, serie, orfanelli</source>
        <translation>avec pleins : vicini, serie, orfanelli</translation>
    </message>
    <message>
        <source>con pieni: finali</source>
        <translation>avec pleins : finales</translation>
    </message>
    <message>
        <source>con pieni: laterali</source>
        <translation>avec pleins : laterali</translation>
    </message>
    <message>
        <source>in colore, i pezzi</source>
        <translation>en couleur, les pièces</translation>
    </message>
    <message>
        <source>in colore, con resto</source>
        <translation>en couleur, avec reste</translation>
    </message>
    <message>
        <source>gettoni uguali: {of}</source>
        <translation>jetons égaux : {of}</translation>
    </message>
    <message>
        <source>leggere i vicini fino a 40</source>
        <translation>lire les vicini jusqu&apos;à 40</translation>
    </message>
    <message>
        <source>leggere la serie fino a 40</source>
        <translation>lire la serie jusqu&apos;à 40</translation>
    </message>
    <message>
        <source>leggere i vicini da 50</source>
        <translation>lire les vicini à partir de 50</translation>
    </message>
    <message>
        <source>leggere la serie da 50</source>
        <translation>lire la serie à partir de 50</translation>
    </message>
    <message>
        <source>lo stesso totale: vicini o serie</source>
        <translation>le même total : vicini ou serie</translation>
    </message>
    <message>
        <source>scrivere i vicini fino a 40</source>
        <translation>écrire les vicini jusqu&apos;à 40</translation>
    </message>
    <message>
        <source>scrivere la serie fino a 40</source>
        <translation>écrire la serie jusqu&apos;à 40</translation>
    </message>
    <message>
        <source>scrivere i vicini da 50</source>
        <translation>écrire les vicini à partir de 50</translation>
    </message>
    <message>
        <source>scrivere la serie da 50</source>
        <translation>écrire la serie à partir de 50</translation>
    </message>
    <message>
        <source>scrivere in gettoni uguali</source>
        <translation>écrire en jetons égaux</translation>
    </message>
    <message>
        <source>pezzi che si tengono: {of}</source>
        <translation>pièces gardées : {of}</translation>
    </message>
    <message>
        <source>a rifare, in pezzi</source>
        <translation>a rifare, en pièces</translation>
    </message>
    <message>
        <source>a completare, in pezzi</source>
        <translation>a completare, en pièces</translation>
    </message>
    <message>
        <source>a rifare, in valuta</source>
        <translation>a rifare, en valeur</translation>
    </message>
    <message>
        <source>a completare, in valuta</source>
        <translation>a completare, en valeur</translation>
    </message>
    <message>
        <source>per il tutto: serie</source>
        <translation>per il tutto : serie</translation>
    </message>
    <message>
        <source>per il tutto: vicini</source>
        <translation>per il tutto : vicini</translation>
    </message>
    <message>
        <source>per il tutto: vicini, il trio</source>
        <translation>per il tutto : vicini, le trio</translation>
    </message>
    <message>
        <source>sopra il massimo: serie</source>
        <translation>au-dessus du maximum : serie</translation>
    </message>
    <message>
        <source>sopra il massimo: vicini piazzati</source>
        <translation>au-dessus du maximum : vicini placés</translation>
    </message>
    <message>
        <source>sopra il massimo: vicini a piazzare</source>
        <translation>au-dessus du maximum : vicini tenus</translation>
    </message>
    <message>
        <source>cambio di biglietti</source>
        <translation>change de billets</translation>
    </message>
    <message>
        <source>cambio di una massa</source>
        <translation>change d&apos;une masse</translation>
    </message>
    <message>
        <source>colore in valuta</source>
        <translation>couleur en valeur</translation>
    </message>
    <message>
        <source>ordine dei biglietti</source>
        <translation>ordre des billets</translation>
    </message>
    <message>
        <source>ordine del cambio con la cassa</source>
        <translation>ordre du change avec la caisse</translation>
    </message>
    <message>
        <source>ordine della boîte</source>
        <translation>ordre de la boîte</translation>
    </message>
    <message>
        <source>boîte: dove va il gettone</source>
        <translation>boîte : où va le jeton</translation>
    </message>
    <message>
        <source>boîte: come si stende</source>
        <translation>boîte : comment on étale</translation>
    </message>
    <message>
        <source>cambio con la cassa</source>
        <translation>change avec la caisse</translation>
    </message>
    <message>
        <source>ordine del fill</source>
        <translation>ordre du fill</translation>
    </message>
    <message>
        <source>documento del fill</source>
        <translation>document du fill</translation>
    </message>
    <message>
        <source>documento del credit</source>
        <translation>document du crédit</translation>
    </message>
    <message>
        <source>risultato: vince il banco</source>
        <translation>résultat : la banque gagne</translation>
    </message>
    <message>
        <source>risultato: perde il banco</source>
        <translation>résultat : la banque perd</translation>
    </message>
    <message>
        <source>posizioni, {of}</source>
        <translation>positions, {of}</translation>
    </message>
    <message>
        <source>valuta in pila, {of}</source>
        <translation>valeur empilée, {of}</translation>
    </message>
    <message>
        <source>colori in pila, {of}</source>
        <translation>couleurs empilées, {of}</translation>
    </message>
    <message>
        <source>una chance</source>
        <translation>une chance</translation>
    </message>
    <message>
        <source>una colonna</source>
        <translation>une colonne</translation>
    </message>
    <message>
        <source>più chance</source>
        <translation>plusieurs chances</translation>
    </message>
    <message>
        <source>chance e numero</source>
        <translation>chances et numéro</translation>
    </message>
    <message>
        <source>più giocatori, {of}</source>
        <translation>plusieurs joueurs, {of}</translation>
    </message>
    <message>
        <source>di non si sa chi</source>
        <translation>d&apos;on ne sait qui</translation>
    </message>
    <message>
        <source>0, 1, 2 e 3, {of}</source>
        <translation>0, 1, 2 et 3, {of}</translation>
    </message>
    <message>
        <source>tavolo pieno</source>
        <translation>table pleine</translation>
    </message>
    <message>
        <source>colore, pezzi pari</source>
        <translation>couleur, pièces paires</translation>
    </message>
    <message>
        <source>colore, pezzi dispari</source>
        <translation>couleur, pièces impaires</translation>
    </message>
    <message>
        <source>colore, uno o tre pezzi</source>
        <translation>couleur, une pièce ou trois</translation>
    </message>
    <message>
        <source>valuta che si divide</source>
        <translation>valeur qui se divise</translation>
    </message>
    <message>
        <source>valuta che non si divide</source>
        <translation>valeur qui ne se divise pas</translation>
    </message>
    <message>
        <source>valuta e biglietti</source>
        <translation>valeur et billets</translation>
    </message>
    <message>
        <source>poi la chance vince</source>
        <translation>puis la chance gagne</translation>
    </message>
    <message>
        <source>poi la chance perde</source>
        <translation>puis la chance perd</translation>
    </message>
    <message>
        <source>poi di nuovo zero</source>
        <translation>puis encore zéro</translation>
    </message>
    <message>
        <source>valuta, poi di nuovo zero</source>
        <translation>valeur, puis encore zéro</translation>
    </message>
    <message>
        <source>ultimo colpo, colore</source>
        <translation>dernier coup, couleur</translation>
    </message>
    <message>
        <source>ultimo colpo, valuta</source>
        <translation>dernier coup, valeur</translation>
    </message>
    <message>
        <source>ultimo colpo con la prigione</source>
        <translation>dernier coup avec la prison</translation>
    </message>
    <message>
        <source>due giocatori</source>
        <translation>deux joueurs</translation>
    </message>
    <message>
        <source>colore e valuta</source>
        <translation>couleur et valeur</translation>
    </message>
    <message>
        <source>due chance</source>
        <translation>deux chances</translation>
    </message>
    <message>
        <source>tre numeri</source>
        <translation>trois numéros</translation>
    </message>
    <message>
        <source>un vicino per parte: {of}</source>
        <translation>un voisin de chaque côté : {of}</translation>
    </message>
    <message>
        <source>due vicini per parte: {of}</source>
        <translation>deux voisins de chaque côté : {of}</translation>
    </message>
    <message>
        <source>tre vicini per parte: {of}</source>
        <translation>trois voisins de chaque côté : {of}</translation>
    </message>
    <message>
        <source>chi sta in mezzo</source>
        <translation>qui est au milieu</translation>
    </message>
    <message>
        <source>i due in mezzo</source>
        <translation>les deux au milieu</translation>
    </message>
    <message>
        <source>il secondo a sinistra</source>
        <translation>le deuxième à gauche</translation>
    </message>
    <message>
        <source>il secondo a destra</source>
        <translation>le deuxième à droite</translation>
    </message>
    <message>
        <source>laterali di chi</source>
        <translation>laterali de qui</translation>
    </message>
    <message>
        <source>il lato che manca</source>
        <translation>le voisin qui manque</translation>
    </message>
    <message>
        <source>quali laterali vincono</source>
        <translation>quels laterali gagnent</translation>
    </message>
    <message>
        <source>combinazione sopra il massimo</source>
        <translation>combinaison au-dessus du maximum</translation>
    </message>
    <message>
        <source>il massimo taglia un gettone</source>
        <translation>le maximum coupe un jeton</translation>
    </message>
    <message>
        <source>chance sopra il massimo</source>
        <translation>chance au-dessus du maximum</translation>
    </message>
    <message>
        <source>massimo: due giocatori</source>
        <translation>maximum : deux joueurs</translation>
    </message>
    <message>
        <source>massimo: il colore</source>
        <translation>maximum : la couleur</translation>
    </message>
    <message>
        <source>massimo: gli omaggi</source>
        <translation>maximum : les jetons offerts</translation>
    </message>
    <message>
        <source>biglietti soli</source>
        <translation>billets seuls</translation>
    </message>
    <message>
        <source>biglietti e gettoni</source>
        <translation>billets et jetons</translation>
    </message>
    <message>
        <source>biglietti che perdono</source>
        <translation>billets qui perdent</translation>
    </message>
    <message>
        <source>vincita lasciata una volta</source>
        <translation>gain laissé une fois</translation>
    </message>
    <message>
        <source>vincita lasciata due volte</source>
        <translation>gain laissé deux fois</translation>
    </message>
    <message>
        <source>il terzo colpo</source>
        <translation>le troisième coup</translation>
    </message>
    <message>
        <source>dozzina o colonna lasciata</source>
        <translation>douzaine ou colonne laissée</translation>
    </message>
    <message>
        <source>lasciata, poi lo zero</source>
        <translation>laissée, puis le zéro</translation>
    </message>
    <message>
        <source>esattamente il massimo</source>
        <translation>exactement le maximum</translation>
    </message>
    <message>
        <source>gettoni aggiunti</source>
        <translation>jetons ajoutés</translation>
    </message>
    <message>
        <source>colore, parità, metà: {of}</source>
        <translation>couleur, parité, moitié : {of}</translation>
    </message>
    <message>
        <source>tutto l&apos;annuncio: {of}</source>
        <translation>toute l&apos;annonce : {of}</translation>
    </message>
    <message>
        <source>letto: {of}</source>
        <translation>lu : {of}</translation>
    </message>
    <message>
        <source>ascoltato: {of}</source>
        <translation>entendu : {of}</translation>
    </message>
    <message>
        <source>ascoltato il numero: {of}</source>
        <translation>le numéro entendu : {of}</translation>
    </message>
    <message>
        <source>due colonne a cavallo</source>
        <translation>deux colonnes à cheval</translation>
    </message>
    <message>
        <source>due dozzine a cavallo</source>
        <translation>deux douzaines à cheval</translation>
    </message>
    <message>
        <source>a cavallo, perde</source>
        <translation>à cheval, elle perd</translation>
    </message>
    <message>
        <source>solo puntate a cavallo</source>
        <translation>seulement des mises à cheval</translation>
    </message>
    <message>
        <source>a cavallo e semplici</source>
        <translation>à cheval et simples</translation>
    </message>
    <message>
        <source>zero, regola b i</source>
        <translation>zéro, règle b i</translation>
    </message>
    <message>
        <source>zero, regola b ii</source>
        <translation>zéro, règle b ii</translation>
    </message>
    <message>
        <source>l&apos;estrazione conta</source>
        <translation>le tirage compte</translation>
    </message>
    <message>
        <source>l&apos;estrazione è nulla</source>
        <translation>le tirage est nul</translation>
    </message>
    <message>
        <source>vantaggio, regola b i</source>
        <translation>avantage, règle b i</translation>
    </message>
    <message>
        <source>vantaggio, regola b ii</source>
        <translation>avantage, règle b ii</translation>
    </message>
    <message>
        <source>le cinque passate, {of}</source>
        <translation>les cinq passages, {of}</translation>
    </message>
    <message>
        <source>una puntata per passata, {of}</source>
        <translation>une mise par passage, {of}</translation>
    </message>
    <message>
        <source>dentro una passata, {of}</source>
        <translation>dans un passage, {of}</translation>
    </message>
    <message>
        <source>tappeto pieno, {of}</source>
        <translation>tapis plein, {of}</translation>
    </message>
    <message>
        <source>pallina nel verso del cilindro</source>
        <translation>bille dans le sens du cylindre</translation>
    </message>
    <message>
        <source>lanciata troppo presto</source>
        <translation>lancée trop tôt</translation>
    </message>
    <message>
        <source>nessuna casella</source>
        <translation>aucune case</translation>
    </message>
    <message>
        <source>motivo del capo tavolo</source>
        <translation>motif du chef de table</translation>
    </message>
    <message>
        <source>colpo regolare</source>
        <translation>coup régulier</translation>
    </message>
    <message>
        <source>sette giri giusti</source>
        <translation>sept tours exactement</translation>
    </message>
    <message>
        <source>puntata tardiva</source>
        <translation>mise tardive</translation>
    </message>
    <message>
        <source>appena pagato</source>
        <translation>tout juste payé</translation>
    </message>
    <message>
        <source>il lancio dopo: pochi giri</source>
        <translation>le lancer suivant : peu de tours</translation>
    </message>
    <message>
        <source>il lancio dopo: verso del cilindro</source>
        <translation>le lancer suivant : sens du cylindre</translation>
    </message>
    <message>
        <source>il lancio dopo: corpo estraneo</source>
        <translation>le lancer suivant : corps étranger</translation>
    </message>
    <message>
        <source>il lancio dopo: colpo regolare</source>
        <translation>le lancer suivant : coup régulier</translation>
    </message>
    <message>
        <source>che cosa si fa dopo: pochi giri</source>
        <translation>ce qu&apos;on fait après : peu de tours</translation>
    </message>
    <message>
        <source>che cosa si fa dopo: corpo estraneo</source>
        <translation>ce qu&apos;on fait après : corps étranger</translation>
    </message>
    <message>
        <source>che cosa si fa dopo: cilindro fermo</source>
        <translation>ce qu&apos;on fait après : cylindre arrêté</translation>
    </message>
    <message>
        <source>tutto insieme: troppo presto</source>
        <translation>tout ensemble : trop tôt</translation>
    </message>
    <message>
        <source>tutto insieme: nessuna casella</source>
        <translation>tout ensemble : aucune case</translation>
    </message>
    <message>
        <source>tutto insieme: capo tavolo</source>
        <translation>tout ensemble : chef de table</translation>
    </message>
    <message>
        <source>tutto insieme: sette giri</source>
        <translation>tout ensemble : sept tours</translation>
    </message>
    <message>
        <source>colpo calmo: {of}</source>
        <translation>coup calme : {of}</translation>
    </message>
    <message>
        <source>con annunci: {of}</source>
        <translation>avec annonces : {of}</translation>
    </message>
    <message>
        <source>con errori: {of}</source>
        <translation>avec erreurs : {of}</translation>
    </message>
    <message>
        <source>con lo zero: {of}</source>
        <translation>avec le zéro : {of}</translation>
    </message>
    <message>
        <source>tre colpi: {of}</source>
        <translation>trois coups : {of}</translation>
    </message>
    <message>
        <source>totale per posizione</source>
        <translation>total par position</translation>
    </message>
    <message>
        <source>un pagamento</source>
        <translation>un paiement</translation>
    </message>
    <message>
        <source>ordine dei pagamenti</source>
        <translation>ordre des paiements</translation>
    </message>
    <message>
        <source>pulizia</source>
        <translation>nettoyage</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>zéro</translation>
    </message>
    <message>
        <source>prima dozzina</source>
        <translation>première douzaine</translation>
    </message>
    <message>
        <source>seconda dozzina</source>
        <translation>deuxième douzaine</translation>
    </message>
    <message>
        <source>terza dozzina</source>
        <translation>troisième douzaine</translation>
    </message>
    <message>
        <source>al centro</source>
        <translation>au centre</translation>
    </message>
    <message>
        <source>colonne esterne</source>
        <translation>colonnes extérieures</translation>
    </message>
    <message>
        <source>cilindro a sinistra</source>
        <translation>cylindre à gauche</translation>
    </message>
    <message>
        <source>cilindro a destra</source>
        <translation>cylindre à droite</translation>
    </message>
    <message>
        <source>cinque pezzi</source>
        <translation>cinq pièces</translation>
    </message>
    <message>
        <source>quattro pezzi</source>
        <translation>quatre pièces</translation>
    </message>
    <message>
        <source>tre pezzi</source>
        <translation>trois pièces</translation>
    </message>
    <message>
        <source>prima fila</source>
        <translation>première rangée</translation>
    </message>
    <message>
        <source>ultima fila</source>
        <translation>dernière rangée</translation>
    </message>
    <message>
        <source>lo zero</source>
        <translation>le zéro</translation>
    </message>
    <message>
        <source>frasi e mosse</source>
        <translation>phrases et gestes</translation>
    </message>
    <message>
        <source>il lancio</source>
        <translation>le lancer</translation>
    </message>
    <message>
        <source>la pulizia</source>
        <translation>le nettoyage</translation>
    </message>
    <message>
        <source>i pagamenti</source>
        <translation>les paiements</translation>
    </message>
    <message>
        <source>gli annunci</source>
        <translation>les annonces</translation>
    </message>
    <message>
        <source>le puntate</source>
        <translation>les mises</translation>
    </message>
    <message>
        <source>i colpi nulli</source>
        <translation>les coups nuls</translation>
    </message>
    <message>
        <source>«À partager»</source>
        <translation>«&#x202f;À partager&#x202f;»</translation>
    </message>
    <message>
        <source>i prigionieri</source>
        <translation>les prisonniers</translation>
    </message>
    <message>
        <source>la fine del turno</source>
        <translation>la fin du service</translation>
    </message>
    <message>
        <source>risponde, e va avanti</source>
        <translation>répond, et continue</translation>
    </message>
    <message>
        <source>il manuale; lì dentro questa pagina, con la lingua</source>
        <translation>le manuel ; de là cette page, avec la langue</translation>
    </message>
    <message>
        <source>non so: si vede la soluzione</source>
        <translation>je ne sais pas : on voit la solution</translation>
    </message>
    <message>
        <source>perché? anche di una risposta giusta</source>
        <translation>pourquoi ? d&apos;une réponse juste aussi</translation>
    </message>
    <message>
        <source>orologio sì o no</source>
        <translation>chronomètre oui ou non</translation>
    </message>
    <message>
        <source>ripete quel che si ascolta</source>
        <translation>répète ce qu&apos;on écoute</translation>
    </message>
    <message>
        <source>un altro livello dello stesso esercizio</source>
        <translation>un autre niveau du même exercice</translation>
    </message>
    <message>
        <source>riprende quel che è rimasto a metà</source>
        <translation>reprend ce qui est resté à moitié</translation>
    </message>
    <message>
        <source>comincia da capo, dove è chiesto</source>
        <translation>recommence, là où c&apos;est demandé</translation>
    </message>
    <message>
        <source>passo per passo nella soluzione, o nel riesame</source>
        <translation>pas à pas dans la solution, ou dans la revue</translation>
    </message>
    <message>
        <source>nei progressi l&apos;esercizio prima e dopo</source>
        <translation>dans les progrès l&apos;exercice précédent et suivant</translation>
    </message>
    <message>
        <source>toglie l&apos;ultimo segno</source>
        <translation>enlève le dernier signe</translation>
    </message>
    <message>
        <source>esce: quel che è risposto resta</source>
        <translation>quitte : ce qui est répondu reste</translation>
    </message>
    <message>
        <source>pezzi, o un numero</source>
        <translation>pièces, ou un numéro</translation>
    </message>
    <message>
        <source>denaro</source>
        <translation>argent</translation>
    </message>
    <message>
        <source>numeri, con uno spazio</source>
        <translation>numéros, avec un espace</translation>
    </message>
    <message>
        <source>posizioni; due pezzi sulla trasversale 0/2/3</source>
        <translation>positions ; deux pièces sur la transversale 0/2/3</translation>
    </message>
    <message>
        <source>colonna, dozzina, rosso, nero, pari, dispari, manque, passe</source>
        <translation>colonne, douzaine, rouge, noir, pair, impair, manque, passe</translation>
    </message>
    <message>
        <source>gettoni di valuta</source>
        <translation>jetons de valeur</translation>
    </message>
    <message>
        <source>gettoni di colore, con la lettera del colore</source>
        <translation>jetons de couleur, avec la lettre de la couleur</translation>
    </message>
    <message>
        <source>una stecca, e una strisciata di 5</source>
        <translation>une pile de vingt, et une glissée de 5</translation>
    </message>
    <message>
        <source>pile tagliate</source>
        <translation>piles coupées</translation>
    </message>
    <message>
        <source>cinque stecche insieme</source>
        <translation>cinq piles de vingt ensemble</translation>
    </message>
    <message>
        <source>le lettere, nell&apos;ordine giusto</source>
        <translation>les lettres, dans le bon ordre</translation>
    </message>
    <message>
        <source>Tasti, risposte, lingua</source>
        <translation>Touches, réponses, langue</translation>
    </message>
    <message>
        <source>tempo scaduto</source>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>tempo</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>i momenti prima</source>
        <translation>les moments d&apos;avant</translation>
    </message>
    <message>
        <source>i momenti dopo</source>
        <translation>les moments d&apos;après</translation>
    </message>
    <message>
        <source>Ancora gli stessi</source>
        <translation>Encore les mêmes</translation>
    </message>
    <message>
        <source>Al risultato</source>
        <translation>Au résultat</translation>
    </message>
    <message>
        <source>Tu: {answer}</source>
        <translation>Toi : {answer}</translation>
    </message>
    <message>
        <source>Giusto: {answer}</source>
        <translation>Juste : {answer}</translation>
    </message>
    <message>
        <source>{seconds} / {needed} s</source>
        <translation>{seconds} / {needed} s</translation>
    </message>
    <message>
        <source>1 lento</source>
        <translation>1 lent</translation>
    </message>
    <message>
        <source>{count} lenti</source>
        <translation>{count} lents</translation>
    </message>
    <message>
        <source>{seconds} s in tutto, al tavolo {needed} s</source>
        <translation>{seconds} s en tout, à la table {needed} s</translation>
    </message>
    <message>
        <source>altri gettoni</source>
        <translation>autres jetons</translation>
    </message>
    <message>
        <source>Tutti pagati: prima quello che vuole altri gettoni</source>
        <translation>Tout payé : d’abord celui qui veut d’autres jetons</translation>
    </message>
    <message>
        <source>prima: resta?</source>
        <translation>d’abord : reste ?</translation>
    </message>
    <message>
        <source>Tutti pagati: prima si chiede se la vincita resta</source>
        <translation>Tout payé : demander d’abord si le gain reste</translation>
    </message>
    <message>
        <source>{count} pagamenti?</source>
        <translation>{count} paiements ?</translation>
    </message>
    <message>
        <source>ancora: € {amount}</source>
        <translation>encore : € {amount}</translation>
    </message>
    <message>
        <source>Toccare ancora: {count} pagamenti, € {amount}</source>
        <translation>Toucher encore : {count} paiements, € {amount}</translation>
    </message>
    <message>
        <source>{count}: di chi?</source>
        <translation>{count} : à qui ?</translation>
    </message>
    <message>
        <source>di {count} non si sa di chi</source>
        <translation>de {count} on ne sait pas à qui</translation>
    </message>
    <message>
        <source>Minimo: {was} → {now}</source>
        <translation>Minimum : {was} → {now}</translation>
    </message>
    <message>
        <source>Puntata a lato dopo «Rien ne va plus»</source>
        <translation>Mise annexe après «&#x202f;Rien ne va plus&#x202f;»</translation>
    </message>
    <message>
        <source>perché: {reason}</source>
        <translation>pourquoi : {reason}</translation>
    </message>
    <message>
        <source>Giro abbandonato: chi lo decide?</source>
        <translation>Manche abandonnée&#x202f;: qui le décide&#x202f;?</translation>
    </message>
    <message>
        <source>si revoca</source>
        <translation>on l&apos;annule</translation>
    </message>
    <message>
        <source>era: {chips}</source>
        <translation>c’était : {chips}</translation>
    </message>
    <message>
        <source>ora: {chips}</source>
        <translation>maintenant : {chips}</translation>
    </message>
    <message>
        <source>{what}: € {was} → € {now}</source>
        <translation>{what} : € {was} → € {now}</translation>
    </message>
    <message>
        <source>Pagamento {order} del colpo {spin}: € {was} → € {now}</source>
        <translation>Paiement {order} du coup {spin} : € {was} → € {now}</translation>
    </message>
    <message>
        <source>decisione: {reason}</source>
        <translation>décision : {reason}</translation>
    </message>
    <message>
        <source>Pagamento {order}: € {amount}</source>
        <translation>Paiement {order} : € {amount}</translation>
    </message>
    <message>
        <source>L&apos;ultimo colpo per primo. Toccare un pagamento per vederlo e correggerlo.</source>
        <translation>Le dernier coup d’abord. Toucher un paiement pour le voir et le corriger.</translation>
    </message>
    <message>
        <source>I pagamenti di questa sera</source>
        <translation>Les paiements de ce soir</translation>
    </message>
    <message>
        <source>pagina {page} di {pages}</source>
        <translation>page {page} sur {pages}</translation>
    </message>
    <message>
        <source>Più recenti</source>
        <translation>Plus récents</translation>
    </message>
    <message>
        <source>Più vecchi</source>
        <translation>Plus anciens</translation>
    </message>
    <message>
        <source>pieno {where}</source>
        <translation>plein {where}</translation>
    </message>
    <message>
        <source>{count} pieni {where}</source>
        <translation>{count} pleins {where}</translation>
    </message>
    <message>
        <source>cavallo {where}</source>
        <translation>cheval {where}</translation>
    </message>
    <message>
        <source>{count} cavalli {where}</source>
        <translation>{count} chevaux {where}</translation>
    </message>
    <message>
        <source>terzina {where}</source>
        <translation>transversale {where}</translation>
    </message>
    <message>
        <source>{count} terzine {where}</source>
        <translation>{count} transversales {where}</translation>
    </message>
    <message>
        <source>trasversale {where}</source>
        <translation>transversale {where}</translation>
    </message>
    <message>
        <source>{count} trasversali {where}</source>
        <translation>{count} transversales {where}</translation>
    </message>
    <message>
        <source>carré {where}</source>
        <translation>carré {where}</translation>
    </message>
    <message>
        <source>{count} carré {where}</source>
        <translation>{count} carrés {where}</translation>
    </message>
    <message>
        <source>sestina {where}</source>
        <translation>sixain {where}</translation>
    </message>
    <message>
        <source>{count} sestine {where}</source>
        <translation>{count} sixains {where}</translation>
    </message>
    <message>
        <source>1ª dozzina</source>
        <translation>1re douzaine</translation>
    </message>
    <message>
        <source>2ª dozzina</source>
        <translation>2e douzaine</translation>
    </message>
    <message>
        <source>3ª dozzina</source>
        <translation>3e douzaine</translation>
    </message>
    <message>
        <source>4.3, chance</source>
        <translation>4.3, chances</translation>
    </message>
    <message>
        <source>4.3, valuta: combinazione, posizione, valore</source>
        <translation>4.3, valeur : combinaison, position, valeur</translation>
    </message>
    <message>
        <source>4.3, colore: combinazione, posizione, collocazione</source>
        <translation>4.3, couleur : combinaison, position, place dans la pile</translation>
    </message>
    <message>
        <source>colonna {where}</source>
        <translation>colonne {where}</translation>
    </message>
    <message>
        <source>colonne {where}</source>
        <translation>colonnes {where}</translation>
    </message>
    <message>
        <source>dozzine {where}</source>
        <translation>douzaines {where}</translation>
    </message>
    <message>
        <source>{count} su {where}</source>
        <translation>{count} sur {where}</translation>
    </message>
    <message>
        <source>Si paga 1 pezzo, {colour}. Come si stende?</source>
        <translation>On paie 1 pièce, {colour}. Comment l&apos;étaler ?</translation>
    </message>
    <message>
        <source>Si paga 1 pezzo da {value} al posto {seat}, per una posizione. Come si stende?</source>
        <translation>On paie 1 pièce de {value} à la place {seat}, pour une position. Comment l&apos;étaler ?</translation>
    </message>
    <message>
        <source>Si paga 1 pezzo da {value} al posto {seat}, per più posizioni. Come si stende?</source>
        <translation>On paie 1 pièce de {value} à la place {seat}, pour plusieurs positions. Comment l&apos;étaler ?</translation>
    </message>
    <message>
        <source>Si paga 1 pezzo di colore. Come si stende?</source>
        <translation>On paie 1 pièce de couleur. Comment l&apos;étaler ?</translation>
    </message>
    <message>
        <source>Una sola puntata: si paga 1 pezzo da {value}. Come si stende?</source>
        <translation>Une seule mise : on paie 1 pièce de {value}. Comment l&apos;étaler ?</translation>
    </message>
    <message>
        <source>Più puntate insieme: si paga 1 pezzo da {value}. Come si stende?</source>
        <translation>Plusieurs mises ensemble : on paie 1 pièce de {value}. Comment l&apos;étaler ?</translation>
    </message>
    <message>
        <source>Si doveva pagare 1 pezzo di colore. Quale regola non è rispettata?</source>
        <translation>Il fallait payer 1 pièce de couleur. Quelle règle n&apos;est pas respectée ?</translation>
    </message>
    <message>
        <source>Una sola puntata: si doveva pagare 1 pezzo da {value}. Quale regola non è rispettata?</source>
        <translation>Une seule mise : il fallait payer 1 pièce de {value}. Quelle règle n&apos;est pas respectée ?</translation>
    </message>
    <message>
        <source>Più puntate insieme: si doveva pagare 1 pezzo da {value}. Quale regola non è rispettata?</source>
        <translation>Plusieurs mises ensemble : il fallait payer 1 pièce de {value}. Quelle règle n&apos;est pas respectée ?</translation>
    </message>
    <message>
        <source>1 pezzo: fino a 5 si stendono.</source>
        <translation>1 pièce : jusqu&apos;à 5, on les étale.</translation>
    </message>
    <message>
        <source>1 pezzo: alla francese, fino a 9 si stendono.</source>
        <translation>1 pièce : à la française, jusqu&apos;à 9, on les étale.</translation>
    </message>
    <message>
        <source>1 pezzo di colore da {value}: quanto vale?</source>
        <translation>1 pièce de couleur à {value} : combien vaut-elle ?</translation>
    </message>
    <message>
        <source>Si paga 1 pezzo di colore da {value}: quanto vale?</source>
        <translation>On paie 1 pièce de couleur à {value} : combien vaut-elle ?</translation>
    </message>
    <message>
        <source>Un giocatore lascia il tavolo con 1 pezzo di colore da {value}: in quali gettoni si cambia?</source>
        <translation>Un joueur quitte la table avec 1 pièce de couleur à {value} : en quels jetons la change-t-on ?</translation>
    </message>
    <message>
        <source>Si paga 1 pezzo di colore da {value}, tutto in valuta: con quali gettoni?</source>
        <translation>On paie 1 pièce de couleur à {value}, tout en valeur : avec quels jetons ?</translation>
    </message>
    <message>
        <source>L&apos;altro pezzo: {worth}.</source>
        <translation>L&apos;autre pièce : {worth}.</translation>
    </message>
    <message>
        <source>1 pezzo da {value} vale {worth}.</source>
        <translation>1 pièce de {value} vaut {worth}.</translation>
    </message>
    <message>
        <source>{worth} a {value} il pezzo: 1 pezzo.</source>
        <translation>{worth} à {value} la pièce : 1 pièce.</translation>
    </message>
    <message>
        <source>Si paga 1 pezzo di colore, nient&apos;altro è chiesto: con quali gettoni?</source>
        <translation>On paie 1 pièce de couleur, rien d&apos;autre n&apos;est demandé : avec quels jetons ?</translation>
    </message>
    <message>
        <source>Si paga 1 pezzo da {value}, nient&apos;altro è chiesto: con quali gettoni?</source>
        <translation>On paie 1 pièce de {value}, rien d&apos;autre n&apos;est demandé : avec quels jetons ?</translation>
    </message>
    <message>
        <source>Si paga 1 pezzo da {value} in valuta mista: con quali gettoni, frazione per frazione?</source>
        <translation>On paie 1 pièce de {value} en valeur mixte : avec quels jetons, fraction par fraction ?</translation>
    </message>
    <message>
        <source>Si paga 1 pezzo di colore da {value}, il più possibile in gettoni da {with}: con quali gettoni?</source>
        <translation>On paie 1 pièce de couleur à {value}, autant que possible en jetons de {with} : avec quels jetons ?</translation>
    </message>
    <message>
        <source>1 pezzo da {value} vale {worth}: si conta in valore.</source>
        <translation>1 pièce de {value} vaut {worth} : on compte en valeur.</translation>
    </message>
    <message>
        <source>Si paga 1 pezzo da {value}, {colour}: lo vuole in gettoni da {with}. Con quali gettoni?</source>
        <translation>On paie 1 pièce de {value}, {colour} : il la veut en jetons de {with}. Avec quels jetons ?</translation>
    </message>
    <message>
        <source>Ce n&apos;è già uno a metà. Continui quello?</source>
        <translation>Il y en a déjà un à moitié fait. Continuer celui-là ?</translation>
    </message>
    <message>
        <source>{title}, {place} di {of}. Se ricominci quello si dimentica; le risposte già date restano.</source>
        <translation>{title}, {place} sur {of}. Si tu recommences, il est oublié ; les réponses déjà données restent.</translation>
    </message>
    <message>
        <source>Comincia da capo</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Continua</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>lì c&apos;è qualcosa che non è un file</source>
        <translation>ce qui s’y trouve n’est pas un fichier</translation>
    </message>
    <message>
        <source>la cartella non c&apos;è</source>
        <translation>ce dossier n’existe pas</translation>
    </message>
    <message>
        <source>in quella cartella non si può scrivere</source>
        <translation>on ne peut pas écrire dans ce dossier</translation>
    </message>
    <message>
        <source>il disco è pieno</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>lì c&apos;è già qualcosa con questo nome</source>
        <translation>il y a déjà quelque chose de ce nom</translation>
    </message>
    <message>
        <source>{path} non è stato scritto: {why}. Ciò che c&apos;era prima è rimasto.</source>
        <translation>{path} n’a pas été écrit : {why}. Ce qui s’y trouvait est resté.</translation>
    </message>
    <message>
        <source>Cartella</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>File {kind}</source>
        <translation>Fichier {kind}</translation>
    </message>
    <message>
        <source>Cerca in:</source>
        <translation>Chercher dans :</translation>
    </message>
    <message>
        <source>Tipo di file:</source>
        <translation>Type de fichier :</translation>
    </message>
    <message>
        <source>Il file degli esercizi {path} è danneggiato: le risposte non si leggono.</source>
        <translation>Le fichier des exercices {path} est endommagé : les réponses ne se lisent pas.</translation>
    </message>
    <message>
        <source>Adesso niente resta in {path}: {why}</source>
        <translation>Rien n&apos;est conservé à présent dans {path} : {why}</translation>
    </message>
    <message>
        <source>Il file degli esercizi era danneggiato: ora è {aside}, e ne è cominciato uno nuovo.</source>
        <translation>Le fichier des exercices était endommagé : il est maintenant {aside}, et un nouveau a été commencé.</translation>
    </message>
    <message>
        <source>{hour}, colpo {spin}</source>
        <translation>{hour}, coup {spin}</translation>
    </message>
    <message>
        <source> e </source>
        <translation> et </translation>
    </message>
    <message>
        <source>{path}: qui non si scrive, e mancano le liste che stanno accanto al registro. Copiare il registro in una cartella in cui si scrive, e aprirlo lì.</source>
        <translation>{path} : on n&apos;écrit pas ici, et les listes à côté du journal manquent. Copier le journal dans un dossier où l&apos;on écrit, et l&apos;ouvrir là.</translation>
    </message>
    <message>
        <source>{path}: qui non c&apos;è nessun registro.</source>
        <translation>{path}&#x202f;: il n’y a ici aucun journal.</translation>
    </message>
    <message>
        <source>{path} è vuoto, come può lasciarlo una mancanza di corrente: rimettere una copia.</source>
        <translation>{path} est vide, comme peut le laisser une coupure de courant : remettre une copie.</translation>
    </message>
    <message>
        <source>{path} non è un registro, o il suo inizio è distrutto.</source>
        <translation>{path} n&apos;est pas un journal, ou son début est détruit.</translation>
    </message>
    <message>
        <source>Il registro {path} è guasto. Resta com&apos;è: lo esamina «capotavolo verify».</source>
        <translation>Le journal {path} est abîmé. Il reste tel quel : «&#x202f;capotavolo verify&#x202f;» l&apos;examine.</translation>
    </message>
    <message>
        <source>{path} è di un programma più nuovo (revisione {revision}): aprirlo con quello.</source>
        <translation>{path} est d&apos;un programme plus récent (révision {revision}) : l&apos;ouvrir avec celui-là.</translation>
    </message>
    <message>
        <source>{path} ha più nomi sul suo disco: lasciargliene uno solo.</source>
        <translation>{path} a plusieurs noms sur son disque : ne lui en laisser qu&apos;un.</translation>
    </message>
    <message>
        <source>{path} è una cartella di rete: tenere il registro sul disco di questa macchina.</source>
        <translation>{path} est un dossier du réseau : garder le journal sur le disque de cette machine.</translation>
    </message>
    <message>
        <source>{path} è tenuto da un altro utente di questa macchina: {user}.</source>
        <translation>{path} est tenu par un autre utilisateur de cette machine : {user}.</translation>
    </message>
    <message>
        <source>{path}: il disco è pieno. Fare spazio.</source>
        <translation>{path} : le disque est plein. Faire de la place.</translation>
    </message>
    <message>
        <source>{path} non può servire da copia.</source>
        <translation>{path} ne peut servir de copie.</translation>
    </message>
    <message>
        <source>{path}: l&apos;archivio non va con questo registro.</source>
        <translation>{path} : l’archive ne va pas avec ce journal.</translation>
    </message>
    <message>
        <source>{path}: mancano le liste accanto al registro, o non si leggono.</source>
        <translation>{path} : les listes à côté du journal manquent, ou ne se lisent pas.</translation>
    </message>
    <message>
        <source>{path} non si apre: guardare il percorso, i permessi, e se lo tiene un altro programma.</source>
        <translation>{path} ne s&apos;ouvre pas : voir le chemin, les droits, et si un autre programme le tient.</translation>
    </message>
    <message>
        <source>{path} è aperto in un altro programma: riprovare.</source>
        <translation>{path} est ouvert dans un autre programme : réessayer.</translation>
    </message>
    <message>
        <source>Qui qualcosa non riesce: che cosa, lo dice l&apos;uscita d&apos;errore del programma.</source>
        <translation>Quelque chose ne réussit pas ici : la sortie d&apos;erreur du programme dit quoi.</translation>
    </message>
    <message>
        <source>{path}: il disco, o il sistema, non lo permette. Guardare il disco.</source>
        <translation>{path} : le disque, ou le système, ne le permet pas. Voir le disque.</translation>
    </message>
    <message>
        <source>Il tavolo {table} è aperto nel suo programma: prima lo si chiude.</source>
        <translation>La table {table} est ouverte dans son programme : on la ferme d&apos;abord.</translation>
    </message>
    <message>
        <source>In {path} sta il registro del tavolo {lying}, non del tavolo {table}.</source>
        <translation>Dans {path} se trouve le journal de la table {lying}, non de la table {table}.</translation>
    </message>
    <message>
        <source>come prima: {laid}</source>
        <translation>comme avant&#x202f;: {laid}</translation>
    </message>
    <message>
        <source>Il colpo {spin} è aperto: si sta pagando</source>
        <translation>Le coup {spin} est ouvert : on le paie</translation>
    </message>
    <message>
        <source>Riaperto: come prima della chiusura</source>
        <translation>Rouvert : comme avant la clôture</translation>
    </message>
    <message>
        <source>il numero non vale</source>
        <translation>le numéro ne compte pas</translation>
    </message>
    <message>
        <source>Dire perché il colpo è nullo, e chi decide</source>
        <translation>Dire pourquoi le coup est nul, et qui décide</translation>
    </message>
    <message>
        <source>Richiedere quel che è stato ritirato: le puntate restano</source>
        <translation>Redemander ce qui a été ramassé : les mises restent</translation>
    </message>
    <message>
        <source>Quale numero vale?</source>
        <translation>Quel numéro compte ?</translation>
    </message>
    <message>
        <source>È questo il motivo</source>
        <translation>C&apos;est le motif</translation>
    </message>
    <message>
        <source>«Rien va» vale già: le puntate restano e sono aperte.</source>
        <translation>«&#x202f;Rien va&#x202f;» vaut déjà : les mises restent et sont ouvertes.</translation>
    </message>
    <message>
        <source>«Rien va» vale già.</source>
        <translation>«&#x202f;Rien va&#x202f;» vaut déjà.</translation>
    </message>
    <message>
        <source>{throw}: perché è nulla?</source>
        <translation>{throw} : pourquoi est-il nul ?</translation>
    </message>
    <message>
        <source>{throw}: perché è nullo?</source>
        <translation>{throw} : pourquoi est-il nul ?</translation>
    </message>
    <message>
        <source>Il colpo vale</source>
        <translation>Le coup compte</translation>
    </message>
    <message>
        <source>Perché il colpo vale?</source>
        <translation>Pourquoi le coup compte-t-il ?</translation>
    </message>
    <message>
        <source>Tutto torna com&apos;era prima di «Rien va». Si può dire fino al prossimo lancio.</source>
        <translation>Tout redevient comme avant «&#x202f;Rien va&#x202f;». On peut le dire jusqu&apos;au prochain lancer.</translation>
    </message>
    <message>
        <source>Perché nullo…</source>
        <translation>Pourquoi nul…</translation>
    </message>
    <message>
        <source>Il colpo vale…</source>
        <translation>Coup valable…</translation>
    </message>
    <message>
        <source>Colpo nullo: il motivo è da dire</source>
        <translation>Coup nul : le motif est à dire</translation>
    </message>
    <message>
        <source>Rien va</source>
        <translation>Rien va</translation>
    </message>
    <message>
        <source>Dire perché il colpo {void} è nullo, e chi decide.</source>
        <translation>Dire pourquoi le coup {void} est nul, et qui décide.</translation>
    </message>
    <message>
        <source>{number}: non conta</source>
        <translation>{number} : ne compte pas</translation>
    </message>
    <message>
        <source>Lo dice il lettore di un colpo nullo.</source>
        <translation>Le lecteur le dit d&apos;un coup nul.</translation>
    </message>
    <message>
        <source>L&apos;estrazione vale…</source>
        <translation>Tirage valable…</translation>
    </message>
    <message>
        <source>Al colpo {spin} c&apos;è qualcosa di già fatto: prima si riprende, o si corregge</source>
        <translation>Au coup {spin} quelque chose est déjà fait : le reprendre d&apos;abord, ou rectifier</translation>
    </message>
    <message>
        <source>È già annunciato un altro minimo: prima si ritira quello, poi «Rien va»</source>
        <translation>Un autre minimum est déjà annoncé : le retirer d&apos;abord, puis «&#x202f;Rien va&#x202f;»</translation>
    </message>
    <message>
        <source>Di ogni colpo nullo il motivo è detto</source>
        <translation>Le motif de chaque coup nul est dit</translation>
    </message>
    <message>
        <source>Dopo l&apos;ultimo lancio nessuno ha detto «Rien va»: non c&apos;è niente da revocare</source>
        <translation>Depuis le dernier lancer personne n&apos;a dit «&#x202f;Rien va&#x202f;» : rien à reprendre</translation>
    </message>
    <message>
        <source>Dopo «Rien va» le puntate sono cambiate: giocherebbero a pallina ferma</source>
        <translation>Après «&#x202f;Rien va&#x202f;» les mises ont changé : elles joueraient bille connue</translation>
    </message>
    <message>
        <source>motivo da dire</source>
        <translation>motif à dire</translation>
    </message>
    <message>
        <source>Il {number} è ritirato</source>
        <translation>Le {number} est retiré</translation>
    </message>
    <message>
        <source>Rien va, lancio {throw} nullo</source>
        <translation>Rien va, lancer {throw} nul</translation>
    </message>
    <message>
        <source>Perché il lancio {throw} è nullo: {why}</source>
        <translation>Pourquoi le lancer {throw} est nul : {why}</translation>
    </message>
    <message>
        <source>Il lettore dice {number}: non conta</source>
        <translation>Le lecteur dit {number} : ne compte pas</translation>
    </message>
    <message>
        <source>Il colpo vale, lancio {throw}: {why}</source>
        <translation>Le coup compte, lancer {throw} : {why}</translation>
    </message>
    <message>
        <source>il numero vale</source>
        <translation>le numéro compte</translation>
    </message>
    <message>
        <source>il lancio era regolare</source>
        <translation>le lancer était régulier</translation>
    </message>
    <message>
        <source>detto per errore</source>
        <translation>dit par erreur</translation>
    </message>
    <message>
        <source>il numero si è visto</source>
        <translation>le numéro a été vu</translation>
    </message>
    <message>
        <source>Torna al colpo di prima</source>
        <translation>Retour au coup précédent</translation>
    </message>
    <message>
        <source>Torna al colpo {spin} ({number})</source>
        <translation>Retour au coup {spin} ({number})</translation>
    </message>
    <message>
        <source>non più: perché?</source>
        <translation>plus possible : pourquoi ?</translation>
    </message>
    <message>
        <source>niente segnato e tappeto non ancora pulito</source>
        <translation>rien de noté et tapis pas encore ramassé</translation>
    </message>
    <message>
        <source>Nessun colpo da riaprire: dopo «Rien ne va plus» si corregge in «Pagamenti…»</source>
        <translation>Aucun coup à rouvrir : après «&#x202f;Rien ne va plus&#x202f;» on corrige dans «&#x202f;Paiements…&#x202f;»</translation>
    </message>
    <message>
        <source>Dopo il colpo {spin} è cambiato il cilindro: si corregge in «Pagamenti…»</source>
        <translation>Le cylindre a changé après le coup {spin} : on corrige dans «&#x202f;Paiements…&#x202f;»</translation>
    </message>
    <message>
        <source>Dopo il colpo {spin} si è contato il banco: si corregge in «Pagamenti…»</source>
        <translation>La banque a été comptée après le coup {spin} : on corrige dans «&#x202f;Paiements…&#x202f;»</translation>
    </message>
    <message>
        <source>Quanto il colpo {spin} ha tolto è già consegnato: si corregge in «Pagamenti…»</source>
        <translation>Ce que le coup {spin} a retiré est déjà remis : on corrige dans «&#x202f;Paiements…&#x202f;»</translation>
    </message>
    <message>
        <source>{witness} ha deciso su un pagamento del colpo {spin}: un altro testimone</source>
        <translation>{witness} a tranché un paiement du coup {spin} : un autre témoin</translation>
    </message>
    <message>
        <source>Il numero non si legge: {fault}</source>
        <translation>Le numéro ne se lit pas : {fault}</translation>
    </message>
    <message>
        <source>Un pagamento del colpo {spin} è già corretto: si corregge in «Pagamenti…»</source>
        <translation>Un paiement du coup {spin} est déjà corrigé : on corrige dans «&#x202f;Paiements…&#x202f;»</translation>
    </message>
    <message>
        <source>Quanto il colpo {spin} lasciava sul tappeto si è mosso: si corregge in «Pagamenti…»</source>
        <translation>Ce que le coup {spin} laissait sur le tapis a bougé : on corrige dans «&#x202f;Paiements…&#x202f;»</translation>
    </message>
    <message>
        <source>Un colore del colpo {spin} è già cambiato: si corregge in «Pagamenti…»</source>
        <translation>Une couleur du coup {spin} a déjà changé : on corrige dans «&#x202f;Paiements…&#x202f;»</translation>
    </message>
    <message>
        <source>Un annuncio che continua dopo il colpo {spin} è già tolto: si corregge in «Pagamenti…»</source>
        <translation>Une annonce qui continue après le coup {spin} est déjà retirée : on corrige dans «&#x202f;Paiements…&#x202f;»</translation>
    </message>
    <message>
        <source>{money} per {pieces} pezzi: il valore più alto che i gettoni compongono è {value}.</source>
        <translation>{money} pour {pieces} pièces : la plus haute valeur que les jetons composent est {value}.</translation>
    </message>
    <message>
        <source>Si può giocare più alto: il resto basta ancora per un gettone a pezzo.</source>
        <translation>On peut jouer plus haut : le reste couvre encore un jeton par pièce.</translation>
    </message>
    <message>
        <source>Gli stessi annunci</source>
        <translation>Les mêmes annonces</translation>
    </message>
    <message>
        <source>Accettato: {line}</source>
        <translation>Acceptée : {line}</translation>
    </message>
    <message>
        <source>Ha vinto: prima si dice come prosegue</source>
        <translation>Elle a gagné : dire d&apos;abord comment elle continue</translation>
    </message>
    <message>
        <source>Il colore non è più suo</source>
        <translation>La couleur n&apos;est plus à lui</translation>
    </message>
    <message>
        <source>Aveva gettoni omaggio: annunciarlo di nuovo</source>
        <translation>Elle avait des jetons offerts : l&apos;annoncer à nouveau</translation>
    </message>
    <message>
        <source>Con quello che ha già è oltre il massimo</source>
        <translation>Avec ce qu&apos;il a déjà, c&apos;est au-dessus du maximum</translation>
    </message>
    <message>
        <source>In gioco</source>
        <translation>En jeu</translation>
    </message>
    <message>
        <source>Prosegue…</source>
        <translation>Continue…</translation>
    </message>
    <message>
        <source>Non ora</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Accettare</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>è già in gioco</source>
        <translation>elle est déjà en jeu</translation>
    </message>
    <message>
        <source>è già in gioco: {repeat}</source>
        <translation>elle est déjà en jeu : {repeat}</translation>
    </message>
    <message>
        <source>da accettare {count}</source>
        <translation>à accepter {count}</translation>
    </message>
    <message>
        <source>in gioco {count}</source>
        <translation>en jeu {count}</translation>
    </message>
    <message>
        <source>non ora {count}</source>
        <translation>pas maintenant {count}</translation>
    </message>
    <message>
        <source>{count} del colpo prima</source>
        <translation>{count} du coup d&apos;avant</translation>
    </message>
    <message>
        <source>del colpo prima</source>
        <translation>du coup d&apos;avant</translation>
    </message>
    <message>
        <source>Gli stessi</source>
        <translation>Les mêmes</translation>
    </message>
    <message>
        <source>Accettati {count}: {cost}</source>
        <translation>Acceptées {count} : {cost}</translation>
    </message>
    <message>
        <source>Accettare tutti</source>
        <translation>Tout accepter</translation>
    </message>
    <message>
        <source>niente da accettare</source>
        <translation>rien à accepter</translation>
    </message>
    <message>
        <source>Non si sa: le puntate perse non sono scritte a una a una.</source>
        <translation>On ne sait pas : les mises perdues ne sont pas écrites une à une.</translation>
    </message>
    <message>
        <source>{name} ha alzato il valore di un colore: nessuno ha firmato.</source>
        <translation>{name} a relevé la valeur d&apos;une couleur : personne n&apos;a signé.</translation>
    </message>
    <message>
        <source>{name} ha fatto una conta: nessuno ha firmato.</source>
        <translation>{name} a fait un compte : personne n&apos;a signé.</translation>
    </message>
    <message>
        <source>Colore personale: chi lo decide?</source>
        <translation>Couleur personnelle : qui en décide ?</translation>
    </message>
    <message>
        <source>Conta della banca: chi la firma?</source>
        <translation>Comptage de la banque : qui le signe ?</translation>
    </message>
    <message>
        <source>valore di un colore</source>
        <translation>valeur d&apos;une couleur</translation>
    </message>
    <message>
        <source>conta della banca</source>
        <translation>comptage de la banque</translation>
    </message>
    <message>
        <source>{colour}: {was} → {now}</source>
        <translation>{colour} : {was} → {now}</translation>
    </message>
    <message>
        <source>Spostare il gettone dove doveva stare</source>
        <translation>Déplacer le jeton là où il devait être</translation>
    </message>
    <message>
        <source>Rimettere a posto</source>
        <translation>Remettre en place</translation>
    </message>
    <message>
        <source>Rimesso a posto</source>
        <translation>Remis en place</translation>
    </message>
    <message>
        <source>Era pagato</source>
        <translation>Il était payé</translation>
    </message>
    <message>
        <source>Non era pagato</source>
        <translation>Il n&apos;était pas payé</translation>
    </message>
    <message>
        <source>Questa sera nessun pagamento {order} del colpo {spin} è rimasto non segnato</source>
        <translation>Ce soir, aucun paiement {order} du coup {spin} n&apos;est resté non marqué</translation>
    </message>
    <message>
        <source>Del pagamento {order} del colpo {spin} questo è già detto</source>
        <translation>Du paiement {order} du coup {spin}, c&apos;est déjà dit</translation>
    </message>
    <message>
        <source>Il pagamento {order} del colpo {spin} è già stato corretto: correggerlo un&apos;altra volta</source>
        <translation>Le paiement {order} du coup {spin} a déjà été corrigé : le corriger encore une fois</translation>
    </message>
    <message>
        <source>{order}. non segnato: pagato?</source>
        <translation>{order}. non marqué : payé ?</translation>
    </message>
    <message>
        <source>{order}. non segnato: non pagato</source>
        <translation>{order}. non marqué : non payé</translation>
    </message>
    <message>
        <source>Pagamenti non segnati, e nessuno ha detto se furono fatti: {count}.</source>
        <translation>Paiements non marqués, et personne n&apos;a dit s&apos;ils ont été faits : {count}.</translation>
    </message>
    <message>
        <source>Pagamenti non segnati</source>
        <translation>Paiements non marqués</translation>
    </message>
    <message>
        <source>Detto</source>
        <translation>Dit</translation>
    </message>
    <message>
        <source>nessuno ha detto</source>
        <translation>personne n&apos;a dit</translation>
    </message>
    <message>
        <source>pagato, alle {at}</source>
        <translation>payé, à {at}</translation>
    </message>
    <message>
        <source>non pagato, alle {at}</source>
        <translation>non payé, à {at}</translation>
    </message>
    <message>
        <source>non pagato, detto alle {time} a colpo chiuso</source>
        <translation>non payé, dit à {time}, le coup clos</translation>
    </message>
    <message>
        <source>Detto pagato, a colpo chiuso: il {order}, {amount}</source>
        <translation>Dit payé, le coup clos : le {order}, {amount}</translation>
    </message>
    <message>
        <source>Detto non pagato, a colpo chiuso: il {order}, {amount}</source>
        <translation>Dit non payé, le coup clos : le {order}, {amount}</translation>
    </message>
    <message>
        <source>non pagato, detto a colpo chiuso</source>
        <translation>non payé, dit le coup clos</translation>
    </message>
    <message>
        <source>riprendere {pieces}</source>
        <translation>reprendre {pieces}</translation>
    </message>
    <message>
        <source>ancora {pieces}</source>
        <translation>encore {pieces}</translation>
    </message>
    <message>
        <source>Non ripreso</source>
        <translation>Pas repris</translation>
    </message>
    <message>
        <source>fu ripreso?</source>
        <translation>repris ?</translation>
    </message>
    <message>
        <source>fu pagato?</source>
        <translation>payé ?</translation>
    </message>
    <message>
        <source>Colpo {spin} ({number})</source>
        <translation>Coup {spin} ({number})</translation>
    </message>
    <message>
        <source>e un altro</source>
        <translation>et un autre</translation>
    </message>
    <message>
        <source>e altri {count}</source>
        <translation>et {count} autres</translation>
    </message>
    <message>
        <source>Toccare il colore o il gettone.</source>
        <translation>Toucher la couleur ou le jeton.</translation>
    </message>
    <message>
        <source>Toccare i biglietti, o scrivere i pezzi.</source>
        <translation>Toucher les billets, ou taper les pièces.</translation>
    </message>
    <message>
        <source>Mancano {amount} in biglietti.</source>
        <translation>Il manque {amount} en billets.</translation>
    </message>
    <message>
        <source>{amount} non si fa in gettoni: contarli con «Altri gettoni…».</source>
        <translation>Aucun jeton ne fait {amount}&#xa0;: les compter par «&#x202f;D’autres jetons…&#x202f;».</translation>
    </message>
    <message>
        <source>Mancia, o «Altri gettoni…» per cambiarlo.</source>
        <translation>Pourboire, ou «&#x202f;D’autres jetons…&#x202f;» pour le changer.</translation>
    </message>
    <message>
        <source>In valore: {chips}</source>
        <translation>En valeur&#xa0;: {chips}</translation>
    </message>
    <message>
        <source>Venduto</source>
        <translation>Vendu</translation>
    </message>
    <message>
        <source>Reso in valore</source>
        <translation>Rendu en valeur</translation>
    </message>
    <message>
        <source>Venduto o reso</source>
        <translation>Vendu ou rendu</translation>
    </message>
    <message>
        <source>DI CHI È {colour}</source>
        <translation>À QUI EST {colour}</translation>
    </message>
    <message>
        <source>La pagina della serata</source>
        <translation>La page de la soirée</translation>
    </message>
    <message>
        <source>si scrive…</source>
        <translation>en cours d&apos;écriture…</translation>
    </message>
    <message>
        <source>PDF da firmare</source>
        <translation>PDF à signer</translation>
    </message>
    <message>
        <source>fra {minutes} min</source>
        <translation>dans {minutes} min</translation>
    </message>
    <message>
        <source>Non si sa</source>
        <translation>On ne sait pas</translation>
    </message>
    <message>
        <source>{rate} colpi/h</source>
        <translation>{rate} coups/h</translation>
    </message>
    <message>
        <source>{rate}/h</source>
        <translation>{rate}/h</translation>
    </message>
    <message>
        <source>cambio adesso</source>
        <translation>relève maintenant</translation>
    </message>
    <message>
        <source>cambio {minutes} min</source>
        <translation>relève {minutes} min</translation>
    </message>
    <message>
        <source>cambio {minutes}′</source>
        <translation>relève {minutes}′</translation>
    </message>
    <message>
        <source>Torna al colpo</source>
        <translation>Retour au coup</translation>
    </message>
    <message>
        <source>Un&apos;altra pallina è stata lanciata: quel colpo resta nullo.</source>
        <translation>Une autre bille a été lancée : ce coup reste nul.</translation>
    </message>
    <message>
        <source>Un&apos;altra pallina è stata lanciata: quel numero non conta più.</source>
        <translation>Une autre bille a été lancée : ce numéro ne compte plus.</translation>
    </message>
    <message>
        <source>Colpo {spin}: il numero {number} non conta più.</source>
        <translation>Coup {spin} : le numéro {number} ne compte plus.</translation>
    </message>
    <message>
        <source>Colpo {spin} ({number}) chiuso.</source>
        <translation>Coup {spin} ({number}) clos.</translation>
    </message>
    <message>
        <source>Detto: è fatto.</source>
        <translation>Dit : c&apos;est fait.</translation>
    </message>
    <message>
        <source>Detto: non è fatto.</source>
        <translation>Dit : ce n&apos;est pas fait.</translation>
    </message>
    <message>
        <source>Non è segnato: {asked}</source>
        <translation>Pas marqué : {asked}</translation>
    </message>
    <message>
        <source>Con «Torna al colpo» si fa ancora.</source>
        <translation>Avec «&#x202f;Retour au coup&#x202f;» cela se fait encore.</translation>
    </message>
    <message>
        <source>Non si fa più: si corregge in «Pagamenti…».</source>
        <translation>Trop tard : on le rectifie dans «&#x202f;Paiements…&#x202f;».</translation>
    </message>
    <message>
        <source>Al tavolo è cambiato qualcosa: tornare indietro e chiederlo di nuovo.</source>
        <translation>Quelque chose a changé à la table : revenir et le redemander.</translation>
    </message>
    <message>
        <source>Colpo {spin}, estrazione {throw}</source>
        <translation>Coup {spin}, tirage {throw}</translation>
    </message>
    <message>
        <source>Colpo {spin}, lancio {throw}</source>
        <translation>Coup {spin}, lancer {throw}</translation>
    </message>
    <message>
        <source>Registro lasciato: {why}</source>
        <translation>Journal quitté : {why}</translation>
    </message>
    <message>
        <source>Mai registrati prima, e tenuti qui come furono: {count}</source>
        <translation>Jamais enregistrés avant, et gardés ici tels quels : {count}</translation>
    </message>
    <message>
        <source>Ripreso, da controllare: {what}</source>
        <translation>Repris, à contrôler : {what}</translation>
    </message>
    <message>
        <source>banco {amount}, da contare</source>
        <translation>banque {amount}, à compter</translation>
    </message>
    <message>
        <source>da consegnare {amount} ({owner})</source>
        <translation>à remettre {amount} ({owner})</translation>
    </message>
    <message>
        <source>da consegnare {amount}</source>
        <translation>à remettre {amount}</translation>
    </message>
    <message>
        <source>prigioniero</source>
        <translation>prisonnier</translation>
    </message>
    <message>
        <source>{one}; {other}</source>
        <translation>{one} ; {other}</translation>
    </message>
    <message>
        <source>{name}: {said}</source>
        <translation>{name} : {said}</translation>
    </message>
    <message>
        <source>registro controllato: non regge: {why}</source>
        <translation>journal contrôlé : il ne tient pas : {why}</translation>
    </message>
    <message>
        <source>registro controllato: non regge al n. {seq}: {why}</source>
        <translation>journal contrôlé : il ne tient pas au n° {seq} : {why}</translation>
    </message>
    <message>
        <source>registro controllato fino al n. {seq}: regge ({count} fatti)</source>
        <translation>journal contrôlé jusqu&apos;au n° {seq} : il tient ({count} faits)</translation>
    </message>
    <message>
        <source>Gettone</source>
        <translation>Jeton</translation>
    </message>
    <message>
        <source>Apertura {at}</source>
        <translation>Ouverture {at}</translation>
    </message>
    <message>
        <source>Chiusura {at}</source>
        <translation>Fermeture {at}</translation>
    </message>
    <message>
        <source>Doveva esserci</source>
        <translation>Devait s&apos;y trouver</translation>
    </message>
    <message>
        <source>Differenza</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Totale</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Ritirato dal banco</source>
        <translation>Ramassé par la banque</translation>
    </message>
    <message>
        <source>− pagato</source>
        <translation>− payé</translation>
    </message>
    <message>
        <source>+ corretto senza muovere gettoni</source>
        <translation>+ corrigé sans déplacer de jetons</translation>
    </message>
    <message>
        <source>+ mosso per pagamenti di sere prima</source>
        <translation>+ déplacé pour des paiements de soirées d&apos;avant</translation>
    </message>
    <message>
        <source>+ frazioni che nessun gettone fa</source>
        <translation>+ fractions qu&apos;aucun jeton ne fait</translation>
    </message>
    <message>
        <source>+ differenza della conta di chiusura</source>
        <translation>+ différence du comptage de fermeture</translation>
    </message>
    <message>
        <source>+ resto non spiegato</source>
        <translation>+ reste, non expliqué</translation>
    </message>
    <message>
        <source>Fascicolo del colpo {spin}, tavolo {table}, {house}</source>
        <translation>Dossier du coup {spin}, table {table}, {house}</translation>
    </message>
    <message>
        <source>Fatto il {words}; orologio: {clock}</source>
        <translation>Fait le {words} ; horloge : {clock}</translation>
    </message>
    <message>
        <source>Questa cartella prova il colpo da sola: per verificarla basta Python, su qualsiasi macchina, senza installare niente.</source>
        <translation>Ce dossier prouve le coup par lui-même : pour le vérifier, Python suffit, sur n&apos;importe quelle machine, sans rien installer.</translation>
    </message>
    <message>
        <source>Il programma scrive una riga. Stato 0: niente è diverso. Stato 1: la riga dice che cosa. Il sigillo del foglio stampato, aggiunto come nella seconda riga, si cerca fra gli eventi. Il programma è di una pagina ed è scritto per essere letto.</source>
        <translation>Le programme écrit une ligne. Statut 0 : rien ne diffère. Statut 1 : la ligne dit quoi. Le sceau de la page imprimée, ajouté comme à la deuxième ligne, est cherché parmi les événements. Le programme tient en une page et est écrit pour être lu.</translation>
    </message>
    <message>
        <source>I file</source>
        <translation>Les fichiers</translation>
    </message>
    <message>
        <source>il foglio del colpo, come si stampa</source>
        <translation>la page du coup, telle qu&apos;on l&apos;imprime</translation>
    </message>
    <message>
        <source>le regole della casa che valevano, come furono registrate</source>
        <translation>les règles de la maison qui valaient, telles qu&apos;elles furent enregistrées</translation>
    </message>
    <message>
        <source>gli eventi del colpo, e ciò che accadde al tavolo nel frattempo, ognuno sigillato</source>
        <translation>les événements du coup, et ce qui arriva à la table entre-temps, chacun scellé</translation>
    </message>
    <message>
        <source>ciò che fu corretto o risposto dopo, con chi ha firmato; vuoto se niente</source>
        <translation>ce qui fut corrigé ou répondu après, avec qui a signé ; vide s&apos;il n&apos;y a rien</translation>
    </message>
    <message>
        <source>gli ultimi eventi noti: prima e dopo ogni tratto, e la fine del registro allora</source>
        <translation>les événements connus : avant et après chaque partie, et la fin du journal à ce moment</translation>
    </message>
    <message>
        <source>le righe del lettore, con il nome del registro grezzo e il byte a cui stanno</source>
        <translation>les lignes du lecteur, avec le nom du journal brut et l&apos;octet où elles se trouvent</translation>
    </message>
    <message>
        <source>la parte del registro grezzo di un evento, byte per byte, da quel byte</source>
        <translation>la partie du journal brut d&apos;un événement, octet par octet, à partir de cet octet</translation>
    </message>
    <message>
        <source>lo SHA-256 di ogni file</source>
        <translation>le SHA-256 de chaque fichier</translation>
    </message>
    <message>
        <source>il programma che verifica</source>
        <translation>le programme qui vérifie</translation>
    </message>
    <message>
        <source>Senza Python</source>
        <translation>Sans Python</translation>
    </message>
    <message>
        <source>La catena: di ogni riga si toglie l&apos;ultimo membro, hash, con la virgola che gli sta davanti, non la graffa; lo SHA-256 dei 32 byte dello hash dell&apos;evento prima, seguiti da ciò che resta della riga, è lo hash tolto. Lo hash prima di ogni tratto sta in heads.txt.</source>
        <translation>La chaîne : de chaque ligne on ôte le dernier membre, hash, avec la virgule qui le précède, pas l&apos;accolade ; le SHA-256 des 32 octets du hash de l&apos;événement d&apos;avant, suivis de ce qui reste de la ligne, est le hash ôté. Le hash avant chaque partie est dans heads.txt.</translation>
    </message>
    <message>
        <source>Con il registro della casa, che questi eventi sono i suoi:</source>
        <translation>Avec le journal de la maison, que ces événements sont les siens :</translation>
    </message>
    <message>
        <source>Quando il fascicolo fu fatto, il programma disse lo SHA-256 di manifest.sha256, o le sue prime cifre: chi le ha annotate prova che nessun file è stato cambiato insieme con il manifesto. Il foglio stampato e firmato prova lo stesso degli eventi, con il suo sigillo.</source>
        <translation>Quand le dossier fut fait, le programme dit le SHA-256 de manifest.sha256, ou ses premiers chiffres : qui les a notés prouve qu&apos;aucun fichier n&apos;a été changé avec le manifeste. La page imprimée et signée prouve de même les événements, par son sceau.</translation>
    </message>
    <message>
        <source>La copia {copy}
prende il posto del registro {journal}.
È ripercorsa prima, dal primo all&apos;ultimo fatto; quello che c&apos;è adesso resta accanto, con un altro nome.</source>
        <translation>La copie {copy}
prend la place du journal {journal}.
Elle est d&apos;abord parcourue, du premier au dernier fait ; ce qui s&apos;y trouve maintenant reste à côté, sous un autre nom.</translation>
    </message>
    <message>
        <source>Rimettere una copia</source>
        <translation>Remettre une copie</translation>
    </message>
    <message>
        <source>Rimetti</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>Rimetti questa copia</source>
        <translation>Remettre cette copie</translation>
    </message>
    <message>
        <source>Qui stanno più tavoli: si rimette il registro di un tavolo solo, nel suo file.</source>
        <translation>Il y a ici plusieurs tables : on remet le journal d&apos;une seule table, dans son fichier.</translation>
    </message>
    <message>
        <source>Il tavolo è aperto nel suo programma: si rimette una copia quando è chiuso.</source>
        <translation>La table est ouverte dans son programme : on remet une copie quand elle est fermée.</translation>
    </message>
    <message>
        <source>{folder}: qui non c&apos;è nessuna cartella.</source>
        <translation>{folder} : il n&apos;y a ici aucun dossier.</translation>
    </message>
    <message>
        <source>{copy} è il registro stesso: scegliere una copia.</source>
        <translation>{copy} est le journal lui-même : choisir une copie.</translation>
    </message>
    <message>
        <source>{copy} è del tavolo {names}, e qui sta il registro del tavolo {table}.</source>
        <translation>{copy} est de la table {names}, et ici se trouve le journal de la table {table}.</translation>
    </message>
    <message>
        <source>{copy} ha più tavoli, e di quale sia il registro qui non si legge.</source>
        <translation>{copy} a plusieurs tables, et de laquelle est le journal ici ne se lit pas.</translation>
    </message>
    <message>
        <source>{folder}: su questo disco non c&apos;è posto.</source>
        <translation>{folder} : il n&apos;y a pas de place sur ce disque.</translation>
    </message>
    <message>
        <source>Stampa che cosa ne è venuto</source>
        <translation>Imprimer ce qui en est venu</translation>
    </message>
    <message>
        <source>Verifica</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Verifica tutto il registro</source>
        <translation>Vérifier tout le journal</translation>
    </message>
    <message>
        <source>Copia in…</source>
        <translation>Copier dans…</translation>
    </message>
    <message>
        <source>Copia il registro in una cartella</source>
        <translation>Copier le journal dans un dossier</translation>
    </message>
    <message>
        <source>Archivia in…</source>
        <translation>Archiver dans…</translation>
    </message>
    <message>
        <source>Archivia le notti in una cartella</source>
        <translation>Archiver les nuits dans un dossier</translation>
    </message>
    <message>
        <source>Rimetti una copia…</source>
        <translation>Remettre une copie…</translation>
    </message>
    <message>
        <source>Rimetti una copia al posto del registro</source>
        <translation>Remettre une copie à la place du journal</translation>
    </message>
    <message>
        <source>Ferma</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Ferma quello che è in corso</source>
        <translation>Arrêter ce qui est en cours</translation>
    </message>
    <message>
        <source>Si guarda il registro…</source>
        <translation>On regarde le journal…</translation>
    </message>
    <message>
        <source>È in corso altro: aspettare, o fermarlo.</source>
        <translation>Autre chose est en cours : attendre, ou l&apos;arrêter.</translation>
    </message>
    <message>
        <source>Niente è in corso.</source>
        <translation>Rien n&apos;est en cours.</translation>
    </message>
    <message>
        <source>Niente è stato fatto qui: non c&apos;è niente da stampare.</source>
        <translation>Rien n&apos;a été fait ici : il n&apos;y a rien à imprimer.</translation>
    </message>
    <message>
        <source>Si comincia…</source>
        <translation>On commence…</translation>
    </message>
    <message>
        <source>Verifica, {moment}</source>
        <translation>Vérification, {moment}</translation>
    </message>
    <message>
        <source>Copia, {moment}</source>
        <translation>Copie, {moment}</translation>
    </message>
    <message>
        <source>Archivio, {moment}</source>
        <translation>Archive, {moment}</translation>
    </message>
    <message>
        <source>Copia rimessa, {moment}</source>
        <translation>Copie remise, {moment}</translation>
    </message>
    <message>
        <source>registro-{name}.pdf</source>
        <translation>journal-{name}.pdf</translation>
    </message>
    <message>
        <source>In quale cartella</source>
        <translation>Dans quel dossier</translation>
    </message>
    <message>
        <source>Copie</source>
        <translation>Copies</translation>
    </message>
    <message>
        <source>Quale copia</source>
        <translation>Quelle copie</translation>
    </message>
    <message>
        <source>Quale registro</source>
        <translation>Quel journal</translation>
    </message>
    <message>
        <source>Prima di quale giorno si archivia</source>
        <translation>Avant quel jour on archive</translation>
    </message>
    <message>
        <source>prima di {day}</source>
        <translation>avant le {day}</translation>
    </message>
    <message>
        <source>Che cosa ne è venuto</source>
        <translation>Ce qui en est venu</translation>
    </message>
    <message>
        <source>Che cosa ne viene si legge qui, e si stampa.</source>
        <translation>Ce qui en vient se lit ici, et s&apos;imprime.</translation>
    </message>
    <message>
        <source>Fin dove si è arrivati</source>
        <translation>Où on en est</translation>
    </message>
    <message>
        <source>Il registro regge?</source>
        <translation>Le journal tient-il ?</translation>
    </message>
    <message>
        <source>Si ripercorre tutto: la catena dei fatti, e ogni regolamento di nuovo. Non cambia niente.</source>
        <translation>On parcourt tout : la chaîne des faits, et chaque règlement de nouveau. Rien ne change.</translation>
    </message>
    <message>
        <source>Copia</source>
        <translation>Copie</translation>
    </message>
    <message>
        <source>Anche mentre il tavolo gioca; è ripercorsa prima che qualcuno ci conti.</source>
        <translation>Même pendant que la table joue ; elle est parcourue avant que quelqu&apos;un y compte.</translation>
    </message>
    <message>
        <source>Archivio</source>
        <translation>Archive</translation>
    </message>
    <message>
        <source>Le notti intere prima di un giorno, un file al mese, riletto. Il registro resta com&apos;è.</source>
        <translation>Les nuits entières avant un jour, un fichier par mois, relu. Le journal reste tel quel.</translation>
    </message>
    <message>
        <source>Prende il posto del registro, a tavolo chiuso; quello che c&apos;era resta accanto.</source>
        <translation>Elle prend la place du journal, table fermée ; ce qui s&apos;y trouvait reste à côté.</translation>
    </message>
    <message>
        <source>nessun tavolo</source>
        <translation>aucune table</translation>
    </message>
    <message>
        <source>Si ripercorre il registro: {done} di {of} fatti</source>
        <translation>On parcourt le journal : {done} faits sur {of}</translation>
    </message>
    <message>
        <source>Si copia: {done} di {of} pagine</source>
        <translation>On copie : {done} pages sur {of}</translation>
    </message>
    <message>
        <source>Si archivia: {done} di {of} fatti</source>
        <translation>On archive : {done} faits sur {of}</translation>
    </message>
    <message>
        <source>Il registro regge: fatti {events}, colpi {spins}, ogni regolamento di nuovo.</source>
        <translation>Le journal tient : faits {events}, coups {spins}, chaque règlement de nouveau.</translation>
    </message>
    <message>
        <source>Regolamenti di regole di prima che oggi verrebbero diversi: {count}. Valgono come sono.</source>
        <translation>Règlements de règles d&apos;avant qui donneraient autre chose aujourd&apos;hui : {count}. Ils valent tels quels.</translation>
    </message>
    <message>
        <source>Il registro NON regge: {why}</source>
        <translation>Le journal NE tient PAS : {why}</translation>
    </message>
    <message>
        <source>Il registro NON regge: tavolo {table}, n. {seq}: {why}</source>
        <translation>Le journal NE tient PAS : table {table}, n° {seq} : {why}</translation>
    </message>
    <message>
        <source>Copia fatta e ripercorsa: {path}, {events} fatti.</source>
        <translation>Copie faite et parcourue : {path}, {events} faits.</translation>
    </message>
    <message>
        <source>File di righe dei lettori copiati con lui: {count}.</source>
        <translation>Fichiers de lignes des lecteurs copiés avec lui : {count}.</translation>
    </message>
    <message>
        <source>Annotare l&apos;ultimo fatto altrove: prova che alla copia non manca la fine.</source>
        <translation>Noter le dernier fait ailleurs : il prouve qu&apos;il ne manque pas la fin à la copie.</translation>
    </message>
    <message>
        <source>Righe dei lettori che mancano o non sono più quelle: {why}</source>
        <translation>Lignes des lecteurs qui manquent ou ne sont plus les mêmes : {why}</translation>
    </message>
    <message>
        <source>La copia è ora il registro: {path}.</source>
        <translation>La copie est maintenant le journal : {path}.</translation>
    </message>
    <message>
        <source>Quello che c&apos;era prima è tenuto in {path}.</source>
        <translation>Ce qui s&apos;y trouvait avant est gardé dans {path}.</translation>
    </message>
    <message>
        <source>Quanti fatti di quello che c&apos;era manchino nella copia non si può leggere.</source>
        <translation>Combien de faits de ce qui s&apos;y trouvait manquent à la copie ne se lit pas.</translation>
    </message>
    <message>
        <source>Fatti di quello che c&apos;era che la copia non ha: {count}.</source>
        <translation>Faits de ce qui s&apos;y trouvait que la copie n&apos;a pas : {count}.</translation>
    </message>
    <message>
        <source>Niente da archiviare prima di {day}: nessuna notte intera che non sia già in {folder}.</source>
        <translation>Rien à archiver avant le {day} : aucune nuit entière qui ne soit déjà dans {folder}.</translation>
    </message>
    <message>
        <source>{file}: {events} fatti, dal n. {first} al n. {last}, riletti.</source>
        <translation>{file} : {events} faits, du n° {first} au n° {last}, relus.</translation>
    </message>
    <message>
        <source>Archiviato in {folder}; il registro resta com&apos;è.</source>
        <translation>Archivé dans {folder} ; le journal reste tel quel.</translation>
    </message>
    <message>
        <source>Fermato: i mesi già scritti restano, e sono interi.</source>
        <translation>Arrêté : les mois déjà écrits restent, et sont entiers.</translation>
    </message>
    <message>
        <source>Fermato: non è cambiato niente, e non resta niente a metà.</source>
        <translation>Arrêté : rien n&apos;a changé, et rien ne reste à moitié.</translation>
    </message>
    <message>
        <source>Ultimo fatto: {head}</source>
        <translation>Dernier fait : {head}</translation>
    </message>
    <message>
        <source>Qualcuno ha cambiato com&apos;è fatto il file del registro: ogni fatto che si mostra regge. Lo esamina «capotavolo verify».</source>
        <translation>Quelqu&apos;un a changé la structure du fichier du journal : chaque fait montré tient. «&#x202f;capotavolo verify&#x202f;» l&apos;examine.</translation>
    </message>
    <message>
        <source>REGISTRO GUASTO: del tavolo {table} non regge nemmeno il primo fatto, e niente se ne mostra. Lo esamina «capotavolo verify».</source>
        <translation>JOURNAL ABÎMÉ : de la table {table}, pas même le premier fait ne tient, et rien n&apos;en est montré. «&#x202f;capotavolo verify&#x202f;» l&apos;examine.</translation>
    </message>
    <message>
        <source>REGISTRO GUASTO: del tavolo {table} regge fino al fatto n. {last}, del {when}; dal n. {first} in poi non si mostra niente, né ciò che vi fu detto di prima. Lo esamina «capotavolo verify».</source>
        <translation>JOURNAL ABÎMÉ : celui de la table {table} tient jusqu&apos;au fait n° {last}, du {when}&#x202f;; dès le n° {first} rien n&apos;est montré, ni ce qui y fut dit de ce qui précède. «&#x202f;capotavolo verify&#x202f;» l&apos;examine.</translation>
    </message>
    <message>
        <source>questa macchina</source>
        <translation>cette machine</translation>
    </message>
    <message>
        <source>Ore di {zone}</source>
        <translation>Heures : {zone}</translation>
    </message>
    <message>
        <source>Un guasto del programma: chiudere e riaprire. Che cosa è stato, lo dice l&apos;uscita d&apos;errore.</source>
        <translation>Une faute du programme : fermer et rouvrir. La sortie d&apos;erreur dit ce que c&apos;était.</translation>
    </message>
    <message>
        <source>Il registro è lungo e si verifica ancora: ciò che si mostra non è ancora provato.</source>
        <translation>Le journal est long et se vérifie encore : ce qui est montré n’est pas encore prouvé.</translation>
    </message>
    <message>
        <source>Non si mostra: chi guarda non si può scrivere nel registro delle persone. {why}</source>
        <translation>Rien n&apos;est montré : qui regarde ne peut être écrit dans le registre des personnes. {why}</translation>
    </message>
    <message>
        <source>Chiudi</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Guarda {name}. Chiudi a chiave (Ctrl+L): si riapre con un codice</source>
        <translation>{name} regarde. Fermer à clé (Ctrl+L) : un code rouvre</translation>
    </message>
    <message>
        <source>Il manuale (F1): la pagina di quello che si vede</source>
        <translation>Le manuel (F1) : la page de ce qui est affiché</translation>
    </message>
    <message>
        <source>Chiudi a chiave</source>
        <translation>Fermer à clé</translation>
    </message>
    <message>
        <source>Si stampa…</source>
        <translation>Impression…</translation>
    </message>
    <message>
        <source>Qui non c&apos;è una stampante: scritto in {file}</source>
        <translation>Pas d’imprimante ici : écrit dans {file}</translation>
    </message>
    <message>
        <source>Non si può stampare: {why}</source>
        <translation>Impression impossible : {why}</translation>
    </message>
    <message>
        <source>Stampato su {printer}</source>
        <translation>Imprimé sur {printer}</translation>
    </message>
    <message>
        <source>Aiuto</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Il tavolo va avanti: il numero che cade sta qui sopra.</source>
        <translation>La table continue : un numéro qui tombe s’affiche ici.</translation>
    </message>
    <message>
        <source>Questa casa non ha le Repeater Bets</source>
        <translation>Cette maison n&apos;a pas de Repeater Bets</translation>
    </message>
    <message>
        <source>Dopo «Rien ne va plus» accetta solo il capo tavolo: dire chi</source>
        <translation>Après «&#x202f;Rien ne va plus&#x202f;» seul le chef de table accepte&#x202f;: dire qui</translation>
    </message>
    <message>
        <source>Dopo «Rien ne va plus» una puntata non si cede e non si ritira</source>
        <translation>Après «&#x202f;Rien ne va plus&#x202f;» une mise ne s&apos;abandonne ni ne se reprend</translation>
    </message>
    <message>
        <source>L&apos;ultimo colpo è annunciato: nessuna nuova Repeater</source>
        <translation>Le dernier coup est annoncé&#x202f;: plus de mise Repeater</translation>
    </message>
    <message>
        <source>Una Repeater è di un giocatore, in gettoni di valore: {owner} non è nessuno</source>
        <translation>Une Repeater est d&apos;un joueur, en jetons de valeur&#x202f;: {owner} n&apos;est personne</translation>
    </message>
    <message>
        <source>Dell&apos;inizio dell&apos;ultimo giro non manca nulla</source>
        <translation>De ce qui était misé au début de la dernière manche rien ne manque</translation>
    </message>
    <message>
        <source>Il colpo {spin} ha {wins} Repeater da pagare: il {order} non c&apos;è</source>
        <translation>Le coup {spin} a {wins} paiements Repeater&#x202f;: le {order} n&apos;existe pas</translation>
    </message>
    <message>
        <source>In questo giro non c&apos;è nessuna puntata: non c&apos;è nulla da abbandonare</source>
        <translation>Aucune mise dans cette manche&#x202f;: rien à abandonner</translation>
    </message>
    <message>
        <source>2 o 12 prima del 7</source>
        <translation>2 ou 12 avant le 7</translation>
    </message>
    <message>
        <source>3 o 11 prima del 7</source>
        <translation>3 ou 11 avant le 7</translation>
    </message>
    <message>
        <source>la casa non la fa</source>
        <translation>la maison ne la propose pas</translation>
    </message>
    <message>
        <source>un suo valore è già uscito in questo giro</source>
        <translation>une de ses valeurs est déjà sortie dans cette manche</translation>
    </message>
    <message>
        <source>l&apos;importo non si paga</source>
        <translation>le montant ne se paie pas</translation>
    </message>
    <message>
        <source>sotto il minimo</source>
        <translation>sous le minimum</translation>
    </message>
    <message>
        <source>sopra il massimo</source>
        <translation>au-dessus du maximum</translation>
    </message>
    <message>
        <source>non c&apos;è</source>
        <translation>il n&apos;y en a pas</translation>
    </message>
    <message>
        <source>un numero è già uscito</source>
        <translation>un numéro est sorti depuis</translation>
    </message>
    <message>
        <source>la casa non prende rese</source>
        <translation>la maison ne prend pas d&apos;abandon</translation>
    </message>
    <message>
        <source>non si cede</source>
        <translation>elle ne s&apos;abandonne pas</translation>
    </message>
    <message>
        <source>troppo presto</source>
        <translation>trop tôt</translation>
    </message>
    <message>
        <source>Puntata {amount}: {whose}</source>
        <translation>Mise {amount}&#x202f;: {whose}</translation>
    </message>
    <message>
        <source>Non presa: {whose}</source>
        <translation>Refusée&#x202f;: {whose}</translation>
    </message>
    <message>
        <source>Ritirata {amount}: {whose}</source>
        <translation>Reprise {amount}&#x202f;: {whose}</translation>
    </message>
    <message>
        <source>Vince {payment}: {whose}</source>
        <translation>Gagne {payment}&#x202f;: {whose}</translation>
    </message>
    <message>
        <source>Persa {amount}: {whose}</source>
        <translation>Perdue {amount}&#x202f;: {whose}</translation>
    </message>
    <message>
        <source>Offerta la resa a {tally}, {payment}: {whose}</source>
        <translation>Abandon proposé à {tally}, {payment}&#x202f;: {whose}</translation>
    </message>
    <message>
        <source>Resa non presa a {tally}, {payment}: {whose}</source>
        <translation>Abandon non pris à {tally}, {payment}&#x202f;: {whose}</translation>
    </message>
    <message>
        <source>Resa a {tally}, {payment}: {whose}</source>
        <translation>Abandonnée à {tally}, {payment}&#x202f;: {whose}</translation>
    </message>
    <message>
        <source>busta per {wager}</source>
        <translation>boîte pour {wager}</translation>
    </message>
    <message>
        <source>Repeater: non conta</source>
        <translation>Repeater&#x202f;: ne compte pas</translation>
    </message>
    <message>
        <source>Repeater: valore 7, il giro è chiuso</source>
        <translation>Repeater&#x202f;: valeur 7, la manche est finie</translation>
    </message>
    <message>
        <source>Repeater: valore {value}, {count}ª volta</source>
        <translation>Repeater&#x202f;: valeur {value}, {count}e fois</translation>
    </message>
    <message>
        <source>Repeater: il numero non conta, tutto come prima</source>
        <translation>Repeater&#x202f;: le numéro ne compte pas, tout comme avant</translation>
    </message>
    <message>
        <source>Repeater: corretto, da pagare {paid}, da riavere {had_back}</source>
        <translation>Repeater&#x202f;: corrigé, à payer {paid}, à reprendre {had_back}</translation>
    </message>
    <message>
        <source>Repeater: giro {round}, pagati {paid}</source>
        <translation>Repeater&#x202f;: manche {round}, payé {paid}</translation>
    </message>
    <message>
        <source>Repeater: giro {round} abbandonato: {reason}</source>
        <translation>Repeater&#x202f;: manche {round} abandonnée&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>busta {envy}</source>
        <translation>boîte {envy}</translation>
    </message>
    <message>
        <source>a una</source>
        <translation>à un</translation>
    </message>
    <message>
        <source>a due</source>
        <translation>à deux</translation>
    </message>
    <message>
        <source>a tre</source>
        <translation>à trois</translation>
    </message>
    <message>
        <source>a quattro</source>
        <translation>à quatre</translation>
    </message>
    <message>
        <source>a cinque</source>
        <translation>à cinq</translation>
    </message>
    <message>
        <source>a sei</source>
        <translation>à six</translation>
    </message>
    <message>
        <source>giro {round}</source>
        <translation>manche {round}</translation>
    </message>
    <message>
        <source>{wager}, {tally} di {need}</source>
        <translation>{wager}, {tally} sur {need}</translation>
    </message>
    <message>
        <source>Puntate a lato</source>
        <translation>Mises annexes</translation>
    </message>
    <message>
        <source>altre {count}…</source>
        <translation>{count} autres…</translation>
    </message>
    <message>
        <source>{whose}: € {amount}</source>
        <translation>{whose}&#x202f;: € {amount}</translation>
    </message>
    <message>
        <source>Il valore più caro: {value}, costerebbe € {amount}</source>
        <translation>La valeur la plus chère&#x202f;: {value}, coûterait € {amount}</translation>
    </message>
    <message>
        <source>{owner}, {wager} {times}</source>
        <translation>{owner}, {wager} {times}</translation>
    </message>
    <message>
        <source>{amount} o avanti?</source>
        <translation>{amount} ou on continue&#x202f;?</translation>
    </message>
    <message>
        <source>La casa {word} non fa Repeater Bets</source>
        <translation>La maison {word} ne propose pas les Repeater Bets</translation>
    </message>
    <message>
        <source>Repeater: dal numero al valore</source>
        <translation>Repeater&#x202f;: du numéro à la valeur</translation>
    </message>
    <message>
        <source>I numeri stanno per i lanci di due dadi: da 1 a 6 valgono da 2 a 7, da 7 a 12 da 3 a 8.</source>
        <translation>Les numéros sont les lancers de deux dés&#x202f;: de 1 à 6 ils valent de 2 à 7, de 7 à 12 de 3 à 8.</translation>
    </message>
    <message>
        <source>La dozzina di mezzo: da 13 a 18 valgono da 4 a 9, da 19 a 24 da 5 a 10.</source>
        <translation>La douzaine du milieu&#x202f;: de 13 à 18 ils valent de 4 à 9, de 19 à 24 de 5 à 10.</translation>
    </message>
    <message>
        <source>L&apos;ultima dozzina: da 25 a 30 valgono da 6 a 11, da 31 a 36 da 7 a 12.</source>
        <translation>La dernière douzaine&#x202f;: de 25 à 30 ils valent de 6 à 11, de 31 à 36 de 7 à 12.</translation>
    </message>
    <message>
        <source>Si sente il numero, si scrive il valore: da 0 a 12.</source>
        <translation>On entend le numéro, on écrit la valeur&#x202f;: de 0 à 12.</translation>
    </message>
    <message>
        <source>Si sente il numero, si scrive il valore: da 13 a 24.</source>
        <translation>On entend le numéro, on écrit la valeur&#x202f;: de 13 à 24.</translation>
    </message>
    <message>
        <source>Si sente il numero, si scrive il valore: da 25 a 36.</source>
        <translation>On entend le numéro, on écrit la valeur&#x202f;: de 25 à 36.</translation>
    </message>
    <message>
        <source>{call}: che valore ha? (0: non conta)</source>
        <translation>{call}&#x202f;: quelle est sa valeur&#x202f;? (0&#x202f;: ne compte pas)</translation>
    </message>
    <message>
        <source>Esce {number}: che valore ha? (0: non conta)</source>
        <translation>Le {number} sort&#x202f;: quelle est sa valeur&#x202f;? (0&#x202f;: il ne compte pas)</translation>
    </message>
    <message>
        <source>Lo zero non conta: nessun segno, e il giro resta aperto.</source>
        <translation>Le zéro ne compte pas&#x202f;: aucune marque, et la manche reste ouverte.</translation>
    </message>
    <message>
        <source>{number} sta per il lancio {sum}.</source>
        <translation>{number} est le lancer {sum}.</translation>
    </message>
    <message>
        <source>Il valore {value} lo danno: {numbers}.</source>
        <translation>La valeur {value} est donnée par&#x202f;: {numbers}.</translation>
    </message>
    <message>
        <source>Il 7 chiude il giro e prende tutto quello che resta.</source>
        <translation>Le 7 termine la manche et prend tout ce qui reste.</translation>
    </message>
    <message>
        <source>Lo zero non ha valore.</source>
        <translation>Le zéro n&apos;a pas de valeur.</translation>
    </message>
    <message>
        <source>Solo lo zero non conta.</source>
        <translation>Seul le zéro ne compte pas.</translation>
    </message>
    <message>
        <source>È il numero, non il suo valore.</source>
        <translation>C&apos;est le numéro, pas sa valeur.</translation>
    </message>
    <message>
        <source>È il valore del numero accanto.</source>
        <translation>C&apos;est la valeur du numéro voisin.</translation>
    </message>
    <message>
        <source>È il valore accanto.</source>
        <translation>C&apos;est la valeur voisine.</translation>
    </message>
    <message>
        <source>È un altro valore.</source>
        <translation>C&apos;est une autre valeur.</translation>
    </message>
    <message>
        <source>numero {of}</source>
        <translation>numéro {of}</translation>
    </message>
    <message>
        <source>a voce, numero {of}</source>
        <translation>à l&apos;oreille, numéro {of}</translation>
    </message>
    <message>
        <source>aperta</source>
        <translation>ouverte</translation>
    </message>
    <message>
        <source>chiusa fino al 7</source>
        <translation>fermée jusqu’au 7</translation>
    </message>
    <message>
        <source>Repeater: quanto si consegna</source>
        <translation>Repeater&#x202f;: combien l&apos;on remet</translation>
    </message>
    <message>
        <source>Un repeater vinto: si paga per 1, la puntata è compresa. 2 e 12 ×40, 3 e 11 ×50, 4 e 10 ×65, 5 e 9 ×80, 6 e 8 ×90, i quattro insieme ×100.</source>
        <translation>Un repeater gagné se paie pour 1, la mise est comprise. 2 et 12 ×40, 3 et 11 ×50, 4 et 10 ×65, 5 et 9 ×80, 6 et 8 ×90, les quatre ensemble ×100.</translation>
    </message>
    <message>
        <source>I gruppi e «prima del 7»: Uptown e Downtown ×15, Citywide ×9, Even e Horn ×12, Odd ×18, 2 o 12 ×3, 3 o 11 ×2.</source>
        <translation>Les groupes et «&#x202f;avant le 7&#x202f;»&#x202f;: Uptown et Downtown ×15, Citywide ×9, Even et Horn ×12, Odd ×18, 2 ou 12 ×3, 3 ou 11 ×2.</translation>
    </message>
    <message>
        <source>La resa: tutta la puntata, per quello che è stampato a quel numero di segni.</source>
        <translation>L&apos;abandon&#x202f;: toute la mise, pour ce qui est imprimé à ce nombre de marques.</translation>
    </message>
    <message>
        <source>La busta: per ogni repeater vinto tante volte la puntata quante volte il valore deve uscire. Il pagamento non cambia.</source>
        <translation>La boîte&#x202f;: pour chaque repeater gagné, autant de fois la mise que la valeur doit sortir. Le paiement ne change pas.</translation>
    </message>
    <message>
        <source>{bet} su {wager}: ha vinto. Quanto si consegna?</source>
        <translation>{bet} sur {wager}&#x202f;: gagné. Combien remet-on&#x202f;?</translation>
    </message>
    <message>
        <source>{bet} su {wager}, ceduta a {tally}. Quanto si consegna?</source>
        <translation>{bet} sur {wager}, abandonnée à {tally}. Combien remet-on&#x202f;?</translation>
    </message>
    <message>
        <source>{bet} su {wager}: ha vinto. Quanto si consegna, e quanto va alla busta?</source>
        <translation>{bet} sur {wager}&#x202f;: gagné. Combien remet-on, et combien va à la boîte&#x202f;?</translation>
    </message>
    <message>
        <source>si consegna</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>busta</source>
        <translation>boîte</translation>
    </message>
    <message>
        <source>{wager} paga {times} per 1: la puntata è già compresa.</source>
        <translation>{wager} paie {times} pour 1&#x202f;: la mise est déjà comprise.</translation>
    </message>
    <message>
        <source>{wager} a {tally}: la resa paga {times} per 1.</source>
        <translation>{wager} à {tally}&#x202f;: l&apos;abandon paie {times} pour 1.</translation>
    </message>
    <message>
        <source>{wager} a {tally}: in questa casa non si cede, e non si consegna niente.</source>
        <translation>{wager} à {tally}&#x202f;: dans cette maison on ne l&apos;abandonne pas, et l&apos;on ne remet rien.</translation>
    </message>
    <message>
        <source>Per {wager} la busta riceve {times} volte la puntata.</source>
        <translation>Pour {wager} la boîte reçoit {times} fois la mise.</translation>
    </message>
    <message>
        <source>In questa casa alla busta non va niente per {wager}.</source>
        <translation>Dans cette maison rien ne va à la boîte pour {wager}.</translation>
    </message>
    <message>
        <source>{times} × {bet} = {amount}</source>
        <translation>{times} × {bet} = {amount}</translation>
    </message>
    <message>
        <source>È pagato a 1 e non per 1: la puntata si restituisce una volta di troppo.</source>
        <translation>C&apos;est payé à 1 et non pour 1&#x202f;: la mise est rendue une fois de trop.</translation>
    </message>
    <message>
        <source>La puntata è tolta: nel per 1 è già compresa.</source>
        <translation>La mise est retirée&#x202f;: dans le pour 1 elle est déjà comprise.</translation>
    </message>
    <message>
        <source>È quello che paga un&apos;altra puntata.</source>
        <translation>C&apos;est ce que paie une autre mise.</translation>
    </message>
    <message>
        <source>È la resa di un altro numero, o di altri segni.</source>
        <translation>C&apos;est l&apos;abandon d&apos;un autre numéro, ou d&apos;autres marques.</translation>
    </message>
    <message>
        <source>È la puntata: non si restituisce.</source>
        <translation>C&apos;est la mise&#x202f;: elle n&apos;est pas rendue.</translation>
    </message>
    <message>
        <source>È dieci volte tanto, o un decimo.</source>
        <translation>C&apos;est dix fois autant, ou un dixième.</translation>
    </message>
    <message>
        <source>La moltiplicazione non torna.</source>
        <translation>La multiplication n&apos;est pas juste.</translation>
    </message>
    <message>
        <source>Il pagamento è giusto; la busta è di un altro repeater.</source>
        <translation>Le paiement est juste&#x202f;; la boîte est celle d&apos;un autre repeater.</translation>
    </message>
    <message>
        <source>Il pagamento è giusto; la busta manca.</source>
        <translation>Le paiement est juste&#x202f;; il manque la boîte.</translation>
    </message>
    <message>
        <source>Il pagamento non cambia: la busta la paga il banco.</source>
        <translation>Le paiement ne change pas&#x202f;: c&apos;est la banque qui paie la boîte.</translation>
    </message>
    <message>
        <source>paga {of} per 1</source>
        <translation>paie {of} pour 1</translation>
    </message>
    <message>
        <source>resa del 2 o del 12, a {of}</source>
        <translation>abandon du 2 ou du 12, à {of}</translation>
    </message>
    <message>
        <source>resa del 3 o dell&apos;11, a {of}</source>
        <translation>abandon du 3 ou du 11, à {of}</translation>
    </message>
    <message>
        <source>resa del 4 o del 10, a {of}</source>
        <translation>abandon du 4 ou du 10, à {of}</translation>
    </message>
    <message>
        <source>resa del 5 o del 9, a {of}</source>
        <translation>abandon du 5 ou du 9, à {of}</translation>
    </message>
    <message>
        <source>resa del 6 o dell&apos;8, a {of}</source>
        <translation>abandon du 6 ou du 8, à {of}</translation>
    </message>
    <message>
        <source>resa del 2, 3, 11 e 12 insieme, a {of}</source>
        <translation>abandon de 2, 3, 11 et 12 ensemble, à {of}</translation>
    </message>
    <message>
        <source>busta: {of} volte</source>
        <translation>boîte&#x202f;: {of} fois</translation>
    </message>
    <message>
        <source>Repeater: si può puntare?</source>
        <translation>Repeater&#x202f;: peut-on miser&#x202f;?</translation>
    </message>
    <message>
        <source>Si accetta finché nessun valore che la puntata nomina ha un segno in questo giro.</source>
        <translation>On accepte tant qu&apos;aucune valeur que la mise nomme n&apos;a de marque dans cette manche.</translation>
    </message>
    <message>
        <source>I gruppi nominano tutti i loro valori: Uptown da 8 a 12, Downtown da 2 a 6, Even i pari, Odd 3 5 9 11, Horn 2 3 11 12, Citywide tutti.</source>
        <translation>Les groupes nomment toutes leurs valeurs&#x202f;: Uptown de 8 à 12, Downtown de 2 à 6, Even les paires, Odd 3 5 9 11, Horn 2 3 11 12, Citywide toutes.</translation>
    </message>
    <message>
        <source>Un valore resta segnato fino al 7, anche quando la sua puntata è già vinta.</source>
        <translation>Une valeur reste marquée jusqu&apos;au 7, même quand sa mise est déjà gagnée.</translation>
    </message>
    <message>
        <source>Segni: {board}. Si accetta {wager}? (0: sì; se no, il valore che lo impedisce)</source>
        <translation>Marques&#x202f;: {board}. Accepte-t-on {wager}&#x202f;? (0&#x202f;: oui&#x202f;; sinon, la valeur qui l&apos;empêche)</translation>
    </message>
    <message>
        <source>lo impedisce</source>
        <translation>empêché par</translation>
    </message>
    <message>
        <source>{wager} nomina: {values}.</source>
        <translation>{wager} nomme&#x202f;: {values}.</translation>
    </message>
    <message>
        <source>Segnati tra questi: {values}. Non si accetta.</source>
        <translation>Marquées parmi elles&#x202f;: {values}. On n&apos;accepte pas.</translation>
    </message>
    <message>
        <source>Nessuno di questi è segnato: si accetta.</source>
        <translation>Aucune d&apos;elles n&apos;est marquée&#x202f;: on accepte.</translation>
    </message>
    <message>
        <source>Un suo valore è segnato: non si accetta.</source>
        <translation>Une de ses valeurs est marquée&#x202f;: on n&apos;accepte pas.</translation>
    </message>
    <message>
        <source>Quel valore è segnato, ma la puntata non lo nomina.</source>
        <translation>Cette valeur est marquée, mais la mise ne la nomme pas.</translation>
    </message>
    <message>
        <source>La puntata lo nomina, ma non è segnato.</source>
        <translation>La mise la nomme, mais elle n&apos;est pas marquée.</translation>
    </message>
    <message>
        <source>Quel valore non è segnato, e la puntata non lo nomina.</source>
        <translation>Cette valeur n&apos;est pas marquée, et la mise ne la nomme pas.</translation>
    </message>
    <message>
        <source>Il 7 non si segna mai.</source>
        <translation>Le 7 n&apos;est jamais marqué.</translation>
    </message>
    <message>
        <source>puntate sui valori da 2 a 6</source>
        <translation>mises sur les valeurs de 2 à 6</translation>
    </message>
    <message>
        <source>puntate sui valori da 8 a 12</source>
        <translation>mises sur les valeurs de 8 à 12</translation>
    </message>
    <message>
        <source>2, 3, 11 e 12 insieme</source>
        <translation>2, 3, 11 et 12 ensemble</translation>
    </message>
    <message>
        <source>già completo</source>
        <translation>déjà complet</translation>
    </message>
    <message>
        <source>Giro {round}</source>
        <translation>Manche {round}</translation>
    </message>
    <message>
        <source>segni: {marks}</source>
        <translation>marques&#x202f;: {marks}</translation>
    </message>
    <message>
        <source>{wager}: posto {seat} € {amount}</source>
        <translation>{wager}&#x202f;: place {seat} € {amount}</translation>
    </message>
    <message>
        <source>Repeater: che cosa risolve il colpo</source>
        <translation>Repeater&#x202f;: ce que le coup résout</translation>
    </message>
    <message>
        <source>Un repeater vince quando il suo valore è uscito tante volte quante deve. Il 7 prende tutto, lo zero non conta.</source>
        <translation>Un repeater gagne quand sa valeur est sortie autant de fois qu&apos;elle doit. Le 7 prend tout, le zéro ne compte pas.</translation>
    </message>
    <message>
        <source>Un gruppo vince con il primo repeater completo dei suoi valori, 2 o 12 e 3 o 11 alla prima uscita. Quello che è vinto non sta più sul tabellone.</source>
        <translation>Un groupe gagne avec le premier repeater complet de ses valeurs, 2 ou 12 et 3 ou 11 à la première sortie. Ce qui est gagné n&apos;est plus sur le tableau.</translation>
    </message>
    <message>
        <source>Esce {number}: quali puntate vincono?</source>
        <translation>Le {number} sort&#x202f;: quelles mises gagnent&#x202f;?</translation>
    </message>
    <message>
        <source>vincono</source>
        <translation>gagnent</translation>
    </message>
    <message>
        <source>{wager}</source>
        <translation>{wager}</translation>
    </message>
    <message>
        <source>tutte perse</source>
        <translation>toutes perdues</translation>
    </message>
    <message>
        <source>{number}: {said}.</source>
        <translation>{number}&#x202f;: {said}.</translation>
    </message>
    <message>
        <source>Lo zero non conta: ogni puntata resta com&apos;era.</source>
        <translation>Le zéro ne compte pas&#x202f;: chaque mise reste comme elle était.</translation>
    </message>
    <message>
        <source>Il 7 non fa vincere niente, e prende tutte le puntate che restano.</source>
        <translation>Le 7 ne fait rien gagner, et prend toutes les mises qui restent.</translation>
    </message>
    <message>
        <source>{wager} vince: {need} volte, come deve.</source>
        <translation>{wager} gagne&#x202f;: {need} fois, comme il se doit.</translation>
    </message>
    <message>
        <source>{wager} vince: il repeater del {value} è completo.</source>
        <translation>{wager} gagne&#x202f;: le repeater du {value} est complet.</translation>
    </message>
    <message>
        <source>{wager} vince: è il primo {value} del giro.</source>
        <translation>{wager} gagne&#x202f;: c&apos;est le premier {value} de la manche.</translation>
    </message>
    <message>
        <source>{wager} resta: ne mancano ancora {missing}.</source>
        <translation>{wager} reste&#x202f;: il en manque encore {missing}.</translation>
    </message>
    <message>
        <source>Nessuna puntata che sta sul tabellone è completa con il {value}.</source>
        <translation>Avec le {value} aucune mise du tableau n&apos;est complète.</translation>
    </message>
    <message>
        <source>Vale 7: prende tutte le puntate che restano.</source>
        <translation>Il vaut 7&#x202f;: il prend toutes les mises qui restent.</translation>
    </message>
    <message>
        <source>Vale 7: non fa vincere nessuna puntata.</source>
        <translation>Il vaut 7&#x202f;: il ne fait gagner aucune mise.</translation>
    </message>
    <message>
        <source>Qualcosa vince.</source>
        <translation>Quelque chose gagne.</translation>
    </message>
    <message>
        <source>Solo il 7 prende le puntate.</source>
        <translation>Seul le 7 prend les mises.</translation>
    </message>
    <message>
        <source>Lo zero non conta.</source>
        <translation>Le zéro ne compte pas.</translation>
    </message>
    <message>
        <source>Mancano i gruppi, o «prima del 7».</source>
        <translation>Il manque les groupes, ou «&#x202f;avant le 7&#x202f;».</translation>
    </message>
    <message>
        <source>Una puntata che vince manca.</source>
        <translation>Il manque une mise qui gagne.</translation>
    </message>
    <message>
        <source>Una di queste ha già vinto, e non c&apos;è più.</source>
        <translation>L&apos;une d&apos;elles a déjà gagné, et n&apos;est plus là.</translation>
    </message>
    <message>
        <source>Una di queste non è ancora completa.</source>
        <translation>L&apos;une d&apos;elles n&apos;est pas encore complète.</translation>
    </message>
    <message>
        <source>Una di queste non nomina quel valore.</source>
        <translation>L&apos;une d&apos;elles ne nomme pas cette valeur.</translation>
    </message>
    <message>
        <source>zero, i repeater</source>
        <translation>zéro, les repeaters</translation>
    </message>
    <message>
        <source>zero, tutte le puntate</source>
        <translation>zéro, toutes les mises</translation>
    </message>
    <message>
        <source>valore {of}, i repeater</source>
        <translation>valeur {of}, les repeaters</translation>
    </message>
    <message>
        <source>valore {of}, tutte le puntate</source>
        <translation>valeur {of}, toutes les mises</translation>
    </message>
    <message>
        <source>Repeater Bets, esposizione: se esce il valore {value} il banco ci rimette {cost}; allarme oltre {alarm}</source>
        <translation>Repeater Bets, exposition&#x202f;: si la valeur {value} sort la banque y perd {cost}&#x202f;; alarme au-delà de {alarm}</translation>
    </message>
    <message>
        <source>Repeater Bets del tavolo {table}</source>
        <translation>Repeater Bets de la table {table}</translation>
    </message>
    <message>
        <source>Repeater Bets: i valori in tutte le serate del registro</source>
        <translation>Repeater Bets&#x202f;: les valeurs de toutes les soirées du journal</translation>
    </message>
    <message>
        <source>La casa non fa Repeater Bets.</source>
        <translation>La maison n&apos;a pas de Repeater Bets.</translation>
    </message>
    <message>
        <source>valore {value}: {cost}</source>
        <translation>valeur {value}&#x202f;: {cost}</translation>
    </message>
    <message>
        <source>Restituite</source>
        <translation>Rendues</translation>
    </message>
    <message>
        <source>Giri finiti</source>
        <translation>Manches finies</translation>
    </message>
    <message>
        <source>Colpi per giro, in media</source>
        <translation>Coups par manche, en moyenne</translation>
    </message>
    <message>
        <source>Il prossimo valore più caro</source>
        <translation>Prochaine valeur la plus chère</translation>
    </message>
    <message>
        <source>Puntate</source>
        <translation>Mises</translation>
    </message>
    <message>
        <source>Pagato per puntate vinte</source>
        <translation>Payé pour mises gagnées</translation>
    </message>
    <message>
        <source>Pagato per rese</source>
        <translation>Payé pour abandons</translation>
    </message>
    <message>
        <source>Perse</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Busta dei croupier</source>
        <translation>Boîte des croupiers</translation>
    </message>
    <message>
        <source>Risultato delle puntate decise</source>
        <translation>Résultat des mises décidées</translation>
    </message>
    <message>
        <source>Repeater Bets: i giri</source>
        <translation>Repeater Bets&#x202f;: les manches</translation>
    </message>
    <message>
        <source>Giro</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Dalle</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Alle</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Vinte</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Rese</source>
        <translation>Abandons</translation>
    </message>
    <message>
        <source>Busta</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>da prima</source>
        <translation>d&apos;avant</translation>
    </message>
    <message>
        <source>{at}, abbandonato</source>
        <translation>{at}, abandonnée</translation>
    </message>
    <message>
        <source>in corso</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>Repeater Bets: rese offerte, busta e puntate rifiutate, per croupier</source>
        <translation>Repeater Bets&#x202f;: abandons proposés, boîte et mises refusées, par croupier</translation>
    </message>
    <message>
        <source>Offerte</source>
        <translation>Proposés</translation>
    </message>
    <message>
        <source>Prese</source>
        <translation>Pris</translation>
    </message>
    <message>
        <source>Non prese</source>
        <translation>Non pris</translation>
    </message>
    <message>
        <source>Rifiutate: valore già uscito</source>
        <translation>Refusées&#x202f;: valeur déjà sortie</translation>
    </message>
    <message>
        <source>La resa di {wagers}: {pays} per 1, il {percent} % sopra il suo valore giusto ({fair}). A chi la prende conviene.</source>
        <translation>Abandon de {wagers}&#x202f;: {pays} pour 1, {percent} % au-dessus de sa juste valeur ({fair}). Qui le prend y gagne.</translation>
    </message>
    <message>
        <source>Repeater Bets: puntate rifiutate, valore già uscito</source>
        <translation>Repeater Bets&#x202f;: mises refusées, valeur déjà sortie</translation>
    </message>
    <message>
        <source>Valore</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Uscito da</source>
        <translation>Sortie depuis</translation>
    </message>
    <message>
        <source>«Uscito da»: i colpi passati da quando il valore è uscito. Chi rifiuta tardi perde il conto.</source>
        <translation>«&#x202f;Sortie depuis&#x202f;»&#x202f;: les coups passés depuis que la valeur est sortie. Qui refuse tard a perdu le compte.</translation>
    </message>
    <message>
        <source>Repeater Bets: allarmi d&apos;esposizione</source>
        <translation>Repeater Bets&#x202f;: alarmes d&apos;exposition</translation>
    </message>
    <message>
        <source>Valore più caro</source>
        <translation>Valeur la plus chère</translation>
    </message>
    <message>
        <source>Sarebbe costato</source>
        <translation>Aurait coûté</translation>
    </message>
    <message>
        <source>Repeater Bets: numeri corretti</source>
        <translation>Repeater Bets&#x202f;: numéros corrigés</translation>
    </message>
    <message>
        <source>Valore giusto</source>
        <translation>Valeur juste</translation>
    </message>
    <message>
        <source>Da pagare</source>
        <translation>À payer</translation>
    </message>
    <message>
        <source>Da riavere</source>
        <translation>À reprendre</translation>
    </message>
    <message>
        <source>Repeater Bets: quante volte è uscito ogni valore</source>
        <translation>Repeater Bets&#x202f;: combien de fois chaque valeur est sortie</translation>
    </message>
    <message>
        <source>Tolte dal tabellone</source>
        <translation>Retirées du tableau</translation>
    </message>
    <message>
        <source>«Tolte dal tabellone» sotto zero: gettoni che dal banco tornano sul tabellone.</source>
        <translation>«&#x202f;Retirées du tableau&#x202f;» au-dessous de zéro&#x202f;: jetons qui reviennent de la banque sur le tableau.</translation>
    </message>
    <message>
        <source>Uscito</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Atteso</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Quota giusta</source>
        <translation>Part juste</translation>
    </message>
    <message>
        <source>Scarto</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Colpi con un valore: {count}; zeri: {zeros}. Lo scarto è in deviazioni: fino a 2 è normale, oltre 3 si guarda la ruota.</source>
        <translation>Coups avec une valeur&#x202f;: {count}&#x202f;; zéros&#x202f;: {zeros}. L&apos;écart est en écarts types&#x202f;: jusqu&apos;à 2 c&apos;est normal, au-delà de 3 on regarde la roue.</translation>
    </message>
    <message>
        <source>a lato: repeater 2 … 12, 7 i sette</source>
        <translation>annexe&#x202f;: repeater 2 … 12, 7 le 7×</translation>
    </message>
    <message>
        <source>a lato: i gruppi; T 2/12&lt;7, L 3/11&lt;7</source>
        <translation>annexe&#x202f;: les groupes&#x202f;; T 2/12&lt;7, L 3/11&lt;7</translation>
    </message>
    <message>
        <source>Repeater: le offerte del tabellone</source>
        <translation>Repeater&#x202f;: les offres du tableau</translation>
    </message>
    <message>
        <source>Si offre a 2 e 12: a 1 segno; 3 e 11: a 2; 4 e 10: a 2 e 3; 5 e 9: a 3 e 4; 6 e 8: da 3 a 5; i quattro insieme: da 4 a 6. I gruppi non si cedono.</source>
        <translation>On offre&#x202f;: 2 et 12 à 1 marque&#x202f;; 3 et 11 à 2&#x202f;; 4 et 10 à 2 et 3&#x202f;; 5 et 9 à 3 et 4&#x202f;; 6 et 8 de 3 à 5&#x202f;; les quatre ensemble de 4 à 6. Les groupes ne s&apos;abandonnent pas.</translation>
    </message>
    <message>
        <source>Per 1: 2 e 12 6; 3 e 11 12; 4 e 10 7 e 21; 5 e 9 12 e 30; 6 e 8 8, 18 e 40; i quattro insieme 12, 24 e 48. Tutta la puntata, mai una parte.</source>
        <translation>Pour 1&#x202f;: 2 et 12 6&#x202f;; 3 et 11 12&#x202f;; 4 et 10 7 et 21&#x202f;; 5 et 9 12 et 30&#x202f;; 6 et 8 8, 18 et 40&#x202f;; les quatre ensemble 12, 24 et 48. Toute la mise, jamais une partie.</translation>
    </message>
    <message>
        <source>Quali puntate si offre di cedere?</source>
        <translation>Quelles mises offre-t-on d&apos;abandonner&#x202f;?</translation>
    </message>
    <message>
        <source>Quanto si offre per ogni puntata? (0: niente)</source>
        <translation>Combien offre-t-on pour chaque mise&#x202f;? (0&#x202f;: rien)</translation>
    </message>
    <message>
        <source>si offrono</source>
        <translation>on offre</translation>
    </message>
    <message>
        <source>posto {seat}, {wager}</source>
        <translation>place {seat}, {wager}</translation>
    </message>
    <message>
        <source>{said} ({pays} × {bet})</source>
        <translation>{said} ({pays} × {bet})</translation>
    </message>
    <message>
        <source>{wager} è a {tally}: si offre da {first}.</source>
        <translation>{wager} est à {tally}&#x202f;: on offre à partir de {first}.</translation>
    </message>
    <message>
        <source>I gruppi e «prima del 7» non si cedono.</source>
        <translation>Les groupes et «&#x202f;avant le 7&#x202f;» ne s&apos;abandonnent pas.</translation>
    </message>
    <message>
        <source>In questa casa nessuna puntata si cede.</source>
        <translation>Dans cette maison aucune mise ne s&apos;abandonne.</translation>
    </message>
    <message>
        <source>Qualcosa si offre.</source>
        <translation>On offre quelque chose.</translation>
    </message>
    <message>
        <source>Un&apos;offerta manca.</source>
        <translation>Il manque une offre.</translation>
    </message>
    <message>
        <source>Una di queste non sta più sul tabellone.</source>
        <translation>L&apos;une d&apos;elles n&apos;est plus sur le tableau.</translation>
    </message>
    <message>
        <source>A quel numero di segni non è stampato niente.</source>
        <translation>Rien n&apos;est imprimé pour ce nombre de marques.</translation>
    </message>
    <message>
        <source>quanto, 2 o 12 a {of}</source>
        <translation>combien, 2 ou 12 à {of}</translation>
    </message>
    <message>
        <source>quanto, 3 o 11 a {of}</source>
        <translation>combien, 3 ou 11 à {of}</translation>
    </message>
    <message>
        <source>quanto, 4 o 10 a {of}</source>
        <translation>combien, 4 ou 10 à {of}</translation>
    </message>
    <message>
        <source>quanto, 5 o 9 a {of}</source>
        <translation>combien, 5 ou 9 à {of}</translation>
    </message>
    <message>
        <source>quanto, 6 o 8 a {of}</source>
        <translation>combien, 6 ou 8 à {of}</translation>
    </message>
    <message>
        <source>quanto, 2, 3, 11 e 12 insieme a {of}</source>
        <translation>combien, 2, 3, 11 et 12 ensemble à {of}</translation>
    </message>
    <message>
        <source>repeater-{table}-{day}</source>
        <translation>repeater-{table}-{day}</translation>
    </message>
    <message>
        <source>Repeater</source>
        <translation>Repeater</translation>
    </message>
    <message>
        <source>Repeater: giri interi</source>
        <translation>Repeater&#x202f;: manches entières</translation>
    </message>
    <message>
        <source>Dall&apos;inizio di un giro al suo 7: il valore e quante volte, lo zero e il colpo nullo, il ritiro.</source>
        <translation>Du début d&apos;une manche à son 7&#x202f;: la valeur et combien de fois, le zéro et le coup nul, le ramassage.</translation>
    </message>
    <message>
        <source>Come prima, con quello che vince e quanto si consegna.</source>
        <translation>Comme avant, avec ce qui gagne et combien on remet.</translation>
    </message>
    <message>
        <source>Due giri interi, con le offerte dopo ogni segno.</source>
        <translation>Deux manches entières, avec les offres après chaque marque.</translation>
    </message>
    <message>
        <source>Esce {number}. Che valore, e quante volte adesso? (0: non conta)</source>
        <translation>Le {number} sort. Quelle valeur, et combien de fois à présent&#x202f;? (0&#x202f;: ne compte pas)</translation>
    </message>
    <message>
        <source>Colpo nullo, pallina sul {number}: volte del {value} e segni in tutto, adesso?</source>
        <translation>Coup nul, bille sur le {number}&#x202f;: fois du {value} et marques en tout, à présent&#x202f;?</translation>
    </message>
    <message>
        <source>È uscito {number}: quali puntate vincono?</source>
        <translation>Le {number} est sorti&#x202f;: quelles mises gagnent&#x202f;?</translation>
    </message>
    <message>
        <source>È uscito {number}: quanto si consegna, e alla busta?</source>
        <translation>Le {number} est sorti&#x202f;: combien remet-on, et à la boîte&#x202f;?</translation>
    </message>
    <message>
        <source>{said}: quanto si offre? (0: niente)</source>
        <translation>{said}&#x202f;: combien offre-t-on&#x202f;? (0&#x202f;: rien)</translation>
    </message>
    <message>
        <source>È uscito {number}: quanto si prende, cosa resta?</source>
        <translation>Le {number} est sorti&#x202f;: combien prend-on, que reste-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>volte</source>
        <translation>fois</translation>
    </message>
    <message>
        <source>segni in tutto</source>
        <translation>marques en tout</translation>
    </message>
    <message>
        <source>Un colpo nullo non è un colpo: tutto resta come prima, volte {tally}, segni {marks}.</source>
        <translation>Un coup nul n&apos;est pas un coup&#x202f;: tout reste comme avant, fois {tally}, marques {marks}.</translation>
    </message>
    <message>
        <source>{wager} vince.</source>
        <translation>{wager} gagne.</translation>
    </message>
    <message>
        <source>Non vince niente.</source>
        <translation>Rien ne gagne.</translation>
    </message>
    <message>
        <source>Alla busta, per i repeater vinti: {amount}.</source>
        <translation>À la boîte, pour les repeaters gagnés&#x202f;: {amount}.</translation>
    </message>
    <message>
        <source>{said}</source>
        <translation>{said}</translation>
    </message>
    <message>
        <source>{wager}, posto {seat}, è a {tally}: qui non si offre niente.</source>
        <translation>{wager}, place {seat}, est à {tally}&#x202f;: ici on n&apos;offre rien.</translation>
    </message>
    <message>
        <source>Il 7 prende tutto, {amount}, e toglie i segni: è aperto il giro {round}.</source>
        <translation>Le 7 prend tout, {amount}, et enlève les marques&#x202f;: la manche {round} est ouverte.</translation>
    </message>
    <message>
        <source>Le volte non tornano.</source>
        <translation>Ce n&apos;est pas le bon nombre de fois.</translation>
    </message>
    <message>
        <source>Non sono le puntate che vincono.</source>
        <translation>Ce ne sont pas les mises qui gagnent.</translation>
    </message>
    <message>
        <source>Un pagamento è sbagliato.</source>
        <translation>Un paiement est faux.</translation>
    </message>
    <message>
        <source>La busta è sbagliata.</source>
        <translation>La boîte est fausse.</translation>
    </message>
    <message>
        <source>Un&apos;offerta è sbagliata.</source>
        <translation>Une offre est fausse.</translation>
    </message>
    <message>
        <source>segni: il valore</source>
        <translation>marques&#x202f;: la valeur</translation>
    </message>
    <message>
        <source>segni: lo zero</source>
        <translation>marques&#x202f;: le zéro</translation>
    </message>
    <message>
        <source>segni: il colpo nullo</source>
        <translation>marques&#x202f;: le coup nul</translation>
    </message>
    <message>
        <source>segni: il 7</source>
        <translation>marques&#x202f;: le 7</translation>
    </message>
    <message>
        <source>pagamenti: il valore</source>
        <translation>paiements&#x202f;: la valeur</translation>
    </message>
    <message>
        <source>pagamenti: chi vince</source>
        <translation>paiements&#x202f;: qui gagne</translation>
    </message>
    <message>
        <source>pagamenti: quanto</source>
        <translation>paiements&#x202f;: combien</translation>
    </message>
    <message>
        <source>pagamenti: il 7</source>
        <translation>paiements&#x202f;: le 7</translation>
    </message>
    <message>
        <source>giri interi: il valore</source>
        <translation>manches entières&#x202f;: la valeur</translation>
    </message>
    <message>
        <source>giri interi: lo zero</source>
        <translation>manches entières&#x202f;: le zéro</translation>
    </message>
    <message>
        <source>giri interi: il colpo nullo</source>
        <translation>manches entières&#x202f;: le coup nul</translation>
    </message>
    <message>
        <source>giri interi: chi vince</source>
        <translation>manches entières&#x202f;: qui gagne</translation>
    </message>
    <message>
        <source>giri interi: quanto</source>
        <translation>manches entières&#x202f;: combien</translation>
    </message>
    <message>
        <source>giri interi: l&apos;offerta</source>
        <translation>manches entières&#x202f;: l&apos;offre</translation>
    </message>
    <message>
        <source>giri interi: il 7</source>
        <translation>manches entières&#x202f;: le 7</translation>
    </message>
</context>
</TS>
