"""Decisions about mana, faith, spells and miracles."""

from __future__ import annotations

from rules.battle.decisions.decision import Decision, Reading
from rules.battle.ruleset_table import MONCONF, Chapter, Words

TARGETS = Decision(
    id="spell_targets",
    chapter=Chapter.MYSTIC,
    section="II-A-3",
    since=2,
    words=Words("Difficulté donnée par plusieurs cibles", "A difficulty that several targets give"),
    text=Words("Le texte ne le dit pas.", "The text does not say."),
    readings=(
        Reading("highest", Words("La plus haute compte", "The highest counts")),
        Reading("lowest", Words("La plus basse compte", "The lowest counts")),
    ),
)

NEUTRAL_PART = Decision(
    id="neutral_part",
    chapter=Chapter.MYSTIC,
    section="II-C-3",
    since=2,
    words=Words("Part neutre d’un coût", "The neutral part of a cost"),
    text=Words("Le texte ne le dit pas.", "The text does not say."),
    readings=(
        Reading(
            "any", Words("Payée par toute gemme, neutres d’abord", "Paid with any gem, neutral ones first")
        ),
        Reading("neutral", Words("Payée par des neutres seulement", "Paid with neutral ones only")),
    ),
)

AREA_DICE = Decision(
    id="area_dice",
    chapter=Chapter.MYSTIC,
    section="II-C-1",
    since=3,
    words=Words("Dés d’une aire", "Dice of an area"),
    text=Words(
        "Lancés au moment d’appliquer l’effet\u202f; la difficulté peut dépendre de qui est dans l’aire.",
        "Rolled as the effect is applied; the difficulty may go by who is within the area.",
    ),
    readings=(
        Reading(
            "before",
            Words(
                "Avant les dés du test\u202f; sans suite s’il échoue",
                "Before the dice of the test; nothing comes of them where it fails",
            ),
        ),
    ),
)

FREQUENCY = Decision(
    id="frequency",
    chapter=Chapter.MYSTIC,
    section="V-D-4",
    since=2,
    words=Words("Fréquence d’un sortilège", "How often a spell may be cast"),
    text=Words("Le texte ne le dit pas.", "The text does not say."),
    readings=(
        Reading("caster", Words("Comptée pour chaque lanceur", "Counted for each caster")),
        Reading("side", Words("Comptée pour le camp", "Counted for the side")),
    ),
)

GONE_CASTER = Decision(
    id="gone_caster",
    chapter=Chapter.MYSTIC,
    section="II-C-3",
    since=2,
    words=Words("Entretien d’un lanceur qui n’est plus là", "Upkeep of a caster that is gone"),
    text=Words(
        "Le lanceur donne lui-même ses gemmes ou sa foi\u202f; rien n’est dit de qui a quitté la table.",
        "The caster gives up the gems or faith itself; of one that left the table nothing is said.",
    ),
    readings=(
        Reading("ends", Words("N’est plus payé\u202f: l’effet cesse", "Is paid no more: the effect ends")),
        Reading("pays", Words("Payé d’où qu’il soit", "Is paid from wherever it is")),
    ),
)

SPENT = Decision(
    id="cast_spent",
    chapter=Chapter.MYSTIC,
    section="V-D-4",
    since=2,
    words=Words("Ressources d’un lancement raté", "What a failed casting costs"),
    text=Words("Le texte ne le dit pas.", "The text does not say."),
    readings=(Reading("always", Words("Dépensées quoi qu’il arrive", "Spent whatever the test gives")),),
)

CASTER_SIX = Decision(
    id="cast_six",
    chapter=Chapter.MYSTIC,
    section="II-A-1",
    since=2,
    words=Words("Les dés d’une difficulté", "The dice of a difficulty"),
    text=Words("Le texte ne le dit pas.", "The text does not say."),
    readings=(
        Reading(
            "kept",
            Words("S’ajoutent tels quels, 6 compris", "Are added as they fall, 6s too"),
        ),
    ),
)

OTHER_PHASE = Decision(
    id="cast_phase",
    chapter=Chapter.MYSTIC,
    section="V-B-5",
    since=2,
    words=Words("Lancer hors de la phase d’activation", "Casting outside the activation phase"),
    text=Words(
        "L’action mystique est de l’activation\u202f; des cartes disent d’autres phases.",
        "The mystic action belongs to the activation; some cards name other phases.",
    ),
    readings=(
        Reading(
            "card", Words("La carte le dit\u202f: rien n’est refusé", "The card says so: nothing is refused")
        ),
    ),
)

RECOVERED = Decision(
    id="recovered",
    chapter=Chapter.MYSTIC,
    section="",
    since=2,
    words=Words("Éléments des gemmes récupérées", "The elements of gems that come back"),
    text=Words("Le texte ne le dit pas.", "The text does not say."),
    readings=(
        Reading("each", Words("Au choix du magicien, gemme par gemme", "The mage chooses for each gem")),
    ),
)

HEALING_SIX = Decision(
    id="healing_six",
    chapter=Chapter.MYSTIC,
    section="II-B-5",
    since=2,
    words=Words("Un 6 en soignant", "A 6 when healing"),
    text=Words("Le texte ne le dit pas.", "The text does not say."),
    readings=(
        Reading(
            "kept",
            Words("N’est pas relancé\u202f: ce n’est pas un test", "Is not rolled again: it is no test"),
        ),
    ),
)

MELEE_GEM = Decision(
    id="melee_gem",
    chapter=Chapter.MYSTIC,
    section="MonCon’F",
    since=2,
    systems=MONCONF,
    words=Words("La gemme de plus au contact", "The gem more in contact"),
    text=Words(
        "«\u202fUne gemme de plus\u202f», sans dire de quel élément.", "“One gem more”, without its element."
    ),
    readings=(Reading("first", Words("Du premier élément du coût", "Of the first element of the cost")),),
)

DECISIONS: tuple[Decision, ...] = (
    TARGETS,
    NEUTRAL_PART,
    AREA_DICE,
    FREQUENCY,
    GONE_CASTER,
    SPENT,
    CASTER_SIX,
    OTHER_PHASE,
    RECOVERED,
    HEALING_SIX,
    MELEE_GEM,
)
