<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AbilitiesField</name>
    <message>
        <source>Not in the catalogue: kept as typed. Click to remove.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{other}. Click to remove.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ArmyHeader</name>
    <message>
        <source>Edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pa} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pa} over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardDrawer</name>
    <message>
        <source>Add cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the drawer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, ability, pa&lt;30</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return adds the card. “3 name” adds three figures. Esc closes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardsModel</name>
    <message>
        <source>AIM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ATT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army points of one figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>COU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Courage, or fear when marked F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DEF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DIS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discipline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F</source>
        <comment>before a fear value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FAI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faith</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>INI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MOV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement, in cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>POW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RES</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank, sorted by its level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the card comes from</source>
        <translation type="unfinished"></translation>
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
    <name>EntryList</name>
    <message>
        <source>A newer version of this card exists. Click to take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of figures: 1 to 9, + and −</source>
        <translation type="unfinished"></translation>
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
    <name>MessageStrip</name>
    <message>
        <source>Dismiss</source>
        <translation>Masquer</translation>
    </message>
</context>
<context>
    <name>Muster</name>
    <message>
        <source>%n cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Artefact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Miracle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price of this card is not known yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option}: price not known yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionsEditor</name>
    <message>
        <source>Add an option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Artefacts, spells, miracles and whatever else this card buys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of {card}</source>
        <translation type="unfinished"></translation>
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
    <name>Phrases</name>
    <message>
        <source>A card stands for 1 to {most} figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit is between 1 and 100,000 PA.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A price is between 0 and 9,999 PA.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An army needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the details of {army}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete {army}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate as {army}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New army {army}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newer version of {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PA of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename {army} to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full, so this was not saved. Free some room and retry, or save elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is not a Tacticien library. Open another file, or import it instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This library can only be read. Save a copy elsewhere to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This library file is damaged. Restore a backup, or open another library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This library is not there any more. Plug its disk in again, or open another library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This library was made by a newer Tacticien. Nothing was changed in it; update Tacticien to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>delete %n cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>delete {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duplicate {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edit {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>import %n cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>picture of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove the picture of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: {figures} figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figures} × {pa} PA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{holder} is using this library now. Close it there, or open the library to read only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {times} × {pa} PA</source>
        <translation type="unfinished"></translation>
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
    <name>SidePanel</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ValuesRow</name>
    <message>
        <source>AIM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ATT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C/F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>COU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Courage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Courage or fear. C or P says which</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Courage. P makes it fear, ? unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DEF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DIS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discipline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FAI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FEA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faith: one figure, or three aspects like 2-3-3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fear. C makes it courage, ? unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>INI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MOV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement, in cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>POW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RES</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That line has more than eleven values. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} cannot be read. Write 12, 7.5, 12+1d, 15/20, or - for none.</source>
        <translation type="unfinished"></translation>
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
    <name>_Line</name>
    <message>
        <source>? PA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price in PA; empty is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this option</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Peoples</name>
    <message>
        <source>not chosen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
