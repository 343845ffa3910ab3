"""Decisions about wounds and the wound roll."""

from __future__ import annotations

from rules.battle.decisions.decision import Decision, Reading
from rules.battle.ruleset_table import CARDS, CONFRONTATION, ECLATS, Chapter, Words

DOUBLES = Decision(
    id="doubles",
    chapter=Chapter.TABLE,
    section="II-B-6",
    since=2,
    systems=CONFRONTATION,
    words=Words("Un double avec trois dés", "A double with three dice"),
    text=Words(
        "Le texte dit quels dés sont gardés, pas lesquels font un double.",
        "The text says which dice are kept, not which of them make a double.",
    ),
    readings=(Reading("kept", Words("Lu sur les deux dés gardés", "Read on the two dice kept")),),
)

ROW_HELD = Decision(
    id="row_held",
    chapter=Chapter.TABLE,
    section="II-B-1",
    since=2,
    systems=CONFRONTATION,
    words=Words("Ligne décalée hors du tableau", "A row shifted beyond the table"),
    text=Words(
        "Le texte décale la lecture dans le tableau, sans dire ce qui vaut au-delà de ses bords.",
        "The text shifts what is read in the table and does not say what counts beyond its edges.",
    ),
    readings=(
        Reading("after", Words("Retenue aux bords après le décalage", "Held to the edges after the shift")),
        Reading("before", Words("Retenue aux bords avant le décalage", "Held to the edges before the shift")),
    ),
)

STEPS = Decision(
    id="wound_steps",
    chapter=Chapter.TABLE,
    section="II-B-1",
    since=2,
    systems=CONFRONTATION,
    words=Words("Deux effets qui allègent ou aggravent", "Two effects that make a wound better or worse"),
    text=Words(
        "«\u202fD’un cran\u202f»\u202f: le texte ne dit rien de deux effets semblables (Coriace et Éthéré).",
        "“By one step”: the text is silent on two effects of a kind (Tough and Ethereal).",
    ),
    readings=(
        Reading("add", Words("Ils s’ajoutent", "They add up")),
        Reading("one", Words("Un cran en tout", "One step in all")),
    ),
)

LIGHT_EASED = Decision(
    id="light_eased",
    chapter=Chapter.TABLE,
    section="II-B-1",
    since=2,
    systems=CONFRONTATION,
    words=Words("Une blessure légère allégée d’un cran", "A light wound one step better"),
    text=Words(
        "Le texte ne dit pas si Sonné, qui n’est pas une blessure, est le cran d’en dessous.",
        "The text does not say whether stunned, which is no wound, is the step below.",
    ),
    readings=(
        Reading("stunned", Words("Devient Sonné", "Becomes stunned")),
        Reading("nothing", Words("Plus de blessure", "No wound is left")),
    ),
)

STUN_IMMUNITY = Decision(
    id="stun_immunity",
    chapter=Chapter.TABLE,
    section="II-B-1",
    since=2,
    systems=CONFRONTATION,
    words=Words("Immunité/Sonné", "Immunity/Stunned"),
    text=Words(
        "Le texte range les immunités à l’étape 2, avant que Coriace puisse ramener une blessure à Sonné.",
        "The text puts immunities in step 2, before Tough may bring a wound down to stunned.",
    ),
    readings=(
        Reading("last", Words("Demandée en tout dernier", "Asked last of all")),
        Reading("second", Words("Demandée à l’étape 2", "Asked in step 2")),
    ),
)

BANE_ALONE = Decision(
    id="bane_alone",
    chapter=Chapter.TABLE,
    section="II-B-1",
    since=2,
    systems=CONFRONTATION,
    words=Words("Fléau sans X", "Bane without X"),
    text=Words(
        "Le texte ne nomme que Fléau/X\u202f; il ne dit pas qui vise un Fléau que rien ne suit.",
        "The text names Bane/X alone; it does not say whom a Bane means that nothing follows.",
    ),
    readings=(
        Reading("everybody", Words("Agit sur tous", "Acts on everybody")),
        Reading("asked", Words("N’agit que si la table le dit", "Acts only where the table says so")),
    ),
)

STRENGTH_DICE = Decision(
    id="strength_dice",
    chapter=Chapter.TABLE,
    section="II-B-1",
    since=2,
    words=Words("Dés de la FOR", "Dice of STR"),
    text=Words(
        "Aucun 6 n’est relancé à un jet de Blessures\u202f; rien n’est dit des dés d’une FOR de 12 + 1 dé.",
        "No 6 is rolled again at a wound roll; of the dice of a STR of 12 + 1 die nothing is said.",
    ),
    readings=(
        Reading(
            "fall",
            Words(
                "Ajoutés tels quels\u202f; aucun pour une FOR remplacée",
                "Added as they fall; none for a STR that is replaced",
            ),
        ),
    ),
)

FAITH_ASPECTS = Decision(
    id="faith_aspects",
    chapter=Chapter.TRACK,
    section="II-B-4",
    since=2,
    systems=CONFRONTATION,
    words=Words("Pénalité des blessures sur la FOI", "The penalty of wounds on FAI"),
    text=Words(
        "La pénalité touche la FOI, qui a trois aspects\u202f; le texte ne les distingue pas.",
        "The penalty is on FAI, which has three aspects; the text does not tell them apart.",
    ),
    readings=(Reading("each", Words("Sur chacun des trois aspects", "On each of the three aspects")),),
)

SMALLER_TRACK = Decision(
    id="smaller_track",
    chapter=Chapter.TRACK,
    section="II-B-3",
    since=2,
    systems=(*CARDS, *ECLATS),
    words=Words("Plus de blessures que le nouveau profil n’en a", "More wounds than the new profile has"),
    text=Words(
        "Un autre profil, une autre taille ou une autre vie supporte parfois moins de blessures que celles "
        "déjà reçues\u202f; le texte n’en dit rien.",
        "Another profile, size or life may bear fewer wounds than its bearer has; the text does not say "
        "what becomes of its bearer.",
    ),
    readings=(
        Reading("lives", Words("Tient jusqu’à la prochaine blessure", "Stands until the next wound")),
        Reading("falls", Words("Meurt, ou tombe à terre", "Dies, or is down")),
    ),
)

RETURNED = Decision(
    id="returned",
    chapter=Chapter.TRACK,
    section="II-B-3",
    since=2,
    words=Words("Un mort qui revient sur la table", "A dead figure that comes back"),
    text=Words(
        "La dernière blessure élimine\u202f; rien n’est dit de qui revient.",
        "The last wound eliminates; of who comes back nothing is said.",
    ),
    readings=(
        Reading("breath", Words("La prochaine blessure le tue", "The next wound kills it")),
        Reading("unhurt", Words("Sans blessure", "Unhurt")),
    ),
)

SHOT_STRENGTH = Decision(
    id="shot_strength",
    chapter=Chapter.TABLE,
    section="II-B-4",
    since=3,
    systems=CONFRONTATION,
    words=Words("La FOR d’un tir", "The strength of a shot"),
    text=Words(
        "Le texte parle de la Force d’une arme à distance, sans dire où elle se lit.",
        "The text speaks of the strength of a ranged weapon and does not say where it is read.",
    ),
    readings=(
        Reading(
            "weapon",
            Words(
                "Celle de l’arme, où l’équipement la dit",
                "The weapon’s own, where the equipment tells it",
            ),
        ),
        Reading("shooter", Words("Celle du tireur", "The shooter’s")),
    ),
    before="shooter",
)

DECISIONS: tuple[Decision, ...] = (
    DOUBLES,
    ROW_HELD,
    STEPS,
    LIGHT_EASED,
    STUN_IMMUNITY,
    BANE_ALONE,
    STRENGTH_DICE,
    FAITH_ASPECTS,
    SMALLER_TRACK,
    RETURNED,
    SHOT_STRENGTH,
)
