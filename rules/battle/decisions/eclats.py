"""Decisions about ÉCLATS, where its text is silent."""

from __future__ import annotations

from rules.battle.decisions.decision import Decision, Reading
from rules.battle.ruleset_table import ECLATS, Chapter, Words

_SILENT = Words("Le texte n’en dit rien.", "The text does not say.")

ZERO_ANIMUS = Decision(
    id="zero_animus",
    chapter=Chapter.TRACK,
    section="Phase de restauration",
    since=2,
    systems=ECLATS,
    words=Words("Animus à 0", "Animus at 0"),
    text=Words(
        "«\u202fse soigner\u202f», donner des conteneurs, partager son Animus\u202f: rien ne dit ce qu’est "
        "0.",
        "Healing, handing over containers, sharing Animus: it does not say what 0 is.",
    ),
    readings=(
        Reading(
            "down", Words("À terre\u202f: n’agit plus, peut être aidé", "Down: acts no more, may be aided")
        ),
        Reading("out", Words("Mort\u202f: hors du combat", "Dead: out of the combat")),
    ),
    before="out",
)
SURPRISE = Decision(
    id="surprise",
    chapter=Chapter.STRATEGIC,
    section="Combat",
    since=2,
    systems=ECLATS,
    words=Words("Ordre après une surprise", "Order after a surprise"),
    text=Words(
        "Une surprise met les Ennemis en tête du tour\u202f; rien sur les tours suivants.",
        "A surprise puts the enemies first in the turn; nothing about the turns that follow.",
    ),
    readings=(
        Reading(
            "turn",
            Words("Ennemis, Initiés, restauration, ce tour", "Enemies, Initiés, restoration, this turn"),
        ),
    ),
)
ALLIES = Decision(
    id="allies",
    chapter=Chapter.STRATEGIC,
    section="Phase Initiés",
    since=2,
    systems=ECLATS,
    words=Words("Alliés des Initiés", "Allies of the Initiés"),
    text=Words(
        "Les ennemis peuvent les attaquer\u202f; rien ne dit quand ils agissent.",
        "The enemies may attack them; it does not say when they act.",
    ),
    readings=(
        Reading(
            "free",
            Words(
                "Avec les Initiés et en restauration, sans qu’on les attende",
                "With the Initiés and in the restoration, and nobody waits for them",
            ),
        ),
    ),
)
THROWS = Decision(
    id="throws",
    chapter=Chapter.DICE,
    section="Prendre l’initiative",
    since=2,
    systems=ECLATS,
    words=Words("Jets d’une caractéristique", "Rolls of a characteristic"),
    text=Words(
        "Avec 2 en AGI, un jet et une relance\u202f; rien sur 0.",
        "With 2 in AGI a roll and a re-roll; nothing about 0.",
    ),
    readings=(
        Reading("none", Words("Autant que sa valeur\u202f; aucun à 0", "As many as its value; none at 0")),
        Reading("one", Words("Autant que sa valeur\u202f; un à 0", "As many as its value; one at 0")),
    ),
)
REFUSED_IDEA = Decision(
    id="refused_idea",
    chapter=Chapter.ACTIVATION,
    section="Prendre l’initiative",
    since=2,
    systems=ECLATS,
    words=Words("Idée refusée par le maître de jeu", "An idea that the game master refuses"),
    text=Words(
        "Le meneur peut refuser l’idée\u202f; rien sur la phase sacrifiée.",
        "The game master may refuse the idea; nothing about the phase that was given up.",
    ),
    readings=(
        Reading("back", Words("La phase est rendue", "The phase is given back")),
        Reading("spent", Words("La phase est perdue", "The phase is lost")),
    ),
)
WON_IDEA = Decision(
    id="won_idea",
    chapter=Chapter.ACTIVATION,
    section="Prendre l’initiative",
    since=2,
    systems=ECLATS,
    words=Words("Attaque après un 0", "Attack after a 0"),
    text=Words(
        "Dans l’exemple, l’attaque de celui qui réussit touche d’office une zone sensible.",
        "In the example the attack of whoever succeeds strikes a weak spot by itself.",
    ),
    readings=(
        Reading("attack", Words("Encore à faire dans la phase", "Still to be made in that phase")),
        Reading("spent", Words("Pas avant le tour suivant", "Not before the next turn")),
    ),
)

GAIN_TURNS = Decision(
    id="gain_turns",
    chapter=Chapter.ACTIVATION,
    section="Prendre l’initiative",
    since=2,
    systems=ECLATS,
    words=Words("Durée d’un avantage", "How long an advantage lasts"),
    text=Words(
        "L’avantage vaut aussitôt\u202f; rien ne dit jusqu’à quand.",
        "The advantage counts at once; until when is not said.",
    ),
    readings=(
        Reading(
            "told",
            Words(
                "Ce tour, ou autant que le dit le meneur, celui-ci compris",
                "This turn, or as many as the game master says, this one counted",
            ),
        ),
    ),
)
VALUE_BOUNDS = Decision(
    id="eclats_bounds",
    chapter=Chapter.DICE,
    section="Prendre l’initiative",
    since=2,
    systems=ECLATS,
    words=Words("Bornes d’une caractéristique", "Bounds of a characteristic"),
    text=Words(
        "Les fiches vont de 0 à 3\u202f; rien n’est dit de ce qu’un effet y ajoute.",
        "Sheets go from 0 to 3; of what an effect adds to it nothing is said.",
    ),
    readings=(Reading("held", Words("Retenue entre 0 et 3", "Held from 0 to 3")),),
)

RESTING = Decision(
    id="resting_enemies",
    chapter=Chapter.ACTIVATION,
    section="Phase de restauration",
    since=3,
    systems=ECLATS,
    words=Words("Ennemis indemnes en restauration", "Unhurt enemies in the restoration"),
    text=Words(
        "Tous jouent leur restauration\u202f; rien sur qui n’a rien à soigner.",
        "All play their restoration; nothing about who has nothing to heal.",
    ),
    readings=(
        Reading("pass", Words("Personne ne les attend", "Nobody waits for them")),
        Reading("awaited", Words("Attendus comme les autres", "Waited for like the others")),
    ),
    before="awaited",
)

DECISIONS: tuple[Decision, ...] = (
    THROWS, SURPRISE, ALLIES, REFUSED_IDEA, WON_IDEA, ZERO_ANIMUS, GAIN_TURNS, VALUE_BOUNDS, RESTING,
)  # fmt: skip
