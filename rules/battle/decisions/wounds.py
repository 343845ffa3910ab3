"""Decisions about wounds and the wound roll."""

from __future__ import annotations

from rules.battle.decisions.decision import Decision, Reading
from rules.battle.ruleset_table import CONFRONTATION, Chapter, Words

DOUBLES = Decision(
    id="doubles",
    chapter=Chapter.TABLE,
    section="II-B-6",
    systems=CONFRONTATION,
    words=Words("Un double avec trois dés", "A double with three dice"),
    text=Words(
        "Le texte dit quels dés sont gardés, pas lesquels font un double.",
        "The text says which dice are kept, not which of them make a double.",
    ),
    readings=(Reading("kept", Words("Lu sur les deux dés gardés", "Read on the two dice kept")),),
)

DECISIONS: tuple[Decision, ...] = (DOUBLES,)
