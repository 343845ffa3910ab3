"""Decisions about the strategic phase and about dice: tests, their 6s, and the Tactique roll."""

from __future__ import annotations

from rules.battle.decisions.decision import Decision, Reading
from rules.battle.ruleset_table import MONCONF, Chapter, Words

SEQUENCE_CARDS = Decision(
    id="sequence_cards",
    chapter=Chapter.STRATEGIC,
    section="IV-A",
    since=2,
    words=Words("Cartes de la séquence", "Cards of the sequence"),
    text=Words(
        "La pile compte toutes les cartes\u202f; seule sort celle dont tous les combattants sont éliminés. "
        "Rien n’est dit des combattants en fuite, capturés ou pas encore arrivés.",
        "The pile holds all cards; only one whose fighters are all eliminated leaves it. "
        "Nothing is said of fighters that fled, were captured or have not arrived.",
    ),
    readings=(
        Reading(
            "living",
            Words(
                "Toute carte qui a un combattant en vie, où qu’il soit",
                "Every card with a living fighter, wherever it is",
            ),
        ),
        Reading(
            "table",
            Words(
                "Seulement celles qui ont une figurine sur la table",
                "Only cards with a figure on the table",
            ),
        ),
    ),
    before="table",
)

FALLEN_CARD = Decision(
    id="fallen_card",
    chapter=Chapter.STRATEGIC,
    section="IV-A",
    since=2,
    words=Words("Carte éliminée avant l’activation", "A card eliminated before the activation"),
    text=Words(
        "Une carte éliminée pendant l’activation reste à sa place\u202f; de celle qui l’est entre la "
        "préparation de la séquence et le jet, rien n’est dit.",
        "A card that is eliminated during the activation stays in its place; of one between the ordering of "
        "the sequence and the roll nothing is said.",
    ),
    readings=(
        Reading("stays", Words("Reste dans la séquence de ce tour", "Stays in the sequence of this turn")),
    ),
)

NEWCOMERS = Decision(
    id="newcomers",
    chapter=Chapter.STRATEGIC,
    section="IV-A",
    since=2,
    words=Words("Cartes qui arrivent en cours de tour", "Cards that arrive during a turn"),
    text=Words(
        "La pile se forme au début de la phase stratégique\u202f; rien n’est dit de qui arrive ensuite.",
        "The pile is made as the strategic phase begins; nothing is said of who arrives later.",
    ),
    readings=(
        Reading("next_turn", Words("Dans la séquence du tour suivant", "In the sequence of the next turn")),
        Reading("pile", Words("Sous la pile de ce tour", "Under the pile of this turn")),
    ),
)

REFUSAL_TO_NOBODY = Decision(
    id="refusal_to_nobody",
    chapter=Chapter.ACTIVATION,
    section="V-A-3",
    since=2,
    words=Words(
        "Refus quand l’adversaire n’a plus de carte", "A refusal where the other side has no card left"
    ),
    text=Words(
        "Un refus rend la main à l’adversaire\u202f; qui a encore des cartes garde la parole quand l’autre "
        "n’en a plus.",
        "A refusal hands play to the other side; who has cards left goes on when the other has none.",
    ),
    readings=(
        Reading(
            "barred",
            Words("Pas de refus\u202f: il n’y a personne à qui passer", "No refusal: nobody is there"),
        ),
        Reading(
            "allowed",
            Words(
                "Un refus est dépensé, et la main revient aussitôt",
                "It is spent, and play comes straight back",
            ),
        ),
    ),
)

LINES_LAST = Decision(
    id="tactique_lines",
    chapter=Chapter.STRATEGIC,
    section="IV-B",
    since=2,
    words=Words("Bonus et malus saisis pour ce jet", "Bonuses and penalties entered for this roll"),
    text=Words(
        "La DIS change par des bonus et malus (musicien, sortilège…), sans durée commune.",
        "DIS changes by bonuses and penalties (musician, spell…), without a common duration.",
    ),
    readings=(
        Reading(
            "turn", Words("Pour ce tour, sauf ceux que l’on garde", "For this turn, unless a line is kept")
        ),
        Reading("battle", Words("Jusqu’à ce qu’on les retire", "Until they are taken away")),
    ),
    before="battle",
)

NO_DISCIPLINE = Decision(
    id="no_discipline",
    chapter=Chapter.STRATEGIC,
    section="IV-B",
    since=2,
    words=Words("Un combattant sans DIS", "A fighter without DIS"),
    text=Words(
        "Le jet se fait avec la DIS de qui coordonne\u202f; une carte peut imprimer un tiret.",
        "The roll uses the DIS of who coordinates; a card may print a dash.",
    ),
    readings=(
        Reading("barred", Words("Ne coordonne pas", "May not coordinate")),
        Reading("die", Words("Coordonne avec le dé seul", "Coordinates with the die alone")),
    ),
)

NOBODY_ELIGIBLE = Decision(
    id="nobody_eligible",
    chapter=Chapter.STRATEGIC,
    section="IV-B",
    since=2,
    words=Words("Un camp que personne ne peut coordonner", "A side that nobody may coordinate"),
    text=Words(
        "Chaque joueur désigne un combattant\u202f; rien n’est dit de qui n’en a pas.",
        "Each player names a fighter; nothing is said of who has none.",
    ),
    readings=(
        Reading(
            "loses",
            Words(
                "Perd le jet aussitôt\u202f; si aucun camp n’en a, dés seuls",
                "Loses the roll at once; where neither side has one, dice alone",
            ),
        ),
        Reading("die", Words("Lance le dé seul", "Rolls the die alone")),
    ),
)

TACTIQUE_BOTH_FAIL = Decision(
    id="tactique_both_fail",
    chapter=Chapter.STRATEGIC,
    section="II-A-4, IV-B",
    since=2,
    words=Words("Deux échecs à ce jet", "Both fail this roll"),
    text=Words(
        "Un résultat final de 0 ou moins est un échec\u202f; ce jet doit pourtant avoir un vainqueur.",
        "A final result of 0 or less fails; yet this roll needs a winner.",
    ),
    readings=(
        Reading("again", Words("Les deux relancent", "Both roll again")),
        Reading("higher", Words("Le plus haut des deux l’emporte", "The higher of the two wins")),
    ),
)

BOTH_FAIL = Decision(
    id="both_fail",
    chapter=Chapter.DICE,
    section="II-A-3, II-A-4",
    since=2,
    words=Words("Deux échecs à un test en opposition", "Both fail an opposed test"),
    text=Words(
        "Un résultat final de 0 ou moins est un échec\u202f; rien n’est dit quand c’est celui des deux.",
        "A final result of 0 or less fails; nothing is said where it is that of both.",
    ),
    readings=(
        Reading("nobody", Words("Personne ne réussit", "Nobody succeeds")),
        Reading("again", Words("Les deux relancent", "Both roll again")),
        Reading("higher", Words("Le plus haut des deux l’emporte", "The higher of the two wins")),
    ),
)

EQUAL_SIXES = Decision(
    id="equal_sixes",
    chapter=Chapter.DICE,
    section="II-A-3",
    since=2,
    words=Words("Deux 6 et des totaux égaux", "Two 6s and equal totals"),
    text=Words(
        "Avec deux 6, le plus faible total décide le premier\u202f; rien n’est dit des totaux égaux.",
        "With two 6s the lower total decides first; nothing is said of equal totals.",
    ),
    readings=(
        Reading(
            "unseen", Words("Chacun choisit sans voir, puis révèle", "Each chooses in secret, then reveals")
        ),
        Reading(
            "open", Words("Chacun décide quand il veut, à découvert", "Each decides when it likes, openly")
        ),
    ),
)

KEPT_SIX = Decision(
    id="kept_six",
    chapter=Chapter.DICE,
    section="II-A-1",
    since=2,
    words=Words("Un 6 gardé", "A 6 that was kept"),
    text=Words(
        "Un 6 peut être relancé aussitôt, ou attendre le résultat de l’adversaire.",
        "A 6 may be rolled again at once, or wait for the other’s result.",
    ),
    readings=(Reading("final", Words("N’est plus relancé", "Is not rolled again later")),),
)

UNASKED_SIX = Decision(
    id="unasked_six",
    chapter=Chapter.DICE,
    section="II-A-1",
    since=2,
    words=Words("Un 6 lancé ici sans question", "A 6 rolled here without a question"),
    text=Words("Relancer un 6 est le choix du joueur.", "Rolling a 6 again is its player’s choice."),
    readings=(
        Reading(
            "kept", Words("Est gardé\u202f: personne n’a choisi le risque", "Is kept: nobody chose the risk")
        ),
    ),
)

BEST_DIE = Decision(
    id="best_die",
    chapter=Chapter.DICE,
    section="II-A-2",
    since=2,
    words=Words("Le résultat gardé parmi plusieurs dés", "The result kept among several dice"),
    text=Words(
        "Un seul résultat est gardé\u202f; les dés non relancés sont perdus. Le choix n’est pas réglé.",
        "One result is kept; dice that are not rolled again are lost. The choice is left open.",
    ),
    readings=(
        Reading(
            "best",
            Words("Le meilleur, à moins d’en garder un autre", "The best one, unless another is kept"),
        ),
    ),
)

MONCONF_SIXES = Decision(
    id="monconf_sixes",
    chapter=Chapter.DICE,
    section="Tests",
    since=2,
    systems=MONCONF,
    words=Words("Un 6 naturel", "A natural 6"),
    text=Words("L’aide de jeu ne parle pas des 6.", "The play aid says nothing of 6s."),
    readings=(
        Reading(
            "again",
            Words(
                "Peut être relancé et ajouté, comme à Confrontation",
                "May be rolled again and added, as in Confrontation",
            ),
        ),
        Reading("plain", Words("Vaut 6, sans relance", "Counts 6, without a re-roll")),
    ),
)

HIDDEN = Decision(
    id="hidden_sequence",
    chapter=Chapter.STRATEGIC,
    section="IV-A",
    since=2,
    words=Words("Séquence de l’adversaire", "The sequence of the other side"),
    text=Words(
        "Chacun consulte la sienne quand il veut\u202f; rien n’est dit de celle de l’autre.",
        "Each may look at its own at any time; of the other’s nothing is said.",
    ),
    readings=(
        Reading("table", Words("Cachée si la table le demande", "Hidden where the table asks for it")),
    ),
)

RESERVED_APART = Decision(
    id="reserved_apart",
    chapter=Chapter.STRATEGIC,
    section="V-A-1",
    since=2,
    words=Words("Transformé alors que sa carte est en réserve", "Transformed while its card is in reserve"),
    text=Words(
        "Le texte ne dit pas où va sa carte nouvelle.", "Where its new card goes the text does not say."
    ),
    readings=(Reading("top", Words("Sur la pile", "On top of the pile")),),
)

DECISIONS: tuple[Decision, ...] = (
    SEQUENCE_CARDS,
    FALLEN_CARD,
    NEWCOMERS,
    REFUSAL_TO_NOBODY,
    LINES_LAST,
    NO_DISCIPLINE,
    NOBODY_ELIGIBLE,
    TACTIQUE_BOTH_FAIL,
    BOTH_FAIL,
    EQUAL_SIXES,
    KEPT_SIX,
    UNASKED_SIX,
    BEST_DIE,
    MONCONF_SIXES,
    HIDDEN,
    RESERVED_APART,
)
