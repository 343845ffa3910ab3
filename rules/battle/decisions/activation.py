"""Decisions about the activation phase and its actions."""

from __future__ import annotations

from rules.battle.decisions.decision import Decision, Reading
from rules.battle.ruleset_table import CONFRONTATION, Chapter, Words

DIVE = Decision(
    id="dive",
    chapter=Chapter.ACTIVATION,
    section="V-C-4",
    since=2,
    systems=CONFRONTATION,
    words=Words("Se jeter à couvert\u202f: Cible/+2", "Diving for cover: Target/+2"),
    text=Words(
        "La cible d’un tir peut se jeter à couvert\u202f; "
        "le texte ne dit pas si Cible/+2 compte contre ce tir.",
        "The target of a shot may dive for cover; whether Target/+2 counts against that shot is not said.",
    ),
    readings=(
        Reading("at_once", Words("Aussitôt, ce tir compris", "At once, that shot included")),
        Reading("later", Words("Dès le tir suivant", "From the next shot on")),
        Reading("moved", Words("Avec son déplacement à couvert", "With its move under cover")),
    ),
)

COVER_UNMADE = Decision(
    id="cover_unmade",
    chapter=Chapter.ACTIVATION,
    section="V-C-4",
    since=2,
    systems=CONFRONTATION,
    words=Words("Déplacement à couvert non effectué", "A move under cover that is not made"),
    text=Words(
        "Qui s’est jeté à couvert doit s’y déplacer à son activation\u202f; "
        "rien n’est dit de qui ne le fait pas.",
        "Who dived for cover must move under cover when activated; of who does not the text says nothing.",
    ),
    readings=(
        Reading("lost", Words("Il perd Cible/+2", "It loses Target/+2")),
        Reading("kept", Words("Il garde Cible/+2", "It keeps Target/+2")),
    ),
    before="kept",
)

COVER_ENGAGED = Decision(
    id="cover_engaged",
    chapter=Chapter.ACTIVATION,
    section="V-C-4",
    since=2,
    systems=CONFRONTATION,
    words=Words("Engagé après s’être jeté à couvert", "Engaged after diving for cover"),
    text=Words(
        "Seul un combattant libre se déplace à couvert\u202f; "
        "le texte ne dit rien de qui a été engagé depuis.",
        "Only a free fighter moves under cover; of one that was engaged since the text says nothing.",
    ),
    readings=(Reading("lapses", Words("L’obligation tombe", "The obligation lapses")),),
)

WALK_LEFT = Decision(
    id="walk_left",
    chapter=Chapter.ACTIVATION,
    section="V-D-3",
    since=2,
    systems=CONFRONTATION,
    words=Words("Marche annoncée avec un tir", "A walk declared with a shot"),
    text=Words(
        "La marche qui suit un tir s’annonce avant lui\u202f; rien ne dit quand elle est réputée faite.",
        "A walk after a shot is declared before it; when it counts as made is not said.",
    ),
    readings=(
        Reading("done", Words("Faite dès qu’un autre agit", "Made as soon as another one acts")),
        Reading("asked", Words("Rappelée avant qu’un autre agisse", "Asked for before another one acts")),
        Reading("lost", Words("Perdue si un autre agit avant", "Lost where another one acts before")),
    ),
    before="lost",
)

FREE_ANNOUNCED = Decision(
    id="free_announced",
    chapter=Chapter.ACTIVATION,
    section="V-B-2",
    since=2,
    systems=CONFRONTATION,
    words=Words("Action exclusive\u202f: libre de tout adversaire", "Exclusive action: free of enemies"),
    text=Words(
        "Il faut être libre quand on est activé\u202f; l’annonce et la résolution sont deux moments.",
        "One has to be free as one is activated; the announcement and the resolution are two moments.",
    ),
    readings=(
        Reading("announced", Words("Jugé à l’annonce", "Judged when announced")),
        Reading("resolved", Words("Jugé encore à la résolution", "Judged once more when resolved")),
    ),
)

FREE_CUMULATIVE = Decision(
    id="free_cumulative",
    chapter=Chapter.ACTIVATION,
    section="V-D",
    since=2,
    systems=CONFRONTATION,
    words=Words("Marche et tir\u202f: libre de tout adversaire", "Walk and shot: free of enemies"),
    text=Words(
        "Le texte ne dit pas si la liberté est jugée à chaque action cumulative.",
        "The text does not say whether freedom is judged at each cumulative action.",
    ),
    readings=(Reading("opening", Words("Jugé quand son tour s’ouvre", "Judged as its own turn opens")),),
)

SIGHT_JUDGED = Decision(
    id="sight_judged",
    chapter=Chapter.ACTIVATION,
    section="V-B-2, V-D-3",
    since=2,
    systems=CONFRONTATION,
    words=Words("Voir sa cible\u202f: à quel moment", "Sight of the target: at which moment"),
    text=Words(
        "Qui charge ou tire doit voir sa cible\u202f; le texte ne dit pas à quel moment.",
        "Who charges or shoots has to see its target; the text does not say at which moment.",
    ),
    readings=(
        Reading(
            "moment",
            Words(
                "Charge\u202f: à l’annonce\u202f; tir\u202f: au moment du tir",
                "A charge: when announced; a shot: as it is made",
            ),
        ),
    ),
)

IMPOSSIBLE = Decision(
    id="impossible",
    chapter=Chapter.ACTIVATION,
    section="V-B-1",
    since=2,
    systems=CONFRONTATION,
    words=Words("Action annoncée devenue impossible", "An announced action that became impossible"),
    text=Words(
        "Le texte ne dit rien d’une action annoncée qui ne peut plus être résolue.",
        "Of an announced action that can no longer be resolved the text says nothing.",
    ),
    readings=(Reading("spent", Words("Elle est dépensée", "It is spent")),),
)

DISENGAGE_FAILED = Decision(
    id="disengage_failed",
    chapter=Chapter.ACTIVATION,
    section="V-D-1",
    since=2,
    systems=CONFRONTATION,
    words=Words("Désengagement manqué", "A failed disengagement"),
    text=Words(
        "Sans désengagement ni marche ni tir\u202f; le texte ne nomme pas ce qui reste possible.",
        "Without disengaging neither walk nor shot; what remains possible is not named.",
    ),
    readings=(Reading("mystic", Words("Restent les actions mystiques", "Mystic actions remain")),),
)

DISENGAGE_AGAIN = Decision(
    id="disengage_again",
    chapter=Chapter.ACTIVATION,
    section="V-C-3",
    since=2,
    systems=CONFRONTATION,
    words=Words("Essais de désengagement", "Attempts to disengage"),
    text=Words(
        "Le désengagement est décrit dans un autre chapitre (VII-B).",
        "Disengaging is described in another chapter (VII-B).",
    ),
    readings=(
        Reading("once", Words("Un par activation", "One per activation")),
        Reading("again", Words("Autant qu’on veut", "As many as one likes")),
    ),
)

STATIONARY = Decision(
    id="stationary",
    chapter=Chapter.ACTIVATION,
    section="V-D-3",
    since=2,
    systems=CONFRONTATION,
    words=Words("Tir immobile et marche annoncée", "Stationary shot and a declared walk"),
    text=Words(
        "Le bonus va à qui tire sans se déplacer\u202f; rien n’est dit d’une marche annoncée et non faite.",
        "The bonus is for a shot without movement; of a walk declared and not made nothing is said.",
    ),
    readings=(Reading("forfeited", Words("Bonus perdu à l’annonce", "Bonus lost when declared")),),
)

COLOSSAL = Decision(
    id="colossal",
    chapter=Chapter.ACTIVATION,
    section="II-E-3",
    since=2,
    words=Words("Adversaires au contact d’une taille colossale", "Enemies in contact with a colossal size"),
    text=Words(
        "Le texte ne connaît pas cette taille, qui vient de C5.",
        "The text does not know this size, which comes from C5.",
    ),
    readings=(Reading("eight", Words("8, comme très grande", "8, like very large")),),
)

ENGAGE_SEEN = Decision(
    id="engage_seen",
    chapter=Chapter.ACTIVATION,
    section="V-B-2",
    since=2,
    systems=CONFRONTATION,
    words=Words("Engager une cible que l’on voit", "Engaging a target in sight"),
    text=Words(
        "On engage qui l’on ne peut charger\u202f; rien n’est dit de qui pourrait charger et engage.",
        "One engages whom one cannot charge; of who could charge and engages nothing is said.",
    ),
    readings=(
        Reading("told", Words("Permis, et signalé", "Allowed, and told")),
        Reading(
            "refused",
            Words("Refusé quand l’arbitre a dit que la cible est vue", "Refused once ruled in sight"),
        ),
    ),
)

CHARGED = Decision(
    id="charged",
    chapter=Chapter.COMBAT,
    section="V-B-2",
    since=2,
    systems=CONFRONTATION,
    words=Words("Pénalités d’une charge\u202f: par défaut", "Penalties of a charge: by default"),
    text=Words(
        "Une charge pénalise sa cible dans des cas décrits par un autre chapitre (VII-A-4).",
        "A charge penalises its target in cases that another chapter describes (VII-A-4).",
    ),
    readings=(
        Reading("asked", Words("Demandées pour chaque charge", "Asked for each charge")),
        Reading("due", Words("Dues, sauf charge passée", "Due, unless a charge is skipped")),
        Reading("not_due", Words("Non dues, sauf charge cochée", "Not due, unless a charge is ticked")),
    ),
)

SEVERAL_CHARGES = Decision(
    id="several_charges",
    chapter=Chapter.COMBAT,
    section="V-B-2",
    since=2,
    systems=CONFRONTATION,
    words=Words("Plusieurs charges sur une figurine", "Several charges on one figure"),
    text=Words("Le texte ne dit rien de leur somme.", "The text does not say whether they add up."),
    readings=(
        Reading("once", Words("Une seule pénalité", "One penalty")),
        Reading("each", Words("Une pénalité par charge", "A penalty for each charge")),
    ),
)

SIGHT_RULED = Decision(
    id="sight_ruled",
    chapter=Chapter.ACTIVATION,
    section="II-D",
    since=2,
    words=Words("Durée d’une décision sur la vue", "How long a ruling on sight counts"),
    text=Words(
        "La vue se vérifie à tout moment\u202f; rien ne dit combien de temps vaut la réponse.",
        "Sight may be checked at any time; how long the answer counts is not said.",
    ),
    readings=(
        Reading(
            "moves",
            Words(
                "Jusqu’au mouvement ou au contact de l’un des deux, ce tour",
                "Until one of both moves or they touch, this turn",
            ),
        ),
    ),
)

DECISIONS: tuple[Decision, ...] = (
    CHARGED,
    SEVERAL_CHARGES,
    ENGAGE_SEEN,
    FREE_ANNOUNCED,
    FREE_CUMULATIVE,
    SIGHT_JUDGED,
    IMPOSSIBLE,
    DISENGAGE_AGAIN,
    DISENGAGE_FAILED,
    WALK_LEFT,
    STATIONARY,
    DIVE,
    COVER_UNMADE,
    COVER_ENGAGED,
    COLOSSAL,
    SIGHT_RULED,
)
