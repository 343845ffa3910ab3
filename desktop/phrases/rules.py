"""Words of the rules that several places say: why a fighter may not coordinate, what a list does not keep to.

``people`` in the data is an id: whoever says it hands over the name, ``say(message, people=…)``.
"""

from __future__ import annotations

from rules.text import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    # Coordinators (IV-B).
    "coordinator.army_unknown": QT_TRANSLATE_NOOP("Phrases", "The army has no people yet."),
    "coordinator.people_unknown": QT_TRANSLATE_NOOP("Phrases", "The people of this card is not known yet."),
    "coordinator.ally": QT_TRANSLATE_NOOP("Phrases", "An ally, of another people: {people}."),
    "coordinator.mercenary": QT_TRANSLATE_NOOP("Phrases", "A mercenary of another people: {people}."),
    "coordinator.immortal": QT_TRANSLATE_NOOP("Phrases", "An immortal of another people: {people}."),
    "coordinator.elemental": QT_TRANSLATE_NOOP("Phrases", "An elemental of another people: {people}."),
    "coordinator.alliance_elsewhere": QT_TRANSLATE_NOOP(
        "Phrases", "Its Alliance/{alliance} names neither this people nor its path."
    ),
    "coordinator.pariah": QT_TRANSLATE_NOOP("Phrases", "A Pariah in an army that is not all Pariahs."),
    "coordinator.no_dis": QT_TRANSLATE_NOOP("Phrases", "No Discipline."),
    "coordinator.dis_unknown": QT_TRANSLATE_NOOP("Phrases", "Its Discipline is not known yet."),
    "coordinator.place_off": QT_TRANSLATE_NOOP("Phrases", "Not on the table."),
    "coordinator.place_fled": QT_TRANSLATE_NOOP("Phrases", "Fled."),
    "coordinator.place_dead": QT_TRANSLATE_NOOP("Phrases", "Dead."),
    "coordinator.place_captured": QT_TRANSLATE_NOOP("Phrases", "Captured."),
}
