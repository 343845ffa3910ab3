"""Decisions about tests, effects and what they hold."""

from __future__ import annotations

from rules.battle.decisions.decision import Decision, Reading
from rules.battle.ruleset_table import Chapter, Words

TURNS = Decision(
    id="turns_counted",
    chapter=Chapter.GAME_EFFECTS,
    section="II-C-3",
    since=2,
    words=Words("Un effet de N tours", "An effect of N turns"),
    text=Words("Le texte ne le dit pas.", "The text does not say."),
    readings=(
        Reading("now", Words("Le tour où il est posé compte", "The turn it is put in counts")),
        Reading("next", Words("Il compte à partir du tour suivant", "It counts from the next turn on")),
    ),
)

MARKER = Decision(
    id="marker_benefit",
    chapter=Chapter.GAME_EFFECTS,
    section="II-C-4",
    since=2,
    words=Words("Bienfait autour d’un marqueur", "A benefit around a marker"),
    text=Words(
        "Un bienfait cesse avec sa condition\u202f; rien n’est dit de qui l’a lancé.",
        "A benefit ends with its condition; of who cast it nothing is said.",
    ),
    readings=(
        Reading("stays", Words("Reste quand son lanceur n’est plus là", "Stays when its caster is gone")),
        Reading("goes", Words("Cesse avec son lanceur", "Ends with its caster")),
    ),
)

BEARER_AWAY = Decision(
    id="bearer_away",
    chapter=Chapter.GAME_EFFECTS,
    section="II-C-4",
    since=2,
    words=Words("Porteur d’un bienfait hors de la table", "The bearer of a benefit off the table"),
    text=Words(
        "Un bienfait cesse avec sa condition et reprend avec elle\u202f; rien n’est dit de qui le porte "
        "quand il quitte la table, puis revient.",
        "A benefit ends with its condition and begins with it; nothing is said of a bearer that leaves the "
        "table and returns.",
    ),
    readings=(
        Reading(
            "waits",
            Words(
                "Sans effet jusqu’à son retour, fini à sa mort",
                "Does nothing until it is back, ends with its death",
            ),
        ),
        Reading("ends", Words("Le bienfait prend fin", "The benefit ends")),
    ),
    before="ends",
)

BEARER_FLIES = Decision(
    id="bearer_flies",
    chapter=Chapter.GAME_EFFECTS,
    section="II-C-4, II-F-2",
    since=2,
    words=Words("Bienfait dont le porteur change de palier", "A benefit whose bearer changes level"),
    text=Words(
        "Un effet reste au palier de qui le lance\u202f; rien n’est dit de ceux qu’il quitte ainsi, puis "
        "rejoint.",
        "An effect stays on its caster’s level; of those whom the caster parts from and joins again nothing "
        "is said.",
    ),
    readings=(
        Reading(
            "parts",
            Words(
                "Ils perdent le bienfait\u202f; à son retour, la table le leur rend",
                "They lose the benefit; when its bearer is back, the table gives it again",
            ),
        ),
    ),
)

WITHIN = Decision(
    id="within",
    chapter=Chapter.GAME_EFFECTS,
    section="II-C-1",
    since=2,
    words=Words("Qui est dans l’aire", "Who is within the area"),
    text=Words(
        "L’aire est un rayon en cm\u202f; le programme ne mesure rien.",
        "The area is a radius in cm; the program measures nothing.",
    ),
    readings=(Reading("table", Words("La table coche chaque figurine", "The table ticks each figure")),),
)

KEPT_AGAINST = Decision(
    id="benefit_against",
    chapter=Chapter.GAME_EFFECTS,
    section="II-C-4",
    since=2,
    words=Words("Un bienfait donné contre sa condition", "A benefit given against its condition"),
    text=Words("Le texte ne le dit pas.", "The text does not say."),
    readings=(
        Reading(
            "stays", Words("Reste jusqu’à ce que la table le retire", "Stays until the table takes it away")
        ),
    ),
)

RACE = Decision(
    id="named_race",
    chapter=Chapter.GAME_EFFECTS,
    section="II-C-1",
    since=2,
    words=Words("Race d’une carte qui n’en imprime pas", "The race of a card that prints none"),
    text=Words("Le texte ne le dit pas.", "The text does not say."),
    readings=(Reading("people", Words("Celle que nomme son peuple", "The one that its people names")),),
)

ENDS = Decision(
    id="effect_ends",
    chapter=Chapter.GAME_EFFECTS,
    section="II-C-3",
    since=2,
    words=Words("Fin des effets", "How effects end"),
    text=Words(
        "Les durées sont nommées, leur croisement avec le tour ne l’est pas.",
        "Durations are named, how they meet the turn is not.",
    ),
    readings=(
        Reading(
            "own",
            Words(
                "À l’activation de chacun, jamais au même tour\u202f; combat\u202f: avec le tour au plus",
                "Activation: that of each, never in the same turn; combat: with the turn at the latest",
            ),
        ),
    ),
)

REPLACED = Decision(
    id="replaced_values",
    chapter=Chapter.GAME_EFFECTS,
    section="II-A-4",
    since=2,
    words=Words("Plusieurs valeurs de remplacement", "Several replacements of a value"),
    text=Words(
        "Les remplacements viennent en premier, sans ordre entre eux.",
        "Replacements come first, without an order among them.",
    ),
    readings=(Reading("last", Words("La dernière posée compte", "The last one put counts")),),
)

OPEN_TEST = Decision(
    id="open_test",
    chapter=Chapter.DICE,
    section="II-A",
    since=2,
    words=Words("Un test ouvert à la fin du tour", "A test that is open as the turn ends"),
    text=Words("Le texte ne le dit pas.", "The text does not say."),
    readings=(Reading("stays", Words("Reste à décider", "Is still to be decided")),),
)

OTHER_DIE = Decision(
    id="other_die",
    chapter=Chapter.DICE,
    section="II-A-2",
    since=2,
    words=Words("Garder un autre dé que le meilleur", "Keeping another die than the best"),
    text=Words(
        "Un seul résultat est gardé\u202f; relancer des 6 perd les autres dés.",
        "One result is kept; rolling 6s again loses the other dice.",
    ),
    readings=(Reading("keeps", Words("Aucun 6 n’est relancé ensuite", "No 6 is rolled again afterwards")),),
)

SAME_ABILITY = Decision(
    id="same_ability",
    chapter=Chapter.GAME_EFFECTS,
    section="II-B-1",
    since=2,
    words=Words("La même compétence de deux sources", "The same ability from two sources"),
    text=Words(
        "Deux décalages identiques au tableau de blessures se cumulent\u202f; rien n’est dit du reste, ni de "
        "Cible/+2.",
        "Two identical shifts of the wound table add up; of the rest, and of Target/+2, nothing is said.",
    ),
    readings=(
        Reading(
            "shifts",
            Words("Compte une fois, ses décalages s’ajoutent", "Counts once, its shifts add up"),
        ),
        Reading("once", Words("Compte une fois, décalages compris", "Counts once, shifts too")),
    ),
    before="once",
)

SAME_EFFECT = Decision(
    id="same_effect",
    chapter=Chapter.GAME_EFFECTS,
    section="II-A-4",
    since=2,
    words=Words("Le même effet posé deux fois", "The same effect put twice"),
    text=Words(
        "Bonus et malus s’ajoutent\u202f; rien n’est dit d’un effet posé deux fois.",
        "Bonuses and penalties add up; of an effect that is put twice nothing is said.",
    ),
    readings=(Reading("adds", Words("S’ajoute", "Adds up")),),
)

WINGS_END = Decision(
    id="wings_end",
    chapter=Chapter.GAME_EFFECTS,
    section="II-F",
    since=2,
    words=Words("Des ailes qui cessent en vol", "Wings that end in flight"),
    text=Words(
        "Un combattant en vol est au palier 1\u202f; rien n’est dit de qui ne vole plus.",
        "A fighter in flight is on level 1; of who flies no more nothing is said.",
    ),
    readings=(
        Reading("lands", Words("Se pose aussitôt", "Is on the ground at once")),
        Reading(
            "stays",
            Words("Reste en l’air tant que la table l’y laisse", "Stays aloft until the table lands it"),
        ),
    ),
    before="stays",
)

DECISIONS: tuple[Decision, ...] = (
    TURNS,
    MARKER,
    BEARER_AWAY,
    BEARER_FLIES,
    WITHIN,
    KEPT_AGAINST,
    RACE,
    ENDS,
    REPLACED,
    OPEN_TEST,
    OTHER_DIE,
    SAME_ABILITY,
    SAME_EFFECT,
    WINGS_END,
)
