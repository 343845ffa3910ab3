"""Decisions about the current values of characteristics."""

from __future__ import annotations

from rules.battle.decisions.decision import Decision, Reading
from rules.battle.ruleset_table import Chapter, Words

FLOOR = Decision(
    id="floor",
    chapter=Chapter.DICE,
    section="II-A-4",
    since=2,
    words=Words("Minimum du MOU et de la RES", "Minimum of MOV and RES"),
    text=Words(
        "MOU ne descend pas sous 0 ni RES sous 1\u202f; quand ce minimum compte n’est pas dit.",
        "MOV does not fall below 0 nor RES below 1; when that minimum counts is not said.",
    ),
    readings=(
        Reading("end", Words("À la fin du calcul", "At the end of the sum")),
        Reading(
            "each_step", Words("Après les malus, puis après les bonus", "After penalties, then after bonuses")
        ),
    ),
)

DIVISION = Decision(
    id="division",
    chapter=Chapter.DICE,
    section="II-A-4",
    since=2,
    words=Words("Valeur divisée", "A divided value"),
    text=Words(
        "Remplacements, malus, puis bonus\u202f; la place d’une division n’est pas dite.",
        "Replacements, penalties, then bonuses; the place of a division is not said.",
    ),
    readings=(
        Reading("replacement", Words("Avec les remplacements", "Among the replacements")),
        Reading("last", Words("Après les bonus", "After the bonuses")),
    ),
)

DECISIONS: tuple[Decision, ...] = (FLOOR, DIVISION)
