"""Decisions about the activation phase and its actions."""

from __future__ import annotations

from rules.battle.decisions.decision import Decision, Reading
from rules.battle.ruleset_table import CONFRONTATION, Chapter, Words

DIVE = Decision(
    id="dive",
    chapter=Chapter.ACTIVATION,
    section="V-C-4",
    systems=CONFRONTATION,
    words=Words("Se jeter à couvert\u202f: Cible/+2", "Diving for cover: Target/+2"),
    text=Words(
        "La cible d’un tir peut se jeter à couvert\u202f; "
        "le texte ne dit pas si Cible/+2 compte contre ce tir.",
        "The target of a shot may dive for cover; whether Target/+2 counts against that shot is not said.",
    ),
    readings=(
        Reading("at_once", Words("Aussitôt, ce tir compris", "At once, that shot included")),
        Reading("moved", Words("Avec son déplacement à couvert", "With its move under cover")),
    ),
)

COVER_UNMADE = Decision(
    id="cover_unmade",
    chapter=Chapter.ACTIVATION,
    section="V-C-4",
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
    systems=CONFRONTATION,
    words=Words("Engagé après s’être jeté à couvert", "Engaged after diving for cover"),
    text=Words(
        "Seul un combattant libre se déplace à couvert\u202f; "
        "le texte ne dit rien de qui a été engagé depuis.",
        "Only a free fighter moves under cover; of one that was engaged since the text says nothing.",
    ),
    readings=(Reading("lapses", Words("L’obligation tombe", "The obligation lapses")),),
)

DECISIONS: tuple[Decision, ...] = (DIVE, COVER_UNMADE, COVER_ENGAGED)
