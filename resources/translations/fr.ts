<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="it_IT">
<context>
    <name></name>
    <message>
        <source>un&apos;unità di meno</source>
        <translation>une unité de moins</translation>
    </message>
    <message>
        <source>un&apos;unità di più</source>
        <translation>une unité de plus</translation>
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
        <source>DI CHI È</source>
        <translation>À QUI ELLE EST</translation>
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
        <source>di chi è, non si sa</source>
        <translation>propriétaire inconnu</translation>
    </message>
    <message>
        <source>posto {seat}</source>
        <translation>place {seat}</translation>
    </message>
    <message>
        <source>Di chi è?</source>
        <translation>À qui est-ce&#x202f;?</translation>
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
        <source>Cambio impiegato</source>
        <translation>Relève du croupier</translation>
    </message>
    <message>
        <source>Adesso: {dealer}</source>
        <translation>À présent&#x202f;: {dealer}</translation>
    </message>
    <message>
        <source>Nessun nome, finora.</source>
        <translation>Aucun nom pour l’instant.</translation>
    </message>
    <message>
        <source>Nome</source>
        <translation>Nom</translation>
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
        <source>lo si annuncia, poi si passa</source>
        <translation>annoncé maintenant, on passe après</translation>
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
        <source>IL TAVOLO DICE DA SÉ</source>
        <translation>CE QUE DIT LA TABLE</translation>
    </message>
    <message>
        <source>i colori, da sinistra</source>
        <translation>les couleurs, de gauche à droite</translation>
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
        <translation>comme avant</translation>
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
        <source>Altro annuncio</source>
        <translation>Autre annonce</translation>
    </message>
    <message>
        <source>Capo tavolo accetta</source>
        <translation>Le chef accepte</translation>
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
        <source>spazio</source>
        <translation>espace</translation>
    </message>
    <message>
        <source>Il tappeto</source>
        <translation>Le tapis</translation>
    </message>
    <message>
        <source>Annunciati per questo colpo</source>
        <translation>Annoncées pour ce coup</translation>
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
        <source>TOCCARE I COLORI FUORI: tengono il valore finché il giocatore li cambia</source>
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
        <source>Annunciare {then}</source>
        <translation>Annoncer {then}</translation>
    </message>
    <message>
        <source>vale dal colpo successivo</source>
        <translation>dès le coup suivant</translation>
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
        <source>Da consegnare: {held}</source>
        <translation>À remettre : {held}</translation>
    </message>
    <message>
        <source>Chiudere con € {amount} da consegnare</source>
        <translation>Fermer avec € {amount} à remettre</translation>
    </message>
    <message>
        <source>restano € {amount} da consegnare</source>
        <translation>restent € {amount} à remettre</translation>
    </message>
    <message>
        <source>Chiudere il tavolo</source>
        <translation>Fermer la table</translation>
    </message>
    <message>
        <source>DA CONSEGNARE: tenuto per nome, o rimasto sul tappeto</source>
        <translation>À REMETTRE : gardé par nom, ou resté sur le tapis</translation>
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
        <source>Tutto resta com&apos;è, finché si riprende.</source>
        <translation>Tout reste en place jusqu’à la reprise.</translation>
    </message>
    <message>
        <source>Sospendere il gioco</source>
        <translation>Suspendre le jeu</translation>
    </message>
    <message>
        <source>{colour} da {value}</source>
        <translation>{colour} à {value}</translation>
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
        <source>accanto ai colori: {kind}</source>
        <translation>à côté des couleurs&#x202f;: {kind}</translation>
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
        <source>Ogni tocco aggiunge i pezzi scelti; il numero accanto si tocca per cambiarlo.</source>
        <translation>Chaque touche ajoute les pièces choisies&#x202f;; toucher le nombre à côté pour le changer.</translation>
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
        <source>INCASSA O RESTA?</source>
        <translation>ENCAISSE OU LAISSE ?</translation>
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
        <translation>Si laissé encore, {amount} jouent.</translation>
    </message>
    <message>
        <source>Se non incassa: {why}, si ritira tutto: {amount}.</source>
        <translation>Si laissé : {why}, on retire tout : {amount}.</translation>
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
        <translation>APRÈS PAIEMENTS · {order}/{all}</translation>
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
        <translation>RETIRER</translation>
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
        <source>Togliere dal tappeto e consegnare al cliente</source>
        <translation>Retirer du tapis et remettre au joueur</translation>
    </message>
    <message>
        <source>Metà alla banca: {amount}</source>
        <translation>Moitié à la banque : {amount}</translation>
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
        <source>Metà alla banca, {taken} · {left}</source>
        <translation>Moitié à la banque, {taken} · {left}</translation>
    </message>
    <message>
        <source>Biglietti nel box</source>
        <translation>Billets dans la boîte</translation>
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
        <source>altri {count}</source>
        <translation>{count} de plus</translation>
    </message>
    <message>
        <source>metà alla banca</source>
        <translation>moitié à la banque</translation>
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
        <source>Se nessuno ha vinto: «{button}».</source>
        <translation>Si personne n’a gagné&#x202f;: «&#x202f;{button}&#x202f;».</translation>
    </message>
    <message>
        <source>Se non c&apos;è niente: «{button}».</source>
        <translation>S’il n’y a rien : « {button} ».</translation>
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
        <translation>37 BOULES COMPTÉES, SCELLÉS INTACTS : LE DIT</translation>
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
        <source>LA VINCITA, E L&apos;ORDINE: il capo tavolo la fa pagare adesso</source>
        <translation>LE GAIN, ET L’ORDRE&#x202f;: le chef le fait payer maintenant</translation>
    </message>
    <message>
        <source>Non resta: incassa</source>
        <translation>Pas laissé : encaisse</translation>
    </message>
    <message>
        <source>Non c&apos;era più</source>
        <translation>Il n&apos;y était plus</translation>
    </message>
    <message>
        <source>DECISIONE: si paga così. Se la puntata è un&apos;altra, prima Indietro e correggerla</source>
        <translation>DÉCISION : payé ainsi. Si la mise est autre, d&apos;abord Retour et la corriger</translation>
    </message>
    <message>
        <source>CHE COS&apos;È: toccandolo decide</source>
        <translation>SA FONCTION : touchée, il a décidé</translation>
    </message>
    <message>
        <source>Scrivere il nome di chi decide</source>
        <translation>Taper le nom de qui décide</translation>
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
        <translation>les jetons de valeur se paient pareil ou mêlés&#x202f;; le choix est pour les couleurs</translation>
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
        <source>Il giocatore ha fretta</source>
        <translation>Le joueur est pressé</translation>
    </message>
    <message>
        <source>Altro motivo</source>
        <translation>Autre motif</translation>
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
        <source>Fatto allo zero</source>
        <translation>Fait au zéro</translation>
    </message>
    <message>
        <source>il {order}</source>
        <translation>le {order}</translation>
    </message>
    <message>
        <source>non incassa</source>
        <translation>n&apos;encaisse pas</translation>
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
        <source>si guarda il {order}</source>
        <translation>on regarde le {order}</translation>
    </message>
    <message>
        <source>FATTO</source>
        <translation>FAIT</translation>
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
        <source>prima decidere: ⋯</source>
        <translation>décider d’abord&#xa0;: ⋯</translation>
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
        <source>Passando il pagamento {order}, ripeterlo</source>
        <translation>Répéter le paiement {order} en le passant</translation>
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
        <source>dall&apos;{pocket}</source>
        <translation>du {pocket}</translation>
    </message>
    <message>
        <source>dallo {pocket}</source>
        <translation>du {pocket}</translation>
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
        <source>Prova: tamburo simulato</source>
        <translation>Essai&#x202f;: tambour simulé</translation>
    </message>
    <message>
        <source>Tavolo chiuso</source>
        <translation>Table fermée</translation>
    </message>
    <message>
        <source>Ultimo colpo giocato</source>
        <translation>Le dernier coup est joué</translation>
    </message>
    <message>
        <source>Il tavolo è chiuso.</source>
        <translation>La table est fermée.</translation>
    </message>
    <message>
        <source>IL COLPO</source>
        <translation>LE COUP</translation>
    </message>
    <message>
        <source>Lo segna il cilindro da sé.</source>
        <translation>Le cylindre le marque lui-même.</translation>
    </message>
    <message>
        <source>Lo segna il tamburo da sé.</source>
        <translation>Le tambour le marque lui-même.</translation>
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
        <translation>Quand il tourne : « Le tambour tourne ».</translation>
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
        <source>tenuto sul race track: {owners}</source>
        <translation>tenu sur le race track : {owners}</translation>
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
        <source>È questo il numero?</source>
        <translation>Est-ce bien ce numéro&#x202f;?</translation>
    </message>
    <message>
        <source>Rifiutato e annotato</source>
        <translation>Refusé et noté</translation>
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
        <translation>Accepté</translation>
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
        <source>è annotato ✓</source>
        <translation>c’est noté ✓</translation>
    </message>
    <message>
        <source>Invio</source>
        <translation>Entrée</translation>
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
        <source>Annuncio</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Annunci in gioco</source>
        <translation>Annonces en jeu</translation>
    </message>
    <message>
        <source>Revocarne uno lo toglie, come una puntata ripresa.</source>
        <translation>En annuler une la retire, comme une mise reprise.</translation>
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
        <translation>tenu</translation>
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
        <source>Dichiarare «Rien va»</source>
        <translation>Déclarer «&#x202f;Rien va&#x202f;»</translation>
    </message>
    <message>
        <source>Le puntate restano e si riaprono; si estrae ancora.</source>
        <translation>Les mises restent et rouvrent ; on tire de nouveau.</translation>
    </message>
    <message>
        <source>Perché il colpo è nullo?</source>
        <translation>Pourquoi le coup est-il nul&#x202f;?</translation>
    </message>
    <message>
        <source>Perché l&apos;estrazione è nulla?</source>
        <translation>Pourquoi le tirage est-il nul ?</translation>
    </message>
    <message>
        <source>Le puntate restano e si riaprono; si lancia ancora.</source>
        <translation>Les mises restent et sont rouvertes&#x202f;; on relance.</translation>
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
        <translation>Manque {chip}&#x202f;: demander une avance</translation>
    </message>
    <message>
        <source>Mancano {chip}: chiedere un fill</source>
        <translation>Manquent {chip}&#x202f;: demander une avance</translation>
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
        <source>Forse mancano {chip}</source>
        <translation>Manquent peut-être {chip}</translation>
    </message>
    <message>
        <source>Forse manca {chip}</source>
        <translation>Manque peut-être {chip}</translation>
    </message>
    <message>
        <source>Aprirlo quando banca e cilindro sono pronti</source>
        <translation>L’ouvrir quand banque et cylindre sont prêts</translation>
    </message>
    <message>
        <source>Tutto resta com&apos;è, finché la direzione riprende il gioco</source>
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
        <source>Colpo nullo…</source>
        <translation>Coup nul…</translation>
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
        <translation>Reprendre du journal</translation>
    </message>
    <message>
        <source>Capito</source>
        <translation>Compris</translation>
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
        <source>Tasti</source>
        <translation>Touches</translation>
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
        <source>Lettore del cilindro…</source>
        <translation>Lecteur…</translation>
    </message>
    <message>
        <source>Schermo dei giocatori</source>
        <translation>Écran des joueurs</translation>
    </message>
    <message>
        <source>annunciato: revocare</source>
        <translation>annoncé&#x202f;: annuler</translation>
    </message>
    <message>
        <source>Riprendere il gioco…</source>
        <translation>Reprendre le jeu…</translation>
    </message>
    <message>
        <source>{count} da proseguire</source>
        <translation>{count} à poursuivre</translation>
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
        <source>Segnare i colpi su carta e avvisare il capo tavolo. In memoria: {count}.</source>
        <translation>Noter les coups sur papier et prévenir le chef de table. En mémoire&#x202f;: {count}.</translation>
    </message>
    <message>
        <source>Registro in difficoltà</source>
        <translation>Journal en difficulté</translation>
    </message>
    <message>
        <source>Avvisare il capo tavolo; si continua a giocare.</source>
        <translation>Prévenir le chef de table&#x202f;; le jeu continue.</translation>
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
        <source>consegnare: {count}</source>
        <translation>remettre : {count}</translation>
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
        <source>Riprendere quello che il registro ha scritto, poi correggere.</source>
        <translation>Reprendre ce que le journal a écrit, puis corriger.</translation>
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
        <source>Il cambio è scritto nel registro, con le note.</source>
        <translation>Le changement est au registre, avec les notes.</translation>
    </message>
    <message>
        <source>Chiuso con pagamenti non segnati</source>
        <translation>Fermé avec des paiements non marqués</translation>
    </message>
    <message>
        <source>Del colpo di prima: {unmarked}. Finire di pagare a mano.</source>
        <translation>Du coup d’avant&#x202f;: {unmarked}. Finir de payer à la main.</translation>
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
        <translation>abîmées {count}</translation>
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
        <source>Registro pronto</source>
        <translation>Journal prêt</translation>
    </message>
    <message>
        <source>Registro scritto {time}</source>
        <translation>Journal écrit {time}</translation>
    </message>
    <message>
        <source>1 riga guasta</source>
        <translation>1 ligne abîmée</translation>
    </message>
    <message>
        <source>{count} righe guaste</source>
        <translation>{count} lignes abîmées</translation>
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
        <source>Estrazione nulla…</source>
        <translation>Tirage nul…</translation>
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
        <translation>Tambour débranché</translation>
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
        <source>Il colpo {spin} non è ancora pagato: segnare i pagamenti, o colpo successivo</source>
        <translation>Le coup {spin} n’est pas encore payé&#x202f;: marquer les paiements, ou coup suivant</translation>
    </message>
    <message>
        <source>L&apos;ultimo colpo è giocato: ritirare i colori e chiudere il tavolo</source>
        <translation>Le dernier coup est joué&#x202f;: reprendre les couleurs et fermer la table</translation>
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
        <source>Al colpo {spin} si è già pagato: il numero si può solo rettificare</source>
        <translation>Au coup {spin} on a déjà payé&#x202f;: le numéro ne peut qu’être rectifié</translation>
    </message>
    <message>
        <source>Un annuncio prosegue dal colpo {spin}: il numero si può solo rettificare</source>
        <translation>Une annonce continue du coup {spin}&#x202f;: le numéro ne peut qu’être rectifié</translation>
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
        <source>L&apos;annuncio {announce} non prosegue: non c&apos;è niente da revocare</source>
        <translation>L’annonce {announce} ne continue pas&#x202f;: rien à annuler</translation>
    </message>
    <message>
        <source>Questo annuncio prosegue una vincita: revocare quella</source>
        <translation>Cette annonce prolonge un gain : annuler celui-ci</translation>
    </message>
    <message>
        <source>L&apos;annuncio {announce} è un altro: {repeat}, {owner}</source>
        <translation>L’annonce {announce} en est une autre&#x202f;: {repeat}, {owner}</translation>
    </message>
    <message>
        <source>I pezzi dell&apos;annuncio {announce} non stanno più lì: prima si rimettono</source>
        <translation>Les pièces de l’annonce {announce} n’y sont plus&#x202f;: les remettre d’abord</translation>
    </message>
    <message>
        <source>Cambierebbe la vincita dell&apos;annuncio {announce}, che con quella prosegue</source>
        <translation>Cela changerait le gain de l’annonce {announce}, qui continue avec</translation>
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
        <source>Su {position} non c&apos;è niente di {owner}</source>
        <translation>Sur {position} il n’y a rien de {owner}</translation>
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
        <source>La vincita di {owner} su {position} resta già</source>
        <translation>Le gain de {owner} sur {position} reste déjà</translation>
    </message>
    <message>
        <source>La vincita di {owner} su {position} non resta</source>
        <translation>Le gain de {owner} sur {position} ne reste pas</translation>
    </message>
    <message>
        <source>Il colpo {spin} non ha una puntata {place} di quelle</source>
        <translation>Le coup {spin} n&apos;a pas de telle mise {place}</translation>
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
        <source>Niente è in custodia per {owner}</source>
        <translation>Rien n’est gardé pour {owner}</translation>
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
        <source>La porta {port} non c&apos;è: inserire il cavo.</source>
        <translation>Le port {port} n’existe pas&#x202f;: brancher le câble.</translation>
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
        <translation>Le registre {path} est endommagé ({why}). Le fichier reste tel quel : on peut ouvrir la table sur un nouveau, et appeler le technicien.</translation>
    </message>
    <message>
        <source>{path} non è un registro ({why}). Il file resta com&apos;è.</source>
        <translation>{path} n&apos;est pas un registre ({why}). Le fichier reste tel quel.</translation>
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
        <translation>Le registre {path} ne s&apos;ouvre pas ({why}) : vérifier le disque et les droits, puis réessayer.</translation>
    </message>
    <message>
        <source>Il secondo posto del registro non risponde ({fault}): guardare.</source>
        <translation>Le second lieu du registre ne répond pas ({fault}) : aller voir.</translation>
    </message>
    <message>
        <source>Cilindro non invertito: va invertito a ogni lancio.</source>
        <translation>Cylindre non inversé : on l’inverse à chaque lancer.</translation>
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
        <source>Il disco è pieno: resta posto per circa {spins} colpi. Liberare spazio.</source>
        <translation>Le disque est plein&#x202f;: place pour environ {spins} coups. Libérer de l’espace.</translation>
    </message>
    <message>
        <source>Il disco è pieno: liberare spazio.</source>
        <translation>Le disque est plein&#x202f;: libérer de l’espace.</translation>
    </message>
    <message>
        <source>Il disco non scrive ({fault}): guardare il disco.</source>
        <translation>Le disque n’écrit pas ({fault})&#x202f;: regarder le disque.</translation>
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
        <translation>Placé</translation>
    </message>
    <message>
        <source>Tenuto</source>
        <translation>Tenu</translation>
    </message>
    <message>
        <source>Tenuto pagato a piazzare</source>
        <translation>Tenu, payé à placer</translation>
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
        <translation>{count} tenues</translation>
    </message>
    <message>
        <source>Vinti {count}</source>
        <translation>Gagnées {count}</translation>
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
        <source>Revocare</source>
        <translation>Annuler</translation>
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
        <source>Dopo «Rien ne va plus» accetta solo il capo tavolo</source>
        <translation>Après «&#x202f;Rien ne va plus&#x202f;» seul le chef accepte</translation>
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
        <source>Oltre il massimo: {places}</source>
        <translation>Au-dessus du maximum&#x202f;: {places}</translation>
    </message>
    <message>
        <source>{way}, si tengono {kept}</source>
        <translation>{way}, {kept} gardés</translation>
    </message>
    <message>
        <source>si tengono {kept} · di puntata restano {plays_on}</source>
        <translation>{kept} gardés · {plays_on} de mise restent</translation>
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
        <translation>au client&#x202f;: gain {paid}, mise {stake_back}</translation>
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
        <translation>là&#x202f;?</translation>
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
        <source>Allo zero</source>
        <translation>Au zéro</translation>
    </message>
    <message>
        <source>Chi non dice niente riprende la metà.</source>
        <translation>Qui ne dit rien reprend la moitié.</translation>
    </message>
    <message>
        <source>Altri…</source>
        <translation>Autres…</translation>
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
        <source>GRANDEZZA DEI TESTI, E MOVIMENTO</source>
        <translation>TAILLE DES TEXTES, ET MOUVEMENT</translation>
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
        <source>DAL PROSSIMO AVVIO</source>
        <translation>AU PROCHAIN DÉMARRAGE</translation>
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
        <source>Avanti</source>
        <translation>Continuer</translation>
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
        <source>Un tavolo aperto resta com&apos;è, finché si chiude.</source>
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
        <source>Toccare il resto lo segna fatto.</source>
        <translation>Toucher le reste le marque fait.</translation>
    </message>
    <message>
        <source>Da pagare adesso: il {order}</source>
        <translation>À payer : le {order}</translation>
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
        <source>Aprire su un registro nuovo</source>
        <translation>Ouvrir sur un nouveau registre</translation>
    </message>
    <message>
        <source>quello guasto resta com&apos;è</source>
        <translation>l&apos;endommagé reste tel quel</translation>
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
</context>
</TS>
