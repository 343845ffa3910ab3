<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AbilitiesField</name>
    <message>
        <source>Not in the catalogue: kept as typed. Click to remove.</source>
        <translation>Hors du catalogue&#x202f;: gardé tel quel. Cliquer pour retirer.</translation>
    </message>
    <message>
        <source>{other}. Click to remove.</source>
        <translation>{other}. Cliquer pour retirer.</translation>
    </message>
</context>
<context>
    <name>ArchivePage</name>
    <message>
        <source>Copy the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep {side} as an army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ArmyHeader</name>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Name of the army</source>
        <translation>Nom de l’armée</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Peuple</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>{pa} left</source>
        <translation>reste {pa}</translation>
    </message>
    <message>
        <source>{pa} over</source>
        <translation>{pa} de trop</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>A card joins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line for the journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name counts up by one; “name -1” counts down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct this side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gems of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes over to the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name it so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name this card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One figure more on a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Profile of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where is {name}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card is played with it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card is played?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card was in reserve?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who joins {side}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>A draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card has been played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On to combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the sequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speaking turn of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tactique roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand belongs to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <source>Turn {turn} of {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winner of the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won the Tactique roll, says who speaks first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Battle</name>
    <message>
        <source>Activation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upkeep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>abdomen</source>
        <translation>abdomen</translation>
    </message>
    <message>
        <source>activated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arms</source>
        <translation>bras</translation>
    </message>
    <message>
        <source>captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards that speak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chest</source>
        <translation>thorax</translation>
    </message>
    <message>
        <source>colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faith</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head</source>
        <translation>tête</translation>
    </message>
    <message>
        <source>legs</source>
        <translation>jambes</translation>
    </message>
    <message>
        <source>letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>modifiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nickname</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refusals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refusals used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reserve used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stunned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the end of the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unnamed card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until its next activation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the end of the combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the end of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>winner of the roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{notches} of {capacity} notches</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Browser</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Toutes les éditions</translation>
    </message>
    <message>
        <source>All peoples</source>
        <translation>Tous les peuples</translation>
    </message>
    <message>
        <source>Cards whose PA nobody has typed yet</source>
        <translation>Les cartes dont personne n’a encore tapé les PA</translation>
    </message>
    <message>
        <source>Cards with AIM</source>
        <translation>Les cartes avec du TIR</translation>
    </message>
    <message>
        <source>Cards with a faithful’s rank or FAI</source>
        <translation>Les cartes avec un rang de fidèle ou de la FOI</translation>
    </message>
    <message>
        <source>Cards with a magician’s rank or POW</source>
        <translation>Les cartes avec un rang de magicien ou du POU</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Enter a card</source>
        <translation>Saisir une carte</translation>
    </message>
    <message>
        <source>Enter a card from your drawer</source>
        <translation>Saisir une carte de votre tiroir</translation>
    </message>
    <message>
        <source>Enter a card from your drawer, or read some from a table.</source>
        <translation>Saisissez une carte de votre tiroir, ou lisez-en dans un tableau.</translation>
    </message>
    <message>
        <source>Faithful</source>
        <translation>Fidèles</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Mages</source>
        <translation>Mages</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Nouvelle carte</translation>
    </message>
    <message>
        <source>No card is like that.</source>
        <translation>Aucune carte ne correspond.</translation>
    </message>
    <message>
        <source>No card yet</source>
        <translation>Pas encore de carte</translation>
    </message>
    <message>
        <source>No edition</source>
        <translation>Sans édition</translation>
    </message>
    <message>
        <source>No people</source>
        <translation>Sans peuple</translation>
    </message>
    <message>
        <source>PA to fill in</source>
        <translation>PA à compléter</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Peuple</translation>
    </message>
    <message>
        <source>Search cards</source>
        <translation>Chercher des cartes</translation>
    </message>
    <message>
        <source>Search: name, people, ability, rank, pa&lt;30, dis&gt;=5</source>
        <translation>Chercher&#x202f;: nom, peuple, compétence, rang, pa&lt;30, dis&gt;=5</translation>
    </message>
    <message>
        <source>Shooters</source>
        <translation>Tireurs</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>{cards}, {missing} with PA to fill in</source>
        <translation>{cards}, {missing} avec des PA à compléter</translation>
    </message>
    <message numerus="yes">
        <source>{found} of %n cards</source>
        <translation>
            <numerusform>{found} sur %n carte</numerusform>
            <numerusform>{found} sur %n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardDrawer</name>
    <message>
        <source>Add cards</source>
        <translation>Ajouter des cartes</translation>
    </message>
    <message>
        <source>Close the drawer</source>
        <translation>Fermer le tiroir</translation>
    </message>
    <message>
        <source>Name, ability, pa&lt;30</source>
        <translation>Nom, compétence, pa&lt;30</translation>
    </message>
    <message>
        <source>Return adds the card. “3 name” adds three figures. Esc closes.</source>
        <translation>Entrée ajoute la carte. «&#x202f;3 nom&#x202f;» ajoute trois figurines. Échap ferme.</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Chercher dans les cartes</translation>
    </message>
</context>
<context>
    <name>CardForm</name>
    <message>
        <source>Abilities</source>
        <translation>Compétences</translation>
    </message>
    <message>
        <source>C3, C5, fan…</source>
        <translation>C3, C5, fan…</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>Name in English</source>
        <translation>Nom en anglais</translation>
    </message>
    <message>
        <source>Name in French</source>
        <translation>Nom en français</translation>
    </message>
    <message>
        <source>No known rank in this line: kept as typed.</source>
        <translation>Aucun rang connu dans cette ligne&#x202f;: gardée telle quelle.</translation>
    </message>
    <message>
        <source>Not in the catalogue, kept as typed: {names}</source>
        <translation>Hors du catalogue, gardé tel quel&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>PA</source>
        <translation>PA</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Peuple</translation>
    </message>
    <message>
        <source>Rank line</source>
        <translation>Ligne de rang</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Space: next value · - none · empty: not known yet · P: fear · a whole line can be pasted</source>
        <translation>Espace&#x202f;: valeur suivante · - aucune · vide&#x202f;: pas encore connue · P&#x202f;: peur · une ligne entière se colle</translation>
    </message>
    <message>
        <source>These PA cannot be read. Write a number, or nothing.</source>
        <translation>Ces PA ne se lisent pas. Écrivez un nombre, ou rien.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>apart by commas</source>
        <translation>séparés par des virgules</translation>
    </message>
    <message>
        <source>as printed: Champion 2 Special</source>
        <translation>comme imprimé&#x202f;: Champion 2 Spécial</translation>
    </message>
    <message>
        <source>type a few letters, in either language</source>
        <translation>tapez quelques lettres, en français ou en anglais</translation>
    </message>
    <message>
        <source>where its figures come from</source>
        <translation>d’où viennent les chiffres</translation>
    </message>
</context>
<context>
    <name>CardPrompt</name>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it empty to play on without a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is called so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardsModel</name>
    <message>
        <source>AIM</source>
        <translation>TIR</translation>
    </message>
    <message>
        <source>ATT</source>
        <translation>ATT</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Army points of one figure</source>
        <translation>Points d’armée d’une figurine</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>COU</source>
        <translation>COU</translation>
    </message>
    <message>
        <source>Courage, or fear when marked F</source>
        <translation>Courage, ou peur avec un P</translation>
    </message>
    <message>
        <source>DEF</source>
        <translation>DEF</translation>
    </message>
    <message>
        <source>DIS</source>
        <translation>DIS</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Discipline</source>
        <translation>Discipline</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>F</source>
        <comment>before a fear value</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>FAI</source>
        <translation>FOI</translation>
    </message>
    <message>
        <source>Faith</source>
        <translation>Foi</translation>
    </message>
    <message>
        <source>INI</source>
        <translation>INI</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>MOV</source>
        <translation>MOU</translation>
    </message>
    <message>
        <source>Movement, in cm</source>
        <translation>Mouvement, en cm</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>PA</source>
        <translation>PA</translation>
    </message>
    <message>
        <source>POW</source>
        <translation>POU</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Peuple</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Pouvoir</translation>
    </message>
    <message>
        <source>RES</source>
        <translation>RES</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Rank, sorted by its level</source>
        <translation>Rang, trié par niveau</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Résistance</translation>
    </message>
    <message>
        <source>STR</source>
        <translation>FOR</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Where the card comes from</source>
        <translation>D’où vient la carte</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message numerus="yes">
        <source>%n cards chosen in the Library</source>
        <translation>
            <numerusform>%n carte choisie dans la Bibliothèque</numerusform>
            <numerusform>%n cartes choisies dans la Bibliothèque</numerusform>
        </translation>
    </message>
    <message>
        <source>A back behind every card; turn the paper over its long edge</source>
        <translation>Un dos derrière chaque carte&#x202f;; retournez la feuille sur son grand côté</translation>
    </message>
    <message>
        <source>A row of boxes for each figure, and one for stunned</source>
        <translation>Une rangée de cases par figurine, et une pour Sonné</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>Army to print</source>
        <translation>Armée à imprimer</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Dos des cartes</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>Boxes of the ruleset</source>
        <translation>Cases selon les règles</translation>
    </message>
    <message>
        <source>Cards for several figures</source>
        <translation>Plusieurs figurines</translation>
    </message>
    <message>
        <source>Control bar of 50 mm</source>
        <translation>Barre de contrôle de 50 mm</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>Cut marks</source>
        <translation>Repères de coupe</translation>
    </message>
    <message>
        <source>Language of the cards</source>
        <translation>Langue des cartes</translation>
    </message>
    <message>
        <source>Measure it: 50 mm means the size is right</source>
        <translation>Mesurez-la&#x202f;: 50 mm, et la taille est juste</translation>
    </message>
    <message>
        <source>On the card</source>
        <translation>Sur la carte</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>Sur la feuille</translation>
    </message>
    <message>
        <source>One per entry</source>
        <translation>Une par profil</translation>
    </message>
    <message>
        <source>One per figure</source>
        <translation>Une par figurine</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Save ink</source>
        <translation>Économiser l’encre</translation>
    </message>
    <message>
        <source>Select cards in the Library, then choose Print there.</source>
        <translation>Sélectionnez des cartes dans la Bibliothèque, puis choisissez-y Imprimer.</translation>
    </message>
    <message>
        <source>Selected cards</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Short lines in the margin where to cut</source>
        <translation>De petits traits dans la marge, là où couper</translation>
    </message>
    <message>
        <source>Summary page</source>
        <translation>Fiche d’armée</translation>
    </message>
    <message>
        <source>The army on one page: entries, prices, coordinators</source>
        <translation>L’armée sur une page&#x202f;: profils, coûts, coordinateurs</translation>
    </message>
    <message>
        <source>The picture attached to the card, where there is one</source>
        <translation>L’image jointe à la carte, s’il y en a une</translation>
    </message>
    <message>
        <source>Thin black lines, nothing filled, no pictures</source>
        <translation>Des traits fins et noirs, ni aplats ni images</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>À imprimer</translation>
    </message>
    <message>
        <source>Wound boxes</source>
        <translation>Cases de blessures</translation>
    </message>
</context>
<context>
    <name>ChoicesPage</name>
    <message>
        <source>Press again to do it all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards changed</source>
        <translation>
            <numerusform>%n carte modifiée</numerusform>
            <numerusform>%n cartes modifiées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards were here already</source>
        <translation>
            <numerusform>%n carte déjà là</numerusform>
            <numerusform>%n cartes déjà là</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new cards</source>
        <translation>
            <numerusform>%n nouvelle carte</numerusform>
            <numerusform>%n nouvelles cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Every place opens: {places}.</source>
        <translation>Chaque lieu s’ouvre&#x202f;: {places}.</translation>
    </message>
    <message>
        <source>No window can be opened here.</source>
        <translation>Aucune fenêtre ne peut s’ouvrir ici.</translation>
    </message>
    <message>
        <source>Nobody may coordinate: this side would lose the Tactique roll.</source>
        <translation>Personne ne peut coordonner&#x202f;: ce camp perdrait le jet de Tactique.</translation>
    </message>
    <message>
        <source>Nothing is called “{name}”.</source>
        <translation>Rien ne s’appelle «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>Nothing is called “{name}”. There are: {names}.</source>
        <translation>Rien ne s’appelle «&#x202f;{name}&#x202f;». Il y a&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>Reference cards, army lists and battles of Confrontation.</source>
        <translation>Cartes de références, listes d’armée et batailles de Confrontation.</translation>
    </message>
    <message>
        <source>Several are called “{name}”. Say which by its id: {ids}.</source>
        <translation>Plusieurs s’appellent «&#x202f;{name}&#x202f;». Dites laquelle par son identifiant&#x202f;: {ids}.</translation>
    </message>
    <message>
        <source>The place {place} stays blank.</source>
        <translation>Le lieu {place} reste vide.</translation>
    </message>
    <message>
        <source>This cannot be understood: {message}. Try {program} --help.</source>
        <translation>Cela ne se comprend pas&#x202f;: {message}. Essayez {program} --help.</translation>
    </message>
    <message>
        <source>This library holds no battle yet.</source>
        <translation>Cette bibliothèque ne contient pas encore de bataille.</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <source>a table with one card a line</source>
        <translation>un tableau, une carte par ligne</translation>
    </message>
    <message>
        <source>an exported battle</source>
        <translation>une bataille exportée</translation>
    </message>
    <message>
        <source>answer as JSON</source>
        <translation>répondre en JSON</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s&#x202f;: %(message)s</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>exemples</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>il en faut au moins un</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>il en faut un</translation>
    </message>
    <message>
        <source>hand a battle on, or play it again</source>
        <translation>transmettre une bataille, ou la rejouer</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>valeur de trop, %r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>choix inconnu, %(value)r (possibles&#x202f;: %(choices)s)</translation>
    </message>
    <message>
        <source>list reference cards</source>
        <translation>lister les cartes de références</translation>
    </message>
    <message>
        <source>may coordinate</source>
        <translation>peut coordonner</translation>
    </message>
    <message>
        <source>name of an army, or its id</source>
        <translation>nom d’une armée, ou son identifiant</translation>
    </message>
    <message>
        <source>name or id; the latest one without it</source>
        <translation>nom ou identifiant&#x202f;; la dernière sans cela</translation>
    </message>
    <message>
        <source>names, abilities, pa&lt;30, dis&gt;=5</source>
        <translation>noms, compétences, pa&lt;30, dis&gt;=5</translation>
    </message>
    <message>
        <source>open every place without a screen</source>
        <translation>ouvrir chaque lieu sans écran</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>play an exported battle to its last step</source>
        <translation>rejouer une bataille exportée jusqu’au bout</translation>
    </message>
    <message>
        <source>print the cards of an army as PDF</source>
        <translation>imprimer les cartes d’une armée en PDF</translation>
    </message>
    <message>
        <source>read cards from tables (CSV)</source>
        <translation>lire des cartes dans des tableaux (CSV)</translation>
    </message>
    <message>
        <source>show this and leave</source>
        <translation>montrer ceci et sortir</translation>
    </message>
    <message>
        <source>size of the sheets</source>
        <translation>format des feuilles</translation>
    </message>
    <message>
        <source>tell who may coordinate an army, and why not</source>
        <translation>dire qui peut coordonner une armée, et pourquoi pas les autres</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>le fichier à écrire</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>il manque&#x202f;: %s</translation>
    </message>
    <message>
        <source>the language of words</source>
        <translation>la langue des mots</translation>
    </message>
    <message>
        <source>the library; made with starter content when new</source>
        <translation>la bibliothèque&#x202f;; créée avec le contenu de départ si elle n’existe pas</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>de trop&#x202f;: %s</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>usage</translation>
    </message>
    <message>
        <source>verbs</source>
        <translation>verbes</translation>
    </message>
    <message>
        <source>what</source>
        <translation>quoi</translation>
    </message>
    <message>
        <source>with mirrored backs</source>
        <translation>avec des dos en miroir</translation>
    </message>
    <message>
        <source>without dark areas</source>
        <translation>sans aplats sombres</translation>
    </message>
    <message>
        <source>write a battle of the library to a file</source>
        <translation>écrire une bataille de la bibliothèque dans un fichier</translation>
    </message>
    <message>
        <source>{army} has no card to print.</source>
        <translation>{army} n’a aucune carte à imprimer.</translation>
    </message>
    <message>
        <source>{army}: {cards} on {pages}, written to {file}.</source>
        <translation>{army}&#x202f;: {cards} sur {pages}, dans {file}.</translation>
    </message>
    <message>
        <source>{battle}, turn {turn}, written to {file}.</source>
        <translation>{battle}, tour {turn}, dans {file}.</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a library.</source>
        <translation>{file} ne s’ouvre pas comme une bibliothèque.</translation>
    </message>
    <message>
        <source>{file} cannot be read.</source>
        <translation>{file} ne peut pas être lu.</translation>
    </message>
    <message>
        <source>{file}, line {line}, {field}: {why}</source>
        <translation>{file}, ligne {line}, {field}&#x202f;: {why}</translation>
    </message>
    <message numerus="yes">
        <source>{side}: {standing} of %n figures on the table</source>
        <translation>
            <numerusform>{side}&#x202f;: {standing} figurine sur %n sur la table</numerusform>
            <numerusform>{side}&#x202f;: {standing} figurines sur %n sur la table</numerusform>
        </translation>
    </message>
    <message>
        <source>{turn}, ended</source>
        <translation>{turn}, terminée</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>A verb, a card, an army</source>
        <translation>Une action, une carte, une armée</translation>
    </message>
    <message>
        <source>Nothing has these letters.</source>
        <translation>Rien ne porte ces lettres.</translation>
    </message>
</context>
<context>
    <name>CorrectPrompt</name>
    <message>
        <source>Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why (may stay empty)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Detail</name>
    <message>
        <source>Also called</source>
        <translation>Autre nom</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armées</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Révision</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
</context>
<context>
    <name>Editing</name>
    <message>
        <source>Kept {name}.</source>
        <translation>Carte gardée&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Return to it</source>
        <translation>Y revenir</translation>
    </message>
    <message>
        <source>The card</source>
        <translation>La carte</translation>
    </message>
    <message>
        <source>{name} was not kept.</source>
        <translation>Carte non gardée&#x202f;: {name}</translation>
    </message>
</context>
<context>
    <name>EditorPage</name>
    <message>
        <source>Already here: {names}</source>
        <translation>Déjà là&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Edit {name}</source>
        <translation>Modifier {name}</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Nouvelle carte</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Save and next</source>
        <translation>Garder, puis suivante</translation>
    </message>
</context>
<context>
    <name>EffectPrompt</name>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characteristic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effects on {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Spell, miracle, order …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type how much it adds or takes away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set to</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Elements</name>
    <message>
        <source>Air</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Darkness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claires</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndPrompt</name>
    <message>
        <source>A draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntryList</name>
    <message>
        <source>A newer version of this card exists. Click to take it.</source>
        <translation>Une version plus récente de cette carte existe. Cliquez pour la prendre.</translation>
    </message>
    <message>
        <source>Number of figures: 1 to 9, + and −</source>
        <translation>Nombre de figurines&#x202f;: de 1 à 9, + et −</translation>
    </message>
</context>
<context>
    <name>FighterSheet</name>
    <message>
        <source>A sketch: its values are not known yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a figure: click it, or press A and its letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faith {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the card (C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stunned (S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has acted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stunned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unhurt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Who is struck? Its letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who strikes? Its letters, or Enter for nobody.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards do not show all their text. Choose one to look at it.</source>
        <translation>
            <numerusform>%n carte ne montre pas tout son texte. Choisissez-la pour la voir.</numerusform>
            <numerusform>%n cartes ne montrent pas tout leur texte. Choisissez-en une pour la voir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cards laid out</source>
        <translation>Cartes mises en page</translation>
    </message>
    <message>
        <source>Cards that do not show all their text</source>
        <translation>Cartes qui ne montrent pas tout leur texte</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>Pleine largeur</translation>
    </message>
    <message>
        <source>Page {page} of {count}</source>
        <translation>Page {page} sur {count}</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation>page {page}</translation>
    </message>
</context>
<context>
    <name>Importing</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>Journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice rolled here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice typed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JournalModel</name>
    <message>
        <source>Against the rule: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another way: {step}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keeper</name>
    <message>
        <source>A copy of the library is in {file}.</source>
        <translation>Une copie de la bibliothèque est dans {file}.</translation>
    </message>
    <message>
        <source>Make a new library there</source>
        <translation>Créer une bibliothèque à cet endroit</translation>
    </message>
    <message>
        <source>New library</source>
        <translation>Nouvelle bibliothèque</translation>
    </message>
    <message>
        <source>Open a library</source>
        <translation>Ouvrir une bibliothèque</translation>
    </message>
    <message>
        <source>Open another library</source>
        <translation>Ouvrir une autre bibliothèque</translation>
    </message>
    <message>
        <source>Open my first library</source>
        <translation>Ouvrir ma première bibliothèque</translation>
    </message>
    <message>
        <source>Open to read only</source>
        <translation>Ouvrir en lecture seule</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <translation>Enregistrer ailleurs</translation>
    </message>
    <message>
        <source>Tacticien libraries (*{suffix})</source>
        <translation>Bibliothèques Tacticien (*{suffix})</translation>
    </message>
    <message>
        <source>The backup could not be put in place: {reason}.</source>
        <translation>La sauvegarde n’a pas pu être remise en place&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The backup is in place. What was there before is a backup now.</source>
        <translation>La sauvegarde est en place. Ce qu’il y avait avant est maintenant une sauvegarde.</translation>
    </message>
    <message>
        <source>This library can only be read. Save a copy to change it.</source>
        <translation>Cette bibliothèque ne peut qu’être lue. Enregistrez une copie pour la modifier.</translation>
    </message>
    <message>
        <source>This library is open in another window.</source>
        <translation>Cette bibliothèque est ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>{holder} is writing in this library: here it can only be read.</source>
        <translation>{holder} écrit dans cette bibliothèque&#x202f;: ici, elle ne peut qu’être lue.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>A counter of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct turn, phase or hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect on a characteristic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the speaking turn, or deal with the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faith</source>
        <translation>Foi</translation>
    </message>
    <message>
        <source>Gain a gem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain faith</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gems by element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to any figure: then its card’s letter and its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next phase, or end the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has acted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter, colour, nickname</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look one step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look one step forth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More for the left side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More for the right side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the card, or give it its profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>One card fewer on a counted side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card more on a counted side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One notch less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One notch more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phases and battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play reserve and top together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the reserve card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the top card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the top card in reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the whole card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speaking turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend a gem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend faith</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stunned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stunned, or no longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a refusal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it is: fled, dead, off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wound roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a line into the journal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Attach a picture</source>
        <translation>Joindre une image</translation>
    </message>
    <message>
        <source>Attach a picture: choose a file, or drop one on the card</source>
        <translation>Joindre une image&#x202f;: choisir un fichier, ou en déposer un sur la carte</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Fill in PA</source>
        <translation>Compléter les PA</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Nouvelle carte</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Print the selected cards</source>
        <translation>Imprimer les cartes choisies</translation>
    </message>
    <message>
        <source>Read cards from tables (CSV)</source>
        <translation>Lire des cartes dans des tableaux (CSV)</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Retirer l’image</translation>
    </message>
    <message>
        <source>Return to the card that was not kept</source>
        <translation>Revenir à la carte non gardée</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Type the PA of one card after the other; Tab goes to the next</source>
        <translation>Taper les PA carte après carte&#x202f;; Tab passe à la suivante</translation>
    </message>
</context>
<context>
    <name>LibraryMenu</name>
    <message>
        <source>New library…</source>
        <translation>Nouvelle bibliothèque…</translation>
    </message>
    <message>
        <source>Open a library…</source>
        <translation>Ouvrir une bibliothèque…</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurer une sauvegarde…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
</context>
<context>
    <name>LibraryPlace</name>
    <message>
        <source>Attach a picture</source>
        <translation>Joindre une image</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n cards.</source>
        <translation>
            <numerusform>%n carte supprimée.</numerusform>
            <numerusform>%n cartes supprimées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted {name}.</source>
        <translation>Carte supprimée&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation>Importer des cartes</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Pictures ({endings})</source>
        <translation>Images ({endings})</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt)</source>
        <translation>Tableaux (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ManaPrompt</name>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mana of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dice} dice, {success} or more is a gem.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} gems of {element}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MarkPrompt</name>
    <message>
        <source>Letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark it so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Done</source>
        <translation type="unfinished">Terminé</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Dismiss</source>
        <translation>Masquer</translation>
    </message>
</context>
<context>
    <name>Muster</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figures</source>
        <translation>
            <numerusform>%n figurine</numerusform>
            <numerusform>%n figurines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n inconnu</numerusform>
            <numerusform>%n inconnus</numerusform>
        </translation>
    </message>
    <message>
        <source>Add cards</source>
        <translation>Ajouter des cartes</translation>
    </message>
    <message numerus="yes">
        <source>Allies of %n peoples.</source>
        <translation>
            <numerusform>Alliés de %n peuple.</numerusform>
            <numerusform>Alliés de %n peuples.</numerusform>
        </translation>
    </message>
    <message>
        <source>Artefact</source>
        <translation>Artefact</translation>
    </message>
    <message>
        <source>Choose a card of the army first</source>
        <translation>Choisissez d’abord une carte de l’armée</translation>
    </message>
    <message>
        <source>DIS {value}</source>
        <translation>DIS {value}</translation>
    </message>
    <message>
        <source>Delete the army</source>
        <translation>Supprimer l’armée</translation>
    </message>
    <message>
        <source>Duplicate the army</source>
        <translation>Dupliquer l’armée</translation>
    </message>
    <message>
        <source>Miracle</source>
        <translation>Miracle</translation>
    </message>
    <message>
        <source>Move the card down</source>
        <translation>Descendre la carte</translation>
    </message>
    <message>
        <source>Move the card up</source>
        <translation>Monter la carte</translation>
    </message>
    <message>
        <source>New army</source>
        <translation>Nouvelle armée</translation>
    </message>
    <message>
        <source>Nobody may coordinate: this side would lose the Tactique roll.</source>
        <translation>Personne ne peut coordonner&#x202f;: ce camp perdrait le jet de Tactique.</translation>
    </message>
    <message>
        <source>Nobody yet.</source>
        <translation>Personne pour l’instant.</translation>
    </message>
    <message>
        <source>Nothing to say against this list.</source>
        <translation>Rien à redire à cette liste.</translation>
    </message>
    <message>
        <source>One figure fewer</source>
        <translation>Une figurine de moins</translation>
    </message>
    <message>
        <source>One figure more</source>
        <translation>Une figurine de plus</translation>
    </message>
    <message>
        <source>Only notes, picture or wording differ.</source>
        <translation>Seuls les notes, l’image ou les mots diffèrent.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Print the cards of this army</source>
        <translation>Imprimer les cartes de cette armée</translation>
    </message>
    <message>
        <source>Remove the card</source>
        <translation>Retirer la carte</translation>
    </message>
    <message>
        <source>Set the figures: 1 to 9</source>
        <translation>Régler les figurines&#x202f;: de 1 à 9</translation>
    </message>
    <message>
        <source>Set up a battle with this army</source>
        <translation>Préparer une bataille avec cette armée</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>Sort</translation>
    </message>
    <message>
        <source>Take the newer version of the card</source>
        <translation>Prendre la version récente de la carte</translation>
    </message>
    <message>
        <source>The price of this card is not known yet.</source>
        <translation>Le prix de cette carte n’est pas encore connu.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>per card</source>
        <translation>par carte</translation>
    </message>
    <message>
        <source>per figure</source>
        <translation>par figurine</translation>
    </message>
    <message>
        <source>{option}: price not known yet</source>
        <translation>{option}&#x202f;: prix encore inconnu</translation>
    </message>
</context>
<context>
    <name>MusterPlace</name>
    <message numerus="yes">
        <source>%n problems in {format}</source>
        <translation>
            <numerusform>%n problème pour {format}</numerusform>
            <numerusform>%n problèmes pour {format}</numerusform>
        </translation>
    </message>
    <message>
        <source>Add cards</source>
        <translation>Ajouter des cartes</translation>
    </message>
    <message>
        <source>An army is a list of reference cards, each with its figures.</source>
        <translation>Une armée est une liste de cartes de références, chacune avec ses figurines.</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armées</translation>
    </message>
    <message>
        <source>Card and checks</source>
        <translation>Carte et contrôles</translation>
    </message>
    <message>
        <source>Cards of the army</source>
        <translation>Cartes de l’armée</translation>
    </message>
    <message>
        <source>Checks of {format}</source>
        <translation>Contrôles pour {format}</translation>
    </message>
    <message>
        <source>Coordinators</source>
        <translation>Coordinateurs</translation>
    </message>
    <message>
        <source>Muster</source>
        <translation>Armées</translation>
    </message>
    <message>
        <source>New army</source>
        <translation>Nouvelle armée</translation>
    </message>
    <message>
        <source>No army yet</source>
        <translation>Pas encore d’armée</translation>
    </message>
    <message>
        <source>This army has no card yet.</source>
        <translation>Cette armée n’a pas encore de carte.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>{army} is deleted.</source>
        <translation>{army} est supprimée.</translation>
    </message>
    <message>
        <source>{card} is removed.</source>
        <translation>{card} est retirée.</translation>
    </message>
</context>
<context>
    <name>OptionsEditor</name>
    <message>
        <source>Add an option</source>
        <translation>Ajouter une option</translation>
    </message>
    <message>
        <source>Artefacts, spells, miracles and whatever else this card buys.</source>
        <translation>Artefacts, sorts, miracles et tout ce que cette carte achète.</translation>
    </message>
    <message>
        <source>Close the options</source>
        <translation>Fermer les options</translation>
    </message>
    <message>
        <source>Options of {card}</source>
        <translation>Options de {card}</translation>
    </message>
</context>
<context>
    <name>PeopleBox</name>
    <message>
        <source>All of them</source>
        <translation>Tous</translation>
    </message>
</context>
<context>
    <name>PhaseRows</name>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished">Terminé</translation>
    </message>
    <message>
        <source>Done: open it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip (I)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped: open it again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message numerus="yes">
        <source>%n abilities left out</source>
        <translation>
            <numerusform>%n compétence omise</numerusform>
            <numerusform>%n compétences omises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figures of {card}</source>
        <translation>
            <numerusform>%n figurine de {card}</numerusform>
            <numerusform>%n figurines de {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notches</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n options left out</source>
        <translation>
            <numerusform>%n option omise</numerusform>
            <numerusform>%n options omises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces of equipment left out</source>
        <translation>
            <numerusform>%n équipement omis</numerusform>
            <numerusform>%n équipements omis</numerusform>
        </translation>
    </message>
    <message>
        <source>A Pariah in an army that is not all Pariahs.</source>
        <translation>Un Paria dans une armée qui n’est pas entièrement Paria.</translation>
    </message>
    <message>
        <source>A card has courage or fear, not both: “{value}” went into the note.</source>
        <translation>Une carte a le courage ou la peur, pas les deux&#x202f;: «&#x202f;{value}&#x202f;» est dans la note.</translation>
    </message>
    <message>
        <source>A card is named: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card needs a name, in French or in English.</source>
        <translation>Une carte a besoin d’un nom, en français ou en anglais.</translation>
    </message>
    <message>
        <source>A card stands for 1 to {most} figures.</source>
        <translation>Une carte vaut pour 1 à {most} figurines.</translation>
    </message>
    <message>
        <source>A die of an ability is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die shows 1 to {faces}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit is between 1 and 100,000 PA.</source>
        <translation>Une limite va de 1 à 100&#x202f;000&#xa0;PA.</translation>
    </message>
    <message>
        <source>A limit of {limit} PA is unusual: games are played at {least} to {most} PA, in hundreds.</source>
        <translation>Une limite de {limit} PA est inhabituelle&#x202f;: on joue de {least} à {most} PA, par centaines.</translation>
    </message>
    <message>
        <source>A mercenary of another people: {people}.</source>
        <translation>Un mercenaire d’un autre peuple&#x202f;: {people}.</translation>
    </message>
    <message>
        <source>A price is between 0 and 9,999 PA.</source>
        <translation>Un prix va de 0 à 9&#x202f;999&#xa0;PA.</translation>
    </message>
    <message>
        <source>Allies take {share} % of the points; {most} % at most.</source>
        <translation>Les alliés prennent {share}&#x202f;% des points&#x202f;; {most}&#x202f;% au plus.</translation>
    </message>
    <message>
        <source>An ally, of another people: {people}.</source>
        <translation>Un allié, d’un autre peuple&#x202f;: {people}.</translation>
    </message>
    <message>
        <source>An ally: {people}.</source>
        <translation>Un allié&#x202f;: {people}.</translation>
    </message>
    <message>
        <source>An army needs a name.</source>
        <translation>Une armée a besoin d’un nom.</translation>
    </message>
    <message>
        <source>An elemental of another people: {people}.</source>
        <translation>Un élémentaire d’un autre peuple&#x202f;: {people}.</translation>
    </message>
    <message>
        <source>An immortal of another people: {people}.</source>
        <translation>Un immortel d’un autre peuple&#x202f;: {people}.</translation>
    </message>
    <message>
        <source>Captured.</source>
        <translation>Capturé.</translation>
    </message>
    <message>
        <source>Cards are being played: their fighters act first (V-A).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are left to play in this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters are not counted while some ranks are unknown.</source>
        <translation>Les personnages ne sont pas comptés tant que des rangs sont inconnus.</translation>
    </message>
    <message>
        <source>Characters take {share} % of the points; {least} % at least.</source>
        <translation>Les personnages prennent {share}&#x202f;% des points&#x202f;; {least}&#x202f;% au moins.</translation>
    </message>
    <message>
        <source>Characters take {share} % of the points; {most} % at most.</source>
        <translation>Les personnages prennent {share}&#x202f;% des points&#x202f;; {most}&#x202f;% au plus.</translation>
    </message>
    <message>
        <source>Correction of {subject}: {fields}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correction of {subject}: {fields} ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DIS of {fighter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DIS of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead.</source>
        <translation>Mort.</translation>
    </message>
    <message>
        <source>End of the battle in turn {turn}: a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the battle in turn {turn}: {winner} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the speaking turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of turn {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FOR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First say which side speaks first (V-A).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fled.</source>
        <translation>En fuite.</translation>
    </message>
    <message>
        <source>It has no notch to heal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has only {held} of these gems.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has only {held} temporary faith.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is dead already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its Alliance/{alliance} names neither this people nor its path.</source>
        <translation>Son Alliance/{alliance} ne vise ni ce peuple ni sa voie.</translation>
    </message>
    <message>
        <source>Its Discipline is not known yet.</source>
        <translation>Sa Discipline n’est pas encore connue.</translation>
    </message>
    <message>
        <source>Its card is not being played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Mana of {fighter}, {success} or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Discipline.</source>
        <translation>Pas de Discipline.</translation>
    </message>
    <message>
        <source>No card has been played in this speaking turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is left in the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No character in the list.</source>
        <translation>Aucun personnage dans la liste.</translation>
    </message>
    <message>
        <source>No refusal is left (V-A-2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No side has the hand now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has seen a card of this side yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has won the Tactique roll yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Not on the table.</source>
        <translation>Hors de la table.</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On to combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On to the Tactique roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On to upkeep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On to: {phase}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One figure takes {share} % of the points; {most} % at most.</source>
        <translation>Une figurine prend {share}&#x202f;% des points&#x202f;; {most}&#x202f;% au plus.</translation>
    </message>
    <message>
        <source>PA of {name}</source>
        <translation>PA de {name}</translation>
    </message>
    <message>
        <source>Play another turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play reserve and top together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the reserve card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the top card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price not known yet.</source>
        <translation>Coût pas encore connu.</translation>
    </message>
    <message>
        <source>Put the top card in reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RES</source>
        <translation>RES</translation>
    </message>
    <message>
        <source>Say which card was drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequences are locked once the Tactique roll has begun (IV-A).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Something is wrong with this library file. Save a copy elsewhere, or restore a backup.</source>
        <translation>Quelque chose ne va pas avec ce fichier de bibliothèque. Enregistrez une copie ailleurs, ou restaurez une sauvegarde.</translation>
    </message>
    <message>
        <source>Tactique roll of {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not in this battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The FOR is not known: type it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The RES is not known: type it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Tactique roll of this turn is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ability “{value}” is not known and was kept as typed.</source>
        <translation>La compétence «&#x202f;{value}&#x202f;» n’est pas connue&#x202f;; elle est gardée telle quelle.</translation>
    </message>
    <message>
        <source>The activation phase is already open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army has no people yet.</source>
        <translation>L’armée n’a pas encore de peuple.</translation>
    </message>
    <message>
        <source>The battle goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle is not over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle is over. Reopen it to play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column “{value}” is not known and was not read.</source>
        <translation>La colonne «&#x202f;{value}&#x202f;» n’est pas connue et n’a pas été lue.</translation>
    </message>
    <message>
        <source>The column “{value}” stands there twice; only the first was read.</source>
        <translation>La colonne «&#x202f;{value}&#x202f;» figure deux fois&#x202f;; seule la première a été lue.</translation>
    </message>
    <message>
        <source>The disk does not answer. Plug it in again and retry, or save elsewhere.</source>
        <translation>Le disque ne répond pas. Rebranchez-le et réessayez, ou enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>The disk is full, so this was not saved. Free some room and retry, or save elsewhere.</source>
        <translation>Le disque est plein&#x202f;: ce n’est pas enregistré. Libérez de la place et réessayez, ou enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>The disk is full, so “{file}” was not written. Free some room, or save it elsewhere.</source>
        <translation>Le disque est plein, «&#x202f;{file}&#x202f;» n’a pas été écrit. Libérez de la place ou enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>The folder of “{file}” is not there. Choose another folder.</source>
        <translation>Le dossier de «&#x202f;{file}&#x202f;» n’existe pas. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>The list of this side is known: add a card instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side decides on its 6 first (II-A-3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side has no card left: there is nobody to pass to (V-A-3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The people of this card is not known yet.</source>
        <translation>Le peuple de cette carte n’est pas encore connu.</translation>
    </message>
    <message>
        <source>The people “{value}” is not known and was kept as typed.</source>
        <translation>Le peuple «&#x202f;{value}&#x202f;» n’est pas connu&#x202f;; il est gardé tel quel.</translation>
    </message>
    <message>
        <source>The rank “{value}” is not known and was kept as typed.</source>
        <translation>Le rang «&#x202f;{value}&#x202f;» n’est pas connu&#x202f;; il est gardé tel quel.</translation>
    </message>
    <message>
        <source>The reserve was already used in this phase (V-A-1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size “{value}” is not known and went into the note.</source>
        <translation>La taille «&#x202f;{value}&#x202f;» n’est pas connue&#x202f;; elle est dans la note.</translation>
    </message>
    <message>
        <source>The turn ends with its upkeep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already a file of that name, and it was not touched. Choose another name.</source>
        <translation>Un fichier porte déjà ce nom&#x202f;; il n’a pas été touché. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>There is no 6 to keep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card in reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is not in the library any more.</source>
        <translation>Cette carte n’est plus dans la bibliothèque.</translation>
    </message>
    <message>
        <source>This file is not a Tacticien library. Open another file, or import it instead.</source>
        <translation>Ce fichier n’est pas une bibliothèque de Tacticien. Ouvrez un autre fichier, ou importez celui-ci.</translation>
    </message>
    <message>
        <source>This file is not a picture that can be read.</source>
        <translation>Ce fichier n’est pas une image lisible.</translation>
    </message>
    <message>
        <source>This library can only be read. Save a copy elsewhere to change it.</source>
        <translation>Cette bibliothèque ne peut être que lue. Enregistrez une copie ailleurs pour la changer.</translation>
    </message>
    <message>
        <source>This library file is damaged. Restore a backup, or open another library.</source>
        <translation>Ce fichier de bibliothèque est abîmé. Restaurez une sauvegarde, ou ouvrez une autre bibliothèque.</translation>
    </message>
    <message>
        <source>This library is not there any more. Plug its disk in again, or open another library.</source>
        <translation>Cette bibliothèque n’est plus là. Rebranchez son disque, ou ouvrez-en une autre.</translation>
    </message>
    <message>
        <source>This library was made by a newer Tacticien. Nothing was changed in it; update Tacticien to open it.</source>
        <translation>Cette bibliothèque vient d’un Tacticien plus récent. Rien n’y a été changé&#x202f;; mettez Tacticien à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>This line has no name and was not read: {value}</source>
        <translation>Cette ligne n’a pas de nom et n’a pas été lue&#x202f;: {value}</translation>
    </message>
    <message>
        <source>This picture is heavier than {megabytes} MB. Save it smaller and try again.</source>
        <translation>Cette image pèse plus de {megabytes} Mo. Enregistrez-la plus petite et réessayez.</translation>
    </message>
    <message>
        <source>This picture measures {width} × {height} pixels, which is too large. Save it smaller.</source>
        <translation>Cette image mesure {width} × {height} pixels, c’est trop. Enregistrez-la plus petite.</translation>
    </message>
    <message>
        <source>This roll takes {needed} dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This side has thrown its die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Titan</source>
        <translation>Titan</translation>
    </message>
    <message>
        <source>Use a refusal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Très grande</translation>
    </message>
    <message>
        <source>War machines take {share} % of the points; {most} % at most.</source>
        <translation>Les machines de guerre prennent {share}&#x202f;% des points&#x202f;; {most}&#x202f;% au plus.</translation>
    </message>
    <message>
        <source>Wound roll on {fighter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are looking back. Go back to now to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add {card}</source>
        <translation>ajouter {card}</translation>
    </message>
    <message>
        <source>add {name}</source>
        <translation>ajout de {name}</translation>
    </message>
    <message>
        <source>adept</source>
        <translation>adepte</translation>
    </message>
    <message>
        <source>avatar</source>
        <translation>avatar</translation>
    </message>
    <message>
        <source>character</source>
        <translation>personnage</translation>
    </message>
    <message>
        <source>creature</source>
        <translation>créature</translation>
    </message>
    <message>
        <source>dean</source>
        <translation>doyen</translation>
    </message>
    <message numerus="yes">
        <source>delete %n cards</source>
        <translation>
            <numerusform>suppression de %n carte</numerusform>
            <numerusform>suppression de %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>delete {army}</source>
        <translation>supprimer {army}</translation>
    </message>
    <message>
        <source>delete {name}</source>
        <translation>suppression de {name}</translation>
    </message>
    <message>
        <source>details of {army}</source>
        <translation>détails de {army}</translation>
    </message>
    <message>
        <source>devout</source>
        <translation>dévot</translation>
    </message>
    <message>
        <source>double 6: {result}</source>
        <translation>double 6&#x202f;: {result}</translation>
    </message>
    <message>
        <source>duplicate as {army}</source>
        <translation>dupliquer en {army}</translation>
    </message>
    <message>
        <source>duplicate {name}</source>
        <translation>copie de {name}</translation>
    </message>
    <message>
        <source>edit {name}</source>
        <translation>modification de {name}</translation>
    </message>
    <message>
        <source>edition shortened</source>
        <translation>édition abrégée</translation>
    </message>
    <message>
        <source>elite</source>
        <translation>élite</translation>
    </message>
    <message>
        <source>gems recovered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>higher die</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>import %n cards</source>
        <translation>
            <numerusform>import de %n carte</numerusform>
            <numerusform>import de %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>initiate</source>
        <translation>initié</translation>
    </message>
    <message>
        <source>irregular</source>
        <translation>irrégulier</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>niveau {level}</translation>
    </message>
    <message>
        <source>living legend</source>
        <translation>légende vivante</translation>
    </message>
    <message>
        <source>lower die {die}: {location}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>major ally</source>
        <translation>allié majeur</translation>
    </message>
    <message>
        <source>master</source>
        <translation>maître</translation>
    </message>
    <message>
        <source>move {card}</source>
        <translation>déplacer {card}</translation>
    </message>
    <message>
        <source>name shortened</source>
        <translation>nom abrégé</translation>
    </message>
    <message>
        <source>natural result ({dice})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new army {army}</source>
        <translation>nouvelle armée {army}</translation>
    </message>
    <message>
        <source>newer version of {card}</source>
        <translation>version récente de {card}</translation>
    </message>
    <message>
        <source>no room for the picture</source>
        <translation>pas de place pour l’image</translation>
    </message>
    <message>
        <source>note on {card}</source>
        <translation>note sur {card}</translation>
    </message>
    <message>
        <source>note shortened</source>
        <translation>note abrégée</translation>
    </message>
    <message>
        <source>on the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options of {card}</source>
        <translation>options de {card}</translation>
    </message>
    <message>
        <source>people shortened</source>
        <translation>peuple abrégé</translation>
    </message>
    <message>
        <source>picture of {name}</source>
        <translation>image de {name}</translation>
    </message>
    <message>
        <source>rank shortened</source>
        <translation>rang abrégé</translation>
    </message>
    <message>
        <source>regular</source>
        <translation>régulier</translation>
    </message>
    <message>
        <source>remove the picture of {name}</source>
        <translation>retrait de l’image de {name}</translation>
    </message>
    <message>
        <source>remove {card}</source>
        <translation>retirer {card}</translation>
    </message>
    <message>
        <source>rename {army} to {name}</source>
        <translation>renommer {army} en {name}</translation>
    </message>
    <message>
        <source>rows entered at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows: {ability}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set by {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>special</source>
        <translation>spécial</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>take %n cards over from a battle</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>text shortened</source>
        <translation>texte abrégé</translation>
    </message>
    <message>
        <source>the table says: {result}</source>
        <translation>le tableau donne&#x202f;: {result}</translation>
    </message>
    <message>
        <source>value shortened: {words}</source>
        <translation>valeur abrégée&#x202f;: {words}</translation>
    </message>
    <message>
        <source>veteran</source>
        <translation>vétéran</translation>
    </message>
    <message>
        <source>virtuoso</source>
        <translation>virtuose</translation>
    </message>
    <message>
        <source>war machine</source>
        <translation>machine de guerre</translation>
    </message>
    <message numerus="yes">
        <source>wound boxes of %n figures left out</source>
        <translation>
            <numerusform>cases de blessures de&#x202f;%n figurine omises</numerusform>
            <numerusform>cases de blessures de&#x202f;%n figurines omises</numerusform>
        </translation>
    </message>
    <message>
        <source>zealot</source>
        <translation>zélote</translation>
    </message>
    <message>
        <source>{ability}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ability}, die {die}: {was} becomes {result}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ability}: {was} becomes {result}</source>
        <translation>{ability}&#x202f;: {was} devient {result}</translation>
    </message>
    <message>
        <source>{attacker} strikes {fighter} ({location}): {result}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} cards of one profile in {points} PA; {most} at most.</source>
        <translation>{cards} cartes d’un même profil pour {points} PA&#x202f;; {most} au plus.</translation>
    </message>
    <message>
        <source>{card} goes over to {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{card} joins the battle (%n figures)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n figures more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{fighter} coordinates {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fighter} flees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fighter} gains gems: {n} × {element}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fighter} gains {n} temporary faith</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fighter} has acted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fighter} has not acted after all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fighter} is captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fighter} is dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{fighter} is healed: %n notches left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{fighter} is killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fighter} is marked anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fighter} is no longer stunned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fighter} is off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fighter} is on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fighter} is struck ({location}): {result}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fighter} is stunned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fighter} may not coordinate (IV-B): {reasons}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fighter} recovers gems: {n} × {element}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fighter} spends gems: {n} × {element}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fighter} spends {n} temporary faith</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fighter}, {what}: done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fighter}, {what}: open again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fighter}, {what}: skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{fighter}: %n notches</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{fighter}: note taken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fighter}: {characteristic} {amount:+} ({source})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fighter}: {name} at {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fighter}: {source} has ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fighter}: “{note}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figures} figures in {points} PA; {most} at most.</source>
        <translation>{figures} figurines pour {points} PA&#x202f;; {most} au plus.</translation>
    </message>
    <message>
        <source>{figures} figures on one card; at {pa} PA each, {most} at most.</source>
        <translation>{figures} figurines sur une carte&#x202f;; à {pa} PA pièce, {most} au plus.</translation>
    </message>
    <message>
        <source>{figures} × {pa} PA</source>
        <translation>{figures} × {pa}&#xa0;PA</translation>
    </message>
    <message>
        <source>{holder} is using this library now. Close it there, or open the library to read only.</source>
        <translation>{holder} utilise cette bibliothèque en ce moment. Fermez-la là-bas, ou ouvrez-la en lecture seule.</translation>
    </message>
    <message>
        <source>{least} cards have been seen already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {times} × {pa} PA</source>
        <translation>{name}&#x202f;: {times} × {pa}&#xa0;PA</translation>
    </message>
    <message>
        <source>{over} PA over the limit of {limit} PA.</source>
        <translation>{over} PA au-dessus de la limite de {limit} PA.</translation>
    </message>
    <message>
        <source>{side} arranges cards that stay hidden</source>
        <translation>{side} arrange des cartes qui restent cachées</translation>
    </message>
    <message>
        <source>{side} ends its speaking turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} forgets the order “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{side} has %n cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{side} hides its sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} is not ready after all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} is ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} keeps its 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} keeps its 6: {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} keeps its 6: {total}. {outcome} wins the roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} keeps its order as “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} orders its sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} plays reserve and top: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} plays {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} plays {cards} from the reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} puts a card in reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} puts {cards} in reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} shows its sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} speaks first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} speaks first, {winner} decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} throws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} throws its 6 again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} throws {dice} for Tactique: {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} throws {dice} for Tactique: {total}, a tie, both throw again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} throws {dice} for Tactique: {total}, both fail and throw again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} throws {dice} for Tactique: {total}. {outcome} wins the roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} uses a refusal, {left} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} wins the Tactique roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: bonuses of the Tactique roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: nobody may coordinate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: {name} coordinates, DIS {dis}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} cannot be read as PA. Write a number, or nothing.</source>
        <translation>«&#x202f;{text}&#x202f;» ne se lit pas comme des PA. Écrivez un nombre, ou rien.</translation>
    </message>
    <message>
        <source>{what}: done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: open again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” could not be written. Choose another name or another folder.</source>
        <translation>«&#x202f;{file}&#x202f;» n’a pas pu être écrit. Choisissez un autre nom ou un autre dossier.</translation>
    </message>
    <message>
        <source>“{file}” has no column “name” or “name_fr”. Nothing was imported; add the column.</source>
        <translation>«&#x202f;{file}&#x202f;» n’a pas de colonne «&#x202f;name&#x202f;» ni «&#x202f;name_fr&#x202f;». Rien n’a été importé&#x202f;; ajoutez la colonne.</translation>
    </message>
    <message>
        <source>“{file}” holds no card. Nothing was imported.</source>
        <translation>«&#x202f;{file}&#x202f;» ne contient aucune carte. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>“{file}” is damaged. Nothing was imported; ask for the file again.</source>
        <translation>«&#x202f;{file}&#x202f;» est abîmé. Rien n’a été importé&#x202f;; demandez le fichier de nouveau.</translation>
    </message>
    <message>
        <source>“{file}” is not a battle written by Tacticien. Nothing was imported.</source>
        <translation>«&#x202f;{file}&#x202f;» n’est pas une bataille écrite par Tacticien. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>“{file}” is not a table of cards. Nothing was imported; save it as CSV and try again.</source>
        <translation>«&#x202f;{file}&#x202f;» n’est pas un tableau de cartes. Rien n’a été importé&#x202f;; enregistrez-le en CSV et réessayez.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be read. Nothing was imported; choose a smaller file.</source>
        <translation>«&#x202f;{file}&#x202f;» est trop volumineux pour être lu. Rien n’a été importé&#x202f;; choisissez un fichier plus petit.</translation>
    </message>
    <message>
        <source>“{file}” may not be written: its folder is protected or another program uses it. Save elsewhere.</source>
        <translation>«&#x202f;{file}&#x202f;» ne peut pas être écrit&#x202f;: son dossier est protégé ou un autre programme l’utilise. Enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>“{file}” was written by a newer Tacticien. Update Tacticien, then import it again.</source>
        <translation>«&#x202f;{file}&#x202f;» vient d’une version plus récente de Tacticien. Mettez Tacticien à jour, puis importez-le de nouveau.</translation>
    </message>
    <message>
        <source>“{value}” is no number and was kept as text.</source>
        <translation>«&#x202f;{value}&#x202f;» n’est pas un nombre&#x202f;; c’est gardé comme texte.</translation>
    </message>
    <message>
        <source>“{value}” stands beyond the last column and was not read.</source>
        <translation>«&#x202f;{value}&#x202f;» dépasse la dernière colonne et n’a pas été lu.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>{file} cannot be read. Try another file.</source>
        <translation>{file} ne peut pas être lu. Essayez un autre fichier.</translation>
    </message>
</context>
<context>
    <name>PrintingPlace</name>
    <message>
        <source>Gather an army and its cards are laid out here, nine to a page.</source>
        <translation>Composez une armée&#x202f;: ses cartes se rangent ici, neuf par page.</translation>
    </message>
    <message>
        <source>Go to the Library</source>
        <translation>Aller à la Bibliothèque</translation>
    </message>
    <message>
        <source>Go to the Muster</source>
        <translation>Aller aux Armées</translation>
    </message>
    <message>
        <source>In the print dialog choose 100 %, not “fit to page”.</source>
        <translation>Dans la fenêtre d’impression, choisissez 100&#x202f;% et non «&#x202f;ajuster à la page&#x202f;».</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>No cards selected</source>
        <translation>Aucune carte sélectionnée</translation>
    </message>
    <message>
        <source>No program opens PDF files here. Save the PDF instead.</source>
        <translation>Aucun programme n’ouvre les PDF sur cet ordinateur. Enregistrez le PDF.</translation>
    </message>
    <message>
        <source>Nothing to print yet</source>
        <translation>Rien à imprimer pour l’instant</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open these pages in your PDF program and print there</source>
        <translation>Ouvrir ces pages dans votre lecteur de PDF, pour les imprimer de là</translation>
    </message>
    <message>
        <source>Open to print</source>
        <translation>Ouvrir pour imprimer</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Preview of the pages</source>
        <translation>Aperçu des pages</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Impression</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Save PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <translation>Enregistrer ailleurs</translation>
    </message>
    <message>
        <source>Save these pages as a PDF file</source>
        <translation>Enregistrer ces pages dans un fichier PDF</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Enregistré sous {file}</translation>
    </message>
    <message>
        <source>Select cards in the Library and print them from there.</source>
        <translation>Sélectionnez des cartes dans la Bibliothèque, puis imprimez-les de là.</translation>
    </message>
    <message>
        <source>Show pages in full width</source>
        <translation>Afficher les pages sur toute la largeur</translation>
    </message>
    <message>
        <source>Show whole pages</source>
        <translation>Afficher des pages entières</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Stopped. Change a choice to lay the cards out again.</source>
        <translation>Arrêté. Changez un choix pour remettre les cartes en page.</translation>
    </message>
    <message>
        <source>The pages are being laid out</source>
        <translation>Les pages sont en cours de composition</translation>
    </message>
    <message>
        <source>There is nothing to print yet</source>
        <translation>Il n’y a rien à imprimer pour l’instant</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Show the report</source>
        <translation>Ouvrir le rapport</translation>
    </message>
    <message>
        <source>Something went wrong last time. Nothing you confirmed was lost.</source>
        <translation>Quelque chose s’est mal passé la dernière fois. Rien de ce que vous aviez validé n’est perdu.</translation>
    </message>
    <message>
        <source>Something went wrong. Nothing you confirmed was lost.</source>
        <translation>Quelque chose s’est mal passé. Rien de ce que vous aviez validé n’est perdu.</translation>
    </message>
    <message>
        <source>The settings could not be read. They were set aside; these are new.</source>
        <translation>Les réglages étaient illisibles. Ils ont été mis de côté&#x202f;: en voici de nouveaux.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>A draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle</source>
        <translation type="unfinished">Bataille</translation>
    </message>
    <message>
        <source>Scenario: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: {survivors} of {figures} figures left, {pa} PA lost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message numerus="yes">
        <source>%n cards were here already</source>
        <translation>
            <numerusform>%n carte déjà là</numerusform>
            <numerusform>%n cartes déjà là</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards with newer values</source>
        <translation>
            <numerusform>%n carte mise à jour</numerusform>
            <numerusform>%n cartes mises à jour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new cards</source>
        <translation>
            <numerusform>%n nouvelle carte</numerusform>
            <numerusform>%n nouvelles cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things could not be read as they stand: they were kept as typed.</source>
        <translation>
            <numerusform>%n chose n’a pas pu être lue telle quelle&#x202f;: elle est gardée comme écrite.</numerusform>
            <numerusform>%n choses n’ont pas pu être lues telles quelles&#x202f;: elles sont gardées comme écrites.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>No card could be read</source>
        <translation>Aucune carte n’a pu être lue</translation>
    </message>
    <message>
        <source>Undo the import</source>
        <translation>Annuler l’import</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Depuis un fichier…</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>There is no backup of this library yet. Any other library file can be taken.</source>
        <translation>Il n’y a pas encore de sauvegarde de cette bibliothèque. Tout autre fichier de bibliothèque peut la remplacer.</translation>
    </message>
    <message>
        <source>What the library holds now is kept as a backup first.</source>
        <translation>Le contenu actuel de la bibliothèque est d’abord sauvegardé.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombres</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>Lancés à la table</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claires</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Rolled here</source>
        <translation>Lancés ici</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Your people</source>
        <translation>Votre peuple</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
</context>
<context>
    <name>SideHeader</name>
    <message>
        <source>Cards left in the pile: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures on the table: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at my sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More for this side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refusals left: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserve {notation}: a card is set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserve {notation}: one card may be set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserve {notation}: used up in this phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sequence of this side is hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won the Tactique roll of this turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>SideRows</name>
    <message>
        <source>has acted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in the sequence of this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number {number} in the sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speaking now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stunned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top of the pile</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpeakingRows</name>
    <message>
        <source>Has acted (T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name this card (N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody of these cards can act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card has no name yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextPrompt</name>
    <message>
        <source>It needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TroublesModel</name>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
</context>
<context>
    <name>ValuesRow</name>
    <message>
        <source>AIM</source>
        <translation>TIR</translation>
    </message>
    <message>
        <source>ATT</source>
        <translation>ATT</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>C/F</source>
        <translation>C/P</translation>
    </message>
    <message>
        <source>COU</source>
        <translation>COU</translation>
    </message>
    <message>
        <source>Courage</source>
        <translation>Courage</translation>
    </message>
    <message>
        <source>Courage or fear. C or P says which</source>
        <translation>Courage ou peur. C ou P le précise</translation>
    </message>
    <message>
        <source>Courage. P makes it fear, ? unknown</source>
        <translation>Courage. P en fait une peur,&#x202f;? inconnu</translation>
    </message>
    <message>
        <source>DEF</source>
        <translation>DEF</translation>
    </message>
    <message>
        <source>DIS</source>
        <translation>DIS</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Discipline</source>
        <translation>Discipline</translation>
    </message>
    <message>
        <source>FAI</source>
        <translation>FOI</translation>
    </message>
    <message>
        <source>FEA</source>
        <translation>PEUR</translation>
    </message>
    <message>
        <source>Faith: one figure, or three aspects like 2-3-3</source>
        <translation>Foi&#x202f;: un chiffre, ou trois aspects comme 2-3-3</translation>
    </message>
    <message>
        <source>Fear. C makes it courage, ? unknown</source>
        <translation>Peur. C en fait un courage,&#x202f;? inconnu</translation>
    </message>
    <message>
        <source>INI</source>
        <translation>INI</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>MOV</source>
        <translation>MOU</translation>
    </message>
    <message>
        <source>Movement, in cm</source>
        <translation>Mouvement, en cm</translation>
    </message>
    <message>
        <source>POW</source>
        <translation>POU</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Pouvoir</translation>
    </message>
    <message>
        <source>RES</source>
        <translation>RES</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Résistance</translation>
    </message>
    <message>
        <source>STR</source>
        <translation>FOR</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>That line has more than eleven values. Nothing was changed.</source>
        <translation>Cette ligne a plus de onze valeurs. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>{value} cannot be read. Write 12, 7.5, 12+1d, 15/20, or - for none.</source>
        <translation>{value} ne se lit pas. Écrivez 12, 7,5, 12+1d, 15/20, ou - pour aucune.</translation>
    </message>
</context>
<context>
    <name>Verbs</name>
    <message>
        <source>Dark colours</source>
        <translation>Couleurs sombres</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Find a verb, a card, an army</source>
        <translation>Trouver une action, une carte, une armée</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Library file</source>
        <translation>Fichier de la bibliothèque</translation>
    </message>
    <message>
        <source>Library file: {name}</source>
        <translation>Fichier de la bibliothèque&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Couleurs claires</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <translation>Rétablir&#x202f;: {step}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <translation>Annuler&#x202f;: {step}</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Enter a card</source>
        <translation>Saisir une carte</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>Lancés à la table</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Play the example</source>
        <translation>Jouer l’exemple</translation>
    </message>
    <message>
        <source>Reference cards, army lists and the battle itself, on one table.</source>
        <translation>Cartes de références, listes d’armée et bataille, sur une même table.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Rolled here</source>
        <translation>Lancés ici</translation>
    </message>
    <message>
        <source>Your people</source>
        <translation>Votre peuple</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Battle</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Muster</source>
        <translation>Armées</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Imprimer</translation>
    </message>
</context>
<context>
    <name>WoundPrompt</name>
    <message>
        <source>Amplified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attenuated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished">Terminé</translation>
    </message>
    <message>
        <source>FOR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press again to do it all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RES</source>
        <translation>RES</translation>
    </message>
    <message>
        <source>Roll here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the dice, or roll them here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the die of Toxic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the die of Vapour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wound roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is struck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strikes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Line</name>
    <message>
        <source>? PA</source>
        <translation>? PA</translation>
    </message>
    <message>
        <source>Kind of option</source>
        <translation>Genre d’option</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of the option</source>
        <translation>Nom de l’option</translation>
    </message>
    <message>
        <source>Price in PA; empty is unknown</source>
        <translation>Prix en PA&#x202f;; vide s’il est inconnu</translation>
    </message>
    <message>
        <source>Remove this option</source>
        <translation>Retirer cette option</translation>
    </message>
</context>
<context>
    <name>_Peoples</name>
    <message>
        <source>not chosen</source>
        <translation>non choisi</translation>
    </message>
</context>
</TS>
