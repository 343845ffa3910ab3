<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Abilities</name>
    <message>
        <source>Known, for the table to apply: {names}</source>
        <translation>Reconnu, à appliquer à la table&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Not in the catalogue, kept as typed: {names}</source>
        <translation>Hors du catalogue, gardé tel quel&#x202f;: {names}</translation>
    </message>
</context>
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
    <name>AbilityPicker</name>
    <message>
        <source>Attacker</source>
        <translation>Attaquant</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
</context>
<context>
    <name>AboutSheet</name>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Fonts: Source Sans 3 and Cinzel (SIL Open Font License), DejaVu Sans (DejaVu licence).</source>
        <translation>Polices&#x202f;: Source Sans 3 et Cinzel (SIL Open Font License), DejaVu Sans (licence DejaVu).</translation>
    </message>
    <message>
        <source>Icons: Tabler Icons (MIT licence).</source>
        <translation>Icônes&#x202f;: Tabler Icons (licence MIT).</translation>
    </message>
    <message>
        <source>Interface: Qt and PySide6 (GNU LGPL, version 3).</source>
        <translation>Interface&#x202f;: Qt et PySide6 (GNU LGPL, version 3).</translation>
    </message>
    <message>
        <source>Keeps your Confrontation reference cards and armies, and runs the activation sequence with you at the table.</source>
        <translation>Garde vos cartes de références et vos armées de Confrontation, et déroule avec vous la séquence d’activation à la table.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Licences and thanks</source>
        <translation>Licences et remerciements</translation>
    </message>
    <message>
        <source>Made by players, and not affiliated with any publisher of the game.</source>
        <translation>Fait par des joueurs, sans lien avec aucun éditeur du jeu.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Open folder: {name}</source>
        <translation>Ouvrir le dossier&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Tacticien is free software under the MIT licence.</source>
        <translation>Tacticien est un logiciel libre sous licence MIT.</translation>
    </message>
    <message>
        <source>Tacticien {version}</source>
        <translation>Tacticien {version}</translation>
    </message>
    <message>
        <source>Where your data is kept</source>
        <translation>Où sont vos données</translation>
    </message>
    <message>
        <source>{folder} could not be opened.</source>
        <translation>{folder} n’a pas pu être ouvert.</translation>
    </message>
</context>
<context>
    <name>ActingCard</name>
    <message>
        <source>Animus of {n}</source>
        <translation>Animus sur {n}</translation>
    </message>
    <message>
        <source>one Animus point fewer</source>
        <translation>un point d’Animus de moins</translation>
    </message>
    <message>
        <source>one Animus point more</source>
        <translation>un point d’Animus de plus</translation>
    </message>
</context>
<context>
    <name>ActingPage</name>
    <message>
        <source>Choose who acts</source>
        <translation>Choisissez qui agit</translation>
    </message>
    <message>
        <source>Next phase: {phase}</source>
        <translation>Phase suivante&#x202f;: {phase}</translation>
    </message>
    <message>
        <source>No surprise</source>
        <translation>Pas de surprise</translation>
    </message>
    <message>
        <source>One thing only in this phase</source>
        <translation>Un seul choix dans cette phase</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Press again to do it anyway.</source>
        <translation>Appuyez de nouveau pour le faire quand même.</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Surprise</translation>
    </message>
    <message>
        <source>Take the initiative</source>
        <translation>Prendre l’initiative</translation>
    </message>
    <message>
        <source>To act: {names}</source>
        <translation>Doivent agir&#x202f;: {names}</translation>
    </message>
    <message>
        <source>one target, or several</source>
        <translation>une cible, ou plusieurs</translation>
    </message>
    <message>
        <source>proposes an idea</source>
        <translation>propose une idée</translation>
    </message>
    <message>
        <source>takes minutes</source>
        <translation>prend plusieurs minutes</translation>
    </message>
    <message>
        <source>takes the whole phase</source>
        <translation>prend toute la phase</translation>
    </message>
    <message>
        <source>the enemies act first</source>
        <translation>les ennemis agissent d’abord</translation>
    </message>
    <message>
        <source>the game master answers</source>
        <translation>le meneur répond</translation>
    </message>
    <message>
        <source>{name} acts</source>
        <translation>{name} agit</translation>
    </message>
    <message>
        <source>{name} does not act now</source>
        <translation>{name} n’agit pas maintenant</translation>
    </message>
    <message>
        <source>{name} has acted</source>
        <translation>{name} a agi</translation>
    </message>
    <message>
        <source>{n} Animus lost</source>
        <translation>{n} Animus à regagner</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>AIM and a ranged weapon</source>
        <translation>TIR et arme de tir</translation>
    </message>
    <message>
        <source>Done, name its target</source>
        <translation>Fait, nommer la cible</translation>
    </message>
    <message>
        <source>Done, on another target</source>
        <translation>Fait, sur une autre cible</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Move in flight, in cm:</source>
        <translation>Potentiel en vol, en cm&#x202f;:</translation>
    </message>
    <message>
        <source>Move on the ground, in cm:</source>
        <translation>Potentiel au sol, en cm&#x202f;:</translation>
    </message>
    <message>
        <source>Move, in cm:</source>
        <translation>Potentiel, en cm&#x202f;:</translation>
    </message>
    <message>
        <source>Stationary: it neither moves nor turns.</source>
        <translation>Immobile&#x202f;: ni déplacement ni réorientation.</translation>
    </message>
    <message>
        <source>To agree on: {what}</source>
        <translation>À convenir&#x202f;: {what}</translation>
    </message>
    <message>
        <source>Turning on the spot is a walk.</source>
        <translation>Se réorienter sur place est une marche.</translation>
    </message>
    <message>
        <source>With the target in sight, this would be a charge.</source>
        <translation>La cible est en vue&#x202f;: ce serait une charge.</translation>
    </message>
    <message>
        <source>announced</source>
        <translation>à résoudre</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distance</translation>
    </message>
    <message>
        <source>does not see {who} (referee)</source>
        <translation>ne voit pas {who} (arbitre)</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>flying, level {n}</source>
        <translation>en vol, palier {n}</translation>
    </message>
    <message>
        <source>in contact with {who}</source>
        <translation>au contact de {who}</translation>
    </message>
    <message>
        <source>no longer possible</source>
        <translation>devenu impossible</translation>
    </message>
    <message>
        <source>room in contact</source>
        <translation>place au contact</translation>
    </message>
    <message>
        <source>sees {who} (referee)</source>
        <translation>voit {who} (arbitre)</translation>
    </message>
    <message>
        <source>shots: {made} of {most}</source>
        <translation>tirs&#x202f;: {made} sur {most}</translation>
    </message>
    <message>
        <source>sight</source>
        <translation>vue</translation>
    </message>
    <message>
        <source>target</source>
        <translation>cible</translation>
    </message>
    <message>
        <source>{cm} cm</source>
        <translation>{cm} cm</translation>
    </message>
    <message>
        <source>{once} × {factor}</source>
        <translation>{once} × {factor}</translation>
    </message>
    <message>
        <source>{reach} in flight</source>
        <translation>{reach} en vol</translation>
    </message>
    <message>
        <source>{reach} on the ground</source>
        <translation>{reach} au sol</translation>
    </message>
</context>
<context>
    <name>AimedPrompt</name>
    <message numerus="yes">
        <source>%n targets</source>
        <translation>
            <numerusform>%n cible</numerusform>
            <numerusform>%n cibles</numerusform>
        </translation>
    </message>
    <message>
        <source>Action points</source>
        <translation>Points d’action</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaquer</translation>
    </message>
    <message>
        <source>Cast</source>
        <translation>Incanter</translation>
    </message>
    <message>
        <source>Characteristic to roll</source>
        <translation>Caractéristique à lancer</translation>
    </message>
    <message>
        <source>Containers</source>
        <translation>Conteneurs</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Dodge, parry… (optional)</source>
        <translation>Esquive, parade… (facultatif)</translation>
    </message>
    <message>
        <source>Enter the damage, 0 for none.</source>
        <translation>Saisissez les dégâts, 0 s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>No roll</source>
        <translation>Pas de jet</translation>
    </message>
    <message>
        <source>One action point more</source>
        <translation>Un point d’action de plus</translation>
    </message>
    <message>
        <source>Own Animus</source>
        <translation>Son Animus</translation>
    </message>
    <message>
        <source>Press the targets in their roster, or type their letters.</source>
        <translation>Touchez les cibles dans leur liste, ou tapez leurs lettres.</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Retirer {name}</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Jet</translation>
    </message>
    <message>
        <source>Roll here</source>
        <translation>Lancer ici</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>Sort</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Cibles</translation>
    </message>
    <message>
        <source>The game master has no action points.</source>
        <translation>Le meneur n’a pas de point d’action.</translation>
    </message>
    <message>
        <source>What is cast (optional)</source>
        <translation>Ce qui est incanté (facultatif)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>of {n}</source>
        <translation>sur {n}</translation>
    </message>
    <message>
        <source>then {name}</source>
        <translation>puis {name}</translation>
    </message>
    <message>
        <source>to each target</source>
        <translation>à chaque cible</translation>
    </message>
    <message>
        <source>{name} attacks</source>
        <translation>{name} attaque</translation>
    </message>
    <message>
        <source>{name} casts</source>
        <translation>{name} incante</translation>
    </message>
    <message>
        <source>{targets}, {n} damage</source>
        <translation>{targets}, {n} dégâts</translation>
    </message>
</context>
<context>
    <name>AmountsPrompt</name>
    <message>
        <source>Enter {n} at most.</source>
        <translation>Saisissez {n} au plus.</translation>
    </message>
</context>
<context>
    <name>Announcing</name>
    <message>
        <source>Undone: {step}</source>
        <translation>Annulation&#x202f;: {step}</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message numerus="yes">
        <source>%n battles ended</source>
        <translation>
            <numerusform>%n bataille terminée</numerusform>
            <numerusform>%n batailles terminées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read</source>
        <translation>
            <numerusform>%n est illisible</numerusform>
            <numerusform>%n sont illisibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n nul</numerusform>
            <numerusform>%n nuls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n défaite</numerusform>
            <numerusform>%n défaites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still running, not counted</source>
        <translation>
            <numerusform>%n encore en cours, non comptée</numerusform>
            <numerusform>%n encore en cours, non comptées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n victoire</numerusform>
            <numerusform>%n victoires</numerusform>
        </translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>against {army}</source>
        <translation>contre {army}</translation>
    </message>
    <message>
        <source>an army without a name</source>
        <translation>une armée sans nom</translation>
    </message>
    <message>
        <source>{card}: {lost} of {figures} lost</source>
        <translation>{card}&#x202f;: {lost} sur {figures} perdues</translation>
    </message>
</context>
<context>
    <name>ArmyHeader</name>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Edition and note</source>
        <translation>Édition et note</translation>
    </message>
    <message>
        <source>Editions of the cards: {editions}</source>
        <translation>Éditions des cartes&#x202f;: {editions}</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
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
    <name>ArmyList</name>
    <message>
        <source>No army matches. Press Esc in the search to show all.</source>
        <translation>Aucune armée ne correspond. Échap dans la recherche les montre toutes.</translation>
    </message>
</context>
<context>
    <name>ArrangePage</name>
    <message>
        <source>Cards in the pile are played in the activation phase: go back to it ({key}).</source>
        <translation>Les cartes de la pile se jouent en phase d’activation&#x202f;: revenez-y ({key}).</translation>
    </message>
    <message>
        <source>Cards in the reserve: {n}</source>
        <translation>Cartes en réserve&#x202f;: {n}</translation>
    </message>
    <message>
        <source>Cards not played yet</source>
        <translation>Cartes pas encore jouées</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Cartes jouées</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Drag, press Alt+↑ or Alt+↓, or type a position.</source>
        <translation>Glissez, appuyez sur Alt+↑ ou Alt+↓, ou tapez une place.</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation>En réserve</translation>
    </message>
    <message>
        <source>In the pile</source>
        <translation>Dans la pile</translation>
    </message>
    <message>
        <source>Leave it unchanged</source>
        <translation>Ne rien changer</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Pas encore jouée</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouée</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>Raison (facultatif)</translation>
    </message>
    <message>
        <source>Still in the pile, next one on top</source>
        <translation>Encore dans la pile, la prochaine en haut</translation>
    </message>
    <message>
        <source>The order of this pile is not known here: only which cards were played counts.</source>
        <translation>L’ordre de cette pile n’est pas connu ici&#x202f;: seul compte ce qui a été joué.</translation>
    </message>
</context>
<context>
    <name>ArrivalPrompt</name>
    <message>
        <source>A name, with Animus and number if needed: Rat 4 x2</source>
        <translation>Un nom, avec Animus et nombre au besoin&#x202f;: Rat 4 x2</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Allié</translation>
    </message>
    <message>
        <source>Animus</source>
        <translation>Animus</translation>
    </message>
    <message>
        <source>Animus not given</source>
        <translation>Animus non indiqué</translation>
    </message>
    <message>
        <source>Animus: </source>
        <translation>Animus&#x202f;: </translation>
    </message>
    <message>
        <source>As an ally: nobody waits for allies</source>
        <translation>Comme allié&#x202f;: on n’attend pas les alliés</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>How many: </source>
        <translation>Combien&#x202f;: </translation>
    </message>
    <message>
        <source>{name}: only one kind of fighter can join at a time.</source>
        <translation>{name}&#x202f;: on ne fait venir qu’une sorte de combattant à la fois.</translation>
    </message>
</context>
<context>
    <name>Arrivals</name>
    <message>
        <source>Join</source>
        <translation>Faire venir</translation>
    </message>
    <message>
        <source>Who joins {side}?</source>
        <translation>Qui rejoint {side}&#x202f;?</translation>
    </message>
</context>
<context>
    <name>AskedFields</name>
    <message>
        <source>Characteristic</source>
        <translation>Caractéristique</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
</context>
<context>
    <name>Aspects</name>
    <message>
        <source>Alteration</source>
        <translation>Altération</translation>
    </message>
    <message>
        <source>Creation</source>
        <translation>Création</translation>
    </message>
    <message>
        <source>Destruction</source>
        <translation>Destruction</translation>
    </message>
</context>
<context>
    <name>AttemptPrompt</name>
    <message>
        <source>Roll here</source>
        <translation>Lancer ici</translation>
    </message>
</context>
<context>
    <name>BackupsSheet</name>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n armée</numerusform>
            <numerusform>%n armées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battles</source>
        <translation>
            <numerusform>%n bataille</numerusform>
            <numerusform>%n batailles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marked, {size}: those the rule marked go at the next automatic backup, or now.</source>
        <translation>
            <numerusform>%n marquée, {size}&#x202f;: si c’est la règle qui l’écarte, elle partira à la prochaine sauvegarde automatique, ou maintenant.</numerusform>
            <numerusform>%n marquées, {size}&#x202f;: celles que la règle écarte partiront à la prochaine sauvegarde automatique, ou maintenant.</numerusform>
        </translation>
    </message>
    <message>
        <source>All data in one file: a full copy of the library, with revisions, battles, pictures and undo, that restores everything. A package (.tactpack) only passes things on.</source>
        <translation>Toutes les données en un fichier&#x202f;: une copie complète de la bibliothèque (révisions, batailles, images et annulations) qui permet de tout restaurer. Un paquet (.tactpack) ne fait que transmettre.</translation>
    </message>
    <message>
        <source>All data in one file…</source>
        <translation>Toutes les données en un fichier…</translation>
    </message>
    <message>
        <source>Backups made by hand stay until you mark them with Space.</source>
        <translation>Les sauvegardes faites à la main restent tant que vous ne les marquez pas avec Espace.</translation>
    </message>
    <message>
        <source>Backups of the library “{name}”</source>
        <translation>Sauvegardes de la bibliothèque «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>Clean-up</source>
        <translation>Ménage</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Depuis un fichier…</translation>
    </message>
    <message>
        <source>Keep the last</source>
        <translation>Garder les</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Make a backup now</source>
        <translation>Sauvegarder maintenant</translation>
    </message>
    <message>
        <source>Nothing is marked for removal.</source>
        <translation>Rien n’est marqué à supprimer.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n marked</source>
        <translation>
            <numerusform>Supprimer %n marquée</numerusform>
            <numerusform>Supprimer %n marquées</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove marked</source>
        <translation>Supprimer les marquées</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Restore from a file</source>
        <translation>Restaurer depuis un fichier</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>The backup is being made…</source>
        <translation>Sauvegarde en cours…</translation>
    </message>
    <message>
        <source>The library as it is now is backed up before another one is restored.</source>
        <translation>Votre bibliothèque actuelle est d’abord sauvegardée quand vous en restaurez une autre.</translation>
    </message>
    <message>
        <source>This library has no backup yet. You can restore any other library file.</source>
        <translation>Cette bibliothèque n’a pas encore de sauvegarde. Vous pouvez restaurer tout autre fichier de bibliothèque.</translation>
    </message>
    <message>
        <source>backups,</source>
        <translation>dernières,</translation>
    </message>
    <message>
        <source>before a restore</source>
        <translation>avant une restauration</translation>
    </message>
    <message>
        <source>before an update</source>
        <translation>avant une mise à jour</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>à la main</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>days,</source>
        <translation>jours,</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>part</translation>
    </message>
    <message>
        <source>months.</source>
        <translation>mois.</translation>
    </message>
    <message>
        <source>one a day for</source>
        <translation>une par jour sur</translation>
    </message>
    <message>
        <source>one a month for</source>
        <translation>une par mois sur</translation>
    </message>
    <message>
        <source>one a week for</source>
        <translation>une par semaine sur</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>weeks,</source>
        <translation>semaines,</translation>
    </message>
    <message>
        <source>when closed</source>
        <translation>à la fermeture</translation>
    </message>
    <message>
        <source>“{folder}” cannot be looked into, so its backups are not shown. Give yourself the right to read and write there, or restore any other library file.</source>
        <translation>«&#x202f;{folder}&#x202f;» ne peut pas être lu&#x202f;: ses sauvegardes ne sont pas montrées. Donnez-vous le droit d’y lire et d’y écrire, ou restaurez tout autre fichier de bibliothèque.</translation>
    </message>
</context>
<context>
    <name>BandsField</name>
    <message>
        <source>Add a price band</source>
        <translation>Ajouter une tranche de prix</translation>
    </message>
    <message>
        <source>PA:</source>
        <translation>PA&#x202f;:</translation>
    </message>
    <message>
        <source>Remove this price band</source>
        <translation>Retirer cette tranche de prix</translation>
    </message>
    <message>
        <source>above:</source>
        <translation>au-delà&#x202f;:</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>figurines</translation>
    </message>
    <message>
        <source>up to</source>
        <translation>jusqu’à</translation>
    </message>
    <message>
        <source>{check}, figures</source>
        <translation>{check}, figurines</translation>
    </message>
    <message>
        <source>{check}, up to PA</source>
        <translation>{check}, jusqu’à (PA)</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>A draw</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>All battles, the end, corrections, the report</source>
        <translation>Toutes les batailles, la fin, les corrections, le rapport</translation>
    </message>
    <message>
        <source>Answers the brilliant plan</source>
        <translation>Répond au plan génial</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>Command points</source>
        <translation>Points de commandement</translation>
    </message>
    <message>
        <source>Every card has been played</source>
        <translation>Toutes les cartes sont jouées</translation>
    </message>
    <message>
        <source>Everybody has acted</source>
        <translation>Tout le monde a agi</translation>
    </message>
    <message>
        <source>Everybody has acted; allies may still act: {names}</source>
        <translation>Tout le monde a agi&#x202f;; ces alliés peuvent encore agir&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Everybody has acted; down, may be aided: {names}</source>
        <translation>Tout le monde a agi&#x202f;; à terre, à aider&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Retour en arrière</translation>
    </message>
    <message>
        <source>On to combat</source>
        <translation>Passer au combat</translation>
    </message>
    <message>
        <source>Order of the piles</source>
        <translation>Ordre des piles</translation>
    </message>
    <message>
        <source>Order of the sequences</source>
        <translation>Ordre des séquences</translation>
    </message>
    <message>
        <source>PA destroyed: {a} to {b}</source>
        <translation>PA détruits&#x202f;: {a} à {b}</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Phase · dominant: {side}</source>
        <translation>Phase · dominant&#x202f;: {side}</translation>
    </message>
    <message>
        <source>Show the journal, or put it away</source>
        <translation>Montrer le journal, ou le ranger</translation>
    </message>
    <message>
        <source>Speaking turn of</source>
        <translation>Tour de parole de</translation>
    </message>
    <message>
        <source>Tactical phase</source>
        <translation>Phase tactique</translation>
    </message>
    <message>
        <source>Tactical phase · speaking turn of</source>
        <translation>Phase tactique · tour de parole de</translation>
    </message>
    <message>
        <source>Tactical phase · tactician: {side}</source>
        <translation>Phase tactique · tacticien&#x202f;: {side}</translation>
    </message>
    <message>
        <source>Tactical phase · tactician: {side} ({plan})</source>
        <translation>Phase tactique · tacticien&#x202f;: {side} ({plan})</translation>
    </message>
    <message>
        <source>Tactical phase · to play now</source>
        <translation>Phase tactique · la main est à</translation>
    </message>
    <message>
        <source>Tactician: chooses who speaks first</source>
        <translation>Tacticien&#x202f;: choisit qui parle en premier</translation>
    </message>
    <message>
        <source>Tactique roll</source>
        <translation>Jet de Tactique</translation>
    </message>
    <message>
        <source>To play now</source>
        <translation>La main est à</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <source>Turn {turn} of {limit}</source>
        <translation>Tour {turn} sur {limit}</translation>
    </message>
    <message>
        <source>Waiting for {names}</source>
        <translation>On attend {names}</translation>
    </message>
    <message>
        <source>Who is the tactician</source>
        <translation>Qui est le tacticien</translation>
    </message>
    <message>
        <source>Won the Tactique roll: chooses who speaks first</source>
        <translation>A gagné le jet de Tactique&#x202f;: choisit qui parle en premier</translation>
    </message>
</context>
<context>
    <name>Battle</name>
    <message>
        <source>Answer what is asked first.</source>
        <translation>Répondez d’abord à la question posée.</translation>
    </message>
    <message>
        <source>Choose a battle of the list first.</source>
        <translation>Choisissez d’abord une bataille de la liste.</translation>
    </message>
    <message>
        <source>Gems ({element})</source>
        <translation>Gemmes ({element})</translation>
    </message>
    <message>
        <source>In the list of all battles ({key}).</source>
        <translation>Dans la liste des batailles ({key}).</translation>
    </message>
    <message>
        <source>Keeps up: {spells}</source>
        <translation>Entretient&#x202f;: {spells}</translation>
    </message>
    <message>
        <source>Life points lost</source>
        <translation>Points de vie perdus</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>No battle is on the table.</source>
        <translation>Aucune bataille n’est sur la table.</translation>
    </message>
    <message>
        <source>No card speaks now.</source>
        <translation>Aucune carte n’a la parole.</translation>
    </message>
    <message>
        <source>Not before the first speaking turn.</source>
        <translation>Pas avant le premier tour de parole.</translation>
    </message>
    <message>
        <source>Only at the end of the last turn.</source>
        <translation>Seulement à la fin du dernier tour.</translation>
    </message>
    <message>
        <source>Only in speaking turns.</source>
        <translation>Seulement pendant les tours de parole.</translation>
    </message>
    <message>
        <source>Only in the combat and upkeep phases.</source>
        <translation>Seulement pendant les phases de combat et d’entretien.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Report saved: {file}</source>
        <translation>Compte rendu enregistré&#x202f;: {file}</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le compte rendu</translation>
    </message>
    <message>
        <source>Side {letter}</source>
        <translation>Camp {letter}</translation>
    </message>
    <message>
        <source>Strategic: command points</source>
        <translation>Stratégique&#x202f;: points de commandement</translation>
    </message>
    <message>
        <source>Strategic: ordering the sequences</source>
        <translation>Stratégique&#x202f;: ordre des séquences</translation>
    </message>
    <message>
        <source>Strategic: the Tactique roll</source>
        <translation>Stratégique&#x202f;: jet de Tactique</translation>
    </message>
    <message>
        <source>Strategic: who speaks first</source>
        <translation>Stratégique&#x202f;: qui parle en premier</translation>
    </message>
    <message>
        <source>Tactical: command points</source>
        <translation>Tactique&#x202f;: points de commandement</translation>
    </message>
    <message>
        <source>Tactical: ordering the piles</source>
        <translation>Tactique&#x202f;: formation des piles</translation>
    </message>
    <message>
        <source>Tactical: speaking turns</source>
        <translation>Tactique&#x202f;: tours de parole</translation>
    </message>
    <message>
        <source>Tactical: who is the tactician</source>
        <translation>Tactique&#x202f;: qui est le tacticien</translation>
    </message>
    <message>
        <source>Tactical: who speaks first</source>
        <translation>Tactique&#x202f;: qui parle en premier</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>La bataille est terminée.</translation>
    </message>
    <message>
        <source>This is the present moment.</source>
        <translation>Vous êtes au moment présent.</translation>
    </message>
    <message>
        <source>Uncover the table first.</source>
        <translation>Découvrez d’abord la table.</translation>
    </message>
    <message>
        <source>Used up: {name}</source>
        <translation>Épuisé&#x202f;: {name}</translation>
    </message>
    <message>
        <source>You are looking back: nothing can be changed.</source>
        <translation>Vous regardez en arrière&#x202f;: rien ne peut changer.</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>a figure</source>
        <translation>une figurine</translation>
    </message>
    <message>
        <source>abdomen</source>
        <translation>abdomen</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>actions</translation>
    </message>
    <message>
        <source>activated</source>
        <translation>a agi</translation>
    </message>
    <message>
        <source>arms</source>
        <translation>bras</translation>
    </message>
    <message>
        <source>captor</source>
        <translation>ravisseur</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>capturé</translation>
    </message>
    <message>
        <source>captured by {name}</source>
        <translation>capturé par {name}</translation>
    </message>
    <message>
        <source>cards speaking</source>
        <translation>cartes actives</translation>
    </message>
    <message>
        <source>chest</source>
        <translation>thorax</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>couleur</translation>
    </message>
    <message>
        <source>counters</source>
        <translation>compteurs</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>mort</translation>
    </message>
    <message>
        <source>faith</source>
        <translation>foi</translation>
    </message>
    <message>
        <source>fled</source>
        <translation>en fuite</translation>
    </message>
    <message>
        <source>gem limit</source>
        <translation>limite de gemmes</translation>
    </message>
    <message>
        <source>gems</source>
        <translation>gemmes</translation>
    </message>
    <message>
        <source>head</source>
        <translation>tête</translation>
    </message>
    <message>
        <source>in the air</source>
        <translation>en l’air</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>initiative</translation>
    </message>
    <message>
        <source>legs</source>
        <translation>jambes</translation>
    </message>
    <message>
        <source>letter</source>
        <translation>lettre</translation>
    </message>
    <message>
        <source>level</source>
        <translation>palier</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>marques</translation>
    </message>
    <message>
        <source>modifiers</source>
        <translation>effets</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>nickname</source>
        <translation>surnom</translation>
    </message>
    <message>
        <source>no limit, as the rules say</source>
        <translation>sans limite, selon les règles</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>notches</source>
        <translation>crans</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>off the table</source>
        <translation>hors table</translation>
    </message>
    <message>
        <source>on the ground</source>
        <translation>au sol</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>people</source>
        <translation>peuple</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>phase</translation>
    </message>
    <message>
        <source>pile</source>
        <translation>pile</translation>
    </message>
    <message>
        <source>place</source>
        <translation>lieu</translation>
    </message>
    <message>
        <source>played cards</source>
        <translation>cartes jouées</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>refusals</source>
        <translation>refus</translation>
    </message>
    <message>
        <source>refusals used</source>
        <translation>refus utilisés</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>réserve</translation>
    </message>
    <message>
        <source>reserve used</source>
        <translation>réserve utilisée</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>lignes</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>séquence</translation>
    </message>
    <message>
        <source>side to play</source>
        <translation>main</translation>
    </message>
    <message>
        <source>step</source>
        <translation>étape</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>Sonné</translation>
    </message>
    <message>
        <source>temporary faith</source>
        <translation>foi temporaire</translation>
    </message>
    <message>
        <source>the battle</source>
        <translation>la bataille</translation>
    </message>
    <message>
        <source>to the end of the battle</source>
        <translation>jusqu’à la fin de la bataille</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>unnamed card</source>
        <translation>carte sans nom</translation>
    </message>
    <message>
        <source>until its activation of the next turn</source>
        <translation>jusqu’à son activation du tour suivant</translation>
    </message>
    <message>
        <source>until the end of the combat</source>
        <translation>jusqu’à la fin du combat</translation>
    </message>
    <message>
        <source>until the end of the turn</source>
        <translation>jusqu’à la fin du tour</translation>
    </message>
    <message>
        <source>used up in this battle</source>
        <translation>épuisé dans cette bataille</translation>
    </message>
    <message>
        <source>what is known</source>
        <translation>ce qui est connu</translation>
    </message>
    <message>
        <source>while it holds</source>
        <translation>tant que c’est le cas</translation>
    </message>
    <message>
        <source>winner of the roll</source>
        <translation>vainqueur du jet</translation>
    </message>
    <message>
        <source>{name} “{nickname}”</source>
        <translation>{name} «&#x202f;{nickname}&#x202f;»</translation>
    </message>
    <message>
        <source>{notches} of {capacity} notches</source>
        <translation>{notches} crans sur {capacity}</translation>
    </message>
    <message>
        <source>{n} × {element}</source>
        <translation>{n} × {element}</translation>
    </message>
    <message>
        <source>{n}, as the rules say</source>
        <translation>{n}, selon les règles</translation>
    </message>
    <message>
        <source>{result}, becomes {state}</source>
        <translation>{result}&#x202f;: devient {state}</translation>
    </message>
    <message>
        <source>{value} (in flight)</source>
        <translation>{value} (en vol)</translation>
    </message>
    <message>
        <source>{value} (on the ground)</source>
        <translation>{value} (au sol)</translation>
    </message>
    <message>
        <source>“{note}”</source>
        <translation>«&#x202f;{note}&#x202f;»</translation>
    </message>
</context>
<context>
    <name>BattleContext</name>
    <message>
        <source>Do the same again to do it anyway.</source>
        <translation>Recommencez pour le faire quand même.</translation>
    </message>
</context>
<context>
    <name>BattlePlace</name>
    <message>
        <source>A battle is in view</source>
        <translation>Une bataille est à l’écran</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Le compte rendu est dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>BattleShelf</name>
    <message>
        <source>No battle matches.</source>
        <translation>Aucune bataille ne correspond.</translation>
    </message>
    <message>
        <source>Show all battles</source>
        <translation>Voir toutes les batailles</translation>
    </message>
</context>
<context>
    <name>BattleTable</name>
    <message>
        <source>Back to them</source>
        <translation>Y revenir</translation>
    </message>
    <message>
        <source>Looking back, nothing changes: {step}</source>
        <translation>Retour en arrière, rien ne change&#x202f;: {step}</translation>
    </message>
    <message>
        <source>Not saved:</source>
        <comment>a gesture</comment>
        <translation>Pas enregistré&#x202f;:</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <translation>Enregistrer ailleurs</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>le début</translation>
    </message>
</context>
<context>
    <name>BattleVerbs</name>
    <message>
        <source>Name of the battle</source>
        <translation>Nom de la bataille</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Consulter</translation>
    </message>
    <message>
        <source>{army} is saved in the Muster.</source>
        <translation>{army}&#x202f;: armée gardée dans Armées.</translation>
    </message>
    <message>
        <source>{battle} has been deleted.</source>
        <translation>{battle}&#x202f;: bataille supprimée.</translation>
    </message>
</context>
<context>
    <name>BlowPrompt</name>
    <message>
        <source>Attacker</source>
        <translation>Attaquant</translation>
    </message>
    <message>
        <source>Not named</source>
        <translation>Non précisé</translation>
    </message>
    <message>
        <source>RES</source>
        <translation>RES</translation>
    </message>
    <message>
        <source>STR</source>
        <translation>FOR</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
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
    <message numerus="yes">
        <source>%n of {cards} selected</source>
        <translation>
            <numerusform>%n choisie sur {cards}</numerusform>
            <numerusform>%n choisies sur {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Toutes les éditions</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>All peoples</source>
        <translation>Tous les peuples</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Cards still without PA</source>
        <translation>Les cartes encore sans PA</translation>
    </message>
    <message>
        <source>Cards that one of your lists uses</source>
        <translation>Cartes de l’une de vos listes</translation>
    </message>
    <message>
        <source>Cards whose PA are known</source>
        <translation>Cartes dont les PA sont connus</translation>
    </message>
    <message>
        <source>Cards with AIM</source>
        <translation>Les cartes qui ont un TIR</translation>
    </message>
    <message>
        <source>Cards with a faithful’s rank or FAI</source>
        <translation>Les cartes avec un rang de fidèle ou une FOI</translation>
    </message>
    <message>
        <source>Cards with a mage’s rank or POW</source>
        <translation>Les cartes avec un rang de magicien ou un POU</translation>
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
        <source>Enter one of your own cards</source>
        <translation>Saisir une de vos cartes</translation>
    </message>
    <message>
        <source>Enter one of your own cards, or import a table.</source>
        <translation>Saisissez une de vos cartes, ou importez un tableau.</translation>
    </message>
    <message>
        <source>Faithful</source>
        <translation>Fidèles</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>In my lists</source>
        <translation>Dans mes listes</translation>
    </message>
    <message>
        <source>Mages</source>
        <translation>Magiciens</translation>
    </message>
    <message>
        <source>Miniatures you do not own</source>
        <translation>Modèles que vous ne possédez pas</translation>
    </message>
    <message>
        <source>Miniatures you own (owned&gt;0)</source>
        <translation>Modèles que vous possédez (possede&gt;0)</translation>
    </message>
    <message>
        <source>Name, people, ability</source>
        <translation>Nom, peuple, compétence</translation>
    </message>
    <message>
        <source>Name, people, ability, pa&lt;30</source>
        <translation>Nom, peuple, compétence, pa&lt;30</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Nouvelle carte</translation>
    </message>
    <message>
        <source>No card matches.</source>
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
        <source>Not owned</source>
        <translation>Manquantes</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Possédées</translation>
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
        <source>Ready to play</source>
        <translation>Jouables</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search cards</source>
        <translation>Chercher des cartes</translation>
    </message>
    <message>
        <source>Search: name, people, ability, rank, pa&lt;30, dis&gt;=5</source>
        <translation>Nom, peuple, compétence, rang, pa&lt;30, dis&gt;=5</translation>
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
        <source>{cards}, {missing} without PA</source>
        <translation>{cards}, {missing} sans PA</translation>
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
    <message numerus="yes">
        <source>%n figures owned</source>
        <translation>
            <numerusform>%n figurine possédée</numerusform>
            <numerusform>%n figurines possédées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n filters hide cards (Ctrl+F)</source>
        <translation>
            <numerusform>%n filtre cache des cartes (Ctrl+F)</numerusform>
            <numerusform>%n filtres cachent des cartes (Ctrl+F)</numerusform>
        </translation>
    </message>
    <message>
        <source>+ or Enter adds the card, 1–9 sets its figures.</source>
        <translation>+ ou Entrée ajoute la carte, 1–9 fixe ses figurines.</translation>
    </message>
    <message>
        <source>Add one figure</source>
        <translation>Ajouter une figurine</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Enter adds the card, with as many figures as a number before its name says; 1–9 then sets them. Alt+1–9 adds it with that many, and so does 1–9 once an arrow has selected it. * stars it, Ctrl+F filters.</source>
        <translation>Entrée ajoute la carte, avec autant de figurines que le dit un nombre devant son nom&#x202f;; 1–9 les règle ensuite. Alt+1–9 l’ajoute avec autant de figurines, tout comme 1–9 après une flèche. * en fait une favorite, Ctrl+F filtre.</translation>
    </message>
    <message>
        <source>Filter the cards (Ctrl+F)</source>
        <translation>Filtrer les cartes (Ctrl+F)</translation>
    </message>
    <message>
        <source>No card matches. Ctrl+F opens the filters.</source>
        <translation>Aucune carte ne correspond. Ctrl+F ouvre les filtres.</translation>
    </message>
    <message>
        <source>No card matches. Esc clears the search, Ctrl+F opens the filters.</source>
        <translation>Aucune carte ne correspond. Échap efface la recherche, Ctrl+F ouvre les filtres.</translation>
    </message>
    <message>
        <source>No card matches. Esc clears the search.</source>
        <translation>Aucune carte ne correspond. Échap efface la recherche.</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Chercher dans les cartes</translation>
    </message>
    <message>
        <source>The library has no card of {game} yet.</source>
        <translation>La bibliothèque n’a pas encore de carte de {game}.</translation>
    </message>
    <message>
        <source>{pa} on the card</source>
        <translation>{pa} sur la carte</translation>
    </message>
    <message>
        <source>{people} alone</source>
        <translation>{people} seulement</translation>
    </message>
</context>
<context>
    <name>CardForm</name>
    <message>
        <source>C3, C5, fan…</source>
        <translation>C3, C5, fan…</translation>
    </message>
    <message>
        <source>Effects may name fighters by their class or race.</source>
        <translation>Des effets peuvent désigner des combattants par leur classe ou leur race.</translation>
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
        <source>Rank line</source>
        <translation>Ligne de rang</translation>
    </message>
    <message>
        <source>Space: next value · - none · empty: not known yet · P: fear · you can paste a whole line</source>
        <translation>Espace&#x202f;: valeur suivante · - aucune · vide&#x202f;: pas encore connue · P&#x202f;: peur · on peut coller une ligne entière</translation>
    </message>
    <message>
        <source>Space: next value · - none · empty: not known yet · you can paste a whole line</source>
        <translation>Espace&#x202f;: valeur suivante · - aucune · vide&#x202f;: pas encore connue · on peut coller une ligne entière</translation>
    </message>
    <message>
        <source>These PA cannot be read. Enter a number, or nothing.</source>
        <translation>Ces PA ne se lisent pas. Saisissez un nombre, ou rien.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>e.g. Champion 2 Special</source>
        <translation>p. ex. Champion 2 Spécial</translation>
    </message>
    <message>
        <source>e.g. a book</source>
        <translation>p. ex. un livre</translation>
    </message>
    <message>
        <source>e.g. human</source>
        <translation>p. ex. humain</translation>
    </message>
    <message>
        <source>type a few letters, in either language</source>
        <translation>tapez quelques lettres, en français ou en anglais</translation>
    </message>
</context>
<context>
    <name>CardHands</name>
    <message>
        <source>All is done here.</source>
        <translation>Tout est réglé ici.</translation>
    </message>
    <message>
        <source>It is told before a card is drawn, while both sides have some.</source>
        <translation>Cela se dit avant de tirer une carte, tant que les deux camps en ont.</translation>
    </message>
</context>
<context>
    <name>CardPrompt</name>
    <message>
        <source>Enter a name</source>
        <translation>Saisissez un nom</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Figures: </source>
        <translation>Figurines&#x202f;: </translation>
    </message>
    <message>
        <source>Leave it empty to play on without a name.</source>
        <translation>Laissez vide pour jouer sans nom.</translation>
    </message>
    <message>
        <source>New: {name}</source>
        <translation>Nouvelle&#x202f;: {name}</translation>
    </message>
    <message>
        <source>No card has this name.</source>
        <translation>Aucune carte ne porte ce nom.</translation>
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
        <source>FAI</source>
        <translation>FOI</translation>
    </message>
    <message>
        <source>Faith</source>
        <translation>Foi</translation>
    </message>
    <message>
        <source>Fig.</source>
        <translation>Fig.</translation>
    </message>
    <message>
        <source>Figures owned of the miniature</source>
        <translation>Figurines possédées de ce modèle</translation>
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
        <source>Resilience</source>
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
    <name>CardsSheet</name>
    <message numerus="yes">
        <source>%n differences</source>
        <translation>
            <numerusform>%n différence</numerusform>
            <numerusform>%n différences</numerusform>
        </translation>
    </message>
    <message>
        <source>Card of this column</source>
        <translation>Carte de cette colonne</translation>
    </message>
    <message>
        <source>Cards side by side</source>
        <translation>Cartes côte à côte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Every field</source>
        <translation>Tous les champs</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Aucune différence</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>Différences seules</translation>
    </message>
    <message>
        <source>Show this card</source>
        <translation>Montrer cette carte</translation>
    </message>
</context>
<context>
    <name>CastFields</name>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
</context>
<context>
    <name>CastPrompt</name>
    <message>
        <source>+ {n} of another element</source>
        <translation>+ {n} d’un autre élément</translation>
    </message>
    <message>
        <source>Add a target</source>
        <translation>Ajouter une cible</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Aire d’effet</translation>
    </message>
    <message>
        <source>Area: {n} cm.</source>
        <translation>Aire d’effet&#x202f;: {n} cm.</translation>
    </message>
    <message>
        <source>Area: {sum} = {n} cm.</source>
        <translation>Aire d’effet&#x202f;: {sum} = {n} cm.</translation>
    </message>
    <message>
        <source>Cast</source>
        <translation>Incanter</translation>
    </message>
    <message>
        <source>Change the test</source>
        <translation>Modifier le test</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Difficulty {n}.</source>
        <translation>Difficulté {n}.</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Quand même</translation>
    </message>
    <message>
        <source>Enter the area dice first, or roll them here: the total in cm says who is inside.</source>
        <translation>Saisissez d’abord les dés de l’aire d’effet, ou lancez-les ici&#x202f;: le total en cm dit qui s’y trouve.</translation>
    </message>
    <message>
        <source>Enter the dice, or roll them here.</source>
        <translation>Saisissez les dés, ou lancez-les ici.</translation>
    </message>
    <message>
        <source>Enter the difficulty die first, then the test dice, or roll them here.</source>
        <translation>Saisissez d’abord le dé de difficulté, puis ceux du test, ou lancez-les ici.</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Raté</translation>
    </message>
    <message>
        <source>Failed, said at the table</source>
        <translation>Raté, dit à la table</translation>
    </message>
    <message>
        <source>How many 6s</source>
        <translation>Combien de 6</translation>
    </message>
    <message>
        <source>No target</source>
        <translation>Aucune cible</translation>
    </message>
    <message>
        <source>Now roll the rest.</source>
        <translation>Lancez maintenant le reste.</translation>
    </message>
    <message>
        <source>Roll here</source>
        <translation>Lancer ici</translation>
    </message>
    <message>
        <source>Roll the area dice first: the total in cm says who is inside.</source>
        <translation>Lancez d’abord les dés de l’aire d’effet&#x202f;: le total en cm dit qui s’y trouve.</translation>
    </message>
    <message>
        <source>Targets named</source>
        <translation>Cibles nommées</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Who is inside</source>
        <translation>Qui est dans l’aire</translation>
    </message>
    <message>
        <source>Who is within {n} cm</source>
        <translation>Qui est à {n} cm ou moins</translation>
    </message>
    <message>
        <source>You are spending more than it costs: {gems}.</source>
        <translation>Vous dépensez plus que le coût&#x202f;: {gems}.</translation>
    </message>
    <message>
        <source>area of {dice}d in cm</source>
        <translation>aire d’effet de {dice}D en cm</translation>
    </message>
    <message>
        <source>area {n} cm</source>
        <translation>aire d’effet {n} cm</translation>
    </message>
    <message>
        <source>area {n} cm + {dice}d</source>
        <translation>aire d’effet {n} cm + {dice}D</translation>
    </message>
    <message>
        <source>around a marker</source>
        <translation>autour d’un marqueur</translation>
    </message>
    <message>
        <source>benefit</source>
        <translation>bénéfice</translation>
    </message>
    <message>
        <source>cast {n} of {most} times this turn</source>
        <translation>lancé {n} fois sur {most} ce tour-ci</translation>
    </message>
    <message>
        <source>costs {n} more: its caster is in contact</source>
        <translation>coûte {n} de plus&#x202f;: le lanceur est au contact</translation>
    </message>
    <message>
        <source>in contact</source>
        <translation>au contact</translation>
    </message>
    <message>
        <source>on enemies</source>
        <translation>sur les ennemis</translation>
    </message>
    <message>
        <source>on everybody</source>
        <translation>sur tous</translation>
    </message>
    <message>
        <source>on friends</source>
        <translation>sur les amis</translation>
    </message>
    <message>
        <source>on “{group}”</source>
        <translation>sur «&#x202f;{group}&#x202f;»</translation>
    </message>
    <message>
        <source>once in the battle</source>
        <translation>une fois dans la bataille</translation>
    </message>
    <message>
        <source>range {n} cm</source>
        <translation>portée {n} cm</translation>
    </message>
    <message>
        <source>{element}: automatic</source>
        <translation>{element}&#x202f;: automatique</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}&#x202f;; {second}</translation>
    </message>
    <message>
        <source>{name}: {spell}</source>
        <translation>{name}&#x202f;: {spell}</translation>
    </message>
    <message>
        <source>{n} against {difficulty}: fails</source>
        <translation>{n} contre {difficulty}&#x202f;: échoué</translation>
    </message>
    <message>
        <source>{n} against {difficulty}: succeeds</source>
        <translation>{n} contre {difficulty}&#x202f;: réussi</translation>
    </message>
    <message>
        <source>{n} missing</source>
        <translation>il en manque {n}</translation>
    </message>
    <message>
        <source>{n} × {element}, {chosen} chosen of {held}</source>
        <translation>{n} × {element}, {chosen} sur {held} en réserve</translation>
    </message>
    <message>
        <source>{n} × {element}, {held} held</source>
        <translation>{n} × {element}, {held} en réserve</translation>
    </message>
</context>
<context>
    <name>CasterFields</name>
    <message>
        <source>Mages and faithful at the start</source>
        <translation>Magiciens et fidèles au début</translation>
    </message>
</context>
<context>
    <name>CasterRow</name>
    <message>
        <source>Spells known…</source>
        <translation>Sortilèges connus…</translation>
    </message>
    <message>
        <source>Spells…</source>
        <translation>Sortilèges…</translation>
    </message>
    <message>
        <source>{name} (each)</source>
        <translation>{name} (par figurine)</translation>
    </message>
    <message>
        <source>{name} of side {letter}</source>
        <translation>{name} du camp {letter}</translation>
    </message>
</context>
<context>
    <name>Casting</name>
    <message>
        <source>A new spell…</source>
        <translation>Nouveau sortilège…</translation>
    </message>
    <message>
        <source>Another spell…</source>
        <translation>Un autre sortilège…</translation>
    </message>
    <message>
        <source>Complete or change one</source>
        <translation>En compléter ou modifier un</translation>
    </message>
    <message>
        <source>Which one to complete or change?</source>
        <translation>Lequel compléter ou modifier&#x202f;?</translation>
    </message>
</context>
<context>
    <name>CataloguesSheet</name>
    <message>
        <source>A list keeps the catalogues it was made with until you take others.</source>
        <translation>Une liste garde les catalogues de sa création jusqu’à ce que vous en preniez d’autres.</translation>
    </message>
    <message>
        <source>Catalogues of {army}</source>
        <translation>Catalogues de {army}</translation>
    </message>
    <message>
        <source>Limit broken then</source>
        <translation>Limite alors non respectée</translation>
    </message>
    <message>
        <source>Limit kept then</source>
        <translation>Limite alors respectée</translation>
    </message>
    <message>
        <source>Nothing changes in this list.</source>
        <translation>Rien ne change dans cette liste.</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>Les prendre</translation>
    </message>
    <message>
        <source>The list: {now}; with these catalogues: {then}.</source>
        <translation>La liste&#x202f;: {now}&#x202f;; avec ces catalogues&#x202f;: {then}.</translation>
    </message>
    <message>
        <source>not in the catalogue any more: {what}</source>
        <translation>n’est plus au catalogue&#x202f;: {what}</translation>
    </message>
    <message>
        <source>revision {n}</source>
        <translation>révision {n}</translation>
    </message>
</context>
<context>
    <name>CentrePanel</name>
    <message>
        <source>Back to now</source>
        <translation>Revenir au présent</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Resume from here</source>
        <translation>Reprendre d’ici</translation>
    </message>
</context>
<context>
    <name>ChancePrompt</name>
    <message>
        <source>0: {name} takes the initiative and still makes this phase’s attack.</source>
        <translation>0&#x202f;: {name} prend l’initiative et garde son attaque de cette phase.</translation>
    </message>
    <message>
        <source>Give up the idea</source>
        <translation>Abandonner l’idée</translation>
    </message>
    <message>
        <source>Initiative of {name}</source>
        <translation>Initiative de {name}</translation>
    </message>
    <message>
        <source>No opportunity is left: {name} loses the initiative.</source>
        <translation>Plus d’opportunité&#x202f;: {name} perd l’initiative.</translation>
    </message>
    <message>
        <source>{die}: not yet, {left} for later turns.</source>
        <translation>{die}&#x202f;: pas encore, {left} pour les tours suivants.</translation>
    </message>
    <message>
        <source>{die}: not yet, {left}. A re-roll uses one now.</source>
        <translation>{die}&#x202f;: pas encore, {left}. Une relance en consomme une.</translation>
    </message>
    <message>
        <source>{value}, {left}. A 0 succeeds: enter the die as rolled.</source>
        <translation>{value}, {left}. Un 0 réussit&#x202f;: saisissez le résultat du dé.</translation>
    </message>
    <message>
        <source>{value}, {left}. The rolls begin next turn.</source>
        <translation>{value}, {left}. Les jets commencent au tour suivant.</translation>
    </message>
    <message>
        <source>{value}: no roll is possible now, {left}.</source>
        <translation>{value}&#x202f;: aucun jet possible pour l’instant, {left}.</translation>
    </message>
</context>
<context>
    <name>ChangeFields</name>
    <message>
        <source>Abilities granted, separated by commas</source>
        <translation>Compétences données, séparées par des virgules</translation>
    </message>
    <message>
        <source>Ability granted</source>
        <translation>Compétence donnée</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Another change</source>
        <translation>Un autre changement</translation>
    </message>
    <message>
        <source>Characteristic</source>
        <translation>Caractéristique</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>added</source>
        <translation>ajouté</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>divisé par</translation>
    </message>
    <message>
        <source>set to</source>
        <translation>fixé à</translation>
    </message>
</context>
<context>
    <name>CheckEditor</name>
    <message>
        <source>Move the check down (Alt+Down)</source>
        <translation>Descendre le contrôle (Alt+Bas)</translation>
    </message>
    <message>
        <source>Move the check up (Alt+Up)</source>
        <translation>Monter le contrôle (Alt+Haut)</translation>
    </message>
    <message>
        <source>Remove the check (Del)</source>
        <translation>Retirer le contrôle (Suppr)</translation>
    </message>
</context>
<context>
    <name>Checks</name>
    <message>
        <source>Nothing is checked.</source>
        <translation>Rien n’est contrôlé.</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message numerus="yes">
        <source>%n cards selected in the Library</source>
        <translation>
            <numerusform>%n carte sélectionnée dans Cartes</numerusform>
            <numerusform>%n cartes sélectionnées dans Cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spells and miracles selected in the Library</source>
        <translation>
            <numerusform>%n sortilège ou miracle choisi dans Cartes</numerusform>
            <numerusform>%n sortilèges et miracles choisis dans Cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>A row for each figure, with a box for Stunned where the rules have it</source>
        <translation>Une rangée par figurine, avec une case Sonné si les règles le prévoient</translation>
    </message>
    <message>
        <source>A sign for each value and for when an ability counts; the quick reference tells them</source>
        <translation>Un signe pour chaque valeur et pour le moment où une compétence compte&#x202f;; l’aide-mémoire les explique</translation>
    </message>
    <message>
        <source>Activation strips of a list</source>
        <translation>Bandes d’activation d’une liste</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>Army or battle to print</source>
        <translation>Armée ou bataille à imprimer</translation>
    </message>
    <message>
        <source>Army sheet</source>
        <translation>Fiche d’armée</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>Battle as it stands</source>
        <translation>Bataille en cours</translation>
    </message>
    <message>
        <source>Battle report</source>
        <translation>Compte rendu de bataille</translation>
    </message>
    <message>
        <source>Blank cards</source>
        <translation>Cartes vierges</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>Boxes for wounds or life</source>
        <translation>Cases de blessures ou de vie</translation>
    </message>
    <message>
        <source>Boxes of the ruleset</source>
        <translation>Cases selon les règles</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Cards for several figures</source>
        <translation>Plusieurs figurines</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Icons at values and abilities</source>
        <translation>Icônes des valeurs et compétences</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Large text</source>
        <translation>Grand texte</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>No second list</source>
        <translation>Pas de seconde liste</translation>
    </message>
    <message>
        <source>Notes of the cards</source>
        <translation>Notes des cartes</translation>
    </message>
    <message>
        <source>On the card</source>
        <translation>Sur la carte</translation>
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
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Quick reference of a game</source>
        <translation>Aide-mémoire d’un jeu</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Jeu de règles</translation>
    </message>
    <message>
        <source>Save ink</source>
        <translation>Économiser l’encre</translation>
    </message>
    <message>
        <source>Second list</source>
        <translation>Seconde liste</translation>
    </message>
    <message>
        <source>Second list in the same file</source>
        <translation>Seconde liste dans le même fichier</translation>
    </message>
    <message>
        <source>Select cards in the Library, then choose Print there.</source>
        <translation>Sélectionnez des cartes dans Cartes, puis choisissez-y Imprimer.</translation>
    </message>
    <message>
        <source>Select spells in the Library, then choose Print there.</source>
        <translation>Choisissez des sortilèges dans Cartes, puis Imprimer.</translation>
    </message>
    <message>
        <source>Selected cards</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Selected spells and miracles</source>
        <translation>Sortilèges et miracles choisis</translation>
    </message>
    <message>
        <source>Spells and miracles as cards</source>
        <translation>Sortilèges et miracles en cartes</translation>
    </message>
    <message>
        <source>Spells and miracles of a list</source>
        <translation>Sortilèges et miracles d’une liste</translation>
    </message>
    <message>
        <source>Test page of the printer</source>
        <translation>Page d’essai de l’imprimante</translation>
    </message>
    <message>
        <source>Text of ten points at least; what has no room goes on behind, or is told</source>
        <translation>Un texte d’au moins dix points&#x202f;; ce qui n’a pas la place continue au dos, ou est signalé</translation>
    </message>
    <message>
        <source>The army to play from by pen: values, abilities, boxes for each figure, coordinators</source>
        <translation>L’armée pour jouer au stylo&#x202f;: caractéristiques, compétences, cases pour chaque figurine, coordinateurs</translation>
    </message>
    <message>
        <source>The picture attached to the card, where there is one</source>
        <translation>L’image jointe à la carte, s’il y en a une</translation>
    </message>
    <message>
        <source>The reference cards of the army</source>
        <translation>Les cartes de références de l’armée</translation>
    </message>
    <message>
        <source>Thin black lines, nothing filled, no pictures</source>
        <translation>Des traits fins et noirs, ni aplats ni images</translation>
    </message>
    <message>
        <source>Those the list buys, each on its own card after the others</source>
        <translation>Ceux que la liste achète, chacun sur sa propre carte après les autres</translation>
    </message>
    <message>
        <source>Tokens for a list</source>
        <translation>Pions pour une liste</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>À imprimer</translation>
    </message>
    <message>
        <source>What you noted on the card itself: what to remember of it in play</source>
        <translation>Ce que vous avez noté sur la carte même&#x202f;: de quoi s’en souvenir en jeu</translation>
    </message>
    <message>
        <source>and {name}</source>
        <translation>et {name}</translation>
    </message>
</context>
<context>
    <name>ChoicesPage</name>
    <message numerus="yes">
        <source>%n cards in the pile</source>
        <translation>
            <numerusform>%n carte dans la pile</numerusform>
            <numerusform>%n cartes dans la pile</numerusform>
        </translation>
    </message>
    <message>
        <source>Hidden from the other side</source>
        <translation>Cachée à l’autre camp</translation>
    </message>
    <message>
        <source>Hold to see</source>
        <translation>Maintenir pour voir</translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation>En réserve</translation>
    </message>
    <message>
        <source>Last word: {side}, by “{ways}”.</source>
        <translation>Dernier mot&#x202f;: {side}, par «&#x202f;{ways}&#x202f;».</translation>
    </message>
    <message>
        <source>Last word: {side}, if it answers well.</source>
        <translation>Dernier mot&#x202f;: {side}, à condition de bien répondre.</translation>
    </message>
    <message>
        <source>Last word: {side}, whatever is done now.</source>
        <translation>Dernier mot&#x202f;: {side}, quoi qu’on fasse maintenant.</translation>
    </message>
    <message>
        <source>Next to play</source>
        <translation>Prochaine à jouer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play both</source>
        <translation>Jouer les deux</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>La jouer</translation>
    </message>
    <message>
        <source>Press again to do it anyway.</source>
        <translation>Appuyez de nouveau pour le faire quand même.</translation>
    </message>
    <message>
        <source>Put in reserve</source>
        <translation>Mettre en réserve</translation>
    </message>
    <message>
        <source>Told from cards left, reserves and refusals, which both sides know; the order of cards is not asked.</source>
        <translation>D’après les cartes restantes, les réserves et les refus, que les deux camps connaissent&#x202f;; l’ordre des cartes n’entre pas en compte.</translation>
    </message>
    <message>
        <source>Whatever they play</source>
        <translation>Ce qu’ils joueront</translation>
    </message>
    <message numerus="yes">
        <source>one of %n</source>
        <translation>
            <numerusform>une sur %n</numerusform>
            <numerusform>une sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>one of {n}</source>
        <translation>une des {n}</translation>
    </message>
    <message>
        <source>{n} left</source>
        <translation>Il en reste {n}</translation>
    </message>
    <message>
        <source>” or “</source>
        <translation>&#x202f;» ou «&#x202f;</translation>
    </message>
</context>
<context>
    <name>ColumnWords</name>
    <message>
        <source>Comma</source>
        <translation>Virgule</translation>
    </message>
    <message>
        <source>DOS (850)</source>
        <translation>DOS (850)</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Laisser de côté</translation>
    </message>
    <message>
        <source>Older Macs</source>
        <translation>Anciens Mac</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Point-virgule</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulation</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>Barre verticale</translation>
    </message>
</context>
<context>
    <name>ColumnsPage</name>
    <message numerus="yes">
        <source>%n columns are left out. Say what they hold, if it belongs on a card.</source>
        <translation>
            <numerusform>%n colonne est laissée de côté. Dites ce qu’elle contient, si cela va sur une carte.</numerusform>
            <numerusform>%n colonnes sont laissées de côté. Dites ce qu’elles contiennent, si cela va sur une carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another column holds the same.</source>
        <translation>Une autre colonne contient la même chose.</translation>
    </message>
    <message>
        <source>As the headings say</source>
        <translation>Comme les en-têtes le disent</translation>
    </message>
    <message>
        <source>As you set it last time. Nothing is saved until you import.</source>
        <translation>Comme la dernière fois. Rien n’est gardé avant l’import.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Encodage</translation>
    </message>
    <message>
        <source>Every column will be read.</source>
        <translation>Toutes les colonnes seront lues.</translation>
    </message>
    <message>
        <source>First rows</source>
        <translation>Premières lignes</translation>
    </message>
    <message>
        <source>Headings in line</source>
        <translation>En-têtes à la ligne</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Contient</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Left out.</source>
        <translation>Laissée de côté.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Not all of these are numbers; the others are kept as text and listed.</source>
        <translation>Ce ne sont pas tous des nombres&#x202f;; le reste est gardé en texte et listé.</translation>
    </message>
    <message>
        <source>Say which column holds the names of the cards.</source>
        <translation>Dites quelle colonne contient les noms des cartes.</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Séparateur</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Two columns hold “{field}”: leave one of them out.</source>
        <translation>Deux colonnes contiennent «&#x202f;{field}&#x202f;»&#x202f;: laissez-en une de côté.</translation>
    </message>
    <message>
        <source>What the columns hold</source>
        <translation>Ce que contiennent les colonnes</translation>
    </message>
    <message>
        <source>Will be read.</source>
        <translation>Sera lue.</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>colonne {number}</translation>
    </message>
    <message>
        <source>none: the first line is a card</source>
        <translation>aucune&#x202f;: la première ligne est une carte</translation>
    </message>
    <message>
        <source>↑ ↓ choose, Tab goes on</source>
        <translation>↑ ↓ choisir, Tab continuer</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n armée</numerusform>
            <numerusform>%n armées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battles</source>
        <translation>
            <numerusform>%n bataille</numerusform>
            <numerusform>%n batailles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counts of figures owned</source>
        <translation>
            <numerusform>%n décompte de figurines possédées</numerusform>
            <numerusform>%n décomptes de figurines possédées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n décision</numerusform>
            <numerusform>%n décisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fields keep your values; --theirs takes the file’s</source>
        <translation>
            <numerusform>%n champ garde votre valeur&#x202f;; --theirs prend celle du fichier</numerusform>
            <numerusform>%n champs gardent vos valeurs&#x202f;; --theirs prend celles du fichier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formats</source>
        <translation>
            <numerusform>%n format</numerusform>
            <numerusform>%n formats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more lines were left out of this report</source>
        <translation>
            <numerusform>%n ligne de plus a été laissée hors de ce rapport</numerusform>
            <numerusform>%n lignes de plus ont été laissées hors de ce rapport</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more of these; --all tells them</source>
        <translation>
            <numerusform>encore %n de ces lignes&#x202f;; --all les dit toutes</numerusform>
            <numerusform>encore %n de ces lignes&#x202f;; --all les dit toutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n near spellings were proposed before; --all tells them</source>
        <translation>
            <numerusform>%n graphie proche a déjà été proposée&#x202f;; --all la dit</numerusform>
            <numerusform>%n graphies proches ont déjà été proposées&#x202f;; --all les dit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes are those of the last time; --all tells them</source>
        <translation>
            <numerusform>%n note est celle de la dernière fois&#x202f;; --all la dit</numerusform>
            <numerusform>%n notes sont celles de la dernière fois&#x202f;; --all les dit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n options, spells and miracles</source>
        <translation>
            <numerusform>%n option, sortilège ou miracle</numerusform>
            <numerusform>%n options, sortilèges et miracles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rulesets</source>
        <translation>
            <numerusform>%n jeu de règles</numerusform>
            <numerusform>%n jeux de règles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things need you.</source>
        <translation>
            <numerusform>%n chose demande votre attention.</numerusform>
            <numerusform>%n choses demandent votre attention.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished copies of an interrupted operation were removed.</source>
        <translation>
            <numerusform>Une opération interrompue avait laissé %n copie inachevée&#x202f;; elle a été supprimée.</numerusform>
            <numerusform>Une opération interrompue avait laissé %n copies inachevées&#x202f;; elles ont été supprimées.</numerusform>
        </translation>
    </message>
    <message>
        <source>--follow lets them take the new one</source>
        <translation>--follow leur fait prendre la nouvelle</translation>
    </message>
    <message>
        <source>A larger --card shows more.</source>
        <translation>Une --card plus grande en montre plus.</translation>
    </message>
    <message>
        <source>A larger --paper shows more of the sheets.</source>
        <translation>Sur un --paper plus grand, les feuilles en montrent plus.</translation>
    </message>
    <message>
        <source>A turn is played: {keys} keys, {steps} steps.</source>
        <translation>Un tour est joué&#x202f;: {keys} touches, {steps} étapes.</translation>
    </message>
    <message>
        <source>Attach its disk, or restore a backup from the menu of the library.</source>
        <translation>Branchez son disque, ou restaurez une sauvegarde depuis le menu de la bibliothèque.</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>Blank cards were written to {file}.</source>
        <translation>Les cartes vierges ont été écrites dans {file}.</translation>
    </message>
    <message>
        <source>CSV, XLSX, or .gst .cat .ros, zipped or not; give files that belong together in one go</source>
        <translation>CSV, XLSX, ou .gst .cat .ros, zippés ou non&#x202f;; donnez ensemble les fichiers qui vont ensemble</translation>
    </message>
    <message>
        <source>Choose your settings again and delete that file.</source>
        <translation>Choisissez de nouveau vos réglages et supprimez ce fichier.</translation>
    </message>
    <message>
        <source>Chosen: {name}</source>
        <translation>Choisi&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Écran</translation>
    </message>
    <message>
        <source>End the name with {endings}.</source>
        <translation>Terminez le nom par {endings}.</translation>
    </message>
    <message>
        <source>Every place opens: {places}.</source>
        <translation>Chaque lieu s’ouvre&#x202f;: {places}.</translation>
    </message>
    <message>
        <source>Folder of data</source>
        <translation>Dossier des données</translation>
    </message>
    <message>
        <source>Folder of settings</source>
        <translation>Dossier des réglages</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Polices</translation>
    </message>
    <message>
        <source>Give yourself the right to read and write there.</source>
        <translation>Donnez-vous le droit d’y lire et d’y écrire.</translation>
    </message>
    <message>
        <source>Give yourself the right to write there, or set {name} to a folder of your own.</source>
        <translation>Donnez-vous le droit d’y écrire, ou donnez à {name} un dossier à vous.</translation>
    </message>
    <message>
        <source>Give yourself the right to write there: until then no backup is made.</source>
        <translation>Donnez-vous le droit d’y écrire&#x202f;: d’ici là, aucune sauvegarde n’est faite.</translation>
    </message>
    <message>
        <source>Import battles separately from other files.</source>
        <translation>Importez les batailles séparément des autres fichiers.</translation>
    </message>
    <message>
        <source>Import lists separately from other files.</source>
        <translation>Importez les listes à part des autres fichiers.</translation>
    </message>
    <message>
        <source>Import packages separately from other files.</source>
        <translation>Importez les paquets séparément des autres fichiers.</translation>
    </message>
    <message>
        <source>Install the program again.</source>
        <translation>Réinstallez le programme.</translation>
    </message>
    <message>
        <source>Install the system libraries first.</source>
        <translation>Installez d’abord les bibliothèques du système.</translation>
    </message>
    <message>
        <source>Install them: {command}</source>
        <translation>Installez-les&#x202f;: {command}</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Long text goes on behind with --backs or --fold.</source>
        <translation>Un texte long continue au dos avec --backs ou --fold.</translation>
    </message>
    <message>
        <source>Make one now from the menu of the library.</source>
        <translation>Faites-en une depuis le menu de la bibliothèque.</translation>
    </message>
    <message>
        <source>Make room: a full disk saves nothing.</source>
        <translation>Faites de la place&#x202f;: un disque plein n’enregistre rien.</translation>
    </message>
    <message>
        <source>Move it away, or set {name} to a folder of your own.</source>
        <translation>Déplacez-le, ou donnez à {name} un dossier à vous.</translation>
    </message>
    <message>
        <source>Move it away, so that backups have their folder.</source>
        <translation>Déplacez-le, pour que les sauvegardes aient leur dossier.</translation>
    </message>
    <message>
        <source>Name an army, or ask for --test-page.</source>
        <translation>Nommez une armée, ou demandez --test-page.</translation>
    </message>
    <message>
        <source>Newer catalogues: {files}; the list would cost {costs}. --adopt takes them.</source>
        <translation>Catalogues plus récents&#x202f;: {files}&#x202f;; la liste coûterait {costs}. --adopt les prend.</translation>
    </message>
    <message>
        <source>No army has the tag “{name}”.</source>
        <translation>Aucune armée n’a l’étiquette «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>No army with a card is there.</source>
        <translation>Il n’y a aucune armée qui ait une carte.</translation>
    </message>
    <message>
        <source>No card matches.</source>
        <translation>Aucune carte ne correspond.</translation>
    </message>
    <message>
        <source>No column can hold “{field}”. Use one of: {known}.</source>
        <translation>Aucune colonne ne peut contenir «&#x202f;{field}&#x202f;». Choisissez parmi&#x202f;: {known}.</translation>
    </message>
    <message>
        <source>No file is named.</source>
        <translation>Aucun fichier n’est nommé.</translation>
    </message>
    <message>
        <source>No folder of armies is called “{name}”.</source>
        <translation>Aucun dossier d’armées ne s’appelle «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>No table has a column “{column}”.</source>
        <translation>Aucun tableau n’a de colonne «&#x202f;{column}&#x202f;».</translation>
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
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Nothing changed.</source>
        <translation>Rien n’a changé.</translation>
    </message>
    <message>
        <source>Nothing in these files could be imported.</source>
        <translation>Rien dans ces fichiers n’a pu être importé.</translation>
    </message>
    <message>
        <source>Nothing is called “{name}”.</source>
        <translation>Rien ne s’appelle «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>Nothing is called “{name}”. Known names: {names}.</source>
        <translation>Rien ne s’appelle «&#x202f;{name}&#x202f;». Noms connus&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>Nothing was printed: the preset cannot be kept in {folder}. Print without --keep.</source>
        <translation>Rien n’a été imprimé&#x202f;: le préréglage ne peut pas être gardé dans {folder}. Imprimez sans --keep.</translation>
    </message>
    <message>
        <source>One language alone, --in fr or --in en, shows more of the sheets.</source>
        <translation>Dans une seule langue, --in fr ou --in en, les feuilles en montrent plus.</translation>
    </message>
    <message>
        <source>Only “list new” reads a file.</source>
        <translation>Seul «&#x202f;list new&#x202f;» lit un fichier.</translation>
    </message>
    <message>
        <source>Printers</source>
        <translation>Imprimantes</translation>
    </message>
    <message>
        <source>QT_QPA_PLATFORM is {chosen}, which is not among the platforms of this Qt: {known}.</source>
        <translation>QT_QPA_PLATFORM vaut {chosen}, qui n’est pas parmi les plateformes de ce Qt&#x202f;: {known}.</translation>
    </message>
    <message>
        <source>Reference cards, army lists and battles of Confrontation.</source>
        <translation>Cartes de références, listes d’armée et batailles de Confrontation.</translation>
    </message>
    <message>
        <source>Reports of errors</source>
        <translation>Rapports d’erreur</translation>
    </message>
    <message>
        <source>Restore a backup from {folder}.</source>
        <translation>Restaurez une sauvegarde de {folder}.</translation>
    </message>
    <message>
        <source>Say what to search for: a name, a people, pa&lt;30.</source>
        <translation>Dites quoi chercher&#x202f;: un nom, un peuple, pa&lt;30.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Several are called “{name}”. Use an id instead: {ids}.</source>
        <translation>Plusieurs s’appellent «&#x202f;{name}&#x202f;». Utilisez plutôt un identifiant&#x202f;: {ids}.</translation>
    </message>
    <message>
        <source>System libraries</source>
        <translation>Bibliothèques du système</translation>
    </message>
    <message>
        <source>The answer cannot be written: is the disk full? Send it elsewhere.</source>
        <translation>La réponse ne peut pas être écrite&#x202f;: le disque est-il plein&#x202f;? Envoyez-la ailleurs.</translation>
    </message>
    <message>
        <source>The catalogues of the list ask for nothing that could be chosen.</source>
        <translation>Les catalogues de la liste ne demandent rien qui puisse être choisi.</translation>
    </message>
    <message>
        <source>The command line works without one.</source>
        <translation>La ligne de commande s’en passe.</translation>
    </message>
    <message>
        <source>The display {display} does not answer; `tacticien --help` says what needs none.</source>
        <translation>L’écran {display} ne répond pas&#x202f;; `tacticien --help` dit ce qui s’en passe.</translation>
    </message>
    <message>
        <source>The list is written to {file}.</source>
        <translation>La liste est écrite dans {file}.</translation>
    </message>
    <message>
        <source>The manual was written to {file}.</source>
        <translation>Le manuel est écrit dans {file}.</translation>
    </message>
    <message>
        <source>The place {place} stays blank.</source>
        <translation>Le lieu {place} reste vide.</translation>
    </message>
    <message>
        <source>The quick reference was written to {file}.</source>
        <translation>L’aide-mémoire a été écrit dans {file}.</translation>
    </message>
    <message>
        <source>The system lacks what the window needs: {missing}.</source>
        <translation>Il manque au système ce dont la fenêtre a besoin&#x202f;: {missing}.</translation>
    </message>
    <message>
        <source>The test page was written to {file}.</source>
        <translation>La page d’essai a été écrite dans {file}.</translation>
    </message>
    <message>
        <source>The turn does not go on: {told}</source>
        <translation>Le tour n’avance pas&#x202f;: {told}</translation>
    </message>
    <message>
        <source>The window keeps no preset called “{name}”.</source>
        <translation>La fenêtre ne garde aucun préréglage appelé «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>The window was told of no printer called “{name}”.</source>
        <translation>La fenêtre ne connaît aucune imprimante appelée «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>There is no display here to show the window on; `tacticien --help` says what needs none.</source>
        <translation>Aucun écran n’est là pour montrer la fenêtre&#x202f;; `tacticien --help` dit ce qui s’en passe.</translation>
    </message>
    <message>
        <source>This installs it: {command}</source>
        <translation>Pour l’installer&#x202f;: {command}</translation>
    </message>
    <message>
        <source>This is a roster: “import” makes a list of it.</source>
        <translation>C’est un «&#x202f;roster&#x202f;»&#x202f;: «&#x202f;import&#x202f;» en fait une liste.</translation>
    </message>
    <message>
        <source>This library holds no battle yet.</source>
        <translation>Cette bibliothèque ne contient pas encore de bataille.</translation>
    </message>
    <message>
        <source>This list is too long for a code. Write it as a text, as JSON or as a roster.</source>
        <translation>Cette liste est trop longue pour un code. Écrivez-la en texte, en JSON ou en liste BattleScribe.</translation>
    </message>
    <message>
        <source>This was not understood: {message}. Try {program} --help.</source>
        <translation>Commande incomprise&#x202f;: {message}. Essayez {program} --help.</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <source>Turn {turn}: {n}</source>
        <translation>Tour {turn}&#x202f;: {n}</translation>
    </message>
    <message>
        <source>a card for each figure</source>
        <translation>une carte par figurine</translation>
    </message>
    <message>
        <source>a page of empty cards of the game of --ruleset, instead of an army</source>
        <translation>une page de cartes vierges du jeu de --ruleset, au lieu d’une armée</translation>
    </message>
    <message>
        <source>a printer that the window was told of</source>
        <translation>une imprimante connue de la fenêtre</translation>
    </message>
    <message>
        <source>a resilience is never below 1</source>
        <translation>une résistance n’est jamais inférieure à 1</translation>
    </message>
    <message>
        <source>a spell or miracle of the library, instead of an army; once for each</source>
        <translation>un sortilège ou miracle de la bibliothèque, au lieu d’une armée&#x202f;; une fois pour chacun</translation>
    </message>
    <message numerus="yes">
        <source>all %n profiles arrived</source>
        <translation>
            <numerusform>le profil est arrivé</numerusform>
            <numerusform>les %n profils sont arrivés</numerusform>
        </translation>
    </message>
    <message>
        <source>all armies, as one file</source>
        <translation>toutes les armées, en un fichier</translation>
    </message>
    <message>
        <source>all there</source>
        <translation>toutes là</translation>
    </message>
    <message>
        <source>an ability of the target; may be repeated</source>
        <translation>une compétence de la cible&#x202f;; répétable</translation>
    </message>
    <message>
        <source>an ability that applies, the attacker’s if possible; may be repeated</source>
        <translation>une compétence qui agit, de l’attaquant si possible&#x202f;; répétable</translation>
    </message>
    <message>
        <source>an army without this; once for each</source>
        <translation>une armée sans cela&#x202f;; une fois pour chacun</translation>
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
        <source>answers</source>
        <translation>répond</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s&#x202f;: %(message)s</translation>
    </message>
    <message>
        <source>as delivered</source>
        <translation>d’origine</translation>
    </message>
    <message>
        <source>brief, full, markdown, json, a BattleScribe roster, or one line that can be compared</source>
        <translation>brief, full, markdown, json, liste BattleScribe, ou une ligne à comparer</translation>
    </message>
    <message>
        <source>cards that are wider than high</source>
        <translation>cartes plus larges que hautes</translation>
    </message>
    <message>
        <source>cards, army sheet or spells alone, a strip of each card to cut out, or tokens</source>
        <translation>les cartes, la fiche d’armée ou les sortilèges seuls, une bande à couper par carte, ou des pions</translation>
    </message>
    <message>
        <source>check an army list by a format</source>
        <translation>contrôler une liste d’armée selon un format</translation>
    </message>
    <message>
        <source>check library, fonts, display and printers, and say what to do</source>
        <translation>examiner bibliothèque, polices, écran et imprimantes, et dire que faire</translation>
    </message>
    <message>
        <source>choose for the list what its catalogues ask for</source>
        <translation>choisir pour la liste ce que ses catalogues demandent</translation>
    </message>
    <message>
        <source>come with the program</source>
        <translation>fournies avec le programme</translation>
    </message>
    <message>
        <source>come with the program and can be read</source>
        <translation>fournies avec le programme et lisibles</translation>
    </message>
    <message>
        <source>commands:</source>
        <translation>commandes&#x202f;:</translation>
    </message>
    <message>
        <source>copies of each card</source>
        <translation>exemplaires de chaque carte</translation>
    </message>
    <message>
        <source>count the results of all wound rolls</source>
        <translation>compter les résultats de tous les jets de Blessures</translation>
    </message>
    <message>
        <source>count victories, turns and losses of the battles that ended</source>
        <translation>compter victoires, tours et pertes des batailles terminées</translation>
    </message>
    <message>
        <source>dots per inch of a FILE.png, one for each page</source>
        <translation>points par pouce d’un FICHIER.png, un par page</translation>
    </message>
    <message>
        <source>examples:</source>
        <translation>exemples&#x202f;:</translation>
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
        <source>export an army list to share</source>
        <translation>exporter une liste d’armée à partager</translation>
    </message>
    <message>
        <source>how a table is encoded</source>
        <translation>l’encodage d’un tableau</translation>
    </message>
    <message>
        <source>how they went for that army; without one, for either</source>
        <translation>leur issue pour cette armée&#x202f;; sans armée, pour l’une ou l’autre</translation>
    </message>
    <message>
        <source>icons at values and abilities; --reference says what they mean</source>
        <translation>icônes aux valeurs et aux compétences&#x202f;; --reference dit ce qu’elles signifient</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>valeur de trop, %r</translation>
    </message>
    <message>
        <source>in both languages: English behind the French card</source>
        <translation>dans les deux langues&#x202f;: l’anglais derrière la carte française</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>choix inconnu, %(value)r (possibles&#x202f;: %(choices)s)</translation>
    </message>
    <message>
        <source>keep these choices under a name, as a preset of the window</source>
        <translation>garder ces choix sous un nom, comme préréglage de la fenêtre</translation>
    </message>
    <message>
        <source>leave out new cards of that name; TEMPLATE* is all that begin so</source>
        <translation>laisser de côté les nouvelles cartes de ce nom&#x202f;; TEMPLATE* vaut pour toutes celles qui commencent ainsi</translation>
    </message>
    <message>
        <source>let lists that go by a former revision of these files take the new one</source>
        <translation>faire prendre la nouvelle révision aux listes qui vont d’après une ancienne de ces fichiers</translation>
    </message>
    <message>
        <source>let the list go by the newest catalogues of the library</source>
        <translation>faire suivre à la liste les catalogues les plus récents de la bibliothèque</translation>
    </message>
    <message>
        <source>list reference cards</source>
        <translation>lister les cartes de références</translation>
    </message>
    <message>
        <source>list the battles of the library</source>
        <translation>lister les batailles de la bibliothèque</translation>
    </message>
    <message>
        <source>list the battles, export one, or replay it</source>
        <translation>lister les batailles, en transmettre une, ou la rejouer</translation>
    </message>
    <message>
        <source>list the rulesets, or the values and decisions of one</source>
        <translation>liste les jeux de règles, ou les valeurs et décisions de l’un d’eux</translation>
    </message>
    <message>
        <source>long text becomes smaller; none of it goes on behind</source>
        <translation>un long texte rapetisse&#x202f;; rien ne continue au dos</translation>
    </message>
    <message>
        <source>may coordinate</source>
        <translation>peut coordonner</translation>
    </message>
    <message>
        <source>missing: {names}</source>
        <translation>manquent&#x202f;: {names}</translation>
    </message>
    <message>
        <source>mm between two cards at least</source>
        <translation>mm entre deux cartes au moins</translation>
    </message>
    <message>
        <source>mm by which backs are moved, as read on the test page</source>
        <translation>mm dont les dos sont déplacés, comme on les lit sur la page d’essai</translation>
    </message>
    <message>
        <source>mm by which colours run over the cut</source>
        <translation>mm de fond perdu autour de chaque carte</translation>
    </message>
    <message>
        <source>mm that the printer leaves white at each edge; 5 by default</source>
        <translation>mm que l’imprimante laisse blancs à chaque bord&#x202f;; 5 par défaut</translation>
    </message>
    <message>
        <source>name of an army, or its id</source>
        <translation>nom d’une armée, ou son identifiant</translation>
    </message>
    <message>
        <source>name of an army, or its id; new makes one</source>
        <translation>nom d’une armée, ou son identifiant&#x202f;; new en fait une</translation>
    </message>
    <message>
        <source>name of an army, or its id; several go into one file</source>
        <translation>nom d’une armée, ou son identifiant&#x202f;; plusieurs vont dans un seul fichier</translation>
    </message>
    <message>
        <source>name or id of a format; by default the army’s own</source>
        <translation>nom ou identifiant d’un format&#x202f;; par défaut, celui de l’armée</translation>
    </message>
    <message>
        <source>name or id of a ruleset</source>
        <translation>nom ou identifiant d’un jeu de règles</translation>
    </message>
    <message>
        <source>name or id; by default the latest</source>
        <translation>nom ou identifiant&#x202f;; par défaut, la dernière</translation>
    </message>
    <message>
        <source>names, abilities, pa&lt;30, dis&gt;=5</source>
        <translation>noms, compétences, pa&lt;30, dis&gt;=5</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>none yet; the first is made when the window closes</source>
        <translation>aucune encore&#x202f;; la première se fait à la fermeture de la fenêtre</translation>
    </message>
    <message>
        <source>none; pages are saved as PDF and printed elsewhere</source>
        <translation>aucune&#x202f;; les pages s’enregistrent en PDF et s’impriment ailleurs</translation>
    </message>
    <message>
        <source>only battles against this army</source>
        <translation>seulement les batailles contre cette armée</translation>
    </message>
    <message>
        <source>only battles of this army</source>
        <translation>seulement les batailles de cette armée</translation>
    </message>
    <message>
        <source>only the order that this side hides, to be cut off: for its own eyes</source>
        <translation>seulement l’ordre que ce camp cache, à couper&#x202f;: pour lui seul</translation>
    </message>
    <message>
        <source>only this army with its cards; may be repeated</source>
        <translation>seulement cette armée avec ses cartes&#x202f;; peut être répété</translation>
    </message>
    <message>
        <source>only where the rulebook is silent or unclear</source>
        <translation>seulement là où le livre de règles se tait ou manque de clarté</translation>
    </message>
    <message>
        <source>open every place and play a turn without a screen</source>
        <translation>ouvrir chaque lieu et jouer un tour sans écran</translation>
    </message>
    <message>
        <source>options:</source>
        <translation>options&#x202f;:</translation>
    </message>
    <message>
        <source>play an exported battle to its last step</source>
        <translation>rejouer une bataille exportée jusqu’au bout</translation>
    </message>
    <message>
        <source>print a battle as it stands, a sheet for each side</source>
        <translation>imprime une bataille en cours, une fiche par camp</translation>
    </message>
    <message>
        <source>print the cards of an army as PDF</source>
        <translation>imprimer les cartes d’une armée en PDF</translation>
    </message>
    <message>
        <source>print the report of a battle: score, losses turn by turn, notes</source>
        <translation>imprimer le compte rendu d’une bataille&#x202f;: score, pertes tour par tour, notes</translation>
    </message>
    <message>
        <source>print what to send to whoever mends the program instead</source>
        <translation>écrire plutôt ce qu’il faut envoyer à qui répare le programme</translation>
    </message>
    <message>
        <source>put a library, or some armies, into one file to carry</source>
        <translation>mettre une bibliothèque, ou quelques armées, dans un fichier à emporter</translation>
    </message>
    <message>
        <source>read cards, options and armies from tables and BattleScribe files</source>
        <translation>lire cartes, options et armées de tableaux et de fichiers BattleScribe</translation>
    </message>
    <message>
        <source>readable</source>
        <translation>lisibles</translation>
    </message>
    <message>
        <source>say who may coordinate an army, and why the others may not</source>
        <translation>dire qui peut coordonner une armée, et pourquoi pas les autres</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>montrer cette aide et sortir</translation>
    </message>
    <message>
        <source>size of the cards in mm: 63x88, 57x87, 70x120 or another</source>
        <translation>format des cartes en mm&#x202f;: 63x88, 57x87, 70x120 ou un autre</translation>
    </message>
    <message>
        <source>size of the sheets; card: a page for each card</source>
        <translation>format des feuilles&#x202f;; card&#x202f;: une page par carte</translation>
    </message>
    <message>
        <source>take near misses for the known names they resemble</source>
        <translation>prendre les noms presque connus pour ce à quoi ils ressemblent</translation>
    </message>
    <message>
        <source>take what the files say, even over what was changed here</source>
        <translation>prendre ce que disent les fichiers, même sur ce qui a été changé ici</translation>
    </message>
    <message>
        <source>tell every note, not one of each kind</source>
        <translation>dire chaque note, et non une de chaque sorte</translation>
    </message>
    <message>
        <source>tell the version and exit</source>
        <translation>dire la version, et rien d’autre</translation>
    </message>
    <message>
        <source>tell what an army list costs and breaks, or make one of a file</source>
        <translation>dit ce qu’une liste d’armée coûte et enfreint, ou en fait une d’un fichier</translation>
    </message>
    <message>
        <source>text of ten points at least</source>
        <translation>un texte d’au moins dix points</translation>
    </message>
    <message>
        <source>the armies of a folder, as one file</source>
        <translation>les armées d’un dossier, en un fichier</translation>
    </message>
    <message>
        <source>the armies of a tag, as one file</source>
        <translation>les armées d’une étiquette, en un fichier</translation>
    </message>
    <message>
        <source>the cards that these words find, instead of an army</source>
        <translation>les cartes que ces mots trouvent, au lieu d’une armée</translation>
    </message>
    <message>
        <source>the choices that the window keeps under this name, instead of others</source>
        <translation>les choix que la fenêtre garde sous ce nom, au lieu d’autres</translation>
    </message>
    <message>
        <source>the edge over which the printer turns a sheet</source>
        <translation>le bord sur lequel l’imprimante retourne la feuille</translation>
    </message>
    <message>
        <source>the file to write; - is standard output</source>
        <translation>le fichier à écrire&#x202f;; - est la sortie standard</translation>
    </message>
    <message>
        <source>the file to write; .md, .json, .ros and .rosz say how, .png is the picture of its code; - is standard output</source>
        <translation>le fichier à écrire&#x202f;; .md, .json, .ros et .rosz disent comment, .png est l’image de son code&#x202f;; - est la sortie standard</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>il manque&#x202f;: %s</translation>
    </message>
    <message>
        <source>the language on paper, by default the one of the answers; both: a sheet in both, a card in each</source>
        <translation>la langue sur le papier, par défaut celle des réponses&#x202f;; both&#x202f;: une fiche dans les deux, une carte dans chacune</translation>
    </message>
    <message>
        <source>the language to answer in</source>
        <translation>la langue de la réponse</translation>
    </message>
    <message>
        <source>the library; made with starter content when new</source>
        <translation>la bibliothèque&#x202f;; créée avec le contenu de départ si elle n’existe pas</translation>
    </message>
    <message>
        <source>the line that holds the headings of a table; 0 for none: columns are #1, #2…</source>
        <translation>la ligne des en-têtes d’un tableau&#x202f;; 0 s’il n’en a pas&#x202f;: ses colonnes sont #1, #2…</translation>
    </message>
    <message>
        <source>the page to test a printer by, instead of an army</source>
        <translation>la page d’essai de l’imprimante, au lieu d’une armée</translation>
    </message>
    <message>
        <source>the quick reference of the game of --ruleset, instead of an army</source>
        <translation>l’aide-mémoire du jeu de --ruleset, au lieu d’une armée</translation>
    </message>
    <message>
        <source>the resilience of the target</source>
        <translation>la RES de la cible</translation>
    </message>
    <message>
        <source>the rules that the table and the abilities come from</source>
        <translation>les règles d’où viennent le tableau et les compétences</translation>
    </message>
    <message>
        <source>the sheet of a workbook</source>
        <translation>la feuille d’un classeur</translation>
    </message>
    <message>
        <source>the strength of the attacker, with its dice as the card prints them: 12+1d</source>
        <translation>la Force de l’attaquant, avec ses dés comme sur la carte&#x202f;: 12+1d</translation>
    </message>
    <message>
        <source>three dice, the two highest count</source>
        <translation>trois dés, les deux plus élevés comptent</translation>
    </message>
    <message>
        <source>three dice, the two lowest count</source>
        <translation>trois dés, les deux moins élevés comptent</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>tour {turn}</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>de trop&#x202f;: %s</translation>
    </message>
    <message>
        <source>usage:</source>
        <translation>usage&#x202f;:</translation>
    </message>
    <message>
        <source>what columns of a table hold: Vitesse=mou,Prix=pa; nothing behind the sign leaves one out</source>
        <translation>ce que contiennent les colonnes d’un tableau&#x202f;: Vitesse=mou,Prix=pa&#x202f;; rien après le signe laisse la colonne de côté</translation>
    </message>
    <message>
        <source>what new reads: JSON (docs/LISTS.md), or a list as it is shared: text, Markdown, line, picture; - is standard input</source>
        <translation>ce que new lit&#x202f;: du JSON (docs/LISTS.md), ou une liste telle qu’on la partage&#x202f;: texte, Markdown, ligne, image&#x202f;; - est l’entrée standard</translation>
    </message>
    <message>
        <source>what separates the cells of a table</source>
        <translation>ce qui sépare les cases d’un tableau</translation>
    </message>
    <message>
        <source>what shows where to cut</source>
        <translation>ce qui montre où couper</translation>
    </message>
    <message>
        <source>what the bars X and Y of 50 mm measure on paper</source>
        <translation>ce que mesurent sur le papier les barres X et Y de 50 mm</translation>
    </message>
    <message>
        <source>what:</source>
        <translation>quoi&#x202f;:</translation>
    </message>
    <message>
        <source>whose wound boxes; by default those of the army’s edition</source>
        <translation>cases de blessures de quelles règles&#x202f;; par défaut, celles de l’édition de l’armée</translation>
    </message>
    <message>
        <source>with --report: with names of files, cards, lists and players</source>
        <translation>avec --report&#x202f;: avec les noms de fichiers, cartes, listes et joueurs</translation>
    </message>
    <message>
        <source>with backs beside the cards, to be folded</source>
        <translation>avec les dos à côté des cartes, à plier</translation>
    </message>
    <message>
        <source>with backs on the other side of the sheet</source>
        <translation>avec les dos au verso de la feuille</translation>
    </message>
    <message>
        <source>with the notes of the cards</source>
        <translation>avec les notes des cartes</translation>
    </message>
    <message>
        <source>without boxes for wounds or life</source>
        <translation>sans cases de blessures ou de vie</translation>
    </message>
    <message>
        <source>without control bars of 50 mm</source>
        <translation>sans barres de contrôle de 50 mm</translation>
    </message>
    <message>
        <source>without dark areas</source>
        <translation>sans aplats sombres</translation>
    </message>
    <message>
        <source>without pictures</source>
        <translation>sans images</translation>
    </message>
    <message>
        <source>write a battle as one page for a browser, with pictures of the board</source>
        <translation>écrire une bataille en une page pour navigateur, avec des images de la table</translation>
    </message>
    <message>
        <source>write a battle of the library to a file</source>
        <translation>écrire une bataille de la bibliothèque dans un fichier</translation>
    </message>
    <message>
        <source>write cards as a table (CSV or XLSX)</source>
        <translation>écrire des cartes dans un tableau (CSV ou XLSX)</translation>
    </message>
    <message>
        <source>write the manual as one file (PDF or HTML)</source>
        <translation>écrire le manuel en un fichier (PDF ou HTML)</translation>
    </message>
    <message>
        <source>{ability} does not act on this wound roll.</source>
        <translation>{ability} n’agit pas sur ce jet de Blessures.</translation>
    </message>
    <message>
        <source>{ability} has no number: its X counts as 0.</source>
        <translation>{ability} n’a pas de nombre&#x202f;: son X compte pour 0.</translation>
    </message>
    <message>
        <source>{army} has no card to print.</source>
        <translation>{army} n’a aucune carte à imprimer.</translation>
    </message>
    <message>
        <source>{army}, {cost}, checked by {format}: {problems}</source>
        <translation>{army}, {cost}, contrôle {format}&#x202f;: {problems}</translation>
    </message>
    <message>
        <source>{army}, {figures}: {game} has no format to check it by.</source>
        <translation>{army}, {figures}&#x202f;: {game} n’a pas de format pour vérifier cette liste.</translation>
    </message>
    <message>
        <source>{army}: activation strips are of no use in {game}.</source>
        <translation>{army}&#x202f;: les bandes d’activation ne servent pas dans {game}.</translation>
    </message>
    <message>
        <source>{army}: {cards} on {pages}, written to {file}.</source>
        <translation>{army}&#x202f;: {cards} sur {pages}, dans {file}.</translation>
    </message>
    <message>
        <source>{army}: {game} has no coordinators.</source>
        <translation>{army}&#x202f;: {game} n’a pas de coordinateurs.</translation>
    </message>
    <message>
        <source>{army}: {pages}, written to {file}.</source>
        <translation>{army}&#x202f;: {pages}, dans {file}.</translation>
    </message>
    <message>
        <source>{backups}, which cannot be read</source>
        <translation>{backups}, qui ne peut pas être lue</translation>
    </message>
    <message>
        <source>{battle}, turn {turn}, is in the library now.</source>
        <translation>{battle}, tour {turn}, est maintenant dans la bibliothèque.</translation>
    </message>
    <message>
        <source>{battle}, turn {turn}, was already here.</source>
        <translation>{battle}, tour {turn}, était déjà là.</translation>
    </message>
    <message>
        <source>{battle}, turn {turn}, written to {file}.</source>
        <translation>{battle}, tour {turn}, dans {file}.</translation>
    </message>
    <message>
        <source>{cards} written to {file}.</source>
        <translation>{cards} dans {file}.</translation>
    </message>
    <message>
        <source>{card}, {field}: keeps “{mine}”; the file no longer has it</source>
        <translation>{card}, {field}&#x202f;: garde «&#x202f;{mine}&#x202f;»&#x202f;; le fichier ne l’a plus</translation>
    </message>
    <message>
        <source>{card}, {field}: keeps “{mine}”; the file now says “{now}” instead of “{before}”</source>
        <translation>{card}, {field}&#x202f;: garde «&#x202f;{mine}&#x202f;»&#x202f;; le fichier dit maintenant «&#x202f;{now}&#x202f;» au lieu de «&#x202f;{before}&#x202f;»</translation>
    </message>
    <message>
        <source>{card}, {field}: keeps “{mine}”; the file says “{now}”</source>
        <translation>{card}, {field}&#x202f;: garde «&#x202f;{mine}&#x202f;»&#x202f;; le fichier dit «&#x202f;{now}&#x202f;»</translation>
    </message>
    <message>
        <source>{card}, {field}: stays empty; the file says “{now}”</source>
        <translation>{card}, {field}&#x202f;: reste vide&#x202f;; le fichier dit «&#x202f;{now}&#x202f;»</translation>
    </message>
    <message>
        <source>{card}, {field}: “{mine}” was removed, as it was there</source>
        <translation>{card}, {field}&#x202f;: «&#x202f;{mine}&#x202f;» n’y est plus, comme dans le fichier</translation>
    </message>
    <message>
        <source>{card}, {field}: “{now}” replaces “{before}”</source>
        <translation>{card}, {field}&#x202f;: «&#x202f;{now}&#x202f;» remplace «&#x202f;{before}&#x202f;»</translation>
    </message>
    <message>
        <source>{card}, {field}: “{now}” was added</source>
        <translation>{card}, {field}&#x202f;: «&#x202f;{now}&#x202f;» s’ajoute</translation>
    </message>
    <message>
        <source>{command} prints what to send to whoever gave you the program.</source>
        <translation>{command} écrit ce qu’il faut envoyer à qui vous a donné le programme.</translation>
    </message>
    <message>
        <source>{file} cannot be opened as a library.</source>
        <translation>{file} ne s’ouvre pas comme une bibliothèque.</translation>
    </message>
    <message>
        <source>{file} could not be read and was set aside</source>
        <translation>{file} n’a pas pu être lu et a été mis de côté</translation>
    </message>
    <message>
        <source>{file} is made at the first start</source>
        <translation>{file} sera créée au premier démarrage</translation>
    </message>
    <message>
        <source>{file} is not there</source>
        <translation>{file} n’est pas là</translation>
    </message>
    <message>
        <source>{file}, line {line}, {field}: {why}</source>
        <translation>{file}, ligne {line}, {field}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>{file}, line {line}: {why}</source>
        <translation>{file}, ligne {line}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>{file}, {cards} cards, {armies} armies</source>
        <translation>{file}, {cards} cartes, {armies} armées</translation>
    </message>
    <message>
        <source>{file}, {entry}, {field}: {why}</source>
        <translation>{file}, {entry}, {field}&#x202f;: {why}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: {arrived} of %n profiles arrived</source>
        <translation>
            <numerusform>{file}&#x202f;: {arrived} profil sur %n est arrivé</numerusform>
            <numerusform>{file}&#x202f;: {arrived} profils sur %n sont arrivés</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} à {last}</translation>
    </message>
    <message>
        <source>{folder} cannot be looked into</source>
        <translation>{folder} ne peut pas être lu</translation>
    </message>
    <message>
        <source>{folder} cannot be written</source>
        <translation>{folder} ne peut pas être écrit</translation>
    </message>
    <message>
        <source>{folder}, {free} MB free</source>
        <translation>{folder}, {free} Mo libres</translation>
    </message>
    <message numerus="yes">
        <source>{line} (and %n more like this)</source>
        <translation>
            <numerusform>{line} (et %n autre pareille)</numerusform>
            <numerusform>{line} (et %n autres pareilles)</numerusform>
        </translation>
    </message>
    <message>
        <source>{list} follows: {costs}</source>
        <translation>{list} suit&#x202f;: {costs}</translation>
    </message>
    <message>
        <source>{list} is in the library now.</source>
        <translation>{list} est maintenant dans la bibliothèque.</translation>
    </message>
    <message>
        <source>{list} is in the library now: {cost}.</source>
        <translation>{list} est maintenant dans la bibliothèque&#x202f;: {cost}.</translation>
    </message>
    <message>
        <source>{n}, the newest of {date}</source>
        <translation>{n}, la dernière du {date}</translation>
    </message>
    <message>
        <source>{path} is no folder</source>
        <translation>{path} n’est pas un dossier</translation>
    </message>
    <message>
        <source>{side}: {standing} of {figures} on the table</source>
        <translation>{side}&#x202f;: {standing} sur {figures} sur la table</translation>
    </message>
    <message>
        <source>{things} written to {file}.</source>
        <translation>{things} dans {file}.</translation>
    </message>
    <message>
        <source>{turn}, ended</source>
        <translation>{turn}, terminée</translation>
    </message>
    <message>
        <source>{version}, Python {python}, Qt {qt}, {system}</source>
        <translation>{version}, Python {python}, Qt {qt}, {system}</translation>
    </message>
    <message>
        <source>{written}: is it {proposed}?</source>
        <translation>{written}&#x202f;: est-ce {proposed}&#x202f;?</translation>
    </message>
    <message>
        <source>{written}: is it {proposed}? ({where})</source>
        <translation>{written}&#x202f;: est-ce {proposed}&#x202f;? ({where})</translation>
    </message>
    <message>
        <source>“{file}” has no headings in line {line}.</source>
        <translation>«&#x202f;{file}&#x202f;» n’a pas d’en-têtes à la ligne {line}.</translation>
    </message>
    <message>
        <source>“{file}” is damaged. Ask for the file again.</source>
        <translation>«&#x202f;{file}&#x202f;» est abîmé. Demandez le fichier de nouveau.</translation>
    </message>
    <message>
        <source>“{file}” is not a battle written by Tacticien.</source>
        <translation>«&#x202f;{file}&#x202f;» n’est pas une bataille écrite par Tacticien.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be replayed. Choose a smaller file.</source>
        <translation>«&#x202f;{file}&#x202f;» est trop volumineux pour être rejoué. Choisissez un fichier plus petit.</translation>
    </message>
    <message>
        <source>“{file}” was written by a newer Tacticien. Update Tacticien to replay it.</source>
        <translation>«&#x202f;{file}&#x202f;» vient d’une version plus récente de Tacticien. Mettez Tacticien à jour pour le rejouer.</translation>
    </message>
    <message>
        <source>“{name}” is a ruleset of {game}, of which nothing is printed here.</source>
        <translation>«&#x202f;{name}&#x202f;» est un jeu de règles de {game}, dont rien n’est imprimé ici.</translation>
    </message>
    <message>
        <source>“{text}” is no length from {least} to {most} mm</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas une longueur de {least} à {most} mm</translation>
    </message>
    <message>
        <source>“{text}” is no number from {least} to {most}</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un nombre de {least} à {most}</translation>
    </message>
    <message>
        <source>“{text}” is not a value</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas une valeur</translation>
    </message>
    <message>
        <source>“{text}” is not an ability of the catalogue</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas une compétence du catalogue</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>A command, a card, an army</source>
        <translation>Une action, une carte, une armée</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>Rien ne correspond.</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>impossible à présent</translation>
    </message>
</context>
<context>
    <name>CompareSheet</name>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Compare two lists</source>
        <translation>Comparer deux listes</translation>
    </message>
    <message>
        <source>Left: {left}, {figures}. Right: {right}, {others} ({more}).</source>
        <translation>À gauche&#x202f;: {left}, {figures}. À droite&#x202f;: {right}, {others} ({more}).</translation>
    </message>
    <message>
        <source>List on the left</source>
        <translation>Liste de gauche</translation>
    </message>
    <message>
        <source>List on the right</source>
        <translation>Liste de droite</translation>
    </message>
    <message>
        <source>The same list: {pa}.</source>
        <translation>La même liste&#x202f;: {pa}.</translation>
    </message>
    <message>
        <source>only on the left</source>
        <translation>à gauche seulement</translation>
    </message>
    <message>
        <source>only on the right</source>
        <translation>à droite seulement</translation>
    </message>
    <message>
        <source>other numbers</source>
        <translation>autres nombres</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>identique</translation>
    </message>
    <message>
        <source>{army}: {version}</source>
        <translation>{army}&#x202f;: {version}</translation>
    </message>
    <message>
        <source>{difference} among the prices that are known</source>
        <translation>{difference} sur les prix connus</translation>
    </message>
</context>
<context>
    <name>Comparing</name>
    <message>
        <source>This miniature has no other card. Select two to four cards to compare them.</source>
        <translation>Ce modèle n’a pas d’autre carte. Sélectionnez de deux à quatre cartes pour les comparer.</translation>
    </message>
    <message>
        <source>You can compare {most} cards at most.</source>
        <translation>On peut comparer {most} cartes au plus.</translation>
    </message>
    <message>
        <source>{name} is back to revision {number}.</source>
        <translation>{name} revient à la révision {number}.</translation>
    </message>
</context>
<context>
    <name>ConfrontationActing</name>
    <message>
        <source>Actions are taken in the activation phase.</source>
        <translation>Les actions se font pendant la phase d’activation.</translation>
    </message>
    <message>
        <source>{action}, {fighter}: on whom? Press it or type its letters.</source>
        <translation>{action}, {fighter}&#x202f;: sur qui&#x202f;? Cliquez ou tapez ses lettres.</translation>
    </message>
</context>
<context>
    <name>ConfrontationActionPrompt</name>
    <message>
        <source>Later, when it acts: these add up</source>
        <translation>Plus tard, quand elle agit&#x202f;: ces actions se cumulent</translation>
    </message>
    <message>
        <source>Reaction to a shot</source>
        <translation>Réaction à un tir</translation>
    </message>
    <message>
        <source>To announce, one only</source>
        <translation>À annoncer, une seule</translation>
    </message>
    <message>
        <source>To announce, one only; with Shift for all</source>
        <translation>À annoncer, une seule&#x202f;; avec Maj pour tous</translation>
    </message>
    <message>
        <source>What was announced</source>
        <translation>L’action annoncée</translation>
    </message>
</context>
<context>
    <name>ContactPrompt</name>
    <message numerus="yes">
        <source>%n enemies in contact, {most} at most for its size (II-E-3).</source>
        <translation>
            <numerusform>%n adversaire au contact, {most} au plus pour sa taille (II-E-3).</numerusform>
            <numerusform>%n adversaires au contact, {most} au plus pour sa taille (II-E-3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enemies in contact; its size is not known.</source>
        <translation>
            <numerusform>%n adversaire au contact&#x202f;; sa taille n’est pas connue.</numerusform>
            <numerusform>%n adversaires au contact&#x202f;; sa taille n’est pas connue.</numerusform>
        </translation>
    </message>
    <message>
        <source>Contacts of {name}</source>
        <translation>Contacts de {name}</translation>
    </message>
    <message>
        <source>Land: level 0</source>
        <translation>Se poser&#x202f;: palier 0</translation>
    </message>
    <message>
        <source>Leave all</source>
        <translation>Séparer de tous</translation>
    </message>
    <message>
        <source>Leave {name}</source>
        <translation>Séparer de {name}</translation>
    </message>
    <message>
        <source>Put in contact with an enemy</source>
        <translation>Mettre au contact d’un adversaire</translation>
    </message>
    <message>
        <source>Put in contact with {name}</source>
        <translation>Mettre au contact de {name}</translation>
    </message>
    <message>
        <source>Size of {name}: {size}</source>
        <translation>Taille de {name}&#x202f;: {size}</translation>
    </message>
    <message>
        <source>Take off: level 1</source>
        <translation>S’envoler&#x202f;: palier 1</translation>
    </message>
</context>
<context>
    <name>Contacting</name>
    <message>
        <source>In contact with whom? Press it or type its letters.</source>
        <translation>Au contact de qui&#x202f;? Cliquez ou tapez ses lettres.</translation>
    </message>
    <message>
        <source>Who fights? Press it or type its letters.</source>
        <translation>Qui combat&#x202f;? Cliquez ou tapez ses lettres.</translation>
    </message>
</context>
<context>
    <name>CorrectPrompt</name>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Correct {name}</source>
        <translation>Corriger&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>Raison (facultatif)</translation>
    </message>
</context>
<context>
    <name>CountPrompt</name>
    <message>
        <source>Figures owned</source>
        <translation>Figurines possédées</translation>
    </message>
    <message>
        <source>Figures owned; empty: not counted.</source>
        <translation>Figurines possédées&#x202f;; vide&#x202f;: non comptées.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Garder</translation>
    </message>
</context>
<context>
    <name>CoverScreen</name>
    <message>
        <source>Too early: press again.</source>
        <translation>Trop tôt&#x202f;: appuyez de nouveau.</translation>
    </message>
</context>
<context>
    <name>CropSheet</name>
    <message>
        <source>A printed card of 63 × 88 mm shows what lies within the broken line.</source>
        <translation>Une carte imprimée de 63 × 88 mm montre ce qui est dans la ligne pointillée.</translation>
    </message>
    <message>
        <source>As the card shows it</source>
        <translation>Comme sur la carte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Recadrer</translation>
    </message>
    <message>
        <source>Crop the picture</source>
        <translation>Recadrer l’image</translation>
    </message>
    <message>
        <source>Drag the edges, or use the arrow keys; with Shift they make the part larger and smaller.</source>
        <translation>Tirez les bords, ou servez-vous des flèches&#x202f;; avec Maj elles agrandissent ou rapetissent la partie gardée.</translation>
    </message>
    <message>
        <source>The text of this card leaves no room for a picture on paper.</source>
        <translation>Le texte de cette carte ne laisse pas de place à une image sur papier.</translation>
    </message>
    <message>
        <source>Whole picture</source>
        <translation>Image entière</translation>
    </message>
</context>
<context>
    <name>CropView</name>
    <message>
        <source>From {left}% to {right}% across, from {top}% to {bottom}% down</source>
        <translation>Largeur&#x202f;: {left}&#x202f;% à {right}&#x202f;%&#x202f;; hauteur&#x202f;: {top}&#x202f;% à {bottom}&#x202f;%</translation>
    </message>
    <message>
        <source>a card shows {across}% of it across and {down}% down</source>
        <translation>une carte en montre {across}&#x202f;% en largeur et {down}&#x202f;% en hauteur</translation>
    </message>
</context>
<context>
    <name>Dealing</name>
    <message>
        <source>Abilities of this moment (with Shift: put aside)</source>
        <translation>Compétences de ce moment (avec Maj&#x202f;: laisser de côté)</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>No ability on the table matters in this phase.</source>
        <translation>Aucune compétence en jeu ne compte dans cette phase.</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Payer</translation>
    </message>
</context>
<context>
    <name>DecidedTest</name>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Attempts the test</source>
        <translation>Tente le test</translation>
    </message>
    <message>
        <source>It fails</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>It succeeds</source>
        <translation>Succès</translation>
    </message>
    <message>
        <source>Make the test at the table, then say how it went.</source>
        <translation>Faites le test à la table, puis dites-en le résultat.</translation>
    </message>
</context>
<context>
    <name>DecisionsModel</name>
    <message>
        <source>Here now</source>
        <translation>Actuellement ici</translation>
    </message>
    <message>
        <source>Take from the file</source>
        <translation>Prendre dans le fichier</translation>
    </message>
    <message>
        <source>The file said before</source>
        <translation>Le fichier disait</translation>
    </message>
    <message>
        <source>The file says</source>
        <translation>Le fichier dit</translation>
    </message>
    <message>
        <source>When ticked</source>
        <translation>Si coché</translation>
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
        <source>Figures owned</source>
        <translation>Figurines possédées</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Révision</translation>
    </message>
</context>
<context>
    <name>Diagnosis</name>
    <message>
        <source>Error of {when}</source>
        <translation>Erreur du {when}</translation>
    </message>
    <message>
        <source>It tells no more without names.</source>
        <translation>Sans les noms, elle n’en dit pas plus.</translation>
    </message>
    <message>
        <source>Last steps</source>
        <translation>Derniers gestes</translation>
    </message>
    <message>
        <source>Program and system</source>
        <translation>Programme et système</translation>
    </message>
    <message>
        <source>Program and system then</source>
        <translation>Programme et système à ce moment</translation>
    </message>
    <message>
        <source>Steps before it</source>
        <translation>Gestes qui précèdent</translation>
    </message>
    <message>
        <source>With names</source>
        <translation>Avec les noms</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>counts</source>
        <translation>compte</translation>
    </message>
    <message>
        <source>die {n}</source>
        <translation>dé {n}</translation>
    </message>
    <message>
        <source>fifth die</source>
        <translation>cinquième dé</translation>
    </message>
    <message>
        <source>first die</source>
        <translation>premier dé</translation>
    </message>
    <message>
        <source>fourth die</source>
        <translation>quatrième dé</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>second die</source>
        <translation>deuxième dé</translation>
    </message>
    <message>
        <source>sixth die</source>
        <translation>sixième dé</translation>
    </message>
    <message>
        <source>third die</source>
        <translation>troisième dé</translation>
    </message>
</context>
<context>
    <name>DicePrompt</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Keep this result</source>
        <translation>Garder ce résultat</translation>
    </message>
</context>
<context>
    <name>DisengagePrompt</name>
    <message>
        <source>INI test, difficulty</source>
        <translation>Test d’INI, difficulté</translation>
    </message>
    <message>
        <source>It gets away</source>
        <translation>Se dégage</translation>
    </message>
    <message>
        <source>It stays in contact</source>
        <translation>Reste au contact</translation>
    </message>
    <message>
        <source>{name} tries to disengage</source>
        <translation>{name} tente de se désengager</translation>
    </message>
</context>
<context>
    <name>DoneLine</name>
    <message>
        <source>Open this step again</source>
        <translation>Rouvrir cette étape</translation>
    </message>
</context>
<context>
    <name>DrawerFilter</name>
    <message>
        <source>Characters</source>
        <translation>Personnages</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Troupes</translation>
    </message>
    <message>
        <source>War machines</source>
        <translation>Machines de guerre</translation>
    </message>
</context>
<context>
    <name>Drawing</name>
    <message>
        <source>Card {n} of the reserve</source>
        <translation>Carte {n} de la réserve</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Faire venir</translation>
    </message>
    <message>
        <source>Name it</source>
        <translation>Nommer</translation>
    </message>
    <message>
        <source>Name this card</source>
        <translation>Nommer cette carte</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Summon</source>
        <translation>Invoquer</translation>
    </message>
    <message>
        <source>What does {name} become?</source>
        <translation>Que devient {name}&#x202f;?</translation>
    </message>
    <message>
        <source>Which card is played with it?</source>
        <translation>Quelle carte est jouée avec elle&#x202f;?</translation>
    </message>
    <message>
        <source>Which card is played?</source>
        <translation>Quelle carte est jouée&#x202f;?</translation>
    </message>
    <message>
        <source>Which card of the reserve is played?</source>
        <translation>Quelle carte de la réserve est jouée&#x202f;?</translation>
    </message>
    <message>
        <source>Which card was in reserve?</source>
        <translation>Quelle carte était en réserve&#x202f;?</translation>
    </message>
    <message>
        <source>Who joins {side}?</source>
        <translation>Qui rejoint {side}&#x202f;?</translation>
    </message>
    <message>
        <source>Whom does {name} summon?</source>
        <translation>Qui est invoqué par {name}&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Eclats</name>
    <message numerus="yes">
        <source>%n containers</source>
        <translation>
            <numerusform>%n conteneur</numerusform>
            <numerusform>%n conteneurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down, may be aided</source>
        <translation>
            <numerusform>%n à terre, à aider</numerusform>
            <numerusform>%n à terre, à aider</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opportunities left</source>
        <translation>
            <numerusform>%n opportunité restante</numerusform>
            <numerusform>%n opportunités restantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to act</source>
        <translation>
            <numerusform>encore %n à agir</numerusform>
            <numerusform>encore %n à agir</numerusform>
        </translation>
    </message>
    <message>
        <source>Animus lost</source>
        <translation>Animus perdu</translation>
    </message>
    <message>
        <source>Animus not given: counted from {n} ({key})</source>
        <translation>Animus non indiqué&#x202f;: {n} par défaut ({key})</translation>
    </message>
    <message>
        <source>Animus {left} of {capacity}</source>
        <translation>Animus {left} sur {capacity}</translation>
    </message>
    <message>
        <source>C</source>
        <comment>containers</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>Everybody has acted</source>
        <translation>Tout le monde a agi</translation>
    </message>
    <message>
        <source>Idea refused: {idea}</source>
        <translation>Idée refusée&#x202f;: {idea}</translation>
    </message>
    <message>
        <source>Idea: {idea}. The game master answers ({key})</source>
        <translation>Idée&#x202f;: {idea}. Le maître de jeu répond ({key})</translation>
    </message>
    <message>
        <source>Initiative lost: {idea}</source>
        <translation>Initiative perdue&#x202f;: {idea}</translation>
    </message>
    <message>
        <source>Initiative {pips} {characteristic}, from next turn: {advantage}</source>
        <translation>Initiative {pips} {characteristic}, dès le tour suivant&#x202f;: {advantage}</translation>
    </message>
    <message>
        <source>Initiative {pips} {characteristic}: {advantage}</source>
        <translation>Initiative {pips} {characteristic}&#x202f;: {advantage}</translation>
    </message>
    <message>
        <source>Odds: {now} now, {all} in all.</source>
        <translation>Chances&#x202f;: {now} maintenant, {all} en tout.</translation>
    </message>
    <message>
        <source>Spell, advantage, injury…</source>
        <translation>Sortilège, avantage, blessure…</translation>
    </message>
    <message>
        <source>ally</source>
        <translation>allié</translation>
    </message>
    <message>
        <source>down: may be aided</source>
        <translation>à terre&#x202f;: peut être aidé</translation>
    </message>
    <message>
        <source>friendly fighters, enemy fighters…</source>
        <translation>combattants amis, combattants ennemis…</translation>
    </message>
    <message>
        <source>has taken the initiative</source>
        <translation>a pris l’initiative</translation>
    </message>
    <message>
        <source>nobody waits for allies</source>
        <translation>personne n’attend les alliés</translation>
    </message>
    <message>
        <source>{phase}, after a surprise</source>
        <translation>{phase}, après une surprise</translation>
    </message>
</context>
<context>
    <name>EclatsHands</name>
    <message numerus="yes">
        <source>%n points of Animus are lost.</source>
        <translation>
            <numerusform>%n point d’Animus est perdu.</numerusform>
            <numerusform>%n points d’Animus sont perdus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Action points</source>
        <translation>Points d’action</translation>
    </message>
    <message>
        <source>Action points of the game master</source>
        <translation>Points d’action du maître de jeu</translation>
    </message>
    <message>
        <source>Animus (of {n})</source>
        <translation>Animus (sur {n})</translation>
    </message>
    <message>
        <source>Animus of {name}</source>
        <translation>Animus de {name}</translation>
    </message>
    <message>
        <source>Animus won back</source>
        <translation>Animus récupéré</translation>
    </message>
    <message>
        <source>Containers (of {n})</source>
        <translation>Conteneurs (sur {n})</translation>
    </message>
    <message>
        <source>Containers used (of {n})</source>
        <translation>Conteneurs utilisés (sur {n})</translation>
    </message>
    <message>
        <source>Full Animus</source>
        <translation>Animus au complet</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Se soigner</translation>
    </message>
    <message>
        <source>No Animus is lost.</source>
        <translation>Aucun Animus n’est perdu.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fixer</translation>
    </message>
    <message>
        <source>To whom? Press it or type its letters.</source>
        <translation>À qui&#x202f;? Cliquez ou tapez ses lettres.</translation>
    </message>
    <message>
        <source>What does {name} do?</source>
        <translation>Que fait {name}&#x202f;?</translation>
    </message>
    <message>
        <source>With whom? Press it or type its letters.</source>
        <translation>Avec qui&#x202f;? Cliquez ou tapez ses lettres.</translation>
    </message>
    <message>
        <source>{giver} gives to {target}</source>
        <translation>{giver} donne à {target}</translation>
    </message>
    <message>
        <source>{name} heals</source>
        <translation>{name} se soigne</translation>
    </message>
</context>
<context>
    <name>EclatsThrowPrompt</name>
    <message>
        <source>Roll here</source>
        <translation>Lancer ici</translation>
    </message>
</context>
<context>
    <name>Editing</name>
    <message>
        <source>Go back to the card</source>
        <translation>Revenir à la carte</translation>
    </message>
    <message>
        <source>Go back to the card that was not saved: {names}</source>
        <translation>Revenir à la carte non gardée&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Saved {name}.</source>
        <translation>Carte gardée&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Saved {name}. Check {values}: saved as typed.</source>
        <translation>Carte gardée&#x202f;: {name}. À revoir&#x202f;: {values} (valeurs gardées telles quelles).</translation>
    </message>
    <message>
        <source>The card</source>
        <translation>La carte</translation>
    </message>
    <message>
        <source>{name} was forgotten.</source>
        <translation>Carte oubliée&#x202f;: {name}.</translation>
    </message>
    <message>
        <source>{name} was not saved.</source>
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
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Let this unfinished card go</source>
        <translation>Abandonner cette carte inachevée</translation>
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
    <name>EffectForm</name>
    <message>
        <source>Ability or name</source>
        <translation>Compétence ou nom</translation>
    </message>
    <message>
        <source>Ability or name: Immunity/Arms</source>
        <translation>Compétence ou nom&#x202f;: Immunité/Bras</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Devient</translation>
    </message>
    <message>
        <source>Effect at the wound roll</source>
        <translation>Effet au jet de Blessures</translation>
    </message>
    <message>
        <source>Enter one ability or name, and what it does.</source>
        <translation>Saisissez une compétence ou un nom, et son effet.</translation>
    </message>
    <message>
        <source>On these locations; none ticked: on all</source>
        <translation>Sur ces localisations&#x202f;; aucune cochée&#x202f;: sur toutes</translation>
    </message>
    <message>
        <source>On these results; none ticked: on all</source>
        <translation>Sur ces résultats&#x202f;; aucun coché&#x202f;: sur tous</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’il fait</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>Qui l’a</translation>
    </message>
    <message>
        <source>on a double only</source>
        <translation>sur un double seulement</translation>
    </message>
    <message>
        <source>the attacker has it</source>
        <translation>l’attaquant l’a</translation>
    </message>
    <message>
        <source>the target has it</source>
        <translation>la cible l’a</translation>
    </message>
    <message>
        <source>times X</source>
        <translation>multipliée par X</translation>
    </message>
</context>
<context>
    <name>EffectPrompt</name>
    <message>
        <source>+ area</source>
        <translation>+ aire d’effet</translation>
    </message>
    <message>
        <source>+ gives an ability</source>
        <translation>+ donne une compétence</translation>
    </message>
    <message>
        <source>+ in range only</source>
        <translation>+ à portée seulement</translation>
    </message>
    <message>
        <source>+ on several</source>
        <translation>+ sur plusieurs</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Aire d’effet</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>Dice of the area</source>
        <translation>Dés de l’aire</translation>
    </message>
    <message>
        <source>Dice of the area as they fell</source>
        <translation>Dés de l’aire tels que tombés</translation>
    </message>
    <message>
        <source>Effects on {name}</source>
        <translation>Effets sur {name}</translation>
    </message>
    <message>
        <source>Enter how much it adds or takes away, or the ability it gives.</source>
        <translation>Saisissez ce qu’il ajoute ou retire, ou la compétence qu’il donne.</translation>
    </message>
    <message>
        <source>Gain or benefit</source>
        <translation>Gain ou bénéfice</translation>
    </message>
    <message>
        <source>If useful</source>
        <translation>Si utile</translation>
    </message>
    <message>
        <source>Its dice</source>
        <translation>Ses dés</translation>
    </message>
    <message>
        <source>Keep this roll</source>
        <translation>Garder ce jet</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Palier</translation>
    </message>
    <message>
        <source>On whom</source>
        <translation>Sur qui</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Spell, miracle, order…</source>
        <translation>Sortilège, miracle, ordre…</translation>
    </message>
    <message>
        <source>The group, friends or enemies</source>
        <translation>Le groupe, amis ou ennemis</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Dure</translation>
    </message>
    <message>
        <source>a named group</source>
        <translation>un groupe nommé</translation>
    </message>
    <message>
        <source>all of {side}</source>
        <translation>tous ceux de {side}</translation>
    </message>
    <message>
        <source>as they fell; empty: rolled here</source>
        <translation>tels que tombés&#x202f;; vide&#x202f;: lancés ici</translation>
    </message>
    <message>
        <source>benefit around a marker, or of the scenario</source>
        <translation>bénéfice autour d’un marqueur, ou du scénario</translation>
    </message>
    <message>
        <source>benefit, while in range</source>
        <translation>bénéfice, à portée</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>dés</translation>
    </message>
    <message>
        <source>friendly templars, enemy fighters…</source>
        <translation>templiers amis, combattants ennemis…</translation>
    </message>
    <message>
        <source>gain, fixed</source>
        <translation>gain, fixe</translation>
    </message>
    <message>
        <source>in flight</source>
        <translation>en vol</translation>
    </message>
    <message>
        <source>no area</source>
        <translation>sans aire d’effet</translation>
    </message>
    <message>
        <source>on every level</source>
        <translation>à tous les paliers</translation>
    </message>
    <message>
        <source>on its level</source>
        <translation>à son palier</translation>
    </message>
    <message>
        <source>on the ground</source>
        <translation>au sol</translation>
    </message>
    <message>
        <source>you say who is within the area</source>
        <translation>vous direz qui est dans l’aire d’effet</translation>
    </message>
    <message>
        <source>{n} in all</source>
        <translation>{n} en tout</translation>
    </message>
</context>
<context>
    <name>EffectRows</name>
    <message>
        <source>End</source>
        <translation>Mettre fin</translation>
    </message>
    <message>
        <source>End for all {n}</source>
        <translation>Fin pour les {n}</translation>
    </message>
    <message>
        <source>End for this one</source>
        <translation>Fin ici seulement</translation>
    </message>
    <message>
        <source>End for {name}</source>
        <translation>Fin pour {name}</translation>
    </message>
    <message>
        <source>In range</source>
        <translation>À portée</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Hors de portée</translation>
    </message>
</context>
<context>
    <name>Effects</name>
    <message numerus="yes">
        <source>%n turns left</source>
        <translation>
            <numerusform>encore %n tour</numerusform>
            <numerusform>encore %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>benefit</source>
        <translation>bénéfice</translation>
    </message>
    <message numerus="yes">
        <source>for %n turns</source>
        <translation>
            <numerusform>pendant %n tour</numerusform>
            <numerusform>pendant %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>for a number of turns</source>
        <translation>pendant plusieurs tours</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>gain</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>instantané</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>hors de portée</translation>
    </message>
    <message>
        <source>the turn</source>
        <translation>le tour</translation>
    </message>
    <message>
        <source>unnamed effect</source>
        <translation>effet sans nom</translation>
    </message>
    <message>
        <source>upkeep</source>
        <translation>Entretien</translation>
    </message>
    <message>
        <source>upkeep {n} × {element}</source>
        <translation>Entretien {n} × {element}</translation>
    </message>
    <message>
        <source>upkeep {n} × {element}, paid this turn</source>
        <translation>Entretien {n} × {element}, payé ce tour</translation>
    </message>
    <message>
        <source>upkeep: paid each turn</source>
        <translation>Entretien&#x202f;: payé chaque tour</translation>
    </message>
    <message>
        <source>upkeep: {n} × {element} each turn</source>
        <translation>Entretien&#x202f;: {n} × {element} par tour</translation>
    </message>
    <message>
        <source>waits for {name} to return</source>
        <translation>attend le retour de {name}</translation>
    </message>
    <message>
        <source>within {n} cm</source>
        <translation>à {n} cm ou moins</translation>
    </message>
    <message>
        <source>within {n} cm of {name}</source>
        <translation>à {n} cm ou moins de {name}</translation>
    </message>
    <message>
        <source>within {n} cm of {name} or in its sight</source>
        <translation>à {n} cm de {name} ou dans sa ligne de vue</translation>
    </message>
    <message>
        <source>{change} has no effect on {names}: no such value on the card</source>
        <translation>{change} n’a pas d’effet sur {names}&#x202f;: valeur absente de la carte</translation>
    </message>
</context>
<context>
    <name>Elements</name>
    <message>
        <source>Air</source>
        <translation>Air</translation>
    </message>
    <message>
        <source>Darkness</source>
        <translation>Ténèbres</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>Terre</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feu</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lumière</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutre</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Eau</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>A draw</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Compte rendu</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save {side} as an army</source>
        <translation>Garder {side} comme armée</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Les tournants</translation>
    </message>
</context>
<context>
    <name>EntryList</name>
    <message>
        <source>A newer version of this card exists. Click to take it.</source>
        <translation>Une version plus récente de cette carte existe. Cliquez pour la prendre.</translation>
    </message>
    <message>
        <source>How many: + and −</source>
        <translation>Combien&#x202f;: + et −</translation>
    </message>
    <message>
        <source>Number of figures: 1 to 9, + and −</source>
        <translation>Nombre de figurines&#x202f;: de 1 à 9, + et −</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>What stands beneath it (→ ←)</source>
        <translation>Ce qui en dépend (→ ←)</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>prise</translation>
    </message>
</context>
<context>
    <name>EntryOptions</name>
    <message>
        <source>Another option…</source>
        <translation>Autre option…</translation>
    </message>
    <message>
        <source>For everybody</source>
        <translation>Pour tous</translation>
    </message>
</context>
<context>
    <name>EscapePrompt</name>
    <message>
        <source>INI test, to reach</source>
        <translation>Test d’INI, à atteindre</translation>
    </message>
    <message>
        <source>It does not reach {target}</source>
        <translation>N’atteint pas {target}</translation>
    </message>
    <message>
        <source>It gets away</source>
        <translation>Se dégage</translation>
    </message>
    <message>
        <source>It reaches {target}: an engagement</source>
        <translation>Atteint {target}&#x202f;: un engagement</translation>
    </message>
    <message>
        <source>It stays in contact</source>
        <translation>Reste au contact</translation>
    </message>
    <message>
        <source>It stays in contact: all dice in defence</source>
        <translation>Reste au contact&#x202f;: tous ses dés en défense</translation>
    </message>
    <message>
        <source>{name} disengages</source>
        <translation>{name} se désengage</translation>
    </message>
    <message>
        <source>{name} retreats</source>
        <translation>{name} bat en retraite</translation>
    </message>
</context>
<context>
    <name>ExampleButton</name>
    <message>
        <source>Cards and two armies to try the game; one undo removes them</source>
        <translation>Des cartes et deux armées pour essayer le jeu&#x202f;; une annulation les retire</translation>
    </message>
    <message>
        <source>Load the example of {game}</source>
        <translation>Charger l’exemple du jeu {game}</translation>
    </message>
</context>
<context>
    <name>FaithPrompt</name>
    <message numerus="yes">
        <source>%n believers</source>
        <translation>
            <numerusform>%n croyant</numerusform>
            <numerusform>%n croyants</numerusform>
        </translation>
    </message>
    <message>
        <source>Believers round {name}</source>
        <translation>Croyants autour de {name}</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Compter</translation>
    </message>
    <message>
        <source>Other believers</source>
        <translation>Autres croyants</translation>
    </message>
    <message>
        <source>Within {n} cm</source>
        <translation>À {n} cm ou moins</translation>
    </message>
    <message>
        <source>believers ÷ {n}, rounded down</source>
        <translation>croyants ÷ {n}, arrondi à l’inférieur</translation>
    </message>
    <message>
        <source>believers ÷ {n}, rounded to the nearest</source>
        <translation>croyants ÷ {n}, arrondi au plus proche</translation>
    </message>
    <message>
        <source>believers ÷ {n}, rounded up</source>
        <translation>croyants ÷ {n}, arrondi au supérieur</translation>
    </message>
</context>
<context>
    <name>FieldTable</name>
    <message>
        <source>different</source>
        <translation>différent</translation>
    </message>
    <message>
        <source>not known everywhere</source>
        <translation>pas connu partout</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>identique</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>Only the wording differs.</source>
        <translation>Seule la rédaction diffère.</translation>
    </message>
</context>
<context>
    <name>FightList</name>
    <message>
        <source>Fights</source>
        <translation>Combats</translation>
    </message>
</context>
<context>
    <name>FighterSheet</name>
    <message>
        <source>A sketch: its values are not known yet.</source>
        <translation>Une esquisse&#x202f;: ses valeurs ne sont pas encore connues.</translation>
    </message>
    <message>
        <source>Abilities: {abilities}</source>
        <translation>Capacités&#x202f;: {abilities}</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Faith {n}</source>
        <translation>Foi {n}</translation>
    </message>
    <message>
        <source>In range: press to switch it off</source>
        <translation>À portée&#x202f;: appuyez pour ne plus compter</translation>
    </message>
    <message>
        <source>Out of range, not counted: press to switch it on</source>
        <translation>Hors de portée, ne compte pas&#x202f;: appuyez pour compter</translation>
    </message>
    <message>
        <source>Remember: {abilities}</source>
        <translation>À ne pas oublier&#x202f;: {abilities}</translation>
    </message>
    <message>
        <source>See the card</source>
        <translation>Voir la carte</translation>
    </message>
    <message>
        <source>Stunned</source>
        <translation>Sonné</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>en vol</translation>
    </message>
    <message>
        <source>has acted</source>
        <translation>a agi</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>Sonné</translation>
    </message>
    <message>
        <source>unhurt</source>
        <translation>indemne</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>encore {n}</translation>
    </message>
</context>
<context>
    <name>Fights</name>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>A die of the line that is lit, else the number of a fight</source>
        <translation>Un dé pour la ligne active, sinon le numéro d’un combat</translation>
    </message>
    <message>
        <source>A tie, re-roll. {ask}</source>
        <translation>Égalité, on relance. {ask}</translation>
    </message>
    <message>
        <source>Another figure of the left or the right camp</source>
        <translation>Une autre figurine du camp de gauche ou de droite</translation>
    </message>
    <message>
        <source>Bonuses and several dice of the test</source>
        <translation>Bonus et plusieurs dés du test</translation>
    </message>
    <message>
        <source>Die of {name}</source>
        <translation>Dé&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Fight {n}: {mine} against {theirs}</source>
        <translation>Combat {n}&#x202f;: {mine} contre {theirs}</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Combats</translation>
    </message>
    <message>
        <source>Keep the 6</source>
        <translation>Garder le 6</translation>
    </message>
    <message>
        <source>Light another line</source>
        <translation>Passer à une autre ligne</translation>
    </message>
    <message>
        <source>Open fight {number}</source>
        <translation>Ouvrir le combat {number}</translation>
    </message>
    <message>
        <source>Pass {n} of {of}. {die}</source>
        <translation>Passe {n} sur {of}. {die}</translation>
    </message>
    <message>
        <source>Roll both dice here</source>
        <translation>Lancer les deux dés ici</translation>
    </message>
    <message>
        <source>Take back the last die</source>
        <translation>Reprendre le dernier dé</translation>
    </message>
    <message>
        <source>The fight before, the next fight</source>
        <translation>Le combat précédent, le combat suivant</translation>
    </message>
    <message>
        <source>The test is not over: a 6 is re-rolled or kept.</source>
        <translation>Le test n’est pas fini&#x202f;: un 6 se relance ou se garde.</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>décidé</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>défense</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>first</source>
        <translation>d’abord</translation>
    </message>
    <message>
        <source>first: {name}, {score}</source>
        <translation>d’abord&#x202f;: {name}, {score}</translation>
    </message>
    <message>
        <source>odds</source>
        <translation>chances</translation>
    </message>
    <message>
        <source>pursuit</source>
        <translation>poursuite</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>passé</translation>
    </message>
    <message>
        <source>wound</source>
        <translation>blessure</translation>
    </message>
    <message>
        <source>{die}: none in its split</source>
        <translation>{die}, aucun dans sa répartition</translation>
    </message>
    <message>
        <source>{name} defends without one</source>
        <translation>{name} se défend sans dé</translation>
    </message>
    <message>
        <source>{name}: {attack} dice in attack, how many in defence?</source>
        <translation>{name}&#x202f;: {attack} dés en attaque, combien en défense&#x202f;?</translation>
    </message>
    <message>
        <source>{name}: {attack} dice in attack, {defence} in defence</source>
        <translation>{name}&#x202f;: dés en attaque {attack}, en défense {defence}</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>{n} de plus</translation>
    </message>
    <message>
        <source>{said}, next roll</source>
        <translation>{said}, prochain jet</translation>
    </message>
    <message>
        <source>{score}: {name}</source>
        <translation>{score}&#x202f;: {name}</translation>
    </message>
    <message>
        <source>{what} {mine} against {against} {theirs}</source>
        <translation>{what} {mine} contre {against} {theirs}</translation>
    </message>
</context>
<context>
    <name>FightsPage</name>
    <message numerus="yes">
        <source>%n decided</source>
        <translation>
            <numerusform>%n décidé</numerusform>
            <numerusform>%n décidés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fights</source>
        <translation>
            <numerusform>%n combat</numerusform>
            <numerusform>%n combats</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring two figures into contact</source>
        <translation>Mettre deux figurines au contact</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Décidé</translation>
    </message>
    <message>
        <source>Dice are split</source>
        <translation>Partage fait</translation>
    </message>
    <message>
        <source>Dominant: {side}</source>
        <translation>Dominant&#x202f;: {side}</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Go on with the test</source>
        <translation>Continuer le test</translation>
    </message>
    <message>
        <source>Move done</source>
        <translation>Mouvement fait</translation>
    </message>
    <message>
        <source>No enemies are in contact. Bring two figures together to add a fight.</source>
        <translation>Aucun adversaire n’est au contact. Mettez deux figurines au contact pour ajouter un combat.</translation>
    </message>
    <message>
        <source>No fights</source>
        <translation>Aucun combat</translation>
    </message>
    <message>
        <source>Open the fight</source>
        <translation>Ouvrir le combat</translation>
    </message>
    <message>
        <source>Pursuit fight</source>
        <translation>Combat de poursuite</translation>
    </message>
    <message>
        <source>Pursuit over</source>
        <translation>Poursuite finie</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Rouvrir</translation>
    </message>
    <message>
        <source>Reopen the fight</source>
        <translation>Rouvrir le combat</translation>
    </message>
    <message>
        <source>Split no dice</source>
        <translation>Ne rien partager</translation>
    </message>
    <message>
        <source>Upkeep</source>
        <translation>Entretien</translation>
    </message>
    <message>
        <source>{mine} against {theirs}</source>
        <translation>{mine} contre {theirs}</translation>
    </message>
    <message>
        <source>{name}: blow</source>
        <translation>{name}&#x202f;: coup</translation>
    </message>
    <message>
        <source>{name}: wound roll</source>
        <translation>{name}&#x202f;: jet de Blessures</translation>
    </message>
</context>
<context>
    <name>FigureCard</name>
    <message>
        <source>All that can happen to it</source>
        <translation>Tout ce qui peut lui arriver</translation>
    </message>
</context>
<context>
    <name>FileExchange</name>
    <message numerus="yes">
        <source>%n cards are on the clipboard, as a table.</source>
        <translation>
            <numerusform>%n carte est dans le presse-papiers, en tableau.</numerusform>
            <numerusform>%n cartes sont dans le presse-papiers, en tableau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %n cards</source>
        <translation>
            <numerusform>Exporter %n carte</numerusform>
            <numerusform>Exporter %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the library as a package</source>
        <translation>Enregistrer la bibliothèque dans un paquet</translation>
    </message>
    <message>
        <source>cards.xlsx</source>
        <translation>cartes.xlsx</translation>
    </message>
    <message>
        <source>{file} has been saved.</source>
        <translation>{file} est enregistré.</translation>
    </message>
</context>
<context>
    <name>FilingPrompt</name>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>Étiquettes, séparées par des virgules</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>A draw</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>A victory</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>All</source>
        <comment>armies</comment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>All</source>
        <comment>results</comment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Défaite</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout voir</translation>
    </message>
    <message>
        <source>Still running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Victoire</translation>
    </message>
</context>
<context>
    <name>FilterPanel</name>
    <message>
        <source>All cards</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Every edition</source>
        <translation>Toutes les éditions</translation>
    </message>
    <message>
        <source>Every people</source>
        <translation>Tous les peuples</translation>
    </message>
    <message>
        <source>Every rank</source>
        <translation>Tous les rangs</translation>
    </message>
    <message>
        <source>Faithful</source>
        <translation>Fidèles</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favorites</translation>
    </message>
    <message>
        <source>Mages</source>
        <translation>Magiciens</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Possédées</translation>
    </message>
    <message>
        <source>PA from</source>
        <translation>PA dès</translation>
    </message>
    <message>
        <source>PA to</source>
        <translation>PA max.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Peuple</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Shooters</source>
        <translation>Tireurs</translation>
    </message>
</context>
<context>
    <name>FirstPage</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refusals</source>
        <translation>
            <numerusform>%n refus</numerusform>
            <numerusform>%n refus</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace a natural result</source>
        <translation>Remplacer un résultat naturel</translation>
    </message>
    <message>
        <source>Who speaks first?</source>
        <translation>Qui parle en premier&#x202f;?</translation>
    </message>
    <message>
        <source>{name} chooses. Sequences are locked now.</source>
        <translation>{name} choisit. Les séquences sont maintenant verrouillées.</translation>
    </message>
    <message>
        <source>{side} wins the Tactique roll</source>
        <translation>{side} gagne le jet de Tactique</translation>
    </message>
</context>
<context>
    <name>ForeignPage</name>
    <message numerus="yes">
        <source>%n fields keep your values</source>
        <translation>
            <numerusform>%n champ garde votre valeur</numerusform>
            <numerusform>%n champs gardent vos valeurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items to decide; Space ticks</source>
        <translation>
            <numerusform>%n choix à faire&#x202f;; Espace coche</numerusform>
            <numerusform>%n choix à faire&#x202f;; Espace coche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items to know about</source>
        <translation>
            <numerusform>%n élément à connaître</numerusform>
            <numerusform>%n éléments à connaître</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new cards: untick what stays out</source>
        <translation>
            <numerusform>%n nouvelle carte&#x202f;: décochez-la pour la laisser</numerusform>
            <numerusform>%n nouvelles cartes&#x202f;: décochez celles à laisser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are new</source>
        <translation>
            <numerusform>dont %n nouveau</numerusform>
            <numerusform>dont %n nouveaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others follow the file</source>
        <translation>
            <numerusform>%n autre valeur vient du fichier</numerusform>
            <numerusform>%n autres valeurs viennent du fichier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spellings were proposed before</source>
        <translation>
            <numerusform>%n graphie déjà proposée</numerusform>
            <numerusform>%n graphies déjà proposées</numerusform>
        </translation>
    </message>
    <message>
        <source>Ability: {cards}</source>
        <translation>Compétence&#x202f;: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Ability: {cards} and %n more</source>
        <translation>
            <numerusform>Compétence&#x202f;: {cards} et %n autre</numerusform>
            <numerusform>Compétence&#x202f;: {cards} et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Kept as text</source>
        <translation>Gardé comme texte</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Laissé de côté</translation>
    </message>
    <message>
        <source>List: {name}</source>
        <translation>Liste&#x202f;: {name}</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveaux</translation>
    </message>
    <message>
        <source>Nothing changes</source>
        <translation>Rien ne change</translation>
    </message>
    <message>
        <source>Nothing changes unless you tick it</source>
        <translation>Rien ne change sans que vous le cochiez</translation>
    </message>
    <message>
        <source>Nothing in these files could be imported</source>
        <translation>Rien dans ces fichiers n’a pu être importé</translation>
    </message>
    <message numerus="yes">
        <source>Nothing to decide: %n values you had not changed follow the file</source>
        <translation>
            <numerusform>Rien à décider&#x202f;:&#x202f;%n valeur que vous n’aviez pas changée suit le fichier</numerusform>
            <numerusform>Rien à décider&#x202f;:&#x202f;%n valeurs que vous n’aviez pas changées suivent le fichier</numerusform>
        </translation>
    </message>
    <message>
        <source>One card: {name}</source>
        <translation>Une seule carte&#x202f;: {name}</translation>
    </message>
    <message>
        <source>The files say nothing that they did not say before; All shows their notes again.</source>
        <translation>Les fichiers ne disent rien de plus que la dernière fois&#x202f;; Tout montre leurs notes à nouveau.</translation>
    </message>
    <message>
        <source>The same card?</source>
        <translation>La même carte&#x202f;?</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Tout cocher</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>À vérifier</translation>
    </message>
    <message>
        <source>To decide</source>
        <translation>À décider</translation>
    </message>
    <message>
        <source>To know</source>
        <translation>À connaître</translation>
    </message>
    <message>
        <source>Undo the import</source>
        <translation>Annuler l’import</translation>
    </message>
    <message>
        <source>new card</source>
        <translation>nouvelle carte</translation>
    </message>
    <message>
        <source>nothing that the files did not say before</source>
        <translation>rien que les fichiers n’aient déjà dit</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>n’y est plus</translation>
    </message>
    <message>
        <source>the former one</source>
        <translation>l’ancienne</translation>
    </message>
    <message>
        <source>the new revision</source>
        <translation>la nouvelle révision</translation>
    </message>
    <message>
        <source>{fields}; Space ticks</source>
        <translation>{fields}&#x202f;; Espace coche</translation>
    </message>
    <message numerus="yes">
        <source>{files} files, all of %n profiles</source>
        <translation>
            <numerusform>{files} fichiers, %n profil, rien d’omis</numerusform>
            <numerusform>{files} fichiers, %n profils, rien d’omis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {arrived} of %n profiles</source>
        <translation>
            <numerusform>{file}&#x202f;: {arrived} profil sur %n</numerusform>
            <numerusform>{file}&#x202f;: {arrived} profils sur %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormatBox</name>
    <message>
        <source>All formats…</source>
        <translation>Tous les formats…</translation>
    </message>
    <message>
        <source>{format} (edition)</source>
        <translation>{format} (édition)</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>% at least</source>
        <translation>% au moins</translation>
    </message>
    <message>
        <source>% at most</source>
        <translation>% au plus</translation>
    </message>
    <message numerus="yes">
        <source>%n cards per started {started} PA</source>
        <translation>
            <numerusform>%n carte par tranche entamée de {started} PA</numerusform>
            <numerusform>%n cartes par tranche entamée de {started} PA</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figures per started {started} PA</source>
        <translation>
            <numerusform>%n figurine par tranche entamée de {started} PA</numerusform>
            <numerusform>%n figurines par tranche entamée de {started} PA</numerusform>
        </translation>
    </message>
    <message>
        <source>A character appears only once in the list.</source>
        <translation>Un personnage ne figure qu’une fois dans la liste.</translation>
    </message>
    <message>
        <source>A limit on cards for each started slice of points.</source>
        <translation>Un maximum de cartes par tranche de points entamée.</translation>
    </message>
    <message>
        <source>A limit on cards of one profile for each started slice of points.</source>
        <translation>Un maximum de cartes d’un même profil par tranche de points entamée.</translation>
    </message>
    <message>
        <source>A limit on figures for each started slice of points.</source>
        <translation>Un maximum de figurines par tranche de points entamée.</translation>
    </message>
    <message>
        <source>Allies</source>
        <translation>Alliés</translation>
    </message>
    <message>
        <source>Allies are pointed out; if they have a share, they keep within it.</source>
        <translation>Les alliés sont signalés&#x202f;; s’ils ont une part, ils ne la dépassent pas.</translation>
    </message>
    <message>
        <source>Cards from several editions in one list are pointed out.</source>
        <translation>Les cartes de plusieurs éditions dans une liste sont signalées.</translation>
    </message>
    <message>
        <source>Cards in the list</source>
        <translation>Cartes de la liste</translation>
    </message>
    <message>
        <source>Cards of one profile</source>
        <translation>Cartes d’un même profil</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Personnages</translation>
    </message>
    <message>
        <source>Editions</source>
        <translation>Éditions</translation>
    </message>
    <message>
        <source>Every card is of the army’s path, allied to it, or a mercenary.</source>
        <translation>Chaque carte est de la voie de l’armée, alliée ou mercenaire.</translation>
    </message>
    <message>
        <source>Expensive figures</source>
        <translation>Figurines chères</translation>
    </message>
    <message>
        <source>Figures in the list</source>
        <translation>Figurines de la liste</translation>
    </message>
    <message>
        <source>Figures on one card</source>
        <translation>Figurines par carte</translation>
    </message>
    <message>
        <source>Mercenaries</source>
        <translation>Mercenaires</translation>
    </message>
    <message>
        <source>Mercenaries are pointed out; if they have a share, they keep within it.</source>
        <translation>Les mercenaires sont signalés&#x202f;; s’ils ont une part, ils ne la dépassent pas.</translation>
    </message>
    <message>
        <source>No single figure, its own options counted, takes more than its share of the points.</source>
        <translation>Aucune figurine, ses propres options comprises, ne prend plus que sa part des points.</translation>
    </message>
    <message>
        <source>Pariahs</source>
        <translation>Parias</translation>
    </message>
    <message>
        <source>Pariahs beside others are pointed out; if they have a share, they keep within it.</source>
        <translation>Les Parias parmi d’autres sont signalés&#x202f;; s’ils ont une part, ils ne la dépassent pas.</translation>
    </message>
    <message>
        <source>People and path</source>
        <translation>Peuple et voie</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Prices that are still missing are pointed out.</source>
        <translation>Les prix qui manquent encore sont signalés.</translation>
    </message>
    <message>
        <source>The list stays within its limit, which is one of the format’s.</source>
        <translation>La liste reste sous sa limite, qui est l’une de celles du format.</translation>
    </message>
    <message>
        <source>The more a profile costs, the fewer figures its card stands for.</source>
        <translation>Plus un profil est cher, moins sa carte représente de figurines.</translation>
    </message>
    <message>
        <source>There is at least one, and they take their share of the points.</source>
        <translation>Il y en a au moins un, et ils prennent leur part des points.</translation>
    </message>
    <message>
        <source>They take no more than their share of the points.</source>
        <translation>Elles ne dépassent pas leur part des points.</translation>
    </message>
    <message>
        <source>Unique characters</source>
        <translation>Personnages uniques</translation>
    </message>
    <message>
        <source>Unknown prices</source>
        <translation>Prix inconnus</translation>
    </message>
    <message>
        <source>War machines</source>
        <translation>Machines de guerre</translation>
    </message>
    <message>
        <source>above: {figures}</source>
        <translation>au-delà&#x202f;: {figures}</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>figurines</translation>
    </message>
    <message>
        <source>per started PA</source>
        <translation>PA par tranche entamée</translation>
    </message>
    <message>
        <source>up to {pa} PA: {figures}</source>
        <translation>jusqu’à {pa} PA&#x202f;: {figures}</translation>
    </message>
</context>
<context>
    <name>FormatsPage</name>
    <message>
        <source>A check gives its reason and never forbids anything.</source>
        <translation>Un contrôle donne sa raison et n’interdit jamais rien.</translation>
    </message>
    <message>
        <source>A check to add</source>
        <translation>Contrôle à ajouter</translation>
    </message>
    <message>
        <source>Add this check</source>
        <translation>Ajouter ce contrôle</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formats</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Inser</translation>
    </message>
    <message>
        <source>Limits it is played at, in PA</source>
        <translation>Limites auxquelles on le joue, en PA</translation>
    </message>
    <message>
        <source>Name of the format</source>
        <translation>Nom du format</translation>
    </message>
    <message>
        <source>This format comes with the program: copy it to change it.</source>
        <translation>Ce format vient avec le programme&#x202f;: copiez-le pour le changer.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>{format} (house)</source>
        <translation>{format} (maison)</translation>
    </message>
    <message>
        <source>{format} has been deleted.</source>
        <translation>{format}&#x202f;: supprimé.</translation>
    </message>
    <message>
        <source>“{typed}” can be read in two ways. Enter whole numbers separated by semicolons, like 200; 300.</source>
        <translation>«&#x202f;{typed}&#x202f;» peut se lire de deux façons. Saisissez des nombres entiers séparés par des points-virgules, comme 200&#x202f;; 300.</translation>
    </message>
</context>
<context>
    <name>GemMenu</name>
    <message>
        <source>Elements mastered: {names}</source>
        <translation>Éléments maîtrisés&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Gem limit</source>
        <translation>Réserve de gemmes maximale</translation>
    </message>
    <message>
        <source>not given on the card</source>
        <translation>absente de la carte</translation>
    </message>
    <message>
        <source>{held} of {limit}</source>
        <translation>{held} sur {limit}</translation>
    </message>
    <message>
        <source>{held} of {limit}, more than it may hold</source>
        <translation>{held} sur {limit}, plus que sa réserve</translation>
    </message>
</context>
<context>
    <name>GivenFiles</name>
    <message>
        <source>Nothing on the clipboard can be read here: copy a list, a table of cards, a battle, a file or a picture.</source>
        <translation>Rien de lisible ici dans le presse-papiers&#x202f;: copiez une liste, un tableau de cartes, une bataille, un fichier ou une image.</translation>
    </message>
    <message>
        <source>Open a library first.</source>
        <translation>Ouvrez d’abord une bibliothèque.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read here: drop a library, a package, a table, a list, a BattleScribe file or a battle. A picture goes onto its card.</source>
        <translation>«&#x202f;{file}&#x202f;» ne peut pas être lu ici&#x202f;: déposez une bibliothèque, un paquet, un tableau, une liste, un fichier BattleScribe ou une bataille. Une image se dépose sur sa carte.</translation>
    </message>
</context>
<context>
    <name>GrantPrompt</name>
    <message>
        <source>Advantage</source>
        <translation>Avantage</translation>
    </message>
    <message>
        <source>Advantages</source>
        <translation>Avantages</translation>
    </message>
    <message>
        <source>Another one (optional)</source>
        <translation>Un autre (facultatif)</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Grant</source>
        <translation>Accorder</translation>
    </message>
    <message>
        <source>Idea: {idea}</source>
        <translation>Idée&#x202f;: {idea}</translation>
    </message>
    <message>
        <source>Opportunities</source>
        <translation>Opportunités</translation>
    </message>
    <message>
        <source>Rolls of</source>
        <translation>Jets de</translation>
    </message>
    <message>
        <source>The greater the advantage, the fewer the opportunities.</source>
        <translation>Plus l’avantage est grand, moins il y a d’opportunités.</translation>
    </message>
    <message>
        <source>The others of the group</source>
        <translation>Les autres du groupe</translation>
    </message>
    <message>
        <source>The whole group</source>
        <translation>Tout le groupe</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Turns it lasts</source>
        <translation>Durée en tours</translation>
    </message>
    <message>
        <source>What may {name} win?</source>
        <translation>Que peut gagner {name}&#x202f;?</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Back to {name}</source>
        <translation>Revenir à {name}</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Je suis {name}</translation>
    </message>
    <message>
        <source>Only {name} may see what comes next.</source>
        <translation>La suite ne regarde que {name}.</translation>
    </message>
    <message>
        <source>Pass to {name}</source>
        <translation>Passez à {name}</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>There is no figure {n}: the digits go from 1 to {last}.</source>
        <translation>Il n’y a pas de figurine {n}&#x202f;: les chiffres vont de 1 à {last}.</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message numerus="yes">
        <source>%n armies have no card yet and are left out: {names}</source>
        <translation>
            <numerusform>%n armée n’a pas encore de carte et n’est pas imprimée&#x202f;: {names}</numerusform>
            <numerusform>%n armées n’ont pas encore de carte et ne sont pas imprimées&#x202f;: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things are in very small letters. Choose one to see it.</source>
        <translation>
            <numerusform>%n élément est écrit très petit. Choisissez-le pour le voir.</numerusform>
            <numerusform>%n éléments sont écrits très petit. Choisissez-en un pour le voir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things are not shown whole. Choose one to see it.</source>
        <translation>
            <numerusform>%n élément n’est pas montré en entier. Choisissez-le pour le voir.</numerusform>
            <numerusform>%n éléments ne sont pas montrés en entier. Choisissez-en un pour le voir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things are not whole, or very small. Choose one to see it.</source>
        <translation>
            <numerusform>%n élément est incomplet ou très petit. Choisissez-le pour le voir.</numerusform>
            <numerusform>%n éléments sont incomplets ou très petits. Choisissez-en un pour le voir.</numerusform>
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
        <source>Page width</source>
        <translation>Pleine largeur</translation>
    </message>
    <message>
        <source>Page {page} of {count}</source>
        <translation>Page {page} sur {count}</translation>
    </message>
    <message>
        <source>What is not shown whole</source>
        <translation>Ce qui n’est pas montré en entier</translation>
    </message>
    <message>
        <source>Whole</source>
        <comment>page</comment>
        <translation>Entière</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>Width</source>
        <comment>page</comment>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation>page {page}</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>Heap</name>
    <message>
        <source>Correct the sequence</source>
        <translation>Corriger la séquence</translation>
    </message>
    <message>
        <source>Correct the sequence of {side}</source>
        <translation>Corriger la séquence de {side}</translation>
    </message>
    <message>
        <source>Hide the sequence</source>
        <translation>Cacher la séquence</translation>
    </message>
    <message>
        <source>Not in this turn’s sequence</source>
        <translation>Hors de la séquence de ce tour</translation>
    </message>
    <message>
        <source>Sequence and reserve</source>
        <translation>Séquence et réserve</translation>
    </message>
    <message>
        <source>Sequence of {side}</source>
        <translation>Séquence de {side}</translation>
    </message>
    <message>
        <source>Sequence, first to be played on top</source>
        <translation>Séquence, la première à jouer en haut</translation>
    </message>
    <message>
        <source>Show the sequence</source>
        <translation>Montrer la séquence</translation>
    </message>
    <message>
        <source>The sequence of this side is hidden</source>
        <translation>La séquence de ce camp est cachée</translation>
    </message>
    <message>
        <source>Your reason stays hidden as long as the sequence does.</source>
        <translation>Votre raison reste cachée aussi longtemps que la séquence.</translation>
    </message>
    <message>
        <source>{name} orders a hidden sequence: pass the laptop first.</source>
        <translation>{name} prépare sa séquence en secret&#x202f;: passez d’abord l’ordinateur.</translation>
    </message>
</context>
<context>
    <name>HeapList</name>
    <message>
        <source>no card</source>
        <translation>aucune carte</translation>
    </message>
</context>
<context>
    <name>HistorySheet</name>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n armée</numerusform>
            <numerusform>%n armées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battles</source>
        <translation>
            <numerusform>%n bataille</numerusform>
            <numerusform>%n batailles</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle: {battle}</source>
        <translation>Bataille&#x202f;: {battle}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>In no list and no battle</source>
        <translation>Dans aucune liste, aucune bataille</translation>
    </message>
    <message>
        <source>It becomes a new revision. Lists and battles keep the one they use.</source>
        <translation>Elle devient une nouvelle révision. Listes et batailles gardent celle qu’elles utilisent.</translation>
    </message>
    <message>
        <source>No list and no battle uses this revision.</source>
        <translation>Aucune liste ni bataille n’utilise cette révision.</translation>
    </message>
    <message>
        <source>Only the wording differs.</source>
        <translation>Seule la rédaction diffère.</translation>
    </message>
    <message>
        <source>Restore this revision</source>
        <translation>Rétablir cette révision</translation>
    </message>
    <message>
        <source>Revision {number}</source>
        <translation>Révision {number}</translation>
    </message>
    <message>
        <source>Revisions of {name}</source>
        <translation>Révisions de {name}</translation>
    </message>
    <message>
        <source>The card began with this.</source>
        <translation>La carte a commencé ainsi.</translation>
    </message>
    <message>
        <source>The card says the same now.</source>
        <translation>La carte dit la même chose aujourd’hui.</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Utilisée par</translation>
    </message>
    <message>
        <source>Versus now</source>
        <translation>Face au présent</translation>
    </message>
    <message>
        <source>What it changed</source>
        <translation>Ce qu’elle a changé</translation>
    </message>
    <message>
        <source>What the revision changed</source>
        <translation>Ce que la révision a changé</translation>
    </message>
    <message>
        <source>{army}, version {version}</source>
        <translation>{army}, version {version}</translation>
    </message>
    <message>
        <source>{number} · shown now</source>
        <translation>{number} · actuelle</translation>
    </message>
</context>
<context>
    <name>ImportCounts</name>
    <message numerus="yes">
        <source>%n armies changed</source>
        <translation>
            <numerusform>%n armée modifiée</numerusform>
            <numerusform>%n armées modifiées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies were already here</source>
        <translation>
            <numerusform>%n armée était déjà là</numerusform>
            <numerusform>%n armées étaient déjà là</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards were already here</source>
        <translation>
            <numerusform>%n carte déjà là</numerusform>
            <numerusform>%n cartes déjà là</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards with newer values</source>
        <translation>
            <numerusform>%n carte aux valeurs plus récentes</numerusform>
            <numerusform>%n cartes aux valeurs plus récentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n catalogues kept for what comes</source>
        <translation>
            <numerusform>%n catalogue gardé pour la suite</numerusform>
            <numerusform>%n catalogues gardés pour la suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counts of figures owned</source>
        <translation>
            <numerusform>%n décompte de figurines possédées</numerusform>
            <numerusform>%n décomptes de figurines possédées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted items stay deleted</source>
        <translation>
            <numerusform>%n élément reste supprimé</numerusform>
            <numerusform>%n éléments restent supprimés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formats changed</source>
        <translation>
            <numerusform>%n format modifié</numerusform>
            <numerusform>%n formats modifiés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items were already here</source>
        <translation>
            <numerusform>%n élément était déjà là</numerusform>
            <numerusform>%n éléments étaient déjà là</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lists follow the new revision</source>
        <translation>
            <numerusform>%n liste suit la nouvelle révision</numerusform>
            <numerusform>%n listes suivent la nouvelle révision</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new armies</source>
        <translation>
            <numerusform>%n nouvelle armée</numerusform>
            <numerusform>%n nouvelles armées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new battles</source>
        <translation>
            <numerusform>%n nouvelle bataille</numerusform>
            <numerusform>%n nouvelles batailles</numerusform>
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
        <source>%n new formats</source>
        <translation>
            <numerusform>%n nouveau format</numerusform>
            <numerusform>%n nouveaux formats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new options, spells and miracles</source>
        <translation>
            <numerusform>%n nouvelle option, sortilège ou miracle</numerusform>
            <numerusform>%n nouvelles options, sortilèges et miracles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new pictures</source>
        <translation>
            <numerusform>%n nouvelle image</numerusform>
            <numerusform>%n nouvelles images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new rulesets</source>
        <translation>
            <numerusform>%n nouveau jeu de règles</numerusform>
            <numerusform>%n nouveaux jeux de règles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n options changed</source>
        <translation>
            <numerusform>%n option modifiée</numerusform>
            <numerusform>%n options modifiées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n options were already here</source>
        <translation>
            <numerusform>%n option était déjà là</numerusform>
            <numerusform>%n options étaient déjà là</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other items were already here</source>
        <translation>
            <numerusform>%n autre élément était déjà là</numerusform>
            <numerusform>%n autres éléments étaient déjà là</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rulesets changed</source>
        <translation>
            <numerusform>%n jeu de règles modifié</numerusform>
            <numerusform>%n jeux de règles modifiés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values of yours stay</source>
        <translation>
            <numerusform>%n de vos valeurs reste</numerusform>
            <numerusform>%n de vos valeurs restent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportWork</name>
    <message>
        <source>The import was cancelled; nothing changed.</source>
        <translation>L’import est abandonné&#x202f;; rien n’a changé.</translation>
    </message>
</context>
<context>
    <name>Initiative</name>
    <message>
        <source>Accept: say what can be won</source>
        <translation>Accepter&#x202f;: dire ce qu’il y a à gagner</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Proposer</translation>
    </message>
    <message>
        <source>Refuse: the phase has passed</source>
        <translation>Refuser&#x202f;: la phase est passée</translation>
    </message>
    <message>
        <source>Refuse: the phase is given back</source>
        <translation>Refuser&#x202f;: la phase est rendue</translation>
    </message>
    <message>
        <source>The game master answers: “{idea}”</source>
        <translation>Le maître de jeu répond&#x202f;: «&#x202f;{idea}&#x202f;»</translation>
    </message>
    <message>
        <source>The player gives up</source>
        <translation>Le joueur abandonne</translation>
    </message>
    <message>
        <source>This uses the attack of this phase. The rolls begin next turn.</source>
        <translation>Cela prend l’attaque de cette phase. Les jets commencent au tour suivant.</translation>
    </message>
    <message>
        <source>What does {name} want to try?</source>
        <translation>Que veut tenter {name}&#x202f;?</translation>
    </message>
    <message>
        <source>Which characteristic does {name} roll?</source>
        <translation>Quelle caractéristique lance {name}&#x202f;?</translation>
    </message>
</context>
<context>
    <name>InterceptPrompt</name>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Both test INI; the mover wins ties.</source>
        <translation>Les deux testent leur INI&#x202f;; en cas d’égalité, le mouvement continue.</translation>
    </message>
    <message>
        <source>Enter the die of {name}.</source>
        <translation>Saisissez le dé de {name}.</translation>
    </message>
    <message>
        <source>Interceptor</source>
        <translation>Intercepte</translation>
    </message>
    <message>
        <source>It is stopped</source>
        <translation>Interception</translation>
    </message>
    <message>
        <source>It moves on</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Mover</source>
        <translation>Se déplace</translation>
    </message>
    <message>
        <source>The move goes on</source>
        <translation>Le mouvement continue</translation>
    </message>
    <message>
        <source>The move is stopped: an engagement</source>
        <translation>Le mouvement est arrêté&#x202f;: un engagement</translation>
    </message>
    <message>
        <source>{fighter} tries to intercept {target}</source>
        <translation>{fighter} tente d’intercepter {target}</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>dice entered</source>
        <translation>dés saisis</translation>
    </message>
    <message>
        <source>dice rolled here</source>
        <translation>dés lancés ici</translation>
    </message>
    <message>
        <source>→ the dice and their sum · ↵ or double click: look back at it</source>
        <translation>→ les dés et leur somme · ↵ ou double clic&#x202f;: revoir ce moment</translation>
    </message>
</context>
<context>
    <name>JournalModel</name>
    <message>
        <source>Against the rule: {why}</source>
        <translation>Contre la règle&#x202f;: {why}</translation>
    </message>
    <message>
        <source>Other course: {step}</source>
        <translation>Autre suite&#x202f;: {step}</translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <source>{verb}, not possible: {reason}</source>
        <translation>{verb}, impossible&#x202f;: {reason}</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>A blow: the wound table</source>
        <translation>Un coup&#x202f;: le tableau de blessures</translation>
    </message>
    <message>
        <source>A card joins the left side</source>
        <translation>Une carte rejoint le camp de gauche</translation>
    </message>
    <message>
        <source>A card joins the right side</source>
        <translation>Une carte rejoint le camp de droite</translation>
    </message>
    <message>
        <source>A counter of your own</source>
        <translation>Un compteur à vous</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Action points</source>
        <translation>Points d’action</translation>
    </message>
    <message>
        <source>Action: announce, resolve, do</source>
        <translation>Action&#x202f;: annoncer, résoudre, agir</translation>
    </message>
    <message>
        <source>Add its sheet</source>
        <translation>Lui donner sa fiche</translation>
    </message>
    <message>
        <source>All battles</source>
        <translation>Toutes les batailles</translation>
    </message>
    <message>
        <source>All battles, the end, corrections, the report</source>
        <translation>Toutes les batailles, la fin, les corrections, le rapport</translation>
    </message>
    <message>
        <source>All tasks of this step are done</source>
        <translation>Toutes les tâches de cette étape sont faites</translation>
    </message>
    <message>
        <source>All that can be done now, also to the chosen figure</source>
        <translation>Tout ce qui peut se faire, aussi pour la figurine choisie</translation>
    </message>
    <message>
        <source>All that can be done now, also to the chosen one</source>
        <translation>Tout ce qui peut se faire, aussi pour qui est choisi</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Allié</translation>
    </message>
    <message>
        <source>Ally, or Initié</source>
        <translation>Allié ou Initié</translation>
    </message>
    <message>
        <source>Animus</source>
        <translation>Animus</translation>
    </message>
    <message>
        <source>Animus +1</source>
        <translation>Animus +1</translation>
    </message>
    <message>
        <source>Animus −1</source>
        <translation>Animus −1</translation>
    </message>
    <message>
        <source>Answer a move</source>
        <translation>Répondre à un mouvement</translation>
    </message>
    <message>
        <source>Answer an enemy’s move: reactive shot, Interceptor</source>
        <translation>Répondre au mouvement d’un ennemi&#x202f;: Tir réactif, Interceptor</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Revenir au présent</translation>
    </message>
    <message>
        <source>Bide your time</source>
        <translation>Temporiser</translation>
    </message>
    <message>
        <source>Bide your time: set the top card aside</source>
        <translation>Temporiser&#x202f;: mettre de côté la carte du dessus</translation>
    </message>
    <message>
        <source>Blow</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Brilliant plan, or counter it</source>
        <translation>Plan génial, ou le contrer</translation>
    </message>
    <message>
        <source>Cast</source>
        <translation>Incanter</translation>
    </message>
    <message>
        <source>Cast a spell, call a miracle</source>
        <translation>Lancer un sortilège, appeler un miracle</translation>
    </message>
    <message>
        <source>Cast for the whole phase</source>
        <translation>Incanter pendant toute la phase</translation>
    </message>
    <message>
        <source>Choose a figure of the speaking cards, 1 to 9</source>
        <translation>Choisir une figurine des cartes actives, de 1 à 9</translation>
    </message>
    <message>
        <source>Choose one of those who act, 1 to 9</source>
        <translation>Choisir l’un de ceux qui agissent, 1 à 9</translation>
    </message>
    <message>
        <source>Chosen fighter</source>
        <translation>Combattant choisi</translation>
    </message>
    <message>
        <source>Command points of both sides</source>
        <translation>Points de commandement des deux camps</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Contacts and level, or a new fight</source>
        <translation>Contacts et palier, ou nouveau combat</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>Conteneur</translation>
    </message>
    <message>
        <source>Continue the speaking turn, or do the task</source>
        <translation>Continuer le tour de parole, ou faire la tâche</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le compte rendu</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Correct a value</source>
        <translation>Corriger une valeur</translation>
    </message>
    <message>
        <source>Correct the pile of the left side</source>
        <translation>Corriger la pile du camp de gauche</translation>
    </message>
    <message>
        <source>Correct the pile of the right side</source>
        <translation>Corriger la pile du camp de droite</translation>
    </message>
    <message>
        <source>Correct the sequence of the left side</source>
        <translation>Corriger la séquence du camp de gauche</translation>
    </message>
    <message>
        <source>Correct the sequence of the right side</source>
        <translation>Corriger la séquence du camp de droite</translation>
    </message>
    <message>
        <source>Correct the turn or the phase</source>
        <translation>Corriger le tour ou la phase</translation>
    </message>
    <message>
        <source>Correct turn, phase or side to play</source>
        <translation>Corriger le tour, la phase ou la main</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <source>Count believers</source>
        <translation>Compter les croyants</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Compteur</translation>
    </message>
    <message>
        <source>Counters and notes</source>
        <translation>Compteurs et notes</translation>
    </message>
    <message>
        <source>Do something else</source>
        <translation>Faire autre chose</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Effect on a characteristic</source>
        <translation>Effet sur une caractéristique</translation>
    </message>
    <message>
        <source>End the battle</source>
        <translation>Terminer la bataille</translation>
    </message>
    <message>
        <source>End the combat</source>
        <translation>Terminer le combat</translation>
    </message>
    <message>
        <source>Engaged, frightened, charged: its marks</source>
        <translation>Engagé, effrayé, chargé&#x202f;: ses marques</translation>
    </message>
    <message>
        <source>Enter the action points</source>
        <translation>Saisir les points d’action</translation>
    </message>
    <message>
        <source>Export this battle</source>
        <translation>Exporter cette bataille</translation>
    </message>
    <message>
        <source>Faith</source>
        <translation>Foi</translation>
    </message>
    <message>
        <source>Frightened: try to rally</source>
        <translation>Effrayé&#x202f;: tenter de se rallier</translation>
    </message>
    <message>
        <source>Full Animus</source>
        <translation>Animus au complet</translation>
    </message>
    <message>
        <source>Gain a gem</source>
        <translation>Gagner une gemme</translation>
    </message>
    <message>
        <source>Gain faith</source>
        <translation>Gagner de la foi</translation>
    </message>
    <message>
        <source>Gem</source>
        <translation>Gemme</translation>
    </message>
    <message>
        <source>Gems by element</source>
        <translation>Gemmes par élément</translation>
    </message>
    <message>
        <source>General assault</source>
        <translation>Assaut général</translation>
    </message>
    <message>
        <source>General assault: two cards together</source>
        <translation>Assaut général&#x202f;: deux cartes ensemble</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Go to any figure: its card’s letter, then its own if the card has several</source>
        <translation>Aller à une figurine&#x202f;: la lettre de sa carte, puis la sienne si la carte en a plusieurs</translation>
    </message>
    <message>
        <source>Go to anybody: the letter of the name, then their own if several share it</source>
        <translation>Aller à quelqu’un&#x202f;: la lettre du nom, puis la sienne si plusieurs le portent</translation>
    </message>
    <message>
        <source>Go to the next phase, or end the turn</source>
        <translation>Passer à la phase suivante, ou finir le tour</translation>
    </message>
    <message>
        <source>Hand over containers</source>
        <translation>Donner des conteneurs</translation>
    </message>
    <message>
        <source>Has acted</source>
        <translation>A agi</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Soin</translation>
    </message>
    <message>
        <source>Heal in the restoration</source>
        <translation>Se soigner à la restauration</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>Arrivée</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Journal and report</source>
        <translation>Journal et compte rendu</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Chef</translation>
    </message>
    <message>
        <source>Leadership and General staff: who uses COU and DIS</source>
        <translation>Commandement et État-Major&#x202f;: qui utilise COU et DIS</translation>
    </message>
    <message>
        <source>Letter, colour, nickname</source>
        <translation>Lettre, couleur, surnom</translation>
    </message>
    <message>
        <source>Life +1</source>
        <translation>Vie +1</translation>
    </message>
    <message>
        <source>Life −1</source>
        <translation>Vie −1</translation>
    </message>
    <message>
        <source>Look one step back</source>
        <translation>Regarder un geste en arrière</translation>
    </message>
    <message>
        <source>Look one step forward</source>
        <translation>Regarder un geste en avant</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marques</translation>
    </message>
    <message>
        <source>More for the left side</source>
        <translation>Plus pour le camp de gauche</translation>
    </message>
    <message>
        <source>More for the right side</source>
        <translation>Plus pour le camp de droite</translation>
    </message>
    <message>
        <source>Name the card</source>
        <translation>Nommer la carte</translation>
    </message>
    <message>
        <source>Name the card, or give it its profile</source>
        <translation>Nommer la carte, ou lui donner son profil</translation>
    </message>
    <message>
        <source>Next part of the screen</source>
        <translation>Partie suivante de l’écran</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Phase suivante</translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation>Surnom</translation>
    </message>
    <message>
        <source>Notch</source>
        <translation>Cran</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>One Animus point fewer</source>
        <translation>Un point d’Animus de moins</translation>
    </message>
    <message>
        <source>One Animus point more</source>
        <translation>Un point d’Animus de plus</translation>
    </message>
    <message>
        <source>One action point fewer</source>
        <translation>Un point d’action de moins</translation>
    </message>
    <message>
        <source>One action point more for the game master</source>
        <translation>Un point d’action de plus pour le maître de jeu</translation>
    </message>
    <message>
        <source>One card fewer on a counted side</source>
        <translation>Une carte de moins dans un camp compté</translation>
    </message>
    <message>
        <source>One card more on a counted side</source>
        <translation>Une carte de plus dans un camp compté</translation>
    </message>
    <message>
        <source>One container fewer</source>
        <translation>Un conteneur de moins</translation>
    </message>
    <message>
        <source>One container more</source>
        <translation>Un conteneur de plus</translation>
    </message>
    <message>
        <source>One life point fewer</source>
        <translation>Un point de vie de moins</translation>
    </message>
    <message>
        <source>One life point more</source>
        <translation>Un point de vie de plus</translation>
    </message>
    <message>
        <source>One notch fewer</source>
        <translation>Un cran de moins</translation>
    </message>
    <message>
        <source>One notch more</source>
        <translation>Un cran de plus</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Part of the screen before</source>
        <translation>Partie précédente de l’écran</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Phases and battle</source>
        <translation>Phases et bataille</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Place: fled, dead, off the table</source>
        <translation>Lieu&#x202f;: en fuite, mort, hors table</translation>
    </message>
    <message>
        <source>Plan B: another card of the pile</source>
        <translation>Plan B&#x202f;: une autre carte de la pile</translation>
    </message>
    <message>
        <source>Play another turn after the last one</source>
        <translation>Jouer un tour de plus après le dernier</translation>
    </message>
    <message>
        <source>Play reserve and top together</source>
        <translation>Jouer la réserve et le dessus</translation>
    </message>
    <message>
        <source>Play the reserve card</source>
        <translation>Jouer la carte en réserve</translation>
    </message>
    <message>
        <source>Play the top card</source>
        <translation>Jouer la carte du dessus</translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation>Imprimer le compte rendu</translation>
    </message>
    <message>
        <source>Put the top card in reserve</source>
        <translation>Mettre la carte du dessus en réserve</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Referee: sight, contact, room, scatter</source>
        <translation>Arbitre&#x202f;: ligne de vue, contact, place, dispersion</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Jet</translation>
    </message>
    <message>
        <source>Roll a characteristic</source>
        <translation>Jet de caractéristique</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le compte rendu</translation>
    </message>
    <message>
        <source>See the whole card</source>
        <translation>Voir la carte entière</translation>
    </message>
    <message>
        <source>See the whole sheet</source>
        <translation>Voir la fiche entière</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Share Animus</source>
        <translation>Partager son propre Animus</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Fiche</translation>
    </message>
    <message>
        <source>Skip the task; reopen a task or a fight</source>
        <translation>Passer la tâche&#x202f;; rouvrir une tâche ou un combat</translation>
    </message>
    <message>
        <source>Skip the tasks left in this step</source>
        <translation>Passer les tâches qui restent dans cette étape</translation>
    </message>
    <message>
        <source>Somebody joins the combat</source>
        <translation>Quelqu’un rejoint le combat</translation>
    </message>
    <message>
        <source>Somebody joins the left side</source>
        <translation>Quelqu’un rejoint le camp de gauche</translation>
    </message>
    <message>
        <source>Somebody joins the right side</source>
        <translation>Quelqu’un rejoint le camp de droite</translation>
    </message>
    <message>
        <source>Speaking turn</source>
        <translation>Tour de parole</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>Sort</translation>
    </message>
    <message>
        <source>Spend a gem</source>
        <translation>Dépenser une gemme</translation>
    </message>
    <message>
        <source>Spend faith</source>
        <translation>Dépenser de la foi</translation>
    </message>
    <message>
        <source>Stunned</source>
        <translation>Sonné</translation>
    </message>
    <message>
        <source>Stunned on or off</source>
        <translation>Sonné&#x202f;: oui ou non</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Surprise</translation>
    </message>
    <message>
        <source>Surprise: the enemies act first, or not after all</source>
        <translation>Surprise&#x202f;: les ennemis d’abord, ou finalement non</translation>
    </message>
    <message>
        <source>Take the initiative: propose, answer, roll</source>
        <translation>Prendre l’initiative&#x202f;: proposer, répondre, lancer</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Test of a characteristic</source>
        <translation>Test de caractéristique</translation>
    </message>
    <message>
        <source>The task is done, or the fight decided; abilities of the strategic phase</source>
        <translation>La tâche est faite, ou le combat décidé&#x202f;; compétences de la phase stratégique</translation>
    </message>
    <message>
        <source>The task is done, or the fight decided; abilities of the tactical phase</source>
        <translation>La tâche est faite, ou le combat décidé&#x202f;; compétences de la phase tactique</translation>
    </message>
    <message>
        <source>Use a refusal</source>
        <translation>Utiliser un refus</translation>
    </message>
    <message>
        <source>Who can have the last word</source>
        <translation>Qui peut avoir le dernier mot</translation>
    </message>
    <message>
        <source>Why its values are what they are now</source>
        <translation>Pourquoi ses valeurs sont ce qu’elles sont</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Blessure</translation>
    </message>
    <message>
        <source>Wound roll</source>
        <translation>Jet de Blessures</translation>
    </message>
    <message>
        <source>Write a line into the journal</source>
        <translation>Écrire une ligne dans le journal</translation>
    </message>
</context>
<context>
    <name>LastingFields</name>
    <message>
        <source>Another duration</source>
        <translation>Une autre durée</translation>
    </message>
    <message>
        <source>Cost per turn</source>
        <translation>Coût par tour</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Jusqu’à</translation>
    </message>
</context>
<context>
    <name>Leading</name>
    <message>
        <source>Nobody on its side has Leadership.</source>
        <translation>Personne de son camp n’a Commandement.</translation>
    </message>
    <message>
        <source>Who uses the COU and DIS of {name}?</source>
        <translation>Qui utilise le COU et la DIS de {name}&#x202f;?</translation>
    </message>
    <message>
        <source>Whose COU and DIS does {name} use?</source>
        <translation>Qui prête son COU et sa DIS à {name}&#x202f;?</translation>
    </message>
    <message>
        <source>nothing better to gain</source>
        <translation>rien de mieux à y gagner</translation>
    </message>
</context>
<context>
    <name>LearnPrompt</name>
    <message>
        <source>A spell or miracle of {name}</source>
        <translation>Un sortilège ou miracle de {name}</translation>
    </message>
    <message>
        <source>Cast</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>and keep it</source>
        <translation>et le garder</translation>
    </message>
    <message>
        <source>name and cost suffice</source>
        <translation>le nom et le coût suffisent</translation>
    </message>
    <message>
        <source>without casting</source>
        <translation>sans lancer</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Add a spell, a miracle or anything else that cards may buy</source>
        <translation>Ajouter un sortilège, un miracle ou autre chose que les cartes peuvent acheter</translation>
    </message>
    <message>
        <source>Attach a picture</source>
        <translation>Joindre une image</translation>
    </message>
    <message>
        <source>Attach a picture: choose a file, or drop one on the card</source>
        <translation>Joindre une image&#x202f;: choisir un fichier, ou en déposer un sur la carte</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>Retour aux cartes</translation>
    </message>
    <message>
        <source>Browse what cards may buy: spells, miracles, artefacts</source>
        <translation>Parcourir ce que les cartes peuvent acheter&#x202f;: sortilèges, miracles, artefacts</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Choose which part of the picture stays</source>
        <translation>Choisir la partie de l’image qui reste</translation>
    </message>
    <message>
        <source>Compare cards</source>
        <translation>Comparer des cartes</translation>
    </message>
    <message>
        <source>Count the figures owned</source>
        <translation>Compter les figurines possédées</translation>
    </message>
    <message>
        <source>Crop the picture</source>
        <translation>Recadrer l’image</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete the option</source>
        <translation>Supprimer l’option</translation>
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
        <source>Edit the option</source>
        <translation>Modifier l’option</translation>
    </message>
    <message>
        <source>Enter cost, difficulty and range, so that battles offer it</source>
        <translation>Saisir coût, difficulté et portée, pour que les batailles le proposent</translation>
    </message>
    <message>
        <source>Enter how many figures of this miniature you own</source>
        <translation>Saisir combien de figurines de ce modèle vous possédez</translation>
    </message>
    <message>
        <source>Enter the PA card by card; Tab goes to the next</source>
        <translation>Saisir les PA carte par carte&#x202f;; Tab passe à la suivante</translation>
    </message>
    <message>
        <source>Export the cards in view as a table (XLSX, CSV)</source>
        <translation>Exporter les cartes affichées en tableau (XLSX, CSV)</translation>
    </message>
    <message>
        <source>Export the cards shown…</source>
        <translation>Exporter les cartes affichées…</translation>
    </message>
    <message>
        <source>Fill in PA</source>
        <translation>Compléter les PA</translation>
    </message>
    <message>
        <source>Go back to the card that was not saved</source>
        <translation>Revenir à la carte non gardée</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Lay the selected cards, or the editions of this one, side by side</source>
        <translation>Mettre côte à côte les cartes sélectionnées, ou les éditions de celle-ci</translation>
    </message>
    <message>
        <source>Leave the page</source>
        <translation>Quitter la page</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Nouvelle carte</translation>
    </message>
    <message>
        <source>New option</source>
        <translation>Nouvelle option</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Print the selected cards, or the selected spells and miracles</source>
        <translation>Imprimer les cartes choisies, ou les sorts et miracles choisis</translation>
    </message>
    <message>
        <source>Put everything into one file that another library can import</source>
        <translation>Tout mettre dans un fichier qu’une autre bibliothèque peut importer</translation>
    </message>
    <message>
        <source>Read tables, packages and the files of other programs</source>
        <translation>Lire des tableaux, des paquets et les fichiers d’autres programmes</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Retirer l’image</translation>
    </message>
    <message>
        <source>Revisions of the card</source>
        <translation>Révisions de la carte</translation>
    </message>
    <message>
        <source>Save as a package…</source>
        <translation>Enregistrer en paquet…</translation>
    </message>
    <message>
        <source>Save the card</source>
        <translation>Garder la carte</translation>
    </message>
    <message>
        <source>Save, and begin the next card</source>
        <translation>Garder la carte, puis saisir la suivante</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>See what the card was, and restore it</source>
        <translation>Revoir ce que la carte était, et le rétablir</translation>
    </message>
    <message>
        <source>See where the last import differs from your cards</source>
        <translation>Voir en quoi le dernier import diffère de vos cartes</translation>
    </message>
    <message>
        <source>Spell card</source>
        <translation>Carte du sortilège</translation>
    </message>
    <message>
        <source>Spells and options</source>
        <translation>Sortilèges et options</translation>
    </message>
    <message>
        <source>Unfinished card</source>
        <translation>Carte inachevée</translation>
    </message>
    <message>
        <source>Values you kept</source>
        <translation>Vos valeurs gardées</translation>
    </message>
</context>
<context>
    <name>LibraryMenu</name>
    <message>
        <source>Backups…</source>
        <translation>Sauvegardes…</translation>
    </message>
    <message>
        <source>New library…</source>
        <translation>Nouvelle bibliothèque…</translation>
    </message>
    <message>
        <source>Open a library…</source>
        <translation>Ouvrir une bibliothèque…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
</context>
<context>
    <name>LibraryPlace</name>
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
        <source>Library</source>
        <translation>Cartes</translation>
    </message>
</context>
<context>
    <name>LibrarySession</name>
    <message numerus="yes">
        <source>%n steps are not saved. Save them elsewhere, or do this again to discard them.</source>
        <translation>
            <numerusform>%n geste n’est pas enregistré. Enregistrez-le ailleurs, ou recommencez pour l’abandonner.</numerusform>
            <numerusform>%n gestes ne sont pas enregistrés. Enregistrez-les ailleurs, ou recommencez pour les abandonner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished copies of an interrupted operation were removed.</source>
        <translation>
            <numerusform>Une opération interrompue avait laissé %n copie inachevée&#x202f;; elle a été supprimée.</numerusform>
            <numerusform>Une opération interrompue avait laissé %n copies inachevées&#x202f;; elles ont été supprimées.</numerusform>
        </translation>
    </message>
    <message>
        <source>A copy of the library is in {file}.</source>
        <translation>Une copie de la bibliothèque est dans {file}.</translation>
    </message>
    <message>
        <source>All data in one file</source>
        <translation>Toutes les données en un fichier</translation>
    </message>
    <message>
        <source>Another program is using this library: here it is read-only.</source>
        <translation>Un autre programme utilise cette bibliothèque&#x202f;: ici, elle est en lecture seule.</translation>
    </message>
    <message>
        <source>Make a new library elsewhere</source>
        <translation>Créer une bibliothèque ailleurs</translation>
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
        <source>Open read-only</source>
        <translation>Ouvrir en lecture seule</translation>
    </message>
    <message>
        <source>Open what stands there</source>
        <translation>Ouvrir ce qui s’y trouve</translation>
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
        <source>The backup could not be restored. Check that its disk is connected, has room and can be written to; then try again, or choose another backup.</source>
        <translation>La sauvegarde n’a pas pu être restaurée. Vérifiez que son disque est branché, qu’il y a de la place et qu’on peut y écrire&#x202f;; puis réessayez, ou choisissez une autre sauvegarde.</translation>
    </message>
    <message>
        <source>The backup is restored. What was there before is now a backup.</source>
        <translation>La sauvegarde est restaurée. Ce qu’il y avait avant est maintenant une sauvegarde.</translation>
    </message>
    <message>
        <source>The game goes on in {file}, where everything is saved.</source>
        <translation>La partie continue dans {file}, où tout est enregistré.</translation>
    </message>
    <message>
        <source>The library can be changed again.</source>
        <translation>La bibliothèque peut de nouveau être modifiée.</translation>
    </message>
    <message>
        <source>This library is open in another window.</source>
        <translation>Cette bibliothèque est ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>This library is read-only. Save a copy to change it.</source>
        <translation>Cette bibliothèque est en lecture seule. Enregistrez-en une copie pour la modifier.</translation>
    </message>
    <message>
        <source>Undo restore</source>
        <translation>Annuler la restauration</translation>
    </message>
    <message>
        <source>{holder} is using this library: here it is read-only.</source>
        <translation>{holder} utilise cette bibliothèque&#x202f;: ici, elle est en lecture seule.</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (copie)</translation>
    </message>
</context>
<context>
    <name>LineRow</name>
    <message>
        <source>Changed.</source>
        <translation>Changé.</translation>
    </message>
    <message>
        <source>Changed. Default: {value}</source>
        <translation>Changé. Par défaut&#x202f;: {value}</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Tacticien’s own reading.</source>
        <translation>L’interprétation de Tacticien.</translation>
    </message>
    <message>
        <source>{caption}: {value}</source>
        <translation>{caption}&#x202f;: {value}</translation>
    </message>
    <message>
        <source>{value}: reset to default</source>
        <translation>{value}&#x202f;: valeur par défaut</translation>
    </message>
</context>
<context>
    <name>LinesPage</name>
    <message>
        <source>A line of your own: name and amount</source>
        <translation>Une ligne à vous&#x202f;: nom et valeur</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Bonus of {side}</source>
        <translation>Bonus de {side}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fini</translation>
    </message>
    <message>
        <source>Done: {amount}</source>
        <translation>Fini&#x202f;: {amount}</translation>
    </message>
    <message>
        <source>Keep this line for the turns to come</source>
        <translation>Garder cette ligne pour les tours suivants</translation>
    </message>
    <message>
        <source>each turn</source>
        <translation>chaque tour</translation>
    </message>
    <message>
        <source>this turn</source>
        <translation>ce tour</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>I have seen it</source>
        <translation>C’est vu</translation>
    </message>
    <message>
        <source>Reserve: {card}</source>
        <translation>Réserve&#x202f;: {card}</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Page du manuel</translation>
    </message>
    <message>
        <source>Save the manual</source>
        <translation>Enregistrer le manuel</translation>
    </message>
    <message>
        <source>Save the manual…</source>
        <translation>Enregistrer le manuel…</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Chercher dans le manuel</translation>
    </message>
    <message>
        <source>{file} was written.</source>
        <translation>{file} est enregistré.</translation>
    </message>
</context>
<context>
    <name>MarkPrompt</name>
    <message>
        <source>Letter</source>
        <translation>Lettre</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marquer</translation>
    </message>
    <message>
        <source>Mark of {name}</source>
        <translation>Marque de {name}</translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation>Surnom</translation>
    </message>
</context>
<context>
    <name>MarksPrompt</name>
    <message>
        <source>Done</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Figures in contact are engaged: set contacts ({key}).</source>
        <translation>Qui est au contact est engagé&#x202f;: réglez les contacts ({key}).</translation>
    </message>
    <message>
        <source>Life points</source>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>Marks of {name}</source>
        <translation>Marques de {name}</translation>
    </message>
    <message>
        <source>Might in a charge</source>
        <translation>Puissance en charge</translation>
    </message>
    <message>
        <source>as on its card</source>
        <translation>comme sur sa carte</translation>
    </message>
    <message>
        <source>not engaged</source>
        <translation>pas engagé</translation>
    </message>
</context>
<context>
    <name>Mending</name>
    <message>
        <source>Options of {card}…</source>
        <translation>Options de {card}…</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Bibliothèques récentes</translation>
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
    <name>MonconActions</name>
    <message>
        <source>A might is not known: enter it among its marks ({key}).</source>
        <translation>Une puissance n’est pas connue&#x202f;: saisissez-la parmi ses marques ({key}).</translation>
    </message>
    <message>
        <source>A shot and a walk, in either order.</source>
        <translation>Un tir et une marche, dans l’ordre voulu.</translation>
    </message>
    <message>
        <source>A shot at +1, without a walk.</source>
        <translation>Un tir à +1, sans marche.</translation>
    </message>
    <message>
        <source>A shot at −2, then a charge on the same target; if too far, it becomes a walk.</source>
        <translation>Un tir à −2, puis une charge sur la même cible&#x202f;; trop loin, elle devient une marche.</translation>
    </message>
    <message>
        <source>A shot of artillery.</source>
        <translation>Un tir d’artillerie.</translation>
    </message>
    <message>
        <source>As the scenario says.</source>
        <translation>Selon le scénario.</translation>
    </message>
    <message>
        <source>Does nothing.</source>
        <translation>Ne fait rien.</translation>
    </message>
    <message>
        <source>INI test, −1 per enemy in contact. Above 5: moves up to MOV towards the target. Failed: all its dice in defence in its next combat this turn.</source>
        <translation>Test d’INI, −1 par ennemi au contact. Plus de 5&#x202f;: jusqu’à MOU vers la cible. Raté&#x202f;: tous ses dés en défense à son prochain combat de ce tour.</translation>
    </message>
    <message>
        <source>INI test, −1 per enemy in contact. Above 5: moves up to MOV, no contact.</source>
        <translation>Test d’INI, −1 par ennemi au contact. Plus de 5&#x202f;: jusqu’à MOU, sans contact.</translation>
    </message>
    <message>
        <source>May try to rally ({key}): {names}</source>
        <translation>Peuvent tenter de se rallier ({key})&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Might {mine} against {theirs}: charge penalties</source>
        <translation>Puissance {mine} contre {theirs}&#x202f;: malus de charge</translation>
    </message>
    <message>
        <source>Might {mine} against {theirs}: no charge penalties</source>
        <translation>Puissance {mine} contre {theirs}&#x202f;: pas de malus de charge</translation>
    </message>
    <message>
        <source>Spells and miracles, with a walk at any moment. In contact, each costs one more gem or faith, except for warrior-mages and warrior-monks.</source>
        <translation>Sortilèges et miracles, avec une marche à tout moment. Au contact, chacun coûte une gemme ou un point de foi de plus, sauf aux guerriers-mages et aux moines-guerriers.</translation>
    </message>
    <message>
        <source>Stays engaged.</source>
        <translation>Reste engagé.</translation>
    </message>
    <message>
        <source>Straight into contact, up to twice MOV. The target is penalised if the chargers’ total might reaches its own. Too far: becomes a run. Target flees: another one is charged.</source>
        <translation>Tout droit au contact, jusqu’au double de MOU. Malus pour la cible si la puissance cumulée des chargeurs atteint la sienne. Trop loin&#x202f;: devient une course. La cible fuit&#x202f;: charge sur une autre cible.</translation>
    </message>
    <message>
        <source>Up to MOV, no contact.</source>
        <translation>Jusqu’à MOU, sans contact.</translation>
    </message>
    <message>
        <source>Up to twice MOV into contact; becomes a run if too far or if the target flees.</source>
        <translation>Jusqu’au double de MOU au contact&#x202f;; devient une course si c’est trop loin ou si la cible fuit.</translation>
    </message>
    <message>
        <source>Up to twice MOV, no contact.</source>
        <translation>Jusqu’au double de MOU, sans contact.</translation>
    </message>
    <message>
        <source>a free enemy</source>
        <translation>un ennemi libre</translation>
    </message>
    <message>
        <source>an enemy</source>
        <translation>un ennemi</translation>
    </message>
    <message>
        <source>an enemy in sight</source>
        <translation>un ennemi en vue</translation>
    </message>
    <message>
        <source>and a walk of {reach}</source>
        <translation>et une marche de {reach}</translation>
    </message>
    <message>
        <source>calls to rally</source>
        <translation>appelle au ralliement</translation>
    </message>
    <message>
        <source>engaged</source>
        <translation>engagé</translation>
    </message>
    <message>
        <source>engaged for a turn</source>
        <translation>engagé depuis un tour</translation>
    </message>
    <message>
        <source>engaged since turn {n}</source>
        <translation>engagé depuis le tour {n}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>instead of: {action}</source>
        <translation>au lieu de&#x202f;: {action}</translation>
    </message>
    <message>
        <source>intercepted</source>
        <translation>intercepté</translation>
    </message>
    <message>
        <source>its movement</source>
        <translation>son mouvement</translation>
    </message>
    <message>
        <source>less than {reach} from its path; both test INI: a higher result, and the mover engages it</source>
        <translation>sa trajectoire passe à moins de {reach}&#x202f;; les deux testent leur INI&#x202f;: sur un résultat supérieur, l’ennemi l’engage</translation>
    </message>
    <message>
        <source>one in contact</source>
        <translation>un adversaire au contact</translation>
    </message>
    <message>
        <source>sees the mover: a shot and a walk of {reach} at most, counts as having acted; the move goes on</source>
        <translation>voit qui bouge&#x202f;: un tir et une marche de {reach} au plus, a alors agi&#x202f;; le mouvement continue</translation>
    </message>
    <message>
        <source>sees the mover: shoots at once and counts as having acted; the move goes on</source>
        <translation>voit qui bouge&#x202f;: tire aussitôt, a alors agi&#x202f;; le mouvement continue</translation>
    </message>
    <message>
        <source>the nearest in sight</source>
        <translation>le plus proche en vue</translation>
    </message>
    <message>
        <source>the shot is made</source>
        <translation>le tir est fait</translation>
    </message>
    <message>
        <source>walk: {reach}</source>
        <translation>marche&#x202f;: {reach}</translation>
    </message>
    <message>
        <source>walks: all troops may try to rally</source>
        <translation>marche&#x202f;: toutes les troupes peuvent tenter de se rallier</translation>
    </message>
    <message>
        <source>{tactic} ({n} CP)</source>
        <translation>{tactic} ({n} PC)</translation>
    </message>
    <message>
        <source>−1, at any enemy in sight</source>
        <translation>−1, sur tout ennemi en vue</translation>
    </message>
</context>
<context>
    <name>MonconLead</name>
    <message>
        <source>{ability} of {name}: {characteristic} {value}</source>
        <translation>{ability} de {name}&#x202f;: {characteristic} {value}</translation>
    </message>
</context>
<context>
    <name>MonconMarks</name>
    <message>
        <source>C</source>
        <comment>charge penalties</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>D</source>
        <comment>all dice in defence</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>E</source>
        <comment>engaged</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>F</source>
        <comment>frightened</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>R</source>
        <comment>acted in reaction</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>{mark}: dice mostly in defence, no active ability</source>
        <translation>{mark}&#x202f;: dés surtout en défense, aucune compétence active</translation>
    </message>
</context>
<context>
    <name>MonconPile</name>
    <message>
        <source>Correct the pile</source>
        <translation>Corriger la pile</translation>
    </message>
    <message>
        <source>Correct the pile of {side}</source>
        <translation>Corriger la pile de {side}</translation>
    </message>
    <message>
        <source>Hide the pile</source>
        <translation>Cacher la pile</translation>
    </message>
    <message>
        <source>Not in this turn’s pile</source>
        <translation>Pas dans la pile de ce tour</translation>
    </message>
    <message>
        <source>Pile and cards set aside</source>
        <translation>Pile et cartes de côté</translation>
    </message>
    <message>
        <source>Pile of {side}</source>
        <translation>Pile de {side}</translation>
    </message>
    <message>
        <source>Pile, first to be played on top</source>
        <translation>Pile, la première à jouer en haut</translation>
    </message>
    <message>
        <source>Show the pile</source>
        <translation>Montrer la pile</translation>
    </message>
    <message>
        <source>The pile of this side is hidden</source>
        <translation>La pile de ce camp est cachée</translation>
    </message>
    <message>
        <source>Your reason stays hidden as long as the pile does.</source>
        <translation>Votre raison reste cachée aussi longtemps que la pile.</translation>
    </message>
    <message>
        <source>{name} orders a hidden pile: pass the laptop first.</source>
        <translation>{name} forme sa pile en secret&#x202f;: passez d’abord l’ordinateur.</translation>
    </message>
</context>
<context>
    <name>MonconRoll</name>
    <message>
        <source>Brilliant plan, command points {n}: no DIS test</source>
        <translation>Plan génial à {n} PC&#x202f;: pas de test de DIS</translation>
    </message>
    <message>
        <source>No DIS is known here: choose somebody and enter it.</source>
        <translation>Aucune DIS n’est connue ici&#x202f;: choisissez quelqu’un et saisissez-la.</translation>
    </message>
    <message>
        <source>Nobody can test DIS.</source>
        <translation>Personne ne peut tester la DIS.</translation>
    </message>
    <message>
        <source>Nobody can test DIS: the other side has the tactician.</source>
        <translation>Personne ne peut tester la DIS&#x202f;: l’autre camp a le tacticien.</translation>
    </message>
    <message>
        <source>Nobody on the other side can test DIS.</source>
        <translation>Personne de l’autre camp ne peut tester la DIS.</translation>
    </message>
    <message>
        <source>Tactical phase</source>
        <translation>Phase tactique</translation>
    </message>
    <message>
        <source>Tests DIS</source>
        <translation>Teste la DIS</translation>
    </message>
    <message>
        <source>Who tests DIS</source>
        <translation>Qui teste la DIS</translation>
    </message>
    <message>
        <source>Who tests DIS for {side}?</source>
        <translation>Qui teste la DIS pour {side}&#x202f;?</translation>
    </message>
    <message>
        <source>Who tests DIS?</source>
        <translation>Qui teste la DIS&#x202f;?</translation>
    </message>
    <message>
        <source>{name} chooses. The piles are locked now.</source>
        <translation>{name} choisit. Les piles sont maintenant verrouillées.</translation>
    </message>
    <message>
        <source>{side} is the tactician of this turn</source>
        <translation>{side} est le tacticien de ce tour</translation>
    </message>
</context>
<context>
    <name>MonconTactics</name>
    <message>
        <source>No brilliant plan for this side until the end of the turn.</source>
        <translation>Pas de plan génial pour ce camp jusqu’à la fin du tour.</translation>
    </message>
    <message>
        <source>The plan is cancelled: both have paid.</source>
        <translation>Le plan est annulé&#x202f;: les deux ont payé.</translation>
    </message>
    <message>
        <source>the other side may pay as much to cancel it</source>
        <translation>l’autre camp peut payer autant pour l’annuler</translation>
    </message>
    <message>
        <source>up to {of} command points</source>
        <translation>jusqu’à {of} PC</translation>
    </message>
    <message>
        <source>{n} of {of} command points</source>
        <translation>{n} PC sur {of}</translation>
    </message>
</context>
<context>
    <name>MonconfActing</name>
    <message>
        <source>Actions are taken in the tactical phase.</source>
        <translation>Les actions se font pendant la phase tactique.</translation>
    </message>
    <message>
        <source>Against whom?</source>
        <translation>Contre qui&#x202f;?</translation>
    </message>
    <message>
        <source>No enemy is on the move.</source>
        <translation>Aucun ennemi n’est en mouvement.</translation>
    </message>
    <message>
        <source>Which figure? Press it or type its letters.</source>
        <translation>Quelle figurine&#x202f;? Cliquez ou tapez ses lettres.</translation>
    </message>
    <message>
        <source>Who answers the move? Press it or type its letters.</source>
        <translation>Qui répond au mouvement&#x202f;? Cliquez ou tapez ses lettres.</translation>
    </message>
    <message>
        <source>{fighter}: at whom? Press it or type its letters.</source>
        <translation>{fighter}&#x202f;: contre qui&#x202f;? Cliquez ou tapez ses lettres.</translation>
    </message>
</context>
<context>
    <name>MonconfActionPrompt</name>
    <message>
        <source>Moves</source>
        <translation>Déplacements</translation>
    </message>
    <message>
        <source>Other actions</source>
        <translation>Autres actions</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Tirs</translation>
    </message>
    <message>
        <source>Tactics against a move, command points: {n}</source>
        <translation>Tactiques contre un mouvement, points de commandement&#x202f;: {n}</translation>
    </message>
    <message>
        <source>Tactics, command points: {n}</source>
        <translation>Tactiques, points de commandement&#x202f;: {n}</translation>
    </message>
    <message>
        <source>The action assigned</source>
        <translation>L’action qui lui a été attribuée</translation>
    </message>
</context>
<context>
    <name>MonconfHands</name>
    <message>
        <source>Who is dominant? 1 or 2 names the side.</source>
        <translation>Qui est dominant&#x202f;? 1 ou 2 désigne le camp.</translation>
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
        <source>%n cards have a newer version.</source>
        <translation>
            <numerusform>%n carte a une version plus récente.</numerusform>
            <numerusform>%n cartes ont une version plus récente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards now use their newer version.</source>
        <translation>
            <numerusform>%n carte passe à sa version plus récente.</numerusform>
            <numerusform>%n cartes passent à leur version plus récente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choices go by the list’s limit in {currency}: none is set.</source>
        <translation>
            <numerusform>%n choix dépend de la limite de la liste en {currency}&#x202f;: il n’y en a pas.</numerusform>
            <numerusform>%n choix dépendent de la limite de la liste en {currency}&#x202f;: il n’y en a pas.</numerusform>
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
    <message>
        <source>Add this card</source>
        <translation>Ajouter cette carte</translation>
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
        <source>As text, as data, as a code; or compare it with another one</source>
        <translation>En texte, en données, en code&#x202f;; ou la comparer à une autre</translation>
    </message>
    <message>
        <source>Back to the army</source>
        <translation>Retour à l’armée</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Choose a card of the army first</source>
        <translation>Choisissez d’abord une carte de l’armée</translation>
    </message>
    <message>
        <source>Choose what the catalogues ask for</source>
        <translation>Choisir ce que demandent les catalogues</translation>
    </message>
    <message>
        <source>Chosen by its catalogue</source>
        <translation>Choisi d’après son catalogue</translation>
    </message>
    <message>
        <source>Compare two lists</source>
        <translation>Comparer deux listes</translation>
    </message>
    <message>
        <source>Copy the format</source>
        <translation>Copier le format</translation>
    </message>
    <message>
        <source>Count the figures owned</source>
        <translation>Compter les figurines possédées</translation>
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
        <source>Delete the format</source>
        <translation>Supprimer le format</translation>
    </message>
    <message>
        <source>Duplicate the army</source>
        <translation>Dupliquer l’armée</translation>
    </message>
    <message>
        <source>Edition and note</source>
        <translation>Édition et note</translation>
    </message>
    <message>
        <source>Enter an option</source>
        <translation>Saisir une option</translation>
    </message>
    <message>
        <source>Enter an option that the library does not know</source>
        <translation>Saisir une option que la bibliothèque ne connaît pas</translation>
    </message>
    <message>
        <source>Enter how many figures of this miniature you own</source>
        <translation>Saisir combien de figurines de ce modèle vous possédez</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorite</translation>
    </message>
    <message>
        <source>Filter the cards</source>
        <translation>Filtrer les cartes</translation>
    </message>
    <message>
        <source>Folder and tags</source>
        <translation>Dossier et étiquettes</translation>
    </message>
    <message>
        <source>For the list</source>
        <translation>Pour la liste</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formats</translation>
    </message>
    <message>
        <source>Go through the checks; each shows its sum</source>
        <translation>Parcourir les contrôles&#x202f;; chacun montre son calcul</translation>
    </message>
    <message>
        <source>Lay two lists, or a list and a version, side by side</source>
        <translation>Mettre côte à côte deux listes, ou une liste et une version</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
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
        <source>Newer catalogues</source>
        <translation>Catalogues plus récents</translation>
    </message>
    <message>
        <source>Newer versions of cards</source>
        <translation>Versions plus récentes des cartes</translation>
    </message>
    <message>
        <source>No problems with this list.</source>
        <translation>Rien à redire à cette liste.</translation>
    </message>
    <message>
        <source>Nobody has a DIS: this side would lose the roll.</source>
        <translation>Personne n’a de DIS&#x202f;: ce côté perdrait le jet.</translation>
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
        <source>Not open here.</source>
        <translation>Pas permis ici.</translation>
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
        <source>Put the army into a folder and tag it</source>
        <translation>Ranger l’armée dans un dossier et l’étiqueter</translation>
    </message>
    <message>
        <source>Read the checks</source>
        <translation>Lire les contrôles</translation>
    </message>
    <message>
        <source>Read, copy and change the formats of lists</source>
        <translation>Lire, copier et changer les formats de liste</translation>
    </message>
    <message>
        <source>Remove the card</source>
        <translation>Retirer la carte</translation>
    </message>
    <message>
        <source>Save versions of the list, look at them, go back to one</source>
        <translation>Garder des versions de la liste, les revoir, y revenir</translation>
    </message>
    <message>
        <source>Search the armies</source>
        <translation>Chercher une armée</translation>
    </message>
    <message>
        <source>See what changed in the cards, and update the list if you want</source>
        <translation>Voir ce qui a changé dans les cartes, et mettre la liste à jour si vous voulez</translation>
    </message>
    <message>
        <source>See what newer catalogues change in the list, and take them</source>
        <translation>Voir ce que des catalogues plus récents changent dans la liste, et les prendre</translation>
    </message>
    <message>
        <source>See what they change</source>
        <translation>Voir ce qu’ils changent</translation>
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
        <source>Share the list</source>
        <translation>Partager la liste</translation>
    </message>
    <message>
        <source>Show the edition of the list and its note</source>
        <translation>Montrer l’édition de la liste et sa note</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>Sort</translation>
    </message>
    <message>
        <source>Take the newer version of the card</source>
        <translation>Prendre la version plus récente</translation>
    </message>
    <message>
        <source>The library has catalogues of these cards.</source>
        <translation>La bibliothèque a des catalogues pour ces cartes.</translation>
    </message>
    <message>
        <source>The library has newer catalogues than this list.</source>
        <translation>La bibliothèque a des catalogues plus récents que cette liste.</translation>
    </message>
    <message>
        <source>The library has no newer catalogues for this list</source>
        <translation>La bibliothèque n’a pas de catalogue plus récent pour cette liste</translation>
    </message>
    <message>
        <source>The list itself</source>
        <translation>La liste elle-même</translation>
    </message>
    <message>
        <source>The list uses every card as it is now</source>
        <translation>La liste utilise chaque carte telle qu’elle est aujourd’hui</translation>
    </message>
    <message>
        <source>The price of this card is not known yet.</source>
        <translation>Le prix de cette carte n’est pas encore connu.</translation>
    </message>
    <message>
        <source>The rest of the list: {change}</source>
        <translation>Le reste de la liste&#x202f;: {change}</translation>
    </message>
    <message>
        <source>Versions of the list</source>
        <translation>Versions de la liste</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>contact</source>
        <translation>contact</translation>
    </message>
    <message>
        <source>difficulty {n}</source>
        <translation>difficulté {n}</translation>
    </message>
    <message>
        <source>faith {n}</source>
        <translation>foi {n}</translation>
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
        <source>{army} goes by the catalogues of now.</source>
        <translation>{army} suit les catalogues actuels.</translation>
    </message>
    <message>
        <source>{currency}: {n} left</source>
        <translation>{currency}&#x202f;: reste {n}</translation>
    </message>
    <message>
        <source>{currency}: {n} over</source>
        <translation>{currency}&#x202f;: {n} de trop</translation>
    </message>
    <message>
        <source>{names} in the list: {change}</source>
        <translation>{names} dans la liste&#x202f;: {change}</translation>
    </message>
    <message>
        <source>{n} at most</source>
        <translation>{n} au plus</translation>
    </message>
    <message>
        <source>{n} at most in the list.</source>
        <translation>{n} au plus dans la liste.</translation>
    </message>
    <message>
        <source>{n} left</source>
        <translation>reste {n}</translation>
    </message>
    <message>
        <source>{n} over</source>
        <translation>{n} de trop</translation>
    </message>
    <message>
        <source>{option}: price not known yet</source>
        <translation>{option}&#x202f;: prix encore inconnu</translation>
    </message>
    <message>
        <source>{own} of the card, {whole} with its options</source>
        <translation>{own} de la carte, {whole} avec ses options</translation>
    </message>
    <message>
        <source>{price} on its card</source>
        <translation>{price} sur sa carte</translation>
    </message>
</context>
<context>
    <name>MusterController</name>
    <message>
        <source>New army</source>
        <translation>Nouvelle armée</translation>
    </message>
    <message>
        <source>The example of {game} is loaded.</source>
        <translation>L’exemple du jeu {game} est chargé.</translation>
    </message>
    <message>
        <source>The list has what its catalogues ask for.</source>
        <translation>La liste a ce que ses catalogues demandent.</translation>
    </message>
    <message numerus="yes">
        <source>What the catalogues name is chosen; %n minimums are left to reach.</source>
        <translation>
            <numerusform>Ce que les catalogues nomment est choisi&#x202f;; %n minimum reste à atteindre.</numerusform>
            <numerusform>Ce que les catalogues nomment est choisi&#x202f;; %n minimums restent à atteindre.</numerusform>
        </translation>
    </message>
    <message>
        <source>{army} has been deleted.</source>
        <translation>{army}&#x202f;: armée supprimée.</translation>
    </message>
    <message>
        <source>{card} has been removed.</source>
        <translation>{card}&#x202f;: carte retirée.</translation>
    </message>
    <message>
        <source>{card} is of edition {other}; the list stays {edition}.</source>
        <translation>{card}&#x202f;: édition {other}&#x202f;; la liste reste {edition}.</translation>
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
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Cards of the army</source>
        <translation>Cartes de l’armée</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Contrôles</translation>
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
        <source>DIS for the Tactique roll</source>
        <translation>DIS pour le jet de Tactique</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Load the example of {game}</source>
        <translation>Charger l’exemple du jeu {game}</translation>
    </message>
    <message>
        <source>Muster</source>
        <translation>Armées</translation>
    </message>
    <message>
        <source>Name, folder, tag</source>
        <translation>Nom, dossier, étiquette</translation>
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
        <source>Search the armies</source>
        <translation>Chercher une armée</translation>
    </message>
    <message>
        <source>The list is on the clipboard.</source>
        <translation>La liste est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Totaux</translation>
    </message>
</context>
<context>
    <name>Named</name>
    <message>
        <source>{name}: Animus goes up to {n}.</source>
        <translation>{name}&#x202f;: l’Animus va jusqu’à {n}.</translation>
    </message>
    <message>
        <source>{name}: a name has {n} letters at most.</source>
        <translation>{name}&#x202f;: un nom a {n} lettres au plus.</translation>
    </message>
    <message>
        <source>{name}: enter at least one.</source>
        <translation>{name}&#x202f;: indiquez-en au moins un.</translation>
    </message>
    <message>
        <source>{name}: enter {n} at most.</source>
        <translation>{name}&#x202f;: indiquez-en {n} au plus.</translation>
    </message>
    <message>
        <source>{name}: nobody joins with an Animus of 0; it counts as not given.</source>
        <translation>{name}&#x202f;: personne n’arrive avec un Animus de 0&#x202f;; il compte comme non indiqué.</translation>
    </message>
    <message>
        <source>{name}: nothing is read after the Animus and the number.</source>
        <translation>{name}&#x202f;: rien n’est lu après l’Animus et le nombre.</translation>
    </message>
    <message>
        <source>{name}: this is one name. Put the next on a line of its own.</source>
        <translation>{name}&#x202f;: c’est un seul nom. Mettez le suivant sur sa propre ligne.</translation>
    </message>
    <message>
        <source>“{name}” has no name: it is left out.</source>
        <translation>«&#x202f;{name}&#x202f;» n’a pas de nom&#x202f;: la ligne est laissée de côté.</translation>
    </message>
</context>
<context>
    <name>NewerSheet</name>
    <message>
        <source>A list keeps the version it was made with until you take another one.</source>
        <translation>Une liste garde la version avec laquelle elle a été faite, jusqu’à ce que vous en preniez une autre.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Newer versions in {army}</source>
        <translation>Versions plus récentes dans {army}</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Take all</source>
        <translation>Tout prendre</translation>
    </message>
    <message>
        <source>Take this one</source>
        <translation>Prendre celle-ci</translation>
    </message>
    <message>
        <source>The list: {now}; with all updates: {then}.</source>
        <translation>La liste&#x202f;: {now}&#x202f;; une fois à jour&#x202f;: {then}.</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Ce qui change</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>A wound: {wounds}, out of action: {falls}.</source>
        <translation>Une blessure&#x202f;: {wounds}, hors de combat&#x202f;: {falls}.</translation>
    </message>
    <message>
        <source>Odds: {again} re-rolled, {kept} kept, {share} by waiting.</source>
        <translation>Chances&#x202f;: {again} relancé, {kept} gardé, {share} en attendant.</translation>
    </message>
    <message>
        <source>Odds: {again} re-rolled, {kept} kept.</source>
        <translation>Chances&#x202f;: {again} relancé, {kept} gardé.</translation>
    </message>
    <message>
        <source>Odds: {results}</source>
        <translation>Chances&#x202f;: {results}</translation>
    </message>
    <message>
        <source>Odds: {share}.</source>
        <translation>Chances&#x202f;: {share}.</translation>
    </message>
    <message>
        <source>less than {n}%</source>
        <translation>moins de {n}&#x202f;%</translation>
    </message>
    <message>
        <source>more than {n}%</source>
        <translation>plus de {n}&#x202f;%</translation>
    </message>
    <message>
        <source>out of action {share}</source>
        <translation>hors de combat {share}</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>OfferPrompt</name>
    <message>
        <source>Do nothing</source>
        <translation>Ne rien faire</translation>
    </message>
    <message>
        <source>Has not acted</source>
        <translation>N’a pas agi</translation>
    </message>
    <message numerus="yes">
        <source>Not now: %n…</source>
        <translation>
            <numerusform>Pas maintenant&#x202f;: %n…</numerusform>
            <numerusform>Pas maintenant&#x202f;: %n…</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to do now: its card is not being played.</source>
        <translation>Rien à faire pour l’instant&#x202f;: sa carte n’est pas jouée.</translation>
    </message>
    <message numerus="yes">
        <source>Other actions: %n…</source>
        <translation>
            <numerusform>Autre action&#x202f;: %n…</numerusform>
            <numerusform>Autres actions&#x202f;: %n…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Possible now: %n…</source>
        <translation>
            <numerusform>Possible maintenant&#x202f;: %n…</numerusform>
            <numerusform>Possible maintenant&#x202f;: %n…</numerusform>
        </translation>
    </message>
    <message>
        <source>this figure</source>
        <translation>cette figurine</translation>
    </message>
</context>
<context>
    <name>OpponentView</name>
    <message>
        <source>The opponent’s window takes no keys. The table has the keyboard again.</source>
        <translation>La fenêtre de l’adversaire ne prend aucune touche. La table a de nouveau le clavier.</translation>
    </message>
</context>
<context>
    <name>OptionEditor</name>
    <message>
        <source>? PA</source>
        <translation>? PA</translation>
    </message>
    <message>
        <source>Change its card: {card}</source>
        <translation>Modifier sa carte&#x202f;: {card}</translation>
    </message>
    <message>
        <source>Fill in its card, so that battles offer it</source>
        <translation>Remplir sa carte, pour que les batailles la proposent</translation>
    </message>
    <message>
        <source>Kind of option</source>
        <translation>Type d’option</translation>
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
        <source>Paid for</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Price in PA; empty is unknown</source>
        <translation>Prix en PA&#x202f;; vide s’il est inconnu</translation>
    </message>
    <message>
        <source>Remove this option</source>
        <translation>Retirer cette option</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
</context>
<context>
    <name>OptionFacts</name>
    <message numerus="yes">
        <source>%n temporary faith</source>
        <translation>
            <numerusform>%n point de foi temporaire</numerusform>
            <numerusform>%n points de foi temporaire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times a turn</source>
        <translation>
            <numerusform>%n fois par tour</numerusform>
            <numerusform>%n fois par tour</numerusform>
        </translation>
    </message>
    <message>
        <source>Also called</source>
        <translation>Autre nom</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Aire d’effet</translation>
    </message>
    <message>
        <source>Aspect</source>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Fréquence</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Offered to</source>
        <translation>Proposé à</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Voie</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Peuple</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>contact</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>tout le monde</translation>
    </message>
    <message>
        <source>no test</source>
        <translation>sans test</translation>
    </message>
    <message>
        <source>once in a battle</source>
        <translation>une fois par bataille</translation>
    </message>
</context>
<context>
    <name>OptionPrompt</name>
    <message>
        <source>A price is a number of PA; leave it empty if you do not know it.</source>
        <translation>Un prix est un nombre de PA&#x202f;; laissez vide si vous ne le connaissez pas.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Saisissez un nom.</translation>
    </message>
    <message>
        <source>Group, separated by ›</source>
        <translation>Groupe, séparé par ›</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>New option for cards</source>
        <translation>Une nouvelle option pour les cartes</translation>
    </message>
    <message>
        <source>Paid for</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Price in PA</source>
        <translation>Prix en PA</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>What it does, in words</source>
        <translation>Ce qu’elle fait, en toutes lettres</translation>
    </message>
</context>
<context>
    <name>OptionSpellPrompt</name>
    <message>
        <source>Enter a name.</source>
        <translation>Saisissez un nom.</translation>
    </message>
    <message>
        <source>The card of a miracle</source>
        <translation>La carte d’un miracle</translation>
    </message>
    <message>
        <source>The card of a spell</source>
        <translation>La carte d’un sortilège</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Deleted {name}.</source>
        <translation>Option supprimée&#x202f;: {name}</translation>
    </message>
</context>
<context>
    <name>OptionsEditor</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add an option</source>
        <translation>Ajouter une option</translation>
    </message>
    <message>
        <source>Artefacts, spells, miracles and anything else this card buys.</source>
        <translation>Artefacts, sortilèges, miracles et tout ce que cette carte achète.</translation>
    </message>
    <message>
        <source>Beside the card</source>
        <translation>À côté de la carte</translation>
    </message>
    <message>
        <source>Close the options</source>
        <translation>Fermer les options</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note beside the card</source>
        <translation>Note à côté de la carte</translation>
    </message>
    <message>
        <source>Options of {card}</source>
        <translation>Options de {card}</translation>
    </message>
</context>
<context>
    <name>OptionsPage</name>
    <message numerus="yes">
        <source>%n options</source>
        <translation>
            <numerusform>%n option</numerusform>
            <numerusform>%n options</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Artefacts</source>
        <translation>Artefacts</translation>
    </message>
    <message>
        <source>Import your club’s files, or add a spell, a miracle or an artefact.</source>
        <translation>Importez les fichiers de votre club, ou ajoutez un sortilège, un miracle ou un artefact.</translation>
    </message>
    <message>
        <source>Miracles</source>
        <translation>Miracles</translation>
    </message>
    <message>
        <source>Name, element, words</source>
        <translation>Nom, élément, texte</translation>
    </message>
    <message>
        <source>No option matches.</source>
        <translation>Aucune option ne correspond.</translation>
    </message>
    <message>
        <source>No option yet</source>
        <translation>Pas encore d’option</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search options</source>
        <translation>Chercher des options</translation>
    </message>
    <message>
        <source>Search: name, element, words, people, card</source>
        <translation>Chercher&#x202f;: nom, élément, texte, peuple, carte</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Sortilèges</translation>
    </message>
    <message>
        <source>Spells and options</source>
        <translation>Sortilèges et options</translation>
    </message>
    <message numerus="yes">
        <source>{found} of %n options</source>
        <translation>
            <numerusform>{found} sur %n option</numerusform>
            <numerusform>{found} sur %n options</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrderPage</name>
    <message numerus="yes">
        <source>%n cards follow as they stood</source>
        <translation>
            <numerusform>%n carte suit comme avant</numerusform>
            <numerusform>%n cartes suivent comme avant</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fini</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Its order</source>
        <translation>Son ordre</translation>
    </message>
    <message>
        <source>On to the Tactique roll</source>
        <translation>Passer au jet de Tactique</translation>
    </message>
    <message>
        <source>Order ready</source>
        <translation>Ordre prêt</translation>
    </message>
    <message>
        <source>Order them so</source>
        <translation>Garder cet ordre</translation>
    </message>
    <message>
        <source>Orders…</source>
        <translation>Ordres…</translation>
    </message>
    <message>
        <source>Renumber</source>
        <translation>Renuméroter</translation>
    </message>
    <message>
        <source>The order of {side}</source>
        <translation>L’ordre de {side}</translation>
    </message>
    <message>
        <source>There is nothing left to order here.</source>
        <translation>Il n’y a plus rien à préparer ici.</translation>
    </message>
    <message>
        <source>You are looking back.</source>
        <translation>Vous regardez un moment passé.</translation>
    </message>
    <message>
        <source>by touching</source>
        <translation>en touchant</translation>
    </message>
    <message>
        <source>from turn {n}</source>
        <translation>d’après le tour {n}</translation>
    </message>
    <message>
        <source>renumber</source>
        <translation>renuméroter</translation>
    </message>
    <message>
        <source>then {name}</source>
        <translation>puis {name}</translation>
    </message>
</context>
<context>
    <name>OrderReveal</name>
    <message>
        <source>A strip to cut off, which its owner alone sees</source>
        <translation>Une bande à couper, que seul son joueur voit</translation>
    </message>
    <message>
        <source>Back to the sheets</source>
        <translation>Retour aux fiches</translation>
    </message>
    <message>
        <source>Both players may look again.</source>
        <translation>Les deux joueurs peuvent de nouveau regarder.</translation>
    </message>
    <message>
        <source>Cover the order again</source>
        <translation>Cacher l’ordre à nouveau</translation>
    </message>
    <message>
        <source>Cover the order in view first</source>
        <translation>Cachez d’abord l’ordre affiché</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Je suis {name}</translation>
    </message>
    <message>
        <source>Only {name} may see the order of the cards.</source>
        <translation>Seul {name} peut voir l’ordre des cartes.</translation>
    </message>
    <message>
        <source>Order of the first side…</source>
        <translation>Ordre du premier camp…</translation>
    </message>
    <message>
        <source>Order of the second side…</source>
        <translation>Ordre du second camp…</translation>
    </message>
    <message>
        <source>Order of {name}…</source>
        <translation>Ordre de {name}…</translation>
    </message>
    <message>
        <source>Pass to {name}</source>
        <translation>Passez à {name}</translation>
    </message>
    <message>
        <source>Put the laptop back</source>
        <translation>Reposez l’ordinateur</translation>
    </message>
    <message>
        <source>Then both players may look again</source>
        <translation>Ensuite les deux joueurs peuvent de nouveau regarder</translation>
    </message>
    <message>
        <source>This side hides no order in what is printed</source>
        <translation>Ce camp ne cache aucun ordre dans ce qui est imprimé</translation>
    </message>
</context>
<context>
    <name>OtherResult</name>
    <message>
        <source>As rolled</source>
        <translation>Celui du jet</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>Raison (facultatif)</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>PA destroyed</source>
        <translation>PA détruits</translation>
    </message>
    <message>
        <source>left</source>
        <translation>debout</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>{turns} · {hours} h {minutes}</source>
        <translation>{turns} · {hours} h {minutes}</translation>
    </message>
    <message>
        <source>{turns} · {minutes} min</source>
        <translation>{turns} · {minutes} min</translation>
    </message>
</context>
<context>
    <name>OwnEffects</name>
    <message>
        <source>Add an effect</source>
        <translation>Ajouter un effet</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>OwnPeopleButton</name>
    <message>
        <source>My people</source>
        <translation>Mon peuple</translation>
    </message>
</context>
<context>
    <name>OwnedFigures</name>
    <message>
        <source>The figures owned are counted.</source>
        <translation>Les figurines possédées sont comptées.</translation>
    </message>
</context>
<context>
    <name>OwnedListPage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy and change</source>
        <translation>Copier et changer</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>built-in</source>
        <translation>fourni</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>à vous</translation>
    </message>
</context>
<context>
    <name>PageHanding</name>
    <message>
        <source>In the print dialog choose 100 %, not “fit to page”.</source>
        <translation>Dans la fenêtre d’impression, choisissez 100&#x202f;%, et non «&#x202f;ajuster à la page&#x202f;».</translation>
    </message>
    <message>
        <source>No program opens PDF files here. Save the PDF instead.</source>
        <translation>Aucun programme n’ouvre les PDF sur cet ordinateur. Enregistrez le PDF.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Pictures, a file for each page (*.png)</source>
        <translation>Images, un fichier par page (*.png)</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Enregistrer à nouveau</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <translation>Enregistrer ailleurs</translation>
    </message>
    <message>
        <source>Save the pages</source>
        <translation>Enregistrer les pages</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Enregistré sous {file}</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Sent to {printer}</source>
        <translation>Envoyé à {printer}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %n older pictures are already replaced.</source>
        <translation>
            <numerusform>Arrêté. %n ancienne image est déjà remplacée.</numerusform>
            <numerusform>Arrêté. %n anciennes images sont déjà remplacées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing was printed.</source>
        <translation>Arrêté. Rien n’a été imprimé.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was saved.</source>
        <translation>Arrêté. Rien n’a été enregistré.</translation>
    </message>
</context>
<context>
    <name>PageLook</name>
    <message>
        <source>Larger pages</source>
        <translation>Pages plus grandes</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
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
        <source>Smaller pages</source>
        <translation>Pages plus petites</translation>
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
    <name>PeoplePage</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>A new list</source>
        <translation>Nouvelle liste</translation>
    </message>
    <message>
        <source>A new list: which people?</source>
        <translation>Nouvelle liste&#x202f;: quel peuple&#x202f;?</translation>
    </message>
    <message>
        <source>Begin the list</source>
        <translation>Commencer la liste</translation>
    </message>
    <message>
        <source>It begins with the edition of their cards and {limit}.</source>
        <translation>Elle commence avec l’édition de leurs cartes et {limit}.</translation>
    </message>
    <message>
        <source>Peoples</source>
        <translation>Peuples</translation>
    </message>
</context>
<context>
    <name>PhaseRows</name>
    <message>
        <source>Clear</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Discard gems</source>
        <translation>Renoncer à des gemmes</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>Gems: {n}, {over} beyond the reserve</source>
        <translation>Gemmes&#x202f;: {n}, {over} de trop pour la réserve</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Payer</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Say which side</source>
        <translation>Dire quel camp</translation>
    </message>
    <message>
        <source>Unspent temporary faith is lost</source>
        <translation>La foi temporaire non dépensée est perdue</translation>
    </message>
    <message>
        <source>Unspent temporary faith is lost; {piety} keeps {kept}</source>
        <translation>La foi temporaire non dépensée est perdue&#x202f;; {piety} en garde {kept}</translation>
    </message>
    <message>
        <source>gems held: {n}</source>
        <translation>gemmes détenues&#x202f;: {n}</translation>
    </message>
    <message>
        <source>nobody who has it is alive: it ends with the turn</source>
        <translation>plus aucun porteur en vie, prend fin avec le tour</translation>
    </message>
    <message>
        <source>reserve {n} of {most}</source>
        <translation>réserve {n} sur {most}</translation>
    </message>
    <message>
        <source>{lost} of {n}, {piety} keeps {kept}</source>
        <translation>{lost} sur {n}, {piety} en garde {kept}</translation>
    </message>
    <message>
        <source>{n} held, {over} too many</source>
        <translation>{n} en réserve, {over} de trop</translation>
    </message>
    <message>
        <source>{place}: nobody pays, it ends with the turn</source>
        <translation>{place}&#x202f;: personne ne paie, prend fin avec le tour</translation>
    </message>
    <message>
        <source>{rule}: {what}</source>
        <translation>{rule}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>{what} ({key}: a blow)</source>
        <translation>{what} ({key}&#x202f;: un coup)</translation>
    </message>
    <message>
        <source>{what} ({key}: wound roll)</source>
        <translation>{what} ({key}&#x202f;: jet de Blessures)</translation>
    </message>
    <message>
        <source>{what}, on {target}</source>
        <translation>{what}, sur {target}</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message numerus="yes">
        <source>%n abilities left out, from “{words}” on</source>
        <translation>
            <numerusform>%n compétence omise&#x202f;: «&#x202f;{words}&#x202f;»</numerusform>
            <numerusform>%n compétences omises, à partir de «&#x202f;{words}&#x202f;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action points for the game master</source>
        <translation>
            <numerusform>%n point d’action pour le maître de jeu</numerusform>
            <numerusform>%n points d’action pour le maître de jeu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n personnage</numerusform>
            <numerusform>%n personnages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checks</source>
        <translation>
            <numerusform>%n contrôle</numerusform>
            <numerusform>%n contrôles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n classes left out: {words}</source>
        <translation>
            <numerusform>%n classe omise&#x202f;: {words}</numerusform>
            <numerusform>%n classes omises&#x202f;: {words}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n containers used</source>
        <translation>
            <numerusform>%n conteneur utilisé</numerusform>
            <numerusform>%n conteneurs utilisés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enemies in contact</source>
        <translation>
            <numerusform>%n adversaire au contact</numerusform>
            <numerusform>%n adversaires au contact</numerusform>
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
        <source>%n figures of {card}</source>
        <translation>
            <numerusform>%n figurine de {card}</numerusform>
            <numerusform>%n figurines de {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figures of {name} owned</source>
        <translation>
            <numerusform>%n figurine de {name} possédée</numerusform>
            <numerusform>%n figurines de {name} possédées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figures on one card; at {pa} PA each, {most} at most.</source>
        <translation>
            <numerusform>%n figurine sur une carte&#x202f;; à {pa} PA pièce, {most} au plus.</numerusform>
            <numerusform>%n figurines sur une carte&#x202f;; à {pa} PA pièce, {most} au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n life points lost</source>
        <translation>
            <numerusform>%n point de vie perdu</numerusform>
            <numerusform>%n points de vie perdus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links to “{value}” lead to a file that was not included.</source>
        <translation>
            <numerusform>%n lien vers «&#x202f;{value}&#x202f;» mène à un fichier qui n’a pas été fourni.</numerusform>
            <numerusform>%n liens vers «&#x202f;{value}&#x202f;» mènent à un fichier qui n’a pas été fourni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lists by the catalogues of now</source>
        <translation>
            <numerusform>%n liste d’après les catalogues d’à présent</numerusform>
            <numerusform>%n listes d’après les catalogues d’à présent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notches</source>
        <translation>
            <numerusform>%n cran</numerusform>
            <numerusform>%n crans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {capacity} life points</source>
        <translation>
            <numerusform>%n point de vie sur {capacity}</numerusform>
            <numerusform>%n points de vie sur {capacity}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n options left out, from “{words}” on</source>
        <translation>
            <numerusform>%n option omise&#x202f;: «&#x202f;{words}&#x202f;»</numerusform>
            <numerusform>%n options omises, à partir de «&#x202f;{words}&#x202f;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces of equipment left out, from “{words}” on</source>
        <translation>
            <numerusform>%n pièce d’équipement omise&#x202f;: «&#x202f;{words}&#x202f;»</numerusform>
            <numerusform>%n pièces d’équipement omises, à partir de «&#x202f;{words}&#x202f;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n states left out, from “{words}” on</source>
        <translation>
            <numerusform>%n état omis&#x202f;: «&#x202f;{words}&#x202f;»</numerusform>
            <numerusform>%n états omis, à partir de «&#x202f;{words}&#x202f;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values</source>
        <translation>
            <numerusform>%n valeur</numerusform>
            <numerusform>%n valeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>A Pariah in an army that is not all Pariahs.</source>
        <translation>Un Paria dans une armée qui n’est pas composée que de Parias.</translation>
    </message>
    <message>
        <source>A battle holds {n} agreed pieces of scenery at most.</source>
        <translation>Une bataille garde {n} décors convenus au plus.</translation>
    </message>
    <message>
        <source>A battle holds {n} agreed pieces of scenery at most: take one back first.</source>
        <translation>Une bataille garde {n} décors convenus au plus&#x202f;: retirez-en un d’abord.</translation>
    </message>
    <message numerus="yes">
        <source>A blow: %n life points lost</source>
        <translation>
            <numerusform>Un coup&#x202f;: %n point de vie perdu</numerusform>
            <numerusform>Un coup&#x202f;: %n points de vie perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>A blow: nothing</source>
        <translation>Un coup&#x202f;: rien</translation>
    </message>
    <message>
        <source>A blow: stunned</source>
        <translation>Un coup&#x202f;: Sonné</translation>
    </message>
    <message>
        <source>A card has courage or fear, not both: “{value}” was put in the note.</source>
        <translation>Une carte a du courage ou de la peur, pas les deux&#x202f;: «&#x202f;{value}&#x202f;» est dans la note.</translation>
    </message>
    <message>
        <source>A card holds {most} abilities at most.</source>
        <translation>Une carte a {most} compétences au plus.</translation>
    </message>
    <message>
        <source>A card holds {most} abilities at most; the others were put in its note.</source>
        <translation>Une carte a {most} compétences au plus&#x202f;; les autres sont dans sa note.</translation>
    </message>
    <message>
        <source>A card holds {most} options at most.</source>
        <translation>Une carte a {most} options au plus.</translation>
    </message>
    <message>
        <source>A card is named: {card}</source>
        <translation>Une carte reçoit son nom&#x202f;: {card}</translation>
    </message>
    <message>
        <source>A card joins</source>
        <translation>Une carte arrive</translation>
    </message>
    <message>
        <source>A card needs a name, in French or in English.</source>
        <translation>Une carte a besoin d’un nom, en français ou en anglais.</translation>
    </message>
    <message>
        <source>A card of {wide} × {high} mm has no room on this paper with a margin of {margin} mm. Choose a larger paper or a smaller card.</source>
        <translation>Une carte de {wide} × {high} mm ne tient pas sur ce papier avec une marge de {margin} mm. Choisissez un papier plus grand ou une carte plus petite.</translation>
    </message>
    <message>
        <source>A card represents 1 to {most} figures.</source>
        <translation>Une carte représente de 1 à {most} figurines.</translation>
    </message>
    <message>
        <source>A character appears only once: {figures} figures.</source>
        <translation>Un personnage ne figure qu’une fois&#x202f;: {figures} figurines.</translation>
    </message>
    <message>
        <source>A die is still missing.</source>
        <translation>Il manque encore un dé.</translation>
    </message>
    <message>
        <source>A die shows 1 to {faces}.</source>
        <translation>Un dé va de 1 à {faces}.</translation>
    </message>
    <message>
        <source>A fighter is summoned</source>
        <translation>Un combattant est invoqué</translation>
    </message>
    <message>
        <source>A figure becomes {card}</source>
        <translation>Une figurine devient {card}</translation>
    </message>
    <message>
        <source>A figure is not tested against itself.</source>
        <translation>Une figurine ne s’oppose pas à elle-même.</translation>
    </message>
    <message>
        <source>A figure is not tested against itself: choose another one.</source>
        <translation>Une figurine ne s’oppose pas à elle-même&#x202f;: choisissez-en une autre.</translation>
    </message>
    <message>
        <source>A file of that name already exists and was not touched. Choose another name.</source>
        <translation>Un fichier porte déjà ce nom&#x202f;; il n’a pas été touché. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>A flyer changes level during its move: {fighter} makes none now (II-F-2).</source>
        <translation>Un combattant volant change de palier pendant son mouvement&#x202f;: {fighter} n’en fait pas en ce moment (II-F-2).</translation>
    </message>
    <message>
        <source>A format holds {most} checks at most.</source>
        <translation>Un format a {most} contrôles au plus.</translation>
    </message>
    <message>
        <source>A format needs a name.</source>
        <translation>Un format a besoin d’un nom.</translation>
    </message>
    <message>
        <source>A library cannot be created there: the folder is protected, or the name is not allowed. Choose another place.</source>
        <translation>Impossible d’y créer une bibliothèque&#x202f;: le dossier est protégé, ou le nom n’est pas permis. Choisissez un autre endroit.</translation>
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
        <source>A limit of {limit} PA is unusual: games are played at {limits} PA.</source>
        <translation>Une limite de {limit} PA est inhabituelle&#x202f;: on joue à {limits} PA.</translation>
    </message>
    <message>
        <source>A mercenary of another people: {people}.</source>
        <translation>Un mercenaire d’un autre peuple&#x202f;: {people}.</translation>
    </message>
    <message>
        <source>A mercenary: {people}.</source>
        <translation>Un mercenaire&#x202f;: {people}.</translation>
    </message>
    <message>
        <source>A name has at most {most} letters.</source>
        <translation>Un nom a {most} lettres au plus.</translation>
    </message>
    <message>
        <source>A name of more than {most} letters was shortened; the whole of it is in the note.</source>
        <translation>Un nom de plus de {most} lettres a été abrégé&#x202f;; il est entier dans la note.</translation>
    </message>
    <message>
        <source>A natural result is 1 or more.</source>
        <translation>Un résultat naturel vaut au moins 1.</translation>
    </message>
    <message>
        <source>A note holds {most} letters at most.</source>
        <translation>Une note a {most} lettres au plus.</translation>
    </message>
    <message>
        <source>A part of what was written last is damaged and could not be read: your latest changes may be missing. A backup may hold more.</source>
        <translation>Une partie de ce qui a été écrit en dernier est endommagée et n’a pas pu être lue&#x202f;: vos dernières modifications manquent peut-être. Une sauvegarde peut en contenir davantage.</translation>
    </message>
    <message>
        <source>A past moment was in view.</source>
        <translation>Un moment passé était affiché.</translation>
    </message>
    <message>
        <source>A price is between −9,999 and 9,999 PA.</source>
        <translation>Un prix est entre −9 999 et 9 999 PA.</translation>
    </message>
    <message>
        <source>A price is between −{most} and {most} PA.</source>
        <translation>Un prix est entre −{most} et {most} PA.</translation>
    </message>
    <message>
        <source>A roll of “{file}” has more than {most} dice. Nothing was imported; ask for the file again.</source>
        <translation>Un jet de «&#x202f;{file}&#x202f;» a plus de {most} dés. Rien n’a été importé&#x202f;; redemandez le fichier.</translation>
    </message>
    <message>
        <source>A roll of “{file}” has more than {most} reasons. Nothing was imported; ask for the file again.</source>
        <translation>Un jet de «&#x202f;{file}&#x202f;» a plus de {most} raisons. Rien n’a été importé&#x202f;; redemandez le fichier.</translation>
    </message>
    <message>
        <source>A roster (.ros) or a package of this list brings its cards along.</source>
        <translation>Un «&#x202f;roster&#x202f;» (.ros) ou un paquet de cette liste apporte aussi ses cartes.</translation>
    </message>
    <message>
        <source>A ruleset holds {most} effects of your own at most.</source>
        <translation>Un jeu de règles contient au plus {most} effets ajoutés.</translation>
    </message>
    <message>
        <source>A ruleset needs a name.</source>
        <translation>Un jeu de règles a besoin d’un nom.</translation>
    </message>
    <message>
        <source>A sketch: give it its profile when you know it.</source>
        <translation>Une esquisse&#x202f;: donnez-lui son profil quand vous le connaissez.</translation>
    </message>
    <message>
        <source>A spell or miracle is cast during the caster’s own activation, and its card is not being played (V-D-4).</source>
        <translation>Un sortilège ou un miracle se lance pendant l’activation du lanceur, et sa carte n’est pas jouée (V-D-4).</translation>
    </message>
    <message>
        <source>A step of “{file}” changes more than {most} things. Nothing was imported; ask for the file again.</source>
        <translation>Une étape de «&#x202f;{file}&#x202f;» change plus de {most} choses. Rien n’a été importé&#x202f;; redemandez le fichier.</translation>
    </message>
    <message>
        <source>A test is against a difficulty or against somebody, not both (II-A-3).</source>
        <translation>Un test se fait contre une difficulté ou contre un adversaire, pas les deux (II-A-3).</translation>
    </message>
    <message>
        <source>A test is still to be finished.</source>
        <translation>Un test reste à finir.</translation>
    </message>
    <message>
        <source>A tie: both choose in secret whether to re-roll.</source>
        <translation>Égalité&#x202f;: chacun choisit en secret s’il relance.</translation>
    </message>
    <message>
        <source>A version needs a name.</source>
        <translation>Une version a besoin d’un nom.</translation>
    </message>
    <message>
        <source>A walk after a shot must be announced before that shot (V-D-3).</source>
        <translation>Une marche après un tir s’annonce avant ce tir (V-D-3).</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Compétences</translation>
    </message>
    <message>
        <source>Abilities in English</source>
        <translation>Compétences en anglais</translation>
    </message>
    <message>
        <source>Abilities in French</source>
        <translation>Compétences en français</translation>
    </message>
    <message>
        <source>Acted in reaction</source>
        <translation>A agi en réaction</translation>
    </message>
    <message>
        <source>Action points</source>
        <translation>Points d’action</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Activation</translation>
    </message>
    <message>
        <source>Address of the source</source>
        <translation>Adresse de la source</translation>
    </message>
    <message>
        <source>Agreed scenery: {name}, {size}</source>
        <translation>Décor convenu&#x202f;: {name}, {size}</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Aimed shot</source>
        <translation>Tir ciblé</translation>
    </message>
    <message>
        <source>All dice in defence</source>
        <translation>Tous les dés en défense</translation>
    </message>
    <message>
        <source>Allies take {share} % of the points ({points} of {total} PA); {most} % at most.</source>
        <translation>Les alliés prennent {share}&#x202f;% des points ({points} sur {total} PA)&#x202f;; {most}&#x202f;% au plus.</translation>
    </message>
    <message>
        <source>An action is still to be resolved.</source>
        <translation>Une action reste à résoudre.</translation>
    </message>
    <message>
        <source>An advantage lasts at least one turn.</source>
        <translation>Un avantage dure au moins un tour.</translation>
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
        <source>An army holds {most} cards at most.</source>
        <translation>Une armée a {most} cartes au plus.</translation>
    </message>
    <message>
        <source>An army holds {most} tags at most.</source>
        <translation>Une armée a {most} étiquettes au plus.</translation>
    </message>
    <message>
        <source>An army needs a name.</source>
        <translation>Une armée a besoin d’un nom.</translation>
    </message>
    <message>
        <source>An attack and its damage need a target.</source>
        <translation>Une attaque et ses dégâts ont besoin d’une cible.</translation>
    </message>
    <message>
        <source>An effect acts only on the level of the figure that creates it, unless it says otherwise (II-F).</source>
        <translation>Un effet n’agit qu’au palier de la figurine qui le génère, sauf mention contraire (II-F).</translation>
    </message>
    <message>
        <source>An elemental of another people: {people}.</source>
        <translation>Un élémentaire d’un autre peuple&#x202f;: {people}.</translation>
    </message>
    <message>
        <source>An idea has no answer yet.</source>
        <translation>Une idée attend encore sa réponse.</translation>
    </message>
    <message>
        <source>An idea is already under way.</source>
        <translation>Une idée est déjà en cours.</translation>
    </message>
    <message>
        <source>An idea is already under way: {idea}.</source>
        <translation>Une idée est déjà en cours&#x202f;: {idea}.</translation>
    </message>
    <message>
        <source>An immortal of another people: {people}.</source>
        <translation>Un immortel d’un autre peuple&#x202f;: {people}.</translation>
    </message>
    <message>
        <source>Animus must be at least 1.</source>
        <translation>L’Animus doit valoir au moins 1.</translation>
    </message>
    <message>
        <source>Another card in this file is also called “{value}”.</source>
        <translation>Une autre carte de ce fichier s’appelle aussi «&#x202f;{value}&#x202f;».</translation>
    </message>
    <message>
        <source>Another entry has the same id “{value}”; links lead to the first.</source>
        <translation>Une autre entrée a le même identifiant «&#x202f;{value}&#x202f;»&#x202f;; les liens mènent à la première.</translation>
    </message>
    <message>
        <source>Another game’s example is loaded</source>
        <translation>L’exemple d’un autre jeu est chargé</translation>
    </message>
    <message>
        <source>Another link from the army makes it {value} PA; the card keeps {pa} PA.</source>
        <translation>Un autre lien de l’armée la met à {value} PA&#x202f;; la carte garde {pa} PA.</translation>
    </message>
    <message>
        <source>Another profile</source>
        <translation>Un autre profil</translation>
    </message>
    <message>
        <source>Another program is using this library now. Close it there, or open the library to read only.</source>
        <translation>Un autre programme utilise cette bibliothèque en ce moment. Fermez-la là-bas, ou ouvrez-la en lecture seule.</translation>
    </message>
    <message>
        <source>Another program replaced or removed the file of this library while it was open, so nothing more is saved in it. All that was saved lies beside it, in “{file}”. Save elsewhere to go on, or open the library again to see what stands there now.</source>
        <translation>Un autre programme a remplacé ou supprimé le fichier de cette bibliothèque pendant qu’elle était ouverte&#x202f;: plus rien n’y est enregistré. Tout ce qui l’était se trouve à côté, dans «&#x202f;{file}&#x202f;». Enregistrez ailleurs pour continuer, ou rouvrez la bibliothèque pour voir ce qui s’y trouve maintenant.</translation>
    </message>
    <message>
        <source>Another program wrote over this library while it was open, so nothing more is saved in it. Save elsewhere, or restore a backup.</source>
        <translation>Un autre programme a écrasé cette bibliothèque pendant qu’elle était ouverte&#x202f;: plus rien n’y est enregistré. Enregistrez ailleurs, ou restaurez une sauvegarde.</translation>
    </message>
    <message>
        <source>Another sheet</source>
        <translation>Une autre fiche</translation>
    </message>
    <message>
        <source>Another test is under way.</source>
        <translation>Un autre test est en cours.</translation>
    </message>
    <message>
        <source>Another version is called {version}.</source>
        <translation>Une autre version s’appelle {version}.</translation>
    </message>
    <message>
        <source>Are they in contact?</source>
        <translation>Sont-ils au contact&#x202f;?</translation>
    </message>
    <message>
        <source>Area of {what} in cm</source>
        <translation>Aire d’effet de {what} en cm</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>Army of side {letter}</source>
        <translation>Armée du camp {letter}</translation>
    </message>
    <message>
        <source>At most {most} versions are kept: forget one first.</source>
        <translation>On garde {most} versions au plus&#x202f;: oubliez-en une d’abord.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Believers round {fighter}</source>
        <translation>Croyants autour de {fighter}</translation>
    </message>
    <message>
        <source>Bide your time</source>
        <translation>Temporiser</translation>
    </message>
    <message>
        <source>Bide your time: set the card aside</source>
        <translation>Temporiser&#x202f;: mettre la carte de côté</translation>
    </message>
    <message>
        <source>Both have chosen what to do with their 6</source>
        <translation>Les deux ont choisi quoi faire de leur 6</translation>
    </message>
    <message>
        <source>Both have chosen what to do with their 6s</source>
        <translation>Les deux ont choisi quoi faire de leurs 6</translation>
    </message>
    <message>
        <source>Both have decided to keep their 6: a tie, both re-roll</source>
        <translation>Les deux ont décidé de garder leur 6&#x202f;: égalité, les deux relancent</translation>
    </message>
    <message>
        <source>Both have decided to keep their 6s: a tie, both re-roll</source>
        <translation>Les deux ont décidé de garder leurs 6&#x202f;: égalité, les deux relancent</translation>
    </message>
    <message>
        <source>Both have decided: each re-rolls its 6</source>
        <translation>Les deux ont décidé&#x202f;: chacun relance son 6</translation>
    </message>
    <message>
        <source>Both have decided: each re-rolls its 6s</source>
        <translation>Les deux ont décidé&#x202f;: chacun relance ses 6</translation>
    </message>
    <message>
        <source>Both have decided: {side} re-rolls its 6, {other} keeps its own</source>
        <translation>Les deux ont décidé&#x202f;: {side} relance son 6, {other} garde le sien</translation>
    </message>
    <message>
        <source>Both have decided: {who} re-rolls its 6, {rival} keeps its own</source>
        <translation>Les deux ont décidé&#x202f;: {who} relance son 6, {rival} garde le sien</translation>
    </message>
    <message>
        <source>Both have decided: {who} re-rolls its 6s, {rival} keeps its own</source>
        <translation>Les deux ont décidé&#x202f;: {who} relance ses 6, {rival} n’en relance aucun</translation>
    </message>
    <message>
        <source>Brilliant plan</source>
        <translation>Plan génial</translation>
    </message>
    <message>
        <source>Brilliant plan to be answered</source>
        <translation>Plan génial à contrer</translation>
    </message>
    <message>
        <source>Brilliant plan: tactician next turn</source>
        <translation>Plan génial&#x202f;: tacticien au prochain tour</translation>
    </message>
    <message>
        <source>By eye, is it as large as both?</source>
        <translation>À l’œil, est-ce aussi grand que les deux&#x202f;?</translation>
    </message>
    <message>
        <source>Called to rally</source>
        <translation>Appel au ralliement</translation>
    </message>
    <message>
        <source>Captured.</source>
        <translation>Capturé.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Cards are being played: their fighters act first (V-A).</source>
        <translation>Des cartes sont en jeu&#x202f;: leurs combattants agissent d’abord (V-A).</translation>
    </message>
    <message>
        <source>Cards are left to play in this phase.</source>
        <translation>Il reste des cartes à jouer dans cette phase.</translation>
    </message>
    <message>
        <source>Cards of several editions: {editions}.</source>
        <translation>Cartes de plusieurs éditions&#x202f;: {editions}.</translation>
    </message>
    <message>
        <source>Cards of {peoples} peoples, but the list has no people: nobody checked who may join it.</source>
        <translation>Cartes de {peoples} peuples, mais la liste n’a pas de peuple&#x202f;: personne n’a vérifié qui peut s’y joindre.</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catalogue</translation>
    </message>
    <message>
        <source>Catalogues</source>
        <translation>Catalogues</translation>
    </message>
    <message>
        <source>Changed values</source>
        <translation>Valeurs modifiées</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personnage</translation>
    </message>
    <message>
        <source>Character or troop</source>
        <translation>Personnage ou troupe</translation>
    </message>
    <message>
        <source>Characters must take {least} % of the points: {share} % so far, without prices still unknown.</source>
        <translation>Les personnages doivent prendre au moins {least}&#x202f;% des points&#x202f;: {share}&#x202f;% pour l’instant, sans les prix encore inconnus.</translation>
    </message>
    <message>
        <source>Characters take {share} % of the points ({points} of {total} PA); {least} % at least.</source>
        <translation>Les personnages prennent {share}&#x202f;% des points ({points} sur {total} PA)&#x202f;; {least}&#x202f;% au moins.</translation>
    </message>
    <message>
        <source>Characters take {share} % of the points ({points} of {total} PA); {most} % at most.</source>
        <translation>Les personnages prennent {share}&#x202f;% des points ({points} sur {total} PA)&#x202f;; {most}&#x202f;% au plus.</translation>
    </message>
    <message>
        <source>Charge on {target}</source>
        <translation>Charge sur {target}</translation>
    </message>
    <message>
        <source>Charge penalties</source>
        <translation>Malus de charge</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Contrôles</translation>
    </message>
    <message>
        <source>Choice of the catalogue</source>
        <translation>Choix du catalogue</translation>
    </message>
    <message>
        <source>Choices of the catalogue</source>
        <translation>Choix du catalogue</translation>
    </message>
    <message>
        <source>Choose a fighter first.</source>
        <translation>Choisissez d’abord un combattant.</translation>
    </message>
    <message>
        <source>Choose a fighter: click it, or press A and its letters.</source>
        <translation>Choisissez un combattant&#x202f;: un clic, ou A puis ses lettres.</translation>
    </message>
    <message>
        <source>Choose a group, or enter names.</source>
        <translation>Choisissez un groupe, ou saisissez des noms.</translation>
    </message>
    <message>
        <source>Choose a target.</source>
        <translation>Choisissez une cible.</translation>
    </message>
    <message>
        <source>Choose an army, or play with a number of cards.</source>
        <translation>Choisissez une armée, ou jouez avec un nombre de cartes.</translation>
    </message>
    <message>
        <source>Choose somebody else.</source>
        <translation>Choisissez quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>Choose somebody first.</source>
        <translation>Choisissez d’abord quelqu’un.</translation>
    </message>
    <message>
        <source>Choose somebody: click, or press A and the letters.</source>
        <translation>Choisissez quelqu’un&#x202f;: un clic, ou A puis les lettres.</translation>
    </message>
    <message>
        <source>Choose the characteristic to roll.</source>
        <translation>Choisissez la caractéristique des jets.</translation>
    </message>
    <message>
        <source>Choose which side speaks first (V-A).</source>
        <translation>Choisissez d’abord qui parle en premier (V-A).</translation>
    </message>
    <message>
        <source>Choose whom it affects (II-C-4).</source>
        <translation>Dites sur qui il agit (II-C-4).</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classes</translation>
    </message>
    <message>
        <source>Colossal</source>
        <translation>Colossale</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Command points</source>
        <translation>Points de commandement</translation>
    </message>
    <message>
        <source>Command points are entered in the first turn and kept for the game.</source>
        <translation>Les points de commandement se saisissent au premier tour et se gardent pour la partie.</translation>
    </message>
    <message>
        <source>Command points of {side}</source>
        <translation>Points de commandement de {side}</translation>
    </message>
    <message>
        <source>Command points: {side} {n}, {other} {m}</source>
        <translation>Points de commandement&#x202f;: {side} {n}, {other} {m}</translation>
    </message>
    <message>
        <source>Comparing “{file}” with your library would take too long. Nothing was imported; ask for a smaller package.</source>
        <translation>Comparer «&#x202f;{file}&#x202f;» avec votre bibliothèque prendrait trop de temps. Rien n’a été importé&#x202f;; demandez un paquet plus petit.</translation>
    </message>
    <message>
        <source>Containers</source>
        <translation>Conteneurs</translation>
    </message>
    <message>
        <source>Containers and Animus go to Initiés.</source>
        <translation>Conteneurs et Animus vont aux Initiés.</translation>
    </message>
    <message>
        <source>Correction of the pile of {side}</source>
        <translation>Correction de la pile de {side}</translation>
    </message>
    <message>
        <source>Correction of the pile of {side} ({reason})</source>
        <translation>Correction de la pile de {side} ({reason})</translation>
    </message>
    <message>
        <source>Correction of the sequence of {side}</source>
        <translation>Correction de la séquence de {side}</translation>
    </message>
    <message>
        <source>Correction of the sequence of {side} ({reason})</source>
        <translation>Correction de la séquence de {side} ({reason})</translation>
    </message>
    <message>
        <source>Correction of {subject}: {fields}</source>
        <translation>Correction de {subject}&#x202f;: {fields}</translation>
    </message>
    <message>
        <source>Correction of {subject}: {fields} ({reason})</source>
        <translation>Correction de {subject}&#x202f;: {fields} ({reason})</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Courage</source>
        <translation>Courage</translation>
    </message>
    <message>
        <source>Courage or fear</source>
        <translation>Courage ou peur</translation>
    </message>
    <message>
        <source>DIS of {fighter}</source>
        <translation>DIS de {fighter}</translation>
    </message>
    <message>
        <source>DIS of {name}</source>
        <translation>DIS de {name}</translation>
    </message>
    <message>
        <source>Dead.</source>
        <translation>Mort.</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Deleted here</source>
        <translation>Supprimé ici</translation>
    </message>
    <message>
        <source>Dice in attack</source>
        <translation>Dés en attaque</translation>
    </message>
    <message>
        <source>Dice in defence</source>
        <translation>Dés en défense</translation>
    </message>
    <message>
        <source>Different here: {names}.</source>
        <translation>Ce qui diffère ici&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>Difficulty of {what}</source>
        <translation>Difficulté de {what}</translation>
    </message>
    <message>
        <source>Discipline</source>
        <translation>Discipline</translation>
    </message>
    <message>
        <source>Do the bases touch anywhere?</source>
        <translation>Les socles se touchent-ils en un point&#x202f;?</translation>
    </message>
    <message>
        <source>Does anything as large as both cut all the lines by itself?</source>
        <translation>Un obstacle aussi grand que les deux coupe-t-il toutes les lignes à lui seul&#x202f;?</translation>
    </message>
    <message>
        <source>Does half a side of the first base touch?</source>
        <translation>La moitié d’un côté du premier socle touche-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>Does half a side of the other base touch?</source>
        <translation>La moitié d’un côté de l’autre socle touche-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>Does the sight mark of the one who moved touch a base?</source>
        <translation>La mire de celui qui a bougé touche-t-elle un socle&#x202f;?</translation>
    </message>
    <message>
        <source>Does whoever is in the way touch the target’s base already? Only then may it be nudged aside.</source>
        <translation>La figurine qui gêne touche-t-elle déjà le socle de la cible&#x202f;? Seulement alors, on peut la décaler.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>End of the battle</source>
        <translation>Fin de la bataille</translation>
    </message>
    <message>
        <source>End of the battle in turn {turn}. Victory: {winner}</source>
        <translation>Fin de la bataille au tour {turn}. Victoire&#x202f;: {winner}</translation>
    </message>
    <message>
        <source>End of the battle in turn {turn}: a draw</source>
        <translation>Fin de la bataille au tour {turn}&#x202f;: égalité</translation>
    </message>
    <message>
        <source>End of the combat</source>
        <translation>Fin du combat</translation>
    </message>
    <message>
        <source>End of the speaking turn</source>
        <translation>Fin du tour de parole</translation>
    </message>
    <message>
        <source>End of turn {turn}</source>
        <translation>Fin du tour {turn}</translation>
    </message>
    <message>
        <source>End the battle</source>
        <translation>Terminer la bataille</translation>
    </message>
    <message>
        <source>End the combat</source>
        <translation>Terminer le combat</translation>
    </message>
    <message>
        <source>End turn {turn}</source>
        <translation>Finir le tour {turn}</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>Ennemis</translation>
    </message>
    <message>
        <source>Enemies are neither allies nor Initiés.</source>
        <translation>Un ennemi n’est ni allié ni Initié.</translation>
    </message>
    <message>
        <source>Engaged since turn</source>
        <translation>Engagé depuis le tour</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>Nom anglais</translation>
    </message>
    <message>
        <source>Enter 0 to {most} figures.</source>
        <translation>Saisissez de 0 à {most} figurines.</translation>
    </message>
    <message>
        <source>Enter a difficulty, or choose an opponent.</source>
        <translation>Indiquez une difficulté, ou un adversaire.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Saisissez un nom.</translation>
    </message>
    <message>
        <source>Enter a number between {least} and {most}.</source>
        <translation>Saisissez un nombre entre {least} et {most}.</translation>
    </message>
    <message>
        <source>Enter a number here.</source>
        <translation>Saisissez un nombre ici.</translation>
    </message>
    <message>
        <source>Enter a whole number from {least} to {most}.</source>
        <translation>Saisissez un nombre entier de {least} à {most}.</translation>
    </message>
    <message>
        <source>Enter limits in PA, from 1 to {most}.</source>
        <translation>Saisissez des limites en PA, de 1 à {most}.</translation>
    </message>
    <message>
        <source>Enter one or two letters, without a space.</source>
        <translation>Saisissez une ou deux lettres, sans espace.</translation>
    </message>
    <message>
        <source>Enter the difficulty dice ({n}) first, then those of the test.</source>
        <translation>Saisissez d’abord les dés de la difficulté ({n}), puis ceux du test.</translation>
    </message>
    <message>
        <source>Enter the idea first.</source>
        <translation>Saisissez d’abord l’idée.</translation>
    </message>
    <message>
        <source>Enter the {characteristic} dice ({n}) first, then those of the test.</source>
        <translation>Saisissez d’abord les dés de {characteristic} ({n}), puis ceux du test.</translation>
    </message>
    <message>
        <source>Entry of the catalogue</source>
        <translation>Entrée du catalogue</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>Everything is saved, but no backup could be made in “{path}”. Make sure that this folder can be written.</source>
        <translation>Tout est enregistré, mais aucune sauvegarde n’a pu être faite dans «&#x202f;{path}&#x202f;». Vérifiez que l’on peut écrire dans ce dossier.</translation>
    </message>
    <message>
        <source>Everything is saved, but the disk is too full for a backup. Free some room.</source>
        <translation>Tout est enregistré, mais le disque est trop plein pour une sauvegarde. Libérez de la place.</translation>
    </message>
    <message>
        <source>Exclusive actions are announced all at once, before any is resolved (V-B-1).</source>
        <translation>Les actions exclusives s’annoncent toutes ensemble, avant d’être résolues (V-B-1).</translation>
    </message>
    <message>
        <source>Faith</source>
        <translation>Foi</translation>
    </message>
    <message>
        <source>Fear</source>
        <translation>Peur</translation>
    </message>
    <message>
        <source>Fight {fights} is not decided.</source>
        <translation>Le combat {fights} n’est pas décidé.</translation>
    </message>
    <message>
        <source>Fights {fights} are not decided.</source>
        <translation>Les combats {fights} ne sont pas décidés.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Figures owned</source>
        <translation>Figurines possédées</translation>
    </message>
    <message>
        <source>Figures wanted: {wanted}; owned: {owned}.</source>
        <translation>Figurines demandées&#x202f;: {wanted}&#x202f;; possédées&#x202f;: {owned}.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Fled.</source>
        <translation>En fuite.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Force of the catalogue</source>
        <translation>Force du catalogue</translation>
    </message>
    <message>
        <source>Forces of the catalogue</source>
        <translation>Forces du catalogue</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>French name</source>
        <translation>Nom français</translation>
    </message>
    <message>
        <source>Frightened</source>
        <translation>Effrayé</translation>
    </message>
    <message>
        <source>From line {value} on nothing was read: too many empty lines stand above it.</source>
        <translation>À partir de la ligne {value}, rien n’a été lu&#x202f;: trop de lignes vides la précèdent.</translation>
    </message>
    <message>
        <source>Full Animus</source>
        <translation>Animus au complet</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Game system</source>
        <translation>Système de jeu</translation>
    </message>
    <message>
        <source>General assault</source>
        <translation>Assaut général</translation>
    </message>
    <message>
        <source>General assault: two cards</source>
        <translation>Assaut général&#x202f;: deux cartes</translation>
    </message>
    <message>
        <source>General staff</source>
        <translation>État-Major</translation>
    </message>
    <message>
        <source>Gets another profile</source>
        <translation>Change de profil</translation>
    </message>
    <message>
        <source>Gets another sheet</source>
        <translation>Change de fiche</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Group of side {letter}</source>
        <translation>Groupe du camp {letter}</translation>
    </message>
    <message>
        <source>Healing of {fighter}, {success} or more</source>
        <translation>Soin de {fighter}, {success} ou plus</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Caché</translation>
    </message>
    <message>
        <source>How high is it, in cm?</source>
        <translation>Quelle est sa hauteur, en cm&#x202f;?</translation>
    </message>
    <message>
        <source>How many of the lines from the sight mark to the target’s base are cut?</source>
        <translation>Combien de lignes de la mire au socle de la cible sont coupées&#x202f;?</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identité</translation>
    </message>
    <message>
        <source>In no catalogue any more; counted at its last price.</source>
        <translation>N’est plus dans aucun catalogue&#x202f;; compté à son dernier prix.</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Initiative of {fighter}, {characteristic}</source>
        <translation>Initiative de {fighter}, {characteristic}</translation>
    </message>
    <message>
        <source>Initié, Ally or Enemy</source>
        <translation>Initié, Allié ou Ennemi</translation>
    </message>
    <message>
        <source>Initiés</source>
        <translation>Initiés</translation>
    </message>
    <message>
        <source>Interception, {fighter}</source>
        <translation>Interception, {fighter}</translation>
    </message>
    <message>
        <source>Interceptor</source>
        <translation>Interceptor</translation>
    </message>
    <message>
        <source>Is the target within 180° in front of the sight mark?</source>
        <translation>La cible est-elle dans les 180° devant la mire&#x202f;?</translation>
    </message>
    <message>
        <source>Is the target within 180° in front, counted from the end of the weapon?</source>
        <translation>La cible est-elle dans les 180° de face, comptés depuis l’extrémité de l’arme&#x202f;?</translation>
    </message>
    <message>
        <source>It builds on “{value}”, which was not included.</source>
        <translation>Il s’appuie sur «&#x202f;{value}&#x202f;», qui n’a pas été fourni.</translation>
    </message>
    <message>
        <source>It dived for cover: it must move under cover (V-C-4).</source>
        <translation>Une figurine qui s’est jetée à couvert doit se déplacer à couvert (V-C-4).</translation>
    </message>
    <message>
        <source>It failed to disengage (V-D-1).</source>
        <translation>Cette figurine n’a pas réussi à se désengager (V-D-1).</translation>
    </message>
    <message>
        <source>It has already acted: actions are not resumed (V-D).</source>
        <translation>Cette figurine a déjà agi&#x202f;: on ne reprend pas une action (V-D).</translation>
    </message>
    <message>
        <source>It has already chosen to re-roll.</source>
        <translation>Le choix est déjà fait&#x202f;: relancer.</translation>
    </message>
    <message>
        <source>It has already dived for cover.</source>
        <translation>Cette figurine s’est déjà jetée à couvert.</translation>
    </message>
    <message>
        <source>It has already made all its shots this turn: {n} (V-D-3).</source>
        <translation>Cette figurine a fait tous ses tirs du tour&#x202f;: {n} (V-D-3).</translation>
    </message>
    <message>
        <source>It has already tried to disengage.</source>
        <translation>Cette figurine a déjà tenté de se désengager.</translation>
    </message>
    <message>
        <source>It has already walked (V-D-1).</source>
        <translation>Cette figurine a déjà marché (V-D-1).</translation>
    </message>
    <message>
        <source>It has announced nothing.</source>
        <translation>Cette figurine n’a rien annoncé.</translation>
    </message>
    <message>
        <source>It has lost no life points.</source>
        <translation>Cette figurine n’a perdu aucun point de vie.</translation>
    </message>
    <message>
        <source>It has no notches to heal.</source>
        <translation>Cette figurine n’a aucun cran à soigner.</translation>
    </message>
    <message>
        <source>It has not fled.</source>
        <translation>Cette figurine n’a pas fui.</translation>
    </message>
    <message>
        <source>It has only {held} of these gems.</source>
        <translation>Cette figurine n’a que {held} de ces gemmes.</translation>
    </message>
    <message>
        <source>It has only {held} temporary faith.</source>
        <translation>Cette figurine n’a que {held} de foi temporaire.</translation>
    </message>
    <message>
        <source>It is already dead.</source>
        <translation>Cette figurine est déjà morte.</translation>
    </message>
    <message>
        <source>It is already on that level.</source>
        <translation>Cette figurine est déjà à ce palier.</translation>
    </message>
    <message>
        <source>It is already there.</source>
        <translation>Cette figurine y est déjà.</translation>
    </message>
    <message>
        <source>It is neither side’s turn to play.</source>
        <translation>Personne n’a la main.</translation>
    </message>
    <message>
        <source>It is not on the table.</source>
        <translation>Cette figurine n’est pas sur la table.</translation>
    </message>
    <message>
        <source>It shows {n} cards, which all came in; the list uses the first, “{value}”.</source>
        <translation>Elle montre {n} cartes, toutes importées&#x202f;; la liste prend la première, «&#x202f;{value}&#x202f;».</translation>
    </message>
    <message>
        <source>It takes at least one command point.</source>
        <translation>Il faut au moins un point de commandement.</translation>
    </message>
    <message>
        <source>It takes two different cards.</source>
        <translation>Il faut deux cartes différentes.</translation>
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
        <translation>Sa carte n’est pas jouée en ce moment.</translation>
    </message>
    <message>
        <source>Its upkeep costs {n} × {element}, with only {held} left.</source>
        <translation>L’entretien coûte {n} × {element}, il n’en reste que {held}.</translation>
    </message>
    <message>
        <source>Its upkeep is paid in gems of {element}.</source>
        <translation>L’entretien se paie en gemmes de cet élément&#x202f;: {element}.</translation>
    </message>
    <message>
        <source>Just a name: its sheet can be added, if it has one.</source>
        <translation>Un nom seul&#x202f;: sa fiche s’ajoute, s’il en a une.</translation>
    </message>
    <message>
        <source>LP −{n}</source>
        <translation>PV −{n}</translation>
    </message>
    <message>
        <source>Language of the row</source>
        <translation>Langue de la ligne</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Leadership</source>
        <translation>Commandement</translation>
    </message>
    <message>
        <source>Life points, or Animus</source>
        <translation>Points de vie, ou Animus</translation>
    </message>
    <message>
        <source>Limit in PA</source>
        <translation>Limite en PA</translation>
    </message>
    <message>
        <source>Limits in PA</source>
        <translation>Limites en PA</translation>
    </message>
    <message>
        <source>Limits of other currencies</source>
        <translation>Limites des autres monnaies</translation>
    </message>
    <message>
        <source>Line {line} of “{file}” has more than {most} columns. Nothing was imported; leave out some of them.</source>
        <translation>La ligne {line} de «&#x202f;{file}&#x202f;» a plus de {most} colonnes. Rien n’a été importé&#x202f;; retirez-en quelques-unes.</translation>
    </message>
    <message>
        <source>Line {line} of “{file}” has more than {most} letters in column {column}. Nothing was imported; shorten that cell.</source>
        <translation>La ligne {line} de «&#x202f;{file}&#x202f;» a plus de {most} lettres dans la colonne {column}. Rien n’a été importé&#x202f;; raccourcissez cette cellule.</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>Link to a catalogue</source>
        <translation>Lien vers un catalogue</translation>
    </message>
    <message numerus="yes">
        <source>Mana is recovered with %n dice; entered: {typed}.</source>
        <translation>
            <numerusform>Le mana se récupère avec&#x202f;%n dé&#x202f;; saisis&#x202f;: {typed}.</numerusform>
            <numerusform>Le mana se récupère avec&#x202f;%n dés&#x202f;; saisis&#x202f;: {typed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mana of {fighter}, {success} or more</source>
        <translation>Mana de {fighter}, {success} ou plus</translation>
    </message>
    <message>
        <source>Mercenaries take {share} % of the points ({points} of {total} PA); {most} % at most.</source>
        <translation>Les mercenaires prennent {share}&#x202f;% des points ({points} sur {total} PA)&#x202f;; {most}&#x202f;% au plus.</translation>
    </message>
    <message>
        <source>Might</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name, ability, pa&lt;30</source>
        <translation>Nom, compétence, pa&lt;30</translation>
    </message>
    <message>
        <source>Name, equipment, animus&gt;10</source>
        <translation>Nom, équipement, animus&gt;10</translation>
    </message>
    <message>
        <source>Neither a difficulty nor an opponent was given.</source>
        <translation>Ni difficulté ni adversaire.</translation>
    </message>
    <message>
        <source>No Animus is lost.</source>
        <translation>Aucun Animus n’est perdu.</translation>
    </message>
    <message>
        <source>No Animus is missing.</source>
        <translation>Il ne manque pas d’Animus.</translation>
    </message>
    <message>
        <source>No Discipline.</source>
        <translation>Pas de Discipline.</translation>
    </message>
    <message>
        <source>No army yet: build one in the Muster, or play with a number of cards.</source>
        <translation>Pas encore d’armée&#x202f;: composez-en une dans Armées, ou jouez avec un nombre de cartes.</translation>
    </message>
    <message>
        <source>No brilliant plan this turn</source>
        <translation>Pas de plan génial ce tour</translation>
    </message>
    <message>
        <source>No brilliant plan waits for an answer.</source>
        <translation>Aucun plan génial n’attend de réponse.</translation>
    </message>
    <message>
        <source>No card has been played in this speaking turn.</source>
        <translation>Aucune carte n’a été jouée dans ce tour de parole.</translation>
    </message>
    <message>
        <source>No card is known for “{value}”; import its catalogue with the roster.</source>
        <translation>Aucune carte n’est connue pour «&#x202f;{value}&#x202f;»&#x202f;; importez son catalogue avec la liste.</translation>
    </message>
    <message>
        <source>No card is left in the pile.</source>
        <translation>La pile est vide.</translation>
    </message>
    <message>
        <source>No catalogue here knows {names}: kept as options of one’s own.</source>
        <translation>Aucun catalogue présent ne connaît {names}&#x202f;: gardé comme option personnelle.</translation>
    </message>
    <message>
        <source>No catalogue of this list has the currency “{value}”.</source>
        <translation>Aucun catalogue de cette liste n’a la monnaie «&#x202f;{value}&#x202f;».</translation>
    </message>
    <message>
        <source>No character in the list.</source>
        <translation>Aucun personnage dans la liste.</translation>
    </message>
    <message>
        <source>No characteristic was chosen.</source>
        <translation>Aucune caractéristique n’a été choisie.</translation>
    </message>
    <message>
        <source>No code that can be read was found in “{file}”. Take the picture anew, nearer and straight, or paste the line.</source>
        <translation>Aucun code lisible dans «&#x202f;{file}&#x202f;». Reprenez la photo, de plus près et bien droite, ou collez la ligne.</translation>
    </message>
    <message>
        <source>No entry uses this profile ({value}), and it is not a card; it was left out.</source>
        <translation>Aucune entrée n’utilise ce profil ({value}), et ce n’est pas une carte&#x202f;; il a été laissé de côté.</translation>
    </message>
    <message>
        <source>No figure on the table belongs to that group.</source>
        <translation>Aucune figurine sur la table n’est de ce groupe.</translation>
    </message>
    <message>
        <source>No figure on the table belongs to that group. Use a name or class, a people or race, friends or enemies.</source>
        <translation>Aucune figurine sur la table n’est de ce groupe. Donnez un nom ou une classe, un peuple ou une race, amis ou ennemis.</translation>
    </message>
    <message>
        <source>No group yet: make one in the Muster, or enter names.</source>
        <translation>Pas encore de groupe&#x202f;: formez-en un dans Armées, ou saisissez des noms.</translation>
    </message>
    <message>
        <source>No idea was entered.</source>
        <translation>Aucune idée n’a été saisie.</translation>
    </message>
    <message>
        <source>No list has these fields, which were left out: {names}.</source>
        <translation>Aucune liste n’a ces champs, qui ont été laissés de côté&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>No list that Tacticien shares was found in it. Take the whole text, or the file.</source>
        <translation>Aucune liste partagée par Tacticien n’y a été trouvée. Prenez tout le texte, ou le fichier.</translation>
    </message>
    <message>
        <source>No longer possible</source>
        <translation>Devenu impossible</translation>
    </message>
    <message>
        <source>No longer stunned: {fighters}</source>
        <translation>Fin de l’état Sonné&#x202f;: {fighters}</translation>
    </message>
    <message>
        <source>No name was entered.</source>
        <translation>Aucun nom n’a été saisi.</translation>
    </message>
    <message>
        <source>No other action in this phase after an exclusive one: {action} (V-B-1).</source>
        <translation>Pas d’autre action dans cette phase après une action exclusive&#x202f;: {action} (V-B-1).</translation>
    </message>
    <message>
        <source>No re-rolls are left in this phase.</source>
        <translation>Plus de relance dans cette phase.</translation>
    </message>
    <message>
        <source>No refusal is left to use (V-A-2).</source>
        <translation>Plus aucun refus à utiliser (V-A-2).</translation>
    </message>
    <message>
        <source>No result of a wound has the letter {letter}.</source>
        <translation>Aucun résultat de blessure n’a la lettre {letter}.</translation>
    </message>
    <message>
        <source>No room is left around {fighter}: {n} enemies at most (II-E-3).</source>
        <translation>Plus de place autour de {fighter}&#x202f;: {n} adversaires au plus (II-E-3).</translation>
    </message>
    <message>
        <source>No side was chosen to speak first (V-A).</source>
        <translation>Aucun camp n’a été choisi pour parler en premier (V-A).</translation>
    </message>
    <message>
        <source>No surprise after all</source>
        <translation>Finalement, pas de surprise</translation>
    </message>
    <message>
        <source>No surprise this turn</source>
        <translation>Pas de surprise ce tour-ci</translation>
    </message>
    <message>
        <source>No target was named.</source>
        <translation>Aucune cible n’a été nommée.</translation>
    </message>
    <message>
        <source>No value allows that many rolls in a phase.</source>
        <translation>Aucune valeur ne permet autant de jets dans une phase.</translation>
    </message>
    <message>
        <source>Nobody else was chosen.</source>
        <translation>Personne d’autre n’a été choisi.</translation>
    </message>
    <message>
        <source>Nobody has seen a card of this side yet.</source>
        <translation>Personne n’a encore vu de carte de ce camp.</translation>
    </message>
    <message>
        <source>Nobody has won the Tactique roll yet.</source>
        <translation>Personne n’a encore gagné le jet de Tactique.</translation>
    </message>
    <message>
        <source>Nobody is in this group yet.</source>
        <translation>Personne n’est encore dans ce groupe.</translation>
    </message>
    <message>
        <source>Nobody is shooting at {fighter} (V-C-4).</source>
        <translation>Personne ne tire sur {fighter} (V-C-4).</translation>
    </message>
    <message>
        <source>Nobody is the tactician yet.</source>
        <translation>Personne n’est encore le tacticien.</translation>
    </message>
    <message>
        <source>Nobody may coordinate {side} (IV-B): {winner} wins the roll.</source>
        <translation>{side}&#x202f;: personne ne peut coordonner (IV-B), {winner} gagne le jet.</translation>
    </message>
    <message>
        <source>Nobody may test DIS for {side}: {winner} wins the roll.</source>
        <translation>{side}&#x202f;: personne ne peut tester la DIS, {winner} gagne le jet.</translation>
    </message>
    <message>
        <source>Nobody said whether it succeeded.</source>
        <translation>Personne n’a dit si c’était un succès.</translation>
    </message>
    <message>
        <source>Nobody was named whom it affects (II-C-4).</source>
        <translation>Personne n’a été nommé comme cible de l’effet (II-C-4).</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Not everybody has acted yet.</source>
        <translation>Tout le monde n’a pas encore agi.</translation>
    </message>
    <message>
        <source>Not on the table.</source>
        <translation>Hors de la table.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note of the catalogue: {text}</source>
        <translation>Note du catalogue&#x202f;: {text}</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Note&#x202f;: {text}</translation>
    </message>
    <message>
        <source>Notes on the battle</source>
        <translation>Notes de la bataille</translation>
    </message>
    <message>
        <source>Nothing is left to do in this step.</source>
        <translation>Il ne reste rien à faire à cette étape.</translation>
    </message>
    <message>
        <source>Nothing says whether “{value}” is courage or fear; the card leaves it open.</source>
        <translation>Rien ne dit si «&#x202f;{value}&#x202f;» est un Courage ou une Peur&#x202f;; la carte laisse la question ouverte.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>On the other side now.</source>
        <translation>Dans l’autre camp désormais.</translation>
    </message>
    <message>
        <source>On to combat</source>
        <translation>Passer au combat</translation>
    </message>
    <message>
        <source>On to the Tactique roll</source>
        <translation>Passer au jet de Tactique</translation>
    </message>
    <message>
        <source>On to the tactician</source>
        <translation>Passer au tacticien</translation>
    </message>
    <message>
        <source>On to upkeep</source>
        <translation>Passer à l’entretien</translation>
    </message>
    <message>
        <source>One figure more on a card</source>
        <translation>Une figurine de plus sur une carte</translation>
    </message>
    <message>
        <source>One figure takes {share} % of the points ({pa} of {total} PA); {most} % at most.</source>
        <translation>Une figurine prend {share}&#x202f;% des points ({pa} sur {total} PA)&#x202f;; {most}&#x202f;% au plus.</translation>
    </message>
    <message>
        <source>One figure with its options takes {share} % of the points ({own} + {carried} of {total} PA); {most} % at most.</source>
        <translation>Une figurine avec ses options prend {share}&#x202f;% des points ({own} + {carried} sur {total} PA)&#x202f;; {most}&#x202f;% au plus.</translation>
    </message>
    <message>
        <source>One more of the same</source>
        <translation>Un de plus du même nom</translation>
    </message>
    <message numerus="yes">
        <source>Only %n action points are left.</source>
        <translation>
            <numerusform>Il ne reste qu’un point d’action.</numerusform>
            <numerusform>Il ne reste que %n points d’action.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only 6s are re-rolled (II-A-1).</source>
        <translation>Seuls les 6 se relancent (II-A-1).</translation>
    </message>
    <message>
        <source>Only a shot or a precise shot can be aimed: {fighter} was given neither.</source>
        <translation>Seul un tir ou un tir précis peut être ciblé&#x202f;: {fighter} n’a reçu ni l’un ni l’autre.</translation>
    </message>
    <message>
        <source>Only an activated fighter casts (V-D-4). In this phase ({phase}), the card of the spell or miracle has to allow it.</source>
        <translation>Incanter est une action du combattant activé (V-D-4). Dans cette phase ({phase}), la carte du sortilège ou du miracle doit le permettre.</translation>
    </message>
    <message>
        <source>Only at the start of the first speaking turn of the turn.</source>
        <translation>Seulement au début du premier tour de parole du tour.</translation>
    </message>
    <message>
        <source>Only its 6s may be re-rolled: {sixes} (II-A-2).</source>
        <translation>Seuls ses 6 peuvent être relancés&#x202f;: {sixes} (II-A-2).</translation>
    </message>
    <message>
        <source>Only its own rules may let it act after an exclusive action: {action} (V-B-4).</source>
        <translation>Seules ses propres règles pourraient lui permettre d’agir après une action exclusive&#x202f;: {action} (V-B-4).</translation>
    </message>
    <message>
        <source>Only the first {value} columns of the sheet were read; there is more beyond them.</source>
        <translation>Seules les {value} premières colonnes de la feuille ont été lues&#x202f;; il y en a d’autres au-delà.</translation>
    </message>
    <message>
        <source>Only the game master’s enemies spend action points.</source>
        <translation>Seuls les ennemis du maître de jeu dépensent des points d’action.</translation>
    </message>
    <message>
        <source>Only “{file}” is left of this library: its latest changes, without the rest. Put the library back beside that file, restore a backup, or make a new library elsewhere.</source>
        <translation>De cette bibliothèque, il ne reste que «&#x202f;{file}&#x202f;»&#x202f;: ses derniers changements, sans le reste. Remettez la bibliothèque à côté de ce fichier, restaurez une sauvegarde ou créez une nouvelle bibliothèque ailleurs.</translation>
    </message>
    <message>
        <source>Opposed test: {who} ({characteristic}) against {rival} ({against})</source>
        <translation>Test en opposition&#x202f;: {who} ({characteristic}) contre {rival} ({against})</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Origin of the profile</source>
        <translation>Origine du profil</translation>
    </message>
    <message>
        <source>PA</source>
        <translation>PA</translation>
    </message>
    <message>
        <source>PA of one figure</source>
        <translation>PA d’une figurine</translation>
    </message>
    <message>
        <source>PA of {name}</source>
        <translation>PA de {name}</translation>
    </message>
    <message>
        <source>Paid for each</source>
        <translation>Payé pour chaque</translation>
    </message>
    <message>
        <source>Pariahs beside others (cards: {pariahs} and {others}): no Pariah may coordinate.</source>
        <translation>Des Parias parmi d’autres (cartes&#x202f;: {pariahs} et {others})&#x202f;: aucun Paria ne peut coordonner.</translation>
    </message>
    <message>
        <source>Pariahs take {share} % of the points ({points} of {total} PA); {most} % at most.</source>
        <translation>Les Parias prennent {share}&#x202f;% des points ({points} sur {total} PA)&#x202f;; {most}&#x202f;% au plus.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Peuple</translation>
    </message>
    <message>
        <source>Phase: {phase}</source>
        <translation>Phase&#x202f;: {phase}</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Plan B</source>
        <translation>Plan B</translation>
    </message>
    <message>
        <source>Plan B: another card of the pile</source>
        <translation>Plan B&#x202f;: une autre carte de la pile</translation>
    </message>
    <message>
        <source>Play another turn</source>
        <translation>Jouer encore un tour</translation>
    </message>
    <message>
        <source>Play reserve and top together</source>
        <translation>Jouer la réserve et le dessus</translation>
    </message>
    <message>
        <source>Play the reserve card</source>
        <translation>Jouer la carte en réserve</translation>
    </message>
    <message>
        <source>Play the top card</source>
        <translation>Jouer la carte du dessus</translation>
    </message>
    <message>
        <source>Points: {a} to {b}</source>
        <translation>Points&#x202f;: {a} à {b}</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Pouvoir</translation>
    </message>
    <message>
        <source>Price not known yet.</source>
        <translation>Prix pas encore connu.</translation>
    </message>
    <message>
        <source>Prices rise from band to band, and the last band has no upper limit.</source>
        <translation>Les prix montent d’une tranche à l’autre, et la dernière n’a pas de limite.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Profile of {card}</source>
        <translation>Profil de {card}</translation>
    </message>
    <message>
        <source>Put the top card in reserve</source>
        <translation>Mettre la carte du dessus en réserve</translation>
    </message>
    <message>
        <source>RES</source>
        <translation>RES</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Race</translation>
    </message>
    <message>
        <source>Rally to me</source>
        <translation>Rallier</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Rank unknown: the share of characters cannot be worked out yet.</source>
        <translation>Rang inconnu&#x202f;: la part des personnages ne peut pas encore se calculer.</translation>
    </message>
    <message>
        <source>Reactive shot</source>
        <translation>Tir réactif</translation>
    </message>
    <message>
        <source>Read as confirmed before: {value}</source>
        <translation>Lu comme confirmé auparavant&#x202f;: {value}</translation>
    </message>
    <message>
        <source>Read as {value}, judging by its letters. If names look wrong, choose another encoding.</source>
        <translation>Lu comme {value}, d’après ses lettres. Si des noms semblent faux, choisissez un autre encodage.</translation>
    </message>
    <message>
        <source>Read under the name of the catalogue: {value}</source>
        <translation>Lu sous le nom du catalogue&#x202f;: {value}</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Récupération</translation>
    </message>
    <message>
        <source>Referee, {fighter} and {target}: {why} ({section})</source>
        <translation>Arbitre, {fighter} et {target}&#x202f;: {why} ({section})</translation>
    </message>
    <message>
        <source>Referee, {fighter}: {why} ({section})</source>
        <translation>Arbitre, {fighter}&#x202f;: {why} ({section})</translation>
    </message>
    <message>
        <source>Referee: {why} ({section})</source>
        <translation>Arbitre&#x202f;: {why} ({section})</translation>
    </message>
    <message>
        <source>Resilience</source>
        <translation>Résistance</translation>
    </message>
    <message>
        <source>Restoration</source>
        <translation>Restauration</translation>
    </message>
    <message>
        <source>Result: a draw</source>
        <translation>Résultat&#x202f;: égalité</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>STR</source>
        <translation>FOR</translation>
    </message>
    <message>
        <source>STR of the weapon</source>
        <translation>FOR de l’arme</translation>
    </message>
    <message>
        <source>Say what this effect does, and on what.</source>
        <translation>Dites ce que fait cet effet, et sur quoi.</translation>
    </message>
    <message>
        <source>Say whether it succeeds.</source>
        <translation>Dites si c’est un succès.</translation>
    </message>
    <message>
        <source>Say which card was drawn.</source>
        <translation>Dites quelle carte a été tirée.</translation>
    </message>
    <message>
        <source>Scatter of an impact point</source>
        <translation>Dispersion d’un point d’impact</translation>
    </message>
    <message>
        <source>Scatter: {cm} cm, direction {direction}</source>
        <translation>Dispersion&#x202f;: {cm} cm, direction {direction}</translation>
    </message>
    <message>
        <source>Scenery no longer agreed: {name}</source>
        <translation>Décor qui n’est plus convenu&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Search for a group</source>
        <translation>Chercher un groupe</translation>
    </message>
    <message>
        <source>Search for an army</source>
        <translation>Chercher une armée</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Sequences are locked once the Tactique roll has begun (IV-A).</source>
        <translation>Les séquences sont verrouillées dès le jet de Tactique (IV-A).</translation>
    </message>
    <message>
        <source>Sharing Animus takes minutes and is not advised in combat.</source>
        <translation>Partager son Animus prend plusieurs minutes&#x202f;: c’est déconseillé en combat.</translation>
    </message>
    <message>
        <source>Sheet of {card}</source>
        <translation>Fiche de {card}</translation>
    </message>
    <message>
        <source>Sheet “{value}” of the workbook was not read: one sheet is read at a time.</source>
        <translation>La feuille «&#x202f;{value}&#x202f;» du classeur n’a pas été lue&#x202f;: une seule feuille est lue à la fois.</translation>
    </message>
    <message>
        <source>Shoot, then charge</source>
        <translation>Tirer, puis charger</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Some prices depend on themselves; what makes the circle was left out.</source>
        <translation>Des prix dépendent d’eux-mêmes&#x202f;; ce qui fait le cercle a été laissé de côté.</translation>
    </message>
    <message>
        <source>Somebody has already acted this turn: a surprise has to come before.</source>
        <translation>Quelqu’un a déjà agi ce tour-ci&#x202f;: une surprise se déclare avant.</translation>
    </message>
    <message>
        <source>Somebody is summoned</source>
        <translation>Quelqu’un est invoqué</translation>
    </message>
    <message>
        <source>Somebody joins</source>
        <translation>Quelqu’un arrive</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>Sortilège</translation>
    </message>
    <message>
        <source>Spell card</source>
        <translation>Carte du sortilège</translation>
    </message>
    <message>
        <source>Spells and miracles are kept up in the upkeep phase (II-C-3).</source>
        <translation>Les sortilèges et les miracles s’entretiennent pendant la phase d’entretien (II-C-3).</translation>
    </message>
    <message>
        <source>Still open: {open}.</source>
        <translation>Encore à faire&#x202f;: {open}.</translation>
    </message>
    <message>
        <source>Still to choose: {name}.</source>
        <translation>Reste à choisir&#x202f;: {name}.</translation>
    </message>
    <message>
        <source>Strategic</source>
        <translation>Stratégique</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Summons a fighter</source>
        <translation>Invoque un combattant</translation>
    </message>
    <message>
        <source>Summons somebody</source>
        <translation>Invoque quelqu’un</translation>
    </message>
    <message>
        <source>Surprise: enemies first</source>
        <translation>Surprise&#x202f;: ennemis d’abord</translation>
    </message>
    <message>
        <source>Surprise: the enemies act first</source>
        <translation>Surprise&#x202f;: les ennemis passent en premier</translation>
    </message>
    <message>
        <source>Tactical</source>
        <translation>Tactique</translation>
    </message>
    <message>
        <source>Tactical: speaking turns</source>
        <translation>Tactique&#x202f;: tours de parole</translation>
    </message>
    <message>
        <source>Tactician by a brilliant plan</source>
        <translation>Tacticien par plan génial</translation>
    </message>
    <message>
        <source>Tactique roll of {side}</source>
        <translation>Jet de Tactique de {side}</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Take back the announcement</source>
        <translation>Retirer l’annonce</translation>
    </message>
    <message>
        <source>Test INI and move</source>
        <translation>Tester l’INI et bouger</translation>
    </message>
    <message>
        <source>Test for the tactician, {side}</source>
        <translation>Test du tacticien, {side}</translation>
    </message>
    <message>
        <source>Test of {characteristic}, {who}, against {difficulty}</source>
        <translation>Test de {characteristic}, {who}, difficulté {difficulty}</translation>
    </message>
    <message>
        <source>Test of {characteristic}, {who}, against {rival}</source>
        <translation>Test de {characteristic}, {who}, contre {rival}</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>That amount is not possible: enter another one.</source>
        <translation>Ce montant n’est pas possible&#x202f;: saisissez-en un autre.</translation>
    </message>
    <message>
        <source>That amount was not possible.</source>
        <translation>Ce montant n’était pas possible.</translation>
    </message>
    <message>
        <source>That belongs to another phase.</source>
        <translation>C’est pour une autre phase.</translation>
    </message>
    <message>
        <source>That belongs to another phase: {phase}.</source>
        <translation>C’est pour une autre phase&#x202f;: {phase}.</translation>
    </message>
    <message>
        <source>That fighter has already acted in this phase.</source>
        <translation>Ce combattant a déjà agi dans cette phase.</translation>
    </message>
    <message>
        <source>That is for others to do.</source>
        <translation>C’est à d’autres de le faire.</translation>
    </message>
    <message>
        <source>That is more than is missing.</source>
        <translation>C’est plus qu’il n’en manque.</translation>
    </message>
    <message>
        <source>That is more than was lost.</source>
        <translation>C’est plus que ce qui a été perdu.</translation>
    </message>
    <message>
        <source>That is not in this battle.</source>
        <translation>Cela n’est pas dans cette bataille.</translation>
    </message>
    <message>
        <source>That is the card just turned over.</source>
        <translation>C’est la carte retournée.</translation>
    </message>
    <message>
        <source>That is the card just turned over: choose another one from the pile.</source>
        <translation>C’est la carte retournée&#x202f;: choisissez-en une autre dans la pile.</translation>
    </message>
    <message>
        <source>The RES is not known: enter it.</source>
        <translation>La RES n’est pas connue&#x202f;: saisissez-la.</translation>
    </message>
    <message>
        <source>The RES was not known.</source>
        <translation>La RES n’était pas connue.</translation>
    </message>
    <message>
        <source>The STR is not known: enter it.</source>
        <translation>La FOR n’est pas connue&#x202f;: saisissez-la.</translation>
    </message>
    <message>
        <source>The STR was not known.</source>
        <translation>La FOR n’était pas connue.</translation>
    </message>
    <message>
        <source>The Tactique roll of this turn is over.</source>
        <translation>Le jet de Tactique de ce tour est passé.</translation>
    </message>
    <message>
        <source>The ability “{value}” is not known and was kept as typed.</source>
        <translation>La compétence «&#x202f;{value}&#x202f;» n’est pas connue&#x202f;; elle est gardée telle quelle.</translation>
    </message>
    <message>
        <source>The ability “{value}” is not known and was kept as typed. Is it “{proposed}”?</source>
        <translation>La compétence «&#x202f;{value}&#x202f;» est inconnue et a été gardée telle quelle. Est-ce «&#x202f;{proposed}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>The activation phase is already open.</source>
        <translation>La phase d’activation est déjà ouverte.</translation>
    </message>
    <message>
        <source>The armies of “{file}” have more than {most} entries. Nothing was imported; ask for several smaller packages.</source>
        <translation>Les armées de «&#x202f;{file}&#x202f;» ont plus de {most} cartes. Rien n’a été importé&#x202f;; demandez plusieurs paquets plus petits.</translation>
    </message>
    <message>
        <source>The army has no people yet.</source>
        <translation>L’armée n’a pas encore de peuple.</translation>
    </message>
    <message>
        <source>The army’s link to it adds {value}: the card costs {pa} PA.</source>
        <translation>Le lien par lequel l’armée la prend ajoute {value}&#x202f;: la carte coûte {pa} PA.</translation>
    </message>
    <message>
        <source>The battle goes on</source>
        <translation>La bataille continue</translation>
    </message>
    <message>
        <source>The battle is not over.</source>
        <translation>La bataille n’est pas finie.</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>La bataille est finie</translation>
    </message>
    <message>
        <source>The battle is over. Reopen it to play on.</source>
        <translation>La bataille est finie. Reprenez-la pour continuer.</translation>
    </message>
    <message>
        <source>The battle was over.</source>
        <translation>La bataille était finie.</translation>
    </message>
    <message>
        <source>The battle “{value}” has a text of more than {most} letters, too many for a package: “{text}”. Nothing was written; delete the battle first.</source>
        <translation>La bataille «&#x202f;{value}&#x202f;» a un texte de plus de {most} lettres, trop pour un paquet&#x202f;: «&#x202f;{text}&#x202f;». Rien n’a été écrit&#x202f;; supprimez d’abord la bataille.</translation>
    </message>
    <message>
        <source>The battle “{value}” has a text of more than {most} letters, too many for an export: “{text}”. Nothing was written; save a copy of the library to carry the battle.</source>
        <translation>La bataille «&#x202f;{value}&#x202f;» a un texte de plus de {most} lettres, trop pour un export&#x202f;: «&#x202f;{text}&#x202f;». Rien n’a été écrit&#x202f;; pour emporter la bataille, enregistrez une copie de la bibliothèque.</translation>
    </message>
    <message>
        <source>The card already says this.</source>
        <translation>La carte dit déjà cela.</translation>
    </message>
    <message>
        <source>The card of {who} has no {characteristic}, which does not mean 0.</source>
        <translation>La carte de {who} n’a pas de {characteristic}, ce qui ne veut pas dire 0.</translation>
    </message>
    <message>
        <source>The card of {who} has no {characteristic}, which does not mean 0. You can enter one.</source>
        <translation>La carte de {who} n’a pas de {characteristic}, ce qui ne veut pas dire 0. Vous pouvez en saisir une valeur.</translation>
    </message>
    <message>
        <source>The card that was drawn was not named.</source>
        <translation>La carte tirée n’a pas été nommée.</translation>
    </message>
    <message>
        <source>The cards of “{file}” have more than {most} revisions. Nothing was imported; ask for several smaller packages.</source>
        <translation>Les cartes de «&#x202f;{file}&#x202f;» ont plus de {most} révisions. Rien n’a été importé&#x202f;; demandez plusieurs paquets plus petits.</translation>
    </message>
    <message>
        <source>The catalogue does not offer this here.</source>
        <translation>Le catalogue ne propose pas cela ici.</translation>
    </message>
    <message>
        <source>The catalogues of “{value}” are not here as they were: the list keeps its prices until told.</source>
        <translation>Les catalogues de «&#x202f;{value}&#x202f;» ne sont pas ici tels qu’ils étaient&#x202f;: la liste garde ses prix jusqu’à nouvel ordre.</translation>
    </message>
    <message>
        <source>The catalogues that are here read “{value}” otherwise: it keeps what was sent until told.</source>
        <translation>Les catalogues présents lisent «&#x202f;{value}&#x202f;» autrement&#x202f;: la liste garde ce qui a été envoyé jusqu’à nouvel ordre.</translation>
    </message>
    <message>
        <source>The catalogues that are here read “{value}” otherwise: {names}. The list keeps its prices until told.</source>
        <translation>Les catalogues présents lisent «&#x202f;{value}&#x202f;» autrement&#x202f;: {names}. La liste garde ses prix jusqu’à nouvel ordre.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation>Le presse-papiers</translation>
    </message>
    <message>
        <source>The column “{value}” appears twice; only the first was read.</source>
        <translation>La colonne «&#x202f;{value}&#x202f;» figure deux fois&#x202f;; seule la première a été lue.</translation>
    </message>
    <message>
        <source>The column “{value}” is not known and was not read.</source>
        <translation>La colonne «&#x202f;{value}&#x202f;» n’est pas connue et n’a pas été lue.</translation>
    </message>
    <message>
        <source>The combat is over</source>
        <translation>Le combat est fini</translation>
    </message>
    <message numerus="yes">
        <source>The dice give %n gems to share out.</source>
        <translation>
            <numerusform>Les dés donnent %n gemme à répartir.</numerusform>
            <numerusform>Les dés donnent %n gemmes à répartir.</numerusform>
        </translation>
    </message>
    <message>
        <source>The die goes from 0 to 9.</source>
        <translation>Le dé va de 0 à 9.</translation>
    </message>
    <message>
        <source>The die of {side} has fallen: who rolled it stays.</source>
        <translation>{side}&#x202f;: dé lancé, on ne change plus qui lance.</translation>
    </message>
    <message>
        <source>The difficulty dice ({n}) were not entered.</source>
        <translation>Les dés de la difficulté ({n}) n’ont pas été saisis.</translation>
    </message>
    <message>
        <source>The difficulty is not known: enter it.</source>
        <translation>La difficulté n’est pas connue&#x202f;: saisissez-la.</translation>
    </message>
    <message>
        <source>The difficulty was not known.</source>
        <translation>La difficulté n’était pas connue.</translation>
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
        <source>The disk is too full to open this library for writing; nothing in it was changed. Free some room and retry, or open it to read only.</source>
        <translation>Le disque est trop plein pour ouvrir cette bibliothèque en écriture&#x202f;; rien n’y a changé. Libérez de la place et réessayez, ou ouvrez-la en lecture seule.</translation>
    </message>
    <message>
        <source>The disk is too full to restore a backup: nothing was restored, and what was there before is still there. Free some room and retry.</source>
        <translation>Le disque est trop plein pour restaurer une sauvegarde&#x202f;: rien n’a été restauré, et ce qui était là y est toujours. Libérez de la place et réessayez.</translation>
    </message>
    <message>
        <source>The disk is too full, so no backup was made. Free some room, then make it again.</source>
        <translation>Le disque est trop plein&#x202f;: aucune sauvegarde n’a été faite. Libérez de la place, puis recommencez.</translation>
    </message>
    <message>
        <source>The disk of this library does not answer. Plug it in again and retry, or open another library.</source>
        <translation>Le disque de cette bibliothèque ne répond pas. Rebranchez-le et réessayez, ou ouvrez une autre bibliothèque.</translation>
    </message>
    <message>
        <source>The effect does not name {fighter} (II-C-1).</source>
        <translation>L’effet ne désigne pas {fighter} (II-C-1).</translation>
    </message>
    <message>
        <source>The enemies already act first.</source>
        <translation>Les ennemis passent déjà en premier.</translation>
    </message>
    <message>
        <source>The entry costs {value}; its price is elsewhere: fill it in.</source>
        <translation>L’entrée coûte {value}&#x202f;; son prix est ailleurs&#x202f;: complétez-le.</translation>
    </message>
    <message>
        <source>The entry costs {value}; what always comes with it costs {pa} PA, which was used.</source>
        <translation>L’entrée coûte {value}&#x202f;; ce qui l’accompagne toujours coûte {pa} PA, qui ont été pris.</translation>
    </message>
    <message>
        <source>The entry has no price: fill it in.</source>
        <translation>L’entrée n’a pas de prix&#x202f;: complétez-le.</translation>
    </message>
    <message>
        <source>The file changes this by a rule of its own ({value}); it was taken as it stands.</source>
        <translation>Le fichier modifie ceci par une règle à lui ({value})&#x202f;; c’est repris tel quel.</translation>
    </message>
    <message>
        <source>The folder of “{file}” is not there. Choose another folder.</source>
        <translation>Le dossier de «&#x202f;{file}&#x202f;» n’existe pas. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>The formula “{value}” has no result in the file; it was kept as text.</source>
        <translation>La formule «&#x202f;{value}&#x202f;» n’a pas de résultat dans le fichier&#x202f;; elle est gardée comme texte.</translation>
    </message>
    <message>
        <source>The game master grants 1 to {most} opportunities.</source>
        <translation>Le maître de jeu donne de 1 à {most} opportunités.</translation>
    </message>
    <message>
        <source>The game master has no action point left.</source>
        <translation>Le maître de jeu n’a plus de points d’action.</translation>
    </message>
    <message>
        <source>The game master refuses the idea of {fighter}: {idea}</source>
        <translation>Le maître de jeu refuse l’idée de {fighter}&#x202f;: {idea}</translation>
    </message>
    <message>
        <source>The game of an army can be changed only while it has no cards.</source>
        <translation>Le jeu d’une armée ne se change que tant qu’elle n’a pas de carte.</translation>
    </message>
    <message numerus="yes">
        <source>The game system was not included; %n links to its categories have no names, so the ranks they give stay open.</source>
        <translation>
            <numerusform>Le système de jeu n’a pas été fourni avec ce fichier&#x202f;; %n lien vers ses catégories n’a pas de nom, et ce qu’il dit du rang reste ouvert.</numerusform>
            <numerusform>Le système de jeu n’a pas été fourni avec ce fichier&#x202f;; %n liens vers ses catégories n’ont pas de noms, et ce qu’ils disent des rangs reste ouvert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game system was not included; %n links to its categories were read by their names.</source>
        <translation>
            <numerusform>Le système de jeu n’a pas été fourni avec ce fichier&#x202f;; %n lien vers ses catégories a été lu par son nom.</numerusform>
            <numerusform>Le système de jeu n’a pas été fourni avec ce fichier&#x202f;; %n liens vers ses catégories ont été lus par leurs noms.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game “{value}” is not known; it was read as Confrontation.</source>
        <translation>Le jeu «&#x202f;{value}&#x202f;» n’est pas connu&#x202f;; il a été lu comme Confrontation.</translation>
    </message>
    <message>
        <source>The last of the Animus.</source>
        <translation>Tout l’Animus qui reste.</translation>
    </message>
    <message>
        <source>The last turn is over: end the battle</source>
        <translation>Le dernier tour est fini&#x202f;: terminer la bataille</translation>
    </message>
    <message>
        <source>The last turn is over: end the combat</source>
        <translation>Le dernier tour est fini&#x202f;: terminer le combat</translation>
    </message>
    <message>
        <source>The library lacks {count} cards: {names}. {brought}</source>
        <translation>Il manque {count} cartes à la bibliothèque&#x202f;: {names}. {brought}</translation>
    </message>
    <message>
        <source>The list has no “name”.</source>
        <translation>La liste n’a pas de «&#x202f;name&#x202f;».</translation>
    </message>
    <message>
        <source>The list is known, and its order is prepared here.</source>
        <translation>La liste est connue, et son ordre se prépare ici.</translation>
    </message>
    <message>
        <source>The list of this side is known.</source>
        <translation>La liste de ce camp est connue.</translation>
    </message>
    <message>
        <source>The list of this side is known: add a card instead.</source>
        <translation>La liste de ce camp est connue&#x202f;: ajoutez plutôt une carte.</translation>
    </message>
    <message>
        <source>The list “{value}” names a format that is not here; the one of its edition checks it.</source>
        <translation>La liste «&#x202f;{value}&#x202f;» nomme un format absent d’ici&#x202f;; celui de son édition la vérifie.</translation>
    </message>
    <message>
        <source>The list’s format “{value}” is not in this library: its edition names one.</source>
        <translation>Le format «&#x202f;{value}&#x202f;» de la liste n’est pas dans cette bibliothèque&#x202f;: son édition en nomme un.</translation>
    </message>
    <message>
        <source>The margins have no room for a control bar. Measure a card to check the scale.</source>
        <translation>Les marges n’ont pas la place d’une barre de contrôle. Mesurez une carte pour vérifier l’échelle.</translation>
    </message>
    <message>
        <source>The margins have no room for all cut marks. Choose lines, or a larger paper.</source>
        <translation>Les marges sont trop étroites pour tous les repères de coupe. Choisissez des traits, ou un papier plus grand.</translation>
    </message>
    <message>
        <source>The name of this file, or its whole path, is too long. Choose a shorter name, or a folder higher up.</source>
        <translation>Le nom de ce fichier, ou son chemin entier, est trop long. Choisissez un nom plus court, ou un dossier moins profond.</translation>
    </message>
    <message>
        <source>The name or the path of this file is too long. Choose a shorter name, or another folder.</source>
        <translation>Le nom ou le chemin de ce fichier est trop long. Choisissez un nom plus court, ou un autre dossier.</translation>
    </message>
    <message>
        <source>The options of this file refer to each other too often; the rest were left out.</source>
        <translation>Les options de ce fichier se renvoient trop souvent l’une à l’autre&#x202f;; les suivantes ont été laissées de côté.</translation>
    </message>
    <message>
        <source>The other side decides on its 6 first (II-A-3).</source>
        <translation>L’autre camp décide d’abord de son 6 (II-A-3).</translation>
    </message>
    <message>
        <source>The other side has no card left: there is nobody to pass to (V-A-3).</source>
        <translation>L’autre camp n’a plus de carte&#x202f;: personne à qui passer (V-A-3).</translation>
    </message>
    <message>
        <source>The others of its card stay as they are.</source>
        <translation>Les autres de sa carte restent comme elles sont.</translation>
    </message>
    <message>
        <source>The others of that name stay as they are.</source>
        <translation>Les autres de ce nom restent comme ils sont.</translation>
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
        <source>The pile holds no other card.</source>
        <translation>La pile n’a pas d’autre carte.</translation>
    </message>
    <message>
        <source>The piles are locked once it is known who speaks first.</source>
        <translation>Les piles sont verrouillées dès qu’on sait qui parle en premier.</translation>
    </message>
    <message>
        <source>The printer does not take the pages. See whether it is on, or save the pages instead.</source>
        <translation>L’imprimante ne prend pas les pages. Voyez si elle est allumée, ou enregistrez les pages.</translation>
    </message>
    <message numerus="yes">
        <source>The printer’s margin of {mm} mm costs cards: %n cards on a page instead of {instead}.</source>
        <translation>
            <numerusform>La marge de {mm} mm de l’imprimante coûte des cartes&#x202f;:&#x202f;%n carte par page au lieu de {instead}.</numerusform>
            <numerusform>La marge de {mm} mm de l’imprimante coûte des cartes&#x202f;:&#x202f;%n cartes par page au lieu de {instead}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rank “{value}” is not known and was kept as typed.</source>
        <translation>Le rang «&#x202f;{value}&#x202f;» n’est pas connu&#x202f;; il est gardé tel quel.</translation>
    </message>
    <message>
        <source>The referee ruled that {fighter} does not see {target} (V-B-2, V-D-3).</source>
        <translation>L’arbitre a jugé que {fighter} ne voit pas {target} (V-B-2, V-D-3).</translation>
    </message>
    <message>
        <source>The referee ruled that {fighter} sees {target}: it would charge (V-B-2).</source>
        <translation>L’arbitre a jugé que {fighter} voit {target}&#x202f;: ce serait une charge (V-B-2).</translation>
    </message>
    <message>
        <source>The reserve was already used in this phase (V-A-1).</source>
        <translation>La réserve a déjà servi dans cette phase (V-A-1).</translation>
    </message>
    <message>
        <source>The restoration comes before the end of the turn.</source>
        <translation>La restauration vient avant la fin du tour.</translation>
    </message>
    <message>
        <source>The restoration is the last phase.</source>
        <translation>La restauration est la dernière phase.</translation>
    </message>
    <message>
        <source>The restoration is the last phase: end the turn.</source>
        <translation>La restauration est la dernière phase&#x202f;: terminez le tour.</translation>
    </message>
    <message>
        <source>The rolls begin next turn.</source>
        <translation>Les jets commencent au tour suivant.</translation>
    </message>
    <message>
        <source>The roster shows “{value}”, the card here leaves it open; it stays as it is.</source>
        <translation>La liste montre «&#x202f;{value}&#x202f;», la carte d’ici ne le dit pas&#x202f;; elle reste telle quelle.</translation>
    </message>
    <message>
        <source>The roster shows “{value}”, the card here “{mine}”; the card stays as it is.</source>
        <translation>La liste montre «&#x202f;{value}&#x202f;», la carte d’ici «&#x202f;{mine}&#x202f;»&#x202f;; la carte reste telle quelle.</translation>
    </message>
    <message>
        <source>The roster “{value}” holds no card.</source>
        <translation>La liste «&#x202f;{value}&#x202f;» ne contient aucune carte.</translation>
    </message>
    <message>
        <source>The rules of this battle do not have this.</source>
        <translation>Les règles de cette bataille ne prévoient rien de tel.</translation>
    </message>
    <message>
        <source>The ruleset “{value}” changed values its rules do not have; those were left out.</source>
        <translation>Le jeu de règles «&#x202f;{value}&#x202f;» changeait ce que sa base n’a pas&#x202f;; cela est laissé de côté.</translation>
    </message>
    <message>
        <source>The size “{value}” is not known and was put in the note.</source>
        <translation>La taille «&#x202f;{value}&#x202f;» n’est pas connue&#x202f;; elle est dans la note.</translation>
    </message>
    <message>
        <source>The table does not say which “{value}” is meant, and several cards have that name: a new card was made.</source>
        <translation>Le tableau ne dit pas de quel «&#x202f;{value}&#x202f;» il s’agit, et plusieurs cartes portent ce nom&#x202f;: une nouvelle carte a été faite.</translation>
    </message>
    <message>
        <source>The table does not say which “{value}” is meant; the only card of that name was taken.</source>
        <translation>Le tableau ne dit pas de quel «&#x202f;{value}&#x202f;» il s’agit&#x202f;; la seule carte de ce nom a été prise.</translation>
    </message>
    <message>
        <source>The table has {rows} rows of {columns} cells.</source>
        <translation>Le tableau a {rows} lignes de {columns} cases.</translation>
    </message>
    <message>
        <source>The tactician of this turn is already known.</source>
        <translation>Le tacticien de ce tour est déjà connu.</translation>
    </message>
    <message>
        <source>The target flees: charge another one</source>
        <translation>La cible fuit&#x202f;: en charger une autre</translation>
    </message>
    <message>
        <source>The test of {who} is closed</source>
        <translation>{who}&#x202f;: fin du test</translation>
    </message>
    <message>
        <source>The turn ends with its upkeep.</source>
        <translation>Le tour finit par son entretien.</translation>
    </message>
    <message>
        <source>The value is 0: no roll is possible.</source>
        <translation>La valeur est 0&#x202f;: aucun jet possible.</translation>
    </message>
    <message>
        <source>The workbook lists the sheet “{value}” but does not contain it: the file is damaged.</source>
        <translation>Le classeur annonce la feuille «&#x202f;{value}&#x202f;» mais ne la contient pas&#x202f;: le fichier est abîmé.</translation>
    </message>
    <message>
        <source>The {characteristic} dice ({n}) were not entered.</source>
        <translation>Les dés de {characteristic} ({n}) n’ont pas été saisis.</translation>
    </message>
    <message>
        <source>The {characteristic} of {who} is not known: enter it.</source>
        <translation>Valeur inconnue&#x202f;: {characteristic} de {who}. Saisissez-la.</translation>
    </message>
    <message>
        <source>The {characteristic} of {who} was not known.</source>
        <translation>Valeur inconnue&#x202f;: {characteristic} de {who}.</translation>
    </message>
    <message>
        <source>There is no 6 to keep.</source>
        <translation>Il n’y a pas de 6 à garder.</translation>
    </message>
    <message>
        <source>There is no card in reserve.</source>
        <translation>Aucune carte en réserve.</translation>
    </message>
    <message>
        <source>There is no game “{value}”.</source>
        <translation>Il n’y a pas de jeu «&#x202f;{value}&#x202f;».</translation>
    </message>
    <message>
        <source>There is no idea to decide here.</source>
        <translation>Il n’y a pas d’idée en cours ici.</translation>
    </message>
    <message>
        <source>There is no surprise this turn.</source>
        <translation>Il n’y a pas de surprise ce tour-ci.</translation>
    </message>
    <message>
        <source>There is nothing to choose in secret now.</source>
        <translation>Il n’y a rien à choisir en secret pour le moment.</translation>
    </message>
    <message>
        <source>There is nothing to re-roll.</source>
        <translation>Il n’y a pas de jet à relancer.</translation>
    </message>
    <message>
        <source>They are already in contact.</source>
        <translation>Ils sont déjà au contact.</translation>
    </message>
    <message>
        <source>They are not in contact.</source>
        <translation>Ils ne sont pas au contact.</translation>
    </message>
    <message>
        <source>They are not on the same level (II-F).</source>
        <translation>Ils ne sont pas au même palier (II-F).</translation>
    </message>
    <message>
        <source>They are not on the same side.</source>
        <translation>Ils ne sont pas du même camp.</translation>
    </message>
    <message>
        <source>They are on the same side.</source>
        <translation>Ils sont du même camp.</translation>
    </message>
    <message>
        <source>They are on the same side: their contact engages nobody and goes into the journal alone.</source>
        <translation>Ces deux figurines sont du même camp&#x202f;: leur contact n’engage personne et ne va qu’au journal.</translation>
    </message>
    <message numerus="yes">
        <source>This STR has %n dice.</source>
        <translation>
            <numerusform>Cette FOR comporte&#x202f;%n dé.</numerusform>
            <numerusform>Cette FOR comporte&#x202f;%n dés.</numerusform>
        </translation>
    </message>
    <message>
        <source>This affects armies too, and the Muster has changed since. Undo what was done there first.</source>
        <translation>Cela touche aussi des armées, et la page Armées a changé depuis. Annulez d’abord ce qui y a été fait.</translation>
    </message>
    <message>
        <source>This affects battles too, and their list has changed since. In Battle, undo what was done there first.</source>
        <translation>Cela touche aussi des batailles, dont la liste a changé depuis. Dans Bataille, annulez d’abord ce qui y a été fait.</translation>
    </message>
    <message>
        <source>This affects cards too, and the Library has changed since. Undo what was done there first.</source>
        <translation>Cela touche aussi des cartes, et la page Cartes a changé depuis. Annulez d’abord ce qui y a été fait.</translation>
    </message>
    <message>
        <source>This affects rules too, which have changed since. In Battle, undo what was done to them first.</source>
        <translation>Cela touche aussi des règles, qui ont changé depuis. Dans Bataille, annulez d’abord ce qui leur a été fait.</translation>
    </message>
    <message>
        <source>This army has no card yet.</source>
        <translation>Cette armée n’a pas encore de carte.</translation>
    </message>
    <message>
        <source>This card is not in the library any more.</source>
        <translation>Cette carte n’est plus dans la bibliothèque.</translation>
    </message>
    <message>
        <source>This character is already in the list.</source>
        <translation>Ce personnage est déjà dans la liste.</translation>
    </message>
    <message>
        <source>This column appears twice in the profile; “{value}” was kept beside the first.</source>
        <translation>Cette colonne figure deux fois dans le profil&#x202f;; «&#x202f;{value}&#x202f;» a été gardé à côté de la première.</translation>
    </message>
    <message>
        <source>This column is not known; “{value}” was put in the note.</source>
        <translation>Cette colonne n’est pas connue&#x202f;; «&#x202f;{value}&#x202f;» est dans la note.</translation>
    </message>
    <message>
        <source>This file is not a Tacticien library. Open another one, and use Import for tables of cards.</source>
        <translation>Ce fichier n’est pas une bibliothèque Tacticien. Ouvrez-en une autre&#x202f;; les tableaux de cartes y entrent par Importer.</translation>
    </message>
    <message>
        <source>This file is not a picture that can be read. Choose another one.</source>
        <translation>Ce fichier n’est pas une image lisible. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>This is not a Tacticien list.</source>
        <translation>Ce n’est pas une liste de Tacticien.</translation>
    </message>
    <message>
        <source>This is too long to be a list.</source>
        <translation>C’est trop long pour être une liste.</translation>
    </message>
    <message>
        <source>This library could not be locked ({reason}), so it was not opened to be changed. Retry, or open it to read only.</source>
        <translation>Cette bibliothèque n’a pas pu être verrouillée ({reason}) et n’est donc pas ouverte en écriture. Réessayez, ou ouvrez-la en lecture seule.</translation>
    </message>
    <message>
        <source>This library file has a problem. Save a copy elsewhere, or restore a backup.</source>
        <translation>Ce fichier de bibliothèque a un problème. Enregistrez une copie ailleurs, ou restaurez une sauvegarde.</translation>
    </message>
    <message>
        <source>This library file is damaged or was tampered with: it holds tables or commands that are not Tacticien’s, and none of them is run. Restore a backup, or open another library.</source>
        <translation>Ce fichier de bibliothèque est abîmé, ou quelqu’un l’a modifié&#x202f;: il contient des tables ou des commandes qui ne sont pas de Tacticien, et rien n’en est exécuté. Restaurez une sauvegarde, ou ouvrez une autre bibliothèque.</translation>
    </message>
    <message>
        <source>This library file is damaged. Restore a backup, or open another library.</source>
        <translation>Ce fichier de bibliothèque est abîmé. Restaurez une sauvegarde, ou ouvrez une autre bibliothèque.</translation>
    </message>
    <message>
        <source>This library has several names (hard links), and its latest changes may lie beside another one: it is read-only. Open that one to see them; save a copy to change it.</source>
        <translation>Cette bibliothèque a plusieurs noms (liens physiques), et ses dernières modifications sont peut-être à côté d’un autre&#x202f;: elle est en lecture seule. Ouvrez-la sous ce nom pour les voir&#x202f;; enregistrez une copie pour la modifier.</translation>
    </message>
    <message>
        <source>This library is not there any more. Plug its disk in again, or open another library.</source>
        <translation>Cette bibliothèque n’est plus là. Rebranchez son disque, ou ouvrez-en une autre.</translation>
    </message>
    <message>
        <source>This library is read-only. Save a copy elsewhere to change it.</source>
        <translation>Cette bibliothèque est en lecture seule. Enregistrez-en une copie ailleurs pour la modifier.</translation>
    </message>
    <message>
        <source>This library lies in a folder of {service}. Open it on one computer at a time, and let {service} finish before you open it on another.</source>
        <translation>Cette bibliothèque se trouve dans un dossier de {service}. Ouvrez-la sur un seul ordinateur à la fois, et laissez {service} terminer avant de l’ouvrir sur un autre.</translation>
    </message>
    <message>
        <source>This library lies on a network drive, where two computers that write at once may damage it. Open it on one computer at a time, or save a copy on this one.</source>
        <translation>Cette bibliothèque se trouve sur un lecteur réseau, où deux ordinateurs qui écrivent en même temps peuvent l’endommager. Ouvrez-la sur un seul ordinateur à la fois, ou enregistrez-en une copie sur celui-ci.</translation>
    </message>
    <message>
        <source>This library was made by a newer Tacticien. Nothing was changed in it; update Tacticien to open it.</source>
        <translation>Cette bibliothèque vient d’un Tacticien plus récent. Rien n’y a été changé&#x202f;; mettez Tacticien à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>This library was not closed, and its latest changes lie in “{file}”, which is not here: it is read-only. Move that file beside it and open it again; save a copy to go on without them.</source>
        <translation>Cette bibliothèque n’a pas été fermée, et ses dernières modifications sont dans «&#x202f;{file}&#x202f;», qui n’est pas ici&#x202f;: elle est en lecture seule. Déplacez ce fichier à côté d’elle et rouvrez-la&#x202f;; enregistrez une copie pour continuer sans elles.</translation>
    </message>
    <message>
        <source>This line has no name and was not read: {value}</source>
        <translation>Cette ligne n’a pas de nom et n’a pas été lue&#x202f;: {value}</translation>
    </message>
    <message>
        <source>This line is a footnote, not a card; it was not read: {value}</source>
        <translation>Cette ligne est une note, pas une carte&#x202f;; elle n’a pas été lue&#x202f;: {value}</translation>
    </message>
    <message>
        <source>This line is a sum, not a card; it was not read: {value}</source>
        <translation>Cette ligne est un total, pas une carte&#x202f;; elle n’a pas été lue&#x202f;: {value}</translation>
    </message>
    <message>
        <source>This line is above the headings and was not read: {value}</source>
        <translation>Cette ligne est au-dessus des en-têtes et n’a pas été lue&#x202f;: {value}</translation>
    </message>
    <message>
        <source>This line only names a people; it was not read: {value}</source>
        <translation>Cette ligne ne nomme qu’un peuple&#x202f;; elle n’a pas été lue&#x202f;: {value}</translation>
    </message>
    <message>
        <source>This line repeats the headings; it was not read: {value}</source>
        <translation>Cette ligne répète les en-têtes&#x202f;; elle n’a pas été lue&#x202f;: {value}</translation>
    </message>
    <message>
        <source>This line tells a page or a day, not a card; it was not read: {value}</source>
        <translation>Cette ligne dit une page ou une date, pas une carte&#x202f;; elle n’a pas été lue&#x202f;: {value}</translation>
    </message>
    <message>
        <source>This list arrived damaged: a part of it is missing or changed.</source>
        <translation>Cette liste est arrivée abîmée&#x202f;: une partie manque ou a changé.</translation>
    </message>
    <message>
        <source>This list was written by a newer Tacticien.</source>
        <translation>Cette liste a été écrite par un Tacticien plus récent.</translation>
    </message>
    <message>
        <source>This miniature was counted otherwise above; “{value}” was not taken.</source>
        <translation>Cette figurine a été comptée autrement plus haut&#x202f;; «&#x202f;{value}&#x202f;» n’a pas été pris.</translation>
    </message>
    <message>
        <source>This move of {fighter} may not end in contact: {action} (V-C, V-D-1).</source>
        <translation>Ce déplacement de {fighter} ne peut pas finir au contact&#x202f;: {action} (V-C, V-D-1).</translation>
    </message>
    <message>
        <source>This part of a Tacticien roster is damaged; its plain text was read instead.</source>
        <translation>Cette partie d’une liste de Tacticien est abîmée&#x202f;; son texte visible a été lu à la place.</translation>
    </message>
    <message>
        <source>This picture is larger than {megabytes} MB. Make it smaller and try again.</source>
        <translation>Cette image pèse plus de {megabytes} Mo. Réduisez-la et réessayez.</translation>
    </message>
    <message>
        <source>This picture measures {width} × {height} pixels, which is too large. Make it smaller and try again.</source>
        <translation>Cette image mesure {width} × {height} pixels, c’est trop. Réduisez-la et réessayez.</translation>
    </message>
    <message>
        <source>This profile has no name; “{value}” is used instead.</source>
        <translation>Ce profil n’a pas de nom&#x202f;; «&#x202f;{value}&#x202f;» en tient lieu.</translation>
    </message>
    <message>
        <source>This roll takes {needed} dice.</source>
        <translation>Ce jet demande {needed} dés.</translation>
    </message>
    <message>
        <source>This side has already rolled its die.</source>
        <translation>Ce camp a déjà lancé son dé.</translation>
    </message>
    <message>
        <source>This text has more than {most} letters: “{text}”. Nothing was kept; shorten it.</source>
        <translation>Ce texte a plus de {most} lettres&#x202f;: «&#x202f;{text}&#x202f;». Rien n’a été gardé&#x202f;; raccourcissez-le.</translation>
    </message>
    <message>
        <source>This value is not known.</source>
        <translation>Cette valeur n’est pas connue.</translation>
    </message>
    <message>
        <source>This version does not have the check “{check}”.</source>
        <translation>Cette version n’a pas le contrôle «&#x202f;{check}&#x202f;».</translation>
    </message>
    <message>
        <source>Titan</source>
        <translation>Titan</translation>
    </message>
    <message>
        <source>Too far, or it flees: turns into a run</source>
        <translation>Trop loin, ou la cible fuit&#x202f;: devient une course</translation>
    </message>
    <message>
        <source>Too far: turns into a run</source>
        <translation>Trop loin&#x202f;: devient une course</translation>
    </message>
    <message>
        <source>Too far: turns into a walk</source>
        <translation>Trop loin&#x202f;: devient une marche</translation>
    </message>
    <message>
        <source>Two states would show the letter {letter}.</source>
        <translation>Deux états auraient la lettre {letter}.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Type the letter of the card, then that of its figure if it has several.</source>
        <translation>Tapez la lettre de la carte, puis celle de sa figurine si elle en a plusieurs.</translation>
    </message>
    <message>
        <source>Type the letter of the name, then their own if several have that name.</source>
        <translation>Tapez la lettre du nom, puis celle du personnage si plusieurs portent ce nom.</translation>
    </message>
    <message>
        <source>Upkeep</source>
        <translation>Entretien</translation>
    </message>
    <message>
        <source>Use a refusal</source>
        <translation>Utiliser un refus</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Très grande</translation>
    </message>
    <message>
        <source>Victory: {winner}</source>
        <translation>Victoire&#x202f;: {winner}</translation>
    </message>
    <message>
        <source>War machines take {share} % of the points ({points} of {total} PA); {most} % at most.</source>
        <translation>Les machines de guerre prennent {share}&#x202f;% des points ({points} sur {total} PA)&#x202f;; {most}&#x202f;% au plus.</translation>
    </message>
    <message>
        <source>What is in between?</source>
        <translation>Qu’y a-t-il entre les deux&#x202f;?</translation>
    </message>
    <message>
        <source>What is left in this step needs your answer.</source>
        <translation>Ce qui reste à cette étape attend votre réponse.</translation>
    </message>
    <message>
        <source>What is typed for {fighter} is not applied yet.</source>
        <translation>Il reste une saisie à appliquer pour {fighter}.</translation>
    </message>
    <message>
        <source>What its file tells of catalogues</source>
        <translation>Ce que son fichier dit des catalogues</translation>
    </message>
    <message>
        <source>What size is the figure?</source>
        <translation>De quelle taille est la figurine&#x202f;?</translation>
    </message>
    <message>
        <source>What the list chose for itself: {amount} PA</source>
        <translation>Ce que la liste a choisi pour elle-même&#x202f;: {amount} PA</translation>
    </message>
    <message>
        <source>What was left in this step had no answer.</source>
        <translation>Ce qui restait à cette étape était sans réponse.</translation>
    </message>
    <message>
        <source>Winner of the battle</source>
        <translation>Vainqueur de la bataille</translation>
    </message>
    <message>
        <source>Winner of the combat</source>
        <translation>Vainqueur du combat</translation>
    </message>
    <message>
        <source>Without an action: {fighters}.</source>
        <translation>Sans action&#x202f;: {fighters}.</translation>
    </message>
    <message>
        <source>Wound roll ({location}): {result}</source>
        <translation>Jet de Blessures ({location})&#x202f;: {result}</translation>
    </message>
    <message>
        <source>Wound roll on {fighter}</source>
        <translation>Jet de Blessures sur {fighter}</translation>
    </message>
    <message>
        <source>Wound table</source>
        <translation>Tableau de blessures</translation>
    </message>
    <message>
        <source>You are looking back. Go back to now to play.</source>
        <translation>Vous regardez en arrière. Revenez au présent pour jouer.</translation>
    </message>
    <message>
        <source>You are not allowed to read this file. Ask its owner, or open another library.</source>
        <translation>Vous n’avez pas le droit de lire ce fichier. Voyez avec son propriétaire, ou ouvrez une autre bibliothèque.</translation>
    </message>
    <message>
        <source>a change by the rest of the list</source>
        <translation>un changement par le reste de la liste</translation>
    </message>
    <message>
        <source>a check less in {format}</source>
        <translation>un contrôle de moins dans {format}</translation>
    </message>
    <message>
        <source>a might is not known</source>
        <translation>une puissance est inconnue</translation>
    </message>
    <message>
        <source>a natural 1 fails</source>
        <translation>un 1 naturel est un échec</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>une image</translation>
    </message>
    <message>
        <source>a result of 0 or less fails</source>
        <translation>un résultat de 0 ou moins est un échec</translation>
    </message>
    <message>
        <source>a tie, both re-roll</source>
        <translation>égalité, les deux relancent</translation>
    </message>
    <message>
        <source>a value of {format}</source>
        <translation>une valeur de {format}</translation>
    </message>
    <message>
        <source>add {card}</source>
        <translation>ajout de {card}</translation>
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
        <source>after the shift: {location}</source>
        <translation>après décalage&#x202f;: {location}</translation>
    </message>
    <message>
        <source>aimed shot</source>
        <translation>tir ciblé</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>another check of {format}</source>
        <translation>un contrôle de plus dans {format}</translation>
    </message>
    <message>
        <source>artillery shot</source>
        <translation>tir d’artillerie</translation>
    </message>
    <message>
        <source>assault shot</source>
        <translation>tir d’assaut</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>au départ</translation>
    </message>
    <message>
        <source>at {fighters}</source>
        <translation>sur {fighters}</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>attack threshold {threshold}</source>
        <translation>seuil d’attaque {threshold}</translation>
    </message>
    <message>
        <source>avatar</source>
        <translation>avatar</translation>
    </message>
    <message>
        <source>bonus or penalty</source>
        <translation>bonus ou malus</translation>
    </message>
    <message numerus="yes">
        <source>boxes of %n figures left out</source>
        <translation>
            <numerusform>cases de %n figurine omises</numerusform>
            <numerusform>cases de %n figurines omises</numerusform>
        </translation>
    </message>
    <message>
        <source>brawl</source>
        <translation>baston</translation>
    </message>
    <message>
        <source>bring back {battle}</source>
        <translation>retour de {battle}</translation>
    </message>
    <message>
        <source>casting</source>
        <translation>incantation</translation>
    </message>
    <message>
        <source>catalogues of {army}</source>
        <translation>catalogues de {army}</translation>
    </message>
    <message>
        <source>character</source>
        <translation>personnage</translation>
    </message>
    <message>
        <source>charge</source>
        <translation>charge</translation>
    </message>
    <message>
        <source>charge penalties</source>
        <translation>malus de charge</translation>
    </message>
    <message>
        <source>charge penalty</source>
        <translation>malus de charge</translation>
    </message>
    <message numerus="yes">
        <source>count figures of %n miniatures</source>
        <translation>
            <numerusform>compter les figurines de %n modèle</numerusform>
            <numerusform>compter les figurines de %n modèles</numerusform>
        </translation>
    </message>
    <message>
        <source>creature</source>
        <translation>créature</translation>
    </message>
    <message>
        <source>dean</source>
        <translation>doyen</translation>
    </message>
    <message>
        <source>defence: {defence}</source>
        <translation>défense&#x202f;: {defence}</translation>
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
        <translation>suppression de {army}</translation>
    </message>
    <message>
        <source>delete {battle}</source>
        <translation>suppression de {battle}</translation>
    </message>
    <message>
        <source>delete {format}</source>
        <translation>suppression de {format}</translation>
    </message>
    <message>
        <source>delete {name}</source>
        <translation>suppression de {name}</translation>
    </message>
    <message>
        <source>delete {ruleset}</source>
        <translation>suppression de {ruleset}</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>supprimé</translation>
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
        <source>dice</source>
        <translation>dés</translation>
    </message>
    <message>
        <source>die of STR</source>
        <translation>dé de FOR</translation>
    </message>
    <message>
        <source>die of {characteristic}</source>
        <translation>dé de {characteristic}</translation>
    </message>
    <message>
        <source>disengage</source>
        <translation>désengagement</translation>
    </message>
    <message>
        <source>dive for cover</source>
        <translation>se jeter à couvert</translation>
    </message>
    <message>
        <source>double 6: {result}</source>
        <translation>double 6&#x202f;: {result}</translation>
    </message>
    <message>
        <source>down: {fighters}</source>
        <translation>à terre&#x202f;: {fighters}</translation>
    </message>
    <message>
        <source>duplicate as {army}</source>
        <translation>copie sous le nom {army}</translation>
    </message>
    <message>
        <source>duplicate {name}</source>
        <translation>copie de {name}</translation>
    </message>
    <message>
        <source>e.g. templar, guard</source>
        <translation>p. ex. templier, garde</translation>
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
        <source>enemies in contact: {n}</source>
        <translation>adversaires au contact&#x202f;: {n}</translation>
    </message>
    <message>
        <source>engage</source>
        <translation>engagement</translation>
    </message>
    <message>
        <source>entered at the table</source>
        <translation>saisi à la table</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>folder and tags of {army}</source>
        <translation>dossier et étiquettes de {army}</translation>
    </message>
    <message>
        <source>forget {version} of {army}</source>
        <translation>oubli de {version} de {army}</translation>
    </message>
    <message>
        <source>frightened</source>
        <translation>effrayé</translation>
    </message>
    <message>
        <source>gems recovered</source>
        <translation>gemmes récupérées</translation>
    </message>
    <message>
        <source>general staff</source>
        <translation>État-Major</translation>
    </message>
    <message>
        <source>go back to {version} of {army}</source>
        <translation>retour à {version} de {army}</translation>
    </message>
    <message>
        <source>hand over containers</source>
        <translation>donner des conteneurs</translation>
    </message>
    <message>
        <source>heal</source>
        <translation>se soigner</translation>
    </message>
    <message>
        <source>higher die</source>
        <translation>dé le plus haut</translation>
    </message>
    <message numerus="yes">
        <source>import %n cards</source>
        <translation>
            <numerusform>import de %n carte</numerusform>
            <numerusform>import de %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>import of {file}</source>
        <translation>import de {file}</translation>
    </message>
    <message>
        <source>import {names}</source>
        <translation>import de {names}</translation>
    </message>
    <message>
        <source>in contact, a round base touches at a point</source>
        <translation>au contact, un socle rond touche en un point</translation>
    </message>
    <message>
        <source>in contact, half a side of a base touches</source>
        <translation>au contact, la moitié d’un côté d’un socle touche</translation>
    </message>
    <message>
        <source>in contact, whoever is in the way is nudged aside: it already touches the target</source>
        <translation>au contact, on décale la figurine qui gêne&#x202f;: elle touche déjà la cible</translation>
    </message>
    <message>
        <source>in cover</source>
        <translation>à l’abri</translation>
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
        <source>it lasted until this activation</source>
        <translation>il durait jusqu’à cette activation</translation>
    </message>
    <message>
        <source>its condition is no longer met</source>
        <translation>sa condition n’est plus remplie</translation>
    </message>
    <message>
        <source>its duration is over</source>
        <translation>sa durée est écoulée</translation>
    </message>
    <message>
        <source>its price in the catalogue</source>
        <translation>son prix au catalogue</translation>
    </message>
    <message>
        <source>its text</source>
        <translation>son texte</translation>
    </message>
    <message>
        <source>its upkeep was not paid</source>
        <translation>son entretien n’a pas été payé</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>niveau {level}</translation>
    </message>
    <message>
        <source>life points lost</source>
        <translation>points de vie perdus</translation>
    </message>
    <message>
        <source>life points recovered</source>
        <translation>points de vie récupérés</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>limites</translation>
    </message>
    <message>
        <source>limits of {format}</source>
        <translation>limites de {format}</translation>
    </message>
    <message>
        <source>living legend</source>
        <translation>légende vivante</translation>
    </message>
    <message>
        <source>location shifted at the table</source>
        <translation>localisation décalée à la table</translation>
    </message>
    <message>
        <source>location: {ability}</source>
        <translation>localisation&#x202f;: {ability}</translation>
    </message>
    <message>
        <source>lower die {die}: {location}</source>
        <translation>dé le plus bas {die}&#x202f;: {location}</translation>
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
        <source>might of the target, {fighter}</source>
        <translation>puissance de la cible, {fighter}</translation>
    </message>
    <message>
        <source>might of {fighter}</source>
        <translation>puissance de {fighter}</translation>
    </message>
    <message>
        <source>move under cover</source>
        <translation>déplacement à couvert</translation>
    </message>
    <message>
        <source>move {card}</source>
        <translation>déplacement de {card}</translation>
    </message>
    <message>
        <source>mystic action</source>
        <translation>action mystique</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>name on the back shortened</source>
        <translation>nom abrégé au dos</translation>
    </message>
    <message>
        <source>name shortened</source>
        <translation>nom abrégé</translation>
    </message>
    <message>
        <source>natural result ({dice})</source>
        <translation>résultat naturel ({dice})</translation>
    </message>
    <message>
        <source>natural result set by an effect</source>
        <translation>résultat naturel fixé par un effet</translation>
    </message>
    <message>
        <source>never above 3</source>
        <translation>jamais au-dessus de 3</translation>
    </message>
    <message>
        <source>never below 0</source>
        <translation>jamais en dessous de 0</translation>
    </message>
    <message>
        <source>never higher</source>
        <translation>jamais plus</translation>
    </message>
    <message>
        <source>never lower</source>
        <translation>jamais moins</translation>
    </message>
    <message>
        <source>new army {army}</source>
        <translation>nouvelle armée {army}</translation>
    </message>
    <message>
        <source>new format {format}</source>
        <translation>nouveau format {format}</translation>
    </message>
    <message>
        <source>new ruleset {ruleset}</source>
        <translation>nouveau jeu de règles {ruleset}</translation>
    </message>
    <message>
        <source>newer version of {card}</source>
        <translation>version plus récente de {card}</translation>
    </message>
    <message numerus="yes">
        <source>newer versions of %n cards</source>
        <translation>
            <numerusform>version plus récente de&#x202f;%n carte</numerusform>
            <numerusform>versions plus récentes de&#x202f;%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>no charge penalties</source>
        <translation>pas de malus de charge</translation>
    </message>
    <message>
        <source>no contact from one level to another</source>
        <translation>pas de contact d’un palier à l’autre</translation>
    </message>
    <message>
        <source>no contact, less than half a side touches</source>
        <translation>pas de contact, moins de la moitié d’un côté touche</translation>
    </message>
    <message>
        <source>no contact, the bases do not touch</source>
        <translation>pas de contact, les socles ne se touchent pas</translation>
    </message>
    <message>
        <source>no contact, the sight mark of the one who moved must touch</source>
        <translation>pas de contact, la mire de celui qui a bougé doit toucher</translation>
    </message>
    <message>
        <source>no contact, whoever is in the way is an obstacle: it does not touch the target</source>
        <translation>pas de contact, la figurine qui gêne est un obstacle&#x202f;: elle ne touche pas la cible</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>aucun dégât</translation>
    </message>
    <message>
        <source>no die</source>
        <translation>aucun dé</translation>
    </message>
    <message>
        <source>no font here has {words}</source>
        <translation>aucune police ici n’a {words}</translation>
    </message>
    <message>
        <source>no more enemy may come into contact: {there} of {n}</source>
        <translation>aucun adversaire de plus au contact&#x202f;: {there} sur {n}</translation>
    </message>
    <message>
        <source>no room even in letters of {points} points</source>
        <translation>pas la place, même en lettres de {points} points</translation>
    </message>
    <message>
        <source>no room for the picture</source>
        <translation>pas de place pour l’image</translation>
    </message>
    <message>
        <source>no sight is needed</source>
        <translation>aucune ligne de vue n’est nécessaire</translation>
    </message>
    <message>
        <source>nobody succeeds</source>
        <translation>personne ne réussit</translation>
    </message>
    <message>
        <source>not seen, out of the 180° from the end of its weapon</source>
        <translation>non vu, hors des 180° depuis l’extrémité de son arme</translation>
    </message>
    <message>
        <source>not seen, out of the 180° in front</source>
        <translation>non vu, hors des 180° de face</translation>
    </message>
    <message>
        <source>not seen, something large enough is in between</source>
        <translation>non vu, un obstacle assez grand est entre les deux</translation>
    </message>
    <message>
        <source>notches healed</source>
        <translation>crans soignés</translation>
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
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>on the card</source>
        <translation>sur la carte</translation>
    </message>
    <message>
        <source>on the card, in flight</source>
        <translation>sur la carte, en vol</translation>
    </message>
    <message>
        <source>on the sheet</source>
        <translation>sur la fiche</translation>
    </message>
    <message>
        <source>one more enemy may come into contact: {there} of {n}</source>
        <translation>un adversaire de plus peut venir au contact&#x202f;: {there} sur {n}</translation>
    </message>
    <message>
        <source>options of {card}</source>
        <translation>options de {card}</translation>
    </message>
    <message>
        <source>order of the checks of {format}</source>
        <translation>ordre des contrôles de {format}</translation>
    </message>
    <message>
        <source>other believers</source>
        <translation>autres croyants</translation>
    </message>
    <message>
        <source>other fields</source>
        <translation>autres champs</translation>
    </message>
    <message>
        <source>partially seen, some lines are cut</source>
        <translation>vu en partie, certaines lignes sont coupées</translation>
    </message>
    <message>
        <source>partially seen, what is as large as both does not cut all lines</source>
        <translation>vu en partie, ce qui est aussi grand que les deux ne coupe pas toutes les lignes</translation>
    </message>
    <message>
        <source>partially seen, what is in between is smaller than one of them</source>
        <translation>vu en partie, l’obstacle est plus petit que l’un des deux</translation>
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
        <source>pile</source>
        <translation>pile</translation>
    </message>
    <message>
        <source>precise shot</source>
        <translation>tir précis</translation>
    </message>
    <message>
        <source>propose an idea</source>
        <translation>proposer une idée</translation>
    </message>
    <message>
        <source>radius in cm</source>
        <translation>rayon en cm</translation>
    </message>
    <message>
        <source>ranged weapon: not lowered by wounds</source>
        <translation>arme de tir&#x202f;: les blessures ne la baissent pas</translation>
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
        <translation>retrait de {card}</translation>
    </message>
    <message>
        <source>rename {army} to {name}</source>
        <translation>nouveau nom de {army}&#x202f;: {name}</translation>
    </message>
    <message>
        <source>rename {battle} to {name}</source>
        <translation>nouveau nom de {battle}&#x202f;: {name}</translation>
    </message>
    <message>
        <source>rename {format} to {name}</source>
        <translation>nouveau nom de {format}&#x202f;: {name}</translation>
    </message>
    <message>
        <source>rename {ruleset} to {name}</source>
        <translation>nouveau nom de {ruleset}&#x202f;: {name}</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>se reposer</translation>
    </message>
    <message>
        <source>retreat</source>
        <translation>retraite</translation>
    </message>
    <message>
        <source>roll for the initiative</source>
        <translation>jet d’initiative</translation>
    </message>
    <message>
        <source>rows shifted at the table</source>
        <translation>lignes décalées à la table</translation>
    </message>
    <message>
        <source>rows: {ability}</source>
        <translation>lignes&#x202f;: {ability}</translation>
    </message>
    <message>
        <source>run</source>
        <translation>course</translation>
    </message>
    <message>
        <source>said at the table</source>
        <translation>dit à la table</translation>
    </message>
    <message>
        <source>save {version} of {army}</source>
        <translation>nouvelle version de {army}&#x202f;: {version}</translation>
    </message>
    <message>
        <source>seen, no line is cut</source>
        <translation>vu, aucune ligne n’est coupée</translation>
    </message>
    <message>
        <source>seen, nothing in between counts</source>
        <translation>vu, rien de ce qui est entre les deux ne compte</translation>
    </message>
    <message>
        <source>seen: figures in contact always see each other</source>
        <translation>vu&#x202f;: on voit toujours qui est au contact</translation>
    </message>
    <message>
        <source>separated by commas</source>
        <translation>séparés par des virgules</translation>
    </message>
    <message>
        <source>separated by commas; “3 containers” are counted</source>
        <translation>séparés par des virgules&#x202f;; «&#x202f;3 conteneurs&#x202f;» sont comptés</translation>
    </message>
    <message>
        <source>set by {source}</source>
        <translation>fixé par {source}</translation>
    </message>
    <message>
        <source>share Animus</source>
        <translation>partager son Animus</translation>
    </message>
    <message>
        <source>shoot</source>
        <translation>tir</translation>
    </message>
    <message>
        <source>shoot, then walk</source>
        <translation>tir, puis marche</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>autre action</translation>
    </message>
    <message>
        <source>special</source>
        <translation>spécial</translation>
    </message>
    <message>
        <source>special action</source>
        <translation>action spéciale</translation>
    </message>
    <message>
        <source>stationary shot</source>
        <translation>tir immobile</translation>
    </message>
    <message>
        <source>still there</source>
        <translation>toujours là</translation>
    </message>
    <message>
        <source>stop counting {name}</source>
        <translation>{name}&#x202f;: fin du décompte</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>Sonné</translation>
    </message>
    <message>
        <source>success</source>
        <translation>réussite</translation>
    </message>
    <message>
        <source>tactician</source>
        <translation>tacticien</translation>
    </message>
    <message numerus="yes">
        <source>take %n cards over from a battle</source>
        <translation>
            <numerusform>reprise de&#x202f;%n carte d’une bataille</numerusform>
            <numerusform>reprise de&#x202f;%n cartes d’une bataille</numerusform>
        </translation>
    </message>
    <message>
        <source>text shortened: “{words}”</source>
        <translation>texte abrégé&#x202f;: «&#x202f;{words}&#x202f;»</translation>
    </message>
    <message>
        <source>the action of {fighter} ({action})</source>
        <translation>l’action de {fighter} ({action})</translation>
    </message>
    <message>
        <source>the blow of {fighter} at {target}</source>
        <translation>le coup de {fighter} contre {target}</translation>
    </message>
    <message>
        <source>the combat is over</source>
        <translation>le combat est terminé</translation>
    </message>
    <message>
        <source>the figure it was around is gone</source>
        <translation>la figurine qui la portait n’est plus là</translation>
    </message>
    <message>
        <source>the move under cover of {fighter}</source>
        <translation>le déplacement à couvert de {fighter}</translation>
    </message>
    <message>
        <source>the reserve is full</source>
        <translation>la réserve est pleine</translation>
    </message>
    <message>
        <source>the table: {was} becomes {result}</source>
        <translation>la table&#x202f;: {was} devient {result}</translation>
    </message>
    <message>
        <source>the table: {was} becomes {result} ({why})</source>
        <translation>la table&#x202f;: {was} devient {result} ({why})</translation>
    </message>
    <message>
        <source>the test of {fighter}</source>
        <translation>le test de {fighter}</translation>
    </message>
    <message>
        <source>the test of {who}</source>
        <translation>le test de {who}</translation>
    </message>
    <message>
        <source>the turn is over</source>
        <translation>le tour est terminé</translation>
    </message>
    <message>
        <source>the walk of {fighter}</source>
        <translation>la marche de {fighter}</translation>
    </message>
    <message>
        <source>the wound table gives: {result}</source>
        <translation>le tableau donne&#x202f;: {result}</translation>
    </message>
    <message>
        <source>to disengage</source>
        <translation>pour se désengager</translation>
    </message>
    <message>
        <source>token shortened: “{words}”</source>
        <translation>pion abrégé&#x202f;: «&#x202f;{words}&#x202f;»</translation>
    </message>
    <message>
        <source>under cover</source>
        <translation>à couvert</translation>
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
        <source>walk</source>
        <translation>marche</translation>
    </message>
    <message>
        <source>war machine</source>
        <translation>machine de guerre</translation>
    </message>
    <message>
        <source>what depends on the list</source>
        <translation>ce qui dépend de la liste</translation>
    </message>
    <message>
        <source>what the catalogues of {army} ask for</source>
        <translation>choix demandés par les catalogues de {army}</translation>
    </message>
    <message>
        <source>whether it is shown</source>
        <translation>s’il est montré</translation>
    </message>
    <message>
        <source>whole, but in letters of {points} points: {words}</source>
        <translation>entier, mais en lettres de {points} points&#x202f;: {words}</translation>
    </message>
    <message>
        <source>without its dice</source>
        <translation>sans ses dés</translation>
    </message>
    <message>
        <source>zealot</source>
        <translation>zélote</translation>
    </message>
    <message>
        <source>{ability}</source>
        <translation>{ability}</translation>
    </message>
    <message>
        <source>{ability}, die {die}: {was} becomes {result}</source>
        <translation>{ability}, dé {die}&#x202f;: {was} devient {result}</translation>
    </message>
    <message>
        <source>{ability}: {was} becomes {result}</source>
        <translation>{ability}&#x202f;: {was} devient {result}</translation>
    </message>
    <message>
        <source>{action} on {target}</source>
        <translation>{action} sur {target}</translation>
    </message>
    <message>
        <source>{amount} {name}</source>
        <translation>{amount}&#xa0;{name}</translation>
    </message>
    <message>
        <source>{attacker} attacks {fighters}: {details}</source>
        <translation>{attacker} attaque {fighters}&#x202f;: {details}</translation>
    </message>
    <message>
        <source>{attacker} attacks {fighter} ({points} AP), who defends ({defence}): no damage</source>
        <translation>{attacker} attaque {fighter} ({points} pts d’action), qui se défend ({defence})&#x202f;: sans dégâts</translation>
    </message>
    <message>
        <source>{attacker} attacks {fighter} ({points} AP), who defends ({defence}): −{n} Animus, {left} left</source>
        <translation>{attacker} attaque {fighter} ({points} pts d’action), qui se défend ({defence})&#x202f;: −{n} Animus, reste {left}</translation>
    </message>
    <message>
        <source>{attacker} attacks {fighter} ({points} AP): no damage</source>
        <translation>{attacker} attaque {fighter} ({points} pts d’action)&#x202f;: sans dégâts</translation>
    </message>
    <message>
        <source>{attacker} attacks {fighter} ({points} AP): −{n} Animus, {left} left</source>
        <translation>{attacker} attaque {fighter} ({points} pts d’action)&#x202f;: −{n} Animus, reste {left}</translation>
    </message>
    <message>
        <source>{attacker} attacks {fighter}, who defends ({defence}): no damage</source>
        <translation>{attacker} attaque {fighter}, qui se défend ({defence})&#x202f;: sans dégâts</translation>
    </message>
    <message>
        <source>{attacker} attacks {fighter}, who defends ({defence}): −{n} Animus, {left} left</source>
        <translation>{attacker} attaque {fighter}, qui se défend ({defence})&#x202f;: −{n} Animus, reste {left}</translation>
    </message>
    <message>
        <source>{attacker} attacks {fighter}: no damage</source>
        <translation>{attacker} attaque {fighter}&#x202f;: sans dégâts</translation>
    </message>
    <message>
        <source>{attacker} attacks {fighter}: −{n} Animus, {left} left</source>
        <translation>{attacker} attaque {fighter}&#x202f;: −{n} Animus, reste {left}</translation>
    </message>
    <message>
        <source>{attacker} captures {fighter}</source>
        <translation>{attacker} capture {fighter}</translation>
    </message>
    <message>
        <source>{attacker} casts for the whole phase: {details}</source>
        <translation>{attacker} incante toute la phase&#x202f;: {details}</translation>
    </message>
    <message>
        <source>{attacker} strikes ({location}): {result}</source>
        <translation>{attacker} frappe ({location})&#x202f;: {result}</translation>
    </message>
    <message>
        <source>{attacker} strikes {fighter} ({location}): {result}</source>
        <translation>{attacker} frappe {fighter} ({location})&#x202f;: {result}</translation>
    </message>
    <message numerus="yes">
        <source>{attacker} strikes {fighter}: %n life points lost</source>
        <translation>
            <numerusform>{attacker} frappe {fighter}&#x202f;: %n point de vie perdu</numerusform>
            <numerusform>{attacker} frappe {fighter}&#x202f;: %n points de vie perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>{attacker} strikes {fighter}: killed</source>
        <translation>{attacker} frappe {fighter}&#x202f;: tué</translation>
    </message>
    <message>
        <source>{attacker} strikes {fighter}: nothing</source>
        <translation>{attacker} frappe {fighter}&#x202f;: rien</translation>
    </message>
    <message>
        <source>{attacker} strikes {fighter}: stunned</source>
        <translation>{attacker} frappe {fighter}&#x202f;: Sonné</translation>
    </message>
    <message numerus="yes">
        <source>{attacker} summons {card} (%n figures)</source>
        <translation>
            <numerusform>{attacker} invoque {card} (%n figurine)</numerusform>
            <numerusform>{attacker} invoque {card} (%n figurines)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{attacker} summons {card}: %n of them</source>
        <translation>
            <numerusform>{attacker} invoque {card}</numerusform>
            <numerusform>{attacker} invoque {card}, %n en tout</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards} cards in {points} PA; {most} at most ({each} per started {started} PA).</source>
        <translation>{cards} cartes pour {points} PA&#x202f;; {most} au plus ({each} par tranche entamée de {started} PA).</translation>
    </message>
    <message>
        <source>{cards} cards of one profile in {points} PA; {most} at most ({each} per started {started} PA).</source>
        <translation>{cards} cartes d’un même profil pour {points} PA&#x202f;; {most} au plus ({each} par tranche entamée de {started} PA).</translation>
    </message>
    <message>
        <source>{card} goes over to {side}</source>
        <translation>{card} passe à {side}</translation>
    </message>
    <message numerus="yes">
        <source>{card} joins the battle (%n figures)</source>
        <translation>
            <numerusform>{card} rejoint la bataille (%n figurine)</numerusform>
            <numerusform>{card} rejoint la bataille (%n figurines)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} joins the combat: %n of them</source>
        <translation>
            <numerusform>{card} rejoint le combat</numerusform>
            <numerusform>{card}&#x202f;: %n rejoignent le combat</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} {bearers}, {what}: done</source>
        <translation>{card} {bearers}, {what}&#x202f;: fait</translation>
    </message>
    <message>
        <source>{card} {bearers}, {what}: reopened</source>
        <translation>{card} {bearers}, {what}&#x202f;: rouvert</translation>
    </message>
    <message>
        <source>{card} {bearers}, {what}: skipped</source>
        <translation>{card} {bearers}, {what}&#x202f;: ignoré</translation>
    </message>
    <message>
        <source>{card}, {what}: done</source>
        <translation>{card}, {what}&#x202f;: fait</translation>
    </message>
    <message>
        <source>{card}, {what}: reopened</source>
        <translation>{card}, {what}&#x202f;: rouvert</translation>
    </message>
    <message>
        <source>{card}, {what}: skipped</source>
        <translation>{card}, {what}&#x202f;: ignoré</translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n cards</source>
        <translation>
            <numerusform>{card}&#x202f;: %n carte</numerusform>
            <numerusform>{card}&#x202f;: %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n figures</source>
        <translation>
            <numerusform>{card}&#x202f;: %n figurine</numerusform>
            <numerusform>{card}&#x202f;: %n figurines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n more figures</source>
        <translation>
            <numerusform>{card}&#x202f;: %n figurine de plus</numerusform>
            <numerusform>{card}&#x202f;: %n figurines de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n more of them</source>
        <translation>
            <numerusform>{card}&#x202f;: un de plus</numerusform>
            <numerusform>{card}&#x202f;: %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: its size is told</source>
        <translation>{card}&#x202f;: taille précisée</translation>
    </message>
    <message>
        <source>{card}: {amount} PA</source>
        <translation>{card}&#x202f;: {amount}&#xa0;PA</translation>
    </message>
    <message>
        <source>{card}: {characteristic} is {value}</source>
        <translation>{card}&#x202f;: {characteristic} vaut {value}</translation>
    </message>
    <message>
        <source>{card}: {what} added</source>
        <translation>{card}&#x202f;: ajout de {what}</translation>
    </message>
    <message>
        <source>{characteristic} is 0: no roll is possible.</source>
        <translation>{characteristic} vaut 0&#x202f;: aucun jet possible.</translation>
    </message>
    <message>
        <source>{characteristic} is not known: no value allows more than {n} rolls in a phase.</source>
        <translation>Valeur inconnue&#x202f;: {characteristic}. Aucune ne permet plus de {n} jets par phase.</translation>
    </message>
    <message>
        <source>{characteristic} lent to {fighter}</source>
        <translation>prêt de {characteristic} à {fighter}</translation>
    </message>
    <message>
        <source>{characteristic} of {fighter}</source>
        <translation>{characteristic} de {fighter}</translation>
    </message>
    <message>
        <source>{characteristic} {n}: no re-rolls are left in this phase.</source>
        <translation>{characteristic} {n}&#x202f;: plus de relance dans cette phase.</translation>
    </message>
    <message>
        <source>{fighters} had more wounds than its profile now bears: it falls</source>
        <translation>{fighters} avait plus de blessures que son profil n’en supporte&#x202f;: fin du combat pour cette figurine</translation>
    </message>
    <message>
        <source>{fighters} had more wounds than its profile now bears: the next one is its last</source>
        <translation>{fighters} avait plus de blessures que son profil n’en supporte&#x202f;: la prochaine sera la dernière</translation>
    </message>
    <message>
        <source>{fighters} no longer flies: on the ground</source>
        <translation>{fighters} ne vole plus&#x202f;: au sol</translation>
    </message>
    <message>
        <source>{fighters} – {rivals}, {what}: done</source>
        <translation>{fighters} – {rivals}, {what}&#x202f;: fait</translation>
    </message>
    <message>
        <source>{fighters} – {rivals}, {what}: reopened</source>
        <translation>{fighters} – {rivals}, {what}&#x202f;: rouvert</translation>
    </message>
    <message>
        <source>{fighters} – {rivals}, {what}: skipped</source>
        <translation>{fighters} – {rivals}, {what}&#x202f;: ignoré</translation>
    </message>
    <message>
        <source>{fighters}: the walk declared with the shot is lost</source>
        <translation>{fighters}&#x202f;: la marche annoncée avec le tir est perdue</translation>
    </message>
    <message>
        <source>{fighters}: walk (declared with the shot)</source>
        <translation>{fighters}&#x202f;: marche (annoncée avec le tir)</translation>
    </message>
    <message>
        <source>{fighter}</source>
        <translation>{fighter}</translation>
    </message>
    <message>
        <source>{fighter} and {target} are in contact</source>
        <translation>{fighter} et {target} sont au contact</translation>
    </message>
    <message>
        <source>{fighter} and {target} are no longer in contact</source>
        <translation>{fighter} et {target} ne sont plus au contact</translation>
    </message>
    <message>
        <source>{fighter} and {target}, friends, are in contact</source>
        <translation>{fighter} et {target}, amis, sont au contact</translation>
    </message>
    <message>
        <source>{fighter} announces nothing after all</source>
        <translation>{fighter} n’annonce finalement rien</translation>
    </message>
    <message>
        <source>{fighter} announces: {action}</source>
        <translation>{fighter} annonce&#x202f;: {action}</translation>
    </message>
    <message>
        <source>{fighter} announces: {action}, {target}</source>
        <translation>{fighter} annonce&#x202f;: {action}, {target}</translation>
    </message>
    <message>
        <source>{fighter} benefits from {source}</source>
        <translation>{fighter} bénéficie de {source}</translation>
    </message>
    <message>
        <source>{fighter} called to rally, so it must walk.</source>
        <translation>{fighter} appelle au ralliement et doit donc marcher.</translation>
    </message>
    <message>
        <source>{fighter} calls to rally and walks</source>
        <translation>{fighter} appelle au ralliement et marche</translation>
    </message>
    <message>
        <source>{fighter} can try in the upkeep phase, or when its commander calls.</source>
        <translation>{fighter} peut essayer en phase d’entretien, ou à l’appel de son commandeur.</translation>
    </message>
    <message>
        <source>{fighter} cannot do that: {action}.</source>
        <translation>{fighter} ne peut pas faire cela&#x202f;: {action}.</translation>
    </message>
    <message>
        <source>{fighter} cannot get away: all dice in defence</source>
        <translation>{fighter} ne se dégage pas&#x202f;: tous ses dés en défense</translation>
    </message>
    <message>
        <source>{fighter} cannot retreat</source>
        <translation>{fighter} n’arrive pas à battre en retraite</translation>
    </message>
    <message>
        <source>{fighter} casts for the whole phase</source>
        <translation>{fighter} incante pendant toute la phase</translation>
    </message>
    <message>
        <source>{fighter} casts for the whole phase: {spell}</source>
        <translation>{fighter} incante pendant toute la phase&#x202f;: {spell}</translation>
    </message>
    <message>
        <source>{fighter} coordinates {side}</source>
        <translation>{fighter} coordonne {side}</translation>
    </message>
    <message>
        <source>{fighter} discards gems: {elements}</source>
        <translation>{fighter} renonce à des gemmes&#x202f;: {elements}</translation>
    </message>
    <message>
        <source>{fighter} disengages</source>
        <translation>{fighter} se désengage</translation>
    </message>
    <message>
        <source>{fighter} disengages against {difficulty}</source>
        <translation>{fighter} se désengage (difficulté {difficulty})</translation>
    </message>
    <message>
        <source>{fighter} dived for cover and has still to move under cover (V-C-4).</source>
        <translation>{fighter} se jette à couvert&#x202f;: il lui reste à se déplacer à couvert (V-C-4).</translation>
    </message>
    <message>
        <source>{fighter} does not count as a believer here.</source>
        <translation>{fighter} ne compte pas parmi les croyants présents.</translation>
    </message>
    <message>
        <source>{fighter} does not fly: one movement on its card, and no Flight (II-F).</source>
        <translation>{fighter} ne vole pas&#x202f;: un seul mouvement sur sa carte, et pas de Vol (II-F).</translation>
    </message>
    <message>
        <source>{fighter} does not have: {elements}.</source>
        <translation>Il manque à {fighter}&#x202f;: {elements}.</translation>
    </message>
    <message>
        <source>{fighter} does not master {element}.</source>
        <translation>{fighter} ne maîtrise pas cet élément&#x202f;: {element}.</translation>
    </message>
    <message>
        <source>{fighter} does not rally and leaves the table</source>
        <translation>{fighter} ne se rallie pas et quitte la table</translation>
    </message>
    <message>
        <source>{fighter} does not use the values of that commander.</source>
        <translation>{fighter} n’utilise pas les valeurs de ce commandeur.</translation>
    </message>
    <message>
        <source>{fighter} fails to disengage</source>
        <translation>{fighter} ne parvient pas à se désengager</translation>
    </message>
    <message>
        <source>{fighter} fails to intercept {target}</source>
        <translation>{fighter} n’arrive pas à intercepter {target}</translation>
    </message>
    <message>
        <source>{fighter} flees</source>
        <translation>{fighter} s’enfuit</translation>
    </message>
    <message>
        <source>{fighter} gains gems: {n} × {element}</source>
        <translation>{fighter} gagne des gemmes&#x202f;: {n} × {element}</translation>
    </message>
    <message>
        <source>{fighter} gains gems: {n} × {element}, now {held}, {limit} at most</source>
        <translation>{fighter} gagne des gemmes&#x202f;: {n} × {element}, maintenant {held}, {limit} au plus</translation>
    </message>
    <message>
        <source>{fighter} gains nothing from that commander.</source>
        <translation>{fighter} ne gagne rien avec ce commandeur.</translation>
    </message>
    <message>
        <source>{fighter} gains {n} temporary faith</source>
        <translation>{fighter} gagne {n} de foi temporaire</translation>
    </message>
    <message>
        <source>{fighter} gains {n} temporary faith from believers</source>
        <translation>{fighter} gagne {n} de foi temporaire grâce aux croyants</translation>
    </message>
    <message>
        <source>{fighter} gains {n} temporary faith: believers {believers} ÷ {by}, rounded down</source>
        <translation>{fighter} gagne {n} de foi temporaire&#x202f;: croyants {believers} ÷ {by}, arrondi à l’inférieur</translation>
    </message>
    <message>
        <source>{fighter} gains {n} temporary faith: believers {believers} ÷ {by}, rounded to the nearest</source>
        <translation>{fighter} gagne {n} de foi temporaire&#x202f;: croyants {believers} ÷ {by}, arrondi au plus proche</translation>
    </message>
    <message>
        <source>{fighter} gains {n} temporary faith: believers {believers} ÷ {by}, rounded up</source>
        <translation>{fighter} gagne {n} de foi temporaire&#x202f;: croyants {believers} ÷ {by}, arrondi au supérieur</translation>
    </message>
    <message numerus="yes">
        <source>{fighter} gets %n life points back, {left} still lost</source>
        <translation>
            <numerusform>{fighter} récupère %n point de vie, encore {left} perdus</numerusform>
            <numerusform>{fighter} récupère %n points de vie, encore {left} perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>{fighter} gets away from its enemies</source>
        <translation>{fighter} se dégage de ses adversaires</translation>
    </message>
    <message>
        <source>{fighter} gets away from its enemies and engages {target}</source>
        <translation>{fighter} se dégage de ses adversaires et engage {target}</translation>
    </message>
    <message>
        <source>{fighter} gets away from its enemies and lands: {target}</source>
        <translation>{fighter} se dégage de ses adversaires et se pose&#x202f;: {target}</translation>
    </message>
    <message>
        <source>{fighter} gets away from its enemies and takes off: {target}</source>
        <translation>{fighter} se dégage de ses adversaires et s’envole&#x202f;: {target}</translation>
    </message>
    <message>
        <source>{fighter} gives up the idea: {idea}</source>
        <translation>{fighter} abandonne son idée&#x202f;: {idea}</translation>
    </message>
    <message>
        <source>{fighter} goes over to {side}</source>
        <translation>{fighter} passe à {side}</translation>
    </message>
    <message>
        <source>{fighter} had a walk to make with its shot, and nobody said whether it was made (V-D-3).</source>
        <translation>{fighter} avait une marche à faire avec son tir, et personne n’a dit si elle l’était (V-D-3).</translation>
    </message>
    <message>
        <source>{fighter} had an announced action to resolve first (V-B-1).</source>
        <translation>{fighter} avait d’abord une action annoncée à résoudre (V-B-1).</translation>
    </message>
    <message numerus="yes">
        <source>{fighter} hands %n containers to {target}</source>
        <translation>
            <numerusform>{fighter} donne un conteneur à {target}</numerusform>
            <numerusform>{fighter} donne %n conteneurs à {target}</numerusform>
        </translation>
    </message>
    <message>
        <source>{fighter} has a new mark</source>
        <translation>{fighter} change de marque</translation>
    </message>
    <message>
        <source>{fighter} has acted</source>
        <translation>{fighter} a agi</translation>
    </message>
    <message>
        <source>{fighter} has acted in reaction</source>
        <translation>{fighter} a agi en réaction</translation>
    </message>
    <message>
        <source>{fighter} has already acted in this phase.</source>
        <translation>{fighter} a déjà agi dans cette phase.</translation>
    </message>
    <message>
        <source>{fighter} has already acted.</source>
        <translation>{fighter} a déjà agi.</translation>
    </message>
    <message numerus="yes">
        <source>{fighter} has already cast it %n times this turn.</source>
        <translation>
            <numerusform>{fighter} l’a déjà lancé %n fois ce tour-ci.</numerusform>
            <numerusform>{fighter} l’a déjà lancé %n fois ce tour-ci.</numerusform>
        </translation>
    </message>
    <message>
        <source>{fighter} has already cast it: only once a battle.</source>
        <translation>{fighter} l’a déjà lancé&#x202f;: une seule fois par bataille.</translation>
    </message>
    <message>
        <source>{fighter} has already tried at this call.</source>
        <translation>{fighter} a déjà tenté à cet appel.</translation>
    </message>
    <message>
        <source>{fighter} has already tried at this call: try again at the end of the turn.</source>
        <translation>{fighter} a déjà tenté à cet appel&#x202f;: nouvel essai à la fin du tour.</translation>
    </message>
    <message>
        <source>{fighter} has an Animus of {most} at most.</source>
        <translation>{fighter}&#x202f;: Animus {most} au plus.</translation>
    </message>
    <message>
        <source>{fighter} has an action to resolve: {action}.</source>
        <translation>{fighter} a une action à résoudre&#x202f;: {action}.</translation>
    </message>
    <message>
        <source>{fighter} has announced an action: resolve it first (V-B-1).</source>
        <translation>{fighter} a annoncé une action&#x202f;: résolvez-la d’abord (V-B-1).</translation>
    </message>
    <message>
        <source>{fighter} has announced neither a disengagement nor a retreat.</source>
        <translation>{fighter} n’a annoncé ni désengagement ni retraite.</translation>
    </message>
    <message>
        <source>{fighter} has announced no charge.</source>
        <translation>{fighter} n’a pas annoncé de charge.</translation>
    </message>
    <message>
        <source>{fighter} has another action: {action}.</source>
        <translation>{fighter} a une autre action&#x202f;: {action}.</translation>
    </message>
    <message>
        <source>{fighter} has declared a walk with its shot: say first whether it was made (V-D-3).</source>
        <translation>{fighter} a annoncé une marche avec son tir&#x202f;: dites d’abord si elle est faite (V-D-3).</translation>
    </message>
    <message>
        <source>{fighter} has failed to stop this move of {target}: another figure may try.</source>
        <translation>{fighter} a déjà manqué l’interception de {target}&#x202f;: une autre figurine peut essayer.</translation>
    </message>
    <message>
        <source>{fighter} has full Animus: what is given is lost.</source>
        <translation>Il ne manque pas d’Animus à {fighter}&#x202f;: ce qui est donné est perdu.</translation>
    </message>
    <message>
        <source>{fighter} has hit {target}: the blow is still to come.</source>
        <translation>{fighter} a touché {target}&#x202f;: le coup reste à donner.</translation>
    </message>
    <message>
        <source>{fighter} has its own action to resolve first: Interceptor is for who was given none.</source>
        <translation>{fighter} a d’abord sa propre action à résoudre&#x202f;: Interceptor est pour qui n’en a reçu aucune.</translation>
    </message>
    <message>
        <source>{fighter} has lost no Animus.</source>
        <translation>{fighter} n’a pas perdu d’Animus.</translation>
    </message>
    <message numerus="yes">
        <source>{fighter} has lost only %n points of Animus.</source>
        <translation>
            <numerusform>{fighter} n’a perdu qu’un point d’Animus.</numerusform>
            <numerusform>{fighter} n’a perdu que %n points d’Animus.</numerusform>
        </translation>
    </message>
    <message>
        <source>{fighter} has made its assault shot: a charge or a walk is left.</source>
        <translation>{fighter} a fait son tir d’assaut&#x202f;: reste sa charge, ou une marche.</translation>
    </message>
    <message>
        <source>{fighter} has neither Leadership nor General staff.</source>
        <translation>{fighter} n’a ni Commandement ni État-Major.</translation>
    </message>
    <message>
        <source>{fighter} has neither gems nor faith left (V-D-4).</source>
        <translation>{fighter} n’a plus ni gemmes ni foi (V-D-4).</translation>
    </message>
    <message>
        <source>{fighter} has no AIM (V-D-3).</source>
        <translation>{fighter} n’a pas de TIR (V-D-3).</translation>
    </message>
    <message>
        <source>{fighter} has no artillery.</source>
        <translation>{fighter} n’a pas d’équipement d’artillerie.</translation>
    </message>
    <message>
        <source>{fighter} has no assault weapon.</source>
        <translation>{fighter} n’a pas d’arme de tir d’assaut.</translation>
    </message>
    <message>
        <source>{fighter} has no mystic ability.</source>
        <translation>{fighter} n’a pas de compétence mystique.</translation>
    </message>
    <message>
        <source>{fighter} has not acted after all</source>
        <translation>{fighter} n’a finalement pas agi</translation>
    </message>
    <message>
        <source>{fighter} has not acted in reaction</source>
        <translation>{fighter} n’a pas agi en réaction</translation>
    </message>
    <message>
        <source>{fighter} has not been engaged for a turn yet.</source>
        <translation>L’engagement de {fighter} n’a pas encore duré un tour.</translation>
    </message>
    <message>
        <source>{fighter} has only {held} Animus left.</source>
        <translation>Il ne reste que {held} Animus à {fighter}.</translation>
    </message>
    <message>
        <source>{fighter} has shot at {target}: its charge is on the same enemy.</source>
        <translation>{fighter} a tiré sur {target}&#x202f;: sa charge vise le même ennemi.</translation>
    </message>
    <message>
        <source>{fighter} has shot: the test is still to come.</source>
        <translation>{fighter} a tiré&#x202f;: le test reste à faire.</translation>
    </message>
    <message>
        <source>{fighter} has {most} life points at most.</source>
        <translation>{fighter}&#x202f;: {most} points de vie au plus.</translation>
    </message>
    <message>
        <source>{fighter} has {most} wound notches at most.</source>
        <translation>{fighter}&#x202f;: {most} crans de blessure au plus.</translation>
    </message>
    <message>
        <source>{fighter} has {n} Animus in full</source>
        <translation>{fighter}&#x202f;: {n} Animus au complet</translation>
    </message>
    <message numerus="yes">
        <source>{fighter} heals %n notches, {left} left</source>
        <translation>
            <numerusform>{fighter} soigne %n cran, il en reste {left}</numerusform>
            <numerusform>{fighter} soigne %n crans, il en reste {left}</numerusform>
        </translation>
    </message>
    <message>
        <source>{fighter} heals with a container: +{n} Animus, {left} now</source>
        <translation>{fighter} se soigne avec un conteneur&#x202f;: +{n} Animus, {left} maintenant</translation>
    </message>
    <message>
        <source>{fighter} heals with {containers} containers: +{n} Animus, {left} now</source>
        <translation>{fighter} se soigne avec {containers} conteneurs&#x202f;: +{n} Animus, {left} maintenant</translation>
    </message>
    <message>
        <source>{fighter} heals: +{n} Animus, {left} now</source>
        <translation>{fighter} se soigne&#x202f;: +{n} Animus, {left} maintenant</translation>
    </message>
    <message numerus="yes">
        <source>{fighter} holds %n containers</source>
        <translation>
            <numerusform>{fighter} a %n conteneur</numerusform>
            <numerusform>{fighter} a %n conteneurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{fighter} holds no container.</source>
        <translation>{fighter} n’a pas de conteneur.</translation>
    </message>
    <message numerus="yes">
        <source>{fighter} holds only %n containers.</source>
        <translation>
            <numerusform>{fighter} n’a qu’un conteneur.</numerusform>
            <numerusform>{fighter} n’a que %n conteneurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>{fighter} holds {limit} gems at most</source>
        <translation>{fighter} garde au plus {limit} gemmes</translation>
    </message>
    <message>
        <source>{fighter} intercepts {target}</source>
        <translation>{fighter} intercepte {target}</translation>
    </message>
    <message>
        <source>{fighter} intercepts {target}, which lands</source>
        <translation>{fighter} intercepte {target}, qui se pose</translation>
    </message>
    <message>
        <source>{fighter} intercepts {target}, which takes off</source>
        <translation>{fighter} intercepte {target}, qui s’envole</translation>
    </message>
    <message>
        <source>{fighter} is already aiming.</source>
        <translation>{fighter} vise déjà.</translation>
    </message>
    <message>
        <source>{fighter} is already the target.</source>
        <translation>{fighter} est déjà la cible.</translation>
    </message>
    <message>
        <source>{fighter} is an Initié</source>
        <translation>{fighter}&#x202f;: Initié</translation>
    </message>
    <message>
        <source>{fighter} is an ally</source>
        <translation>{fighter}&#x202f;: allié</translation>
    </message>
    <message>
        <source>{fighter} is captured</source>
        <translation>{fighter} tombe aux mains de l’ennemi</translation>
    </message>
    <message>
        <source>{fighter} is dead</source>
        <translation>{fighter} meurt</translation>
    </message>
    <message>
        <source>{fighter} is dead: healing brings it back to the table (II-B-5).</source>
        <translation>{fighter} est hors de combat&#x202f;: soigner ramène cette figurine sur la table (II-B-5).</translation>
    </message>
    <message>
        <source>{fighter} is down: it can only be aided, in the restoration.</source>
        <translation>{fighter} est à terre&#x202f;: seule une aide est possible, en restauration.</translation>
    </message>
    <message>
        <source>{fighter} is down: no Animus left</source>
        <translation>{fighter} tombe à terre&#x202f;: plus d’Animus</translation>
    </message>
    <message>
        <source>{fighter} is engaged.</source>
        <translation>{fighter} n’est pas libre.</translation>
    </message>
    <message>
        <source>{fighter} is engaged: choose a target that is free.</source>
        <translation>{fighter} n’est pas libre&#x202f;: choisissez une cible libre.</translation>
    </message>
    <message>
        <source>{fighter} is free of all enemies</source>
        <translation>{fighter} est libre de tout adversaire</translation>
    </message>
    <message>
        <source>{fighter} is frightened</source>
        <translation>{fighter} prend peur</translation>
    </message>
    <message>
        <source>{fighter} is frightened: it uses no active ability until it rallies.</source>
        <translation>La peur tient {fighter}&#x202f;: pas de compétence active avant de se rallier.</translation>
    </message>
    <message>
        <source>{fighter} is frightened: most of its dice go into defence.</source>
        <translation>{fighter} a peur&#x202f;: ses dés vont majoritairement en défense.</translation>
    </message>
    <message numerus="yes">
        <source>{fighter} is healed: %n life points still lost</source>
        <translation>
            <numerusform>{fighter} reçoit des soins&#x202f;: encore&#x202f;%n point de vie perdu</numerusform>
            <numerusform>{fighter} reçoit des soins&#x202f;: encore&#x202f;%n points de vie perdus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fighter} is healed: %n notches left</source>
        <translation>
            <numerusform>{fighter} reçoit des soins&#x202f;: reste&#x202f;%n cran</numerusform>
            <numerusform>{fighter} reçoit des soins&#x202f;: restent&#x202f;%n crans</numerusform>
        </translation>
    </message>
    <message>
        <source>{fighter} is in contact with a frightening enemy.</source>
        <translation>{fighter} est au contact d’un ennemi effrayant.</translation>
    </message>
    <message>
        <source>{fighter} is in contact with an enemy (V-B-2).</source>
        <translation>{fighter} est au contact d’un adversaire (V-B-2).</translation>
    </message>
    <message>
        <source>{fighter} is in contact with an enemy and has to disengage first (V-D-1).</source>
        <translation>{fighter} est au contact d’un adversaire et doit d’abord se désengager (V-D-1).</translation>
    </message>
    <message>
        <source>{fighter} is in contact with an enemy and has to disengage first (V-D-3).</source>
        <translation>{fighter} est au contact d’un adversaire et doit d’abord se désengager (V-D-3).</translation>
    </message>
    <message>
        <source>{fighter} is in contact with an enemy.</source>
        <translation>{fighter} est au contact d’un adversaire.</translation>
    </message>
    <message>
        <source>{fighter} is in contact with no enemy.</source>
        <translation>{fighter} n’est au contact d’aucun adversaire.</translation>
    </message>
    <message>
        <source>{fighter} is in contact with {fighters}: it has to disengage first (V-D).</source>
        <translation>{fighter} est au contact de {fighters}&#x202f;: il faut d’abord se désengager (V-D).</translation>
    </message>
    <message>
        <source>{fighter} is in contact with {target} alone: disengaging leads away from it, not towards it.</source>
        <translation>{fighter} n’est au contact que de {target}&#x202f;: se désengager l’en éloigne.</translation>
    </message>
    <message>
        <source>{fighter} is killed</source>
        <translation>{fighter} succombe</translation>
    </message>
    <message>
        <source>{fighter} is neither a mage nor a faithful (V-D-4).</source>
        <translation>{fighter} n’est ni magicien ni fidèle (V-D-4).</translation>
    </message>
    <message>
        <source>{fighter} is no longer frightened</source>
        <translation>{fighter} n’a plus peur</translation>
    </message>
    <message>
        <source>{fighter} is no longer in contact with {fighters}</source>
        <translation>{fighter} n’est plus au contact de {fighters}</translation>
    </message>
    <message>
        <source>{fighter} is no longer stunned</source>
        <translation>{fighter}&#x202f;: fin de l’état Sonné</translation>
    </message>
    <message>
        <source>{fighter} is not a faithful.</source>
        <translation>{fighter} ne fait pas partie des fidèles.</translation>
    </message>
    <message>
        <source>{fighter} is not a mage.</source>
        <translation>{fighter} n’est pas magicien.</translation>
    </message>
    <message>
        <source>{fighter} is not a shooter.</source>
        <translation>{fighter} n’est pas un tireur.</translation>
    </message>
    <message>
        <source>{fighter} is not an Initié: containers and Animus go to Initiés.</source>
        <translation>Conteneurs et Animus vont aux Initiés&#x202f;: {fighter} n’en est pas.</translation>
    </message>
    <message>
        <source>{fighter} is not frightened.</source>
        <translation>{fighter} n’a pas peur.</translation>
    </message>
    <message>
        <source>{fighter} is not in contact with it.</source>
        <translation>{fighter} n’est pas à son contact.</translation>
    </message>
    <message>
        <source>{fighter} is not on the move.</source>
        <translation>{fighter} n’est pas en mouvement.</translation>
    </message>
    <message>
        <source>{fighter} is not on the table.</source>
        <translation>{fighter} n’est pas sur la table.</translation>
    </message>
    <message>
        <source>{fighter} is not there to pay for it.</source>
        <translation>{fighter} n’est plus là pour le payer.</translation>
    </message>
    <message>
        <source>{fighter} is off the table</source>
        <translation>{fighter} est hors table</translation>
    </message>
    <message>
        <source>{fighter} is on the table</source>
        <translation>{fighter} est sur la table</translation>
    </message>
    <message>
        <source>{fighter} is struck ({location}): {result}</source>
        <translation>{fighter} reçoit un coup ({location})&#x202f;: {result}</translation>
    </message>
    <message numerus="yes">
        <source>{fighter} is struck: %n life points lost</source>
        <translation>
            <numerusform>{fighter} reçoit un coup&#x202f;: %n point de vie perdu</numerusform>
            <numerusform>{fighter} reçoit un coup&#x202f;: %n points de vie perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>{fighter} is struck: killed</source>
        <translation>{fighter} reçoit un coup mortel</translation>
    </message>
    <message>
        <source>{fighter} is struck: nothing</source>
        <translation>{fighter} reçoit un coup&#x202f;: rien</translation>
    </message>
    <message>
        <source>{fighter} is struck: stunned</source>
        <translation>{fighter} reçoit un coup&#x202f;: Sonné</translation>
    </message>
    <message>
        <source>{fighter} is stunned</source>
        <translation>{fighter}&#x202f;: Sonné</translation>
    </message>
    <message>
        <source>{fighter} keeps fleeing</source>
        <translation>{fighter} continue de fuir</translation>
    </message>
    <message>
        <source>{fighter} keeps fleeing: {total} against {difficulty}</source>
        <translation>{fighter} continue de fuir&#x202f;: {total} pour une difficulté de {difficulty}</translation>
    </message>
    <message>
        <source>{fighter} lands</source>
        <translation>{fighter} se pose</translation>
    </message>
    <message>
        <source>{fighter} lands: {action}, {target}, done</source>
        <translation>{fighter} se pose&#x202f;: {action}, {target}, fait</translation>
    </message>
    <message>
        <source>{fighter} looks for another target of its charge</source>
        <translation>{fighter} cherche une autre cible à charger</translation>
    </message>
    <message>
        <source>{fighter} loses the initiative: {idea}</source>
        <translation>{fighter} perd l’initiative&#x202f;: {idea}</translation>
    </message>
    <message>
        <source>{fighter} loses {n} temporary faith, {left} left</source>
        <translation>{fighter} perd {n} de foi temporaire, il en reste {left}</translation>
    </message>
    <message>
        <source>{fighter} makes its shot first, then charges.</source>
        <translation>{fighter} tire d’abord, puis charge.</translation>
    </message>
    <message>
        <source>{fighter} may not coordinate (IV-B): {reasons}</source>
        <translation>{fighter} ne peut pas coordonner (IV-B)&#x202f;: {reasons}</translation>
    </message>
    <message>
        <source>{fighter} may not test DIS: {reasons}</source>
        <translation>{fighter} ne peut pas tester la DIS&#x202f;: {reasons}</translation>
    </message>
    <message numerus="yes">
        <source>{fighter} may win {gains}: %n opportunities, {characteristic}</source>
        <translation>
            <numerusform>{fighter} peut gagner {gains}&#x202f;: une opportunité, {characteristic}</numerusform>
            <numerusform>{fighter} peut gagner {gains}&#x202f;: %n opportunités, {characteristic}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fighter} may win “{advantage}” for the group and {turns} turns: %n opportunities, {characteristic}</source>
        <translation>
            <numerusform>{fighter} peut gagner «&#x202f;{advantage}&#x202f;» pour le groupe, pendant {turns} tours&#x202f;: une opportunité, {characteristic}</numerusform>
            <numerusform>{fighter} peut gagner «&#x202f;{advantage}&#x202f;» pour le groupe, pendant {turns} tours&#x202f;: %n opportunités, {characteristic}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fighter} may win “{advantage}” for the group: %n opportunities, {characteristic}</source>
        <translation>
            <numerusform>{fighter} peut gagner «&#x202f;{advantage}&#x202f;» pour le groupe&#x202f;: une opportunité, {characteristic}</numerusform>
            <numerusform>{fighter} peut gagner «&#x202f;{advantage}&#x202f;» pour le groupe&#x202f;: %n opportunités, {characteristic}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fighter} may win “{advantage}” for {turns} turns: %n opportunities, {characteristic}</source>
        <translation>
            <numerusform>{fighter} peut gagner «&#x202f;{advantage}&#x202f;» pendant {turns} tours&#x202f;: une opportunité, {characteristic}</numerusform>
            <numerusform>{fighter} peut gagner «&#x202f;{advantage}&#x202f;» pendant {turns} tours&#x202f;: %n opportunités, {characteristic}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fighter} may win “{advantage}”: %n opportunities, {characteristic}</source>
        <translation>
            <numerusform>{fighter} peut gagner «&#x202f;{advantage}&#x202f;»&#x202f;: une opportunité, {characteristic}</numerusform>
            <numerusform>{fighter} peut gagner «&#x202f;{advantage}&#x202f;»&#x202f;: %n opportunités, {characteristic}</numerusform>
        </translation>
    </message>
    <message>
        <source>{fighter} must disengage first (V-C-3).</source>
        <translation>{fighter} doit d’abord se désengager (V-C-3).</translation>
    </message>
    <message>
        <source>{fighter} must test its INI first.</source>
        <translation>{fighter} doit d’abord tester son INI.</translation>
    </message>
    <message>
        <source>{fighter} needs {n} Animus: what is given beyond that is lost.</source>
        <translation>Il manque {n} Animus à {fighter}&#x202f;: ce qui est donné au-delà est perdu.</translation>
    </message>
    <message>
        <source>{fighter} no longer benefits from {source}</source>
        <translation>{fighter} ne bénéficie plus de {source}</translation>
    </message>
    <message>
        <source>{fighter} no longer uses the COU and DIS of {attacker}</source>
        <translation>{fighter} n’utilise plus le COU et la DIS de {attacker}</translation>
    </message>
    <message>
        <source>{fighter} proposes: {idea}</source>
        <translation>{fighter} propose&#x202f;: {idea}</translation>
    </message>
    <message>
        <source>{fighter} puts all its dice into defence in this combat.</source>
        <translation>{fighter} met tous ses dés en défense dans ce combat.</translation>
    </message>
    <message>
        <source>{fighter} rallies</source>
        <translation>{fighter} se rallie</translation>
    </message>
    <message>
        <source>{fighter} rallies: {total} against {difficulty}</source>
        <translation>{fighter} se rallie&#x202f;: {total} pour une difficulté de {difficulty}</translation>
    </message>
    <message>
        <source>{fighter} recovers gems: {elements}</source>
        <translation>{fighter} récupère des gemmes&#x202f;: {elements}</translation>
    </message>
    <message>
        <source>{fighter} recovers gems: {n} × {element}</source>
        <translation>{fighter} récupère des gemmes&#x202f;: {n} × {element}</translation>
    </message>
    <message>
        <source>{fighter} redirects its charge to {target}</source>
        <translation>{fighter} redirige sa charge sur {target}</translation>
    </message>
    <message>
        <source>{fighter} retreats</source>
        <translation>{fighter} bat en retraite</translation>
    </message>
    <message>
        <source>{fighter} rolls {characteristic} for the initiative: {die} (opportunities left: {left})</source>
        <translation>{fighter} lance {characteristic} pour son initiative&#x202f;: {die} (opportunités restantes&#x202f;: {left})</translation>
    </message>
    <message>
        <source>{fighter} rolls {characteristic} for {what}: {die}</source>
        <translation>{fighter} lance {characteristic} pour {what}&#x202f;: {die}</translation>
    </message>
    <message>
        <source>{fighter} rolls {characteristic}: {die}</source>
        <translation>{fighter} lance {characteristic}&#x202f;: {die}</translation>
    </message>
    <message>
        <source>{fighter} rolls {n}</source>
        <translation>{fighter} obtient {n}</translation>
    </message>
    <message>
        <source>{fighter} shares {n} Animus with {target}</source>
        <translation>{fighter} partage {n} Animus avec {target}</translation>
    </message>
    <message>
        <source>{fighter} shoots at {target} before its charge</source>
        <translation>{fighter} tire sur {target} avant de charger</translation>
    </message>
    <message>
        <source>{fighter} shoots at {target} in reaction</source>
        <translation>{fighter} tire sur {target} en réaction</translation>
    </message>
    <message>
        <source>{fighter} shoots at {target} in reaction and may walk</source>
        <translation>{fighter} tire sur {target} en réaction et peut marcher</translation>
    </message>
    <message>
        <source>{fighter} shoots before its charge</source>
        <translation>{fighter} tire avant de charger</translation>
    </message>
    <message>
        <source>{fighter} spends gems: {n} × {element}</source>
        <translation>{fighter} dépense des gemmes&#x202f;: {n} × {element}</translation>
    </message>
    <message>
        <source>{fighter} spends {n} temporary faith</source>
        <translation>{fighter} dépense {n} de foi temporaire</translation>
    </message>
    <message>
        <source>{fighter} stays frightened</source>
        <translation>{fighter} a toujours peur</translation>
    </message>
    <message>
        <source>{fighter} takes off</source>
        <translation>{fighter} s’envole</translation>
    </message>
    <message>
        <source>{fighter} takes off: {action}, {target}, done</source>
        <translation>{fighter} s’envole&#x202f;: {action}, {target}, fait</translation>
    </message>
    <message>
        <source>{fighter} takes the initiative</source>
        <translation>{fighter} prend l’initiative</translation>
    </message>
    <message>
        <source>{fighter} takes the initiative for the group: {advantage}</source>
        <translation>{fighter} prend l’initiative pour le groupe&#x202f;: {advantage}</translation>
    </message>
    <message>
        <source>{fighter} takes the initiative: {advantage}</source>
        <translation>{fighter} prend l’initiative&#x202f;: {advantage}</translation>
    </message>
    <message>
        <source>{fighter} takes the initiative: {gains}</source>
        <translation>{fighter} prend l’initiative&#x202f;: {gains}</translation>
    </message>
    <message>
        <source>{fighter} tries to get away: above 5 succeeds</source>
        <translation>{fighter} tente de se dégager&#x202f;: il faut plus de 5</translation>
    </message>
    <message>
        <source>{fighter} tries to rally: {characteristic} against {difficulty}</source>
        <translation>{fighter} tente de se rallier&#x202f;: {characteristic} contre {difficulty}</translation>
    </message>
    <message>
        <source>{fighter} uses the COU and DIS of {attacker}</source>
        <translation>{fighter} utilise le COU et la DIS de {attacker}</translation>
    </message>
    <message>
        <source>{fighter} was not given a shot.</source>
        <translation>{fighter} n’a pas reçu d’action de tir.</translation>
    </message>
    <message>
        <source>{fighter} would give the last of the Animus.</source>
        <translation>{fighter} donnerait le reste de son Animus.</translation>
    </message>
    <message>
        <source>{fighter} would shoot at itself.</source>
        <translation>{fighter} tirerait sur sa propre figurine.</translation>
    </message>
    <message>
        <source>{fighter} would spend more than it costs: {elements}.</source>
        <translation>{fighter} dépenserait plus que le coût&#x202f;: {elements}.</translation>
    </message>
    <message>
        <source>{fighter}, {what}: done</source>
        <translation>{fighter}, {what}&#x202f;: fait</translation>
    </message>
    <message>
        <source>{fighter}, {what}: reopened</source>
        <translation>{fighter}, {what}&#x202f;: rouvert</translation>
    </message>
    <message>
        <source>{fighter}, {what}: skipped</source>
        <translation>{fighter}, {what}&#x202f;: ignoré</translation>
    </message>
    <message numerus="yes">
        <source>{fighter}: %n life points lost</source>
        <translation>
            <numerusform>{fighter}&#x202f;: %n point de vie perdu</numerusform>
            <numerusform>{fighter}&#x202f;: %n points de vie perdus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fighter}: %n notches</source>
        <translation>
            <numerusform>{fighter}&#x202f;: %n cran</numerusform>
            <numerusform>{fighter}&#x202f;: %n crans</numerusform>
        </translation>
    </message>
    <message>
        <source>{fighter}: aimed shot</source>
        <translation>{fighter}&#x202f;: tir ciblé</translation>
    </message>
    <message>
        <source>{fighter}: aimed shot, {target}</source>
        <translation>{fighter}&#x202f;: tir ciblé, {target}</translation>
    </message>
    <message>
        <source>{fighter}: all dice in defence</source>
        <translation>{fighter}&#x202f;: tous les dés en défense</translation>
    </message>
    <message>
        <source>{fighter}: charge penalties</source>
        <translation>{fighter}&#x202f;: malus de charge</translation>
    </message>
    <message>
        <source>{fighter}: dice split freely</source>
        <translation>{fighter}&#x202f;: dés répartis librement</translation>
    </message>
    <message>
        <source>{fighter}: engaged since turn {n}</source>
        <translation>{fighter}&#x202f;: engagé depuis le tour {n}</translation>
    </message>
    <message>
        <source>{fighter}: gem limit back to the ruleset’s</source>
        <translation>{fighter}&#x202f;: la limite de gemmes redevient celle des règles</translation>
    </message>
    <message>
        <source>{fighter}: life points as on its card</source>
        <translation>{fighter}&#x202f;: points de vie de sa carte</translation>
    </message>
    <message>
        <source>{fighter}: life points, {n}</source>
        <translation>{fighter}&#x202f;: points de vie, {n}</translation>
    </message>
    <message>
        <source>{fighter}: might as on its card</source>
        <translation>{fighter}&#x202f;: puissance de sa carte</translation>
    </message>
    <message>
        <source>{fighter}: might, {n}</source>
        <translation>{fighter}&#x202f;: puissance, {n}</translation>
    </message>
    <message>
        <source>{fighter}: no charge penalties</source>
        <translation>{fighter}&#x202f;: pas de malus de charge</translation>
    </message>
    <message>
        <source>{fighter}: no dice in attack</source>
        <translation>{fighter}&#x202f;: aucun dé en attaque</translation>
    </message>
    <message>
        <source>{fighter}: no dice in defence</source>
        <translation>{fighter}&#x202f;: aucun dé en défense</translation>
    </message>
    <message>
        <source>{fighter}: note removed</source>
        <translation>{fighter}&#x202f;: note retirée</translation>
    </message>
    <message>
        <source>{fighter}: the idea has no answer yet.</source>
        <translation>{fighter}&#x202f;: l’idée attend encore sa réponse.</translation>
    </message>
    <message>
        <source>{fighter}: {action}</source>
        <translation>{fighter}&#x202f;: {action}</translation>
    </message>
    <message>
        <source>{fighter}: {action}, done</source>
        <translation>{fighter}&#x202f;: {action}, fait</translation>
    </message>
    <message>
        <source>{fighter}: {action}, failed</source>
        <translation>{fighter}&#x202f;: {action}, échec</translation>
    </message>
    <message>
        <source>{fighter}: {action}, no longer possible</source>
        <translation>{fighter}&#x202f;: {action}, devenu impossible</translation>
    </message>
    <message>
        <source>{fighter}: {action}, turned into a run</source>
        <translation>{fighter}&#x202f;: {action}, devient une course</translation>
    </message>
    <message>
        <source>{fighter}: {action}, turned into a walk</source>
        <translation>{fighter}&#x202f;: {action}, devient une marche</translation>
    </message>
    <message>
        <source>{fighter}: {action}, {target}</source>
        <translation>{fighter}&#x202f;: {action}, {target}</translation>
    </message>
    <message>
        <source>{fighter}: {action}, {target}, done</source>
        <translation>{fighter}&#x202f;: {action}, {target}, fait</translation>
    </message>
    <message>
        <source>{fighter}: {action}, {target}, failed</source>
        <translation>{fighter}&#x202f;: {action}, {target}, échec</translation>
    </message>
    <message>
        <source>{fighter}: {action}, {target}, no longer possible</source>
        <translation>{fighter}&#x202f;: {action}, {target}, devenu impossible</translation>
    </message>
    <message>
        <source>{fighter}: {attack} dice in attack, {defence} in defence</source>
        <translation>{fighter}&#x202f;: dés en attaque {attack}, en défense {defence}</translation>
    </message>
    <message>
        <source>{fighter}: {characteristic} = {amount} ({source})</source>
        <translation>{fighter}&#x202f;: {characteristic} = {amount} ({source})</translation>
    </message>
    <message>
        <source>{fighter}: {characteristic} {amount:+} ({source})</source>
        <translation>{fighter}&#x202f;: {characteristic} {amount:+} ({source})</translation>
    </message>
    <message>
        <source>{fighter}: {characteristic} ÷ {amount} ({source})</source>
        <translation>{fighter}&#x202f;: {characteristic} ÷ {amount} ({source})</translation>
    </message>
    <message>
        <source>{fighter}: {left} Animus left</source>
        <translation>{fighter}&#x202f;: reste {left} Animus</translation>
    </message>
    <message>
        <source>{fighter}: {name} at {n}</source>
        <translation>{fighter}&#x202f;: {name} à {n}</translation>
    </message>
    <message>
        <source>{fighter}: {n} dice in attack</source>
        <translation>{fighter}&#x202f;: dés en attaque {n}</translation>
    </message>
    <message>
        <source>{fighter}: {n} dice in defence</source>
        <translation>{fighter}&#x202f;: dés en défense {n}</translation>
    </message>
    <message>
        <source>{fighter}: {source} has ended</source>
        <translation>{fighter}&#x202f;: fin de {source}</translation>
    </message>
    <message>
        <source>{fighter}: {what}</source>
        <translation>{fighter}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>{fighter}: {what} fails, {total} against {difficulty}</source>
        <translation>{fighter}&#x202f;: {what} échoue, {total} pour une difficulté de {difficulty}</translation>
    </message>
    <message>
        <source>{fighter}: {what} fails, {total} against {difficulty}; spent: {spent}</source>
        <translation>{fighter}&#x202f;: {what} échoue, {total} pour une difficulté de {difficulty}&#x202f;; dépensé&#x202f;: {spent}</translation>
    </message>
    <message>
        <source>{fighter}: {what} is lost</source>
        <translation>{fighter}&#x202f;: {what} est perdu</translation>
    </message>
    <message>
        <source>{fighter}: {what} is lost; spent: {spent}</source>
        <translation>{fighter}&#x202f;: {what} est perdu&#x202f;; dépensé&#x202f;: {spent}</translation>
    </message>
    <message>
        <source>{fighter}: {what} succeeds on {fighters}, {total} against {difficulty}</source>
        <translation>{fighter}&#x202f;: {what} réussit sur {fighters}, {total} pour une difficulté de {difficulty}</translation>
    </message>
    <message>
        <source>{fighter}: {what} succeeds on {fighters}, {total} against {difficulty}; spent: {spent}</source>
        <translation>{fighter}&#x202f;: {what} réussit sur {fighters}, {total} pour une difficulté de {difficulty}&#x202f;; dépensé&#x202f;: {spent}</translation>
    </message>
    <message>
        <source>{fighter}: {what} succeeds, {total} against {difficulty}</source>
        <translation>{fighter}&#x202f;: {what} réussit, {total} pour une difficulté de {difficulty}</translation>
    </message>
    <message>
        <source>{fighter}: {what} succeeds, {total} against {difficulty}; spent: {spent}</source>
        <translation>{fighter}&#x202f;: {what} réussit, {total} pour une difficulté de {difficulty}&#x202f;; dépensé&#x202f;: {spent}</translation>
    </message>
    <message>
        <source>{fighter}: {what}, on {fighters}</source>
        <translation>{fighter}&#x202f;: {what}, sur {fighters}</translation>
    </message>
    <message>
        <source>{fighter}: {what}, on {fighters}; spent: {spent}</source>
        <translation>{fighter}&#x202f;: {what}, sur {fighters}&#x202f;; dépensé&#x202f;: {spent}</translation>
    </message>
    <message>
        <source>{fighter}: {what}; spent: {spent}</source>
        <translation>{fighter}&#x202f;: {what}&#x202f;; dépensé&#x202f;: {spent}</translation>
    </message>
    <message>
        <source>{fighter}: “{note}”</source>
        <translation>{fighter}&#x202f;: «&#x202f;{note}&#x202f;»</translation>
    </message>
    <message>
        <source>{figures} figures in {points} PA; {most} at most ({each} per started {started} PA).</source>
        <translation>{figures} figurines pour {points} PA&#x202f;; {most} au plus ({each} par tranche entamée de {started} PA).</translation>
    </message>
    <message>
        <source>{figures} × {pa} PA</source>
        <translation>{figures} × {pa}&#xa0;PA</translation>
    </message>
    <message>
        <source>{holder} is using this library now. Close it there, or open the library to read only.</source>
        <translation>{holder} utilise cette bibliothèque en ce moment. Fermez-la à cet endroit, ou ouvrez-la en lecture seule.</translation>
    </message>
    <message>
        <source>{kind} {width} × {height}, {kilobytes} KB</source>
        <translation>{kind} {width} × {height}, {kilobytes}&#x202f;Ko</translation>
    </message>
    <message>
        <source>{least} cards have already been seen.</source>
        <translation>{least} cartes ont déjà été vues.</translation>
    </message>
    <message>
        <source>{names} in the list</source>
        <translation>{names} dans la liste</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{name} as it was in revision {number}</source>
        <translation>{name} comme dans la révision {number}</translation>
    </message>
    <message>
        <source>{name} is not open here: the card or the list rules it out.</source>
        <translation>{name} n’est pas permis ici&#x202f;: la carte ou la liste l’exclut.</translation>
    </message>
    <message>
        <source>{name}: in no catalogue any more; counted at its last price.</source>
        <translation>{name}&#x202f;: n’est plus dans aucun catalogue&#x202f;; compté à son dernier prix.</translation>
    </message>
    <message>
        <source>{name}: {counted} chosen; {bound} at most.</source>
        <translation>{name}&#x202f;: {counted} déjà&#x202f;; {bound} au plus.</translation>
    </message>
    <message>
        <source>{name}: {counted} more spent than given.</source>
        <translation>{name}&#x202f;: {counted} de trop par rapport à ce qui est donné.</translation>
    </message>
    <message>
        <source>{name}: {counted} spent; {bound} at most.</source>
        <translation>{name}&#x202f;: {counted} dépensés&#x202f;; {bound} au plus.</translation>
    </message>
    <message>
        <source>{name}: {counted} {currency}; {bound} {currency} at least.</source>
        <translation>{name}&#x202f;: {counted} {currency}&#x202f;; {bound} {currency} au moins.</translation>
    </message>
    <message>
        <source>{name}: {counted} {currency}; {bound} {currency} at most.</source>
        <translation>{name}&#x202f;: {counted} {currency}&#x202f;; {bound} {currency} au plus.</translation>
    </message>
    <message>
        <source>{name}: {left} left.</source>
        <translation>{name}&#x202f;: reste {left}.</translation>
    </message>
    <message>
        <source>{name}: {left} over.</source>
        <translation>{name}&#x202f;: {left} de trop.</translation>
    </message>
    <message>
        <source>{name}: {times} × {pa} PA</source>
        <translation>{name}&#x202f;: {times} × {pa}&#xa0;PA</translation>
    </message>
    <message>
        <source>{n} AP</source>
        <translation>{n} PA</translation>
    </message>
    <message>
        <source>{n} Animus of its own</source>
        <translation>{n} Animus à soi</translation>
    </message>
    <message>
        <source>{n} against {difficulty}</source>
        <translation>{n} contre {difficulty}</translation>
    </message>
    <message>
        <source>{n} enemies touch {fighter}, whose size is not known (II-E-3).</source>
        <translation>{n} adversaires touchent {fighter}, de taille inconnue (II-E-3).</translation>
    </message>
    <message>
        <source>{n} enemies touch {fighter}: say its size first, with its contacts (II-E-3).</source>
        <translation>{n} adversaires touchent {fighter}&#x202f;: dites d’abord sa taille, avec ses contacts (II-E-3).</translation>
    </message>
    <message>
        <source>{n} left</source>
        <translation>reste {n}</translation>
    </message>
    <message>
        <source>{n} left each</source>
        <translation>reste {n} chacun</translation>
    </message>
    <message>
        <source>{n} left: {fighters}</source>
        <translation>reste {n}&#x202f;: {fighters}</translation>
    </message>
    <message>
        <source>{one}; {other}</source>
        <translation>{one}&#x202f;; {other}</translation>
    </message>
    <message>
        <source>{option}: {amount} PA</source>
        <translation>{option}&#x202f;: {amount}&#xa0;PA</translation>
    </message>
    <message>
        <source>{over} PA over the limit of {limit} PA.</source>
        <translation>{over} PA au-dessus de la limite de {limit} PA.</translation>
    </message>
    <message>
        <source>{pa} PA</source>
        <translation>{pa}&#xa0;PA</translation>
    </message>
    <message>
        <source>{pa} per figure</source>
        <translation>{pa} par figurine</translation>
    </message>
    <message>
        <source>{people}: a people without a known path; its alliance was not checked.</source>
        <translation>{people}&#x202f;: un peuple sans voie connue&#x202f;; son alliance n’a pas été contrôlée.</translation>
    </message>
    <message>
        <source>{people}: neither the army’s path nor an alliance lets them in.</source>
        <translation>{people}&#x202f;: ni la voie de l’armée ni une alliance ne leur ouvre la liste.</translation>
    </message>
    <message>
        <source>{phase} begins</source>
        <translation>Phase suivante&#x202f;: {phase}</translation>
    </message>
    <message>
        <source>{ruleset}: back to default</source>
        <translation>{ruleset}&#x202f;: valeurs par défaut</translation>
    </message>
    <message>
        <source>{ruleset}: {value}</source>
        <translation>{ruleset}&#x202f;: {value}</translation>
    </message>
    <message>
        <source>{side} already has a brilliant plan.</source>
        <translation>{side} a déjà un plan génial.</translation>
    </message>
    <message>
        <source>{side} answers the brilliant plan first.</source>
        <translation>{side} répond d’abord au plan génial.</translation>
    </message>
    <message>
        <source>{side} arranges cards that stay hidden</source>
        <translation>{side} arrange des cartes qui restent cachées</translation>
    </message>
    <message>
        <source>{side} bides its time and sets a card aside</source>
        <translation>{side} temporise et met une carte de côté</translation>
    </message>
    <message>
        <source>{side} bides its time and sets a card aside: {cards}</source>
        <translation>{side} temporise et met une carte de côté&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>{side} chooses the die that counts: {total}</source>
        <translation>{side} choisit le dé qui compte&#x202f;: {total}</translation>
    </message>
    <message>
        <source>{side} chooses the die that counts: {total}, a tie, both re-roll</source>
        <translation>{side} choisit le dé qui compte&#x202f;: {total}, égalité, les deux relancent</translation>
    </message>
    <message>
        <source>{side} chooses the die that counts: {total}. {outcome} wins the roll</source>
        <translation>{side} choisit le dé qui compte&#x202f;: {total}. {outcome} remporte le jet</translation>
    </message>
    <message>
        <source>{side} counters the brilliant plan: command points, {n}</source>
        <translation>{side} contre le plan génial&#x202f;: points de commandement, {n}</translation>
    </message>
    <message>
        <source>{side} counters the plan: {n}</source>
        <translation>{side} contre le plan&#x202f;: {n}</translation>
    </message>
    <message>
        <source>{side} ends its speaking turn</source>
        <translation>{side} finit son tour de parole</translation>
    </message>
    <message>
        <source>{side} forgets the order “{name}”</source>
        <translation>{side} oublie l’ordre «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>{side} has %n cards</source>
        <translation>
            <numerusform>{side} a %n carte</numerusform>
            <numerusform>{side} a %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} has a brilliant plan: command points, {n}</source>
        <translation>{side} a un plan génial&#x202f;: points de commandement, {n}</translation>
    </message>
    <message>
        <source>{side} has already called to rally this turn.</source>
        <translation>{side} a déjà appelé au ralliement ce tour-ci.</translation>
    </message>
    <message>
        <source>{side} has bided its time in this turn.</source>
        <translation>{side} a déjà temporisé ce tour.</translation>
    </message>
    <message>
        <source>{side} has decided what to do with its 6</source>
        <translation>{side} a choisi quoi faire de son 6</translation>
    </message>
    <message>
        <source>{side} has only {held} of the {n} command points.</source>
        <translation>{side} n’a que {held} des {n} points de commandement.</translation>
    </message>
    <message>
        <source>{side} hides its pile</source>
        <translation>{side} cache sa pile</translation>
    </message>
    <message>
        <source>{side} hides its sequence</source>
        <translation>{side} cache sa séquence</translation>
    </message>
    <message>
        <source>{side} is dominant in this combat phase</source>
        <translation>{side} est le dominant de cette phase de combat</translation>
    </message>
    <message>
        <source>{side} is not ready after all</source>
        <translation>{side} n’a finalement pas terminé</translation>
    </message>
    <message>
        <source>{side} is ready</source>
        <translation>{side} a terminé</translation>
    </message>
    <message>
        <source>{side} is the tactician</source>
        <translation>{side} est le tacticien</translation>
    </message>
    <message>
        <source>{side} is the tactician: its brilliant plan stood</source>
        <translation>{side} est le tacticien&#x202f;: son plan génial a tenu</translation>
    </message>
    <message>
        <source>{side} keeps its 6</source>
        <translation>{side} garde son 6</translation>
    </message>
    <message>
        <source>{side} keeps its 6: {total}</source>
        <translation>{side} garde son 6&#x202f;: {total}</translation>
    </message>
    <message>
        <source>{side} keeps its 6: {total}, a tie, both re-roll</source>
        <translation>{side} garde son 6&#x202f;: {total}, égalité, les deux relancent</translation>
    </message>
    <message>
        <source>{side} keeps its 6: {total}. {outcome} is the tactician</source>
        <translation>{side} garde son 6&#x202f;: {total}. {outcome} est le tacticien</translation>
    </message>
    <message>
        <source>{side} keeps its 6: {total}. {outcome} wins the roll</source>
        <translation>{side} garde son 6&#x202f;: {total}. {outcome} gagne le jet</translation>
    </message>
    <message>
        <source>{side} let a brilliant plan stand: it cannot play one before the next turn.</source>
        <translation>{side} a laissé passer un plan génial&#x202f;: pas de plan génial pour ce camp avant le prochain tour.</translation>
    </message>
    <message>
        <source>{side} lets the brilliant plan stand</source>
        <translation>{side} laisse passer le plan génial</translation>
    </message>
    <message>
        <source>{side} lets the plan stand</source>
        <translation>{side} laisse passer le plan</translation>
    </message>
    <message>
        <source>{side} orders in secret: undo and redo touch that order alone. Say that it is ready first.</source>
        <translation>{side}&#x202f;: ordre secret en cours. Annuler et rétablir ne touchent que lui. Validez-le d’abord.</translation>
    </message>
    <message>
        <source>{side} orders its pile</source>
        <translation>{side} forme sa pile</translation>
    </message>
    <message>
        <source>{side} orders its sequence</source>
        <translation>{side} prépare sa séquence</translation>
    </message>
    <message>
        <source>{side} plays its reserve and its top card: {cards}</source>
        <translation>{side} joue sa réserve et la carte du dessus&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>{side} plays {cards}</source>
        <translation>{side} joue {cards}</translation>
    </message>
    <message>
        <source>{side} plays {cards} from the reserve</source>
        <translation>{side} joue {cards} depuis la réserve</translation>
    </message>
    <message>
        <source>{side} puts a card in reserve</source>
        <translation>{side} met une carte en réserve</translation>
    </message>
    <message>
        <source>{side} puts {cards} in reserve</source>
        <translation>{side} met {cards} en réserve</translation>
    </message>
    <message>
        <source>{side} re-rolls its 6</source>
        <translation>{side} relance son 6</translation>
    </message>
    <message>
        <source>{side} rolls</source>
        <translation>{side} lance</translation>
    </message>
    <message>
        <source>{side} rolls {dice} for Tactique: {total}</source>
        <translation>{side} lance {dice} en Tactique&#x202f;: {total}</translation>
    </message>
    <message>
        <source>{side} rolls {dice} for Tactique: {total}, a tie, both re-roll</source>
        <translation>{side} lance {dice} en Tactique&#x202f;: {total}, égalité, les deux relancent</translation>
    </message>
    <message>
        <source>{side} rolls {dice} for Tactique: {total}, both fail and re-roll</source>
        <translation>{side} lance {dice} en Tactique&#x202f;: {total}, deux échecs, les deux relancent</translation>
    </message>
    <message>
        <source>{side} rolls {dice} for Tactique: {total}. {outcome} wins the roll</source>
        <translation>{side} lance {dice} en Tactique&#x202f;: {total}. {outcome} gagne le jet</translation>
    </message>
    <message>
        <source>{side} rolls {dice} for the tactician: {total}</source>
        <translation>{side} lance {dice} pour le tacticien&#x202f;: {total}</translation>
    </message>
    <message>
        <source>{side} rolls {dice} for the tactician: {total}, a tie, both re-roll</source>
        <translation>{side} lance {dice} pour le tacticien&#x202f;: {total}, égalité, les deux relancent</translation>
    </message>
    <message>
        <source>{side} rolls {dice} for the tactician: {total}, both fail and re-roll</source>
        <translation>{side} lance {dice} pour le tacticien&#x202f;: {total}, deux échecs, les deux relancent</translation>
    </message>
    <message>
        <source>{side} rolls {dice} for the tactician: {total}. {outcome} is the tactician</source>
        <translation>{side} lance {dice} pour le tacticien&#x202f;: {total}. {outcome} est le tacticien</translation>
    </message>
    <message>
        <source>{side} saves its order as “{name}”</source>
        <translation>{side} garde son ordre sous «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>{side} shows its pile</source>
        <translation>{side} montre sa pile</translation>
    </message>
    <message>
        <source>{side} shows its sequence</source>
        <translation>{side} montre sa séquence</translation>
    </message>
    <message>
        <source>{side} speaks first</source>
        <translation>{side} parle en premier</translation>
    </message>
    <message>
        <source>{side} speaks first, {winner} decided</source>
        <translation>{side} parle en premier, {winner} l’a décidé</translation>
    </message>
    <message>
        <source>{side} uses a refusal, {left} left</source>
        <translation>{side} utilise un refus, il en reste {left}</translation>
    </message>
    <message>
        <source>{side} was ordering in secret.</source>
        <translation>{side}&#x202f;: ordre secret en cours.</translation>
    </message>
    <message>
        <source>{side} wins the Tactique roll</source>
        <translation>{side} gagne le jet de Tactique</translation>
    </message>
    <message>
        <source>{side}, general assault: {cards}</source>
        <translation>{side}, assaut général&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>{side}, plan B: {cards}</source>
        <translation>{side}, plan B&#x202f;: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n dice for this roll</source>
        <translation>
            <numerusform>{side}&#x202f;: %n dé pour ce jet</numerusform>
            <numerusform>{side}&#x202f;: %n dés pour ce jet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n unused refusals are lost</source>
        <translation>
            <numerusform>{side}&#x202f;: %n refus non utilisé est perdu</numerusform>
            <numerusform>{side}&#x202f;: %n refus non utilisés sont perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: Tactique roll with {lines}</source>
        <translation>{side}&#x202f;: jet de Tactique avec {lines}</translation>
    </message>
    <message>
        <source>{side}: Tactique roll without a bonus</source>
        <translation>{side}&#x202f;: jet de Tactique sans bonus</translation>
    </message>
    <message>
        <source>{side}: announcements are over</source>
        <translation>{side}&#x202f;: les annonces sont closes</translation>
    </message>
    <message>
        <source>{side}: bonuses of the Tactique roll</source>
        <translation>{side}&#x202f;: bonus du jet de Tactique</translation>
    </message>
    <message>
        <source>{side}: bonuses of the test for the tactician</source>
        <translation>{side}&#x202f;: bonus du test du tacticien</translation>
    </message>
    <message>
        <source>{side}: command points +{n} (General staff)</source>
        <translation>{side}&#x202f;: points de commandement +{n} (État-Major)</translation>
    </message>
    <message>
        <source>{side}: command points, {n}</source>
        <translation>{side}&#x202f;: points de commandement, {n}</translation>
    </message>
    <message>
        <source>{side}: its dice count again</source>
        <translation>{side}&#x202f;: ses dés comptent de nouveau</translation>
    </message>
    <message>
        <source>{side}: natural result {natural}, set by an effect: {total}</source>
        <translation>{side}&#x202f;: résultat naturel {natural}, fixé par un effet&#x202f;: {total}</translation>
    </message>
    <message>
        <source>{side}: natural result {natural}, set by an effect: {total}, a tie, both re-roll</source>
        <translation>{side}&#x202f;: résultat naturel {natural}, fixé par un effet&#x202f;: {total}, égalité, les deux relancent</translation>
    </message>
    <message>
        <source>{side}: natural result {natural}, set by an effect: {total}. {outcome} wins the roll</source>
        <translation>{side}&#x202f;: résultat naturel {natural}, fixé par un effet&#x202f;: {total}. {outcome} remporte le jet</translation>
    </message>
    <message>
        <source>{side}: nobody may coordinate</source>
        <translation>{side}&#x202f;: personne ne peut coordonner</translation>
    </message>
    <message>
        <source>{side}: nobody tests DIS</source>
        <translation>{side}&#x202f;: personne ne teste sa DIS</translation>
    </message>
    <message>
        <source>{side}: test for the tactician with {lines}</source>
        <translation>{side}&#x202f;: test du tacticien avec {lines}</translation>
    </message>
    <message>
        <source>{side}: test for the tactician without a bonus</source>
        <translation>{side}&#x202f;: test du tacticien sans bonus</translation>
    </message>
    <message>
        <source>{side}: {fighter} tests DIS</source>
        <translation>{side}&#x202f;: {fighter} teste sa DIS</translation>
    </message>
    <message>
        <source>{side}: {name} coordinates, DIS {dis}</source>
        <translation>{side}&#x202f;: {name} coordonne, DIS {dis}</translation>
    </message>
    <message>
        <source>{side}: {name} tests, DIS {dis}</source>
        <translation>{side}&#x202f;: {name} teste sa DIS, {dis}</translation>
    </message>
    <message>
        <source>{source}</source>
        <translation>{source}</translation>
    </message>
    <message>
        <source>{source} acts on {fighters}</source>
        <translation>{source} agit sur {fighters}</translation>
    </message>
    <message>
        <source>{source} has ended</source>
        <translation>{source} prend fin</translation>
    </message>
    <message>
        <source>{source} is a gain: those who have it keep it, nobody else can join (II-C-4).</source>
        <translation>{source} est un gain&#x202f;: ceux qui l’ont le gardent, personne ne s’y ajoute (II-C-4).</translation>
    </message>
    <message>
        <source>{source} is already paid for.</source>
        <translation>{source} est déjà payé.</translation>
    </message>
    <message>
        <source>{source} is in play</source>
        <translation>{source} est en jeu</translation>
    </message>
    <message>
        <source>{source} is kept up</source>
        <translation>{source} est entretenu</translation>
    </message>
    <message>
        <source>{source} is not kept up</source>
        <translation>{source} n’est pas entretenu</translation>
    </message>
    <message>
        <source>{source} strikes {fighters} at once</source>
        <translation>{source} touche aussitôt {fighters}</translation>
    </message>
    <message>
        <source>{source} takes place</source>
        <translation>{source} a lieu</translation>
    </message>
    <message>
        <source>{source}: nobody who has it is alive.</source>
        <translation>{source}&#x202f;: plus aucun porteur en vie.</translation>
    </message>
    <message>
        <source>{spell}</source>
        <translation>{spell}</translation>
    </message>
    <message>
        <source>{target} is on the same side as {fighter}, who shoots.</source>
        <translation>{target} est du même camp que {fighter}, qui tire.</translation>
    </message>
    <message>
        <source>{target}: charge penalties, charged by {fighter}</source>
        <translation>{target}&#x202f;: malus de charge, charge de {fighter}</translation>
    </message>
    <message>
        <source>{target}: no charge penalties for the charge of {fighter}</source>
        <translation>{target}&#x202f;: pas de malus pour la charge de {fighter}</translation>
    </message>
    <message>
        <source>{target}: the charge of {fighter} is to be judged again</source>
        <translation>{target}&#x202f;: la charge de {fighter} est à juger de nouveau</translation>
    </message>
    <message>
        <source>{team} announce: {action}</source>
        <translation>{team} annoncent&#x202f;: {action}</translation>
    </message>
    <message>
        <source>{team} announce: {action}, {target}</source>
        <translation>{team} annoncent&#x202f;: {action}, {target}</translation>
    </message>
    <message>
        <source>{text} cannot be read as PA. Enter a number, or nothing.</source>
        <translation>«&#x202f;{text}&#x202f;» ne se lit pas comme des PA. Saisissez un nombre, ou rien.</translation>
    </message>
    <message>
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>{value} (in no catalogue here)</source>
        <translation>{value} (dans aucun catalogue ici)</translation>
    </message>
    <message>
        <source>{value} (only here)</source>
        <translation>{value} (ici seulement)</translation>
    </message>
    <message>
        <source>{value} ({sent} → {here})</source>
        <translation>{value} ({sent} → {here})</translation>
    </message>
    <message>
        <source>{victor} wins</source>
        <translation>{victor} l’emporte</translation>
    </message>
    <message>
        <source>{what} ({n})</source>
        <translation>{what} ({n})</translation>
    </message>
    <message>
        <source>{what} becomes {card}</source>
        <translation>{what} devient {card}</translation>
    </message>
    <message>
        <source>{what} counts again: the figure it is around is back</source>
        <translation>{what} compte de nouveau&#x202f;: sa figurine est revenue</translation>
    </message>
    <message>
        <source>{what} ends for {fighters}: {why}</source>
        <translation>{what} prend fin pour {fighters}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>{what} ends: {why}</source>
        <translation>{what} prend fin&#x202f;: {why}</translation>
    </message>
    <message>
        <source>{what} gets a sheet: {card}</source>
        <translation>{what} reçoit une fiche&#x202f;: {card}</translation>
    </message>
    <message>
        <source>{what} gets a sheet: {card}, {n} Animus instead of {before}</source>
        <translation>{what} reçoit une fiche&#x202f;: {card}, {n} Animus au lieu de {before}</translation>
    </message>
    <message>
        <source>{what} of {fighter}, against {difficulty}</source>
        <translation>{what} de {fighter}, difficulté {difficulty}</translation>
    </message>
    <message>
        <source>{what} waits: the figure it is around is off the table</source>
        <translation>{what} attend&#x202f;: sa figurine n’est pas sur la table</translation>
    </message>
    <message>
        <source>{what}: done</source>
        <translation>{what}&#x202f;: fait</translation>
    </message>
    <message>
        <source>{what}: everything possible is done</source>
        <translation>{what}&#x202f;: tout ce qui peut l’être est fait</translation>
    </message>
    <message>
        <source>{what}: nothing else in this step</source>
        <translation>{what}&#x202f;: rien d’autre dans cette étape</translation>
    </message>
    <message>
        <source>{what}: reopened</source>
        <translation>{what}&#x202f;: rouvert</translation>
    </message>
    <message>
        <source>{what}: skipped</source>
        <translation>{what}&#x202f;: ignoré</translation>
    </message>
    <message>
        <source>{what}: {who} ({characteristic}) against {rival} ({against})</source>
        <translation>{what}&#x202f;: {who} ({characteristic}) contre {rival} ({against})</translation>
    </message>
    <message>
        <source>{what}: {who} tests {characteristic} against {difficulty}</source>
        <translation>{what}&#x202f;: {who} teste {characteristic}, difficulté {difficulty}</translation>
    </message>
    <message>
        <source>{what}: {words}</source>
        <translation>{what}&#x202f;: {words}</translation>
    </message>
    <message>
        <source>{who} chooses its die: {total}</source>
        <translation>{who} choisit son dé&#x202f;: {total}</translation>
    </message>
    <message>
        <source>{who} fails: {total} against {difficulty}</source>
        <translation>{who} échoue&#x202f;: {total} pour une difficulté de {difficulty}</translation>
    </message>
    <message>
        <source>{who} has chosen what to do with its 6</source>
        <translation>{who} a choisi quoi faire de son 6</translation>
    </message>
    <message>
        <source>{who} has chosen what to do with its {sixes} 6s</source>
        <translation>{who} a choisi quoi faire de ses {sixes} 6</translation>
    </message>
    <message>
        <source>{who} keeps its 6: {total}</source>
        <translation>{who} garde son 6&#x202f;: {total}</translation>
    </message>
    <message>
        <source>{who} keeps its {sixes} 6s: {total}</source>
        <translation>{who} garde ses {sixes} 6&#x202f;: {total}</translation>
    </message>
    <message>
        <source>{who} keeps up {source}, nothing is spent</source>
        <translation>{who} entretient {source}, sans rien dépenser</translation>
    </message>
    <message>
        <source>{who} keeps up {source}: {n} × {element}</source>
        <translation>{who} entretient {source}&#x202f;: {n} × {element}</translation>
    </message>
    <message>
        <source>{who} keeps up {source}: {spent}</source>
        <translation>{who} entretient {source}&#x202f;: {spent}</translation>
    </message>
    <message>
        <source>{who} rolls {dice}: {total}</source>
        <translation>{who} lance {dice}&#x202f;: {total}</translation>
    </message>
    <message>
        <source>{who} succeeds: {total} against {difficulty}</source>
        <translation>{who} réussit&#x202f;: {total} pour une difficulté de {difficulty}</translation>
    </message>
    <message>
        <source>{who} tests {characteristic} against {difficulty}</source>
        <translation>{who} teste {characteristic}, difficulté {difficulty}</translation>
    </message>
    <message>
        <source>{who}: bonuses of the test</source>
        <translation>{who}&#x202f;: bonus du test</translation>
    </message>
    <message>
        <source>{who}: natural result = {natural}</source>
        <translation>{who}&#x202f;: résultat naturel = {natural}</translation>
    </message>
    <message>
        <source>{who}: the natural result is set</source>
        <translation>{who}&#x202f;: le résultat naturel est fixé</translation>
    </message>
    <message>
        <source>{who}: value of the test entered</source>
        <translation>{who}&#x202f;: valeur du test saisie</translation>
    </message>
    <message>
        <source>{who}: {total}, a tie, both re-roll</source>
        <translation>{who}&#x202f;: {total}, égalité, les deux relancent</translation>
    </message>
    <message>
        <source>{who}: {total}. Nobody succeeds</source>
        <translation>{who}&#x202f;: {total}. Personne ne réussit</translation>
    </message>
    <message>
        <source>{who}: {total}. {victor} wins the test</source>
        <translation>{who}&#x202f;: {total}. {victor} remporte le test</translation>
    </message>
    <message>
        <source>{worth} · {mark}</source>
        <translation>{worth} · {mark}</translation>
    </message>
    <message>
        <source>× {factor}</source>
        <translation>× {factor}</translation>
    </message>
    <message numerus="yes">
        <source>“{advantage}” (the others of the group, %n turns)</source>
        <translation>
            <numerusform>«&#x202f;{advantage}&#x202f;» (les autres du groupe, %n tour)</numerusform>
            <numerusform>«&#x202f;{advantage}&#x202f;» (les autres du groupe, %n tours)</numerusform>
        </translation>
    </message>
    <message>
        <source>“{advantage}” (the others of the group, for a turn)</source>
        <translation>«&#x202f;{advantage}&#x202f;» (les autres du groupe, pour un tour)</translation>
    </message>
    <message numerus="yes">
        <source>“{advantage}” (the whole group, %n turns)</source>
        <translation>
            <numerusform>«&#x202f;{advantage}&#x202f;» (tout le groupe, %n tour)</numerusform>
            <numerusform>«&#x202f;{advantage}&#x202f;» (tout le groupe, %n tours)</numerusform>
        </translation>
    </message>
    <message>
        <source>“{advantage}” (the whole group, for a turn)</source>
        <translation>«&#x202f;{advantage}&#x202f;» (tout le groupe, pour un tour)</translation>
    </message>
    <message numerus="yes">
        <source>“{advantage}” ({fighter}, %n turns)</source>
        <translation>
            <numerusform>«&#x202f;{advantage}&#x202f;» ({fighter}, %n tour)</numerusform>
            <numerusform>«&#x202f;{advantage}&#x202f;» ({fighter}, %n tours)</numerusform>
        </translation>
    </message>
    <message>
        <source>“{advantage}” ({fighter}, for a turn)</source>
        <translation>«&#x202f;{advantage}&#x202f;» ({fighter}, pour un tour)</translation>
    </message>
    <message>
        <source>“{army}” still has “{value}” with a text of more than {most} letters, too many for a package ({field}: “{text}”). Nothing was written; take the newer version of the card there, or take the card out.</source>
        <translation>«&#x202f;{army}&#x202f;» a encore «&#x202f;{value}&#x202f;» avec un texte de plus de {most} lettres, trop pour un paquet ({field}&#x202f;: «&#x202f;{text}&#x202f;»). Rien n’a été écrit&#x202f;; prenez-y la version plus récente de la carte, ou retirez la carte.</translation>
    </message>
    <message>
        <source>“{file}” beside this library is in the way: it is a link, or no file of Tacticien’s. Move it elsewhere and retry.</source>
        <translation>«&#x202f;{file}&#x202f;», à côté de cette bibliothèque, fait obstacle&#x202f;: c’est un lien, ou ce n’est pas un fichier de Tacticien. Déplacez-le, puis réessayez.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: it is not there, or it is protected. Nothing was imported.</source>
        <translation>«&#x202f;{file}&#x202f;» ne peut pas être ouvert&#x202f;: il n’est pas là, ou il est protégé. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read as JSON: it is damaged, or a number in it is too long. Nothing was imported; ask for the file again.</source>
        <translation>«&#x202f;{file}&#x202f;» ne peut pas être lu comme du JSON&#x202f;: il est abîmé, ou un nombre y est trop long. Rien n’a été importé&#x202f;; redemandez le fichier.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read: it is damaged, or not the right kind of file. Nothing was imported.</source>
        <translation>«&#x202f;{file}&#x202f;» est illisible&#x202f;: il est abîmé, ou ce n’est pas le bon type de fichier. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>“{file}” contains a text too long to be real. Nothing was imported.</source>
        <translation>«&#x202f;{file}&#x202f;» contient un texte trop long pour être vrai. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>“{file}” contains definitions that are not safe to read. Nothing was imported.</source>
        <translation>«&#x202f;{file}&#x202f;» contient des définitions qu’il n’est pas sûr de lire. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>“{file}” could not be written. Choose another name or another folder.</source>
        <translation>«&#x202f;{file}&#x202f;» n’a pas pu être écrit. Choisissez un autre nom ou un autre dossier.</translation>
    </message>
    <message>
        <source>“{file}” has more than {most} armies. Nothing was imported; ask for several smaller packages.</source>
        <translation>«&#x202f;{file}&#x202f;» a plus de {most} armées. Rien n’a été importé&#x202f;; demandez plusieurs paquets plus petits.</translation>
    </message>
    <message>
        <source>“{file}” has more than {most} filled lines. Nothing was imported; divide it into several tables.</source>
        <translation>«&#x202f;{file}&#x202f;» a plus de {most} lignes remplies. Rien n’a été importé&#x202f;; partagez-le en plusieurs tableaux.</translation>
    </message>
    <message>
        <source>“{file}” has more than {most} formats. Nothing was imported; ask for several smaller packages.</source>
        <translation>«&#x202f;{file}&#x202f;» a plus de {most} formats. Rien n’a été importé&#x202f;; demandez plusieurs paquets plus petits.</translation>
    </message>
    <message>
        <source>“{file}” has more than {most} options. Nothing was imported; ask for several smaller packages.</source>
        <translation>«&#x202f;{file}&#x202f;» a plus de {most} options. Rien n’a été importé&#x202f;; demandez plusieurs paquets plus petits.</translation>
    </message>
    <message>
        <source>“{file}” has more than {most} rulesets. Nothing was imported; ask for several smaller packages.</source>
        <translation>«&#x202f;{file}&#x202f;» a plus de {most} jeux de règles. Rien n’a été importé&#x202f;; demandez plusieurs paquets plus petits.</translation>
    </message>
    <message>
        <source>“{file}” has no column of names; its headings are {headings}. Nothing was imported; say which one holds them (--columns HEADING=name).</source>
        <translation>«&#x202f;{file}&#x202f;» n’a pas de colonne de noms&#x202f;; ses en-têtes sont {headings}. Rien n’a été importé&#x202f;; dites laquelle les contient (--columns EN-TÊTE=name).</translation>
    </message>
    <message>
        <source>“{file}” has no filled sheet “{sheet}”. Nothing was imported; choose another one.</source>
        <translation>«&#x202f;{file}&#x202f;» n’a pas de feuille remplie «&#x202f;{sheet}&#x202f;». Rien n’a été importé&#x202f;; choisissez-en une autre.</translation>
    </message>
    <message>
        <source>“{file}” holds archives within archives. Nothing was imported; unpack it first.</source>
        <translation>«&#x202f;{file}&#x202f;» contient des archives dans des archives. Rien n’a été importé&#x202f;; décompressez-le d’abord.</translation>
    </message>
    <message>
        <source>“{file}” holds names that lead out of its folder. Nothing was imported.</source>
        <translation>«&#x202f;{file}&#x202f;» contient des noms qui mènent hors de son dossier. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>“{file}” holds no card. Nothing was imported.</source>
        <translation>«&#x202f;{file}&#x202f;» ne contient aucune carte. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>“{file}” holds no catalogue and no roster. Nothing was imported.</source>
        <translation>«&#x202f;{file}&#x202f;» ne contient ni catalogue ni liste d’armée. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>“{file}” is a damaged archive. Nothing was imported; ask for the file again.</source>
        <translation>«&#x202f;{file}&#x202f;» est une archive abîmée. Rien n’a été importé&#x202f;; redemandez le fichier.</translation>
    </message>
    <message>
        <source>“{file}” is a folder, a device or a pipe, not a file. Nothing was imported; choose a file.</source>
        <translation>«&#x202f;{file}&#x202f;» est un dossier, un périphérique ou un tube, pas un fichier. Rien n’a été importé&#x202f;; choisissez un fichier.</translation>
    </message>
    <message>
        <source>“{file}” is a library and was not touched. Choose another name.</source>
        <translation>«&#x202f;{file}&#x202f;» est une bibliothèque&#x202f;; elle n’a pas été touchée. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>“{file}” is a pipe that nobody reads. Choose a file.</source>
        <translation>«&#x202f;{file}&#x202f;» est un tube que personne ne lit. Choisissez un fichier.</translation>
    </message>
    <message>
        <source>“{file}” is damaged. Nothing was imported; ask for the file again.</source>
        <translation>«&#x202f;{file}&#x202f;» est abîmé. Rien n’a été importé&#x202f;; demandez le fichier de nouveau.</translation>
    </message>
    <message>
        <source>“{file}” is neither a game system, a catalogue nor a roster. Nothing was imported.</source>
        <translation>«&#x202f;{file}&#x202f;» n’est ni un système de jeu, ni un catalogue, ni une liste d’armée. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>“{file}” is nested too deeply to be real. Nothing was imported.</source>
        <translation>«&#x202f;{file}&#x202f;» est trop imbriqué pour être vrai. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>“{file}” is not a battle written by Tacticien. Nothing was imported.</source>
        <translation>«&#x202f;{file}&#x202f;» n’est pas une bataille écrite par Tacticien. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>“{file}” is not a package of Tacticien. Nothing was imported.</source>
        <translation>«&#x202f;{file}&#x202f;» n’est pas un paquet de Tacticien. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>“{file}” is not a table of cards. Nothing was imported; save it as CSV or XLSX and try again.</source>
        <translation>«&#x202f;{file}&#x202f;» n’est pas un tableau de cartes. Rien n’a été importé&#x202f;; enregistrez-le en CSV ou en XLSX et réessayez.</translation>
    </message>
    <message>
        <source>“{file}” is not written in this encoding. Nothing was imported; choose another one.</source>
        <translation>«&#x202f;{file}&#x202f;» n’est pas écrit dans cet encodage. Rien n’a été importé&#x202f;; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>“{file}” is protected by a password. Nothing was imported; unpack it first.</source>
        <translation>«&#x202f;{file}&#x202f;» est protégé par un mot de passe. Rien n’a été importé&#x202f;; décompressez-le d’abord.</translation>
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
        <source>“{file}” opens a quotation mark in line {line} and never closes it. Nothing was imported; close it.</source>
        <translation>«&#x202f;{file}&#x202f;» ouvre un guillemet à la ligne {line} et ne le ferme jamais. Rien n’a été importé&#x202f;; fermez-le.</translation>
    </message>
    <message>
        <source>“{file}” still holds changes of another library that had this name before. Nothing was changed; move this library to another folder and open it there, or restore a backup.</source>
        <translation>«&#x202f;{file}&#x202f;» contient encore des modifications d’une autre bibliothèque, qui portait ce nom avant. Rien n’a été modifié&#x202f;; déplacez cette bibliothèque dans un autre dossier et ouvrez-la là, ou restaurez une sauvegarde.</translation>
    </message>
    <message>
        <source>“{file}” was written by a newer Tacticien. Update Tacticien, then import it again.</source>
        <translation>«&#x202f;{file}&#x202f;» vient d’une version plus récente de Tacticien. Mettez Tacticien à jour, puis importez-le de nouveau.</translation>
    </message>
    <message>
        <source>“{name}” goes by the list’s limit in {currency}: none is set.</source>
        <translation>«&#x202f;{name}&#x202f;» dépend de la limite de la liste en {currency}&#x202f;: il n’y en a pas.</translation>
    </message>
    <message>
        <source>“{name}” has a text of more than {most} letters, too long for XLSX. Nothing was written; save as CSV, which keeps everything.</source>
        <translation>«&#x202f;{name}&#x202f;» a un texte de plus de {most} lettres, trop long pour XLSX. Rien n’a été écrit&#x202f;; enregistrez en CSV, qui garde tout.</translation>
    </message>
    <message>
        <source>“{name}”: {counted} chosen, {bound} at most.</source>
        <translation>«&#x202f;{name}&#x202f;»&#x202f;: {counted} pris, {bound} au plus.</translation>
    </message>
    <message>
        <source>“{name}”: {counted} chosen, {bound} needed.</source>
        <translation>«&#x202f;{name}&#x202f;»&#x202f;: {counted} pris, il en faut {bound}.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written: its folder is protected, missing, or no folder. Put that right, or choose another place.</source>
        <translation>Impossible d’écrire «&#x202f;{path}&#x202f;»&#x202f;: son dossier est protégé, absent, ou n’en est pas un. Corrigez cela, ou choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>“{value}”</source>
        <translation>«&#x202f;{value}&#x202f;»</translation>
    </message>
    <message>
        <source>“{value}” (near to it: {near})</source>
        <translation>«&#x202f;{value}&#x202f;» (proche&#x202f;: {near})</translation>
    </message>
    <message>
        <source>“{value}” belongs to no card; it was put in the note of the army.</source>
        <translation>«&#x202f;{value}&#x202f;» n’appartient à aucune carte&#x202f;; c’est dans la note de l’armée.</translation>
    </message>
    <message>
        <source>“{value}” buys nothing, it only helps its own program to count; it is not offered.</source>
        <translation>«&#x202f;{value}&#x202f;» n’achète rien et n’aide que son programme à compter&#x202f;; ce n’est pas proposé.</translation>
    </message>
    <message>
        <source>“{value}” contained invisible characters that reorder or split letters; they were removed.</source>
        <translation>«&#x202f;{value}&#x202f;» contenait des caractères invisibles, qui retournent ou séparent des lettres&#x202f;; ils ont été retirés.</translation>
    </message>
    <message>
        <source>“{value}” contains mark-up; only its words were kept.</source>
        <translation>«&#x202f;{value}&#x202f;» contient des balises&#x202f;; seuls ses mots ont été gardés.</translation>
    </message>
    <message>
        <source>“{value}” does not appear there on any card and was kept as text.</source>
        <translation>«&#x202f;{value}&#x202f;» ne figure à cet endroit sur aucune carte&#x202f;; c’est gardé comme texte.</translation>
    </message>
    <message>
        <source>“{value}” has a text of more than {most} letters, too many for a package: “{text}”. Nothing was written; shorten this text first.</source>
        <translation>«&#x202f;{value}&#x202f;» a un texte de plus de {most} lettres, trop pour un paquet&#x202f;: «&#x202f;{text}&#x202f;». Rien n’a été écrit&#x202f;; raccourcissez d’abord ce texte.</translation>
    </message>
    <message>
        <source>“{value}” has another id in the new revision; it is still the same card here.</source>
        <translation>«&#x202f;{value}&#x202f;» a un autre identifiant dans la nouvelle révision&#x202f;; c’est toujours la même carte ici.</translation>
    </message>
    <message>
        <source>“{value}” has no id in this file; the card of that name was taken.</source>
        <translation>«&#x202f;{value}&#x202f;» n’a pas d’identifiant dans ce fichier&#x202f;; la carte de ce nom a été prise.</translation>
    </message>
    <message>
        <source>“{value}” has the id of another one and was left out: nobody could tell the two apart.</source>
        <translation>«&#x202f;{value}&#x202f;» a l’identifiant d’une autre et a été laissé de côté&#x202f;: rien ne les distinguerait.</translation>
    </message>
    <message>
        <source>“{value}” holds no card, no spell, no option and no army.</source>
        <translation>«&#x202f;{value}&#x202f;» ne contient ni carte, ni sortilège, ni option, ni armée.</translation>
    </message>
    <message>
        <source>“{value}” in a rule of the file is not known; what that rule asks is left undone.</source>
        <translation>«&#x202f;{value}&#x202f;» est un mot inconnu dans une règle du fichier&#x202f;; ce que cette règle demande n’est pas fait.</translation>
    </message>
    <message>
        <source>“{value}” is a card of the library, and stays as it is.</source>
        <translation>«&#x202f;{value}&#x202f;» est une carte de la bibliothèque et reste telle quelle.</translation>
    </message>
    <message>
        <source>“{value}” is a card of the library; its missing values were filled in.</source>
        <translation>«&#x202f;{value}&#x202f;» est une carte de la bibliothèque&#x202f;; ce qui lui manquait a été complété.</translation>
    </message>
    <message>
        <source>“{value}” is a date or a time; it was kept as text.</source>
        <translation>«&#x202f;{value}&#x202f;» est une date ou une heure&#x202f;; c’est gardé comme texte.</translation>
    </message>
    <message>
        <source>“{value}” is among the abilities and was also read as the size.</source>
        <translation>«&#x202f;{value}&#x202f;» figure parmi les compétences et a aussi été lu comme taille.</translation>
    </message>
    <message>
        <source>“{value}” is an ability where a number should be; it was kept as text.</source>
        <translation>«&#x202f;{value}&#x202f;» est une compétence à la place d’un nombre&#x202f;; c’est gardé comme texte.</translation>
    </message>
    <message>
        <source>“{value}” is an unknown kind of entry; it was read as an option.</source>
        <translation>«&#x202f;{value}&#x202f;» n’est pas un type d’entrée connu&#x202f;; elle a été lue comme une option.</translation>
    </message>
    <message>
        <source>“{value}” is beyond the last column and was not read.</source>
        <translation>«&#x202f;{value}&#x202f;» dépasse la dernière colonne et n’a pas été lu.</translation>
    </message>
    <message>
        <source>“{value}” is empty; only its name was taken.</source>
        <translation>«&#x202f;{value}&#x202f;» est vide&#x202f;; seul son nom a été pris.</translation>
    </message>
    <message>
        <source>“{value}” is hidden in its file and was taken.</source>
        <translation>«&#x202f;{value}&#x202f;» est caché dans son fichier&#x202f;; il a été pris.</translation>
    </message>
    <message>
        <source>“{value}” is nearly “{near}” of the same table; both are cards now.</source>
        <translation>«&#x202f;{value}&#x202f;» est presque «&#x202f;{near}&#x202f;» du même tableau&#x202f;; les deux sont des cartes à présent.</translation>
    </message>
    <message>
        <source>“{value}” is none of the words that are known there and was put in the note.</source>
        <translation>«&#x202f;{value}&#x202f;» n’est aucun des mots connus à cet endroit&#x202f;; c’est dans la note.</translation>
    </message>
    <message>
        <source>“{value}” is not a possible number here; it was kept as text.</source>
        <translation>«&#x202f;{value}&#x202f;» n’est pas un nombre possible ici&#x202f;; c’est gardé comme texte.</translation>
    </message>
    <message>
        <source>“{value}” is not a possible number of figures; nothing was counted.</source>
        <translation>«&#x202f;{value}&#x202f;» n’est pas un nombre de figurines possible&#x202f;; rien n’a été compté.</translation>
    </message>
    <message>
        <source>“{value}” is not a possible number of figures; the nearest one was taken.</source>
        <translation>«&#x202f;{value}&#x202f;» n’est pas un nombre de figurines possible&#x202f;; le plus proche a été pris.</translation>
    </message>
    <message>
        <source>“{value}” is not an ability; it was put in the note.</source>
        <translation>«&#x202f;{value}&#x202f;» n’est pas une compétence&#x202f;; c’est dans la note.</translation>
    </message>
    <message>
        <source>“{value}” is not known here; it was kept word for word.</source>
        <translation>«&#x202f;{value}&#x202f;» n’est pas connu ici&#x202f;; c’est gardé mot pour mot.</translation>
    </message>
    <message>
        <source>“{value}” is not quite what was sent: {sent} there, {here} here.</source>
        <translation>«&#x202f;{value}&#x202f;» n’est pas tout à fait ce qui a été envoyé&#x202f;: {sent} là-bas, {here} ici.</translation>
    </message>
    <message>
        <source>“{value}” is revision {revision}; revision {newer} was taken before. What the older one says differently is taken only if you tick it.</source>
        <translation>«&#x202f;{value}&#x202f;» est en révision {revision}&#x202f;; la révision {newer} a déjà été importée. Ce que l’ancienne dit autrement n’est pris que si vous le cochez.</translation>
    </message>
    <message>
        <source>“{value}” is the same catalogue and at least as new; this file was left out.</source>
        <translation>«&#x202f;{value}&#x202f;» est le même catalogue, au moins aussi récent&#x202f;; ce fichier a été laissé de côté.</translation>
    </message>
    <message>
        <source>“{value}” is unusual here; it was taken as it stands.</source>
        <translation>«&#x202f;{value}&#x202f;» est inhabituel ici&#x202f;; il a été pris tel quel.</translation>
    </message>
    <message>
        <source>“{value}” looks like a reference card, but too many of its columns are missing; it was kept as text.</source>
        <translation>«&#x202f;{value}&#x202f;» ressemble à une carte de références, mais trop de colonnes manquent&#x202f;; c’est gardé comme texte.</translation>
    </message>
    <message>
        <source>“{value}” looks like a reference card, but too many of its columns are missing; it was not taken.</source>
        <translation>«&#x202f;{value}&#x202f;» ressemble à une carte de références, mais trop de colonnes manquent&#x202f;; ce profil n’a pas été pris.</translation>
    </message>
    <message>
        <source>“{value}” names an element or a path of magic that is not known; it was kept as typed.</source>
        <translation>«&#x202f;{value}&#x202f;» nomme un élément ou une voie de magie inconnus&#x202f;; c’est gardé tel quel.</translation>
    </message>
    <message>
        <source>“{value}” stands in the same table once more with other values; both are cards now.</source>
        <translation>«&#x202f;{value}&#x202f;» figure encore dans le même tableau avec d’autres valeurs&#x202f;; les deux sont maintenant des cartes.</translation>
    </message>
    <message>
        <source>“{value}” was bought {n} times; it is one option here, at the whole price.</source>
        <translation>«&#x202f;{value}&#x202f;» a été acheté {n} fois&#x202f;; c’est ici une seule option, au prix de l’ensemble.</translation>
    </message>
    <message>
        <source>“{value}” was deleted here and is back.</source>
        <translation>«&#x202f;{value}&#x202f;» avait été supprimée ici et revient.</translation>
    </message>
    <message>
        <source>“{value}” was deleted here and stays deleted.</source>
        <translation>«&#x202f;{value}&#x202f;» a été supprimée ici et le reste.</translation>
    </message>
    <message>
        <source>“{value}” was left out: a card holds {most} options at most.</source>
        <translation>«&#x202f;{value}&#x202f;» a été laissé de côté&#x202f;: une carte a {most} options au plus.</translation>
    </message>
    <message>
        <source>“{value}” was left out: an army holds {most} cards at most.</source>
        <translation>«&#x202f;{value}&#x202f;» a été laissé de côté&#x202f;: une armée a {most} cartes au plus.</translation>
    </message>
    <message>
        <source>“{value}” was not taken: no card of its army is known.</source>
        <translation>«&#x202f;{value}&#x202f;» n’a pas été pris&#x202f;: aucune carte de son armée n’est connue.</translation>
    </message>
    <message>
        <source>“{value}” was sent with {sent} and would cost {here} by the catalogues that are here: it keeps what was sent until told.</source>
        <translation>«&#x202f;{value}&#x202f;» a été envoyée à {sent} et coûterait {here} selon les catalogues présents&#x202f;: elle garde ce qui a été envoyé jusqu’à nouvel ordre.</translation>
    </message>
    <message>
        <source>“{value}”, {field}: “{text}” has more than {most} letters, too many for a package. Nothing was written; shorten this text first.</source>
        <translation>«&#x202f;{value}&#x202f;», {field}&#x202f;: «&#x202f;{text}&#x202f;» a plus de {most} lettres, trop pour un paquet. Rien n’a été écrit&#x202f;; raccourcissez d’abord ce texte.</translation>
    </message>
    <message>
        <source>“{value}”: this ability has no value of its own. Are these two abilities?</source>
        <translation>«&#x202f;{value}&#x202f;»&#x202f;: cette compétence n’a pas de valeur. Y en a-t-il deux&#x202f;?</translation>
    </message>
    <message>
        <source>“{where}” cannot be “{value}”.</source>
        <translation>«&#x202f;{where}&#x202f;» ne peut être «&#x202f;{value}&#x202f;».</translation>
    </message>
    <message>
        <source>“{where}” has a price that cannot be.</source>
        <translation>«&#x202f;{where}&#x202f;» a un prix impossible.</translation>
    </message>
    <message>
        <source>“{where}” must be a text.</source>
        <translation>«&#x202f;{where}&#x202f;» doit être un texte.</translation>
    </message>
    <message>
        <source>“{where}” must be a whole number from {least} to {most}.</source>
        <translation>«&#x202f;{where}&#x202f;» doit être un nombre entier de {least} à {most}.</translation>
    </message>
    <message>
        <source>“{where}” must be an array of {most} rows at most.</source>
        <translation>«&#x202f;{where}&#x202f;» doit être un tableau de {most} lignes au plus.</translation>
    </message>
    <message>
        <source>“{where}” must be an object with fields.</source>
        <translation>«&#x202f;{where}&#x202f;» doit être un objet avec des champs.</translation>
    </message>
    <message>
        <source>“{where}” names no card.</source>
        <translation>«&#x202f;{where}&#x202f;» ne nomme aucune carte.</translation>
    </message>
    <message>
        <source>“{where}”: a card holds {most} options at most.</source>
        <translation>«&#x202f;{where}&#x202f;»&#x202f;: une carte a {most} options au plus.</translation>
    </message>
    <message>
        <source>“{where}”: several cards are called “{value}”. Give the entry one of their editions as “edition”: {editions}.</source>
        <translation>«&#x202f;{where}&#x202f;»&#x202f;: plusieurs cartes s’appellent «&#x202f;{value}&#x202f;». Donnez à l’entrée l’une de leurs éditions comme «&#x202f;edition&#x202f;»&#x202f;: {editions}.</translation>
    </message>
    <message>
        <source>“{where}”: several cards are called “{value}”. Use one of their ids as “card_id”: {ids}.</source>
        <translation>«&#x202f;{where}&#x202f;»&#x202f;: plusieurs cartes s’appellent «&#x202f;{value}&#x202f;». Donnez l’un de leurs identifiants comme «&#x202f;card_id&#x202f;»&#x202f;: {ids}.</translation>
    </message>
    <message>
        <source>“{where}”: the library has no card “{value}”. Near to it: {near}. {brought}</source>
        <translation>«&#x202f;{where}&#x202f;»&#x202f;: la bibliothèque n’a pas de carte «&#x202f;{value}&#x202f;». Proches&#x202f;: {near}. {brought}</translation>
    </message>
    <message>
        <source>“{where}”: the library has no card “{value}”. {brought}</source>
        <translation>«&#x202f;{where}&#x202f;»&#x202f;: la bibliothèque n’a pas de carte «&#x202f;{value}&#x202f;». {brought}</translation>
    </message>
    <message>
        <source>“{where}”: this list is offered no “{value}”.</source>
        <translation>«&#x202f;{where}&#x202f;»&#x202f;: «&#x202f;{value}&#x202f;» n’est pas proposé à cette liste.</translation>
    </message>
    <message>
        <source>“{where}”: {card} is offered no option “{value}”; one of your own needs its “pa”. Known: {near}.</source>
        <translation>«&#x202f;{where}&#x202f;»&#x202f;: l’option «&#x202f;{value}&#x202f;» n’est pas proposée à {card}&#x202f;; une option à vous demande son «&#x202f;pa&#x202f;». Connues&#x202f;: {near}.</translation>
    </message>
    <message>
        <source>“{where}”: “{value}” is not offered there.</source>
        <translation>«&#x202f;{where}&#x202f;»&#x202f;: «&#x202f;{value}&#x202f;» n’y est pas proposé.</translation>
    </message>
    <message>
        <source>… and {count} more like this: {first}</source>
        <translation>… et {count} autres comme celui-ci&#x202f;: {first}</translation>
    </message>
    <message>
        <source>−{n} Animus</source>
        <translation>−{n} Animus</translation>
    </message>
    <message>
        <source>−{n} Animus each</source>
        <translation>−{n} Animus chacun</translation>
    </message>
</context>
<context>
    <name>PickerPage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Choose anyway</source>
        <translation>Choisir quand même</translation>
    </message>
    <message>
        <source>DIS {value}</source>
        <translation>DIS {value}</translation>
    </message>
    <message>
        <source>Name and DIS</source>
        <translation>Nom et DIS</translation>
    </message>
    <message>
        <source>No figure is known here: enter a name and its DIS.</source>
        <translation>Aucune figurine connue ici&#x202f;: saisissez un nom et sa DIS.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Nobody is known to be able to coordinate yet: choose one marked “?” and fill it in.</source>
        <translation>On ne sait pas encore qui peut coordonner&#x202f;: choisissez une figurine marquée «&#x202f;?&#x202f;» et complétez-la.</translation>
    </message>
    <message>
        <source>Nobody may coordinate: this side loses the Tactique roll (IV-B).</source>
        <translation>Personne ne peut coordonner&#x202f;: ce camp perd le jet de Tactique (IV-B).</translation>
    </message>
    <message>
        <source>Press again to choose it anyway.</source>
        <translation>Appuyez de nouveau pour choisir quand même.</translation>
    </message>
    <message>
        <source>Who coordinates {side}?</source>
        <translation>Qui coordonne {side}&#x202f;?</translation>
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
    <name>Picturing</name>
    <message>
        <source>Attach a picture</source>
        <translation>Joindre une image</translation>
    </message>
    <message>
        <source>Pictures ({endings})</source>
        <translation>Images ({endings})</translation>
    </message>
</context>
<context>
    <name>Placing</name>
    <message>
        <source>Captured by whom? Press it, type its letters, or Enter if it does not matter.</source>
        <translation>Capturée par qui&#x202f;? Cliquez, tapez ses lettres, ou Entrée si peu importe.</translation>
    </message>
    <message>
        <source>Goes over to the other side</source>
        <translation>Passe dans l’autre camp</translation>
    </message>
    <message>
        <source>Rallies and comes back</source>
        <translation>Se rallie et revient</translation>
    </message>
    <message>
        <source>Where is {name}?</source>
        <translation>Où est {name}&#x202f;?</translation>
    </message>
    <message>
        <source>by {name}</source>
        <translation>par {name}</translation>
    </message>
</context>
<context>
    <name>PointsFields</name>
    <message>
        <source>Proposed</source>
        <translation>Proposés</translation>
    </message>
</context>
<context>
    <name>PointsPage</name>
    <message>
        <source>Command points of this game</source>
        <translation>Points de commandement de la partie</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>They buy tactics and last until the end. Enter them: A and B choose a side.</source>
        <translation>Ils achètent des tactiques et se gardent jusqu’à la fin. Saisissez-les&#x202f;: A et B choisissent un camp.</translation>
    </message>
</context>
<context>
    <name>PointsPrompt</name>
    <message>
        <source>Command points</source>
        <translation>Points de commandement</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
</context>
<context>
    <name>PointsRow</name>
    <message>
        <source>one fewer</source>
        <translation>un de moins</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>un de plus</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Enter a name to keep the choices of now under it; choose one to take them again</source>
        <translation>Saisissez un nom pour garder ces choix&#x202f;; choisissez-en un pour les reprendre</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Kept as “{name}”.</source>
        <translation>Gardé sous «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Preset “{name}” forgotten.</source>
        <translation>Préréglage «&#x202f;{name}&#x202f;» oublié.</translation>
    </message>
    <message>
        <source>Preset “{name}” replaced.</source>
        <translation>Préréglage «&#x202f;{name}&#x202f;» remplacé.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>forget {name}</source>
        <translation>oubli de {name}</translation>
    </message>
    <message>
        <source>keep {name}</source>
        <translation>garde de {name}</translation>
    </message>
    <message>
        <source>replace {name}</source>
        <translation>remplacement de {name}</translation>
    </message>
</context>
<context>
    <name>PricePrompt</name>
    <message>
        <source>Brilliant plan: how many points?</source>
        <translation>Plan génial&#x202f;: combien de points&#x202f;?</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Tactician of the next turn without a test. The other side may pay as much to cancel it; otherwise it cannot play this tactic until the end of the turn.</source>
        <translation>Tacticien du prochain tour sans test. L’autre camp peut payer autant pour l’annuler&#x202f;; sinon, il ne peut pas jouer cette tactique jusqu’à la fin du tour.</translation>
    </message>
    <message>
        <source>of {n}</source>
        <translation>sur {n}</translation>
    </message>
</context>
<context>
    <name>PrintSources</name>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n armée</numerusform>
            <numerusform>%n armées</numerusform>
        </translation>
    </message>
    <message>
        <source>All armies</source>
        <translation>Toutes les armées</translation>
    </message>
    <message>
        <source>Folder {name}</source>
        <translation>Dossier {name}</translation>
    </message>
    <message>
        <source>Tag {name}</source>
        <translation>Étiquette {name}</translation>
    </message>
</context>
<context>
    <name>PrinterChoices</name>
    <message>
        <source>Any printer</source>
        <translation>Toute imprimante</translation>
    </message>
    <message>
        <source>Backs X</source>
        <translation>Dos X</translation>
    </message>
    <message>
        <source>Backs Y</source>
        <translation>Dos Y</translation>
    </message>
    <message>
        <source>Bar X</source>
        <translation>Barre X</translation>
    </message>
    <message>
        <source>Bar Y</source>
        <translation>Barre Y</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What is told here is kept under this name</source>
        <translation>Ce qui est dit ici est gardé sous ce nom</translation>
    </message>
    <message>
        <source>What the bar of 50 mm measures on the test page: the pages are set right by it</source>
        <translation>Ce que mesure la barre de 50 mm sur la page d’essai&#x202f;: les pages sont corrigées d’autant</translation>
    </message>
    <message>
        <source>What the printer leaves white at each edge</source>
        <translation>Ce que l’imprimante laisse blanc à chaque bord</translation>
    </message>
    <message>
        <source>Where the cross of the back lies on the rulers of the test page</source>
        <translation>Où la croix du verso coupe les règles de la page d’essai</translation>
    </message>
    <message>
        <source>Your printer</source>
        <translation>Votre imprimante</translation>
    </message>
</context>
<context>
    <name>PrintingPlace</name>
    <message>
        <source>A hidden order is only printed or saved</source>
        <translation>Un ordre caché s’imprime ou s’enregistre seulement</translation>
    </message>
    <message>
        <source>Build an army: its cards are laid out here.</source>
        <translation>Composez une armée&#x202f;: ses cartes sont mises en page ici.</translation>
    </message>
    <message>
        <source>Go to the Battle</source>
        <translation>Aller à la bataille</translation>
    </message>
    <message>
        <source>Go to the Library</source>
        <translation>Aller aux Cartes</translation>
    </message>
    <message>
        <source>Go to the Muster</source>
        <translation>Aller aux Armées</translation>
    </message>
    <message>
        <source>Hidden orders</source>
        <translation>Ordres cachés</translation>
    </message>
    <message>
        <source>No battle</source>
        <translation>Aucune bataille</translation>
    </message>
    <message>
        <source>No cards selected</source>
        <translation>Aucune carte sélectionnée</translation>
    </message>
    <message>
        <source>No spell selected</source>
        <translation>Aucun sortilège choisi</translation>
    </message>
    <message>
        <source>Nothing to print yet</source>
        <translation>Rien à imprimer pour l’instant</translation>
    </message>
    <message>
        <source>Open the PDF</source>
        <translation>Ouvrir le PDF</translation>
    </message>
    <message>
        <source>Open these pages in your PDF program</source>
        <translation>Ouvrir ces pages dans votre lecteur de PDF</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Preview of the pages</source>
        <translation>Aperçu des pages</translation>
    </message>
    <message>
        <source>Print it on both sides: it tells the margin, the size and where backs lie</source>
        <translation>À imprimer recto verso&#x202f;: elle dit la marge, la taille et où tombent les dos</translation>
    </message>
    <message>
        <source>Print these pages by the system’s dialog</source>
        <translation>Imprimer ces pages par la fenêtre d’impression du système</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Impression</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Enregistrer le PDF…</translation>
    </message>
    <message>
        <source>Save these pages as a PDF file or as pictures</source>
        <translation>Enregistrer ces pages en PDF ou en images</translation>
    </message>
    <message>
        <source>Select cards in the Library and print them from there.</source>
        <translation>Sélectionnez des cartes dans Cartes, puis imprimez-les de là.</translation>
    </message>
    <message>
        <source>Select spells and miracles in the Library and print them from there.</source>
        <translation>Choisissez des sortilèges et miracles dans Cartes et imprimez-les de là.</translation>
    </message>
    <message>
        <source>Start a battle: its pages are laid out here.</source>
        <translation>Commencez une bataille&#x202f;: ses pages sont mises en page ici.</translation>
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
        <source>Test page of the printer</source>
        <translation>Page d’essai de l’imprimante</translation>
    </message>
    <message>
        <source>The pages are being laid out</source>
        <translation>La mise en page est en cours</translation>
    </message>
    <message>
        <source>The pages are being laid out.</source>
        <translation>La mise en page est en cours.</translation>
    </message>
    <message>
        <source>There is nothing to print yet</source>
        <translation>Il n’y a rien à imprimer pour l’instant</translation>
    </message>
    <message>
        <source>This list buys no spell and no miracle</source>
        <translation>Cette liste n’achète ni sortilège ni miracle</translation>
    </message>
    <message>
        <source>What does not fit</source>
        <translation>Ce qui ne tient pas</translation>
    </message>
    <message>
        <source>What the mages and faithful of a list buy is printed here as cards.</source>
        <translation>Ce que les magiciens et les fidèles d’une liste achètent s’imprime ici en cartes.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
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
    <message>
        <source>Your settings are saved.</source>
        <translation>Vos réglages sont enregistrés.</translation>
    </message>
    <message>
        <source>Your settings cannot be saved in “{folder}”. They last until the window closes.</source>
        <translation>Vos réglages ne peuvent pas être enregistrés dans «&#x202f;{folder}&#x202f;». Ils valent jusqu’à la fermeture de la fenêtre.</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Nothing is saved until everything has been read.</source>
        <translation>Rien n’est gardé avant que tout soit lu.</translation>
    </message>
    <message>
        <source>Reading {names}</source>
        <translation>Lecture de {names}</translation>
    </message>
    <message>
        <source>Rows read</source>
        <translation>Lignes lues</translation>
    </message>
    <message>
        <source>The cards are being saved.</source>
        <translation>Les cartes sont en cours d’enregistrement.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Press the same key again to do it anyway.</source>
        <translation>Appuyez de nouveau sur la même touche pour le faire quand même.</translation>
    </message>
    <message>
        <source>What is entered here would be lost: apply it, or close first.</source>
        <translation>Ce qui est saisi ici serait perdu&#x202f;: appliquez-le, ou fermez d’abord.</translation>
    </message>
    <message>
        <source>What is rarely needed</source>
        <translation>Ce qui sert rarement</translation>
    </message>
</context>
<context>
    <name>PublicHeading</name>
    <message>
        <source>No battle is on the table.</source>
        <translation>Aucune bataille n’est sur la table.</translation>
    </message>
    <message>
        <source>{counted}: {a} to {b}</source>
        <translation>{counted}&#x202f;: {a} à {b}</translation>
    </message>
</context>
<context>
    <name>PublicRoll</name>
    <message>
        <source>A tie: both re-roll.</source>
        <translation>Égalité&#x202f;: les deux relancent.</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>{who} decides. {what}</source>
        <translation>{who} décide. {what}</translation>
    </message>
</context>
<context>
    <name>PublicWindow</name>
    <message>
        <source>For the opponent</source>
        <translation>Pour l’adversaire</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>%1 File</source>
        <translation>Fichier %1</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Dossier</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>D&amp;ossier&#x202f;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Types de fichiers&#x202f;:</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>A line for the journal</source>
        <translation>Une ligne pour le journal</translation>
    </message>
    <message>
        <source>A name alone adds 1; “name -1” takes 1 away.</source>
        <translation>Un nom seul ajoute 1&#x202f;; «&#x202f;nom -1&#x202f;» retire 1.</translation>
    </message>
    <message>
        <source>Add line</source>
        <translation>Écrire</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>All that can be done now</source>
        <translation>Tout ce qui peut se faire</translation>
    </message>
    <message>
        <source>Correct this side</source>
        <translation>Corriger ce camp</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Compter</translation>
    </message>
    <message>
        <source>Counter of {name}</source>
        <translation>Compteur de {name}</translation>
    </message>
    <message>
        <source>Enter a line.</source>
        <translation>Saisissez une ligne.</translation>
    </message>
    <message>
        <source>Gems of {name}</source>
        <translation>Gemmes de {name}</translation>
    </message>
    <message>
        <source>Goes over to the other side</source>
        <translation>Passe dans l’autre camp</translation>
    </message>
    <message>
        <source>Its state</source>
        <translation>Son état</translation>
    </message>
    <message>
        <source>Look at my cards</source>
        <translation>Regarder mes cartes</translation>
    </message>
    <message>
        <source>Note on {name}</source>
        <translation>Note sur {name}</translation>
    </message>
    <message>
        <source>Noted of it</source>
        <translation>Noté sur elle</translation>
    </message>
    <message>
        <source>Referee: sight, contact, room, scatter</source>
        <translation>Arbitre&#x202f;: ligne de vue, contact, place, dispersion</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>La bataille</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’elle fait</translation>
    </message>
</context>
<context>
    <name>Rallying</name>
    <message>
        <source>Nobody frightened may try to rally now.</source>
        <translation>Aucun combattant effrayé ne peut tenter de se rallier maintenant.</translation>
    </message>
    <message>
        <source>Who tries to rally?</source>
        <translation>Qui tente de se rallier&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Receiving</name>
    <message>
        <source>Finish or leave this page first, then import again.</source>
        <translation>Terminez ou quittez d’abord cette page, puis refaites l’import.</translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation>Importer des cartes</translation>
    </message>
    <message>
        <source>Tables, BattleScribe files, lists ({endings})</source>
        <translation>Tableaux, fichiers BattleScribe, listes ({endings})</translation>
    </message>
</context>
<context>
    <name>Referee</name>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Does it cut all the lines by itself?</source>
        <translation>Coupe-t-il toutes les lignes à lui seul&#x202f;?</translation>
    </message>
    <message>
        <source>Has one of them just moved here?</source>
        <translation>L’un des deux vient-il de se déplacer ici&#x202f;?</translation>
    </message>
    <message>
        <source>In contact</source>
        <translation>Au contact</translation>
    </message>
    <message>
        <source>Is anything else in between?</source>
        <translation>Y a-t-il autre chose entre les deux&#x202f;?</translation>
    </message>
    <message>
        <source>Is one of the two bases round?</source>
        <translation>L’un des deux socles est-il rond&#x202f;?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>No room left</source>
        <translation>Plus de place</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Not in contact</source>
        <translation>Pas au contact</translation>
    </message>
    <message>
        <source>Not seen</source>
        <translation>Pas visible</translation>
    </message>
    <message>
        <source>On the ground, 15 cm or higher</source>
        <translation>Au sol, 15 cm ou plus</translation>
    </message>
    <message>
        <source>On the ground, below 15 cm</source>
        <translation>Au sol, moins de 15 cm</translation>
    </message>
    <message>
        <source>Partially seen</source>
        <translation>Partiellement visible</translation>
    </message>
    <message>
        <source>Room in contact</source>
        <translation>Place au contact</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Dispersion</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Visible</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Ligne de vue</translation>
    </message>
    <message>
        <source>Some</source>
        <translation>Certaines</translation>
    </message>
    <message>
        <source>Somebody is in the way</source>
        <translation>Une figurine gêne</translation>
    </message>
    <message>
        <source>Something judged by eye</source>
        <translation>Un obstacle jugé à l’œil</translation>
    </message>
    <message>
        <source>Something that flies</source>
        <translation>Un obstacle en vol</translation>
    </message>
    <message>
        <source>There is room</source>
        <translation>Il y a de la place</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>a round base</source>
        <translation>un socle rond</translation>
    </message>
    <message>
        <source>as large as both</source>
        <translation>aussi grand que les deux</translation>
    </message>
    <message>
        <source>between</source>
        <translation>entre les deux</translation>
    </message>
    <message>
        <source>cuts all by itself</source>
        <translation>coupe tout à lui seul</translation>
    </message>
    <message>
        <source>half a side of the first</source>
        <translation>un demi-côté du premier</translation>
    </message>
    <message>
        <source>half a side of the other</source>
        <translation>un demi-côté de l’autre</translation>
    </message>
    <message>
        <source>in contact</source>
        <translation>au contact</translation>
    </message>
    <message>
        <source>in front</source>
        <translation>devant</translation>
    </message>
    <message>
        <source>in front of the weapon’s end</source>
        <translation>de face depuis l’arme</translation>
    </message>
    <message>
        <source>its sight mark touches</source>
        <translation>sa mire touche</translation>
    </message>
    <message>
        <source>just moved</source>
        <translation>vient de bouger</translation>
    </message>
    <message>
        <source>lines cut</source>
        <translation>lignes coupées</translation>
    </message>
    <message>
        <source>size</source>
        <translation>taille</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>autre chose</translation>
    </message>
    <message>
        <source>the bases touch</source>
        <translation>les socles se touchent</translation>
    </message>
    <message>
        <source>the large ones cut all</source>
        <translation>les grands coupent tout</translation>
    </message>
    <message>
        <source>who is in the way touches the target</source>
        <translation>la figurine qui gêne touche la cible</translation>
    </message>
    <message>
        <source>{cm} cm</source>
        <translation>{cm} cm</translation>
    </message>
    <message>
        <source>{fact}: {answer}</source>
        <translation>{fact}&#x202f;: {answer}</translation>
    </message>
</context>
<context>
    <name>RefereePrompt</name>
    <message>
        <source>Add to journal</source>
        <translation>Au journal</translation>
    </message>
    <message>
        <source>Another figure, by its letters</source>
        <translation>Une autre figurine, par ses lettres</translation>
    </message>
    <message>
        <source>Backspace takes back the last answer.</source>
        <translation>Retour arrière efface la dernière réponse.</translation>
    </message>
    <message>
        <source>Digits say how many enemies already touch it; + and − add or remove one.</source>
        <translation>Les chiffres disent combien d’ennemis la touchent déjà&#x202f;; + et − en ajoutent ou en retirent un.</translation>
    </message>
    <message>
        <source>Enter the distance die, then the direction die, or roll them here.</source>
        <translation>Saisissez le dé de la distance, puis celui de la direction, ou lancez-les ici.</translation>
    </message>
    <message>
        <source>N</source>
        <comment>the key for No</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>No sight is needed</source>
        <translation>Sans ligne de vue</translation>
    </message>
    <message>
        <source>Now the die of the direction.</source>
        <translation>Maintenant le dé de la direction.</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Roll here</source>
        <translation>Lancer ici</translation>
    </message>
    <message>
        <source>Scenery</source>
        <translation>Décors</translation>
    </message>
    <message>
        <source>Sizes agreed for pieces of scenery</source>
        <translation>Tailles convenues des décors</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Quelqu’un</translation>
    </message>
    <message>
        <source>The impact moves {cm} cm towards arrow {direction}. (II-C-5)</source>
        <translation>L’impact est décalé de {cm} cm vers la flèche {direction}. (II-C-5)</translation>
    </message>
    <message>
        <source>War machine: from its weapon’s end</source>
        <translation>Machine de guerre&#x202f;: depuis l’arme</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>the key for Yes</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>at {name}</source>
        <translation>vers {name}</translation>
    </message>
    <message>
        <source>flies</source>
        <translation>en vol</translation>
    </message>
    <message>
        <source>on the ground</source>
        <translation>au sol</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>quelqu’un</translation>
    </message>
    <message>
        <source>{name} looks</source>
        <translation>{name} regarde</translation>
    </message>
</context>
<context>
    <name>Refereeing</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Agreed scenery</source>
        <translation>Décors convenus</translation>
    </message>
    <message>
        <source>And the other one? Press it, type its letters, or Enter to name nobody.</source>
        <translation>Et l’autre&#x202f;? Cliquez, tapez ses lettres, ou Entrée pour ne nommer personne.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Name of the piece of scenery</source>
        <translation>Nom du décor</translation>
    </message>
    <message>
        <source>No longer agreed</source>
        <translation>N’est plus convenu</translation>
    </message>
    <message>
        <source>Which size is {name}?</source>
        <translation>Quelle est la taille de {name}&#x202f;?</translation>
    </message>
    <message>
        <source>Who is it about? Press it, type its letters, or Enter to name nobody.</source>
        <translation>De qui s’agit-il&#x202f;? Cliquez, tapez ses lettres, ou Entrée pour ne nommer personne.</translation>
    </message>
</context>
<context>
    <name>Regions</name>
    <message>
        <source>Places of the program</source>
        <translation>Espaces du programme</translation>
    </message>
    <message>
        <source>What is asked now</source>
        <translation>Ce qui est demandé</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Moment of the battle</source>
        <translation>Moment de la bataille</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Le début</translation>
    </message>
    <message>
        <source>Turn before</source>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <source>{at} of {last}</source>
        <translation>{at} sur {last}</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message numerus="yes">
        <source>%n of unknown price</source>
        <translation>
            <numerusform>%n de prix inconnu</numerusform>
            <numerusform>%n de prix inconnu</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Against the rule: {why}</source>
        <translation>Contre la règle&#x202f;: {why}</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>Scenario: {name}</source>
        <translation>Scénario&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <source>Victory: {side}</source>
        <translation>Victoire&#x202f;: {side}</translation>
    </message>
    <message>
        <source>{pa} PA</source>
        <translation>{pa} PA</translation>
    </message>
    <message>
        <source>{pa} of {limit} PA</source>
        <translation>{pa} PA sur {limit}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} points</translation>
    </message>
    <message>
        <source>{side}: {survivors} of {figures} figures left, {pa} PA lost</source>
        <translation>{side}&#x202f;: {survivors} sur {figures} encore là, {pa} PA perdus</translation>
    </message>
    <message>
        <source>{side}: {survivors} of {figures} left</source>
        <translation>{side}&#x202f;: {survivors} sur {figures} encore là</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message numerus="yes">
        <source>%n items could not be read and were kept as typed.</source>
        <translation>
            <numerusform>%n élément n’a pas pu être lu et reste tel quel.</numerusform>
            <numerusform>%n éléments n’ont pas pu être lus et restent tels quels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items were not read.</source>
        <translation>
            <numerusform>%n élément n’a pas été lu.</numerusform>
            <numerusform>%n éléments n’ont pas été lus.</numerusform>
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
        <source>Nothing changed</source>
        <translation>Rien n’a changé</translation>
    </message>
    <message>
        <source>Undo the import</source>
        <translation>Annuler l’import</translation>
    </message>
</context>
<context>
    <name>ReportSheet</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Nothing is sent by itself. Copy this report and give it to whoever gave you the program, with a line about what you were doing.</source>
        <translation>Rien n’est envoyé tout seul. Copiez ce rapport et donnez-le à qui vous a donné le programme, avec une ligne sur ce que vous faisiez.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>With names of files, cards, lists and players</source>
        <translation>Avec les noms de fichiers, cartes, listes et joueurs</translation>
    </message>
    <message>
        <source>{file} has been saved.</source>
        <translation>{file} est enregistré.</translation>
    </message>
    <message>
        <source>{folder} could not be opened.</source>
        <translation>{folder} n’a pas pu être ouvert.</translation>
    </message>
</context>
<context>
    <name>RevisionNews</name>
    <message numerus="yes">
        <source>%n at another price: {names}</source>
        <translation>
            <numerusform>%n à un autre prix&#x202f;: {names}</numerusform>
            <numerusform>%n à un autre prix&#x202f;: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed: {names}</source>
        <translation>
            <numerusform>%n changée&#x202f;: {names}</numerusform>
            <numerusform>%n changées&#x202f;: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new: {names}</source>
        <translation>
            <numerusform>%n nouvelle entrée&#x202f;: {names}</numerusform>
            <numerusform>%n nouvelles entrées&#x202f;: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n no longer there: {names}</source>
        <translation>
            <numerusform>%n n’y est plus&#x202f;: {names}</numerusform>
            <numerusform>%n n’y sont plus&#x202f;: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n renumbered: {names}</source>
        <translation>
            <numerusform>%n renumérotée&#x202f;: {names}</numerusform>
            <numerusform>%n renumérotées&#x202f;: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Lists that go by the former revision: {names}</source>
        <translation>Listes qui vont d’après l’ancienne révision&#x202f;: {names}</translation>
    </message>
    <message>
        <source>no entry changed</source>
        <translation>aucune entrée n’a changé</translation>
    </message>
    <message>
        <source>{name} (in {lists})</source>
        <translation>{name} (dans {lists})</translation>
    </message>
    <message>
        <source>{name}: changed without a new revision</source>
        <translation>{name}&#x202f;: changé sans nouvelle révision</translation>
    </message>
    <message>
        <source>{name}: revision {before} → {now}</source>
        <translation>{name}&#x202f;: révision {before} → {now}</translation>
    </message>
</context>
<context>
    <name>RollPage</name>
    <message>
        <source>A tie: both re-roll.</source>
        <translation>Égalité&#x202f;: les deux relancent.</translation>
    </message>
    <message>
        <source>Change a sequence before the first die</source>
        <translation>Changer une séquence avant le premier dé</translation>
    </message>
    <message>
        <source>Change an order</source>
        <translation>Changer un ordre</translation>
    </message>
    <message>
        <source>Enter the dice of {name}.</source>
        <translation>Saisissez les dés de {name}.</translation>
    </message>
    <message>
        <source>Enter the die of {name}.</source>
        <translation>Saisissez le dé de {name}.</translation>
    </message>
    <message>
        <source>Nobody on the other side may coordinate (IV-B).</source>
        <translation>Personne de l’autre camp ne peut coordonner (IV-B).</translation>
    </message>
    <message>
        <source>Several dice</source>
        <translation>Plusieurs dés</translation>
    </message>
    <message>
        <source>Several dice, or a natural result that an effect sets</source>
        <translation>Plusieurs dés, ou un résultat naturel fixé par un effet</translation>
    </message>
    <message>
        <source>Side {letter} wins the roll</source>
        <translation>Le camp {letter} gagne le jet</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>{letter} wins</source>
        <translation>{letter} gagne</translation>
    </message>
    <message>
        <source>{side} wins the roll</source>
        <translation>{side} gagne le jet</translation>
    </message>
</context>
<context>
    <name>RollSide</name>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Bonus {amount}</source>
        <translation>Bonus {amount}</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>À choisir de nouveau</translation>
    </message>
    <message>
        <source>DIS {value}</source>
        <translation>DIS {value}</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Nobody may coordinate.</source>
        <translation>Personne ne peut coordonner.</translation>
    </message>
    <message>
        <source>Without DIS, only the die counts.</source>
        <translation>Sans DIS, le dé seul compte.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>Roster</name>
    <message numerus="yes">
        <source>%n figures</source>
        <translation>
            <numerusform>%n figurine</numerusform>
            <numerusform>%n figurines</numerusform>
        </translation>
    </message>
    <message>
        <source>fight {n}</source>
        <translation>combat {n}</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>en vol</translation>
    </message>
    <message>
        <source>has acted</source>
        <translation>a agi</translation>
    </message>
    <message>
        <source>has announced its action</source>
        <translation>a annoncé son action</translation>
    </message>
    <message numerus="yes">
        <source>in contact with %n enemies</source>
        <translation>
            <numerusform>au contact de %n adversaire</numerusform>
            <numerusform>au contact de %n adversaires</numerusform>
        </translation>
    </message>
    <message>
        <source>in reserve</source>
        <translation>en réserve</translation>
    </message>
    <message>
        <source>may be a target</source>
        <translation>peut être visé</translation>
    </message>
    <message>
        <source>minus {n}</source>
        <translation>moins {n}</translation>
    </message>
    <message>
        <source>next to act</source>
        <translation>agit ensuite</translation>
    </message>
    <message>
        <source>not in the pile of this turn</source>
        <translation>pas dans la pile de ce tour</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>pas encore jouée</translation>
    </message>
    <message>
        <source>number {number} in the pile</source>
        <translation>numéro {number} dans la pile</translation>
    </message>
    <message>
        <source>of {n}</source>
        <translation>sur {n}</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jouée</translation>
    </message>
    <message>
        <source>speaking now</source>
        <translation>a la parole</translation>
    </message>
    <message numerus="yes">
        <source>speaking · %n figures</source>
        <translation>
            <numerusform>parle · %n figurine</numerusform>
            <numerusform>parle · %n figurines</numerusform>
        </translation>
    </message>
    <message>
        <source>speaking · {there} of {all} standing</source>
        <translation>parle · {there} sur {all} debout</translation>
    </message>
    <message>
        <source>still to act</source>
        <translation>doit encore agir</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>Sonné</translation>
    </message>
    <message>
        <source>top of the pile</source>
        <translation>dessus de la pile</translation>
    </message>
    <message numerus="yes">
        <source>{side}, %n cards</source>
        <translation>
            <numerusform>{side}, %n carte</numerusform>
            <numerusform>{side}, %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}, %n cards, {there} of {all} standing</source>
        <translation>
            <numerusform>{side}, %n carte, {there} sur {all} debout</numerusform>
            <numerusform>{side}, %n cartes, {there} sur {all} debout</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>1
Legs</source>
        <translation>1
Jambes</translation>
    </message>
    <message>
        <source>2
Arms</source>
        <translation>2
Bras</translation>
    </message>
    <message>
        <source>3
Abdomen</source>
        <translation>3
Abdomen</translation>
    </message>
    <message>
        <source>4
Chest</source>
        <translation>4
Thorax</translation>
    </message>
    <message>
        <source>5-6
Head</source>
        <translation>5-6
Tête</translation>
    </message>
    <message>
        <source>Life points lost: {n}</source>
        <translation>Points de vie perdus&#x202f;: {n}</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>as the others</source>
        <translation>comme les autres</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message>
        <source>A battle keeps the rules it began with.</source>
        <translation>Une bataille garde les règles de son début.</translation>
    </message>
    <message>
        <source>Changed values only</source>
        <translation>Valeurs changées seulement</translation>
    </message>
    <message>
        <source>Decisions only</source>
        <translation>Décisions seulement</translation>
    </message>
    <message>
        <source>Name of the ruleset</source>
        <translation>Nom du jeu de règles</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <translation>Tout par défaut</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>Jeux de règles</translation>
    </message>
    <message>
        <source>Search for a value</source>
        <translation>Chercher une valeur</translation>
    </message>
    <message>
        <source>These rules come with the program: copy them to change a value.</source>
        <translation>Ces règles viennent avec le programme&#x202f;: copiez-les pour changer une valeur.</translation>
    </message>
    <message>
        <source>Where the rulebook is silent or unclear, and how it is played here.</source>
        <translation>Là où le livre de règles se tait ou manque de clarté, et comment on joue ici.</translation>
    </message>
    <message>
        <source>{ruleset} (house)</source>
        <translation>{ruleset} (maison)</translation>
    </message>
    <message>
        <source>{ruleset} has been deleted.</source>
        <translation>{ruleset}&#x202f;: supprimé.</translation>
    </message>
</context>
<context>
    <name>RulesetValues</name>
    <message>
        <source>No such value.</source>
        <translation>Aucune valeur de ce nom.</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>Rien n’a encore changé.</translation>
    </message>
</context>
<context>
    <name>SavedOrders</name>
    <message>
        <source>Forget a saved order</source>
        <translation>Oublier un ordre gardé</translation>
    </message>
    <message>
        <source>Forget one</source>
        <translation>En oublier un</translation>
    </message>
    <message>
        <source>Order {n}</source>
        <translation>Ordre {n}</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Save this order</source>
        <translation>Garder cet ordre</translation>
    </message>
    <message>
        <source>Saved orders</source>
        <translation>Ordres gardés</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message numerus="yes">
        <source>%n results</source>
        <translation>
            <numerusform>%n résultat</numerusform>
            <numerusform>%n résultats</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Rien trouvé.</translation>
    </message>
</context>
<context>
    <name>SequenceList</name>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
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
        <source>Each key stands over the corner of what it does.</source>
        <translation>Chaque touche est posée sur le coin de ce qu’elle fait.</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>Lancés à la table</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Masquées</translation>
    </message>
    <message>
        <source>In a battle the table takes its room: there, Alt opens the menus.</source>
        <translation>En bataille, la table prend sa place&#x202f;: Alt y ouvre les menus.</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>Affichées</translation>
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
        <source>Menu bar</source>
        <translation>Barre de menus</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Opened by Alt</source>
        <translation>Ouverte par Alt</translation>
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
        <source>Show keys</source>
        <translation>Montrer les touches</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Affichée</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>This place has room for {percent} %; a battle shows the size that is chosen.</source>
        <translation>Ce lieu a la place pour {percent}&#x202f;%&#x202f;; une bataille a la taille choisie.</translation>
    </message>
    <message>
        <source>While Alt is held</source>
        <translation>En tenant Alt</translation>
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
    <name>SetupPage</name>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Ctrl+↵</source>
        <translation>Ctrl+↵</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Enter at least one name.</source>
        <translation>Saisissez au moins un nom.</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>Lancés à la table</translation>
    </message>
    <message>
        <source>How many cards does this side have?</source>
        <translation>Combien de cartes a ce camp&#x202f;?</translation>
    </message>
    <message>
        <source>Name of the battle</source>
        <translation>Nom de la bataille</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Nouvelle bataille</translation>
    </message>
    <message>
        <source>Rolled here</source>
        <translation>Lancés ici</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Règles de {game}</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>See and change the rules</source>
        <translation>Voir et changer les règles</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>ShareSheet</name>
    <message>
        <source>Another copy of Tacticien can read this file.</source>
        <translation>Ce fichier se lit dans un autre Tacticien.</translation>
    </message>
    <message>
        <source>Brief</source>
        <translation>Bref</translation>
    </message>
    <message>
        <source>But it costs {theirs} there, {mine} here.</source>
        <translation>Mais elle coûte {theirs} là-bas, {mine} ici.</translation>
    </message>
    <message>
        <source>But its cards say something else there: {theirs}, here {mine}.</source>
        <translation>Mais ses cartes y disent autre chose&#x202f;: {theirs}, ici {mine}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy as a picture</source>
        <translation>Copier en image</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complet</translation>
    </message>
    <message>
        <source>Identical lists show the same letters for both players; their cards say the same where both show {cards}.</source>
        <translation>Deux listes identiques montrent les mêmes lettres chez les deux joueurs&#x202f;; leurs cartes disent la même chose si les deux montrent {cards}.</translation>
    </message>
    <message>
        <source>Its cards say the same.</source>
        <translation>Ses cartes disent la même chose.</translation>
    </message>
    <message>
        <source>Not the same list. Paste the other player’s whole line to see what differs.</source>
        <translation>Ce n’est pas la même liste. Collez la ligne entière de l’autre joueur pour voir ce qui diffère.</translation>
    </message>
    <message>
        <source>Not the same list. The other one: {mark}.</source>
        <translation>Ce n’est pas la même liste. L’autre&#x202f;: {mark}.</translation>
    </message>
    <message>
        <source>Only here: {card}</source>
        <translation>Ici seulement&#x202f;: {card}</translation>
    </message>
    <message>
        <source>Only there: {card}</source>
        <translation>Là-bas seulement&#x202f;: {card}</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Paste here what the other player shared, as text or as a line, or open its file.</source>
        <translation>Collez ici ce que l’autre joueur a partagé, texte ou ligne, ou ouvrez son fichier.</translation>
    </message>
    <message>
        <source>Save as a list</source>
        <translation>Enregistrer comme liste</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Share the list</source>
        <translation>Partager la liste</translation>
    </message>
    <message>
        <source>The fingerprint is the same: {mark}.</source>
        <translation>L’empreinte est la même&#x202f;: {mark}.</translation>
    </message>
    <message>
        <source>The same list: {mark}.</source>
        <translation>La même liste&#x202f;: {mark}.</translation>
    </message>
    <message>
        <source>This is not a Tacticien list.</source>
        <translation>Ce n’est pas une liste de Tacticien.</translation>
    </message>
    <message>
        <source>This is too long to be a list.</source>
        <translation>C’est trop long pour être une liste.</translation>
    </message>
    <message>
        <source>This list arrived damaged: a part of it is missing or changed.</source>
        <translation>Cette liste est arrivée abîmée&#x202f;: il en manque une partie, ou elle a changé.</translation>
    </message>
    <message>
        <source>This list is too long for a code that a phone reads. Copy its line, or save it as a file.</source>
        <translation>Cette liste est trop longue pour un code que lit un téléphone. Copiez sa ligne ou enregistrez-la dans un fichier.</translation>
    </message>
    <message>
        <source>This list was written by a newer Tacticien.</source>
        <translation>Cette liste a été écrite par un Tacticien plus récent.</translation>
    </message>
    <message>
        <source>{card}: here {mine}, there {theirs}</source>
        <translation>{card}&#x202f;: ici {mine}, là-bas {theirs}</translation>
    </message>
    <message>
        <source>{file} has been saved.</source>
        <translation>{file} est enregistré.</translation>
    </message>
    <message>
        <source>“{list}” is among your lists now.</source>
        <translation>«&#x202f;{list}&#x202f;» est maintenant parmi vos listes.</translation>
    </message>
</context>
<context>
    <name>SharedListImport</name>
    <message>
        <source>Among the armies now: {lists}</source>
        <translation>Parmi les armées, maintenant&#x202f;: {lists}</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>Fingerprint {mark} · cards {cards}</source>
        <translation>Empreinte {mark} · cartes {cards}</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <translation>cartes {cards}</translation>
    </message>
</context>
<context>
    <name>SheetChoices</name>
    <message>
        <source>Backs</source>
        <translation>Dos des cartes</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Au verso</translation>
    </message>
    <message>
        <source>Behind each card on the same sheet, or beside it to be folded and glued</source>
        <translation>Derrière chaque carte sur la même feuille, ou à côté pour être pliés et collés</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Fond perdu</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Control bars of 50 mm</source>
        <translation>Barres de contrôle de 50 mm</translation>
    </message>
    <message>
        <source>Dots per inch (PNG)</source>
        <translation>Points par pouce (PNG)</translation>
    </message>
    <message>
        <source>English behind</source>
        <translation>L’anglais au dos</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Height of the card</source>
        <translation>Hauteur de la carte</translation>
    </message>
    <message>
        <source>How fine pages saved as pictures are</source>
        <translation>La finesse des pages enregistrées en images</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>En paysage</translation>
    </message>
    <message>
        <source>Lines</source>
        <comment>to cut by</comment>
        <translation>Traits</translation>
    </message>
    <message>
        <source>Long edge</source>
        <translation>Grand côté</translation>
    </message>
    <message>
        <source>Long text goes on behind</source>
        <translation>Le texte long continue au dos</translation>
    </message>
    <message>
        <source>Marks</source>
        <comment>to cut by</comment>
        <translation>Repères</translation>
    </message>
    <message>
        <source>Measure both: 50 mm means the size is right</source>
        <translation>Mesurez les deux&#x202f;: 50 mm, et la taille est juste</translation>
    </message>
    <message>
        <source>None</source>
        <comment>to cut by</comment>
        <translation>Rien</translation>
    </message>
    <message>
        <source>None</source>
        <comment>backs of cards</comment>
        <translation>Sans</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>Sur la feuille</translation>
    </message>
    <message>
        <source>One card per page</source>
        <translation>Une carte par page</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>Autre format</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Short edge</source>
        <translation>Petit côté</translation>
    </message>
    <message>
        <source>So far the colour runs over the cut: no white edge shows</source>
        <translation>La couleur dépasse d’autant la coupe&#x202f;: aucun bord blanc ne se voit</translation>
    </message>
    <message>
        <source>Text stays readable; the rest stands on the back instead of the emblem</source>
        <translation>Le texte reste lisible&#x202f;; la suite est au dos, à la place de l’emblème</translation>
    </message>
    <message>
        <source>The card in French on one side and in English on the other, not beside each other</source>
        <translation>La carte en français d’un côté, en anglais de l’autre, et non côte à côte</translation>
    </message>
    <message>
        <source>The printer turns the sheet over its</source>
        <translation>L’imprimante retourne la feuille sur son</translation>
    </message>
    <message>
        <source>To fold</source>
        <translation>À plier</translation>
    </message>
    <message>
        <source>What lies between two cards at least</source>
        <translation>Ce qui sépare deux cartes au moins</translation>
    </message>
    <message>
        <source>Where to cut</source>
        <translation>Où couper</translation>
    </message>
    <message>
        <source>Wider than high: the values in one row, boxes beside the text</source>
        <translation>Plus large que haute&#x202f;: les valeurs sur une ligne, les cases à côté du texte</translation>
    </message>
    <message>
        <source>Width of the card</source>
        <translation>Largeur de la carte</translation>
    </message>
</context>
<context>
    <name>Shooting</name>
    <message>
        <source>Close the test</source>
        <translation>Clore le test</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Touché</translation>
    </message>
    <message>
        <source>Test {characteristic}</source>
        <translation>Test de {characteristic}</translation>
    </message>
    <message>
        <source>The blow</source>
        <translation>Le coup</translation>
    </message>
    <message>
        <source>Then: {open}.</source>
        <translation>Ensuite&#x202f;: {open}.</translation>
    </message>
    <message>
        <source>{fighter} has shot at {target}: test first, then the blow.</source>
        <translation>{fighter} a tiré sur {target}&#x202f;: le test d’abord, puis le coup.</translation>
    </message>
    <message>
        <source>{fighter} has shot: test first, then the blow.</source>
        <translation>{fighter} a tiré&#x202f;: le test d’abord, puis le coup.</translation>
    </message>
    <message>
        <source>{fighter} hits {target}: the blow is next.</source>
        <translation>{fighter} touche {target}&#x202f;: reste le coup.</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>A verb or a key</source>
        <translation>Une action ou une touche</translation>
    </message>
    <message>
        <source>About Tacticien</source>
        <translation>À propos de Tacticien</translation>
    </message>
    <message>
        <source>All as delivered</source>
        <translation>Toutes d’origine</translation>
    </message>
    <message>
        <source>Another key for this verb (Return)</source>
        <translation>Une autre touche pour cette action (Entrée)</translation>
    </message>
    <message>
        <source>As delivered</source>
        <translation>D’origine</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Changer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Every page needs this key itself.</source>
        <translation>Toutes les pages ont besoin de cette touche.</translation>
    </message>
    <message>
        <source>Hold Alt to see each key over what it does.</source>
        <translation>Tenez Alt pour voir chaque touche sur ce qu’elle fait.</translation>
    </message>
    <message>
        <source>It is the key of: {verbs}. Taken from there, it is free for this verb.</source>
        <translation>C’est la touche de&#x202f;: {verbs}. Prise là, elle sert à cette action.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Press the new key of “{verb}”.</source>
        <translation>Appuyez sur la nouvelle touche de «&#x202f;{verb}&#x202f;».</translation>
    </message>
    <message>
        <source>Take this key</source>
        <translation>Prendre cette touche</translation>
    </message>
    <message>
        <source>The key this verb came with (Delete)</source>
        <translation>La touche d’origine de cette action (Suppr)</translation>
    </message>
    <message>
        <source>The keys as they were before the last change (Ctrl+Z)</source>
        <translation>Les touches d’avant le dernier changement (Ctrl+Z)</translation>
    </message>
    <message>
        <source>This key is free.</source>
        <translation>Cette touche est libre.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>What is in view keeps it for: {verbs}. Elsewhere it is free for this verb.</source>
        <translation>Ce qui est affiché la garde pour&#x202f;: {verbs}. Ailleurs, elle sert à cette action.</translation>
    </message>
    <message>
        <source>{key}, also: {verbs}</source>
        <translation>{key}, aussi&#x202f;: {verbs}</translation>
    </message>
</context>
<context>
    <name>ShotForm</name>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Enter the difficulty first, then the die.</source>
        <translation>Saisissez d’abord la difficulté, puis le dé.</translation>
    </message>
    <message>
        <source>Enter {value} first, then the die.</source>
        <translation>Saisissez d’abord {value}, puis le dé.</translation>
    </message>
    <message>
        <source>Roll here</source>
        <translation>Lancer ici</translation>
    </message>
    <message>
        <source>Shooter</source>
        <translation>Tireur</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Value to test with</source>
        <translation>Valeur testée</translation>
    </message>
    <message>
        <source>difficulty {n}</source>
        <translation>difficulté {n}</translation>
    </message>
    <message>
        <source>shots left: {who}</source>
        <translation>tirs restants&#x202f;: {who}</translation>
    </message>
    <message>
        <source>then the blow</source>
        <translation>puis le coup</translation>
    </message>
    <message>
        <source>then the wound roll</source>
        <translation>puis le jet de Blessures</translation>
    </message>
</context>
<context>
    <name>SideForm</name>
    <message>
        <source>Army, as drawn</source>
        <translation>Armée révélée</translation>
    </message>
    <message>
        <source>Colossus 30
Watcher 8 x2</source>
        <translation>Colosse 30
Guetteur 8 x2</translation>
    </message>
    <message>
        <source>Everybody comes with a sheet.</source>
        <translation>Chacun vient avec sa fiche.</translation>
    </message>
    <message>
        <source>Its order is hidden from the other side</source>
        <translation>Son ordre est caché à l’autre camp</translation>
    </message>
    <message>
        <source>Mira 12
Squire 8 (ally)</source>
        <translation>Mira 12
Écuyer 8 (allié)</translation>
    </message>
    <message>
        <source>Name of player {letter}</source>
        <translation>Nom du joueur {letter}</translation>
    </message>
    <message>
        <source>Name of the army (optional)</source>
        <translation>Nom de l’armée (facultatif)</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Names are enough; sheets can be added later.</source>
        <translation>Les noms suffisent&#x202f;; les fiches peuvent venir plus tard.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Number of cards</source>
        <translation>Nombre de cartes</translation>
    </message>
    <message>
        <source>One on each line: name, Animus, number</source>
        <translation>Un par ligne&#x202f;: nom, Animus, nombre</translation>
    </message>
    <message>
        <source>Only the number of cards is known; cards are named as they are seen.</source>
        <translation>On ne connaît que le nombre de cartes&#x202f;; chacune est nommée quand on la voit.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Peuple</translation>
    </message>
    <message>
        <source>Side {letter}: {choice}</source>
        <translation>Camp {letter}&#x202f;: {choice}</translation>
    </message>
    <message>
        <source>The list is known; each card is named as it is drawn.</source>
        <translation>La liste est connue&#x202f;; chaque carte est nommée quand elle est tirée.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>{role}: who plays</source>
        <translation>{role}&#x202f;: qui joue</translation>
    </message>
    <message>
        <source>{role}: {choice}</source>
        <translation>{role}&#x202f;: {choice}</translation>
    </message>
</context>
<context>
    <name>SideHeader</name>
    <message>
        <source>Action points</source>
        <translation>Points d’action</translation>
    </message>
    <message>
        <source>Action points of the game master: {n}</source>
        <translation>Points d’action du maître de jeu&#x202f;: {n}</translation>
    </message>
    <message>
        <source>Aside</source>
        <translation>De côté</translation>
    </message>
    <message>
        <source>Brilliant plan: tactician of the next turn</source>
        <translation>Plan génial&#x202f;: tacticien du prochain tour</translation>
    </message>
    <message>
        <source>Brilliant plans on both sides: DIS is tested next turn</source>
        <translation>Plan génial des deux camps&#x202f;: test de DIS au prochain tour</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>PC</translation>
    </message>
    <message>
        <source>Called to rally: all troops may try at once</source>
        <translation>A appelé au ralliement&#x202f;: toutes les troupes peuvent tenter</translation>
    </message>
    <message>
        <source>Cards left in the pile: {n}</source>
        <translation>Cartes restant dans la pile&#x202f;: {n}</translation>
    </message>
    <message>
        <source>Cards of the next turn: {n}</source>
        <translation>Cartes du tour suivant&#x202f;: {n}</translation>
    </message>
    <message>
        <source>Cards played: {n}</source>
        <translation>Cartes jouées&#x202f;: {n}</translation>
    </message>
    <message>
        <source>Cards set aside: {n}</source>
        <translation>Cartes mises de côté&#x202f;: {n}</translation>
    </message>
    <message>
        <source>Command points: {n}</source>
        <translation>Points de commandement&#x202f;: {n}</translation>
    </message>
    <message>
        <source>Dead: {n}</source>
        <translation>Morts&#x202f;: {n}</translation>
    </message>
    <message>
        <source>Dominant</source>
        <translation>Dominant</translation>
    </message>
    <message>
        <source>Dominant in this combat phase</source>
        <translation>Dominant dans cette phase de combat</translation>
    </message>
    <message>
        <source>Fighters on the table: {n}</source>
        <translation>Combattants sur la table&#x202f;: {n}</translation>
    </message>
    <message>
        <source>Fled: {n}</source>
        <translation>En fuite&#x202f;: {n}</translation>
    </message>
    <message>
        <source>Has to answer a brilliant plan</source>
        <translation>Doit répondre à un plan génial</translation>
    </message>
    <message>
        <source>Look at my cards</source>
        <translation>Regarder mes cartes</translation>
    </message>
    <message>
        <source>More for this side</source>
        <translation>Plus pour ce camp</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>No brilliant plan this turn</source>
        <translation>Pas de plan génial ce tour</translation>
    </message>
    <message>
        <source>One card fewer</source>
        <translation>Une carte de moins</translation>
    </message>
    <message>
        <source>One card more</source>
        <translation>Une carte de plus</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation>Refus</translation>
    </message>
    <message>
        <source>Refusals left: {n}</source>
        <translation>Refus restants&#x202f;: {n}</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Reserve {notation}: a card is set aside</source>
        <translation>Réserve {notation}&#x202f;: une carte est de côté</translation>
    </message>
    <message>
        <source>Reserve {notation}: one card may be set aside</source>
        <translation>Réserve {notation}&#x202f;: une carte peut être mise de côté</translation>
    </message>
    <message>
        <source>Reserve {notation}: used up in this phase</source>
        <translation>Réserve {notation}&#x202f;: épuisée pour cette phase</translation>
    </message>
    <message>
        <source>Tactician of this turn</source>
        <translation>Tacticien de ce tour</translation>
    </message>
    <message>
        <source>Won the Tactique roll of this turn</source>
        <translation>A gagné le jet de Tactique de ce tour</translation>
    </message>
</context>
<context>
    <name>Sixes</name>
    <message>
        <source>A 6 is a tie: both re-roll.</source>
        <translation>Avec un 6&#x202f;: égalité, les deux relancent.</translation>
    </message>
    <message>
        <source>A 6: re-roll it, or keep it.</source>
        <translation>Un 6&#x202f;: relancez-le, ou gardez-le.</translation>
    </message>
    <message>
        <source>A re-roll can only lose: a 1 gives {one}.</source>
        <translation>Relancer ne peut que faire perdre&#x202f;: un 1 donne {one}.</translation>
    </message>
    <message>
        <source>A re-roll can only lose: all 1s give {one}.</source>
        <translation>Relancer ne peut que faire perdre&#x202f;: des 1 partout donnent {one}.</translation>
    </message>
    <message>
        <source>A re-roll needs another 6; a 1 gives {one}.</source>
        <translation>Si vous relancez, il faut un autre 6&#x202f;; un 1 donne {one}.</translation>
    </message>
    <message>
        <source>A re-roll needs another 6; all 1s give {one}.</source>
        <translation>Si vous relancez, il faut un autre 6&#x202f;; des 1 partout donnent {one}.</translation>
    </message>
    <message>
        <source>A re-roll needs {n} or more on one die; all 1s give {one}.</source>
        <translation>Si vous relancez, il faut {n} ou plus sur un dé&#x202f;; des 1 partout donnent {one}.</translation>
    </message>
    <message>
        <source>A re-roll needs {n} or more; a 1 gives {one}.</source>
        <translation>Si vous relancez, il faut {n} ou plus&#x202f;; un 1 donne {one}.</translation>
    </message>
    <message>
        <source>A re-roll risks nothing: with a 1 it is still enough.</source>
        <translation>Relancer ne risque rien&#x202f;: même un 1 suffit.</translation>
    </message>
    <message>
        <source>A tie so far: both choose in secret. {name}: re-roll the 6, or keep it.</source>
        <translation>Égalité pour l’instant&#x202f;: les deux choisissent en secret. {name}&#x202f;: relancer le 6, ou le garder.</translation>
    </message>
    <message>
        <source>A tie: each chooses in secret, re-roll its 6s or keep them.</source>
        <translation>Égalité&#x202f;: chacun choisit en secret, relancer ses 6 ou les garder.</translation>
    </message>
    <message>
        <source>A tie: each chooses in secret, re-roll the 6 or keep it.</source>
        <translation>Égalité&#x202f;: chacun choisit en secret, relancer le 6 ou le garder.</translation>
    </message>
    <message>
        <source>Any die is enough.</source>
        <translation>Tout dé suffit.</translation>
    </message>
    <message>
        <source>Any die leads so far.</source>
        <translation>Tout dé mène pour l’instant.</translation>
    </message>
    <message>
        <source>Enter the re-rolled dice, 1 to 6 each. R once more rolls them here.</source>
        <translation>Saisissez les dés relancés, de 1 à 6. Encore R&#x202f;: les lancer ici.</translation>
    </message>
    <message>
        <source>Enter the re-rolled die, 1 to 6. R once more rolls it here.</source>
        <translation>Saisissez le dé relancé, de 1 à 6. Encore R&#x202f;: le lancer ici.</translation>
    </message>
    <message>
        <source>It takes a 6 and its re-roll to lead.</source>
        <translation>Il faut un 6, puis le relancer, pour mener.</translation>
    </message>
    <message>
        <source>It takes a 6 and its re-roll.</source>
        <translation>Il faut un 6, puis le relancer.</translation>
    </message>
    <message>
        <source>Keep the 6</source>
        <translation>Garder le 6</translation>
    </message>
    <message>
        <source>Keep the 6s</source>
        <translation>Garder les 6</translation>
    </message>
    <message>
        <source>Kept, {total} does not reach {goal}.</source>
        <translation>Gardé, {total} n’atteint pas {goal}.</translation>
    </message>
    <message>
        <source>Kept, {total} fails.</source>
        <translation>Gardé, {total} est un échec.</translation>
    </message>
    <message>
        <source>Kept, {total} is a tie: both re-roll.</source>
        <translation>Gardé, {total} fait égalité&#x202f;: les deux relancent.</translation>
    </message>
    <message>
        <source>Kept, {total} loses against {goal}.</source>
        <translation>Gardé, {total} perd contre {goal}.</translation>
    </message>
    <message>
        <source>Kept, {total} wins against {goal}.</source>
        <translation>Gardé, {total} gagne contre {goal}.</translation>
    </message>
    <message>
        <source>No die is enough.</source>
        <translation>Aucun dé ne suffit.</translation>
    </message>
    <message>
        <source>Re-roll both 6s</source>
        <translation>Relancer les deux 6</translation>
    </message>
    <message>
        <source>Re-roll the 6</source>
        <translation>Relancer le 6</translation>
    </message>
    <message>
        <source>Re-roll the {m} 6s</source>
        <translation>Relancer les {m} 6</translation>
    </message>
    <message>
        <source>Re-roll {n} of the {m} 6s</source>
        <translation>Relancer {n} des {m} 6</translation>
    </message>
    <message>
        <source>Roll here</source>
        <translation>Lancer ici</translation>
    </message>
    <message>
        <source>The other side has not rolled yet: the 6 may wait for it.</source>
        <translation>L’autre camp n’a pas encore lancé&#x202f;: le 6 peut attendre.</translation>
    </message>
    <message>
        <source>The other side may still re-roll its 6.</source>
        <translation>L’autre camp peut encore relancer son 6.</translation>
    </message>
    <message>
        <source>{name} re-rolls its 6: enter the die.</source>
        <translation>{name} relance son 6&#x202f;: saisissez le dé.</translation>
    </message>
    <message>
        <source>{name} re-rolls its 6s: enter the dice.</source>
        <translation>{name} relance ses 6&#x202f;: saisissez les dés.</translation>
    </message>
    <message>
        <source>{n} 6s: re-roll any of them, or keep them.</source>
        <translation>{n} × 6&#x202f;: relancez ceux que vous voulez, ou gardez-les.</translation>
    </message>
    <message>
        <source>{n} or more leads so far.</source>
        <translation>{n} ou plus mène pour l’instant.</translation>
    </message>
    <message>
        <source>{n} or more succeeds.</source>
        <translation>Il faut {n} ou plus.</translation>
    </message>
    <message>
        <source>{n} or more wins.</source>
        <translation>{n} ou plus l’emporte.</translation>
    </message>
    <message>
        <source>{other} has chosen. {name} chooses in secret: re-roll the 6, or keep it.</source>
        <translation>{other} a choisi. {name} choisit en secret&#x202f;: relancer le 6, ou le garder.</translation>
    </message>
    <message>
        <source>{total} reaches {goal}: it already succeeds.</source>
        <translation>{total} atteint {goal}&#x202f;: c’est déjà réussi.</translation>
    </message>
</context>
<context>
    <name>SizeMenu</name>
    <message>
        <source>Which size is {name}?</source>
        <translation>Quelle est la taille de {name}&#x202f;?</translation>
    </message>
</context>
<context>
    <name>SpeakingRows</name>
    <message>
        <source>Has acted</source>
        <translation>A agi</translation>
    </message>
    <message>
        <source>Its action?</source>
        <translation>Son action&#x202f;?</translation>
    </message>
    <message>
        <source>Nobody on these cards can act.</source>
        <translation>Aucun combattant de ces cartes ne peut agir.</translation>
    </message>
    <message>
        <source>This card has no name yet.</source>
        <translation>Cette carte n’a pas encore de nom.</translation>
    </message>
    <message>
        <source>Without an action: {names}</source>
        <translation>Sans action&#x202f;: {names}</translation>
    </message>
    <message>
        <source>from reserve</source>
        <translation>de la réserve</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>Sonné</translation>
    </message>
    <message>
        <source>{name} may dive for cover: choose it, then Action ({key}).</source>
        <translation>{name} peut se jeter à couvert&#x202f;: choisissez cette figurine, puis Action ({key}).</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>«&#x202f;{name}&#x202f;»</translation>
    </message>
</context>
<context>
    <name>SpellFields</name>
    <message>
        <source>+ English name, path</source>
        <translation>+ nom anglais, voie</translation>
    </message>
    <message>
        <source>+ French name, path</source>
        <translation>+ nom français, voie</translation>
    </message>
    <message>
        <source>+ area</source>
        <translation>+ aire d’effet</translation>
    </message>
    <message>
        <source>+ changes a value</source>
        <translation>+ change une valeur</translation>
    </message>
    <message>
        <source>+ gives an ability</source>
        <translation>+ donne une compétence</translation>
    </message>
    <message>
        <source>+ how often</source>
        <translation>+ combien de fois</translation>
    </message>
    <message>
        <source>+ range</source>
        <translation>+ portée</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Aire d’effet</translation>
    </message>
    <message>
        <source>Aspect</source>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Dice of the area</source>
        <translation>Dés de l’aire</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Gain or benefit</source>
        <translation>Gain ou bénéfice</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Combien de fois</translation>
    </message>
    <message>
        <source>If useful</source>
        <translation>Si utile</translation>
    </message>
    <message>
        <source>In English</source>
        <translation>En anglais</translation>
    </message>
    <message>
        <source>In French</source>
        <translation>En français</translation>
    </message>
    <message>
        <source>Its name in English, if it has one</source>
        <translation>Son nom anglais, s’il en a un</translation>
    </message>
    <message>
        <source>Its name in French, if it has one</source>
        <translation>Son nom français, s’il en a un</translation>
    </message>
    <message>
        <source>Lasts</source>
        <translation>Dure</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Voie</translation>
    </message>
    <message>
        <source>RES of the target</source>
        <translation>RES de la cible</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Such as “enemies in flight”, “wolfen on the ground” or “friends on every level”</source>
        <translation>Par exemple «&#x202f;ennemis en vol&#x202f;», «&#x202f;wolfen au sol&#x202f;» ou «&#x202f;amis sur tous les paliers&#x202f;»</translation>
    </message>
    <message>
        <source>The other elements</source>
        <translation>Les autres éléments</translation>
    </message>
    <message>
        <source>Times a turn</source>
        <translation>Fois par tour</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>any number of times a turn</source>
        <translation>autant de fois que voulu par tour</translation>
    </message>
    <message>
        <source>around a marker</source>
        <translation>autour d’un marqueur</translation>
    </message>
    <message>
        <source>benefit, while in range</source>
        <translation>bénéfice, à portée</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>contact</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>dés</translation>
    </message>
    <message>
        <source>friends or enemies</source>
        <translation>amis ou ennemis</translation>
    </message>
    <message>
        <source>gain, fixed</source>
        <translation>gain, fixe</translation>
    </message>
    <message>
        <source>in cm, or contact</source>
        <translation>en cm, ou contact</translation>
    </message>
    <message>
        <source>miracle</source>
        <translation>miracle</translation>
    </message>
    <message>
        <source>no area</source>
        <translation>sans aire d’effet</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>once in a battle</source>
        <translation>une fois par bataille</translation>
    </message>
    <message>
        <source>spell</source>
        <translation>sortilège</translation>
    </message>
</context>
<context>
    <name>SpellPrompt</name>
    <message>
        <source>Enter a distance in cm.</source>
        <translation>Saisissez une distance en cm.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Garder</translation>
    </message>
</context>
<context>
    <name>SpellTargets</name>
    <message>
        <source>No target yet: press a figure, or + and its letters</source>
        <translation>Pas encore de cible&#x202f;: touchez un pion, ou tapez + puis ses lettres</translation>
    </message>
    <message>
        <source>On {names}</source>
        <translation>Sur {names}</translation>
    </message>
</context>
<context>
    <name>SpellsPrompt</name>
    <message>
        <source>cost not entered</source>
        <translation>coût non saisi</translation>
    </message>
    <message>
        <source>press the spell</source>
        <translation>appuyez sur le sortilège</translation>
    </message>
    <message>
        <source>{name} casts</source>
        <translation>{name} incante</translation>
    </message>
</context>
<context>
    <name>Spin</name>
    <message>
        <source>{name}: from {least} to {most}, not {typed}</source>
        <translation>{name}&#x202f;: de {least} à {most}, pas {typed}</translation>
    </message>
</context>
<context>
    <name>StageHead</name>
    <message>
        <source>{stages}. Now: {stage}</source>
        <translation>{stages}. En cours&#x202f;: {stage}</translation>
    </message>
</context>
<context>
    <name>Stages</name>
    <message numerus="yes">
        <source>%n act after</source>
        <translation>
            <numerusform>%n à agir ensuite</numerusform>
            <numerusform>%n à agir ensuite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to resolve</source>
        <translation>
            <numerusform>%n à résoudre</numerusform>
            <numerusform>%n à résoudre</numerusform>
        </translation>
    </message>
    <message>
        <source>1 Announce</source>
        <translation>1 Annoncer</translation>
    </message>
    <message>
        <source>1 Choose</source>
        <translation>1 Choisir</translation>
    </message>
    <message>
        <source>2 Resolve</source>
        <translation>2 Résoudre</translation>
    </message>
    <message>
        <source>3 One by one</source>
        <translation>3 Un par un</translation>
    </message>
    <message>
        <source>All run</source>
        <translation>Tous courent</translation>
    </message>
    <message>
        <source>Announcements made</source>
        <translation>Annonces faites</translation>
    </message>
    <message>
        <source>Blow: {fighter}</source>
        <translation>Coup&#x202f;: {fighter}</translation>
    </message>
    <message>
        <source>Disengage: {fighter}</source>
        <translation>Se désengager&#x202f;: {fighter}</translation>
    </message>
    <message>
        <source>Go on with the test</source>
        <translation>Continuer le test</translation>
    </message>
    <message>
        <source>Resolve: {fighter}</source>
        <translation>Résoudre&#x202f;: {fighter}</translation>
    </message>
    <message>
        <source>Test: {fighter}</source>
        <translation>Tester&#x202f;: {fighter}</translation>
    </message>
    <message>
        <source>The others too</source>
        <translation>Les autres aussi</translation>
    </message>
    <message>
        <source>Under cover: {fighter}</source>
        <translation>À couvert&#x202f;: {fighter}</translation>
    </message>
    <message>
        <source>Walk: {fighter}</source>
        <translation>Marche&#x202f;: {fighter}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A battle keeps every step: it resumes where you left it.</source>
        <translation>Une bataille garde chaque geste&#x202f;: elle reprend là où vous l’avez laissée.</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Batailles</translation>
    </message>
    <message>
        <source>Battles (*.json)</source>
        <translation>Batailles (*.json)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Export the battle</source>
        <translation>Exporter la bataille</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Import a battle</source>
        <translation>Importer une bataille</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Look for battles</source>
        <translation>Chercher des batailles</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Nouvelle bataille</translation>
    </message>
    <message>
        <source>No battle yet</source>
        <translation>Pas encore de bataille</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Page for a browser…</source>
        <translation>Page pour navigateur…</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Play the example</source>
        <translation>Jouer l’exemple</translation>
    </message>
    <message>
        <source>Play the example of {game}</source>
        <translation>Jouer l’exemple de {game}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Rulesets…</source>
        <translation>Jeux de règles…</translation>
    </message>
    <message>
        <source>Save the battle as a page</source>
        <translation>Enregistrer la bataille en page</translation>
    </message>
    <message>
        <source>Score, losses and pictures of the board, to be sent or printed</source>
        <translation>Score, pertes et images de la table, à envoyer ou à imprimer</translation>
    </message>
    <message>
        <source>See the battle again, step by step</source>
        <translation>Revoir la bataille pas à pas</translation>
    </message>
    <message>
        <source>See the values of the rules, copy and change them</source>
        <translation>Voir les valeurs des règles, les copier, les changer</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>The battle is imported.</source>
        <translation>La bataille est importée.</translation>
    </message>
    <message>
        <source>The file never reveals a hidden order</source>
        <translation>Le fichier ne révèle jamais un ordre caché</translation>
    </message>
    <message>
        <source>The new battle is dropped.</source>
        <translation>La nouvelle bataille est abandonnée.</translation>
    </message>
    <message>
        <source>The same sides once more, from the start</source>
        <translation>Les mêmes camps, depuis le début</translation>
    </message>
    <message>
        <source>The two armies of the rulebook (V-A-4)</source>
        <translation>Les deux armées des règles (V-A-4)</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Victories, turns and losses of ended battles</source>
        <translation>Victoires, tours et pertes des batailles terminées</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Consulter</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>aujourd’hui, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>hier, {time}</translation>
    </message>
    <message>
        <source>{file} has been saved.</source>
        <translation>{file} est enregistré.</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Battles by their last turn</source>
        <translation>Batailles par dernier tour</translation>
    </message>
    <message>
        <source>Losses by card</source>
        <translation>Pertes par carte</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>The battles are being read…</source>
        <translation>Lecture des batailles…</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <source>Victories</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>What came of battles is counted here once they have ended.</source>
        <translation>Les batailles sont comptées ici une fois terminées.</translation>
    </message>
    <message>
        <source>figures lost, of those in play</source>
        <translation>figurines perdues, sur celles en jeu</translation>
    </message>
    <message>
        <source>won, drawn, lost</source>
        <translation>victoires, nuls, défaites</translation>
    </message>
    <message>
        <source>{lost} of {figures}</source>
        <translation>{lost} sur {figures}</translation>
    </message>
</context>
<context>
    <name>SteadyPrompt</name>
    <message>
        <source>COU</source>
        <translation>COU</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>It is no longer frightened</source>
        <translation>N’a plus peur</translation>
    </message>
    <message>
        <source>It leaves the table</source>
        <translation>Quitte la table</translation>
    </message>
    <message>
        <source>It stays frightened</source>
        <translation>A toujours peur</translation>
    </message>
    <message>
        <source>{name} tries to rally</source>
        <translation>{name} tente de se rallier</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>one fewer</source>
        <translation>un de moins</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>un de plus</translation>
    </message>
</context>
<context>
    <name>Strategic</name>
    <message>
        <source>Bonus and penalty</source>
        <translation>Bonus et malus</translation>
    </message>
    <message>
        <source>Enter the die rolled: 1 to 6</source>
        <translation>Saisir le dé lancé&#x202f;: 1 à 6</translation>
    </message>
    <message>
        <source>How many of several 6s are re-rolled</source>
        <translation>Combien de 6 sont relancés</translation>
    </message>
    <message>
        <source>Keep the 6</source>
        <translation>Garder le 6</translation>
    </message>
    <message>
        <source>Move the chosen card down</source>
        <translation>Descendre la carte choisie</translation>
    </message>
    <message>
        <source>Move the chosen card to a place: 1 to 9</source>
        <translation>Mettre la carte choisie à une place&#x202f;: 1 à 9</translation>
    </message>
    <message>
        <source>Move the chosen card up</source>
        <translation>Monter la carte choisie</translation>
    </message>
    <message>
        <source>Ready, or what is proposed</source>
        <translation>Prêt, ou ce qui est proposé</translation>
    </message>
    <message>
        <source>Renumber: Space on each card in turn</source>
        <translation>Renuméroter&#x202f;: Espace sur chaque carte, dans l’ordre</translation>
    </message>
    <message>
        <source>Roll the die here</source>
        <translation>Lancer le dé ici</translation>
    </message>
    <message>
        <source>Saved orders, or order again</source>
        <translation>Ordres gardés, ou réordonner</translation>
    </message>
    <message>
        <source>Several dice, a natural result set by an effect</source>
        <translation>Plusieurs dés, un résultat naturel fixé par un effet</translation>
    </message>
    <message>
        <source>Side A, side B: its sequence, it won, it speaks first</source>
        <translation>Camp A, camp B&#x202f;: sa séquence, il a gagné, il parle en premier</translation>
    </message>
    <message>
        <source>Strategic phase</source>
        <translation>Phase stratégique</translation>
    </message>
    <message>
        <source>Take back the last die</source>
        <translation>Reprendre le dernier dé</translation>
    </message>
    <message>
        <source>The other side’s die; a 6 can wait</source>
        <translation>Le dé de l’autre camp&#x202f;; un 6 peut attendre</translation>
    </message>
    <message>
        <source>Who coordinates</source>
        <translation>Qui coordonne</translation>
    </message>
</context>
<context>
    <name>StrikePrompt</name>
    <message numerus="yes">
        <source>%n life points lost</source>
        <translation>
            <numerusform>%n point de vie perdu</numerusform>
            <numerusform>%n points de vie perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>0 or less</source>
        <translation>0 ou moins</translation>
    </message>
    <message>
        <source>A blow</source>
        <translation>Un coup</translation>
    </message>
    <message>
        <source>Add to journal</source>
        <translation>Au journal</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Attack threshold</source>
        <translation>Seuil d’attaque</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Dé</translation>
    </message>
    <message>
        <source>Enter STR and RES, then the attack threshold.</source>
        <translation>Saisissez FOR et RES, puis le seuil d’attaque.</translation>
    </message>
    <message>
        <source>Enter the STR die, or roll it here.</source>
        <translation>Saisissez le dé de FOR, ou lancez-le ici.</translation>
    </message>
    <message>
        <source>Enter the attack threshold: 1 to {most}, or 0 for less.</source>
        <translation>Saisissez le seuil d’attaque&#x202f;: de 1 à {most}, ou 0 en dessous.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>RES</source>
        <translation>RES</translation>
    </message>
    <message>
        <source>Roll the dice of STR here</source>
        <translation>Lancer ici les dés de FOR</translation>
    </message>
    <message>
        <source>STR</source>
        <translation>FOR</translation>
    </message>
    <message>
        <source>STR − RES = {n}</source>
        <translation>FOR − RES = {n}</translation>
    </message>
    <message>
        <source>STR − RES = {n}, column {column}</source>
        <translation>FOR − RES = {n}, colonne {column}</translation>
    </message>
</context>
<context>
    <name>StrikeTable</name>
    <message>
        <source>STR − RES</source>
        <translation>FOR − RES</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Seuil</translation>
    </message>
</context>
<context>
    <name>Striking</name>
    <message>
        <source>Others, by their letters</source>
        <translation>D’autres, par leurs lettres</translation>
    </message>
    <message>
        <source>Who strikes whom?</source>
        <translation>Qui frappe qui&#x202f;?</translation>
    </message>
    <message>
        <source>{attacker} strikes {target}</source>
        <translation>{attacker} frappe {target}</translation>
    </message>
</context>
<context>
    <name>Tactics</name>
    <message>
        <source>General assault: which card goes with it?</source>
        <translation>Assaut général&#x202f;: quelle carte avec elle&#x202f;?</translation>
    </message>
    <message>
        <source>General assault: which is the first card?</source>
        <translation>Assaut général&#x202f;: quelle est la première carte&#x202f;?</translation>
    </message>
    <message>
        <source>Plan B: which card is activated?</source>
        <translation>Plan B&#x202f;: quelle carte est activée&#x202f;?</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
</context>
<context>
    <name>TakingSheet</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>TaskBoard</name>
    <message>
        <source>{ability}: done with a click, put aside with Shift</source>
        <translation>{ability}&#x202f;: un clic l’applique, avec Maj il l’écarte</translation>
    </message>
    <message>
        <source>{task}. Reopen</source>
        <translation>{task}. Rouvrir</translation>
    </message>
</context>
<context>
    <name>TaskCard</name>
    <message>
        <source>One fewer</source>
        <translation>Un de moins</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Un de plus</translation>
    </message>
</context>
<context>
    <name>Tasks</name>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gems for each {success}</source>
        <translation>
            <numerusform>%n gemme pour chaque {success}</numerusform>
            <numerusform>%n gemmes pour chaque {success}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gems for each {success} or more</source>
        <translation>
            <numerusform>%n gemme pour chaque {success} ou plus</numerusform>
            <numerusform>%n gemmes pour chaque {success} ou plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notches healed</source>
        <translation>
            <numerusform>%n cran soigné</numerusform>
            <numerusform>%n crans soignés</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Compter</translation>
    </message>
    <message>
        <source>Gems recovered: {gems}</source>
        <translation>Gemmes récupérées&#x202f;: {gems}</translation>
    </message>
    <message>
        <source>Gems recovered: {n}</source>
        <translation>Gemmes récupérées&#x202f;: {n}</translation>
    </message>
    <message>
        <source>Gems recovered: {n} × {element}</source>
        <translation>Gemmes récupérées&#x202f;: {n} × {element}</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Soigner</translation>
    </message>
    <message>
        <source>It keeps fleeing</source>
        <translation>Continue de fuir</translation>
    </message>
    <message>
        <source>It rallies</source>
        <translation>Se rallie</translation>
    </message>
    <message>
        <source>Let it end</source>
        <translation>Laisser finir</translation>
    </message>
    <message>
        <source>Make the test at the table, then say how it went.</source>
        <translation>Faites le test à la table, puis dites comment il s’est passé.</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>Une à une</translation>
    </message>
    <message>
        <source>One die fewer</source>
        <translation>Un dé de moins</translation>
    </message>
    <message>
        <source>One more die</source>
        <translation>Un dé de plus</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message numerus="yes">
        <source>The reserve has room for {room} of %n gems.</source>
        <translation>
            <numerusform>La réserve n’a de place que pour {room} sur %n gemme.</numerusform>
            <numerusform>La réserve n’a de place que pour {room} sur %n gemmes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick them</source>
        <translation>Les cocher</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>believers within {n} cm</source>
        <translation>croyants à {n} cm</translation>
    </message>
    <message>
        <source>by itself at the end of the turn</source>
        <translation>tout seul à la fin du tour</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>keeps fleeing</source>
        <translation>continue de fuir</translation>
    </message>
    <message>
        <source>rallies</source>
        <translation>se rallie</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>passé</translation>
    </message>
    <message>
        <source>{ability}: {n} × {element} more</source>
        <translation>{ability}&#x202f;: {n} × {element} de plus</translation>
    </message>
    <message>
        <source>{characteristic} {value} · difficulty {difficulty}</source>
        <translation>{characteristic} {value} · difficulté {difficulty}</translation>
    </message>
    <message>
        <source>{dice}: {gems}.</source>
        <translation>{dice}&#x202f;: {gems}.</translation>
    </message>
    <message>
        <source>{element}: {taken} of {held}</source>
        <translation>{element}&#x202f;: {taken} sur {held}</translation>
    </message>
    <message>
        <source>{least} or more heals a notch.</source>
        <translation>{least} ou plus soigne un cran.</translation>
    </message>
    <message>
        <source>{n} temporary faith</source>
        <translation>{n} de foi temporaire</translation>
    </message>
    <message>
        <source>{source} ends</source>
        <translation>{source} finit</translation>
    </message>
    <message>
        <source>{source} paid</source>
        <translation>{source} payé</translation>
    </message>
    <message numerus="yes">
        <source>{taken} of %n gems. A capital letter puts one back.</source>
        <translation>
            <numerusform>{taken} sur %n gemme. Une majuscule en remet une.</numerusform>
            <numerusform>{taken} sur %n gemmes. Une majuscule en remet une.</numerusform>
        </translation>
    </message>
    <message>
        <source>{total} against {difficulty}</source>
        <translation>{total} contre {difficulty}</translation>
    </message>
    <message>
        <source>{what}: {state}</source>
        <translation>{what}&#x202f;: {state}</translation>
    </message>
    <message>
        <source>÷ {n}, rounded down</source>
        <translation>÷ {n}, arrondi à l’inférieur</translation>
    </message>
    <message>
        <source>÷ {n}, rounded to the nearest</source>
        <translation>÷ {n}, arrondi au plus proche</translation>
    </message>
    <message>
        <source>÷ {n}, rounded up</source>
        <translation>÷ {n}, arrondi au supérieur</translation>
    </message>
</context>
<context>
    <name>TasksHead</name>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>Reste %n</numerusform>
            <numerusform>Reste %n</numerusform>
        </translation>
    </message>
    <message>
        <source>All done</source>
        <translation>Tout est fait</translation>
    </message>
    <message>
        <source>Do all of “{step}” ({key})</source>
        <translation>Tout faire dans «&#x202f;{step}&#x202f;» ({key})</translation>
    </message>
    <message>
        <source>Nothing else in “{step}” ({key})</source>
        <translation>Rien d’autre dans «&#x202f;{step}&#x202f;» ({key})</translation>
    </message>
    <message>
        <source>Nothing is left</source>
        <translation>Il ne reste rien</translation>
    </message>
    <message>
        <source>Skip the rest</source>
        <translation>Passer le reste</translation>
    </message>
</context>
<context>
    <name>TasksPage</name>
    <message numerus="yes">
        <source>%n left undone</source>
        <translation>
            <numerusform>%n reste</numerusform>
            <numerusform>%n restent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unpaid end</source>
        <translation>
            <numerusform>l’impayé finit</numerusform>
            <numerusform>%n impayés finissent</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the dice, or roll them here with R.</source>
        <translation>Saisissez les dés, ou lancez-les ici par R.</translation>
    </message>
    <message>
        <source>Roll here</source>
        <translation>Lancer ici</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <source>for {name}</source>
        <translation>pour {name}</translation>
    </message>
</context>
<context>
    <name>Testing</name>
    <message>
        <source>Against whom? Press it or type its letters.</source>
        <translation>Contre qui&#x202f;? Cliquez ou tapez ses lettres.</translation>
    </message>
    <message>
        <source>Close the test</source>
        <translation>Clore le test</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>ThrowPrompt</name>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Dice of the roll</source>
        <translation>Dés du jet</translation>
    </message>
    <message>
        <source>Natural result set by an effect</source>
        <translation>Résultat naturel fixé par un effet</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fixer</translation>
    </message>
    <message>
        <source>The die that counts</source>
        <translation>Le dé qui compte</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>le meilleur</translation>
    </message>
</context>
<context>
    <name>ThrowsPrompt</name>
    <message>
        <source>A characteristic goes from {least} to {most}: it allows that many rolls in a phase.</source>
        <translation>Une caractéristique va de {least} à {most}&#x202f;: elle permet autant de jets dans une phase.</translation>
    </message>
</context>
<context>
    <name>TrialForm</name>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Aspect</source>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>Bonus or penalty</source>
        <translation>Bonus ou malus</translation>
    </message>
    <message>
        <source>Characteristic</source>
        <translation>Caractéristique</translation>
    </message>
    <message>
        <source>Characteristic of the other one</source>
        <translation>Caractéristique de l’autre</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Difficulty or value</source>
        <translation>Difficulté ou valeur</translation>
    </message>
    <message>
        <source>Enter the difficulty.</source>
        <translation>Saisissez la difficulté.</translation>
    </message>
    <message>
        <source>Enter the value.</source>
        <translation>Saisissez la valeur.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Reason of the bonus</source>
        <translation>Raison du bonus</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Test of {name}</source>
        <translation>Test de {name}</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Value to test with</source>
        <translation>Valeur testée</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Pour quoi</translation>
    </message>
    <message>
        <source>What the test is for</source>
        <translation>À quoi sert le test</translation>
    </message>
    <message>
        <source>a difficulty</source>
        <translation>une difficulté</translation>
    </message>
    <message>
        <source>a figure</source>
        <translation>une figurine</translation>
    </message>
    <message>
        <source>a jump, a rally…</source>
        <translation>un saut, un ralliement…</translation>
    </message>
    <message>
        <source>cover, order…</source>
        <translation>couvert, ordre…</translation>
    </message>
    <message>
        <source>of the other one</source>
        <translation>de l’autre</translation>
    </message>
    <message>
        <source>somebody else’s value</source>
        <translation>la valeur d’un autre</translation>
    </message>
    <message>
        <source>the other one</source>
        <translation>l’autre</translation>
    </message>
</context>
<context>
    <name>TrialPrompt</name>
    <message>
        <source>A tie: both re-roll.</source>
        <translation>Égalité&#x202f;: les deux relancent.</translation>
    </message>
    <message>
        <source>Another die</source>
        <translation>Un autre dé</translation>
    </message>
    <message>
        <source>Attempts the test</source>
        <translation>Tente le test</translation>
    </message>
    <message>
        <source>Bonus or penalty</source>
        <translation>Bonus ou malus</translation>
    </message>
    <message>
        <source>Close the test</source>
        <translation>Clore le test</translation>
    </message>
    <message>
        <source>Enter the dice, or roll them here.</source>
        <translation>Saisissez les dés, ou lancez-les ici.</translation>
    </message>
    <message>
        <source>Enter the {characteristic} die first, then the test dice, or roll them here.</source>
        <translation>Saisissez d’abord le dé de {characteristic}, puis ceux du test, ou lancez-les ici.</translation>
    </message>
    <message>
        <source>How many 6s</source>
        <translation>Combien de 6</translation>
    </message>
    <message>
        <source>Natural result set by an effect</source>
        <translation>Résultat naturel fixé par un effet</translation>
    </message>
    <message>
        <source>Opposed</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Set the bonus</source>
        <translation>Fixer le bonus</translation>
    </message>
    <message>
        <source>Set the natural result</source>
        <translation>Fixer le résultat naturel</translation>
    </message>
    <message>
        <source>Set the value</source>
        <translation>Fixer la valeur</translation>
    </message>
    <message>
        <source>The other one</source>
        <translation>L’autre</translation>
    </message>
    <message>
        <source>The other one decides first.</source>
        <translation>L’autre décide d’abord.</translation>
    </message>
    <message>
        <source>Use these dice</source>
        <translation>Prendre ces dés</translation>
    </message>
    <message>
        <source>Value to test with</source>
        <translation>Valeur testée</translation>
    </message>
    <message>
        <source>has chosen in secret</source>
        <translation>a choisi en secret</translation>
    </message>
</context>
<context>
    <name>Trials</name>
    <message>
        <source>Failure</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Nobody succeeds</source>
        <translation>Personne ne réussit</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Réussite</translation>
    </message>
    <message>
        <source>{n}d</source>
        <translation>{n}D</translation>
    </message>
    <message>
        <source>{victor} wins the test</source>
        <translation>{victor} remporte le test</translation>
    </message>
</context>
<context>
    <name>TroublesModel</name>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrée</translation>
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
    <name>TryPrompt</name>
    <message>
        <source>Enter the die as rolled: 0 to 9.</source>
        <translation>Saisissez le résultat du dé&#x202f;: de 0 à 9.</translation>
    </message>
    <message>
        <source>The value is 0: no roll is possible.</source>
        <translation>La valeur est 0&#x202f;: aucun jet possible.</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Pour quoi</translation>
    </message>
    <message>
        <source>What for (optional)</source>
        <translation>Pour quoi (facultatif)</translation>
    </message>
    <message>
        <source>{die}. A re-roll is possible: the latest roll counts.</source>
        <translation>{die}. Une relance est possible&#x202f;: le dernier jet compte.</translation>
    </message>
    <message>
        <source>{die}. No re-rolls are left.</source>
        <translation>{die}. Plus de relance.</translation>
    </message>
    <message>
        <source>{die}. The latest roll counts.</source>
        <translation>{die}. Le dernier jet compte.</translation>
    </message>
    <message>
        <source>{value} of {name}</source>
        <translation>{value} de {name}</translation>
    </message>
</context>
<context>
    <name>TurningPoints</name>
    <message>
        <source>Look back at this moment</source>
        <translation>Revoir ce moment</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>tour {turn}</translation>
    </message>
    <message>
        <source>{name} dies</source>
        <translation>{name} meurt</translation>
    </message>
    <message>
        <source>{name} flees</source>
        <translation>{name} s’enfuit</translation>
    </message>
    <message>
        <source>{name} is captured</source>
        <translation>{name}&#x202f;: capture</translation>
    </message>
    <message>
        <source>{name} is down</source>
        <translation>{name} est à terre</translation>
    </message>
    <message>
        <source>{what}, by {name}</source>
        <translation>{what}, par {name}</translation>
    </message>
</context>
<context>
    <name>TypedCoordinator</name>
    <message>
        <source>Coordinates</source>
        <translation>Coordonne</translation>
    </message>
    <message>
        <source>DIS</source>
        <translation>DIS</translation>
    </message>
    <message>
        <source>DIS of {name}</source>
        <translation>DIS de {name}</translation>
    </message>
    <message>
        <source>Enter DIS as a number.</source>
        <translation>Saisissez la DIS en chiffres.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Saisissez un nom.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Who coordinates?</source>
        <translation>Qui coordonne&#x202f;?</translation>
    </message>
</context>
<context>
    <name>UndoLine</name>
    <message>
        <source>Nothing to undo yet.</source>
        <translation>Rien à annuler pour l’instant.</translation>
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
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <translation>Annuler&#x202f;: {step}</translation>
    </message>
</context>
<context>
    <name>UnfitCards</name>
    <message numerus="yes">
        <source>%n things are not shown whole: see the list. The same again goes on.</source>
        <translation>
            <numerusform>%n élément n’est pas montré en entier&#x202f;: voyez la liste. La même touche continue.</numerusform>
            <numerusform>%n éléments ne sont pas montrés en entier&#x202f;: voyez la liste. La même touche continue.</numerusform>
        </translation>
    </message>
    <message>
        <source>All of it is shown</source>
        <translation>Tout est montré</translation>
    </message>
    <message>
        <source>Edit this card</source>
        <translation>Modifier cette carte</translation>
    </message>
    <message>
        <source>Go on anyway</source>
        <translation>Continuer quand même</translation>
    </message>
    <message>
        <source>Go on behind</source>
        <translation>Continuer au dos</translation>
    </message>
    <message>
        <source>Go to what does not fit and shorten it</source>
        <translation>Aller à ce qui ne tient pas, pour l’abréger</translation>
    </message>
    <message>
        <source>Larger cards</source>
        <translation>Cartes plus grandes</translation>
    </message>
    <message>
        <source>Larger paper</source>
        <translation>Papier plus grand</translation>
    </message>
    <message>
        <source>One language</source>
        <translation>Une seule langue</translation>
    </message>
    <message>
        <source>Print in one language instead of both</source>
        <translation>Imprimer dans une seule langue au lieu des deux</translation>
    </message>
    <message>
        <source>Print on A3: names have more room</source>
        <translation>Imprimer sur A3&#x202f;: les noms ont plus de place</translation>
    </message>
    <message>
        <source>Print on the next larger size of cards</source>
        <translation>Imprimer sur le format de cartes au-dessus</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Text may be smaller than ten points</source>
        <translation>Le texte peut descendre sous dix points</translation>
    </message>
    <message>
        <source>Text without room goes on on the back</source>
        <translation>Le texte sans place continue au dos</translation>
    </message>
    <message>
        <source>That would not help</source>
        <translation>Cela n’y changerait rien</translation>
    </message>
</context>
<context>
    <name>UnresolvedConflicts</name>
    <message numerus="yes">
        <source>%n fields keep your values</source>
        <translation>
            <numerusform>%n champ garde votre valeur</numerusform>
            <numerusform>%n champs gardent vos valeurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ValuesRow</name>
    <message>
        <source>AGI</source>
        <translation>AGI</translation>
    </message>
    <message>
        <source>AIM</source>
        <translation>TIR</translation>
    </message>
    <message>
        <source>ATT</source>
        <translation>ATT</translation>
    </message>
    <message>
        <source>Agility</source>
        <translation>Agilité</translation>
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
        <source>BEA</source>
        <translation>BEA</translation>
    </message>
    <message>
        <source>Beauty</source>
        <translation>Beauté</translation>
    </message>
    <message>
        <source>C/F</source>
        <translation>C/P</translation>
    </message>
    <message>
        <source>CHA</source>
        <translation>CHA</translation>
    </message>
    <message>
        <source>COU</source>
        <translation>COU</translation>
    </message>
    <message>
        <source>CUN</source>
        <translation>RUS</translation>
    </message>
    <message>
        <source>Charisma</source>
        <translation>Charisme</translation>
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
        <source>Cunning</source>
        <translation>Ruse</translation>
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
        <source>EMP</source>
        <translation>EMP</translation>
    </message>
    <message>
        <source>END</source>
        <translation>END</translation>
    </message>
    <message>
        <source>Empathy</source>
        <translation>Empathie</translation>
    </message>
    <message>
        <source>Endurance</source>
        <translation>Endurance</translation>
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
        <source>FEA</source>
        <translation>PEUR</translation>
    </message>
    <message>
        <source>Faith: one number, or three aspects like 2-3-3</source>
        <translation>Foi&#x202f;: un nombre, ou trois aspects comme 2-3-3</translation>
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
        <source>INT</source>
        <translation>INT</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Intelligence</translation>
    </message>
    <message>
        <source>LP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>Life points</source>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>MGT</source>
        <translation>PUI</translation>
    </message>
    <message>
        <source>MOV</source>
        <translation>MOU</translation>
    </message>
    <message>
        <source>Might of a figure, used to judge charges</source>
        <translation>Puissance d’une figurine, pour juger les charges</translation>
    </message>
    <message>
        <source>Movement, in cm</source>
        <translation>Mouvement, en cm</translation>
    </message>
    <message>
        <source>PER</source>
        <translation>PER</translation>
    </message>
    <message>
        <source>POW</source>
        <translation>POU</translation>
    </message>
    <message>
        <source>Perception</source>
        <translation>Perception</translation>
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
        <source>Resilience</source>
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
        <source>That line has more than {number} values. Nothing was changed.</source>
        <translation>Cette ligne a plus de {number} valeurs. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>{value} cannot be read. Enter 12, 7.5, 12+1d, 15/20, or - for none.</source>
        <translation>{value} ne se lit pas. Saisissez 12, 7,5, 12+1d, 15/20, ou - pour aucune.</translation>
    </message>
    <message>
        <source>{value} cannot be read. Enter a number, or - for none.</source>
        <translation>{value} ne se lit pas. Saisissez un nombre, ou - pour aucune.</translation>
    </message>
    <message>
        <source>{value} cannot be read. Enter numbers, or - for none.</source>
        <translation>{value} ne se lisent pas. Saisissez des nombres, ou - pour aucune.</translation>
    </message>
    <message>
        <source>{value} cannot be read. They are written 12, 7.5, 12+1d, 15/20, or -.</source>
        <translation>{value} ne se lisent pas. On écrit 12, 7,5, 12+1d, 15/20, ou -.</translation>
    </message>
    <message>
        <source>{value} go from {least} to {most}. They are kept as typed.</source>
        <translation>{value} vont de {least} à {most}. Ces valeurs sont gardées telles quelles.</translation>
    </message>
    <message>
        <source>{value} goes from {least} to {most}. It is kept as typed.</source>
        <translation>{value} va de {least} à {most}. La valeur est gardée telle quelle.</translation>
    </message>
    <message>
        <source>ÉVE</source>
        <translation>ÉVE</translation>
    </message>
</context>
<context>
    <name>VerbBar</name>
    <message>
        <source>All that can be done now</source>
        <translation>Tout ce qui peut se faire</translation>
    </message>
</context>
<context>
    <name>VerbRow</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>VersionsSheet</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Contents of the version</source>
        <translation>Contenu de la version</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Go back to it</source>
        <translation>Y revenir</translation>
    </message>
    <message>
        <source>Name of the version to save</source>
        <translation>Nom de la version à garder</translation>
    </message>
    <message>
        <source>Name of this version, such as Sunday</source>
        <translation>Nom de cette version, par exemple Dimanche</translation>
    </message>
    <message>
        <source>No version saved yet. Enter a name above to save the list as it is now.</source>
        <translation>Aucune version gardée. Saisissez un nom ci-dessus pour garder la liste telle qu’elle est.</translation>
    </message>
    <message>
        <source>Save this version</source>
        <translation>Garder cette version</translation>
    </message>
    <message>
        <source>Versions of {army}</source>
        <translation>Versions de {army}</translation>
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
        <source>Play the example of {game}</source>
        <translation>Jouer l’exemple de {game}</translation>
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
    <name>WhyPrompt</name>
    <message>
        <source>All other values are those of the card.</source>
        <translation>Toutes les autres valeurs sont celles de la carte.</translation>
    </message>
    <message>
        <source>All values are those of the card.</source>
        <translation>Toutes les valeurs sont celles de la carte.</translation>
    </message>
    <message>
        <source>Values of {name}</source>
        <translation>Valeurs de {name}</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>non indiqué</translation>
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
    <name>WindowPlace</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>WindowVerbs</name>
    <message>
        <source>About Tacticien</source>
        <translation>À propos de Tacticien</translation>
    </message>
    <message>
        <source>Alt opens the menus without it</source>
        <translation>Sans elle, Alt ouvre les menus</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>Cards as a table, a list or a battle’s report as text</source>
        <translation>Des cartes en tableau, une liste ou le compte rendu d’une bataille en texte</translation>
    </message>
    <message>
        <source>Close the opponent’s window</source>
        <translation>Fermer la fenêtre de l’adversaire</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>Couleurs sombres</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Files, lists, tables, battles, and pictures for the card in view</source>
        <translation>Fichiers, listes, tableaux, batailles, et images pour la carte affichée</translation>
    </message>
    <message>
        <source>Find a command, a card, an army</source>
        <translation>Trouver une action, une carte, une armée</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Hide the menu bar</source>
        <translation>Masquer la barre de menus</translation>
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
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Open a battle first.</source>
        <translation>Ouvrez d’abord une bataille.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Print the battle as it stands</source>
        <translation>Imprimer la bataille en cours</translation>
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
        <source>Report a problem…</source>
        <translation>Signaler un problème…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Show the menu bar</source>
        <translation>Afficher la barre de menus</translation>
    </message>
    <message>
        <source>Show the opponent’s window</source>
        <translation>Montrer la fenêtre de l’adversaire</translation>
    </message>
    <message>
        <source>The menu bar is hidden. Alt opens its menus.</source>
        <translation>La barre de menus est masquée. Alt ouvre ses menus.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
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
    <name>WithinPrompt</name>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Who is within the area?</source>
        <translation>Qui est dans l’aire d’effet&#x202f;?</translation>
    </message>
    <message>
        <source>Who is within {n} cm of {name}?</source>
        <translation>Qui est à {n} cm ou moins de {name}&#x202f;?</translation>
    </message>
    <message>
        <source>Who is within {n} cm?</source>
        <translation>Qui est à {n} cm ou moins&#x202f;?</translation>
    </message>
    <message>
        <source>{name}, on the other level</source>
        <translation>{name}, à l’autre palier</translation>
    </message>
    <message>
        <source>{within} of {n} inside</source>
        <translation>{within} sur {n} dans l’aire d’effet</translation>
    </message>
</context>
<context>
    <name>WoundEffects</name>
    <message>
        <source>abdomen</source>
        <translation>abdomen</translation>
    </message>
    <message>
        <source>adds a die to STR</source>
        <translation>ajoute un dé à la FOR</translation>
    </message>
    <message>
        <source>arms</source>
        <translation>bras</translation>
    </message>
    <message>
        <source>chest</source>
        <translation>thorax</translation>
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
        <source>makes the wound worse or better</source>
        <translation>aggrave ou allège la blessure</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>poisons</source>
        <translation>empoisonne</translation>
    </message>
    <message>
        <source>prevents a state</source>
        <translation>empêche un état</translation>
    </message>
    <message>
        <source>replaces the result</source>
        <translation>remplace le résultat</translation>
    </message>
    <message>
        <source>shifts the location</source>
        <translation>décale la localisation</translation>
    </message>
    <message>
        <source>shifts the row</source>
        <translation>décale la ligne</translation>
    </message>
</context>
<context>
    <name>WoundPrompt</name>
    <message>
        <source>Abilities</source>
        <translation>Compétences</translation>
    </message>
    <message>
        <source>Add to journal</source>
        <translation>Au journal</translation>
    </message>
    <message>
        <source>Amplified</source>
        <translation>Amplifié</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Attenuated</source>
        <translation>Atténué</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Dice of STR</source>
        <translation>Dés de FOR</translation>
    </message>
    <message>
        <source>It counts.</source>
        <translation>Elle compte.</translation>
    </message>
    <message>
        <source>It does not count.</source>
        <translation>Elle ne compte pas.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Other result</source>
        <translation>Autre résultat</translation>
    </message>
    <message>
        <source>Roll here</source>
        <translation>Lancer ici</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>The cards do not tell whether it is meant for {name}: switch it on if it is.</source>
        <translation>Les cartes ne disent pas si cette compétence vise {name}&#x202f;: activez-la si c’est le cas.</translation>
    </message>
    <message>
        <source>To the wound table</source>
        <translation>Retour au tableau</translation>
    </message>
    <message>
        <source>Wound roll</source>
        <translation>Jet de Blessures</translation>
    </message>
    <message>
        <source>{ability}?</source>
        <translation>{ability}&#x202f;?</translation>
    </message>
    <message>
        <source>{state} or worse: {share}%</source>
        <translation>{state} ou pire&#x202f;: {share}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>WoundReading</name>
    <message>
        <source>= {total}</source>
        <translation>= {total}</translation>
    </message>
    <message>
        <source>Enter STR and RES, then the dice.</source>
        <translation>Saisissez FOR et RES, puis les dés.</translation>
    </message>
    <message>
        <source>Enter the STR die.</source>
        <translation>Saisissez le dé de FOR.</translation>
    </message>
    <message>
        <source>Enter the Toxic die.</source>
        <translation>Saisissez le dé de Toxique.</translation>
    </message>
    <message>
        <source>Enter the Vapour die.</source>
        <translation>Saisissez le dé de Vapeur.</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>ligne {row}</translation>
    </message>
    <message>
        <source>{result}, in all: {state}</source>
        <translation>{result}, en tout&#x202f;: {state}</translation>
    </message>
</context>
<context>
    <name>WoundTable</name>
    <message>
        <source>Wound table</source>
        <translation>Table des blessures</translation>
    </message>
    <message>
        <source>Wound table, row {row}, {location}: {result}</source>
        <translation>Table des blessures, ligne {row}, {location}&#x202f;: {result}</translation>
    </message>
</context>
<context>
    <name>Wounding</name>
    <message>
        <source>Who is struck? Press it, type its letters, or Enter to use entered values only.</source>
        <translation>Qui est la cible&#x202f;? Cliquez, tapez ses lettres, ou Entrée pour saisir seulement des valeurs.</translation>
    </message>
    <message>
        <source>Who strikes {name}? Press it, type its letters, or Enter for nobody.</source>
        <translation>Qui frappe {name}&#x202f;? Cliquez, tapez ses lettres, ou Entrée pour personne.</translation>
    </message>
    <message>
        <source>Who strikes? Press it, type its letters, or Enter for nobody.</source>
        <translation>Qui frappe&#x202f;? Cliquez, tapez ses lettres, ou Entrée pour personne.</translation>
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
