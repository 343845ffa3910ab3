"""Decisions about MonCon’F, where its play aid is silent or says two things."""

from __future__ import annotations

from rules.battle.decisions.decision import Decision, Reading
from rules.battle.ruleset_table import MONCONF, Chapter, Words

_ACTIONS, _TACTICS, _TURN, _TABLE = "Les Actions", "Les Tactiques", "Tour de Jeu", "Tableau de blessures"
_SILENT = Words("L’aide de jeu n’en dit rien.", "The play aid does not say.")

# -- command points, piles, speaking turns --------------------------------------------------------------

STAFF_POINTS = Decision(
    id="staff_points",
    chapter=Chapter.STRATEGIC,
    section="État-Major",
    since=2,
    systems=MONCONF,
    words=Words("Point d’État-Major", "Point of General staff"),
    text=Words(
        "Un PT de plus à chaque tour\u202f: lu comme un point de commandement.",
        "One PT more each turn: read as a command point.",
    ),
    readings=(
        Reading("once", Words("Une fois par tour et par camp", "Once a turn for each side")),
        Reading("each", Words("Pour chaque figurine qui l’a", "For each figure that has it")),
    ),
)
REFUSALS = Decision(
    id="monconf_refusals",
    chapter=Chapter.STRATEGIC,
    section=_TURN,
    since=2,
    systems=MONCONF,
    words=Words("Refus", "Refusals"),
    text=Words(
        "Le tour de jeu les calcule sans dire comment.", "The turn computes them and does not say how."
    ),
    readings=(
        Reading(
            "difference",
            Words(
                "Comme en Confrontation\u202f: la différence de cartes",
                "As in Confrontation: the cards fewer",
            ),
        ),
    ),
)
LENT_VALUES = Decision(
    id="lent_values",
    chapter=Chapter.STRATEGIC,
    section="Commandement",
    since=2,
    systems=MONCONF,
    words=Words("COU et DIS prêtés", "COU and DIS that are lent"),
    text=Words(
        "Les deux valeurs servent à tous les tests\u202f: rien ne dit de quel moment.",
        "Both values serve at all tests: it does not say of which moment.",
    ),
    readings=(
        Reading("now", Words("Ceux du moment du test", "Those of the moment of the test")),
        Reading("then", Words("Ceux du moment où le prêt commence", "Those of the moment they are lent")),
    ),
    before="then",
)
LENT_CHANGES = Decision(
    id="lent_changes",
    chapter=Chapter.STRATEGIC,
    section="Commandement",
    since=2,
    systems=MONCONF,
    words=Words("Bonus et malus de qui emprunte", "Bonuses and penalties of a borrower"),
    text=Words(
        "Les alliés peuvent utiliser les valeurs du commandant\u202f: rien n’est dit de leurs propres "
        "changements.",
        "Allies may use the commander’s values: of their own bonuses and penalties nothing is said.",
    ),
    readings=(
        Reading(
            "apart",
            Words(
                "La meilleure de sa valeur et de celle prêtée", "The better of its own value and the lent one"
            ),
        ),
        Reading("added", Words("S’ajoutent à la valeur prêtée", "Are added to the value that is lent")),
    ),
    before="added",
)
FREE_RESERVE = Decision(
    id="free_reserve",
    chapter=Chapter.ACTIVATION,
    section=_TACTICS,
    since=2,
    systems=MONCONF,
    words=Words("Réserve gratuite", "A free reserve"),
    text=Words(
        "Seule la tactique Temporiser met une carte de côté.", "Only the tactic Temporiser sets a card aside."
    ),
    readings=(Reading("none", Words("Aucune", "None")),),
)
TEMPORISE = Decision(
    id="temporise",
    chapter=Chapter.ACTIVATION,
    section=_TACTICS,
    since=2,
    systems=MONCONF,
    words=Words("Temporiser plusieurs fois", "Biding your time again"),
    text=_SILENT,
    readings=(
        Reading("often", Words("Tant qu’il reste des points", "As long as points are left")),
        Reading("once", Words("Une fois par tour", "Once a turn")),
    ),
)
OPENING = Decision(
    id="opening",
    chapter=Chapter.ACTIVATION,
    section=_TACTICS,
    since=2,
    systems=MONCONF,
    words=Words("Début du premier tour de parole", "Start of the first speaking turn"),
    text=Words(
        "Assaut général et Plan génial s’y jouent\u202f; rien ne dit si un refus est un tour de parole.",
        "General assault and Brilliant plan belong there; it does not say whether a refusal is a speaking "
        "turn.",
    ),
    readings=(
        Reading("refusal", Words("Passé dès un refus", "Past once a refusal was used")),
        Reading("card", Words("Passé dès une carte jouée ou mise de côté", "Past once a card was drawn")),
    ),
)
GENIUS_UNPAID = Decision(
    id="genius_unpaid",
    chapter=Chapter.ACTIVATION,
    section=_TACTICS,
    since=2,
    systems=MONCONF,
    words=Words("Plan génial que l’adversaire ne peut payer", "A brilliant plan the other side cannot pay"),
    text=Words(
        "Qui ne paie pas autant renonce à la tactique\u202f: rien sur qui n’a pas les points.",
        "Who does not pay as much gives the tactic up: nothing about who has not the points.",
    ),
    readings=(
        Reading("barred", Words("Il ne peut plus la jouer ce tour", "It cannot play one this turn")),
        Reading("spared", Words("Il peut encore la jouer", "It still can")),
    ),
)

GENIUS_TWICE = Decision(
    id="genius_twice",
    chapter=Chapter.ACTIVATION,
    section=_TACTICS,
    since=3,
    systems=MONCONF,
    words=Words("Plan génial des deux camps", "Brilliant plans of both sides"),
    text=Words(
        "Chacun serait d’office le tacticien du prochain tour\u202f; rien n’est dit des deux.",
        "Each would be the tactician of the next turn by itself; nothing is said of both.",
    ),
    readings=(
        Reading("test", Words("Aucun ne l’est d’office\u202f: test de DIS", "Neither is: DIS is tested")),
    ),
)

# -- actions --------------------------------------------------------------------------------------------

FREEDOM = Decision(
    id="freedom",
    chapter=Chapter.ACTIVATION,
    section=_ACTIONS,
    since=2,
    systems=MONCONF,
    words=Words("Combattant libre ou engagé", "A free or an engaged fighter"),
    text=Words("Le moment n’en est pas dit.", "It does not say when this is judged."),
    readings=(Reading("assigned", Words("Jugé quand l’action est attribuée", "As the action is assigned")),),
)
CHARGE_TOGETHER = Decision(
    id="charge_together",
    chapter=Chapter.ACTIVATION,
    section=_ACTIONS,
    since=2,
    systems=MONCONF,
    words=Words("Charges simultanées", "Charges at once"),
    text=Words(
        "Les puissances de ceux qui chargent «\u202fsimultanément\u202f» s’ajoutent\u202f; le mot n’est pas "
        "défini.",
        "The might of those who charge “at once” adds up; the words are not explained.",
    ),
    readings=(
        Reading("speaking", Words("D’un même tour de parole", "Of one speaking turn")),
        Reading("card", Words("D’une même carte", "Of one card")),
    ),
)
FURTHER_SPELLS = Decision(
    id="further_spells",
    chapter=Chapter.ACTIVATION,
    section=_ACTIONS,
    since=2,
    systems=MONCONF,
    words=Words("Plusieurs sortilèges ou miracles", "Several spells or miracles"),
    text=Words(
        "Une action mystique comprend un sortilège ou plusieurs\u202f; la cible n’est pas dite.",
        "A mystic action has one spell or several; it names no target.",
    ),
    readings=(
        Reading("one", Words("Une seule action, sur la dernière cible", "One action, at the last target")),
    ),
)
MELEE_SPELLS = Decision(
    id="melee_spells",
    chapter=Chapter.ACTIVATION,
    section=_ACTIONS,
    since=3,
    systems=MONCONF,
    words=Words("Plusieurs sortilèges au corps à corps", "Several spells in melee"),
    text=Words(
        "Une gemme ou un point de foi de plus «\u202fpour tous\u202f» les sortilèges ou miracles.",
        "One gem or point of faith more “for all” spells or miracles.",
    ),
    readings=(
        Reading("each", Words("De plus pour chacun", "One more for each")),
        Reading("once", Words("De plus une fois par action", "One more once an action")),
    ),
)
COWED = Decision(
    id="frightened",
    chapter=Chapter.ACTIVATION,
    section="Malus effrayé",
    since=2,
    systems=MONCONF,
    words=Words("Compétences d’un combattant effrayé", "Abilities of a frightened fighter"),
    text=Words(
        "Un effrayé perd ses compétences actives\u202f: rien ne dit lesquelles.",
        "Who is frightened loses its active abilities: it does not say which.",
    ),
    readings=(
        Reading(
            "warned",
            Words(
                "Tireur, mystiques, Commandement et État-Major refusés, sauf si la table insiste",
                "Shooter, mystic, Leadership and General staff refused unless the table insists",
            ),
        ),
        Reading("told", Words("Seulement rappelé", "Only reminded of")),
    ),
    before="told",
)

# -- tactics on figures ---------------------------------------------------------------------------------

REACTIVE_MOVES = Decision(
    id="reactive_moves",
    chapter=Chapter.ACTIVATION,
    section=_TACTICS,
    since=2,
    systems=MONCONF,
    words=Words("Ce à quoi répond un Tir réactif", "What a reactive shot answers"),
    text=Words(
        "Quatre mouvements déclarés par l’adversaire\u202f; un Tir d’assaut comprend une charge, "
        "un Tir une marche.",
        "Four moves that the other side declares; an assault shot has a charge in it, a shot a walk.",
    ),
    readings=(
        Reading("charges", Words("Aussi au Tir d’assaut", "An assault shot too")),
        Reading("walks", Words("Aussi au Tir d’assaut et au Tir", "An assault shot and a shot too")),
        Reading("four", Words("Aux quatre seulement", "The four alone")),
    ),
    before="four",
)
REACTIVE_ACTION = Decision(
    id="reactive_action",
    chapter=Chapter.ACTIVATION,
    section=_TACTICS,
    since=2,
    systems=MONCONF,
    words=Words("Ce qu’est un Tir réactif", "What a reactive shot is"),
    text=Words(
        "Le tireur fait aussitôt l’action de tir\u202f: un tir et une marche.",
        "The shooter carries out the action of shooting at once: a shot and a walk.",
    ),
    readings=(
        Reading("action", Words("Un tir et une marche", "A shot and a walk")),
        Reading("shot", Words("Le tir seul", "The shot alone")),
    ),
    before="shot",
)
REACTIVE_ACTED = Decision(
    id="reactive_acted",
    chapter=Chapter.ACTIVATION,
    section=_TACTICS,
    since=2,
    systems=MONCONF,
    words=Words("Tir réactif de qui a déjà agi", "A reactive shot of who has already acted"),
    text=Words(
        "«\u202fnon activé\u202f» n’est demandé que pour Interceptor.",
        "“Not activated” is asked for by Interceptor alone.",
    ),
    readings=(
        Reading("anybody", Words("Permis, une fois par tour", "Allowed, once a turn")),
        Reading("unacted", Words("Refusé", "Refused")),
    ),
    before="unacted",
)
REACTIVE_WALK = Decision(
    id="reactive_walk",
    chapter=Chapter.ACTIVATION,
    section=_TACTICS,
    since=3,
    systems=MONCONF,
    words=Words(
        "Interceptor contre la marche d’un Tir réactif", "Interceptor against the walk of a reactive shot"
    ),
    text=Words(
        "Interceptor répond à l’action d’un ennemi où il y a un mouvement.",
        "Interceptor answers an enemy’s action with a move in it.",
    ),
    readings=(
        Reading("allowed", Words("Permis au camp visé par le tir", "Allowed to the side that is shot at")),
        Reading("refused", Words("Refusé", "Refused")),
    ),
    before="refused",
)
INTERCEPTED_CHARGE = Decision(
    id="intercepted_charge",
    chapter=Chapter.ACTIVATION,
    section=_TACTICS,
    since=2,
    systems=MONCONF,
    words=Words("Charge interceptée", "A charge that is intercepted"),
    text=Words(
        "La charge interceptée reste une charge, mais son mouvement devient un engagement.",
        "An intercepted charge stays one, but its move becomes an engagement.",
    ),
    readings=(
        Reading(
            "interceptor",
            Words("Ses malus frappent celui qui intercepte", "Its penalties fall on who intercepts"),
        ),
        Reading("nobody", Words("Aucun malus de charge", "No charge penalties")),
    ),
    before="nobody",
)
INTERCEPT_AGAIN = Decision(
    id="intercept_again",
    chapter=Chapter.ACTIVATION,
    section=_TACTICS,
    since=2,
    systems=MONCONF,
    words=Words("Après une interception manquée", "After an interception that failed"),
    text=Words(
        "Après un échec, l’ennemi se déplace sans gêne.",
        "After a failure the enemy moves unhindered.",
    ),
    readings=(
        Reading("others", Words("Une autre figurine peut essayer", "Another figure may try")),
        Reading(
            "nobody", Words("Plus personne n’essaie sur ce mouvement", "Nobody tries on that move again")
        ),
        Reading("same", Words("La même peut réessayer", "The same one may try again")),
    ),
    before="same",
)
STOPPED_ONCE = Decision(
    id="stopped_once",
    chapter=Chapter.ACTIVATION,
    section=_TACTICS,
    since=2,
    systems=MONCONF,
    words=Words("Qui a été intercepté", "Who was intercepted"),
    text=_SILENT,
    readings=(
        Reading(
            "stays",
            Words(
                "Ne bouge plus de l’action, même si l’intercepteur tombe",
                "Moves no more in that action, though its interceptor falls",
            ),
        ),
    ),
)
ESCAPE_STOPPED = Decision(
    id="escape_stopped",
    chapter=Chapter.ACTIVATION,
    section=_TACTICS,
    since=2,
    systems=MONCONF,
    words=Words("Interceptor contre un désengagement", "Interceptor against a disengagement"),
    text=Words(
        "Test, mouvement et contact se suivent\u202f; le moment d’intercepter n’est pas dit.",
        "Test, move and contact follow one another; it does not say when it is stopped.",
    ),
    readings=(
        Reading(
            "after",
            Words("Après le test, le contact est repris", "After the test, and the contact is taken back"),
        ),
    ),
)
MOVE_PAST = Decision(
    id="move_past",
    chapter=Chapter.ACTIVATION,
    section=_TACTICS,
    since=2,
    systems=MONCONF,
    words=Words("Jusqu’à quand un mouvement s’intercepte", "How long a move may be intercepted"),
    text=Words(
        "Se joue pendant que l’action est résolue\u202f; la fin de ce moment n’est pas dite.",
        "Played while the action is resolved; it does not say when that ends.",
    ),
    readings=(
        Reading("next", Words("Jusqu’à ce qu’un autre agisse", "Until another fighter acts")),
        Reading("speaking", Words("Jusqu’à la fin du tour de parole", "Until the speaking turn ends")),
    ),
)

# -- passes -----------------------------------------------------------------------------------------------

PASS_TIE = Decision(
    id="pass_tie",
    chapter=Chapter.DICE,
    section=_TURN,
    since=3,
    systems=MONCONF,
    words=Words("Passe d’armes à égalité", "A tied pass"),
    text=Words(
        "L’aide de jeu n’en dit rien\u202f; le tableau de blessures commence à +1.",
        "The play aid does not say; the wound table begins at +1.",
    ),
    readings=(
        Reading("again", Words("Les deux relancent", "Both roll again")),
        Reading("defence", Words("Seuil 0\u202f: aucun coup", "Threshold 0: no hit")),
    ),
)

NO_DEFENCE = Decision(
    id="no_defence",
    chapter=Chapter.DICE,
    section=_TURN,
    since=3,
    systems=MONCONF,
    words=Words("Frappé sans dé en défense", "Struck without a die in defence"),
    text=Words(
        "L’aide de jeu répartit les dés et ne dit rien de qui n’en a aucun en défense.",
        "The play aid splits the dice and says nothing of who has none in defence.",
    ),
    readings=(
        Reading("value", Words("Aucun dé\u202f: sa DEF seule compte", "No die: its DEF alone counts")),
        Reading("nothing", Words("Aucune défense\u202f: son résultat est 0", "No defence: its result is 0")),
        Reading("die", Words("Lance un dé quand même", "Rolls a die anyway")),
    ),
    before="die",
)

# -- the wound table ------------------------------------------------------------------------------------

ATTACK_THRESHOLD = Decision(
    id="attack_threshold",
    chapter=Chapter.TABLE,
    section=_TABLE,
    since=3,
    systems=MONCONF,
    words=Words("Seuil d’attaque", "Attack threshold"),
    text=Words(
        "Le tableau le nomme, de +1 à 7 et plus, sans dire d’où il vient.",
        "The table names it, +1 to 7 and more, and does not say where it comes from.",
    ),
    readings=(
        Reading(
            "difference",
            Words(
                "Résultat d’ATT − résultat de DEF, proposé\u202f; la table peut en saisir un autre",
                "Result of ATT − result of DEF, proposed; the table may enter another one",
            ),
        ),
    ),
)
WOUND_COLUMN = Decision(
    id="wound_column",
    chapter=Chapter.TABLE,
    section=_TABLE,
    since=2,
    systems=MONCONF,
    words=Words("Seuil de Blessure", "Wound threshold"),
    text=Words(
        "Le tableau le nomme sans dire d’où il vient.",
        "The table names it and does not say where it comes from.",
    ),
    readings=(Reading("difference", Words("FOR − RES", "STR − RES")),),
)
WOUND_SIGNS = Decision(
    id="wound_signs",
    chapter=Chapter.TABLE,
    section=_TABLE,
    since=2,
    systems=MONCONF,
    words=Words("Signes du tableau", "Signs of the table"),
    text=Words("Le tableau n’a pas de légende.", "The table has no legend."),
    readings=(
        Reading(
            "stunned",
            Words(
                "* rien, S Sonné, un chiffre\u202f: points de vie",
                "* nothing, S stunned, a number: life points",
            ),
        ),
    ),
)
DECISIONS: tuple[Decision, ...] = (
    STAFF_POINTS, REFUSALS, LENT_VALUES, LENT_CHANGES,
    FREE_RESERVE, TEMPORISE, OPENING, GENIUS_UNPAID, GENIUS_TWICE, FREEDOM,
    CHARGE_TOGETHER, FURTHER_SPELLS, MELEE_SPELLS, COWED, REACTIVE_MOVES, REACTIVE_ACTION, REACTIVE_ACTED,
    REACTIVE_WALK,
    INTERCEPTED_CHARGE, INTERCEPT_AGAIN, STOPPED_ONCE, ESCAPE_STOPPED, MOVE_PAST, PASS_TIE,
    NO_DEFENCE, ATTACK_THRESHOLD, WOUND_COLUMN, WOUND_SIGNS,
)  # fmt: skip
